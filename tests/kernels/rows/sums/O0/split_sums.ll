; ModuleID = 'split_sums.cu'
source_filename = "split_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_Z15__shfl_xor_syncjfii = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10block_dotsPKfS0_PfiE5cache = internal addrspace(3) global [64 x float] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9four_sumsPKfS0_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %135

27:                                               ; preds = %5
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %10, align 4
  %31 = mul nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %28, i64 %32
  store ptr %33, ptr %12, align 8
  store float 0.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %34

34:                                               ; preds = %98, %27
  %35 = load i32, ptr %17, align 4
  %36 = add nsw i32 %35, 3
  %37 = load i32, ptr %10, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %101

39:                                               ; preds = %34
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %17, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %17, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = fmul contract float %44, %49
  %51 = load float, ptr %13, align 4
  %52 = fadd contract float %51, %50
  store float %52, ptr %13, align 4
  %53 = load ptr, ptr %12, align 8
  %54 = load i32, ptr %17, align 4
  %55 = add nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %53, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %7, align 8
  %60 = load i32, ptr %17, align 4
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fmul contract float %58, %64
  %66 = load float, ptr %14, align 4
  %67 = fadd contract float %66, %65
  store float %67, ptr %14, align 4
  %68 = load ptr, ptr %12, align 8
  %69 = load i32, ptr %17, align 4
  %70 = add nsw i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %68, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load ptr, ptr %7, align 8
  %75 = load i32, ptr %17, align 4
  %76 = add nsw i32 %75, 2
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %74, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul contract float %73, %79
  %81 = load float, ptr %15, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %15, align 4
  %83 = load ptr, ptr %12, align 8
  %84 = load i32, ptr %17, align 4
  %85 = add nsw i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %83, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load ptr, ptr %7, align 8
  %90 = load i32, ptr %17, align 4
  %91 = add nsw i32 %90, 3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %89, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fmul contract float %88, %94
  %96 = load float, ptr %16, align 4
  %97 = fadd contract float %96, %95
  store float %97, ptr %16, align 4
  br label %98

98:                                               ; preds = %39
  %99 = load i32, ptr %17, align 4
  %100 = add nsw i32 %99, 4
  store i32 %100, ptr %17, align 4
  br label %34, !llvm.loop !3

101:                                              ; preds = %34
  br label %102

102:                                              ; preds = %120, %101
  %103 = load i32, ptr %17, align 4
  %104 = load i32, ptr %10, align 4
  %105 = icmp slt i32 %103, %104
  br i1 %105, label %106, label %123

106:                                              ; preds = %102
  %107 = load ptr, ptr %12, align 8
  %108 = load i32, ptr %17, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = load ptr, ptr %7, align 8
  %113 = load i32, ptr %17, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %112, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fmul contract float %111, %116
  %118 = load float, ptr %13, align 4
  %119 = fadd contract float %118, %117
  store float %119, ptr %13, align 4
  br label %120

120:                                              ; preds = %106
  %121 = load i32, ptr %17, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %17, align 4
  br label %102, !llvm.loop !5

123:                                              ; preds = %102
  %124 = load float, ptr %13, align 4
  %125 = load float, ptr %14, align 4
  %126 = fadd contract float %124, %125
  %127 = load float, ptr %15, align 4
  %128 = load float, ptr %16, align 4
  %129 = fadd contract float %127, %128
  %130 = fadd contract float %126, %129
  %131 = load ptr, ptr %8, align 8
  %132 = load i32, ptr %11, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %131, i64 %133
  store float %130, ptr %134, align 4
  br label %135

135:                                              ; preds = %123, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11alternatingPKiPiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  br label %65

22:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %23

23:                                               ; preds = %52, %22
  %24 = load i32, ptr %12, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %55

28:                                               ; preds = %23
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %8, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %12, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %29, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %10, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %10, align 4
  %40 = load ptr, ptr %5, align 8
  %41 = load i32, ptr %9, align 4
  %42 = load i32, ptr %8, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %12, align 4
  %45 = add nsw i32 %43, %44
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %40, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %11, align 4
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %11, align 4
  br label %52

52:                                               ; preds = %28
  %53 = load i32, ptr %12, align 4
  %54 = add nsw i32 %53, 2
  store i32 %54, ptr %12, align 4
  br label %23, !llvm.loop !6

55:                                               ; preds = %23
  %56 = load i32, ptr %10, align 4
  %57 = load i32, ptr %11, align 4
  %58 = sub nsw i32 %56, %57
  %59 = load ptr, ptr %6, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = add nsw i32 %63, %58
  store i32 %64, ptr %62, align 4
  br label %65

65:                                               ; preds = %55, %21
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12panel_updatePKdS0_Pdii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %11, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = add i32 %21, %22
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %5
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %5
  br label %154

32:                                               ; preds = %27
  %33 = load ptr, ptr %8, align 8
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %10, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %33, i64 %39
  %41 = load double, ptr %40, align 8
  store double %41, ptr %13, align 8
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %12, align 4
  %44 = mul nsw i32 %43, 6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %42, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul contract double %47, %52
  %54 = load double, ptr %13, align 8
  %55 = fsub contract double %54, %53
  store double %55, ptr %13, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %12, align 4
  %58 = mul nsw i32 %57, 6
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %56, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %10, align 4
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %63, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul contract double %62, %69
  %71 = load double, ptr %13, align 8
  %72 = fsub contract double %71, %70
  store double %72, ptr %13, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = load i32, ptr %12, align 4
  %75 = mul nsw i32 %74, 6
  %76 = add nsw i32 %75, 2
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %73, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %7, align 8
  %81 = load i32, ptr %10, align 4
  %82 = mul nsw i32 2, %81
  %83 = load i32, ptr %11, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %80, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %79, %87
  %89 = load double, ptr %13, align 8
  %90 = fsub contract double %89, %88
  store double %90, ptr %13, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = load i32, ptr %12, align 4
  %93 = mul nsw i32 %92, 6
  %94 = add nsw i32 %93, 3
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %91, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = load ptr, ptr %7, align 8
  %99 = load i32, ptr %10, align 4
  %100 = mul nsw i32 3, %99
  %101 = load i32, ptr %11, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %98, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul contract double %97, %105
  %107 = load double, ptr %13, align 8
  %108 = fsub contract double %107, %106
  store double %108, ptr %13, align 8
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %12, align 4
  %111 = mul nsw i32 %110, 6
  %112 = add nsw i32 %111, 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %109, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %7, align 8
  %117 = load i32, ptr %10, align 4
  %118 = mul nsw i32 4, %117
  %119 = load i32, ptr %11, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %116, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = fmul contract double %115, %123
  %125 = load double, ptr %13, align 8
  %126 = fsub contract double %125, %124
  store double %126, ptr %13, align 8
  %127 = load ptr, ptr %6, align 8
  %128 = load i32, ptr %12, align 4
  %129 = mul nsw i32 %128, 6
  %130 = add nsw i32 %129, 5
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %127, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = load ptr, ptr %7, align 8
  %135 = load i32, ptr %10, align 4
  %136 = mul nsw i32 5, %135
  %137 = load i32, ptr %11, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %134, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fmul contract double %133, %141
  %143 = load double, ptr %13, align 8
  %144 = fsub contract double %143, %142
  store double %144, ptr %13, align 8
  %145 = load double, ptr %13, align 8
  %146 = load ptr, ptr %8, align 8
  %147 = load i32, ptr %12, align 4
  %148 = load i32, ptr %10, align 4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %11, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %146, i64 %152
  store double %145, ptr %153, align 8
  br label %154

154:                                              ; preds = %32, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12row_max_warpPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %15, ptr %11, align 4
  store float 0xFFF0000000000000, ptr %12, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %13, align 4
  br label %17

17:                                               ; preds = %35, %3
  %18 = load i32, ptr %13, align 4
  %19 = load i32, ptr %10, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  %22 = load float, ptr %12, align 4
  %23 = load ptr, ptr %8, align 8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %10, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %13, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %23, i64 %29
  %31 = load float, ptr %30, align 4
  store float %22, ptr %4, align 4
  store float %31, ptr %5, align 4
  %32 = load float, ptr %4, align 4
  %33 = load float, ptr %5, align 4
  %34 = call contract noundef float @__nv_fmaxf(float noundef %32, float noundef %33) #6
  store float %34, ptr %12, align 4
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %13, align 4
  %37 = add nsw i32 %36, 32
  store i32 %37, ptr %13, align 4
  br label %17, !llvm.loop !7

38:                                               ; preds = %17
  store i32 16, ptr %14, align 4
  br label %39

39:                                               ; preds = %50, %38
  %40 = load i32, ptr %14, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %53

42:                                               ; preds = %39
  %43 = load float, ptr %12, align 4
  %44 = load float, ptr %12, align 4
  %45 = load i32, ptr %14, align 4
  %46 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %44, i32 noundef %45, i32 noundef 32) #6
  store float %43, ptr %6, align 4
  store float %46, ptr %7, align 4
  %47 = load float, ptr %6, align 4
  %48 = load float, ptr %7, align 4
  %49 = call contract noundef float @__nv_fmaxf(float noundef %47, float noundef %48) #6
  store float %49, ptr %12, align 4
  br label %50

50:                                               ; preds = %42
  %51 = load i32, ptr %14, align 4
  %52 = ashr i32 %51, 1
  store i32 %52, ptr %14, align 4
  br label %39, !llvm.loop !8

53:                                               ; preds = %39
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %53
  %57 = load float, ptr %12, align 4
  %58 = load ptr, ptr %9, align 8
  %59 = load i32, ptr %11, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4
  br label %62

62:                                               ; preds = %56, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10block_dotsPKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = add i32 %12, %15
  store i32 %16, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  br label %17

17:                                               ; preds = %35, %4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %41

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fmul contract float %26, %31
  %33 = load float, ptr %10, align 4
  %34 = fadd contract float %33, %32
  store float %34, ptr %10, align 4
  br label %35

35:                                               ; preds = %21
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %38 = mul i32 %36, %37
  %39 = load i32, ptr %9, align 4
  %40 = add i32 %39, %38
  store i32 %40, ptr %9, align 4
  br label %17, !llvm.loop !9

41:                                               ; preds = %17
  %42 = load float, ptr %10, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 0, i64 %44
  store float %42, ptr %45, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = udiv i32 %46, 2
  store i32 %47, ptr %11, align 4
  br label %48

48:                                               ; preds = %68, %41
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %71

51:                                               ; preds = %48
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = load i32, ptr %11, align 4
  %54 = icmp ult i32 %52, %53
  br i1 %54, label %55, label %67

55:                                               ; preds = %51
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %57 = load i32, ptr %11, align 4
  %58 = add i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 0, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fadd contract float %65, %61
  store float %66, ptr %64, align 4
  br label %67

67:                                               ; preds = %55, %51
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %11, align 4
  %70 = sdiv i32 %69, 2
  store i32 %70, ptr %11, align 4
  br label %48, !llvm.loop !10

71:                                               ; preds = %48
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %80

74:                                               ; preds = %71
  %75 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), align 4
  %76 = load ptr, ptr %7, align 8
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %76, i64 %78
  store float %75, ptr %79, align 4
  br label %80

80:                                               ; preds = %74, %71
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10conv_zerosPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %13, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %32 = add i32 %30, %31
  store i32 %32, ptr %14, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %33, ptr %15, align 4
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %12, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %6
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %11, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %6
  br label %138

42:                                               ; preds = %37
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %43

43:                                               ; preds = %121, %42
  %44 = load i32, ptr %17, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %124

47:                                               ; preds = %43
  store i32 -1, ptr %18, align 4
  br label %48

48:                                               ; preds = %117, %47
  %49 = load i32, ptr %18, align 4
  %50 = icmp sle i32 %49, 1
  br i1 %50, label %51, label %120

51:                                               ; preds = %48
  store i32 -1, ptr %19, align 4
  br label %52

52:                                               ; preds = %113, %51
  %53 = load i32, ptr %19, align 4
  %54 = icmp sle i32 %53, 1
  br i1 %54, label %55, label %116

55:                                               ; preds = %52
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %18, align 4
  %58 = add nsw i32 %56, %57
  store i32 %58, ptr %20, align 4
  %59 = load i32, ptr %13, align 4
  %60 = load i32, ptr %19, align 4
  %61 = add nsw i32 %59, %60
  store i32 %61, ptr %21, align 4
  %62 = load i32, ptr %20, align 4
  %63 = icmp sge i32 %62, 0
  br i1 %63, label %64, label %89

64:                                               ; preds = %55
  %65 = load i32, ptr %20, align 4
  %66 = load i32, ptr %11, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %89

68:                                               ; preds = %64
  %69 = load i32, ptr %21, align 4
  %70 = icmp sge i32 %69, 0
  br i1 %70, label %71, label %89

71:                                               ; preds = %68
  %72 = load i32, ptr %21, align 4
  %73 = load i32, ptr %12, align 4
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %89

75:                                               ; preds = %71
  %76 = load ptr, ptr %7, align 8
  %77 = load i32, ptr %17, align 4
  %78 = load i32, ptr %11, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %20, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %12, align 4
  %83 = mul nsw i32 %81, %82
  %84 = load i32, ptr %21, align 4
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %76, i64 %86
  %88 = load float, ptr %87, align 4
  br label %90

89:                                               ; preds = %71, %68, %64, %55
  br label %90

90:                                               ; preds = %89, %75
  %91 = phi contract float [ %88, %75 ], [ 0.000000e+00, %89 ]
  store float %91, ptr %22, align 4
  %92 = load float, ptr %22, align 4
  %93 = load ptr, ptr %8, align 8
  %94 = load i32, ptr %15, align 4
  %95 = load i32, ptr %10, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %17, align 4
  %98 = add nsw i32 %96, %97
  %99 = mul nsw i32 %98, 3
  %100 = load i32, ptr %18, align 4
  %101 = add nsw i32 %99, %100
  %102 = add nsw i32 %101, 1
  %103 = mul nsw i32 %102, 3
  %104 = load i32, ptr %19, align 4
  %105 = add nsw i32 %103, %104
  %106 = add nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %93, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %92, %109
  %111 = load float, ptr %16, align 4
  %112 = fadd contract float %111, %110
  store float %112, ptr %16, align 4
  br label %113

113:                                              ; preds = %90
  %114 = load i32, ptr %19, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %19, align 4
  br label %52, !llvm.loop !11

116:                                              ; preds = %52
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %18, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %18, align 4
  br label %48, !llvm.loop !13

120:                                              ; preds = %48
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr %17, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %17, align 4
  br label %43, !llvm.loop !14

124:                                              ; preds = %43
  %125 = load float, ptr %16, align 4
  %126 = load ptr, ptr %9, align 8
  %127 = load i32, ptr %15, align 4
  %128 = load i32, ptr %11, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %14, align 4
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr %12, align 4
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %13, align 4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %126, i64 %136
  store float %125, ptr %137, align 4
  br label %138

138:                                              ; preds = %124, %41
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

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
!11 = distinct !{!11, !4, !12}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !4, !12}
!14 = distinct !{!14, !4}
