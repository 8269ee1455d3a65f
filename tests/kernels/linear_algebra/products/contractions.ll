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
  br i1 %26, label %27, label %144

27:                                               ; preds = %9
  %28 = icmp sgt i32 %4, 0
  br i1 %28, label %29, label %49

29:                                               ; preds = %27
  %30 = sdiv i32 %8, -2
  %31 = icmp sgt i32 %8, 0
  %32 = add nsw i32 %30, %19
  %33 = add i32 %30, %14
  %34 = mul nuw nsw i32 %21, %4
  %35 = mul nuw nsw i32 %23, %4
  %36 = and i32 %8, 1
  %37 = icmp eq i32 %8, 1
  %38 = and i32 %8, 2147483646
  %39 = icmp eq i32 %36, 0
  %40 = icmp ne i32 %36, 0
  br label %41

41:                                               ; preds = %29, %69
  %42 = phi float [ 0.000000e+00, %29 ], [ %70, %69 ]
  %43 = phi i32 [ 0, %29 ], [ %71, %69 ]
  br i1 %31, label %44, label %69

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %43, %34
  %46 = mul nsw i32 %45, %6
  %47 = add nuw nsw i32 %43, %35
  %48 = mul nuw nsw i32 %47, %8
  br label %59

49:                                               ; preds = %69, %27
  %50 = phi float [ 0.000000e+00, %27 ], [ %70, %69 ]
  %51 = mul nsw i32 %21, %5
  %52 = add nsw i32 %51, %23
  %53 = mul nsw i32 %52, %6
  %54 = add nsw i32 %53, %19
  %55 = mul nsw i32 %54, %7
  %56 = add nsw i32 %55, %14
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %2, i64 %57
  store float %50, ptr %58, align 4, !tbaa !7
  br label %144

59:                                               ; preds = %44, %94
  %60 = phi float [ %42, %44 ], [ %95, %94 ]
  %61 = phi i32 [ 0, %44 ], [ %96, %94 ]
  %62 = add i32 %32, %61
  %63 = icmp sgt i32 %62, -1
  %64 = icmp slt i32 %62, %6
  %65 = add nsw i32 %62, %46
  %66 = mul nsw i32 %65, %7
  %67 = add nuw nsw i32 %61, %48
  %68 = mul nuw nsw i32 %67, %8
  br i1 %37, label %74, label %98

69:                                               ; preds = %94, %41
  %70 = phi float [ %42, %41 ], [ %95, %94 ]
  %71 = add nuw nsw i32 %43, 1
  %72 = icmp eq i32 %71, %4
  br i1 %72, label %49, label %41, !llvm.loop !9

73:                                               ; preds = %139
  br i1 %39, label %94, label %74

74:                                               ; preds = %73, %59
  %75 = phi float [ %60, %59 ], [ %140, %73 ]
  %76 = phi i32 [ 0, %59 ], [ %141, %73 ]
  tail call void @llvm.assume(i1 %40)
  %77 = add i32 %33, %76
  br i1 %63, label %78, label %94

78:                                               ; preds = %74
  %79 = icmp sgt i32 %77, -1
  %80 = icmp slt i32 %77, %7
  %81 = and i1 %79, %80
  %82 = and i1 %64, %81
  br i1 %82, label %83, label %94

83:                                               ; preds = %78
  %84 = add nsw i32 %77, %66
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = add nsw i32 %76, %68
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %1, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %75, %92
  br label %94

94:                                               ; preds = %74, %78, %83, %73
  %95 = phi float [ %140, %73 ], [ %93, %83 ], [ %75, %74 ], [ %75, %78 ]
  %96 = add nuw nsw i32 %61, 1
  %97 = icmp eq i32 %96, %8
  br i1 %97, label %69, label %59, !llvm.loop !11

98:                                               ; preds = %59, %139
  %99 = phi float [ %140, %139 ], [ %60, %59 ]
  %100 = phi i32 [ %141, %139 ], [ 0, %59 ]
  %101 = phi i32 [ %142, %139 ], [ 0, %59 ]
  %102 = add i32 %33, %100
  br i1 %63, label %103, label %119

103:                                              ; preds = %98
  %104 = icmp sgt i32 %102, -1
  %105 = icmp slt i32 %102, %7
  %106 = and i1 %104, %105
  %107 = and i1 %64, %106
  br i1 %107, label %108, label %119

108:                                              ; preds = %103
  %109 = add nsw i32 %102, %66
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = add nsw i32 %100, %68
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %1, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %112, %116
  %118 = fadd contract float %99, %117
  br label %119

119:                                              ; preds = %108, %103, %98
  %120 = phi float [ %118, %108 ], [ %99, %98 ], [ %99, %103 ]
  %121 = or disjoint i32 %100, 1
  %122 = add i32 %33, %121
  br i1 %63, label %123, label %139

123:                                              ; preds = %119
  %124 = icmp sgt i32 %122, -1
  %125 = icmp slt i32 %122, %7
  %126 = and i1 %124, %125
  %127 = and i1 %64, %126
  br i1 %127, label %128, label %139

128:                                              ; preds = %123
  %129 = add nsw i32 %122, %66
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = add nsw i32 %121, %68
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %1, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fmul contract float %132, %136
  %138 = fadd contract float %120, %137
  br label %139

139:                                              ; preds = %128, %123, %119
  %140 = phi float [ %138, %128 ], [ %120, %119 ], [ %120, %123 ]
  %141 = add nuw nsw i32 %100, 2
  %142 = add i32 %101, 2
  %143 = icmp eq i32 %142, %38
  br i1 %143, label %73, label %98, !llvm.loop !12

144:                                              ; preds = %9, %49
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @conv2d_depthwise(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
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
  %16 = add nsw i32 %3, -4
  %17 = add nsw i32 %4, -4
  %18 = icmp slt i32 %10, %17
  %19 = icmp slt i32 %15, %16
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %294

21:                                               ; preds = %5
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %23 = mul nsw i32 %3, %22
  %24 = add nsw i32 %23, %15
  %25 = mul nsw i32 %24, %4
  %26 = add nsw i32 %25, %10
  %27 = mul nuw nsw i32 %22, 25
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = zext nneg i32 %27 to i64
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fmul contract float %30, %33
  %35 = fadd contract float %34, 0.000000e+00
  %36 = sext i32 %26 to i64
  %37 = getelementptr float, ptr %0, i64 %36
  %38 = getelementptr i8, ptr %37, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = zext nneg i32 %27 to i64
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %39, %43
  %45 = fadd contract float %35, %44
  %46 = sext i32 %26 to i64
  %47 = getelementptr float, ptr %0, i64 %46
  %48 = getelementptr i8, ptr %47, i64 8
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = zext nneg i32 %27 to i64
  %51 = getelementptr inbounds nuw float, ptr %1, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %49, %53
  %55 = fadd contract float %45, %54
  %56 = sext i32 %26 to i64
  %57 = getelementptr float, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 12
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = zext nneg i32 %27 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %59, %63
  %65 = fadd contract float %55, %64
  %66 = sext i32 %26 to i64
  %67 = getelementptr float, ptr %0, i64 %66
  %68 = getelementptr i8, ptr %67, i64 16
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = zext nneg i32 %27 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %65, %74
  %76 = add nsw i32 %24, 1
  %77 = mul nsw i32 %76, %4
  %78 = add nsw i32 %77, %10
  %79 = mul nuw nsw i32 %22, 25
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = zext nneg i32 %79 to i64
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 20
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %82, %86
  %88 = fadd contract float %75, %87
  %89 = sext i32 %78 to i64
  %90 = getelementptr float, ptr %0, i64 %89
  %91 = getelementptr i8, ptr %90, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = zext nneg i32 %79 to i64
  %94 = getelementptr inbounds nuw float, ptr %1, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %92, %96
  %98 = fadd contract float %88, %97
  %99 = sext i32 %78 to i64
  %100 = getelementptr float, ptr %0, i64 %99
  %101 = getelementptr i8, ptr %100, i64 8
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = zext nneg i32 %79 to i64
  %104 = getelementptr inbounds nuw float, ptr %1, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 28
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fmul contract float %102, %106
  %108 = fadd contract float %98, %107
  %109 = sext i32 %78 to i64
  %110 = getelementptr float, ptr %0, i64 %109
  %111 = getelementptr i8, ptr %110, i64 12
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = zext nneg i32 %79 to i64
  %114 = getelementptr inbounds nuw float, ptr %1, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 32
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %112, %116
  %118 = fadd contract float %108, %117
  %119 = sext i32 %78 to i64
  %120 = getelementptr float, ptr %0, i64 %119
  %121 = getelementptr i8, ptr %120, i64 16
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = zext nneg i32 %79 to i64
  %124 = getelementptr inbounds nuw float, ptr %1, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 36
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fmul contract float %122, %126
  %128 = fadd contract float %118, %127
  %129 = add nsw i32 %24, 2
  %130 = mul nsw i32 %129, %4
  %131 = add nsw i32 %130, %10
  %132 = mul nuw nsw i32 %22, 25
  %133 = sext i32 %131 to i64
  %134 = getelementptr inbounds float, ptr %0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = zext nneg i32 %132 to i64
  %137 = getelementptr inbounds nuw float, ptr %1, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 40
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = fmul contract float %135, %139
  %141 = fadd contract float %128, %140
  %142 = sext i32 %131 to i64
  %143 = getelementptr float, ptr %0, i64 %142
  %144 = getelementptr i8, ptr %143, i64 4
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = zext nneg i32 %132 to i64
  %147 = getelementptr inbounds nuw float, ptr %1, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 44
  %149 = load float, ptr %148, align 4, !tbaa !7
  %150 = fmul contract float %145, %149
  %151 = fadd contract float %141, %150
  %152 = sext i32 %131 to i64
  %153 = getelementptr float, ptr %0, i64 %152
  %154 = getelementptr i8, ptr %153, i64 8
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = zext nneg i32 %132 to i64
  %157 = getelementptr inbounds nuw float, ptr %1, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 48
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = fmul contract float %155, %159
  %161 = fadd contract float %151, %160
  %162 = sext i32 %131 to i64
  %163 = getelementptr float, ptr %0, i64 %162
  %164 = getelementptr i8, ptr %163, i64 12
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = zext nneg i32 %132 to i64
  %167 = getelementptr inbounds nuw float, ptr %1, i64 %166
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 52
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = fmul contract float %165, %169
  %171 = fadd contract float %161, %170
  %172 = sext i32 %131 to i64
  %173 = getelementptr float, ptr %0, i64 %172
  %174 = getelementptr i8, ptr %173, i64 16
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = zext nneg i32 %132 to i64
  %177 = getelementptr inbounds nuw float, ptr %1, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = fmul contract float %175, %179
  %181 = fadd contract float %171, %180
  %182 = add nsw i32 %24, 3
  %183 = mul nsw i32 %182, %4
  %184 = add nsw i32 %183, %10
  %185 = mul nuw nsw i32 %22, 25
  %186 = sext i32 %184 to i64
  %187 = getelementptr inbounds float, ptr %0, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !7
  %189 = zext nneg i32 %185 to i64
  %190 = getelementptr inbounds nuw float, ptr %1, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 60
  %192 = load float, ptr %191, align 4, !tbaa !7
  %193 = fmul contract float %188, %192
  %194 = fadd contract float %181, %193
  %195 = sext i32 %184 to i64
  %196 = getelementptr float, ptr %0, i64 %195
  %197 = getelementptr i8, ptr %196, i64 4
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = zext nneg i32 %185 to i64
  %200 = getelementptr inbounds nuw float, ptr %1, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 64
  %202 = load float, ptr %201, align 4, !tbaa !7
  %203 = fmul contract float %198, %202
  %204 = fadd contract float %194, %203
  %205 = sext i32 %184 to i64
  %206 = getelementptr float, ptr %0, i64 %205
  %207 = getelementptr i8, ptr %206, i64 8
  %208 = load float, ptr %207, align 4, !tbaa !7
  %209 = zext nneg i32 %185 to i64
  %210 = getelementptr inbounds nuw float, ptr %1, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 68
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = fmul contract float %208, %212
  %214 = fadd contract float %204, %213
  %215 = sext i32 %184 to i64
  %216 = getelementptr float, ptr %0, i64 %215
  %217 = getelementptr i8, ptr %216, i64 12
  %218 = load float, ptr %217, align 4, !tbaa !7
  %219 = zext nneg i32 %185 to i64
  %220 = getelementptr inbounds nuw float, ptr %1, i64 %219
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 72
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = fmul contract float %218, %222
  %224 = fadd contract float %214, %223
  %225 = sext i32 %184 to i64
  %226 = getelementptr float, ptr %0, i64 %225
  %227 = getelementptr i8, ptr %226, i64 16
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = zext nneg i32 %185 to i64
  %230 = getelementptr inbounds nuw float, ptr %1, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 76
  %232 = load float, ptr %231, align 4, !tbaa !7
  %233 = fmul contract float %228, %232
  %234 = fadd contract float %224, %233
  %235 = add nsw i32 %24, 4
  %236 = mul nsw i32 %235, %4
  %237 = add nsw i32 %236, %10
  %238 = mul nuw nsw i32 %22, 25
  %239 = sext i32 %237 to i64
  %240 = getelementptr inbounds float, ptr %0, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !7
  %242 = zext nneg i32 %238 to i64
  %243 = getelementptr inbounds nuw float, ptr %1, i64 %242
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 80
  %245 = load float, ptr %244, align 4, !tbaa !7
  %246 = fmul contract float %241, %245
  %247 = fadd contract float %234, %246
  %248 = sext i32 %237 to i64
  %249 = getelementptr float, ptr %0, i64 %248
  %250 = getelementptr i8, ptr %249, i64 4
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = zext nneg i32 %238 to i64
  %253 = getelementptr inbounds nuw float, ptr %1, i64 %252
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 84
  %255 = load float, ptr %254, align 4, !tbaa !7
  %256 = fmul contract float %251, %255
  %257 = fadd contract float %247, %256
  %258 = sext i32 %237 to i64
  %259 = getelementptr float, ptr %0, i64 %258
  %260 = getelementptr i8, ptr %259, i64 8
  %261 = load float, ptr %260, align 4, !tbaa !7
  %262 = zext nneg i32 %238 to i64
  %263 = getelementptr inbounds nuw float, ptr %1, i64 %262
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 88
  %265 = load float, ptr %264, align 4, !tbaa !7
  %266 = fmul contract float %261, %265
  %267 = fadd contract float %257, %266
  %268 = sext i32 %237 to i64
  %269 = getelementptr float, ptr %0, i64 %268
  %270 = getelementptr i8, ptr %269, i64 12
  %271 = load float, ptr %270, align 4, !tbaa !7
  %272 = zext nneg i32 %238 to i64
  %273 = getelementptr inbounds nuw float, ptr %1, i64 %272
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 92
  %275 = load float, ptr %274, align 4, !tbaa !7
  %276 = fmul contract float %271, %275
  %277 = fadd contract float %267, %276
  %278 = sext i32 %237 to i64
  %279 = getelementptr float, ptr %0, i64 %278
  %280 = getelementptr i8, ptr %279, i64 16
  %281 = load float, ptr %280, align 4, !tbaa !7
  %282 = zext nneg i32 %238 to i64
  %283 = getelementptr inbounds nuw float, ptr %1, i64 %282
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 96
  %285 = load float, ptr %284, align 4, !tbaa !7
  %286 = fmul contract float %281, %285
  %287 = fadd contract float %277, %286
  %288 = mul nsw i32 %16, %22
  %289 = add nuw nsw i32 %288, %15
  %290 = mul nsw i32 %289, %17
  %291 = add nsw i32 %290, %10
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr %2, i64 %292
  store float %287, ptr %293, align 4, !tbaa !7
  br label %294

294:                                              ; preds = %5, %21
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
  br i1 %15, label %16, label %100

16:                                               ; preds = %6
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %46

18:                                               ; preds = %16
  %19 = and i32 %4, 3
  %20 = icmp ult i32 %4, 4
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %4, 2147483644
  br label %50

23:                                               ; preds = %50
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %46, label %25

25:                                               ; preds = %23, %18
  %26 = phi i32 [ 0, %18 ], [ %97, %23 ]
  %27 = phi double [ 0.000000e+00, %18 ], [ %96, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %25
  %30 = phi i32 [ %43, %29 ], [ %26, %25 ]
  %31 = phi double [ %42, %29 ], [ %27, %25 ]
  %32 = phi i32 [ %44, %29 ], [ 0, %25 ]
  %33 = mul nsw i32 %30, %5
  %34 = add nsw i32 %33, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !14
  %38 = zext nneg i32 %30 to i64
  %39 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = fmul contract double %37, %40
  %42 = fadd contract double %31, %41
  %43 = add nuw nsw i32 %30, 1
  %44 = add i32 %32, 1
  %45 = icmp eq i32 %44, %19
  br i1 %45, label %46, label %29, !llvm.loop !16

46:                                               ; preds = %23, %29, %16
  %47 = phi double [ 0.000000e+00, %16 ], [ %96, %23 ], [ %42, %29 ]
  %48 = sext i32 %11 to i64
  %49 = getelementptr inbounds double, ptr %2, i64 %48
  store double %47, ptr %49, align 8, !tbaa !14
  br label %100

50:                                               ; preds = %50, %21
  %51 = phi i32 [ 0, %21 ], [ %97, %50 ]
  %52 = phi double [ 0.000000e+00, %21 ], [ %96, %50 ]
  %53 = phi i32 [ 0, %21 ], [ %98, %50 ]
  %54 = mul nsw i32 %51, %5
  %55 = add nsw i32 %54, %11
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !14
  %59 = zext nneg i32 %51 to i64
  %60 = getelementptr inbounds nuw double, ptr %1, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !14
  %62 = fmul contract double %58, %61
  %63 = fadd contract double %52, %62
  %64 = or disjoint i32 %51, 1
  %65 = mul nsw i32 %64, %5
  %66 = add nsw i32 %65, %11
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !14
  %70 = zext nneg i32 %64 to i64
  %71 = getelementptr inbounds nuw double, ptr %1, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !14
  %73 = fmul contract double %69, %72
  %74 = fadd contract double %63, %73
  %75 = or disjoint i32 %51, 2
  %76 = mul nsw i32 %75, %5
  %77 = add nsw i32 %76, %11
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !14
  %81 = zext nneg i32 %75 to i64
  %82 = getelementptr inbounds nuw double, ptr %1, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !14
  %84 = fmul contract double %80, %83
  %85 = fadd contract double %74, %84
  %86 = or disjoint i32 %51, 3
  %87 = mul nsw i32 %86, %5
  %88 = add nsw i32 %87, %11
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %0, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !14
  %92 = zext nneg i32 %86 to i64
  %93 = getelementptr inbounds nuw double, ptr %1, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !14
  %95 = fmul contract double %91, %94
  %96 = fadd contract double %85, %95
  %97 = add nuw nsw i32 %51, 4
  %98 = add i32 %53, 4
  %99 = icmp eq i32 %98, %22
  br i1 %99, label %23, label %50, !llvm.loop !18

100:                                              ; preds = %6, %46
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
  br i1 %11, label %12, label %111

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %45

14:                                               ; preds = %12
  %15 = and i32 %4, 3
  %16 = icmp ult i32 %4, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %4, 2147483644
  br label %49

19:                                               ; preds = %106
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %45, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %108, %19 ]
  %23 = phi i32 [ 0, %14 ], [ %107, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %40, %21
  %26 = phi i32 [ %42, %40 ], [ %22, %21 ]
  %27 = phi i32 [ %41, %40 ], [ %23, %21 ]
  %28 = phi i32 [ %43, %40 ], [ 0, %21 ]
  %29 = sub nsw i32 %10, %26
  %30 = icmp sgt i32 %29, -1
  br i1 %30, label %31, label %40

31:                                               ; preds = %25
  %32 = zext nneg i32 %26 to i64
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %32
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = load i32, ptr %33, align 4, !tbaa !3
  %38 = mul nsw i32 %37, %36
  %39 = add nsw i32 %38, %27
  br label %40

40:                                               ; preds = %31, %25
  %41 = phi i32 [ %39, %31 ], [ %27, %25 ]
  %42 = add nuw nsw i32 %26, 1
  %43 = add i32 %28, 1
  %44 = icmp eq i32 %43, %15
  br i1 %44, label %45, label %25, !llvm.loop !19

45:                                               ; preds = %19, %40, %12
  %46 = phi i32 [ 0, %12 ], [ %107, %19 ], [ %41, %40 ]
  %47 = sext i32 %10 to i64
  %48 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !3
  br label %111

49:                                               ; preds = %106, %17
  %50 = phi i32 [ 0, %17 ], [ %108, %106 ]
  %51 = phi i32 [ 0, %17 ], [ %107, %106 ]
  %52 = phi i32 [ 0, %17 ], [ %109, %106 ]
  %53 = sub nsw i32 %10, %50
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %64

55:                                               ; preds = %49
  %56 = zext nneg i32 %50 to i64
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56
  %58 = zext nneg i32 %53 to i64
  %59 = getelementptr inbounds nuw i32, ptr %0, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = load i32, ptr %57, align 4, !tbaa !3
  %62 = mul nsw i32 %61, %60
  %63 = add nsw i32 %62, %51
  br label %64

64:                                               ; preds = %49, %55
  %65 = phi i32 [ %63, %55 ], [ %51, %49 ]
  %66 = or disjoint i32 %50, 1
  %67 = sub nsw i32 %10, %66
  %68 = icmp sgt i32 %67, -1
  br i1 %68, label %69, label %78

69:                                               ; preds = %64
  %70 = zext nneg i32 %66 to i64
  %71 = getelementptr inbounds nuw i32, ptr %1, i64 %70
  %72 = zext nneg i32 %67 to i64
  %73 = getelementptr inbounds nuw i32, ptr %0, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = load i32, ptr %71, align 4, !tbaa !3
  %76 = mul nsw i32 %75, %74
  %77 = add nsw i32 %76, %65
  br label %78

78:                                               ; preds = %69, %64
  %79 = phi i32 [ %77, %69 ], [ %65, %64 ]
  %80 = or disjoint i32 %50, 2
  %81 = sub nsw i32 %10, %80
  %82 = icmp sgt i32 %81, -1
  br i1 %82, label %83, label %92

83:                                               ; preds = %78
  %84 = zext nneg i32 %80 to i64
  %85 = getelementptr inbounds nuw i32, ptr %1, i64 %84
  %86 = zext nneg i32 %81 to i64
  %87 = getelementptr inbounds nuw i32, ptr %0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = load i32, ptr %85, align 4, !tbaa !3
  %90 = mul nsw i32 %89, %88
  %91 = add nsw i32 %90, %79
  br label %92

92:                                               ; preds = %83, %78
  %93 = phi i32 [ %91, %83 ], [ %79, %78 ]
  %94 = or disjoint i32 %50, 3
  %95 = sub nsw i32 %10, %94
  %96 = icmp sgt i32 %95, -1
  br i1 %96, label %97, label %106

97:                                               ; preds = %92
  %98 = zext nneg i32 %94 to i64
  %99 = getelementptr inbounds nuw i32, ptr %1, i64 %98
  %100 = zext nneg i32 %95 to i64
  %101 = getelementptr inbounds nuw i32, ptr %0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !3
  %103 = load i32, ptr %99, align 4, !tbaa !3
  %104 = mul nsw i32 %103, %102
  %105 = add nsw i32 %104, %93
  br label %106

106:                                              ; preds = %97, %92
  %107 = phi i32 [ %105, %97 ], [ %93, %92 ]
  %108 = add nuw nsw i32 %50, 4
  %109 = add i32 %52, 4
  %110 = icmp eq i32 %109, %18
  br i1 %110, label %19, label %49, !llvm.loop !20

111:                                              ; preds = %5, %45
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @conv3d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
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
define dso_local ptx_kernel void @max_pool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
define dso_local ptx_kernel void @max_pool3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
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
  br i1 %11, label %97, label %12

12:                                               ; preds = %4
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %37

14:                                               ; preds = %12
  %15 = and i32 %3, 7
  %16 = icmp ult i32 %3, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %3, 2147483640
  br label %43

19:                                               ; preds = %43
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %94, %19 ]
  %23 = phi float [ 0.000000e+00, %14 ], [ %93, %19 ]
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
  br i1 %36, label %37, label %25, !llvm.loop !21

37:                                               ; preds = %19, %25, %12
  %38 = phi float [ 0.000000e+00, %12 ], [ %93, %19 ], [ %33, %25 ]
  %39 = sitofp i32 %3 to float
  %40 = fdiv contract float %38, %39
  %41 = sext i32 %9 to i64
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  store float %40, ptr %42, align 4, !tbaa !7
  br label %97

43:                                               ; preds = %43, %17
  %44 = phi i32 [ 0, %17 ], [ %94, %43 ]
  %45 = phi float [ 0.000000e+00, %17 ], [ %93, %43 ]
  %46 = phi i32 [ 0, %17 ], [ %95, %43 ]
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
  %70 = or disjoint i32 %44, 4
  %71 = add nsw i32 %70, %9
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fadd contract float %69, %74
  %76 = or disjoint i32 %44, 5
  %77 = add nsw i32 %76, %9
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fadd contract float %75, %80
  %82 = or disjoint i32 %44, 6
  %83 = add nsw i32 %82, %9
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fadd contract float %81, %86
  %88 = or disjoint i32 %44, 7
  %89 = add nsw i32 %88, %9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fadd contract float %87, %92
  %94 = add nuw nsw i32 %44, 8
  %95 = add i32 %46, 8
  %96 = icmp eq i32 %95, %18
  br i1 %96, label %19, label %43, !llvm.loop !22

97:                                               ; preds = %4, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sliding_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  br i1 %29, label %17, label %20, !llvm.loop !23

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
  br i1 %21, label %22, label %111

22:                                               ; preds = %6
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %4, %16
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = and i32 %5, 3
  %30 = icmp ult i32 %5, 4
  br i1 %30, label %89, label %31

31:                                               ; preds = %22
  %32 = and i32 %5, 2147483644
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi float [ %28, %31 ], [ %83, %33 ]
  %35 = phi i32 [ 0, %31 ], [ %84, %33 ]
  %36 = phi i32 [ 0, %31 ], [ %85, %33 ]
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
  %60 = or disjoint i32 %35, 2
  %61 = add nuw nsw i32 %60, %23
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = mul nsw i32 %60, %4
  %66 = add nsw i32 %65, %11
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %1, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %64, %69
  %71 = fadd contract float %59, %70
  store float %71, ptr %27, align 4, !tbaa !7
  %72 = or disjoint i32 %35, 3
  %73 = add nuw nsw i32 %72, %23
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = mul nsw i32 %72, %4
  %78 = add nsw i32 %77, %11
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %76, %81
  %83 = fadd contract float %71, %82
  store float %83, ptr %27, align 4, !tbaa !7
  %84 = add nuw nsw i32 %35, 4
  %85 = add i32 %36, 4
  %86 = icmp eq i32 %85, %32
  br i1 %86, label %87, label %33, !llvm.loop !24

87:                                               ; preds = %33
  %88 = icmp eq i32 %29, 0
  br i1 %88, label %111, label %89

89:                                               ; preds = %87, %22
  %90 = phi float [ %28, %22 ], [ %83, %87 ]
  %91 = phi i32 [ 0, %22 ], [ %84, %87 ]
  %92 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %92)
  br label %93

93:                                               ; preds = %93, %89
  %94 = phi float [ %90, %89 ], [ %107, %93 ]
  %95 = phi i32 [ %91, %89 ], [ %108, %93 ]
  %96 = phi i32 [ 0, %89 ], [ %109, %93 ]
  %97 = add nuw nsw i32 %95, %23
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = mul nsw i32 %95, %4
  %102 = add nsw i32 %101, %11
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %1, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fmul contract float %100, %105
  %107 = fadd contract float %94, %106
  store float %107, ptr %27, align 4, !tbaa !7
  %108 = add nuw nsw i32 %95, 1
  %109 = add i32 %96, 1
  %110 = icmp eq i32 %109, %29
  br i1 %110, label %111, label %93, !llvm.loop !25

111:                                              ; preds = %87, %93, %6
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
  %33 = load double, ptr %32, align 8, !tbaa !14
  %34 = load double, ptr %28, align 8, !tbaa !14
  %35 = fmul contract double %33, %34
  %36 = fadd contract double %25, %35
  %37 = add nuw nsw i32 %4, %26
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !14
  %41 = fmul contract double %33, %40
  %42 = fadd contract double %23, %41
  %43 = add nuw nsw i32 %15, %26
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !14
  %47 = fmul contract double %33, %46
  %48 = fadd contract double %21, %47
  %49 = add nuw nsw i32 %16, %26
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !14
  %53 = fmul contract double %33, %52
  %54 = fadd contract double %19, %53
  %55 = mul nsw i32 %37, %3
  %56 = add nsw i32 %55, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !14
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
  br i1 %69, label %70, label %17, !llvm.loop !26

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
  store double %78, ptr %80, align 8, !tbaa !14
  %81 = add nsw i32 %3, %10
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %2, i64 %82
  store double %77, ptr %83, align 8, !tbaa !14
  %84 = shl nsw i32 %3, 1
  %85 = add nsw i32 %84, %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %2, i64 %86
  store double %76, ptr %87, align 8, !tbaa !14
  %88 = mul nsw i32 %3, 3
  %89 = add nsw i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %2, i64 %90
  store double %75, ptr %91, align 8, !tbaa !14
  %92 = shl nsw i32 %3, 2
  %93 = add nsw i32 %92, %10
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %2, i64 %94
  store double %74, ptr %95, align 8, !tbaa !14
  %96 = mul nsw i32 %3, 5
  %97 = add nsw i32 %96, %10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %2, i64 %98
  store double %73, ptr %99, align 8, !tbaa !14
  %100 = mul nsw i32 %3, 6
  %101 = add nsw i32 %100, %10
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %2, i64 %102
  store double %72, ptr %103, align 8, !tbaa !14
  %104 = mul nsw i32 %3, 7
  %105 = add nsw i32 %104, %10
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  store double %71, ptr %107, align 8, !tbaa !14
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
  br i1 %19, label %20, label %128

20:                                               ; preds = %6
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %37

22:                                               ; preds = %20
  %23 = icmp sgt i32 %5, 0
  %24 = mul nsw i32 %4, %11
  %25 = and i32 %5, 3
  %26 = icmp ult i32 %5, 4
  %27 = and i32 %5, 2147483644
  %28 = icmp eq i32 %25, 0
  %29 = icmp ne i32 %25, 0
  br label %30

30:                                               ; preds = %22, %66
  %31 = phi i32 [ 0, %22 ], [ %68, %66 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %67, %66 ]
  br i1 %23, label %33, label %66

33:                                               ; preds = %30
  %34 = add nsw i32 %31, %24
  %35 = mul nsw i32 %34, %5
  %36 = mul nuw nsw i32 %31, %5
  br i1 %26, label %44, label %70

37:                                               ; preds = %66, %20
  %38 = phi float [ 0.000000e+00, %20 ], [ %67, %66 ]
  %39 = mul nsw i32 %3, %11
  %40 = add nsw i32 %39, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %2, i64 %41
  store float %38, ptr %42, align 4, !tbaa !7
  br label %128

43:                                               ; preds = %70
  br i1 %28, label %66, label %44

44:                                               ; preds = %43, %33
  %45 = phi i32 [ 0, %33 ], [ %125, %43 ]
  %46 = phi float [ %32, %33 ], [ %124, %43 ]
  tail call void @llvm.assume(i1 %29)
  br label %47

47:                                               ; preds = %47, %44
  %48 = phi i32 [ %45, %44 ], [ %63, %47 ]
  %49 = phi float [ %46, %44 ], [ %62, %47 ]
  %50 = phi i32 [ 0, %44 ], [ %64, %47 ]
  %51 = add nsw i32 %48, %35
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = add nuw nsw i32 %48, %36
  %56 = mul nsw i32 %55, %3
  %57 = add nsw i32 %56, %16
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fmul contract float %54, %60
  %62 = fadd contract float %49, %61
  %63 = add nuw nsw i32 %48, 1
  %64 = add i32 %50, 1
  %65 = icmp eq i32 %64, %25
  br i1 %65, label %66, label %47, !llvm.loop !27

66:                                               ; preds = %43, %47, %30
  %67 = phi float [ %32, %30 ], [ %124, %43 ], [ %62, %47 ]
  %68 = add nuw nsw i32 %31, 1
  %69 = icmp eq i32 %68, %4
  br i1 %69, label %37, label %30, !llvm.loop !28

70:                                               ; preds = %33, %70
  %71 = phi i32 [ %125, %70 ], [ 0, %33 ]
  %72 = phi float [ %124, %70 ], [ %32, %33 ]
  %73 = phi i32 [ %126, %70 ], [ 0, %33 ]
  %74 = add nsw i32 %71, %35
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = add nuw nsw i32 %71, %36
  %79 = mul nsw i32 %78, %3
  %80 = add nsw i32 %79, %16
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %77, %83
  %85 = fadd contract float %72, %84
  %86 = or disjoint i32 %71, 1
  %87 = add nsw i32 %86, %35
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = add nuw nsw i32 %86, %36
  %92 = mul nsw i32 %91, %3
  %93 = add nsw i32 %92, %16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %1, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %90, %96
  %98 = fadd contract float %85, %97
  %99 = or disjoint i32 %71, 2
  %100 = add nsw i32 %99, %35
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = add nuw nsw i32 %99, %36
  %105 = mul nsw i32 %104, %3
  %106 = add nsw i32 %105, %16
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %1, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %103, %109
  %111 = fadd contract float %98, %110
  %112 = or disjoint i32 %71, 3
  %113 = add nsw i32 %112, %35
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = add nuw nsw i32 %112, %36
  %118 = mul nsw i32 %117, %3
  %119 = add nsw i32 %118, %16
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %1, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = fmul contract float %116, %122
  %124 = fadd contract float %111, %123
  %125 = add nuw nsw i32 %71, 4
  %126 = add i32 %73, 4
  %127 = icmp eq i32 %126, %27
  br i1 %127, label %43, label %70, !llvm.loop !29

128:                                              ; preds = %6, %37
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
  br i1 %19, label %20, label %132

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %56

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = and i32 %5, 3
  %25 = icmp ult i32 %5, 4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483644
  br label %62

28:                                               ; preds = %62
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %56, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %129, %28 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %128, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %31, %30 ], [ %53, %34 ]
  %36 = phi double [ %32, %30 ], [ %52, %34 ]
  %37 = phi i32 [ 0, %30 ], [ %54, %34 ]
  %38 = add nuw nsw i32 %35, %23
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !14
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = fmul contract double %41, %44
  %46 = mul nsw i32 %35, %4
  %47 = add nsw i32 %46, %11
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %2, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !14
  %51 = fmul contract double %45, %50
  %52 = fadd contract double %36, %51
  %53 = add nuw nsw i32 %35, 1
  %54 = add i32 %37, 1
  %55 = icmp eq i32 %54, %24
  br i1 %55, label %56, label %34, !llvm.loop !30

56:                                               ; preds = %28, %34, %20
  %57 = phi double [ 0.000000e+00, %20 ], [ %128, %28 ], [ %52, %34 ]
  %58 = mul nsw i32 %4, %16
  %59 = add nsw i32 %58, %11
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %3, i64 %60
  store double %57, ptr %61, align 8, !tbaa !14
  br label %132

62:                                               ; preds = %62, %26
  %63 = phi i32 [ 0, %26 ], [ %129, %62 ]
  %64 = phi double [ 0.000000e+00, %26 ], [ %128, %62 ]
  %65 = phi i32 [ 0, %26 ], [ %130, %62 ]
  %66 = add nuw nsw i32 %63, %23
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !14
  %70 = zext nneg i32 %63 to i64
  %71 = getelementptr inbounds nuw double, ptr %1, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !14
  %73 = fmul contract double %69, %72
  %74 = mul nsw i32 %63, %4
  %75 = add nsw i32 %74, %11
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !14
  %79 = fmul contract double %73, %78
  %80 = fadd contract double %64, %79
  %81 = or disjoint i32 %63, 1
  %82 = add nuw nsw i32 %81, %23
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !14
  %86 = zext nneg i32 %81 to i64
  %87 = getelementptr inbounds nuw double, ptr %1, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !14
  %89 = fmul contract double %85, %88
  %90 = mul nsw i32 %81, %4
  %91 = add nsw i32 %90, %11
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %2, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !14
  %95 = fmul contract double %89, %94
  %96 = fadd contract double %80, %95
  %97 = or disjoint i32 %63, 2
  %98 = add nuw nsw i32 %97, %23
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw double, ptr %0, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !14
  %102 = zext nneg i32 %97 to i64
  %103 = getelementptr inbounds nuw double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !14
  %105 = fmul contract double %101, %104
  %106 = mul nsw i32 %97, %4
  %107 = add nsw i32 %106, %11
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %2, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !14
  %111 = fmul contract double %105, %110
  %112 = fadd contract double %96, %111
  %113 = or disjoint i32 %63, 3
  %114 = add nuw nsw i32 %113, %23
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !14
  %118 = zext nneg i32 %113 to i64
  %119 = getelementptr inbounds nuw double, ptr %1, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !14
  %121 = fmul contract double %117, %120
  %122 = mul nsw i32 %113, %4
  %123 = add nsw i32 %122, %11
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %2, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !14
  %127 = fmul contract double %121, %126
  %128 = fadd contract double %112, %127
  %129 = add nuw nsw i32 %63, 4
  %130 = add i32 %65, 4
  %131 = icmp eq i32 %130, %27
  br i1 %131, label %28, label %62, !llvm.loop !31

132:                                              ; preds = %6, %56
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
  br i1 %20, label %21, label %116

21:                                               ; preds = %7
  %22 = icmp sgt i32 %6, 0
  br i1 %22, label %23, label %56

23:                                               ; preds = %21
  %24 = zext nneg i32 %17 to i64
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = mul nsw i32 %26, %6
  %28 = and i32 %6, 3
  %29 = icmp ult i32 %6, 4
  br i1 %29, label %34, label %30

30:                                               ; preds = %23
  %31 = and i32 %6, 2147483644
  br label %62

32:                                               ; preds = %62
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %56, label %34

34:                                               ; preds = %32, %23
  %35 = phi i32 [ 0, %23 ], [ %113, %32 ]
  %36 = phi float [ 0.000000e+00, %23 ], [ %112, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %35, %34 ], [ %53, %38 ]
  %40 = phi float [ %36, %34 ], [ %52, %38 ]
  %41 = phi i32 [ 0, %34 ], [ %54, %38 ]
  %42 = add nsw i32 %27, %39
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = mul nsw i32 %39, %5
  %47 = add nsw i32 %46, %12
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %2, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fmul contract float %45, %50
  %52 = fadd contract float %40, %51
  %53 = add nuw nsw i32 %39, 1
  %54 = add i32 %41, 1
  %55 = icmp eq i32 %54, %28
  br i1 %55, label %56, label %38, !llvm.loop !32

56:                                               ; preds = %32, %38, %21
  %57 = phi float [ 0.000000e+00, %21 ], [ %112, %32 ], [ %52, %38 ]
  %58 = mul nsw i32 %5, %17
  %59 = add nsw i32 %58, %12
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %3, i64 %60
  store float %57, ptr %61, align 4, !tbaa !7
  br label %116

62:                                               ; preds = %62, %30
  %63 = phi i32 [ 0, %30 ], [ %113, %62 ]
  %64 = phi float [ 0.000000e+00, %30 ], [ %112, %62 ]
  %65 = phi i32 [ 0, %30 ], [ %114, %62 ]
  %66 = add nsw i32 %27, %63
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = mul nsw i32 %63, %5
  %71 = add nsw i32 %70, %12
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %69, %74
  %76 = fadd contract float %64, %75
  %77 = or disjoint i32 %63, 1
  %78 = add nsw i32 %27, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = mul nsw i32 %77, %5
  %83 = add nsw i32 %82, %12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %2, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %81, %86
  %88 = fadd contract float %76, %87
  %89 = or disjoint i32 %63, 2
  %90 = add nsw i32 %27, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = mul nsw i32 %89, %5
  %95 = add nsw i32 %94, %12
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %2, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fmul contract float %93, %98
  %100 = fadd contract float %88, %99
  %101 = or disjoint i32 %63, 3
  %102 = add nsw i32 %27, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = mul nsw i32 %101, %5
  %107 = add nsw i32 %106, %12
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %2, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fmul contract float %105, %110
  %112 = fadd contract float %100, %111
  %113 = add nuw nsw i32 %63, 4
  %114 = add i32 %65, 4
  %115 = icmp eq i32 %114, %31
  br i1 %115, label %32, label %62, !llvm.loop !33

116:                                              ; preds = %7, %56
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @second_difference(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
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
  br i1 %19, label %20, label %115

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %56

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = and i32 %5, 1
  %25 = icmp eq i32 %5, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483646
  br label %64

28:                                               ; preds = %64
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %56, label %30

30:                                               ; preds = %28, %22
  %31 = phi float [ 0.000000e+00, %22 ], [ %107, %28 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %111, %28 ]
  %33 = phi i32 [ 0, %22 ], [ %112, %28 ]
  %34 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %34)
  %35 = add nuw nsw i32 %33, %23
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %36
  %38 = load float, ptr %37, align 8, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = mul nsw i32 %33, %4
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float2, ptr %1, i64 %43
  %45 = load float, ptr %44, align 8, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %38, %45
  %49 = fmul contract float %40, %47
  %50 = fsub contract float %48, %49
  %51 = fadd contract float %31, %50
  %52 = fmul contract float %38, %47
  %53 = fmul contract float %40, %45
  %54 = fadd contract float %53, %52
  %55 = fadd contract float %32, %54
  br label %56

56:                                               ; preds = %30, %28, %20
  %57 = phi float [ 0.000000e+00, %20 ], [ %111, %28 ], [ %55, %30 ]
  %58 = phi float [ 0.000000e+00, %20 ], [ %107, %28 ], [ %51, %30 ]
  %59 = mul nsw i32 %4, %16
  %60 = add nsw i32 %59, %11
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.float2, ptr %2, i64 %61
  store float %58, ptr %62, align 8, !tbaa !7
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 4
  store float %57, ptr %63, align 4, !tbaa !7
  br label %115

64:                                               ; preds = %64, %26
  %65 = phi float [ 0.000000e+00, %26 ], [ %107, %64 ]
  %66 = phi float [ 0.000000e+00, %26 ], [ %111, %64 ]
  %67 = phi i32 [ 0, %26 ], [ %112, %64 ]
  %68 = phi i32 [ 0, %26 ], [ %113, %64 ]
  %69 = add nuw nsw i32 %67, %23
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %70
  %72 = load float, ptr %71, align 8, !tbaa !7
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = mul nsw i32 %67, %4
  %76 = add nsw i32 %75, %11
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.float2, ptr %1, i64 %77
  %79 = load float, ptr %78, align 8, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %72, %79
  %83 = fmul contract float %74, %81
  %84 = fsub contract float %82, %83
  %85 = fadd contract float %65, %84
  %86 = fmul contract float %72, %81
  %87 = fmul contract float %74, %79
  %88 = fadd contract float %87, %86
  %89 = fadd contract float %66, %88
  %90 = or disjoint i32 %67, 1
  %91 = add nuw nsw i32 %90, %23
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw %struct.float2, ptr %0, i64 %92
  %94 = load float, ptr %93, align 8, !tbaa !7
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = mul nsw i32 %90, %4
  %98 = add nsw i32 %97, %11
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.float2, ptr %1, i64 %99
  %101 = load float, ptr %100, align 8, !tbaa !7
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fmul contract float %94, %101
  %105 = fmul contract float %96, %103
  %106 = fsub contract float %104, %105
  %107 = fadd contract float %85, %106
  %108 = fmul contract float %94, %103
  %109 = fmul contract float %96, %101
  %110 = fadd contract float %109, %108
  %111 = fadd contract float %89, %110
  %112 = add nuw nsw i32 %67, 2
  %113 = add i32 %68, 2
  %114 = icmp eq i32 %113, %27
  br i1 %114, label %28, label %64, !llvm.loop !34

115:                                              ; preds = %6, %56
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
  br i1 %20, label %21, label %143

21:                                               ; preds = %7
  %22 = icmp sgt i32 %4, 0
  br i1 %22, label %23, label %59

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %4, %17
  %25 = mul nsw i32 %4, %12
  %26 = and i32 %4, 3
  %27 = icmp ult i32 %4, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %23
  %29 = and i32 %4, 2147483644
  br label %69

30:                                               ; preds = %69
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %59, label %32

32:                                               ; preds = %30, %23
  %33 = phi i32 [ 0, %23 ], [ %140, %30 ]
  %34 = phi float [ 0.000000e+00, %23 ], [ %139, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %33, %32 ], [ %56, %36 ]
  %38 = phi float [ %34, %32 ], [ %55, %36 ]
  %39 = phi i32 [ 0, %32 ], [ %57, %36 ]
  %40 = add nuw nsw i32 %37, %24
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = add nsw i32 %37, %25
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %43, %47
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %41
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = getelementptr inbounds float, ptr %0, i64 %45
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fmul contract float %50, %52
  %54 = fadd contract float %48, %53
  %55 = fadd contract float %38, %54
  %56 = add nuw nsw i32 %37, 1
  %57 = add i32 %39, 1
  %58 = icmp eq i32 %57, %26
  br i1 %58, label %59, label %36, !llvm.loop !35

59:                                               ; preds = %30, %36, %21
  %60 = phi float [ 0.000000e+00, %21 ], [ %139, %30 ], [ %55, %36 ]
  %61 = fmul contract float %5, %60
  %62 = mul nsw i32 %3, %17
  %63 = add nsw i32 %62, %12
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %2, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %6, %66
  %68 = fadd contract float %61, %67
  store float %68, ptr %65, align 4, !tbaa !7
  br label %143

69:                                               ; preds = %69, %28
  %70 = phi i32 [ 0, %28 ], [ %140, %69 ]
  %71 = phi float [ 0.000000e+00, %28 ], [ %139, %69 ]
  %72 = phi i32 [ 0, %28 ], [ %141, %69 ]
  %73 = add nuw nsw i32 %70, %24
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = add nsw i32 %70, %25
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %76, %80
  %82 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = getelementptr inbounds float, ptr %0, i64 %78
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fmul contract float %83, %85
  %87 = fadd contract float %81, %86
  %88 = fadd contract float %71, %87
  %89 = or disjoint i32 %70, 1
  %90 = add nuw nsw i32 %89, %24
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = add nsw i32 %89, %25
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %1, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fmul contract float %93, %97
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %91
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = getelementptr inbounds float, ptr %0, i64 %95
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %100, %102
  %104 = fadd contract float %98, %103
  %105 = fadd contract float %88, %104
  %106 = or disjoint i32 %70, 2
  %107 = add nuw nsw i32 %106, %24
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = add nsw i32 %106, %25
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %1, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fmul contract float %110, %114
  %116 = getelementptr inbounds nuw float, ptr %1, i64 %108
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = getelementptr inbounds float, ptr %0, i64 %112
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fmul contract float %117, %119
  %121 = fadd contract float %115, %120
  %122 = fadd contract float %105, %121
  %123 = or disjoint i32 %70, 3
  %124 = add nuw nsw i32 %123, %24
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = add nsw i32 %123, %25
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %1, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fmul contract float %127, %131
  %133 = getelementptr inbounds nuw float, ptr %1, i64 %125
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds float, ptr %0, i64 %129
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fmul contract float %134, %136
  %138 = fadd contract float %132, %137
  %139 = fadd contract float %122, %138
  %140 = add nuw nsw i32 %70, 4
  %141 = add i32 %72, 4
  %142 = icmp eq i32 %141, %29
  br i1 %142, label %30, label %69, !llvm.loop !36

143:                                              ; preds = %7, %59
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
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !17}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !17}
!36 = distinct !{!36, !10}
