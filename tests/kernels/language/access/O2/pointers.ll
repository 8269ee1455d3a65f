; ModuleID = 'pointers.cu'
source_filename = "pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12which_memoryPKfPfiE4tile = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7row_sumPKfPfii(ptr noundef readonly captures(address) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = sext i32 %3 to i64
  %16 = shl nsw i64 %15, 2
  %17 = getelementptr inbounds i8, ptr %14, i64 %16
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %11, %19
  %20 = phi float [ %24, %19 ], [ 0.000000e+00, %11 ]
  %21 = phi ptr [ %22, %19 ], [ %14, %11 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = load float, ptr %21, align 4, !tbaa !7
  %24 = fadd contract float %20, %23
  %25 = icmp eq ptr %22, %17
  br i1 %25, label %26, label %19, !llvm.loop !9

26:                                               ; preds = %19, %11
  %27 = phi float [ 0.000000e+00, %11 ], [ %24, %19 ]
  %28 = sext i32 %9 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  store float %27, ptr %29, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %4, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10column_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %69

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %36

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr %0, i64 %12
  %16 = sext i32 %3 to i64
  %17 = and i32 %2, 7
  %18 = icmp ult i32 %2, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %2, 2147483640
  br label %39

21:                                               ; preds = %39
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %21, %14
  %24 = phi float [ 0.000000e+00, %14 ], [ %65, %21 ]
  %25 = phi ptr [ %15, %14 ], [ %66, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi float [ %24, %23 ], [ %32, %27 ]
  %29 = phi ptr [ %25, %23 ], [ %33, %27 ]
  %30 = phi i32 [ 0, %23 ], [ %34, %27 ]
  %31 = load float, ptr %29, align 4, !tbaa !7
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds float, ptr %29, i64 %16
  %34 = add i32 %30, 1
  %35 = icmp eq i32 %34, %17
  br i1 %35, label %36, label %27, !llvm.loop !11

36:                                               ; preds = %21, %27, %11
  %37 = phi float [ 0.000000e+00, %11 ], [ %65, %21 ], [ %32, %27 ]
  %38 = getelementptr inbounds float, ptr %1, i64 %12
  store float %37, ptr %38, align 4, !tbaa !7
  br label %69

39:                                               ; preds = %39, %19
  %40 = phi float [ 0.000000e+00, %19 ], [ %65, %39 ]
  %41 = phi ptr [ %15, %19 ], [ %66, %39 ]
  %42 = phi i32 [ 0, %19 ], [ %67, %39 ]
  %43 = load float, ptr %41, align 4, !tbaa !7
  %44 = fadd contract float %40, %43
  %45 = getelementptr inbounds float, ptr %41, i64 %16
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %44, %46
  %48 = getelementptr inbounds float, ptr %45, i64 %16
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fadd contract float %47, %49
  %51 = getelementptr inbounds float, ptr %48, i64 %16
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %50, %52
  %54 = getelementptr inbounds float, ptr %51, i64 %16
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fadd contract float %53, %55
  %57 = getelementptr inbounds float, ptr %54, i64 %16
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %56, %58
  %60 = getelementptr inbounds float, ptr %57, i64 %16
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fadd contract float %59, %61
  %63 = getelementptr inbounds float, ptr %60, i64 %16
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fadd contract float %62, %64
  %66 = getelementptr inbounds float, ptr %63, i64 %16
  %67 = add i32 %42, 8
  %68 = icmp eq i32 %67, %20
  br i1 %68, label %21, label %39, !llvm.loop !13

69:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dot_rowsPKdS0_Pdii(ptr noundef readonly captures(address) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %38

12:                                               ; preds = %5
  %13 = add nsw i32 %10, 1
  %14 = mul nsw i32 %4, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %34

18:                                               ; preds = %12
  %19 = mul nsw i32 %4, %10
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  %22 = getelementptr inbounds double, ptr %0, i64 %20
  br label %23

23:                                               ; preds = %18, %23
  %24 = phi double [ %32, %23 ], [ 0.000000e+00, %18 ]
  %25 = phi ptr [ %29, %23 ], [ %21, %18 ]
  %26 = phi ptr [ %27, %23 ], [ %22, %18 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load double, ptr %26, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %30 = load double, ptr %25, align 8, !tbaa !14
  %31 = fmul contract double %28, %30
  %32 = fadd contract double %24, %31
  %33 = icmp ult ptr %27, %16
  br i1 %33, label %23, label %34, !llvm.loop !16

34:                                               ; preds = %23, %12
  %35 = phi double [ 0.000000e+00, %12 ], [ %32, %23 ]
  %36 = sext i32 %10 to i64
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  store double %35, ptr %37, align 8, !tbaa !14
  br label %38

38:                                               ; preds = %5, %34
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9copy_rowsPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp sge i32 %9, %2
  %11 = icmp eq i32 %3, 0
  %12 = or i1 %10, %11
  br i1 %12, label %67, label %13

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = getelementptr inbounds i32, ptr %1, i64 %15
  %18 = add i32 %3, -1
  %19 = and i32 %3, 7
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %13, %21
  %22 = phi ptr [ %26, %21 ], [ %16, %13 ]
  %23 = phi ptr [ %28, %21 ], [ %17, %13 ]
  %24 = phi i32 [ %29, %21 ], [ %3, %13 ]
  %25 = phi i32 [ %30, %21 ], [ 0, %13 ]
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %27 = load i32, ptr %22, align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 %27, ptr %23, align 4, !tbaa !3
  %29 = add nsw i32 %24, -1
  %30 = add i32 %25, 1
  %31 = icmp eq i32 %30, %19
  br i1 %31, label %32, label %21, !llvm.loop !17

32:                                               ; preds = %21, %13
  %33 = phi ptr [ %16, %13 ], [ %26, %21 ]
  %34 = phi ptr [ %17, %13 ], [ %28, %21 ]
  %35 = phi i32 [ %3, %13 ], [ %29, %21 ]
  %36 = icmp ult i32 %18, 7
  br i1 %36, label %67, label %37

37:                                               ; preds = %32, %37
  %38 = phi ptr [ %62, %37 ], [ %33, %32 ]
  %39 = phi ptr [ %64, %37 ], [ %34, %32 ]
  %40 = phi i32 [ %65, %37 ], [ %35, %32 ]
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %42 = load i32, ptr %38, align 4, !tbaa !3
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 4
  store i32 %42, ptr %39, align 4, !tbaa !3
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %45 = load i32, ptr %41, align 4, !tbaa !3
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i32 %45, ptr %43, align 4, !tbaa !3
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %48 = load i32, ptr %44, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw i8, ptr %39, i64 12
  store i32 %48, ptr %46, align 4, !tbaa !3
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %51 = load i32, ptr %47, align 4, !tbaa !3
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i32 %51, ptr %49, align 4, !tbaa !3
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 20
  %54 = load i32, ptr %50, align 4, !tbaa !3
  %55 = getelementptr inbounds nuw i8, ptr %39, i64 20
  store i32 %54, ptr %52, align 4, !tbaa !3
  %56 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %57 = load i32, ptr %53, align 4, !tbaa !3
  %58 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store i32 %57, ptr %55, align 4, !tbaa !3
  %59 = getelementptr inbounds nuw i8, ptr %38, i64 28
  %60 = load i32, ptr %56, align 4, !tbaa !3
  %61 = getelementptr inbounds nuw i8, ptr %39, i64 28
  store i32 %60, ptr %58, align 4, !tbaa !3
  %62 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %63 = load i32, ptr %59, align 4, !tbaa !3
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i32 %63, ptr %61, align 4, !tbaa !3
  %65 = add nsw i32 %40, -8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %37, !llvm.loop !18

67:                                               ; preds = %32, %37, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12reverse_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %70

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = add nsw i32 %9, 1
  %18 = mul nsw i32 %3, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = and i32 %3, 7
  %22 = icmp ult i32 %3, 8
  br i1 %22, label %57, label %23

23:                                               ; preds = %13
  %24 = and i32 %3, 2147483640
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi ptr [ %16, %23 ], [ %52, %25 ]
  %27 = phi ptr [ %20, %23 ], [ %50, %25 ]
  %28 = phi i32 [ 0, %23 ], [ %53, %25 ]
  %29 = getelementptr inbounds i8, ptr %27, i64 -4
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %30, ptr %26, align 4, !tbaa !7
  %32 = getelementptr inbounds i8, ptr %27, i64 -8
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store float %33, ptr %31, align 4, !tbaa !7
  %35 = getelementptr inbounds i8, ptr %27, i64 -12
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 12
  store float %36, ptr %34, align 4, !tbaa !7
  %38 = getelementptr inbounds i8, ptr %27, i64 -16
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store float %39, ptr %37, align 4, !tbaa !7
  %41 = getelementptr inbounds i8, ptr %27, i64 -20
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 20
  store float %42, ptr %40, align 4, !tbaa !7
  %44 = getelementptr inbounds i8, ptr %27, i64 -24
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store float %45, ptr %43, align 4, !tbaa !7
  %47 = getelementptr inbounds i8, ptr %27, i64 -28
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 28
  store float %48, ptr %46, align 4, !tbaa !7
  %50 = getelementptr inbounds i8, ptr %27, i64 -32
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 32
  store float %51, ptr %49, align 4, !tbaa !7
  %53 = add i32 %28, 8
  %54 = icmp eq i32 %53, %24
  br i1 %54, label %55, label %25, !llvm.loop !19

55:                                               ; preds = %25
  %56 = icmp eq i32 %21, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55, %13
  %58 = phi ptr [ %16, %13 ], [ %52, %55 ]
  %59 = phi ptr [ %20, %13 ], [ %50, %55 ]
  %60 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %60)
  br label %61

61:                                               ; preds = %61, %57
  %62 = phi ptr [ %67, %61 ], [ %58, %57 ]
  %63 = phi ptr [ %65, %61 ], [ %59, %57 ]
  %64 = phi i32 [ %68, %61 ], [ 0, %57 ]
  %65 = getelementptr inbounds i8, ptr %63, i64 -4
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = getelementptr inbounds nuw i8, ptr %62, i64 4
  store float %66, ptr %62, align 4, !tbaa !7
  %68 = add i32 %64, 1
  %69 = icmp eq i32 %68, %21
  br i1 %69, label %70, label %61, !llvm.loop !20

70:                                               ; preds = %55, %61, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13dot_backwardsPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %79

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %44

14:                                               ; preds = %12
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr %1, i64 %15
  %17 = mul nsw i32 %4, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = and i32 %4, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %14, %22
  %23 = phi i32 [ %34, %22 ], [ %4, %14 ]
  %24 = phi float [ %33, %22 ], [ 0.000000e+00, %14 ]
  %25 = phi ptr [ %28, %22 ], [ %16, %14 ]
  %26 = phi ptr [ %29, %22 ], [ %19, %14 ]
  %27 = phi i32 [ %35, %22 ], [ 0, %14 ]
  %28 = getelementptr inbounds i8, ptr %25, i64 -4
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %30 = load float, ptr %26, align 4, !tbaa !7
  %31 = load float, ptr %28, align 4, !tbaa !7
  %32 = fmul contract float %30, %31
  %33 = fadd contract float %24, %32
  %34 = add nsw i32 %23, -1
  %35 = add i32 %27, 1
  %36 = icmp eq i32 %35, %20
  br i1 %36, label %37, label %22, !llvm.loop !21

37:                                               ; preds = %22, %14
  %38 = phi i32 [ %4, %14 ], [ %34, %22 ]
  %39 = phi float [ 0.000000e+00, %14 ], [ %33, %22 ]
  %40 = phi ptr [ %16, %14 ], [ %28, %22 ]
  %41 = phi ptr [ %19, %14 ], [ %29, %22 ]
  %42 = phi float [ poison, %14 ], [ %33, %22 ]
  %43 = icmp ult i32 %4, 4
  br i1 %43, label %44, label %48

44:                                               ; preds = %37, %48, %12
  %45 = phi float [ 0.000000e+00, %12 ], [ %42, %37 ], [ %76, %48 ]
  %46 = sext i32 %10 to i64
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  store float %45, ptr %47, align 4, !tbaa !7
  br label %79

48:                                               ; preds = %37, %48
  %49 = phi i32 [ %77, %48 ], [ %38, %37 ]
  %50 = phi float [ %76, %48 ], [ %39, %37 ]
  %51 = phi ptr [ %71, %48 ], [ %40, %37 ]
  %52 = phi ptr [ %72, %48 ], [ %41, %37 ]
  %53 = getelementptr inbounds i8, ptr %51, i64 -4
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load float, ptr %52, align 4, !tbaa !7
  %56 = load float, ptr %53, align 4, !tbaa !7
  %57 = fmul contract float %55, %56
  %58 = fadd contract float %50, %57
  %59 = getelementptr inbounds i8, ptr %51, i64 -8
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %61 = load float, ptr %54, align 4, !tbaa !7
  %62 = load float, ptr %59, align 4, !tbaa !7
  %63 = fmul contract float %61, %62
  %64 = fadd contract float %58, %63
  %65 = getelementptr inbounds i8, ptr %51, i64 -12
  %66 = getelementptr inbounds nuw i8, ptr %52, i64 12
  %67 = load float, ptr %60, align 4, !tbaa !7
  %68 = load float, ptr %65, align 4, !tbaa !7
  %69 = fmul contract float %67, %68
  %70 = fadd contract float %64, %69
  %71 = getelementptr inbounds i8, ptr %51, i64 -16
  %72 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %73 = load float, ptr %66, align 4, !tbaa !7
  %74 = load float, ptr %71, align 4, !tbaa !7
  %75 = fmul contract float %73, %74
  %76 = fadd contract float %70, %75
  %77 = add nsw i32 %49, -4
  %78 = icmp sgt i32 %49, 4
  br i1 %78, label %48, label %44, !llvm.loop !22

79:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9shift_rowPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [6 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %65

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = mul nsw i32 %9, 6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, ptr noundef nonnull align 1 dereferenceable(24) %14, i64 24, i1 false)
  %15 = srem i32 %9, 3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %18, ptr noundef nonnull readonly align 4 dereferenceable(16) %4, i64 16, i1 false)
  br label %19

19:                                               ; preds = %17, %11
  %20 = and i32 %9, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull readonly align 4 dereferenceable(12) %23, i64 12, i1 false)
  br label %24

24:                                               ; preds = %22, %19
  br label %49

25:                                               ; preds = %49
  %26 = or disjoint i64 %50, 1
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !23
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 %26
  %30 = load i8, ptr %29, align 1, !tbaa !23
  %31 = icmp eq i8 %28, %30
  br i1 %31, label %32, label %56

32:                                               ; preds = %25
  %33 = or disjoint i64 %50, 2
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 %33
  %35 = load i8, ptr %34, align 2, !tbaa !23
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 %33
  %37 = load i8, ptr %36, align 1, !tbaa !23
  %38 = icmp eq i8 %35, %37
  br i1 %38, label %39, label %56

39:                                               ; preds = %32
  %40 = or disjoint i64 %50, 3
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !23
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 %40
  %44 = load i8, ptr %43, align 1, !tbaa !23
  %45 = icmp eq i8 %42, %44
  br i1 %45, label %46, label %56

46:                                               ; preds = %39
  %47 = add nuw nsw i64 %50, 4
  %48 = icmp eq i64 %47, 24
  br i1 %48, label %61, label %49, !llvm.loop !24

49:                                               ; preds = %46, %24
  %50 = phi i64 [ 0, %24 ], [ %47, %46 ]
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  %52 = load i8, ptr %51, align 4, !tbaa !23
  %53 = getelementptr inbounds nuw i8, ptr %14, i64 %50
  %54 = load i8, ptr %53, align 1, !tbaa !23
  %55 = icmp eq i8 %52, %54
  br i1 %55, label %25, label %56

56:                                               ; preds = %39, %32, %25, %49
  %57 = phi i8 [ %52, %49 ], [ %28, %25 ], [ %35, %32 ], [ %42, %39 ]
  %58 = phi i8 [ %54, %49 ], [ %30, %25 ], [ %37, %32 ], [ %44, %39 ]
  %59 = icmp ult i8 %57, %58
  %60 = select i1 %59, i32 -1, i32 1
  br label %61

61:                                               ; preds = %46, %56
  %62 = phi i32 [ %60, %56 ], [ 0, %46 ]
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %62, ptr %63, align 4, !tbaa !3
  %64 = getelementptr inbounds i32, ptr %1, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %64, ptr noundef nonnull align 4 dereferenceable(24) %4, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %65

65:                                               ; preds = %3, %61
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12which_memoryPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca [2 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ]
  %17 = zext nneg i32 %8 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12which_memoryPKfPfiE4tile to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %19, label %48

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fmul contract float %22, 2.000000e+00
  store float %23, ptr %4, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %25 = fmul contract float %22, 3.000000e+00
  store float %25, ptr %24, align 4, !tbaa !7
  %26 = trunc nuw nsw i32 %8 to i16
  %27 = urem i16 %26, 3
  %28 = icmp eq i16 %27, 1
  %29 = xor i32 %8, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12which_memoryPKfPfiE4tile to ptr), i64 %30
  %32 = select i1 %28, ptr %31, ptr %21
  %33 = icmp eq i16 %27, 2
  br i1 %33, label %34, label %38

34:                                               ; preds = %19
  %35 = srem i32 %9, 2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %4, i64 %36
  br label %38

38:                                               ; preds = %34, %19
  %39 = phi ptr [ %37, %34 ], [ %32, %19 ]
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = call i1 @llvm.nvvm.isspacep.shared(ptr nonnull %39)
  %42 = select contract i1 %41, float 1.000000e+02, float 0.000000e+00
  %43 = fadd contract float %40, %42
  %44 = call i1 @llvm.nvvm.isspacep.local(ptr nonnull %39)
  %45 = select contract i1 %44, float 1.000000e+03, float 0.000000e+00
  %46 = fadd contract float %45, %43
  %47 = getelementptr inbounds float, ptr %1, i64 %20
  store float %46, ptr %47, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %48

48:                                               ; preds = %15, %38
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !10}
!23 = !{!5, !5, i64 0}
!24 = distinct !{!24, !10}
