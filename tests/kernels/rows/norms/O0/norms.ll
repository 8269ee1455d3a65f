; ModuleID = 'norms.cu'
source_filename = "norms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_Z15__shfl_xor_syncjfii = comdat any

@_ZZ9block_sumfE6shared = internal addrspace(3) global [32 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ15rms_norm_float4E5scale = internal addrspace(3) global float undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ16group_norm_blockE4mean = internal addrspace(3) global float undef, align 4
@_ZZ16group_norm_blockE5scale = internal addrspace(3) global float undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ18batch_norm_momentsE4mean = internal addrspace(3) global float undef, align 4
@_ZZ18batch_norm_momentsE3var = internal addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE3top = internal addrspace(3) global float undef, align 4
@_ZZ14softmax_maskedE5total = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8warp_sumf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  store i32 16, ptr %3, align 4
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = load float, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %8, i32 noundef %9, i32 noundef 32) #7
  %11 = load float, ptr %2, align 4
  %12 = fadd contract float %11, %10
  store float %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4
  %15 = ashr i32 %14, 1
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !3

16:                                               ; preds = %4
  %17 = load float, ptr %2, align 4
  ret float %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z8warp_maxf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store float %0, ptr %4, align 4
  store i32 16, ptr %5, align 4
  br label %6

6:                                                ; preds = %17, %1
  %7 = load i32, ptr %5, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = load float, ptr %4, align 4
  %11 = load float, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %11, i32 noundef %12, i32 noundef 32) #7
  store float %10, ptr %2, align 4
  store float %13, ptr %3, align 4
  %14 = load float, ptr %2, align 4
  %15 = load float, ptr %3, align 4
  %16 = call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %15) #7
  store float %16, ptr %4, align 4
  br label %17

17:                                               ; preds = %9
  %18 = load i32, ptr %5, align 4
  %19 = ashr i32 %18, 1
  store i32 %19, ptr %5, align 4
  br label %6, !llvm.loop !5

20:                                               ; preds = %6
  %21 = load float, ptr %4, align 4
  ret float %21
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z9block_sumf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %2, align 4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = urem i32 %5, 32
  store i32 %6, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = udiv i32 %7, 32
  store i32 %8, ptr %4, align 4
  %9 = load float, ptr %2, align 4
  %10 = call contract noundef float @_Z8warp_sumf(float noundef %9) #7
  store float %10, ptr %2, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = load i32, ptr %3, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %1
  %14 = load float, ptr %2, align 4
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 0, i64 %16
  store float %14, ptr %17, align 4
  br label %18

18:                                               ; preds = %13, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = udiv i32 %20, 32
  %22 = icmp ult i32 %19, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = load i32, ptr %3, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumfE6shared to ptr), i64 0, i64 %25
  %27 = load float, ptr %26, align 4
  br label %29

28:                                               ; preds = %18
  br label %29

29:                                               ; preds = %28, %23
  %30 = phi contract float [ %27, %23 ], [ 0.000000e+00, %28 ]
  store float %30, ptr %2, align 4
  %31 = load float, ptr %2, align 4
  %32 = call contract noundef float @_Z8warp_sumf(float noundef %31) #7
  ret float %32
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rms_norm_float4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4) #2 {
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.float4, align 16
  %16 = alloca i32, align 4
  %17 = alloca %struct.float4, align 16
  %18 = alloca %struct.float4, align 16
  %19 = alloca %struct.float4, align 16
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  %20 = load ptr, ptr %7, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = load i32, ptr %10, align 4
  %23 = mul i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.float4, ptr %20, i64 %24
  store ptr %25, ptr %12, align 8
  store float 0.000000e+00, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %14, align 4
  br label %27

27:                                               ; preds = %61, %5
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %65

31:                                               ; preds = %27
  %32 = load ptr, ptr %12, align 8
  %33 = load i32, ptr %14, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.float4, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 %35, i64 16, i1 false)
  %36 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %37 = load float, ptr %36, align 16
  %38 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %39 = load float, ptr %38, align 16
  %40 = fmul contract float %37, %39
  %41 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %42, %44
  %46 = fadd contract float %40, %45
  %47 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %48 = load float, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %50 = load float, ptr %49, align 8
  %51 = fmul contract float %48, %50
  %52 = fadd contract float %46, %51
  %53 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %56 = load float, ptr %55, align 4
  %57 = fmul contract float %54, %56
  %58 = fadd contract float %52, %57
  %59 = load float, ptr %13, align 4
  %60 = fadd contract float %59, %58
  store float %60, ptr %13, align 4
  br label %61

61:                                               ; preds = %31
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = load i32, ptr %14, align 4
  %64 = add i32 %63, %62
  store i32 %64, ptr %14, align 4
  br label %27, !llvm.loop !6

65:                                               ; preds = %27
  %66 = load float, ptr %13, align 4
  %67 = call contract noundef float @_Z9block_sumf(float noundef %66) #7
  store float %67, ptr %13, align 4
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %80

70:                                               ; preds = %65
  %71 = load float, ptr %13, align 4
  %72 = load i32, ptr %10, align 4
  %73 = mul nsw i32 %72, 4
  %74 = sitofp i32 %73 to float
  %75 = fdiv contract float %71, %74
  %76 = load float, ptr %11, align 4
  %77 = fadd contract float %75, %76
  store float %77, ptr %6, align 4
  %78 = load float, ptr %6, align 4
  %79 = call contract noundef float @__nv_rsqrtf(float noundef %78) #7
  store float %79, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4
  br label %80

80:                                               ; preds = %70, %65
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %81, ptr %16, align 4
  br label %82

82:                                               ; preds = %140, %80
  %83 = load i32, ptr %16, align 4
  %84 = load i32, ptr %10, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %144

86:                                               ; preds = %82
  %87 = load ptr, ptr %12, align 8
  %88 = load i32, ptr %16, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds %struct.float4, ptr %87, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 16 %90, i64 16, i1 false)
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %16, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.float4, ptr %91, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 16 %94, i64 16, i1 false)
  %95 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 0
  %96 = load float, ptr %95, align 16
  %97 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4
  %98 = fmul contract float %96, %97
  %99 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 0
  %100 = load float, ptr %99, align 16
  %101 = fmul contract float %98, %100
  %102 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 1
  %103 = load float, ptr %102, align 4
  %104 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4
  %105 = fmul contract float %103, %104
  %106 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 1
  %107 = load float, ptr %106, align 4
  %108 = fmul contract float %105, %107
  %109 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 2
  %110 = load float, ptr %109, align 8
  %111 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4
  %112 = fmul contract float %110, %111
  %113 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 2
  %114 = load float, ptr %113, align 8
  %115 = fmul contract float %112, %114
  %116 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 3
  %117 = load float, ptr %116, align 4
  %118 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15rms_norm_float4E5scale to ptr), align 4
  %119 = fmul contract float %117, %118
  %120 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 3
  %121 = load float, ptr %120, align 4
  %122 = fmul contract float %119, %121
  %123 = call %struct.float4 @_ZL11make_float4ffff(float noundef %101, float noundef %108, float noundef %115, float noundef %122) #7
  %124 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 0
  %125 = extractvalue %struct.float4 %123, 0
  store float %125, ptr %124, align 16
  %126 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %127 = extractvalue %struct.float4 %123, 1
  store float %127, ptr %126, align 4
  %128 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %129 = extractvalue %struct.float4 %123, 2
  store float %129, ptr %128, align 8
  %130 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  %131 = extractvalue %struct.float4 %123, 3
  store float %131, ptr %130, align 4
  %132 = load ptr, ptr %9, align 8
  %133 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %134 = load i32, ptr %10, align 4
  %135 = mul i32 %133, %134
  %136 = load i32, ptr %16, align 4
  %137 = add i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw %struct.float4, ptr %132, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %139, ptr align 16 %19, i64 16, i1 false)
  br label %140

140:                                              ; preds = %86
  %141 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %142 = load i32, ptr %16, align 4
  %143 = add i32 %142, %141
  store i32 %143, ptr %16, align 4
  br label %82, !llvm.loop !7

144:                                              ; preds = %82
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float4 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #0 {
  %5 = alloca %struct.float4, align 16
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store float %0, ptr %6, align 4
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %11 = load float, ptr %6, align 4
  store float %11, ptr %10, align 16
  %12 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %13 = load float, ptr %7, align 4
  store float %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %15 = load float, ptr %8, align 4
  store float %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %17 = load float, ptr %9, align 4
  store float %17, ptr %16, align 4
  %18 = load %struct.float4, ptr %5, align 16
  ret %struct.float4 %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_norm_float4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #2 {
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.float4, align 16
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.float4, align 16
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %struct.float4, align 16
  %32 = alloca %struct.float4, align 16
  %33 = alloca %struct.float4, align 16
  %34 = alloca %struct.float4, align 16
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %39 = add i32 %37, %38
  store i32 %39, ptr %14, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %40, ptr %15, align 4
  %41 = load i32, ptr %14, align 4
  %42 = load i32, ptr %12, align 4
  %43 = icmp sge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %6
  br label %230

45:                                               ; preds = %6
  %46 = load ptr, ptr %8, align 8
  %47 = load i32, ptr %14, align 4
  %48 = load i32, ptr %13, align 4
  %49 = mul nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %46, i64 %50
  store ptr %51, ptr %16, align 8
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  %52 = load i32, ptr %15, align 4
  store i32 %52, ptr %19, align 4
  br label %53

53:                                               ; preds = %76, %45
  %54 = load i32, ptr %19, align 4
  %55 = load i32, ptr %13, align 4
  %56 = sdiv i32 %55, 4
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = load ptr, ptr %16, align 8
  %60 = load i32, ptr %19, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.float4, ptr %59, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 %62, i64 16, i1 false)
  %63 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 0
  %64 = load float, ptr %63, align 16
  %65 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 1
  %66 = load float, ptr %65, align 4
  %67 = fadd contract float %64, %66
  %68 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 2
  %69 = load float, ptr %68, align 8
  %70 = fadd contract float %67, %69
  %71 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 3
  %72 = load float, ptr %71, align 4
  %73 = fadd contract float %70, %72
  %74 = load float, ptr %17, align 4
  %75 = fadd contract float %74, %73
  store float %75, ptr %17, align 4
  br label %76

76:                                               ; preds = %58
  %77 = load i32, ptr %19, align 4
  %78 = add nsw i32 %77, 32
  store i32 %78, ptr %19, align 4
  br label %53, !llvm.loop !8

79:                                               ; preds = %53
  %80 = load float, ptr %17, align 4
  %81 = call contract noundef float @_Z8warp_sumf(float noundef %80) #7
  %82 = load i32, ptr %13, align 4
  %83 = sitofp i32 %82 to float
  %84 = fdiv contract float %81, %83
  store float %84, ptr %21, align 4
  %85 = load i32, ptr %15, align 4
  store i32 %85, ptr %22, align 4
  br label %86

86:                                               ; preds = %129, %79
  %87 = load i32, ptr %22, align 4
  %88 = load i32, ptr %13, align 4
  %89 = sdiv i32 %88, 4
  %90 = icmp slt i32 %87, %89
  br i1 %90, label %91, label %132

91:                                               ; preds = %86
  %92 = load ptr, ptr %16, align 8
  %93 = load i32, ptr %22, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.float4, ptr %92, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %23, ptr align 16 %95, i64 16, i1 false)
  %96 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 0
  %97 = load float, ptr %96, align 16
  %98 = load float, ptr %21, align 4
  %99 = fsub contract float %97, %98
  store float %99, ptr %24, align 4
  %100 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 1
  %101 = load float, ptr %100, align 4
  %102 = load float, ptr %21, align 4
  %103 = fsub contract float %101, %102
  store float %103, ptr %25, align 4
  %104 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 2
  %105 = load float, ptr %104, align 8
  %106 = load float, ptr %21, align 4
  %107 = fsub contract float %105, %106
  store float %107, ptr %26, align 4
  %108 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 3
  %109 = load float, ptr %108, align 4
  %110 = load float, ptr %21, align 4
  %111 = fsub contract float %109, %110
  store float %111, ptr %27, align 4
  %112 = load float, ptr %24, align 4
  %113 = load float, ptr %24, align 4
  %114 = fmul contract float %112, %113
  %115 = load float, ptr %25, align 4
  %116 = load float, ptr %25, align 4
  %117 = fmul contract float %115, %116
  %118 = fadd contract float %114, %117
  %119 = load float, ptr %26, align 4
  %120 = load float, ptr %26, align 4
  %121 = fmul contract float %119, %120
  %122 = fadd contract float %118, %121
  %123 = load float, ptr %27, align 4
  %124 = load float, ptr %27, align 4
  %125 = fmul contract float %123, %124
  %126 = fadd contract float %122, %125
  %127 = load float, ptr %18, align 4
  %128 = fadd contract float %127, %126
  store float %128, ptr %18, align 4
  br label %129

129:                                              ; preds = %91
  %130 = load i32, ptr %22, align 4
  %131 = add nsw i32 %130, 32
  store i32 %131, ptr %22, align 4
  br label %86, !llvm.loop !9

132:                                              ; preds = %86
  %133 = load float, ptr %18, align 4
  %134 = call contract noundef float @_Z8warp_sumf(float noundef %133) #7
  %135 = load i32, ptr %13, align 4
  %136 = sitofp i32 %135 to float
  %137 = fdiv contract float %134, %136
  %138 = fadd contract float %137, 0x3EE4F8B580000000
  store float %138, ptr %7, align 4
  %139 = load float, ptr %7, align 4
  %140 = call contract noundef float @__nv_rsqrtf(float noundef %139) #7
  store float %140, ptr %28, align 4
  %141 = load ptr, ptr %11, align 8
  %142 = load i32, ptr %14, align 4
  %143 = load i32, ptr %13, align 4
  %144 = mul nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %141, i64 %145
  store ptr %146, ptr %29, align 8
  %147 = load i32, ptr %15, align 4
  store i32 %147, ptr %30, align 4
  br label %148

148:                                              ; preds = %227, %132
  %149 = load i32, ptr %30, align 4
  %150 = load i32, ptr %13, align 4
  %151 = sdiv i32 %150, 4
  %152 = icmp slt i32 %149, %151
  br i1 %152, label %153, label %230

153:                                              ; preds = %148
  %154 = load ptr, ptr %16, align 8
  %155 = load i32, ptr %30, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds %struct.float4, ptr %154, i64 %156
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %31, ptr align 16 %157, i64 16, i1 false)
  %158 = load ptr, ptr %9, align 8
  %159 = load i32, ptr %30, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds %struct.float4, ptr %158, i64 %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %32, ptr align 16 %161, i64 16, i1 false)
  %162 = load ptr, ptr %10, align 8
  %163 = load i32, ptr %30, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds %struct.float4, ptr %162, i64 %164
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %33, ptr align 16 %165, i64 16, i1 false)
  %166 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 0
  %167 = load float, ptr %166, align 16
  %168 = load float, ptr %21, align 4
  %169 = fsub contract float %167, %168
  %170 = load float, ptr %28, align 4
  %171 = fmul contract float %169, %170
  %172 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 0
  %173 = load float, ptr %172, align 16
  %174 = fmul contract float %171, %173
  %175 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 0
  %176 = load float, ptr %175, align 16
  %177 = fadd contract float %174, %176
  %178 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 1
  %179 = load float, ptr %178, align 4
  %180 = load float, ptr %21, align 4
  %181 = fsub contract float %179, %180
  %182 = load float, ptr %28, align 4
  %183 = fmul contract float %181, %182
  %184 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 1
  %185 = load float, ptr %184, align 4
  %186 = fmul contract float %183, %185
  %187 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 1
  %188 = load float, ptr %187, align 4
  %189 = fadd contract float %186, %188
  %190 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 2
  %191 = load float, ptr %190, align 8
  %192 = load float, ptr %21, align 4
  %193 = fsub contract float %191, %192
  %194 = load float, ptr %28, align 4
  %195 = fmul contract float %193, %194
  %196 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 2
  %197 = load float, ptr %196, align 8
  %198 = fmul contract float %195, %197
  %199 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 2
  %200 = load float, ptr %199, align 8
  %201 = fadd contract float %198, %200
  %202 = getelementptr inbounds nuw %struct.float4, ptr %31, i32 0, i32 3
  %203 = load float, ptr %202, align 4
  %204 = load float, ptr %21, align 4
  %205 = fsub contract float %203, %204
  %206 = load float, ptr %28, align 4
  %207 = fmul contract float %205, %206
  %208 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 3
  %209 = load float, ptr %208, align 4
  %210 = fmul contract float %207, %209
  %211 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 3
  %212 = load float, ptr %211, align 4
  %213 = fadd contract float %210, %212
  %214 = call %struct.float4 @_ZL11make_float4ffff(float noundef %177, float noundef %189, float noundef %201, float noundef %213) #7
  %215 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 0
  %216 = extractvalue %struct.float4 %214, 0
  store float %216, ptr %215, align 16
  %217 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 1
  %218 = extractvalue %struct.float4 %214, 1
  store float %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 2
  %220 = extractvalue %struct.float4 %214, 2
  store float %220, ptr %219, align 8
  %221 = getelementptr inbounds nuw %struct.float4, ptr %34, i32 0, i32 3
  %222 = extractvalue %struct.float4 %214, 3
  store float %222, ptr %221, align 4
  %223 = load ptr, ptr %29, align 8
  %224 = load i32, ptr %30, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %struct.float4, ptr %223, i64 %225
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %226, ptr align 16 %34, i64 16, i1 false)
  br label %227

227:                                              ; preds = %153
  %228 = load i32, ptr %30, align 4
  %229 = add nsw i32 %228, 32
  store i32 %229, ptr %30, align 4
  br label %148, !llvm.loop !10

230:                                              ; preds = %44, %148
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @group_norm_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #2 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = load i32, ptr %15, align 4
  %29 = udiv i32 %27, %28
  store i32 %29, ptr %16, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = load i32, ptr %15, align 4
  %32 = urem i32 %30, %31
  store i32 %32, ptr %17, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %15, align 4
  %35 = sdiv i32 %33, %34
  store i32 %35, ptr %18, align 4
  %36 = load i32, ptr %18, align 4
  %37 = load i32, ptr %14, align 4
  %38 = mul nsw i32 %36, %37
  store i32 %38, ptr %19, align 4
  %39 = load ptr, ptr %9, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %13, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %18, align 4
  %45 = mul nsw i32 %43, %44
  %46 = add nsw i32 %42, %45
  %47 = load i32, ptr %14, align 4
  %48 = mul nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %39, i64 %49
  store ptr %50, ptr %20, align 8
  %51 = load ptr, ptr %12, align 8
  %52 = load i32, ptr %16, align 4
  %53 = load i32, ptr %13, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %17, align 4
  %56 = load i32, ptr %18, align 4
  %57 = mul nsw i32 %55, %56
  %58 = add nsw i32 %54, %57
  %59 = load i32, ptr %14, align 4
  %60 = mul nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %51, i64 %61
  store ptr %62, ptr %21, align 8
  store float 0.000000e+00, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %63, ptr %24, align 4
  br label %64

64:                                               ; preds = %89, %7
  %65 = load i32, ptr %24, align 4
  %66 = load i32, ptr %19, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %93

68:                                               ; preds = %64
  %69 = load ptr, ptr %20, align 8
  %70 = load i32, ptr %24, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load float, ptr %22, align 4
  %75 = fadd contract float %74, %73
  store float %75, ptr %22, align 4
  %76 = load ptr, ptr %20, align 8
  %77 = load i32, ptr %24, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load ptr, ptr %20, align 8
  %82 = load i32, ptr %24, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fmul contract float %80, %85
  %87 = load float, ptr %23, align 4
  %88 = fadd contract float %87, %86
  store float %88, ptr %23, align 4
  br label %89

89:                                               ; preds = %68
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %91 = load i32, ptr %24, align 4
  %92 = add i32 %91, %90
  store i32 %92, ptr %24, align 4
  br label %64, !llvm.loop !11

93:                                               ; preds = %64
  %94 = load float, ptr %22, align 4
  %95 = call contract noundef float @_Z9block_sumf(float noundef %94) #7
  store float %95, ptr %22, align 4
  %96 = load float, ptr %23, align 4
  %97 = call contract noundef float @_Z9block_sumf(float noundef %96) #7
  store float %97, ptr %23, align 4
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %116

100:                                              ; preds = %93
  %101 = load float, ptr %22, align 4
  %102 = load i32, ptr %19, align 4
  %103 = sitofp i32 %102 to float
  %104 = fdiv contract float %101, %103
  store float %104, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4
  %105 = load float, ptr %23, align 4
  %106 = load i32, ptr %19, align 4
  %107 = sitofp i32 %106 to float
  %108 = fdiv contract float %105, %107
  %109 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4
  %110 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4
  %111 = fmul contract float %109, %110
  %112 = fsub contract float %108, %111
  %113 = fadd contract float %112, 0x3EE4F8B580000000
  store float %113, ptr %8, align 4
  %114 = load float, ptr %8, align 4
  %115 = call contract noundef float @__nv_rsqrtf(float noundef %114) #7
  store float %115, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4
  br label %116

116:                                              ; preds = %100, %93
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %117, ptr %25, align 4
  br label %118

118:                                              ; preds = %155, %116
  %119 = load i32, ptr %25, align 4
  %120 = load i32, ptr %19, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %159

122:                                              ; preds = %118
  %123 = load i32, ptr %17, align 4
  %124 = load i32, ptr %18, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %25, align 4
  %127 = load i32, ptr %14, align 4
  %128 = sdiv i32 %126, %127
  %129 = add nsw i32 %125, %128
  store i32 %129, ptr %26, align 4
  %130 = load ptr, ptr %20, align 8
  %131 = load i32, ptr %25, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE4mean to ptr), align 4
  %136 = fsub contract float %134, %135
  %137 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16group_norm_blockE5scale to ptr), align 4
  %138 = fmul contract float %136, %137
  %139 = load ptr, ptr %10, align 8
  %140 = load i32, ptr %26, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %139, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = fmul contract float %138, %143
  %145 = load ptr, ptr %11, align 8
  %146 = load i32, ptr %26, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %145, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fadd contract float %144, %149
  %151 = load ptr, ptr %21, align 8
  %152 = load i32, ptr %25, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %151, i64 %153
  store float %150, ptr %154, align 4
  br label %155

155:                                              ; preds = %122
  %156 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %157 = load i32, ptr %25, align 4
  %158 = add i32 %157, %156
  store i32 %158, ptr %25, align 4
  br label %118, !llvm.loop !12

159:                                              ; preds = %118
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @batch_norm_given(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #2 {
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %19, align 4
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %20, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %21, align 4
  br label %33

33:                                               ; preds = %79, %9
  %34 = load i32, ptr %21, align 4
  %35 = load i32, ptr %20, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %85

37:                                               ; preds = %33
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %19, align 4
  %40 = sdiv i32 %38, %39
  %41 = load i32, ptr %18, align 4
  %42 = srem i32 %40, %41
  store i32 %42, ptr %22, align 4
  %43 = load ptr, ptr %15, align 8
  %44 = load i32, ptr %22, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load ptr, ptr %11, align 8
  %49 = load i32, ptr %21, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %22, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fsub contract float %52, %57
  %59 = fmul contract float %47, %58
  %60 = load ptr, ptr %14, align 8
  %61 = load i32, ptr %22, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fadd contract float %64, 0x3EE4F8B580000000
  store float %65, ptr %10, align 4
  %66 = load float, ptr %10, align 4
  %67 = call contract noundef float @__nv_sqrtf(float noundef %66) #7
  %68 = fdiv contract float %59, %67
  %69 = load ptr, ptr %16, align 8
  %70 = load i32, ptr %22, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fadd contract float %68, %73
  %75 = load ptr, ptr %12, align 8
  %76 = load i32, ptr %21, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  store float %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %37
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %82 = mul i32 %80, %81
  %83 = load i32, ptr %21, align 4
  %84 = add i32 %83, %82
  store i32 %84, ptr %21, align 4
  br label %33, !llvm.loop !13

85:                                               ; preds = %33
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @batch_norm_moments(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) #2 {
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %32, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %33

33:                                               ; preds = %64, %9
  %34 = load i32, ptr %22, align 4
  %35 = load i32, ptr %16, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %67

37:                                               ; preds = %33
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %38, ptr %23, align 4
  br label %39

39:                                               ; preds = %59, %37
  %40 = load i32, ptr %23, align 4
  %41 = load i32, ptr %18, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %63

43:                                               ; preds = %39
  %44 = load ptr, ptr %11, align 8
  %45 = load i32, ptr %22, align 4
  %46 = load i32, ptr %17, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %20, align 4
  %49 = add nsw i32 %47, %48
  %50 = load i32, ptr %18, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %23, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %44, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load float, ptr %21, align 4
  %58 = fadd contract float %57, %56
  store float %58, ptr %21, align 4
  br label %59

59:                                               ; preds = %43
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %61 = load i32, ptr %23, align 4
  %62 = add i32 %61, %60
  store i32 %62, ptr %23, align 4
  br label %39, !llvm.loop !14

63:                                               ; preds = %39
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %22, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %22, align 4
  br label %33, !llvm.loop !15

67:                                               ; preds = %33
  %68 = load float, ptr %21, align 4
  %69 = call contract noundef float @_Z9block_sumf(float noundef %68) #7
  store float %69, ptr %21, align 4
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %67
  %73 = load float, ptr %21, align 4
  %74 = load i32, ptr %16, align 4
  %75 = load i32, ptr %18, align 4
  %76 = mul nsw i32 %74, %75
  %77 = sitofp i32 %76 to float
  %78 = fdiv contract float %73, %77
  store float %78, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  br label %79

79:                                               ; preds = %72, %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %80

80:                                               ; preds = %116, %79
  %81 = load i32, ptr %25, align 4
  %82 = load i32, ptr %16, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %119

84:                                               ; preds = %80
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %85, ptr %26, align 4
  br label %86

86:                                               ; preds = %111, %84
  %87 = load i32, ptr %26, align 4
  %88 = load i32, ptr %18, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %115

90:                                               ; preds = %86
  %91 = load ptr, ptr %11, align 8
  %92 = load i32, ptr %25, align 4
  %93 = load i32, ptr %17, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %20, align 4
  %96 = add nsw i32 %94, %95
  %97 = load i32, ptr %18, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %26, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %91, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %105 = fsub contract float %103, %104
  store float %105, ptr %27, align 4
  %106 = load float, ptr %27, align 4
  %107 = load float, ptr %27, align 4
  %108 = fmul contract float %106, %107
  %109 = load float, ptr %24, align 4
  %110 = fadd contract float %109, %108
  store float %110, ptr %24, align 4
  br label %111

111:                                              ; preds = %90
  %112 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %113 = load i32, ptr %26, align 4
  %114 = add i32 %113, %112
  store i32 %114, ptr %26, align 4
  br label %86, !llvm.loop !16

115:                                              ; preds = %86
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %25, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %25, align 4
  br label %80, !llvm.loop !17

119:                                              ; preds = %80
  %120 = load float, ptr %24, align 4
  %121 = call contract noundef float @_Z9block_sumf(float noundef %120) #7
  store float %121, ptr %24, align 4
  %122 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %163

124:                                              ; preds = %119
  %125 = load float, ptr %24, align 4
  %126 = load i32, ptr %16, align 4
  %127 = load i32, ptr %18, align 4
  %128 = mul nsw i32 %126, %127
  %129 = sitofp i32 %128 to float
  %130 = fdiv contract float %125, %129
  store float %130, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4
  %131 = load float, ptr %19, align 4
  %132 = fsub contract float 1.000000e+00, %131
  %133 = load ptr, ptr %14, align 8
  %134 = load i32, ptr %20, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %133, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = fmul contract float %132, %137
  %139 = load float, ptr %19, align 4
  %140 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %141 = fmul contract float %139, %140
  %142 = fadd contract float %138, %141
  %143 = load ptr, ptr %14, align 8
  %144 = load i32, ptr %20, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %143, i64 %145
  store float %142, ptr %146, align 4
  %147 = load float, ptr %19, align 4
  %148 = fsub contract float 1.000000e+00, %147
  %149 = load ptr, ptr %15, align 8
  %150 = load i32, ptr %20, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %149, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = fmul contract float %148, %153
  %155 = load float, ptr %19, align 4
  %156 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4
  %157 = fmul contract float %155, %156
  %158 = fadd contract float %154, %157
  %159 = load ptr, ptr %15, align 8
  %160 = load i32, ptr %20, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %159, i64 %161
  store float %158, ptr %162, align 4
  br label %163

163:                                              ; preds = %124, %119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %164 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE3var to ptr), align 4
  %165 = fadd contract float %164, 0x3EE4F8B580000000
  store float %165, ptr %10, align 4
  %166 = load float, ptr %10, align 4
  %167 = call contract noundef float @__nv_rsqrtf(float noundef %166) #7
  store float %167, ptr %28, align 4
  store i32 0, ptr %29, align 4
  br label %168

168:                                              ; preds = %212, %163
  %169 = load i32, ptr %29, align 4
  %170 = load i32, ptr %16, align 4
  %171 = icmp slt i32 %169, %170
  br i1 %171, label %172, label %215

172:                                              ; preds = %168
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %173, ptr %30, align 4
  br label %174

174:                                              ; preds = %207, %172
  %175 = load i32, ptr %30, align 4
  %176 = load i32, ptr %18, align 4
  %177 = icmp slt i32 %175, %176
  br i1 %177, label %178, label %211

178:                                              ; preds = %174
  %179 = load i32, ptr %29, align 4
  %180 = load i32, ptr %17, align 4
  %181 = mul nsw i32 %179, %180
  %182 = load i32, ptr %20, align 4
  %183 = add nsw i32 %181, %182
  %184 = load i32, ptr %18, align 4
  %185 = mul nsw i32 %183, %184
  %186 = load i32, ptr %30, align 4
  %187 = add nsw i32 %185, %186
  store i32 %187, ptr %31, align 4
  %188 = load ptr, ptr %13, align 8
  %189 = load i32, ptr %20, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %188, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = load ptr, ptr %11, align 8
  %194 = load i32, ptr %31, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %193, i64 %195
  %197 = load float, ptr %196, align 4
  %198 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18batch_norm_momentsE4mean to ptr), align 4
  %199 = fsub contract float %197, %198
  %200 = fmul contract float %192, %199
  %201 = load float, ptr %28, align 4
  %202 = fmul contract float %200, %201
  %203 = load ptr, ptr %12, align 8
  %204 = load i32, ptr %31, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %203, i64 %205
  store float %202, ptr %206, align 4
  br label %207

207:                                              ; preds = %178
  %208 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %209 = load i32, ptr %30, align 4
  %210 = add i32 %209, %208
  store i32 %210, ptr %30, align 4
  br label %174, !llvm.loop !18

211:                                              ; preds = %174
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %29, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %29, align 4
  br label %168, !llvm.loop !19

215:                                              ; preds = %168
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_masked(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #2 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store float %6, ptr %18, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %26, ptr %19, align 4
  %27 = load i32, ptr %19, align 4
  %28 = load i32, ptr %15, align 4
  %29 = load i32, ptr %16, align 4
  %30 = mul nsw i32 %28, %29
  %31 = sdiv i32 %27, %30
  store i32 %31, ptr %20, align 4
  store float 0xC415AF1D80000000, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %32, ptr %23, align 4
  br label %33

33:                                               ; preds = %63, %7
  %34 = load i32, ptr %23, align 4
  %35 = load i32, ptr %17, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %67

37:                                               ; preds = %33
  %38 = load float, ptr %21, align 4
  %39 = load ptr, ptr %12, align 8
  %40 = load i32, ptr %19, align 4
  %41 = load i32, ptr %17, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %23, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %18, align 4
  %49 = fmul contract float %47, %48
  %50 = load ptr, ptr %13, align 8
  %51 = load i32, ptr %20, align 4
  %52 = load i32, ptr %17, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %23, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fadd contract float %49, %58
  store float %38, ptr %10, align 4
  store float %59, ptr %11, align 4
  %60 = load float, ptr %10, align 4
  %61 = load float, ptr %11, align 4
  %62 = call contract noundef float @__nv_fmaxf(float noundef %60, float noundef %61) #7
  store float %62, ptr %21, align 4
  br label %63

63:                                               ; preds = %37
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %65 = load i32, ptr %23, align 4
  %66 = add i32 %65, %64
  store i32 %66, ptr %23, align 4
  br label %33, !llvm.loop !20

67:                                               ; preds = %33
  %68 = load float, ptr %21, align 4
  %69 = call contract noundef float @_Z8warp_maxf(float noundef %68) #7
  store float %69, ptr %21, align 4
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %67
  %73 = load float, ptr %21, align 4
  store float %73, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4
  br label %74

74:                                               ; preds = %72, %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %75, ptr %24, align 4
  br label %76

76:                                               ; preds = %108, %74
  %77 = load i32, ptr %24, align 4
  %78 = load i32, ptr %17, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %112

80:                                               ; preds = %76
  %81 = load ptr, ptr %12, align 8
  %82 = load i32, ptr %19, align 4
  %83 = load i32, ptr %17, align 4
  %84 = mul nsw i32 %82, %83
  %85 = load i32, ptr %24, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load float, ptr %18, align 4
  %91 = fmul contract float %89, %90
  %92 = load ptr, ptr %13, align 8
  %93 = load i32, ptr %20, align 4
  %94 = load i32, ptr %17, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %24, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fadd contract float %91, %100
  %102 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4
  %103 = fsub contract float %101, %102
  store float %103, ptr %8, align 4
  %104 = load float, ptr %8, align 4
  %105 = call contract noundef float @__nv_expf(float noundef %104) #7
  %106 = load float, ptr %22, align 4
  %107 = fadd contract float %106, %105
  store float %107, ptr %22, align 4
  br label %108

108:                                              ; preds = %80
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %110 = load i32, ptr %24, align 4
  %111 = add i32 %110, %109
  store i32 %111, ptr %24, align 4
  br label %76, !llvm.loop !21

112:                                              ; preds = %76
  %113 = load float, ptr %22, align 4
  %114 = call contract noundef float @_Z8warp_sumf(float noundef %113) #7
  store float %114, ptr %22, align 4
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %120

117:                                              ; preds = %112
  %118 = load float, ptr %22, align 4
  %119 = fadd contract float %118, 0x3EB0C6F7A0000000
  store float %119, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4
  br label %120

120:                                              ; preds = %117, %112
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %121, ptr %25, align 4
  br label %122

122:                                              ; preds = %162, %120
  %123 = load i32, ptr %25, align 4
  %124 = load i32, ptr %17, align 4
  %125 = icmp slt i32 %123, %124
  br i1 %125, label %126, label %166

126:                                              ; preds = %122
  %127 = load ptr, ptr %12, align 8
  %128 = load i32, ptr %19, align 4
  %129 = load i32, ptr %17, align 4
  %130 = mul nsw i32 %128, %129
  %131 = load i32, ptr %25, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %127, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load float, ptr %18, align 4
  %137 = fmul contract float %135, %136
  %138 = load ptr, ptr %13, align 8
  %139 = load i32, ptr %20, align 4
  %140 = load i32, ptr %17, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %25, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %138, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = fadd contract float %137, %146
  %148 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE3top to ptr), align 4
  %149 = fsub contract float %147, %148
  store float %149, ptr %9, align 4
  %150 = load float, ptr %9, align 4
  %151 = call contract noundef float @__nv_expf(float noundef %150) #7
  %152 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14softmax_maskedE5total to ptr), align 4
  %153 = fdiv contract float %151, %152
  %154 = load ptr, ptr %14, align 8
  %155 = load i32, ptr %19, align 4
  %156 = load i32, ptr %17, align 4
  %157 = mul nsw i32 %155, %156
  %158 = load i32, ptr %25, align 4
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %154, i64 %160
  store float %153, ptr %161, align 4
  br label %162

162:                                              ; preds = %126
  %163 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %164 = load i32, ptr %25, align 4
  %165 = add i32 %164, %163
  store i32 %165, ptr %25, align 4
  br label %122, !llvm.loop !22

166:                                              ; preds = %122
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @smoothed_loss(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4) #2 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store float %4, ptr %14, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %24, ptr %15, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %25, ptr %16, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %13, align 4
  %29 = mul nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  store ptr %31, ptr %17, align 8
  store float 0xFFF0000000000000, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  %32 = load i32, ptr %16, align 4
  store i32 %32, ptr %21, align 4
  br label %33

33:                                               ; preds = %47, %5
  %34 = load i32, ptr %21, align 4
  %35 = load i32, ptr %13, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %50

37:                                               ; preds = %33
  %38 = load float, ptr %18, align 4
  %39 = load ptr, ptr %17, align 8
  %40 = load i32, ptr %21, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4
  store float %38, ptr %8, align 4
  store float %43, ptr %9, align 4
  %44 = load float, ptr %8, align 4
  %45 = load float, ptr %9, align 4
  %46 = call contract noundef float @__nv_fmaxf(float noundef %44, float noundef %45) #7
  store float %46, ptr %18, align 4
  br label %47

47:                                               ; preds = %37
  %48 = load i32, ptr %21, align 4
  %49 = add nsw i32 %48, 32
  store i32 %49, ptr %21, align 4
  br label %33, !llvm.loop !23

50:                                               ; preds = %33
  %51 = load float, ptr %18, align 4
  %52 = call contract noundef float @_Z8warp_maxf(float noundef %51) #7
  store float %52, ptr %18, align 4
  %53 = load i32, ptr %16, align 4
  store i32 %53, ptr %22, align 4
  br label %54

54:                                               ; preds = %77, %50
  %55 = load i32, ptr %22, align 4
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %80

58:                                               ; preds = %54
  %59 = load ptr, ptr %17, align 8
  %60 = load i32, ptr %22, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load float, ptr %18, align 4
  %65 = fsub contract float %63, %64
  store float %65, ptr %7, align 4
  %66 = load float, ptr %7, align 4
  %67 = call contract noundef float @__nv_expf(float noundef %66) #7
  %68 = load float, ptr %19, align 4
  %69 = fadd contract float %68, %67
  store float %69, ptr %19, align 4
  %70 = load ptr, ptr %17, align 8
  %71 = load i32, ptr %22, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = load float, ptr %20, align 4
  %76 = fadd contract float %75, %74
  store float %76, ptr %20, align 4
  br label %77

77:                                               ; preds = %58
  %78 = load i32, ptr %22, align 4
  %79 = add nsw i32 %78, 32
  store i32 %79, ptr %22, align 4
  br label %54, !llvm.loop !24

80:                                               ; preds = %54
  %81 = load float, ptr %19, align 4
  %82 = call contract noundef float @_Z8warp_sumf(float noundef %81) #7
  store float %82, ptr %19, align 4
  %83 = load float, ptr %20, align 4
  %84 = call contract noundef float @_Z8warp_sumf(float noundef %83) #7
  store float %84, ptr %20, align 4
  %85 = load i32, ptr %16, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %120

87:                                               ; preds = %80
  %88 = load float, ptr %19, align 4
  store float %88, ptr %6, align 4
  %89 = load float, ptr %6, align 4
  %90 = call contract noundef float @__nv_logf(float noundef %89) #7
  %91 = load float, ptr %18, align 4
  %92 = fadd contract float %90, %91
  store float %92, ptr %23, align 4
  %93 = load float, ptr %14, align 4
  %94 = fsub contract float 1.000000e+00, %93
  %95 = load float, ptr %23, align 4
  %96 = load ptr, ptr %17, align 8
  %97 = load ptr, ptr %11, align 8
  %98 = load i32, ptr %15, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %97, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %96, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = fsub contract float %95, %104
  %106 = fmul contract float %94, %105
  %107 = load float, ptr %14, align 4
  %108 = load float, ptr %23, align 4
  %109 = load float, ptr %20, align 4
  %110 = load i32, ptr %13, align 4
  %111 = sitofp i32 %110 to float
  %112 = fdiv contract float %109, %111
  %113 = fsub contract float %108, %112
  %114 = fmul contract float %107, %113
  %115 = fadd contract float %106, %114
  %116 = load ptr, ptr %12, align 8
  %117 = load i32, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  store float %115, ptr %119, align 4
  br label %120

120:                                              ; preds = %87, %80
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = udiv i32 %17, 32
  %19 = mul i32 %16, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = udiv i32 %20, 32
  %22 = add i32 %19, %21
  store i32 %22, ptr %11, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = and i32 %23, 31
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %9, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %5
  br label %101

29:                                               ; preds = %5
  store float 0.000000e+00, ptr %13, align 4
  %30 = load i32, ptr %12, align 4
  store i32 %30, ptr %14, align 4
  br label %31

31:                                               ; preds = %57, %29
  %32 = load i32, ptr %14, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %10, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %14, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %10, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %14, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %45, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul contract float %44, %53
  %55 = load float, ptr %13, align 4
  %56 = fadd contract float %55, %54
  store float %56, ptr %13, align 4
  br label %57

57:                                               ; preds = %35
  %58 = load i32, ptr %14, align 4
  %59 = add nsw i32 %58, 32
  store i32 %59, ptr %14, align 4
  br label %31, !llvm.loop !25

60:                                               ; preds = %31
  %61 = load float, ptr %13, align 4
  %62 = call contract noundef float @_Z8warp_sumf(float noundef %61) #7
  store float %62, ptr %13, align 4
  %63 = load i32, ptr %12, align 4
  store i32 %63, ptr %15, align 4
  br label %64

64:                                               ; preds = %98, %60
  %65 = load i32, ptr %15, align 4
  %66 = load i32, ptr %10, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %101

68:                                               ; preds = %64
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %11, align 4
  %71 = load i32, ptr %10, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %15, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %11, align 4
  %80 = load i32, ptr %10, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %15, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %78, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load float, ptr %13, align 4
  %88 = fsub contract float %86, %87
  %89 = fmul contract float %77, %88
  %90 = load ptr, ptr %8, align 8
  %91 = load i32, ptr %11, align 4
  %92 = load i32, ptr %10, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %15, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  store float %89, ptr %97, align 4
  br label %98

98:                                               ; preds = %68
  %99 = load i32, ptr %15, align 4
  %100 = add nsw i32 %99, 32
  store i32 %100, ptr %15, align 4
  br label %64, !llvm.loop !26

101:                                              ; preds = %28, %64
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_norm_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) #2 {
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  store ptr %3, ptr %22, align 8
  store ptr %4, ptr %23, align 8
  store ptr %5, ptr %24, align 8
  store ptr %6, ptr %25, align 8
  store ptr %7, ptr %26, align 8
  store i32 %8, ptr %27, align 4
  store i32 %9, ptr %28, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = add i32 %42, %43
  store i32 %44, ptr %29, align 4
  %45 = load i32, ptr %29, align 4
  %46 = load i32, ptr %27, align 4
  %47 = icmp sge i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %10
  br label %206

49:                                               ; preds = %10
  %50 = load ptr, ptr %25, align 8
  %51 = load i32, ptr %29, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4
  store float %54, ptr %30, align 4
  %55 = load ptr, ptr %26, align 8
  %56 = load i32, ptr %29, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4
  store float %59, ptr %31, align 4
  store float 0.000000e+00, ptr %32, align 4
  store float 0.000000e+00, ptr %33, align 4
  store i32 0, ptr %34, align 4
  br label %60

60:                                               ; preds = %101, %49
  %61 = load i32, ptr %34, align 4
  %62 = load i32, ptr %28, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %104

64:                                               ; preds = %60
  %65 = load ptr, ptr %23, align 8
  %66 = load i32, ptr %29, align 4
  %67 = load i32, ptr %28, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %34, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %65, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load float, ptr %30, align 4
  %75 = fsub contract float %73, %74
  %76 = load float, ptr %31, align 4
  %77 = fmul contract float %75, %76
  store float %77, ptr %35, align 4
  %78 = load ptr, ptr %24, align 8
  %79 = load i32, ptr %34, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %22, align 8
  %84 = load i32, ptr %29, align 4
  %85 = load i32, ptr %28, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %34, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %83, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = fmul contract float %82, %91
  store float %92, ptr %36, align 4
  %93 = load float, ptr %36, align 4
  %94 = load float, ptr %32, align 4
  %95 = fadd contract float %94, %93
  store float %95, ptr %32, align 4
  %96 = load float, ptr %36, align 4
  %97 = load float, ptr %35, align 4
  %98 = fmul contract float %96, %97
  %99 = load float, ptr %33, align 4
  %100 = fadd contract float %99, %98
  store float %100, ptr %33, align 4
  br label %101

101:                                              ; preds = %64
  %102 = load i32, ptr %34, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %34, align 4
  br label %60, !llvm.loop !27

104:                                              ; preds = %60
  %105 = load i32, ptr %28, align 4
  %106 = sitofp i32 %105 to float
  %107 = load float, ptr %32, align 4
  %108 = fdiv contract float %107, %106
  store float %108, ptr %32, align 4
  %109 = load i32, ptr %28, align 4
  %110 = sitofp i32 %109 to float
  %111 = load float, ptr %33, align 4
  %112 = fdiv contract float %111, %110
  store float %112, ptr %33, align 4
  store i32 0, ptr %37, align 4
  br label %113

113:                                              ; preds = %203, %104
  %114 = load i32, ptr %37, align 4
  %115 = load i32, ptr %28, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %206

117:                                              ; preds = %113
  %118 = load ptr, ptr %23, align 8
  %119 = load i32, ptr %29, align 4
  %120 = load i32, ptr %28, align 4
  %121 = mul nsw i32 %119, %120
  %122 = load i32, ptr %37, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %118, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = load float, ptr %30, align 4
  %128 = fsub contract float %126, %127
  %129 = load float, ptr %31, align 4
  %130 = fmul contract float %128, %129
  store float %130, ptr %38, align 4
  %131 = load ptr, ptr %24, align 8
  %132 = load i32, ptr %37, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %131, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load ptr, ptr %22, align 8
  %137 = load i32, ptr %29, align 4
  %138 = load i32, ptr %28, align 4
  %139 = mul nsw i32 %137, %138
  %140 = load i32, ptr %37, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %136, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = fmul contract float %135, %144
  store float %145, ptr %39, align 4
  %146 = load ptr, ptr %21, align 8
  %147 = load i32, ptr %37, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %146, i64 %148
  %150 = load ptr, ptr %22, align 8
  %151 = load i32, ptr %29, align 4
  %152 = load i32, ptr %28, align 4
  %153 = mul nsw i32 %151, %152
  %154 = load i32, ptr %37, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %150, i64 %156
  %158 = load float, ptr %157, align 4
  store ptr %149, ptr %11, align 8
  store float %158, ptr %12, align 4
  %159 = load ptr, ptr %11, align 8
  %160 = load float, ptr %12, align 4
  store float %160, ptr %13, align 4
  %161 = load float, ptr %13, align 4
  %162 = atomicrmw fadd ptr %159, float %161 monotonic, align 4
  store float %162, ptr %14, align 4
  %163 = load float, ptr %14, align 4
  %164 = load ptr, ptr %20, align 8
  %165 = load i32, ptr %37, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %164, i64 %166
  %168 = load float, ptr %38, align 4
  %169 = load ptr, ptr %22, align 8
  %170 = load i32, ptr %29, align 4
  %171 = load i32, ptr %28, align 4
  %172 = mul nsw i32 %170, %171
  %173 = load i32, ptr %37, align 4
  %174 = add nsw i32 %172, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %169, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = fmul contract float %168, %177
  store ptr %167, ptr %15, align 8
  store float %178, ptr %16, align 4
  %179 = load ptr, ptr %15, align 8
  %180 = load float, ptr %16, align 4
  store float %180, ptr %17, align 4
  %181 = load float, ptr %17, align 4
  %182 = atomicrmw fadd ptr %179, float %181 monotonic, align 4
  store float %182, ptr %18, align 4
  %183 = load float, ptr %18, align 4
  %184 = load float, ptr %39, align 4
  %185 = load float, ptr %32, align 4
  %186 = fsub contract float %184, %185
  %187 = load float, ptr %38, align 4
  %188 = load float, ptr %33, align 4
  %189 = fmul contract float %187, %188
  %190 = fsub contract float %186, %189
  %191 = load float, ptr %31, align 4
  %192 = fmul contract float %190, %191
  %193 = load ptr, ptr %19, align 8
  %194 = load i32, ptr %29, align 4
  %195 = load i32, ptr %28, align 4
  %196 = mul nsw i32 %194, %195
  %197 = load i32, ptr %37, align 4
  %198 = add nsw i32 %196, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %193, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = fadd contract float %201, %192
  store float %202, ptr %200, align 4
  br label %203

203:                                              ; preds = %117
  %204 = load i32, ptr %37, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %37, align 4
  br label %113, !llvm.loop !28

206:                                              ; preds = %48, %113
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
