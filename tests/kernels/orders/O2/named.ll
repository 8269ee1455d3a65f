; ModuleID = 'named.cu'
source_filename = "named.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14reverse_blocksPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ12bitonic_intsPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ13odd_even_sortPKiPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12concatenatedPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds float, ptr %2, i64 %13
  store float %15, ptr %16, align 4, !tbaa !7
  br label %27

17:                                               ; preds = %5
  %18 = add nsw i32 %4, %3
  %19 = icmp slt i32 %10, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %17
  %21 = sext i32 %10 to i64
  %22 = getelementptr inbounds float, ptr %2, i64 %21
  %23 = sub nsw i32 %10, %3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  store float %26, ptr %22, align 4, !tbaa !7
  br label %27

27:                                               ; preds = %17, %20, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6paddedPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = shl nsw i32 %4, 1
  %17 = add nsw i32 %16, %2
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %19, label %46

19:                                               ; preds = %5
  %20 = add nsw i32 %16, %3
  %21 = icmp slt i32 %10, %20
  br i1 %21, label %22, label %46

22:                                               ; preds = %19
  %23 = icmp sge i32 %15, %4
  %24 = add nsw i32 %4, %2
  %25 = icmp slt i32 %15, %24
  %26 = select i1 %23, i1 %25, i1 false
  %27 = icmp sge i32 %10, %4
  %28 = and i1 %27, %26
  %29 = add nsw i32 %4, %3
  %30 = icmp slt i32 %10, %29
  %31 = select i1 %28, i1 %30, i1 false
  br i1 %31, label %32, label %40

32:                                               ; preds = %22
  %33 = sub nsw i32 %15, %4
  %34 = mul nsw i32 %33, %3
  %35 = sub i32 %10, %4
  %36 = add i32 %35, %34
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %22, %32
  %41 = phi contract float [ %39, %32 ], [ 0.000000e+00, %22 ]
  %42 = mul nsw i32 %20, %15
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  store float %41, ptr %45, align 4, !tbaa !7
  br label %46

46:                                               ; preds = %5, %19, %40
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6rolledPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = add nsw i32 %3, %9
  %16 = srem i32 %15, %2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  store i32 %14, ptr %18, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14reverse_blocksPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reverse_blocksPKiPiE1s to ptr), i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = sub nsw i32 63, %3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14reverse_blocksPKiPiE1s to ptr), i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  store i32 %15, ptr %16, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10swap_pairsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = xor i32 %8, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  store float %16, ptr %13, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15strided_shufflePKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = mul nsw i32 %7, 5
  %12 = add nsw i32 %11, 3
  %13 = srem i32 %12, 256
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %10, ptr %15, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bit_reversalPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = tail call noundef i32 @__nv_brev(i32 noundef %7) #8
  %12 = lshr i32 %11, 24
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %13
  store float %10, ptr %14, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15histogram_plainPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  %16 = atomicrmw add ptr %15, i32 1 monotonic, align 4
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z17histogram_stridedPKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %14

13:                                               ; preds = %14, %3
  ret void

14:                                               ; preds = %10, %14
  %15 = phi i32 [ %8, %10 ], [ %22, %14 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !9
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %21 = atomicrmw add ptr %20, i32 1 monotonic, align 4
  %22 = add i32 %15, %12
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %14, label %13, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18histogram_weightedPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = and i32 %14, 63
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = atomicrmw fadd ptr %17, float %19 monotonic, align 4
  br label %21

21:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bitonic_intsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
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
  %15 = phi i32 [ %13, %10 ], [ 2147483647, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %19

18:                                               ; preds = %26
  br i1 %9, label %46, label %50

19:                                               ; preds = %14, %26
  %20 = phi i32 [ 2, %14 ], [ %27, %26 ]
  %21 = ashr exact i32 %20, 1
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = and i32 %20, %4
  %25 = icmp eq i32 %24, 0
  br label %29

26:                                               ; preds = %43, %19
  %27 = shl i32 %20, 1
  %28 = icmp slt i32 %27, 129
  br i1 %28, label %19, label %18, !llvm.loop !12

29:                                               ; preds = %23, %43
  %30 = phi i32 [ %21, %23 ], [ %44, %43 ]
  %31 = xor i32 %30, %4
  %32 = icmp sgt i32 %31, %4
  br i1 %32, label %33, label %43

33:                                               ; preds = %29
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  br i1 %25, label %38, label %40

38:                                               ; preds = %33
  %39 = icmp sgt i32 %34, %37
  br i1 %39, label %42, label %43

40:                                               ; preds = %33
  %41 = icmp slt i32 %34, %37
  br i1 %41, label %42, label %43

42:                                               ; preds = %40, %38
  store i32 %37, ptr %17, align 4, !tbaa !3
  store i32 %34, ptr %36, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %38, %40, %42, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = lshr i32 %30, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %26, label %29, !llvm.loop !13

46:                                               ; preds = %18
  %47 = sext i32 %8 to i64
  %48 = getelementptr inbounds i32, ptr %1, i64 %47
  %49 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %49, ptr %48, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %46, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13odd_even_sortPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = shl nuw nsw i32 %3, 1
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !3
  %13 = or disjoint i32 %7, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr i8, ptr %12, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ult i32 %3, 32
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %19
  %21 = getelementptr i8, ptr %20, i64 4
  %22 = or disjoint i32 %6, 1
  %23 = icmp samesign ult i32 %22, 63
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %24
  %26 = getelementptr i8, ptr %25, i64 4
  br label %32

27:                                               ; preds = %45
  %28 = load i32, ptr %12, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %28, ptr %29, align 4, !tbaa !3
  %30 = load i32, ptr %17, align 4, !tbaa !3
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  store i32 %30, ptr %31, align 4, !tbaa !3
  ret void

32:                                               ; preds = %45, %2
  %33 = phi i32 [ 0, %2 ], [ %46, %45 ]
  br i1 %18, label %34, label %39

34:                                               ; preds = %32
  %35 = load i32, ptr %20, align 4, !tbaa !3
  %36 = load i32, ptr %21, align 4, !tbaa !3
  %37 = icmp sgt i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  store i32 %36, ptr %20, align 4, !tbaa !3
  store i32 %35, ptr %21, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %38, %34, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %40, label %45

40:                                               ; preds = %39
  %41 = load i32, ptr %25, align 4, !tbaa !3
  %42 = load i32, ptr %26, align 4, !tbaa !3
  %43 = icmp sgt i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  store i32 %42, ptr %25, align 4, !tbaa !3
  store i32 %41, ptr %26, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %44, %40, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = add nuw nsw i32 %33, 2
  %47 = icmp eq i32 %46, 64
  br i1 %47, label %27, label %32, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_sumsPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %66

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %18, label %39

18:                                               ; preds = %11
  %19 = sub i32 %16, %14
  %20 = and i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %30, %22 ], [ %14, %18 ]
  %24 = phi float [ %29, %22 ], [ 0.000000e+00, %18 ]
  %25 = phi i32 [ %31, %22 ], [ 0, %18 ]
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fadd contract float %24, %28
  %30 = add nsw i32 %23, 1
  %31 = add i32 %25, 1
  %32 = icmp eq i32 %31, %20
  br i1 %32, label %33, label %22, !llvm.loop !15

33:                                               ; preds = %22, %18
  %34 = phi float [ poison, %18 ], [ %29, %22 ]
  %35 = phi i32 [ %14, %18 ], [ %30, %22 ]
  %36 = phi float [ 0.000000e+00, %18 ], [ %29, %22 ]
  %37 = sub i32 %14, %16
  %38 = icmp ugt i32 %37, -4
  br i1 %38, label %39, label %42

39:                                               ; preds = %33, %42, %11
  %40 = phi float [ 0.000000e+00, %11 ], [ %34, %33 ], [ %63, %42 ]
  %41 = getelementptr inbounds float, ptr %2, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %66

42:                                               ; preds = %33, %42
  %43 = phi i32 [ %64, %42 ], [ %35, %33 ]
  %44 = phi float [ %63, %42 ], [ %36, %33 ]
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %44, %47
  %49 = sext i32 %43 to i64
  %50 = getelementptr float, ptr %1, i64 %49
  %51 = getelementptr i8, ptr %50, i64 4
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %48, %52
  %54 = sext i32 %43 to i64
  %55 = getelementptr float, ptr %1, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fadd contract float %53, %57
  %59 = sext i32 %43 to i64
  %60 = getelementptr float, ptr %1, i64 %59
  %61 = getelementptr i8, ptr %60, i64 12
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %58, %62
  %64 = add nsw i32 %43, 4
  %65 = icmp eq i32 %64, %16
  br i1 %65, label %39, label %42, !llvm.loop !17

66:                                               ; preds = %4, %39
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_brev(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !11}
