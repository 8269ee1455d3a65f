; ModuleID = 'orders.cu'
source_filename = "orders.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14merge_exchangeE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14bitonic_eitherE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6bricksE1s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge_exchange(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 7
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %7
  store i32 %9, ptr %10, align 4, !tbaa !3
  %11 = add nuw nsw i32 %2, 64
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %6, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %12
  store i32 %14, ptr %15, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %2, 128
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %18

18:                                               ; preds = %1, %30
  %19 = phi i32 [ 1, %1 ], [ %20, %30 ]
  %20 = shl i32 %19, 1
  %21 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = add nsw i32 %19, -1
  br label %26

23:                                               ; preds = %30
  %24 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %24, ptr %8, align 4, !tbaa !3
  %25 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %25, ptr %13, align 4, !tbaa !3
  ret void

26:                                               ; preds = %18, %32
  %27 = phi i32 [ %19, %18 ], [ %33, %32 ]
  br i1 %16, label %28, label %32

28:                                               ; preds = %26
  %29 = and i32 %27, %22
  br label %35

30:                                               ; preds = %32
  %31 = icmp slt i32 %20, 128
  br i1 %31, label %18, label %23, !llvm.loop !7

32:                                               ; preds = %58, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = lshr i32 %27, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %30, label %26, !llvm.loop !9

35:                                               ; preds = %28, %58
  %36 = phi i32 [ %2, %28 ], [ %59, %58 ]
  %37 = icmp slt i32 %36, %29
  br i1 %37, label %58, label %38

38:                                               ; preds = %35
  %39 = sub nsw i32 %36, %29
  %40 = and i32 %39, %27
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %58

42:                                               ; preds = %38
  %43 = add nuw nsw i32 %36, %27
  %44 = icmp slt i32 %43, 128
  br i1 %44, label %45, label %58

45:                                               ; preds = %42
  %46 = lshr i32 %36, %21
  %47 = lshr i32 %43, %21
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %58

49:                                               ; preds = %45
  %50 = zext nneg i32 %36 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = zext nneg i32 %43 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = tail call noundef i32 @llvm.umin.i32(i32 %52, i32 %55)
  store i32 %56, ptr %51, align 4, !tbaa !3
  %57 = tail call noundef i32 @llvm.umax.i32(i32 %52, i32 %55)
  store i32 %57, ptr %54, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %49, %45, %42, %38, %35
  %59 = add nuw nsw i32 %36, %17
  %60 = icmp samesign ult i32 %59, 128
  br i1 %60, label %35, label %32, !llvm.loop !10
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeRfS_i(ptr noundef nonnull align 4 captures(none) dereferenceable(4) %0, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = load float, ptr %0, align 4, !tbaa !11
  %5 = load float, ptr %1, align 4, !tbaa !11
  %6 = fcmp contract ogt float %4, %5
  %7 = zext i1 %6 to i32
  %8 = icmp eq i32 %2, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  store float %5, ptr %0, align 4, !tbaa !11
  store float %4, ptr %1, align 4, !tbaa !11
  br label %10

10:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_either(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !11
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %12
  store float %11, ptr %13, align 4, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 256
  store float %15, ptr %16, align 4, !tbaa !11
  %17 = icmp sgt i32 %2, 2
  br i1 %17, label %18, label %20

18:                                               ; preds = %4
  %19 = shl nuw nsw i32 %7, 1
  br label %25

20:                                               ; preds = %33, %4
  %21 = icmp sgt i32 %2, 1
  br i1 %21, label %22, label %55

22:                                               ; preds = %20
  %23 = lshr i32 %2, 1
  %24 = shl nuw nsw i32 %7, 1
  br label %60

25:                                               ; preds = %18, %33
  %26 = phi i32 [ 2, %18 ], [ %34, %33 ]
  %27 = ashr exact i32 %26, 1
  %28 = and i32 %27, %7
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = xor i32 %3, %30
  %32 = icmp sgt i32 %27, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %52, %25
  %34 = shl i32 %26, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %25, label %20, !llvm.loop !13

36:                                               ; preds = %25, %52
  %37 = phi i32 [ %53, %52 ], [ %27, %25 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = add nuw nsw i32 %37, 1023
  %39 = and i32 %38, %7
  %40 = sub nsw i32 %19, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %41
  %43 = add nsw i32 %40, %37
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %44
  %46 = load float, ptr %42, align 4, !tbaa !11
  %47 = load float, ptr %45, align 4, !tbaa !11
  %48 = fcmp contract ogt float %46, %47
  %49 = zext i1 %48 to i32
  %50 = icmp eq i32 %31, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %36
  store float %47, ptr %42, align 4, !tbaa !11
  store float %46, ptr %45, align 4, !tbaa !11
  br label %52

52:                                               ; preds = %36, %51
  %53 = lshr i32 %37, 1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %33, label %36, !llvm.loop !14

55:                                               ; preds = %76, %20
  %56 = getelementptr inbounds nuw float, ptr %0, i64 %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = load float, ptr %13, align 4, !tbaa !11
  store float %57, ptr %56, align 4, !tbaa !11
  %58 = load float, ptr %16, align 4, !tbaa !11
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 256
  store float %58, ptr %59, align 4, !tbaa !11
  ret void

60:                                               ; preds = %22, %76
  %61 = phi i32 [ %23, %22 ], [ %77, %76 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = add nuw nsw i32 %61, 1023
  %63 = and i32 %62, %7
  %64 = sub nsw i32 %24, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %65
  %67 = add nsw i32 %64, %61
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 %68
  %70 = load float, ptr %66, align 4, !tbaa !11
  %71 = load float, ptr %69, align 4, !tbaa !11
  %72 = fcmp contract ogt float %70, %71
  %73 = zext i1 %72 to i32
  %74 = icmp eq i32 %3, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %60
  store float %71, ptr %66, align 4, !tbaa !11
  store float %70, ptr %69, align 4, !tbaa !11
  br label %76

76:                                               ; preds = %60, %75
  %77 = lshr i32 %61, 1
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %55, label %60, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bricks(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 5
  %5 = add i32 %4, %2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !16
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 %9
  store i64 %8, ptr %10, align 8, !tbaa !16
  %11 = icmp samesign ult i32 %2, 31
  %12 = getelementptr i8, ptr %10, i64 8
  %13 = and i32 %2, 1
  %14 = icmp eq i32 %13, 0
  %15 = and i1 %11, %14
  %16 = and i32 %2, 1
  %17 = icmp ne i32 %16, 0
  %18 = and i1 %11, %17
  br label %21

19:                                               ; preds = %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = load i64, ptr %10, align 8, !tbaa !16
  store i64 %20, ptr %7, align 8, !tbaa !16
  ret void

21:                                               ; preds = %34, %1
  %22 = phi i32 [ 0, %1 ], [ %35, %34 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %23, label %28

23:                                               ; preds = %21
  %24 = load i64, ptr %10, align 8, !tbaa !16
  %25 = load i64, ptr %12, align 8, !tbaa !16
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  store i64 %25, ptr %10, align 8, !tbaa !16
  store i64 %24, ptr %12, align 8, !tbaa !16
  br label %28

28:                                               ; preds = %21, %23, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %29, label %34

29:                                               ; preds = %28
  %30 = load i64, ptr %10, align 8, !tbaa !16
  %31 = load i64, ptr %12, align 8, !tbaa !16
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  store i64 %31, ptr %10, align 8, !tbaa !16
  store i64 %30, ptr %12, align 8, !tbaa !16
  br label %34

34:                                               ; preds = %33, %29, %28
  %35 = add nuw nsw i32 %22, 2
  %36 = icmp eq i32 %35, 32
  br i1 %36, label %19, label %21, !llvm.loop !18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = and i32 %5, 2
  %11 = icmp ne i32 %10, 0
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %9, i32 1, i32 31)
  %13 = and i32 %5, 1
  %14 = icmp eq i32 %13, 0
  %15 = xor i1 %11, %14
  br i1 %15, label %151, label %153

16:                                               ; preds = %155
  %17 = tail call noundef i32 @__nv_max(i32 noundef %156, i32 noundef %159) #9
  br label %20

18:                                               ; preds = %155
  %19 = tail call noundef i32 @__nv_min(i32 noundef %156, i32 noundef %159) #9
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi i32 [ %19, %18 ], [ %17, %16 ]
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 1, i32 31)
  %23 = and i32 %5, 1
  %24 = icmp eq i32 %23, 0
  %25 = xor i1 %158, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %20
  %27 = tail call noundef i32 @__nv_max(i32 noundef %21, i32 noundef %22) #9
  br label %30

28:                                               ; preds = %20
  %29 = tail call noundef i32 @__nv_min(i32 noundef %21, i32 noundef %22) #9
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi i32 [ %29, %28 ], [ %27, %26 ]
  %32 = and i32 %5, 8
  %33 = icmp ne i32 %32, 0
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %31, i32 4, i32 31)
  %35 = and i32 %5, 4
  %36 = icmp eq i32 %35, 0
  %37 = xor i1 %33, %36
  br i1 %37, label %40, label %38

38:                                               ; preds = %30
  %39 = tail call noundef i32 @__nv_max(i32 noundef %31, i32 noundef %34) #9
  br label %42

40:                                               ; preds = %30
  %41 = tail call noundef i32 @__nv_min(i32 noundef %31, i32 noundef %34) #9
  br label %42

42:                                               ; preds = %40, %38
  %43 = phi i32 [ %41, %40 ], [ %39, %38 ]
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 2, i32 31)
  %45 = and i32 %5, 2
  %46 = icmp eq i32 %45, 0
  %47 = xor i1 %33, %46
  br i1 %47, label %50, label %48

48:                                               ; preds = %42
  %49 = tail call noundef i32 @__nv_max(i32 noundef %43, i32 noundef %44) #9
  br label %52

50:                                               ; preds = %42
  %51 = tail call noundef i32 @__nv_min(i32 noundef %43, i32 noundef %44) #9
  br label %52

52:                                               ; preds = %50, %48
  %53 = phi i32 [ %51, %50 ], [ %49, %48 ]
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %53, i32 1, i32 31)
  %55 = and i32 %5, 1
  %56 = icmp eq i32 %55, 0
  %57 = xor i1 %33, %56
  br i1 %57, label %60, label %58

58:                                               ; preds = %52
  %59 = tail call noundef i32 @__nv_max(i32 noundef %53, i32 noundef %54) #9
  br label %62

60:                                               ; preds = %52
  %61 = tail call noundef i32 @__nv_min(i32 noundef %53, i32 noundef %54) #9
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i32 [ %61, %60 ], [ %59, %58 ]
  %64 = and i32 %5, 16
  %65 = icmp ne i32 %64, 0
  %66 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %63, i32 8, i32 31)
  %67 = and i32 %5, 8
  %68 = icmp eq i32 %67, 0
  %69 = xor i1 %65, %68
  br i1 %69, label %72, label %70

70:                                               ; preds = %62
  %71 = tail call noundef i32 @__nv_max(i32 noundef %63, i32 noundef %66) #9
  br label %74

72:                                               ; preds = %62
  %73 = tail call noundef i32 @__nv_min(i32 noundef %63, i32 noundef %66) #9
  br label %74

74:                                               ; preds = %72, %70
  %75 = phi i32 [ %73, %72 ], [ %71, %70 ]
  %76 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %75, i32 4, i32 31)
  %77 = and i32 %5, 4
  %78 = icmp eq i32 %77, 0
  %79 = xor i1 %65, %78
  br i1 %79, label %82, label %80

80:                                               ; preds = %74
  %81 = tail call noundef i32 @__nv_max(i32 noundef %75, i32 noundef %76) #9
  br label %84

82:                                               ; preds = %74
  %83 = tail call noundef i32 @__nv_min(i32 noundef %75, i32 noundef %76) #9
  br label %84

84:                                               ; preds = %82, %80
  %85 = phi i32 [ %83, %82 ], [ %81, %80 ]
  %86 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %85, i32 2, i32 31)
  %87 = and i32 %5, 2
  %88 = icmp eq i32 %87, 0
  %89 = xor i1 %65, %88
  br i1 %89, label %92, label %90

90:                                               ; preds = %84
  %91 = tail call noundef i32 @__nv_max(i32 noundef %85, i32 noundef %86) #9
  br label %94

92:                                               ; preds = %84
  %93 = tail call noundef i32 @__nv_min(i32 noundef %85, i32 noundef %86) #9
  br label %94

94:                                               ; preds = %92, %90
  %95 = phi i32 [ %93, %92 ], [ %91, %90 ]
  %96 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %95, i32 1, i32 31)
  %97 = and i32 %5, 1
  %98 = icmp eq i32 %97, 0
  %99 = xor i1 %65, %98
  br i1 %99, label %102, label %100

100:                                              ; preds = %94
  %101 = tail call noundef i32 @__nv_max(i32 noundef %95, i32 noundef %96) #9
  br label %104

102:                                              ; preds = %94
  %103 = tail call noundef i32 @__nv_min(i32 noundef %95, i32 noundef %96) #9
  br label %104

104:                                              ; preds = %102, %100
  %105 = phi i32 [ %103, %102 ], [ %101, %100 ]
  %106 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 16, i32 31)
  %107 = and i32 %5, 16
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %104
  %110 = tail call noundef i32 @__nv_max(i32 noundef %105, i32 noundef %106) #9
  br label %113

111:                                              ; preds = %104
  %112 = tail call noundef i32 @__nv_min(i32 noundef %105, i32 noundef %106) #9
  br label %113

113:                                              ; preds = %111, %109
  %114 = phi i32 [ %112, %111 ], [ %110, %109 ]
  %115 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %114, i32 8, i32 31)
  %116 = and i32 %5, 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %113
  %119 = tail call noundef i32 @__nv_max(i32 noundef %114, i32 noundef %115) #9
  br label %122

120:                                              ; preds = %113
  %121 = tail call noundef i32 @__nv_min(i32 noundef %114, i32 noundef %115) #9
  br label %122

122:                                              ; preds = %120, %118
  %123 = phi i32 [ %121, %120 ], [ %119, %118 ]
  %124 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %123, i32 4, i32 31)
  %125 = and i32 %5, 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %129, label %127

127:                                              ; preds = %122
  %128 = tail call noundef i32 @__nv_max(i32 noundef %123, i32 noundef %124) #9
  br label %131

129:                                              ; preds = %122
  %130 = tail call noundef i32 @__nv_min(i32 noundef %123, i32 noundef %124) #9
  br label %131

131:                                              ; preds = %129, %127
  %132 = phi i32 [ %130, %129 ], [ %128, %127 ]
  %133 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %132, i32 2, i32 31)
  %134 = and i32 %5, 2
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %138, label %136

136:                                              ; preds = %131
  %137 = tail call noundef i32 @__nv_max(i32 noundef %132, i32 noundef %133) #9
  br label %140

138:                                              ; preds = %131
  %139 = tail call noundef i32 @__nv_min(i32 noundef %132, i32 noundef %133) #9
  br label %140

140:                                              ; preds = %138, %136
  %141 = phi i32 [ %139, %138 ], [ %137, %136 ]
  %142 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %141, i32 1, i32 31)
  %143 = and i32 %5, 1
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %147, label %145

145:                                              ; preds = %140
  %146 = tail call noundef i32 @__nv_max(i32 noundef %141, i32 noundef %142) #9
  br label %149

147:                                              ; preds = %140
  %148 = tail call noundef i32 @__nv_min(i32 noundef %141, i32 noundef %142) #9
  br label %149

149:                                              ; preds = %145, %147
  %150 = phi i32 [ %148, %147 ], [ %146, %145 ]
  store i32 %150, ptr %8, align 4, !tbaa !3
  ret void

151:                                              ; preds = %1
  %152 = tail call noundef i32 @__nv_min(i32 noundef %9, i32 noundef %12) #9
  br label %155

153:                                              ; preds = %1
  %154 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef %12) #9
  br label %155

155:                                              ; preds = %153, %151
  %156 = phi i32 [ %152, %151 ], [ %154, %153 ]
  %157 = and i32 %5, 4
  %158 = icmp ne i32 %157, 0
  %159 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %156, i32 2, i32 31)
  %160 = and i32 %5, 2
  %161 = icmp eq i32 %160, 0
  %162 = xor i1 %158, %161
  br i1 %162, label %18, label %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sort_eight(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %135

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = or disjoint i32 %11, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = or disjoint i32 %11, 2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = or disjoint i32 %11, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !11
  %27 = or disjoint i32 %11, 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  %31 = or disjoint i32 %11, 5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !11
  %35 = or disjoint i32 %11, 6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  %39 = or disjoint i32 %11, 7
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !11
  %43 = fcmp contract olt float %18, %14
  %44 = select i1 %43, float %14, float %18
  %45 = select i1 %43, float %18, float %14
  %46 = fcmp contract olt float %22, %44
  %47 = select i1 %46, float %44, float %22
  %48 = select i1 %46, float %22, float %44
  %49 = fcmp contract olt float %48, %45
  %50 = select i1 %49, float %45, float %48
  %51 = select i1 %49, float %48, float %45
  %52 = fcmp contract olt float %26, %47
  %53 = select i1 %52, float %47, float %26
  %54 = select i1 %52, float %26, float %47
  %55 = fcmp contract olt float %54, %50
  %56 = select i1 %55, float %50, float %54
  %57 = select i1 %55, float %54, float %50
  %58 = fcmp contract olt float %57, %51
  %59 = select i1 %58, float %51, float %57
  %60 = select i1 %58, float %57, float %51
  %61 = fcmp contract olt float %30, %53
  %62 = select i1 %61, float %53, float %30
  %63 = select i1 %61, float %30, float %53
  %64 = fcmp contract olt float %63, %56
  %65 = select i1 %64, float %56, float %63
  %66 = select i1 %64, float %63, float %56
  %67 = fcmp contract olt float %66, %59
  %68 = select i1 %67, float %59, float %66
  %69 = select i1 %67, float %66, float %59
  %70 = fcmp contract olt float %69, %60
  %71 = select i1 %70, float %60, float %69
  %72 = select i1 %70, float %69, float %60
  %73 = fcmp contract olt float %34, %62
  %74 = select i1 %73, float %62, float %34
  %75 = select i1 %73, float %34, float %62
  %76 = fcmp contract olt float %75, %65
  %77 = select i1 %76, float %65, float %75
  %78 = select i1 %76, float %75, float %65
  %79 = fcmp contract olt float %78, %68
  %80 = select i1 %79, float %68, float %78
  %81 = select i1 %79, float %78, float %68
  %82 = fcmp contract olt float %81, %71
  %83 = select i1 %82, float %71, float %81
  %84 = select i1 %82, float %81, float %71
  %85 = fcmp contract olt float %84, %72
  %86 = select i1 %85, float %72, float %84
  %87 = select i1 %85, float %84, float %72
  %88 = fcmp contract olt float %38, %74
  %89 = select i1 %88, float %74, float %38
  %90 = select i1 %88, float %38, float %74
  %91 = fcmp contract olt float %90, %77
  %92 = select i1 %91, float %77, float %90
  %93 = select i1 %91, float %90, float %77
  %94 = fcmp contract olt float %93, %80
  %95 = select i1 %94, float %80, float %93
  %96 = select i1 %94, float %93, float %80
  %97 = fcmp contract olt float %96, %83
  %98 = select i1 %97, float %83, float %96
  %99 = select i1 %97, float %96, float %83
  %100 = fcmp contract olt float %99, %86
  %101 = select i1 %100, float %86, float %99
  %102 = select i1 %100, float %99, float %86
  %103 = fcmp contract olt float %102, %87
  %104 = select i1 %103, float %87, float %102
  %105 = select i1 %103, float %102, float %87
  %106 = fcmp contract olt float %42, %89
  %107 = select i1 %106, float %89, float %42
  %108 = select i1 %106, float %42, float %89
  %109 = fcmp contract olt float %108, %92
  %110 = select i1 %109, float %92, float %108
  %111 = select i1 %109, float %108, float %92
  %112 = fcmp contract olt float %111, %95
  %113 = select i1 %112, float %95, float %111
  %114 = select i1 %112, float %111, float %95
  %115 = fcmp contract olt float %114, %98
  %116 = select i1 %115, float %98, float %114
  %117 = select i1 %115, float %114, float %98
  %118 = fcmp contract olt float %117, %101
  %119 = select i1 %118, float %101, float %117
  %120 = select i1 %118, float %117, float %101
  %121 = fcmp contract olt float %120, %104
  %122 = select i1 %121, float %104, float %120
  %123 = select i1 %121, float %120, float %104
  %124 = fcmp contract olt float %123, %105
  %125 = select i1 %124, float %105, float %123
  %126 = select i1 %124, float %123, float %105
  %127 = getelementptr inbounds float, ptr %1, i64 %12
  store float %126, ptr %127, align 4, !tbaa !11
  %128 = getelementptr inbounds float, ptr %1, i64 %16
  store float %125, ptr %128, align 4, !tbaa !11
  %129 = getelementptr inbounds float, ptr %1, i64 %20
  store float %122, ptr %129, align 4, !tbaa !11
  %130 = getelementptr inbounds float, ptr %1, i64 %24
  store float %119, ptr %130, align 4, !tbaa !11
  %131 = getelementptr inbounds float, ptr %1, i64 %28
  store float %116, ptr %131, align 4, !tbaa !11
  %132 = getelementptr inbounds float, ptr %1, i64 %32
  store float %113, ptr %132, align 4, !tbaa !11
  %133 = getelementptr inbounds float, ptr %1, i64 %36
  store float %110, ptr %133, align 4, !tbaa !11
  %134 = getelementptr inbounds float, ptr %1, i64 %40
  store float %107, ptr %134, align 4, !tbaa !11
  br label %135

135:                                              ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = distinct !{!10, !8}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !8}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !5, i64 0}
!18 = distinct !{!18, !8}
