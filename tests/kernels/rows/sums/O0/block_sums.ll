; ModuleID = 'block_sums.cu'
source_filename = "block_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.Shared = type { i8 }
%"class.cooperative_groups::thread_block" = type { i8 }
%class.anon = type { i32 }
%"class.cooperative_groups::thread_block_tile.1" = type { i8 }
%"class.cooperative_groups::thread_block_tile" = type { i32, i32 }
%struct.Shared.0 = type { i8 }
%class.anon.2 = type { i32 }
%class.anon.3 = type { i32 }
%"struct.cooperative_groups::plus" = type { i8 }

$_ZNK6SharedIfEcvPfEv = comdat any

$_Z12sum_of_blockIfLj128EET_N18cooperative_groups12thread_blockEPS0_S0_ = comdat any

$_ZNK6SharedIdEcvPdEv = comdat any

$_Z12sum_of_blockIdLj256EET_N18cooperative_groups12thread_blockEPS0_S0_ = comdat any

$_Z9last_warpILj64EEvPVfj = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

$_Z13__ballot_syncji = comdat any

$_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIdEET_S4_jENKUliE_clEi = comdat any

$_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIfEET_S4_jENKUliE_clEi = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ9sum_tilesPKfPfiE5parts = internal addrspace(3) global [8 x float] undef, align 4
@bytes = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7sum_twoPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Shared, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef ptr @_ZNK6SharedIfEcvPfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #8
  store ptr %13, ptr %7, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %16, 2
  %18 = mul i32 %15, %17
  %19 = load i32, ptr %9, align 4
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %3
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %10, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4
  br label %31

30:                                               ; preds = %3
  br label %31

31:                                               ; preds = %30, %24
  %32 = phi contract float [ %29, %24 ], [ 0.000000e+00, %30 ]
  store float %32, ptr %11, align 4
  %33 = load i32, ptr %10, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = add i32 %33, %34
  %36 = load i32, ptr %6, align 4
  %37 = icmp ult i32 %35, %36
  br i1 %37, label %38, label %48

38:                                               ; preds = %31
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %10, align 4
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = add i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %39, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load float, ptr %11, align 4
  %47 = fadd contract float %46, %45
  store float %47, ptr %11, align 4
  br label %48

48:                                               ; preds = %38, %31
  %49 = load float, ptr %11, align 4
  %50 = load ptr, ptr %7, align 8
  %51 = load i32, ptr %9, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %50, i64 %52
  store float %49, ptr %53, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %55 = udiv i32 %54, 2
  store i32 %55, ptr %12, align 4
  br label %56

56:                                               ; preds = %78, %48
  %57 = load i32, ptr %12, align 4
  %58 = icmp ugt i32 %57, 0
  br i1 %58, label %59, label %81

59:                                               ; preds = %56
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %12, align 4
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %77

63:                                               ; preds = %59
  %64 = load float, ptr %11, align 4
  %65 = load ptr, ptr %7, align 8
  %66 = load i32, ptr %9, align 4
  %67 = load i32, ptr %12, align 4
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %65, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fadd contract float %64, %71
  store float %72, ptr %11, align 4
  %73 = load ptr, ptr %7, align 8
  %74 = load i32, ptr %9, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %73, i64 %75
  store float %72, ptr %76, align 4
  br label %77

77:                                               ; preds = %63, %59
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %12, align 4
  %80 = lshr i32 %79, 1
  store i32 %80, ptr %12, align 4
  br label %56, !llvm.loop !3

81:                                               ; preds = %56
  %82 = load i32, ptr %9, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %90

84:                                               ; preds = %81
  %85 = load float, ptr %11, align 4
  %86 = load ptr, ptr %5, align 8
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %86, i64 %88
  store float %85, ptr %89, align 4
  br label %90

90:                                               ; preds = %84, %81
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef ptr @_ZNK6SharedIfEcvPfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr addrspacecast (ptr addrspace(3) @bytes to ptr)
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10sum_roundsPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %"class.cooperative_groups::thread_block", align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %"class.cooperative_groups::thread_block", align 1
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Shared, align 1
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca %"class.cooperative_groups::thread_block", align 1
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %15 = load %"class.cooperative_groups::thread_block", ptr %5, align 1
  %16 = call noundef ptr @_ZNK6SharedIfEcvPfEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #8
  store ptr %16, ptr %10, align 8
  store float 0.000000e+00, ptr %12, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 128
  %19 = mul i32 %18, 2
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4
  br label %22

22:                                               ; preds = %48, %3
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %26, label %54

26:                                               ; preds = %22
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %13, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = load float, ptr %12, align 4
  %33 = fadd contract float %32, %31
  store float %33, ptr %12, align 4
  %34 = load i32, ptr %13, align 4
  %35 = add i32 %34, 128
  %36 = load i32, ptr %8, align 4
  %37 = icmp ult i32 %35, %36
  br i1 %37, label %38, label %47

38:                                               ; preds = %26
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %13, align 4
  %41 = add i32 %40, 128
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %39, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load float, ptr %12, align 4
  %46 = fadd contract float %45, %44
  store float %46, ptr %12, align 4
  br label %47

47:                                               ; preds = %38, %26
  br label %48

48:                                               ; preds = %47
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %50 = mul i32 128, %49
  %51 = mul i32 %50, 2
  %52 = load i32, ptr %13, align 4
  %53 = add i32 %52, %51
  store i32 %53, ptr %13, align 4
  br label %22, !llvm.loop !5

54:                                               ; preds = %22
  %55 = load float, ptr %12, align 4
  %56 = load ptr, ptr %10, align 8
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr %56, i64 %58
  store float %55, ptr %59, align 4
  store ptr %9, ptr %4, align 8
  %60 = load ptr, ptr %4, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load ptr, ptr %10, align 8
  %62 = load float, ptr %12, align 4
  %63 = call contract noundef float @_Z12sum_of_blockIfLj128EET_N18cooperative_groups12thread_blockEPS0_S0_(ptr noundef byval(%"class.cooperative_groups::thread_block") align 1 %14, ptr noundef %61, float noundef %62) #8
  store float %63, ptr %12, align 4
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %69 = mul i32 %67, %68
  %70 = add i32 %66, %69
  %71 = mul i32 %65, %70
  %72 = add i32 %64, %71
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %80

74:                                               ; preds = %54
  %75 = load float, ptr %12, align 4
  %76 = load ptr, ptr %7, align 8
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %76, i64 %78
  store float %75, ptr %79, align 4
  br label %80

80:                                               ; preds = %74, %54
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z12sum_of_blockIfLj128EET_N18cooperative_groups12thread_blockEPS0_S0_(ptr noundef byval(%"class.cooperative_groups::thread_block") align 1 %0, ptr noundef %1, float noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca [1 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca %class.anon, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca %class.anon, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca %"class.cooperative_groups::thread_block_tile", align 4
  %27 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %28 = alloca i32, align 4
  store ptr %1, ptr %23, align 8
  store float %2, ptr %24, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %25, align 4
  store ptr %0, ptr %20, align 8
  %30 = load ptr, ptr %20, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr %0, ptr %21, align 8
  %31 = load ptr, ptr %21, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr %25, align 4
  %33 = icmp ult i32 %32, 64
  br i1 %33, label %34, label %47

34:                                               ; preds = %3
  %35 = load float, ptr %24, align 4
  %36 = load ptr, ptr %23, align 8
  %37 = load i32, ptr %25, align 4
  %38 = add i32 %37, 64
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %36, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fadd contract float %35, %41
  store float %42, ptr %24, align 4
  %43 = load ptr, ptr %23, align 8
  %44 = load i32, ptr %25, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %43, i64 %45
  store float %42, ptr %46, align 4
  br label %47

47:                                               ; preds = %34, %3
  store ptr %0, ptr %22, align 8
  %48 = load ptr, ptr %22, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr %0, ptr %19, align 8
  %49 = load %"class.cooperative_groups::thread_block_tile.1", ptr %18, align 1
  store ptr %26, ptr %16, align 8
  store ptr %27, ptr %17, align 8
  %50 = load ptr, ptr %16, align 8
  %51 = load ptr, ptr %17, align 8
  store ptr %50, ptr %4, align 8
  store ptr %51, ptr %5, align 8
  %52 = load ptr, ptr %4, align 8
  %53 = load ptr, ptr %5, align 8, !nonnull !6
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %59 = mul i32 %57, %58
  %60 = add i32 %56, %59
  %61 = mul i32 %55, %60
  %62 = add i32 %54, %61
  %63 = udiv i32 %62, 32
  store i32 %63, ptr %52, align 4
  %64 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %52, i32 0, i32 1
  %65 = load ptr, ptr %5, align 8, !nonnull !6
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %68 = mul i32 %66, %67
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %70 = mul i32 %68, %69
  %71 = add i32 %70, 32
  %72 = sub i32 %71, 1
  %73 = udiv i32 %72, 32
  store i32 %73, ptr %64, align 4
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %79 = mul i32 %77, %78
  %80 = add i32 %76, %79
  %81 = mul i32 %75, %80
  %82 = add i32 %74, %81
  %83 = icmp ult i32 %82, 32
  br i1 %83, label %84, label %125

84:                                               ; preds = %47
  %85 = load ptr, ptr %23, align 8
  %86 = load i32, ptr %25, align 4
  %87 = add i32 %86, 32
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %85, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load float, ptr %24, align 4
  %92 = fadd contract float %91, %90
  store float %92, ptr %24, align 4
  %93 = udiv i32 32, 2
  store i32 %93, ptr %28, align 4
  br label %94

94:                                               ; preds = %121, %84
  %95 = load i32, ptr %28, align 4
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %124

97:                                               ; preds = %94
  %98 = load float, ptr %24, align 4
  %99 = load i32, ptr %28, align 4
  store ptr %26, ptr %12, align 8
  store float %98, ptr %13, align 4
  store i32 %99, ptr %14, align 4
  %100 = load ptr, ptr %12, align 8
  %101 = load float, ptr %13, align 4
  %102 = load i32, ptr %14, align 4
  store i32 %102, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 4 %15, i64 4, i1 false)
  store float %101, ptr %6, align 4
  store i32 1, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %6, i64 4, i1 false)
  store i32 0, ptr %9, align 4
  br label %103

103:                                              ; preds = %106, %97
  %104 = load i32, ptr %9, align 4
  %105 = icmp ult i32 %104, 1
  br i1 %105, label %106, label %117

106:                                              ; preds = %103
  %107 = load i32, ptr %9, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [1 x i32], ptr %8, i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %11, i32 noundef %110) #8
  %112 = load i32, ptr %9, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw [1 x i32], ptr %8, i64 0, i64 %113
  store i32 %111, ptr %114, align 4
  %115 = load i32, ptr %9, align 4
  %116 = add i32 %115, 1
  store i32 %116, ptr %9, align 4
  br label %103, !llvm.loop !7

117:                                              ; preds = %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %8, i64 4, i1 false)
  %118 = load float, ptr %10, align 4
  %119 = load float, ptr %24, align 4
  %120 = fadd contract float %119, %118
  store float %120, ptr %24, align 4
  br label %121

121:                                              ; preds = %117
  %122 = load i32, ptr %28, align 4
  %123 = sdiv i32 %122, 2
  store i32 %123, ptr %28, align 4
  br label %94, !llvm.loop !9

124:                                              ; preds = %94
  br label %125

125:                                              ; preds = %124, %47
  %126 = load float, ptr %24, align 4
  ret float %126
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11sum_doublesPKdPdj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca %"class.cooperative_groups::thread_block", align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %"class.cooperative_groups::thread_block", align 1
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Shared.0, align 1
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca %"class.cooperative_groups::thread_block", align 1
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %15 = load %"class.cooperative_groups::thread_block", ptr %5, align 1
  %16 = call noundef ptr @_ZNK6SharedIdEcvPdEv(ptr noundef nonnull align 1 dereferenceable(1) %11) #8
  store ptr %16, ptr %10, align 8
  store double 0.000000e+00, ptr %12, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 256
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %13, align 4
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %13, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %38

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %13, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %12, align 8
  %32 = fadd contract double %31, %30
  store double %32, ptr %12, align 8
  br label %33

33:                                               ; preds = %25
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %35 = mul i32 256, %34
  %36 = load i32, ptr %13, align 4
  %37 = add i32 %36, %35
  store i32 %37, ptr %13, align 4
  br label %21, !llvm.loop !10

38:                                               ; preds = %21
  %39 = load double, ptr %12, align 8
  %40 = load ptr, ptr %10, align 8
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr %40, i64 %42
  store double %39, ptr %43, align 8
  store ptr %9, ptr %4, align 8
  %44 = load ptr, ptr %4, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load ptr, ptr %10, align 8
  %46 = load double, ptr %12, align 8
  %47 = call contract noundef double @_Z12sum_of_blockIdLj256EET_N18cooperative_groups12thread_blockEPS0_S0_(ptr noundef byval(%"class.cooperative_groups::thread_block") align 1 %14, ptr noundef %45, double noundef %46) #8
  store double %47, ptr %12, align 8
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %53 = mul i32 %51, %52
  %54 = add i32 %50, %53
  %55 = mul i32 %49, %54
  %56 = add i32 %48, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64

58:                                               ; preds = %38
  %59 = load double, ptr %12, align 8
  %60 = load ptr, ptr %7, align 8
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw double, ptr %60, i64 %62
  store double %59, ptr %63, align 8
  br label %64

64:                                               ; preds = %58, %38
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef ptr @_ZNK6SharedIdEcvPdEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr addrspacecast (ptr addrspace(3) @bytes to ptr)
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_Z12sum_of_blockIdLj256EET_N18cooperative_groups12thread_blockEPS0_S0_(ptr noundef byval(%"class.cooperative_groups::thread_block") align 1 %0, ptr noundef %1, double noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca [2 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca %class.anon.2, align 8
  %12 = alloca ptr, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca %class.anon.2, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca %"class.cooperative_groups::thread_block_tile", align 4
  %27 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %28 = alloca i32, align 4
  store ptr %1, ptr %23, align 8
  store double %2, ptr %24, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %25, align 4
  store ptr %0, ptr %20, align 8
  %30 = load ptr, ptr %20, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load i32, ptr %25, align 4
  %32 = icmp ult i32 %31, 128
  br i1 %32, label %33, label %46

33:                                               ; preds = %3
  %34 = load double, ptr %24, align 8
  %35 = load ptr, ptr %23, align 8
  %36 = load i32, ptr %25, align 4
  %37 = add i32 %36, 128
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %35, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fadd contract double %34, %40
  store double %41, ptr %24, align 8
  %42 = load ptr, ptr %23, align 8
  %43 = load i32, ptr %25, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %42, i64 %44
  store double %41, ptr %45, align 8
  br label %46

46:                                               ; preds = %33, %3
  store ptr %0, ptr %21, align 8
  %47 = load ptr, ptr %21, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load i32, ptr %25, align 4
  %49 = icmp ult i32 %48, 64
  br i1 %49, label %50, label %63

50:                                               ; preds = %46
  %51 = load double, ptr %24, align 8
  %52 = load ptr, ptr %23, align 8
  %53 = load i32, ptr %25, align 4
  %54 = add i32 %53, 64
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw double, ptr %52, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fadd contract double %51, %57
  store double %58, ptr %24, align 8
  %59 = load ptr, ptr %23, align 8
  %60 = load i32, ptr %25, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr %59, i64 %61
  store double %58, ptr %62, align 8
  br label %63

63:                                               ; preds = %50, %46
  store ptr %0, ptr %22, align 8
  %64 = load ptr, ptr %22, align 8, !nonnull !6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr %0, ptr %19, align 8
  %65 = load %"class.cooperative_groups::thread_block_tile.1", ptr %18, align 1
  store ptr %26, ptr %16, align 8
  store ptr %27, ptr %17, align 8
  %66 = load ptr, ptr %16, align 8
  %67 = load ptr, ptr %17, align 8
  store ptr %66, ptr %4, align 8
  store ptr %67, ptr %5, align 8
  %68 = load ptr, ptr %4, align 8
  %69 = load ptr, ptr %5, align 8, !nonnull !6
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %75 = mul i32 %73, %74
  %76 = add i32 %72, %75
  %77 = mul i32 %71, %76
  %78 = add i32 %70, %77
  %79 = udiv i32 %78, 32
  store i32 %79, ptr %68, align 4
  %80 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %68, i32 0, i32 1
  %81 = load ptr, ptr %5, align 8, !nonnull !6
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %84 = mul i32 %82, %83
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %86 = mul i32 %84, %85
  %87 = add i32 %86, 32
  %88 = sub i32 %87, 1
  %89 = udiv i32 %88, 32
  store i32 %89, ptr %80, align 4
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %94 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %95 = mul i32 %93, %94
  %96 = add i32 %92, %95
  %97 = mul i32 %91, %96
  %98 = add i32 %90, %97
  %99 = icmp ult i32 %98, 32
  br i1 %99, label %100, label %141

100:                                              ; preds = %63
  %101 = load ptr, ptr %23, align 8
  %102 = load i32, ptr %25, align 4
  %103 = add i32 %102, 32
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw double, ptr %101, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load double, ptr %24, align 8
  %108 = fadd contract double %107, %106
  store double %108, ptr %24, align 8
  %109 = udiv i32 32, 2
  store i32 %109, ptr %28, align 4
  br label %110

110:                                              ; preds = %137, %100
  %111 = load i32, ptr %28, align 4
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %140

113:                                              ; preds = %110
  %114 = load double, ptr %24, align 8
  %115 = load i32, ptr %28, align 4
  store ptr %26, ptr %12, align 8
  store double %114, ptr %13, align 8
  store i32 %115, ptr %14, align 4
  %116 = load ptr, ptr %12, align 8
  %117 = load double, ptr %13, align 8
  %118 = load i32, ptr %14, align 4
  store i32 %118, ptr %15, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 4 %15, i64 4, i1 false)
  store double %117, ptr %6, align 8
  store i32 2, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 8 %6, i64 8, i1 false)
  store i32 0, ptr %9, align 4
  br label %119

119:                                              ; preds = %122, %113
  %120 = load i32, ptr %9, align 4
  %121 = icmp ult i32 %120, 2
  br i1 %121, label %122, label %133

122:                                              ; preds = %119
  %123 = load i32, ptr %9, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw [2 x i32], ptr %8, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIdEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %11, i32 noundef %126) #8
  %128 = load i32, ptr %9, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [2 x i32], ptr %8, i64 0, i64 %129
  store i32 %127, ptr %130, align 4
  %131 = load i32, ptr %9, align 4
  %132 = add i32 %131, 1
  store i32 %132, ptr %9, align 4
  br label %119, !llvm.loop !11

133:                                              ; preds = %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 4 %8, i64 8, i1 false)
  %134 = load double, ptr %10, align 8
  %135 = load double, ptr %24, align 8
  %136 = fadd contract double %135, %134
  store double %136, ptr %24, align 8
  br label %137

137:                                              ; preds = %133
  %138 = load i32, ptr %28, align 4
  %139 = sdiv i32 %138, 2
  store i32 %139, ptr %28, align 4
  br label %110, !llvm.loop !12

140:                                              ; preds = %110
  br label %141

141:                                              ; preds = %140, %63
  %142 = load double, ptr %24, align 8
  ret double %142
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13sum_in_sharedPKfPfj(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Shared, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef ptr @_ZNK6SharedIfEcvPfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #8
  store ptr %11, ptr %7, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 128
  %15 = load i32, ptr %9, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %10, align 4
  %17 = load ptr, ptr %7, align 8
  %18 = load i32, ptr %9, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %17, i64 %19
  store float 0.000000e+00, ptr %20, align 4
  br label %21

21:                                               ; preds = %43, %3
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %56

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %10, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load i32, ptr %10, align 4
  %32 = add i32 %31, 64
  %33 = load i32, ptr %6, align 4
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %25
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %10, align 4
  %38 = add i32 %37, 64
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %36, i64 %39
  %41 = load float, ptr %40, align 4
  br label %43

42:                                               ; preds = %25
  br label %43

43:                                               ; preds = %42, %35
  %44 = phi contract float [ %41, %35 ], [ 0.000000e+00, %42 ]
  %45 = fadd contract float %30, %44
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %9, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fadd contract float %50, %45
  store float %51, ptr %49, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %53 = mul i32 128, %52
  %54 = load i32, ptr %10, align 4
  %55 = add i32 %54, %53
  store i32 %55, ptr %10, align 4
  br label %21, !llvm.loop !13

56:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = load i32, ptr %9, align 4
  %58 = icmp ult i32 %57, 32
  br i1 %58, label %59, label %62

59:                                               ; preds = %56
  %60 = load ptr, ptr %7, align 8
  %61 = load i32, ptr %9, align 4
  call void @_Z9last_warpILj64EEvPVfj(ptr noundef %60, i32 noundef %61) #8
  br label %62

62:                                               ; preds = %59, %56
  %63 = load i32, ptr %9, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %73

65:                                               ; preds = %62
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds float, ptr %66, i64 0
  %68 = load float, ptr %67, align 4
  %69 = load ptr, ptr %5, align 8
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %69, i64 %71
  store float %68, ptr %72, align 4
  br label %73

73:                                               ; preds = %65, %62
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z9last_warpILj64EEvPVfj(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = add i32 %6, 32
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %5, i64 %8
  %10 = load volatile float, ptr %9, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %4, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr %11, i64 %13
  %15 = load volatile float, ptr %14, align 4
  %16 = fadd contract float %15, %10
  store volatile float %16, ptr %14, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %4, align 4
  %19 = add i32 %18, 16
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %17, i64 %20
  %22 = load volatile float, ptr %21, align 4
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %4, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %23, i64 %25
  %27 = load volatile float, ptr %26, align 4
  %28 = fadd contract float %27, %22
  store volatile float %28, ptr %26, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %4, align 4
  %31 = add i32 %30, 8
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %29, i64 %32
  %34 = load volatile float, ptr %33, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = load i32, ptr %4, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %35, i64 %37
  %39 = load volatile float, ptr %38, align 4
  %40 = fadd contract float %39, %34
  store volatile float %40, ptr %38, align 4
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %4, align 4
  %43 = add i32 %42, 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %41, i64 %44
  %46 = load volatile float, ptr %45, align 4
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %4, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %47, i64 %49
  %51 = load volatile float, ptr %50, align 4
  %52 = fadd contract float %51, %46
  store volatile float %52, ptr %50, align 4
  %53 = load ptr, ptr %3, align 8
  %54 = load i32, ptr %4, align 4
  %55 = add i32 %54, 2
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %53, i64 %56
  %58 = load volatile float, ptr %57, align 4
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %4, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %59, i64 %61
  %63 = load volatile float, ptr %62, align 4
  %64 = fadd contract float %63, %58
  store volatile float %64, ptr %62, align 4
  %65 = load ptr, ptr %3, align 8
  %66 = load i32, ptr %4, align 4
  %67 = add i32 %66, 1
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %65, i64 %68
  %70 = load volatile float, ptr %69, align 4
  %71 = load ptr, ptr %3, align 8
  %72 = load i32, ptr %4, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %71, i64 %73
  %75 = load volatile float, ptr %74, align 4
  %76 = fadd contract float %75, %70
  store volatile float %76, ptr %74, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9sum_tilesPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca %class.anon.3, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca [1 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca %class.anon.3, align 8
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca %class.anon.3, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca %class.anon.3, align 4
  %24 = alloca ptr, align 8
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca ptr, align 8
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca float, align 4
  %41 = alloca i32, align 4
  %42 = alloca %"struct.cooperative_groups::plus", align 8
  %43 = alloca ptr, align 8
  %44 = alloca float, align 4
  %45 = alloca i32, align 4
  %46 = alloca %"struct.cooperative_groups::plus", align 8
  %47 = alloca ptr, align 8
  %48 = alloca ptr, align 8
  %49 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %50 = alloca ptr, align 8
  %51 = alloca %"class.cooperative_groups::thread_block", align 1
  %52 = alloca ptr, align 8
  %53 = alloca ptr, align 8
  %54 = alloca i32, align 4
  %55 = alloca %"class.cooperative_groups::thread_block", align 1
  %56 = alloca %"class.cooperative_groups::thread_block_tile", align 4
  %57 = alloca %"class.cooperative_groups::thread_block_tile.1", align 1
  %58 = alloca float, align 4
  %59 = alloca i32, align 4
  %60 = alloca %"struct.cooperative_groups::plus", align 1
  %61 = alloca %"struct.cooperative_groups::plus", align 1
  store ptr %0, ptr %52, align 8
  store ptr %1, ptr %53, align 8
  store i32 %2, ptr %54, align 4
  %62 = load %"class.cooperative_groups::thread_block", ptr %51, align 1
  store ptr %55, ptr %50, align 8
  %63 = load %"class.cooperative_groups::thread_block_tile.1", ptr %49, align 1
  store ptr %56, ptr %47, align 8
  store ptr %57, ptr %48, align 8
  %64 = load ptr, ptr %47, align 8
  %65 = load ptr, ptr %48, align 8
  store ptr %64, ptr %30, align 8
  store ptr %65, ptr %31, align 8
  %66 = load ptr, ptr %30, align 8
  %67 = load ptr, ptr %31, align 8, !nonnull !6
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %73 = mul i32 %71, %72
  %74 = add i32 %70, %73
  %75 = mul i32 %69, %74
  %76 = add i32 %68, %75
  %77 = udiv i32 %76, 32
  store i32 %77, ptr %66, align 4
  %78 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %66, i32 0, i32 1
  %79 = load ptr, ptr %31, align 8, !nonnull !6
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %82 = mul i32 %80, %81
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %84 = mul i32 %82, %83
  %85 = add i32 %84, 32
  %86 = sub i32 %85, 1
  %87 = udiv i32 %86, 32
  store i32 %87, ptr %78, align 4
  store float 0.000000e+00, ptr %58, align 4
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %90 = mul i32 %88, %89
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = add i32 %90, %91
  store i32 %92, ptr %59, align 4
  br label %93

93:                                               ; preds = %105, %3
  %94 = load i32, ptr %59, align 4
  %95 = load i32, ptr %54, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %111

97:                                               ; preds = %93
  %98 = load ptr, ptr %52, align 8
  %99 = load i32, ptr %59, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %98, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load float, ptr %58, align 4
  %104 = fadd contract float %103, %102
  store float %104, ptr %58, align 4
  br label %105

105:                                              ; preds = %97
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %108 = mul i32 %106, %107
  %109 = load i32, ptr %59, align 4
  %110 = add i32 %109, %108
  store i32 %110, ptr %59, align 4
  br label %93, !llvm.loop !14

111:                                              ; preds = %93
  %112 = load float, ptr %58, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 1 %60, i64 1, i1 false)
  store ptr %56, ptr %39, align 8
  store float %112, ptr %40, align 4
  store i32 16, ptr %41, align 4
  br label %113

113:                                              ; preds = %138, %111
  %114 = load i32, ptr %41, align 4
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %146

116:                                              ; preds = %113
  %117 = load float, ptr %40, align 4
  %118 = load ptr, ptr %39, align 8, !nonnull !6, !align !15
  %119 = load float, ptr %40, align 4
  %120 = load i32, ptr %41, align 4
  store ptr %118, ptr %20, align 8
  store float %119, ptr %21, align 4
  store i32 %120, ptr %22, align 4
  %121 = load ptr, ptr %20, align 8
  %122 = load float, ptr %21, align 4
  %123 = load i32, ptr %22, align 4
  store i32 %123, ptr %23, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %23, i64 4, i1 false)
  store float %122, ptr %4, align 4
  store i32 1, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %4, i64 4, i1 false)
  store i32 0, ptr %7, align 4
  br label %124

124:                                              ; preds = %127, %116
  %125 = load i32, ptr %7, align 4
  %126 = icmp ult i32 %125, 1
  br i1 %126, label %127, label %138

127:                                              ; preds = %124
  %128 = load i32, ptr %7, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef %131) #8
  %133 = load i32, ptr %7, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [1 x i32], ptr %6, i64 0, i64 %134
  store i32 %132, ptr %135, align 4
  %136 = load i32, ptr %7, align 4
  %137 = add i32 %136, 1
  store i32 %137, ptr %7, align 4
  br label %124, !llvm.loop !16

138:                                              ; preds = %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %6, i64 4, i1 false)
  %139 = load float, ptr %8, align 4
  store ptr %42, ptr %27, align 8
  store float %117, ptr %28, align 4
  store float %139, ptr %29, align 4
  %140 = load ptr, ptr %27, align 8
  %141 = load float, ptr %28, align 4
  %142 = load float, ptr %29, align 4
  %143 = fadd contract float %141, %142
  store float %143, ptr %40, align 4
  %144 = load i32, ptr %41, align 4
  %145 = udiv i32 %144, 2
  store i32 %145, ptr %41, align 4
  br label %113, !llvm.loop !17

146:                                              ; preds = %113
  %147 = load float, ptr %40, align 4
  store float %147, ptr %58, align 4
  %148 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %149 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %151 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %153 = mul i32 %151, %152
  %154 = add i32 %150, %153
  %155 = mul i32 %149, %154
  %156 = add i32 %148, %155
  %157 = and i32 %156, 31
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %165

159:                                              ; preds = %146
  %160 = load float, ptr %58, align 4
  store ptr %56, ptr %37, align 8
  %161 = load ptr, ptr %37, align 8
  %162 = load i32, ptr %161, align 4
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 0, i64 %163
  store float %160, ptr %164, align 4
  br label %165

165:                                              ; preds = %159, %146
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr %56, ptr %38, align 8
  %166 = load ptr, ptr %38, align 8
  %167 = load i32, ptr %166, align 4
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %257

169:                                              ; preds = %165
  %170 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %171 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %172 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %174 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %175 = mul i32 %173, %174
  %176 = add i32 %172, %175
  %177 = mul i32 %171, %176
  %178 = add i32 %170, %177
  %179 = and i32 %178, 31
  store ptr %56, ptr %36, align 8
  %180 = load ptr, ptr %36, align 8
  %181 = getelementptr inbounds nuw %"class.cooperative_groups::thread_block_tile", ptr %180, i32 0, i32 1
  %182 = load i32, ptr %181, align 4
  %183 = icmp ult i32 %179, %182
  br i1 %183, label %184, label %198

184:                                              ; preds = %169
  %185 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %186 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %187 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %188 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %189 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %190 = mul i32 %188, %189
  %191 = add i32 %187, %190
  %192 = mul i32 %186, %191
  %193 = add i32 %185, %192
  %194 = and i32 %193, 31
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 0, i64 %195
  %197 = load float, ptr %196, align 4
  br label %199

198:                                              ; preds = %169
  br label %199

199:                                              ; preds = %198, %184
  %200 = phi contract float [ %197, %184 ], [ 0.000000e+00, %198 ]
  store float %200, ptr %58, align 4
  %201 = load float, ptr %58, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 1 %61, i64 1, i1 false)
  store ptr %56, ptr %43, align 8
  store float %201, ptr %44, align 4
  store i32 16, ptr %45, align 4
  br label %202

202:                                              ; preds = %227, %199
  %203 = load i32, ptr %45, align 4
  %204 = icmp ne i32 %203, 0
  br i1 %204, label %205, label %235

205:                                              ; preds = %202
  %206 = load float, ptr %44, align 4
  %207 = load ptr, ptr %43, align 8, !nonnull !6, !align !15
  %208 = load float, ptr %44, align 4
  %209 = load i32, ptr %45, align 4
  store ptr %207, ptr %16, align 8
  store float %208, ptr %17, align 4
  store i32 %209, ptr %18, align 4
  %210 = load ptr, ptr %16, align 8
  %211 = load float, ptr %17, align 4
  %212 = load i32, ptr %18, align 4
  store i32 %212, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 4 %19, i64 4, i1 false)
  store float %211, ptr %10, align 4
  store i32 1, ptr %11, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %10, i64 4, i1 false)
  store i32 0, ptr %13, align 4
  br label %213

213:                                              ; preds = %216, %205
  %214 = load i32, ptr %13, align 4
  %215 = icmp ult i32 %214, 1
  br i1 %215, label %216, label %227

216:                                              ; preds = %213
  %217 = load i32, ptr %13, align 4
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw [1 x i32], ptr %12, i64 0, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %15, i32 noundef %220) #8
  %222 = load i32, ptr %13, align 4
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds nuw [1 x i32], ptr %12, i64 0, i64 %223
  store i32 %221, ptr %224, align 4
  %225 = load i32, ptr %13, align 4
  %226 = add i32 %225, 1
  store i32 %226, ptr %13, align 4
  br label %213, !llvm.loop !16

227:                                              ; preds = %213
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %12, i64 4, i1 false)
  %228 = load float, ptr %14, align 4
  store ptr %46, ptr %24, align 8
  store float %206, ptr %25, align 4
  store float %228, ptr %26, align 4
  %229 = load ptr, ptr %24, align 8
  %230 = load float, ptr %25, align 4
  %231 = load float, ptr %26, align 4
  %232 = fadd contract float %230, %231
  store float %232, ptr %44, align 4
  %233 = load i32, ptr %45, align 4
  %234 = udiv i32 %233, 2
  store i32 %234, ptr %45, align 4
  br label %202, !llvm.loop !17

235:                                              ; preds = %202
  %236 = load float, ptr %44, align 4
  store float %236, ptr %58, align 4
  %237 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %238 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %239 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %240 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %241 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %242 = mul i32 %240, %241
  %243 = add i32 %239, %242
  %244 = mul i32 %238, %243
  %245 = add i32 %237, %244
  %246 = and i32 %245, 31
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %256

248:                                              ; preds = %235
  %249 = load ptr, ptr %53, align 8
  %250 = load float, ptr %58, align 4
  store ptr %249, ptr %32, align 8
  store float %250, ptr %33, align 4
  %251 = load ptr, ptr %32, align 8
  %252 = load float, ptr %33, align 4
  store float %252, ptr %34, align 4
  %253 = load float, ptr %34, align 4
  %254 = atomicrmw fadd ptr %251, float %253 monotonic, align 4
  store float %254, ptr %35, align 4
  %255 = load float, ptr %35, align 4
  br label %256

256:                                              ; preds = %248, %235
  br label %257

257:                                              ; preds = %256, %165
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14sum_half_warpsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %11, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 16
  %18 = load i32, ptr %11, align 4
  %19 = add i32 %17, %18
  store i32 %19, ptr %12, align 4
  %20 = load i32, ptr %11, align 4
  %21 = icmp ult i32 %20, 16
  br i1 %21, label %22, label %65

22:                                               ; preds = %3
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %12, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = load ptr, ptr %8, align 8
  %33 = load i32, ptr %12, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = fmul contract float %31, %36
  br label %39

38:                                               ; preds = %22
  br label %39

39:                                               ; preds = %38, %26
  %40 = phi contract float [ %37, %26 ], [ 0.000000e+00, %38 ]
  store float %40, ptr %13, align 4
  store i32 8, ptr %14, align 4
  br label %41

41:                                               ; preds = %50, %39
  %42 = load i32, ptr %14, align 4
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %41
  %45 = load float, ptr %13, align 4
  %46 = load i32, ptr %14, align 4
  %47 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef 65535, float noundef %45, i32 noundef %46, i32 noundef 32) #8
  %48 = load float, ptr %13, align 4
  %49 = fadd contract float %48, %47
  store float %49, ptr %13, align 4
  br label %50

50:                                               ; preds = %44
  %51 = load i32, ptr %14, align 4
  %52 = sdiv i32 %51, 2
  store i32 %52, ptr %14, align 4
  br label %41, !llvm.loop !18

53:                                               ; preds = %41
  %54 = load i32, ptr %11, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %64

56:                                               ; preds = %53
  %57 = load ptr, ptr %9, align 8
  %58 = load float, ptr %13, align 4
  store ptr %57, ptr %4, align 8
  store float %58, ptr %5, align 4
  %59 = load ptr, ptr %4, align 8
  %60 = load float, ptr %5, align 4
  store float %60, ptr %6, align 4
  %61 = load float, ptr %6, align 4
  %62 = atomicrmw fadd ptr %59, float %61 monotonic, align 4
  store float %62, ptr %7, align 4
  %63 = load float, ptr %7, align 4
  br label %64

64:                                               ; preds = %56, %53
  br label %65

65:                                               ; preds = %64, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
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
define dso_local ptx_kernel void @_Z11count_votesPKiPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
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
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %3
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %12, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp sgt i32 %27, 0
  br label %29

29:                                               ; preds = %22, %3
  %30 = phi i1 [ false, %3 ], [ %28, %22 ]
  %31 = zext i1 %30 to i32
  %32 = call noundef i32 @_Z13__ballot_syncji(i32 noundef -1, i32 noundef %31) #8
  store i32 %32, ptr %13, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = and i32 %33, 31
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %46

36:                                               ; preds = %29
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %13, align 4
  store i32 %38, ptr %4, align 4
  %39 = load i32, ptr %4, align 4
  %40 = call noundef i32 @__nv_popc(i32 noundef %39) #8
  store ptr %37, ptr %5, align 8
  store i32 %40, ptr %6, align 4
  %41 = load ptr, ptr %5, align 8
  %42 = load i32, ptr %6, align 4
  store i32 %42, ptr %7, align 4
  %43 = load i32, ptr %7, align 4
  %44 = atomicrmw add ptr %41, i32 %43 monotonic, align 4
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %8, align 4
  br label %46

46:                                               ; preds = %36, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z13__ballot_syncji(i32 noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
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
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
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
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE9shfl_downIdEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
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
  %19 = getelementptr inbounds nuw %class.anon.2, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %18, i32 noundef %20, i32 noundef 32) #8
  ret i32 %21
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj32EE8shfl_xorIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
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
  %19 = getelementptr inbounds nuw %class.anon.3, ptr %6, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %18, i32 noundef %20, i32 noundef 32) #8
  ret i32 %21
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
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
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent nocallback nounwind }
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
!6 = !{}
!7 = distinct !{!7, !4, !8}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4, !8}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = !{i64 4}
!16 = distinct !{!16, !4, !8}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
