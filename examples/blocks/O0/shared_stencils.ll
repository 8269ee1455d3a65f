; ModuleID = 'shared_stencils.cu'
source_filename = "shared_stencils.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@_ZZ16stencil1d_sharedPKfPfiE1s = internal addrspace(3) global [70 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ16stencil2d_sharedPKfPfiiE1s = internal addrspace(3) global [18 x [18 x float]] undef, align 4
@_ZZ11blur_sharedPKfS0_PfiiE1s = internal addrspace(3) global [10 x [34 x float]] undef, align 4
@_ZZ16stencil3d_planesPKfPfiiiE1s = internal addrspace(3) global [10 x [18 x float]] undef, align 4
@_ZZ13stencil3d_boxPKfPfiiiE1s = internal addrspace(3) global [6 x [10 x [10 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16stencil1d_sharedPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %16, 3
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi contract float [ %26, %21 ], [ 0.000000e+00, %27 ]
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [70 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 0, i64 %31
  store float %29, ptr %32, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = icmp ult i32 %33, 3
  br i1 %34, label %35, label %70

35:                                               ; preds = %28
  %36 = load i32, ptr %7, align 4
  %37 = icmp sge i32 %36, 3
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sub nsw i32 %40, 3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %39, i64 %42
  %44 = load float, ptr %43, align 4
  br label %46

45:                                               ; preds = %35
  br label %46

46:                                               ; preds = %45, %38
  %47 = phi contract float [ %44, %38 ], [ 0.000000e+00, %45 ]
  %48 = load i32, ptr %8, align 4
  %49 = sub nsw i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [70 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 0, i64 %50
  store float %47, ptr %51, align 4
  %52 = load i32, ptr %7, align 4
  %53 = add nsw i32 %52, 64
  %54 = load i32, ptr %6, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %46
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %58, 64
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %57, i64 %60
  %62 = load float, ptr %61, align 4
  br label %64

63:                                               ; preds = %46
  br label %64

64:                                               ; preds = %63, %56
  %65 = phi contract float [ %62, %56 ], [ 0.000000e+00, %63 ]
  %66 = load i32, ptr %8, align 4
  %67 = add nsw i32 %66, 64
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [70 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 0, i64 %68
  store float %65, ptr %69, align 4
  br label %70

70:                                               ; preds = %64, %28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %9, align 4
  store i32 -3, ptr %10, align 4
  br label %71

71:                                               ; preds = %83, %70
  %72 = load i32, ptr %10, align 4
  %73 = icmp sle i32 %72, 3
  br i1 %73, label %74, label %86

74:                                               ; preds = %71
  %75 = load i32, ptr %8, align 4
  %76 = load i32, ptr %10, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [70 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load float, ptr %9, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %9, align 4
  br label %83

83:                                               ; preds = %74
  %84 = load i32, ptr %10, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %10, align 4
  br label %71, !llvm.loop !3

86:                                               ; preds = %71
  %87 = load i32, ptr %7, align 4
  %88 = load i32, ptr %6, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %96

90:                                               ; preds = %86
  %91 = load float, ptr %9, align 4
  %92 = load ptr, ptr %5, align 8
  %93 = load i32, ptr %7, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  store float %91, ptr %95, align 4
  br label %96

96:                                               ; preds = %90, %86
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16stencil2d_sharedPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 16
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = mul i32 %18, 16
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %22, 1
  store i32 %23, ptr %11, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = add i32 %24, 1
  store i32 %25, ptr %12, align 4
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %33

29:                                               ; preds = %4
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %7, align 4
  %32 = icmp slt i32 %30, %31
  br label %33

33:                                               ; preds = %29, %4
  %34 = phi i1 [ false, %4 ], [ %32, %29 ]
  %35 = zext i1 %34 to i8
  store i8 %35, ptr %13, align 1
  %36 = load i8, ptr %13, align 1
  %37 = trunc i8 %36 to i1
  br i1 %37, label %38, label %140

38:                                               ; preds = %33
  %39 = load ptr, ptr %5, align 8
  %40 = load i32, ptr %10, align 4
  %41 = load i32, ptr %8, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %49
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [18 x float], ptr %50, i64 0, i64 %52
  store float %47, ptr %53, align 4
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %74

56:                                               ; preds = %38
  %57 = load i32, ptr %9, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %74

59:                                               ; preds = %56
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %10, align 4
  %62 = load i32, ptr %8, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %63, %64
  %66 = sub nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %60, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %71
  %73 = getelementptr inbounds [18 x float], ptr %72, i64 0, i64 0
  store float %69, ptr %73, align 4
  br label %74

74:                                               ; preds = %59, %56, %38
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %76 = icmp eq i32 %75, 15
  br i1 %76, label %77, label %97

77:                                               ; preds = %74
  %78 = load i32, ptr %9, align 4
  %79 = load i32, ptr %8, align 4
  %80 = sub nsw i32 %79, 1
  %81 = icmp slt i32 %78, %80
  br i1 %81, label %82, label %97

82:                                               ; preds = %77
  %83 = load ptr, ptr %5, align 8
  %84 = load i32, ptr %10, align 4
  %85 = load i32, ptr %8, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %9, align 4
  %88 = add nsw i32 %86, %87
  %89 = add nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %83, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load i32, ptr %12, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %94
  %96 = getelementptr inbounds [18 x float], ptr %95, i64 0, i64 17
  store float %92, ptr %96, align 4
  br label %97

97:                                               ; preds = %82, %77, %74
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %117

100:                                              ; preds = %97
  %101 = load i32, ptr %10, align 4
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %103, label %117

103:                                              ; preds = %100
  %104 = load ptr, ptr %5, align 8
  %105 = load i32, ptr %10, align 4
  %106 = sub nsw i32 %105, 1
  %107 = load i32, ptr %8, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %9, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %104, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = load i32, ptr %11, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %115
  store float %113, ptr %116, align 4
  br label %117

117:                                              ; preds = %103, %100, %97
  %118 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %119 = icmp eq i32 %118, 15
  br i1 %119, label %120, label %139

120:                                              ; preds = %117
  %121 = load i32, ptr %10, align 4
  %122 = load i32, ptr %7, align 4
  %123 = sub nsw i32 %122, 1
  %124 = icmp slt i32 %121, %123
  br i1 %124, label %125, label %139

125:                                              ; preds = %120
  %126 = load ptr, ptr %5, align 8
  %127 = load i32, ptr %10, align 4
  %128 = add nsw i32 %127, 1
  %129 = load i32, ptr %8, align 4
  %130 = mul nsw i32 %128, %129
  %131 = load i32, ptr %9, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %126, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load i32, ptr %11, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [18 x float], ptr getelementptr inbounds ([18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 17), i64 0, i64 %137
  store float %135, ptr %138, align 4
  br label %139

139:                                              ; preds = %125, %120, %117
  br label %140

140:                                              ; preds = %139, %33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = load i32, ptr %9, align 4
  %142 = icmp sgt i32 %141, 0
  br i1 %142, label %143, label %201

143:                                              ; preds = %140
  %144 = load i32, ptr %9, align 4
  %145 = load i32, ptr %8, align 4
  %146 = sub nsw i32 %145, 1
  %147 = icmp slt i32 %144, %146
  br i1 %147, label %148, label %201

148:                                              ; preds = %143
  %149 = load i32, ptr %10, align 4
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %201

151:                                              ; preds = %148
  %152 = load i32, ptr %10, align 4
  %153 = load i32, ptr %7, align 4
  %154 = sub nsw i32 %153, 1
  %155 = icmp slt i32 %152, %154
  br i1 %155, label %156, label %201

156:                                              ; preds = %151
  %157 = load i32, ptr %12, align 4
  %158 = sub nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %159
  %161 = load i32, ptr %11, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [18 x float], ptr %160, i64 0, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = load i32, ptr %12, align 4
  %166 = add nsw i32 %165, 1
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %167
  %169 = load i32, ptr %11, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [18 x float], ptr %168, i64 0, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fadd contract float %164, %172
  %174 = load i32, ptr %12, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %175
  %177 = load i32, ptr %11, align 4
  %178 = sub nsw i32 %177, 1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [18 x float], ptr %176, i64 0, i64 %179
  %181 = load float, ptr %180, align 4
  %182 = fadd contract float %173, %181
  %183 = load i32, ptr %12, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 0, i64 %184
  %186 = load i32, ptr %11, align 4
  %187 = add nsw i32 %186, 1
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [18 x float], ptr %185, i64 0, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fadd contract float %182, %190
  %192 = fmul contract float 2.500000e-01, %191
  %193 = load ptr, ptr %6, align 8
  %194 = load i32, ptr %10, align 4
  %195 = load i32, ptr %8, align 4
  %196 = mul nsw i32 %194, %195
  %197 = load i32, ptr %9, align 4
  %198 = add nsw i32 %196, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %193, i64 %199
  store float %192, ptr %200, align 4
  br label %201

201:                                              ; preds = %156, %151, %148, %143, %140
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11blur_sharedPKfS0_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store ptr %2, ptr %16, align 8
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = mul i32 %30, 32
  %32 = sub i32 %31, 1
  store i32 %32, ptr %19, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = mul i32 %33, 8
  %35 = sub i32 %34, 1
  store i32 %35, ptr %20, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = mul i32 %36, 32
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %21, align 4
  %40 = load i32, ptr %21, align 4
  store i32 %40, ptr %22, align 4
  br label %41

41:                                               ; preds = %86, %5
  %42 = load i32, ptr %22, align 4
  %43 = icmp slt i32 %42, 340
  br i1 %43, label %44, label %89

44:                                               ; preds = %41
  %45 = load i32, ptr %20, align 4
  %46 = load i32, ptr %22, align 4
  %47 = sdiv i32 %46, 34
  %48 = add nsw i32 %45, %47
  store i32 %48, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %49 = load i32, ptr %6, align 4
  %50 = load i32, ptr %7, align 4
  %51 = call noundef i32 @__nv_max(i32 noundef %49, i32 noundef %50) #4
  %52 = load i32, ptr %17, align 4
  %53 = sub nsw i32 %52, 1
  store i32 %51, ptr %10, align 4
  store i32 %53, ptr %11, align 4
  %54 = load i32, ptr %10, align 4
  %55 = load i32, ptr %11, align 4
  %56 = call noundef i32 @__nv_min(i32 noundef %54, i32 noundef %55) #4
  store i32 %56, ptr %23, align 4
  %57 = load i32, ptr %19, align 4
  %58 = load i32, ptr %22, align 4
  %59 = srem i32 %58, 34
  %60 = add nsw i32 %57, %59
  store i32 %60, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %61 = load i32, ptr %8, align 4
  %62 = load i32, ptr %9, align 4
  %63 = call noundef i32 @__nv_max(i32 noundef %61, i32 noundef %62) #4
  %64 = load i32, ptr %18, align 4
  %65 = sub nsw i32 %64, 1
  store i32 %63, ptr %12, align 4
  store i32 %65, ptr %13, align 4
  %66 = load i32, ptr %12, align 4
  %67 = load i32, ptr %13, align 4
  %68 = call noundef i32 @__nv_min(i32 noundef %66, i32 noundef %67) #4
  store i32 %68, ptr %24, align 4
  %69 = load ptr, ptr %14, align 8
  %70 = load i32, ptr %23, align 4
  %71 = load i32, ptr %18, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %24, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = load i32, ptr %22, align 4
  %79 = sdiv i32 %78, 34
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 0, i64 %80
  %82 = load i32, ptr %22, align 4
  %83 = srem i32 %82, 34
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [34 x float], ptr %81, i64 0, i64 %84
  store float %77, ptr %85, align 4
  br label %86

86:                                               ; preds = %44
  %87 = load i32, ptr %22, align 4
  %88 = add nsw i32 %87, 256
  store i32 %88, ptr %22, align 4
  br label %41, !llvm.loop !5

89:                                               ; preds = %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %91 = mul i32 %90, 32
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %93 = add i32 %91, %92
  store i32 %93, ptr %25, align 4
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %95 = mul i32 %94, 8
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %97 = add i32 %95, %96
  store i32 %97, ptr %26, align 4
  %98 = load i32, ptr %25, align 4
  %99 = load i32, ptr %18, align 4
  %100 = icmp sge i32 %98, %99
  br i1 %100, label %105, label %101

101:                                              ; preds = %89
  %102 = load i32, ptr %26, align 4
  %103 = load i32, ptr %17, align 4
  %104 = icmp sge i32 %102, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %101, %89
  br label %154

106:                                              ; preds = %101
  store float 0.000000e+00, ptr %27, align 4
  store i32 0, ptr %28, align 4
  br label %107

107:                                              ; preds = %141, %106
  %108 = load i32, ptr %28, align 4
  %109 = icmp slt i32 %108, 3
  br i1 %109, label %110, label %144

110:                                              ; preds = %107
  store i32 0, ptr %29, align 4
  br label %111

111:                                              ; preds = %137, %110
  %112 = load i32, ptr %29, align 4
  %113 = icmp slt i32 %112, 3
  br i1 %113, label %114, label %140

114:                                              ; preds = %111
  %115 = load ptr, ptr %15, align 8
  %116 = load i32, ptr %28, align 4
  %117 = mul nsw i32 %116, 3
  %118 = load i32, ptr %29, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %115, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %124 = load i32, ptr %28, align 4
  %125 = add i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 0, i64 %126
  %128 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %129 = load i32, ptr %29, align 4
  %130 = add i32 %128, %129
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [34 x float], ptr %127, i64 0, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = fmul contract float %122, %133
  %135 = load float, ptr %27, align 4
  %136 = fadd contract float %135, %134
  store float %136, ptr %27, align 4
  br label %137

137:                                              ; preds = %114
  %138 = load i32, ptr %29, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %29, align 4
  br label %111, !llvm.loop !6

140:                                              ; preds = %111
  br label %141

141:                                              ; preds = %140
  %142 = load i32, ptr %28, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %28, align 4
  br label %107, !llvm.loop !7

144:                                              ; preds = %107
  %145 = load float, ptr %27, align 4
  %146 = load ptr, ptr %16, align 8
  %147 = load i32, ptr %26, align 4
  %148 = load i32, ptr %18, align 4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %25, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %146, i64 %152
  store float %145, ptr %153, align 4
  br label %154

154:                                              ; preds = %144, %105
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16stencil3d_planesPKfPfiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 16
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %11, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = mul i32 %27, 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = add i32 %28, %29
  store i32 %30, ptr %12, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %31, 1
  store i32 %32, ptr %13, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %33, 1
  store i32 %34, ptr %14, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load i32, ptr %8, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %42

38:                                               ; preds = %5
  %39 = load i32, ptr %12, align 4
  %40 = load i32, ptr %9, align 4
  %41 = icmp slt i32 %39, %40
  br label %42

42:                                               ; preds = %38, %5
  %43 = phi i1 [ false, %5 ], [ %41, %38 ]
  %44 = zext i1 %43 to i8
  store i8 %44, ptr %15, align 1
  %45 = load i32, ptr %11, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %60

47:                                               ; preds = %42
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %8, align 4
  %50 = sub nsw i32 %49, 1
  %51 = icmp slt i32 %48, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %47
  %53 = load i32, ptr %12, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %60

55:                                               ; preds = %52
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %9, align 4
  %58 = sub nsw i32 %57, 1
  %59 = icmp slt i32 %56, %58
  br label %60

60:                                               ; preds = %55, %52, %47, %42
  %61 = phi i1 [ false, %52 ], [ false, %47 ], [ false, %42 ], [ %59, %55 ]
  %62 = zext i1 %61 to i8
  store i8 %62, ptr %16, align 1
  %63 = load i32, ptr %8, align 4
  %64 = load i32, ptr %9, align 4
  %65 = mul nsw i32 %63, %64
  store i32 %65, ptr %17, align 4
  %66 = load i32, ptr %12, align 4
  %67 = load i32, ptr %8, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 %68, %69
  store i32 %70, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  %71 = load i8, ptr %15, align 1
  %72 = trunc i8 %71 to i1
  br i1 %72, label %73, label %79

73:                                               ; preds = %60
  %74 = load ptr, ptr %6, align 8
  %75 = load i32, ptr %18, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  %78 = load float, ptr %77, align 4
  br label %80

79:                                               ; preds = %60
  br label %80

80:                                               ; preds = %79, %73
  %81 = phi contract float [ %78, %73 ], [ 0.000000e+00, %79 ]
  store float %81, ptr %20, align 4
  %82 = load i8, ptr %15, align 1
  %83 = trunc i8 %82 to i1
  br i1 %83, label %84, label %92

84:                                               ; preds = %80
  %85 = load ptr, ptr %6, align 8
  %86 = load i32, ptr %18, align 4
  %87 = load i32, ptr %17, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %85, i64 %89
  %91 = load float, ptr %90, align 4
  br label %93

92:                                               ; preds = %80
  br label %93

93:                                               ; preds = %92, %84
  %94 = phi contract float [ %91, %84 ], [ 0.000000e+00, %92 ]
  store float %94, ptr %21, align 4
  store i32 1, ptr %22, align 4
  br label %95

95:                                               ; preds = %272, %93
  %96 = load i32, ptr %22, align 4
  %97 = load i32, ptr %10, align 4
  %98 = sub nsw i32 %97, 1
  %99 = icmp slt i32 %96, %98
  br i1 %99, label %100, label %275

100:                                              ; preds = %95
  %101 = load float, ptr %20, align 4
  store float %101, ptr %19, align 4
  %102 = load float, ptr %21, align 4
  store float %102, ptr %20, align 4
  %103 = load i8, ptr %15, align 1
  %104 = trunc i8 %103 to i1
  br i1 %104, label %105, label %116

105:                                              ; preds = %100
  %106 = load ptr, ptr %6, align 8
  %107 = load i32, ptr %18, align 4
  %108 = load i32, ptr %22, align 4
  %109 = add nsw i32 %108, 1
  %110 = load i32, ptr %17, align 4
  %111 = mul nsw i32 %109, %110
  %112 = add nsw i32 %107, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %106, i64 %113
  %115 = load float, ptr %114, align 4
  br label %117

116:                                              ; preds = %100
  br label %117

117:                                              ; preds = %116, %105
  %118 = phi contract float [ %115, %105 ], [ 0.000000e+00, %116 ]
  store float %118, ptr %21, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = load float, ptr %20, align 4
  %120 = load i32, ptr %14, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %121
  %123 = load i32, ptr %13, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [18 x float], ptr %122, i64 0, i64 %124
  store float %119, ptr %125, align 4
  %126 = load i8, ptr %15, align 1
  %127 = trunc i8 %126 to i1
  br i1 %127, label %128, label %217

128:                                              ; preds = %117
  %129 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %128
  %132 = load i32, ptr %11, align 4
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %134, label %149

134:                                              ; preds = %131
  %135 = load ptr, ptr %6, align 8
  %136 = load i32, ptr %18, align 4
  %137 = load i32, ptr %22, align 4
  %138 = load i32, ptr %17, align 4
  %139 = mul nsw i32 %137, %138
  %140 = add nsw i32 %136, %139
  %141 = sub nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %135, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load i32, ptr %14, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %146
  %148 = getelementptr inbounds [18 x float], ptr %147, i64 0, i64 0
  store float %144, ptr %148, align 4
  br label %149

149:                                              ; preds = %134, %131, %128
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %151 = icmp eq i32 %150, 15
  br i1 %151, label %152, label %172

152:                                              ; preds = %149
  %153 = load i32, ptr %11, align 4
  %154 = load i32, ptr %8, align 4
  %155 = sub nsw i32 %154, 1
  %156 = icmp slt i32 %153, %155
  br i1 %156, label %157, label %172

157:                                              ; preds = %152
  %158 = load ptr, ptr %6, align 8
  %159 = load i32, ptr %18, align 4
  %160 = load i32, ptr %22, align 4
  %161 = load i32, ptr %17, align 4
  %162 = mul nsw i32 %160, %161
  %163 = add nsw i32 %159, %162
  %164 = add nsw i32 %163, 1
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %158, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = load i32, ptr %14, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %169
  %171 = getelementptr inbounds [18 x float], ptr %170, i64 0, i64 17
  store float %167, ptr %171, align 4
  br label %172

172:                                              ; preds = %157, %152, %149
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %193

175:                                              ; preds = %172
  %176 = load i32, ptr %12, align 4
  %177 = icmp sgt i32 %176, 0
  br i1 %177, label %178, label %193

178:                                              ; preds = %175
  %179 = load ptr, ptr %6, align 8
  %180 = load i32, ptr %18, align 4
  %181 = load i32, ptr %22, align 4
  %182 = load i32, ptr %17, align 4
  %183 = mul nsw i32 %181, %182
  %184 = add nsw i32 %180, %183
  %185 = load i32, ptr %8, align 4
  %186 = sub nsw i32 %184, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %179, i64 %187
  %189 = load float, ptr %188, align 4
  %190 = load i32, ptr %13, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %191
  store float %189, ptr %192, align 4
  br label %193

193:                                              ; preds = %178, %175, %172
  %194 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %195 = icmp eq i32 %194, 7
  br i1 %195, label %196, label %216

196:                                              ; preds = %193
  %197 = load i32, ptr %12, align 4
  %198 = load i32, ptr %9, align 4
  %199 = sub nsw i32 %198, 1
  %200 = icmp slt i32 %197, %199
  br i1 %200, label %201, label %216

201:                                              ; preds = %196
  %202 = load ptr, ptr %6, align 8
  %203 = load i32, ptr %18, align 4
  %204 = load i32, ptr %22, align 4
  %205 = load i32, ptr %17, align 4
  %206 = mul nsw i32 %204, %205
  %207 = add nsw i32 %203, %206
  %208 = load i32, ptr %8, align 4
  %209 = add nsw i32 %207, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %202, i64 %210
  %212 = load float, ptr %211, align 4
  %213 = load i32, ptr %13, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [18 x float], ptr getelementptr inbounds ([10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 9), i64 0, i64 %214
  store float %212, ptr %215, align 4
  br label %216

216:                                              ; preds = %201, %196, %193
  br label %217

217:                                              ; preds = %216, %117
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %218 = load i8, ptr %16, align 1
  %219 = trunc i8 %218 to i1
  br i1 %219, label %220, label %271

220:                                              ; preds = %217
  %221 = load float, ptr %21, align 4
  %222 = load float, ptr %19, align 4
  %223 = fadd contract float %221, %222
  %224 = load i32, ptr %14, align 4
  %225 = sub nsw i32 %224, 1
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %226
  %228 = load i32, ptr %13, align 4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [18 x float], ptr %227, i64 0, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = fadd contract float %223, %231
  %233 = load i32, ptr %14, align 4
  %234 = add nsw i32 %233, 1
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %235
  %237 = load i32, ptr %13, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [18 x float], ptr %236, i64 0, i64 %238
  %240 = load float, ptr %239, align 4
  %241 = fadd contract float %232, %240
  %242 = load i32, ptr %14, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %243
  %245 = load i32, ptr %13, align 4
  %246 = sub nsw i32 %245, 1
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [18 x float], ptr %244, i64 0, i64 %247
  %249 = load float, ptr %248, align 4
  %250 = fadd contract float %241, %249
  %251 = load i32, ptr %14, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [10 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 0, i64 %252
  %254 = load i32, ptr %13, align 4
  %255 = add nsw i32 %254, 1
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [18 x float], ptr %253, i64 0, i64 %256
  %258 = load float, ptr %257, align 4
  %259 = fadd contract float %250, %258
  %260 = load float, ptr %20, align 4
  %261 = fmul contract float 6.000000e+00, %260
  %262 = fsub contract float %259, %261
  %263 = load ptr, ptr %7, align 8
  %264 = load i32, ptr %18, align 4
  %265 = load i32, ptr %22, align 4
  %266 = load i32, ptr %17, align 4
  %267 = mul nsw i32 %265, %266
  %268 = add nsw i32 %264, %267
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds float, ptr %263, i64 %269
  store float %262, ptr %270, align 4
  br label %271

271:                                              ; preds = %220, %217
  br label %272

272:                                              ; preds = %271
  %273 = load i32, ptr %22, align 4
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %22, align 4
  br label %95, !llvm.loop !8

275:                                              ; preds = %95
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13stencil3d_boxPKfPfiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %11, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %19, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  store i32 %20, ptr %13, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = mul i32 %21, 8
  %23 = load i32, ptr %11, align 4
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = mul i32 %25, 8
  %27 = load i32, ptr %12, align 4
  %28 = add i32 %26, %27
  store i32 %28, ptr %15, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %30 = mul i32 %29, 4
  %31 = load i32, ptr %13, align 4
  %32 = add i32 %30, %31
  store i32 %32, ptr %16, align 4
  %33 = load i32, ptr %16, align 4
  %34 = load i32, ptr %9, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %15, align 4
  %37 = add nsw i32 %35, %36
  %38 = load i32, ptr %8, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %14, align 4
  %41 = add nsw i32 %39, %40
  store i32 %41, ptr %17, align 4
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %8, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %215

45:                                               ; preds = %5
  %46 = load i32, ptr %15, align 4
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %215

49:                                               ; preds = %45
  %50 = load i32, ptr %16, align 4
  %51 = load i32, ptr %10, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %215

53:                                               ; preds = %49
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %17, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load i32, ptr %13, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %61
  %63 = load i32, ptr %12, align 4
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [10 x [10 x float]], ptr %62, i64 0, i64 %65
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [10 x float], ptr %66, i64 0, i64 %69
  store float %58, ptr %70, align 4
  %71 = load i32, ptr %11, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %92

73:                                               ; preds = %53
  %74 = load i32, ptr %14, align 4
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %92

76:                                               ; preds = %73
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %17, align 4
  %79 = sub nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %77, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %85
  %87 = load i32, ptr %12, align 4
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [10 x [10 x float]], ptr %86, i64 0, i64 %89
  %91 = getelementptr inbounds [10 x float], ptr %90, i64 0, i64 0
  store float %82, ptr %91, align 4
  br label %92

92:                                               ; preds = %76, %73, %53
  %93 = load i32, ptr %11, align 4
  %94 = icmp eq i32 %93, 7
  br i1 %94, label %95, label %116

95:                                               ; preds = %92
  %96 = load i32, ptr %14, align 4
  %97 = add nsw i32 %96, 1
  %98 = load i32, ptr %8, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %116

100:                                              ; preds = %95
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr %17, align 4
  %103 = add nsw i32 %102, 1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %101, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load i32, ptr %13, align 4
  %108 = add nsw i32 %107, 1
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %109
  %111 = load i32, ptr %12, align 4
  %112 = add nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [10 x [10 x float]], ptr %110, i64 0, i64 %113
  %115 = getelementptr inbounds [10 x float], ptr %114, i64 0, i64 9
  store float %106, ptr %115, align 4
  br label %116

116:                                              ; preds = %100, %95, %92
  %117 = load i32, ptr %12, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %139

119:                                              ; preds = %116
  %120 = load i32, ptr %15, align 4
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %122, label %139

122:                                              ; preds = %119
  %123 = load ptr, ptr %6, align 8
  %124 = load i32, ptr %17, align 4
  %125 = load i32, ptr %8, align 4
  %126 = sub nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %123, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = load i32, ptr %13, align 4
  %131 = add nsw i32 %130, 1
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %132
  %134 = getelementptr inbounds [10 x [10 x float]], ptr %133, i64 0, i64 0
  %135 = load i32, ptr %11, align 4
  %136 = add nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [10 x float], ptr %134, i64 0, i64 %137
  store float %129, ptr %138, align 4
  br label %139

139:                                              ; preds = %122, %119, %116
  %140 = load i32, ptr %12, align 4
  %141 = icmp eq i32 %140, 7
  br i1 %141, label %142, label %164

142:                                              ; preds = %139
  %143 = load i32, ptr %15, align 4
  %144 = add nsw i32 %143, 1
  %145 = load i32, ptr %9, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %164

147:                                              ; preds = %142
  %148 = load ptr, ptr %6, align 8
  %149 = load i32, ptr %17, align 4
  %150 = load i32, ptr %8, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %148, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = load i32, ptr %13, align 4
  %156 = add nsw i32 %155, 1
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %157
  %159 = getelementptr inbounds [10 x [10 x float]], ptr %158, i64 0, i64 9
  %160 = load i32, ptr %11, align 4
  %161 = add nsw i32 %160, 1
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [10 x float], ptr %159, i64 0, i64 %162
  store float %154, ptr %163, align 4
  br label %164

164:                                              ; preds = %147, %142, %139
  %165 = load i32, ptr %13, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %188

167:                                              ; preds = %164
  %168 = load i32, ptr %16, align 4
  %169 = icmp sgt i32 %168, 0
  br i1 %169, label %170, label %188

170:                                              ; preds = %167
  %171 = load ptr, ptr %6, align 8
  %172 = load i32, ptr %17, align 4
  %173 = load i32, ptr %8, align 4
  %174 = load i32, ptr %9, align 4
  %175 = mul nsw i32 %173, %174
  %176 = sub nsw i32 %172, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %171, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = load i32, ptr %12, align 4
  %181 = add nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %182
  %184 = load i32, ptr %11, align 4
  %185 = add nsw i32 %184, 1
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [10 x float], ptr %183, i64 0, i64 %186
  store float %179, ptr %187, align 4
  br label %188

188:                                              ; preds = %170, %167, %164
  %189 = load i32, ptr %13, align 4
  %190 = icmp eq i32 %189, 3
  br i1 %190, label %191, label %214

191:                                              ; preds = %188
  %192 = load i32, ptr %16, align 4
  %193 = add nsw i32 %192, 1
  %194 = load i32, ptr %10, align 4
  %195 = icmp slt i32 %193, %194
  br i1 %195, label %196, label %214

196:                                              ; preds = %191
  %197 = load ptr, ptr %6, align 8
  %198 = load i32, ptr %17, align 4
  %199 = load i32, ptr %8, align 4
  %200 = load i32, ptr %9, align 4
  %201 = mul nsw i32 %199, %200
  %202 = add nsw i32 %198, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %197, i64 %203
  %205 = load float, ptr %204, align 4
  %206 = load i32, ptr %12, align 4
  %207 = add nsw i32 %206, 1
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [10 x [10 x float]], ptr getelementptr inbounds ([6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 5), i64 0, i64 %208
  %210 = load i32, ptr %11, align 4
  %211 = add nsw i32 %210, 1
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [10 x float], ptr %209, i64 0, i64 %212
  store float %205, ptr %213, align 4
  br label %214

214:                                              ; preds = %196, %191, %188
  br label %215

215:                                              ; preds = %214, %49, %45, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %216 = load i32, ptr %14, align 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %239, label %218

218:                                              ; preds = %215
  %219 = load i32, ptr %14, align 4
  %220 = load i32, ptr %8, align 4
  %221 = sub nsw i32 %220, 1
  %222 = icmp sge i32 %219, %221
  br i1 %222, label %239, label %223

223:                                              ; preds = %218
  %224 = load i32, ptr %15, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %239, label %226

226:                                              ; preds = %223
  %227 = load i32, ptr %15, align 4
  %228 = load i32, ptr %9, align 4
  %229 = sub nsw i32 %228, 1
  %230 = icmp sge i32 %227, %229
  br i1 %230, label %239, label %231

231:                                              ; preds = %226
  %232 = load i32, ptr %16, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %239, label %234

234:                                              ; preds = %231
  %235 = load i32, ptr %16, align 4
  %236 = load i32, ptr %10, align 4
  %237 = sub nsw i32 %236, 1
  %238 = icmp sge i32 %235, %237
  br i1 %238, label %239, label %240

239:                                              ; preds = %234, %231, %226, %223, %218, %215
  br label %340

240:                                              ; preds = %234
  %241 = load i32, ptr %13, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %242
  %244 = load i32, ptr %12, align 4
  %245 = add nsw i32 %244, 1
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [10 x [10 x float]], ptr %243, i64 0, i64 %246
  %248 = load i32, ptr %11, align 4
  %249 = add nsw i32 %248, 1
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [10 x float], ptr %247, i64 0, i64 %250
  %252 = load float, ptr %251, align 4
  %253 = load i32, ptr %13, align 4
  %254 = add nsw i32 %253, 2
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %255
  %257 = load i32, ptr %12, align 4
  %258 = add nsw i32 %257, 1
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [10 x [10 x float]], ptr %256, i64 0, i64 %259
  %261 = load i32, ptr %11, align 4
  %262 = add nsw i32 %261, 1
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [10 x float], ptr %260, i64 0, i64 %263
  %265 = load float, ptr %264, align 4
  %266 = fadd contract float %252, %265
  %267 = load i32, ptr %13, align 4
  %268 = add nsw i32 %267, 1
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %269
  %271 = load i32, ptr %12, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [10 x [10 x float]], ptr %270, i64 0, i64 %272
  %274 = load i32, ptr %11, align 4
  %275 = add nsw i32 %274, 1
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [10 x float], ptr %273, i64 0, i64 %276
  %278 = load float, ptr %277, align 4
  %279 = fadd contract float %266, %278
  %280 = load i32, ptr %13, align 4
  %281 = add nsw i32 %280, 1
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %282
  %284 = load i32, ptr %12, align 4
  %285 = add nsw i32 %284, 2
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [10 x [10 x float]], ptr %283, i64 0, i64 %286
  %288 = load i32, ptr %11, align 4
  %289 = add nsw i32 %288, 1
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [10 x float], ptr %287, i64 0, i64 %290
  %292 = load float, ptr %291, align 4
  %293 = fadd contract float %279, %292
  %294 = load i32, ptr %13, align 4
  %295 = add nsw i32 %294, 1
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %296
  %298 = load i32, ptr %12, align 4
  %299 = add nsw i32 %298, 1
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds [10 x [10 x float]], ptr %297, i64 0, i64 %300
  %302 = load i32, ptr %11, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [10 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = fadd contract float %293, %305
  %307 = load i32, ptr %13, align 4
  %308 = add nsw i32 %307, 1
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %309
  %311 = load i32, ptr %12, align 4
  %312 = add nsw i32 %311, 1
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds [10 x [10 x float]], ptr %310, i64 0, i64 %313
  %315 = load i32, ptr %11, align 4
  %316 = add nsw i32 %315, 2
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [10 x float], ptr %314, i64 0, i64 %317
  %319 = load float, ptr %318, align 4
  %320 = fadd contract float %306, %319
  %321 = load i32, ptr %13, align 4
  %322 = add nsw i32 %321, 1
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds [6 x [10 x [10 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 0, i64 %323
  %325 = load i32, ptr %12, align 4
  %326 = add nsw i32 %325, 1
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds [10 x [10 x float]], ptr %324, i64 0, i64 %327
  %329 = load i32, ptr %11, align 4
  %330 = add nsw i32 %329, 1
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds [10 x float], ptr %328, i64 0, i64 %331
  %333 = load float, ptr %332, align 4
  %334 = fmul contract float 6.000000e+00, %333
  %335 = fsub contract float %320, %334
  %336 = load ptr, ptr %7, align 8
  %337 = load i32, ptr %17, align 4
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds float, ptr %336, i64 %338
  store float %335, ptr %339, align 4
  br label %340

340:                                              ; preds = %240, %239
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
