; ModuleID = 'branches.cu'
source_filename = "branches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10uniform_ifPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  switch i32 %3, label %17 [
    i32 0, label %19
    i32 1, label %15
  ]

15:                                               ; preds = %11
  %16 = fmul contract float %14, %14
  br label %19

17:                                               ; preds = %11
  %18 = fneg contract float %14
  br label %19

19:                                               ; preds = %11, %15, %17
  %20 = phi float [ %16, %15 ], [ %18, %17 ], [ %14, %11 ]
  %21 = getelementptr inbounds float, ptr %1, i64 %12
  store float %20, ptr %21, align 4, !tbaa !7
  br label %22

22:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4reluPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fcmp contract ogt float %13, 0.000000e+00
  %15 = getelementptr inbounds float, ptr %1, i64 %11
  %16 = select i1 %14, float %13, float 0.000000e+00
  store float %16, ptr %15, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13keep_negativePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fcmp contract olt float %13, 0.000000e+00
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = getelementptr inbounds float, ptr %1, i64 %11
  store float %13, ptr %16, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7diamondPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fcmp contract olt float %13, -1.000000e+00
  br i1 %14, label %23, label %15

15:                                               ; preds = %10
  %16 = fcmp contract ogt float %13, 1.000000e+00
  br i1 %16, label %17, label %20

17:                                               ; preds = %15
  %18 = fcmp contract ogt float %13, 2.000000e+00
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  br label %23

20:                                               ; preds = %15
  %21 = fmul contract float %13, %13
  %22 = fmul contract float %13, %21
  br label %23

23:                                               ; preds = %10, %20, %19, %17
  %24 = phi float [ %22, %20 ], [ 2.000000e+00, %19 ], [ 1.000000e+00, %17 ], [ -1.000000e+00, %10 ]
  %25 = getelementptr inbounds float, ptr %1, i64 %11
  store float %24, ptr %25, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %3, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8switchedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %25

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = and i32 %13, 7
  switch i32 %14, label %21 [
    i32 0, label %22
    i32 1, label %15
    i32 3, label %17
    i32 4, label %19
    i32 5, label %19
  ]

15:                                               ; preds = %10
  %16 = add nsw i32 %13, 1
  br label %22

17:                                               ; preds = %10
  %18 = mul nsw i32 %13, 3
  br label %22

19:                                               ; preds = %10, %10
  %20 = sub nsw i32 0, %13
  br label %22

21:                                               ; preds = %10
  br label %22

22:                                               ; preds = %10, %21, %19, %17, %15
  %23 = phi i32 [ %8, %21 ], [ %20, %19 ], [ %16, %15 ], [ %18, %17 ], [ 11, %10 ]
  %24 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %23, ptr %24, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %3, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12guarded_loadPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %34

10:                                               ; preds = %3
  %11 = icmp sgt i32 %8, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr float, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 -4
  %16 = load float, ptr %15, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %12, %10
  %18 = phi float [ %16, %12 ], [ 0.000000e+00, %10 ]
  %19 = add nsw i32 %8, 1
  %20 = icmp slt i32 %19, %2
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = sext i32 %19 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %21, %17
  %26 = phi float [ %24, %21 ], [ 0.000000e+00, %17 ]
  %27 = sext i32 %8 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fmul contract float %29, 2.000000e+00
  %31 = fadd contract float %18, %30
  %32 = fadd contract float %26, %31
  %33 = getelementptr inbounds float, ptr %1, i64 %27
  store float %32, ptr %33, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %3, %25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12guarded_sqrtPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fcmp contract ogt float %13, 0.000000e+00
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = tail call contract noundef float @__nv_sqrtf(float noundef %13) #4
  %17 = load float, ptr %12, align 4, !tbaa !7
  %18 = fdiv contract float 1.000000e+00, %17
  %19 = fadd contract float %16, %18
  br label %20

20:                                               ; preds = %15, %10
  %21 = phi float [ %19, %15 ], [ 0.000000e+00, %10 ]
  %22 = getelementptr inbounds float, ptr %1, i64 %11
  store float %21, ptr %22, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %3, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14guarded_dividePKiS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %0, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = sdiv i32 %18, %14
  br label %20

20:                                               ; preds = %11, %16
  %21 = phi i32 [ %19, %16 ], [ -1, %11 ]
  %22 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %21, ptr %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %20, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13short_circuitPKiS0_Pbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %1, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %16, %11
  %21 = icmp slt i32 %14, -3
  br i1 %21, label %22, label %28

22:                                               ; preds = %20
  %23 = icmp ne i32 %14, -7
  %24 = getelementptr inbounds i32, ptr %1, i64 %12
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = icmp sgt i32 %25, -1
  %27 = and i1 %23, %26
  br label %28

28:                                               ; preds = %20, %22, %16
  %29 = phi i1 [ true, %16 ], [ false, %20 ], [ %27, %22 ]
  %30 = getelementptr inbounds i8, ptr %2, i64 %12
  %31 = zext i1 %29 to i8
  store i8 %31, ptr %30, align 1, !tbaa !9
  br label %32

32:                                               ; preds = %28, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z20store_then_overwritePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  store float -1.000000e+00, ptr %12, align 4, !tbaa !7
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fcmp contract ogt float %14, 5.000000e-01
  %16 = fadd contract float %14, 1.000000e+01
  %17 = select i1 %15, float %16, float 9.000000e+00
  store float %17, ptr %12, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8boundaryPKfPfiif(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %2
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %55

19:                                               ; preds = %5
  %20 = mul nsw i32 %3, %15
  %21 = add nsw i32 %20, %10
  %22 = icmp eq i32 %15, 0
  %23 = icmp eq i32 %10, 0
  %24 = or i1 %22, %23
  %25 = add nsw i32 %2, -1
  %26 = icmp eq i32 %15, %25
  %27 = select i1 %24, i1 true, i1 %26
  %28 = add nsw i32 %3, -1
  %29 = icmp eq i32 %10, %28
  %30 = select i1 %27, i1 true, i1 %29
  %31 = sext i32 %21 to i64
  br i1 %30, label %52, label %32

32:                                               ; preds = %19
  %33 = getelementptr float, ptr %0, i64 %31
  %34 = getelementptr i8, ptr %33, i64 -4
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = getelementptr i8, ptr %33, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fadd contract float %35, %37
  %39 = sub nsw i32 %21, %3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %38, %42
  %44 = add nsw i32 %21, %3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %43, %47
  %49 = load float, ptr %33, align 4, !tbaa !7
  %50 = fmul contract float %49, 4.000000e+00
  %51 = fsub contract float %48, %50
  br label %52

52:                                               ; preds = %19, %32
  %53 = phi float [ %51, %32 ], [ %4, %19 ]
  %54 = getelementptr inbounds float, ptr %1, i64 %31
  store float %53, ptr %54, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %52, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11clamp_earlyPKfPfiff(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = fcmp contract olt float %15, %3
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  %18 = getelementptr inbounds float, ptr %1, i64 %13
  store float %3, ptr %18, align 4, !tbaa !7
  br label %24

19:                                               ; preds = %12
  %20 = fcmp contract ogt float %15, %4
  %21 = getelementptr inbounds float, ptr %1, i64 %13
  br i1 %20, label %22, label %23

22:                                               ; preds = %19
  store float %4, ptr %21, align 4, !tbaa !7
  br label %24

23:                                               ; preds = %19
  store float %15, ptr %21, align 4, !tbaa !7
  br label %24

24:                                               ; preds = %5, %23, %22, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6upwindPKdS0_Pdid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp sgt i32 %10, 0
  %12 = add nsw i32 %3, -1
  %13 = icmp slt i32 %10, %12
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %38

15:                                               ; preds = %5
  %16 = zext nneg i32 %10 to i64
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !11
  %19 = fcmp contract ogt double %18, 0.000000e+00
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %16
  br i1 %19, label %21, label %26

21:                                               ; preds = %15
  %22 = load double, ptr %20, align 8, !tbaa !11
  %23 = getelementptr i8, ptr %20, i64 -8
  %24 = load double, ptr %23, align 8, !tbaa !11
  %25 = fsub contract double %22, %24
  br label %31

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = load double, ptr %20, align 8, !tbaa !11
  %30 = fsub contract double %28, %29
  br label %31

31:                                               ; preds = %26, %21
  %32 = phi double [ %22, %21 ], [ %29, %26 ]
  %33 = phi double [ %25, %21 ], [ %30, %26 ]
  %34 = fmul contract double %4, %18
  %35 = fmul contract double %34, %33
  %36 = fsub contract double %32, %35
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %16
  store double %36, ptr %37, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"bool", !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
