; ModuleID = 'best.cu'
source_filename = "best.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { float, i32 }

@_ZZ9best_pairE5pairs = internal unnamed_addr addrspace(3) global [64 x %struct.Pair] undef, align 4
@_ZZ10best_blockE6values = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ10best_blockE6places = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @top_values(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %101

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %43

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483646
  br label %60

19:                                               ; preds = %60
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %43, label %21

21:                                               ; preds = %19, %13
  %22 = phi float [ 0xFFF0000000000000, %13 ], [ %97, %19 ]
  %23 = phi float [ 0xFFF0000000000000, %13 ], [ %94, %19 ]
  %24 = phi float [ 0xFFF0000000000000, %13 ], [ %91, %19 ]
  %25 = phi float [ 0xFFF0000000000000, %13 ], [ %88, %19 ]
  %26 = phi i32 [ 0, %13 ], [ %98, %19 ]
  %27 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add nsw i32 %26, %14
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fcmp contract ogt float %31, %25
  %33 = select i1 %32, float %31, float %25
  %34 = select i1 %32, float %25, float %31
  %35 = fcmp contract ogt float %34, %24
  %36 = select i1 %35, float %34, float %24
  %37 = select i1 %35, float %24, float %34
  %38 = fcmp contract ogt float %37, %23
  %39 = select i1 %38, float %37, float %23
  %40 = select i1 %38, float %23, float %37
  %41 = fcmp contract ogt float %40, %22
  %42 = select i1 %41, float %40, float %22
  br label %43

43:                                               ; preds = %21, %19, %11
  %44 = phi float [ 0xFFF0000000000000, %11 ], [ %97, %19 ], [ %42, %21 ]
  %45 = phi float [ 0xFFF0000000000000, %11 ], [ %94, %19 ], [ %39, %21 ]
  %46 = phi float [ 0xFFF0000000000000, %11 ], [ %91, %19 ], [ %36, %21 ]
  %47 = phi float [ 0xFFF0000000000000, %11 ], [ %88, %19 ], [ %33, %21 ]
  %48 = shl nsw i32 %9, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %47, ptr %50, align 4, !tbaa !7
  %51 = sext i32 %48 to i64
  %52 = getelementptr float, ptr %1, i64 %51
  %53 = getelementptr i8, ptr %52, i64 4
  store float %46, ptr %53, align 4, !tbaa !7
  %54 = sext i32 %48 to i64
  %55 = getelementptr float, ptr %1, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  store float %45, ptr %56, align 4, !tbaa !7
  %57 = sext i32 %48 to i64
  %58 = getelementptr float, ptr %1, i64 %57
  %59 = getelementptr i8, ptr %58, i64 12
  store float %44, ptr %59, align 4, !tbaa !7
  br label %101

60:                                               ; preds = %60, %17
  %61 = phi float [ 0xFFF0000000000000, %17 ], [ %97, %60 ]
  %62 = phi float [ 0xFFF0000000000000, %17 ], [ %94, %60 ]
  %63 = phi float [ 0xFFF0000000000000, %17 ], [ %91, %60 ]
  %64 = phi float [ 0xFFF0000000000000, %17 ], [ %88, %60 ]
  %65 = phi i32 [ 0, %17 ], [ %98, %60 ]
  %66 = phi i32 [ 0, %17 ], [ %99, %60 ]
  %67 = add nsw i32 %65, %14
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fcmp contract ogt float %70, %64
  %72 = select i1 %71, float %70, float %64
  %73 = select i1 %71, float %64, float %70
  %74 = fcmp contract ogt float %73, %63
  %75 = select i1 %74, float %73, float %63
  %76 = select i1 %74, float %63, float %73
  %77 = fcmp contract ogt float %76, %62
  %78 = select i1 %77, float %76, float %62
  %79 = select i1 %77, float %62, float %76
  %80 = fcmp contract ogt float %79, %61
  %81 = select i1 %80, float %79, float %61
  %82 = or disjoint i32 %65, 1
  %83 = add nsw i32 %82, %14
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fcmp contract ogt float %86, %72
  %88 = select i1 %87, float %86, float %72
  %89 = select i1 %87, float %72, float %86
  %90 = fcmp contract ogt float %89, %75
  %91 = select i1 %90, float %89, float %75
  %92 = select i1 %90, float %75, float %89
  %93 = fcmp contract ogt float %92, %78
  %94 = select i1 %93, float %92, float %78
  %95 = select i1 %93, float %78, float %92
  %96 = fcmp contract ogt float %95, %81
  %97 = select i1 %96, float %95, float %81
  %98 = add nuw nsw i32 %65, 2
  %99 = add i32 %66, 2
  %100 = icmp eq i32 %99, %18
  br i1 %100, label %19, label %60, !llvm.loop !9

101:                                              ; preds = %4, %43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @top_indices(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %20, %4
  br i1 %21, label %22, label %98

22:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store float 0xFFF0000000000000, ptr %6, align 4, !tbaa !7
  store i32 -1, ptr %11, align 4, !tbaa !3
  store float 0xFFF0000000000000, ptr %7, align 4, !tbaa !7
  store i32 -1, ptr %12, align 4, !tbaa !3
  store float 0xFFF0000000000000, ptr %8, align 4, !tbaa !7
  store i32 -1, ptr %13, align 4, !tbaa !3
  store float 0xFFF0000000000000, ptr %9, align 4, !tbaa !7
  store i32 -1, ptr %14, align 4, !tbaa !3
  store float 0xFFF0000000000000, ptr %10, align 4, !tbaa !7
  store i32 -1, ptr %15, align 4, !tbaa !3
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %66, label %35

24:                                               ; preds = %95
  %25 = load float, ptr %6, align 4, !tbaa !7
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = load float, ptr %7, align 4, !tbaa !7
  %28 = load i32, ptr %12, align 4, !tbaa !3
  %29 = load float, ptr %8, align 4, !tbaa !7
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = load float, ptr %9, align 4, !tbaa !7
  %32 = load i32, ptr %14, align 4, !tbaa !3
  %33 = load float, ptr %10, align 4, !tbaa !7
  %34 = load i32, ptr %15, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %24, %22
  %36 = phi i32 [ %34, %24 ], [ -1, %22 ]
  %37 = phi float [ %33, %24 ], [ 0xFFF0000000000000, %22 ]
  %38 = phi i32 [ %32, %24 ], [ -1, %22 ]
  %39 = phi float [ %31, %24 ], [ 0xFFF0000000000000, %22 ]
  %40 = phi i32 [ %30, %24 ], [ -1, %22 ]
  %41 = phi float [ %29, %24 ], [ 0xFFF0000000000000, %22 ]
  %42 = phi i32 [ %28, %24 ], [ -1, %22 ]
  %43 = phi float [ %27, %24 ], [ 0xFFF0000000000000, %22 ]
  %44 = phi i32 [ %26, %24 ], [ -1, %22 ]
  %45 = phi float [ %25, %24 ], [ 0xFFF0000000000000, %22 ]
  %46 = mul nsw i32 %20, 5
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %45, ptr %48, align 4, !tbaa !7
  %49 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %44, ptr %49, align 4, !tbaa !3
  %50 = add nsw i32 %46, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  store float %43, ptr %52, align 4, !tbaa !7
  %53 = getelementptr inbounds i32, ptr %2, i64 %51
  store i32 %42, ptr %53, align 4, !tbaa !3
  %54 = add nsw i32 %46, 2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  store float %41, ptr %56, align 4, !tbaa !7
  %57 = getelementptr inbounds i32, ptr %2, i64 %55
  store i32 %40, ptr %57, align 4, !tbaa !3
  %58 = add nsw i32 %46, 3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %1, i64 %59
  store float %39, ptr %60, align 4, !tbaa !7
  %61 = getelementptr inbounds i32, ptr %2, i64 %59
  store i32 %38, ptr %61, align 4, !tbaa !3
  %62 = add nsw i32 %46, 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  store float %37, ptr %64, align 4, !tbaa !7
  %65 = getelementptr inbounds i32, ptr %2, i64 %63
  store i32 %36, ptr %65, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %98

66:                                               ; preds = %22, %95
  %67 = phi i32 [ %96, %95 ], [ 0, %22 ]
  %68 = mul nsw i32 %67, %4
  %69 = add nsw i32 %68, %20
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = load float, ptr %10, align 4, !tbaa !7
  %74 = fcmp contract ogt float %72, %73
  br i1 %74, label %75, label %95

75:                                               ; preds = %66
  %76 = load float, ptr %9, align 4, !tbaa !7
  %77 = fcmp contract ogt float %72, %76
  br i1 %77, label %78, label %92

78:                                               ; preds = %75
  store float %76, ptr %10, align 4, !tbaa !7
  %79 = load i32, ptr %14, align 4, !tbaa !3
  store i32 %79, ptr %15, align 4, !tbaa !3
  %80 = load float, ptr %8, align 4, !tbaa !7
  %81 = fcmp contract ogt float %72, %80
  br i1 %81, label %82, label %92

82:                                               ; preds = %78
  store float %80, ptr %9, align 4, !tbaa !7
  %83 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %83, ptr %14, align 4, !tbaa !3
  %84 = load float, ptr %7, align 4, !tbaa !7
  %85 = fcmp contract ogt float %72, %84
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  store float %84, ptr %8, align 4, !tbaa !7
  %87 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %87, ptr %13, align 4, !tbaa !3
  %88 = load float, ptr %6, align 4, !tbaa !7
  %89 = fcmp contract ogt float %72, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %86
  store float %88, ptr %7, align 4, !tbaa !7
  %91 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %91, ptr %12, align 4, !tbaa !3
  br label %92

92:                                               ; preds = %90, %86, %82, %78, %75
  %93 = phi ptr [ %11, %90 ], [ %15, %75 ], [ %14, %78 ], [ %12, %86 ], [ %13, %82 ]
  %94 = phi ptr [ %6, %90 ], [ %10, %75 ], [ %9, %78 ], [ %7, %86 ], [ %8, %82 ]
  store float %72, ptr %94, align 4, !tbaa !7
  store i32 %67, ptr %93, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %92, %66
  %96 = add nuw nsw i32 %67, 1
  %97 = icmp eq i32 %96, %3
  br i1 %97, label %24, label %66, !llvm.loop !11

98:                                               ; preds = %5, %35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @three_smallest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %73

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  br label %35

16:                                               ; preds = %65, %12
  %17 = phi double [ 1.000000e+00, %12 ], [ %66, %65 ]
  %18 = phi double [ 1.000000e+00, %12 ], [ %67, %65 ]
  %19 = phi double [ 1.000000e+00, %12 ], [ %68, %65 ]
  %20 = phi i64 [ -7, %12 ], [ %69, %65 ]
  %21 = phi i64 [ -7, %12 ], [ %70, %65 ]
  %22 = phi i64 [ -7, %12 ], [ %71, %65 ]
  %23 = mul nsw i32 %10, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  store double %19, ptr %25, align 8, !tbaa !12
  %26 = add nsw i32 %23, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  store double %18, ptr %28, align 8, !tbaa !12
  %29 = add nsw i32 %23, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  store double %17, ptr %31, align 8, !tbaa !12
  %32 = getelementptr inbounds i64, ptr %2, i64 %24
  store i64 %22, ptr %32, align 8, !tbaa !14
  %33 = getelementptr inbounds i64, ptr %2, i64 %27
  store i64 %21, ptr %33, align 8, !tbaa !14
  %34 = getelementptr inbounds i64, ptr %2, i64 %30
  store i64 %20, ptr %34, align 8, !tbaa !14
  br label %73

35:                                               ; preds = %14, %65
  %36 = phi i32 [ %3, %14 ], [ %43, %65 ]
  %37 = phi i64 [ -7, %14 ], [ %71, %65 ]
  %38 = phi i64 [ -7, %14 ], [ %70, %65 ]
  %39 = phi i64 [ -7, %14 ], [ %69, %65 ]
  %40 = phi double [ 1.000000e+00, %14 ], [ %68, %65 ]
  %41 = phi double [ 1.000000e+00, %14 ], [ %67, %65 ]
  %42 = phi double [ 1.000000e+00, %14 ], [ %66, %65 ]
  %43 = add nsw i32 %36, -1
  %44 = add nsw i32 %43, %15
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !12
  %48 = fcmp contract olt double %47, %42
  br i1 %48, label %49, label %53

49:                                               ; preds = %35
  %50 = shl nuw nsw i32 %43, 1
  %51 = add nuw nsw i32 %50, 10
  %52 = zext nneg i32 %51 to i64
  br label %65

53:                                               ; preds = %35
  %54 = fcmp contract olt double %47, %41
  br i1 %54, label %55, label %59

55:                                               ; preds = %53
  %56 = shl nuw nsw i32 %43, 1
  %57 = add nuw nsw i32 %56, 10
  %58 = zext nneg i32 %57 to i64
  br label %65

59:                                               ; preds = %53
  %60 = fcmp contract olt double %47, %40
  br i1 %60, label %61, label %65

61:                                               ; preds = %59
  %62 = shl nuw nsw i32 %43, 1
  %63 = add nuw nsw i32 %62, 10
  %64 = zext nneg i32 %63 to i64
  br label %65

65:                                               ; preds = %55, %61, %59, %49
  %66 = phi double [ %47, %49 ], [ %42, %55 ], [ %42, %61 ], [ %42, %59 ]
  %67 = phi double [ %42, %49 ], [ %47, %55 ], [ %41, %61 ], [ %41, %59 ]
  %68 = phi double [ %41, %49 ], [ %41, %55 ], [ %47, %61 ], [ %40, %59 ]
  %69 = phi i64 [ %52, %49 ], [ %39, %55 ], [ %39, %61 ], [ %39, %59 ]
  %70 = phi i64 [ %39, %49 ], [ %58, %55 ], [ %38, %61 ], [ %38, %59 ]
  %71 = phi i64 [ %38, %49 ], [ %38, %55 ], [ %64, %61 ], [ %37, %59 ]
  %72 = icmp samesign ugt i32 %36, 1
  br i1 %72, label %35, label %16, !llvm.loop !16

73:                                               ; preds = %5, %16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @last_of_equal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %87

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %37

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483646
  br label %50

20:                                               ; preds = %79
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %84, %20 ]
  %24 = phi i32 [ -1, %14 ], [ %83, %20 ]
  %25 = phi i32 [ -1, %14 ], [ %82, %20 ]
  %26 = phi float [ 0xFFF0000000000000, %14 ], [ %81, %20 ]
  %27 = phi float [ 0xFFF0000000000000, %14 ], [ %80, %20 ]
  %28 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nsw i32 %23, %15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fcmp contract ult float %32, %27
  br i1 %33, label %34, label %37

34:                                               ; preds = %22
  %35 = fcmp contract ult float %32, %26
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %20, %36, %34, %22, %12
  %38 = phi float [ 0xFFF0000000000000, %12 ], [ %80, %20 ], [ %27, %34 ], [ %27, %36 ], [ %32, %22 ]
  %39 = phi float [ 0xFFF0000000000000, %12 ], [ %81, %20 ], [ %26, %34 ], [ %32, %36 ], [ %27, %22 ]
  %40 = phi i32 [ -1, %12 ], [ %82, %20 ], [ %25, %34 ], [ %25, %36 ], [ %23, %22 ]
  %41 = phi i32 [ -1, %12 ], [ %83, %20 ], [ %24, %34 ], [ %23, %36 ], [ %25, %22 ]
  %42 = shl nsw i32 %10, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  store float %38, ptr %44, align 4, !tbaa !7
  %45 = or disjoint i32 %42, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  store float %39, ptr %47, align 4, !tbaa !7
  %48 = getelementptr inbounds i32, ptr %2, i64 %43
  store i32 %40, ptr %48, align 4, !tbaa !3
  %49 = getelementptr inbounds i32, ptr %2, i64 %46
  store i32 %41, ptr %49, align 4, !tbaa !3
  br label %87

50:                                               ; preds = %79, %18
  %51 = phi i32 [ 0, %18 ], [ %84, %79 ]
  %52 = phi i32 [ -1, %18 ], [ %83, %79 ]
  %53 = phi i32 [ -1, %18 ], [ %82, %79 ]
  %54 = phi float [ 0xFFF0000000000000, %18 ], [ %81, %79 ]
  %55 = phi float [ 0xFFF0000000000000, %18 ], [ %80, %79 ]
  %56 = phi i32 [ 0, %18 ], [ %85, %79 ]
  %57 = add nsw i32 %51, %15
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fcmp contract ult float %60, %55
  br i1 %61, label %62, label %65

62:                                               ; preds = %50
  %63 = fcmp contract ult float %60, %54
  br i1 %63, label %65, label %64

64:                                               ; preds = %62
  br label %65

65:                                               ; preds = %50, %62, %64
  %66 = phi float [ %55, %62 ], [ %55, %64 ], [ %60, %50 ]
  %67 = phi float [ %54, %62 ], [ %60, %64 ], [ %55, %50 ]
  %68 = phi i32 [ %53, %62 ], [ %53, %64 ], [ %51, %50 ]
  %69 = phi i32 [ %52, %62 ], [ %51, %64 ], [ %53, %50 ]
  %70 = or disjoint i32 %51, 1
  %71 = add nsw i32 %70, %15
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fcmp contract ult float %74, %66
  br i1 %75, label %76, label %79

76:                                               ; preds = %65
  %77 = fcmp contract ult float %74, %67
  br i1 %77, label %79, label %78

78:                                               ; preds = %76
  br label %79

79:                                               ; preds = %78, %76, %65
  %80 = phi float [ %66, %76 ], [ %66, %78 ], [ %74, %65 ]
  %81 = phi float [ %67, %76 ], [ %74, %78 ], [ %66, %65 ]
  %82 = phi i32 [ %68, %76 ], [ %68, %78 ], [ %70, %65 ]
  %83 = phi i32 [ %69, %76 ], [ %70, %78 ], [ %68, %65 ]
  %84 = add nuw nsw i32 %51, 2
  %85 = add i32 %56, 2
  %86 = icmp eq i32 %85, %19
  br i1 %86, label %20, label %50, !llvm.loop !17

87:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @k_nearest(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  %20 = icmp slt i32 %19, %4
  br i1 %20, label %21, label %109

21:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float 0x46293E5940000000, ptr %7, align 4, !tbaa !7
  store i32 -1, ptr %11, align 4, !tbaa !3
  store float 0x46293E5940000000, ptr %8, align 4, !tbaa !7
  store i32 -1, ptr %12, align 4, !tbaa !3
  store float 0x46293E5940000000, ptr %9, align 4, !tbaa !7
  store i32 -1, ptr %13, align 4, !tbaa !3
  store float 0x46293E5940000000, ptr %10, align 4, !tbaa !7
  store i32 -1, ptr %14, align 4, !tbaa !3
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %41

23:                                               ; preds = %21
  %24 = mul nsw i32 %19, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr i8, ptr %26, i64 4
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = getelementptr i8, ptr %26, i64 8
  %31 = load float, ptr %30, align 4, !tbaa !7
  br label %70

32:                                               ; preds = %106
  %33 = load float, ptr %7, align 4, !tbaa !7
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = load float, ptr %8, align 4, !tbaa !7
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = load float, ptr %9, align 4, !tbaa !7
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = load float, ptr %10, align 4, !tbaa !7
  %40 = load i32, ptr %14, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %32, %21
  %42 = phi i32 [ %40, %32 ], [ -1, %21 ]
  %43 = phi float [ %39, %32 ], [ 0x46293E5940000000, %21 ]
  %44 = phi i32 [ %38, %32 ], [ -1, %21 ]
  %45 = phi float [ %37, %32 ], [ 0x46293E5940000000, %21 ]
  %46 = phi i32 [ %36, %32 ], [ -1, %21 ]
  %47 = phi float [ %35, %32 ], [ 0x46293E5940000000, %21 ]
  %48 = phi i32 [ %34, %32 ], [ -1, %21 ]
  %49 = phi float [ %33, %32 ], [ 0x46293E5940000000, %21 ]
  %50 = shl nsw i32 %19, 2
  %51 = tail call contract noundef float @__nv_sqrtf(float noundef %49) #11
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds float, ptr %2, i64 %52
  store float %51, ptr %53, align 4, !tbaa !7
  %54 = getelementptr inbounds i32, ptr %3, i64 %52
  store i32 %48, ptr %54, align 4, !tbaa !3
  %55 = tail call contract noundef float @__nv_sqrtf(float noundef %47) #11
  %56 = or disjoint i32 %50, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %2, i64 %57
  store float %55, ptr %58, align 4, !tbaa !7
  %59 = getelementptr inbounds i32, ptr %3, i64 %57
  store i32 %46, ptr %59, align 4, !tbaa !3
  %60 = tail call contract noundef float @__nv_sqrtf(float noundef %45) #11
  %61 = or disjoint i32 %50, 2
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %2, i64 %62
  store float %60, ptr %63, align 4, !tbaa !7
  %64 = getelementptr inbounds i32, ptr %3, i64 %62
  store i32 %44, ptr %64, align 4, !tbaa !3
  %65 = tail call contract noundef float @__nv_sqrtf(float noundef %43) #11
  %66 = or disjoint i32 %50, 3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %2, i64 %67
  store float %65, ptr %68, align 4, !tbaa !7
  %69 = getelementptr inbounds i32, ptr %3, i64 %67
  store i32 %42, ptr %69, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %109

70:                                               ; preds = %23, %106
  %71 = phi i32 [ 0, %23 ], [ %107, %106 ]
  %72 = mul nuw nsw i32 %71, 3
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %1, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fsub contract float %75, %27
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fsub contract float %78, %29
  %80 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fsub contract float %81, %31
  %83 = fmul contract float %76, %76
  %84 = fmul contract float %79, %79
  %85 = fadd contract float %83, %84
  %86 = fmul contract float %82, %82
  %87 = fadd contract float %85, %86
  %88 = load float, ptr %10, align 4, !tbaa !7
  %89 = fcmp contract olt float %87, %88
  br i1 %89, label %90, label %106

90:                                               ; preds = %70
  %91 = load float, ptr %9, align 4, !tbaa !7
  %92 = fcmp contract ogt float %91, %87
  br i1 %92, label %93, label %103

93:                                               ; preds = %90
  store float %91, ptr %10, align 4, !tbaa !7
  %94 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %94, ptr %14, align 4, !tbaa !3
  %95 = load float, ptr %8, align 4, !tbaa !7
  %96 = fcmp contract ogt float %95, %87
  br i1 %96, label %97, label %103

97:                                               ; preds = %93
  store float %95, ptr %9, align 4, !tbaa !7
  %98 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %98, ptr %13, align 4, !tbaa !3
  %99 = load float, ptr %7, align 4, !tbaa !7
  %100 = fcmp contract ogt float %99, %87
  br i1 %100, label %101, label %103

101:                                              ; preds = %97
  store float %99, ptr %8, align 4, !tbaa !7
  %102 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %102, ptr %12, align 4, !tbaa !3
  br label %103

103:                                              ; preds = %101, %97, %93, %90
  %104 = phi ptr [ %11, %101 ], [ %14, %90 ], [ %13, %93 ], [ %12, %97 ]
  %105 = phi ptr [ %7, %101 ], [ %10, %90 ], [ %9, %93 ], [ %8, %97 ]
  store float %87, ptr %105, align 4, !tbaa !7
  store i32 %71, ptr %104, align 4, !tbaa !3
  br label %106

106:                                              ; preds = %103, %70
  %107 = add nuw nsw i32 %71, 1
  %108 = icmp eq i32 %107, %5
  br i1 %108, label %32, label %70, !llvm.loop !18

109:                                              ; preds = %6, %41
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ratio_test(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %83

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %66

14:                                               ; preds = %12
  %15 = shl nsw i32 %10, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = sext i32 %15 to i64
  %20 = getelementptr float, ptr %0, i64 %19
  %21 = getelementptr i8, ptr %20, i64 4
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = sext i32 %15 to i64
  %24 = getelementptr float, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = sext i32 %15 to i64
  %28 = getelementptr float, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !7
  br label %31

31:                                               ; preds = %14, %77
  %32 = phi i32 [ 0, %14 ], [ %81, %77 ]
  %33 = phi i32 [ -1, %14 ], [ %80, %77 ]
  %34 = phi float [ 0x7FF0000000000000, %14 ], [ %79, %77 ]
  %35 = phi float [ 0x7FF0000000000000, %14 ], [ %78, %77 ]
  %36 = shl nsw i32 %32, 2
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fsub contract float %18, %39
  %41 = fmul contract float %40, %40
  %42 = zext nneg i32 %36 to i64
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fsub contract float %22, %45
  %47 = fmul contract float %46, %46
  %48 = fadd contract float %41, %47
  %49 = zext nneg i32 %36 to i64
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fsub contract float %26, %52
  %54 = fmul contract float %53, %53
  %55 = fadd contract float %48, %54
  %56 = zext nneg i32 %36 to i64
  %57 = getelementptr inbounds nuw float, ptr %1, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 12
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fsub contract float %30, %59
  %61 = fmul contract float %60, %60
  %62 = fadd contract float %55, %61
  %63 = fcmp contract olt float %62, %35
  br i1 %63, label %77, label %74

64:                                               ; preds = %77
  %65 = fmul contract float %79, 0x3FE47AE140000000
  br label %66

66:                                               ; preds = %64, %12
  %67 = phi float [ 0x7FF0000000000000, %12 ], [ %78, %64 ]
  %68 = phi float [ 0x7FF0000000000000, %12 ], [ %65, %64 ]
  %69 = phi i32 [ -1, %12 ], [ %80, %64 ]
  %70 = fcmp contract olt float %67, %68
  %71 = select i1 %70, i32 %69, i32 -1
  %72 = sext i32 %10 to i64
  %73 = getelementptr inbounds i32, ptr %2, i64 %72
  store i32 %71, ptr %73, align 4, !tbaa !3
  br label %83

74:                                               ; preds = %31
  %75 = fcmp contract olt float %62, %34
  br i1 %75, label %76, label %77

76:                                               ; preds = %74
  br label %77

77:                                               ; preds = %31, %74, %76
  %78 = phi float [ %35, %74 ], [ %35, %76 ], [ %62, %31 ]
  %79 = phi float [ %34, %74 ], [ %62, %76 ], [ %35, %31 ]
  %80 = phi i32 [ %33, %74 ], [ %33, %76 ], [ %32, %31 ]
  %81 = add nuw nsw i32 %32, 1
  %82 = icmp eq i32 %81, %4
  br i1 %82, label %64, label %31, !llvm.loop !19

83:                                               ; preds = %5, %66
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @smallest_words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %90

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %38

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483646
  br label %51

20:                                               ; preds = %82
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %38, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %87, %20 ]
  %24 = phi i32 [ -1, %14 ], [ %86, %20 ]
  %25 = phi i32 [ -1, %14 ], [ %85, %20 ]
  %26 = phi i32 [ -1, %14 ], [ %84, %20 ]
  %27 = phi i32 [ -1, %14 ], [ %83, %20 ]
  %28 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nsw i32 %23, %15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = icmp ult i32 %32, %27
  br i1 %33, label %38, label %34

34:                                               ; preds = %22
  %35 = icmp ult i32 %32, %26
  %36 = select i1 %35, i32 %23, i32 %24
  %37 = tail call i32 @llvm.umin.i32(i32 %32, i32 %26)
  br label %38

38:                                               ; preds = %20, %34, %22, %12
  %39 = phi i32 [ -1, %12 ], [ %83, %20 ], [ %27, %34 ], [ %32, %22 ]
  %40 = phi i32 [ -1, %12 ], [ %84, %20 ], [ %37, %34 ], [ %27, %22 ]
  %41 = phi i32 [ -1, %12 ], [ %85, %20 ], [ %25, %34 ], [ %23, %22 ]
  %42 = phi i32 [ -1, %12 ], [ %86, %20 ], [ %36, %34 ], [ %25, %22 ]
  %43 = shl nsw i32 %10, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %1, i64 %44
  store i32 %39, ptr %45, align 4, !tbaa !3
  %46 = or disjoint i32 %43, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %1, i64 %47
  store i32 %40, ptr %48, align 4, !tbaa !3
  %49 = getelementptr inbounds i32, ptr %2, i64 %44
  store i32 %41, ptr %49, align 4, !tbaa !3
  %50 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %42, ptr %50, align 4, !tbaa !3
  br label %90

51:                                               ; preds = %82, %18
  %52 = phi i32 [ 0, %18 ], [ %87, %82 ]
  %53 = phi i32 [ -1, %18 ], [ %86, %82 ]
  %54 = phi i32 [ -1, %18 ], [ %85, %82 ]
  %55 = phi i32 [ -1, %18 ], [ %84, %82 ]
  %56 = phi i32 [ -1, %18 ], [ %83, %82 ]
  %57 = phi i32 [ 0, %18 ], [ %88, %82 ]
  %58 = add nsw i32 %52, %15
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp ult i32 %61, %56
  br i1 %62, label %67, label %63

63:                                               ; preds = %51
  %64 = icmp ult i32 %61, %55
  %65 = select i1 %64, i32 %52, i32 %53
  %66 = tail call i32 @llvm.umin.i32(i32 %61, i32 %55)
  br label %67

67:                                               ; preds = %63, %51
  %68 = phi i32 [ %56, %63 ], [ %61, %51 ]
  %69 = phi i32 [ %66, %63 ], [ %56, %51 ]
  %70 = phi i32 [ %54, %63 ], [ %52, %51 ]
  %71 = phi i32 [ %65, %63 ], [ %54, %51 ]
  %72 = or disjoint i32 %52, 1
  %73 = add nsw i32 %72, %15
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = icmp ult i32 %76, %68
  br i1 %77, label %82, label %78

78:                                               ; preds = %67
  %79 = icmp ult i32 %76, %69
  %80 = select i1 %79, i32 %72, i32 %71
  %81 = tail call i32 @llvm.umin.i32(i32 %76, i32 %69)
  br label %82

82:                                               ; preds = %78, %67
  %83 = phi i32 [ %68, %78 ], [ %76, %67 ]
  %84 = phi i32 [ %81, %78 ], [ %68, %67 ]
  %85 = phi i32 [ %70, %78 ], [ %72, %67 ]
  %86 = phi i32 [ %80, %78 ], [ %70, %67 ]
  %87 = add nuw nsw i32 %52, 2
  %88 = add i32 %57, 2
  %89 = icmp eq i32 %88, %19
  br i1 %89, label %20, label %51, !llvm.loop !20

90:                                               ; preds = %5, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %78

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %36

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483646
  br label %43

19:                                               ; preds = %72
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %36, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %75, %19 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %74, %19 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %73, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nsw i32 %22, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fcmp contract ogt float %29, 5.000000e-01
  br i1 %30, label %31, label %36

31:                                               ; preds = %21
  %32 = fcmp contract ogt float %29, %24
  br i1 %32, label %36, label %33

33:                                               ; preds = %31
  %34 = fcmp contract ogt float %29, %23
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  br label %36

36:                                               ; preds = %19, %35, %33, %31, %21, %11
  %37 = phi float [ 0.000000e+00, %11 ], [ %73, %19 ], [ %24, %21 ], [ %24, %35 ], [ %24, %33 ], [ %29, %31 ]
  %38 = phi float [ 0.000000e+00, %11 ], [ %74, %19 ], [ %23, %21 ], [ %29, %35 ], [ %23, %33 ], [ %24, %31 ]
  %39 = shl nsw i32 %9, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !7
  %42 = getelementptr i8, ptr %41, i64 4
  store float %38, ptr %42, align 4, !tbaa !7
  br label %78

43:                                               ; preds = %72, %17
  %44 = phi i32 [ 0, %17 ], [ %75, %72 ]
  %45 = phi float [ 0.000000e+00, %17 ], [ %74, %72 ]
  %46 = phi float [ 0.000000e+00, %17 ], [ %73, %72 ]
  %47 = phi i32 [ 0, %17 ], [ %76, %72 ]
  %48 = add nsw i32 %44, %14
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fcmp contract ogt float %51, 5.000000e-01
  br i1 %52, label %53, label %58

53:                                               ; preds = %43
  %54 = fcmp contract ogt float %51, %46
  br i1 %54, label %58, label %55

55:                                               ; preds = %53
  %56 = fcmp contract ogt float %51, %45
  br i1 %56, label %57, label %58

57:                                               ; preds = %55
  br label %58

58:                                               ; preds = %53, %57, %55, %43
  %59 = phi float [ %46, %43 ], [ %46, %57 ], [ %46, %55 ], [ %51, %53 ]
  %60 = phi float [ %45, %43 ], [ %51, %57 ], [ %45, %55 ], [ %46, %53 ]
  %61 = or disjoint i32 %44, 1
  %62 = add nsw i32 %61, %14
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fcmp contract ogt float %65, 5.000000e-01
  br i1 %66, label %67, label %72

67:                                               ; preds = %58
  %68 = fcmp contract ogt float %65, %59
  br i1 %68, label %72, label %69

69:                                               ; preds = %67
  %70 = fcmp contract ogt float %65, %60
  br i1 %70, label %71, label %72

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %71, %69, %67, %58
  %73 = phi float [ %59, %58 ], [ %59, %71 ], [ %59, %69 ], [ %65, %67 ]
  %74 = phi float [ %60, %58 ], [ %65, %71 ], [ %60, %69 ], [ %59, %67 ]
  %75 = add nuw nsw i32 %44, 2
  %76 = add i32 %47, 2
  %77 = icmp eq i32 %76, %18
  br i1 %77, label %19, label %43, !llvm.loop !21

78:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @best_pair(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = icmp slt i32 %5, %3
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %17

10:                                               ; preds = %17, %4
  %11 = phi i32 [ -1, %4 ], [ %26, %17 ]
  %12 = phi float [ 0xFFF0000000000000, %4 ], [ %27, %17 ]
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %13
  store float %12, ptr %14, align 4, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 %11, ptr %15, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %5, 32
  br i1 %16, label %30, label %39

17:                                               ; preds = %8, %17
  %18 = phi i32 [ %5, %8 ], [ %28, %17 ]
  %19 = phi float [ 0xFFF0000000000000, %8 ], [ %27, %17 ]
  %20 = phi i32 [ -1, %8 ], [ %26, %17 ]
  %21 = add nsw i32 %18, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fcmp contract ogt float %24, %19
  %26 = select i1 %25, i32 %18, i32 %20
  %27 = select i1 %25, float %24, float %19
  %28 = add nuw nsw i32 %18, 64
  %29 = icmp slt i32 %28, %3
  br i1 %29, label %17, label %10, !llvm.loop !22

30:                                               ; preds = %10
  %31 = zext nneg i32 %5 to i64
  %32 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 256
  %34 = load float, ptr %33, align 4, !tbaa !23
  %35 = load float, ptr %14, align 4, !tbaa !23
  %36 = fcmp contract ogt float %34, %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %30
  %38 = load i64, ptr %33, align 4
  store i64 %38, ptr %14, align 4
  br label %39

39:                                               ; preds = %37, %30, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %5, 16
  br i1 %40, label %41, label %50

41:                                               ; preds = %39
  %42 = zext nneg i32 %5 to i64
  %43 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 128
  %45 = load float, ptr %44, align 4, !tbaa !23
  %46 = load float, ptr %14, align 4, !tbaa !23
  %47 = fcmp contract ogt float %45, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %41
  %49 = load i64, ptr %44, align 4
  store i64 %49, ptr %14, align 4
  br label %50

50:                                               ; preds = %48, %41, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = icmp samesign ult i32 %5, 8
  br i1 %51, label %52, label %61

52:                                               ; preds = %50
  %53 = zext nneg i32 %5 to i64
  %54 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 64
  %56 = load float, ptr %55, align 4, !tbaa !23
  %57 = load float, ptr %14, align 4, !tbaa !23
  %58 = fcmp contract ogt float %56, %57
  br i1 %58, label %59, label %61

59:                                               ; preds = %52
  %60 = load i64, ptr %55, align 4
  store i64 %60, ptr %14, align 4
  br label %61

61:                                               ; preds = %59, %52, %50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %5, 4
  br i1 %62, label %63, label %72

63:                                               ; preds = %61
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %67 = load float, ptr %66, align 4, !tbaa !23
  %68 = load float, ptr %14, align 4, !tbaa !23
  %69 = fcmp contract ogt float %67, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %63
  %71 = load i64, ptr %66, align 4
  store i64 %71, ptr %14, align 4
  br label %72

72:                                               ; preds = %70, %63, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp samesign ult i32 %5, 2
  br i1 %73, label %74, label %83

74:                                               ; preds = %72
  %75 = zext nneg i32 %5 to i64
  %76 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %78 = load float, ptr %77, align 4, !tbaa !23
  %79 = load float, ptr %14, align 4, !tbaa !23
  %80 = fcmp contract ogt float %78, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %74
  %82 = load i64, ptr %77, align 4
  store i64 %82, ptr %14, align 4
  br label %83

83:                                               ; preds = %81, %74, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp eq i32 %5, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %83
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 8), align 4, !tbaa !23
  %87 = load float, ptr %14, align 4, !tbaa !23
  %88 = fcmp contract ogt float %86, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %85
  %90 = load i64, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 8), align 4
  store i64 %90, ptr %14, align 4
  br label %91

91:                                               ; preds = %89, %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = icmp eq i32 %5, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %91
  %94 = zext nneg i32 %6 to i64
  %95 = getelementptr inbounds nuw i32, ptr %2, i64 %94
  %96 = getelementptr inbounds nuw float, ptr %1, i64 %94
  %97 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), align 4, !tbaa !23
  store float %97, ptr %96, align 4, !tbaa !7
  %98 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 4), align 4, !tbaa !25
  store i32 %98, ptr %95, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %93, %91
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local %struct.Pair @_Z6better4PairS_(ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %1) local_unnamed_addr #4 {
  %3 = load float, ptr %1, align 4, !tbaa !23
  %4 = load float, ptr %0, align 4, !tbaa !23
  %5 = fcmp contract olt float %3, %4
  br i1 %5, label %15, label %6

6:                                                ; preds = %2
  %7 = fcmp contract oeq float %3, %4
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !25
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !25
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %8, %6
  br label %15

15:                                               ; preds = %2, %8, %14
  %16 = phi float [ %4, %14 ], [ %3, %8 ], [ %3, %2 ]
  %17 = phi ptr [ %0, %14 ], [ %1, %8 ], [ %1, %2 ]
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = insertvalue %struct.Pair poison, float %16, 0
  %21 = insertvalue %struct.Pair %20, i32 %19, 1
  ret %struct.Pair %21
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @best_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = lshr i32 %7, 5
  %9 = mul i32 %8, %6
  %10 = lshr i32 %4, 5
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %5, %2
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = mul nsw i32 %2, %11
  br label %21

15:                                               ; preds = %36, %3
  %16 = phi float [ 0x7FF0000000000000, %3 ], [ %37, %36 ]
  %17 = phi i32 [ %2, %3 ], [ %38, %36 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %16, i32 16, i32 31)
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %17, i32 16, i32 31)
  %20 = fcmp contract olt float %18, %16
  br i1 %20, label %47, label %41

21:                                               ; preds = %13, %36
  %22 = phi i32 [ %2, %13 ], [ %38, %36 ]
  %23 = phi float [ 0x7FF0000000000000, %13 ], [ %37, %36 ]
  %24 = phi i32 [ %5, %13 ], [ %39, %36 ]
  %25 = add nsw i32 %24, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fcmp contract olt float %28, %23
  br i1 %29, label %36, label %30

30:                                               ; preds = %21
  %31 = fcmp contract oeq float %28, %23
  %32 = icmp slt i32 %24, %22
  %33 = select i1 %31, i1 %32, i1 false
  %34 = select i1 %33, float %28, float %23
  %35 = select i1 %33, i32 %24, i32 %22
  br label %36

36:                                               ; preds = %30, %21
  %37 = phi float [ %28, %21 ], [ %34, %30 ]
  %38 = phi i32 [ %24, %21 ], [ %35, %30 ]
  %39 = add nuw nsw i32 %24, 32
  %40 = icmp slt i32 %39, %2
  br i1 %40, label %21, label %15, !llvm.loop !26

41:                                               ; preds = %15
  %42 = fcmp contract oeq float %18, %16
  %43 = icmp slt i32 %19, %17
  %44 = select i1 %42, i1 %43, i1 false
  %45 = select i1 %44, float %18, float %16
  %46 = select i1 %44, i32 %19, i32 %17
  br label %47

47:                                               ; preds = %41, %15
  %48 = phi float [ %18, %15 ], [ %45, %41 ]
  %49 = phi i32 [ %19, %15 ], [ %46, %41 ]
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %48, i32 8, i32 31)
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %49, i32 8, i32 31)
  %52 = fcmp contract olt float %50, %48
  br i1 %52, label %59, label %53

53:                                               ; preds = %47
  %54 = fcmp contract oeq float %50, %48
  %55 = icmp slt i32 %51, %49
  %56 = select i1 %54, i1 %55, i1 false
  %57 = select i1 %56, float %50, float %48
  %58 = select i1 %56, i32 %51, i32 %49
  br label %59

59:                                               ; preds = %53, %47
  %60 = phi float [ %50, %47 ], [ %57, %53 ]
  %61 = phi i32 [ %51, %47 ], [ %58, %53 ]
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %60, i32 4, i32 31)
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %61, i32 4, i32 31)
  %64 = fcmp contract olt float %62, %60
  br i1 %64, label %71, label %65

65:                                               ; preds = %59
  %66 = fcmp contract oeq float %62, %60
  %67 = icmp slt i32 %63, %61
  %68 = select i1 %66, i1 %67, i1 false
  %69 = select i1 %68, float %62, float %60
  %70 = select i1 %68, i32 %63, i32 %61
  br label %71

71:                                               ; preds = %65, %59
  %72 = phi float [ %62, %59 ], [ %69, %65 ]
  %73 = phi i32 [ %63, %59 ], [ %70, %65 ]
  %74 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %72, i32 2, i32 31)
  %75 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %73, i32 2, i32 31)
  %76 = fcmp contract olt float %74, %72
  br i1 %76, label %83, label %77

77:                                               ; preds = %71
  %78 = fcmp contract oeq float %74, %72
  %79 = icmp slt i32 %75, %73
  %80 = select i1 %78, i1 %79, i1 false
  %81 = select i1 %80, float %74, float %72
  %82 = select i1 %80, i32 %75, i32 %73
  br label %83

83:                                               ; preds = %77, %71
  %84 = phi float [ %74, %71 ], [ %81, %77 ]
  %85 = phi i32 [ %75, %71 ], [ %82, %77 ]
  %86 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %84, i32 1, i32 31)
  %87 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %85, i32 1, i32 31)
  %88 = icmp eq i32 %5, 0
  br i1 %88, label %89, label %97

89:                                               ; preds = %83
  %90 = fcmp contract olt float %86, %84
  %91 = fcmp contract oeq float %86, %84
  %92 = tail call i32 @llvm.smin.i32(i32 %87, i32 %85)
  %93 = select i1 %91, i32 %92, i32 %85
  %94 = select i1 %90, i32 %87, i32 %93
  %95 = sext i32 %11 to i64
  %96 = getelementptr inbounds i32, ptr %1, i64 %95
  store i32 %94, ptr %96, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %89, %83
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @best_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul nsw i32 %3, %7
  %9 = add nsw i32 %8, %5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  %13 = add nuw nsw i32 %5, 128
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %21, label %15

15:                                               ; preds = %21, %4
  %16 = phi i32 [ %5, %4 ], [ %30, %21 ]
  %17 = phi float [ %12, %4 ], [ %31, %21 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 16, i32 31)
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %16, i32 16, i32 31)
  %20 = fcmp contract ogt float %18, %17
  br i1 %20, label %38, label %34

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %32, %21 ], [ %13, %4 ]
  %23 = phi float [ %31, %21 ], [ %12, %4 ]
  %24 = phi i32 [ %30, %21 ], [ %5, %4 ]
  %25 = add nsw i32 %22, %8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fcmp contract ogt float %28, %23
  %30 = select i1 %29, i32 %22, i32 %24
  %31 = select i1 %29, float %28, float %23
  %32 = add nuw nsw i32 %22, 128
  %33 = icmp slt i32 %32, %3
  br i1 %33, label %21, label %15, !llvm.loop !27

34:                                               ; preds = %15
  %35 = fcmp contract oeq float %18, %17
  %36 = icmp slt i32 %19, %16
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %15
  br label %39

39:                                               ; preds = %38, %34
  %40 = phi i32 [ %19, %38 ], [ %16, %34 ]
  %41 = phi float [ %18, %38 ], [ %17, %34 ]
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 8, i32 31)
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %40, i32 8, i32 31)
  %44 = fcmp contract ogt float %42, %41
  br i1 %44, label %49, label %45

45:                                               ; preds = %39
  %46 = fcmp contract oeq float %42, %41
  %47 = icmp slt i32 %43, %40
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %50

49:                                               ; preds = %45, %39
  br label %50

50:                                               ; preds = %49, %45
  %51 = phi i32 [ %43, %49 ], [ %40, %45 ]
  %52 = phi float [ %42, %49 ], [ %41, %45 ]
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 4, i32 31)
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 4, i32 31)
  %55 = fcmp contract ogt float %53, %52
  br i1 %55, label %60, label %56

56:                                               ; preds = %50
  %57 = fcmp contract oeq float %53, %52
  %58 = icmp slt i32 %54, %51
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %61

60:                                               ; preds = %56, %50
  br label %61

61:                                               ; preds = %60, %56
  %62 = phi i32 [ %54, %60 ], [ %51, %56 ]
  %63 = phi float [ %53, %60 ], [ %52, %56 ]
  %64 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %63, i32 2, i32 31)
  %65 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %62, i32 2, i32 31)
  %66 = fcmp contract ogt float %64, %63
  br i1 %66, label %71, label %67

67:                                               ; preds = %61
  %68 = fcmp contract oeq float %64, %63
  %69 = icmp slt i32 %65, %62
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %70, label %71, label %72

71:                                               ; preds = %67, %61
  br label %72

72:                                               ; preds = %71, %67
  %73 = phi i32 [ %65, %71 ], [ %62, %67 ]
  %74 = phi float [ %64, %71 ], [ %63, %67 ]
  %75 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %74, i32 1, i32 31)
  %76 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %73, i32 1, i32 31)
  %77 = fcmp contract ogt float %75, %74
  br i1 %77, label %82, label %78

78:                                               ; preds = %72
  %79 = fcmp contract oeq float %75, %74
  %80 = icmp slt i32 %76, %73
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %82, label %83

82:                                               ; preds = %78, %72
  br label %83

83:                                               ; preds = %82, %78
  %84 = phi i32 [ %76, %82 ], [ %73, %78 ]
  %85 = phi float [ %75, %82 ], [ %74, %78 ]
  %86 = and i32 %5, 31
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %83
  %89 = zext nneg i32 %6 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 %89
  %91 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 %89
  store float %85, ptr %91, align 4, !tbaa !7
  store i32 %84, ptr %90, align 4, !tbaa !3
  br label %92

92:                                               ; preds = %88, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = icmp eq i32 %5, 0
  br i1 %93, label %94, label %140

94:                                               ; preds = %92
  %95 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 4), align 4, !tbaa !7
  %96 = fcmp contract ogt float %95, %85
  br i1 %96, label %97, label %99

97:                                               ; preds = %94
  %98 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 4), align 4, !tbaa !3
  br label %106

99:                                               ; preds = %94
  %100 = fcmp contract oeq float %95, %85
  %101 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 4), align 4
  %102 = icmp slt i32 %101, %84
  %103 = select i1 %100, i1 %102, i1 false
  %104 = select i1 %103, i32 %101, i32 %84
  %105 = select i1 %103, float %95, float %85
  br label %106

106:                                              ; preds = %99, %97
  %107 = phi i32 [ %104, %99 ], [ %98, %97 ]
  %108 = phi float [ %105, %99 ], [ %95, %97 ]
  %109 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 8), align 4, !tbaa !7
  %110 = fcmp contract ogt float %109, %108
  br i1 %110, label %111, label %113

111:                                              ; preds = %106
  %112 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 8), align 4, !tbaa !3
  br label %120

113:                                              ; preds = %106
  %114 = fcmp contract oeq float %109, %108
  %115 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 8), align 4
  %116 = icmp slt i32 %115, %107
  %117 = select i1 %114, i1 %116, i1 false
  %118 = select i1 %117, i32 %115, i32 %107
  %119 = select i1 %117, float %109, float %108
  br label %120

120:                                              ; preds = %113, %111
  %121 = phi i32 [ %118, %113 ], [ %112, %111 ]
  %122 = phi float [ %119, %113 ], [ %109, %111 ]
  %123 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 12), align 4, !tbaa !7
  %124 = fcmp contract ogt float %123, %122
  br i1 %124, label %125, label %127

125:                                              ; preds = %120
  %126 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 12), align 4, !tbaa !3
  br label %134

127:                                              ; preds = %120
  %128 = fcmp contract oeq float %123, %122
  %129 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 12), align 4
  %130 = icmp slt i32 %129, %121
  %131 = select i1 %128, i1 %130, i1 false
  %132 = select i1 %131, i32 %129, i32 %121
  %133 = select i1 %131, float %123, float %122
  br label %134

134:                                              ; preds = %127, %125
  %135 = phi i32 [ %132, %127 ], [ %126, %125 ]
  %136 = phi float [ %133, %127 ], [ %123, %125 ]
  %137 = zext nneg i32 %7 to i64
  %138 = getelementptr inbounds nuw float, ptr %1, i64 %137
  store float %136, ptr %138, align 4, !tbaa !7
  %139 = getelementptr inbounds nuw i32, ptr %2, i64 %137
  store i32 %135, ptr %139, align 4, !tbaa !3
  br label %140

140:                                              ; preds = %134, %92
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { convergent nounwind }

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
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = !{!24, !8, i64 0}
!24 = !{!"_ZTS4Pair", !8, i64 0, !4, i64 4}
!25 = !{!24, !4, i64 4}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
