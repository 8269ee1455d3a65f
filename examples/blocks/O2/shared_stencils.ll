; ModuleID = 'shared_stencils.cu'
source_filename = "shared_stencils.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16stencil1d_sharedPKfPfiE1s = internal unnamed_addr addrspace(3) global [70 x float] undef, align 4
@_ZZ16stencil2d_sharedPKfPfiiE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4
@_ZZ11blur_sharedPKfS0_PfiiE1s = internal unnamed_addr addrspace(3) global [10 x [34 x float]] undef, align 4
@_ZZ16stencil3d_planesPKfPfiiiE1s = internal unnamed_addr addrspace(3) global [10 x [18 x float]] undef, align 4
@_ZZ13stencil3d_boxPKfPfiiiE1s = internal unnamed_addr addrspace(3) global [6 x [10 x [10 x float]]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil1d_sharedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add nuw nsw i32 %7, 3
  %10 = icmp slt i32 %8, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ]
  %17 = zext nneg i32 %9 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !7
  %19 = icmp samesign ult i32 %7, 3
  br i1 %19, label %20, label %40

20:                                               ; preds = %15
  %21 = icmp sgt i32 %8, 2
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = zext nneg i32 %8 to i64
  %24 = getelementptr float, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 -12
  %26 = load float, ptr %25, align 4, !tbaa !7
  br label %27

27:                                               ; preds = %20, %22
  %28 = phi contract float [ %26, %22 ], [ 0.000000e+00, %20 ]
  %29 = zext nneg i32 %7 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %29
  store float %28, ptr %30, align 4, !tbaa !7
  %31 = add nsw i32 %8, 64
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %33, label %37

33:                                               ; preds = %27
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  br label %37

37:                                               ; preds = %27, %33
  %38 = phi contract float [ %36, %33 ], [ 0.000000e+00, %27 ]
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 268
  store float %38, ptr %39, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %37, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %41, label %77

41:                                               ; preds = %40
  %42 = zext nneg i32 %7 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fadd contract float %44, 0.000000e+00
  %46 = zext nneg i32 %7 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fadd contract float %45, %49
  %51 = zext nneg i32 %7 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %50, %54
  %56 = zext nneg i32 %9 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %55, %58
  %60 = zext nneg i32 %7 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fadd contract float %59, %63
  %65 = zext nneg i32 %7 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 20
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fadd contract float %64, %68
  %70 = zext nneg i32 %7 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil1d_sharedPKfPfiE1s to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fadd contract float %69, %73
  %75 = sext i32 %8 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  store float %74, ptr %76, align 4, !tbaa !7
  br label %77

77:                                               ; preds = %41, %40
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil2d_sharedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %7, 1
  %14 = add nuw nsw i32 %11, 1
  %15 = icmp slt i32 %8, %3
  %16 = icmp slt i32 %12, %2
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %68

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %12
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %24
  %26 = zext nneg i32 %13 to i64
  %27 = getelementptr inbounds nuw float, ptr %25, i64 %26
  store float %23, ptr %27, align 4, !tbaa !7
  %28 = icmp eq i32 %7, 0
  %29 = icmp sgt i32 %8, 0
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %34

31:                                               ; preds = %18
  %32 = getelementptr i8, ptr %22, i64 -4
  %33 = load float, ptr %32, align 4, !tbaa !7
  store float %33, ptr %25, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %31, %18
  %35 = icmp eq i32 %7, 15
  %36 = add nsw i32 %3, -1
  %37 = icmp slt i32 %8, %36
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %39, label %43

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 68
  %41 = getelementptr i8, ptr %22, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !7
  store float %42, ptr %40, align 4, !tbaa !7
  br label %43

43:                                               ; preds = %39, %34
  %44 = icmp eq i32 %11, 0
  %45 = icmp ne i32 %12, 0
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %26
  %49 = add nsw i32 %12, -1
  %50 = mul nsw i32 %3, %49
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  store float %54, ptr %48, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %47, %43
  %56 = icmp eq i32 %11, 15
  %57 = add nsw i32 %2, -1
  %58 = icmp samesign ult i32 %12, %57
  %59 = select i1 %56, i1 %58, i1 false
  br i1 %59, label %60, label %68

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 1224), i64 %26
  %62 = add nuw nsw i32 %12, 1
  %63 = mul nsw i32 %3, %62
  %64 = add nsw i32 %63, %8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  store float %67, ptr %61, align 4, !tbaa !7
  br label %68

68:                                               ; preds = %55, %60, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp sgt i32 %8, 0
  br i1 %69, label %70, label %102

70:                                               ; preds = %68
  %71 = add nsw i32 %3, -1
  %72 = icmp slt i32 %8, %71
  %73 = icmp ne i32 %12, 0
  %74 = and i1 %73, %72
  %75 = add nsw i32 %2, -1
  %76 = icmp slt i32 %12, %75
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %78, label %102

78:                                               ; preds = %70
  %79 = zext nneg i32 %11 to i64
  %80 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %79
  %81 = zext nneg i32 %13 to i64
  %82 = getelementptr inbounds nuw float, ptr %80, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %80, i64 144
  %85 = getelementptr inbounds nuw float, ptr %84, i64 %81
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fadd contract float %83, %86
  %88 = zext nneg i32 %14 to i64
  %89 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil2d_sharedPKfPfiiE1s to ptr), i64 %88
  %90 = zext nneg i32 %7 to i64
  %91 = getelementptr inbounds nuw float, ptr %89, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fadd contract float %87, %92
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fadd contract float %93, %95
  %97 = fmul contract float %96, 2.500000e-01
  %98 = mul nsw i32 %3, %12
  %99 = add nsw i32 %98, %8
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  store float %97, ptr %101, align 4, !tbaa !7
  br label %102

102:                                              ; preds = %78, %70, %68
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11blur_sharedPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, -1
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = add nsw i32 %10, -1
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = shl nuw nsw i32 %12, 5
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp samesign ult i32 %15, 340
  br i1 %16, label %17, label %20

17:                                               ; preds = %5
  %18 = add nsw i32 %3, -1
  %19 = add nsw i32 %4, -1
  br label %97

20:                                               ; preds = %97, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = add i32 %7, %14
  %22 = add nuw nsw i32 %10, %12
  %23 = icmp slt i32 %21, %4
  %24 = icmp slt i32 %22, %3
  %25 = and i1 %24, %23
  br i1 %25, label %26, label %122

26:                                               ; preds = %20
  %27 = zext nneg i32 %12 to i64
  %28 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %27
  %29 = load float, ptr %1, align 4, !tbaa !7
  %30 = zext nneg i32 %14 to i64
  %31 = getelementptr inbounds nuw float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %29, %32
  %34 = fadd contract float %33, 0.000000e+00
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = add nuw nsw i32 %14, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %28, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fmul contract float %36, %40
  %42 = fadd contract float %34, %41
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = add nuw nsw i32 %14, 2
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr %28, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %44, %48
  %50 = fadd contract float %42, %49
  %51 = zext nneg i32 %12 to i64
  %52 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 136
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = getelementptr inbounds nuw float, ptr %53, i64 %30
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %55, %57
  %59 = fadd contract float %50, %58
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = getelementptr inbounds nuw float, ptr %53, i64 %38
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %61, %63
  %65 = fadd contract float %59, %64
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = getelementptr inbounds nuw float, ptr %53, i64 %46
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %67, %69
  %71 = fadd contract float %65, %70
  %72 = zext nneg i32 %12 to i64
  %73 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 272
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds nuw float, ptr %74, i64 %30
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fmul contract float %76, %78
  %80 = fadd contract float %71, %79
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = getelementptr inbounds nuw float, ptr %74, i64 %38
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %82, %84
  %86 = fadd contract float %80, %85
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw float, ptr %74, i64 %46
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %88, %90
  %92 = fadd contract float %86, %91
  %93 = mul nsw i32 %4, %22
  %94 = add nsw i32 %93, %21
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %2, i64 %95
  store float %92, ptr %96, align 4, !tbaa !7
  br label %122

97:                                               ; preds = %17, %97
  %98 = phi i32 [ %15, %17 ], [ %120, %97 ]
  %99 = trunc i32 %98 to i16
  %100 = udiv i16 %99, 34
  %101 = zext nneg i16 %100 to i32
  %102 = add nsw i32 %11, %101
  %103 = tail call noundef i32 @__nv_max(i32 noundef %102, i32 noundef 0) #4
  %104 = tail call noundef i32 @__nv_min(i32 noundef %103, i32 noundef range(i32 -2147483648, 2147483647) %18) #4
  %105 = trunc i32 %98 to i16
  %106 = urem i16 %105, 34
  %107 = zext nneg i16 %106 to i32
  %108 = add nsw i32 %8, %107
  %109 = tail call noundef i32 @__nv_max(i32 noundef %108, i32 noundef 0) #4
  %110 = tail call noundef i32 @__nv_min(i32 noundef %109, i32 noundef range(i32 -2147483648, 2147483647) %19) #4
  %111 = mul nsw i32 %104, %4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = zext nneg i16 %100 to i64
  %117 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11blur_sharedPKfS0_PfiiE1s to ptr), i64 %116
  %118 = zext nneg i16 %106 to i64
  %119 = getelementptr inbounds nuw float, ptr %117, i64 %118
  store float %115, ptr %119, align 4, !tbaa !7
  %120 = add nuw nsw i32 %98, 256
  %121 = icmp samesign ult i32 %98, 84
  br i1 %121, label %97, label %20, !llvm.loop !9

122:                                              ; preds = %20, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16stencil3d_planesPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = add nuw nsw i32 %8, 1
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %13, %3
  %17 = and i1 %15, %16
  %18 = icmp sgt i32 %9, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %5
  %20 = add nsw i32 %2, -1
  %21 = icmp slt i32 %9, %20
  %22 = icmp ne i32 %13, 0
  %23 = and i1 %22, %21
  %24 = add nsw i32 %3, -1
  %25 = icmp slt i32 %13, %24
  %26 = select i1 %23, i1 %25, i1 false
  br label %27

27:                                               ; preds = %19, %5
  %28 = phi i1 [ false, %5 ], [ %26, %19 ]
  %29 = mul nsw i32 %3, %2
  %30 = mul nsw i32 %2, %13
  %31 = add nsw i32 %30, %9
  br i1 %17, label %32, label %36

32:                                               ; preds = %27
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  br label %36

36:                                               ; preds = %27, %32
  %37 = phi contract float [ %35, %32 ], [ 0.000000e+00, %27 ]
  br i1 %17, label %38, label %43

38:                                               ; preds = %36
  %39 = add nsw i32 %31, %29
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  br label %43

43:                                               ; preds = %36, %38
  %44 = phi contract float [ %42, %38 ], [ 0.000000e+00, %36 ]
  %45 = icmp sgt i32 %4, 2
  br i1 %45, label %46, label %77

46:                                               ; preds = %43
  %47 = zext nneg i32 %12 to i64
  %48 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 72
  %50 = zext nneg i32 %14 to i64
  %51 = getelementptr inbounds nuw float, ptr %49, i64 %50
  %52 = icmp eq i32 %8, 0
  %53 = and i1 %52, %18
  %54 = icmp eq i32 %8, 15
  %55 = add nsw i32 %2, -1
  %56 = icmp slt i32 %9, %55
  %57 = select i1 %54, i1 %56, i1 false
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 140
  %59 = icmp eq i32 %12, 0
  %60 = icmp ne i32 %13, 0
  %61 = and i1 %59, %60
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 %50
  %63 = sub i32 %31, %2
  %64 = icmp eq i32 %12, 7
  %65 = add nsw i32 %3, -1
  %66 = icmp slt i32 %13, %65
  %67 = select i1 %64, i1 %66, i1 false
  %68 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16stencil3d_planesPKfPfiiiE1s to ptr), i64 648), i64 %50
  %69 = add i32 %31, %2
  %70 = getelementptr inbounds nuw float, ptr %48, i64 %50
  %71 = getelementptr inbounds nuw i8, ptr %48, i64 144
  %72 = getelementptr inbounds nuw float, ptr %71, i64 %50
  %73 = zext nneg i32 %8 to i64
  %74 = getelementptr inbounds nuw float, ptr %49, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %76 = add nsw i32 %4, -2
  br label %78

77:                                               ; preds = %138, %43
  ret void

78:                                               ; preds = %46, %138
  %79 = phi i32 [ 1, %46 ], [ %139, %138 ]
  %80 = phi float [ %44, %46 ], [ %90, %138 ]
  %81 = phi float [ %37, %46 ], [ %80, %138 ]
  br i1 %17, label %82, label %89

82:                                               ; preds = %78
  %83 = add nuw nsw i32 %79, 1
  %84 = mul nsw i32 %83, %29
  %85 = add nsw i32 %84, %31
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  br label %89

89:                                               ; preds = %78, %82
  %90 = phi contract float [ %88, %82 ], [ 0.000000e+00, %78 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %80, ptr %51, align 4, !tbaa !7
  br i1 %17, label %91, label %121

91:                                               ; preds = %89
  br i1 %53, label %92, label %99

92:                                               ; preds = %91
  %93 = mul nsw i32 %79, %29
  %94 = add nsw i32 %93, %31
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr %0, i64 %95
  %97 = getelementptr i8, ptr %96, i64 -4
  %98 = load float, ptr %97, align 4, !tbaa !7
  store float %98, ptr %49, align 4, !tbaa !7
  br label %99

99:                                               ; preds = %92, %91
  br i1 %57, label %100, label %107

100:                                              ; preds = %99
  %101 = mul nsw i32 %79, %29
  %102 = add nsw i32 %101, %31
  %103 = sext i32 %102 to i64
  %104 = getelementptr float, ptr %0, i64 %103
  %105 = getelementptr i8, ptr %104, i64 4
  %106 = load float, ptr %105, align 4, !tbaa !7
  store float %106, ptr %58, align 4, !tbaa !7
  br label %107

107:                                              ; preds = %100, %99
  br i1 %61, label %108, label %114

108:                                              ; preds = %107
  %109 = mul nsw i32 %79, %29
  %110 = add i32 %63, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  store float %113, ptr %62, align 4, !tbaa !7
  br label %114

114:                                              ; preds = %108, %107
  br i1 %67, label %115, label %121

115:                                              ; preds = %114
  %116 = mul nsw i32 %79, %29
  %117 = add i32 %69, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  store float %120, ptr %68, align 4, !tbaa !7
  br label %121

121:                                              ; preds = %114, %115, %89
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %28, label %122, label %138

122:                                              ; preds = %121
  %123 = fadd contract float %81, %90
  %124 = load float, ptr %70, align 4, !tbaa !7
  %125 = fadd contract float %123, %124
  %126 = load float, ptr %72, align 4, !tbaa !7
  %127 = fadd contract float %125, %126
  %128 = load float, ptr %74, align 4, !tbaa !7
  %129 = fadd contract float %127, %128
  %130 = load float, ptr %75, align 4, !tbaa !7
  %131 = fadd contract float %129, %130
  %132 = fmul contract float %80, 6.000000e+00
  %133 = fsub contract float %131, %132
  %134 = mul nsw i32 %79, %29
  %135 = add nsw i32 %134, %31
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %1, i64 %136
  store float %133, ptr %137, align 4, !tbaa !7
  br label %138

138:                                              ; preds = %121, %122
  %139 = add nuw nsw i32 %79, 1
  %140 = icmp eq i32 %79, %76
  br i1 %140, label %77, label %78, !llvm.loop !11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13stencil3d_boxPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 3
  %11 = add i32 %10, %6
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 3
  %14 = add nuw nsw i32 %13, %7
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %16 = shl nuw nsw i32 %15, 2
  %17 = add nuw nsw i32 %16, %8
  %18 = mul nsw i32 %3, %17
  %19 = add nsw i32 %18, %14
  %20 = mul nsw i32 %19, %2
  %21 = add nsw i32 %20, %11
  %22 = icmp slt i32 %11, %2
  %23 = icmp slt i32 %14, %3
  %24 = and i1 %22, %23
  %25 = icmp slt i32 %17, %4
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %102

27:                                               ; preds = %5
  %28 = sext i32 %21 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = zext nneg i32 %8 to i64
  %32 = getelementptr [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %31
  %33 = getelementptr i8, ptr %32, i64 400
  %34 = add nuw nsw i32 %7, 1
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw [10 x float], ptr %33, i64 %35
  %37 = add nuw nsw i32 %6, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %36, i64 %38
  store float %30, ptr %39, align 4, !tbaa !7
  %40 = icmp eq i32 %6, 0
  %41 = icmp sgt i32 %11, 0
  %42 = and i1 %40, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %27
  %44 = getelementptr i8, ptr %29, i64 -4
  %45 = load float, ptr %44, align 4, !tbaa !7
  store float %45, ptr %36, align 4, !tbaa !7
  br label %46

46:                                               ; preds = %43, %27
  %47 = icmp eq i32 %6, 7
  %48 = add nsw i32 %11, 1
  %49 = icmp slt i32 %48, %2
  %50 = select i1 %47, i1 %49, i1 false
  br i1 %50, label %51, label %55

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %36, i64 36
  %53 = getelementptr i8, ptr %29, i64 4
  %54 = load float, ptr %53, align 4, !tbaa !7
  store float %54, ptr %52, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %51, %46
  %56 = icmp eq i32 %7, 0
  %57 = icmp ne i32 %14, 0
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %65

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw float, ptr %33, i64 %38
  %61 = sub nsw i32 %21, %2
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  store float %64, ptr %60, align 4, !tbaa !7
  br label %65

65:                                               ; preds = %59, %55
  %66 = icmp eq i32 %7, 7
  %67 = add nuw nsw i32 %14, 1
  %68 = icmp samesign ult i32 %67, %3
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %70, label %77

70:                                               ; preds = %65
  %71 = getelementptr i8, ptr %32, i64 760
  %72 = getelementptr inbounds nuw float, ptr %71, i64 %38
  %73 = add nsw i32 %21, %2
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  store float %76, ptr %72, align 4, !tbaa !7
  br label %77

77:                                               ; preds = %70, %65
  %78 = icmp eq i32 %8, 0
  %79 = icmp ne i32 %17, 0
  %80 = and i1 %78, %79
  br i1 %80, label %81, label %89

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %35
  %83 = getelementptr inbounds nuw float, ptr %82, i64 %38
  %84 = mul nsw i32 %3, %2
  %85 = sub nsw i32 %21, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  store float %88, ptr %83, align 4, !tbaa !7
  br label %89

89:                                               ; preds = %81, %77
  %90 = icmp eq i32 %8, 3
  %91 = add nuw nsw i32 %17, 1
  %92 = icmp samesign ult i32 %91, %4
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %94, label %102

94:                                               ; preds = %89
  %95 = getelementptr inbounds nuw [10 x float], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 2000), i64 %35
  %96 = getelementptr inbounds nuw float, ptr %95, i64 %38
  %97 = mul nsw i32 %3, %2
  %98 = add nsw i32 %21, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  store float %101, ptr %96, align 4, !tbaa !7
  br label %102

102:                                              ; preds = %89, %94, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = icmp eq i32 %11, 0
  br i1 %103, label %156, label %104

104:                                              ; preds = %102
  %105 = add nsw i32 %2, -1
  %106 = icmp sge i32 %11, %105
  %107 = icmp eq i32 %14, 0
  %108 = or i1 %107, %106
  br i1 %108, label %156, label %109

109:                                              ; preds = %104
  %110 = add nsw i32 %3, -1
  %111 = icmp slt i32 %14, %110
  %112 = icmp ne i32 %17, 0
  %113 = and i1 %112, %111
  %114 = add nsw i32 %4, -1
  %115 = icmp slt i32 %17, %114
  %116 = select i1 %113, i1 %115, i1 false
  br i1 %116, label %117, label %156

117:                                              ; preds = %109
  %118 = zext nneg i32 %8 to i64
  %119 = getelementptr inbounds nuw [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13stencil3d_boxPKfPfiiiE1s to ptr), i64 %118
  %120 = add nuw nsw i32 %7, 1
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw [10 x float], ptr %119, i64 %121
  %123 = add nuw nsw i32 %6, 1
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %122, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = getelementptr i8, ptr %119, i64 800
  %128 = getelementptr inbounds nuw [10 x float], ptr %127, i64 %121
  %129 = getelementptr inbounds nuw float, ptr %128, i64 %124
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fadd contract float %126, %130
  %132 = getelementptr i8, ptr %119, i64 400
  %133 = zext nneg i32 %7 to i64
  %134 = getelementptr inbounds nuw [10 x float], ptr %132, i64 %133
  %135 = getelementptr inbounds nuw float, ptr %134, i64 %124
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fadd contract float %131, %136
  %138 = getelementptr i8, ptr %134, i64 80
  %139 = getelementptr inbounds nuw float, ptr %138, i64 %124
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = fadd contract float %137, %140
  %142 = getelementptr inbounds nuw [10 x float], ptr %132, i64 %121
  %143 = zext nneg i32 %6 to i64
  %144 = getelementptr inbounds nuw float, ptr %142, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fadd contract float %141, %145
  %147 = getelementptr i8, ptr %144, i64 8
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = fadd contract float %146, %148
  %150 = getelementptr inbounds nuw float, ptr %142, i64 %124
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fmul contract float %151, 6.000000e+00
  %153 = fsub contract float %149, %152
  %154 = sext i32 %21 to i64
  %155 = getelementptr inbounds float, ptr %1, i64 %154
  store float %153, ptr %155, align 4, !tbaa !7
  br label %156

156:                                              ; preds = %102, %104, %109, %117
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
