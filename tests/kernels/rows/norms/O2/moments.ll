; ModuleID = 'moments.cu'
source_filename = "moments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Scaled = type { float, float }
%struct.Part = type { float, float, float }

@_ZZ19softmax_merged_treeE5parts = internal unnamed_addr addrspace(3) global [64 x %struct.Scaled] undef, align 8
@_ZZ19softmax_merged_treeE3all = internal unnamed_addr addrspace(3) global %struct.Scaled undef, align 8
@_ZZ12moments_treeE4mean = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE7squares = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE5count = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ13batch_momentsE6counts = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ13batch_momentsE5parts = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z6updateR4Partf(ptr noundef nonnull align 4 captures(none) dereferenceable(12) %0, float noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 4, !tbaa !7
  %5 = fadd contract float %4, 1.000000e+00
  store float %5, ptr %3, align 4, !tbaa !7
  %6 = load float, ptr %0, align 4, !tbaa !10
  %7 = fsub contract float %1, %6
  %8 = fdiv contract float %7, %5
  %9 = fadd contract float %6, %8
  store float %9, ptr %0, align 4, !tbaa !10
  %10 = fsub contract float %1, %9
  %11 = fmul contract float %7, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = fadd contract float %13, %11
  store float %14, ptr %12, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Part @_Z6merged4PartS_(ptr noundef readonly byval(%struct.Part) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Part) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 4, !tbaa !7
  %5 = fcmp contract oeq float %4, 0.000000e+00
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = load float, ptr %1, align 4, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !12
  br label %37

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fcmp contract oeq float %14, 0.000000e+00
  br i1 %15, label %16, label %20

16:                                               ; preds = %12
  %17 = load float, ptr %0, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !12
  br label %37

20:                                               ; preds = %12
  %21 = load float, ptr %1, align 4, !tbaa !10
  %22 = load float, ptr %0, align 4, !tbaa !10
  %23 = fsub contract float %21, %22
  %24 = fadd contract float %4, %14
  %25 = fdiv contract float %14, %24
  %26 = fmul contract float %25, %23
  %27 = fadd contract float %22, %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = fadd contract float %29, %31
  %33 = fmul contract float %23, %23
  %34 = fmul contract float %4, %33
  %35 = fmul contract float %25, %34
  %36 = fadd contract float %32, %35
  br label %37

37:                                               ; preds = %20, %16, %6
  %38 = phi float [ %7, %6 ], [ %17, %16 ], [ %27, %20 ]
  %39 = phi float [ %9, %6 ], [ %19, %16 ], [ %36, %20 ]
  %40 = phi float [ %11, %6 ], [ %4, %16 ], [ %24, %20 ]
  %41 = insertvalue %struct.Part poison, float %38, 0
  %42 = insertvalue %struct.Part %41, float %39, 1
  %43 = insertvalue %struct.Part %42, float %40, 2
  ret %struct.Part %43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z5weighfffR4Part(float noundef %0, float noundef %1, float noundef %2, ptr noundef nonnull align 4 captures(none) dereferenceable(12) %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load float, ptr %5, align 4, !tbaa !7
  %7 = fadd contract float %2, %6
  %8 = fcmp contract ogt float %7, 0.000000e+00
  br i1 %8, label %9, label %25

9:                                                ; preds = %4
  %10 = load float, ptr %3, align 4, !tbaa !10
  %11 = fsub contract float %0, %10
  %12 = fdiv contract float %6, %7
  %13 = fdiv contract float %2, %7
  %14 = fmul contract float %12, %10
  %15 = fmul contract float %0, %13
  %16 = fadd contract float %15, %14
  store float %16, ptr %3, align 4, !tbaa !10
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = fadd contract float %1, %18
  %20 = fmul contract float %11, %11
  %21 = fmul contract float %12, %20
  %22 = fmul contract float %13, %21
  %23 = fmul contract float %7, %22
  %24 = fadd contract float %19, %23
  store float %24, ptr %17, align 4, !tbaa !11
  br label %27

25:                                               ; preds = %4
  store float 0.000000e+00, ptr %3, align 4, !tbaa !10
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float 0.000000e+00, ptr %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %25, %9
  store float %7, ptr %5, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z10merge_warpRfS_Ri(ptr noundef nonnull align 4 captures(none) dereferenceable(4) %0, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %1, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %2) local_unnamed_addr #2 {
  %4 = load float, ptr %0, align 4, !tbaa !12
  %5 = load i32, ptr %2, align 4, !tbaa !3
  br label %7

6:                                                ; preds = %7
  ret void

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %5, %3 ], [ %36, %7 ]
  %9 = phi float [ %4, %3 ], [ %35, %7 ]
  %10 = phi i32 [ 0, %3 ], [ %37, %7 ]
  %11 = shl nuw nsw i32 1, %10
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 %11, i32 31)
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %8, i32 %11, i32 31)
  %14 = add nsw i32 %13, %8
  %15 = sitofp i32 %14 to float
  %16 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %15) #10
  %17 = fdiv contract float 1.000000e+00, %16
  %18 = load float, ptr %1, align 4, !tbaa !12
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 %11, i32 31)
  %20 = load float, ptr %0, align 4, !tbaa !12
  %21 = fsub contract float %20, %12
  %22 = fmul contract float %21, %21
  %23 = load i32, ptr %2, align 4, !tbaa !3
  %24 = sitofp i32 %23 to float
  %25 = fmul contract float %22, %24
  %26 = sitofp i32 %13 to float
  %27 = fmul contract float %25, %26
  %28 = fmul contract float %17, %27
  %29 = fadd contract float %19, %28
  %30 = fadd contract float %18, %29
  store float %30, ptr %1, align 4, !tbaa !12
  %31 = load float, ptr %0, align 4, !tbaa !12
  %32 = fmul contract float %31, %24
  %33 = fmul contract float %12, %26
  %34 = fadd contract float %33, %32
  %35 = fmul contract float %17, %34
  store float %35, ptr %0, align 4, !tbaa !12
  %36 = add nsw i32 %23, %13
  store i32 %36, ptr %2, align 4, !tbaa !3
  %37 = add nuw nsw i32 %10, 1
  %38 = icmp eq i32 %37, 5
  br i1 %38, label %6, label %7, !llvm.loop !13
}

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Scaled @_Z6merged6ScaledS_(ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = load float, ptr %0, align 4, !tbaa !15
  %4 = load float, ptr %1, align 4, !tbaa !15
  %5 = fcmp contract ogt float %3, %4
  %6 = select i1 %5, float %3, float %4
  %7 = select i1 %5, ptr %0, ptr %1
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !12
  %10 = select i1 %5, float %4, float %3
  %11 = select i1 %5, ptr %1, ptr %0
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !12
  %14 = fsub contract float %10, %6
  %15 = tail call contract noundef float @__nv_fast_expf(float noundef %14) #10
  %16 = fmul contract float %13, %15
  %17 = fadd contract float %9, %16
  %18 = insertvalue %struct.Scaled poison, float %6, 0
  %19 = insertvalue %struct.Scaled %18, float %17, 1
  ret %struct.Scaled %19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_merged_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp slt i32 %8, %2
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %9, label %19, label %11

11:                                               ; preds = %19, %3
  %12 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %27, %19 ]
  %13 = phi float [ 0.000000e+00, %3 ], [ %34, %19 ]
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr inbounds nuw %struct.Scaled, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 %14
  store float %12, ptr %15, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %13, ptr %16, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = lshr i32 %10, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %37, label %39

19:                                               ; preds = %3, %19
  %20 = phi float [ %34, %19 ], [ 0.000000e+00, %3 ]
  %21 = phi float [ %27, %19 ], [ 0xC7EFFFFFE0000000, %3 ]
  %22 = phi i32 [ %35, %19 ], [ %8, %3 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %7, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !12
  %26 = fcmp contract ogt float %21, %25
  %27 = select i1 %26, float %21, float %25
  %28 = select i1 %26, float %20, float 1.000000e+00
  %29 = select i1 %26, float %25, float %21
  %30 = select i1 %26, float 1.000000e+00, float %20
  %31 = fsub contract float %29, %27
  %32 = tail call contract noundef float @__nv_fast_expf(float noundef %31) #10
  %33 = fmul contract float %32, %30
  %34 = fadd contract float %28, %33
  %35 = add i32 %22, %10
  %36 = icmp slt i32 %35, %2
  br i1 %36, label %19, label %11, !llvm.loop !17

37:                                               ; preds = %67, %11
  %38 = icmp eq i32 %8, 0
  br i1 %38, label %70, label %72

39:                                               ; preds = %11, %67
  %40 = phi i32 [ %68, %67 ], [ %17, %11 ]
  %41 = icmp samesign ult i32 %8, %40
  br i1 %41, label %42, label %67

42:                                               ; preds = %39
  %43 = load i64, ptr %15, align 4
  %44 = trunc i64 %43 to i32
  %45 = lshr i64 %43, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = add nuw nsw i32 %40, %8
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.Scaled, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 %48
  %50 = load i64, ptr %49, align 4
  %51 = trunc i64 %50 to i32
  %52 = lshr i64 %50, 32
  %53 = trunc nuw i64 %52 to i32
  %54 = bitcast i32 %51 to float
  %55 = bitcast i32 %53 to float
  %56 = bitcast i32 %44 to float
  %57 = bitcast i32 %46 to float
  %58 = fcmp contract ogt float %56, %54
  %59 = select i1 %58, float %56, float %54
  %60 = select i1 %58, float %57, float %55
  %61 = select i1 %58, float %54, float %56
  %62 = select i1 %58, float %55, float %57
  %63 = fsub contract float %61, %59
  %64 = tail call contract noundef float @__nv_fast_expf(float noundef %63) #10
  %65 = fmul contract float %64, %62
  %66 = fadd contract float %60, %65
  store float %59, ptr %15, align 4, !tbaa !12
  store float %66, ptr %16, align 4, !tbaa !12
  br label %67

67:                                               ; preds = %42, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = lshr i32 %40, 1
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %37, label %39, !llvm.loop !18

70:                                               ; preds = %37
  %71 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), align 8
  store i64 %71, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 8
  br label %72

72:                                               ; preds = %70, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %74, label %73

73:                                               ; preds = %74, %72
  ret void

74:                                               ; preds = %72, %74
  %75 = phi i32 [ %87, %74 ], [ %8, %72 ]
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %7, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !12
  %79 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 4, !tbaa !15
  %80 = fsub contract float %78, %79
  %81 = tail call contract noundef float @__nv_fast_expf(float noundef %80) #10
  %82 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), i64 4), align 4, !tbaa !19
  %83 = fdiv contract float %81, %82
  %84 = add i32 %75, %5
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %1, i64 %85
  store float %83, ptr %86, align 4, !tbaa !12
  %87 = add i32 %75, %10
  %88 = icmp slt i32 %87, %2
  br i1 %88, label %74, label %73, !llvm.loop !20
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_merged_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = lshr i32 %6, 5
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = lshr i32 %9, 5
  %11 = add i32 %8, %10
  %12 = and i32 %9, 31
  %13 = icmp slt i32 %11, %2
  br i1 %13, label %14, label %102

14:                                               ; preds = %4
  %15 = icmp slt i32 %12, %3
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = mul nsw i32 %3, %11
  br label %71

18:                                               ; preds = %71, %14
  %19 = phi float [ 0.000000e+00, %14 ], [ %85, %71 ]
  %20 = phi float [ 0xC7EFFFFFE0000000, %14 ], [ %79, %71 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 16, i32 31)
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 16, i32 31)
  %23 = tail call contract noundef float @__nv_fmaxf(float noundef %20, float noundef %21) #10
  %24 = fsub contract float %20, %23
  %25 = tail call contract noundef float @__nv_fast_expf(float noundef %24) #10
  %26 = fmul contract float %19, %25
  %27 = fsub contract float %21, %23
  %28 = tail call contract noundef float @__nv_fast_expf(float noundef %27) #10
  %29 = fmul contract float %22, %28
  %30 = fadd contract float %26, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 8, i32 31)
  %32 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 8, i32 31)
  %33 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %31) #10
  %34 = fsub contract float %23, %33
  %35 = tail call contract noundef float @__nv_fast_expf(float noundef %34) #10
  %36 = fmul contract float %30, %35
  %37 = fsub contract float %31, %33
  %38 = tail call contract noundef float @__nv_fast_expf(float noundef %37) #10
  %39 = fmul contract float %32, %38
  %40 = fadd contract float %36, %39
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 4, i32 31)
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 4, i32 31)
  %43 = tail call contract noundef float @__nv_fmaxf(float noundef %33, float noundef %41) #10
  %44 = fsub contract float %33, %43
  %45 = tail call contract noundef float @__nv_fast_expf(float noundef %44) #10
  %46 = fmul contract float %40, %45
  %47 = fsub contract float %41, %43
  %48 = tail call contract noundef float @__nv_fast_expf(float noundef %47) #10
  %49 = fmul contract float %42, %48
  %50 = fadd contract float %46, %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 2, i32 31)
  %52 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 2, i32 31)
  %53 = tail call contract noundef float @__nv_fmaxf(float noundef %43, float noundef %51) #10
  %54 = fsub contract float %43, %53
  %55 = tail call contract noundef float @__nv_fast_expf(float noundef %54) #10
  %56 = fmul contract float %50, %55
  %57 = fsub contract float %51, %53
  %58 = tail call contract noundef float @__nv_fast_expf(float noundef %57) #10
  %59 = fmul contract float %52, %58
  %60 = fadd contract float %56, %59
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 1, i32 31)
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 1, i32 31)
  %63 = tail call contract noundef float @__nv_fmaxf(float noundef %53, float noundef %61) #10
  %64 = fsub contract float %53, %63
  %65 = tail call contract noundef float @__nv_fast_expf(float noundef %64) #10
  %66 = fmul contract float %60, %65
  %67 = fsub contract float %61, %63
  %68 = tail call contract noundef float @__nv_fast_expf(float noundef %67) #10
  %69 = fmul contract float %62, %68
  %70 = fadd contract float %66, %69
  br i1 %15, label %88, label %102

71:                                               ; preds = %16, %71
  %72 = phi float [ 0xC7EFFFFFE0000000, %16 ], [ %79, %71 ]
  %73 = phi float [ 0.000000e+00, %16 ], [ %85, %71 ]
  %74 = phi i32 [ %12, %16 ], [ %86, %71 ]
  %75 = add nsw i32 %74, %17
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !12
  %79 = tail call contract noundef float @__nv_fmaxf(float noundef %72, float noundef %78) #10
  %80 = fsub contract float %72, %79
  %81 = tail call contract noundef float @__nv_fast_expf(float noundef %80) #10
  %82 = fmul contract float %73, %81
  %83 = fsub contract float %78, %79
  %84 = tail call contract noundef float @__nv_fast_expf(float noundef %83) #10
  %85 = fadd contract float %82, %84
  %86 = add nuw nsw i32 %74, 32
  %87 = icmp slt i32 %86, %3
  br i1 %87, label %71, label %18, !llvm.loop !21

88:                                               ; preds = %18
  %89 = mul nsw i32 %3, %11
  br label %90

90:                                               ; preds = %88, %90
  %91 = phi i32 [ %12, %88 ], [ %100, %90 ]
  %92 = add nsw i32 %91, %89
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !12
  %96 = fsub contract float %95, %63
  %97 = tail call contract noundef float @__nv_fast_expf(float noundef %96) #10
  %98 = fdiv contract float %97, %70
  %99 = getelementptr inbounds float, ptr %1, i64 %93
  store float %98, ptr %99, align 4, !tbaa !12
  %100 = add nuw nsw i32 %91, 32
  %101 = icmp slt i32 %100, %3
  br i1 %101, label %90, label %102, !llvm.loop !22

102:                                              ; preds = %90, %18, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @moments_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %78

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %39

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %4, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483646
  br label %47

20:                                               ; preds = %47
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %39, label %22

22:                                               ; preds = %20, %14
  %23 = phi float [ 0.000000e+00, %14 ], [ %72, %20 ]
  %24 = phi i32 [ 0, %14 ], [ %69, %20 ]
  %25 = phi float [ 0.000000e+00, %14 ], [ %75, %20 ]
  %26 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %26)
  %27 = add nsw i32 %24, %15
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !12
  %31 = fsub contract float %30, %23
  %32 = add nuw nsw i32 %24, 1
  %33 = uitofp nneg i32 %32 to float
  %34 = fdiv contract float %31, %33
  %35 = fadd contract float %23, %34
  %36 = fsub contract float %30, %35
  %37 = fmul contract float %31, %36
  %38 = fadd contract float %25, %37
  br label %39

39:                                               ; preds = %22, %20, %12
  %40 = phi float [ 0.000000e+00, %12 ], [ %75, %20 ], [ %38, %22 ]
  %41 = phi float [ 0.000000e+00, %12 ], [ %72, %20 ], [ %35, %22 ]
  %42 = sext i32 %10 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  store float %41, ptr %43, align 4, !tbaa !12
  %44 = sitofp i32 %4 to float
  %45 = fdiv contract float %40, %44
  %46 = getelementptr inbounds float, ptr %2, i64 %42
  store float %45, ptr %46, align 4, !tbaa !12
  br label %78

47:                                               ; preds = %47, %18
  %48 = phi float [ 0.000000e+00, %18 ], [ %72, %47 ]
  %49 = phi i32 [ 0, %18 ], [ %69, %47 ]
  %50 = phi float [ 0.000000e+00, %18 ], [ %75, %47 ]
  %51 = phi i32 [ 0, %18 ], [ %76, %47 ]
  %52 = add nsw i32 %49, %15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !12
  %56 = fsub contract float %55, %48
  %57 = or disjoint i32 %49, 1
  %58 = uitofp nneg i32 %57 to float
  %59 = fdiv contract float %56, %58
  %60 = fadd contract float %48, %59
  %61 = fsub contract float %55, %60
  %62 = fmul contract float %56, %61
  %63 = fadd contract float %50, %62
  %64 = add nsw i32 %57, %15
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !12
  %68 = fsub contract float %67, %60
  %69 = add nuw nsw i32 %49, 2
  %70 = uitofp nneg i32 %69 to float
  %71 = fdiv contract float %68, %70
  %72 = fadd contract float %60, %71
  %73 = fsub contract float %67, %72
  %74 = fmul contract float %68, %73
  %75 = fadd contract float %63, %74
  %76 = add i32 %51, 2
  %77 = icmp eq i32 %76, %19
  br i1 %77, label %20, label %47, !llvm.loop !23

78:                                               ; preds = %5, %39
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_down(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  br label %18

10:                                               ; preds = %18, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %27, %18 ]
  %12 = phi float [ 0.000000e+00, %4 ], [ %33, %18 ]
  %13 = phi float [ 0.000000e+00, %4 ], [ %30, %18 ]
  %14 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %13, i32 16, i32 31)
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %12, i32 16, i32 31)
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %11, i32 16, i32 31)
  %17 = fcmp contract oeq float %11, 0.000000e+00
  br i1 %17, label %49, label %36

18:                                               ; preds = %7, %18
  %19 = phi i32 [ %5, %7 ], [ %34, %18 ]
  %20 = phi float [ 0.000000e+00, %7 ], [ %30, %18 ]
  %21 = phi float [ 0.000000e+00, %7 ], [ %33, %18 ]
  %22 = phi float [ 0.000000e+00, %7 ], [ %27, %18 ]
  %23 = add i32 %19, %9
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !12
  %27 = fadd contract float %22, 1.000000e+00
  %28 = fsub contract float %26, %20
  %29 = fdiv contract float %28, %27
  %30 = fadd contract float %20, %29
  %31 = fsub contract float %26, %30
  %32 = fmul contract float %28, %31
  %33 = fadd contract float %21, %32
  %34 = add nuw nsw i32 %19, 32
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %18, label %10, !llvm.loop !24

36:                                               ; preds = %10
  %37 = fcmp contract oeq float %16, 0.000000e+00
  br i1 %37, label %49, label %38

38:                                               ; preds = %36
  %39 = fsub contract float %14, %13
  %40 = fadd contract float %11, %16
  %41 = fdiv contract float %16, %40
  %42 = fmul contract float %39, %41
  %43 = fadd contract float %13, %42
  %44 = fadd contract float %12, %15
  %45 = fmul contract float %39, %39
  %46 = fmul contract float %11, %45
  %47 = fmul contract float %46, %41
  %48 = fadd contract float %44, %47
  br label %49

49:                                               ; preds = %36, %10, %38
  %50 = phi float [ %43, %38 ], [ %14, %10 ], [ %13, %36 ]
  %51 = phi float [ %48, %38 ], [ %15, %10 ], [ %12, %36 ]
  %52 = phi float [ %40, %38 ], [ %16, %10 ], [ %11, %36 ]
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %50, i32 8, i32 31)
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %51, i32 8, i32 31)
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %52, i32 8, i32 31)
  %56 = fcmp contract oeq float %52, 0.000000e+00
  br i1 %56, label %70, label %57

57:                                               ; preds = %49
  %58 = fcmp contract oeq float %55, 0.000000e+00
  br i1 %58, label %70, label %59

59:                                               ; preds = %57
  %60 = fsub contract float %53, %50
  %61 = fadd contract float %52, %55
  %62 = fdiv contract float %55, %61
  %63 = fmul contract float %60, %62
  %64 = fadd contract float %50, %63
  %65 = fadd contract float %51, %54
  %66 = fmul contract float %60, %60
  %67 = fmul contract float %52, %66
  %68 = fmul contract float %67, %62
  %69 = fadd contract float %65, %68
  br label %70

70:                                               ; preds = %59, %57, %49
  %71 = phi float [ %64, %59 ], [ %53, %49 ], [ %50, %57 ]
  %72 = phi float [ %69, %59 ], [ %54, %49 ], [ %51, %57 ]
  %73 = phi float [ %61, %59 ], [ %55, %49 ], [ %52, %57 ]
  %74 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %71, i32 4, i32 31)
  %75 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %72, i32 4, i32 31)
  %76 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %73, i32 4, i32 31)
  %77 = fcmp contract oeq float %73, 0.000000e+00
  br i1 %77, label %91, label %78

78:                                               ; preds = %70
  %79 = fcmp contract oeq float %76, 0.000000e+00
  br i1 %79, label %91, label %80

80:                                               ; preds = %78
  %81 = fsub contract float %74, %71
  %82 = fadd contract float %73, %76
  %83 = fdiv contract float %76, %82
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %71, %84
  %86 = fadd contract float %72, %75
  %87 = fmul contract float %81, %81
  %88 = fmul contract float %73, %87
  %89 = fmul contract float %88, %83
  %90 = fadd contract float %86, %89
  br label %91

91:                                               ; preds = %80, %78, %70
  %92 = phi float [ %85, %80 ], [ %74, %70 ], [ %71, %78 ]
  %93 = phi float [ %90, %80 ], [ %75, %70 ], [ %72, %78 ]
  %94 = phi float [ %82, %80 ], [ %76, %70 ], [ %73, %78 ]
  %95 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %92, i32 2, i32 31)
  %96 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %93, i32 2, i32 31)
  %97 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %94, i32 2, i32 31)
  %98 = fcmp contract oeq float %94, 0.000000e+00
  br i1 %98, label %112, label %99

99:                                               ; preds = %91
  %100 = fcmp contract oeq float %97, 0.000000e+00
  br i1 %100, label %112, label %101

101:                                              ; preds = %99
  %102 = fsub contract float %95, %92
  %103 = fadd contract float %94, %97
  %104 = fdiv contract float %97, %103
  %105 = fmul contract float %102, %104
  %106 = fadd contract float %92, %105
  %107 = fadd contract float %93, %96
  %108 = fmul contract float %102, %102
  %109 = fmul contract float %94, %108
  %110 = fmul contract float %109, %104
  %111 = fadd contract float %107, %110
  br label %112

112:                                              ; preds = %101, %99, %91
  %113 = phi float [ %106, %101 ], [ %95, %91 ], [ %92, %99 ]
  %114 = phi float [ %111, %101 ], [ %96, %91 ], [ %93, %99 ]
  %115 = phi float [ %103, %101 ], [ %97, %91 ], [ %94, %99 ]
  %116 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %113, i32 1, i32 31)
  %117 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %114, i32 1, i32 31)
  %118 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %115, i32 1, i32 31)
  %119 = fcmp contract oeq float %115, 0.000000e+00
  br i1 %119, label %133, label %120

120:                                              ; preds = %112
  %121 = fcmp contract oeq float %118, 0.000000e+00
  br i1 %121, label %133, label %122

122:                                              ; preds = %120
  %123 = fsub contract float %116, %113
  %124 = fadd contract float %115, %118
  %125 = fdiv contract float %118, %124
  %126 = fmul contract float %123, %125
  %127 = fadd contract float %113, %126
  %128 = fadd contract float %114, %117
  %129 = fmul contract float %123, %123
  %130 = fmul contract float %115, %129
  %131 = fmul contract float %130, %125
  %132 = fadd contract float %128, %131
  br label %133

133:                                              ; preds = %122, %120, %112
  %134 = phi float [ %127, %122 ], [ %116, %112 ], [ %113, %120 ]
  %135 = phi float [ %132, %122 ], [ %117, %112 ], [ %114, %120 ]
  %136 = icmp eq i32 %5, 0
  br i1 %136, label %137, label %146

137:                                              ; preds = %133
  %138 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %1, i64 %139
  store float %134, ptr %140, align 4, !tbaa !12
  %141 = sitofp i32 %3 to float
  %142 = fdiv contract float %135, %141
  %143 = fadd contract float %142, 0x3EE4F8B580000000
  %144 = tail call contract noundef float @__nv_rsqrtf(float noundef %143) #10
  %145 = getelementptr inbounds nuw float, ptr %2, i64 %139
  store float %144, ptr %145, align 4, !tbaa !12
  br label %146

146:                                              ; preds = %137, %133
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm_ring(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #3 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %6, %8
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %25, label %14

14:                                               ; preds = %25, %7
  %15 = phi float [ 0.000000e+00, %7 ], [ %36, %25 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %39, %25 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %33, %25 ]
  %18 = add nuw nsw i32 %12, 1
  %19 = and i32 %18, 31
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %15, i32 %19, i32 31)
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %17, i32 %19, i32 31)
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %16, i32 %19, i32 31)
  %23 = fadd contract float %17, %21
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %42, label %55

25:                                               ; preds = %7, %25
  %26 = phi i32 [ %40, %25 ], [ %12, %7 ]
  %27 = phi float [ %33, %25 ], [ 0.000000e+00, %7 ]
  %28 = phi float [ %39, %25 ], [ 0.000000e+00, %7 ]
  %29 = phi float [ %36, %25 ], [ 0.000000e+00, %7 ]
  %30 = zext nneg i32 %26 to i64
  %31 = getelementptr inbounds nuw float, ptr %11, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !12
  %33 = fadd contract float %27, 1.000000e+00
  %34 = fsub contract float %32, %29
  %35 = fdiv contract float %34, %33
  %36 = fadd contract float %29, %35
  %37 = fsub contract float %32, %36
  %38 = fmul contract float %34, %37
  %39 = fadd contract float %28, %38
  %40 = add nuw nsw i32 %26, 32
  %41 = icmp slt i32 %40, %6
  br i1 %41, label %25, label %14, !llvm.loop !25

42:                                               ; preds = %14
  %43 = fsub contract float %20, %15
  %44 = fdiv contract float %17, %23
  %45 = fdiv contract float %21, %23
  %46 = fmul contract float %15, %44
  %47 = fmul contract float %20, %45
  %48 = fadd contract float %47, %46
  %49 = fadd contract float %16, %22
  %50 = fmul contract float %43, %43
  %51 = fmul contract float %50, %44
  %52 = fmul contract float %45, %51
  %53 = fmul contract float %23, %52
  %54 = fadd contract float %49, %53
  br label %55

55:                                               ; preds = %14, %42
  %56 = phi float [ %48, %42 ], [ 0.000000e+00, %14 ]
  %57 = phi float [ %54, %42 ], [ 0.000000e+00, %14 ]
  %58 = add nuw nsw i32 %12, 2
  %59 = and i32 %58, 31
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %56, i32 %59, i32 31)
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %23, i32 %59, i32 31)
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %57, i32 %59, i32 31)
  %63 = fadd contract float %23, %61
  %64 = fcmp contract ogt float %63, 0.000000e+00
  br i1 %64, label %65, label %78

65:                                               ; preds = %55
  %66 = fsub contract float %60, %56
  %67 = fdiv contract float %23, %63
  %68 = fdiv contract float %61, %63
  %69 = fmul contract float %56, %67
  %70 = fmul contract float %60, %68
  %71 = fadd contract float %70, %69
  %72 = fadd contract float %57, %62
  %73 = fmul contract float %66, %66
  %74 = fmul contract float %73, %67
  %75 = fmul contract float %68, %74
  %76 = fmul contract float %63, %75
  %77 = fadd contract float %72, %76
  br label %78

78:                                               ; preds = %65, %55
  %79 = phi float [ %71, %65 ], [ 0.000000e+00, %55 ]
  %80 = phi float [ %77, %65 ], [ 0.000000e+00, %55 ]
  %81 = add nuw nsw i32 %12, 4
  %82 = and i32 %81, 31
  %83 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %79, i32 %82, i32 31)
  %84 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %63, i32 %82, i32 31)
  %85 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %80, i32 %82, i32 31)
  %86 = fadd contract float %63, %84
  %87 = fcmp contract ogt float %86, 0.000000e+00
  br i1 %87, label %88, label %101

88:                                               ; preds = %78
  %89 = fsub contract float %83, %79
  %90 = fdiv contract float %63, %86
  %91 = fdiv contract float %84, %86
  %92 = fmul contract float %79, %90
  %93 = fmul contract float %83, %91
  %94 = fadd contract float %93, %92
  %95 = fadd contract float %80, %85
  %96 = fmul contract float %89, %89
  %97 = fmul contract float %96, %90
  %98 = fmul contract float %91, %97
  %99 = fmul contract float %86, %98
  %100 = fadd contract float %95, %99
  br label %101

101:                                              ; preds = %88, %78
  %102 = phi float [ %94, %88 ], [ 0.000000e+00, %78 ]
  %103 = phi float [ %100, %88 ], [ 0.000000e+00, %78 ]
  %104 = add nuw nsw i32 %12, 8
  %105 = and i32 %104, 31
  %106 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %102, i32 %105, i32 31)
  %107 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %86, i32 %105, i32 31)
  %108 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %103, i32 %105, i32 31)
  %109 = fadd contract float %86, %107
  %110 = fcmp contract ogt float %109, 0.000000e+00
  br i1 %110, label %111, label %124

111:                                              ; preds = %101
  %112 = fsub contract float %106, %102
  %113 = fdiv contract float %86, %109
  %114 = fdiv contract float %107, %109
  %115 = fmul contract float %102, %113
  %116 = fmul contract float %106, %114
  %117 = fadd contract float %116, %115
  %118 = fadd contract float %103, %108
  %119 = fmul contract float %112, %112
  %120 = fmul contract float %119, %113
  %121 = fmul contract float %114, %120
  %122 = fmul contract float %109, %121
  %123 = fadd contract float %118, %122
  br label %124

124:                                              ; preds = %111, %101
  %125 = phi float [ %117, %111 ], [ 0.000000e+00, %101 ]
  %126 = phi float [ %123, %111 ], [ 0.000000e+00, %101 ]
  %127 = and i32 %12, 31
  %128 = xor i32 %127, 16
  %129 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %125, i32 %128, i32 31)
  %130 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %109, i32 %128, i32 31)
  %131 = tail call contract noundef float @llvm.nvvm.shfl.sync.idx.f32(i32 -1, float %126, i32 %128, i32 31)
  %132 = fadd contract float %109, %130
  %133 = fcmp contract ogt float %132, 0.000000e+00
  br i1 %133, label %134, label %147

134:                                              ; preds = %124
  %135 = fsub contract float %129, %125
  %136 = fdiv contract float %109, %132
  %137 = fdiv contract float %130, %132
  %138 = fmul contract float %125, %136
  %139 = fmul contract float %129, %137
  %140 = fadd contract float %139, %138
  %141 = fadd contract float %126, %131
  %142 = fmul contract float %135, %135
  %143 = fmul contract float %142, %136
  %144 = fmul contract float %137, %143
  %145 = fmul contract float %132, %144
  %146 = fadd contract float %141, %145
  br label %147

147:                                              ; preds = %134, %124
  %148 = phi float [ %140, %134 ], [ 0.000000e+00, %124 ]
  %149 = phi float [ %146, %134 ], [ 0.000000e+00, %124 ]
  %150 = sitofp i32 %6 to float
  %151 = fdiv contract float %149, %150
  %152 = fadd contract float %151, 0x3EE4F8B580000000
  %153 = tail call contract noundef float @__nv_rsqrtf(float noundef %152) #10
  br i1 %13, label %156, label %154

154:                                              ; preds = %156, %147
  %155 = icmp eq i32 %12, 0
  br i1 %155, label %174, label %178

156:                                              ; preds = %147, %156
  %157 = phi i32 [ %172, %156 ], [ %12, %147 ]
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw float, ptr %1, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !12
  %161 = getelementptr inbounds nuw float, ptr %11, i64 %158
  %162 = load float, ptr %161, align 4, !tbaa !12
  %163 = fsub contract float %162, %148
  %164 = fmul contract float %153, %163
  %165 = fmul contract float %160, %164
  %166 = getelementptr inbounds nuw float, ptr %2, i64 %158
  %167 = load float, ptr %166, align 4, !tbaa !12
  %168 = fadd contract float %167, %165
  %169 = add i32 %157, %9
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr %3, i64 %170
  store float %168, ptr %171, align 4, !tbaa !12
  %172 = add nuw nsw i32 %157, 32
  %173 = icmp slt i32 %172, %6
  br i1 %173, label %156, label %154, !llvm.loop !26

174:                                              ; preds = %154
  %175 = zext nneg i32 %8 to i64
  %176 = getelementptr inbounds nuw float, ptr %5, i64 %175
  %177 = getelementptr inbounds nuw float, ptr %4, i64 %175
  store float %148, ptr %177, align 4, !tbaa !12
  store float %153, ptr %176, align 4, !tbaa !12
  br label %178

178:                                              ; preds = %174, %154
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @moments_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %40

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  %10 = xor i32 %5, -1
  %11 = add nsw i32 %3, %10
  %12 = lshr i32 %11, 6
  %13 = add nuw nsw i32 %12, 1
  %14 = add nuw nsw i32 %12, 1
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %7
  %18 = and i32 %14, 134217726
  %19 = add i32 64, %9
  br label %48

20:                                               ; preds = %48
  %21 = icmp eq i32 %15, 0
  br i1 %21, label %40, label %22

22:                                               ; preds = %20, %7
  %23 = phi i32 [ 0, %7 ], [ %71, %20 ]
  %24 = phi float [ 0.000000e+00, %7 ], [ %74, %20 ]
  %25 = phi float [ 0.000000e+00, %7 ], [ %77, %20 ]
  %26 = phi i32 [ %5, %7 ], [ %78, %20 ]
  %27 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add i32 %26, %9
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !12
  %32 = fsub contract float %31, %24
  %33 = add nuw nsw i32 %23, 1
  %34 = uitofp nneg i32 %33 to float
  %35 = fdiv contract float %32, %34
  %36 = fadd contract float %24, %35
  %37 = fsub contract float %31, %36
  %38 = fmul contract float %32, %37
  %39 = fadd contract float %25, %38
  br label %40

40:                                               ; preds = %22, %20, %4
  %41 = phi float [ 0.000000e+00, %4 ], [ %77, %20 ], [ %39, %22 ]
  %42 = phi float [ 0.000000e+00, %4 ], [ %74, %20 ], [ %36, %22 ]
  %43 = phi i32 [ 0, %4 ], [ %13, %20 ], [ %13, %22 ]
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %44
  store float %42, ptr %45, align 4, !tbaa !12
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %44
  store float %41, ptr %46, align 4, !tbaa !12
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %44
  store i32 %43, ptr %47, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %83

48:                                               ; preds = %48, %17
  %49 = phi i32 [ 0, %17 ], [ %71, %48 ]
  %50 = phi float [ 0.000000e+00, %17 ], [ %74, %48 ]
  %51 = phi float [ 0.000000e+00, %17 ], [ %77, %48 ]
  %52 = phi i32 [ %5, %17 ], [ %78, %48 ]
  %53 = phi i32 [ 0, %17 ], [ %79, %48 ]
  %54 = add i32 %52, %9
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !12
  %58 = fsub contract float %57, %50
  %59 = or disjoint i32 %49, 1
  %60 = uitofp nneg i32 %59 to float
  %61 = fdiv contract float %58, %60
  %62 = fadd contract float %50, %61
  %63 = fsub contract float %57, %62
  %64 = fmul contract float %58, %63
  %65 = fadd contract float %51, %64
  %66 = add i32 %52, %19
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !12
  %70 = fsub contract float %69, %62
  %71 = add nuw nsw i32 %49, 2
  %72 = uitofp nneg i32 %71 to float
  %73 = fdiv contract float %70, %72
  %74 = fadd contract float %62, %73
  %75 = fsub contract float %69, %74
  %76 = fmul contract float %70, %75
  %77 = fadd contract float %65, %76
  %78 = add nuw nsw i32 %52, 128
  %79 = add i32 %53, 2
  %80 = icmp eq i32 %79, %18
  br i1 %80, label %20, label %48, !llvm.loop !27

81:                                               ; preds = %114
  %82 = icmp eq i32 %5, 0
  br i1 %82, label %117, label %126

83:                                               ; preds = %40, %114
  %84 = phi i32 [ 32, %40 ], [ %115, %114 ]
  %85 = icmp samesign ult i32 %5, %84
  br i1 %85, label %86, label %114

86:                                               ; preds = %83
  %87 = add nuw nsw i32 %84, %5
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %114

92:                                               ; preds = %86
  %93 = load i32, ptr %47, align 4, !tbaa !3
  %94 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %88
  %95 = load float, ptr %94, align 4, !tbaa !12
  %96 = load float, ptr %45, align 4, !tbaa !12
  %97 = fsub contract float %95, %96
  %98 = uitofp nneg i32 %90 to float
  %99 = fmul contract float %97, %98
  %100 = add nsw i32 %93, %90
  %101 = sitofp i32 %100 to float
  %102 = fdiv contract float %99, %101
  %103 = fadd contract float %96, %102
  store float %103, ptr %45, align 4, !tbaa !12
  %104 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %88
  %105 = load float, ptr %104, align 4, !tbaa !12
  %106 = fmul contract float %97, %97
  %107 = sitofp i32 %93 to float
  %108 = fmul contract float %106, %107
  %109 = fmul contract float %108, %98
  %110 = fdiv contract float %109, %101
  %111 = fadd contract float %105, %110
  %112 = load float, ptr %46, align 4, !tbaa !12
  %113 = fadd contract float %112, %111
  store float %113, ptr %46, align 4, !tbaa !12
  store i32 %100, ptr %47, align 4, !tbaa !3
  br label %114

114:                                              ; preds = %86, %92, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = lshr i32 %84, 1
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %81, label %83, !llvm.loop !28

117:                                              ; preds = %81
  %118 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), align 4, !tbaa !12
  %119 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw float, ptr %1, i64 %120
  store float %118, ptr %121, align 4, !tbaa !12
  %122 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), align 4, !tbaa !12
  %123 = sitofp i32 %3 to float
  %124 = fdiv contract float %122, %123
  %125 = getelementptr inbounds nuw float, ptr %2, i64 %120
  store float %124, ptr %125, align 4, !tbaa !12
  br label %126

126:                                              ; preds = %117, %81
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_moments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #3 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %12, %9
  %14 = icmp slt i32 %10, %3
  br i1 %14, label %15, label %27

15:                                               ; preds = %7
  %16 = icmp slt i32 %9, %5
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %18

18:                                               ; preds = %15, %129
  %19 = phi i32 [ %10, %15 ], [ %133, %129 ]
  %20 = phi float [ 0.000000e+00, %15 ], [ %132, %129 ]
  %21 = phi float [ 0.000000e+00, %15 ], [ %131, %129 ]
  %22 = phi i32 [ 0, %15 ], [ %130, %129 ]
  br i1 %16, label %23, label %129

23:                                               ; preds = %18
  %24 = mul nsw i32 %19, %4
  %25 = add nsw i32 %24, %8
  %26 = mul nsw i32 %25, %5
  br label %135

27:                                               ; preds = %129, %7
  %28 = phi i32 [ 0, %7 ], [ %130, %129 ]
  %29 = phi float [ 0.000000e+00, %7 ], [ %131, %129 ]
  %30 = phi float [ 0.000000e+00, %7 ], [ %132, %129 ]
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 1, i32 31)
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 1, i32 31)
  %33 = add nsw i32 %32, %28
  %34 = sitofp i32 %33 to float
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %34) #10
  %36 = fdiv contract float 1.000000e+00, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 1, i32 31)
  %38 = fsub contract float %29, %31
  %39 = fmul contract float %38, %38
  %40 = sitofp i32 %28 to float
  %41 = fmul contract float %39, %40
  %42 = sitofp i32 %32 to float
  %43 = fmul contract float %41, %42
  %44 = fmul contract float %36, %43
  %45 = fadd contract float %37, %44
  %46 = fadd contract float %30, %45
  %47 = fmul contract float %29, %40
  %48 = fmul contract float %31, %42
  %49 = fadd contract float %47, %48
  %50 = fmul contract float %36, %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 2, i32 31)
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %33, i32 2, i32 31)
  %53 = add nsw i32 %52, %33
  %54 = sitofp i32 %53 to float
  %55 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %54) #10
  %56 = fdiv contract float 1.000000e+00, %55
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 2, i32 31)
  %58 = fsub contract float %50, %51
  %59 = fmul contract float %58, %58
  %60 = fmul contract float %59, %34
  %61 = sitofp i32 %52 to float
  %62 = fmul contract float %60, %61
  %63 = fmul contract float %56, %62
  %64 = fadd contract float %57, %63
  %65 = fadd contract float %46, %64
  %66 = fmul contract float %50, %34
  %67 = fmul contract float %51, %61
  %68 = fadd contract float %66, %67
  %69 = fmul contract float %56, %68
  %70 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %69, i32 4, i32 31)
  %71 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %53, i32 4, i32 31)
  %72 = add nsw i32 %71, %53
  %73 = sitofp i32 %72 to float
  %74 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %73) #10
  %75 = fdiv contract float 1.000000e+00, %74
  %76 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 4, i32 31)
  %77 = fsub contract float %69, %70
  %78 = fmul contract float %77, %77
  %79 = fmul contract float %78, %54
  %80 = sitofp i32 %71 to float
  %81 = fmul contract float %79, %80
  %82 = fmul contract float %75, %81
  %83 = fadd contract float %76, %82
  %84 = fadd contract float %65, %83
  %85 = fmul contract float %69, %54
  %86 = fmul contract float %70, %80
  %87 = fadd contract float %85, %86
  %88 = fmul contract float %75, %87
  %89 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %88, i32 8, i32 31)
  %90 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 8, i32 31)
  %91 = add nsw i32 %90, %72
  %92 = sitofp i32 %91 to float
  %93 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %92) #10
  %94 = fdiv contract float 1.000000e+00, %93
  %95 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %84, i32 8, i32 31)
  %96 = fsub contract float %88, %89
  %97 = fmul contract float %96, %96
  %98 = fmul contract float %97, %73
  %99 = sitofp i32 %90 to float
  %100 = fmul contract float %98, %99
  %101 = fmul contract float %94, %100
  %102 = fadd contract float %95, %101
  %103 = fadd contract float %84, %102
  %104 = fmul contract float %88, %73
  %105 = fmul contract float %89, %99
  %106 = fadd contract float %104, %105
  %107 = fmul contract float %94, %106
  %108 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %107, i32 16, i32 31)
  %109 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %91, i32 16, i32 31)
  %110 = add nsw i32 %109, %91
  %111 = sitofp i32 %110 to float
  %112 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %111) #10
  %113 = fdiv contract float 1.000000e+00, %112
  %114 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %103, i32 16, i32 31)
  %115 = fsub contract float %107, %108
  %116 = fmul contract float %115, %115
  %117 = fmul contract float %116, %92
  %118 = sitofp i32 %109 to float
  %119 = fmul contract float %117, %118
  %120 = fmul contract float %113, %119
  %121 = fadd contract float %114, %120
  %122 = fadd contract float %103, %121
  %123 = fmul contract float %107, %92
  %124 = fmul contract float %108, %118
  %125 = fadd contract float %123, %124
  %126 = fmul contract float %113, %125
  %127 = and i32 %13, 31
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %154, label %162

129:                                              ; preds = %135, %18
  %130 = phi i32 [ %22, %18 ], [ %145, %135 ]
  %131 = phi float [ %21, %18 ], [ %148, %135 ]
  %132 = phi float [ %20, %18 ], [ %151, %135 ]
  %133 = add i32 %19, %17
  %134 = icmp slt i32 %133, %3
  br i1 %134, label %18, label %27, !llvm.loop !29

135:                                              ; preds = %23, %135
  %136 = phi i32 [ %9, %23 ], [ %152, %135 ]
  %137 = phi float [ %20, %23 ], [ %151, %135 ]
  %138 = phi float [ %21, %23 ], [ %148, %135 ]
  %139 = phi i32 [ %22, %23 ], [ %145, %135 ]
  %140 = add nsw i32 %136, %26
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !12
  %144 = fsub contract float %143, %138
  %145 = add nsw i32 %139, 1
  %146 = sitofp i32 %145 to float
  %147 = fdiv contract float %144, %146
  %148 = fadd contract float %138, %147
  %149 = fsub contract float %143, %148
  %150 = fmul contract float %144, %149
  %151 = fadd contract float %137, %150
  %152 = add i32 %136, %11
  %153 = icmp slt i32 %152, %5
  br i1 %153, label %135, label %129, !llvm.loop !30

154:                                              ; preds = %27
  %155 = lshr exact i32 %13, 4
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %156
  %158 = getelementptr i8, ptr %157, i64 4
  %159 = lshr exact i32 %13, 5
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %160
  store i32 %110, ptr %161, align 4, !tbaa !3
  store float %126, ptr %157, align 4, !tbaa !12
  store float %122, ptr %158, align 4, !tbaa !12
  br label %162

162:                                              ; preds = %154, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = icmp samesign ult i32 %13, 32
  br i1 %163, label %164, label %186

164:                                              ; preds = %162
  %165 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %166 = mul nuw nsw i32 %11, %165
  %167 = lshr i32 %166, 5
  %168 = icmp samesign ult i32 %13, %167
  br i1 %168, label %169, label %177

169:                                              ; preds = %164
  %170 = shl nuw nsw i32 %13, 1
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %171
  %173 = zext nneg i32 %13 to i64
  %174 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 %173
  %175 = load i32, ptr %174, align 4, !tbaa !3
  %176 = load float, ptr %172, align 4, !tbaa !12
  br label %177

177:                                              ; preds = %164, %169
  %178 = phi i32 [ %175, %169 ], [ 0, %164 ]
  %179 = phi contract float [ %176, %169 ], [ 0.000000e+00, %164 ]
  br i1 %168, label %180, label %186

180:                                              ; preds = %177
  %181 = shl nuw nsw i32 %13, 1
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %185 = load float, ptr %184, align 4, !tbaa !12
  br label %186

186:                                              ; preds = %180, %177, %162
  %187 = phi i32 [ %110, %162 ], [ %178, %177 ], [ %178, %180 ]
  %188 = phi float [ %126, %162 ], [ %179, %177 ], [ %179, %180 ]
  %189 = phi float [ %122, %162 ], [ 0.000000e+00, %177 ], [ %185, %180 ]
  %190 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %188, i32 1, i32 31)
  %191 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %187, i32 1, i32 31)
  %192 = add nsw i32 %191, %187
  %193 = sitofp i32 %192 to float
  %194 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %193) #10
  %195 = fdiv contract float 1.000000e+00, %194
  %196 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %189, i32 1, i32 31)
  %197 = fsub contract float %188, %190
  %198 = fmul contract float %197, %197
  %199 = sitofp i32 %187 to float
  %200 = fmul contract float %198, %199
  %201 = sitofp i32 %191 to float
  %202 = fmul contract float %200, %201
  %203 = fmul contract float %195, %202
  %204 = fadd contract float %196, %203
  %205 = fadd contract float %189, %204
  %206 = fmul contract float %188, %199
  %207 = fmul contract float %190, %201
  %208 = fadd contract float %206, %207
  %209 = fmul contract float %195, %208
  %210 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %209, i32 2, i32 31)
  %211 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %192, i32 2, i32 31)
  %212 = add nsw i32 %211, %192
  %213 = sitofp i32 %212 to float
  %214 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %213) #10
  %215 = fdiv contract float 1.000000e+00, %214
  %216 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %205, i32 2, i32 31)
  %217 = fsub contract float %209, %210
  %218 = fmul contract float %217, %217
  %219 = fmul contract float %218, %193
  %220 = sitofp i32 %211 to float
  %221 = fmul contract float %219, %220
  %222 = fmul contract float %215, %221
  %223 = fadd contract float %216, %222
  %224 = fadd contract float %205, %223
  %225 = fmul contract float %209, %193
  %226 = fmul contract float %210, %220
  %227 = fadd contract float %225, %226
  %228 = fmul contract float %215, %227
  %229 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %228, i32 4, i32 31)
  %230 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %212, i32 4, i32 31)
  %231 = add nsw i32 %230, %212
  %232 = sitofp i32 %231 to float
  %233 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %232) #10
  %234 = fdiv contract float 1.000000e+00, %233
  %235 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %224, i32 4, i32 31)
  %236 = fsub contract float %228, %229
  %237 = fmul contract float %236, %236
  %238 = fmul contract float %237, %213
  %239 = sitofp i32 %230 to float
  %240 = fmul contract float %238, %239
  %241 = fmul contract float %234, %240
  %242 = fadd contract float %235, %241
  %243 = fadd contract float %224, %242
  %244 = fmul contract float %228, %213
  %245 = fmul contract float %229, %239
  %246 = fadd contract float %244, %245
  %247 = fmul contract float %234, %246
  %248 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %247, i32 8, i32 31)
  %249 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %231, i32 8, i32 31)
  %250 = add nsw i32 %249, %231
  %251 = sitofp i32 %250 to float
  %252 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %251) #10
  %253 = fdiv contract float 1.000000e+00, %252
  %254 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %243, i32 8, i32 31)
  %255 = fsub contract float %247, %248
  %256 = fmul contract float %255, %255
  %257 = fmul contract float %256, %232
  %258 = sitofp i32 %249 to float
  %259 = fmul contract float %257, %258
  %260 = fmul contract float %253, %259
  %261 = fadd contract float %254, %260
  %262 = fadd contract float %243, %261
  %263 = fmul contract float %247, %232
  %264 = fmul contract float %248, %258
  %265 = fadd contract float %263, %264
  %266 = fmul contract float %253, %265
  %267 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %266, i32 16, i32 31)
  %268 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %250, i32 16, i32 31)
  %269 = add nsw i32 %268, %250
  %270 = sitofp i32 %269 to float
  %271 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %270) #10
  %272 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %262, i32 16, i32 31)
  %273 = icmp eq i32 %13, 0
  br i1 %273, label %274, label %296

274:                                              ; preds = %186
  %275 = fdiv contract float 1.000000e+00, %271
  %276 = fmul contract float %266, %251
  %277 = sitofp i32 %268 to float
  %278 = fmul contract float %267, %277
  %279 = fadd contract float %276, %278
  %280 = fmul contract float %275, %279
  %281 = fsub contract float %266, %267
  %282 = fmul contract float %281, %281
  %283 = fmul contract float %282, %251
  %284 = fmul contract float %283, %277
  %285 = fmul contract float %275, %284
  %286 = fadd contract float %272, %285
  %287 = fadd contract float %262, %286
  %288 = zext nneg i32 %8 to i64
  %289 = getelementptr inbounds nuw float, ptr %1, i64 %288
  store float %280, ptr %289, align 4, !tbaa !12
  %290 = mul nsw i32 %5, %3
  %291 = sitofp i32 %290 to float
  %292 = fdiv contract float %287, %291
  %293 = fadd contract float %6, %292
  %294 = tail call contract noundef float @__nv_rsqrtf(float noundef %293) #10
  %295 = getelementptr inbounds nuw float, ptr %2, i64 %288
  store float %294, ptr %295, align 4, !tbaa !12
  br label %296

296:                                              ; preds = %274, %186
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean_compensated(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %63

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483646
  br label %38

19:                                               ; preds = %38
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %19, %13
  %22 = phi float [ 0.000000e+00, %13 ], [ %57, %19 ]
  %23 = phi i32 [ 0, %13 ], [ %60, %19 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %59, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nsw i32 %23, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !12
  %30 = fsub contract float %29, %24
  %31 = fadd contract float %22, %30
  br label %32

32:                                               ; preds = %21, %19, %11
  %33 = phi float [ 0.000000e+00, %11 ], [ %57, %19 ], [ %31, %21 ]
  %34 = sitofp i32 %3 to float
  %35 = fdiv contract float %33, %34
  %36 = sext i32 %9 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  store float %35, ptr %37, align 4, !tbaa !12
  br label %63

38:                                               ; preds = %38, %17
  %39 = phi float [ 0.000000e+00, %17 ], [ %57, %38 ]
  %40 = phi i32 [ 0, %17 ], [ %60, %38 ]
  %41 = phi float [ 0.000000e+00, %17 ], [ %59, %38 ]
  %42 = phi i32 [ 0, %17 ], [ %61, %38 ]
  %43 = add nsw i32 %40, %14
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !12
  %47 = fsub contract float %46, %41
  %48 = fadd contract float %39, %47
  %49 = fsub contract float %48, %39
  %50 = fsub contract float %49, %47
  %51 = or disjoint i32 %40, 1
  %52 = add nsw i32 %51, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !12
  %56 = fsub contract float %55, %50
  %57 = fadd contract float %48, %56
  %58 = fsub contract float %57, %48
  %59 = fsub contract float %58, %56
  %60 = add nuw nsw i32 %40, 2
  %61 = add i32 %42, 2
  %62 = icmp eq i32 %61, %18
  br i1 %62, label %19, label %38, !llvm.loop !31

63:                                               ; preds = %4, %32
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 8}
!8 = !{!"_ZTS4Part", !9, i64 0, !9, i64 4, !9, i64 8}
!9 = !{!"float", !5, i64 0}
!10 = !{!8, !9, i64 0}
!11 = !{!8, !9, i64 4}
!12 = !{!9, !9, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !9, i64 0}
!16 = !{!"_ZTS6Scaled", !9, i64 0, !9, i64 4}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = !{!16, !9, i64 4}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !14}
