; ModuleID = 'positions.cu'
source_filename = "positions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11packed_rowsE3key = internal addrspace(3) global i64 undef, align 8
@_ZZ15first_of_sortedE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ10split_bitsE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10split_bitsE1p = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ15tree_of_indicesE2at = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @best_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %64

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %16, label %36

16:                                               ; preds = %11
  %17 = add nsw i32 %2, -1
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %2, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %17, -2
  br label %40

22:                                               ; preds = %40
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %36, label %24

24:                                               ; preds = %22, %16
  %25 = phi i32 [ 1, %16 ], [ %61, %22 ]
  %26 = phi i32 [ 0, %16 ], [ %60, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = zext nneg i32 %25 to i64
  %29 = getelementptr inbounds nuw float, ptr %14, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = zext nneg i32 %26 to i64
  %32 = getelementptr inbounds nuw float, ptr %14, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fcmp contract ogt float %30, %33
  %35 = select i1 %34, i32 %25, i32 %26
  br label %36

36:                                               ; preds = %24, %22, %11
  %37 = phi i32 [ 0, %11 ], [ %60, %22 ], [ %35, %24 ]
  %38 = sext i32 %9 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !3
  br label %64

40:                                               ; preds = %40, %20
  %41 = phi i32 [ 1, %20 ], [ %61, %40 ]
  %42 = phi i32 [ 0, %20 ], [ %60, %40 ]
  %43 = phi i32 [ 0, %20 ], [ %62, %40 ]
  %44 = zext nneg i32 %41 to i64
  %45 = getelementptr inbounds nuw float, ptr %14, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = zext nneg i32 %42 to i64
  %48 = getelementptr inbounds nuw float, ptr %14, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fcmp contract ogt float %46, %49
  %51 = select i1 %50, i32 %41, i32 %42
  %52 = add nuw nsw i32 %41, 1
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %14, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = zext nneg i32 %51 to i64
  %57 = getelementptr inbounds nuw float, ptr %14, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fcmp contract ogt float %55, %58
  %60 = select i1 %59, i32 %52, i32 %51
  %61 = add nuw nsw i32 %41, 2
  %62 = add i32 %43, 2
  %63 = icmp eq i32 %62, %21
  br i1 %63, label %22, label %40, !llvm.loop !9

64:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @last_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %68

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %13, label %36

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = add nsw i32 %2, -1
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %2, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = and i32 %15, -2
  br label %40

20:                                               ; preds = %40
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %20, %13
  %23 = phi i32 [ 1, %13 ], [ %65, %20 ]
  %24 = phi i32 [ 0, %13 ], [ %64, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nsw i32 %23, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = add nsw i32 %24, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fcmp contract ult float %29, %33
  %35 = select i1 %34, i32 %24, i32 %23
  br label %36

36:                                               ; preds = %22, %20, %11
  %37 = phi i32 [ 0, %11 ], [ %64, %20 ], [ %35, %22 ]
  %38 = sext i32 %9 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !3
  br label %68

40:                                               ; preds = %40, %18
  %41 = phi i32 [ 1, %18 ], [ %65, %40 ]
  %42 = phi i32 [ 0, %18 ], [ %64, %40 ]
  %43 = phi i32 [ 0, %18 ], [ %66, %40 ]
  %44 = add nsw i32 %41, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = add nsw i32 %42, %14
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fcmp contract ult float %47, %51
  %53 = select i1 %52, i32 %42, i32 %41
  %54 = add nuw nsw i32 %41, 1
  %55 = add nsw i32 %54, %14
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = add nsw i32 %53, %14
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fcmp contract ult float %58, %62
  %64 = select i1 %63, i32 %53, i32 %54
  %65 = add nuw nsw i32 %41, 2
  %66 = add i32 %43, 2
  %67 = icmp eq i32 %66, %19
  br i1 %67, label %20, label %40, !llvm.loop !11

68:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @least_in_column(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %80

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 1
  br i1 %13, label %14, label %38

14:                                               ; preds = %12
  %15 = add nsw i32 %3, -1
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %3, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %15, -2
  br label %48

20:                                               ; preds = %48
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %38, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 1, %14 ], [ %77, %20 ]
  %24 = phi i32 [ 0, %14 ], [ %76, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = mul nsw i32 %23, %4
  %27 = add nsw i32 %26, %10
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = mul nsw i32 %24, %4
  %32 = add nsw i32 %31, %10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = icmp slt i32 %30, %35
  %37 = select i1 %36, i32 %23, i32 %24
  br label %38

38:                                               ; preds = %22, %20, %12
  %39 = phi i32 [ 0, %12 ], [ %76, %20 ], [ %37, %22 ]
  %40 = sext i32 %10 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  store i32 %39, ptr %41, align 4, !tbaa !3
  %42 = mul nsw i32 %39, %4
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = getelementptr inbounds i32, ptr %2, i64 %40
  store i32 %46, ptr %47, align 4, !tbaa !3
  br label %80

48:                                               ; preds = %48, %18
  %49 = phi i32 [ 1, %18 ], [ %77, %48 ]
  %50 = phi i32 [ 0, %18 ], [ %76, %48 ]
  %51 = phi i32 [ 0, %18 ], [ %78, %48 ]
  %52 = mul nsw i32 %49, %4
  %53 = add nsw i32 %52, %10
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = mul nsw i32 %50, %4
  %58 = add nsw i32 %57, %10
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp slt i32 %56, %61
  %63 = select i1 %62, i32 %49, i32 %50
  %64 = add nuw nsw i32 %49, 1
  %65 = mul nsw i32 %64, %4
  %66 = add nsw i32 %65, %10
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = mul nsw i32 %63, %4
  %71 = add nsw i32 %70, %10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %0, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = icmp slt i32 %69, %74
  %76 = select i1 %75, i32 %64, i32 %63
  %77 = add nuw nsw i32 %49, 2
  %78 = add i32 %51, 2
  %79 = icmp eq i32 %78, %19
  br i1 %79, label %20, label %48, !llvm.loop !12

80:                                               ; preds = %5, %38
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_best(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
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
  %14 = tail call noundef i32 @__nv_float_as_uint(float noundef %13) #7
  %15 = ashr i32 %14, 31
  %16 = or i32 %15, -2147483648
  %17 = xor i32 %16, %14
  %18 = zext i32 %17 to i64
  %19 = shl nuw i64 %18, 32
  %20 = zext i32 %8 to i64
  %21 = or disjoint i64 %19, %20
  %22 = atomicrmw umax ptr %1, i64 %21 monotonic, align 8
  br label %23

23:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i64 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !tbaa !13
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = icmp slt i32 %4, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %2, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %14

13:                                               ; preds = %14, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %31, label %36

14:                                               ; preds = %9, %14
  %15 = phi i32 [ %4, %9 ], [ %29, %14 ]
  %16 = add i32 %15, %11
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = tail call noundef i32 @__nv_float_as_uint(float noundef %19) #7
  %21 = ashr i32 %20, 31
  %22 = or i32 %21, -2147483648
  %23 = xor i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = shl nuw i64 %24, 32
  %26 = zext i32 %15 to i64
  %27 = or disjoint i64 %25, %26
  %28 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), i64 %27 monotonic, align 8
  %29 = add i32 %15, %12
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %14, label %13, !llvm.loop !15

31:                                               ; preds = %13
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %1, i64 %33
  %35 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !tbaa !13
  store i64 %35, ptr %34, align 8, !tbaa !13
  br label %36

36:                                               ; preds = %31, %13
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange_step(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = xor i32 %1, %8
  %10 = icmp ugt i32 %9, %8
  br i1 %10, label %11, label %25

11:                                               ; preds = %3
  %12 = and i32 %2, %8
  %13 = icmp eq i32 %12, 0
  %14 = zext i32 %8 to i64
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = zext i32 %9 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  br i1 %13, label %20, label %22

20:                                               ; preds = %11
  %21 = fcmp contract ogt float %16, %19
  br i1 %21, label %24, label %25

22:                                               ; preds = %11
  %23 = fcmp contract olt float %16, %19
  br i1 %23, label %24, label %25

24:                                               ; preds = %22, %20
  store float %19, ptr %15, align 4, !tbaa !7
  store float %16, ptr %18, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %24, %20, %22, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange_pairs(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = xor i32 %2, %9
  %11 = icmp sgt i32 %10, %9
  br i1 %11, label %12, label %28

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp sgt i32 %15, %18
  %20 = and i32 %3, %9
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, %19
  br i1 %22, label %23, label %28

23:                                               ; preds = %12
  store i32 %18, ptr %14, align 4, !tbaa !3
  store i32 %15, ptr %17, align 4, !tbaa !3
  %24 = getelementptr inbounds i32, ptr %1, i64 %13
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = getelementptr inbounds i32, ptr %1, i64 %16
  %27 = load i32, ptr %26, align 4, !tbaa !3
  store i32 %27, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %26, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %12, %23, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dilate_square(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %113

18:                                               ; preds = %4
  %19 = add nsw i32 %9, -2
  %20 = icmp sgt i32 %9, 1
  %21 = icmp slt i32 %19, %2
  %22 = and i1 %20, %21
  %23 = icmp sgt i32 %9, 0
  %24 = add nsw i32 %9, -1
  %25 = add nsw i32 %9, 1
  %26 = icmp sgt i32 %9, -2
  %27 = icmp slt i32 %25, %2
  %28 = and i1 %26, %27
  %29 = add nsw i32 %9, 2
  %30 = icmp sgt i32 %9, -3
  %31 = icmp slt i32 %29, %2
  %32 = and i1 %30, %31
  br label %33

33:                                               ; preds = %18, %109
  %34 = phi i8 [ %110, %109 ], [ 0, %18 ]
  %35 = phi i32 [ %111, %109 ], [ -2, %18 ]
  %36 = add nsw i32 %35, %14
  %37 = icmp sgt i32 %36, -1
  %38 = icmp slt i32 %36, %3
  %39 = mul nsw i32 %36, %2
  %40 = and i1 %37, %38
  %41 = select i1 %40, i1 %22, i1 false
  br i1 %41, label %47, label %56

42:                                               ; preds = %109
  %43 = mul nsw i32 %2, %14
  %44 = add nsw i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %1, i64 %45
  store i8 %110, ptr %46, align 1, !tbaa !16
  br label %113

47:                                               ; preds = %33
  %48 = add nuw nsw i32 %19, %39
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = zext i8 %34 to i32
  %52 = load i8, ptr %50, align 1, !tbaa !16
  %53 = zext i8 %52 to i32
  %54 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %51, i32 noundef range(i32 0, 256) %53) #7
  %55 = trunc i32 %54 to i8
  br label %56

56:                                               ; preds = %47, %33
  %57 = phi i8 [ %55, %47 ], [ %34, %33 ]
  %58 = and i1 %38, %23
  %59 = and i1 %37, %58
  br i1 %59, label %60, label %69

60:                                               ; preds = %56
  %61 = add nuw nsw i32 %24, %39
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 %62
  %64 = zext i8 %57 to i32
  %65 = load i8, ptr %63, align 1, !tbaa !16
  %66 = zext i8 %65 to i32
  %67 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %64, i32 noundef range(i32 0, 256) %66) #7
  %68 = trunc i32 %67 to i8
  br label %69

69:                                               ; preds = %60, %56
  %70 = phi i8 [ %68, %60 ], [ %57, %56 ]
  %71 = or i32 %36, %9
  %72 = icmp sgt i32 %71, -1
  %73 = and i1 %38, %72
  br i1 %73, label %74, label %83

74:                                               ; preds = %69
  %75 = add nuw nsw i32 %9, %39
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %76
  %78 = zext i8 %70 to i32
  %79 = load i8, ptr %77, align 1, !tbaa !16
  %80 = zext i8 %79 to i32
  %81 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %78, i32 noundef range(i32 0, 256) %80) #7
  %82 = trunc i32 %81 to i8
  br label %83

83:                                               ; preds = %74, %69
  %84 = phi i8 [ %82, %74 ], [ %70, %69 ]
  %85 = and i1 %37, %38
  %86 = select i1 %85, i1 %28, i1 false
  br i1 %86, label %87, label %96

87:                                               ; preds = %83
  %88 = add nuw nsw i32 %25, %39
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 %89
  %91 = zext i8 %84 to i32
  %92 = load i8, ptr %90, align 1, !tbaa !16
  %93 = zext i8 %92 to i32
  %94 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %91, i32 noundef range(i32 0, 256) %93) #7
  %95 = trunc i32 %94 to i8
  br label %96

96:                                               ; preds = %87, %83
  %97 = phi i8 [ %95, %87 ], [ %84, %83 ]
  %98 = and i1 %37, %38
  %99 = select i1 %98, i1 %32, i1 false
  br i1 %99, label %100, label %109

100:                                              ; preds = %96
  %101 = add nuw nsw i32 %29, %39
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 %102
  %104 = zext i8 %97 to i32
  %105 = load i8, ptr %103, align 1, !tbaa !16
  %106 = zext i8 %105 to i32
  %107 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %104, i32 noundef range(i32 0, 256) %106) #7
  %108 = trunc i32 %107 to i8
  br label %109

109:                                              ; preds = %100, %96
  %110 = phi i8 [ %108, %100 ], [ %97, %96 ]
  %111 = add nsw i32 %35, 1
  %112 = icmp eq i32 %111, 3
  br i1 %112, label %42, label %33, !llvm.loop !17

113:                                              ; preds = %4, %42
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @least_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %33

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  br label %21

15:                                               ; preds = %21
  %16 = trunc i32 %30 to i8
  br label %17

17:                                               ; preds = %15, %11
  %18 = phi i8 [ -1, %11 ], [ %16, %15 ]
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  store i8 %18, ptr %20, align 1, !tbaa !16
  br label %33

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %31, %21 ]
  %23 = phi i32 [ 255, %13 ], [ %30, %21 ]
  %24 = and i32 %23, 255
  %25 = add nsw i32 %22, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !16
  %29 = zext i8 %28 to i32
  %30 = tail call noundef i32 @__nv_min(i32 noundef range(i32 0, 256) %24, i32 noundef range(i32 0, 256) %29) #7
  %31 = add nuw nsw i32 %22, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %15, label %21, !llvm.loop !18

33:                                               ; preds = %4, %17
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_of_sorted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %11
  store float %10, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %15

13:                                               ; preds = %22
  %14 = icmp slt i32 %4, %2
  br i1 %14, label %40, label %46

15:                                               ; preds = %3, %22
  %16 = phi i32 [ 2, %3 ], [ %23, %22 ]
  %17 = ashr exact i32 %16, 1
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %15
  %20 = and i32 %16, %4
  %21 = icmp ne i32 %20, 0
  br label %25

22:                                               ; preds = %37, %15
  %23 = shl i32 %16, 1
  %24 = icmp slt i32 %23, 65
  br i1 %24, label %15, label %13, !llvm.loop !19

25:                                               ; preds = %19, %37
  %26 = phi i32 [ %17, %19 ], [ %38, %37 ]
  %27 = xor i32 %26, %4
  %28 = icmp sgt i32 %27, %4
  br i1 %28, label %29, label %37

29:                                               ; preds = %25
  %30 = load float, ptr %12, align 4, !tbaa !7
  %31 = zext nneg i32 %27 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fcmp contract olt float %30, %33
  %35 = xor i1 %21, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %29
  store float %33, ptr %12, align 4, !tbaa !7
  store float %30, ptr %32, align 4, !tbaa !7
  br label %37

37:                                               ; preds = %29, %36, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = lshr i32 %26, 1
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %22, label %25, !llvm.loop !20

40:                                               ; preds = %13
  %41 = mul i32 %2, %5
  %42 = add i32 %41, %4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %45 = load float, ptr %12, align 4, !tbaa !7
  store float %45, ptr %44, align 4, !tbaa !7
  br label %46

46:                                               ; preds = %40, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @split_bits(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = add nsw i32 %4, %2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1s to ptr), i64 %9
  %12 = and i32 %8, 1
  %13 = icmp eq i32 %12, 0
  %14 = xor i32 %12, 1
  store i32 %14, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %1
  %17 = zext nneg i32 %2 to i64
  %18 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %17
  %19 = getelementptr i8, ptr %18, i64 -4
  %20 = load i32, ptr %19, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %1, %16
  %22 = phi i32 [ %20, %16 ], [ 0, %1 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = add nsw i32 %23, %22
  store i32 %24, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = icmp samesign ult i32 %2, 2
  br i1 %25, label %31, label %26

26:                                               ; preds = %21
  %27 = zext nneg i32 %2 to i64
  %28 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load i32, ptr %29, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %26, %21
  %32 = phi i32 [ %30, %26 ], [ 0, %21 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = icmp samesign ult i32 %2, 4
  br i1 %35, label %41, label %36

36:                                               ; preds = %31
  %37 = zext nneg i32 %2 to i64
  %38 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %37
  %39 = getelementptr i8, ptr %38, i64 -16
  %40 = load i32, ptr %39, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %36, %31
  %42 = phi i32 [ %40, %36 ], [ 0, %31 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp samesign ult i32 %2, 8
  br i1 %45, label %51, label %46

46:                                               ; preds = %41
  %47 = zext nneg i32 %2 to i64
  %48 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %47
  %49 = getelementptr i8, ptr %48, i64 -32
  %50 = load i32, ptr %49, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %46, %41
  %52 = phi i32 [ %50, %46 ], [ 0, %41 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i32, ptr %10, align 4, !tbaa !3
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %2, 16
  br i1 %55, label %61, label %56

56:                                               ; preds = %51
  %57 = zext nneg i32 %2 to i64
  %58 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %57
  %59 = getelementptr i8, ptr %58, i64 -64
  %60 = load i32, ptr %59, align 4, !tbaa !3
  br label %61

61:                                               ; preds = %56, %51
  %62 = phi i32 [ %60, %56 ], [ 0, %51 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load i32, ptr %10, align 4, !tbaa !3
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp samesign ult i32 %2, 32
  br i1 %65, label %71, label %66

66:                                               ; preds = %61
  %67 = zext nneg i32 %2 to i64
  %68 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -128
  %70 = load i32, ptr %69, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %66, %61
  %72 = phi i32 [ %70, %66 ], [ 0, %61 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load i32, ptr %10, align 4, !tbaa !3
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %75, label %78

75:                                               ; preds = %71
  %76 = load i32, ptr %10, align 4, !tbaa !3
  %77 = add nsw i32 %76, -1
  br label %83

78:                                               ; preds = %71
  %79 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 252), align 4, !tbaa !3
  %80 = add nsw i32 %79, %2
  %81 = load i32, ptr %10, align 4, !tbaa !3
  %82 = sub i32 %80, %81
  br label %83

83:                                               ; preds = %78, %75
  %84 = phi i32 [ %77, %75 ], [ %82, %78 ]
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1s to ptr), i64 %85
  store i32 %8, ptr %86, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = load i32, ptr %11, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = and i32 %87, 2
  %89 = icmp eq i32 %88, 0
  %90 = lshr exact i32 %88, 1
  %91 = xor i32 %90, 1
  store i32 %91, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %97, label %92

92:                                               ; preds = %83
  %93 = zext nneg i32 %2 to i64
  %94 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %93
  %95 = getelementptr i8, ptr %94, i64 -4
  %96 = load i32, ptr %95, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %92, %83
  %98 = phi i32 [ %96, %92 ], [ 0, %83 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = load i32, ptr %10, align 4, !tbaa !3
  %100 = add nsw i32 %99, %98
  store i32 %100, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %106, label %101

101:                                              ; preds = %97
  %102 = zext nneg i32 %2 to i64
  %103 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %102
  %104 = getelementptr i8, ptr %103, i64 -8
  %105 = load i32, ptr %104, align 4, !tbaa !3
  br label %106

106:                                              ; preds = %101, %97
  %107 = phi i32 [ %105, %101 ], [ 0, %97 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = load i32, ptr %10, align 4, !tbaa !3
  %109 = add nsw i32 %108, %107
  store i32 %109, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %35, label %115, label %110

110:                                              ; preds = %106
  %111 = zext nneg i32 %2 to i64
  %112 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %111
  %113 = getelementptr i8, ptr %112, i64 -16
  %114 = load i32, ptr %113, align 4, !tbaa !3
  br label %115

115:                                              ; preds = %110, %106
  %116 = phi i32 [ %114, %110 ], [ 0, %106 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load i32, ptr %10, align 4, !tbaa !3
  %118 = add nsw i32 %117, %116
  store i32 %118, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %45, label %124, label %119

119:                                              ; preds = %115
  %120 = zext nneg i32 %2 to i64
  %121 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %120
  %122 = getelementptr i8, ptr %121, i64 -32
  %123 = load i32, ptr %122, align 4, !tbaa !3
  br label %124

124:                                              ; preds = %119, %115
  %125 = phi i32 [ %123, %119 ], [ 0, %115 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = load i32, ptr %10, align 4, !tbaa !3
  %127 = add nsw i32 %126, %125
  store i32 %127, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %55, label %133, label %128

128:                                              ; preds = %124
  %129 = zext nneg i32 %2 to i64
  %130 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %129
  %131 = getelementptr i8, ptr %130, i64 -64
  %132 = load i32, ptr %131, align 4, !tbaa !3
  br label %133

133:                                              ; preds = %128, %124
  %134 = phi i32 [ %132, %128 ], [ 0, %124 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %135 = load i32, ptr %10, align 4, !tbaa !3
  %136 = add nsw i32 %135, %134
  store i32 %136, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %65, label %142, label %137

137:                                              ; preds = %133
  %138 = zext nneg i32 %2 to i64
  %139 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %138
  %140 = getelementptr i8, ptr %139, i64 -128
  %141 = load i32, ptr %140, align 4, !tbaa !3
  br label %142

142:                                              ; preds = %137, %133
  %143 = phi i32 [ %141, %137 ], [ 0, %133 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %144 = load i32, ptr %10, align 4, !tbaa !3
  %145 = add nsw i32 %144, %143
  store i32 %145, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %89, label %151, label %146

146:                                              ; preds = %142
  %147 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 252), align 4, !tbaa !3
  %148 = add nsw i32 %147, %2
  %149 = load i32, ptr %10, align 4, !tbaa !3
  %150 = sub i32 %148, %149
  br label %154

151:                                              ; preds = %142
  %152 = load i32, ptr %10, align 4, !tbaa !3
  %153 = add nsw i32 %152, -1
  br label %154

154:                                              ; preds = %151, %146
  %155 = phi i32 [ %153, %151 ], [ %150, %146 ]
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1s to ptr), i64 %156
  store i32 %87, ptr %157, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %158 = load i32, ptr %11, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %158, ptr %7, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @select_all(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %71

10:                                               ; preds = %3
  %11 = mul nsw i32 %1, %8
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %71

15:                                               ; preds = %10
  %16 = add nsw i32 %1, -2
  br label %17

17:                                               ; preds = %15, %40
  %18 = phi i32 [ %19, %40 ], [ 0, %15 ]
  %19 = add nuw nsw i32 %18, 1
  %20 = icmp slt i32 %19, %1
  br i1 %20, label %21, label %40

21:                                               ; preds = %17
  %22 = sub nsw i32 %18, %1
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %21
  %26 = zext nneg i32 %19 to i64
  %27 = getelementptr inbounds nuw i32, ptr %13, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = zext nneg i32 %18 to i64
  %30 = getelementptr inbounds nuw i32, ptr %13, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = icmp slt i32 %28, %31
  %33 = select i1 %32, i32 %19, i32 %18
  %34 = add nuw nsw i32 %18, 2
  br label %35

35:                                               ; preds = %25, %21
  %36 = phi i32 [ poison, %21 ], [ %33, %25 ]
  %37 = phi i32 [ %19, %21 ], [ %34, %25 ]
  %38 = phi i32 [ %18, %21 ], [ %33, %25 ]
  %39 = icmp eq i32 %16, %18
  br i1 %39, label %40, label %49

40:                                               ; preds = %35, %49, %17
  %41 = phi i32 [ %18, %17 ], [ %36, %35 ], [ %68, %49 ]
  %42 = zext nneg i32 %18 to i64
  %43 = getelementptr inbounds nuw i32, ptr %13, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds i32, ptr %13, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  store i32 %47, ptr %43, align 4, !tbaa !3
  store i32 %44, ptr %46, align 4, !tbaa !3
  %48 = icmp eq i32 %19, %1
  br i1 %48, label %71, label %17, !llvm.loop !21

49:                                               ; preds = %35, %49
  %50 = phi i32 [ %69, %49 ], [ %37, %35 ]
  %51 = phi i32 [ %68, %49 ], [ %38, %35 ]
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw i32, ptr %13, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = sext i32 %51 to i64
  %56 = getelementptr inbounds i32, ptr %13, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp slt i32 %54, %57
  %59 = select i1 %58, i32 %50, i32 %51
  %60 = add nuw nsw i32 %50, 1
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %13, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = sext i32 %59 to i64
  %65 = getelementptr inbounds i32, ptr %13, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = icmp slt i32 %63, %66
  %68 = select i1 %67, i32 %60, i32 %59
  %69 = add nuw nsw i32 %50, 2
  %70 = icmp eq i32 %69, %1
  br i1 %70, label %40, label %49, !llvm.loop !22

71:                                               ; preds = %40, %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_of_indices(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %2, %5
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %9
  store i32 %4, ptr %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp samesign ult i32 %4, 32
  br i1 %11, label %12, label %26

12:                                               ; preds = %3
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %8, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = load i32, ptr %10, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %8, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = fcmp contract ogt float %19, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %12
  store i32 %16, ptr %10, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %25, %12, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp samesign ult i32 %4, 16
  br i1 %27, label %28, label %42

28:                                               ; preds = %26
  %29 = zext nneg i32 %4 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %8, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %8, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fcmp contract ogt float %35, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %28
  store i32 %32, ptr %10, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %41, %28, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 8
  br i1 %43, label %44, label %58

44:                                               ; preds = %42
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 32
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %8, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %8, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fcmp contract ogt float %51, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %44
  store i32 %48, ptr %10, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %57, %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %4, 4
  br i1 %59, label %60, label %74

60:                                               ; preds = %58
  %61 = zext nneg i32 %4 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %8, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %8, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fcmp contract ogt float %67, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %60
  store i32 %64, ptr %10, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %73, %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp samesign ult i32 %4, 2
  br i1 %75, label %76, label %90

76:                                               ; preds = %74
  %77 = zext nneg i32 %4 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %8, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = load i32, ptr %10, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %8, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fcmp contract ogt float %83, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %76
  store i32 %80, ptr %10, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %89, %76, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = icmp eq i32 %4, 0
  br i1 %91, label %92, label %103

92:                                               ; preds = %90
  %93 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 4), align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %8, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = load i32, ptr %10, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %8, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fcmp contract ogt float %96, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %92
  store i32 %93, ptr %10, align 4, !tbaa !3
  br label %103

103:                                              ; preds = %102, %92, %90
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = icmp eq i32 %4, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %103
  %106 = zext nneg i32 %5 to i64
  %107 = getelementptr inbounds nuw i32, ptr %1, i64 %106
  %108 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), align 4, !tbaa !3
  store i32 %108, ptr %107, align 4, !tbaa !3
  br label %109

109:                                              ; preds = %105, %103
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }

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
!12 = distinct !{!12, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !5, i64 0}
!15 = distinct !{!15, !10}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
