; ModuleID = 'normalize.cu'
source_filename = "normalize.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_Z15__shfl_xor_syncjfii = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16softmax_one_passPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
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
  br label %109

29:                                               ; preds = %4
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %12, align 4
  %33 = mul nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %30, i64 %34
  store ptr %35, ptr %14, align 8
  store float 0xFFF0000000000000, ptr %15, align 4
  store double 0.000000e+00, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %36

36:                                               ; preds = %76, %29
  %37 = load i32, ptr %17, align 4
  %38 = load i32, ptr %12, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %79

40:                                               ; preds = %36
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %17, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  store float %45, ptr %18, align 4
  %46 = load float, ptr %18, align 4
  %47 = load float, ptr %15, align 4
  %48 = fcmp contract ogt float %46, %47
  br i1 %48, label %49, label %66

49:                                               ; preds = %40
  %50 = load double, ptr %16, align 8
  %51 = load float, ptr %15, align 4
  %52 = load float, ptr %18, align 4
  %53 = fsub contract float %51, %52
  store float %53, ptr %5, align 4
  %54 = load float, ptr %5, align 4
  %55 = call contract noundef float @__nv_expf(float noundef %54) #6
  %56 = fpext contract float %55 to double
  %57 = fmul contract double %50, %56
  %58 = load float, ptr %18, align 4
  %59 = load float, ptr %18, align 4
  %60 = fsub contract float %58, %59
  store float %60, ptr %6, align 4
  %61 = load float, ptr %6, align 4
  %62 = call contract noundef float @__nv_expf(float noundef %61) #6
  %63 = fpext contract float %62 to double
  %64 = fadd contract double %57, %63
  store double %64, ptr %16, align 8
  %65 = load float, ptr %18, align 4
  store float %65, ptr %15, align 4
  br label %75

66:                                               ; preds = %40
  %67 = load float, ptr %18, align 4
  %68 = load float, ptr %15, align 4
  %69 = fsub contract float %67, %68
  store float %69, ptr %7, align 4
  %70 = load float, ptr %7, align 4
  %71 = call contract noundef float @__nv_expf(float noundef %70) #6
  %72 = fpext contract float %71 to double
  %73 = load double, ptr %16, align 8
  %74 = fadd contract double %73, %72
  store double %74, ptr %16, align 8
  br label %75

75:                                               ; preds = %66, %49
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %17, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %17, align 4
  br label %36, !llvm.loop !3

79:                                               ; preds = %36
  store i32 0, ptr %19, align 4
  br label %80

80:                                               ; preds = %106, %79
  %81 = load i32, ptr %19, align 4
  %82 = load i32, ptr %12, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %109

84:                                               ; preds = %80
  %85 = load ptr, ptr %14, align 8
  %86 = load i32, ptr %19, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load float, ptr %15, align 4
  %91 = fsub contract float %89, %90
  store float %91, ptr %8, align 4
  %92 = load float, ptr %8, align 4
  %93 = call contract noundef float @__nv_expf(float noundef %92) #6
  %94 = fpext contract float %93 to double
  %95 = load double, ptr %16, align 8
  %96 = fdiv contract double %94, %95
  %97 = fptrunc contract double %96 to float
  %98 = load ptr, ptr %10, align 8
  %99 = load i32, ptr %13, align 4
  %100 = load i32, ptr %12, align 4
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %19, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %98, i64 %104
  store float %97, ptr %105, align 4
  br label %106

106:                                              ; preds = %84
  %107 = load i32, ptr %19, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %19, align 4
  br label %80, !llvm.loop !5

109:                                              ; preds = %28, %80
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z18attention_one_passPKfS0_S0_Pfif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [12 x float], align 4
  %20 = alloca [12 x float], align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store float %5, ptr %16, align 4
  store i32 12, ptr %17, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %34, %35
  store i32 %36, ptr %18, align 4
  %37 = load i32, ptr %18, align 4
  %38 = load i32, ptr %15, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %6
  br label %168

41:                                               ; preds = %6
  store i32 0, ptr %21, align 4
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %21, align 4
  %44 = icmp slt i32 %43, 12
  br i1 %44, label %45, label %63

45:                                               ; preds = %42
  %46 = load ptr, ptr %11, align 8
  %47 = load i32, ptr %18, align 4
  %48 = mul nsw i32 %47, 12
  %49 = load i32, ptr %21, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %46, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = load i32, ptr %21, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [12 x float], ptr %19, i64 0, i64 %55
  store float %53, ptr %56, align 4
  %57 = load i32, ptr %21, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [12 x float], ptr %20, i64 0, i64 %58
  store float 0.000000e+00, ptr %59, align 4
  br label %60

60:                                               ; preds = %45
  %61 = load i32, ptr %21, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %21, align 4
  br label %42, !llvm.loop !6

63:                                               ; preds = %42
  store float 0xFFF0000000000000, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %64

64:                                               ; preds = %144, %63
  %65 = load i32, ptr %24, align 4
  %66 = load i32, ptr %15, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %147

68:                                               ; preds = %64
  store float 0.000000e+00, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %69

69:                                               ; preds = %88, %68
  %70 = load i32, ptr %26, align 4
  %71 = icmp slt i32 %70, 12
  br i1 %71, label %72, label %91

72:                                               ; preds = %69
  %73 = load i32, ptr %26, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [12 x float], ptr %19, i64 0, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = load ptr, ptr %12, align 8
  %78 = load i32, ptr %24, align 4
  %79 = mul nsw i32 %78, 12
  %80 = load i32, ptr %26, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fmul contract float %76, %84
  %86 = load float, ptr %25, align 4
  %87 = fadd contract float %86, %85
  store float %87, ptr %25, align 4
  br label %88

88:                                               ; preds = %72
  %89 = load i32, ptr %26, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %26, align 4
  br label %69, !llvm.loop !8

91:                                               ; preds = %69
  %92 = load float, ptr %16, align 4
  %93 = load float, ptr %25, align 4
  %94 = fmul contract float %93, %92
  store float %94, ptr %25, align 4
  %95 = load float, ptr %22, align 4
  %96 = load float, ptr %25, align 4
  store float %95, ptr %7, align 4
  store float %96, ptr %8, align 4
  %97 = load float, ptr %7, align 4
  %98 = load float, ptr %8, align 4
  %99 = call contract noundef float @__nv_fmaxf(float noundef %97, float noundef %98) #6
  store float %99, ptr %27, align 4
  %100 = load float, ptr %22, align 4
  %101 = load float, ptr %27, align 4
  %102 = fsub contract float %100, %101
  store float %102, ptr %9, align 4
  %103 = load float, ptr %9, align 4
  %104 = call contract noundef float @__nv_expf(float noundef %103) #6
  store float %104, ptr %28, align 4
  %105 = load float, ptr %25, align 4
  %106 = load float, ptr %27, align 4
  %107 = fsub contract float %105, %106
  store float %107, ptr %10, align 4
  %108 = load float, ptr %10, align 4
  %109 = call contract noundef float @__nv_expf(float noundef %108) #6
  store float %109, ptr %29, align 4
  %110 = load float, ptr %23, align 4
  %111 = load float, ptr %28, align 4
  %112 = fmul contract float %110, %111
  %113 = load float, ptr %29, align 4
  %114 = fadd contract float %112, %113
  store float %114, ptr %23, align 4
  store i32 0, ptr %30, align 4
  br label %115

115:                                              ; preds = %139, %91
  %116 = load i32, ptr %30, align 4
  %117 = icmp slt i32 %116, 12
  br i1 %117, label %118, label %142

118:                                              ; preds = %115
  %119 = load i32, ptr %30, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [12 x float], ptr %20, i64 0, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load float, ptr %28, align 4
  %124 = fmul contract float %122, %123
  %125 = load float, ptr %29, align 4
  %126 = load ptr, ptr %13, align 8
  %127 = load i32, ptr %24, align 4
  %128 = mul nsw i32 %127, 12
  %129 = load i32, ptr %30, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %126, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = fmul contract float %125, %133
  %135 = fadd contract float %124, %134
  %136 = load i32, ptr %30, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [12 x float], ptr %20, i64 0, i64 %137
  store float %135, ptr %138, align 4
  br label %139

139:                                              ; preds = %118
  %140 = load i32, ptr %30, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %30, align 4
  br label %115, !llvm.loop !9

142:                                              ; preds = %115
  %143 = load float, ptr %27, align 4
  store float %143, ptr %22, align 4
  br label %144

144:                                              ; preds = %142
  %145 = load i32, ptr %24, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4
  br label %64, !llvm.loop !10

147:                                              ; preds = %64
  store i32 0, ptr %31, align 4
  br label %148

148:                                              ; preds = %165, %147
  %149 = load i32, ptr %31, align 4
  %150 = icmp slt i32 %149, 12
  br i1 %150, label %151, label %168

151:                                              ; preds = %148
  %152 = load i32, ptr %31, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [12 x float], ptr %20, i64 0, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = load float, ptr %23, align 4
  %157 = fdiv contract float %155, %156
  %158 = load ptr, ptr %14, align 8
  %159 = load i32, ptr %18, align 4
  %160 = mul nsw i32 %159, 12
  %161 = load i32, ptr %31, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %158, i64 %163
  store float %157, ptr %164, align 4
  br label %165

165:                                              ; preds = %151
  %166 = load i32, ptr %31, align 4
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %31, align 4
  br label %148, !llvm.loop !11

168:                                              ; preds = %40, %148
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z10warp_totalf(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  store i32 16, ptr %3, align 4
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = load float, ptr %2, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %8, i32 noundef %9, i32 noundef 32) #6
  %11 = load float, ptr %2, align 4
  %12 = fadd contract float %11, %10
  store float %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4
  %15 = ashr i32 %14, 1
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !12

16:                                               ; preds = %4
  %17 = load float, ptr %2, align 4
  ret float %17
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
define dso_local ptx_kernel void @_Z16softmax_in_placePfPKfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %21 = load ptr, ptr %10, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = load i32, ptr %11, align 4
  %24 = mul i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %21, i64 %25
  store ptr %26, ptr %12, align 8
  %27 = load ptr, ptr %9, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = load i32, ptr %11, align 4
  %30 = mul i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %27, i64 %31
  store ptr %32, ptr %13, align 8
  store float 0xFFF0000000000000, ptr %14, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %15, align 4
  br label %34

34:                                               ; preds = %48, %3
  %35 = load i32, ptr %15, align 4
  %36 = load i32, ptr %11, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %51

38:                                               ; preds = %34
  %39 = load float, ptr %14, align 4
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  store float %39, ptr %4, align 4
  store float %44, ptr %5, align 4
  %45 = load float, ptr %4, align 4
  %46 = load float, ptr %5, align 4
  %47 = call contract noundef float @__nv_fmaxf(float noundef %45, float noundef %46) #6
  store float %47, ptr %14, align 4
  br label %48

48:                                               ; preds = %38
  %49 = load i32, ptr %15, align 4
  %50 = add nsw i32 %49, 32
  store i32 %50, ptr %15, align 4
  br label %34, !llvm.loop !13

51:                                               ; preds = %34
  store i32 16, ptr %16, align 4
  br label %52

52:                                               ; preds = %63, %51
  %53 = load i32, ptr %16, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %52
  %56 = load float, ptr %14, align 4
  %57 = load float, ptr %14, align 4
  %58 = load i32, ptr %16, align 4
  %59 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %57, i32 noundef %58, i32 noundef 32) #6
  store float %56, ptr %6, align 4
  store float %59, ptr %7, align 4
  %60 = load float, ptr %6, align 4
  %61 = load float, ptr %7, align 4
  %62 = call contract noundef float @__nv_fmaxf(float noundef %60, float noundef %61) #6
  store float %62, ptr %14, align 4
  br label %63

63:                                               ; preds = %55
  %64 = load i32, ptr %16, align 4
  %65 = ashr i32 %64, 1
  store i32 %65, ptr %16, align 4
  br label %52, !llvm.loop !14

66:                                               ; preds = %52
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %67, ptr %17, align 4
  br label %68

68:                                               ; preds = %86, %66
  %69 = load i32, ptr %17, align 4
  %70 = load i32, ptr %11, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %89

72:                                               ; preds = %68
  %73 = load ptr, ptr %12, align 8
  %74 = load i32, ptr %17, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = load float, ptr %14, align 4
  %79 = fsub contract float %77, %78
  store float %79, ptr %8, align 4
  %80 = load float, ptr %8, align 4
  %81 = call contract noundef float @__nv_expf(float noundef %80) #6
  %82 = load ptr, ptr %13, align 8
  %83 = load i32, ptr %17, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  store float %81, ptr %85, align 4
  br label %86

86:                                               ; preds = %72
  %87 = load i32, ptr %17, align 4
  %88 = add nsw i32 %87, 32
  store i32 %88, ptr %17, align 4
  br label %68, !llvm.loop !15

89:                                               ; preds = %68
  store float 0.000000e+00, ptr %18, align 4
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %90, ptr %19, align 4
  br label %91

91:                                               ; preds = %103, %89
  %92 = load i32, ptr %19, align 4
  %93 = load i32, ptr %11, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %106

95:                                               ; preds = %91
  %96 = load ptr, ptr %13, align 8
  %97 = load i32, ptr %19, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load float, ptr %18, align 4
  %102 = fadd contract float %101, %100
  store float %102, ptr %18, align 4
  br label %103

103:                                              ; preds = %95
  %104 = load i32, ptr %19, align 4
  %105 = add nsw i32 %104, 32
  store i32 %105, ptr %19, align 4
  br label %91, !llvm.loop !16

106:                                              ; preds = %91
  %107 = load float, ptr %18, align 4
  %108 = call contract noundef float @_Z10warp_totalf(float noundef %107) #6
  store float %108, ptr %18, align 4
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %109, ptr %20, align 4
  br label %110

110:                                              ; preds = %122, %106
  %111 = load i32, ptr %20, align 4
  %112 = load i32, ptr %11, align 4
  %113 = icmp slt i32 %111, %112
  br i1 %113, label %114, label %125

114:                                              ; preds = %110
  %115 = load float, ptr %18, align 4
  %116 = load ptr, ptr %13, align 8
  %117 = load i32, ptr %20, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %116, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = fdiv contract float %120, %115
  store float %121, ptr %119, align 4
  br label %122

122:                                              ; preds = %114
  %123 = load i32, ptr %20, align 4
  %124 = add nsw i32 %123, 32
  store i32 %124, ptr %20, align 4
  br label %110, !llvm.loop !17

125:                                              ; preds = %110
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16layer_norm_warpsPKfS0_S0_PfS1_S1_ii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #0 {
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = urem i32 %27, 32
  store i32 %28, ptr %18, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = udiv i32 %30, 32
  %32 = mul i32 %29, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = udiv i32 %33, 32
  %35 = add i32 %32, %34
  store i32 %35, ptr %19, align 4
  %36 = load i32, ptr %19, align 4
  %37 = load i32, ptr %16, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %8
  br label %160

40:                                               ; preds = %8
  %41 = load ptr, ptr %10, align 8
  %42 = load i32, ptr %19, align 4
  %43 = load i32, ptr %17, align 4
  %44 = mul nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  store ptr %46, ptr %20, align 8
  store float 0.000000e+00, ptr %21, align 4
  %47 = load i32, ptr %18, align 4
  store i32 %47, ptr %22, align 4
  br label %48

48:                                               ; preds = %60, %40
  %49 = load i32, ptr %22, align 4
  %50 = load i32, ptr %17, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %63

52:                                               ; preds = %48
  %53 = load ptr, ptr %20, align 8
  %54 = load i32, ptr %22, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = load float, ptr %21, align 4
  %59 = fadd contract float %58, %57
  store float %59, ptr %21, align 4
  br label %60

60:                                               ; preds = %52
  %61 = load i32, ptr %22, align 4
  %62 = add nsw i32 %61, 32
  store i32 %62, ptr %22, align 4
  br label %48, !llvm.loop !18

63:                                               ; preds = %48
  %64 = load float, ptr %21, align 4
  %65 = call contract noundef float @_Z10warp_totalf(float noundef %64) #6
  %66 = load i32, ptr %17, align 4
  %67 = sitofp i32 %66 to float
  %68 = fdiv contract float %65, %67
  store float %68, ptr %23, align 4
  %69 = load i32, ptr %18, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %63
  %72 = load float, ptr %23, align 4
  %73 = load ptr, ptr %14, align 8
  %74 = load i32, ptr %19, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  store float %72, ptr %76, align 4
  br label %77

77:                                               ; preds = %71, %63
  store float 0.000000e+00, ptr %21, align 4
  %78 = load i32, ptr %18, align 4
  store i32 %78, ptr %24, align 4
  br label %79

79:                                               ; preds = %101, %77
  %80 = load i32, ptr %24, align 4
  %81 = load i32, ptr %17, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %104

83:                                               ; preds = %79
  %84 = load ptr, ptr %20, align 8
  %85 = load i32, ptr %24, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load float, ptr %23, align 4
  %90 = fsub contract float %88, %89
  %91 = load ptr, ptr %20, align 8
  %92 = load i32, ptr %24, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = load float, ptr %23, align 4
  %97 = fsub contract float %95, %96
  %98 = fmul contract float %90, %97
  %99 = load float, ptr %21, align 4
  %100 = fadd contract float %99, %98
  store float %100, ptr %21, align 4
  br label %101

101:                                              ; preds = %83
  %102 = load i32, ptr %24, align 4
  %103 = add nsw i32 %102, 32
  store i32 %103, ptr %24, align 4
  br label %79, !llvm.loop !19

104:                                              ; preds = %79
  %105 = load float, ptr %21, align 4
  %106 = call contract noundef float @_Z10warp_totalf(float noundef %105) #6
  %107 = load i32, ptr %17, align 4
  %108 = sitofp i32 %107 to float
  %109 = fdiv contract float %106, %108
  %110 = fadd contract float %109, 0x3EE4F8B580000000
  store float %110, ptr %9, align 4
  %111 = load float, ptr %9, align 4
  %112 = call contract noundef float @__nv_rsqrtf(float noundef %111) #6
  store float %112, ptr %25, align 4
  %113 = load i32, ptr %18, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %121

115:                                              ; preds = %104
  %116 = load float, ptr %25, align 4
  %117 = load ptr, ptr %15, align 8
  %118 = load i32, ptr %19, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %117, i64 %119
  store float %116, ptr %120, align 4
  br label %121

121:                                              ; preds = %115, %104
  %122 = load i32, ptr %18, align 4
  store i32 %122, ptr %26, align 4
  br label %123

123:                                              ; preds = %157, %121
  %124 = load i32, ptr %26, align 4
  %125 = load i32, ptr %17, align 4
  %126 = icmp slt i32 %124, %125
  br i1 %126, label %127, label %160

127:                                              ; preds = %123
  %128 = load ptr, ptr %20, align 8
  %129 = load i32, ptr %26, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %128, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = load float, ptr %23, align 4
  %134 = fsub contract float %132, %133
  %135 = load float, ptr %25, align 4
  %136 = fmul contract float %134, %135
  %137 = load ptr, ptr %11, align 8
  %138 = load i32, ptr %26, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  %141 = load float, ptr %140, align 4
  %142 = fmul contract float %136, %141
  %143 = load ptr, ptr %12, align 8
  %144 = load i32, ptr %26, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %143, i64 %145
  %147 = load float, ptr %146, align 4
  %148 = fadd contract float %142, %147
  %149 = load ptr, ptr %13, align 8
  %150 = load i32, ptr %19, align 4
  %151 = load i32, ptr %17, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %26, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %149, i64 %155
  store float %148, ptr %156, align 4
  br label %157

157:                                              ; preds = %127
  %158 = load i32, ptr %26, align 4
  %159 = add nsw i32 %158, 32
  store i32 %159, ptr %26, align 4
  br label %123, !llvm.loop !20

160:                                              ; preds = %39, %123
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16layer_norm_partsPKfS0_S0_PfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = udiv i32 %23, 32
  store i32 %24, ptr %14, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = urem i32 %25, 32
  store i32 %26, ptr %15, align 4
  %27 = load ptr, ptr %8, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = load i32, ptr %13, align 4
  %30 = mul i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %27, i64 %31
  store ptr %32, ptr %16, align 8
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %19, align 4
  br label %34

34:                                               ; preds = %59, %6
  %35 = load i32, ptr %19, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %63

38:                                               ; preds = %34
  %39 = load ptr, ptr %16, align 8
  %40 = load i32, ptr %19, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load float, ptr %17, align 4
  %45 = fadd contract float %44, %43
  store float %45, ptr %17, align 4
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %19, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load ptr, ptr %16, align 8
  %52 = load i32, ptr %19, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fmul contract float %50, %55
  %57 = load float, ptr %18, align 4
  %58 = fadd contract float %57, %56
  store float %58, ptr %18, align 4
  br label %59

59:                                               ; preds = %38
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %61 = load i32, ptr %19, align 4
  %62 = add i32 %61, %60
  store i32 %62, ptr %19, align 4
  br label %34, !llvm.loop !21

63:                                               ; preds = %34
  %64 = load float, ptr %17, align 4
  %65 = call contract noundef float @_Z10warp_totalf(float noundef %64) #6
  %66 = load i32, ptr %14, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 0, i64 %67
  store float %65, ptr %68, align 4
  %69 = load float, ptr %18, align 4
  %70 = call contract noundef float @_Z10warp_totalf(float noundef %69) #6
  %71 = load i32, ptr %14, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 0, i64 %72
  store float %70, ptr %73, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr %15, align 4
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %76 = udiv i32 %75, 32
  %77 = icmp ult i32 %74, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %63
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE4sums to ptr), i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  br label %84

83:                                               ; preds = %63
  br label %84

84:                                               ; preds = %83, %78
  %85 = phi contract float [ %82, %78 ], [ 0.000000e+00, %83 ]
  %86 = call contract noundef float @_Z10warp_totalf(float noundef %85) #6
  store float %86, ptr %17, align 4
  %87 = load i32, ptr %15, align 4
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %89 = udiv i32 %88, 32
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %91, label %96

91:                                               ; preds = %84
  %92 = load i32, ptr %15, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16layer_norm_partsPKfS0_S0_PfS1_iE7squares to ptr), i64 0, i64 %93
  %95 = load float, ptr %94, align 4
  br label %97

96:                                               ; preds = %84
  br label %97

97:                                               ; preds = %96, %91
  %98 = phi contract float [ %95, %91 ], [ 0.000000e+00, %96 ]
  %99 = call contract noundef float @_Z10warp_totalf(float noundef %98) #6
  store float %99, ptr %18, align 4
  %100 = load float, ptr %17, align 4
  %101 = load i32, ptr %13, align 4
  %102 = sitofp i32 %101 to float
  %103 = fdiv contract float %100, %102
  store float %103, ptr %20, align 4
  %104 = load float, ptr %18, align 4
  %105 = load i32, ptr %13, align 4
  %106 = sitofp i32 %105 to float
  %107 = fdiv contract float %104, %106
  %108 = load float, ptr %20, align 4
  %109 = load float, ptr %20, align 4
  %110 = fmul contract float %108, %109
  %111 = fsub contract float %107, %110
  %112 = fadd contract float %111, 0x3EE4F8B580000000
  store float %112, ptr %7, align 4
  %113 = load float, ptr %7, align 4
  %114 = call contract noundef float @__nv_rsqrtf(float noundef %113) #6
  store float %114, ptr %21, align 4
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %123

117:                                              ; preds = %97
  %118 = load float, ptr %20, align 4
  %119 = load ptr, ptr %12, align 8
  %120 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw float, ptr %119, i64 %121
  store float %118, ptr %122, align 4
  br label %123

123:                                              ; preds = %117, %97
  %124 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %124, ptr %22, align 4
  br label %125

125:                                              ; preds = %159, %123
  %126 = load i32, ptr %22, align 4
  %127 = load i32, ptr %13, align 4
  %128 = icmp slt i32 %126, %127
  br i1 %128, label %129, label %163

129:                                              ; preds = %125
  %130 = load ptr, ptr %16, align 8
  %131 = load i32, ptr %22, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = load float, ptr %20, align 4
  %136 = fsub contract float %134, %135
  %137 = load float, ptr %21, align 4
  %138 = fmul contract float %136, %137
  %139 = load ptr, ptr %9, align 8
  %140 = load i32, ptr %22, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %139, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = fmul contract float %138, %143
  %145 = load ptr, ptr %10, align 8
  %146 = load i32, ptr %22, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %145, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fadd contract float %144, %149
  %151 = load ptr, ptr %11, align 8
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %153 = load i32, ptr %13, align 4
  %154 = mul i32 %152, %153
  %155 = load i32, ptr %22, align 4
  %156 = add i32 %154, %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr %151, i64 %157
  store float %150, ptr %158, align 4
  br label %159

159:                                              ; preds = %129
  %160 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %161 = load i32, ptr %22, align 4
  %162 = add i32 %161, %160
  store i32 %162, ptr %22, align 4
  br label %125, !llvm.loop !22

163:                                              ; preds = %125
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z23softmax_thread_in_placePfii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %3
  br label %93

26:                                               ; preds = %3
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %9, align 4
  %30 = mul nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %27, i64 %31
  store ptr %32, ptr %11, align 8
  %33 = load ptr, ptr %11, align 8
  %34 = getelementptr inbounds float, ptr %33, i64 0
  %35 = load float, ptr %34, align 4
  store float %35, ptr %12, align 4
  store i32 1, ptr %13, align 4
  br label %36

36:                                               ; preds = %50, %26
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %53

40:                                               ; preds = %36
  %41 = load float, ptr %12, align 4
  %42 = load ptr, ptr %11, align 8
  %43 = load i32, ptr %13, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load float, ptr %45, align 4
  store float %41, ptr %4, align 4
  store float %46, ptr %5, align 4
  %47 = load float, ptr %4, align 4
  %48 = load float, ptr %5, align 4
  %49 = call contract noundef float @__nv_fmaxf(float noundef %47, float noundef %48) #6
  store float %49, ptr %12, align 4
  br label %50

50:                                               ; preds = %40
  %51 = load i32, ptr %13, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %13, align 4
  br label %36, !llvm.loop !23

53:                                               ; preds = %36
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %54

54:                                               ; preds = %74, %53
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %9, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %77

58:                                               ; preds = %54
  %59 = load ptr, ptr %11, align 8
  %60 = load i32, ptr %15, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load float, ptr %12, align 4
  %65 = fsub contract float %63, %64
  store float %65, ptr %6, align 4
  %66 = load float, ptr %6, align 4
  %67 = call contract noundef float @__nv_expf(float noundef %66) #6
  %68 = load ptr, ptr %11, align 8
  %69 = load i32, ptr %15, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  %72 = load float, ptr %14, align 4
  %73 = fadd contract float %72, %67
  store float %73, ptr %14, align 4
  br label %74

74:                                               ; preds = %58
  %75 = load i32, ptr %15, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4
  br label %54, !llvm.loop !24

77:                                               ; preds = %54
  store i32 0, ptr %16, align 4
  br label %78

78:                                               ; preds = %90, %77
  %79 = load i32, ptr %16, align 4
  %80 = load i32, ptr %9, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %93

82:                                               ; preds = %78
  %83 = load float, ptr %14, align 4
  %84 = load ptr, ptr %11, align 8
  %85 = load i32, ptr %16, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fdiv contract float %88, %83
  store float %89, ptr %87, align 4
  br label %90

90:                                               ; preds = %82
  %91 = load i32, ptr %16, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %16, align 4
  br label %78, !llvm.loop !25

93:                                               ; preds = %25, %78
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14softmax_causalPKfPffi(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store float %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %24, ptr %15, align 4
  %25 = load ptr, ptr %11, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = load i32, ptr %14, align 4
  %28 = mul i32 %26, %27
  %29 = load i32, ptr %15, align 4
  %30 = add i32 %28, %29
  %31 = load i32, ptr %14, align 4
  %32 = mul i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %25, i64 %33
  store ptr %34, ptr %16, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %37 = load i32, ptr %14, align 4
  %38 = mul i32 %36, %37
  %39 = load i32, ptr %15, align 4
  %40 = add i32 %38, %39
  %41 = load i32, ptr %14, align 4
  %42 = mul i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %35, i64 %43
  store ptr %44, ptr %17, align 8
  store float 0xFFF0000000000000, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %45, ptr %20, align 4
  br label %46

46:                                               ; preds = %62, %4
  %47 = load i32, ptr %20, align 4
  %48 = load i32, ptr %15, align 4
  %49 = icmp sle i32 %47, %48
  br i1 %49, label %50, label %65

50:                                               ; preds = %46
  %51 = load float, ptr %18, align 4
  %52 = load float, ptr %13, align 4
  %53 = load ptr, ptr %16, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %52, %57
  store float %51, ptr %5, align 4
  store float %58, ptr %6, align 4
  %59 = load float, ptr %5, align 4
  %60 = load float, ptr %6, align 4
  %61 = call contract noundef float @__nv_fmaxf(float noundef %59, float noundef %60) #6
  store float %61, ptr %18, align 4
  br label %62

62:                                               ; preds = %50
  %63 = load i32, ptr %20, align 4
  %64 = add nsw i32 %63, 32
  store i32 %64, ptr %20, align 4
  br label %46, !llvm.loop !26

65:                                               ; preds = %46
  store i32 16, ptr %21, align 4
  br label %66

66:                                               ; preds = %77, %65
  %67 = load i32, ptr %21, align 4
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %80

69:                                               ; preds = %66
  %70 = load float, ptr %18, align 4
  %71 = load float, ptr %18, align 4
  %72 = load i32, ptr %21, align 4
  %73 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %71, i32 noundef %72, i32 noundef 32) #6
  store float %70, ptr %7, align 4
  store float %73, ptr %8, align 4
  %74 = load float, ptr %7, align 4
  %75 = load float, ptr %8, align 4
  %76 = call contract noundef float @__nv_fmaxf(float noundef %74, float noundef %75) #6
  store float %76, ptr %18, align 4
  br label %77

77:                                               ; preds = %69
  %78 = load i32, ptr %21, align 4
  %79 = ashr i32 %78, 1
  store i32 %79, ptr %21, align 4
  br label %66, !llvm.loop !27

80:                                               ; preds = %66
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %81, ptr %22, align 4
  br label %82

82:                                               ; preds = %100, %80
  %83 = load i32, ptr %22, align 4
  %84 = load i32, ptr %15, align 4
  %85 = icmp sle i32 %83, %84
  br i1 %85, label %86, label %103

86:                                               ; preds = %82
  %87 = load float, ptr %13, align 4
  %88 = load ptr, ptr %16, align 8
  %89 = load i32, ptr %22, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fmul contract float %87, %92
  %94 = load float, ptr %18, align 4
  %95 = fsub contract float %93, %94
  store float %95, ptr %9, align 4
  %96 = load float, ptr %9, align 4
  %97 = call contract noundef float @__nv_expf(float noundef %96) #6
  %98 = load float, ptr %19, align 4
  %99 = fadd contract float %98, %97
  store float %99, ptr %19, align 4
  br label %100

100:                                              ; preds = %86
  %101 = load i32, ptr %22, align 4
  %102 = add nsw i32 %101, 32
  store i32 %102, ptr %22, align 4
  br label %82, !llvm.loop !28

103:                                              ; preds = %82
  %104 = load float, ptr %19, align 4
  %105 = call contract noundef float @_Z10warp_totalf(float noundef %104) #6
  store float %105, ptr %19, align 4
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %106, ptr %23, align 4
  br label %107

107:                                              ; preds = %136, %103
  %108 = load i32, ptr %23, align 4
  %109 = load i32, ptr %14, align 4
  %110 = icmp slt i32 %108, %109
  br i1 %110, label %111, label %139

111:                                              ; preds = %107
  %112 = load i32, ptr %23, align 4
  %113 = load i32, ptr %15, align 4
  %114 = icmp sle i32 %112, %113
  br i1 %114, label %115, label %129

115:                                              ; preds = %111
  %116 = load float, ptr %13, align 4
  %117 = load ptr, ptr %16, align 8
  %118 = load i32, ptr %23, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %117, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = fmul contract float %116, %121
  %123 = load float, ptr %18, align 4
  %124 = fsub contract float %122, %123
  store float %124, ptr %10, align 4
  %125 = load float, ptr %10, align 4
  %126 = call contract noundef float @__nv_expf(float noundef %125) #6
  %127 = load float, ptr %19, align 4
  %128 = fdiv contract float %126, %127
  br label %130

129:                                              ; preds = %111
  br label %130

130:                                              ; preds = %129, %115
  %131 = phi contract float [ %128, %115 ], [ 0.000000e+00, %129 ]
  %132 = load ptr, ptr %17, align 8
  %133 = load i32, ptr %23, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %132, i64 %134
  store float %131, ptr %135, align 4
  br label %136

136:                                              ; preds = %130
  %137 = load i32, ptr %23, align 4
  %138 = add nsw i32 %137, 32
  store i32 %138, ptr %23, align 4
  br label %107, !llvm.loop !29

139:                                              ; preds = %107
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10group_normPKfS0_S0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = load i32, ptr %15, align 4
  %30 = urem i32 %28, %29
  store i32 %30, ptr %16, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %15, align 4
  %33 = sdiv i32 %31, %32
  store i32 %33, ptr %17, align 4
  %34 = load i32, ptr %17, align 4
  %35 = load i32, ptr %14, align 4
  %36 = mul nsw i32 %34, %35
  store i32 %36, ptr %18, align 4
  %37 = load ptr, ptr %9, align 8
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = load i32, ptr %18, align 4
  %40 = mul i32 %38, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %37, i64 %41
  store ptr %42, ptr %19, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = load i32, ptr %18, align 4
  %46 = mul i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %43, i64 %47
  store ptr %48, ptr %20, align 8
  store float 0.000000e+00, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %49, ptr %23, align 4
  br label %50

50:                                               ; preds = %75, %7
  %51 = load i32, ptr %23, align 4
  %52 = load i32, ptr %18, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %78

54:                                               ; preds = %50
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %23, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = load float, ptr %21, align 4
  %61 = fadd contract float %60, %59
  store float %61, ptr %21, align 4
  %62 = load ptr, ptr %19, align 8
  %63 = load i32, ptr %23, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load ptr, ptr %19, align 8
  %68 = load i32, ptr %23, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul contract float %66, %71
  %73 = load float, ptr %22, align 4
  %74 = fadd contract float %73, %72
  store float %74, ptr %22, align 4
  br label %75

75:                                               ; preds = %54
  %76 = load i32, ptr %23, align 4
  %77 = add nsw i32 %76, 32
  store i32 %77, ptr %23, align 4
  br label %50, !llvm.loop !30

78:                                               ; preds = %50
  %79 = load float, ptr %21, align 4
  %80 = call contract noundef float @_Z10warp_totalf(float noundef %79) #6
  %81 = load i32, ptr %18, align 4
  %82 = sitofp i32 %81 to float
  %83 = fdiv contract float %80, %82
  store float %83, ptr %24, align 4
  %84 = load float, ptr %22, align 4
  %85 = call contract noundef float @_Z10warp_totalf(float noundef %84) #6
  %86 = load i32, ptr %18, align 4
  %87 = sitofp i32 %86 to float
  %88 = fdiv contract float %85, %87
  %89 = load float, ptr %24, align 4
  %90 = load float, ptr %24, align 4
  %91 = fmul contract float %89, %90
  %92 = fsub contract float %88, %91
  %93 = fadd contract float %92, 0x3EE4F8B580000000
  store float %93, ptr %8, align 4
  %94 = load float, ptr %8, align 4
  %95 = call contract noundef float @__nv_rsqrtf(float noundef %94) #6
  store float %95, ptr %25, align 4
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %96, ptr %26, align 4
  br label %97

97:                                               ; preds = %134, %78
  %98 = load i32, ptr %26, align 4
  %99 = load i32, ptr %18, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %101, label %137

101:                                              ; preds = %97
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %17, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %26, align 4
  %106 = load i32, ptr %14, align 4
  %107 = sdiv i32 %105, %106
  %108 = add nsw i32 %104, %107
  store i32 %108, ptr %27, align 4
  %109 = load ptr, ptr %19, align 8
  %110 = load i32, ptr %26, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = load float, ptr %24, align 4
  %115 = fsub contract float %113, %114
  %116 = load float, ptr %25, align 4
  %117 = fmul contract float %115, %116
  %118 = load ptr, ptr %10, align 8
  %119 = load i32, ptr %27, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %118, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = fmul contract float %117, %122
  %124 = load ptr, ptr %11, align 8
  %125 = load i32, ptr %27, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %124, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fadd contract float %123, %128
  %130 = load ptr, ptr %20, align 8
  %131 = load i32, ptr %26, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %130, i64 %132
  store float %129, ptr %133, align 4
  br label %134

134:                                              ; preds = %101
  %135 = load i32, ptr %26, align 4
  %136 = add nsw i32 %135, 32
  store i32 %136, ptr %26, align 4
  br label %97, !llvm.loop !31

137:                                              ; preds = %97
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z17attention_weightsPKfPfiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %12, align 4
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %10, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %11, align 4
  %35 = mul nsw i32 %33, %34
  %36 = icmp sge i32 %30, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %5
  br label %179

38:                                               ; preds = %5
  %39 = load i32, ptr %12, align 4
  %40 = load i32, ptr %11, align 4
  %41 = srem i32 %39, %40
  store i32 %41, ptr %13, align 4
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %11, align 4
  %44 = sdiv i32 %42, %43
  %45 = load i32, ptr %10, align 4
  %46 = srem i32 %44, %45
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %10, align 4
  %50 = mul nsw i32 %48, %49
  %51 = sdiv i32 %47, %50
  store i32 %51, ptr %15, align 4
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %15, align 4
  %54 = load i32, ptr %11, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %10, align 4
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %10, align 4
  %59 = mul nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %52, i64 %60
  %62 = load i32, ptr %13, align 4
  %63 = load i32, ptr %10, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %10, align 4
  %66 = mul nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load i32, ptr %14, align 4
  %70 = load i32, ptr %10, align 4
  %71 = mul nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %68, i64 %72
  store ptr %73, ptr %16, align 8
  %74 = load ptr, ptr %8, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load i32, ptr %11, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %10, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %10, align 4
  %81 = mul nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %74, i64 %82
  %84 = load i32, ptr %13, align 4
  %85 = load i32, ptr %10, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %10, align 4
  %88 = mul nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %83, i64 %89
  %91 = load i32, ptr %14, align 4
  %92 = load i32, ptr %10, align 4
  %93 = mul nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %90, i64 %94
  store ptr %95, ptr %17, align 8
  store float -1.000000e+04, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %96

96:                                               ; preds = %115, %38
  %97 = load i32, ptr %20, align 4
  %98 = load i32, ptr %14, align 4
  %99 = icmp sle i32 %97, %98
  br i1 %99, label %100, label %118

100:                                              ; preds = %96
  %101 = load ptr, ptr %16, align 8
  %102 = load i32, ptr %20, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = load float, ptr %18, align 4
  %107 = fcmp contract ogt float %105, %106
  br i1 %107, label %108, label %114

108:                                              ; preds = %100
  %109 = load ptr, ptr %16, align 8
  %110 = load i32, ptr %20, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4
  store float %113, ptr %18, align 4
  br label %114

114:                                              ; preds = %108, %100
  br label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %20, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %20, align 4
  br label %96, !llvm.loop !32

118:                                              ; preds = %96
  store i32 0, ptr %21, align 4
  br label %119

119:                                              ; preds = %141, %118
  %120 = load i32, ptr %21, align 4
  %121 = load i32, ptr %14, align 4
  %122 = icmp sle i32 %120, %121
  br i1 %122, label %123, label %144

123:                                              ; preds = %119
  %124 = load ptr, ptr %16, align 8
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %124, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %18, align 4
  %130 = fsub contract float %128, %129
  store float %130, ptr %6, align 4
  %131 = load float, ptr %6, align 4
  %132 = call contract noundef float @__nv_expf(float noundef %131) #6
  store float %132, ptr %22, align 4
  %133 = load float, ptr %22, align 4
  %134 = load float, ptr %19, align 4
  %135 = fadd contract float %134, %133
  store float %135, ptr %19, align 4
  %136 = load float, ptr %22, align 4
  %137 = load ptr, ptr %17, align 8
  %138 = load i32, ptr %21, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  store float %136, ptr %140, align 4
  br label %141

141:                                              ; preds = %123
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %119, !llvm.loop !33

144:                                              ; preds = %119
  %145 = load float, ptr %19, align 4
  %146 = fcmp contract oeq float %145, 0.000000e+00
  br i1 %146, label %147, label %148

147:                                              ; preds = %144
  br label %151

148:                                              ; preds = %144
  %149 = load float, ptr %19, align 4
  %150 = fdiv contract float 1.000000e+00, %149
  br label %151

151:                                              ; preds = %148, %147
  %152 = phi contract float [ 0.000000e+00, %147 ], [ %150, %148 ]
  store float %152, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %153

153:                                              ; preds = %176, %151
  %154 = load i32, ptr %24, align 4
  %155 = load i32, ptr %10, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %157, label %179

157:                                              ; preds = %153
  %158 = load i32, ptr %24, align 4
  %159 = load i32, ptr %14, align 4
  %160 = icmp sle i32 %158, %159
  br i1 %160, label %161, label %169

161:                                              ; preds = %157
  %162 = load ptr, ptr %17, align 8
  %163 = load i32, ptr %24, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %162, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = load float, ptr %23, align 4
  %168 = fmul contract float %166, %167
  br label %170

169:                                              ; preds = %157
  br label %170

170:                                              ; preds = %169, %161
  %171 = phi contract float [ %168, %161 ], [ 0.000000e+00, %169 ]
  %172 = load ptr, ptr %17, align 8
  %173 = load i32, ptr %24, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %172, i64 %174
  store float %171, ptr %175, align 4
  br label %176

176:                                              ; preds = %170
  %177 = load i32, ptr %24, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %24, align 4
  br label %153, !llvm.loop !34

179:                                              ; preds = %37, %153
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !4, !7}
!9 = distinct !{!9, !4, !7}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4, !7}
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
