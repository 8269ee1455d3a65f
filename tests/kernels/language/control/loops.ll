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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11newton_sqrtPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %107

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = fcmp contract ogt double %13, 1.000000e+00
  %15 = select contract i1 %14, double %13, double 1.000000e+00
  %16 = fdiv contract double %13, %15
  %17 = fadd contract double %15, %16
  %18 = fmul contract double %17, 5.000000e-01
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
  %34 = fdiv contract double %13, %33
  %35 = fadd contract double %33, %34
  %36 = fmul contract double %35, 5.000000e-01
  %37 = fdiv contract double %13, %36
  %38 = fadd contract double %36, %37
  %39 = fmul contract double %38, 5.000000e-01
  %40 = fdiv contract double %13, %39
  %41 = fadd contract double %39, %40
  %42 = fmul contract double %41, 5.000000e-01
  %43 = fdiv contract double %13, %42
  %44 = fadd contract double %42, %43
  %45 = fmul contract double %44, 5.000000e-01
  %46 = fdiv contract double %13, %45
  %47 = fadd contract double %45, %46
  %48 = fmul contract double %47, 5.000000e-01
  %49 = fdiv contract double %13, %48
  %50 = fadd contract double %48, %49
  %51 = fmul contract double %50, 5.000000e-01
  %52 = fdiv contract double %13, %51
  %53 = fadd contract double %51, %52
  %54 = fmul contract double %53, 5.000000e-01
  %55 = fdiv contract double %13, %54
  %56 = fadd contract double %54, %55
  %57 = fmul contract double %56, 5.000000e-01
  %58 = fdiv contract double %13, %57
  %59 = fadd contract double %57, %58
  %60 = fmul contract double %59, 5.000000e-01
  %61 = fdiv contract double %13, %60
  %62 = fadd contract double %60, %61
  %63 = fmul contract double %62, 5.000000e-01
  %64 = fdiv contract double %13, %63
  %65 = fadd contract double %63, %64
  %66 = fmul contract double %65, 5.000000e-01
  %67 = fdiv contract double %13, %66
  %68 = fadd contract double %66, %67
  %69 = fmul contract double %68, 5.000000e-01
  %70 = fdiv contract double %13, %69
  %71 = fadd contract double %69, %70
  %72 = fmul contract double %71, 5.000000e-01
  %73 = fdiv contract double %13, %72
  %74 = fadd contract double %72, %73
  %75 = fmul contract double %74, 5.000000e-01
  %76 = fdiv contract double %13, %75
  %77 = fadd contract double %75, %76
  %78 = fmul contract double %77, 5.000000e-01
  %79 = fdiv contract double %13, %78
  %80 = fadd contract double %78, %79
  %81 = fmul contract double %80, 5.000000e-01
  %82 = fdiv contract double %13, %81
  %83 = fadd contract double %81, %82
  %84 = fmul contract double %83, 5.000000e-01
  %85 = fdiv contract double %13, %84
  %86 = fadd contract double %84, %85
  %87 = fmul contract double %86, 5.000000e-01
  %88 = fdiv contract double %13, %87
  %89 = fadd contract double %87, %88
  %90 = fmul contract double %89, 5.000000e-01
  %91 = fdiv contract double %13, %90
  %92 = fadd contract double %90, %91
  %93 = fmul contract double %92, 5.000000e-01
  %94 = fdiv contract double %13, %93
  %95 = fadd contract double %93, %94
  %96 = fmul contract double %95, 5.000000e-01
  %97 = fdiv contract double %13, %96
  %98 = fadd contract double %96, %97
  %99 = fmul contract double %98, 5.000000e-01
  %100 = fdiv contract double %13, %99
  %101 = fadd contract double %99, %100
  %102 = fmul contract double %101, 5.000000e-01
  %103 = fdiv contract double %13, %102
  %104 = fadd contract double %102, %103
  %105 = fmul contract double %104, 5.000000e-01
  %106 = getelementptr inbounds double, ptr %1, i64 %11
  store double %105, ptr %106, align 8, !tbaa !13
  br label %107

107:                                              ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z9fibonacciPjii(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
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
  br i1 %29, label %30, label %16, !llvm.loop !15

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
  br i1 %42, label %43, label %36, !llvm.loop !16

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
  br i1 %12, label %92, label %13

13:                                               ; preds = %5
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %42

15:                                               ; preds = %13
  %16 = and i32 %4, 3
  %17 = icmp ult i32 %4, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %4, 2147483644
  br label %46

20:                                               ; preds = %46
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %42, label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ 0, %15 ], [ %89, %20 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %88, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %39, %26 ], [ %23, %22 ]
  %28 = phi float [ %38, %26 ], [ %24, %22 ]
  %29 = phi i32 [ %40, %26 ], [ 0, %22 ]
  %30 = zext nneg i32 %27 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = add nsw i32 %27, %10
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %32, %36
  %38 = fadd contract float %28, %37
  %39 = add nuw nsw i32 %27, 1
  %40 = add i32 %29, 1
  %41 = icmp eq i32 %40, %16
  br i1 %41, label %42, label %26, !llvm.loop !17

42:                                               ; preds = %20, %26, %13
  %43 = phi float [ 0.000000e+00, %13 ], [ %88, %20 ], [ %38, %26 ]
  %44 = sext i32 %10 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  store float %43, ptr %45, align 4, !tbaa !7
  br label %92

46:                                               ; preds = %46, %18
  %47 = phi i32 [ 0, %18 ], [ %89, %46 ]
  %48 = phi float [ 0.000000e+00, %18 ], [ %88, %46 ]
  %49 = phi i32 [ 0, %18 ], [ %90, %46 ]
  %50 = zext nneg i32 %47 to i64
  %51 = getelementptr inbounds nuw float, ptr %1, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = add nsw i32 %47, %10
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %52, %56
  %58 = fadd contract float %48, %57
  %59 = or disjoint i32 %47, 1
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = add nsw i32 %59, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %62, %66
  %68 = fadd contract float %58, %67
  %69 = or disjoint i32 %47, 2
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = add nsw i32 %69, %10
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %72, %76
  %78 = fadd contract float %68, %77
  %79 = or disjoint i32 %47, 3
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %1, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = add nsw i32 %79, %10
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %82, %86
  %88 = fadd contract float %78, %87
  %89 = add nuw nsw i32 %47, 4
  %90 = add i32 %49, 4
  %91 = icmp eq i32 %90, %19
  br i1 %91, label %20, label %46, !llvm.loop !18

92:                                               ; preds = %5, %42
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
  br i1 %22, label %119, label %23

23:                                               ; preds = %6
  %24 = icmp sgt i32 %5, 0
  br i1 %24, label %25, label %38

25:                                               ; preds = %23
  %26 = and i32 %5, 3
  %27 = icmp ult i32 %5, 4
  %28 = and i32 %5, 2147483644
  %29 = icmp eq i32 %26, 0
  %30 = icmp ne i32 %26, 0
  br label %31

31:                                               ; preds = %25, %65
  %32 = phi i32 [ %67, %65 ], [ 0, %25 ]
  %33 = phi float [ %66, %65 ], [ 0.000000e+00, %25 ]
  %34 = mul nuw nsw i32 %32, %5
  %35 = add nuw nsw i32 %32, %16
  %36 = mul nsw i32 %35, %4
  %37 = add nsw i32 %36, %11
  br i1 %27, label %45, label %69

38:                                               ; preds = %65, %23
  %39 = phi float [ 0.000000e+00, %23 ], [ %66, %65 ]
  %40 = mul nsw i32 %19, %16
  %41 = add nsw i32 %40, %11
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  store float %39, ptr %43, align 4, !tbaa !7
  br label %119

44:                                               ; preds = %69
  br i1 %29, label %65, label %45

45:                                               ; preds = %44, %31
  %46 = phi i32 [ 0, %31 ], [ %116, %44 ]
  %47 = phi float [ %33, %31 ], [ %115, %44 ]
  tail call void @llvm.assume(i1 %30)
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i32 [ %46, %45 ], [ %62, %48 ]
  %50 = phi float [ %47, %45 ], [ %61, %48 ]
  %51 = phi i32 [ 0, %45 ], [ %63, %48 ]
  %52 = add nuw nsw i32 %49, %34
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = add nsw i32 %37, %49
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %55, %59
  %61 = fadd contract float %50, %60
  %62 = add nuw nsw i32 %49, 1
  %63 = add i32 %51, 1
  %64 = icmp eq i32 %63, %26
  br i1 %64, label %65, label %48, !llvm.loop !19

65:                                               ; preds = %48, %44
  %66 = phi float [ %115, %44 ], [ %61, %48 ]
  %67 = add nuw nsw i32 %32, 1
  %68 = icmp eq i32 %67, %5
  br i1 %68, label %38, label %31, !llvm.loop !20

69:                                               ; preds = %31, %69
  %70 = phi i32 [ %116, %69 ], [ 0, %31 ]
  %71 = phi float [ %115, %69 ], [ %33, %31 ]
  %72 = phi i32 [ %117, %69 ], [ 0, %31 ]
  %73 = add nuw nsw i32 %70, %34
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = add nsw i32 %37, %70
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %71, %81
  %83 = or disjoint i32 %70, 1
  %84 = add nuw nsw i32 %83, %34
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %1, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = add nsw i32 %37, %83
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %82, %92
  %94 = or disjoint i32 %70, 2
  %95 = add nuw nsw i32 %94, %34
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %1, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = add nsw i32 %37, %94
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %0, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %98, %102
  %104 = fadd contract float %93, %103
  %105 = or disjoint i32 %70, 3
  %106 = add nuw nsw i32 %105, %34
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %1, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = add nsw i32 %37, %105
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %109, %113
  %115 = fadd contract float %104, %114
  %116 = add nuw nsw i32 %70, 4
  %117 = add i32 %72, 4
  %118 = icmp eq i32 %117, %28
  br i1 %118, label %44, label %69, !llvm.loop !21

119:                                              ; preds = %6, %38
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
  br i1 %10, label %11, label %100

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %43

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 7
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
  br i1 %29, label %30, label %17, !llvm.loop !22

30:                                               ; preds = %17, %13
  %31 = phi i32 [ %3, %13 ], [ %21, %17 ]
  %32 = phi float [ 0.000000e+00, %13 ], [ %27, %17 ]
  %33 = phi float [ poison, %13 ], [ %27, %17 ]
  %34 = icmp ult i32 %3, 8
  br i1 %34, label %43, label %35

35:                                               ; preds = %30
  %36 = add i32 -1, %14
  %37 = add i32 -2, %14
  %38 = add i32 -3, %14
  %39 = add i32 -4, %14
  %40 = add i32 -5, %14
  %41 = add i32 -6, %14
  %42 = add i32 -7, %14
  br label %47

43:                                               ; preds = %30, %47, %11
  %44 = phi float [ 0.000000e+00, %11 ], [ %33, %30 ], [ %98, %47 ]
  %45 = sext i32 %9 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  store float %44, ptr %46, align 4, !tbaa !7
  br label %100

47:                                               ; preds = %47, %35
  %48 = phi i32 [ %31, %35 ], [ %92, %47 ]
  %49 = phi float [ %32, %35 ], [ %98, %47 ]
  %50 = fmul contract float %49, 5.000000e-01
  %51 = add i32 %48, %36
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %50, %54
  %56 = fmul contract float %55, 5.000000e-01
  %57 = add i32 %48, %37
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fadd contract float %56, %60
  %62 = fmul contract float %61, 5.000000e-01
  %63 = add i32 %48, %38
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fadd contract float %62, %66
  %68 = fmul contract float %67, 5.000000e-01
  %69 = add i32 %48, %39
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fadd contract float %68, %72
  %74 = fmul contract float %73, 5.000000e-01
  %75 = add i32 %48, %40
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fadd contract float %74, %78
  %80 = fmul contract float %79, 5.000000e-01
  %81 = add i32 %48, %41
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fadd contract float %80, %84
  %86 = fmul contract float %85, 5.000000e-01
  %87 = add i32 %48, %42
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fadd contract float %86, %90
  %92 = add nsw i32 %48, -8
  %93 = fmul contract float %91, 5.000000e-01
  %94 = add nsw i32 %92, %14
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fadd contract float %93, %97
  %99 = icmp sgt i32 %48, 8
  br i1 %99, label %47, label %43, !llvm.loop !23

100:                                              ; preds = %4, %43
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
  br i1 %10, label %11, label %98

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %47

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %3, -2
  %16 = udiv i32 %15, 3
  %17 = add nuw nsw i32 %16, 1
  %18 = and i32 %17, 7
  %19 = icmp ult i32 %15, 21
  br i1 %19, label %31, label %20

20:                                               ; preds = %13
  %21 = and i32 %17, 2147483640
  %22 = add i32 3, %14
  %23 = add i32 6, %14
  %24 = add i32 9, %14
  %25 = add i32 12, %14
  %26 = add i32 15, %14
  %27 = add i32 18, %14
  %28 = add i32 21, %14
  br label %51

29:                                               ; preds = %51
  %30 = icmp eq i32 %18, 0
  br i1 %30, label %47, label %31

31:                                               ; preds = %29, %13
  %32 = phi i32 [ 1, %13 ], [ %95, %29 ]
  %33 = phi i32 [ 0, %13 ], [ %94, %29 ]
  %34 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %34)
  br label %35

35:                                               ; preds = %35, %31
  %36 = phi i32 [ %32, %31 ], [ %44, %35 ]
  %37 = phi i32 [ %33, %31 ], [ %43, %35 ]
  %38 = phi i32 [ 0, %31 ], [ %45, %35 ]
  %39 = add nsw i32 %36, %14
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = add nsw i32 %42, %37
  %44 = add nuw nsw i32 %36, 3
  %45 = add i32 %38, 1
  %46 = icmp eq i32 %45, %18
  br i1 %46, label %47, label %35, !llvm.loop !24

47:                                               ; preds = %29, %35, %11
  %48 = phi i32 [ 0, %11 ], [ %94, %29 ], [ %43, %35 ]
  %49 = sext i32 %9 to i64
  %50 = getelementptr inbounds i32, ptr %1, i64 %49
  store i32 %48, ptr %50, align 4, !tbaa !3
  br label %98

51:                                               ; preds = %51, %20
  %52 = phi i32 [ 1, %20 ], [ %95, %51 ]
  %53 = phi i32 [ 0, %20 ], [ %94, %51 ]
  %54 = phi i32 [ 0, %20 ], [ %96, %51 ]
  %55 = add nsw i32 %52, %14
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = add nsw i32 %58, %53
  %60 = add i32 %52, %22
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = add nsw i32 %63, %59
  %65 = add i32 %52, %23
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %0, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = add nsw i32 %68, %64
  %70 = add i32 %52, %24
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = add nsw i32 %73, %69
  %75 = add i32 %52, %25
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = add nsw i32 %78, %74
  %80 = add i32 %52, %26
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = add nsw i32 %83, %79
  %85 = add i32 %52, %27
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = add nsw i32 %88, %84
  %90 = add i32 %52, %28
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = add nsw i32 %93, %89
  %95 = add nuw nsw i32 %52, 24
  %96 = add i32 %54, 8
  %97 = icmp eq i32 %96, %21
  br i1 %97, label %29, label %51, !llvm.loop !25

98:                                               ; preds = %4, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11row_extremaPKfPfS1_Piii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
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
  %36 = tail call contract noundef float @__nv_fminf(float noundef %31, float noundef %35) #9
  %37 = fcmp contract ogt float %35, %30
  %38 = select i1 %37, float %35, float %30
  %39 = select i1 %37, i32 %28, i32 %29
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %5
  br i1 %41, label %19, label %27, !llvm.loop !26

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
  br i1 %13, label %14, label %109

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %14
  %17 = icmp sgt i32 %6, 0
  %18 = mul nsw i32 %5, %12
  %19 = and i32 %6, 3
  %20 = icmp ult i32 %6, 4
  %21 = and i32 %6, 2147483644
  %22 = icmp eq i32 %19, 0
  %23 = icmp ne i32 %19, 0
  br label %24

24:                                               ; preds = %16, %53
  %25 = phi i32 [ 0, %16 ], [ %61, %53 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %60, %53 ]
  br i1 %17, label %27, label %53

27:                                               ; preds = %24
  %28 = mul nuw nsw i32 %25, %6
  br i1 %20, label %34, label %63

29:                                               ; preds = %53, %14
  %30 = phi float [ 0.000000e+00, %14 ], [ %60, %53 ]
  %31 = sext i32 %12 to i64
  %32 = getelementptr inbounds float, ptr %3, i64 %31
  store float %30, ptr %32, align 4, !tbaa !7
  br label %109

33:                                               ; preds = %63
  br i1 %22, label %53, label %34

34:                                               ; preds = %33, %27
  %35 = phi i32 [ 0, %27 ], [ %106, %33 ]
  %36 = phi float [ 0.000000e+00, %27 ], [ %105, %33 ]
  tail call void @llvm.assume(i1 %23)
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i32 [ %35, %34 ], [ %50, %37 ]
  %39 = phi float [ %36, %34 ], [ %49, %37 ]
  %40 = phi i32 [ 0, %34 ], [ %51, %37 ]
  %41 = add nuw nsw i32 %38, %28
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %38 to i64
  %46 = getelementptr inbounds nuw float, ptr %2, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %44, %47
  %49 = fadd contract float %39, %48
  %50 = add nuw nsw i32 %38, 1
  %51 = add i32 %40, 1
  %52 = icmp eq i32 %51, %19
  br i1 %52, label %53, label %37, !llvm.loop !27

53:                                               ; preds = %33, %37, %24
  %54 = phi float [ 0.000000e+00, %24 ], [ %105, %33 ], [ %49, %37 ]
  %55 = add nsw i32 %25, %18
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fmul contract float %54, %58
  %60 = fadd contract float %26, %59
  %61 = add nuw nsw i32 %25, 1
  %62 = icmp eq i32 %61, %5
  br i1 %62, label %29, label %24, !llvm.loop !28

63:                                               ; preds = %27, %63
  %64 = phi i32 [ %106, %63 ], [ 0, %27 ]
  %65 = phi float [ %105, %63 ], [ 0.000000e+00, %27 ]
  %66 = phi i32 [ %107, %63 ], [ 0, %27 ]
  %67 = add nuw nsw i32 %64, %28
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = zext nneg i32 %64 to i64
  %72 = getelementptr inbounds nuw float, ptr %2, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %70, %73
  %75 = fadd contract float %65, %74
  %76 = or disjoint i32 %64, 1
  %77 = add nuw nsw i32 %76, %28
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = zext nneg i32 %76 to i64
  %82 = getelementptr inbounds nuw float, ptr %2, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %80, %83
  %85 = fadd contract float %75, %84
  %86 = or disjoint i32 %64, 2
  %87 = add nuw nsw i32 %86, %28
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr inbounds nuw float, ptr %2, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fmul contract float %90, %93
  %95 = fadd contract float %85, %94
  %96 = or disjoint i32 %64, 3
  %97 = add nuw nsw i32 %96, %28
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = zext nneg i32 %96 to i64
  %102 = getelementptr inbounds nuw float, ptr %2, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fmul contract float %100, %103
  %105 = fadd contract float %95, %104
  %106 = add nuw nsw i32 %64, 4
  %107 = add i32 %66, 4
  %108 = icmp eq i32 %107, %21
  br i1 %108, label %33, label %63, !llvm.loop !29

109:                                              ; preds = %7, %29
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
  br i1 %10, label %11, label %57

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %39

16:                                               ; preds = %11
  %17 = and i32 %3, 7
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, 2147483640
  br label %42

21:                                               ; preds = %42
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %21, %16
  %24 = phi i32 [ 0, %16 ], [ %54, %21 ]
  %25 = phi float [ %14, %16 ], [ %53, %21 ]
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
  br i1 %38, label %39, label %27, !llvm.loop !30

39:                                               ; preds = %21, %27, %11
  %40 = phi float [ %14, %11 ], [ %53, %21 ], [ %35, %27 ]
  %41 = getelementptr inbounds float, ptr %1, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %57

42:                                               ; preds = %42, %19
  %43 = phi i32 [ 0, %19 ], [ %54, %42 ]
  %44 = phi float [ %14, %19 ], [ %53, %42 ]
  %45 = phi i32 [ 0, %19 ], [ %55, %42 ]
  %46 = fmul contract float %44, 1.500000e+00
  %47 = fadd contract float %46, -1.000000e+00
  %48 = fmul contract float %47, 1.500000e+00
  %49 = fadd contract float %48, -1.000000e+00
  %50 = fmul contract float %49, 1.500000e+00
  %51 = fadd contract float %50, -1.000000e+00
  %52 = fmul contract float %51, 1.500000e+00
  %53 = fadd contract float %52, -1.000000e+00
  %54 = add nuw nsw i32 %43, 8
  %55 = add i32 %45, 8
  %56 = icmp eq i32 %55, %20
  br i1 %56, label %21, label %42, !llvm.loop !31

57:                                               ; preds = %4, %39
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
  br i1 %10, label %11, label %92

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %43

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483644
  br label %46

21:                                               ; preds = %46
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ 0, %14 ], [ %89, %21 ]
  %25 = phi i32 [ %16, %14 ], [ %87, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %40, %27 ], [ %24, %23 ]
  %29 = phi i32 [ %38, %27 ], [ %25, %23 ]
  %30 = phi i32 [ %41, %27 ], [ 0, %23 ]
  %31 = icmp ne i32 %29, 1
  %32 = and i32 %29, 1
  %33 = icmp eq i32 %32, 0
  %34 = mul nsw i32 %29, 3
  %35 = add nsw i32 %34, 1
  %36 = ashr exact i32 %29, 1
  %37 = select i1 %33, i32 %36, i32 %35
  %38 = select i1 %31, i32 %37, i32 1
  %39 = zext i1 %31 to i32
  %40 = add nuw nsw i32 %28, %39
  %41 = add i32 %30, 1
  %42 = icmp eq i32 %41, %17
  br i1 %42, label %43, label %27, !llvm.loop !32

43:                                               ; preds = %21, %27, %11
  %44 = phi i32 [ 0, %11 ], [ %89, %21 ], [ %40, %27 ]
  %45 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %44, ptr %45, align 4, !tbaa !3
  br label %92

46:                                               ; preds = %46, %19
  %47 = phi i32 [ 0, %19 ], [ %89, %46 ]
  %48 = phi i32 [ %16, %19 ], [ %87, %46 ]
  %49 = phi i32 [ 0, %19 ], [ %90, %46 ]
  %50 = icmp ne i32 %48, 1
  %51 = and i32 %48, 1
  %52 = icmp eq i32 %51, 0
  %53 = mul nsw i32 %48, 3
  %54 = add nsw i32 %53, 1
  %55 = ashr exact i32 %48, 1
  %56 = select i1 %52, i32 %55, i32 %54
  %57 = select i1 %50, i32 %56, i32 1
  %58 = zext i1 %50 to i32
  %59 = add nuw nsw i32 %47, %58
  %60 = icmp ne i32 %57, 1
  %61 = and i32 %57, 1
  %62 = icmp eq i32 %61, 0
  %63 = mul nsw i32 %57, 3
  %64 = add nsw i32 %63, 1
  %65 = ashr exact i32 %57, 1
  %66 = select i1 %62, i32 %65, i32 %64
  %67 = select i1 %60, i32 %66, i32 1
  %68 = zext i1 %60 to i32
  %69 = add nuw nsw i32 %59, %68
  %70 = icmp ne i32 %67, 1
  %71 = and i32 %67, 1
  %72 = icmp eq i32 %71, 0
  %73 = mul nsw i32 %67, 3
  %74 = add nsw i32 %73, 1
  %75 = ashr exact i32 %67, 1
  %76 = select i1 %72, i32 %75, i32 %74
  %77 = select i1 %70, i32 %76, i32 1
  %78 = zext i1 %70 to i32
  %79 = add nuw nsw i32 %69, %78
  %80 = icmp ne i32 %77, 1
  %81 = and i32 %77, 1
  %82 = icmp eq i32 %81, 0
  %83 = mul nsw i32 %77, 3
  %84 = add nsw i32 %83, 1
  %85 = ashr exact i32 %77, 1
  %86 = select i1 %82, i32 %85, i32 %84
  %87 = select i1 %80, i32 %86, i32 1
  %88 = zext i1 %80 to i32
  %89 = add nuw nsw i32 %79, %88
  %90 = add i32 %49, 4
  %91 = icmp eq i32 %90, %20
  br i1 %91, label %21, label %46, !llvm.loop !33

92:                                               ; preds = %4, %43
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
  br i1 %9, label %10, label %105

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %10
  %13 = and i32 %2, 7
  %14 = icmp ult i32 %2, 8
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = and i32 %2, 2147483640
  br label %42

17:                                               ; preds = %42
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %38, label %19

19:                                               ; preds = %17, %12
  %20 = phi i32 [ 0, %12 ], [ %102, %17 ]
  %21 = phi double [ 0.000000e+00, %12 ], [ %101, %17 ]
  %22 = phi double [ 0.000000e+00, %12 ], [ %99, %17 ]
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
  br i1 %37, label %38, label %24, !llvm.loop !34

38:                                               ; preds = %17, %24, %10
  %39 = phi double [ 0.000000e+00, %10 ], [ %99, %17 ], [ %32, %24 ]
  %40 = phi double [ 0.000000e+00, %10 ], [ %101, %17 ], [ %34, %24 ]
  store double %39, ptr %1, align 8, !tbaa !13
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %40, ptr %41, align 8, !tbaa !13
  br label %105

42:                                               ; preds = %42, %15
  %43 = phi i32 [ 0, %15 ], [ %102, %42 ]
  %44 = phi double [ 0.000000e+00, %15 ], [ %101, %42 ]
  %45 = phi double [ 0.000000e+00, %15 ], [ %99, %42 ]
  %46 = phi i32 [ 0, %15 ], [ %103, %42 ]
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
  %74 = zext nneg i32 %43 to i64
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load double, ptr %76, align 8, !tbaa !13
  %78 = fadd contract double %71, %77
  %79 = fmul contract double %77, %77
  %80 = fadd contract double %73, %79
  %81 = zext nneg i32 %43 to i64
  %82 = getelementptr inbounds nuw double, ptr %0, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 40
  %84 = load double, ptr %83, align 8, !tbaa !13
  %85 = fadd contract double %78, %84
  %86 = fmul contract double %84, %84
  %87 = fadd contract double %80, %86
  %88 = zext nneg i32 %43 to i64
  %89 = getelementptr inbounds nuw double, ptr %0, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 48
  %91 = load double, ptr %90, align 8, !tbaa !13
  %92 = fadd contract double %85, %91
  %93 = fmul contract double %91, %91
  %94 = fadd contract double %87, %93
  %95 = zext nneg i32 %43 to i64
  %96 = getelementptr inbounds nuw double, ptr %0, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 56
  %98 = load double, ptr %97, align 8, !tbaa !13
  %99 = fadd contract double %92, %98
  %100 = fmul contract double %98, %98
  %101 = fadd contract double %94, %100
  %102 = add nuw nsw i32 %43, 8
  %103 = add i32 %46, 8
  %104 = icmp eq i32 %103, %16
  br i1 %104, label %17, label %42, !llvm.loop !35

105:                                              ; preds = %3, %38
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
  br i1 %13, label %14, label %80

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %14
  %19 = and i64 %3, 7
  %20 = icmp ult i64 %3, 8
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i64 %3, 9223372036854775800
  br label %42

23:                                               ; preds = %42
  %24 = icmp eq i64 %19, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %23, %18
  %26 = phi i64 [ 0, %18 ], [ %77, %23 ]
  %27 = phi float [ %16, %18 ], [ %76, %23 ]
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
  br i1 %38, label %39, label %29, !llvm.loop !36

39:                                               ; preds = %23, %29, %14
  %40 = phi float [ %16, %14 ], [ %76, %23 ], [ %35, %29 ]
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %80

42:                                               ; preds = %42, %21
  %43 = phi i64 [ 0, %21 ], [ %77, %42 ]
  %44 = phi float [ %16, %21 ], [ %76, %42 ]
  %45 = phi i64 [ 0, %21 ], [ %78, %42 ]
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
  %61 = or disjoint i64 %43, 4
  %62 = fmul contract float %60, 5.000000e-01
  %63 = uitofp nneg i64 %61 to float
  %64 = fadd contract float %62, %63
  %65 = or disjoint i64 %43, 5
  %66 = fmul contract float %64, 5.000000e-01
  %67 = uitofp nneg i64 %65 to float
  %68 = fadd contract float %66, %67
  %69 = or disjoint i64 %43, 6
  %70 = fmul contract float %68, 5.000000e-01
  %71 = uitofp nneg i64 %69 to float
  %72 = fadd contract float %70, %71
  %73 = or disjoint i64 %43, 7
  %74 = fmul contract float %72, 5.000000e-01
  %75 = uitofp nneg i64 %73 to float
  %76 = fadd contract float %74, %75
  %77 = add nuw nsw i64 %43, 8
  %78 = add i64 %45, 8
  %79 = icmp eq i64 %78, %22
  br i1 %79, label %23, label %42, !llvm.loop !37

80:                                               ; preds = %4, %39
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
  br i1 %32, label %33, label %26, !llvm.loop !38

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
  br i1 %42, label %21, label %36, !llvm.loop !39

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
  br i1 %10, label %11, label %111

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %12 = mul nsw i32 %9, 40
  br label %16

13:                                               ; preds = %16
  %14 = shl nsw i32 %9, 5
  %15 = load float, ptr %4, align 4, !tbaa !7
  br label %51

16:                                               ; preds = %16, %11
  %17 = phi i32 [ 0, %11 ], [ %49, %16 ]
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
  %33 = or disjoint i32 %17, 1
  %34 = add nsw i32 %33, %12
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = trunc nuw nsw i32 %33 to i16
  %39 = mul nuw nsw i16 %38, 7
  %40 = urem i16 %39, 40
  %41 = zext nneg i16 %40 to i32
  %42 = add nsw i32 %12, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %37, %45
  %47 = zext nneg i32 %33 to i64
  %48 = getelementptr inbounds nuw float, ptr %4, i64 %47
  store float %46, ptr %48, align 4, !tbaa !7
  %49 = add nuw nsw i32 %17, 2
  %50 = icmp eq i32 %49, 40
  br i1 %50, label %13, label %16, !llvm.loop !40

51:                                               ; preds = %51, %13
  %52 = phi float [ %15, %13 ], [ %63, %51 ]
  %53 = phi i32 [ 0, %13 ], [ %94, %51 ]
  %54 = fadd contract float %52, 0.000000e+00
  %55 = or disjoint i32 %53, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %4, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %54, %58
  %60 = zext nneg i32 %53 to i64
  %61 = getelementptr inbounds nuw float, ptr %4, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fadd contract float %59, %63
  %65 = zext nneg i32 %53 to i64
  %66 = getelementptr inbounds nuw float, ptr %4, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 12
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fadd contract float %64, %68
  %70 = zext nneg i32 %53 to i64
  %71 = getelementptr inbounds nuw float, ptr %4, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fadd contract float %69, %73
  %75 = zext nneg i32 %53 to i64
  %76 = getelementptr inbounds nuw float, ptr %4, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 20
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fadd contract float %74, %78
  %80 = zext nneg i32 %53 to i64
  %81 = getelementptr inbounds nuw float, ptr %4, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fadd contract float %79, %83
  %85 = zext nneg i32 %53 to i64
  %86 = getelementptr inbounds nuw float, ptr %4, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 28
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fadd contract float %84, %88
  %90 = add nuw nsw i32 %53, %14
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  store float %89, ptr %92, align 4, !tbaa !7
  %93 = fadd contract float %58, 0.000000e+00
  %94 = add nuw nsw i32 %53, 2
  %95 = fadd contract float %93, %63
  %96 = fadd contract float %95, %68
  %97 = fadd contract float %96, %73
  %98 = fadd contract float %97, %78
  %99 = fadd contract float %98, %83
  %100 = fadd contract float %99, %88
  %101 = zext nneg i32 %55 to i64
  %102 = getelementptr inbounds nuw float, ptr %4, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 28
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fadd contract float %100, %104
  %106 = add nuw nsw i32 %55, %14
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %1, i64 %107
  store float %105, ptr %108, align 4, !tbaa !7
  %109 = icmp eq i32 %94, 32
  br i1 %109, label %110, label %51, !llvm.loop !41

110:                                              ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %111

111:                                              ; preds = %3, %110
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

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
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !12}
!38 = distinct !{!38, !10}
!39 = distinct !{!39, !12}
!40 = distinct !{!40, !12}
!41 = distinct !{!41, !12}
