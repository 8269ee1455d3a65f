; ModuleID = 'written_out.cu'
source_filename = "written_out.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@_ZZ14transpose_rowsE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ15transpose_foursE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ10gemm_foursE2as = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ10gemm_foursE2bs = internal addrspace(3) global [256 x float] undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_rows(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 32
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 32
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %55, %4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %24, label %58

24:                                               ; preds = %21
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %54

28:                                               ; preds = %24
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %54

34:                                               ; preds = %28
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %8, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %35, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %47 = load i32, ptr %11, align 4
  %48 = add i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 0, i64 %49
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [33 x float], ptr %50, i64 0, i64 %52
  store float %45, ptr %53, align 4
  br label %54

54:                                               ; preds = %34, %28, %24
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %56, 8
  store i32 %57, ptr %11, align 4
  br label %21, !llvm.loop !3

58:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %60 = mul i32 %59, 32
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = add i32 %60, %61
  store i32 %62, ptr %9, align 4
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = mul i32 %63, 32
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %66 = add i32 %64, %65
  store i32 %66, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %67

67:                                               ; preds = %101, %58
  %68 = load i32, ptr %12, align 4
  %69 = icmp slt i32 %68, 32
  br i1 %69, label %70, label %104

70:                                               ; preds = %67
  %71 = load i32, ptr %9, align 4
  %72 = load i32, ptr %7, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %100

74:                                               ; preds = %70
  %75 = load i32, ptr %10, align 4
  %76 = load i32, ptr %12, align 4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %8, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %100

80:                                               ; preds = %74
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_rowsE4tile to ptr), i64 0, i64 %82
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %85 = load i32, ptr %12, align 4
  %86 = add i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [33 x float], ptr %83, i64 0, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %10, align 4
  %92 = load i32, ptr %12, align 4
  %93 = add nsw i32 %91, %92
  %94 = load i32, ptr %7, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %9, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %90, i64 %98
  store float %89, ptr %99, align 4
  br label %100

100:                                              ; preds = %80, %74, %70
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %12, align 4
  %103 = add nsw i32 %102, 8
  store i32 %103, ptr %12, align 4
  br label %67, !llvm.loop !5

104:                                              ; preds = %67
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_fours(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.float4, align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %14, ptr %10, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = mul i32 %16, 32
  %18 = load i32, ptr %10, align 4
  %19 = add i32 %17, %18
  %20 = load i32, ptr %8, align 4
  %21 = sdiv i32 %20, 4
  %22 = mul i32 %19, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 8
  %25 = add i32 %22, %24
  %26 = load i32, ptr %9, align 4
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.float4, ptr %15, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %29, i64 16, i1 false)
  %30 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %31 = load float, ptr %30, align 16
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %33
  %35 = load i32, ptr %9, align 4
  %36 = mul nsw i32 4, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [33 x float], ptr %34, i64 0, i64 %37
  store float %31, ptr %38, align 4
  %39 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %40 = load float, ptr %39, align 4
  %41 = load i32, ptr %10, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %42
  %44 = load i32, ptr %9, align 4
  %45 = mul nsw i32 4, %44
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [33 x float], ptr %43, i64 0, i64 %47
  store float %40, ptr %48, align 4
  %49 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %50 = load float, ptr %49, align 8
  %51 = load i32, ptr %10, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %52
  %54 = load i32, ptr %9, align 4
  %55 = mul nsw i32 4, %54
  %56 = add nsw i32 %55, 2
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [33 x float], ptr %53, i64 0, i64 %57
  store float %50, ptr %58, align 4
  %59 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %60 = load float, ptr %59, align 4
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %62
  %64 = load i32, ptr %9, align 4
  %65 = mul nsw i32 4, %64
  %66 = add nsw i32 %65, 3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [33 x float], ptr %63, i64 0, i64 %67
  store float %60, ptr %68, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %70 = load i32, ptr %9, align 4
  %71 = mul nsw i32 4, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %72
  %74 = load i32, ptr %10, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [33 x float], ptr %73, i64 0, i64 %75
  %77 = load float, ptr %76, align 4
  store float %77, ptr %69, align 16
  %78 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %79 = load i32, ptr %9, align 4
  %80 = mul nsw i32 4, %79
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %82
  %84 = load i32, ptr %10, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [33 x float], ptr %83, i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  store float %87, ptr %78, align 4
  %88 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %89 = load i32, ptr %9, align 4
  %90 = mul nsw i32 4, %89
  %91 = add nsw i32 %90, 2
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %92
  %94 = load i32, ptr %10, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [33 x float], ptr %93, i64 0, i64 %95
  %97 = load float, ptr %96, align 4
  store float %97, ptr %88, align 8
  %98 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %99 = load i32, ptr %9, align 4
  %100 = mul nsw i32 4, %99
  %101 = add nsw i32 %100, 3
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_foursE4tile to ptr), i64 0, i64 %102
  %104 = load i32, ptr %10, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [33 x float], ptr %103, i64 0, i64 %105
  %107 = load float, ptr %106, align 4
  store float %107, ptr %98, align 4
  %108 = load ptr, ptr %6, align 8
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %110 = mul i32 %109, 32
  %111 = load i32, ptr %10, align 4
  %112 = add i32 %110, %111
  %113 = load i32, ptr %7, align 4
  %114 = sdiv i32 %113, 4
  %115 = mul i32 %112, %114
  %116 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %117 = mul i32 %116, 8
  %118 = add i32 %115, %117
  %119 = load i32, ptr %9, align 4
  %120 = add i32 %118, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw %struct.float4, ptr %108, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %122, ptr align 16 %12, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_fours(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [16 x float], align 4
  %21 = alloca [4 x float], align 4
  %22 = alloca [4 x float], align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.float4, align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  store float %7, ptr %16, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %17, align 4
  %34 = load i32, ptr %17, align 4
  %35 = sdiv i32 %34, 8
  %36 = mul nsw i32 %35, 4
  store i32 %36, ptr %18, align 4
  %37 = load i32, ptr %17, align 4
  %38 = srem i32 %37, 8
  %39 = mul nsw i32 %38, 4
  store i32 %39, ptr %19, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 64, i1 false)
  store i32 0, ptr %23, align 4
  br label %40

40:                                               ; preds = %209, %8
  %41 = load i32, ptr %23, align 4
  %42 = load i32, ptr %14, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %212

44:                                               ; preds = %40
  %45 = load ptr, ptr %9, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %47 = mul i32 %46, 32
  %48 = load i32, ptr %17, align 4
  %49 = sdiv i32 %48, 2
  %50 = add i32 %47, %49
  %51 = load i32, ptr %14, align 4
  %52 = sdiv i32 %51, 4
  %53 = mul i32 %50, %52
  %54 = load i32, ptr %23, align 4
  %55 = sdiv i32 %54, 4
  %56 = add i32 %53, %55
  %57 = load i32, ptr %17, align 4
  %58 = srem i32 %57, 2
  %59 = add i32 %56, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.float4, ptr %45, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %24, ptr align 16 %61, i64 16, i1 false)
  %62 = getelementptr inbounds nuw %struct.float4, ptr %24, i32 0, i32 0
  %63 = load float, ptr %62, align 16
  %64 = load i32, ptr %17, align 4
  %65 = srem i32 %64, 2
  %66 = mul nsw i32 %65, 4
  %67 = mul nsw i32 %66, 32
  %68 = load i32, ptr %17, align 4
  %69 = sdiv i32 %68, 2
  %70 = add nsw i32 %67, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 0, i64 %71
  store float %63, ptr %72, align 4
  %73 = getelementptr inbounds nuw %struct.float4, ptr %24, i32 0, i32 1
  %74 = load float, ptr %73, align 4
  %75 = load i32, ptr %17, align 4
  %76 = srem i32 %75, 2
  %77 = mul nsw i32 %76, 4
  %78 = add nsw i32 %77, 1
  %79 = mul nsw i32 %78, 32
  %80 = load i32, ptr %17, align 4
  %81 = sdiv i32 %80, 2
  %82 = add nsw i32 %79, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 0, i64 %83
  store float %74, ptr %84, align 4
  %85 = getelementptr inbounds nuw %struct.float4, ptr %24, i32 0, i32 2
  %86 = load float, ptr %85, align 8
  %87 = load i32, ptr %17, align 4
  %88 = srem i32 %87, 2
  %89 = mul nsw i32 %88, 4
  %90 = add nsw i32 %89, 2
  %91 = mul nsw i32 %90, 32
  %92 = load i32, ptr %17, align 4
  %93 = sdiv i32 %92, 2
  %94 = add nsw i32 %91, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 0, i64 %95
  store float %86, ptr %96, align 4
  %97 = getelementptr inbounds nuw %struct.float4, ptr %24, i32 0, i32 3
  %98 = load float, ptr %97, align 4
  %99 = load i32, ptr %17, align 4
  %100 = srem i32 %99, 2
  %101 = mul nsw i32 %100, 4
  %102 = add nsw i32 %101, 3
  %103 = mul nsw i32 %102, 32
  %104 = load i32, ptr %17, align 4
  %105 = sdiv i32 %104, 2
  %106 = add nsw i32 %103, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 0, i64 %107
  store float %98, ptr %108, align 4
  %109 = load ptr, ptr %10, align 8
  %110 = load i32, ptr %23, align 4
  %111 = load i32, ptr %17, align 4
  %112 = sdiv i32 %111, 8
  %113 = add nsw i32 %110, %112
  %114 = load i32, ptr %13, align 4
  %115 = sdiv i32 %114, 4
  %116 = mul nsw i32 %113, %115
  %117 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %118 = mul i32 %117, 8
  %119 = add i32 %116, %118
  %120 = load i32, ptr %17, align 4
  %121 = srem i32 %120, 8
  %122 = add i32 %119, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw %struct.float4, ptr %109, i64 %123
  %125 = load i32, ptr %17, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds %struct.float4, ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %127, ptr align 16 %124, i64 16, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %25, align 4
  br label %128

128:                                              ; preds = %205, %44
  %129 = load i32, ptr %25, align 4
  %130 = icmp slt i32 %129, 8
  br i1 %130, label %131, label %208

131:                                              ; preds = %128
  store i32 0, ptr %26, align 4
  br label %132

132:                                              ; preds = %148, %131
  %133 = load i32, ptr %26, align 4
  %134 = icmp slt i32 %133, 4
  br i1 %134, label %135, label %151

135:                                              ; preds = %132
  %136 = load i32, ptr %25, align 4
  %137 = mul nsw i32 %136, 32
  %138 = load i32, ptr %18, align 4
  %139 = add nsw i32 %137, %138
  %140 = load i32, ptr %26, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2as to ptr), i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load i32, ptr %26, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %146
  store float %144, ptr %147, align 4
  br label %148

148:                                              ; preds = %135
  %149 = load i32, ptr %26, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %26, align 4
  br label %132, !llvm.loop !6

151:                                              ; preds = %132
  store i32 0, ptr %27, align 4
  br label %152

152:                                              ; preds = %168, %151
  %153 = load i32, ptr %27, align 4
  %154 = icmp slt i32 %153, 4
  br i1 %154, label %155, label %171

155:                                              ; preds = %152
  %156 = load i32, ptr %25, align 4
  %157 = mul nsw i32 %156, 32
  %158 = load i32, ptr %19, align 4
  %159 = add nsw i32 %157, %158
  %160 = load i32, ptr %27, align 4
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10gemm_foursE2bs to ptr), i64 0, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = load i32, ptr %27, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [4 x float], ptr %22, i64 0, i64 %166
  store float %164, ptr %167, align 4
  br label %168

168:                                              ; preds = %155
  %169 = load i32, ptr %27, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %27, align 4
  br label %152, !llvm.loop !7

171:                                              ; preds = %152
  store i32 0, ptr %28, align 4
  br label %172

172:                                              ; preds = %201, %171
  %173 = load i32, ptr %28, align 4
  %174 = icmp slt i32 %173, 4
  br i1 %174, label %175, label %204

175:                                              ; preds = %172
  store i32 0, ptr %29, align 4
  br label %176

176:                                              ; preds = %197, %175
  %177 = load i32, ptr %29, align 4
  %178 = icmp slt i32 %177, 4
  br i1 %178, label %179, label %200

179:                                              ; preds = %176
  %180 = load i32, ptr %28, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load i32, ptr %29, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [4 x float], ptr %22, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = fmul contract float %183, %187
  %189 = load i32, ptr %28, align 4
  %190 = mul nsw i32 4, %189
  %191 = load i32, ptr %29, align 4
  %192 = add nsw i32 %190, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [16 x float], ptr %20, i64 0, i64 %193
  %195 = load float, ptr %194, align 4
  %196 = fadd contract float %195, %188
  store float %196, ptr %194, align 4
  br label %197

197:                                              ; preds = %179
  %198 = load i32, ptr %29, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %29, align 4
  br label %176, !llvm.loop !8

200:                                              ; preds = %176
  br label %201

201:                                              ; preds = %200
  %202 = load i32, ptr %28, align 4
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %28, align 4
  br label %172, !llvm.loop !9

204:                                              ; preds = %172
  br label %205

205:                                              ; preds = %204
  %206 = load i32, ptr %25, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %25, align 4
  br label %128, !llvm.loop !10

208:                                              ; preds = %128
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %209

209:                                              ; preds = %208
  %210 = load i32, ptr %23, align 4
  %211 = add nsw i32 %210, 8
  store i32 %211, ptr %23, align 4
  br label %40, !llvm.loop !11

212:                                              ; preds = %40
  store i32 0, ptr %30, align 4
  br label %213

213:                                              ; preds = %261, %212
  %214 = load i32, ptr %30, align 4
  %215 = icmp slt i32 %214, 4
  br i1 %215, label %216, label %264

216:                                              ; preds = %213
  store i32 0, ptr %31, align 4
  br label %217

217:                                              ; preds = %257, %216
  %218 = load i32, ptr %31, align 4
  %219 = icmp slt i32 %218, 4
  br i1 %219, label %220, label %260

220:                                              ; preds = %217
  %221 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %222 = mul i32 %221, 32
  %223 = load i32, ptr %18, align 4
  %224 = add i32 %222, %223
  %225 = load i32, ptr %30, align 4
  %226 = add i32 %224, %225
  %227 = load i32, ptr %13, align 4
  %228 = mul i32 %226, %227
  %229 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %230 = mul i32 %229, 32
  %231 = add i32 %228, %230
  %232 = load i32, ptr %19, align 4
  %233 = add i32 %231, %232
  %234 = load i32, ptr %31, align 4
  %235 = add i32 %233, %234
  store i32 %235, ptr %32, align 4
  %236 = load float, ptr %15, align 4
  %237 = load i32, ptr %30, align 4
  %238 = mul nsw i32 4, %237
  %239 = load i32, ptr %31, align 4
  %240 = add nsw i32 %238, %239
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [16 x float], ptr %20, i64 0, i64 %241
  %243 = load float, ptr %242, align 4
  %244 = fmul contract float %236, %243
  %245 = load float, ptr %16, align 4
  %246 = load ptr, ptr %11, align 8
  %247 = load i32, ptr %32, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds float, ptr %246, i64 %248
  %250 = load float, ptr %249, align 4
  %251 = fmul contract float %245, %250
  %252 = fadd contract float %244, %251
  %253 = load ptr, ptr %11, align 8
  %254 = load i32, ptr %32, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds float, ptr %253, i64 %255
  store float %252, ptr %256, align 4
  br label %257

257:                                              ; preds = %220
  %258 = load i32, ptr %31, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %31, align 4
  br label %217, !llvm.loop !12

260:                                              ; preds = %217
  br label %261

261:                                              ; preds = %260
  %262 = load i32, ptr %30, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %30, align 4
  br label %213, !llvm.loop !13

264:                                              ; preds = %213
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matrices_4x4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  br label %83

23:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  br label %24

24:                                               ; preds = %80, %23
  %25 = load i32, ptr %10, align 4
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %27, label %83

27:                                               ; preds = %24
  store i32 0, ptr %11, align 4
  br label %28

28:                                               ; preds = %76, %27
  %29 = load i32, ptr %11, align 4
  %30 = icmp slt i32 %29, 4
  br i1 %30, label %31, label %79

31:                                               ; preds = %28
  store float 0.000000e+00, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %32

32:                                               ; preds = %61, %31
  %33 = load i32, ptr %13, align 4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %35, label %64

35:                                               ; preds = %32
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = mul nsw i32 16, %37
  %39 = load i32, ptr %10, align 4
  %40 = mul nsw i32 4, %39
  %41 = add nsw i32 %38, %40
  %42 = load i32, ptr %13, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %36, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %9, align 4
  %49 = mul nsw i32 16, %48
  %50 = load i32, ptr %13, align 4
  %51 = mul nsw i32 4, %50
  %52 = add nsw i32 %49, %51
  %53 = load i32, ptr %11, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %47, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %46, %57
  %59 = load float, ptr %12, align 4
  %60 = fadd contract float %59, %58
  store float %60, ptr %12, align 4
  br label %61

61:                                               ; preds = %35
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %13, align 4
  br label %32, !llvm.loop !14

64:                                               ; preds = %32
  %65 = load float, ptr %12, align 4
  %66 = load ptr, ptr %7, align 8
  %67 = load i32, ptr %9, align 4
  %68 = mul nsw i32 16, %67
  %69 = load i32, ptr %10, align 4
  %70 = mul nsw i32 4, %69
  %71 = add nsw i32 %68, %70
  %72 = load i32, ptr %11, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %66, i64 %74
  store float %65, ptr %75, align 4
  br label %76

76:                                               ; preds = %64
  %77 = load i32, ptr %11, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %11, align 4
  br label %28, !llvm.loop !15

79:                                               ; preds = %28
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %10, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %10, align 4
  br label %24, !llvm.loop !16

83:                                               ; preds = %22, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @image_to_columns(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i8, align 1
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %11, align 4
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %10, align 4
  %31 = mul nsw i32 %29, %30
  %32 = icmp sge i32 %26, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %5
  br label %127

34:                                               ; preds = %5
  %35 = load i32, ptr %11, align 4
  %36 = load i32, ptr %10, align 4
  %37 = srem i32 %35, %36
  store i32 %37, ptr %12, align 4
  %38 = load i32, ptr %11, align 4
  %39 = load i32, ptr %10, align 4
  %40 = sdiv i32 %38, %39
  %41 = load i32, ptr %9, align 4
  %42 = srem i32 %40, %41
  store i32 %42, ptr %13, align 4
  %43 = load i32, ptr %11, align 4
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %9, align 4
  %46 = mul nsw i32 %44, %45
  %47 = sdiv i32 %43, %46
  store i32 %47, ptr %14, align 4
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %14, align 4
  %50 = mul nsw i32 %49, 9
  %51 = load i32, ptr %9, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %13, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %10, align 4
  %56 = mul nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %48, i64 %57
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store ptr %61, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %62

62:                                               ; preds = %124, %34
  %63 = load i32, ptr %16, align 4
  %64 = icmp slt i32 %63, 3
  br i1 %64, label %65, label %127

65:                                               ; preds = %62
  store i32 0, ptr %17, align 4
  br label %66

66:                                               ; preds = %120, %65
  %67 = load i32, ptr %17, align 4
  %68 = icmp slt i32 %67, 3
  br i1 %68, label %69, label %123

69:                                               ; preds = %66
  %70 = load i32, ptr %13, align 4
  %71 = load i32, ptr %16, align 4
  %72 = add nsw i32 %70, %71
  %73 = sub nsw i32 %72, 1
  store i32 %73, ptr %18, align 4
  %74 = load i32, ptr %12, align 4
  %75 = load i32, ptr %17, align 4
  %76 = add nsw i32 %74, %75
  %77 = sub nsw i32 %76, 1
  store i32 %77, ptr %19, align 4
  %78 = load i32, ptr %18, align 4
  %79 = icmp sge i32 %78, 0
  br i1 %79, label %80, label %91

80:                                               ; preds = %69
  %81 = load i32, ptr %19, align 4
  %82 = icmp sge i32 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %80
  %84 = load i32, ptr %18, align 4
  %85 = load i32, ptr %9, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = load i32, ptr %19, align 4
  %89 = load i32, ptr %10, align 4
  %90 = icmp slt i32 %88, %89
  br label %91

91:                                               ; preds = %87, %83, %80, %69
  %92 = phi i1 [ false, %83 ], [ false, %80 ], [ false, %69 ], [ %90, %87 ]
  %93 = zext i1 %92 to i8
  store i8 %93, ptr %20, align 1
  %94 = load i8, ptr %20, align 1
  %95 = trunc i8 %94 to i1
  br i1 %95, label %96, label %110

96:                                               ; preds = %91
  %97 = load ptr, ptr %6, align 8
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %9, align 4
  %100 = mul nsw i32 %98, %99
  %101 = load i32, ptr %18, align 4
  %102 = add nsw i32 %100, %101
  %103 = load i32, ptr %10, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %19, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %97, i64 %107
  %109 = load float, ptr %108, align 4
  br label %111

110:                                              ; preds = %91
  br label %111

111:                                              ; preds = %110, %96
  %112 = phi contract float [ %109, %96 ], [ 0.000000e+00, %110 ]
  %113 = load ptr, ptr %15, align 8
  store float %112, ptr %113, align 4
  %114 = load i32, ptr %9, align 4
  %115 = load i32, ptr %10, align 4
  %116 = mul nsw i32 %114, %115
  %117 = load ptr, ptr %15, align 8
  %118 = sext i32 %116 to i64
  %119 = getelementptr inbounds float, ptr %117, i64 %118
  store ptr %119, ptr %15, align 8
  br label %120

120:                                              ; preds = %111
  %121 = load i32, ptr %17, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %17, align 4
  br label %66, !llvm.loop !17

123:                                              ; preds = %66
  br label %124

124:                                              ; preds = %123
  %125 = load i32, ptr %16, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %16, align 4
  br label %62, !llvm.loop !18

127:                                              ; preds = %33, %62
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mean_pool_cut(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %21, align 4
  %36 = load i32, ptr %21, align 4
  %37 = load i32, ptr %19, align 4
  %38 = load i32, ptr %20, align 4
  %39 = mul nsw i32 %37, %38
  %40 = icmp sge i32 %36, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %6
  br label %120

42:                                               ; preds = %6
  %43 = load i32, ptr %21, align 4
  %44 = load i32, ptr %20, align 4
  %45 = sdiv i32 %43, %44
  store i32 %45, ptr %22, align 4
  %46 = load i32, ptr %21, align 4
  %47 = load i32, ptr %20, align 4
  %48 = srem i32 %46, %47
  store i32 %48, ptr %23, align 4
  %49 = load i32, ptr %22, align 4
  %50 = mul nsw i32 2, %49
  %51 = sub nsw i32 %50, 1
  store i32 %51, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %52 = load i32, ptr %11, align 4
  %53 = load i32, ptr %12, align 4
  %54 = call noundef i32 @__nv_max(i32 noundef %52, i32 noundef %53) #6
  store i32 %54, ptr %24, align 4
  %55 = load i32, ptr %22, align 4
  %56 = mul nsw i32 2, %55
  %57 = add nsw i32 %56, 2
  %58 = load i32, ptr %17, align 4
  store i32 %57, ptr %7, align 4
  store i32 %58, ptr %8, align 4
  %59 = load i32, ptr %7, align 4
  %60 = load i32, ptr %8, align 4
  %61 = call noundef i32 @__nv_min(i32 noundef %59, i32 noundef %60) #6
  store i32 %61, ptr %25, align 4
  %62 = load i32, ptr %23, align 4
  %63 = mul nsw i32 2, %62
  %64 = sub nsw i32 %63, 1
  store i32 %64, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %65 = load i32, ptr %13, align 4
  %66 = load i32, ptr %14, align 4
  %67 = call noundef i32 @__nv_max(i32 noundef %65, i32 noundef %66) #6
  store i32 %67, ptr %26, align 4
  %68 = load i32, ptr %23, align 4
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %69, 2
  %71 = load i32, ptr %18, align 4
  store i32 %70, ptr %9, align 4
  store i32 %71, ptr %10, align 4
  %72 = load i32, ptr %9, align 4
  %73 = load i32, ptr %10, align 4
  %74 = call noundef i32 @__nv_min(i32 noundef %72, i32 noundef %73) #6
  store i32 %74, ptr %27, align 4
  store float 0.000000e+00, ptr %28, align 4
  %75 = load i32, ptr %24, align 4
  store i32 %75, ptr %29, align 4
  br label %76

76:                                               ; preds = %102, %42
  %77 = load i32, ptr %29, align 4
  %78 = load i32, ptr %25, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %105

80:                                               ; preds = %76
  %81 = load i32, ptr %26, align 4
  store i32 %81, ptr %30, align 4
  br label %82

82:                                               ; preds = %98, %80
  %83 = load i32, ptr %30, align 4
  %84 = load i32, ptr %27, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %101

86:                                               ; preds = %82
  %87 = load ptr, ptr %15, align 8
  %88 = load i32, ptr %29, align 4
  %89 = load i32, ptr %18, align 4
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %30, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %87, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = load float, ptr %28, align 4
  %97 = fadd contract float %96, %95
  store float %97, ptr %28, align 4
  br label %98

98:                                               ; preds = %86
  %99 = load i32, ptr %30, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %30, align 4
  br label %82, !llvm.loop !19

101:                                              ; preds = %82
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %29, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %29, align 4
  br label %76, !llvm.loop !20

105:                                              ; preds = %76
  %106 = load float, ptr %28, align 4
  %107 = load i32, ptr %25, align 4
  %108 = load i32, ptr %24, align 4
  %109 = sub nsw i32 %107, %108
  %110 = load i32, ptr %27, align 4
  %111 = load i32, ptr %26, align 4
  %112 = sub nsw i32 %110, %111
  %113 = mul nsw i32 %109, %112
  %114 = sitofp i32 %113 to float
  %115 = fdiv contract float %106, %114
  %116 = load ptr, ptr %16, align 8
  %117 = load i32, ptr %21, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  store float %115, ptr %119, align 4
  br label %120

120:                                              ; preds = %105, %41
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @columns_beside(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %20, ptr %14, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %11, align 4
  %24 = add nsw i32 %22, %23
  %25 = icmp sge i32 %21, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  br label %65

27:                                               ; preds = %6
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %41

31:                                               ; preds = %27
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr %14, align 4
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %13, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4
  br label %53

41:                                               ; preds = %27
  %42 = load ptr, ptr %8, align 8
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %11, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %13, align 4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %10, align 4
  %49 = sub nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %42, i64 %50
  %52 = load float, ptr %51, align 4
  br label %53

53:                                               ; preds = %41, %31
  %54 = phi contract float [ %40, %31 ], [ %52, %41 ]
  %55 = load ptr, ptr %9, align 8
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %10, align 4
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %57, %58
  %60 = mul nsw i32 %56, %59
  %61 = load i32, ptr %13, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %55, i64 %63
  store float %54, ptr %64, align 4
  br label %65

65:                                               ; preds = %53, %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
