; ModuleID = 'atomics_forms.cu'
source_filename = "atomics_forms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__half = type { half }
%struct.__nv_bfloat16 = type { bfloat }
%struct.__half2 = type { %struct.__half, %struct.__half }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10form_partsPKiPiiE4part = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ11form_scaledPKfPfiE1s = internal addrspace(3) global [34 x float] undef, align 4
@_ZZ12form_privatePKhPjiE4bins = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ10form_orderPKiPiiE1s = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_halvesPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %36

20:                                               ; preds = %3
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %11, align 4
  %23 = sdiv i32 %22, 2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  store ptr %25, ptr %4, align 8
  store float %30, ptr %5, align 4
  %31 = load ptr, ptr %4, align 8
  %32 = load float, ptr %5, align 4
  store float %32, ptr %6, align 4
  %33 = load float, ptr %6, align 4
  %34 = atomicrmw fadd ptr %31, float %33 monotonic, align 4
  store float %34, ptr %7, align 4
  %35 = load float, ptr %7, align 4
  br label %36

36:                                               ; preds = %20, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_moduloPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %36

20:                                               ; preds = %3
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %11, align 4
  %23 = srem i32 %22, 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %21, i64 %24
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  store ptr %25, ptr %4, align 8
  store i32 %30, ptr %5, align 4
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %5, align 4
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %6, align 4
  %34 = atomicrmw add ptr %31, i32 %33 monotonic, align 4
  store i32 %34, ptr %7, align 4
  %35 = load i32, ptr %7, align 4
  br label %36

36:                                               ; preds = %20, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13form_constantPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %19, align 4
  %25 = load i32, ptr %19, align 4
  %26 = load i32, ptr %18, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %59

28:                                               ; preds = %3
  %29 = load ptr, ptr %17, align 8
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %19, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  store ptr %29, ptr %8, align 8
  store i32 %34, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  store i32 %36, ptr %10, align 4
  %37 = load i32, ptr %10, align 4
  %38 = atomicrmw add ptr %35, i32 %37 monotonic, align 4
  store i32 %38, ptr %11, align 4
  %39 = load i32, ptr %11, align 4
  %40 = load ptr, ptr %17, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 1
  %42 = load ptr, ptr %16, align 8
  %43 = load i32, ptr %19, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4
  store ptr %41, ptr %4, align 8
  store i32 %46, ptr %5, align 4
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %5, align 4
  store i32 %48, ptr %6, align 4
  %49 = load i32, ptr %6, align 4
  %50 = atomicrmw max ptr %47, i32 %49 monotonic, align 4
  store i32 %50, ptr %7, align 4
  %51 = load i32, ptr %7, align 4
  %52 = load ptr, ptr %17, align 8
  %53 = getelementptr inbounds i32, ptr %52, i64 2
  store ptr %53, ptr %12, align 8
  store i32 3, ptr %13, align 4
  %54 = load ptr, ptr %12, align 8
  %55 = load i32, ptr %13, align 4
  store i32 %55, ptr %14, align 4
  %56 = load i32, ptr %14, align 4
  %57 = atomicrmw add ptr %54, i32 %56 monotonic, align 4
  store i32 %57, ptr %15, align 4
  %58 = load i32, ptr %15, align 4
  br label %59

59:                                               ; preds = %28, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9form_rowsPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %51

28:                                               ; preds = %4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %51

32:                                               ; preds = %28
  %33 = load ptr, ptr %10, align 8
  %34 = load i32, ptr %14, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load ptr, ptr %9, align 8
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %12, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %13, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %37, i64 %43
  %45 = load float, ptr %44, align 4
  store ptr %36, ptr %5, align 8
  store float %45, ptr %6, align 4
  %46 = load ptr, ptr %5, align 8
  %47 = load float, ptr %6, align 4
  store float %47, ptr %7, align 4
  %48 = load float, ptr %7, align 4
  %49 = atomicrmw fadd ptr %46, float %48 monotonic, align 4
  store float %49, ptr %8, align 4
  %50 = load float, ptr %8, align 4
  br label %51

51:                                               ; preds = %32, %28, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14form_diagonalsPKiPiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %53

28:                                               ; preds = %4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %53

32:                                               ; preds = %28
  %33 = load ptr, ptr %10, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %13, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %33, i64 %37
  %39 = load ptr, ptr %9, align 8
  %40 = load i32, ptr %14, align 4
  %41 = load i32, ptr %12, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %39, i64 %45
  %47 = load i32, ptr %46, align 4
  store ptr %38, ptr %5, align 8
  store i32 %47, ptr %6, align 4
  %48 = load ptr, ptr %5, align 8
  %49 = load i32, ptr %6, align 4
  store i32 %49, ptr %7, align 4
  %50 = load i32, ptr %7, align 4
  %51 = atomicrmw add ptr %48, i32 %50 monotonic, align 4
  store i32 %51, ptr %8, align 4
  %52 = load i32, ptr %8, align 4
  br label %53

53:                                               ; preds = %32, %28, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z15form_neighboursPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %19, align 4
  %25 = load i32, ptr %19, align 4
  %26 = load i32, ptr %18, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %75

28:                                               ; preds = %3
  %29 = load ptr, ptr %17, align 8
  %30 = load i32, ptr %19, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load ptr, ptr %16, align 8
  %34 = load i32, ptr %19, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  store ptr %32, ptr %4, align 8
  store float %37, ptr %5, align 4
  %38 = load ptr, ptr %4, align 8
  %39 = load float, ptr %5, align 4
  store float %39, ptr %6, align 4
  %40 = load float, ptr %6, align 4
  %41 = atomicrmw fadd ptr %38, float %40 monotonic, align 4
  store float %41, ptr %7, align 4
  %42 = load float, ptr %7, align 4
  %43 = load ptr, ptr %17, align 8
  %44 = load i32, ptr %19, align 4
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %19, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = fmul contract float 5.000000e-01, %52
  store ptr %47, ptr %8, align 8
  store float %53, ptr %9, align 4
  %54 = load ptr, ptr %8, align 8
  %55 = load float, ptr %9, align 4
  store float %55, ptr %10, align 4
  %56 = load float, ptr %10, align 4
  %57 = atomicrmw fadd ptr %54, float %56 monotonic, align 4
  store float %57, ptr %11, align 4
  %58 = load float, ptr %11, align 4
  %59 = load ptr, ptr %17, align 8
  %60 = load i32, ptr %19, align 4
  %61 = add nsw i32 %60, 2
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  %64 = load ptr, ptr %16, align 8
  %65 = load i32, ptr %19, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul contract float 2.500000e-01, %68
  store ptr %63, ptr %12, align 8
  store float %69, ptr %13, align 4
  %70 = load ptr, ptr %12, align 8
  %71 = load float, ptr %13, align 4
  store float %71, ptr %14, align 4
  %72 = load float, ptr %14, align 4
  %73 = atomicrmw fadd ptr %70, float %72 monotonic, align 4
  store float %73, ptr %15, align 4
  %74 = load float, ptr %15, align 4
  br label %75

75:                                               ; preds = %28, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9form_loopPKiPiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %52

23:                                               ; preds = %4
  store i32 0, ptr %14, align 4
  br label %24

24:                                               ; preds = %48, %23
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %12, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %51

28:                                               ; preds = %24
  %29 = load ptr, ptr %10, align 8
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = add nsw i32 %30, %31
  %33 = sdiv i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %29, i64 %34
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %14, align 4
  %42 = add nsw i32 %40, %41
  store ptr %35, ptr %5, align 8
  store i32 %42, ptr %6, align 4
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %6, align 4
  store i32 %44, ptr %7, align 4
  %45 = load i32, ptr %7, align 4
  %46 = atomicrmw add ptr %43, i32 %45 monotonic, align 4
  store i32 %46, ptr %8, align 4
  %47 = load i32, ptr %8, align 4
  br label %48

48:                                               ; preds = %28
  %49 = load i32, ptr %14, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %14, align 4
  br label %24, !llvm.loop !3

51:                                               ; preds = %24
  br label %52

52:                                               ; preds = %51, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12form_guardedPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %14, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %47

24:                                               ; preds = %3
  %25 = load ptr, ptr %12, align 8
  %26 = load i32, ptr %15, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %47

31:                                               ; preds = %24
  %32 = load ptr, ptr %13, align 8
  %33 = load i32, ptr %15, align 4
  %34 = sdiv i32 %33, 8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %32, i64 %35
  %37 = load ptr, ptr %12, align 8
  %38 = load i32, ptr %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  store ptr %36, ptr %8, align 8
  store i32 %41, ptr %9, align 4
  %42 = load ptr, ptr %8, align 8
  %43 = load i32, ptr %9, align 4
  store i32 %43, ptr %10, align 4
  %44 = load i32, ptr %10, align 4
  %45 = atomicrmw add ptr %42, i32 %44 monotonic, align 4
  store i32 %45, ptr %11, align 4
  %46 = load i32, ptr %11, align 4
  br label %47

47:                                               ; preds = %31, %24, %3
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %14, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %66

51:                                               ; preds = %47
  %52 = load i32, ptr %15, align 4
  %53 = and i32 %52, 1
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %51
  %56 = load ptr, ptr %13, align 8
  %57 = load i32, ptr %15, align 4
  %58 = sdiv i32 %57, 8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  store ptr %60, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %5, align 4
  store i32 %62, ptr %6, align 4
  %63 = load i32, ptr %6, align 4
  %64 = atomicrmw sub ptr %61, i32 %63 monotonic, align 4
  store i32 %64, ptr %7, align 4
  %65 = load i32, ptr %7, align 4
  br label %66

66:                                               ; preds = %55, %51, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13form_branchesPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %19, align 4
  %25 = load i32, ptr %19, align 4
  %26 = load i32, ptr %18, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  br label %84

29:                                               ; preds = %3
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %19, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, 1
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %50

37:                                               ; preds = %29
  %38 = load ptr, ptr %17, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 0
  %40 = load ptr, ptr %16, align 8
  %41 = load i32, ptr %19, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4
  store ptr %39, ptr %12, align 8
  store i32 %44, ptr %13, align 4
  %45 = load ptr, ptr %12, align 8
  %46 = load i32, ptr %13, align 4
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %14, align 4
  %48 = atomicrmw add ptr %45, i32 %47 monotonic, align 4
  store i32 %48, ptr %15, align 4
  %49 = load i32, ptr %15, align 4
  br label %84

50:                                               ; preds = %29
  %51 = load ptr, ptr %16, align 8
  %52 = load i32, ptr %19, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  %58 = load ptr, ptr %17, align 8
  %59 = getelementptr inbounds i32, ptr %58, i64 1
  %60 = load ptr, ptr %16, align 8
  %61 = load i32, ptr %19, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  store ptr %59, ptr %8, align 8
  store i32 %64, ptr %9, align 4
  %65 = load ptr, ptr %8, align 8
  %66 = load i32, ptr %9, align 4
  store i32 %66, ptr %10, align 4
  %67 = load i32, ptr %10, align 4
  %68 = atomicrmw or ptr %65, i32 %67 monotonic, align 4
  store i32 %68, ptr %11, align 4
  %69 = load i32, ptr %11, align 4
  br label %83

70:                                               ; preds = %50
  %71 = load ptr, ptr %17, align 8
  %72 = getelementptr inbounds i32, ptr %71, i64 2
  %73 = load ptr, ptr %16, align 8
  %74 = load i32, ptr %19, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  %77 = load i32, ptr %76, align 4
  store ptr %72, ptr %4, align 8
  store i32 %77, ptr %5, align 4
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %5, align 4
  store i32 %79, ptr %6, align 4
  %80 = load i32, ptr %6, align 4
  %81 = atomicrmw xor ptr %78, i32 %80 monotonic, align 4
  store i32 %81, ptr %7, align 4
  %82 = load i32, ptr %7, align 4
  br label %83

83:                                               ; preds = %70, %57
  br label %84

84:                                               ; preds = %28, %83, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13form_selectedPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %48

20:                                               ; preds = %3
  %21 = load ptr, ptr %8, align 8
  %22 = load i32, ptr %11, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %33

27:                                               ; preds = %20
  %28 = load ptr, ptr %9, align 8
  %29 = load i32, ptr %11, align 4
  %30 = srem i32 %29, 3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  br label %36

33:                                               ; preds = %20
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds i32, ptr %34, i64 3
  br label %36

36:                                               ; preds = %33, %27
  %37 = phi ptr [ %32, %27 ], [ %35, %33 ]
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4
  store ptr %37, ptr %4, align 8
  store i32 %42, ptr %5, align 4
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  store i32 %44, ptr %6, align 4
  %45 = load i32, ptr %6, align 4
  %46 = atomicrmw min ptr %43, i32 %45 monotonic, align 4
  store i32 %46, ptr %7, align 4
  %47 = load i32, ptr %7, align 4
  br label %48

48:                                               ; preds = %36, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_partsPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %11, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %12, align 4
  %19 = load i32, ptr %11, align 4
  %20 = icmp slt i32 %19, 4
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = load i32, ptr %11, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 0, i64 %23
  store i32 0, ptr %24, align 4
  br label %25

25:                                               ; preds = %21, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = load i32, ptr %11, align 4
  %31 = sdiv i32 %30, 16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 0, i64 %32
  %34 = load ptr, ptr %8, align 8
  %35 = load i32, ptr %12, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4
  store ptr %33, ptr %4, align 8
  store i32 %38, ptr %5, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %5, align 4
  store i32 %40, ptr %6, align 4
  %41 = load i32, ptr %6, align 4
  %42 = atomicrmw add ptr %39, i32 %41 monotonic, align 4
  store i32 %42, ptr %7, align 4
  %43 = load i32, ptr %7, align 4
  br label %44

44:                                               ; preds = %29, %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load i32, ptr %11, align 4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %47, label %59

47:                                               ; preds = %44
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = load ptr, ptr %9, align 8
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = mul i32 4, %53
  %55 = load i32, ptr %11, align 4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %52, i64 %57
  store i32 %51, ptr %58, align 4
  br label %59

59:                                               ; preds = %47, %44
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_scaledPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %19, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 64
  %25 = load i32, ptr %19, align 4
  %26 = add i32 %24, %25
  store i32 %26, ptr %20, align 4
  %27 = load i32, ptr %19, align 4
  %28 = icmp slt i32 %27, 34
  br i1 %28, label %29, label %33

29:                                               ; preds = %3
  %30 = load i32, ptr %19, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %31
  store float 0.000000e+00, ptr %32, align 4
  br label %33

33:                                               ; preds = %29, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load i32, ptr %20, align 4
  %35 = load i32, ptr %18, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %43

37:                                               ; preds = %33
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %20, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  br label %44

43:                                               ; preds = %33
  br label %44

44:                                               ; preds = %43, %37
  %45 = phi contract float [ %42, %37 ], [ 0.000000e+00, %43 ]
  store float %45, ptr %21, align 4
  %46 = load i32, ptr %19, align 4
  %47 = srem i32 %46, 2
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %60

49:                                               ; preds = %44
  %50 = load i32, ptr %19, align 4
  %51 = sdiv i32 %50, 2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %52
  %54 = load float, ptr %21, align 4
  store ptr %53, ptr %4, align 8
  store float %54, ptr %5, align 4
  %55 = load ptr, ptr %4, align 8
  %56 = load float, ptr %5, align 4
  store float %56, ptr %6, align 4
  %57 = load float, ptr %6, align 4
  %58 = atomicrmw fadd ptr %55, float %57 monotonic, align 4
  store float %58, ptr %7, align 4
  %59 = load float, ptr %7, align 4
  br label %60

60:                                               ; preds = %49, %44
  %61 = load i32, ptr %19, align 4
  %62 = srem i32 %61, 2
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %77

64:                                               ; preds = %60
  %65 = load i32, ptr %19, align 4
  %66 = sdiv i32 %65, 2
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %68
  %70 = load float, ptr %21, align 4
  %71 = fmul contract float -5.000000e-01, %70
  store ptr %69, ptr %8, align 8
  store float %71, ptr %9, align 4
  %72 = load ptr, ptr %8, align 8
  %73 = load float, ptr %9, align 4
  store float %73, ptr %10, align 4
  %74 = load float, ptr %10, align 4
  %75 = atomicrmw fadd ptr %72, float %74 monotonic, align 4
  store float %75, ptr %11, align 4
  %76 = load float, ptr %11, align 4
  br label %77

77:                                               ; preds = %64, %60
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i32, ptr %19, align 4
  %79 = icmp slt i32 %78, 34
  br i1 %79, label %80, label %89

80:                                               ; preds = %77
  %81 = load i32, ptr %19, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fdiv contract float %84, 3.000000e+00
  %86 = load i32, ptr %19, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %87
  store float %85, ptr %88, align 4
  br label %89

89:                                               ; preds = %80, %77
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = load i32, ptr %19, align 4
  %91 = icmp slt i32 %90, 34
  br i1 %91, label %92, label %106

92:                                               ; preds = %89
  %93 = load ptr, ptr %17, align 8
  %94 = load i32, ptr %19, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  %97 = load i32, ptr %19, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 0, i64 %98
  %100 = load float, ptr %99, align 4
  store ptr %96, ptr %12, align 8
  store float %100, ptr %13, align 4
  %101 = load ptr, ptr %12, align 8
  %102 = load float, ptr %13, align 4
  store float %102, ptr %14, align 4
  %103 = load float, ptr %14, align 4
  %104 = atomicrmw fadd ptr %101, float %103 monotonic, align 4
  store float %104, ptr %15, align 4
  %105 = load float, ptr %15, align 4
  br label %106

106:                                              ; preds = %92, %89
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12form_privatePKhPji(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %18 = load i32, ptr %15, align 4
  %19 = icmp slt i32 %18, 32
  br i1 %19, label %20, label %29

20:                                               ; preds = %3
  %21 = load i32, ptr %15, align 4
  %22 = sdiv i32 %21, 16
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 0, i64 %23
  %25 = load i32, ptr %15, align 4
  %26 = srem i32 %25, 16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %27
  store i32 0, ptr %28, align 4
  br label %29

29:                                               ; preds = %20, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %16, align 4
  br label %35

35:                                               ; preds = %58, %29
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %14, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %64

39:                                               ; preds = %35
  %40 = load i32, ptr %15, align 4
  %41 = and i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 0, i64 %42
  %44 = load ptr, ptr %12, align 8
  %45 = load i32, ptr %16, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %44, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = ashr i32 %49, 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x i32], ptr %43, i64 0, i64 %51
  store ptr %52, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %5, align 4
  store i32 %54, ptr %6, align 4
  %55 = load i32, ptr %6, align 4
  %56 = atomicrmw add ptr %53, i32 %55 monotonic, align 4
  store i32 %56, ptr %7, align 4
  %57 = load i32, ptr %7, align 4
  br label %58

58:                                               ; preds = %39
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %61 = mul i32 %59, %60
  %62 = load i32, ptr %16, align 4
  %63 = add i32 %62, %61
  store i32 %63, ptr %16, align 4
  br label %35, !llvm.loop !5

64:                                               ; preds = %35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = load i32, ptr %15, align 4
  %66 = icmp slt i32 %65, 16
  br i1 %66, label %67, label %86

67:                                               ; preds = %64
  %68 = load ptr, ptr %13, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i32, ptr %15, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = load i32, ptr %15, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x i32], ptr getelementptr inbounds ([2 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 0, i64 1), i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = add i32 %75, %79
  store ptr %71, ptr %8, align 8
  store i32 %80, ptr %9, align 4
  %81 = load ptr, ptr %8, align 8
  %82 = load i32, ptr %9, align 4
  store i32 %82, ptr %10, align 4
  %83 = load i32, ptr %10, align 4
  %84 = atomicrmw add ptr %81, i32 %83 monotonic, align 4
  store i32 %84, ptr %11, align 4
  %85 = load i32, ptr %11, align 4
  br label %86

86:                                               ; preds = %67, %64
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_twicePKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %14, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  br label %58

25:                                               ; preds = %3
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %15, align 4
  %28 = sdiv i32 %27, 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %26, i64 %29
  %31 = load ptr, ptr %12, align 8
  %32 = load i32, ptr %15, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4
  store ptr %30, ptr %4, align 8
  store i32 %35, ptr %5, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %5, align 4
  store i32 %37, ptr %6, align 4
  %38 = load i32, ptr %6, align 4
  %39 = atomicrmw add ptr %36, i32 %38 monotonic, align 4
  store i32 %39, ptr %7, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load ptr, ptr %13, align 8
  %42 = load i32, ptr %15, align 4
  %43 = sdiv i32 %42, 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %41, i64 %44
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = mul nsw i32 2, %50
  %52 = add nsw i32 %51, 1
  store ptr %45, ptr %8, align 8
  store i32 %52, ptr %9, align 4
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %9, align 4
  store i32 %54, ptr %10, align 4
  %55 = load i32, ptr %10, align 4
  %56 = atomicrmw add ptr %53, i32 %55 monotonic, align 4
  store i32 %56, ptr %11, align 4
  %57 = load i32, ptr %11, align 4
  br label %58

58:                                               ; preds = %25, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_orderPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %19, align 4
  %21 = load i32, ptr %19, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %3
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4
  br label %24

24:                                               ; preds = %23, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load ptr, ptr %16, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %25, i64 %31
  %33 = load i32, ptr %32, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), ptr %12, align 8
  store i32 %33, ptr %13, align 4
  %34 = load ptr, ptr %12, align 8
  %35 = load i32, ptr %13, align 4
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %14, align 4
  %37 = atomicrmw add ptr %34, i32 %36 monotonic, align 4
  store i32 %37, ptr %15, align 4
  %38 = load i32, ptr %15, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), ptr %8, align 8
  store i32 7, ptr %9, align 4
  %39 = load ptr, ptr %8, align 8
  %40 = load i32, ptr %9, align 4
  store i32 %40, ptr %10, align 4
  %41 = load i32, ptr %10, align 4
  %42 = atomicrmw max ptr %39, i32 %41 monotonic, align 4
  store i32 %42, ptr %11, align 4
  %43 = load i32, ptr %11, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = load i32, ptr %19, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), ptr %4, align 8
  store i32 %44, ptr %5, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %5, align 4
  store i32 %46, ptr %6, align 4
  %47 = load i32, ptr %6, align 4
  %48 = atomicrmw sub ptr %45, i32 %47 monotonic, align 4
  store i32 %48, ptr %7, align 4
  %49 = load i32, ptr %7, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load i32, ptr %19, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %58

52:                                               ; preds = %24
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4
  %54 = load ptr, ptr %17, align 8
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %54, i64 %56
  store i32 %53, ptr %57, align 4
  br label %58

58:                                               ; preds = %52, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9form_halfPK6__halfPS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca %struct.__half, align 2
  %5 = alloca half, align 2
  %6 = alloca %struct.__half, align 2
  %7 = alloca ptr, align 8
  %8 = alloca half, align 2
  %9 = alloca half, align 2
  %10 = alloca %struct.__half, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.__half, align 2
  %16 = alloca %struct.__half, align 2
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %14, align 4
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %46

25:                                               ; preds = %3
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %14, align 4
  %28 = sdiv i32 %27, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.__half, ptr %26, i64 %29
  %31 = load ptr, ptr %11, align 8
  %32 = load i32, ptr %14, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.__half, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %15, ptr align 2 %34, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 2 %15, i64 2, i1 false)
  store ptr %30, ptr %7, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = load half, ptr %10, align 2
  store half %36, ptr %8, align 2
  %37 = load half, ptr %8, align 2
  %38 = atomicrmw fadd ptr %35, half %37 monotonic, align 2
  store half %38, ptr %9, align 2
  %39 = load half, ptr %9, align 2
  store half %39, ptr %5, align 2
  %40 = load half, ptr %5, align 2
  store half %40, ptr %4, align 2
  %41 = load %struct.__half, ptr %4, align 2
  %42 = extractvalue %struct.__half %41, 0
  store half %42, ptr %6, align 2
  %43 = load %struct.__half, ptr %6, align 2
  %44 = getelementptr inbounds nuw %struct.__half, ptr %16, i32 0, i32 0
  %45 = extractvalue %struct.__half %43, 0
  store half %45, ptr %44, align 2
  br label %46

46:                                               ; preds = %25, %3
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_bfloatPK13__nv_bfloat16PS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca %struct.__nv_bfloat16, align 2
  %5 = alloca bfloat, align 2
  %6 = alloca %struct.__nv_bfloat16, align 2
  %7 = alloca ptr, align 8
  %8 = alloca bfloat, align 2
  %9 = alloca bfloat, align 2
  %10 = alloca %struct.__nv_bfloat16, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.__nv_bfloat16, align 2
  %16 = alloca %struct.__nv_bfloat16, align 2
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %14, align 4
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %46

25:                                               ; preds = %3
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %14, align 4
  %28 = sdiv i32 %27, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.__nv_bfloat16, ptr %26, i64 %29
  %31 = load ptr, ptr %11, align 8
  %32 = load i32, ptr %14, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.__nv_bfloat16, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %15, ptr align 2 %34, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 2 %15, i64 2, i1 false)
  store ptr %30, ptr %7, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = load bfloat, ptr %10, align 2
  store bfloat %36, ptr %8, align 2
  %37 = load bfloat, ptr %8, align 2
  %38 = atomicrmw fadd ptr %35, bfloat %37 monotonic, align 2
  store bfloat %38, ptr %9, align 2
  %39 = load bfloat, ptr %9, align 2
  store bfloat %39, ptr %5, align 2
  %40 = load bfloat, ptr %5, align 2
  store bfloat %40, ptr %4, align 2
  %41 = load %struct.__nv_bfloat16, ptr %4, align 2
  %42 = extractvalue %struct.__nv_bfloat16 %41, 0
  store bfloat %42, ptr %6, align 2
  %43 = load %struct.__nv_bfloat16, ptr %6, align 2
  %44 = getelementptr inbounds nuw %struct.__nv_bfloat16, ptr %16, i32 0, i32 0
  %45 = extractvalue %struct.__nv_bfloat16 %43, 0
  store bfloat %45, ptr %44, align 2
  br label %46

46:                                               ; preds = %25, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_packedPK7__half2PS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.__half, align 8
  %6 = alloca %struct.__half, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.__half, align 8
  %9 = alloca %struct.__half, align 8
  %10 = alloca %struct.__half, align 2
  %11 = alloca half, align 2
  %12 = alloca %struct.__half, align 2
  %13 = alloca half, align 2
  %14 = alloca %struct.__half, align 2
  %15 = alloca ptr, align 8
  %16 = alloca half, align 2
  %17 = alloca half, align 2
  %18 = alloca %struct.__half, align 8
  %19 = alloca %struct.__half, align 2
  %20 = alloca ptr, align 8
  %21 = alloca half, align 2
  %22 = alloca half, align 2
  %23 = alloca %struct.__half, align 8
  %24 = alloca %struct.__half2, align 4
  %25 = alloca ptr, align 8
  %26 = alloca %struct.__half, align 2
  %27 = alloca %struct.__half, align 2
  %28 = alloca %struct.__half, align 2
  %29 = alloca %struct.__half, align 2
  %30 = alloca %struct.__half2, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.__half2, align 4
  %36 = alloca %struct.__half2, align 4
  store ptr %0, ptr %31, align 8
  store ptr %1, ptr %32, align 8
  store i32 %2, ptr %33, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %39 = mul i32 %37, %38
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %41 = add i32 %39, %40
  store i32 %41, ptr %34, align 4
  %42 = load i32, ptr %34, align 4
  %43 = load i32, ptr %33, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %87

45:                                               ; preds = %3
  %46 = load ptr, ptr %32, align 8
  %47 = load i32, ptr %34, align 4
  %48 = sdiv i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.__half2, ptr %46, i64 %49
  %51 = load ptr, ptr %31, align 8
  %52 = load i32, ptr %34, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.__half2, ptr %51, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %54, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 4 %35, i64 4, i1 false)
  store ptr %50, ptr %25, align 8
  %55 = load ptr, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %27, ptr align 4 %30, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 2 %27, i64 2, i1 false)
  store ptr %55, ptr %15, align 8
  %56 = load ptr, ptr %15, align 8
  %57 = load half, ptr %18, align 2
  store half %57, ptr %16, align 2
  %58 = load half, ptr %16, align 2
  %59 = atomicrmw fadd ptr %56, half %58 monotonic, align 2
  store half %59, ptr %17, align 2
  %60 = load half, ptr %17, align 2
  store half %60, ptr %11, align 2
  %61 = load half, ptr %11, align 2
  store half %61, ptr %10, align 2
  %62 = load %struct.__half, ptr %10, align 2
  %63 = extractvalue %struct.__half %62, 0
  store half %63, ptr %14, align 2
  %64 = load %struct.__half, ptr %14, align 2
  %65 = extractvalue %struct.__half %64, 0
  store half %65, ptr %26, align 2
  %66 = load ptr, ptr %25, align 8
  %67 = getelementptr inbounds nuw %struct.__half2, ptr %66, i32 0, i32 1
  %68 = getelementptr inbounds nuw %struct.__half2, ptr %30, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %29, ptr align 2 %68, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 2 %29, i64 2, i1 false)
  store ptr %67, ptr %20, align 8
  %69 = load ptr, ptr %20, align 8
  %70 = load half, ptr %23, align 2
  store half %70, ptr %21, align 2
  %71 = load half, ptr %21, align 2
  %72 = atomicrmw fadd ptr %69, half %71 monotonic, align 2
  store half %72, ptr %22, align 2
  %73 = load half, ptr %22, align 2
  store half %73, ptr %13, align 2
  %74 = load half, ptr %13, align 2
  store half %74, ptr %12, align 2
  %75 = load %struct.__half, ptr %12, align 2
  %76 = extractvalue %struct.__half %75, 0
  store half %76, ptr %19, align 2
  %77 = load %struct.__half, ptr %19, align 2
  %78 = extractvalue %struct.__half %77, 0
  store half %78, ptr %28, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 2 %28, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 2 %26, i64 2, i1 false)
  store ptr %24, ptr %7, align 8
  %79 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 2 %8, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 2 %9, i64 2, i1 false)
  store ptr %79, ptr %4, align 8
  %80 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %80, ptr align 2 %6, i64 2, i1 false)
  %81 = getelementptr inbounds nuw %struct.__half2, ptr %80, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %81, ptr align 2 %5, i64 2, i1 false)
  %82 = load %struct.__half2, ptr %24, align 4
  %83 = getelementptr inbounds nuw %struct.__half2, ptr %36, i32 0, i32 0
  %84 = extractvalue %struct.__half2 %82, 0
  store %struct.__half %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.__half2, ptr %36, i32 0, i32 1
  %86 = extractvalue %struct.__half2 %82, 1
  store %struct.__half %86, ptr %85, align 2
  br label %87

87:                                               ; preds = %45, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11form_doublePKdPdi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %36

20:                                               ; preds = %3
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %11, align 4
  %23 = srem i32 %22, 5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %21, i64 %24
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  store ptr %25, ptr %4, align 8
  store double %30, ptr %5, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load double, ptr %5, align 8
  store double %32, ptr %6, align 8
  %33 = load double, ptr %6, align 8
  %34 = atomicrmw fadd ptr %31, double %33 monotonic, align 8
  store double %34, ptr %7, align 8
  %35 = load double, ptr %7, align 8
  br label %36

36:                                               ; preds = %20, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9form_widePKyPyi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %23, align 4
  %29 = load i32, ptr %23, align 4
  %30 = load i32, ptr %22, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %3
  br label %82

33:                                               ; preds = %3
  %34 = load ptr, ptr %21, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 0
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %23, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i64, ptr %36, i64 %38
  %40 = load i64, ptr %39, align 8
  store ptr %35, ptr %16, align 8
  store i64 %40, ptr %17, align 8
  %41 = load ptr, ptr %16, align 8
  %42 = load i64, ptr %17, align 8
  store i64 %42, ptr %18, align 8
  %43 = load i64, ptr %18, align 8
  %44 = atomicrmw add ptr %41, i64 %43 monotonic, align 8
  store i64 %44, ptr %19, align 8
  %45 = load i64, ptr %19, align 8
  %46 = load ptr, ptr %21, align 8
  %47 = getelementptr inbounds i64, ptr %46, i64 1
  %48 = load ptr, ptr %20, align 8
  %49 = load i32, ptr %23, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr %48, i64 %50
  %52 = load i64, ptr %51, align 8
  store ptr %47, ptr %12, align 8
  store i64 %52, ptr %13, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = load i64, ptr %13, align 8
  store i64 %54, ptr %14, align 8
  %55 = load i64, ptr %14, align 8
  %56 = atomicrmw umax ptr %53, i64 %55 monotonic, align 8
  store i64 %56, ptr %15, align 8
  %57 = load i64, ptr %15, align 8
  %58 = load ptr, ptr %21, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 2
  %60 = load ptr, ptr %20, align 8
  %61 = load i32, ptr %23, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i64, ptr %60, i64 %62
  %64 = load i64, ptr %63, align 8
  store ptr %59, ptr %8, align 8
  store i64 %64, ptr %9, align 8
  %65 = load ptr, ptr %8, align 8
  %66 = load i64, ptr %9, align 8
  store i64 %66, ptr %10, align 8
  %67 = load i64, ptr %10, align 8
  %68 = atomicrmw and ptr %65, i64 %67 monotonic, align 8
  store i64 %68, ptr %11, align 8
  %69 = load i64, ptr %11, align 8
  %70 = load ptr, ptr %21, align 8
  %71 = getelementptr inbounds i64, ptr %70, i64 3
  %72 = load ptr, ptr %20, align 8
  %73 = load i32, ptr %23, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %72, i64 %74
  %76 = load i64, ptr %75, align 8
  store ptr %71, ptr %4, align 8
  store i64 %76, ptr %5, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = load i64, ptr %5, align 8
  store i64 %78, ptr %6, align 8
  %79 = load i64, ptr %6, align 8
  %80 = atomicrmw xor ptr %77, i64 %79 monotonic, align 8
  store i64 %80, ptr %7, align 8
  %81 = load i64, ptr %7, align 8
  br label %82

82:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_blockPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %15, align 4
  %21 = load i32, ptr %15, align 4
  %22 = load i32, ptr %14, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %53

24:                                               ; preds = %3
  %25 = load ptr, ptr %13, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %25, i64 %27
  %29 = load ptr, ptr %12, align 8
  %30 = load i32, ptr %15, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  store ptr %28, ptr %8, align 8
  store i32 %33, ptr %9, align 4
  %34 = load ptr, ptr %8, align 8
  %35 = load i32, ptr %9, align 4
  store i32 %35, ptr %10, align 4
  %36 = load i32, ptr %10, align 4
  %37 = atomicrmw add ptr %34, i32 %36 monotonic, align 4
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %11, align 4
  %39 = load ptr, ptr %13, align 8
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load ptr, ptr %12, align 8
  %44 = load i32, ptr %15, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4
  store ptr %42, ptr %4, align 8
  store i32 %47, ptr %5, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %5, align 4
  store i32 %49, ptr %6, align 4
  %50 = load i32, ptr %6, align 4
  %51 = atomicrmw max ptr %48, i32 %50 monotonic, align 4
  store i32 %51, ptr %7, align 4
  %52 = load i32, ptr %7, align 4
  br label %53

53:                                               ; preds = %24, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12form_ticketsPKiPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %13, align 4
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %12, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %50

22:                                               ; preds = %4
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %13, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = mul nsw i32 %27, 0
  %29 = load i32, ptr %13, align 4
  %30 = srem i32 %29, 3
  %31 = add nsw i32 %28, %30
  %32 = load ptr, ptr %10, align 8
  %33 = load ptr, ptr %11, align 8
  %34 = load i32, ptr %13, align 4
  %35 = srem i32 %34, 3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  store ptr %37, ptr %5, align 8
  store i32 2, ptr %6, align 4
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %6, align 4
  store i32 %39, ptr %7, align 4
  %40 = load i32, ptr %7, align 4
  %41 = atomicrmw add ptr %38, i32 %40 monotonic, align 4
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = sdiv i32 %42, 2
  %44 = mul nsw i32 %43, 3
  %45 = load i32, ptr %13, align 4
  %46 = srem i32 %45, 3
  %47 = add nsw i32 %44, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %32, i64 %48
  store i32 %31, ptr %49, align 4
  br label %50

50:                                               ; preds = %22, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_firstPKiPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %16, align 4
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %15, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %46

25:                                               ; preds = %4
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %12, align 8
  %28 = load i32, ptr %16, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %26, i64 %32
  store ptr %33, ptr %5, align 8
  store i32 1, ptr %6, align 4
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %6, align 4
  %36 = atomicrmw xchg ptr %34, i32 %35 monotonic, align 4
  store i32 %36, ptr %7, align 4
  %37 = load i32, ptr %7, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %25
  %40 = load ptr, ptr %13, align 8
  store ptr %40, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %9, align 4
  store i32 %42, ptr %10, align 4
  %43 = load i32, ptr %10, align 4
  %44 = atomicrmw add ptr %41, i32 %43 monotonic, align 4
  store i32 %44, ptr %11, align 4
  %45 = load i32, ptr %11, align 4
  br label %46

46:                                               ; preds = %39, %25, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_claimPKiPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
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
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %71

27:                                               ; preds = %4
  %28 = load ptr, ptr %16, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %18, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sdiv i32 %33, 2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %28, i64 %35
  %37 = load ptr, ptr %14, align 8
  %38 = load i32, ptr %18, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = sdiv i32 %41, 2
  store ptr %36, ptr %5, align 8
  store i32 -1, ptr %6, align 4
  store i32 %42, ptr %7, align 4
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %7, align 4
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %6, align 4
  %46 = load i32, ptr %8, align 4
  %47 = cmpxchg ptr %43, i32 %45, i32 %46 monotonic monotonic, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %51, label %50

50:                                               ; preds = %27
  store i32 %48, ptr %6, align 4
  br label %51

51:                                               ; preds = %27, %50
  %52 = zext i1 %49 to i8
  store i8 %52, ptr %9, align 1
  %53 = load i8, ptr %9, align 1
  %54 = trunc i8 %53 to i1
  %55 = load i32, ptr %6, align 4
  %56 = icmp eq i32 %55, -1
  br i1 %56, label %57, label %71

57:                                               ; preds = %51
  %58 = load ptr, ptr %15, align 8
  %59 = load ptr, ptr %14, align 8
  %60 = load i32, ptr %18, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = sdiv i32 %63, 2
  %65 = add nsw i32 %64, 1
  store ptr %58, ptr %10, align 8
  store i32 %65, ptr %11, align 4
  %66 = load ptr, ptr %10, align 8
  %67 = load i32, ptr %11, align 4
  store i32 %67, ptr %12, align 4
  %68 = load i32, ptr %12, align 4
  %69 = atomicrmw add ptr %66, i32 %68 monotonic, align 4
  store i32 %69, ptr %13, align 4
  %70 = load i32, ptr %13, align 4
  br label %71

71:                                               ; preds = %57, %51, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_wrapsPjS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %23, align 4
  %29 = load i32, ptr %23, align 4
  %30 = load i32, ptr %22, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %69

32:                                               ; preds = %3
  %33 = load ptr, ptr %20, align 8
  %34 = load i32, ptr %23, align 4
  %35 = srem i32 %34, 2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  store ptr %37, ptr %12, align 8
  store i32 5, ptr %13, align 4
  %38 = load ptr, ptr %12, align 8
  %39 = load i32, ptr %13, align 4
  store ptr %38, ptr %8, align 8
  store i32 %39, ptr %9, align 4
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %9, align 4
  %42 = atomicrmw uinc_wrap ptr %40, i32 %41 seq_cst, align 4
  %43 = load ptr, ptr %20, align 8
  %44 = load i32, ptr %23, align 4
  %45 = srem i32 %44, 2
  %46 = add nsw i32 2, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %43, i64 %47
  store ptr %48, ptr %10, align 8
  store i32 4, ptr %11, align 4
  %49 = load ptr, ptr %10, align 8
  %50 = load i32, ptr %11, align 4
  store ptr %49, ptr %4, align 8
  store i32 %50, ptr %5, align 4
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %5, align 4
  %53 = atomicrmw udec_wrap ptr %51, i32 %52 seq_cst, align 4
  %54 = load ptr, ptr %21, align 8
  %55 = load ptr, ptr %20, align 8
  %56 = getelementptr inbounds i32, ptr %55, i64 4
  store ptr %56, ptr %14, align 8
  store i32 6, ptr %15, align 4
  %57 = load ptr, ptr %14, align 8
  %58 = load i32, ptr %15, align 4
  store ptr %57, ptr %6, align 8
  store i32 %58, ptr %7, align 4
  %59 = load ptr, ptr %6, align 8
  %60 = load i32, ptr %7, align 4
  %61 = atomicrmw uinc_wrap ptr %59, i32 %60 seq_cst, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %54, i64 %62
  store ptr %63, ptr %16, align 8
  store i32 1, ptr %17, align 4
  %64 = load ptr, ptr %16, align 8
  %65 = load i32, ptr %17, align 4
  store i32 %65, ptr %18, align 4
  %66 = load i32, ptr %18, align 4
  %67 = atomicrmw add ptr %64, i32 %66 monotonic, align 4
  store i32 %67, ptr %19, align 4
  %68 = load i32, ptr %19, align 4
  br label %69

69:                                               ; preds = %32, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z12max_by_swapsPff(ptr noundef %0, float noundef %1) #3 {
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
  %28 = call contract noundef float @__nv_int_as_float(i32 noundef %27) #6
  store float %25, ptr %5, align 4
  store float %28, ptr %6, align 4
  %29 = load float, ptr %5, align 4
  %30 = load float, ptr %6, align 4
  %31 = call contract noundef float @__nv_fmaxf(float noundef %29, float noundef %30) #6
  store float %31, ptr %7, align 4
  %32 = load float, ptr %7, align 4
  %33 = call noundef i32 @__nv_float_as_int(float noundef %32) #6
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
  br i1 %50, label %21, label %51, !llvm.loop !6

51:                                               ; preds = %47
  %52 = load i32, ptr %16, align 4
  store i32 %52, ptr %4, align 4
  %53 = load i32, ptr %4, align 4
  %54 = call contract noundef float @__nv_int_as_float(i32 noundef %53) #6
  ret float %54
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z12add_by_swapsPdd(ptr noundef %0, double noundef %1) #3 {
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
  %26 = call contract noundef double @__nv_longlong_as_double(i64 noundef %25) #6
  %27 = fadd contract double %23, %26
  store double %27, ptr %5, align 8
  %28 = load double, ptr %5, align 8
  %29 = call noundef i64 @__nv_double_as_longlong(double noundef %28) #6
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
  br i1 %46, label %19, label %47, !llvm.loop !7

47:                                               ; preds = %43
  %48 = load i64, ptr %14, align 8
  store i64 %48, ptr %4, align 8
  %49 = load i64, ptr %4, align 8
  %50 = call contract noundef double @__nv_longlong_as_double(i64 noundef %49) #6
  ret double %50
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z17multiply_by_swapsPff(ptr noundef %0, float noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store float %1, ptr %13, align 4
  %16 = load ptr, ptr %12, align 8
  %17 = load float, ptr %16, align 4
  store float %17, ptr %14, align 4
  br label %18

18:                                               ; preds = %47, %2
  %19 = load ptr, ptr %12, align 8
  %20 = load float, ptr %14, align 4
  store float %20, ptr %4, align 4
  %21 = load float, ptr %4, align 4
  %22 = call noundef i32 @__nv_float_as_uint(float noundef %21) #6
  %23 = load float, ptr %14, align 4
  %24 = load float, ptr %13, align 4
  %25 = fmul contract float %23, %24
  store float %25, ptr %5, align 4
  %26 = load float, ptr %5, align 4
  %27 = call noundef i32 @__nv_float_as_uint(float noundef %26) #6
  store ptr %19, ptr %7, align 8
  store i32 %22, ptr %8, align 4
  store i32 %27, ptr %9, align 4
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %9, align 4
  store i32 %29, ptr %10, align 4
  %30 = load i32, ptr %8, align 4
  %31 = load i32, ptr %10, align 4
  %32 = cmpxchg ptr %28, i32 %30, i32 %31 monotonic monotonic, align 4
  %33 = extractvalue { i32, i1 } %32, 0
  %34 = extractvalue { i32, i1 } %32, 1
  br i1 %34, label %36, label %35

35:                                               ; preds = %18
  store i32 %33, ptr %8, align 4
  br label %36

36:                                               ; preds = %18, %35
  %37 = zext i1 %34 to i8
  store i8 %37, ptr %11, align 1
  %38 = load i8, ptr %11, align 1
  %39 = trunc i8 %38 to i1
  %40 = load i32, ptr %8, align 4
  store i32 %40, ptr %15, align 4
  %41 = load i32, ptr %15, align 4
  %42 = load float, ptr %14, align 4
  store float %42, ptr %6, align 4
  %43 = load float, ptr %6, align 4
  %44 = call noundef i32 @__nv_float_as_uint(float noundef %43) #6
  %45 = icmp eq i32 %41, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %36
  br label %51

47:                                               ; preds = %36
  %48 = load i32, ptr %15, align 4
  store i32 %48, ptr %3, align 4
  %49 = load i32, ptr %3, align 4
  %50 = call contract noundef float @__nv_uint_as_float(i32 noundef %49) #6
  store float %50, ptr %14, align 4
  br label %18, !llvm.loop !8

51:                                               ; preds = %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10form_swapsPKfPfPdi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  br label %57

19:                                               ; preds = %4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = sdiv i32 %21, 16
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %20, i64 %23
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = call contract noundef float @_Z12max_by_swapsPff(ptr noundef %24, float noundef %29) #6
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %9, align 4
  %33 = srem i32 %32, 2
  %34 = add nsw i32 10, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %31, i64 %35
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fcmp contract ogt float %41, 0.000000e+00
  %43 = zext i1 %42 to i64
  %44 = select contract i1 %42, float 2.000000e+00, float 5.000000e-01
  call void @_Z17multiply_by_swapsPff(ptr noundef %36, float noundef %44) #6
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sdiv i32 %46, 8
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %45, i64 %48
  %50 = load ptr, ptr %5, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fpext contract float %54 to double
  %56 = call contract noundef double @_Z12add_by_swapsPdd(ptr noundef %49, double noundef %55) #6
  br label %57

57:                                               ; preds = %19, %18
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

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
