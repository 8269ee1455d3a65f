; ModuleID = 'tridiagonal.cu'
source_filename = "tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ15reduce_parallelE1a = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1b = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1c = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1d = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ13reduce_cyclicE1a = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1b = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1c = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1d = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1x = internal addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @thomas_strided(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %17, align 4
  %27 = load i32, ptr %17, align 4
  %28 = load i32, ptr %16, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %8
  br label %171

31:                                               ; preds = %8
  %32 = load ptr, ptr %11, align 8
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %17, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fdiv contract float %36, %41
  %43 = load ptr, ptr %13, align 8
  %44 = load i32, ptr %17, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  store float %42, ptr %46, align 4
  %47 = load ptr, ptr %12, align 8
  %48 = load i32, ptr %17, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %10, align 8
  %53 = load i32, ptr %17, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fdiv contract float %51, %56
  %58 = load ptr, ptr %14, align 8
  %59 = load i32, ptr %17, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4
  store i32 1, ptr %18, align 4
  br label %62

62:                                               ; preds = %128, %31
  %63 = load i32, ptr %18, align 4
  %64 = load i32, ptr %15, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %131

66:                                               ; preds = %62
  %67 = load i32, ptr %18, align 4
  %68 = load i32, ptr %16, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %17, align 4
  %71 = add nsw i32 %69, %70
  store i32 %71, ptr %19, align 4
  %72 = load ptr, ptr %10, align 8
  %73 = load i32, ptr %19, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = load ptr, ptr %9, align 8
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load ptr, ptr %13, align 8
  %83 = load i32, ptr %19, align 4
  %84 = load i32, ptr %16, align 4
  %85 = sub nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %82, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fmul contract float %81, %88
  %90 = fsub contract float %76, %89
  %91 = fdiv contract float 1.000000e+00, %90
  store float %91, ptr %20, align 4
  %92 = load ptr, ptr %11, align 8
  %93 = load i32, ptr %19, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load float, ptr %20, align 4
  %98 = fmul contract float %96, %97
  %99 = load ptr, ptr %13, align 8
  %100 = load i32, ptr %19, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  store float %98, ptr %102, align 4
  %103 = load ptr, ptr %12, align 8
  %104 = load i32, ptr %19, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load ptr, ptr %9, align 8
  %109 = load i32, ptr %19, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %108, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = load ptr, ptr %14, align 8
  %114 = load i32, ptr %19, align 4
  %115 = load i32, ptr %16, align 4
  %116 = sub nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %113, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = fmul contract float %112, %119
  %121 = fsub contract float %107, %120
  %122 = load float, ptr %20, align 4
  %123 = fmul contract float %121, %122
  %124 = load ptr, ptr %14, align 8
  %125 = load i32, ptr %19, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %124, i64 %126
  store float %123, ptr %127, align 4
  br label %128

128:                                              ; preds = %66
  %129 = load i32, ptr %18, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %18, align 4
  br label %62, !llvm.loop !3

131:                                              ; preds = %62
  %132 = load i32, ptr %15, align 4
  %133 = sub nsw i32 %132, 2
  store i32 %133, ptr %21, align 4
  br label %134

134:                                              ; preds = %168, %131
  %135 = load i32, ptr %21, align 4
  %136 = icmp sge i32 %135, 0
  br i1 %136, label %137, label %171

137:                                              ; preds = %134
  %138 = load ptr, ptr %13, align 8
  %139 = load i32, ptr %21, align 4
  %140 = load i32, ptr %16, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %17, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %138, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = load ptr, ptr %14, align 8
  %148 = load i32, ptr %21, align 4
  %149 = add nsw i32 %148, 1
  %150 = load i32, ptr %16, align 4
  %151 = mul nsw i32 %149, %150
  %152 = load i32, ptr %17, align 4
  %153 = add nsw i32 %151, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %147, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = fmul contract float %146, %156
  %158 = load ptr, ptr %14, align 8
  %159 = load i32, ptr %21, align 4
  %160 = load i32, ptr %16, align 4
  %161 = mul nsw i32 %159, %160
  %162 = load i32, ptr %17, align 4
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %158, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = fsub contract float %166, %157
  store float %167, ptr %165, align 4
  br label %168

168:                                              ; preds = %137
  %169 = load i32, ptr %21, align 4
  %170 = add nsw i32 %169, -1
  store i32 %170, ptr %21, align 4
  br label %134, !llvm.loop !5

171:                                              ; preds = %30, %134
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @thomas_in_place(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4
  %22 = load i32, ptr %13, align 4
  %23 = load i32, ptr %12, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  br label %178

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %27

27:                                               ; preds = %96, %26
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %11, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %99

31:                                               ; preds = %27
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %11, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %14, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %32, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %11, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %14, align 4
  %46 = add nsw i32 %44, %45
  %47 = sub nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %41, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fdiv contract double %40, %50
  store double %51, ptr %15, align 8
  %52 = load double, ptr %15, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = load i32, ptr %13, align 4
  %55 = load i32, ptr %11, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %14, align 4
  %58 = add nsw i32 %56, %57
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %53, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul contract double %52, %62
  %64 = load ptr, ptr %8, align 8
  %65 = load i32, ptr %13, align 4
  %66 = load i32, ptr %11, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %64, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fsub contract double %72, %63
  store double %73, ptr %71, align 8
  %74 = load double, ptr %15, align 8
  %75 = load ptr, ptr %10, align 8
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %11, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %14, align 4
  %80 = add nsw i32 %78, %79
  %81 = sub nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %75, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul contract double %74, %84
  %86 = load ptr, ptr %10, align 8
  %87 = load i32, ptr %13, align 4
  %88 = load i32, ptr %11, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %14, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %86, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fsub contract double %94, %85
  store double %95, ptr %93, align 8
  br label %96

96:                                               ; preds = %31
  %97 = load i32, ptr %14, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %14, align 4
  br label %27, !llvm.loop !6

99:                                               ; preds = %27
  %100 = load ptr, ptr %8, align 8
  %101 = load i32, ptr %13, align 4
  %102 = load i32, ptr %11, align 4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr %11, align 4
  %105 = add nsw i32 %103, %104
  %106 = sub nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %100, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %13, align 4
  %112 = load i32, ptr %11, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %11, align 4
  %115 = add nsw i32 %113, %114
  %116 = sub nsw i32 %115, 1
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %110, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fdiv contract double %119, %109
  store double %120, ptr %118, align 8
  %121 = load i32, ptr %11, align 4
  %122 = sub nsw i32 %121, 2
  store i32 %122, ptr %16, align 4
  br label %123

123:                                              ; preds = %175, %99
  %124 = load i32, ptr %16, align 4
  %125 = icmp sge i32 %124, 0
  br i1 %125, label %126, label %178

126:                                              ; preds = %123
  %127 = load ptr, ptr %10, align 8
  %128 = load i32, ptr %13, align 4
  %129 = load i32, ptr %11, align 4
  %130 = mul nsw i32 %128, %129
  %131 = load i32, ptr %16, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %127, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load ptr, ptr %9, align 8
  %137 = load i32, ptr %13, align 4
  %138 = load i32, ptr %11, align 4
  %139 = mul nsw i32 %137, %138
  %140 = load i32, ptr %16, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %136, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = load ptr, ptr %10, align 8
  %146 = load i32, ptr %13, align 4
  %147 = load i32, ptr %11, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %16, align 4
  %150 = add nsw i32 %148, %149
  %151 = add nsw i32 %150, 1
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %145, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fmul contract double %144, %154
  %156 = fsub contract double %135, %155
  %157 = load ptr, ptr %8, align 8
  %158 = load i32, ptr %13, align 4
  %159 = load i32, ptr %11, align 4
  %160 = mul nsw i32 %158, %159
  %161 = load i32, ptr %16, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %157, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fdiv contract double %156, %165
  %167 = load ptr, ptr %10, align 8
  %168 = load i32, ptr %13, align 4
  %169 = load i32, ptr %11, align 4
  %170 = mul nsw i32 %168, %169
  %171 = load i32, ptr %16, align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %167, i64 %173
  store double %166, ptr %174, align 8
  br label %175

175:                                              ; preds = %126
  %176 = load i32, ptr %16, align 4
  %177 = add nsw i32 %176, -1
  store i32 %177, ptr %16, align 4
  br label %123, !llvm.loop !7

178:                                              ; preds = %25, %123
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @implicit_lines(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [24 x float], align 4
  %10 = alloca [24 x float], align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 24, ptr %7, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %3
  br label %113

23:                                               ; preds = %3
  %24 = getelementptr inbounds [24 x float], ptr %9, i64 0, i64 0
  store float -2.500000e-01, ptr %24, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %26, 24
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %25, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fdiv contract float %30, 4.000000e+00
  %32 = getelementptr inbounds [24 x float], ptr %10, i64 0, i64 0
  store float %31, ptr %32, align 4
  store i32 1, ptr %11, align 4
  br label %33

33:                                               ; preds = %67, %23
  %34 = load i32, ptr %11, align 4
  %35 = icmp slt i32 %34, 24
  br i1 %35, label %36, label %70

36:                                               ; preds = %33
  %37 = load i32, ptr %11, align 4
  %38 = sub nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [24 x float], ptr %9, i64 0, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fadd contract float 4.000000e+00, %41
  store float %42, ptr %12, align 4
  %43 = load float, ptr %12, align 4
  %44 = fdiv contract float -1.000000e+00, %43
  %45 = load i32, ptr %11, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [24 x float], ptr %9, i64 0, i64 %46
  store float %44, ptr %47, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %8, align 4
  %50 = mul nsw i32 %49, 24
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %48, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %11, align 4
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [24 x float], ptr %10, i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fadd contract float %55, %60
  %62 = load float, ptr %12, align 4
  %63 = fdiv contract float %61, %62
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [24 x float], ptr %10, i64 0, i64 %65
  store float %63, ptr %66, align 4
  br label %67

67:                                               ; preds = %36
  %68 = load i32, ptr %11, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %11, align 4
  br label %33, !llvm.loop !8

70:                                               ; preds = %33
  %71 = getelementptr inbounds [24 x float], ptr %10, i64 0, i64 23
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %8, align 4
  %75 = mul nsw i32 %74, 24
  %76 = add nsw i32 %75, 24
  %77 = sub nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  store float %72, ptr %79, align 4
  store i32 22, ptr %13, align 4
  br label %80

80:                                               ; preds = %110, %70
  %81 = load i32, ptr %13, align 4
  %82 = icmp sge i32 %81, 0
  br i1 %82, label %83, label %113

83:                                               ; preds = %80
  %84 = load i32, ptr %13, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [24 x float], ptr %10, i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = load i32, ptr %13, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [24 x float], ptr %9, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load ptr, ptr %5, align 8
  %93 = load i32, ptr %8, align 4
  %94 = mul nsw i32 %93, 24
  %95 = load i32, ptr %13, align 4
  %96 = add nsw i32 %94, %95
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fmul contract float %91, %100
  %102 = fsub contract float %87, %101
  %103 = load ptr, ptr %5, align 8
  %104 = load i32, ptr %8, align 4
  %105 = mul nsw i32 %104, 24
  %106 = load i32, ptr %13, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %103, i64 %108
  store float %102, ptr %109, align 4
  br label %110

110:                                              ; preds = %83
  %111 = load i32, ptr %13, align 4
  %112 = add nsw i32 %111, -1
  store i32 %112, ptr %13, align 4
  br label %80, !llvm.loop !9

113:                                              ; preds = %22, %80
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_parallel(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %11, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 32
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %11, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %35

27:                                               ; preds = %5
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %28, i64 %32
  %34 = load float, ptr %33, align 4
  br label %36

35:                                               ; preds = %5
  br label %36

36:                                               ; preds = %35, %27
  %37 = phi contract float [ %34, %27 ], [ 0.000000e+00, %35 ]
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 0, i64 %39
  store float %37, ptr %40, align 4
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %11, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %49
  store float %47, ptr %50, align 4
  %51 = load i32, ptr %11, align 4
  %52 = icmp slt i32 %51, 31
  br i1 %52, label %53, label %61

53:                                               ; preds = %36
  %54 = load ptr, ptr %8, align 8
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %54, i64 %58
  %60 = load float, ptr %59, align 4
  br label %62

61:                                               ; preds = %36
  br label %62

62:                                               ; preds = %61, %53
  %63 = phi contract float [ %60, %53 ], [ 0.000000e+00, %61 ]
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 0, i64 %65
  store float %63, ptr %66, align 4
  %67 = load ptr, ptr %9, align 8
  %68 = load i32, ptr %12, align 4
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %67, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load i32, ptr %11, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %75
  store float %73, ptr %76, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %13, align 4
  br label %77

77:                                               ; preds = %183, %62
  %78 = load i32, ptr %13, align 4
  %79 = icmp slt i32 %78, 32
  br i1 %79, label %80, label %186

80:                                               ; preds = %77
  %81 = load i32, ptr %11, align 4
  %82 = load i32, ptr %13, align 4
  %83 = sub nsw i32 %81, %82
  store i32 %83, ptr %14, align 4
  %84 = load i32, ptr %11, align 4
  %85 = load i32, ptr %13, align 4
  %86 = add nsw i32 %84, %85
  store i32 %86, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  store float %90, ptr %18, align 4
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %92
  %94 = load float, ptr %93, align 4
  store float %94, ptr %19, align 4
  %95 = load i32, ptr %14, align 4
  %96 = icmp sge i32 %95, 0
  br i1 %96, label %97, label %130

97:                                               ; preds = %80
  %98 = load i32, ptr %11, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 0, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = load i32, ptr %14, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = fdiv contract float %101, %105
  store float %106, ptr %20, align 4
  %107 = load i32, ptr %14, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 0, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fneg contract float %110
  %112 = load float, ptr %20, align 4
  %113 = fmul contract float %111, %112
  store float %113, ptr %16, align 4
  %114 = load i32, ptr %14, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 0, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = load float, ptr %20, align 4
  %119 = fmul contract float %117, %118
  %120 = load float, ptr %18, align 4
  %121 = fsub contract float %120, %119
  store float %121, ptr %18, align 4
  %122 = load i32, ptr %14, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = load float, ptr %20, align 4
  %127 = fmul contract float %125, %126
  %128 = load float, ptr %19, align 4
  %129 = fsub contract float %128, %127
  store float %129, ptr %19, align 4
  br label %130

130:                                              ; preds = %97, %80
  %131 = load i32, ptr %15, align 4
  %132 = icmp slt i32 %131, 32
  br i1 %132, label %133, label %166

133:                                              ; preds = %130
  %134 = load i32, ptr %11, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 0, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = load i32, ptr %15, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %139
  %141 = load float, ptr %140, align 4
  %142 = fdiv contract float %137, %141
  store float %142, ptr %21, align 4
  %143 = load i32, ptr %15, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 0, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fneg contract float %146
  %148 = load float, ptr %21, align 4
  %149 = fmul contract float %147, %148
  store float %149, ptr %17, align 4
  %150 = load i32, ptr %15, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 0, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = load float, ptr %21, align 4
  %155 = fmul contract float %153, %154
  %156 = load float, ptr %18, align 4
  %157 = fsub contract float %156, %155
  store float %157, ptr %18, align 4
  %158 = load i32, ptr %15, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = load float, ptr %21, align 4
  %163 = fmul contract float %161, %162
  %164 = load float, ptr %19, align 4
  %165 = fsub contract float %164, %163
  store float %165, ptr %19, align 4
  br label %166

166:                                              ; preds = %133, %130
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = load float, ptr %16, align 4
  %168 = load i32, ptr %11, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 0, i64 %169
  store float %167, ptr %170, align 4
  %171 = load float, ptr %18, align 4
  %172 = load i32, ptr %11, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %173
  store float %171, ptr %174, align 4
  %175 = load float, ptr %17, align 4
  %176 = load i32, ptr %11, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 0, i64 %177
  store float %175, ptr %178, align 4
  %179 = load float, ptr %19, align 4
  %180 = load i32, ptr %11, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %181
  store float %179, ptr %182, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %183

183:                                              ; preds = %166
  %184 = load i32, ptr %13, align 4
  %185 = mul nsw i32 %184, 2
  store i32 %185, ptr %13, align 4
  br label %77, !llvm.loop !10

186:                                              ; preds = %77
  %187 = load i32, ptr %11, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 0, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = load i32, ptr %11, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 0, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = fdiv contract float %190, %194
  %196 = load ptr, ptr %10, align 8
  %197 = load i32, ptr %12, align 4
  %198 = load i32, ptr %11, align 4
  %199 = add nsw i32 %197, %198
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %196, i64 %200
  store float %195, ptr %201, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_cyclic(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store i32 16, ptr %13, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %32, ptr %14, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = mul i32 %33, 16
  store i32 %34, ptr %15, align 4
  store i32 1, ptr %16, align 4
  store i32 8, ptr %17, align 4
  %35 = load i32, ptr %14, align 4
  store i32 %35, ptr %18, align 4
  br label %36

36:                                               ; preds = %80, %5
  %37 = load i32, ptr %18, align 4
  %38 = icmp slt i32 %37, 16
  br i1 %38, label %39, label %83

39:                                               ; preds = %36
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %15, align 4
  %42 = load i32, ptr %18, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %40, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %18, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %48
  store float %46, ptr %49, align 4
  %50 = load ptr, ptr %9, align 8
  %51 = load i32, ptr %15, align 4
  %52 = load i32, ptr %18, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %50, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load i32, ptr %18, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %58
  store float %56, ptr %59, align 4
  %60 = load ptr, ptr %10, align 8
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %18, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %60, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load i32, ptr %18, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %68
  store float %66, ptr %69, align 4
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %15, align 4
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %70, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = load i32, ptr %18, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %78
  store float %76, ptr %79, align 4
  br label %80

80:                                               ; preds = %39
  %81 = load i32, ptr %18, align 4
  %82 = add nsw i32 %81, 8
  store i32 %82, ptr %18, align 4
  br label %36, !llvm.loop !11

83:                                               ; preds = %36
  store i32 0, ptr %19, align 4
  br label %84

84:                                               ; preds = %200, %83
  %85 = load i32, ptr %19, align 4
  %86 = icmp slt i32 %85, 3
  br i1 %86, label %87, label %203

87:                                               ; preds = %84
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %16, align 4
  %89 = mul nsw i32 %88, 2
  store i32 %89, ptr %16, align 4
  %90 = load i32, ptr %14, align 4
  %91 = load i32, ptr %17, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %197

93:                                               ; preds = %87
  %94 = load i32, ptr %16, align 4
  %95 = load i32, ptr %14, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %16, align 4
  %98 = add nsw i32 %96, %97
  %99 = sub nsw i32 %98, 1
  store i32 %99, ptr %20, align 4
  %100 = load i32, ptr %20, align 4
  %101 = load i32, ptr %16, align 4
  %102 = sdiv i32 %101, 2
  %103 = sub nsw i32 %100, %102
  store i32 %103, ptr %21, align 4
  %104 = load i32, ptr %20, align 4
  %105 = load i32, ptr %16, align 4
  %106 = sdiv i32 %105, 2
  %107 = add nsw i32 %104, %106
  store i32 %107, ptr %6, align 4
  store i32 15, ptr %7, align 4
  %108 = load i32, ptr %6, align 4
  %109 = load i32, ptr %7, align 4
  %110 = call noundef i32 @__nv_min(i32 noundef %108, i32 noundef %109) #4
  store i32 %110, ptr %22, align 4
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fdiv contract float %114, %118
  store float %119, ptr %23, align 4
  %120 = load i32, ptr %20, align 4
  %121 = icmp eq i32 %120, 15
  br i1 %121, label %122, label %123

122:                                              ; preds = %93
  br label %133

123:                                              ; preds = %93
  %124 = load i32, ptr %20, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = load i32, ptr %22, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = fdiv contract float %127, %131
  br label %133

133:                                              ; preds = %123, %122
  %134 = phi contract float [ 0.000000e+00, %122 ], [ %132, %123 ]
  store float %134, ptr %24, align 4
  %135 = load i32, ptr %20, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = load float, ptr %23, align 4
  %144 = fmul contract float %142, %143
  %145 = fsub contract float %138, %144
  %146 = load i32, ptr %22, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = load float, ptr %24, align 4
  %151 = fmul contract float %149, %150
  %152 = fsub contract float %145, %151
  %153 = load i32, ptr %20, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %154
  store float %152, ptr %155, align 4
  %156 = load i32, ptr %20, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = load i32, ptr %21, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = load float, ptr %23, align 4
  %165 = fmul contract float %163, %164
  %166 = fsub contract float %159, %165
  %167 = load i32, ptr %22, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %168
  %170 = load float, ptr %169, align 4
  %171 = load float, ptr %24, align 4
  %172 = fmul contract float %170, %171
  %173 = fsub contract float %166, %172
  %174 = load i32, ptr %20, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %175
  store float %173, ptr %176, align 4
  %177 = load i32, ptr %21, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fneg contract float %180
  %182 = load float, ptr %23, align 4
  %183 = fmul contract float %181, %182
  %184 = load i32, ptr %20, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %185
  store float %183, ptr %186, align 4
  %187 = load i32, ptr %22, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fneg contract float %190
  %192 = load float, ptr %24, align 4
  %193 = fmul contract float %191, %192
  %194 = load i32, ptr %20, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %195
  store float %193, ptr %196, align 4
  br label %197

197:                                              ; preds = %133, %87
  %198 = load i32, ptr %17, align 4
  %199 = sdiv i32 %198, 2
  store i32 %199, ptr %17, align 4
  br label %200

200:                                              ; preds = %197
  %201 = load i32, ptr %19, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %19, align 4
  br label %84, !llvm.loop !12

203:                                              ; preds = %84
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %204 = load i32, ptr %14, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %279

206:                                              ; preds = %203
  %207 = load i32, ptr %16, align 4
  %208 = sub nsw i32 %207, 1
  store i32 %208, ptr %25, align 4
  %209 = load i32, ptr %16, align 4
  %210 = mul nsw i32 2, %209
  %211 = sub nsw i32 %210, 1
  store i32 %211, ptr %26, align 4
  %212 = load i32, ptr %26, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %213
  %215 = load float, ptr %214, align 4
  %216 = load i32, ptr %25, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %217
  %219 = load float, ptr %218, align 4
  %220 = fmul contract float %215, %219
  %221 = load i32, ptr %25, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = load i32, ptr %26, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = fmul contract float %224, %228
  %230 = fsub contract float %220, %229
  store float %230, ptr %27, align 4
  %231 = load i32, ptr %26, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %232
  %234 = load float, ptr %233, align 4
  %235 = load i32, ptr %25, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %236
  %238 = load float, ptr %237, align 4
  %239 = fmul contract float %234, %238
  %240 = load i32, ptr %25, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %241
  %243 = load float, ptr %242, align 4
  %244 = load i32, ptr %26, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %245
  %247 = load float, ptr %246, align 4
  %248 = fmul contract float %243, %247
  %249 = fsub contract float %239, %248
  %250 = load float, ptr %27, align 4
  %251 = fdiv contract float %249, %250
  %252 = load i32, ptr %25, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %253
  store float %251, ptr %254, align 4
  %255 = load i32, ptr %26, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %256
  %258 = load float, ptr %257, align 4
  %259 = load i32, ptr %25, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %260
  %262 = load float, ptr %261, align 4
  %263 = fmul contract float %258, %262
  %264 = load i32, ptr %25, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %265
  %267 = load float, ptr %266, align 4
  %268 = load i32, ptr %26, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %269
  %271 = load float, ptr %270, align 4
  %272 = fmul contract float %267, %271
  %273 = fsub contract float %263, %272
  %274 = load float, ptr %27, align 4
  %275 = fdiv contract float %273, %274
  %276 = load i32, ptr %26, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %277
  store float %275, ptr %278, align 4
  br label %279

279:                                              ; preds = %206, %203
  store i32 2, ptr %17, align 4
  store i32 0, ptr %28, align 4
  br label %280

280:                                              ; preds = %367, %279
  %281 = load i32, ptr %28, align 4
  %282 = icmp slt i32 %281, 3
  br i1 %282, label %283, label %370

283:                                              ; preds = %280
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %284 = load i32, ptr %14, align 4
  %285 = load i32, ptr %17, align 4
  %286 = icmp slt i32 %284, %285
  br i1 %286, label %287, label %362

287:                                              ; preds = %283
  %288 = load i32, ptr %16, align 4
  %289 = load i32, ptr %14, align 4
  %290 = mul nsw i32 %288, %289
  %291 = load i32, ptr %16, align 4
  %292 = sdiv i32 %291, 2
  %293 = add nsw i32 %290, %292
  %294 = sub nsw i32 %293, 1
  store i32 %294, ptr %29, align 4
  %295 = load i32, ptr %16, align 4
  %296 = sdiv i32 %295, 2
  store i32 %296, ptr %30, align 4
  %297 = load i32, ptr %29, align 4
  %298 = load i32, ptr %30, align 4
  %299 = sub nsw i32 %298, 1
  %300 = icmp eq i32 %297, %299
  br i1 %300, label %301, label %323

301:                                              ; preds = %287
  %302 = load i32, ptr %29, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = load i32, ptr %29, align 4
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %307
  %309 = load float, ptr %308, align 4
  %310 = load i32, ptr %29, align 4
  %311 = load i32, ptr %30, align 4
  %312 = add nsw i32 %310, %311
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %313
  %315 = load float, ptr %314, align 4
  %316 = fmul contract float %309, %315
  %317 = fsub contract float %305, %316
  %318 = load i32, ptr %29, align 4
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %319
  %321 = load float, ptr %320, align 4
  %322 = fdiv contract float %317, %321
  br label %357

323:                                              ; preds = %287
  %324 = load i32, ptr %29, align 4
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 0, i64 %325
  %327 = load float, ptr %326, align 4
  %328 = load i32, ptr %29, align 4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 0, i64 %329
  %331 = load float, ptr %330, align 4
  %332 = load i32, ptr %29, align 4
  %333 = load i32, ptr %30, align 4
  %334 = sub nsw i32 %332, %333
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %335
  %337 = load float, ptr %336, align 4
  %338 = fmul contract float %331, %337
  %339 = fsub contract float %327, %338
  %340 = load i32, ptr %29, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 0, i64 %341
  %343 = load float, ptr %342, align 4
  %344 = load i32, ptr %29, align 4
  %345 = load i32, ptr %30, align 4
  %346 = add nsw i32 %344, %345
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %347
  %349 = load float, ptr %348, align 4
  %350 = fmul contract float %343, %349
  %351 = fsub contract float %339, %350
  %352 = load i32, ptr %29, align 4
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 0, i64 %353
  %355 = load float, ptr %354, align 4
  %356 = fdiv contract float %351, %355
  br label %357

357:                                              ; preds = %323, %301
  %358 = phi contract float [ %322, %301 ], [ %356, %323 ]
  %359 = load i32, ptr %29, align 4
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %360
  store float %358, ptr %361, align 4
  br label %362

362:                                              ; preds = %357, %283
  %363 = load i32, ptr %16, align 4
  %364 = sdiv i32 %363, 2
  store i32 %364, ptr %16, align 4
  %365 = load i32, ptr %17, align 4
  %366 = mul nsw i32 %365, 2
  store i32 %366, ptr %17, align 4
  br label %367

367:                                              ; preds = %362
  %368 = load i32, ptr %28, align 4
  %369 = add nsw i32 %368, 1
  store i32 %369, ptr %28, align 4
  br label %280, !llvm.loop !13

370:                                              ; preds = %280
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %371 = load i32, ptr %14, align 4
  store i32 %371, ptr %31, align 4
  br label %372

372:                                              ; preds = %386, %370
  %373 = load i32, ptr %31, align 4
  %374 = icmp slt i32 %373, 16
  br i1 %374, label %375, label %389

375:                                              ; preds = %372
  %376 = load i32, ptr %31, align 4
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 0, i64 %377
  %379 = load float, ptr %378, align 4
  %380 = load ptr, ptr %12, align 8
  %381 = load i32, ptr %15, align 4
  %382 = load i32, ptr %31, align 4
  %383 = add nsw i32 %381, %382
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds float, ptr %380, i64 %384
  store float %379, ptr %385, align 4
  br label %386

386:                                              ; preds = %375
  %387 = load i32, ptr %31, align 4
  %388 = add nsw i32 %387, 8
  store i32 %388, ptr %31, align 4
  br label %372, !llvm.loop !14

389:                                              ; preds = %372
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #3

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
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
