; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_Z15__shfl_xor_syncjfii = comdat any

$_Z16__shfl_down_syncjfji = comdat any

@_ZZ13softmax_blockPKfPfiE1s = internal addrspace(3) global [128 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ11block_totalfE5warps = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ11block_totalfE5total = internal addrspace(3) global float undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13softmax_blockPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %22 = load ptr, ptr %10, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = load i32, ptr %12, align 4
  %25 = mul i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %22, i64 %26
  store ptr %27, ptr %13, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %28, ptr %14, align 4
  store float 0xC7EFFFFFE0000000, ptr %15, align 4
  %29 = load i32, ptr %14, align 4
  store i32 %29, ptr %16, align 4
  br label %30

30:                                               ; preds = %44, %3
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %47

34:                                               ; preds = %30
  %35 = load float, ptr %15, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  store float %35, ptr %6, align 4
  store float %40, ptr %7, align 4
  %41 = load float, ptr %6, align 4
  %42 = load float, ptr %7, align 4
  %43 = call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %42) #6
  store float %43, ptr %15, align 4
  br label %44

44:                                               ; preds = %34
  %45 = load i32, ptr %16, align 4
  %46 = add nsw i32 %45, 128
  store i32 %46, ptr %16, align 4
  br label %30, !llvm.loop !3

47:                                               ; preds = %30
  %48 = load float, ptr %15, align 4
  %49 = load i32, ptr %14, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %50
  store float %48, ptr %51, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 64, ptr %17, align 4
  br label %52

52:                                               ; preds = %77, %47
  %53 = load i32, ptr %17, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %80

55:                                               ; preds = %52
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %17, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %76

59:                                               ; preds = %55
  %60 = load i32, ptr %14, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load i32, ptr %14, align 4
  %65 = load i32, ptr %17, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  store float %63, ptr %8, align 4
  store float %69, ptr %9, align 4
  %70 = load float, ptr %8, align 4
  %71 = load float, ptr %9, align 4
  %72 = call contract noundef float @__nv_fmaxf(float noundef %70, float noundef %71) #6
  %73 = load i32, ptr %14, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %74
  store float %72, ptr %75, align 4
  br label %76

76:                                               ; preds = %59, %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %17, align 4
  %79 = ashr i32 %78, 1
  store i32 %79, ptr %17, align 4
  br label %52, !llvm.loop !5

80:                                               ; preds = %52
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4
  store float %81, ptr %15, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %18, align 4
  %82 = load i32, ptr %14, align 4
  store i32 %82, ptr %19, align 4
  br label %83

83:                                               ; preds = %99, %80
  %84 = load i32, ptr %19, align 4
  %85 = load i32, ptr %12, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %102

87:                                               ; preds = %83
  %88 = load ptr, ptr %13, align 8
  %89 = load i32, ptr %19, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load float, ptr %15, align 4
  %94 = fsub contract float %92, %93
  store float %94, ptr %4, align 4
  %95 = load float, ptr %4, align 4
  %96 = call contract noundef float @__nv_expf(float noundef %95) #6
  %97 = load float, ptr %18, align 4
  %98 = fadd contract float %97, %96
  store float %98, ptr %18, align 4
  br label %99

99:                                               ; preds = %87
  %100 = load i32, ptr %19, align 4
  %101 = add nsw i32 %100, 128
  store i32 %101, ptr %19, align 4
  br label %83, !llvm.loop !6

102:                                              ; preds = %83
  %103 = load float, ptr %18, align 4
  %104 = load i32, ptr %14, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %105
  store float %103, ptr %106, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 64, ptr %20, align 4
  br label %107

107:                                              ; preds = %127, %102
  %108 = load i32, ptr %20, align 4
  %109 = icmp sgt i32 %108, 0
  br i1 %109, label %110, label %130

110:                                              ; preds = %107
  %111 = load i32, ptr %14, align 4
  %112 = load i32, ptr %20, align 4
  %113 = icmp slt i32 %111, %112
  br i1 %113, label %114, label %126

114:                                              ; preds = %110
  %115 = load i32, ptr %14, align 4
  %116 = load i32, ptr %20, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = load i32, ptr %14, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 0, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = fadd contract float %124, %120
  store float %125, ptr %123, align 4
  br label %126

126:                                              ; preds = %114, %110
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %20, align 4
  %129 = ashr i32 %128, 1
  store i32 %129, ptr %20, align 4
  br label %107, !llvm.loop !7

130:                                              ; preds = %107
  %131 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4
  store float %131, ptr %18, align 4
  %132 = load i32, ptr %14, align 4
  store i32 %132, ptr %21, align 4
  br label %133

133:                                              ; preds = %157, %130
  %134 = load i32, ptr %21, align 4
  %135 = load i32, ptr %12, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %160

137:                                              ; preds = %133
  %138 = load ptr, ptr %13, align 8
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %138, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = load float, ptr %15, align 4
  %144 = fsub contract float %142, %143
  store float %144, ptr %5, align 4
  %145 = load float, ptr %5, align 4
  %146 = call contract noundef float @__nv_expf(float noundef %145) #6
  %147 = load float, ptr %18, align 4
  %148 = fdiv contract float %146, %147
  %149 = load ptr, ptr %11, align 8
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %151 = load i32, ptr %12, align 4
  %152 = mul i32 %150, %151
  %153 = load i32, ptr %21, align 4
  %154 = add i32 %152, %153
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr %149, i64 %155
  store float %148, ptr %156, align 4
  br label %157

157:                                              ; preds = %137
  %158 = load i32, ptr %21, align 4
  %159 = add nsw i32 %158, 128
  store i32 %159, ptr %21, align 4
  br label %133, !llvm.loop !8

160:                                              ; preds = %133
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z11block_totalf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store float %0, ptr %2, align 4
  store i32 16, ptr %3, align 4
  br label %6

6:                                                ; preds = %15, %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %6
  %10 = load float, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %10, i32 noundef %11, i32 noundef 32) #6
  %13 = load float, ptr %2, align 4
  %14 = fadd contract float %13, %12
  store float %14, ptr %2, align 4
  br label %15

15:                                               ; preds = %9
  %16 = load i32, ptr %3, align 4
  %17 = ashr i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %6, !llvm.loop !9

18:                                               ; preds = %6
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = urem i32 %19, 32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %18
  %23 = load float, ptr %2, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = udiv i32 %24, 32
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 0, i64 %26
  store float %23, ptr %27, align 4
  br label %28

28:                                               ; preds = %22, %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %47

31:                                               ; preds = %28
  store float 0.000000e+00, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %32

32:                                               ; preds = %42, %31
  %33 = load i32, ptr %5, align 4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %35, label %45

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %4, align 4
  %41 = fadd contract float %40, %39
  store float %41, ptr %4, align 4
  br label %42

42:                                               ; preds = %35
  %43 = load i32, ptr %5, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %5, align 4
  br label %32, !llvm.loop !10

45:                                               ; preds = %32
  %46 = load float, ptr %4, align 4
  store float %46, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4
  br label %47

47:                                               ; preds = %45, %28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4
  ret float %48
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
define dso_local ptx_kernel void @_Z16layer_norm_blockPKfS0_S0_Pfif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
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
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  %23 = load ptr, ptr %8, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = load i32, ptr %12, align 4
  %26 = mul i32 %24, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %23, i64 %27
  store ptr %28, ptr %14, align 8
  store float 0.000000e+00, ptr %15, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %16, align 4
  br label %30

30:                                               ; preds = %42, %6
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %30
  %35 = load ptr, ptr %14, align 8
  %36 = load i32, ptr %16, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load float, ptr %15, align 4
  %41 = fadd contract float %40, %39
  store float %41, ptr %15, align 4
  br label %42

42:                                               ; preds = %34
  %43 = load i32, ptr %16, align 4
  %44 = add nsw i32 %43, 128
  store i32 %44, ptr %16, align 4
  br label %30, !llvm.loop !11

45:                                               ; preds = %30
  %46 = load float, ptr %15, align 4
  %47 = call contract noundef float @_Z11block_totalf(float noundef %46) #6
  %48 = load i32, ptr %12, align 4
  %49 = sitofp i32 %48 to float
  %50 = fdiv contract float %47, %49
  store float %50, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %51, ptr %19, align 4
  br label %52

52:                                               ; preds = %69, %45
  %53 = load i32, ptr %19, align 4
  %54 = load i32, ptr %12, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %72

56:                                               ; preds = %52
  %57 = load ptr, ptr %14, align 8
  %58 = load i32, ptr %19, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load float, ptr %17, align 4
  %63 = fsub contract float %61, %62
  store float %63, ptr %20, align 4
  %64 = load float, ptr %20, align 4
  %65 = load float, ptr %20, align 4
  %66 = fmul contract float %64, %65
  %67 = load float, ptr %18, align 4
  %68 = fadd contract float %67, %66
  store float %68, ptr %18, align 4
  br label %69

69:                                               ; preds = %56
  %70 = load i32, ptr %19, align 4
  %71 = add nsw i32 %70, 128
  store i32 %71, ptr %19, align 4
  br label %52, !llvm.loop !12

72:                                               ; preds = %52
  %73 = load float, ptr %18, align 4
  %74 = call contract noundef float @_Z11block_totalf(float noundef %73) #6
  %75 = load i32, ptr %12, align 4
  %76 = sitofp i32 %75 to float
  %77 = fdiv contract float %74, %76
  %78 = load float, ptr %13, align 4
  %79 = fadd contract float %77, %78
  store float %79, ptr %7, align 4
  %80 = load float, ptr %7, align 4
  %81 = call contract noundef float @__nv_rsqrtf(float noundef %80) #6
  store float %81, ptr %21, align 4
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %82, ptr %22, align 4
  br label %83

83:                                               ; preds = %117, %72
  %84 = load i32, ptr %22, align 4
  %85 = load i32, ptr %12, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %120

87:                                               ; preds = %83
  %88 = load ptr, ptr %14, align 8
  %89 = load i32, ptr %22, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load float, ptr %17, align 4
  %94 = fsub contract float %92, %93
  %95 = load float, ptr %21, align 4
  %96 = fmul contract float %94, %95
  %97 = load ptr, ptr %9, align 8
  %98 = load i32, ptr %22, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fmul contract float %96, %101
  %103 = load ptr, ptr %10, align 8
  %104 = load i32, ptr %22, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = fadd contract float %102, %107
  %109 = load ptr, ptr %11, align 8
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %111 = load i32, ptr %12, align 4
  %112 = mul i32 %110, %111
  %113 = load i32, ptr %22, align 4
  %114 = add i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr %109, i64 %115
  store float %108, ptr %116, align 4
  br label %117

117:                                              ; preds = %87
  %118 = load i32, ptr %22, align 4
  %119 = add nsw i32 %118, 128
  store i32 %119, ptr %22, align 4
  br label %83, !llvm.loop !13

120:                                              ; preds = %83
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11matvec_warpPKfS0_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  %21 = udiv i32 %20, 32
  store i32 %21, ptr %11, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = urem i32 %22, 32
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  br label %77

28:                                               ; preds = %5
  store float 0.000000e+00, ptr %13, align 4
  %29 = load i32, ptr %12, align 4
  store i32 %29, ptr %14, align 4
  br label %30

30:                                               ; preds = %52, %28
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %55

34:                                               ; preds = %30
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %11, align 4
  %37 = load i32, ptr %10, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %14, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %35, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %7, align 8
  %45 = load i32, ptr %14, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %43, %48
  %50 = load float, ptr %13, align 4
  %51 = fadd contract float %50, %49
  store float %51, ptr %13, align 4
  br label %52

52:                                               ; preds = %34
  %53 = load i32, ptr %14, align 4
  %54 = add nsw i32 %53, 32
  store i32 %54, ptr %14, align 4
  br label %30, !llvm.loop !14

55:                                               ; preds = %30
  store i32 16, ptr %15, align 4
  br label %56

56:                                               ; preds = %65, %55
  %57 = load i32, ptr %15, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %68

59:                                               ; preds = %56
  %60 = load float, ptr %13, align 4
  %61 = load i32, ptr %15, align 4
  %62 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %60, i32 noundef %61, i32 noundef 32) #6
  %63 = load float, ptr %13, align 4
  %64 = fadd contract float %63, %62
  store float %64, ptr %13, align 4
  br label %65

65:                                               ; preds = %59
  %66 = load i32, ptr %15, align 4
  %67 = ashr i32 %66, 1
  store i32 %67, ptr %15, align 4
  br label %56, !llvm.loop !15

68:                                               ; preds = %56
  %69 = load i32, ptr %12, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %68
  %72 = load float, ptr %13, align 4
  %73 = load ptr, ptr %8, align 8
  %74 = load i32, ptr %11, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  store float %72, ptr %76, align 4
  br label %77

77:                                               ; preds = %27, %71, %68
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
