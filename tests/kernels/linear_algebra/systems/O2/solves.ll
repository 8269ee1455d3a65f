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
  br i1 %15, label %16, label %88

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19

19:                                               ; preds = %16, %49
  %20 = phi i32 [ 0, %16 ], [ %56, %49 ]
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %5, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fmul contract float %2, %24
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %49, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 1
  %29 = icmp eq i32 %20, 1
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483646
  br label %58

32:                                               ; preds = %58
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %49, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %85, %32 ]
  %36 = phi float [ %25, %27 ], [ %84, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  %38 = mul nsw i32 %35, %4
  %39 = add nsw i32 %38, %20
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %3, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = add nsw i32 %35, %17
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %5, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %42, %46
  %48 = fsub contract float %36, %47
  br label %49

49:                                               ; preds = %34, %32, %19
  %50 = phi float [ %25, %19 ], [ %84, %32 ], [ %48, %34 ]
  %51 = mul i32 %20, %18
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %3, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fdiv contract float %50, %54
  store float %55, ptr %23, align 4, !tbaa !7
  %56 = add nuw nsw i32 %20, 1
  %57 = icmp eq i32 %56, %0
  br i1 %57, label %88, label %19, !llvm.loop !9

58:                                               ; preds = %58, %30
  %59 = phi i32 [ 0, %30 ], [ %85, %58 ]
  %60 = phi float [ %25, %30 ], [ %84, %58 ]
  %61 = phi i32 [ 0, %30 ], [ %86, %58 ]
  %62 = mul nsw i32 %59, %4
  %63 = add nsw i32 %62, %20
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %3, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = add nsw i32 %59, %17
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %5, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %66, %70
  %72 = fsub contract float %60, %71
  %73 = or disjoint i32 %59, 1
  %74 = mul nsw i32 %73, %4
  %75 = add nsw i32 %74, %20
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %3, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = add nsw i32 %73, %17
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %5, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fmul contract float %78, %82
  %84 = fsub contract float %72, %83
  %85 = add nuw nsw i32 %59, 2
  %86 = add i32 %61, 2
  %87 = icmp eq i32 %86, %31
  br i1 %87, label %32, label %58, !llvm.loop !11

88:                                               ; preds = %49, %7
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
  br i1 %15, label %16, label %88

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19

19:                                               ; preds = %16, %49
  %20 = phi i32 [ 0, %16 ], [ %56, %49 ]
  %21 = add nsw i32 %20, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %5, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = fmul contract double %2, %24
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %49, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 1
  %29 = icmp eq i32 %20, 1
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483646
  br label %58

32:                                               ; preds = %58
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %49, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %85, %32 ]
  %36 = phi double [ %25, %27 ], [ %84, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  %38 = add nsw i32 %35, %17
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %5, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !12
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %20
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %3, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !12
  %47 = fmul contract double %41, %46
  %48 = fsub contract double %36, %47
  br label %49

49:                                               ; preds = %34, %32, %19
  %50 = phi double [ %25, %19 ], [ %84, %32 ], [ %48, %34 ]
  %51 = mul i32 %20, %18
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %3, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !12
  %55 = fdiv contract double %50, %54
  store double %55, ptr %23, align 8, !tbaa !12
  %56 = add nuw nsw i32 %20, 1
  %57 = icmp eq i32 %56, %1
  br i1 %57, label %88, label %19, !llvm.loop !14

58:                                               ; preds = %58, %30
  %59 = phi i32 [ 0, %30 ], [ %85, %58 ]
  %60 = phi double [ %25, %30 ], [ %84, %58 ]
  %61 = phi i32 [ 0, %30 ], [ %86, %58 ]
  %62 = add nsw i32 %59, %17
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %5, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !12
  %66 = mul nsw i32 %59, %4
  %67 = add nsw i32 %66, %20
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %3, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !12
  %71 = fmul contract double %65, %70
  %72 = fsub contract double %60, %71
  %73 = or disjoint i32 %59, 1
  %74 = add nsw i32 %73, %17
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %5, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !12
  %78 = mul nsw i32 %73, %4
  %79 = add nsw i32 %78, %20
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %3, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !12
  %83 = fmul contract double %77, %82
  %84 = fsub contract double %72, %83
  %85 = add nuw nsw i32 %59, 2
  %86 = add i32 %61, 2
  %87 = icmp eq i32 %86, %31
  br i1 %87, label %32, label %58, !llvm.loop !15

88:                                               ; preds = %49, %7
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
  br i1 %13, label %14, label %145

14:                                               ; preds = %7
  %15 = fcmp contract une double %2, 1.000000e+00
  %16 = icmp sgt i32 %0, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %69

18:                                               ; preds = %14
  %19 = mul nsw i32 %6, %12
  %20 = and i32 %0, 3
  %21 = icmp ult i32 %0, 4
  br i1 %21, label %55, label %22

22:                                               ; preds = %18
  %23 = and i32 %0, 2147483644
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i32 [ 0, %22 ], [ %50, %24 ]
  %26 = phi i32 [ 0, %22 ], [ %51, %24 ]
  %27 = add nsw i32 %25, %19
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = fmul contract double %2, %30
  store double %31, ptr %29, align 8, !tbaa !12
  %32 = or disjoint i32 %25, 1
  %33 = add nsw i32 %32, %19
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !12
  %37 = fmul contract double %2, %36
  store double %37, ptr %35, align 8, !tbaa !12
  %38 = or disjoint i32 %25, 2
  %39 = add nsw i32 %38, %19
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !12
  %43 = fmul contract double %2, %42
  store double %43, ptr %41, align 8, !tbaa !12
  %44 = or disjoint i32 %25, 3
  %45 = add nsw i32 %44, %19
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !12
  %49 = fmul contract double %2, %48
  store double %49, ptr %47, align 8, !tbaa !12
  %50 = add nuw nsw i32 %25, 4
  %51 = add i32 %26, 4
  %52 = icmp eq i32 %51, %23
  br i1 %52, label %53, label %24, !llvm.loop !16

53:                                               ; preds = %24
  %54 = icmp eq i32 %20, 0
  br i1 %54, label %69, label %55

55:                                               ; preds = %53, %18
  %56 = phi i32 [ 0, %18 ], [ %50, %53 ]
  %57 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %57)
  br label %58

58:                                               ; preds = %58, %55
  %59 = phi i32 [ %56, %55 ], [ %66, %58 ]
  %60 = phi i32 [ 0, %55 ], [ %67, %58 ]
  %61 = add nsw i32 %59, %19
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %5, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !12
  %65 = fmul contract double %2, %64
  store double %65, ptr %63, align 8, !tbaa !12
  %66 = add nuw nsw i32 %59, 1
  %67 = add i32 %60, 1
  %68 = icmp eq i32 %67, %20
  br i1 %68, label %69, label %58, !llvm.loop !17

69:                                               ; preds = %53, %58, %14
  br i1 %16, label %70, label %145

70:                                               ; preds = %69
  %71 = mul nsw i32 %6, %12
  %72 = add nsw i32 %0, -2
  br label %73

73:                                               ; preds = %70, %142
  %74 = phi i32 [ 0, %70 ], [ %144, %142 ]
  %75 = phi i32 [ %0, %70 ], [ %78, %142 ]
  %76 = xor i32 %74, -1
  %77 = add i32 %0, %76
  %78 = add nsw i32 %75, -1
  %79 = add nsw i32 %78, %71
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %5, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !12
  %83 = fcmp contract une double %82, 0.000000e+00
  br i1 %83, label %84, label %142

84:                                               ; preds = %73
  %85 = mul nsw i32 %78, %4
  %86 = add nsw i32 %85, %78
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %3, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !12
  %90 = fdiv contract double %82, %89
  store double %90, ptr %81, align 8, !tbaa !12
  %91 = icmp samesign ugt i32 %75, 1
  br i1 %91, label %92, label %142

92:                                               ; preds = %84
  %93 = and i32 %77, 1
  %94 = icmp eq i32 %72, %74
  br i1 %94, label %128, label %95

95:                                               ; preds = %92
  %96 = and i32 %77, -2
  br label %97

97:                                               ; preds = %97, %95
  %98 = phi i32 [ 0, %95 ], [ %123, %97 ]
  %99 = phi i32 [ 0, %95 ], [ %124, %97 ]
  %100 = load double, ptr %81, align 8, !tbaa !12
  %101 = add nsw i32 %98, %85
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %3, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !12
  %105 = fmul contract double %100, %104
  %106 = add nsw i32 %98, %71
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %5, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !12
  %110 = fsub contract double %109, %105
  store double %110, ptr %108, align 8, !tbaa !12
  %111 = or disjoint i32 %98, 1
  %112 = load double, ptr %81, align 8, !tbaa !12
  %113 = add nsw i32 %111, %85
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %3, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !12
  %117 = fmul contract double %112, %116
  %118 = add nsw i32 %111, %71
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %5, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !12
  %122 = fsub contract double %121, %117
  store double %122, ptr %120, align 8, !tbaa !12
  %123 = add nuw nsw i32 %98, 2
  %124 = add i32 %99, 2
  %125 = icmp eq i32 %124, %96
  br i1 %125, label %126, label %97, !llvm.loop !19

126:                                              ; preds = %97
  %127 = icmp eq i32 %93, 0
  br i1 %127, label %142, label %128

128:                                              ; preds = %126, %92
  %129 = phi i32 [ 0, %92 ], [ %123, %126 ]
  %130 = icmp ne i32 %93, 0
  tail call void @llvm.assume(i1 %130)
  %131 = load double, ptr %81, align 8, !tbaa !12
  %132 = add nsw i32 %129, %85
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %3, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !12
  %136 = fmul contract double %131, %135
  %137 = add nsw i32 %129, %71
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %5, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !12
  %141 = fsub contract double %140, %136
  store double %141, ptr %139, align 8, !tbaa !12
  br label %142

142:                                              ; preds = %128, %126, %84, %73
  %143 = icmp samesign ugt i32 %75, 1
  %144 = add i32 %74, 1
  br i1 %143, label %73, label %145, !llvm.loop !20

145:                                              ; preds = %142, %69, %7
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
  br i1 %54, label %41, label %39, !llvm.loop !21

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
  br i1 %99, label %38, label %33, !llvm.loop !22
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
  br i1 %13, label %14, label %83

14:                                               ; preds = %5, %45
  %15 = phi i32 [ %51, %45 ], [ 0, %5 ]
  %16 = mul nsw i32 %15, %4
  %17 = add nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %2, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = icmp eq i32 %15, 0
  br i1 %21, label %45, label %22

22:                                               ; preds = %14
  %23 = mul nuw nsw i32 %15, %3
  %24 = and i32 %15, 1
  %25 = icmp eq i32 %15, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %15, 2147483646
  br label %53

28:                                               ; preds = %53
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %80, %28 ]
  %32 = phi float [ %20, %22 ], [ %79, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = add nuw nsw i32 %31, %23
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nsw i32 %31, %4
  %39 = add nsw i32 %38, %10
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %2, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %37, %42
  %44 = fsub contract float %32, %43
  br label %45

45:                                               ; preds = %30, %28, %14
  %46 = phi float [ %20, %14 ], [ %79, %28 ], [ %44, %30 ]
  %47 = zext nneg i32 %15 to i64
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %46, %49
  store float %50, ptr %19, align 4, !tbaa !7
  %51 = add nuw nsw i32 %15, 1
  %52 = icmp eq i32 %51, %3
  br i1 %52, label %83, label %14, !llvm.loop !23

53:                                               ; preds = %53, %26
  %54 = phi i32 [ 0, %26 ], [ %80, %53 ]
  %55 = phi float [ %20, %26 ], [ %79, %53 ]
  %56 = phi i32 [ 0, %26 ], [ %81, %53 ]
  %57 = add nuw nsw i32 %54, %23
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = mul nsw i32 %54, %4
  %62 = add nsw i32 %61, %10
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %2, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %60, %65
  %67 = fsub contract float %55, %66
  %68 = or disjoint i32 %54, 1
  %69 = add nuw nsw i32 %68, %23
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = mul nsw i32 %68, %4
  %74 = add nsw i32 %73, %10
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %2, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %72, %77
  %79 = fsub contract float %67, %78
  %80 = add nuw nsw i32 %54, 2
  %81 = add i32 %56, 2
  %82 = icmp eq i32 %81, %27
  br i1 %82, label %28, label %53, !llvm.loop !24

83:                                               ; preds = %45, %5
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
  br i1 %12, label %13, label %89

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  %15 = add nsw i32 %2, -2
  br label %35

16:                                               ; preds = %58
  %17 = icmp eq i32 %54, 0
  br i1 %17, label %33, label %18

18:                                               ; preds = %16, %53
  %19 = phi i32 [ 0, %53 ], [ %86, %16 ]
  %20 = icmp ne i32 %54, 0
  tail call void @llvm.assume(i1 %20)
  %21 = mul nuw nsw i32 %19, %2
  %22 = add nsw i32 %21, %40
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = fmul contract float %51, %25
  %27 = mul nsw i32 %19, %3
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %1, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fsub contract float %31, %26
  store float %32, ptr %30, align 4, !tbaa !7
  br label %33

33:                                               ; preds = %16, %18
  %34 = add i32 %36, 1
  br label %35, !llvm.loop !25

35:                                               ; preds = %33, %13
  %36 = phi i32 [ %34, %33 ], [ 0, %13 ]
  %37 = phi i32 [ %40, %33 ], [ %2, %13 ]
  %38 = xor i32 %36, -1
  %39 = add i32 %2, %38
  %40 = add nsw i32 %37, -1
  %41 = mul nsw i32 %40, %3
  %42 = add nsw i32 %41, %9
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = mul i32 %40, %14
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fdiv contract float 1.000000e+00, %49
  %51 = fmul contract float %45, %50
  store float %51, ptr %44, align 4, !tbaa !7
  %52 = icmp samesign ugt i32 %37, 1
  br i1 %52, label %53, label %89

53:                                               ; preds = %35
  %54 = and i32 %39, 1
  %55 = icmp eq i32 %15, %36
  br i1 %55, label %18, label %56

56:                                               ; preds = %53
  %57 = and i32 %39, -2
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i32 [ 0, %56 ], [ %86, %58 ]
  %60 = phi i32 [ 0, %56 ], [ %87, %58 ]
  %61 = mul nuw nsw i32 %59, %2
  %62 = add nsw i32 %61, %40
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %51, %65
  %67 = mul nsw i32 %59, %3
  %68 = add nsw i32 %67, %9
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fsub contract float %71, %66
  store float %72, ptr %70, align 4, !tbaa !7
  %73 = or disjoint i32 %59, 1
  %74 = mul nuw nsw i32 %73, %2
  %75 = add nsw i32 %74, %40
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fmul contract float %51, %78
  %80 = mul nsw i32 %73, %3
  %81 = add nsw i32 %80, %9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %1, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fsub contract float %84, %79
  store float %85, ptr %83, align 4, !tbaa !7
  %86 = add nuw nsw i32 %59, 2
  %87 = add i32 %60, 2
  %88 = icmp eq i32 %87, %57
  br i1 %88, label %16, label %58, !llvm.loop !26

89:                                               ; preds = %35, %4
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
  br i1 %12, label %13, label %198

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %17

15:                                               ; preds = %132
  %16 = add nuw i32 %18, 8
  br label %17, !llvm.loop !27

17:                                               ; preds = %15, %13
  %18 = phi i32 [ 8, %13 ], [ %16, %15 ]
  %19 = phi i32 [ 0, %13 ], [ %26, %15 ]
  %20 = mul nsw i32 %19, %3
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = or disjoint i32 %19, 1
  br label %68

25:                                               ; preds = %94
  %26 = add nuw nsw i32 %19, 8
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %28, label %198

28:                                               ; preds = %25
  %29 = mul nsw i32 %19, %3
  %30 = add nsw i32 %29, %9
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = or disjoint i32 %19, 1
  %34 = mul nsw i32 %33, %3
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = or disjoint i32 %19, 2
  %39 = mul nsw i32 %38, %3
  %40 = add nsw i32 %39, %9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  %43 = or disjoint i32 %19, 3
  %44 = mul nsw i32 %43, %3
  %45 = add nsw i32 %44, %9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  %48 = or disjoint i32 %19, 4
  %49 = mul nsw i32 %48, %3
  %50 = add nsw i32 %49, %9
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  %53 = or disjoint i32 %19, 5
  %54 = mul nsw i32 %53, %3
  %55 = add nsw i32 %54, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %1, i64 %56
  %58 = or disjoint i32 %19, 6
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %9
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  %63 = or disjoint i32 %19, 7
  %64 = mul nsw i32 %63, %3
  %65 = add nsw i32 %64, %9
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  br label %132

68:                                               ; preds = %17, %94
  %69 = phi i32 [ 0, %17 ], [ %103, %94 ]
  %70 = phi i32 [ %19, %17 ], [ %101, %94 ]
  %71 = mul nsw i32 %70, %3
  %72 = add nsw i32 %71, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = icmp samesign ult i32 %19, %70
  br i1 %76, label %77, label %94

77:                                               ; preds = %68
  %78 = mul nuw nsw i32 %70, %2
  %79 = and i32 %69, 1
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %89, label %81

81:                                               ; preds = %77
  %82 = add nuw nsw i32 %19, %78
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = load float, ptr %23, align 4, !tbaa !7
  %87 = fmul contract float %85, %86
  %88 = fsub contract float %75, %87
  br label %89

89:                                               ; preds = %81, %77
  %90 = phi float [ poison, %77 ], [ %88, %81 ]
  %91 = phi i32 [ %19, %77 ], [ %24, %81 ]
  %92 = phi float [ %75, %77 ], [ %88, %81 ]
  %93 = icmp eq i32 %69, 1
  br i1 %93, label %94, label %104

94:                                               ; preds = %89, %104, %68
  %95 = phi float [ %75, %68 ], [ %90, %89 ], [ %129, %104 ]
  %96 = mul i32 %70, %14
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fdiv contract float %95, %99
  store float %100, ptr %74, align 4, !tbaa !7
  %101 = add nuw nsw i32 %70, 1
  %102 = icmp eq i32 %101, %18
  %103 = add i32 %69, 1
  br i1 %102, label %25, label %68, !llvm.loop !28

104:                                              ; preds = %89, %104
  %105 = phi i32 [ %130, %104 ], [ %91, %89 ]
  %106 = phi float [ %129, %104 ], [ %92, %89 ]
  %107 = add nuw nsw i32 %105, %78
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = mul nsw i32 %105, %3
  %112 = add nsw i32 %111, %9
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %1, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fmul contract float %110, %115
  %117 = fsub contract float %106, %116
  %118 = add nuw nsw i32 %105, 1
  %119 = add nuw nsw i32 %118, %78
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = mul nsw i32 %118, %3
  %124 = add nsw i32 %123, %9
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %1, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %122, %127
  %129 = fsub contract float %117, %128
  %130 = add nuw nsw i32 %105, 2
  %131 = icmp eq i32 %130, %70
  br i1 %131, label %94, label %104, !llvm.loop !29

132:                                              ; preds = %28, %132
  %133 = phi i32 [ %196, %132 ], [ %26, %28 ]
  %134 = mul nsw i32 %133, %3
  %135 = add nsw i32 %134, %9
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %1, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = mul nuw nsw i32 %133, %2
  %140 = add nuw nsw i32 %19, %139
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr %0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = load float, ptr %32, align 4, !tbaa !7
  %145 = fmul contract float %143, %144
  %146 = fsub contract float %138, %145
  %147 = add nuw nsw i32 %33, %139
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw float, ptr %0, i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = load float, ptr %37, align 4, !tbaa !7
  %152 = fmul contract float %150, %151
  %153 = fsub contract float %146, %152
  %154 = add nuw nsw i32 %38, %139
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr %0, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = load float, ptr %42, align 4, !tbaa !7
  %159 = fmul contract float %157, %158
  %160 = fsub contract float %153, %159
  %161 = add nuw nsw i32 %43, %139
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw float, ptr %0, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = load float, ptr %47, align 4, !tbaa !7
  %166 = fmul contract float %164, %165
  %167 = fsub contract float %160, %166
  %168 = add nuw nsw i32 %48, %139
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr %0, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = load float, ptr %52, align 4, !tbaa !7
  %173 = fmul contract float %171, %172
  %174 = fsub contract float %167, %173
  %175 = add nuw nsw i32 %53, %139
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw float, ptr %0, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = load float, ptr %57, align 4, !tbaa !7
  %180 = fmul contract float %178, %179
  %181 = fsub contract float %174, %180
  %182 = add nuw nsw i32 %58, %139
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw float, ptr %0, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !7
  %186 = load float, ptr %62, align 4, !tbaa !7
  %187 = fmul contract float %185, %186
  %188 = fsub contract float %181, %187
  %189 = add nuw nsw i32 %63, %139
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw float, ptr %0, i64 %190
  %192 = load float, ptr %191, align 4, !tbaa !7
  %193 = load float, ptr %67, align 4, !tbaa !7
  %194 = fmul contract float %192, %193
  %195 = fsub contract float %188, %194
  store float %195, ptr %137, align 4, !tbaa !7
  %196 = add nuw nsw i32 %133, 1
  %197 = icmp eq i32 %196, %2
  br i1 %197, label %15, label %132, !llvm.loop !30

198:                                              ; preds = %25, %4
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
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
