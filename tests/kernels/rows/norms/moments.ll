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
  %5 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %4, i32 1, i32 31)
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %6, i32 1, i32 31)
  %8 = add nsw i32 %7, %6
  %9 = sitofp i32 %8 to float
  %10 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %9) #10
  %11 = fdiv contract float 1.000000e+00, %10
  %12 = load float, ptr %1, align 4, !tbaa !12
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 1, i32 31)
  %14 = load float, ptr %0, align 4, !tbaa !12
  %15 = fsub contract float %14, %5
  %16 = fmul contract float %15, %15
  %17 = load i32, ptr %2, align 4, !tbaa !3
  %18 = sitofp i32 %17 to float
  %19 = fmul contract float %16, %18
  %20 = sitofp i32 %7 to float
  %21 = fmul contract float %19, %20
  %22 = fmul contract float %11, %21
  %23 = fadd contract float %13, %22
  %24 = fadd contract float %12, %23
  store float %24, ptr %1, align 4, !tbaa !12
  %25 = load float, ptr %0, align 4, !tbaa !12
  %26 = fmul contract float %25, %18
  %27 = fmul contract float %5, %20
  %28 = fadd contract float %27, %26
  %29 = fmul contract float %11, %28
  store float %29, ptr %0, align 4, !tbaa !12
  %30 = add nsw i32 %17, %7
  store i32 %30, ptr %2, align 4, !tbaa !3
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 2, i32 31)
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %30, i32 2, i32 31)
  %33 = add nsw i32 %32, %30
  %34 = sitofp i32 %33 to float
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %34) #10
  %36 = fdiv contract float 1.000000e+00, %35
  %37 = load float, ptr %1, align 4, !tbaa !12
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %37, i32 2, i32 31)
  %39 = load float, ptr %0, align 4, !tbaa !12
  %40 = fsub contract float %39, %31
  %41 = fmul contract float %40, %40
  %42 = load i32, ptr %2, align 4, !tbaa !3
  %43 = sitofp i32 %42 to float
  %44 = fmul contract float %41, %43
  %45 = sitofp i32 %32 to float
  %46 = fmul contract float %44, %45
  %47 = fmul contract float %36, %46
  %48 = fadd contract float %38, %47
  %49 = fadd contract float %37, %48
  store float %49, ptr %1, align 4, !tbaa !12
  %50 = load float, ptr %0, align 4, !tbaa !12
  %51 = fmul contract float %50, %43
  %52 = fmul contract float %31, %45
  %53 = fadd contract float %52, %51
  %54 = fmul contract float %36, %53
  store float %54, ptr %0, align 4, !tbaa !12
  %55 = add nsw i32 %42, %32
  store i32 %55, ptr %2, align 4, !tbaa !3
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 4, i32 31)
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 4, i32 31)
  %58 = add nsw i32 %57, %55
  %59 = sitofp i32 %58 to float
  %60 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %59) #10
  %61 = fdiv contract float 1.000000e+00, %60
  %62 = load float, ptr %1, align 4, !tbaa !12
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 4, i32 31)
  %64 = load float, ptr %0, align 4, !tbaa !12
  %65 = fsub contract float %64, %56
  %66 = fmul contract float %65, %65
  %67 = load i32, ptr %2, align 4, !tbaa !3
  %68 = sitofp i32 %67 to float
  %69 = fmul contract float %66, %68
  %70 = sitofp i32 %57 to float
  %71 = fmul contract float %69, %70
  %72 = fmul contract float %61, %71
  %73 = fadd contract float %63, %72
  %74 = fadd contract float %62, %73
  store float %74, ptr %1, align 4, !tbaa !12
  %75 = load float, ptr %0, align 4, !tbaa !12
  %76 = fmul contract float %75, %68
  %77 = fmul contract float %56, %70
  %78 = fadd contract float %77, %76
  %79 = fmul contract float %61, %78
  store float %79, ptr %0, align 4, !tbaa !12
  %80 = add nsw i32 %67, %57
  store i32 %80, ptr %2, align 4, !tbaa !3
  %81 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %79, i32 8, i32 31)
  %82 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %80, i32 8, i32 31)
  %83 = add nsw i32 %82, %80
  %84 = sitofp i32 %83 to float
  %85 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %84) #10
  %86 = fdiv contract float 1.000000e+00, %85
  %87 = load float, ptr %1, align 4, !tbaa !12
  %88 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %87, i32 8, i32 31)
  %89 = load float, ptr %0, align 4, !tbaa !12
  %90 = fsub contract float %89, %81
  %91 = fmul contract float %90, %90
  %92 = load i32, ptr %2, align 4, !tbaa !3
  %93 = sitofp i32 %92 to float
  %94 = fmul contract float %91, %93
  %95 = sitofp i32 %82 to float
  %96 = fmul contract float %94, %95
  %97 = fmul contract float %86, %96
  %98 = fadd contract float %88, %97
  %99 = fadd contract float %87, %98
  store float %99, ptr %1, align 4, !tbaa !12
  %100 = load float, ptr %0, align 4, !tbaa !12
  %101 = fmul contract float %100, %93
  %102 = fmul contract float %81, %95
  %103 = fadd contract float %102, %101
  %104 = fmul contract float %86, %103
  store float %104, ptr %0, align 4, !tbaa !12
  %105 = add nsw i32 %92, %82
  store i32 %105, ptr %2, align 4, !tbaa !3
  %106 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %104, i32 16, i32 31)
  %107 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 16, i32 31)
  %108 = add nsw i32 %107, %105
  %109 = sitofp i32 %108 to float
  %110 = tail call contract noundef float @__nv_fmaxf(float noundef 1.000000e+00, float noundef %109) #10
  %111 = fdiv contract float 1.000000e+00, %110
  %112 = load float, ptr %1, align 4, !tbaa !12
  %113 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %112, i32 16, i32 31)
  %114 = load float, ptr %0, align 4, !tbaa !12
  %115 = fsub contract float %114, %106
  %116 = fmul contract float %115, %115
  %117 = load i32, ptr %2, align 4, !tbaa !3
  %118 = sitofp i32 %117 to float
  %119 = fmul contract float %116, %118
  %120 = sitofp i32 %107 to float
  %121 = fmul contract float %119, %120
  %122 = fmul contract float %111, %121
  %123 = fadd contract float %113, %122
  %124 = fadd contract float %112, %123
  store float %124, ptr %1, align 4, !tbaa !12
  %125 = load float, ptr %0, align 4, !tbaa !12
  %126 = fmul contract float %125, %118
  %127 = fmul contract float %106, %120
  %128 = fadd contract float %127, %126
  %129 = fmul contract float %111, %128
  store float %129, ptr %0, align 4, !tbaa !12
  %130 = add nsw i32 %117, %107
  store i32 %130, ptr %2, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Scaled @_Z6merged6ScaledS_(ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Scaled) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = load float, ptr %0, align 4, !tbaa !13
  %4 = load float, ptr %1, align 4, !tbaa !13
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
  br i1 %36, label %19, label %11, !llvm.loop !15

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
  br i1 %69, label %37, label %39, !llvm.loop !17

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
  %79 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 4, !tbaa !13
  %80 = fsub contract float %78, %79
  %81 = tail call contract noundef float @__nv_fast_expf(float noundef %80) #10
  %82 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), i64 4), align 4, !tbaa !18
  %83 = fdiv contract float %81, %82
  %84 = add i32 %75, %5
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %1, i64 %85
  store float %83, ptr %86, align 4, !tbaa !12
  %87 = add i32 %75, %10
  %88 = icmp slt i32 %87, %2
  br i1 %88, label %74, label %73, !llvm.loop !19
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
  br i1 %87, label %71, label %18, !llvm.loop !20

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
  br i1 %101, label %90, label %102, !llvm.loop !21

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
  br i1 %11, label %12, label %109

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %46

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 3
  %17 = icmp ult i32 %4, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483644
  br label %54

20:                                               ; preds = %54
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %46, label %22

22:                                               ; preds = %20, %14
  %23 = phi float [ 0.000000e+00, %14 ], [ %103, %20 ]
  %24 = phi i32 [ 0, %14 ], [ %100, %20 ]
  %25 = phi float [ 0.000000e+00, %14 ], [ %106, %20 ]
  %26 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %22
  %28 = phi float [ %23, %22 ], [ %40, %27 ]
  %29 = phi i32 [ %24, %22 ], [ %37, %27 ]
  %30 = phi float [ %25, %22 ], [ %43, %27 ]
  %31 = phi i32 [ 0, %22 ], [ %44, %27 ]
  %32 = add nsw i32 %29, %15
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = fsub contract float %35, %28
  %37 = add nuw nsw i32 %29, 1
  %38 = uitofp nneg i32 %37 to float
  %39 = fdiv contract float %36, %38
  %40 = fadd contract float %28, %39
  %41 = fsub contract float %35, %40
  %42 = fmul contract float %36, %41
  %43 = fadd contract float %30, %42
  %44 = add i32 %31, 1
  %45 = icmp eq i32 %44, %16
  br i1 %45, label %46, label %27, !llvm.loop !22

46:                                               ; preds = %20, %27, %12
  %47 = phi float [ 0.000000e+00, %12 ], [ %106, %20 ], [ %43, %27 ]
  %48 = phi float [ 0.000000e+00, %12 ], [ %103, %20 ], [ %40, %27 ]
  %49 = sext i32 %10 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %48, ptr %50, align 4, !tbaa !12
  %51 = sitofp i32 %4 to float
  %52 = fdiv contract float %47, %51
  %53 = getelementptr inbounds float, ptr %2, i64 %49
  store float %52, ptr %53, align 4, !tbaa !12
  br label %109

54:                                               ; preds = %54, %18
  %55 = phi float [ 0.000000e+00, %18 ], [ %103, %54 ]
  %56 = phi i32 [ 0, %18 ], [ %100, %54 ]
  %57 = phi float [ 0.000000e+00, %18 ], [ %106, %54 ]
  %58 = phi i32 [ 0, %18 ], [ %107, %54 ]
  %59 = add nsw i32 %56, %15
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !12
  %63 = fsub contract float %62, %55
  %64 = or disjoint i32 %56, 1
  %65 = uitofp nneg i32 %64 to float
  %66 = fdiv contract float %63, %65
  %67 = fadd contract float %55, %66
  %68 = fsub contract float %62, %67
  %69 = fmul contract float %63, %68
  %70 = fadd contract float %57, %69
  %71 = add nsw i32 %64, %15
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !12
  %75 = fsub contract float %74, %67
  %76 = or disjoint i32 %56, 2
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv contract float %75, %77
  %79 = fadd contract float %67, %78
  %80 = fsub contract float %74, %79
  %81 = fmul contract float %75, %80
  %82 = fadd contract float %70, %81
  %83 = add nsw i32 %76, %15
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !12
  %87 = fsub contract float %86, %79
  %88 = or disjoint i32 %56, 3
  %89 = uitofp nneg i32 %88 to float
  %90 = fdiv contract float %87, %89
  %91 = fadd contract float %79, %90
  %92 = fsub contract float %86, %91
  %93 = fmul contract float %87, %92
  %94 = fadd contract float %82, %93
  %95 = add nsw i32 %88, %15
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !12
  %99 = fsub contract float %98, %91
  %100 = add nuw nsw i32 %56, 4
  %101 = uitofp nneg i32 %100 to float
  %102 = fdiv contract float %99, %101
  %103 = fadd contract float %91, %102
  %104 = fsub contract float %98, %103
  %105 = fmul contract float %99, %104
  %106 = fadd contract float %94, %105
  %107 = add i32 %58, 4
  %108 = icmp eq i32 %107, %19
  br i1 %108, label %20, label %54, !llvm.loop !24

109:                                              ; preds = %5, %46
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
  br i1 %35, label %18, label %10, !llvm.loop !25

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
  br i1 %41, label %25, label %14, !llvm.loop !26

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
  br i1 %173, label %156, label %154, !llvm.loop !27

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
  br i1 %6, label %7, label %51

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %3, %8
  %10 = xor i32 %5, -1
  %11 = add nsw i32 %3, %10
  %12 = lshr i32 %11, 6
  %13 = add nuw nsw i32 %12, 1
  %14 = add nuw nsw i32 %12, 1
  %15 = and i32 %14, 3
  %16 = icmp ult i32 %11, 192
  br i1 %16, label %24, label %17

17:                                               ; preds = %7
  %18 = and i32 %14, 134217724
  %19 = add i32 64, %9
  %20 = add i32 128, %9
  %21 = add i32 192, %9
  br label %60

22:                                               ; preds = %60
  %23 = icmp eq i32 %15, 0
  br i1 %23, label %51, label %24

24:                                               ; preds = %22, %7
  %25 = phi i32 [ 0, %7 ], [ %107, %22 ]
  %26 = phi float [ 0.000000e+00, %7 ], [ %110, %22 ]
  %27 = phi float [ 0.000000e+00, %7 ], [ %113, %22 ]
  %28 = phi i32 [ %5, %7 ], [ %114, %22 ]
  %29 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %30, %24
  %31 = phi i32 [ %25, %24 ], [ %41, %30 ]
  %32 = phi float [ %26, %24 ], [ %44, %30 ]
  %33 = phi float [ %27, %24 ], [ %47, %30 ]
  %34 = phi i32 [ %28, %24 ], [ %48, %30 ]
  %35 = phi i32 [ 0, %24 ], [ %49, %30 ]
  %36 = add i32 %34, %9
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !12
  %40 = fsub contract float %39, %32
  %41 = add nuw nsw i32 %31, 1
  %42 = uitofp nneg i32 %41 to float
  %43 = fdiv contract float %40, %42
  %44 = fadd contract float %32, %43
  %45 = fsub contract float %39, %44
  %46 = fmul contract float %40, %45
  %47 = fadd contract float %33, %46
  %48 = add nuw nsw i32 %34, 64
  %49 = add i32 %35, 1
  %50 = icmp eq i32 %49, %15
  br i1 %50, label %51, label %30, !llvm.loop !28

51:                                               ; preds = %22, %30, %4
  %52 = phi float [ 0.000000e+00, %4 ], [ %113, %22 ], [ %47, %30 ]
  %53 = phi float [ 0.000000e+00, %4 ], [ %110, %22 ], [ %44, %30 ]
  %54 = phi i32 [ 0, %4 ], [ %13, %30 ], [ %13, %22 ]
  %55 = zext nneg i32 %5 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %55
  store float %53, ptr %56, align 4, !tbaa !12
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %55
  store float %52, ptr %57, align 4, !tbaa !12
  %58 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %55
  store i32 %54, ptr %58, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %5, 32
  br i1 %59, label %117, label %145

60:                                               ; preds = %60, %17
  %61 = phi i32 [ 0, %17 ], [ %107, %60 ]
  %62 = phi float [ 0.000000e+00, %17 ], [ %110, %60 ]
  %63 = phi float [ 0.000000e+00, %17 ], [ %113, %60 ]
  %64 = phi i32 [ %5, %17 ], [ %114, %60 ]
  %65 = phi i32 [ 0, %17 ], [ %115, %60 ]
  %66 = add i32 %64, %9
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !12
  %70 = fsub contract float %69, %62
  %71 = or disjoint i32 %61, 1
  %72 = uitofp nneg i32 %71 to float
  %73 = fdiv contract float %70, %72
  %74 = fadd contract float %62, %73
  %75 = fsub contract float %69, %74
  %76 = fmul contract float %70, %75
  %77 = fadd contract float %63, %76
  %78 = add i32 %64, %19
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !12
  %82 = fsub contract float %81, %74
  %83 = or disjoint i32 %61, 2
  %84 = uitofp nneg i32 %83 to float
  %85 = fdiv contract float %82, %84
  %86 = fadd contract float %74, %85
  %87 = fsub contract float %81, %86
  %88 = fmul contract float %82, %87
  %89 = fadd contract float %77, %88
  %90 = add i32 %64, %20
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !12
  %94 = fsub contract float %93, %86
  %95 = or disjoint i32 %61, 3
  %96 = uitofp nneg i32 %95 to float
  %97 = fdiv contract float %94, %96
  %98 = fadd contract float %86, %97
  %99 = fsub contract float %93, %98
  %100 = fmul contract float %94, %99
  %101 = fadd contract float %89, %100
  %102 = add i32 %64, %21
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !12
  %106 = fsub contract float %105, %98
  %107 = add nuw nsw i32 %61, 4
  %108 = uitofp nneg i32 %107 to float
  %109 = fdiv contract float %106, %108
  %110 = fadd contract float %98, %109
  %111 = fsub contract float %105, %110
  %112 = fmul contract float %106, %111
  %113 = fadd contract float %101, %112
  %114 = add nuw nsw i32 %64, 256
  %115 = add i32 %65, 4
  %116 = icmp eq i32 %115, %18
  br i1 %116, label %22, label %60, !llvm.loop !29

117:                                              ; preds = %51
  %118 = or disjoint i32 %5, 32
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !3
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %145

123:                                              ; preds = %117
  %124 = load i32, ptr %58, align 4, !tbaa !3
  %125 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %119
  %126 = load float, ptr %125, align 4, !tbaa !12
  %127 = load float, ptr %56, align 4, !tbaa !12
  %128 = fsub contract float %126, %127
  %129 = uitofp nneg i32 %121 to float
  %130 = fmul contract float %128, %129
  %131 = add nsw i32 %124, %121
  %132 = sitofp i32 %131 to float
  %133 = fdiv contract float %130, %132
  %134 = fadd contract float %127, %133
  store float %134, ptr %56, align 4, !tbaa !12
  %135 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %119
  %136 = load float, ptr %135, align 4, !tbaa !12
  %137 = fmul contract float %128, %128
  %138 = sitofp i32 %124 to float
  %139 = fmul contract float %137, %138
  %140 = fmul contract float %139, %129
  %141 = fdiv contract float %140, %132
  %142 = fadd contract float %136, %141
  %143 = load float, ptr %57, align 4, !tbaa !12
  %144 = fadd contract float %143, %142
  store float %144, ptr %57, align 4, !tbaa !12
  store i32 %131, ptr %58, align 4, !tbaa !3
  br label %145

145:                                              ; preds = %117, %123, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %146 = icmp samesign ult i32 %5, 16
  br i1 %146, label %147, label %175

147:                                              ; preds = %145
  %148 = or disjoint i32 %5, 16
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = icmp sgt i32 %151, 0
  br i1 %152, label %153, label %175

153:                                              ; preds = %147
  %154 = load i32, ptr %58, align 4, !tbaa !3
  %155 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %149
  %156 = load float, ptr %155, align 4, !tbaa !12
  %157 = load float, ptr %56, align 4, !tbaa !12
  %158 = fsub contract float %156, %157
  %159 = uitofp nneg i32 %151 to float
  %160 = fmul contract float %158, %159
  %161 = add nsw i32 %154, %151
  %162 = sitofp i32 %161 to float
  %163 = fdiv contract float %160, %162
  %164 = fadd contract float %157, %163
  store float %164, ptr %56, align 4, !tbaa !12
  %165 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %149
  %166 = load float, ptr %165, align 4, !tbaa !12
  %167 = fmul contract float %158, %158
  %168 = sitofp i32 %154 to float
  %169 = fmul contract float %167, %168
  %170 = fmul contract float %169, %159
  %171 = fdiv contract float %170, %162
  %172 = fadd contract float %166, %171
  %173 = load float, ptr %57, align 4, !tbaa !12
  %174 = fadd contract float %173, %172
  store float %174, ptr %57, align 4, !tbaa !12
  store i32 %161, ptr %58, align 4, !tbaa !3
  br label %175

175:                                              ; preds = %153, %147, %145
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = icmp samesign ult i32 %5, 8
  br i1 %176, label %177, label %205

177:                                              ; preds = %175
  %178 = or disjoint i32 %5, 8
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !3
  %182 = icmp sgt i32 %181, 0
  br i1 %182, label %183, label %205

183:                                              ; preds = %177
  %184 = load i32, ptr %58, align 4, !tbaa !3
  %185 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %179
  %186 = load float, ptr %185, align 4, !tbaa !12
  %187 = load float, ptr %56, align 4, !tbaa !12
  %188 = fsub contract float %186, %187
  %189 = uitofp nneg i32 %181 to float
  %190 = fmul contract float %188, %189
  %191 = add nsw i32 %184, %181
  %192 = sitofp i32 %191 to float
  %193 = fdiv contract float %190, %192
  %194 = fadd contract float %187, %193
  store float %194, ptr %56, align 4, !tbaa !12
  %195 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %179
  %196 = load float, ptr %195, align 4, !tbaa !12
  %197 = fmul contract float %188, %188
  %198 = sitofp i32 %184 to float
  %199 = fmul contract float %197, %198
  %200 = fmul contract float %199, %189
  %201 = fdiv contract float %200, %192
  %202 = fadd contract float %196, %201
  %203 = load float, ptr %57, align 4, !tbaa !12
  %204 = fadd contract float %203, %202
  store float %204, ptr %57, align 4, !tbaa !12
  store i32 %191, ptr %58, align 4, !tbaa !3
  br label %205

205:                                              ; preds = %183, %177, %175
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %206 = icmp samesign ult i32 %5, 4
  br i1 %206, label %207, label %235

207:                                              ; preds = %205
  %208 = or disjoint i32 %5, 4
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %209
  %211 = load i32, ptr %210, align 4, !tbaa !3
  %212 = icmp sgt i32 %211, 0
  br i1 %212, label %213, label %235

213:                                              ; preds = %207
  %214 = load i32, ptr %58, align 4, !tbaa !3
  %215 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %209
  %216 = load float, ptr %215, align 4, !tbaa !12
  %217 = load float, ptr %56, align 4, !tbaa !12
  %218 = fsub contract float %216, %217
  %219 = uitofp nneg i32 %211 to float
  %220 = fmul contract float %218, %219
  %221 = add nsw i32 %214, %211
  %222 = sitofp i32 %221 to float
  %223 = fdiv contract float %220, %222
  %224 = fadd contract float %217, %223
  store float %224, ptr %56, align 4, !tbaa !12
  %225 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %209
  %226 = load float, ptr %225, align 4, !tbaa !12
  %227 = fmul contract float %218, %218
  %228 = sitofp i32 %214 to float
  %229 = fmul contract float %227, %228
  %230 = fmul contract float %229, %219
  %231 = fdiv contract float %230, %222
  %232 = fadd contract float %226, %231
  %233 = load float, ptr %57, align 4, !tbaa !12
  %234 = fadd contract float %233, %232
  store float %234, ptr %57, align 4, !tbaa !12
  store i32 %221, ptr %58, align 4, !tbaa !3
  br label %235

235:                                              ; preds = %213, %207, %205
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %236 = icmp samesign ult i32 %5, 2
  br i1 %236, label %237, label %265

237:                                              ; preds = %235
  %238 = or disjoint i32 %5, 2
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 %239
  %241 = load i32, ptr %240, align 4, !tbaa !3
  %242 = icmp sgt i32 %241, 0
  br i1 %242, label %243, label %265

243:                                              ; preds = %237
  %244 = load i32, ptr %58, align 4, !tbaa !3
  %245 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 %239
  %246 = load float, ptr %245, align 4, !tbaa !12
  %247 = load float, ptr %56, align 4, !tbaa !12
  %248 = fsub contract float %246, %247
  %249 = uitofp nneg i32 %241 to float
  %250 = fmul contract float %248, %249
  %251 = add nsw i32 %244, %241
  %252 = sitofp i32 %251 to float
  %253 = fdiv contract float %250, %252
  %254 = fadd contract float %247, %253
  store float %254, ptr %56, align 4, !tbaa !12
  %255 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 %239
  %256 = load float, ptr %255, align 4, !tbaa !12
  %257 = fmul contract float %248, %248
  %258 = sitofp i32 %244 to float
  %259 = fmul contract float %257, %258
  %260 = fmul contract float %259, %249
  %261 = fdiv contract float %260, %252
  %262 = fadd contract float %256, %261
  %263 = load float, ptr %57, align 4, !tbaa !12
  %264 = fadd contract float %263, %262
  store float %264, ptr %57, align 4, !tbaa !12
  store i32 %251, ptr %58, align 4, !tbaa !3
  br label %265

265:                                              ; preds = %243, %237, %235
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %266 = icmp eq i32 %5, 0
  br i1 %266, label %267, label %290

267:                                              ; preds = %265
  %268 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 4), align 4, !tbaa !3
  %269 = icmp sgt i32 %268, 0
  br i1 %269, label %270, label %290

270:                                              ; preds = %267
  %271 = load i32, ptr %58, align 4, !tbaa !3
  %272 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 4), align 4, !tbaa !12
  %273 = load float, ptr %56, align 4, !tbaa !12
  %274 = fsub contract float %272, %273
  %275 = uitofp nneg i32 %268 to float
  %276 = fmul contract float %274, %275
  %277 = add nsw i32 %271, %268
  %278 = sitofp i32 %277 to float
  %279 = fdiv contract float %276, %278
  %280 = fadd contract float %273, %279
  store float %280, ptr %56, align 4, !tbaa !12
  %281 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 4), align 4, !tbaa !12
  %282 = fmul contract float %274, %274
  %283 = sitofp i32 %271 to float
  %284 = fmul contract float %282, %283
  %285 = fmul contract float %284, %275
  %286 = fdiv contract float %285, %278
  %287 = fadd contract float %281, %286
  %288 = load float, ptr %57, align 4, !tbaa !12
  %289 = fadd contract float %288, %287
  store float %289, ptr %57, align 4, !tbaa !12
  store i32 %277, ptr %58, align 4, !tbaa !3
  br label %290

290:                                              ; preds = %270, %267, %265
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %291 = icmp eq i32 %5, 0
  br i1 %291, label %292, label %301

292:                                              ; preds = %290
  %293 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), align 4, !tbaa !12
  %294 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw float, ptr %1, i64 %295
  store float %293, ptr %296, align 4, !tbaa !12
  %297 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), align 4, !tbaa !12
  %298 = sitofp i32 %3 to float
  %299 = fdiv contract float %297, %298
  %300 = getelementptr inbounds nuw float, ptr %2, i64 %295
  store float %299, ptr %300, align 4, !tbaa !12
  br label %301

301:                                              ; preds = %292, %290
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
  br i1 %134, label %18, label %27, !llvm.loop !30

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
  br i1 %153, label %135, label %129, !llvm.loop !31

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
  %276 = sitofp i32 %268 to float
  %277 = fmul contract float %267, %276
  %278 = fmul contract float %266, %251
  %279 = fadd contract float %278, %277
  %280 = fmul contract float %275, %279
  %281 = fsub contract float %266, %267
  %282 = fmul contract float %281, %281
  %283 = fmul contract float %282, %251
  %284 = fmul contract float %283, %276
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
  br i1 %10, label %11, label %127

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %42

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 7
  %16 = icmp ult i32 %3, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483640
  br label %48

19:                                               ; preds = %48
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %42, label %21

21:                                               ; preds = %19, %13
  %22 = phi float [ 0.000000e+00, %13 ], [ %121, %19 ]
  %23 = phi i32 [ 0, %13 ], [ %124, %19 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %123, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %21
  %27 = phi float [ %22, %21 ], [ %36, %26 ]
  %28 = phi i32 [ %23, %21 ], [ %39, %26 ]
  %29 = phi float [ %24, %21 ], [ %38, %26 ]
  %30 = phi i32 [ 0, %21 ], [ %40, %26 ]
  %31 = add nsw i32 %28, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !12
  %35 = fsub contract float %34, %29
  %36 = fadd contract float %27, %35
  %37 = fsub contract float %36, %27
  %38 = fsub contract float %37, %35
  %39 = add nuw nsw i32 %28, 1
  %40 = add i32 %30, 1
  %41 = icmp eq i32 %40, %15
  br i1 %41, label %42, label %26, !llvm.loop !32

42:                                               ; preds = %19, %26, %11
  %43 = phi float [ 0.000000e+00, %11 ], [ %121, %19 ], [ %36, %26 ]
  %44 = sitofp i32 %3 to float
  %45 = fdiv contract float %43, %44
  %46 = sext i32 %9 to i64
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  store float %45, ptr %47, align 4, !tbaa !12
  br label %127

48:                                               ; preds = %48, %17
  %49 = phi float [ 0.000000e+00, %17 ], [ %121, %48 ]
  %50 = phi i32 [ 0, %17 ], [ %124, %48 ]
  %51 = phi float [ 0.000000e+00, %17 ], [ %123, %48 ]
  %52 = phi i32 [ 0, %17 ], [ %125, %48 ]
  %53 = add nsw i32 %50, %14
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !12
  %57 = fsub contract float %56, %51
  %58 = fadd contract float %49, %57
  %59 = fsub contract float %58, %49
  %60 = fsub contract float %59, %57
  %61 = or disjoint i32 %50, 1
  %62 = add nsw i32 %61, %14
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !12
  %66 = fsub contract float %65, %60
  %67 = fadd contract float %58, %66
  %68 = fsub contract float %67, %58
  %69 = fsub contract float %68, %66
  %70 = or disjoint i32 %50, 2
  %71 = add nsw i32 %70, %14
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !12
  %75 = fsub contract float %74, %69
  %76 = fadd contract float %67, %75
  %77 = fsub contract float %76, %67
  %78 = fsub contract float %77, %75
  %79 = or disjoint i32 %50, 3
  %80 = add nsw i32 %79, %14
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !12
  %84 = fsub contract float %83, %78
  %85 = fadd contract float %76, %84
  %86 = fsub contract float %85, %76
  %87 = fsub contract float %86, %84
  %88 = or disjoint i32 %50, 4
  %89 = add nsw i32 %88, %14
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !12
  %93 = fsub contract float %92, %87
  %94 = fadd contract float %85, %93
  %95 = fsub contract float %94, %85
  %96 = fsub contract float %95, %93
  %97 = or disjoint i32 %50, 5
  %98 = add nsw i32 %97, %14
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !12
  %102 = fsub contract float %101, %96
  %103 = fadd contract float %94, %102
  %104 = fsub contract float %103, %94
  %105 = fsub contract float %104, %102
  %106 = or disjoint i32 %50, 6
  %107 = add nsw i32 %106, %14
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !12
  %111 = fsub contract float %110, %105
  %112 = fadd contract float %103, %111
  %113 = fsub contract float %112, %103
  %114 = fsub contract float %113, %111
  %115 = or disjoint i32 %50, 7
  %116 = add nsw i32 %115, %14
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !12
  %120 = fsub contract float %119, %114
  %121 = fadd contract float %112, %120
  %122 = fsub contract float %121, %112
  %123 = fsub contract float %122, %120
  %124 = add nuw nsw i32 %50, 8
  %125 = add i32 %52, 8
  %126 = icmp eq i32 %125, %18
  br i1 %126, label %19, label %48, !llvm.loop !33

127:                                              ; preds = %4, %42
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
!13 = !{!14, !9, i64 0}
!14 = !{!"_ZTS6Scaled", !9, i64 0, !9, i64 4}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = !{!14, !9, i64 4}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
!28 = distinct !{!28, !23}
!29 = distinct !{!29, !16}
!30 = distinct !{!30, !16}
!31 = distinct !{!31, !16}
!32 = distinct !{!32, !23}
!33 = distinct !{!33, !16}
