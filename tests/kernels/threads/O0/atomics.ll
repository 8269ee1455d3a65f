; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__half = type { half }
%struct.__nv_bfloat16 = type { bfloat }
%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__nv_bfloat162 = type { %struct.__nv_bfloat16, %struct.__nv_bfloat16 }
%struct.float4 = type { float, float, float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ14shared_ticketsPKiPiiE1c = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ4smaxPKfPfiE1s = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ10last_blockPKfPfS1_PjiE1s = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ10last_blockPKfPfS1_PjiE4last = internal addrspace(3) global i8 undef, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ7liftingPKfPfiE1s = internal addrspace(3) global [72 x float] undef, align 4
@_ZZ11masked_binsPKiPiiE1s = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5add_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %49

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  store ptr %34, ptr %6, align 8
  store i32 %39, ptr %7, align 4
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %7, align 4
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = atomicrmw add ptr %40, i32 %42 monotonic, align 4
  store i32 %43, ptr %9, align 4
  %44 = load i32, ptr %9, align 4
  %45 = load ptr, ptr %12, align 8
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5add_fPKiPfS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %50

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = sitofp i32 %39 to float
  store ptr %34, ptr %6, align 8
  store float %40, ptr %7, align 4
  %41 = load ptr, ptr %6, align 8
  %42 = load float, ptr %7, align 4
  store float %42, ptr %8, align 4
  %43 = load float, ptr %8, align 4
  %44 = atomicrmw fadd ptr %41, float %43 monotonic, align 4
  store float %44, ptr %9, align 4
  %45 = load float, ptr %9, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4
  br label %50

50:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5add_lPKiPyS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %51

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = shl i64 %40, 33
  store ptr %34, ptr %6, align 8
  store i64 %41, ptr %7, align 8
  %42 = load ptr, ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  store i64 %43, ptr %8, align 8
  %44 = load i64, ptr %8, align 8
  %45 = atomicrmw add ptr %42, i64 %44 monotonic, align 8
  store i64 %45, ptr %9, align 8
  %46 = load i64, ptr %9, align 8
  %47 = load ptr, ptr %12, align 8
  %48 = load i32, ptr %15, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i64, ptr %47, i64 %49
  store i64 %46, ptr %50, align 8
  br label %51

51:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5min_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %52

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = mul nsw i32 %39, 7919
  %41 = srem i32 %40, 1009
  %42 = sub nsw i32 %41, 500
  store ptr %34, ptr %6, align 8
  store i32 %42, ptr %7, align 4
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %8, align 4
  %46 = atomicrmw min ptr %43, i32 %45 monotonic, align 4
  store i32 %46, ptr %9, align 4
  %47 = load i32, ptr %9, align 4
  %48 = load ptr, ptr %12, align 8
  %49 = load i32, ptr %15, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4
  br label %52

52:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5max_uPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %50

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = mul nsw i32 %39, 7919
  store ptr %34, ptr %6, align 8
  store i32 %40, ptr %7, align 4
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %7, align 4
  store i32 %42, ptr %8, align 4
  %43 = load i32, ptr %8, align 4
  %44 = atomicrmw umax ptr %41, i32 %43 monotonic, align 4
  store i32 %44, ptr %9, align 4
  %45 = load i32, ptr %9, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  store i32 %45, ptr %49, align 4
  br label %50

50:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5and_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %48

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load i32, ptr %15, align 4
  %36 = and i32 %35, 31
  %37 = shl i32 1, %36
  %38 = xor i32 %37, -1
  store ptr %34, ptr %6, align 8
  store i32 %38, ptr %7, align 4
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %7, align 4
  store i32 %40, ptr %8, align 4
  %41 = load i32, ptr %8, align 4
  %42 = atomicrmw and ptr %39, i32 %41 monotonic, align 4
  store i32 %42, ptr %9, align 4
  %43 = load i32, ptr %9, align 4
  %44 = load ptr, ptr %12, align 8
  %45 = load i32, ptr %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4
  br label %48

48:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4or_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %47

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load i32, ptr %15, align 4
  %36 = and i32 %35, 31
  %37 = shl i32 1, %36
  store ptr %34, ptr %6, align 8
  store i32 %37, ptr %7, align 4
  %38 = load ptr, ptr %6, align 8
  %39 = load i32, ptr %7, align 4
  store i32 %39, ptr %8, align 4
  %40 = load i32, ptr %8, align 4
  %41 = atomicrmw or ptr %38, i32 %40 monotonic, align 4
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %9, align 4
  %43 = load ptr, ptr %12, align 8
  %44 = load i32, ptr %15, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  store i32 %42, ptr %46, align 4
  br label %47

47:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5xor_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %49

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  store ptr %34, ptr %6, align 8
  store i32 %39, ptr %7, align 4
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %7, align 4
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = atomicrmw xor ptr %40, i32 %42 monotonic, align 4
  store i32 %43, ptr %9, align 4
  %44 = load i32, ptr %9, align 4
  %45 = load ptr, ptr %12, align 8
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6exch_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %14, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %43

23:                                               ; preds = %5
  %24 = load ptr, ptr %10, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = load i32, ptr %14, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = load i32, ptr %13, align 4
  %31 = srem i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %24, i64 %32
  %34 = load i32, ptr %14, align 4
  store ptr %33, ptr %6, align 8
  store i32 %34, ptr %7, align 4
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %7, align 4
  %37 = atomicrmw xchg ptr %35, i32 %36 monotonic, align 4
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %14, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4
  br label %43

43:                                               ; preds = %23, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6exch_fPKiPfS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %14, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %44

23:                                               ; preds = %5
  %24 = load ptr, ptr %10, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = load i32, ptr %14, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = load i32, ptr %13, align 4
  %31 = srem i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %24, i64 %32
  %34 = load i32, ptr %14, align 4
  %35 = sitofp i32 %34 to float
  store ptr %33, ptr %6, align 8
  store float %35, ptr %7, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %7, align 4
  %38 = atomicrmw xchg ptr %36, i32 %37 monotonic, align 4
  store i32 %38, ptr %8, align 4
  %39 = load float, ptr %8, align 4
  %40 = load ptr, ptr %11, align 8
  %41 = load i32, ptr %14, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %23, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5cas_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %16, align 4
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %14, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %5
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %16, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %15, align 4
  %33 = srem i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %26, i64 %34
  %36 = load i32, ptr %16, align 4
  store ptr %35, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 %36, ptr %8, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %8, align 4
  store i32 %38, ptr %9, align 4
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %9, align 4
  %41 = cmpxchg ptr %37, i32 %39, i32 %40 monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 0
  %43 = extractvalue { i32, i1 } %41, 1
  br i1 %43, label %45, label %44

44:                                               ; preds = %25
  store i32 %42, ptr %7, align 4
  br label %45

45:                                               ; preds = %25, %44
  %46 = zext i1 %43 to i8
  store i8 %46, ptr %10, align 1
  %47 = load i8, ptr %10, align 1
  %48 = trunc i8 %47 to i1
  %49 = load i32, ptr %7, align 4
  %50 = load ptr, ptr %13, align 8
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store i32 %49, ptr %53, align 4
  br label %54

54:                                               ; preds = %45, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5cas_vPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %16, align 4
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %14, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %61

25:                                               ; preds = %5
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %16, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %15, align 4
  %33 = srem i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %26, i64 %34
  %36 = load ptr, ptr %11, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, 1
  %42 = load i32, ptr %16, align 4
  %43 = and i32 %42, 3
  store ptr %35, ptr %6, align 8
  store i32 %41, ptr %7, align 4
  store i32 %43, ptr %8, align 4
  %44 = load ptr, ptr %6, align 8
  %45 = load i32, ptr %8, align 4
  store i32 %45, ptr %9, align 4
  %46 = load i32, ptr %7, align 4
  %47 = load i32, ptr %9, align 4
  %48 = cmpxchg ptr %44, i32 %46, i32 %47 monotonic monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 0
  %50 = extractvalue { i32, i1 } %48, 1
  br i1 %50, label %52, label %51

51:                                               ; preds = %25
  store i32 %49, ptr %7, align 4
  br label %52

52:                                               ; preds = %25, %51
  %53 = zext i1 %50 to i8
  store i8 %53, ptr %10, align 1
  %54 = load i8, ptr %10, align 1
  %55 = trunc i8 %54 to i1
  %56 = load i32, ptr %7, align 4
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %16, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  store i32 %56, ptr %60, align 4
  br label %61

61:                                               ; preds = %52, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5inc_uPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 6, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw uinc_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5dec_uPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 6, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw udec_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7inc_maxPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 -1, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw uinc_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7dec_maxPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 -1, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw udec_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8inc_zeroPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 0, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw uinc_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8dec_zeroPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store ptr %34, ptr %8, align 8
  store i32 0, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store ptr %35, ptr %6, align 8
  store i32 %36, ptr %7, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  %39 = atomicrmw udec_wrap ptr %37, i32 %38 seq_cst, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5inc_vPKiPjS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %50

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = and i32 %39, 7
  store ptr %34, ptr %8, align 8
  store i32 %40, ptr %9, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %9, align 4
  store ptr %41, ptr %6, align 8
  store i32 %42, ptr %7, align 4
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %7, align 4
  %45 = atomicrmw uinc_wrap ptr %43, i32 %44 seq_cst, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  store i32 %45, ptr %49, align 4
  br label %50

50:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7one_maxPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %43

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds i32, ptr %25, i64 0
  %27 = load ptr, ptr %10, align 8
  %28 = load i32, ptr %15, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = mul nsw i32 %31, 7919
  %33 = srem i32 %32, 1009
  store ptr %26, ptr %6, align 8
  store i32 %33, ptr %7, align 4
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %7, align 4
  store i32 %35, ptr %8, align 4
  %36 = load i32, ptr %8, align 4
  %37 = atomicrmw max ptr %34, i32 %36 monotonic, align 4
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %9, align 4
  %39 = load ptr, ptr %12, align 8
  %40 = load i32, ptr %15, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4
  br label %43

43:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6one_orPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %39

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds i32, ptr %25, i64 0
  %27 = load i32, ptr %15, align 4
  %28 = and i32 %27, 31
  %29 = shl i32 1, %28
  store ptr %26, ptr %6, align 8
  store i32 %29, ptr %7, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %7, align 4
  store i32 %31, ptr %8, align 4
  %32 = load i32, ptr %8, align 4
  %33 = atomicrmw or ptr %30, i32 %32 monotonic, align 4
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %9, align 4
  %35 = load ptr, ptr %12, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 %34, ptr %38, align 4
  br label %39

39:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8one_exchPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %14, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %5
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr inbounds i32, ptr %24, i64 0
  %26 = load i32, ptr %14, align 4
  store ptr %25, ptr %6, align 8
  store i32 %26, ptr %7, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %7, align 4
  %29 = atomicrmw xchg ptr %27, i32 %28 monotonic, align 4
  store i32 %29, ptr %8, align 4
  %30 = load i32, ptr %8, align 4
  %31 = load ptr, ptr %11, align 8
  %32 = load i32, ptr %14, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  store i32 %30, ptr %34, align 4
  br label %35

35:                                               ; preds = %23, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5sub_iPKiPiS1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %13, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %49

24:                                               ; preds = %5
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %14, align 4
  %32 = srem i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  %35 = load ptr, ptr %10, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4
  store ptr %34, ptr %6, align 8
  store i32 %39, ptr %7, align 4
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %7, align 4
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = atomicrmw sub ptr %40, i32 %42 monotonic, align 4
  store i32 %43, ptr %9, align 4
  %44 = load i32, ptr %9, align 4
  %45 = load ptr, ptr %12, align 8
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14shared_ticketsPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %15, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = load i32, ptr %15, align 4
  %22 = add i32 %20, %21
  store i32 %22, ptr %16, align 4
  %23 = load i32, ptr %15, align 4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %25, label %31

25:                                               ; preds = %3
  %26 = load i32, ptr %15, align 4
  %27 = mul nsw i32 100, %26
  %28 = load i32, ptr %15, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  br label %31

31:                                               ; preds = %25, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr %16, align 4
  %33 = load i32, ptr %14, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %69

35:                                               ; preds = %31
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = srem i32 %40, 3
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %69

43:                                               ; preds = %35
  %44 = load ptr, ptr %12, align 8
  %45 = load i32, ptr %16, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = and i32 %48, 3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 0, i64 %50
  store ptr %51, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %52 = load ptr, ptr %8, align 8
  %53 = load i32, ptr %9, align 4
  store i32 %53, ptr %10, align 4
  %54 = load i32, ptr %10, align 4
  %55 = atomicrmw add ptr %52, i32 %54 monotonic, align 4
  store i32 %55, ptr %11, align 4
  %56 = load i32, ptr %11, align 4
  %57 = load i32, ptr %15, align 4
  store ptr getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 0, i64 7), ptr %4, align 8
  store i32 %57, ptr %5, align 4
  %58 = load ptr, ptr %4, align 8
  %59 = load i32, ptr %5, align 4
  store i32 %59, ptr %6, align 4
  %60 = load i32, ptr %6, align 4
  %61 = atomicrmw max ptr %58, i32 %60 monotonic, align 4
  store i32 %61, ptr %7, align 4
  %62 = load i32, ptr %7, align 4
  %63 = mul nsw i32 1000, %62
  %64 = add nsw i32 %56, %63
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %43, %35, %31
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z13my_atomic_maxPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store float %1, ptr %14, align 4
  %18 = load ptr, ptr %13, align 8
  store ptr %18, ptr %15, align 8
  %19 = load ptr, ptr %15, align 8
  %20 = load i32, ptr %19, align 4
  store i32 %20, ptr %16, align 4
  br label %21

21:                                               ; preds = %47, %2
  %22 = load i32, ptr %16, align 4
  store i32 %22, ptr %17, align 4
  %23 = load ptr, ptr %15, align 8
  %24 = load i32, ptr %17, align 4
  %25 = load float, ptr %14, align 4
  %26 = load i32, ptr %17, align 4
  store i32 %26, ptr %3, align 4
  %27 = load i32, ptr %3, align 4
  %28 = call contract noundef float @__nv_int_as_float(i32 noundef %27) #7
  store float %25, ptr %5, align 4
  store float %28, ptr %6, align 4
  %29 = load float, ptr %5, align 4
  %30 = load float, ptr %6, align 4
  %31 = call contract noundef float @__nv_fmaxf(float noundef %29, float noundef %30) #7
  store float %31, ptr %7, align 4
  %32 = load float, ptr %7, align 4
  %33 = call noundef i32 @__nv_float_as_int(float noundef %32) #7
  store ptr %23, ptr %8, align 8
  store i32 %24, ptr %9, align 4
  store i32 %33, ptr %10, align 4
  %34 = load ptr, ptr %8, align 8
  %35 = load i32, ptr %10, align 4
  store i32 %35, ptr %11, align 4
  %36 = load i32, ptr %9, align 4
  %37 = load i32, ptr %11, align 4
  %38 = cmpxchg ptr %34, i32 %36, i32 %37 monotonic monotonic, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %42, label %41

41:                                               ; preds = %21
  store i32 %39, ptr %9, align 4
  br label %42

42:                                               ; preds = %21, %41
  %43 = zext i1 %40 to i8
  store i8 %43, ptr %12, align 1
  %44 = load i8, ptr %12, align 1
  %45 = trunc i8 %44 to i1
  %46 = load i32, ptr %9, align 4
  store i32 %46, ptr %16, align 4
  br label %47

47:                                               ; preds = %42
  %48 = load i32, ptr %17, align 4
  %49 = load i32, ptr %16, align 4
  %50 = icmp ne i32 %48, %49
  br i1 %50, label %21, label %51, !llvm.loop !3

51:                                               ; preds = %47
  %52 = load i32, ptr %16, align 4
  store i32 %52, ptr %4, align 4
  %53 = load i32, ptr %4, align 4
  %54 = call contract noundef float @__nv_int_as_float(i32 noundef %53) #7
  ret float %54
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z11guarded_maxPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store float %1, ptr %12, align 4
  %16 = load ptr, ptr %11, align 8
  store ptr %16, ptr %13, align 8
  %17 = load ptr, ptr %13, align 8
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %14, align 4
  br label %19

19:                                               ; preds = %49, %2
  %20 = load float, ptr %12, align 4
  %21 = load i32, ptr %14, align 4
  store i32 %21, ptr %3, align 4
  %22 = load i32, ptr %3, align 4
  %23 = call contract noundef float @__nv_int_as_float(i32 noundef %22) #7
  %24 = fcmp contract ogt float %20, %23
  br i1 %24, label %25, label %50

25:                                               ; preds = %19
  %26 = load i32, ptr %14, align 4
  store i32 %26, ptr %15, align 4
  %27 = load ptr, ptr %13, align 8
  %28 = load i32, ptr %15, align 4
  %29 = load float, ptr %12, align 4
  store float %29, ptr %5, align 4
  %30 = load float, ptr %5, align 4
  %31 = call noundef i32 @__nv_float_as_int(float noundef %30) #7
  store ptr %27, ptr %6, align 8
  store i32 %28, ptr %7, align 4
  store i32 %31, ptr %8, align 4
  %32 = load ptr, ptr %6, align 8
  %33 = load i32, ptr %8, align 4
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %9, align 4
  %36 = cmpxchg ptr %32, i32 %34, i32 %35 monotonic monotonic, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = extractvalue { i32, i1 } %36, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %25
  store i32 %37, ptr %7, align 4
  br label %40

40:                                               ; preds = %25, %39
  %41 = zext i1 %38 to i8
  store i8 %41, ptr %10, align 1
  %42 = load i8, ptr %10, align 1
  %43 = trunc i8 %42 to i1
  %44 = load i32, ptr %7, align 4
  store i32 %44, ptr %14, align 4
  %45 = load i32, ptr %14, align 4
  %46 = load i32, ptr %15, align 4
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %40
  br label %50

49:                                               ; preds = %40
  br label %19, !llvm.loop !5

50:                                               ; preds = %48, %19
  %51 = load i32, ptr %14, align 4
  store i32 %51, ptr %4, align 4
  %52 = load i32, ptr %4, align 4
  %53 = call contract noundef float @__nv_int_as_float(i32 noundef %52) #7
  ret float %53
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z13my_atomic_addPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca double, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %11, align 8
  store double %1, ptr %12, align 8
  %16 = load ptr, ptr %11, align 8
  store ptr %16, ptr %13, align 8
  %17 = load ptr, ptr %13, align 8
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %14, align 8
  br label %19

19:                                               ; preds = %43, %2
  %20 = load i64, ptr %14, align 8
  store i64 %20, ptr %15, align 8
  %21 = load ptr, ptr %13, align 8
  %22 = load i64, ptr %15, align 8
  %23 = load double, ptr %12, align 8
  %24 = load i64, ptr %15, align 8
  store i64 %24, ptr %3, align 8
  %25 = load i64, ptr %3, align 8
  %26 = call contract noundef double @__nv_longlong_as_double(i64 noundef %25) #7
  %27 = fadd contract double %23, %26
  store double %27, ptr %5, align 8
  %28 = load double, ptr %5, align 8
  %29 = call noundef i64 @__nv_double_as_longlong(double noundef %28) #7
  store ptr %21, ptr %6, align 8
  store i64 %22, ptr %7, align 8
  store i64 %29, ptr %8, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = load i64, ptr %8, align 8
  store i64 %31, ptr %9, align 8
  %32 = load i64, ptr %7, align 8
  %33 = load i64, ptr %9, align 8
  %34 = cmpxchg ptr %30, i64 %32, i64 %33 monotonic monotonic, align 8
  %35 = extractvalue { i64, i1 } %34, 0
  %36 = extractvalue { i64, i1 } %34, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %19
  store i64 %35, ptr %7, align 8
  br label %38

38:                                               ; preds = %19, %37
  %39 = zext i1 %36 to i8
  store i8 %39, ptr %10, align 1
  %40 = load i8, ptr %10, align 1
  %41 = trunc i8 %40 to i1
  %42 = load i64, ptr %7, align 8
  store i64 %42, ptr %14, align 8
  br label %43

43:                                               ; preds = %38
  %44 = load i64, ptr %15, align 8
  %45 = load i64, ptr %14, align 8
  %46 = icmp ne i64 %44, %45
  br i1 %46, label %19, label %47, !llvm.loop !6

47:                                               ; preds = %43
  %48 = load i64, ptr %14, align 8
  store i64 %48, ptr %4, align 8
  %49 = load i64, ptr %4, align 8
  %50 = call contract noundef double @__nv_longlong_as_double(i64 noundef %49) #7
  ret double %50
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z13my_atomic_mulPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store float %1, ptr %12, align 4
  %16 = load ptr, ptr %11, align 8
  store ptr %16, ptr %13, align 8
  %17 = load ptr, ptr %13, align 8
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %14, align 4
  br label %19

19:                                               ; preds = %43, %2
  %20 = load i32, ptr %14, align 4
  store i32 %20, ptr %15, align 4
  %21 = load ptr, ptr %13, align 8
  %22 = load i32, ptr %15, align 4
  %23 = load i32, ptr %15, align 4
  store i32 %23, ptr %3, align 4
  %24 = load i32, ptr %3, align 4
  %25 = call contract noundef float @__nv_uint_as_float(i32 noundef %24) #7
  %26 = load float, ptr %12, align 4
  %27 = fmul contract float %25, %26
  store float %27, ptr %5, align 4
  %28 = load float, ptr %5, align 4
  %29 = call noundef i32 @__nv_float_as_uint(float noundef %28) #7
  store ptr %21, ptr %6, align 8
  store i32 %22, ptr %7, align 4
  store i32 %29, ptr %8, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %8, align 4
  store i32 %31, ptr %9, align 4
  %32 = load i32, ptr %7, align 4
  %33 = load i32, ptr %9, align 4
  %34 = cmpxchg ptr %30, i32 %32, i32 %33 monotonic monotonic, align 4
  %35 = extractvalue { i32, i1 } %34, 0
  %36 = extractvalue { i32, i1 } %34, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %19
  store i32 %35, ptr %7, align 4
  br label %38

38:                                               ; preds = %19, %37
  %39 = zext i1 %36 to i8
  store i8 %39, ptr %10, align 1
  %40 = load i8, ptr %10, align 1
  %41 = trunc i8 %40 to i1
  %42 = load i32, ptr %7, align 4
  store i32 %42, ptr %14, align 4
  br label %43

43:                                               ; preds = %38
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %14, align 4
  %46 = icmp ne i32 %44, %45
  br i1 %46, label %19, label %47, !llvm.loop !7

47:                                               ; preds = %43
  %48 = load i32, ptr %14, align 4
  store i32 %48, ptr %4, align 4
  %49 = load i32, ptr %4, align 4
  %50 = call contract noundef float @__nv_uint_as_float(i32 noundef %49) #7
  ret float %50
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7mod_addPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %12, align 4
  br label %16

16:                                               ; preds = %38, %3
  %17 = load i32, ptr %12, align 4
  store i32 %17, ptr %13, align 4
  %18 = load ptr, ptr %9, align 8
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %10, align 4
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr %11, align 4
  %24 = srem i32 %22, %23
  store ptr %18, ptr %4, align 8
  store i32 %19, ptr %5, align 4
  store i32 %24, ptr %6, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %6, align 4
  store i32 %26, ptr %7, align 4
  %27 = load i32, ptr %5, align 4
  %28 = load i32, ptr %7, align 4
  %29 = cmpxchg ptr %25, i32 %27, i32 %28 monotonic monotonic, align 4
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = extractvalue { i32, i1 } %29, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %16
  store i32 %30, ptr %5, align 4
  br label %33

33:                                               ; preds = %16, %32
  %34 = zext i1 %31 to i8
  store i8 %34, ptr %8, align 1
  %35 = load i8, ptr %8, align 1
  %36 = trunc i8 %35 to i1
  %37 = load i32, ptr %5, align 4
  store i32 %37, ptr %12, align 4
  br label %38

38:                                               ; preds = %33
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %12, align 4
  %41 = icmp ne i32 %39, %40
  br i1 %41, label %16, label %42, !llvm.loop !8

42:                                               ; preds = %38
  %43 = load i32, ptr %12, align 4
  ret i32 %43
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8fmax_allPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = call contract noundef float @_Z13my_atomic_maxPff(ptr noundef %17, float noundef %22) #7
  br label %24

24:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7fmax_byPKfPKiPfS3_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %39

20:                                               ; preds = %5
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %21, i64 %27
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = call contract noundef float @_Z13my_atomic_maxPff(ptr noundef %28, float noundef %33) #7
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  store float %34, ptr %38, align 4
  br label %39

39:                                               ; preds = %20, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4gmaxPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = call contract noundef float @_Z11guarded_maxPff(ptr noundef %17, float noundef %22) #7
  br label %24

24:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4daddPKdPKiPdi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %33

18:                                               ; preds = %4
  %19 = load ptr, ptr %7, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %19, i64 %25
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = call contract noundef double @_Z13my_atomic_addPdd(ptr noundef %26, double noundef %31) #7
  br label %33

33:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4fmulPKfPKiPfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %33

18:                                               ; preds = %4
  %19 = load ptr, ptr %7, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %19, i64 %25
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = call contract noundef float @_Z13my_atomic_mulPff(ptr noundef %26, float noundef %31) #7
  br label %33

33:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6modaddPKiS0_PiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %39

20:                                               ; preds = %5
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %21, i64 %27
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = call noundef i32 @_Z7mod_addPiii(ptr noundef %28, i32 noundef %33, i32 noundef 97) #7
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 %34, ptr %38, align 4
  br label %39

39:                                               ; preds = %20, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4smaxPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %7, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = load i32, ptr %7, align 4
  %14 = add i32 %12, %13
  store i32 %14, ptr %8, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %21

17:                                               ; preds = %3
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 0, i64 %19
  store float 0xC6293E5940000000, ptr %20, align 4
  br label %21

21:                                               ; preds = %17, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %36

25:                                               ; preds = %21
  %26 = load i32, ptr %8, align 4
  %27 = and i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 0, i64 %28
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = call contract noundef float @_Z13my_atomic_maxPff(ptr noundef %29, float noundef %34) #7
  br label %36

36:                                               ; preds = %25, %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %7, align 4
  %38 = icmp slt i32 %37, 4
  br i1 %38, label %39, label %49

39:                                               ; preds = %36
  %40 = load ptr, ptr %5, align 8
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load i32, ptr %7, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = call contract noundef float @_Z13my_atomic_maxPff(ptr noundef %43, float noundef %47) #7
  br label %49

49:                                               ; preds = %39, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8half_addP6__halfS_(ptr noundef %0, ptr noundef byval(%struct.__half) align 2 %1) #2 {
  %3 = alloca %struct.__half, align 2
  %4 = alloca half, align 2
  %5 = alloca %struct.__half, align 2
  %6 = alloca %struct.__half, align 8
  %7 = alloca %struct.__half, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i16, align 2
  %18 = alloca %struct.__half, align 2
  %19 = alloca %struct.__half, align 2
  %20 = alloca %struct.__half, align 2
  %21 = alloca %struct.__half, align 2
  %22 = alloca i16, align 2
  store ptr %0, ptr %13, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, -3
  %26 = inttoptr i64 %25 to ptr
  store ptr %26, ptr %14, align 8
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %15, align 4
  br label %29

29:                                               ; preds = %90, %2
  %30 = load i32, ptr %15, align 4
  store i32 %30, ptr %16, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = ptrtoint ptr %31 to i64
  %33 = and i64 %32, 2
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = load i32, ptr %15, align 4
  %37 = lshr i32 %36, 16
  br label %41

38:                                               ; preds = %29
  %39 = load i32, ptr %15, align 4
  %40 = and i32 %39, 65535
  br label %41

41:                                               ; preds = %38, %35
  %42 = phi i32 [ %37, %35 ], [ %40, %38 ]
  %43 = trunc i32 %42 to i16
  store i16 %43, ptr %17, align 2
  %44 = load i16, ptr %17, align 2
  store i16 %44, ptr %18, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %20, ptr align 2 %18, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %21, ptr align 2 %1, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 2 %21, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 2 %20, i64 2, i1 false)
  %45 = load half, ptr %7, align 2
  %46 = load half, ptr %6, align 2
  %47 = fadd contract half %45, %46
  store half %47, ptr %4, align 2
  %48 = load half, ptr %4, align 2
  store half %48, ptr %3, align 2
  %49 = load %struct.__half, ptr %3, align 2
  %50 = extractvalue %struct.__half %49, 0
  store half %50, ptr %5, align 2
  %51 = load %struct.__half, ptr %5, align 2
  %52 = getelementptr inbounds nuw %struct.__half, ptr %19, i32 0, i32 0
  %53 = extractvalue %struct.__half %51, 0
  store half %53, ptr %52, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %18, ptr align 2 %19, i64 2, i1 false)
  %54 = load i16, ptr %18, align 2
  store i16 %54, ptr %22, align 2
  %55 = load ptr, ptr %13, align 8
  %56 = ptrtoint ptr %55 to i64
  %57 = and i64 %56, 2
  %58 = icmp ne i64 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %41
  %60 = load i32, ptr %15, align 4
  %61 = and i32 %60, 65535
  %62 = load i16, ptr %22, align 2
  %63 = zext i16 %62 to i32
  %64 = shl i32 %63, 16
  %65 = or i32 %61, %64
  br label %72

66:                                               ; preds = %41
  %67 = load i32, ptr %15, align 4
  %68 = and i32 %67, -65536
  %69 = load i16, ptr %22, align 2
  %70 = zext i16 %69 to i32
  %71 = or i32 %68, %70
  br label %72

72:                                               ; preds = %66, %59
  %73 = phi i32 [ %65, %59 ], [ %71, %66 ]
  store i32 %73, ptr %15, align 4
  %74 = load ptr, ptr %14, align 8
  %75 = load i32, ptr %16, align 4
  %76 = load i32, ptr %15, align 4
  store ptr %74, ptr %8, align 8
  store i32 %75, ptr %9, align 4
  store i32 %76, ptr %10, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %10, align 4
  store i32 %78, ptr %11, align 4
  %79 = load i32, ptr %9, align 4
  %80 = load i32, ptr %11, align 4
  %81 = cmpxchg ptr %77, i32 %79, i32 %80 monotonic monotonic, align 4
  %82 = extractvalue { i32, i1 } %81, 0
  %83 = extractvalue { i32, i1 } %81, 1
  br i1 %83, label %85, label %84

84:                                               ; preds = %72
  store i32 %82, ptr %9, align 4
  br label %85

85:                                               ; preds = %72, %84
  %86 = zext i1 %83 to i8
  store i8 %86, ptr %12, align 1
  %87 = load i8, ptr %12, align 1
  %88 = trunc i8 %87 to i1
  %89 = load i32, ptr %9, align 4
  store i32 %89, ptr %15, align 4
  br label %90

90:                                               ; preds = %85
  %91 = load i32, ptr %16, align 4
  %92 = load i32, ptr %15, align 4
  %93 = icmp ne i32 %91, %92
  br i1 %93, label %29, label %94, !llvm.loop !9

94:                                               ; preds = %90
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4haddPK6__halfPKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.__half, align 2
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %4
  %20 = load ptr, ptr %7, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.__half, ptr %20, i64 %26
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.__half, ptr %28, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %10, ptr align 2 %31, i64 2, i1 false)
  call void @_Z8half_addP6__halfS_(ptr noundef %27, ptr noundef byval(%struct.__half) align 2 %10) #7
  br label %32

32:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2ahPK6__halfPKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.__half, align 2
  %6 = alloca half, align 2
  %7 = alloca %struct.__half, align 2
  %8 = alloca ptr, align 8
  %9 = alloca half, align 2
  %10 = alloca half, align 2
  %11 = alloca %struct.__half, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.__half, align 2
  %18 = alloca %struct.__half, align 2
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %16, align 4
  %24 = load i32, ptr %16, align 4
  %25 = load i32, ptr %15, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %51

27:                                               ; preds = %4
  %28 = load ptr, ptr %14, align 8
  %29 = load ptr, ptr %13, align 8
  %30 = load i32, ptr %16, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.__half, ptr %28, i64 %34
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.__half, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 2 %39, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 2 %17, i64 2, i1 false)
  store ptr %35, ptr %8, align 8
  %40 = load ptr, ptr %8, align 8
  %41 = load half, ptr %11, align 2
  store half %41, ptr %9, align 2
  %42 = load half, ptr %9, align 2
  %43 = atomicrmw fadd ptr %40, half %42 monotonic, align 2
  store half %43, ptr %10, align 2
  %44 = load half, ptr %10, align 2
  store half %44, ptr %6, align 2
  %45 = load half, ptr %6, align 2
  store half %45, ptr %5, align 2
  %46 = load %struct.__half, ptr %5, align 2
  %47 = extractvalue %struct.__half %46, 0
  store half %47, ptr %7, align 2
  %48 = load %struct.__half, ptr %7, align 2
  %49 = getelementptr inbounds nuw %struct.__half, ptr %18, i32 0, i32 0
  %50 = extractvalue %struct.__half %48, 0
  store half %50, ptr %49, align 2
  br label %51

51:                                               ; preds = %27, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2abPK13__nv_bfloat16PKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.__nv_bfloat16, align 2
  %6 = alloca bfloat, align 2
  %7 = alloca %struct.__nv_bfloat16, align 2
  %8 = alloca ptr, align 8
  %9 = alloca bfloat, align 2
  %10 = alloca bfloat, align 2
  %11 = alloca %struct.__nv_bfloat16, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.__nv_bfloat16, align 2
  %18 = alloca %struct.__nv_bfloat16, align 2
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %16, align 4
  %24 = load i32, ptr %16, align 4
  %25 = load i32, ptr %15, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %51

27:                                               ; preds = %4
  %28 = load ptr, ptr %14, align 8
  %29 = load ptr, ptr %13, align 8
  %30 = load i32, ptr %16, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.__nv_bfloat16, ptr %28, i64 %34
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.__nv_bfloat16, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 2 %39, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 2 %17, i64 2, i1 false)
  store ptr %35, ptr %8, align 8
  %40 = load ptr, ptr %8, align 8
  %41 = load bfloat, ptr %11, align 2
  store bfloat %41, ptr %9, align 2
  %42 = load bfloat, ptr %9, align 2
  %43 = atomicrmw fadd ptr %40, bfloat %42 monotonic, align 2
  store bfloat %43, ptr %10, align 2
  %44 = load bfloat, ptr %10, align 2
  store bfloat %44, ptr %6, align 2
  %45 = load bfloat, ptr %6, align 2
  store bfloat %45, ptr %5, align 2
  %46 = load %struct.__nv_bfloat16, ptr %5, align 2
  %47 = extractvalue %struct.__nv_bfloat16 %46, 0
  store bfloat %47, ptr %7, align 2
  %48 = load %struct.__nv_bfloat16, ptr %7, align 2
  %49 = getelementptr inbounds nuw %struct.__nv_bfloat16, ptr %18, i32 0, i32 0
  %50 = extractvalue %struct.__nv_bfloat16 %48, 0
  store bfloat %50, ptr %49, align 2
  br label %51

51:                                               ; preds = %27, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3ah2PK7__half2PKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.__half, align 8
  %7 = alloca %struct.__half, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.__half, align 8
  %10 = alloca %struct.__half, align 8
  %11 = alloca %struct.__half, align 2
  %12 = alloca half, align 2
  %13 = alloca %struct.__half, align 2
  %14 = alloca half, align 2
  %15 = alloca %struct.__half, align 2
  %16 = alloca ptr, align 8
  %17 = alloca half, align 2
  %18 = alloca half, align 2
  %19 = alloca %struct.__half, align 8
  %20 = alloca %struct.__half, align 2
  %21 = alloca ptr, align 8
  %22 = alloca half, align 2
  %23 = alloca half, align 2
  %24 = alloca %struct.__half, align 8
  %25 = alloca %struct.__half2, align 4
  %26 = alloca ptr, align 8
  %27 = alloca %struct.__half, align 2
  %28 = alloca %struct.__half, align 2
  %29 = alloca %struct.__half, align 2
  %30 = alloca %struct.__half, align 2
  %31 = alloca %struct.__half2, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.__half2, align 4
  %38 = alloca %struct.__half2, align 4
  store ptr %0, ptr %32, align 8
  store ptr %1, ptr %33, align 8
  store ptr %2, ptr %34, align 8
  store i32 %3, ptr %35, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = mul i32 %39, %40
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %41, %42
  store i32 %43, ptr %36, align 4
  %44 = load i32, ptr %36, align 4
  %45 = load i32, ptr %35, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %92

47:                                               ; preds = %4
  %48 = load ptr, ptr %34, align 8
  %49 = load ptr, ptr %33, align 8
  %50 = load i32, ptr %36, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.__half2, ptr %48, i64 %54
  %56 = load ptr, ptr %32, align 8
  %57 = load i32, ptr %36, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.__half2, ptr %56, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %59, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 4 %37, i64 4, i1 false)
  store ptr %55, ptr %26, align 8
  %60 = load ptr, ptr %26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %28, ptr align 4 %31, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 2 %28, i64 2, i1 false)
  store ptr %60, ptr %16, align 8
  %61 = load ptr, ptr %16, align 8
  %62 = load half, ptr %19, align 2
  store half %62, ptr %17, align 2
  %63 = load half, ptr %17, align 2
  %64 = atomicrmw fadd ptr %61, half %63 monotonic, align 2
  store half %64, ptr %18, align 2
  %65 = load half, ptr %18, align 2
  store half %65, ptr %12, align 2
  %66 = load half, ptr %12, align 2
  store half %66, ptr %11, align 2
  %67 = load %struct.__half, ptr %11, align 2
  %68 = extractvalue %struct.__half %67, 0
  store half %68, ptr %15, align 2
  %69 = load %struct.__half, ptr %15, align 2
  %70 = extractvalue %struct.__half %69, 0
  store half %70, ptr %27, align 2
  %71 = load ptr, ptr %26, align 8
  %72 = getelementptr inbounds nuw %struct.__half2, ptr %71, i32 0, i32 1
  %73 = getelementptr inbounds nuw %struct.__half2, ptr %31, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %30, ptr align 2 %73, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 2 %30, i64 2, i1 false)
  store ptr %72, ptr %21, align 8
  %74 = load ptr, ptr %21, align 8
  %75 = load half, ptr %24, align 2
  store half %75, ptr %22, align 2
  %76 = load half, ptr %22, align 2
  %77 = atomicrmw fadd ptr %74, half %76 monotonic, align 2
  store half %77, ptr %23, align 2
  %78 = load half, ptr %23, align 2
  store half %78, ptr %14, align 2
  %79 = load half, ptr %14, align 2
  store half %79, ptr %13, align 2
  %80 = load %struct.__half, ptr %13, align 2
  %81 = extractvalue %struct.__half %80, 0
  store half %81, ptr %20, align 2
  %82 = load %struct.__half, ptr %20, align 2
  %83 = extractvalue %struct.__half %82, 0
  store half %83, ptr %29, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 2 %29, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 2 %27, i64 2, i1 false)
  store ptr %25, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 2 %9, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 2 %10, i64 2, i1 false)
  store ptr %84, ptr %5, align 8
  %85 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %85, ptr align 2 %7, i64 2, i1 false)
  %86 = getelementptr inbounds nuw %struct.__half2, ptr %85, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %86, ptr align 2 %6, i64 2, i1 false)
  %87 = load %struct.__half2, ptr %25, align 4
  %88 = getelementptr inbounds nuw %struct.__half2, ptr %38, i32 0, i32 0
  %89 = extractvalue %struct.__half2 %87, 0
  store %struct.__half %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.__half2, ptr %38, i32 0, i32 1
  %91 = extractvalue %struct.__half2 %87, 1
  store %struct.__half %91, ptr %90, align 2
  br label %92

92:                                               ; preds = %47, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3ab2PK14__nv_bfloat162PKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.__nv_bfloat16, align 8
  %7 = alloca %struct.__nv_bfloat16, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.__nv_bfloat16, align 8
  %10 = alloca %struct.__nv_bfloat16, align 8
  %11 = alloca %struct.__nv_bfloat16, align 2
  %12 = alloca bfloat, align 2
  %13 = alloca %struct.__nv_bfloat16, align 2
  %14 = alloca bfloat, align 2
  %15 = alloca %struct.__nv_bfloat16, align 2
  %16 = alloca ptr, align 8
  %17 = alloca bfloat, align 2
  %18 = alloca bfloat, align 2
  %19 = alloca %struct.__nv_bfloat16, align 8
  %20 = alloca %struct.__nv_bfloat16, align 2
  %21 = alloca ptr, align 8
  %22 = alloca bfloat, align 2
  %23 = alloca bfloat, align 2
  %24 = alloca %struct.__nv_bfloat16, align 8
  %25 = alloca %struct.__nv_bfloat162, align 4
  %26 = alloca ptr, align 8
  %27 = alloca %struct.__nv_bfloat16, align 2
  %28 = alloca %struct.__nv_bfloat16, align 2
  %29 = alloca %struct.__nv_bfloat16, align 2
  %30 = alloca %struct.__nv_bfloat16, align 2
  %31 = alloca %struct.__nv_bfloat162, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.__nv_bfloat162, align 4
  %38 = alloca %struct.__nv_bfloat162, align 4
  store ptr %0, ptr %32, align 8
  store ptr %1, ptr %33, align 8
  store ptr %2, ptr %34, align 8
  store i32 %3, ptr %35, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = mul i32 %39, %40
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %41, %42
  store i32 %43, ptr %36, align 4
  %44 = load i32, ptr %36, align 4
  %45 = load i32, ptr %35, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %92

47:                                               ; preds = %4
  %48 = load ptr, ptr %34, align 8
  %49 = load ptr, ptr %33, align 8
  %50 = load i32, ptr %36, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.__nv_bfloat162, ptr %48, i64 %54
  %56 = load ptr, ptr %32, align 8
  %57 = load i32, ptr %36, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.__nv_bfloat162, ptr %56, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %59, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 4 %37, i64 4, i1 false)
  store ptr %55, ptr %26, align 8
  %60 = load ptr, ptr %26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %28, ptr align 4 %31, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 2 %28, i64 2, i1 false)
  store ptr %60, ptr %16, align 8
  %61 = load ptr, ptr %16, align 8
  %62 = load bfloat, ptr %19, align 2
  store bfloat %62, ptr %17, align 2
  %63 = load bfloat, ptr %17, align 2
  %64 = atomicrmw fadd ptr %61, bfloat %63 monotonic, align 2
  store bfloat %64, ptr %18, align 2
  %65 = load bfloat, ptr %18, align 2
  store bfloat %65, ptr %12, align 2
  %66 = load bfloat, ptr %12, align 2
  store bfloat %66, ptr %11, align 2
  %67 = load %struct.__nv_bfloat16, ptr %11, align 2
  %68 = extractvalue %struct.__nv_bfloat16 %67, 0
  store bfloat %68, ptr %15, align 2
  %69 = load %struct.__nv_bfloat16, ptr %15, align 2
  %70 = extractvalue %struct.__nv_bfloat16 %69, 0
  store bfloat %70, ptr %27, align 2
  %71 = load ptr, ptr %26, align 8
  %72 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %71, i32 0, i32 1
  %73 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %31, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %30, ptr align 2 %73, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 2 %30, i64 2, i1 false)
  store ptr %72, ptr %21, align 8
  %74 = load ptr, ptr %21, align 8
  %75 = load bfloat, ptr %24, align 2
  store bfloat %75, ptr %22, align 2
  %76 = load bfloat, ptr %22, align 2
  %77 = atomicrmw fadd ptr %74, bfloat %76 monotonic, align 2
  store bfloat %77, ptr %23, align 2
  %78 = load bfloat, ptr %23, align 2
  store bfloat %78, ptr %14, align 2
  %79 = load bfloat, ptr %14, align 2
  store bfloat %79, ptr %13, align 2
  %80 = load %struct.__nv_bfloat16, ptr %13, align 2
  %81 = extractvalue %struct.__nv_bfloat16 %80, 0
  store bfloat %81, ptr %20, align 2
  %82 = load %struct.__nv_bfloat16, ptr %20, align 2
  %83 = extractvalue %struct.__nv_bfloat16 %82, 0
  store bfloat %83, ptr %29, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 2 %29, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 2 %27, i64 2, i1 false)
  store ptr %25, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 2 %9, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 2 %10, i64 2, i1 false)
  store ptr %84, ptr %5, align 8
  %85 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %85, ptr align 2 %7, i64 2, i1 false)
  %86 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %85, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %86, ptr align 2 %6, i64 2, i1 false)
  %87 = load %struct.__nv_bfloat162, ptr %25, align 4
  %88 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %38, i32 0, i32 0
  %89 = extractvalue %struct.__nv_bfloat162 %87, 0
  store %struct.__nv_bfloat16 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %38, i32 0, i32 1
  %91 = extractvalue %struct.__nv_bfloat162 %87, 1
  store %struct.__nv_bfloat16 %91, ptr %90, align 2
  br label %92

92:                                               ; preds = %47, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3af4PK6float4PKiPS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca ptr, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca %struct.float4, align 16
  %22 = alloca ptr, align 8
  %23 = alloca %struct.float4, align 16
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.float4, align 16
  %30 = alloca %struct.float4, align 16
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store ptr %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %28, align 4
  %36 = load i32, ptr %28, align 4
  %37 = load i32, ptr %27, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %98

39:                                               ; preds = %4
  %40 = load ptr, ptr %26, align 8
  %41 = load ptr, ptr %25, align 8
  %42 = load i32, ptr %28, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.float4, ptr %40, i64 %46
  %48 = load ptr, ptr %24, align 8
  %49 = load i32, ptr %28, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.float4, ptr %48, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %29, ptr align 16 %51, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %23, ptr align 16 %29, i64 16, i1 false)
  store ptr %47, ptr %22, align 8
  %52 = load ptr, ptr %22, align 8
  %53 = load float, ptr %23, align 16
  store ptr %52, ptr %5, align 8
  store float %53, ptr %6, align 4
  %54 = load ptr, ptr %5, align 8
  %55 = load float, ptr %6, align 4
  store float %55, ptr %7, align 4
  %56 = load float, ptr %7, align 4
  %57 = atomicrmw fadd ptr %54, float %56 monotonic, align 4
  store float %57, ptr %8, align 4
  %58 = load float, ptr %8, align 4
  store float %58, ptr %21, align 16
  %59 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 1
  %60 = load ptr, ptr %22, align 8
  %61 = getelementptr inbounds nuw %struct.float4, ptr %60, i32 0, i32 1
  %62 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 1
  %63 = load float, ptr %62, align 4
  store ptr %61, ptr %9, align 8
  store float %63, ptr %10, align 4
  %64 = load ptr, ptr %9, align 8
  %65 = load float, ptr %10, align 4
  store float %65, ptr %11, align 4
  %66 = load float, ptr %11, align 4
  %67 = atomicrmw fadd ptr %64, float %66 monotonic, align 4
  store float %67, ptr %12, align 4
  %68 = load float, ptr %12, align 4
  store float %68, ptr %59, align 4
  %69 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 2
  %70 = load ptr, ptr %22, align 8
  %71 = getelementptr inbounds nuw %struct.float4, ptr %70, i32 0, i32 2
  %72 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 2
  %73 = load float, ptr %72, align 8
  store ptr %71, ptr %13, align 8
  store float %73, ptr %14, align 4
  %74 = load ptr, ptr %13, align 8
  %75 = load float, ptr %14, align 4
  store float %75, ptr %15, align 4
  %76 = load float, ptr %15, align 4
  %77 = atomicrmw fadd ptr %74, float %76 monotonic, align 4
  store float %77, ptr %16, align 4
  %78 = load float, ptr %16, align 4
  store float %78, ptr %69, align 8
  %79 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 3
  %80 = load ptr, ptr %22, align 8
  %81 = getelementptr inbounds nuw %struct.float4, ptr %80, i32 0, i32 3
  %82 = getelementptr inbounds nuw %struct.float4, ptr %23, i32 0, i32 3
  %83 = load float, ptr %82, align 4
  store ptr %81, ptr %17, align 8
  store float %83, ptr %18, align 4
  %84 = load ptr, ptr %17, align 8
  %85 = load float, ptr %18, align 4
  store float %85, ptr %19, align 4
  %86 = load float, ptr %19, align 4
  %87 = atomicrmw fadd ptr %84, float %86 monotonic, align 4
  store float %87, ptr %20, align 4
  %88 = load float, ptr %20, align 4
  store float %88, ptr %79, align 4
  %89 = load %struct.float4, ptr %21, align 16
  %90 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 0
  %91 = extractvalue %struct.float4 %89, 0
  store float %91, ptr %90, align 16
  %92 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 1
  %93 = extractvalue %struct.float4 %89, 1
  store float %93, ptr %92, align 4
  %94 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 2
  %95 = extractvalue %struct.float4 %89, 2
  store float %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.float4, ptr %30, i32 0, i32 3
  %97 = extractvalue %struct.float4 %89, 3
  store float %97, ptr %96, align 4
  br label %98

98:                                               ; preds = %39, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2adPKdPKiPdi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %13, align 4
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %4
  %23 = load ptr, ptr %11, align 8
  %24 = load ptr, ptr %10, align 8
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %23, i64 %29
  %31 = load ptr, ptr %9, align 8
  %32 = load i32, ptr %13, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  %35 = load double, ptr %34, align 8
  store ptr %30, ptr %5, align 8
  store double %35, ptr %6, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = load double, ptr %6, align 8
  store double %37, ptr %7, align 8
  %38 = load double, ptr %7, align 8
  %39 = atomicrmw fadd ptr %36, double %38 monotonic, align 8
  store double %39, ptr %8, align 8
  %40 = load double, ptr %8, align 8
  br label %41

41:                                               ; preds = %22, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5cas16PKtPKiPti(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %14, align 4
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %76

25:                                               ; preds = %4
  %26 = load ptr, ptr %12, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %14, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i16, ptr %26, i64 %32
  %34 = load i16, ptr %33, align 2
  store i16 %34, ptr %15, align 2
  br label %35

35:                                               ; preds = %69, %25
  %36 = load i16, ptr %15, align 2
  store i16 %36, ptr %16, align 2
  %37 = load ptr, ptr %12, align 8
  %38 = load ptr, ptr %11, align 8
  %39 = load i32, ptr %14, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i16, ptr %37, i64 %43
  %45 = load i16, ptr %16, align 2
  %46 = load i16, ptr %16, align 2
  %47 = zext i16 %46 to i32
  %48 = load ptr, ptr %10, align 8
  %49 = load i32, ptr %14, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i16, ptr %48, i64 %50
  %52 = load i16, ptr %51, align 2
  %53 = zext i16 %52 to i32
  %54 = xor i32 %47, %53
  %55 = trunc i32 %54 to i16
  store ptr %44, ptr %5, align 8
  store i16 %45, ptr %6, align 2
  store i16 %55, ptr %7, align 2
  %56 = load ptr, ptr %5, align 8
  %57 = load i16, ptr %7, align 2
  store i16 %57, ptr %8, align 2
  %58 = load i16, ptr %6, align 2
  %59 = load i16, ptr %8, align 2
  %60 = cmpxchg ptr %56, i16 %58, i16 %59 monotonic monotonic, align 2
  %61 = extractvalue { i16, i1 } %60, 0
  %62 = extractvalue { i16, i1 } %60, 1
  br i1 %62, label %64, label %63

63:                                               ; preds = %35
  store i16 %61, ptr %6, align 2
  br label %64

64:                                               ; preds = %35, %63
  %65 = zext i1 %62 to i8
  store i8 %65, ptr %9, align 1
  %66 = load i8, ptr %9, align 1
  %67 = trunc i8 %66 to i1
  %68 = load i16, ptr %6, align 2
  store i16 %68, ptr %15, align 2
  br label %69

69:                                               ; preds = %64
  %70 = load i16, ptr %15, align 2
  %71 = zext i16 %70 to i32
  %72 = load i16, ptr %16, align 2
  %73 = zext i16 %72 to i32
  %74 = icmp ne i32 %71, %73
  br i1 %74, label %35, label %75, !llvm.loop !10

75:                                               ; preds = %69
  br label %76

76:                                               ; preds = %75, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11hash_insertPKjPjPiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %16, align 4
  %25 = load i32, ptr %16, align 4
  %26 = load i32, ptr %14, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %5
  br label %75

29:                                               ; preds = %5
  %30 = load ptr, ptr %11, align 8
  %31 = load i32, ptr %16, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %17, align 4
  %35 = load i32, ptr %17, align 4
  %36 = mul i32 %35, -1640531535
  %37 = load i32, ptr %15, align 4
  %38 = urem i32 %36, %37
  store i32 %38, ptr %18, align 4
  br label %39

39:                                               ; preds = %29, %65
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %18, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %42
  %44 = load i32, ptr %17, align 4
  store ptr %43, ptr %6, align 8
  store i32 -1, ptr %7, align 4
  store i32 %44, ptr %8, align 4
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %8, align 4
  store i32 %46, ptr %9, align 4
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %9, align 4
  %49 = cmpxchg ptr %45, i32 %47, i32 %48 monotonic monotonic, align 4
  %50 = extractvalue { i32, i1 } %49, 0
  %51 = extractvalue { i32, i1 } %49, 1
  br i1 %51, label %53, label %52

52:                                               ; preds = %39
  store i32 %50, ptr %7, align 4
  br label %53

53:                                               ; preds = %39, %52
  %54 = zext i1 %51 to i8
  store i8 %54, ptr %10, align 1
  %55 = load i8, ptr %10, align 1
  %56 = trunc i8 %55 to i1
  %57 = load i32, ptr %7, align 4
  store i32 %57, ptr %19, align 4
  %58 = load i32, ptr %19, align 4
  %59 = icmp eq i32 %58, -1
  br i1 %59, label %64, label %60

60:                                               ; preds = %53
  %61 = load i32, ptr %19, align 4
  %62 = load i32, ptr %17, align 4
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %60, %53
  br label %70

65:                                               ; preds = %60
  %66 = load i32, ptr %18, align 4
  %67 = add i32 %66, 1
  %68 = load i32, ptr %15, align 4
  %69 = urem i32 %67, %68
  store i32 %69, ptr %18, align 4
  br label %39, !llvm.loop !11

70:                                               ; preds = %64
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %16, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 1, ptr %74, align 4
  br label %75

75:                                               ; preds = %70, %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9list_pushPiS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %12, align 4
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %11, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %3
  br label %51

23:                                               ; preds = %3
  br label %24

24:                                               ; preds = %44, %23
  %25 = load ptr, ptr %9, align 8
  %26 = load volatile i32, ptr %25, align 4
  store i32 %26, ptr %13, align 4
  %27 = load i32, ptr %13, align 4
  %28 = load ptr, ptr %10, align 8
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  store i32 %27, ptr %31, align 4
  br label %32

32:                                               ; preds = %24
  %33 = load ptr, ptr %9, align 8
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %12, align 4
  store ptr %33, ptr %4, align 8
  store i32 %34, ptr %5, align 4
  store i32 %35, ptr %6, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %6, align 4
  store i32 %37, ptr %7, align 4
  %38 = load i32, ptr %5, align 4
  %39 = load i32, ptr %7, align 4
  %40 = cmpxchg ptr %36, i32 %38, i32 %39 monotonic monotonic, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  %42 = extractvalue { i32, i1 } %40, 1
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  store i32 %41, ptr %5, align 4
  br label %44

44:                                               ; preds = %32, %43
  %45 = zext i1 %42 to i8
  store i8 %45, ptr %8, align 1
  %46 = load i8, ptr %8, align 1
  %47 = trunc i8 %46 to i1
  %48 = load i32, ptr %5, align 4
  %49 = load i32, ptr %13, align 4
  %50 = icmp ne i32 %48, %49
  br i1 %50, label %24, label %51, !llvm.loop !12

51:                                               ; preds = %22, %44
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5queuePiPKiS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  br label %14

14:                                               ; preds = %4, %25
  %15 = load ptr, ptr %9, align 8
  store ptr %15, ptr %5, align 8
  store i32 1, ptr %6, align 4
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %6, align 4
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = atomicrmw add ptr %16, i32 %18 monotonic, align 4
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %8, align 4
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %12, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %14
  br label %36

25:                                               ; preds = %14
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = mul nsw i32 %30, 2
  %32 = load ptr, ptr %11, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4
  br label %14, !llvm.loop !13

36:                                               ; preds = %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10last_blockPKfPfS1_Pji(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %15, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 32
  %25 = load i32, ptr %15, align 4
  %26 = add i32 %24, %25
  store i32 %26, ptr %16, align 4
  %27 = load i32, ptr %16, align 4
  %28 = load i32, ptr %14, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %5
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %16, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  br label %37

36:                                               ; preds = %5
  br label %37

37:                                               ; preds = %36, %30
  %38 = phi contract float [ %35, %30 ], [ 0.000000e+00, %36 ]
  %39 = load i32, ptr %15, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 16, ptr %17, align 4
  br label %42

42:                                               ; preds = %62, %37
  %43 = load i32, ptr %17, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %65

45:                                               ; preds = %42
  %46 = load i32, ptr %15, align 4
  %47 = load i32, ptr %17, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %45
  %50 = load i32, ptr %15, align 4
  %51 = load i32, ptr %17, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %15, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fadd contract float %59, %55
  store float %60, ptr %58, align 4
  br label %61

61:                                               ; preds = %49, %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %17, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %17, align 4
  br label %42, !llvm.loop !14

65:                                               ; preds = %42
  %66 = load i32, ptr %15, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %86

68:                                               ; preds = %65
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4
  %70 = load ptr, ptr %11, align 8
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  call void @llvm.nvvm.membar.gl()
  %74 = load ptr, ptr %13, align 8
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  store ptr %74, ptr %8, align 8
  store i32 %75, ptr %9, align 4
  %76 = load ptr, ptr %8, align 8
  %77 = load i32, ptr %9, align 4
  store ptr %76, ptr %6, align 8
  store i32 %77, ptr %7, align 4
  %78 = load ptr, ptr %6, align 8
  %79 = load i32, ptr %7, align 4
  %80 = atomicrmw uinc_wrap ptr %78, i32 %79 seq_cst, align 4
  store i32 %80, ptr %18, align 4
  %81 = load i32, ptr %18, align 4
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %83 = sub i32 %82, 1
  %84 = icmp eq i32 %81, %83
  %85 = zext i1 %84 to i8
  store i8 %85, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1
  br label %86

86:                                               ; preds = %68, %65
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %143

89:                                               ; preds = %86
  store float 0.000000e+00, ptr %19, align 4
  %90 = load i32, ptr %15, align 4
  store i32 %90, ptr %20, align 4
  br label %91

91:                                               ; preds = %103, %89
  %92 = load i32, ptr %20, align 4
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %94 = icmp ult i32 %92, %93
  br i1 %94, label %95, label %106

95:                                               ; preds = %91
  %96 = load ptr, ptr %11, align 8
  %97 = load i32, ptr %20, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load volatile float, ptr %99, align 4
  %101 = load float, ptr %19, align 4
  %102 = fadd contract float %101, %100
  store float %102, ptr %19, align 4
  br label %103

103:                                              ; preds = %95
  %104 = load i32, ptr %20, align 4
  %105 = add nsw i32 %104, 32
  store i32 %105, ptr %20, align 4
  br label %91, !llvm.loop !15

106:                                              ; preds = %91
  %107 = load float, ptr %19, align 4
  %108 = load i32, ptr %15, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %109
  store float %107, ptr %110, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 16, ptr %21, align 4
  br label %111

111:                                              ; preds = %131, %106
  %112 = load i32, ptr %21, align 4
  %113 = icmp sgt i32 %112, 0
  br i1 %113, label %114, label %134

114:                                              ; preds = %111
  %115 = load i32, ptr %15, align 4
  %116 = load i32, ptr %21, align 4
  %117 = icmp slt i32 %115, %116
  br i1 %117, label %118, label %130

118:                                              ; preds = %114
  %119 = load i32, ptr %15, align 4
  %120 = load i32, ptr %21, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load i32, ptr %15, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fadd contract float %128, %124
  store float %129, ptr %127, align 4
  br label %130

130:                                              ; preds = %118, %114
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %21, align 4
  %133 = ashr i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %111, !llvm.loop !16

134:                                              ; preds = %111
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %142

137:                                              ; preds = %134
  %138 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4
  %139 = load ptr, ptr %12, align 8
  %140 = getelementptr inbounds float, ptr %139, i64 0
  store float %138, ptr %140, align 4
  %141 = load ptr, ptr %13, align 8
  store i32 0, ptr %141, align 4
  br label %142

142:                                              ; preds = %137, %134
  br label %143

143:                                              ; preds = %142, %86
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7boundedPiS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %11

11:                                               ; preds = %33, %2
  %12 = load ptr, ptr %8, align 8
  store ptr %12, ptr %3, align 8
  store i32 0, ptr %4, align 4
  store i32 1, ptr %5, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %6, align 4
  %17 = cmpxchg ptr %13, i32 %15, i32 %16 monotonic monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 0
  %19 = extractvalue { i32, i1 } %17, 1
  br i1 %19, label %21, label %20

20:                                               ; preds = %11
  store i32 %18, ptr %4, align 4
  br label %21

21:                                               ; preds = %11, %20
  %22 = zext i1 %19 to i8
  store i8 %22, ptr %7, align 1
  %23 = load i8, ptr %7, align 1
  %24 = trunc i8 %23 to i1
  %25 = load i32, ptr %4, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load i32, ptr %10, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %10, align 4
  %30 = icmp slt i32 %29, 5
  br label %31

31:                                               ; preds = %27, %21
  %32 = phi i1 [ false, %21 ], [ %30, %27 ]
  br i1 %32, label %33, label %34

33:                                               ; preds = %31
  br label %11, !llvm.loop !17

34:                                               ; preds = %31
  %35 = load i32, ptr %10, align 4
  %36 = icmp slt i32 %35, 5
  %37 = zext i1 %36 to i32
  %38 = load ptr, ptr %9, align 8
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7collidePKfPfS1_S1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  store ptr %0, ptr %23, align 8
  store ptr %1, ptr %24, align 8
  store ptr %2, ptr %25, align 8
  store ptr %3, ptr %26, align 8
  store i32 %4, ptr %27, align 4
  store i32 %5, ptr %28, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = add i32 %34, %35
  store i32 %36, ptr %29, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %39 = mul i32 %37, %38
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %41 = add i32 %39, %40
  store i32 %41, ptr %30, align 4
  %42 = load i32, ptr %29, align 4
  %43 = load i32, ptr %27, align 4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %49, label %45

45:                                               ; preds = %6
  %46 = load i32, ptr %30, align 4
  %47 = load i32, ptr %28, align 4
  %48 = icmp sge i32 %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %45, %6
  br label %107

50:                                               ; preds = %45
  %51 = load ptr, ptr %23, align 8
  %52 = load i32, ptr %29, align 4
  %53 = load i32, ptr %28, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %30, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %51, i64 %57
  %59 = load float, ptr %58, align 4
  store float %59, ptr %31, align 4
  %60 = load ptr, ptr %24, align 8
  %61 = load i32, ptr %29, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  %64 = load float, ptr %31, align 4
  store ptr %63, ptr %7, align 8
  store float %64, ptr %8, align 4
  %65 = load ptr, ptr %7, align 8
  %66 = load float, ptr %8, align 4
  store float %66, ptr %9, align 4
  %67 = load float, ptr %9, align 4
  %68 = atomicrmw fadd ptr %65, float %67 monotonic, align 4
  store float %68, ptr %10, align 4
  %69 = load float, ptr %10, align 4
  %70 = load ptr, ptr %25, align 8
  %71 = load i32, ptr %30, align 4
  %72 = sdiv i32 %71, 2
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %70, i64 %73
  %75 = load float, ptr %31, align 4
  store ptr %74, ptr %11, align 8
  store float %75, ptr %12, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load float, ptr %12, align 4
  store float %77, ptr %13, align 4
  %78 = load float, ptr %13, align 4
  %79 = atomicrmw fadd ptr %76, float %78 monotonic, align 4
  store float %79, ptr %14, align 4
  %80 = load float, ptr %14, align 4
  %81 = load i32, ptr %29, align 4
  %82 = load i32, ptr %30, align 4
  %83 = add nsw i32 %81, %82
  %84 = srem i32 %83, 3
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %95

86:                                               ; preds = %50
  %87 = load ptr, ptr %26, align 8
  %88 = getelementptr inbounds float, ptr %87, i64 0
  %89 = load float, ptr %31, align 4
  store ptr %88, ptr %15, align 8
  store float %89, ptr %16, align 4
  %90 = load ptr, ptr %15, align 8
  %91 = load float, ptr %16, align 4
  store float %91, ptr %17, align 4
  %92 = load float, ptr %17, align 4
  %93 = atomicrmw fadd ptr %90, float %92 monotonic, align 4
  store float %93, ptr %18, align 4
  %94 = load float, ptr %18, align 4
  br label %95

95:                                               ; preds = %86, %50
  %96 = load ptr, ptr %26, align 8
  %97 = load i32, ptr %30, align 4
  %98 = srem i32 %97, 4
  %99 = add nsw i32 1, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %96, i64 %100
  store ptr %101, ptr %19, align 8
  store float 1.000000e+00, ptr %20, align 4
  %102 = load ptr, ptr %19, align 8
  %103 = load float, ptr %20, align 4
  store float %103, ptr %21, align 4
  %104 = load float, ptr %21, align 4
  %105 = atomicrmw fadd ptr %102, float %104 monotonic, align 4
  store float %105, ptr %22, align 4
  %106 = load float, ptr %22, align 4
  br label %107

107:                                              ; preds = %95, %49
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7liftingPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 64
  store i32 %12, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %7, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %26

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %19, i64 %23
  %25 = load float, ptr %24, align 4
  br label %27

26:                                               ; preds = %3
  br label %27

27:                                               ; preds = %26, %18
  %28 = phi contract float [ %25, %18 ], [ 0.000000e+00, %26 ]
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %30
  store float %28, ptr %31, align 4
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %57

34:                                               ; preds = %27
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 64
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %6, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %34
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 64
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load float, ptr %48, align 4
  br label %51

50:                                               ; preds = %34
  br label %51

51:                                               ; preds = %50, %41
  %52 = phi contract float [ %49, %41 ], [ 0.000000e+00, %50 ]
  %53 = load i32, ptr %7, align 4
  %54 = add nsw i32 64, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %55
  store float %52, ptr %56, align 4
  br label %57

57:                                               ; preds = %51, %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load i32, ptr %7, align 4
  %59 = srem i32 %58, 2
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %61, label %82

61:                                               ; preds = %57
  %62 = load i32, ptr %7, align 4
  %63 = icmp slt i32 %62, 63
  br i1 %63, label %64, label %82

64:                                               ; preds = %61
  %65 = load i32, ptr %7, align 4
  %66 = sub nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load i32, ptr %7, align 4
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = fadd contract float %69, %74
  %76 = fmul contract float 5.000000e-01, %75
  %77 = load i32, ptr %7, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fsub contract float %80, %76
  store float %81, ptr %79, align 4
  br label %82

82:                                               ; preds = %64, %61, %57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = load i32, ptr %7, align 4
  %84 = srem i32 %83, 2
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %107

86:                                               ; preds = %82
  %87 = load i32, ptr %7, align 4
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %107

89:                                               ; preds = %86
  %90 = load i32, ptr %7, align 4
  %91 = sub nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load i32, ptr %7, align 4
  %96 = add nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fadd contract float %94, %99
  %101 = fmul contract float 2.500000e-01, %100
  %102 = load i32, ptr %7, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = fadd contract float %105, %101
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %89, %86, %82
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = load i32, ptr %7, align 4
  %109 = sdiv i32 %108, 2
  %110 = load i32, ptr %7, align 4
  %111 = srem i32 %110, 2
  %112 = mul nsw i32 %111, 32
  %113 = add nsw i32 %109, %112
  store i32 %113, ptr %9, align 4
  %114 = load i32, ptr %8, align 4
  %115 = load i32, ptr %9, align 4
  %116 = add nsw i32 %114, %115
  %117 = load i32, ptr %6, align 4
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %119, label %130

119:                                              ; preds = %107
  %120 = load i32, ptr %7, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [72 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 0, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = load ptr, ptr %5, align 8
  %125 = load i32, ptr %8, align 4
  %126 = load i32, ptr %9, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %124, i64 %128
  store float %123, ptr %129, align 4
  br label %130

130:                                              ; preds = %119, %107
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11masked_binsPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %19, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = load i32, ptr %19, align 4
  %26 = add i32 %24, %25
  store i32 %26, ptr %20, align 4
  %27 = load i32, ptr %19, align 4
  %28 = icmp slt i32 %27, 16
  br i1 %28, label %29, label %34

29:                                               ; preds = %3
  %30 = load i32, ptr %19, align 4
  %31 = load i32, ptr %19, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 0, i64 %32
  store i32 %30, ptr %33, align 4
  br label %34

34:                                               ; preds = %29, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i32, ptr %20, align 4
  %36 = load i32, ptr %18, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %60

38:                                               ; preds = %34
  %39 = load ptr, ptr %16, align 8
  %40 = load i32, ptr %20, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %60

45:                                               ; preds = %38
  %46 = load i32, ptr %19, align 4
  %47 = sdiv i32 %46, 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 0, i64 %48
  %50 = load ptr, ptr %16, align 8
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  store ptr %49, ptr %12, align 8
  store i32 %54, ptr %13, align 4
  %55 = load ptr, ptr %12, align 8
  %56 = load i32, ptr %13, align 4
  store i32 %56, ptr %14, align 4
  %57 = load i32, ptr %14, align 4
  %58 = atomicrmw add ptr %55, i32 %57 monotonic, align 4
  store i32 %58, ptr %15, align 4
  %59 = load i32, ptr %15, align 4
  br label %60

60:                                               ; preds = %45, %38, %34
  %61 = load i32, ptr %20, align 4
  %62 = load i32, ptr %18, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %87

64:                                               ; preds = %60
  %65 = load ptr, ptr %16, align 8
  %66 = load i32, ptr %20, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = icmp slt i32 %69, 0
  br i1 %70, label %71, label %87

71:                                               ; preds = %64
  %72 = load i32, ptr %19, align 4
  %73 = srem i32 %72, 8
  %74 = mul nsw i32 %73, 2
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 0, i64 %75
  %77 = load ptr, ptr %16, align 8
  %78 = load i32, ptr %20, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  store ptr %76, ptr %4, align 8
  store i32 %81, ptr %5, align 4
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %5, align 4
  store i32 %83, ptr %6, align 4
  %84 = load i32, ptr %6, align 4
  %85 = atomicrmw sub ptr %82, i32 %84 monotonic, align 4
  store i32 %85, ptr %7, align 4
  %86 = load i32, ptr %7, align 4
  br label %87

87:                                               ; preds = %71, %64, %60
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %19, align 4
  %89 = icmp slt i32 %88, 16
  br i1 %89, label %90, label %104

90:                                               ; preds = %87
  %91 = load ptr, ptr %17, align 8
  %92 = load i32, ptr %19, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  %95 = load i32, ptr %19, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  store ptr %94, ptr %8, align 8
  store i32 %98, ptr %9, align 4
  %99 = load ptr, ptr %8, align 8
  %100 = load i32, ptr %9, align 4
  store i32 %100, ptr %10, align 4
  %101 = load i32, ptr %10, align 4
  %102 = atomicrmw max ptr %99, i32 %101 monotonic, align 4
  store i32 %102, ptr %11, align 4
  %103 = load i32, ptr %11, align 4
  br label %104

104:                                              ; preds = %90, %87
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) #5

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) #5

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint_as_float(i32 noundef) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nounwind }
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
