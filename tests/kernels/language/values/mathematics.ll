; ModuleID = 'mathematics.cu'
source_filename = "mathematics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12trigonometryPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %54

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_sinf(float noundef %13) #5
  %15 = getelementptr inbounds float, ptr %1, i64 %11
  store float %14, ptr %15, align 4, !tbaa !7
  %16 = tail call contract noundef float @__nv_cosf(float noundef %13) #5
  %17 = add nsw i32 %2, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  store float %16, ptr %19, align 4, !tbaa !7
  %20 = tail call contract noundef float @__nv_tanf(float noundef %13) #5
  %21 = shl nsw i32 %2, 1
  %22 = add nsw i32 %21, %8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  store float %20, ptr %24, align 4, !tbaa !7
  %25 = tail call contract noundef float @__nv_atanf(float noundef %13) #5
  %26 = mul nsw i32 %2, 3
  %27 = add nsw i32 %26, %8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  store float %25, ptr %29, align 4, !tbaa !7
  %30 = tail call contract noundef float @__nv_atan2f(float noundef %13, float noundef 5.000000e-01) #5
  %31 = shl nsw i32 %2, 2
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  store float %30, ptr %34, align 4, !tbaa !7
  %35 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5
  %36 = tail call contract noundef float @__nv_asinf(float noundef %35) #5
  %37 = mul nsw i32 %2, 5
  %38 = add nsw i32 %37, %8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %36, ptr %40, align 4, !tbaa !7
  %41 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5
  %42 = tail call contract noundef float @__nv_acosf(float noundef %41) #5
  %43 = mul nsw i32 %2, 6
  %44 = add nsw i32 %43, %8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  store float %42, ptr %46, align 4, !tbaa !7
  %47 = tail call contract noundef float @__nv_sinpif(float noundef %13) #5
  %48 = tail call contract noundef float @__nv_cospif(float noundef %13) #5
  %49 = fadd contract float %47, %48
  %50 = mul nsw i32 %2, 7
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  store float %49, ptr %53, align 4, !tbaa !7
  br label %54

54:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12exponentialsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5
  %15 = fadd contract float %14, 0x3FB99999A0000000
  %16 = tail call contract noundef float @__nv_expf(float noundef %13) #5
  %17 = getelementptr inbounds float, ptr %1, i64 %11
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = tail call contract noundef float @__nv_exp2f(float noundef %13) #5
  %19 = add nsw i32 %2, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  store float %18, ptr %21, align 4, !tbaa !7
  %22 = tail call contract noundef float @__nv_exp10f(float noundef %13) #5
  %23 = shl nsw i32 %2, 1
  %24 = add nsw i32 %23, %8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  store float %22, ptr %26, align 4, !tbaa !7
  %27 = tail call contract noundef float @__nv_expm1f(float noundef %13) #5
  %28 = mul nsw i32 %2, 3
  %29 = add nsw i32 %28, %8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %1, i64 %30
  store float %27, ptr %31, align 4, !tbaa !7
  %32 = tail call contract noundef float @__nv_logf(float noundef %15) #5
  %33 = shl nsw i32 %2, 2
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  store float %32, ptr %36, align 4, !tbaa !7
  %37 = tail call contract noundef float @__nv_log2f(float noundef %15) #5
  %38 = mul nsw i32 %2, 5
  %39 = add nsw i32 %38, %8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !7
  %42 = tail call contract noundef float @__nv_log10f(float noundef %15) #5
  %43 = mul nsw i32 %2, 6
  %44 = add nsw i32 %43, %8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  store float %42, ptr %46, align 4, !tbaa !7
  %47 = tail call contract noundef float @__nv_log1pf(float noundef %15) #5
  %48 = mul nsw i32 %2, 7
  %49 = add nsw i32 %48, %8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  store float %47, ptr %51, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6powersPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5
  %15 = fadd contract float %14, 0x3FB99999A0000000
  %16 = tail call contract noundef float @__nv_powf(float noundef %15, float noundef %13) #5
  %17 = getelementptr inbounds float, ptr %1, i64 %11
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = tail call contract noundef float @__nv_sqrtf(float noundef %15) #5
  %19 = add nsw i32 %2, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  store float %18, ptr %21, align 4, !tbaa !7
  %22 = tail call contract noundef float @__nv_cbrtf(float noundef %13) #5
  %23 = shl nsw i32 %2, 1
  %24 = add nsw i32 %23, %8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  store float %22, ptr %26, align 4, !tbaa !7
  %27 = tail call contract noundef float @__nv_rsqrtf(float noundef %15) #5
  %28 = mul nsw i32 %2, 3
  %29 = add nsw i32 %28, %8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %1, i64 %30
  store float %27, ptr %31, align 4, !tbaa !7
  %32 = tail call contract noundef float @__nv_hypotf(float noundef %13, float noundef 2.000000e+00) #5
  %33 = shl nsw i32 %2, 2
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  store float %32, ptr %36, align 4, !tbaa !7
  %37 = tail call contract noundef float @__nv_powf(float noundef %13, float noundef 3.000000e+00) #5
  %38 = mul nsw i32 %2, 5
  %39 = add nsw i32 %38, %8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !7
  %42 = fdiv contract float 1.000000e+00, %15
  %43 = mul nsw i32 %2, 6
  %44 = add nsw i32 %43, %8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  store float %42, ptr %46, align 4, !tbaa !7
  %47 = tail call contract noundef float @__nv_rcbrtf(float noundef %15) #5
  %48 = mul nsw i32 %2, 7
  %49 = add nsw i32 %48, %8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  store float %47, ptr %51, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11hyperbolicsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %54

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_sinhf(float noundef %13) #5
  %15 = getelementptr inbounds float, ptr %1, i64 %11
  store float %14, ptr %15, align 4, !tbaa !7
  %16 = tail call contract noundef float @__nv_coshf(float noundef %13) #5
  %17 = add nsw i32 %2, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  store float %16, ptr %19, align 4, !tbaa !7
  %20 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5
  %21 = shl nsw i32 %2, 1
  %22 = add nsw i32 %21, %8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  store float %20, ptr %24, align 4, !tbaa !7
  %25 = tail call contract noundef float @__nv_asinhf(float noundef %13) #5
  %26 = mul nsw i32 %2, 3
  %27 = add nsw i32 %26, %8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  store float %25, ptr %29, align 4, !tbaa !7
  %30 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5
  %31 = fadd contract float %30, 1.000000e+00
  %32 = tail call contract noundef float @__nv_acoshf(float noundef %31) #5
  %33 = shl nsw i32 %2, 2
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  store float %32, ptr %36, align 4, !tbaa !7
  %37 = fmul contract float %13, 5.000000e-01
  %38 = tail call contract noundef float @__nv_tanhf(float noundef %37) #5
  %39 = tail call contract noundef float @__nv_atanhf(float noundef %38) #5
  %40 = mul nsw i32 %2, 5
  %41 = add nsw i32 %40, %8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  store float %39, ptr %43, align 4, !tbaa !7
  %44 = tail call contract noundef float @__nv_erff(float noundef %13) #5
  %45 = mul nsw i32 %2, 6
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %44, ptr %48, align 4, !tbaa !7
  %49 = tail call contract noundef float @__nv_erfcf(float noundef %13) #5
  %50 = mul nsw i32 %2, 7
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  store float %49, ptr %53, align 4, !tbaa !7
  br label %54

54:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7specialPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %60

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = tail call contract noundef double @__nv_fabs(double noundef %13) #5
  %15 = fadd contract double %14, 1.000000e-01
  %16 = tail call contract noundef double @__nv_erf(double noundef %13) #5
  %17 = getelementptr inbounds double, ptr %1, i64 %11
  store double %16, ptr %17, align 8, !tbaa !9
  %18 = tail call contract noundef double @__nv_lgamma(double noundef %15) #5
  %19 = add nsw i32 %2, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  store double %18, ptr %21, align 8, !tbaa !9
  %22 = tail call contract noundef double @__nv_tgamma(double noundef %15) #5
  %23 = shl nsw i32 %2, 1
  %24 = add nsw i32 %23, %8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  store double %22, ptr %26, align 8, !tbaa !9
  %27 = tail call contract noundef double @__nv_sin(double noundef %13) #5
  %28 = tail call contract noundef double @__nv_cos(double noundef %13) #5
  %29 = fmul contract double %27, %28
  %30 = mul nsw i32 %2, 3
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  store double %29, ptr %33, align 8, !tbaa !9
  %34 = tail call contract noundef double @__nv_exp(double noundef %13) #5
  %35 = tail call contract noundef double @__nv_log(double noundef %15) #5
  %36 = fadd contract double %34, %35
  %37 = shl nsw i32 %2, 2
  %38 = add nsw i32 %37, %8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  store double %36, ptr %40, align 8, !tbaa !9
  %41 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef %13) #5
  %42 = mul nsw i32 %2, 5
  %43 = add nsw i32 %42, %8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  store double %41, ptr %45, align 8, !tbaa !9
  %46 = tail call contract noundef double @__nv_hypot(double noundef %13, double noundef %15) #5
  %47 = tail call contract noundef double @__nv_cbrt(double noundef %13) #5
  %48 = fadd contract double %46, %47
  %49 = mul nsw i32 %2, 6
  %50 = add nsw i32 %49, %8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %1, i64 %51
  store double %48, ptr %52, align 8, !tbaa !9
  %53 = tail call contract noundef double @__nv_tanh(double noundef %13) #5
  %54 = tail call contract noundef double @__nv_atan2(double noundef %13, double noundef %15) #5
  %55 = fadd contract double %53, %54
  %56 = mul nsw i32 %2, 7
  %57 = add nsw i32 %56, %8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  store double %55, ptr %59, align 8, !tbaa !9
  br label %60

60:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9roundingsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %51

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_floorf(float noundef %13) #5
  %15 = getelementptr inbounds float, ptr %1, i64 %11
  store float %14, ptr %15, align 4, !tbaa !7
  %16 = tail call contract noundef float @__nv_ceilf(float noundef %13) #5
  %17 = add nsw i32 %2, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  store float %16, ptr %19, align 4, !tbaa !7
  %20 = tail call contract noundef float @__nv_truncf(float noundef %13) #5
  %21 = shl nsw i32 %2, 1
  %22 = add nsw i32 %21, %8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  store float %20, ptr %24, align 4, !tbaa !7
  %25 = tail call contract noundef float @__nv_roundf(float noundef %13) #5
  %26 = mul nsw i32 %2, 3
  %27 = add nsw i32 %26, %8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  store float %25, ptr %29, align 4, !tbaa !7
  %30 = tail call contract noundef float @llvm.rint.f32(float %13)
  %31 = shl nsw i32 %2, 2
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  store float %30, ptr %34, align 4, !tbaa !7
  %35 = fmul contract float %13, 2.500000e+00
  %36 = tail call contract noundef float @llvm.nearbyint.f32(float %35)
  %37 = mul nsw i32 %2, 5
  %38 = add nsw i32 %37, %8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %36, ptr %40, align 4, !tbaa !7
  %41 = tail call contract noundef float @__nv_fmodf(float noundef %13, float noundef 7.500000e-01) #5
  %42 = mul nsw i32 %2, 6
  %43 = add nsw i32 %42, %8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  store float %41, ptr %45, align 4, !tbaa !7
  %46 = tail call contract noundef float @__nv_remainderf(float noundef %13, float noundef 7.500000e-01) #5
  %47 = mul nsw i32 %2, 7
  %48 = add nsw i32 %47, %8
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %46, ptr %50, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7choicesPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %69

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = tail call contract noundef float @__nv_fminf(float noundef %14, float noundef %16) #5
  %18 = getelementptr inbounds float, ptr %2, i64 %12
  store float %17, ptr %18, align 4, !tbaa !7
  %19 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %16) #5
  %20 = add nsw i32 %3, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %2, i64 %21
  store float %19, ptr %22, align 4, !tbaa !7
  %23 = tail call contract noundef float @__nv_fdimf(float noundef %14, float noundef %16) #5
  %24 = shl nsw i32 %3, 1
  %25 = add nsw i32 %24, %9
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  store float %23, ptr %27, align 4, !tbaa !7
  %28 = tail call contract noundef float @__nv_copysignf(float noundef %14, float noundef %16) #5
  %29 = mul nsw i32 %3, 3
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %2, i64 %31
  store float %28, ptr %32, align 4, !tbaa !7
  %33 = tail call contract noundef float @__nv_saturatef(float noundef %14) #5
  %34 = shl nsw i32 %3, 2
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  store float %33, ptr %37, align 4, !tbaa !7
  %38 = tail call i32 @__nv_isnanf(float noundef %14) #5
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = tail call i32 @__nv_isinff(float noundef %14) #5
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 2
  %44 = or disjoint i32 %43, %40
  %45 = tail call i32 @__nv_finitef(float noundef %14) #5
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i32 0, i32 4
  %48 = or disjoint i32 %44, %47
  %49 = tail call i32 @__nv_signbitf(float noundef %14) #5
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 0, i32 8
  %52 = or disjoint i32 %48, %51
  %53 = uitofp nneg i32 %52 to float
  %54 = mul nsw i32 %3, 5
  %55 = add nsw i32 %54, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %2, i64 %56
  store float %53, ptr %57, align 4, !tbaa !7
  %58 = tail call contract noundef float @__nv_fabsf(float noundef %14) #5
  %59 = mul nsw i32 %3, 6
  %60 = add nsw i32 %59, %9
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  store float %58, ptr %62, align 4, !tbaa !7
  %63 = fcmp contract olt float %14, %16
  %64 = select contract i1 %63, float %14, float %16
  %65 = mul nsw i32 %3, 7
  %66 = add nsw i32 %65, %9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %2, i64 %67
  store float %64, ptr %68, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5fusedPKfS0_S0_PfPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %36

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds float, ptr %1, i64 %14
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %2, i64 %14
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = tail call contract noundef float @__nv_fmaf(float noundef %16, float noundef %18, float noundef %20) #5
  %22 = load float, ptr %15, align 4, !tbaa !7
  %23 = load float, ptr %17, align 4, !tbaa !7
  %24 = tail call contract noundef float @__nv_fmul_rn(float noundef %22, float noundef %23) #5
  %25 = fsub contract float %21, %24
  %26 = getelementptr inbounds float, ptr %3, i64 %14
  store float %25, ptr %26, align 4, !tbaa !7
  %27 = load float, ptr %15, align 4, !tbaa !7
  %28 = fpext contract float %27 to double
  %29 = load float, ptr %17, align 4, !tbaa !7
  %30 = fpext contract float %29 to double
  %31 = load float, ptr %19, align 4, !tbaa !7
  %32 = fpext contract float %31 to double
  %33 = fneg contract double %32
  %34 = tail call contract noundef double @__nv_fma(double noundef %28, double noundef %30, double noundef %33) #5
  %35 = getelementptr inbounds double, ptr %4, i64 %14
  store double %34, ptr %35, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4fastPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %54

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5
  %15 = fadd contract float %14, 0x3FB99999A0000000
  %16 = tail call contract noundef float @__nv_fast_expf(float noundef %13) #5
  %17 = getelementptr inbounds float, ptr %1, i64 %11
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = tail call contract noundef float @__nv_fast_logf(float noundef %15) #5
  %19 = add nsw i32 %2, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  store float %18, ptr %21, align 4, !tbaa !7
  %22 = tail call contract noundef float @__nv_fast_sinf(float noundef %13) #5
  %23 = tail call contract noundef float @__nv_fast_cosf(float noundef %13) #5
  %24 = fadd contract float %22, %23
  %25 = shl nsw i32 %2, 1
  %26 = add nsw i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  store float %24, ptr %28, align 4, !tbaa !7
  %29 = tail call contract noundef float @__nv_fast_fdividef(float noundef %13, float noundef %15) #5
  %30 = mul nsw i32 %2, 3
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  store float %29, ptr %33, align 4, !tbaa !7
  %34 = tail call contract noundef float @__nv_fast_powf(float noundef %15, float noundef %13) #5
  %35 = shl nsw i32 %2, 2
  %36 = add nsw i32 %35, %8
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  store float %34, ptr %38, align 4, !tbaa !7
  %39 = tail call contract noundef float @__nv_frcp_rn(float noundef %15) #5
  %40 = mul nsw i32 %2, 5
  %41 = add nsw i32 %40, %8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  store float %39, ptr %43, align 4, !tbaa !7
  %44 = tail call contract noundef float @__nv_fsqrt_rn(float noundef %15) #5
  %45 = mul nsw i32 %2, 6
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %44, ptr %48, align 4, !tbaa !7
  %49 = tail call contract noundef float @__nv_fdiv_rn(float noundef %13, float noundef %15) #5
  %50 = mul nsw i32 %2, 7
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  store float %49, ptr %53, align 4, !tbaa !7
  br label %54

54:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11sincos_pairPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = getelementptr inbounds float, ptr %0, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !7
  tail call void @__nv_sincosf(float noundef %16, ptr noundef %14, ptr noundef %13) #5
  br label %17

17:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6scaledPKfPfPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %24

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = call contract noundef float @__nv_frexpf(float noundef %16, ptr noundef nonnull %6) #5
  %18 = getelementptr inbounds float, ptr %1, i64 %14
  store float %17, ptr %18, align 4, !tbaa !7
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %19, ptr %20, align 4, !tbaa !3
  %21 = add nsw i32 %19, 1
  %22 = call contract noundef float @__nv_ldexpf(float noundef %17, i32 noundef range(i32 -2147483647, -2147483648) %21) #5
  %23 = getelementptr inbounds float, ptr %3, i64 %14
  store float %22, ptr %23, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  br label %24

24:                                               ; preds = %5, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atan2f(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinpif(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cospif(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp10f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expm1f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log10f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_hypotf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rcbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_coshf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acoshf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_erf(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_lgamma(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tgamma(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hypot(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cbrt(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tanh(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_atan2(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ceilf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_truncf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_roundf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_remainderf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdimf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isnanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isinff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_finitef(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_signbitf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_rn(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma(double noundef, double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_fdividef(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frcp_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_rn(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frexpf(float noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ldexpf(float noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !5, i64 0}
