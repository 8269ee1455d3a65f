; ModuleID = 'products.cu'
source_filename = "products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@_ZZ12gemm_columnsE2as = internal addrspace(3) global [512 x float] undef, align 4
@_ZZ12gemm_columnsE2bs = internal addrspace(3) global [512 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_columns(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [8 x float], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = urem i32 %26, 64
  store i32 %27, ptr %15, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = udiv i32 %28, 64
  store i32 %29, ptr %16, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = udiv i32 %30, 8
  store i32 %31, ptr %17, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = urem i32 %32, 8
  store i32 %33, ptr %18, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = mul i32 %34, 64
  %36 = load i32, ptr %12, align 4
  %37 = mul i32 %35, %36
  %38 = load ptr, ptr %8, align 8
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw float, ptr %38, i64 %39
  store ptr %40, ptr %8, align 8
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = mul i32 %41, 64
  %43 = load ptr, ptr %9, align 8
  %44 = zext i32 %42 to i64
  %45 = getelementptr inbounds nuw float, ptr %43, i64 %44
  store ptr %45, ptr %9, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %47 = mul i32 %46, 64
  %48 = load i32, ptr %11, align 4
  %49 = mul i32 %47, %48
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = mul i32 %50, 64
  %52 = add i32 %49, %51
  %53 = load ptr, ptr %10, align 8
  %54 = zext i32 %52 to i64
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54
  store ptr %55, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %138, %7
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %12, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %141

60:                                               ; preds = %56
  %61 = load ptr, ptr %8, align 8
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %12, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %18, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load i32, ptr %17, align 4
  %71 = mul nsw i32 %70, 8
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 0, i64 %74
  store float %69, ptr %75, align 4
  %76 = load ptr, ptr %9, align 8
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %11, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %15, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %76, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load i32, ptr %16, align 4
  %86 = mul nsw i32 %85, 64
  %87 = load i32, ptr %15, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 0, i64 %89
  store float %84, ptr %90, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds float, ptr %91, i64 8
  store ptr %92, ptr %8, align 8
  %93 = load i32, ptr %11, align 4
  %94 = mul nsw i32 8, %93
  %95 = load ptr, ptr %9, align 8
  %96 = sext i32 %94 to i64
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  store ptr %97, ptr %9, align 8
  store i32 0, ptr %21, align 4
  br label %98

98:                                               ; preds = %134, %60
  %99 = load i32, ptr %21, align 4
  %100 = icmp slt i32 %99, 8
  br i1 %100, label %101, label %137

101:                                              ; preds = %98
  %102 = load i32, ptr %21, align 4
  %103 = mul nsw i32 %102, 64
  %104 = load i32, ptr %15, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 0, i64 %106
  %108 = load float, ptr %107, align 4
  store float %108, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %109

109:                                              ; preds = %130, %101
  %110 = load i32, ptr %23, align 4
  %111 = icmp slt i32 %110, 8
  br i1 %111, label %112, label %133

112:                                              ; preds = %109
  %113 = load i32, ptr %16, align 4
  %114 = mul nsw i32 %113, 8
  %115 = load i32, ptr %23, align 4
  %116 = add nsw i32 %114, %115
  %117 = mul nsw i32 %116, 8
  %118 = load i32, ptr %21, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 0, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load float, ptr %22, align 4
  %124 = fmul contract float %122, %123
  %125 = load i32, ptr %23, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fadd contract float %128, %124
  store float %129, ptr %127, align 4
  br label %130

130:                                              ; preds = %112
  %131 = load i32, ptr %23, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %23, align 4
  br label %109, !llvm.loop !3

133:                                              ; preds = %109
  br label %134

134:                                              ; preds = %133
  %135 = load i32, ptr %21, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %21, align 4
  br label %98, !llvm.loop !5

137:                                              ; preds = %98
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %20, align 4
  %140 = add nsw i32 %139, 8
  store i32 %140, ptr %20, align 4
  br label %56, !llvm.loop !6

141:                                              ; preds = %56
  store i32 0, ptr %24, align 4
  br label %142

142:                                              ; preds = %169, %141
  %143 = load i32, ptr %24, align 4
  %144 = icmp slt i32 %143, 8
  br i1 %144, label %145, label %172

145:                                              ; preds = %142
  %146 = load ptr, ptr %10, align 8
  %147 = load i32, ptr %16, align 4
  %148 = mul nsw i32 %147, 8
  %149 = load i32, ptr %24, align 4
  %150 = add nsw i32 %148, %149
  %151 = load i32, ptr %11, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %15, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %146, i64 %155
  store ptr %156, ptr %25, align 8
  %157 = load float, ptr %13, align 4
  %158 = load i32, ptr %24, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = fmul contract float %157, %161
  %163 = load float, ptr %14, align 4
  %164 = load ptr, ptr %25, align 8
  %165 = load float, ptr %164, align 4
  %166 = fmul contract float %163, %165
  %167 = fadd contract float %162, %166
  %168 = load ptr, ptr %25, align 8
  store float %167, ptr %168, align 4
  br label %169

169:                                              ; preds = %145
  %170 = load i32, ptr %24, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %24, align 4
  br label %142, !llvm.loop !7

172:                                              ; preds = %142
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @columns_product(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %27 = load i32, ptr %12, align 4
  %28 = sub nsw i32 %27, 2
  store i32 %28, ptr %15, align 4
  %29 = load i32, ptr %13, align 4
  %30 = sub nsw i32 %29, 2
  store i32 %30, ptr %16, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %17, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %36, ptr %18, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %37, ptr %19, align 4
  %38 = load i32, ptr %17, align 4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %16, align 4
  %41 = mul nsw i32 %39, %40
  %42 = icmp sge i32 %38, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %7
  br label %117

44:                                               ; preds = %7
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %16, align 4
  %47 = sdiv i32 %45, %46
  store i32 %47, ptr %20, align 4
  %48 = load i32, ptr %17, align 4
  %49 = load i32, ptr %16, align 4
  %50 = srem i32 %48, %49
  store i32 %50, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %51

51:                                               ; preds = %98, %44
  %52 = load i32, ptr %23, align 4
  %53 = load i32, ptr %11, align 4
  %54 = mul nsw i32 %53, 9
  %55 = icmp slt i32 %52, %54
  br i1 %55, label %56, label %101

56:                                               ; preds = %51
  %57 = load i32, ptr %19, align 4
  %58 = load i32, ptr %11, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %23, align 4
  %61 = sdiv i32 %60, 9
  %62 = add nsw i32 %59, %61
  store i32 %62, ptr %24, align 4
  %63 = load i32, ptr %20, align 4
  %64 = load i32, ptr %23, align 4
  %65 = srem i32 %64, 9
  %66 = sdiv i32 %65, 3
  %67 = add nsw i32 %63, %66
  store i32 %67, ptr %25, align 4
  %68 = load i32, ptr %21, align 4
  %69 = load i32, ptr %23, align 4
  %70 = srem i32 %69, 3
  %71 = add nsw i32 %68, %70
  store i32 %71, ptr %26, align 4
  %72 = load ptr, ptr %9, align 8
  %73 = load i32, ptr %18, align 4
  %74 = load i32, ptr %11, align 4
  %75 = mul nsw i32 %73, %74
  %76 = mul nsw i32 %75, 9
  %77 = load i32, ptr %23, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %72, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load ptr, ptr %8, align 8
  %83 = load i32, ptr %24, align 4
  %84 = load i32, ptr %12, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %25, align 4
  %87 = add nsw i32 %85, %86
  %88 = load i32, ptr %13, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %26, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %82, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fmul contract float %81, %94
  %96 = load float, ptr %22, align 4
  %97 = fadd contract float %96, %95
  store float %97, ptr %22, align 4
  br label %98

98:                                               ; preds = %56
  %99 = load i32, ptr %23, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %23, align 4
  br label %51, !llvm.loop !8

101:                                              ; preds = %51
  %102 = load float, ptr %22, align 4
  %103 = load ptr, ptr %10, align 8
  %104 = load i32, ptr %19, align 4
  %105 = load i32, ptr %14, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr %18, align 4
  %108 = add nsw i32 %106, %107
  %109 = load i32, ptr %15, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr %16, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %17, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %103, i64 %115
  store float %102, ptr %116, align 4
  br label %117

117:                                              ; preds = %101, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_guarded_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [4 x float], align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = mul i32 %20, 32
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = mul i32 %24, 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %27 = add i32 %25, %26
  %28 = mul i32 %27, 4
  store i32 %28, ptr %14, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 16, i1 false)
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %11, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %84

32:                                               ; preds = %6
  store i32 0, ptr %16, align 4
  br label %33

33:                                               ; preds = %80, %32
  %34 = load i32, ptr %16, align 4
  %35 = load i32, ptr %12, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %83

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %11, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %13, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4
  store float %46, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %47

47:                                               ; preds = %76, %37
  %48 = load i32, ptr %18, align 4
  %49 = icmp slt i32 %48, 4
  br i1 %49, label %50, label %79

50:                                               ; preds = %47
  %51 = load i32, ptr %14, align 4
  %52 = load i32, ptr %18, align 4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %10, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %75

56:                                               ; preds = %50
  %57 = load ptr, ptr %7, align 8
  %58 = load i32, ptr %14, align 4
  %59 = load i32, ptr %18, align 4
  %60 = add nsw i32 %58, %59
  %61 = load i32, ptr %12, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %16, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %57, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %17, align 4
  %69 = fmul contract float %67, %68
  %70 = load i32, ptr %18, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fadd contract float %73, %69
  store float %74, ptr %72, align 4
  br label %75

75:                                               ; preds = %56, %50
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %18, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %18, align 4
  br label %47, !llvm.loop !9

79:                                               ; preds = %47
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %16, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %16, align 4
  br label %33, !llvm.loop !10

83:                                               ; preds = %33
  br label %84

84:                                               ; preds = %83, %6
  store i32 0, ptr %19, align 4
  br label %85

85:                                               ; preds = %114, %84
  %86 = load i32, ptr %19, align 4
  %87 = icmp slt i32 %86, 4
  br i1 %87, label %88, label %117

88:                                               ; preds = %85
  %89 = load i32, ptr %14, align 4
  %90 = load i32, ptr %19, align 4
  %91 = add nsw i32 %89, %90
  %92 = load i32, ptr %10, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %113

94:                                               ; preds = %88
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %11, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %113

98:                                               ; preds = %94
  %99 = load i32, ptr %19, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load ptr, ptr %9, align 8
  %104 = load i32, ptr %14, align 4
  %105 = load i32, ptr %19, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %11, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %13, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %103, i64 %111
  store float %102, ptr %112, align 4
  br label %113

113:                                              ; preds = %98, %94, %88
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %19, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %19, align 4
  br label %85, !llvm.loop !11

117:                                              ; preds = %85
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
