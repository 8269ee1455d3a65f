; ModuleID = 'science.cu'
source_filename = "science.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z10normal_cdff(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4
  %4 = load float, ptr %3, align 4
  %5 = fneg contract float %4
  %6 = fmul contract float %5, 0x3FE6A09E60000000
  store float %6, ptr %2, align 4
  %7 = load float, ptr %2, align 4
  %8 = call contract noundef float @__nv_erfcf(float noundef %7) #5
  %9 = fmul contract float 5.000000e-01, %8
  ret float %9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_ffi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #1 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store float %5, ptr %17, align 4
  store float %6, ptr %18, align 4
  store i32 %7, ptr %19, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %20, align 4
  %33 = load i32, ptr %20, align 4
  %34 = load i32, ptr %19, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %8
  br label %113

37:                                               ; preds = %8
  %38 = load ptr, ptr %12, align 8
  %39 = load i32, ptr %20, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  store float %42, ptr %21, align 4
  %43 = load ptr, ptr %13, align 8
  %44 = load i32, ptr %20, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  store float %47, ptr %22, align 4
  %48 = load ptr, ptr %14, align 8
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  store float %52, ptr %23, align 4
  %53 = load float, ptr %18, align 4
  %54 = load float, ptr %23, align 4
  store float %54, ptr %11, align 4
  %55 = load float, ptr %11, align 4
  %56 = call contract noundef float @__nv_sqrtf(float noundef %55) #5
  %57 = fmul contract float %53, %56
  store float %57, ptr %24, align 4
  %58 = load float, ptr %21, align 4
  %59 = load float, ptr %22, align 4
  %60 = fdiv contract float %58, %59
  store float %60, ptr %10, align 4
  %61 = load float, ptr %10, align 4
  %62 = call contract noundef float @__nv_logf(float noundef %61) #5
  %63 = load float, ptr %17, align 4
  %64 = load float, ptr %18, align 4
  %65 = fmul contract float 5.000000e-01, %64
  %66 = load float, ptr %18, align 4
  %67 = fmul contract float %65, %66
  %68 = fadd contract float %63, %67
  %69 = load float, ptr %23, align 4
  %70 = fmul contract float %68, %69
  %71 = fadd contract float %62, %70
  %72 = load float, ptr %24, align 4
  %73 = fdiv contract float %71, %72
  store float %73, ptr %25, align 4
  %74 = load float, ptr %25, align 4
  %75 = load float, ptr %24, align 4
  %76 = fsub contract float %74, %75
  store float %76, ptr %26, align 4
  %77 = load float, ptr %22, align 4
  %78 = load float, ptr %17, align 4
  %79 = fneg contract float %78
  %80 = load float, ptr %23, align 4
  %81 = fmul contract float %79, %80
  store float %81, ptr %9, align 4
  %82 = load float, ptr %9, align 4
  %83 = call contract noundef float @__nv_expf(float noundef %82) #5
  %84 = fmul contract float %77, %83
  store float %84, ptr %27, align 4
  %85 = load float, ptr %21, align 4
  %86 = load float, ptr %25, align 4
  %87 = call contract noundef float @_Z10normal_cdff(float noundef %86) #5
  %88 = fmul contract float %85, %87
  %89 = load float, ptr %27, align 4
  %90 = load float, ptr %26, align 4
  %91 = call contract noundef float @_Z10normal_cdff(float noundef %90) #5
  %92 = fmul contract float %89, %91
  %93 = fsub contract float %88, %92
  %94 = load ptr, ptr %15, align 8
  %95 = load i32, ptr %20, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %94, i64 %96
  store float %93, ptr %97, align 4
  %98 = load float, ptr %27, align 4
  %99 = load float, ptr %26, align 4
  %100 = fneg contract float %99
  %101 = call contract noundef float @_Z10normal_cdff(float noundef %100) #5
  %102 = fmul contract float %98, %101
  %103 = load float, ptr %21, align 4
  %104 = load float, ptr %25, align 4
  %105 = fneg contract float %104
  %106 = call contract noundef float @_Z10normal_cdff(float noundef %105) #5
  %107 = fmul contract float %103, %106
  %108 = fsub contract float %102, %107
  %109 = load ptr, ptr %16, align 8
  %110 = load i32, ptr %20, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  store float %108, ptr %112, align 4
  br label %113

113:                                              ; preds = %37, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12softmax_rowsPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %4
  br label %104

29:                                               ; preds = %4
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %12, align 4
  %33 = mul nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %30, i64 %34
  store ptr %35, ptr %14, align 8
  %36 = load ptr, ptr %14, align 8
  %37 = getelementptr inbounds float, ptr %36, i64 0
  %38 = load float, ptr %37, align 4
  store float %38, ptr %15, align 4
  store i32 1, ptr %16, align 4
  br label %39

39:                                               ; preds = %53, %29
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load float, ptr %15, align 4
  %45 = load ptr, ptr %14, align 8
  %46 = load i32, ptr %16, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  store float %44, ptr %5, align 4
  store float %49, ptr %6, align 4
  %50 = load float, ptr %5, align 4
  %51 = load float, ptr %6, align 4
  %52 = call contract noundef float @__nv_fmaxf(float noundef %50, float noundef %51) #5
  store float %52, ptr %15, align 4
  br label %53

53:                                               ; preds = %43
  %54 = load i32, ptr %16, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %16, align 4
  br label %39, !llvm.loop !3

56:                                               ; preds = %39
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %57

57:                                               ; preds = %73, %56
  %58 = load i32, ptr %18, align 4
  %59 = load i32, ptr %12, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %76

61:                                               ; preds = %57
  %62 = load ptr, ptr %14, align 8
  %63 = load i32, ptr %18, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load float, ptr %15, align 4
  %68 = fsub contract float %66, %67
  store float %68, ptr %7, align 4
  %69 = load float, ptr %7, align 4
  %70 = call contract noundef float @__nv_expf(float noundef %69) #5
  %71 = load float, ptr %17, align 4
  %72 = fadd contract float %71, %70
  store float %72, ptr %17, align 4
  br label %73

73:                                               ; preds = %61
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %18, align 4
  br label %57, !llvm.loop !5

76:                                               ; preds = %57
  store i32 0, ptr %19, align 4
  br label %77

77:                                               ; preds = %101, %76
  %78 = load i32, ptr %19, align 4
  %79 = load i32, ptr %12, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %104

81:                                               ; preds = %77
  %82 = load ptr, ptr %14, align 8
  %83 = load i32, ptr %19, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load float, ptr %15, align 4
  %88 = fsub contract float %86, %87
  store float %88, ptr %8, align 4
  %89 = load float, ptr %8, align 4
  %90 = call contract noundef float @__nv_expf(float noundef %89) #5
  %91 = load float, ptr %17, align 4
  %92 = fdiv contract float %90, %91
  %93 = load ptr, ptr %10, align 8
  %94 = load i32, ptr %13, align 4
  %95 = load i32, ptr %12, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %19, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %93, i64 %99
  store float %92, ptr %100, align 4
  br label %101

101:                                              ; preds = %81
  %102 = load i32, ptr %19, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %19, align 4
  br label %77, !llvm.loop !6

104:                                              ; preds = %28, %77
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10layer_normPKfS0_S0_Pfiif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #1 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %16, align 4
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %13, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %7
  br label %132

33:                                               ; preds = %7
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %34

34:                                               ; preds = %50, %33
  %35 = load i32, ptr %19, align 4
  %36 = load i32, ptr %14, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %53

38:                                               ; preds = %34
  %39 = load ptr, ptr %9, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %14, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %19, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %17, align 4
  %49 = fadd contract float %48, %47
  store float %49, ptr %17, align 4
  br label %50

50:                                               ; preds = %38
  %51 = load i32, ptr %19, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %19, align 4
  br label %34, !llvm.loop !7

53:                                               ; preds = %34
  %54 = load i32, ptr %14, align 4
  %55 = sitofp i32 %54 to float
  %56 = load float, ptr %17, align 4
  %57 = fdiv contract float %56, %55
  store float %57, ptr %17, align 4
  store i32 0, ptr %20, align 4
  br label %58

58:                                               ; preds = %79, %53
  %59 = load i32, ptr %20, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %82

62:                                               ; preds = %58
  %63 = load ptr, ptr %9, align 8
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %14, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %20, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %17, align 4
  %73 = fsub contract float %71, %72
  store float %73, ptr %21, align 4
  %74 = load float, ptr %21, align 4
  %75 = load float, ptr %21, align 4
  %76 = fmul contract float %74, %75
  %77 = load float, ptr %18, align 4
  %78 = fadd contract float %77, %76
  store float %78, ptr %18, align 4
  br label %79

79:                                               ; preds = %62
  %80 = load i32, ptr %20, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %20, align 4
  br label %58, !llvm.loop !8

82:                                               ; preds = %58
  %83 = load float, ptr %18, align 4
  %84 = load i32, ptr %14, align 4
  %85 = sitofp i32 %84 to float
  %86 = fdiv contract float %83, %85
  %87 = load float, ptr %15, align 4
  %88 = fadd contract float %86, %87
  store float %88, ptr %8, align 4
  %89 = load float, ptr %8, align 4
  %90 = call contract noundef float @__nv_rsqrtf(float noundef %89) #5
  store float %90, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %91

91:                                               ; preds = %129, %82
  %92 = load i32, ptr %23, align 4
  %93 = load i32, ptr %14, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %132

95:                                               ; preds = %91
  %96 = load ptr, ptr %9, align 8
  %97 = load i32, ptr %16, align 4
  %98 = load i32, ptr %14, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %23, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %96, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load float, ptr %17, align 4
  %106 = fsub contract float %104, %105
  %107 = load float, ptr %22, align 4
  %108 = fmul contract float %106, %107
  %109 = load ptr, ptr %10, align 8
  %110 = load i32, ptr %23, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = fmul contract float %108, %113
  %115 = load ptr, ptr %11, align 8
  %116 = load i32, ptr %23, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %115, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = fadd contract float %114, %119
  %121 = load ptr, ptr %12, align 8
  %122 = load i32, ptr %16, align 4
  %123 = load i32, ptr %14, align 4
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr %23, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %121, i64 %127
  store float %120, ptr %128, align 4
  br label %129

129:                                              ; preds = %95
  %130 = load i32, ptr %23, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %23, align 4
  br label %91, !llvm.loop !9

132:                                              ; preds = %32, %91
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9distancesPKdS0_Pdiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 {
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %14, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add i32 %26, %27
  store i32 %28, ptr %15, align 4
  %29 = load i32, ptr %15, align 4
  %30 = load i32, ptr %11, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %6
  %33 = load i32, ptr %14, align 4
  %34 = load i32, ptr %12, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %6
  br label %82

37:                                               ; preds = %32
  store double 0.000000e+00, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %38

38:                                               ; preds = %67, %37
  %39 = load i32, ptr %17, align 4
  %40 = load i32, ptr %13, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %70

42:                                               ; preds = %38
  %43 = load ptr, ptr %8, align 8
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %13, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %17, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %43, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %14, align 4
  %54 = load i32, ptr %13, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %52, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fsub contract double %51, %60
  store double %61, ptr %18, align 8
  %62 = load double, ptr %18, align 8
  %63 = load double, ptr %18, align 8
  %64 = fmul contract double %62, %63
  %65 = load double, ptr %16, align 8
  %66 = fadd contract double %65, %64
  store double %66, ptr %16, align 8
  br label %67

67:                                               ; preds = %42
  %68 = load i32, ptr %17, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %17, align 4
  br label %38, !llvm.loop !10

70:                                               ; preds = %38
  %71 = load double, ptr %16, align 8
  store double %71, ptr %7, align 8
  %72 = load double, ptr %7, align 8
  %73 = call contract noundef double @__nv_sqrt(double noundef %72) #5
  %74 = load ptr, ptr %10, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %12, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %14, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %74, i64 %80
  store double %73, ptr %81, align 8
  br label %82

82:                                               ; preds = %70, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13lennard_jonesPKdPdi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  br label %75

22:                                               ; preds = %3
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %23

23:                                               ; preds = %66, %22
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %69

27:                                               ; preds = %23
  %28 = load i32, ptr %9, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp ne i32 %28, %29
  br i1 %30, label %31, label %65

31:                                               ; preds = %27
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fsub contract double %36, %41
  store double %42, ptr %10, align 8
  %43 = load double, ptr %10, align 8
  %44 = load double, ptr %10, align 8
  %45 = fmul contract double %43, %44
  %46 = fdiv contract double 1.000000e+00, %45
  store double %46, ptr %11, align 8
  %47 = load double, ptr %11, align 8
  %48 = load double, ptr %11, align 8
  %49 = fmul contract double %47, %48
  %50 = load double, ptr %11, align 8
  %51 = fmul contract double %49, %50
  store double %51, ptr %12, align 8
  %52 = load double, ptr %12, align 8
  %53 = fmul contract double 2.000000e+00, %52
  %54 = load double, ptr %12, align 8
  %55 = fmul contract double %53, %54
  %56 = load double, ptr %12, align 8
  %57 = fsub contract double %55, %56
  %58 = fmul contract double 2.400000e+01, %57
  %59 = load double, ptr %11, align 8
  %60 = fmul contract double %58, %59
  %61 = load double, ptr %10, align 8
  %62 = fmul contract double %60, %61
  %63 = load double, ptr %8, align 8
  %64 = fadd contract double %63, %62
  store double %64, ptr %8, align 8
  br label %65

65:                                               ; preds = %31, %27
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %9, align 4
  br label %23, !llvm.loop !11

69:                                               ; preds = %23
  %70 = load double, ptr %8, align 8
  %71 = load ptr, ptr %5, align 8
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  store double %70, ptr %74, align 8
  br label %75

75:                                               ; preds = %69, %21
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6wave2dPKfS0_Pfiif(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = add i32 %24, %25
  store i32 %26, ptr %14, align 4
  %27 = load i32, ptr %13, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %6
  %30 = load i32, ptr %14, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %11, align 4
  %35 = sub nsw i32 %34, 1
  %36 = icmp sge i32 %33, %35
  br i1 %36, label %42, label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %10, align 4
  %40 = sub nsw i32 %39, 1
  %41 = icmp sge i32 %38, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %37, %32, %29, %6
  br label %107

43:                                               ; preds = %37
  %44 = load i32, ptr %14, align 4
  %45 = load i32, ptr %11, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %13, align 4
  %48 = add nsw i32 %46, %47
  store i32 %48, ptr %15, align 4
  %49 = load ptr, ptr %7, align 8
  %50 = load i32, ptr %15, align 4
  %51 = sub nsw i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %49, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %15, align 4
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fadd contract float %54, %60
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %15, align 4
  %64 = load i32, ptr %11, align 4
  %65 = sub nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %62, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fadd contract float %61, %68
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %15, align 4
  %72 = load i32, ptr %11, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %70, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fadd contract float %69, %76
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = fmul contract float 4.000000e+00, %82
  %84 = fsub contract float %77, %83
  store float %84, ptr %16, align 4
  %85 = load ptr, ptr %7, align 8
  %86 = load i32, ptr %15, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = fmul contract float 2.000000e+00, %89
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %15, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fsub contract float %90, %95
  %97 = load float, ptr %12, align 4
  %98 = load float, ptr %12, align 4
  %99 = fmul contract float %97, %98
  %100 = load float, ptr %16, align 4
  %101 = fmul contract float %99, %100
  %102 = fadd contract float %96, %101
  %103 = load ptr, ptr %9, align 8
  %104 = load i32, ptr %15, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  store float %102, ptr %106, align 4
  br label %107

107:                                              ; preds = %43, %42
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6fdtd_hPKfPfS1_iif(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %10, align 4
  %27 = sub nsw i32 %26, 1
  %28 = icmp sge i32 %25, %27
  br i1 %28, label %34, label %29

29:                                               ; preds = %6
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %11, align 4
  %32 = sub nsw i32 %31, 1
  %33 = icmp sge i32 %30, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %29, %6
  br label %100

35:                                               ; preds = %29
  %36 = load float, ptr %12, align 4
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %14, align 4
  %39 = add nsw i32 %38, 1
  %40 = load i32, ptr %11, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %13, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %37, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %14, align 4
  %49 = load i32, ptr %11, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %13, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %47, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fsub contract float %46, %55
  %57 = fmul contract float %36, %56
  %58 = load ptr, ptr %8, align 8
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %11, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %58, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = fsub contract float %66, %57
  store float %67, ptr %65, align 4
  %68 = load float, ptr %12, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %14, align 4
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %72, %73
  %75 = add nsw i32 %74, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %69, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = load ptr, ptr %7, align 8
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %11, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %79, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = fsub contract float %78, %87
  %89 = fmul contract float %68, %88
  %90 = load ptr, ptr %9, align 8
  %91 = load i32, ptr %14, align 4
  %92 = load i32, ptr %11, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %13, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = fadd contract float %98, %89
  store float %99, ptr %97, align 4
  br label %100

100:                                              ; preds = %35, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10oscillatorPdS_PKdiid(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store double %5, ptr %12, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %13, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %6
  br label %164

35:                                               ; preds = %6
  %36 = load ptr, ptr %7, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %14, align 8
  %41 = load ptr, ptr %8, align 8
  %42 = load i32, ptr %13, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  store double %45, ptr %15, align 8
  %46 = load ptr, ptr %9, align 8
  %47 = load i32, ptr %13, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = load i32, ptr %13, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %50, %55
  store double %56, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %57

57:                                               ; preds = %150, %35
  %58 = load i32, ptr %17, align 4
  %59 = load i32, ptr %11, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %153

61:                                               ; preds = %57
  %62 = load double, ptr %15, align 8
  store double %62, ptr %18, align 8
  %63 = load double, ptr %16, align 8
  %64 = fneg contract double %63
  %65 = load double, ptr %14, align 8
  %66 = fmul contract double %64, %65
  %67 = load double, ptr %15, align 8
  %68 = fmul contract double 1.000000e-01, %67
  %69 = fsub contract double %66, %68
  store double %69, ptr %19, align 8
  %70 = load double, ptr %15, align 8
  %71 = load double, ptr %12, align 8
  %72 = fmul contract double 5.000000e-01, %71
  %73 = load double, ptr %19, align 8
  %74 = fmul contract double %72, %73
  %75 = fadd contract double %70, %74
  store double %75, ptr %20, align 8
  %76 = load double, ptr %16, align 8
  %77 = fneg contract double %76
  %78 = load double, ptr %14, align 8
  %79 = load double, ptr %12, align 8
  %80 = fmul contract double 5.000000e-01, %79
  %81 = load double, ptr %18, align 8
  %82 = fmul contract double %80, %81
  %83 = fadd contract double %78, %82
  %84 = fmul contract double %77, %83
  %85 = load double, ptr %20, align 8
  %86 = fmul contract double 1.000000e-01, %85
  %87 = fsub contract double %84, %86
  store double %87, ptr %21, align 8
  %88 = load double, ptr %15, align 8
  %89 = load double, ptr %12, align 8
  %90 = fmul contract double 5.000000e-01, %89
  %91 = load double, ptr %21, align 8
  %92 = fmul contract double %90, %91
  %93 = fadd contract double %88, %92
  store double %93, ptr %22, align 8
  %94 = load double, ptr %16, align 8
  %95 = fneg contract double %94
  %96 = load double, ptr %14, align 8
  %97 = load double, ptr %12, align 8
  %98 = fmul contract double 5.000000e-01, %97
  %99 = load double, ptr %20, align 8
  %100 = fmul contract double %98, %99
  %101 = fadd contract double %96, %100
  %102 = fmul contract double %95, %101
  %103 = load double, ptr %22, align 8
  %104 = fmul contract double 1.000000e-01, %103
  %105 = fsub contract double %102, %104
  store double %105, ptr %23, align 8
  %106 = load double, ptr %15, align 8
  %107 = load double, ptr %12, align 8
  %108 = load double, ptr %23, align 8
  %109 = fmul contract double %107, %108
  %110 = fadd contract double %106, %109
  store double %110, ptr %24, align 8
  %111 = load double, ptr %16, align 8
  %112 = fneg contract double %111
  %113 = load double, ptr %14, align 8
  %114 = load double, ptr %12, align 8
  %115 = load double, ptr %22, align 8
  %116 = fmul contract double %114, %115
  %117 = fadd contract double %113, %116
  %118 = fmul contract double %112, %117
  %119 = load double, ptr %24, align 8
  %120 = fmul contract double 1.000000e-01, %119
  %121 = fsub contract double %118, %120
  store double %121, ptr %25, align 8
  %122 = load double, ptr %12, align 8
  %123 = fdiv contract double %122, 6.000000e+00
  %124 = load double, ptr %18, align 8
  %125 = load double, ptr %20, align 8
  %126 = fmul contract double 2.000000e+00, %125
  %127 = fadd contract double %124, %126
  %128 = load double, ptr %22, align 8
  %129 = fmul contract double 2.000000e+00, %128
  %130 = fadd contract double %127, %129
  %131 = load double, ptr %24, align 8
  %132 = fadd contract double %130, %131
  %133 = fmul contract double %123, %132
  %134 = load double, ptr %14, align 8
  %135 = fadd contract double %134, %133
  store double %135, ptr %14, align 8
  %136 = load double, ptr %12, align 8
  %137 = fdiv contract double %136, 6.000000e+00
  %138 = load double, ptr %19, align 8
  %139 = load double, ptr %21, align 8
  %140 = fmul contract double 2.000000e+00, %139
  %141 = fadd contract double %138, %140
  %142 = load double, ptr %23, align 8
  %143 = fmul contract double 2.000000e+00, %142
  %144 = fadd contract double %141, %143
  %145 = load double, ptr %25, align 8
  %146 = fadd contract double %144, %145
  %147 = fmul contract double %137, %146
  %148 = load double, ptr %15, align 8
  %149 = fadd contract double %148, %147
  store double %149, ptr %15, align 8
  br label %150

150:                                              ; preds = %61
  %151 = load i32, ptr %17, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %17, align 4
  br label %57, !llvm.loop !12

153:                                              ; preds = %57
  %154 = load double, ptr %14, align 8
  %155 = load ptr, ptr %7, align 8
  %156 = load i32, ptr %13, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %155, i64 %157
  store double %154, ptr %158, align 8
  %159 = load double, ptr %15, align 8
  %160 = load ptr, ptr %8, align 8
  %161 = load i32, ptr %13, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %160, i64 %162
  store double %159, ptr %163, align 8
  br label %164

164:                                              ; preds = %153, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11monte_carloPKjPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
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
  br label %75

24:                                               ; preds = %4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %30

30:                                               ; preds = %61, %24
  %31 = load i32, ptr %12, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load i32, ptr %10, align 4
  %36 = mul i32 %35, 1664525
  %37 = add i32 %36, 1013904223
  store i32 %37, ptr %10, align 4
  %38 = load i32, ptr %10, align 4
  %39 = lshr i32 %38, 8
  %40 = uitofp i32 %39 to float
  %41 = fmul contract float %40, 0x3E70000000000000
  store float %41, ptr %13, align 4
  %42 = load i32, ptr %10, align 4
  %43 = mul i32 %42, 1664525
  %44 = add i32 %43, 1013904223
  store i32 %44, ptr %10, align 4
  %45 = load i32, ptr %10, align 4
  %46 = lshr i32 %45, 8
  %47 = uitofp i32 %46 to float
  %48 = fmul contract float %47, 0x3E70000000000000
  store float %48, ptr %14, align 4
  %49 = load float, ptr %13, align 4
  %50 = load float, ptr %13, align 4
  %51 = fmul contract float %49, %50
  %52 = load float, ptr %14, align 4
  %53 = load float, ptr %14, align 4
  %54 = fmul contract float %52, %53
  %55 = fadd contract float %51, %54
  %56 = fcmp contract ole float %55, 1.000000e+00
  br i1 %56, label %57, label %60

57:                                               ; preds = %34
  %58 = load i32, ptr %11, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4
  br label %60

60:                                               ; preds = %57, %34
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %12, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %12, align 4
  br label %30, !llvm.loop !13

64:                                               ; preds = %30
  %65 = load i32, ptr %11, align 4
  %66 = sitofp i32 %65 to float
  %67 = fmul contract float 4.000000e+00, %66
  %68 = load i32, ptr %8, align 4
  %69 = sitofp i32 %68 to float
  %70 = fdiv contract float %67, %69
  %71 = load ptr, ptr %6, align 8
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  store float %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %64, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8quantizePKfPafii(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store float %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %12, align 4
  %19 = load i32, ptr %12, align 4
  %20 = load i32, ptr %11, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %5
  br label %54

23:                                               ; preds = %5
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %9, align 4
  %30 = fdiv contract float %28, %29
  store float %30, ptr %6, align 4
  %31 = load float, ptr %6, align 4
  %32 = call contract noundef float @llvm.rint.f32(float %31)
  %33 = fptosi float %32 to i32
  %34 = load i32, ptr %10, align 4
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %13, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %36, -128
  br i1 %37, label %38, label %39

38:                                               ; preds = %23
  br label %47

39:                                               ; preds = %23
  %40 = load i32, ptr %13, align 4
  %41 = icmp sgt i32 %40, 127
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  br label %45

43:                                               ; preds = %39
  %44 = load i32, ptr %13, align 4
  br label %45

45:                                               ; preds = %43, %42
  %46 = phi i32 [ 127, %42 ], [ %44, %43 ]
  br label %47

47:                                               ; preds = %45, %38
  %48 = phi i32 [ -128, %38 ], [ %46, %45 ]
  %49 = trunc i32 %48 to i8
  %50 = load ptr, ptr %8, align 8
  %51 = load i32, ptr %12, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  store i8 %49, ptr %53, align 1
  br label %54

54:                                               ; preds = %47, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4geluPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %38

17:                                               ; preds = %3
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = fmul contract float 5.000000e-01, %22
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul contract float %28, 0x3FE6A09E60000000
  store float %29, ptr %4, align 4
  %30 = load float, ptr %4, align 4
  %31 = call contract noundef float @__nv_erff(float noundef %30) #5
  %32 = fadd contract float 1.000000e+00, %31
  %33 = fmul contract float %23, %32
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  store float %33, ptr %37, align 4
  br label %38

38:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6conv2dPKfS0_S0_Pfiiiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #1 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %8, ptr %18, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %19, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = add i32 %35, %36
  store i32 %37, ptr %20, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %38, ptr %21, align 4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %18, align 4
  %41 = sub nsw i32 %39, %40
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %22, align 4
  %43 = load i32, ptr %16, align 4
  %44 = load i32, ptr %18, align 4
  %45 = sub nsw i32 %43, %44
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %23, align 4
  %47 = load i32, ptr %20, align 4
  %48 = load i32, ptr %22, align 4
  %49 = icmp sge i32 %47, %48
  br i1 %49, label %54, label %50

50:                                               ; preds = %9
  %51 = load i32, ptr %19, align 4
  %52 = load i32, ptr %23, align 4
  %53 = icmp sge i32 %51, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %9
  br label %138

55:                                               ; preds = %50
  %56 = load ptr, ptr %12, align 8
  %57 = load i32, ptr %21, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load float, ptr %59, align 4
  store float %60, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %61

61:                                               ; preds = %121, %55
  %62 = load i32, ptr %25, align 4
  %63 = load i32, ptr %14, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %124

65:                                               ; preds = %61
  store i32 0, ptr %26, align 4
  br label %66

66:                                               ; preds = %117, %65
  %67 = load i32, ptr %26, align 4
  %68 = load i32, ptr %18, align 4
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %70, label %120

70:                                               ; preds = %66
  store i32 0, ptr %27, align 4
  br label %71

71:                                               ; preds = %113, %70
  %72 = load i32, ptr %27, align 4
  %73 = load i32, ptr %18, align 4
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %116

75:                                               ; preds = %71
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %21, align 4
  %78 = load i32, ptr %14, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %25, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %18, align 4
  %83 = mul nsw i32 %81, %82
  %84 = load i32, ptr %26, align 4
  %85 = add nsw i32 %83, %84
  %86 = load i32, ptr %18, align 4
  %87 = mul nsw i32 %85, %86
  %88 = load i32, ptr %27, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %76, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load ptr, ptr %10, align 8
  %94 = load i32, ptr %25, align 4
  %95 = load i32, ptr %15, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %20, align 4
  %98 = add nsw i32 %96, %97
  %99 = load i32, ptr %26, align 4
  %100 = add nsw i32 %98, %99
  %101 = load i32, ptr %16, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %19, align 4
  %104 = add nsw i32 %102, %103
  %105 = load i32, ptr %27, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %93, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %92, %109
  %111 = load float, ptr %24, align 4
  %112 = fadd contract float %111, %110
  store float %112, ptr %24, align 4
  br label %113

113:                                              ; preds = %75
  %114 = load i32, ptr %27, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %27, align 4
  br label %71, !llvm.loop !14

116:                                              ; preds = %71
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %26, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %26, align 4
  br label %66, !llvm.loop !15

120:                                              ; preds = %66
  br label %121

121:                                              ; preds = %120
  %122 = load i32, ptr %25, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %25, align 4
  br label %61, !llvm.loop !16

124:                                              ; preds = %61
  %125 = load float, ptr %24, align 4
  %126 = load ptr, ptr %13, align 8
  %127 = load i32, ptr %21, align 4
  %128 = load i32, ptr %22, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %20, align 4
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr %23, align 4
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %19, align 4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %126, i64 %136
  store float %125, ptr %137, align 4
  br label %138

138:                                              ; preds = %124, %54
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8max_poolPKfPfiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
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
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %27 = add i32 %25, %26
  store i32 %27, ptr %14, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %5
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %11, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %5
  br label %87

36:                                               ; preds = %31
  store float 0xFFF0000000000000, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %37

37:                                               ; preds = %74, %36
  %38 = load i32, ptr %16, align 4
  %39 = load i32, ptr %12, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %77

41:                                               ; preds = %37
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %70, %41
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %12, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %73

46:                                               ; preds = %42
  %47 = load float, ptr %15, align 4
  %48 = load ptr, ptr %8, align 8
  %49 = load i32, ptr %14, align 4
  %50 = load i32, ptr %12, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %16, align 4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %12, align 4
  %56 = mul nsw i32 %54, %55
  %57 = mul nsw i32 %53, %56
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %12, align 4
  %60 = mul nsw i32 %58, %59
  %61 = add nsw i32 %57, %60
  %62 = load i32, ptr %17, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %48, i64 %64
  %66 = load float, ptr %65, align 4
  store float %47, ptr %6, align 4
  store float %66, ptr %7, align 4
  %67 = load float, ptr %6, align 4
  %68 = load float, ptr %7, align 4
  %69 = call contract noundef float @__nv_fmaxf(float noundef %67, float noundef %68) #5
  store float %69, ptr %15, align 4
  br label %70

70:                                               ; preds = %46
  %71 = load i32, ptr %17, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %17, align 4
  br label %42, !llvm.loop !17

73:                                               ; preds = %42
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %16, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %16, align 4
  br label %37, !llvm.loop !18

77:                                               ; preds = %37
  %78 = load float, ptr %15, align 4
  %79 = load ptr, ptr %9, align 8
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %11, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %79, i64 %85
  store float %78, ptr %86, align 4
  br label %87

87:                                               ; preds = %77, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12batched_gemmPKdS0_Pdiiidd(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store double %6, ptr %15, align 8
  store double %7, ptr %16, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %17, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %18, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %35, ptr %19, align 4
  %36 = load i32, ptr %18, align 4
  %37 = load i32, ptr %12, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %43, label %39

39:                                               ; preds = %8
  %40 = load i32, ptr %17, align 4
  %41 = load i32, ptr %13, align 4
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %8
  br label %115

44:                                               ; preds = %39
  %45 = load ptr, ptr %9, align 8
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %12, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %14, align 4
  %50 = mul nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %45, i64 %51
  %53 = load i32, ptr %18, align 4
  %54 = load i32, ptr %14, align 4
  %55 = mul nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %52, i64 %56
  store ptr %57, ptr %20, align 8
  %58 = load ptr, ptr %10, align 8
  %59 = load i32, ptr %19, align 4
  %60 = load i32, ptr %14, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %13, align 4
  %63 = mul nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %58, i64 %64
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  store ptr %68, ptr %21, align 8
  store double 0.000000e+00, ptr %22, align 8
  store i32 0, ptr %23, align 4
  br label %69

69:                                               ; preds = %89, %44
  %70 = load i32, ptr %23, align 4
  %71 = load i32, ptr %14, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %92

73:                                               ; preds = %69
  %74 = load ptr, ptr %20, align 8
  %75 = load i32, ptr %23, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %74, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %21, align 8
  %80 = load i32, ptr %23, align 4
  %81 = load i32, ptr %13, align 4
  %82 = mul nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %79, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %78, %85
  %87 = load double, ptr %22, align 8
  %88 = fadd contract double %87, %86
  store double %88, ptr %22, align 8
  br label %89

89:                                               ; preds = %73
  %90 = load i32, ptr %23, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %23, align 4
  br label %69, !llvm.loop !19

92:                                               ; preds = %69
  %93 = load ptr, ptr %11, align 8
  %94 = load i32, ptr %19, align 4
  %95 = load i32, ptr %12, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %18, align 4
  %98 = add nsw i32 %96, %97
  %99 = load i32, ptr %13, align 4
  %100 = mul nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %93, i64 %101
  %103 = load i32, ptr %17, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  store ptr %105, ptr %24, align 8
  %106 = load double, ptr %15, align 8
  %107 = load double, ptr %22, align 8
  %108 = fmul contract double %106, %107
  %109 = load double, ptr %16, align 8
  %110 = load ptr, ptr %24, align 8
  %111 = load double, ptr %110, align 8
  %112 = fmul contract double %109, %111
  %113 = fadd contract double %108, %112
  %114 = load ptr, ptr %24, align 8
  store double %113, ptr %114, align 8
  br label %115

115:                                              ; preds = %92, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z12determinant3PKfPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds float, ptr %5, i64 0
  %7 = load float, ptr %6, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds float, ptr %8, i64 4
  %10 = load float, ptr %9, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds float, ptr %11, i64 8
  %13 = load float, ptr %12, align 4
  %14 = fmul contract float %10, %13
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds float, ptr %15, i64 5
  %17 = load float, ptr %16, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds float, ptr %18, i64 7
  %20 = load float, ptr %19, align 4
  %21 = fmul contract float %17, %20
  %22 = fsub contract float %14, %21
  %23 = fmul contract float %7, %22
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds float, ptr %24, i64 1
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds float, ptr %27, i64 3
  %29 = load float, ptr %28, align 4
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds float, ptr %30, i64 8
  %32 = load float, ptr %31, align 4
  %33 = fmul contract float %29, %32
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds float, ptr %34, i64 5
  %36 = load float, ptr %35, align 4
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds float, ptr %37, i64 6
  %39 = load float, ptr %38, align 4
  %40 = fmul contract float %36, %39
  %41 = fsub contract float %33, %40
  %42 = fmul contract float %26, %41
  %43 = fsub contract float %23, %42
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds float, ptr %44, i64 2
  %46 = load float, ptr %45, align 4
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds float, ptr %47, i64 3
  %49 = load float, ptr %48, align 4
  %50 = load ptr, ptr %3, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 7
  %52 = load float, ptr %51, align 4
  %53 = fmul contract float %49, %52
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds float, ptr %54, i64 4
  %56 = load float, ptr %55, align 4
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds float, ptr %57, i64 6
  %59 = load float, ptr %58, align 4
  %60 = fmul contract float %56, %59
  %61 = fsub contract float %53, %60
  %62 = fmul contract float %46, %61
  %63 = fadd contract float %43, %62
  %64 = load ptr, ptr %4, align 8
  store float %63, ptr %64, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12determinantsPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = mul nsw i32 9, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  call void @_Z12determinant3PKfPf(ptr noundef %21, ptr noundef %25) #5
  br label %26

26:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8periodicPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  br label %56

19:                                               ; preds = %3
  %20 = load i32, ptr %7, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %19
  %23 = load i32, ptr %6, align 4
  %24 = sub nsw i32 %23, 1
  br label %28

25:                                               ; preds = %19
  %26 = load i32, ptr %7, align 4
  %27 = sub nsw i32 %26, 1
  br label %28

28:                                               ; preds = %25, %22
  %29 = phi i32 [ %24, %22 ], [ %27, %25 ]
  store i32 %29, ptr %8, align 4
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %6, align 4
  %32 = sub nsw i32 %31, 1
  %33 = icmp eq i32 %30, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %28
  br label %38

35:                                               ; preds = %28
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 1
  br label %38

38:                                               ; preds = %35, %34
  %39 = phi i32 [ 0, %34 ], [ %37, %35 ]
  store i32 %39, ptr %9, align 4
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = fsub contract float %44, %49
  %51 = fmul contract float 5.000000e-01, %50
  %52 = load ptr, ptr %5, align 8
  %53 = load i32, ptr %7, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store float %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %38, %18
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
