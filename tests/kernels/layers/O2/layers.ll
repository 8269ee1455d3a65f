; ModuleID = 'layers.cu'
source_filename = "layers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @max_pool_cut(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = mul i32 %4, %3
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = mul i32 %12, %19
  br label %22

21:                                               ; preds = %78, %10
  ret void

22:                                               ; preds = %17, %78
  %23 = phi i32 [ %15, %17 ], [ %82, %78 ]
  %24 = freeze i32 %23
  %25 = sdiv i32 %24, %6
  %26 = mul i32 %25, %6
  %27 = sub i32 %24, %26
  %28 = sdiv i32 %25, %5
  %29 = mul i32 %28, %5
  %30 = sub i32 %25, %29
  %31 = mul nsw i32 %30, %8
  %32 = sub nsw i32 %31, %9
  %33 = mul nsw i32 %27, %8
  %34 = sub nsw i32 %33, %9
  %35 = add nsw i32 %32, %7
  %36 = tail call noundef i32 @__nv_min(i32 noundef %35, i32 noundef %3) #5
  %37 = add nsw i32 %34, %7
  %38 = tail call noundef i32 @__nv_min(i32 noundef %37, i32 noundef %4) #5
  %39 = tail call noundef i32 @__nv_max(i32 noundef %32, i32 noundef 0) #5
  %40 = tail call noundef i32 @__nv_max(i32 noundef %34, i32 noundef 0) #5
  %41 = mul i32 %18, %28
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = icmp slt i32 %39, %36
  br i1 %44, label %45, label %78

45:                                               ; preds = %22
  %46 = icmp slt i32 %40, %38
  %47 = sub i32 %38, %40
  %48 = and i32 %47, 3
  %49 = icmp eq i32 %48, 0
  %50 = sub i32 %40, %38
  %51 = icmp ugt i32 %50, -4
  br label %52

52:                                               ; preds = %45, %84
  %53 = phi i32 [ %39, %45 ], [ %86, %84 ]
  %54 = phi float [ 0xC7EFFFFFE0000000, %45 ], [ %85, %84 ]
  br i1 %46, label %55, label %84

55:                                               ; preds = %52
  %56 = mul nsw i32 %53, %4
  br i1 %49, label %70, label %57

57:                                               ; preds = %55, %57
  %58 = phi i32 [ %67, %57 ], [ %40, %55 ]
  %59 = phi float [ %66, %57 ], [ %54, %55 ]
  %60 = phi i32 [ %68, %57 ], [ 0, %55 ]
  %61 = add nsw i32 %58, %56
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %43, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fcmp contract ogt float %64, %59
  %66 = select i1 %65, float %64, float %59
  %67 = add nsw i32 %58, 1
  %68 = add i32 %60, 1
  %69 = icmp eq i32 %68, %48
  br i1 %69, label %70, label %57, !llvm.loop !9

70:                                               ; preds = %57, %55
  %71 = phi float [ poison, %55 ], [ %66, %57 ]
  %72 = phi i32 [ %40, %55 ], [ %67, %57 ]
  %73 = phi float [ %54, %55 ], [ %66, %57 ]
  br i1 %51, label %84, label %74

74:                                               ; preds = %70
  %75 = add i32 1, %56
  %76 = add i32 2, %56
  %77 = add i32 3, %56
  br label %88

78:                                               ; preds = %84, %22
  %79 = phi float [ 0xC7EFFFFFE0000000, %22 ], [ %85, %84 ]
  %80 = sext i32 %23 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  store float %79, ptr %81, align 4, !tbaa !7
  %82 = add i32 %23, %20
  %83 = icmp slt i32 %82, %2
  br i1 %83, label %22, label %21, !llvm.loop !11

84:                                               ; preds = %70, %88, %52
  %85 = phi float [ %54, %52 ], [ %71, %70 ], [ %114, %88 ]
  %86 = add nsw i32 %53, 1
  %87 = icmp eq i32 %86, %36
  br i1 %87, label %78, label %52, !llvm.loop !13

88:                                               ; preds = %88, %74
  %89 = phi i32 [ %72, %74 ], [ %115, %88 ]
  %90 = phi float [ %73, %74 ], [ %114, %88 ]
  %91 = add nsw i32 %89, %56
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %43, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fcmp contract ogt float %94, %90
  %96 = select i1 %95, float %94, float %90
  %97 = add i32 %89, %75
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %43, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fcmp contract ogt float %100, %96
  %102 = select i1 %101, float %100, float %96
  %103 = add i32 %89, %76
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %43, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fcmp contract ogt float %106, %102
  %108 = select i1 %107, float %106, float %102
  %109 = add i32 %89, %77
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %43, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fcmp contract ogt float %112, %108
  %114 = select i1 %113, float %112, float %108
  %115 = add nsw i32 %89, 4
  %116 = icmp eq i32 %115, %38
  br i1 %116, label %84, label %88, !llvm.loop !14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mean_pool_gradient(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %2
  br i1 %15, label %16, label %22

16:                                               ; preds = %9
  %17 = mul i32 %6, %5
  %18 = mul nsw i32 %7, %7
  %19 = uitofp nneg i32 %18 to float
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = mul i32 %11, %20
  br label %23

22:                                               ; preds = %88, %9
  ret void

23:                                               ; preds = %16, %88
  %24 = phi i32 [ %14, %16 ], [ %93, %88 ]
  %25 = freeze i32 %24
  %26 = sdiv i32 %25, %4
  %27 = mul i32 %26, %4
  %28 = sub i32 %25, %27
  %29 = sdiv i32 %26, %3
  %30 = mul i32 %29, %3
  %31 = sub i32 %26, %30
  %32 = icmp slt i32 %31, %7
  br i1 %32, label %37, label %33

33:                                               ; preds = %23
  %34 = sub nsw i32 %31, %7
  %35 = sdiv i32 %34, %8
  %36 = add nsw i32 %35, 1
  br label %37

37:                                               ; preds = %23, %33
  %38 = phi i32 [ %36, %33 ], [ 0, %23 ]
  %39 = sdiv i32 %31, %8
  %40 = add nsw i32 %39, 1
  %41 = tail call noundef i32 @__nv_min(i32 noundef %40, i32 noundef %5) #5
  %42 = icmp slt i32 %28, %7
  br i1 %42, label %47, label %43

43:                                               ; preds = %37
  %44 = sub nsw i32 %28, %7
  %45 = sdiv i32 %44, %8
  %46 = add nsw i32 %45, 1
  br label %47

47:                                               ; preds = %37, %43
  %48 = phi i32 [ %46, %43 ], [ 0, %37 ]
  %49 = sdiv i32 %28, %8
  %50 = add nsw i32 %49, 1
  %51 = tail call noundef i32 @__nv_min(i32 noundef %50, i32 noundef %6) #5
  %52 = mul i32 %17, %29
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = icmp slt i32 %38, %41
  br i1 %55, label %56, label %88

56:                                               ; preds = %47
  %57 = icmp slt i32 %48, %51
  %58 = sub i32 %51, %48
  %59 = and i32 %58, 3
  %60 = icmp eq i32 %59, 0
  %61 = sub i32 %48, %51
  %62 = icmp ugt i32 %61, -4
  br label %63

63:                                               ; preds = %56, %95
  %64 = phi i32 [ %38, %56 ], [ %97, %95 ]
  %65 = phi float [ 0.000000e+00, %56 ], [ %96, %95 ]
  br i1 %57, label %66, label %95

66:                                               ; preds = %63
  %67 = mul nsw i32 %64, %6
  br i1 %60, label %80, label %68

68:                                               ; preds = %66, %68
  %69 = phi i32 [ %77, %68 ], [ %48, %66 ]
  %70 = phi float [ %76, %68 ], [ %65, %66 ]
  %71 = phi i32 [ %78, %68 ], [ 0, %66 ]
  %72 = add nsw i32 %69, %67
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %54, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %70, %75
  %77 = add nsw i32 %69, 1
  %78 = add i32 %71, 1
  %79 = icmp eq i32 %78, %59
  br i1 %79, label %80, label %68, !llvm.loop !15

80:                                               ; preds = %68, %66
  %81 = phi float [ poison, %66 ], [ %76, %68 ]
  %82 = phi i32 [ %48, %66 ], [ %77, %68 ]
  %83 = phi float [ %65, %66 ], [ %76, %68 ]
  br i1 %62, label %95, label %84

84:                                               ; preds = %80
  %85 = add i32 1, %67
  %86 = add i32 2, %67
  %87 = add i32 3, %67
  br label %99

88:                                               ; preds = %95, %47
  %89 = phi float [ 0.000000e+00, %47 ], [ %96, %95 ]
  %90 = fdiv contract float %89, %19
  %91 = sext i32 %24 to i64
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  store float %90, ptr %92, align 4, !tbaa !7
  %93 = add i32 %24, %21
  %94 = icmp slt i32 %93, %2
  br i1 %94, label %23, label %22, !llvm.loop !16

95:                                               ; preds = %80, %99, %63
  %96 = phi float [ %65, %63 ], [ %81, %80 ], [ %121, %99 ]
  %97 = add nsw i32 %64, 1
  %98 = icmp eq i32 %97, %41
  br i1 %98, label %88, label %63, !llvm.loop !17

99:                                               ; preds = %99, %84
  %100 = phi i32 [ %82, %84 ], [ %122, %99 ]
  %101 = phi float [ %83, %84 ], [ %121, %99 ]
  %102 = add nsw i32 %100, %67
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %54, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fadd contract float %101, %105
  %107 = add i32 %100, %85
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %54, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fadd contract float %106, %110
  %112 = add i32 %100, %86
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %54, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fadd contract float %111, %115
  %117 = add i32 %100, %87
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %54, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fadd contract float %116, %120
  %122 = add nsw i32 %100, 4
  %123 = icmp eq i32 %122, %51
  br i1 %123, label %95, label %99, !llvm.loop !18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @columns_to_image(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %27

17:                                               ; preds = %10
  %18 = mul i32 %8, %9
  %19 = mul i32 %8, %5
  %20 = mul nsw i32 %4, %3
  %21 = mul i32 %19, %7
  %22 = sub nsw i32 1, %21
  %23 = mul i32 %18, %7
  %24 = sub nsw i32 1, %23
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = mul i32 %12, %25
  br label %28

27:                                               ; preds = %95, %10
  ret void

28:                                               ; preds = %17, %95
  %29 = phi i32 [ %15, %17 ], [ %101, %95 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %4
  %32 = mul i32 %31, %4
  %33 = sub i32 %30, %32
  %34 = add nsw i32 %33, %6
  %35 = srem i32 %31, %3
  %36 = add nsw i32 %35, %6
  %37 = sdiv i32 %29, %20
  %38 = icmp slt i32 %34, %5
  br i1 %38, label %43, label %39

39:                                               ; preds = %28
  %40 = sub nsw i32 %34, %5
  %41 = sdiv i32 %40, %7
  %42 = add nsw i32 %41, 1
  br label %43

43:                                               ; preds = %28, %39
  %44 = phi i32 [ %42, %39 ], [ 0, %28 ]
  %45 = sdiv i32 %34, %7
  %46 = add nsw i32 %45, 1
  %47 = tail call noundef i32 @__nv_min(i32 noundef %46, i32 noundef %9) #5
  %48 = icmp slt i32 %36, %5
  br i1 %48, label %53, label %49

49:                                               ; preds = %43
  %50 = sub nsw i32 %36, %5
  %51 = sdiv i32 %50, %7
  %52 = add nsw i32 %51, 1
  br label %53

53:                                               ; preds = %43, %49
  %54 = phi i32 [ %52, %49 ], [ 0, %43 ]
  %55 = sdiv i32 %36, %7
  %56 = add nsw i32 %55, 1
  %57 = tail call noundef i32 @__nv_min(i32 noundef %56, i32 noundef %8) #5
  %58 = mul nsw i32 %37, %5
  %59 = add i32 %58, %36
  %60 = mul i32 %59, %5
  %61 = add nsw i32 %60, %34
  %62 = mul i32 %61, %8
  %63 = icmp slt i32 %54, %57
  br i1 %63, label %64, label %95

64:                                               ; preds = %53
  %65 = icmp slt i32 %44, %47
  %66 = sub i32 %47, %44
  %67 = and i32 %66, 3
  %68 = icmp eq i32 %67, 0
  %69 = sub i32 %44, %47
  %70 = icmp ugt i32 %69, -4
  br label %71

71:                                               ; preds = %64, %103
  %72 = phi i32 [ %54, %64 ], [ %105, %103 ]
  %73 = phi float [ 0.000000e+00, %64 ], [ %104, %103 ]
  br i1 %65, label %74, label %103

74:                                               ; preds = %71
  %75 = mul i32 %72, %22
  %76 = add i32 %75, %62
  %77 = mul i32 %76, %9
  br i1 %68, label %91, label %78

78:                                               ; preds = %74, %78
  %79 = phi i32 [ %88, %78 ], [ %44, %74 ]
  %80 = phi float [ %87, %78 ], [ %73, %74 ]
  %81 = phi i32 [ %89, %78 ], [ 0, %74 ]
  %82 = mul nsw i32 %79, %24
  %83 = add i32 %82, %77
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fadd contract float %80, %86
  %88 = add nsw i32 %79, 1
  %89 = add i32 %81, 1
  %90 = icmp eq i32 %89, %67
  br i1 %90, label %91, label %78, !llvm.loop !19

91:                                               ; preds = %78, %74
  %92 = phi float [ poison, %74 ], [ %87, %78 ]
  %93 = phi i32 [ %44, %74 ], [ %88, %78 ]
  %94 = phi float [ %73, %74 ], [ %87, %78 ]
  br i1 %70, label %103, label %107

95:                                               ; preds = %103, %53
  %96 = phi float [ 0.000000e+00, %53 ], [ %104, %103 ]
  %97 = sext i32 %29 to i64
  %98 = getelementptr inbounds float, ptr %1, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fadd contract float %96, %99
  store float %100, ptr %98, align 4, !tbaa !7
  %101 = add i32 %29, %26
  %102 = icmp slt i32 %101, %2
  br i1 %102, label %28, label %27, !llvm.loop !20

103:                                              ; preds = %91, %107, %71
  %104 = phi float [ %73, %71 ], [ %92, %91 ], [ %136, %107 ]
  %105 = add nsw i32 %72, 1
  %106 = icmp eq i32 %105, %57
  br i1 %106, label %95, label %71, !llvm.loop !21

107:                                              ; preds = %91, %107
  %108 = phi i32 [ %137, %107 ], [ %93, %91 ]
  %109 = phi float [ %136, %107 ], [ %94, %91 ]
  %110 = mul nsw i32 %108, %24
  %111 = add i32 %110, %77
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %0, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fadd contract float %109, %114
  %116 = add nsw i32 %108, 1
  %117 = mul nsw i32 %116, %24
  %118 = add i32 %117, %77
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fadd contract float %115, %121
  %123 = add nsw i32 %108, 2
  %124 = mul nsw i32 %123, %24
  %125 = add i32 %124, %77
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fadd contract float %122, %128
  %130 = add nsw i32 %108, 3
  %131 = mul nsw i32 %130, %24
  %132 = add i32 %131, %77
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = fadd contract float %129, %135
  %137 = add nsw i32 %108, 4
  %138 = icmp eq i32 %137, %47
  br i1 %138, label %103, label %107, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @permuted_axes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = mul i32 %5, %3
  %19 = mul i32 %18, %4
  %20 = mul nsw i32 %5, %4
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = mul i32 %12, %21
  br label %24

23:                                               ; preds = %24, %10
  ret void

24:                                               ; preds = %17, %24
  %25 = phi i32 [ %15, %17 ], [ %49, %24 ]
  %26 = freeze i32 %25
  %27 = sdiv i32 %26, %19
  %28 = mul i32 %27, %19
  %29 = sub i32 %26, %28
  %30 = sdiv i32 %29, %20
  %31 = mul i32 %30, %20
  %32 = sub i32 %29, %31
  %33 = freeze i32 %32
  %34 = sdiv i32 %33, %5
  %35 = mul i32 %34, %5
  %36 = sub i32 %33, %35
  %37 = mul nsw i32 %27, %6
  %38 = mul nsw i32 %30, %7
  %39 = add nsw i32 %38, %37
  %40 = mul nsw i32 %34, %8
  %41 = add nsw i32 %39, %40
  %42 = mul nsw i32 %36, %9
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = sext i32 %25 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %46, ptr %48, align 4, !tbaa !7
  %49 = add i32 %25, %22
  %50 = icmp slt i32 %49, %2
  br i1 %50, label %24, label %23, !llvm.loop !23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @channels_to_space(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %8
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %52

18:                                               ; preds = %7
  %19 = sdiv i32 %16, %3
  %20 = mul i32 %19, %3
  %21 = sub i32 %16, %20
  %22 = sdiv i32 %19, %4
  %23 = mul i32 %22, %4
  %24 = sub i32 %19, %23
  %25 = freeze i32 %22
  %26 = sdiv i32 %25, %5
  %27 = mul i32 %26, %5
  %28 = sub i32 %25, %27
  %29 = mul nsw i32 %6, %6
  %30 = sdiv i32 %5, %29
  %31 = sdiv i32 %28, %30
  %32 = sdiv i32 %31, %6
  %33 = mul i32 %32, %6
  %34 = sub i32 %31, %33
  %35 = sext i32 %16 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul i32 %31, %30
  %39 = sub i32 %28, %38
  %40 = mul nsw i32 %30, %26
  %41 = add nsw i32 %39, %40
  %42 = mul i32 %41, %4
  %43 = add i32 %42, %24
  %44 = mul i32 %43, %6
  %45 = add i32 %44, %32
  %46 = mul i32 %45, %3
  %47 = add i32 %46, %21
  %48 = mul i32 %47, %6
  %49 = add i32 %48, %34
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  store float %37, ptr %51, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %7, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @padded_images(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %17, label %20

17:                                               ; preds = %10
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %12, %18
  br label %21

20:                                               ; preds = %47, %10
  ret void

21:                                               ; preds = %17, %47
  %22 = phi i32 [ %15, %17 ], [ %51, %47 ]
  %23 = freeze i32 %22
  %24 = sdiv i32 %23, %6
  %25 = mul i32 %24, %6
  %26 = sub i32 %23, %25
  %27 = sub nsw i32 %26, %8
  %28 = sdiv i32 %24, %5
  %29 = mul i32 %28, %5
  %30 = sub i32 %24, %29
  %31 = sub nsw i32 %30, %7
  %32 = icmp sgt i32 %31, -1
  %33 = icmp sgt i32 %27, -1
  %34 = select i1 %32, i1 %33, i1 false
  %35 = icmp slt i32 %31, %3
  %36 = and i1 %35, %34
  %37 = icmp slt i32 %27, %4
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %47

39:                                               ; preds = %21
  %40 = mul nsw i32 %28, %3
  %41 = add nsw i32 %40, %31
  %42 = mul nsw i32 %41, %4
  %43 = add nsw i32 %42, %27
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %21, %39
  %48 = phi contract float [ %46, %39 ], [ %9, %21 ]
  %49 = sext i32 %22 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %48, ptr %50, align 4, !tbaa !7
  %51 = add i32 %22, %19
  %52 = icmp slt i32 %51, %2
  br i1 %52, label %21, label %20, !llvm.loop !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @repeated_pixels(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %20

14:                                               ; preds = %7
  %15 = mul nsw i32 %6, %4
  %16 = mul nsw i32 %5, %3
  %17 = mul nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %9, %18
  br label %21

20:                                               ; preds = %21, %7
  ret void

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %12, %14 ], [ %40, %21 ]
  %23 = freeze i32 %22
  %24 = sdiv i32 %23, %15
  %25 = mul i32 %24, %15
  %26 = sub i32 %23, %25
  %27 = sdiv i32 %26, %6
  %28 = srem i32 %24, %16
  %29 = sdiv i32 %28, %5
  %30 = sdiv i32 %22, %17
  %31 = mul nsw i32 %30, %3
  %32 = add nsw i32 %31, %29
  %33 = mul nsw i32 %32, %4
  %34 = add nsw i32 %33, %27
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = sext i32 %22 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  store float %37, ptr %39, align 4, !tbaa !7
  %40 = add i32 %22, %19
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %21, label %20, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

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
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
