; ModuleID = 'contractions.cu'
source_filename = "contractions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_same(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = udiv i32 %20, %5
  %22 = mul i32 %21, %5
  %23 = sub i32 %20, %22
  %24 = icmp slt i32 %14, %7
  %25 = icmp slt i32 %19, %6
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %95

27:                                               ; preds = %9
  %28 = icmp sgt i32 %4, 0
  br i1 %28, label %29, label %44

29:                                               ; preds = %27
  %30 = sdiv i32 %8, -2
  %31 = icmp sgt i32 %8, 0
  %32 = add nsw i32 %30, %19
  %33 = add i32 %30, %14
  %34 = mul nuw nsw i32 %21, %4
  %35 = mul nuw nsw i32 %23, %4
  br label %36

36:                                               ; preds = %29, %64
  %37 = phi float [ 0.000000e+00, %29 ], [ %65, %64 ]
  %38 = phi i32 [ 0, %29 ], [ %66, %64 ]
  br i1 %31, label %39, label %64

39:                                               ; preds = %36
  %40 = add nuw nsw i32 %38, %34
  %41 = mul nsw i32 %40, %6
  %42 = add nuw nsw i32 %38, %35
  %43 = mul nuw nsw i32 %42, %8
  br label %54

44:                                               ; preds = %64, %27
  %45 = phi float [ 0.000000e+00, %27 ], [ %65, %64 ]
  %46 = mul nsw i32 %21, %5
  %47 = add nsw i32 %46, %23
  %48 = mul nsw i32 %47, %6
  %49 = add nsw i32 %48, %19
  %50 = mul nsw i32 %49, %7
  %51 = add nsw i32 %50, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %2, i64 %52
  store float %45, ptr %53, align 4, !tbaa !7
  br label %95

54:                                               ; preds = %39, %68
  %55 = phi float [ %37, %39 ], [ %92, %68 ]
  %56 = phi i32 [ 0, %39 ], [ %69, %68 ]
  %57 = add i32 %32, %56
  %58 = icmp sgt i32 %57, -1
  %59 = icmp slt i32 %57, %6
  %60 = add nsw i32 %57, %41
  %61 = mul nsw i32 %60, %7
  %62 = add nuw nsw i32 %56, %43
  %63 = mul nuw nsw i32 %62, %8
  br label %71

64:                                               ; preds = %68, %36
  %65 = phi float [ %37, %36 ], [ %92, %68 ]
  %66 = add nuw nsw i32 %38, 1
  %67 = icmp eq i32 %66, %4
  br i1 %67, label %44, label %36, !llvm.loop !9

68:                                               ; preds = %91
  %69 = add nuw nsw i32 %56, 1
  %70 = icmp eq i32 %69, %8
  br i1 %70, label %64, label %54, !llvm.loop !11

71:                                               ; preds = %54, %91
  %72 = phi float [ %55, %54 ], [ %92, %91 ]
  %73 = phi i32 [ 0, %54 ], [ %93, %91 ]
  %74 = add i32 %33, %73
  br i1 %58, label %75, label %91

75:                                               ; preds = %71
  %76 = icmp sgt i32 %74, -1
  %77 = icmp slt i32 %74, %7
  %78 = and i1 %76, %77
  %79 = and i1 %59, %78
  br i1 %79, label %80, label %91

80:                                               ; preds = %75
  %81 = add nsw i32 %74, %61
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = add nsw i32 %73, %63
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fmul contract float %84, %88
  %90 = fadd contract float %72, %89
  br label %91

91:                                               ; preds = %80, %75, %71
  %92 = phi float [ %90, %80 ], [ %72, %71 ], [ %72, %75 ]
  %93 = add nuw nsw i32 %73, 1
  %94 = icmp eq i32 %93, %8
  br i1 %94, label %68, label %71, !llvm.loop !12

95:                                               ; preds = %9, %44
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_stride(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = icmp slt i32 %14, %8
  %22 = icmp slt i32 %19, %7
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %146

24:                                               ; preds = %9
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds nuw float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = icmp sgt i32 %4, 0
  br i1 %28, label %29, label %138

29:                                               ; preds = %24
  %30 = shl nuw nsw i32 %19, 1
  %31 = shl nsw i32 %14, 1
  %32 = mul nuw nsw i32 %4, %20
  br label %33

33:                                               ; preds = %29, %33
  %34 = phi i32 [ 0, %29 ], [ %136, %33 ]
  %35 = phi float [ %27, %29 ], [ %135, %33 ]
  %36 = mul nsw i32 %34, %5
  %37 = add nsw i32 %36, %30
  %38 = add nuw nsw i32 %34, %32
  %39 = mul nsw i32 %37, %6
  %40 = add nsw i32 %39, %31
  %41 = mul nuw nsw i32 %38, 9
  %42 = sext i32 %40 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %44, %47
  %49 = fadd contract float %35, %48
  %50 = sext i32 %40 to i64
  %51 = getelementptr float, ptr %0, i64 %50
  %52 = getelementptr i8, ptr %51, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = zext nneg i32 %41 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %53, %57
  %59 = fadd contract float %49, %58
  %60 = sext i32 %40 to i64
  %61 = getelementptr float, ptr %0, i64 %60
  %62 = getelementptr i8, ptr %61, i64 8
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = zext nneg i32 %41 to i64
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %63, %67
  %69 = fadd contract float %59, %68
  %70 = add nsw i32 %37, 1
  %71 = mul nsw i32 %70, %6
  %72 = add nsw i32 %71, %31
  %73 = mul nuw i32 %38, 9
  %74 = add nuw i32 %73, 3
  %75 = sext i32 %72 to i64
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = zext nneg i32 %74 to i64
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %77, %80
  %82 = fadd contract float %69, %81
  %83 = sext i32 %72 to i64
  %84 = getelementptr float, ptr %0, i64 %83
  %85 = getelementptr i8, ptr %84, i64 4
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = add nuw i32 %73, 4
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %86, %90
  %92 = fadd contract float %82, %91
  %93 = sext i32 %72 to i64
  %94 = getelementptr float, ptr %0, i64 %93
  %95 = getelementptr i8, ptr %94, i64 8
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = add nuw i32 %73, 5
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fmul contract float %96, %100
  %102 = fadd contract float %92, %101
  %103 = add nsw i32 %37, 2
  %104 = mul nsw i32 %103, %6
  %105 = add nsw i32 %104, %31
  %106 = mul nuw i32 %38, 9
  %107 = add nuw i32 %106, 6
  %108 = sext i32 %105 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = zext nneg i32 %107 to i64
  %112 = getelementptr inbounds nuw float, ptr %1, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %110, %113
  %115 = fadd contract float %102, %114
  %116 = sext i32 %105 to i64
  %117 = getelementptr float, ptr %0, i64 %116
  %118 = getelementptr i8, ptr %117, i64 4
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = add nuw i32 %106, 7
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw float, ptr %1, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = fmul contract float %119, %123
  %125 = fadd contract float %115, %124
  %126 = sext i32 %105 to i64
  %127 = getelementptr float, ptr %0, i64 %126
  %128 = getelementptr i8, ptr %127, i64 8
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = add nuw i32 %106, 8
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr %1, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fmul contract float %129, %133
  %135 = fadd contract float %125, %134
  %136 = add nuw nsw i32 %34, 1
  %137 = icmp eq i32 %136, %4
  br i1 %137, label %138, label %33, !llvm.loop !13

138:                                              ; preds = %33, %24
  %139 = phi float [ %27, %24 ], [ %135, %33 ]
  %140 = mul nsw i32 %7, %20
  %141 = add nuw nsw i32 %140, %19
  %142 = mul nsw i32 %141, %8
  %143 = add nsw i32 %142, %14
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %3, i64 %144
  store float %139, ptr %145, align 4, !tbaa !7
  br label %146

146:                                              ; preds = %9, %138
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_depthwise(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = add nsw i32 %3, -4
  %18 = add nsw i32 %4, -4
  %19 = icmp slt i32 %10, %18
  %20 = icmp slt i32 %15, %17
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %91

22:                                               ; preds = %5
  %23 = mul nsw i32 %3, %16
  %24 = add nsw i32 %23, %15
  %25 = mul nuw nsw i32 %16, 5
  br label %26

26:                                               ; preds = %22, %26
  %27 = phi i32 [ 0, %22 ], [ %82, %26 ]
  %28 = phi float [ 0.000000e+00, %22 ], [ %81, %26 ]
  %29 = add nsw i32 %24, %27
  %30 = mul nsw i32 %29, %4
  %31 = add nsw i32 %30, %10
  %32 = add nuw nsw i32 %27, %25
  %33 = mul nuw nsw i32 %32, 5
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = zext nneg i32 %33 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %36, %39
  %41 = fadd contract float %28, %40
  %42 = sext i32 %31 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = zext nneg i32 %33 to i64
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %45, %49
  %51 = fadd contract float %41, %50
  %52 = sext i32 %31 to i64
  %53 = getelementptr float, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 8
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = zext nneg i32 %33 to i64
  %57 = getelementptr inbounds nuw float, ptr %1, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %55, %59
  %61 = fadd contract float %51, %60
  %62 = sext i32 %31 to i64
  %63 = getelementptr float, ptr %0, i64 %62
  %64 = getelementptr i8, ptr %63, i64 12
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = zext nneg i32 %33 to i64
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %65, %69
  %71 = fadd contract float %61, %70
  %72 = sext i32 %31 to i64
  %73 = getelementptr float, ptr %0, i64 %72
  %74 = getelementptr i8, ptr %73, i64 16
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = zext nneg i32 %33 to i64
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %75, %79
  %81 = fadd contract float %71, %80
  %82 = add nuw nsw i32 %27, 1
  %83 = icmp eq i32 %82, 5
  br i1 %83, label %84, label %26, !llvm.loop !14

84:                                               ; preds = %26
  %85 = mul nsw i32 %17, %16
  %86 = add nuw nsw i32 %85, %15
  %87 = mul nsw i32 %86, %18
  %88 = add nsw i32 %87, %10
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %2, i64 %89
  store float %81, ptr %90, align 4, !tbaa !7
  br label %91

91:                                               ; preds = %5, %84
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv1d_dilated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = add nsw i32 %4, -1
  %13 = mul nsw i32 %12, %5
  %14 = sub nsw i32 %3, %13
  %15 = icmp slt i32 %11, %14
  br i1 %15, label %16, label %71

16:                                               ; preds = %6
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %16
  %19 = and i32 %4, 1
  %20 = icmp eq i32 %12, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %4, 2147483646
  br label %43

23:                                               ; preds = %43
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %23, %18
  %26 = phi i32 [ 0, %18 ], [ %68, %23 ]
  %27 = phi double [ 0.000000e+00, %18 ], [ %67, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  %29 = mul nsw i32 %26, %5
  %30 = add nsw i32 %29, %11
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !15
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !15
  %37 = fmul contract double %33, %36
  %38 = fadd contract double %27, %37
  br label %39

39:                                               ; preds = %25, %23, %16
  %40 = phi double [ 0.000000e+00, %16 ], [ %67, %23 ], [ %38, %25 ]
  %41 = sext i32 %11 to i64
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  store double %40, ptr %42, align 8, !tbaa !15
  br label %71

43:                                               ; preds = %43, %21
  %44 = phi i32 [ 0, %21 ], [ %68, %43 ]
  %45 = phi double [ 0.000000e+00, %21 ], [ %67, %43 ]
  %46 = phi i32 [ 0, %21 ], [ %69, %43 ]
  %47 = mul nsw i32 %44, %5
  %48 = add nsw i32 %47, %11
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !15
  %52 = zext nneg i32 %44 to i64
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !15
  %55 = fmul contract double %51, %54
  %56 = fadd contract double %45, %55
  %57 = or disjoint i32 %44, 1
  %58 = mul nsw i32 %57, %5
  %59 = add nsw i32 %58, %11
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = zext nneg i32 %57 to i64
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !15
  %66 = fmul contract double %62, %65
  %67 = fadd contract double %56, %66
  %68 = add nuw nsw i32 %44, 2
  %69 = add i32 %46, 2
  %70 = icmp eq i32 %69, %22
  br i1 %70, label %23, label %43, !llvm.loop !17

71:                                               ; preds = %6, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv1d_full(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %74

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %36

14:                                               ; preds = %12
  %15 = and i32 %4, 1
  %16 = icmp eq i32 %4, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %4, 2147483646
  br label %40

19:                                               ; preds = %69
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %36, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %71, %19 ]
  %23 = phi i32 [ 0, %14 ], [ %70, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  %25 = sub nsw i32 %10, %22
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %36

27:                                               ; preds = %21
  %28 = zext nneg i32 %22 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = load i32, ptr %29, align 4, !tbaa !3
  %34 = mul nsw i32 %33, %32
  %35 = add nsw i32 %34, %23
  br label %36

36:                                               ; preds = %19, %27, %21, %12
  %37 = phi i32 [ 0, %12 ], [ %70, %19 ], [ %35, %27 ], [ %23, %21 ]
  %38 = sext i32 %10 to i64
  %39 = getelementptr inbounds i32, ptr %2, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !3
  br label %74

40:                                               ; preds = %69, %17
  %41 = phi i32 [ 0, %17 ], [ %71, %69 ]
  %42 = phi i32 [ 0, %17 ], [ %70, %69 ]
  %43 = phi i32 [ 0, %17 ], [ %72, %69 ]
  %44 = sub nsw i32 %10, %41
  %45 = icmp sgt i32 %44, -1
  br i1 %45, label %46, label %55

46:                                               ; preds = %40
  %47 = zext nneg i32 %41 to i64
  %48 = getelementptr inbounds nuw i32, ptr %1, i64 %47
  %49 = zext nneg i32 %44 to i64
  %50 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = load i32, ptr %48, align 4, !tbaa !3
  %53 = mul nsw i32 %52, %51
  %54 = add nsw i32 %53, %42
  br label %55

55:                                               ; preds = %40, %46
  %56 = phi i32 [ %54, %46 ], [ %42, %40 ]
  %57 = or disjoint i32 %41, 1
  %58 = sub nsw i32 %10, %57
  %59 = icmp sgt i32 %58, -1
  br i1 %59, label %60, label %69

60:                                               ; preds = %55
  %61 = zext nneg i32 %57 to i64
  %62 = getelementptr inbounds nuw i32, ptr %1, i64 %61
  %63 = zext nneg i32 %58 to i64
  %64 = getelementptr inbounds nuw i32, ptr %0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = load i32, ptr %62, align 4, !tbaa !3
  %67 = mul nsw i32 %66, %65
  %68 = add nsw i32 %67, %56
  br label %69

69:                                               ; preds = %60, %55
  %70 = phi i32 [ %68, %60 ], [ %56, %55 ]
  %71 = add nuw nsw i32 %41, 2
  %72 = add i32 %43, 2
  %73 = icmp eq i32 %72, %18
  br i1 %73, label %19, label %40, !llvm.loop !18

74:                                               ; preds = %5, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @conv3d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %18 = add nsw i32 %5, -2
  %19 = icmp slt i32 %11, %18
  br i1 %19, label %20, label %268

20:                                               ; preds = %6
  %21 = add nsw i32 %4, -2
  %22 = icmp slt i32 %16, %21
  br i1 %22, label %23, label %268

23:                                               ; preds = %20
  %24 = mul nsw i32 %17, %4
  %25 = add nsw i32 %24, %16
  %26 = mul nsw i32 %25, %5
  %27 = add nsw i32 %26, %11
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = load float, ptr %1, align 4, !tbaa !7
  %32 = fmul contract float %30, %31
  %33 = fadd contract float %32, 0.000000e+00
  %34 = sext i32 %27 to i64
  %35 = getelementptr float, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %37, %39
  %41 = fadd contract float %33, %40
  %42 = sext i32 %27 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %41, %48
  %50 = add nsw i32 %25, 1
  %51 = mul nsw i32 %50, %5
  %52 = add nsw i32 %51, %11
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %55, %57
  %59 = fadd contract float %49, %58
  %60 = sext i32 %52 to i64
  %61 = getelementptr float, ptr %0, i64 %60
  %62 = getelementptr i8, ptr %61, i64 4
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %63, %65
  %67 = fadd contract float %59, %66
  %68 = sext i32 %52 to i64
  %69 = getelementptr float, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 8
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %71, %73
  %75 = fadd contract float %67, %74
  %76 = add nsw i32 %25, 2
  %77 = mul nsw i32 %76, %5
  %78 = add nsw i32 %77, %11
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %75, %84
  %86 = sext i32 %78 to i64
  %87 = getelementptr float, ptr %0, i64 %86
  %88 = getelementptr i8, ptr %87, i64 4
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %89, %91
  %93 = fadd contract float %85, %92
  %94 = sext i32 %78 to i64
  %95 = getelementptr float, ptr %0, i64 %94
  %96 = getelementptr i8, ptr %95, i64 8
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fmul contract float %97, %99
  %101 = fadd contract float %93, %100
  %102 = add nuw nsw i32 %17, 1
  %103 = mul nsw i32 %102, %4
  %104 = add nsw i32 %103, %16
  %105 = mul nsw i32 %104, %5
  %106 = add nsw i32 %105, %11
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %109, %111
  %113 = fadd contract float %101, %112
  %114 = sext i32 %106 to i64
  %115 = getelementptr float, ptr %0, i64 %114
  %116 = getelementptr i8, ptr %115, i64 4
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fmul contract float %117, %119
  %121 = fadd contract float %113, %120
  %122 = sext i32 %106 to i64
  %123 = getelementptr float, ptr %0, i64 %122
  %124 = getelementptr i8, ptr %123, i64 8
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %125, %127
  %129 = fadd contract float %121, %128
  %130 = add nsw i32 %104, 1
  %131 = mul nsw i32 %130, %5
  %132 = add nsw i32 %131, %11
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = fmul contract float %135, %137
  %139 = fadd contract float %129, %138
  %140 = sext i32 %132 to i64
  %141 = getelementptr float, ptr %0, i64 %140
  %142 = getelementptr i8, ptr %141, i64 4
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fmul contract float %143, %145
  %147 = fadd contract float %139, %146
  %148 = sext i32 %132 to i64
  %149 = getelementptr float, ptr %0, i64 %148
  %150 = getelementptr i8, ptr %149, i64 8
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = fmul contract float %151, %153
  %155 = fadd contract float %147, %154
  %156 = add nsw i32 %104, 2
  %157 = mul nsw i32 %156, %5
  %158 = add nsw i32 %157, %11
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fmul contract float %161, %163
  %165 = fadd contract float %155, %164
  %166 = sext i32 %158 to i64
  %167 = getelementptr float, ptr %0, i64 %166
  %168 = getelementptr i8, ptr %167, i64 4
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = fmul contract float %169, %171
  %173 = fadd contract float %165, %172
  %174 = sext i32 %158 to i64
  %175 = getelementptr float, ptr %0, i64 %174
  %176 = getelementptr i8, ptr %175, i64 8
  %177 = load float, ptr %176, align 4, !tbaa !7
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = fmul contract float %177, %179
  %181 = fadd contract float %173, %180
  %182 = add nuw nsw i32 %17, 2
  %183 = mul nsw i32 %182, %4
  %184 = add nsw i32 %183, %16
  %185 = mul nsw i32 %184, %5
  %186 = add nsw i32 %185, %11
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %0, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !7
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %191 = load float, ptr %190, align 4, !tbaa !7
  %192 = fmul contract float %189, %191
  %193 = fadd contract float %181, %192
  %194 = sext i32 %186 to i64
  %195 = getelementptr float, ptr %0, i64 %194
  %196 = getelementptr i8, ptr %195, i64 4
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = fmul contract float %197, %199
  %201 = fadd contract float %193, %200
  %202 = sext i32 %186 to i64
  %203 = getelementptr float, ptr %0, i64 %202
  %204 = getelementptr i8, ptr %203, i64 8
  %205 = load float, ptr %204, align 4, !tbaa !7
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %207 = load float, ptr %206, align 4, !tbaa !7
  %208 = fmul contract float %205, %207
  %209 = fadd contract float %201, %208
  %210 = add nsw i32 %184, 1
  %211 = mul nsw i32 %210, %5
  %212 = add nsw i32 %211, %11
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds float, ptr %0, i64 %213
  %215 = load float, ptr %214, align 4, !tbaa !7
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %217 = load float, ptr %216, align 4, !tbaa !7
  %218 = fmul contract float %215, %217
  %219 = fadd contract float %209, %218
  %220 = sext i32 %212 to i64
  %221 = getelementptr float, ptr %0, i64 %220
  %222 = getelementptr i8, ptr %221, i64 4
  %223 = load float, ptr %222, align 4, !tbaa !7
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %225 = load float, ptr %224, align 4, !tbaa !7
  %226 = fmul contract float %223, %225
  %227 = fadd contract float %219, %226
  %228 = sext i32 %212 to i64
  %229 = getelementptr float, ptr %0, i64 %228
  %230 = getelementptr i8, ptr %229, i64 8
  %231 = load float, ptr %230, align 4, !tbaa !7
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %233 = load float, ptr %232, align 4, !tbaa !7
  %234 = fmul contract float %231, %233
  %235 = fadd contract float %227, %234
  %236 = add nsw i32 %184, 2
  %237 = mul nsw i32 %236, %5
  %238 = add nsw i32 %237, %11
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr %0, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !7
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %243 = load float, ptr %242, align 4, !tbaa !7
  %244 = fmul contract float %241, %243
  %245 = fadd contract float %235, %244
  %246 = sext i32 %238 to i64
  %247 = getelementptr float, ptr %0, i64 %246
  %248 = getelementptr i8, ptr %247, i64 4
  %249 = load float, ptr %248, align 4, !tbaa !7
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = fmul contract float %249, %251
  %253 = fadd contract float %245, %252
  %254 = sext i32 %238 to i64
  %255 = getelementptr float, ptr %0, i64 %254
  %256 = getelementptr i8, ptr %255, i64 8
  %257 = load float, ptr %256, align 4, !tbaa !7
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %259 = load float, ptr %258, align 4, !tbaa !7
  %260 = fmul contract float %257, %259
  %261 = fadd contract float %253, %260
  %262 = mul nsw i32 %21, %17
  %263 = add nuw nsw i32 %262, %16
  %264 = mul nsw i32 %263, %18
  %265 = add nsw i32 %264, %11
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds float, ptr %2, i64 %266
  store float %261, ptr %267, align 4, !tbaa !7
  br label %268

268:                                              ; preds = %6, %20, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @max_pool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
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
  %15 = sdiv i32 %3, 2
  %16 = icmp slt i32 %9, %15
  %17 = sdiv i32 %2, 2
  %18 = icmp slt i32 %14, %17
  %19 = and i1 %18, %16
  br i1 %19, label %20, label %50

20:                                               ; preds = %4
  %21 = shl nuw nsw i32 %14, 1
  %22 = shl nsw i32 %9, 1
  %23 = mul nsw i32 %21, %3
  %24 = add nsw i32 %23, %22
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = tail call contract noundef float @__nv_fmaxf(float noundef 0xFFF0000000000000, float noundef %27) #6
  %29 = sext i32 %24 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = tail call contract noundef float @__nv_fmaxf(float noundef %28, float noundef %32) #6
  %34 = or disjoint i32 %21, 1
  %35 = mul nsw i32 %34, %3
  %36 = add nsw i32 %35, %22
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = tail call contract noundef float @__nv_fmaxf(float noundef %33, float noundef %39) #6
  %41 = sext i32 %36 to i64
  %42 = getelementptr float, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %42, i64 4
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = tail call contract noundef float @__nv_fmaxf(float noundef %40, float noundef %44) #6
  %46 = mul nsw i32 %15, %14
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  store float %45, ptr %49, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @max_pool3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  %15 = add nsw i32 %3, -3
  %16 = sdiv i32 %15, 2
  %17 = add nsw i32 %16, 1
  %18 = icmp sgt i32 %9, %16
  br i1 %18, label %89, label %19

19:                                               ; preds = %4
  %20 = add nsw i32 %2, -3
  %21 = sdiv i32 %20, 2
  %22 = icmp sgt i32 %14, %21
  br i1 %22, label %89, label %23

23:                                               ; preds = %19
  %24 = shl nuw nsw i32 %14, 1
  %25 = shl nsw i32 %9, 1
  %26 = mul nsw i32 %24, %3
  %27 = add nsw i32 %26, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fcmp contract ogt float %30, 0xFFF0000000000000
  %32 = select contract i1 %31, float %30, float 0xFFF0000000000000
  %33 = sext i32 %27 to i64
  %34 = getelementptr float, ptr %0, i64 %33
  %35 = getelementptr i8, ptr %34, i64 4
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fcmp contract ogt float %36, %32
  %38 = select contract i1 %37, float %36, float %32
  %39 = sext i32 %27 to i64
  %40 = getelementptr float, ptr %0, i64 %39
  %41 = getelementptr i8, ptr %40, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fcmp contract ogt float %42, %38
  %44 = select contract i1 %43, float %42, float %38
  %45 = or disjoint i32 %24, 1
  %46 = mul nsw i32 %45, %3
  %47 = add nsw i32 %46, %25
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fcmp contract ogt float %50, %44
  %52 = select contract i1 %51, float %50, float %44
  %53 = sext i32 %47 to i64
  %54 = getelementptr float, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fcmp contract ogt float %56, %52
  %58 = select contract i1 %57, float %56, float %52
  %59 = sext i32 %47 to i64
  %60 = getelementptr float, ptr %0, i64 %59
  %61 = getelementptr i8, ptr %60, i64 8
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fcmp contract ogt float %62, %58
  %64 = select contract i1 %63, float %62, float %58
  %65 = add nuw nsw i32 %24, 2
  %66 = mul nsw i32 %65, %3
  %67 = add nsw i32 %66, %25
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fcmp contract ogt float %70, %64
  %72 = select contract i1 %71, float %70, float %64
  %73 = sext i32 %67 to i64
  %74 = getelementptr float, ptr %0, i64 %73
  %75 = getelementptr i8, ptr %74, i64 4
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fcmp contract ogt float %76, %72
  %78 = select contract i1 %77, float %76, float %72
  %79 = sext i32 %67 to i64
  %80 = getelementptr float, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 8
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fcmp contract ogt float %82, %78
  %84 = select contract i1 %83, float %82, float %78
  %85 = mul nsw i32 %17, %14
  %86 = add nsw i32 %85, %9
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %1, i64 %87
  store float %84, ptr %88, align 4, !tbaa !7
  br label %89

89:                                               ; preds = %4, %19, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sliding_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sub nsw i32 %2, %3
  %11 = icmp sgt i32 %9, %10
  br i1 %11, label %73, label %12

12:                                               ; preds = %4
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %37

14:                                               ; preds = %12
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %3, 2147483644
  br label %43

19:                                               ; preds = %43
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %70, %19 ]
  %23 = phi float [ 0.000000e+00, %14 ], [ %69, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %34, %25 ], [ %22, %21 ]
  %27 = phi float [ %33, %25 ], [ %23, %21 ]
  %28 = phi i32 [ %35, %25 ], [ 0, %21 ]
  %29 = add nsw i32 %26, %9
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fadd contract float %27, %32
  %34 = add nuw nsw i32 %26, 1
  %35 = add i32 %28, 1
  %36 = icmp eq i32 %35, %15
  br i1 %36, label %37, label %25, !llvm.loop !19

37:                                               ; preds = %19, %25, %12
  %38 = phi float [ 0.000000e+00, %12 ], [ %69, %19 ], [ %33, %25 ]
  %39 = sitofp i32 %3 to float
  %40 = fdiv contract float %38, %39
  %41 = sext i32 %9 to i64
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  store float %40, ptr %42, align 4, !tbaa !7
  br label %73

43:                                               ; preds = %43, %17
  %44 = phi i32 [ 0, %17 ], [ %70, %43 ]
  %45 = phi float [ 0.000000e+00, %17 ], [ %69, %43 ]
  %46 = phi i32 [ 0, %17 ], [ %71, %43 ]
  %47 = add nsw i32 %44, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %45, %50
  %52 = or disjoint i32 %44, 1
  %53 = add nsw i32 %52, %9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fadd contract float %51, %56
  %58 = or disjoint i32 %44, 2
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %57, %62
  %64 = or disjoint i32 %44, 3
  %65 = add nsw i32 %64, %9
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fadd contract float %63, %68
  %70 = add nuw nsw i32 %44, 4
  %71 = add i32 %46, 4
  %72 = icmp eq i32 %71, %18
  br i1 %72, label %19, label %43, !llvm.loop !21

73:                                               ; preds = %4, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sliding_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sub nsw i32 %2, %3
  %11 = icmp sgt i32 %9, %10
  br i1 %11, label %30, label %12

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = icmp sgt i32 %3, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %12
  %18 = phi i32 [ %15, %12 ], [ %27, %20 ]
  %19 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %18, ptr %19, align 4, !tbaa !3
  br label %30

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %28, %20 ], [ 1, %12 ]
  %22 = phi i32 [ %27, %20 ], [ %15, %12 ]
  %23 = add nsw i32 %21, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = tail call noundef i32 @__nv_min(i32 noundef %22, i32 noundef %26) #6
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp eq i32 %28, %3
  br i1 %29, label %17, label %20, !llvm.loop !22

30:                                               ; preds = %4, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @product_in_place(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  %20 = icmp sgt i32 %5, 0
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %80

22:                                               ; preds = %6
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %4, %16
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = and i32 %5, 1
  %30 = icmp eq i32 %5, 1
  br i1 %30, label %65, label %31

31:                                               ; preds = %22
  %32 = and i32 %5, 2147483646
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi float [ %28, %31 ], [ %59, %33 ]
  %35 = phi i32 [ 0, %31 ], [ %60, %33 ]
  %36 = phi i32 [ 0, %31 ], [ %61, %33 ]
  %37 = add nuw nsw i32 %35, %23
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = mul nsw i32 %35, %4
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %40, %45
  %47 = fadd contract float %34, %46
  store float %47, ptr %27, align 4, !tbaa !7
  %48 = or disjoint i32 %35, 1
  %49 = add nuw nsw i32 %48, %23
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = mul nsw i32 %48, %4
  %54 = add nsw i32 %53, %11
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %52, %57
  %59 = fadd contract float %47, %58
  store float %59, ptr %27, align 4, !tbaa !7
  %60 = add nuw nsw i32 %35, 2
  %61 = add i32 %36, 2
  %62 = icmp eq i32 %61, %32
  br i1 %62, label %63, label %33, !llvm.loop !23

63:                                               ; preds = %33
  %64 = icmp eq i32 %29, 0
  br i1 %64, label %80, label %65

65:                                               ; preds = %63, %22
  %66 = phi float [ %28, %22 ], [ %59, %63 ]
  %67 = phi i32 [ 0, %22 ], [ %60, %63 ]
  %68 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %68)
  %69 = add nuw nsw i32 %67, %23
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = mul nsw i32 %67, %4
  %74 = add nsw i32 %73, %11
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %72, %77
  %79 = fadd contract float %66, %78
  store float %79, ptr %27, align 4, !tbaa !7
  br label %80

80:                                               ; preds = %65, %63, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rows_of_four(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %108

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %70

14:                                               ; preds = %12
  %15 = shl nuw nsw i32 %4, 1
  %16 = mul nuw nsw i32 %4, 3
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi double [ 0.000000e+00, %14 ], [ %67, %17 ]
  %19 = phi double [ 0.000000e+00, %14 ], [ %54, %17 ]
  %20 = phi double [ 0.000000e+00, %14 ], [ %65, %17 ]
  %21 = phi double [ 0.000000e+00, %14 ], [ %48, %17 ]
  %22 = phi double [ 0.000000e+00, %14 ], [ %63, %17 ]
  %23 = phi double [ 0.000000e+00, %14 ], [ %42, %17 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %61, %17 ]
  %25 = phi double [ 0.000000e+00, %14 ], [ %36, %17 ]
  %26 = phi i32 [ 0, %14 ], [ %68, %17 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = mul nsw i32 %26, %3
  %30 = add nsw i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !15
  %34 = load double, ptr %28, align 8, !tbaa !15
  %35 = fmul contract double %33, %34
  %36 = fadd contract double %25, %35
  %37 = add nuw nsw i32 %4, %26
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !15
  %41 = fmul contract double %33, %40
  %42 = fadd contract double %23, %41
  %43 = add nuw nsw i32 %15, %26
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !15
  %47 = fmul contract double %33, %46
  %48 = fadd contract double %21, %47
  %49 = add nuw nsw i32 %16, %26
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !15
  %53 = fmul contract double %33, %52
  %54 = fadd contract double %19, %53
  %55 = mul nsw i32 %37, %3
  %56 = add nsw i32 %55, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !15
  %60 = fmul contract double %59, %34
  %61 = fadd contract double %24, %60
  %62 = fmul contract double %59, %40
  %63 = fadd contract double %22, %62
  %64 = fmul contract double %59, %46
  %65 = fadd contract double %20, %64
  %66 = fmul contract double %59, %52
  %67 = fadd contract double %18, %66
  %68 = add nuw nsw i32 %26, 1
  %69 = icmp eq i32 %68, %4
  br i1 %69, label %70, label %17, !llvm.loop !24

70:                                               ; preds = %17, %12
  %71 = phi double [ 0.000000e+00, %12 ], [ %67, %17 ]
  %72 = phi double [ 0.000000e+00, %12 ], [ %54, %17 ]
  %73 = phi double [ 0.000000e+00, %12 ], [ %65, %17 ]
  %74 = phi double [ 0.000000e+00, %12 ], [ %48, %17 ]
  %75 = phi double [ 0.000000e+00, %12 ], [ %63, %17 ]
  %76 = phi double [ 0.000000e+00, %12 ], [ %42, %17 ]
  %77 = phi double [ 0.000000e+00, %12 ], [ %61, %17 ]
  %78 = phi double [ 0.000000e+00, %12 ], [ %36, %17 ]
  %79 = sext i32 %10 to i64
  %80 = getelementptr inbounds double, ptr %2, i64 %79
  store double %78, ptr %80, align 8, !tbaa !15
  %81 = add nsw i32 %3, %10
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %2, i64 %82
  store double %77, ptr %83, align 8, !tbaa !15
  %84 = shl nsw i32 %3, 1
  %85 = add nsw i32 %84, %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %2, i64 %86
  store double %76, ptr %87, align 8, !tbaa !15
  %88 = mul nsw i32 %3, 3
  %89 = add nsw i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %2, i64 %90
  store double %75, ptr %91, align 8, !tbaa !15
  %92 = shl nsw i32 %3, 2
  %93 = add nsw i32 %92, %10
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %2, i64 %94
  store double %74, ptr %95, align 8, !tbaa !15
  %96 = mul nsw i32 %3, 5
  %97 = add nsw i32 %96, %10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %2, i64 %98
  store double %73, ptr %99, align 8, !tbaa !15
  %100 = mul nsw i32 %3, 6
  %101 = add nsw i32 %100, %10
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %2, i64 %102
  store double %72, ptr %103, align 8, !tbaa !15
  %104 = mul nsw i32 %3, 7
  %105 = add nsw i32 %104, %10
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  store double %71, ptr %107, align 8, !tbaa !15
  br label %108

108:                                              ; preds = %5, %70
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @two_sums(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %95

20:                                               ; preds = %6
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %37

22:                                               ; preds = %20
  %23 = icmp sgt i32 %5, 0
  %24 = mul nsw i32 %4, %11
  %25 = and i32 %5, 1
  %26 = icmp eq i32 %5, 1
  %27 = and i32 %5, 2147483646
  %28 = icmp eq i32 %25, 0
  %29 = icmp ne i32 %25, 0
  br label %30

30:                                               ; preds = %22, %59
  %31 = phi i32 [ 0, %22 ], [ %61, %59 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %60, %59 ]
  br i1 %23, label %33, label %59

33:                                               ; preds = %30
  %34 = add nsw i32 %31, %24
  %35 = mul nsw i32 %34, %5
  %36 = mul nuw nsw i32 %31, %5
  br i1 %26, label %44, label %63

37:                                               ; preds = %59, %20
  %38 = phi float [ 0.000000e+00, %20 ], [ %60, %59 ]
  %39 = mul nsw i32 %3, %11
  %40 = add nsw i32 %39, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %2, i64 %41
  store float %38, ptr %42, align 4, !tbaa !7
  br label %95

43:                                               ; preds = %63
  br i1 %28, label %59, label %44

44:                                               ; preds = %43, %33
  %45 = phi i32 [ 0, %33 ], [ %92, %43 ]
  %46 = phi float [ %32, %33 ], [ %91, %43 ]
  tail call void @llvm.assume(i1 %29)
  %47 = add nsw i32 %45, %35
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = add nuw nsw i32 %45, %36
  %52 = mul nsw i32 %51, %3
  %53 = add nsw i32 %52, %16
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %50, %56
  %58 = fadd contract float %46, %57
  br label %59

59:                                               ; preds = %44, %43, %30
  %60 = phi float [ %32, %30 ], [ %91, %43 ], [ %58, %44 ]
  %61 = add nuw nsw i32 %31, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %37, label %30, !llvm.loop !25

63:                                               ; preds = %33, %63
  %64 = phi i32 [ %92, %63 ], [ 0, %33 ]
  %65 = phi float [ %91, %63 ], [ %32, %33 ]
  %66 = phi i32 [ %93, %63 ], [ 0, %33 ]
  %67 = add nsw i32 %64, %35
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = add nuw nsw i32 %64, %36
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %16
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %70, %76
  %78 = fadd contract float %65, %77
  %79 = or disjoint i32 %64, 1
  %80 = add nsw i32 %79, %35
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = add nuw nsw i32 %79, %36
  %85 = mul nsw i32 %84, %3
  %86 = add nsw i32 %85, %16
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %1, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %83, %89
  %91 = fadd contract float %78, %90
  %92 = add nuw nsw i32 %64, 2
  %93 = add i32 %66, 2
  %94 = icmp eq i32 %93, %27
  br i1 %94, label %43, label %63, !llvm.loop !26

95:                                               ; preds = %6, %37
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @weighted_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %4
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %93

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %49

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = and i32 %5, 1
  %25 = icmp eq i32 %5, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483646
  br label %55

28:                                               ; preds = %55
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %49, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %90, %28 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %89, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = add nuw nsw i32 %31, %23
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !15
  %38 = zext nneg i32 %31 to i64
  %39 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !15
  %41 = fmul contract double %37, %40
  %42 = mul nsw i32 %31, %4
  %43 = add nsw i32 %42, %11
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %2, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !15
  %47 = fmul contract double %41, %46
  %48 = fadd contract double %32, %47
  br label %49

49:                                               ; preds = %30, %28, %20
  %50 = phi double [ 0.000000e+00, %20 ], [ %89, %28 ], [ %48, %30 ]
  %51 = mul nsw i32 %4, %16
  %52 = add nsw i32 %51, %11
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %3, i64 %53
  store double %50, ptr %54, align 8, !tbaa !15
  br label %93

55:                                               ; preds = %55, %26
  %56 = phi i32 [ 0, %26 ], [ %90, %55 ]
  %57 = phi double [ 0.000000e+00, %26 ], [ %89, %55 ]
  %58 = phi i32 [ 0, %26 ], [ %91, %55 ]
  %59 = add nuw nsw i32 %56, %23
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = zext nneg i32 %56 to i64
  %64 = getelementptr inbounds nuw double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !15
  %66 = fmul contract double %62, %65
  %67 = mul nsw i32 %56, %4
  %68 = add nsw i32 %67, %11
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %2, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !15
  %72 = fmul contract double %66, %71
  %73 = fadd contract double %57, %72
  %74 = or disjoint i32 %56, 1
  %75 = add nuw nsw i32 %74, %23
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !15
  %79 = zext nneg i32 %74 to i64
  %80 = getelementptr inbounds nuw double, ptr %1, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !15
  %82 = fmul contract double %78, %81
  %83 = mul nsw i32 %74, %4
  %84 = add nsw i32 %83, %11
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !15
  %88 = fmul contract double %82, %87
  %89 = fadd contract double %73, %88
  %90 = add nuw nsw i32 %56, 2
  %91 = add i32 %58, 2
  %92 = icmp eq i32 %91, %27
  br i1 %92, label %28, label %55, !llvm.loop !27

93:                                               ; preds = %6, %49
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gathered_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %17, %4
  %19 = icmp slt i32 %12, %5
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %7
  %22 = icmp sgt i32 %6, 0
  br i1 %22, label %23, label %49

23:                                               ; preds = %21
  %24 = zext nneg i32 %17 to i64
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = mul nsw i32 %26, %6
  %28 = and i32 %6, 1
  %29 = icmp eq i32 %6, 1
  br i1 %29, label %34, label %30

30:                                               ; preds = %23
  %31 = and i32 %6, 2147483646
  br label %55

32:                                               ; preds = %55
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %49, label %34

34:                                               ; preds = %32, %23
  %35 = phi i32 [ 0, %23 ], [ %82, %32 ]
  %36 = phi float [ 0.000000e+00, %23 ], [ %81, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  %38 = add nsw i32 %27, %35
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nsw i32 %35, %5
  %43 = add nsw i32 %42, %12
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fadd contract float %36, %47
  br label %49

49:                                               ; preds = %34, %32, %21
  %50 = phi float [ 0.000000e+00, %21 ], [ %81, %32 ], [ %48, %34 ]
  %51 = mul nsw i32 %5, %17
  %52 = add nsw i32 %51, %12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %3, i64 %53
  store float %50, ptr %54, align 4, !tbaa !7
  br label %85

55:                                               ; preds = %55, %30
  %56 = phi i32 [ 0, %30 ], [ %82, %55 ]
  %57 = phi float [ 0.000000e+00, %30 ], [ %81, %55 ]
  %58 = phi i32 [ 0, %30 ], [ %83, %55 ]
  %59 = add nsw i32 %27, %56
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = mul nsw i32 %56, %5
  %64 = add nsw i32 %63, %12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %2, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %62, %67
  %69 = fadd contract float %57, %68
  %70 = or disjoint i32 %56, 1
  %71 = add nsw i32 %27, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = mul nsw i32 %70, %5
  %76 = add nsw i32 %75, %12
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %2, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %74, %79
  %81 = fadd contract float %69, %80
  %82 = add nuw nsw i32 %56, 2
  %83 = add i32 %58, 2
  %84 = icmp eq i32 %83, %31
  br i1 %84, label %32, label %55, !llvm.loop !28

85:                                               ; preds = %7, %49
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @second_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add nsw i32 %2, -2
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = fmul contract float %16, 2.000000e+00
  %18 = fsub contract float %14, %17
  %19 = getelementptr i8, ptr %13, i64 8
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fadd contract float %20, %18
  %22 = getelementptr inbounds float, ptr %1, i64 %12
  store float %21, ptr %22, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %11, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @complex_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %59

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  br label %32

24:                                               ; preds = %32, %20
  %25 = phi float [ 0.000000e+00, %20 ], [ %56, %32 ]
  %26 = phi float [ 0.000000e+00, %20 ], [ %52, %32 ]
  %27 = mul nsw i32 %4, %16
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.float2, ptr %2, i64 %29
  store float %26, ptr %30, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store float %25, ptr %31, align 4, !tbaa !7
  br label %59

32:                                               ; preds = %22, %32
  %33 = phi float [ 0.000000e+00, %22 ], [ %52, %32 ]
  %34 = phi float [ 0.000000e+00, %22 ], [ %56, %32 ]
  %35 = phi i32 [ 0, %22 ], [ %57, %32 ]
  %36 = add nuw nsw i32 %35, %23
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %37
  %39 = load float, ptr %38, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %11
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.float2, ptr %1, i64 %44
  %46 = load float, ptr %45, align 8, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %39, %46
  %50 = fmul contract float %41, %48
  %51 = fsub contract float %49, %50
  %52 = fadd contract float %33, %51
  %53 = fmul contract float %39, %48
  %54 = fmul contract float %41, %46
  %55 = fadd contract float %54, %53
  %56 = fadd contract float %34, %55
  %57 = add nuw nsw i32 %35, 1
  %58 = icmp eq i32 %57, %5
  br i1 %58, label %24, label %32, !llvm.loop !29

59:                                               ; preds = %6, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rank_two_k(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %17, %3
  %19 = icmp slt i32 %12, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %102

21:                                               ; preds = %7
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %4, %17
  %25 = mul nsw i32 %4, %12
  %26 = and i32 %4, 1
  %27 = icmp eq i32 %4, 1
  br i1 %27, label %32, label %28

28:                                               ; preds = %23
  %29 = and i32 %4, 2147483646
  br label %62

30:                                               ; preds = %62
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %52, label %32

32:                                               ; preds = %30, %23
  %33 = phi i32 [ 0, %23 ], [ %99, %30 ]
  %34 = phi float [ 0.000000e+00, %23 ], [ %98, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  %36 = add nuw nsw i32 %33, %24
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = add nsw i32 %33, %25
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %39, %43
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = getelementptr inbounds float, ptr %0, i64 %41
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %46, %48
  %50 = fadd contract float %44, %49
  %51 = fadd contract float %34, %50
  br label %52

52:                                               ; preds = %32, %30, %21
  %53 = phi float [ 0.000000e+00, %21 ], [ %98, %30 ], [ %51, %32 ]
  %54 = fmul contract float %5, %53
  %55 = mul nsw i32 %3, %17
  %56 = add nsw i32 %55, %12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %2, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %6, %59
  %61 = fadd contract float %54, %60
  store float %61, ptr %58, align 4, !tbaa !7
  br label %102

62:                                               ; preds = %62, %28
  %63 = phi i32 [ 0, %28 ], [ %99, %62 ]
  %64 = phi float [ 0.000000e+00, %28 ], [ %98, %62 ]
  %65 = phi i32 [ 0, %28 ], [ %100, %62 ]
  %66 = add nuw nsw i32 %63, %24
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = add nsw i32 %63, %25
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %1, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %69, %73
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %67
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds float, ptr %0, i64 %71
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fmul contract float %76, %78
  %80 = fadd contract float %74, %79
  %81 = fadd contract float %64, %80
  %82 = or disjoint i32 %63, 1
  %83 = add nuw nsw i32 %82, %24
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = add nsw i32 %82, %25
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %1, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %86, %90
  %92 = getelementptr inbounds nuw float, ptr %1, i64 %84
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = getelementptr inbounds float, ptr %0, i64 %88
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %93, %95
  %97 = fadd contract float %91, %96
  %98 = fadd contract float %81, %97
  %99 = add nuw nsw i32 %63, 2
  %100 = add i32 %65, 2
  %101 = icmp eq i32 %100, %29
  br i1 %101, label %30, label %62, !llvm.loop !30

102:                                              ; preds = %7, %52
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

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
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
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
