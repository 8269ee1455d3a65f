; ModuleID = 'best.cu'
source_filename = "best.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Pair = type { float, i32 }

$_Z16__shfl_down_syncjfji = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ9best_pairE5pairs = internal addrspace(3) global [64 x %struct.Pair] undef, align 4
@_ZZ10best_blockE6values = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ10best_blockE6places = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @top_values(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [4 x float], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
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
  br label %99

26:                                               ; preds = %4
  store i32 0, ptr %11, align 4
  br label %27

27:                                               ; preds = %34, %26
  %28 = load i32, ptr %11, align 4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %30, label %37

30:                                               ; preds = %27
  %31 = load i32, ptr %11, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %32
  store float 0xFFF0000000000000, ptr %33, align 4
  br label %34

34:                                               ; preds = %30
  %35 = load i32, ptr %11, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %11, align 4
  br label %27, !llvm.loop !3

37:                                               ; preds = %27
  store i32 0, ptr %12, align 4
  br label %38

38:                                               ; preds = %77, %37
  %39 = load i32, ptr %12, align 4
  %40 = load i32, ptr %7, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %80

42:                                               ; preds = %38
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %7, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  store float %51, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %52

52:                                               ; preds = %73, %42
  %53 = load i32, ptr %14, align 4
  %54 = icmp slt i32 %53, 4
  br i1 %54, label %55, label %76

55:                                               ; preds = %52
  %56 = load float, ptr %13, align 4
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fcmp contract ogt float %56, %60
  br i1 %61, label %62, label %72

62:                                               ; preds = %55
  %63 = load i32, ptr %14, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %64
  %66 = load float, ptr %65, align 4
  store float %66, ptr %15, align 4
  %67 = load float, ptr %13, align 4
  %68 = load i32, ptr %14, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %69
  store float %67, ptr %70, align 4
  %71 = load float, ptr %15, align 4
  store float %71, ptr %13, align 4
  br label %72

72:                                               ; preds = %62, %55
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %14, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %14, align 4
  br label %52, !llvm.loop !5

76:                                               ; preds = %52
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %12, align 4
  br label %38, !llvm.loop !6

80:                                               ; preds = %38
  store i32 0, ptr %16, align 4
  br label %81

81:                                               ; preds = %96, %80
  %82 = load i32, ptr %16, align 4
  %83 = icmp slt i32 %82, 4
  br i1 %83, label %84, label %99

84:                                               ; preds = %81
  %85 = load i32, ptr %16, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load ptr, ptr %6, align 8
  %90 = load i32, ptr %9, align 4
  %91 = mul nsw i32 %90, 4
  %92 = load i32, ptr %16, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %89, i64 %94
  store float %88, ptr %95, align 4
  br label %96

96:                                               ; preds = %84
  %97 = load i32, ptr %16, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %16, align 4
  br label %81, !llvm.loop !7

99:                                               ; preds = %25, %81
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @top_indices(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [5 x float], align 4
  %13 = alloca [5 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %10, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  br label %137

28:                                               ; preds = %5
  store i32 0, ptr %14, align 4
  br label %29

29:                                               ; preds = %39, %28
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %30, 5
  br i1 %31, label %32, label %42

32:                                               ; preds = %29
  %33 = load i32, ptr %14, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %34
  store float 0xFFF0000000000000, ptr %35, align 4
  %36 = load i32, ptr %14, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [5 x i32], ptr %13, i64 0, i64 %37
  store i32 -1, ptr %38, align 4
  br label %39

39:                                               ; preds = %32
  %40 = load i32, ptr %14, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %14, align 4
  br label %29, !llvm.loop !8

42:                                               ; preds = %29
  store i32 0, ptr %15, align 4
  br label %43

43:                                               ; preds = %104, %42
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %9, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %107

47:                                               ; preds = %43
  %48 = load ptr, ptr %6, align 8
  %49 = load i32, ptr %15, align 4
  %50 = load i32, ptr %10, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %16, align 4
  %57 = load float, ptr %16, align 4
  %58 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fcmp contract ogt float %57, %59
  br i1 %60, label %61, label %103

61:                                               ; preds = %47
  store i32 4, ptr %17, align 4
  br label %62

62:                                               ; preds = %75, %61
  %63 = load i32, ptr %17, align 4
  %64 = icmp sgt i32 %63, 0
  br i1 %64, label %65, label %73

65:                                               ; preds = %62
  %66 = load float, ptr %16, align 4
  %67 = load i32, ptr %17, align 4
  %68 = sub nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fcmp contract ogt float %66, %71
  br label %73

73:                                               ; preds = %65, %62
  %74 = phi i1 [ false, %62 ], [ %72, %65 ]
  br i1 %74, label %75, label %94

75:                                               ; preds = %73
  %76 = load i32, ptr %17, align 4
  %77 = sub nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load i32, ptr %17, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %82
  store float %80, ptr %83, align 4
  %84 = load i32, ptr %17, align 4
  %85 = sub nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [5 x i32], ptr %13, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %17, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [5 x i32], ptr %13, i64 0, i64 %90
  store i32 %88, ptr %91, align 4
  %92 = load i32, ptr %17, align 4
  %93 = add nsw i32 %92, -1
  store i32 %93, ptr %17, align 4
  br label %62, !llvm.loop !9

94:                                               ; preds = %73
  %95 = load float, ptr %16, align 4
  %96 = load i32, ptr %17, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %97
  store float %95, ptr %98, align 4
  %99 = load i32, ptr %15, align 4
  %100 = load i32, ptr %17, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [5 x i32], ptr %13, i64 0, i64 %101
  store i32 %99, ptr %102, align 4
  br label %103

103:                                              ; preds = %94, %47
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %15, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %15, align 4
  br label %43, !llvm.loop !10

107:                                              ; preds = %43
  store i32 0, ptr %18, align 4
  br label %108

108:                                              ; preds = %134, %107
  %109 = load i32, ptr %18, align 4
  %110 = icmp slt i32 %109, 5
  br i1 %110, label %111, label %137

111:                                              ; preds = %108
  %112 = load i32, ptr %18, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = load ptr, ptr %7, align 8
  %117 = load i32, ptr %11, align 4
  %118 = mul nsw i32 %117, 5
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %116, i64 %121
  store float %115, ptr %122, align 4
  %123 = load i32, ptr %18, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [5 x i32], ptr %13, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = load ptr, ptr %8, align 8
  %128 = load i32, ptr %11, align 4
  %129 = mul nsw i32 %128, 5
  %130 = load i32, ptr %18, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %127, i64 %132
  store i32 %126, ptr %133, align 4
  br label %134

134:                                              ; preds = %111
  %135 = load i32, ptr %18, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %18, align 4
  br label %108, !llvm.loop !11

137:                                              ; preds = %27, %108
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @three_smallest(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %10, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %5
  br label %127

29:                                               ; preds = %5
  store double 1.000000e+00, ptr %12, align 8
  store double 1.000000e+00, ptr %13, align 8
  store double 1.000000e+00, ptr %14, align 8
  store i64 -7, ptr %15, align 8
  store i64 -7, ptr %16, align 8
  store i64 -7, ptr %17, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sub nsw i32 %30, 1
  store i32 %31, ptr %18, align 4
  br label %32

32:                                               ; preds = %83, %29
  %33 = load i32, ptr %18, align 4
  %34 = icmp sge i32 %33, 0
  br i1 %34, label %35, label %86

35:                                               ; preds = %32
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %9, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %18, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %36, i64 %42
  %44 = load double, ptr %43, align 8
  store double %44, ptr %19, align 8
  %45 = load double, ptr %19, align 8
  %46 = load double, ptr %12, align 8
  %47 = fcmp contract olt double %45, %46
  br i1 %47, label %48, label %58

48:                                               ; preds = %35
  %49 = load double, ptr %13, align 8
  store double %49, ptr %14, align 8
  %50 = load i64, ptr %16, align 8
  store i64 %50, ptr %17, align 8
  %51 = load double, ptr %12, align 8
  store double %51, ptr %13, align 8
  %52 = load i64, ptr %15, align 8
  store i64 %52, ptr %16, align 8
  %53 = load double, ptr %19, align 8
  store double %53, ptr %12, align 8
  %54 = load i32, ptr %18, align 4
  %55 = mul nsw i32 2, %54
  %56 = add nsw i32 10, %55
  %57 = sext i32 %56 to i64
  store i64 %57, ptr %15, align 8
  br label %82

58:                                               ; preds = %35
  %59 = load double, ptr %19, align 8
  %60 = load double, ptr %13, align 8
  %61 = fcmp contract olt double %59, %60
  br i1 %61, label %62, label %70

62:                                               ; preds = %58
  %63 = load double, ptr %13, align 8
  store double %63, ptr %14, align 8
  %64 = load i64, ptr %16, align 8
  store i64 %64, ptr %17, align 8
  %65 = load double, ptr %19, align 8
  store double %65, ptr %13, align 8
  %66 = load i32, ptr %18, align 4
  %67 = mul nsw i32 2, %66
  %68 = add nsw i32 10, %67
  %69 = sext i32 %68 to i64
  store i64 %69, ptr %16, align 8
  br label %81

70:                                               ; preds = %58
  %71 = load double, ptr %19, align 8
  %72 = load double, ptr %14, align 8
  %73 = fcmp contract olt double %71, %72
  br i1 %73, label %74, label %80

74:                                               ; preds = %70
  %75 = load double, ptr %19, align 8
  store double %75, ptr %14, align 8
  %76 = load i32, ptr %18, align 4
  %77 = mul nsw i32 2, %76
  %78 = add nsw i32 10, %77
  %79 = sext i32 %78 to i64
  store i64 %79, ptr %17, align 8
  br label %80

80:                                               ; preds = %74, %70
  br label %81

81:                                               ; preds = %80, %62
  br label %82

82:                                               ; preds = %81, %48
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %18, align 4
  %85 = add nsw i32 %84, -1
  store i32 %85, ptr %18, align 4
  br label %32, !llvm.loop !12

86:                                               ; preds = %32
  %87 = load double, ptr %14, align 8
  %88 = load ptr, ptr %7, align 8
  %89 = load i32, ptr %11, align 4
  %90 = mul nsw i32 %89, 3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %88, i64 %91
  store double %87, ptr %92, align 8
  %93 = load double, ptr %13, align 8
  %94 = load ptr, ptr %7, align 8
  %95 = load i32, ptr %11, align 4
  %96 = mul nsw i32 %95, 3
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %94, i64 %98
  store double %93, ptr %99, align 8
  %100 = load double, ptr %12, align 8
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %11, align 4
  %103 = mul nsw i32 %102, 3
  %104 = add nsw i32 %103, 2
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %101, i64 %105
  store double %100, ptr %106, align 8
  %107 = load i64, ptr %17, align 8
  %108 = load ptr, ptr %8, align 8
  %109 = load i32, ptr %11, align 4
  %110 = mul nsw i32 %109, 3
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i64, ptr %108, i64 %111
  store i64 %107, ptr %112, align 8
  %113 = load i64, ptr %16, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = load i32, ptr %11, align 4
  %116 = mul nsw i32 %115, 3
  %117 = add nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i64, ptr %114, i64 %118
  store i64 %113, ptr %119, align 8
  %120 = load i64, ptr %15, align 8
  %121 = load ptr, ptr %8, align 8
  %122 = load i32, ptr %11, align 4
  %123 = mul nsw i32 %122, 3
  %124 = add nsw i32 %123, 2
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i64, ptr %121, i64 %125
  store i64 %120, ptr %126, align 8
  br label %127

127:                                              ; preds = %86, %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @last_of_equal(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %89

27:                                               ; preds = %5
  store float 0xFFF0000000000000, ptr %12, align 4
  store float 0xFFF0000000000000, ptr %13, align 4
  store i32 -1, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %28

28:                                               ; preds = %59, %27
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %62

32:                                               ; preds = %28
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %9, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %16, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %33, i64 %39
  %41 = load float, ptr %40, align 4
  store float %41, ptr %17, align 4
  %42 = load float, ptr %17, align 4
  %43 = load float, ptr %12, align 4
  %44 = fcmp contract oge float %42, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %32
  %46 = load float, ptr %12, align 4
  store float %46, ptr %13, align 4
  %47 = load i32, ptr %14, align 4
  store i32 %47, ptr %15, align 4
  %48 = load float, ptr %17, align 4
  store float %48, ptr %12, align 4
  %49 = load i32, ptr %16, align 4
  store i32 %49, ptr %14, align 4
  br label %58

50:                                               ; preds = %32
  %51 = load float, ptr %17, align 4
  %52 = load float, ptr %13, align 4
  %53 = fcmp contract oge float %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = load float, ptr %17, align 4
  store float %55, ptr %13, align 4
  %56 = load i32, ptr %16, align 4
  store i32 %56, ptr %15, align 4
  br label %57

57:                                               ; preds = %54, %50
  br label %58

58:                                               ; preds = %57, %45
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %16, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %16, align 4
  br label %28, !llvm.loop !13

62:                                               ; preds = %28
  %63 = load float, ptr %12, align 4
  %64 = load ptr, ptr %7, align 8
  %65 = load i32, ptr %11, align 4
  %66 = mul nsw i32 %65, 2
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %64, i64 %67
  store float %63, ptr %68, align 4
  %69 = load float, ptr %13, align 4
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %71, 2
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %70, i64 %74
  store float %69, ptr %75, align 4
  %76 = load i32, ptr %14, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %11, align 4
  %79 = mul nsw i32 %78, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  store i32 %76, ptr %81, align 4
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = load i32, ptr %11, align 4
  %85 = mul nsw i32 %84, 2
  %86 = add nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %83, i64 %87
  store i32 %82, ptr %88, align 4
  br label %89

89:                                               ; preds = %62, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @k_nearest(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [4 x float], align 4
  %16 = alloca [4 x i32], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %14, align 4
  %30 = load i32, ptr %14, align 4
  %31 = load i32, ptr %12, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %6
  br label %190

34:                                               ; preds = %6
  store i32 0, ptr %17, align 4
  br label %35

35:                                               ; preds = %45, %34
  %36 = load i32, ptr %17, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %48

38:                                               ; preds = %35
  %39 = load i32, ptr %17, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %40
  store float 0x46293E5940000000, ptr %41, align 4
  %42 = load i32, ptr %17, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %43
  store i32 -1, ptr %44, align 4
  br label %45

45:                                               ; preds = %38
  %46 = load i32, ptr %17, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %17, align 4
  br label %35, !llvm.loop !14

48:                                               ; preds = %35
  store i32 0, ptr %18, align 4
  br label %49

49:                                               ; preds = %155, %48
  %50 = load i32, ptr %18, align 4
  %51 = load i32, ptr %13, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %158

53:                                               ; preds = %49
  %54 = load ptr, ptr %9, align 8
  %55 = load i32, ptr %18, align 4
  %56 = mul nsw i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %54, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = load ptr, ptr %8, align 8
  %61 = load i32, ptr %14, align 4
  %62 = mul nsw i32 %61, 3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %60, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fsub contract float %59, %65
  store float %66, ptr %19, align 4
  %67 = load ptr, ptr %9, align 8
  %68 = load i32, ptr %18, align 4
  %69 = mul nsw i32 %68, 3
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %67, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load ptr, ptr %8, align 8
  %75 = load i32, ptr %14, align 4
  %76 = mul nsw i32 %75, 3
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %74, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fsub contract float %73, %80
  store float %81, ptr %20, align 4
  %82 = load ptr, ptr %9, align 8
  %83 = load i32, ptr %18, align 4
  %84 = mul nsw i32 %83, 3
  %85 = add nsw i32 %84, 2
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %82, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load ptr, ptr %8, align 8
  %90 = load i32, ptr %14, align 4
  %91 = mul nsw i32 %90, 3
  %92 = add nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %89, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fsub contract float %88, %95
  store float %96, ptr %21, align 4
  %97 = load float, ptr %19, align 4
  %98 = load float, ptr %19, align 4
  %99 = fmul contract float %97, %98
  %100 = load float, ptr %20, align 4
  %101 = load float, ptr %20, align 4
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %99, %102
  %104 = load float, ptr %21, align 4
  %105 = load float, ptr %21, align 4
  %106 = fmul contract float %104, %105
  %107 = fadd contract float %103, %106
  store float %107, ptr %22, align 4
  %108 = load float, ptr %22, align 4
  %109 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 3
  %110 = load float, ptr %109, align 4
  %111 = fcmp contract olt float %108, %110
  br i1 %111, label %112, label %154

112:                                              ; preds = %53
  store i32 3, ptr %23, align 4
  br label %113

113:                                              ; preds = %126, %112
  %114 = load i32, ptr %23, align 4
  %115 = icmp sgt i32 %114, 0
  br i1 %115, label %116, label %124

116:                                              ; preds = %113
  %117 = load i32, ptr %23, align 4
  %118 = sub nsw i32 %117, 1
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = load float, ptr %22, align 4
  %123 = fcmp contract ogt float %121, %122
  br label %124

124:                                              ; preds = %116, %113
  %125 = phi i1 [ false, %113 ], [ %123, %116 ]
  br i1 %125, label %126, label %145

126:                                              ; preds = %124
  %127 = load i32, ptr %23, align 4
  %128 = sub nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = load i32, ptr %23, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %133
  store float %131, ptr %134, align 4
  %135 = load i32, ptr %23, align 4
  %136 = sub nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = load i32, ptr %23, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %141
  store i32 %139, ptr %142, align 4
  %143 = load i32, ptr %23, align 4
  %144 = add nsw i32 %143, -1
  store i32 %144, ptr %23, align 4
  br label %113, !llvm.loop !15

145:                                              ; preds = %124
  %146 = load float, ptr %22, align 4
  %147 = load i32, ptr %23, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %148
  store float %146, ptr %149, align 4
  %150 = load i32, ptr %18, align 4
  %151 = load i32, ptr %23, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %152
  store i32 %150, ptr %153, align 4
  br label %154

154:                                              ; preds = %145, %53
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %18, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %18, align 4
  br label %49, !llvm.loop !16

158:                                              ; preds = %49
  store i32 0, ptr %24, align 4
  br label %159

159:                                              ; preds = %187, %158
  %160 = load i32, ptr %24, align 4
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %162, label %190

162:                                              ; preds = %159
  %163 = load i32, ptr %24, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [4 x float], ptr %15, i64 0, i64 %164
  %166 = load float, ptr %165, align 4
  store float %166, ptr %7, align 4
  %167 = load float, ptr %7, align 4
  %168 = call contract noundef float @__nv_sqrtf(float noundef %167) #7
  %169 = load ptr, ptr %10, align 8
  %170 = load i32, ptr %14, align 4
  %171 = mul nsw i32 %170, 4
  %172 = load i32, ptr %24, align 4
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %169, i64 %174
  store float %168, ptr %175, align 4
  %176 = load i32, ptr %24, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = load ptr, ptr %11, align 8
  %181 = load i32, ptr %14, align 4
  %182 = mul nsw i32 %181, 4
  %183 = load i32, ptr %24, align 4
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i32, ptr %180, i64 %185
  store i32 %179, ptr %186, align 4
  br label %187

187:                                              ; preds = %162
  %188 = load i32, ptr %24, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %24, align 4
  br label %159, !llvm.loop !17

190:                                              ; preds = %33, %159
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ratio_test(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  br label %96

28:                                               ; preds = %5
  store float 0x7FF0000000000000, ptr %12, align 4
  store float 0x7FF0000000000000, ptr %13, align 4
  store i32 -1, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %29

29:                                               ; preds = %79, %28
  %30 = load i32, ptr %15, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %82

33:                                               ; preds = %29
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %34

34:                                               ; preds = %60, %33
  %35 = load i32, ptr %17, align 4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %37, label %63

37:                                               ; preds = %34
  %38 = load ptr, ptr %6, align 8
  %39 = load i32, ptr %11, align 4
  %40 = mul nsw i32 %39, 4
  %41 = load i32, ptr %17, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %38, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %15, align 4
  %48 = mul nsw i32 %47, 4
  %49 = load i32, ptr %17, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %46, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fsub contract float %45, %53
  store float %54, ptr %18, align 4
  %55 = load float, ptr %18, align 4
  %56 = load float, ptr %18, align 4
  %57 = fmul contract float %55, %56
  %58 = load float, ptr %16, align 4
  %59 = fadd contract float %58, %57
  store float %59, ptr %16, align 4
  br label %60

60:                                               ; preds = %37
  %61 = load i32, ptr %17, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %17, align 4
  br label %34, !llvm.loop !18

63:                                               ; preds = %34
  %64 = load float, ptr %16, align 4
  %65 = load float, ptr %12, align 4
  %66 = fcmp contract olt float %64, %65
  br i1 %66, label %67, label %71

67:                                               ; preds = %63
  %68 = load float, ptr %12, align 4
  store float %68, ptr %13, align 4
  %69 = load float, ptr %16, align 4
  store float %69, ptr %12, align 4
  %70 = load i32, ptr %15, align 4
  store i32 %70, ptr %14, align 4
  br label %78

71:                                               ; preds = %63
  %72 = load float, ptr %16, align 4
  %73 = load float, ptr %13, align 4
  %74 = fcmp contract olt float %72, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = load float, ptr %16, align 4
  store float %76, ptr %13, align 4
  br label %77

77:                                               ; preds = %75, %71
  br label %78

78:                                               ; preds = %77, %67
  br label %79

79:                                               ; preds = %78
  %80 = load i32, ptr %15, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4
  br label %29, !llvm.loop !19

82:                                               ; preds = %29
  %83 = load float, ptr %12, align 4
  %84 = load float, ptr %13, align 4
  %85 = fmul contract float 0x3FE47AE140000000, %84
  %86 = fcmp contract olt float %83, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = load i32, ptr %14, align 4
  br label %90

89:                                               ; preds = %82
  br label %90

90:                                               ; preds = %89, %87
  %91 = phi i32 [ %88, %87 ], [ -1, %89 ]
  %92 = load ptr, ptr %8, align 8
  %93 = load i32, ptr %11, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %92, i64 %94
  store i32 %91, ptr %95, align 4
  br label %96

96:                                               ; preds = %90, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @smallest_words(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %89

27:                                               ; preds = %5
  store i32 -1, ptr %12, align 4
  store i32 -1, ptr %13, align 4
  store i32 -1, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %28

28:                                               ; preds = %59, %27
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %62

32:                                               ; preds = %28
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %9, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %16, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %33, i64 %39
  %41 = load i32, ptr %40, align 4
  store i32 %41, ptr %17, align 4
  %42 = load i32, ptr %17, align 4
  %43 = load i32, ptr %12, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %32
  %46 = load i32, ptr %12, align 4
  store i32 %46, ptr %13, align 4
  %47 = load i32, ptr %14, align 4
  store i32 %47, ptr %15, align 4
  %48 = load i32, ptr %17, align 4
  store i32 %48, ptr %12, align 4
  %49 = load i32, ptr %16, align 4
  store i32 %49, ptr %14, align 4
  br label %58

50:                                               ; preds = %32
  %51 = load i32, ptr %17, align 4
  %52 = load i32, ptr %13, align 4
  %53 = icmp ult i32 %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = load i32, ptr %17, align 4
  store i32 %55, ptr %13, align 4
  %56 = load i32, ptr %16, align 4
  store i32 %56, ptr %15, align 4
  br label %57

57:                                               ; preds = %54, %50
  br label %58

58:                                               ; preds = %57, %45
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %16, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %16, align 4
  br label %28, !llvm.loop !20

62:                                               ; preds = %28
  %63 = load i32, ptr %12, align 4
  %64 = load ptr, ptr %7, align 8
  %65 = load i32, ptr %11, align 4
  %66 = mul nsw i32 %65, 2
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %64, i64 %67
  store i32 %63, ptr %68, align 4
  %69 = load i32, ptr %13, align 4
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %71, 2
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %70, i64 %74
  store i32 %69, ptr %75, align 4
  %76 = load i32, ptr %14, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %11, align 4
  %79 = mul nsw i32 %78, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  store i32 %76, ptr %81, align 4
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = load i32, ptr %11, align 4
  %85 = mul nsw i32 %84, 2
  %86 = add nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %83, i64 %87
  store i32 %82, ptr %88, align 4
  br label %89

89:                                               ; preds = %62, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @two_above(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
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
  br label %73

23:                                               ; preds = %4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %24

24:                                               ; preds = %56, %23
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %59

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %7, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %12, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4
  store float %37, ptr %13, align 4
  %38 = load float, ptr %13, align 4
  %39 = fcmp contract ogt float %38, 5.000000e-01
  br i1 %39, label %40, label %55

40:                                               ; preds = %28
  %41 = load float, ptr %13, align 4
  %42 = load float, ptr %10, align 4
  %43 = fcmp contract ogt float %41, %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = load float, ptr %10, align 4
  store float %45, ptr %11, align 4
  %46 = load float, ptr %13, align 4
  store float %46, ptr %10, align 4
  br label %54

47:                                               ; preds = %40
  %48 = load float, ptr %13, align 4
  %49 = load float, ptr %11, align 4
  %50 = fcmp contract ogt float %48, %49
  br i1 %50, label %51, label %53

51:                                               ; preds = %47
  %52 = load float, ptr %13, align 4
  store float %52, ptr %11, align 4
  br label %53

53:                                               ; preds = %51, %47
  br label %54

54:                                               ; preds = %53, %44
  br label %55

55:                                               ; preds = %54, %28
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %12, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4
  br label %24, !llvm.loop !21

59:                                               ; preds = %24
  %60 = load float, ptr %10, align 4
  %61 = load ptr, ptr %6, align 8
  %62 = load i32, ptr %9, align 4
  %63 = mul nsw i32 %62, 2
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %61, i64 %64
  store float %60, ptr %65, align 4
  %66 = load float, ptr %11, align 4
  %67 = load ptr, ptr %6, align 8
  %68 = load i32, ptr %9, align 4
  %69 = mul nsw i32 %68, 2
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %67, i64 %71
  store float %66, ptr %72, align 4
  br label %73

73:                                               ; preds = %59, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @best_pair(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Pair, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %15, ptr %10, align 4
  %16 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 0
  store float 0xFFF0000000000000, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 1
  store i32 -1, ptr %17, align 4
  %18 = load i32, ptr %9, align 4
  store i32 %18, ptr %12, align 4
  br label %19

19:                                               ; preds = %50, %4
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %53

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %12, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 0
  %34 = load float, ptr %33, align 4
  %35 = fcmp contract ogt float %32, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %23
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %8, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %12, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %37, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 0
  store float %45, ptr %46, align 4
  %47 = load i32, ptr %12, align 4
  %48 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 1
  store i32 %47, ptr %48, align 4
  br label %49

49:                                               ; preds = %36, %23
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 64
  store i32 %52, ptr %12, align 4
  br label %19, !llvm.loop !22

53:                                               ; preds = %19
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x %struct.Pair], ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 0, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %11, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %13, align 4
  br label %57

57:                                               ; preds = %88, %53
  %58 = load i32, ptr %13, align 4
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %91

60:                                               ; preds = %57
  %61 = load i32, ptr %9, align 4
  %62 = load i32, ptr %13, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %87

64:                                               ; preds = %60
  %65 = load i32, ptr %9, align 4
  %66 = load i32, ptr %13, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [64 x %struct.Pair], ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 0, i64 %68
  %70 = getelementptr inbounds nuw %struct.Pair, ptr %69, i32 0, i32 0
  %71 = load float, ptr %70, align 4
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [64 x %struct.Pair], ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.Pair, ptr %74, i32 0, i32 0
  %76 = load float, ptr %75, align 4
  %77 = fcmp contract ogt float %71, %76
  br i1 %77, label %78, label %87

78:                                               ; preds = %64
  %79 = load i32, ptr %9, align 4
  %80 = load i32, ptr %13, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [64 x %struct.Pair], ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 0, i64 %82
  %84 = load i32, ptr %9, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [64 x %struct.Pair], ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %86, ptr align 4 %83, i64 8, i1 false)
  br label %87

87:                                               ; preds = %78, %64, %60
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %13, align 4
  %90 = sdiv i32 %89, 2
  store i32 %90, ptr %13, align 4
  br label %57, !llvm.loop !23

91:                                               ; preds = %57
  %92 = load i32, ptr %9, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %105

94:                                               ; preds = %91
  %95 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), align 4
  %96 = load ptr, ptr %6, align 8
  %97 = load i32, ptr %10, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  store float %95, ptr %99, align 4
  %100 = load i32, ptr getelementptr inbounds nuw (%struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ9best_pairE5pairs to ptr), i32 0, i32 1), align 4
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %10, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %101, i64 %103
  store i32 %100, ptr %104, align 4
  br label %105

105:                                              ; preds = %94, %91
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Pair @_Z6better4PairS_(ptr noundef byval(%struct.Pair) align 4 %0, ptr noundef byval(%struct.Pair) align 4 %1) #3 {
  %3 = alloca %struct.Pair, align 4
  %4 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.Pair, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = fcmp contract olt float %5, %7
  br i1 %8, label %21, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 0
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Pair, ptr %0, i32 0, i32 0
  %13 = load float, ptr %12, align 4
  %14 = fcmp contract oeq float %11, %13
  br i1 %14, label %15, label %22

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.Pair, ptr %1, i32 0, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %0, i32 0, i32 1
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %15, %2
  br label %23

22:                                               ; preds = %15, %9
  br label %23

23:                                               ; preds = %22, %21
  %24 = phi ptr [ %1, %21 ], [ %0, %22 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %24, i64 8, i1 false)
  %25 = load %struct.Pair, ptr %3, align 4
  ret %struct.Pair %25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @best_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Pair, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Pair, align 4
  %12 = alloca %struct.Pair, align 4
  %13 = alloca %struct.Pair, align 4
  %14 = alloca %struct.Pair, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Pair, align 4
  %17 = alloca %struct.Pair, align 4
  %18 = alloca %struct.Pair, align 4
  %19 = alloca %struct.Pair, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = urem i32 %20, 32
  store i32 %21, ptr %7, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = udiv i32 %23, 32
  %25 = mul i32 %22, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = udiv i32 %26, 32
  %28 = add i32 %25, %27
  store i32 %28, ptr %8, align 4
  %29 = getelementptr inbounds nuw %struct.Pair, ptr %9, i32 0, i32 0
  store float 0x7FF0000000000000, ptr %29, align 4
  %30 = load i32, ptr %6, align 4
  %31 = getelementptr inbounds nuw %struct.Pair, ptr %9, i32 0, i32 1
  store i32 %30, ptr %31, align 4
  %32 = load i32, ptr %7, align 4
  store i32 %32, ptr %10, align 4
  br label %33

33:                                               ; preds = %55, %3
  %34 = load i32, ptr %10, align 4
  %35 = load i32, ptr %6, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %58

37:                                               ; preds = %33
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %8, align 4
  %40 = load i32, ptr %6, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 0
  store float %46, ptr %47, align 4
  %48 = load i32, ptr %10, align 4
  %49 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 1
  store i32 %48, ptr %49, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %9, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %11, i64 8, i1 false)
  %50 = call %struct.Pair @_Z6better4PairS_(ptr noundef byval(%struct.Pair) align 4 %13, ptr noundef byval(%struct.Pair) align 4 %14) #7
  %51 = getelementptr inbounds nuw %struct.Pair, ptr %12, i32 0, i32 0
  %52 = extractvalue %struct.Pair %50, 0
  store float %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Pair, ptr %12, i32 0, i32 1
  %54 = extractvalue %struct.Pair %50, 1
  store i32 %54, ptr %53, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %12, i64 8, i1 false)
  br label %55

55:                                               ; preds = %37
  %56 = load i32, ptr %10, align 4
  %57 = add nsw i32 %56, 32
  store i32 %57, ptr %10, align 4
  br label %33, !llvm.loop !24

58:                                               ; preds = %33
  store i32 16, ptr %15, align 4
  br label %59

59:                                               ; preds = %78, %58
  %60 = load i32, ptr %15, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %81

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.Pair, ptr %9, i32 0, i32 0
  %64 = load float, ptr %63, align 4
  %65 = load i32, ptr %15, align 4
  %66 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %64, i32 noundef %65, i32 noundef 32) #7
  %67 = getelementptr inbounds nuw %struct.Pair, ptr %16, i32 0, i32 0
  store float %66, ptr %67, align 4
  %68 = getelementptr inbounds nuw %struct.Pair, ptr %9, i32 0, i32 1
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %15, align 4
  %71 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %69, i32 noundef %70, i32 noundef 32) #7
  %72 = getelementptr inbounds nuw %struct.Pair, ptr %16, i32 0, i32 1
  store i32 %71, ptr %72, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %9, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %16, i64 8, i1 false)
  %73 = call %struct.Pair @_Z6better4PairS_(ptr noundef byval(%struct.Pair) align 4 %18, ptr noundef byval(%struct.Pair) align 4 %19) #7
  %74 = getelementptr inbounds nuw %struct.Pair, ptr %17, i32 0, i32 0
  %75 = extractvalue %struct.Pair %73, 0
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Pair, ptr %17, i32 0, i32 1
  %77 = extractvalue %struct.Pair %73, 1
  store i32 %77, ptr %76, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %17, i64 8, i1 false)
  br label %78

78:                                               ; preds = %62
  %79 = load i32, ptr %15, align 4
  %80 = sdiv i32 %79, 2
  store i32 %80, ptr %15, align 4
  br label %59, !llvm.loop !25

81:                                               ; preds = %59
  %82 = load i32, ptr %7, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %91

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw %struct.Pair, ptr %9, i32 0, i32 1
  %86 = load i32, ptr %85, align 4
  %87 = load ptr, ptr %5, align 8
  %88 = load i32, ptr %8, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %87, i64 %89
  store i32 %86, ptr %90, align 4
  br label %91

91:                                               ; preds = %84, %81
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @best_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = srem i32 %21, 32
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %9, align 4
  %24 = sdiv i32 %23, 32
  store i32 %24, ptr %11, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %25, ptr %12, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %8, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %9, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %26, i64 %32
  %34 = load float, ptr %33, align 4
  store float %34, ptr %13, align 4
  %35 = load i32, ptr %9, align 4
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %9, align 4
  %37 = add nsw i32 %36, 128
  store i32 %37, ptr %15, align 4
  br label %38

38:                                               ; preds = %66, %4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %69

42:                                               ; preds = %38
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %8, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %15, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load float, ptr %13, align 4
  %53 = fcmp contract ogt float %51, %52
  br i1 %53, label %54, label %65

54:                                               ; preds = %42
  %55 = load ptr, ptr %5, align 8
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %8, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  %63 = load float, ptr %62, align 4
  store float %63, ptr %13, align 4
  %64 = load i32, ptr %15, align 4
  store i32 %64, ptr %14, align 4
  br label %65

65:                                               ; preds = %54, %42
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %15, align 4
  %68 = add nsw i32 %67, 128
  store i32 %68, ptr %15, align 4
  br label %38, !llvm.loop !26

69:                                               ; preds = %38
  store i32 16, ptr %16, align 4
  br label %70

70:                                               ; preds = %95, %69
  %71 = load i32, ptr %16, align 4
  %72 = icmp sgt i32 %71, 0
  br i1 %72, label %73, label %98

73:                                               ; preds = %70
  %74 = load float, ptr %13, align 4
  %75 = load i32, ptr %16, align 4
  %76 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %74, i32 noundef %75, i32 noundef 32) #7
  store float %76, ptr %17, align 4
  %77 = load i32, ptr %14, align 4
  %78 = load i32, ptr %16, align 4
  %79 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %77, i32 noundef %78, i32 noundef 32) #7
  store i32 %79, ptr %18, align 4
  %80 = load float, ptr %17, align 4
  %81 = load float, ptr %13, align 4
  %82 = fcmp contract ogt float %80, %81
  br i1 %82, label %91, label %83

83:                                               ; preds = %73
  %84 = load float, ptr %17, align 4
  %85 = load float, ptr %13, align 4
  %86 = fcmp contract oeq float %84, %85
  br i1 %86, label %87, label %94

87:                                               ; preds = %83
  %88 = load i32, ptr %18, align 4
  %89 = load i32, ptr %14, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %94

91:                                               ; preds = %87, %73
  %92 = load float, ptr %17, align 4
  store float %92, ptr %13, align 4
  %93 = load i32, ptr %18, align 4
  store i32 %93, ptr %14, align 4
  br label %94

94:                                               ; preds = %91, %87, %83
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr %16, align 4
  %97 = sdiv i32 %96, 2
  store i32 %97, ptr %16, align 4
  br label %70, !llvm.loop !27

98:                                               ; preds = %70
  %99 = load i32, ptr %10, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %110

101:                                              ; preds = %98
  %102 = load float, ptr %13, align 4
  %103 = load i32, ptr %11, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 0, i64 %104
  store float %102, ptr %105, align 4
  %106 = load i32, ptr %14, align 4
  %107 = load i32, ptr %11, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 0, i64 %108
  store i32 %106, ptr %109, align 4
  br label %110

110:                                              ; preds = %101, %98
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = load i32, ptr %9, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %162

113:                                              ; preds = %110
  store i32 1, ptr %19, align 4
  br label %114

114:                                              ; preds = %148, %113
  %115 = load i32, ptr %19, align 4
  %116 = icmp slt i32 %115, 4
  br i1 %116, label %117, label %151

117:                                              ; preds = %114
  %118 = load i32, ptr %19, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 0, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = load float, ptr %13, align 4
  %123 = fcmp contract ogt float %121, %122
  br i1 %123, label %138, label %124

124:                                              ; preds = %117
  %125 = load i32, ptr %19, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %13, align 4
  %130 = fcmp contract oeq float %128, %129
  br i1 %130, label %131, label %147

131:                                              ; preds = %124
  %132 = load i32, ptr %19, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 0, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %14, align 4
  %137 = icmp slt i32 %135, %136
  br i1 %137, label %138, label %147

138:                                              ; preds = %131, %117
  %139 = load i32, ptr %19, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6values to ptr), i64 0, i64 %140
  %142 = load float, ptr %141, align 4
  store float %142, ptr %13, align 4
  %143 = load i32, ptr %19, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10best_blockE6places to ptr), i64 0, i64 %144
  %146 = load i32, ptr %145, align 4
  store i32 %146, ptr %14, align 4
  br label %147

147:                                              ; preds = %138, %131, %124
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %19, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %19, align 4
  br label %114, !llvm.loop !28

151:                                              ; preds = %114
  %152 = load float, ptr %13, align 4
  %153 = load ptr, ptr %6, align 8
  %154 = load i32, ptr %12, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %153, i64 %155
  store float %152, ptr %156, align 4
  %157 = load i32, ptr %14, align 4
  %158 = load ptr, ptr %7, align 8
  %159 = load i32, ptr %12, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i32, ptr %158, i64 %160
  store i32 %157, ptr %161, align 4
  br label %162

162:                                              ; preds = %151, %110
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
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
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

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
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
