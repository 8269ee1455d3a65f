; ModuleID = 'mathematics.cu'
source_filename = "mathematics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12trigonometryPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %19, align 4
  %26 = load i32, ptr %19, align 4
  %27 = load i32, ptr %18, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %3
  br label %121

30:                                               ; preds = %3
  %31 = load ptr, ptr %16, align 8
  %32 = load i32, ptr %19, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %20, align 4
  %36 = load float, ptr %20, align 4
  store float %36, ptr %15, align 4
  %37 = load float, ptr %15, align 4
  %38 = call contract noundef float @__nv_sinf(float noundef %37) #4
  %39 = load ptr, ptr %17, align 8
  %40 = load i32, ptr %19, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  store float %38, ptr %42, align 4
  %43 = load float, ptr %20, align 4
  store float %43, ptr %14, align 4
  %44 = load float, ptr %14, align 4
  %45 = call contract noundef float @__nv_cosf(float noundef %44) #4
  %46 = load ptr, ptr %17, align 8
  %47 = load i32, ptr %18, align 4
  %48 = load i32, ptr %19, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %46, i64 %50
  store float %45, ptr %51, align 4
  %52 = load float, ptr %20, align 4
  store float %52, ptr %13, align 4
  %53 = load float, ptr %13, align 4
  %54 = call contract noundef float @__nv_tanf(float noundef %53) #4
  %55 = load ptr, ptr %17, align 8
  %56 = load i32, ptr %18, align 4
  %57 = mul nsw i32 2, %56
  %58 = load i32, ptr %19, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %55, i64 %60
  store float %54, ptr %61, align 4
  %62 = load float, ptr %20, align 4
  store float %62, ptr %12, align 4
  %63 = load float, ptr %12, align 4
  %64 = call contract noundef float @__nv_atanf(float noundef %63) #4
  %65 = load ptr, ptr %17, align 8
  %66 = load i32, ptr %18, align 4
  %67 = mul nsw i32 3, %66
  %68 = load i32, ptr %19, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  store float %64, ptr %71, align 4
  %72 = load float, ptr %20, align 4
  store float %72, ptr %10, align 4
  store float 5.000000e-01, ptr %11, align 4
  %73 = load float, ptr %10, align 4
  %74 = load float, ptr %11, align 4
  %75 = call contract noundef float @__nv_atan2f(float noundef %73, float noundef %74) #4
  %76 = load ptr, ptr %17, align 8
  %77 = load i32, ptr %18, align 4
  %78 = mul nsw i32 4, %77
  %79 = load i32, ptr %19, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %76, i64 %81
  store float %75, ptr %82, align 4
  %83 = load float, ptr %20, align 4
  store float %83, ptr %7, align 4
  %84 = load float, ptr %7, align 4
  %85 = call contract noundef float @__nv_tanhf(float noundef %84) #4
  store float %85, ptr %9, align 4
  %86 = load float, ptr %9, align 4
  %87 = call contract noundef float @__nv_asinf(float noundef %86) #4
  %88 = load ptr, ptr %17, align 8
  %89 = load i32, ptr %18, align 4
  %90 = mul nsw i32 5, %89
  %91 = load i32, ptr %19, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %88, i64 %93
  store float %87, ptr %94, align 4
  %95 = load float, ptr %20, align 4
  store float %95, ptr %8, align 4
  %96 = load float, ptr %8, align 4
  %97 = call contract noundef float @__nv_tanhf(float noundef %96) #4
  store float %97, ptr %6, align 4
  %98 = load float, ptr %6, align 4
  %99 = call contract noundef float @__nv_acosf(float noundef %98) #4
  %100 = load ptr, ptr %17, align 8
  %101 = load i32, ptr %18, align 4
  %102 = mul nsw i32 6, %101
  %103 = load i32, ptr %19, align 4
  %104 = add nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %100, i64 %105
  store float %99, ptr %106, align 4
  %107 = load float, ptr %20, align 4
  store float %107, ptr %5, align 4
  %108 = load float, ptr %5, align 4
  %109 = call contract noundef float @__nv_sinpif(float noundef %108) #4
  %110 = load float, ptr %20, align 4
  store float %110, ptr %4, align 4
  %111 = load float, ptr %4, align 4
  %112 = call contract noundef float @__nv_cospif(float noundef %111) #4
  %113 = fadd contract float %109, %112
  %114 = load ptr, ptr %17, align 8
  %115 = load i32, ptr %18, align 4
  %116 = mul nsw i32 7, %115
  %117 = load i32, ptr %19, align 4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %114, i64 %119
  store float %113, ptr %120, align 4
  br label %121

121:                                              ; preds = %30, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12exponentialsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %16, align 4
  %24 = load i32, ptr %16, align 4
  %25 = load i32, ptr %15, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  br label %114

28:                                               ; preds = %3
  %29 = load ptr, ptr %13, align 8
  %30 = load i32, ptr %16, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  store float %33, ptr %17, align 4
  %34 = load float, ptr %17, align 4
  store float %34, ptr %12, align 4
  %35 = load float, ptr %12, align 4
  %36 = call contract noundef float @__nv_fabsf(float noundef %35) #4
  %37 = fadd contract float %36, 0x3FB99999A0000000
  store float %37, ptr %18, align 4
  %38 = load float, ptr %17, align 4
  store float %38, ptr %11, align 4
  %39 = load float, ptr %11, align 4
  %40 = call contract noundef float @__nv_expf(float noundef %39) #4
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %16, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  store float %40, ptr %44, align 4
  %45 = load float, ptr %17, align 4
  store float %45, ptr %10, align 4
  %46 = load float, ptr %10, align 4
  %47 = call contract noundef float @__nv_exp2f(float noundef %46) #4
  %48 = load ptr, ptr %14, align 8
  %49 = load i32, ptr %15, align 4
  %50 = load i32, ptr %16, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %48, i64 %52
  store float %47, ptr %53, align 4
  %54 = load float, ptr %17, align 4
  store float %54, ptr %9, align 4
  %55 = load float, ptr %9, align 4
  %56 = call contract noundef float @__nv_exp10f(float noundef %55) #4
  %57 = load ptr, ptr %14, align 8
  %58 = load i32, ptr %15, align 4
  %59 = mul nsw i32 2, %58
  %60 = load i32, ptr %16, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %57, i64 %62
  store float %56, ptr %63, align 4
  %64 = load float, ptr %17, align 4
  store float %64, ptr %8, align 4
  %65 = load float, ptr %8, align 4
  %66 = call contract noundef float @__nv_expm1f(float noundef %65) #4
  %67 = load ptr, ptr %14, align 8
  %68 = load i32, ptr %15, align 4
  %69 = mul nsw i32 3, %68
  %70 = load i32, ptr %16, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %67, i64 %72
  store float %66, ptr %73, align 4
  %74 = load float, ptr %18, align 4
  store float %74, ptr %7, align 4
  %75 = load float, ptr %7, align 4
  %76 = call contract noundef float @__nv_logf(float noundef %75) #4
  %77 = load ptr, ptr %14, align 8
  %78 = load i32, ptr %15, align 4
  %79 = mul nsw i32 4, %78
  %80 = load i32, ptr %16, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  store float %76, ptr %83, align 4
  %84 = load float, ptr %18, align 4
  store float %84, ptr %6, align 4
  %85 = load float, ptr %6, align 4
  %86 = call contract noundef float @__nv_log2f(float noundef %85) #4
  %87 = load ptr, ptr %14, align 8
  %88 = load i32, ptr %15, align 4
  %89 = mul nsw i32 5, %88
  %90 = load i32, ptr %16, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %87, i64 %92
  store float %86, ptr %93, align 4
  %94 = load float, ptr %18, align 4
  store float %94, ptr %5, align 4
  %95 = load float, ptr %5, align 4
  %96 = call contract noundef float @__nv_log10f(float noundef %95) #4
  %97 = load ptr, ptr %14, align 8
  %98 = load i32, ptr %15, align 4
  %99 = mul nsw i32 6, %98
  %100 = load i32, ptr %16, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %97, i64 %102
  store float %96, ptr %103, align 4
  %104 = load float, ptr %18, align 4
  store float %104, ptr %4, align 4
  %105 = load float, ptr %4, align 4
  %106 = call contract noundef float @__nv_log1pf(float noundef %105) #4
  %107 = load ptr, ptr %14, align 8
  %108 = load i32, ptr %15, align 4
  %109 = mul nsw i32 7, %108
  %110 = load i32, ptr %16, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %107, i64 %112
  store float %106, ptr %113, align 4
  br label %114

114:                                              ; preds = %28, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6powersPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %18, align 4
  %26 = load i32, ptr %18, align 4
  %27 = load i32, ptr %17, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %3
  br label %119

30:                                               ; preds = %3
  %31 = load ptr, ptr %15, align 8
  %32 = load i32, ptr %18, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %19, align 4
  %36 = load float, ptr %19, align 4
  store float %36, ptr %14, align 4
  %37 = load float, ptr %14, align 4
  %38 = call contract noundef float @__nv_fabsf(float noundef %37) #4
  %39 = fadd contract float %38, 0x3FB99999A0000000
  store float %39, ptr %20, align 4
  %40 = load float, ptr %20, align 4
  %41 = load float, ptr %19, align 4
  store float %40, ptr %10, align 4
  store float %41, ptr %11, align 4
  %42 = load float, ptr %10, align 4
  %43 = load float, ptr %11, align 4
  %44 = call contract noundef float @__nv_powf(float noundef %42, float noundef %43) #4
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %18, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  %49 = load float, ptr %20, align 4
  store float %49, ptr %9, align 4
  %50 = load float, ptr %9, align 4
  %51 = call contract noundef float @__nv_sqrtf(float noundef %50) #4
  %52 = load ptr, ptr %16, align 8
  %53 = load i32, ptr %17, align 4
  %54 = load i32, ptr %18, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %52, i64 %56
  store float %51, ptr %57, align 4
  %58 = load float, ptr %19, align 4
  store float %58, ptr %8, align 4
  %59 = load float, ptr %8, align 4
  %60 = call contract noundef float @__nv_cbrtf(float noundef %59) #4
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %17, align 4
  %63 = mul nsw i32 2, %62
  %64 = load i32, ptr %18, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %61, i64 %66
  store float %60, ptr %67, align 4
  %68 = load float, ptr %20, align 4
  store float %68, ptr %7, align 4
  %69 = load float, ptr %7, align 4
  %70 = call contract noundef float @__nv_rsqrtf(float noundef %69) #4
  %71 = load ptr, ptr %16, align 8
  %72 = load i32, ptr %17, align 4
  %73 = mul nsw i32 3, %72
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %71, i64 %76
  store float %70, ptr %77, align 4
  %78 = load float, ptr %19, align 4
  store float %78, ptr %5, align 4
  store float 2.000000e+00, ptr %6, align 4
  %79 = load float, ptr %5, align 4
  %80 = load float, ptr %6, align 4
  %81 = call contract noundef float @__nv_hypotf(float noundef %79, float noundef %80) #4
  %82 = load ptr, ptr %16, align 8
  %83 = load i32, ptr %17, align 4
  %84 = mul nsw i32 4, %83
  %85 = load i32, ptr %18, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %82, i64 %87
  store float %81, ptr %88, align 4
  %89 = load float, ptr %19, align 4
  store float %89, ptr %12, align 4
  store float 3.000000e+00, ptr %13, align 4
  %90 = load float, ptr %12, align 4
  %91 = load float, ptr %13, align 4
  %92 = call contract noundef float @__nv_powf(float noundef %90, float noundef %91) #4
  %93 = load ptr, ptr %16, align 8
  %94 = load i32, ptr %17, align 4
  %95 = mul nsw i32 5, %94
  %96 = load i32, ptr %18, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  store float %92, ptr %99, align 4
  %100 = load float, ptr %20, align 4
  %101 = fdiv contract float 1.000000e+00, %100
  %102 = load ptr, ptr %16, align 8
  %103 = load i32, ptr %17, align 4
  %104 = mul nsw i32 6, %103
  %105 = load i32, ptr %18, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %102, i64 %107
  store float %101, ptr %108, align 4
  %109 = load float, ptr %20, align 4
  store float %109, ptr %4, align 4
  %110 = load float, ptr %4, align 4
  %111 = call contract noundef float @__nv_rcbrtf(float noundef %110) #4
  %112 = load ptr, ptr %16, align 8
  %113 = load i32, ptr %17, align 4
  %114 = mul nsw i32 7, %113
  %115 = load i32, ptr %18, align 4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %112, i64 %117
  store float %111, ptr %118, align 4
  br label %119

119:                                              ; preds = %30, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11hyperbolicsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %17, align 4
  %24 = load i32, ptr %17, align 4
  %25 = load i32, ptr %16, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  br label %116

28:                                               ; preds = %3
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %17, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  store float %33, ptr %18, align 4
  %34 = load float, ptr %18, align 4
  store float %34, ptr %10, align 4
  %35 = load float, ptr %10, align 4
  %36 = call contract noundef float @__nv_sinhf(float noundef %35) #4
  %37 = load ptr, ptr %15, align 8
  %38 = load i32, ptr %17, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  store float %36, ptr %40, align 4
  %41 = load float, ptr %18, align 4
  store float %41, ptr %9, align 4
  %42 = load float, ptr %9, align 4
  %43 = call contract noundef float @__nv_coshf(float noundef %42) #4
  %44 = load ptr, ptr %15, align 8
  %45 = load i32, ptr %16, align 4
  %46 = load i32, ptr %17, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  store float %43, ptr %49, align 4
  %50 = load float, ptr %18, align 4
  store float %50, ptr %12, align 4
  %51 = load float, ptr %12, align 4
  %52 = call contract noundef float @__nv_tanhf(float noundef %51) #4
  %53 = load ptr, ptr %15, align 8
  %54 = load i32, ptr %16, align 4
  %55 = mul nsw i32 2, %54
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %53, i64 %58
  store float %52, ptr %59, align 4
  %60 = load float, ptr %18, align 4
  store float %60, ptr %8, align 4
  %61 = load float, ptr %8, align 4
  %62 = call contract noundef float @__nv_asinhf(float noundef %61) #4
  %63 = load ptr, ptr %15, align 8
  %64 = load i32, ptr %16, align 4
  %65 = mul nsw i32 3, %64
  %66 = load i32, ptr %17, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %63, i64 %68
  store float %62, ptr %69, align 4
  %70 = load float, ptr %18, align 4
  store float %70, ptr %11, align 4
  %71 = load float, ptr %11, align 4
  %72 = call contract noundef float @__nv_fabsf(float noundef %71) #4
  %73 = fadd contract float 1.000000e+00, %72
  store float %73, ptr %7, align 4
  %74 = load float, ptr %7, align 4
  %75 = call contract noundef float @__nv_acoshf(float noundef %74) #4
  %76 = load ptr, ptr %15, align 8
  %77 = load i32, ptr %16, align 4
  %78 = mul nsw i32 4, %77
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %76, i64 %81
  store float %75, ptr %82, align 4
  %83 = load float, ptr %18, align 4
  %84 = fmul contract float 5.000000e-01, %83
  store float %84, ptr %13, align 4
  %85 = load float, ptr %13, align 4
  %86 = call contract noundef float @__nv_tanhf(float noundef %85) #4
  store float %86, ptr %6, align 4
  %87 = load float, ptr %6, align 4
  %88 = call contract noundef float @__nv_atanhf(float noundef %87) #4
  %89 = load ptr, ptr %15, align 8
  %90 = load i32, ptr %16, align 4
  %91 = mul nsw i32 5, %90
  %92 = load i32, ptr %17, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %89, i64 %94
  store float %88, ptr %95, align 4
  %96 = load float, ptr %18, align 4
  store float %96, ptr %5, align 4
  %97 = load float, ptr %5, align 4
  %98 = call contract noundef float @__nv_erff(float noundef %97) #4
  %99 = load ptr, ptr %15, align 8
  %100 = load i32, ptr %16, align 4
  %101 = mul nsw i32 6, %100
  %102 = load i32, ptr %17, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  store float %98, ptr %105, align 4
  %106 = load float, ptr %18, align 4
  store float %106, ptr %4, align 4
  %107 = load float, ptr %4, align 4
  %108 = call contract noundef float @__nv_erfcf(float noundef %107) #4
  %109 = load ptr, ptr %15, align 8
  %110 = load i32, ptr %16, align 4
  %111 = mul nsw i32 7, %110
  %112 = load i32, ptr %17, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %109, i64 %114
  store float %108, ptr %115, align 4
  br label %116

116:                                              ; preds = %28, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7specialPKdPdi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  store ptr %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %23, align 4
  %31 = load i32, ptr %23, align 4
  %32 = load i32, ptr %22, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %3
  br label %143

35:                                               ; preds = %3
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %23, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %24, align 8
  %41 = load double, ptr %24, align 8
  store double %41, ptr %19, align 8
  %42 = load double, ptr %19, align 8
  %43 = call contract noundef double @__nv_fabs(double noundef %42) #4
  %44 = fadd contract double %43, 1.000000e-01
  store double %44, ptr %25, align 8
  %45 = load double, ptr %24, align 8
  store double %45, ptr %18, align 8
  %46 = load double, ptr %18, align 8
  %47 = call contract noundef double @__nv_erf(double noundef %46) #4
  %48 = load ptr, ptr %21, align 8
  %49 = load i32, ptr %23, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  store double %47, ptr %51, align 8
  %52 = load double, ptr %25, align 8
  store double %52, ptr %17, align 8
  %53 = load double, ptr %17, align 8
  %54 = call contract noundef double @__nv_lgamma(double noundef %53) #4
  %55 = load ptr, ptr %21, align 8
  %56 = load i32, ptr %22, align 4
  %57 = load i32, ptr %23, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %55, i64 %59
  store double %54, ptr %60, align 8
  %61 = load double, ptr %25, align 8
  store double %61, ptr %16, align 8
  %62 = load double, ptr %16, align 8
  %63 = call contract noundef double @__nv_tgamma(double noundef %62) #4
  %64 = load ptr, ptr %21, align 8
  %65 = load i32, ptr %22, align 4
  %66 = mul nsw i32 2, %65
  %67 = load i32, ptr %23, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %64, i64 %69
  store double %63, ptr %70, align 8
  %71 = load double, ptr %24, align 8
  store double %71, ptr %15, align 8
  %72 = load double, ptr %15, align 8
  %73 = call contract noundef double @__nv_sin(double noundef %72) #4
  %74 = load double, ptr %24, align 8
  store double %74, ptr %14, align 8
  %75 = load double, ptr %14, align 8
  %76 = call contract noundef double @__nv_cos(double noundef %75) #4
  %77 = fmul contract double %73, %76
  %78 = load ptr, ptr %21, align 8
  %79 = load i32, ptr %22, align 4
  %80 = mul nsw i32 3, %79
  %81 = load i32, ptr %23, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %78, i64 %83
  store double %77, ptr %84, align 8
  %85 = load double, ptr %24, align 8
  store double %85, ptr %13, align 8
  %86 = load double, ptr %13, align 8
  %87 = call contract noundef double @__nv_exp(double noundef %86) #4
  %88 = load double, ptr %25, align 8
  store double %88, ptr %12, align 8
  %89 = load double, ptr %12, align 8
  %90 = call contract noundef double @__nv_log(double noundef %89) #4
  %91 = fadd contract double %87, %90
  %92 = load ptr, ptr %21, align 8
  %93 = load i32, ptr %22, align 4
  %94 = mul nsw i32 4, %93
  %95 = load i32, ptr %23, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %92, i64 %97
  store double %91, ptr %98, align 8
  %99 = load double, ptr %25, align 8
  %100 = load double, ptr %24, align 8
  store double %99, ptr %10, align 8
  store double %100, ptr %11, align 8
  %101 = load double, ptr %10, align 8
  %102 = load double, ptr %11, align 8
  %103 = call contract noundef double @__nv_pow(double noundef %101, double noundef %102) #4
  %104 = load ptr, ptr %21, align 8
  %105 = load i32, ptr %22, align 4
  %106 = mul nsw i32 5, %105
  %107 = load i32, ptr %23, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %104, i64 %109
  store double %103, ptr %110, align 8
  %111 = load double, ptr %24, align 8
  %112 = load double, ptr %25, align 8
  store double %111, ptr %8, align 8
  store double %112, ptr %9, align 8
  %113 = load double, ptr %8, align 8
  %114 = load double, ptr %9, align 8
  %115 = call contract noundef double @__nv_hypot(double noundef %113, double noundef %114) #4
  %116 = load double, ptr %24, align 8
  store double %116, ptr %7, align 8
  %117 = load double, ptr %7, align 8
  %118 = call contract noundef double @__nv_cbrt(double noundef %117) #4
  %119 = fadd contract double %115, %118
  %120 = load ptr, ptr %21, align 8
  %121 = load i32, ptr %22, align 4
  %122 = mul nsw i32 6, %121
  %123 = load i32, ptr %23, align 4
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %120, i64 %125
  store double %119, ptr %126, align 8
  %127 = load double, ptr %24, align 8
  store double %127, ptr %6, align 8
  %128 = load double, ptr %6, align 8
  %129 = call contract noundef double @__nv_tanh(double noundef %128) #4
  %130 = load double, ptr %24, align 8
  %131 = load double, ptr %25, align 8
  store double %130, ptr %4, align 8
  store double %131, ptr %5, align 8
  %132 = load double, ptr %4, align 8
  %133 = load double, ptr %5, align 8
  %134 = call contract noundef double @__nv_atan2(double noundef %132, double noundef %133) #4
  %135 = fadd contract double %129, %134
  %136 = load ptr, ptr %21, align 8
  %137 = load i32, ptr %22, align 4
  %138 = mul nsw i32 7, %137
  %139 = load i32, ptr %23, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %136, i64 %141
  store double %135, ptr %142, align 8
  br label %143

143:                                              ; preds = %35, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9roundingsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %17, align 4
  %24 = load i32, ptr %17, align 4
  %25 = load i32, ptr %16, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  br label %113

28:                                               ; preds = %3
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %17, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  store float %33, ptr %18, align 4
  %34 = load float, ptr %18, align 4
  store float %34, ptr %13, align 4
  %35 = load float, ptr %13, align 4
  %36 = call contract noundef float @__nv_floorf(float noundef %35) #4
  %37 = load ptr, ptr %15, align 8
  %38 = load i32, ptr %17, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  store float %36, ptr %40, align 4
  %41 = load float, ptr %18, align 4
  store float %41, ptr %12, align 4
  %42 = load float, ptr %12, align 4
  %43 = call contract noundef float @__nv_ceilf(float noundef %42) #4
  %44 = load ptr, ptr %15, align 8
  %45 = load i32, ptr %16, align 4
  %46 = load i32, ptr %17, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  store float %43, ptr %49, align 4
  %50 = load float, ptr %18, align 4
  store float %50, ptr %11, align 4
  %51 = load float, ptr %11, align 4
  %52 = call contract noundef float @__nv_truncf(float noundef %51) #4
  %53 = load ptr, ptr %15, align 8
  %54 = load i32, ptr %16, align 4
  %55 = mul nsw i32 2, %54
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %53, i64 %58
  store float %52, ptr %59, align 4
  %60 = load float, ptr %18, align 4
  store float %60, ptr %10, align 4
  %61 = load float, ptr %10, align 4
  %62 = call contract noundef float @__nv_roundf(float noundef %61) #4
  %63 = load ptr, ptr %15, align 8
  %64 = load i32, ptr %16, align 4
  %65 = mul nsw i32 3, %64
  %66 = load i32, ptr %17, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %63, i64 %68
  store float %62, ptr %69, align 4
  %70 = load float, ptr %18, align 4
  store float %70, ptr %9, align 4
  %71 = load float, ptr %9, align 4
  %72 = call contract noundef float @llvm.rint.f32(float %71)
  %73 = load ptr, ptr %15, align 8
  %74 = load i32, ptr %16, align 4
  %75 = mul nsw i32 4, %74
  %76 = load i32, ptr %17, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  store float %72, ptr %79, align 4
  %80 = load float, ptr %18, align 4
  %81 = fmul contract float 2.500000e+00, %80
  store float %81, ptr %8, align 4
  %82 = load float, ptr %8, align 4
  %83 = call contract noundef float @llvm.nearbyint.f32(float %82)
  %84 = load ptr, ptr %15, align 8
  %85 = load i32, ptr %16, align 4
  %86 = mul nsw i32 5, %85
  %87 = load i32, ptr %17, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %84, i64 %89
  store float %83, ptr %90, align 4
  %91 = load float, ptr %18, align 4
  store float %91, ptr %6, align 4
  store float 7.500000e-01, ptr %7, align 4
  %92 = load float, ptr %6, align 4
  %93 = load float, ptr %7, align 4
  %94 = call contract noundef float @__nv_fmodf(float noundef %92, float noundef %93) #4
  %95 = load ptr, ptr %15, align 8
  %96 = load i32, ptr %16, align 4
  %97 = mul nsw i32 6, %96
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %95, i64 %100
  store float %94, ptr %101, align 4
  %102 = load float, ptr %18, align 4
  store float %102, ptr %4, align 4
  store float 7.500000e-01, ptr %5, align 4
  %103 = load float, ptr %4, align 4
  %104 = load float, ptr %5, align 4
  %105 = call contract noundef float @__nv_remainderf(float noundef %103, float noundef %104) #4
  %106 = load ptr, ptr %15, align 8
  %107 = load i32, ptr %16, align 4
  %108 = mul nsw i32 7, %107
  %109 = load i32, ptr %17, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %106, i64 %111
  store float %105, ptr %112, align 4
  br label %113

113:                                              ; preds = %28, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7choicesPKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  store i32 %3, ptr %22, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %23, align 4
  %31 = load i32, ptr %23, align 4
  %32 = load i32, ptr %22, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %4
  br label %162

35:                                               ; preds = %4
  %36 = load ptr, ptr %19, align 8
  %37 = load i32, ptr %23, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  store float %40, ptr %24, align 4
  %41 = load ptr, ptr %20, align 8
  %42 = load i32, ptr %23, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  store float %45, ptr %25, align 4
  %46 = load float, ptr %24, align 4
  %47 = load float, ptr %25, align 4
  store float %46, ptr %16, align 4
  store float %47, ptr %17, align 4
  %48 = load float, ptr %16, align 4
  %49 = load float, ptr %17, align 4
  %50 = call contract noundef float @__nv_fminf(float noundef %48, float noundef %49) #4
  %51 = load ptr, ptr %21, align 8
  %52 = load i32, ptr %23, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  store float %50, ptr %54, align 4
  %55 = load float, ptr %24, align 4
  %56 = load float, ptr %25, align 4
  store float %55, ptr %14, align 4
  store float %56, ptr %15, align 4
  %57 = load float, ptr %14, align 4
  %58 = load float, ptr %15, align 4
  %59 = call contract noundef float @__nv_fmaxf(float noundef %57, float noundef %58) #4
  %60 = load ptr, ptr %21, align 8
  %61 = load i32, ptr %22, align 4
  %62 = load i32, ptr %23, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %60, i64 %64
  store float %59, ptr %65, align 4
  %66 = load float, ptr %24, align 4
  %67 = load float, ptr %25, align 4
  store float %66, ptr %12, align 4
  store float %67, ptr %13, align 4
  %68 = load float, ptr %12, align 4
  %69 = load float, ptr %13, align 4
  %70 = call contract noundef float @__nv_fdimf(float noundef %68, float noundef %69) #4
  %71 = load ptr, ptr %21, align 8
  %72 = load i32, ptr %22, align 4
  %73 = mul nsw i32 2, %72
  %74 = load i32, ptr %23, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %71, i64 %76
  store float %70, ptr %77, align 4
  %78 = load float, ptr %24, align 4
  %79 = load float, ptr %25, align 4
  store float %78, ptr %10, align 4
  store float %79, ptr %11, align 4
  %80 = load float, ptr %10, align 4
  %81 = load float, ptr %11, align 4
  %82 = call contract noundef float @__nv_copysignf(float noundef %80, float noundef %81) #4
  %83 = load ptr, ptr %21, align 8
  %84 = load i32, ptr %22, align 4
  %85 = mul nsw i32 3, %84
  %86 = load i32, ptr %23, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %83, i64 %88
  store float %82, ptr %89, align 4
  %90 = load float, ptr %24, align 4
  store float %90, ptr %9, align 4
  %91 = load float, ptr %9, align 4
  %92 = call contract noundef float @__nv_saturatef(float noundef %91) #4
  %93 = load ptr, ptr %21, align 8
  %94 = load i32, ptr %22, align 4
  %95 = mul nsw i32 4, %94
  %96 = load i32, ptr %23, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  store float %92, ptr %99, align 4
  %100 = load float, ptr %24, align 4
  store float %100, ptr %8, align 4
  %101 = load float, ptr %8, align 4
  %102 = call i32 @__nv_isnanf(float noundef %101) #4
  %103 = icmp ne i32 %102, 0
  %104 = zext i1 %103 to i32
  %105 = load float, ptr %24, align 4
  store float %105, ptr %7, align 4
  %106 = load float, ptr %7, align 4
  %107 = call i32 @__nv_isinff(float noundef %106) #4
  %108 = icmp ne i32 %107, 0
  %109 = zext i1 %108 to i32
  %110 = mul nsw i32 2, %109
  %111 = add nsw i32 %104, %110
  %112 = load float, ptr %24, align 4
  store float %112, ptr %6, align 4
  %113 = load float, ptr %6, align 4
  %114 = call i32 @__nv_finitef(float noundef %113) #4
  %115 = icmp ne i32 %114, 0
  %116 = zext i1 %115 to i32
  %117 = mul nsw i32 4, %116
  %118 = add nsw i32 %111, %117
  %119 = load float, ptr %24, align 4
  store float %119, ptr %5, align 4
  %120 = load float, ptr %5, align 4
  %121 = call i32 @__nv_signbitf(float noundef %120) #4
  %122 = icmp ne i32 %121, 0
  %123 = zext i1 %122 to i32
  %124 = icmp ne i32 %123, 0
  %125 = zext i1 %124 to i32
  %126 = mul nsw i32 8, %125
  %127 = add nsw i32 %118, %126
  %128 = sitofp i32 %127 to float
  %129 = load ptr, ptr %21, align 8
  %130 = load i32, ptr %22, align 4
  %131 = mul nsw i32 5, %130
  %132 = load i32, ptr %23, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  store float %128, ptr %135, align 4
  %136 = load float, ptr %24, align 4
  store float %136, ptr %18, align 4
  %137 = load float, ptr %18, align 4
  %138 = call contract noundef float @__nv_fabsf(float noundef %137) #4
  %139 = load ptr, ptr %21, align 8
  %140 = load i32, ptr %22, align 4
  %141 = mul nsw i32 6, %140
  %142 = load i32, ptr %23, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %139, i64 %144
  store float %138, ptr %145, align 4
  %146 = load float, ptr %24, align 4
  %147 = load float, ptr %25, align 4
  %148 = fcmp contract olt float %146, %147
  br i1 %148, label %149, label %151

149:                                              ; preds = %35
  %150 = load float, ptr %24, align 4
  br label %153

151:                                              ; preds = %35
  %152 = load float, ptr %25, align 4
  br label %153

153:                                              ; preds = %151, %149
  %154 = phi contract float [ %150, %149 ], [ %152, %151 ]
  %155 = load ptr, ptr %21, align 8
  %156 = load i32, ptr %22, align 4
  %157 = mul nsw i32 7, %156
  %158 = load i32, ptr %23, align 4
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %155, i64 %160
  store float %154, ptr %161, align 4
  br label %162

162:                                              ; preds = %153, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5fusedPKfS0_S0_PfPdi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store ptr %2, ptr %17, align 8
  store ptr %3, ptr %18, align 8
  store ptr %4, ptr %19, align 8
  store i32 %5, ptr %20, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %21, align 4
  %27 = load i32, ptr %21, align 4
  %28 = load i32, ptr %20, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %6
  br label %96

31:                                               ; preds = %6
  %32 = load ptr, ptr %15, align 8
  %33 = load i32, ptr %21, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i32, ptr %21, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load ptr, ptr %17, align 8
  %43 = load i32, ptr %21, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load float, ptr %45, align 4
  store float %36, ptr %12, align 4
  store float %41, ptr %13, align 4
  store float %46, ptr %14, align 4
  %47 = load float, ptr %12, align 4
  %48 = load float, ptr %13, align 4
  %49 = load float, ptr %14, align 4
  %50 = call contract noundef float @__nv_fmaf(float noundef %47, float noundef %48, float noundef %49) #4
  %51 = load ptr, ptr %15, align 8
  %52 = load i32, ptr %21, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load ptr, ptr %16, align 8
  %57 = load i32, ptr %21, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load float, ptr %59, align 4
  store float %55, ptr %10, align 4
  store float %60, ptr %11, align 4
  %61 = load float, ptr %10, align 4
  %62 = load float, ptr %11, align 4
  %63 = call contract noundef float @__nv_fmul_rn(float noundef %61, float noundef %62) #4
  %64 = fsub contract float %50, %63
  %65 = load ptr, ptr %18, align 8
  %66 = load i32, ptr %21, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  store float %64, ptr %68, align 4
  %69 = load ptr, ptr %15, align 8
  %70 = load i32, ptr %21, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fpext contract float %73 to double
  %75 = load ptr, ptr %16, align 8
  %76 = load i32, ptr %21, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fpext contract float %79 to double
  %81 = load ptr, ptr %17, align 8
  %82 = load i32, ptr %21, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fpext contract float %85 to double
  %87 = fneg contract double %86
  store double %74, ptr %7, align 8
  store double %80, ptr %8, align 8
  store double %87, ptr %9, align 8
  %88 = load double, ptr %7, align 8
  %89 = load double, ptr %8, align 8
  %90 = load double, ptr %9, align 8
  %91 = call contract noundef double @__nv_fma(double noundef %88, double noundef %89, double noundef %90) #4
  %92 = load ptr, ptr %19, align 8
  %93 = load i32, ptr %21, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %92, i64 %94
  store double %91, ptr %95, align 8
  br label %96

96:                                               ; preds = %31, %30
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4fastPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  store i32 %2, ptr %19, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %20, align 4
  %28 = load i32, ptr %20, align 4
  %29 = load i32, ptr %19, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %3
  br label %128

32:                                               ; preds = %3
  %33 = load ptr, ptr %17, align 8
  %34 = load i32, ptr %20, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  store float %37, ptr %21, align 4
  %38 = load float, ptr %21, align 4
  store float %38, ptr %16, align 4
  %39 = load float, ptr %16, align 4
  %40 = call contract noundef float @__nv_fabsf(float noundef %39) #4
  %41 = fadd contract float %40, 0x3FB99999A0000000
  store float %41, ptr %22, align 4
  %42 = load float, ptr %21, align 4
  store float %42, ptr %15, align 4
  %43 = load float, ptr %15, align 4
  %44 = call contract noundef float @__nv_fast_expf(float noundef %43) #4
  %45 = load ptr, ptr %18, align 8
  %46 = load i32, ptr %20, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  %49 = load float, ptr %22, align 4
  store float %49, ptr %14, align 4
  %50 = load float, ptr %14, align 4
  %51 = call contract noundef float @__nv_fast_logf(float noundef %50) #4
  %52 = load ptr, ptr %18, align 8
  %53 = load i32, ptr %19, align 4
  %54 = load i32, ptr %20, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %52, i64 %56
  store float %51, ptr %57, align 4
  %58 = load float, ptr %21, align 4
  store float %58, ptr %13, align 4
  %59 = load float, ptr %13, align 4
  %60 = call contract noundef float @__nv_fast_sinf(float noundef %59) #4
  %61 = load float, ptr %21, align 4
  store float %61, ptr %12, align 4
  %62 = load float, ptr %12, align 4
  %63 = call contract noundef float @__nv_fast_cosf(float noundef %62) #4
  %64 = fadd contract float %60, %63
  %65 = load ptr, ptr %18, align 8
  %66 = load i32, ptr %19, align 4
  %67 = mul nsw i32 2, %66
  %68 = load i32, ptr %20, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  store float %64, ptr %71, align 4
  %72 = load float, ptr %21, align 4
  %73 = load float, ptr %22, align 4
  store float %72, ptr %10, align 4
  store float %73, ptr %11, align 4
  %74 = load float, ptr %10, align 4
  %75 = load float, ptr %11, align 4
  %76 = call contract noundef float @__nv_fast_fdividef(float noundef %74, float noundef %75) #4
  %77 = load ptr, ptr %18, align 8
  %78 = load i32, ptr %19, align 4
  %79 = mul nsw i32 3, %78
  %80 = load i32, ptr %20, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  store float %76, ptr %83, align 4
  %84 = load float, ptr %22, align 4
  %85 = load float, ptr %21, align 4
  store float %84, ptr %8, align 4
  store float %85, ptr %9, align 4
  %86 = load float, ptr %8, align 4
  %87 = load float, ptr %9, align 4
  %88 = call contract noundef float @__nv_fast_powf(float noundef %86, float noundef %87) #4
  %89 = load ptr, ptr %18, align 8
  %90 = load i32, ptr %19, align 4
  %91 = mul nsw i32 4, %90
  %92 = load i32, ptr %20, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %89, i64 %94
  store float %88, ptr %95, align 4
  %96 = load float, ptr %22, align 4
  store float %96, ptr %7, align 4
  %97 = load float, ptr %7, align 4
  %98 = call contract noundef float @__nv_frcp_rn(float noundef %97) #4
  %99 = load ptr, ptr %18, align 8
  %100 = load i32, ptr %19, align 4
  %101 = mul nsw i32 5, %100
  %102 = load i32, ptr %20, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  store float %98, ptr %105, align 4
  %106 = load float, ptr %22, align 4
  store float %106, ptr %6, align 4
  %107 = load float, ptr %6, align 4
  %108 = call contract noundef float @__nv_fsqrt_rn(float noundef %107) #4
  %109 = load ptr, ptr %18, align 8
  %110 = load i32, ptr %19, align 4
  %111 = mul nsw i32 6, %110
  %112 = load i32, ptr %20, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %109, i64 %114
  store float %108, ptr %115, align 4
  %116 = load float, ptr %21, align 4
  %117 = load float, ptr %22, align 4
  store float %116, ptr %4, align 4
  store float %117, ptr %5, align 4
  %118 = load float, ptr %4, align 4
  %119 = load float, ptr %5, align 4
  %120 = call contract noundef float @__nv_fdiv_rn(float noundef %118, float noundef %119) #4
  %121 = load ptr, ptr %18, align 8
  %122 = load i32, ptr %19, align 4
  %123 = mul nsw i32 7, %122
  %124 = load i32, ptr %20, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %121, i64 %126
  store float %120, ptr %127, align 4
  br label %128

128:                                              ; preds = %32, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11sincos_pairPKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %12, align 4
  %18 = load i32, ptr %12, align 4
  %19 = load i32, ptr %11, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %38

21:                                               ; preds = %4
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %12, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %12, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %12, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  store float %26, ptr %5, align 4
  store ptr %30, ptr %6, align 8
  store ptr %34, ptr %7, align 8
  %35 = load float, ptr %5, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = load ptr, ptr %7, align 8
  call void @__nv_sincosf(float noundef %35, ptr noundef %36, ptr noundef %37) #4
  br label %38

38:                                               ; preds = %21, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6scaledPKfPfPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %15, align 4
  %23 = load i32, ptr %15, align 4
  %24 = load i32, ptr %14, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %56

27:                                               ; preds = %5
  %28 = load ptr, ptr %10, align 8
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4
  store float %32, ptr %8, align 4
  store ptr %16, ptr %9, align 8
  %33 = load float, ptr %8, align 4
  %34 = load ptr, ptr %9, align 8
  %35 = call contract noundef float @__nv_frexpf(float noundef %33, ptr noundef %34) #4
  store float %35, ptr %17, align 4
  %36 = load float, ptr %17, align 4
  %37 = load ptr, ptr %11, align 8
  %38 = load i32, ptr %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  store float %36, ptr %40, align 4
  %41 = load i32, ptr %16, align 4
  %42 = load ptr, ptr %12, align 8
  %43 = load i32, ptr %15, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store i32 %41, ptr %45, align 4
  %46 = load float, ptr %17, align 4
  %47 = load i32, ptr %16, align 4
  %48 = add nsw i32 %47, 1
  store float %46, ptr %6, align 4
  store i32 %48, ptr %7, align 4
  %49 = load float, ptr %6, align 4
  %50 = load i32, ptr %7, align 4
  %51 = call contract noundef float @__nv_ldexpf(float noundef %49, i32 noundef %50) #4
  %52 = load ptr, ptr %13, align 8
  %53 = load i32, ptr %15, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store float %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %27, %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atan2f(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acosf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinpif(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cospif(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp10f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expm1f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log10f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cbrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_hypotf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rcbrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinhf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_coshf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinhf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acoshf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanhf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_erf(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_lgamma(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tgamma(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hypot(double noundef, double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cbrt(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tanh(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_atan2(double noundef, double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ceilf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_truncf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_roundf(float noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_remainderf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdimf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isnanf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isinff(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_finitef(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_signbitf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf(float noundef, float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_rn(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma(double noundef, double noundef, double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_sinf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_cosf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_fdividef(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frcp_rn(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_rn(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_rn(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frexpf(float noundef, ptr noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ldexpf(float noundef, i32 noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
