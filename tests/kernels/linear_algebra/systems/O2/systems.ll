; ModuleID = 'systems.cu'
source_filename = "systems.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lower_sharedE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %87

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16

16:                                               ; preds = %14, %47
  %17 = phi i32 [ 0, %14 ], [ %55, %47 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %10
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp eq i32 %17, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  %26 = and i32 %17, 1
  %27 = icmp eq i32 %17, 1
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %17, 2147483646
  br label %57

30:                                               ; preds = %57
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %47, label %32

32:                                               ; preds = %30, %24
  %33 = phi i32 [ 0, %24 ], [ %84, %30 ]
  %34 = phi float [ %22, %24 ], [ %83, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  %36 = add nuw nsw i32 %33, %25
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = mul nsw i32 %33, %4
  %41 = add nsw i32 %40, %10
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fmul contract float %39, %44
  %46 = fsub contract float %34, %45
  br label %47

47:                                               ; preds = %32, %30, %16
  %48 = phi float [ %22, %16 ], [ %83, %30 ], [ %46, %32 ]
  %49 = mul i32 %17, %15
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fdiv contract float %48, %52
  %54 = getelementptr inbounds float, ptr %2, i64 %20
  store float %53, ptr %54, align 4, !tbaa !7
  %55 = add nuw nsw i32 %17, 1
  %56 = icmp eq i32 %55, %3
  br i1 %56, label %87, label %16, !llvm.loop !9

57:                                               ; preds = %57, %28
  %58 = phi i32 [ 0, %28 ], [ %84, %57 ]
  %59 = phi float [ %22, %28 ], [ %83, %57 ]
  %60 = phi i32 [ 0, %28 ], [ %85, %57 ]
  %61 = add nuw nsw i32 %58, %25
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = mul nsw i32 %58, %4
  %66 = add nsw i32 %65, %10
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %2, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %64, %69
  %71 = fsub contract float %59, %70
  %72 = or disjoint i32 %58, 1
  %73 = add nuw nsw i32 %72, %25
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = mul nsw i32 %72, %4
  %78 = add nsw i32 %77, %10
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %2, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %76, %81
  %83 = fsub contract float %71, %82
  %84 = add nuw nsw i32 %58, 2
  %85 = add i32 %60, 2
  %86 = icmp eq i32 %85, %29
  br i1 %86, label %30, label %57, !llvm.loop !11

87:                                               ; preds = %47, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @upper_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %86

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %15

15:                                               ; preds = %13, %42
  %16 = phi i32 [ 0, %13 ], [ %57, %42 ]
  %17 = phi i32 [ %2, %13 ], [ %18, %42 ]
  %18 = add nsw i32 %17, -1
  %19 = icmp slt i32 %17, %2
  br i1 %19, label %20, label %42

20:                                               ; preds = %15
  %21 = mul nsw i32 %18, %2
  %22 = and i32 %16, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %20
  %25 = add nuw nsw i32 %17, %21
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !12
  %29 = mul nsw i32 %17, %3
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !12
  %34 = fmul contract double %28, %33
  %35 = fadd contract double %34, 0.000000e+00
  %36 = add nuw nsw i32 %17, 1
  br label %37

37:                                               ; preds = %24, %20
  %38 = phi double [ poison, %20 ], [ %35, %24 ]
  %39 = phi i32 [ %17, %20 ], [ %36, %24 ]
  %40 = phi double [ 0.000000e+00, %20 ], [ %35, %24 ]
  %41 = icmp eq i32 %16, 1
  br i1 %41, label %42, label %58

42:                                               ; preds = %37, %58, %15
  %43 = phi double [ 0.000000e+00, %15 ], [ %38, %37 ], [ %83, %58 ]
  %44 = mul nsw i32 %18, %3
  %45 = add nsw i32 %44, %9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !12
  %49 = fsub contract double %48, %43
  %50 = mul i32 %18, %14
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !12
  %54 = fdiv contract double 1.000000e+00, %53
  %55 = fmul contract double %49, %54
  store double %55, ptr %47, align 8, !tbaa !12
  %56 = icmp samesign ugt i32 %17, 1
  %57 = add i32 %16, 1
  br i1 %56, label %15, label %86, !llvm.loop !14

58:                                               ; preds = %37, %58
  %59 = phi i32 [ %84, %58 ], [ %39, %37 ]
  %60 = phi double [ %83, %58 ], [ %40, %37 ]
  %61 = add nuw nsw i32 %59, %21
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !12
  %65 = mul nsw i32 %59, %3
  %66 = add nsw i32 %65, %9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !12
  %70 = fmul contract double %64, %69
  %71 = fadd contract double %60, %70
  %72 = add nuw nsw i32 %59, 1
  %73 = add nuw nsw i32 %72, %21
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = mul nsw i32 %72, %3
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %1, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !12
  %82 = fmul contract double %76, %81
  %83 = fadd contract double %71, %82
  %84 = add nuw nsw i32 %59, 2
  %85 = icmp eq i32 %84, %2
  br i1 %85, label %42, label %58, !llvm.loop !15

86:                                               ; preds = %42, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_columns(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %82

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  %15 = add nsw i32 %2, -2
  br label %18

16:                                               ; preds = %50, %53, %18
  %17 = icmp eq i32 %30, %2
  br i1 %17, label %82, label %18, !llvm.loop !16

18:                                               ; preds = %13, %16
  %19 = phi i32 [ 0, %13 ], [ %30, %16 ]
  %20 = mul nsw i32 %19, %3
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = mul i32 %19, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fdiv contract float %24, %28
  store float %29, ptr %23, align 4, !tbaa !7
  %30 = add nuw nsw i32 %19, 1
  %31 = icmp slt i32 %30, %2
  br i1 %31, label %32, label %16

32:                                               ; preds = %18
  %33 = sub nsw i32 %19, %2
  %34 = and i32 %33, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %50

36:                                               ; preds = %32
  %37 = mul nuw nsw i32 %30, %2
  %38 = add nuw nsw i32 %37, %19
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %29, %41
  %43 = mul nsw i32 %30, %3
  %44 = add nsw i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fsub contract float %47, %42
  store float %48, ptr %46, align 4, !tbaa !7
  %49 = add nuw nsw i32 %19, 2
  br label %50

50:                                               ; preds = %36, %32
  %51 = phi i32 [ %30, %32 ], [ %49, %36 ]
  %52 = icmp eq i32 %15, %19
  br i1 %52, label %16, label %53

53:                                               ; preds = %50, %53
  %54 = phi i32 [ %80, %53 ], [ %51, %50 ]
  %55 = mul nuw nsw i32 %54, %2
  %56 = add nuw nsw i32 %55, %19
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %29, %59
  %61 = mul nsw i32 %54, %3
  %62 = add nsw i32 %61, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fsub contract float %65, %60
  store float %66, ptr %64, align 4, !tbaa !7
  %67 = add nuw nsw i32 %54, 1
  %68 = mul nuw nsw i32 %67, %2
  %69 = add nuw nsw i32 %68, %19
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %29, %72
  %74 = mul nsw i32 %67, %3
  %75 = add nsw i32 %74, %9
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fsub contract float %78, %73
  store float %79, ptr %77, align 4, !tbaa !7
  %80 = add nuw nsw i32 %54, 2
  %81 = icmp eq i32 %80, %2
  br i1 %81, label %16, label %53, !llvm.loop !17

82:                                               ; preds = %16, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @right_side(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %16, label %44

16:                                               ; preds = %11
  %17 = add nsw i32 %2, -2
  %18 = add nsw i32 %2, -1
  br label %19

19:                                               ; preds = %16, %25
  %20 = phi i32 [ %17, %16 ], [ %27, %25 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %14, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = icmp sgt i32 %18, %20
  br i1 %24, label %29, label %25

25:                                               ; preds = %29, %19
  %26 = phi float [ %23, %19 ], [ %41, %29 ]
  store float %26, ptr %22, align 4, !tbaa !7
  %27 = add nsw i32 %20, -1
  %28 = icmp eq i32 %20, 0
  br i1 %28, label %44, label %19, !llvm.loop !18

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %42, %29 ], [ %18, %19 ]
  %31 = phi float [ %41, %29 ], [ %23, %19 ]
  %32 = zext nneg i32 %30 to i64
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = mul nsw i32 %30, %2
  %36 = add nsw i32 %35, %20
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %34, %39
  %41 = fsub contract float %31, %40
  %42 = add nsw i32 %30, -1
  %43 = icmp samesign ugt i32 %42, %20
  br i1 %43, label %29, label %25, !llvm.loop !19

44:                                               ; preds = %25, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_batch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %90

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = sext i32 %3 to i64
  %15 = mul nsw i64 %14, %13
  %16 = mul nsw i64 %15, %14
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %90

19:                                               ; preds = %12
  %20 = mul nsw i32 %3, %10
  %21 = add nuw i32 %3, 1
  br label %22

22:                                               ; preds = %19, %47
  %23 = phi i32 [ 0, %19 ], [ %60, %47 ]
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %47, label %25

25:                                               ; preds = %22
  %26 = mul nuw nsw i32 %23, %3
  %27 = and i32 %23, 1
  %28 = icmp eq i32 %23, 1
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = and i32 %23, 2147483646
  br label %62

31:                                               ; preds = %62
  %32 = icmp eq i32 %27, 0
  br i1 %32, label %47, label %33

33:                                               ; preds = %31, %25
  %34 = phi i32 [ 0, %25 ], [ %87, %31 ]
  %35 = phi float [ 0.000000e+00, %25 ], [ %86, %31 ]
  %36 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %36)
  %37 = add nuw nsw i32 %34, %26
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %17, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = add nsw i32 %34, %20
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fmul contract float %40, %44
  %46 = fadd contract float %35, %45
  br label %47

47:                                               ; preds = %33, %31, %22
  %48 = phi float [ 0.000000e+00, %22 ], [ %86, %31 ], [ %46, %33 ]
  %49 = add nsw i32 %23, %20
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fsub contract float %52, %48
  %54 = mul i32 %23, %21
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %17, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fdiv contract float %53, %57
  %59 = getelementptr inbounds float, ptr %2, i64 %50
  store float %58, ptr %59, align 4, !tbaa !7
  %60 = add nuw nsw i32 %23, 1
  %61 = icmp eq i32 %60, %3
  br i1 %61, label %90, label %22, !llvm.loop !20

62:                                               ; preds = %62, %29
  %63 = phi i32 [ 0, %29 ], [ %87, %62 ]
  %64 = phi float [ 0.000000e+00, %29 ], [ %86, %62 ]
  %65 = phi i32 [ 0, %29 ], [ %88, %62 ]
  %66 = add nuw nsw i32 %63, %26
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %17, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = add nsw i32 %63, %20
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %2, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %64, %74
  %76 = or disjoint i32 %63, 1
  %77 = add nuw nsw i32 %76, %26
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %17, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = add nsw i32 %76, %20
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %80, %84
  %86 = fadd contract float %75, %85
  %87 = add nuw nsw i32 %63, 2
  %88 = add i32 %65, 2
  %89 = icmp eq i32 %88, %30
  br i1 %89, label %31, label %62, !llvm.loop !21

90:                                               ; preds = %47, %12, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_shared(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = mul nsw i64 %9, %8
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = icmp sge i32 %5, %3
  br i1 %12, label %21, label %13

13:                                               ; preds = %4
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %14
  %16 = mul i32 %3, %6
  %17 = add i32 %16, %5
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  store float %20, ptr %15, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %13, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = add nuw i32 %3, 1
  %25 = mul nuw nsw i32 %3, %5
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %26
  %28 = mul i32 %5, %24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %11, i64 %29
  br label %32

31:                                               ; preds = %53, %21
  br i1 %12, label %64, label %56

32:                                               ; preds = %23, %53
  %33 = phi i32 [ 0, %23 ], [ %54, %53 ]
  %34 = icmp eq i32 %5, %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = load float, ptr %30, align 4, !tbaa !7
  %37 = load float, ptr %27, align 4, !tbaa !7
  %38 = fdiv contract float %37, %36
  store float %38, ptr %27, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %35, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ule i32 %5, %33
  %41 = or i1 %12, %40
  br i1 %41, label %53, label %42

42:                                               ; preds = %39
  %43 = add nuw nsw i32 %33, %25
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %11, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = zext nneg i32 %33 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %46, %49
  %51 = load float, ptr %27, align 4, !tbaa !7
  %52 = fsub contract float %51, %50
  store float %52, ptr %27, align 4, !tbaa !7
  br label %53

53:                                               ; preds = %39, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = add nuw nsw i32 %33, 1
  %55 = icmp eq i32 %54, %3
  br i1 %55, label %31, label %32, !llvm.loop !22

56:                                               ; preds = %31
  %57 = mul i32 %3, %6
  %58 = add i32 %57, %5
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %2, i64 %59
  %61 = zext nneg i32 %5 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  store float %63, ptr %60, align 4, !tbaa !7
  br label %64

64:                                               ; preds = %56, %31
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_solve(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %151

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %47, %11
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %151

15:                                               ; preds = %13
  %16 = add nuw i32 %2, 1
  br label %82

17:                                               ; preds = %11, %47
  %18 = phi i32 [ %51, %47 ], [ 0, %11 ]
  %19 = phi i32 [ %49, %47 ], [ 1, %11 ]
  %20 = mul nsw i32 %19, %3
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = mul nuw nsw i32 %19, %2
  %26 = and i32 %19, 1
  %27 = icmp eq i32 %18, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %17
  %29 = and i32 %19, 2147483646
  br label %52

30:                                               ; preds = %52
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %47, label %32

32:                                               ; preds = %30, %17
  %33 = phi i32 [ 0, %17 ], [ %79, %30 ]
  %34 = phi double [ %24, %17 ], [ %78, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  %36 = add nuw nsw i32 %33, %25
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !12
  %40 = mul nsw i32 %33, %3
  %41 = add nsw i32 %40, %9
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !12
  %45 = fmul contract double %39, %44
  %46 = fsub contract double %34, %45
  br label %47

47:                                               ; preds = %30, %32
  %48 = phi double [ %78, %30 ], [ %46, %32 ]
  store double %48, ptr %23, align 8, !tbaa !12
  %49 = add nuw nsw i32 %19, 1
  %50 = icmp eq i32 %49, %2
  %51 = add i32 %18, 1
  br i1 %50, label %13, label %17, !llvm.loop !23

52:                                               ; preds = %52, %28
  %53 = phi i32 [ 0, %28 ], [ %79, %52 ]
  %54 = phi double [ %24, %28 ], [ %78, %52 ]
  %55 = phi i32 [ 0, %28 ], [ %80, %52 ]
  %56 = add nuw nsw i32 %53, %25
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !12
  %60 = mul nsw i32 %53, %3
  %61 = add nsw i32 %60, %9
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %1, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !12
  %65 = fmul contract double %59, %64
  %66 = fsub contract double %54, %65
  %67 = or disjoint i32 %53, 1
  %68 = add nuw nsw i32 %67, %25
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !12
  %72 = mul nsw i32 %67, %3
  %73 = add nsw i32 %72, %9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %1, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = fmul contract double %71, %76
  %78 = fsub contract double %66, %77
  %79 = add nuw nsw i32 %53, 2
  %80 = add i32 %55, 2
  %81 = icmp eq i32 %80, %29
  br i1 %81, label %30, label %52, !llvm.loop !24

82:                                               ; preds = %15, %114
  %83 = phi i32 [ 0, %15 ], [ %122, %114 ]
  %84 = phi i32 [ %2, %15 ], [ %85, %114 ]
  %85 = add nsw i32 %84, -1
  %86 = mul nsw i32 %85, %3
  %87 = add nsw i32 %86, %9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %1, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !12
  %91 = icmp slt i32 %84, %2
  br i1 %91, label %92, label %114

92:                                               ; preds = %82
  %93 = mul nsw i32 %85, %2
  %94 = and i32 %83, 1
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %109, label %96

96:                                               ; preds = %92
  %97 = add nsw i32 %84, %93
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %0, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !12
  %101 = mul nsw i32 %84, %3
  %102 = add nsw i32 %101, %9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %1, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !12
  %106 = fmul contract double %100, %105
  %107 = fsub contract double %90, %106
  %108 = add nuw nsw i32 %84, 1
  br label %109

109:                                              ; preds = %96, %92
  %110 = phi double [ poison, %92 ], [ %107, %96 ]
  %111 = phi i32 [ %84, %92 ], [ %108, %96 ]
  %112 = phi double [ %90, %92 ], [ %107, %96 ]
  %113 = icmp eq i32 %83, 1
  br i1 %113, label %114, label %123

114:                                              ; preds = %109, %123, %82
  %115 = phi double [ %90, %82 ], [ %110, %109 ], [ %148, %123 ]
  %116 = mul i32 %85, %16
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %0, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !12
  %120 = fdiv contract double %115, %119
  store double %120, ptr %89, align 8, !tbaa !12
  %121 = icmp samesign ugt i32 %84, 1
  %122 = add i32 %83, 1
  br i1 %121, label %82, label %151, !llvm.loop !25

123:                                              ; preds = %109, %123
  %124 = phi i32 [ %149, %123 ], [ %111, %109 ]
  %125 = phi double [ %148, %123 ], [ %112, %109 ]
  %126 = add nsw i32 %124, %93
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds double, ptr %0, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !12
  %130 = mul nsw i32 %124, %3
  %131 = add nsw i32 %130, %9
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %1, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !12
  %135 = fmul contract double %129, %134
  %136 = fsub contract double %125, %135
  %137 = add nuw nsw i32 %124, 1
  %138 = add nsw i32 %137, %93
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %0, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !12
  %142 = mul nsw i32 %137, %3
  %143 = add nsw i32 %142, %9
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %1, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !12
  %147 = fmul contract double %141, %146
  %148 = fsub contract double %136, %147
  %149 = add nuw nsw i32 %124, 2
  %150 = icmp eq i32 %149, %2
  br i1 %150, label %114, label %123, !llvm.loop !26

151:                                              ; preds = %114, %13, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gauss_seidel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %94

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  %18 = and i32 %3, 2147483646
  %19 = icmp eq i32 %16, 0
  %20 = icmp ne i32 %16, 0
  br label %21

21:                                               ; preds = %14, %46
  %22 = phi i32 [ 0, %14 ], [ %54, %46 ]
  %23 = mul nsw i32 %22, %4
  %24 = add nsw i32 %23, %10
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = mul nuw nsw i32 %22, %3
  br i1 %17, label %30, label %56

29:                                               ; preds = %89
  br i1 %19, label %46, label %30

30:                                               ; preds = %29, %21
  %31 = phi i32 [ 0, %21 ], [ %91, %29 ]
  %32 = phi float [ %27, %21 ], [ %90, %29 ]
  tail call void @llvm.assume(i1 %20)
  %33 = icmp eq i32 %31, %22
  br i1 %33, label %46, label %34

34:                                               ; preds = %30
  %35 = add nuw nsw i32 %31, %28
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = mul nsw i32 %31, %4
  %40 = add nsw i32 %39, %10
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %2, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %38, %43
  %45 = fsub contract float %32, %44
  br label %46

46:                                               ; preds = %30, %34, %29
  %47 = phi float [ %90, %29 ], [ %45, %34 ], [ %32, %30 ]
  %48 = mul i32 %22, %15
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fdiv contract float %47, %51
  %53 = getelementptr inbounds float, ptr %2, i64 %25
  store float %52, ptr %53, align 4, !tbaa !7
  %54 = add nuw nsw i32 %22, 1
  %55 = icmp eq i32 %54, %3
  br i1 %55, label %94, label %21, !llvm.loop !27

56:                                               ; preds = %21, %89
  %57 = phi i32 [ %91, %89 ], [ 0, %21 ]
  %58 = phi float [ %90, %89 ], [ %27, %21 ]
  %59 = phi i32 [ %92, %89 ], [ 0, %21 ]
  %60 = icmp eq i32 %57, %22
  br i1 %60, label %73, label %61

61:                                               ; preds = %56
  %62 = add nuw nsw i32 %57, %28
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = mul nsw i32 %57, %4
  %67 = add nsw i32 %66, %10
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %2, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %65, %70
  %72 = fsub contract float %58, %71
  br label %73

73:                                               ; preds = %56, %61
  %74 = phi float [ %72, %61 ], [ %58, %56 ]
  %75 = or disjoint i32 %57, 1
  %76 = icmp eq i32 %75, %22
  br i1 %76, label %89, label %77

77:                                               ; preds = %73
  %78 = add nuw nsw i32 %75, %28
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = mul nsw i32 %75, %4
  %83 = add nsw i32 %82, %10
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %2, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %81, %86
  %88 = fsub contract float %74, %87
  br label %89

89:                                               ; preds = %77, %73
  %90 = phi float [ %88, %77 ], [ %74, %73 ]
  %91 = add nuw nsw i32 %57, 2
  %92 = add i32 %59, 2
  %93 = icmp eq i32 %92, %18
  br i1 %93, label %29, label %56, !llvm.loop !28

94:                                               ; preds = %46, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @compensated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %99

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16

16:                                               ; preds = %14, %50
  %17 = phi i32 [ 0, %14 ], [ %58, %50 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %10
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp eq i32 %17, 0
  br i1 %23, label %50, label %24

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  %26 = and i32 %17, 1
  %27 = icmp eq i32 %17, 1
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %17, 2147483646
  br label %60

30:                                               ; preds = %60
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %50, label %32

32:                                               ; preds = %30, %24
  %33 = phi i32 [ 0, %24 ], [ %96, %30 ]
  %34 = phi float [ 0.000000e+00, %24 ], [ %95, %30 ]
  %35 = phi float [ %22, %24 ], [ %93, %30 ]
  %36 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %36)
  %37 = add nuw nsw i32 %33, %25
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fneg contract float %40
  %42 = mul nsw i32 %33, %4
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %46, %41
  %48 = fsub contract float %47, %34
  %49 = fadd contract float %35, %48
  br label %50

50:                                               ; preds = %32, %30, %16
  %51 = phi float [ %22, %16 ], [ %93, %30 ], [ %49, %32 ]
  %52 = mul i32 %17, %15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fdiv contract float %51, %55
  %57 = getelementptr inbounds float, ptr %2, i64 %20
  store float %56, ptr %57, align 4, !tbaa !7
  %58 = add nuw nsw i32 %17, 1
  %59 = icmp eq i32 %58, %3
  br i1 %59, label %99, label %16, !llvm.loop !29

60:                                               ; preds = %60, %28
  %61 = phi i32 [ 0, %28 ], [ %96, %60 ]
  %62 = phi float [ 0.000000e+00, %28 ], [ %95, %60 ]
  %63 = phi float [ %22, %28 ], [ %93, %60 ]
  %64 = phi i32 [ 0, %28 ], [ %97, %60 ]
  %65 = add nuw nsw i32 %61, %25
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fneg contract float %68
  %70 = mul nsw i32 %61, %4
  %71 = add nsw i32 %70, %10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %74, %69
  %76 = fsub contract float %75, %62
  %77 = fadd contract float %63, %76
  %78 = fsub contract float %77, %63
  %79 = fsub contract float %78, %76
  %80 = or disjoint i32 %61, 1
  %81 = add nuw nsw i32 %80, %25
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fneg contract float %84
  %86 = mul nsw i32 %80, %4
  %87 = add nsw i32 %86, %10
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %2, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %90, %85
  %92 = fsub contract float %91, %79
  %93 = fadd contract float %77, %92
  %94 = fsub contract float %93, %77
  %95 = fsub contract float %94, %92
  %96 = add nuw nsw i32 %61, 2
  %97 = add i32 %64, 2
  %98 = icmp eq i32 %97, %29
  br i1 %98, label %30, label %60, !llvm.loop !30

99:                                               ; preds = %50, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_batch(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %151

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = sext i32 %1 to i64
  %13 = mul nsw i64 %12, %11
  %14 = mul nsw i64 %13, %12
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %19, label %151

17:                                               ; preds = %118, %51
  %18 = icmp eq i32 %54, %1
  br i1 %18, label %151, label %19, !llvm.loop !31

19:                                               ; preds = %10, %17
  %20 = phi i32 [ %54, %17 ], [ 0, %10 ]
  %21 = mul nuw nsw i32 %20, %1
  %22 = add nuw nsw i32 %21, %20
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !12
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %51, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 3
  %29 = icmp samesign ult i32 %20, 4
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483644
  br label %62

32:                                               ; preds = %62
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %51, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %93, %32 ]
  %36 = phi double [ %25, %27 ], [ %92, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %48, %38 ], [ %35, %34 ]
  %40 = phi double [ %47, %38 ], [ %36, %34 ]
  %41 = phi i32 [ %49, %38 ], [ 0, %34 ]
  %42 = add nuw nsw i32 %39, %21
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr %15, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !12
  %46 = fmul contract double %45, %45
  %47 = fsub contract double %40, %46
  %48 = add nuw nsw i32 %39, 1
  %49 = add i32 %41, 1
  %50 = icmp eq i32 %49, %28
  br i1 %50, label %51, label %38, !llvm.loop !32

51:                                               ; preds = %32, %38, %19
  %52 = phi double [ %25, %19 ], [ %92, %32 ], [ %47, %38 ]
  %53 = tail call contract noundef double @__nv_sqrt(double noundef %52) #6
  store double %53, ptr %24, align 8, !tbaa !12
  %54 = add nuw nsw i32 %20, 1
  %55 = icmp slt i32 %54, %1
  br i1 %55, label %56, label %17

56:                                               ; preds = %51
  %57 = and i32 %20, 1
  %58 = icmp eq i32 %20, 1
  %59 = and i32 %20, 2147483646
  %60 = icmp eq i32 %57, 0
  %61 = icmp ne i32 %57, 0
  br label %96

62:                                               ; preds = %62, %30
  %63 = phi i32 [ 0, %30 ], [ %93, %62 ]
  %64 = phi double [ %25, %30 ], [ %92, %62 ]
  %65 = phi i32 [ 0, %30 ], [ %94, %62 ]
  %66 = add nuw nsw i32 %63, %21
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr %15, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !12
  %70 = fmul contract double %69, %69
  %71 = fsub contract double %64, %70
  %72 = or disjoint i32 %63, 1
  %73 = add nuw nsw i32 %72, %21
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %15, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = fmul contract double %76, %76
  %78 = fsub contract double %71, %77
  %79 = or disjoint i32 %63, 2
  %80 = add nuw nsw i32 %79, %21
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw double, ptr %15, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !12
  %84 = fmul contract double %83, %83
  %85 = fsub contract double %78, %84
  %86 = or disjoint i32 %63, 3
  %87 = add nuw nsw i32 %86, %21
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw double, ptr %15, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !12
  %91 = fmul contract double %90, %90
  %92 = fsub contract double %85, %91
  %93 = add nuw nsw i32 %63, 4
  %94 = add i32 %65, 4
  %95 = icmp eq i32 %94, %31
  br i1 %95, label %32, label %62, !llvm.loop !34

96:                                               ; preds = %56, %118
  %97 = phi i32 [ %121, %118 ], [ %54, %56 ]
  %98 = mul nuw nsw i32 %97, %1
  %99 = add nuw nsw i32 %98, %20
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr %15, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !12
  br i1 %26, label %118, label %103

103:                                              ; preds = %96
  br i1 %58, label %105, label %123

104:                                              ; preds = %123
  br i1 %60, label %118, label %105

105:                                              ; preds = %104, %103
  %106 = phi i32 [ 0, %103 ], [ %148, %104 ]
  %107 = phi double [ %102, %103 ], [ %147, %104 ]
  tail call void @llvm.assume(i1 %61)
  %108 = add nuw nsw i32 %106, %98
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr %15, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !12
  %112 = add nuw nsw i32 %106, %21
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr %15, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !12
  %116 = fmul contract double %111, %115
  %117 = fsub contract double %107, %116
  br label %118

118:                                              ; preds = %105, %104, %96
  %119 = phi double [ %102, %96 ], [ %147, %104 ], [ %117, %105 ]
  %120 = fdiv contract double %119, %53
  store double %120, ptr %101, align 8, !tbaa !12
  %121 = add nuw nsw i32 %97, 1
  %122 = icmp eq i32 %121, %1
  br i1 %122, label %17, label %96, !llvm.loop !35

123:                                              ; preds = %103, %123
  %124 = phi i32 [ %148, %123 ], [ 0, %103 ]
  %125 = phi double [ %147, %123 ], [ %102, %103 ]
  %126 = phi i32 [ %149, %123 ], [ 0, %103 ]
  %127 = add nuw nsw i32 %124, %98
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw double, ptr %15, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !12
  %131 = add nuw nsw i32 %124, %21
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw double, ptr %15, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !12
  %135 = fmul contract double %130, %134
  %136 = fsub contract double %125, %135
  %137 = or disjoint i32 %124, 1
  %138 = add nuw nsw i32 %137, %98
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw double, ptr %15, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !12
  %142 = add nuw nsw i32 %137, %21
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw double, ptr %15, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !12
  %146 = fmul contract double %141, %145
  %147 = fsub contract double %136, %146
  %148 = add nuw nsw i32 %124, 2
  %149 = add i32 %126, 2
  %150 = icmp eq i32 %149, %59
  br i1 %150, label %104, label %123, !llvm.loop !36

151:                                              ; preds = %17, %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = add nuw i32 %1, 1
  %7 = icmp samesign ult i32 %3, %1
  %8 = mul nuw nsw i32 %1, %3
  %9 = mul i32 %3, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  br label %13

12:                                               ; preds = %87, %2
  ret void

13:                                               ; preds = %5, %87
  %14 = phi i32 [ 0, %5 ], [ %88, %87 ]
  %15 = sub nsw i32 %3, %14
  %16 = add nuw i32 %14, 1
  %17 = icmp eq i32 %3, %14
  br i1 %17, label %18, label %21

18:                                               ; preds = %13
  %19 = load float, ptr %11, align 4, !tbaa !7
  %20 = tail call contract noundef float @__nv_sqrtf(float noundef %19) #6
  store float %20, ptr %11, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ugt i32 %3, %14
  %23 = and i1 %7, %22
  br i1 %23, label %24, label %34

24:                                               ; preds = %21
  %25 = mul i32 %14, %6
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = add nuw nsw i32 %14, %8
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fdiv contract float %32, %28
  store float %33, ptr %31, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %24, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %35, label %87

35:                                               ; preds = %34
  %36 = add nuw nsw i32 %14, %8
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = and i32 %15, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %55, label %41

41:                                               ; preds = %35
  %42 = add nuw nsw i32 %14, 1
  %43 = load float, ptr %38, align 4, !tbaa !7
  %44 = mul nuw nsw i32 %42, %1
  %45 = add nuw nsw i32 %44, %14
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %43, %48
  %50 = add nuw nsw i32 %42, %8
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fsub contract float %53, %49
  store float %54, ptr %52, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %41, %35
  %56 = phi i32 [ %14, %35 ], [ %42, %41 ]
  %57 = icmp eq i32 %3, %16
  br i1 %57, label %87, label %58

58:                                               ; preds = %55, %58
  %59 = phi i32 [ %73, %58 ], [ %56, %55 ]
  %60 = add nuw nsw i32 %59, 1
  %61 = load float, ptr %38, align 4, !tbaa !7
  %62 = mul nuw nsw i32 %60, %1
  %63 = add nuw nsw i32 %62, %14
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %61, %66
  %68 = add nuw nsw i32 %60, %8
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fsub contract float %71, %67
  store float %72, ptr %70, align 4, !tbaa !7
  %73 = add nuw nsw i32 %59, 2
  %74 = load float, ptr %38, align 4, !tbaa !7
  %75 = mul nuw nsw i32 %73, %1
  %76 = add nuw nsw i32 %75, %14
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %74, %79
  %81 = add nuw nsw i32 %73, %8
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fsub contract float %84, %80
  store float %85, ptr %83, align 4, !tbaa !7
  %86 = icmp eq i32 %73, %3
  br i1 %86, label %87, label %58, !llvm.loop !37

87:                                               ; preds = %55, %58, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = add nuw nsw i32 %14, 1
  %89 = icmp eq i32 %88, %1
  br i1 %89, label %12, label %13, !llvm.loop !38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = icmp samesign ult i32 %3, %1
  %7 = mul nuw nsw i32 %1, %3
  %8 = add nsw i32 %1, -2
  br label %10

9:                                                ; preds = %74, %2
  ret void

10:                                               ; preds = %5, %74
  %11 = phi i32 [ 0, %5 ], [ %77, %74 ]
  %12 = phi i32 [ 0, %5 ], [ %75, %74 ]
  %13 = icmp samesign ugt i32 %3, %12
  %14 = and i1 %6, %13
  br i1 %14, label %17, label %15

15:                                               ; preds = %10
  %16 = add nuw nsw i32 %12, 1
  br label %74

17:                                               ; preds = %10
  %18 = add nuw nsw i32 %12, %7
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = mul nuw nsw i32 %12, %1
  %23 = add nuw nsw i32 %22, %12
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = fdiv contract float %21, %26
  store float %27, ptr %20, align 4, !tbaa !7
  %28 = add nuw nsw i32 %12, 1
  %29 = icmp slt i32 %28, %1
  br i1 %29, label %30, label %74

30:                                               ; preds = %17
  %31 = sub i32 %11, %1
  %32 = and i32 %31, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %30
  %35 = add nuw nsw i32 %28, %22
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fmul contract float %27, %38
  %40 = add nuw nsw i32 %28, %7
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fsub contract float %43, %39
  store float %44, ptr %42, align 4, !tbaa !7
  %45 = add nuw nsw i32 %12, 2
  br label %46

46:                                               ; preds = %34, %30
  %47 = phi i32 [ %28, %30 ], [ %45, %34 ]
  %48 = icmp eq i32 %8, %11
  br i1 %48, label %74, label %49

49:                                               ; preds = %46, %49
  %50 = phi i32 [ %72, %49 ], [ %47, %46 ]
  %51 = add nuw nsw i32 %50, %22
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fmul contract float %27, %54
  %56 = add nuw nsw i32 %50, %7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fsub contract float %59, %55
  store float %60, ptr %58, align 4, !tbaa !7
  %61 = add nuw nsw i32 %50, 1
  %62 = add nuw nsw i32 %61, %22
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %27, %65
  %67 = add nuw nsw i32 %61, %7
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fsub contract float %70, %66
  store float %71, ptr %69, align 4, !tbaa !7
  %72 = add nuw nsw i32 %50, 2
  %73 = icmp eq i32 %72, %1
  br i1 %73, label %74, label %49, !llvm.loop !39

74:                                               ; preds = %46, %49, %15, %17
  %75 = phi i32 [ %16, %15 ], [ %28, %17 ], [ %28, %49 ], [ %28, %46 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = icmp eq i32 %75, %1
  %77 = add i32 %11, 1
  br i1 %76, label %9, label %10, !llvm.loop !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

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
!11 = distinct !{!11, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !10}
!38 = distinct !{!38, !10}
!39 = distinct !{!39, !10}
!40 = distinct !{!40, !10}
