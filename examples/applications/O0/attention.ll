; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ15flash_attentionPKfS0_S0_PfifE2Ks = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ15flash_attentionPKfS0_S0_PfifE2Vs = internal addrspace(3) global [32 x [32 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z15flash_attentionPKfS0_S0_Pfif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
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
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca [32 x float], align 4
  %23 = alloca [32 x float], align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca [32 x float], align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca float, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store float %5, ptr %16, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %40, ptr %17, align 4
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = mul i32 %41, 32
  %43 = load i32, ptr %17, align 4
  %44 = add i32 %42, %43
  store i32 %44, ptr %18, align 4
  %45 = load ptr, ptr %11, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %47 = load i32, ptr %15, align 4
  %48 = mul i32 %46, %47
  %49 = mul i32 %48, 32
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %45, i64 %50
  store ptr %51, ptr %19, align 8
  %52 = load ptr, ptr %12, align 8
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %54 = load i32, ptr %15, align 4
  %55 = mul i32 %53, %54
  %56 = mul i32 %55, 32
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %52, i64 %57
  store ptr %58, ptr %20, align 8
  %59 = load ptr, ptr %13, align 8
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %61 = load i32, ptr %15, align 4
  %62 = mul i32 %60, %61
  %63 = mul i32 %62, 32
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %59, i64 %64
  store ptr %65, ptr %21, align 8
  store i32 0, ptr %24, align 4
  br label %66

66:                                               ; preds = %91, %6
  %67 = load i32, ptr %24, align 4
  %68 = icmp slt i32 %67, 32
  br i1 %68, label %69, label %94

69:                                               ; preds = %66
  %70 = load i32, ptr %18, align 4
  %71 = load i32, ptr %15, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %82

73:                                               ; preds = %69
  %74 = load ptr, ptr %19, align 8
  %75 = load i32, ptr %18, align 4
  %76 = mul nsw i32 %75, 32
  %77 = load i32, ptr %24, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %74, i64 %79
  %81 = load float, ptr %80, align 4
  br label %83

82:                                               ; preds = %69
  br label %83

83:                                               ; preds = %82, %73
  %84 = phi contract float [ %81, %73 ], [ 0.000000e+00, %82 ]
  %85 = load i32, ptr %24, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [32 x float], ptr %22, i64 0, i64 %86
  store float %84, ptr %87, align 4
  %88 = load i32, ptr %24, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [32 x float], ptr %23, i64 0, i64 %89
  store float 0.000000e+00, ptr %90, align 4
  br label %91

91:                                               ; preds = %83
  %92 = load i32, ptr %24, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %24, align 4
  br label %66, !llvm.loop !3

94:                                               ; preds = %66
  store float 0xC6293E5940000000, ptr %25, align 4
  store float 0.000000e+00, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %95

95:                                               ; preds = %276, %94
  %96 = load i32, ptr %27, align 4
  %97 = load i32, ptr %15, align 4
  %98 = icmp slt i32 %96, %97
  br i1 %98, label %99, label %279

99:                                               ; preds = %95
  store i32 0, ptr %28, align 4
  br label %100

100:                                              ; preds = %154, %99
  %101 = load i32, ptr %28, align 4
  %102 = icmp slt i32 %101, 32
  br i1 %102, label %103, label %157

103:                                              ; preds = %100
  %104 = load i32, ptr %27, align 4
  %105 = load i32, ptr %17, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %15, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %120

109:                                              ; preds = %103
  %110 = load ptr, ptr %20, align 8
  %111 = load i32, ptr %27, align 4
  %112 = load i32, ptr %17, align 4
  %113 = add nsw i32 %111, %112
  %114 = mul nsw i32 %113, 32
  %115 = load i32, ptr %28, align 4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %110, i64 %117
  %119 = load float, ptr %118, align 4
  br label %121

120:                                              ; preds = %103
  br label %121

121:                                              ; preds = %120, %109
  %122 = phi contract float [ %119, %109 ], [ 0.000000e+00, %120 ]
  %123 = load i32, ptr %17, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 0, i64 %124
  %126 = load i32, ptr %28, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [32 x float], ptr %125, i64 0, i64 %127
  store float %122, ptr %128, align 4
  %129 = load i32, ptr %27, align 4
  %130 = load i32, ptr %17, align 4
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr %15, align 4
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %134, label %145

134:                                              ; preds = %121
  %135 = load ptr, ptr %21, align 8
  %136 = load i32, ptr %27, align 4
  %137 = load i32, ptr %17, align 4
  %138 = add nsw i32 %136, %137
  %139 = mul nsw i32 %138, 32
  %140 = load i32, ptr %28, align 4
  %141 = add nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %135, i64 %142
  %144 = load float, ptr %143, align 4
  br label %146

145:                                              ; preds = %121
  br label %146

146:                                              ; preds = %145, %134
  %147 = phi contract float [ %144, %134 ], [ 0.000000e+00, %145 ]
  %148 = load i32, ptr %17, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 0, i64 %149
  %151 = load i32, ptr %28, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [32 x float], ptr %150, i64 0, i64 %152
  store float %147, ptr %153, align 4
  br label %154

154:                                              ; preds = %146
  %155 = load i32, ptr %28, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %28, align 4
  br label %100, !llvm.loop !5

157:                                              ; preds = %100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %158 = load float, ptr %25, align 4
  store float %158, ptr %30, align 4
  store i32 0, ptr %31, align 4
  br label %159

159:                                              ; preds = %208, %157
  %160 = load i32, ptr %31, align 4
  %161 = icmp slt i32 %160, 32
  br i1 %161, label %162, label %211

162:                                              ; preds = %159
  store float 0.000000e+00, ptr %32, align 4
  store i32 0, ptr %33, align 4
  br label %163

163:                                              ; preds = %181, %162
  %164 = load i32, ptr %33, align 4
  %165 = icmp slt i32 %164, 32
  br i1 %165, label %166, label %184

166:                                              ; preds = %163
  %167 = load i32, ptr %33, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [32 x float], ptr %22, i64 0, i64 %168
  %170 = load float, ptr %169, align 4
  %171 = load i32, ptr %31, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 0, i64 %172
  %174 = load i32, ptr %33, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [32 x float], ptr %173, i64 0, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = fmul contract float %170, %177
  %179 = load float, ptr %32, align 4
  %180 = fadd contract float %179, %178
  store float %180, ptr %32, align 4
  br label %181

181:                                              ; preds = %166
  %182 = load i32, ptr %33, align 4
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %33, align 4
  br label %163, !llvm.loop !6

184:                                              ; preds = %163
  %185 = load i32, ptr %27, align 4
  %186 = load i32, ptr %31, align 4
  %187 = add nsw i32 %185, %186
  %188 = load i32, ptr %15, align 4
  %189 = icmp slt i32 %187, %188
  br i1 %189, label %190, label %194

190:                                              ; preds = %184
  %191 = load float, ptr %32, align 4
  %192 = load float, ptr %16, align 4
  %193 = fmul contract float %191, %192
  br label %195

194:                                              ; preds = %184
  br label %195

195:                                              ; preds = %194, %190
  %196 = phi contract float [ %193, %190 ], [ 0xC6293E5940000000, %194 ]
  %197 = load i32, ptr %31, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [32 x float], ptr %29, i64 0, i64 %198
  store float %196, ptr %199, align 4
  %200 = load float, ptr %30, align 4
  %201 = load i32, ptr %31, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [32 x float], ptr %29, i64 0, i64 %202
  %204 = load float, ptr %203, align 4
  store float %200, ptr %9, align 4
  store float %204, ptr %10, align 4
  %205 = load float, ptr %9, align 4
  %206 = load float, ptr %10, align 4
  %207 = call contract noundef float @__nv_fmaxf(float noundef %205, float noundef %206) #4
  store float %207, ptr %30, align 4
  br label %208

208:                                              ; preds = %195
  %209 = load i32, ptr %31, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %31, align 4
  br label %159, !llvm.loop !7

211:                                              ; preds = %159
  %212 = load float, ptr %25, align 4
  %213 = load float, ptr %30, align 4
  %214 = fsub contract float %212, %213
  store float %214, ptr %7, align 4
  %215 = load float, ptr %7, align 4
  %216 = call contract noundef float @__nv_expf(float noundef %215) #4
  store float %216, ptr %34, align 4
  %217 = load float, ptr %34, align 4
  %218 = load float, ptr %26, align 4
  %219 = fmul contract float %218, %217
  store float %219, ptr %26, align 4
  store i32 0, ptr %35, align 4
  br label %220

220:                                              ; preds = %230, %211
  %221 = load i32, ptr %35, align 4
  %222 = icmp slt i32 %221, 32
  br i1 %222, label %223, label %233

223:                                              ; preds = %220
  %224 = load float, ptr %34, align 4
  %225 = load i32, ptr %35, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [32 x float], ptr %23, i64 0, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = fmul contract float %228, %224
  store float %229, ptr %227, align 4
  br label %230

230:                                              ; preds = %223
  %231 = load i32, ptr %35, align 4
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %35, align 4
  br label %220, !llvm.loop !8

233:                                              ; preds = %220
  store i32 0, ptr %36, align 4
  br label %234

234:                                              ; preds = %271, %233
  %235 = load i32, ptr %36, align 4
  %236 = icmp slt i32 %235, 32
  br i1 %236, label %237, label %274

237:                                              ; preds = %234
  %238 = load i32, ptr %36, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [32 x float], ptr %29, i64 0, i64 %239
  %241 = load float, ptr %240, align 4
  %242 = load float, ptr %30, align 4
  %243 = fsub contract float %241, %242
  store float %243, ptr %8, align 4
  %244 = load float, ptr %8, align 4
  %245 = call contract noundef float @__nv_expf(float noundef %244) #4
  store float %245, ptr %37, align 4
  %246 = load float, ptr %37, align 4
  %247 = load float, ptr %26, align 4
  %248 = fadd contract float %247, %246
  store float %248, ptr %26, align 4
  store i32 0, ptr %38, align 4
  br label %249

249:                                              ; preds = %267, %237
  %250 = load i32, ptr %38, align 4
  %251 = icmp slt i32 %250, 32
  br i1 %251, label %252, label %270

252:                                              ; preds = %249
  %253 = load float, ptr %37, align 4
  %254 = load i32, ptr %36, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 0, i64 %255
  %257 = load i32, ptr %38, align 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [32 x float], ptr %256, i64 0, i64 %258
  %260 = load float, ptr %259, align 4
  %261 = fmul contract float %253, %260
  %262 = load i32, ptr %38, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [32 x float], ptr %23, i64 0, i64 %263
  %265 = load float, ptr %264, align 4
  %266 = fadd contract float %265, %261
  store float %266, ptr %264, align 4
  br label %267

267:                                              ; preds = %252
  %268 = load i32, ptr %38, align 4
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %38, align 4
  br label %249, !llvm.loop !9

270:                                              ; preds = %249
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %36, align 4
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %36, align 4
  br label %234, !llvm.loop !10

274:                                              ; preds = %234
  %275 = load float, ptr %30, align 4
  store float %275, ptr %25, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %276

276:                                              ; preds = %274
  %277 = load i32, ptr %27, align 4
  %278 = add nsw i32 %277, 32
  store i32 %278, ptr %27, align 4
  br label %95, !llvm.loop !11

279:                                              ; preds = %95
  %280 = load i32, ptr %18, align 4
  %281 = load i32, ptr %15, align 4
  %282 = icmp slt i32 %280, %281
  br i1 %282, label %283, label %309

283:                                              ; preds = %279
  store i32 0, ptr %39, align 4
  br label %284

284:                                              ; preds = %305, %283
  %285 = load i32, ptr %39, align 4
  %286 = icmp slt i32 %285, 32
  br i1 %286, label %287, label %308

287:                                              ; preds = %284
  %288 = load i32, ptr %39, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [32 x float], ptr %23, i64 0, i64 %289
  %291 = load float, ptr %290, align 4
  %292 = load float, ptr %26, align 4
  %293 = fdiv contract float %291, %292
  %294 = load ptr, ptr %14, align 8
  %295 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %296 = load i32, ptr %15, align 4
  %297 = mul i32 %295, %296
  %298 = load i32, ptr %18, align 4
  %299 = add i32 %297, %298
  %300 = mul i32 %299, 32
  %301 = load i32, ptr %39, align 4
  %302 = add i32 %300, %301
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds nuw float, ptr %294, i64 %303
  store float %293, ptr %304, align 4
  br label %305

305:                                              ; preds = %287
  %306 = load i32, ptr %39, align 4
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %39, align 4
  br label %284, !llvm.loop !12

308:                                              ; preds = %284
  br label %309

309:                                              ; preds = %308, %279
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
