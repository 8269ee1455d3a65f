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
  br i1 %11, label %13, label %49

13:                                               ; preds = %9
  %14 = icmp slt i32 %12, %7
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = and i32 %5, 3
  %17 = icmp ult i32 %5, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = and i32 %5, 2147483644
  br label %87

20:                                               ; preds = %146
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %49, label %22

22:                                               ; preds = %20, %13
  %23 = phi float [ 0.000000e+00, %13 ], [ %147, %20 ]
  %24 = phi i32 [ 0, %13 ], [ %148, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %44, %22
  %27 = phi float [ %23, %22 ], [ %45, %44 ]
  %28 = phi i32 [ %24, %22 ], [ %46, %44 ]
  %29 = phi i32 [ 0, %22 ], [ %47, %44 ]
  br i1 %14, label %30, label %44

30:                                               ; preds = %26
  %31 = mul nsw i32 %28, %6
  %32 = add nsw i32 %31, %10
  %33 = mul nsw i32 %32, %7
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi float [ %27, %30 ], [ %41, %34 ]
  %36 = phi i32 [ %12, %30 ], [ %42, %34 ]
  %37 = add nsw i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %35, %40
  %42 = add i32 %36, %15
  %43 = icmp slt i32 %42, %7
  br i1 %43, label %34, label %44, !llvm.loop !18

44:                                               ; preds = %34, %26
  %45 = phi float [ %27, %26 ], [ %41, %34 ]
  %46 = add nuw nsw i32 %28, 1
  %47 = add i32 %29, 1
  %48 = icmp eq i32 %47, %16
  br i1 %48, label %49, label %26, !llvm.loop !19

49:                                               ; preds = %20, %44, %9
  %50 = phi float [ 0.000000e+00, %9 ], [ %147, %20 ], [ %45, %44 ]
  %51 = and i32 %12, 31
  %52 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 16, i32 31)
  %53 = fadd contract float %50, %52
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 8, i32 31)
  %55 = fadd contract float %53, %54
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 4, i32 31)
  %57 = fadd contract float %55, %56
  %58 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %57, i32 2, i32 31)
  %59 = fadd contract float %57, %58
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %59, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp eq i32 %51, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %49
  %63 = fadd contract float %59, %60
  %64 = lshr exact i32 %12, 5
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %65
  store float %63, ptr %66, align 4, !tbaa !7
  br label %67

67:                                               ; preds = %62, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %69 = lshr i32 %68, 5
  %70 = icmp samesign ult i32 %12, %69
  br i1 %70, label %71, label %75

71:                                               ; preds = %67
  %72 = zext nneg i32 %51 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  br label %75

75:                                               ; preds = %67, %71
  %76 = phi contract float [ %74, %71 ], [ 0.000000e+00, %67 ]
  %77 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %76, i32 16, i32 31)
  %78 = fadd contract float %76, %77
  %79 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %78, i32 8, i32 31)
  %80 = fadd contract float %78, %79
  %81 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %80, i32 4, i32 31)
  %82 = fadd contract float %80, %81
  %83 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %82, i32 2, i32 31)
  %84 = fadd contract float %82, %83
  %85 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %84, i32 1, i32 31)
  %86 = icmp eq i32 %12, 0
  br i1 %86, label %161, label %166

87:                                               ; preds = %146, %18
  %88 = phi float [ 0.000000e+00, %18 ], [ %147, %146 ]
  %89 = phi i32 [ 0, %18 ], [ %148, %146 ]
  %90 = phi i32 [ 0, %18 ], [ %149, %146 ]
  br i1 %14, label %91, label %95

91:                                               ; preds = %87
  %92 = mul nsw i32 %89, %6
  %93 = add nsw i32 %92, %10
  %94 = mul nsw i32 %93, %7
  br label %151

95:                                               ; preds = %151, %87
  %96 = phi float [ %88, %87 ], [ %158, %151 ]
  br i1 %14, label %97, label %112

97:                                               ; preds = %95
  %98 = or disjoint i32 %89, 1
  %99 = mul nsw i32 %98, %6
  %100 = add nsw i32 %99, %10
  %101 = mul nsw i32 %100, %7
  br label %102

102:                                              ; preds = %102, %97
  %103 = phi float [ %96, %97 ], [ %109, %102 ]
  %104 = phi i32 [ %12, %97 ], [ %110, %102 ]
  %105 = add nsw i32 %104, %101
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %0, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = fadd contract float %103, %108
  %110 = add i32 %104, %15
  %111 = icmp slt i32 %110, %7
  br i1 %111, label %102, label %112, !llvm.loop !18

112:                                              ; preds = %102, %95
  %113 = phi float [ %96, %95 ], [ %109, %102 ]
  br i1 %14, label %114, label %129

114:                                              ; preds = %112
  %115 = or disjoint i32 %89, 2
  %116 = mul nsw i32 %115, %6
  %117 = add nsw i32 %116, %10
  %118 = mul nsw i32 %117, %7
  br label %119

119:                                              ; preds = %119, %114
  %120 = phi float [ %113, %114 ], [ %126, %119 ]
  %121 = phi i32 [ %12, %114 ], [ %127, %119 ]
  %122 = add nsw i32 %121, %118
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr %0, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fadd contract float %120, %125
  %127 = add i32 %121, %15
  %128 = icmp slt i32 %127, %7
  br i1 %128, label %119, label %129, !llvm.loop !18

129:                                              ; preds = %119, %112
  %130 = phi float [ %113, %112 ], [ %126, %119 ]
  br i1 %14, label %131, label %146

131:                                              ; preds = %129
  %132 = or disjoint i32 %89, 3
  %133 = mul nsw i32 %132, %6
  %134 = add nsw i32 %133, %10
  %135 = mul nsw i32 %134, %7
  br label %136

136:                                              ; preds = %136, %131
  %137 = phi float [ %130, %131 ], [ %143, %136 ]
  %138 = phi i32 [ %12, %131 ], [ %144, %136 ]
  %139 = add nsw i32 %138, %135
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fadd contract float %137, %142
  %144 = add i32 %138, %15
  %145 = icmp slt i32 %144, %7
  br i1 %145, label %136, label %146, !llvm.loop !18

146:                                              ; preds = %136, %129
  %147 = phi float [ %130, %129 ], [ %143, %136 ]
  %148 = add nuw nsw i32 %89, 4
  %149 = add i32 %90, 4
  %150 = icmp eq i32 %149, %19
  br i1 %150, label %20, label %87, !llvm.loop !21

151:                                              ; preds = %91, %151
  %152 = phi float [ %88, %91 ], [ %158, %151 ]
  %153 = phi i32 [ %12, %91 ], [ %159, %151 ]
  %154 = add nsw i32 %153, %94
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %0, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fadd contract float %152, %157
  %159 = add i32 %153, %15
  %160 = icmp slt i32 %159, %7
  br i1 %160, label %151, label %95, !llvm.loop !18

161:                                              ; preds = %75
  %162 = fadd contract float %84, %85
  %163 = mul nsw i32 %7, %5
  %164 = sitofp i32 %163 to float
  %165 = fdiv contract float %162, %164
  store float %165, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !tbaa !7
  br label %166

166:                                              ; preds = %161, %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %167, label %213

167:                                              ; preds = %166
  %168 = icmp slt i32 %12, %7
  %169 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %170 = and i32 %5, 3
  %171 = icmp ult i32 %5, 4
  br i1 %171, label %184, label %172

172:                                              ; preds = %167
  %173 = and i32 %5, 2147483644
  br label %174

174:                                              ; preds = %302, %172
  %175 = phi i32 [ 0, %172 ], [ %304, %302 ]
  %176 = phi float [ 0.000000e+00, %172 ], [ %303, %302 ]
  %177 = phi i32 [ 0, %172 ], [ %305, %302 ]
  br i1 %168, label %178, label %245

178:                                              ; preds = %174
  %179 = mul nsw i32 %175, %6
  %180 = add nsw i32 %179, %10
  %181 = mul nsw i32 %180, %7
  br label %307

182:                                              ; preds = %302
  %183 = icmp eq i32 %170, 0
  br i1 %183, label %213, label %184

184:                                              ; preds = %182, %167
  %185 = phi i32 [ 0, %167 ], [ %304, %182 ]
  %186 = phi float [ 0.000000e+00, %167 ], [ %303, %182 ]
  %187 = icmp ne i32 %170, 0
  tail call void @llvm.assume(i1 %187)
  br label %188

188:                                              ; preds = %208, %184
  %189 = phi i32 [ %185, %184 ], [ %210, %208 ]
  %190 = phi float [ %186, %184 ], [ %209, %208 ]
  %191 = phi i32 [ 0, %184 ], [ %211, %208 ]
  br i1 %168, label %192, label %208

192:                                              ; preds = %188
  %193 = mul nsw i32 %189, %6
  %194 = add nsw i32 %193, %10
  %195 = mul nsw i32 %194, %7
  br label %196

196:                                              ; preds = %196, %192
  %197 = phi i32 [ %12, %192 ], [ %206, %196 ]
  %198 = phi float [ %190, %192 ], [ %205, %196 ]
  %199 = add nsw i32 %197, %195
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %0, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !7
  %203 = fsub contract float %202, %169
  %204 = fmul contract float %203, %203
  %205 = fadd contract float %198, %204
  %206 = add i32 %197, %68
  %207 = icmp slt i32 %206, %7
  br i1 %207, label %196, label %208, !llvm.loop !22

208:                                              ; preds = %196, %188
  %209 = phi float [ %190, %188 ], [ %205, %196 ]
  %210 = add nuw nsw i32 %189, 1
  %211 = add i32 %191, 1
  %212 = icmp eq i32 %211, %170
  br i1 %212, label %213, label %188, !llvm.loop !23

213:                                              ; preds = %182, %208, %166
  %214 = phi float [ 0.000000e+00, %166 ], [ %303, %182 ], [ %209, %208 ]
  %215 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %214, i32 16, i32 31)
  %216 = fadd contract float %214, %215
  %217 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %216, i32 8, i32 31)
  %218 = fadd contract float %216, %217
  %219 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %218, i32 4, i32 31)
  %220 = fadd contract float %218, %219
  %221 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %220, i32 2, i32 31)
  %222 = fadd contract float %220, %221
  %223 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %222, i32 1, i32 31)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %61, label %224, label %229

224:                                              ; preds = %213
  %225 = fadd contract float %222, %223
  %226 = lshr exact i32 %12, 5
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %227
  store float %225, ptr %228, align 4, !tbaa !7
  br label %229

229:                                              ; preds = %224, %213
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %230, label %234

230:                                              ; preds = %229
  %231 = zext nneg i32 %51 to i64
  %232 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !7
  br label %234

234:                                              ; preds = %229, %230
  %235 = phi contract float [ %233, %230 ], [ 0.000000e+00, %229 ]
  %236 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %235, i32 16, i32 31)
  %237 = fadd contract float %235, %236
  %238 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %237, i32 8, i32 31)
  %239 = fadd contract float %237, %238
  %240 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %239, i32 4, i32 31)
  %241 = fadd contract float %239, %240
  %242 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %241, i32 2, i32 31)
  %243 = fadd contract float %241, %242
  %244 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %243, i32 1, i32 31)
  br i1 %86, label %319, label %337

245:                                              ; preds = %307, %174
  %246 = phi float [ %176, %174 ], [ %316, %307 ]
  br i1 %168, label %247, label %264

247:                                              ; preds = %245
  %248 = or disjoint i32 %175, 1
  %249 = mul nsw i32 %248, %6
  %250 = add nsw i32 %249, %10
  %251 = mul nsw i32 %250, %7
  br label %252

252:                                              ; preds = %252, %247
  %253 = phi i32 [ %12, %247 ], [ %262, %252 ]
  %254 = phi float [ %246, %247 ], [ %261, %252 ]
  %255 = add nsw i32 %253, %251
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr %0, i64 %256
  %258 = load float, ptr %257, align 4, !tbaa !7
  %259 = fsub contract float %258, %169
  %260 = fmul contract float %259, %259
  %261 = fadd contract float %254, %260
  %262 = add i32 %253, %68
  %263 = icmp slt i32 %262, %7
  br i1 %263, label %252, label %264, !llvm.loop !22

264:                                              ; preds = %252, %245
  %265 = phi float [ %246, %245 ], [ %261, %252 ]
  br i1 %168, label %266, label %283

266:                                              ; preds = %264
  %267 = or disjoint i32 %175, 2
  %268 = mul nsw i32 %267, %6
  %269 = add nsw i32 %268, %10
  %270 = mul nsw i32 %269, %7
  br label %271

271:                                              ; preds = %271, %266
  %272 = phi i32 [ %12, %266 ], [ %281, %271 ]
  %273 = phi float [ %265, %266 ], [ %280, %271 ]
  %274 = add nsw i32 %272, %270
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds float, ptr %0, i64 %275
  %277 = load float, ptr %276, align 4, !tbaa !7
  %278 = fsub contract float %277, %169
  %279 = fmul contract float %278, %278
  %280 = fadd contract float %273, %279
  %281 = add i32 %272, %68
  %282 = icmp slt i32 %281, %7
  br i1 %282, label %271, label %283, !llvm.loop !22

283:                                              ; preds = %271, %264
  %284 = phi float [ %265, %264 ], [ %280, %271 ]
  br i1 %168, label %285, label %302

285:                                              ; preds = %283
  %286 = or disjoint i32 %175, 3
  %287 = mul nsw i32 %286, %6
  %288 = add nsw i32 %287, %10
  %289 = mul nsw i32 %288, %7
  br label %290

290:                                              ; preds = %290, %285
  %291 = phi i32 [ %12, %285 ], [ %300, %290 ]
  %292 = phi float [ %284, %285 ], [ %299, %290 ]
  %293 = add nsw i32 %291, %289
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr %0, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !7
  %297 = fsub contract float %296, %169
  %298 = fmul contract float %297, %297
  %299 = fadd contract float %292, %298
  %300 = add i32 %291, %68
  %301 = icmp slt i32 %300, %7
  br i1 %301, label %290, label %302, !llvm.loop !22

302:                                              ; preds = %290, %283
  %303 = phi float [ %284, %283 ], [ %299, %290 ]
  %304 = add nuw nsw i32 %175, 4
  %305 = add i32 %177, 4
  %306 = icmp eq i32 %305, %173
  br i1 %306, label %182, label %174, !llvm.loop !24

307:                                              ; preds = %178, %307
  %308 = phi i32 [ %12, %178 ], [ %317, %307 ]
  %309 = phi float [ %176, %178 ], [ %316, %307 ]
  %310 = add nsw i32 %308, %181
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr %0, i64 %311
  %313 = load float, ptr %312, align 4, !tbaa !7
  %314 = fsub contract float %313, %169
  %315 = fmul contract float %314, %314
  %316 = fadd contract float %309, %315
  %317 = add i32 %308, %68
  %318 = icmp slt i32 %317, %7
  br i1 %318, label %307, label %245, !llvm.loop !22

319:                                              ; preds = %234
  %320 = fadd contract float %243, %244
  %321 = mul nsw i32 %7, %5
  %322 = sitofp i32 %321 to float
  %323 = fdiv contract float %320, %322
  store float %323, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !tbaa !7
  %324 = fsub contract float 1.000000e+00, %8
  %325 = zext nneg i32 %10 to i64
  %326 = getelementptr inbounds nuw float, ptr %3, i64 %325
  %327 = load float, ptr %326, align 4, !tbaa !7
  %328 = fmul contract float %324, %327
  %329 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4, !tbaa !7
  %330 = fmul contract float %8, %329
  %331 = fadd contract float %328, %330
  store float %331, ptr %326, align 4, !tbaa !7
  %332 = getelementptr inbounds nuw float, ptr %4, i64 %325
  %333 = load float, ptr %332, align 4, !tbaa !7
  %334 = fmul contract float %324, %333
  %335 = fmul contract float %8, %323
  %336 = fadd contract float %335, %334
  store float %336, ptr %332, align 4, !tbaa !7
  br label %337

337:                                              ; preds = %319, %234
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %338 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4, !tbaa !7
  %339 = fadd contract float %338, 0x3EE4F8B580000000
  %340 = tail call contract noundef float @__nv_rsqrtf(float noundef %339) #11
  br i1 %11, label %341, label %379

341:                                              ; preds = %337
  %342 = icmp slt i32 %12, %7
  %343 = zext nneg i32 %10 to i64
  %344 = getelementptr inbounds nuw float, ptr %2, i64 %343
  %345 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %346 = and i32 %5, 1
  %347 = icmp eq i32 %5, 1
  br i1 %347, label %359, label %348

348:                                              ; preds = %341
  %349 = and i32 %5, 2147483646
  br label %350

350:                                              ; preds = %399, %348
  %351 = phi i32 [ 0, %348 ], [ %400, %399 ]
  %352 = phi i32 [ 0, %348 ], [ %401, %399 ]
  br i1 %342, label %353, label %399

353:                                              ; preds = %350
  %354 = mul nsw i32 %351, %6
  %355 = add nsw i32 %354, %10
  %356 = mul nsw i32 %355, %7
  br label %403

357:                                              ; preds = %399
  %358 = icmp eq i32 %346, 0
  br i1 %358, label %379, label %359

359:                                              ; preds = %357, %341
  %360 = phi i32 [ 0, %341 ], [ %400, %357 ]
  %361 = icmp ne i32 %346, 0
  tail call void @llvm.assume(i1 %361)
  br i1 %342, label %362, label %379

362:                                              ; preds = %359
  %363 = mul nsw i32 %360, %6
  %364 = add nsw i32 %363, %10
  %365 = mul nsw i32 %364, %7
  br label %366

366:                                              ; preds = %366, %362
  %367 = phi i32 [ %12, %362 ], [ %377, %366 ]
  %368 = add nsw i32 %367, %365
  %369 = load float, ptr %344, align 4, !tbaa !7
  %370 = sext i32 %368 to i64
  %371 = getelementptr inbounds float, ptr %0, i64 %370
  %372 = load float, ptr %371, align 4, !tbaa !7
  %373 = fsub contract float %372, %345
  %374 = fmul contract float %369, %373
  %375 = fmul contract float %340, %374
  %376 = getelementptr inbounds float, ptr %1, i64 %370
  store float %375, ptr %376, align 4, !tbaa !7
  %377 = add i32 %367, %68
  %378 = icmp slt i32 %377, %7
  br i1 %378, label %366, label %379, !llvm.loop !25

379:                                              ; preds = %357, %366, %359, %337
  ret void

380:                                              ; preds = %403
  br i1 %342, label %381, label %399

381:                                              ; preds = %380
  %382 = or disjoint i32 %351, 1
  %383 = mul nsw i32 %382, %6
  %384 = add nsw i32 %383, %10
  %385 = mul nsw i32 %384, %7
  br label %386

386:                                              ; preds = %386, %381
  %387 = phi i32 [ %12, %381 ], [ %397, %386 ]
  %388 = add nsw i32 %387, %385
  %389 = load float, ptr %344, align 4, !tbaa !7
  %390 = sext i32 %388 to i64
  %391 = getelementptr inbounds float, ptr %0, i64 %390
  %392 = load float, ptr %391, align 4, !tbaa !7
  %393 = fsub contract float %392, %345
  %394 = fmul contract float %389, %393
  %395 = fmul contract float %340, %394
  %396 = getelementptr inbounds float, ptr %1, i64 %390
  store float %395, ptr %396, align 4, !tbaa !7
  %397 = add i32 %387, %68
  %398 = icmp slt i32 %397, %7
  br i1 %398, label %386, label %399, !llvm.loop !25

399:                                              ; preds = %350, %386, %380
  %400 = add nuw nsw i32 %351, 2
  %401 = add i32 %352, 2
  %402 = icmp eq i32 %401, %349
  br i1 %402, label %357, label %350, !llvm.loop !26

403:                                              ; preds = %353, %403
  %404 = phi i32 [ %12, %353 ], [ %414, %403 ]
  %405 = add nsw i32 %404, %356
  %406 = load float, ptr %344, align 4, !tbaa !7
  %407 = sext i32 %405 to i64
  %408 = getelementptr inbounds float, ptr %0, i64 %407
  %409 = load float, ptr %408, align 4, !tbaa !7
  %410 = fsub contract float %409, %345
  %411 = fmul contract float %406, %410
  %412 = fmul contract float %340, %411
  %413 = getelementptr inbounds float, ptr %1, i64 %407
  store float %412, ptr %413, align 4, !tbaa !7
  %414 = add i32 %404, %68
  %415 = icmp slt i32 %414, %7
  br i1 %415, label %403, label %380, !llvm.loop !25
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
  br i1 %45, label %30, label %17, !llvm.loop !27

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
  br i1 %81, label %63, label %52, !llvm.loop !28

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
  br i1 %110, label %91, label %90, !llvm.loop !29
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
  br i1 %32, label %24, label %12, !llvm.loop !30

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
  br i1 %68, label %55, label %33, !llvm.loop !31

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
  br i1 %45, label %33, label %19, !llvm.loop !32

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
  br i1 %58, label %46, label %59, !llvm.loop !33

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
  br i1 %16, label %17, label %229

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr %6, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds float, ptr %7, i64 %18
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = icmp sgt i32 %9, 0
  br i1 %23, label %24, label %229

24:                                               ; preds = %17
  %25 = mul nsw i32 %9, %15
  %26 = and i32 %9, 3
  %27 = icmp ult i32 %9, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = and i32 %9, 2147483644
  br label %71

30:                                               ; preds = %71
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %60, label %32

32:                                               ; preds = %30, %24
  %33 = phi float [ 0.000000e+00, %24 ], [ %136, %30 ]
  %34 = phi float [ 0.000000e+00, %24 ], [ %138, %30 ]
  %35 = phi i32 [ 0, %24 ], [ %139, %30 ]
  %36 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %36)
  br label %37

37:                                               ; preds = %37, %32
  %38 = phi float [ %33, %32 ], [ %54, %37 ]
  %39 = phi float [ %34, %32 ], [ %56, %37 ]
  %40 = phi i32 [ %35, %32 ], [ %57, %37 ]
  %41 = phi i32 [ 0, %32 ], [ %58, %37 ]
  %42 = add nsw i32 %40, %25
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %4, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fsub contract float %45, %20
  %47 = fmul contract float %22, %46
  %48 = zext nneg i32 %40 to i64
  %49 = getelementptr inbounds nuw float, ptr %5, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = getelementptr inbounds float, ptr %3, i64 %43
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fmul contract float %50, %52
  %54 = fadd contract float %38, %53
  %55 = fmul contract float %47, %53
  %56 = fadd contract float %39, %55
  %57 = add nuw nsw i32 %40, 1
  %58 = add i32 %41, 1
  %59 = icmp eq i32 %58, %26
  br i1 %59, label %60, label %37, !llvm.loop !34

60:                                               ; preds = %37, %30
  %61 = phi float [ %136, %30 ], [ %54, %37 ]
  %62 = phi float [ %138, %30 ], [ %56, %37 ]
  %63 = sitofp i32 %9 to float
  %64 = fdiv contract float %61, %63
  %65 = fdiv contract float %62, %63
  %66 = mul nsw i32 %9, %15
  %67 = and i32 %9, 1
  %68 = icmp eq i32 %9, 1
  br i1 %68, label %201, label %69

69:                                               ; preds = %60
  %70 = and i32 %9, 2147483646
  br label %142

71:                                               ; preds = %71, %28
  %72 = phi float [ 0.000000e+00, %28 ], [ %136, %71 ]
  %73 = phi float [ 0.000000e+00, %28 ], [ %138, %71 ]
  %74 = phi i32 [ 0, %28 ], [ %139, %71 ]
  %75 = phi i32 [ 0, %28 ], [ %140, %71 ]
  %76 = add nsw i32 %74, %25
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %4, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fsub contract float %79, %20
  %81 = fmul contract float %22, %80
  %82 = zext nneg i32 %74 to i64
  %83 = getelementptr inbounds nuw float, ptr %5, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = getelementptr inbounds float, ptr %3, i64 %77
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %84, %86
  %88 = fadd contract float %72, %87
  %89 = fmul contract float %81, %87
  %90 = fadd contract float %73, %89
  %91 = or disjoint i32 %74, 1
  %92 = add nsw i32 %91, %25
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %4, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fsub contract float %95, %20
  %97 = fmul contract float %22, %96
  %98 = zext nneg i32 %91 to i64
  %99 = getelementptr inbounds nuw float, ptr %5, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = getelementptr inbounds float, ptr %3, i64 %93
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %100, %102
  %104 = fadd contract float %88, %103
  %105 = fmul contract float %97, %103
  %106 = fadd contract float %90, %105
  %107 = or disjoint i32 %74, 2
  %108 = add nsw i32 %107, %25
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %4, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fsub contract float %111, %20
  %113 = fmul contract float %22, %112
  %114 = zext nneg i32 %107 to i64
  %115 = getelementptr inbounds nuw float, ptr %5, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = getelementptr inbounds float, ptr %3, i64 %109
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fmul contract float %116, %118
  %120 = fadd contract float %104, %119
  %121 = fmul contract float %113, %119
  %122 = fadd contract float %106, %121
  %123 = or disjoint i32 %74, 3
  %124 = add nsw i32 %123, %25
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %4, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fsub contract float %127, %20
  %129 = fmul contract float %22, %128
  %130 = zext nneg i32 %123 to i64
  %131 = getelementptr inbounds nuw float, ptr %5, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = getelementptr inbounds float, ptr %3, i64 %125
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %132, %134
  %136 = fadd contract float %120, %135
  %137 = fmul contract float %129, %135
  %138 = fadd contract float %122, %137
  %139 = add nuw nsw i32 %74, 4
  %140 = add i32 %75, 4
  %141 = icmp eq i32 %140, %29
  br i1 %141, label %30, label %71, !llvm.loop !35

142:                                              ; preds = %142, %69
  %143 = phi i32 [ 0, %69 ], [ %196, %142 ]
  %144 = phi i32 [ 0, %69 ], [ %197, %142 ]
  %145 = add nsw i32 %143, %66
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %4, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = fsub contract float %148, %20
  %150 = fmul contract float %22, %149
  %151 = zext nneg i32 %143 to i64
  %152 = getelementptr inbounds nuw float, ptr %5, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = getelementptr inbounds float, ptr %3, i64 %146
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %153, %155
  %157 = getelementptr inbounds nuw float, ptr %2, i64 %151
  %158 = atomicrmw fadd ptr %157, float %155 monotonic, align 4
  %159 = getelementptr inbounds nuw float, ptr %1, i64 %151
  %160 = load float, ptr %154, align 4, !tbaa !7
  %161 = fmul contract float %150, %160
  %162 = atomicrmw fadd ptr %159, float %161 monotonic, align 4
  %163 = fsub contract float %156, %64
  %164 = fmul contract float %65, %150
  %165 = fsub contract float %163, %164
  %166 = fmul contract float %22, %165
  %167 = getelementptr inbounds float, ptr %0, i64 %146
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fadd contract float %168, %166
  store float %169, ptr %167, align 4, !tbaa !7
  %170 = or disjoint i32 %143, 1
  %171 = add nsw i32 %170, %66
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %4, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fsub contract float %174, %20
  %176 = fmul contract float %22, %175
  %177 = zext nneg i32 %170 to i64
  %178 = getelementptr inbounds nuw float, ptr %5, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = getelementptr inbounds float, ptr %3, i64 %172
  %181 = load float, ptr %180, align 4, !tbaa !7
  %182 = fmul contract float %179, %181
  %183 = getelementptr inbounds nuw float, ptr %2, i64 %177
  %184 = atomicrmw fadd ptr %183, float %181 monotonic, align 4
  %185 = getelementptr inbounds nuw float, ptr %1, i64 %177
  %186 = load float, ptr %180, align 4, !tbaa !7
  %187 = fmul contract float %176, %186
  %188 = atomicrmw fadd ptr %185, float %187 monotonic, align 4
  %189 = fsub contract float %182, %64
  %190 = fmul contract float %65, %176
  %191 = fsub contract float %189, %190
  %192 = fmul contract float %22, %191
  %193 = getelementptr inbounds float, ptr %0, i64 %172
  %194 = load float, ptr %193, align 4, !tbaa !7
  %195 = fadd contract float %194, %192
  store float %195, ptr %193, align 4, !tbaa !7
  %196 = add nuw nsw i32 %143, 2
  %197 = add i32 %144, 2
  %198 = icmp eq i32 %197, %70
  br i1 %198, label %199, label %142, !llvm.loop !36

199:                                              ; preds = %142
  %200 = icmp eq i32 %67, 0
  br i1 %200, label %229, label %201

201:                                              ; preds = %199, %60
  %202 = phi i32 [ 0, %60 ], [ %196, %199 ]
  %203 = icmp ne i32 %67, 0
  tail call void @llvm.assume(i1 %203)
  %204 = add nsw i32 %202, %66
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %4, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !7
  %208 = fsub contract float %207, %20
  %209 = fmul contract float %22, %208
  %210 = zext nneg i32 %202 to i64
  %211 = getelementptr inbounds nuw float, ptr %5, i64 %210
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = getelementptr inbounds float, ptr %3, i64 %205
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fmul contract float %212, %214
  %216 = getelementptr inbounds nuw float, ptr %2, i64 %210
  %217 = atomicrmw fadd ptr %216, float %214 monotonic, align 4
  %218 = getelementptr inbounds nuw float, ptr %1, i64 %210
  %219 = load float, ptr %213, align 4, !tbaa !7
  %220 = fmul contract float %209, %219
  %221 = atomicrmw fadd ptr %218, float %220 monotonic, align 4
  %222 = fsub contract float %215, %64
  %223 = fmul contract float %65, %209
  %224 = fsub contract float %222, %223
  %225 = fmul contract float %22, %224
  %226 = getelementptr inbounds float, ptr %0, i64 %205
  %227 = load float, ptr %226, align 4, !tbaa !7
  %228 = fadd contract float %227, %225
  store float %228, ptr %226, align 4, !tbaa !7
  br label %229

229:                                              ; preds = %201, %199, %17, %10
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
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !20}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !20}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
