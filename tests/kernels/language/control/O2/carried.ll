; ModuleID = 'carried.cu'
source_filename = "carried.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11prefix_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %84

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds float, ptr %1, i64 %13
  store float %15, ptr %16, align 4, !tbaa !7
  %17 = icmp sgt i32 %3, 1
  br i1 %17, label %18, label %84

18:                                               ; preds = %11
  %19 = add i32 %12, 1
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr i8, ptr %1, i64 %21
  %23 = getelementptr i8, ptr %22, i64 -4
  %24 = load float, ptr %23, align 4
  %25 = add nsw i32 %3, -1
  %26 = add nsw i32 %3, -2
  %27 = and i32 %25, 3
  %28 = icmp ult i32 %26, 3
  br i1 %28, label %67, label %29

29:                                               ; preds = %18
  %30 = and i32 %25, -4
  %31 = add i32 1, %12
  %32 = add i32 2, %12
  %33 = add i32 3, %12
  br label %34

34:                                               ; preds = %34, %29
  %35 = phi float [ %24, %29 ], [ %61, %34 ]
  %36 = phi i32 [ 1, %29 ], [ %62, %34 ]
  %37 = phi i32 [ 0, %29 ], [ %63, %34 ]
  %38 = add nsw i32 %36, %12
  %39 = sext i32 %38 to i64
  %40 = getelementptr float, ptr %1, i64 %39
  %41 = getelementptr inbounds float, ptr %0, i64 %39
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %35, %42
  store float %43, ptr %40, align 4, !tbaa !7
  %44 = add i32 %36, %31
  %45 = sext i32 %44 to i64
  %46 = getelementptr float, ptr %1, i64 %45
  %47 = getelementptr inbounds float, ptr %0, i64 %45
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fadd contract float %43, %48
  store float %49, ptr %46, align 4, !tbaa !7
  %50 = add i32 %36, %32
  %51 = sext i32 %50 to i64
  %52 = getelementptr float, ptr %1, i64 %51
  %53 = getelementptr inbounds float, ptr %0, i64 %51
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %49, %54
  store float %55, ptr %52, align 4, !tbaa !7
  %56 = add i32 %36, %33
  %57 = sext i32 %56 to i64
  %58 = getelementptr float, ptr %1, i64 %57
  %59 = getelementptr inbounds float, ptr %0, i64 %57
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fadd contract float %55, %60
  store float %61, ptr %58, align 4, !tbaa !7
  %62 = add nuw nsw i32 %36, 4
  %63 = add i32 %37, 4
  %64 = icmp eq i32 %63, %30
  br i1 %64, label %65, label %34, !llvm.loop !9

65:                                               ; preds = %34
  %66 = icmp eq i32 %27, 0
  br i1 %66, label %84, label %67

67:                                               ; preds = %65, %18
  %68 = phi float [ %24, %18 ], [ %61, %65 ]
  %69 = phi i32 [ 1, %18 ], [ %62, %65 ]
  %70 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %70)
  br label %71

71:                                               ; preds = %71, %67
  %72 = phi float [ %68, %67 ], [ %80, %71 ]
  %73 = phi i32 [ %69, %67 ], [ %81, %71 ]
  %74 = phi i32 [ 0, %67 ], [ %82, %71 ]
  %75 = add nsw i32 %73, %12
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr %1, i64 %76
  %78 = getelementptr inbounds float, ptr %0, i64 %76
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fadd contract float %72, %79
  store float %80, ptr %77, align 4, !tbaa !7
  %81 = add nuw nsw i32 %73, 1
  %82 = add i32 %74, 1
  %83 = icmp eq i32 %82, %27
  br i1 %83, label %84, label %71, !llvm.loop !11

84:                                               ; preds = %65, %71, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14prefix_columnsPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  %10 = icmp sgt i32 %1, 1
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %65

12:                                               ; preds = %3
  %13 = add nsw i32 %1, -1
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %1, 2
  br i1 %15, label %50, label %16

16:                                               ; preds = %12
  %17 = and i32 %13, -2
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i32 [ 1, %16 ], [ %45, %18 ]
  %20 = phi i32 [ 0, %16 ], [ %46, %18 ]
  %21 = add nsw i32 %19, -1
  %22 = mul nsw i32 %21, %2
  %23 = add nsw i32 %22, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = mul nsw i32 %19, %2
  %28 = add nsw i32 %27, %8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = add nsw i32 %31, %26
  store i32 %32, ptr %30, align 4, !tbaa !3
  %33 = add nuw nsw i32 %19, 1
  %34 = mul nsw i32 %19, %2
  %35 = add nsw i32 %34, %8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = mul nsw i32 %33, %2
  %40 = add nsw i32 %39, %8
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, %38
  store i32 %44, ptr %42, align 4, !tbaa !3
  %45 = add nuw nsw i32 %19, 2
  %46 = add nuw i32 %20, 2
  %47 = icmp eq i32 %46, %17
  br i1 %47, label %48, label %18, !llvm.loop !13

48:                                               ; preds = %18
  %49 = icmp eq i32 %14, 0
  br i1 %49, label %65, label %50

50:                                               ; preds = %48, %12
  %51 = phi i32 [ 1, %12 ], [ %45, %48 ]
  %52 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %52)
  %53 = add nsw i32 %51, -1
  %54 = mul nsw i32 %53, %2
  %55 = add nsw i32 %54, %8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = mul nsw i32 %51, %2
  %60 = add nsw i32 %59, %8
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = add nsw i32 %63, %58
  store i32 %64, ptr %62, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %50, %48, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5decayPfPKfii(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %56

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %45, label %19

19:                                               ; preds = %13
  %20 = and i32 %3, 2147483646
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ %16, %19 ], [ %39, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %40, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %41, %21 ]
  %25 = fmul contract float %22, 0x3FECCCCCC0000000
  %26 = mul nsw i32 %23, %2
  %27 = add nsw i32 %26, %9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fadd contract float %25, %30
  store float %31, ptr %15, align 4, !tbaa !7
  %32 = or disjoint i32 %23, 1
  %33 = fmul contract float %31, 0x3FECCCCCC0000000
  %34 = mul nsw i32 %32, %2
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fadd contract float %33, %38
  store float %39, ptr %15, align 4, !tbaa !7
  %40 = add nuw nsw i32 %23, 2
  %41 = add i32 %24, 2
  %42 = icmp eq i32 %41, %20
  br i1 %42, label %43, label %21, !llvm.loop !14

43:                                               ; preds = %21
  %44 = icmp eq i32 %17, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %43, %13
  %46 = phi float [ %16, %13 ], [ %39, %43 ]
  %47 = phi i32 [ 0, %13 ], [ %40, %43 ]
  %48 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %48)
  %49 = fmul contract float %46, 0x3FECCCCCC0000000
  %50 = mul nsw i32 %47, %2
  %51 = add nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %49, %54
  store float %55, ptr %15, align 4, !tbaa !7
  br label %56

56:                                               ; preds = %45, %43, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10trajectoryPKdPdiid(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %74

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !15
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  store double %15, ptr %16, align 8, !tbaa !15
  %17 = icmp sgt i32 %3, 1
  br i1 %17, label %18, label %74

18:                                               ; preds = %12
  %19 = add nsw i32 %3, -1
  %20 = and i32 %19, 1
  %21 = icmp eq i32 %3, 2
  br i1 %21, label %58, label %22

22:                                               ; preds = %18
  %23 = and i32 %19, -2
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i32 [ 1, %22 ], [ %53, %24 ]
  %26 = phi i32 [ 0, %22 ], [ %54, %24 ]
  %27 = add nsw i32 %25, -1
  %28 = mul nsw i32 %27, %2
  %29 = add nsw i32 %28, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !15
  %33 = fmul contract double %4, %32
  %34 = fsub contract double 1.000000e+00, %32
  %35 = fmul contract double %33, %34
  %36 = mul nsw i32 %25, %2
  %37 = add nsw i32 %36, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  store double %35, ptr %39, align 8, !tbaa !15
  %40 = add nuw nsw i32 %25, 1
  %41 = mul nsw i32 %25, %2
  %42 = add nsw i32 %41, %10
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !15
  %46 = fmul contract double %4, %45
  %47 = fsub contract double 1.000000e+00, %45
  %48 = fmul contract double %46, %47
  %49 = mul nsw i32 %40, %2
  %50 = add nsw i32 %49, %10
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %1, i64 %51
  store double %48, ptr %52, align 8, !tbaa !15
  %53 = add nuw nsw i32 %25, 2
  %54 = add nuw i32 %26, 2
  %55 = icmp eq i32 %54, %23
  br i1 %55, label %56, label %24, !llvm.loop !17

56:                                               ; preds = %24
  %57 = icmp eq i32 %20, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %56, %18
  %59 = phi i32 [ 1, %18 ], [ %53, %56 ]
  %60 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %60)
  %61 = add nsw i32 %59, -1
  %62 = mul nsw i32 %61, %2
  %63 = add nsw i32 %62, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fmul contract double %4, %66
  %68 = fsub contract double 1.000000e+00, %66
  %69 = fmul contract double %67, %68
  %70 = mul nsw i32 %59, %2
  %71 = add nsw i32 %70, %10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  store double %69, ptr %73, align 8, !tbaa !15
  br label %74

74:                                               ; preds = %58, %56, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10accumulatePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %69

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 0.000000e+00, ptr %13, align 4, !tbaa !7
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %69

15:                                               ; preds = %11
  %16 = mul nsw i32 %3, %9
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %53, label %19

19:                                               ; preds = %15
  %20 = and i32 %3, 2147483644
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ 0.000000e+00, %19 ], [ %47, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %48, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %49, %21 ]
  %25 = add nsw i32 %23, %16
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fadd contract float %28, %22
  store float %29, ptr %13, align 4, !tbaa !7
  %30 = or disjoint i32 %23, 1
  %31 = add nsw i32 %30, %16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %34, %29
  store float %35, ptr %13, align 4, !tbaa !7
  %36 = or disjoint i32 %23, 2
  %37 = add nsw i32 %36, %16
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %40, %35
  store float %41, ptr %13, align 4, !tbaa !7
  %42 = or disjoint i32 %23, 3
  %43 = add nsw i32 %42, %16
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %46, %41
  store float %47, ptr %13, align 4, !tbaa !7
  %48 = add nuw nsw i32 %23, 4
  %49 = add i32 %24, 4
  %50 = icmp eq i32 %49, %20
  br i1 %50, label %51, label %21, !llvm.loop !18

51:                                               ; preds = %21
  %52 = icmp eq i32 %17, 0
  br i1 %52, label %69, label %53

53:                                               ; preds = %51, %15
  %54 = phi float [ 0.000000e+00, %15 ], [ %47, %51 ]
  %55 = phi i32 [ 0, %15 ], [ %48, %51 ]
  %56 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %56)
  br label %57

57:                                               ; preds = %57, %53
  %58 = phi float [ %54, %53 ], [ %65, %57 ]
  %59 = phi i32 [ %55, %53 ], [ %66, %57 ]
  %60 = phi i32 [ 0, %53 ], [ %67, %57 ]
  %61 = add nsw i32 %59, %16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fadd contract float %64, %58
  store float %65, ptr %13, align 4, !tbaa !7
  %66 = add nuw nsw i32 %59, 1
  %67 = add i32 %60, 1
  %68 = icmp eq i32 %67, %17
  br i1 %68, label %69, label %57, !llvm.loop !19

69:                                               ; preds = %51, %57, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z17linear_recurrencePfiiff(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %1
  %12 = icmp sgt i32 %2, 2
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %71

14:                                               ; preds = %5
  %15 = mul nsw i32 %2, %10
  %16 = add i32 %15, 2
  %17 = sext i32 %16 to i64
  %18 = shl nsw i64 %17, 2
  %19 = getelementptr i8, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -4
  %21 = load float, ptr %20, align 4
  %22 = and i32 %2, 1
  %23 = icmp eq i32 %2, 3
  br i1 %23, label %57, label %24

24:                                               ; preds = %14
  %25 = and i32 %2, 2147483646
  %26 = add nsw i32 %25, -4
  br label %27

27:                                               ; preds = %27, %24
  %28 = phi float [ %21, %24 ], [ %51, %27 ]
  %29 = phi i32 [ 2, %24 ], [ %52, %27 ]
  %30 = phi i32 [ 0, %24 ], [ %53, %27 ]
  %31 = add nsw i32 %29, %15
  %32 = sext i32 %31 to i64
  %33 = getelementptr float, ptr %0, i64 %32
  %34 = fmul contract float %3, %28
  %35 = getelementptr i8, ptr %33, i64 -8
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %4, %36
  %38 = fadd contract float %34, %37
  %39 = load float, ptr %33, align 4, !tbaa !7
  %40 = fadd contract float %39, %38
  store float %40, ptr %33, align 4, !tbaa !7
  %41 = or disjoint i32 %29, 1
  %42 = add nsw i32 %41, %15
  %43 = sext i32 %42 to i64
  %44 = getelementptr float, ptr %0, i64 %43
  %45 = fmul contract float %3, %40
  %46 = getelementptr i8, ptr %44, i64 -8
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %4, %47
  %49 = fadd contract float %45, %48
  %50 = load float, ptr %44, align 4, !tbaa !7
  %51 = fadd contract float %50, %49
  store float %51, ptr %44, align 4, !tbaa !7
  %52 = add nuw nsw i32 %29, 2
  %53 = add i32 %30, 2
  %54 = icmp eq i32 %30, %26
  br i1 %54, label %55, label %27, !llvm.loop !20

55:                                               ; preds = %27
  %56 = icmp eq i32 %22, 0
  br i1 %56, label %71, label %57

57:                                               ; preds = %55, %14
  %58 = phi float [ %21, %14 ], [ %51, %55 ]
  %59 = phi i32 [ 2, %14 ], [ %52, %55 ]
  %60 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %60)
  %61 = add nsw i32 %59, %15
  %62 = sext i32 %61 to i64
  %63 = getelementptr float, ptr %0, i64 %62
  %64 = fmul contract float %3, %58
  %65 = getelementptr i8, ptr %63, i64 -8
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %4, %66
  %68 = fadd contract float %64, %67
  %69 = load float, ptr %63, align 4, !tbaa !7
  %70 = fadd contract float %69, %68
  store float %70, ptr %63, align 4, !tbaa !7
  br label %71

71:                                               ; preds = %57, %55, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10relax_rowsPdii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %58

10:                                               ; preds = %3
  %11 = mul i32 %2, %8
  %12 = sext i32 %11 to i64
  %13 = getelementptr double, ptr %0, i64 %12
  %14 = icmp sgt i32 %2, 2
  br i1 %14, label %15, label %58

15:                                               ; preds = %10
  %16 = load double, ptr %13, align 8
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %2, 3
  br i1 %18, label %46, label %19

19:                                               ; preds = %15
  %20 = and i32 %2, 2147483646
  %21 = add nsw i32 %20, -4
  br label %22

22:                                               ; preds = %22, %19
  %23 = phi double [ %16, %19 ], [ %41, %22 ]
  %24 = phi i32 [ 1, %19 ], [ %36, %22 ]
  %25 = phi i32 [ 0, %19 ], [ %42, %22 ]
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr double, ptr %13, i64 %26
  %28 = add nuw nsw i32 %24, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw double, ptr %13, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !15
  %32 = fadd contract double %23, %31
  %33 = fmul contract double %32, 5.000000e-01
  store double %33, ptr %27, align 8, !tbaa !15
  %34 = zext nneg i32 %28 to i64
  %35 = getelementptr double, ptr %13, i64 %34
  %36 = add nuw nsw i32 %24, 2
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw double, ptr %13, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !15
  %40 = fadd contract double %33, %39
  %41 = fmul contract double %40, 5.000000e-01
  store double %41, ptr %35, align 8, !tbaa !15
  %42 = add i32 %25, 2
  %43 = icmp eq i32 %25, %21
  br i1 %43, label %44, label %22, !llvm.loop !21

44:                                               ; preds = %22
  %45 = icmp eq i32 %17, 0
  br i1 %45, label %58, label %46

46:                                               ; preds = %44, %15
  %47 = phi double [ %16, %15 ], [ %41, %44 ]
  %48 = phi i32 [ 1, %15 ], [ %36, %44 ]
  %49 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %49)
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr double, ptr %13, i64 %50
  %52 = sext i32 %48 to i64
  %53 = getelementptr inbounds nuw double, ptr %13, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load double, ptr %54, align 8, !tbaa !15
  %56 = fadd contract double %47, %55
  %57 = fmul contract double %56, 5.000000e-01
  store double %57, ptr %51, align 8, !tbaa !15
  br label %58

58:                                               ; preds = %46, %44, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6thomasPKdS0_S0_PdS1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %177

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !15
  %18 = getelementptr inbounds double, ptr %1, i64 %15
  %19 = load double, ptr %18, align 8, !tbaa !15
  %20 = fdiv contract double %17, %19
  %21 = getelementptr inbounds double, ptr %4, i64 %15
  store double %20, ptr %21, align 8, !tbaa !15
  %22 = getelementptr inbounds double, ptr %3, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !15
  %24 = load double, ptr %18, align 8, !tbaa !15
  %25 = fdiv contract double %23, %24
  store double %25, ptr %22, align 8, !tbaa !15
  %26 = icmp sgt i32 %6, 1
  br i1 %26, label %27, label %177

27:                                               ; preds = %14
  %28 = add i32 %11, %10
  %29 = add i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = shl nsw i64 %30, 3
  %32 = add nsw i64 %31, -8
  %33 = getelementptr i8, ptr %4, i64 %32
  %34 = add nsw i32 %6, -2
  %35 = zext i32 %34 to i64
  %36 = add nsw i64 %30, %35
  %37 = shl nsw i64 %36, 3
  %38 = add nsw i64 %37, 8
  %39 = getelementptr i8, ptr %4, i64 %38
  %40 = getelementptr i8, ptr %3, i64 %32
  %41 = getelementptr i8, ptr %3, i64 %38
  %42 = icmp ult ptr %33, %41
  %43 = icmp ult ptr %40, %39
  %44 = and i1 %42, %43
  %45 = icmp ne i32 %5, 1
  %46 = add nsw i32 %6, -2
  %47 = add i32 %11, %10
  %48 = add i32 %47, 1
  %49 = add i32 %48, %46
  %50 = icmp slt i32 %49, %48
  %51 = or i1 %45, %50
  %52 = or i1 %44, %51
  br i1 %52, label %53, label %83

53:                                               ; preds = %27, %53
  %54 = phi i32 [ %81, %53 ], [ 1, %27 ]
  %55 = mul nsw i32 %54, %5
  %56 = add nsw i32 %55, %12
  %57 = sub nsw i32 %56, %5
  %58 = sext i32 %56 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !15
  %61 = getelementptr inbounds double, ptr %0, i64 %58
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = sext i32 %57 to i64
  %64 = getelementptr inbounds double, ptr %4, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !15
  %66 = fmul contract double %62, %65
  %67 = fsub contract double %60, %66
  %68 = fdiv contract double 1.000000e+00, %67
  %69 = getelementptr inbounds double, ptr %2, i64 %58
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = fmul contract double %70, %68
  %72 = getelementptr inbounds double, ptr %4, i64 %58
  store double %71, ptr %72, align 8, !tbaa !15
  %73 = getelementptr inbounds double, ptr %3, i64 %58
  %74 = load double, ptr %73, align 8, !tbaa !15
  %75 = load double, ptr %61, align 8, !tbaa !15
  %76 = getelementptr inbounds double, ptr %3, i64 %63
  %77 = load double, ptr %76, align 8, !tbaa !15
  %78 = fmul contract double %75, %77
  %79 = fsub contract double %74, %78
  %80 = fmul contract double %68, %79
  store double %80, ptr %73, align 8, !tbaa !15
  %81 = add nuw nsw i32 %54, 1
  %82 = icmp eq i32 %81, %6
  br i1 %82, label %93, label %53, !llvm.loop !22

83:                                               ; preds = %27
  %84 = add i32 %11, %10
  %85 = add i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = shl nsw i64 %86, 3
  %88 = add nsw i64 %87, -8
  %89 = getelementptr i8, ptr %4, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr i8, ptr %3, i64 %88
  %92 = load double, ptr %91, align 8
  br label %117

93:                                               ; preds = %117, %53
  %94 = add nsw i32 %6, -2
  %95 = and i32 %6, 1
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %114

97:                                               ; preds = %93
  %98 = mul nsw i32 %94, %5
  %99 = add nsw i32 %98, %12
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %4, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !15
  %103 = add nsw i32 %6, -1
  %104 = mul nsw i32 %103, %5
  %105 = add nsw i32 %104, %12
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %3, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !15
  %109 = fmul contract double %102, %108
  %110 = getelementptr inbounds double, ptr %3, i64 %100
  %111 = load double, ptr %110, align 8, !tbaa !15
  %112 = fsub contract double %111, %109
  store double %112, ptr %110, align 8, !tbaa !15
  %113 = add nsw i32 %6, -3
  br label %114

114:                                              ; preds = %97, %93
  %115 = phi i32 [ %94, %93 ], [ %113, %97 ]
  %116 = icmp eq i32 %46, 0
  br i1 %116, label %177, label %143

117:                                              ; preds = %83, %117
  %118 = phi double [ %92, %83 ], [ %140, %117 ]
  %119 = phi double [ %90, %83 ], [ %133, %117 ]
  %120 = phi i32 [ 1, %83 ], [ %141, %117 ]
  %121 = mul nuw nsw i32 %120, %5
  %122 = add nsw i32 %121, %12
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %1, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !15
  %126 = getelementptr inbounds double, ptr %0, i64 %123
  %127 = load double, ptr %126, align 8, !tbaa !15
  %128 = fmul contract double %127, %119
  %129 = fsub contract double %125, %128
  %130 = fdiv contract double 1.000000e+00, %129
  %131 = getelementptr inbounds double, ptr %2, i64 %123
  %132 = load double, ptr %131, align 8, !tbaa !15
  %133 = fmul contract double %132, %130
  %134 = getelementptr inbounds double, ptr %4, i64 %123
  store double %133, ptr %134, align 8, !tbaa !15
  %135 = getelementptr inbounds double, ptr %3, i64 %123
  %136 = load double, ptr %135, align 8, !tbaa !15
  %137 = load double, ptr %126, align 8, !tbaa !15
  %138 = fmul contract double %137, %118
  %139 = fsub contract double %136, %138
  %140 = fmul contract double %130, %139
  store double %140, ptr %135, align 8, !tbaa !15
  %141 = add nuw nsw i32 %120, 1
  %142 = icmp eq i32 %141, %6
  br i1 %142, label %93, label %117, !llvm.loop !22

143:                                              ; preds = %114, %143
  %144 = phi i32 [ %175, %143 ], [ %115, %114 ]
  %145 = mul nsw i32 %144, %5
  %146 = add nsw i32 %145, %12
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %4, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !15
  %150 = add nuw nsw i32 %144, 1
  %151 = mul nsw i32 %150, %5
  %152 = add nsw i32 %151, %12
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %3, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !15
  %156 = fmul contract double %149, %155
  %157 = getelementptr inbounds double, ptr %3, i64 %147
  %158 = load double, ptr %157, align 8, !tbaa !15
  %159 = fsub contract double %158, %156
  store double %159, ptr %157, align 8, !tbaa !15
  %160 = add nsw i32 %144, -1
  %161 = mul nsw i32 %160, %5
  %162 = add nsw i32 %161, %12
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %4, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !15
  %166 = mul nsw i32 %144, %5
  %167 = add nsw i32 %166, %12
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %3, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !15
  %171 = fmul contract double %165, %170
  %172 = getelementptr inbounds double, ptr %3, i64 %163
  %173 = load double, ptr %172, align 8, !tbaa !15
  %174 = fsub contract double %173, %171
  store double %174, ptr %172, align 8, !tbaa !15
  %175 = add nsw i32 %144, -2
  %176 = icmp eq i32 %160, 0
  br i1 %176, label %177, label %143, !llvm.loop !23

177:                                              ; preds = %114, %143, %14, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9ping_pongPfS_ii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %57

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = getelementptr inbounds float, ptr %1, i64 %14
  %17 = load float, ptr %15, align 4, !tbaa !7
  %18 = and i32 %3, 3
  %19 = icmp ult i32 %3, 4
  br i1 %19, label %45, label %20

20:                                               ; preds = %13
  %21 = and i32 %3, 2147483644
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi float [ %17, %20 ], [ %40, %22 ]
  %24 = phi i32 [ 0, %20 ], [ %41, %22 ]
  %25 = fmul contract float %23, 5.000000e-01
  %26 = fadd contract float %25, 1.000000e+00
  store float %26, ptr %16, align 4, !tbaa !7
  %27 = fmul contract float %26, 5.000000e-01
  %28 = fadd contract float %27, -1.000000e+00
  store float %28, ptr %15, align 4, !tbaa !7
  %29 = fmul contract float %28, 5.000000e-01
  %30 = fadd contract float %29, 1.000000e+00
  store float %30, ptr %16, align 4, !tbaa !7
  %31 = fmul contract float %30, 5.000000e-01
  %32 = fadd contract float %31, -1.000000e+00
  store float %32, ptr %15, align 4, !tbaa !7
  %33 = fmul contract float %32, 5.000000e-01
  %34 = fadd contract float %33, 1.000000e+00
  store float %34, ptr %16, align 4, !tbaa !7
  %35 = fmul contract float %34, 5.000000e-01
  %36 = fadd contract float %35, -1.000000e+00
  store float %36, ptr %15, align 4, !tbaa !7
  %37 = fmul contract float %36, 5.000000e-01
  %38 = fadd contract float %37, 1.000000e+00
  store float %38, ptr %16, align 4, !tbaa !7
  %39 = fmul contract float %38, 5.000000e-01
  %40 = fadd contract float %39, -1.000000e+00
  store float %40, ptr %15, align 4, !tbaa !7
  %41 = add i32 %24, 4
  %42 = icmp eq i32 %41, %21
  br i1 %42, label %43, label %22, !llvm.loop !24

43:                                               ; preds = %22
  %44 = icmp eq i32 %18, 0
  br i1 %44, label %57, label %45

45:                                               ; preds = %43, %13
  %46 = phi float [ %17, %13 ], [ %40, %43 ]
  %47 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %47)
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi float [ %46, %45 ], [ %54, %48 ]
  %50 = phi i32 [ 0, %45 ], [ %55, %48 ]
  %51 = fmul contract float %49, 5.000000e-01
  %52 = fadd contract float %51, 1.000000e+00
  store float %52, ptr %16, align 4, !tbaa !7
  %53 = fmul contract float %52, 5.000000e-01
  %54 = fadd contract float %53, -1.000000e+00
  store float %54, ptr %15, align 4, !tbaa !7
  %55 = add i32 %50, 1
  %56 = icmp eq i32 %55, %18
  br i1 %56, label %57, label %48, !llvm.loop !25

57:                                               ; preds = %43, %48, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = distinct !{!14, !10}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !12}
