; ModuleID = 'layers.cu'
source_filename = "layers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @max_pool_cut(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca float, align 4
  %38 = alloca ptr, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store i32 %2, ptr %21, align 4
  store i32 %3, ptr %22, align 4
  store i32 %4, ptr %23, align 4
  store i32 %5, ptr %24, align 4
  store i32 %6, ptr %25, align 4
  store i32 %7, ptr %26, align 4
  store i32 %8, ptr %27, align 4
  store i32 %9, ptr %28, align 4
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = mul i32 %41, %42
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = add i32 %43, %44
  store i32 %45, ptr %29, align 4
  br label %46

46:                                               ; preds = %151, %10
  %47 = load i32, ptr %29, align 4
  %48 = load i32, ptr %21, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %157

50:                                               ; preds = %46
  %51 = load i32, ptr %29, align 4
  %52 = load i32, ptr %25, align 4
  %53 = srem i32 %51, %52
  store i32 %53, ptr %30, align 4
  %54 = load i32, ptr %29, align 4
  %55 = load i32, ptr %25, align 4
  %56 = sdiv i32 %54, %55
  %57 = load i32, ptr %24, align 4
  %58 = srem i32 %56, %57
  store i32 %58, ptr %31, align 4
  %59 = load i32, ptr %29, align 4
  %60 = load i32, ptr %25, align 4
  %61 = sdiv i32 %59, %60
  %62 = load i32, ptr %24, align 4
  %63 = sdiv i32 %61, %62
  store i32 %63, ptr %32, align 4
  %64 = load i32, ptr %31, align 4
  %65 = load i32, ptr %27, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %28, align 4
  %68 = sub nsw i32 %66, %67
  store i32 %68, ptr %33, align 4
  %69 = load i32, ptr %30, align 4
  %70 = load i32, ptr %27, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %28, align 4
  %73 = sub nsw i32 %71, %72
  store i32 %73, ptr %34, align 4
  %74 = load i32, ptr %33, align 4
  %75 = load i32, ptr %26, align 4
  %76 = add nsw i32 %74, %75
  %77 = load i32, ptr %22, align 4
  store i32 %76, ptr %15, align 4
  store i32 %77, ptr %16, align 4
  %78 = load i32, ptr %15, align 4
  %79 = load i32, ptr %16, align 4
  %80 = call noundef i32 @__nv_min(i32 noundef %78, i32 noundef %79) #3
  store i32 %80, ptr %35, align 4
  %81 = load i32, ptr %34, align 4
  %82 = load i32, ptr %26, align 4
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %23, align 4
  store i32 %83, ptr %17, align 4
  store i32 %84, ptr %18, align 4
  %85 = load i32, ptr %17, align 4
  %86 = load i32, ptr %18, align 4
  %87 = call noundef i32 @__nv_min(i32 noundef %85, i32 noundef %86) #3
  store i32 %87, ptr %36, align 4
  %88 = load i32, ptr %33, align 4
  store i32 %88, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %89 = load i32, ptr %11, align 4
  %90 = load i32, ptr %12, align 4
  %91 = call noundef i32 @__nv_max(i32 noundef %89, i32 noundef %90) #3
  store i32 %91, ptr %33, align 4
  %92 = load i32, ptr %34, align 4
  store i32 %92, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %93 = load i32, ptr %13, align 4
  %94 = load i32, ptr %14, align 4
  %95 = call noundef i32 @__nv_max(i32 noundef %93, i32 noundef %94) #3
  store i32 %95, ptr %34, align 4
  store float 0xC7EFFFFFE0000000, ptr %37, align 4
  %96 = load ptr, ptr %19, align 8
  %97 = load i32, ptr %32, align 4
  %98 = load i32, ptr %22, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %23, align 4
  %101 = mul nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %96, i64 %102
  store ptr %103, ptr %38, align 8
  %104 = load i32, ptr %33, align 4
  store i32 %104, ptr %39, align 4
  br label %105

105:                                              ; preds = %142, %50
  %106 = load i32, ptr %39, align 4
  %107 = load i32, ptr %35, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %145

109:                                              ; preds = %105
  %110 = load i32, ptr %34, align 4
  store i32 %110, ptr %40, align 4
  br label %111

111:                                              ; preds = %138, %109
  %112 = load i32, ptr %40, align 4
  %113 = load i32, ptr %36, align 4
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %141

115:                                              ; preds = %111
  %116 = load ptr, ptr %38, align 8
  %117 = load i32, ptr %39, align 4
  %118 = load i32, ptr %23, align 4
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %40, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %116, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %37, align 4
  %126 = fcmp contract ogt float %124, %125
  br i1 %126, label %127, label %137

127:                                              ; preds = %115
  %128 = load ptr, ptr %38, align 8
  %129 = load i32, ptr %39, align 4
  %130 = load i32, ptr %23, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %40, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  %136 = load float, ptr %135, align 4
  store float %136, ptr %37, align 4
  br label %137

137:                                              ; preds = %127, %115
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %40, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %40, align 4
  br label %111, !llvm.loop !3

141:                                              ; preds = %111
  br label %142

142:                                              ; preds = %141
  %143 = load i32, ptr %39, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %39, align 4
  br label %105, !llvm.loop !5

145:                                              ; preds = %105
  %146 = load float, ptr %37, align 4
  %147 = load ptr, ptr %20, align 8
  %148 = load i32, ptr %29, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %147, i64 %149
  store float %146, ptr %150, align 4
  br label %151

151:                                              ; preds = %145
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %153 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %154 = mul i32 %152, %153
  %155 = load i32, ptr %29, align 4
  %156 = add i32 %155, %154
  store i32 %156, ptr %29, align 4
  br label %46, !llvm.loop !6

157:                                              ; preds = %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mean_pool_gradient(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
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
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store i32 %6, ptr %20, align 4
  store i32 %7, ptr %21, align 4
  store i32 %8, ptr %22, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %37, %38
  store i32 %39, ptr %23, align 4
  br label %40

40:                                               ; preds = %149, %9
  %41 = load i32, ptr %23, align 4
  %42 = load i32, ptr %16, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %155

44:                                               ; preds = %40
  %45 = load i32, ptr %23, align 4
  %46 = load i32, ptr %18, align 4
  %47 = srem i32 %45, %46
  store i32 %47, ptr %24, align 4
  %48 = load i32, ptr %23, align 4
  %49 = load i32, ptr %18, align 4
  %50 = sdiv i32 %48, %49
  %51 = load i32, ptr %17, align 4
  %52 = srem i32 %50, %51
  store i32 %52, ptr %25, align 4
  %53 = load i32, ptr %23, align 4
  %54 = load i32, ptr %18, align 4
  %55 = sdiv i32 %53, %54
  %56 = load i32, ptr %17, align 4
  %57 = sdiv i32 %55, %56
  store i32 %57, ptr %26, align 4
  %58 = load i32, ptr %25, align 4
  %59 = load i32, ptr %21, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %44
  br label %69

62:                                               ; preds = %44
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %21, align 4
  %65 = sub nsw i32 %63, %64
  %66 = load i32, ptr %22, align 4
  %67 = sdiv i32 %65, %66
  %68 = add nsw i32 %67, 1
  br label %69

69:                                               ; preds = %62, %61
  %70 = phi i32 [ 0, %61 ], [ %68, %62 ]
  store i32 %70, ptr %27, align 4
  %71 = load i32, ptr %25, align 4
  %72 = load i32, ptr %22, align 4
  %73 = sdiv i32 %71, %72
  %74 = add nsw i32 %73, 1
  %75 = load i32, ptr %19, align 4
  store i32 %74, ptr %10, align 4
  store i32 %75, ptr %11, align 4
  %76 = load i32, ptr %10, align 4
  %77 = load i32, ptr %11, align 4
  %78 = call noundef i32 @__nv_min(i32 noundef %76, i32 noundef %77) #3
  store i32 %78, ptr %28, align 4
  %79 = load i32, ptr %24, align 4
  %80 = load i32, ptr %21, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %69
  br label %90

83:                                               ; preds = %69
  %84 = load i32, ptr %24, align 4
  %85 = load i32, ptr %21, align 4
  %86 = sub nsw i32 %84, %85
  %87 = load i32, ptr %22, align 4
  %88 = sdiv i32 %86, %87
  %89 = add nsw i32 %88, 1
  br label %90

90:                                               ; preds = %83, %82
  %91 = phi i32 [ 0, %82 ], [ %89, %83 ]
  store i32 %91, ptr %29, align 4
  %92 = load i32, ptr %24, align 4
  %93 = load i32, ptr %22, align 4
  %94 = sdiv i32 %92, %93
  %95 = add nsw i32 %94, 1
  %96 = load i32, ptr %20, align 4
  store i32 %95, ptr %12, align 4
  store i32 %96, ptr %13, align 4
  %97 = load i32, ptr %12, align 4
  %98 = load i32, ptr %13, align 4
  %99 = call noundef i32 @__nv_min(i32 noundef %97, i32 noundef %98) #3
  store i32 %99, ptr %30, align 4
  store float 0.000000e+00, ptr %31, align 4
  %100 = load ptr, ptr %14, align 8
  %101 = load i32, ptr %26, align 4
  %102 = load i32, ptr %19, align 4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr %20, align 4
  %105 = mul nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %100, i64 %106
  store ptr %107, ptr %32, align 8
  %108 = load i32, ptr %27, align 4
  store i32 %108, ptr %33, align 4
  br label %109

109:                                              ; preds = %135, %90
  %110 = load i32, ptr %33, align 4
  %111 = load i32, ptr %28, align 4
  %112 = icmp slt i32 %110, %111
  br i1 %112, label %113, label %138

113:                                              ; preds = %109
  %114 = load i32, ptr %29, align 4
  store i32 %114, ptr %34, align 4
  br label %115

115:                                              ; preds = %131, %113
  %116 = load i32, ptr %34, align 4
  %117 = load i32, ptr %30, align 4
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %119, label %134

119:                                              ; preds = %115
  %120 = load ptr, ptr %32, align 8
  %121 = load i32, ptr %33, align 4
  %122 = load i32, ptr %20, align 4
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr %34, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %120, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %31, align 4
  %130 = fadd contract float %129, %128
  store float %130, ptr %31, align 4
  br label %131

131:                                              ; preds = %119
  %132 = load i32, ptr %34, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %34, align 4
  br label %115, !llvm.loop !7

134:                                              ; preds = %115
  br label %135

135:                                              ; preds = %134
  %136 = load i32, ptr %33, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %33, align 4
  br label %109, !llvm.loop !8

138:                                              ; preds = %109
  %139 = load float, ptr %31, align 4
  %140 = load i32, ptr %21, align 4
  %141 = load i32, ptr %21, align 4
  %142 = mul nsw i32 %140, %141
  %143 = sitofp i32 %142 to float
  %144 = fdiv contract float %139, %143
  %145 = load ptr, ptr %15, align 8
  %146 = load i32, ptr %23, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %145, i64 %147
  store float %144, ptr %148, align 4
  br label %149

149:                                              ; preds = %138
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %151 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %152 = mul i32 %150, %151
  %153 = load i32, ptr %23, align 4
  %154 = add i32 %153, %152
  store i32 %154, ptr %23, align 4
  br label %40, !llvm.loop !9

155:                                              ; preds = %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @columns_to_image(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) #0 {
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
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  store i32 %6, ptr %21, align 4
  store i32 %7, ptr %22, align 4
  store i32 %8, ptr %23, align 4
  store i32 %9, ptr %24, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = mul i32 %39, %40
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %43 = add i32 %41, %42
  store i32 %43, ptr %25, align 4
  br label %44

44:                                               ; preds = %179, %10
  %45 = load i32, ptr %25, align 4
  %46 = load i32, ptr %17, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %185

48:                                               ; preds = %44
  store float 0.000000e+00, ptr %26, align 4
  %49 = load i32, ptr %25, align 4
  %50 = load i32, ptr %19, align 4
  %51 = srem i32 %49, %50
  %52 = load i32, ptr %21, align 4
  %53 = add nsw i32 %51, %52
  store i32 %53, ptr %27, align 4
  %54 = load i32, ptr %25, align 4
  %55 = load i32, ptr %19, align 4
  %56 = sdiv i32 %54, %55
  %57 = load i32, ptr %18, align 4
  %58 = srem i32 %56, %57
  %59 = load i32, ptr %21, align 4
  %60 = add nsw i32 %58, %59
  store i32 %60, ptr %28, align 4
  %61 = load i32, ptr %25, align 4
  %62 = load i32, ptr %19, align 4
  %63 = load i32, ptr %18, align 4
  %64 = mul nsw i32 %62, %63
  %65 = sdiv i32 %61, %64
  store i32 %65, ptr %29, align 4
  %66 = load i32, ptr %27, align 4
  %67 = load i32, ptr %20, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %48
  br label %77

70:                                               ; preds = %48
  %71 = load i32, ptr %27, align 4
  %72 = load i32, ptr %20, align 4
  %73 = sub nsw i32 %71, %72
  %74 = load i32, ptr %22, align 4
  %75 = sdiv i32 %73, %74
  %76 = add nsw i32 %75, 1
  br label %77

77:                                               ; preds = %70, %69
  %78 = phi i32 [ 0, %69 ], [ %76, %70 ]
  store i32 %78, ptr %30, align 4
  %79 = load i32, ptr %27, align 4
  %80 = load i32, ptr %22, align 4
  %81 = sdiv i32 %79, %80
  %82 = add nsw i32 %81, 1
  %83 = load i32, ptr %24, align 4
  store i32 %82, ptr %11, align 4
  store i32 %83, ptr %12, align 4
  %84 = load i32, ptr %11, align 4
  %85 = load i32, ptr %12, align 4
  %86 = call noundef i32 @__nv_min(i32 noundef %84, i32 noundef %85) #3
  store i32 %86, ptr %31, align 4
  %87 = load i32, ptr %28, align 4
  %88 = load i32, ptr %20, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %91

90:                                               ; preds = %77
  br label %98

91:                                               ; preds = %77
  %92 = load i32, ptr %28, align 4
  %93 = load i32, ptr %20, align 4
  %94 = sub nsw i32 %92, %93
  %95 = load i32, ptr %22, align 4
  %96 = sdiv i32 %94, %95
  %97 = add nsw i32 %96, 1
  br label %98

98:                                               ; preds = %91, %90
  %99 = phi i32 [ 0, %90 ], [ %97, %91 ]
  store i32 %99, ptr %32, align 4
  %100 = load i32, ptr %28, align 4
  %101 = load i32, ptr %22, align 4
  %102 = sdiv i32 %100, %101
  %103 = add nsw i32 %102, 1
  %104 = load i32, ptr %23, align 4
  store i32 %103, ptr %13, align 4
  store i32 %104, ptr %14, align 4
  %105 = load i32, ptr %13, align 4
  %106 = load i32, ptr %14, align 4
  %107 = call noundef i32 @__nv_min(i32 noundef %105, i32 noundef %106) #3
  store i32 %107, ptr %33, align 4
  %108 = load i32, ptr %29, align 4
  %109 = load i32, ptr %20, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr %20, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %28, align 4
  %114 = load i32, ptr %20, align 4
  %115 = mul nsw i32 %113, %114
  %116 = add nsw i32 %112, %115
  %117 = load i32, ptr %27, align 4
  %118 = add nsw i32 %116, %117
  %119 = load i32, ptr %23, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr %24, align 4
  %122 = mul nsw i32 %120, %121
  store i32 %122, ptr %34, align 4
  %123 = load i32, ptr %22, align 4
  %124 = load i32, ptr %20, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %23, align 4
  %127 = mul nsw i32 %125, %126
  %128 = sub nsw i32 1, %127
  %129 = load i32, ptr %24, align 4
  %130 = mul nsw i32 %128, %129
  store i32 %130, ptr %35, align 4
  %131 = load i32, ptr %22, align 4
  %132 = load i32, ptr %23, align 4
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %24, align 4
  %135 = mul nsw i32 %133, %134
  %136 = sub nsw i32 1, %135
  store i32 %136, ptr %36, align 4
  %137 = load i32, ptr %32, align 4
  store i32 %137, ptr %37, align 4
  br label %138

138:                                              ; preds = %168, %98
  %139 = load i32, ptr %37, align 4
  %140 = load i32, ptr %33, align 4
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %142, label %171

142:                                              ; preds = %138
  %143 = load i32, ptr %30, align 4
  store i32 %143, ptr %38, align 4
  br label %144

144:                                              ; preds = %164, %142
  %145 = load i32, ptr %38, align 4
  %146 = load i32, ptr %31, align 4
  %147 = icmp slt i32 %145, %146
  br i1 %147, label %148, label %167

148:                                              ; preds = %144
  %149 = load ptr, ptr %15, align 8
  %150 = load i32, ptr %34, align 4
  %151 = load i32, ptr %37, align 4
  %152 = load i32, ptr %35, align 4
  %153 = mul nsw i32 %151, %152
  %154 = add nsw i32 %150, %153
  %155 = load i32, ptr %38, align 4
  %156 = load i32, ptr %36, align 4
  %157 = mul nsw i32 %155, %156
  %158 = add nsw i32 %154, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %149, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = load float, ptr %26, align 4
  %163 = fadd contract float %162, %161
  store float %163, ptr %26, align 4
  br label %164

164:                                              ; preds = %148
  %165 = load i32, ptr %38, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %38, align 4
  br label %144, !llvm.loop !10

167:                                              ; preds = %144
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %37, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %37, align 4
  br label %138, !llvm.loop !11

171:                                              ; preds = %138
  %172 = load float, ptr %26, align 4
  %173 = load ptr, ptr %16, align 8
  %174 = load i32, ptr %25, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %173, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = fadd contract float %177, %172
  store float %178, ptr %176, align 4
  br label %179

179:                                              ; preds = %171
  %180 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %181 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %182 = mul i32 %180, %181
  %183 = load i32, ptr %25, align 4
  %184 = add i32 %183, %182
  store i32 %184, ptr %25, align 4
  br label %44, !llvm.loop !12

185:                                              ; preds = %44
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @permuted_axes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) #0 {
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
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store i32 %9, ptr %20, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %21, align 4
  br label %32

32:                                               ; preds = %91, %10
  %33 = load i32, ptr %21, align 4
  %34 = load i32, ptr %13, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %97

36:                                               ; preds = %32
  %37 = load i32, ptr %21, align 4
  store i32 %37, ptr %22, align 4
  %38 = load i32, ptr %22, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %15, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %16, align 4
  %43 = mul nsw i32 %41, %42
  %44 = sdiv i32 %38, %43
  store i32 %44, ptr %23, align 4
  %45 = load i32, ptr %14, align 4
  %46 = load i32, ptr %15, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %16, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %22, align 4
  %51 = srem i32 %50, %49
  store i32 %51, ptr %22, align 4
  %52 = load i32, ptr %22, align 4
  %53 = load i32, ptr %15, align 4
  %54 = load i32, ptr %16, align 4
  %55 = mul nsw i32 %53, %54
  %56 = sdiv i32 %52, %55
  store i32 %56, ptr %24, align 4
  %57 = load i32, ptr %15, align 4
  %58 = load i32, ptr %16, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %22, align 4
  %61 = srem i32 %60, %59
  store i32 %61, ptr %22, align 4
  %62 = load i32, ptr %22, align 4
  %63 = load i32, ptr %16, align 4
  %64 = sdiv i32 %62, %63
  store i32 %64, ptr %25, align 4
  %65 = load i32, ptr %22, align 4
  %66 = load i32, ptr %16, align 4
  %67 = srem i32 %65, %66
  store i32 %67, ptr %26, align 4
  %68 = load ptr, ptr %11, align 8
  %69 = load i32, ptr %23, align 4
  %70 = load i32, ptr %17, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %24, align 4
  %73 = load i32, ptr %18, align 4
  %74 = mul nsw i32 %72, %73
  %75 = add nsw i32 %71, %74
  %76 = load i32, ptr %25, align 4
  %77 = load i32, ptr %19, align 4
  %78 = mul nsw i32 %76, %77
  %79 = add nsw i32 %75, %78
  %80 = load i32, ptr %26, align 4
  %81 = load i32, ptr %20, align 4
  %82 = mul nsw i32 %80, %81
  %83 = add nsw i32 %79, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %68, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load ptr, ptr %12, align 8
  %88 = load i32, ptr %21, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  store float %86, ptr %90, align 4
  br label %91

91:                                               ; preds = %36
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %94 = mul i32 %92, %93
  %95 = load i32, ptr %21, align 4
  %96 = add i32 %95, %94
  store i32 %96, ptr %21, align 4
  br label %32, !llvm.loop !13

97:                                               ; preds = %32
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @channels_to_space(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
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
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %26, %27
  %29 = add i32 %25, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = add i32 %31, %32
  store i32 %33, ptr %15, align 4
  %34 = load i32, ptr %15, align 4
  %35 = load i32, ptr %10, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %7
  br label %107

38:                                               ; preds = %7
  %39 = load i32, ptr %15, align 4
  store i32 %39, ptr %16, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %11, align 4
  %42 = srem i32 %40, %41
  store i32 %42, ptr %17, align 4
  %43 = load i32, ptr %11, align 4
  %44 = load i32, ptr %16, align 4
  %45 = sdiv i32 %44, %43
  store i32 %45, ptr %16, align 4
  %46 = load i32, ptr %16, align 4
  %47 = load i32, ptr %12, align 4
  %48 = srem i32 %46, %47
  store i32 %48, ptr %18, align 4
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %16, align 4
  %51 = sdiv i32 %50, %49
  store i32 %51, ptr %16, align 4
  %52 = load i32, ptr %16, align 4
  %53 = load i32, ptr %13, align 4
  %54 = srem i32 %52, %53
  store i32 %54, ptr %19, align 4
  %55 = load i32, ptr %16, align 4
  %56 = load i32, ptr %13, align 4
  %57 = sdiv i32 %55, %56
  store i32 %57, ptr %20, align 4
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %14, align 4
  %61 = mul nsw i32 %59, %60
  %62 = sdiv i32 %58, %61
  store i32 %62, ptr %21, align 4
  %63 = load i32, ptr %19, align 4
  %64 = load i32, ptr %21, align 4
  %65 = sdiv i32 %63, %64
  store i32 %65, ptr %22, align 4
  %66 = load i32, ptr %17, align 4
  %67 = load i32, ptr %14, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %22, align 4
  %70 = load i32, ptr %14, align 4
  %71 = srem i32 %69, %70
  %72 = add nsw i32 %68, %71
  store i32 %72, ptr %23, align 4
  %73 = load i32, ptr %18, align 4
  %74 = load i32, ptr %14, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %22, align 4
  %77 = load i32, ptr %14, align 4
  %78 = sdiv i32 %76, %77
  %79 = add nsw i32 %75, %78
  store i32 %79, ptr %24, align 4
  %80 = load ptr, ptr %8, align 8
  %81 = load i32, ptr %15, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %80, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load ptr, ptr %9, align 8
  %86 = load i32, ptr %23, align 4
  %87 = load i32, ptr %11, align 4
  %88 = load i32, ptr %14, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %24, align 4
  %91 = load i32, ptr %12, align 4
  %92 = load i32, ptr %14, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %19, align 4
  %95 = load i32, ptr %21, align 4
  %96 = srem i32 %94, %95
  %97 = load i32, ptr %21, align 4
  %98 = load i32, ptr %20, align 4
  %99 = mul nsw i32 %97, %98
  %100 = add nsw i32 %96, %99
  %101 = mul nsw i32 %93, %100
  %102 = add nsw i32 %90, %101
  %103 = mul nsw i32 %89, %102
  %104 = add nsw i32 %86, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %85, i64 %105
  store float %84, ptr %106, align 4
  br label %107

107:                                              ; preds = %38, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @padded_images(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, float noundef %9) #0 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 4
  store i32 %8, ptr %19, align 4
  store float %9, ptr %20, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %21, align 4
  br label %30

30:                                               ; preds = %86, %10
  %31 = load i32, ptr %21, align 4
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %92

34:                                               ; preds = %30
  %35 = load i32, ptr %21, align 4
  %36 = load i32, ptr %17, align 4
  %37 = sdiv i32 %35, %36
  store i32 %37, ptr %22, align 4
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %17, align 4
  %40 = srem i32 %38, %39
  %41 = load i32, ptr %19, align 4
  %42 = sub nsw i32 %40, %41
  store i32 %42, ptr %23, align 4
  %43 = load i32, ptr %22, align 4
  %44 = load i32, ptr %16, align 4
  %45 = srem i32 %43, %44
  %46 = load i32, ptr %18, align 4
  %47 = sub nsw i32 %45, %46
  store i32 %47, ptr %24, align 4
  %48 = load i32, ptr %16, align 4
  %49 = load i32, ptr %22, align 4
  %50 = sdiv i32 %49, %48
  store i32 %50, ptr %22, align 4
  %51 = load i32, ptr %24, align 4
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %64, label %53

53:                                               ; preds = %34
  %54 = load i32, ptr %23, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %64, label %56

56:                                               ; preds = %53
  %57 = load i32, ptr %24, align 4
  %58 = load i32, ptr %14, align 4
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %64, label %60

60:                                               ; preds = %56
  %61 = load i32, ptr %23, align 4
  %62 = load i32, ptr %15, align 4
  %63 = icmp sge i32 %61, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %60, %56, %53, %34
  %65 = load float, ptr %20, align 4
  br label %80

66:                                               ; preds = %60
  %67 = load ptr, ptr %11, align 8
  %68 = load i32, ptr %22, align 4
  %69 = load i32, ptr %14, align 4
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %24, align 4
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %15, align 4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %23, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %67, i64 %77
  %79 = load float, ptr %78, align 4
  br label %80

80:                                               ; preds = %66, %64
  %81 = phi contract float [ %65, %64 ], [ %79, %66 ]
  %82 = load ptr, ptr %12, align 8
  %83 = load i32, ptr %21, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  store float %81, ptr %85, align 4
  br label %86

86:                                               ; preds = %80
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %89 = mul i32 %87, %88
  %90 = load i32, ptr %21, align 4
  %91 = add i32 %90, %89
  store i32 %91, ptr %21, align 4
  br label %30, !llvm.loop !14

92:                                               ; preds = %30
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @repeated_pixels(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %15, align 4
  br label %25

25:                                               ; preds = %69, %7
  %26 = load i32, ptr %15, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %75

29:                                               ; preds = %25
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %14, align 4
  %32 = mul nsw i32 %30, %31
  store i32 %32, ptr %16, align 4
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %13, align 4
  %35 = mul nsw i32 %33, %34
  store i32 %35, ptr %17, align 4
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %16, align 4
  %38 = srem i32 %36, %37
  %39 = load i32, ptr %14, align 4
  %40 = sdiv i32 %38, %39
  store i32 %40, ptr %18, align 4
  %41 = load i32, ptr %15, align 4
  %42 = load i32, ptr %16, align 4
  %43 = sdiv i32 %41, %42
  %44 = load i32, ptr %17, align 4
  %45 = srem i32 %43, %44
  %46 = load i32, ptr %13, align 4
  %47 = sdiv i32 %45, %46
  store i32 %47, ptr %19, align 4
  %48 = load ptr, ptr %8, align 8
  %49 = load i32, ptr %15, align 4
  %50 = load i32, ptr %16, align 4
  %51 = load i32, ptr %17, align 4
  %52 = mul nsw i32 %50, %51
  %53 = sdiv i32 %49, %52
  %54 = load i32, ptr %11, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %19, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %12, align 4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %18, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %48, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load ptr, ptr %9, align 8
  %66 = load i32, ptr %15, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  store float %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %29
  %70 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %72 = mul i32 %70, %71
  %73 = load i32, ptr %15, align 4
  %74 = add i32 %73, %72
  store i32 %74, ptr %15, align 4
  br label %25, !llvm.loop !15

75:                                               ; preds = %25
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
