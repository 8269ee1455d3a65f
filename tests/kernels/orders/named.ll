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
  %18 = xor i32 %4, 1
  %19 = icmp samesign ugt i32 %18, %4
  br i1 %19, label %379, label %391

20:                                               ; preds = %391
  %21 = load i32, ptr %17, align 4, !tbaa !3
  %22 = zext nneg i32 %394 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  br i1 %393, label %27, label %25

25:                                               ; preds = %20
  %26 = icmp slt i32 %21, %24
  br i1 %26, label %29, label %30

27:                                               ; preds = %20
  %28 = icmp sgt i32 %21, %24
  br i1 %28, label %29, label %30

29:                                               ; preds = %27, %25
  store i32 %24, ptr %17, align 4, !tbaa !3
  store i32 %21, ptr %23, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %29, %27, %25, %391
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = xor i32 %4, 1
  %32 = icmp samesign ugt i32 %31, %4
  br i1 %32, label %33, label %43

33:                                               ; preds = %30
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  br i1 %393, label %40, label %38

38:                                               ; preds = %33
  %39 = icmp slt i32 %34, %37
  br i1 %39, label %42, label %43

40:                                               ; preds = %33
  %41 = icmp sgt i32 %34, %37
  br i1 %41, label %42, label %43

42:                                               ; preds = %40, %38
  store i32 %37, ptr %17, align 4, !tbaa !3
  store i32 %34, ptr %36, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %42, %40, %38, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = and i32 %4, 8
  %45 = icmp eq i32 %44, 0
  %46 = xor i32 %4, 4
  %47 = icmp samesign ugt i32 %46, %4
  br i1 %47, label %48, label %58

48:                                               ; preds = %43
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = zext nneg i32 %46 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  br i1 %45, label %55, label %53

53:                                               ; preds = %48
  %54 = icmp slt i32 %49, %52
  br i1 %54, label %57, label %58

55:                                               ; preds = %48
  %56 = icmp sgt i32 %49, %52
  br i1 %56, label %57, label %58

57:                                               ; preds = %55, %53
  store i32 %52, ptr %17, align 4, !tbaa !3
  store i32 %49, ptr %51, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %57, %55, %53, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = xor i32 %4, 2
  %60 = icmp samesign ugt i32 %59, %4
  br i1 %60, label %61, label %71

61:                                               ; preds = %58
  %62 = load i32, ptr %17, align 4, !tbaa !3
  %63 = zext nneg i32 %59 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  br i1 %45, label %68, label %66

66:                                               ; preds = %61
  %67 = icmp slt i32 %62, %65
  br i1 %67, label %70, label %71

68:                                               ; preds = %61
  %69 = icmp sgt i32 %62, %65
  br i1 %69, label %70, label %71

70:                                               ; preds = %68, %66
  store i32 %65, ptr %17, align 4, !tbaa !3
  store i32 %62, ptr %64, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %70, %68, %66, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = xor i32 %4, 1
  %73 = icmp samesign ugt i32 %72, %4
  br i1 %73, label %74, label %84

74:                                               ; preds = %71
  %75 = load i32, ptr %17, align 4, !tbaa !3
  %76 = zext nneg i32 %72 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  br i1 %45, label %81, label %79

79:                                               ; preds = %74
  %80 = icmp slt i32 %75, %78
  br i1 %80, label %83, label %84

81:                                               ; preds = %74
  %82 = icmp sgt i32 %75, %78
  br i1 %82, label %83, label %84

83:                                               ; preds = %81, %79
  store i32 %78, ptr %17, align 4, !tbaa !3
  store i32 %75, ptr %77, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %83, %81, %79, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = and i32 %4, 16
  %86 = icmp eq i32 %85, 0
  %87 = xor i32 %4, 8
  %88 = icmp samesign ugt i32 %87, %4
  br i1 %88, label %89, label %99

89:                                               ; preds = %84
  %90 = load i32, ptr %17, align 4, !tbaa !3
  %91 = zext nneg i32 %87 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  br i1 %86, label %96, label %94

94:                                               ; preds = %89
  %95 = icmp slt i32 %90, %93
  br i1 %95, label %98, label %99

96:                                               ; preds = %89
  %97 = icmp sgt i32 %90, %93
  br i1 %97, label %98, label %99

98:                                               ; preds = %96, %94
  store i32 %93, ptr %17, align 4, !tbaa !3
  store i32 %90, ptr %92, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %98, %96, %94, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %100 = xor i32 %4, 4
  %101 = icmp samesign ugt i32 %100, %4
  br i1 %101, label %102, label %112

102:                                              ; preds = %99
  %103 = load i32, ptr %17, align 4, !tbaa !3
  %104 = zext nneg i32 %100 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  br i1 %86, label %109, label %107

107:                                              ; preds = %102
  %108 = icmp slt i32 %103, %106
  br i1 %108, label %111, label %112

109:                                              ; preds = %102
  %110 = icmp sgt i32 %103, %106
  br i1 %110, label %111, label %112

111:                                              ; preds = %109, %107
  store i32 %106, ptr %17, align 4, !tbaa !3
  store i32 %103, ptr %105, align 4, !tbaa !3
  br label %112

112:                                              ; preds = %111, %109, %107, %99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = xor i32 %4, 2
  %114 = icmp samesign ugt i32 %113, %4
  br i1 %114, label %115, label %125

115:                                              ; preds = %112
  %116 = load i32, ptr %17, align 4, !tbaa !3
  %117 = zext nneg i32 %113 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !3
  br i1 %86, label %122, label %120

120:                                              ; preds = %115
  %121 = icmp slt i32 %116, %119
  br i1 %121, label %124, label %125

122:                                              ; preds = %115
  %123 = icmp sgt i32 %116, %119
  br i1 %123, label %124, label %125

124:                                              ; preds = %122, %120
  store i32 %119, ptr %17, align 4, !tbaa !3
  store i32 %116, ptr %118, align 4, !tbaa !3
  br label %125

125:                                              ; preds = %124, %122, %120, %112
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = xor i32 %4, 1
  %127 = icmp samesign ugt i32 %126, %4
  br i1 %127, label %128, label %138

128:                                              ; preds = %125
  %129 = load i32, ptr %17, align 4, !tbaa !3
  %130 = zext nneg i32 %126 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !3
  br i1 %86, label %135, label %133

133:                                              ; preds = %128
  %134 = icmp slt i32 %129, %132
  br i1 %134, label %137, label %138

135:                                              ; preds = %128
  %136 = icmp sgt i32 %129, %132
  br i1 %136, label %137, label %138

137:                                              ; preds = %135, %133
  store i32 %132, ptr %17, align 4, !tbaa !3
  store i32 %129, ptr %131, align 4, !tbaa !3
  br label %138

138:                                              ; preds = %137, %135, %133, %125
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = and i32 %4, 32
  %140 = icmp eq i32 %139, 0
  %141 = xor i32 %4, 16
  %142 = icmp samesign ugt i32 %141, %4
  br i1 %142, label %143, label %153

143:                                              ; preds = %138
  %144 = load i32, ptr %17, align 4, !tbaa !3
  %145 = zext nneg i32 %141 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !3
  br i1 %140, label %150, label %148

148:                                              ; preds = %143
  %149 = icmp slt i32 %144, %147
  br i1 %149, label %152, label %153

150:                                              ; preds = %143
  %151 = icmp sgt i32 %144, %147
  br i1 %151, label %152, label %153

152:                                              ; preds = %150, %148
  store i32 %147, ptr %17, align 4, !tbaa !3
  store i32 %144, ptr %146, align 4, !tbaa !3
  br label %153

153:                                              ; preds = %152, %150, %148, %138
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = xor i32 %4, 8
  %155 = icmp samesign ugt i32 %154, %4
  br i1 %155, label %156, label %166

156:                                              ; preds = %153
  %157 = load i32, ptr %17, align 4, !tbaa !3
  %158 = zext nneg i32 %154 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !3
  br i1 %140, label %163, label %161

161:                                              ; preds = %156
  %162 = icmp slt i32 %157, %160
  br i1 %162, label %165, label %166

163:                                              ; preds = %156
  %164 = icmp sgt i32 %157, %160
  br i1 %164, label %165, label %166

165:                                              ; preds = %163, %161
  store i32 %160, ptr %17, align 4, !tbaa !3
  store i32 %157, ptr %159, align 4, !tbaa !3
  br label %166

166:                                              ; preds = %165, %163, %161, %153
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = xor i32 %4, 4
  %168 = icmp samesign ugt i32 %167, %4
  br i1 %168, label %169, label %179

169:                                              ; preds = %166
  %170 = load i32, ptr %17, align 4, !tbaa !3
  %171 = zext nneg i32 %167 to i64
  %172 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !3
  br i1 %140, label %176, label %174

174:                                              ; preds = %169
  %175 = icmp slt i32 %170, %173
  br i1 %175, label %178, label %179

176:                                              ; preds = %169
  %177 = icmp sgt i32 %170, %173
  br i1 %177, label %178, label %179

178:                                              ; preds = %176, %174
  store i32 %173, ptr %17, align 4, !tbaa !3
  store i32 %170, ptr %172, align 4, !tbaa !3
  br label %179

179:                                              ; preds = %178, %176, %174, %166
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %180 = xor i32 %4, 2
  %181 = icmp samesign ugt i32 %180, %4
  br i1 %181, label %182, label %192

182:                                              ; preds = %179
  %183 = load i32, ptr %17, align 4, !tbaa !3
  %184 = zext nneg i32 %180 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %184
  %186 = load i32, ptr %185, align 4, !tbaa !3
  br i1 %140, label %189, label %187

187:                                              ; preds = %182
  %188 = icmp slt i32 %183, %186
  br i1 %188, label %191, label %192

189:                                              ; preds = %182
  %190 = icmp sgt i32 %183, %186
  br i1 %190, label %191, label %192

191:                                              ; preds = %189, %187
  store i32 %186, ptr %17, align 4, !tbaa !3
  store i32 %183, ptr %185, align 4, !tbaa !3
  br label %192

192:                                              ; preds = %191, %189, %187, %179
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %193 = xor i32 %4, 1
  %194 = icmp samesign ugt i32 %193, %4
  br i1 %194, label %195, label %205

195:                                              ; preds = %192
  %196 = load i32, ptr %17, align 4, !tbaa !3
  %197 = zext nneg i32 %193 to i64
  %198 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !3
  br i1 %140, label %202, label %200

200:                                              ; preds = %195
  %201 = icmp slt i32 %196, %199
  br i1 %201, label %204, label %205

202:                                              ; preds = %195
  %203 = icmp sgt i32 %196, %199
  br i1 %203, label %204, label %205

204:                                              ; preds = %202, %200
  store i32 %199, ptr %17, align 4, !tbaa !3
  store i32 %196, ptr %198, align 4, !tbaa !3
  br label %205

205:                                              ; preds = %204, %202, %200, %192
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %206 = and i32 %4, 64
  %207 = icmp eq i32 %206, 0
  %208 = xor i32 %4, 32
  %209 = icmp samesign ugt i32 %208, %4
  br i1 %209, label %210, label %220

210:                                              ; preds = %205
  %211 = load i32, ptr %17, align 4, !tbaa !3
  %212 = zext nneg i32 %208 to i64
  %213 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %212
  %214 = load i32, ptr %213, align 4, !tbaa !3
  br i1 %207, label %217, label %215

215:                                              ; preds = %210
  %216 = icmp slt i32 %211, %214
  br i1 %216, label %219, label %220

217:                                              ; preds = %210
  %218 = icmp sgt i32 %211, %214
  br i1 %218, label %219, label %220

219:                                              ; preds = %217, %215
  store i32 %214, ptr %17, align 4, !tbaa !3
  store i32 %211, ptr %213, align 4, !tbaa !3
  br label %220

220:                                              ; preds = %219, %217, %215, %205
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %221 = xor i32 %4, 16
  %222 = icmp samesign ugt i32 %221, %4
  br i1 %222, label %223, label %233

223:                                              ; preds = %220
  %224 = load i32, ptr %17, align 4, !tbaa !3
  %225 = zext nneg i32 %221 to i64
  %226 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %225
  %227 = load i32, ptr %226, align 4, !tbaa !3
  br i1 %207, label %230, label %228

228:                                              ; preds = %223
  %229 = icmp slt i32 %224, %227
  br i1 %229, label %232, label %233

230:                                              ; preds = %223
  %231 = icmp sgt i32 %224, %227
  br i1 %231, label %232, label %233

232:                                              ; preds = %230, %228
  store i32 %227, ptr %17, align 4, !tbaa !3
  store i32 %224, ptr %226, align 4, !tbaa !3
  br label %233

233:                                              ; preds = %232, %230, %228, %220
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %234 = xor i32 %4, 8
  %235 = icmp samesign ugt i32 %234, %4
  br i1 %235, label %236, label %246

236:                                              ; preds = %233
  %237 = load i32, ptr %17, align 4, !tbaa !3
  %238 = zext nneg i32 %234 to i64
  %239 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %238
  %240 = load i32, ptr %239, align 4, !tbaa !3
  br i1 %207, label %243, label %241

241:                                              ; preds = %236
  %242 = icmp slt i32 %237, %240
  br i1 %242, label %245, label %246

243:                                              ; preds = %236
  %244 = icmp sgt i32 %237, %240
  br i1 %244, label %245, label %246

245:                                              ; preds = %243, %241
  store i32 %240, ptr %17, align 4, !tbaa !3
  store i32 %237, ptr %239, align 4, !tbaa !3
  br label %246

246:                                              ; preds = %245, %243, %241, %233
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %247 = xor i32 %4, 4
  %248 = icmp samesign ugt i32 %247, %4
  br i1 %248, label %249, label %259

249:                                              ; preds = %246
  %250 = load i32, ptr %17, align 4, !tbaa !3
  %251 = zext nneg i32 %247 to i64
  %252 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %251
  %253 = load i32, ptr %252, align 4, !tbaa !3
  br i1 %207, label %256, label %254

254:                                              ; preds = %249
  %255 = icmp slt i32 %250, %253
  br i1 %255, label %258, label %259

256:                                              ; preds = %249
  %257 = icmp sgt i32 %250, %253
  br i1 %257, label %258, label %259

258:                                              ; preds = %256, %254
  store i32 %253, ptr %17, align 4, !tbaa !3
  store i32 %250, ptr %252, align 4, !tbaa !3
  br label %259

259:                                              ; preds = %258, %256, %254, %246
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %260 = xor i32 %4, 2
  %261 = icmp samesign ugt i32 %260, %4
  br i1 %261, label %262, label %272

262:                                              ; preds = %259
  %263 = load i32, ptr %17, align 4, !tbaa !3
  %264 = zext nneg i32 %260 to i64
  %265 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %264
  %266 = load i32, ptr %265, align 4, !tbaa !3
  br i1 %207, label %269, label %267

267:                                              ; preds = %262
  %268 = icmp slt i32 %263, %266
  br i1 %268, label %271, label %272

269:                                              ; preds = %262
  %270 = icmp sgt i32 %263, %266
  br i1 %270, label %271, label %272

271:                                              ; preds = %269, %267
  store i32 %266, ptr %17, align 4, !tbaa !3
  store i32 %263, ptr %265, align 4, !tbaa !3
  br label %272

272:                                              ; preds = %271, %269, %267, %259
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %273 = xor i32 %4, 1
  %274 = icmp samesign ugt i32 %273, %4
  br i1 %274, label %275, label %285

275:                                              ; preds = %272
  %276 = load i32, ptr %17, align 4, !tbaa !3
  %277 = zext nneg i32 %273 to i64
  %278 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %277
  %279 = load i32, ptr %278, align 4, !tbaa !3
  br i1 %207, label %282, label %280

280:                                              ; preds = %275
  %281 = icmp slt i32 %276, %279
  br i1 %281, label %284, label %285

282:                                              ; preds = %275
  %283 = icmp sgt i32 %276, %279
  br i1 %283, label %284, label %285

284:                                              ; preds = %282, %280
  store i32 %279, ptr %17, align 4, !tbaa !3
  store i32 %276, ptr %278, align 4, !tbaa !3
  br label %285

285:                                              ; preds = %284, %282, %280, %272
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %286 = and i32 %4, 128
  %287 = icmp eq i32 %286, 0
  %288 = xor i32 %4, 64
  %289 = icmp samesign ugt i32 %288, %4
  br i1 %289, label %290, label %300

290:                                              ; preds = %285
  %291 = load i32, ptr %17, align 4, !tbaa !3
  %292 = zext nneg i32 %288 to i64
  %293 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %292
  %294 = load i32, ptr %293, align 4, !tbaa !3
  br i1 %287, label %297, label %295

295:                                              ; preds = %290
  %296 = icmp slt i32 %291, %294
  br i1 %296, label %299, label %300

297:                                              ; preds = %290
  %298 = icmp sgt i32 %291, %294
  br i1 %298, label %299, label %300

299:                                              ; preds = %297, %295
  store i32 %294, ptr %17, align 4, !tbaa !3
  store i32 %291, ptr %293, align 4, !tbaa !3
  br label %300

300:                                              ; preds = %299, %297, %295, %285
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %301 = xor i32 %4, 32
  %302 = icmp samesign ugt i32 %301, %4
  br i1 %302, label %303, label %313

303:                                              ; preds = %300
  %304 = load i32, ptr %17, align 4, !tbaa !3
  %305 = zext nneg i32 %301 to i64
  %306 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %305
  %307 = load i32, ptr %306, align 4, !tbaa !3
  br i1 %287, label %310, label %308

308:                                              ; preds = %303
  %309 = icmp slt i32 %304, %307
  br i1 %309, label %312, label %313

310:                                              ; preds = %303
  %311 = icmp sgt i32 %304, %307
  br i1 %311, label %312, label %313

312:                                              ; preds = %310, %308
  store i32 %307, ptr %17, align 4, !tbaa !3
  store i32 %304, ptr %306, align 4, !tbaa !3
  br label %313

313:                                              ; preds = %312, %310, %308, %300
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %314 = xor i32 %4, 16
  %315 = icmp samesign ugt i32 %314, %4
  br i1 %315, label %316, label %326

316:                                              ; preds = %313
  %317 = load i32, ptr %17, align 4, !tbaa !3
  %318 = zext nneg i32 %314 to i64
  %319 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %318
  %320 = load i32, ptr %319, align 4, !tbaa !3
  br i1 %287, label %323, label %321

321:                                              ; preds = %316
  %322 = icmp slt i32 %317, %320
  br i1 %322, label %325, label %326

323:                                              ; preds = %316
  %324 = icmp sgt i32 %317, %320
  br i1 %324, label %325, label %326

325:                                              ; preds = %323, %321
  store i32 %320, ptr %17, align 4, !tbaa !3
  store i32 %317, ptr %319, align 4, !tbaa !3
  br label %326

326:                                              ; preds = %325, %323, %321, %313
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %327 = xor i32 %4, 8
  %328 = icmp samesign ugt i32 %327, %4
  br i1 %328, label %329, label %339

329:                                              ; preds = %326
  %330 = load i32, ptr %17, align 4, !tbaa !3
  %331 = zext nneg i32 %327 to i64
  %332 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %331
  %333 = load i32, ptr %332, align 4, !tbaa !3
  br i1 %287, label %336, label %334

334:                                              ; preds = %329
  %335 = icmp slt i32 %330, %333
  br i1 %335, label %338, label %339

336:                                              ; preds = %329
  %337 = icmp sgt i32 %330, %333
  br i1 %337, label %338, label %339

338:                                              ; preds = %336, %334
  store i32 %333, ptr %17, align 4, !tbaa !3
  store i32 %330, ptr %332, align 4, !tbaa !3
  br label %339

339:                                              ; preds = %338, %336, %334, %326
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %340 = xor i32 %4, 4
  %341 = icmp samesign ugt i32 %340, %4
  br i1 %341, label %342, label %352

342:                                              ; preds = %339
  %343 = load i32, ptr %17, align 4, !tbaa !3
  %344 = zext nneg i32 %340 to i64
  %345 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %344
  %346 = load i32, ptr %345, align 4, !tbaa !3
  br i1 %287, label %349, label %347

347:                                              ; preds = %342
  %348 = icmp slt i32 %343, %346
  br i1 %348, label %351, label %352

349:                                              ; preds = %342
  %350 = icmp sgt i32 %343, %346
  br i1 %350, label %351, label %352

351:                                              ; preds = %349, %347
  store i32 %346, ptr %17, align 4, !tbaa !3
  store i32 %343, ptr %345, align 4, !tbaa !3
  br label %352

352:                                              ; preds = %351, %349, %347, %339
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %353 = xor i32 %4, 2
  %354 = icmp samesign ugt i32 %353, %4
  br i1 %354, label %355, label %365

355:                                              ; preds = %352
  %356 = load i32, ptr %17, align 4, !tbaa !3
  %357 = zext nneg i32 %353 to i64
  %358 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %357
  %359 = load i32, ptr %358, align 4, !tbaa !3
  br i1 %287, label %362, label %360

360:                                              ; preds = %355
  %361 = icmp slt i32 %356, %359
  br i1 %361, label %364, label %365

362:                                              ; preds = %355
  %363 = icmp sgt i32 %356, %359
  br i1 %363, label %364, label %365

364:                                              ; preds = %362, %360
  store i32 %359, ptr %17, align 4, !tbaa !3
  store i32 %356, ptr %358, align 4, !tbaa !3
  br label %365

365:                                              ; preds = %364, %362, %360, %352
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %366 = xor i32 %4, 1
  %367 = icmp samesign ugt i32 %366, %4
  br i1 %367, label %368, label %378

368:                                              ; preds = %365
  %369 = load i32, ptr %17, align 4, !tbaa !3
  %370 = zext nneg i32 %366 to i64
  %371 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %370
  %372 = load i32, ptr %371, align 4, !tbaa !3
  br i1 %287, label %375, label %373

373:                                              ; preds = %368
  %374 = icmp slt i32 %369, %372
  br i1 %374, label %377, label %378

375:                                              ; preds = %368
  %376 = icmp sgt i32 %369, %372
  br i1 %376, label %377, label %378

377:                                              ; preds = %375, %373
  store i32 %372, ptr %17, align 4, !tbaa !3
  store i32 %369, ptr %371, align 4, !tbaa !3
  br label %378

378:                                              ; preds = %377, %375, %373, %365
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %396, label %400

379:                                              ; preds = %14
  %380 = and i32 %4, 2
  %381 = icmp eq i32 %380, 0
  %382 = load i32, ptr %17, align 4, !tbaa !3
  %383 = zext nneg i32 %18 to i64
  %384 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_intsPKiPiiE1s to ptr), i64 %383
  %385 = load i32, ptr %384, align 4, !tbaa !3
  br i1 %381, label %386, label %388

386:                                              ; preds = %379
  %387 = icmp sgt i32 %382, %385
  br i1 %387, label %390, label %391

388:                                              ; preds = %379
  %389 = icmp slt i32 %382, %385
  br i1 %389, label %390, label %391

390:                                              ; preds = %388, %386
  store i32 %385, ptr %17, align 4, !tbaa !3
  store i32 %382, ptr %384, align 4, !tbaa !3
  br label %391

391:                                              ; preds = %386, %388, %390, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %392 = and i32 %4, 4
  %393 = icmp eq i32 %392, 0
  %394 = xor i32 %4, 2
  %395 = icmp samesign ugt i32 %394, %4
  br i1 %395, label %20, label %30

396:                                              ; preds = %378
  %397 = sext i32 %8 to i64
  %398 = getelementptr inbounds i32, ptr %1, i64 %397
  %399 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %399, ptr %398, align 4, !tbaa !3
  br label %400

400:                                              ; preds = %396, %378
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
  %27 = icmp samesign ult i32 %3, 32
  %28 = zext nneg i32 %6 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %28
  %30 = getelementptr i8, ptr %29, i64 4
  %31 = or disjoint i32 %6, 1
  %32 = icmp samesign ult i32 %31, 63
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13odd_even_sortPKiPiE1s to ptr), i64 %33
  %35 = getelementptr i8, ptr %34, i64 4
  br label %41

36:                                               ; preds = %66
  %37 = load i32, ptr %12, align 4, !tbaa !3
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %37, ptr %38, align 4, !tbaa !3
  %39 = load i32, ptr %17, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  store i32 %39, ptr %40, align 4, !tbaa !3
  ret void

41:                                               ; preds = %66, %2
  %42 = phi i32 [ 0, %2 ], [ %67, %66 ]
  br i1 %18, label %43, label %48

43:                                               ; preds = %41
  %44 = load i32, ptr %20, align 4, !tbaa !3
  %45 = load i32, ptr %21, align 4, !tbaa !3
  %46 = icmp sgt i32 %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  store i32 %45, ptr %20, align 4, !tbaa !3
  store i32 %44, ptr %21, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %47, %43, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %49, label %54

49:                                               ; preds = %48
  %50 = load i32, ptr %25, align 4, !tbaa !3
  %51 = load i32, ptr %26, align 4, !tbaa !3
  %52 = icmp sgt i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  store i32 %51, ptr %25, align 4, !tbaa !3
  store i32 %50, ptr %26, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %53, %49, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %27, label %55, label %60

55:                                               ; preds = %54
  %56 = load i32, ptr %29, align 4, !tbaa !3
  %57 = load i32, ptr %30, align 4, !tbaa !3
  %58 = icmp sgt i32 %56, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  store i32 %57, ptr %29, align 4, !tbaa !3
  store i32 %56, ptr %30, align 4, !tbaa !3
  br label %60

60:                                               ; preds = %59, %55, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %61, label %66

61:                                               ; preds = %60
  %62 = load i32, ptr %34, align 4, !tbaa !3
  %63 = load i32, ptr %35, align 4, !tbaa !3
  %64 = icmp sgt i32 %62, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  store i32 %63, ptr %34, align 4, !tbaa !3
  store i32 %62, ptr %35, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %65, %61, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = add nuw nsw i32 %42, 4
  %68 = icmp eq i32 %67, 64
  br i1 %68, label %36, label %41, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_sumsPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %86

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
  %20 = and i32 %19, 7
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
  br i1 %32, label %33, label %22, !llvm.loop !13

33:                                               ; preds = %22, %18
  %34 = phi float [ poison, %18 ], [ %29, %22 ]
  %35 = phi i32 [ %14, %18 ], [ %30, %22 ]
  %36 = phi float [ 0.000000e+00, %18 ], [ %29, %22 ]
  %37 = sub i32 %14, %16
  %38 = icmp ugt i32 %37, -8
  br i1 %38, label %39, label %42

39:                                               ; preds = %33, %42, %11
  %40 = phi float [ 0.000000e+00, %11 ], [ %34, %33 ], [ %83, %42 ]
  %41 = getelementptr inbounds float, ptr %2, i64 %12
  store float %40, ptr %41, align 4, !tbaa !7
  br label %86

42:                                               ; preds = %33, %42
  %43 = phi i32 [ %84, %42 ], [ %35, %33 ]
  %44 = phi float [ %83, %42 ], [ %36, %33 ]
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
  %64 = sext i32 %43 to i64
  %65 = getelementptr float, ptr %1, i64 %64
  %66 = getelementptr i8, ptr %65, i64 16
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fadd contract float %63, %67
  %69 = sext i32 %43 to i64
  %70 = getelementptr float, ptr %1, i64 %69
  %71 = getelementptr i8, ptr %70, i64 20
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fadd contract float %68, %72
  %74 = sext i32 %43 to i64
  %75 = getelementptr float, ptr %1, i64 %74
  %76 = getelementptr i8, ptr %75, i64 24
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fadd contract float %73, %77
  %79 = sext i32 %43 to i64
  %80 = getelementptr float, ptr %1, i64 %79
  %81 = getelementptr i8, ptr %80, i64 28
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fadd contract float %78, %82
  %84 = add nsw i32 %43, 8
  %85 = icmp eq i32 %84, %16
  br i1 %85, label %39, label %42, !llvm.loop !15

86:                                               ; preds = %4, %39
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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11}
