; ModuleID = 'norms.cu'
source_filename = "norms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ9block_sumfE6shared = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15rms_norm_float4E5scale = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ16group_norm_blockE4mean = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ16group_norm_blockE5scale = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ18batch_norm_momentsE4mean = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ18batch_norm_momentsE3var = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE3top = internal unnamed_addr addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE5total = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z8warp_sumf(float noundef %0) local_unnamed_addr #0 {
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

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8warp_maxf(float noundef %0) local_unnamed_addr #1 {
  %2 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 16, i32 31)
  %3 = tail call contract noundef float @__nv_fmaxf(float noundef %0, float noundef %2) #11
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 8, i32 31)
  %5 = tail call contract noundef float @__nv_fmaxf(float noundef %3, float noundef %4) #11
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 4, i32 31)
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %5, float noundef %6) #11
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 2, i32 31)
  %9 = tail call contract noundef float @__nv_fmaxf(float noundef %7, float noundef %8) #11
  %10 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 1, i32 31)
  %11 = tail call contract noundef float @__nv_fmaxf(float noundef %9, float noundef %10) #11
  ret float %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z9block_sumf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = and i32 %2, 31
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 16, i32 31)
  %5 = fadd contract float %0, %4
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 8, i32 31)
  %7 = fadd contract float %5, %6
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 4, i32 31)
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 2, i32 31)
  %11 = fadd contract float %9, %10
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %1
  %15 = lshr exact i32 %2, 5
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %16
  %18 = fadd contract float %11, %12
  store float %18, ptr %17, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %14, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = lshr i32 %20, 5
  %22 = icmp samesign ult i32 %2, %21
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = zext nneg i32 %3 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  br label %27

27:                                               ; preds = %19, %23
  %28 = phi contract float [ %26, %23 ], [ 0.000000e+00, %19 ]
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 16, i32 31)
  %30 = fadd contract float %28, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 8, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 4, i32 31)
  %34 = fadd contract float %32, %33
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 2, i32 31)
  %36 = fadd contract float %34, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %36, i32 1, i32 31)
  %38 = fadd contract float %36, %37
  ret float %38
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rms_norm_float4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %3, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %14

12:                                               ; preds = %5
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %52

14:                                               ; preds = %52, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %71, %52 ]
  %16 = and i32 %10, 31
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 16, i32 31)
  %18 = fadd contract float %15, %17
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 8, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 4, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 2, i32 31)
  %24 = fadd contract float %22, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp eq i32 %16, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %14
  %28 = fadd contract float %24, %25
  %29 = lshr exact i32 %10, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %30
  store float %28, ptr %31, align 4, !tbaa !7
  br label %32

32:                                               ; preds = %27, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = lshr i32 %33, 5
  %35 = icmp samesign ult i32 %10, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = zext nneg i32 %16 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %32, %36
  %41 = phi contract float [ %39, %36 ], [ 0.000000e+00, %32 ]
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 16, i32 31)
  %43 = fadd contract float %41, %42
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 8, i32 31)
  %45 = fadd contract float %43, %44
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 4, i32 31)
  %47 = fadd contract float %45, %46
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %47, i32 2, i32 31)
  %49 = fadd contract float %47, %48
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %49, i32 1, i32 31)
  %51 = icmp eq i32 %10, 0
  br i1 %51, label %74, label %81

52:                                               ; preds = %12, %52
  %53 = phi float [ 0.000000e+00, %12 ], [ %71, %52 ]
  %54 = phi i32 [ %10, %12 ], [ %72, %52 ]
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.float4, ptr %9, i64 %55
  %57 = load float, ptr %56, align 16, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %61 = load float, ptr %60, align 8, !tbaa !7
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 12
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %57, %57
  %65 = fmul contract float %59, %59
  %66 = fadd contract float %64, %65
  %67 = fmul contract float %61, %61
  %68 = fadd contract float %66, %67
  %69 = fmul contract float %63, %63
  %70 = fadd contract float %68, %69
  %71 = fadd contract float %53, %70
  %72 = add i32 %54, %13
  %73 = icmp slt i32 %72, %3
  br i1 %73, label %52, label %14, !llvm.loop !9

74:                                               ; preds = %40
  %75 = fadd contract float %49, %50
  %76 = shl nsw i32 %3, 2
  %77 = sitofp i32 %76 to float
  %78 = fdiv contract float %75, %77
  %79 = fadd contract float %4, %78
  %80 = tail call contract noundef float @__nv_rsqrtf(float noundef %79) #11
  store float %80, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4, !tbaa !7
  br label %81

81:                                               ; preds = %74, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %82, label %84

82:                                               ; preds = %81
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4, !tbaa !7
  br label %85

84:                                               ; preds = %85, %81
  ret void

85:                                               ; preds = %82, %85
  %86 = phi i32 [ %10, %82 ], [ %118, %85 ]
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds %struct.float4, ptr %9, i64 %87
  %89 = load float, ptr %88, align 16, !tbaa !7
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %93 = load float, ptr %92, align 8, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 12
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = getelementptr inbounds %struct.float4, ptr %1, i64 %87
  %97 = load float, ptr %96, align 16, !tbaa !7
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %101 = load float, ptr %100, align 8, !tbaa !7
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 12
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fmul contract float %89, %83
  %105 = fmul contract float %97, %104
  %106 = fmul contract float %91, %83
  %107 = fmul contract float %99, %106
  %108 = fmul contract float %93, %83
  %109 = fmul contract float %101, %108
  %110 = fmul contract float %95, %83
  %111 = fmul contract float %103, %110
  %112 = add i32 %86, %7
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw %struct.float4, ptr %2, i64 %113
  store float %105, ptr %114, align 16, !tbaa !7
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 4
  store float %107, ptr %115, align 4, !tbaa !7
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store float %109, ptr %116, align 8, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 12
  store float %111, ptr %117, align 4, !tbaa !7
  %118 = add i32 %86, %33
  %119 = icmp slt i32 %118, %3
  br i1 %119, label %85, label %84, !llvm.loop !11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm_float4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = icmp slt i32 %11, %4
  br i1 %13, label %14, label %143

14:                                               ; preds = %6
  %15 = mul nsw i32 %5, %11
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = sdiv i32 %5, 4
  %19 = icmp slt i32 %12, %18
  br i1 %19, label %34, label %20

20:                                               ; preds = %34, %14
  %21 = phi float [ 0.000000e+00, %14 ], [ %49, %34 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 16, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 8, i32 31)
  %25 = fadd contract float %23, %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 4, i32 31)
  %27 = fadd contract float %25, %26
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 2, i32 31)
  %29 = fadd contract float %27, %28
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 1, i32 31)
  %31 = fadd contract float %29, %30
  %32 = sitofp i32 %5 to float
  %33 = fdiv contract float %31, %32
  br i1 %19, label %68, label %52

34:                                               ; preds = %14, %34
  %35 = phi float [ %49, %34 ], [ 0.000000e+00, %14 ]
  %36 = phi i32 [ %50, %34 ], [ %12, %14 ]
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %37
  %39 = load float, ptr %38, align 16, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load float, ptr %42, align 8, !tbaa !7
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fadd contract float %39, %41
  %47 = fadd contract float %46, %43
  %48 = fadd contract float %47, %45
  %49 = fadd contract float %35, %48
  %50 = add nuw nsw i32 %36, 32
  %51 = icmp slt i32 %50, %18
  br i1 %51, label %34, label %20, !llvm.loop !12

52:                                               ; preds = %68, %20
  %53 = phi float [ 0.000000e+00, %20 ], [ %91, %68 ]
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 16, i32 31)
  %55 = fadd contract float %53, %54
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 8, i32 31)
  %57 = fadd contract float %55, %56
  %58 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %57, i32 4, i32 31)
  %59 = fadd contract float %57, %58
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %59, i32 2, i32 31)
  %61 = fadd contract float %59, %60
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 1, i32 31)
  %63 = fadd contract float %61, %62
  %64 = fdiv contract float %63, %32
  %65 = fadd contract float %64, 0x3EE4F8B580000000
  %66 = tail call contract noundef float @__nv_rsqrtf(float noundef %65) #11
  %67 = getelementptr inbounds float, ptr %3, i64 %16
  br i1 %19, label %94, label %143

68:                                               ; preds = %20, %68
  %69 = phi float [ %91, %68 ], [ 0.000000e+00, %20 ]
  %70 = phi i32 [ %92, %68 ], [ %12, %20 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %71
  %73 = load float, ptr %72, align 16, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %77 = load float, ptr %76, align 8, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 12
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fsub contract float %73, %33
  %81 = fsub contract float %75, %33
  %82 = fsub contract float %77, %33
  %83 = fsub contract float %79, %33
  %84 = fmul contract float %80, %80
  %85 = fmul contract float %81, %81
  %86 = fadd contract float %84, %85
  %87 = fmul contract float %82, %82
  %88 = fadd contract float %86, %87
  %89 = fmul contract float %83, %83
  %90 = fadd contract float %88, %89
  %91 = fadd contract float %69, %90
  %92 = add nuw nsw i32 %70, 32
  %93 = icmp slt i32 %92, %18
  br i1 %93, label %68, label %52, !llvm.loop !13

94:                                               ; preds = %52, %94
  %95 = phi i32 [ %141, %94 ], [ %12, %52 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw %struct.float4, ptr %17, i64 %96
  %98 = load float, ptr %97, align 16, !tbaa !7
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %102 = load float, ptr %101, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %97, i64 12
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = getelementptr inbounds nuw %struct.float4, ptr %1, i64 %96
  %106 = load float, ptr %105, align 16, !tbaa !7
  %107 = getelementptr inbounds nuw i8, ptr %105, i64 4
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %110 = load float, ptr %109, align 8, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 12
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = getelementptr inbounds nuw %struct.float4, ptr %2, i64 %96
  %114 = load float, ptr %113, align 16, !tbaa !7
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %118 = load float, ptr %117, align 8, !tbaa !7
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 12
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fsub contract float %98, %33
  %122 = fmul contract float %66, %121
  %123 = fmul contract float %122, %106
  %124 = fadd contract float %123, %114
  %125 = fsub contract float %100, %33
  %126 = fmul contract float %66, %125
  %127 = fmul contract float %126, %108
  %128 = fadd contract float %127, %116
  %129 = fsub contract float %102, %33
  %130 = fmul contract float %66, %129
  %131 = fmul contract float %130, %110
  %132 = fadd contract float %131, %118
  %133 = fsub contract float %104, %33
  %134 = fmul contract float %66, %133
  %135 = fmul contract float %134, %112
  %136 = fadd contract float %135, %120
  %137 = getelementptr inbounds nuw %struct.float4, ptr %67, i64 %96
  store float %124, ptr %137, align 16, !tbaa !7
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 4
  store float %128, ptr %138, align 4, !tbaa !7
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 8
  store float %132, ptr %139, align 8, !tbaa !7
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 12
  store float %136, ptr %140, align 4, !tbaa !7
  %141 = add nuw nsw i32 %95, 32
  %142 = icmp slt i32 %141, %18
  br i1 %142, label %94, label %143, !llvm.loop !14

143:                                              ; preds = %94, %52, %6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @group_norm_block(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = udiv i32 %8, %6
  %10 = mul i32 %9, %6
  %11 = sub i32 %8, %10
  %12 = sdiv i32 %4, %6
  %13 = mul nsw i32 %12, %5
  %14 = mul nsw i32 %9, %4
  %15 = mul nsw i32 %12, %11
  %16 = add nsw i32 %15, %14
  %17 = mul nsw i32 %16, %5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = getelementptr inbounds float, ptr %3, i64 %18
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = icmp slt i32 %21, %13
  br i1 %22, label %23, label %25

23:                                               ; preds = %7
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %95

25:                                               ; preds = %95, %7
  %26 = phi float [ 0.000000e+00, %7 ], [ %104, %95 ]
  %27 = phi float [ 0.000000e+00, %7 ], [ %102, %95 ]
  %28 = and i32 %21, 31
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 16, i32 31)
  %30 = fadd contract float %27, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 8, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 4, i32 31)
  %34 = fadd contract float %32, %33
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 2, i32 31)
  %36 = fadd contract float %34, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %36, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp eq i32 %28, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %25
  %40 = fadd contract float %36, %37
  %41 = lshr exact i32 %21, 5
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %42
  store float %40, ptr %43, align 4, !tbaa !7
  br label %44

44:                                               ; preds = %39, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %46 = lshr i32 %45, 5
  %47 = icmp samesign ult i32 %21, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = zext nneg i32 %28 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %44, %48
  %53 = phi contract float [ %51, %48 ], [ 0.000000e+00, %44 ]
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 16, i32 31)
  %55 = fadd contract float %53, %54
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 8, i32 31)
  %57 = fadd contract float %55, %56
  %58 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %57, i32 4, i32 31)
  %59 = fadd contract float %57, %58
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %59, i32 2, i32 31)
  %61 = fadd contract float %59, %60
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 1, i32 31)
  %63 = fadd contract float %61, %62
  %64 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 16, i32 31)
  %65 = fadd contract float %26, %64
  %66 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 8, i32 31)
  %67 = fadd contract float %65, %66
  %68 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %67, i32 4, i32 31)
  %69 = fadd contract float %67, %68
  %70 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %69, i32 2, i32 31)
  %71 = fadd contract float %69, %70
  %72 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %71, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %38, label %73, label %78

73:                                               ; preds = %52
  %74 = fadd contract float %71, %72
  %75 = lshr exact i32 %21, 5
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %76
  store float %74, ptr %77, align 4, !tbaa !7
  br label %78

78:                                               ; preds = %73, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %47, label %79, label %83

79:                                               ; preds = %78
  %80 = zext nneg i32 %28 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %78, %79
  %84 = phi contract float [ %82, %79 ], [ 0.000000e+00, %78 ]
  %85 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %84, i32 16, i32 31)
  %86 = fadd contract float %84, %85
  %87 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %86, i32 8, i32 31)
  %88 = fadd contract float %86, %87
  %89 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %88, i32 4, i32 31)
  %90 = fadd contract float %88, %89
  %91 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %90, i32 2, i32 31)
  %92 = fadd contract float %90, %91
  %93 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %92, i32 1, i32 31)
  %94 = icmp eq i32 %21, 0
  br i1 %94, label %107, label %116

95:                                               ; preds = %23, %95
  %96 = phi float [ 0.000000e+00, %23 ], [ %102, %95 ]
  %97 = phi i32 [ %21, %23 ], [ %105, %95 ]
  %98 = phi float [ 0.000000e+00, %23 ], [ %104, %95 ]
  %99 = sext i32 %97 to i64
  %100 = getelementptr inbounds float, ptr %19, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fadd contract float %96, %101
  %103 = fmul contract float %101, %101
  %104 = fadd contract float %98, %103
  %105 = add i32 %97, %24
  %106 = icmp slt i32 %105, %13
  br i1 %106, label %95, label %25, !llvm.loop !15

107:                                              ; preds = %83
  %108 = fadd contract float %92, %93
  %109 = sitofp i32 %13 to float
  %110 = fdiv contract float %63, %109
  store float %110, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4, !tbaa !7
  %111 = fdiv contract float %108, %109
  %112 = fmul contract float %110, %110
  %113 = fsub contract float %111, %112
  %114 = fadd contract float %113, 0x3EE4F8B580000000
  %115 = tail call contract noundef float @__nv_rsqrtf(float noundef %114) #11
  store float %115, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4, !tbaa !7
  br label %116

116:                                              ; preds = %107, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %117, label %120

117:                                              ; preds = %116
  %118 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4, !tbaa !7
  %119 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4, !tbaa !7
  br label %121

120:                                              ; preds = %121, %116
  ret void

121:                                              ; preds = %117, %121
  %122 = phi i32 [ %21, %117 ], [ %138, %121 ]
  %123 = sdiv i32 %122, %5
  %124 = add nsw i32 %123, %15
  %125 = sext i32 %122 to i64
  %126 = getelementptr inbounds float, ptr %19, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fsub contract float %127, %118
  %129 = fmul contract float %128, %119
  %130 = sext i32 %124 to i64
  %131 = getelementptr inbounds float, ptr %1, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = fmul contract float %129, %132
  %134 = getelementptr inbounds float, ptr %2, i64 %130
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = fadd contract float %133, %135
  %137 = getelementptr inbounds float, ptr %20, i64 %125
  store float %136, ptr %137, align 4, !tbaa !7
  %138 = add i32 %122, %45
  %139 = icmp slt i32 %138, %13
  br i1 %139, label %121, label %120, !llvm.loop !16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_norm_given(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #4 {
  %10 = mul nsw i32 %7, %6
  %11 = mul nsw i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %11
  br i1 %17, label %18, label %21

18:                                               ; preds = %9
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = mul i32 %19, %13
  br label %22

21:                                               ; preds = %22, %9
  ret void

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %16, %18 ], [ %45, %22 ]
  %24 = sdiv i32 %23, %8
  %25 = srem i32 %24, %7
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %4, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = sext i32 %23 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = getelementptr inbounds float, ptr %2, i64 %26
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fsub contract float %31, %33
  %35 = fmul contract float %28, %34
  %36 = getelementptr inbounds float, ptr %3, i64 %26
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fadd contract float %37, 0x3EE4F8B580000000
  %39 = tail call contract noundef float @__nv_sqrtf(float noundef %38) #11
  %40 = fdiv contract float %35, %39
  %41 = getelementptr inbounds float, ptr %5, i64 %26
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %40, %42
  %44 = getelementptr inbounds float, ptr %1, i64 %29
  store float %43, ptr %44, align 4, !tbaa !7
  %45 = add i32 %23, %20
  %46 = icmp slt i32 %45, %11
  br i1 %46, label %22, label %21, !llvm.loop !17
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batch_norm_moments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #4 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = icmp sgt i32 %5, 0
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %11, label %13, label %40

13:                                               ; preds = %9
  %14 = icmp slt i32 %12, %7
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = and i32 %5, 2147483646
  br label %78

20:                                               ; preds = %103
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %40, label %22

22:                                               ; preds = %20, %13
  %23 = phi float [ 0.000000e+00, %13 ], [ %104, %20 ]
  %24 = phi i32 [ 0, %13 ], [ %105, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br i1 %14, label %26, label %40

26:                                               ; preds = %22
  %27 = mul nsw i32 %24, %6
  %28 = add nsw i32 %27, %10
  %29 = mul nsw i32 %28, %7
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi float [ %23, %26 ], [ %37, %30 ]
  %32 = phi i32 [ %12, %26 ], [ %38, %30 ]
  %33 = add nsw i32 %32, %29
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fadd contract float %31, %36
  %38 = add i32 %32, %15
  %39 = icmp slt i32 %38, %7
  br i1 %39, label %30, label %40, !llvm.loop !18

40:                                               ; preds = %20, %30, %22, %9
  %41 = phi float [ 0.000000e+00, %9 ], [ %104, %20 ], [ %23, %22 ], [ %37, %30 ]
  %42 = and i32 %12, 31
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 16, i32 31)
  %44 = fadd contract float %41, %43
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 8, i32 31)
  %46 = fadd contract float %44, %45
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 4, i32 31)
  %48 = fadd contract float %46, %47
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %48, i32 2, i32 31)
  %50 = fadd contract float %48, %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp eq i32 %42, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %40
  %54 = fadd contract float %50, %51
  %55 = lshr exact i32 %12, 5
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %56
  store float %54, ptr %57, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %53, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %60 = lshr i32 %59, 5
  %61 = icmp samesign ult i32 %12, %60
  br i1 %61, label %62, label %66

62:                                               ; preds = %58
  %63 = zext nneg i32 %42 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  br label %66

66:                                               ; preds = %58, %62
  %67 = phi contract float [ %65, %62 ], [ 0.000000e+00, %58 ]
  %68 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %67, i32 16, i32 31)
  %69 = fadd contract float %67, %68
  %70 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %69, i32 8, i32 31)
  %71 = fadd contract float %69, %70
  %72 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %71, i32 4, i32 31)
  %73 = fadd contract float %71, %72
  %74 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %73, i32 2, i32 31)
  %75 = fadd contract float %73, %74
  %76 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %75, i32 1, i32 31)
  %77 = icmp eq i32 %12, 0
  br i1 %77, label %118, label %123

78:                                               ; preds = %103, %18
  %79 = phi float [ 0.000000e+00, %18 ], [ %104, %103 ]
  %80 = phi i32 [ 0, %18 ], [ %105, %103 ]
  %81 = phi i32 [ 0, %18 ], [ %106, %103 ]
  br i1 %14, label %82, label %86

82:                                               ; preds = %78
  %83 = mul nsw i32 %80, %6
  %84 = add nsw i32 %83, %10
  %85 = mul nsw i32 %84, %7
  br label %108

86:                                               ; preds = %108, %78
  %87 = phi float [ %79, %78 ], [ %115, %108 ]
  br i1 %14, label %88, label %103

88:                                               ; preds = %86
  %89 = or disjoint i32 %80, 1
  %90 = mul nsw i32 %89, %6
  %91 = add nsw i32 %90, %10
  %92 = mul nsw i32 %91, %7
  br label %93

93:                                               ; preds = %93, %88
  %94 = phi float [ %87, %88 ], [ %100, %93 ]
  %95 = phi i32 [ %12, %88 ], [ %101, %93 ]
  %96 = add nsw i32 %95, %92
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fadd contract float %94, %99
  %101 = add i32 %95, %15
  %102 = icmp slt i32 %101, %7
  br i1 %102, label %93, label %103, !llvm.loop !18

103:                                              ; preds = %93, %86
  %104 = phi float [ %87, %86 ], [ %100, %93 ]
  %105 = add nuw nsw i32 %80, 2
  %106 = add i32 %81, 2
  %107 = icmp eq i32 %106, %19
  br i1 %107, label %20, label %78, !llvm.loop !19

108:                                              ; preds = %82, %108
  %109 = phi float [ %79, %82 ], [ %115, %108 ]
  %110 = phi i32 [ %12, %82 ], [ %116, %108 ]
  %111 = add nsw i32 %110, %85
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %0, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fadd contract float %109, %114
  %116 = add i32 %110, %15
  %117 = icmp slt i32 %116, %7
  br i1 %117, label %108, label %86, !llvm.loop !18

118:                                              ; preds = %66
  %119 = fadd contract float %75, %76
  %120 = mul nsw i32 %7, %5
  %121 = sitofp i32 %120 to float
  %122 = fdiv contract float %119, %121
  store float %122, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !tbaa !7
  br label %123

123:                                              ; preds = %118, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %124, label %161

124:                                              ; preds = %123
  %125 = icmp slt i32 %12, %7
  %126 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %127 = and i32 %5, 1
  %128 = icmp eq i32 %5, 1
  br i1 %128, label %141, label %129

129:                                              ; preds = %124
  %130 = and i32 %5, 2147483646
  br label %131

131:                                              ; preds = %212, %129
  %132 = phi i32 [ 0, %129 ], [ %214, %212 ]
  %133 = phi float [ 0.000000e+00, %129 ], [ %213, %212 ]
  %134 = phi i32 [ 0, %129 ], [ %215, %212 ]
  br i1 %125, label %135, label %193

135:                                              ; preds = %131
  %136 = mul nsw i32 %132, %6
  %137 = add nsw i32 %136, %10
  %138 = mul nsw i32 %137, %7
  br label %217

139:                                              ; preds = %212
  %140 = icmp eq i32 %127, 0
  br i1 %140, label %161, label %141

141:                                              ; preds = %139, %124
  %142 = phi i32 [ 0, %124 ], [ %214, %139 ]
  %143 = phi float [ 0.000000e+00, %124 ], [ %213, %139 ]
  %144 = icmp ne i32 %127, 0
  tail call void @llvm.assume(i1 %144)
  br i1 %125, label %145, label %161

145:                                              ; preds = %141
  %146 = mul nsw i32 %142, %6
  %147 = add nsw i32 %146, %10
  %148 = mul nsw i32 %147, %7
  br label %149

149:                                              ; preds = %149, %145
  %150 = phi i32 [ %12, %145 ], [ %159, %149 ]
  %151 = phi float [ %143, %145 ], [ %158, %149 ]
  %152 = add nsw i32 %150, %148
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fsub contract float %155, %126
  %157 = fmul contract float %156, %156
  %158 = fadd contract float %151, %157
  %159 = add i32 %150, %59
  %160 = icmp slt i32 %159, %7
  br i1 %160, label %149, label %161, !llvm.loop !20

161:                                              ; preds = %139, %149, %141, %123
  %162 = phi float [ 0.000000e+00, %123 ], [ %213, %139 ], [ %143, %141 ], [ %158, %149 ]
  %163 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %162, i32 16, i32 31)
  %164 = fadd contract float %162, %163
  %165 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %164, i32 8, i32 31)
  %166 = fadd contract float %164, %165
  %167 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %166, i32 4, i32 31)
  %168 = fadd contract float %166, %167
  %169 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %168, i32 2, i32 31)
  %170 = fadd contract float %168, %169
  %171 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %170, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %172, label %177

172:                                              ; preds = %161
  %173 = fadd contract float %170, %171
  %174 = lshr exact i32 %12, 5
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %175
  store float %173, ptr %176, align 4, !tbaa !7
  br label %177

177:                                              ; preds = %172, %161
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %61, label %178, label %182

178:                                              ; preds = %177
  %179 = zext nneg i32 %42 to i64
  %180 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !7
  br label %182

182:                                              ; preds = %177, %178
  %183 = phi contract float [ %181, %178 ], [ 0.000000e+00, %177 ]
  %184 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %183, i32 16, i32 31)
  %185 = fadd contract float %183, %184
  %186 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %185, i32 8, i32 31)
  %187 = fadd contract float %185, %186
  %188 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %187, i32 4, i32 31)
  %189 = fadd contract float %187, %188
  %190 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %189, i32 2, i32 31)
  %191 = fadd contract float %189, %190
  %192 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %191, i32 1, i32 31)
  br i1 %77, label %229, label %247

193:                                              ; preds = %217, %131
  %194 = phi float [ %133, %131 ], [ %226, %217 ]
  br i1 %125, label %195, label %212

195:                                              ; preds = %193
  %196 = or disjoint i32 %132, 1
  %197 = mul nsw i32 %196, %6
  %198 = add nsw i32 %197, %10
  %199 = mul nsw i32 %198, %7
  br label %200

200:                                              ; preds = %200, %195
  %201 = phi i32 [ %12, %195 ], [ %210, %200 ]
  %202 = phi float [ %194, %195 ], [ %209, %200 ]
  %203 = add nsw i32 %201, %199
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = fsub contract float %206, %126
  %208 = fmul contract float %207, %207
  %209 = fadd contract float %202, %208
  %210 = add i32 %201, %59
  %211 = icmp slt i32 %210, %7
  br i1 %211, label %200, label %212, !llvm.loop !20

212:                                              ; preds = %200, %193
  %213 = phi float [ %194, %193 ], [ %209, %200 ]
  %214 = add nuw nsw i32 %132, 2
  %215 = add i32 %134, 2
  %216 = icmp eq i32 %215, %130
  br i1 %216, label %139, label %131, !llvm.loop !21

217:                                              ; preds = %135, %217
  %218 = phi i32 [ %12, %135 ], [ %227, %217 ]
  %219 = phi float [ %133, %135 ], [ %226, %217 ]
  %220 = add nsw i32 %218, %138
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %0, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !7
  %224 = fsub contract float %223, %126
  %225 = fmul contract float %224, %224
  %226 = fadd contract float %219, %225
  %227 = add i32 %218, %59
  %228 = icmp slt i32 %227, %7
  br i1 %228, label %217, label %193, !llvm.loop !20

229:                                              ; preds = %182
  %230 = fadd contract float %191, %192
  %231 = mul nsw i32 %7, %5
  %232 = sitofp i32 %231 to float
  %233 = fdiv contract float %230, %232
  store float %233, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !tbaa !7
  %234 = fsub contract float 1.000000e+00, %8
  %235 = zext nneg i32 %10 to i64
  %236 = getelementptr inbounds nuw float, ptr %3, i64 %235
  %237 = load float, ptr %236, align 4, !tbaa !7
  %238 = fmul contract float %234, %237
  %239 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !tbaa !7
  %240 = fmul contract float %8, %239
  %241 = fadd contract float %238, %240
  store float %241, ptr %236, align 4, !tbaa !7
  %242 = getelementptr inbounds nuw float, ptr %4, i64 %235
  %243 = load float, ptr %242, align 4, !tbaa !7
  %244 = fmul contract float %234, %243
  %245 = fmul contract float %8, %233
  %246 = fadd contract float %245, %244
  store float %246, ptr %242, align 4, !tbaa !7
  br label %247

247:                                              ; preds = %229, %182
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %248 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !tbaa !7
  %249 = fadd contract float %248, 0x3EE4F8B580000000
  %250 = tail call contract noundef float @__nv_rsqrtf(float noundef %249) #11
  br i1 %11, label %251, label %262

251:                                              ; preds = %247
  %252 = icmp slt i32 %12, %7
  %253 = zext nneg i32 %10 to i64
  %254 = getelementptr inbounds nuw float, ptr %2, i64 %253
  %255 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  br label %256

256:                                              ; preds = %251, %263
  %257 = phi i32 [ 0, %251 ], [ %264, %263 ]
  br i1 %252, label %258, label %263

258:                                              ; preds = %256
  %259 = mul nsw i32 %257, %6
  %260 = add nsw i32 %259, %10
  %261 = mul nsw i32 %260, %7
  br label %266

262:                                              ; preds = %263, %247
  ret void

263:                                              ; preds = %266, %256
  %264 = add nuw nsw i32 %257, 1
  %265 = icmp eq i32 %264, %5
  br i1 %265, label %262, label %256, !llvm.loop !22

266:                                              ; preds = %258, %266
  %267 = phi i32 [ %12, %258 ], [ %277, %266 ]
  %268 = add nsw i32 %267, %261
  %269 = load float, ptr %254, align 4, !tbaa !7
  %270 = sext i32 %268 to i64
  %271 = getelementptr inbounds float, ptr %0, i64 %270
  %272 = load float, ptr %271, align 4, !tbaa !7
  %273 = fsub contract float %272, %255
  %274 = fmul contract float %269, %273
  %275 = fmul contract float %250, %274
  %276 = getelementptr inbounds float, ptr %1, i64 %270
  store float %275, ptr %276, align 4, !tbaa !7
  %277 = add i32 %267, %59
  %278 = icmp slt i32 %277, %7
  br i1 %278, label %266, label %263, !llvm.loop !23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_masked(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #4 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul nsw i32 %4, %3
  %10 = sdiv i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %17

13:                                               ; preds = %7
  %14 = mul nsw i32 %5, %8
  %15 = mul nsw i32 %10, %5
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %30

17:                                               ; preds = %30, %7
  %18 = phi float [ 0xC415AF1D80000000, %7 ], [ %43, %30 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 16, i32 31)
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %18, float noundef %19) #11
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 8, i32 31)
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %20, float noundef %21) #11
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 4, i32 31)
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %23) #11
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 2, i32 31)
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %24, float noundef %25) #11
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 1, i32 31)
  %28 = tail call contract noundef float @__nv_fmaxf(float noundef %26, float noundef %27) #11
  %29 = icmp eq i32 %11, 0
  br i1 %29, label %46, label %47

30:                                               ; preds = %13, %30
  %31 = phi i32 [ %11, %13 ], [ %44, %30 ]
  %32 = phi float [ 0xC415AF1D80000000, %13 ], [ %43, %30 ]
  %33 = add nsw i32 %31, %14
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %6, %36
  %38 = add nsw i32 %31, %15
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fadd contract float %37, %41
  %43 = tail call contract noundef float @__nv_fmaxf(float noundef %32, float noundef %42) #11
  %44 = add i32 %31, %16
  %45 = icmp slt i32 %44, %5
  br i1 %45, label %30, label %17, !llvm.loop !24

46:                                               ; preds = %17
  store float %28, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !tbaa !7
  br label %47

47:                                               ; preds = %46, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %48, label %52

48:                                               ; preds = %47
  %49 = mul nsw i32 %5, %8
  %50 = mul nsw i32 %10, %5
  %51 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %63

52:                                               ; preds = %63, %47
  %53 = phi float [ 0.000000e+00, %47 ], [ %79, %63 ]
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 16, i32 31)
  %55 = fadd contract float %53, %54
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 8, i32 31)
  %57 = fadd contract float %55, %56
  %58 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %57, i32 4, i32 31)
  %59 = fadd contract float %57, %58
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %59, i32 2, i32 31)
  %61 = fadd contract float %59, %60
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 1, i32 31)
  br i1 %29, label %82, label %85

63:                                               ; preds = %48, %63
  %64 = phi i32 [ %11, %48 ], [ %80, %63 ]
  %65 = phi float [ 0.000000e+00, %48 ], [ %79, %63 ]
  %66 = add nsw i32 %64, %49
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %6, %69
  %71 = add nsw i32 %64, %50
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fadd contract float %70, %74
  %76 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !tbaa !7
  %77 = fsub contract float %75, %76
  %78 = tail call contract noundef float @__nv_expf(float noundef %77) #11
  %79 = fadd contract float %65, %78
  %80 = add i32 %64, %51
  %81 = icmp slt i32 %80, %5
  br i1 %81, label %63, label %52, !llvm.loop !25

82:                                               ; preds = %52
  %83 = fadd contract float %61, %62
  %84 = fadd contract float %83, 0x3EB0C6F7A0000000
  store float %84, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4, !tbaa !7
  br label %85

85:                                               ; preds = %82, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %86, label %90

86:                                               ; preds = %85
  %87 = mul nsw i32 %5, %8
  %88 = mul nsw i32 %10, %5
  %89 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %91

90:                                               ; preds = %91, %85
  ret void

91:                                               ; preds = %86, %91
  %92 = phi i32 [ %11, %86 ], [ %109, %91 ]
  %93 = add nsw i32 %92, %87
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %6, %96
  %98 = add nsw i32 %92, %88
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %1, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fadd contract float %97, %101
  %103 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4, !tbaa !7
  %104 = fsub contract float %102, %103
  %105 = tail call contract noundef float @__nv_expf(float noundef %104) #11
  %106 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4, !tbaa !7
  %107 = fdiv contract float %105, %106
  %108 = getelementptr inbounds float, ptr %2, i64 %94
  store float %107, ptr %108, align 4, !tbaa !7
  %109 = add i32 %92, %89
  %110 = icmp slt i32 %109, %5
  br i1 %110, label %91, label %90, !llvm.loop !26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smoothed_loss(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul nsw i32 %3, %6
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = icmp slt i32 %7, %3
  br i1 %11, label %24, label %12

12:                                               ; preds = %24, %5
  %13 = phi float [ 0xFFF0000000000000, %5 ], [ %30, %24 ]
  %14 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %13, i32 16, i32 31)
  %15 = tail call contract noundef float @__nv_fmaxf(float noundef %13, float noundef %14) #11
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 8, i32 31)
  %17 = tail call contract noundef float @__nv_fmaxf(float noundef %15, float noundef %16) #11
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 4, i32 31)
  %19 = tail call contract noundef float @__nv_fmaxf(float noundef %17, float noundef %18) #11
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 2, i32 31)
  %21 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %20) #11
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 1, i32 31)
  %23 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %22) #11
  br i1 %11, label %55, label %33

24:                                               ; preds = %5, %24
  %25 = phi float [ %30, %24 ], [ 0xFFF0000000000000, %5 ]
  %26 = phi i32 [ %31, %24 ], [ %7, %5 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %10, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %29) #11
  %31 = add nuw nsw i32 %26, 32
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %24, label %12, !llvm.loop !27

33:                                               ; preds = %55, %12
  %34 = phi float [ 0.000000e+00, %12 ], [ %64, %55 ]
  %35 = phi float [ 0.000000e+00, %12 ], [ %66, %55 ]
  %36 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 16, i32 31)
  %37 = fadd contract float %34, %36
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %37, i32 8, i32 31)
  %39 = fadd contract float %37, %38
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %39, i32 4, i32 31)
  %41 = fadd contract float %39, %40
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %41, i32 2, i32 31)
  %43 = fadd contract float %41, %42
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %43, i32 1, i32 31)
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %35, i32 16, i32 31)
  %46 = fadd contract float %35, %45
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 8, i32 31)
  %48 = fadd contract float %46, %47
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %48, i32 4, i32 31)
  %50 = fadd contract float %48, %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 2, i32 31)
  %52 = fadd contract float %50, %51
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 1, i32 31)
  %54 = icmp eq i32 %7, 0
  br i1 %54, label %69, label %89

55:                                               ; preds = %12, %55
  %56 = phi i32 [ %67, %55 ], [ %7, %12 ]
  %57 = phi float [ %66, %55 ], [ 0.000000e+00, %12 ]
  %58 = phi float [ %64, %55 ], [ 0.000000e+00, %12 ]
  %59 = zext nneg i32 %56 to i64
  %60 = getelementptr inbounds nuw float, ptr %10, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fsub contract float %61, %23
  %63 = tail call contract noundef float @__nv_expf(float noundef %62) #11
  %64 = fadd contract float %58, %63
  %65 = load float, ptr %60, align 4, !tbaa !7
  %66 = fadd contract float %57, %65
  %67 = add nuw nsw i32 %56, 32
  %68 = icmp slt i32 %67, %3
  br i1 %68, label %55, label %33, !llvm.loop !28

69:                                               ; preds = %33
  %70 = fadd contract float %52, %53
  %71 = fadd contract float %43, %44
  %72 = tail call contract noundef float @__nv_logf(float noundef %71) #11
  %73 = fadd contract float %23, %72
  %74 = fsub contract float 1.000000e+00, %4
  %75 = zext nneg i32 %6 to i64
  %76 = getelementptr inbounds nuw i32, ptr %1, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %10, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fsub contract float %73, %80
  %82 = fmul contract float %74, %81
  %83 = sitofp i32 %3 to float
  %84 = fdiv contract float %70, %83
  %85 = fsub contract float %73, %84
  %86 = fmul contract float %4, %85
  %87 = fadd contract float %86, %82
  %88 = getelementptr inbounds nuw float, ptr %2, i64 %75
  store float %87, ptr %88, align 4, !tbaa !7
  br label %89

89:                                               ; preds = %69, %33
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @softmax_gradient(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = lshr i32 %7, 5
  %9 = mul i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = lshr i32 %10, 5
  %12 = add i32 %9, %11
  %13 = and i32 %10, 31
  %14 = icmp slt i32 %12, %3
  br i1 %14, label %15, label %59

15:                                               ; preds = %5
  %16 = icmp slt i32 %13, %4
  br i1 %16, label %17, label %19

17:                                               ; preds = %15
  %18 = mul nsw i32 %4, %12
  br label %33

19:                                               ; preds = %33, %15
  %20 = phi float [ 0.000000e+00, %15 ], [ %43, %33 ]
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
  br i1 %16, label %31, label %59

31:                                               ; preds = %19
  %32 = mul nsw i32 %4, %12
  br label %46

33:                                               ; preds = %17, %33
  %34 = phi i32 [ %13, %17 ], [ %44, %33 ]
  %35 = phi float [ 0.000000e+00, %17 ], [ %43, %33 ]
  %36 = add nsw i32 %34, %18
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds float, ptr %1, i64 %37
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %39, %41
  %43 = fadd contract float %35, %42
  %44 = add nuw nsw i32 %34, 32
  %45 = icmp slt i32 %44, %4
  br i1 %45, label %33, label %19, !llvm.loop !29

46:                                               ; preds = %31, %46
  %47 = phi i32 [ %13, %31 ], [ %57, %46 ]
  %48 = add nsw i32 %47, %32
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds float, ptr %1, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fsub contract float %53, %30
  %55 = fmul contract float %51, %54
  %56 = getelementptr inbounds float, ptr %2, i64 %49
  store float %55, ptr %56, align 4, !tbaa !7
  %57 = add nuw nsw i32 %47, 32
  %58 = icmp slt i32 %57, %4
  br i1 %58, label %46, label %59, !llvm.loop !30

59:                                               ; preds = %46, %19, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @layer_norm_gradient(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #6 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %8
  br i1 %16, label %17, label %127

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr %6, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds float, ptr %7, i64 %18
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp sgt i32 %9, 0
  br i1 %23, label %24, label %127

24:                                               ; preds = %17
  %25 = mul nsw i32 %9, %15
  %26 = and i32 %9, 1
  %27 = icmp eq i32 %9, 1
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %9, 2147483646
  br label %59

30:                                               ; preds = %59
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %52, label %32

32:                                               ; preds = %30, %24
  %33 = phi float [ 0.000000e+00, %24 ], [ %92, %30 ]
  %34 = phi float [ 0.000000e+00, %24 ], [ %94, %30 ]
  %35 = phi i32 [ 0, %24 ], [ %95, %30 ]
  %36 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %36)
  %37 = add nsw i32 %35, %25
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %4, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fsub contract float %40, %20
  %42 = fmul contract float %22, %41
  %43 = zext nneg i32 %35 to i64
  %44 = getelementptr inbounds nuw float, ptr %5, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds float, ptr %3, i64 %38
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %33, %48
  %50 = fmul contract float %42, %48
  %51 = fadd contract float %34, %50
  br label %52

52:                                               ; preds = %30, %32
  %53 = phi float [ %92, %30 ], [ %49, %32 ]
  %54 = phi float [ %94, %30 ], [ %51, %32 ]
  %55 = sitofp i32 %9 to float
  %56 = fdiv contract float %53, %55
  %57 = fdiv contract float %54, %55
  %58 = mul nsw i32 %9, %15
  br label %98

59:                                               ; preds = %59, %28
  %60 = phi float [ 0.000000e+00, %28 ], [ %92, %59 ]
  %61 = phi float [ 0.000000e+00, %28 ], [ %94, %59 ]
  %62 = phi i32 [ 0, %28 ], [ %95, %59 ]
  %63 = phi i32 [ 0, %28 ], [ %96, %59 ]
  %64 = add nsw i32 %62, %25
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %4, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fsub contract float %67, %20
  %69 = fmul contract float %22, %68
  %70 = zext nneg i32 %62 to i64
  %71 = getelementptr inbounds nuw float, ptr %5, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = getelementptr inbounds float, ptr %3, i64 %65
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %72, %74
  %76 = fadd contract float %60, %75
  %77 = fmul contract float %69, %75
  %78 = fadd contract float %61, %77
  %79 = or disjoint i32 %62, 1
  %80 = add nsw i32 %79, %25
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %4, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fsub contract float %83, %20
  %85 = fmul contract float %22, %84
  %86 = zext nneg i32 %79 to i64
  %87 = getelementptr inbounds nuw float, ptr %5, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds float, ptr %3, i64 %81
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %88, %90
  %92 = fadd contract float %76, %91
  %93 = fmul contract float %85, %91
  %94 = fadd contract float %78, %93
  %95 = add nuw nsw i32 %62, 2
  %96 = add i32 %63, 2
  %97 = icmp eq i32 %96, %29
  br i1 %97, label %30, label %59, !llvm.loop !31

98:                                               ; preds = %52, %98
  %99 = phi i32 [ 0, %52 ], [ %125, %98 ]
  %100 = add nsw i32 %99, %58
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %4, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fsub contract float %103, %20
  %105 = fmul contract float %22, %104
  %106 = zext nneg i32 %99 to i64
  %107 = getelementptr inbounds nuw float, ptr %5, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = getelementptr inbounds float, ptr %3, i64 %101
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fmul contract float %108, %110
  %112 = getelementptr inbounds nuw float, ptr %2, i64 %106
  %113 = atomicrmw fadd ptr %112, float %110 monotonic, align 4
  %114 = getelementptr inbounds nuw float, ptr %1, i64 %106
  %115 = load float, ptr %109, align 4, !tbaa !7
  %116 = fmul contract float %105, %115
  %117 = atomicrmw fadd ptr %114, float %116 monotonic, align 4
  %118 = fsub contract float %111, %56
  %119 = fmul contract float %57, %105
  %120 = fsub contract float %118, %119
  %121 = fmul contract float %22, %120
  %122 = getelementptr inbounds float, ptr %0, i64 %101
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = fadd contract float %123, %121
  store float %124, ptr %122, align 4, !tbaa !7
  %125 = add nuw nsw i32 %99, 1
  %126 = icmp eq i32 %125, %9
  br i1 %126, label %127, label %98, !llvm.loop !32

127:                                              ; preds = %98, %17, %10
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { convergent nounwind }

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
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
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
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
