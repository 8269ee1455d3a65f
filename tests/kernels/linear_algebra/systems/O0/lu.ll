; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_Z16__shfl_down_syncjfji = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_Z11__shfl_syncjiii = comdat any

$_Z10__syncwarpj = comdat any

@_ZZ10lup_serialPfPiiE1p = internal addrspace(3) global i32 undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ8lup_treePKfPfPiE1s = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ8lup_treePKfPfPiE3val = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ8lup_treePKfPfPiE3idx = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ8lup_treePKfPfPiE3row = internal addrspace(3) global [32 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ8lup_infoPdPiS0_iE1p = internal addrspace(3) global i32 undef, align 4
@_ZZ8lup_infoPdPiS0_iE3bad = internal addrspace(3) global i32 undef, align 4
@_ZZ13getf2_batchedPfPiiiE4best = internal addrspace(3) global i32 undef, align 4
@s = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ5panelPfPiiiiE3val = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ5panelPfPiiiiE3idx = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ4gesvPfS_iE1p = internal addrspace(3) global i32 undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1a = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1b = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1p = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10lup_serialPfPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %215, %3
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %218

25:                                               ; preds = %21
  %26 = load i32, ptr %9, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %76

28:                                               ; preds = %25
  %29 = load i32, ptr %10, align 4
  store i32 %29, ptr %11, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %8, align 4
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %10, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %30, i64 %36
  %38 = load float, ptr %37, align 4
  store float %38, ptr %4, align 4
  %39 = load float, ptr %4, align 4
  %40 = call contract noundef float @__nv_fabsf(float noundef %39) #6
  store float %40, ptr %12, align 4
  %41 = load i32, ptr %10, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %13, align 4
  br label %43

43:                                               ; preds = %66, %28
  %44 = load i32, ptr %13, align 4
  %45 = load i32, ptr %8, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %69

47:                                               ; preds = %43
  %48 = load ptr, ptr %6, align 8
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %8, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %10, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %5, align 4
  %57 = load float, ptr %5, align 4
  %58 = call contract noundef float @__nv_fabsf(float noundef %57) #6
  store float %58, ptr %14, align 4
  %59 = load float, ptr %14, align 4
  %60 = load float, ptr %12, align 4
  %61 = fcmp contract ogt float %59, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %47
  %63 = load float, ptr %14, align 4
  store float %63, ptr %12, align 4
  %64 = load i32, ptr %13, align 4
  store i32 %64, ptr %11, align 4
  br label %65

65:                                               ; preds = %62, %47
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %13, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %13, align 4
  br label %43, !llvm.loop !3

69:                                               ; preds = %43
  %70 = load i32, ptr %11, align 4
  %71 = load ptr, ptr %7, align 8
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4
  %75 = load i32, ptr %11, align 4
  store i32 %75, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4
  br label %76

76:                                               ; preds = %69, %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4
  %78 = load i32, ptr %10, align 4
  %79 = icmp ne i32 %77, %78
  br i1 %79, label %80, label %127

80:                                               ; preds = %76
  %81 = load i32, ptr %9, align 4
  store i32 %81, ptr %15, align 4
  br label %82

82:                                               ; preds = %122, %80
  %83 = load i32, ptr %15, align 4
  %84 = load i32, ptr %8, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %126

86:                                               ; preds = %82
  %87 = load ptr, ptr %6, align 8
  %88 = load i32, ptr %10, align 4
  %89 = load i32, ptr %8, align 4
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %15, align 4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %87, i64 %93
  %95 = load float, ptr %94, align 4
  store float %95, ptr %16, align 4
  %96 = load ptr, ptr %6, align 8
  %97 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4
  %98 = load i32, ptr %8, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %15, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %96, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %6, align 8
  %106 = load i32, ptr %10, align 4
  %107 = load i32, ptr %8, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %15, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  %113 = load float, ptr %16, align 4
  %114 = load ptr, ptr %6, align 8
  %115 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4
  %116 = load i32, ptr %8, align 4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %15, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %114, i64 %120
  store float %113, ptr %121, align 4
  br label %122

122:                                              ; preds = %86
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %124 = load i32, ptr %15, align 4
  %125 = add i32 %124, %123
  store i32 %125, ptr %15, align 4
  br label %82, !llvm.loop !5

126:                                              ; preds = %82
  br label %127

127:                                              ; preds = %126, %76
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = load i32, ptr %10, align 4
  %129 = add nsw i32 %128, 1
  %130 = load i32, ptr %9, align 4
  %131 = add nsw i32 %129, %130
  store i32 %131, ptr %17, align 4
  br label %132

132:                                              ; preds = %156, %127
  %133 = load i32, ptr %17, align 4
  %134 = load i32, ptr %8, align 4
  %135 = icmp slt i32 %133, %134
  br i1 %135, label %136, label %160

136:                                              ; preds = %132
  %137 = load ptr, ptr %6, align 8
  %138 = load i32, ptr %10, align 4
  %139 = load i32, ptr %8, align 4
  %140 = mul nsw i32 %138, %139
  %141 = load i32, ptr %10, align 4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %137, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = load ptr, ptr %6, align 8
  %147 = load i32, ptr %17, align 4
  %148 = load i32, ptr %8, align 4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %10, align 4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %146, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = fdiv contract float %154, %145
  store float %155, ptr %153, align 4
  br label %156

156:                                              ; preds = %136
  %157 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %158 = load i32, ptr %17, align 4
  %159 = add i32 %158, %157
  store i32 %159, ptr %17, align 4
  br label %132, !llvm.loop !6

160:                                              ; preds = %132
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %161 = load i32, ptr %10, align 4
  %162 = add nsw i32 %161, 1
  %163 = load i32, ptr %9, align 4
  %164 = add nsw i32 %162, %163
  store i32 %164, ptr %18, align 4
  br label %165

165:                                              ; preds = %210, %160
  %166 = load i32, ptr %18, align 4
  %167 = load i32, ptr %8, align 4
  %168 = icmp slt i32 %166, %167
  br i1 %168, label %169, label %214

169:                                              ; preds = %165
  %170 = load i32, ptr %10, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %19, align 4
  br label %172

172:                                              ; preds = %206, %169
  %173 = load i32, ptr %19, align 4
  %174 = load i32, ptr %8, align 4
  %175 = icmp slt i32 %173, %174
  br i1 %175, label %176, label %209

176:                                              ; preds = %172
  %177 = load ptr, ptr %6, align 8
  %178 = load i32, ptr %18, align 4
  %179 = load i32, ptr %8, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %10, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %177, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = load ptr, ptr %6, align 8
  %187 = load i32, ptr %10, align 4
  %188 = load i32, ptr %8, align 4
  %189 = mul nsw i32 %187, %188
  %190 = load i32, ptr %19, align 4
  %191 = add nsw i32 %189, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %186, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = fmul contract float %185, %194
  %196 = load ptr, ptr %6, align 8
  %197 = load i32, ptr %18, align 4
  %198 = load i32, ptr %8, align 4
  %199 = mul nsw i32 %197, %198
  %200 = load i32, ptr %19, align 4
  %201 = add nsw i32 %199, %200
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %196, i64 %202
  %204 = load float, ptr %203, align 4
  %205 = fsub contract float %204, %195
  store float %205, ptr %203, align 4
  br label %206

206:                                              ; preds = %176
  %207 = load i32, ptr %19, align 4
  %208 = add nsw i32 %207, 1
  store i32 %208, ptr %19, align 4
  br label %172, !llvm.loop !7

209:                                              ; preds = %172
  br label %210

210:                                              ; preds = %209
  %211 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %212 = load i32, ptr %18, align 4
  %213 = add i32 %212, %211
  store i32 %213, ptr %18, align 4
  br label %165, !llvm.loop !8

214:                                              ; preds = %165
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %10, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %10, align 4
  br label %21, !llvm.loop !9

218:                                              ; preds = %21
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8lup_treePKfPfPi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %8, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = mul i32 %21, 32
  %23 = mul i32 %22, 32
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %20, i64 %24
  store ptr %25, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %26

26:                                               ; preds = %44, %3
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %27, 32
  br i1 %28, label %29, label %47

29:                                               ; preds = %26
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  %32 = mul nsw i32 %31, 32
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %30, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %39
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x float], ptr %40, i64 0, i64 %42
  store float %37, ptr %43, align 4
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %10, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %10, align 4
  br label %26, !llvm.loop !10

47:                                               ; preds = %26
  %48 = load i32, ptr %8, align 4
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %50
  store i32 %48, ptr %51, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %11, align 4
  br label %52

52:                                               ; preds = %228, %47
  %53 = load i32, ptr %11, align 4
  %54 = icmp slt i32 %53, 31
  br i1 %54, label %55, label %231

55:                                               ; preds = %52
  %56 = load i32, ptr %8, align 4
  %57 = load i32, ptr %11, align 4
  %58 = icmp sge i32 %56, %57
  br i1 %58, label %59, label %69

59:                                               ; preds = %55
  %60 = load i32, ptr %8, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %61
  %63 = load i32, ptr %11, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [32 x float], ptr %62, i64 0, i64 %64
  %66 = load float, ptr %65, align 4
  store float %66, ptr %4, align 4
  %67 = load float, ptr %4, align 4
  %68 = call contract noundef float @__nv_fabsf(float noundef %67) #6
  br label %70

69:                                               ; preds = %55
  br label %70

70:                                               ; preds = %69, %59
  %71 = phi contract float [ %68, %59 ], [ -1.000000e+00, %69 ]
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 0, i64 %73
  store float %71, ptr %74, align 4
  %75 = load i32, ptr %8, align 4
  %76 = load i32, ptr %8, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 0, i64 %77
  store i32 %75, ptr %78, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 16, ptr %12, align 4
  br label %79

79:                                               ; preds = %118, %70
  %80 = load i32, ptr %12, align 4
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %121

82:                                               ; preds = %79
  %83 = load i32, ptr %8, align 4
  %84 = load i32, ptr %12, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %117

86:                                               ; preds = %82
  %87 = load i32, ptr %8, align 4
  %88 = load i32, ptr %12, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 0, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load i32, ptr %8, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fcmp contract ogt float %92, %96
  br i1 %97, label %98, label %117

98:                                               ; preds = %86
  %99 = load i32, ptr %8, align 4
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 0, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load i32, ptr %8, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 0, i64 %106
  store float %104, ptr %107, align 4
  %108 = load i32, ptr %8, align 4
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %8, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 0, i64 %115
  store i32 %113, ptr %116, align 4
  br label %117

117:                                              ; preds = %98, %86, %82
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %12, align 4
  %120 = ashr i32 %119, 1
  store i32 %120, ptr %12, align 4
  br label %79, !llvm.loop !11

121:                                              ; preds = %79
  %122 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), align 4
  store i32 %122, ptr %13, align 4
  %123 = load i32, ptr %13, align 4
  %124 = load i32, ptr %11, align 4
  %125 = icmp ne i32 %123, %124
  br i1 %125, label %126, label %173

126:                                              ; preds = %121
  %127 = load i32, ptr %11, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %128
  %130 = load i32, ptr %8, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [32 x float], ptr %129, i64 0, i64 %131
  %133 = load float, ptr %132, align 4
  store float %133, ptr %14, align 4
  %134 = load i32, ptr %13, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %135
  %137 = load i32, ptr %8, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [32 x float], ptr %136, i64 0, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = load i32, ptr %11, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %142
  %144 = load i32, ptr %8, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [32 x float], ptr %143, i64 0, i64 %145
  store float %140, ptr %146, align 4
  %147 = load float, ptr %14, align 4
  %148 = load i32, ptr %13, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %149
  %151 = load i32, ptr %8, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [32 x float], ptr %150, i64 0, i64 %152
  store float %147, ptr %153, align 4
  %154 = load i32, ptr %8, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %172

156:                                              ; preds = %126
  %157 = load i32, ptr %11, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %158
  %160 = load i32, ptr %159, align 4
  store i32 %160, ptr %15, align 4
  %161 = load i32, ptr %13, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = load i32, ptr %11, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %166
  store i32 %164, ptr %167, align 4
  %168 = load i32, ptr %15, align 4
  %169 = load i32, ptr %13, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %170
  store i32 %168, ptr %171, align 4
  br label %172

172:                                              ; preds = %156, %126
  br label %173

173:                                              ; preds = %172, %121
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %174 = load i32, ptr %8, align 4
  %175 = load i32, ptr %11, align 4
  %176 = icmp sgt i32 %174, %175
  br i1 %176, label %177, label %227

177:                                              ; preds = %173
  %178 = load i32, ptr %8, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %179
  %181 = load i32, ptr %11, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [32 x float], ptr %180, i64 0, i64 %182
  %184 = load float, ptr %183, align 4
  %185 = load i32, ptr %11, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %186
  %188 = load i32, ptr %11, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [32 x float], ptr %187, i64 0, i64 %189
  %191 = load float, ptr %190, align 4
  %192 = fdiv contract float %184, %191
  store float %192, ptr %16, align 4
  %193 = load float, ptr %16, align 4
  %194 = load i32, ptr %8, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %195
  %197 = load i32, ptr %11, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [32 x float], ptr %196, i64 0, i64 %198
  store float %193, ptr %199, align 4
  %200 = load i32, ptr %11, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %17, align 4
  br label %202

202:                                              ; preds = %223, %177
  %203 = load i32, ptr %17, align 4
  %204 = icmp slt i32 %203, 32
  br i1 %204, label %205, label %226

205:                                              ; preds = %202
  %206 = load float, ptr %16, align 4
  %207 = load i32, ptr %11, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %208
  %210 = load i32, ptr %17, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [32 x float], ptr %209, i64 0, i64 %211
  %213 = load float, ptr %212, align 4
  %214 = fmul contract float %206, %213
  %215 = load i32, ptr %8, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %216
  %218 = load i32, ptr %17, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [32 x float], ptr %217, i64 0, i64 %219
  %221 = load float, ptr %220, align 4
  %222 = fsub contract float %221, %214
  store float %222, ptr %220, align 4
  br label %223

223:                                              ; preds = %205
  %224 = load i32, ptr %17, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr %17, align 4
  br label %202, !llvm.loop !12

226:                                              ; preds = %202
  br label %227

227:                                              ; preds = %226, %173
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %228

228:                                              ; preds = %227
  %229 = load i32, ptr %11, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %11, align 4
  br label %52, !llvm.loop !13

231:                                              ; preds = %52
  store i32 0, ptr %18, align 4
  br label %232

232:                                              ; preds = %254, %231
  %233 = load i32, ptr %18, align 4
  %234 = icmp slt i32 %233, 32
  br i1 %234, label %235, label %257

235:                                              ; preds = %232
  %236 = load i32, ptr %18, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 0, i64 %237
  %239 = load i32, ptr %8, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [32 x float], ptr %238, i64 0, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = load ptr, ptr %6, align 8
  %244 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %245 = mul i32 %244, 32
  %246 = mul i32 %245, 32
  %247 = load i32, ptr %18, align 4
  %248 = mul nsw i32 %247, 32
  %249 = add i32 %246, %248
  %250 = load i32, ptr %8, align 4
  %251 = add i32 %249, %250
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw float, ptr %243, i64 %252
  store float %242, ptr %253, align 4
  br label %254

254:                                              ; preds = %235
  %255 = load i32, ptr %18, align 4
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %18, align 4
  br label %232, !llvm.loop !14

257:                                              ; preds = %232
  %258 = load i32, ptr %8, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 0, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = load ptr, ptr %7, align 8
  %263 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %264 = mul i32 %263, 32
  %265 = load i32, ptr %8, align 4
  %266 = add i32 %264, %265
  %267 = zext i32 %266 to i64
  %268 = getelementptr inbounds nuw i32, ptr %262, i64 %267
  store i32 %261, ptr %268, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8lup_warpPfPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %19

19:                                               ; preds = %193, %3
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %196

23:                                               ; preds = %19
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %43

27:                                               ; preds = %23
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %43

31:                                               ; preds = %27
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %9, align 4
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4
  store float %40, ptr %4, align 4
  %41 = load float, ptr %4, align 4
  %42 = call contract noundef float @__nv_fabsf(float noundef %41) #6
  br label %44

43:                                               ; preds = %27, %23
  br label %44

44:                                               ; preds = %43, %31
  %45 = phi contract float [ %42, %31 ], [ -1.000000e+00, %43 ]
  store float %45, ptr %10, align 4
  %46 = load i32, ptr %8, align 4
  store i32 %46, ptr %11, align 4
  store i32 16, ptr %12, align 4
  br label %47

47:                                               ; preds = %64, %44
  %48 = load i32, ptr %12, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %67

50:                                               ; preds = %47
  %51 = load float, ptr %10, align 4
  %52 = load i32, ptr %12, align 4
  %53 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %51, i32 noundef %52, i32 noundef 32) #6
  store float %53, ptr %13, align 4
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %12, align 4
  %56 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %54, i32 noundef %55, i32 noundef 32) #6
  store i32 %56, ptr %14, align 4
  %57 = load float, ptr %13, align 4
  %58 = load float, ptr %10, align 4
  %59 = fcmp contract ogt float %57, %58
  br i1 %59, label %60, label %63

60:                                               ; preds = %50
  %61 = load float, ptr %13, align 4
  store float %61, ptr %10, align 4
  %62 = load i32, ptr %14, align 4
  store i32 %62, ptr %11, align 4
  br label %63

63:                                               ; preds = %60, %50
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %12, align 4
  %66 = ashr i32 %65, 1
  store i32 %66, ptr %12, align 4
  br label %47, !llvm.loop !15

67:                                               ; preds = %47
  %68 = load i32, ptr %11, align 4
  %69 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef -1, i32 noundef %68, i32 noundef 0, i32 noundef 32) #6
  store i32 %69, ptr %11, align 4
  %70 = load i32, ptr %8, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %67
  %73 = load i32, ptr %11, align 4
  %74 = add nsw i32 %73, 1
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  store i32 %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %72, %67
  %80 = load i32, ptr %11, align 4
  %81 = load i32, ptr %9, align 4
  %82 = icmp ne i32 %80, %81
  br i1 %82, label %83, label %123

83:                                               ; preds = %79
  %84 = load i32, ptr %8, align 4
  %85 = load i32, ptr %7, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %123

87:                                               ; preds = %83
  %88 = load ptr, ptr %5, align 8
  %89 = load i32, ptr %9, align 4
  %90 = load i32, ptr %7, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %8, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %88, i64 %94
  %96 = load float, ptr %95, align 4
  store float %96, ptr %15, align 4
  %97 = load ptr, ptr %5, align 8
  %98 = load i32, ptr %11, align 4
  %99 = load i32, ptr %7, align 4
  %100 = mul nsw i32 %98, %99
  %101 = load i32, ptr %8, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %97, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = load ptr, ptr %5, align 8
  %107 = load i32, ptr %9, align 4
  %108 = load i32, ptr %7, align 4
  %109 = mul nsw i32 %107, %108
  %110 = load i32, ptr %8, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %106, i64 %112
  store float %105, ptr %113, align 4
  %114 = load float, ptr %15, align 4
  %115 = load ptr, ptr %5, align 8
  %116 = load i32, ptr %11, align 4
  %117 = load i32, ptr %7, align 4
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr %8, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %115, i64 %121
  store float %114, ptr %122, align 4
  br label %123

123:                                              ; preds = %87, %83, %79
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  %124 = load i32, ptr %8, align 4
  %125 = load i32, ptr %9, align 4
  %126 = icmp sgt i32 %124, %125
  br i1 %126, label %127, label %192

127:                                              ; preds = %123
  %128 = load i32, ptr %8, align 4
  %129 = load i32, ptr %7, align 4
  %130 = icmp slt i32 %128, %129
  br i1 %130, label %131, label %192

131:                                              ; preds = %127
  %132 = load ptr, ptr %5, align 8
  %133 = load i32, ptr %8, align 4
  %134 = load i32, ptr %7, align 4
  %135 = mul nsw i32 %133, %134
  %136 = load i32, ptr %9, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %132, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = load ptr, ptr %5, align 8
  %142 = load i32, ptr %9, align 4
  %143 = load i32, ptr %7, align 4
  %144 = mul nsw i32 %142, %143
  %145 = load i32, ptr %9, align 4
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %141, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fdiv contract float %140, %149
  store float %150, ptr %16, align 4
  %151 = load float, ptr %16, align 4
  %152 = load ptr, ptr %5, align 8
  %153 = load i32, ptr %8, align 4
  %154 = load i32, ptr %7, align 4
  %155 = mul nsw i32 %153, %154
  %156 = load i32, ptr %9, align 4
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %152, i64 %158
  store float %151, ptr %159, align 4
  %160 = load i32, ptr %9, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %17, align 4
  br label %162

162:                                              ; preds = %188, %131
  %163 = load i32, ptr %17, align 4
  %164 = load i32, ptr %7, align 4
  %165 = icmp slt i32 %163, %164
  br i1 %165, label %166, label %191

166:                                              ; preds = %162
  %167 = load float, ptr %16, align 4
  %168 = load ptr, ptr %5, align 8
  %169 = load i32, ptr %9, align 4
  %170 = load i32, ptr %7, align 4
  %171 = mul nsw i32 %169, %170
  %172 = load i32, ptr %17, align 4
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %168, i64 %174
  %176 = load float, ptr %175, align 4
  %177 = fmul contract float %167, %176
  %178 = load ptr, ptr %5, align 8
  %179 = load i32, ptr %8, align 4
  %180 = load i32, ptr %7, align 4
  %181 = mul nsw i32 %179, %180
  %182 = load i32, ptr %17, align 4
  %183 = add nsw i32 %181, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %178, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = fsub contract float %186, %177
  store float %187, ptr %185, align 4
  br label %188

188:                                              ; preds = %166
  %189 = load i32, ptr %17, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %17, align 4
  br label %162, !llvm.loop !16

191:                                              ; preds = %162
  br label %192

192:                                              ; preds = %191, %127, %123
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %9, align 4
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %9, align 4
  br label %19, !llvm.loop !17

196:                                              ; preds = %19
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %16 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11lup_batchedPfPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %10, align 4
  %27 = load i32, ptr %10, align 4
  %28 = load i32, ptr %9, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  br label %210

31:                                               ; preds = %3
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr %10, align 4
  %34 = mul nsw i32 %33, 6
  %35 = mul nsw i32 %34, 6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %32, i64 %36
  store ptr %37, ptr %11, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %10, align 4
  %40 = mul nsw i32 %39, 6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %38, i64 %41
  store ptr %42, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %43

43:                                               ; preds = %207, %31
  %44 = load i32, ptr %13, align 4
  %45 = icmp slt i32 %44, 6
  br i1 %45, label %46, label %210

46:                                               ; preds = %43
  %47 = load i32, ptr %13, align 4
  store i32 %47, ptr %14, align 4
  %48 = load ptr, ptr %11, align 8
  %49 = load i32, ptr %13, align 4
  %50 = mul nsw i32 %49, 6
  %51 = load i32, ptr %13, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %48, i64 %53
  %55 = load float, ptr %54, align 4
  store float %55, ptr %4, align 4
  %56 = load float, ptr %4, align 4
  %57 = call contract noundef float @__nv_fabsf(float noundef %56) #6
  store float %57, ptr %15, align 4
  %58 = load i32, ptr %13, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %16, align 4
  br label %60

60:                                               ; preds = %89, %46
  %61 = load i32, ptr %16, align 4
  %62 = icmp slt i32 %61, 6
  br i1 %62, label %63, label %92

63:                                               ; preds = %60
  %64 = load ptr, ptr %11, align 8
  %65 = load i32, ptr %16, align 4
  %66 = mul nsw i32 %65, 6
  %67 = load i32, ptr %13, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %64, i64 %69
  %71 = load float, ptr %70, align 4
  store float %71, ptr %5, align 4
  %72 = load float, ptr %5, align 4
  %73 = call contract noundef float @__nv_fabsf(float noundef %72) #6
  %74 = load float, ptr %15, align 4
  %75 = fcmp contract ogt float %73, %74
  br i1 %75, label %76, label %88

76:                                               ; preds = %63
  %77 = load ptr, ptr %11, align 8
  %78 = load i32, ptr %16, align 4
  %79 = mul nsw i32 %78, 6
  %80 = load i32, ptr %13, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  %84 = load float, ptr %83, align 4
  store float %84, ptr %6, align 4
  %85 = load float, ptr %6, align 4
  %86 = call contract noundef float @__nv_fabsf(float noundef %85) #6
  store float %86, ptr %15, align 4
  %87 = load i32, ptr %16, align 4
  store i32 %87, ptr %14, align 4
  br label %88

88:                                               ; preds = %76, %63
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %16, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %16, align 4
  br label %60, !llvm.loop !18

92:                                               ; preds = %60
  %93 = load i32, ptr %14, align 4
  %94 = load ptr, ptr %12, align 8
  %95 = load i32, ptr %13, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %94, i64 %96
  store i32 %93, ptr %97, align 4
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %13, align 4
  %100 = icmp ne i32 %98, %99
  br i1 %100, label %101, label %141

101:                                              ; preds = %92
  store i32 0, ptr %17, align 4
  br label %102

102:                                              ; preds = %137, %101
  %103 = load i32, ptr %17, align 4
  %104 = icmp slt i32 %103, 6
  br i1 %104, label %105, label %140

105:                                              ; preds = %102
  %106 = load ptr, ptr %11, align 8
  %107 = load i32, ptr %13, align 4
  %108 = mul nsw i32 %107, 6
  %109 = load i32, ptr %17, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %106, i64 %111
  %113 = load float, ptr %112, align 4
  store float %113, ptr %18, align 4
  %114 = load ptr, ptr %11, align 8
  %115 = load i32, ptr %14, align 4
  %116 = mul nsw i32 %115, 6
  %117 = load i32, ptr %17, align 4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %114, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = load ptr, ptr %11, align 8
  %123 = load i32, ptr %13, align 4
  %124 = mul nsw i32 %123, 6
  %125 = load i32, ptr %17, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %122, i64 %127
  store float %121, ptr %128, align 4
  %129 = load float, ptr %18, align 4
  %130 = load ptr, ptr %11, align 8
  %131 = load i32, ptr %14, align 4
  %132 = mul nsw i32 %131, 6
  %133 = load i32, ptr %17, align 4
  %134 = add nsw i32 %132, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %130, i64 %135
  store float %129, ptr %136, align 4
  br label %137

137:                                              ; preds = %105
  %138 = load i32, ptr %17, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %17, align 4
  br label %102, !llvm.loop !19

140:                                              ; preds = %102
  br label %141

141:                                              ; preds = %140, %92
  %142 = load ptr, ptr %11, align 8
  %143 = load i32, ptr %13, align 4
  %144 = mul nsw i32 %143, 6
  %145 = load i32, ptr %13, align 4
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %142, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fdiv contract float 1.000000e+00, %149
  store float %150, ptr %19, align 4
  %151 = load i32, ptr %13, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %20, align 4
  br label %153

153:                                              ; preds = %203, %141
  %154 = load i32, ptr %20, align 4
  %155 = icmp slt i32 %154, 6
  br i1 %155, label %156, label %206

156:                                              ; preds = %153
  %157 = load float, ptr %19, align 4
  %158 = load ptr, ptr %11, align 8
  %159 = load i32, ptr %20, align 4
  %160 = mul nsw i32 %159, 6
  %161 = load i32, ptr %13, align 4
  %162 = add nsw i32 %160, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %158, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = fmul contract float %165, %157
  store float %166, ptr %164, align 4
  %167 = load i32, ptr %13, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %21, align 4
  br label %169

169:                                              ; preds = %199, %156
  %170 = load i32, ptr %21, align 4
  %171 = icmp slt i32 %170, 6
  br i1 %171, label %172, label %202

172:                                              ; preds = %169
  %173 = load ptr, ptr %11, align 8
  %174 = load i32, ptr %20, align 4
  %175 = mul nsw i32 %174, 6
  %176 = load i32, ptr %13, align 4
  %177 = add nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %173, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = load ptr, ptr %11, align 8
  %182 = load i32, ptr %13, align 4
  %183 = mul nsw i32 %182, 6
  %184 = load i32, ptr %21, align 4
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr %181, i64 %186
  %188 = load float, ptr %187, align 4
  %189 = fmul contract float %180, %188
  %190 = load ptr, ptr %11, align 8
  %191 = load i32, ptr %20, align 4
  %192 = mul nsw i32 %191, 6
  %193 = load i32, ptr %21, align 4
  %194 = add nsw i32 %192, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr %190, i64 %195
  %197 = load float, ptr %196, align 4
  %198 = fsub contract float %197, %189
  store float %198, ptr %196, align 4
  br label %199

199:                                              ; preds = %172
  %200 = load i32, ptr %21, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %21, align 4
  br label %169, !llvm.loop !20

202:                                              ; preds = %169
  br label %203

203:                                              ; preds = %202
  %204 = load i32, ptr %20, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %20, align 4
  br label %153, !llvm.loop !21

206:                                              ; preds = %153
  br label %207

207:                                              ; preds = %206
  %208 = load i32, ptr %13, align 4
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %13, align 4
  br label %43, !llvm.loop !22

210:                                              ; preds = %30, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8lup_infoPdPiS0_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %9, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  store i32 0, ptr %21, align 4
  br label %22

22:                                               ; preds = %19, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %10, align 4
  br label %23

23:                                               ; preds = %212, %22
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %215

27:                                               ; preds = %23
  %28 = load i32, ptr %9, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %95

30:                                               ; preds = %27
  store double 0.000000e+00, ptr %11, align 8
  %31 = load i32, ptr %10, align 4
  store i32 %31, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  %32 = load i32, ptr %10, align 4
  store i32 %32, ptr %12, align 4
  br label %33

33:                                               ; preds = %78, %30
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %8, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %81

37:                                               ; preds = %33
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %12, align 4
  %40 = load i32, ptr %8, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %38, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp contract olt double %46, 0.000000e+00
  br i1 %47, label %48, label %59

48:                                               ; preds = %37
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %8, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %10, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %49, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fneg contract double %57
  br label %69

59:                                               ; preds = %37
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %8, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %10, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %60, i64 %66
  %68 = load double, ptr %67, align 8
  br label %69

69:                                               ; preds = %59, %48
  %70 = phi contract double [ %58, %48 ], [ %68, %59 ]
  store double %70, ptr %13, align 8
  %71 = load double, ptr %13, align 8
  %72 = load double, ptr %11, align 8
  %73 = fcmp contract ogt double %71, %72
  br i1 %73, label %74, label %77

74:                                               ; preds = %69
  %75 = load double, ptr %13, align 8
  store double %75, ptr %11, align 8
  %76 = load i32, ptr %12, align 4
  store i32 %76, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  br label %77

77:                                               ; preds = %74, %69
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %12, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %12, align 4
  br label %33, !llvm.loop !23

81:                                               ; preds = %33
  %82 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %10, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %83, i64 %85
  store i32 %82, ptr %86, align 4
  %87 = load double, ptr %11, align 8
  %88 = fcmp contract olt double %87, 0x3D719799812DEA11
  br i1 %88, label %89, label %94

89:                                               ; preds = %81
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4
  %90 = load i32, ptr %10, align 4
  %91 = add nsw i32 %90, 1
  %92 = load ptr, ptr %7, align 8
  %93 = getelementptr inbounds i32, ptr %92, i64 0
  store i32 %91, ptr %93, align 4
  br label %94

94:                                               ; preds = %89, %81
  br label %95

95:                                               ; preds = %94, %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %95
  br label %215

99:                                               ; preds = %95
  %100 = load i32, ptr %9, align 4
  %101 = load i32, ptr %8, align 4
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %103, label %143

103:                                              ; preds = %99
  %104 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  %105 = load i32, ptr %10, align 4
  %106 = icmp ne i32 %104, %105
  br i1 %106, label %107, label %143

107:                                              ; preds = %103
  %108 = load ptr, ptr %5, align 8
  %109 = load i32, ptr %10, align 4
  %110 = load i32, ptr %8, align 4
  %111 = mul nsw i32 %109, %110
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %108, i64 %114
  %116 = load double, ptr %115, align 8
  store double %116, ptr %14, align 8
  %117 = load ptr, ptr %5, align 8
  %118 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  %119 = load i32, ptr %8, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr %9, align 4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %117, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = load ptr, ptr %5, align 8
  %127 = load i32, ptr %10, align 4
  %128 = load i32, ptr %8, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %9, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %126, i64 %132
  store double %125, ptr %133, align 8
  %134 = load double, ptr %14, align 8
  %135 = load ptr, ptr %5, align 8
  %136 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4
  %137 = load i32, ptr %8, align 4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %9, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %135, i64 %141
  store double %134, ptr %142, align 8
  br label %143

143:                                              ; preds = %107, %103, %99
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %144 = load i32, ptr %9, align 4
  %145 = load i32, ptr %10, align 4
  %146 = icmp sgt i32 %144, %145
  br i1 %146, label %147, label %211

147:                                              ; preds = %143
  %148 = load i32, ptr %9, align 4
  %149 = load i32, ptr %8, align 4
  %150 = icmp slt i32 %148, %149
  br i1 %150, label %151, label %211

151:                                              ; preds = %147
  %152 = load ptr, ptr %5, align 8
  %153 = load i32, ptr %10, align 4
  %154 = load i32, ptr %8, align 4
  %155 = mul nsw i32 %153, %154
  %156 = load i32, ptr %10, align 4
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr %152, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = load ptr, ptr %5, align 8
  %162 = load i32, ptr %9, align 4
  %163 = load i32, ptr %8, align 4
  %164 = mul nsw i32 %162, %163
  %165 = load i32, ptr %10, align 4
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds double, ptr %161, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fdiv contract double %169, %160
  store double %170, ptr %168, align 8
  %171 = load i32, ptr %10, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %15, align 4
  br label %173

173:                                              ; preds = %207, %151
  %174 = load i32, ptr %15, align 4
  %175 = load i32, ptr %8, align 4
  %176 = icmp slt i32 %174, %175
  br i1 %176, label %177, label %210

177:                                              ; preds = %173
  %178 = load ptr, ptr %5, align 8
  %179 = load i32, ptr %9, align 4
  %180 = load i32, ptr %8, align 4
  %181 = mul nsw i32 %179, %180
  %182 = load i32, ptr %10, align 4
  %183 = add nsw i32 %181, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds double, ptr %178, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = load ptr, ptr %5, align 8
  %188 = load i32, ptr %10, align 4
  %189 = load i32, ptr %8, align 4
  %190 = mul nsw i32 %188, %189
  %191 = load i32, ptr %15, align 4
  %192 = add nsw i32 %190, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %187, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = fmul contract double %186, %195
  %197 = load ptr, ptr %5, align 8
  %198 = load i32, ptr %9, align 4
  %199 = load i32, ptr %8, align 4
  %200 = mul nsw i32 %198, %199
  %201 = load i32, ptr %15, align 4
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %197, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = fsub contract double %205, %196
  store double %206, ptr %204, align 8
  br label %207

207:                                              ; preds = %177
  %208 = load i32, ptr %15, align 4
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %15, align 4
  br label %173, !llvm.loop !24

210:                                              ; preds = %173
  br label %211

211:                                              ; preds = %210, %147, %143
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %10, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %10, align 4
  br label %23, !llvm.loop !25

215:                                              ; preds = %98, %23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13getf2_batchedPfPiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  %25 = load ptr, ptr %7, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = load i32, ptr %10, align 4
  %28 = mul i32 %26, %27
  %29 = load i32, ptr %9, align 4
  %30 = mul i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %25, i64 %31
  store ptr %32, ptr %11, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %12, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %13, align 4
  store i32 %35, ptr %14, align 4
  br label %36

36:                                               ; preds = %68, %4
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %72

40:                                               ; preds = %36
  %41 = load i32, ptr %12, align 4
  store i32 %41, ptr %15, align 4
  br label %42

42:                                               ; preds = %63, %40
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %9, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %67

46:                                               ; preds = %42
  %47 = load ptr, ptr %11, align 8
  %48 = load i32, ptr %14, align 4
  %49 = load i32, ptr %10, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %15, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %47, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %9, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %61
  store float %55, ptr %62, align 4
  br label %63

63:                                               ; preds = %46
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %65 = load i32, ptr %15, align 4
  %66 = add i32 %65, %64
  store i32 %66, ptr %15, align 4
  br label %42, !llvm.loop !26

67:                                               ; preds = %42
  br label %68

68:                                               ; preds = %67
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %70 = load i32, ptr %14, align 4
  %71 = add i32 %70, %69
  store i32 %71, ptr %14, align 4
  br label %36, !llvm.loop !27

72:                                               ; preds = %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %16, align 4
  br label %73

73:                                               ; preds = %271, %72
  %74 = load i32, ptr %16, align 4
  %75 = load i32, ptr %9, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %274

77:                                               ; preds = %73
  %78 = load i32, ptr %12, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %130

80:                                               ; preds = %77
  %81 = load i32, ptr %13, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %130

83:                                               ; preds = %80
  %84 = load i32, ptr %16, align 4
  store i32 %84, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %85 = load i32, ptr %16, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %17, align 4
  br label %87

87:                                               ; preds = %116, %83
  %88 = load i32, ptr %17, align 4
  %89 = load i32, ptr %9, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %119

91:                                               ; preds = %87
  %92 = load i32, ptr %16, align 4
  %93 = load i32, ptr %9, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %17, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4
  store float %99, ptr %5, align 4
  %100 = load float, ptr %5, align 4
  %101 = call contract noundef float @__nv_fabsf(float noundef %100) #6
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %9, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %107
  %109 = load float, ptr %108, align 4
  store float %109, ptr %6, align 4
  %110 = load float, ptr %6, align 4
  %111 = call contract noundef float @__nv_fabsf(float noundef %110) #6
  %112 = fcmp contract ogt float %101, %111
  br i1 %112, label %113, label %115

113:                                              ; preds = %91
  %114 = load i32, ptr %17, align 4
  store i32 %114, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  br label %115

115:                                              ; preds = %113, %91
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %17, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %17, align 4
  br label %87, !llvm.loop !28

119:                                              ; preds = %87
  %120 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %121 = add nsw i32 %120, 1
  %122 = load ptr, ptr %8, align 8
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %124 = load i32, ptr %9, align 4
  %125 = mul i32 %123, %124
  %126 = load i32, ptr %16, align 4
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %122, i64 %128
  store i32 %121, ptr %129, align 4
  br label %130

130:                                              ; preds = %119, %80, %77
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = load i32, ptr %13, align 4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %180

133:                                              ; preds = %130
  %134 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %135 = load i32, ptr %16, align 4
  %136 = icmp ne i32 %134, %135
  br i1 %136, label %137, label %180

137:                                              ; preds = %133
  %138 = load i32, ptr %12, align 4
  store i32 %138, ptr %18, align 4
  br label %139

139:                                              ; preds = %175, %137
  %140 = load i32, ptr %18, align 4
  %141 = load i32, ptr %9, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %143, label %179

143:                                              ; preds = %139
  %144 = load i32, ptr %18, align 4
  %145 = load i32, ptr %9, align 4
  %146 = mul nsw i32 %144, %145
  %147 = load i32, ptr %16, align 4
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %149
  %151 = load float, ptr %150, align 4
  store float %151, ptr %19, align 4
  %152 = load i32, ptr %18, align 4
  %153 = load i32, ptr %9, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = load i32, ptr %18, align 4
  %161 = load i32, ptr %9, align 4
  %162 = mul nsw i32 %160, %161
  %163 = load i32, ptr %16, align 4
  %164 = add nsw i32 %162, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %165
  store float %159, ptr %166, align 4
  %167 = load float, ptr %19, align 4
  %168 = load i32, ptr %18, align 4
  %169 = load i32, ptr %9, align 4
  %170 = mul nsw i32 %168, %169
  %171 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %173
  store float %167, ptr %174, align 4
  br label %175

175:                                              ; preds = %143
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %177 = load i32, ptr %18, align 4
  %178 = add i32 %177, %176
  store i32 %178, ptr %18, align 4
  br label %139, !llvm.loop !29

179:                                              ; preds = %139
  br label %180

180:                                              ; preds = %179, %133, %130
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %181 = load i32, ptr %13, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %216

183:                                              ; preds = %180
  %184 = load i32, ptr %16, align 4
  %185 = add nsw i32 %184, 1
  %186 = load i32, ptr %12, align 4
  %187 = add nsw i32 %185, %186
  store i32 %187, ptr %20, align 4
  br label %188

188:                                              ; preds = %211, %183
  %189 = load i32, ptr %20, align 4
  %190 = load i32, ptr %9, align 4
  %191 = icmp slt i32 %189, %190
  br i1 %191, label %192, label %215

192:                                              ; preds = %188
  %193 = load i32, ptr %16, align 4
  %194 = load i32, ptr %9, align 4
  %195 = mul nsw i32 %193, %194
  %196 = load i32, ptr %16, align 4
  %197 = add nsw i32 %195, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %198
  %200 = load float, ptr %199, align 4
  %201 = fdiv contract float 1.000000e+00, %200
  %202 = load i32, ptr %16, align 4
  %203 = load i32, ptr %9, align 4
  %204 = mul nsw i32 %202, %203
  %205 = load i32, ptr %20, align 4
  %206 = add nsw i32 %204, %205
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %207
  %209 = load float, ptr %208, align 4
  %210 = fmul contract float %209, %201
  store float %210, ptr %208, align 4
  br label %211

211:                                              ; preds = %192
  %212 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %213 = load i32, ptr %20, align 4
  %214 = add i32 %213, %212
  store i32 %214, ptr %20, align 4
  br label %188, !llvm.loop !30

215:                                              ; preds = %188
  br label %216

216:                                              ; preds = %215, %180
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %217 = load i32, ptr %16, align 4
  %218 = add nsw i32 %217, 1
  %219 = load i32, ptr %13, align 4
  %220 = add nsw i32 %218, %219
  store i32 %220, ptr %21, align 4
  br label %221

221:                                              ; preds = %266, %216
  %222 = load i32, ptr %21, align 4
  %223 = load i32, ptr %9, align 4
  %224 = icmp slt i32 %222, %223
  br i1 %224, label %225, label %270

225:                                              ; preds = %221
  %226 = load i32, ptr %16, align 4
  %227 = add nsw i32 %226, 1
  %228 = load i32, ptr %12, align 4
  %229 = add nsw i32 %227, %228
  store i32 %229, ptr %22, align 4
  br label %230

230:                                              ; preds = %261, %225
  %231 = load i32, ptr %22, align 4
  %232 = load i32, ptr %9, align 4
  %233 = icmp slt i32 %231, %232
  br i1 %233, label %234, label %265

234:                                              ; preds = %230
  %235 = load i32, ptr %16, align 4
  %236 = load i32, ptr %9, align 4
  %237 = mul nsw i32 %235, %236
  %238 = load i32, ptr %22, align 4
  %239 = add nsw i32 %237, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %240
  %242 = load float, ptr %241, align 4
  %243 = load i32, ptr %21, align 4
  %244 = load i32, ptr %9, align 4
  %245 = mul nsw i32 %243, %244
  %246 = load i32, ptr %16, align 4
  %247 = add nsw i32 %245, %246
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %248
  %250 = load float, ptr %249, align 4
  %251 = fmul contract float %242, %250
  %252 = load i32, ptr %21, align 4
  %253 = load i32, ptr %9, align 4
  %254 = mul nsw i32 %252, %253
  %255 = load i32, ptr %22, align 4
  %256 = add nsw i32 %254, %255
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = fsub contract float %259, %251
  store float %260, ptr %258, align 4
  br label %261

261:                                              ; preds = %234
  %262 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %263 = load i32, ptr %22, align 4
  %264 = add i32 %263, %262
  store i32 %264, ptr %22, align 4
  br label %230, !llvm.loop !31

265:                                              ; preds = %230
  br label %266

266:                                              ; preds = %265
  %267 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %268 = load i32, ptr %21, align 4
  %269 = add i32 %268, %267
  store i32 %269, ptr %21, align 4
  br label %221, !llvm.loop !32

270:                                              ; preds = %221
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %16, align 4
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %16, align 4
  br label %73, !llvm.loop !33

274:                                              ; preds = %73
  %275 = load i32, ptr %13, align 4
  store i32 %275, ptr %23, align 4
  br label %276

276:                                              ; preds = %308, %274
  %277 = load i32, ptr %23, align 4
  %278 = load i32, ptr %9, align 4
  %279 = icmp slt i32 %277, %278
  br i1 %279, label %280, label %312

280:                                              ; preds = %276
  %281 = load i32, ptr %12, align 4
  store i32 %281, ptr %24, align 4
  br label %282

282:                                              ; preds = %303, %280
  %283 = load i32, ptr %24, align 4
  %284 = load i32, ptr %9, align 4
  %285 = icmp slt i32 %283, %284
  br i1 %285, label %286, label %307

286:                                              ; preds = %282
  %287 = load i32, ptr %23, align 4
  %288 = load i32, ptr %9, align 4
  %289 = mul nsw i32 %287, %288
  %290 = load i32, ptr %24, align 4
  %291 = add nsw i32 %289, %290
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %292
  %294 = load float, ptr %293, align 4
  %295 = load ptr, ptr %11, align 8
  %296 = load i32, ptr %23, align 4
  %297 = load i32, ptr %10, align 4
  %298 = mul nsw i32 %296, %297
  %299 = load i32, ptr %24, align 4
  %300 = add nsw i32 %298, %299
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds float, ptr %295, i64 %301
  store float %294, ptr %302, align 4
  br label %303

303:                                              ; preds = %286
  %304 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %305 = load i32, ptr %24, align 4
  %306 = add i32 %305, %304
  store i32 %306, ptr %24, align 4
  br label %282, !llvm.loop !34

307:                                              ; preds = %282
  br label %308

308:                                              ; preds = %307
  %309 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %310 = load i32, ptr %23, align 4
  %311 = add i32 %310, %309
  store i32 %311, ptr %23, align 4
  br label %276, !llvm.loop !35

312:                                              ; preds = %276
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4lup4PKfPfPii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [4 x [4 x float]], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %12, align 4
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %4
  br label %272

37:                                               ; preds = %4
  store i32 0, ptr %14, align 4
  br label %38

38:                                               ; preds = %67, %37
  %39 = load i32, ptr %14, align 4
  %40 = icmp slt i32 %39, 4
  br i1 %40, label %41, label %70

41:                                               ; preds = %38
  store i32 0, ptr %15, align 4
  br label %42

42:                                               ; preds = %63, %41
  %43 = load i32, ptr %15, align 4
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %45, label %66

45:                                               ; preds = %42
  %46 = load ptr, ptr %8, align 8
  %47 = load i32, ptr %12, align 4
  %48 = mul nsw i32 %47, 16
  %49 = load i32, ptr %14, align 4
  %50 = mul nsw i32 %49, 4
  %51 = add nsw i32 %48, %50
  %52 = load i32, ptr %15, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %46, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %58
  %60 = load i32, ptr %15, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x float], ptr %59, i64 0, i64 %61
  store float %56, ptr %62, align 4
  br label %63

63:                                               ; preds = %45
  %64 = load i32, ptr %15, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %15, align 4
  br label %42, !llvm.loop !36

66:                                               ; preds = %42
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %14, align 4
  br label %38, !llvm.loop !38

70:                                               ; preds = %38
  store i32 0, ptr %16, align 4
  br label %71

71:                                               ; preds = %236, %70
  %72 = load i32, ptr %16, align 4
  %73 = icmp slt i32 %72, 4
  br i1 %73, label %74, label %239

74:                                               ; preds = %71
  %75 = load i32, ptr %16, align 4
  store i32 %75, ptr %17, align 4
  %76 = load i32, ptr %16, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %77
  %79 = load i32, ptr %16, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x float], ptr %78, i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  store float %82, ptr %5, align 4
  %83 = load float, ptr %5, align 4
  %84 = call contract noundef float @__nv_fabsf(float noundef %83) #6
  store float %84, ptr %18, align 4
  %85 = load i32, ptr %16, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %19, align 4
  br label %87

87:                                               ; preds = %114, %74
  %88 = load i32, ptr %19, align 4
  %89 = icmp slt i32 %88, 4
  br i1 %89, label %90, label %117

90:                                               ; preds = %87
  %91 = load i32, ptr %19, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %92
  %94 = load i32, ptr %16, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x float], ptr %93, i64 0, i64 %95
  %97 = load float, ptr %96, align 4
  store float %97, ptr %6, align 4
  %98 = load float, ptr %6, align 4
  %99 = call contract noundef float @__nv_fabsf(float noundef %98) #6
  %100 = load float, ptr %18, align 4
  %101 = fcmp contract ogt float %99, %100
  br i1 %101, label %102, label %113

102:                                              ; preds = %90
  %103 = load i32, ptr %19, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %104
  %106 = load i32, ptr %16, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x float], ptr %105, i64 0, i64 %107
  %109 = load float, ptr %108, align 4
  store float %109, ptr %7, align 4
  %110 = load float, ptr %7, align 4
  %111 = call contract noundef float @__nv_fabsf(float noundef %110) #6
  store float %111, ptr %18, align 4
  %112 = load i32, ptr %19, align 4
  store i32 %112, ptr %17, align 4
  br label %113

113:                                              ; preds = %102, %90
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %19, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %19, align 4
  br label %87, !llvm.loop !39

117:                                              ; preds = %87
  %118 = load i32, ptr %17, align 4
  %119 = load ptr, ptr %10, align 8
  %120 = load i32, ptr %12, align 4
  %121 = mul nsw i32 %120, 4
  %122 = load i32, ptr %16, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %119, i64 %124
  store i32 %118, ptr %125, align 4
  %126 = load i32, ptr %16, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %20, align 4
  br label %128

128:                                              ; preds = %172, %117
  %129 = load i32, ptr %20, align 4
  %130 = icmp slt i32 %129, 4
  br i1 %130, label %131, label %175

131:                                              ; preds = %128
  %132 = load i32, ptr %17, align 4
  %133 = load i32, ptr %20, align 4
  %134 = icmp eq i32 %132, %133
  br i1 %134, label %135, label %171

135:                                              ; preds = %131
  store i32 0, ptr %21, align 4
  br label %136

136:                                              ; preds = %167, %135
  %137 = load i32, ptr %21, align 4
  %138 = icmp slt i32 %137, 4
  br i1 %138, label %139, label %170

139:                                              ; preds = %136
  %140 = load i32, ptr %16, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %141
  %143 = load i32, ptr %21, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4 x float], ptr %142, i64 0, i64 %144
  %146 = load float, ptr %145, align 4
  store float %146, ptr %22, align 4
  %147 = load i32, ptr %20, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %148
  %150 = load i32, ptr %21, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x float], ptr %149, i64 0, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = load i32, ptr %16, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %155
  %157 = load i32, ptr %21, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x float], ptr %156, i64 0, i64 %158
  store float %153, ptr %159, align 4
  %160 = load float, ptr %22, align 4
  %161 = load i32, ptr %20, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %162
  %164 = load i32, ptr %21, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [4 x float], ptr %163, i64 0, i64 %165
  store float %160, ptr %166, align 4
  br label %167

167:                                              ; preds = %139
  %168 = load i32, ptr %21, align 4
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %21, align 4
  br label %136, !llvm.loop !40

170:                                              ; preds = %136
  br label %171

171:                                              ; preds = %170, %131
  br label %172

172:                                              ; preds = %171
  %173 = load i32, ptr %20, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %20, align 4
  br label %128, !llvm.loop !41

175:                                              ; preds = %128
  %176 = load i32, ptr %16, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %177
  %179 = load i32, ptr %16, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4 x float], ptr %178, i64 0, i64 %180
  %182 = load float, ptr %181, align 4
  %183 = fdiv contract float 1.000000e+00, %182
  store float %183, ptr %23, align 4
  %184 = load i32, ptr %16, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %24, align 4
  br label %186

186:                                              ; preds = %232, %175
  %187 = load i32, ptr %24, align 4
  %188 = icmp slt i32 %187, 4
  br i1 %188, label %189, label %235

189:                                              ; preds = %186
  %190 = load float, ptr %23, align 4
  %191 = load i32, ptr %24, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %192
  %194 = load i32, ptr %16, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [4 x float], ptr %193, i64 0, i64 %195
  %197 = load float, ptr %196, align 4
  %198 = fmul contract float %197, %190
  store float %198, ptr %196, align 4
  %199 = load i32, ptr %16, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %25, align 4
  br label %201

201:                                              ; preds = %228, %189
  %202 = load i32, ptr %25, align 4
  %203 = icmp slt i32 %202, 4
  br i1 %203, label %204, label %231

204:                                              ; preds = %201
  %205 = load i32, ptr %24, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %206
  %208 = load i32, ptr %16, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [4 x float], ptr %207, i64 0, i64 %209
  %211 = load float, ptr %210, align 4
  %212 = load i32, ptr %16, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %213
  %215 = load i32, ptr %25, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [4 x float], ptr %214, i64 0, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = fmul contract float %211, %218
  %220 = load i32, ptr %24, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %221
  %223 = load i32, ptr %25, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [4 x float], ptr %222, i64 0, i64 %224
  %226 = load float, ptr %225, align 4
  %227 = fsub contract float %226, %219
  store float %227, ptr %225, align 4
  br label %228

228:                                              ; preds = %204
  %229 = load i32, ptr %25, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %25, align 4
  br label %201, !llvm.loop !42

231:                                              ; preds = %201
  br label %232

232:                                              ; preds = %231
  %233 = load i32, ptr %24, align 4
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %24, align 4
  br label %186, !llvm.loop !43

235:                                              ; preds = %186
  br label %236

236:                                              ; preds = %235
  %237 = load i32, ptr %16, align 4
  %238 = add nsw i32 %237, 1
  store i32 %238, ptr %16, align 4
  br label %71, !llvm.loop !44

239:                                              ; preds = %71
  store i32 0, ptr %26, align 4
  br label %240

240:                                              ; preds = %269, %239
  %241 = load i32, ptr %26, align 4
  %242 = icmp slt i32 %241, 4
  br i1 %242, label %243, label %272

243:                                              ; preds = %240
  store i32 0, ptr %27, align 4
  br label %244

244:                                              ; preds = %265, %243
  %245 = load i32, ptr %27, align 4
  %246 = icmp slt i32 %245, 4
  br i1 %246, label %247, label %268

247:                                              ; preds = %244
  %248 = load i32, ptr %26, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 %249
  %251 = load i32, ptr %27, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [4 x float], ptr %250, i64 0, i64 %252
  %254 = load float, ptr %253, align 4
  %255 = load ptr, ptr %9, align 8
  %256 = load i32, ptr %12, align 4
  %257 = mul nsw i32 %256, 16
  %258 = load i32, ptr %26, align 4
  %259 = mul nsw i32 %258, 4
  %260 = add nsw i32 %257, %259
  %261 = load i32, ptr %27, align 4
  %262 = add nsw i32 %260, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds float, ptr %255, i64 %263
  store float %254, ptr %264, align 4
  br label %265

265:                                              ; preds = %247
  %266 = load i32, ptr %27, align 4
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %27, align 4
  br label %244, !llvm.loop !45

268:                                              ; preds = %244
  br label %269

269:                                              ; preds = %268
  %270 = load i32, ptr %26, align 4
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr %26, align 4
  br label %240, !llvm.loop !46

272:                                              ; preds = %36, %240
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5panelPfPiiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %20

20:                                               ; preds = %245, %5
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %248

24:                                               ; preds = %20
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %13, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %44

28:                                               ; preds = %24
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %28
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %11, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %13, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %33, i64 %39
  %41 = load float, ptr %40, align 4
  store float %41, ptr %6, align 4
  %42 = load float, ptr %6, align 4
  %43 = call contract noundef float @__nv_fabsf(float noundef %42) #6
  br label %45

44:                                               ; preds = %28, %24
  br label %45

45:                                               ; preds = %44, %32
  %46 = phi contract float [ %43, %32 ], [ -1.000000e+00, %44 ]
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %48
  store float %46, ptr %49, align 4
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %12, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 0, i64 %52
  store i32 %50, ptr %53, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %14, align 4
  br label %54

54:                                               ; preds = %118, %45
  %55 = load i32, ptr %14, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %121

57:                                               ; preds = %54
  %58 = load i32, ptr %12, align 4
  %59 = load i32, ptr %14, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %117

61:                                               ; preds = %57
  %62 = load i32, ptr %12, align 4
  %63 = load i32, ptr %14, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fcmp contract ogt float %67, %71
  br i1 %72, label %97, label %73

73:                                               ; preds = %61
  %74 = load i32, ptr %12, align 4
  %75 = load i32, ptr %14, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = load i32, ptr %12, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = fcmp contract oeq float %79, %83
  br i1 %84, label %85, label %116

85:                                               ; preds = %73
  %86 = load i32, ptr %12, align 4
  %87 = load i32, ptr %14, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = icmp slt i32 %91, %95
  br i1 %96, label %97, label %116

97:                                               ; preds = %85, %61
  %98 = load i32, ptr %12, align 4
  %99 = load i32, ptr %14, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = load i32, ptr %12, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 0, i64 %105
  store float %103, ptr %106, align 4
  %107 = load i32, ptr %12, align 4
  %108 = load i32, ptr %14, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 0, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = load i32, ptr %12, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 0, i64 %114
  store i32 %112, ptr %115, align 4
  br label %116

116:                                              ; preds = %97, %85, %73
  br label %117

117:                                              ; preds = %116, %57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %14, align 4
  %120 = sdiv i32 %119, 2
  store i32 %120, ptr %14, align 4
  br label %54, !llvm.loop !47

121:                                              ; preds = %54
  %122 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), align 4
  store i32 %122, ptr %15, align 4
  %123 = load i32, ptr %12, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %121
  %126 = load i32, ptr %15, align 4
  %127 = load ptr, ptr %8, align 8
  %128 = load i32, ptr %13, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %127, i64 %129
  store i32 %126, ptr %130, align 4
  br label %131

131:                                              ; preds = %125, %121
  %132 = load i32, ptr %12, align 4
  %133 = load i32, ptr %10, align 4
  %134 = icmp slt i32 %132, %133
  br i1 %134, label %135, label %175

135:                                              ; preds = %131
  %136 = load i32, ptr %15, align 4
  %137 = load i32, ptr %13, align 4
  %138 = icmp ne i32 %136, %137
  br i1 %138, label %139, label %175

139:                                              ; preds = %135
  %140 = load ptr, ptr %7, align 8
  %141 = load i32, ptr %13, align 4
  %142 = load i32, ptr %11, align 4
  %143 = mul nsw i32 %141, %142
  %144 = load i32, ptr %12, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %140, i64 %146
  %148 = load float, ptr %147, align 4
  store float %148, ptr %16, align 4
  %149 = load ptr, ptr %7, align 8
  %150 = load i32, ptr %15, align 4
  %151 = load i32, ptr %11, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %12, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %149, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = load ptr, ptr %7, align 8
  %159 = load i32, ptr %13, align 4
  %160 = load i32, ptr %11, align 4
  %161 = mul nsw i32 %159, %160
  %162 = load i32, ptr %12, align 4
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %158, i64 %164
  store float %157, ptr %165, align 4
  %166 = load float, ptr %16, align 4
  %167 = load ptr, ptr %7, align 8
  %168 = load i32, ptr %15, align 4
  %169 = load i32, ptr %11, align 4
  %170 = mul nsw i32 %168, %169
  %171 = load i32, ptr %12, align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %167, i64 %173
  store float %166, ptr %174, align 4
  br label %175

175:                                              ; preds = %139, %135, %131
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = load i32, ptr %12, align 4
  %177 = load i32, ptr %13, align 4
  %178 = icmp sgt i32 %176, %177
  br i1 %178, label %179, label %244

179:                                              ; preds = %175
  %180 = load i32, ptr %12, align 4
  %181 = load i32, ptr %9, align 4
  %182 = icmp slt i32 %180, %181
  br i1 %182, label %183, label %244

183:                                              ; preds = %179
  %184 = load ptr, ptr %7, align 8
  %185 = load i32, ptr %12, align 4
  %186 = load i32, ptr %11, align 4
  %187 = mul nsw i32 %185, %186
  %188 = load i32, ptr %13, align 4
  %189 = add nsw i32 %187, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %184, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = load ptr, ptr %7, align 8
  %194 = load i32, ptr %13, align 4
  %195 = load i32, ptr %11, align 4
  %196 = mul nsw i32 %194, %195
  %197 = load i32, ptr %13, align 4
  %198 = add nsw i32 %196, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %193, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = fdiv contract float %192, %201
  store float %202, ptr %17, align 4
  %203 = load float, ptr %17, align 4
  %204 = load ptr, ptr %7, align 8
  %205 = load i32, ptr %12, align 4
  %206 = load i32, ptr %11, align 4
  %207 = mul nsw i32 %205, %206
  %208 = load i32, ptr %13, align 4
  %209 = add nsw i32 %207, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %204, i64 %210
  store float %203, ptr %211, align 4
  %212 = load i32, ptr %13, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %18, align 4
  br label %214

214:                                              ; preds = %240, %183
  %215 = load i32, ptr %18, align 4
  %216 = load i32, ptr %10, align 4
  %217 = icmp slt i32 %215, %216
  br i1 %217, label %218, label %243

218:                                              ; preds = %214
  %219 = load float, ptr %17, align 4
  %220 = load ptr, ptr %7, align 8
  %221 = load i32, ptr %13, align 4
  %222 = load i32, ptr %11, align 4
  %223 = mul nsw i32 %221, %222
  %224 = load i32, ptr %18, align 4
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %220, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = fmul contract float %219, %228
  %230 = load ptr, ptr %7, align 8
  %231 = load i32, ptr %12, align 4
  %232 = load i32, ptr %11, align 4
  %233 = mul nsw i32 %231, %232
  %234 = load i32, ptr %18, align 4
  %235 = add nsw i32 %233, %234
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %230, i64 %236
  %238 = load float, ptr %237, align 4
  %239 = fsub contract float %238, %229
  store float %239, ptr %237, align 4
  br label %240

240:                                              ; preds = %218
  %241 = load i32, ptr %18, align 4
  %242 = add nsw i32 %241, 1
  store i32 %242, ptr %18, align 4
  br label %214, !llvm.loop !48

243:                                              ; preds = %214
  br label %244

244:                                              ; preds = %243, %179, %175
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %245

245:                                              ; preds = %244
  %246 = load i32, ptr %13, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %13, align 4
  br label %20, !llvm.loop !49

248:                                              ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8lu_plainPfi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %11

11:                                               ; preds = %91, %2
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %4, align 4
  %14 = sub nsw i32 %13, 1
  %15 = icmp slt i32 %12, %14
  br i1 %15, label %16, label %94

16:                                               ; preds = %11
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %17, 1
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %18, %19
  store i32 %20, ptr %7, align 4
  br label %21

21:                                               ; preds = %86, %16
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %90

25:                                               ; preds = %21
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %4, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %26, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = load i32, ptr %6, align 4
  %37 = load i32, ptr %4, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %35, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fdiv contract float %34, %43
  store float %44, ptr %8, align 4
  %45 = load float, ptr %8, align 4
  %46 = load ptr, ptr %3, align 8
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %4, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  store float %45, ptr %53, align 4
  %54 = load i32, ptr %6, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %9, align 4
  br label %56

56:                                               ; preds = %82, %25
  %57 = load i32, ptr %9, align 4
  %58 = load i32, ptr %4, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %85

60:                                               ; preds = %56
  %61 = load float, ptr %8, align 4
  %62 = load ptr, ptr %3, align 8
  %63 = load i32, ptr %6, align 4
  %64 = load i32, ptr %4, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %9, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %62, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul contract float %61, %70
  %72 = load ptr, ptr %3, align 8
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %4, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %9, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %72, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fsub contract float %80, %71
  store float %81, ptr %79, align 4
  br label %82

82:                                               ; preds = %60
  %83 = load i32, ptr %9, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %9, align 4
  br label %56, !llvm.loop !50

85:                                               ; preds = %56
  br label %86

86:                                               ; preds = %85
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %88 = load i32, ptr %7, align 4
  %89 = add i32 %88, %87
  store i32 %89, ptr %7, align 4
  br label %21, !llvm.loop !51

90:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %6, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %6, align 4
  br label %11, !llvm.loop !52

94:                                               ; preds = %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12lu_doolittlePKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %154, %4
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %157

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %78

24:                                               ; preds = %20
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %78

28:                                               ; preds = %24
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %29

29:                                               ; preds = %55, %28
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %58

33:                                               ; preds = %29
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %8, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %12, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %34, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = load ptr, ptr %7, align 8
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %8, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %9, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul contract float %42, %51
  %53 = load float, ptr %11, align 4
  %54 = fadd contract float %53, %52
  store float %54, ptr %11, align 4
  br label %55

55:                                               ; preds = %33
  %56 = load i32, ptr %12, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %12, align 4
  br label %29, !llvm.loop !53

58:                                               ; preds = %29
  %59 = load ptr, ptr %5, align 8
  %60 = load i32, ptr %10, align 4
  %61 = load i32, ptr %8, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %9, align 4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %11, align 4
  %69 = fsub contract float %67, %68
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %10, align 4
  %72 = load i32, ptr %8, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %9, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %70, i64 %76
  store float %69, ptr %77, align 4
  br label %78

78:                                               ; preds = %58, %24, %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = load i32, ptr %9, align 4
  %80 = load i32, ptr %10, align 4
  %81 = icmp sge i32 %79, %80
  br i1 %81, label %82, label %153

82:                                               ; preds = %78
  %83 = load i32, ptr %9, align 4
  %84 = load i32, ptr %8, align 4
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %86, label %153

86:                                               ; preds = %82
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %87

87:                                               ; preds = %113, %86
  %88 = load i32, ptr %14, align 4
  %89 = load i32, ptr %10, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %116

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8
  %93 = load i32, ptr %9, align 4
  %94 = load i32, ptr %8, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %14, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %14, align 4
  %103 = load i32, ptr %8, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %10, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %100, %109
  %111 = load float, ptr %13, align 4
  %112 = fadd contract float %111, %110
  store float %112, ptr %13, align 4
  br label %113

113:                                              ; preds = %91
  %114 = load i32, ptr %14, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %14, align 4
  br label %87, !llvm.loop !54

116:                                              ; preds = %87
  %117 = load i32, ptr %9, align 4
  %118 = load i32, ptr %10, align 4
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %120, label %121

120:                                              ; preds = %116
  br label %143

121:                                              ; preds = %116
  %122 = load ptr, ptr %5, align 8
  %123 = load i32, ptr %9, align 4
  %124 = load i32, ptr %8, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %10, align 4
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %122, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load float, ptr %13, align 4
  %132 = fsub contract float %130, %131
  %133 = load ptr, ptr %7, align 8
  %134 = load i32, ptr %10, align 4
  %135 = load i32, ptr %8, align 4
  %136 = mul nsw i32 %134, %135
  %137 = load i32, ptr %10, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %133, i64 %139
  %141 = load float, ptr %140, align 4
  %142 = fdiv contract float %132, %141
  br label %143

143:                                              ; preds = %121, %120
  %144 = phi contract float [ 1.000000e+00, %120 ], [ %142, %121 ]
  %145 = load ptr, ptr %6, align 8
  %146 = load i32, ptr %9, align 4
  %147 = load i32, ptr %8, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %10, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %145, i64 %151
  store float %144, ptr %152, align 4
  br label %153

153:                                              ; preds = %143, %82, %78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %154

154:                                              ; preds = %153
  %155 = load i32, ptr %10, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %10, align 4
  br label %16, !llvm.loop !55

157:                                              ; preds = %16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5croutPKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %150, %4
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %153

20:                                               ; preds = %16
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %73

24:                                               ; preds = %20
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %10, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %25, i64 %31
  %33 = load float, ptr %32, align 4
  store float %33, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %34

34:                                               ; preds = %60, %24
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %10, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %63

38:                                               ; preds = %34
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %9, align 4
  %41 = load i32, ptr %8, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %12, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %8, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %10, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fmul contract float %47, %56
  %58 = load float, ptr %11, align 4
  %59 = fsub contract float %58, %57
  store float %59, ptr %11, align 4
  br label %60

60:                                               ; preds = %38
  %61 = load i32, ptr %12, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %12, align 4
  br label %34, !llvm.loop !56

63:                                               ; preds = %34
  %64 = load float, ptr %11, align 4
  %65 = load ptr, ptr %6, align 8
  %66 = load i32, ptr %9, align 4
  %67 = load i32, ptr %8, align 4
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %10, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %65, i64 %71
  store float %64, ptr %72, align 4
  br label %73

73:                                               ; preds = %63, %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr %9, align 4
  %75 = load i32, ptr %10, align 4
  %76 = icmp sgt i32 %74, %75
  br i1 %76, label %77, label %136

77:                                               ; preds = %73
  %78 = load ptr, ptr %5, align 8
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %8, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %9, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %78, i64 %84
  %86 = load float, ptr %85, align 4
  store float %86, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %87

87:                                               ; preds = %113, %77
  %88 = load i32, ptr %14, align 4
  %89 = load i32, ptr %10, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %116

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8
  %93 = load i32, ptr %10, align 4
  %94 = load i32, ptr %8, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %14, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %14, align 4
  %103 = load i32, ptr %8, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %9, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fmul contract float %100, %109
  %111 = load float, ptr %13, align 4
  %112 = fsub contract float %111, %110
  store float %112, ptr %13, align 4
  br label %113

113:                                              ; preds = %91
  %114 = load i32, ptr %14, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %14, align 4
  br label %87, !llvm.loop !57

116:                                              ; preds = %87
  %117 = load float, ptr %13, align 4
  %118 = load ptr, ptr %6, align 8
  %119 = load i32, ptr %10, align 4
  %120 = load i32, ptr %8, align 4
  %121 = mul nsw i32 %119, %120
  %122 = load i32, ptr %10, align 4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %118, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = fdiv contract float %117, %126
  %128 = load ptr, ptr %7, align 8
  %129 = load i32, ptr %10, align 4
  %130 = load i32, ptr %8, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %9, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  store float %127, ptr %135, align 4
  br label %136

136:                                              ; preds = %116, %73
  %137 = load i32, ptr %9, align 4
  %138 = load i32, ptr %10, align 4
  %139 = icmp eq i32 %137, %138
  br i1 %139, label %140, label %149

140:                                              ; preds = %136
  %141 = load ptr, ptr %7, align 8
  %142 = load i32, ptr %10, align 4
  %143 = load i32, ptr %8, align 4
  %144 = mul nsw i32 %142, %143
  %145 = load i32, ptr %10, align 4
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %141, i64 %147
  store float 1.000000e+00, ptr %148, align 4
  br label %149

149:                                              ; preds = %140, %136
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %150

150:                                              ; preds = %149
  %151 = load i32, ptr %10, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %10, align 4
  br label %16, !llvm.loop !58

153:                                              ; preds = %16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4gesvPfS_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %18

18:                                               ; preds = %210, %3
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %213

22:                                               ; preds = %18
  %23 = load i32, ptr %9, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %83

25:                                               ; preds = %22
  %26 = load i32, ptr %10, align 4
  store i32 %26, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %27 = load i32, ptr %10, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %11, align 4
  br label %29

29:                                               ; preds = %60, %25
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %8, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %63

33:                                               ; preds = %29
  %34 = load ptr, ptr %6, align 8
  %35 = load i32, ptr %11, align 4
  %36 = load i32, ptr %8, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %10, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %34, i64 %40
  %42 = load float, ptr %41, align 4
  store float %42, ptr %4, align 4
  %43 = load float, ptr %4, align 4
  %44 = call contract noundef float @__nv_fabsf(float noundef %43) #6
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %47 = load i32, ptr %8, align 4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %10, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %45, i64 %51
  %53 = load float, ptr %52, align 4
  store float %53, ptr %5, align 4
  %54 = load float, ptr %5, align 4
  %55 = call contract noundef float @__nv_fabsf(float noundef %54) #6
  %56 = fcmp contract ogt float %44, %55
  br i1 %56, label %57, label %59

57:                                               ; preds = %33
  %58 = load i32, ptr %11, align 4
  store i32 %58, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  br label %59

59:                                               ; preds = %57, %33
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %11, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4
  br label %29, !llvm.loop !59

63:                                               ; preds = %29
  %64 = load ptr, ptr %7, align 8
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  store float %68, ptr %12, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load ptr, ptr %7, align 8
  %75 = load i32, ptr %10, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  store float %73, ptr %77, align 4
  %78 = load float, ptr %12, align 4
  %79 = load ptr, ptr %7, align 8
  %80 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %79, i64 %81
  store float %78, ptr %82, align 4
  br label %83

83:                                               ; preds = %63, %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load i32, ptr %9, align 4
  %85 = load i32, ptr %8, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %127

87:                                               ; preds = %83
  %88 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %89 = load i32, ptr %10, align 4
  %90 = icmp ne i32 %88, %89
  br i1 %90, label %91, label %127

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8
  %93 = load i32, ptr %10, align 4
  %94 = load i32, ptr %8, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %9, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %92, i64 %98
  %100 = load float, ptr %99, align 4
  store float %100, ptr %13, align 4
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %103 = load i32, ptr %8, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %9, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = load ptr, ptr %6, align 8
  %111 = load i32, ptr %10, align 4
  %112 = load i32, ptr %8, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %9, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %110, i64 %116
  store float %109, ptr %117, align 4
  %118 = load float, ptr %13, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4
  %121 = load i32, ptr %8, align 4
  %122 = mul nsw i32 %120, %121
  %123 = load i32, ptr %9, align 4
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %119, i64 %125
  store float %118, ptr %126, align 4
  br label %127

127:                                              ; preds = %91, %87, %83
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = load i32, ptr %9, align 4
  %129 = load i32, ptr %10, align 4
  %130 = icmp sgt i32 %128, %129
  br i1 %130, label %131, label %209

131:                                              ; preds = %127
  %132 = load i32, ptr %9, align 4
  %133 = load i32, ptr %8, align 4
  %134 = icmp slt i32 %132, %133
  br i1 %134, label %135, label %209

135:                                              ; preds = %131
  %136 = load ptr, ptr %6, align 8
  %137 = load i32, ptr %9, align 4
  %138 = load i32, ptr %8, align 4
  %139 = mul nsw i32 %137, %138
  %140 = load i32, ptr %10, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %136, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load ptr, ptr %6, align 8
  %146 = load i32, ptr %10, align 4
  %147 = load i32, ptr %8, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %10, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %145, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = fdiv contract float %144, %153
  store float %154, ptr %14, align 4
  %155 = load float, ptr %14, align 4
  %156 = load ptr, ptr %6, align 8
  %157 = load i32, ptr %9, align 4
  %158 = load i32, ptr %8, align 4
  %159 = mul nsw i32 %157, %158
  %160 = load i32, ptr %10, align 4
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %156, i64 %162
  store float %155, ptr %163, align 4
  %164 = load i32, ptr %10, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %15, align 4
  br label %166

166:                                              ; preds = %192, %135
  %167 = load i32, ptr %15, align 4
  %168 = load i32, ptr %8, align 4
  %169 = icmp slt i32 %167, %168
  br i1 %169, label %170, label %195

170:                                              ; preds = %166
  %171 = load float, ptr %14, align 4
  %172 = load ptr, ptr %6, align 8
  %173 = load i32, ptr %10, align 4
  %174 = load i32, ptr %8, align 4
  %175 = mul nsw i32 %173, %174
  %176 = load i32, ptr %15, align 4
  %177 = add nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %172, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fmul contract float %171, %180
  %182 = load ptr, ptr %6, align 8
  %183 = load i32, ptr %9, align 4
  %184 = load i32, ptr %8, align 4
  %185 = mul nsw i32 %183, %184
  %186 = load i32, ptr %15, align 4
  %187 = add nsw i32 %185, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %182, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fsub contract float %190, %181
  store float %191, ptr %189, align 4
  br label %192

192:                                              ; preds = %170
  %193 = load i32, ptr %15, align 4
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %15, align 4
  br label %166, !llvm.loop !60

195:                                              ; preds = %166
  %196 = load float, ptr %14, align 4
  %197 = load ptr, ptr %7, align 8
  %198 = load i32, ptr %10, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %197, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = fmul contract float %196, %201
  %203 = load ptr, ptr %7, align 8
  %204 = load i32, ptr %9, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %203, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = fsub contract float %207, %202
  store float %208, ptr %206, align 4
  br label %209

209:                                              ; preds = %195, %131, %127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %210

210:                                              ; preds = %209
  %211 = load i32, ptr %10, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %10, align 4
  br label %18, !llvm.loop !61

213:                                              ; preds = %18
  %214 = load i32, ptr %8, align 4
  %215 = sub nsw i32 %214, 1
  store i32 %215, ptr %16, align 4
  br label %216

216:                                              ; preds = %265, %213
  %217 = load i32, ptr %16, align 4
  %218 = icmp sge i32 %217, 0
  br i1 %218, label %219, label %268

219:                                              ; preds = %216
  %220 = load i32, ptr %9, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %238

222:                                              ; preds = %219
  %223 = load ptr, ptr %6, align 8
  %224 = load i32, ptr %16, align 4
  %225 = load i32, ptr %8, align 4
  %226 = mul nsw i32 %224, %225
  %227 = load i32, ptr %16, align 4
  %228 = add nsw i32 %226, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %223, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = load ptr, ptr %7, align 8
  %233 = load i32, ptr %16, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %232, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = fdiv contract float %236, %231
  store float %237, ptr %235, align 4
  br label %238

238:                                              ; preds = %222, %219
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %239 = load i32, ptr %9, align 4
  %240 = load i32, ptr %16, align 4
  %241 = icmp slt i32 %239, %240
  br i1 %241, label %242, label %264

242:                                              ; preds = %238
  %243 = load ptr, ptr %6, align 8
  %244 = load i32, ptr %9, align 4
  %245 = load i32, ptr %8, align 4
  %246 = mul nsw i32 %244, %245
  %247 = load i32, ptr %16, align 4
  %248 = add nsw i32 %246, %247
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds float, ptr %243, i64 %249
  %251 = load float, ptr %250, align 4
  %252 = load ptr, ptr %7, align 8
  %253 = load i32, ptr %16, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %252, i64 %254
  %256 = load float, ptr %255, align 4
  %257 = fmul contract float %251, %256
  %258 = load ptr, ptr %7, align 8
  %259 = load i32, ptr %9, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %258, i64 %260
  %262 = load float, ptr %261, align 4
  %263 = fsub contract float %262, %257
  store float %263, ptr %261, align 4
  br label %264

264:                                              ; preds = %242, %238
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %265

265:                                              ; preds = %264
  %266 = load i32, ptr %16, align 4
  %267 = add nsw i32 %266, -1
  store i32 %267, ptr %16, align 4
  br label %216, !llvm.loop !62

268:                                              ; preds = %216
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8gj_solvePKfS0_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
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
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %20

20:                                               ; preds = %46, %4
  %21 = load i32, ptr %12, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %49

24:                                               ; preds = %20
  %25 = load ptr, ptr %7, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = load i32, ptr %10, align 4
  %28 = mul i32 %26, %27
  %29 = load i32, ptr %10, align 4
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %12, align 4
  %32 = load i32, ptr %10, align 4
  %33 = mul nsw i32 %31, %32
  %34 = add i32 %30, %33
  %35 = load i32, ptr %11, align 4
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %25, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load i32, ptr %12, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %41
  %43 = load i32, ptr %11, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [33 x float], ptr %42, i64 0, i64 %44
  store float %39, ptr %45, align 4
  br label %46

46:                                               ; preds = %24
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %12, align 4
  br label %20, !llvm.loop !63

49:                                               ; preds = %20
  %50 = load ptr, ptr %8, align 8
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = load i32, ptr %10, align 4
  %53 = mul i32 %51, %52
  %54 = load i32, ptr %11, align 4
  %55 = add i32 %53, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load i32, ptr %11, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %60
  store float %58, ptr %61, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %13, align 4
  br label %62

62:                                               ; preds = %205, %49
  %63 = load i32, ptr %13, align 4
  %64 = load i32, ptr %10, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %208

66:                                               ; preds = %62
  %67 = load i32, ptr %11, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %119

69:                                               ; preds = %66
  %70 = load i32, ptr %13, align 4
  store i32 %70, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %71 = load i32, ptr %13, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %14, align 4
  br label %73

73:                                               ; preds = %100, %69
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %10, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %103

77:                                               ; preds = %73
  %78 = load i32, ptr %14, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %79
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [33 x float], ptr %80, i64 0, i64 %82
  %84 = load float, ptr %83, align 4
  store float %84, ptr %5, align 4
  %85 = load float, ptr %5, align 4
  %86 = call contract noundef float @__nv_fabsf(float noundef %85) #6
  %87 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %88
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [33 x float], ptr %89, i64 0, i64 %91
  %93 = load float, ptr %92, align 4
  store float %93, ptr %6, align 4
  %94 = load float, ptr %6, align 4
  %95 = call contract noundef float @__nv_fabsf(float noundef %94) #6
  %96 = fcmp contract ogt float %86, %95
  br i1 %96, label %97, label %99

97:                                               ; preds = %77
  %98 = load i32, ptr %14, align 4
  store i32 %98, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  br label %99

99:                                               ; preds = %97, %77
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %14, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %14, align 4
  br label %73, !llvm.loop !64

103:                                              ; preds = %73
  %104 = load i32, ptr %13, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %105
  %107 = load float, ptr %106, align 4
  store float %107, ptr %15, align 4
  %108 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = load i32, ptr %13, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %113
  store float %111, ptr %114, align 4
  %115 = load float, ptr %15, align 4
  %116 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %117
  store float %115, ptr %118, align 4
  br label %119

119:                                              ; preds = %103, %66
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %120 = load i32, ptr %13, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %121
  %123 = load i32, ptr %11, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [33 x float], ptr %122, i64 0, i64 %124
  %126 = load float, ptr %125, align 4
  store float %126, ptr %16, align 4
  %127 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %128
  %130 = load i32, ptr %11, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [33 x float], ptr %129, i64 0, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = load i32, ptr %13, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %135
  %137 = load i32, ptr %11, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [33 x float], ptr %136, i64 0, i64 %138
  store float %133, ptr %139, align 4
  %140 = load float, ptr %16, align 4
  %141 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %142
  %144 = load i32, ptr %11, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [33 x float], ptr %143, i64 0, i64 %145
  store float %140, ptr %146, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %147 = load i32, ptr %11, align 4
  %148 = load i32, ptr %13, align 4
  %149 = icmp ne i32 %147, %148
  br i1 %149, label %150, label %204

150:                                              ; preds = %119
  %151 = load i32, ptr %11, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %152
  %154 = load i32, ptr %13, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [33 x float], ptr %153, i64 0, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = load i32, ptr %13, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %159
  %161 = load i32, ptr %13, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [33 x float], ptr %160, i64 0, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = fdiv contract float %157, %164
  store float %165, ptr %17, align 4
  %166 = load i32, ptr %13, align 4
  store i32 %166, ptr %18, align 4
  br label %167

167:                                              ; preds = %189, %150
  %168 = load i32, ptr %18, align 4
  %169 = load i32, ptr %10, align 4
  %170 = icmp slt i32 %168, %169
  br i1 %170, label %171, label %192

171:                                              ; preds = %167
  %172 = load float, ptr %17, align 4
  %173 = load i32, ptr %13, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %174
  %176 = load i32, ptr %18, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [33 x float], ptr %175, i64 0, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = fmul contract float %172, %179
  %181 = load i32, ptr %11, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %182
  %184 = load i32, ptr %18, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [33 x float], ptr %183, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = fsub contract float %187, %180
  store float %188, ptr %186, align 4
  br label %189

189:                                              ; preds = %171
  %190 = load i32, ptr %18, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %18, align 4
  br label %167, !llvm.loop !65

192:                                              ; preds = %167
  %193 = load float, ptr %17, align 4
  %194 = load i32, ptr %13, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %195
  %197 = load float, ptr %196, align 4
  %198 = fmul contract float %193, %197
  %199 = load i32, ptr %11, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %200
  %202 = load float, ptr %201, align 4
  %203 = fsub contract float %202, %198
  store float %203, ptr %201, align 4
  br label %204

204:                                              ; preds = %192, %119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %205

205:                                              ; preds = %204
  %206 = load i32, ptr %13, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %13, align 4
  br label %62, !llvm.loop !66

208:                                              ; preds = %62
  %209 = load i32, ptr %11, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 0, i64 %210
  %212 = load float, ptr %211, align 4
  %213 = load i32, ptr %11, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 0, i64 %214
  %216 = load i32, ptr %11, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [33 x float], ptr %215, i64 0, i64 %217
  %219 = load float, ptr %218, align 4
  %220 = fdiv contract float %212, %219
  %221 = load ptr, ptr %9, align 8
  %222 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %223 = load i32, ptr %10, align 4
  %224 = mul i32 %222, %223
  %225 = load i32, ptr %11, align 4
  %226 = add i32 %224, %225
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw float, ptr %221, i64 %227
  store float %220, ptr %228, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10gj_inversePfi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %12, ptr %5, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %102, %2
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %105

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %4, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %7, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %19, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fdiv contract float 1.000000e+00, %27
  store float %28, ptr %8, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %5, align 4
  %31 = load i32, ptr %4, align 4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4
  store float %37, ptr %9, align 4
  %38 = load ptr, ptr %3, align 8
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %4, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4
  store float %46, ptr %10, align 4
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %5, align 4
  %49 = load i32, ptr %4, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %6, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %47, i64 %53
  %55 = load float, ptr %54, align 4
  store float %55, ptr %11, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = load i32, ptr %5, align 4
  %57 = load i32, ptr %7, align 4
  %58 = icmp eq i32 %56, %57
  br i1 %58, label %59, label %65

59:                                               ; preds = %18
  %60 = load i32, ptr %6, align 4
  %61 = load i32, ptr %7, align 4
  %62 = icmp eq i32 %60, %61
  br i1 %62, label %63, label %65

63:                                               ; preds = %59
  %64 = load float, ptr %8, align 4
  store float %64, ptr %11, align 4
  br label %92

65:                                               ; preds = %59, %18
  %66 = load i32, ptr %5, align 4
  %67 = load i32, ptr %7, align 4
  %68 = icmp eq i32 %66, %67
  br i1 %68, label %69, label %73

69:                                               ; preds = %65
  %70 = load float, ptr %10, align 4
  %71 = load float, ptr %8, align 4
  %72 = fmul contract float %70, %71
  store float %72, ptr %11, align 4
  br label %91

73:                                               ; preds = %65
  %74 = load i32, ptr %6, align 4
  %75 = load i32, ptr %7, align 4
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %73
  %78 = load float, ptr %9, align 4
  %79 = fneg contract float %78
  %80 = load float, ptr %8, align 4
  %81 = fmul contract float %79, %80
  store float %81, ptr %11, align 4
  br label %90

82:                                               ; preds = %73
  %83 = load float, ptr %11, align 4
  %84 = load float, ptr %9, align 4
  %85 = load float, ptr %10, align 4
  %86 = fmul contract float %84, %85
  %87 = load float, ptr %8, align 4
  %88 = fmul contract float %86, %87
  %89 = fsub contract float %83, %88
  store float %89, ptr %11, align 4
  br label %90

90:                                               ; preds = %82, %77
  br label %91

91:                                               ; preds = %90, %69
  br label %92

92:                                               ; preds = %91, %63
  %93 = load float, ptr %11, align 4
  %94 = load ptr, ptr %3, align 8
  %95 = load i32, ptr %5, align 4
  %96 = load i32, ptr %4, align 4
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %6, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %94, i64 %100
  store float %93, ptr %101, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %102

102:                                              ; preds = %92
  %103 = load i32, ptr %7, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %7, align 4
  br label %14, !llvm.loop !67

105:                                              ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4det5PKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [5 x [5 x float]], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  br label %214

31:                                               ; preds = %3
  store i32 0, ptr %11, align 4
  br label %32

32:                                               ; preds = %61, %31
  %33 = load i32, ptr %11, align 4
  %34 = icmp slt i32 %33, 5
  br i1 %34, label %35, label %64

35:                                               ; preds = %32
  store i32 0, ptr %12, align 4
  br label %36

36:                                               ; preds = %57, %35
  %37 = load i32, ptr %12, align 4
  %38 = icmp slt i32 %37, 5
  br i1 %38, label %39, label %60

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %9, align 4
  %42 = mul nsw i32 %41, 25
  %43 = load i32, ptr %11, align 4
  %44 = mul nsw i32 %43, 5
  %45 = add nsw i32 %42, %44
  %46 = load i32, ptr %12, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %40, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %52
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [5 x float], ptr %53, i64 0, i64 %55
  store float %50, ptr %56, align 4
  br label %57

57:                                               ; preds = %39
  %58 = load i32, ptr %12, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4
  br label %36, !llvm.loop !68

60:                                               ; preds = %36
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %32, !llvm.loop !69

64:                                               ; preds = %32
  store float 1.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %65

65:                                               ; preds = %205, %64
  %66 = load i32, ptr %14, align 4
  %67 = icmp slt i32 %66, 5
  br i1 %67, label %68, label %208

68:                                               ; preds = %65
  %69 = load i32, ptr %14, align 4
  store i32 %69, ptr %15, align 4
  %70 = load i32, ptr %14, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %16, align 4
  br label %72

72:                                               ; preds = %98, %68
  %73 = load i32, ptr %16, align 4
  %74 = icmp slt i32 %73, 5
  br i1 %74, label %75, label %101

75:                                               ; preds = %72
  %76 = load i32, ptr %16, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %77
  %79 = load i32, ptr %14, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [5 x float], ptr %78, i64 0, i64 %80
  %82 = load float, ptr %81, align 4
  store float %82, ptr %4, align 4
  %83 = load float, ptr %4, align 4
  %84 = call contract noundef float @__nv_fabsf(float noundef %83) #6
  %85 = load i32, ptr %15, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %86
  %88 = load i32, ptr %14, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [5 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  store float %91, ptr %5, align 4
  %92 = load float, ptr %5, align 4
  %93 = call contract noundef float @__nv_fabsf(float noundef %92) #6
  %94 = fcmp contract ogt float %84, %93
  br i1 %94, label %95, label %97

95:                                               ; preds = %75
  %96 = load i32, ptr %16, align 4
  store i32 %96, ptr %15, align 4
  br label %97

97:                                               ; preds = %95, %75
  br label %98

98:                                               ; preds = %97
  %99 = load i32, ptr %16, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %16, align 4
  br label %72, !llvm.loop !70

101:                                              ; preds = %72
  %102 = load i32, ptr %15, align 4
  %103 = load i32, ptr %14, align 4
  %104 = icmp ne i32 %102, %103
  br i1 %104, label %105, label %143

105:                                              ; preds = %101
  %106 = load float, ptr %13, align 4
  %107 = fneg contract float %106
  store float %107, ptr %13, align 4
  store i32 0, ptr %17, align 4
  br label %108

108:                                              ; preds = %139, %105
  %109 = load i32, ptr %17, align 4
  %110 = icmp slt i32 %109, 5
  br i1 %110, label %111, label %142

111:                                              ; preds = %108
  %112 = load i32, ptr %14, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %113
  %115 = load i32, ptr %17, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [5 x float], ptr %114, i64 0, i64 %116
  %118 = load float, ptr %117, align 4
  store float %118, ptr %18, align 4
  %119 = load i32, ptr %15, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %120
  %122 = load i32, ptr %17, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [5 x float], ptr %121, i64 0, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = load i32, ptr %14, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %127
  %129 = load i32, ptr %17, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [5 x float], ptr %128, i64 0, i64 %130
  store float %125, ptr %131, align 4
  %132 = load float, ptr %18, align 4
  %133 = load i32, ptr %15, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %134
  %136 = load i32, ptr %17, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [5 x float], ptr %135, i64 0, i64 %137
  store float %132, ptr %138, align 4
  br label %139

139:                                              ; preds = %111
  %140 = load i32, ptr %17, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %17, align 4
  br label %108, !llvm.loop !71

142:                                              ; preds = %108
  br label %143

143:                                              ; preds = %142, %101
  %144 = load i32, ptr %14, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %14, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [5 x float], ptr %146, i64 0, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = load float, ptr %13, align 4
  %152 = fmul contract float %151, %150
  store float %152, ptr %13, align 4
  %153 = load i32, ptr %14, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %19, align 4
  br label %155

155:                                              ; preds = %201, %143
  %156 = load i32, ptr %19, align 4
  %157 = icmp slt i32 %156, 5
  br i1 %157, label %158, label %204

158:                                              ; preds = %155
  %159 = load i32, ptr %19, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %160
  %162 = load i32, ptr %14, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [5 x float], ptr %161, i64 0, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = load i32, ptr %14, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %167
  %169 = load i32, ptr %14, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [5 x float], ptr %168, i64 0, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fdiv contract float %165, %172
  store float %173, ptr %20, align 4
  %174 = load i32, ptr %14, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %21, align 4
  br label %176

176:                                              ; preds = %197, %158
  %177 = load i32, ptr %21, align 4
  %178 = icmp slt i32 %177, 5
  br i1 %178, label %179, label %200

179:                                              ; preds = %176
  %180 = load float, ptr %20, align 4
  %181 = load i32, ptr %14, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %182
  %184 = load i32, ptr %21, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [5 x float], ptr %183, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = fmul contract float %180, %187
  %189 = load i32, ptr %19, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [5 x [5 x float]], ptr %10, i64 0, i64 %190
  %192 = load i32, ptr %21, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [5 x float], ptr %191, i64 0, i64 %193
  %195 = load float, ptr %194, align 4
  %196 = fsub contract float %195, %188
  store float %196, ptr %194, align 4
  br label %197

197:                                              ; preds = %179
  %198 = load i32, ptr %21, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %21, align 4
  br label %176, !llvm.loop !72

200:                                              ; preds = %176
  br label %201

201:                                              ; preds = %200
  %202 = load i32, ptr %19, align 4
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %19, align 4
  br label %155, !llvm.loop !73

204:                                              ; preds = %155
  br label %205

205:                                              ; preds = %204
  %206 = load i32, ptr %14, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %14, align 4
  br label %65, !llvm.loop !74

208:                                              ; preds = %65
  %209 = load float, ptr %13, align 4
  %210 = load ptr, ptr %7, align 8
  %211 = load i32, ptr %9, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr %210, i64 %212
  store float %209, ptr %213, align 4
  br label %214

214:                                              ; preds = %208, %30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

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
!36 = distinct !{!36, !4, !37}
!37 = !{!"llvm.loop.unroll.enable"}
!38 = distinct !{!38, !4, !37}
!39 = distinct !{!39, !4, !37}
!40 = distinct !{!40, !4, !37}
!41 = distinct !{!41, !4, !37}
!42 = distinct !{!42, !4, !37}
!43 = distinct !{!43, !4, !37}
!44 = distinct !{!44, !4, !37}
!45 = distinct !{!45, !4, !37}
!46 = distinct !{!46, !4, !37}
!47 = distinct !{!47, !4}
!48 = distinct !{!48, !4}
!49 = distinct !{!49, !4}
!50 = distinct !{!50, !4}
!51 = distinct !{!51, !4}
!52 = distinct !{!52, !4}
!53 = distinct !{!53, !4}
!54 = distinct !{!54, !4}
!55 = distinct !{!55, !4}
!56 = distinct !{!56, !4}
!57 = distinct !{!57, !4}
!58 = distinct !{!58, !4}
!59 = distinct !{!59, !4}
!60 = distinct !{!60, !4}
!61 = distinct !{!61, !4}
!62 = distinct !{!62, !4}
!63 = distinct !{!63, !4}
!64 = distinct !{!64, !4}
!65 = distinct !{!65, !4}
!66 = distinct !{!66, !4}
!67 = distinct !{!67, !4}
!68 = distinct !{!68, !4}
!69 = distinct !{!69, !4}
!70 = distinct !{!70, !4}
!71 = distinct !{!71, !4}
!72 = distinct !{!72, !4}
!73 = distinct !{!73, !4}
!74 = distinct !{!74, !4}
