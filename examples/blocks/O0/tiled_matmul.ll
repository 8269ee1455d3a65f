; ModuleID = 'tiled_matmul.cu'
source_filename = "tiled_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_Z5tilesILi16EEvPKfS1_Pfi = comdat any

$_Z5tilesILi32EEvPKfS1_Pfi = comdat any

$_Z13guarded_tilesILi16EEvPKfS1_Pfiii = comdat any

$_Z13guarded_tilesILi32EEvPKfS1_Pfiii = comdat any

$_ZZ5tilesILi16EEvPKfS1_PfiE2As = comdat any

$_ZZ5tilesILi16EEvPKfS1_PfiE2Bs = comdat any

$_ZZ5tilesILi32EEvPKfS1_PfiE2As = comdat any

$_ZZ5tilesILi32EEvPKfS1_PfiE2Bs = comdat any

$_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As = comdat any

$_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs = comdat any

$_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As = comdat any

$_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs = comdat any

@_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As = internal addrspace(3) global [2 x [16 x [16 x float]]] undef, align 4
@_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs = internal addrspace(3) global [2 x [16 x [16 x float]]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ5tilesILi16EEvPKfS1_PfiE2As = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ5tilesILi16EEvPKfS1_PfiE2Bs = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ5tilesILi32EEvPKfS1_PfiE2As = linkonce_odr dso_local addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ5tilesILi32EEvPKfS1_PfiE2Bs = linkonce_odr dso_local addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As = linkonce_odr dso_local addrspace(3) global [32 x [32 x float]] undef, comdat, align 4
@_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs = linkonce_odr dso_local addrspace(3) global [32 x [32 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13matmul_tile16PKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @_Z5tilesILi16EEvPKfS1_Pfi(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z5tilesILi16EEvPKfS1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %17, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = mul i32 %18, 16
  %20 = load i32, ptr %10, align 4
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 16
  %24 = load i32, ptr %9, align 4
  %25 = add i32 %23, %24
  store i32 %25, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %26

26:                                               ; preds = %93, %4
  %27 = load i32, ptr %14, align 4
  %28 = load i32, ptr %8, align 4
  %29 = sdiv i32 %28, 16
  %30 = icmp slt i32 %27, %29
  br i1 %30, label %31, label %96

31:                                               ; preds = %26
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %8, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %14, align 4
  %37 = mul nsw i32 %36, 16
  %38 = add nsw i32 %35, %37
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %32, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2As to ptr), i64 0, i64 %45
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x float], ptr %46, i64 0, i64 %48
  store float %43, ptr %49, align 4
  %50 = load ptr, ptr %6, align 8
  %51 = load i32, ptr %14, align 4
  %52 = mul nsw i32 %51, 16
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %8, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %12, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %50, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load i32, ptr %10, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2Bs to ptr), i64 0, i64 %63
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x float], ptr %64, i64 0, i64 %66
  store float %61, ptr %67, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %15, align 4
  br label %68

68:                                               ; preds = %89, %31
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %69, 16
  br i1 %70, label %71, label %92

71:                                               ; preds = %68
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2As to ptr), i64 0, i64 %73
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x float], ptr %74, i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi16EEvPKfS1_PfiE2Bs to ptr), i64 0, i64 %80
  %82 = load i32, ptr %9, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x float], ptr %81, i64 0, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fmul contract float %78, %85
  %87 = load float, ptr %13, align 4
  %88 = fadd contract float %87, %86
  store float %88, ptr %13, align 4
  br label %89

89:                                               ; preds = %71
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %15, align 4
  br label %68, !llvm.loop !3

92:                                               ; preds = %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %14, align 4
  br label %26, !llvm.loop !6

96:                                               ; preds = %26
  %97 = load float, ptr %13, align 4
  %98 = load ptr, ptr %7, align 8
  %99 = load i32, ptr %11, align 4
  %100 = load i32, ptr %8, align 4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %98, i64 %104
  store float %97, ptr %105, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13matmul_tile32PKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @_Z5tilesILi32EEvPKfS1_Pfi(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z5tilesILi32EEvPKfS1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %17, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = mul i32 %18, 32
  %20 = load i32, ptr %10, align 4
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 32
  %24 = load i32, ptr %9, align 4
  %25 = add i32 %23, %24
  store i32 %25, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %26

26:                                               ; preds = %93, %4
  %27 = load i32, ptr %14, align 4
  %28 = load i32, ptr %8, align 4
  %29 = sdiv i32 %28, 32
  %30 = icmp slt i32 %27, %29
  br i1 %30, label %31, label %96

31:                                               ; preds = %26
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %8, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %14, align 4
  %37 = mul nsw i32 %36, 32
  %38 = add nsw i32 %35, %37
  %39 = load i32, ptr %9, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %32, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2As to ptr), i64 0, i64 %45
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x float], ptr %46, i64 0, i64 %48
  store float %43, ptr %49, align 4
  %50 = load ptr, ptr %6, align 8
  %51 = load i32, ptr %14, align 4
  %52 = mul nsw i32 %51, 32
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %8, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %12, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %50, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load i32, ptr %10, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2Bs to ptr), i64 0, i64 %63
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x float], ptr %64, i64 0, i64 %66
  store float %61, ptr %67, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %15, align 4
  br label %68

68:                                               ; preds = %89, %31
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %69, 32
  br i1 %70, label %71, label %92

71:                                               ; preds = %68
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2As to ptr), i64 0, i64 %73
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [32 x float], ptr %74, i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesILi32EEvPKfS1_PfiE2Bs to ptr), i64 0, i64 %80
  %82 = load i32, ptr %9, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [32 x float], ptr %81, i64 0, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = fmul contract float %78, %85
  %87 = load float, ptr %13, align 4
  %88 = fadd contract float %87, %86
  store float %88, ptr %13, align 4
  br label %89

89:                                               ; preds = %71
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %15, align 4
  br label %68, !llvm.loop !7

92:                                               ; preds = %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %14, align 4
  br label %26, !llvm.loop !8

96:                                               ; preds = %26
  %97 = load float, ptr %13, align 4
  %98 = load ptr, ptr %7, align 8
  %99 = load i32, ptr %11, align 4
  %100 = load i32, ptr %8, align 4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %98, i64 %104
  store float %97, ptr %105, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z21matmul_tile16_guardedPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @_Z13guarded_tilesILi16EEvPKfS1_Pfiii(ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13guarded_tilesILi16EEvPKfS1_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 comdat {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = mul i32 %20, 16
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 16
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %28

28:                                               ; preds = %121, %6
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %12, align 4
  %31 = add nsw i32 %30, 16
  %32 = sub nsw i32 %31, 1
  %33 = sdiv i32 %32, 16
  %34 = icmp slt i32 %29, %33
  br i1 %34, label %35, label %124

35:                                               ; preds = %28
  %36 = load i32, ptr %16, align 4
  %37 = mul nsw i32 %36, 16
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %17, align 4
  %40 = load i32, ptr %16, align 4
  %41 = mul nsw i32 %40, 16
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %43 = add i32 %41, %42
  store i32 %43, ptr %18, align 4
  %44 = load i32, ptr %13, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %61

47:                                               ; preds = %35
  %48 = load i32, ptr %17, align 4
  %49 = load i32, ptr %12, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %47
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %13, align 4
  %54 = load i32, ptr %12, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  br label %62

61:                                               ; preds = %47, %35
  br label %62

62:                                               ; preds = %61, %51
  %63 = phi contract float [ %60, %51 ], [ 0.000000e+00, %61 ]
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As to ptr), i64 0, i64 %65
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [16 x float], ptr %66, i64 0, i64 %68
  store float %63, ptr %69, align 4
  %70 = load i32, ptr %18, align 4
  %71 = load i32, ptr %12, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %87

73:                                               ; preds = %62
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %11, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %73
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %18, align 4
  %80 = load i32, ptr %11, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %14, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %78, i64 %84
  %86 = load float, ptr %85, align 4
  br label %88

87:                                               ; preds = %73, %62
  br label %88

88:                                               ; preds = %87, %77
  %89 = phi contract float [ %86, %77 ], [ 0.000000e+00, %87 ]
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs to ptr), i64 0, i64 %91
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [16 x float], ptr %92, i64 0, i64 %94
  store float %89, ptr %95, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %19, align 4
  br label %96

96:                                               ; preds = %117, %88
  %97 = load i32, ptr %19, align 4
  %98 = icmp slt i32 %97, 16
  br i1 %98, label %99, label %120

99:                                               ; preds = %96
  %100 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2As to ptr), i64 0, i64 %101
  %103 = load i32, ptr %19, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [16 x float], ptr %102, i64 0, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load i32, ptr %19, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi16EEvPKfS1_PfiiiE2Bs to ptr), i64 0, i64 %108
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw [16 x float], ptr %109, i64 0, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fmul contract float %106, %113
  %115 = load float, ptr %15, align 4
  %116 = fadd contract float %115, %114
  store float %116, ptr %15, align 4
  br label %117

117:                                              ; preds = %99
  %118 = load i32, ptr %19, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %19, align 4
  br label %96, !llvm.loop !9

120:                                              ; preds = %96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr %16, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %16, align 4
  br label %28, !llvm.loop !10

124:                                              ; preds = %28
  %125 = load i32, ptr %13, align 4
  %126 = load i32, ptr %10, align 4
  %127 = icmp slt i32 %125, %126
  br i1 %127, label %128, label %142

128:                                              ; preds = %124
  %129 = load i32, ptr %14, align 4
  %130 = load i32, ptr %11, align 4
  %131 = icmp slt i32 %129, %130
  br i1 %131, label %132, label %142

132:                                              ; preds = %128
  %133 = load float, ptr %15, align 4
  %134 = load ptr, ptr %9, align 8
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %11, align 4
  %137 = mul nsw i32 %135, %136
  %138 = load i32, ptr %14, align 4
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %134, i64 %140
  store float %133, ptr %141, align 4
  br label %142

142:                                              ; preds = %132, %128, %124
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z21matmul_tile32_guardedPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %12, align 4
  call void @_Z13guarded_tilesILi32EEvPKfS1_Pfiii(ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13guarded_tilesILi32EEvPKfS1_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 comdat {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = mul i32 %20, 32
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 32
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %28

28:                                               ; preds = %121, %6
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %12, align 4
  %31 = add nsw i32 %30, 32
  %32 = sub nsw i32 %31, 1
  %33 = sdiv i32 %32, 32
  %34 = icmp slt i32 %29, %33
  br i1 %34, label %35, label %124

35:                                               ; preds = %28
  %36 = load i32, ptr %16, align 4
  %37 = mul nsw i32 %36, 32
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %17, align 4
  %40 = load i32, ptr %16, align 4
  %41 = mul nsw i32 %40, 32
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %43 = add i32 %41, %42
  store i32 %43, ptr %18, align 4
  %44 = load i32, ptr %13, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %61

47:                                               ; preds = %35
  %48 = load i32, ptr %17, align 4
  %49 = load i32, ptr %12, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %47
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %13, align 4
  %54 = load i32, ptr %12, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  br label %62

61:                                               ; preds = %47, %35
  br label %62

62:                                               ; preds = %61, %51
  %63 = phi contract float [ %60, %51 ], [ 0.000000e+00, %61 ]
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As to ptr), i64 0, i64 %65
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [32 x float], ptr %66, i64 0, i64 %68
  store float %63, ptr %69, align 4
  %70 = load i32, ptr %18, align 4
  %71 = load i32, ptr %12, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %87

73:                                               ; preds = %62
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %11, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %73
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %18, align 4
  %80 = load i32, ptr %11, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %14, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %78, i64 %84
  %86 = load float, ptr %85, align 4
  br label %88

87:                                               ; preds = %73, %62
  br label %88

88:                                               ; preds = %87, %77
  %89 = phi contract float [ %86, %77 ], [ 0.000000e+00, %87 ]
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs to ptr), i64 0, i64 %91
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [32 x float], ptr %92, i64 0, i64 %94
  store float %89, ptr %95, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %19, align 4
  br label %96

96:                                               ; preds = %117, %88
  %97 = load i32, ptr %19, align 4
  %98 = icmp slt i32 %97, 32
  br i1 %98, label %99, label %120

99:                                               ; preds = %96
  %100 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2As to ptr), i64 0, i64 %101
  %103 = load i32, ptr %19, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [32 x float], ptr %102, i64 0, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load i32, ptr %19, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13guarded_tilesILi32EEvPKfS1_PfiiiE2Bs to ptr), i64 0, i64 %108
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw [32 x float], ptr %109, i64 0, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fmul contract float %106, %113
  %115 = load float, ptr %15, align 4
  %116 = fadd contract float %115, %114
  store float %116, ptr %15, align 4
  br label %117

117:                                              ; preds = %99
  %118 = load i32, ptr %19, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %19, align 4
  br label %96, !llvm.loop !11

120:                                              ; preds = %96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr %16, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %16, align 4
  br label %28, !llvm.loop !12

124:                                              ; preds = %28
  %125 = load i32, ptr %13, align 4
  %126 = load i32, ptr %10, align 4
  %127 = icmp slt i32 %125, %126
  br i1 %127, label %128, label %142

128:                                              ; preds = %124
  %129 = load i32, ptr %14, align 4
  %130 = load i32, ptr %11, align 4
  %131 = icmp slt i32 %129, %130
  br i1 %131, label %132, label %142

132:                                              ; preds = %128
  %133 = load float, ptr %15, align 4
  %134 = load ptr, ptr %9, align 8
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %11, align 4
  %137 = mul nsw i32 %135, %136
  %138 = load i32, ptr %14, align 4
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %134, i64 %140
  store float %133, ptr %141, align 4
  br label %142

142:                                              ; preds = %132, %128, %124
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z22matmul_double_bufferedPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %25, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %26, ptr %14, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = mul i32 %27, 16
  %29 = load i32, ptr %14, align 4
  %30 = add i32 %28, %29
  store i32 %30, ptr %15, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = mul i32 %31, 16
  %33 = load i32, ptr %13, align 4
  %34 = add i32 %32, %33
  store i32 %34, ptr %16, align 4
  %35 = load i32, ptr %12, align 4
  %36 = add nsw i32 %35, 15
  %37 = sdiv i32 %36, 16
  store i32 %37, ptr %17, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %10, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %55

41:                                               ; preds = %6
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %12, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %41
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %12, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %13, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4
  br label %56

55:                                               ; preds = %41, %6
  br label %56

56:                                               ; preds = %55, %45
  %57 = phi contract float [ %54, %45 ], [ 0.000000e+00, %55 ]
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 0, i64 %59
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x float], ptr %60, i64 0, i64 %62
  store float %57, ptr %63, align 4
  %64 = load i32, ptr %14, align 4
  %65 = load i32, ptr %12, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %81

67:                                               ; preds = %56
  %68 = load i32, ptr %16, align 4
  %69 = load i32, ptr %11, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %81

71:                                               ; preds = %67
  %72 = load ptr, ptr %8, align 8
  %73 = load i32, ptr %14, align 4
  %74 = load i32, ptr %11, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %16, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %72, i64 %78
  %80 = load float, ptr %79, align 4
  br label %82

81:                                               ; preds = %67, %56
  br label %82

82:                                               ; preds = %81, %71
  %83 = phi contract float [ %80, %71 ], [ 0.000000e+00, %81 ]
  %84 = load i32, ptr %14, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %85
  %87 = load i32, ptr %13, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x float], ptr %86, i64 0, i64 %88
  store float %83, ptr %89, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %90

90:                                               ; preds = %204, %82
  %91 = load i32, ptr %19, align 4
  %92 = load i32, ptr %17, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %207

94:                                               ; preds = %90
  %95 = load i32, ptr %19, align 4
  %96 = and i32 %95, 1
  store i32 %96, ptr %20, align 4
  %97 = load i32, ptr %20, align 4
  %98 = xor i32 %97, 1
  store i32 %98, ptr %21, align 4
  %99 = load i32, ptr %19, align 4
  %100 = add nsw i32 %99, 1
  %101 = load i32, ptr %17, align 4
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %103, label %172

103:                                              ; preds = %94
  %104 = load i32, ptr %19, align 4
  %105 = add nsw i32 %104, 1
  %106 = mul nsw i32 %105, 16
  %107 = load i32, ptr %13, align 4
  %108 = add nsw i32 %106, %107
  store i32 %108, ptr %22, align 4
  %109 = load i32, ptr %19, align 4
  %110 = add nsw i32 %109, 1
  %111 = mul nsw i32 %110, 16
  %112 = load i32, ptr %14, align 4
  %113 = add nsw i32 %111, %112
  store i32 %113, ptr %23, align 4
  %114 = load i32, ptr %15, align 4
  %115 = load i32, ptr %10, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %131

117:                                              ; preds = %103
  %118 = load i32, ptr %22, align 4
  %119 = load i32, ptr %12, align 4
  %120 = icmp slt i32 %118, %119
  br i1 %120, label %121, label %131

121:                                              ; preds = %117
  %122 = load ptr, ptr %7, align 8
  %123 = load i32, ptr %15, align 4
  %124 = load i32, ptr %12, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %22, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %122, i64 %128
  %130 = load float, ptr %129, align 4
  br label %132

131:                                              ; preds = %117, %103
  br label %132

132:                                              ; preds = %131, %121
  %133 = phi contract float [ %130, %121 ], [ 0.000000e+00, %131 ]
  %134 = load i32, ptr %21, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [2 x [16 x [16 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 0, i64 %135
  %137 = load i32, ptr %14, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x [16 x float]], ptr %136, i64 0, i64 %138
  %140 = load i32, ptr %13, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [16 x float], ptr %139, i64 0, i64 %141
  store float %133, ptr %142, align 4
  %143 = load i32, ptr %23, align 4
  %144 = load i32, ptr %12, align 4
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %146, label %160

146:                                              ; preds = %132
  %147 = load i32, ptr %16, align 4
  %148 = load i32, ptr %11, align 4
  %149 = icmp slt i32 %147, %148
  br i1 %149, label %150, label %160

150:                                              ; preds = %146
  %151 = load ptr, ptr %8, align 8
  %152 = load i32, ptr %23, align 4
  %153 = load i32, ptr %11, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %16, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %151, i64 %157
  %159 = load float, ptr %158, align 4
  br label %161

160:                                              ; preds = %146, %132
  br label %161

161:                                              ; preds = %160, %150
  %162 = phi contract float [ %159, %150 ], [ 0.000000e+00, %160 ]
  %163 = load i32, ptr %21, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x [16 x [16 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %164
  %166 = load i32, ptr %14, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [16 x [16 x float]], ptr %165, i64 0, i64 %167
  %169 = load i32, ptr %13, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [16 x float], ptr %168, i64 0, i64 %170
  store float %162, ptr %171, align 4
  br label %172

172:                                              ; preds = %161, %94
  store i32 0, ptr %24, align 4
  br label %173

173:                                              ; preds = %200, %172
  %174 = load i32, ptr %24, align 4
  %175 = icmp slt i32 %174, 16
  br i1 %175, label %176, label %203

176:                                              ; preds = %173
  %177 = load i32, ptr %20, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [2 x [16 x [16 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2As to ptr), i64 0, i64 %178
  %180 = load i32, ptr %14, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x [16 x float]], ptr %179, i64 0, i64 %181
  %183 = load i32, ptr %24, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [16 x float], ptr %182, i64 0, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [2 x [16 x [16 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ22matmul_double_bufferedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %188
  %190 = load i32, ptr %24, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [16 x [16 x float]], ptr %189, i64 0, i64 %191
  %193 = load i32, ptr %13, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [16 x float], ptr %192, i64 0, i64 %194
  %196 = load float, ptr %195, align 4
  %197 = fmul contract float %186, %196
  %198 = load float, ptr %18, align 4
  %199 = fadd contract float %198, %197
  store float %199, ptr %18, align 4
  br label %200

200:                                              ; preds = %176
  %201 = load i32, ptr %24, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %24, align 4
  br label %173, !llvm.loop !13

203:                                              ; preds = %173
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %204

204:                                              ; preds = %203
  %205 = load i32, ptr %19, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr %19, align 4
  br label %90, !llvm.loop !14

207:                                              ; preds = %90
  %208 = load i32, ptr %15, align 4
  %209 = load i32, ptr %10, align 4
  %210 = icmp slt i32 %208, %209
  br i1 %210, label %211, label %225

211:                                              ; preds = %207
  %212 = load i32, ptr %16, align 4
  %213 = load i32, ptr %11, align 4
  %214 = icmp slt i32 %212, %213
  br i1 %214, label %215, label %225

215:                                              ; preds = %211
  %216 = load float, ptr %18, align 4
  %217 = load ptr, ptr %9, align 8
  %218 = load i32, ptr %15, align 4
  %219 = load i32, ptr %11, align 4
  %220 = mul nsw i32 %218, %219
  %221 = load i32, ptr %16, align 4
  %222 = add nsw i32 %220, %221
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %217, i64 %223
  store float %216, ptr %224, align 4
  br label %225

225:                                              ; preds = %215, %211, %207
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.unroll.enable"}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4, !5}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !4}
