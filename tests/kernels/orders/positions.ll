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
  br i1 %10, label %11, label %126

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %16, label %44

16:                                               ; preds = %11
  %17 = add nsw i32 %2, -1
  %18 = add nsw i32 %2, -2
  %19 = and i32 %17, 7
  %20 = icmp ult i32 %18, 7
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = and i32 %17, -8
  br label %48

23:                                               ; preds = %48
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %23, %16
  %26 = phi i32 [ 1, %16 ], [ %123, %23 ]
  %27 = phi i32 [ 0, %16 ], [ %122, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi i32 [ %41, %29 ], [ %26, %25 ]
  %31 = phi i32 [ %40, %29 ], [ %27, %25 ]
  %32 = phi i32 [ %42, %29 ], [ 0, %25 ]
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw float, ptr %14, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = zext nneg i32 %31 to i64
  %37 = getelementptr inbounds nuw float, ptr %14, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fcmp contract ogt float %35, %38
  %40 = select i1 %39, i32 %30, i32 %31
  %41 = add nuw nsw i32 %30, 1
  %42 = add i32 %32, 1
  %43 = icmp eq i32 %42, %19
  br i1 %43, label %44, label %29, !llvm.loop !9

44:                                               ; preds = %23, %29, %11
  %45 = phi i32 [ 0, %11 ], [ %122, %23 ], [ %40, %29 ]
  %46 = sext i32 %9 to i64
  %47 = getelementptr inbounds i32, ptr %1, i64 %46
  store i32 %45, ptr %47, align 4, !tbaa !3
  br label %126

48:                                               ; preds = %48, %21
  %49 = phi i32 [ 1, %21 ], [ %123, %48 ]
  %50 = phi i32 [ 0, %21 ], [ %122, %48 ]
  %51 = phi i32 [ 0, %21 ], [ %124, %48 ]
  %52 = zext nneg i32 %49 to i64
  %53 = getelementptr inbounds nuw float, ptr %14, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = zext nneg i32 %50 to i64
  %56 = getelementptr inbounds nuw float, ptr %14, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fcmp contract ogt float %54, %57
  %59 = select i1 %58, i32 %49, i32 %50
  %60 = add nuw nsw i32 %49, 1
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %14, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = zext nneg i32 %59 to i64
  %65 = getelementptr inbounds nuw float, ptr %14, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fcmp contract ogt float %63, %66
  %68 = select i1 %67, i32 %60, i32 %59
  %69 = add nuw nsw i32 %49, 2
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %14, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = zext nneg i32 %68 to i64
  %74 = getelementptr inbounds nuw float, ptr %14, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fcmp contract ogt float %72, %75
  %77 = select i1 %76, i32 %69, i32 %68
  %78 = add nuw nsw i32 %49, 3
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %14, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = zext nneg i32 %77 to i64
  %83 = getelementptr inbounds nuw float, ptr %14, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fcmp contract ogt float %81, %84
  %86 = select i1 %85, i32 %78, i32 %77
  %87 = add nuw nsw i32 %49, 4
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %14, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr inbounds nuw float, ptr %14, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fcmp contract ogt float %90, %93
  %95 = select i1 %94, i32 %87, i32 %86
  %96 = add nuw nsw i32 %49, 5
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr %14, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = zext nneg i32 %95 to i64
  %101 = getelementptr inbounds nuw float, ptr %14, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fcmp contract ogt float %99, %102
  %104 = select i1 %103, i32 %96, i32 %95
  %105 = add nuw nsw i32 %49, 6
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw float, ptr %14, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = zext nneg i32 %104 to i64
  %110 = getelementptr inbounds nuw float, ptr %14, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fcmp contract ogt float %108, %111
  %113 = select i1 %112, i32 %105, i32 %104
  %114 = add nuw nsw i32 %49, 7
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr %14, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = zext nneg i32 %113 to i64
  %119 = getelementptr inbounds nuw float, ptr %14, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fcmp contract ogt float %117, %120
  %122 = select i1 %121, i32 %114, i32 %113
  %123 = add nuw nsw i32 %49, 8
  %124 = add i32 %51, 8
  %125 = icmp eq i32 %124, %22
  br i1 %125, label %23, label %48, !llvm.loop !11

126:                                              ; preds = %4, %44
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
  br i1 %10, label %11, label %98

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %13, label %44

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  %15 = add nsw i32 %2, -1
  %16 = add nsw i32 %2, -2
  %17 = and i32 %15, 3
  %18 = icmp ult i32 %16, 3
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = and i32 %15, -4
  br label %48

21:                                               ; preds = %48
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %44, label %23

23:                                               ; preds = %21, %13
  %24 = phi i32 [ 1, %13 ], [ %95, %21 ]
  %25 = phi i32 [ 0, %13 ], [ %94, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %24, %23 ], [ %41, %27 ]
  %29 = phi i32 [ %25, %23 ], [ %40, %27 ]
  %30 = phi i32 [ 0, %23 ], [ %42, %27 ]
  %31 = add nsw i32 %28, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = add nsw i32 %29, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fcmp contract ult float %34, %38
  %40 = select i1 %39, i32 %29, i32 %28
  %41 = add nuw nsw i32 %28, 1
  %42 = add i32 %30, 1
  %43 = icmp eq i32 %42, %17
  br i1 %43, label %44, label %27, !llvm.loop !13

44:                                               ; preds = %21, %27, %11
  %45 = phi i32 [ 0, %11 ], [ %94, %21 ], [ %40, %27 ]
  %46 = sext i32 %9 to i64
  %47 = getelementptr inbounds i32, ptr %1, i64 %46
  store i32 %45, ptr %47, align 4, !tbaa !3
  br label %98

48:                                               ; preds = %48, %19
  %49 = phi i32 [ 1, %19 ], [ %95, %48 ]
  %50 = phi i32 [ 0, %19 ], [ %94, %48 ]
  %51 = phi i32 [ 0, %19 ], [ %96, %48 ]
  %52 = add nsw i32 %49, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = add nsw i32 %50, %14
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fcmp contract ult float %55, %59
  %61 = select i1 %60, i32 %50, i32 %49
  %62 = add nuw nsw i32 %49, 1
  %63 = add nsw i32 %62, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = add nsw i32 %61, %14
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fcmp contract ult float %66, %70
  %72 = select i1 %71, i32 %61, i32 %62
  %73 = add nuw nsw i32 %49, 2
  %74 = add nsw i32 %73, %14
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = add nsw i32 %72, %14
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fcmp contract ult float %77, %81
  %83 = select i1 %82, i32 %72, i32 %73
  %84 = add nuw nsw i32 %49, 3
  %85 = add nsw i32 %84, %14
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = add nsw i32 %83, %14
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fcmp contract ult float %88, %92
  %94 = select i1 %93, i32 %83, i32 %84
  %95 = add nuw nsw i32 %49, 4
  %96 = add i32 %51, 4
  %97 = icmp eq i32 %96, %20
  br i1 %97, label %21, label %48, !llvm.loop !14

98:                                               ; preds = %4, %44
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
  br i1 %11, label %12, label %114

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 1
  br i1 %13, label %14, label %46

14:                                               ; preds = %12
  %15 = add nsw i32 %3, -1
  %16 = add nsw i32 %3, -2
  %17 = and i32 %15, 3
  %18 = icmp ult i32 %16, 3
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %15, -4
  br label %56

21:                                               ; preds = %56
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %46, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ 1, %14 ], [ %111, %21 ]
  %25 = phi i32 [ 0, %14 ], [ %110, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %43, %27 ], [ %24, %23 ]
  %29 = phi i32 [ %42, %27 ], [ %25, %23 ]
  %30 = phi i32 [ %44, %27 ], [ 0, %23 ]
  %31 = mul nsw i32 %28, %4
  %32 = add nsw i32 %31, %10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = mul nsw i32 %29, %4
  %37 = add nsw i32 %36, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = icmp slt i32 %35, %40
  %42 = select i1 %41, i32 %28, i32 %29
  %43 = add nuw nsw i32 %28, 1
  %44 = add i32 %30, 1
  %45 = icmp eq i32 %44, %17
  br i1 %45, label %46, label %27, !llvm.loop !15

46:                                               ; preds = %21, %27, %12
  %47 = phi i32 [ 0, %12 ], [ %110, %21 ], [ %42, %27 ]
  %48 = sext i32 %10 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  store i32 %47, ptr %49, align 4, !tbaa !3
  %50 = mul nsw i32 %47, %4
  %51 = add nsw i32 %50, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = getelementptr inbounds i32, ptr %2, i64 %48
  store i32 %54, ptr %55, align 4, !tbaa !3
  br label %114

56:                                               ; preds = %56, %19
  %57 = phi i32 [ 1, %19 ], [ %111, %56 ]
  %58 = phi i32 [ 0, %19 ], [ %110, %56 ]
  %59 = phi i32 [ 0, %19 ], [ %112, %56 ]
  %60 = mul nsw i32 %57, %4
  %61 = add nsw i32 %60, %10
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = mul nsw i32 %58, %4
  %66 = add nsw i32 %65, %10
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = icmp slt i32 %64, %69
  %71 = select i1 %70, i32 %57, i32 %58
  %72 = add nuw nsw i32 %57, 1
  %73 = mul nsw i32 %72, %4
  %74 = add nsw i32 %73, %10
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = mul nsw i32 %71, %4
  %79 = add nsw i32 %78, %10
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = icmp slt i32 %77, %82
  %84 = select i1 %83, i32 %72, i32 %71
  %85 = add nuw nsw i32 %57, 2
  %86 = mul nsw i32 %85, %4
  %87 = add nsw i32 %86, %10
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = mul nsw i32 %84, %4
  %92 = add nsw i32 %91, %10
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %0, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = icmp slt i32 %90, %95
  %97 = select i1 %96, i32 %85, i32 %84
  %98 = add nuw nsw i32 %57, 3
  %99 = mul nsw i32 %98, %4
  %100 = add nsw i32 %99, %10
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !3
  %104 = mul nsw i32 %97, %4
  %105 = add nsw i32 %104, %10
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %0, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !3
  %109 = icmp slt i32 %103, %108
  %110 = select i1 %109, i32 %98, i32 %97
  %111 = add nuw nsw i32 %57, 4
  %112 = add i32 %59, 4
  %113 = icmp eq i32 %112, %20
  br i1 %113, label %21, label %56, !llvm.loop !16

114:                                              ; preds = %5, %46
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
  store i64 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !tbaa !17
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
  br i1 %30, label %14, label %13, !llvm.loop !19

31:                                               ; preds = %13
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %1, i64 %33
  %35 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !tbaa !17
  store i64 %35, ptr %34, align 8, !tbaa !17
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
  store i8 %110, ptr %46, align 1, !tbaa !20
  br label %113

47:                                               ; preds = %33
  %48 = add nuw nsw i32 %19, %39
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = zext i8 %34 to i32
  %52 = load i8, ptr %50, align 1, !tbaa !20
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
  %65 = load i8, ptr %63, align 1, !tbaa !20
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
  %79 = load i8, ptr %77, align 1, !tbaa !20
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
  %92 = load i8, ptr %90, align 1, !tbaa !20
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
  %105 = load i8, ptr %103, align 1, !tbaa !20
  %106 = zext i8 %105 to i32
  %107 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %104, i32 noundef range(i32 0, 256) %106) #7
  %108 = trunc i32 %107 to i8
  br label %109

109:                                              ; preds = %100, %96
  %110 = phi i8 [ %108, %100 ], [ %97, %96 ]
  %111 = add nsw i32 %35, 1
  %112 = icmp eq i32 %111, 3
  br i1 %112, label %42, label %33, !llvm.loop !21

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
  store i8 %18, ptr %20, align 1, !tbaa !20
  br label %33

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %31, %21 ]
  %23 = phi i32 [ 255, %13 ], [ %30, %21 ]
  %24 = and i32 %23, 255
  %25 = add nsw i32 %22, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !20
  %29 = zext i8 %28 to i32
  %30 = tail call noundef i32 @__nv_min(i32 noundef range(i32 0, 256) %24, i32 noundef range(i32 0, 256) %29) #7
  %31 = add nuw nsw i32 %22, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %15, label %21, !llvm.loop !22

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
  %13 = xor i32 %4, 1
  %14 = icmp samesign ugt i32 %13, %4
  br i1 %14, label %242, label %252

15:                                               ; preds = %252
  %16 = load float, ptr %12, align 4, !tbaa !7
  %17 = zext nneg i32 %255 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fcmp contract olt float %16, %19
  %21 = xor i1 %254, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %15
  store float %19, ptr %12, align 4, !tbaa !7
  store float %16, ptr %18, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %22, %15, %252
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = xor i32 %4, 1
  %25 = icmp samesign ugt i32 %24, %4
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = load float, ptr %12, align 4, !tbaa !7
  %28 = zext nneg i32 %24 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fcmp contract olt float %27, %30
  %32 = xor i1 %254, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %26
  store float %30, ptr %12, align 4, !tbaa !7
  store float %27, ptr %29, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %33, %26, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = and i32 %4, 8
  %36 = icmp ne i32 %35, 0
  %37 = xor i32 %4, 4
  %38 = icmp samesign ugt i32 %37, %4
  br i1 %38, label %39, label %47

39:                                               ; preds = %34
  %40 = load float, ptr %12, align 4, !tbaa !7
  %41 = zext nneg i32 %37 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fcmp contract olt float %40, %43
  %45 = xor i1 %36, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %39
  store float %43, ptr %12, align 4, !tbaa !7
  store float %40, ptr %42, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %46, %39, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = xor i32 %4, 2
  %49 = icmp samesign ugt i32 %48, %4
  br i1 %49, label %50, label %58

50:                                               ; preds = %47
  %51 = load float, ptr %12, align 4, !tbaa !7
  %52 = zext nneg i32 %48 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fcmp contract olt float %51, %54
  %56 = xor i1 %36, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %50
  store float %54, ptr %12, align 4, !tbaa !7
  store float %51, ptr %53, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %57, %50, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = xor i32 %4, 1
  %60 = icmp samesign ugt i32 %59, %4
  br i1 %60, label %61, label %69

61:                                               ; preds = %58
  %62 = load float, ptr %12, align 4, !tbaa !7
  %63 = zext nneg i32 %59 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fcmp contract olt float %62, %65
  %67 = xor i1 %36, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %61
  store float %65, ptr %12, align 4, !tbaa !7
  store float %62, ptr %64, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %68, %61, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = and i32 %4, 16
  %71 = icmp ne i32 %70, 0
  %72 = xor i32 %4, 8
  %73 = icmp samesign ugt i32 %72, %4
  br i1 %73, label %74, label %82

74:                                               ; preds = %69
  %75 = load float, ptr %12, align 4, !tbaa !7
  %76 = zext nneg i32 %72 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fcmp contract olt float %75, %78
  %80 = xor i1 %71, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %74
  store float %78, ptr %12, align 4, !tbaa !7
  store float %75, ptr %77, align 4, !tbaa !7
  br label %82

82:                                               ; preds = %81, %74, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = xor i32 %4, 4
  %84 = icmp samesign ugt i32 %83, %4
  br i1 %84, label %85, label %93

85:                                               ; preds = %82
  %86 = load float, ptr %12, align 4, !tbaa !7
  %87 = zext nneg i32 %83 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fcmp contract olt float %86, %89
  %91 = xor i1 %71, %90
  br i1 %91, label %92, label %93

92:                                               ; preds = %85
  store float %89, ptr %12, align 4, !tbaa !7
  store float %86, ptr %88, align 4, !tbaa !7
  br label %93

93:                                               ; preds = %92, %85, %82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %94 = xor i32 %4, 2
  %95 = icmp samesign ugt i32 %94, %4
  br i1 %95, label %96, label %104

96:                                               ; preds = %93
  %97 = load float, ptr %12, align 4, !tbaa !7
  %98 = zext nneg i32 %94 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fcmp contract olt float %97, %100
  %102 = xor i1 %71, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %96
  store float %100, ptr %12, align 4, !tbaa !7
  store float %97, ptr %99, align 4, !tbaa !7
  br label %104

104:                                              ; preds = %103, %96, %93
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %105 = xor i32 %4, 1
  %106 = icmp samesign ugt i32 %105, %4
  br i1 %106, label %107, label %115

107:                                              ; preds = %104
  %108 = load float, ptr %12, align 4, !tbaa !7
  %109 = zext nneg i32 %105 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fcmp contract olt float %108, %111
  %113 = xor i1 %71, %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %107
  store float %111, ptr %12, align 4, !tbaa !7
  store float %108, ptr %110, align 4, !tbaa !7
  br label %115

115:                                              ; preds = %114, %107, %104
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = and i32 %4, 32
  %117 = icmp ne i32 %116, 0
  %118 = xor i32 %4, 16
  %119 = icmp samesign ugt i32 %118, %4
  br i1 %119, label %120, label %128

120:                                              ; preds = %115
  %121 = load float, ptr %12, align 4, !tbaa !7
  %122 = zext nneg i32 %118 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = fcmp contract olt float %121, %124
  %126 = xor i1 %117, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %120
  store float %124, ptr %12, align 4, !tbaa !7
  store float %121, ptr %123, align 4, !tbaa !7
  br label %128

128:                                              ; preds = %127, %120, %115
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = xor i32 %4, 8
  %130 = icmp samesign ugt i32 %129, %4
  br i1 %130, label %131, label %139

131:                                              ; preds = %128
  %132 = load float, ptr %12, align 4, !tbaa !7
  %133 = zext nneg i32 %129 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = fcmp contract olt float %132, %135
  %137 = xor i1 %117, %136
  br i1 %137, label %138, label %139

138:                                              ; preds = %131
  store float %135, ptr %12, align 4, !tbaa !7
  store float %132, ptr %134, align 4, !tbaa !7
  br label %139

139:                                              ; preds = %138, %131, %128
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = xor i32 %4, 4
  %141 = icmp samesign ugt i32 %140, %4
  br i1 %141, label %142, label %150

142:                                              ; preds = %139
  %143 = load float, ptr %12, align 4, !tbaa !7
  %144 = zext nneg i32 %140 to i64
  %145 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fcmp contract olt float %143, %146
  %148 = xor i1 %117, %147
  br i1 %148, label %149, label %150

149:                                              ; preds = %142
  store float %146, ptr %12, align 4, !tbaa !7
  store float %143, ptr %145, align 4, !tbaa !7
  br label %150

150:                                              ; preds = %149, %142, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %151 = xor i32 %4, 2
  %152 = icmp samesign ugt i32 %151, %4
  br i1 %152, label %153, label %161

153:                                              ; preds = %150
  %154 = load float, ptr %12, align 4, !tbaa !7
  %155 = zext nneg i32 %151 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fcmp contract olt float %154, %157
  %159 = xor i1 %117, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %153
  store float %157, ptr %12, align 4, !tbaa !7
  store float %154, ptr %156, align 4, !tbaa !7
  br label %161

161:                                              ; preds = %160, %153, %150
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %162 = xor i32 %4, 1
  %163 = icmp samesign ugt i32 %162, %4
  br i1 %163, label %164, label %172

164:                                              ; preds = %161
  %165 = load float, ptr %12, align 4, !tbaa !7
  %166 = zext nneg i32 %162 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fcmp contract olt float %165, %168
  %170 = xor i1 %117, %169
  br i1 %170, label %171, label %172

171:                                              ; preds = %164
  store float %168, ptr %12, align 4, !tbaa !7
  store float %165, ptr %167, align 4, !tbaa !7
  br label %172

172:                                              ; preds = %171, %164, %161
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %173 = and i32 %4, 64
  %174 = icmp ne i32 %173, 0
  %175 = xor i32 %4, 32
  %176 = icmp samesign ugt i32 %175, %4
  br i1 %176, label %177, label %185

177:                                              ; preds = %172
  %178 = load float, ptr %12, align 4, !tbaa !7
  %179 = zext nneg i32 %175 to i64
  %180 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !7
  %182 = fcmp contract olt float %178, %181
  %183 = xor i1 %174, %182
  br i1 %183, label %184, label %185

184:                                              ; preds = %177
  store float %181, ptr %12, align 4, !tbaa !7
  store float %178, ptr %180, align 4, !tbaa !7
  br label %185

185:                                              ; preds = %184, %177, %172
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %186 = xor i32 %4, 16
  %187 = icmp samesign ugt i32 %186, %4
  br i1 %187, label %188, label %196

188:                                              ; preds = %185
  %189 = load float, ptr %12, align 4, !tbaa !7
  %190 = zext nneg i32 %186 to i64
  %191 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %190
  %192 = load float, ptr %191, align 4, !tbaa !7
  %193 = fcmp contract olt float %189, %192
  %194 = xor i1 %174, %193
  br i1 %194, label %195, label %196

195:                                              ; preds = %188
  store float %192, ptr %12, align 4, !tbaa !7
  store float %189, ptr %191, align 4, !tbaa !7
  br label %196

196:                                              ; preds = %195, %188, %185
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %197 = xor i32 %4, 8
  %198 = icmp samesign ugt i32 %197, %4
  br i1 %198, label %199, label %207

199:                                              ; preds = %196
  %200 = load float, ptr %12, align 4, !tbaa !7
  %201 = zext nneg i32 %197 to i64
  %202 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !7
  %204 = fcmp contract olt float %200, %203
  %205 = xor i1 %174, %204
  br i1 %205, label %206, label %207

206:                                              ; preds = %199
  store float %203, ptr %12, align 4, !tbaa !7
  store float %200, ptr %202, align 4, !tbaa !7
  br label %207

207:                                              ; preds = %206, %199, %196
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %208 = xor i32 %4, 4
  %209 = icmp samesign ugt i32 %208, %4
  br i1 %209, label %210, label %218

210:                                              ; preds = %207
  %211 = load float, ptr %12, align 4, !tbaa !7
  %212 = zext nneg i32 %208 to i64
  %213 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %212
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fcmp contract olt float %211, %214
  %216 = xor i1 %174, %215
  br i1 %216, label %217, label %218

217:                                              ; preds = %210
  store float %214, ptr %12, align 4, !tbaa !7
  store float %211, ptr %213, align 4, !tbaa !7
  br label %218

218:                                              ; preds = %217, %210, %207
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %219 = xor i32 %4, 2
  %220 = icmp samesign ugt i32 %219, %4
  br i1 %220, label %221, label %229

221:                                              ; preds = %218
  %222 = load float, ptr %12, align 4, !tbaa !7
  %223 = zext nneg i32 %219 to i64
  %224 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !7
  %226 = fcmp contract olt float %222, %225
  %227 = xor i1 %174, %226
  br i1 %227, label %228, label %229

228:                                              ; preds = %221
  store float %225, ptr %12, align 4, !tbaa !7
  store float %222, ptr %224, align 4, !tbaa !7
  br label %229

229:                                              ; preds = %228, %221, %218
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %230 = xor i32 %4, 1
  %231 = icmp samesign ugt i32 %230, %4
  br i1 %231, label %232, label %240

232:                                              ; preds = %229
  %233 = load float, ptr %12, align 4, !tbaa !7
  %234 = zext nneg i32 %230 to i64
  %235 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !7
  %237 = fcmp contract olt float %233, %236
  %238 = xor i1 %174, %237
  br i1 %238, label %239, label %240

239:                                              ; preds = %232
  store float %236, ptr %12, align 4, !tbaa !7
  store float %233, ptr %235, align 4, !tbaa !7
  br label %240

240:                                              ; preds = %239, %232, %229
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %241 = icmp slt i32 %4, %2
  br i1 %241, label %257, label %263

242:                                              ; preds = %3
  %243 = and i32 %4, 2
  %244 = icmp ne i32 %243, 0
  %245 = load float, ptr %12, align 4, !tbaa !7
  %246 = zext nneg i32 %13 to i64
  %247 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %246
  %248 = load float, ptr %247, align 4, !tbaa !7
  %249 = fcmp contract olt float %245, %248
  %250 = xor i1 %244, %249
  br i1 %250, label %251, label %252

251:                                              ; preds = %242
  store float %248, ptr %12, align 4, !tbaa !7
  store float %245, ptr %247, align 4, !tbaa !7
  br label %252

252:                                              ; preds = %242, %251, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %253 = and i32 %4, 4
  %254 = icmp ne i32 %253, 0
  %255 = xor i32 %4, 2
  %256 = icmp samesign ugt i32 %255, %4
  br i1 %256, label %15, label %23

257:                                              ; preds = %240
  %258 = mul i32 %2, %5
  %259 = add i32 %258, %4
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds nuw float, ptr %1, i64 %260
  %262 = load float, ptr %12, align 4, !tbaa !7
  store float %262, ptr %261, align 4, !tbaa !7
  br label %263

263:                                              ; preds = %257, %240
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
  br i1 %9, label %10, label %132

10:                                               ; preds = %3
  %11 = mul nsw i32 %1, %8
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %132

15:                                               ; preds = %10
  %16 = add nsw i32 %1, -2
  br label %17

17:                                               ; preds = %15, %47
  %18 = phi i32 [ %20, %47 ], [ 0, %15 ]
  %19 = sub i32 %16, %18
  %20 = add nuw nsw i32 %18, 1
  %21 = icmp slt i32 %20, %1
  br i1 %21, label %22, label %47

22:                                               ; preds = %17
  %23 = xor i32 %18, -1
  %24 = add nsw i32 %1, %23
  %25 = and i32 %24, 7
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %42, label %27

27:                                               ; preds = %22, %27
  %28 = phi i32 [ %39, %27 ], [ %20, %22 ]
  %29 = phi i32 [ %38, %27 ], [ %18, %22 ]
  %30 = phi i32 [ %40, %27 ], [ 0, %22 ]
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds nuw i32, ptr %13, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = sext i32 %29 to i64
  %35 = getelementptr inbounds i32, ptr %13, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = icmp slt i32 %33, %36
  %38 = select i1 %37, i32 %28, i32 %29
  %39 = add nuw nsw i32 %28, 1
  %40 = add i32 %30, 1
  %41 = icmp eq i32 %40, %25
  br i1 %41, label %42, label %27, !llvm.loop !23

42:                                               ; preds = %27, %22
  %43 = phi i32 [ poison, %22 ], [ %38, %27 ]
  %44 = phi i32 [ %20, %22 ], [ %39, %27 ]
  %45 = phi i32 [ %18, %22 ], [ %38, %27 ]
  %46 = icmp ult i32 %19, 7
  br i1 %46, label %47, label %56

47:                                               ; preds = %42, %56, %17
  %48 = phi i32 [ %18, %17 ], [ %43, %42 ], [ %129, %56 ]
  %49 = zext nneg i32 %18 to i64
  %50 = getelementptr inbounds nuw i32, ptr %13, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = sext i32 %48 to i64
  %53 = getelementptr inbounds i32, ptr %13, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  store i32 %54, ptr %50, align 4, !tbaa !3
  store i32 %51, ptr %53, align 4, !tbaa !3
  %55 = icmp eq i32 %20, %1
  br i1 %55, label %132, label %17, !llvm.loop !24

56:                                               ; preds = %42, %56
  %57 = phi i32 [ %130, %56 ], [ %44, %42 ]
  %58 = phi i32 [ %129, %56 ], [ %45, %42 ]
  %59 = zext nneg i32 %57 to i64
  %60 = getelementptr inbounds nuw i32, ptr %13, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = sext i32 %58 to i64
  %63 = getelementptr inbounds i32, ptr %13, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = icmp slt i32 %61, %64
  %66 = select i1 %65, i32 %57, i32 %58
  %67 = add nuw nsw i32 %57, 1
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %13, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = sext i32 %66 to i64
  %72 = getelementptr inbounds i32, ptr %13, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = icmp slt i32 %70, %73
  %75 = select i1 %74, i32 %67, i32 %66
  %76 = add nuw nsw i32 %57, 2
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %13, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = sext i32 %75 to i64
  %81 = getelementptr inbounds i32, ptr %13, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = icmp slt i32 %79, %82
  %84 = select i1 %83, i32 %76, i32 %75
  %85 = add nuw nsw i32 %57, 3
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr %13, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = sext i32 %84 to i64
  %90 = getelementptr inbounds i32, ptr %13, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = icmp slt i32 %88, %91
  %93 = select i1 %92, i32 %85, i32 %84
  %94 = add nuw nsw i32 %57, 4
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %13, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = sext i32 %93 to i64
  %99 = getelementptr inbounds i32, ptr %13, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = icmp slt i32 %97, %100
  %102 = select i1 %101, i32 %94, i32 %93
  %103 = add nuw nsw i32 %57, 5
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %13, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = sext i32 %102 to i64
  %108 = getelementptr inbounds i32, ptr %13, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = icmp slt i32 %106, %109
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = add nuw nsw i32 %57, 6
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %13, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !3
  %116 = sext i32 %111 to i64
  %117 = getelementptr inbounds i32, ptr %13, i64 %116
  %118 = load i32, ptr %117, align 4, !tbaa !3
  %119 = icmp slt i32 %115, %118
  %120 = select i1 %119, i32 %112, i32 %111
  %121 = add nuw nsw i32 %57, 7
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %13, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  %125 = sext i32 %120 to i64
  %126 = getelementptr inbounds i32, ptr %13, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !3
  %128 = icmp slt i32 %124, %127
  %129 = select i1 %128, i32 %121, i32 %120
  %130 = add nuw nsw i32 %57, 8
  %131 = icmp eq i32 %130, %1
  br i1 %131, label %47, label %56, !llvm.loop !25

132:                                              ; preds = %47, %10, %3
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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"long long", !5, i64 0}
!19 = distinct !{!19, !12}
!20 = !{!5, !5, i64 0}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
