; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_Z14__shfl_up_syncjiji = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@buffers = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ13scan_blellochPKiPiS1_iE1s = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10scan_warpsPKiPiiE6totals = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z18scan_hillis_steelePKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
  store i32 1, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi contract float [ %26, %21 ], [ 0.000000e+00, %27 ]
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %31
  store float %29, ptr %32, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %11, align 4
  br label %33

33:                                               ; preds = %89, %28
  %34 = load i32, ptr %11, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %36 = icmp ult i32 %34, %35
  br i1 %36, label %37, label %92

37:                                               ; preds = %33
  %38 = load i32, ptr %10, align 4
  %39 = sub nsw i32 1, %38
  store i32 %39, ptr %10, align 4
  %40 = load i32, ptr %10, align 4
  %41 = sub nsw i32 1, %40
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %11, align 4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %45, label %72

45:                                               ; preds = %37
  %46 = load i32, ptr %9, align 4
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %48 = mul i32 %46, %47
  %49 = load i32, ptr %7, align 4
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = load i32, ptr %9, align 4
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = mul i32 %54, %55
  %57 = load i32, ptr %7, align 4
  %58 = add i32 %56, %57
  %59 = load i32, ptr %11, align 4
  %60 = sub i32 %58, %59
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = fadd contract float %53, %63
  %65 = load i32, ptr %10, align 4
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %67 = mul i32 %65, %66
  %68 = load i32, ptr %7, align 4
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %70
  store float %64, ptr %71, align 4
  br label %88

72:                                               ; preds = %37
  %73 = load i32, ptr %9, align 4
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %75 = mul i32 %73, %74
  %76 = load i32, ptr %7, align 4
  %77 = add i32 %75, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load i32, ptr %10, align 4
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %83 = mul i32 %81, %82
  %84 = load i32, ptr %7, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %86
  store float %80, ptr %87, align 4
  br label %88

88:                                               ; preds = %72, %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %11, align 4
  %91 = mul nsw i32 %90, 2
  store i32 %91, ptr %11, align 4
  br label %33, !llvm.loop !3

92:                                               ; preds = %33
  %93 = load i32, ptr %8, align 4
  %94 = load i32, ptr %6, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %96, label %109

96:                                               ; preds = %92
  %97 = load i32, ptr %10, align 4
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %99 = mul i32 %97, %98
  %100 = load i32, ptr %7, align 4
  %101 = add i32 %99, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 0, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %5, align 8
  %106 = load i32, ptr %8, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  store float %104, ptr %108, align 4
  br label %109

109:                                              ; preds = %96, %92
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13scan_blellochPKiPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
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
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %9, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = mul i32 %20, 256
  store i32 %21, ptr %10, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %9, align 4
  %24 = mul nsw i32 2, %23
  %25 = add nsw i32 %22, %24
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %37

28:                                               ; preds = %4
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %9, align 4
  %32 = mul nsw i32 2, %31
  %33 = add nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %29, i64 %34
  %36 = load i32, ptr %35, align 4
  br label %38

37:                                               ; preds = %4
  br label %38

38:                                               ; preds = %37, %28
  %39 = phi i32 [ %36, %28 ], [ 0, %37 ]
  %40 = load i32, ptr %9, align 4
  %41 = mul nsw i32 2, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %42
  store i32 %39, ptr %43, align 4
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %9, align 4
  %46 = mul nsw i32 2, %45
  %47 = add nsw i32 %44, %46
  %48 = add nsw i32 %47, 1
  %49 = load i32, ptr %8, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %38
  %52 = load ptr, ptr %5, align 8
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = mul nsw i32 2, %54
  %56 = add nsw i32 %53, %55
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %52, i64 %58
  %60 = load i32, ptr %59, align 4
  br label %62

61:                                               ; preds = %38
  br label %62

62:                                               ; preds = %61, %51
  %63 = phi i32 [ %60, %51 ], [ 0, %61 ]
  %64 = load i32, ptr %9, align 4
  %65 = mul nsw i32 2, %64
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %67
  store i32 %63, ptr %68, align 4
  store i32 1, ptr %11, align 4
  store i32 128, ptr %12, align 4
  br label %69

69:                                               ; preds = %101, %62
  %70 = load i32, ptr %12, align 4
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %72, label %104

72:                                               ; preds = %69
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %12, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %98

76:                                               ; preds = %72
  %77 = load i32, ptr %11, align 4
  %78 = load i32, ptr %9, align 4
  %79 = mul nsw i32 2, %78
  %80 = add nsw i32 %79, 1
  %81 = mul nsw i32 %77, %80
  %82 = sub nsw i32 %81, 1
  store i32 %82, ptr %13, align 4
  %83 = load i32, ptr %11, align 4
  %84 = load i32, ptr %9, align 4
  %85 = mul nsw i32 2, %84
  %86 = add nsw i32 %85, 2
  %87 = mul nsw i32 %83, %86
  %88 = sub nsw i32 %87, 1
  store i32 %88, ptr %14, align 4
  %89 = load i32, ptr %13, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = load i32, ptr %14, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = add nsw i32 %96, %92
  store i32 %97, ptr %95, align 4
  br label %98

98:                                               ; preds = %76, %72
  %99 = load i32, ptr %11, align 4
  %100 = mul nsw i32 %99, 2
  store i32 %100, ptr %11, align 4
  br label %101

101:                                              ; preds = %98
  %102 = load i32, ptr %12, align 4
  %103 = ashr i32 %102, 1
  store i32 %103, ptr %12, align 4
  br label %69, !llvm.loop !5

104:                                              ; preds = %69
  %105 = load i32, ptr %9, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %113

107:                                              ; preds = %104
  %108 = load i32, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 255), align 4
  %109 = load ptr, ptr %7, align 8
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %109, i64 %111
  store i32 %108, ptr %112, align 4
  store i32 0, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 255), align 4
  br label %113

113:                                              ; preds = %107, %104
  store i32 1, ptr %15, align 4
  br label %114

114:                                              ; preds = %154, %113
  %115 = load i32, ptr %15, align 4
  %116 = icmp slt i32 %115, 256
  br i1 %116, label %117, label %157

117:                                              ; preds = %114
  %118 = load i32, ptr %11, align 4
  %119 = ashr i32 %118, 1
  store i32 %119, ptr %11, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %120 = load i32, ptr %9, align 4
  %121 = load i32, ptr %15, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %153

123:                                              ; preds = %117
  %124 = load i32, ptr %11, align 4
  %125 = load i32, ptr %9, align 4
  %126 = mul nsw i32 2, %125
  %127 = add nsw i32 %126, 1
  %128 = mul nsw i32 %124, %127
  %129 = sub nsw i32 %128, 1
  store i32 %129, ptr %16, align 4
  %130 = load i32, ptr %11, align 4
  %131 = load i32, ptr %9, align 4
  %132 = mul nsw i32 2, %131
  %133 = add nsw i32 %132, 2
  %134 = mul nsw i32 %130, %133
  %135 = sub nsw i32 %134, 1
  store i32 %135, ptr %17, align 4
  %136 = load i32, ptr %16, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %137
  %139 = load i32, ptr %138, align 4
  store i32 %139, ptr %18, align 4
  %140 = load i32, ptr %17, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = load i32, ptr %16, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %145
  store i32 %143, ptr %146, align 4
  %147 = load i32, ptr %18, align 4
  %148 = load i32, ptr %17, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = add nsw i32 %151, %147
  store i32 %152, ptr %150, align 4
  br label %153

153:                                              ; preds = %123, %117
  br label %154

154:                                              ; preds = %153
  %155 = load i32, ptr %15, align 4
  %156 = mul nsw i32 %155, 2
  store i32 %156, ptr %15, align 4
  br label %114, !llvm.loop !6

157:                                              ; preds = %114
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %158 = load i32, ptr %10, align 4
  %159 = load i32, ptr %9, align 4
  %160 = mul nsw i32 2, %159
  %161 = add nsw i32 %158, %160
  %162 = load i32, ptr %8, align 4
  %163 = icmp slt i32 %161, %162
  br i1 %163, label %164, label %177

164:                                              ; preds = %157
  %165 = load i32, ptr %9, align 4
  %166 = mul nsw i32 2, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = load ptr, ptr %6, align 8
  %171 = load i32, ptr %10, align 4
  %172 = load i32, ptr %9, align 4
  %173 = mul nsw i32 2, %172
  %174 = add nsw i32 %171, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i32, ptr %170, i64 %175
  store i32 %169, ptr %176, align 4
  br label %177

177:                                              ; preds = %164, %157
  %178 = load i32, ptr %10, align 4
  %179 = load i32, ptr %9, align 4
  %180 = mul nsw i32 2, %179
  %181 = add nsw i32 %178, %180
  %182 = add nsw i32 %181, 1
  %183 = load i32, ptr %8, align 4
  %184 = icmp slt i32 %182, %183
  br i1 %184, label %185, label %200

185:                                              ; preds = %177
  %186 = load i32, ptr %9, align 4
  %187 = mul nsw i32 2, %186
  %188 = add nsw i32 %187, 1
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 0, i64 %189
  %191 = load i32, ptr %190, align 4
  %192 = load ptr, ptr %6, align 8
  %193 = load i32, ptr %10, align 4
  %194 = load i32, ptr %9, align 4
  %195 = mul nsw i32 2, %194
  %196 = add nsw i32 %193, %195
  %197 = add nsw i32 %196, 1
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i32, ptr %192, i64 %198
  store i32 %191, ptr %199, align 4
  br label %200

200:                                              ; preds = %185, %177
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10scan_warpsPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = and i32 %21, 31
  store i32 %22, ptr %8, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = lshr i32 %23, 5
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %6, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %3
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  br label %35

34:                                               ; preds = %3
  br label %35

35:                                               ; preds = %34, %28
  %36 = phi i32 [ %33, %28 ], [ 0, %34 ]
  store i32 %36, ptr %10, align 4
  store i32 1, ptr %11, align 4
  br label %37

37:                                               ; preds = %52, %35
  %38 = load i32, ptr %11, align 4
  %39 = icmp slt i32 %38, 32
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = load i32, ptr %10, align 4
  %42 = load i32, ptr %11, align 4
  %43 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %41, i32 noundef %42, i32 noundef 32) #5
  store i32 %43, ptr %12, align 4
  %44 = load i32, ptr %8, align 4
  %45 = load i32, ptr %11, align 4
  %46 = icmp sge i32 %44, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %40
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %10, align 4
  %50 = add nsw i32 %49, %48
  store i32 %50, ptr %10, align 4
  br label %51

51:                                               ; preds = %47, %40
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %11, align 4
  %54 = shl i32 %53, 1
  store i32 %54, ptr %11, align 4
  br label %37, !llvm.loop !7

55:                                               ; preds = %37
  %56 = load i32, ptr %8, align 4
  %57 = icmp eq i32 %56, 31
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = load i32, ptr %10, align 4
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 0, i64 %61
  store i32 %59, ptr %62, align 4
  br label %63

63:                                               ; preds = %58, %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i32, ptr %9, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %102

66:                                               ; preds = %63
  %67 = load i32, ptr %8, align 4
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %69 = udiv i32 %68, 32
  %70 = icmp ult i32 %67, %69
  br i1 %70, label %71, label %76

71:                                               ; preds = %66
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  br label %77

76:                                               ; preds = %66
  br label %77

77:                                               ; preds = %76, %71
  %78 = phi i32 [ %75, %71 ], [ 0, %76 ]
  store i32 %78, ptr %13, align 4
  store i32 1, ptr %14, align 4
  br label %79

79:                                               ; preds = %94, %77
  %80 = load i32, ptr %14, align 4
  %81 = icmp slt i32 %80, 32
  br i1 %81, label %82, label %97

82:                                               ; preds = %79
  %83 = load i32, ptr %13, align 4
  %84 = load i32, ptr %14, align 4
  %85 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %83, i32 noundef %84, i32 noundef 32) #5
  store i32 %85, ptr %15, align 4
  %86 = load i32, ptr %8, align 4
  %87 = load i32, ptr %14, align 4
  %88 = icmp sge i32 %86, %87
  br i1 %88, label %89, label %93

89:                                               ; preds = %82
  %90 = load i32, ptr %15, align 4
  %91 = load i32, ptr %13, align 4
  %92 = add nsw i32 %91, %90
  store i32 %92, ptr %13, align 4
  br label %93

93:                                               ; preds = %89, %82
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %14, align 4
  %96 = shl i32 %95, 1
  store i32 %96, ptr %14, align 4
  br label %79, !llvm.loop !8

97:                                               ; preds = %79
  %98 = load i32, ptr %13, align 4
  %99 = load i32, ptr %8, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 0, i64 %100
  store i32 %98, ptr %101, align 4
  br label %102

102:                                              ; preds = %97, %63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = load i32, ptr %9, align 4
  %104 = icmp sgt i32 %103, 0
  br i1 %104, label %105, label %113

105:                                              ; preds = %102
  %106 = load i32, ptr %9, align 4
  %107 = sub nsw i32 %106, 1
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, %110
  store i32 %112, ptr %10, align 4
  br label %113

113:                                              ; preds = %105, %102
  %114 = load i32, ptr %7, align 4
  %115 = load i32, ptr %6, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = load i32, ptr %10, align 4
  %119 = load ptr, ptr %5, align 8
  %120 = load i32, ptr %7, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %119, i64 %121
  store i32 %118, ptr %122, align 4
  br label %123

123:                                              ; preds = %117, %113
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 0
  %16 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

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
