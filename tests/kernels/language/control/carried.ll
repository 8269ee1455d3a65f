; ModuleID = 'carried.cu'
source_filename = "carried.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11prefix_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %112

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds float, ptr %1, i64 %13
  store float %15, ptr %16, align 4, !tbaa !7
  %17 = icmp sgt i32 %3, 1
  br i1 %17, label %18, label %112

18:                                               ; preds = %11
  %19 = add i32 %12, 1
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr i8, ptr %1, i64 %21
  %23 = getelementptr i8, ptr %22, i64 -4
  %24 = load float, ptr %23, align 4
  %25 = add nsw i32 %3, -1
  %26 = add nsw i32 %3, -2
  %27 = and i32 %25, 7
  %28 = icmp ult i32 %26, 7
  br i1 %28, label %95, label %29

29:                                               ; preds = %18
  %30 = and i32 %25, -8
  %31 = add i32 1, %12
  %32 = add i32 2, %12
  %33 = add i32 3, %12
  %34 = add i32 4, %12
  %35 = add i32 5, %12
  %36 = add i32 6, %12
  %37 = add i32 7, %12
  br label %38

38:                                               ; preds = %38, %29
  %39 = phi float [ %24, %29 ], [ %89, %38 ]
  %40 = phi i32 [ 1, %29 ], [ %90, %38 ]
  %41 = phi i32 [ 0, %29 ], [ %91, %38 ]
  %42 = add nsw i32 %40, %12
  %43 = sext i32 %42 to i64
  %44 = getelementptr float, ptr %1, i64 %43
  %45 = getelementptr inbounds float, ptr %0, i64 %43
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %39, %46
  store float %47, ptr %44, align 4, !tbaa !7
  %48 = add i32 %40, %31
  %49 = sext i32 %48 to i64
  %50 = getelementptr float, ptr %1, i64 %49
  %51 = getelementptr inbounds float, ptr %0, i64 %49
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %47, %52
  store float %53, ptr %50, align 4, !tbaa !7
  %54 = add i32 %40, %32
  %55 = sext i32 %54 to i64
  %56 = getelementptr float, ptr %1, i64 %55
  %57 = getelementptr inbounds float, ptr %0, i64 %55
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %53, %58
  store float %59, ptr %56, align 4, !tbaa !7
  %60 = add i32 %40, %33
  %61 = sext i32 %60 to i64
  %62 = getelementptr float, ptr %1, i64 %61
  %63 = getelementptr inbounds float, ptr %0, i64 %61
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fadd contract float %59, %64
  store float %65, ptr %62, align 4, !tbaa !7
  %66 = add i32 %40, %34
  %67 = sext i32 %66 to i64
  %68 = getelementptr float, ptr %1, i64 %67
  %69 = getelementptr inbounds float, ptr %0, i64 %67
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fadd contract float %65, %70
  store float %71, ptr %68, align 4, !tbaa !7
  %72 = add i32 %40, %35
  %73 = sext i32 %72 to i64
  %74 = getelementptr float, ptr %1, i64 %73
  %75 = getelementptr inbounds float, ptr %0, i64 %73
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fadd contract float %71, %76
  store float %77, ptr %74, align 4, !tbaa !7
  %78 = add i32 %40, %36
  %79 = sext i32 %78 to i64
  %80 = getelementptr float, ptr %1, i64 %79
  %81 = getelementptr inbounds float, ptr %0, i64 %79
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fadd contract float %77, %82
  store float %83, ptr %80, align 4, !tbaa !7
  %84 = add i32 %40, %37
  %85 = sext i32 %84 to i64
  %86 = getelementptr float, ptr %1, i64 %85
  %87 = getelementptr inbounds float, ptr %0, i64 %85
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fadd contract float %83, %88
  store float %89, ptr %86, align 4, !tbaa !7
  %90 = add nuw nsw i32 %40, 8
  %91 = add i32 %41, 8
  %92 = icmp eq i32 %91, %30
  br i1 %92, label %93, label %38, !llvm.loop !9

93:                                               ; preds = %38
  %94 = icmp eq i32 %27, 0
  br i1 %94, label %112, label %95

95:                                               ; preds = %93, %18
  %96 = phi float [ %24, %18 ], [ %89, %93 ]
  %97 = phi i32 [ 1, %18 ], [ %90, %93 ]
  %98 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %98)
  br label %99

99:                                               ; preds = %99, %95
  %100 = phi float [ %96, %95 ], [ %108, %99 ]
  %101 = phi i32 [ %97, %95 ], [ %109, %99 ]
  %102 = phi i32 [ 0, %95 ], [ %110, %99 ]
  %103 = add nsw i32 %101, %12
  %104 = sext i32 %103 to i64
  %105 = getelementptr float, ptr %1, i64 %104
  %106 = getelementptr inbounds float, ptr %0, i64 %104
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fadd contract float %100, %107
  store float %108, ptr %105, align 4, !tbaa !7
  %109 = add nuw nsw i32 %101, 1
  %110 = add i32 %102, 1
  %111 = icmp eq i32 %110, %27
  br i1 %111, label %112, label %99, !llvm.loop !11

112:                                              ; preds = %93, %99, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14prefix_columnsPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  %10 = icmp sgt i32 %1, 1
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %98

12:                                               ; preds = %3
  %13 = add nsw i32 %1, -1
  %14 = add nsw i32 %1, -2
  %15 = and i32 %13, 3
  %16 = icmp ult i32 %14, 3
  br i1 %16, label %77, label %17

17:                                               ; preds = %12
  %18 = and i32 %13, -4
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 1, %17 ], [ %72, %19 ]
  %21 = phi i32 [ 0, %17 ], [ %73, %19 ]
  %22 = add nsw i32 %20, -1
  %23 = mul nsw i32 %22, %2
  %24 = add nsw i32 %23, %8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = mul nsw i32 %20, %2
  %29 = add nsw i32 %28, %8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = add nsw i32 %32, %27
  store i32 %33, ptr %31, align 4, !tbaa !3
  %34 = add nuw nsw i32 %20, 1
  %35 = mul nsw i32 %20, %2
  %36 = add nsw i32 %35, %8
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = mul nsw i32 %34, %2
  %41 = add nsw i32 %40, %8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = add nsw i32 %44, %39
  store i32 %45, ptr %43, align 4, !tbaa !3
  %46 = add nuw nsw i32 %20, 2
  %47 = add nuw nsw i32 %20, 1
  %48 = mul nsw i32 %47, %2
  %49 = add nsw i32 %48, %8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = mul nsw i32 %46, %2
  %54 = add nsw i32 %53, %8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %52
  store i32 %58, ptr %56, align 4, !tbaa !3
  %59 = add nuw nsw i32 %20, 3
  %60 = add nuw nsw i32 %20, 2
  %61 = mul nsw i32 %60, %2
  %62 = add nsw i32 %61, %8
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = mul nsw i32 %59, %2
  %67 = add nsw i32 %66, %8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %0, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = add nsw i32 %70, %65
  store i32 %71, ptr %69, align 4, !tbaa !3
  %72 = add nuw nsw i32 %20, 4
  %73 = add i32 %21, 4
  %74 = icmp eq i32 %73, %18
  br i1 %74, label %75, label %19, !llvm.loop !13

75:                                               ; preds = %19
  %76 = icmp eq i32 %15, 0
  br i1 %76, label %98, label %77

77:                                               ; preds = %75, %12
  %78 = phi i32 [ 1, %12 ], [ %72, %75 ]
  %79 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %79)
  br label %80

80:                                               ; preds = %80, %77
  %81 = phi i32 [ %95, %80 ], [ %78, %77 ]
  %82 = phi i32 [ %96, %80 ], [ 0, %77 ]
  %83 = add nsw i32 %81, -1
  %84 = mul nsw i32 %83, %2
  %85 = add nsw i32 %84, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = mul nsw i32 %81, %2
  %90 = add nsw i32 %89, %8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = add nsw i32 %93, %88
  store i32 %94, ptr %92, align 4, !tbaa !3
  %95 = add nuw nsw i32 %81, 1
  %96 = add i32 %82, 1
  %97 = icmp eq i32 %96, %15
  br i1 %97, label %98, label %80, !llvm.loop !14

98:                                               ; preds = %75, %80, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5decayPfPKfii(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %111

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = and i32 %3, 7
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %93, label %19

19:                                               ; preds = %13
  %20 = and i32 %3, 2147483640
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ %16, %19 ], [ %87, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %88, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %89, %21 ]
  %25 = fmul contract float %22, 0x3FECCCCCC0000000
  %26 = mul nsw i32 %23, %2
  %27 = add nsw i32 %26, %9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fadd contract float %25, %30
  store float %31, ptr %15, align 4, !tbaa !7
  %32 = or disjoint i32 %23, 1
  %33 = fmul contract float %31, 0x3FECCCCCC0000000
  %34 = mul nsw i32 %32, %2
  %35 = add nsw i32 %34, %9
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fadd contract float %33, %38
  store float %39, ptr %15, align 4, !tbaa !7
  %40 = or disjoint i32 %23, 2
  %41 = fmul contract float %39, 0x3FECCCCCC0000000
  %42 = mul nsw i32 %40, %2
  %43 = add nsw i32 %42, %9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %41, %46
  store float %47, ptr %15, align 4, !tbaa !7
  %48 = or disjoint i32 %23, 3
  %49 = fmul contract float %47, 0x3FECCCCCC0000000
  %50 = mul nsw i32 %48, %2
  %51 = add nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %49, %54
  store float %55, ptr %15, align 4, !tbaa !7
  %56 = or disjoint i32 %23, 4
  %57 = fmul contract float %55, 0x3FECCCCCC0000000
  %58 = mul nsw i32 %56, %2
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %57, %62
  store float %63, ptr %15, align 4, !tbaa !7
  %64 = or disjoint i32 %23, 5
  %65 = fmul contract float %63, 0x3FECCCCCC0000000
  %66 = mul nsw i32 %64, %2
  %67 = add nsw i32 %66, %9
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fadd contract float %65, %70
  store float %71, ptr %15, align 4, !tbaa !7
  %72 = or disjoint i32 %23, 6
  %73 = fmul contract float %71, 0x3FECCCCCC0000000
  %74 = mul nsw i32 %72, %2
  %75 = add nsw i32 %74, %9
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fadd contract float %73, %78
  store float %79, ptr %15, align 4, !tbaa !7
  %80 = or disjoint i32 %23, 7
  %81 = fmul contract float %79, 0x3FECCCCCC0000000
  %82 = mul nsw i32 %80, %2
  %83 = add nsw i32 %82, %9
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fadd contract float %81, %86
  store float %87, ptr %15, align 4, !tbaa !7
  %88 = add nuw nsw i32 %23, 8
  %89 = add i32 %24, 8
  %90 = icmp eq i32 %89, %20
  br i1 %90, label %91, label %21, !llvm.loop !15

91:                                               ; preds = %21
  %92 = icmp eq i32 %17, 0
  br i1 %92, label %111, label %93

93:                                               ; preds = %91, %13
  %94 = phi float [ %16, %13 ], [ %87, %91 ]
  %95 = phi i32 [ 0, %13 ], [ %88, %91 ]
  %96 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %96)
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi float [ %94, %93 ], [ %107, %97 ]
  %99 = phi i32 [ %95, %93 ], [ %108, %97 ]
  %100 = phi i32 [ 0, %93 ], [ %109, %97 ]
  %101 = fmul contract float %98, 0x3FECCCCCC0000000
  %102 = mul nsw i32 %99, %2
  %103 = add nsw i32 %102, %9
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fadd contract float %101, %106
  store float %107, ptr %15, align 4, !tbaa !7
  %108 = add nuw nsw i32 %99, 1
  %109 = add i32 %100, 1
  %110 = icmp eq i32 %109, %17
  br i1 %110, label %111, label %97, !llvm.loop !16

111:                                              ; preds = %91, %97, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10trajectoryPKdPdiid(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %109

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !17
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  store double %15, ptr %16, align 8, !tbaa !17
  %17 = icmp sgt i32 %3, 1
  br i1 %17, label %18, label %109

18:                                               ; preds = %12
  %19 = add nsw i32 %3, -1
  %20 = add nsw i32 %3, -2
  %21 = and i32 %19, 3
  %22 = icmp ult i32 %20, 3
  br i1 %22, label %87, label %23

23:                                               ; preds = %18
  %24 = and i32 %19, -4
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i32 [ 1, %23 ], [ %82, %25 ]
  %27 = phi i32 [ 0, %23 ], [ %83, %25 ]
  %28 = add nsw i32 %26, -1
  %29 = mul nsw i32 %28, %2
  %30 = add nsw i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !17
  %34 = fmul contract double %4, %33
  %35 = fsub contract double 1.000000e+00, %33
  %36 = fmul contract double %34, %35
  %37 = mul nsw i32 %26, %2
  %38 = add nsw i32 %37, %10
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  store double %36, ptr %40, align 8, !tbaa !17
  %41 = add nuw nsw i32 %26, 1
  %42 = mul nsw i32 %26, %2
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !17
  %47 = fmul contract double %4, %46
  %48 = fsub contract double 1.000000e+00, %46
  %49 = fmul contract double %47, %48
  %50 = mul nsw i32 %41, %2
  %51 = add nsw i32 %50, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %1, i64 %52
  store double %49, ptr %53, align 8, !tbaa !17
  %54 = add nuw nsw i32 %26, 2
  %55 = add nuw nsw i32 %26, 1
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %10
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !17
  %61 = fmul contract double %4, %60
  %62 = fsub contract double 1.000000e+00, %60
  %63 = fmul contract double %61, %62
  %64 = mul nsw i32 %54, %2
  %65 = add nsw i32 %64, %10
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %1, i64 %66
  store double %63, ptr %67, align 8, !tbaa !17
  %68 = add nuw nsw i32 %26, 3
  %69 = add nuw nsw i32 %26, 2
  %70 = mul nsw i32 %69, %2
  %71 = add nsw i32 %70, %10
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !17
  %75 = fmul contract double %4, %74
  %76 = fsub contract double 1.000000e+00, %74
  %77 = fmul contract double %75, %76
  %78 = mul nsw i32 %68, %2
  %79 = add nsw i32 %78, %10
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %1, i64 %80
  store double %77, ptr %81, align 8, !tbaa !17
  %82 = add nuw nsw i32 %26, 4
  %83 = add i32 %27, 4
  %84 = icmp eq i32 %83, %24
  br i1 %84, label %85, label %25, !llvm.loop !19

85:                                               ; preds = %25
  %86 = icmp eq i32 %21, 0
  br i1 %86, label %109, label %87

87:                                               ; preds = %85, %18
  %88 = phi i32 [ 1, %18 ], [ %82, %85 ]
  %89 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %89)
  br label %90

90:                                               ; preds = %90, %87
  %91 = phi i32 [ %106, %90 ], [ %88, %87 ]
  %92 = phi i32 [ %107, %90 ], [ 0, %87 ]
  %93 = add nsw i32 %91, -1
  %94 = mul nsw i32 %93, %2
  %95 = add nsw i32 %94, %10
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !17
  %99 = fmul contract double %4, %98
  %100 = fsub contract double 1.000000e+00, %98
  %101 = fmul contract double %99, %100
  %102 = mul nsw i32 %91, %2
  %103 = add nsw i32 %102, %10
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %1, i64 %104
  store double %101, ptr %105, align 8, !tbaa !17
  %106 = add nuw nsw i32 %91, 1
  %107 = add i32 %92, 1
  %108 = icmp eq i32 %107, %21
  br i1 %108, label %109, label %90, !llvm.loop !20

109:                                              ; preds = %85, %90, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10accumulatePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %93

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 0.000000e+00, ptr %13, align 4, !tbaa !7
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %93

15:                                               ; preds = %11
  %16 = mul nsw i32 %3, %9
  %17 = and i32 %3, 7
  %18 = icmp ult i32 %3, 8
  br i1 %18, label %77, label %19

19:                                               ; preds = %15
  %20 = and i32 %3, 2147483640
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ 0.000000e+00, %19 ], [ %71, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %72, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %73, %21 ]
  %25 = add nsw i32 %23, %16
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fadd contract float %28, %22
  store float %29, ptr %13, align 4, !tbaa !7
  %30 = or disjoint i32 %23, 1
  %31 = add nsw i32 %30, %16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %34, %29
  store float %35, ptr %13, align 4, !tbaa !7
  %36 = or disjoint i32 %23, 2
  %37 = add nsw i32 %36, %16
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %40, %35
  store float %41, ptr %13, align 4, !tbaa !7
  %42 = or disjoint i32 %23, 3
  %43 = add nsw i32 %42, %16
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %46, %41
  store float %47, ptr %13, align 4, !tbaa !7
  %48 = or disjoint i32 %23, 4
  %49 = add nsw i32 %48, %16
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %52, %47
  store float %53, ptr %13, align 4, !tbaa !7
  %54 = or disjoint i32 %23, 5
  %55 = add nsw i32 %54, %16
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %58, %53
  store float %59, ptr %13, align 4, !tbaa !7
  %60 = or disjoint i32 %23, 6
  %61 = add nsw i32 %60, %16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fadd contract float %64, %59
  store float %65, ptr %13, align 4, !tbaa !7
  %66 = or disjoint i32 %23, 7
  %67 = add nsw i32 %66, %16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fadd contract float %70, %65
  store float %71, ptr %13, align 4, !tbaa !7
  %72 = add nuw nsw i32 %23, 8
  %73 = add i32 %24, 8
  %74 = icmp eq i32 %73, %20
  br i1 %74, label %75, label %21, !llvm.loop !21

75:                                               ; preds = %21
  %76 = icmp eq i32 %17, 0
  br i1 %76, label %93, label %77

77:                                               ; preds = %75, %15
  %78 = phi float [ 0.000000e+00, %15 ], [ %71, %75 ]
  %79 = phi i32 [ 0, %15 ], [ %72, %75 ]
  %80 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %80)
  br label %81

81:                                               ; preds = %81, %77
  %82 = phi float [ %78, %77 ], [ %89, %81 ]
  %83 = phi i32 [ %79, %77 ], [ %90, %81 ]
  %84 = phi i32 [ 0, %77 ], [ %91, %81 ]
  %85 = add nsw i32 %83, %16
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fadd contract float %88, %82
  store float %89, ptr %13, align 4, !tbaa !7
  %90 = add nuw nsw i32 %83, 1
  %91 = add i32 %84, 1
  %92 = icmp eq i32 %91, %17
  br i1 %92, label %93, label %81, !llvm.loop !22

93:                                               ; preds = %75, %81, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z17linear_recurrencePfiiff(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %1
  %12 = icmp sgt i32 %2, 2
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %101

14:                                               ; preds = %5
  %15 = mul nsw i32 %2, %10
  %16 = add i32 %15, 2
  %17 = sext i32 %16 to i64
  %18 = shl nsw i64 %17, 2
  %19 = getelementptr i8, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -4
  %21 = load float, ptr %20, align 4
  %22 = add nsw i32 %2, -2
  %23 = add nsw i32 %2, -3
  %24 = and i32 %22, 3
  %25 = icmp ult i32 %23, 3
  br i1 %25, label %80, label %26

26:                                               ; preds = %14
  %27 = and i32 %22, -4
  %28 = add i32 2, %15
  %29 = add i32 3, %15
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi float [ %21, %26 ], [ %74, %30 ]
  %32 = phi i32 [ 2, %26 ], [ %75, %30 ]
  %33 = phi i32 [ 0, %26 ], [ %76, %30 ]
  %34 = add nsw i32 %32, %15
  %35 = sext i32 %34 to i64
  %36 = getelementptr float, ptr %0, i64 %35
  %37 = fmul contract float %3, %31
  %38 = getelementptr i8, ptr %36, i64 -8
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %4, %39
  %41 = fadd contract float %37, %40
  %42 = load float, ptr %36, align 4, !tbaa !7
  %43 = fadd contract float %42, %41
  store float %43, ptr %36, align 4, !tbaa !7
  %44 = or disjoint i32 %32, 1
  %45 = add nsw i32 %44, %15
  %46 = sext i32 %45 to i64
  %47 = getelementptr float, ptr %0, i64 %46
  %48 = fmul contract float %3, %43
  %49 = getelementptr i8, ptr %47, i64 -8
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fmul contract float %4, %50
  %52 = fadd contract float %48, %51
  %53 = load float, ptr %47, align 4, !tbaa !7
  %54 = fadd contract float %53, %52
  store float %54, ptr %47, align 4, !tbaa !7
  %55 = add i32 %32, %28
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, ptr %0, i64 %56
  %58 = fmul contract float %3, %54
  %59 = getelementptr i8, ptr %57, i64 -8
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fmul contract float %4, %60
  %62 = fadd contract float %58, %61
  %63 = load float, ptr %57, align 4, !tbaa !7
  %64 = fadd contract float %63, %62
  store float %64, ptr %57, align 4, !tbaa !7
  %65 = add i32 %32, %29
  %66 = sext i32 %65 to i64
  %67 = getelementptr float, ptr %0, i64 %66
  %68 = fmul contract float %3, %64
  %69 = getelementptr i8, ptr %67, i64 -8
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %4, %70
  %72 = fadd contract float %68, %71
  %73 = load float, ptr %67, align 4, !tbaa !7
  %74 = fadd contract float %73, %72
  store float %74, ptr %67, align 4, !tbaa !7
  %75 = add nuw nsw i32 %32, 4
  %76 = add nuw i32 %33, 4
  %77 = icmp eq i32 %76, %27
  br i1 %77, label %78, label %30, !llvm.loop !23

78:                                               ; preds = %30
  %79 = icmp eq i32 %24, 0
  br i1 %79, label %101, label %80

80:                                               ; preds = %78, %14
  %81 = phi float [ %21, %14 ], [ %74, %78 ]
  %82 = phi i32 [ 2, %14 ], [ %75, %78 ]
  %83 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %83)
  br label %84

84:                                               ; preds = %84, %80
  %85 = phi float [ %81, %80 ], [ %97, %84 ]
  %86 = phi i32 [ %82, %80 ], [ %98, %84 ]
  %87 = phi i32 [ 0, %80 ], [ %99, %84 ]
  %88 = add nsw i32 %86, %15
  %89 = sext i32 %88 to i64
  %90 = getelementptr float, ptr %0, i64 %89
  %91 = fmul contract float %3, %85
  %92 = getelementptr i8, ptr %90, i64 -8
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fmul contract float %4, %93
  %95 = fadd contract float %91, %94
  %96 = load float, ptr %90, align 4, !tbaa !7
  %97 = fadd contract float %96, %95
  store float %97, ptr %90, align 4, !tbaa !7
  %98 = add nuw nsw i32 %86, 1
  %99 = add i32 %87, 1
  %100 = icmp eq i32 %99, %24
  br i1 %100, label %101, label %84, !llvm.loop !24

101:                                              ; preds = %78, %84, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10relax_rowsPdii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %113

10:                                               ; preds = %3
  %11 = mul i32 %2, %8
  %12 = sext i32 %11 to i64
  %13 = getelementptr double, ptr %0, i64 %12
  %14 = icmp sgt i32 %2, 2
  br i1 %14, label %15, label %113

15:                                               ; preds = %10
  %16 = add nsw i32 %2, -2
  %17 = load double, ptr %13, align 8
  %18 = add nsw i32 %2, -3
  %19 = and i32 %16, 7
  %20 = icmp ult i32 %18, 7
  br i1 %20, label %95, label %21

21:                                               ; preds = %15
  %22 = and i32 %16, -8
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi double [ %17, %21 ], [ %90, %23 ]
  %25 = phi i32 [ 1, %21 ], [ %85, %23 ]
  %26 = phi i32 [ 0, %21 ], [ %91, %23 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr double, ptr %13, i64 %27
  %29 = add nuw nsw i32 %25, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %13, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !17
  %33 = fadd contract double %24, %32
  %34 = fmul contract double %33, 5.000000e-01
  store double %34, ptr %28, align 8, !tbaa !17
  %35 = zext nneg i32 %29 to i64
  %36 = getelementptr double, ptr %13, i64 %35
  %37 = add nuw nsw i32 %25, 2
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %13, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !17
  %41 = fadd contract double %34, %40
  %42 = fmul contract double %41, 5.000000e-01
  store double %42, ptr %36, align 8, !tbaa !17
  %43 = zext nneg i32 %37 to i64
  %44 = getelementptr double, ptr %13, i64 %43
  %45 = add nuw nsw i32 %25, 3
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw double, ptr %13, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !17
  %49 = fadd contract double %42, %48
  %50 = fmul contract double %49, 5.000000e-01
  store double %50, ptr %44, align 8, !tbaa !17
  %51 = zext nneg i32 %45 to i64
  %52 = getelementptr double, ptr %13, i64 %51
  %53 = add nuw nsw i32 %25, 4
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw double, ptr %13, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !17
  %57 = fadd contract double %50, %56
  %58 = fmul contract double %57, 5.000000e-01
  store double %58, ptr %52, align 8, !tbaa !17
  %59 = zext nneg i32 %53 to i64
  %60 = getelementptr double, ptr %13, i64 %59
  %61 = add nuw nsw i32 %25, 5
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw double, ptr %13, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !17
  %65 = fadd contract double %58, %64
  %66 = fmul contract double %65, 5.000000e-01
  store double %66, ptr %60, align 8, !tbaa !17
  %67 = zext nneg i32 %61 to i64
  %68 = getelementptr double, ptr %13, i64 %67
  %69 = add nuw nsw i32 %25, 6
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw double, ptr %13, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !17
  %73 = fadd contract double %66, %72
  %74 = fmul contract double %73, 5.000000e-01
  store double %74, ptr %68, align 8, !tbaa !17
  %75 = zext nneg i32 %69 to i64
  %76 = getelementptr double, ptr %13, i64 %75
  %77 = add nuw nsw i32 %25, 7
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw double, ptr %13, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !17
  %81 = fadd contract double %74, %80
  %82 = fmul contract double %81, 5.000000e-01
  store double %82, ptr %76, align 8, !tbaa !17
  %83 = zext nneg i32 %77 to i64
  %84 = getelementptr double, ptr %13, i64 %83
  %85 = add nuw nsw i32 %25, 8
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw double, ptr %13, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !17
  %89 = fadd contract double %82, %88
  %90 = fmul contract double %89, 5.000000e-01
  store double %90, ptr %84, align 8, !tbaa !17
  %91 = add i32 %26, 8
  %92 = icmp eq i32 %91, %22
  br i1 %92, label %93, label %23, !llvm.loop !25

93:                                               ; preds = %23
  %94 = icmp eq i32 %19, 0
  br i1 %94, label %113, label %95

95:                                               ; preds = %93, %15
  %96 = phi double [ %17, %15 ], [ %90, %93 ]
  %97 = phi i32 [ 1, %15 ], [ %85, %93 ]
  %98 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %98)
  br label %99

99:                                               ; preds = %99, %95
  %100 = phi double [ %96, %95 ], [ %110, %99 ]
  %101 = phi i32 [ %97, %95 ], [ %105, %99 ]
  %102 = phi i32 [ 0, %95 ], [ %111, %99 ]
  %103 = zext nneg i32 %101 to i64
  %104 = getelementptr double, ptr %13, i64 %103
  %105 = add nuw nsw i32 %101, 1
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw double, ptr %13, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !17
  %109 = fadd contract double %100, %108
  %110 = fmul contract double %109, 5.000000e-01
  store double %110, ptr %104, align 8, !tbaa !17
  %111 = add i32 %102, 1
  %112 = icmp eq i32 %111, %19
  br i1 %112, label %113, label %99, !llvm.loop !26

113:                                              ; preds = %93, %99, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6thomasPKdS0_S0_PdS1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %336

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !17
  %18 = getelementptr inbounds double, ptr %1, i64 %15
  %19 = load double, ptr %18, align 8, !tbaa !17
  %20 = fdiv contract double %17, %19
  %21 = getelementptr inbounds double, ptr %4, i64 %15
  store double %20, ptr %21, align 8, !tbaa !17
  %22 = getelementptr inbounds double, ptr %3, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !17
  %24 = load double, ptr %18, align 8, !tbaa !17
  %25 = fdiv contract double %23, %24
  store double %25, ptr %22, align 8, !tbaa !17
  %26 = icmp sgt i32 %6, 1
  br i1 %26, label %27, label %336

27:                                               ; preds = %14
  %28 = add i32 %11, %10
  %29 = add i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = shl nsw i64 %30, 3
  %32 = add nsw i64 %31, -8
  %33 = getelementptr i8, ptr %4, i64 %32
  %34 = add nsw i32 %6, -2
  %35 = zext i32 %34 to i64
  %36 = add nsw i64 %30, %35
  %37 = shl nsw i64 %36, 3
  %38 = add nsw i64 %37, 8
  %39 = getelementptr i8, ptr %4, i64 %38
  %40 = getelementptr i8, ptr %3, i64 %32
  %41 = getelementptr i8, ptr %3, i64 %38
  %42 = icmp ult ptr %33, %41
  %43 = icmp ult ptr %40, %39
  %44 = and i1 %42, %43
  %45 = icmp ne i32 %5, 1
  %46 = add nsw i32 %6, -2
  %47 = add i32 %11, %10
  %48 = add i32 %47, 1
  %49 = add i32 %48, %46
  %50 = icmp slt i32 %49, %48
  %51 = or i1 %45, %50
  %52 = or i1 %44, %51
  br i1 %52, label %53, label %118

53:                                               ; preds = %27
  %54 = add nsw i32 %6, -1
  %55 = and i32 %54, 1
  %56 = icmp eq i32 %46, 0
  br i1 %56, label %135, label %57

57:                                               ; preds = %53
  %58 = and i32 %54, -2
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i32 [ 1, %57 ], [ %115, %59 ]
  %61 = phi i32 [ 0, %57 ], [ %116, %59 ]
  %62 = mul nsw i32 %60, %5
  %63 = add nsw i32 %62, %12
  %64 = sub nsw i32 %63, %5
  %65 = sext i32 %63 to i64
  %66 = getelementptr inbounds double, ptr %1, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !17
  %68 = getelementptr inbounds double, ptr %0, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !17
  %70 = sext i32 %64 to i64
  %71 = getelementptr inbounds double, ptr %4, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !17
  %73 = fmul contract double %69, %72
  %74 = fsub contract double %67, %73
  %75 = fdiv contract double 1.000000e+00, %74
  %76 = getelementptr inbounds double, ptr %2, i64 %65
  %77 = load double, ptr %76, align 8, !tbaa !17
  %78 = fmul contract double %77, %75
  %79 = getelementptr inbounds double, ptr %4, i64 %65
  store double %78, ptr %79, align 8, !tbaa !17
  %80 = getelementptr inbounds double, ptr %3, i64 %65
  %81 = load double, ptr %80, align 8, !tbaa !17
  %82 = load double, ptr %68, align 8, !tbaa !17
  %83 = getelementptr inbounds double, ptr %3, i64 %70
  %84 = load double, ptr %83, align 8, !tbaa !17
  %85 = fmul contract double %82, %84
  %86 = fsub contract double %81, %85
  %87 = fmul contract double %75, %86
  store double %87, ptr %80, align 8, !tbaa !17
  %88 = add nuw nsw i32 %60, 1
  %89 = mul nsw i32 %88, %5
  %90 = add nsw i32 %89, %12
  %91 = sub nsw i32 %90, %5
  %92 = sext i32 %90 to i64
  %93 = getelementptr inbounds double, ptr %1, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !17
  %95 = getelementptr inbounds double, ptr %0, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !17
  %97 = sext i32 %91 to i64
  %98 = getelementptr inbounds double, ptr %4, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !17
  %100 = fmul contract double %96, %99
  %101 = fsub contract double %94, %100
  %102 = fdiv contract double 1.000000e+00, %101
  %103 = getelementptr inbounds double, ptr %2, i64 %92
  %104 = load double, ptr %103, align 8, !tbaa !17
  %105 = fmul contract double %104, %102
  %106 = getelementptr inbounds double, ptr %4, i64 %92
  store double %105, ptr %106, align 8, !tbaa !17
  %107 = getelementptr inbounds double, ptr %3, i64 %92
  %108 = load double, ptr %107, align 8, !tbaa !17
  %109 = load double, ptr %95, align 8, !tbaa !17
  %110 = getelementptr inbounds double, ptr %3, i64 %97
  %111 = load double, ptr %110, align 8, !tbaa !17
  %112 = fmul contract double %109, %111
  %113 = fsub contract double %108, %112
  %114 = fmul contract double %102, %113
  store double %114, ptr %107, align 8, !tbaa !17
  %115 = add nuw nsw i32 %60, 2
  %116 = add nuw i32 %61, 2
  %117 = icmp eq i32 %116, %58
  br i1 %117, label %133, label %59, !llvm.loop !27

118:                                              ; preds = %27
  %119 = add i32 %11, %10
  %120 = add i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = shl nsw i64 %121, 3
  %123 = add nsw i64 %122, -8
  %124 = getelementptr i8, ptr %4, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = getelementptr i8, ptr %3, i64 %123
  %127 = load double, ptr %126, align 8
  %128 = add nsw i32 %6, -1
  %129 = and i32 %128, 1
  %130 = icmp eq i32 %46, 0
  br i1 %130, label %166, label %131

131:                                              ; preds = %118
  %132 = and i32 %128, -2
  br label %221

133:                                              ; preds = %59
  %134 = icmp eq i32 %55, 0
  br i1 %134, label %191, label %135

135:                                              ; preds = %133, %53
  %136 = phi i32 [ 1, %53 ], [ %115, %133 ]
  %137 = icmp ne i32 %55, 0
  tail call void @llvm.assume(i1 %137)
  %138 = mul nsw i32 %136, %5
  %139 = add nsw i32 %138, %12
  %140 = sub nsw i32 %139, %5
  %141 = sext i32 %139 to i64
  %142 = getelementptr inbounds double, ptr %1, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !17
  %144 = getelementptr inbounds double, ptr %0, i64 %141
  %145 = load double, ptr %144, align 8, !tbaa !17
  %146 = sext i32 %140 to i64
  %147 = getelementptr inbounds double, ptr %4, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !17
  %149 = fmul contract double %145, %148
  %150 = fsub contract double %143, %149
  %151 = fdiv contract double 1.000000e+00, %150
  %152 = getelementptr inbounds double, ptr %2, i64 %141
  %153 = load double, ptr %152, align 8, !tbaa !17
  %154 = fmul contract double %153, %151
  %155 = getelementptr inbounds double, ptr %4, i64 %141
  store double %154, ptr %155, align 8, !tbaa !17
  %156 = getelementptr inbounds double, ptr %3, i64 %141
  %157 = load double, ptr %156, align 8, !tbaa !17
  %158 = load double, ptr %144, align 8, !tbaa !17
  %159 = getelementptr inbounds double, ptr %3, i64 %146
  %160 = load double, ptr %159, align 8, !tbaa !17
  %161 = fmul contract double %158, %160
  %162 = fsub contract double %157, %161
  %163 = fmul contract double %151, %162
  store double %163, ptr %156, align 8, !tbaa !17
  br label %191

164:                                              ; preds = %221
  %165 = icmp eq i32 %129, 0
  br i1 %165, label %191, label %166

166:                                              ; preds = %164, %118
  %167 = phi double [ %127, %118 ], [ %266, %164 ]
  %168 = phi double [ %125, %118 ], [ %259, %164 ]
  %169 = phi i32 [ 1, %118 ], [ %267, %164 ]
  %170 = icmp ne i32 %129, 0
  tail call void @llvm.assume(i1 %170)
  %171 = mul nuw nsw i32 %169, %5
  %172 = add nsw i32 %171, %12
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %1, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !17
  %176 = getelementptr inbounds double, ptr %0, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !17
  %178 = fmul contract double %177, %168
  %179 = fsub contract double %175, %178
  %180 = fdiv contract double 1.000000e+00, %179
  %181 = getelementptr inbounds double, ptr %2, i64 %173
  %182 = load double, ptr %181, align 8, !tbaa !17
  %183 = fmul contract double %182, %180
  %184 = getelementptr inbounds double, ptr %4, i64 %173
  store double %183, ptr %184, align 8, !tbaa !17
  %185 = getelementptr inbounds double, ptr %3, i64 %173
  %186 = load double, ptr %185, align 8, !tbaa !17
  %187 = load double, ptr %176, align 8, !tbaa !17
  %188 = fmul contract double %187, %167
  %189 = fsub contract double %186, %188
  %190 = fmul contract double %180, %189
  store double %190, ptr %185, align 8, !tbaa !17
  br label %191

191:                                              ; preds = %166, %164, %135, %133
  %192 = add nsw i32 %6, -2
  %193 = add nuw i32 %6, 3
  %194 = and i32 %193, 3
  %195 = and i32 %6, 3
  %196 = icmp eq i32 %195, 1
  br i1 %196, label %218, label %197

197:                                              ; preds = %191, %197
  %198 = phi i32 [ %215, %197 ], [ %192, %191 ]
  %199 = phi i32 [ %216, %197 ], [ 0, %191 ]
  %200 = mul nsw i32 %198, %5
  %201 = add nsw i32 %200, %12
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds double, ptr %4, i64 %202
  %204 = load double, ptr %203, align 8, !tbaa !17
  %205 = add nuw nsw i32 %198, 1
  %206 = mul nsw i32 %205, %5
  %207 = add nsw i32 %206, %12
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds double, ptr %3, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !17
  %211 = fmul contract double %204, %210
  %212 = getelementptr inbounds double, ptr %3, i64 %202
  %213 = load double, ptr %212, align 8, !tbaa !17
  %214 = fsub contract double %213, %211
  store double %214, ptr %212, align 8, !tbaa !17
  %215 = add nsw i32 %198, -1
  %216 = add i32 %199, 1
  %217 = icmp eq i32 %216, %194
  br i1 %217, label %218, label %197, !llvm.loop !28

218:                                              ; preds = %197, %191
  %219 = phi i32 [ %192, %191 ], [ %215, %197 ]
  %220 = icmp ult i32 %46, 3
  br i1 %220, label %336, label %270

221:                                              ; preds = %221, %131
  %222 = phi double [ %127, %131 ], [ %266, %221 ]
  %223 = phi double [ %125, %131 ], [ %259, %221 ]
  %224 = phi i32 [ 1, %131 ], [ %267, %221 ]
  %225 = phi i32 [ 0, %131 ], [ %268, %221 ]
  %226 = mul nuw nsw i32 %224, %5
  %227 = add nsw i32 %226, %12
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds double, ptr %1, i64 %228
  %230 = load double, ptr %229, align 8, !tbaa !17
  %231 = getelementptr inbounds double, ptr %0, i64 %228
  %232 = load double, ptr %231, align 8, !tbaa !17
  %233 = fmul contract double %232, %223
  %234 = fsub contract double %230, %233
  %235 = fdiv contract double 1.000000e+00, %234
  %236 = getelementptr inbounds double, ptr %2, i64 %228
  %237 = load double, ptr %236, align 8, !tbaa !17
  %238 = fmul contract double %237, %235
  %239 = getelementptr inbounds double, ptr %4, i64 %228
  store double %238, ptr %239, align 8, !tbaa !17
  %240 = getelementptr inbounds double, ptr %3, i64 %228
  %241 = load double, ptr %240, align 8, !tbaa !17
  %242 = load double, ptr %231, align 8, !tbaa !17
  %243 = fmul contract double %242, %222
  %244 = fsub contract double %241, %243
  %245 = fmul contract double %235, %244
  store double %245, ptr %240, align 8, !tbaa !17
  %246 = add nuw nsw i32 %224, 1
  %247 = mul nuw nsw i32 %246, %5
  %248 = add nsw i32 %247, %12
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds double, ptr %1, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !17
  %252 = getelementptr inbounds double, ptr %0, i64 %249
  %253 = load double, ptr %252, align 8, !tbaa !17
  %254 = fmul contract double %253, %238
  %255 = fsub contract double %251, %254
  %256 = fdiv contract double 1.000000e+00, %255
  %257 = getelementptr inbounds double, ptr %2, i64 %249
  %258 = load double, ptr %257, align 8, !tbaa !17
  %259 = fmul contract double %258, %256
  %260 = getelementptr inbounds double, ptr %4, i64 %249
  store double %259, ptr %260, align 8, !tbaa !17
  %261 = getelementptr inbounds double, ptr %3, i64 %249
  %262 = load double, ptr %261, align 8, !tbaa !17
  %263 = load double, ptr %252, align 8, !tbaa !17
  %264 = fmul contract double %263, %245
  %265 = fsub contract double %262, %264
  %266 = fmul contract double %256, %265
  store double %266, ptr %261, align 8, !tbaa !17
  %267 = add nuw nsw i32 %224, 2
  %268 = add i32 %225, 2
  %269 = icmp eq i32 %268, %132
  br i1 %269, label %164, label %221, !llvm.loop !27

270:                                              ; preds = %218, %270
  %271 = phi i32 [ %334, %270 ], [ %219, %218 ]
  %272 = mul nsw i32 %271, %5
  %273 = add nsw i32 %272, %12
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds double, ptr %4, i64 %274
  %276 = load double, ptr %275, align 8, !tbaa !17
  %277 = add nuw nsw i32 %271, 1
  %278 = mul nsw i32 %277, %5
  %279 = add nsw i32 %278, %12
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds double, ptr %3, i64 %280
  %282 = load double, ptr %281, align 8, !tbaa !17
  %283 = fmul contract double %276, %282
  %284 = getelementptr inbounds double, ptr %3, i64 %274
  %285 = load double, ptr %284, align 8, !tbaa !17
  %286 = fsub contract double %285, %283
  store double %286, ptr %284, align 8, !tbaa !17
  %287 = add nsw i32 %271, -1
  %288 = mul nsw i32 %287, %5
  %289 = add nsw i32 %288, %12
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds double, ptr %4, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !17
  %293 = mul nsw i32 %271, %5
  %294 = add nsw i32 %293, %12
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds double, ptr %3, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !17
  %298 = fmul contract double %292, %297
  %299 = getelementptr inbounds double, ptr %3, i64 %290
  %300 = load double, ptr %299, align 8, !tbaa !17
  %301 = fsub contract double %300, %298
  store double %301, ptr %299, align 8, !tbaa !17
  %302 = add nsw i32 %271, -2
  %303 = mul nsw i32 %302, %5
  %304 = add nsw i32 %303, %12
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds double, ptr %4, i64 %305
  %307 = load double, ptr %306, align 8, !tbaa !17
  %308 = add nsw i32 %271, -1
  %309 = mul nsw i32 %308, %5
  %310 = add nsw i32 %309, %12
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds double, ptr %3, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !17
  %314 = fmul contract double %307, %313
  %315 = getelementptr inbounds double, ptr %3, i64 %305
  %316 = load double, ptr %315, align 8, !tbaa !17
  %317 = fsub contract double %316, %314
  store double %317, ptr %315, align 8, !tbaa !17
  %318 = add nsw i32 %271, -3
  %319 = mul nsw i32 %318, %5
  %320 = add nsw i32 %319, %12
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds double, ptr %4, i64 %321
  %323 = load double, ptr %322, align 8, !tbaa !17
  %324 = add nsw i32 %271, -2
  %325 = mul nsw i32 %324, %5
  %326 = add nsw i32 %325, %12
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds double, ptr %3, i64 %327
  %329 = load double, ptr %328, align 8, !tbaa !17
  %330 = fmul contract double %323, %329
  %331 = getelementptr inbounds double, ptr %3, i64 %321
  %332 = load double, ptr %331, align 8, !tbaa !17
  %333 = fsub contract double %332, %330
  store double %333, ptr %331, align 8, !tbaa !17
  %334 = add nsw i32 %271, -4
  %335 = icmp eq i32 %318, 0
  br i1 %335, label %336, label %270, !llvm.loop !29

336:                                              ; preds = %218, %270, %14, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9ping_pongPfS_ii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %73

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = getelementptr inbounds float, ptr %1, i64 %14
  %17 = load float, ptr %15, align 4, !tbaa !7
  %18 = and i32 %3, 7
  %19 = icmp ult i32 %3, 8
  br i1 %19, label %61, label %20

20:                                               ; preds = %13
  %21 = and i32 %3, 2147483640
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi float [ %17, %20 ], [ %56, %22 ]
  %24 = phi i32 [ 0, %20 ], [ %57, %22 ]
  %25 = fmul contract float %23, 5.000000e-01
  %26 = fadd contract float %25, 1.000000e+00
  store float %26, ptr %16, align 4, !tbaa !7
  %27 = fmul contract float %26, 5.000000e-01
  %28 = fadd contract float %27, -1.000000e+00
  store float %28, ptr %15, align 4, !tbaa !7
  %29 = fmul contract float %28, 5.000000e-01
  %30 = fadd contract float %29, 1.000000e+00
  store float %30, ptr %16, align 4, !tbaa !7
  %31 = fmul contract float %30, 5.000000e-01
  %32 = fadd contract float %31, -1.000000e+00
  store float %32, ptr %15, align 4, !tbaa !7
  %33 = fmul contract float %32, 5.000000e-01
  %34 = fadd contract float %33, 1.000000e+00
  store float %34, ptr %16, align 4, !tbaa !7
  %35 = fmul contract float %34, 5.000000e-01
  %36 = fadd contract float %35, -1.000000e+00
  store float %36, ptr %15, align 4, !tbaa !7
  %37 = fmul contract float %36, 5.000000e-01
  %38 = fadd contract float %37, 1.000000e+00
  store float %38, ptr %16, align 4, !tbaa !7
  %39 = fmul contract float %38, 5.000000e-01
  %40 = fadd contract float %39, -1.000000e+00
  store float %40, ptr %15, align 4, !tbaa !7
  %41 = fmul contract float %40, 5.000000e-01
  %42 = fadd contract float %41, 1.000000e+00
  store float %42, ptr %16, align 4, !tbaa !7
  %43 = fmul contract float %42, 5.000000e-01
  %44 = fadd contract float %43, -1.000000e+00
  store float %44, ptr %15, align 4, !tbaa !7
  %45 = fmul contract float %44, 5.000000e-01
  %46 = fadd contract float %45, 1.000000e+00
  store float %46, ptr %16, align 4, !tbaa !7
  %47 = fmul contract float %46, 5.000000e-01
  %48 = fadd contract float %47, -1.000000e+00
  store float %48, ptr %15, align 4, !tbaa !7
  %49 = fmul contract float %48, 5.000000e-01
  %50 = fadd contract float %49, 1.000000e+00
  store float %50, ptr %16, align 4, !tbaa !7
  %51 = fmul contract float %50, 5.000000e-01
  %52 = fadd contract float %51, -1.000000e+00
  store float %52, ptr %15, align 4, !tbaa !7
  %53 = fmul contract float %52, 5.000000e-01
  %54 = fadd contract float %53, 1.000000e+00
  store float %54, ptr %16, align 4, !tbaa !7
  %55 = fmul contract float %54, 5.000000e-01
  %56 = fadd contract float %55, -1.000000e+00
  store float %56, ptr %15, align 4, !tbaa !7
  %57 = add i32 %24, 8
  %58 = icmp eq i32 %57, %21
  br i1 %58, label %59, label %22, !llvm.loop !30

59:                                               ; preds = %22
  %60 = icmp eq i32 %18, 0
  br i1 %60, label %73, label %61

61:                                               ; preds = %59, %13
  %62 = phi float [ %17, %13 ], [ %56, %59 ]
  %63 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %63)
  br label %64

64:                                               ; preds = %64, %61
  %65 = phi float [ %62, %61 ], [ %70, %64 ]
  %66 = phi i32 [ 0, %61 ], [ %71, %64 ]
  %67 = fmul contract float %65, 5.000000e-01
  %68 = fadd contract float %67, 1.000000e+00
  store float %68, ptr %16, align 4, !tbaa !7
  %69 = fmul contract float %68, 5.000000e-01
  %70 = fadd contract float %69, -1.000000e+00
  store float %70, ptr %15, align 4, !tbaa !7
  %71 = add i32 %66, 1
  %72 = icmp eq i32 %71, %18
  br i1 %72, label %73, label %64, !llvm.loop !31

73:                                               ; preds = %59, %64, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !5, i64 0}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !12}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !12}
