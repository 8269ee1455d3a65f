; ModuleID = 'blocks.cu'
source_filename = "blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@_ZZ10block_sumsE4part = internal addrspace(3) global [256 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@part = external dso_local addrspace(3) global [0 x i32], align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ17producer_consumerE6buffer = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ12early_returnE4part = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ5chainE4here = internal addrspace(3) global i32 undef, align 4
@last_block_count = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ14last_block_sumE3sum = internal addrspace(3) global float undef, align 4
@_ZZ14last_block_sumE4last = internal addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @last_block_count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @block_sums(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %27 = phi contract float [ %24, %19 ], [ 0.000000e+00, %25 ]
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), i64 0, i64 %29
  store float %27, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = udiv i32 %31, 2
  store i32 %32, ptr %9, align 4
  br label %33

33:                                               ; preds = %53, %26
  %34 = load i32, ptr %9, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %33
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = load i32, ptr %7, align 4
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), i64 0, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fadd contract float %50, %46
  store float %51, ptr %49, align 4
  br label %52

52:                                               ; preds = %40, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %9, align 4
  %55 = ashr i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %33, !llvm.loop !3

56:                                               ; preds = %33
  %57 = load i32, ptr %7, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), align 4
  %61 = load ptr, ptr %5, align 8
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %61, i64 %63
  store float %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %59, %56
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reverse_blocks(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %8, ptr %6, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = load i32, ptr %6, align 4
  %12 = mul i32 %10, %11
  %13 = load i32, ptr %5, align 4
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %19
  store i32 %17, ptr %20, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr %6, align 4
  %22 = sub nsw i32 %21, 1
  %23 = load i32, ptr %5, align 4
  %24 = sub nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %4, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = load i32, ptr %6, align 4
  %31 = mul i32 %29, %30
  %32 = load i32, ptr %5, align 4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %28, i64 %34
  store i32 %27, ptr %35, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @indices(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %3, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add i32 %15, %16
  store i32 %17, ptr %4, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %22 = add i32 %20, %21
  store i32 %22, ptr %5, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  store i32 %25, ptr %6, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = mul i32 %26, %27
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %3, align 4
  %30 = load i32, ptr %4, align 4
  %31 = mul nsw i32 100, %30
  %32 = add nsw i32 %29, %31
  %33 = load i32, ptr %5, align 4
  %34 = mul nsw i32 10000, %33
  %35 = add nsw i32 %32, %34
  %36 = load ptr, ptr %2, align 8
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %7, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %4, align 4
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr %6, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %36, i64 %46
  store i32 %35, ptr %47, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @count_sync(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %16, i64 %22
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %12, align 4
  %26 = icmp sgt i32 %25, 2
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  %29 = icmp ne i32 %28, 0
  %30 = call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %29)
  store i32 %30, ptr %13, align 4
  %31 = load i32, ptr %12, align 4
  %32 = icmp sgt i32 %31, 2
  %33 = zext i1 %32 to i32
  store i32 %33, ptr %6, align 4
  %34 = load i32, ptr %6, align 4
  %35 = icmp ne i32 %34, 0
  %36 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %35)
  %37 = zext i1 %36 to i32
  store i32 %37, ptr %14, align 4
  %38 = load i32, ptr %12, align 4
  %39 = icmp sgt i32 %38, 2
  %40 = zext i1 %39 to i32
  store i32 %40, ptr %5, align 4
  %41 = load i32, ptr %5, align 4
  %42 = icmp ne i32 %41, 0
  %43 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %42)
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %15, align 4
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %63

47:                                               ; preds = %4
  %48 = load i32, ptr %13, align 4
  %49 = load ptr, ptr %9, align 8
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %49, i64 %51
  store i32 %48, ptr %52, align 4
  %53 = load i32, ptr %14, align 4
  %54 = load ptr, ptr %10, align 8
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %54, i64 %56
  store i32 %53, ptr %57, align 4
  %58 = load i32, ptr %15, align 4
  %59 = load ptr, ptr %11, align 8
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4
  br label %63

63:                                               ; preds = %47, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @producer_consumer(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 32
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fmul contract float 2.000000e+00, %14
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE6buffer to ptr), i64 0, i64 %17
  store float %15, ptr %18, align 4
  call void asm sideeffect "bar.arrive 1, 64;", "~{memory}"() #4, !srcloc !5
  br label %31

19:                                               ; preds = %2
  call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #4, !srcloc !6
  %20 = load i32, ptr %5, align 4
  %21 = sub nsw i32 %20, 32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE6buffer to ptr), i64 0, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fadd contract float %24, 1.000000e+00
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sub nsw i32 %27, 32
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %26, i64 %29
  store float %25, ptr %30, align 4
  br label %31

31:                                               ; preds = %19, %9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @early_return(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %7, align 4
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp sge i32 %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %3
  br label %33

13:                                               ; preds = %3
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12early_returnE4part to ptr), i64 0, i64 %20
  store i32 %18, ptr %21, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load i32, ptr %6, align 4
  %23 = sub nsw i32 %22, 1
  %24 = load i32, ptr %7, align 4
  %25 = sub nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12early_returnE4part to ptr), i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4
  br label %33

33:                                               ; preds = %13, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @deadlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp ult i32 %3, 32
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void asm sideeffect "bar.sync 1;", "~{memory}"() #4, !srcloc !7
  br label %7

6:                                                ; preds = %1
  call void asm sideeffect "bar.sync 2;", "~{memory}"() #4, !srcloc !8
  br label %7

7:                                                ; preds = %6, %5
  %8 = load ptr, ptr %2, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10
  store i32 1, ptr %11, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spin_for_ever(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %3

3:                                                ; preds = %8, %1
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 0
  %6 = load volatile i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  br label %3, !llvm.loop !9

9:                                                ; preds = %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @chain(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %6, ptr %5, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %37

9:                                                ; preds = %2
  %10 = load i32, ptr %5, align 4
  %11 = add nsw i32 %10, 1000
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE4here to ptr), align 4
  %12 = load i32, ptr %5, align 4
  %13 = add nsw i32 %12, 1
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %9
  br label %17

17:                                               ; preds = %25, %16
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %18, i64 %21
  %23 = load volatile i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %17
  br label %17, !llvm.loop !10

26:                                               ; preds = %17
  br label %27

27:                                               ; preds = %26, %9
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE4here to ptr), align 4
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4
  call void @llvm.nvvm.membar.gl()
  %33 = load ptr, ptr %3, align 8
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  store volatile i32 1, ptr %36, align 4
  br label %37

37:                                               ; preds = %27, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @spin_lock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i8 0, ptr %13, align 1
  br label %14

14:                                               ; preds = %44, %2
  %15 = load i8, ptr %13, align 1
  %16 = trunc i8 %15 to i1
  %17 = xor i1 %16, true
  br i1 %17, label %18, label %45

18:                                               ; preds = %14
  %19 = load ptr, ptr %11, align 8
  store ptr %19, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 1, ptr %8, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %9, align 4
  %24 = cmpxchg ptr %20, i32 %22, i32 %23 monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 0
  %26 = extractvalue { i32, i1 } %24, 1
  br i1 %26, label %28, label %27

27:                                               ; preds = %18
  store i32 %25, ptr %7, align 4
  br label %28

28:                                               ; preds = %18, %27
  %29 = zext i1 %26 to i8
  store i8 %29, ptr %10, align 1
  %30 = load i8, ptr %10, align 1
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %7, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %44

34:                                               ; preds = %28
  %35 = load ptr, ptr %12, align 8
  %36 = load volatile i32, ptr %35, align 4
  %37 = add nsw i32 %36, 1
  %38 = load ptr, ptr %12, align 8
  store volatile i32 %37, ptr %38, align 4
  call void @llvm.nvvm.membar.gl()
  %39 = load ptr, ptr %11, align 8
  store ptr %39, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %4, align 4
  %42 = atomicrmw xchg ptr %40, i32 %41 monotonic, align 4
  store i32 %42, ptr %5, align 4
  %43 = load i32, ptr %5, align 4
  store i8 1, ptr %13, align 1
  br label %44

44:                                               ; preds = %34, %28
  br label %14, !llvm.loop !11

45:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @last_block_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %15, align 4
  %19 = load i32, ptr %15, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), align 4
  br label %22

22:                                               ; preds = %21, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load ptr, ptr %12, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = load i32, ptr %15, align 4
  %28 = add i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %23, i64 %29
  %31 = load float, ptr %30, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), ptr %8, align 8
  store float %31, ptr %9, align 4
  %32 = load ptr, ptr %8, align 8
  %33 = load float, ptr %9, align 4
  store float %33, ptr %10, align 4
  %34 = load float, ptr %10, align 4
  %35 = atomicrmw fadd ptr %32, float %34 monotonic, align 4
  store float %35, ptr %11, align 4
  %36 = load float, ptr %11, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %54

39:                                               ; preds = %22
  %40 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), align 4
  %41 = load ptr, ptr %13, align 8
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %41, i64 %43
  store volatile float %40, ptr %44, align 4
  call void @llvm.nvvm.membar.gl()
  store ptr addrspacecast (ptr addrspace(1) @last_block_count to ptr), ptr %4, align 8
  store i32 1, ptr %5, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %5, align 4
  store i32 %46, ptr %6, align 4
  %47 = load i32, ptr %6, align 4
  %48 = atomicrmw add ptr %45, i32 %47 monotonic, align 4
  store i32 %48, ptr %7, align 4
  %49 = load i32, ptr %7, align 4
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %51 = sub i32 %50, 1
  %52 = icmp eq i32 %49, %51
  %53 = zext i1 %52 to i8
  store i8 %53, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE4last to ptr), align 1
  br label %54

54:                                               ; preds = %39, %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE4last to ptr), align 1
  %56 = trunc i8 %55 to i1
  br i1 %56, label %57, label %80

57:                                               ; preds = %54
  %58 = load i32, ptr %15, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %80

60:                                               ; preds = %57
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %61

61:                                               ; preds = %73, %60
  %62 = load i32, ptr %17, align 4
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %64 = icmp ult i32 %62, %63
  br i1 %64, label %65, label %76

65:                                               ; preds = %61
  %66 = load ptr, ptr %13, align 8
  %67 = load i32, ptr %17, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load volatile float, ptr %69, align 4
  %71 = load float, ptr %16, align 4
  %72 = fadd contract float %71, %70
  store float %72, ptr %16, align 4
  br label %73

73:                                               ; preds = %65
  %74 = load i32, ptr %17, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %17, align 4
  br label %61, !llvm.loop !12

76:                                               ; preds = %61
  %77 = load float, ptr %16, align 4
  %78 = load ptr, ptr %14, align 8
  %79 = getelementptr inbounds float, ptr %78, i64 0
  store float %77, ptr %79, align 4
  br label %80

80:                                               ; preds = %76, %57, %54
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{i64 1633}
!6 = !{i64 1696}
!7 = !{i64 2076}
!8 = !{i64 2129}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
