; ModuleID = 'contractions.cu'
source_filename = "contractions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv2d_same(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %8, ptr %18, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %19, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %39 = add i32 %37, %38
  store i32 %39, ptr %20, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %41 = load i32, ptr %15, align 4
  %42 = urem i32 %40, %41
  store i32 %42, ptr %21, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %44 = load i32, ptr %15, align 4
  %45 = udiv i32 %43, %44
  store i32 %45, ptr %22, align 4
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %17, align 4
  %48 = icmp sge i32 %46, %47
  br i1 %48, label %53, label %49

49:                                               ; preds = %9
  %50 = load i32, ptr %20, align 4
  %51 = load i32, ptr %16, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %49, %9
  br label %163

54:                                               ; preds = %49
  store float 0.000000e+00, ptr %23, align 4
  %55 = load i32, ptr %18, align 4
  %56 = sdiv i32 %55, 2
  store i32 %56, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %57

57:                                               ; preds = %142, %54
  %58 = load i32, ptr %25, align 4
  %59 = load i32, ptr %14, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %145

61:                                               ; preds = %57
  store i32 0, ptr %26, align 4
  br label %62

62:                                               ; preds = %138, %61
  %63 = load i32, ptr %26, align 4
  %64 = load i32, ptr %18, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %141

66:                                               ; preds = %62
  store i32 0, ptr %27, align 4
  br label %67

67:                                               ; preds = %134, %66
  %68 = load i32, ptr %27, align 4
  %69 = load i32, ptr %18, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %137

71:                                               ; preds = %67
  %72 = load i32, ptr %20, align 4
  %73 = load i32, ptr %26, align 4
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %24, align 4
  %76 = sub nsw i32 %74, %75
  store i32 %76, ptr %28, align 4
  %77 = load i32, ptr %19, align 4
  %78 = load i32, ptr %27, align 4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %24, align 4
  %81 = sub nsw i32 %79, %80
  store i32 %81, ptr %29, align 4
  %82 = load i32, ptr %28, align 4
  %83 = icmp sge i32 %82, 0
  br i1 %83, label %84, label %133

84:                                               ; preds = %71
  %85 = load i32, ptr %28, align 4
  %86 = load i32, ptr %16, align 4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %133

88:                                               ; preds = %84
  %89 = load i32, ptr %29, align 4
  %90 = icmp sge i32 %89, 0
  br i1 %90, label %91, label %133

91:                                               ; preds = %88
  %92 = load i32, ptr %29, align 4
  %93 = load i32, ptr %17, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %133

95:                                               ; preds = %91
  %96 = load ptr, ptr %10, align 8
  %97 = load i32, ptr %22, align 4
  %98 = load i32, ptr %14, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %25, align 4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %16, align 4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr %28, align 4
  %105 = add nsw i32 %103, %104
  %106 = load i32, ptr %17, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %29, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %96, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = load ptr, ptr %11, align 8
  %114 = load i32, ptr %21, align 4
  %115 = load i32, ptr %14, align 4
  %116 = mul nsw i32 %114, %115
  %117 = load i32, ptr %25, align 4
  %118 = add nsw i32 %116, %117
  %119 = load i32, ptr %18, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr %26, align 4
  %122 = add nsw i32 %120, %121
  %123 = load i32, ptr %18, align 4
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr %27, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %113, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = fmul contract float %112, %129
  %131 = load float, ptr %23, align 4
  %132 = fadd contract float %131, %130
  store float %132, ptr %23, align 4
  br label %133

133:                                              ; preds = %95, %91, %88, %84, %71
  br label %134

134:                                              ; preds = %133
  %135 = load i32, ptr %27, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %27, align 4
  br label %67, !llvm.loop !3

137:                                              ; preds = %67
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %26, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %26, align 4
  br label %62, !llvm.loop !5

141:                                              ; preds = %62
  br label %142

142:                                              ; preds = %141
  %143 = load i32, ptr %25, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %25, align 4
  br label %57, !llvm.loop !6

145:                                              ; preds = %57
  %146 = load float, ptr %23, align 4
  %147 = load ptr, ptr %12, align 8
  %148 = load i32, ptr %22, align 4
  %149 = load i32, ptr %15, align 4
  %150 = mul nsw i32 %148, %149
  %151 = load i32, ptr %21, align 4
  %152 = add nsw i32 %150, %151
  %153 = load i32, ptr %16, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %20, align 4
  %156 = add nsw i32 %154, %155
  %157 = load i32, ptr %17, align 4
  %158 = mul nsw i32 %156, %157
  %159 = load i32, ptr %19, align 4
  %160 = add nsw i32 %158, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %147, i64 %161
  store float %146, ptr %162, align 4
  br label %163

163:                                              ; preds = %145, %53
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv2d_stride(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
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
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store i32 %8, ptr %18, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %19, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %35 = add i32 %33, %34
  store i32 %35, ptr %20, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %36, ptr %21, align 4
  %37 = load i32, ptr %19, align 4
  %38 = load i32, ptr %18, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %44, label %40

40:                                               ; preds = %9
  %41 = load i32, ptr %20, align 4
  %42 = load i32, ptr %17, align 4
  %43 = icmp sge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %9
  br label %126

45:                                               ; preds = %40
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %21, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  store float %50, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %51

51:                                               ; preds = %109, %45
  %52 = load i32, ptr %23, align 4
  %53 = load i32, ptr %14, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %112

55:                                               ; preds = %51
  store i32 0, ptr %24, align 4
  br label %56

56:                                               ; preds = %105, %55
  %57 = load i32, ptr %24, align 4
  %58 = icmp slt i32 %57, 3
  br i1 %58, label %59, label %108

59:                                               ; preds = %56
  store i32 0, ptr %25, align 4
  br label %60

60:                                               ; preds = %101, %59
  %61 = load i32, ptr %25, align 4
  %62 = icmp slt i32 %61, 3
  br i1 %62, label %63, label %104

63:                                               ; preds = %60
  %64 = load ptr, ptr %10, align 8
  %65 = load i32, ptr %23, align 4
  %66 = load i32, ptr %15, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %20, align 4
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %67, %69
  %71 = load i32, ptr %24, align 4
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %16, align 4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %19, align 4
  %76 = mul nsw i32 2, %75
  %77 = add nsw i32 %74, %76
  %78 = load i32, ptr %25, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %64, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %11, align 8
  %84 = load i32, ptr %21, align 4
  %85 = load i32, ptr %14, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %23, align 4
  %88 = add nsw i32 %86, %87
  %89 = mul nsw i32 %88, 3
  %90 = load i32, ptr %24, align 4
  %91 = add nsw i32 %89, %90
  %92 = mul nsw i32 %91, 3
  %93 = load i32, ptr %25, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %83, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = fmul contract float %82, %97
  %99 = load float, ptr %22, align 4
  %100 = fadd contract float %99, %98
  store float %100, ptr %22, align 4
  br label %101

101:                                              ; preds = %63
  %102 = load i32, ptr %25, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %25, align 4
  br label %60, !llvm.loop !7

104:                                              ; preds = %60
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %24, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %24, align 4
  br label %56, !llvm.loop !8

108:                                              ; preds = %56
  br label %109

109:                                              ; preds = %108
  %110 = load i32, ptr %23, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %23, align 4
  br label %51, !llvm.loop !9

112:                                              ; preds = %51
  %113 = load float, ptr %22, align 4
  %114 = load ptr, ptr %13, align 8
  %115 = load i32, ptr %21, align 4
  %116 = load i32, ptr %17, align 4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %20, align 4
  %119 = add nsw i32 %117, %118
  %120 = load i32, ptr %18, align 4
  %121 = mul nsw i32 %119, %120
  %122 = load i32, ptr %19, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %114, i64 %124
  store float %113, ptr %125, align 4
  br label %126

126:                                              ; preds = %112, %44
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv2d_depthwise(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add i32 %26, %27
  store i32 %28, ptr %12, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %9, align 4
  %31 = sub nsw i32 %30, 4
  store i32 %31, ptr %14, align 4
  %32 = load i32, ptr %10, align 4
  %33 = sub nsw i32 %32, 4
  store i32 %33, ptr %15, align 4
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %15, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %5
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %14, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %5
  br label %103

42:                                               ; preds = %37
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %43

43:                                               ; preds = %86, %42
  %44 = load i32, ptr %17, align 4
  %45 = icmp slt i32 %44, 5
  br i1 %45, label %46, label %89

46:                                               ; preds = %43
  store i32 0, ptr %18, align 4
  br label %47

47:                                               ; preds = %82, %46
  %48 = load i32, ptr %18, align 4
  %49 = icmp slt i32 %48, 5
  br i1 %49, label %50, label %85

50:                                               ; preds = %47
  %51 = load ptr, ptr %6, align 8
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %9, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %17, align 4
  %58 = add nsw i32 %56, %57
  %59 = load i32, ptr %10, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %11, align 4
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %18, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %51, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %13, align 4
  %70 = mul nsw i32 %69, 5
  %71 = load i32, ptr %17, align 4
  %72 = add nsw i32 %70, %71
  %73 = mul nsw i32 %72, 5
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %68, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fmul contract float %67, %78
  %80 = load float, ptr %16, align 4
  %81 = fadd contract float %80, %79
  store float %81, ptr %16, align 4
  br label %82

82:                                               ; preds = %50
  %83 = load i32, ptr %18, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %18, align 4
  br label %47, !llvm.loop !10

85:                                               ; preds = %47
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %17, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %17, align 4
  br label %43, !llvm.loop !11

89:                                               ; preds = %43
  %90 = load float, ptr %16, align 4
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %13, align 4
  %93 = load i32, ptr %14, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %12, align 4
  %96 = add nsw i32 %94, %95
  %97 = load i32, ptr %15, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %11, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %91, i64 %101
  store float %90, ptr %102, align 4
  br label %103

103:                                              ; preds = %89, %41
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv1d_dilated(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %11, align 4
  %24 = sub nsw i32 %23, 1
  %25 = load i32, ptr %12, align 4
  %26 = mul nsw i32 %24, %25
  %27 = sub nsw i32 %22, %26
  store i32 %27, ptr %14, align 4
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %14, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %6
  br label %64

32:                                               ; preds = %6
  store double 0.000000e+00, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %33

33:                                               ; preds = %55, %32
  %34 = load i32, ptr %16, align 4
  %35 = load i32, ptr %11, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %58

37:                                               ; preds = %33
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %12, align 4
  %42 = mul nsw i32 %40, %41
  %43 = add nsw i32 %39, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %38, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %8, align 8
  %48 = load i32, ptr %16, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul contract double %46, %51
  %53 = load double, ptr %15, align 8
  %54 = fadd contract double %53, %52
  store double %54, ptr %15, align 8
  br label %55

55:                                               ; preds = %37
  %56 = load i32, ptr %16, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %16, align 4
  br label %33, !llvm.loop !12

58:                                               ; preds = %33
  %59 = load double, ptr %15, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  store double %59, ptr %63, align 8
  br label %64

64:                                               ; preds = %58, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv1d_full(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %11, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %5
  br label %59

23:                                               ; preds = %5
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %24

24:                                               ; preds = %50, %23
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %10, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %53

28:                                               ; preds = %24
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %13, align 4
  %31 = sub nsw i32 %29, %30
  %32 = icmp sge i32 %31, 0
  br i1 %32, label %33, label %49

33:                                               ; preds = %28
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %11, align 4
  %36 = load i32, ptr %13, align 4
  %37 = sub nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %34, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %13, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = mul nsw i32 %40, %45
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %12, align 4
  br label %49

49:                                               ; preds = %33, %28
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %13, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %13, align 4
  br label %24, !llvm.loop !13

53:                                               ; preds = %24
  %54 = load i32, ptr %12, align 4
  %55 = load ptr, ptr %8, align 8
  %56 = load i32, ptr %11, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  store i32 %54, ptr %58, align 4
  br label %59

59:                                               ; preds = %53, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv3d(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = add i32 %27, %28
  store i32 %29, ptr %14, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store i32 %30, ptr %15, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %12, align 4
  %33 = sub nsw i32 %32, 2
  %34 = icmp sge i32 %31, %33
  br i1 %34, label %40, label %35

35:                                               ; preds = %6
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %11, align 4
  %38 = sub nsw i32 %37, 2
  %39 = icmp sge i32 %36, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %35, %6
  br label %114

41:                                               ; preds = %35
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %95, %41
  %43 = load i32, ptr %17, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %98

45:                                               ; preds = %42
  store i32 0, ptr %18, align 4
  br label %46

46:                                               ; preds = %91, %45
  %47 = load i32, ptr %18, align 4
  %48 = icmp slt i32 %47, 3
  br i1 %48, label %49, label %94

49:                                               ; preds = %46
  store i32 0, ptr %19, align 4
  br label %50

50:                                               ; preds = %87, %49
  %51 = load i32, ptr %19, align 4
  %52 = icmp slt i32 %51, 3
  br i1 %52, label %53, label %90

53:                                               ; preds = %50
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %17, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %11, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %14, align 4
  %61 = add nsw i32 %59, %60
  %62 = load i32, ptr %18, align 4
  %63 = add nsw i32 %61, %62
  %64 = load i32, ptr %12, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %13, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr %19, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %54, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %8, align 8
  %74 = load i32, ptr %17, align 4
  %75 = mul nsw i32 %74, 3
  %76 = load i32, ptr %18, align 4
  %77 = add nsw i32 %75, %76
  %78 = mul nsw i32 %77, 3
  %79 = load i32, ptr %19, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = fmul contract float %72, %83
  %85 = load float, ptr %16, align 4
  %86 = fadd contract float %85, %84
  store float %86, ptr %16, align 4
  br label %87

87:                                               ; preds = %53
  %88 = load i32, ptr %19, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %19, align 4
  br label %50, !llvm.loop !14

90:                                               ; preds = %50
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %18, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %18, align 4
  br label %46, !llvm.loop !15

94:                                               ; preds = %46
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr %17, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4
  br label %42, !llvm.loop !16

98:                                               ; preds = %42
  %99 = load float, ptr %16, align 4
  %100 = load ptr, ptr %9, align 8
  %101 = load i32, ptr %15, align 4
  %102 = load i32, ptr %11, align 4
  %103 = sub nsw i32 %102, 2
  %104 = mul nsw i32 %101, %103
  %105 = load i32, ptr %14, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %12, align 4
  %108 = sub nsw i32 %107, 2
  %109 = mul nsw i32 %106, %108
  %110 = load i32, ptr %13, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %100, i64 %112
  store float %99, ptr %113, align 4
  br label %114

114:                                              ; preds = %98, %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @max_pool(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %27 = add i32 %25, %26
  store i32 %27, ptr %12, align 4
  %28 = load i32, ptr %9, align 4
  %29 = sdiv i32 %28, 2
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %10, align 4
  %31 = sdiv i32 %30, 2
  store i32 %31, ptr %14, align 4
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %14, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %4
  %36 = load i32, ptr %12, align 4
  %37 = load i32, ptr %13, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %4
  br label %85

40:                                               ; preds = %35
  store float 0xFFF0000000000000, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %41

41:                                               ; preds = %72, %40
  %42 = load i32, ptr %16, align 4
  %43 = icmp slt i32 %42, 2
  br i1 %43, label %44, label %75

44:                                               ; preds = %41
  store i32 0, ptr %17, align 4
  br label %45

45:                                               ; preds = %68, %44
  %46 = load i32, ptr %17, align 4
  %47 = icmp slt i32 %46, 2
  br i1 %47, label %48, label %71

48:                                               ; preds = %45
  %49 = load float, ptr %15, align 4
  %50 = load ptr, ptr %7, align 8
  %51 = load i32, ptr %12, align 4
  %52 = mul nsw i32 2, %51
  %53 = load i32, ptr %16, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %10, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %11, align 4
  %58 = mul nsw i32 2, %57
  %59 = add nsw i32 %56, %58
  %60 = load i32, ptr %17, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %50, i64 %62
  %64 = load float, ptr %63, align 4
  store float %49, ptr %5, align 4
  store float %64, ptr %6, align 4
  %65 = load float, ptr %5, align 4
  %66 = load float, ptr %6, align 4
  %67 = call contract noundef float @__nv_fmaxf(float noundef %65, float noundef %66) #5
  store float %67, ptr %15, align 4
  br label %68

68:                                               ; preds = %48
  %69 = load i32, ptr %17, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %17, align 4
  br label %45, !llvm.loop !17

71:                                               ; preds = %45
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %16, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %16, align 4
  br label %41, !llvm.loop !18

75:                                               ; preds = %41
  %76 = load float, ptr %15, align 4
  %77 = load ptr, ptr %8, align 8
  %78 = load i32, ptr %12, align 4
  %79 = load i32, ptr %14, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %11, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %77, i64 %83
  store float %76, ptr %84, align 4
  br label %85

85:                                               ; preds = %75, %39
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @max_pool3(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
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
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %26 = add i32 %24, %25
  store i32 %26, ptr %10, align 4
  %27 = load i32, ptr %7, align 4
  %28 = sub nsw i32 %27, 3
  %29 = sdiv i32 %28, 2
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %11, align 4
  %31 = load i32, ptr %8, align 4
  %32 = sub nsw i32 %31, 3
  %33 = sdiv i32 %32, 2
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %12, align 4
  %35 = load i32, ptr %9, align 4
  %36 = load i32, ptr %12, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %42, label %38

38:                                               ; preds = %4
  %39 = load i32, ptr %10, align 4
  %40 = load i32, ptr %11, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %4
  br label %93

43:                                               ; preds = %38
  store float 0xFFF0000000000000, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %44

44:                                               ; preds = %80, %43
  %45 = load i32, ptr %14, align 4
  %46 = icmp slt i32 %45, 3
  br i1 %46, label %47, label %83

47:                                               ; preds = %44
  store i32 0, ptr %15, align 4
  br label %48

48:                                               ; preds = %76, %47
  %49 = load i32, ptr %15, align 4
  %50 = icmp slt i32 %49, 3
  br i1 %50, label %51, label %79

51:                                               ; preds = %48
  %52 = load ptr, ptr %5, align 8
  %53 = load i32, ptr %10, align 4
  %54 = mul nsw i32 2, %53
  %55 = load i32, ptr %14, align 4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %8, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %9, align 4
  %60 = mul nsw i32 2, %59
  %61 = add nsw i32 %58, %60
  %62 = load i32, ptr %15, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %52, i64 %64
  %66 = load float, ptr %65, align 4
  store float %66, ptr %16, align 4
  %67 = load float, ptr %16, align 4
  %68 = load float, ptr %13, align 4
  %69 = fcmp contract ogt float %67, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %51
  %71 = load float, ptr %16, align 4
  br label %74

72:                                               ; preds = %51
  %73 = load float, ptr %13, align 4
  br label %74

74:                                               ; preds = %72, %70
  %75 = phi contract float [ %71, %70 ], [ %73, %72 ]
  store float %75, ptr %13, align 4
  br label %76

76:                                               ; preds = %74
  %77 = load i32, ptr %15, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %15, align 4
  br label %48, !llvm.loop !19

79:                                               ; preds = %48
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %14, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %14, align 4
  br label %44, !llvm.loop !20

83:                                               ; preds = %44
  %84 = load float, ptr %13, align 4
  %85 = load ptr, ptr %6, align 8
  %86 = load i32, ptr %10, align 4
  %87 = load i32, ptr %12, align 4
  %88 = mul nsw i32 %86, %87
  %89 = load i32, ptr %9, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  store float %84, ptr %92, align 4
  br label %93

93:                                               ; preds = %83, %42
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sliding_sum(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = sub nsw i32 %18, %19
  %21 = icmp sgt i32 %17, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  br label %50

23:                                               ; preds = %4
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %24

24:                                               ; preds = %38, %23
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %41

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %11, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = load float, ptr %10, align 4
  %37 = fadd contract float %36, %35
  store float %37, ptr %10, align 4
  br label %38

38:                                               ; preds = %28
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %11, align 4
  br label %24, !llvm.loop !21

41:                                               ; preds = %24
  %42 = load float, ptr %10, align 4
  %43 = load i32, ptr %8, align 4
  %44 = sitofp i32 %43 to float
  %45 = fdiv contract float %42, %44
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4
  br label %50

50:                                               ; preds = %41, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sliding_min(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
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
  store i32 %3, ptr %10, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %11, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %10, align 4
  %22 = sub nsw i32 %20, %21
  %23 = icmp sgt i32 %19, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  br label %56

25:                                               ; preds = %4
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %12, align 4
  store i32 1, ptr %13, align 4
  br label %31

31:                                               ; preds = %47, %25
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %50

35:                                               ; preds = %31
  %36 = load i32, ptr %12, align 4
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %11, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %37, i64 %41
  %43 = load i32, ptr %42, align 4
  store i32 %36, ptr %5, align 4
  store i32 %43, ptr %6, align 4
  %44 = load i32, ptr %5, align 4
  %45 = load i32, ptr %6, align 4
  %46 = call noundef i32 @__nv_min(i32 noundef %44, i32 noundef %45) #5
  store i32 %46, ptr %12, align 4
  br label %47

47:                                               ; preds = %35
  %48 = load i32, ptr %13, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %13, align 4
  br label %31, !llvm.loop !22

50:                                               ; preds = %31
  %51 = load i32, ptr %12, align 4
  %52 = load ptr, ptr %8, align 8
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %50, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @product_in_place(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %13, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = add i32 %23, %24
  store i32 %25, ptr %14, align 4
  %26 = load i32, ptr %14, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %6
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %11, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %29, %6
  br label %72

34:                                               ; preds = %29
  store i32 0, ptr %15, align 4
  br label %35

35:                                               ; preds = %69, %34
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %12, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %72

39:                                               ; preds = %35
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %14, align 4
  %42 = load i32, ptr %12, align 4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %15, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load i32, ptr %11, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %13, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %49, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %48, %57
  %59 = load ptr, ptr %9, align 8
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %11, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %13, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = fadd contract float %67, %58
  store float %68, ptr %66, align 4
  br label %69

69:                                               ; preds = %39
  %70 = load i32, ptr %15, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %15, align 4
  br label %35, !llvm.loop !23

72:                                               ; preds = %33, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rows_of_four(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [4 x [2 x double]], align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %11, align 4
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %9, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %5
  br label %143

30:                                               ; preds = %5
  store i32 0, ptr %13, align 4
  br label %31

31:                                               ; preds = %49, %30
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %52

34:                                               ; preds = %31
  store i32 0, ptr %14, align 4
  br label %35

35:                                               ; preds = %45, %34
  %36 = load i32, ptr %14, align 4
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %38, label %48

38:                                               ; preds = %35
  %39 = load i32, ptr %13, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x [2 x double]], ptr %12, i64 0, i64 %40
  %42 = load i32, ptr %14, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [2 x double], ptr %41, i64 0, i64 %43
  store double 0.000000e+00, ptr %44, align 8
  br label %45

45:                                               ; preds = %38
  %46 = load i32, ptr %14, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %14, align 4
  br label %35, !llvm.loop !24

48:                                               ; preds = %35
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %13, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %13, align 4
  br label %31, !llvm.loop !25

52:                                               ; preds = %31
  store i32 0, ptr %15, align 4
  br label %53

53:                                               ; preds = %106, %52
  %54 = load i32, ptr %15, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %109

57:                                               ; preds = %53
  store i32 0, ptr %16, align 4
  br label %58

58:                                               ; preds = %102, %57
  %59 = load i32, ptr %16, align 4
  %60 = icmp slt i32 %59, 2
  br i1 %60, label %61, label %105

61:                                               ; preds = %58
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %16, align 4
  %64 = load i32, ptr %10, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %15, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr %9, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %11, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %62, i64 %72
  %74 = load double, ptr %73, align 8
  store double %74, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %75

75:                                               ; preds = %98, %61
  %76 = load i32, ptr %18, align 4
  %77 = icmp slt i32 %76, 4
  br i1 %77, label %78, label %101

78:                                               ; preds = %75
  %79 = load ptr, ptr %6, align 8
  %80 = load i32, ptr %18, align 4
  %81 = load i32, ptr %10, align 4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %15, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = load double, ptr %17, align 8
  %89 = fmul contract double %87, %88
  %90 = load i32, ptr %18, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [4 x [2 x double]], ptr %12, i64 0, i64 %91
  %93 = load i32, ptr %16, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [2 x double], ptr %92, i64 0, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fadd contract double %96, %89
  store double %97, ptr %95, align 8
  br label %98

98:                                               ; preds = %78
  %99 = load i32, ptr %18, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %18, align 4
  br label %75, !llvm.loop !26

101:                                              ; preds = %75
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %16, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %16, align 4
  br label %58, !llvm.loop !27

105:                                              ; preds = %58
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %15, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %15, align 4
  br label %53, !llvm.loop !28

109:                                              ; preds = %53
  store i32 0, ptr %19, align 4
  br label %110

110:                                              ; preds = %140, %109
  %111 = load i32, ptr %19, align 4
  %112 = icmp slt i32 %111, 4
  br i1 %112, label %113, label %143

113:                                              ; preds = %110
  store i32 0, ptr %20, align 4
  br label %114

114:                                              ; preds = %136, %113
  %115 = load i32, ptr %20, align 4
  %116 = icmp slt i32 %115, 2
  br i1 %116, label %117, label %139

117:                                              ; preds = %114
  %118 = load i32, ptr %19, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x [2 x double]], ptr %12, i64 0, i64 %119
  %121 = load i32, ptr %20, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [2 x double], ptr %120, i64 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = load i32, ptr %19, align 4
  %127 = mul nsw i32 %126, 2
  %128 = load i32, ptr %20, align 4
  %129 = add nsw i32 %127, %128
  %130 = load i32, ptr %9, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %11, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %125, i64 %134
  store double %124, ptr %135, align 8
  br label %136

136:                                              ; preds = %117
  %137 = load i32, ptr %20, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %20, align 4
  br label %114, !llvm.loop !29

139:                                              ; preds = %114
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %19, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %19, align 4
  br label %110, !llvm.loop !30

143:                                              ; preds = %29, %110
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @two_sums(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
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
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
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
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %10, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %6
  %32 = load i32, ptr %14, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %6
  br label %93

36:                                               ; preds = %31
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %37

37:                                               ; preds = %80, %36
  %38 = load i32, ptr %16, align 4
  %39 = load i32, ptr %11, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %83

41:                                               ; preds = %37
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %76, %41
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %12, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %79

46:                                               ; preds = %42
  %47 = load ptr, ptr %7, align 8
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %11, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %16, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %12, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %17, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %47, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = load ptr, ptr %8, align 8
  %61 = load i32, ptr %16, align 4
  %62 = load i32, ptr %12, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %17, align 4
  %65 = add nsw i32 %63, %64
  %66 = load i32, ptr %10, align 4
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %60, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = fmul contract float %59, %72
  %74 = load float, ptr %15, align 4
  %75 = fadd contract float %74, %73
  store float %75, ptr %15, align 4
  br label %76

76:                                               ; preds = %46
  %77 = load i32, ptr %17, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %17, align 4
  br label %42, !llvm.loop !31

79:                                               ; preds = %42
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %16, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %16, align 4
  br label %37, !llvm.loop !32

83:                                               ; preds = %37
  %84 = load float, ptr %15, align 4
  %85 = load ptr, ptr %9, align 8
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %10, align 4
  %88 = mul nsw i32 %86, %87
  %89 = load i32, ptr %14, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  store float %84, ptr %92, align 4
  br label %93

93:                                               ; preds = %83, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @weighted_product(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
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
  %27 = load i32, ptr %14, align 4
  %28 = load i32, ptr %11, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %6
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %11, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %6
  br label %81

35:                                               ; preds = %30
  store double 0.000000e+00, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %36

36:                                               ; preds = %68, %35
  %37 = load i32, ptr %16, align 4
  %38 = load i32, ptr %12, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %71

40:                                               ; preds = %36
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %14, align 4
  %43 = load i32, ptr %12, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %16, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %8, align 8
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul contract double %49, %54
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %16, align 4
  %58 = load i32, ptr %11, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %13, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %56, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul contract double %55, %64
  %66 = load double, ptr %15, align 8
  %67 = fadd contract double %66, %65
  store double %67, ptr %15, align 8
  br label %68

68:                                               ; preds = %40
  %69 = load i32, ptr %16, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %16, align 4
  br label %36, !llvm.loop !33

71:                                               ; preds = %36
  %72 = load double, ptr %15, align 8
  %73 = load ptr, ptr %10, align 8
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %11, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %13, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %73, i64 %79
  store double %72, ptr %80, align 8
  br label %81

81:                                               ; preds = %71, %34
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gathered_product(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add i32 %26, %27
  store i32 %28, ptr %16, align 4
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %7
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %13, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %7
  br label %81

37:                                               ; preds = %32
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %38

38:                                               ; preds = %68, %37
  %39 = load i32, ptr %18, align 4
  %40 = load i32, ptr %14, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %71

42:                                               ; preds = %38
  %43 = load ptr, ptr %8, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %16, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %14, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %18, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %43, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load ptr, ptr %10, align 8
  %57 = load i32, ptr %18, align 4
  %58 = load i32, ptr %13, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %15, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %56, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fmul contract float %55, %64
  %66 = load float, ptr %17, align 4
  %67 = fadd contract float %66, %65
  store float %67, ptr %17, align 4
  br label %68

68:                                               ; preds = %42
  %69 = load i32, ptr %18, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %18, align 4
  br label %38, !llvm.loop !34

71:                                               ; preds = %38
  %72 = load float, ptr %17, align 4
  %73 = load ptr, ptr %11, align 8
  %74 = load i32, ptr %16, align 4
  %75 = load i32, ptr %13, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %15, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %73, i64 %79
  store float %72, ptr %80, align 4
  br label %81

81:                                               ; preds = %71, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @second_difference(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %15 = sub nsw i32 %14, 2
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %17, label %42

17:                                               ; preds = %3
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul contract float 2.000000e+00, %28
  %30 = fsub contract float %22, %29
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = fadd contract float %30, %36
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store float %37, ptr %41, align 4
  br label %42

42:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @complex_product(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.float2, align 8
  %19 = alloca %struct.float2, align 8
  %20 = alloca %struct.float2, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %6
  %35 = load i32, ptr %13, align 4
  %36 = load i32, ptr %11, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %6
  br label %106

39:                                               ; preds = %34
  store float 0.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %40

40:                                               ; preds = %87, %39
  %41 = load i32, ptr %17, align 4
  %42 = load i32, ptr %12, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %90

44:                                               ; preds = %40
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %12, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %17, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.float2, ptr %45, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %52, i64 8, i1 false)
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %17, align 4
  %55 = load i32, ptr %11, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %13, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.float2, ptr %53, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %60, i64 8, i1 false)
  %61 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 0
  %62 = load float, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 0
  %64 = load float, ptr %63, align 8
  %65 = fmul contract float %62, %64
  %66 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 1
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 1
  %69 = load float, ptr %68, align 4
  %70 = fmul contract float %67, %69
  %71 = fsub contract float %65, %70
  %72 = load float, ptr %15, align 4
  %73 = fadd contract float %72, %71
  store float %73, ptr %15, align 4
  %74 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 0
  %75 = load float, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 1
  %77 = load float, ptr %76, align 4
  %78 = fmul contract float %75, %77
  %79 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 1
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 0
  %82 = load float, ptr %81, align 8
  %83 = fmul contract float %80, %82
  %84 = fadd contract float %78, %83
  %85 = load float, ptr %16, align 4
  %86 = fadd contract float %85, %84
  store float %86, ptr %16, align 4
  br label %87

87:                                               ; preds = %44
  %88 = load i32, ptr %17, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %17, align 4
  br label %40, !llvm.loop !35

90:                                               ; preds = %40
  %91 = load float, ptr %15, align 4
  %92 = load float, ptr %16, align 4
  %93 = call %struct.float2 @_ZL11make_float2ff(float noundef %91, float noundef %92) #5
  %94 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 0
  %95 = extractvalue %struct.float2 %93, 0
  store float %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 1
  %97 = extractvalue %struct.float2 %93, 1
  store float %97, ptr %96, align 4
  %98 = load ptr, ptr %9, align 8
  %99 = load i32, ptr %14, align 4
  %100 = load i32, ptr %11, align 4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds %struct.float2, ptr %98, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %105, ptr align 8 %20, i64 8, i1 false)
  br label %106

106:                                              ; preds = %90, %38
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2 @_ZL11make_float2ff(float noundef %0, float noundef %1) #2 {
  %3 = alloca %struct.float2, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 4
  %10 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rank_two_k(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add i32 %26, %27
  store i32 %28, ptr %16, align 4
  %29 = load i32, ptr %16, align 4
  %30 = load i32, ptr %11, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %7
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %7
  br label %111

37:                                               ; preds = %32
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %38

38:                                               ; preds = %84, %37
  %39 = load i32, ptr %18, align 4
  %40 = load i32, ptr %12, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %87

42:                                               ; preds = %38
  %43 = load ptr, ptr %8, align 8
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %12, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %18, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %15, align 4
  %54 = load i32, ptr %12, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %18, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %51, %60
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %16, align 4
  %64 = load i32, ptr %12, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %18, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %62, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %8, align 8
  %72 = load i32, ptr %15, align 4
  %73 = load i32, ptr %12, align 4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %18, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %71, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul contract float %70, %79
  %81 = fadd contract float %61, %80
  %82 = load float, ptr %17, align 4
  %83 = fadd contract float %82, %81
  store float %83, ptr %17, align 4
  br label %84

84:                                               ; preds = %42
  %85 = load i32, ptr %18, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %18, align 4
  br label %38, !llvm.loop !36

87:                                               ; preds = %38
  %88 = load float, ptr %13, align 4
  %89 = load float, ptr %17, align 4
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %14, align 4
  %92 = load ptr, ptr %10, align 8
  %93 = load i32, ptr %16, align 4
  %94 = load i32, ptr %11, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %15, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fmul contract float %91, %100
  %102 = fadd contract float %90, %101
  %103 = load ptr, ptr %10, align 8
  %104 = load i32, ptr %16, align 4
  %105 = load i32, ptr %11, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr %15, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %103, i64 %109
  store float %102, ptr %110, align 4
  br label %111

111:                                              ; preds = %87, %36
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
!35 = distinct !{!35, !4}
!36 = distinct !{!36, !4}
