; ModuleID = 'conversions.cu'
source_filename = "conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10from_floatPKfPaPhPsPtPiPjPxPyi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %9
  br i1 %16, label %17, label %38

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = tail call contract noundef float @__nv_fabsf(float noundef %20) #4
  %22 = fptosi float %20 to i8
  %23 = getelementptr inbounds i8, ptr %1, i64 %18
  store i8 %22, ptr %23, align 1, !tbaa !9
  %24 = fptoui float %21 to i8
  %25 = getelementptr inbounds i8, ptr %2, i64 %18
  store i8 %24, ptr %25, align 1, !tbaa !9
  %26 = fptosi float %20 to i16
  %27 = getelementptr inbounds i16, ptr %3, i64 %18
  store i16 %26, ptr %27, align 2, !tbaa !10
  %28 = fptoui float %21 to i16
  %29 = getelementptr inbounds i16, ptr %4, i64 %18
  store i16 %28, ptr %29, align 2, !tbaa !10
  %30 = fptosi float %20 to i32
  %31 = getelementptr inbounds i32, ptr %5, i64 %18
  store i32 %30, ptr %31, align 4, !tbaa !3
  %32 = fptoui float %21 to i32
  %33 = getelementptr inbounds i32, ptr %6, i64 %18
  store i32 %32, ptr %33, align 4, !tbaa !3
  %34 = fptosi float %20 to i64
  %35 = getelementptr inbounds i64, ptr %7, i64 %18
  store i64 %34, ptr %35, align 8, !tbaa !12
  %36 = fptoui float %21 to i64
  %37 = getelementptr inbounds i64, ptr %8, i64 %18
  store i64 %36, ptr %37, align 8, !tbaa !12
  br label %38

38:                                               ; preds = %10, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8to_floatPKaPKtPKiPKjPKxPKyPfPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, i32 noundef %8) local_unnamed_addr #1 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %8
  br i1 %15, label %16, label %52

16:                                               ; preds = %9
  %17 = sext i32 %14 to i64
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !9
  %20 = sitofp i8 %19 to float
  %21 = getelementptr inbounds i16, ptr %1, i64 %17
  %22 = load i16, ptr %21, align 2, !tbaa !10
  %23 = uitofp i16 %22 to float
  %24 = fmul contract float %23, 5.000000e-01
  %25 = fadd contract float %24, %20
  %26 = getelementptr inbounds i32, ptr %2, i64 %17
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = sitofp i32 %27 to float
  %29 = fmul contract float %28, 2.500000e-01
  %30 = fadd contract float %25, %29
  %31 = getelementptr inbounds float, ptr %6, i64 %17
  %32 = getelementptr inbounds i32, ptr %3, i64 %17
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = uitofp i32 %33 to double
  %35 = getelementptr inbounds i64, ptr %4, i64 %17
  %36 = load i64, ptr %35, align 8, !tbaa !12
  %37 = sitofp i64 %36 to double
  %38 = fmul contract double %37, 5.000000e-01
  %39 = fadd contract double %38, %34
  %40 = getelementptr inbounds i64, ptr %5, i64 %17
  %41 = load i64, ptr %40, align 8, !tbaa !12
  %42 = uitofp i64 %41 to double
  %43 = fmul contract double %42, 2.500000e-01
  %44 = fadd contract double %39, %43
  %45 = getelementptr inbounds double, ptr %7, i64 %17
  store double %44, ptr %45, align 8, !tbaa !14
  %46 = uitofp i32 %33 to float
  %47 = sitofp i64 %36 to float
  %48 = fadd contract float %46, %47
  %49 = uitofp i64 %41 to float
  %50 = fadd contract float %48, %49
  %51 = fadd contract float %30, %50
  store float %51, ptr %31, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %9, %16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14half_and_floatPKDF16_PKfPfPDF16_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds half, ptr %0, i64 %13
  %15 = load half, ptr %14, align 2, !tbaa !16
  %16 = fpext contract half %15 to float
  %17 = fmul contract float %16, 3.000000e+00
  %18 = getelementptr inbounds float, ptr %2, i64 %13
  store float %17, ptr %18, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %13
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %20, %20
  %22 = fptrunc contract float %21 to half
  %23 = getelementptr inbounds half, ptr %3, i64 %13
  store half %22, ptr %23, align 2, !tbaa !16
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16bfloat_and_floatPKDF16bPKfPfPDF16bi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds bfloat, ptr %0, i64 %13
  %15 = load bfloat, ptr %14, align 2, !tbaa !18
  %16 = fpext contract bfloat %15 to float
  %17 = fadd contract float %16, 1.000000e+00
  %18 = getelementptr inbounds float, ptr %2, i64 %13
  store float %17, ptr %18, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %13
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %20, 1.500000e+00
  %22 = fptrunc contract float %21 to bfloat
  %23 = getelementptr inbounds bfloat, ptr %3, i64 %13
  store bfloat %22, ptr %23, align 2, !tbaa !18
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16float_and_doublePKfPKdPdPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = fpext contract float %15 to double
  %17 = fdiv contract double %16, 3.000000e+00
  %18 = getelementptr inbounds double, ptr %2, i64 %13
  store double %17, ptr %18, align 8, !tbaa !14
  %19 = getelementptr inbounds double, ptr %1, i64 %13
  %20 = load double, ptr %19, align 8, !tbaa !14
  %21 = fdiv contract double %20, 3.000000e+00
  %22 = fptrunc contract double %21 to float
  %23 = getelementptr inbounds float, ptr %3, i64 %13
  store float %22, ptr %23, align 4, !tbaa !7
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8integersPKiPKjPxPyPaPtPbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %38

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %19, 5
  %21 = getelementptr inbounds i32, ptr %1, i64 %16
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = zext i32 %22 to i64
  %24 = add nsw i64 %20, %23
  %25 = getelementptr inbounds i64, ptr %2, i64 %16
  store i64 %24, ptr %25, align 8, !tbaa !12
  %26 = xor i64 %23, %19
  %27 = getelementptr inbounds i64, ptr %3, i64 %16
  store i64 %26, ptr %27, align 8, !tbaa !12
  %28 = trunc i32 %18 to i8
  %29 = getelementptr inbounds i8, ptr %4, i64 %16
  store i8 %28, ptr %29, align 1, !tbaa !9
  %30 = load i32, ptr %21, align 4, !tbaa !3
  %31 = lshr i32 %30, 3
  %32 = trunc i32 %31 to i16
  %33 = getelementptr inbounds i16, ptr %5, i64 %16
  store i16 %32, ptr %33, align 2, !tbaa !10
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = icmp ne i32 %34, 0
  %36 = getelementptr inbounds i8, ptr %6, i64 %16
  %37 = zext i1 %35 to i8
  store i8 %37, ptr %36, align 1, !tbaa !20
  br label %38

38:                                               ; preds = %8, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8roundingPKfPiS1_S1_S1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %28

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = tail call noundef i32 @__nv_float2int_rd(float noundef %16) #4
  %18 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = load float, ptr %15, align 4, !tbaa !7
  %20 = tail call noundef i32 @__nv_float2int_ru(float noundef %19) #4
  %21 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %20, ptr %21, align 4, !tbaa !3
  %22 = load float, ptr %15, align 4, !tbaa !7
  %23 = tail call noundef i32 @__nv_float2int_rn(float noundef %22) #4
  %24 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %23, ptr %24, align 4, !tbaa !3
  %25 = load float, ptr %15, align 4, !tbaa !7
  %26 = tail call noundef i32 @__nv_float2int_rz(float noundef %25) #4
  %27 = getelementptr inbounds i32, ptr %4, i64 %14
  store i32 %26, ptr %27, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9bit_castsPKfPiPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = tail call noundef i32 @__nv_float_as_int(float noundef %14) #4
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %15, ptr %16, align 4, !tbaa !3
  %17 = xor i32 %15, -2147483648
  %18 = tail call contract noundef float @__nv_int_as_float(i32 noundef %17) #4
  %19 = getelementptr inbounds float, ptr %2, i64 %12
  store float %18, ptr %19, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16bit_casts_doublePKdPxPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !14
  %15 = tail call noundef i64 @__nv_double_as_longlong(double noundef %14) #4
  %16 = getelementptr inbounds i64, ptr %1, i64 %12
  store i64 %15, ptr %16, align 8, !tbaa !12
  %17 = load double, ptr %13, align 8, !tbaa !14
  %18 = tail call noundef i64 @__nv_double_as_longlong(double noundef %17) #4
  %19 = add nsw i64 %18, 1
  %20 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %19) #4
  %21 = getelementptr inbounds double, ptr %2, i64 %12
  store double %20, ptr %21, align 8, !tbaa !14
  br label %22

22:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12inverse_sqrtPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fmul contract float %13, 5.000000e-01
  %15 = tail call noundef i32 @__nv_float_as_int(float noundef %13) #4
  %16 = ashr i32 %15, 1
  %17 = sub nsw i32 1597463007, %16
  %18 = tail call contract noundef float @__nv_int_as_float(i32 noundef %17) #4
  %19 = fmul contract float %14, %18
  %20 = fmul contract float %18, %19
  %21 = fsub contract float 1.500000e+00, %20
  %22 = fmul contract float %18, %21
  %23 = fmul contract float %14, %22
  %24 = fmul contract float %22, %23
  %25 = fsub contract float 1.500000e+00, %24
  %26 = fmul contract float %22, %25
  %27 = getelementptr inbounds float, ptr %1, i64 %11
  store float %26, ptr %27, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16halves_of_doublePKdPiS1_Pdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !14
  %16 = tail call noundef i32 @__nv_double2hiint(double noundef %15) #4
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %16, ptr %17, align 4, !tbaa !3
  %18 = load double, ptr %14, align 8, !tbaa !14
  %19 = tail call noundef i32 @__nv_double2loint(double noundef %18) #4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  %21 = load i32, ptr %17, align 4, !tbaa !3
  %22 = tail call contract noundef double @__nv_hiloint2double(i32 noundef %21, i32 noundef %19) #4
  %23 = getelementptr inbounds double, ptr %3, i64 %13
  store double %22, ptr %23, align 8, !tbaa !14
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rd(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_ru(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rz(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_double2hiint(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_double2loint(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hiloint2double(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
!9 = !{!5, !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"_Float16", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"__bf16", !5, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"bool", !5, i64 0}
