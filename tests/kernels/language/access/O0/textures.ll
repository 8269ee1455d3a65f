; ModuleID = 'textures.cu'
source_filename = "textures.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.rk_f32x4 = type { float, float, float, float }
%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.rk_s32x4 = type { i32, i32, i32, i32 }
%struct.rk_u32x4 = type { i32, i32, i32, i32 }
%struct.uchar2 = type { i8, i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.short2 = type { i16, i16 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.rk_quad = type { i32, i32, i32, i32 }
%struct.rk_access.1 = type { i8 }
%struct.rk_access.0 = type { i8 }
%struct.rk_access = type { i8 }
%struct.Field = type { i64, float }
%struct.rk_pair = type { i32, i32 }
%struct.rk_access.7 = type { i8 }
%struct.rk_access.6 = type { i8 }
%struct.rk_access.5 = type { i8 }
%struct.rk_access.4 = type { i8 }
%struct.rk_access.3 = type { i8 }
%struct.rk_access.2 = type { i8 }
%struct.rk_quad.9 = type { i16, i16, i16, i16 }
%struct.rk_access.11 = type { i8 }
%struct.rk_access.10 = type { i8 }
%struct.rk_access.8 = type { i8 }
%struct.rk_access.14 = type { i8 }
%struct.rk_access.13 = type { i8 }
%struct.rk_access.12 = type { i8 }
%struct.rk_access.17 = type { i8 }
%struct.rk_access.16 = type { i8 }
%struct.rk_access.15 = type { i8 }

$_Z6texelsIaEvyyPKfPT_i = comdat any

$_Z6texelsI6uchar2EvyyPKfPT_i = comdat any

$_Z6texelsI6uchar4EvyyPKfPT_i = comdat any

$_Z6texelsI6short2EvyyPKfPT_i = comdat any

$_Z6texelsItEvyyPKfPT_i = comdat any

$_Z6texelsI4int4EvyyPKfPT_i = comdat any

$_Z6texelsIjEvyyPKfPT_i = comdat any

$_Z6texelsI6float4EvyyPKfPT_i = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@row = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@picture = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@stack = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@canvas = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @row to ptr), ptr addrspacecast (ptr addrspace(1) @picture to ptr), ptr addrspacecast (ptr addrspace(1) @stack to ptr), ptr addrspacecast (ptr addrspace(1) @canvas to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13linear_memoryyPfi(i64 noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca %struct.rk_f32x4, align 8
  %5 = alloca %struct.rk_f32x4, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.rk_f32x4, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.rk_f32x4, align 4
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.rk_f32x4, align 4
  %17 = alloca %struct.rk_f32x4, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.rk_f32x4, align 4
  %21 = alloca %struct.rk_f32x4, align 4
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i64 %0, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  store i32 %2, ptr %24, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %25, align 4
  %31 = load i32, ptr %25, align 4
  %32 = load i32, ptr %24, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %3
  br label %76

35:                                               ; preds = %3
  %36 = load i64, ptr %22, align 8
  %37 = load i32, ptr %25, align 4
  %38 = sub nsw i32 %37, 3
  store i64 %36, ptr %14, align 8
  store i32 %38, ptr %15, align 4
  %39 = load i64, ptr %14, align 8
  %40 = load i32, ptr %15, align 4
  store ptr %16, ptr %10, align 8
  store i64 %39, ptr %11, align 8
  store i32 %40, ptr %12, align 4
  %41 = load i64, ptr %11, align 8
  %42 = load i32, ptr %12, align 4
  %43 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %41, i32 noundef %42) #8
  %44 = extractvalue %struct.rk_f32x4 %43, 0
  store float %44, ptr %13, align 4
  %45 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %13, i32 0, i32 1
  %46 = extractvalue %struct.rk_f32x4 %43, 1
  store float %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %13, i32 0, i32 2
  %48 = extractvalue %struct.rk_f32x4 %43, 2
  store float %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %13, i32 0, i32 3
  %50 = extractvalue %struct.rk_f32x4 %43, 3
  store float %50, ptr %49, align 4
  %51 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %51, ptr align 4 %13, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 4 %17, i64 16, i1 false)
  %52 = load float, ptr %5, align 4
  %53 = load i64, ptr %22, align 8
  %54 = load i32, ptr %25, align 4
  %55 = add nsw i32 %54, 5
  store i64 %53, ptr %18, align 8
  store i32 %55, ptr %19, align 4
  %56 = load i64, ptr %18, align 8
  %57 = load i32, ptr %19, align 4
  store ptr %20, ptr %6, align 8
  store i64 %56, ptr %7, align 8
  store i32 %57, ptr %8, align 4
  %58 = load i64, ptr %7, align 8
  %59 = load i32, ptr %8, align 4
  %60 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %58, i32 noundef %59) #8
  %61 = extractvalue %struct.rk_f32x4 %60, 0
  store float %61, ptr %9, align 4
  %62 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 1
  %63 = extractvalue %struct.rk_f32x4 %60, 1
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 2
  %65 = extractvalue %struct.rk_f32x4 %60, 2
  store float %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 3
  %67 = extractvalue %struct.rk_f32x4 %60, 3
  store float %67, ptr %66, align 4
  %68 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %68, ptr align 4 %9, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 4 %21, i64 16, i1 false)
  %69 = load float, ptr %4, align 4
  %70 = fmul contract float 2.000000e+00, %69
  %71 = fadd contract float %52, %70
  %72 = load ptr, ptr %23, align 8
  %73 = load i32, ptr %25, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %35, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8sample1dyPKfPfi(i64 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca %struct.rk_f32x4, align 4
  %9 = alloca %struct.rk_f32x4, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca %struct.rk_f32x4, align 4
  %13 = alloca %struct.rk_f32x4, align 4
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i64 %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store ptr %2, ptr %16, align 8
  store i32 %3, ptr %17, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %18, align 4
  %24 = load i32, ptr %18, align 4
  %25 = load i32, ptr %17, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %4
  br label %53

28:                                               ; preds = %4
  %29 = load i64, ptr %14, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = load i32, ptr %18, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4
  store i64 %29, ptr %10, align 8
  store float %34, ptr %11, align 4
  %35 = load i64, ptr %10, align 8
  %36 = load float, ptr %11, align 4
  store ptr %12, ptr %5, align 8
  store i64 %35, ptr %6, align 8
  store float %36, ptr %7, align 4
  %37 = load i64, ptr %6, align 8
  %38 = load float, ptr %7, align 4
  %39 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %37, float noundef %38) #8
  %40 = extractvalue %struct.rk_f32x4 %39, 0
  store float %40, ptr %8, align 4
  %41 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 1
  %42 = extractvalue %struct.rk_f32x4 %39, 1
  store float %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 2
  %44 = extractvalue %struct.rk_f32x4 %39, 2
  store float %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 3
  %46 = extractvalue %struct.rk_f32x4 %39, 3
  store float %46, ptr %45, align 4
  %47 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %8, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %13, i64 16, i1 false)
  %48 = load float, ptr %9, align 4
  %49 = load ptr, ptr %16, align 8
  %50 = load i32, ptr %18, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4
  br label %53

53:                                               ; preds = %28, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8sample2dyPKfS0_Pfi(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.rk_f32x4, align 4
  %11 = alloca %struct.rk_f32x4, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.rk_f32x4, align 4
  %16 = alloca %struct.rk_f32x4, align 4
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  store ptr %2, ptr %19, align 8
  store ptr %3, ptr %20, align 8
  store i32 %4, ptr %21, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %22, align 4
  %28 = load i32, ptr %22, align 4
  %29 = load i32, ptr %21, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %5
  br label %64

32:                                               ; preds = %5
  %33 = load i64, ptr %17, align 8
  %34 = load ptr, ptr %18, align 8
  %35 = load i32, ptr %22, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = load ptr, ptr %19, align 8
  %40 = load i32, ptr %22, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4
  store i64 %33, ptr %12, align 8
  store float %38, ptr %13, align 4
  store float %43, ptr %14, align 4
  %44 = load i64, ptr %12, align 8
  %45 = load float, ptr %13, align 4
  %46 = load float, ptr %14, align 4
  store ptr %15, ptr %6, align 8
  store i64 %44, ptr %7, align 8
  store float %45, ptr %8, align 4
  store float %46, ptr %9, align 4
  %47 = load i64, ptr %7, align 8
  %48 = load float, ptr %8, align 4
  %49 = load float, ptr %9, align 4
  %50 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %47, float noundef %48, float noundef %49) #8
  %51 = extractvalue %struct.rk_f32x4 %50, 0
  store float %51, ptr %10, align 4
  %52 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %10, i32 0, i32 1
  %53 = extractvalue %struct.rk_f32x4 %50, 1
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %10, i32 0, i32 2
  %55 = extractvalue %struct.rk_f32x4 %50, 2
  store float %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %10, i32 0, i32 3
  %57 = extractvalue %struct.rk_f32x4 %50, 3
  store float %57, ptr %56, align 4
  %58 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %58, ptr align 4 %10, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %15, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 4 %16, i64 16, i1 false)
  %59 = load float, ptr %11, align 4
  %60 = load ptr, ptr %20, align 8
  %61 = load i32, ptr %22, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  store float %59, ptr %63, align 4
  br label %64

64:                                               ; preds = %32, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8sample3dyPKfS0_S0_Pfi(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.rk_f32x4, align 4
  %13 = alloca %struct.rk_f32x4, align 8
  %14 = alloca i64, align 8
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.rk_f32x4, align 4
  %19 = alloca %struct.rk_f32x4, align 4
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i64 %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store ptr %2, ptr %22, align 8
  store ptr %3, ptr %23, align 8
  store ptr %4, ptr %24, align 8
  store i32 %5, ptr %25, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %26, align 4
  %32 = load i32, ptr %26, align 4
  %33 = load i32, ptr %25, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %6
  br label %75

36:                                               ; preds = %6
  %37 = load i64, ptr %20, align 8
  %38 = load ptr, ptr %21, align 8
  %39 = load i32, ptr %26, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = load ptr, ptr %22, align 8
  %44 = load i32, ptr %26, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load ptr, ptr %23, align 8
  %49 = load i32, ptr %26, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  store i64 %37, ptr %14, align 8
  store float %42, ptr %15, align 4
  store float %47, ptr %16, align 4
  store float %52, ptr %17, align 4
  %53 = load i64, ptr %14, align 8
  %54 = load float, ptr %15, align 4
  %55 = load float, ptr %16, align 4
  %56 = load float, ptr %17, align 4
  store ptr %18, ptr %7, align 8
  store i64 %53, ptr %8, align 8
  store float %54, ptr %9, align 4
  store float %55, ptr %10, align 4
  store float %56, ptr %11, align 4
  %57 = load i64, ptr %8, align 8
  %58 = load float, ptr %9, align 4
  %59 = load float, ptr %10, align 4
  %60 = load float, ptr %11, align 4
  %61 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.3d.v4f32.f32(i64 noundef %57, float noundef %58, float noundef %59, float noundef %60) #8
  %62 = extractvalue %struct.rk_f32x4 %61, 0
  store float %62, ptr %12, align 4
  %63 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 1
  %64 = extractvalue %struct.rk_f32x4 %61, 1
  store float %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 2
  %66 = extractvalue %struct.rk_f32x4 %61, 2
  store float %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 3
  %68 = extractvalue %struct.rk_f32x4 %61, 3
  store float %68, ptr %67, align 4
  %69 = load ptr, ptr %7, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %69, ptr align 4 %12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 4 %19, i64 16, i1 false)
  %70 = load float, ptr %13, align 4
  %71 = load ptr, ptr %24, align 8
  %72 = load i32, ptr %26, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  store float %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %36, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14sample1d_layeryPKfPKiPfi(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.rk_f32x4, align 4
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.rk_f32x4, align 4
  %15 = alloca %struct.rk_f32x4, align 8
  %16 = alloca i64, align 8
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.rk_f32x4, align 4
  %20 = alloca %struct.rk_f32x4, align 4
  %21 = alloca i64, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i64 %0, ptr %21, align 8
  store ptr %1, ptr %22, align 8
  store ptr %2, ptr %23, align 8
  store ptr %3, ptr %24, align 8
  store i32 %4, ptr %25, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %26, align 4
  %32 = load i32, ptr %26, align 4
  %33 = load i32, ptr %25, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %5
  br label %79

36:                                               ; preds = %5
  %37 = load i64, ptr %21, align 8
  %38 = load ptr, ptr %22, align 8
  %39 = load i32, ptr %26, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = load ptr, ptr %23, align 8
  %44 = load i32, ptr %26, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4
  store i64 %37, ptr %16, align 8
  store float %42, ptr %17, align 4
  store i32 %47, ptr %18, align 4
  %48 = load i64, ptr %16, align 8
  %49 = load float, ptr %17, align 4
  %50 = load i32, ptr %18, align 4
  store ptr %19, ptr %10, align 8
  store i64 %48, ptr %11, align 8
  store float %49, ptr %12, align 4
  store i32 %50, ptr %13, align 4
  %51 = load i64, ptr %11, align 8
  %52 = load float, ptr %12, align 4
  %53 = load i32, ptr %13, align 4
  store i64 %51, ptr %7, align 8
  store float %52, ptr %8, align 4
  store i32 %53, ptr %9, align 4
  %54 = load i64, ptr %7, align 8
  %55 = load i32, ptr %9, align 4
  %56 = load float, ptr %8, align 4
  %57 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.array.v4f32.f32(i64 noundef %54, i32 noundef %55, float noundef %56) #8
  %58 = extractvalue %struct.rk_f32x4 %57, 0
  store float %58, ptr %6, align 4
  %59 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %60 = extractvalue %struct.rk_f32x4 %57, 1
  store float %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %62 = extractvalue %struct.rk_f32x4 %57, 2
  store float %62, ptr %61, align 4
  %63 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %64 = extractvalue %struct.rk_f32x4 %57, 3
  store float %64, ptr %63, align 4
  %65 = load %struct.rk_f32x4, ptr %6, align 4
  %66 = extractvalue %struct.rk_f32x4 %65, 0
  store float %66, ptr %14, align 4
  %67 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 1
  %68 = extractvalue %struct.rk_f32x4 %65, 1
  store float %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 2
  %70 = extractvalue %struct.rk_f32x4 %65, 2
  store float %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 3
  %72 = extractvalue %struct.rk_f32x4 %65, 3
  store float %72, ptr %71, align 4
  %73 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %19, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 4 %20, i64 16, i1 false)
  %74 = load float, ptr %15, align 4
  %75 = load ptr, ptr %24, align 8
  %76 = load i32, ptr %26, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  store float %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %36, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14sample2d_layeryPKfS0_PKiP6float2i(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.rk_f32x4, align 4
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.float2, align 8
  %13 = alloca %struct.rk_f32x4, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.rk_f32x4, align 4
  %20 = alloca %struct.float2, align 8
  %21 = alloca i64, align 8
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.rk_f32x4, align 4
  %26 = alloca %struct.rk_f32x4, align 4
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca %struct.float2, align 8
  store i64 %0, ptr %27, align 8
  store ptr %1, ptr %28, align 8
  store ptr %2, ptr %29, align 8
  store ptr %3, ptr %30, align 8
  store ptr %4, ptr %31, align 8
  store i32 %5, ptr %32, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %33, align 4
  %40 = load i32, ptr %33, align 4
  %41 = load i32, ptr %32, align 4
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %6
  br label %110

44:                                               ; preds = %6
  %45 = load i64, ptr %27, align 8
  %46 = load ptr, ptr %28, align 8
  %47 = load i32, ptr %33, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load ptr, ptr %29, align 8
  %52 = load i32, ptr %33, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load ptr, ptr %30, align 8
  %57 = load i32, ptr %33, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4
  store i64 %45, ptr %21, align 8
  store float %50, ptr %22, align 4
  store float %55, ptr %23, align 4
  store i32 %60, ptr %24, align 4
  %61 = load i64, ptr %21, align 8
  %62 = load float, ptr %22, align 4
  %63 = load float, ptr %23, align 4
  %64 = load i32, ptr %24, align 4
  store ptr %25, ptr %14, align 8
  store i64 %61, ptr %15, align 8
  store float %62, ptr %16, align 4
  store float %63, ptr %17, align 4
  store i32 %64, ptr %18, align 4
  %65 = load i64, ptr %15, align 8
  %66 = load float, ptr %16, align 4
  %67 = load float, ptr %17, align 4
  %68 = load i32, ptr %18, align 4
  store i64 %65, ptr %8, align 8
  store float %66, ptr %9, align 4
  store float %67, ptr %10, align 4
  store i32 %68, ptr %11, align 4
  %69 = load i64, ptr %8, align 8
  %70 = load i32, ptr %11, align 4
  %71 = load float, ptr %9, align 4
  %72 = load float, ptr %10, align 4
  %73 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %69, i32 noundef %70, float noundef %71, float noundef %72) #8
  %74 = extractvalue %struct.rk_f32x4 %73, 0
  store float %74, ptr %7, align 4
  %75 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 1
  %76 = extractvalue %struct.rk_f32x4 %73, 1
  store float %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 2
  %78 = extractvalue %struct.rk_f32x4 %73, 2
  store float %78, ptr %77, align 4
  %79 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 3
  %80 = extractvalue %struct.rk_f32x4 %73, 3
  store float %80, ptr %79, align 4
  %81 = load %struct.rk_f32x4, ptr %7, align 4
  %82 = extractvalue %struct.rk_f32x4 %81, 0
  store float %82, ptr %19, align 4
  %83 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %19, i32 0, i32 1
  %84 = extractvalue %struct.rk_f32x4 %81, 1
  store float %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %19, i32 0, i32 2
  %86 = extractvalue %struct.rk_f32x4 %81, 2
  store float %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %19, i32 0, i32 3
  %88 = extractvalue %struct.rk_f32x4 %81, 3
  store float %88, ptr %87, align 4
  %89 = load ptr, ptr %14, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %89, ptr align 4 %19, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %25, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 4 %26, i64 16, i1 false)
  %90 = load float, ptr %13, align 4
  %91 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %13, i32 0, i32 1
  %92 = load float, ptr %91, align 4
  %93 = call %struct.float2 @_ZL11make_float2ff(float noundef %90, float noundef %92) #8
  %94 = extractvalue %struct.float2 %93, 0
  store float %94, ptr %12, align 8
  %95 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 1
  %96 = extractvalue %struct.float2 %93, 1
  store float %96, ptr %95, align 4
  %97 = load %struct.float2, ptr %12, align 8
  %98 = extractvalue %struct.float2 %97, 0
  store float %98, ptr %20, align 8
  %99 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 1
  %100 = extractvalue %struct.float2 %97, 1
  store float %100, ptr %99, align 4
  %101 = load %struct.float2, ptr %20, align 8
  %102 = getelementptr inbounds nuw %struct.float2, ptr %34, i32 0, i32 0
  %103 = extractvalue %struct.float2 %101, 0
  store float %103, ptr %102, align 8
  %104 = getelementptr inbounds nuw %struct.float2, ptr %34, i32 0, i32 1
  %105 = extractvalue %struct.float2 %101, 1
  store float %105, ptr %104, align 4
  %106 = load ptr, ptr %31, align 8
  %107 = load i32, ptr %33, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds %struct.float2, ptr %106, i64 %108
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 8 %34, i64 8, i1 false)
  br label %110

110:                                              ; preds = %44, %43
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8gather2dyPKfS0_P6float4i(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.rk_f32x4, align 4
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.rk_f32x4, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_f32x4, align 4
  %19 = alloca %struct.float4, align 16
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.rk_f32x4, align 4
  %25 = alloca %struct.rk_f32x4, align 4
  %26 = alloca i64, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca %struct.float4, align 16
  store i64 %0, ptr %26, align 8
  store ptr %1, ptr %27, align 8
  store ptr %2, ptr %28, align 8
  store ptr %3, ptr %29, align 8
  store i32 %4, ptr %30, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = add i32 %35, %36
  store i32 %37, ptr %31, align 4
  %38 = load i32, ptr %31, align 4
  %39 = load i32, ptr %30, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %5
  br label %166

42:                                               ; preds = %5
  %43 = load i64, ptr %26, align 8
  %44 = load ptr, ptr %27, align 8
  %45 = load i32, ptr %31, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = load ptr, ptr %28, align 8
  %50 = load i32, ptr %31, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4
  store i64 %43, ptr %20, align 8
  store float %48, ptr %21, align 4
  store float %53, ptr %22, align 4
  store i32 1, ptr %23, align 4
  %54 = load i64, ptr %20, align 8
  %55 = load float, ptr %21, align 4
  %56 = load float, ptr %22, align 4
  %57 = load i32, ptr %23, align 4
  store ptr %24, ptr %13, align 8
  store i64 %54, ptr %14, align 8
  store float %55, ptr %15, align 4
  store float %56, ptr %16, align 4
  store i32 %57, ptr %17, align 4
  %58 = load i64, ptr %14, align 8
  %59 = load float, ptr %15, align 4
  %60 = load float, ptr %16, align 4
  %61 = load i32, ptr %17, align 4
  store i64 %58, ptr %7, align 8
  store float %59, ptr %8, align 4
  store float %60, ptr %9, align 4
  store i32 %61, ptr %10, align 4
  %62 = load i32, ptr %10, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %76

64:                                               ; preds = %42
  %65 = load i64, ptr %7, align 8
  %66 = load float, ptr %8, align 4
  %67 = load float, ptr %9, align 4
  %68 = call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.r.2d.v4f32.f32(i64 noundef %65, float noundef %66, float noundef %67) #8
  %69 = extractvalue %struct.rk_f32x4 %68, 0
  store float %69, ptr %6, align 4
  %70 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %71 = extractvalue %struct.rk_f32x4 %68, 1
  store float %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %73 = extractvalue %struct.rk_f32x4 %68, 2
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %75 = extractvalue %struct.rk_f32x4 %68, 3
  store float %75, ptr %74, align 4
  br label %120

76:                                               ; preds = %42
  %77 = load i32, ptr %10, align 4
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %91

79:                                               ; preds = %76
  %80 = load i64, ptr %7, align 8
  %81 = load float, ptr %8, align 4
  %82 = load float, ptr %9, align 4
  %83 = call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.g.2d.v4f32.f32(i64 noundef %80, float noundef %81, float noundef %82) #8
  %84 = extractvalue %struct.rk_f32x4 %83, 0
  store float %84, ptr %6, align 4
  %85 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %86 = extractvalue %struct.rk_f32x4 %83, 1
  store float %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %88 = extractvalue %struct.rk_f32x4 %83, 2
  store float %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %90 = extractvalue %struct.rk_f32x4 %83, 3
  store float %90, ptr %89, align 4
  br label %119

91:                                               ; preds = %76
  %92 = load i32, ptr %10, align 4
  %93 = icmp eq i32 %92, 2
  br i1 %93, label %94, label %106

94:                                               ; preds = %91
  %95 = load i64, ptr %7, align 8
  %96 = load float, ptr %8, align 4
  %97 = load float, ptr %9, align 4
  %98 = call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.b.2d.v4f32.f32(i64 noundef %95, float noundef %96, float noundef %97) #8
  %99 = extractvalue %struct.rk_f32x4 %98, 0
  store float %99, ptr %6, align 4
  %100 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %101 = extractvalue %struct.rk_f32x4 %98, 1
  store float %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %103 = extractvalue %struct.rk_f32x4 %98, 2
  store float %103, ptr %102, align 4
  %104 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %105 = extractvalue %struct.rk_f32x4 %98, 3
  store float %105, ptr %104, align 4
  br label %118

106:                                              ; preds = %91
  %107 = load i64, ptr %7, align 8
  %108 = load float, ptr %8, align 4
  %109 = load float, ptr %9, align 4
  %110 = call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.a.2d.v4f32.f32(i64 noundef %107, float noundef %108, float noundef %109) #8
  %111 = extractvalue %struct.rk_f32x4 %110, 0
  store float %111, ptr %6, align 4
  %112 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %113 = extractvalue %struct.rk_f32x4 %110, 1
  store float %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %115 = extractvalue %struct.rk_f32x4 %110, 2
  store float %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %117 = extractvalue %struct.rk_f32x4 %110, 3
  store float %117, ptr %116, align 4
  br label %118

118:                                              ; preds = %106, %94
  br label %119

119:                                              ; preds = %118, %79
  br label %120

120:                                              ; preds = %64, %119
  %121 = load %struct.rk_f32x4, ptr %6, align 4
  %122 = extractvalue %struct.rk_f32x4 %121, 0
  store float %122, ptr %18, align 4
  %123 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 1
  %124 = extractvalue %struct.rk_f32x4 %121, 1
  store float %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 2
  %126 = extractvalue %struct.rk_f32x4 %121, 2
  store float %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 3
  %128 = extractvalue %struct.rk_f32x4 %121, 3
  store float %128, ptr %127, align 4
  %129 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %129, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %24, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 4 %25, i64 16, i1 false)
  %130 = load float, ptr %12, align 4
  %131 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 1
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 2
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %12, i32 0, i32 3
  %136 = load float, ptr %135, align 4
  %137 = call %struct.float4 @_ZL11make_float4ffff(float noundef %130, float noundef %132, float noundef %134, float noundef %136) #8
  %138 = extractvalue %struct.float4 %137, 0
  store float %138, ptr %11, align 16
  %139 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %140 = extractvalue %struct.float4 %137, 1
  store float %140, ptr %139, align 4
  %141 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %142 = extractvalue %struct.float4 %137, 2
  store float %142, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %144 = extractvalue %struct.float4 %137, 3
  store float %144, ptr %143, align 4
  %145 = load %struct.float4, ptr %11, align 16
  %146 = extractvalue %struct.float4 %145, 0
  store float %146, ptr %19, align 16
  %147 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %148 = extractvalue %struct.float4 %145, 1
  store float %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %150 = extractvalue %struct.float4 %145, 2
  store float %150, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  %152 = extractvalue %struct.float4 %145, 3
  store float %152, ptr %151, align 4
  %153 = load %struct.float4, ptr %19, align 16
  %154 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 0
  %155 = extractvalue %struct.float4 %153, 0
  store float %155, ptr %154, align 16
  %156 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 1
  %157 = extractvalue %struct.float4 %153, 1
  store float %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 2
  %159 = extractvalue %struct.float4 %153, 2
  store float %159, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 3
  %161 = extractvalue %struct.float4 %153, 3
  store float %161, ptr %160, align 4
  %162 = load ptr, ptr %29, align 8
  %163 = load i32, ptr %31, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds %struct.float4, ptr %162, i64 %164
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %165, ptr align 16 %32, i64 16, i1 false)
  br label %166

166:                                              ; preds = %120, %41
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsIaEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.rk_s32x4, align 4
  %11 = alloca %struct.rk_s32x4, align 8
  %12 = alloca %struct.rk_s32x4, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.rk_s32x4, align 4
  %17 = alloca i64, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.rk_s32x4, align 4
  %21 = alloca %struct.rk_s32x4, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.rk_s32x4, align 4
  %25 = alloca %struct.rk_s32x4, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store i64 %0, ptr %26, align 8
  store i64 %1, ptr %27, align 8
  store ptr %2, ptr %28, align 8
  store ptr %3, ptr %29, align 8
  store i32 %4, ptr %30, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %34, %35
  store i32 %36, ptr %31, align 4
  %37 = load i32, ptr %31, align 4
  %38 = load i32, ptr %30, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %5
  br label %102

41:                                               ; preds = %5
  %42 = load i64, ptr %26, align 8
  %43 = load i32, ptr %31, align 4
  %44 = sub nsw i32 %43, 1
  store i64 %42, ptr %22, align 8
  store i32 %44, ptr %23, align 4
  %45 = load i64, ptr %22, align 8
  %46 = load i32, ptr %23, align 4
  store ptr %24, ptr %13, align 8
  store i64 %45, ptr %14, align 8
  store i32 %46, ptr %15, align 4
  %47 = load i64, ptr %14, align 8
  %48 = load i32, ptr %15, align 4
  %49 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %47, i32 noundef %48) #8
  %50 = extractvalue %struct.rk_s32x4 %49, 0
  store i32 %50, ptr %16, align 4
  %51 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %16, i32 0, i32 1
  %52 = extractvalue %struct.rk_s32x4 %49, 1
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %16, i32 0, i32 2
  %54 = extractvalue %struct.rk_s32x4 %49, 2
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %16, i32 0, i32 3
  %56 = extractvalue %struct.rk_s32x4 %49, 3
  store i32 %56, ptr %55, align 4
  %57 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %24, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 4 %25, i64 16, i1 false)
  %58 = load i32, ptr %11, align 4
  %59 = trunc i32 %58 to i8
  %60 = load ptr, ptr %29, align 8
  %61 = load i32, ptr %31, align 4
  %62 = mul nsw i32 2, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  store i8 %59, ptr %64, align 1
  %65 = load i64, ptr %27, align 8
  %66 = load ptr, ptr %28, align 8
  %67 = load i32, ptr %31, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %28, align 8
  %72 = load i32, ptr %30, align 4
  %73 = sub nsw i32 %72, 1
  %74 = load i32, ptr %31, align 4
  %75 = sub nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %71, i64 %76
  %78 = load float, ptr %77, align 4
  store i64 %65, ptr %17, align 8
  store float %70, ptr %18, align 4
  store float %78, ptr %19, align 4
  %79 = load i64, ptr %17, align 8
  %80 = load float, ptr %18, align 4
  %81 = load float, ptr %19, align 4
  store ptr %20, ptr %6, align 8
  store i64 %79, ptr %7, align 8
  store float %80, ptr %8, align 4
  store float %81, ptr %9, align 4
  %82 = load i64, ptr %7, align 8
  %83 = load float, ptr %8, align 4
  %84 = load float, ptr %9, align 4
  %85 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %82, float noundef %83, float noundef %84) #8
  %86 = extractvalue %struct.rk_s32x4 %85, 0
  store i32 %86, ptr %10, align 4
  %87 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %10, i32 0, i32 1
  %88 = extractvalue %struct.rk_s32x4 %85, 1
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %10, i32 0, i32 2
  %90 = extractvalue %struct.rk_s32x4 %85, 2
  store i32 %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %10, i32 0, i32 3
  %92 = extractvalue %struct.rk_s32x4 %85, 3
  store i32 %92, ptr %91, align 4
  %93 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %93, ptr align 4 %10, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 4 %21, i64 16, i1 false)
  %94 = load i32, ptr %12, align 4
  %95 = trunc i32 %94 to i8
  %96 = load ptr, ptr %29, align 8
  %97 = load i32, ptr %31, align 4
  %98 = mul nsw i32 2, %97
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %96, i64 %100
  store i8 %95, ptr %101, align 1
  br label %102

102:                                              ; preds = %41, %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsI6uchar2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca %struct.rk_u32x4, align 4
  %11 = alloca %struct.uchar2, align 2
  %12 = alloca %struct.rk_u32x4, align 8
  %13 = alloca %struct.uchar2, align 2
  %14 = alloca %struct.rk_u32x4, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_u32x4, align 4
  %19 = alloca %struct.uchar2, align 2
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.rk_u32x4, align 4
  %24 = alloca %struct.rk_u32x4, align 4
  %25 = alloca %struct.uchar2, align 2
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_u32x4, align 4
  %29 = alloca %struct.rk_u32x4, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.uchar2, align 2
  %37 = alloca %struct.uchar2, align 2
  store i64 %0, ptr %30, align 8
  store i64 %1, ptr %31, align 8
  store ptr %2, ptr %32, align 8
  store ptr %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %35, align 4
  %43 = load i32, ptr %35, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %5
  br label %140

47:                                               ; preds = %5
  %48 = load i64, ptr %30, align 8
  %49 = load i32, ptr %35, align 4
  %50 = sub nsw i32 %49, 1
  store i64 %48, ptr %26, align 8
  store i32 %50, ptr %27, align 4
  %51 = load i64, ptr %26, align 8
  %52 = load i32, ptr %27, align 4
  store ptr %28, ptr %15, align 8
  store i64 %51, ptr %16, align 8
  store i32 %52, ptr %17, align 4
  %53 = load i64, ptr %16, align 8
  %54 = load i32, ptr %17, align 4
  %55 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %53, i32 noundef %54) #8
  %56 = extractvalue %struct.rk_u32x4 %55, 0
  store i32 %56, ptr %18, align 4
  %57 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 1
  %58 = extractvalue %struct.rk_u32x4 %55, 1
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 2
  %60 = extractvalue %struct.rk_u32x4 %55, 2
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 3
  %62 = extractvalue %struct.rk_u32x4 %55, 3
  store i32 %62, ptr %61, align 4
  %63 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 4 %29, i64 16, i1 false)
  %64 = load i32, ptr %12, align 4
  %65 = trunc i32 %64 to i8
  %66 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = trunc i32 %67 to i8
  %69 = call %struct.uchar2 @_ZL11make_uchar2hh(i8 noundef zeroext %65, i8 noundef zeroext %68) #8
  %70 = extractvalue %struct.uchar2 %69, 0
  store i8 %70, ptr %11, align 2
  %71 = getelementptr inbounds nuw %struct.uchar2, ptr %11, i32 0, i32 1
  %72 = extractvalue %struct.uchar2 %69, 1
  store i8 %72, ptr %71, align 1
  %73 = load %struct.uchar2, ptr %11, align 2
  %74 = extractvalue %struct.uchar2 %73, 0
  store i8 %74, ptr %25, align 2
  %75 = getelementptr inbounds nuw %struct.uchar2, ptr %25, i32 0, i32 1
  %76 = extractvalue %struct.uchar2 %73, 1
  store i8 %76, ptr %75, align 1
  %77 = load %struct.uchar2, ptr %25, align 2
  %78 = getelementptr inbounds nuw %struct.uchar2, ptr %36, i32 0, i32 0
  %79 = extractvalue %struct.uchar2 %77, 0
  store i8 %79, ptr %78, align 2
  %80 = getelementptr inbounds nuw %struct.uchar2, ptr %36, i32 0, i32 1
  %81 = extractvalue %struct.uchar2 %77, 1
  store i8 %81, ptr %80, align 1
  %82 = load ptr, ptr %33, align 8
  %83 = load i32, ptr %35, align 4
  %84 = mul nsw i32 2, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds %struct.uchar2, ptr %82, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %86, ptr align 2 %36, i64 2, i1 false)
  %87 = load i64, ptr %31, align 8
  %88 = load ptr, ptr %32, align 8
  %89 = load i32, ptr %35, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load ptr, ptr %32, align 8
  %94 = load i32, ptr %34, align 4
  %95 = sub nsw i32 %94, 1
  %96 = load i32, ptr %35, align 4
  %97 = sub nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  %100 = load float, ptr %99, align 4
  store i64 %87, ptr %20, align 8
  store float %92, ptr %21, align 4
  store float %100, ptr %22, align 4
  %101 = load i64, ptr %20, align 8
  %102 = load float, ptr %21, align 4
  %103 = load float, ptr %22, align 4
  store ptr %23, ptr %6, align 8
  store i64 %101, ptr %7, align 8
  store float %102, ptr %8, align 4
  store float %103, ptr %9, align 4
  %104 = load i64, ptr %7, align 8
  %105 = load float, ptr %8, align 4
  %106 = load float, ptr %9, align 4
  %107 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %104, float noundef %105, float noundef %106) #8
  %108 = extractvalue %struct.rk_u32x4 %107, 0
  store i32 %108, ptr %10, align 4
  %109 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %10, i32 0, i32 1
  %110 = extractvalue %struct.rk_u32x4 %107, 1
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %10, i32 0, i32 2
  %112 = extractvalue %struct.rk_u32x4 %107, 2
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %10, i32 0, i32 3
  %114 = extractvalue %struct.rk_u32x4 %107, 3
  store i32 %114, ptr %113, align 4
  %115 = load ptr, ptr %6, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %115, ptr align 4 %10, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 4 %24, i64 16, i1 false)
  %116 = load i32, ptr %14, align 4
  %117 = trunc i32 %116 to i8
  %118 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %14, i32 0, i32 1
  %119 = load i32, ptr %118, align 4
  %120 = trunc i32 %119 to i8
  %121 = call %struct.uchar2 @_ZL11make_uchar2hh(i8 noundef zeroext %117, i8 noundef zeroext %120) #8
  %122 = extractvalue %struct.uchar2 %121, 0
  store i8 %122, ptr %13, align 2
  %123 = getelementptr inbounds nuw %struct.uchar2, ptr %13, i32 0, i32 1
  %124 = extractvalue %struct.uchar2 %121, 1
  store i8 %124, ptr %123, align 1
  %125 = load %struct.uchar2, ptr %13, align 2
  %126 = extractvalue %struct.uchar2 %125, 0
  store i8 %126, ptr %19, align 2
  %127 = getelementptr inbounds nuw %struct.uchar2, ptr %19, i32 0, i32 1
  %128 = extractvalue %struct.uchar2 %125, 1
  store i8 %128, ptr %127, align 1
  %129 = load %struct.uchar2, ptr %19, align 2
  %130 = getelementptr inbounds nuw %struct.uchar2, ptr %37, i32 0, i32 0
  %131 = extractvalue %struct.uchar2 %129, 0
  store i8 %131, ptr %130, align 2
  %132 = getelementptr inbounds nuw %struct.uchar2, ptr %37, i32 0, i32 1
  %133 = extractvalue %struct.uchar2 %129, 1
  store i8 %133, ptr %132, align 1
  %134 = load ptr, ptr %33, align 8
  %135 = load i32, ptr %35, align 4
  %136 = mul nsw i32 2, %135
  %137 = add nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.uchar2, ptr %134, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %139, ptr align 2 %37, i64 2, i1 false)
  br label %140

140:                                              ; preds = %47, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsI6uchar4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.uchar4, align 4
  %7 = alloca %struct.rk_u32x4, align 8
  %8 = alloca %struct.uchar4, align 4
  %9 = alloca %struct.rk_u32x4, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_u32x4, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_u32x4, align 4
  %19 = alloca %struct.uchar4, align 4
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.rk_u32x4, align 4
  %24 = alloca %struct.rk_u32x4, align 4
  %25 = alloca %struct.uchar4, align 4
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_u32x4, align 4
  %29 = alloca %struct.rk_u32x4, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.uchar4, align 4
  %37 = alloca %struct.uchar4, align 4
  store i64 %0, ptr %30, align 8
  store i64 %1, ptr %31, align 8
  store ptr %2, ptr %32, align 8
  store ptr %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %35, align 4
  %43 = load i32, ptr %35, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %5
  br label %176

47:                                               ; preds = %5
  %48 = load i64, ptr %30, align 8
  %49 = load i32, ptr %35, align 4
  %50 = sub nsw i32 %49, 1
  store i64 %48, ptr %26, align 8
  store i32 %50, ptr %27, align 4
  %51 = load i64, ptr %26, align 8
  %52 = load i32, ptr %27, align 4
  store ptr %28, ptr %15, align 8
  store i64 %51, ptr %16, align 8
  store i32 %52, ptr %17, align 4
  %53 = load i64, ptr %16, align 8
  %54 = load i32, ptr %17, align 4
  %55 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %53, i32 noundef %54) #8
  %56 = extractvalue %struct.rk_u32x4 %55, 0
  store i32 %56, ptr %18, align 4
  %57 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 1
  %58 = extractvalue %struct.rk_u32x4 %55, 1
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 2
  %60 = extractvalue %struct.rk_u32x4 %55, 2
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %18, i32 0, i32 3
  %62 = extractvalue %struct.rk_u32x4 %55, 3
  store i32 %62, ptr %61, align 4
  %63 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %29, i64 16, i1 false)
  %64 = load i32, ptr %7, align 4
  %65 = trunc i32 %64 to i8
  %66 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %7, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = trunc i32 %67 to i8
  %69 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %7, i32 0, i32 2
  %70 = load i32, ptr %69, align 4
  %71 = trunc i32 %70 to i8
  %72 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %7, i32 0, i32 3
  %73 = load i32, ptr %72, align 4
  %74 = trunc i32 %73 to i8
  %75 = call %struct.uchar4 @_ZL11make_uchar4hhhh(i8 noundef zeroext %65, i8 noundef zeroext %68, i8 noundef zeroext %71, i8 noundef zeroext %74) #8
  %76 = extractvalue %struct.uchar4 %75, 0
  store i8 %76, ptr %6, align 4
  %77 = getelementptr inbounds nuw %struct.uchar4, ptr %6, i32 0, i32 1
  %78 = extractvalue %struct.uchar4 %75, 1
  store i8 %78, ptr %77, align 1
  %79 = getelementptr inbounds nuw %struct.uchar4, ptr %6, i32 0, i32 2
  %80 = extractvalue %struct.uchar4 %75, 2
  store i8 %80, ptr %79, align 2
  %81 = getelementptr inbounds nuw %struct.uchar4, ptr %6, i32 0, i32 3
  %82 = extractvalue %struct.uchar4 %75, 3
  store i8 %82, ptr %81, align 1
  %83 = load %struct.uchar4, ptr %6, align 4
  %84 = extractvalue %struct.uchar4 %83, 0
  store i8 %84, ptr %25, align 4
  %85 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 1
  %86 = extractvalue %struct.uchar4 %83, 1
  store i8 %86, ptr %85, align 1
  %87 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 2
  %88 = extractvalue %struct.uchar4 %83, 2
  store i8 %88, ptr %87, align 2
  %89 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 3
  %90 = extractvalue %struct.uchar4 %83, 3
  store i8 %90, ptr %89, align 1
  %91 = load %struct.uchar4, ptr %25, align 4
  %92 = getelementptr inbounds nuw %struct.uchar4, ptr %36, i32 0, i32 0
  %93 = extractvalue %struct.uchar4 %91, 0
  store i8 %93, ptr %92, align 4
  %94 = getelementptr inbounds nuw %struct.uchar4, ptr %36, i32 0, i32 1
  %95 = extractvalue %struct.uchar4 %91, 1
  store i8 %95, ptr %94, align 1
  %96 = getelementptr inbounds nuw %struct.uchar4, ptr %36, i32 0, i32 2
  %97 = extractvalue %struct.uchar4 %91, 2
  store i8 %97, ptr %96, align 2
  %98 = getelementptr inbounds nuw %struct.uchar4, ptr %36, i32 0, i32 3
  %99 = extractvalue %struct.uchar4 %91, 3
  store i8 %99, ptr %98, align 1
  %100 = load ptr, ptr %33, align 8
  %101 = load i32, ptr %35, align 4
  %102 = mul nsw i32 2, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds %struct.uchar4, ptr %100, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %104, ptr align 4 %36, i64 4, i1 false)
  %105 = load i64, ptr %31, align 8
  %106 = load ptr, ptr %32, align 8
  %107 = load i32, ptr %35, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %106, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %32, align 8
  %112 = load i32, ptr %34, align 4
  %113 = sub nsw i32 %112, 1
  %114 = load i32, ptr %35, align 4
  %115 = sub nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %111, i64 %116
  %118 = load float, ptr %117, align 4
  store i64 %105, ptr %20, align 8
  store float %110, ptr %21, align 4
  store float %118, ptr %22, align 4
  %119 = load i64, ptr %20, align 8
  %120 = load float, ptr %21, align 4
  %121 = load float, ptr %22, align 4
  store ptr %23, ptr %10, align 8
  store i64 %119, ptr %11, align 8
  store float %120, ptr %12, align 4
  store float %121, ptr %13, align 4
  %122 = load i64, ptr %11, align 8
  %123 = load float, ptr %12, align 4
  %124 = load float, ptr %13, align 4
  %125 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %122, float noundef %123, float noundef %124) #8
  %126 = extractvalue %struct.rk_u32x4 %125, 0
  store i32 %126, ptr %14, align 4
  %127 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %14, i32 0, i32 1
  %128 = extractvalue %struct.rk_u32x4 %125, 1
  store i32 %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %14, i32 0, i32 2
  %130 = extractvalue %struct.rk_u32x4 %125, 2
  store i32 %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %14, i32 0, i32 3
  %132 = extractvalue %struct.rk_u32x4 %125, 3
  store i32 %132, ptr %131, align 4
  %133 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %133, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %24, i64 16, i1 false)
  %134 = load i32, ptr %9, align 4
  %135 = trunc i32 %134 to i8
  %136 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %9, i32 0, i32 1
  %137 = load i32, ptr %136, align 4
  %138 = trunc i32 %137 to i8
  %139 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %9, i32 0, i32 2
  %140 = load i32, ptr %139, align 4
  %141 = trunc i32 %140 to i8
  %142 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %9, i32 0, i32 3
  %143 = load i32, ptr %142, align 4
  %144 = trunc i32 %143 to i8
  %145 = call %struct.uchar4 @_ZL11make_uchar4hhhh(i8 noundef zeroext %135, i8 noundef zeroext %138, i8 noundef zeroext %141, i8 noundef zeroext %144) #8
  %146 = extractvalue %struct.uchar4 %145, 0
  store i8 %146, ptr %8, align 4
  %147 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 1
  %148 = extractvalue %struct.uchar4 %145, 1
  store i8 %148, ptr %147, align 1
  %149 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 2
  %150 = extractvalue %struct.uchar4 %145, 2
  store i8 %150, ptr %149, align 2
  %151 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 3
  %152 = extractvalue %struct.uchar4 %145, 3
  store i8 %152, ptr %151, align 1
  %153 = load %struct.uchar4, ptr %8, align 4
  %154 = extractvalue %struct.uchar4 %153, 0
  store i8 %154, ptr %19, align 4
  %155 = getelementptr inbounds nuw %struct.uchar4, ptr %19, i32 0, i32 1
  %156 = extractvalue %struct.uchar4 %153, 1
  store i8 %156, ptr %155, align 1
  %157 = getelementptr inbounds nuw %struct.uchar4, ptr %19, i32 0, i32 2
  %158 = extractvalue %struct.uchar4 %153, 2
  store i8 %158, ptr %157, align 2
  %159 = getelementptr inbounds nuw %struct.uchar4, ptr %19, i32 0, i32 3
  %160 = extractvalue %struct.uchar4 %153, 3
  store i8 %160, ptr %159, align 1
  %161 = load %struct.uchar4, ptr %19, align 4
  %162 = getelementptr inbounds nuw %struct.uchar4, ptr %37, i32 0, i32 0
  %163 = extractvalue %struct.uchar4 %161, 0
  store i8 %163, ptr %162, align 4
  %164 = getelementptr inbounds nuw %struct.uchar4, ptr %37, i32 0, i32 1
  %165 = extractvalue %struct.uchar4 %161, 1
  store i8 %165, ptr %164, align 1
  %166 = getelementptr inbounds nuw %struct.uchar4, ptr %37, i32 0, i32 2
  %167 = extractvalue %struct.uchar4 %161, 2
  store i8 %167, ptr %166, align 2
  %168 = getelementptr inbounds nuw %struct.uchar4, ptr %37, i32 0, i32 3
  %169 = extractvalue %struct.uchar4 %161, 3
  store i8 %169, ptr %168, align 1
  %170 = load ptr, ptr %33, align 8
  %171 = load i32, ptr %35, align 4
  %172 = mul nsw i32 2, %171
  %173 = add nsw i32 %172, 1
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds %struct.uchar4, ptr %170, i64 %174
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %175, ptr align 4 %37, i64 4, i1 false)
  br label %176

176:                                              ; preds = %47, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsI6short2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.short2, align 4
  %7 = alloca %struct.rk_s32x4, align 8
  %8 = alloca %struct.short2, align 4
  %9 = alloca %struct.rk_s32x4, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_s32x4, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_s32x4, align 4
  %19 = alloca %struct.short2, align 4
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.rk_s32x4, align 4
  %24 = alloca %struct.rk_s32x4, align 4
  %25 = alloca %struct.short2, align 4
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_s32x4, align 4
  %29 = alloca %struct.rk_s32x4, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.short2, align 4
  %37 = alloca %struct.short2, align 4
  store i64 %0, ptr %30, align 8
  store i64 %1, ptr %31, align 8
  store ptr %2, ptr %32, align 8
  store ptr %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %35, align 4
  %43 = load i32, ptr %35, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %5
  br label %140

47:                                               ; preds = %5
  %48 = load i64, ptr %30, align 8
  %49 = load i32, ptr %35, align 4
  %50 = sub nsw i32 %49, 1
  store i64 %48, ptr %26, align 8
  store i32 %50, ptr %27, align 4
  %51 = load i64, ptr %26, align 8
  %52 = load i32, ptr %27, align 4
  store ptr %28, ptr %15, align 8
  store i64 %51, ptr %16, align 8
  store i32 %52, ptr %17, align 4
  %53 = load i64, ptr %16, align 8
  %54 = load i32, ptr %17, align 4
  %55 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %53, i32 noundef %54) #8
  %56 = extractvalue %struct.rk_s32x4 %55, 0
  store i32 %56, ptr %18, align 4
  %57 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 1
  %58 = extractvalue %struct.rk_s32x4 %55, 1
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 2
  %60 = extractvalue %struct.rk_s32x4 %55, 2
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 3
  %62 = extractvalue %struct.rk_s32x4 %55, 3
  store i32 %62, ptr %61, align 4
  %63 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %29, i64 16, i1 false)
  %64 = load i32, ptr %7, align 4
  %65 = trunc i32 %64 to i16
  %66 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %7, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = trunc i32 %67 to i16
  %69 = call %struct.short2 @_ZL11make_short2ss(i16 noundef signext %65, i16 noundef signext %68) #8
  %70 = extractvalue %struct.short2 %69, 0
  store i16 %70, ptr %6, align 4
  %71 = getelementptr inbounds nuw %struct.short2, ptr %6, i32 0, i32 1
  %72 = extractvalue %struct.short2 %69, 1
  store i16 %72, ptr %71, align 2
  %73 = load %struct.short2, ptr %6, align 4
  %74 = extractvalue %struct.short2 %73, 0
  store i16 %74, ptr %25, align 4
  %75 = getelementptr inbounds nuw %struct.short2, ptr %25, i32 0, i32 1
  %76 = extractvalue %struct.short2 %73, 1
  store i16 %76, ptr %75, align 2
  %77 = load %struct.short2, ptr %25, align 4
  %78 = getelementptr inbounds nuw %struct.short2, ptr %36, i32 0, i32 0
  %79 = extractvalue %struct.short2 %77, 0
  store i16 %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw %struct.short2, ptr %36, i32 0, i32 1
  %81 = extractvalue %struct.short2 %77, 1
  store i16 %81, ptr %80, align 2
  %82 = load ptr, ptr %33, align 8
  %83 = load i32, ptr %35, align 4
  %84 = mul nsw i32 2, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds %struct.short2, ptr %82, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %86, ptr align 4 %36, i64 4, i1 false)
  %87 = load i64, ptr %31, align 8
  %88 = load ptr, ptr %32, align 8
  %89 = load i32, ptr %35, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load ptr, ptr %32, align 8
  %94 = load i32, ptr %34, align 4
  %95 = sub nsw i32 %94, 1
  %96 = load i32, ptr %35, align 4
  %97 = sub nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  %100 = load float, ptr %99, align 4
  store i64 %87, ptr %20, align 8
  store float %92, ptr %21, align 4
  store float %100, ptr %22, align 4
  %101 = load i64, ptr %20, align 8
  %102 = load float, ptr %21, align 4
  %103 = load float, ptr %22, align 4
  store ptr %23, ptr %10, align 8
  store i64 %101, ptr %11, align 8
  store float %102, ptr %12, align 4
  store float %103, ptr %13, align 4
  %104 = load i64, ptr %11, align 8
  %105 = load float, ptr %12, align 4
  %106 = load float, ptr %13, align 4
  %107 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %104, float noundef %105, float noundef %106) #8
  %108 = extractvalue %struct.rk_s32x4 %107, 0
  store i32 %108, ptr %14, align 4
  %109 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 1
  %110 = extractvalue %struct.rk_s32x4 %107, 1
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 2
  %112 = extractvalue %struct.rk_s32x4 %107, 2
  store i32 %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 3
  %114 = extractvalue %struct.rk_s32x4 %107, 3
  store i32 %114, ptr %113, align 4
  %115 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %115, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %24, i64 16, i1 false)
  %116 = load i32, ptr %9, align 4
  %117 = trunc i32 %116 to i16
  %118 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %9, i32 0, i32 1
  %119 = load i32, ptr %118, align 4
  %120 = trunc i32 %119 to i16
  %121 = call %struct.short2 @_ZL11make_short2ss(i16 noundef signext %117, i16 noundef signext %120) #8
  %122 = extractvalue %struct.short2 %121, 0
  store i16 %122, ptr %8, align 4
  %123 = getelementptr inbounds nuw %struct.short2, ptr %8, i32 0, i32 1
  %124 = extractvalue %struct.short2 %121, 1
  store i16 %124, ptr %123, align 2
  %125 = load %struct.short2, ptr %8, align 4
  %126 = extractvalue %struct.short2 %125, 0
  store i16 %126, ptr %19, align 4
  %127 = getelementptr inbounds nuw %struct.short2, ptr %19, i32 0, i32 1
  %128 = extractvalue %struct.short2 %125, 1
  store i16 %128, ptr %127, align 2
  %129 = load %struct.short2, ptr %19, align 4
  %130 = getelementptr inbounds nuw %struct.short2, ptr %37, i32 0, i32 0
  %131 = extractvalue %struct.short2 %129, 0
  store i16 %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.short2, ptr %37, i32 0, i32 1
  %133 = extractvalue %struct.short2 %129, 1
  store i16 %133, ptr %132, align 2
  %134 = load ptr, ptr %33, align 8
  %135 = load i32, ptr %35, align 4
  %136 = mul nsw i32 2, %135
  %137 = add nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.short2, ptr %134, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %139, ptr align 4 %37, i64 4, i1 false)
  br label %140

140:                                              ; preds = %47, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsItEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.rk_u32x4, align 8
  %7 = alloca %struct.rk_u32x4, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.rk_u32x4, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.rk_u32x4, align 4
  %17 = alloca i64, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.rk_u32x4, align 4
  %21 = alloca %struct.rk_u32x4, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.rk_u32x4, align 4
  %25 = alloca %struct.rk_u32x4, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store i64 %0, ptr %26, align 8
  store i64 %1, ptr %27, align 8
  store ptr %2, ptr %28, align 8
  store ptr %3, ptr %29, align 8
  store i32 %4, ptr %30, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %34, %35
  store i32 %36, ptr %31, align 4
  %37 = load i32, ptr %31, align 4
  %38 = load i32, ptr %30, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %5
  br label %102

41:                                               ; preds = %5
  %42 = load i64, ptr %26, align 8
  %43 = load i32, ptr %31, align 4
  %44 = sub nsw i32 %43, 1
  store i64 %42, ptr %22, align 8
  store i32 %44, ptr %23, align 4
  %45 = load i64, ptr %22, align 8
  %46 = load i32, ptr %23, align 4
  store ptr %24, ptr %13, align 8
  store i64 %45, ptr %14, align 8
  store i32 %46, ptr %15, align 4
  %47 = load i64, ptr %14, align 8
  %48 = load i32, ptr %15, align 4
  %49 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %47, i32 noundef %48) #8
  %50 = extractvalue %struct.rk_u32x4 %49, 0
  store i32 %50, ptr %16, align 4
  %51 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 1
  %52 = extractvalue %struct.rk_u32x4 %49, 1
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 2
  %54 = extractvalue %struct.rk_u32x4 %49, 2
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 3
  %56 = extractvalue %struct.rk_u32x4 %49, 3
  store i32 %56, ptr %55, align 4
  %57 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %24, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 4 %25, i64 16, i1 false)
  %58 = load i32, ptr %6, align 4
  %59 = trunc i32 %58 to i16
  %60 = load ptr, ptr %29, align 8
  %61 = load i32, ptr %31, align 4
  %62 = mul nsw i32 2, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i16, ptr %60, i64 %63
  store i16 %59, ptr %64, align 2
  %65 = load i64, ptr %27, align 8
  %66 = load ptr, ptr %28, align 8
  %67 = load i32, ptr %31, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %28, align 8
  %72 = load i32, ptr %30, align 4
  %73 = sub nsw i32 %72, 1
  %74 = load i32, ptr %31, align 4
  %75 = sub nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %71, i64 %76
  %78 = load float, ptr %77, align 4
  store i64 %65, ptr %17, align 8
  store float %70, ptr %18, align 4
  store float %78, ptr %19, align 4
  %79 = load i64, ptr %17, align 8
  %80 = load float, ptr %18, align 4
  %81 = load float, ptr %19, align 4
  store ptr %20, ptr %8, align 8
  store i64 %79, ptr %9, align 8
  store float %80, ptr %10, align 4
  store float %81, ptr %11, align 4
  %82 = load i64, ptr %9, align 8
  %83 = load float, ptr %10, align 4
  %84 = load float, ptr %11, align 4
  %85 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %82, float noundef %83, float noundef %84) #8
  %86 = extractvalue %struct.rk_u32x4 %85, 0
  store i32 %86, ptr %12, align 4
  %87 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 1
  %88 = extractvalue %struct.rk_u32x4 %85, 1
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 2
  %90 = extractvalue %struct.rk_u32x4 %85, 2
  store i32 %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 3
  %92 = extractvalue %struct.rk_u32x4 %85, 3
  store i32 %92, ptr %91, align 4
  %93 = load ptr, ptr %8, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %93, ptr align 4 %12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %21, i64 16, i1 false)
  %94 = load i32, ptr %7, align 4
  %95 = trunc i32 %94 to i16
  %96 = load ptr, ptr %29, align 8
  %97 = load i32, ptr %31, align 4
  %98 = mul nsw i32 2, %97
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i16, ptr %96, i64 %100
  store i16 %95, ptr %101, align 2
  br label %102

102:                                              ; preds = %41, %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsI4int4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.int4, align 16
  %7 = alloca %struct.rk_s32x4, align 8
  %8 = alloca %struct.int4, align 16
  %9 = alloca %struct.rk_s32x4, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_s32x4, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_s32x4, align 4
  %19 = alloca %struct.int4, align 16
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.rk_s32x4, align 4
  %24 = alloca %struct.rk_s32x4, align 4
  %25 = alloca %struct.int4, align 16
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_s32x4, align 4
  %29 = alloca %struct.rk_s32x4, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.int4, align 16
  %37 = alloca %struct.int4, align 16
  store i64 %0, ptr %30, align 8
  store i64 %1, ptr %31, align 8
  store ptr %2, ptr %32, align 8
  store ptr %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %35, align 4
  %43 = load i32, ptr %35, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %5
  br label %168

47:                                               ; preds = %5
  %48 = load i64, ptr %30, align 8
  %49 = load i32, ptr %35, align 4
  %50 = sub nsw i32 %49, 1
  store i64 %48, ptr %26, align 8
  store i32 %50, ptr %27, align 4
  %51 = load i64, ptr %26, align 8
  %52 = load i32, ptr %27, align 4
  store ptr %28, ptr %15, align 8
  store i64 %51, ptr %16, align 8
  store i32 %52, ptr %17, align 4
  %53 = load i64, ptr %16, align 8
  %54 = load i32, ptr %17, align 4
  %55 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %53, i32 noundef %54) #8
  %56 = extractvalue %struct.rk_s32x4 %55, 0
  store i32 %56, ptr %18, align 4
  %57 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 1
  %58 = extractvalue %struct.rk_s32x4 %55, 1
  store i32 %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 2
  %60 = extractvalue %struct.rk_s32x4 %55, 2
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %18, i32 0, i32 3
  %62 = extractvalue %struct.rk_s32x4 %55, 3
  store i32 %62, ptr %61, align 4
  %63 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %29, i64 16, i1 false)
  %64 = load i32, ptr %7, align 4
  %65 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %7, i32 0, i32 1
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %7, i32 0, i32 2
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %7, i32 0, i32 3
  %70 = load i32, ptr %69, align 4
  %71 = call %struct.int4 @_ZL9make_int4iiii(i32 noundef %64, i32 noundef %66, i32 noundef %68, i32 noundef %70) #8
  %72 = extractvalue %struct.int4 %71, 0
  store i32 %72, ptr %6, align 16
  %73 = getelementptr inbounds nuw %struct.int4, ptr %6, i32 0, i32 1
  %74 = extractvalue %struct.int4 %71, 1
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.int4, ptr %6, i32 0, i32 2
  %76 = extractvalue %struct.int4 %71, 2
  store i32 %76, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.int4, ptr %6, i32 0, i32 3
  %78 = extractvalue %struct.int4 %71, 3
  store i32 %78, ptr %77, align 4
  %79 = load %struct.int4, ptr %6, align 16
  %80 = extractvalue %struct.int4 %79, 0
  store i32 %80, ptr %25, align 16
  %81 = getelementptr inbounds nuw %struct.int4, ptr %25, i32 0, i32 1
  %82 = extractvalue %struct.int4 %79, 1
  store i32 %82, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.int4, ptr %25, i32 0, i32 2
  %84 = extractvalue %struct.int4 %79, 2
  store i32 %84, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.int4, ptr %25, i32 0, i32 3
  %86 = extractvalue %struct.int4 %79, 3
  store i32 %86, ptr %85, align 4
  %87 = load %struct.int4, ptr %25, align 16
  %88 = getelementptr inbounds nuw %struct.int4, ptr %36, i32 0, i32 0
  %89 = extractvalue %struct.int4 %87, 0
  store i32 %89, ptr %88, align 16
  %90 = getelementptr inbounds nuw %struct.int4, ptr %36, i32 0, i32 1
  %91 = extractvalue %struct.int4 %87, 1
  store i32 %91, ptr %90, align 4
  %92 = getelementptr inbounds nuw %struct.int4, ptr %36, i32 0, i32 2
  %93 = extractvalue %struct.int4 %87, 2
  store i32 %93, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.int4, ptr %36, i32 0, i32 3
  %95 = extractvalue %struct.int4 %87, 3
  store i32 %95, ptr %94, align 4
  %96 = load ptr, ptr %33, align 8
  %97 = load i32, ptr %35, align 4
  %98 = mul nsw i32 2, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.int4, ptr %96, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %100, ptr align 16 %36, i64 16, i1 false)
  %101 = load i64, ptr %31, align 8
  %102 = load ptr, ptr %32, align 8
  %103 = load i32, ptr %35, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load ptr, ptr %32, align 8
  %108 = load i32, ptr %34, align 4
  %109 = sub nsw i32 %108, 1
  %110 = load i32, ptr %35, align 4
  %111 = sub nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %107, i64 %112
  %114 = load float, ptr %113, align 4
  store i64 %101, ptr %20, align 8
  store float %106, ptr %21, align 4
  store float %114, ptr %22, align 4
  %115 = load i64, ptr %20, align 8
  %116 = load float, ptr %21, align 4
  %117 = load float, ptr %22, align 4
  store ptr %23, ptr %10, align 8
  store i64 %115, ptr %11, align 8
  store float %116, ptr %12, align 4
  store float %117, ptr %13, align 4
  %118 = load i64, ptr %11, align 8
  %119 = load float, ptr %12, align 4
  %120 = load float, ptr %13, align 4
  %121 = call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %118, float noundef %119, float noundef %120) #8
  %122 = extractvalue %struct.rk_s32x4 %121, 0
  store i32 %122, ptr %14, align 4
  %123 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 1
  %124 = extractvalue %struct.rk_s32x4 %121, 1
  store i32 %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 2
  %126 = extractvalue %struct.rk_s32x4 %121, 2
  store i32 %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %14, i32 0, i32 3
  %128 = extractvalue %struct.rk_s32x4 %121, 3
  store i32 %128, ptr %127, align 4
  %129 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %129, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %24, i64 16, i1 false)
  %130 = load i32, ptr %9, align 4
  %131 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %9, i32 0, i32 1
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %9, i32 0, i32 2
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.rk_s32x4, ptr %9, i32 0, i32 3
  %136 = load i32, ptr %135, align 4
  %137 = call %struct.int4 @_ZL9make_int4iiii(i32 noundef %130, i32 noundef %132, i32 noundef %134, i32 noundef %136) #8
  %138 = extractvalue %struct.int4 %137, 0
  store i32 %138, ptr %8, align 16
  %139 = getelementptr inbounds nuw %struct.int4, ptr %8, i32 0, i32 1
  %140 = extractvalue %struct.int4 %137, 1
  store i32 %140, ptr %139, align 4
  %141 = getelementptr inbounds nuw %struct.int4, ptr %8, i32 0, i32 2
  %142 = extractvalue %struct.int4 %137, 2
  store i32 %142, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.int4, ptr %8, i32 0, i32 3
  %144 = extractvalue %struct.int4 %137, 3
  store i32 %144, ptr %143, align 4
  %145 = load %struct.int4, ptr %8, align 16
  %146 = extractvalue %struct.int4 %145, 0
  store i32 %146, ptr %19, align 16
  %147 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 1
  %148 = extractvalue %struct.int4 %145, 1
  store i32 %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 2
  %150 = extractvalue %struct.int4 %145, 2
  store i32 %150, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 3
  %152 = extractvalue %struct.int4 %145, 3
  store i32 %152, ptr %151, align 4
  %153 = load %struct.int4, ptr %19, align 16
  %154 = getelementptr inbounds nuw %struct.int4, ptr %37, i32 0, i32 0
  %155 = extractvalue %struct.int4 %153, 0
  store i32 %155, ptr %154, align 16
  %156 = getelementptr inbounds nuw %struct.int4, ptr %37, i32 0, i32 1
  %157 = extractvalue %struct.int4 %153, 1
  store i32 %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.int4, ptr %37, i32 0, i32 2
  %159 = extractvalue %struct.int4 %153, 2
  store i32 %159, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.int4, ptr %37, i32 0, i32 3
  %161 = extractvalue %struct.int4 %153, 3
  store i32 %161, ptr %160, align 4
  %162 = load ptr, ptr %33, align 8
  %163 = load i32, ptr %35, align 4
  %164 = mul nsw i32 2, %163
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds %struct.int4, ptr %162, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %167, ptr align 16 %37, i64 16, i1 false)
  br label %168

168:                                              ; preds = %47, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsIjEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.rk_u32x4, align 8
  %7 = alloca %struct.rk_u32x4, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.rk_u32x4, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.rk_u32x4, align 4
  %17 = alloca i64, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.rk_u32x4, align 4
  %21 = alloca %struct.rk_u32x4, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.rk_u32x4, align 4
  %25 = alloca %struct.rk_u32x4, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store i64 %0, ptr %26, align 8
  store i64 %1, ptr %27, align 8
  store ptr %2, ptr %28, align 8
  store ptr %3, ptr %29, align 8
  store i32 %4, ptr %30, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %34, %35
  store i32 %36, ptr %31, align 4
  %37 = load i32, ptr %31, align 4
  %38 = load i32, ptr %30, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %5
  br label %100

41:                                               ; preds = %5
  %42 = load i64, ptr %26, align 8
  %43 = load i32, ptr %31, align 4
  %44 = sub nsw i32 %43, 1
  store i64 %42, ptr %22, align 8
  store i32 %44, ptr %23, align 4
  %45 = load i64, ptr %22, align 8
  %46 = load i32, ptr %23, align 4
  store ptr %24, ptr %13, align 8
  store i64 %45, ptr %14, align 8
  store i32 %46, ptr %15, align 4
  %47 = load i64, ptr %14, align 8
  %48 = load i32, ptr %15, align 4
  %49 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %47, i32 noundef %48) #8
  %50 = extractvalue %struct.rk_u32x4 %49, 0
  store i32 %50, ptr %16, align 4
  %51 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 1
  %52 = extractvalue %struct.rk_u32x4 %49, 1
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 2
  %54 = extractvalue %struct.rk_u32x4 %49, 2
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %16, i32 0, i32 3
  %56 = extractvalue %struct.rk_u32x4 %49, 3
  store i32 %56, ptr %55, align 4
  %57 = load ptr, ptr %13, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %24, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 4 %25, i64 16, i1 false)
  %58 = load i32, ptr %6, align 4
  %59 = load ptr, ptr %29, align 8
  %60 = load i32, ptr %31, align 4
  %61 = mul nsw i32 2, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %59, i64 %62
  store i32 %58, ptr %63, align 4
  %64 = load i64, ptr %27, align 8
  %65 = load ptr, ptr %28, align 8
  %66 = load i32, ptr %31, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load ptr, ptr %28, align 8
  %71 = load i32, ptr %30, align 4
  %72 = sub nsw i32 %71, 1
  %73 = load i32, ptr %31, align 4
  %74 = sub nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %70, i64 %75
  %77 = load float, ptr %76, align 4
  store i64 %64, ptr %17, align 8
  store float %69, ptr %18, align 4
  store float %77, ptr %19, align 4
  %78 = load i64, ptr %17, align 8
  %79 = load float, ptr %18, align 4
  %80 = load float, ptr %19, align 4
  store ptr %20, ptr %8, align 8
  store i64 %78, ptr %9, align 8
  store float %79, ptr %10, align 4
  store float %80, ptr %11, align 4
  %81 = load i64, ptr %9, align 8
  %82 = load float, ptr %10, align 4
  %83 = load float, ptr %11, align 4
  %84 = call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %81, float noundef %82, float noundef %83) #8
  %85 = extractvalue %struct.rk_u32x4 %84, 0
  store i32 %85, ptr %12, align 4
  %86 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 1
  %87 = extractvalue %struct.rk_u32x4 %84, 1
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 2
  %89 = extractvalue %struct.rk_u32x4 %84, 2
  store i32 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.rk_u32x4, ptr %12, i32 0, i32 3
  %91 = extractvalue %struct.rk_u32x4 %84, 3
  store i32 %91, ptr %90, align 4
  %92 = load ptr, ptr %8, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %92, ptr align 4 %12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %20, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %21, i64 16, i1 false)
  %93 = load i32, ptr %7, align 4
  %94 = load ptr, ptr %29, align 8
  %95 = load i32, ptr %31, align 4
  %96 = mul nsw i32 2, %95
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %94, i64 %98
  store i32 %93, ptr %99, align 4
  br label %100

100:                                              ; preds = %41, %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6texelsI6float4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 comdat {
  %6 = alloca %struct.float4, align 16
  %7 = alloca %struct.rk_f32x4, align 8
  %8 = alloca %struct.float4, align 16
  %9 = alloca %struct.rk_f32x4, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_f32x4, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.rk_f32x4, align 4
  %19 = alloca %struct.float4, align 16
  %20 = alloca i64, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.rk_f32x4, align 4
  %24 = alloca %struct.rk_f32x4, align 4
  %25 = alloca %struct.float4, align 16
  %26 = alloca i64, align 8
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_f32x4, align 4
  %29 = alloca %struct.rk_f32x4, align 4
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.float4, align 16
  %37 = alloca %struct.float4, align 16
  store i64 %0, ptr %30, align 8
  store i64 %1, ptr %31, align 8
  store ptr %2, ptr %32, align 8
  store ptr %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %35, align 4
  %43 = load i32, ptr %35, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %5
  br label %168

47:                                               ; preds = %5
  %48 = load i64, ptr %30, align 8
  %49 = load i32, ptr %35, align 4
  %50 = sub nsw i32 %49, 1
  store i64 %48, ptr %26, align 8
  store i32 %50, ptr %27, align 4
  %51 = load i64, ptr %26, align 8
  %52 = load i32, ptr %27, align 4
  store ptr %28, ptr %15, align 8
  store i64 %51, ptr %16, align 8
  store i32 %52, ptr %17, align 4
  %53 = load i64, ptr %16, align 8
  %54 = load i32, ptr %17, align 4
  %55 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %53, i32 noundef %54) #8
  %56 = extractvalue %struct.rk_f32x4 %55, 0
  store float %56, ptr %18, align 4
  %57 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 1
  %58 = extractvalue %struct.rk_f32x4 %55, 1
  store float %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 2
  %60 = extractvalue %struct.rk_f32x4 %55, 2
  store float %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %18, i32 0, i32 3
  %62 = extractvalue %struct.rk_f32x4 %55, 3
  store float %62, ptr %61, align 4
  %63 = load ptr, ptr %15, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %18, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %29, i64 16, i1 false)
  %64 = load float, ptr %7, align 4
  %65 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 1
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 2
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %7, i32 0, i32 3
  %70 = load float, ptr %69, align 4
  %71 = call %struct.float4 @_ZL11make_float4ffff(float noundef %64, float noundef %66, float noundef %68, float noundef %70) #8
  %72 = extractvalue %struct.float4 %71, 0
  store float %72, ptr %6, align 16
  %73 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  %74 = extractvalue %struct.float4 %71, 1
  store float %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  %76 = extractvalue %struct.float4 %71, 2
  store float %76, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  %78 = extractvalue %struct.float4 %71, 3
  store float %78, ptr %77, align 4
  %79 = load %struct.float4, ptr %6, align 16
  %80 = extractvalue %struct.float4 %79, 0
  store float %80, ptr %25, align 16
  %81 = getelementptr inbounds nuw %struct.float4, ptr %25, i32 0, i32 1
  %82 = extractvalue %struct.float4 %79, 1
  store float %82, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.float4, ptr %25, i32 0, i32 2
  %84 = extractvalue %struct.float4 %79, 2
  store float %84, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.float4, ptr %25, i32 0, i32 3
  %86 = extractvalue %struct.float4 %79, 3
  store float %86, ptr %85, align 4
  %87 = load %struct.float4, ptr %25, align 16
  %88 = getelementptr inbounds nuw %struct.float4, ptr %36, i32 0, i32 0
  %89 = extractvalue %struct.float4 %87, 0
  store float %89, ptr %88, align 16
  %90 = getelementptr inbounds nuw %struct.float4, ptr %36, i32 0, i32 1
  %91 = extractvalue %struct.float4 %87, 1
  store float %91, ptr %90, align 4
  %92 = getelementptr inbounds nuw %struct.float4, ptr %36, i32 0, i32 2
  %93 = extractvalue %struct.float4 %87, 2
  store float %93, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.float4, ptr %36, i32 0, i32 3
  %95 = extractvalue %struct.float4 %87, 3
  store float %95, ptr %94, align 4
  %96 = load ptr, ptr %33, align 8
  %97 = load i32, ptr %35, align 4
  %98 = mul nsw i32 2, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.float4, ptr %96, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %100, ptr align 16 %36, i64 16, i1 false)
  %101 = load i64, ptr %31, align 8
  %102 = load ptr, ptr %32, align 8
  %103 = load i32, ptr %35, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load ptr, ptr %32, align 8
  %108 = load i32, ptr %34, align 4
  %109 = sub nsw i32 %108, 1
  %110 = load i32, ptr %35, align 4
  %111 = sub nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %107, i64 %112
  %114 = load float, ptr %113, align 4
  store i64 %101, ptr %20, align 8
  store float %106, ptr %21, align 4
  store float %114, ptr %22, align 4
  %115 = load i64, ptr %20, align 8
  %116 = load float, ptr %21, align 4
  %117 = load float, ptr %22, align 4
  store ptr %23, ptr %10, align 8
  store i64 %115, ptr %11, align 8
  store float %116, ptr %12, align 4
  store float %117, ptr %13, align 4
  %118 = load i64, ptr %11, align 8
  %119 = load float, ptr %12, align 4
  %120 = load float, ptr %13, align 4
  %121 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %118, float noundef %119, float noundef %120) #8
  %122 = extractvalue %struct.rk_f32x4 %121, 0
  store float %122, ptr %14, align 4
  %123 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 1
  %124 = extractvalue %struct.rk_f32x4 %121, 1
  store float %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 2
  %126 = extractvalue %struct.rk_f32x4 %121, 2
  store float %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %14, i32 0, i32 3
  %128 = extractvalue %struct.rk_f32x4 %121, 3
  store float %128, ptr %127, align 4
  %129 = load ptr, ptr %10, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %129, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %24, i64 16, i1 false)
  %130 = load float, ptr %9, align 4
  %131 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 1
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 2
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 3
  %136 = load float, ptr %135, align 4
  %137 = call %struct.float4 @_ZL11make_float4ffff(float noundef %130, float noundef %132, float noundef %134, float noundef %136) #8
  %138 = extractvalue %struct.float4 %137, 0
  store float %138, ptr %8, align 16
  %139 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 1
  %140 = extractvalue %struct.float4 %137, 1
  store float %140, ptr %139, align 4
  %141 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 2
  %142 = extractvalue %struct.float4 %137, 2
  store float %142, ptr %141, align 8
  %143 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 3
  %144 = extractvalue %struct.float4 %137, 3
  store float %144, ptr %143, align 4
  %145 = load %struct.float4, ptr %8, align 16
  %146 = extractvalue %struct.float4 %145, 0
  store float %146, ptr %19, align 16
  %147 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %148 = extractvalue %struct.float4 %145, 1
  store float %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %150 = extractvalue %struct.float4 %145, 2
  store float %150, ptr %149, align 8
  %151 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  %152 = extractvalue %struct.float4 %145, 3
  store float %152, ptr %151, align 4
  %153 = load %struct.float4, ptr %19, align 16
  %154 = getelementptr inbounds nuw %struct.float4, ptr %37, i32 0, i32 0
  %155 = extractvalue %struct.float4 %153, 0
  store float %155, ptr %154, align 16
  %156 = getelementptr inbounds nuw %struct.float4, ptr %37, i32 0, i32 1
  %157 = extractvalue %struct.float4 %153, 1
  store float %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.float4, ptr %37, i32 0, i32 2
  %159 = extractvalue %struct.float4 %153, 2
  store float %159, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.float4, ptr %37, i32 0, i32 3
  %161 = extractvalue %struct.float4 %153, 3
  store float %161, ptr %160, align 4
  %162 = load ptr, ptr %33, align 8
  %163 = load i32, ptr %35, align 4
  %164 = mul nsw i32 2, %163
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds %struct.float4, ptr %162, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %167, ptr align 16 %37, i64 16, i1 false)
  br label %168

168:                                              ; preds = %47, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10referencesPKfP6float4i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i64, align 4
  %5 = alloca i64, align 8
  %6 = alloca %struct.rk_f32x4, align 4
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.rk_f32x4, align 4
  %17 = alloca %struct.rk_f32x4, align 8
  %18 = alloca i64, align 8
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.rk_f32x4, align 4
  %23 = alloca %struct.rk_f32x4, align 4
  %24 = alloca i64, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 4
  %27 = alloca i64, align 8
  %28 = alloca %struct.float4, align 16
  %29 = alloca %struct.rk_f32x4, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i64, align 8
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca %struct.rk_f32x4, align 4
  %35 = alloca %struct.rk_f32x4, align 8
  %36 = alloca ptr, align 8
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca %struct.rk_f32x4, align 4
  %40 = alloca i64, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 4
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  %47 = alloca %struct.rk_f32x4, align 4
  %48 = alloca %struct.rk_f32x4, align 4
  %49 = alloca i64, align 4
  %50 = alloca i32, align 4
  %51 = alloca i64, align 4
  %52 = alloca %struct.float4, align 16
  %53 = alloca i64, align 8
  %54 = alloca float, align 4
  %55 = alloca float, align 4
  %56 = alloca %struct.rk_f32x4, align 4
  %57 = alloca %struct.rk_f32x4, align 4
  %58 = alloca %struct.float4, align 16
  %59 = alloca i64, align 4
  %60 = alloca float, align 4
  %61 = alloca float, align 4
  %62 = alloca i64, align 4
  %63 = alloca ptr, align 8
  %64 = alloca ptr, align 8
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca %struct.float4, align 16
  %68 = alloca i64, align 4
  %69 = alloca i64, align 4
  %70 = alloca i64, align 4
  store ptr %0, ptr %63, align 8
  store ptr %1, ptr %64, align 8
  store i32 %2, ptr %65, align 4
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %73 = mul i32 %71, %72
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %75 = add i32 %73, %74
  store i32 %75, ptr %66, align 4
  %76 = load i32, ptr %66, align 4
  %77 = load i32, ptr %65, align 4
  %78 = icmp sge i32 %76, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %3
  br label %239

80:                                               ; preds = %3
  %81 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @picture)
  store i64 %81, ptr %68, align 4
  %82 = load ptr, ptr %63, align 8
  %83 = load i32, ptr %66, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load ptr, ptr %63, align 8
  %88 = load i32, ptr %65, align 4
  %89 = sub nsw i32 %88, 1
  %90 = load i32, ptr %66, align 4
  %91 = sub nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %87, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load i64, ptr %68, align 4
  store i64 %95, ptr %59, align 4
  store float %86, ptr %60, align 4
  store float %94, ptr %61, align 4
  %96 = load i64, ptr %59, align 4
  store i64 %96, ptr %62, align 4
  %97 = load i64, ptr %62, align 4
  store i64 %97, ptr %26, align 4
  %98 = load i64, ptr %26, align 4
  %99 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %98) #9, !srcloc !9
  store i64 %99, ptr %27, align 8
  %100 = load i64, ptr %27, align 8
  %101 = load float, ptr %60, align 4
  %102 = load float, ptr %61, align 4
  store i64 %100, ptr %53, align 8
  store float %101, ptr %54, align 4
  store float %102, ptr %55, align 4
  %103 = load i64, ptr %53, align 8
  %104 = load float, ptr %54, align 4
  %105 = load float, ptr %55, align 4
  store ptr %56, ptr %30, align 8
  store i64 %103, ptr %31, align 8
  store float %104, ptr %32, align 4
  store float %105, ptr %33, align 4
  %106 = load i64, ptr %31, align 8
  %107 = load float, ptr %32, align 4
  %108 = load float, ptr %33, align 4
  %109 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %106, float noundef %107, float noundef %108) #8
  %110 = extractvalue %struct.rk_f32x4 %109, 0
  store float %110, ptr %34, align 4
  %111 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %34, i32 0, i32 1
  %112 = extractvalue %struct.rk_f32x4 %109, 1
  store float %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %34, i32 0, i32 2
  %114 = extractvalue %struct.rk_f32x4 %109, 2
  store float %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %34, i32 0, i32 3
  %116 = extractvalue %struct.rk_f32x4 %109, 3
  store float %116, ptr %115, align 4
  %117 = load ptr, ptr %30, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %117, ptr align 4 %34, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %56, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 4 %57, i64 16, i1 false)
  %118 = load float, ptr %29, align 4
  %119 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %29, i32 0, i32 1
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %29, i32 0, i32 2
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %29, i32 0, i32 3
  %124 = load float, ptr %123, align 4
  %125 = call %struct.float4 @_ZL11make_float4ffff(float noundef %118, float noundef %120, float noundef %122, float noundef %124) #8
  %126 = extractvalue %struct.float4 %125, 0
  store float %126, ptr %28, align 16
  %127 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 1
  %128 = extractvalue %struct.float4 %125, 1
  store float %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 2
  %130 = extractvalue %struct.float4 %125, 2
  store float %130, ptr %129, align 8
  %131 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 3
  %132 = extractvalue %struct.float4 %125, 3
  store float %132, ptr %131, align 4
  %133 = load %struct.float4, ptr %28, align 16
  %134 = extractvalue %struct.float4 %133, 0
  store float %134, ptr %52, align 16
  %135 = getelementptr inbounds nuw %struct.float4, ptr %52, i32 0, i32 1
  %136 = extractvalue %struct.float4 %133, 1
  store float %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.float4, ptr %52, i32 0, i32 2
  %138 = extractvalue %struct.float4 %133, 2
  store float %138, ptr %137, align 8
  %139 = getelementptr inbounds nuw %struct.float4, ptr %52, i32 0, i32 3
  %140 = extractvalue %struct.float4 %133, 3
  store float %140, ptr %139, align 4
  %141 = load %struct.float4, ptr %52, align 16
  %142 = extractvalue %struct.float4 %141, 0
  store float %142, ptr %58, align 16
  %143 = getelementptr inbounds nuw %struct.float4, ptr %58, i32 0, i32 1
  %144 = extractvalue %struct.float4 %141, 1
  store float %144, ptr %143, align 4
  %145 = getelementptr inbounds nuw %struct.float4, ptr %58, i32 0, i32 2
  %146 = extractvalue %struct.float4 %141, 2
  store float %146, ptr %145, align 8
  %147 = getelementptr inbounds nuw %struct.float4, ptr %58, i32 0, i32 3
  %148 = extractvalue %struct.float4 %141, 3
  store float %148, ptr %147, align 4
  %149 = load %struct.float4, ptr %58, align 16
  %150 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 0
  %151 = extractvalue %struct.float4 %149, 0
  store float %151, ptr %150, align 16
  %152 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 1
  %153 = extractvalue %struct.float4 %149, 1
  store float %153, ptr %152, align 4
  %154 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 2
  %155 = extractvalue %struct.float4 %149, 2
  store float %155, ptr %154, align 8
  %156 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 3
  %157 = extractvalue %struct.float4 %149, 3
  store float %157, ptr %156, align 4
  %158 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @row)
  store i64 %158, ptr %69, align 4
  %159 = load i32, ptr %66, align 4
  %160 = mul nsw i32 2, %159
  %161 = load i64, ptr %69, align 4
  store i64 %161, ptr %49, align 4
  store i32 %160, ptr %50, align 4
  %162 = load i64, ptr %49, align 4
  store i64 %162, ptr %51, align 4
  %163 = load i64, ptr %51, align 4
  store i64 %163, ptr %24, align 4
  %164 = load i64, ptr %24, align 4
  %165 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %164) #9, !srcloc !9
  store i64 %165, ptr %25, align 8
  %166 = load i64, ptr %25, align 8
  %167 = load i32, ptr %50, align 4
  store i64 %166, ptr %45, align 8
  store i32 %167, ptr %46, align 4
  %168 = load i64, ptr %45, align 8
  %169 = load i32, ptr %46, align 4
  store ptr %47, ptr %36, align 8
  store i64 %168, ptr %37, align 8
  store i32 %169, ptr %38, align 4
  %170 = load i64, ptr %37, align 8
  %171 = load i32, ptr %38, align 4
  %172 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %170, i32 noundef %171) #8
  %173 = extractvalue %struct.rk_f32x4 %172, 0
  store float %173, ptr %39, align 4
  %174 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %39, i32 0, i32 1
  %175 = extractvalue %struct.rk_f32x4 %172, 1
  store float %175, ptr %174, align 4
  %176 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %39, i32 0, i32 2
  %177 = extractvalue %struct.rk_f32x4 %172, 2
  store float %177, ptr %176, align 4
  %178 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %39, i32 0, i32 3
  %179 = extractvalue %struct.rk_f32x4 %172, 3
  store float %179, ptr %178, align 4
  %180 = load ptr, ptr %36, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %180, ptr align 4 %39, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %47, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 4 %48, i64 16, i1 false)
  %181 = load float, ptr %35, align 4
  %182 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 0
  %183 = load float, ptr %182, align 16
  %184 = fadd contract float %183, %181
  store float %184, ptr %182, align 16
  %185 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @stack)
  store i64 %185, ptr %70, align 4
  %186 = load ptr, ptr %63, align 8
  %187 = load i32, ptr %66, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %186, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = load i32, ptr %66, align 4
  %192 = srem i32 %191, 3
  %193 = load i64, ptr %70, align 4
  store i64 %193, ptr %40, align 4
  store float %190, ptr %41, align 4
  store float 5.000000e-01, ptr %42, align 4
  store i32 %192, ptr %43, align 4
  %194 = load i64, ptr %40, align 4
  store i64 %194, ptr %44, align 4
  %195 = load i64, ptr %44, align 4
  store i64 %195, ptr %4, align 4
  %196 = load i64, ptr %4, align 4
  %197 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %196) #9, !srcloc !9
  store i64 %197, ptr %5, align 8
  %198 = load i64, ptr %5, align 8
  %199 = load float, ptr %41, align 4
  %200 = load float, ptr %42, align 4
  %201 = load i32, ptr %43, align 4
  store i64 %198, ptr %18, align 8
  store float %199, ptr %19, align 4
  store float %200, ptr %20, align 4
  store i32 %201, ptr %21, align 4
  %202 = load i64, ptr %18, align 8
  %203 = load float, ptr %19, align 4
  %204 = load float, ptr %20, align 4
  %205 = load i32, ptr %21, align 4
  store ptr %22, ptr %11, align 8
  store i64 %202, ptr %12, align 8
  store float %203, ptr %13, align 4
  store float %204, ptr %14, align 4
  store i32 %205, ptr %15, align 4
  %206 = load i64, ptr %12, align 8
  %207 = load float, ptr %13, align 4
  %208 = load float, ptr %14, align 4
  %209 = load i32, ptr %15, align 4
  store i64 %206, ptr %7, align 8
  store float %207, ptr %8, align 4
  store float %208, ptr %9, align 4
  store i32 %209, ptr %10, align 4
  %210 = load i64, ptr %7, align 8
  %211 = load i32, ptr %10, align 4
  %212 = load float, ptr %8, align 4
  %213 = load float, ptr %9, align 4
  %214 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %210, i32 noundef %211, float noundef %212, float noundef %213) #8
  %215 = extractvalue %struct.rk_f32x4 %214, 0
  store float %215, ptr %6, align 4
  %216 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 1
  %217 = extractvalue %struct.rk_f32x4 %214, 1
  store float %217, ptr %216, align 4
  %218 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 2
  %219 = extractvalue %struct.rk_f32x4 %214, 2
  store float %219, ptr %218, align 4
  %220 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %6, i32 0, i32 3
  %221 = extractvalue %struct.rk_f32x4 %214, 3
  store float %221, ptr %220, align 4
  %222 = load %struct.rk_f32x4, ptr %6, align 4
  %223 = extractvalue %struct.rk_f32x4 %222, 0
  store float %223, ptr %16, align 4
  %224 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %16, i32 0, i32 1
  %225 = extractvalue %struct.rk_f32x4 %222, 1
  store float %225, ptr %224, align 4
  %226 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %16, i32 0, i32 2
  %227 = extractvalue %struct.rk_f32x4 %222, 2
  store float %227, ptr %226, align 4
  %228 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %16, i32 0, i32 3
  %229 = extractvalue %struct.rk_f32x4 %222, 3
  store float %229, ptr %228, align 4
  %230 = load ptr, ptr %11, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %230, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %22, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 4 %23, i64 16, i1 false)
  %231 = load float, ptr %17, align 4
  %232 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 1
  %233 = load float, ptr %232, align 4
  %234 = fadd contract float %233, %231
  store float %234, ptr %232, align 4
  %235 = load ptr, ptr %64, align 8
  %236 = load i32, ptr %66, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds %struct.float4, ptr %235, i64 %237
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %238, ptr align 16 %67, i64 16, i1 false)
  br label %239

239:                                              ; preds = %80, %79
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5paintPKfi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.rk_quad, align 8
  %31 = alloca %struct.rk_access.1, align 8
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.rk_quad, align 8
  %36 = alloca %struct.rk_access.0, align 8
  %37 = alloca %struct.rk_quad, align 4
  %38 = alloca %struct.float4, align 16
  %39 = alloca %struct.rk_quad, align 4
  %40 = alloca %struct.float4, align 16
  %41 = alloca %struct.rk_quad, align 4
  %42 = alloca %struct.float4, align 16
  %43 = alloca i64, align 8
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca %struct.rk_quad, align 8
  %47 = alloca %struct.rk_access, align 8
  %48 = alloca i64, align 8
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca %struct.rk_access, align 1
  %53 = alloca %struct.rk_quad, align 4
  %54 = alloca %struct.float4, align 16
  %55 = alloca %struct.rk_access.0, align 1
  %56 = alloca %struct.rk_quad, align 4
  %57 = alloca %struct.float4, align 16
  %58 = alloca %struct.rk_access.1, align 1
  %59 = alloca %struct.rk_quad, align 4
  %60 = alloca %struct.float4, align 16
  %61 = alloca %struct.float4, align 16
  %62 = alloca i32, align 4
  %63 = alloca float, align 4
  %64 = alloca i32, align 4
  %65 = alloca float, align 4
  %66 = alloca i32, align 4
  %67 = alloca float, align 4
  %68 = alloca i32, align 4
  %69 = alloca float, align 4
  %70 = alloca %struct.rk_quad, align 4
  %71 = alloca i64, align 8
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca %struct.rk_access.1, align 8
  %75 = alloca %struct.rk_quad, align 4
  %76 = alloca i64, align 8
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  %79 = alloca %struct.rk_access.0, align 8
  %80 = alloca %struct.rk_quad, align 4
  %81 = alloca i64, align 8
  %82 = alloca i32, align 4
  %83 = alloca i32, align 4
  %84 = alloca %struct.rk_access, align 8
  %85 = alloca %struct.float4, align 16
  %86 = alloca %struct.rk_quad, align 8
  %87 = alloca i64, align 4
  %88 = alloca i64, align 8
  %89 = alloca i64, align 4
  %90 = alloca i64, align 8
  %91 = alloca %struct.float4, align 16
  %92 = alloca i64, align 8
  %93 = alloca i32, align 4
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca %struct.rk_quad, align 4
  %97 = alloca %struct.rk_access, align 1
  %98 = alloca %struct.rk_access.0, align 1
  %99 = alloca %struct.rk_access.1, align 1
  %100 = alloca i64, align 4
  %101 = alloca i32, align 4
  %102 = alloca i32, align 4
  %103 = alloca i32, align 4
  %104 = alloca %struct.float4, align 16
  %105 = alloca i64, align 4
  %106 = alloca %struct.float4, align 16
  %107 = alloca %struct.float4, align 16
  %108 = alloca i64, align 4
  %109 = alloca i32, align 4
  %110 = alloca i32, align 4
  %111 = alloca i32, align 4
  %112 = alloca i64, align 4
  %113 = alloca ptr, align 8
  %114 = alloca i32, align 4
  %115 = alloca i32, align 4
  %116 = alloca %struct.float4, align 16
  %117 = alloca i64, align 4
  %118 = alloca %struct.float4, align 16
  %119 = alloca i64, align 4
  store ptr %0, ptr %113, align 8
  store i32 %1, ptr %114, align 4
  %120 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %122 = mul i32 %120, %121
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %124 = add i32 %122, %123
  store i32 %124, ptr %115, align 4
  %125 = load i32, ptr %115, align 4
  %126 = load i32, ptr %114, align 4
  %127 = icmp sge i32 %125, %126
  br i1 %127, label %128, label %129

128:                                              ; preds = %2
  br label %401

129:                                              ; preds = %2
  %130 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @canvas)
  store i64 %130, ptr %117, align 4
  %131 = load i32, ptr %115, align 4
  %132 = srem i32 %131, 5
  %133 = mul nsw i32 16, %132
  %134 = load i32, ptr %115, align 4
  %135 = sdiv i32 %134, 5
  %136 = load i64, ptr %117, align 4
  store i64 %136, ptr %108, align 4
  store i32 %133, ptr %109, align 4
  store i32 %135, ptr %110, align 4
  store i32 2, ptr %111, align 4
  %137 = load i64, ptr %108, align 4
  store i64 %137, ptr %112, align 4
  %138 = load i64, ptr %112, align 4
  store i64 %138, ptr %87, align 4
  %139 = load i64, ptr %87, align 4
  %140 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %139) #9, !srcloc !10
  store i64 %140, ptr %88, align 8
  %141 = load i64, ptr %88, align 8
  %142 = load i32, ptr %109, align 4
  %143 = load i32, ptr %110, align 4
  %144 = load i32, ptr %111, align 4
  store i64 %141, ptr %92, align 8
  store i32 %142, ptr %93, align 4
  store i32 %143, ptr %94, align 4
  store i32 %144, ptr %95, align 4
  %145 = load i32, ptr %95, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %170

147:                                              ; preds = %129
  %148 = load i64, ptr %92, align 8
  %149 = load i32, ptr %93, align 4
  %150 = load i32, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 1 %97, i64 1, i1 false)
  store i64 %148, ptr %81, align 8
  store i32 %149, ptr %82, align 4
  store i32 %150, ptr %83, align 4
  %151 = load i64, ptr %81, align 8
  %152 = load i32, ptr %82, align 4
  %153 = load i32, ptr %83, align 4
  %154 = call %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.zero(i64 noundef %151, i32 noundef %152, i32 noundef %153) #8
  %155 = extractvalue %struct.rk_quad %154, 0
  store i32 %155, ptr %80, align 4
  %156 = getelementptr inbounds nuw %struct.rk_quad, ptr %80, i32 0, i32 1
  %157 = extractvalue %struct.rk_quad %154, 1
  store i32 %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.rk_quad, ptr %80, i32 0, i32 2
  %159 = extractvalue %struct.rk_quad %154, 2
  store i32 %159, ptr %158, align 4
  %160 = getelementptr inbounds nuw %struct.rk_quad, ptr %80, i32 0, i32 3
  %161 = extractvalue %struct.rk_quad %154, 3
  store i32 %161, ptr %160, align 4
  %162 = load %struct.rk_quad, ptr %80, align 4
  %163 = extractvalue %struct.rk_quad %162, 0
  store i32 %163, ptr %96, align 4
  %164 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 1
  %165 = extractvalue %struct.rk_quad %162, 1
  store i32 %165, ptr %164, align 4
  %166 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 2
  %167 = extractvalue %struct.rk_quad %162, 2
  store i32 %167, ptr %166, align 4
  %168 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 3
  %169 = extractvalue %struct.rk_quad %162, 3
  store i32 %169, ptr %168, align 4
  br label %220

170:                                              ; preds = %129
  %171 = load i32, ptr %95, align 4
  %172 = icmp eq i32 %171, 1
  br i1 %172, label %173, label %196

173:                                              ; preds = %170
  %174 = load i64, ptr %92, align 8
  %175 = load i32, ptr %93, align 4
  %176 = load i32, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 1 %98, i64 1, i1 false)
  store i64 %174, ptr %76, align 8
  store i32 %175, ptr %77, align 4
  store i32 %176, ptr %78, align 4
  %177 = load i64, ptr %76, align 8
  %178 = load i32, ptr %77, align 4
  %179 = load i32, ptr %78, align 4
  %180 = call %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.clamp(i64 noundef %177, i32 noundef %178, i32 noundef %179) #8
  %181 = extractvalue %struct.rk_quad %180, 0
  store i32 %181, ptr %75, align 4
  %182 = getelementptr inbounds nuw %struct.rk_quad, ptr %75, i32 0, i32 1
  %183 = extractvalue %struct.rk_quad %180, 1
  store i32 %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.rk_quad, ptr %75, i32 0, i32 2
  %185 = extractvalue %struct.rk_quad %180, 2
  store i32 %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.rk_quad, ptr %75, i32 0, i32 3
  %187 = extractvalue %struct.rk_quad %180, 3
  store i32 %187, ptr %186, align 4
  %188 = load %struct.rk_quad, ptr %75, align 4
  %189 = extractvalue %struct.rk_quad %188, 0
  store i32 %189, ptr %96, align 4
  %190 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 1
  %191 = extractvalue %struct.rk_quad %188, 1
  store i32 %191, ptr %190, align 4
  %192 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 2
  %193 = extractvalue %struct.rk_quad %188, 2
  store i32 %193, ptr %192, align 4
  %194 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 3
  %195 = extractvalue %struct.rk_quad %188, 3
  store i32 %195, ptr %194, align 4
  br label %219

196:                                              ; preds = %170
  %197 = load i64, ptr %92, align 8
  %198 = load i32, ptr %93, align 4
  %199 = load i32, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 1 %99, i64 1, i1 false)
  store i64 %197, ptr %71, align 8
  store i32 %198, ptr %72, align 4
  store i32 %199, ptr %73, align 4
  %200 = load i64, ptr %71, align 8
  %201 = load i32, ptr %72, align 4
  %202 = load i32, ptr %73, align 4
  %203 = call %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.trap(i64 noundef %200, i32 noundef %201, i32 noundef %202) #8
  %204 = extractvalue %struct.rk_quad %203, 0
  store i32 %204, ptr %70, align 4
  %205 = getelementptr inbounds nuw %struct.rk_quad, ptr %70, i32 0, i32 1
  %206 = extractvalue %struct.rk_quad %203, 1
  store i32 %206, ptr %205, align 4
  %207 = getelementptr inbounds nuw %struct.rk_quad, ptr %70, i32 0, i32 2
  %208 = extractvalue %struct.rk_quad %203, 2
  store i32 %208, ptr %207, align 4
  %209 = getelementptr inbounds nuw %struct.rk_quad, ptr %70, i32 0, i32 3
  %210 = extractvalue %struct.rk_quad %203, 3
  store i32 %210, ptr %209, align 4
  %211 = load %struct.rk_quad, ptr %70, align 4
  %212 = extractvalue %struct.rk_quad %211, 0
  store i32 %212, ptr %96, align 4
  %213 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 1
  %214 = extractvalue %struct.rk_quad %211, 1
  store i32 %214, ptr %213, align 4
  %215 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 2
  %216 = extractvalue %struct.rk_quad %211, 2
  store i32 %216, ptr %215, align 4
  %217 = getelementptr inbounds nuw %struct.rk_quad, ptr %96, i32 0, i32 3
  %218 = extractvalue %struct.rk_quad %211, 3
  store i32 %218, ptr %217, align 4
  br label %219

219:                                              ; preds = %196, %173
  br label %220

220:                                              ; preds = %147, %219
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 4 %96, i64 16, i1 false)
  %221 = load i32, ptr %86, align 4
  store i32 %221, ptr %62, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %62, i64 4, i1 false)
  %222 = load float, ptr %63, align 4
  %223 = getelementptr inbounds nuw %struct.rk_quad, ptr %86, i32 0, i32 1
  %224 = load i32, ptr %223, align 4
  store i32 %224, ptr %64, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %65, ptr align 4 %64, i64 4, i1 false)
  %225 = load float, ptr %65, align 4
  %226 = getelementptr inbounds nuw %struct.rk_quad, ptr %86, i32 0, i32 2
  %227 = load i32, ptr %226, align 4
  store i32 %227, ptr %66, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %67, ptr align 4 %66, i64 4, i1 false)
  %228 = load float, ptr %67, align 4
  %229 = getelementptr inbounds nuw %struct.rk_quad, ptr %86, i32 0, i32 3
  %230 = load i32, ptr %229, align 4
  store i32 %230, ptr %68, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %69, ptr align 4 %68, i64 4, i1 false)
  %231 = load float, ptr %69, align 4
  %232 = call %struct.float4 @_ZL11make_float4ffff(float noundef %222, float noundef %225, float noundef %228, float noundef %231) #8
  %233 = extractvalue %struct.float4 %232, 0
  store float %233, ptr %85, align 16
  %234 = getelementptr inbounds nuw %struct.float4, ptr %85, i32 0, i32 1
  %235 = extractvalue %struct.float4 %232, 1
  store float %235, ptr %234, align 4
  %236 = getelementptr inbounds nuw %struct.float4, ptr %85, i32 0, i32 2
  %237 = extractvalue %struct.float4 %232, 2
  store float %237, ptr %236, align 8
  %238 = getelementptr inbounds nuw %struct.float4, ptr %85, i32 0, i32 3
  %239 = extractvalue %struct.float4 %232, 3
  store float %239, ptr %238, align 4
  %240 = load %struct.float4, ptr %85, align 16
  %241 = extractvalue %struct.float4 %240, 0
  store float %241, ptr %91, align 16
  %242 = getelementptr inbounds nuw %struct.float4, ptr %91, i32 0, i32 1
  %243 = extractvalue %struct.float4 %240, 1
  store float %243, ptr %242, align 4
  %244 = getelementptr inbounds nuw %struct.float4, ptr %91, i32 0, i32 2
  %245 = extractvalue %struct.float4 %240, 2
  store float %245, ptr %244, align 8
  %246 = getelementptr inbounds nuw %struct.float4, ptr %91, i32 0, i32 3
  %247 = extractvalue %struct.float4 %240, 3
  store float %247, ptr %246, align 4
  %248 = load %struct.float4, ptr %91, align 16
  %249 = extractvalue %struct.float4 %248, 0
  store float %249, ptr %107, align 16
  %250 = getelementptr inbounds nuw %struct.float4, ptr %107, i32 0, i32 1
  %251 = extractvalue %struct.float4 %248, 1
  store float %251, ptr %250, align 4
  %252 = getelementptr inbounds nuw %struct.float4, ptr %107, i32 0, i32 2
  %253 = extractvalue %struct.float4 %248, 2
  store float %253, ptr %252, align 8
  %254 = getelementptr inbounds nuw %struct.float4, ptr %107, i32 0, i32 3
  %255 = extractvalue %struct.float4 %248, 3
  store float %255, ptr %254, align 4
  %256 = load %struct.float4, ptr %107, align 16
  %257 = getelementptr inbounds nuw %struct.float4, ptr %116, i32 0, i32 0
  %258 = extractvalue %struct.float4 %256, 0
  store float %258, ptr %257, align 16
  %259 = getelementptr inbounds nuw %struct.float4, ptr %116, i32 0, i32 1
  %260 = extractvalue %struct.float4 %256, 1
  store float %260, ptr %259, align 4
  %261 = getelementptr inbounds nuw %struct.float4, ptr %116, i32 0, i32 2
  %262 = extractvalue %struct.float4 %256, 2
  store float %262, ptr %261, align 8
  %263 = getelementptr inbounds nuw %struct.float4, ptr %116, i32 0, i32 3
  %264 = extractvalue %struct.float4 %256, 3
  store float %264, ptr %263, align 4
  %265 = load ptr, ptr %113, align 8
  %266 = load i32, ptr %115, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds float, ptr %265, i64 %267
  %269 = load float, ptr %268, align 4
  %270 = getelementptr inbounds nuw %struct.float4, ptr %116, i32 0, i32 3
  store float %269, ptr %270, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %118, ptr align 16 %116, i64 16, i1 false)
  %271 = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @canvas)
  store i64 %271, ptr %119, align 4
  %272 = load i32, ptr %115, align 4
  %273 = srem i32 %272, 5
  %274 = mul nsw i32 16, %273
  %275 = load i32, ptr %115, align 4
  %276 = sdiv i32 %275, 5
  %277 = load i64, ptr %119, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %106, ptr align 16 %118, i64 16, i1 false)
  store i64 %277, ptr %100, align 4
  store i32 %274, ptr %101, align 4
  store i32 %276, ptr %102, align 4
  store i32 2, ptr %103, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %104, ptr align 16 %106, i64 16, i1 false)
  %278 = load i64, ptr %100, align 4
  store i64 %278, ptr %105, align 4
  %279 = load i64, ptr %105, align 4
  store i64 %279, ptr %89, align 4
  %280 = load i64, ptr %89, align 4
  %281 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %280) #9, !srcloc !10
  store i64 %281, ptr %90, align 8
  %282 = load i64, ptr %90, align 8
  %283 = load i32, ptr %101, align 4
  %284 = load i32, ptr %102, align 4
  %285 = load i32, ptr %103, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %61, ptr align 16 %104, i64 16, i1 false)
  store i64 %282, ptr %48, align 8
  store i32 %283, ptr %49, align 4
  store i32 %284, ptr %50, align 4
  store i32 %285, ptr %51, align 4
  %286 = load i32, ptr %51, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %324

288:                                              ; preds = %220
  %289 = load i64, ptr %48, align 8
  %290 = load i32, ptr %49, align 4
  %291 = load i32, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %54, ptr align 16 %61, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %42, ptr align 16 %54, i64 16, i1 false)
  %292 = load float, ptr %42, align 16
  store float %292, ptr %3, align 4
  store i32 0, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %3, i64 4, i1 false)
  %293 = load i32, ptr %4, align 4
  store i32 %293, ptr %41, align 4
  %294 = getelementptr inbounds nuw %struct.rk_quad, ptr %41, i32 0, i32 1
  %295 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 1
  %296 = load float, ptr %295, align 4
  store float %296, ptr %5, align 4
  store i32 0, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 4, i1 false)
  %297 = load i32, ptr %6, align 4
  store i32 %297, ptr %294, align 4
  %298 = getelementptr inbounds nuw %struct.rk_quad, ptr %41, i32 0, i32 2
  %299 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 2
  %300 = load float, ptr %299, align 8
  store float %300, ptr %7, align 4
  store i32 0, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %7, i64 4, i1 false)
  %301 = load i32, ptr %8, align 4
  store i32 %301, ptr %298, align 4
  %302 = getelementptr inbounds nuw %struct.rk_quad, ptr %41, i32 0, i32 3
  %303 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 3
  %304 = load float, ptr %303, align 4
  store float %304, ptr %9, align 4
  store i32 0, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %9, i64 4, i1 false)
  %305 = load i32, ptr %10, align 4
  store i32 %305, ptr %302, align 4
  %306 = load %struct.rk_quad, ptr %41, align 4
  %307 = extractvalue %struct.rk_quad %306, 0
  store i32 %307, ptr %53, align 4
  %308 = getelementptr inbounds nuw %struct.rk_quad, ptr %53, i32 0, i32 1
  %309 = extractvalue %struct.rk_quad %306, 1
  store i32 %309, ptr %308, align 4
  %310 = getelementptr inbounds nuw %struct.rk_quad, ptr %53, i32 0, i32 2
  %311 = extractvalue %struct.rk_quad %306, 2
  store i32 %311, ptr %310, align 4
  %312 = getelementptr inbounds nuw %struct.rk_quad, ptr %53, i32 0, i32 3
  %313 = extractvalue %struct.rk_quad %306, 3
  store i32 %313, ptr %312, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 4 %53, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 1 %52, i64 1, i1 false)
  store i64 %289, ptr %43, align 8
  store i32 %290, ptr %44, align 4
  store i32 %291, ptr %45, align 4
  %314 = load i64, ptr %43, align 8
  %315 = load i32, ptr %44, align 4
  %316 = load i32, ptr %45, align 4
  %317 = load i32, ptr %46, align 4
  %318 = getelementptr inbounds nuw %struct.rk_quad, ptr %46, i32 0, i32 1
  %319 = load i32, ptr %318, align 4
  %320 = getelementptr inbounds nuw %struct.rk_quad, ptr %46, i32 0, i32 2
  %321 = load i32, ptr %320, align 4
  %322 = getelementptr inbounds nuw %struct.rk_quad, ptr %46, i32 0, i32 3
  %323 = load i32, ptr %322, align 4
  call void @llvm.nvvm.sust.b.2d.v4i32.zero(i64 noundef %314, i32 noundef %315, i32 noundef %316, i32 noundef %317, i32 noundef %319, i32 noundef %321, i32 noundef %323) #8
  br label %400

324:                                              ; preds = %220
  %325 = load i32, ptr %51, align 4
  %326 = icmp eq i32 %325, 1
  br i1 %326, label %327, label %363

327:                                              ; preds = %324
  %328 = load i64, ptr %48, align 8
  %329 = load i32, ptr %49, align 4
  %330 = load i32, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %57, ptr align 16 %61, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %40, ptr align 16 %57, i64 16, i1 false)
  %331 = load float, ptr %40, align 16
  store float %331, ptr %11, align 4
  store i32 0, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %11, i64 4, i1 false)
  %332 = load i32, ptr %12, align 4
  store i32 %332, ptr %39, align 4
  %333 = getelementptr inbounds nuw %struct.rk_quad, ptr %39, i32 0, i32 1
  %334 = getelementptr inbounds nuw %struct.float4, ptr %40, i32 0, i32 1
  %335 = load float, ptr %334, align 4
  store float %335, ptr %13, align 4
  store i32 0, ptr %14, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %13, i64 4, i1 false)
  %336 = load i32, ptr %14, align 4
  store i32 %336, ptr %333, align 4
  %337 = getelementptr inbounds nuw %struct.rk_quad, ptr %39, i32 0, i32 2
  %338 = getelementptr inbounds nuw %struct.float4, ptr %40, i32 0, i32 2
  %339 = load float, ptr %338, align 8
  store float %339, ptr %15, align 4
  store i32 0, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %15, i64 4, i1 false)
  %340 = load i32, ptr %16, align 4
  store i32 %340, ptr %337, align 4
  %341 = getelementptr inbounds nuw %struct.rk_quad, ptr %39, i32 0, i32 3
  %342 = getelementptr inbounds nuw %struct.float4, ptr %40, i32 0, i32 3
  %343 = load float, ptr %342, align 4
  store float %343, ptr %17, align 4
  store i32 0, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %17, i64 4, i1 false)
  %344 = load i32, ptr %18, align 4
  store i32 %344, ptr %341, align 4
  %345 = load %struct.rk_quad, ptr %39, align 4
  %346 = extractvalue %struct.rk_quad %345, 0
  store i32 %346, ptr %56, align 4
  %347 = getelementptr inbounds nuw %struct.rk_quad, ptr %56, i32 0, i32 1
  %348 = extractvalue %struct.rk_quad %345, 1
  store i32 %348, ptr %347, align 4
  %349 = getelementptr inbounds nuw %struct.rk_quad, ptr %56, i32 0, i32 2
  %350 = extractvalue %struct.rk_quad %345, 2
  store i32 %350, ptr %349, align 4
  %351 = getelementptr inbounds nuw %struct.rk_quad, ptr %56, i32 0, i32 3
  %352 = extractvalue %struct.rk_quad %345, 3
  store i32 %352, ptr %351, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 4 %56, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 1 %55, i64 1, i1 false)
  store i64 %328, ptr %32, align 8
  store i32 %329, ptr %33, align 4
  store i32 %330, ptr %34, align 4
  %353 = load i64, ptr %32, align 8
  %354 = load i32, ptr %33, align 4
  %355 = load i32, ptr %34, align 4
  %356 = load i32, ptr %35, align 4
  %357 = getelementptr inbounds nuw %struct.rk_quad, ptr %35, i32 0, i32 1
  %358 = load i32, ptr %357, align 4
  %359 = getelementptr inbounds nuw %struct.rk_quad, ptr %35, i32 0, i32 2
  %360 = load i32, ptr %359, align 4
  %361 = getelementptr inbounds nuw %struct.rk_quad, ptr %35, i32 0, i32 3
  %362 = load i32, ptr %361, align 4
  call void @llvm.nvvm.sust.b.2d.v4i32.clamp(i64 noundef %353, i32 noundef %354, i32 noundef %355, i32 noundef %356, i32 noundef %358, i32 noundef %360, i32 noundef %362) #8
  br label %399

363:                                              ; preds = %324
  %364 = load i64, ptr %48, align 8
  %365 = load i32, ptr %49, align 4
  %366 = load i32, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %60, ptr align 16 %61, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %38, ptr align 16 %60, i64 16, i1 false)
  %367 = load float, ptr %38, align 16
  store float %367, ptr %19, align 4
  store i32 0, ptr %20, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %19, i64 4, i1 false)
  %368 = load i32, ptr %20, align 4
  store i32 %368, ptr %37, align 4
  %369 = getelementptr inbounds nuw %struct.rk_quad, ptr %37, i32 0, i32 1
  %370 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 1
  %371 = load float, ptr %370, align 4
  store float %371, ptr %21, align 4
  store i32 0, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %21, i64 4, i1 false)
  %372 = load i32, ptr %22, align 4
  store i32 %372, ptr %369, align 4
  %373 = getelementptr inbounds nuw %struct.rk_quad, ptr %37, i32 0, i32 2
  %374 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 2
  %375 = load float, ptr %374, align 8
  store float %375, ptr %23, align 4
  store i32 0, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %23, i64 4, i1 false)
  %376 = load i32, ptr %24, align 4
  store i32 %376, ptr %373, align 4
  %377 = getelementptr inbounds nuw %struct.rk_quad, ptr %37, i32 0, i32 3
  %378 = getelementptr inbounds nuw %struct.float4, ptr %38, i32 0, i32 3
  %379 = load float, ptr %378, align 4
  store float %379, ptr %25, align 4
  store i32 0, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %25, i64 4, i1 false)
  %380 = load i32, ptr %26, align 4
  store i32 %380, ptr %377, align 4
  %381 = load %struct.rk_quad, ptr %37, align 4
  %382 = extractvalue %struct.rk_quad %381, 0
  store i32 %382, ptr %59, align 4
  %383 = getelementptr inbounds nuw %struct.rk_quad, ptr %59, i32 0, i32 1
  %384 = extractvalue %struct.rk_quad %381, 1
  store i32 %384, ptr %383, align 4
  %385 = getelementptr inbounds nuw %struct.rk_quad, ptr %59, i32 0, i32 2
  %386 = extractvalue %struct.rk_quad %381, 2
  store i32 %386, ptr %385, align 4
  %387 = getelementptr inbounds nuw %struct.rk_quad, ptr %59, i32 0, i32 3
  %388 = extractvalue %struct.rk_quad %381, 3
  store i32 %388, ptr %387, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 4 %59, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 1 %58, i64 1, i1 false)
  store i64 %364, ptr %27, align 8
  store i32 %365, ptr %28, align 4
  store i32 %366, ptr %29, align 4
  %389 = load i64, ptr %27, align 8
  %390 = load i32, ptr %28, align 4
  %391 = load i32, ptr %29, align 4
  %392 = load i32, ptr %30, align 4
  %393 = getelementptr inbounds nuw %struct.rk_quad, ptr %30, i32 0, i32 1
  %394 = load i32, ptr %393, align 4
  %395 = getelementptr inbounds nuw %struct.rk_quad, ptr %30, i32 0, i32 2
  %396 = load i32, ptr %395, align 4
  %397 = getelementptr inbounds nuw %struct.rk_quad, ptr %30, i32 0, i32 3
  %398 = load i32, ptr %397, align 4
  call void @llvm.nvvm.sust.b.2d.v4i32.trap(i64 noundef %389, i32 noundef %390, i32 noundef %391, i32 noundef %392, i32 noundef %394, i32 noundef %396, i32 noundef %398) #8
  br label %399

399:                                              ; preds = %363, %327
  br label %400

400:                                              ; preds = %288, %399
  br label %401

401:                                              ; preds = %400, %128
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6chooseyyPKfPKiPfi(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.rk_f32x4, align 4
  %12 = alloca %struct.rk_f32x4, align 8
  %13 = alloca i64, align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.rk_f32x4, align 4
  %17 = alloca %struct.rk_f32x4, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store i64 %0, ptr %18, align 8
  store i64 %1, ptr %19, align 8
  store ptr %2, ptr %20, align 8
  store ptr %3, ptr %21, align 8
  store ptr %4, ptr %22, align 8
  store i32 %5, ptr %23, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %24, align 4
  %30 = load i32, ptr %24, align 4
  %31 = load i32, ptr %23, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %6
  br label %72

34:                                               ; preds = %6
  %35 = load ptr, ptr %21, align 8
  %36 = load i32, ptr %24, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %34
  %42 = load i64, ptr %18, align 8
  br label %45

43:                                               ; preds = %34
  %44 = load i64, ptr %19, align 8
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi i64 [ %42, %41 ], [ %44, %43 ]
  %47 = load ptr, ptr %20, align 8
  %48 = load i32, ptr %24, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4
  store i64 %46, ptr %13, align 8
  store float %51, ptr %14, align 4
  store float 1.500000e+00, ptr %15, align 4
  %52 = load i64, ptr %13, align 8
  %53 = load float, ptr %14, align 4
  %54 = load float, ptr %15, align 4
  store ptr %16, ptr %7, align 8
  store i64 %52, ptr %8, align 8
  store float %53, ptr %9, align 4
  store float %54, ptr %10, align 4
  %55 = load i64, ptr %8, align 8
  %56 = load float, ptr %9, align 4
  %57 = load float, ptr %10, align 4
  %58 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %55, float noundef %56, float noundef %57) #8
  %59 = extractvalue %struct.rk_f32x4 %58, 0
  store float %59, ptr %11, align 4
  %60 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %11, i32 0, i32 1
  %61 = extractvalue %struct.rk_f32x4 %58, 1
  store float %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %11, i32 0, i32 2
  %63 = extractvalue %struct.rk_f32x4 %58, 2
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %11, i32 0, i32 3
  %65 = extractvalue %struct.rk_f32x4 %58, 3
  store float %65, ptr %64, align 4
  %66 = load ptr, ptr %7, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %66, ptr align 4 %11, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %16, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 4 %17, i64 16, i1 false)
  %67 = load float, ptr %12, align 4
  %68 = load ptr, ptr %22, align 8
  %69 = load i32, ptr %24, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  br label %72

72:                                               ; preds = %45, %33
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9in_struct5FieldPKfPfi(ptr noundef byval(%struct.Field) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca %struct.rk_f32x4, align 4
  %9 = alloca %struct.rk_f32x4, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca %struct.rk_f32x4, align 4
  %13 = alloca %struct.rk_f32x4, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %16, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %4
  br label %56

27:                                               ; preds = %4
  %28 = getelementptr inbounds nuw %struct.Field, ptr %0, i32 0, i32 1
  %29 = load float, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Field, ptr %0, i32 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  store i64 %31, ptr %10, align 8
  store float %36, ptr %11, align 4
  %37 = load i64, ptr %10, align 8
  %38 = load float, ptr %11, align 4
  store ptr %12, ptr %5, align 8
  store i64 %37, ptr %6, align 8
  store float %38, ptr %7, align 4
  %39 = load i64, ptr %6, align 8
  %40 = load float, ptr %7, align 4
  %41 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %39, float noundef %40) #8
  %42 = extractvalue %struct.rk_f32x4 %41, 0
  store float %42, ptr %8, align 4
  %43 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 1
  %44 = extractvalue %struct.rk_f32x4 %41, 1
  store float %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 2
  %46 = extractvalue %struct.rk_f32x4 %41, 2
  store float %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 3
  %48 = extractvalue %struct.rk_f32x4 %41, 3
  store float %48, ptr %47, align 4
  %49 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %8, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %13, i64 16, i1 false)
  %50 = load float, ptr %9, align 4
  %51 = fmul contract float %29, %50
  %52 = load ptr, ptr %15, align 8
  %53 = load i32, ptr %17, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store float %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %27, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7centersyPfii(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.rk_f32x4, align 4
  %10 = alloca %struct.rk_f32x4, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_f32x4, align 4
  %15 = alloca %struct.rk_f32x4, align 4
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i64 %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  store i32 %3, ptr %19, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %20, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = add i32 %29, %30
  store i32 %31, ptr %21, align 4
  %32 = load i32, ptr %20, align 4
  %33 = load i32, ptr %18, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %71

35:                                               ; preds = %4
  %36 = load i32, ptr %21, align 4
  %37 = load i32, ptr %19, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %71

39:                                               ; preds = %35
  %40 = load i64, ptr %16, align 8
  %41 = load i32, ptr %20, align 4
  %42 = sitofp i32 %41 to float
  %43 = fadd contract float %42, 5.000000e-01
  %44 = load i32, ptr %21, align 4
  %45 = sitofp i32 %44 to float
  %46 = fadd contract float %45, 5.000000e-01
  store i64 %40, ptr %11, align 8
  store float %43, ptr %12, align 4
  store float %46, ptr %13, align 4
  %47 = load i64, ptr %11, align 8
  %48 = load float, ptr %12, align 4
  %49 = load float, ptr %13, align 4
  store ptr %14, ptr %5, align 8
  store i64 %47, ptr %6, align 8
  store float %48, ptr %7, align 4
  store float %49, ptr %8, align 4
  %50 = load i64, ptr %6, align 8
  %51 = load float, ptr %7, align 4
  %52 = load float, ptr %8, align 4
  %53 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %50, float noundef %51, float noundef %52) #8
  %54 = extractvalue %struct.rk_f32x4 %53, 0
  store float %54, ptr %9, align 4
  %55 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 1
  %56 = extractvalue %struct.rk_f32x4 %53, 1
  store float %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 2
  %58 = extractvalue %struct.rk_f32x4 %53, 2
  store float %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %9, i32 0, i32 3
  %60 = extractvalue %struct.rk_f32x4 %53, 3
  store float %60, ptr %59, align 4
  %61 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %9, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 4 %15, i64 16, i1 false)
  %62 = load float, ptr %10, align 4
  %63 = load ptr, ptr %17, align 8
  %64 = load i32, ptr %21, align 4
  %65 = load i32, ptr %18, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %20, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  store float %62, ptr %70, align 4
  br label %71

71:                                               ; preds = %39, %35, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9surface1dyyPKii(i64 noundef %0, i64 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.rk_pair, align 8
  %8 = alloca %struct.rk_access.7, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.rk_pair, align 8
  %12 = alloca %struct.rk_access.6, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.rk_pair, align 4
  %18 = alloca %struct.float2, align 8
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.rk_pair, align 4
  %24 = alloca %struct.float2, align 8
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.rk_pair, align 4
  %30 = alloca %struct.float2, align 8
  %31 = alloca i64, align 8
  %32 = alloca i32, align 4
  %33 = alloca %struct.rk_pair, align 8
  %34 = alloca %struct.rk_access.5, align 8
  %35 = alloca i64, align 8
  %36 = alloca i32, align 4
  %37 = alloca %struct.rk_access.4, align 8
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca %struct.rk_access.4, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca %struct.rk_access.3, align 8
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca %struct.rk_access.3, align 8
  %47 = alloca i64, align 8
  %48 = alloca i32, align 4
  %49 = alloca %struct.rk_access.2, align 8
  %50 = alloca i64, align 8
  %51 = alloca i32, align 4
  %52 = alloca %struct.rk_access.2, align 8
  %53 = alloca i32, align 4
  %54 = alloca float, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca float, align 4
  %58 = alloca i32, align 4
  %59 = alloca i64, align 8
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca %struct.rk_access.5, align 1
  %63 = alloca %struct.rk_pair, align 4
  %64 = alloca %struct.float2, align 8
  %65 = alloca %struct.rk_access.6, align 1
  %66 = alloca %struct.rk_pair, align 4
  %67 = alloca %struct.float2, align 8
  %68 = alloca %struct.rk_access.7, align 1
  %69 = alloca %struct.rk_pair, align 4
  %70 = alloca %struct.float2, align 8
  %71 = alloca %struct.float2, align 8
  %72 = alloca i64, align 8
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca %struct.rk_access.2, align 1
  %76 = alloca %struct.rk_access.3, align 1
  %77 = alloca %struct.rk_access.4, align 1
  %78 = alloca i64, align 8
  %79 = alloca i32, align 4
  %80 = alloca i32, align 4
  %81 = alloca %struct.rk_access.2, align 1
  %82 = alloca %struct.rk_access.3, align 1
  %83 = alloca %struct.rk_access.4, align 1
  %84 = alloca i64, align 8
  %85 = alloca i64, align 8
  %86 = alloca ptr, align 8
  %87 = alloca i32, align 4
  %88 = alloca i32, align 4
  %89 = alloca i32, align 4
  %90 = alloca float, align 4
  %91 = alloca float, align 4
  %92 = alloca %struct.float2, align 8
  store i64 %0, ptr %84, align 8
  store i64 %1, ptr %85, align 8
  store ptr %2, ptr %86, align 8
  store i32 %3, ptr %87, align 4
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %95 = mul i32 %93, %94
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %97 = add i32 %95, %96
  store i32 %97, ptr %88, align 4
  %98 = load i32, ptr %88, align 4
  %99 = load i32, ptr %87, align 4
  %100 = icmp sge i32 %98, %99
  br i1 %100, label %101, label %102

101:                                              ; preds = %4
  br label %242

102:                                              ; preds = %4
  %103 = load ptr, ptr %86, align 8
  %104 = load i32, ptr %88, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = mul nsw i32 4, %107
  store i32 %108, ptr %89, align 4
  %109 = load i64, ptr %84, align 8
  %110 = load i32, ptr %89, align 4
  store i64 %109, ptr %72, align 8
  store i32 %110, ptr %73, align 4
  store i32 1, ptr %74, align 4
  %111 = load i32, ptr %74, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %119

113:                                              ; preds = %102
  %114 = load i64, ptr %72, align 8
  %115 = load i32, ptr %73, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 1 %75, i64 1, i1 false)
  store i64 %114, ptr %50, align 8
  store i32 %115, ptr %51, align 4
  %116 = load i64, ptr %50, align 8
  %117 = load i32, ptr %51, align 4
  %118 = call noundef i32 @llvm.nvvm.suld.1d.i32.zero(i64 noundef %116, i32 noundef %117) #8
  br label %136

119:                                              ; preds = %102
  %120 = load i32, ptr %74, align 4
  %121 = icmp eq i32 %120, 1
  br i1 %121, label %122, label %128

122:                                              ; preds = %119
  %123 = load i64, ptr %72, align 8
  %124 = load i32, ptr %73, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 1 %76, i64 1, i1 false)
  store i64 %123, ptr %44, align 8
  store i32 %124, ptr %45, align 4
  %125 = load i64, ptr %44, align 8
  %126 = load i32, ptr %45, align 4
  %127 = call noundef i32 @llvm.nvvm.suld.1d.i32.clamp(i64 noundef %125, i32 noundef %126) #8
  br label %134

128:                                              ; preds = %119
  %129 = load i64, ptr %72, align 8
  %130 = load i32, ptr %73, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 1 %77, i64 1, i1 false)
  store i64 %129, ptr %38, align 8
  store i32 %130, ptr %39, align 4
  %131 = load i64, ptr %38, align 8
  %132 = load i32, ptr %39, align 4
  %133 = call noundef i32 @llvm.nvvm.suld.1d.i32.trap(i64 noundef %131, i32 noundef %132) #8
  br label %134

134:                                              ; preds = %128, %122
  %135 = phi i32 [ %127, %122 ], [ %133, %128 ]
  br label %136

136:                                              ; preds = %113, %134
  %137 = phi i32 [ %118, %113 ], [ %135, %134 ]
  store i32 %137, ptr %58, align 4
  %138 = load i32, ptr %58, align 4
  store i32 %138, ptr %56, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %56, i64 4, i1 false)
  %139 = load float, ptr %57, align 4
  store float %139, ptr %90, align 4
  %140 = load i64, ptr %84, align 8
  %141 = load i32, ptr %89, align 4
  store i64 %140, ptr %78, align 8
  store i32 %141, ptr %79, align 4
  store i32 0, ptr %80, align 4
  %142 = load i32, ptr %80, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %150

144:                                              ; preds = %136
  %145 = load i64, ptr %78, align 8
  %146 = load i32, ptr %79, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 1 %81, i64 1, i1 false)
  store i64 %145, ptr %47, align 8
  store i32 %146, ptr %48, align 4
  %147 = load i64, ptr %47, align 8
  %148 = load i32, ptr %48, align 4
  %149 = call noundef i32 @llvm.nvvm.suld.1d.i32.zero(i64 noundef %147, i32 noundef %148) #8
  br label %167

150:                                              ; preds = %136
  %151 = load i32, ptr %80, align 4
  %152 = icmp eq i32 %151, 1
  br i1 %152, label %153, label %159

153:                                              ; preds = %150
  %154 = load i64, ptr %78, align 8
  %155 = load i32, ptr %79, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 1 %82, i64 1, i1 false)
  store i64 %154, ptr %41, align 8
  store i32 %155, ptr %42, align 4
  %156 = load i64, ptr %41, align 8
  %157 = load i32, ptr %42, align 4
  %158 = call noundef i32 @llvm.nvvm.suld.1d.i32.clamp(i64 noundef %156, i32 noundef %157) #8
  br label %165

159:                                              ; preds = %150
  %160 = load i64, ptr %78, align 8
  %161 = load i32, ptr %79, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 1 %83, i64 1, i1 false)
  store i64 %160, ptr %35, align 8
  store i32 %161, ptr %36, align 4
  %162 = load i64, ptr %35, align 8
  %163 = load i32, ptr %36, align 4
  %164 = call noundef i32 @llvm.nvvm.suld.1d.i32.trap(i64 noundef %162, i32 noundef %163) #8
  br label %165

165:                                              ; preds = %159, %153
  %166 = phi i32 [ %158, %153 ], [ %164, %159 ]
  br label %167

167:                                              ; preds = %144, %165
  %168 = phi i32 [ %149, %144 ], [ %166, %165 ]
  store i32 %168, ptr %55, align 4
  %169 = load i32, ptr %55, align 4
  store i32 %169, ptr %53, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %54, ptr align 4 %53, i64 4, i1 false)
  %170 = load float, ptr %54, align 4
  store float %170, ptr %91, align 4
  %171 = load float, ptr %90, align 4
  %172 = load float, ptr %91, align 4
  %173 = call %struct.float2 @_ZL11make_float2ff(float noundef %171, float noundef %172) #8
  %174 = getelementptr inbounds nuw %struct.float2, ptr %92, i32 0, i32 0
  %175 = extractvalue %struct.float2 %173, 0
  store float %175, ptr %174, align 8
  %176 = getelementptr inbounds nuw %struct.float2, ptr %92, i32 0, i32 1
  %177 = extractvalue %struct.float2 %173, 1
  store float %177, ptr %176, align 4
  %178 = load i64, ptr %85, align 8
  %179 = load i32, ptr %88, align 4
  %180 = mul nsw i32 8, %179
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %92, i64 8, i1 false)
  store i64 %178, ptr %59, align 8
  store i32 %180, ptr %60, align 4
  store i32 2, ptr %61, align 4
  %181 = load i32, ptr %61, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %201

183:                                              ; preds = %167
  %184 = load i64, ptr %59, align 8
  %185 = load i32, ptr %60, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %71, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %64, i64 8, i1 false)
  %186 = load float, ptr %30, align 8
  store float %186, ptr %25, align 4
  store i32 0, ptr %26, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %25, i64 4, i1 false)
  %187 = load i32, ptr %26, align 4
  store i32 %187, ptr %29, align 4
  %188 = getelementptr inbounds nuw %struct.rk_pair, ptr %29, i32 0, i32 1
  %189 = getelementptr inbounds nuw %struct.float2, ptr %30, i32 0, i32 1
  %190 = load float, ptr %189, align 4
  store float %190, ptr %27, align 4
  store i32 0, ptr %28, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %27, i64 4, i1 false)
  %191 = load i32, ptr %28, align 4
  store i32 %191, ptr %188, align 4
  %192 = load %struct.rk_pair, ptr %29, align 4
  %193 = extractvalue %struct.rk_pair %192, 0
  store i32 %193, ptr %63, align 4
  %194 = getelementptr inbounds nuw %struct.rk_pair, ptr %63, i32 0, i32 1
  %195 = extractvalue %struct.rk_pair %192, 1
  store i32 %195, ptr %194, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 4 %63, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 1 %62, i64 1, i1 false)
  store i64 %184, ptr %31, align 8
  store i32 %185, ptr %32, align 4
  %196 = load i64, ptr %31, align 8
  %197 = load i32, ptr %32, align 4
  %198 = load i32, ptr %33, align 4
  %199 = getelementptr inbounds nuw %struct.rk_pair, ptr %33, i32 0, i32 1
  %200 = load i32, ptr %199, align 4
  call void @llvm.nvvm.sust.b.1d.v2i32.zero(i64 noundef %196, i32 noundef %197, i32 noundef %198, i32 noundef %200) #8
  br label %241

201:                                              ; preds = %167
  %202 = load i32, ptr %61, align 4
  %203 = icmp eq i32 %202, 1
  br i1 %203, label %204, label %222

204:                                              ; preds = %201
  %205 = load i64, ptr %59, align 8
  %206 = load i32, ptr %60, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %71, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %67, i64 8, i1 false)
  %207 = load float, ptr %24, align 8
  store float %207, ptr %19, align 4
  store i32 0, ptr %20, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %19, i64 4, i1 false)
  %208 = load i32, ptr %20, align 4
  store i32 %208, ptr %23, align 4
  %209 = getelementptr inbounds nuw %struct.rk_pair, ptr %23, i32 0, i32 1
  %210 = getelementptr inbounds nuw %struct.float2, ptr %24, i32 0, i32 1
  %211 = load float, ptr %210, align 4
  store float %211, ptr %21, align 4
  store i32 0, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %21, i64 4, i1 false)
  %212 = load i32, ptr %22, align 4
  store i32 %212, ptr %209, align 4
  %213 = load %struct.rk_pair, ptr %23, align 4
  %214 = extractvalue %struct.rk_pair %213, 0
  store i32 %214, ptr %66, align 4
  %215 = getelementptr inbounds nuw %struct.rk_pair, ptr %66, i32 0, i32 1
  %216 = extractvalue %struct.rk_pair %213, 1
  store i32 %216, ptr %215, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 4 %66, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 1 %65, i64 1, i1 false)
  store i64 %205, ptr %9, align 8
  store i32 %206, ptr %10, align 4
  %217 = load i64, ptr %9, align 8
  %218 = load i32, ptr %10, align 4
  %219 = load i32, ptr %11, align 4
  %220 = getelementptr inbounds nuw %struct.rk_pair, ptr %11, i32 0, i32 1
  %221 = load i32, ptr %220, align 4
  call void @llvm.nvvm.sust.b.1d.v2i32.clamp(i64 noundef %217, i32 noundef %218, i32 noundef %219, i32 noundef %221) #8
  br label %240

222:                                              ; preds = %201
  %223 = load i64, ptr %59, align 8
  %224 = load i32, ptr %60, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %71, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %70, i64 8, i1 false)
  %225 = load float, ptr %18, align 8
  store float %225, ptr %13, align 4
  store i32 0, ptr %14, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %13, i64 4, i1 false)
  %226 = load i32, ptr %14, align 4
  store i32 %226, ptr %17, align 4
  %227 = getelementptr inbounds nuw %struct.rk_pair, ptr %17, i32 0, i32 1
  %228 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 1
  %229 = load float, ptr %228, align 4
  store float %229, ptr %15, align 4
  store i32 0, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %15, i64 4, i1 false)
  %230 = load i32, ptr %16, align 4
  store i32 %230, ptr %227, align 4
  %231 = load %struct.rk_pair, ptr %17, align 4
  %232 = extractvalue %struct.rk_pair %231, 0
  store i32 %232, ptr %69, align 4
  %233 = getelementptr inbounds nuw %struct.rk_pair, ptr %69, i32 0, i32 1
  %234 = extractvalue %struct.rk_pair %231, 1
  store i32 %234, ptr %233, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 4 %69, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 1 %68, i64 1, i1 false)
  store i64 %223, ptr %5, align 8
  store i32 %224, ptr %6, align 4
  %235 = load i64, ptr %5, align 8
  %236 = load i32, ptr %6, align 4
  %237 = load i32, ptr %7, align 4
  %238 = getelementptr inbounds nuw %struct.rk_pair, ptr %7, i32 0, i32 1
  %239 = load i32, ptr %238, align 4
  call void @llvm.nvvm.sust.b.1d.v2i32.trap(i64 noundef %235, i32 noundef %236, i32 noundef %237, i32 noundef %239) #8
  br label %240

240:                                              ; preds = %222, %204
  br label %241

241:                                              ; preds = %183, %240
  br label %242

242:                                              ; preds = %241, %101
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2 @_ZL11make_float2ff(float noundef %0, float noundef %1) #3 {
  %3 = alloca %struct.float2, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 4
  %10 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9surface2dyPK6uchar4ii(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i8, align 1
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i8, align 1
  %12 = alloca i16, align 2
  %13 = alloca i8, align 1
  %14 = alloca i16, align 2
  %15 = alloca i8, align 1
  %16 = alloca i16, align 2
  %17 = alloca i8, align 1
  %18 = alloca i16, align 2
  %19 = alloca i8, align 1
  %20 = alloca i16, align 2
  %21 = alloca i8, align 1
  %22 = alloca i16, align 2
  %23 = alloca i8, align 1
  %24 = alloca i16, align 2
  %25 = alloca i8, align 1
  %26 = alloca i16, align 2
  %27 = alloca i8, align 1
  %28 = alloca i16, align 2
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca %struct.rk_quad.9, align 8
  %33 = alloca %struct.rk_access.11, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.rk_quad.9, align 8
  %38 = alloca %struct.rk_access.10, align 8
  %39 = alloca %struct.rk_quad.9, align 2
  %40 = alloca %struct.uchar4, align 8
  %41 = alloca %struct.rk_quad.9, align 2
  %42 = alloca %struct.uchar4, align 8
  %43 = alloca %struct.rk_quad.9, align 2
  %44 = alloca %struct.uchar4, align 8
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca %struct.rk_quad.9, align 8
  %49 = alloca %struct.rk_access.8, align 8
  %50 = alloca i64, align 8
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca %struct.rk_access.8, align 1
  %55 = alloca %struct.rk_quad.9, align 2
  %56 = alloca %struct.uchar4, align 4
  %57 = alloca %struct.rk_access.10, align 1
  %58 = alloca %struct.rk_quad.9, align 2
  %59 = alloca %struct.uchar4, align 4
  %60 = alloca %struct.rk_access.11, align 1
  %61 = alloca %struct.rk_quad.9, align 2
  %62 = alloca %struct.uchar4, align 4
  %63 = alloca %struct.uchar4, align 8
  %64 = alloca i64, align 8
  %65 = alloca ptr, align 8
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca %struct.uchar4, align 4
  %71 = alloca %struct.uchar4, align 4
  store i64 %0, ptr %64, align 8
  store ptr %1, ptr %65, align 8
  store i32 %2, ptr %66, align 4
  store i32 %3, ptr %67, align 4
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %74 = mul i32 %72, %73
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %76 = add i32 %74, %75
  %77 = sub i32 %76, 1
  store i32 %77, ptr %68, align 4
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %80 = mul i32 %78, %79
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %82 = add i32 %80, %81
  %83 = sub i32 %82, 1
  store i32 %83, ptr %69, align 4
  %84 = load i32, ptr %68, align 4
  %85 = load i32, ptr %66, align 4
  %86 = icmp sgt i32 %84, %85
  br i1 %86, label %91, label %87

87:                                               ; preds = %4
  %88 = load i32, ptr %69, align 4
  %89 = load i32, ptr %67, align 4
  %90 = icmp sgt i32 %88, %89
  br i1 %90, label %91, label %92

91:                                               ; preds = %87, %4
  br label %223

92:                                               ; preds = %87
  %93 = load ptr, ptr %65, align 8
  %94 = load i32, ptr %69, align 4
  %95 = add nsw i32 %94, 1
  %96 = load i32, ptr %66, align 4
  %97 = add nsw i32 %96, 2
  %98 = mul nsw i32 %95, %97
  %99 = load i32, ptr %68, align 4
  %100 = add nsw i32 %98, %99
  %101 = add nsw i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds %struct.uchar4, ptr %93, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 4 %103, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 4 %70, i64 4, i1 false)
  %104 = load i64, ptr %64, align 8
  %105 = load i32, ptr %68, align 4
  %106 = mul nsw i32 4, %105
  %107 = load i32, ptr %69, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 4 %71, i64 4, i1 false)
  store i64 %104, ptr %50, align 8
  store i32 %106, ptr %51, align 4
  store i32 %107, ptr %52, align 4
  store i32 0, ptr %53, align 4
  %108 = load i32, ptr %53, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %146

110:                                              ; preds = %92
  %111 = load i64, ptr %50, align 8
  %112 = load i32, ptr %51, align 4
  %113 = load i32, ptr %52, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %63, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 4 %56, i64 4, i1 false)
  %114 = load i8, ptr %44, align 4
  store i8 %114, ptr %5, align 1
  store i16 0, ptr %6, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %6, ptr align 1 %5, i64 1, i1 false)
  %115 = load i16, ptr %6, align 2
  store i16 %115, ptr %43, align 2
  %116 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %43, i32 0, i32 1
  %117 = getelementptr inbounds nuw %struct.uchar4, ptr %44, i32 0, i32 1
  %118 = load i8, ptr %117, align 1
  store i8 %118, ptr %7, align 1
  store i16 0, ptr %8, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %8, ptr align 1 %7, i64 1, i1 false)
  %119 = load i16, ptr %8, align 2
  store i16 %119, ptr %116, align 2
  %120 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %43, i32 0, i32 2
  %121 = getelementptr inbounds nuw %struct.uchar4, ptr %44, i32 0, i32 2
  %122 = load i8, ptr %121, align 2
  store i8 %122, ptr %9, align 1
  store i16 0, ptr %10, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %10, ptr align 1 %9, i64 1, i1 false)
  %123 = load i16, ptr %10, align 2
  store i16 %123, ptr %120, align 2
  %124 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %43, i32 0, i32 3
  %125 = getelementptr inbounds nuw %struct.uchar4, ptr %44, i32 0, i32 3
  %126 = load i8, ptr %125, align 1
  store i8 %126, ptr %11, align 1
  store i16 0, ptr %12, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %12, ptr align 1 %11, i64 1, i1 false)
  %127 = load i16, ptr %12, align 2
  store i16 %127, ptr %124, align 2
  %128 = load %struct.rk_quad.9, ptr %43, align 2
  %129 = extractvalue %struct.rk_quad.9 %128, 0
  store i16 %129, ptr %55, align 2
  %130 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %55, i32 0, i32 1
  %131 = extractvalue %struct.rk_quad.9 %128, 1
  store i16 %131, ptr %130, align 2
  %132 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %55, i32 0, i32 2
  %133 = extractvalue %struct.rk_quad.9 %128, 2
  store i16 %133, ptr %132, align 2
  %134 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %55, i32 0, i32 3
  %135 = extractvalue %struct.rk_quad.9 %128, 3
  store i16 %135, ptr %134, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 2 %55, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 1 %54, i64 1, i1 false)
  store i64 %111, ptr %45, align 8
  store i32 %112, ptr %46, align 4
  store i32 %113, ptr %47, align 4
  %136 = load i64, ptr %45, align 8
  %137 = load i32, ptr %46, align 4
  %138 = load i32, ptr %47, align 4
  %139 = load i16, ptr %48, align 2
  %140 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %48, i32 0, i32 1
  %141 = load i16, ptr %140, align 2
  %142 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %48, i32 0, i32 2
  %143 = load i16, ptr %142, align 2
  %144 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %48, i32 0, i32 3
  %145 = load i16, ptr %144, align 2
  call void @llvm.nvvm.sust.b.2d.v4i8.zero(i64 noundef %136, i32 noundef %137, i32 noundef %138, i16 noundef signext %139, i16 noundef signext %141, i16 noundef signext %143, i16 noundef signext %145) #8
  br label %222

146:                                              ; preds = %92
  %147 = load i32, ptr %53, align 4
  %148 = icmp eq i32 %147, 1
  br i1 %148, label %149, label %185

149:                                              ; preds = %146
  %150 = load i64, ptr %50, align 8
  %151 = load i32, ptr %51, align 4
  %152 = load i32, ptr %52, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %59, ptr align 4 %63, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 4 %59, i64 4, i1 false)
  %153 = load i8, ptr %42, align 4
  store i8 %153, ptr %13, align 1
  store i16 0, ptr %14, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %14, ptr align 1 %13, i64 1, i1 false)
  %154 = load i16, ptr %14, align 2
  store i16 %154, ptr %41, align 2
  %155 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %41, i32 0, i32 1
  %156 = getelementptr inbounds nuw %struct.uchar4, ptr %42, i32 0, i32 1
  %157 = load i8, ptr %156, align 1
  store i8 %157, ptr %15, align 1
  store i16 0, ptr %16, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %16, ptr align 1 %15, i64 1, i1 false)
  %158 = load i16, ptr %16, align 2
  store i16 %158, ptr %155, align 2
  %159 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %41, i32 0, i32 2
  %160 = getelementptr inbounds nuw %struct.uchar4, ptr %42, i32 0, i32 2
  %161 = load i8, ptr %160, align 2
  store i8 %161, ptr %17, align 1
  store i16 0, ptr %18, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %18, ptr align 1 %17, i64 1, i1 false)
  %162 = load i16, ptr %18, align 2
  store i16 %162, ptr %159, align 2
  %163 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %41, i32 0, i32 3
  %164 = getelementptr inbounds nuw %struct.uchar4, ptr %42, i32 0, i32 3
  %165 = load i8, ptr %164, align 1
  store i8 %165, ptr %19, align 1
  store i16 0, ptr %20, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %20, ptr align 1 %19, i64 1, i1 false)
  %166 = load i16, ptr %20, align 2
  store i16 %166, ptr %163, align 2
  %167 = load %struct.rk_quad.9, ptr %41, align 2
  %168 = extractvalue %struct.rk_quad.9 %167, 0
  store i16 %168, ptr %58, align 2
  %169 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %58, i32 0, i32 1
  %170 = extractvalue %struct.rk_quad.9 %167, 1
  store i16 %170, ptr %169, align 2
  %171 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %58, i32 0, i32 2
  %172 = extractvalue %struct.rk_quad.9 %167, 2
  store i16 %172, ptr %171, align 2
  %173 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %58, i32 0, i32 3
  %174 = extractvalue %struct.rk_quad.9 %167, 3
  store i16 %174, ptr %173, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 2 %58, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 1 %57, i64 1, i1 false)
  store i64 %150, ptr %34, align 8
  store i32 %151, ptr %35, align 4
  store i32 %152, ptr %36, align 4
  %175 = load i64, ptr %34, align 8
  %176 = load i32, ptr %35, align 4
  %177 = load i32, ptr %36, align 4
  %178 = load i16, ptr %37, align 2
  %179 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %37, i32 0, i32 1
  %180 = load i16, ptr %179, align 2
  %181 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %37, i32 0, i32 2
  %182 = load i16, ptr %181, align 2
  %183 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %37, i32 0, i32 3
  %184 = load i16, ptr %183, align 2
  call void @llvm.nvvm.sust.b.2d.v4i8.clamp(i64 noundef %175, i32 noundef %176, i32 noundef %177, i16 noundef signext %178, i16 noundef signext %180, i16 noundef signext %182, i16 noundef signext %184) #8
  br label %221

185:                                              ; preds = %146
  %186 = load i64, ptr %50, align 8
  %187 = load i32, ptr %51, align 4
  %188 = load i32, ptr %52, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 4 %63, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 4 %62, i64 4, i1 false)
  %189 = load i8, ptr %40, align 4
  store i8 %189, ptr %21, align 1
  store i16 0, ptr %22, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %22, ptr align 1 %21, i64 1, i1 false)
  %190 = load i16, ptr %22, align 2
  store i16 %190, ptr %39, align 2
  %191 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %39, i32 0, i32 1
  %192 = getelementptr inbounds nuw %struct.uchar4, ptr %40, i32 0, i32 1
  %193 = load i8, ptr %192, align 1
  store i8 %193, ptr %23, align 1
  store i16 0, ptr %24, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %24, ptr align 1 %23, i64 1, i1 false)
  %194 = load i16, ptr %24, align 2
  store i16 %194, ptr %191, align 2
  %195 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %39, i32 0, i32 2
  %196 = getelementptr inbounds nuw %struct.uchar4, ptr %40, i32 0, i32 2
  %197 = load i8, ptr %196, align 2
  store i8 %197, ptr %25, align 1
  store i16 0, ptr %26, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %26, ptr align 1 %25, i64 1, i1 false)
  %198 = load i16, ptr %26, align 2
  store i16 %198, ptr %195, align 2
  %199 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %39, i32 0, i32 3
  %200 = getelementptr inbounds nuw %struct.uchar4, ptr %40, i32 0, i32 3
  %201 = load i8, ptr %200, align 1
  store i8 %201, ptr %27, align 1
  store i16 0, ptr %28, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %28, ptr align 1 %27, i64 1, i1 false)
  %202 = load i16, ptr %28, align 2
  store i16 %202, ptr %199, align 2
  %203 = load %struct.rk_quad.9, ptr %39, align 2
  %204 = extractvalue %struct.rk_quad.9 %203, 0
  store i16 %204, ptr %61, align 2
  %205 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %61, i32 0, i32 1
  %206 = extractvalue %struct.rk_quad.9 %203, 1
  store i16 %206, ptr %205, align 2
  %207 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %61, i32 0, i32 2
  %208 = extractvalue %struct.rk_quad.9 %203, 2
  store i16 %208, ptr %207, align 2
  %209 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %61, i32 0, i32 3
  %210 = extractvalue %struct.rk_quad.9 %203, 3
  store i16 %210, ptr %209, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 2 %61, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 1 %60, i64 1, i1 false)
  store i64 %186, ptr %29, align 8
  store i32 %187, ptr %30, align 4
  store i32 %188, ptr %31, align 4
  %211 = load i64, ptr %29, align 8
  %212 = load i32, ptr %30, align 4
  %213 = load i32, ptr %31, align 4
  %214 = load i16, ptr %32, align 2
  %215 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %32, i32 0, i32 1
  %216 = load i16, ptr %215, align 2
  %217 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %32, i32 0, i32 2
  %218 = load i16, ptr %217, align 2
  %219 = getelementptr inbounds nuw %struct.rk_quad.9, ptr %32, i32 0, i32 3
  %220 = load i16, ptr %219, align 2
  call void @llvm.nvvm.sust.b.2d.v4i8.trap(i64 noundef %211, i32 noundef %212, i32 noundef %213, i16 noundef signext %214, i16 noundef signext %216, i16 noundef signext %218, i16 noundef signext %220) #8
  br label %221

221:                                              ; preds = %185, %149
  br label %222

222:                                              ; preds = %110, %221
  br label %223

223:                                              ; preds = %222, %91
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9surface3dyPKsiii(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i16, align 2
  %17 = alloca %struct.rk_access.14, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i16, align 2
  %23 = alloca %struct.rk_access.13, align 8
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  %26 = alloca i16, align 2
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i16, align 2
  %32 = alloca %struct.rk_access.12, align 8
  %33 = alloca i16, align 2
  %34 = alloca i16, align 2
  %35 = alloca i64, align 8
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca %struct.rk_access.14, align 8
  %40 = alloca i64, align 8
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca %struct.rk_access.13, align 8
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca %struct.rk_access.12, align 8
  %50 = alloca i16, align 2
  %51 = alloca i16, align 2
  %52 = alloca i64, align 8
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca %struct.rk_access.12, align 1
  %58 = alloca %struct.rk_access.13, align 1
  %59 = alloca %struct.rk_access.14, align 1
  %60 = alloca i64, align 8
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca %struct.rk_access.12, align 1
  %66 = alloca %struct.rk_access.13, align 1
  %67 = alloca %struct.rk_access.14, align 1
  %68 = alloca i64, align 8
  %69 = alloca ptr, align 8
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca i16, align 2
  store i64 %0, ptr %68, align 8
  store ptr %1, ptr %69, align 8
  store i32 %2, ptr %70, align 4
  store i32 %3, ptr %71, align 4
  store i32 %4, ptr %72, align 4
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %77, ptr %73, align 4
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %78, ptr %74, align 4
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %79, ptr %75, align 4
  %80 = load i64, ptr %68, align 8
  %81 = load i32, ptr %73, align 4
  %82 = mul nsw i32 2, %81
  %83 = load i32, ptr %74, align 4
  %84 = load i32, ptr %75, align 4
  store i64 %80, ptr %60, align 8
  store i32 %82, ptr %61, align 4
  store i32 %83, ptr %62, align 4
  store i32 %84, ptr %63, align 4
  store i32 2, ptr %64, align 4
  %85 = load i32, ptr %64, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %5
  %88 = load i64, ptr %60, align 8
  %89 = load i32, ptr %61, align 4
  %90 = load i32, ptr %62, align 4
  %91 = load i32, ptr %63, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 1 %65, i64 1, i1 false)
  store i64 %88, ptr %45, align 8
  store i32 %89, ptr %46, align 4
  store i32 %90, ptr %47, align 4
  store i32 %91, ptr %48, align 4
  %92 = load i64, ptr %45, align 8
  %93 = load i32, ptr %46, align 4
  %94 = load i32, ptr %47, align 4
  %95 = load i32, ptr %48, align 4
  %96 = call noundef signext i16 @llvm.nvvm.suld.3d.i16.zero(i64 noundef %92, i32 noundef %93, i32 noundef %94, i32 noundef %95) #8
  br label %122

97:                                               ; preds = %5
  %98 = load i32, ptr %64, align 4
  %99 = icmp eq i32 %98, 1
  br i1 %99, label %100, label %110

100:                                              ; preds = %97
  %101 = load i64, ptr %60, align 8
  %102 = load i32, ptr %61, align 4
  %103 = load i32, ptr %62, align 4
  %104 = load i32, ptr %63, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 1 %66, i64 1, i1 false)
  store i64 %101, ptr %40, align 8
  store i32 %102, ptr %41, align 4
  store i32 %103, ptr %42, align 4
  store i32 %104, ptr %43, align 4
  %105 = load i64, ptr %40, align 8
  %106 = load i32, ptr %41, align 4
  %107 = load i32, ptr %42, align 4
  %108 = load i32, ptr %43, align 4
  %109 = call noundef signext i16 @llvm.nvvm.suld.3d.i16.clamp(i64 noundef %105, i32 noundef %106, i32 noundef %107, i32 noundef %108) #8
  br label %120

110:                                              ; preds = %97
  %111 = load i64, ptr %60, align 8
  %112 = load i32, ptr %61, align 4
  %113 = load i32, ptr %62, align 4
  %114 = load i32, ptr %63, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 1 %67, i64 1, i1 false)
  store i64 %111, ptr %35, align 8
  store i32 %112, ptr %36, align 4
  store i32 %113, ptr %37, align 4
  store i32 %114, ptr %38, align 4
  %115 = load i64, ptr %35, align 8
  %116 = load i32, ptr %36, align 4
  %117 = load i32, ptr %37, align 4
  %118 = load i32, ptr %38, align 4
  %119 = call noundef signext i16 @llvm.nvvm.suld.3d.i16.trap(i64 noundef %115, i32 noundef %116, i32 noundef %117, i32 noundef %118) #8
  br label %120

120:                                              ; preds = %110, %100
  %121 = phi i16 [ %109, %100 ], [ %119, %110 ]
  br label %122

122:                                              ; preds = %87, %120
  %123 = phi i16 [ %96, %87 ], [ %121, %120 ]
  store i16 %123, ptr %50, align 2
  %124 = load i16, ptr %50, align 2
  store i16 %124, ptr %33, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %34, ptr align 2 %33, i64 2, i1 false)
  %125 = load i16, ptr %34, align 2
  store i16 %125, ptr %76, align 2
  %126 = load i16, ptr %76, align 2
  %127 = sext i16 %126 to i32
  %128 = load ptr, ptr %69, align 8
  %129 = load i32, ptr %75, align 4
  %130 = load i32, ptr %71, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %74, align 4
  %133 = add nsw i32 %131, %132
  %134 = load i32, ptr %70, align 4
  %135 = mul nsw i32 %133, %134
  %136 = load i32, ptr %73, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i16, ptr %128, i64 %138
  %140 = load i16, ptr %139, align 2
  %141 = sext i16 %140 to i32
  %142 = add nsw i32 %127, %141
  %143 = trunc i32 %142 to i16
  %144 = load i64, ptr %68, align 8
  %145 = load i32, ptr %73, align 4
  %146 = mul nsw i32 2, %145
  %147 = load i32, ptr %74, align 4
  %148 = load i32, ptr %75, align 4
  store i16 %143, ptr %51, align 2
  store i64 %144, ptr %52, align 8
  store i32 %146, ptr %53, align 4
  store i32 %147, ptr %54, align 4
  store i32 %148, ptr %55, align 4
  store i32 2, ptr %56, align 4
  %149 = load i32, ptr %56, align 4
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %164

151:                                              ; preds = %122
  %152 = load i64, ptr %52, align 8
  %153 = load i32, ptr %53, align 4
  %154 = load i32, ptr %54, align 4
  %155 = load i32, ptr %55, align 4
  %156 = load i16, ptr %51, align 2
  store i16 %156, ptr %26, align 2
  %157 = load i16, ptr %26, align 2
  store i16 %157, ptr %6, align 2
  store i16 0, ptr %7, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %7, ptr align 2 %6, i64 2, i1 false)
  %158 = load i16, ptr %7, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 1 %57, i64 1, i1 false)
  store i64 %152, ptr %27, align 8
  store i32 %153, ptr %28, align 4
  store i32 %154, ptr %29, align 4
  store i32 %155, ptr %30, align 4
  store i16 %158, ptr %31, align 2
  %159 = load i64, ptr %27, align 8
  %160 = load i32, ptr %28, align 4
  %161 = load i32, ptr %29, align 4
  %162 = load i32, ptr %30, align 4
  %163 = load i16, ptr %31, align 2
  call void @llvm.nvvm.sust.b.3d.i16.zero(i64 noundef %159, i32 noundef %160, i32 noundef %161, i32 noundef %162, i16 noundef signext %163) #8
  br label %194

164:                                              ; preds = %122
  %165 = load i32, ptr %56, align 4
  %166 = icmp eq i32 %165, 1
  br i1 %166, label %167, label %180

167:                                              ; preds = %164
  %168 = load i64, ptr %52, align 8
  %169 = load i32, ptr %53, align 4
  %170 = load i32, ptr %54, align 4
  %171 = load i32, ptr %55, align 4
  %172 = load i16, ptr %51, align 2
  store i16 %172, ptr %25, align 2
  %173 = load i16, ptr %25, align 2
  store i16 %173, ptr %8, align 2
  store i16 0, ptr %9, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %9, ptr align 2 %8, i64 2, i1 false)
  %174 = load i16, ptr %9, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 1 %58, i64 1, i1 false)
  store i64 %168, ptr %18, align 8
  store i32 %169, ptr %19, align 4
  store i32 %170, ptr %20, align 4
  store i32 %171, ptr %21, align 4
  store i16 %174, ptr %22, align 2
  %175 = load i64, ptr %18, align 8
  %176 = load i32, ptr %19, align 4
  %177 = load i32, ptr %20, align 4
  %178 = load i32, ptr %21, align 4
  %179 = load i16, ptr %22, align 2
  call void @llvm.nvvm.sust.b.3d.i16.clamp(i64 noundef %175, i32 noundef %176, i32 noundef %177, i32 noundef %178, i16 noundef signext %179) #8
  br label %193

180:                                              ; preds = %164
  %181 = load i64, ptr %52, align 8
  %182 = load i32, ptr %53, align 4
  %183 = load i32, ptr %54, align 4
  %184 = load i32, ptr %55, align 4
  %185 = load i16, ptr %51, align 2
  store i16 %185, ptr %24, align 2
  %186 = load i16, ptr %24, align 2
  store i16 %186, ptr %10, align 2
  store i16 0, ptr %11, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %11, ptr align 2 %10, i64 2, i1 false)
  %187 = load i16, ptr %11, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 1 %59, i64 1, i1 false)
  store i64 %181, ptr %12, align 8
  store i32 %182, ptr %13, align 4
  store i32 %183, ptr %14, align 4
  store i32 %184, ptr %15, align 4
  store i16 %187, ptr %16, align 2
  %188 = load i64, ptr %12, align 8
  %189 = load i32, ptr %13, align 4
  %190 = load i32, ptr %14, align 4
  %191 = load i32, ptr %15, align 4
  %192 = load i16, ptr %16, align 2
  call void @llvm.nvvm.sust.b.3d.i16.trap(i64 noundef %188, i32 noundef %189, i32 noundef %190, i32 noundef %191, i16 noundef signext %192) #8
  br label %193

193:                                              ; preds = %180, %167
  br label %194

194:                                              ; preds = %151, %193
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14surface_layersyyii(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.rk_access.4, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.rk_access.3, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca %struct.rk_access.2, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.rk_access.17, align 8
  %36 = alloca i64, align 8
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca %struct.rk_access.16, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.rk_access.15, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca %struct.rk_access.15, align 1
  %53 = alloca %struct.rk_access.16, align 1
  %54 = alloca %struct.rk_access.17, align 1
  %55 = alloca i32, align 4
  %56 = alloca i64, align 8
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca %struct.rk_access.2, align 1
  %61 = alloca %struct.rk_access.3, align 1
  %62 = alloca %struct.rk_access.4, align 1
  %63 = alloca ptr, align 8
  %64 = alloca i64, align 8
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca i64, align 8
  store i64 %0, ptr %69, align 8
  store i64 %1, ptr %70, align 8
  store i32 %2, ptr %71, align 4
  store i32 %3, ptr %72, align 4
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %77, ptr %73, align 4
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %78, ptr %74, align 4
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %79, ptr %75, align 4
  %80 = load i64, ptr %69, align 8
  %81 = load i32, ptr %73, align 4
  %82 = mul nsw i32 8, %81
  %83 = load i32, ptr %74, align 4
  %84 = load i32, ptr %75, align 4
  store ptr %76, ptr %63, align 8
  store i64 %80, ptr %64, align 8
  store i32 %82, ptr %65, align 4
  store i32 %83, ptr %66, align 4
  store i32 %84, ptr %67, align 4
  store i32 2, ptr %68, align 4
  %85 = load i64, ptr %64, align 8
  %86 = load i32, ptr %65, align 4
  %87 = load i32, ptr %66, align 4
  %88 = load i32, ptr %67, align 4
  %89 = load i32, ptr %68, align 4
  store i64 %85, ptr %47, align 8
  store i32 %86, ptr %48, align 4
  store i32 %87, ptr %49, align 4
  store i32 %88, ptr %50, align 4
  store i32 %89, ptr %51, align 4
  %90 = load i32, ptr %51, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %102

92:                                               ; preds = %4
  %93 = load i64, ptr %47, align 8
  %94 = load i32, ptr %50, align 4
  %95 = load i32, ptr %48, align 4
  %96 = load i32, ptr %49, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 1 %52, i64 1, i1 false)
  store i64 %93, ptr %41, align 8
  store i32 %94, ptr %42, align 4
  store i32 %95, ptr %43, align 4
  store i32 %96, ptr %44, align 4
  %97 = load i64, ptr %41, align 8
  %98 = load i32, ptr %42, align 4
  %99 = load i32, ptr %43, align 4
  %100 = load i32, ptr %44, align 4
  %101 = call noundef i64 @llvm.nvvm.suld.2d.array.i64.zero(i64 noundef %97, i32 noundef %98, i32 noundef %99, i32 noundef %100) #8
  br label %127

102:                                              ; preds = %4
  %103 = load i32, ptr %51, align 4
  %104 = icmp eq i32 %103, 1
  br i1 %104, label %105, label %115

105:                                              ; preds = %102
  %106 = load i64, ptr %47, align 8
  %107 = load i32, ptr %50, align 4
  %108 = load i32, ptr %48, align 4
  %109 = load i32, ptr %49, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 1 %53, i64 1, i1 false)
  store i64 %106, ptr %36, align 8
  store i32 %107, ptr %37, align 4
  store i32 %108, ptr %38, align 4
  store i32 %109, ptr %39, align 4
  %110 = load i64, ptr %36, align 8
  %111 = load i32, ptr %37, align 4
  %112 = load i32, ptr %38, align 4
  %113 = load i32, ptr %39, align 4
  %114 = call noundef i64 @llvm.nvvm.suld.2d.array.i64.clamp(i64 noundef %110, i32 noundef %111, i32 noundef %112, i32 noundef %113) #8
  br label %125

115:                                              ; preds = %102
  %116 = load i64, ptr %47, align 8
  %117 = load i32, ptr %50, align 4
  %118 = load i32, ptr %48, align 4
  %119 = load i32, ptr %49, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 1 %54, i64 1, i1 false)
  store i64 %116, ptr %31, align 8
  store i32 %117, ptr %32, align 4
  store i32 %118, ptr %33, align 4
  store i32 %119, ptr %34, align 4
  %120 = load i64, ptr %31, align 8
  %121 = load i32, ptr %32, align 4
  %122 = load i32, ptr %33, align 4
  %123 = load i32, ptr %34, align 4
  %124 = call noundef i64 @llvm.nvvm.suld.2d.array.i64.trap(i64 noundef %120, i32 noundef %121, i32 noundef %122, i32 noundef %123) #8
  br label %125

125:                                              ; preds = %115, %105
  %126 = phi i64 [ %114, %105 ], [ %124, %115 ]
  br label %127

127:                                              ; preds = %92, %125
  %128 = phi i64 [ %101, %92 ], [ %126, %125 ]
  store i64 %128, ptr %46, align 8
  %129 = load i64, ptr %46, align 8
  store i64 %129, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %29, i64 8, i1 false)
  %130 = load i64, ptr %30, align 8
  %131 = load ptr, ptr %63, align 8
  store i64 %130, ptr %131, align 8
  %132 = load i64, ptr %76, align 8
  %133 = load i32, ptr %74, align 4
  %134 = sext i32 %133 to i64
  %135 = add nsw i64 %132, %134
  %136 = trunc i64 %135 to i32
  %137 = load i64, ptr %70, align 8
  %138 = load i32, ptr %74, align 4
  %139 = load i32, ptr %71, align 4
  %140 = mul nsw i32 %138, %139
  %141 = load i32, ptr %73, align 4
  %142 = add nsw i32 %140, %141
  %143 = mul nsw i32 4, %142
  %144 = load i32, ptr %75, align 4
  store i32 %136, ptr %55, align 4
  store i64 %137, ptr %56, align 8
  store i32 %143, ptr %57, align 4
  store i32 %144, ptr %58, align 4
  store i32 2, ptr %59, align 4
  %145 = load i32, ptr %59, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %158

147:                                              ; preds = %127
  %148 = load i64, ptr %56, align 8
  %149 = load i32, ptr %58, align 4
  %150 = load i32, ptr %57, align 4
  %151 = load i32, ptr %55, align 4
  store i32 %151, ptr %23, align 4
  %152 = load i32, ptr %23, align 4
  store i32 %152, ptr %5, align 4
  store i32 0, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 4, i1 false)
  %153 = load i32, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 1 %60, i64 1, i1 false)
  store i64 %148, ptr %24, align 8
  store i32 %149, ptr %25, align 4
  store i32 %150, ptr %26, align 4
  store i32 %153, ptr %27, align 4
  %154 = load i64, ptr %24, align 8
  %155 = load i32, ptr %25, align 4
  %156 = load i32, ptr %26, align 4
  %157 = load i32, ptr %27, align 4
  call void @llvm.nvvm.sust.b.1d.array.i32.zero(i64 noundef %154, i32 noundef %155, i32 noundef %156, i32 noundef %157) #8
  br label %184

158:                                              ; preds = %127
  %159 = load i32, ptr %59, align 4
  %160 = icmp eq i32 %159, 1
  br i1 %160, label %161, label %172

161:                                              ; preds = %158
  %162 = load i64, ptr %56, align 8
  %163 = load i32, ptr %58, align 4
  %164 = load i32, ptr %57, align 4
  %165 = load i32, ptr %55, align 4
  store i32 %165, ptr %22, align 4
  %166 = load i32, ptr %22, align 4
  store i32 %166, ptr %7, align 4
  store i32 0, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %7, i64 4, i1 false)
  %167 = load i32, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 1 %61, i64 1, i1 false)
  store i64 %162, ptr %16, align 8
  store i32 %163, ptr %17, align 4
  store i32 %164, ptr %18, align 4
  store i32 %167, ptr %19, align 4
  %168 = load i64, ptr %16, align 8
  %169 = load i32, ptr %17, align 4
  %170 = load i32, ptr %18, align 4
  %171 = load i32, ptr %19, align 4
  call void @llvm.nvvm.sust.b.1d.array.i32.clamp(i64 noundef %168, i32 noundef %169, i32 noundef %170, i32 noundef %171) #8
  br label %183

172:                                              ; preds = %158
  %173 = load i64, ptr %56, align 8
  %174 = load i32, ptr %58, align 4
  %175 = load i32, ptr %57, align 4
  %176 = load i32, ptr %55, align 4
  store i32 %176, ptr %21, align 4
  %177 = load i32, ptr %21, align 4
  store i32 %177, ptr %9, align 4
  store i32 0, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %9, i64 4, i1 false)
  %178 = load i32, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 1 %62, i64 1, i1 false)
  store i64 %173, ptr %11, align 8
  store i32 %174, ptr %12, align 4
  store i32 %175, ptr %13, align 4
  store i32 %178, ptr %14, align 4
  %179 = load i64, ptr %11, align 8
  %180 = load i32, ptr %12, align 4
  %181 = load i32, ptr %13, align 4
  %182 = load i32, ptr %14, align 4
  call void @llvm.nvvm.sust.b.1d.array.i32.trap(i64 noundef %179, i32 noundef %180, i32 noundef %181, i32 noundef %182) #8
  br label %183

183:                                              ; preds = %172, %161
  br label %184

184:                                              ; preds = %147, %183
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8assemblyyyyPKfP6float4i(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.float4, align 16
  %15 = alloca %struct.float4, align 16
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.float4, align 16
  store i64 %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load i32, ptr %12, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %6
  br label %99

28:                                               ; preds = %6
  %29 = load i32, ptr %13, align 4
  %30 = mul nsw i32 4, %29
  store i32 %30, ptr %17, align 4
  %31 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 0
  %32 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 1
  %33 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 2
  %34 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 3
  %35 = load i64, ptr %7, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = load ptr, ptr %10, align 8
  %42 = load i32, ptr %12, align 4
  %43 = sub nsw i32 %42, 1
  %44 = load i32, ptr %13, align 4
  %45 = sub nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %41, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = call contract { float, float, float, float } asm "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %35, float %40, float %48) #9, !srcloc !11
  %50 = extractvalue { float, float, float, float } %49, 0
  %51 = extractvalue { float, float, float, float } %49, 1
  %52 = extractvalue { float, float, float, float } %49, 2
  %53 = extractvalue { float, float, float, float } %49, 3
  store float %50, ptr %31, align 16
  store float %51, ptr %32, align 4
  store float %52, ptr %33, align 8
  store float %53, ptr %34, align 4
  %54 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %55 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %56 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %57 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %58 = load i64, ptr %8, align 8
  %59 = load i32, ptr %13, align 4
  %60 = srem i32 %59, 4
  %61 = load ptr, ptr %10, align 8
  %62 = load i32, ptr %13, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = call contract { float, float, float, float } asm "tex.a2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,r,f,f"(i64 %58, i32 %60, float %65, float 2.500000e-01) #9, !srcloc !12
  %67 = extractvalue { float, float, float, float } %66, 0
  %68 = extractvalue { float, float, float, float } %66, 1
  %69 = extractvalue { float, float, float, float } %66, 2
  %70 = extractvalue { float, float, float, float } %66, 3
  store float %67, ptr %54, align 16
  store float %68, ptr %55, align 4
  store float %69, ptr %56, align 8
  store float %70, ptr %57, align 4
  %71 = load i64, ptr %9, align 8
  %72 = load i32, ptr %17, align 4
  %73 = call i32 asm sideeffect "suld.b.1d.b32.clamp {$0}, [$1, {$2}];", "=r,l,r"(i64 %71, i32 %72) #8, !srcloc !13
  store i32 %73, ptr %16, align 4
  %74 = load i64, ptr %9, align 8
  %75 = load i32, ptr %17, align 4
  %76 = load i32, ptr %16, align 4
  %77 = mul nsw i32 2, %76
  call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], {$2};", "l,r,r,~{memory}"(i64 %74, i32 %75, i32 %77) #8, !srcloc !14
  %78 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 0
  %79 = load float, ptr %78, align 16
  %80 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 3
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %83 = load float, ptr %82, align 16
  %84 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %85 = load float, ptr %84, align 4
  %86 = call %struct.float4 @_ZL11make_float4ffff(float noundef %79, float noundef %81, float noundef %83, float noundef %85) #8
  %87 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 0
  %88 = extractvalue %struct.float4 %86, 0
  store float %88, ptr %87, align 16
  %89 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 1
  %90 = extractvalue %struct.float4 %86, 1
  store float %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 2
  %92 = extractvalue %struct.float4 %86, 2
  store float %92, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 3
  %94 = extractvalue %struct.float4 %86, 3
  store float %94, ptr %93, align 4
  %95 = load ptr, ptr %11, align 8
  %96 = load i32, ptr %13, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds %struct.float4, ptr %95, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %98, ptr align 16 %18, i64 16, i1 false)
  br label %99

99:                                               ; preds = %28, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float4 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #3 {
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
define dso_local ptx_kernel void @_Z6mipmapyPf(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca %struct.rk_f32x4, align 4
  %9 = alloca %struct.rk_f32x4, align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.rk_f32x4, align 4
  %15 = alloca %struct.rk_f32x4, align 4
  %16 = alloca i64, align 8
  %17 = alloca ptr, align 8
  store i64 %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  %18 = load i64, ptr %16, align 8
  store i64 %18, ptr %10, align 8
  store float 5.000000e-01, ptr %11, align 4
  store float 5.000000e-01, ptr %12, align 4
  store float 1.000000e+00, ptr %13, align 4
  %19 = load i64, ptr %10, align 8
  %20 = load float, ptr %11, align 4
  %21 = load float, ptr %12, align 4
  %22 = load float, ptr %13, align 4
  store ptr %14, ptr %3, align 8
  store i64 %19, ptr %4, align 8
  store float %20, ptr %5, align 4
  store float %21, ptr %6, align 4
  store float %22, ptr %7, align 4
  %23 = load i64, ptr %4, align 8
  %24 = load float, ptr %5, align 4
  %25 = load float, ptr %6, align 4
  %26 = load float, ptr %7, align 4
  %27 = call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.level.v4f32.f32(i64 noundef %23, float noundef %24, float noundef %25, float noundef %26) #8
  %28 = extractvalue %struct.rk_f32x4 %27, 0
  store float %28, ptr %8, align 4
  %29 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 1
  %30 = extractvalue %struct.rk_f32x4 %27, 1
  store float %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 2
  %32 = extractvalue %struct.rk_f32x4 %27, 2
  store float %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.rk_f32x4, ptr %8, i32 0, i32 3
  %34 = extractvalue %struct.rk_f32x4 %27, 3
  store float %34, ptr %33, align 4
  %35 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %8, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %14, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %15, i64 16, i1 false)
  %36 = load float, ptr %9, align 4
  %37 = load ptr, ptr %17, align 8
  %38 = getelementptr inbounds float, ptr %37, i64 0
  store float %36, ptr %38, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.3d.v4f32.f32(i64, float, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.array.v4f32.f32(i64, i32, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64, i32, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tld4.unified.r.2d.v4f32.f32(i64, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tld4.unified.g.2d.v4f32.f32(i64, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tld4.unified.b.2d.v4f32.f32(i64, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tld4.unified.a.2d.v4f32.f32(i64, float, float)

declare %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)

declare %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64, float, float)

declare %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64, i32)

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.uchar2 @_ZL11make_uchar2hh(i8 noundef zeroext %0, i8 noundef zeroext %1) #3 {
  %3 = alloca %struct.uchar2, align 2
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  store i8 %0, ptr %4, align 1
  store i8 %1, ptr %5, align 1
  %6 = getelementptr inbounds nuw %struct.uchar2, ptr %3, i32 0, i32 0
  %7 = load i8, ptr %4, align 1
  store i8 %7, ptr %6, align 2
  %8 = getelementptr inbounds nuw %struct.uchar2, ptr %3, i32 0, i32 1
  %9 = load i8, ptr %5, align 1
  store i8 %9, ptr %8, align 1
  %10 = load %struct.uchar2, ptr %3, align 2
  ret %struct.uchar2 %10
}

declare %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64, float, float)

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.uchar4 @_ZL11make_uchar4hhhh(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3) #3 {
  %5 = alloca %struct.uchar4, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  store i8 %0, ptr %6, align 1
  store i8 %1, ptr %7, align 1
  store i8 %2, ptr %8, align 1
  store i8 %3, ptr %9, align 1
  %10 = getelementptr inbounds nuw %struct.uchar4, ptr %5, i32 0, i32 0
  %11 = load i8, ptr %6, align 1
  store i8 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.uchar4, ptr %5, i32 0, i32 1
  %13 = load i8, ptr %7, align 1
  store i8 %13, ptr %12, align 1
  %14 = getelementptr inbounds nuw %struct.uchar4, ptr %5, i32 0, i32 2
  %15 = load i8, ptr %8, align 1
  store i8 %15, ptr %14, align 2
  %16 = getelementptr inbounds nuw %struct.uchar4, ptr %5, i32 0, i32 3
  %17 = load i8, ptr %9, align 1
  store i8 %17, ptr %16, align 1
  %18 = load %struct.uchar4, ptr %5, align 4
  ret %struct.uchar4 %18
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.short2 @_ZL11make_short2ss(i16 noundef signext %0, i16 noundef signext %1) #3 {
  %3 = alloca %struct.short2, align 4
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  store i16 %0, ptr %4, align 2
  store i16 %1, ptr %5, align 2
  %6 = getelementptr inbounds nuw %struct.short2, ptr %3, i32 0, i32 0
  %7 = load i16, ptr %4, align 2
  store i16 %7, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.short2, ptr %3, i32 0, i32 1
  %9 = load i16, ptr %5, align 2
  store i16 %9, ptr %8, align 2
  %10 = load %struct.short2, ptr %3, align 4
  ret %struct.short2 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.int4 @_ZL9make_int4iiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 {
  %5 = alloca %struct.int4, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.int4, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 16
  %12 = getelementptr inbounds nuw %struct.int4, ptr %5, i32 0, i32 1
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.int4, ptr %5, i32 0, i32 2
  %15 = load i32, ptr %8, align 4
  store i32 %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.int4, ptr %5, i32 0, i32 3
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %16, align 4
  %18 = load %struct.int4, ptr %5, align 16
  ret %struct.int4 %18
}

declare %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.zero(i64, i32, i32)

declare %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.clamp(i64, i32, i32)

declare %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.trap(i64, i32, i32)

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i32.zero(i64, i32, i32, i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i32.clamp(i64, i32, i32, i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i32.trap(i64, i32, i32, i32, i32, i32, i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i32 @llvm.nvvm.suld.1d.i32.zero(i64, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i32 @llvm.nvvm.suld.1d.i32.clamp(i64, i32) #6

; Function Attrs: nocallback nofree nounwind memory(read)
declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.1d.v2i32.zero(i64, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.1d.v2i32.clamp(i64, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.1d.v2i32.trap(i64, i32, i32, i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i8.zero(i64, i32, i32, i16, i16, i16, i16) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i8.clamp(i64, i32, i32, i16, i16, i16, i16) #4

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i8.trap(i64, i32, i32, i16, i16, i16, i16) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i16 @llvm.nvvm.suld.3d.i16.zero(i64, i32, i32, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i16 @llvm.nvvm.suld.3d.i16.clamp(i64, i32, i32, i32) #6

; Function Attrs: nocallback nofree nounwind memory(read)
declare i16 @llvm.nvvm.suld.3d.i16.trap(i64, i32, i32, i32) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.3d.i16.zero(i64, i32, i32, i32, i16) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.3d.i16.clamp(i64, i32, i32, i32, i16) #4

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.3d.i16.trap(i64, i32, i32, i32, i16) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i64 @llvm.nvvm.suld.2d.array.i64.zero(i64, i32, i32, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare i64 @llvm.nvvm.suld.2d.array.i64.clamp(i64, i32, i32, i32) #6

; Function Attrs: nocallback nofree nounwind memory(read)
declare i64 @llvm.nvvm.suld.2d.array.i64.trap(i64, i32, i32, i32) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.1d.array.i32.zero(i64, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.1d.array.i32.clamp(i64, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.1d.array.i32.trap(i64, i32, i32, i32) #5

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.level.v4f32.f32(i64, float, float, float)

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(write) }
attributes #5 = { nocallback nofree nounwind memory(write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(read) }
attributes #7 = { nocallback nofree nounwind memory(read) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}

!0 = !{ptr addrspace(1) @row, !"texture", i32 1}
!1 = !{ptr addrspace(1) @picture, !"texture", i32 1}
!2 = !{ptr addrspace(1) @stack, !"texture", i32 1}
!3 = !{ptr addrspace(1) @canvas, !"surface", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{}
!8 = !{i64 4}
!9 = !{i64 648766}
!10 = !{i64 648972}
!11 = !{i64 5739}
!12 = !{i64 5897}
!13 = !{i64 6082}
!14 = !{i64 6166}
