; ModuleID = 'solves.cu'
source_filename = "solves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9trsv_treeE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_left(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %1
  %14 = icmp sgt i32 %0, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %119

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19

19:                                               ; preds = %16, %56
  %20 = phi i32 [ 0, %16 ], [ %63, %56 ]
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %5, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fmul contract float %2, %24
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %56, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 3
  %29 = icmp samesign ult i32 %20, 4
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483644
  br label %65

32:                                               ; preds = %65
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %56, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %116, %32 ]
  %36 = phi float [ %25, %27 ], [ %115, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %53, %38 ], [ %35, %34 ]
  %40 = phi float [ %52, %38 ], [ %36, %34 ]
  %41 = phi i32 [ %54, %38 ], [ 0, %34 ]
  %42 = mul nsw i32 %39, %4
  %43 = add nsw i32 %42, %20
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %3, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = add nsw i32 %39, %17
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %5, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fmul contract float %46, %50
  %52 = fsub contract float %40, %51
  %53 = add nuw nsw i32 %39, 1
  %54 = add i32 %41, 1
  %55 = icmp eq i32 %54, %28
  br i1 %55, label %56, label %38, !llvm.loop !9

56:                                               ; preds = %32, %38, %19
  %57 = phi float [ %25, %19 ], [ %115, %32 ], [ %52, %38 ]
  %58 = mul i32 %20, %18
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %3, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fdiv contract float %57, %61
  store float %62, ptr %23, align 4, !tbaa !7
  %63 = add nuw nsw i32 %20, 1
  %64 = icmp eq i32 %63, %0
  br i1 %64, label %119, label %19, !llvm.loop !11

65:                                               ; preds = %65, %30
  %66 = phi i32 [ 0, %30 ], [ %116, %65 ]
  %67 = phi float [ %25, %30 ], [ %115, %65 ]
  %68 = phi i32 [ 0, %30 ], [ %117, %65 ]
  %69 = mul nsw i32 %66, %4
  %70 = add nsw i32 %69, %20
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %3, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = add nsw i32 %66, %17
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %5, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %73, %77
  %79 = fsub contract float %67, %78
  %80 = or disjoint i32 %66, 1
  %81 = mul nsw i32 %80, %4
  %82 = add nsw i32 %81, %20
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %3, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = add nsw i32 %80, %17
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %5, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %85, %89
  %91 = fsub contract float %79, %90
  %92 = or disjoint i32 %66, 2
  %93 = mul nsw i32 %92, %4
  %94 = add nsw i32 %93, %20
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %3, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = add nsw i32 %92, %17
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %5, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fmul contract float %97, %101
  %103 = fsub contract float %91, %102
  %104 = or disjoint i32 %66, 3
  %105 = mul nsw i32 %104, %4
  %106 = add nsw i32 %105, %20
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %3, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = add nsw i32 %104, %17
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %5, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %109, %113
  %115 = fsub contract float %103, %114
  %116 = add nuw nsw i32 %66, 4
  %117 = add i32 %68, 4
  %118 = icmp eq i32 %117, %31
  br i1 %118, label %32, label %65, !llvm.loop !13

119:                                              ; preds = %56, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_right(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %0
  %14 = icmp sgt i32 %1, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %119

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19

19:                                               ; preds = %16, %56
  %20 = phi i32 [ 0, %16 ], [ %63, %56 ]
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %5, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = fmul contract double %2, %24
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %56, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 3
  %29 = icmp samesign ult i32 %20, 4
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483644
  br label %65

32:                                               ; preds = %65
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %56, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %116, %32 ]
  %36 = phi double [ %25, %27 ], [ %115, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %53, %38 ], [ %35, %34 ]
  %40 = phi double [ %52, %38 ], [ %36, %34 ]
  %41 = phi i32 [ %54, %38 ], [ 0, %34 ]
  %42 = add nsw i32 %39, %17
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !14
  %46 = mul nsw i32 %39, %4
  %47 = add nsw i32 %46, %20
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %3, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !14
  %51 = fmul contract double %45, %50
  %52 = fsub contract double %40, %51
  %53 = add nuw nsw i32 %39, 1
  %54 = add i32 %41, 1
  %55 = icmp eq i32 %54, %28
  br i1 %55, label %56, label %38, !llvm.loop !16

56:                                               ; preds = %32, %38, %19
  %57 = phi double [ %25, %19 ], [ %115, %32 ], [ %52, %38 ]
  %58 = mul i32 %20, %18
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %3, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !14
  %62 = fdiv contract double %57, %61
  store double %62, ptr %23, align 8, !tbaa !14
  %63 = add nuw nsw i32 %20, 1
  %64 = icmp eq i32 %63, %1
  br i1 %64, label %119, label %19, !llvm.loop !17

65:                                               ; preds = %65, %30
  %66 = phi i32 [ 0, %30 ], [ %116, %65 ]
  %67 = phi double [ %25, %30 ], [ %115, %65 ]
  %68 = phi i32 [ 0, %30 ], [ %117, %65 ]
  %69 = add nsw i32 %66, %17
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %5, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !14
  %73 = mul nsw i32 %66, %4
  %74 = add nsw i32 %73, %20
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %3, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !14
  %78 = fmul contract double %72, %77
  %79 = fsub contract double %67, %78
  %80 = or disjoint i32 %66, 1
  %81 = add nsw i32 %80, %17
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %5, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !14
  %85 = mul nsw i32 %80, %4
  %86 = add nsw i32 %85, %20
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %3, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !14
  %90 = fmul contract double %84, %89
  %91 = fsub contract double %79, %90
  %92 = or disjoint i32 %66, 2
  %93 = add nsw i32 %92, %17
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %5, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !14
  %97 = mul nsw i32 %92, %4
  %98 = add nsw i32 %97, %20
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %3, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !14
  %102 = fmul contract double %96, %101
  %103 = fsub contract double %91, %102
  %104 = or disjoint i32 %66, 3
  %105 = add nsw i32 %104, %17
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %5, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !14
  %109 = mul nsw i32 %104, %4
  %110 = add nsw i32 %109, %20
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !14
  %114 = fmul contract double %108, %113
  %115 = fsub contract double %103, %114
  %116 = add nuw nsw i32 %66, 4
  %117 = add i32 %68, 4
  %118 = icmp eq i32 %117, %31
  br i1 %118, label %32, label %65, !llvm.loop !18

119:                                              ; preds = %56, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_columns(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %14, label %200

14:                                               ; preds = %7
  %15 = fcmp contract une double %2, 1.000000e+00
  %16 = icmp sgt i32 %0, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %93

18:                                               ; preds = %14
  %19 = mul nsw i32 %6, %12
  %20 = and i32 %0, 7
  %21 = icmp ult i32 %0, 8
  br i1 %21, label %79, label %22

22:                                               ; preds = %18
  %23 = and i32 %0, 2147483640
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i32 [ 0, %22 ], [ %74, %24 ]
  %26 = phi i32 [ 0, %22 ], [ %75, %24 ]
  %27 = add nsw i32 %25, %19
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !14
  %31 = fmul contract double %2, %30
  store double %31, ptr %29, align 8, !tbaa !14
  %32 = or disjoint i32 %25, 1
  %33 = add nsw i32 %32, %19
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !14
  %37 = fmul contract double %2, %36
  store double %37, ptr %35, align 8, !tbaa !14
  %38 = or disjoint i32 %25, 2
  %39 = add nsw i32 %38, %19
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = fmul contract double %2, %42
  store double %43, ptr %41, align 8, !tbaa !14
  %44 = or disjoint i32 %25, 3
  %45 = add nsw i32 %44, %19
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !14
  %49 = fmul contract double %2, %48
  store double %49, ptr %47, align 8, !tbaa !14
  %50 = or disjoint i32 %25, 4
  %51 = add nsw i32 %50, %19
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %5, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !14
  %55 = fmul contract double %2, %54
  store double %55, ptr %53, align 8, !tbaa !14
  %56 = or disjoint i32 %25, 5
  %57 = add nsw i32 %56, %19
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %5, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !14
  %61 = fmul contract double %2, %60
  store double %61, ptr %59, align 8, !tbaa !14
  %62 = or disjoint i32 %25, 6
  %63 = add nsw i32 %62, %19
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %5, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !14
  %67 = fmul contract double %2, %66
  store double %67, ptr %65, align 8, !tbaa !14
  %68 = or disjoint i32 %25, 7
  %69 = add nsw i32 %68, %19
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %5, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !14
  %73 = fmul contract double %2, %72
  store double %73, ptr %71, align 8, !tbaa !14
  %74 = add nuw nsw i32 %25, 8
  %75 = add i32 %26, 8
  %76 = icmp eq i32 %75, %23
  br i1 %76, label %77, label %24, !llvm.loop !19

77:                                               ; preds = %24
  %78 = icmp eq i32 %20, 0
  br i1 %78, label %93, label %79

79:                                               ; preds = %77, %18
  %80 = phi i32 [ 0, %18 ], [ %74, %77 ]
  %81 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %81)
  br label %82

82:                                               ; preds = %82, %79
  %83 = phi i32 [ %80, %79 ], [ %90, %82 ]
  %84 = phi i32 [ 0, %79 ], [ %91, %82 ]
  %85 = add nsw i32 %83, %19
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %5, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !14
  %89 = fmul contract double %2, %88
  store double %89, ptr %87, align 8, !tbaa !14
  %90 = add nuw nsw i32 %83, 1
  %91 = add i32 %84, 1
  %92 = icmp eq i32 %91, %20
  br i1 %92, label %93, label %82, !llvm.loop !20

93:                                               ; preds = %77, %82, %14
  br i1 %16, label %94, label %200

94:                                               ; preds = %93
  %95 = mul nsw i32 %6, %12
  %96 = add nsw i32 %0, -2
  br label %97

97:                                               ; preds = %94, %197
  %98 = phi i32 [ 0, %94 ], [ %199, %197 ]
  %99 = phi i32 [ %0, %94 ], [ %103, %197 ]
  %100 = xor i32 %98, -1
  %101 = add i32 %0, %100
  %102 = sub i32 %96, %98
  %103 = add nsw i32 %99, -1
  %104 = add nsw i32 %103, %95
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %5, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !14
  %108 = fcmp contract une double %107, 0.000000e+00
  br i1 %108, label %109, label %197

109:                                              ; preds = %97
  %110 = mul nsw i32 %103, %4
  %111 = add nsw i32 %110, %103
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %3, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !14
  %115 = fdiv contract double %107, %114
  store double %115, ptr %106, align 8, !tbaa !14
  %116 = icmp samesign ugt i32 %99, 1
  br i1 %116, label %117, label %197

117:                                              ; preds = %109
  %118 = and i32 %101, 3
  %119 = icmp ult i32 %102, 3
  br i1 %119, label %177, label %120

120:                                              ; preds = %117
  %121 = and i32 %101, -4
  br label %122

122:                                              ; preds = %122, %120
  %123 = phi i32 [ 0, %120 ], [ %172, %122 ]
  %124 = phi i32 [ 0, %120 ], [ %173, %122 ]
  %125 = load double, ptr %106, align 8, !tbaa !14
  %126 = add nsw i32 %123, %110
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds double, ptr %3, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !14
  %130 = fmul contract double %125, %129
  %131 = add nsw i32 %123, %95
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %5, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !14
  %135 = fsub contract double %134, %130
  store double %135, ptr %133, align 8, !tbaa !14
  %136 = or disjoint i32 %123, 1
  %137 = load double, ptr %106, align 8, !tbaa !14
  %138 = add nsw i32 %136, %110
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %3, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !14
  %142 = fmul contract double %137, %141
  %143 = add nsw i32 %136, %95
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %5, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !14
  %147 = fsub contract double %146, %142
  store double %147, ptr %145, align 8, !tbaa !14
  %148 = or disjoint i32 %123, 2
  %149 = load double, ptr %106, align 8, !tbaa !14
  %150 = add nsw i32 %148, %110
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %3, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !14
  %154 = fmul contract double %149, %153
  %155 = add nsw i32 %148, %95
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds double, ptr %5, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !14
  %159 = fsub contract double %158, %154
  store double %159, ptr %157, align 8, !tbaa !14
  %160 = or disjoint i32 %123, 3
  %161 = load double, ptr %106, align 8, !tbaa !14
  %162 = add nsw i32 %160, %110
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %3, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !14
  %166 = fmul contract double %161, %165
  %167 = add nsw i32 %160, %95
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %5, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !14
  %171 = fsub contract double %170, %166
  store double %171, ptr %169, align 8, !tbaa !14
  %172 = add nuw nsw i32 %123, 4
  %173 = add i32 %124, 4
  %174 = icmp eq i32 %173, %121
  br i1 %174, label %175, label %122, !llvm.loop !21

175:                                              ; preds = %122
  %176 = icmp eq i32 %118, 0
  br i1 %176, label %197, label %177

177:                                              ; preds = %175, %117
  %178 = phi i32 [ 0, %117 ], [ %172, %175 ]
  %179 = icmp ne i32 %118, 0
  tail call void @llvm.assume(i1 %179)
  br label %180

180:                                              ; preds = %180, %177
  %181 = phi i32 [ %194, %180 ], [ %178, %177 ]
  %182 = phi i32 [ %195, %180 ], [ 0, %177 ]
  %183 = load double, ptr %106, align 8, !tbaa !14
  %184 = add nsw i32 %181, %110
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %3, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !14
  %188 = fmul contract double %183, %187
  %189 = add nsw i32 %181, %95
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr %5, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !14
  %193 = fsub contract double %192, %188
  store double %193, ptr %191, align 8, !tbaa !14
  %194 = add nuw nsw i32 %181, 1
  %195 = add i32 %182, 1
  %196 = icmp eq i32 %195, %118
  br i1 %196, label %197, label %180, !llvm.loop !22

197:                                              ; preds = %175, %180, %109, %97
  %198 = icmp samesign ugt i32 %99, 1
  %199 = add i32 %98, 1
  br i1 %198, label %97, label %200, !llvm.loop !23

200:                                              ; preds = %197, %93, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @trsv_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %38

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %8
  %10 = icmp eq i32 %5, 0
  %11 = add nuw i32 %3, 1
  %12 = icmp samesign ult i32 %5, 32
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = icmp samesign ult i32 %5, 16
  %17 = zext nneg i32 %5 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = icmp samesign ult i32 %5, 8
  %21 = zext nneg i32 %5 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = icmp samesign ult i32 %5, 4
  %25 = zext nneg i32 %5 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = icmp samesign ult i32 %5, 2
  %29 = zext nneg i32 %5 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = icmp eq i32 %5, 0
  br label %33

33:                                               ; preds = %7, %97
  %34 = phi i32 [ 0, %7 ], [ %98, %97 ]
  %35 = icmp samesign ult i32 %5, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  %37 = mul nuw nsw i32 %34, %3
  br label %41

38:                                               ; preds = %97, %4
  ret void

39:                                               ; preds = %41, %33
  %40 = phi float [ 0.000000e+00, %33 ], [ %52, %41 ]
  store float %40, ptr %9, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %55, label %59

41:                                               ; preds = %36, %41
  %42 = phi i32 [ %5, %36 ], [ %53, %41 ]
  %43 = phi float [ 0.000000e+00, %36 ], [ %52, %41 ]
  %44 = add nuw nsw i32 %42, %37
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = zext nneg i32 %42 to i64
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fmul contract float %47, %50
  %52 = fadd contract float %43, %51
  %53 = add nuw nsw i32 %42, 64
  %54 = icmp samesign ult i32 %53, %34
  br i1 %54, label %41, label %39, !llvm.loop !24

55:                                               ; preds = %39
  %56 = load float, ptr %15, align 4, !tbaa !7
  %57 = load float, ptr %9, align 4, !tbaa !7
  %58 = fadd contract float %56, %57
  store float %58, ptr %9, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %55, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %60, label %64

60:                                               ; preds = %59
  %61 = load float, ptr %19, align 4, !tbaa !7
  %62 = load float, ptr %9, align 4, !tbaa !7
  %63 = fadd contract float %61, %62
  store float %63, ptr %9, align 4, !tbaa !7
  br label %64

64:                                               ; preds = %60, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %65, label %69

65:                                               ; preds = %64
  %66 = load float, ptr %23, align 4, !tbaa !7
  %67 = load float, ptr %9, align 4, !tbaa !7
  %68 = fadd contract float %66, %67
  store float %68, ptr %9, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %65, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %24, label %70, label %74

70:                                               ; preds = %69
  %71 = load float, ptr %27, align 4, !tbaa !7
  %72 = load float, ptr %9, align 4, !tbaa !7
  %73 = fadd contract float %71, %72
  store float %73, ptr %9, align 4, !tbaa !7
  br label %74

74:                                               ; preds = %70, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %28, label %75, label %79

75:                                               ; preds = %74
  %76 = load float, ptr %31, align 4, !tbaa !7
  %77 = load float, ptr %9, align 4, !tbaa !7
  %78 = fadd contract float %76, %77
  store float %78, ptr %9, align 4, !tbaa !7
  br label %79

79:                                               ; preds = %75, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %80, label %84

80:                                               ; preds = %79
  %81 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 4), align 4, !tbaa !7
  %82 = load float, ptr %9, align 4, !tbaa !7
  %83 = fadd contract float %81, %82
  store float %83, ptr %9, align 4, !tbaa !7
  br label %84

84:                                               ; preds = %80, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %85, label %97

85:                                               ; preds = %84
  %86 = zext nneg i32 %34 to i64
  %87 = getelementptr inbounds nuw float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), align 4, !tbaa !7
  %90 = fsub contract float %88, %89
  %91 = mul i32 %34, %11
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fdiv contract float %90, %94
  %96 = getelementptr inbounds nuw float, ptr %2, i64 %86
  store float %95, ptr %96, align 4, !tbaa !7
  br label %97

97:                                               ; preds = %85, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = add nuw nsw i32 %34, 1
  %99 = icmp eq i32 %98, %3
  br i1 %99, label %38, label %33, !llvm.loop !25
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @solve_reciprocals(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %114

14:                                               ; preds = %5, %52
  %15 = phi i32 [ %58, %52 ], [ 0, %5 ]
  %16 = mul nsw i32 %15, %4
  %17 = add nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %2, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = icmp eq i32 %15, 0
  br i1 %21, label %52, label %22

22:                                               ; preds = %14
  %23 = mul nuw nsw i32 %15, %3
  %24 = and i32 %15, 3
  %25 = icmp samesign ult i32 %15, 4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %15, 2147483644
  br label %60

28:                                               ; preds = %60
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %52, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %111, %28 ]
  %32 = phi float [ %20, %22 ], [ %110, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %31, %30 ], [ %49, %34 ]
  %36 = phi float [ %32, %30 ], [ %48, %34 ]
  %37 = phi i32 [ 0, %30 ], [ %50, %34 ]
  %38 = add nuw nsw i32 %35, %23
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fsub contract float %36, %47
  %49 = add nuw nsw i32 %35, 1
  %50 = add i32 %37, 1
  %51 = icmp eq i32 %50, %24
  br i1 %51, label %52, label %34, !llvm.loop !26

52:                                               ; preds = %28, %34, %14
  %53 = phi float [ %20, %14 ], [ %110, %28 ], [ %48, %34 ]
  %54 = zext nneg i32 %15 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %53, %56
  store float %57, ptr %19, align 4, !tbaa !7
  %58 = add nuw nsw i32 %15, 1
  %59 = icmp eq i32 %58, %3
  br i1 %59, label %114, label %14, !llvm.loop !27

60:                                               ; preds = %60, %26
  %61 = phi i32 [ 0, %26 ], [ %111, %60 ]
  %62 = phi float [ %20, %26 ], [ %110, %60 ]
  %63 = phi i32 [ 0, %26 ], [ %112, %60 ]
  %64 = add nuw nsw i32 %61, %23
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = mul nsw i32 %61, %4
  %69 = add nsw i32 %68, %10
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %2, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %67, %72
  %74 = fsub contract float %62, %73
  %75 = or disjoint i32 %61, 1
  %76 = add nuw nsw i32 %75, %23
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = mul nsw i32 %75, %4
  %81 = add nsw i32 %80, %10
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %79, %84
  %86 = fsub contract float %74, %85
  %87 = or disjoint i32 %61, 2
  %88 = add nuw nsw i32 %87, %23
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = mul nsw i32 %87, %4
  %93 = add nsw i32 %92, %10
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %2, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %91, %96
  %98 = fsub contract float %86, %97
  %99 = or disjoint i32 %61, 3
  %100 = add nuw nsw i32 %99, %23
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = mul nsw i32 %99, %4
  %105 = add nsw i32 %104, %10
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %2, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = fmul contract float %103, %108
  %110 = fsub contract float %98, %109
  %111 = add nuw nsw i32 %61, 4
  %112 = add i32 %63, 4
  %113 = icmp eq i32 %112, %27
  br i1 %113, label %28, label %60, !llvm.loop !28

114:                                              ; preds = %52, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @back_columns(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %122

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  %15 = add nsw i32 %2, -2
  br label %41

16:                                               ; preds = %65
  %17 = icmp eq i32 %61, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %16, %59
  %19 = phi i32 [ 0, %59 ], [ %119, %16 ]
  %20 = icmp ne i32 %61, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi i32 [ %36, %21 ], [ %19, %18 ]
  %23 = phi i32 [ %37, %21 ], [ 0, %18 ]
  %24 = mul nuw nsw i32 %22, %2
  %25 = add nsw i32 %24, %46
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fmul contract float %57, %28
  %30 = mul nsw i32 %22, %3
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fsub contract float %34, %29
  store float %35, ptr %33, align 4, !tbaa !7
  %36 = add nuw nsw i32 %22, 1
  %37 = add i32 %23, 1
  %38 = icmp eq i32 %37, %61
  br i1 %38, label %39, label %21, !llvm.loop !29

39:                                               ; preds = %21, %16
  %40 = add i32 %42, 1
  br label %41, !llvm.loop !30

41:                                               ; preds = %39, %13
  %42 = phi i32 [ %40, %39 ], [ 0, %13 ]
  %43 = phi i32 [ %46, %39 ], [ %2, %13 ]
  %44 = xor i32 %42, -1
  %45 = add i32 %2, %44
  %46 = add nsw i32 %43, -1
  %47 = mul nsw i32 %46, %3
  %48 = add nsw i32 %47, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = mul i32 %46, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fdiv contract float 1.000000e+00, %55
  %57 = fmul contract float %51, %56
  store float %57, ptr %50, align 4, !tbaa !7
  %58 = icmp samesign ugt i32 %43, 1
  br i1 %58, label %59, label %122

59:                                               ; preds = %41
  %60 = sub i32 %15, %42
  %61 = and i32 %45, 3
  %62 = icmp ult i32 %60, 3
  br i1 %62, label %18, label %63

63:                                               ; preds = %59
  %64 = and i32 %45, -4
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 0, %63 ], [ %119, %65 ]
  %67 = phi i32 [ 0, %63 ], [ %120, %65 ]
  %68 = mul nuw nsw i32 %66, %2
  %69 = add nsw i32 %68, %46
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %57, %72
  %74 = mul nsw i32 %66, %3
  %75 = add nsw i32 %74, %9
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fsub contract float %78, %73
  store float %79, ptr %77, align 4, !tbaa !7
  %80 = or disjoint i32 %66, 1
  %81 = mul nuw nsw i32 %80, %2
  %82 = add nsw i32 %81, %46
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fmul contract float %57, %85
  %87 = mul nsw i32 %80, %3
  %88 = add nsw i32 %87, %9
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %1, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fsub contract float %91, %86
  store float %92, ptr %90, align 4, !tbaa !7
  %93 = or disjoint i32 %66, 2
  %94 = mul nuw nsw i32 %93, %2
  %95 = add nsw i32 %94, %46
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fmul contract float %57, %98
  %100 = mul nsw i32 %93, %3
  %101 = add nsw i32 %100, %9
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %1, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fsub contract float %104, %99
  store float %105, ptr %103, align 4, !tbaa !7
  %106 = or disjoint i32 %66, 3
  %107 = mul nuw nsw i32 %106, %2
  %108 = add nsw i32 %107, %46
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %57, %111
  %113 = mul nsw i32 %106, %3
  %114 = add nsw i32 %113, %9
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %1, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = fsub contract float %117, %112
  store float %118, ptr %116, align 4, !tbaa !7
  %119 = add nuw nsw i32 %66, 4
  %120 = add i32 %67, 4
  %121 = icmp eq i32 %120, %64
  br i1 %121, label %16, label %65, !llvm.loop !31

122:                                              ; preds = %41, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @solve_panels(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %369

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %16

15:                                               ; preds = %303
  br label %16, !llvm.loop !32

16:                                               ; preds = %15, %13
  %17 = phi i32 [ 0, %13 ], [ %301, %15 ]
  %18 = mul nsw i32 %17, %3
  %19 = add nsw i32 %18, %9
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = mul i32 %17, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = fdiv contract float %22, %26
  store float %27, ptr %21, align 4, !tbaa !7
  %28 = or disjoint i32 %17, 1
  %29 = mul nsw i32 %28, %3
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = mul nuw nsw i32 %28, %2
  %35 = add nuw nsw i32 %17, %34
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fmul contract float %38, %27
  %40 = fsub contract float %33, %39
  %41 = mul i32 %28, %14
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fdiv contract float %40, %44
  store float %45, ptr %32, align 4, !tbaa !7
  %46 = or disjoint i32 %17, 2
  %47 = mul nsw i32 %46, %3
  %48 = add nsw i32 %47, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = mul nuw nsw i32 %46, %2
  %53 = add nuw nsw i32 %17, %52
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = load float, ptr %21, align 4, !tbaa !7
  %58 = fmul contract float %56, %57
  %59 = fsub contract float %51, %58
  %60 = add nuw nsw i32 %28, %52
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %63, %45
  %65 = fsub contract float %59, %64
  %66 = mul i32 %46, %14
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fdiv contract float %65, %69
  store float %70, ptr %50, align 4, !tbaa !7
  %71 = or disjoint i32 %17, 3
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = mul nuw nsw i32 %71, %2
  %78 = add nuw nsw i32 %17, %77
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = load float, ptr %21, align 4, !tbaa !7
  %83 = fmul contract float %81, %82
  %84 = fsub contract float %76, %83
  %85 = add nuw nsw i32 %28, %77
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = load float, ptr %32, align 4, !tbaa !7
  %90 = fmul contract float %88, %89
  %91 = fsub contract float %84, %90
  %92 = add nuw nsw i32 %46, %77
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %95, %70
  %97 = fsub contract float %91, %96
  %98 = mul i32 %71, %14
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fdiv contract float %97, %101
  store float %102, ptr %75, align 4, !tbaa !7
  %103 = or disjoint i32 %17, 4
  %104 = mul nsw i32 %103, %3
  %105 = add nsw i32 %104, %9
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %1, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = mul nuw nsw i32 %103, %2
  %110 = add nuw nsw i32 %17, %109
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = load float, ptr %21, align 4, !tbaa !7
  %115 = fmul contract float %113, %114
  %116 = fsub contract float %108, %115
  %117 = add nuw nsw i32 %28, %109
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = load float, ptr %32, align 4, !tbaa !7
  %122 = fmul contract float %120, %121
  %123 = fsub contract float %116, %122
  %124 = add nuw nsw i32 %46, %109
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = load float, ptr %50, align 4, !tbaa !7
  %129 = fmul contract float %127, %128
  %130 = fsub contract float %123, %129
  %131 = add nuw nsw i32 %71, %109
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %134, %102
  %136 = fsub contract float %130, %135
  %137 = mul i32 %103, %14
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = fdiv contract float %136, %140
  store float %141, ptr %107, align 4, !tbaa !7
  %142 = or disjoint i32 %17, 5
  %143 = mul nsw i32 %142, %3
  %144 = add nsw i32 %143, %9
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %1, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = mul nuw nsw i32 %142, %2
  %149 = add nuw nsw i32 %17, %148
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = load float, ptr %21, align 4, !tbaa !7
  %154 = fmul contract float %152, %153
  %155 = fsub contract float %147, %154
  %156 = add nuw nsw i32 %28, %148
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr %0, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = load float, ptr %32, align 4, !tbaa !7
  %161 = fmul contract float %159, %160
  %162 = fsub contract float %155, %161
  %163 = add nuw nsw i32 %46, %148
  %164 = zext nneg i32 %163 to i64
  %165 = getelementptr inbounds nuw float, ptr %0, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = load float, ptr %50, align 4, !tbaa !7
  %168 = fmul contract float %166, %167
  %169 = fsub contract float %162, %168
  %170 = add nuw nsw i32 %71, %148
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw float, ptr %0, i64 %171
  %173 = load float, ptr %172, align 4, !tbaa !7
  %174 = load float, ptr %75, align 4, !tbaa !7
  %175 = fmul contract float %173, %174
  %176 = fsub contract float %169, %175
  %177 = add nuw nsw i32 %103, %148
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw float, ptr %0, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !7
  %181 = fmul contract float %180, %141
  %182 = fsub contract float %176, %181
  %183 = mul i32 %142, %14
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %0, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fdiv contract float %182, %186
  store float %187, ptr %146, align 4, !tbaa !7
  %188 = or disjoint i32 %17, 6
  %189 = mul nsw i32 %188, %3
  %190 = add nsw i32 %189, %9
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %1, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = mul nuw nsw i32 %188, %2
  %195 = add nuw nsw i32 %17, %194
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr %0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = load float, ptr %21, align 4, !tbaa !7
  %200 = fmul contract float %198, %199
  %201 = fsub contract float %193, %200
  %202 = add nuw nsw i32 %28, %194
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw float, ptr %0, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !7
  %206 = load float, ptr %32, align 4, !tbaa !7
  %207 = fmul contract float %205, %206
  %208 = fsub contract float %201, %207
  %209 = add nuw nsw i32 %46, %194
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw float, ptr %0, i64 %210
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = load float, ptr %50, align 4, !tbaa !7
  %214 = fmul contract float %212, %213
  %215 = fsub contract float %208, %214
  %216 = add nuw nsw i32 %71, %194
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw float, ptr %0, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !7
  %220 = load float, ptr %75, align 4, !tbaa !7
  %221 = fmul contract float %219, %220
  %222 = fsub contract float %215, %221
  %223 = add nuw nsw i32 %103, %194
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw float, ptr %0, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !7
  %227 = load float, ptr %107, align 4, !tbaa !7
  %228 = fmul contract float %226, %227
  %229 = fsub contract float %222, %228
  %230 = add nuw nsw i32 %142, %194
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds nuw float, ptr %0, i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !7
  %234 = fmul contract float %233, %187
  %235 = fsub contract float %229, %234
  %236 = mul i32 %188, %14
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %0, i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !7
  %240 = fdiv contract float %235, %239
  store float %240, ptr %192, align 4, !tbaa !7
  %241 = or disjoint i32 %17, 7
  %242 = mul nsw i32 %241, %3
  %243 = add nsw i32 %242, %9
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr %1, i64 %244
  %246 = load float, ptr %245, align 4, !tbaa !7
  %247 = mul nuw nsw i32 %241, %2
  %248 = add nuw nsw i32 %17, %247
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw float, ptr %0, i64 %249
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = load float, ptr %21, align 4, !tbaa !7
  %253 = fmul contract float %251, %252
  %254 = fsub contract float %246, %253
  %255 = add nuw nsw i32 %28, %247
  %256 = zext nneg i32 %255 to i64
  %257 = getelementptr inbounds nuw float, ptr %0, i64 %256
  %258 = load float, ptr %257, align 4, !tbaa !7
  %259 = load float, ptr %32, align 4, !tbaa !7
  %260 = fmul contract float %258, %259
  %261 = fsub contract float %254, %260
  %262 = add nuw nsw i32 %46, %247
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr inbounds nuw float, ptr %0, i64 %263
  %265 = load float, ptr %264, align 4, !tbaa !7
  %266 = load float, ptr %50, align 4, !tbaa !7
  %267 = fmul contract float %265, %266
  %268 = fsub contract float %261, %267
  %269 = add nuw nsw i32 %71, %247
  %270 = zext nneg i32 %269 to i64
  %271 = getelementptr inbounds nuw float, ptr %0, i64 %270
  %272 = load float, ptr %271, align 4, !tbaa !7
  %273 = load float, ptr %75, align 4, !tbaa !7
  %274 = fmul contract float %272, %273
  %275 = fsub contract float %268, %274
  %276 = add nuw nsw i32 %103, %247
  %277 = zext nneg i32 %276 to i64
  %278 = getelementptr inbounds nuw float, ptr %0, i64 %277
  %279 = load float, ptr %278, align 4, !tbaa !7
  %280 = load float, ptr %107, align 4, !tbaa !7
  %281 = fmul contract float %279, %280
  %282 = fsub contract float %275, %281
  %283 = add nuw nsw i32 %142, %247
  %284 = zext nneg i32 %283 to i64
  %285 = getelementptr inbounds nuw float, ptr %0, i64 %284
  %286 = load float, ptr %285, align 4, !tbaa !7
  %287 = load float, ptr %146, align 4, !tbaa !7
  %288 = fmul contract float %286, %287
  %289 = fsub contract float %282, %288
  %290 = add nuw nsw i32 %188, %247
  %291 = zext nneg i32 %290 to i64
  %292 = getelementptr inbounds nuw float, ptr %0, i64 %291
  %293 = load float, ptr %292, align 4, !tbaa !7
  %294 = fmul contract float %293, %240
  %295 = fsub contract float %289, %294
  %296 = mul i32 %241, %14
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds float, ptr %0, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !7
  %300 = fdiv contract float %295, %299
  store float %300, ptr %245, align 4, !tbaa !7
  %301 = add nuw nsw i32 %17, 8
  %302 = icmp slt i32 %301, %2
  br i1 %302, label %303, label %369

303:                                              ; preds = %16, %303
  %304 = phi i32 [ %367, %303 ], [ %301, %16 ]
  %305 = mul nsw i32 %304, %3
  %306 = add nsw i32 %305, %9
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds float, ptr %1, i64 %307
  %309 = load float, ptr %308, align 4, !tbaa !7
  %310 = mul nuw nsw i32 %304, %2
  %311 = add nuw nsw i32 %17, %310
  %312 = zext nneg i32 %311 to i64
  %313 = getelementptr inbounds nuw float, ptr %0, i64 %312
  %314 = load float, ptr %313, align 4, !tbaa !7
  %315 = load float, ptr %21, align 4, !tbaa !7
  %316 = fmul contract float %314, %315
  %317 = fsub contract float %309, %316
  %318 = add nuw nsw i32 %28, %310
  %319 = zext nneg i32 %318 to i64
  %320 = getelementptr inbounds nuw float, ptr %0, i64 %319
  %321 = load float, ptr %320, align 4, !tbaa !7
  %322 = load float, ptr %32, align 4, !tbaa !7
  %323 = fmul contract float %321, %322
  %324 = fsub contract float %317, %323
  %325 = add nuw nsw i32 %46, %310
  %326 = zext nneg i32 %325 to i64
  %327 = getelementptr inbounds nuw float, ptr %0, i64 %326
  %328 = load float, ptr %327, align 4, !tbaa !7
  %329 = load float, ptr %50, align 4, !tbaa !7
  %330 = fmul contract float %328, %329
  %331 = fsub contract float %324, %330
  %332 = add nuw nsw i32 %71, %310
  %333 = zext nneg i32 %332 to i64
  %334 = getelementptr inbounds nuw float, ptr %0, i64 %333
  %335 = load float, ptr %334, align 4, !tbaa !7
  %336 = load float, ptr %75, align 4, !tbaa !7
  %337 = fmul contract float %335, %336
  %338 = fsub contract float %331, %337
  %339 = add nuw nsw i32 %103, %310
  %340 = zext nneg i32 %339 to i64
  %341 = getelementptr inbounds nuw float, ptr %0, i64 %340
  %342 = load float, ptr %341, align 4, !tbaa !7
  %343 = load float, ptr %107, align 4, !tbaa !7
  %344 = fmul contract float %342, %343
  %345 = fsub contract float %338, %344
  %346 = add nuw nsw i32 %142, %310
  %347 = zext nneg i32 %346 to i64
  %348 = getelementptr inbounds nuw float, ptr %0, i64 %347
  %349 = load float, ptr %348, align 4, !tbaa !7
  %350 = load float, ptr %146, align 4, !tbaa !7
  %351 = fmul contract float %349, %350
  %352 = fsub contract float %345, %351
  %353 = add nuw nsw i32 %188, %310
  %354 = zext nneg i32 %353 to i64
  %355 = getelementptr inbounds nuw float, ptr %0, i64 %354
  %356 = load float, ptr %355, align 4, !tbaa !7
  %357 = load float, ptr %192, align 4, !tbaa !7
  %358 = fmul contract float %356, %357
  %359 = fsub contract float %352, %358
  %360 = add nuw nsw i32 %241, %310
  %361 = zext nneg i32 %360 to i64
  %362 = getelementptr inbounds nuw float, ptr %0, i64 %361
  %363 = load float, ptr %362, align 4, !tbaa !7
  %364 = load float, ptr %245, align 4, !tbaa !7
  %365 = fmul contract float %363, %364
  %366 = fsub contract float %359, %365
  store float %366, ptr %308, align 4, !tbaa !7
  %367 = add nuw nsw i32 %304, 1
  %368 = icmp eq i32 %367, %2
  br i1 %368, label %15, label %303, !llvm.loop !33

369:                                              ; preds = %16, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
