; ModuleID = 'reductions.cu'
source_filename = "reductions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_Z16__shfl_down_syncjfji = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@s = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ8warp_sumPKfPfiE5warps = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ8grid_sumPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8tree_sumPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %49 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %48
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
  %60 = load i32, ptr %7, align 4
  %61 = load i32, ptr %10, align 4
  %62 = add i32 %60, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = load i32, ptr %7, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fadd contract float %69, %65
  store float %70, ptr %68, align 4
  br label %71

71:                                               ; preds = %59, %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %10, align 4
  %74 = lshr i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %52, !llvm.loop !3

75:                                               ; preds = %52
  %76 = load i32, ptr %7, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %75
  %79 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  %80 = load ptr, ptr %5, align 8
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %80, i64 %82
  store float %79, ptr %83, align 4
  br label %84

84:                                               ; preds = %78, %75
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z10warp_totalf(float noundef %0) #2 {
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
  %10 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %8, i32 noundef %9, i32 noundef 32) #5
  %11 = load float, ptr %2, align 4
  %12 = fadd contract float %11, %10
  store float %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4
  %15 = sdiv i32 %14, 2
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !5

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
define dso_local ptx_kernel void @_Z8warp_sumPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = urem i32 %16, 32
  store i32 %17, ptr %8, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = udiv i32 %18, 32
  store i32 %19, ptr %9, align 4
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %29

23:                                               ; preds = %3
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  br label %30

29:                                               ; preds = %3
  br label %30

30:                                               ; preds = %29, %23
  %31 = phi contract float [ %28, %23 ], [ 0.000000e+00, %29 ]
  %32 = call contract noundef float @_Z10warp_totalf(float noundef %31) #5
  store float %32, ptr %10, align 4
  %33 = load i32, ptr %8, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %30
  %36 = load float, ptr %10, align 4
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKfPfiE5warps to ptr), i64 0, i64 %38
  store float %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %35, %30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = udiv i32 %42, 32
  %44 = icmp ult i32 %41, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %40
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKfPfiE5warps to ptr), i64 0, i64 %47
  %49 = load float, ptr %48, align 4
  br label %51

50:                                               ; preds = %40
  br label %51

51:                                               ; preds = %50, %45
  %52 = phi contract float [ %49, %45 ], [ 0.000000e+00, %50 ]
  store float %52, ptr %10, align 4
  %53 = load i32, ptr %9, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = load float, ptr %10, align 4
  %57 = call contract noundef float @_Z10warp_totalf(float noundef %56) #5
  store float %57, ptr %10, align 4
  br label %58

58:                                               ; preds = %55, %51
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %58
  %62 = load float, ptr %10, align 4
  %63 = load ptr, ptr %5, align 8
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %63, i64 %65
  store float %62, ptr %66, align 4
  br label %67

67:                                               ; preds = %61, %58
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8grid_sumPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %12, align 4
  br label %19

19:                                               ; preds = %31, %3
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %37

23:                                               ; preds = %19
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %11, align 4
  %30 = fadd contract float %29, %28
  store float %30, ptr %11, align 4
  br label %31

31:                                               ; preds = %23
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = load i32, ptr %12, align 4
  %36 = add i32 %35, %34
  store i32 %36, ptr %12, align 4
  br label %19, !llvm.loop !6

37:                                               ; preds = %19
  %38 = load float, ptr %11, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = udiv i32 %42, 2
  store i32 %43, ptr %13, align 4
  br label %44

44:                                               ; preds = %64, %37
  %45 = load i32, ptr %13, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %67

47:                                               ; preds = %44
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = load i32, ptr %13, align 4
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = load i32, ptr %13, align 4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), i64 0, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fadd contract float %61, %57
  store float %62, ptr %60, align 4
  br label %63

63:                                               ; preds = %51, %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %13, align 4
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %13, align 4
  br label %44, !llvm.loop !7

67:                                               ; preds = %44
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %78

70:                                               ; preds = %67
  %71 = load ptr, ptr %9, align 8
  %72 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), align 4
  store ptr %71, ptr %4, align 8
  store float %72, ptr %5, align 4
  %73 = load ptr, ptr %4, align 8
  %74 = load float, ptr %5, align 4
  store float %74, ptr %6, align 4
  %75 = load float, ptr %6, align 4
  %76 = atomicrmw fadd ptr %73, float %75 monotonic, align 4
  store float %76, ptr %7, align 4
  %77 = load float, ptr %7, align 4
  br label %78

78:                                               ; preds = %70, %67
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11dot_productPKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %14, align 4
  br label %21

21:                                               ; preds = %39, %4
  %22 = load i32, ptr %14, align 4
  %23 = load i32, ptr %12, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %45

25:                                               ; preds = %21
  %26 = load ptr, ptr %9, align 8
  %27 = load i32, ptr %14, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %14, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fmul contract float %30, %35
  %37 = load float, ptr %13, align 4
  %38 = fadd contract float %37, %36
  store float %38, ptr %13, align 4
  br label %39

39:                                               ; preds = %25
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = mul i32 %40, %41
  %43 = load i32, ptr %14, align 4
  %44 = add i32 %43, %42
  store i32 %44, ptr %14, align 4
  br label %21, !llvm.loop !8

45:                                               ; preds = %21
  store i32 16, ptr %15, align 4
  br label %46

46:                                               ; preds = %55, %45
  %47 = load i32, ptr %15, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %58

49:                                               ; preds = %46
  %50 = load float, ptr %13, align 4
  %51 = load i32, ptr %15, align 4
  %52 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %50, i32 noundef %51, i32 noundef 32) #5
  %53 = load float, ptr %13, align 4
  %54 = fadd contract float %53, %52
  store float %54, ptr %13, align 4
  br label %55

55:                                               ; preds = %49
  %56 = load i32, ptr %15, align 4
  %57 = ashr i32 %56, 1
  store i32 %57, ptr %15, align 4
  br label %46, !llvm.loop !9

58:                                               ; preds = %46
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %60 = and i32 %59, 31
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %70

62:                                               ; preds = %58
  %63 = load ptr, ptr %11, align 8
  %64 = load float, ptr %13, align 4
  store ptr %63, ptr %5, align 8
  store float %64, ptr %6, align 4
  %65 = load ptr, ptr %5, align 8
  %66 = load float, ptr %6, align 4
  store float %66, ptr %7, align 4
  %67 = load float, ptr %7, align 4
  %68 = atomicrmw fadd ptr %65, float %67 monotonic, align 4
  store float %68, ptr %8, align 4
  %69 = load float, ptr %8, align 4
  br label %70

70:                                               ; preds = %62, %58
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

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
!9 = distinct !{!9, !4, !10}
!10 = !{!"llvm.loop.unroll.enable"}
