; ModuleID = 'moments.cu'
source_filename = "moments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Scaled = type { float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.Part = type { float, float, float }

$_Z15__shfl_xor_syncjfii = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

$_Z16__shfl_down_syncjfji = comdat any

$_Z11__shfl_syncjfii = comdat any

@_ZZ19softmax_merged_treeE5parts = internal addrspace(3) global [64 x %struct.Scaled] undef, align 4
@_ZZ19softmax_merged_treeE3all = internal addrspace(3) global %struct.Scaled undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.softmax_merged_tree.own = private unnamed_addr constant %struct.Scaled { float 0xC7EFFFFFE0000000, float 0.000000e+00 }, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ12moments_treeE4mean = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE7squares = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ12moments_treeE5count = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ13batch_momentsE6counts = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ13batch_momentsE5parts = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6updateR4Partf(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %7 = getelementptr inbounds nuw %struct.Part, ptr %6, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = fadd contract float %8, 1.000000e+00
  store float %9, ptr %7, align 4
  %10 = load float, ptr %4, align 4
  %11 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %12 = getelementptr inbounds nuw %struct.Part, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 4
  %14 = fsub contract float %10, %13
  store float %14, ptr %5, align 4
  %15 = load float, ptr %5, align 4
  %16 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %17 = getelementptr inbounds nuw %struct.Part, ptr %16, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = fdiv contract float %15, %18
  %20 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %21 = getelementptr inbounds nuw %struct.Part, ptr %20, i32 0, i32 0
  %22 = load float, ptr %21, align 4
  %23 = fadd contract float %22, %19
  store float %23, ptr %21, align 4
  %24 = load float, ptr %5, align 4
  %25 = load float, ptr %4, align 4
  %26 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %27 = getelementptr inbounds nuw %struct.Part, ptr %26, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  %29 = fsub contract float %25, %28
  %30 = fmul contract float %24, %29
  %31 = load ptr, ptr %3, align 8, !nonnull !3, !align !4
  %32 = getelementptr inbounds nuw %struct.Part, ptr %31, i32 0, i32 1
  %33 = load float, ptr %32, align 4
  %34 = fadd contract float %33, %30
  store float %34, ptr %32, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Part @_Z6merged4PartS_(ptr noundef byval(%struct.Part) align 4 %0, ptr noundef byval(%struct.Part) align 4 %1) #0 {
  %3 = alloca %struct.Part, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = fcmp contract oeq float %8, 0.000000e+00
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 12, i1 false)
  br label %55

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %struct.Part, ptr %1, i32 0, i32 2
  %13 = load float, ptr %12, align 4
  %14 = fcmp contract oeq float %13, 0.000000e+00
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false)
  br label %55

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.Part, ptr %1, i32 0, i32 0
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 0
  %20 = load float, ptr %19, align 4
  %21 = fsub contract float %18, %20
  store float %21, ptr %4, align 4
  %22 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 2
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Part, ptr %1, i32 0, i32 2
  %25 = load float, ptr %24, align 4
  %26 = fadd contract float %23, %25
  store float %26, ptr %5, align 4
  %27 = getelementptr inbounds nuw %struct.Part, ptr %1, i32 0, i32 2
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %5, align 4
  %30 = fdiv contract float %28, %29
  store float %30, ptr %6, align 4
  %31 = getelementptr inbounds nuw %struct.Part, ptr %3, i32 0, i32 0
  %32 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 0
  %33 = load float, ptr %32, align 4
  %34 = load float, ptr %4, align 4
  %35 = load float, ptr %6, align 4
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %33, %36
  store float %37, ptr %31, align 4
  %38 = getelementptr inbounds nuw %struct.Part, ptr %3, i32 0, i32 1
  %39 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 1
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw %struct.Part, ptr %1, i32 0, i32 1
  %42 = load float, ptr %41, align 4
  %43 = fadd contract float %40, %42
  %44 = load float, ptr %4, align 4
  %45 = load float, ptr %4, align 4
  %46 = fmul contract float %44, %45
  %47 = getelementptr inbounds nuw %struct.Part, ptr %0, i32 0, i32 2
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %46, %48
  %50 = load float, ptr %6, align 4
  %51 = fmul contract float %49, %50
  %52 = fadd contract float %43, %51
  store float %52, ptr %38, align 4
  %53 = getelementptr inbounds nuw %struct.Part, ptr %3, i32 0, i32 2
  %54 = load float, ptr %5, align 4
  store float %54, ptr %53, align 4
  br label %55

55:                                               ; preds = %16, %15, %10
  %56 = load %struct.Part, ptr %3, align 4
  ret %struct.Part %56
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z5weighfffR4Part(float noundef %0, float noundef %1, float noundef %2, ptr noundef nonnull align 4 dereferenceable(12) %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store float %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %13 = load float, ptr %5, align 4
  %14 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %15 = getelementptr inbounds nuw %struct.Part, ptr %14, i32 0, i32 0
  %16 = load float, ptr %15, align 4
  %17 = fsub contract float %13, %16
  store float %17, ptr %9, align 4
  %18 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %19 = getelementptr inbounds nuw %struct.Part, ptr %18, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = load float, ptr %7, align 4
  %22 = fadd contract float %20, %21
  store float %22, ptr %10, align 4
  %23 = load float, ptr %10, align 4
  %24 = fcmp contract ogt float %23, 0.000000e+00
  br i1 %24, label %25, label %62

25:                                               ; preds = %4
  %26 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %27 = getelementptr inbounds nuw %struct.Part, ptr %26, i32 0, i32 2
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %10, align 4
  %30 = fdiv contract float %28, %29
  store float %30, ptr %11, align 4
  %31 = load float, ptr %7, align 4
  %32 = load float, ptr %10, align 4
  %33 = fdiv contract float %31, %32
  store float %33, ptr %12, align 4
  %34 = load float, ptr %11, align 4
  %35 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %36 = getelementptr inbounds nuw %struct.Part, ptr %35, i32 0, i32 0
  %37 = load float, ptr %36, align 4
  %38 = fmul contract float %34, %37
  %39 = load float, ptr %12, align 4
  %40 = load float, ptr %5, align 4
  %41 = fmul contract float %39, %40
  %42 = fadd contract float %38, %41
  %43 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %44 = getelementptr inbounds nuw %struct.Part, ptr %43, i32 0, i32 0
  store float %42, ptr %44, align 4
  %45 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %46 = getelementptr inbounds nuw %struct.Part, ptr %45, i32 0, i32 1
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %6, align 4
  %49 = fadd contract float %47, %48
  %50 = load float, ptr %9, align 4
  %51 = load float, ptr %9, align 4
  %52 = fmul contract float %50, %51
  %53 = load float, ptr %11, align 4
  %54 = fmul contract float %52, %53
  %55 = load float, ptr %12, align 4
  %56 = fmul contract float %54, %55
  %57 = load float, ptr %10, align 4
  %58 = fmul contract float %56, %57
  %59 = fadd contract float %49, %58
  %60 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %61 = getelementptr inbounds nuw %struct.Part, ptr %60, i32 0, i32 1
  store float %59, ptr %61, align 4
  br label %67

62:                                               ; preds = %4
  %63 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %64 = getelementptr inbounds nuw %struct.Part, ptr %63, i32 0, i32 0
  store float 0.000000e+00, ptr %64, align 4
  %65 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %66 = getelementptr inbounds nuw %struct.Part, ptr %65, i32 0, i32 1
  store float 0.000000e+00, ptr %66, align 4
  br label %67

67:                                               ; preds = %62, %25
  %68 = load float, ptr %10, align 4
  %69 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %70 = getelementptr inbounds nuw %struct.Part, ptr %69, i32 0, i32 2
  store float %68, ptr %70, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z10merge_warpRfS_Ri(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %13

13:                                               ; preds = %83, %3
  %14 = load i32, ptr %9, align 4
  %15 = icmp slt i32 %14, 5
  br i1 %15, label %16, label %86

16:                                               ; preds = %13
  %17 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %18 = load float, ptr %17, align 4
  %19 = load i32, ptr %9, align 4
  %20 = shl i32 1, %19
  %21 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %18, i32 noundef %20, i32 noundef 32) #8
  store float %21, ptr %10, align 4
  %22 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %9, align 4
  %25 = shl i32 1, %24
  %26 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %23, i32 noundef %25, i32 noundef 32) #8
  store i32 %26, ptr %11, align 4
  %27 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %11, align 4
  %30 = add nsw i32 %28, %29
  %31 = sitofp i32 %30 to float
  store float 1.000000e+00, ptr %4, align 4
  store float %31, ptr %5, align 4
  %32 = load float, ptr %4, align 4
  %33 = load float, ptr %5, align 4
  %34 = call contract noundef float @__nv_fmaxf(float noundef %32, float noundef %33) #8
  %35 = fpext contract float %34 to double
  %36 = fdiv contract double 1.000000e+00, %35
  %37 = fptrunc contract double %36 to float
  store float %37, ptr %12, align 4
  %38 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %39 = load float, ptr %38, align 4
  %40 = load i32, ptr %9, align 4
  %41 = shl i32 1, %40
  %42 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %39, i32 noundef %41, i32 noundef 32) #8
  %43 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %44 = load float, ptr %43, align 4
  %45 = load float, ptr %10, align 4
  %46 = fsub contract float %44, %45
  %47 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %48 = load float, ptr %47, align 4
  %49 = load float, ptr %10, align 4
  %50 = fsub contract float %48, %49
  %51 = fmul contract float %46, %50
  %52 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %53 = load i32, ptr %52, align 4
  %54 = sitofp i32 %53 to float
  %55 = fmul contract float %51, %54
  %56 = load i32, ptr %11, align 4
  %57 = sitofp i32 %56 to float
  %58 = fmul contract float %55, %57
  %59 = load float, ptr %12, align 4
  %60 = fmul contract float %58, %59
  %61 = fadd contract float %42, %60
  %62 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %63 = load float, ptr %62, align 4
  %64 = fadd contract float %63, %61
  store float %64, ptr %62, align 4
  %65 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %66 = load i32, ptr %65, align 4
  %67 = sitofp i32 %66 to float
  %68 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %69 = load float, ptr %68, align 4
  %70 = fmul contract float %67, %69
  %71 = load i32, ptr %11, align 4
  %72 = sitofp i32 %71 to float
  %73 = load float, ptr %10, align 4
  %74 = fmul contract float %72, %73
  %75 = fadd contract float %70, %74
  %76 = load float, ptr %12, align 4
  %77 = fmul contract float %75, %76
  %78 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  store float %77, ptr %78, align 4
  %79 = load i32, ptr %11, align 4
  %80 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %81 = load i32, ptr %80, align 4
  %82 = add nsw i32 %81, %79
  store i32 %82, ptr %80, align 4
  br label %83

83:                                               ; preds = %16
  %84 = load i32, ptr %9, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %9, align 4
  br label %13, !llvm.loop !5

86:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Scaled @_Z6merged6ScaledS_(ptr noundef byval(%struct.Scaled) align 4 %0, ptr noundef byval(%struct.Scaled) align 4 %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca %struct.Scaled, align 4
  %5 = alloca i8, align 1
  %6 = alloca %struct.Scaled, align 4
  %7 = alloca %struct.Scaled, align 4
  %8 = getelementptr inbounds nuw %struct.Scaled, ptr %0, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.Scaled, ptr %1, i32 0, i32 0
  %11 = load float, ptr %10, align 4
  %12 = fcmp contract ogt float %9, %11
  %13 = zext i1 %12 to i8
  store i8 %13, ptr %5, align 1
  %14 = load i8, ptr %5, align 1
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  br label %18

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %16
  %19 = phi ptr [ %0, %16 ], [ %1, %17 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %19, i64 8, i1 false)
  %20 = load i8, ptr %5, align 1
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %23

22:                                               ; preds = %18
  br label %24

23:                                               ; preds = %18
  br label %24

24:                                               ; preds = %23, %22
  %25 = phi ptr [ %1, %22 ], [ %0, %23 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %25, i64 8, i1 false)
  %26 = getelementptr inbounds nuw %struct.Scaled, ptr %4, i32 0, i32 0
  %27 = getelementptr inbounds nuw %struct.Scaled, ptr %6, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  store float %28, ptr %26, align 4
  %29 = getelementptr inbounds nuw %struct.Scaled, ptr %4, i32 0, i32 1
  %30 = getelementptr inbounds nuw %struct.Scaled, ptr %6, i32 0, i32 1
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Scaled, ptr %7, i32 0, i32 1
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Scaled, ptr %7, i32 0, i32 0
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Scaled, ptr %6, i32 0, i32 0
  %37 = load float, ptr %36, align 4
  %38 = fsub contract float %35, %37
  store float %38, ptr %3, align 4
  %39 = load float, ptr %3, align 4
  %40 = call contract noundef float @__nv_fast_expf(float noundef %39) #8
  %41 = fmul contract float %33, %40
  %42 = fadd contract float %31, %41
  store float %42, ptr %29, align 4
  %43 = load %struct.Scaled, ptr %4, align 4
  ret %struct.Scaled %43
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_merged_tree(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Scaled, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Scaled, align 4
  %13 = alloca %struct.Scaled, align 4
  %14 = alloca %struct.Scaled, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Scaled, align 4
  %17 = alloca %struct.Scaled, align 4
  %18 = alloca %struct.Scaled, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = load i32, ptr %7, align 4
  %23 = mul i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %20, i64 %24
  store ptr %25, ptr %8, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.softmax_merged_tree.own, i64 8, i1 false)
  %27 = load i32, ptr %9, align 4
  store i32 %27, ptr %11, align 4
  br label %28

28:                                               ; preds = %45, %3
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %7, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %10, i64 8, i1 false)
  %33 = getelementptr inbounds nuw %struct.Scaled, ptr %14, i32 0, i32 0
  %34 = load ptr, ptr %8, align 8
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 4
  store float %38, ptr %33, align 4
  %39 = getelementptr inbounds nuw %struct.Scaled, ptr %14, i32 0, i32 1
  store float 1.000000e+00, ptr %39, align 4
  %40 = call %struct.Scaled @_Z6merged6ScaledS_(ptr noundef byval(%struct.Scaled) align 4 %13, ptr noundef byval(%struct.Scaled) align 4 %14) #8
  %41 = getelementptr inbounds nuw %struct.Scaled, ptr %12, i32 0, i32 0
  %42 = extractvalue %struct.Scaled %40, 0
  store float %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Scaled, ptr %12, i32 0, i32 1
  %44 = extractvalue %struct.Scaled %40, 1
  store float %44, ptr %43, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %12, i64 8, i1 false)
  br label %45

45:                                               ; preds = %32
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = load i32, ptr %11, align 4
  %48 = add i32 %47, %46
  store i32 %48, ptr %11, align 4
  br label %28, !llvm.loop !7

49:                                               ; preds = %28
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [64 x %struct.Scaled], ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %52, ptr align 4 %10, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %54 = udiv i32 %53, 2
  store i32 %54, ptr %15, align 4
  br label %55

55:                                               ; preds = %80, %49
  %56 = load i32, ptr %15, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %83

58:                                               ; preds = %55
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %15, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %79

62:                                               ; preds = %58
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [64 x %struct.Scaled], ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 0, i64 %64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %65, i64 8, i1 false)
  %66 = load i32, ptr %9, align 4
  %67 = load i32, ptr %15, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x %struct.Scaled], ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 0, i64 %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %70, i64 8, i1 false)
  %71 = call %struct.Scaled @_Z6merged6ScaledS_(ptr noundef byval(%struct.Scaled) align 4 %17, ptr noundef byval(%struct.Scaled) align 4 %18) #8
  %72 = getelementptr inbounds nuw %struct.Scaled, ptr %16, i32 0, i32 0
  %73 = extractvalue %struct.Scaled %71, 0
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Scaled, ptr %16, i32 0, i32 1
  %75 = extractvalue %struct.Scaled %71, 1
  store float %75, ptr %74, align 4
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x %struct.Scaled], ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 0, i64 %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %78, ptr align 4 %16, i64 8, i1 false)
  br label %79

79:                                               ; preds = %62, %58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %15, align 4
  %82 = ashr i32 %81, 1
  store i32 %82, ptr %15, align 4
  br label %55, !llvm.loop !8

83:                                               ; preds = %55
  %84 = load i32, ptr %9, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE5parts to ptr), i64 8, i1 false)
  br label %87

87:                                               ; preds = %86, %83
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %9, align 4
  store i32 %88, ptr %19, align 4
  br label %89

89:                                               ; preds = %113, %87
  %90 = load i32, ptr %19, align 4
  %91 = load i32, ptr %7, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %117

93:                                               ; preds = %89
  %94 = load ptr, ptr %8, align 8
  %95 = load i32, ptr %19, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %94, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), align 4
  %100 = fsub contract float %98, %99
  store float %100, ptr %4, align 4
  %101 = load float, ptr %4, align 4
  %102 = call contract noundef float @__nv_fast_expf(float noundef %101) #8
  %103 = load float, ptr getelementptr inbounds nuw (%struct.Scaled, ptr addrspacecast (ptr addrspace(3) @_ZZ19softmax_merged_treeE3all to ptr), i32 0, i32 1), align 4
  %104 = fdiv contract float %102, %103
  %105 = load ptr, ptr %6, align 8
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %107 = load i32, ptr %7, align 4
  %108 = mul i32 %106, %107
  %109 = load i32, ptr %19, align 4
  %110 = add i32 %108, %109
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  br label %113

113:                                              ; preds = %93
  %114 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %115 = load i32, ptr %19, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr %19, align 4
  br label %89, !llvm.loop !9

117:                                              ; preds = %89
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_merged_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = udiv i32 %31, 32
  %33 = mul i32 %30, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = udiv i32 %34, 32
  %36 = add i32 %33, %35
  store i32 %36, ptr %18, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = urem i32 %37, 32
  store i32 %38, ptr %19, align 4
  %39 = load i32, ptr %18, align 4
  %40 = load i32, ptr %16, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %4
  br label %149

43:                                               ; preds = %4
  store float 0xC7EFFFFFE0000000, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  %44 = load i32, ptr %19, align 4
  store i32 %44, ptr %22, align 4
  br label %45

45:                                               ; preds = %78, %43
  %46 = load i32, ptr %22, align 4
  %47 = load i32, ptr %17, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %81

49:                                               ; preds = %45
  %50 = load ptr, ptr %14, align 8
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %17, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %22, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  store float %58, ptr %23, align 4
  %59 = load float, ptr %20, align 4
  %60 = load float, ptr %23, align 4
  store float %59, ptr %10, align 4
  store float %60, ptr %11, align 4
  %61 = load float, ptr %10, align 4
  %62 = load float, ptr %11, align 4
  %63 = call contract noundef float @__nv_fmaxf(float noundef %61, float noundef %62) #8
  store float %63, ptr %24, align 4
  %64 = load float, ptr %21, align 4
  %65 = load float, ptr %20, align 4
  %66 = load float, ptr %24, align 4
  %67 = fsub contract float %65, %66
  store float %67, ptr %5, align 4
  %68 = load float, ptr %5, align 4
  %69 = call contract noundef float @__nv_fast_expf(float noundef %68) #8
  %70 = fmul contract float %64, %69
  %71 = load float, ptr %23, align 4
  %72 = load float, ptr %24, align 4
  %73 = fsub contract float %71, %72
  store float %73, ptr %6, align 4
  %74 = load float, ptr %6, align 4
  %75 = call contract noundef float @__nv_fast_expf(float noundef %74) #8
  %76 = fadd contract float %70, %75
  store float %76, ptr %21, align 4
  %77 = load float, ptr %24, align 4
  store float %77, ptr %20, align 4
  br label %78

78:                                               ; preds = %49
  %79 = load i32, ptr %22, align 4
  %80 = add nsw i32 %79, 32
  store i32 %80, ptr %22, align 4
  br label %45, !llvm.loop !10

81:                                               ; preds = %45
  store i32 16, ptr %25, align 4
  br label %82

82:                                               ; preds = %113, %81
  %83 = load i32, ptr %25, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %116

85:                                               ; preds = %82
  %86 = load float, ptr %20, align 4
  %87 = load i32, ptr %25, align 4
  %88 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %86, i32 noundef %87, i32 noundef 32) #8
  store float %88, ptr %26, align 4
  %89 = load float, ptr %21, align 4
  %90 = load i32, ptr %25, align 4
  %91 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %89, i32 noundef %90, i32 noundef 32) #8
  store float %91, ptr %27, align 4
  %92 = load float, ptr %20, align 4
  %93 = load float, ptr %26, align 4
  store float %92, ptr %12, align 4
  store float %93, ptr %13, align 4
  %94 = load float, ptr %12, align 4
  %95 = load float, ptr %13, align 4
  %96 = call contract noundef float @__nv_fmaxf(float noundef %94, float noundef %95) #8
  store float %96, ptr %28, align 4
  %97 = load float, ptr %21, align 4
  %98 = load float, ptr %20, align 4
  %99 = load float, ptr %28, align 4
  %100 = fsub contract float %98, %99
  store float %100, ptr %7, align 4
  %101 = load float, ptr %7, align 4
  %102 = call contract noundef float @__nv_fast_expf(float noundef %101) #8
  %103 = fmul contract float %97, %102
  %104 = load float, ptr %27, align 4
  %105 = load float, ptr %26, align 4
  %106 = load float, ptr %28, align 4
  %107 = fsub contract float %105, %106
  store float %107, ptr %8, align 4
  %108 = load float, ptr %8, align 4
  %109 = call contract noundef float @__nv_fast_expf(float noundef %108) #8
  %110 = fmul contract float %104, %109
  %111 = fadd contract float %103, %110
  store float %111, ptr %21, align 4
  %112 = load float, ptr %28, align 4
  store float %112, ptr %20, align 4
  br label %113

113:                                              ; preds = %85
  %114 = load i32, ptr %25, align 4
  %115 = ashr i32 %114, 1
  store i32 %115, ptr %25, align 4
  br label %82, !llvm.loop !11

116:                                              ; preds = %82
  %117 = load i32, ptr %19, align 4
  store i32 %117, ptr %29, align 4
  br label %118

118:                                              ; preds = %146, %116
  %119 = load i32, ptr %29, align 4
  %120 = load i32, ptr %17, align 4
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %149

122:                                              ; preds = %118
  %123 = load ptr, ptr %14, align 8
  %124 = load i32, ptr %18, align 4
  %125 = load i32, ptr %17, align 4
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr %29, align 4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %123, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = load float, ptr %20, align 4
  %133 = fsub contract float %131, %132
  store float %133, ptr %9, align 4
  %134 = load float, ptr %9, align 4
  %135 = call contract noundef float @__nv_fast_expf(float noundef %134) #8
  %136 = load float, ptr %21, align 4
  %137 = fdiv contract float %135, %136
  %138 = load ptr, ptr %15, align 8
  %139 = load i32, ptr %18, align 4
  %140 = load i32, ptr %17, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %29, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %138, i64 %144
  store float %137, ptr %145, align 4
  br label %146

146:                                              ; preds = %122
  %147 = load i32, ptr %29, align 4
  %148 = add nsw i32 %147, 32
  store i32 %148, ptr %29, align 4
  br label %118, !llvm.loop !12

149:                                              ; preds = %42, %118
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @moments_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %9, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  br label %75

26:                                               ; preds = %5
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %27

27:                                               ; preds = %58, %26
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %61

31:                                               ; preds = %27
  %32 = load ptr, ptr %6, align 8
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %10, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %14, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4
  store float %40, ptr %15, align 4
  %41 = load float, ptr %15, align 4
  %42 = load float, ptr %12, align 4
  %43 = fsub contract float %41, %42
  store float %43, ptr %16, align 4
  %44 = load float, ptr %16, align 4
  %45 = load i32, ptr %14, align 4
  %46 = add nsw i32 %45, 1
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %44, %47
  %49 = load float, ptr %12, align 4
  %50 = fadd contract float %49, %48
  store float %50, ptr %12, align 4
  %51 = load float, ptr %16, align 4
  %52 = load float, ptr %15, align 4
  %53 = load float, ptr %12, align 4
  %54 = fsub contract float %52, %53
  %55 = fmul contract float %51, %54
  %56 = load float, ptr %13, align 4
  %57 = fadd contract float %56, %55
  store float %57, ptr %13, align 4
  br label %58

58:                                               ; preds = %31
  %59 = load i32, ptr %14, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %14, align 4
  br label %27, !llvm.loop !13

61:                                               ; preds = %27
  %62 = load float, ptr %12, align 4
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  store float %62, ptr %66, align 4
  %67 = load float, ptr %13, align 4
  %68 = load i32, ptr %10, align 4
  %69 = sitofp i32 %68 to float
  %70 = fdiv contract float %67, %69
  %71 = load ptr, ptr %8, align 8
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  store float %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %61, %25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @moments_down(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Part, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 4
  %14 = alloca %struct.Part, align 4
  %15 = alloca %struct.Part, align 4
  %16 = alloca %struct.Part, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 12, i1 false)
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %11, align 4
  br label %18

18:                                               ; preds = %32, %4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %35

22:                                               ; preds = %18
  %23 = load ptr, ptr %6, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = load i32, ptr %9, align 4
  %26 = mul i32 %24, %25
  %27 = load i32, ptr %11, align 4
  %28 = add i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %23, i64 %29
  %31 = load float, ptr %30, align 4
  call void @_Z6updateR4Partf(ptr noundef nonnull align 4 dereferenceable(12) %10, float noundef %31) #8
  br label %32

32:                                               ; preds = %22
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %33, 32
  store i32 %34, ptr %11, align 4
  br label %18, !llvm.loop !14

35:                                               ; preds = %18
  store i32 16, ptr %12, align 4
  br label %36

36:                                               ; preds = %62, %35
  %37 = load i32, ptr %12, align 4
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %65

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw %struct.Part, ptr %13, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.Part, ptr %10, i32 0, i32 0
  %42 = load float, ptr %41, align 4
  %43 = load i32, ptr %12, align 4
  %44 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %42, i32 noundef %43, i32 noundef 32) #8
  store float %44, ptr %40, align 4
  %45 = getelementptr inbounds nuw %struct.Part, ptr %13, i32 0, i32 1
  %46 = getelementptr inbounds nuw %struct.Part, ptr %10, i32 0, i32 1
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %12, align 4
  %49 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %47, i32 noundef %48, i32 noundef 32) #8
  store float %49, ptr %45, align 4
  %50 = getelementptr inbounds nuw %struct.Part, ptr %13, i32 0, i32 2
  %51 = getelementptr inbounds nuw %struct.Part, ptr %10, i32 0, i32 2
  %52 = load float, ptr %51, align 4
  %53 = load i32, ptr %12, align 4
  %54 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %52, i32 noundef %53, i32 noundef 32) #8
  store float %54, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %10, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %13, i64 12, i1 false)
  %55 = call %struct.Part @_Z6merged4PartS_(ptr noundef byval(%struct.Part) align 4 %15, ptr noundef byval(%struct.Part) align 4 %16) #8
  %56 = getelementptr inbounds nuw %struct.Part, ptr %14, i32 0, i32 0
  %57 = extractvalue %struct.Part %55, 0
  store float %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Part, ptr %14, i32 0, i32 1
  %59 = extractvalue %struct.Part %55, 1
  store float %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Part, ptr %14, i32 0, i32 2
  %61 = extractvalue %struct.Part %55, 2
  store float %61, ptr %60, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %14, i64 12, i1 false)
  br label %62

62:                                               ; preds = %39
  %63 = load i32, ptr %12, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %12, align 4
  br label %36, !llvm.loop !15

65:                                               ; preds = %36
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %87

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw %struct.Part, ptr %10, i32 0, i32 0
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %7, align 8
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %71, i64 %73
  store float %70, ptr %74, align 4
  %75 = getelementptr inbounds nuw %struct.Part, ptr %10, i32 0, i32 1
  %76 = load float, ptr %75, align 4
  %77 = load i32, ptr %9, align 4
  %78 = sitofp i32 %77 to float
  %79 = fdiv contract float %76, %78
  %80 = fadd contract float %79, 0x3EE4F8B580000000
  store float %80, ptr %5, align 4
  %81 = load float, ptr %5, align 4
  %82 = call contract noundef float @__nv_rsqrtf(float noundef %81) #8
  %83 = load ptr, ptr %8, align 8
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %83, i64 %85
  store float %82, ptr %86, align 4
  br label %87

87:                                               ; preds = %68, %65
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
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
define dso_local ptx_kernel void @layer_norm_ring(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #2 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca %struct.Part, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  %26 = load ptr, ptr %9, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = load i32, ptr %15, align 4
  %29 = mul i32 %27, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr %26, i64 %30
  store ptr %31, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 12, i1 false)
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %32, ptr %18, align 4
  br label %33

33:                                               ; preds = %43, %7
  %34 = load i32, ptr %18, align 4
  %35 = load i32, ptr %15, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %18, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  call void @_Z6updateR4Partf(ptr noundef nonnull align 4 dereferenceable(12) %17, float noundef %42) #8
  br label %43

43:                                               ; preds = %37
  %44 = load i32, ptr %18, align 4
  %45 = add nsw i32 %44, 32
  store i32 %45, ptr %18, align 4
  br label %33, !llvm.loop !16

46:                                               ; preds = %33
  store i32 0, ptr %19, align 4
  br label %47

47:                                               ; preds = %71, %46
  %48 = load i32, ptr %19, align 4
  %49 = icmp slt i32 %48, 5
  br i1 %49, label %50, label %74

50:                                               ; preds = %47
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = load i32, ptr %19, align 4
  %53 = shl i32 1, %52
  %54 = add i32 %51, %53
  %55 = and i32 %54, 31
  store i32 %55, ptr %20, align 4
  %56 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 0
  %57 = load float, ptr %56, align 4
  %58 = load i32, ptr %20, align 4
  %59 = call contract noundef float @_Z11__shfl_syncjfii(i32 noundef -1, float noundef %57, i32 noundef %58, i32 noundef 32) #8
  store float %59, ptr %21, align 4
  %60 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 2
  %61 = load float, ptr %60, align 4
  %62 = load i32, ptr %20, align 4
  %63 = call contract noundef float @_Z11__shfl_syncjfii(i32 noundef -1, float noundef %61, i32 noundef %62, i32 noundef 32) #8
  store float %63, ptr %22, align 4
  %64 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 1
  %65 = load float, ptr %64, align 4
  %66 = load i32, ptr %20, align 4
  %67 = call contract noundef float @_Z11__shfl_syncjfii(i32 noundef -1, float noundef %65, i32 noundef %66, i32 noundef 32) #8
  store float %67, ptr %23, align 4
  %68 = load float, ptr %21, align 4
  %69 = load float, ptr %23, align 4
  %70 = load float, ptr %22, align 4
  call void @_Z5weighfffR4Part(float noundef %68, float noundef %69, float noundef %70, ptr noundef nonnull align 4 dereferenceable(12) %17) #8
  br label %71

71:                                               ; preds = %50
  %72 = load i32, ptr %19, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %19, align 4
  br label %47, !llvm.loop !17

74:                                               ; preds = %47
  %75 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 1
  %76 = load float, ptr %75, align 4
  %77 = load i32, ptr %15, align 4
  %78 = sitofp i32 %77 to float
  %79 = fdiv contract float %76, %78
  %80 = fadd contract float %79, 0x3EE4F8B580000000
  store float %80, ptr %8, align 4
  %81 = load float, ptr %8, align 4
  %82 = call contract noundef float @__nv_rsqrtf(float noundef %81) #8
  store float %82, ptr %24, align 4
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %83, ptr %25, align 4
  br label %84

84:                                               ; preds = %119, %74
  %85 = load i32, ptr %25, align 4
  %86 = load i32, ptr %15, align 4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %122

88:                                               ; preds = %84
  %89 = load ptr, ptr %10, align 8
  %90 = load i32, ptr %25, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = load float, ptr %24, align 4
  %95 = load ptr, ptr %16, align 8
  %96 = load i32, ptr %25, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 0
  %101 = load float, ptr %100, align 4
  %102 = fsub contract float %99, %101
  %103 = fmul contract float %94, %102
  %104 = fmul contract float %93, %103
  %105 = load ptr, ptr %11, align 8
  %106 = load i32, ptr %25, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fadd contract float %104, %109
  %111 = load ptr, ptr %12, align 8
  %112 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %113 = load i32, ptr %15, align 4
  %114 = mul i32 %112, %113
  %115 = load i32, ptr %25, align 4
  %116 = add i32 %114, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw float, ptr %111, i64 %117
  store float %110, ptr %118, align 4
  br label %119

119:                                              ; preds = %88
  %120 = load i32, ptr %25, align 4
  %121 = add nsw i32 %120, 32
  store i32 %121, ptr %25, align 4
  br label %84, !llvm.loop !18

122:                                              ; preds = %84
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %137

125:                                              ; preds = %122
  %126 = getelementptr inbounds nuw %struct.Part, ptr %17, i32 0, i32 0
  %127 = load float, ptr %126, align 4
  %128 = load ptr, ptr %13, align 8
  %129 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %128, i64 %130
  store float %127, ptr %131, align 4
  %132 = load float, ptr %24, align 4
  %133 = load ptr, ptr %14, align 8
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw float, ptr %133, i64 %135
  store float %132, ptr %136, align 4
  br label %137

137:                                              ; preds = %125, %122
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z11__shfl_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
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
  %16 = call contract float @llvm.nvvm.shfl.sync.idx.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @moments_tree(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  %21 = load i32, ptr %9, align 4
  store i32 %21, ptr %13, align 4
  br label %22

22:                                               ; preds = %53, %4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %56

26:                                               ; preds = %22
  %27 = load ptr, ptr %5, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = load i32, ptr %8, align 4
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %13, align 4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %27, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %14, align 4
  %36 = load float, ptr %14, align 4
  %37 = load float, ptr %11, align 4
  %38 = fsub contract float %36, %37
  store float %38, ptr %15, align 4
  %39 = load float, ptr %15, align 4
  %40 = load i32, ptr %10, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %10, align 4
  %42 = sitofp i32 %41 to float
  %43 = fdiv contract float %39, %42
  %44 = load float, ptr %11, align 4
  %45 = fadd contract float %44, %43
  store float %45, ptr %11, align 4
  %46 = load float, ptr %15, align 4
  %47 = load float, ptr %14, align 4
  %48 = load float, ptr %11, align 4
  %49 = fsub contract float %47, %48
  %50 = fmul contract float %46, %49
  %51 = load float, ptr %12, align 4
  %52 = fadd contract float %51, %50
  store float %52, ptr %12, align 4
  br label %53

53:                                               ; preds = %26
  %54 = load i32, ptr %13, align 4
  %55 = add nsw i32 %54, 64
  store i32 %55, ptr %13, align 4
  br label %22, !llvm.loop !19

56:                                               ; preds = %22
  %57 = load float, ptr %11, align 4
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 0, i64 %59
  store float %57, ptr %60, align 4
  %61 = load float, ptr %12, align 4
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 0, i64 %63
  store float %61, ptr %64, align 4
  %65 = load i32, ptr %10, align 4
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 0, i64 %67
  store i32 %65, ptr %68, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %16, align 4
  br label %69

69:                                               ; preds = %149, %56
  %70 = load i32, ptr %16, align 4
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %72, label %152

72:                                               ; preds = %69
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %16, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %148

76:                                               ; preds = %72
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  store i32 %80, ptr %17, align 4
  %81 = load i32, ptr %9, align 4
  %82 = load i32, ptr %16, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %18, align 4
  %87 = load i32, ptr %18, align 4
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %147

89:                                               ; preds = %76
  %90 = load i32, ptr %9, align 4
  %91 = load i32, ptr %16, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 0, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = load i32, ptr %9, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fsub contract float %95, %99
  store float %100, ptr %19, align 4
  %101 = load float, ptr %19, align 4
  %102 = load i32, ptr %18, align 4
  %103 = sitofp i32 %102 to float
  %104 = fmul contract float %101, %103
  %105 = load i32, ptr %17, align 4
  %106 = load i32, ptr %18, align 4
  %107 = add nsw i32 %105, %106
  %108 = sitofp i32 %107 to float
  %109 = fdiv contract float %104, %108
  %110 = load i32, ptr %9, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), i64 0, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fadd contract float %113, %109
  store float %114, ptr %112, align 4
  %115 = load i32, ptr %9, align 4
  %116 = load i32, ptr %16, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 0, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = load float, ptr %19, align 4
  %122 = load float, ptr %19, align 4
  %123 = fmul contract float %121, %122
  %124 = load i32, ptr %17, align 4
  %125 = sitofp i32 %124 to float
  %126 = fmul contract float %123, %125
  %127 = load i32, ptr %18, align 4
  %128 = sitofp i32 %127 to float
  %129 = fmul contract float %126, %128
  %130 = load i32, ptr %17, align 4
  %131 = load i32, ptr %18, align 4
  %132 = add nsw i32 %130, %131
  %133 = sitofp i32 %132 to float
  %134 = fdiv contract float %129, %133
  %135 = fadd contract float %120, %134
  %136 = load i32, ptr %9, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), i64 0, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fadd contract float %139, %135
  store float %140, ptr %138, align 4
  %141 = load i32, ptr %17, align 4
  %142 = load i32, ptr %18, align 4
  %143 = add nsw i32 %141, %142
  %144 = load i32, ptr %9, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE5count to ptr), i64 0, i64 %145
  store i32 %143, ptr %146, align 4
  br label %147

147:                                              ; preds = %89, %76
  br label %148

148:                                              ; preds = %147, %72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %16, align 4
  %151 = sdiv i32 %150, 2
  store i32 %151, ptr %16, align 4
  br label %69, !llvm.loop !20

152:                                              ; preds = %69
  %153 = load i32, ptr %9, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %169

155:                                              ; preds = %152
  %156 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE4mean to ptr), align 4
  %157 = load ptr, ptr %6, align 8
  %158 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw float, ptr %157, i64 %159
  store float %156, ptr %160, align 4
  %161 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ12moments_treeE7squares to ptr), align 4
  %162 = load i32, ptr %8, align 4
  %163 = sitofp i32 %162 to float
  %164 = fdiv contract float %161, %163
  %165 = load ptr, ptr %7, align 8
  %166 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw float, ptr %165, i64 %167
  store float %164, ptr %168, align 4
  br label %169

169:                                              ; preds = %155, %152
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @batch_moments(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #2 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %26, ptr %16, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = add i32 %27, %30
  store i32 %31, ptr %17, align 4
  store i32 0, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %32, ptr %21, align 4
  br label %33

33:                                               ; preds = %79, %7
  %34 = load i32, ptr %21, align 4
  %35 = load i32, ptr %12, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %83

37:                                               ; preds = %33
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %38, ptr %22, align 4
  br label %39

39:                                               ; preds = %74, %37
  %40 = load i32, ptr %22, align 4
  %41 = load i32, ptr %14, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %78

43:                                               ; preds = %39
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %21, align 4
  %46 = load i32, ptr %13, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %16, align 4
  %49 = add nsw i32 %47, %48
  %50 = load i32, ptr %14, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %22, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %44, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %23, align 4
  %57 = load float, ptr %23, align 4
  %58 = load float, ptr %19, align 4
  %59 = fsub contract float %57, %58
  store float %59, ptr %24, align 4
  %60 = load float, ptr %24, align 4
  %61 = load i32, ptr %18, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %18, align 4
  %63 = sitofp i32 %62 to float
  %64 = fdiv contract float %60, %63
  %65 = load float, ptr %19, align 4
  %66 = fadd contract float %65, %64
  store float %66, ptr %19, align 4
  %67 = load float, ptr %24, align 4
  %68 = load float, ptr %23, align 4
  %69 = load float, ptr %19, align 4
  %70 = fsub contract float %68, %69
  %71 = fmul contract float %67, %70
  %72 = load float, ptr %20, align 4
  %73 = fadd contract float %72, %71
  store float %73, ptr %20, align 4
  br label %74

74:                                               ; preds = %43
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %76 = load i32, ptr %22, align 4
  %77 = add i32 %76, %75
  store i32 %77, ptr %22, align 4
  br label %39, !llvm.loop !21

78:                                               ; preds = %39
  br label %79

79:                                               ; preds = %78
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %81 = load i32, ptr %21, align 4
  %82 = add i32 %81, %80
  store i32 %82, ptr %21, align 4
  br label %33, !llvm.loop !22

83:                                               ; preds = %33
  call void @_Z10merge_warpRfS_Ri(ptr noundef nonnull align 4 dereferenceable(4) %19, ptr noundef nonnull align 4 dereferenceable(4) %20, ptr noundef nonnull align 4 dereferenceable(4) %18) #8
  %84 = load i32, ptr %17, align 4
  %85 = srem i32 %84, 32
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %106

87:                                               ; preds = %83
  %88 = load i32, ptr %18, align 4
  %89 = load i32, ptr %17, align 4
  %90 = sdiv i32 %89, 32
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 0, i64 %91
  store i32 %88, ptr %92, align 4
  %93 = load float, ptr %19, align 4
  %94 = load i32, ptr %17, align 4
  %95 = sdiv i32 %94, 32
  %96 = mul nsw i32 %95, 2
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 0, i64 %97
  store float %93, ptr %98, align 4
  %99 = load float, ptr %20, align 4
  %100 = load i32, ptr %17, align 4
  %101 = sdiv i32 %100, 32
  %102 = mul nsw i32 %101, 2
  %103 = add nsw i32 %102, 1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 0, i64 %104
  store float %99, ptr %105, align 4
  br label %106

106:                                              ; preds = %87, %83
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = load i32, ptr %17, align 4
  %108 = icmp slt i32 %107, 32
  br i1 %108, label %109, label %150

109:                                              ; preds = %106
  %110 = load i32, ptr %17, align 4
  %111 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %112 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %113 = mul i32 %111, %112
  %114 = udiv i32 %113, 32
  %115 = icmp ult i32 %110, %114
  %116 = zext i1 %115 to i8
  store i8 %116, ptr %25, align 1
  %117 = load i8, ptr %25, align 1
  %118 = trunc i8 %117 to i1
  br i1 %118, label %119, label %124

119:                                              ; preds = %109
  %120 = load i32, ptr %17, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE6counts to ptr), i64 0, i64 %121
  %123 = load i32, ptr %122, align 4
  br label %125

124:                                              ; preds = %109
  br label %125

125:                                              ; preds = %124, %119
  %126 = phi i32 [ %123, %119 ], [ 0, %124 ]
  store i32 %126, ptr %18, align 4
  %127 = load i8, ptr %25, align 1
  %128 = trunc i8 %127 to i1
  br i1 %128, label %129, label %135

129:                                              ; preds = %125
  %130 = load i32, ptr %17, align 4
  %131 = mul nsw i32 2, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 0, i64 %132
  %134 = load float, ptr %133, align 4
  br label %136

135:                                              ; preds = %125
  br label %136

136:                                              ; preds = %135, %129
  %137 = phi contract float [ %134, %129 ], [ 0.000000e+00, %135 ]
  store float %137, ptr %19, align 4
  %138 = load i8, ptr %25, align 1
  %139 = trunc i8 %138 to i1
  br i1 %139, label %140, label %147

140:                                              ; preds = %136
  %141 = load i32, ptr %17, align 4
  %142 = mul nsw i32 2, %141
  %143 = add nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13batch_momentsE5parts to ptr), i64 0, i64 %144
  %146 = load float, ptr %145, align 4
  br label %148

147:                                              ; preds = %136
  br label %148

148:                                              ; preds = %147, %140
  %149 = phi contract float [ %146, %140 ], [ 0.000000e+00, %147 ]
  store float %149, ptr %20, align 4
  br label %150

150:                                              ; preds = %148, %106
  call void @_Z10merge_warpRfS_Ri(ptr noundef nonnull align 4 dereferenceable(4) %19, ptr noundef nonnull align 4 dereferenceable(4) %20, ptr noundef nonnull align 4 dereferenceable(4) %18) #8
  %151 = load i32, ptr %17, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %173

153:                                              ; preds = %150
  %154 = load float, ptr %19, align 4
  %155 = load ptr, ptr %10, align 8
  %156 = load i32, ptr %16, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %155, i64 %157
  store float %154, ptr %158, align 4
  %159 = load float, ptr %20, align 4
  %160 = load i32, ptr %12, align 4
  %161 = load i32, ptr %14, align 4
  %162 = mul nsw i32 %160, %161
  %163 = sitofp i32 %162 to float
  %164 = fdiv contract float %159, %163
  %165 = load float, ptr %15, align 4
  %166 = fadd contract float %164, %165
  store float %166, ptr %8, align 4
  %167 = load float, ptr %8, align 4
  %168 = call contract noundef float @__nv_rsqrtf(float noundef %167) #8
  %169 = load ptr, ptr %11, align 8
  %170 = load i32, ptr %16, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr %169, i64 %171
  store float %168, ptr %172, align 4
  br label %173

173:                                              ; preds = %153, %150
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mean_compensated(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %4
  br label %62

24:                                               ; preds = %4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %25

25:                                               ; preds = %50, %24
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %53

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %8, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %30, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = load float, ptr %11, align 4
  %40 = fsub contract float %38, %39
  store float %40, ptr %13, align 4
  %41 = load float, ptr %10, align 4
  %42 = load float, ptr %13, align 4
  %43 = fadd contract float %41, %42
  store float %43, ptr %14, align 4
  %44 = load float, ptr %14, align 4
  %45 = load float, ptr %10, align 4
  %46 = fsub contract float %44, %45
  %47 = load float, ptr %13, align 4
  %48 = fsub contract float %46, %47
  store float %48, ptr %11, align 4
  %49 = load float, ptr %14, align 4
  store float %49, ptr %10, align 4
  br label %50

50:                                               ; preds = %29
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %12, align 4
  br label %25, !llvm.loop !23

53:                                               ; preds = %25
  %54 = load float, ptr %10, align 4
  %55 = load i32, ptr %8, align 4
  %56 = sitofp i32 %55 to float
  %57 = fdiv contract float %54, %56
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %9, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4
  br label %62

62:                                               ; preds = %53, %23
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{}
!4 = !{i64 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
