; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_Z14__shfl_up_syncjfji = comdat any

$_Z14__shfl_up_syncjjji = comdat any

$_Z14__shfl_up_syncjiji = comdat any

@_ZZ13scan_comparedE1t = internal addrspace(3) global [2 x [128 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ15scan_if_smallerE1t = internal addrspace(3) global [128 x float] undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ19scan_before_largestE1t = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ15scan_brent_kungE1t = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ11scan_paddedE1t = internal addrspace(3) global [264 x float] undef, align 4
@_ZZ12scan_offsetsE4sums = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ19scan_suffix_largestE1t = internal addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_compared(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 128
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi contract float [ %26, %21 ], [ 0xC7EFFFFFE0000000, %27 ]
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 0, i64 %31
  store float %29, ptr %32, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %10, align 4
  br label %33

33:                                               ; preds = %77, %28
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %34, 128
  br i1 %35, label %36, label %80

36:                                               ; preds = %33
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 0, i64 %38
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [128 x float], ptr %39, i64 0, i64 %41
  %43 = load float, ptr %42, align 4
  store float %43, ptr %11, align 4
  %44 = load i32, ptr %7, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp sge i32 %44, %45
  br i1 %46, label %47, label %66

47:                                               ; preds = %36
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [2 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 0, i64 %49
  %51 = load i32, ptr %7, align 4
  %52 = load i32, ptr %10, align 4
  %53 = sub nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [128 x float], ptr %50, i64 0, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %12, align 4
  %57 = load float, ptr %11, align 4
  %58 = load float, ptr %12, align 4
  %59 = fcmp contract ogt float %57, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %47
  %61 = load float, ptr %11, align 4
  br label %64

62:                                               ; preds = %47
  %63 = load float, ptr %12, align 4
  br label %64

64:                                               ; preds = %62, %60
  %65 = phi contract float [ %61, %60 ], [ %63, %62 ]
  store float %65, ptr %11, align 4
  br label %66

66:                                               ; preds = %64, %36
  %67 = load float, ptr %11, align 4
  %68 = load i32, ptr %9, align 4
  %69 = sub nsw i32 1, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 0, i64 %70
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [128 x float], ptr %71, i64 0, i64 %73
  store float %67, ptr %74, align 4
  %75 = load i32, ptr %9, align 4
  %76 = sub nsw i32 1, %75
  store i32 %76, ptr %9, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %77

77:                                               ; preds = %66
  %78 = load i32, ptr %10, align 4
  %79 = shl i32 %78, 1
  store i32 %79, ptr %10, align 4
  br label %33, !llvm.loop !3

80:                                               ; preds = %33
  %81 = load i32, ptr %8, align 4
  %82 = load i32, ptr %6, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %80
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [2 x [128 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_comparedE1t to ptr), i64 0, i64 %86
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [128 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load ptr, ptr %5, align 8
  %93 = load i32, ptr %8, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  store float %91, ptr %95, align 4
  br label %96

96:                                               ; preds = %84, %80
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_if_smaller(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 128
  %14 = load i32, ptr %7, align 4
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4
  br label %26

25:                                               ; preds = %3
  br label %26

26:                                               ; preds = %25, %19
  %27 = phi contract float [ %24, %19 ], [ 0x7FF0000000000000, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  store i32 1, ptr %9, align 4
  br label %31

31:                                               ; preds = %58, %26
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %32, 128
  br i1 %33, label %34, label %61

34:                                               ; preds = %31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0x7FF0000000000000, ptr %10, align 4
  %35 = load i32, ptr %7, align 4
  %36 = load i32, ptr %9, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %45

38:                                               ; preds = %34
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %9, align 4
  %41 = sub nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4
  store float %44, ptr %10, align 4
  br label %45

45:                                               ; preds = %38, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load float, ptr %10, align 4
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fcmp contract olt float %46, %50
  br i1 %51, label %52, label %57

52:                                               ; preds = %45
  %53 = load float, ptr %10, align 4
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 0, i64 %55
  store float %53, ptr %56, align 4
  br label %57

57:                                               ; preds = %52, %45
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %9, align 4
  %60 = mul nsw i32 %59, 2
  store i32 %60, ptr %9, align 4
  br label %31, !llvm.loop !5

61:                                               ; preds = %31
  %62 = load i32, ptr %8, align 4
  %63 = load i32, ptr %6, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %61
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_if_smallerE1t to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %8, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  br label %74

74:                                               ; preds = %65, %61
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_warp_largest(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = and i32 %19, 31
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %3
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4
  br label %31

30:                                               ; preds = %3
  br label %31

31:                                               ; preds = %30, %24
  %32 = phi contract float [ %29, %24 ], [ 0xFFF0000000000000, %30 ]
  store float %32, ptr %11, align 4
  store i32 1, ptr %12, align 4
  br label %33

33:                                               ; preds = %50, %31
  %34 = load i32, ptr %12, align 4
  %35 = icmp slt i32 %34, 32
  br i1 %35, label %36, label %53

36:                                               ; preds = %33
  %37 = load float, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = call contract noundef float @_Z14__shfl_up_syncjfji(i32 noundef -1, float noundef %37, i32 noundef %38, i32 noundef 32) #6
  store float %39, ptr %13, align 4
  %40 = load i32, ptr %10, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %49

43:                                               ; preds = %36
  %44 = load float, ptr %11, align 4
  %45 = load float, ptr %13, align 4
  store float %44, ptr %4, align 4
  store float %45, ptr %5, align 4
  %46 = load float, ptr %4, align 4
  %47 = load float, ptr %5, align 4
  %48 = call contract noundef float @__nv_fmaxf(float noundef %46, float noundef %47) #6
  store float %48, ptr %11, align 4
  br label %49

49:                                               ; preds = %43, %36
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %12, align 4
  %52 = shl i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %33, !llvm.loop !6

53:                                               ; preds = %33
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %8, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %63

57:                                               ; preds = %53
  %58 = load float, ptr %11, align 4
  %59 = load ptr, ptr %7, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  store float %58, ptr %62, align 4
  br label %63

63:                                               ; preds = %57, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z14__shfl_up_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %15 = or i32 %14, 0
  %16 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_warp_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = and i32 %19, 31
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %3
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  br label %31

30:                                               ; preds = %3
  br label %31

31:                                               ; preds = %30, %24
  %32 = phi i32 [ %29, %24 ], [ 0, %30 ]
  store i32 %32, ptr %11, align 4
  store i32 1, ptr %12, align 4
  br label %33

33:                                               ; preds = %56, %31
  %34 = load i32, ptr %12, align 4
  %35 = icmp slt i32 %34, 32
  br i1 %35, label %36, label %59

36:                                               ; preds = %33
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = call noundef i32 @_Z14__shfl_up_syncjjji(i32 noundef -1, i32 noundef %37, i32 noundef %38, i32 noundef 32) #6
  store i32 %39, ptr %13, align 4
  %40 = load i32, ptr %10, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %55

43:                                               ; preds = %36
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %13, align 4
  store i32 %44, ptr %4, align 4
  store i32 %45, ptr %5, align 4
  %46 = load i32, ptr %4, align 4
  %47 = load i32, ptr %5, align 4
  %48 = icmp ugt i32 %46, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %43
  %50 = load i32, ptr %4, align 4
  br label %53

51:                                               ; preds = %43
  %52 = load i32, ptr %5, align 4
  br label %53

53:                                               ; preds = %49, %51
  %54 = phi i32 [ %50, %49 ], [ %52, %51 ]
  store i32 %54, ptr %11, align 4
  br label %55

55:                                               ; preds = %53, %36
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %12, align 4
  %58 = shl i32 %57, 1
  store i32 %58, ptr %12, align 4
  br label %33, !llvm.loop !7

59:                                               ; preds = %33
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %8, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %69

63:                                               ; preds = %59
  %64 = load i32, ptr %11, align 4
  %65 = load ptr, ptr %7, align 8
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %63, %59
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjjji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #6
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_before_largest(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
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
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %11, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 2
  %24 = mul i32 %23, 128
  store i32 %24, ptr %12, align 4
  store i32 1, ptr %13, align 4
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %11, align 4
  %27 = mul nsw i32 2, %26
  %28 = add nsw i32 %25, %27
  %29 = load i32, ptr %10, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %3
  %32 = load ptr, ptr %8, align 8
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %11, align 4
  %35 = mul nsw i32 2, %34
  %36 = add nsw i32 %33, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %32, i64 %37
  %39 = load i32, ptr %38, align 4
  br label %41

40:                                               ; preds = %3
  br label %41

41:                                               ; preds = %40, %31
  %42 = phi i32 [ %39, %31 ], [ -2147483648, %40 ]
  %43 = load i32, ptr %11, align 4
  %44 = mul nsw i32 2, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %45
  store i32 %42, ptr %46, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %11, align 4
  %49 = mul nsw i32 2, %48
  %50 = add nsw i32 %47, %49
  %51 = add nsw i32 %50, 1
  %52 = load i32, ptr %10, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %64

54:                                               ; preds = %41
  %55 = load ptr, ptr %8, align 8
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %11, align 4
  %58 = mul nsw i32 2, %57
  %59 = add nsw i32 %56, %58
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %55, i64 %61
  %63 = load i32, ptr %62, align 4
  br label %65

64:                                               ; preds = %41
  br label %65

65:                                               ; preds = %64, %54
  %66 = phi i32 [ %63, %54 ], [ -2147483648, %64 ]
  %67 = load i32, ptr %11, align 4
  %68 = mul nsw i32 2, %67
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %70
  store i32 %66, ptr %71, align 4
  store i32 128, ptr %14, align 4
  br label %72

72:                                               ; preds = %109, %65
  %73 = load i32, ptr %14, align 4
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %112

75:                                               ; preds = %72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load i32, ptr %11, align 4
  %77 = load i32, ptr %14, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %106

79:                                               ; preds = %75
  %80 = load i32, ptr %13, align 4
  %81 = load i32, ptr %11, align 4
  %82 = mul nsw i32 2, %81
  %83 = add nsw i32 %82, 1
  %84 = mul nsw i32 %80, %83
  %85 = sub nsw i32 %84, 1
  store i32 %85, ptr %15, align 4
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %11, align 4
  %88 = mul nsw i32 2, %87
  %89 = add nsw i32 %88, 2
  %90 = mul nsw i32 %86, %89
  %91 = sub nsw i32 %90, 1
  store i32 %91, ptr %16, align 4
  %92 = load i32, ptr %16, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = load i32, ptr %15, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  store i32 %95, ptr %4, align 4
  store i32 %99, ptr %5, align 4
  %100 = load i32, ptr %4, align 4
  %101 = load i32, ptr %5, align 4
  %102 = call noundef i32 @__nv_max(i32 noundef %100, i32 noundef %101) #6
  %103 = load i32, ptr %16, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %104
  store i32 %102, ptr %105, align 4
  br label %106

106:                                              ; preds = %79, %75
  %107 = load i32, ptr %13, align 4
  %108 = mul nsw i32 %107, 2
  store i32 %108, ptr %13, align 4
  br label %109

109:                                              ; preds = %106
  %110 = load i32, ptr %14, align 4
  %111 = ashr i32 %110, 1
  store i32 %111, ptr %14, align 4
  br label %72, !llvm.loop !8

112:                                              ; preds = %72
  %113 = load i32, ptr %11, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %116

115:                                              ; preds = %112
  store i32 -2147483648, ptr getelementptr inbounds ([256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 255), align 4
  br label %116

116:                                              ; preds = %115, %112
  store i32 1, ptr %17, align 4
  br label %117

117:                                              ; preds = %162, %116
  %118 = load i32, ptr %17, align 4
  %119 = icmp slt i32 %118, 256
  br i1 %119, label %120, label %165

120:                                              ; preds = %117
  %121 = load i32, ptr %13, align 4
  %122 = ashr i32 %121, 1
  store i32 %122, ptr %13, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = load i32, ptr %11, align 4
  %124 = load i32, ptr %17, align 4
  %125 = icmp slt i32 %123, %124
  br i1 %125, label %126, label %161

126:                                              ; preds = %120
  %127 = load i32, ptr %13, align 4
  %128 = load i32, ptr %11, align 4
  %129 = mul nsw i32 2, %128
  %130 = add nsw i32 %129, 1
  %131 = mul nsw i32 %127, %130
  %132 = sub nsw i32 %131, 1
  store i32 %132, ptr %18, align 4
  %133 = load i32, ptr %13, align 4
  %134 = load i32, ptr %11, align 4
  %135 = mul nsw i32 2, %134
  %136 = add nsw i32 %135, 2
  %137 = mul nsw i32 %133, %136
  %138 = sub nsw i32 %137, 1
  store i32 %138, ptr %19, align 4
  %139 = load i32, ptr %18, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %140
  %142 = load i32, ptr %141, align 4
  store i32 %142, ptr %20, align 4
  %143 = load i32, ptr %19, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = load i32, ptr %18, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %148
  store i32 %146, ptr %149, align 4
  %150 = load i32, ptr %19, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = load i32, ptr %20, align 4
  store i32 %153, ptr %6, align 4
  store i32 %154, ptr %7, align 4
  %155 = load i32, ptr %6, align 4
  %156 = load i32, ptr %7, align 4
  %157 = call noundef i32 @__nv_max(i32 noundef %155, i32 noundef %156) #6
  %158 = load i32, ptr %19, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %159
  store i32 %157, ptr %160, align 4
  br label %161

161:                                              ; preds = %126, %120
  br label %162

162:                                              ; preds = %161
  %163 = load i32, ptr %17, align 4
  %164 = mul nsw i32 %163, 2
  store i32 %164, ptr %17, align 4
  br label %117, !llvm.loop !9

165:                                              ; preds = %117
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %166 = load i32, ptr %12, align 4
  %167 = load i32, ptr %11, align 4
  %168 = mul nsw i32 2, %167
  %169 = add nsw i32 %166, %168
  %170 = load i32, ptr %10, align 4
  %171 = icmp slt i32 %169, %170
  br i1 %171, label %172, label %185

172:                                              ; preds = %165
  %173 = load i32, ptr %11, align 4
  %174 = mul nsw i32 2, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %175
  %177 = load i32, ptr %176, align 4
  %178 = load ptr, ptr %9, align 8
  %179 = load i32, ptr %12, align 4
  %180 = load i32, ptr %11, align 4
  %181 = mul nsw i32 2, %180
  %182 = add nsw i32 %179, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i32, ptr %178, i64 %183
  store i32 %177, ptr %184, align 4
  br label %185

185:                                              ; preds = %172, %165
  %186 = load i32, ptr %12, align 4
  %187 = load i32, ptr %11, align 4
  %188 = mul nsw i32 2, %187
  %189 = add nsw i32 %186, %188
  %190 = add nsw i32 %189, 1
  %191 = load i32, ptr %10, align 4
  %192 = icmp slt i32 %190, %191
  br i1 %192, label %193, label %208

193:                                              ; preds = %185
  %194 = load i32, ptr %11, align 4
  %195 = mul nsw i32 2, %194
  %196 = add nsw i32 %195, 1
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_before_largestE1t to ptr), i64 0, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = load ptr, ptr %9, align 8
  %201 = load i32, ptr %12, align 4
  %202 = load i32, ptr %11, align 4
  %203 = mul nsw i32 2, %202
  %204 = add nsw i32 %201, %203
  %205 = add nsw i32 %204, 1
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i32, ptr %200, i64 %206
  store i32 %199, ptr %207, align 4
  br label %208

208:                                              ; preds = %193, %185
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_brent_kung(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 2, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = load i32, ptr %7, align 4
  %19 = add i32 %17, %18
  store i32 %19, ptr %8, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %29

23:                                               ; preds = %3
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  br label %30

29:                                               ; preds = %3
  br label %30

30:                                               ; preds = %29, %23
  %31 = phi i32 [ %28, %23 ], [ 1, %29 ]
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %33
  store i32 %31, ptr %34, align 4
  %35 = load i32, ptr %8, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = add i32 %35, %36
  %38 = load i32, ptr %6, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %30
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %8, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %41, i64 %45
  %47 = load i32, ptr %46, align 4
  br label %49

48:                                               ; preds = %30
  br label %49

49:                                               ; preds = %48, %40
  %50 = phi i32 [ %47, %40 ], [ 1, %48 ]
  %51 = load i32, ptr %7, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %54
  store i32 %50, ptr %55, align 4
  store i32 1, ptr %9, align 4
  br label %56

56:                                               ; preds = %82, %49
  %57 = load i32, ptr %9, align 4
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %59 = icmp ule i32 %57, %58
  br i1 %59, label %60, label %85

60:                                               ; preds = %56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %7, align 4
  %62 = add nsw i32 %61, 1
  %63 = mul nsw i32 %62, 2
  %64 = load i32, ptr %9, align 4
  %65 = mul i32 %63, %64
  %66 = sub i32 %65, 1
  store i32 %66, ptr %10, align 4
  %67 = load i32, ptr %10, align 4
  %68 = icmp ult i32 %67, 256
  br i1 %68, label %69, label %81

69:                                               ; preds = %60
  %70 = load i32, ptr %10, align 4
  %71 = load i32, ptr %9, align 4
  %72 = sub i32 %70, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = load i32, ptr %10, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = mul i32 %79, %75
  store i32 %80, ptr %78, align 4
  br label %81

81:                                               ; preds = %69, %60
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %9, align 4
  %84 = mul i32 %83, 2
  store i32 %84, ptr %9, align 4
  br label %56, !llvm.loop !10

85:                                               ; preds = %56
  store i32 64, ptr %11, align 4
  br label %86

86:                                               ; preds = %113, %85
  %87 = load i32, ptr %11, align 4
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %116

89:                                               ; preds = %86
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = load i32, ptr %7, align 4
  %91 = add nsw i32 %90, 1
  %92 = load i32, ptr %11, align 4
  %93 = mul nsw i32 %91, %92
  %94 = mul nsw i32 %93, 2
  %95 = sub nsw i32 %94, 1
  store i32 %95, ptr %12, align 4
  %96 = load i32, ptr %12, align 4
  %97 = load i32, ptr %11, align 4
  %98 = add i32 %96, %97
  %99 = icmp ult i32 %98, 256
  br i1 %99, label %100, label %112

100:                                              ; preds = %89
  %101 = load i32, ptr %12, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %12, align 4
  %106 = load i32, ptr %11, align 4
  %107 = add i32 %105, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = mul i32 %110, %104
  store i32 %111, ptr %109, align 4
  br label %112

112:                                              ; preds = %100, %89
  br label %113

113:                                              ; preds = %112
  %114 = load i32, ptr %11, align 4
  %115 = sdiv i32 %114, 2
  store i32 %115, ptr %11, align 4
  br label %86, !llvm.loop !11

116:                                              ; preds = %86
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load i32, ptr %8, align 4
  %118 = load i32, ptr %6, align 4
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %129

120:                                              ; preds = %116
  %121 = load i32, ptr %7, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = load ptr, ptr %5, align 8
  %126 = load i32, ptr %8, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  store i32 %124, ptr %128, align 4
  br label %129

129:                                              ; preds = %120, %116
  %130 = load i32, ptr %8, align 4
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %132 = add i32 %130, %131
  %133 = load i32, ptr %6, align 4
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %148

135:                                              ; preds = %129
  %136 = load i32, ptr %7, align 4
  %137 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_brent_kungE1t to ptr), i64 0, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = load ptr, ptr %5, align 8
  %143 = load i32, ptr %8, align 4
  %144 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %145 = add i32 %143, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr %142, i64 %146
  store i32 %141, ptr %147, align 4
  br label %148

148:                                              ; preds = %135, %129
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_padded(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %5, align 4
  store i32 1, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 2
  %16 = mul i32 %15, 128
  store i32 %16, ptr %7, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %17, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  %26 = ashr i32 %25, 5
  %27 = add nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %28
  store float %23, ptr %29, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %31, %32
  %34 = add nsw i32 %33, 128
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %30, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 128
  %40 = load i32, ptr %5, align 4
  %41 = add nsw i32 %40, 128
  %42 = ashr i32 %41, 5
  %43 = add nsw i32 %39, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %44
  store float %37, ptr %45, align 4
  store i32 128, ptr %8, align 4
  br label %46

46:                                               ; preds = %92, %2
  %47 = load i32, ptr %8, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %95

49:                                               ; preds = %46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load i32, ptr %5, align 4
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = load i32, ptr %6, align 4
  %55 = load i32, ptr %5, align 4
  %56 = mul nsw i32 2, %55
  %57 = add nsw i32 %56, 1
  %58 = mul nsw i32 %54, %57
  %59 = sub nsw i32 %58, 1
  %60 = load i32, ptr %6, align 4
  %61 = load i32, ptr %5, align 4
  %62 = mul nsw i32 2, %61
  %63 = add nsw i32 %62, 1
  %64 = mul nsw i32 %60, %63
  %65 = sub nsw i32 %64, 1
  %66 = ashr i32 %65, 5
  %67 = add nsw i32 %59, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load i32, ptr %6, align 4
  %72 = load i32, ptr %5, align 4
  %73 = mul nsw i32 2, %72
  %74 = add nsw i32 %73, 2
  %75 = mul nsw i32 %71, %74
  %76 = sub nsw i32 %75, 1
  %77 = load i32, ptr %6, align 4
  %78 = load i32, ptr %5, align 4
  %79 = mul nsw i32 2, %78
  %80 = add nsw i32 %79, 2
  %81 = mul nsw i32 %77, %80
  %82 = sub nsw i32 %81, 1
  %83 = ashr i32 %82, 5
  %84 = add nsw i32 %76, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = fadd contract float %87, %70
  store float %88, ptr %86, align 4
  br label %89

89:                                               ; preds = %53, %49
  %90 = load i32, ptr %6, align 4
  %91 = mul nsw i32 %90, 2
  store i32 %91, ptr %6, align 4
  br label %92

92:                                               ; preds = %89
  %93 = load i32, ptr %8, align 4
  %94 = ashr i32 %93, 1
  store i32 %94, ptr %8, align 4
  br label %46, !llvm.loop !12

95:                                               ; preds = %46
  %96 = load i32, ptr %5, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %95
  store float 0.000000e+00, ptr getelementptr inbounds ([264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 262), align 4
  br label %99

99:                                               ; preds = %98, %95
  store i32 1, ptr %9, align 4
  br label %100

100:                                              ; preds = %156, %99
  %101 = load i32, ptr %9, align 4
  %102 = icmp slt i32 %101, 256
  br i1 %102, label %103, label %159

103:                                              ; preds = %100
  %104 = load i32, ptr %6, align 4
  %105 = ashr i32 %104, 1
  store i32 %105, ptr %6, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %106 = load i32, ptr %5, align 4
  %107 = load i32, ptr %9, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %155

109:                                              ; preds = %103
  %110 = load i32, ptr %6, align 4
  %111 = load i32, ptr %5, align 4
  %112 = mul nsw i32 2, %111
  %113 = add nsw i32 %112, 1
  %114 = mul nsw i32 %110, %113
  %115 = sub nsw i32 %114, 1
  %116 = load i32, ptr %6, align 4
  %117 = load i32, ptr %5, align 4
  %118 = mul nsw i32 2, %117
  %119 = add nsw i32 %118, 1
  %120 = mul nsw i32 %116, %119
  %121 = sub nsw i32 %120, 1
  %122 = ashr i32 %121, 5
  %123 = add nsw i32 %115, %122
  store i32 %123, ptr %10, align 4
  %124 = load i32, ptr %6, align 4
  %125 = load i32, ptr %5, align 4
  %126 = mul nsw i32 2, %125
  %127 = add nsw i32 %126, 2
  %128 = mul nsw i32 %124, %127
  %129 = sub nsw i32 %128, 1
  %130 = load i32, ptr %6, align 4
  %131 = load i32, ptr %5, align 4
  %132 = mul nsw i32 2, %131
  %133 = add nsw i32 %132, 2
  %134 = mul nsw i32 %130, %133
  %135 = sub nsw i32 %134, 1
  %136 = ashr i32 %135, 5
  %137 = add nsw i32 %129, %136
  store i32 %137, ptr %11, align 4
  %138 = load i32, ptr %10, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %139
  %141 = load float, ptr %140, align 4
  store float %141, ptr %12, align 4
  %142 = load i32, ptr %11, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = load i32, ptr %10, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %147
  store float %145, ptr %148, align 4
  %149 = load float, ptr %12, align 4
  %150 = load i32, ptr %11, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = fadd contract float %153, %149
  store float %154, ptr %152, align 4
  br label %155

155:                                              ; preds = %109, %103
  br label %156

156:                                              ; preds = %155
  %157 = load i32, ptr %9, align 4
  %158 = mul nsw i32 %157, 2
  store i32 %158, ptr %9, align 4
  br label %100, !llvm.loop !13

159:                                              ; preds = %100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %160 = load i32, ptr %5, align 4
  %161 = load i32, ptr %5, align 4
  %162 = ashr i32 %161, 5
  %163 = add nsw i32 %160, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = load ptr, ptr %4, align 8
  %168 = load i32, ptr %7, align 4
  %169 = load i32, ptr %5, align 4
  %170 = add nsw i32 %168, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr %167, i64 %171
  store float %166, ptr %172, align 4
  %173 = load i32, ptr %5, align 4
  %174 = add nsw i32 %173, 128
  %175 = load i32, ptr %5, align 4
  %176 = add nsw i32 %175, 128
  %177 = ashr i32 %176, 5
  %178 = add nsw i32 %174, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_paddedE1t to ptr), i64 0, i64 %179
  %181 = load float, ptr %180, align 4
  %182 = load ptr, ptr %4, align 8
  %183 = load i32, ptr %7, align 4
  %184 = load i32, ptr %5, align 4
  %185 = add nsw i32 %183, %184
  %186 = add nsw i32 %185, 128
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %182, i64 %187
  store float %181, ptr %188, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_offsets(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = mul i32 %20, 256
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = and i32 %24, 31
  store i32 %25, ptr %10, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = lshr i32 %26, 5
  store i32 %27, ptr %11, align 4
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %4
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  br label %38

37:                                               ; preds = %4
  br label %38

38:                                               ; preds = %37, %31
  %39 = phi i32 [ %36, %31 ], [ 0, %37 ]
  store i32 %39, ptr %12, align 4
  %40 = load i32, ptr %12, align 4
  store i32 %40, ptr %13, align 4
  store i32 1, ptr %14, align 4
  br label %41

41:                                               ; preds = %56, %38
  %42 = load i32, ptr %14, align 4
  %43 = icmp slt i32 %42, 32
  br i1 %43, label %44, label %59

44:                                               ; preds = %41
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %14, align 4
  %47 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %45, i32 noundef %46, i32 noundef 32) #6
  store i32 %47, ptr %15, align 4
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %14, align 4
  %50 = icmp sge i32 %48, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %44
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %13, align 4
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %13, align 4
  br label %55

55:                                               ; preds = %51, %44
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %14, align 4
  %58 = mul nsw i32 %57, 2
  store i32 %58, ptr %14, align 4
  br label %41, !llvm.loop !14

59:                                               ; preds = %41
  %60 = load i32, ptr %10, align 4
  %61 = icmp eq i32 %60, 31
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 0, i64 %65
  store i32 %63, ptr %66, align 4
  br label %67

67:                                               ; preds = %62, %59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = load i32, ptr %11, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %108

70:                                               ; preds = %67
  %71 = load i32, ptr %10, align 4
  %72 = icmp slt i32 %71, 8
  br i1 %72, label %73, label %78

73:                                               ; preds = %70
  %74 = load i32, ptr %10, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 0, i64 %75
  %77 = load i32, ptr %76, align 4
  br label %79

78:                                               ; preds = %70
  br label %79

79:                                               ; preds = %78, %73
  %80 = phi i32 [ %77, %73 ], [ 0, %78 ]
  store i32 %80, ptr %16, align 4
  store i32 1, ptr %17, align 4
  br label %81

81:                                               ; preds = %96, %79
  %82 = load i32, ptr %17, align 4
  %83 = icmp slt i32 %82, 8
  br i1 %83, label %84, label %99

84:                                               ; preds = %81
  %85 = load i32, ptr %16, align 4
  %86 = load i32, ptr %17, align 4
  %87 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %85, i32 noundef %86, i32 noundef 32) #6
  store i32 %87, ptr %18, align 4
  %88 = load i32, ptr %10, align 4
  %89 = load i32, ptr %17, align 4
  %90 = icmp sge i32 %88, %89
  br i1 %90, label %91, label %95

91:                                               ; preds = %84
  %92 = load i32, ptr %18, align 4
  %93 = load i32, ptr %16, align 4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %16, align 4
  br label %95

95:                                               ; preds = %91, %84
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %17, align 4
  %98 = mul nsw i32 %97, 2
  store i32 %98, ptr %17, align 4
  br label %81, !llvm.loop !15

99:                                               ; preds = %81
  %100 = load i32, ptr %10, align 4
  %101 = icmp slt i32 %100, 8
  br i1 %101, label %102, label %107

102:                                              ; preds = %99
  %103 = load i32, ptr %16, align 4
  %104 = load i32, ptr %10, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 0, i64 %105
  store i32 %103, ptr %106, align 4
  br label %107

107:                                              ; preds = %102, %99
  br label %108

108:                                              ; preds = %107, %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = load i32, ptr %11, align 4
  %110 = icmp sgt i32 %109, 0
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load i32, ptr %11, align 4
  %113 = sub nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12scan_offsetsE4sums to ptr), i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  br label %118

117:                                              ; preds = %108
  br label %118

118:                                              ; preds = %117, %111
  %119 = phi i32 [ %116, %111 ], [ 0, %117 ]
  store i32 %119, ptr %19, align 4
  %120 = load i32, ptr %9, align 4
  %121 = load i32, ptr %8, align 4
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %133

123:                                              ; preds = %118
  %124 = load i32, ptr %19, align 4
  %125 = load i32, ptr %13, align 4
  %126 = add nsw i32 %124, %125
  %127 = load i32, ptr %12, align 4
  %128 = sub nsw i32 %126, %127
  %129 = load ptr, ptr %6, align 8
  %130 = load i32, ptr %9, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %129, i64 %131
  store i32 %128, ptr %132, align 4
  br label %133

133:                                              ; preds = %123, %118
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %135 = icmp eq i32 %134, 255
  br i1 %135, label %136, label %144

136:                                              ; preds = %133
  %137 = load i32, ptr %19, align 4
  %138 = load i32, ptr %13, align 4
  %139 = add nsw i32 %137, %138
  %140 = load ptr, ptr %7, align 8
  %141 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %140, i64 %142
  store i32 %139, ptr %143, align 4
  br label %144

144:                                              ; preds = %136, %133
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 0
  %16 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_suffix_largest(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %8, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %3
  %17 = load ptr, ptr %6, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  br label %23

22:                                               ; preds = %3
  br label %23

23:                                               ; preds = %22, %16
  %24 = phi contract float [ %21, %16 ], [ 0xFFF0000000000000, %22 ]
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 0, i64 %26
  store float %24, ptr %27, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %10, align 4
  br label %28

28:                                               ; preds = %57, %23
  %29 = load i32, ptr %10, align 4
  %30 = icmp slt i32 %29, 128
  br i1 %30, label %31, label %60

31:                                               ; preds = %28
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = add nsw i32 %32, %33
  %35 = icmp slt i32 %34, 128
  br i1 %35, label %36, label %43

36:                                               ; preds = %31
  %37 = load i32, ptr %9, align 4
  %38 = load i32, ptr %10, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 0, i64 %40
  %42 = load float, ptr %41, align 4
  br label %44

43:                                               ; preds = %31
  br label %44

44:                                               ; preds = %43, %36
  %45 = phi contract float [ %42, %36 ], [ 0xFFF0000000000000, %43 ]
  store float %45, ptr %11, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 0, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = load float, ptr %11, align 4
  store float %49, ptr %4, align 4
  store float %50, ptr %5, align 4
  %51 = load float, ptr %4, align 4
  %52 = load float, ptr %5, align 4
  %53 = call contract noundef float @__nv_fmaxf(float noundef %51, float noundef %52) #6
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 0, i64 %55
  store float %53, ptr %56, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %10, align 4
  %59 = mul nsw i32 %58, 2
  store i32 %59, ptr %10, align 4
  br label %28, !llvm.loop !16

60:                                               ; preds = %28
  %61 = load i32, ptr %9, align 4
  %62 = load i32, ptr %8, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %60
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19scan_suffix_largestE1t to ptr), i64 0, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %9, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  store float %68, ptr %72, align 4
  br label %73

73:                                               ; preds = %64, %60
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
