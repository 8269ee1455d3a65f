; ModuleID = 'vectors.cu'
source_filename = "vectors.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.int2 = type { i32, i32 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.float3 = type { float, float, float }
%struct.Body = type { float, float, float, float }
%struct.Mixed = type { i32, double, i16 }
%struct.Grid = type { i32, i32, double, double, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16complex_multiplyPK6float2S1_PS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  br label %62

22:                                               ; preds = %4
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.float2, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %26, i64 8, i1 false)
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.float2, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %30, i64 8, i1 false)
  %31 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 0
  %32 = load float, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 0
  %34 = load float, ptr %33, align 8
  %35 = fmul contract float %32, %34
  %36 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 1
  %39 = load float, ptr %38, align 4
  %40 = fmul contract float %37, %39
  %41 = fsub contract float %35, %40
  %42 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 0
  %43 = load float, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 1
  %45 = load float, ptr %44, align 4
  %46 = fmul contract float %43, %45
  %47 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 1
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 0
  %50 = load float, ptr %49, align 8
  %51 = fmul contract float %48, %50
  %52 = fadd contract float %46, %51
  %53 = call %struct.float2 @_ZL11make_float2ff(float noundef %41, float noundef %52) #5
  %54 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 0
  %55 = extractvalue %struct.float2 %53, 0
  store float %55, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 1
  %57 = extractvalue %struct.float2 %53, 1
  store float %57, ptr %56, align 4
  %58 = load ptr, ptr %7, align 8
  %59 = load i32, ptr %9, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.float2, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %12, i64 8, i1 false)
  br label %62

62:                                               ; preds = %22, %21
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2 @_ZL11make_float2ff(float noundef %0, float noundef %1) #2 {
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
define dso_local ptx_kernel void @_Z6scale4PK6float4PS_fi(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  br label %45

20:                                               ; preds = %4
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.float4, ptr %21, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %24, i64 16, i1 false)
  %25 = load float, ptr %7, align 4
  %26 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %27 = load float, ptr %26, align 16
  %28 = fmul contract float %27, %25
  store float %28, ptr %26, align 16
  %29 = load float, ptr %7, align 4
  %30 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %31 = load float, ptr %30, align 4
  %32 = fmul contract float %31, %29
  store float %32, ptr %30, align 4
  %33 = load float, ptr %7, align 4
  %34 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %35 = load float, ptr %34, align 8
  %36 = fmul contract float %35, %33
  store float %36, ptr %34, align 8
  %37 = load float, ptr %7, align 4
  %38 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %39 = load float, ptr %38, align 4
  %40 = fmul contract float %39, %37
  store float %40, ptr %38, align 4
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float4, ptr %41, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %10, i64 16, i1 false)
  br label %45

45:                                               ; preds = %20, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4dot4PK6float4S1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4
  %15 = load i32, ptr %9, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %4
  br label %79

19:                                               ; preds = %4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.float4, ptr %20, i64 %22
  %24 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 0
  %25 = load float, ptr %24, align 16
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.float4, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 0
  %31 = load float, ptr %30, align 16
  %32 = fmul contract float %25, %31
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.float4, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw %struct.float4, ptr %36, i32 0, i32 1
  %38 = load float, ptr %37, align 4
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.float4, ptr %42, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %38, %44
  %46 = fadd contract float %32, %45
  %47 = load ptr, ptr %5, align 8
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.float4, ptr %47, i64 %49
  %51 = getelementptr inbounds nuw %struct.float4, ptr %50, i32 0, i32 2
  %52 = load float, ptr %51, align 8
  %53 = load ptr, ptr %6, align 8
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.float4, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw %struct.float4, ptr %56, i32 0, i32 2
  %58 = load float, ptr %57, align 8
  %59 = fmul contract float %52, %58
  %60 = fadd contract float %46, %59
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.float4, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw %struct.float4, ptr %64, i32 0, i32 3
  %66 = load float, ptr %65, align 4
  %67 = load ptr, ptr %6, align 8
  %68 = load i32, ptr %9, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.float4, ptr %67, i64 %69
  %71 = getelementptr inbounds nuw %struct.float4, ptr %70, i32 0, i32 3
  %72 = load float, ptr %71, align 4
  %73 = fmul contract float %66, %72
  %74 = fadd contract float %60, %73
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  store float %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13reinterpretedPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.float4, align 16
  %9 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  br label %45

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.float4, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 %23, i64 16, i1 false)
  %24 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 3
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 2
  %27 = load float, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 1
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 0
  %31 = load float, ptr %30, align 16
  %32 = call %struct.float4 @_ZL11make_float4ffff(float noundef %25, float noundef %27, float noundef %29, float noundef %31) #5
  %33 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %34 = extractvalue %struct.float4 %32, 0
  store float %34, ptr %33, align 16
  %35 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %36 = extractvalue %struct.float4 %32, 1
  store float %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %38 = extractvalue %struct.float4 %32, 2
  store float %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %40 = extractvalue %struct.float4 %32, 3
  store float %40, ptr %39, align 4
  %41 = load ptr, ptr %5, align 8
  %42 = load i32, ptr %7, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float4, ptr %41, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %9, i64 16, i1 false)
  br label %45

45:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float4 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #2 {
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
define dso_local ptx_kernel void @_Z9swap_int2P4int2i(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.int2, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %2
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.int2, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw %struct.int2, ptr %19, i32 0, i32 1
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.int2, ptr %22, i64 %24
  %26 = getelementptr inbounds nuw %struct.int2, ptr %25, i32 0, i32 0
  %27 = load i32, ptr %26, align 8
  %28 = call %struct.int2 @_ZL9make_int2ii(i32 noundef %21, i32 noundef %27) #5
  %29 = getelementptr inbounds nuw %struct.int2, ptr %6, i32 0, i32 0
  %30 = extractvalue %struct.int2 %28, 0
  store i32 %30, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.int2, ptr %6, i32 0, i32 1
  %32 = extractvalue %struct.int2 %28, 1
  store i32 %32, ptr %31, align 4
  %33 = load ptr, ptr %3, align 8
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.int2, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %6, i64 8, i1 false)
  br label %37

37:                                               ; preds = %15, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.int2 @_ZL9make_int2ii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca %struct.int2, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.int2, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.int2, ptr %3, i32 0, i32 1
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = load %struct.int2, ptr %3, align 8
  ret %struct.int2 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10pixel_grayPK6uchar4Phi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp sge i32 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  br label %43

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.uchar4, ptr %19, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %22, i64 4, i1 false)
  %23 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 0
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = mul nsw i32 77, %25
  %27 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 1
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = mul nsw i32 150, %29
  %31 = add nsw i32 %26, %30
  %32 = getelementptr inbounds nuw %struct.uchar4, ptr %8, i32 0, i32 2
  %33 = load i8, ptr %32, align 2
  %34 = zext i8 %33 to i32
  %35 = mul nsw i32 29, %34
  %36 = add nsw i32 %31, %35
  %37 = ashr i32 %36, 8
  %38 = trunc i32 %37 to i8
  %39 = load ptr, ptr %5, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  store i8 %38, ptr %42, align 1
  br label %43

43:                                               ; preds = %18, %17
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7gravityPK4BodyP6float3if(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float3, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %10, align 4
  %26 = load i32, ptr %10, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %4
  br label %135

30:                                               ; preds = %4
  store float 0.000000e+00, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %31

31:                                               ; preds = %117, %30
  %32 = load i32, ptr %14, align 4
  %33 = load i32, ptr %8, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %120

35:                                               ; preds = %31
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %14, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Body, ptr %36, i64 %38
  %40 = getelementptr inbounds nuw %struct.Body, ptr %39, i32 0, i32 0
  %41 = load float, ptr %40, align 4
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.Body, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw %struct.Body, ptr %45, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = fsub contract float %41, %47
  store float %48, ptr %15, align 4
  %49 = load ptr, ptr %6, align 8
  %50 = load i32, ptr %14, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.Body, ptr %49, i64 %51
  %53 = getelementptr inbounds nuw %struct.Body, ptr %52, i32 0, i32 1
  %54 = load float, ptr %53, align 4
  %55 = load ptr, ptr %6, align 8
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.Body, ptr %55, i64 %57
  %59 = getelementptr inbounds nuw %struct.Body, ptr %58, i32 0, i32 1
  %60 = load float, ptr %59, align 4
  %61 = fsub contract float %54, %60
  store float %61, ptr %16, align 4
  %62 = load ptr, ptr %6, align 8
  %63 = load i32, ptr %14, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Body, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.Body, ptr %65, i32 0, i32 2
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Body, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw %struct.Body, ptr %71, i32 0, i32 2
  %73 = load float, ptr %72, align 4
  %74 = fsub contract float %67, %73
  store float %74, ptr %17, align 4
  %75 = load float, ptr %15, align 4
  %76 = load float, ptr %15, align 4
  %77 = fmul contract float %75, %76
  %78 = load float, ptr %16, align 4
  %79 = load float, ptr %16, align 4
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  %82 = load float, ptr %17, align 4
  %83 = load float, ptr %17, align 4
  %84 = fmul contract float %82, %83
  %85 = fadd contract float %81, %84
  %86 = load float, ptr %9, align 4
  %87 = fadd contract float %85, %86
  store float %87, ptr %5, align 4
  %88 = load float, ptr %5, align 4
  %89 = call contract noundef float @__nv_rsqrtf(float noundef %88) #5
  store float %89, ptr %18, align 4
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %14, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.Body, ptr %90, i64 %92
  %94 = getelementptr inbounds nuw %struct.Body, ptr %93, i32 0, i32 3
  %95 = load float, ptr %94, align 4
  %96 = load float, ptr %18, align 4
  %97 = fmul contract float %95, %96
  %98 = load float, ptr %18, align 4
  %99 = fmul contract float %97, %98
  %100 = load float, ptr %18, align 4
  %101 = fmul contract float %99, %100
  store float %101, ptr %19, align 4
  %102 = load float, ptr %15, align 4
  %103 = load float, ptr %19, align 4
  %104 = fmul contract float %102, %103
  %105 = load float, ptr %11, align 4
  %106 = fadd contract float %105, %104
  store float %106, ptr %11, align 4
  %107 = load float, ptr %16, align 4
  %108 = load float, ptr %19, align 4
  %109 = fmul contract float %107, %108
  %110 = load float, ptr %12, align 4
  %111 = fadd contract float %110, %109
  store float %111, ptr %12, align 4
  %112 = load float, ptr %17, align 4
  %113 = load float, ptr %19, align 4
  %114 = fmul contract float %112, %113
  %115 = load float, ptr %13, align 4
  %116 = fadd contract float %115, %114
  store float %116, ptr %13, align 4
  br label %117

117:                                              ; preds = %35
  %118 = load i32, ptr %14, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %14, align 4
  br label %31, !llvm.loop !3

120:                                              ; preds = %31
  %121 = load float, ptr %11, align 4
  %122 = load float, ptr %12, align 4
  %123 = load float, ptr %13, align 4
  %124 = call %struct.float3 @_ZL11make_float3fff(float noundef %121, float noundef %122, float noundef %123) #5
  %125 = getelementptr inbounds nuw %struct.float3, ptr %20, i32 0, i32 0
  %126 = extractvalue %struct.float3 %124, 0
  store float %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.float3, ptr %20, i32 0, i32 1
  %128 = extractvalue %struct.float3 %124, 1
  store float %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.float3, ptr %20, i32 0, i32 2
  %130 = extractvalue %struct.float3 %124, 2
  store float %130, ptr %129, align 4
  %131 = load ptr, ptr %7, align 8
  %132 = load i32, ptr %10, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds %struct.float3, ptr %131, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %134, ptr align 4 %20, i64 12, i1 false)
  br label %135

135:                                              ; preds = %120, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float3 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #2 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store float %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 0
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  %11 = load float, ptr %6, align 4
  store float %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  %13 = load float, ptr %7, align 4
  store float %13, ptr %12, align 4
  %14 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12update_mixedP5Mixedi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  br label %50

15:                                               ; preds = %2
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Mixed, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw %struct.Mixed, ptr %19, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fmul contract double %21, 2.000000e+00
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Mixed, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw %struct.Mixed, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %27, align 8
  %29 = sitofp i32 %28 to double
  %30 = fadd contract double %22, %29
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Mixed, ptr %31, i64 %33
  %35 = getelementptr inbounds nuw %struct.Mixed, ptr %34, i32 0, i32 1
  store double %30, ptr %35, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Mixed, ptr %36, i64 %38
  %40 = getelementptr inbounds nuw %struct.Mixed, ptr %39, i32 0, i32 2
  %41 = load i16, ptr %40, align 8
  %42 = sext i16 %41 to i32
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Mixed, ptr %43, i64 %45
  %47 = getelementptr inbounds nuw %struct.Mixed, ptr %46, i32 0, i32 0
  %48 = load i32, ptr %47, align 8
  %49 = add nsw i32 %48, %42
  store i32 %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %15, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9laplacianPKdPd4Grid(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.Grid) align 8 %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %19, 1
  br i1 %20, label %36, label %21

21:                                               ; preds = %3
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %22, 1
  br i1 %23, label %36, label %24

24:                                               ; preds = %21
  %25 = load i32, ptr %6, align 4
  %26 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 0
  %27 = load i32, ptr %26, align 8
  %28 = sub nsw i32 %27, 1
  %29 = icmp sge i32 %25, %28
  br i1 %29, label %36, label %30

30:                                               ; preds = %24
  %31 = load i32, ptr %7, align 4
  %32 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 1
  %33 = load i32, ptr %32, align 4
  %34 = sub nsw i32 %33, 1
  %35 = icmp sge i32 %31, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %30, %24, %21, %3
  br label %109

37:                                               ; preds = %30
  %38 = load i32, ptr %7, align 4
  %39 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 0
  %40 = load i32, ptr %39, align 8
  %41 = mul nsw i32 %38, %40
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %8, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %8, align 4
  %46 = sub nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %44, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = load i32, ptr %8, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul contract double 2.000000e+00, %54
  %56 = fsub contract double %49, %55
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %8, align 4
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %57, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd contract double %56, %62
  %64 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 2
  %67 = load double, ptr %66, align 8
  %68 = fmul contract double %65, %67
  %69 = fdiv contract double %63, %68
  %70 = load ptr, ptr %4, align 8
  %71 = load i32, ptr %8, align 4
  %72 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 0
  %73 = load i32, ptr %72, align 8
  %74 = sub nsw i32 %71, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %70, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %8, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul contract double 2.000000e+00, %82
  %84 = fsub contract double %77, %83
  %85 = load ptr, ptr %4, align 8
  %86 = load i32, ptr %8, align 4
  %87 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 0
  %88 = load i32, ptr %87, align 8
  %89 = add nsw i32 %86, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %85, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fadd contract double %84, %92
  %94 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 3
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 3
  %97 = load double, ptr %96, align 8
  %98 = fmul contract double %95, %97
  %99 = fdiv contract double %93, %98
  %100 = fadd contract double %69, %99
  %101 = getelementptr inbounds nuw %struct.Grid, ptr %2, i32 0, i32 4
  %102 = load float, ptr %101, align 8
  %103 = fpext contract float %102 to double
  %104 = fadd contract double %100, %103
  %105 = load ptr, ptr %5, align 8
  %106 = load i32, ptr %8, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  store double %104, ptr %108, align 8
  br label %109

109:                                              ; preds = %37, %36
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
