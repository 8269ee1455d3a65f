; ModuleID = 'best.cu'
source_filename = "best.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

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
define dso_local ptx_kernel void @top_places(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
