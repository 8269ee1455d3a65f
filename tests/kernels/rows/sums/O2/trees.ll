; ModuleID = 'trees.cu'
source_filename = "trees.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ4fullILj256EEvPKfPfjE1f = comdat any

@s = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@f = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ13tree_syncwarpPKfPfjE1f = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ14tree_then_tilePKfPfjE1f = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@_ZZ12tree_greaterPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ18tree_greater_floatPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ10rounds_sumPKfPfiE1w = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ11rounds_eachPKfPfiE1w = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ13rounds_atomicPKfPfiE5total = internal addrspace(3) global float undef, align 4
@_ZZ11tree_argmaxPKfPiiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ11tree_argmaxPKfPiiE1k = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ12tree_columnsPKfPfiE1w = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8tree_oddPKfPfiE1s = internal unnamed_addr addrspace(3) global [96 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1q = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ4fullILj256EEvPKfPfjE1f = linkonce_odr dso_local addrspace(3) global [256 x float] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14tree_remainderPKiPij(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 1
  br i1 %18, label %21, label %19

19:                                               ; preds = %34, %14
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %36, label %40

21:                                               ; preds = %14, %34
  %22 = phi i32 [ %23, %34 ], [ 1, %14 ]
  %23 = shl i32 %22, 1
  %24 = add i32 %23, 1023
  %25 = and i32 %24, %4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %34

27:                                               ; preds = %21
  %28 = add i32 %22, %4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = load i32, ptr %17, align 4, !tbaa !3
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr %17, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %27, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = icmp ult i32 %23, %6
  br i1 %35, label %21, label %19, !llvm.loop !7

36:                                               ; preds = %19
  %37 = zext nneg i32 %5 to i64
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !tbaa !3
  store i32 %39, ptr %38, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %36, %19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_stridedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 1
  br i1 %18, label %21, label %19

19:                                               ; preds = %35, %14
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %37, label %41

21:                                               ; preds = %14, %35
  %22 = phi i32 [ %23, %35 ], [ 1, %14 ]
  %23 = shl i32 %22, 1
  %24 = mul i32 %23, %4
  %25 = icmp ult i32 %24, %6
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = zext nneg i32 %24 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %27
  %29 = add i32 %24, %22
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !9
  %33 = load float, ptr %28, align 4, !tbaa !9
  %34 = fadd contract float %32, %33
  store float %34, ptr %28, align 4, !tbaa !9
  br label %35

35:                                               ; preds = %26, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = icmp ult i32 %23, %6
  br i1 %36, label %21, label %19, !llvm.loop !11

37:                                               ; preds = %19
  %38 = zext nneg i32 %5 to i64
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38
  %40 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !tbaa !9
  store float %40, ptr %39, align 4, !tbaa !9
  br label %41

41:                                               ; preds = %37, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11tree_halvesPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = lshr i32 %6, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %32, %14
  %21 = icmp eq i32 %4, 0
  br i1 %21, label %35, label %39

22:                                               ; preds = %14, %32
  %23 = phi i32 [ %33, %32 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = add nuw nsw i32 %23, %4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !9
  %30 = load float, ptr %17, align 4, !tbaa !9
  %31 = fadd contract float %29, %30
  store float %31, ptr %17, align 4, !tbaa !9
  br label %32

32:                                               ; preds = %25, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = lshr i32 %23, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %20, label %22, !llvm.loop !12

35:                                               ; preds = %20
  %36 = zext nneg i32 %5 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  %38 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !tbaa !9
  store float %38, ptr %37, align 4, !tbaa !9
  br label %39

39:                                               ; preds = %35, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_carriedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = mul i32 %7, %5
  %9 = add i32 %8, %4
  %10 = icmp ult i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !9
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ]
  %17 = add i32 %9, %6
  %18 = icmp ult i32 %17, %2
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !9
  %23 = fadd contract float %16, %22
  br label %24

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ]
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %26
  store float %25, ptr %27, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = lshr i32 %6, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %43, %24
  %31 = phi float [ %25, %24 ], [ %44, %43 ]
  %32 = icmp eq i32 %4, 0
  br i1 %32, label %47, label %50

33:                                               ; preds = %24, %43
  %34 = phi i32 [ %45, %43 ], [ %28, %24 ]
  %35 = phi float [ %44, %43 ], [ %25, %24 ]
  %36 = icmp samesign ult i32 %4, %34
  br i1 %36, label %37, label %43

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %34, %4
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !9
  %42 = fadd contract float %35, %41
  store float %42, ptr %27, align 4, !tbaa !9
  br label %43

43:                                               ; preds = %37, %33
  %44 = phi float [ %42, %37 ], [ %35, %33 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %34, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %30, label %33, !llvm.loop !13

47:                                               ; preds = %30
  %48 = zext nneg i32 %5 to i64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  store float %31, ptr %49, align 4, !tbaa !9
  br label %50

50:                                               ; preds = %47, %30
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @_Z9last_warpPVfi(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr float, ptr %0, i64 %3
  %5 = getelementptr i8, ptr %4, i64 128
  %6 = load volatile float, ptr %5, align 4, !tbaa !9
  %7 = load volatile float, ptr %4, align 4, !tbaa !9
  %8 = fadd contract float %6, %7
  store volatile float %8, ptr %4, align 4, !tbaa !9
  %9 = getelementptr i8, ptr %4, i64 64
  %10 = load volatile float, ptr %9, align 4, !tbaa !9
  %11 = load volatile float, ptr %4, align 4, !tbaa !9
  %12 = fadd contract float %10, %11
  store volatile float %12, ptr %4, align 4, !tbaa !9
  %13 = getelementptr i8, ptr %4, i64 32
  %14 = load volatile float, ptr %13, align 4, !tbaa !9
  %15 = load volatile float, ptr %4, align 4, !tbaa !9
  %16 = fadd contract float %14, %15
  store volatile float %16, ptr %4, align 4, !tbaa !9
  %17 = getelementptr i8, ptr %4, i64 16
  %18 = load volatile float, ptr %17, align 4, !tbaa !9
  %19 = load volatile float, ptr %4, align 4, !tbaa !9
  %20 = fadd contract float %18, %19
  store volatile float %20, ptr %4, align 4, !tbaa !9
  %21 = getelementptr i8, ptr %4, i64 8
  %22 = load volatile float, ptr %21, align 4, !tbaa !9
  %23 = load volatile float, ptr %4, align 4, !tbaa !9
  %24 = fadd contract float %22, %23
  store volatile float %24, ptr %4, align 4, !tbaa !9
  %25 = getelementptr i8, ptr %4, i64 4
  %26 = load volatile float, ptr %25, align 4, !tbaa !9
  %27 = load volatile float, ptr %4, align 4, !tbaa !9
  %28 = fadd contract float %26, %27
  store volatile float %28, ptr %4, align 4, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_volatilePKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = mul i32 %7, %5
  %9 = add i32 %8, %4
  %10 = icmp ult i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !9
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ]
  %17 = add i32 %9, %6
  %18 = icmp ult i32 %17, %2
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %15, %19
  %24 = phi contract float [ %22, %19 ], [ 0.000000e+00, %15 ]
  %25 = fadd contract float %16, %24
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %26
  store float %25, ptr %27, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ugt i32 %6, 65
  br i1 %28, label %31, label %29

29:                                               ; preds = %42, %23
  %30 = icmp samesign ult i32 %4, 32
  br i1 %30, label %44, label %69

31:                                               ; preds = %23, %42
  %32 = phi i32 [ %33, %42 ], [ %6, %23 ]
  %33 = lshr i32 %32, 1
  %34 = icmp samesign ult i32 %4, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %31
  %36 = add nuw nsw i32 %33, %4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !9
  %40 = load float, ptr %27, align 4, !tbaa !9
  %41 = fadd contract float %39, %40
  store float %41, ptr %27, align 4, !tbaa !9
  br label %42

42:                                               ; preds = %35, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ugt i32 %32, 131
  br i1 %43, label %31, label %29, !llvm.loop !14

44:                                               ; preds = %29
  %45 = getelementptr i8, ptr %27, i64 128
  %46 = load volatile float, ptr %45, align 4, !tbaa !9
  %47 = load volatile float, ptr %27, align 4, !tbaa !9
  %48 = fadd contract float %46, %47
  store volatile float %48, ptr %27, align 4, !tbaa !9
  %49 = getelementptr i8, ptr %27, i64 64
  %50 = load volatile float, ptr %49, align 4, !tbaa !9
  %51 = load volatile float, ptr %27, align 4, !tbaa !9
  %52 = fadd contract float %50, %51
  store volatile float %52, ptr %27, align 4, !tbaa !9
  %53 = getelementptr i8, ptr %27, i64 32
  %54 = load volatile float, ptr %53, align 4, !tbaa !9
  %55 = load volatile float, ptr %27, align 4, !tbaa !9
  %56 = fadd contract float %54, %55
  store volatile float %56, ptr %27, align 4, !tbaa !9
  %57 = getelementptr i8, ptr %27, i64 16
  %58 = load volatile float, ptr %57, align 4, !tbaa !9
  %59 = load volatile float, ptr %27, align 4, !tbaa !9
  %60 = fadd contract float %58, %59
  store volatile float %60, ptr %27, align 4, !tbaa !9
  %61 = getelementptr i8, ptr %27, i64 8
  %62 = load volatile float, ptr %61, align 4, !tbaa !9
  %63 = load volatile float, ptr %27, align 4, !tbaa !9
  %64 = fadd contract float %62, %63
  store volatile float %64, ptr %27, align 4, !tbaa !9
  %65 = getelementptr i8, ptr %27, i64 4
  %66 = load volatile float, ptr %65, align 4, !tbaa !9
  %67 = load volatile float, ptr %27, align 4, !tbaa !9
  %68 = fadd contract float %66, %67
  store volatile float %68, ptr %27, align 4, !tbaa !9
  br label %69

69:                                               ; preds = %44, %29
  %70 = icmp eq i32 %4, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %69
  %72 = zext nneg i32 %5 to i64
  %73 = getelementptr inbounds nuw float, ptr %1, i64 %72
  %74 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4, !tbaa !9
  store float %74, ptr %73, align 4, !tbaa !9
  br label %75

75:                                               ; preds = %71, %69
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_syncwarpPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 65
  br i1 %18, label %21, label %19

19:                                               ; preds = %32, %14
  %20 = icmp samesign ult i32 %4, 32
  br i1 %20, label %34, label %54

21:                                               ; preds = %14, %32
  %22 = phi i32 [ %23, %32 ], [ %6, %14 ]
  %23 = lshr i32 %22, 1
  %24 = icmp samesign ult i32 %4, %23
  br i1 %24, label %25, label %32

25:                                               ; preds = %21
  %26 = add nuw nsw i32 %23, %4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !9
  %30 = load float, ptr %17, align 4, !tbaa !9
  %31 = fadd contract float %29, %30
  store float %31, ptr %17, align 4, !tbaa !9
  br label %32

32:                                               ; preds = %25, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ugt i32 %22, 131
  br i1 %33, label %21, label %19, !llvm.loop !15

34:                                               ; preds = %19
  %35 = load float, ptr %17, align 4, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %37 = load float, ptr %36, align 4, !tbaa !9
  %38 = fadd contract float %35, %37
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %38, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %40 = load float, ptr %39, align 4, !tbaa !9
  %41 = fadd contract float %38, %40
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %41, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %43 = load float, ptr %42, align 4, !tbaa !9
  %44 = fadd contract float %41, %43
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %44, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %46 = load float, ptr %45, align 4, !tbaa !9
  %47 = fadd contract float %44, %46
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %47, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %49 = load float, ptr %48, align 4, !tbaa !9
  %50 = fadd contract float %47, %49
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %50, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %52 = load float, ptr %51, align 4, !tbaa !9
  %53 = fadd contract float %50, %52
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %53, ptr %17, align 4, !tbaa !9
  br label %54

54:                                               ; preds = %34, %19
  %55 = icmp eq i32 %4, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = zext nneg i32 %5 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  %59 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), align 4, !tbaa !9
  store float %59, ptr %58, align 4, !tbaa !9
  br label %60

60:                                               ; preds = %56, %54
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13tree_unrolledPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 9
  %7 = add i32 %6, %4
  %8 = icmp ult i32 %7, %2
  br i1 %8, label %9, label %30

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 9
  br label %12

12:                                               ; preds = %26, %9
  %13 = phi i32 [ %7, %9 ], [ %28, %26 ]
  %14 = phi float [ 0.000000e+00, %9 ], [ %27, %26 ]
  %15 = zext i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !9
  %18 = fadd contract float %14, %17
  %19 = add i32 %13, 256
  %20 = icmp ult i32 %19, %2
  br i1 %20, label %21, label %26

21:                                               ; preds = %12
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !9
  %25 = fadd contract float %18, %24
  br label %26

26:                                               ; preds = %21, %12
  %27 = phi float [ %25, %21 ], [ %18, %12 ]
  %28 = add i32 %13, %11
  %29 = icmp ult i32 %28, %2
  br i1 %29, label %12, label %30, !llvm.loop !16

30:                                               ; preds = %26, %3
  %31 = phi float [ 0.000000e+00, %3 ], [ %27, %26 ]
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 %32
  store float %31, ptr %33, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp samesign ult i32 %4, 128
  br i1 %34, label %35, label %40

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %37 = load float, ptr %36, align 4, !tbaa !9
  %38 = load float, ptr %33, align 4, !tbaa !9
  %39 = fadd contract float %37, %38
  store float %39, ptr %33, align 4, !tbaa !9
  br label %40

40:                                               ; preds = %35, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %4, 64
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %44 = load float, ptr %43, align 4, !tbaa !9
  %45 = load float, ptr %33, align 4, !tbaa !9
  %46 = fadd contract float %44, %45
  store float %46, ptr %33, align 4, !tbaa !9
  br label %47

47:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %4, 32
  br i1 %48, label %49, label %74

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %51 = load volatile float, ptr %50, align 4, !tbaa !9
  %52 = load volatile float, ptr %33, align 4, !tbaa !9
  %53 = fadd contract float %51, %52
  store volatile float %53, ptr %33, align 4, !tbaa !9
  %54 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %55 = load volatile float, ptr %54, align 4, !tbaa !9
  %56 = load volatile float, ptr %33, align 4, !tbaa !9
  %57 = fadd contract float %55, %56
  store volatile float %57, ptr %33, align 4, !tbaa !9
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %59 = load volatile float, ptr %58, align 4, !tbaa !9
  %60 = load volatile float, ptr %33, align 4, !tbaa !9
  %61 = fadd contract float %59, %60
  store volatile float %61, ptr %33, align 4, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %63 = load volatile float, ptr %62, align 4, !tbaa !9
  %64 = load volatile float, ptr %33, align 4, !tbaa !9
  %65 = fadd contract float %63, %64
  store volatile float %65, ptr %33, align 4, !tbaa !9
  %66 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %67 = load volatile float, ptr %66, align 4, !tbaa !9
  %68 = load volatile float, ptr %33, align 4, !tbaa !9
  %69 = fadd contract float %67, %68
  store volatile float %69, ptr %33, align 4, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %71 = load volatile float, ptr %70, align 4, !tbaa !9
  %72 = load volatile float, ptr %33, align 4, !tbaa !9
  %73 = fadd contract float %71, %72
  store volatile float %73, ptr %33, align 4, !tbaa !9
  br label %74

74:                                               ; preds = %49, %47
  %75 = icmp eq i32 %4, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %74
  %77 = zext nneg i32 %5 to i64
  %78 = getelementptr inbounds nuw float, ptr %1, i64 %77
  %79 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), align 4, !tbaa !9
  store float %79, ptr %78, align 4, !tbaa !9
  br label %80

80:                                               ; preds = %74, %76
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14tree_then_tilePKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ugt i32 %6, 65
  br i1 %18, label %29, label %19

19:                                               ; preds = %40, %14
  %20 = phi float [ %15, %14 ], [ %41, %40 ]
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %24 = mul nuw nsw i32 %22, %23
  %25 = add nuw nsw i32 %24, %21
  %26 = mul nuw nsw i32 %25, %6
  %27 = add nuw nsw i32 %26, %4
  %28 = icmp samesign ult i32 %27, 32
  br i1 %28, label %43, label %71

29:                                               ; preds = %14, %40
  %30 = phi i32 [ %32, %40 ], [ %6, %14 ]
  %31 = phi float [ %41, %40 ], [ %15, %14 ]
  %32 = lshr i32 %30, 1
  %33 = icmp samesign ult i32 %4, %32
  br i1 %33, label %34, label %40

34:                                               ; preds = %29
  %35 = add nuw nsw i32 %32, %4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !9
  %39 = fadd contract float %31, %38
  store float %39, ptr %17, align 4, !tbaa !9
  br label %40

40:                                               ; preds = %34, %29
  %41 = phi float [ %39, %34 ], [ %31, %29 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ugt i32 %30, 131
  br i1 %42, label %29, label %19, !llvm.loop !17

43:                                               ; preds = %19
  %44 = icmp samesign ugt i32 %6, 63
  br i1 %44, label %45, label %49

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %47 = load float, ptr %46, align 4, !tbaa !9
  %48 = fadd contract float %20, %47
  br label %49

49:                                               ; preds = %45, %43
  %50 = phi float [ %48, %45 ], [ %20, %43 ]
  %51 = bitcast float %50 to i32
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %51, i32 16, i32 31)
  %53 = bitcast i32 %52 to float
  %54 = fadd contract float %50, %53
  %55 = bitcast float %54 to i32
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %55, i32 8, i32 31)
  %57 = bitcast i32 %56 to float
  %58 = fadd contract float %54, %57
  %59 = bitcast float %58 to i32
  %60 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %59, i32 4, i32 31)
  %61 = bitcast i32 %60 to float
  %62 = fadd contract float %58, %61
  %63 = bitcast float %62 to i32
  %64 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %63, i32 2, i32 31)
  %65 = bitcast i32 %64 to float
  %66 = fadd contract float %62, %65
  %67 = bitcast float %66 to i32
  %68 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %67, i32 1, i32 31)
  %69 = bitcast i32 %68 to float
  %70 = fadd contract float %66, %69
  br label %71

71:                                               ; preds = %49, %19
  %72 = phi float [ %20, %19 ], [ %70, %49 ]
  %73 = icmp eq i32 %27, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %71
  %75 = zext nneg i32 %5 to i64
  %76 = getelementptr inbounds nuw float, ptr %1, i64 %75
  store float %72, ptr %76, align 4, !tbaa !9
  br label %77

77:                                               ; preds = %74, %71
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_greaterPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
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
  %15 = phi i32 [ %13, %10 ], [ -2147483647, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = lshr i32 %6, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %33, %14
  %21 = icmp eq i32 %4, 0
  br i1 %21, label %36, label %40

22:                                               ; preds = %14, %33
  %23 = phi i32 [ %34, %33 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = load i32, ptr %17, align 4, !tbaa !3
  %27 = add nuw nsw i32 %23, %4
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp slt i32 %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %25
  store i32 %30, ptr %17, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %25, %32, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = lshr i32 %23, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %20, label %22, !llvm.loop !18

36:                                               ; preds = %20
  %37 = zext nneg i32 %5 to i64
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), align 4, !tbaa !3
  store i32 %39, ptr %38, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %36, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18tree_greater_floatPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0xC6293E5940000000, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = lshr i32 %6, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %33, %14
  %21 = icmp eq i32 %4, 0
  br i1 %21, label %36, label %40

22:                                               ; preds = %14, %33
  %23 = phi i32 [ %34, %33 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = load float, ptr %17, align 4, !tbaa !9
  %27 = add nuw nsw i32 %23, %4
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !9
  %31 = fcmp contract olt float %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %25
  store float %30, ptr %17, align 4, !tbaa !9
  br label %33

33:                                               ; preds = %25, %32, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = lshr i32 %23, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %20, label %22, !llvm.loop !19

36:                                               ; preds = %20
  %37 = zext nneg i32 %5 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), align 4, !tbaa !9
  store float %39, ptr %38, align 4, !tbaa !9
  br label %40

40:                                               ; preds = %36, %20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z4wsumf(float noundef %0) local_unnamed_addr #3 {
  %2 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %0, i32 16, i32 31)
  %3 = fadd contract float %0, %2
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %3, i32 8, i32 31)
  %5 = fadd contract float %3, %4
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %5, i32 4, i32 31)
  %7 = fadd contract float %5, %6
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %7, i32 2, i32 31)
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %9, i32 1, i32 31)
  %11 = fadd contract float %9, %10
  ret float %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10rounds_sumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = and i32 %4, 31
  %10 = lshr i32 %4, 5
  %11 = icmp slt i32 %8, %2
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !9
  br label %16

16:                                               ; preds = %3, %12
  %17 = phi contract float [ %15, %12 ], [ 0.000000e+00, %3 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %17, i32 16, i32 31)
  %19 = fadd contract float %17, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %19, i32 8, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %21, i32 4, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %23, i32 2, i32 31)
  %25 = fadd contract float %23, %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %25, i32 1, i32 31)
  %27 = icmp eq i32 %9, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %16
  %29 = zext nneg i32 %10 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 %29
  %31 = fadd contract float %25, %26
  store float %31, ptr %30, align 4, !tbaa !9
  br label %32

32:                                               ; preds = %28, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = lshr i32 %6, 5
  %34 = icmp samesign ult i32 %4, %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = zext nneg i32 %9 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !9
  br label %39

39:                                               ; preds = %32, %35
  %40 = phi contract float [ %38, %35 ], [ 0.000000e+00, %32 ]
  %41 = icmp eq i32 %10, 0
  br i1 %41, label %42, label %53

42:                                               ; preds = %39
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %40, i32 16, i32 31)
  %44 = fadd contract float %40, %43
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %44, i32 8, i32 31)
  %46 = fadd contract float %44, %45
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %46, i32 4, i32 31)
  %48 = fadd contract float %46, %47
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %48, i32 2, i32 31)
  %50 = fadd contract float %48, %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %50, i32 1, i32 31)
  %52 = fadd contract float %50, %51
  br label %53

53:                                               ; preds = %42, %39
  %54 = phi float [ %52, %42 ], [ %40, %39 ]
  %55 = icmp eq i32 %4, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = zext nneg i32 %5 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  store float %54, ptr %58, align 4, !tbaa !9
  br label %59

59:                                               ; preds = %56, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11rounds_eachPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 16, i32 31)
  %17 = fadd contract float %15, %16
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 8, i32 31)
  %19 = fadd contract float %17, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 4, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 2, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 1, i32 31)
  %25 = and i32 %4, 31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %14
  %28 = fadd contract float %23, %24
  %29 = lshr exact i32 %4, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 %30
  store float %28, ptr %31, align 4, !tbaa !9
  br label %32

32:                                               ; preds = %27, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %33, label %52

33:                                               ; preds = %32
  %34 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), align 4, !tbaa !9
  %35 = fadd contract float %34, 0.000000e+00
  %36 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 4), align 4, !tbaa !9
  %37 = fadd contract float %35, %36
  %38 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 8), align 4, !tbaa !9
  %39 = fadd contract float %37, %38
  %40 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 12), align 4, !tbaa !9
  %41 = fadd contract float %39, %40
  %42 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 16), align 4, !tbaa !9
  %43 = fadd contract float %41, %42
  %44 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 20), align 4, !tbaa !9
  %45 = fadd contract float %43, %44
  %46 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 24), align 4, !tbaa !9
  %47 = fadd contract float %45, %46
  %48 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 28), align 4, !tbaa !9
  %49 = fadd contract float %47, %48
  %50 = sext i32 %8 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  store float %49, ptr %51, align 4, !tbaa !9
  br label %52

52:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13rounds_atomicPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4, !tbaa !9
  br label %11

11:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp slt i32 %8, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !9
  br label %17

17:                                               ; preds = %11, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %11 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %18, i32 16, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %20, i32 8, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %22, i32 4, i32 31)
  %24 = fadd contract float %22, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %24, i32 2, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %26, i32 1, i32 31)
  %28 = and i32 %4, 31
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %17
  %31 = fadd contract float %26, %27
  %32 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), float %31 monotonic, align 4
  br label %33

33:                                               ; preds = %30, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %34, label %38

34:                                               ; preds = %33
  %35 = zext nneg i32 %5 to i64
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4, !tbaa !9
  store float %37, ptr %36, align 4, !tbaa !9
  br label %38

38:                                               ; preds = %34, %33
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11tree_argmaxPKfPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0xC6293E5940000000, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !9
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 %16
  store i32 %8, ptr %18, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = lshr i32 %6, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %36, %14
  %22 = icmp eq i32 %4, 0
  br i1 %22, label %39, label %43

23:                                               ; preds = %14, %36
  %24 = phi i32 [ %37, %36 ], [ %19, %14 ]
  %25 = icmp samesign ult i32 %4, %24
  br i1 %25, label %26, label %36

26:                                               ; preds = %23
  %27 = load float, ptr %17, align 4, !tbaa !9
  %28 = add nuw nsw i32 %24, %4
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !9
  %32 = fcmp contract olt float %27, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 %29
  store float %31, ptr %17, align 4, !tbaa !9
  %35 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %35, ptr %18, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %26, %33, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = lshr i32 %24, 1
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %21, label %23, !llvm.loop !20

39:                                               ; preds = %21
  %40 = zext nneg i32 %5 to i64
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %40
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), align 4, !tbaa !3
  store i32 %42, ptr %41, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %39, %21
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z11tile_reducePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul nuw nsw i32 %7, %8
  %10 = add nuw nsw i32 %9, %6
  %11 = mul nuw nsw i32 %10, %5
  %12 = add nuw nsw i32 %11, %4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, %5
  %15 = add i32 %14, %4
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %21

17:                                               ; preds = %3
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %3, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %3 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %22, i32 16, i32 31)
  %24 = add nsw i32 %23, %22
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %24, i32 8, i32 31)
  %26 = add nsw i32 %25, %24
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %26, i32 4, i32 31)
  %28 = add nsw i32 %27, %26
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 2, i32 31)
  %30 = add nsw i32 %29, %28
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %30, i32 1, i32 31)
  %32 = and i32 %12, 31
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %21
  %35 = add nsw i32 %31, %30
  %36 = sdiv i32 %15, 32
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  store i32 %35, ptr %38, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %34, %21
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12tree_columnsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = shl nuw nsw i32 %5, 4
  %9 = add nuw nsw i32 %8, %4
  %10 = add i32 %9, %7
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !9
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %14
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr %15, i64 %16
  store float %13, ptr %17, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %16
  br label %19

19:                                               ; preds = %39, %3
  %20 = phi i32 [ 1, %3 ], [ %40, %39 ]
  %21 = uitofp nneg i32 %20 to float
  %22 = tail call contract noundef float @__nv_fast_log2f(float noundef 1.600000e+01) #8
  %23 = fcmp contract ult float %22, %21
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %41, label %49

26:                                               ; preds = %19
  %27 = tail call contract noundef float @__nv_fast_powf(float noundef 2.000000e+00, float noundef %21) #8
  %28 = fptosi float %27 to i32
  %29 = srem i32 %5, %28
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %39

31:                                               ; preds = %26
  %32 = load float, ptr %17, align 4, !tbaa !9
  %33 = sdiv i32 %28, 2
  %34 = add nsw i32 %33, %5
  %35 = sext i32 %34 to i64
  %36 = getelementptr [16 x float], ptr %18, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !9
  %38 = fadd contract float %32, %37
  store float %38, ptr %17, align 4, !tbaa !9
  br label %39

39:                                               ; preds = %31, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = add nuw nsw i32 %20, 1
  br label %19, !llvm.loop !21

41:                                               ; preds = %24
  %42 = shl i32 %6, 4
  %43 = add i32 %42, %5
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 %16
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %14
  %48 = load float, ptr %47, align 4, !tbaa !9
  store float %48, ptr %45, align 4, !tbaa !9
  br label %49

49:                                               ; preds = %41, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8tree_oddPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %5, 96
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !9
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %11
  store float %10, ptr %12, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp samesign ult i32 %4, 48
  br i1 %13, label %14, label %21

14:                                               ; preds = %3
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %18 = load float, ptr %17, align 4, !tbaa !9
  %19 = load float, ptr %12, align 4, !tbaa !9
  %20 = fadd contract float %18, %19
  store float %20, ptr %12, align 4, !tbaa !9
  br label %21

21:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %4, 24
  br i1 %22, label %23, label %30

23:                                               ; preds = %21
  %24 = zext nneg i32 %4 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 96
  %27 = load float, ptr %26, align 4, !tbaa !9
  %28 = load float, ptr %12, align 4, !tbaa !9
  %29 = fadd contract float %27, %28
  store float %29, ptr %12, align 4, !tbaa !9
  br label %30

30:                                               ; preds = %23, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %4, 12
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 48
  %36 = load float, ptr %35, align 4, !tbaa !9
  %37 = load float, ptr %12, align 4, !tbaa !9
  %38 = fadd contract float %36, %37
  store float %38, ptr %12, align 4, !tbaa !9
  br label %39

39:                                               ; preds = %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %4, 6
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = zext nneg i32 %4 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load float, ptr %44, align 4, !tbaa !9
  %46 = load float, ptr %12, align 4, !tbaa !9
  %47 = fadd contract float %45, %46
  store float %47, ptr %12, align 4, !tbaa !9
  br label %48

48:                                               ; preds = %41, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp samesign ult i32 %4, 3
  br i1 %49, label %50, label %57

50:                                               ; preds = %48
  %51 = zext nneg i32 %4 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 12
  %54 = load float, ptr %53, align 4, !tbaa !9
  %55 = load float, ptr %12, align 4, !tbaa !9
  %56 = fadd contract float %54, %55
  store float %56, ptr %12, align 4, !tbaa !9
  br label %57

57:                                               ; preds = %50, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %57
  %60 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 8), align 4, !tbaa !9
  %61 = load float, ptr %12, align 4, !tbaa !9
  %62 = fadd contract float %60, %61
  store float %62, ptr %12, align 4, !tbaa !9
  br label %63

63:                                               ; preds = %59, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %58, label %64, label %68

64:                                               ; preds = %63
  %65 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 4), align 4, !tbaa !9
  %66 = load float, ptr %12, align 4, !tbaa !9
  %67 = fadd contract float %65, %66
  store float %67, ptr %12, align 4, !tbaa !9
  br label %68

68:                                               ; preds = %64, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp eq i32 %4, 0
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = zext nneg i32 %5 to i64
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %71
  %73 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), align 4, !tbaa !9
  store float %73, ptr %72, align 4, !tbaa !9
  br label %74

74:                                               ; preds = %70, %68
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10tree_pairsPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 7
  %8 = add i32 %7, %5
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !9
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %12
  store float %11, ptr %13, align 4, !tbaa !9
  %14 = fmul contract float %11, %11
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %12
  store float %14, ptr %15, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %5, 64
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = or disjoint i32 %5, 64
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !9
  %22 = load float, ptr %13, align 4, !tbaa !9
  %23 = fadd contract float %21, %22
  store float %23, ptr %13, align 4, !tbaa !9
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %19
  %25 = load float, ptr %24, align 4, !tbaa !9
  %26 = load float, ptr %15, align 4, !tbaa !9
  %27 = fadd contract float %25, %26
  store float %27, ptr %15, align 4, !tbaa !9
  br label %28

28:                                               ; preds = %17, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %5, 32
  br i1 %29, label %30, label %41

30:                                               ; preds = %28
  %31 = or disjoint i32 %5, 32
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !9
  %35 = load float, ptr %13, align 4, !tbaa !9
  %36 = fadd contract float %34, %35
  store float %36, ptr %13, align 4, !tbaa !9
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %32
  %38 = load float, ptr %37, align 4, !tbaa !9
  %39 = load float, ptr %15, align 4, !tbaa !9
  %40 = fadd contract float %38, %39
  store float %40, ptr %15, align 4, !tbaa !9
  br label %41

41:                                               ; preds = %30, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ult i32 %5, 16
  br i1 %42, label %43, label %54

43:                                               ; preds = %41
  %44 = or disjoint i32 %5, 16
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !9
  %48 = load float, ptr %13, align 4, !tbaa !9
  %49 = fadd contract float %47, %48
  store float %49, ptr %13, align 4, !tbaa !9
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %45
  %51 = load float, ptr %50, align 4, !tbaa !9
  %52 = load float, ptr %15, align 4, !tbaa !9
  %53 = fadd contract float %51, %52
  store float %53, ptr %15, align 4, !tbaa !9
  br label %54

54:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %5, 8
  br i1 %55, label %56, label %67

56:                                               ; preds = %54
  %57 = or disjoint i32 %5, 8
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !9
  %61 = load float, ptr %13, align 4, !tbaa !9
  %62 = fadd contract float %60, %61
  store float %62, ptr %13, align 4, !tbaa !9
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %58
  %64 = load float, ptr %63, align 4, !tbaa !9
  %65 = load float, ptr %15, align 4, !tbaa !9
  %66 = fadd contract float %64, %65
  store float %66, ptr %15, align 4, !tbaa !9
  br label %67

67:                                               ; preds = %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %5, 4
  br i1 %68, label %69, label %80

69:                                               ; preds = %67
  %70 = or disjoint i32 %5, 4
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !9
  %74 = load float, ptr %13, align 4, !tbaa !9
  %75 = fadd contract float %73, %74
  store float %75, ptr %13, align 4, !tbaa !9
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %71
  %77 = load float, ptr %76, align 4, !tbaa !9
  %78 = load float, ptr %15, align 4, !tbaa !9
  %79 = fadd contract float %77, %78
  store float %79, ptr %15, align 4, !tbaa !9
  br label %80

80:                                               ; preds = %69, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = icmp samesign ult i32 %5, 2
  br i1 %81, label %82, label %93

82:                                               ; preds = %80
  %83 = or disjoint i32 %5, 2
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !9
  %87 = load float, ptr %13, align 4, !tbaa !9
  %88 = fadd contract float %86, %87
  store float %88, ptr %13, align 4, !tbaa !9
  %89 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 %84
  %90 = load float, ptr %89, align 4, !tbaa !9
  %91 = load float, ptr %15, align 4, !tbaa !9
  %92 = fadd contract float %90, %91
  store float %92, ptr %15, align 4, !tbaa !9
  br label %93

93:                                               ; preds = %82, %80
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %94 = icmp eq i32 %5, 0
  br i1 %94, label %95, label %102

95:                                               ; preds = %93
  %96 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 4), align 4, !tbaa !9
  %97 = load float, ptr %13, align 4, !tbaa !9
  %98 = fadd contract float %96, %97
  store float %98, ptr %13, align 4, !tbaa !9
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 4), align 4, !tbaa !9
  %100 = load float, ptr %15, align 4, !tbaa !9
  %101 = fadd contract float %99, %100
  store float %101, ptr %15, align 4, !tbaa !9
  br label %102

102:                                              ; preds = %95, %93
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = icmp eq i32 %5, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %102
  %105 = zext nneg i32 %6 to i64
  %106 = getelementptr inbounds nuw float, ptr %2, i64 %105
  %107 = getelementptr inbounds nuw float, ptr %1, i64 %105
  %108 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), align 4, !tbaa !9
  store float %108, ptr %107, align 4, !tbaa !9
  %109 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), align 4, !tbaa !9
  store float %109, ptr %106, align 4, !tbaa !9
  br label %110

110:                                              ; preds = %104, %102
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_log2f(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !8}
!16 = distinct !{!16, !8}
!17 = distinct !{!17, !8}
!18 = distinct !{!18, !8}
!19 = distinct !{!19, !8}
!20 = distinct !{!20, !8}
!21 = distinct !{!21, !8}
