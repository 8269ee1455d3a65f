; ModuleID = 'normalize.cu'
source_filename = "normalize.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16softmax_one_passPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %57

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %57

16:                                               ; preds = %11, %34
  %17 = phi i32 [ %40, %34 ], [ 0, %11 ]
  %18 = phi double [ %39, %34 ], [ 0.000000e+00, %11 ]
  %19 = phi float [ %37, %34 ], [ 0xFFF0000000000000, %11 ]
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %14, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fcmp contract ogt float %22, %19
  br i1 %23, label %24, label %31

24:                                               ; preds = %16
  %25 = fsub contract float %19, %22
  %26 = tail call contract noundef float @__nv_expf(float noundef %25) #8
  %27 = fpext contract float %26 to double
  %28 = fmul contract double %18, %27
  %29 = fsub contract float %22, %22
  %30 = tail call contract noundef float @__nv_expf(float noundef %29) #8
  br label %34

31:                                               ; preds = %16
  %32 = fsub contract float %22, %19
  %33 = tail call contract noundef float @__nv_expf(float noundef %32) #8
  br label %34

34:                                               ; preds = %31, %24
  %35 = phi float [ %33, %31 ], [ %30, %24 ]
  %36 = phi double [ %18, %31 ], [ %28, %24 ]
  %37 = phi float [ %19, %31 ], [ %22, %24 ]
  %38 = fpext contract float %35 to double
  %39 = fadd contract double %36, %38
  %40 = add nuw nsw i32 %17, 1
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %42, label %16, !llvm.loop !9

42:                                               ; preds = %34, %42
  %43 = phi i32 [ %55, %42 ], [ 0, %34 ]
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %14, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fsub contract float %46, %37
  %48 = tail call contract noundef float @__nv_expf(float noundef %47) #8
  %49 = fpext contract float %48 to double
  %50 = fdiv contract double %49, %39
  %51 = fptrunc contract double %50 to float
  %52 = add nsw i32 %43, %12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  store float %51, ptr %54, align 4, !tbaa !7
  %55 = add nuw nsw i32 %43, 1
  %56 = icmp eq i32 %55, %3
  br i1 %56, label %57, label %42, !llvm.loop !11

57:                                               ; preds = %42, %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18attention_one_passPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = alloca [12 x float], align 4
  %8 = alloca [12 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %89

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %16 = mul nsw i32 %13, 12
  br label %19

17:                                               ; preds = %19
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %30, label %35

19:                                               ; preds = %15, %19
  %20 = phi i32 [ 0, %15 ], [ %28, %19 ]
  %21 = add nsw i32 %20, %16
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds nuw float, ptr %7, i64 %25
  store float %24, ptr %26, align 4, !tbaa !7
  %27 = getelementptr inbounds nuw float, ptr %8, i64 %25
  store float 0.000000e+00, ptr %27, align 4, !tbaa !7
  %28 = add nuw nsw i32 %20, 1
  %29 = icmp eq i32 %28, 12
  br i1 %29, label %17, label %19, !llvm.loop !12

30:                                               ; preds = %17, %58
  %31 = phi float [ %39, %58 ], [ 0xFFF0000000000000, %17 ]
  %32 = phi i32 [ %61, %58 ], [ 0, %17 ]
  %33 = phi float [ %60, %58 ], [ 0.000000e+00, %17 ]
  %34 = mul nuw nsw i32 %32, 12
  br label %44

35:                                               ; preds = %58, %17
  %36 = phi float [ 0.000000e+00, %17 ], [ %60, %58 ]
  br label %78

37:                                               ; preds = %44
  %38 = fmul contract float %5, %55
  %39 = tail call contract noundef float @__nv_fmaxf(float noundef %31, float noundef %38) #8
  %40 = fsub contract float %31, %39
  %41 = tail call contract noundef float @__nv_expf(float noundef %40) #8
  %42 = fsub contract float %38, %39
  %43 = tail call contract noundef float @__nv_expf(float noundef %42) #8
  br label %63

44:                                               ; preds = %30, %44
  %45 = phi i32 [ 0, %30 ], [ %56, %44 ]
  %46 = phi float [ 0.000000e+00, %30 ], [ %55, %44 ]
  %47 = zext nneg i32 %45 to i64
  %48 = getelementptr inbounds nuw float, ptr %7, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = add nuw nsw i32 %45, %34
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %49, %53
  %55 = fadd contract float %46, %54
  %56 = add nuw nsw i32 %45, 1
  %57 = icmp eq i32 %56, 12
  br i1 %57, label %37, label %44, !llvm.loop !14

58:                                               ; preds = %63
  %59 = fmul contract float %33, %41
  %60 = fadd contract float %59, %43
  %61 = add nuw nsw i32 %32, 1
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %35, label %30, !llvm.loop !15

63:                                               ; preds = %37, %63
  %64 = phi i32 [ 0, %37 ], [ %75, %63 ]
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %8, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %41, %67
  %69 = add nuw nsw i32 %64, %34
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %2, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %43, %72
  %74 = fadd contract float %68, %73
  store float %74, ptr %66, align 4, !tbaa !7
  %75 = add nuw nsw i32 %64, 1
  %76 = icmp eq i32 %75, 12
  br i1 %76, label %58, label %63, !llvm.loop !16

77:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %89

78:                                               ; preds = %35, %78
  %79 = phi i32 [ 0, %35 ], [ %87, %78 ]
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %8, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fdiv contract float %82, %36
  %84 = add nsw i32 %79, %16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %3, i64 %85
  store float %83, ptr %86, align 4, !tbaa !7
  %87 = add nuw nsw i32 %79, 1
  %88 = icmp eq i32 %87, 12
  br i1 %88, label %77, label %78, !llvm.loop !17

89:                                               ; preds = %6, %77
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z10warp_totalf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 16, i32 31)
  %3 = fadd contract float %0, %2
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 8, i32 31)
  %5 = fadd contract float %3, %4
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 4, i32 31)
  %7 = fadd contract float %5, %6
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 2, i32 31)
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 1, i32 31)
  %11 = fadd contract float %9, %10
  ret float %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16softmax_in_placePfPKfi(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %23, label %11

11:                                               ; preds = %23, %3
  %12 = phi float [ 0xFFF0000000000000, %3 ], [ %29, %23 ]
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 16, i32 31)
  %14 = tail call contract noundef float @__nv_fmaxf(float noundef %12, float noundef %13) #8
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 8, i32 31)
  %16 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %15) #8
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 4, i32 31)
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #8
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 2, i32 31)
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %18, float noundef %19) #8
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 1, i32 31)
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %20, float noundef %21) #8
  br i1 %10, label %32, label %42

23:                                               ; preds = %3, %23
  %24 = phi i32 [ %30, %23 ], [ %9, %3 ]
  %25 = phi float [ %29, %23 ], [ 0xFFF0000000000000, %3 ]
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw float, ptr %7, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %28) #8
  %30 = add nuw nsw i32 %24, 32
  %31 = icmp slt i32 %30, %2
  br i1 %31, label %23, label %11, !llvm.loop !18

32:                                               ; preds = %11, %32
  %33 = phi i32 [ %40, %32 ], [ %9, %11 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %7, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fsub contract float %36, %22
  %38 = tail call contract noundef float @__nv_expf(float noundef %37) #8
  %39 = getelementptr inbounds nuw float, ptr %8, i64 %34
  store float %38, ptr %39, align 4, !tbaa !7
  %40 = add nuw nsw i32 %33, 32
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %32, label %54, !llvm.loop !19

42:                                               ; preds = %54, %11
  %43 = phi float [ 0.000000e+00, %11 ], [ %60, %54 ]
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 16, i32 31)
  %45 = fadd contract float %43, %44
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 8, i32 31)
  %47 = fadd contract float %45, %46
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %47, i32 4, i32 31)
  %49 = fadd contract float %47, %48
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %49, i32 2, i32 31)
  %51 = fadd contract float %49, %50
  %52 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %51, i32 1, i32 31)
  %53 = fadd contract float %51, %52
  br i1 %10, label %64, label %63

54:                                               ; preds = %32, %54
  %55 = phi i32 [ %61, %54 ], [ %9, %32 ]
  %56 = phi float [ %60, %54 ], [ 0.000000e+00, %32 ]
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw float, ptr %8, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fadd contract float %56, %59
  %61 = add nuw nsw i32 %55, 32
  %62 = icmp slt i32 %61, %2
  br i1 %62, label %54, label %42, !llvm.loop !20

63:                                               ; preds = %64, %42
  ret void

64:                                               ; preds = %42, %64
  %65 = phi i32 [ %70, %64 ], [ %9, %42 ]
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %8, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fdiv contract float %68, %53
  store float %69, ptr %67, align 4, !tbaa !7
  %70 = add nuw nsw i32 %65, 32
  %71 = icmp slt i32 %70, %2
  br i1 %71, label %64, label %63, !llvm.loop !21
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_warpsPKfS0_S0_PfS1_S1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 31
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = lshr i32 %12, 5
  %14 = mul i32 %13, %11
  %15 = lshr i32 %9, 5
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %6
  br i1 %17, label %18, label %99

18:                                               ; preds = %8
  %19 = mul nsw i32 %7, %16
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = icmp slt i32 %10, %7
  br i1 %22, label %38, label %23

23:                                               ; preds = %38, %18
  %24 = phi float [ 0.000000e+00, %18 ], [ %44, %38 ]
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 16, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 8, i32 31)
  %28 = fadd contract float %26, %27
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 4, i32 31)
  %30 = fadd contract float %28, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 2, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 1, i32 31)
  %34 = fadd contract float %32, %33
  %35 = sitofp i32 %7 to float
  %36 = fdiv contract float %34, %35
  %37 = icmp eq i32 %10, 0
  br i1 %37, label %47, label %50

38:                                               ; preds = %18, %38
  %39 = phi float [ %44, %38 ], [ 0.000000e+00, %18 ]
  %40 = phi i32 [ %45, %38 ], [ %10, %18 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %21, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fadd contract float %39, %43
  %45 = add nuw nsw i32 %40, 32
  %46 = icmp slt i32 %45, %7
  br i1 %46, label %38, label %23, !llvm.loop !22

47:                                               ; preds = %23
  %48 = sext i32 %16 to i64
  %49 = getelementptr inbounds float, ptr %4, i64 %48
  store float %36, ptr %49, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %47, %23
  br i1 %22, label %66, label %51

51:                                               ; preds = %66, %50
  %52 = phi float [ 0.000000e+00, %50 ], [ %74, %66 ]
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 16, i32 31)
  %54 = fadd contract float %52, %53
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 8, i32 31)
  %56 = fadd contract float %54, %55
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %56, i32 4, i32 31)
  %58 = fadd contract float %56, %57
  %59 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %58, i32 2, i32 31)
  %60 = fadd contract float %58, %59
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 1, i32 31)
  %62 = fadd contract float %60, %61
  %63 = fdiv contract float %62, %35
  %64 = fadd contract float %63, 0x3EE4F8B580000000
  %65 = tail call contract noundef float @__nv_rsqrtf(float noundef %64) #8
  br i1 %37, label %77, label %80

66:                                               ; preds = %50, %66
  %67 = phi i32 [ %75, %66 ], [ %10, %50 ]
  %68 = phi float [ %74, %66 ], [ 0.000000e+00, %50 ]
  %69 = zext nneg i32 %67 to i64
  %70 = getelementptr inbounds nuw float, ptr %21, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fsub contract float %71, %36
  %73 = fmul contract float %72, %72
  %74 = fadd contract float %68, %73
  %75 = add nuw nsw i32 %67, 32
  %76 = icmp slt i32 %75, %7
  br i1 %76, label %66, label %51, !llvm.loop !23

77:                                               ; preds = %51
  %78 = sext i32 %16 to i64
  %79 = getelementptr inbounds float, ptr %5, i64 %78
  store float %65, ptr %79, align 4, !tbaa !7
  br label %80

80:                                               ; preds = %77, %51
  br i1 %22, label %81, label %99

81:                                               ; preds = %80, %81
  %82 = phi i32 [ %97, %81 ], [ %10, %80 ]
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr %21, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fsub contract float %85, %36
  %87 = fmul contract float %65, %86
  %88 = getelementptr inbounds nuw float, ptr %1, i64 %83
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %89, %87
  %91 = getelementptr inbounds nuw float, ptr %2, i64 %83
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fadd contract float %92, %90
  %94 = add nsw i32 %82, %19
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %3, i64 %95
  store float %93, ptr %96, align 4, !tbaa !7
  %97 = add nuw nsw i32 %82, 32
  %98 = icmp slt i32 %97, %7
  br i1 %98, label %81, label %99, !llvm.loop !24

99:                                               ; preds = %81, %80, %8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_partsPKfS0_S0_PfS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = lshr i32 %7, 5
  %9 = and i32 %7, 31
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %5, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = icmp slt i32 %7, %5
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %14, label %44, label %16

16:                                               ; preds = %44, %6
  %17 = phi float [ 0.000000e+00, %6 ], [ %53, %44 ]
  %18 = phi float [ 0.000000e+00, %6 ], [ %51, %44 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 16, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 8, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 4, i32 31)
  %24 = fadd contract float %22, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 2, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 1, i32 31)
  %28 = fadd contract float %26, %27
  %29 = zext nneg i32 %8 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 %29
  store float %28, ptr %30, align 4, !tbaa !7
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 16, i32 31)
  %32 = fadd contract float %17, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 8, i32 31)
  %34 = fadd contract float %32, %33
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 4, i32 31)
  %36 = fadd contract float %34, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %36, i32 2, i32 31)
  %38 = fadd contract float %36, %37
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %38, i32 1, i32 31)
  %40 = fadd contract float %38, %39
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 %29
  store float %40, ptr %41, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = lshr i32 %15, 5
  %43 = icmp samesign ult i32 %9, %42
  br i1 %43, label %56, label %60

44:                                               ; preds = %6, %44
  %45 = phi float [ %51, %44 ], [ 0.000000e+00, %6 ]
  %46 = phi float [ %53, %44 ], [ 0.000000e+00, %6 ]
  %47 = phi i32 [ %54, %44 ], [ %7, %6 ]
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %13, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %45, %50
  %52 = fmul contract float %50, %50
  %53 = fadd contract float %46, %52
  %54 = add i32 %47, %15
  %55 = icmp slt i32 %54, %5
  br i1 %55, label %44, label %16, !llvm.loop !25

56:                                               ; preds = %16
  %57 = zext nneg i32 %9 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %16, %56
  %61 = phi contract float [ %59, %56 ], [ 0.000000e+00, %16 ]
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 16, i32 31)
  %63 = fadd contract float %61, %62
  %64 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %63, i32 8, i32 31)
  %65 = fadd contract float %63, %64
  %66 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 4, i32 31)
  %67 = fadd contract float %65, %66
  %68 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %67, i32 2, i32 31)
  %69 = fadd contract float %67, %68
  %70 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %69, i32 1, i32 31)
  %71 = fadd contract float %69, %70
  br i1 %43, label %72, label %76

72:                                               ; preds = %60
  %73 = zext nneg i32 %9 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %60, %72
  %77 = phi contract float [ %75, %72 ], [ 0.000000e+00, %60 ]
  %78 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %77, i32 16, i32 31)
  %79 = fadd contract float %77, %78
  %80 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %79, i32 8, i32 31)
  %81 = fadd contract float %79, %80
  %82 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %81, i32 4, i32 31)
  %83 = fadd contract float %81, %82
  %84 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %83, i32 2, i32 31)
  %85 = fadd contract float %83, %84
  %86 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %85, i32 1, i32 31)
  %87 = fadd contract float %85, %86
  %88 = sitofp i32 %5 to float
  %89 = fdiv contract float %71, %88
  %90 = fdiv contract float %87, %88
  %91 = fmul contract float %89, %89
  %92 = fsub contract float %90, %91
  %93 = fadd contract float %92, 0x3EE4F8B580000000
  %94 = tail call contract noundef float @__nv_rsqrtf(float noundef %93) #8
  %95 = icmp eq i32 %7, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %76
  %97 = zext nneg i32 %10 to i64
  %98 = getelementptr inbounds nuw float, ptr %4, i64 %97
  store float %89, ptr %98, align 4, !tbaa !7
  br label %99

99:                                               ; preds = %96, %76
  br i1 %14, label %101, label %100

100:                                              ; preds = %101, %99
  ret void

101:                                              ; preds = %99, %101
  %102 = phi i32 [ %117, %101 ], [ %7, %99 ]
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %13, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fsub contract float %105, %89
  %107 = fmul contract float %94, %106
  %108 = getelementptr inbounds float, ptr %1, i64 %103
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %109, %107
  %111 = getelementptr inbounds float, ptr %2, i64 %103
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = fadd contract float %112, %110
  %114 = add i32 %102, %11
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr %3, i64 %115
  store float %113, ptr %116, align 4, !tbaa !7
  %117 = add i32 %102, %15
  %118 = icmp slt i32 %117, %5
  br i1 %118, label %101, label %100, !llvm.loop !26
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z23softmax_thread_in_placePfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %104

10:                                               ; preds = %3
  %11 = mul nsw i32 %2, %8
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %19, label %16

16:                                               ; preds = %19, %10
  %17 = phi float [ %14, %10 ], [ %25, %19 ]
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %28, label %104

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %26, %19 ], [ 1, %10 ]
  %21 = phi float [ %25, %19 ], [ %14, %10 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw float, ptr %13, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %24) #8
  %26 = add nuw nsw i32 %20, 1
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %16, label %19, !llvm.loop !27

28:                                               ; preds = %16, %28
  %29 = phi i32 [ %37, %28 ], [ 0, %16 ]
  %30 = phi float [ %36, %28 ], [ 0.000000e+00, %16 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr %13, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fsub contract float %33, %17
  %35 = tail call contract noundef float @__nv_expf(float noundef %34) #8
  store float %35, ptr %32, align 4, !tbaa !7
  %36 = fadd contract float %30, %35
  %37 = add nuw nsw i32 %29, 1
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %39, label %28, !llvm.loop !28

39:                                               ; preds = %28
  %40 = and i32 %2, 7
  %41 = icmp ult i32 %2, 8
  br i1 %41, label %91, label %42

42:                                               ; preds = %39
  %43 = and i32 %2, 2147483640
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i32 [ 0, %42 ], [ %86, %44 ]
  %46 = phi i32 [ 0, %42 ], [ %87, %44 ]
  %47 = zext nneg i32 %45 to i64
  %48 = getelementptr inbounds nuw float, ptr %13, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fdiv contract float %49, %36
  store float %50, ptr %48, align 4, !tbaa !7
  %51 = zext nneg i32 %45 to i64
  %52 = getelementptr inbounds nuw float, ptr %13, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fdiv contract float %54, %36
  store float %55, ptr %53, align 4, !tbaa !7
  %56 = zext nneg i32 %45 to i64
  %57 = getelementptr inbounds nuw float, ptr %13, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fdiv contract float %59, %36
  store float %60, ptr %58, align 4, !tbaa !7
  %61 = zext nneg i32 %45 to i64
  %62 = getelementptr inbounds nuw float, ptr %13, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 12
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fdiv contract float %64, %36
  store float %65, ptr %63, align 4, !tbaa !7
  %66 = zext nneg i32 %45 to i64
  %67 = getelementptr inbounds nuw float, ptr %13, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fdiv contract float %69, %36
  store float %70, ptr %68, align 4, !tbaa !7
  %71 = zext nneg i32 %45 to i64
  %72 = getelementptr inbounds nuw float, ptr %13, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 20
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fdiv contract float %74, %36
  store float %75, ptr %73, align 4, !tbaa !7
  %76 = zext nneg i32 %45 to i64
  %77 = getelementptr inbounds nuw float, ptr %13, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fdiv contract float %79, %36
  store float %80, ptr %78, align 4, !tbaa !7
  %81 = zext nneg i32 %45 to i64
  %82 = getelementptr inbounds nuw float, ptr %13, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 28
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fdiv contract float %84, %36
  store float %85, ptr %83, align 4, !tbaa !7
  %86 = add nuw nsw i32 %45, 8
  %87 = add i32 %46, 8
  %88 = icmp eq i32 %87, %43
  br i1 %88, label %89, label %44, !llvm.loop !29

89:                                               ; preds = %44
  %90 = icmp eq i32 %40, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %89, %39
  %92 = phi i32 [ 0, %39 ], [ %86, %89 ]
  %93 = icmp ne i32 %40, 0
  tail call void @llvm.assume(i1 %93)
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i32 [ %101, %94 ], [ %92, %91 ]
  %96 = phi i32 [ %102, %94 ], [ 0, %91 ]
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds nuw float, ptr %13, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fdiv contract float %99, %36
  store float %100, ptr %98, align 4, !tbaa !7
  %101 = add nuw nsw i32 %95, 1
  %102 = add i32 %96, 1
  %103 = icmp eq i32 %102, %40
  br i1 %103, label %104, label %94, !llvm.loop !30

104:                                              ; preds = %89, %94, %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14softmax_causalPKfPffi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = mul i32 %3, %6
  %8 = add i32 %7, %5
  %9 = mul i32 %8, %3
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = icmp samesign ugt i32 %13, %5
  br i1 %14, label %15, label %27

15:                                               ; preds = %27, %4
  %16 = phi float [ 0xFFF0000000000000, %4 ], [ %34, %27 ]
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 16, i32 31)
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #8
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 8, i32 31)
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %18, float noundef %19) #8
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 4, i32 31)
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %20, float noundef %21) #8
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 2, i32 31)
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %23) #8
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 1, i32 31)
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %24, float noundef %25) #8
  br i1 %14, label %37, label %50

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %35, %27 ], [ %13, %4 ]
  %29 = phi float [ %34, %27 ], [ 0xFFF0000000000000, %4 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw float, ptr %11, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %2, %32
  %34 = tail call contract noundef float @__nv_fmaxf(float noundef %29, float noundef %33) #8
  %35 = add nuw nsw i32 %28, 32
  %36 = icmp samesign ugt i32 %35, %5
  br i1 %36, label %15, label %27, !llvm.loop !31

37:                                               ; preds = %50, %15
  %38 = phi float [ 0.000000e+00, %15 ], [ %59, %50 ]
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %38, i32 16, i32 31)
  %40 = fadd contract float %38, %39
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 8, i32 31)
  %42 = fadd contract float %40, %41
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %42, i32 4, i32 31)
  %44 = fadd contract float %42, %43
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 2, i32 31)
  %46 = fadd contract float %44, %45
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 1, i32 31)
  %48 = fadd contract float %46, %47
  %49 = icmp slt i32 %13, %3
  br i1 %49, label %63, label %62

50:                                               ; preds = %15, %50
  %51 = phi i32 [ %60, %50 ], [ %13, %15 ]
  %52 = phi float [ %59, %50 ], [ 0.000000e+00, %15 ]
  %53 = zext nneg i32 %51 to i64
  %54 = getelementptr inbounds nuw float, ptr %11, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %2, %55
  %57 = fsub contract float %56, %26
  %58 = tail call contract noundef float @__nv_expf(float noundef %57) #8
  %59 = fadd contract float %52, %58
  %60 = add nuw nsw i32 %51, 32
  %61 = icmp samesign ugt i32 %60, %5
  br i1 %61, label %37, label %50, !llvm.loop !32

62:                                               ; preds = %74, %37
  ret void

63:                                               ; preds = %37, %74
  %64 = phi i32 [ %77, %74 ], [ %13, %37 ]
  %65 = icmp samesign ugt i32 %64, %5
  %66 = zext nneg i32 %64 to i64
  br i1 %65, label %74, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw float, ptr %11, i64 %66
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %2, %69
  %71 = fsub contract float %70, %26
  %72 = tail call contract noundef float @__nv_expf(float noundef %71) #8
  %73 = fdiv contract float %72, %48
  br label %74

74:                                               ; preds = %63, %67
  %75 = phi contract float [ %73, %67 ], [ 0.000000e+00, %63 ]
  %76 = getelementptr inbounds nuw float, ptr %12, i64 %66
  store float %75, ptr %76, align 4, !tbaa !7
  %77 = add nuw nsw i32 %64, 32
  %78 = icmp slt i32 %77, %3
  br i1 %78, label %63, label %62, !llvm.loop !33
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10group_normPKfS0_S0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = urem i32 %8, %6
  %10 = sdiv i32 %4, %6
  %11 = mul nsw i32 %10, %5
  %12 = mul i32 %11, %8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw float, ptr %3, i64 %13
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = icmp slt i32 %16, %11
  br i1 %17, label %50, label %18

18:                                               ; preds = %50, %7
  %19 = phi float [ 0.000000e+00, %7 ], [ %59, %50 ]
  %20 = phi float [ 0.000000e+00, %7 ], [ %57, %50 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 16, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 8, i32 31)
  %24 = fadd contract float %22, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 4, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 2, i32 31)
  %28 = fadd contract float %26, %27
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 1, i32 31)
  %30 = fadd contract float %28, %29
  %31 = sitofp i32 %11 to float
  %32 = fdiv contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 16, i32 31)
  %34 = fadd contract float %19, %33
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 8, i32 31)
  %36 = fadd contract float %34, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %36, i32 4, i32 31)
  %38 = fadd contract float %36, %37
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %38, i32 2, i32 31)
  %40 = fadd contract float %38, %39
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 1, i32 31)
  %42 = fadd contract float %40, %41
  %43 = fdiv contract float %42, %31
  %44 = fmul contract float %32, %32
  %45 = fsub contract float %43, %44
  %46 = fadd contract float %45, 0x3EE4F8B580000000
  %47 = tail call contract noundef float @__nv_rsqrtf(float noundef %46) #8
  br i1 %17, label %48, label %62

48:                                               ; preds = %18
  %49 = mul nsw i32 %10, %9
  br label %63

50:                                               ; preds = %7, %50
  %51 = phi float [ %57, %50 ], [ 0.000000e+00, %7 ]
  %52 = phi float [ %59, %50 ], [ 0.000000e+00, %7 ]
  %53 = phi i32 [ %60, %50 ], [ %16, %7 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %14, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fadd contract float %51, %56
  %58 = fmul contract float %56, %56
  %59 = fadd contract float %52, %58
  %60 = add nuw nsw i32 %53, 32
  %61 = icmp slt i32 %60, %11
  br i1 %61, label %50, label %18, !llvm.loop !34

62:                                               ; preds = %63, %18
  ret void

63:                                               ; preds = %48, %63
  %64 = phi i32 [ %16, %48 ], [ %80, %63 ]
  %65 = sdiv i32 %64, %5
  %66 = add nsw i32 %65, %49
  %67 = zext nneg i32 %64 to i64
  %68 = getelementptr inbounds nuw float, ptr %14, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fsub contract float %69, %32
  %71 = fmul contract float %47, %70
  %72 = sext i32 %66 to i64
  %73 = getelementptr inbounds float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %74, %71
  %76 = getelementptr inbounds float, ptr %2, i64 %72
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fadd contract float %77, %75
  %79 = getelementptr inbounds nuw float, ptr %15, i64 %67
  store float %78, ptr %79, align 4, !tbaa !7
  %80 = add nuw nsw i32 %64, 32
  %81 = icmp slt i32 %80, %11
  br i1 %81, label %63, label %62, !llvm.loop !35
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17attention_weightsPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul i32 %4, %3
  %12 = mul i32 %11, %2
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %203

14:                                               ; preds = %5
  %15 = sdiv i32 %10, %4
  %16 = mul i32 %15, %4
  %17 = sub i32 %10, %16
  %18 = srem i32 %15, %3
  %19 = sdiv i32 %10, %11
  %20 = mul i32 %11, %3
  %21 = mul i32 %20, %19
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = mul i32 %3, %3
  %25 = mul i32 %24, %17
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  %28 = mul nsw i32 %18, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = getelementptr inbounds float, ptr %1, i64 %22
  %32 = getelementptr inbounds float, ptr %31, i64 %26
  %33 = getelementptr inbounds float, ptr %32, i64 %29
  %34 = icmp slt i32 %18, 0
  br i1 %34, label %115, label %35

35:                                               ; preds = %14
  %36 = add nuw i32 %18, 1
  %37 = and i32 %36, 7
  %38 = icmp ult i32 %18, 7
  br i1 %38, label %97, label %39

39:                                               ; preds = %35
  %40 = and i32 %36, -8
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi float [ -1.000000e+04, %39 ], [ %91, %41 ]
  %43 = phi i32 [ 0, %39 ], [ %92, %41 ]
  %44 = phi i32 [ 0, %39 ], [ %93, %41 ]
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr inbounds nuw float, ptr %30, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fcmp contract ogt float %47, %42
  %49 = select i1 %48, float %47, float %42
  %50 = sext i32 %43 to i64
  %51 = getelementptr inbounds nuw float, ptr %30, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fcmp contract ogt float %53, %49
  %55 = select i1 %54, float %53, float %49
  %56 = sext i32 %43 to i64
  %57 = getelementptr inbounds nuw float, ptr %30, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fcmp contract ogt float %59, %55
  %61 = select i1 %60, float %59, float %55
  %62 = sext i32 %43 to i64
  %63 = getelementptr inbounds nuw float, ptr %30, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fcmp contract ogt float %65, %61
  %67 = select i1 %66, float %65, float %61
  %68 = sext i32 %43 to i64
  %69 = getelementptr inbounds nuw float, ptr %30, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fcmp contract ogt float %71, %67
  %73 = select i1 %72, float %71, float %67
  %74 = sext i32 %43 to i64
  %75 = getelementptr inbounds nuw float, ptr %30, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 20
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fcmp contract ogt float %77, %73
  %79 = select i1 %78, float %77, float %73
  %80 = sext i32 %43 to i64
  %81 = getelementptr inbounds nuw float, ptr %30, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fcmp contract ogt float %83, %79
  %85 = select i1 %84, float %83, float %79
  %86 = sext i32 %43 to i64
  %87 = getelementptr inbounds nuw float, ptr %30, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 28
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fcmp contract ogt float %89, %85
  %91 = select i1 %90, float %89, float %85
  %92 = add nuw i32 %43, 8
  %93 = add i32 %44, 8
  %94 = icmp eq i32 %93, %40
  br i1 %94, label %95, label %41, !llvm.loop !36

95:                                               ; preds = %41
  %96 = icmp eq i32 %37, 0
  br i1 %96, label %113, label %97

97:                                               ; preds = %95, %35
  %98 = phi float [ -1.000000e+04, %35 ], [ %91, %95 ]
  %99 = phi i32 [ 0, %35 ], [ %92, %95 ]
  %100 = icmp ne i32 %37, 0
  tail call void @llvm.assume(i1 %100)
  br label %101

101:                                              ; preds = %101, %97
  %102 = phi float [ %109, %101 ], [ %98, %97 ]
  %103 = phi i32 [ %110, %101 ], [ %99, %97 ]
  %104 = phi i32 [ %111, %101 ], [ 0, %97 ]
  %105 = zext nneg i32 %103 to i64
  %106 = getelementptr inbounds nuw float, ptr %30, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fcmp contract ogt float %107, %102
  %109 = select i1 %108, float %107, float %102
  %110 = add nuw i32 %103, 1
  %111 = add i32 %104, 1
  %112 = icmp eq i32 %111, %37
  br i1 %112, label %113, label %101, !llvm.loop !37

113:                                              ; preds = %101, %95
  %114 = phi float [ %91, %95 ], [ %109, %101 ]
  br label %126

115:                                              ; preds = %126, %14
  %116 = phi float [ 0.000000e+00, %14 ], [ %134, %126 ]
  %117 = fcmp contract oeq float %116, 0.000000e+00
  %118 = fdiv contract float 1.000000e+00, %116
  %119 = select contract i1 %117, float 0.000000e+00, float %118
  %120 = icmp sgt i32 %3, 0
  br i1 %120, label %121, label %203

121:                                              ; preds = %115
  %122 = and i32 %3, 3
  %123 = icmp ult i32 %3, 4
  br i1 %123, label %185, label %124

124:                                              ; preds = %121
  %125 = and i32 %3, 2147483644
  br label %138

126:                                              ; preds = %113, %126
  %127 = phi i32 [ %136, %126 ], [ 0, %113 ]
  %128 = phi float [ %134, %126 ], [ 0.000000e+00, %113 ]
  %129 = zext nneg i32 %127 to i64
  %130 = getelementptr inbounds nuw float, ptr %30, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fsub contract float %131, %114
  %133 = tail call contract noundef float @__nv_expf(float noundef %132) #8
  %134 = fadd contract float %128, %133
  %135 = getelementptr inbounds nuw float, ptr %33, i64 %129
  store float %133, ptr %135, align 4, !tbaa !7
  %136 = add nuw i32 %127, 1
  %137 = icmp eq i32 %127, %18
  br i1 %137, label %115, label %126, !llvm.loop !38

138:                                              ; preds = %177, %124
  %139 = phi i32 [ 0, %124 ], [ %180, %177 ]
  %140 = phi i32 [ 0, %124 ], [ %181, %177 ]
  %141 = icmp sgt i32 %139, %18
  %142 = zext nneg i32 %139 to i64
  br i1 %141, label %147, label %143

143:                                              ; preds = %138
  %144 = getelementptr inbounds nuw float, ptr %33, i64 %142
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fmul contract float %119, %145
  br label %147

147:                                              ; preds = %138, %143
  %148 = phi contract float [ %146, %143 ], [ 0.000000e+00, %138 ]
  %149 = getelementptr inbounds nuw float, ptr %33, i64 %142
  store float %148, ptr %149, align 4, !tbaa !7
  %150 = or disjoint i32 %139, 1
  %151 = icmp slt i32 %139, %18
  %152 = zext nneg i32 %150 to i64
  br i1 %151, label %153, label %157

153:                                              ; preds = %147
  %154 = getelementptr inbounds nuw float, ptr %33, i64 %152
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %119, %155
  br label %157

157:                                              ; preds = %153, %147
  %158 = phi contract float [ %156, %153 ], [ 0.000000e+00, %147 ]
  %159 = getelementptr inbounds nuw float, ptr %33, i64 %152
  store float %158, ptr %159, align 4, !tbaa !7
  %160 = or disjoint i32 %139, 2
  %161 = icmp sgt i32 %160, %18
  %162 = zext nneg i32 %160 to i64
  br i1 %161, label %167, label %163

163:                                              ; preds = %157
  %164 = getelementptr inbounds nuw float, ptr %33, i64 %162
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = fmul contract float %119, %165
  br label %167

167:                                              ; preds = %163, %157
  %168 = phi contract float [ %166, %163 ], [ 0.000000e+00, %157 ]
  %169 = getelementptr inbounds nuw float, ptr %33, i64 %162
  store float %168, ptr %169, align 4, !tbaa !7
  %170 = or disjoint i32 %139, 3
  %171 = icmp sgt i32 %170, %18
  %172 = zext nneg i32 %170 to i64
  br i1 %171, label %177, label %173

173:                                              ; preds = %167
  %174 = getelementptr inbounds nuw float, ptr %33, i64 %172
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = fmul contract float %119, %175
  br label %177

177:                                              ; preds = %173, %167
  %178 = phi contract float [ %176, %173 ], [ 0.000000e+00, %167 ]
  %179 = getelementptr inbounds nuw float, ptr %33, i64 %172
  store float %178, ptr %179, align 4, !tbaa !7
  %180 = add nuw nsw i32 %139, 4
  %181 = add i32 %140, 4
  %182 = icmp eq i32 %181, %125
  br i1 %182, label %183, label %138, !llvm.loop !39

183:                                              ; preds = %177
  %184 = icmp eq i32 %122, 0
  br i1 %184, label %203, label %185

185:                                              ; preds = %183, %121
  %186 = phi i32 [ 0, %121 ], [ %180, %183 ]
  %187 = icmp ne i32 %122, 0
  tail call void @llvm.assume(i1 %187)
  br label %188

188:                                              ; preds = %197, %185
  %189 = phi i32 [ %200, %197 ], [ %186, %185 ]
  %190 = phi i32 [ %201, %197 ], [ 0, %185 ]
  %191 = icmp sgt i32 %189, %18
  %192 = zext nneg i32 %189 to i64
  br i1 %191, label %197, label %193

193:                                              ; preds = %188
  %194 = getelementptr inbounds nuw float, ptr %33, i64 %192
  %195 = load float, ptr %194, align 4, !tbaa !7
  %196 = fmul contract float %119, %195
  br label %197

197:                                              ; preds = %193, %188
  %198 = phi contract float [ %196, %193 ], [ 0.000000e+00, %188 ]
  %199 = getelementptr inbounds nuw float, ptr %33, i64 %192
  store float %198, ptr %199, align 4, !tbaa !7
  %200 = add nuw nsw i32 %189, 1
  %201 = add i32 %190, 1
  %202 = icmp eq i32 %201, %122
  br i1 %202, label %203, label %188, !llvm.loop !40

203:                                              ; preds = %183, %197, %115, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!12 = distinct !{!12, !10, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !10, !13}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10, !13}
!17 = distinct !{!17, !10, !13}
!18 = distinct !{!18, !10}
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
!30 = distinct !{!30, !13}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !13}
!38 = distinct !{!38, !10}
!39 = distinct !{!39, !10}
!40 = distinct !{!40, !13}
