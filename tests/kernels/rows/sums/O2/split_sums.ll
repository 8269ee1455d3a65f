; ModuleID = 'split_sums.cu'
source_filename = "split_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10block_dotsPKfS0_PfiE5cache = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9four_sumsPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %131

12:                                               ; preds = %5
  %13 = mul nsw i32 %4, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = icmp sgt i32 %4, 3
  br i1 %16, label %49, label %20

17:                                               ; preds = %49
  %18 = and i32 %4, 2147483644
  %19 = fadd contract float %78, %85
  br label %20

20:                                               ; preds = %17, %12
  %21 = phi float [ 0.000000e+00, %12 ], [ %62, %17 ]
  %22 = phi float [ 0.000000e+00, %12 ], [ %70, %17 ]
  %23 = phi float [ 0.000000e+00, %12 ], [ %19, %17 ]
  %24 = phi i32 [ 0, %12 ], [ %18, %17 ]
  %25 = icmp slt i32 %24, %4
  br i1 %25, label %26, label %125

26:                                               ; preds = %20
  %27 = and i32 %4, 3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %43, label %29

29:                                               ; preds = %26, %29
  %30 = phi i32 [ %40, %29 ], [ %24, %26 ]
  %31 = phi float [ %39, %29 ], [ %21, %26 ]
  %32 = phi i32 [ %41, %29 ], [ 0, %26 ]
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw float, ptr %15, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %33
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fmul contract float %35, %37
  %39 = fadd contract float %31, %38
  %40 = add nuw nsw i32 %30, 1
  %41 = add i32 %32, 1
  %42 = icmp eq i32 %41, %27
  br i1 %42, label %43, label %29, !llvm.loop !9

43:                                               ; preds = %29, %26
  %44 = phi float [ poison, %26 ], [ %39, %29 ]
  %45 = phi i32 [ %24, %26 ], [ %40, %29 ]
  %46 = phi float [ %21, %26 ], [ %39, %29 ]
  %47 = sub i32 %24, %4
  %48 = icmp ugt i32 %47, -4
  br i1 %48, label %125, label %89

49:                                               ; preds = %12, %49
  %50 = phi i32 [ %86, %49 ], [ 0, %12 ]
  %51 = phi float [ %85, %49 ], [ 0.000000e+00, %12 ]
  %52 = phi float [ %78, %49 ], [ 0.000000e+00, %12 ]
  %53 = phi float [ %70, %49 ], [ 0.000000e+00, %12 ]
  %54 = phi float [ %62, %49 ], [ 0.000000e+00, %12 ]
  %55 = or disjoint i32 %50, 3
  %56 = zext nneg i32 %50 to i64
  %57 = getelementptr inbounds nuw float, ptr %15, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = getelementptr inbounds nuw float, ptr %1, i64 %56
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fmul contract float %58, %60
  %62 = fadd contract float %54, %61
  %63 = or disjoint i32 %50, 1
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %15, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %64
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fmul contract float %66, %68
  %70 = fadd contract float %53, %69
  %71 = or disjoint i32 %50, 2
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %15, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %72
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %74, %76
  %78 = fadd contract float %52, %77
  %79 = zext nneg i32 %55 to i64
  %80 = getelementptr inbounds nuw float, ptr %15, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds nuw float, ptr %1, i64 %79
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %51, %84
  %86 = add nuw nsw i32 %50, 4
  %87 = or disjoint i32 %86, 3
  %88 = icmp slt i32 %87, %4
  br i1 %88, label %49, label %17, !llvm.loop !11

89:                                               ; preds = %43, %89
  %90 = phi i32 [ %123, %89 ], [ %45, %43 ]
  %91 = phi float [ %122, %89 ], [ %46, %43 ]
  %92 = zext nneg i32 %90 to i64
  %93 = getelementptr inbounds nuw float, ptr %15, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds nuw float, ptr %1, i64 %92
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %94, %96
  %98 = fadd contract float %91, %97
  %99 = add nuw nsw i32 %90, 1
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw float, ptr %15, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = getelementptr inbounds nuw float, ptr %1, i64 %100
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fmul contract float %102, %104
  %106 = fadd contract float %98, %105
  %107 = add nuw nsw i32 %90, 2
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %15, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw float, ptr %1, i64 %108
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fmul contract float %110, %112
  %114 = fadd contract float %106, %113
  %115 = add nuw nsw i32 %90, 3
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw float, ptr %15, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = getelementptr inbounds nuw float, ptr %1, i64 %116
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fmul contract float %118, %120
  %122 = fadd contract float %114, %121
  %123 = add nuw nsw i32 %90, 4
  %124 = icmp eq i32 %123, %4
  br i1 %124, label %125, label %89, !llvm.loop !13

125:                                              ; preds = %43, %89, %20
  %126 = phi float [ %21, %20 ], [ %44, %43 ], [ %122, %89 ]
  %127 = fadd contract float %22, %126
  %128 = fadd contract float %23, %127
  %129 = sext i32 %10 to i64
  %130 = getelementptr inbounds float, ptr %2, i64 %129
  store float %128, ptr %130, align 4, !tbaa !7
  br label %131

131:                                              ; preds = %5, %125
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11alternatingPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %72

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %41

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %3, -2
  %16 = lshr i32 %15, 1
  %17 = add nuw i32 %16, 1
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %16, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %13
  %21 = and i32 %17, -2
  br label %47

22:                                               ; preds = %47
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %22, %13
  %25 = phi i32 [ 0, %13 ], [ %69, %22 ]
  %26 = phi i32 [ 0, %13 ], [ %68, %22 ]
  %27 = phi i32 [ 0, %13 ], [ %65, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nsw i32 %25, %14
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = add nsw i32 %32, %27
  %34 = getelementptr i8, ptr %31, i64 4
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = add nsw i32 %35, %26
  br label %37

37:                                               ; preds = %22, %24
  %38 = phi i32 [ %65, %22 ], [ %33, %24 ]
  %39 = phi i32 [ %68, %22 ], [ %36, %24 ]
  %40 = sub i32 %38, %39
  br label %41

41:                                               ; preds = %37, %11
  %42 = phi i32 [ 0, %11 ], [ %40, %37 ]
  %43 = sext i32 %9 to i64
  %44 = getelementptr inbounds i32, ptr %1, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = add nsw i32 %42, %45
  store i32 %46, ptr %44, align 4, !tbaa !3
  br label %72

47:                                               ; preds = %47, %20
  %48 = phi i32 [ 0, %20 ], [ %69, %47 ]
  %49 = phi i32 [ 0, %20 ], [ %68, %47 ]
  %50 = phi i32 [ 0, %20 ], [ %65, %47 ]
  %51 = phi i32 [ 0, %20 ], [ %70, %47 ]
  %52 = add nsw i32 %48, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = add nsw i32 %55, %50
  %57 = getelementptr i8, ptr %54, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = add nsw i32 %58, %49
  %60 = or disjoint i32 %48, 2
  %61 = add nsw i32 %60, %14
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %56
  %66 = getelementptr i8, ptr %63, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = add nsw i32 %67, %59
  %69 = add nuw nsw i32 %48, 4
  %70 = add nuw nsw i32 %51, 2
  %71 = icmp eq i32 %70, %21
  br i1 %71, label %22, label %47, !llvm.loop !14

72:                                               ; preds = %4, %41
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12panel_updatePKdS0_Pdii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
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
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %78

19:                                               ; preds = %5
  %20 = mul nsw i32 %4, %15
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !15
  %25 = mul nuw nsw i32 %15, 6
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !15
  %29 = sext i32 %10 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !15
  %32 = fmul contract double %28, %31
  %33 = fsub contract double %24, %32
  %34 = getelementptr i8, ptr %27, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !15
  %36 = add nsw i32 %4, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !15
  %40 = fmul contract double %35, %39
  %41 = fsub contract double %33, %40
  %42 = getelementptr i8, ptr %27, i64 16
  %43 = load double, ptr %42, align 8, !tbaa !15
  %44 = shl nsw i32 %4, 1
  %45 = add nsw i32 %44, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !15
  %49 = fmul contract double %43, %48
  %50 = fsub contract double %41, %49
  %51 = getelementptr i8, ptr %27, i64 24
  %52 = load double, ptr %51, align 8, !tbaa !15
  %53 = mul nsw i32 %4, 3
  %54 = add nsw i32 %53, %10
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !15
  %58 = fmul contract double %52, %57
  %59 = fsub contract double %50, %58
  %60 = getelementptr i8, ptr %27, i64 32
  %61 = load double, ptr %60, align 8, !tbaa !15
  %62 = shl nsw i32 %4, 2
  %63 = add nsw i32 %62, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fmul contract double %61, %66
  %68 = fsub contract double %59, %67
  %69 = getelementptr i8, ptr %27, i64 40
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = mul nsw i32 %4, 5
  %72 = add nsw i32 %71, %10
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !15
  %76 = fmul contract double %70, %75
  %77 = fsub contract double %68, %76
  store double %77, ptr %23, align 8, !tbaa !15
  br label %78

78:                                               ; preds = %5, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12row_max_warpPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %4
  br label %22

9:                                                ; preds = %22, %3
  %10 = phi float [ 0xFFF0000000000000, %3 ], [ %29, %22 ]
  %11 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %10, i32 16, i32 31)
  %12 = tail call contract noundef float @__nv_fmaxf(float noundef %10, float noundef %11) #8
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 8, i32 31)
  %14 = tail call contract noundef float @__nv_fmaxf(float noundef %12, float noundef %13) #8
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 4, i32 31)
  %16 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %15) #8
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 2, i32 31)
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #8
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 1, i32 31)
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %18, float noundef %19) #8
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %32, label %35

22:                                               ; preds = %7, %22
  %23 = phi i32 [ %5, %7 ], [ %30, %22 ]
  %24 = phi float [ 0xFFF0000000000000, %7 ], [ %29, %22 ]
  %25 = add nsw i32 %23, %8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = tail call contract noundef float @__nv_fmaxf(float noundef %24, float noundef %28) #8
  %30 = add nuw nsw i32 %23, 32
  %31 = icmp slt i32 %30, %2
  br i1 %31, label %22, label %9, !llvm.loop !17

32:                                               ; preds = %9
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr %1, i64 %33
  store float %20, ptr %34, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %32, %9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10block_dotsPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %7, %12
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %16 = phi i32 [ %9, %11 ], [ %24, %14 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds float, ptr %1, i64 %17
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = fmul contract float %19, %21
  %23 = fadd contract float %15, %22
  %24 = add i32 %16, %13
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %14, label %26, !llvm.loop !18

26:                                               ; preds = %14, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ]
  %28 = zext nneg i32 %5 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %28
  store float %27, ptr %29, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = lshr i32 %7, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %44, %26
  %33 = icmp eq i32 %5, 0
  br i1 %33, label %47, label %51

34:                                               ; preds = %26, %44
  %35 = phi i32 [ %45, %44 ], [ %30, %26 ]
  %36 = icmp samesign ult i32 %5, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = add nuw nsw i32 %35, %5
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = load float, ptr %29, align 4, !tbaa !7
  %43 = fadd contract float %41, %42
  store float %43, ptr %29, align 4, !tbaa !7
  br label %44

44:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %35, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %32, label %34, !llvm.loop !19

47:                                               ; preds = %32
  %48 = zext nneg i32 %6 to i64
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %48
  %50 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), align 4, !tbaa !7
  store float %50, ptr %49, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %47, %32
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10conv_zerosPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  %18 = icmp slt i32 %11, %5
  %19 = icmp slt i32 %16, %4
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %218

21:                                               ; preds = %6
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %77

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %3, %17
  %25 = add nsw i32 %16, -1
  %26 = icmp eq i32 %16, 0
  %27 = icmp sle i32 %16, %4
  %28 = icmp sgt i32 %11, 0
  %29 = icmp sle i32 %11, %5
  %30 = and i1 %28, %29
  %31 = and i1 %27, %30
  %32 = add nsw i32 %11, -1
  %33 = icmp sgt i32 %11, -1
  %34 = and i1 %27, %33
  %35 = add nsw i32 %11, 1
  %36 = icmp sgt i32 %11, -2
  %37 = icmp slt i32 %35, %5
  %38 = and i1 %36, %37
  %39 = select i1 %27, i1 %38, i1 false
  %40 = icmp sgt i32 %11, 0
  %41 = icmp sle i32 %11, %5
  %42 = and i1 %40, %41
  %43 = add nsw i32 %11, -1
  %44 = icmp sgt i32 %11, -1
  %45 = add nsw i32 %11, 1
  %46 = icmp sgt i32 %11, -2
  %47 = icmp slt i32 %45, %5
  %48 = and i1 %46, %47
  %49 = add nuw nsw i32 %16, 1
  %50 = icmp slt i32 %49, %4
  %51 = icmp sgt i32 %11, 0
  %52 = icmp sle i32 %11, %5
  %53 = and i1 %51, %52
  %54 = and i1 %50, %53
  %55 = add nsw i32 %11, -1
  %56 = icmp sgt i32 %11, -1
  %57 = and i1 %50, %56
  %58 = add nsw i32 %11, 1
  %59 = icmp sgt i32 %11, -2
  %60 = icmp slt i32 %58, %5
  %61 = and i1 %59, %60
  %62 = select i1 %50, i1 %61, i1 false
  %63 = xor i1 %31, true
  %64 = or i1 %26, %63
  %65 = xor i1 %34, true
  %66 = or i1 %26, %65
  %67 = xor i1 %39, true
  %68 = select i1 %26, i1 true, i1 %67
  br label %69

69:                                               ; preds = %23, %207
  %70 = phi float [ 0.000000e+00, %23 ], [ %215, %207 ]
  %71 = phi i32 [ 0, %23 ], [ %216, %207 ]
  %72 = add nuw nsw i32 %71, %24
  %73 = mul nsw i32 %71, %4
  %74 = mul i32 %72, 9
  %75 = add nsw i32 %25, %73
  %76 = mul nsw i32 %75, %5
  br i1 %64, label %90, label %85

77:                                               ; preds = %207, %21
  %78 = phi float [ 0.000000e+00, %21 ], [ %215, %207 ]
  %79 = mul nsw i32 %4, %17
  %80 = add nuw nsw i32 %79, %16
  %81 = mul nsw i32 %80, %5
  %82 = add nsw i32 %81, %11
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %2, i64 %83
  store float %78, ptr %84, align 4, !tbaa !7
  br label %218

85:                                               ; preds = %69
  %86 = add nsw i32 %32, %76
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  br label %90

90:                                               ; preds = %69, %85
  %91 = phi contract float [ %89, %85 ], [ 0.000000e+00, %69 ]
  %92 = add i32 %74, -1
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, ptr %1, i64 %93
  %95 = getelementptr i8, ptr %94, i64 4
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %91, %96
  %98 = fadd contract float %70, %97
  br i1 %66, label %104, label %99

99:                                               ; preds = %90
  %100 = add nsw i32 %11, %76
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  br label %104

104:                                              ; preds = %90, %99
  %105 = phi contract float [ %103, %99 ], [ 0.000000e+00, %90 ]
  %106 = sext i32 %74 to i64
  %107 = getelementptr float, ptr %1, i64 %106
  %108 = getelementptr i8, ptr %107, i64 4
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %105, %109
  %111 = fadd contract float %98, %110
  br i1 %68, label %117, label %112

112:                                              ; preds = %104
  %113 = add nsw i32 %35, %76
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  br label %117

117:                                              ; preds = %104, %112
  %118 = phi contract float [ %116, %112 ], [ 0.000000e+00, %104 ]
  %119 = add i32 %74, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr float, ptr %1, i64 %120
  %122 = getelementptr i8, ptr %121, i64 4
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = fmul contract float %118, %123
  %125 = fadd contract float %111, %124
  %126 = mul i32 %72, 9
  %127 = add i32 %126, 3
  %128 = add nsw i32 %16, %73
  %129 = mul nsw i32 %128, %5
  br i1 %42, label %130, label %135

130:                                              ; preds = %117
  %131 = add nsw i32 %43, %129
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  br label %135

135:                                              ; preds = %130, %117
  %136 = phi contract float [ %134, %130 ], [ 0.000000e+00, %117 ]
  %137 = add i32 %126, 2
  %138 = sext i32 %137 to i64
  %139 = getelementptr float, ptr %1, i64 %138
  %140 = getelementptr i8, ptr %139, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fmul contract float %136, %141
  %143 = fadd contract float %125, %142
  br i1 %44, label %144, label %149

144:                                              ; preds = %135
  %145 = add nsw i32 %11, %129
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !7
  br label %149

149:                                              ; preds = %144, %135
  %150 = phi contract float [ %148, %144 ], [ 0.000000e+00, %135 ]
  %151 = sext i32 %127 to i64
  %152 = getelementptr float, ptr %1, i64 %151
  %153 = getelementptr i8, ptr %152, i64 4
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = fmul contract float %150, %154
  %156 = fadd contract float %143, %155
  br i1 %48, label %157, label %162

157:                                              ; preds = %149
  %158 = add nsw i32 %45, %129
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !7
  br label %162

162:                                              ; preds = %157, %149
  %163 = phi contract float [ %161, %157 ], [ 0.000000e+00, %149 ]
  %164 = add i32 %126, 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr float, ptr %1, i64 %165
  %167 = getelementptr i8, ptr %166, i64 4
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fmul contract float %163, %168
  %170 = fadd contract float %156, %169
  %171 = mul i32 %72, 9
  %172 = add i32 %171, 6
  %173 = add nsw i32 %49, %73
  %174 = mul nsw i32 %173, %5
  br i1 %54, label %175, label %180

175:                                              ; preds = %162
  %176 = add nsw i32 %55, %174
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  br label %180

180:                                              ; preds = %175, %162
  %181 = phi contract float [ %179, %175 ], [ 0.000000e+00, %162 ]
  %182 = add i32 %171, 5
  %183 = sext i32 %182 to i64
  %184 = getelementptr float, ptr %1, i64 %183
  %185 = getelementptr i8, ptr %184, i64 4
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fmul contract float %181, %186
  %188 = fadd contract float %170, %187
  br i1 %57, label %189, label %194

189:                                              ; preds = %180
  %190 = add nsw i32 %11, %174
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  br label %194

194:                                              ; preds = %189, %180
  %195 = phi contract float [ %193, %189 ], [ 0.000000e+00, %180 ]
  %196 = sext i32 %172 to i64
  %197 = getelementptr float, ptr %1, i64 %196
  %198 = getelementptr i8, ptr %197, i64 4
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = fmul contract float %195, %199
  %201 = fadd contract float %188, %200
  br i1 %62, label %202, label %207

202:                                              ; preds = %194
  %203 = add nsw i32 %58, %174
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !7
  br label %207

207:                                              ; preds = %202, %194
  %208 = phi contract float [ %206, %202 ], [ 0.000000e+00, %194 ]
  %209 = add i32 %171, 7
  %210 = sext i32 %209 to i64
  %211 = getelementptr float, ptr %1, i64 %210
  %212 = getelementptr i8, ptr %211, i64 4
  %213 = load float, ptr %212, align 4, !tbaa !7
  %214 = fmul contract float %208, %213
  %215 = fadd contract float %201, %214
  %216 = add nuw nsw i32 %71, 1
  %217 = icmp eq i32 %216, %3
  br i1 %217, label %77, label %69, !llvm.loop !20

218:                                              ; preds = %6, %77
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }

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
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
