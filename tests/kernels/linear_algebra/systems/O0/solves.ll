; ModuleID = 'solves.cu'
source_filename = "solves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ9trsv_treeE4part = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trsm_left(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store float %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4
  %24 = load i32, ptr %15, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %7
  br label %97

28:                                               ; preds = %7
  store i32 0, ptr %16, align 4
  br label %29

29:                                               ; preds = %94, %28
  %30 = load i32, ptr %16, align 4
  %31 = load i32, ptr %8, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %97

33:                                               ; preds = %29
  %34 = load float, ptr %10, align 4
  %35 = load ptr, ptr %13, align 8
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %15, align 4
  %38 = load i32, ptr %14, align 4
  %39 = mul nsw i32 %37, %38
  %40 = add nsw i32 %36, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %35, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fmul contract float %34, %43
  store float %44, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %45

45:                                               ; preds = %71, %33
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %16, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = load ptr, ptr %11, align 8
  %51 = load i32, ptr %16, align 4
  %52 = load i32, ptr %18, align 4
  %53 = load i32, ptr %12, align 4
  %54 = mul nsw i32 %52, %53
  %55 = add nsw i32 %51, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %13, align 8
  %60 = load i32, ptr %18, align 4
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %14, align 4
  %63 = mul nsw i32 %61, %62
  %64 = add nsw i32 %60, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fmul contract float %58, %67
  %69 = load float, ptr %17, align 4
  %70 = fsub contract float %69, %68
  store float %70, ptr %17, align 4
  br label %71

71:                                               ; preds = %49
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %18, align 4
  br label %45, !llvm.loop !3

74:                                               ; preds = %45
  %75 = load float, ptr %17, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %16, align 4
  %79 = load i32, ptr %12, align 4
  %80 = mul nsw i32 %78, %79
  %81 = add nsw i32 %77, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %76, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fdiv contract float %75, %84
  %86 = load ptr, ptr %13, align 8
  %87 = load i32, ptr %16, align 4
  %88 = load i32, ptr %15, align 4
  %89 = load i32, ptr %14, align 4
  %90 = mul nsw i32 %88, %89
  %91 = add nsw i32 %87, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %86, i64 %92
  store float %85, ptr %93, align 4
  br label %94

94:                                               ; preds = %74
  %95 = load i32, ptr %16, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %16, align 4
  br label %29, !llvm.loop !5

97:                                               ; preds = %27, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trsm_right(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store double %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4
  %24 = load i32, ptr %15, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %7
  br label %97

28:                                               ; preds = %7
  store i32 0, ptr %16, align 4
  br label %29

29:                                               ; preds = %94, %28
  %30 = load i32, ptr %16, align 4
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %97

33:                                               ; preds = %29
  %34 = load double, ptr %10, align 8
  %35 = load ptr, ptr %13, align 8
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %14, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %16, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul contract double %34, %43
  store double %44, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %45

45:                                               ; preds = %71, %33
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %16, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %74

49:                                               ; preds = %45
  %50 = load ptr, ptr %13, align 8
  %51 = load i32, ptr %15, align 4
  %52 = load i32, ptr %14, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %18, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %50, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %11, align 8
  %60 = load i32, ptr %18, align 4
  %61 = load i32, ptr %12, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %16, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %59, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul contract double %58, %67
  %69 = load double, ptr %17, align 8
  %70 = fsub contract double %69, %68
  store double %70, ptr %17, align 8
  br label %71

71:                                               ; preds = %49
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %18, align 4
  br label %45, !llvm.loop !6

74:                                               ; preds = %45
  %75 = load double, ptr %17, align 8
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %12, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %16, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %76, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fdiv contract double %75, %84
  %86 = load ptr, ptr %13, align 8
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %14, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %16, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %86, i64 %92
  store double %85, ptr %93, align 8
  br label %94

94:                                               ; preds = %74
  %95 = load i32, ptr %16, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %16, align 4
  br label %29, !llvm.loop !7

97:                                               ; preds = %27, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trsm_columns(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store double %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4
  %24 = load i32, ptr %15, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %7
  br label %131

28:                                               ; preds = %7
  %29 = load double, ptr %10, align 8
  %30 = fcmp contract une double %29, 1.000000e+00
  br i1 %30, label %31, label %52

31:                                               ; preds = %28
  store i32 0, ptr %16, align 4
  br label %32

32:                                               ; preds = %48, %31
  %33 = load i32, ptr %16, align 4
  %34 = load i32, ptr %8, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %51

36:                                               ; preds = %32
  %37 = load double, ptr %10, align 8
  %38 = load ptr, ptr %13, align 8
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %14, align 4
  %42 = mul nsw i32 %40, %41
  %43 = add nsw i32 %39, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %38, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul contract double %46, %37
  store double %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %36
  %49 = load i32, ptr %16, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %16, align 4
  br label %32, !llvm.loop !8

51:                                               ; preds = %32
  br label %52

52:                                               ; preds = %51, %28
  %53 = load i32, ptr %8, align 4
  %54 = sub nsw i32 %53, 1
  store i32 %54, ptr %17, align 4
  br label %55

55:                                               ; preds = %128, %52
  %56 = load i32, ptr %17, align 4
  %57 = icmp sge i32 %56, 0
  br i1 %57, label %58, label %131

58:                                               ; preds = %55
  %59 = load ptr, ptr %13, align 8
  %60 = load i32, ptr %17, align 4
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %14, align 4
  %63 = mul nsw i32 %61, %62
  %64 = add nsw i32 %60, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %59, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp contract une double %67, 0.000000e+00
  br i1 %68, label %69, label %127

69:                                               ; preds = %58
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %17, align 4
  %72 = load i32, ptr %17, align 4
  %73 = load i32, ptr %12, align 4
  %74 = mul nsw i32 %72, %73
  %75 = add nsw i32 %71, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %70, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %13, align 8
  %80 = load i32, ptr %17, align 4
  %81 = load i32, ptr %15, align 4
  %82 = load i32, ptr %14, align 4
  %83 = mul nsw i32 %81, %82
  %84 = add nsw i32 %80, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fdiv contract double %87, %78
  store double %88, ptr %86, align 8
  store i32 0, ptr %18, align 4
  br label %89

89:                                               ; preds = %123, %69
  %90 = load i32, ptr %18, align 4
  %91 = load i32, ptr %17, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %126

93:                                               ; preds = %89
  %94 = load ptr, ptr %13, align 8
  %95 = load i32, ptr %17, align 4
  %96 = load i32, ptr %15, align 4
  %97 = load i32, ptr %14, align 4
  %98 = mul nsw i32 %96, %97
  %99 = add nsw i32 %95, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %94, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = load ptr, ptr %11, align 8
  %104 = load i32, ptr %18, align 4
  %105 = load i32, ptr %17, align 4
  %106 = load i32, ptr %12, align 4
  %107 = mul nsw i32 %105, %106
  %108 = add nsw i32 %104, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %103, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fmul contract double %102, %111
  %113 = load ptr, ptr %13, align 8
  %114 = load i32, ptr %18, align 4
  %115 = load i32, ptr %15, align 4
  %116 = load i32, ptr %14, align 4
  %117 = mul nsw i32 %115, %116
  %118 = add nsw i32 %114, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %113, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fsub contract double %121, %112
  store double %122, ptr %120, align 8
  br label %123

123:                                              ; preds = %93
  %124 = load i32, ptr %18, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %18, align 4
  br label %89, !llvm.loop !9

126:                                              ; preds = %89
  br label %127

127:                                              ; preds = %126, %58
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %17, align 4
  %130 = add nsw i32 %129, -1
  store i32 %130, ptr %17, align 4
  br label %55, !llvm.loop !10

131:                                              ; preds = %27, %55
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trsv_tree(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %100, %4
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %103

19:                                               ; preds = %15
  store float 0.000000e+00, ptr %11, align 4
  %20 = load i32, ptr %9, align 4
  store i32 %20, ptr %12, align 4
  br label %21

21:                                               ; preds = %43, %19
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %10, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %46

25:                                               ; preds = %21
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %10, align 4
  %28 = load i32, ptr %8, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %12, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %26, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = load ptr, ptr %7, align 8
  %36 = load i32, ptr %12, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fmul contract float %34, %39
  %41 = load float, ptr %11, align 4
  %42 = fadd contract float %41, %40
  store float %42, ptr %11, align 4
  br label %43

43:                                               ; preds = %25
  %44 = load i32, ptr %12, align 4
  %45 = add nsw i32 %44, 64
  store i32 %45, ptr %12, align 4
  br label %21, !llvm.loop !11

46:                                               ; preds = %21
  %47 = load float, ptr %11, align 4
  %48 = load i32, ptr %9, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 0, i64 %49
  store float %47, ptr %50, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %13, align 4
  br label %51

51:                                               ; preds = %71, %46
  %52 = load i32, ptr %13, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %74

54:                                               ; preds = %51
  %55 = load i32, ptr %9, align 4
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %54
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %13, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 0, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load i32, ptr %9, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 0, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fadd contract float %68, %64
  store float %69, ptr %67, align 4
  br label %70

70:                                               ; preds = %58, %54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %13, align 4
  %73 = ashr i32 %72, 1
  store i32 %73, ptr %13, align 4
  br label %51, !llvm.loop !12

74:                                               ; preds = %51
  %75 = load i32, ptr %9, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %99

77:                                               ; preds = %74
  %78 = load ptr, ptr %6, align 8
  %79 = load i32, ptr %10, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), align 4
  %84 = fsub contract float %82, %83
  %85 = load ptr, ptr %5, align 8
  %86 = load i32, ptr %10, align 4
  %87 = load i32, ptr %8, align 4
  %88 = mul nsw i32 %86, %87
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = fdiv contract float %84, %93
  %95 = load ptr, ptr %7, align 8
  %96 = load i32, ptr %10, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  store float %94, ptr %98, align 4
  br label %99

99:                                               ; preds = %77, %74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %10, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %10, align 4
  br label %15, !llvm.loop !13

103:                                              ; preds = %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @solve_reciprocals(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %87

23:                                               ; preds = %5
  store i32 0, ptr %12, align 4
  br label %24

24:                                               ; preds = %83, %23
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %86

28:                                               ; preds = %24
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %10, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4
  store float %37, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %38

38:                                               ; preds = %64, %28
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %12, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %67

42:                                               ; preds = %38
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %9, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %8, align 8
  %53 = load i32, ptr %14, align 4
  %54 = load i32, ptr %10, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %51, %60
  %62 = load float, ptr %13, align 4
  %63 = fsub contract float %62, %61
  store float %63, ptr %13, align 4
  br label %64

64:                                               ; preds = %42
  %65 = load i32, ptr %14, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %14, align 4
  br label %38, !llvm.loop !14

67:                                               ; preds = %38
  %68 = load float, ptr %13, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul contract float %68, %73
  %75 = load ptr, ptr %8, align 8
  %76 = load i32, ptr %12, align 4
  %77 = load i32, ptr %10, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %11, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %75, i64 %81
  store float %74, ptr %82, align 4
  br label %83

83:                                               ; preds = %67
  %84 = load i32, ptr %12, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %12, align 4
  br label %24, !llvm.loop !15

86:                                               ; preds = %24
  br label %87

87:                                               ; preds = %86, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @back_columns(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  br label %91

22:                                               ; preds = %4
  %23 = load i32, ptr %7, align 4
  %24 = sub nsw i32 %23, 1
  store i32 %24, ptr %10, align 4
  br label %25

25:                                               ; preds = %88, %22
  %26 = load i32, ptr %10, align 4
  %27 = icmp sge i32 %26, 0
  br i1 %27, label %28, label %91

28:                                               ; preds = %25
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %8, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %10, align 4
  %40 = load i32, ptr %7, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fdiv contract float 1.000000e+00, %46
  %48 = fmul contract float %37, %47
  store float %48, ptr %11, align 4
  %49 = load float, ptr %11, align 4
  %50 = load ptr, ptr %6, align 8
  %51 = load i32, ptr %10, align 4
  %52 = load i32, ptr %8, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %9, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %50, i64 %56
  store float %49, ptr %57, align 4
  store i32 0, ptr %12, align 4
  br label %58

58:                                               ; preds = %84, %28
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %10, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %87

62:                                               ; preds = %58
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %7, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %10, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %11, align 4
  %73 = fmul contract float %71, %72
  %74 = load ptr, ptr %6, align 8
  %75 = load i32, ptr %12, align 4
  %76 = load i32, ptr %8, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %9, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %74, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = fsub contract float %82, %73
  store float %83, ptr %81, align 4
  br label %84

84:                                               ; preds = %62
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %12, align 4
  br label %58, !llvm.loop !16

87:                                               ; preds = %58
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, -1
  store i32 %90, ptr %10, align 4
  br label %25, !llvm.loop !17

91:                                               ; preds = %21, %25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @solve_panels(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %4
  br label %166

26:                                               ; preds = %4
  store i32 0, ptr %10, align 4
  br label %27

27:                                               ; preds = %163, %26
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %166

31:                                               ; preds = %27
  %32 = load i32, ptr %10, align 4
  store i32 %32, ptr %11, align 4
  br label %33

33:                                               ; preds = %98, %31
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %10, align 4
  %36 = add nsw i32 %35, 8
  %37 = icmp slt i32 %34, %36
  br i1 %37, label %38, label %101

38:                                               ; preds = %33
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %11, align 4
  %41 = load i32, ptr %8, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  store float %47, ptr %12, align 4
  %48 = load i32, ptr %10, align 4
  store i32 %48, ptr %13, align 4
  br label %49

49:                                               ; preds = %75, %38
  %50 = load i32, ptr %13, align 4
  %51 = load i32, ptr %11, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %78

53:                                               ; preds = %49
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %11, align 4
  %56 = load i32, ptr %7, align 4
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %13, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %54, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = load ptr, ptr %6, align 8
  %64 = load i32, ptr %13, align 4
  %65 = load i32, ptr %8, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul contract float %62, %71
  %73 = load float, ptr %12, align 4
  %74 = fsub contract float %73, %72
  store float %74, ptr %12, align 4
  br label %75

75:                                               ; preds = %53
  %76 = load i32, ptr %13, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %13, align 4
  br label %49, !llvm.loop !18

78:                                               ; preds = %49
  %79 = load float, ptr %12, align 4
  %80 = load ptr, ptr %5, align 8
  %81 = load i32, ptr %11, align 4
  %82 = load i32, ptr %7, align 4
  %83 = mul nsw i32 %81, %82
  %84 = load i32, ptr %11, align 4
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %80, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fdiv contract float %79, %88
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %11, align 4
  %92 = load i32, ptr %8, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %9, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  store float %89, ptr %97, align 4
  br label %98

98:                                               ; preds = %78
  %99 = load i32, ptr %11, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %11, align 4
  br label %33, !llvm.loop !19

101:                                              ; preds = %33
  %102 = load i32, ptr %10, align 4
  %103 = add nsw i32 %102, 8
  store i32 %103, ptr %14, align 4
  br label %104

104:                                              ; preds = %159, %101
  %105 = load i32, ptr %14, align 4
  %106 = load i32, ptr %7, align 4
  %107 = icmp slt i32 %105, %106
  br i1 %107, label %108, label %162

108:                                              ; preds = %104
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %8, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %9, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %109, i64 %115
  %117 = load float, ptr %116, align 4
  store float %117, ptr %15, align 4
  %118 = load i32, ptr %10, align 4
  store i32 %118, ptr %16, align 4
  br label %119

119:                                              ; preds = %146, %108
  %120 = load i32, ptr %16, align 4
  %121 = load i32, ptr %10, align 4
  %122 = add nsw i32 %121, 8
  %123 = icmp slt i32 %120, %122
  br i1 %123, label %124, label %149

124:                                              ; preds = %119
  %125 = load ptr, ptr %5, align 8
  %126 = load i32, ptr %14, align 4
  %127 = load i32, ptr %7, align 4
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr %16, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %125, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = load ptr, ptr %6, align 8
  %135 = load i32, ptr %16, align 4
  %136 = load i32, ptr %8, align 4
  %137 = mul nsw i32 %135, %136
  %138 = load i32, ptr %9, align 4
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %134, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = fmul contract float %133, %142
  %144 = load float, ptr %15, align 4
  %145 = fsub contract float %144, %143
  store float %145, ptr %15, align 4
  br label %146

146:                                              ; preds = %124
  %147 = load i32, ptr %16, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %16, align 4
  br label %119, !llvm.loop !20

149:                                              ; preds = %119
  %150 = load float, ptr %15, align 4
  %151 = load ptr, ptr %6, align 8
  %152 = load i32, ptr %14, align 4
  %153 = load i32, ptr %8, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %9, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %151, i64 %157
  store float %150, ptr %158, align 4
  br label %159

159:                                              ; preds = %149
  %160 = load i32, ptr %14, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %14, align 4
  br label %104, !llvm.loop !21

162:                                              ; preds = %104
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %10, align 4
  %165 = add nsw i32 %164, 8
  store i32 %165, ptr %10, align 4
  br label %27, !llvm.loop !22

166:                                              ; preds = %25, %27
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
