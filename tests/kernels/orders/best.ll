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
  br i1 %10, label %11, label %143

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %53

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 3
  %16 = icmp ult i32 %2, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483644
  br label %70

19:                                               ; preds = %70
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %53, label %21

21:                                               ; preds = %19, %13
  %22 = phi float [ 0xFFF0000000000000, %13 ], [ %139, %19 ]
  %23 = phi float [ 0xFFF0000000000000, %13 ], [ %136, %19 ]
  %24 = phi float [ 0xFFF0000000000000, %13 ], [ %133, %19 ]
  %25 = phi float [ 0xFFF0000000000000, %13 ], [ %130, %19 ]
  %26 = phi i32 [ 0, %13 ], [ %140, %19 ]
  %27 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %21
  %29 = phi float [ %22, %21 ], [ %49, %28 ]
  %30 = phi float [ %23, %21 ], [ %46, %28 ]
  %31 = phi float [ %24, %21 ], [ %43, %28 ]
  %32 = phi float [ %25, %21 ], [ %40, %28 ]
  %33 = phi i32 [ %26, %21 ], [ %50, %28 ]
  %34 = phi i32 [ 0, %21 ], [ %51, %28 ]
  %35 = add nsw i32 %33, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fcmp contract ogt float %38, %32
  %40 = select i1 %39, float %38, float %32
  %41 = select i1 %39, float %32, float %38
  %42 = fcmp contract ogt float %41, %31
  %43 = select i1 %42, float %41, float %31
  %44 = select i1 %42, float %31, float %41
  %45 = fcmp contract ogt float %44, %30
  %46 = select i1 %45, float %44, float %30
  %47 = select i1 %45, float %30, float %44
  %48 = fcmp contract ogt float %47, %29
  %49 = select i1 %48, float %47, float %29
  %50 = add nuw nsw i32 %33, 1
  %51 = add i32 %34, 1
  %52 = icmp eq i32 %51, %15
  br i1 %52, label %53, label %28, !llvm.loop !9

53:                                               ; preds = %19, %28, %11
  %54 = phi float [ 0xFFF0000000000000, %11 ], [ %139, %19 ], [ %49, %28 ]
  %55 = phi float [ 0xFFF0000000000000, %11 ], [ %136, %19 ], [ %46, %28 ]
  %56 = phi float [ 0xFFF0000000000000, %11 ], [ %133, %19 ], [ %43, %28 ]
  %57 = phi float [ 0xFFF0000000000000, %11 ], [ %130, %19 ], [ %40, %28 ]
  %58 = shl nsw i32 %9, 2
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %1, i64 %59
  store float %57, ptr %60, align 4, !tbaa !7
  %61 = sext i32 %58 to i64
  %62 = getelementptr float, ptr %1, i64 %61
  %63 = getelementptr i8, ptr %62, i64 4
  store float %56, ptr %63, align 4, !tbaa !7
  %64 = sext i32 %58 to i64
  %65 = getelementptr float, ptr %1, i64 %64
  %66 = getelementptr i8, ptr %65, i64 8
  store float %55, ptr %66, align 4, !tbaa !7
  %67 = sext i32 %58 to i64
  %68 = getelementptr float, ptr %1, i64 %67
  %69 = getelementptr i8, ptr %68, i64 12
  store float %54, ptr %69, align 4, !tbaa !7
  br label %143

70:                                               ; preds = %70, %17
  %71 = phi float [ 0xFFF0000000000000, %17 ], [ %139, %70 ]
  %72 = phi float [ 0xFFF0000000000000, %17 ], [ %136, %70 ]
  %73 = phi float [ 0xFFF0000000000000, %17 ], [ %133, %70 ]
  %74 = phi float [ 0xFFF0000000000000, %17 ], [ %130, %70 ]
  %75 = phi i32 [ 0, %17 ], [ %140, %70 ]
  %76 = phi i32 [ 0, %17 ], [ %141, %70 ]
  %77 = add nsw i32 %75, %14
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fcmp contract ogt float %80, %74
  %82 = select i1 %81, float %80, float %74
  %83 = select i1 %81, float %74, float %80
  %84 = fcmp contract ogt float %83, %73
  %85 = select i1 %84, float %83, float %73
  %86 = select i1 %84, float %73, float %83
  %87 = fcmp contract ogt float %86, %72
  %88 = select i1 %87, float %86, float %72
  %89 = select i1 %87, float %72, float %86
  %90 = fcmp contract ogt float %89, %71
  %91 = select i1 %90, float %89, float %71
  %92 = or disjoint i32 %75, 1
  %93 = add nsw i32 %92, %14
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fcmp contract ogt float %96, %82
  %98 = select i1 %97, float %96, float %82
  %99 = select i1 %97, float %82, float %96
  %100 = fcmp contract ogt float %99, %85
  %101 = select i1 %100, float %99, float %85
  %102 = select i1 %100, float %85, float %99
  %103 = fcmp contract ogt float %102, %88
  %104 = select i1 %103, float %102, float %88
  %105 = select i1 %103, float %88, float %102
  %106 = fcmp contract ogt float %105, %91
  %107 = select i1 %106, float %105, float %91
  %108 = or disjoint i32 %75, 2
  %109 = add nsw i32 %108, %14
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fcmp contract ogt float %112, %98
  %114 = select i1 %113, float %112, float %98
  %115 = select i1 %113, float %98, float %112
  %116 = fcmp contract ogt float %115, %101
  %117 = select i1 %116, float %115, float %101
  %118 = select i1 %116, float %101, float %115
  %119 = fcmp contract ogt float %118, %104
  %120 = select i1 %119, float %118, float %104
  %121 = select i1 %119, float %104, float %118
  %122 = fcmp contract ogt float %121, %107
  %123 = select i1 %122, float %121, float %107
  %124 = or disjoint i32 %75, 3
  %125 = add nsw i32 %124, %14
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fcmp contract ogt float %128, %114
  %130 = select i1 %129, float %128, float %114
  %131 = select i1 %129, float %114, float %128
  %132 = fcmp contract ogt float %131, %117
  %133 = select i1 %132, float %131, float %117
  %134 = select i1 %132, float %117, float %131
  %135 = fcmp contract ogt float %134, %120
  %136 = select i1 %135, float %134, float %120
  %137 = select i1 %135, float %120, float %134
  %138 = fcmp contract ogt float %137, %123
  %139 = select i1 %138, float %137, float %123
  %140 = add nuw nsw i32 %75, 4
  %141 = add i32 %76, 4
  %142 = icmp eq i32 %141, %18
  br i1 %142, label %19, label %70, !llvm.loop !11

143:                                              ; preds = %4, %53
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
  br i1 %97, label %24, label %66, !llvm.loop !13

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
  br i1 %11, label %12, label %141

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %53

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483646
  br label %72

20:                                               ; preds = %132
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %53, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ %3, %14 ], [ %110, %20 ]
  %24 = phi i64 [ -7, %14 ], [ %138, %20 ]
  %25 = phi i64 [ -7, %14 ], [ %137, %20 ]
  %26 = phi i64 [ -7, %14 ], [ %136, %20 ]
  %27 = phi double [ 1.000000e+00, %14 ], [ %135, %20 ]
  %28 = phi double [ 1.000000e+00, %14 ], [ %134, %20 ]
  %29 = phi double [ 1.000000e+00, %14 ], [ %133, %20 ]
  %30 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %30)
  %31 = add nsw i32 %23, -1
  %32 = add nsw i32 %31, %15
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !14
  %36 = fcmp contract olt double %35, %29
  br i1 %36, label %49, label %37

37:                                               ; preds = %22
  %38 = fcmp contract olt double %35, %28
  br i1 %38, label %45, label %39

39:                                               ; preds = %37
  %40 = fcmp contract olt double %35, %27
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = shl nuw nsw i32 %31, 1
  %43 = add nuw nsw i32 %42, 10
  %44 = zext nneg i32 %43 to i64
  br label %53

45:                                               ; preds = %37
  %46 = shl nuw nsw i32 %31, 1
  %47 = add nuw nsw i32 %46, 10
  %48 = zext nneg i32 %47 to i64
  br label %53

49:                                               ; preds = %22
  %50 = shl nuw nsw i32 %31, 1
  %51 = add nuw nsw i32 %50, 10
  %52 = zext nneg i32 %51 to i64
  br label %53

53:                                               ; preds = %20, %49, %45, %41, %39, %12
  %54 = phi double [ 1.000000e+00, %12 ], [ %133, %20 ], [ %35, %49 ], [ %29, %45 ], [ %29, %41 ], [ %29, %39 ]
  %55 = phi double [ 1.000000e+00, %12 ], [ %134, %20 ], [ %29, %49 ], [ %35, %45 ], [ %28, %41 ], [ %28, %39 ]
  %56 = phi double [ 1.000000e+00, %12 ], [ %135, %20 ], [ %28, %49 ], [ %28, %45 ], [ %35, %41 ], [ %27, %39 ]
  %57 = phi i64 [ -7, %12 ], [ %136, %20 ], [ %52, %49 ], [ %26, %45 ], [ %26, %41 ], [ %26, %39 ]
  %58 = phi i64 [ -7, %12 ], [ %137, %20 ], [ %26, %49 ], [ %48, %45 ], [ %25, %41 ], [ %25, %39 ]
  %59 = phi i64 [ -7, %12 ], [ %138, %20 ], [ %25, %49 ], [ %25, %45 ], [ %44, %41 ], [ %24, %39 ]
  %60 = mul nsw i32 %10, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  store double %56, ptr %62, align 8, !tbaa !14
  %63 = add nsw i32 %60, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  store double %55, ptr %65, align 8, !tbaa !14
  %66 = add nsw i32 %60, 2
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  store double %54, ptr %68, align 8, !tbaa !14
  %69 = getelementptr inbounds i64, ptr %2, i64 %61
  store i64 %59, ptr %69, align 8, !tbaa !16
  %70 = getelementptr inbounds i64, ptr %2, i64 %64
  store i64 %58, ptr %70, align 8, !tbaa !16
  %71 = getelementptr inbounds i64, ptr %2, i64 %67
  store i64 %57, ptr %71, align 8, !tbaa !16
  br label %141

72:                                               ; preds = %132, %18
  %73 = phi i32 [ %3, %18 ], [ %110, %132 ]
  %74 = phi i64 [ -7, %18 ], [ %138, %132 ]
  %75 = phi i64 [ -7, %18 ], [ %137, %132 ]
  %76 = phi i64 [ -7, %18 ], [ %136, %132 ]
  %77 = phi double [ 1.000000e+00, %18 ], [ %135, %132 ]
  %78 = phi double [ 1.000000e+00, %18 ], [ %134, %132 ]
  %79 = phi double [ 1.000000e+00, %18 ], [ %133, %132 ]
  %80 = phi i32 [ 0, %18 ], [ %139, %132 ]
  %81 = add nsw i32 %73, -1
  %82 = add nsw i32 %81, %15
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !14
  %86 = fcmp contract olt double %85, %79
  br i1 %86, label %87, label %91

87:                                               ; preds = %72
  %88 = shl nuw nsw i32 %81, 1
  %89 = add nuw nsw i32 %88, 10
  %90 = zext nneg i32 %89 to i64
  br label %103

91:                                               ; preds = %72
  %92 = fcmp contract olt double %85, %78
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = shl nuw nsw i32 %81, 1
  %95 = add nuw nsw i32 %94, 10
  %96 = zext nneg i32 %95 to i64
  br label %103

97:                                               ; preds = %91
  %98 = fcmp contract olt double %85, %77
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = shl nuw nsw i32 %81, 1
  %101 = add nuw nsw i32 %100, 10
  %102 = zext nneg i32 %101 to i64
  br label %103

103:                                              ; preds = %93, %99, %97, %87
  %104 = phi double [ %85, %87 ], [ %79, %93 ], [ %79, %99 ], [ %79, %97 ]
  %105 = phi double [ %79, %87 ], [ %85, %93 ], [ %78, %99 ], [ %78, %97 ]
  %106 = phi double [ %78, %87 ], [ %78, %93 ], [ %85, %99 ], [ %77, %97 ]
  %107 = phi i64 [ %90, %87 ], [ %76, %93 ], [ %76, %99 ], [ %76, %97 ]
  %108 = phi i64 [ %76, %87 ], [ %96, %93 ], [ %75, %99 ], [ %75, %97 ]
  %109 = phi i64 [ %75, %87 ], [ %75, %93 ], [ %102, %99 ], [ %74, %97 ]
  %110 = add nsw i32 %73, -2
  %111 = add nsw i32 %110, %15
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %0, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !14
  %115 = fcmp contract olt double %114, %104
  br i1 %115, label %128, label %116

116:                                              ; preds = %103
  %117 = fcmp contract olt double %114, %105
  br i1 %117, label %124, label %118

118:                                              ; preds = %116
  %119 = fcmp contract olt double %114, %106
  br i1 %119, label %120, label %132

120:                                              ; preds = %118
  %121 = shl nuw nsw i32 %110, 1
  %122 = add nuw nsw i32 %121, 10
  %123 = zext nneg i32 %122 to i64
  br label %132

124:                                              ; preds = %116
  %125 = shl nuw nsw i32 %110, 1
  %126 = add nuw nsw i32 %125, 10
  %127 = zext nneg i32 %126 to i64
  br label %132

128:                                              ; preds = %103
  %129 = shl nuw nsw i32 %110, 1
  %130 = add nuw nsw i32 %129, 10
  %131 = zext nneg i32 %130 to i64
  br label %132

132:                                              ; preds = %128, %124, %120, %118
  %133 = phi double [ %114, %128 ], [ %104, %124 ], [ %104, %120 ], [ %104, %118 ]
  %134 = phi double [ %104, %128 ], [ %114, %124 ], [ %105, %120 ], [ %105, %118 ]
  %135 = phi double [ %105, %128 ], [ %105, %124 ], [ %114, %120 ], [ %106, %118 ]
  %136 = phi i64 [ %131, %128 ], [ %107, %124 ], [ %107, %120 ], [ %107, %118 ]
  %137 = phi i64 [ %107, %128 ], [ %127, %124 ], [ %108, %120 ], [ %108, %118 ]
  %138 = phi i64 [ %108, %128 ], [ %108, %124 ], [ %123, %120 ], [ %109, %118 ]
  %139 = add i32 %80, 2
  %140 = icmp eq i32 %139, %19
  br i1 %140, label %20, label %72, !llvm.loop !18

141:                                              ; preds = %5, %53
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
  br i1 %11, label %12, label %130

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %52

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  %16 = and i32 %3, 3
  %17 = icmp ult i32 %3, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483644
  br label %65

20:                                               ; preds = %122
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %52, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %127, %20 ]
  %24 = phi i32 [ -1, %14 ], [ %126, %20 ]
  %25 = phi i32 [ -1, %14 ], [ %125, %20 ]
  %26 = phi float [ 0xFFF0000000000000, %14 ], [ %124, %20 ]
  %27 = phi float [ 0xFFF0000000000000, %14 ], [ %123, %20 ]
  %28 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %44, %22
  %30 = phi i32 [ %23, %22 ], [ %49, %44 ]
  %31 = phi i32 [ %24, %22 ], [ %48, %44 ]
  %32 = phi i32 [ %25, %22 ], [ %47, %44 ]
  %33 = phi float [ %26, %22 ], [ %46, %44 ]
  %34 = phi float [ %27, %22 ], [ %45, %44 ]
  %35 = phi i32 [ 0, %22 ], [ %50, %44 ]
  %36 = add nsw i32 %30, %15
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fcmp contract ult float %39, %34
  br i1 %40, label %41, label %44

41:                                               ; preds = %29
  %42 = fcmp contract ult float %39, %33
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  br label %44

44:                                               ; preds = %43, %41, %29
  %45 = phi float [ %34, %41 ], [ %34, %43 ], [ %39, %29 ]
  %46 = phi float [ %33, %41 ], [ %39, %43 ], [ %34, %29 ]
  %47 = phi i32 [ %32, %41 ], [ %32, %43 ], [ %30, %29 ]
  %48 = phi i32 [ %31, %41 ], [ %30, %43 ], [ %32, %29 ]
  %49 = add nuw nsw i32 %30, 1
  %50 = add i32 %35, 1
  %51 = icmp eq i32 %50, %16
  br i1 %51, label %52, label %29, !llvm.loop !19

52:                                               ; preds = %20, %44, %12
  %53 = phi float [ 0xFFF0000000000000, %12 ], [ %123, %20 ], [ %45, %44 ]
  %54 = phi float [ 0xFFF0000000000000, %12 ], [ %124, %20 ], [ %46, %44 ]
  %55 = phi i32 [ -1, %12 ], [ %125, %20 ], [ %47, %44 ]
  %56 = phi i32 [ -1, %12 ], [ %126, %20 ], [ %48, %44 ]
  %57 = shl nsw i32 %10, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  store float %53, ptr %59, align 4, !tbaa !7
  %60 = or disjoint i32 %57, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  store float %54, ptr %62, align 4, !tbaa !7
  %63 = getelementptr inbounds i32, ptr %2, i64 %58
  store i32 %55, ptr %63, align 4, !tbaa !3
  %64 = getelementptr inbounds i32, ptr %2, i64 %61
  store i32 %56, ptr %64, align 4, !tbaa !3
  br label %130

65:                                               ; preds = %122, %18
  %66 = phi i32 [ 0, %18 ], [ %127, %122 ]
  %67 = phi i32 [ -1, %18 ], [ %126, %122 ]
  %68 = phi i32 [ -1, %18 ], [ %125, %122 ]
  %69 = phi float [ 0xFFF0000000000000, %18 ], [ %124, %122 ]
  %70 = phi float [ 0xFFF0000000000000, %18 ], [ %123, %122 ]
  %71 = phi i32 [ 0, %18 ], [ %128, %122 ]
  %72 = add nsw i32 %66, %15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fcmp contract ult float %75, %70
  br i1 %76, label %77, label %80

77:                                               ; preds = %65
  %78 = fcmp contract ult float %75, %69
  br i1 %78, label %80, label %79

79:                                               ; preds = %77
  br label %80

80:                                               ; preds = %65, %77, %79
  %81 = phi float [ %70, %77 ], [ %70, %79 ], [ %75, %65 ]
  %82 = phi float [ %69, %77 ], [ %75, %79 ], [ %70, %65 ]
  %83 = phi i32 [ %68, %77 ], [ %68, %79 ], [ %66, %65 ]
  %84 = phi i32 [ %67, %77 ], [ %66, %79 ], [ %68, %65 ]
  %85 = or disjoint i32 %66, 1
  %86 = add nsw i32 %85, %15
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fcmp contract ult float %89, %81
  br i1 %90, label %91, label %94

91:                                               ; preds = %80
  %92 = fcmp contract ult float %89, %82
  br i1 %92, label %94, label %93

93:                                               ; preds = %91
  br label %94

94:                                               ; preds = %93, %91, %80
  %95 = phi float [ %81, %91 ], [ %81, %93 ], [ %89, %80 ]
  %96 = phi float [ %82, %91 ], [ %89, %93 ], [ %81, %80 ]
  %97 = phi i32 [ %83, %91 ], [ %83, %93 ], [ %85, %80 ]
  %98 = phi i32 [ %84, %91 ], [ %85, %93 ], [ %83, %80 ]
  %99 = or disjoint i32 %66, 2
  %100 = add nsw i32 %99, %15
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fcmp contract ult float %103, %95
  br i1 %104, label %105, label %108

105:                                              ; preds = %94
  %106 = fcmp contract ult float %103, %96
  br i1 %106, label %108, label %107

107:                                              ; preds = %105
  br label %108

108:                                              ; preds = %107, %105, %94
  %109 = phi float [ %95, %105 ], [ %95, %107 ], [ %103, %94 ]
  %110 = phi float [ %96, %105 ], [ %103, %107 ], [ %95, %94 ]
  %111 = phi i32 [ %97, %105 ], [ %97, %107 ], [ %99, %94 ]
  %112 = phi i32 [ %98, %105 ], [ %99, %107 ], [ %97, %94 ]
  %113 = or disjoint i32 %66, 3
  %114 = add nsw i32 %113, %15
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %0, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = fcmp contract ult float %117, %109
  br i1 %118, label %119, label %122

119:                                              ; preds = %108
  %120 = fcmp contract ult float %117, %110
  br i1 %120, label %122, label %121

121:                                              ; preds = %119
  br label %122

122:                                              ; preds = %121, %119, %108
  %123 = phi float [ %109, %119 ], [ %109, %121 ], [ %117, %108 ]
  %124 = phi float [ %110, %119 ], [ %117, %121 ], [ %109, %108 ]
  %125 = phi i32 [ %111, %119 ], [ %111, %121 ], [ %113, %108 ]
  %126 = phi i32 [ %112, %119 ], [ %113, %121 ], [ %111, %108 ]
  %127 = add nuw nsw i32 %66, 4
  %128 = add i32 %71, 4
  %129 = icmp eq i32 %128, %19
  br i1 %129, label %20, label %65, !llvm.loop !20

130:                                              ; preds = %5, %52
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
  br i1 %108, label %32, label %70, !llvm.loop !21

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
  br i1 %11, label %12, label %167

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %113

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
  %31 = and i32 %4, 1
  %32 = icmp eq i32 %4, 1
  br i1 %32, label %71, label %33

33:                                               ; preds = %14
  %34 = and i32 %4, 2147483646
  br label %35

35:                                               ; preds = %160, %33
  %36 = phi i32 [ 0, %33 ], [ %164, %160 ]
  %37 = phi i32 [ -1, %33 ], [ %163, %160 ]
  %38 = phi float [ 0x7FF0000000000000, %33 ], [ %162, %160 ]
  %39 = phi float [ 0x7FF0000000000000, %33 ], [ %161, %160 ]
  %40 = phi i32 [ 0, %33 ], [ %165, %160 ]
  %41 = shl nsw i32 %36, 2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fsub contract float %18, %44
  %46 = fmul contract float %45, %45
  %47 = zext nneg i32 %41 to i64
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fsub contract float %22, %50
  %52 = fmul contract float %51, %51
  %53 = fadd contract float %46, %52
  %54 = zext nneg i32 %41 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fsub contract float %26, %57
  %59 = fmul contract float %58, %58
  %60 = fadd contract float %53, %59
  %61 = zext nneg i32 %41 to i64
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 12
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fsub contract float %30, %64
  %66 = fmul contract float %65, %65
  %67 = fadd contract float %60, %66
  %68 = fcmp contract olt float %67, %39
  br i1 %68, label %124, label %121

69:                                               ; preds = %160
  %70 = icmp eq i32 %31, 0
  br i1 %70, label %108, label %71

71:                                               ; preds = %69, %14
  %72 = phi i32 [ 0, %14 ], [ %164, %69 ]
  %73 = phi i32 [ -1, %14 ], [ %163, %69 ]
  %74 = phi float [ 0x7FF0000000000000, %14 ], [ %162, %69 ]
  %75 = phi float [ 0x7FF0000000000000, %14 ], [ %161, %69 ]
  %76 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %76)
  %77 = shl nsw i32 %72, 2
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fsub contract float %18, %80
  %82 = fmul contract float %81, %81
  %83 = zext nneg i32 %77 to i64
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fsub contract float %22, %86
  %88 = fmul contract float %87, %87
  %89 = fadd contract float %82, %88
  %90 = zext nneg i32 %77 to i64
  %91 = getelementptr inbounds nuw float, ptr %1, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fsub contract float %26, %93
  %95 = fmul contract float %94, %94
  %96 = fadd contract float %89, %95
  %97 = zext nneg i32 %77 to i64
  %98 = getelementptr inbounds nuw float, ptr %1, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 12
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fsub contract float %30, %100
  %102 = fmul contract float %101, %101
  %103 = fadd contract float %96, %102
  %104 = fcmp contract olt float %103, %75
  br i1 %104, label %108, label %105

105:                                              ; preds = %71
  %106 = fcmp contract olt float %103, %74
  br i1 %106, label %107, label %108

107:                                              ; preds = %105
  br label %108

108:                                              ; preds = %71, %105, %107, %69
  %109 = phi float [ %161, %69 ], [ %75, %105 ], [ %75, %107 ], [ %103, %71 ]
  %110 = phi float [ %162, %69 ], [ %74, %105 ], [ %103, %107 ], [ %75, %71 ]
  %111 = phi i32 [ %163, %69 ], [ %73, %105 ], [ %73, %107 ], [ %72, %71 ]
  %112 = fmul contract float %110, 0x3FE47AE140000000
  br label %113

113:                                              ; preds = %108, %12
  %114 = phi float [ 0x7FF0000000000000, %12 ], [ %109, %108 ]
  %115 = phi float [ 0x7FF0000000000000, %12 ], [ %112, %108 ]
  %116 = phi i32 [ -1, %12 ], [ %111, %108 ]
  %117 = fcmp contract olt float %114, %115
  %118 = select i1 %117, i32 %116, i32 -1
  %119 = sext i32 %10 to i64
  %120 = getelementptr inbounds i32, ptr %2, i64 %119
  store i32 %118, ptr %120, align 4, !tbaa !3
  br label %167

121:                                              ; preds = %35
  %122 = fcmp contract olt float %67, %38
  br i1 %122, label %123, label %124

123:                                              ; preds = %121
  br label %124

124:                                              ; preds = %35, %121, %123
  %125 = phi float [ %39, %121 ], [ %39, %123 ], [ %67, %35 ]
  %126 = phi float [ %38, %121 ], [ %67, %123 ], [ %39, %35 ]
  %127 = phi i32 [ %37, %121 ], [ %37, %123 ], [ %36, %35 ]
  %128 = or disjoint i32 %36, 1
  %129 = shl nsw i32 %128, 2
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %1, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = fsub contract float %18, %132
  %134 = fmul contract float %133, %133
  %135 = zext nneg i32 %129 to i64
  %136 = getelementptr inbounds nuw float, ptr %1, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fsub contract float %22, %138
  %140 = fmul contract float %139, %139
  %141 = fadd contract float %134, %140
  %142 = zext nneg i32 %129 to i64
  %143 = getelementptr inbounds nuw float, ptr %1, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fsub contract float %26, %145
  %147 = fmul contract float %146, %146
  %148 = fadd contract float %141, %147
  %149 = zext nneg i32 %129 to i64
  %150 = getelementptr inbounds nuw float, ptr %1, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 12
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fsub contract float %30, %152
  %154 = fmul contract float %153, %153
  %155 = fadd contract float %148, %154
  %156 = fcmp contract olt float %155, %125
  br i1 %156, label %160, label %157

157:                                              ; preds = %124
  %158 = fcmp contract olt float %155, %126
  br i1 %158, label %159, label %160

159:                                              ; preds = %157
  br label %160

160:                                              ; preds = %159, %157, %124
  %161 = phi float [ %125, %157 ], [ %125, %159 ], [ %155, %124 ]
  %162 = phi float [ %126, %157 ], [ %155, %159 ], [ %125, %124 ]
  %163 = phi i32 [ %127, %157 ], [ %127, %159 ], [ %128, %124 ]
  %164 = add nuw nsw i32 %36, 2
  %165 = add i32 %40, 2
  %166 = icmp eq i32 %165, %34
  br i1 %166, label %69, label %35, !llvm.loop !22

167:                                              ; preds = %5, %113
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
  br i1 %11, label %12, label %135

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %53

14:                                               ; preds = %12
  %15 = mul nsw i32 %3, %10
  %16 = and i32 %3, 3
  %17 = icmp ult i32 %3, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483644
  br label %66

20:                                               ; preds = %127
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %53, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %132, %20 ]
  %24 = phi i32 [ -1, %14 ], [ %131, %20 ]
  %25 = phi i32 [ -1, %14 ], [ %130, %20 ]
  %26 = phi i32 [ -1, %14 ], [ %129, %20 ]
  %27 = phi i32 [ -1, %14 ], [ %128, %20 ]
  %28 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %45, %22
  %30 = phi i32 [ %23, %22 ], [ %50, %45 ]
  %31 = phi i32 [ %24, %22 ], [ %49, %45 ]
  %32 = phi i32 [ %25, %22 ], [ %48, %45 ]
  %33 = phi i32 [ %26, %22 ], [ %47, %45 ]
  %34 = phi i32 [ %27, %22 ], [ %46, %45 ]
  %35 = phi i32 [ 0, %22 ], [ %51, %45 ]
  %36 = add nsw i32 %30, %15
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = icmp ult i32 %39, %34
  br i1 %40, label %45, label %41

41:                                               ; preds = %29
  %42 = icmp ult i32 %39, %33
  %43 = select i1 %42, i32 %30, i32 %31
  %44 = tail call i32 @llvm.umin.i32(i32 %39, i32 %33)
  br label %45

45:                                               ; preds = %41, %29
  %46 = phi i32 [ %34, %41 ], [ %39, %29 ]
  %47 = phi i32 [ %44, %41 ], [ %34, %29 ]
  %48 = phi i32 [ %32, %41 ], [ %30, %29 ]
  %49 = phi i32 [ %43, %41 ], [ %32, %29 ]
  %50 = add nuw nsw i32 %30, 1
  %51 = add i32 %35, 1
  %52 = icmp eq i32 %51, %16
  br i1 %52, label %53, label %29, !llvm.loop !23

53:                                               ; preds = %20, %45, %12
  %54 = phi i32 [ -1, %12 ], [ %128, %20 ], [ %46, %45 ]
  %55 = phi i32 [ -1, %12 ], [ %129, %20 ], [ %47, %45 ]
  %56 = phi i32 [ -1, %12 ], [ %130, %20 ], [ %48, %45 ]
  %57 = phi i32 [ -1, %12 ], [ %131, %20 ], [ %49, %45 ]
  %58 = shl nsw i32 %10, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %1, i64 %59
  store i32 %54, ptr %60, align 4, !tbaa !3
  %61 = or disjoint i32 %58, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %1, i64 %62
  store i32 %55, ptr %63, align 4, !tbaa !3
  %64 = getelementptr inbounds i32, ptr %2, i64 %59
  store i32 %56, ptr %64, align 4, !tbaa !3
  %65 = getelementptr inbounds i32, ptr %2, i64 %62
  store i32 %57, ptr %65, align 4, !tbaa !3
  br label %135

66:                                               ; preds = %127, %18
  %67 = phi i32 [ 0, %18 ], [ %132, %127 ]
  %68 = phi i32 [ -1, %18 ], [ %131, %127 ]
  %69 = phi i32 [ -1, %18 ], [ %130, %127 ]
  %70 = phi i32 [ -1, %18 ], [ %129, %127 ]
  %71 = phi i32 [ -1, %18 ], [ %128, %127 ]
  %72 = phi i32 [ 0, %18 ], [ %133, %127 ]
  %73 = add nsw i32 %67, %15
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = icmp ult i32 %76, %71
  br i1 %77, label %82, label %78

78:                                               ; preds = %66
  %79 = icmp ult i32 %76, %70
  %80 = select i1 %79, i32 %67, i32 %68
  %81 = tail call i32 @llvm.umin.i32(i32 %76, i32 %70)
  br label %82

82:                                               ; preds = %78, %66
  %83 = phi i32 [ %71, %78 ], [ %76, %66 ]
  %84 = phi i32 [ %81, %78 ], [ %71, %66 ]
  %85 = phi i32 [ %69, %78 ], [ %67, %66 ]
  %86 = phi i32 [ %80, %78 ], [ %69, %66 ]
  %87 = or disjoint i32 %67, 1
  %88 = add nsw i32 %87, %15
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %0, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = icmp ult i32 %91, %83
  br i1 %92, label %97, label %93

93:                                               ; preds = %82
  %94 = icmp ult i32 %91, %84
  %95 = select i1 %94, i32 %87, i32 %86
  %96 = tail call i32 @llvm.umin.i32(i32 %91, i32 %84)
  br label %97

97:                                               ; preds = %93, %82
  %98 = phi i32 [ %83, %93 ], [ %91, %82 ]
  %99 = phi i32 [ %96, %93 ], [ %83, %82 ]
  %100 = phi i32 [ %85, %93 ], [ %87, %82 ]
  %101 = phi i32 [ %95, %93 ], [ %85, %82 ]
  %102 = or disjoint i32 %67, 2
  %103 = add nsw i32 %102, %15
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = icmp ult i32 %106, %98
  br i1 %107, label %112, label %108

108:                                              ; preds = %97
  %109 = icmp ult i32 %106, %99
  %110 = select i1 %109, i32 %102, i32 %101
  %111 = tail call i32 @llvm.umin.i32(i32 %106, i32 %99)
  br label %112

112:                                              ; preds = %108, %97
  %113 = phi i32 [ %98, %108 ], [ %106, %97 ]
  %114 = phi i32 [ %111, %108 ], [ %98, %97 ]
  %115 = phi i32 [ %100, %108 ], [ %102, %97 ]
  %116 = phi i32 [ %110, %108 ], [ %100, %97 ]
  %117 = or disjoint i32 %67, 3
  %118 = add nsw i32 %117, %15
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i32, ptr %0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !3
  %122 = icmp ult i32 %121, %113
  br i1 %122, label %127, label %123

123:                                              ; preds = %112
  %124 = icmp ult i32 %121, %114
  %125 = select i1 %124, i32 %117, i32 %116
  %126 = tail call i32 @llvm.umin.i32(i32 %121, i32 %114)
  br label %127

127:                                              ; preds = %123, %112
  %128 = phi i32 [ %113, %123 ], [ %121, %112 ]
  %129 = phi i32 [ %126, %123 ], [ %113, %112 ]
  %130 = phi i32 [ %115, %123 ], [ %117, %112 ]
  %131 = phi i32 [ %125, %123 ], [ %115, %112 ]
  %132 = add nuw nsw i32 %67, 4
  %133 = add i32 %72, 4
  %134 = icmp eq i32 %133, %19
  br i1 %134, label %20, label %66, !llvm.loop !24

135:                                              ; preds = %5, %53
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
  br i1 %10, label %11, label %117

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %47

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = and i32 %2, 3
  %16 = icmp ult i32 %2, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483644
  br label %54

19:                                               ; preds = %111
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %47, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %114, %19 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %113, %19 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %112, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %41, %21
  %27 = phi i32 [ %22, %21 ], [ %44, %41 ]
  %28 = phi float [ %23, %21 ], [ %43, %41 ]
  %29 = phi float [ %24, %21 ], [ %42, %41 ]
  %30 = phi i32 [ 0, %21 ], [ %45, %41 ]
  %31 = add nsw i32 %27, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fcmp contract ogt float %34, 5.000000e-01
  br i1 %35, label %36, label %41

36:                                               ; preds = %26
  %37 = fcmp contract ogt float %34, %29
  br i1 %37, label %41, label %38

38:                                               ; preds = %36
  %39 = fcmp contract ogt float %34, %28
  br i1 %39, label %40, label %41

40:                                               ; preds = %38
  br label %41

41:                                               ; preds = %40, %38, %36, %26
  %42 = phi float [ %29, %26 ], [ %29, %40 ], [ %29, %38 ], [ %34, %36 ]
  %43 = phi float [ %28, %26 ], [ %34, %40 ], [ %28, %38 ], [ %29, %36 ]
  %44 = add nuw nsw i32 %27, 1
  %45 = add i32 %30, 1
  %46 = icmp eq i32 %45, %15
  br i1 %46, label %47, label %26, !llvm.loop !25

47:                                               ; preds = %19, %41, %11
  %48 = phi float [ 0.000000e+00, %11 ], [ %112, %19 ], [ %42, %41 ]
  %49 = phi float [ 0.000000e+00, %11 ], [ %113, %19 ], [ %43, %41 ]
  %50 = shl nsw i32 %9, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  store float %48, ptr %52, align 4, !tbaa !7
  %53 = getelementptr i8, ptr %52, i64 4
  store float %49, ptr %53, align 4, !tbaa !7
  br label %117

54:                                               ; preds = %111, %17
  %55 = phi i32 [ 0, %17 ], [ %114, %111 ]
  %56 = phi float [ 0.000000e+00, %17 ], [ %113, %111 ]
  %57 = phi float [ 0.000000e+00, %17 ], [ %112, %111 ]
  %58 = phi i32 [ 0, %17 ], [ %115, %111 ]
  %59 = add nsw i32 %55, %14
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fcmp contract ogt float %62, 5.000000e-01
  br i1 %63, label %64, label %69

64:                                               ; preds = %54
  %65 = fcmp contract ogt float %62, %57
  br i1 %65, label %69, label %66

66:                                               ; preds = %64
  %67 = fcmp contract ogt float %62, %56
  br i1 %67, label %68, label %69

68:                                               ; preds = %66
  br label %69

69:                                               ; preds = %64, %68, %66, %54
  %70 = phi float [ %57, %54 ], [ %57, %68 ], [ %57, %66 ], [ %62, %64 ]
  %71 = phi float [ %56, %54 ], [ %62, %68 ], [ %56, %66 ], [ %57, %64 ]
  %72 = or disjoint i32 %55, 1
  %73 = add nsw i32 %72, %14
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fcmp contract ogt float %76, 5.000000e-01
  br i1 %77, label %78, label %83

78:                                               ; preds = %69
  %79 = fcmp contract ogt float %76, %70
  br i1 %79, label %83, label %80

80:                                               ; preds = %78
  %81 = fcmp contract ogt float %76, %71
  br i1 %81, label %82, label %83

82:                                               ; preds = %80
  br label %83

83:                                               ; preds = %82, %80, %78, %69
  %84 = phi float [ %70, %69 ], [ %70, %82 ], [ %70, %80 ], [ %76, %78 ]
  %85 = phi float [ %71, %69 ], [ %76, %82 ], [ %71, %80 ], [ %70, %78 ]
  %86 = or disjoint i32 %55, 2
  %87 = add nsw i32 %86, %14
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fcmp contract ogt float %90, 5.000000e-01
  br i1 %91, label %92, label %97

92:                                               ; preds = %83
  %93 = fcmp contract ogt float %90, %84
  br i1 %93, label %97, label %94

94:                                               ; preds = %92
  %95 = fcmp contract ogt float %90, %85
  br i1 %95, label %96, label %97

96:                                               ; preds = %94
  br label %97

97:                                               ; preds = %96, %94, %92, %83
  %98 = phi float [ %84, %83 ], [ %84, %96 ], [ %84, %94 ], [ %90, %92 ]
  %99 = phi float [ %85, %83 ], [ %90, %96 ], [ %85, %94 ], [ %84, %92 ]
  %100 = or disjoint i32 %55, 3
  %101 = add nsw i32 %100, %14
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fcmp contract ogt float %104, 5.000000e-01
  br i1 %105, label %106, label %111

106:                                              ; preds = %97
  %107 = fcmp contract ogt float %104, %98
  br i1 %107, label %111, label %108

108:                                              ; preds = %106
  %109 = fcmp contract ogt float %104, %99
  br i1 %109, label %110, label %111

110:                                              ; preds = %108
  br label %111

111:                                              ; preds = %110, %108, %106, %97
  %112 = phi float [ %98, %97 ], [ %98, %110 ], [ %98, %108 ], [ %104, %106 ]
  %113 = phi float [ %99, %97 ], [ %104, %110 ], [ %99, %108 ], [ %98, %106 ]
  %114 = add nuw nsw i32 %55, 4
  %115 = add i32 %58, 4
  %116 = icmp eq i32 %115, %18
  br i1 %116, label %19, label %54, !llvm.loop !26

117:                                              ; preds = %4, %47
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
  br i1 %29, label %17, label %10, !llvm.loop !27

30:                                               ; preds = %10
  %31 = zext nneg i32 %5 to i64
  %32 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 256
  %34 = load float, ptr %33, align 4, !tbaa !28
  %35 = load float, ptr %14, align 4, !tbaa !28
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
  %45 = load float, ptr %44, align 4, !tbaa !28
  %46 = load float, ptr %14, align 4, !tbaa !28
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
  %56 = load float, ptr %55, align 4, !tbaa !28
  %57 = load float, ptr %14, align 4, !tbaa !28
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
  %67 = load float, ptr %66, align 4, !tbaa !28
  %68 = load float, ptr %14, align 4, !tbaa !28
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
  %78 = load float, ptr %77, align 4, !tbaa !28
  %79 = load float, ptr %14, align 4, !tbaa !28
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
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 8), align 4, !tbaa !28
  %87 = load float, ptr %14, align 4, !tbaa !28
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
  %97 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), align 4, !tbaa !28
  store float %97, ptr %96, align 4, !tbaa !7
  %98 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 4), align 4, !tbaa !30
  store i32 %98, ptr %95, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %93, %91
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local %struct.Pair @_Z6better4PairS_(ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %1) local_unnamed_addr #4 {
  %3 = load float, ptr %1, align 4, !tbaa !28
  %4 = load float, ptr %0, align 4, !tbaa !28
  %5 = fcmp contract olt float %3, %4
  br i1 %5, label %15, label %6

6:                                                ; preds = %2
  %7 = fcmp contract oeq float %3, %4
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !30
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !30
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
  br i1 %40, label %21, label %15, !llvm.loop !31

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
  br i1 %33, label %21, label %15, !llvm.loop !32

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !5, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = !{!29, !8, i64 0}
!29 = !{!"_ZTS4Pair", !8, i64 0, !4, i64 4}
!30 = !{!29, !4, i64 4}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
