; ModuleID = 'systems.cu'
source_filename = "systems.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lower_sharedE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %118

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16

16:                                               ; preds = %14, %54
  %17 = phi i32 [ 0, %14 ], [ %62, %54 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %10
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp eq i32 %17, 0
  br i1 %23, label %54, label %24

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  %26 = and i32 %17, 3
  %27 = icmp samesign ult i32 %17, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %17, 2147483644
  br label %64

30:                                               ; preds = %64
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %54, label %32

32:                                               ; preds = %30, %24
  %33 = phi i32 [ 0, %24 ], [ %115, %30 ]
  %34 = phi float [ %22, %24 ], [ %114, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %33, %32 ], [ %51, %36 ]
  %38 = phi float [ %34, %32 ], [ %50, %36 ]
  %39 = phi i32 [ 0, %32 ], [ %52, %36 ]
  %40 = add nuw nsw i32 %37, %25
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = mul nsw i32 %37, %4
  %45 = add nsw i32 %44, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %43, %48
  %50 = fsub contract float %38, %49
  %51 = add nuw nsw i32 %37, 1
  %52 = add i32 %39, 1
  %53 = icmp eq i32 %52, %26
  br i1 %53, label %54, label %36, !llvm.loop !9

54:                                               ; preds = %30, %36, %16
  %55 = phi float [ %22, %16 ], [ %114, %30 ], [ %50, %36 ]
  %56 = mul i32 %17, %15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fdiv contract float %55, %59
  %61 = getelementptr inbounds float, ptr %2, i64 %20
  store float %60, ptr %61, align 4, !tbaa !7
  %62 = add nuw nsw i32 %17, 1
  %63 = icmp eq i32 %62, %3
  br i1 %63, label %118, label %16, !llvm.loop !11

64:                                               ; preds = %64, %28
  %65 = phi i32 [ 0, %28 ], [ %115, %64 ]
  %66 = phi float [ %22, %28 ], [ %114, %64 ]
  %67 = phi i32 [ 0, %28 ], [ %116, %64 ]
  %68 = add nuw nsw i32 %65, %25
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = mul nsw i32 %65, %4
  %73 = add nsw i32 %72, %10
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %2, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %71, %76
  %78 = fsub contract float %66, %77
  %79 = or disjoint i32 %65, 1
  %80 = add nuw nsw i32 %79, %25
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = mul nsw i32 %79, %4
  %85 = add nsw i32 %84, %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %2, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fmul contract float %83, %88
  %90 = fsub contract float %78, %89
  %91 = or disjoint i32 %65, 2
  %92 = add nuw nsw i32 %91, %25
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = mul nsw i32 %91, %4
  %97 = add nsw i32 %96, %10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %2, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fmul contract float %95, %100
  %102 = fsub contract float %90, %101
  %103 = or disjoint i32 %65, 3
  %104 = add nuw nsw i32 %103, %25
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr %0, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = mul nsw i32 %103, %4
  %109 = add nsw i32 %108, %10
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %2, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fmul contract float %107, %112
  %114 = fsub contract float %102, %113
  %115 = add nuw nsw i32 %65, 4
  %116 = add i32 %67, 4
  %117 = icmp eq i32 %116, %29
  br i1 %117, label %30, label %64, !llvm.loop !13

118:                                              ; preds = %54, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @upper_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %116

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %15

15:                                               ; preds = %13, %48
  %16 = phi i32 [ 0, %13 ], [ %63, %48 ]
  %17 = phi i32 [ %2, %13 ], [ %19, %48 ]
  %18 = add i32 %16, -1
  %19 = add nsw i32 %17, -1
  %20 = icmp slt i32 %17, %2
  br i1 %20, label %21, label %48

21:                                               ; preds = %15
  %22 = mul nsw i32 %19, %2
  %23 = and i32 %16, 3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %43, label %25

25:                                               ; preds = %21, %25
  %26 = phi i32 [ %40, %25 ], [ %17, %21 ]
  %27 = phi double [ %39, %25 ], [ 0.000000e+00, %21 ]
  %28 = phi i32 [ %41, %25 ], [ 0, %21 ]
  %29 = add nuw nsw i32 %26, %22
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !14
  %33 = mul nsw i32 %26, %3
  %34 = add nsw i32 %33, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %1, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !14
  %38 = fmul contract double %32, %37
  %39 = fadd contract double %27, %38
  %40 = add nuw nsw i32 %26, 1
  %41 = add i32 %28, 1
  %42 = icmp eq i32 %41, %23
  br i1 %42, label %43, label %25, !llvm.loop !16

43:                                               ; preds = %25, %21
  %44 = phi double [ poison, %21 ], [ %39, %25 ]
  %45 = phi i32 [ %17, %21 ], [ %40, %25 ]
  %46 = phi double [ 0.000000e+00, %21 ], [ %39, %25 ]
  %47 = icmp ult i32 %18, 3
  br i1 %47, label %48, label %64

48:                                               ; preds = %43, %64, %15
  %49 = phi double [ 0.000000e+00, %15 ], [ %44, %43 ], [ %113, %64 ]
  %50 = mul nsw i32 %19, %3
  %51 = add nsw i32 %50, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %1, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !14
  %55 = fsub contract double %54, %49
  %56 = mul i32 %19, %14
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !14
  %60 = fdiv contract double 1.000000e+00, %59
  %61 = fmul contract double %55, %60
  store double %61, ptr %53, align 8, !tbaa !14
  %62 = icmp samesign ugt i32 %17, 1
  %63 = add i32 %16, 1
  br i1 %62, label %15, label %116, !llvm.loop !17

64:                                               ; preds = %43, %64
  %65 = phi i32 [ %114, %64 ], [ %45, %43 ]
  %66 = phi double [ %113, %64 ], [ %46, %43 ]
  %67 = add nuw nsw i32 %65, %22
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !14
  %71 = mul nsw i32 %65, %3
  %72 = add nsw i32 %71, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !14
  %76 = fmul contract double %70, %75
  %77 = fadd contract double %66, %76
  %78 = add nuw nsw i32 %65, 1
  %79 = add nuw nsw i32 %78, %22
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !14
  %83 = mul nsw i32 %78, %3
  %84 = add nsw i32 %83, %9
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %1, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !14
  %88 = fmul contract double %82, %87
  %89 = fadd contract double %77, %88
  %90 = add nuw nsw i32 %65, 2
  %91 = add nuw nsw i32 %90, %22
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !14
  %95 = mul nsw i32 %90, %3
  %96 = add nsw i32 %95, %9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %1, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !14
  %100 = fmul contract double %94, %99
  %101 = fadd contract double %89, %100
  %102 = add nuw nsw i32 %65, 3
  %103 = add nuw nsw i32 %102, %22
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw double, ptr %0, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !14
  %107 = mul nsw i32 %102, %3
  %108 = add nsw i32 %107, %9
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %1, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !14
  %112 = fmul contract double %106, %111
  %113 = fadd contract double %101, %112
  %114 = add nuw nsw i32 %65, 4
  %115 = icmp eq i32 %114, %2
  br i1 %115, label %48, label %64, !llvm.loop !18

116:                                              ; preds = %48, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_columns(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %114

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  %15 = add nsw i32 %2, -2
  br label %18

16:                                               ; preds = %56, %59, %18
  %17 = icmp eq i32 %31, %2
  br i1 %17, label %114, label %18, !llvm.loop !19

18:                                               ; preds = %13, %16
  %19 = phi i32 [ 0, %13 ], [ %31, %16 ]
  %20 = sub i32 %15, %19
  %21 = mul nsw i32 %19, %3
  %22 = add nsw i32 %21, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = mul i32 %19, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fdiv contract float %25, %29
  store float %30, ptr %24, align 4, !tbaa !7
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %33, label %16

33:                                               ; preds = %18
  %34 = xor i32 %19, -1
  %35 = add nsw i32 %2, %34
  %36 = and i32 %35, 3
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %56, label %38

38:                                               ; preds = %33, %38
  %39 = phi i32 [ %53, %38 ], [ %31, %33 ]
  %40 = phi i32 [ %54, %38 ], [ 0, %33 ]
  %41 = mul nuw nsw i32 %39, %2
  %42 = add nuw nsw i32 %41, %19
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %30, %45
  %47 = mul nsw i32 %39, %3
  %48 = add nsw i32 %47, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fsub contract float %51, %46
  store float %52, ptr %50, align 4, !tbaa !7
  %53 = add nuw nsw i32 %39, 1
  %54 = add i32 %40, 1
  %55 = icmp eq i32 %54, %36
  br i1 %55, label %56, label %38, !llvm.loop !20

56:                                               ; preds = %38, %33
  %57 = phi i32 [ %31, %33 ], [ %53, %38 ]
  %58 = icmp ult i32 %20, 3
  br i1 %58, label %16, label %59

59:                                               ; preds = %56, %59
  %60 = phi i32 [ %112, %59 ], [ %57, %56 ]
  %61 = mul nuw nsw i32 %60, %2
  %62 = add nuw nsw i32 %61, %19
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %30, %65
  %67 = mul nsw i32 %60, %3
  %68 = add nsw i32 %67, %9
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fsub contract float %71, %66
  store float %72, ptr %70, align 4, !tbaa !7
  %73 = add nuw nsw i32 %60, 1
  %74 = mul nuw nsw i32 %73, %2
  %75 = add nuw nsw i32 %74, %19
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fmul contract float %30, %78
  %80 = mul nsw i32 %73, %3
  %81 = add nsw i32 %80, %9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %1, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fsub contract float %84, %79
  store float %85, ptr %83, align 4, !tbaa !7
  %86 = add nuw nsw i32 %60, 2
  %87 = mul nuw nsw i32 %86, %2
  %88 = add nuw nsw i32 %87, %19
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %30, %91
  %93 = mul nsw i32 %86, %3
  %94 = add nsw i32 %93, %9
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %1, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fsub contract float %97, %92
  store float %98, ptr %96, align 4, !tbaa !7
  %99 = add nuw nsw i32 %60, 3
  %100 = mul nuw nsw i32 %99, %2
  %101 = add nuw nsw i32 %100, %19
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr %0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fmul contract float %30, %104
  %106 = mul nsw i32 %99, %3
  %107 = add nsw i32 %106, %9
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %1, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fsub contract float %110, %105
  store float %111, ptr %109, align 4, !tbaa !7
  %112 = add nuw nsw i32 %60, 4
  %113 = icmp eq i32 %112, %2
  br i1 %113, label %16, label %59, !llvm.loop !21

114:                                              ; preds = %16, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @right_side(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %92

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %16, label %92

16:                                               ; preds = %11
  %17 = add nsw i32 %2, -2
  %18 = add nsw i32 %2, -1
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %42, label %21

21:                                               ; preds = %16
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw float, ptr %14, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %38, %25 ], [ %18, %21 ]
  %27 = phi float [ %37, %25 ], [ %24, %21 ]
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw float, ptr %14, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = mul nsw i32 %26, %2
  %32 = add nsw i32 %31, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fmul contract float %30, %35
  %37 = fsub contract float %27, %36
  %38 = add nsw i32 %26, -1
  %39 = icmp samesign ugt i32 %38, %17
  br i1 %39, label %25, label %40, !llvm.loop !22

40:                                               ; preds = %25
  store float %37, ptr %23, align 4, !tbaa !7
  %41 = add nsw i32 %2, -3
  br label %42

42:                                               ; preds = %40, %16
  %43 = phi i32 [ %17, %16 ], [ %41, %40 ]
  %44 = icmp eq i32 %17, 0
  br i1 %44, label %92, label %45

45:                                               ; preds = %42, %73
  %46 = phi i32 [ %75, %73 ], [ %43, %42 ]
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %14, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = icmp sgt i32 %18, %46
  br i1 %50, label %77, label %51

51:                                               ; preds = %77, %45
  %52 = phi float [ %49, %45 ], [ %89, %77 ]
  store float %52, ptr %48, align 4, !tbaa !7
  %53 = add nsw i32 %46, -1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %14, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = icmp sgt i32 %2, %46
  br i1 %57, label %58, label %73

58:                                               ; preds = %51, %58
  %59 = phi i32 [ %71, %58 ], [ %18, %51 ]
  %60 = phi float [ %70, %58 ], [ %56, %51 ]
  %61 = zext nneg i32 %59 to i64
  %62 = getelementptr inbounds nuw float, ptr %14, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = mul nsw i32 %59, %2
  %65 = add nsw i32 %64, %53
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fmul contract float %63, %68
  %70 = fsub contract float %60, %69
  %71 = add nsw i32 %59, -1
  %72 = icmp samesign ugt i32 %71, %53
  br i1 %72, label %58, label %73, !llvm.loop !22

73:                                               ; preds = %58, %51
  %74 = phi float [ %56, %51 ], [ %70, %58 ]
  store float %74, ptr %55, align 4, !tbaa !7
  %75 = add nsw i32 %46, -2
  %76 = icmp eq i32 %53, 0
  br i1 %76, label %92, label %45, !llvm.loop !23

77:                                               ; preds = %45, %77
  %78 = phi i32 [ %90, %77 ], [ %18, %45 ]
  %79 = phi float [ %89, %77 ], [ %49, %45 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw float, ptr %14, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = mul nsw i32 %78, %2
  %84 = add nsw i32 %83, %46
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fmul contract float %82, %87
  %89 = fsub contract float %79, %88
  %90 = add nsw i32 %78, -1
  %91 = icmp samesign ugt i32 %90, %46
  br i1 %91, label %77, label %51, !llvm.loop !22

92:                                               ; preds = %42, %73, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_batch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %119

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = sext i32 %3 to i64
  %15 = mul nsw i64 %14, %13
  %16 = mul nsw i64 %15, %14
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %119

19:                                               ; preds = %12
  %20 = mul nsw i32 %3, %10
  %21 = add nuw i32 %3, 1
  br label %22

22:                                               ; preds = %19, %54
  %23 = phi i32 [ 0, %19 ], [ %67, %54 ]
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %54, label %25

25:                                               ; preds = %22
  %26 = mul nuw nsw i32 %23, %3
  %27 = and i32 %23, 3
  %28 = icmp samesign ult i32 %23, 4
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = and i32 %23, 2147483644
  br label %69

31:                                               ; preds = %69
  %32 = icmp eq i32 %27, 0
  br i1 %32, label %54, label %33

33:                                               ; preds = %31, %25
  %34 = phi i32 [ 0, %25 ], [ %116, %31 ]
  %35 = phi float [ 0.000000e+00, %25 ], [ %115, %31 ]
  %36 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %36)
  br label %37

37:                                               ; preds = %37, %33
  %38 = phi i32 [ %34, %33 ], [ %51, %37 ]
  %39 = phi float [ %35, %33 ], [ %50, %37 ]
  %40 = phi i32 [ 0, %33 ], [ %52, %37 ]
  %41 = add nuw nsw i32 %38, %26
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %17, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = add nsw i32 %38, %20
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %44, %48
  %50 = fadd contract float %39, %49
  %51 = add nuw nsw i32 %38, 1
  %52 = add i32 %40, 1
  %53 = icmp eq i32 %52, %27
  br i1 %53, label %54, label %37, !llvm.loop !24

54:                                               ; preds = %31, %37, %22
  %55 = phi float [ 0.000000e+00, %22 ], [ %115, %31 ], [ %50, %37 ]
  %56 = add nsw i32 %23, %20
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fsub contract float %59, %55
  %61 = mul i32 %23, %21
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %17, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fdiv contract float %60, %64
  %66 = getelementptr inbounds float, ptr %2, i64 %57
  store float %65, ptr %66, align 4, !tbaa !7
  %67 = add nuw nsw i32 %23, 1
  %68 = icmp eq i32 %67, %3
  br i1 %68, label %119, label %22, !llvm.loop !25

69:                                               ; preds = %69, %29
  %70 = phi i32 [ 0, %29 ], [ %116, %69 ]
  %71 = phi float [ 0.000000e+00, %29 ], [ %115, %69 ]
  %72 = phi i32 [ 0, %29 ], [ %117, %69 ]
  %73 = add nuw nsw i32 %70, %26
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %17, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = add nsw i32 %70, %20
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %2, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %71, %81
  %83 = or disjoint i32 %70, 1
  %84 = add nuw nsw i32 %83, %26
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %17, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = add nsw i32 %83, %20
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %2, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %82, %92
  %94 = or disjoint i32 %70, 2
  %95 = add nuw nsw i32 %94, %26
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %17, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = add nsw i32 %94, %20
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %2, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %98, %102
  %104 = fadd contract float %93, %103
  %105 = or disjoint i32 %70, 3
  %106 = add nuw nsw i32 %105, %26
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %17, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = add nsw i32 %105, %20
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %2, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %109, %113
  %115 = fadd contract float %104, %114
  %116 = add nuw nsw i32 %70, 4
  %117 = add i32 %72, 4
  %118 = icmp eq i32 %117, %30
  br i1 %118, label %31, label %69, !llvm.loop !26

119:                                              ; preds = %54, %12, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_shared(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = mul nsw i64 %9, %8
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = icmp sge i32 %5, %3
  br i1 %12, label %21, label %13

13:                                               ; preds = %4
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %14
  %16 = mul i32 %3, %6
  %17 = add i32 %16, %5
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  store float %20, ptr %15, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %13, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = add nuw i32 %3, 1
  %25 = mul nuw nsw i32 %3, %5
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %26
  %28 = mul i32 %5, %24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %11, i64 %29
  br label %32

31:                                               ; preds = %53, %21
  br i1 %12, label %64, label %56

32:                                               ; preds = %23, %53
  %33 = phi i32 [ 0, %23 ], [ %54, %53 ]
  %34 = icmp eq i32 %5, %33
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = load float, ptr %30, align 4, !tbaa !7
  %37 = load float, ptr %27, align 4, !tbaa !7
  %38 = fdiv contract float %37, %36
  store float %38, ptr %27, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %35, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ule i32 %5, %33
  %41 = or i1 %12, %40
  br i1 %41, label %53, label %42

42:                                               ; preds = %39
  %43 = add nuw nsw i32 %33, %25
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %11, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = zext nneg i32 %33 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %46, %49
  %51 = load float, ptr %27, align 4, !tbaa !7
  %52 = fsub contract float %51, %50
  store float %52, ptr %27, align 4, !tbaa !7
  br label %53

53:                                               ; preds = %39, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = add nuw nsw i32 %33, 1
  %55 = icmp eq i32 %54, %3
  br i1 %55, label %31, label %32, !llvm.loop !27

56:                                               ; preds = %31
  %57 = mul i32 %3, %6
  %58 = add i32 %57, %5
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %2, i64 %59
  %61 = zext nneg i32 %5 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  store float %63, ptr %60, align 4, !tbaa !7
  br label %64

64:                                               ; preds = %56, %31
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_solve(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %212

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %54, %11
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %212

15:                                               ; preds = %13
  %16 = add nuw i32 %2, 1
  br label %113

17:                                               ; preds = %11, %54
  %18 = phi i32 [ %58, %54 ], [ 0, %11 ]
  %19 = phi i32 [ %56, %54 ], [ 1, %11 ]
  %20 = mul nsw i32 %19, %3
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = mul nuw nsw i32 %19, %2
  %26 = and i32 %19, 3
  %27 = icmp ult i32 %18, 3
  br i1 %27, label %32, label %28

28:                                               ; preds = %17
  %29 = and i32 %19, 2147483644
  br label %59

30:                                               ; preds = %59
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %54, label %32

32:                                               ; preds = %30, %17
  %33 = phi i32 [ 0, %17 ], [ %110, %30 ]
  %34 = phi double [ %24, %17 ], [ %109, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %33, %32 ], [ %51, %36 ]
  %38 = phi double [ %34, %32 ], [ %50, %36 ]
  %39 = phi i32 [ 0, %32 ], [ %52, %36 ]
  %40 = add nuw nsw i32 %37, %25
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !14
  %44 = mul nsw i32 %37, %3
  %45 = add nsw i32 %44, %9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !14
  %49 = fmul contract double %43, %48
  %50 = fsub contract double %38, %49
  %51 = add nuw nsw i32 %37, 1
  %52 = add i32 %39, 1
  %53 = icmp eq i32 %52, %26
  br i1 %53, label %54, label %36, !llvm.loop !28

54:                                               ; preds = %36, %30
  %55 = phi double [ %109, %30 ], [ %50, %36 ]
  store double %55, ptr %23, align 8, !tbaa !14
  %56 = add nuw nsw i32 %19, 1
  %57 = icmp eq i32 %56, %2
  %58 = add i32 %18, 1
  br i1 %57, label %13, label %17, !llvm.loop !29

59:                                               ; preds = %59, %28
  %60 = phi i32 [ 0, %28 ], [ %110, %59 ]
  %61 = phi double [ %24, %28 ], [ %109, %59 ]
  %62 = phi i32 [ 0, %28 ], [ %111, %59 ]
  %63 = add nuw nsw i32 %60, %25
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !14
  %67 = mul nsw i32 %60, %3
  %68 = add nsw i32 %67, %9
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !14
  %72 = fmul contract double %66, %71
  %73 = fsub contract double %61, %72
  %74 = or disjoint i32 %60, 1
  %75 = add nuw nsw i32 %74, %25
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !14
  %79 = mul nsw i32 %74, %3
  %80 = add nsw i32 %79, %9
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %1, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !14
  %84 = fmul contract double %78, %83
  %85 = fsub contract double %73, %84
  %86 = or disjoint i32 %60, 2
  %87 = add nuw nsw i32 %86, %25
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !14
  %91 = mul nsw i32 %86, %3
  %92 = add nsw i32 %91, %9
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %1, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !14
  %96 = fmul contract double %90, %95
  %97 = fsub contract double %85, %96
  %98 = or disjoint i32 %60, 3
  %99 = add nuw nsw i32 %98, %25
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr %0, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !14
  %103 = mul nsw i32 %98, %3
  %104 = add nsw i32 %103, %9
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %1, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !14
  %108 = fmul contract double %102, %107
  %109 = fsub contract double %97, %108
  %110 = add nuw nsw i32 %60, 4
  %111 = add i32 %62, 4
  %112 = icmp eq i32 %111, %29
  br i1 %112, label %30, label %59, !llvm.loop !30

113:                                              ; preds = %15, %151
  %114 = phi i32 [ 0, %15 ], [ %159, %151 ]
  %115 = phi i32 [ %2, %15 ], [ %117, %151 ]
  %116 = add i32 %114, -1
  %117 = add nsw i32 %115, -1
  %118 = mul nsw i32 %117, %3
  %119 = add nsw i32 %118, %9
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %1, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !14
  %123 = icmp slt i32 %115, %2
  br i1 %123, label %124, label %151

124:                                              ; preds = %113
  %125 = mul nsw i32 %117, %2
  %126 = and i32 %114, 3
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %146, label %128

128:                                              ; preds = %124, %128
  %129 = phi i32 [ %143, %128 ], [ %115, %124 ]
  %130 = phi double [ %142, %128 ], [ %122, %124 ]
  %131 = phi i32 [ %144, %128 ], [ 0, %124 ]
  %132 = add nsw i32 %129, %125
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %0, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !14
  %136 = mul nsw i32 %129, %3
  %137 = add nsw i32 %136, %9
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %1, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !14
  %141 = fmul contract double %135, %140
  %142 = fsub contract double %130, %141
  %143 = add nuw nsw i32 %129, 1
  %144 = add i32 %131, 1
  %145 = icmp eq i32 %144, %126
  br i1 %145, label %146, label %128, !llvm.loop !31

146:                                              ; preds = %128, %124
  %147 = phi double [ poison, %124 ], [ %142, %128 ]
  %148 = phi i32 [ %115, %124 ], [ %143, %128 ]
  %149 = phi double [ %122, %124 ], [ %142, %128 ]
  %150 = icmp ult i32 %116, 3
  br i1 %150, label %151, label %160

151:                                              ; preds = %146, %160, %113
  %152 = phi double [ %122, %113 ], [ %147, %146 ], [ %209, %160 ]
  %153 = mul i32 %117, %16
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !14
  %157 = fdiv contract double %152, %156
  store double %157, ptr %121, align 8, !tbaa !14
  %158 = icmp samesign ugt i32 %115, 1
  %159 = add i32 %114, 1
  br i1 %158, label %113, label %212, !llvm.loop !32

160:                                              ; preds = %146, %160
  %161 = phi i32 [ %210, %160 ], [ %148, %146 ]
  %162 = phi double [ %209, %160 ], [ %149, %146 ]
  %163 = add nsw i32 %161, %125
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %0, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !14
  %167 = mul nsw i32 %161, %3
  %168 = add nsw i32 %167, %9
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %1, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !14
  %172 = fmul contract double %166, %171
  %173 = fsub contract double %162, %172
  %174 = add nuw nsw i32 %161, 1
  %175 = add nsw i32 %174, %125
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds double, ptr %0, i64 %176
  %178 = load double, ptr %177, align 8, !tbaa !14
  %179 = mul nsw i32 %174, %3
  %180 = add nsw i32 %179, %9
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %1, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !14
  %184 = fmul contract double %178, %183
  %185 = fsub contract double %173, %184
  %186 = add nuw nsw i32 %161, 2
  %187 = add nsw i32 %186, %125
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds double, ptr %0, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !14
  %191 = mul nsw i32 %186, %3
  %192 = add nsw i32 %191, %9
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %1, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !14
  %196 = fmul contract double %190, %195
  %197 = fsub contract double %185, %196
  %198 = add nuw nsw i32 %161, 3
  %199 = add nsw i32 %198, %125
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %0, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !14
  %203 = mul nsw i32 %198, %3
  %204 = add nsw i32 %203, %9
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds double, ptr %1, i64 %205
  %207 = load double, ptr %206, align 8, !tbaa !14
  %208 = fmul contract double %202, %207
  %209 = fsub contract double %197, %208
  %210 = add nuw nsw i32 %161, 4
  %211 = icmp eq i32 %210, %2
  br i1 %211, label %151, label %160, !llvm.loop !33

212:                                              ; preds = %151, %13, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gauss_seidel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %135

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  %16 = and i32 %3, 3
  %17 = icmp ult i32 %3, 4
  %18 = and i32 %3, 2147483644
  %19 = icmp eq i32 %16, 0
  %20 = icmp ne i32 %16, 0
  br label %21

21:                                               ; preds = %14, %55
  %22 = phi i32 [ 0, %14 ], [ %63, %55 ]
  %23 = mul nsw i32 %22, %4
  %24 = add nsw i32 %23, %10
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = mul nuw nsw i32 %22, %3
  br i1 %17, label %30, label %65

29:                                               ; preds = %130
  br i1 %19, label %55, label %30

30:                                               ; preds = %29, %21
  %31 = phi i32 [ 0, %21 ], [ %132, %29 ]
  %32 = phi float [ %27, %21 ], [ %131, %29 ]
  tail call void @llvm.assume(i1 %20)
  br label %33

33:                                               ; preds = %50, %30
  %34 = phi i32 [ %31, %30 ], [ %52, %50 ]
  %35 = phi float [ %32, %30 ], [ %51, %50 ]
  %36 = phi i32 [ 0, %30 ], [ %53, %50 ]
  %37 = icmp eq i32 %34, %22
  br i1 %37, label %50, label %38

38:                                               ; preds = %33
  %39 = add nuw nsw i32 %34, %28
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = mul nsw i32 %34, %4
  %44 = add nsw i32 %43, %10
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %2, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %42, %47
  %49 = fsub contract float %35, %48
  br label %50

50:                                               ; preds = %38, %33
  %51 = phi float [ %49, %38 ], [ %35, %33 ]
  %52 = add nuw nsw i32 %34, 1
  %53 = add i32 %36, 1
  %54 = icmp eq i32 %53, %16
  br i1 %54, label %55, label %33, !llvm.loop !34

55:                                               ; preds = %50, %29
  %56 = phi float [ %131, %29 ], [ %51, %50 ]
  %57 = mul i32 %22, %15
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fdiv contract float %56, %60
  %62 = getelementptr inbounds float, ptr %2, i64 %25
  store float %61, ptr %62, align 4, !tbaa !7
  %63 = add nuw nsw i32 %22, 1
  %64 = icmp eq i32 %63, %3
  br i1 %64, label %135, label %21, !llvm.loop !35

65:                                               ; preds = %21, %130
  %66 = phi i32 [ %132, %130 ], [ 0, %21 ]
  %67 = phi float [ %131, %130 ], [ %27, %21 ]
  %68 = phi i32 [ %133, %130 ], [ 0, %21 ]
  %69 = icmp eq i32 %66, %22
  br i1 %69, label %82, label %70

70:                                               ; preds = %65
  %71 = add nuw nsw i32 %66, %28
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = mul nsw i32 %66, %4
  %76 = add nsw i32 %75, %10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %2, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %74, %79
  %81 = fsub contract float %67, %80
  br label %82

82:                                               ; preds = %65, %70
  %83 = phi float [ %81, %70 ], [ %67, %65 ]
  %84 = or disjoint i32 %66, 1
  %85 = icmp eq i32 %84, %22
  br i1 %85, label %98, label %86

86:                                               ; preds = %82
  %87 = add nuw nsw i32 %84, %28
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = mul nsw i32 %84, %4
  %92 = add nsw i32 %91, %10
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %2, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %90, %95
  %97 = fsub contract float %83, %96
  br label %98

98:                                               ; preds = %86, %82
  %99 = phi float [ %97, %86 ], [ %83, %82 ]
  %100 = or disjoint i32 %66, 2
  %101 = icmp eq i32 %100, %22
  br i1 %101, label %114, label %102

102:                                              ; preds = %98
  %103 = add nuw nsw i32 %100, %28
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %0, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = mul nsw i32 %100, %4
  %108 = add nsw i32 %107, %10
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %2, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %106, %111
  %113 = fsub contract float %99, %112
  br label %114

114:                                              ; preds = %102, %98
  %115 = phi float [ %113, %102 ], [ %99, %98 ]
  %116 = or disjoint i32 %66, 3
  %117 = icmp eq i32 %116, %22
  br i1 %117, label %130, label %118

118:                                              ; preds = %114
  %119 = add nuw nsw i32 %116, %28
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = mul nsw i32 %116, %4
  %124 = add nsw i32 %123, %10
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %2, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %122, %127
  %129 = fsub contract float %115, %128
  br label %130

130:                                              ; preds = %118, %114
  %131 = phi float [ %129, %118 ], [ %115, %114 ]
  %132 = add nuw nsw i32 %66, 4
  %133 = add i32 %68, 4
  %134 = icmp eq i32 %133, %18
  br i1 %134, label %29, label %65, !llvm.loop !36

135:                                              ; preds = %55, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @compensated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %141

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16

16:                                               ; preds = %14, %60
  %17 = phi i32 [ 0, %14 ], [ %68, %60 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %10
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp eq i32 %17, 0
  br i1 %23, label %60, label %24

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  %26 = and i32 %17, 3
  %27 = icmp samesign ult i32 %17, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %17, 2147483644
  br label %70

30:                                               ; preds = %70
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %60, label %32

32:                                               ; preds = %30, %24
  %33 = phi i32 [ 0, %24 ], [ %138, %30 ]
  %34 = phi float [ 0.000000e+00, %24 ], [ %137, %30 ]
  %35 = phi float [ %22, %24 ], [ %135, %30 ]
  %36 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %36)
  br label %37

37:                                               ; preds = %37, %32
  %38 = phi i32 [ %33, %32 ], [ %57, %37 ]
  %39 = phi float [ %34, %32 ], [ %56, %37 ]
  %40 = phi float [ %35, %32 ], [ %54, %37 ]
  %41 = phi i32 [ 0, %32 ], [ %58, %37 ]
  %42 = add nuw nsw i32 %38, %25
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fneg contract float %45
  %47 = mul nsw i32 %38, %4
  %48 = add nsw i32 %47, %10
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fmul contract float %51, %46
  %53 = fsub contract float %52, %39
  %54 = fadd contract float %40, %53
  %55 = fsub contract float %54, %40
  %56 = fsub contract float %55, %53
  %57 = add nuw nsw i32 %38, 1
  %58 = add i32 %41, 1
  %59 = icmp eq i32 %58, %26
  br i1 %59, label %60, label %37, !llvm.loop !37

60:                                               ; preds = %30, %37, %16
  %61 = phi float [ %22, %16 ], [ %135, %30 ], [ %54, %37 ]
  %62 = mul i32 %17, %15
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fdiv contract float %61, %65
  %67 = getelementptr inbounds float, ptr %2, i64 %20
  store float %66, ptr %67, align 4, !tbaa !7
  %68 = add nuw nsw i32 %17, 1
  %69 = icmp eq i32 %68, %3
  br i1 %69, label %141, label %16, !llvm.loop !38

70:                                               ; preds = %70, %28
  %71 = phi i32 [ 0, %28 ], [ %138, %70 ]
  %72 = phi float [ 0.000000e+00, %28 ], [ %137, %70 ]
  %73 = phi float [ %22, %28 ], [ %135, %70 ]
  %74 = phi i32 [ 0, %28 ], [ %139, %70 ]
  %75 = add nuw nsw i32 %71, %25
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fneg contract float %78
  %80 = mul nsw i32 %71, %4
  %81 = add nsw i32 %80, %10
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %84, %79
  %86 = fsub contract float %85, %72
  %87 = fadd contract float %73, %86
  %88 = fsub contract float %87, %73
  %89 = fsub contract float %88, %86
  %90 = or disjoint i32 %71, 1
  %91 = add nuw nsw i32 %90, %25
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fneg contract float %94
  %96 = mul nsw i32 %90, %4
  %97 = add nsw i32 %96, %10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %2, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fmul contract float %100, %95
  %102 = fsub contract float %101, %89
  %103 = fadd contract float %87, %102
  %104 = fsub contract float %103, %87
  %105 = fsub contract float %104, %102
  %106 = or disjoint i32 %71, 2
  %107 = add nuw nsw i32 %106, %25
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fneg contract float %110
  %112 = mul nsw i32 %106, %4
  %113 = add nsw i32 %112, %10
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %2, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %116, %111
  %118 = fsub contract float %117, %105
  %119 = fadd contract float %103, %118
  %120 = fsub contract float %119, %103
  %121 = fsub contract float %120, %118
  %122 = or disjoint i32 %71, 3
  %123 = add nuw nsw i32 %122, %25
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fneg contract float %126
  %128 = mul nsw i32 %122, %4
  %129 = add nsw i32 %128, %10
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %2, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = fmul contract float %132, %127
  %134 = fsub contract float %133, %121
  %135 = fadd contract float %119, %134
  %136 = fsub contract float %135, %119
  %137 = fsub contract float %136, %134
  %138 = add nuw nsw i32 %71, 4
  %139 = add i32 %74, 4
  %140 = icmp eq i32 %139, %29
  br i1 %140, label %30, label %70, !llvm.loop !39

141:                                              ; preds = %60, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_batch(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %208

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = sext i32 %1 to i64
  %13 = mul nsw i64 %12, %11
  %14 = mul nsw i64 %13, %12
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %19, label %208

17:                                               ; preds = %153, %51
  %18 = icmp eq i32 %54, %1
  br i1 %18, label %208, label %19, !llvm.loop !40

19:                                               ; preds = %10, %17
  %20 = phi i32 [ %54, %17 ], [ 0, %10 ]
  %21 = mul nuw nsw i32 %20, %1
  %22 = add nuw nsw i32 %21, %20
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !14
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %51, label %27

27:                                               ; preds = %19
  %28 = and i32 %20, 7
  %29 = icmp samesign ult i32 %20, 8
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = and i32 %20, 2147483640
  br label %62

32:                                               ; preds = %62
  %33 = icmp eq i32 %28, 0
  br i1 %33, label %51, label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ 0, %27 ], [ %121, %32 ]
  %36 = phi double [ %25, %27 ], [ %120, %32 ]
  %37 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %48, %38 ], [ %35, %34 ]
  %40 = phi double [ %47, %38 ], [ %36, %34 ]
  %41 = phi i32 [ %49, %38 ], [ 0, %34 ]
  %42 = add nuw nsw i32 %39, %21
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr %15, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !14
  %46 = fmul contract double %45, %45
  %47 = fsub contract double %40, %46
  %48 = add nuw nsw i32 %39, 1
  %49 = add i32 %41, 1
  %50 = icmp eq i32 %49, %28
  br i1 %50, label %51, label %38, !llvm.loop !41

51:                                               ; preds = %32, %38, %19
  %52 = phi double [ %25, %19 ], [ %120, %32 ], [ %47, %38 ]
  %53 = tail call contract noundef double @__nv_sqrt(double noundef %52) #6
  store double %53, ptr %24, align 8, !tbaa !14
  %54 = add nuw nsw i32 %20, 1
  %55 = icmp slt i32 %54, %1
  br i1 %55, label %56, label %17

56:                                               ; preds = %51
  %57 = and i32 %20, 3
  %58 = icmp samesign ult i32 %20, 4
  %59 = and i32 %20, 2147483644
  %60 = icmp eq i32 %57, 0
  %61 = icmp ne i32 %57, 0
  br label %124

62:                                               ; preds = %62, %30
  %63 = phi i32 [ 0, %30 ], [ %121, %62 ]
  %64 = phi double [ %25, %30 ], [ %120, %62 ]
  %65 = phi i32 [ 0, %30 ], [ %122, %62 ]
  %66 = add nuw nsw i32 %63, %21
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr %15, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !14
  %70 = fmul contract double %69, %69
  %71 = fsub contract double %64, %70
  %72 = or disjoint i32 %63, 1
  %73 = add nuw nsw i32 %72, %21
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %15, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !14
  %77 = fmul contract double %76, %76
  %78 = fsub contract double %71, %77
  %79 = or disjoint i32 %63, 2
  %80 = add nuw nsw i32 %79, %21
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw double, ptr %15, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !14
  %84 = fmul contract double %83, %83
  %85 = fsub contract double %78, %84
  %86 = or disjoint i32 %63, 3
  %87 = add nuw nsw i32 %86, %21
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw double, ptr %15, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !14
  %91 = fmul contract double %90, %90
  %92 = fsub contract double %85, %91
  %93 = or disjoint i32 %63, 4
  %94 = add nuw nsw i32 %93, %21
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw double, ptr %15, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !14
  %98 = fmul contract double %97, %97
  %99 = fsub contract double %92, %98
  %100 = or disjoint i32 %63, 5
  %101 = add nuw nsw i32 %100, %21
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw double, ptr %15, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !14
  %105 = fmul contract double %104, %104
  %106 = fsub contract double %99, %105
  %107 = or disjoint i32 %63, 6
  %108 = add nuw nsw i32 %107, %21
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr %15, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !14
  %112 = fmul contract double %111, %111
  %113 = fsub contract double %106, %112
  %114 = or disjoint i32 %63, 7
  %115 = add nuw nsw i32 %114, %21
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr %15, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !14
  %119 = fmul contract double %118, %118
  %120 = fsub contract double %113, %119
  %121 = add nuw nsw i32 %63, 8
  %122 = add i32 %65, 8
  %123 = icmp eq i32 %122, %31
  br i1 %123, label %32, label %62, !llvm.loop !42

124:                                              ; preds = %56, %153
  %125 = phi i32 [ %156, %153 ], [ %54, %56 ]
  %126 = mul nuw nsw i32 %125, %1
  %127 = add nuw nsw i32 %126, %20
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw double, ptr %15, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !14
  br i1 %26, label %153, label %131

131:                                              ; preds = %124
  br i1 %58, label %133, label %158

132:                                              ; preds = %158
  br i1 %60, label %153, label %133

133:                                              ; preds = %132, %131
  %134 = phi i32 [ 0, %131 ], [ %205, %132 ]
  %135 = phi double [ %130, %131 ], [ %204, %132 ]
  tail call void @llvm.assume(i1 %61)
  br label %136

136:                                              ; preds = %136, %133
  %137 = phi i32 [ %150, %136 ], [ %134, %133 ]
  %138 = phi double [ %149, %136 ], [ %135, %133 ]
  %139 = phi i32 [ %151, %136 ], [ 0, %133 ]
  %140 = add nuw nsw i32 %137, %126
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw double, ptr %15, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !14
  %144 = add nuw nsw i32 %137, %21
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw double, ptr %15, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !14
  %148 = fmul contract double %143, %147
  %149 = fsub contract double %138, %148
  %150 = add nuw nsw i32 %137, 1
  %151 = add i32 %139, 1
  %152 = icmp eq i32 %151, %57
  br i1 %152, label %153, label %136, !llvm.loop !43

153:                                              ; preds = %132, %136, %124
  %154 = phi double [ %130, %124 ], [ %204, %132 ], [ %149, %136 ]
  %155 = fdiv contract double %154, %53
  store double %155, ptr %129, align 8, !tbaa !14
  %156 = add nuw nsw i32 %125, 1
  %157 = icmp eq i32 %156, %1
  br i1 %157, label %17, label %124, !llvm.loop !44

158:                                              ; preds = %131, %158
  %159 = phi i32 [ %205, %158 ], [ 0, %131 ]
  %160 = phi double [ %204, %158 ], [ %130, %131 ]
  %161 = phi i32 [ %206, %158 ], [ 0, %131 ]
  %162 = add nuw nsw i32 %159, %126
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw double, ptr %15, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !14
  %166 = add nuw nsw i32 %159, %21
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw double, ptr %15, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !14
  %170 = fmul contract double %165, %169
  %171 = fsub contract double %160, %170
  %172 = or disjoint i32 %159, 1
  %173 = add nuw nsw i32 %172, %126
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr %15, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !14
  %177 = add nuw nsw i32 %172, %21
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw double, ptr %15, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !14
  %181 = fmul contract double %176, %180
  %182 = fsub contract double %171, %181
  %183 = or disjoint i32 %159, 2
  %184 = add nuw nsw i32 %183, %126
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw double, ptr %15, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !14
  %188 = add nuw nsw i32 %183, %21
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw double, ptr %15, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !14
  %192 = fmul contract double %187, %191
  %193 = fsub contract double %182, %192
  %194 = or disjoint i32 %159, 3
  %195 = add nuw nsw i32 %194, %126
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw double, ptr %15, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !14
  %199 = add nuw nsw i32 %194, %21
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw double, ptr %15, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !14
  %203 = fmul contract double %198, %202
  %204 = fsub contract double %193, %203
  %205 = add nuw nsw i32 %159, 4
  %206 = add i32 %161, 4
  %207 = icmp eq i32 %206, %59
  br i1 %207, label %132, label %158, !llvm.loop !45

208:                                              ; preds = %17, %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = add nuw i32 %1, 1
  %7 = icmp samesign ult i32 %3, %1
  %8 = mul nuw nsw i32 %1, %3
  %9 = mul i32 %3, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  br label %13

12:                                               ; preds = %117, %2
  ret void

13:                                               ; preds = %5, %117
  %14 = phi i32 [ 0, %5 ], [ %118, %117 ]
  %15 = sub nsw i32 %3, %14
  %16 = icmp eq i32 %3, %14
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = load float, ptr %11, align 4, !tbaa !7
  %19 = tail call contract noundef float @__nv_sqrtf(float noundef %18) #6
  store float %19, ptr %11, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %17, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp samesign ugt i32 %3, %14
  %22 = and i1 %7, %21
  br i1 %22, label %23, label %33

23:                                               ; preds = %20
  %24 = mul i32 %14, %6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = add nuw nsw i32 %14, %8
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fdiv contract float %31, %27
  store float %32, ptr %30, align 4, !tbaa !7
  br label %33

33:                                               ; preds = %23, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %34, label %117

34:                                               ; preds = %33
  %35 = add nuw nsw i32 %14, %8
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = and i32 %15, 3
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %58, label %40

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %43, %40 ], [ %14, %34 ]
  %42 = phi i32 [ %56, %40 ], [ 0, %34 ]
  %43 = add nuw nsw i32 %41, 1
  %44 = load float, ptr %37, align 4, !tbaa !7
  %45 = mul nuw nsw i32 %43, %1
  %46 = add nuw nsw i32 %45, %14
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %44, %49
  %51 = add nuw nsw i32 %43, %8
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fsub contract float %54, %50
  store float %55, ptr %53, align 4, !tbaa !7
  %56 = add i32 %42, 1
  %57 = icmp eq i32 %56, %38
  br i1 %57, label %58, label %40, !llvm.loop !46

58:                                               ; preds = %40, %34
  %59 = phi i32 [ %14, %34 ], [ %43, %40 ]
  %60 = sub nsw i32 %14, %3
  %61 = icmp ugt i32 %60, -4
  br i1 %61, label %117, label %62

62:                                               ; preds = %58, %62
  %63 = phi i32 [ %103, %62 ], [ %59, %58 ]
  %64 = add nuw nsw i32 %63, 1
  %65 = load float, ptr %37, align 4, !tbaa !7
  %66 = mul nuw nsw i32 %64, %1
  %67 = add nuw nsw i32 %66, %14
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %65, %70
  %72 = add nuw nsw i32 %64, %8
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fsub contract float %75, %71
  store float %76, ptr %74, align 4, !tbaa !7
  %77 = add nuw nsw i32 %63, 2
  %78 = load float, ptr %37, align 4, !tbaa !7
  %79 = mul nuw nsw i32 %77, %1
  %80 = add nuw nsw i32 %79, %14
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %78, %83
  %85 = add nuw nsw i32 %77, %8
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fsub contract float %88, %84
  store float %89, ptr %87, align 4, !tbaa !7
  %90 = add nuw nsw i32 %63, 3
  %91 = load float, ptr %37, align 4, !tbaa !7
  %92 = mul nuw nsw i32 %90, %1
  %93 = add nuw nsw i32 %92, %14
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr %0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %91, %96
  %98 = add nuw nsw i32 %90, %8
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fsub contract float %101, %97
  store float %102, ptr %100, align 4, !tbaa !7
  %103 = add nuw nsw i32 %63, 4
  %104 = load float, ptr %37, align 4, !tbaa !7
  %105 = mul nuw nsw i32 %103, %1
  %106 = add nuw nsw i32 %105, %14
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %104, %109
  %111 = add nuw nsw i32 %103, %8
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr %0, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fsub contract float %114, %110
  store float %115, ptr %113, align 4, !tbaa !7
  %116 = icmp eq i32 %103, %3
  br i1 %116, label %117, label %62, !llvm.loop !47

117:                                              ; preds = %58, %62, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = add nuw nsw i32 %14, 1
  %119 = icmp eq i32 %118, %1
  br i1 %119, label %12, label %13, !llvm.loop !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = icmp samesign ult i32 %3, %1
  %7 = mul nuw nsw i32 %1, %3
  %8 = add nsw i32 %1, -2
  br label %10

9:                                                ; preds = %102, %2
  ret void

10:                                               ; preds = %5, %102
  %11 = phi i32 [ 0, %5 ], [ %105, %102 ]
  %12 = phi i32 [ 0, %5 ], [ %103, %102 ]
  %13 = xor i32 %11, -1
  %14 = add i32 %1, %13
  %15 = sub i32 %8, %11
  %16 = icmp samesign ugt i32 %3, %12
  %17 = and i1 %6, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %10
  %19 = add nuw nsw i32 %12, 1
  br label %102

20:                                               ; preds = %10
  %21 = add nuw nsw i32 %12, %7
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = mul nuw nsw i32 %12, %1
  %26 = add nuw nsw i32 %25, %12
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fdiv contract float %24, %29
  store float %30, ptr %23, align 4, !tbaa !7
  %31 = add nuw nsw i32 %12, 1
  %32 = icmp slt i32 %31, %1
  br i1 %32, label %33, label %102

33:                                               ; preds = %20
  %34 = and i32 %14, 3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %52, label %36

36:                                               ; preds = %33, %36
  %37 = phi i32 [ %49, %36 ], [ %31, %33 ]
  %38 = phi i32 [ %50, %36 ], [ 0, %33 ]
  %39 = add nuw nsw i32 %37, %25
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %30, %42
  %44 = add nuw nsw i32 %37, %7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fsub contract float %47, %43
  store float %48, ptr %46, align 4, !tbaa !7
  %49 = add nuw nsw i32 %37, 1
  %50 = add i32 %38, 1
  %51 = icmp eq i32 %50, %34
  br i1 %51, label %52, label %36, !llvm.loop !49

52:                                               ; preds = %36, %33
  %53 = phi i32 [ %31, %33 ], [ %49, %36 ]
  %54 = icmp ult i32 %15, 3
  br i1 %54, label %102, label %55

55:                                               ; preds = %52, %55
  %56 = phi i32 [ %100, %55 ], [ %53, %52 ]
  %57 = add nuw nsw i32 %56, %25
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fmul contract float %30, %60
  %62 = add nuw nsw i32 %56, %7
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fsub contract float %65, %61
  store float %66, ptr %64, align 4, !tbaa !7
  %67 = add nuw nsw i32 %56, 1
  %68 = add nuw nsw i32 %67, %25
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fmul contract float %30, %71
  %73 = add nuw nsw i32 %67, %7
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fsub contract float %76, %72
  store float %77, ptr %75, align 4, !tbaa !7
  %78 = add nuw nsw i32 %56, 2
  %79 = add nuw nsw i32 %78, %25
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fmul contract float %30, %82
  %84 = add nuw nsw i32 %78, %7
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fsub contract float %87, %83
  store float %88, ptr %86, align 4, !tbaa !7
  %89 = add nuw nsw i32 %56, 3
  %90 = add nuw nsw i32 %89, %25
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fmul contract float %30, %93
  %95 = add nuw nsw i32 %89, %7
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fsub contract float %98, %94
  store float %99, ptr %97, align 4, !tbaa !7
  %100 = add nuw nsw i32 %56, 4
  %101 = icmp eq i32 %100, %1
  br i1 %101, label %102, label %55, !llvm.loop !50

102:                                              ; preds = %52, %55, %18, %20
  %103 = phi i32 [ %19, %18 ], [ %31, %20 ], [ %31, %55 ], [ %31, %52 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = icmp eq i32 %103, %1
  %105 = add i32 %11, 1
  br i1 %104, label %9, label %10, !llvm.loop !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
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
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !12}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !12}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !10}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
!40 = distinct !{!40, !12}
!41 = distinct !{!41, !10}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !10}
!44 = distinct !{!44, !12}
!45 = distinct !{!45, !12}
!46 = distinct !{!46, !10}
!47 = distinct !{!47, !12}
!48 = distinct !{!48, !12}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !12}
!51 = distinct !{!51, !12}
