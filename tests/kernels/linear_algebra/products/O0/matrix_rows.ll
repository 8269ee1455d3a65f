; ModuleID = 'matrix_rows.cu'
source_filename = "matrix_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%"struct.nvcuda::wmma::fragment" = type { [16 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.0" = type { [16 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }

@_ZZ10rows_load4PK6__halfPiE1s = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10rows_load2PK6__halfPiE1s = internal addrspace(3) global [64 x [16 x %struct.__half]] undef, align 2
@_ZZ9rows_dataPK6__halfPKiPiE1s = internal addrspace(3) global [256 x %struct.__half] undef, align 16
@_ZZ10rows_storePKiP6__halfE1s = internal addrspace(3) global [32 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sa = internal addrspace(3) global [16 x [16 x %struct.__half]] undef, align 16
@_ZZ12rows_productPK6__halfS1_PfiiE2sb = internal addrspace(3) global [8 x [16 x %struct.__half]] undef, align 16
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10rows_load4PK6__halfPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %30, %2
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 16
  br i1 %15, label %16, label %33

16:                                               ; preds = %13
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = mul nsw i32 %18, 16
  %20 = load i32, ptr %7, align 4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.__half, ptr %17, i64 %22
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 0, i64 %25
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [24 x %struct.__half], ptr %26, i64 0, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %29, ptr align 2 %23, i64 2, i1 false)
  br label %30

30:                                               ; preds = %16
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4
  br label %13, !llvm.loop !3

33:                                               ; preds = %13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load i32, ptr %6, align 4
  %35 = srem i32 %34, 16
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load4PK6__halfPiE1s to ptr), i64 0, i64 %36
  %38 = load i32, ptr %6, align 4
  %39 = sdiv i32 %38, 16
  %40 = mul nsw i32 %39, 8
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [24 x %struct.__half], ptr %37, i64 0, i64 %41
  store ptr %42, ptr %3, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = addrspacecast ptr %43 to ptr addrspace(3)
  %45 = ptrtoint ptr addrspace(3) %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %46) #8, !srcloc !5
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0
  %49 = extractvalue { i32, i32, i32, i32 } %47, 1
  %50 = extractvalue { i32, i32, i32, i32 } %47, 2
  %51 = extractvalue { i32, i32, i32, i32 } %47, 3
  store i32 %48, ptr %8, align 4
  store i32 %49, ptr %9, align 4
  store i32 %50, ptr %10, align 4
  store i32 %51, ptr %11, align 4
  %52 = load i32, ptr %8, align 4
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %6, align 4
  %55 = mul nsw i32 %54, 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %53, i64 %56
  store i32 %52, ptr %57, align 4
  %58 = load i32, ptr %9, align 4
  %59 = load ptr, ptr %5, align 8
  %60 = load i32, ptr %6, align 4
  %61 = mul nsw i32 %60, 4
  %62 = add nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %59, i64 %63
  store i32 %58, ptr %64, align 4
  %65 = load i32, ptr %10, align 4
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %6, align 4
  %68 = mul nsw i32 %67, 4
  %69 = add nsw i32 %68, 2
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %66, i64 %70
  store i32 %65, ptr %71, align 4
  %72 = load i32, ptr %11, align 4
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %6, align 4
  %75 = mul nsw i32 %74, 4
  %76 = add nsw i32 %75, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %73, i64 %77
  store i32 %72, ptr %78, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10rows_load2PK6__halfPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %28, %2
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 16
  br i1 %13, label %14, label %31

14:                                               ; preds = %11
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %6, align 4
  %17 = mul nsw i32 %16, 16
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.__half, ptr %15, i64 %20
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 0, i64 %23
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [16 x %struct.__half], ptr %24, i64 0, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %27, ptr align 2 %21, i64 2, i1 false)
  br label %28

28:                                               ; preds = %14
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %11, !llvm.loop !6

31:                                               ; preds = %11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr %6, align 4
  %33 = sdiv i32 %32, 32
  %34 = mul nsw i32 %33, 32
  %35 = load i32, ptr %6, align 4
  %36 = srem i32 %35, 32
  %37 = mul nsw i32 2, %36
  %38 = add nsw i32 %34, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_load2PK6__halfPiE1s to ptr), i64 0, i64 %39
  %41 = getelementptr inbounds [16 x %struct.__half], ptr %40, i64 0, i64 8
  store ptr %41, ptr %3, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = addrspacecast ptr %42 to ptr addrspace(3)
  %44 = ptrtoint ptr addrspace(3) %43 to i64
  %45 = trunc i64 %44 to i32
  %46 = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %45) #8, !srcloc !7
  %47 = extractvalue { i32, i32 } %46, 0
  %48 = extractvalue { i32, i32 } %46, 1
  store i32 %47, ptr %8, align 4
  store i32 %48, ptr %9, align 4
  %49 = load i32, ptr %8, align 4
  %50 = load ptr, ptr %5, align 8
  %51 = load i32, ptr %6, align 4
  %52 = mul nsw i32 %51, 2
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  store i32 %49, ptr %54, align 4
  %55 = load i32, ptr %9, align 4
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %6, align 4
  %58 = mul nsw i32 %57, 2
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %56, i64 %60
  store i32 %55, ptr %61, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9rows_dataPK6__halfPKiPi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %12

12:                                               ; preds = %29, %3
  %13 = load i32, ptr %9, align 4
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %15, label %32

15:                                               ; preds = %12
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %8, align 4
  %18 = mul nsw i32 %17, 8
  %19 = load i32, ptr %9, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.__half, ptr %16, i64 %21
  %23 = load i32, ptr %8, align 4
  %24 = mul nsw i32 %23, 8
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [256 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 0, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %28, ptr align 2 %22, i64 2, i1 false)
  br label %29

29:                                               ; preds = %15
  %30 = load i32, ptr %9, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %9, align 4
  br label %12, !llvm.loop !8

32:                                               ; preds = %12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = mul nsw i32 %37, 8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [256 x %struct.__half], ptr addrspacecast (ptr addrspace(3) @_ZZ9rows_dataPK6__halfPKiPiE1s to ptr), i64 0, i64 %39
  store ptr %40, ptr %4, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = addrspacecast ptr %41 to ptr addrspace(3)
  %43 = ptrtoint ptr addrspace(3) %42 to i64
  %44 = trunc i64 %43 to i32
  %45 = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r"(i32 %44) #8, !srcloc !9
  store i32 %45, ptr %10, align 4
  %46 = load i32, ptr %10, align 4
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %8, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10rows_storePKiP6__half(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca %struct.__half, align 2
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.__half, align 2
  %15 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %17

17:                                               ; preds = %36, %2
  %18 = load i32, ptr %13, align 4
  %19 = icmp slt i32 %18, 16
  br i1 %19, label %20, label %39

20:                                               ; preds = %17
  store float 0.000000e+00, ptr %8, align 4
  %21 = load float, ptr %8, align 4
  store ptr %7, ptr %5, align 8
  store float %21, ptr %6, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load float, ptr %6, align 4
  store ptr %22, ptr %3, align 8
  store float %23, ptr %4, align 4
  %24 = load ptr, ptr %3, align 8
  %25 = load float, ptr %4, align 4
  %26 = fptrunc contract float %25 to half
  store half %26, ptr %24, align 2
  %27 = load %struct.__half, ptr %7, align 2
  %28 = getelementptr inbounds nuw %struct.__half, ptr %14, i32 0, i32 0
  %29 = extractvalue %struct.__half %27, 0
  store half %29, ptr %28, align 2
  %30 = load i32, ptr %12, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [32 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 0, i64 %31
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x %struct.__half], ptr %32, i64 0, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %35, ptr align 2 %14, i64 2, i1 false)
  br label %36

36:                                               ; preds = %20
  %37 = load i32, ptr %13, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %13, align 4
  br label %17, !llvm.loop !10

39:                                               ; preds = %17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = load i32, ptr %12, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 0, i64 %41
  %43 = load i32, ptr %12, align 4
  %44 = sdiv i32 %43, 8
  %45 = srem i32 %44, 2
  %46 = mul nsw i32 %45, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x %struct.__half], ptr %42, i64 0, i64 %47
  store ptr %48, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = addrspacecast ptr %49 to ptr addrspace(3)
  %51 = ptrtoint ptr addrspace(3) %50 to i64
  %52 = trunc i64 %51 to i32
  %53 = load ptr, ptr %10, align 8
  %54 = load i32, ptr %12, align 4
  %55 = mul nsw i32 %54, 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %53, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %12, align 4
  %61 = mul nsw i32 %60, 4
  %62 = add nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %59, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load ptr, ptr %10, align 8
  %67 = load i32, ptr %12, align 4
  %68 = mul nsw i32 %67, 4
  %69 = add nsw i32 %68, 2
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %66, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = load ptr, ptr %10, align 8
  %74 = load i32, ptr %12, align 4
  %75 = mul nsw i32 %74, 4
  %76 = add nsw i32 %75, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %73, i64 %77
  %79 = load i32, ptr %78, align 4
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [$0], {$1,$2,$3,$4};", "r,r,r,r,r,~{memory}"(i32 %52, i32 %58, i32 %65, i32 %72, i32 %79) #8, !srcloc !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %15, align 4
  br label %80

80:                                               ; preds = %97, %39
  %81 = load i32, ptr %15, align 4
  %82 = icmp slt i32 %81, 16
  br i1 %82, label %83, label %100

83:                                               ; preds = %80
  %84 = load i32, ptr %12, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [32 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ10rows_storePKiP6__halfE1s to ptr), i64 0, i64 %85
  %87 = load i32, ptr %15, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x %struct.__half], ptr %86, i64 0, i64 %88
  %90 = load ptr, ptr %11, align 8
  %91 = load i32, ptr %12, align 4
  %92 = mul nsw i32 %91, 16
  %93 = load i32, ptr %15, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds %struct.__half, ptr %90, i64 %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %96, ptr align 2 %89, i64 2, i1 false)
  br label %97

97:                                               ; preds = %83
  %98 = load i32, ptr %15, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %15, align 4
  br label %80, !llvm.loop !12

100:                                              ; preds = %80
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12rows_productPK6__halfS1_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca [4 x float], align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [4 x i32], align 4
  %23 = alloca [2 x i32], align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %24, ptr %13, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = mul i32 %25, 16
  store i32 %26, ptr %14, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = mul i32 %27, 8
  store i32 %28, ptr %15, align 4
  %29 = load i32, ptr %13, align 4
  %30 = sdiv i32 %29, 4
  store i32 %30, ptr %16, align 4
  %31 = load i32, ptr %13, align 4
  %32 = srem i32 %31, 4
  store i32 %32, ptr %17, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %18, i8 0, i64 16, i1 false)
  store i32 0, ptr %19, align 4
  br label %33

33:                                               ; preds = %166, %5
  %34 = load i32, ptr %19, align 4
  %35 = load i32, ptr %12, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %169

37:                                               ; preds = %33
  %38 = load i32, ptr %13, align 4
  store i32 %38, ptr %20, align 4
  br label %39

39:                                               ; preds = %65, %37
  %40 = load i32, ptr %20, align 4
  %41 = icmp slt i32 %40, 256
  br i1 %41, label %42, label %68

42:                                               ; preds = %39
  %43 = load ptr, ptr %8, align 8
  %44 = load i32, ptr %14, align 4
  %45 = load i32, ptr %20, align 4
  %46 = sdiv i32 %45, 16
  %47 = add nsw i32 %44, %46
  %48 = load i32, ptr %12, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %19, align 4
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %20, align 4
  %53 = srem i32 %52, 16
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.__half, ptr %43, i64 %55
  %57 = load i32, ptr %20, align 4
  %58 = sdiv i32 %57, 16
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sa to ptr), i64 0, i64 %59
  %61 = load i32, ptr %20, align 4
  %62 = srem i32 %61, 16
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x %struct.__half], ptr %60, i64 0, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %64, ptr align 2 %56, i64 2, i1 false)
  br label %65

65:                                               ; preds = %42
  %66 = load i32, ptr %20, align 4
  %67 = add nsw i32 %66, 32
  store i32 %67, ptr %20, align 4
  br label %39, !llvm.loop !13

68:                                               ; preds = %39
  %69 = load i32, ptr %13, align 4
  store i32 %69, ptr %21, align 4
  br label %70

70:                                               ; preds = %96, %68
  %71 = load i32, ptr %21, align 4
  %72 = icmp slt i32 %71, 128
  br i1 %72, label %73, label %99

73:                                               ; preds = %70
  %74 = load ptr, ptr %9, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %21, align 4
  %77 = sdiv i32 %76, 16
  %78 = add nsw i32 %75, %77
  %79 = load i32, ptr %12, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %19, align 4
  %82 = add nsw i32 %80, %81
  %83 = load i32, ptr %21, align 4
  %84 = srem i32 %83, 16
  %85 = add nsw i32 %82, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.__half, ptr %74, i64 %86
  %88 = load i32, ptr %21, align 4
  %89 = sdiv i32 %88, 16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sb to ptr), i64 0, i64 %90
  %92 = load i32, ptr %21, align 4
  %93 = srem i32 %92, 16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x %struct.__half], ptr %91, i64 0, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %95, ptr align 2 %87, i64 2, i1 false)
  br label %96

96:                                               ; preds = %73
  %97 = load i32, ptr %21, align 4
  %98 = add nsw i32 %97, 32
  store i32 %98, ptr %21, align 4
  br label %70, !llvm.loop !14

99:                                               ; preds = %70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %100 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 0
  %101 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 1
  %102 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 2
  %103 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 3
  %104 = load i32, ptr %13, align 4
  %105 = srem i32 %104, 16
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sa to ptr), i64 0, i64 %106
  %108 = load i32, ptr %13, align 4
  %109 = sdiv i32 %108, 16
  %110 = mul nsw i32 %109, 8
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x %struct.__half], ptr %107, i64 0, i64 %111
  store ptr %112, ptr %6, align 8
  %113 = load ptr, ptr %6, align 8
  %114 = addrspacecast ptr %113 to ptr addrspace(3)
  %115 = ptrtoint ptr addrspace(3) %114 to i64
  %116 = trunc i64 %115 to i32
  %117 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0,$1,$2,$3}, [$4];", "=r,=r,=r,=r,r"(i32 %116) #8, !srcloc !15
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3
  store i32 %118, ptr %100, align 4
  store i32 %119, ptr %101, align 4
  store i32 %120, ptr %102, align 4
  store i32 %121, ptr %103, align 4
  %122 = getelementptr inbounds [2 x i32], ptr %23, i64 0, i64 0
  %123 = getelementptr inbounds [2 x i32], ptr %23, i64 0, i64 1
  %124 = load i32, ptr %13, align 4
  %125 = srem i32 %124, 8
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [8 x [16 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ12rows_productPK6__halfS1_PfiiE2sb to ptr), i64 0, i64 %126
  %128 = load i32, ptr %13, align 4
  %129 = sdiv i32 %128, 8
  %130 = srem i32 %129, 2
  %131 = mul nsw i32 %130, 8
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [16 x %struct.__half], ptr %127, i64 0, i64 %132
  store ptr %133, ptr %7, align 8
  %134 = load ptr, ptr %7, align 8
  %135 = addrspacecast ptr %134 to ptr addrspace(3)
  %136 = ptrtoint ptr addrspace(3) %135 to i64
  %137 = trunc i64 %136 to i32
  %138 = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0,$1}, [$2];", "=r,=r,r"(i32 %137) #8, !srcloc !16
  %139 = extractvalue { i32, i32 } %138, 0
  %140 = extractvalue { i32, i32 } %138, 1
  store i32 %139, ptr %122, align 4
  store i32 %140, ptr %123, align 4
  %141 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 0
  %142 = load float, ptr %141, align 4
  %143 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 1
  %144 = load float, ptr %143, align 4
  %145 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 2
  %146 = load float, ptr %145, align 4
  %147 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 3
  %148 = load float, ptr %147, align 4
  %149 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 0
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 1
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 2
  %154 = load i32, ptr %153, align 4
  %155 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 3
  %156 = load i32, ptr %155, align 4
  %157 = getelementptr inbounds [2 x i32], ptr %23, i64 0, i64 0
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds [2 x i32], ptr %23, i64 0, i64 1
  %160 = load i32, ptr %159, align 4
  %161 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %150, i32 %152, i32 %154, i32 %156, i32 %158, i32 %160, float %142, float %144, float %146, float %148) #8, !srcloc !17
  %162 = extractvalue { float, float, float, float } %161, 0
  %163 = extractvalue { float, float, float, float } %161, 1
  %164 = extractvalue { float, float, float, float } %161, 2
  %165 = extractvalue { float, float, float, float } %161, 3
  store float %162, ptr %141, align 4
  store float %163, ptr %143, align 4
  store float %164, ptr %145, align 4
  store float %165, ptr %147, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %166

166:                                              ; preds = %99
  %167 = load i32, ptr %19, align 4
  %168 = add nsw i32 %167, 16
  store i32 %168, ptr %19, align 4
  br label %33, !llvm.loop !18

169:                                              ; preds = %33
  %170 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 0
  %171 = load float, ptr %170, align 4
  %172 = load ptr, ptr %10, align 8
  %173 = load i32, ptr %14, align 4
  %174 = load i32, ptr %16, align 4
  %175 = add nsw i32 %173, %174
  %176 = load i32, ptr %11, align 4
  %177 = mul nsw i32 %175, %176
  %178 = load i32, ptr %15, align 4
  %179 = add nsw i32 %177, %178
  %180 = load i32, ptr %17, align 4
  %181 = mul nsw i32 2, %180
  %182 = add nsw i32 %179, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %172, i64 %183
  store float %171, ptr %184, align 4
  %185 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 1
  %186 = load float, ptr %185, align 4
  %187 = load ptr, ptr %10, align 8
  %188 = load i32, ptr %14, align 4
  %189 = load i32, ptr %16, align 4
  %190 = add nsw i32 %188, %189
  %191 = load i32, ptr %11, align 4
  %192 = mul nsw i32 %190, %191
  %193 = load i32, ptr %15, align 4
  %194 = add nsw i32 %192, %193
  %195 = load i32, ptr %17, align 4
  %196 = mul nsw i32 2, %195
  %197 = add nsw i32 %194, %196
  %198 = add nsw i32 %197, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %187, i64 %199
  store float %186, ptr %200, align 4
  %201 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 2
  %202 = load float, ptr %201, align 4
  %203 = load ptr, ptr %10, align 8
  %204 = load i32, ptr %14, align 4
  %205 = load i32, ptr %16, align 4
  %206 = add nsw i32 %204, %205
  %207 = add nsw i32 %206, 8
  %208 = load i32, ptr %11, align 4
  %209 = mul nsw i32 %207, %208
  %210 = load i32, ptr %15, align 4
  %211 = add nsw i32 %209, %210
  %212 = load i32, ptr %17, align 4
  %213 = mul nsw i32 2, %212
  %214 = add nsw i32 %211, %213
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr %203, i64 %215
  store float %202, ptr %216, align 4
  %217 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 3
  %218 = load float, ptr %217, align 4
  %219 = load ptr, ptr %10, align 8
  %220 = load i32, ptr %14, align 4
  %221 = load i32, ptr %16, align 4
  %222 = add nsw i32 %220, %221
  %223 = add nsw i32 %222, 8
  %224 = load i32, ptr %11, align 4
  %225 = mul nsw i32 %223, %224
  %226 = load i32, ptr %15, align 4
  %227 = add nsw i32 %225, %226
  %228 = load i32, ptr %17, align 4
  %229 = mul nsw i32 2, %228
  %230 = add nsw i32 %227, %229
  %231 = add nsw i32 %230, 1
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr %219, i64 %232
  store float %218, ptr %233, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12wmma_productPK6__halfS1_PKfPfiiff(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca %"struct.nvcuda::wmma::fragment", align 8
  %40 = alloca %"struct.nvcuda::wmma::fragment.0", align 8
  %41 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  %42 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  store ptr %0, ptr %31, align 8
  store ptr %1, ptr %32, align 8
  store ptr %2, ptr %33, align 8
  store ptr %3, ptr %34, align 8
  store i32 %4, ptr %35, align 4
  store i32 %5, ptr %36, align 4
  store float %6, ptr %37, align 4
  store float %7, ptr %38, align 4
  store ptr %41, ptr %28, align 8
  store float 0.000000e+00, ptr %29, align 4
  store i32 0, ptr %30, align 4
  br label %47

47:                                               ; preds = %50, %8
  %48 = load i32, ptr %30, align 4
  %49 = icmp slt i32 %48, 8
  br i1 %49, label %50, label %58

50:                                               ; preds = %47
  %51 = load float, ptr %29, align 4
  %52 = load ptr, ptr %28, align 8, !nonnull !19, !align !20
  %53 = load i32, ptr %30, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x float], ptr %52, i64 0, i64 %54
  store float %51, ptr %55, align 4
  %56 = load i32, ptr %30, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %30, align 4
  br label %47, !llvm.loop !21

58:                                               ; preds = %47
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %60 = mul i32 %59, 16
  store i32 %60, ptr %43, align 4
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = mul i32 %61, %62
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = add i32 %63, %64
  %66 = udiv i32 %65, 32
  %67 = mul i32 %66, 16
  store i32 %67, ptr %44, align 4
  store i32 0, ptr %45, align 4
  br label %68

68:                                               ; preds = %228, %58
  %69 = load i32, ptr %45, align 4
  %70 = load i32, ptr %36, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %231

72:                                               ; preds = %68
  %73 = load ptr, ptr %31, align 8
  %74 = load i32, ptr %43, align 4
  %75 = load i32, ptr %36, align 4
  %76 = mul nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.__half, ptr %73, i64 %77
  %79 = load i32, ptr %45, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.__half, ptr %78, i64 %80
  %82 = load i32, ptr %36, align 4
  store ptr %39, ptr %25, align 8
  store ptr %81, ptr %26, align 8
  store i32 %82, ptr %27, align 4
  %83 = load ptr, ptr %25, align 8, !nonnull !19, !align !20
  %84 = load ptr, ptr %26, align 8
  %85 = load i32, ptr %27, align 4
  %86 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %84, i32 %85)
  %87 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 0
  %88 = bitcast <2 x half> %87 to i32
  store i32 %88, ptr %83, align 4
  %89 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 1
  %90 = bitcast <2 x half> %89 to i32
  %91 = getelementptr i32, ptr %83, i32 1
  store i32 %90, ptr %91, align 4
  %92 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 2
  %93 = bitcast <2 x half> %92 to i32
  %94 = getelementptr i32, ptr %83, i32 2
  store i32 %93, ptr %94, align 4
  %95 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 3
  %96 = bitcast <2 x half> %95 to i32
  %97 = getelementptr i32, ptr %83, i32 3
  store i32 %96, ptr %97, align 4
  %98 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 4
  %99 = bitcast <2 x half> %98 to i32
  %100 = getelementptr i32, ptr %83, i32 4
  store i32 %99, ptr %100, align 4
  %101 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 5
  %102 = bitcast <2 x half> %101 to i32
  %103 = getelementptr i32, ptr %83, i32 5
  store i32 %102, ptr %103, align 4
  %104 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 6
  %105 = bitcast <2 x half> %104 to i32
  %106 = getelementptr i32, ptr %83, i32 6
  store i32 %105, ptr %106, align 4
  %107 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %86, 7
  %108 = bitcast <2 x half> %107 to i32
  %109 = getelementptr i32, ptr %83, i32 7
  store i32 %108, ptr %109, align 4
  %110 = load ptr, ptr %32, align 8
  %111 = load i32, ptr %45, align 4
  %112 = load i32, ptr %35, align 4
  %113 = mul nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds %struct.__half, ptr %110, i64 %114
  %116 = load i32, ptr %44, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds %struct.__half, ptr %115, i64 %117
  %119 = load i32, ptr %35, align 4
  store ptr %40, ptr %22, align 8
  store ptr %118, ptr %23, align 8
  store i32 %119, ptr %24, align 4
  %120 = load ptr, ptr %22, align 8, !nonnull !19, !align !20
  %121 = load ptr, ptr %23, align 8
  %122 = load i32, ptr %24, align 4
  %123 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %121, i32 %122)
  %124 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 0
  %125 = bitcast <2 x half> %124 to i32
  store i32 %125, ptr %120, align 4
  %126 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 1
  %127 = bitcast <2 x half> %126 to i32
  %128 = getelementptr i32, ptr %120, i32 1
  store i32 %127, ptr %128, align 4
  %129 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 2
  %130 = bitcast <2 x half> %129 to i32
  %131 = getelementptr i32, ptr %120, i32 2
  store i32 %130, ptr %131, align 4
  %132 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 3
  %133 = bitcast <2 x half> %132 to i32
  %134 = getelementptr i32, ptr %120, i32 3
  store i32 %133, ptr %134, align 4
  %135 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 4
  %136 = bitcast <2 x half> %135 to i32
  %137 = getelementptr i32, ptr %120, i32 4
  store i32 %136, ptr %137, align 4
  %138 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 5
  %139 = bitcast <2 x half> %138 to i32
  %140 = getelementptr i32, ptr %120, i32 5
  store i32 %139, ptr %140, align 4
  %141 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 6
  %142 = bitcast <2 x half> %141 to i32
  %143 = getelementptr i32, ptr %120, i32 6
  store i32 %142, ptr %143, align 4
  %144 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %123, 7
  %145 = bitcast <2 x half> %144 to i32
  %146 = getelementptr i32, ptr %120, i32 7
  store i32 %145, ptr %146, align 4
  store ptr %41, ptr %17, align 8
  store ptr %39, ptr %18, align 8
  store ptr %40, ptr %19, align 8
  store ptr %41, ptr %20, align 8
  store i32 0, ptr %21, align 4
  %147 = load ptr, ptr %17, align 8, !nonnull !19, !align !20
  %148 = load ptr, ptr %18, align 8, !nonnull !19, !align !20
  %149 = load ptr, ptr %19, align 8, !nonnull !19, !align !20
  %150 = load ptr, ptr %20, align 8, !nonnull !19, !align !20
  %151 = load i32, ptr %148, align 4
  %152 = bitcast i32 %151 to <2 x half>
  %153 = getelementptr i32, ptr %148, i32 1
  %154 = load i32, ptr %153, align 4
  %155 = bitcast i32 %154 to <2 x half>
  %156 = getelementptr i32, ptr %148, i32 2
  %157 = load i32, ptr %156, align 4
  %158 = bitcast i32 %157 to <2 x half>
  %159 = getelementptr i32, ptr %148, i32 3
  %160 = load i32, ptr %159, align 4
  %161 = bitcast i32 %160 to <2 x half>
  %162 = getelementptr i32, ptr %148, i32 4
  %163 = load i32, ptr %162, align 4
  %164 = bitcast i32 %163 to <2 x half>
  %165 = getelementptr i32, ptr %148, i32 5
  %166 = load i32, ptr %165, align 4
  %167 = bitcast i32 %166 to <2 x half>
  %168 = getelementptr i32, ptr %148, i32 6
  %169 = load i32, ptr %168, align 4
  %170 = bitcast i32 %169 to <2 x half>
  %171 = getelementptr i32, ptr %148, i32 7
  %172 = load i32, ptr %171, align 4
  %173 = bitcast i32 %172 to <2 x half>
  %174 = load i32, ptr %149, align 4
  %175 = bitcast i32 %174 to <2 x half>
  %176 = getelementptr i32, ptr %149, i32 1
  %177 = load i32, ptr %176, align 4
  %178 = bitcast i32 %177 to <2 x half>
  %179 = getelementptr i32, ptr %149, i32 2
  %180 = load i32, ptr %179, align 4
  %181 = bitcast i32 %180 to <2 x half>
  %182 = getelementptr i32, ptr %149, i32 3
  %183 = load i32, ptr %182, align 4
  %184 = bitcast i32 %183 to <2 x half>
  %185 = getelementptr i32, ptr %149, i32 4
  %186 = load i32, ptr %185, align 4
  %187 = bitcast i32 %186 to <2 x half>
  %188 = getelementptr i32, ptr %149, i32 5
  %189 = load i32, ptr %188, align 4
  %190 = bitcast i32 %189 to <2 x half>
  %191 = getelementptr i32, ptr %149, i32 6
  %192 = load i32, ptr %191, align 4
  %193 = bitcast i32 %192 to <2 x half>
  %194 = getelementptr i32, ptr %149, i32 7
  %195 = load i32, ptr %194, align 4
  %196 = bitcast i32 %195 to <2 x half>
  %197 = load float, ptr %150, align 4
  %198 = getelementptr float, ptr %150, i32 1
  %199 = load float, ptr %198, align 4
  %200 = getelementptr float, ptr %150, i32 2
  %201 = load float, ptr %200, align 4
  %202 = getelementptr float, ptr %150, i32 3
  %203 = load float, ptr %202, align 4
  %204 = getelementptr float, ptr %150, i32 4
  %205 = load float, ptr %204, align 4
  %206 = getelementptr float, ptr %150, i32 5
  %207 = load float, ptr %206, align 4
  %208 = getelementptr float, ptr %150, i32 6
  %209 = load float, ptr %208, align 4
  %210 = getelementptr float, ptr %150, i32 7
  %211 = load float, ptr %210, align 4
  %212 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %152, <2 x half> %155, <2 x half> %158, <2 x half> %161, <2 x half> %164, <2 x half> %167, <2 x half> %170, <2 x half> %173, <2 x half> %175, <2 x half> %178, <2 x half> %181, <2 x half> %184, <2 x half> %187, <2 x half> %190, <2 x half> %193, <2 x half> %196, float %197, float %199, float %201, float %203, float %205, float %207, float %209, float %211)
  %213 = extractvalue { float, float, float, float, float, float, float, float } %212, 0
  store float %213, ptr %147, align 4
  %214 = extractvalue { float, float, float, float, float, float, float, float } %212, 1
  %215 = getelementptr float, ptr %147, i32 1
  store float %214, ptr %215, align 4
  %216 = extractvalue { float, float, float, float, float, float, float, float } %212, 2
  %217 = getelementptr float, ptr %147, i32 2
  store float %216, ptr %217, align 4
  %218 = extractvalue { float, float, float, float, float, float, float, float } %212, 3
  %219 = getelementptr float, ptr %147, i32 3
  store float %218, ptr %219, align 4
  %220 = extractvalue { float, float, float, float, float, float, float, float } %212, 4
  %221 = getelementptr float, ptr %147, i32 4
  store float %220, ptr %221, align 4
  %222 = extractvalue { float, float, float, float, float, float, float, float } %212, 5
  %223 = getelementptr float, ptr %147, i32 5
  store float %222, ptr %223, align 4
  %224 = extractvalue { float, float, float, float, float, float, float, float } %212, 6
  %225 = getelementptr float, ptr %147, i32 6
  store float %224, ptr %225, align 4
  %226 = extractvalue { float, float, float, float, float, float, float, float } %212, 7
  %227 = getelementptr float, ptr %147, i32 7
  store float %226, ptr %227, align 4
  br label %228

228:                                              ; preds = %72
  %229 = load i32, ptr %45, align 4
  %230 = add nsw i32 %229, 16
  store i32 %230, ptr %45, align 4
  br label %68, !llvm.loop !23

231:                                              ; preds = %68
  %232 = load ptr, ptr %33, align 8
  %233 = load i32, ptr %43, align 4
  %234 = load i32, ptr %35, align 4
  %235 = mul nsw i32 %233, %234
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %232, i64 %236
  %238 = load i32, ptr %44, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr %237, i64 %239
  %241 = load i32, ptr %35, align 4
  store ptr %42, ptr %13, align 8
  store ptr %240, ptr %14, align 8
  store i32 %241, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %242 = load i32, ptr %16, align 4
  %243 = icmp eq i32 %242, 1
  br i1 %243, label %244, label %264

244:                                              ; preds = %231
  %245 = load ptr, ptr %13, align 8, !nonnull !19, !align !20
  %246 = load ptr, ptr %14, align 8
  %247 = load i32, ptr %15, align 4
  %248 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.col.stride.f32.p0(ptr %246, i32 %247)
  %249 = extractvalue { float, float, float, float, float, float, float, float } %248, 0
  store float %249, ptr %245, align 4
  %250 = extractvalue { float, float, float, float, float, float, float, float } %248, 1
  %251 = getelementptr float, ptr %245, i32 1
  store float %250, ptr %251, align 4
  %252 = extractvalue { float, float, float, float, float, float, float, float } %248, 2
  %253 = getelementptr float, ptr %245, i32 2
  store float %252, ptr %253, align 4
  %254 = extractvalue { float, float, float, float, float, float, float, float } %248, 3
  %255 = getelementptr float, ptr %245, i32 3
  store float %254, ptr %255, align 4
  %256 = extractvalue { float, float, float, float, float, float, float, float } %248, 4
  %257 = getelementptr float, ptr %245, i32 4
  store float %256, ptr %257, align 4
  %258 = extractvalue { float, float, float, float, float, float, float, float } %248, 5
  %259 = getelementptr float, ptr %245, i32 5
  store float %258, ptr %259, align 4
  %260 = extractvalue { float, float, float, float, float, float, float, float } %248, 6
  %261 = getelementptr float, ptr %245, i32 6
  store float %260, ptr %261, align 4
  %262 = extractvalue { float, float, float, float, float, float, float, float } %248, 7
  %263 = getelementptr float, ptr %245, i32 7
  store float %262, ptr %263, align 4
  br label %284

264:                                              ; preds = %231
  %265 = load ptr, ptr %13, align 8, !nonnull !19, !align !20
  %266 = load ptr, ptr %14, align 8
  %267 = load i32, ptr %15, align 4
  %268 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr %266, i32 %267)
  %269 = extractvalue { float, float, float, float, float, float, float, float } %268, 0
  store float %269, ptr %265, align 4
  %270 = extractvalue { float, float, float, float, float, float, float, float } %268, 1
  %271 = getelementptr float, ptr %265, i32 1
  store float %270, ptr %271, align 4
  %272 = extractvalue { float, float, float, float, float, float, float, float } %268, 2
  %273 = getelementptr float, ptr %265, i32 2
  store float %272, ptr %273, align 4
  %274 = extractvalue { float, float, float, float, float, float, float, float } %268, 3
  %275 = getelementptr float, ptr %265, i32 3
  store float %274, ptr %275, align 4
  %276 = extractvalue { float, float, float, float, float, float, float, float } %268, 4
  %277 = getelementptr float, ptr %265, i32 4
  store float %276, ptr %277, align 4
  %278 = extractvalue { float, float, float, float, float, float, float, float } %268, 5
  %279 = getelementptr float, ptr %265, i32 5
  store float %278, ptr %279, align 4
  %280 = extractvalue { float, float, float, float, float, float, float, float } %268, 6
  %281 = getelementptr float, ptr %265, i32 6
  store float %280, ptr %281, align 4
  %282 = extractvalue { float, float, float, float, float, float, float, float } %268, 7
  %283 = getelementptr float, ptr %265, i32 7
  store float %282, ptr %283, align 4
  br label %284

284:                                              ; preds = %244, %264
  store i32 0, ptr %46, align 4
  br label %285

285:                                              ; preds = %308, %284
  %286 = load i32, ptr %46, align 4
  %287 = icmp slt i32 %286, 8
  br i1 %287, label %288, label %311

288:                                              ; preds = %285
  %289 = load float, ptr %37, align 4
  %290 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %41, i32 0, i32 0
  %291 = load i32, ptr %46, align 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [8 x float], ptr %290, i64 0, i64 %292
  %294 = load float, ptr %293, align 4
  %295 = fmul contract float %289, %294
  %296 = load float, ptr %38, align 4
  %297 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %42, i32 0, i32 0
  %298 = load i32, ptr %46, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds [8 x float], ptr %297, i64 0, i64 %299
  %301 = load float, ptr %300, align 4
  %302 = fmul contract float %296, %301
  %303 = fadd contract float %295, %302
  %304 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %42, i32 0, i32 0
  %305 = load i32, ptr %46, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds [8 x float], ptr %304, i64 0, i64 %306
  store float %303, ptr %307, align 4
  br label %308

308:                                              ; preds = %288
  %309 = load i32, ptr %46, align 4
  %310 = add nsw i32 %309, 1
  store i32 %310, ptr %46, align 4
  br label %285, !llvm.loop !24

311:                                              ; preds = %285
  %312 = load ptr, ptr %34, align 8
  %313 = load i32, ptr %43, align 4
  %314 = load i32, ptr %35, align 4
  %315 = mul nsw i32 %313, %314
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds float, ptr %312, i64 %316
  %318 = load i32, ptr %44, align 4
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds float, ptr %317, i64 %319
  %321 = load i32, ptr %35, align 4
  store ptr %320, ptr %9, align 8
  store ptr %42, ptr %10, align 8
  store i32 %321, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %322 = load i32, ptr %12, align 4
  %323 = icmp eq i32 %322, 1
  br i1 %323, label %324, label %343

324:                                              ; preds = %311
  %325 = load ptr, ptr %9, align 8
  %326 = load ptr, ptr %10, align 8, !nonnull !19, !align !20
  %327 = load i32, ptr %11, align 4
  %328 = load float, ptr %326, align 4
  %329 = getelementptr float, ptr %326, i32 1
  %330 = load float, ptr %329, align 4
  %331 = getelementptr float, ptr %326, i32 2
  %332 = load float, ptr %331, align 4
  %333 = getelementptr float, ptr %326, i32 3
  %334 = load float, ptr %333, align 4
  %335 = getelementptr float, ptr %326, i32 4
  %336 = load float, ptr %335, align 4
  %337 = getelementptr float, ptr %326, i32 5
  %338 = load float, ptr %337, align 4
  %339 = getelementptr float, ptr %326, i32 6
  %340 = load float, ptr %339, align 4
  %341 = getelementptr float, ptr %326, i32 7
  %342 = load float, ptr %341, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %325, float %328, float %330, float %332, float %334, float %336, float %338, float %340, float %342, i32 %327)
  br label %362

343:                                              ; preds = %311
  %344 = load ptr, ptr %9, align 8
  %345 = load ptr, ptr %10, align 8, !nonnull !19, !align !20
  %346 = load i32, ptr %11, align 4
  %347 = load float, ptr %345, align 4
  %348 = getelementptr float, ptr %345, i32 1
  %349 = load float, ptr %348, align 4
  %350 = getelementptr float, ptr %345, i32 2
  %351 = load float, ptr %350, align 4
  %352 = getelementptr float, ptr %345, i32 3
  %353 = load float, ptr %352, align 4
  %354 = getelementptr float, ptr %345, i32 4
  %355 = load float, ptr %354, align 4
  %356 = getelementptr float, ptr %345, i32 5
  %357 = load float, ptr %356, align 4
  %358 = getelementptr float, ptr %345, i32 6
  %359 = load float, ptr %358, align 4
  %360 = getelementptr float, ptr %345, i32 7
  %361 = load float, ptr %360, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %344, float %347, float %349, float %351, float %353, float %355, float %357, float %359, float %361, i32 %346)
  br label %362

362:                                              ; preds = %324, %343
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.col.stride.f32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #5

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nounwind memory(argmem: write) }
attributes #7 = { nocallback nounwind memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{i64 377}
!6 = distinct !{!6, !4}
!7 = !{i64 913}
!8 = distinct !{!8, !4}
!9 = !{i64 1390}
!10 = distinct !{!10, !4}
!11 = !{i64 1736}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = !{i64 2673}
!16 = !{i64 2883}
!17 = !{i64 3050}
!18 = distinct !{!18, !4}
!19 = !{}
!20 = !{i64 8}
!21 = distinct !{!21, !4, !22}
!22 = !{!"llvm.loop.unroll.enable"}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
