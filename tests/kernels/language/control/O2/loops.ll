; ModuleID = 'loops.cu'
source_filename = "loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9power_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %60

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %35

14:                                               ; preds = %11
  %15 = getelementptr inbounds float, ptr %0, i64 %13
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = and i32 %3, 7
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483640
  br label %38

21:                                               ; preds = %38
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %21, %14
  %24 = phi float [ 0.000000e+00, %14 ], [ %56, %21 ]
  %25 = phi float [ 1.000000e+00, %14 ], [ %57, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi float [ %24, %23 ], [ %31, %27 ]
  %29 = phi float [ %25, %23 ], [ %32, %27 ]
  %30 = phi i32 [ 0, %23 ], [ %33, %27 ]
  %31 = fadd contract float %29, %28
  %32 = fmul contract float %29, %16
  %33 = add i32 %30, 1
  %34 = icmp eq i32 %33, %17
  br i1 %34, label %35, label %27, !llvm.loop !9

35:                                               ; preds = %21, %27, %11
  %36 = phi float [ 0.000000e+00, %11 ], [ %56, %21 ], [ %31, %27 ]
  %37 = getelementptr inbounds float, ptr %1, i64 %13
  store float %36, ptr %37, align 4, !tbaa !7
  br label %60

38:                                               ; preds = %38, %19
  %39 = phi float [ 0.000000e+00, %19 ], [ %56, %38 ]
  %40 = phi float [ 1.000000e+00, %19 ], [ %57, %38 ]
  %41 = phi i32 [ 0, %19 ], [ %58, %38 ]
  %42 = fadd contract float %40, %39
  %43 = fmul contract float %40, %16
  %44 = fadd contract float %43, %42
  %45 = fmul contract float %43, %16
  %46 = fadd contract float %45, %44
  %47 = fmul contract float %45, %16
  %48 = fadd contract float %47, %46
  %49 = fmul contract float %47, %16
  %50 = fadd contract float %49, %48
  %51 = fmul contract float %49, %16
  %52 = fadd contract float %51, %50
  %53 = fmul contract float %51, %16
  %54 = fadd contract float %53, %52
  %55 = fmul contract float %53, %16
  %56 = fadd contract float %55, %54
  %57 = fmul contract float %55, %16
  %58 = add i32 %41, 8
  %59 = icmp eq i32 %58, %20
  br i1 %59, label %21, label %38, !llvm.loop !11

60:                                               ; preds = %4, %35
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11newton_sqrtPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %38

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = fcmp contract ogt double %13, 1.000000e+00
  %15 = select contract i1 %14, double %13, double 1.000000e+00
  br label %16

16:                                               ; preds = %16, %10
  %17 = phi i32 [ 30, %10 ], [ %34, %16 ]
  %18 = phi double [ %15, %10 ], [ %33, %16 ]
  %19 = fdiv contract double %13, %18
  %20 = fadd contract double %18, %19
  %21 = fmul contract double %20, 5.000000e-01
  %22 = fdiv contract double %13, %21
  %23 = fadd contract double %21, %22
  %24 = fmul contract double %23, 5.000000e-01
  %25 = fdiv contract double %13, %24
  %26 = fadd contract double %24, %25
  %27 = fmul contract double %26, 5.000000e-01
  %28 = fdiv contract double %13, %27
  %29 = fadd contract double %27, %28
  %30 = fmul contract double %29, 5.000000e-01
  %31 = fdiv contract double %13, %30
  %32 = fadd contract double %30, %31
  %33 = fmul contract double %32, 5.000000e-01
  %34 = add nsw i32 %17, -5
  %35 = icmp sgt i32 %17, 5
  br i1 %35, label %16, label %36, !llvm.loop !15

36:                                               ; preds = %16
  %37 = getelementptr inbounds double, ptr %1, i64 %11
  store double %33, ptr %37, align 8, !tbaa !13
  br label %38

38:                                               ; preds = %3, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z9fibonacciPjii(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %47

10:                                               ; preds = %3
  %11 = tail call i32 @llvm.smax.i32(i32 %2, i32 1)
  %12 = and i32 %11, 7
  %13 = icmp slt i32 %2, 8
  br i1 %13, label %32, label %14

14:                                               ; preds = %10
  %15 = and i32 %11, 2147483640
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i32 [ %8, %14 ], [ %26, %16 ]
  %18 = phi i32 [ 1, %14 ], [ %27, %16 ]
  %19 = phi i32 [ 0, %14 ], [ %28, %16 ]
  %20 = add i32 %18, %17
  %21 = add i32 %20, %18
  %22 = add i32 %21, %20
  %23 = add i32 %22, %21
  %24 = add i32 %23, %22
  %25 = add i32 %24, %23
  %26 = add i32 %25, %24
  %27 = add i32 %26, %25
  %28 = add i32 %19, 8
  %29 = icmp eq i32 %28, %15
  br i1 %29, label %30, label %16, !llvm.loop !16

30:                                               ; preds = %16
  %31 = icmp eq i32 %12, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %30, %10
  %33 = phi i32 [ %8, %10 ], [ %26, %30 ]
  %34 = phi i32 [ 1, %10 ], [ %27, %30 ]
  %35 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %38, %36 ], [ %33, %32 ]
  %38 = phi i32 [ %40, %36 ], [ %34, %32 ]
  %39 = phi i32 [ %41, %36 ], [ 0, %32 ]
  %40 = add i32 %38, %37
  %41 = add i32 %39, 1
  %42 = icmp eq i32 %41, %12
  br i1 %42, label %43, label %36, !llvm.loop !17

43:                                               ; preds = %36, %30
  %44 = phi i32 [ %26, %30 ], [ %38, %36 ]
  %45 = sext i32 %8 to i64
  %46 = getelementptr inbounds i32, ptr %0, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %3, %43
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8filter1dPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sub nsw i32 %3, %4
  %12 = icmp sgt i32 %10, %11
  br i1 %12, label %65, label %13

13:                                               ; preds = %5
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %35

15:                                               ; preds = %13
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %4, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %4, 2147483646
  br label %39

20:                                               ; preds = %39
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %35, label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ 0, %15 ], [ %62, %20 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %61, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = add nsw i32 %23, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %28, %32
  %34 = fadd contract float %24, %33
  br label %35

35:                                               ; preds = %22, %20, %13
  %36 = phi float [ 0.000000e+00, %13 ], [ %61, %20 ], [ %34, %22 ]
  %37 = sext i32 %10 to i64
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  store float %36, ptr %38, align 4, !tbaa !7
  br label %65

39:                                               ; preds = %39, %18
  %40 = phi i32 [ 0, %18 ], [ %62, %39 ]
  %41 = phi float [ 0.000000e+00, %18 ], [ %61, %39 ]
  %42 = phi i32 [ 0, %18 ], [ %63, %39 ]
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = add nsw i32 %40, %10
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %45, %49
  %51 = fadd contract float %41, %50
  %52 = or disjoint i32 %40, 1
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = add nsw i32 %52, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %55, %59
  %61 = fadd contract float %51, %60
  %62 = add nuw nsw i32 %40, 2
  %63 = add i32 %42, 2
  %64 = icmp eq i32 %63, %19
  br i1 %64, label %20, label %39, !llvm.loop !18

65:                                               ; preds = %5, %35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8filter2dPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = sub nsw i32 %3, %5
  %18 = sub nsw i32 %4, %5
  %19 = add nsw i32 %18, 1
  %20 = icmp sgt i32 %16, %17
  %21 = icmp sgt i32 %11, %18
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %90, label %23

23:                                               ; preds = %6
  %24 = icmp sgt i32 %5, 0
  br i1 %24, label %25, label %38

25:                                               ; preds = %23
  %26 = and i32 %5, 1
  %27 = icmp eq i32 %5, 1
  %28 = and i32 %5, 2147483646
  %29 = icmp eq i32 %26, 0
  %30 = icmp ne i32 %26, 0
  br label %31

31:                                               ; preds = %25, %58
  %32 = phi i32 [ %60, %58 ], [ 0, %25 ]
  %33 = phi float [ %59, %58 ], [ 0.000000e+00, %25 ]
  %34 = mul nuw nsw i32 %32, %5
  %35 = add nuw nsw i32 %32, %16
  %36 = mul nsw i32 %35, %4
  %37 = add nsw i32 %36, %11
  br i1 %27, label %45, label %62

38:                                               ; preds = %58, %23
  %39 = phi float [ 0.000000e+00, %23 ], [ %59, %58 ]
  %40 = mul nsw i32 %19, %16
  %41 = add nsw i32 %40, %11
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  store float %39, ptr %43, align 4, !tbaa !7
  br label %90

44:                                               ; preds = %62
  br i1 %29, label %58, label %45

45:                                               ; preds = %44, %31
  %46 = phi i32 [ 0, %31 ], [ %87, %44 ]
  %47 = phi float [ %33, %31 ], [ %86, %44 ]
  tail call void @llvm.assume(i1 %30)
  %48 = add nuw nsw i32 %46, %34
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = add nsw i32 %37, %46
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %51, %55
  %57 = fadd contract float %47, %56
  br label %58

58:                                               ; preds = %44, %45
  %59 = phi float [ %86, %44 ], [ %57, %45 ]
  %60 = add nuw nsw i32 %32, 1
  %61 = icmp eq i32 %60, %5
  br i1 %61, label %38, label %31, !llvm.loop !19

62:                                               ; preds = %31, %62
  %63 = phi i32 [ %87, %62 ], [ 0, %31 ]
  %64 = phi float [ %86, %62 ], [ %33, %31 ]
  %65 = phi i32 [ %88, %62 ], [ 0, %31 ]
  %66 = add nuw nsw i32 %63, %34
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = add nsw i32 %37, %63
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %64, %74
  %76 = or disjoint i32 %63, 1
  %77 = add nuw nsw i32 %76, %34
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = add nsw i32 %37, %76
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %80, %84
  %86 = fadd contract float %75, %85
  %87 = add nuw nsw i32 %63, 2
  %88 = add i32 %65, 2
  %89 = icmp eq i32 %88, %28
  br i1 %89, label %44, label %62, !llvm.loop !20

90:                                               ; preds = %6, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9countdownPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %72

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %39

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %21, %17 ], [ %3, %13 ]
  %19 = phi float [ %27, %17 ], [ 0.000000e+00, %13 ]
  %20 = phi i32 [ %28, %17 ], [ 0, %13 ]
  %21 = add nsw i32 %18, -1
  %22 = fmul contract float %19, 5.000000e-01
  %23 = add nsw i32 %21, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = fadd contract float %22, %26
  %28 = add i32 %20, 1
  %29 = icmp eq i32 %28, %15
  br i1 %29, label %30, label %17, !llvm.loop !21

30:                                               ; preds = %17, %13
  %31 = phi i32 [ %3, %13 ], [ %21, %17 ]
  %32 = phi float [ 0.000000e+00, %13 ], [ %27, %17 ]
  %33 = phi float [ poison, %13 ], [ %27, %17 ]
  %34 = icmp ult i32 %3, 4
  br i1 %34, label %39, label %35

35:                                               ; preds = %30
  %36 = add i32 -1, %14
  %37 = add i32 -2, %14
  %38 = add i32 -3, %14
  br label %43

39:                                               ; preds = %30, %43, %11
  %40 = phi float [ 0.000000e+00, %11 ], [ %33, %30 ], [ %70, %43 ]
  %41 = sext i32 %9 to i64
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  store float %40, ptr %42, align 4, !tbaa !7
  br label %72

43:                                               ; preds = %43, %35
  %44 = phi i32 [ %31, %35 ], [ %64, %43 ]
  %45 = phi float [ %32, %35 ], [ %70, %43 ]
  %46 = fmul contract float %45, 5.000000e-01
  %47 = add i32 %44, %36
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %46, %50
  %52 = fmul contract float %51, 5.000000e-01
  %53 = add i32 %44, %37
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fadd contract float %52, %56
  %58 = fmul contract float %57, 5.000000e-01
  %59 = add i32 %44, %38
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %58, %62
  %64 = add nsw i32 %44, -4
  %65 = fmul contract float %63, 5.000000e-01
  %66 = add nsw i32 %64, %14
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fadd contract float %65, %69
  %71 = icmp sgt i32 %44, 4
  br i1 %71, label %43, label %39, !llvm.loop !22

72:                                               ; preds = %4, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11every_thirdPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %74

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %43

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %3, -2
  %16 = udiv i32 %15, 3
  %17 = add nuw nsw i32 %16, 1
  %18 = and i32 %17, 3
  %19 = icmp ult i32 %15, 9
  br i1 %19, label %27, label %20

20:                                               ; preds = %13
  %21 = and i32 %17, 2147483644
  %22 = add i32 3, %14
  %23 = add i32 6, %14
  %24 = add i32 9, %14
  br label %47

25:                                               ; preds = %47
  %26 = icmp eq i32 %18, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %25, %13
  %28 = phi i32 [ 1, %13 ], [ %71, %25 ]
  %29 = phi i32 [ 0, %13 ], [ %70, %25 ]
  %30 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %30)
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i32 [ %28, %27 ], [ %40, %31 ]
  %33 = phi i32 [ %29, %27 ], [ %39, %31 ]
  %34 = phi i32 [ 0, %27 ], [ %41, %31 ]
  %35 = add nsw i32 %32, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nsw i32 %38, %33
  %40 = add nuw nsw i32 %32, 3
  %41 = add i32 %34, 1
  %42 = icmp eq i32 %41, %18
  br i1 %42, label %43, label %31, !llvm.loop !23

43:                                               ; preds = %25, %31, %11
  %44 = phi i32 [ 0, %11 ], [ %70, %25 ], [ %39, %31 ]
  %45 = sext i32 %9 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !3
  br label %74

47:                                               ; preds = %47, %20
  %48 = phi i32 [ 1, %20 ], [ %71, %47 ]
  %49 = phi i32 [ 0, %20 ], [ %70, %47 ]
  %50 = phi i32 [ 0, %20 ], [ %72, %47 ]
  %51 = add nsw i32 %48, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = add nsw i32 %54, %49
  %56 = add i32 %48, %22
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %55
  %61 = add i32 %48, %23
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %60
  %66 = add i32 %48, %24
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = add nsw i32 %69, %65
  %71 = add nuw nsw i32 %48, 12
  %72 = add i32 %50, 4
  %73 = icmp eq i32 %72, %21
  br i1 %73, label %25, label %47, !llvm.loop !24

74:                                               ; preds = %4, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11row_extremaPKfPfS1_Piii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %42

13:                                               ; preds = %6
  %14 = mul nsw i32 %5, %11
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = icmp sgt i32 %5, 1
  br i1 %18, label %27, label %19

19:                                               ; preds = %27, %13
  %20 = phi float [ %17, %13 ], [ %36, %27 ]
  %21 = phi float [ %17, %13 ], [ %38, %27 ]
  %22 = phi i32 [ 0, %13 ], [ %39, %27 ]
  %23 = sext i32 %11 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  store float %20, ptr %24, align 4, !tbaa !7
  %25 = getelementptr inbounds float, ptr %2, i64 %23
  store float %21, ptr %25, align 4, !tbaa !7
  %26 = getelementptr inbounds i32, ptr %3, i64 %23
  store i32 %22, ptr %26, align 4, !tbaa !3
  br label %42

27:                                               ; preds = %13, %27
  %28 = phi i32 [ %40, %27 ], [ 1, %13 ]
  %29 = phi i32 [ %39, %27 ], [ 0, %13 ]
  %30 = phi float [ %38, %27 ], [ %17, %13 ]
  %31 = phi float [ %36, %27 ], [ %17, %13 ]
  %32 = add nsw i32 %28, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = tail call contract noundef float @__nv_fminf(float noundef %31, float noundef %35) #8
  %37 = fcmp contract ogt float %35, %30
  %38 = select i1 %37, float %35, float %30
  %39 = select i1 %37, i32 %28, i32 %29
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %5
  br i1 %41, label %19, label %27, !llvm.loop !25

42:                                               ; preds = %6, %19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14triple_productPKfS0_S0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %82

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = icmp sgt i32 %6, 0
  %18 = mul nsw i32 %5, %12
  %19 = and i32 %6, 1
  %20 = icmp eq i32 %6, 1
  %21 = and i32 %6, 2147483646
  %22 = icmp eq i32 %19, 0
  %23 = icmp ne i32 %19, 0
  br label %24

24:                                               ; preds = %16, %46
  %25 = phi i32 [ 0, %16 ], [ %54, %46 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %53, %46 ]
  br i1 %17, label %27, label %46

27:                                               ; preds = %24
  %28 = mul nuw nsw i32 %25, %6
  br i1 %20, label %34, label %56

29:                                               ; preds = %46, %14
  %30 = phi float [ 0.000000e+00, %14 ], [ %53, %46 ]
  %31 = sext i32 %12 to i64
  %32 = getelementptr inbounds float, ptr %3, i64 %31
  store float %30, ptr %32, align 4, !tbaa !7
  br label %82

33:                                               ; preds = %56
  br i1 %22, label %46, label %34

34:                                               ; preds = %33, %27
  %35 = phi i32 [ 0, %27 ], [ %79, %33 ]
  %36 = phi float [ 0.000000e+00, %27 ], [ %78, %33 ]
  tail call void @llvm.assume(i1 %23)
  %37 = add nuw nsw i32 %35, %28
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = zext nneg i32 %35 to i64
  %42 = getelementptr inbounds nuw float, ptr %2, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %40, %43
  %45 = fadd contract float %36, %44
  br label %46

46:                                               ; preds = %34, %33, %24
  %47 = phi float [ 0.000000e+00, %24 ], [ %78, %33 ], [ %45, %34 ]
  %48 = add nsw i32 %25, %18
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fmul contract float %47, %51
  %53 = fadd contract float %26, %52
  %54 = add nuw nsw i32 %25, 1
  %55 = icmp eq i32 %54, %5
  br i1 %55, label %29, label %24, !llvm.loop !26

56:                                               ; preds = %27, %56
  %57 = phi i32 [ %79, %56 ], [ 0, %27 ]
  %58 = phi float [ %78, %56 ], [ 0.000000e+00, %27 ]
  %59 = phi i32 [ %80, %56 ], [ 0, %27 ]
  %60 = add nuw nsw i32 %57, %28
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = zext nneg i32 %57 to i64
  %65 = getelementptr inbounds nuw float, ptr %2, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %63, %66
  %68 = fadd contract float %58, %67
  %69 = or disjoint i32 %57, 1
  %70 = add nuw nsw i32 %69, %28
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = zext nneg i32 %69 to i64
  %75 = getelementptr inbounds nuw float, ptr %2, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %73, %76
  %78 = fadd contract float %68, %77
  %79 = add nuw nsw i32 %57, 2
  %80 = add i32 %59, 2
  %81 = icmp eq i32 %80, %21
  br i1 %81, label %33, label %56, !llvm.loop !27

82:                                               ; preds = %7, %29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18uniform_if_in_loopPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %53

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %39

16:                                               ; preds = %11
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, 2147483644
  br label %42

21:                                               ; preds = %42
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %21, %16
  %24 = phi i32 [ 0, %16 ], [ %50, %21 ]
  %25 = phi float [ %14, %16 ], [ %49, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %36, %27 ], [ %24, %23 ]
  %29 = phi float [ %35, %27 ], [ %25, %23 ]
  %30 = phi i32 [ %37, %27 ], [ 0, %23 ]
  %31 = and i32 %28, 1
  %32 = icmp eq i32 %31, 0
  %33 = fmul contract float %29, 1.500000e+00
  %34 = fadd contract float %29, -1.000000e+00
  %35 = select i1 %32, float %33, float %34
  %36 = add nuw nsw i32 %28, 1
  %37 = add i32 %30, 1
  %38 = icmp eq i32 %37, %17
  br i1 %38, label %39, label %27, !llvm.loop !28

39:                                               ; preds = %21, %27, %11
  %40 = phi float [ %14, %11 ], [ %49, %21 ], [ %35, %27 ]
  %41 = getelementptr inbounds float, ptr %1, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %53

42:                                               ; preds = %42, %19
  %43 = phi i32 [ 0, %19 ], [ %50, %42 ]
  %44 = phi float [ %14, %19 ], [ %49, %42 ]
  %45 = phi i32 [ 0, %19 ], [ %51, %42 ]
  %46 = fmul contract float %44, 1.500000e+00
  %47 = fadd contract float %46, -1.000000e+00
  %48 = fmul contract float %47, 1.500000e+00
  %49 = fadd contract float %48, -1.000000e+00
  %50 = add nuw nsw i32 %43, 4
  %51 = add i32 %45, 4
  %52 = icmp eq i32 %51, %20
  br i1 %52, label %21, label %42, !llvm.loop !29

53:                                               ; preds = %4, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z20divergent_if_in_loopPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %59

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %30

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483646
  br label %33

21:                                               ; preds = %33
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ 0, %14 ], [ %56, %21 ]
  %25 = phi i32 [ %16, %14 ], [ %54, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  %27 = icmp ne i32 %25, 1
  %28 = zext i1 %27 to i32
  %29 = add nuw nsw i32 %24, %28
  br label %30

30:                                               ; preds = %23, %21, %11
  %31 = phi i32 [ 0, %11 ], [ %56, %21 ], [ %29, %23 ]
  %32 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %31, ptr %32, align 4, !tbaa !3
  br label %59

33:                                               ; preds = %33, %19
  %34 = phi i32 [ 0, %19 ], [ %56, %33 ]
  %35 = phi i32 [ %16, %19 ], [ %54, %33 ]
  %36 = phi i32 [ 0, %19 ], [ %57, %33 ]
  %37 = icmp ne i32 %35, 1
  %38 = and i32 %35, 1
  %39 = icmp eq i32 %38, 0
  %40 = mul nsw i32 %35, 3
  %41 = add nsw i32 %40, 1
  %42 = ashr exact i32 %35, 1
  %43 = select i1 %39, i32 %42, i32 %41
  %44 = select i1 %37, i32 %43, i32 1
  %45 = zext i1 %37 to i32
  %46 = add nuw nsw i32 %34, %45
  %47 = icmp ne i32 %44, 1
  %48 = and i32 %44, 1
  %49 = icmp eq i32 %48, 0
  %50 = mul nsw i32 %44, 3
  %51 = add nsw i32 %50, 1
  %52 = ashr exact i32 %44, 1
  %53 = select i1 %49, i32 %52, i32 %51
  %54 = select i1 %47, i32 %53, i32 1
  %55 = zext i1 %47 to i32
  %56 = add nuw nsw i32 %46, %55
  %57 = add i32 %36, 2
  %58 = icmp eq i32 %57, %20
  br i1 %58, label %21, label %33, !llvm.loop !30

59:                                               ; preds = %4, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11single_lanePKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = sub nsw i32 0, %7
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %77

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %10
  %13 = and i32 %2, 3
  %14 = icmp ult i32 %2, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = and i32 %2, 2147483644
  br label %42

17:                                               ; preds = %42
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %38, label %19

19:                                               ; preds = %17, %12
  %20 = phi i32 [ 0, %12 ], [ %74, %17 ]
  %21 = phi double [ 0.000000e+00, %12 ], [ %73, %17 ]
  %22 = phi double [ 0.000000e+00, %12 ], [ %71, %17 ]
  %23 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %23)
  br label %24

24:                                               ; preds = %24, %19
  %25 = phi i32 [ %35, %24 ], [ %20, %19 ]
  %26 = phi double [ %34, %24 ], [ %21, %19 ]
  %27 = phi double [ %32, %24 ], [ %22, %19 ]
  %28 = phi i32 [ %36, %24 ], [ 0, %19 ]
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !13
  %32 = fadd contract double %27, %31
  %33 = fmul contract double %31, %31
  %34 = fadd contract double %26, %33
  %35 = add nuw nsw i32 %25, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %13
  br i1 %37, label %38, label %24, !llvm.loop !31

38:                                               ; preds = %17, %24, %10
  %39 = phi double [ 0.000000e+00, %10 ], [ %71, %17 ], [ %32, %24 ]
  %40 = phi double [ 0.000000e+00, %10 ], [ %73, %17 ], [ %34, %24 ]
  store double %39, ptr %1, align 8, !tbaa !13
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %40, ptr %41, align 8, !tbaa !13
  br label %77

42:                                               ; preds = %42, %15
  %43 = phi i32 [ 0, %15 ], [ %74, %42 ]
  %44 = phi double [ 0.000000e+00, %15 ], [ %73, %42 ]
  %45 = phi double [ 0.000000e+00, %15 ], [ %71, %42 ]
  %46 = phi i32 [ 0, %15 ], [ %75, %42 ]
  %47 = zext nneg i32 %43 to i64
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !13
  %50 = fadd contract double %45, %49
  %51 = fmul contract double %49, %49
  %52 = fadd contract double %44, %51
  %53 = zext nneg i32 %43 to i64
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load double, ptr %55, align 8, !tbaa !13
  %57 = fadd contract double %50, %56
  %58 = fmul contract double %56, %56
  %59 = fadd contract double %52, %58
  %60 = zext nneg i32 %43 to i64
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %63 = load double, ptr %62, align 8, !tbaa !13
  %64 = fadd contract double %57, %63
  %65 = fmul contract double %63, %63
  %66 = fadd contract double %59, %65
  %67 = zext nneg i32 %43 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load double, ptr %69, align 8, !tbaa !13
  %71 = fadd contract double %64, %70
  %72 = fmul contract double %70, %70
  %73 = fadd contract double %66, %72
  %74 = add nuw nsw i32 %43, 4
  %75 = add i32 %46, 4
  %76 = icmp eq i32 %75, %16
  br i1 %76, label %17, label %42, !llvm.loop !32

77:                                               ; preds = %3, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12long_counterPKfPfxx(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = mul nuw nsw i64 %6, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = add nuw nsw i64 %9, %11
  %13 = icmp slt i64 %12, %2
  br i1 %13, label %14, label %64

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %14
  %19 = and i64 %3, 3
  %20 = icmp ult i64 %3, 4
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i64 %3, 9223372036854775804
  br label %42

23:                                               ; preds = %42
  %24 = icmp eq i64 %19, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %23, %18
  %26 = phi i64 [ 0, %18 ], [ %61, %23 ]
  %27 = phi float [ %16, %18 ], [ %60, %23 ]
  %28 = icmp ne i64 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi i64 [ %36, %29 ], [ %26, %25 ]
  %31 = phi float [ %35, %29 ], [ %27, %25 ]
  %32 = phi i64 [ %37, %29 ], [ 0, %25 ]
  %33 = fmul contract float %31, 5.000000e-01
  %34 = uitofp nneg i64 %30 to float
  %35 = fadd contract float %33, %34
  %36 = add nuw nsw i64 %30, 1
  %37 = add i64 %32, 1
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %39, label %29, !llvm.loop !33

39:                                               ; preds = %23, %29, %14
  %40 = phi float [ %16, %14 ], [ %60, %23 ], [ %35, %29 ]
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %64

42:                                               ; preds = %42, %21
  %43 = phi i64 [ 0, %21 ], [ %61, %42 ]
  %44 = phi float [ %16, %21 ], [ %60, %42 ]
  %45 = phi i64 [ 0, %21 ], [ %62, %42 ]
  %46 = fmul contract float %44, 5.000000e-01
  %47 = uitofp nneg i64 %43 to float
  %48 = fadd contract float %46, %47
  %49 = or disjoint i64 %43, 1
  %50 = fmul contract float %48, 5.000000e-01
  %51 = uitofp nneg i64 %49 to float
  %52 = fadd contract float %50, %51
  %53 = or disjoint i64 %43, 2
  %54 = fmul contract float %52, 5.000000e-01
  %55 = uitofp nneg i64 %53 to float
  %56 = fadd contract float %54, %55
  %57 = or disjoint i64 %43, 3
  %58 = fmul contract float %56, 5.000000e-01
  %59 = uitofp nneg i64 %57 to float
  %60 = fadd contract float %58, %59
  %61 = add nuw nsw i64 %43, 4
  %62 = add i64 %45, 4
  %63 = icmp eq i64 %62, %22
  br i1 %63, label %23, label %42, !llvm.loop !34

64:                                               ; preds = %4, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16unsigned_counterPKjPjjj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %2
  br i1 %10, label %11, label %43

11:                                               ; preds = %4
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %11
  %17 = and i32 %3, 7
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, -8
  br label %36

21:                                               ; preds = %36
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %33, label %23

23:                                               ; preds = %21, %16
  %24 = phi i32 [ %14, %16 ], [ %40, %21 ]
  %25 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i32 [ %30, %26 ], [ %24, %23 ]
  %28 = phi i32 [ %31, %26 ], [ 0, %23 ]
  %29 = mul i32 %27, 1664525
  %30 = add i32 %29, 1013904223
  %31 = add i32 %28, 1
  %32 = icmp eq i32 %31, %17
  br i1 %32, label %33, label %26, !llvm.loop !35

33:                                               ; preds = %21, %26, %11
  %34 = phi i32 [ %14, %11 ], [ %40, %21 ], [ %30, %26 ]
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  store i32 %34, ptr %35, align 4, !tbaa !3
  br label %43

36:                                               ; preds = %36, %19
  %37 = phi i32 [ %14, %19 ], [ %40, %36 ]
  %38 = phi i32 [ 0, %19 ], [ %41, %36 ]
  %39 = mul i32 %37, -360120287
  %40 = add i32 %39, -1546035288
  %41 = add i32 %38, 8
  %42 = icmp eq i32 %41, %20
  br i1 %42, label %21, label %36, !llvm.loop !36

43:                                               ; preds = %4, %33
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13local_windowsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [40 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %79

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %12 = mul nsw i32 %9, 40
  br label %16

13:                                               ; preds = %16
  %14 = shl nsw i32 %9, 5
  %15 = load float, ptr %4, align 4, !tbaa !7
  br label %35

16:                                               ; preds = %11, %16
  %17 = phi i32 [ 0, %11 ], [ %33, %16 ]
  %18 = add nsw i32 %17, %12
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = trunc nuw nsw i32 %17 to i16
  %23 = mul nuw nsw i16 %22, 7
  %24 = urem i16 %23, 40
  %25 = zext nneg i16 %24 to i32
  %26 = add nsw i32 %12, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fmul contract float %21, %29
  %31 = zext nneg i32 %17 to i64
  %32 = getelementptr inbounds nuw float, ptr %4, i64 %31
  store float %30, ptr %32, align 4, !tbaa !7
  %33 = add nuw nsw i32 %17, 1
  %34 = icmp eq i32 %33, 40
  br i1 %34, label %13, label %16, !llvm.loop !37

35:                                               ; preds = %13, %35
  %36 = phi float [ %15, %13 ], [ %42, %35 ]
  %37 = phi i32 [ 0, %13 ], [ %39, %35 ]
  %38 = fadd contract float %36, 0.000000e+00
  %39 = add nuw nsw i32 %37, 1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %4, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %38, %42
  %44 = zext nneg i32 %37 to i64
  %45 = getelementptr inbounds nuw float, ptr %4, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %43, %47
  %49 = zext nneg i32 %37 to i64
  %50 = getelementptr inbounds nuw float, ptr %4, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %48, %52
  %54 = zext nneg i32 %37 to i64
  %55 = getelementptr inbounds nuw float, ptr %4, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fadd contract float %53, %57
  %59 = zext nneg i32 %37 to i64
  %60 = getelementptr inbounds nuw float, ptr %4, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 20
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %58, %62
  %64 = zext nneg i32 %37 to i64
  %65 = getelementptr inbounds nuw float, ptr %4, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fadd contract float %63, %67
  %69 = zext nneg i32 %37 to i64
  %70 = getelementptr inbounds nuw float, ptr %4, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 28
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fadd contract float %68, %72
  %74 = add nuw nsw i32 %37, %14
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  store float %73, ptr %76, align 4, !tbaa !7
  %77 = icmp eq i32 %39, 32
  br i1 %77, label %78, label %35, !llvm.loop !38

78:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %79

79:                                               ; preds = %3, %78
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !5, i64 0}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !12}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
!38 = distinct !{!38, !12}
