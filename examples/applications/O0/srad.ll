; ModuleID = 'srad.cu'
source_filename = "srad.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k = internal addrspace(3) global [17 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z17srad_coefficientsPfS_S_S_S_PKfiif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i8, align 1
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store float %8, ptr %18, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %36, ptr %19, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %37, ptr %20, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = mul i32 %38, 16
  %40 = load i32, ptr %19, align 4
  %41 = add i32 %39, %40
  store i32 %41, ptr %21, align 4
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %43 = mul i32 %42, 16
  %44 = load i32, ptr %20, align 4
  %45 = add i32 %43, %44
  store i32 %45, ptr %22, align 4
  %46 = load i32, ptr %21, align 4
  %47 = load i32, ptr %16, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %53

49:                                               ; preds = %9
  %50 = load i32, ptr %22, align 4
  %51 = load i32, ptr %17, align 4
  %52 = icmp slt i32 %50, %51
  br label %53

53:                                               ; preds = %49, %9
  %54 = phi i1 [ false, %9 ], [ %52, %49 ]
  %55 = zext i1 %54 to i8
  store i8 %55, ptr %23, align 1
  %56 = load i32, ptr %22, align 4
  %57 = load i32, ptr %16, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %21, align 4
  %60 = add nsw i32 %58, %59
  store i32 %60, ptr %24, align 4
  %61 = load i8, ptr %23, align 1
  %62 = trunc i8 %61 to i1
  br i1 %62, label %63, label %157

63:                                               ; preds = %53
  %64 = load ptr, ptr %15, align 8
  %65 = load i32, ptr %24, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load i32, ptr %20, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %70
  %72 = load i32, ptr %19, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x float], ptr %71, i64 0, i64 %73
  store float %68, ptr %74, align 4
  %75 = load ptr, ptr %15, align 8
  %76 = load i32, ptr %22, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %80

78:                                               ; preds = %63
  %79 = load i32, ptr %24, align 4
  br label %84

80:                                               ; preds = %63
  %81 = load i32, ptr %24, align 4
  %82 = load i32, ptr %16, align 4
  %83 = sub nsw i32 %81, %82
  br label %84

84:                                               ; preds = %80, %78
  %85 = phi i32 [ %79, %78 ], [ %83, %80 ]
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %75, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load i32, ptr %20, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), i64 0, i64 %90
  %92 = load i32, ptr %19, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], ptr %91, i64 0, i64 %93
  store float %88, ptr %94, align 4
  %95 = load ptr, ptr %15, align 8
  %96 = load i32, ptr %22, align 4
  %97 = load i32, ptr %17, align 4
  %98 = sub nsw i32 %97, 1
  %99 = icmp eq i32 %96, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %84
  %101 = load i32, ptr %24, align 4
  br label %106

102:                                              ; preds = %84
  %103 = load i32, ptr %24, align 4
  %104 = load i32, ptr %16, align 4
  %105 = add nsw i32 %103, %104
  br label %106

106:                                              ; preds = %102, %100
  %107 = phi i32 [ %101, %100 ], [ %105, %102 ]
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %95, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 0, i64 %112
  %114 = load i32, ptr %19, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [16 x float], ptr %113, i64 0, i64 %115
  store float %110, ptr %116, align 4
  %117 = load ptr, ptr %15, align 8
  %118 = load i32, ptr %21, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %106
  %121 = load i32, ptr %24, align 4
  br label %125

122:                                              ; preds = %106
  %123 = load i32, ptr %24, align 4
  %124 = sub nsw i32 %123, 1
  br label %125

125:                                              ; preds = %122, %120
  %126 = phi i32 [ %121, %120 ], [ %124, %122 ]
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %117, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = load i32, ptr %20, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 0, i64 %131
  %133 = load i32, ptr %19, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x float], ptr %132, i64 0, i64 %134
  store float %129, ptr %135, align 4
  %136 = load ptr, ptr %15, align 8
  %137 = load i32, ptr %21, align 4
  %138 = load i32, ptr %16, align 4
  %139 = sub nsw i32 %138, 1
  %140 = icmp eq i32 %137, %139
  br i1 %140, label %141, label %143

141:                                              ; preds = %125
  %142 = load i32, ptr %24, align 4
  br label %146

143:                                              ; preds = %125
  %144 = load i32, ptr %24, align 4
  %145 = add nsw i32 %144, 1
  br label %146

146:                                              ; preds = %143, %141
  %147 = phi i32 [ %142, %141 ], [ %145, %143 ]
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %136, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = load i32, ptr %20, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 0, i64 %152
  %154 = load i32, ptr %19, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [16 x float], ptr %153, i64 0, i64 %155
  store float %150, ptr %156, align 4
  br label %157

157:                                              ; preds = %146, %53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %158 = load i8, ptr %23, align 1
  %159 = trunc i8 %158 to i1
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  br label %363

161:                                              ; preds = %157
  %162 = load i32, ptr %20, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %163
  %165 = load i32, ptr %19, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [16 x float], ptr %164, i64 0, i64 %166
  %168 = load float, ptr %167, align 4
  store float %168, ptr %25, align 4
  %169 = load i32, ptr %20, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %179

171:                                              ; preds = %161
  %172 = load i32, ptr %20, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), i64 0, i64 %173
  %175 = load i32, ptr %19, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [16 x float], ptr %174, i64 0, i64 %176
  %178 = load float, ptr %177, align 4
  br label %188

179:                                              ; preds = %161
  %180 = load i32, ptr %20, align 4
  %181 = sub nsw i32 %180, 1
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %182
  %184 = load i32, ptr %19, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [16 x float], ptr %183, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  br label %188

188:                                              ; preds = %179, %171
  %189 = phi contract float [ %178, %171 ], [ %187, %179 ]
  %190 = load float, ptr %25, align 4
  %191 = fsub contract float %189, %190
  store float %191, ptr %26, align 4
  %192 = load i32, ptr %20, align 4
  %193 = icmp eq i32 %192, 15
  br i1 %193, label %199, label %194

194:                                              ; preds = %188
  %195 = load i32, ptr %22, align 4
  %196 = load i32, ptr %17, align 4
  %197 = sub nsw i32 %196, 1
  %198 = icmp eq i32 %195, %197
  br i1 %198, label %199, label %207

199:                                              ; preds = %194, %188
  %200 = load i32, ptr %20, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 0, i64 %201
  %203 = load i32, ptr %19, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [16 x float], ptr %202, i64 0, i64 %204
  %206 = load float, ptr %205, align 4
  br label %216

207:                                              ; preds = %194
  %208 = load i32, ptr %20, align 4
  %209 = add nsw i32 %208, 1
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %210
  %212 = load i32, ptr %19, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [16 x float], ptr %211, i64 0, i64 %213
  %215 = load float, ptr %214, align 4
  br label %216

216:                                              ; preds = %207, %199
  %217 = phi contract float [ %206, %199 ], [ %215, %207 ]
  %218 = load float, ptr %25, align 4
  %219 = fsub contract float %217, %218
  store float %219, ptr %27, align 4
  %220 = load i32, ptr %19, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %230

222:                                              ; preds = %216
  %223 = load i32, ptr %20, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 0, i64 %224
  %226 = load i32, ptr %19, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [16 x float], ptr %225, i64 0, i64 %227
  %229 = load float, ptr %228, align 4
  br label %239

230:                                              ; preds = %216
  %231 = load i32, ptr %20, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %232
  %234 = load i32, ptr %19, align 4
  %235 = sub nsw i32 %234, 1
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x float], ptr %233, i64 0, i64 %236
  %238 = load float, ptr %237, align 4
  br label %239

239:                                              ; preds = %230, %222
  %240 = phi contract float [ %229, %222 ], [ %238, %230 ]
  %241 = load float, ptr %25, align 4
  %242 = fsub contract float %240, %241
  store float %242, ptr %28, align 4
  %243 = load i32, ptr %19, align 4
  %244 = icmp eq i32 %243, 15
  br i1 %244, label %250, label %245

245:                                              ; preds = %239
  %246 = load i32, ptr %21, align 4
  %247 = load i32, ptr %16, align 4
  %248 = sub nsw i32 %247, 1
  %249 = icmp eq i32 %246, %248
  br i1 %249, label %250, label %258

250:                                              ; preds = %245, %239
  %251 = load i32, ptr %20, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 0, i64 %252
  %254 = load i32, ptr %19, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [16 x float], ptr %253, i64 0, i64 %255
  %257 = load float, ptr %256, align 4
  br label %267

258:                                              ; preds = %245
  %259 = load i32, ptr %20, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 0, i64 %260
  %262 = load i32, ptr %19, align 4
  %263 = add nsw i32 %262, 1
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds [16 x float], ptr %261, i64 0, i64 %264
  %266 = load float, ptr %265, align 4
  br label %267

267:                                              ; preds = %258, %250
  %268 = phi contract float [ %257, %250 ], [ %266, %258 ]
  %269 = load float, ptr %25, align 4
  %270 = fsub contract float %268, %269
  store float %270, ptr %29, align 4
  %271 = load float, ptr %26, align 4
  %272 = load float, ptr %26, align 4
  %273 = fmul contract float %271, %272
  %274 = load float, ptr %27, align 4
  %275 = load float, ptr %27, align 4
  %276 = fmul contract float %274, %275
  %277 = fadd contract float %273, %276
  %278 = load float, ptr %28, align 4
  %279 = load float, ptr %28, align 4
  %280 = fmul contract float %278, %279
  %281 = fadd contract float %277, %280
  %282 = load float, ptr %29, align 4
  %283 = load float, ptr %29, align 4
  %284 = fmul contract float %282, %283
  %285 = fadd contract float %281, %284
  %286 = load float, ptr %25, align 4
  %287 = load float, ptr %25, align 4
  %288 = fmul contract float %286, %287
  %289 = fdiv contract float %285, %288
  store float %289, ptr %30, align 4
  %290 = load float, ptr %26, align 4
  %291 = load float, ptr %27, align 4
  %292 = fadd contract float %290, %291
  %293 = load float, ptr %28, align 4
  %294 = fadd contract float %292, %293
  %295 = load float, ptr %29, align 4
  %296 = fadd contract float %294, %295
  %297 = load float, ptr %25, align 4
  %298 = fdiv contract float %296, %297
  store float %298, ptr %31, align 4
  %299 = load float, ptr %30, align 4
  %300 = fmul contract float 5.000000e-01, %299
  %301 = load float, ptr %31, align 4
  %302 = load float, ptr %31, align 4
  %303 = fmul contract float %301, %302
  %304 = fmul contract float 6.250000e-02, %303
  %305 = fsub contract float %300, %304
  store float %305, ptr %32, align 4
  %306 = load float, ptr %31, align 4
  %307 = fmul contract float 2.500000e-01, %306
  %308 = fadd contract float 1.000000e+00, %307
  store float %308, ptr %33, align 4
  %309 = load float, ptr %32, align 4
  %310 = load float, ptr %33, align 4
  %311 = load float, ptr %33, align 4
  %312 = fmul contract float %310, %311
  %313 = fdiv contract float %309, %312
  store float %313, ptr %34, align 4
  %314 = load float, ptr %34, align 4
  %315 = load float, ptr %18, align 4
  %316 = fsub contract float %314, %315
  %317 = load float, ptr %18, align 4
  %318 = load float, ptr %18, align 4
  %319 = fadd contract float 1.000000e+00, %318
  %320 = fmul contract float %317, %319
  %321 = fdiv contract float %316, %320
  store float %321, ptr %33, align 4
  %322 = load float, ptr %33, align 4
  %323 = fadd contract float 1.000000e+00, %322
  %324 = fdiv contract float 1.000000e+00, %323
  store float %324, ptr %35, align 4
  %325 = load float, ptr %35, align 4
  %326 = fcmp contract olt float %325, 0.000000e+00
  br i1 %326, label %327, label %328

327:                                              ; preds = %267
  br label %336

328:                                              ; preds = %267
  %329 = load float, ptr %35, align 4
  %330 = fcmp contract ogt float %329, 1.000000e+00
  br i1 %330, label %331, label %332

331:                                              ; preds = %328
  br label %334

332:                                              ; preds = %328
  %333 = load float, ptr %35, align 4
  br label %334

334:                                              ; preds = %332, %331
  %335 = phi contract float [ 1.000000e+00, %331 ], [ %333, %332 ]
  br label %336

336:                                              ; preds = %334, %327
  %337 = phi contract float [ 0.000000e+00, %327 ], [ %335, %334 ]
  store float %337, ptr %35, align 4
  %338 = load float, ptr %26, align 4
  %339 = load ptr, ptr %12, align 8
  %340 = load i32, ptr %24, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds float, ptr %339, i64 %341
  store float %338, ptr %342, align 4
  %343 = load float, ptr %27, align 4
  %344 = load ptr, ptr %13, align 8
  %345 = load i32, ptr %24, align 4
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds float, ptr %344, i64 %346
  store float %343, ptr %347, align 4
  %348 = load float, ptr %28, align 4
  %349 = load ptr, ptr %11, align 8
  %350 = load i32, ptr %24, align 4
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds float, ptr %349, i64 %351
  store float %348, ptr %352, align 4
  %353 = load float, ptr %29, align 4
  %354 = load ptr, ptr %10, align 8
  %355 = load i32, ptr %24, align 4
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds float, ptr %354, i64 %356
  store float %353, ptr %357, align 4
  %358 = load float, ptr %35, align 4
  %359 = load ptr, ptr %14, align 8
  %360 = load i32, ptr %24, align 4
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds float, ptr %359, i64 %361
  store float %358, ptr %362, align 4
  br label %363

363:                                              ; preds = %336, %160
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11srad_updatePKfS0_S0_S0_S0_Pfiif(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i8, align 1
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store i32 %7, ptr %17, align 4
  store float %8, ptr %18, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %19, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %30, ptr %20, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = mul i32 %31, 16
  %33 = load i32, ptr %19, align 4
  %34 = add i32 %32, %33
  store i32 %34, ptr %21, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %36 = mul i32 %35, 16
  %37 = load i32, ptr %20, align 4
  %38 = add i32 %36, %37
  store i32 %38, ptr %22, align 4
  %39 = load i32, ptr %21, align 4
  %40 = load i32, ptr %16, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %46

42:                                               ; preds = %9
  %43 = load i32, ptr %22, align 4
  %44 = load i32, ptr %17, align 4
  %45 = icmp slt i32 %43, %44
  br label %46

46:                                               ; preds = %42, %9
  %47 = phi i1 [ false, %9 ], [ %45, %42 ]
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %23, align 1
  %49 = load i32, ptr %22, align 4
  %50 = load i32, ptr %16, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %21, align 4
  %53 = add nsw i32 %51, %52
  store i32 %53, ptr %24, align 4
  %54 = load i8, ptr %23, align 1
  %55 = trunc i8 %54 to i1
  br i1 %55, label %56, label %106

56:                                               ; preds = %46
  %57 = load ptr, ptr %14, align 8
  %58 = load i32, ptr %24, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load i32, ptr %20, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 %63
  %65 = load i32, ptr %19, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [17 x float], ptr %64, i64 0, i64 %66
  store float %61, ptr %67, align 4
  %68 = load i32, ptr %20, align 4
  %69 = icmp eq i32 %68, 15
  br i1 %69, label %70, label %86

70:                                               ; preds = %56
  %71 = load i32, ptr %22, align 4
  %72 = load i32, ptr %17, align 4
  %73 = sub nsw i32 %72, 1
  %74 = icmp slt i32 %71, %73
  br i1 %74, label %75, label %86

75:                                               ; preds = %70
  %76 = load ptr, ptr %14, align 8
  %77 = load i32, ptr %24, align 4
  %78 = load i32, ptr %16, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load i32, ptr %19, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [17 x float], ptr getelementptr inbounds ([17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 16), i64 0, i64 %84
  store float %82, ptr %85, align 4
  br label %86

86:                                               ; preds = %75, %70, %56
  %87 = load i32, ptr %19, align 4
  %88 = icmp eq i32 %87, 15
  br i1 %88, label %89, label %105

89:                                               ; preds = %86
  %90 = load i32, ptr %21, align 4
  %91 = load i32, ptr %16, align 4
  %92 = sub nsw i32 %91, 1
  %93 = icmp slt i32 %90, %92
  br i1 %93, label %94, label %105

94:                                               ; preds = %89
  %95 = load ptr, ptr %14, align 8
  %96 = load i32, ptr %24, align 4
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %95, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load i32, ptr %20, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 %102
  %104 = getelementptr inbounds [17 x float], ptr %103, i64 0, i64 16
  store float %100, ptr %104, align 4
  br label %105

105:                                              ; preds = %94, %89, %86
  br label %106

106:                                              ; preds = %105, %46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = load i8, ptr %23, align 1
  %108 = trunc i8 %107 to i1
  br i1 %108, label %109, label %192

109:                                              ; preds = %106
  %110 = load i32, ptr %20, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 %111
  %113 = load i32, ptr %19, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [17 x float], ptr %112, i64 0, i64 %114
  %116 = load float, ptr %115, align 4
  store float %116, ptr %25, align 4
  %117 = load i32, ptr %22, align 4
  %118 = load i32, ptr %17, align 4
  %119 = sub nsw i32 %118, 1
  %120 = icmp eq i32 %117, %119
  br i1 %120, label %121, label %123

121:                                              ; preds = %109
  %122 = load float, ptr %25, align 4
  br label %132

123:                                              ; preds = %109
  %124 = load i32, ptr %20, align 4
  %125 = add nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 %126
  %128 = load i32, ptr %19, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [17 x float], ptr %127, i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  br label %132

132:                                              ; preds = %123, %121
  %133 = phi contract float [ %122, %121 ], [ %131, %123 ]
  store float %133, ptr %26, align 4
  %134 = load i32, ptr %21, align 4
  %135 = load i32, ptr %16, align 4
  %136 = sub nsw i32 %135, 1
  %137 = icmp eq i32 %134, %136
  br i1 %137, label %138, label %140

138:                                              ; preds = %132
  %139 = load float, ptr %25, align 4
  br label %149

140:                                              ; preds = %132
  %141 = load i32, ptr %20, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [17 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 0, i64 %142
  %144 = load i32, ptr %19, align 4
  %145 = add nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [17 x float], ptr %143, i64 0, i64 %146
  %148 = load float, ptr %147, align 4
  br label %149

149:                                              ; preds = %140, %138
  %150 = phi contract float [ %139, %138 ], [ %148, %140 ]
  store float %150, ptr %27, align 4
  %151 = load float, ptr %25, align 4
  %152 = load ptr, ptr %12, align 8
  %153 = load i32, ptr %24, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %152, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = fmul contract float %151, %156
  %158 = load float, ptr %26, align 4
  %159 = load ptr, ptr %13, align 8
  %160 = load i32, ptr %24, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %159, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = fmul contract float %158, %163
  %165 = fadd contract float %157, %164
  %166 = load float, ptr %25, align 4
  %167 = load ptr, ptr %11, align 8
  %168 = load i32, ptr %24, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr %167, i64 %169
  %171 = load float, ptr %170, align 4
  %172 = fmul contract float %166, %171
  %173 = fadd contract float %165, %172
  %174 = load float, ptr %27, align 4
  %175 = load ptr, ptr %10, align 8
  %176 = load i32, ptr %24, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %175, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = fmul contract float %174, %179
  %181 = fadd contract float %173, %180
  store float %181, ptr %28, align 4
  %182 = load float, ptr %18, align 4
  %183 = fmul contract float 2.500000e-01, %182
  %184 = load float, ptr %28, align 4
  %185 = fmul contract float %183, %184
  %186 = load ptr, ptr %15, align 8
  %187 = load i32, ptr %24, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %186, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fadd contract float %190, %185
  store float %191, ptr %189, align 4
  br label %192

192:                                              ; preds = %149, %106
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
