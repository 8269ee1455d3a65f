; ModuleID = 'dtypes.cu'
source_filename = "dtypes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z12multiply_addIaEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIhEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIsEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addItEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIiEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIjEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIxEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIyEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIDF16_EvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIDF16bEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIfEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIdEvPKT_S2_PS0_i = comdat any

$_Z7compareIaEvPKT_S2_Pii = comdat any

$_Z7compareItEvPKT_S2_Pii = comdat any

$_Z7compareIiEvPKT_S2_Pii = comdat any

$_Z7compareIjEvPKT_S2_Pii = comdat any

$_Z7compareIxEvPKT_S2_Pii = comdat any

$_Z7compareIyEvPKT_S2_Pii = comdat any

$_Z7compareIDF16_EvPKT_S2_Pii = comdat any

$_Z7compareIfEvPKT_S2_Pii = comdat any

$_Z7compareIdEvPKT_S2_Pii = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIaEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !7
  %15 = getelementptr inbounds i8, ptr %1, i64 %12
  %16 = load i8, ptr %15, align 1, !tbaa !7
  %17 = add i8 %16, 1
  %18 = mul i8 %17, %14
  %19 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 %18, ptr %19, align 1, !tbaa !7
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIhEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !7
  %15 = getelementptr inbounds i8, ptr %1, i64 %12
  %16 = load i8, ptr %15, align 1, !tbaa !7
  %17 = add i8 %16, 1
  %18 = mul i8 %17, %14
  %19 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 %18, ptr %19, align 1, !tbaa !7
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIsEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i16, ptr %0, i64 %12
  %14 = load i16, ptr %13, align 2, !tbaa !8
  %15 = getelementptr inbounds i16, ptr %1, i64 %12
  %16 = load i16, ptr %15, align 2, !tbaa !8
  %17 = add i16 %16, 1
  %18 = mul i16 %17, %14
  %19 = getelementptr inbounds i16, ptr %2, i64 %12
  store i16 %18, ptr %19, align 2, !tbaa !8
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addItEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i16, ptr %0, i64 %12
  %14 = load i16, ptr %13, align 2, !tbaa !8
  %15 = getelementptr inbounds i16, ptr %1, i64 %12
  %16 = load i16, ptr %15, align 2, !tbaa !8
  %17 = add i16 %16, 1
  %18 = mul i16 %17, %14
  %19 = getelementptr inbounds i16, ptr %2, i64 %12
  store i16 %18, ptr %19, align 2, !tbaa !8
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIiEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = add i32 %16, 1
  %18 = mul i32 %17, %14
  %19 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %18, ptr %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIjEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = add i32 %16, 1
  %18 = mul i32 %17, %14
  %19 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %18, ptr %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIxEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, ptr %1, i64 %12
  %16 = load i64, ptr %15, align 8, !tbaa !10
  %17 = add i64 %16, 1
  %18 = mul i64 %17, %14
  %19 = getelementptr inbounds i64, ptr %2, i64 %12
  store i64 %18, ptr %19, align 8, !tbaa !10
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIyEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, ptr %1, i64 %12
  %16 = load i64, ptr %15, align 8, !tbaa !10
  %17 = add i64 %16, 1
  %18 = mul i64 %17, %14
  %19 = getelementptr inbounds i64, ptr %2, i64 %12
  store i64 %18, ptr %19, align 8, !tbaa !10
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIDF16_EvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds half, ptr %0, i64 %12
  %14 = load half, ptr %13, align 2, !tbaa !12
  %15 = getelementptr inbounds half, ptr %1, i64 %12
  %16 = load half, ptr %15, align 2, !tbaa !12
  %17 = fmul contract half %14, %16
  %18 = fadd contract half %14, %17
  %19 = getelementptr inbounds half, ptr %2, i64 %12
  store half %18, ptr %19, align 2, !tbaa !12
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIDF16bEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds bfloat, ptr %0, i64 %12
  %14 = load bfloat, ptr %13, align 2, !tbaa !14
  %15 = fpext contract bfloat %14 to float
  %16 = getelementptr inbounds bfloat, ptr %1, i64 %12
  %17 = load bfloat, ptr %16, align 2, !tbaa !14
  %18 = fpext contract bfloat %17 to float
  %19 = fmul contract float %15, %18
  %20 = fadd contract float %19, %15
  %21 = fptrunc contract float %20 to bfloat
  %22 = getelementptr inbounds bfloat, ptr %2, i64 %12
  store bfloat %21, ptr %22, align 2, !tbaa !14
  br label %23

23:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIfEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
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
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !16
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %14, %17
  %19 = getelementptr inbounds float, ptr %2, i64 %12
  store float %18, ptr %19, align 4, !tbaa !16
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIdEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !18
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !18
  %17 = fmul contract double %14, %16
  %18 = fadd contract double %14, %17
  %19 = getelementptr inbounds double, ptr %2, i64 %12
  store double %18, ptr %19, align 8, !tbaa !18
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIaEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !7
  %15 = getelementptr inbounds i8, ptr %1, i64 %12
  %16 = load i8, ptr %15, align 1, !tbaa !7
  %17 = icmp slt i8 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp sgt i8 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i8 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareItEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i16, ptr %0, i64 %12
  %14 = load i16, ptr %13, align 2, !tbaa !8
  %15 = getelementptr inbounds i16, ptr %1, i64 %12
  %16 = load i16, ptr %15, align 2, !tbaa !8
  %17 = icmp ult i16 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp ugt i16 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i16 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIiEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp sgt i32 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i32 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIjEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp ult i32 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp ugt i32 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i32 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIxEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, ptr %1, i64 %12
  %16 = load i64, ptr %15, align 8, !tbaa !10
  %17 = icmp slt i64 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp sgt i64 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i64 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIyEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, ptr %1, i64 %12
  %16 = load i64, ptr %15, align 8, !tbaa !10
  %17 = icmp ult i64 %14, %16
  %18 = zext i1 %17 to i32
  %19 = icmp ugt i64 %14, %16
  %20 = select i1 %19, i32 0, i32 2
  %21 = or disjoint i32 %20, %18
  %22 = icmp eq i64 %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = select i1 %22, i32 0, i32 8
  %26 = or disjoint i32 %24, %25
  %27 = select i1 %19, i32 16, i32 0
  %28 = or disjoint i32 %26, %27
  %29 = select i1 %17, i32 0, i32 32
  %30 = or disjoint i32 %28, %29
  %31 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIDF16_EvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %35

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds half, ptr %0, i64 %12
  %14 = load half, ptr %13, align 2, !tbaa !12
  %15 = getelementptr inbounds half, ptr %1, i64 %12
  %16 = load half, ptr %15, align 2, !tbaa !12
  %17 = fcmp contract olt half %14, %16
  %18 = zext i1 %17 to i32
  %19 = fcmp contract ole half %14, %16
  %20 = select i1 %19, i32 2, i32 0
  %21 = or disjoint i32 %20, %18
  %22 = fcmp contract oeq half %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = fcmp contract une half %14, %16
  %26 = select i1 %25, i32 8, i32 0
  %27 = or disjoint i32 %24, %26
  %28 = fcmp contract ogt half %14, %16
  %29 = select i1 %28, i32 16, i32 0
  %30 = or disjoint i32 %27, %29
  %31 = fcmp contract oge half %14, %16
  %32 = select i1 %31, i32 32, i32 0
  %33 = or disjoint i32 %30, %32
  %34 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %33, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIfEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %35

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !16
  %17 = fcmp contract olt float %14, %16
  %18 = zext i1 %17 to i32
  %19 = fcmp contract ole float %14, %16
  %20 = select i1 %19, i32 2, i32 0
  %21 = or disjoint i32 %20, %18
  %22 = fcmp contract oeq float %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = fcmp contract une float %14, %16
  %26 = select i1 %25, i32 8, i32 0
  %27 = or disjoint i32 %24, %26
  %28 = fcmp contract ogt float %14, %16
  %29 = select i1 %28, i32 16, i32 0
  %30 = or disjoint i32 %27, %29
  %31 = fcmp contract oge float %14, %16
  %32 = select i1 %31, i32 32, i32 0
  %33 = or disjoint i32 %30, %32
  %34 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %33, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIdEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %35

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !18
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !18
  %17 = fcmp contract olt double %14, %16
  %18 = zext i1 %17 to i32
  %19 = fcmp contract ole double %14, %16
  %20 = select i1 %19, i32 2, i32 0
  %21 = or disjoint i32 %20, %18
  %22 = fcmp contract oeq double %14, %16
  %23 = select i1 %22, i32 4, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = fcmp contract une double %14, %16
  %26 = select i1 %25, i32 8, i32 0
  %27 = or disjoint i32 %24, %26
  %28 = fcmp contract ogt double %14, %16
  %29 = select i1 %28, i32 16, i32 0
  %30 = or disjoint i32 %27, %29
  %31 = fcmp contract oge double %14, %16
  %32 = select i1 %31, i32 32, i32 0
  %33 = or disjoint i32 %30, %32
  %34 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %33, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5logicPKbS0_Pbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !20, !range !22, !noundef !23
  %15 = trunc nuw i8 %14 to i1
  %16 = getelementptr inbounds i8, ptr %1, i64 %12
  %17 = load i8, ptr %16, align 1, !tbaa !20, !range !22
  br i1 %15, label %18, label %20

18:                                               ; preds = %11
  %19 = trunc nuw i8 %17 to i1
  br i1 %19, label %20, label %26

20:                                               ; preds = %11, %18
  %21 = phi i8 [ 1, %18 ], [ %17, %11 ]
  %22 = icmp eq i8 %14, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = srem i32 %9, 3
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %20, %23, %18
  %27 = phi i1 [ true, %18 ], [ false, %20 ], [ %25, %23 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 %12
  %29 = zext i1 %27 to i8
  store i8 %29, ptr %28, align 1, !tbaa !20
  br label %30

30:                                               ; preds = %26, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9unorderedPKfS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %34

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !16
  %17 = fcmp contract uge float %14, %16
  %18 = zext i1 %17 to i32
  %19 = fcmp contract ult float %14, %16
  %20 = select i1 %19, i32 2, i32 0
  %21 = fcmp contract uno float %14, 0.000000e+00
  %22 = select i1 %21, i32 4, i32 0
  %23 = fcmp contract uno float %14, %16
  %24 = select i1 %23, i32 8, i32 0
  %25 = select i1 %17, i32 0, i32 16
  %26 = fcmp contract une float %14, %16
  %27 = select i1 %26, i32 32, i32 0
  %28 = or disjoint i32 %22, %18
  %29 = or disjoint i32 %28, %20
  %30 = or disjoint i32 %29, %24
  %31 = or disjoint i32 %30, %25
  %32 = or disjoint i32 %31, %27
  %33 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %32, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"_Float16", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"__bf16", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !5, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"bool", !5, i64 0}
!22 = !{i8 0, i8 2}
!23 = !{}
