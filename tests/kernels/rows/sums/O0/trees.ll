; ModuleID = 'trees.cu'
source_filename = "trees.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%class.anon = type { i32 }
%"class.cooperative_groups::thread_block_tile.0" = type { i8 }
%"class.cooperative_groups::thread_block" = type { i8 }
%"class.cooperative_groups::thread_block_tile" = type { i32, i32 }
%class.anon.1 = type { i32 }
%"struct.cooperative_groups::plus" = type { i8 }

$_Z10__syncwarpj = comdat any

$_Z4fullILj256EEvPKfPfj = comdat any

$_Z16__shfl_down_syncjfji = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

$_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIiEET_S4_jENKUliE_clEi = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

$_ZZ4fullILj256EEvPKfPfjE1f = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@s = external dso_local addrspace(3) global [0 x i32], align 4
@f = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ13tree_syncwarpPKfPfjE1f = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ14tree_then_tilePKfPfjE1f = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ12tree_greaterPKiPiiE1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ18tree_greater_floatPKfPfiE1s = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ10rounds_sumPKfPfiE1w = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ11rounds_eachPKfPfiE1w = internal addrspace(3) global [8 x float] undef, align 4
@_ZZ13rounds_atomicPKfPfiE5total = internal addrspace(3) global float undef, align 4
@_ZZ11tree_argmaxPKfPiiE1s = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ11tree_argmaxPKfPiiE1k = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ12tree_columnsPKfPfiE1w = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8tree_oddPKfPfiE1s = internal addrspace(3) global [96 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1s = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ10tree_pairsPKfPfS1_iE1q = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ4fullILj256EEvPKfPfjE1f = linkonce_odr dso_local addrspace(3) global [256 x float] undef, comdat, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14tree_remainderPKiPij(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = load i32, ptr %7, align 4
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %8, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  br label %26

25:                                               ; preds = %3
  br label %26

26:                                               ; preds = %25, %19
  %27 = phi i32 [ %24, %19 ], [ 0, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %9, align 4
  br label %31

31:                                               ; preds = %54, %26
  %32 = load i32, ptr %9, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %57

35:                                               ; preds = %31
  %36 = load i32, ptr %7, align 4
  %37 = load i32, ptr %9, align 4
  %38 = mul i32 2, %37
  %39 = urem i32 %36, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %53

41:                                               ; preds = %35
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %9, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %7, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = add nsw i32 %51, %47
  store i32 %52, ptr %50, align 4
  br label %53

53:                                               ; preds = %41, %35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %9, align 4
  %56 = mul i32 %55, 2
  store i32 %56, ptr %9, align 4
  br label %31, !llvm.loop !3

57:                                               ; preds = %31
  %58 = load i32, ptr %7, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = load i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  %62 = load ptr, ptr %5, align 8
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %62, i64 %64
  store i32 %61, ptr %65, align 4
  br label %66

66:                                               ; preds = %60, %57
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12tree_stridedPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = load i32, ptr %7, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %8, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  br label %27

26:                                               ; preds = %3
  br label %27

27:                                               ; preds = %26, %20
  %28 = phi contract float [ %25, %20 ], [ 0.000000e+00, %26 ]
  %29 = load i32, ptr %7, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %30
  store float %28, ptr %31, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %9, align 4
  br label %32

32:                                               ; preds = %57, %27
  %33 = load i32, ptr %9, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %36, label %60

36:                                               ; preds = %32
  %37 = load i32, ptr %9, align 4
  %38 = mul i32 2, %37
  %39 = load i32, ptr %7, align 4
  %40 = mul i32 %38, %39
  store i32 %40, ptr %10, align 4
  %41 = load i32, ptr %10, align 4
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %56

44:                                               ; preds = %36
  %45 = load i32, ptr %10, align 4
  %46 = load i32, ptr %9, align 4
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load i32, ptr %10, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fadd contract float %54, %50
  store float %55, ptr %53, align 4
  br label %56

56:                                               ; preds = %44, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %9, align 4
  %59 = mul i32 %58, 2
  store i32 %59, ptr %9, align 4
  br label %32, !llvm.loop !5

60:                                               ; preds = %32
  %61 = load i32, ptr %7, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %60
  %64 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4
  %65 = load ptr, ptr %5, align 8
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %65, i64 %67
  store float %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %63, %60
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11tree_halvesPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = load i32, ptr %7, align 4
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %8, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4
  br label %26

25:                                               ; preds = %3
  br label %26

26:                                               ; preds = %25, %19
  %27 = phi contract float [ %24, %19 ], [ 0.000000e+00, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = udiv i32 %31, 2
  store i32 %32, ptr %9, align 4
  br label %33

33:                                               ; preds = %53, %26
  %34 = load i32, ptr %9, align 4
  %35 = icmp ugt i32 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %9, align 4
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %7, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fadd contract float %50, %46
  store float %51, ptr %49, align 4
  br label %52

52:                                               ; preds = %40, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = lshr i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %33, !llvm.loop !6

56:                                               ; preds = %33
  %57 = load i32, ptr %7, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4
  %61 = load ptr, ptr %5, align 8
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %61, i64 %63
  store float %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %59, %56
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12tree_carriedPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = mul i32 %14, 2
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi contract float [ %26, %21 ], [ 0.000000e+00, %27 ]
  store float %29, ptr %9, align 4
  %30 = load i32, ptr %8, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = add i32 %30, %31
  %33 = load i32, ptr %6, align 4
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %28
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %8, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %36, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = load float, ptr %9, align 4
  %44 = fadd contract float %43, %42
  store float %44, ptr %9, align 4
  br label %45

45:                                               ; preds = %35, %28
  %46 = load float, ptr %9, align 4
  %47 = load i32, ptr %7, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %48
  store float %46, ptr %49, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %51 = udiv i32 %50, 2
  store i32 %51, ptr %10, align 4
  br label %52

52:                                               ; preds = %72, %45
  %53 = load i32, ptr %10, align 4
  %54 = icmp ugt i32 %53, 0
  br i1 %54, label %55, label %75

55:                                               ; preds = %52
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %10, align 4
  %58 = icmp ult i32 %56, %57
  br i1 %58, label %59, label %71

59:                                               ; preds = %55
  %60 = load float, ptr %9, align 4
  %61 = load i32, ptr %7, align 4
  %62 = load i32, ptr %10, align 4
  %63 = add i32 %61, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = fadd contract float %60, %66
  store float %67, ptr %9, align 4
  %68 = load i32, ptr %7, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %69
  store float %67, ptr %70, align 4
  br label %71

71:                                               ; preds = %59, %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %10, align 4
  %74 = lshr i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %52, !llvm.loop !7

75:                                               ; preds = %52
  %76 = load i32, ptr %7, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %75
  %79 = load float, ptr %9, align 4
  %80 = load ptr, ptr %5, align 8
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %80, i64 %82
  store float %79, ptr %83, align 4
  br label %84

84:                                               ; preds = %78, %75
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z9last_warpPVfi(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %6, 32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  %10 = load volatile float, ptr %9, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load volatile float, ptr %14, align 4
  %16 = fadd contract float %15, %10
  store volatile float %16, ptr %14, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 16
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  %22 = load volatile float, ptr %21, align 4
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load volatile float, ptr %26, align 4
  %28 = fadd contract float %27, %22
  store volatile float %28, ptr %26, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %30, 8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %29, i64 %32
  %34 = load volatile float, ptr %33, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = load i32, ptr %4, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load volatile float, ptr %38, align 4
  %40 = fadd contract float %39, %34
  store volatile float %40, ptr %38, align 4
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %4, align 4
  %43 = add nsw i32 %42, 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %41, i64 %44
  %46 = load volatile float, ptr %45, align 4
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %4, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load volatile float, ptr %50, align 4
  %52 = fadd contract float %51, %46
  store volatile float %52, ptr %50, align 4
  %53 = load ptr, ptr %3, align 8
  %54 = load i32, ptr %4, align 4
  %55 = add nsw i32 %54, 2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %53, i64 %56
  %58 = load volatile float, ptr %57, align 4
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %4, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = load volatile float, ptr %62, align 4
  %64 = fadd contract float %63, %58
  store volatile float %64, ptr %62, align 4
  %65 = load ptr, ptr %3, align 8
  %66 = load i32, ptr %4, align 4
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %65, i64 %68
  %70 = load volatile float, ptr %69, align 4
  %71 = load ptr, ptr %3, align 8
  %72 = load i32, ptr %4, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  %75 = load volatile float, ptr %74, align 4
  %76 = fadd contract float %75, %70
  store volatile float %76, ptr %74, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13tree_volatilePKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = mul i32 %13, 2
  %15 = load i32, ptr %7, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %8, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  br label %27

26:                                               ; preds = %3
  br label %27

27:                                               ; preds = %26, %20
  %28 = phi contract float [ %25, %20 ], [ 0.000000e+00, %26 ]
  %29 = load i32, ptr %8, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = add i32 %29, %30
  %32 = load i32, ptr %6, align 4
  %33 = icmp ult i32 %31, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %27
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %8, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = add i32 %36, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %35, i64 %39
  %41 = load float, ptr %40, align 4
  br label %43

42:                                               ; preds = %27
  br label %43

43:                                               ; preds = %42, %34
  %44 = phi contract float [ %41, %34 ], [ 0.000000e+00, %42 ]
  %45 = fadd contract float %28, %44
  %46 = load i32, ptr %7, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %47
  store float %45, ptr %48, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = udiv i32 %49, 2
  store i32 %50, ptr %9, align 4
  br label %51

51:                                               ; preds = %71, %43
  %52 = load i32, ptr %9, align 4
  %53 = icmp ugt i32 %52, 32
  br i1 %53, label %54, label %74

54:                                               ; preds = %51
  %55 = load i32, ptr %7, align 4
  %56 = load i32, ptr %9, align 4
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %54
  %59 = load i32, ptr %7, align 4
  %60 = load i32, ptr %9, align 4
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load i32, ptr %7, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @f to ptr), i64 0, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fadd contract float %68, %64
  store float %69, ptr %67, align 4
  br label %70

70:                                               ; preds = %58, %54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %9, align 4
  %73 = lshr i32 %72, 1
  store i32 %73, ptr %9, align 4
  br label %51, !llvm.loop !8

74:                                               ; preds = %51
  %75 = load i32, ptr %7, align 4
  %76 = icmp ult i32 %75, 32
  br i1 %76, label %77, label %79

77:                                               ; preds = %74
  %78 = load i32, ptr %7, align 4
  call void @_Z9last_warpPVfi(ptr noundef addrspacecast (ptr addrspace(3) @f to ptr), i32 noundef %78) #8
  br label %79

79:                                               ; preds = %77, %74
  %80 = load i32, ptr %7, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %79
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @f to ptr), align 4
  %84 = load ptr, ptr %5, align 8
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %84, i64 %86
  store float %83, ptr %87, align 4
  br label %88

88:                                               ; preds = %82, %79
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13tree_syncwarpPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = load i32, ptr %7, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %8, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  br label %27

26:                                               ; preds = %3
  br label %27

27:                                               ; preds = %26, %20
  %28 = phi contract float [ %25, %20 ], [ 0.000000e+00, %26 ]
  %29 = load i32, ptr %7, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %30
  store float %28, ptr %31, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = udiv i32 %32, 2
  store i32 %33, ptr %9, align 4
  br label %34

34:                                               ; preds = %54, %27
  %35 = load i32, ptr %9, align 4
  %36 = icmp ugt i32 %35, 32
  br i1 %36, label %37, label %57

37:                                               ; preds = %34
  %38 = load i32, ptr %7, align 4
  %39 = load i32, ptr %9, align 4
  %40 = icmp ult i32 %38, %39
  br i1 %40, label %41, label %53

41:                                               ; preds = %37
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %9, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %7, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fadd contract float %51, %47
  store float %52, ptr %50, align 4
  br label %53

53:                                               ; preds = %41, %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %9, align 4
  %56 = lshr i32 %55, 1
  store i32 %56, ptr %9, align 4
  br label %34, !llvm.loop !9

57:                                               ; preds = %34
  %58 = load i32, ptr %7, align 4
  %59 = icmp ult i32 %58, 32
  br i1 %59, label %60, label %131

60:                                               ; preds = %57
  %61 = load i32, ptr %7, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %62
  %64 = load float, ptr %63, align 4
  store float %64, ptr %10, align 4
  %65 = load i32, ptr %7, align 4
  %66 = add i32 %65, 32
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load float, ptr %10, align 4
  %71 = fadd contract float %70, %69
  store float %71, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %72 = load float, ptr %10, align 4
  %73 = load i32, ptr %7, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %74
  store float %72, ptr %75, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %76 = load i32, ptr %7, align 4
  %77 = add i32 %76, 16
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load float, ptr %10, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %83 = load float, ptr %10, align 4
  %84 = load i32, ptr %7, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %85
  store float %83, ptr %86, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %87 = load i32, ptr %7, align 4
  %88 = add i32 %87, 8
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load float, ptr %10, align 4
  %93 = fadd contract float %92, %91
  store float %93, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %94 = load float, ptr %10, align 4
  %95 = load i32, ptr %7, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %96
  store float %94, ptr %97, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %98 = load i32, ptr %7, align 4
  %99 = add i32 %98, 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load float, ptr %10, align 4
  %104 = fadd contract float %103, %102
  store float %104, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %105 = load float, ptr %10, align 4
  %106 = load i32, ptr %7, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %107
  store float %105, ptr %108, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %109 = load i32, ptr %7, align 4
  %110 = add i32 %109, 2
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = load float, ptr %10, align 4
  %115 = fadd contract float %114, %113
  store float %115, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %116 = load float, ptr %10, align 4
  %117 = load i32, ptr %7, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %118
  store float %116, ptr %119, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %120 = load i32, ptr %7, align 4
  %121 = add i32 %120, 1
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %10, align 4
  %126 = fadd contract float %125, %124
  store float %126, ptr %10, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %127 = load float, ptr %10, align 4
  %128 = load i32, ptr %7, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), i64 0, i64 %129
  store float %127, ptr %130, align 4
  br label %131

131:                                              ; preds = %60, %57
  %132 = load i32, ptr %7, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %140

134:                                              ; preds = %131
  %135 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_syncwarpPKfPfjE1f to ptr), align 4
  %136 = load ptr, ptr %5, align 8
  %137 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw float, ptr %136, i64 %138
  store float %135, ptr %139, align 4
  br label %140

140:                                              ; preds = %134, %131
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13tree_unrolledPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @_Z4fullILj256EEvPKfPfj(ptr noundef %7, ptr noundef %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z4fullILj256EEvPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 256
  %14 = mul i32 %13, 2
  %15 = load i32, ptr %7, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  br label %17

17:                                               ; preds = %42, %3
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %47

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load float, ptr %9, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %9, align 4
  %29 = load i32, ptr %8, align 4
  %30 = add i32 %29, 256
  %31 = load i32, ptr %6, align 4
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %42

33:                                               ; preds = %21
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %8, align 4
  %36 = add i32 %35, 256
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %34, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %9, align 4
  %41 = fadd contract float %40, %39
  store float %41, ptr %9, align 4
  br label %42

42:                                               ; preds = %33, %21
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %44 = mul i32 512, %43
  %45 = load i32, ptr %8, align 4
  %46 = add i32 %45, %44
  store i32 %46, ptr %8, align 4
  br label %17, !llvm.loop !10

47:                                               ; preds = %17
  %48 = load float, ptr %9, align 4
  %49 = load i32, ptr %7, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 0, i64 %50
  store float %48, ptr %51, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load i32, ptr %7, align 4
  %53 = icmp ult i32 %52, 128
  br i1 %53, label %54, label %65

54:                                               ; preds = %47
  %55 = load i32, ptr %7, align 4
  %56 = add i32 %55, 128
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = load i32, ptr %7, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = fadd contract float %63, %59
  store float %64, ptr %62, align 4
  br label %65

65:                                               ; preds = %54, %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = load i32, ptr %7, align 4
  %67 = icmp ult i32 %66, 64
  br i1 %67, label %68, label %79

68:                                               ; preds = %65
  %69 = load i32, ptr %7, align 4
  %70 = add i32 %69, 64
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 0, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load i32, ptr %7, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), i64 0, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = fadd contract float %77, %73
  store float %78, ptr %76, align 4
  br label %79

79:                                               ; preds = %68, %65
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = load i32, ptr %7, align 4
  %81 = icmp ult i32 %80, 32
  br i1 %81, label %82, label %155

82:                                               ; preds = %79
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), ptr %10, align 8
  %83 = load ptr, ptr %10, align 8
  %84 = load i32, ptr %7, align 4
  %85 = add i32 %84, 32
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %83, i64 %86
  %88 = load volatile float, ptr %87, align 4
  %89 = load ptr, ptr %10, align 8
  %90 = load i32, ptr %7, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %89, i64 %91
  %93 = load volatile float, ptr %92, align 4
  %94 = fadd contract float %93, %88
  store volatile float %94, ptr %92, align 4
  %95 = load ptr, ptr %10, align 8
  %96 = load i32, ptr %7, align 4
  %97 = add i32 %96, 16
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %95, i64 %98
  %100 = load volatile float, ptr %99, align 4
  %101 = load ptr, ptr %10, align 8
  %102 = load i32, ptr %7, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %101, i64 %103
  %105 = load volatile float, ptr %104, align 4
  %106 = fadd contract float %105, %100
  store volatile float %106, ptr %104, align 4
  %107 = load ptr, ptr %10, align 8
  %108 = load i32, ptr %7, align 4
  %109 = add i32 %108, 8
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr %107, i64 %110
  %112 = load volatile float, ptr %111, align 4
  %113 = load ptr, ptr %10, align 8
  %114 = load i32, ptr %7, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr %113, i64 %115
  %117 = load volatile float, ptr %116, align 4
  %118 = fadd contract float %117, %112
  store volatile float %118, ptr %116, align 4
  %119 = load ptr, ptr %10, align 8
  %120 = load i32, ptr %7, align 4
  %121 = add i32 %120, 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr %119, i64 %122
  %124 = load volatile float, ptr %123, align 4
  %125 = load ptr, ptr %10, align 8
  %126 = load i32, ptr %7, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %125, i64 %127
  %129 = load volatile float, ptr %128, align 4
  %130 = fadd contract float %129, %124
  store volatile float %130, ptr %128, align 4
  %131 = load ptr, ptr %10, align 8
  %132 = load i32, ptr %7, align 4
  %133 = add i32 %132, 2
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr %131, i64 %134
  %136 = load volatile float, ptr %135, align 4
  %137 = load ptr, ptr %10, align 8
  %138 = load i32, ptr %7, align 4
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %137, i64 %139
  %141 = load volatile float, ptr %140, align 4
  %142 = fadd contract float %141, %136
  store volatile float %142, ptr %140, align 4
  %143 = load ptr, ptr %10, align 8
  %144 = load i32, ptr %7, align 4
  %145 = add i32 %144, 1
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw float, ptr %143, i64 %146
  %148 = load volatile float, ptr %147, align 4
  %149 = load ptr, ptr %10, align 8
  %150 = load i32, ptr %7, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw float, ptr %149, i64 %151
  %153 = load volatile float, ptr %152, align 4
  %154 = fadd contract float %153, %148
  store volatile float %154, ptr %152, align 4
  br label %155

155:                                              ; preds = %82, %79
  %156 = load i32, ptr %7, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %164

158:                                              ; preds = %155
  %159 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4fullILj256EEvPKfPfjE1f to ptr), align 4
  %160 = load ptr, ptr %5, align 8
  %161 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw float, ptr %160, i64 %162
  store float %159, ptr %163, align 4
  br label %164

164:                                              ; preds = %158, %155
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14tree_then_tilePKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca %class.anon, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca %class.anon, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca %"class.cooperative_groups::thread_block", align 1
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca %"class.cooperative_groups::thread_block", align 1
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca %"class.cooperative_groups::thread_block_tile", align 4
  %32 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %33 = alloca i32, align 4
  store ptr %0, ptr %23, align 8
  store ptr %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  %34 = load %"class.cooperative_groups::thread_block", ptr %22, align 1
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %35, ptr %27, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = mul i32 %36, %37
  %39 = load i32, ptr %27, align 4
  %40 = add i32 %38, %39
  store i32 %40, ptr %28, align 4
  %41 = load i32, ptr %28, align 4
  %42 = load i32, ptr %25, align 4
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %50

44:                                               ; preds = %3
  %45 = load ptr, ptr %23, align 8
  %46 = load i32, ptr %28, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  br label %51

50:                                               ; preds = %3
  br label %51

51:                                               ; preds = %50, %44
  %52 = phi contract float [ %49, %44 ], [ 0.000000e+00, %50 ]
  store float %52, ptr %29, align 4
  %53 = load float, ptr %29, align 4
  %54 = load i32, ptr %27, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 0, i64 %55
  store float %53, ptr %56, align 4
  store ptr %26, ptr %20, align 8
  %57 = load ptr, ptr %20, align 8, !nonnull !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %59 = udiv i32 %58, 2
  store i32 %59, ptr %30, align 4
  br label %60

60:                                               ; preds = %81, %51
  %61 = load i32, ptr %30, align 4
  %62 = icmp ugt i32 %61, 32
  br i1 %62, label %63, label %84

63:                                               ; preds = %60
  %64 = load i32, ptr %27, align 4
  %65 = load i32, ptr %30, align 4
  %66 = icmp ult i32 %64, %65
  br i1 %66, label %67, label %79

67:                                               ; preds = %63
  %68 = load float, ptr %29, align 4
  %69 = load i32, ptr %27, align 4
  %70 = load i32, ptr %30, align 4
  %71 = add i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 0, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = fadd contract float %68, %74
  store float %75, ptr %29, align 4
  %76 = load i32, ptr %27, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 0, i64 %77
  store float %75, ptr %78, align 4
  br label %79

79:                                               ; preds = %67, %63
  store ptr %26, ptr %21, align 8
  %80 = load ptr, ptr %21, align 8, !nonnull !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %81

81:                                               ; preds = %79
  %82 = load i32, ptr %30, align 4
  %83 = lshr i32 %82, 1
  store i32 %83, ptr %30, align 4
  br label %60, !llvm.loop !12

84:                                               ; preds = %60
  store ptr %26, ptr %19, align 8
  %85 = load %"class.cooperative_groups::thread_block_tile.0", ptr %18, align 1
  store ptr %31, ptr %16, align 8
  store ptr %32, ptr %17, align 8
  %86 = load ptr, ptr %16, align 8
  %87 = load ptr, ptr %17, align 8
  store ptr %86, ptr %10, align 8
  store ptr %87, ptr %11, align 8
  %88 = load ptr, ptr %10, align 8
  %89 = load ptr, ptr %11, align 8, !nonnull !11
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %95 = mul i32 %93, %94
  %96 = add i32 %92, %95
  %97 = mul i32 %91, %96
  %98 = add i32 %90, %97
  %99 = udiv i32 %98, 32
  store i32 %99, ptr %88, align 4
  %100 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %88, i32 0, i32 1
  %101 = load ptr, ptr %11, align 8, !nonnull !11
  %102 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %103 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %104 = mul i32 %102, %103
  %105 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %106 = mul i32 %104, %105
  %107 = add i32 %106, 32
  %108 = sub i32 %107, 1
  %109 = udiv i32 %108, 32
  store i32 %109, ptr %100, align 4
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %111 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %112 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %113 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %114 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %115 = mul i32 %113, %114
  %116 = add i32 %112, %115
  %117 = mul i32 %111, %116
  %118 = add i32 %110, %117
  %119 = icmp ult i32 %118, 32
  br i1 %119, label %120, label %164

120:                                              ; preds = %84
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %122 = icmp uge i32 %121, 64
  br i1 %122, label %123, label %131

123:                                              ; preds = %120
  %124 = load i32, ptr %27, align 4
  %125 = add i32 %124, 32
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14tree_then_tilePKfPfjE1f to ptr), i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %29, align 4
  %130 = fadd contract float %129, %128
  store float %130, ptr %29, align 4
  br label %131

131:                                              ; preds = %123, %120
  %132 = udiv i32 32, 2
  store i32 %132, ptr %33, align 4
  br label %133

133:                                              ; preds = %160, %131
  %134 = load i32, ptr %33, align 4
  %135 = icmp sgt i32 %134, 0
  br i1 %135, label %136, label %163

136:                                              ; preds = %133
  %137 = load float, ptr %29, align 4
  %138 = load i32, ptr %33, align 4
  store ptr %31, ptr %12, align 8
  store float %137, ptr %13, align 4
  store i32 %138, ptr %14, align 4
  %139 = load ptr, ptr %12, align 8
  %140 = load float, ptr %13, align 4
  %141 = load i32, ptr %14, align 4
  store i32 %141, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %15, i64 4, i1 false)
  store float %140, ptr %4, align 4
  store i32 1, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %4, i64 4, i1 false)
  store i32 0, ptr %7, align 4
  br label %142

142:                                              ; preds = %145, %136
  %143 = load i32, ptr %7, align 4
  %144 = icmp ult i32 %143, 1
  br i1 %144, label %145, label %156

145:                                              ; preds = %142
  %146 = load i32, ptr %7, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef %149) #8
  %151 = load i32, ptr %7, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %152
  store i32 %150, ptr %153, align 4
  %154 = load i32, ptr %7, align 4
  %155 = add i32 %154, 1
  store i32 %155, ptr %7, align 4
  br label %142, !llvm.loop !13

156:                                              ; preds = %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %6, i64 4, i1 false)
  %157 = load float, ptr %8, align 4
  %158 = load float, ptr %29, align 4
  %159 = fadd contract float %158, %157
  store float %159, ptr %29, align 4
  br label %160

160:                                              ; preds = %156
  %161 = load i32, ptr %33, align 4
  %162 = sdiv i32 %161, 2
  store i32 %162, ptr %33, align 4
  br label %133, !llvm.loop !15

163:                                              ; preds = %133
  br label %164

164:                                              ; preds = %163, %84
  %165 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %166 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %167 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %168 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %169 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %170 = mul i32 %168, %169
  %171 = add i32 %167, %170
  %172 = mul i32 %166, %171
  %173 = add i32 %165, %172
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %181

175:                                              ; preds = %164
  %176 = load float, ptr %29, align 4
  %177 = load ptr, ptr %24, align 8
  %178 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw float, ptr %177, i64 %179
  store float %176, ptr %180, align 4
  br label %181

181:                                              ; preds = %175, %164
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12tree_greaterPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
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
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  br label %26

25:                                               ; preds = %3
  br label %26

26:                                               ; preds = %25, %19
  %27 = phi i32 [ %24, %19 ], [ -2147483647, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = udiv i32 %31, 2
  store i32 %32, ptr %9, align 4
  br label %33

33:                                               ; preds = %64, %26
  %34 = load i32, ptr %9, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %67

36:                                               ; preds = %33
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %7, align 4
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = icmp slt i32 %44, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %7, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), i64 0, i64 %60
  store i32 %58, ptr %61, align 4
  br label %62

62:                                               ; preds = %52, %40
  br label %63

63:                                               ; preds = %62, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %9, align 4
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %9, align 4
  br label %33, !llvm.loop !16

67:                                               ; preds = %33
  %68 = load i32, ptr %7, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_greaterPKiPiiE1s to ptr), align 4
  %72 = load ptr, ptr %5, align 8
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %72, i64 %74
  store i32 %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %70, %67
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z18tree_greater_floatPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
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
  %27 = phi contract float [ %24, %19 ], [ 0xC6293E5940000000, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = udiv i32 %31, 2
  store i32 %32, ptr %9, align 4
  br label %33

33:                                               ; preds = %64, %26
  %34 = load i32, ptr %9, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %67

36:                                               ; preds = %33
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load i32, ptr %7, align 4
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fcmp contract olt float %44, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %40
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 0, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load i32, ptr %7, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), i64 0, i64 %60
  store float %58, ptr %61, align 4
  br label %62

62:                                               ; preds = %52, %40
  br label %63

63:                                               ; preds = %62, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %9, align 4
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %9, align 4
  br label %33, !llvm.loop !17

67:                                               ; preds = %33
  %68 = load i32, ptr %7, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18tree_greater_floatPKfPfiE1s to ptr), align 4
  %72 = load ptr, ptr %5, align 8
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %72, i64 %74
  store float %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %70, %67
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z4wsumf(float noundef %0) #2 {
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
  %10 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %8, i32 noundef %9, i32 noundef 32) #8
  %11 = load float, ptr %2, align 4
  %12 = fadd contract float %11, %10
  store float %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4
  %15 = ashr i32 %14, 1
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !18

16:                                               ; preds = %4
  %17 = load float, ptr %2, align 4
  ret float %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10rounds_sumPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %7, align 4
  %19 = and i32 %18, 31
  store i32 %19, ptr %9, align 4
  %20 = load i32, ptr %7, align 4
  %21 = ashr i32 %20, 5
  store i32 %21, ptr %10, align 4
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %31

25:                                               ; preds = %3
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  br label %32

31:                                               ; preds = %3
  br label %32

32:                                               ; preds = %31, %25
  %33 = phi contract float [ %30, %25 ], [ 0.000000e+00, %31 ]
  %34 = call contract noundef float @_Z4wsumf(float noundef %33) #8
  store float %34, ptr %11, align 4
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = load float, ptr %11, align 4
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  br label %42

42:                                               ; preds = %37, %32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr %7, align 4
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = udiv i32 %44, 32
  %46 = icmp ult i32 %43, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %42
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10rounds_sumPKfPfiE1w to ptr), i64 0, i64 %49
  %51 = load float, ptr %50, align 4
  br label %53

52:                                               ; preds = %42
  br label %53

53:                                               ; preds = %52, %47
  %54 = phi contract float [ %51, %47 ], [ 0.000000e+00, %52 ]
  store float %54, ptr %11, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %53
  %58 = load float, ptr %11, align 4
  %59 = call contract noundef float @_Z4wsumf(float noundef %58) #8
  store float %59, ptr %11, align 4
  br label %60

60:                                               ; preds = %57, %53
  %61 = load i32, ptr %7, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %60
  %64 = load float, ptr %11, align 4
  %65 = load ptr, ptr %5, align 8
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %65, i64 %67
  store float %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %63, %60
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11rounds_eachPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
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
  %29 = phi contract float [ %26, %21 ], [ 0.000000e+00, %27 ]
  store float %29, ptr %9, align 4
  store i32 16, ptr %10, align 4
  br label %30

30:                                               ; preds = %39, %28
  %31 = load i32, ptr %10, align 4
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load float, ptr %9, align 4
  %35 = load i32, ptr %10, align 4
  %36 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %34, i32 noundef %35, i32 noundef 32) #8
  %37 = load float, ptr %9, align 4
  %38 = fadd contract float %37, %36
  store float %38, ptr %9, align 4
  br label %39

39:                                               ; preds = %33
  %40 = load i32, ptr %10, align 4
  %41 = ashr i32 %40, 1
  store i32 %41, ptr %10, align 4
  br label %30, !llvm.loop !19

42:                                               ; preds = %30
  %43 = load i32, ptr %7, align 4
  %44 = and i32 %43, 31
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %52

46:                                               ; preds = %42
  %47 = load float, ptr %9, align 4
  %48 = load i32, ptr %7, align 4
  %49 = sdiv i32 %48, 32
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 0, i64 %50
  store float %47, ptr %51, align 4
  br label %52

52:                                               ; preds = %46, %42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %53

53:                                               ; preds = %63, %52
  %54 = load i32, ptr %11, align 4
  %55 = icmp slt i32 %54, 8
  br i1 %55, label %56, label %66

56:                                               ; preds = %53
  %57 = load i32, ptr %11, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11rounds_eachPKfPfiE1w to ptr), i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load float, ptr %9, align 4
  %62 = fadd contract float %61, %60
  store float %62, ptr %9, align 4
  br label %63

63:                                               ; preds = %56
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  br label %53, !llvm.loop !20

66:                                               ; preds = %53
  %67 = load i32, ptr %8, align 4
  %68 = load i32, ptr %6, align 4
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %70, label %76

70:                                               ; preds = %66
  %71 = load float, ptr %9, align 4
  %72 = load ptr, ptr %5, align 8
  %73 = load i32, ptr %8, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %70, %66
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13rounds_atomicPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %11, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = load i32, ptr %11, align 4
  %19 = add i32 %17, %18
  store i32 %19, ptr %12, align 4
  %20 = load i32, ptr %11, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %3
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4
  br label %23

23:                                               ; preds = %22, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load i32, ptr %12, align 4
  %25 = load i32, ptr %10, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %23
  %28 = load ptr, ptr %8, align 8
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4
  br label %34

33:                                               ; preds = %23
  br label %34

34:                                               ; preds = %33, %27
  %35 = phi contract float [ %32, %27 ], [ 0.000000e+00, %33 ]
  %36 = call contract noundef float @_Z4wsumf(float noundef %35) #8
  store float %36, ptr %13, align 4
  %37 = load i32, ptr %11, align 4
  %38 = and i32 %37, 31
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %34
  %41 = load float, ptr %13, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), ptr %4, align 8
  store float %41, ptr %5, align 4
  %42 = load ptr, ptr %4, align 8
  %43 = load float, ptr %5, align 4
  store float %43, ptr %6, align 4
  %44 = load float, ptr %6, align 4
  %45 = atomicrmw fadd ptr %42, float %44 monotonic, align 4
  store float %45, ptr %7, align 4
  %46 = load float, ptr %7, align 4
  br label %47

47:                                               ; preds = %40, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load i32, ptr %11, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %47
  %51 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13rounds_atomicPKfPfiE5total to ptr), align 4
  %52 = load ptr, ptr %9, align 8
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %52, i64 %54
  store float %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %50, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11tree_argmaxPKfPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
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
  %27 = phi contract float [ %24, %19 ], [ 0xC6293E5940000000, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  %31 = load i32, ptr %8, align 4
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 0, i64 %33
  store i32 %31, ptr %34, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %36 = udiv i32 %35, 2
  store i32 %36, ptr %9, align 4
  br label %37

37:                                               ; preds = %77, %26
  %38 = load i32, ptr %9, align 4
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %80

40:                                               ; preds = %37
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %9, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %76

44:                                               ; preds = %40
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 0, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %9, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 0, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fcmp contract olt float %48, %54
  br i1 %55, label %56, label %75

56:                                               ; preds = %44
  %57 = load i32, ptr %7, align 4
  %58 = load i32, ptr %9, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = load i32, ptr %7, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1s to ptr), i64 0, i64 %64
  store float %62, ptr %65, align 4
  %66 = load i32, ptr %7, align 4
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), i64 0, i64 %73
  store i32 %71, ptr %74, align 4
  br label %75

75:                                               ; preds = %56, %44
  br label %76

76:                                               ; preds = %75, %40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4
  %79 = sdiv i32 %78, 2
  store i32 %79, ptr %9, align 4
  br label %37, !llvm.loop !21

80:                                               ; preds = %37
  %81 = load i32, ptr %7, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %80
  %84 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxPKfPiiE1k to ptr), align 4
  %85 = load ptr, ptr %5, align 8
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %85, i64 %87
  store i32 %84, ptr %88, align 4
  br label %89

89:                                               ; preds = %83, %80
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11tile_reducePKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %class.anon.1, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.1, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %"struct.cooperative_groups::plus", align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %26 = alloca ptr, align 8
  %27 = alloca %"class.cooperative_groups::thread_block", align 1
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"class.cooperative_groups::thread_block_tile", align 4
  %32 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %33 = alloca %"class.cooperative_groups::thread_block", align 1
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %"struct.cooperative_groups::plus", align 1
  store ptr %0, ptr %28, align 8
  store ptr %1, ptr %29, align 8
  store i32 %2, ptr %30, align 4
  %37 = load %"class.cooperative_groups::thread_block", ptr %27, align 1
  store ptr %33, ptr %26, align 8
  %38 = load %"class.cooperative_groups::thread_block_tile.0", ptr %25, align 1
  store ptr %31, ptr %23, align 8
  store ptr %32, ptr %24, align 8
  %39 = load ptr, ptr %23, align 8
  %40 = load ptr, ptr %24, align 8
  store ptr %39, ptr %17, align 8
  store ptr %40, ptr %18, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = load ptr, ptr %18, align 8, !nonnull !11
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %48 = mul i32 %46, %47
  %49 = add i32 %45, %48
  %50 = mul i32 %44, %49
  %51 = add i32 %43, %50
  %52 = udiv i32 %51, 32
  store i32 %52, ptr %41, align 4
  %53 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %41, i32 0, i32 1
  %54 = load ptr, ptr %18, align 8, !nonnull !11
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %57 = mul i32 %55, %56
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %59 = mul i32 %57, %58
  %60 = add i32 %59, 32
  %61 = sub i32 %60, 1
  %62 = udiv i32 %61, 32
  store i32 %62, ptr %53, align 4
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %65 = mul i32 %63, %64
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = add i32 %65, %66
  store i32 %67, ptr %34, align 4
  %68 = load i32, ptr %34, align 4
  %69 = load i32, ptr %30, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %77

71:                                               ; preds = %3
  %72 = load ptr, ptr %28, align 8
  %73 = load i32, ptr %34, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4
  br label %78

77:                                               ; preds = %3
  br label %78

78:                                               ; preds = %77, %71
  %79 = phi i32 [ %76, %71 ], [ 0, %77 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 1 %36, i64 1, i1 false)
  store ptr %31, ptr %19, align 8
  store i32 %79, ptr %20, align 4
  store i32 16, ptr %21, align 4
  br label %80

80:                                               ; preds = %105, %78
  %81 = load i32, ptr %21, align 4
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %113

83:                                               ; preds = %80
  %84 = load i32, ptr %20, align 4
  %85 = load ptr, ptr %19, align 8, !nonnull !11, !align !22
  %86 = load i32, ptr %20, align 4
  %87 = load i32, ptr %21, align 4
  store ptr %85, ptr %10, align 8
  store i32 %86, ptr %11, align 4
  store i32 %87, ptr %12, align 4
  %88 = load ptr, ptr %10, align 8
  %89 = load i32, ptr %11, align 4
  %90 = load i32, ptr %12, align 4
  store i32 %90, ptr %13, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %13, i64 4, i1 false)
  store i32 %89, ptr %4, align 4
  store i32 1, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %4, i64 4, i1 false)
  store i32 0, ptr %7, align 4
  br label %91

91:                                               ; preds = %94, %83
  %92 = load i32, ptr %7, align 4
  %93 = icmp ult i32 %92, 1
  br i1 %93, label %94, label %105

94:                                               ; preds = %91
  %95 = load i32, ptr %7, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef %98) #8
  %100 = load i32, ptr %7, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %101
  store i32 %99, ptr %102, align 4
  %103 = load i32, ptr %7, align 4
  %104 = add i32 %103, 1
  store i32 %104, ptr %7, align 4
  br label %91, !llvm.loop !23

105:                                              ; preds = %91
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %6, i64 4, i1 false)
  %106 = load i32, ptr %8, align 4
  store ptr %22, ptr %14, align 8
  store i32 %84, ptr %15, align 4
  store i32 %106, ptr %16, align 4
  %107 = load ptr, ptr %14, align 8
  %108 = load i32, ptr %15, align 4
  %109 = load i32, ptr %16, align 4
  %110 = add nsw i32 %108, %109
  store i32 %110, ptr %20, align 4
  %111 = load i32, ptr %21, align 4
  %112 = udiv i32 %111, 2
  store i32 %112, ptr %21, align 4
  br label %80, !llvm.loop !24

113:                                              ; preds = %80
  %114 = load i32, ptr %20, align 4
  store i32 %114, ptr %35, align 4
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %116 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %117 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %118 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %119 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %120 = mul i32 %118, %119
  %121 = add i32 %117, %120
  %122 = mul i32 %116, %121
  %123 = add i32 %115, %122
  %124 = and i32 %123, 31
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %133

126:                                              ; preds = %113
  %127 = load i32, ptr %35, align 4
  %128 = load ptr, ptr %29, align 8
  %129 = load i32, ptr %34, align 4
  %130 = sdiv i32 %129, 32
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %128, i64 %131
  store i32 %127, ptr %132, align 4
  br label %133

133:                                              ; preds = %126, %113
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12tree_columnsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %10, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %15, ptr %11, align 4
  %16 = load ptr, ptr %7, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 16
  %19 = load i32, ptr %11, align 4
  %20 = add i32 %18, %19
  %21 = mul i32 %20, 16
  %22 = load i32, ptr %10, align 4
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %16, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 0, i64 %28
  %30 = load i32, ptr %10, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [16 x float], ptr %29, i64 0, i64 %31
  store float %26, ptr %32, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %12, align 4
  br label %33

33:                                               ; preds = %76, %3
  %34 = load i32, ptr %12, align 4
  %35 = sitofp i32 %34 to float
  store float 1.600000e+01, ptr %6, align 4
  %36 = load float, ptr %6, align 4
  %37 = call contract noundef float @__nv_fast_log2f(float noundef %36) #8
  %38 = fcmp contract ole float %35, %37
  br i1 %38, label %39, label %79

39:                                               ; preds = %33
  %40 = load i32, ptr %12, align 4
  %41 = sitofp i32 %40 to float
  store float 2.000000e+00, ptr %4, align 4
  store float %41, ptr %5, align 4
  %42 = load float, ptr %4, align 4
  %43 = load float, ptr %5, align 4
  %44 = call contract noundef float @__nv_fast_powf(float noundef %42, float noundef %43) #8
  %45 = fptosi float %44 to i32
  store i32 %45, ptr %13, align 4
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %13, align 4
  %48 = srem i32 %46, %47
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %75

50:                                               ; preds = %39
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 0, i64 %52
  %54 = load i32, ptr %10, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x float], ptr %53, i64 0, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = load i32, ptr %11, align 4
  %59 = load i32, ptr %13, align 4
  %60 = sdiv i32 %59, 2
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 0, i64 %62
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x float], ptr %63, i64 0, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fadd contract float %57, %67
  %69 = load i32, ptr %11, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 0, i64 %70
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x float], ptr %71, i64 0, i64 %73
  store float %68, ptr %74, align 4
  br label %75

75:                                               ; preds = %50, %39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %12, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %12, align 4
  br label %33, !llvm.loop !25

79:                                               ; preds = %33
  %80 = load i32, ptr %10, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %97

82:                                               ; preds = %79
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12tree_columnsPKfPfiE1w to ptr), i64 0, i64 %84
  %86 = load i32, ptr %11, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [16 x float], ptr %85, i64 0, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load ptr, ptr %8, align 8
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %92 = mul i32 %91, 16
  %93 = load i32, ptr %11, align 4
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr %90, i64 %95
  store float %89, ptr %96, align 4
  br label %97

97:                                               ; preds = %82, %79
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8tree_oddPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %11 = load ptr, ptr %4, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 96
  %14 = load i32, ptr %7, align 4
  %15 = add i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %11, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [96 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 0, i64 %20
  store float %18, ptr %21, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 96, ptr %8, align 4
  br label %22

22:                                               ; preds = %45, %3
  %23 = load i32, ptr %8, align 4
  %24 = icmp sgt i32 %23, 1
  br i1 %24, label %25, label %47

25:                                               ; preds = %22
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %26, 1
  %28 = sdiv i32 %27, 2
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %8, align 4
  %31 = sdiv i32 %30, 2
  %32 = icmp slt i32 %29, %31
  br i1 %32, label %33, label %45

33:                                               ; preds = %25
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %9, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [96 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [96 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), i64 0, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fadd contract float %43, %39
  store float %44, ptr %42, align 4
  br label %45

45:                                               ; preds = %33, %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr %9, align 4
  store i32 %46, ptr %8, align 4
  br label %22, !llvm.loop !26

47:                                               ; preds = %22
  %48 = load i32, ptr %7, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %47
  %51 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tree_oddPKfPfiE1s to ptr), align 4
  %52 = load ptr, ptr %5, align 8
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %52, i64 %54
  store float %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %50, %47
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10tree_pairsPKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 128
  %16 = load i32, ptr %9, align 4
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %13, i64 %18
  %20 = load float, ptr %19, align 4
  store float %20, ptr %10, align 4
  %21 = load float, ptr %10, align 4
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 0, i64 %23
  store float %21, ptr %24, align 4
  %25 = load float, ptr %10, align 4
  %26 = load float, ptr %10, align 4
  %27 = fmul contract float %25, %26
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 64, ptr %11, align 4
  br label %31

31:                                               ; preds = %62, %4
  %32 = load i32, ptr %11, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %65

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4
  %36 = load i32, ptr %11, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %61

38:                                               ; preds = %34
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %11, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), i64 0, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fadd contract float %48, %44
  store float %49, ptr %47, align 4
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fadd contract float %59, %55
  store float %60, ptr %58, align 4
  br label %61

61:                                               ; preds = %38, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %11, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %11, align 4
  br label %31, !llvm.loop !27

65:                                               ; preds = %31
  %66 = load i32, ptr %9, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %79

68:                                               ; preds = %65
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1s to ptr), align 4
  %70 = load ptr, ptr %6, align 8
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  %74 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tree_pairsPKfPfS1_iE1q to ptr), align 4
  %75 = load ptr, ptr %7, align 8
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %75, i64 %77
  store float %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %68, %65
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_log2f(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 -1, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -32
  %18 = load i32, ptr %5, align 4
  %19 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %18, i32 noundef %20, i32 noundef 32) #8
  ret i32 %21
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 -1, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -32
  %18 = load i32, ptr %5, align 4
  %19 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %18, i32 noundef %20, i32 noundef 32) #8
  ret i32 %21
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind }

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
!11 = !{}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4, !14}
!14 = !{!"llvm.loop.unroll.enable"}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = !{i64 4}
!23 = distinct !{!23, !4, !14}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
