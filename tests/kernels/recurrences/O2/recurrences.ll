; ModuleID = 'recurrences.cu'
source_filename = "recurrences.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11argmax_treePKiPiiE6values = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ11argmax_treePKiPiiE6places = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ15scan_one_bufferPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ8scan_maxE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ8scan_xorE1s = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11running_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %72

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %55, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %50, %19 ]
  %21 = phi float [ 0.000000e+00, %17 ], [ %48, %19 ]
  %22 = phi i32 [ 0, %17 ], [ %51, %19 ]
  %23 = add nsw i32 %20, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = fadd contract float %21, %26
  %28 = getelementptr inbounds float, ptr %1, i64 %24
  store float %27, ptr %28, align 4, !tbaa !7
  %29 = or disjoint i32 %20, 1
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fadd contract float %27, %33
  %35 = getelementptr inbounds float, ptr %1, i64 %31
  store float %34, ptr %35, align 4, !tbaa !7
  %36 = or disjoint i32 %20, 2
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %34, %40
  %42 = getelementptr inbounds float, ptr %1, i64 %38
  store float %41, ptr %42, align 4, !tbaa !7
  %43 = or disjoint i32 %20, 3
  %44 = add nsw i32 %43, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %41, %47
  %49 = getelementptr inbounds float, ptr %1, i64 %45
  store float %48, ptr %49, align 4, !tbaa !7
  %50 = add nuw nsw i32 %20, 4
  %51 = add i32 %22, 4
  %52 = icmp eq i32 %51, %18
  br i1 %52, label %53, label %19, !llvm.loop !9

53:                                               ; preds = %19
  %54 = icmp eq i32 %15, 0
  br i1 %54, label %72, label %55

55:                                               ; preds = %53, %13
  %56 = phi i32 [ 0, %13 ], [ %50, %53 ]
  %57 = phi float [ 0.000000e+00, %13 ], [ %48, %53 ]
  %58 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ %56, %55 ], [ %69, %59 ]
  %61 = phi float [ %57, %55 ], [ %67, %59 ]
  %62 = phi i32 [ 0, %55 ], [ %70, %59 ]
  %63 = add nsw i32 %60, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fadd contract float %61, %66
  %68 = getelementptr inbounds float, ptr %1, i64 %64
  store float %67, ptr %68, align 4, !tbaa !7
  %69 = add nuw nsw i32 %60, 1
  %70 = add i32 %62, 1
  %71 = icmp eq i32 %70, %15
  br i1 %71, label %72, label %59, !llvm.loop !11

72:                                               ; preds = %53, %59, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13exclusive_sumPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %72

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %55, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %50, %19 ]
  %21 = phi i32 [ 0, %17 ], [ %49, %19 ]
  %22 = phi i32 [ 0, %17 ], [ %51, %19 ]
  %23 = add nsw i32 %20, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !3
  %26 = getelementptr inbounds i32, ptr %0, i64 %24
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = add nsw i32 %27, %21
  %29 = or disjoint i32 %20, 1
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !3
  %33 = getelementptr inbounds i32, ptr %0, i64 %31
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = add nsw i32 %34, %28
  %36 = or disjoint i32 %20, 2
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !3
  %40 = getelementptr inbounds i32, ptr %0, i64 %38
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, %35
  %43 = or disjoint i32 %20, 3
  %44 = add nsw i32 %43, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !3
  %47 = getelementptr inbounds i32, ptr %0, i64 %45
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = add nsw i32 %48, %42
  %50 = add nuw nsw i32 %20, 4
  %51 = add i32 %22, 4
  %52 = icmp eq i32 %51, %18
  br i1 %52, label %53, label %19, !llvm.loop !13

53:                                               ; preds = %19
  %54 = icmp eq i32 %15, 0
  br i1 %54, label %72, label %55

55:                                               ; preds = %53, %13
  %56 = phi i32 [ 0, %13 ], [ %50, %53 ]
  %57 = phi i32 [ 0, %13 ], [ %49, %53 ]
  %58 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ %56, %55 ], [ %69, %59 ]
  %61 = phi i32 [ %57, %55 ], [ %68, %59 ]
  %62 = phi i32 [ 0, %55 ], [ %70, %59 ]
  %63 = add nsw i32 %60, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %1, i64 %64
  store i32 %61, ptr %65, align 4, !tbaa !3
  %66 = getelementptr inbounds i32, ptr %0, i64 %64
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = add nsw i32 %67, %61
  %69 = add nuw nsw i32 %60, 1
  %70 = add i32 %62, 1
  %71 = icmp eq i32 %70, %15
  br i1 %71, label %72, label %59, !llvm.loop !14

72:                                               ; preds = %53, %59, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7offsetsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1, i32 noundef %2) local_unnamed_addr #0 {
  store i32 0, ptr %1, align 4, !tbaa !3
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = and i32 %2, 3
  %7 = icmp ult i32 %2, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %2, 2147483644
  br label %30

10:                                               ; preds = %30
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %29, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %58, %10 ]
  %14 = phi i32 [ 0, %5 ], [ %59, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i32 [ %23, %16 ], [ %13, %12 ]
  %18 = phi i32 [ %24, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %27, %16 ], [ 0, %12 ]
  %20 = zext nneg i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = add nsw i32 %22, %17
  %24 = add nuw nsw i32 %18, 1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !3
  %27 = add i32 %19, 1
  %28 = icmp eq i32 %27, %6
  br i1 %28, label %29, label %16, !llvm.loop !15

29:                                               ; preds = %10, %16, %3
  ret void

30:                                               ; preds = %30, %8
  %31 = phi i32 [ 0, %8 ], [ %58, %30 ]
  %32 = phi i32 [ 0, %8 ], [ %59, %30 ]
  %33 = phi i32 [ 0, %8 ], [ %62, %30 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = add nsw i32 %36, %31
  %38 = or disjoint i32 %32, 1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  store i32 %37, ptr %40, align 4, !tbaa !3
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, %37
  %45 = or disjoint i32 %32, 2
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %1, i64 %46
  store i32 %44, ptr %47, align 4, !tbaa !3
  %48 = zext nneg i32 %45 to i64
  %49 = getelementptr inbounds nuw i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, %44
  %52 = or disjoint i32 %32, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %53
  store i32 %51, ptr %54, align 4, !tbaa !3
  %55 = zext nneg i32 %52 to i64
  %56 = getelementptr inbounds nuw i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %51
  %59 = add nuw nsw i32 %32, 4
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %1, i64 %60
  store i32 %58, ptr %61, align 4, !tbaa !3
  %62 = add i32 %33, 4
  %63 = icmp eq i32 %62, %9
  br i1 %63, label %10, label %30, !llvm.loop !16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11running_maxPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = phi i32 [ -2147483648, %13 ], [ %22, %15 ]
  %18 = add nsw i32 %16, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = tail call noundef i32 @__nv_max(i32 noundef %17, i32 noundef %21) #9
  %23 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !3
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %26, label %15, !llvm.loop !17

26:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11column_sumsPKdPdii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %53

13:                                               ; preds = %4
  %14 = and i32 %2, 1
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %42, label %16

16:                                               ; preds = %13
  %17 = and i32 %2, 2147483646
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i32 [ 0, %16 ], [ %37, %18 ]
  %20 = phi double [ 0.000000e+00, %16 ], [ %35, %18 ]
  %21 = phi i32 [ 0, %16 ], [ %38, %18 ]
  %22 = mul nsw i32 %19, %3
  %23 = add nsw i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !18
  %27 = fadd contract double %20, %26
  %28 = getelementptr inbounds double, ptr %1, i64 %24
  store double %27, ptr %28, align 8, !tbaa !18
  %29 = or disjoint i32 %19, 1
  %30 = mul nsw i32 %29, %3
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !18
  %35 = fadd contract double %27, %34
  %36 = getelementptr inbounds double, ptr %1, i64 %32
  store double %35, ptr %36, align 8, !tbaa !18
  %37 = add nuw nsw i32 %19, 2
  %38 = add i32 %21, 2
  %39 = icmp eq i32 %38, %17
  br i1 %39, label %40, label %18, !llvm.loop !20

40:                                               ; preds = %18
  %41 = icmp eq i32 %14, 0
  br i1 %41, label %53, label %42

42:                                               ; preds = %40, %13
  %43 = phi i32 [ 0, %13 ], [ %37, %40 ]
  %44 = phi double [ 0.000000e+00, %13 ], [ %35, %40 ]
  %45 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %45)
  %46 = mul nsw i32 %43, %3
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !18
  %51 = fadd contract double %44, %50
  %52 = getelementptr inbounds double, ptr %1, i64 %48
  store double %51, ptr %52, align 8, !tbaa !18
  br label %53

53:                                               ; preds = %42, %40, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15running_productPKjPjii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %72

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %55, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %50, %19 ]
  %21 = phi i32 [ 1, %17 ], [ %48, %19 ]
  %22 = phi i32 [ 0, %17 ], [ %51, %19 ]
  %23 = add nsw i32 %20, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = mul i32 %26, %21
  %28 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %27, ptr %28, align 4, !tbaa !3
  %29 = or disjoint i32 %20, 1
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = mul i32 %33, %27
  %35 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %34, ptr %35, align 4, !tbaa !3
  %36 = or disjoint i32 %20, 2
  %37 = add nsw i32 %36, %14
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = mul i32 %40, %34
  %42 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %41, ptr %42, align 4, !tbaa !3
  %43 = or disjoint i32 %20, 3
  %44 = add nsw i32 %43, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = mul i32 %47, %41
  %49 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %48, ptr %49, align 4, !tbaa !3
  %50 = add nuw nsw i32 %20, 4
  %51 = add i32 %22, 4
  %52 = icmp eq i32 %51, %18
  br i1 %52, label %53, label %19, !llvm.loop !21

53:                                               ; preds = %19
  %54 = icmp eq i32 %15, 0
  br i1 %54, label %72, label %55

55:                                               ; preds = %53, %13
  %56 = phi i32 [ 0, %13 ], [ %50, %53 ]
  %57 = phi i32 [ 1, %13 ], [ %48, %53 ]
  %58 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ %56, %55 ], [ %69, %59 ]
  %61 = phi i32 [ %57, %55 ], [ %67, %59 ]
  %62 = phi i32 [ 0, %55 ], [ %70, %59 ]
  %63 = add nsw i32 %60, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = mul i32 %66, %61
  %68 = getelementptr inbounds i32, ptr %1, i64 %64
  store i32 %67, ptr %68, align 4, !tbaa !3
  %69 = add nuw nsw i32 %60, 1
  %70 = add i32 %62, 1
  %71 = icmp eq i32 %70, %15
  br i1 %71, label %72, label %59, !llvm.loop !22

72:                                               ; preds = %53, %59, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10suffix_sumPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %72

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %55, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  %19 = add i32 -1, %14
  %20 = add i32 -2, %14
  %21 = add i32 -3, %14
  br label %22

22:                                               ; preds = %22, %17
  %23 = phi i32 [ %3, %17 ], [ %44, %22 ]
  %24 = phi i32 [ 0, %17 ], [ %49, %22 ]
  %25 = phi i32 [ 0, %17 ], [ %51, %22 ]
  %26 = add i32 %23, %19
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = add nsw i32 %29, %24
  %31 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %30, ptr %31, align 4, !tbaa !3
  %32 = add i32 %23, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = add nsw i32 %35, %30
  %37 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 %36, ptr %37, align 4, !tbaa !3
  %38 = add i32 %23, %21
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, %36
  %43 = getelementptr inbounds i32, ptr %1, i64 %39
  store i32 %42, ptr %43, align 4, !tbaa !3
  %44 = add nsw i32 %23, -4
  %45 = add nsw i32 %44, %14
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = add nsw i32 %48, %42
  %50 = getelementptr inbounds i32, ptr %1, i64 %46
  store i32 %49, ptr %50, align 4, !tbaa !3
  %51 = add i32 %25, 4
  %52 = icmp eq i32 %51, %18
  br i1 %52, label %53, label %22, !llvm.loop !23

53:                                               ; preds = %22
  %54 = icmp eq i32 %15, 0
  br i1 %54, label %72, label %55

55:                                               ; preds = %53, %13
  %56 = phi i32 [ %3, %13 ], [ %44, %53 ]
  %57 = phi i32 [ 0, %13 ], [ %49, %53 ]
  %58 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i32 [ %56, %55 ], [ %63, %59 ]
  %61 = phi i32 [ %57, %55 ], [ %68, %59 ]
  %62 = phi i32 [ 0, %55 ], [ %70, %59 ]
  %63 = add nsw i32 %60, -1
  %64 = add nsw i32 %63, %14
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = add nsw i32 %67, %61
  %69 = getelementptr inbounds i32, ptr %1, i64 %65
  store i32 %68, ptr %69, align 4, !tbaa !3
  %70 = add i32 %62, 1
  %71 = icmp eq i32 %70, %15
  br i1 %71, label %72, label %59, !llvm.loop !24

72:                                               ; preds = %53, %59, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %45, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483646
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %40, %19 ]
  %21 = phi float [ 0.000000e+00, %17 ], [ %38, %19 ]
  %22 = phi i32 [ 0, %17 ], [ %41, %19 ]
  %23 = fmul contract float %21, 7.500000e-01
  %24 = add nsw i32 %20, %14
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = fmul contract float %27, 2.500000e-01
  %29 = fadd contract float %23, %28
  %30 = getelementptr inbounds float, ptr %1, i64 %25
  store float %29, ptr %30, align 4, !tbaa !7
  %31 = or disjoint i32 %20, 1
  %32 = fmul contract float %29, 7.500000e-01
  %33 = add nsw i32 %31, %14
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %36, 2.500000e-01
  %38 = fadd contract float %32, %37
  %39 = getelementptr inbounds float, ptr %1, i64 %34
  store float %38, ptr %39, align 4, !tbaa !7
  %40 = add nuw nsw i32 %20, 2
  %41 = add i32 %22, 2
  %42 = icmp eq i32 %41, %18
  br i1 %42, label %43, label %19, !llvm.loop !25

43:                                               ; preds = %19
  %44 = icmp eq i32 %15, 0
  br i1 %44, label %57, label %45

45:                                               ; preds = %43, %13
  %46 = phi i32 [ 0, %13 ], [ %40, %43 ]
  %47 = phi float [ 0.000000e+00, %13 ], [ %38, %43 ]
  %48 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %48)
  %49 = fmul contract float %47, 7.500000e-01
  %50 = add nsw i32 %46, %14
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %53, 2.500000e-01
  %55 = fadd contract float %49, %54
  %56 = getelementptr inbounds float, ptr %1, i64 %51
  store float %55, ptr %56, align 4, !tbaa !7
  br label %57

57:                                               ; preds = %45, %43, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10congruencePKjS0_Pji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %4
  %7 = and i32 %3, 1
  %8 = icmp eq i32 %3, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %6
  %10 = and i32 %3, 2147483646
  br label %26

11:                                               ; preds = %26
  %12 = icmp eq i32 %7, 0
  br i1 %12, label %25, label %13

13:                                               ; preds = %11, %6
  %14 = phi i32 [ 0, %6 ], [ %47, %11 ]
  %15 = phi i32 [ 1, %6 ], [ %45, %11 ]
  %16 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %16)
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = mul i32 %19, %15
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = add i32 %20, %22
  %24 = getelementptr inbounds nuw i32, ptr %2, i64 %17
  store i32 %23, ptr %24, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %13, %11, %4
  ret void

26:                                               ; preds = %26, %9
  %27 = phi i32 [ 0, %9 ], [ %47, %26 ]
  %28 = phi i32 [ 1, %9 ], [ %45, %26 ]
  %29 = phi i32 [ 0, %9 ], [ %48, %26 ]
  %30 = zext nneg i32 %27 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = mul i32 %32, %28
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = add i32 %33, %35
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %30
  store i32 %36, ptr %37, align 4, !tbaa !3
  %38 = or disjoint i32 %27, 1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = mul i32 %41, %36
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = add i32 %42, %44
  %46 = getelementptr inbounds nuw i32, ptr %2, i64 %39
  store i32 %45, ptr %46, align 4, !tbaa !3
  %47 = add nuw nsw i32 %27, 2
  %48 = add i32 %29, 2
  %49 = icmp eq i32 %48, %10
  br i1 %49, label %11, label %26, !llvm.loop !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11argmin_rowsPKfPiPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %87

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %42

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 3
  %17 = icmp ult i32 %4, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483644
  br label %48

20:                                               ; preds = %48
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %42, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %84, %20 ]
  %24 = phi i32 [ -1, %14 ], [ %83, %20 ]
  %25 = phi float [ 0x47EFFFFFE0000000, %14 ], [ %82, %20 ]
  %26 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %22
  %28 = phi i32 [ %23, %22 ], [ %39, %27 ]
  %29 = phi i32 [ %24, %22 ], [ %38, %27 ]
  %30 = phi float [ %25, %22 ], [ %37, %27 ]
  %31 = phi i32 [ 0, %22 ], [ %40, %27 ]
  %32 = add nsw i32 %28, %15
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fcmp contract olt float %35, %30
  %37 = select i1 %36, float %35, float %30
  %38 = select i1 %36, i32 %28, i32 %29
  %39 = add nuw nsw i32 %28, 1
  %40 = add i32 %31, 1
  %41 = icmp eq i32 %40, %16
  br i1 %41, label %42, label %27, !llvm.loop !27

42:                                               ; preds = %20, %27, %12
  %43 = phi float [ 0x47EFFFFFE0000000, %12 ], [ %82, %20 ], [ %37, %27 ]
  %44 = phi i32 [ -1, %12 ], [ %83, %20 ], [ %38, %27 ]
  %45 = sext i32 %10 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !3
  %47 = getelementptr inbounds float, ptr %2, i64 %45
  store float %43, ptr %47, align 4, !tbaa !7
  br label %87

48:                                               ; preds = %48, %18
  %49 = phi i32 [ 0, %18 ], [ %84, %48 ]
  %50 = phi i32 [ -1, %18 ], [ %83, %48 ]
  %51 = phi float [ 0x47EFFFFFE0000000, %18 ], [ %82, %48 ]
  %52 = phi i32 [ 0, %18 ], [ %85, %48 ]
  %53 = add nsw i32 %49, %15
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fcmp contract olt float %56, %51
  %58 = select i1 %57, float %56, float %51
  %59 = select i1 %57, i32 %49, i32 %50
  %60 = or disjoint i32 %49, 1
  %61 = add nsw i32 %60, %15
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fcmp contract olt float %64, %58
  %66 = select i1 %65, float %64, float %58
  %67 = select i1 %65, i32 %60, i32 %59
  %68 = or disjoint i32 %49, 2
  %69 = add nsw i32 %68, %15
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fcmp contract olt float %72, %66
  %74 = select i1 %73, float %72, float %66
  %75 = select i1 %73, i32 %68, i32 %67
  %76 = or disjoint i32 %49, 3
  %77 = add nsw i32 %76, %15
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fcmp contract olt float %80, %74
  %82 = select i1 %81, float %80, float %74
  %83 = select i1 %81, i32 %76, i32 %75
  %84 = add nuw nsw i32 %49, 4
  %85 = add i32 %52, 4
  %86 = icmp eq i32 %85, %19
  br i1 %86, label %20, label %48, !llvm.loop !28

87:                                               ; preds = %5, %42
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11argmax_lastPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %89

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = icmp sgt i32 %3, 1
  br i1 %13, label %14, label %46

14:                                               ; preds = %11
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = add nsw i32 %3, -1
  %19 = add nsw i32 %3, -2
  %20 = and i32 %18, 3
  %21 = icmp ult i32 %19, 3
  br i1 %21, label %26, label %22

22:                                               ; preds = %14
  %23 = and i32 %18, -4
  br label %50

24:                                               ; preds = %50
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %46, label %26

26:                                               ; preds = %24, %14
  %27 = phi i32 [ 1, %14 ], [ %86, %24 ]
  %28 = phi i32 [ 0, %14 ], [ %85, %24 ]
  %29 = phi i32 [ %17, %14 ], [ %84, %24 ]
  %30 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %30)
  br label %31

31:                                               ; preds = %31, %26
  %32 = phi i32 [ %43, %31 ], [ %27, %26 ]
  %33 = phi i32 [ %42, %31 ], [ %28, %26 ]
  %34 = phi i32 [ %41, %31 ], [ %29, %26 ]
  %35 = phi i32 [ %44, %31 ], [ 0, %26 ]
  %36 = add nsw i32 %32, %12
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = icmp slt i32 %39, %34
  %41 = tail call i32 @llvm.smax.i32(i32 %39, i32 %34)
  %42 = select i1 %40, i32 %33, i32 %32
  %43 = add nuw nsw i32 %32, 1
  %44 = add i32 %35, 1
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %46, label %31, !llvm.loop !29

46:                                               ; preds = %24, %31, %11
  %47 = phi i32 [ 0, %11 ], [ %85, %24 ], [ %42, %31 ]
  %48 = sext i32 %9 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  store i32 %47, ptr %49, align 4, !tbaa !3
  br label %89

50:                                               ; preds = %50, %22
  %51 = phi i32 [ 1, %22 ], [ %86, %50 ]
  %52 = phi i32 [ 0, %22 ], [ %85, %50 ]
  %53 = phi i32 [ %17, %22 ], [ %84, %50 ]
  %54 = phi i32 [ 0, %22 ], [ %87, %50 ]
  %55 = add nsw i32 %51, %12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = icmp slt i32 %58, %53
  %60 = tail call i32 @llvm.smax.i32(i32 %58, i32 %53)
  %61 = select i1 %59, i32 %52, i32 %51
  %62 = add nuw nsw i32 %51, 1
  %63 = add nsw i32 %62, %12
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = icmp slt i32 %66, %60
  %68 = tail call i32 @llvm.smax.i32(i32 %66, i32 %60)
  %69 = select i1 %67, i32 %61, i32 %62
  %70 = add nuw nsw i32 %51, 2
  %71 = add nsw i32 %70, %12
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %0, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = icmp slt i32 %74, %68
  %76 = tail call i32 @llvm.smax.i32(i32 %74, i32 %68)
  %77 = select i1 %75, i32 %69, i32 %70
  %78 = add nuw nsw i32 %51, 3
  %79 = add nsw i32 %78, %12
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = icmp slt i32 %82, %76
  %84 = tail call i32 @llvm.smax.i32(i32 %82, i32 %76)
  %85 = select i1 %83, i32 %77, i32 %78
  %86 = add nuw nsw i32 %51, 4
  %87 = add i32 %54, 4
  %88 = icmp eq i32 %87, %23
  br i1 %88, label %24, label %50, !llvm.loop !30

89:                                               ; preds = %4, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11argmax_treePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ -2147483648, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %16
  store i32 %8, ptr %18, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp samesign ult i32 %4, 64
  br i1 %19, label %20, label %30

20:                                               ; preds = %14
  %21 = or disjoint i32 %4, 64
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = load i32, ptr %17, align 4, !tbaa !3
  %26 = icmp sgt i32 %24, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %22
  store i32 %24, ptr %17, align 4, !tbaa !3
  %29 = load i32, ptr %28, align 4, !tbaa !3
  store i32 %29, ptr %18, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %27, %20, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %4, 32
  br i1 %31, label %32, label %42

32:                                               ; preds = %30
  %33 = or disjoint i32 %4, 32
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = load i32, ptr %17, align 4, !tbaa !3
  %38 = icmp sgt i32 %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %34
  store i32 %36, ptr %17, align 4, !tbaa !3
  %41 = load i32, ptr %40, align 4, !tbaa !3
  store i32 %41, ptr %18, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %39, %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 16
  br i1 %43, label %44, label %54

44:                                               ; preds = %42
  %45 = or disjoint i32 %4, 16
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %46
  store i32 %48, ptr %17, align 4, !tbaa !3
  %53 = load i32, ptr %52, align 4, !tbaa !3
  store i32 %53, ptr %18, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %51, %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %4, 8
  br i1 %55, label %56, label %66

56:                                               ; preds = %54
  %57 = or disjoint i32 %4, 8
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = load i32, ptr %17, align 4, !tbaa !3
  %62 = icmp sgt i32 %60, %61
  br i1 %62, label %63, label %66

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %58
  store i32 %60, ptr %17, align 4, !tbaa !3
  %65 = load i32, ptr %64, align 4, !tbaa !3
  store i32 %65, ptr %18, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %63, %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = icmp samesign ult i32 %4, 4
  br i1 %67, label %68, label %78

68:                                               ; preds = %66
  %69 = or disjoint i32 %4, 4
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = load i32, ptr %17, align 4, !tbaa !3
  %74 = icmp sgt i32 %72, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %68
  %76 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %70
  store i32 %72, ptr %17, align 4, !tbaa !3
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %77, ptr %18, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %75, %68, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp samesign ult i32 %4, 2
  br i1 %79, label %80, label %90

80:                                               ; preds = %78
  %81 = or disjoint i32 %4, 2
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = load i32, ptr %17, align 4, !tbaa !3
  %86 = icmp sgt i32 %84, %85
  br i1 %86, label %87, label %90

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %82
  store i32 %84, ptr %17, align 4, !tbaa !3
  %89 = load i32, ptr %88, align 4, !tbaa !3
  store i32 %89, ptr %18, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %87, %80, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = icmp eq i32 %4, 0
  br i1 %91, label %92, label %98

92:                                               ; preds = %90
  %93 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 4), align 4, !tbaa !3
  %94 = load i32, ptr %17, align 4, !tbaa !3
  %95 = icmp sgt i32 %93, %94
  br i1 %95, label %96, label %98

96:                                               ; preds = %92
  store i32 %93, ptr %17, align 4, !tbaa !3
  %97 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 4), align 4, !tbaa !3
  store i32 %97, ptr %18, align 4, !tbaa !3
  br label %98

98:                                               ; preds = %96, %92, %90
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = icmp eq i32 %4, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = zext nneg i32 %5 to i64
  %102 = getelementptr inbounds nuw i32, ptr %1, i64 %101
  %103 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), align 4, !tbaa !3
  store i32 %103, ptr %102, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %100, %98
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15scan_one_bufferPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %14
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %20
  %22 = getelementptr i8, ptr %21, i64 -4
  %23 = load i32, ptr %22, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %14, %19
  %25 = phi i32 [ %23, %19 ], [ 0, %14 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %17, align 4, !tbaa !3
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ult i32 %4, 2
  br i1 %28, label %34, label %29

29:                                               ; preds = %24
  %30 = zext nneg i32 %4 to i64
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %30
  %32 = getelementptr i8, ptr %31, i64 -8
  %33 = load i32, ptr %32, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %29, %24
  %35 = phi i32 [ %33, %29 ], [ 0, %24 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load i32, ptr %17, align 4, !tbaa !3
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp samesign ult i32 %4, 4
  br i1 %38, label %44, label %39

39:                                               ; preds = %34
  %40 = zext nneg i32 %4 to i64
  %41 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %40
  %42 = getelementptr i8, ptr %41, i64 -16
  %43 = load i32, ptr %42, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %39, %34
  %45 = phi i32 [ %43, %39 ], [ 0, %34 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %4, 8
  br i1 %48, label %54, label %49

49:                                               ; preds = %44
  %50 = zext nneg i32 %4 to i64
  %51 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %50
  %52 = getelementptr i8, ptr %51, i64 -32
  %53 = load i32, ptr %52, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %49, %44
  %55 = phi i32 [ %53, %49 ], [ 0, %44 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = load i32, ptr %17, align 4, !tbaa !3
  %57 = add nsw i32 %56, %55
  store i32 %57, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = icmp samesign ult i32 %4, 16
  br i1 %58, label %64, label %59

59:                                               ; preds = %54
  %60 = zext nneg i32 %4 to i64
  %61 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %60
  %62 = getelementptr i8, ptr %61, i64 -64
  %63 = load i32, ptr %62, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %59, %54
  %65 = phi i32 [ %63, %59 ], [ 0, %54 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = load i32, ptr %17, align 4, !tbaa !3
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %4, 32
  br i1 %68, label %74, label %69

69:                                               ; preds = %64
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %70
  %72 = getelementptr i8, ptr %71, i64 -128
  %73 = load i32, ptr %72, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %69, %64
  %75 = phi i32 [ %73, %69 ], [ 0, %64 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load i32, ptr %17, align 4, !tbaa !3
  %77 = add nsw i32 %76, %75
  store i32 %77, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = icmp samesign ult i32 %4, 64
  br i1 %78, label %84, label %79

79:                                               ; preds = %74
  %80 = zext nneg i32 %4 to i64
  %81 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %80
  %82 = getelementptr i8, ptr %81, i64 -256
  %83 = load i32, ptr %82, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %79, %74
  %85 = phi i32 [ %83, %79 ], [ 0, %74 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load i32, ptr %17, align 4, !tbaa !3
  %87 = add nsw i32 %86, %85
  store i32 %87, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %88, label %92

88:                                               ; preds = %84
  %89 = sext i32 %8 to i64
  %90 = getelementptr inbounds i32, ptr %1, i64 %89
  %91 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %91, ptr %90, align 4, !tbaa !3
  br label %92

92:                                               ; preds = %88, %84
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z9scan_warpPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = and i32 %7, 31
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %15, i32 1, i32 0)
  %18 = icmp eq i32 %16, 0
  %19 = fadd contract float %15, %17
  %20 = select i1 %18, float %15, float %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %20, i32 2, i32 0)
  %22 = icmp samesign ult i32 %16, 2
  %23 = fadd contract float %20, %21
  %24 = select i1 %22, float %20, float %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %24, i32 4, i32 0)
  %26 = icmp samesign ult i32 %16, 4
  %27 = fadd contract float %24, %25
  %28 = select i1 %26, float %24, float %27
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %28, i32 8, i32 0)
  %30 = icmp samesign ult i32 %16, 8
  %31 = fadd contract float %28, %29
  %32 = select i1 %30, float %28, float %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %32, i32 16, i32 0)
  br i1 %9, label %34, label %40

34:                                               ; preds = %14
  %35 = icmp samesign ult i32 %16, 16
  %36 = fadd contract float %32, %33
  %37 = select i1 %35, float %32, float %36
  %38 = sext i32 %8 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  store float %37, ptr %39, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %34, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_max(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %19
  %21 = getelementptr i8, ptr %20, i64 -4
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = load float, ptr %16, align 4, !tbaa !7
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %23) #9
  br label %27

25:                                               ; preds = %13
  %26 = load float, ptr %16, align 4, !tbaa !7
  br label %27

27:                                               ; preds = %25, %18
  %28 = phi contract float [ %24, %18 ], [ %26, %25 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %28, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %4, 2
  br i1 %29, label %37, label %30

30:                                               ; preds = %27
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %31
  %33 = getelementptr i8, ptr %32, i64 -8
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = load float, ptr %16, align 4, !tbaa !7
  %36 = tail call contract noundef float @__nv_fmaxf(float noundef %34, float noundef %35) #9
  br label %39

37:                                               ; preds = %27
  %38 = load float, ptr %16, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %37, %30
  %40 = phi contract float [ %36, %30 ], [ %38, %37 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %40, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %4, 4
  br i1 %41, label %49, label %42

42:                                               ; preds = %39
  %43 = zext nneg i32 %4 to i64
  %44 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %43
  %45 = getelementptr i8, ptr %44, i64 -16
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = load float, ptr %16, align 4, !tbaa !7
  %48 = tail call contract noundef float @__nv_fmaxf(float noundef %46, float noundef %47) #9
  br label %51

49:                                               ; preds = %39
  %50 = load float, ptr %16, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %49, %42
  %52 = phi contract float [ %48, %42 ], [ %50, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %52, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 8
  br i1 %53, label %61, label %54

54:                                               ; preds = %51
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = load float, ptr %16, align 4, !tbaa !7
  %60 = tail call contract noundef float @__nv_fmaxf(float noundef %58, float noundef %59) #9
  br label %63

61:                                               ; preds = %51
  %62 = load float, ptr %16, align 4, !tbaa !7
  br label %63

63:                                               ; preds = %61, %54
  %64 = phi contract float [ %60, %54 ], [ %62, %61 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %64, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp samesign ult i32 %4, 16
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  %67 = zext nneg i32 %4 to i64
  %68 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -64
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = load float, ptr %16, align 4, !tbaa !7
  %72 = tail call contract noundef float @__nv_fmaxf(float noundef %70, float noundef %71) #9
  br label %75

73:                                               ; preds = %63
  %74 = load float, ptr %16, align 4, !tbaa !7
  br label %75

75:                                               ; preds = %73, %66
  %76 = phi contract float [ %72, %66 ], [ %74, %73 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %76, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp samesign ult i32 %4, 32
  br i1 %77, label %85, label %78

78:                                               ; preds = %75
  %79 = zext nneg i32 %4 to i64
  %80 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %79
  %81 = getelementptr i8, ptr %80, i64 -128
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = load float, ptr %16, align 4, !tbaa !7
  %84 = tail call contract noundef float @__nv_fmaxf(float noundef %82, float noundef %83) #9
  br label %87

85:                                               ; preds = %75
  %86 = load float, ptr %16, align 4, !tbaa !7
  br label %87

87:                                               ; preds = %85, %78
  %88 = phi contract float [ %84, %78 ], [ %86, %85 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %88, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = icmp samesign ult i32 %4, 64
  br i1 %89, label %97, label %90

90:                                               ; preds = %87
  %91 = zext nneg i32 %4 to i64
  %92 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %91
  %93 = getelementptr i8, ptr %92, i64 -256
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = load float, ptr %16, align 4, !tbaa !7
  %96 = tail call contract noundef float @__nv_fmaxf(float noundef %94, float noundef %95) #9
  br label %99

97:                                               ; preds = %87
  %98 = load float, ptr %16, align 4, !tbaa !7
  br label %99

99:                                               ; preds = %97, %90
  %100 = phi contract float [ %96, %90 ], [ %98, %97 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %100, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %101, label %105

101:                                              ; preds = %99
  %102 = sext i32 %7 to i64
  %103 = getelementptr inbounds float, ptr %1, i64 %102
  %104 = load float, ptr %16, align 4, !tbaa !7
  store float %104, ptr %103, align 4, !tbaa !7
  br label %105

105:                                              ; preds = %101, %99
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_warp_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = icmp slt i32 %8, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %3 ]
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 1, i32 0)
  %18 = icmp eq i32 %9, 0
  %19 = tail call i32 @llvm.smin.i32(i32 %17, i32 %16)
  %20 = select i1 %18, i32 %16, i32 %19
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 2, i32 0)
  %22 = icmp samesign ult i32 %9, 2
  %23 = tail call i32 @llvm.smin.i32(i32 %21, i32 %20)
  %24 = select i1 %22, i32 %20, i32 %23
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 4, i32 0)
  %26 = icmp samesign ult i32 %9, 4
  %27 = tail call i32 @llvm.smin.i32(i32 %25, i32 %24)
  %28 = select i1 %26, i32 %24, i32 %27
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 8, i32 0)
  %30 = icmp samesign ult i32 %9, 8
  %31 = tail call i32 @llvm.smin.i32(i32 %29, i32 %28)
  %32 = select i1 %30, i32 %28, i32 %31
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %32, i32 16, i32 0)
  br i1 %10, label %34, label %40

34:                                               ; preds = %15
  %35 = icmp samesign ult i32 %9, 16
  %36 = tail call i32 @llvm.smin.i32(i32 %33, i32 %32)
  %37 = select i1 %35, i32 %32, i32 %36
  %38 = sext i32 %8 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %34, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_xor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %19
  %21 = getelementptr i8, ptr %20, i64 -4
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = load i32, ptr %16, align 4, !tbaa !3
  %24 = xor i32 %23, %22
  br label %27

25:                                               ; preds = %13
  %26 = load i32, ptr %16, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %25, %18
  %28 = phi i32 [ %24, %18 ], [ %26, %25 ]
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 256
  store i32 %28, ptr %29, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %4, 2
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %32
  %34 = getelementptr i8, ptr %33, i64 -8
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %15
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = xor i32 %37, %35
  br label %41

39:                                               ; preds = %27
  %40 = load i32, ptr %29, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %39, %31
  %42 = phi i32 [ %38, %31 ], [ %40, %39 ]
  store i32 %42, ptr %16, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 4
  br i1 %43, label %51, label %44

44:                                               ; preds = %41
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %45
  %47 = getelementptr i8, ptr %46, i64 -16
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = load i32, ptr %16, align 4, !tbaa !3
  %50 = xor i32 %49, %48
  br label %53

51:                                               ; preds = %41
  %52 = load i32, ptr %16, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %51, %44
  %54 = phi i32 [ %50, %44 ], [ %52, %51 ]
  store i32 %54, ptr %29, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %4, 8
  br i1 %55, label %64, label %56

56:                                               ; preds = %53
  %57 = zext nneg i32 %4 to i64
  %58 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %57
  %59 = getelementptr i8, ptr %58, i64 -32
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %15
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = xor i32 %62, %60
  br label %66

64:                                               ; preds = %53
  %65 = load i32, ptr %29, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %64, %56
  %67 = phi i32 [ %63, %56 ], [ %65, %64 ]
  store i32 %67, ptr %16, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %4, 16
  br i1 %68, label %76, label %69

69:                                               ; preds = %66
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %70
  %72 = getelementptr i8, ptr %71, i64 -64
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = load i32, ptr %16, align 4, !tbaa !3
  %75 = xor i32 %74, %73
  br label %78

76:                                               ; preds = %66
  %77 = load i32, ptr %16, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %76, %69
  %79 = phi i32 [ %75, %69 ], [ %77, %76 ]
  store i32 %79, ptr %29, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = icmp samesign ult i32 %4, 32
  br i1 %80, label %89, label %81

81:                                               ; preds = %78
  %82 = zext nneg i32 %4 to i64
  %83 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %82
  %84 = getelementptr i8, ptr %83, i64 -128
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 256), i64 %15
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = xor i32 %87, %85
  br label %91

89:                                               ; preds = %78
  %90 = load i32, ptr %29, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %89, %81
  %92 = phi i32 [ %88, %81 ], [ %90, %89 ]
  store i32 %92, ptr %16, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %93, label %97

93:                                               ; preds = %91
  %94 = sext i32 %7 to i64
  %95 = getelementptr inbounds i32, ptr %1, i64 %94
  %96 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %96, ptr %95, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %93, %91
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @filter_varying(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  %12 = icmp sgt i32 %4, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %61

14:                                               ; preds = %5
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %4, 1
  br i1 %17, label %48, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483646
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i32 [ 0, %18 ], [ %43, %20 ]
  %22 = phi float [ 0.000000e+00, %18 ], [ %41, %20 ]
  %23 = phi i32 [ 0, %18 ], [ %44, %20 ]
  %24 = add nsw i32 %21, %15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = fmul contract float %22, %27
  %29 = getelementptr inbounds float, ptr %1, i64 %25
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fadd contract float %28, %30
  %32 = getelementptr inbounds float, ptr %2, i64 %25
  store float %31, ptr %32, align 4, !tbaa !7
  %33 = or disjoint i32 %21, 1
  %34 = add nsw i32 %33, %15
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fmul contract float %31, %37
  %39 = getelementptr inbounds float, ptr %1, i64 %35
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %38, %40
  %42 = getelementptr inbounds float, ptr %2, i64 %35
  store float %41, ptr %42, align 4, !tbaa !7
  %43 = add nuw nsw i32 %21, 2
  %44 = add i32 %23, 2
  %45 = icmp eq i32 %44, %19
  br i1 %45, label %46, label %20, !llvm.loop !31

46:                                               ; preds = %20
  %47 = icmp eq i32 %16, 0
  br i1 %47, label %61, label %48

48:                                               ; preds = %46, %14
  %49 = phi i32 [ 0, %14 ], [ %43, %46 ]
  %50 = phi float [ 0.000000e+00, %14 ], [ %41, %46 ]
  %51 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %51)
  %52 = add nsw i32 %49, %15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %50, %55
  %57 = getelementptr inbounds float, ptr %1, i64 %53
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %56, %58
  %60 = getelementptr inbounds float, ptr %2, i64 %53
  store float %59, ptr %60, align 4, !tbaa !7
  br label %61

61:                                               ; preds = %48, %46, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @advantages(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  %15 = icmp sgt i32 %4, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %70

17:                                               ; preds = %8
  %18 = add nsw i32 %4, -1
  %19 = fmul contract float %6, %7
  %20 = mul nsw i32 %18, %5
  %21 = add nsw i32 %20, %13
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fsub contract float 1.000000e+00, %24
  %26 = getelementptr inbounds float, ptr %0, i64 %22
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = fmul contract float %6, 0.000000e+00
  %29 = fmul contract float %25, %28
  %30 = fadd contract float %27, %29
  %31 = getelementptr inbounds float, ptr %1, i64 %22
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fsub contract float %30, %32
  %34 = fmul contract float %19, %25
  %35 = fmul contract float %34, 0.000000e+00
  %36 = fadd contract float %35, %33
  %37 = getelementptr inbounds float, ptr %3, i64 %22
  store float %36, ptr %37, align 4, !tbaa !7
  %38 = icmp eq i32 %4, 1
  br i1 %38, label %70, label %39

39:                                               ; preds = %17
  %40 = add nsw i32 %4, -2
  br label %41

41:                                               ; preds = %39, %41
  %42 = phi float [ %36, %39 ], [ %66, %41 ]
  %43 = phi i32 [ %40, %39 ], [ %68, %41 ]
  %44 = mul nsw i32 %43, %5
  %45 = add nsw i32 %44, %13
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fsub contract float 1.000000e+00, %48
  %50 = add nuw nsw i32 %43, 1
  %51 = mul nsw i32 %50, %5
  %52 = add nsw i32 %51, %13
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = getelementptr inbounds float, ptr %0, i64 %46
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %6, %55
  %59 = fmul contract float %49, %58
  %60 = fadd contract float %57, %59
  %61 = getelementptr inbounds float, ptr %1, i64 %46
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fsub contract float %60, %62
  %64 = fmul contract float %19, %49
  %65 = fmul contract float %42, %64
  %66 = fadd contract float %65, %63
  %67 = getelementptr inbounds float, ptr %3, i64 %46
  store float %66, ptr %67, align 4, !tbaa !7
  %68 = add nsw i32 %43, -1
  %69 = icmp eq i32 %43, 0
  br i1 %69, label %70, label %41, !llvm.loop !32

70:                                               ; preds = %41, %17, %8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @state_space(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  %14 = icmp sgt i32 %5, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %101

16:                                               ; preds = %7
  %17 = shl nsw i32 %12, 2
  %18 = sext i32 %17 to i64
  %19 = getelementptr float, ptr %3, i64 %18
  %20 = getelementptr i8, ptr %19, i64 12
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = sext i32 %17 to i64
  %23 = getelementptr float, ptr %3, i64 %22
  %24 = getelementptr i8, ptr %23, i64 8
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = sext i32 %17 to i64
  %27 = getelementptr float, ptr %3, i64 %26
  %28 = getelementptr i8, ptr %27, i64 4
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = sext i32 %17 to i64
  %31 = getelementptr inbounds float, ptr %3, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  br label %33

33:                                               ; preds = %16, %33
  %34 = phi float [ %21, %16 ], [ %90, %33 ]
  %35 = phi float [ %25, %16 ], [ %76, %33 ]
  %36 = phi float [ %29, %16 ], [ %62, %33 ]
  %37 = phi float [ %32, %16 ], [ %49, %33 ]
  %38 = phi i32 [ 0, %16 ], [ %99, %33 ]
  %39 = mul nsw i32 %38, %6
  %40 = add nsw i32 %39, %12
  %41 = shl nsw i32 %40, 2
  %42 = shl nsw i32 %38, 2
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %45, %37
  %47 = getelementptr inbounds float, ptr %1, i64 %43
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fadd contract float %46, %48
  %50 = zext nneg i32 %42 to i64
  %51 = getelementptr inbounds nuw float, ptr %2, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fmul contract float %49, %52
  %54 = fadd contract float %53, 0.000000e+00
  %55 = or disjoint i32 %41, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fmul contract float %58, %36
  %60 = getelementptr inbounds float, ptr %1, i64 %56
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fadd contract float %59, %61
  %63 = zext nneg i32 %42 to i64
  %64 = getelementptr inbounds nuw float, ptr %2, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %62, %66
  %68 = fadd contract float %54, %67
  %69 = or disjoint i32 %41, 2
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %72, %35
  %74 = getelementptr inbounds float, ptr %1, i64 %70
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %73, %75
  %77 = zext nneg i32 %42 to i64
  %78 = getelementptr inbounds nuw float, ptr %2, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %68, %81
  %83 = or disjoint i32 %41, 3
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %86, %34
  %88 = getelementptr inbounds float, ptr %1, i64 %84
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fadd contract float %87, %89
  %91 = zext nneg i32 %42 to i64
  %92 = getelementptr inbounds nuw float, ptr %2, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fmul contract float %90, %94
  %96 = fadd contract float %82, %95
  %97 = sext i32 %40 to i64
  %98 = getelementptr inbounds float, ptr %4, i64 %97
  store float %96, ptr %98, align 4, !tbaa !7
  %99 = add nuw nsw i32 %38, 1
  %100 = icmp eq i32 %99, %5
  br i1 %100, label %101, label %33, !llvm.loop !34

101:                                              ; preds = %33, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sums_anew(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  %12 = icmp sgt i32 %4, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %64

14:                                               ; preds = %5
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %4, 1
  br i1 %17, label %50, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483646
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i32 [ 0, %18 ], [ %45, %20 ]
  %22 = phi float [ 0.000000e+00, %18 ], [ %43, %20 ]
  %23 = phi i32 [ 0, %18 ], [ %46, %20 ]
  %24 = add nsw i32 %21, %15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, float %22, float 0.000000e+00
  %30 = getelementptr inbounds float, ptr %0, i64 %25
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fadd contract float %31, %29
  %33 = getelementptr inbounds float, ptr %2, i64 %25
  store float %32, ptr %33, align 4, !tbaa !7
  %34 = or disjoint i32 %21, 1
  %35 = add nsw i32 %34, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, float %32, float 0.000000e+00
  %41 = getelementptr inbounds float, ptr %0, i64 %36
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %42, %40
  %44 = getelementptr inbounds float, ptr %2, i64 %36
  store float %43, ptr %44, align 4, !tbaa !7
  %45 = add nuw nsw i32 %21, 2
  %46 = add i32 %23, 2
  %47 = icmp eq i32 %46, %19
  br i1 %47, label %48, label %20, !llvm.loop !35

48:                                               ; preds = %20
  %49 = icmp eq i32 %16, 0
  br i1 %49, label %64, label %50

50:                                               ; preds = %48, %14
  %51 = phi i32 [ 0, %14 ], [ %45, %48 ]
  %52 = phi float [ 0.000000e+00, %14 ], [ %43, %48 ]
  %53 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %53)
  %54 = add nsw i32 %51, %15
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %1, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp eq i32 %57, 0
  %59 = select i1 %58, float %52, float 0.000000e+00
  %60 = getelementptr inbounds float, ptr %0, i64 %55
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fadd contract float %61, %59
  %63 = getelementptr inbounds float, ptr %2, i64 %55
  store float %62, ptr %63, align 4, !tbaa !7
  br label %64

64:                                               ; preds = %50, %48, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @run_lengths(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %45, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483646
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %40, %19 ]
  %21 = phi i32 [ 0, %17 ], [ %38, %19 ]
  %22 = phi i32 [ 0, %17 ], [ %41, %19 ]
  %23 = add nsw i32 %20, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = icmp eq i32 %26, 0
  %28 = add nsw i32 %21, 1
  %29 = select i1 %27, i32 0, i32 %28
  %30 = getelementptr inbounds i32, ptr %1, i64 %24
  store i32 %29, ptr %30, align 4, !tbaa !3
  %31 = or disjoint i32 %20, 1
  %32 = add nsw i32 %31, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = icmp eq i32 %35, 0
  %37 = add nsw i32 %29, 1
  %38 = select i1 %36, i32 0, i32 %37
  %39 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 %38, ptr %39, align 4, !tbaa !3
  %40 = add nuw nsw i32 %20, 2
  %41 = add i32 %22, 2
  %42 = icmp eq i32 %41, %18
  br i1 %42, label %43, label %19, !llvm.loop !36

43:                                               ; preds = %19
  %44 = icmp eq i32 %15, 0
  br i1 %44, label %57, label %45

45:                                               ; preds = %43, %13
  %46 = phi i32 [ 0, %13 ], [ %40, %43 ]
  %47 = phi i32 [ 0, %13 ], [ %38, %43 ]
  %48 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %48)
  %49 = add nsw i32 %46, %14
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = icmp eq i32 %52, 0
  %54 = add nsw i32 %47, 1
  %55 = select i1 %53, i32 0, i32 %54
  %56 = getelementptr inbounds i32, ptr %1, i64 %50
  store i32 %55, ptr %56, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %45, %43, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }

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
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !5, i64 0}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10, !33}
!33 = !{!"llvm.loop.peeled.count", i32 1}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
