; ModuleID = 'hotspot.cu'
source_filename = "hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ7hotspotiPKfS0_PfiifffffE6t_here = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6p_here = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6t_next = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ10pathfinderiPKiS0_PiiiE4prev = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ10pathfinderiPKiS0_PiiiE6result = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7hotspotiPKfS0_Pfiifffff(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7, float noundef %8, float noundef %9, float noundef %10) #0 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i8, align 1
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i8, align 1
  %50 = alloca i32, align 4
  %51 = alloca float, align 4
  store i32 %0, ptr %20, align 4
  store ptr %1, ptr %21, align 8
  store ptr %2, ptr %22, align 8
  store ptr %3, ptr %23, align 8
  store i32 %4, ptr %24, align 4
  store i32 %5, ptr %25, align 4
  store float %6, ptr %26, align 4
  store float %7, ptr %27, align 4
  store float %8, ptr %28, align 4
  store float %9, ptr %29, align 4
  store float %10, ptr %30, align 4
  store float 8.000000e+01, ptr %31, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %52, ptr %32, align 4
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %53, ptr %33, align 4
  %54 = load float, ptr %30, align 4
  %55 = load float, ptr %26, align 4
  %56 = fdiv contract float %54, %55
  store float %56, ptr %34, align 4
  %57 = load i32, ptr %20, align 4
  %58 = mul nsw i32 2, %57
  %59 = sub nsw i32 16, %58
  store i32 %59, ptr %35, align 4
  %60 = load i32, ptr %35, align 4
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %20, align 4
  %64 = sub nsw i32 %62, %63
  store i32 %64, ptr %36, align 4
  %65 = load i32, ptr %35, align 4
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %20, align 4
  %69 = sub nsw i32 %67, %68
  store i32 %69, ptr %37, align 4
  %70 = load i32, ptr %36, align 4
  %71 = load i32, ptr %32, align 4
  %72 = add nsw i32 %70, %71
  store i32 %72, ptr %38, align 4
  %73 = load i32, ptr %37, align 4
  %74 = load i32, ptr %33, align 4
  %75 = add nsw i32 %73, %74
  store i32 %75, ptr %39, align 4
  %76 = load i32, ptr %38, align 4
  %77 = icmp sge i32 %76, 0
  br i1 %77, label %78, label %89

78:                                               ; preds = %11
  %79 = load i32, ptr %38, align 4
  %80 = load i32, ptr %24, align 4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %89

82:                                               ; preds = %78
  %83 = load i32, ptr %39, align 4
  %84 = icmp sge i32 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %82
  %86 = load i32, ptr %39, align 4
  %87 = load i32, ptr %25, align 4
  %88 = icmp slt i32 %86, %87
  br label %89

89:                                               ; preds = %85, %82, %78, %11
  %90 = phi i1 [ false, %82 ], [ false, %78 ], [ false, %11 ], [ %88, %85 ]
  %91 = zext i1 %90 to i8
  store i8 %91, ptr %40, align 1
  %92 = load i8, ptr %40, align 1
  %93 = trunc i8 %92 to i1
  br i1 %93, label %94, label %125

94:                                               ; preds = %89
  %95 = load ptr, ptr %22, align 8
  %96 = load i32, ptr %39, align 4
  %97 = load i32, ptr %24, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %38, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %95, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = load i32, ptr %33, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %105
  %107 = load i32, ptr %32, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x float], ptr %106, i64 0, i64 %108
  store float %103, ptr %109, align 4
  %110 = load ptr, ptr %21, align 8
  %111 = load i32, ptr %39, align 4
  %112 = load i32, ptr %24, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %38, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %110, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load i32, ptr %33, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 0, i64 %120
  %122 = load i32, ptr %32, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x float], ptr %121, i64 0, i64 %123
  store float %118, ptr %124, align 4
  br label %125

125:                                              ; preds = %94, %89
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %126 = load i32, ptr %37, align 4
  %127 = icmp slt i32 %126, 0
  br i1 %127, label %128, label %131

128:                                              ; preds = %125
  %129 = load i32, ptr %37, align 4
  %130 = sub nsw i32 0, %129
  br label %132

131:                                              ; preds = %125
  br label %132

132:                                              ; preds = %131, %128
  %133 = phi i32 [ %130, %128 ], [ 0, %131 ]
  store i32 %133, ptr %41, align 4
  %134 = load i32, ptr %36, align 4
  %135 = icmp slt i32 %134, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %132
  %137 = load i32, ptr %36, align 4
  %138 = sub nsw i32 0, %137
  br label %140

139:                                              ; preds = %132
  br label %140

140:                                              ; preds = %139, %136
  %141 = phi i32 [ %138, %136 ], [ 0, %139 ]
  store i32 %141, ptr %42, align 4
  %142 = load i32, ptr %37, align 4
  %143 = add nsw i32 %142, 16
  %144 = sub nsw i32 %143, 1
  %145 = load i32, ptr %25, align 4
  %146 = sub nsw i32 %145, 1
  %147 = icmp sgt i32 %144, %146
  br i1 %147, label %148, label %154

148:                                              ; preds = %140
  %149 = load i32, ptr %37, align 4
  %150 = add nsw i32 %149, 16
  %151 = load i32, ptr %25, align 4
  %152 = sub nsw i32 %150, %151
  %153 = sub nsw i32 15, %152
  br label %155

154:                                              ; preds = %140
  br label %155

155:                                              ; preds = %154, %148
  %156 = phi i32 [ %153, %148 ], [ 15, %154 ]
  store i32 %156, ptr %43, align 4
  %157 = load i32, ptr %36, align 4
  %158 = add nsw i32 %157, 16
  %159 = sub nsw i32 %158, 1
  %160 = load i32, ptr %24, align 4
  %161 = sub nsw i32 %160, 1
  %162 = icmp sgt i32 %159, %161
  br i1 %162, label %163, label %169

163:                                              ; preds = %155
  %164 = load i32, ptr %36, align 4
  %165 = add nsw i32 %164, 16
  %166 = load i32, ptr %24, align 4
  %167 = sub nsw i32 %165, %166
  %168 = sub nsw i32 15, %167
  br label %170

169:                                              ; preds = %155
  br label %170

170:                                              ; preds = %169, %163
  %171 = phi i32 [ %168, %163 ], [ 15, %169 ]
  store i32 %171, ptr %44, align 4
  %172 = load i32, ptr %33, align 4
  %173 = sub nsw i32 %172, 1
  %174 = load i32, ptr %41, align 4
  store i32 %173, ptr %16, align 4
  store i32 %174, ptr %17, align 4
  %175 = load i32, ptr %16, align 4
  %176 = load i32, ptr %17, align 4
  %177 = call noundef i32 @__nv_max(i32 noundef %175, i32 noundef %176) #4
  store i32 %177, ptr %45, align 4
  %178 = load i32, ptr %33, align 4
  %179 = add nsw i32 %178, 1
  %180 = load i32, ptr %43, align 4
  store i32 %179, ptr %12, align 4
  store i32 %180, ptr %13, align 4
  %181 = load i32, ptr %12, align 4
  %182 = load i32, ptr %13, align 4
  %183 = call noundef i32 @__nv_min(i32 noundef %181, i32 noundef %182) #4
  store i32 %183, ptr %46, align 4
  %184 = load i32, ptr %32, align 4
  %185 = sub nsw i32 %184, 1
  %186 = load i32, ptr %42, align 4
  store i32 %185, ptr %18, align 4
  store i32 %186, ptr %19, align 4
  %187 = load i32, ptr %18, align 4
  %188 = load i32, ptr %19, align 4
  %189 = call noundef i32 @__nv_max(i32 noundef %187, i32 noundef %188) #4
  store i32 %189, ptr %47, align 4
  %190 = load i32, ptr %32, align 4
  %191 = add nsw i32 %190, 1
  %192 = load i32, ptr %44, align 4
  store i32 %191, ptr %14, align 4
  store i32 %192, ptr %15, align 4
  %193 = load i32, ptr %14, align 4
  %194 = load i32, ptr %15, align 4
  %195 = call noundef i32 @__nv_min(i32 noundef %193, i32 noundef %194) #4
  store i32 %195, ptr %48, align 4
  store i8 0, ptr %49, align 1
  store i32 0, ptr %50, align 4
  br label %196

196:                                              ; preds = %334, %170
  %197 = load i32, ptr %50, align 4
  %198 = load i32, ptr %20, align 4
  %199 = icmp slt i32 %197, %198
  br i1 %199, label %200, label %337

200:                                              ; preds = %196
  store i8 0, ptr %49, align 1
  %201 = load i32, ptr %32, align 4
  %202 = load i32, ptr %50, align 4
  %203 = add nsw i32 %202, 1
  %204 = icmp sge i32 %201, %203
  br i1 %204, label %205, label %310

205:                                              ; preds = %200
  %206 = load i32, ptr %32, align 4
  %207 = load i32, ptr %50, align 4
  %208 = sub nsw i32 16, %207
  %209 = sub nsw i32 %208, 2
  %210 = icmp sle i32 %206, %209
  br i1 %210, label %211, label %310

211:                                              ; preds = %205
  %212 = load i32, ptr %33, align 4
  %213 = load i32, ptr %50, align 4
  %214 = add nsw i32 %213, 1
  %215 = icmp sge i32 %212, %214
  br i1 %215, label %216, label %310

216:                                              ; preds = %211
  %217 = load i32, ptr %33, align 4
  %218 = load i32, ptr %50, align 4
  %219 = sub nsw i32 16, %218
  %220 = sub nsw i32 %219, 2
  %221 = icmp sle i32 %217, %220
  br i1 %221, label %222, label %310

222:                                              ; preds = %216
  %223 = load i32, ptr %32, align 4
  %224 = load i32, ptr %42, align 4
  %225 = icmp sge i32 %223, %224
  br i1 %225, label %226, label %310

226:                                              ; preds = %222
  %227 = load i32, ptr %32, align 4
  %228 = load i32, ptr %44, align 4
  %229 = icmp sle i32 %227, %228
  br i1 %229, label %230, label %310

230:                                              ; preds = %226
  %231 = load i32, ptr %33, align 4
  %232 = load i32, ptr %41, align 4
  %233 = icmp sge i32 %231, %232
  br i1 %233, label %234, label %310

234:                                              ; preds = %230
  %235 = load i32, ptr %33, align 4
  %236 = load i32, ptr %43, align 4
  %237 = icmp sle i32 %235, %236
  br i1 %237, label %238, label %310

238:                                              ; preds = %234
  store i8 1, ptr %49, align 1
  %239 = load i32, ptr %33, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %240
  %242 = load i32, ptr %32, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [16 x float], ptr %241, i64 0, i64 %243
  %245 = load float, ptr %244, align 4
  store float %245, ptr %51, align 4
  %246 = load float, ptr %51, align 4
  %247 = load float, ptr %34, align 4
  %248 = load i32, ptr %33, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 0, i64 %249
  %251 = load i32, ptr %32, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [16 x float], ptr %250, i64 0, i64 %252
  %254 = load float, ptr %253, align 4
  %255 = load i32, ptr %46, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %256
  %258 = load i32, ptr %32, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [16 x float], ptr %257, i64 0, i64 %259
  %261 = load float, ptr %260, align 4
  %262 = load i32, ptr %45, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %263
  %265 = load i32, ptr %32, align 4
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [16 x float], ptr %264, i64 0, i64 %266
  %268 = load float, ptr %267, align 4
  %269 = fadd contract float %261, %268
  %270 = load float, ptr %51, align 4
  %271 = fmul contract float 2.000000e+00, %270
  %272 = fsub contract float %269, %271
  %273 = load float, ptr %28, align 4
  %274 = fdiv contract float %272, %273
  %275 = fadd contract float %254, %274
  %276 = load i32, ptr %33, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %277
  %279 = load i32, ptr %48, align 4
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [16 x float], ptr %278, i64 0, i64 %280
  %282 = load float, ptr %281, align 4
  %283 = load i32, ptr %33, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %284
  %286 = load i32, ptr %47, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [16 x float], ptr %285, i64 0, i64 %287
  %289 = load float, ptr %288, align 4
  %290 = fadd contract float %282, %289
  %291 = load float, ptr %51, align 4
  %292 = fmul contract float 2.000000e+00, %291
  %293 = fsub contract float %290, %292
  %294 = load float, ptr %27, align 4
  %295 = fdiv contract float %293, %294
  %296 = fadd contract float %275, %295
  %297 = load float, ptr %51, align 4
  %298 = fsub contract float 8.000000e+01, %297
  %299 = load float, ptr %29, align 4
  %300 = fdiv contract float %298, %299
  %301 = fadd contract float %296, %300
  %302 = fmul contract float %247, %301
  %303 = fadd contract float %246, %302
  %304 = load i32, ptr %33, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 0, i64 %305
  %307 = load i32, ptr %32, align 4
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [16 x float], ptr %306, i64 0, i64 %308
  store float %303, ptr %309, align 4
  br label %310

310:                                              ; preds = %238, %234, %230, %226, %222, %216, %211, %205, %200
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %311 = load i32, ptr %50, align 4
  %312 = load i32, ptr %20, align 4
  %313 = sub nsw i32 %312, 1
  %314 = icmp eq i32 %311, %313
  br i1 %314, label %315, label %316

315:                                              ; preds = %310
  br label %337

316:                                              ; preds = %310
  %317 = load i8, ptr %49, align 1
  %318 = trunc i8 %317 to i1
  br i1 %318, label %319, label %333

319:                                              ; preds = %316
  %320 = load i32, ptr %33, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 0, i64 %321
  %323 = load i32, ptr %32, align 4
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds [16 x float], ptr %322, i64 0, i64 %324
  %326 = load float, ptr %325, align 4
  %327 = load i32, ptr %33, align 4
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 0, i64 %328
  %330 = load i32, ptr %32, align 4
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds [16 x float], ptr %329, i64 0, i64 %331
  store float %326, ptr %332, align 4
  br label %333

333:                                              ; preds = %319, %316
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %334

334:                                              ; preds = %333
  %335 = load i32, ptr %50, align 4
  %336 = add nsw i32 %335, 1
  store i32 %336, ptr %50, align 4
  br label %196, !llvm.loop !3

337:                                              ; preds = %315, %196
  %338 = load i8, ptr %49, align 1
  %339 = trunc i8 %338 to i1
  br i1 %339, label %340, label %356

340:                                              ; preds = %337
  %341 = load i32, ptr %33, align 4
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 0, i64 %342
  %344 = load i32, ptr %32, align 4
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds [16 x float], ptr %343, i64 0, i64 %345
  %347 = load float, ptr %346, align 4
  %348 = load ptr, ptr %23, align 8
  %349 = load i32, ptr %39, align 4
  %350 = load i32, ptr %24, align 4
  %351 = mul nsw i32 %349, %350
  %352 = load i32, ptr %38, align 4
  %353 = add nsw i32 %351, %352
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds float, ptr %348, i64 %354
  store float %347, ptr %355, align 4
  br label %356

356:                                              ; preds = %340, %337
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10pathfinderiPKiS0_Piii(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
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
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store ptr %1, ptr %16, align 8
  store ptr %2, ptr %17, align 8
  store ptr %3, ptr %18, align 8
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %21, align 4
  %34 = load i32, ptr %15, align 4
  %35 = mul nsw i32 2, %34
  %36 = sub nsw i32 64, %35
  store i32 %36, ptr %22, align 4
  %37 = load i32, ptr %22, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %15, align 4
  %41 = sub nsw i32 %39, %40
  store i32 %41, ptr %23, align 4
  %42 = load i32, ptr %23, align 4
  %43 = load i32, ptr %21, align 4
  %44 = add nsw i32 %42, %43
  store i32 %44, ptr %24, align 4
  %45 = load i32, ptr %23, align 4
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %6
  %48 = load i32, ptr %23, align 4
  %49 = sub nsw i32 0, %48
  br label %51

50:                                               ; preds = %6
  br label %51

51:                                               ; preds = %50, %47
  %52 = phi i32 [ %49, %47 ], [ 0, %50 ]
  store i32 %52, ptr %25, align 4
  %53 = load i32, ptr %23, align 4
  %54 = add nsw i32 %53, 63
  %55 = load i32, ptr %19, align 4
  %56 = sub nsw i32 %55, 1
  %57 = icmp sgt i32 %54, %56
  br i1 %57, label %58, label %64

58:                                               ; preds = %51
  %59 = load i32, ptr %23, align 4
  %60 = add nsw i32 %59, 64
  %61 = load i32, ptr %19, align 4
  %62 = sub nsw i32 %60, %61
  %63 = sub nsw i32 63, %62
  br label %65

64:                                               ; preds = %51
  br label %65

65:                                               ; preds = %64, %58
  %66 = phi i32 [ %63, %58 ], [ 63, %64 ]
  store i32 %66, ptr %26, align 4
  %67 = load i32, ptr %21, align 4
  %68 = sub nsw i32 %67, 1
  %69 = load i32, ptr %25, align 4
  store i32 %68, ptr %13, align 4
  store i32 %69, ptr %14, align 4
  %70 = load i32, ptr %13, align 4
  %71 = load i32, ptr %14, align 4
  %72 = call noundef i32 @__nv_max(i32 noundef %70, i32 noundef %71) #4
  store i32 %72, ptr %27, align 4
  %73 = load i32, ptr %21, align 4
  %74 = add nsw i32 %73, 1
  %75 = load i32, ptr %26, align 4
  store i32 %74, ptr %7, align 4
  store i32 %75, ptr %8, align 4
  %76 = load i32, ptr %7, align 4
  %77 = load i32, ptr %8, align 4
  %78 = call noundef i32 @__nv_min(i32 noundef %76, i32 noundef %77) #4
  store i32 %78, ptr %28, align 4
  %79 = load i32, ptr %21, align 4
  %80 = load i32, ptr %25, align 4
  %81 = icmp sge i32 %79, %80
  br i1 %81, label %82, label %86

82:                                               ; preds = %65
  %83 = load i32, ptr %21, align 4
  %84 = load i32, ptr %26, align 4
  %85 = icmp sle i32 %83, %84
  br label %86

86:                                               ; preds = %82, %65
  %87 = phi i1 [ false, %65 ], [ %85, %82 ]
  %88 = zext i1 %87 to i8
  store i8 %88, ptr %29, align 1
  %89 = load i32, ptr %24, align 4
  %90 = icmp sge i32 %89, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %86
  %92 = load i32, ptr %24, align 4
  %93 = load i32, ptr %19, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %104

95:                                               ; preds = %91
  %96 = load ptr, ptr %17, align 8
  %97 = load i32, ptr %24, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %21, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 0, i64 %102
  store i32 %100, ptr %103, align 4
  br label %104

104:                                              ; preds = %95, %91, %86
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i8 0, ptr %30, align 1
  store i32 0, ptr %31, align 4
  br label %105

105:                                              ; preds = %175, %104
  %106 = load i32, ptr %31, align 4
  %107 = load i32, ptr %15, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %178

109:                                              ; preds = %105
  store i8 0, ptr %30, align 1
  %110 = load i32, ptr %21, align 4
  %111 = load i32, ptr %31, align 4
  %112 = add nsw i32 %111, 1
  %113 = icmp sge i32 %110, %112
  br i1 %113, label %114, label %157

114:                                              ; preds = %109
  %115 = load i32, ptr %21, align 4
  %116 = load i32, ptr %31, align 4
  %117 = sub nsw i32 62, %116
  %118 = icmp sle i32 %115, %117
  br i1 %118, label %119, label %157

119:                                              ; preds = %114
  %120 = load i8, ptr %29, align 1
  %121 = trunc i8 %120 to i1
  br i1 %121, label %122, label %157

122:                                              ; preds = %119
  store i8 1, ptr %30, align 1
  %123 = load i32, ptr %27, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 0, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = load i32, ptr %28, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 0, i64 %132
  %134 = load i32, ptr %133, align 4
  store i32 %130, ptr %9, align 4
  store i32 %134, ptr %10, align 4
  %135 = load i32, ptr %9, align 4
  %136 = load i32, ptr %10, align 4
  %137 = call noundef i32 @__nv_min(i32 noundef %135, i32 noundef %136) #4
  store i32 %126, ptr %11, align 4
  store i32 %137, ptr %12, align 4
  %138 = load i32, ptr %11, align 4
  %139 = load i32, ptr %12, align 4
  %140 = call noundef i32 @__nv_min(i32 noundef %138, i32 noundef %139) #4
  store i32 %140, ptr %32, align 4
  %141 = load i32, ptr %32, align 4
  %142 = load ptr, ptr %16, align 8
  %143 = load i32, ptr %20, align 4
  %144 = load i32, ptr %31, align 4
  %145 = add nsw i32 %143, %144
  %146 = load i32, ptr %19, align 4
  %147 = mul nsw i32 %145, %146
  %148 = load i32, ptr %24, align 4
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %142, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = add nsw i32 %141, %152
  %154 = load i32, ptr %21, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 0, i64 %155
  store i32 %153, ptr %156, align 4
  br label %157

157:                                              ; preds = %122, %119, %114, %109
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %158 = load i32, ptr %31, align 4
  %159 = load i32, ptr %15, align 4
  %160 = sub nsw i32 %159, 1
  %161 = icmp eq i32 %158, %160
  br i1 %161, label %162, label %163

162:                                              ; preds = %157
  br label %178

163:                                              ; preds = %157
  %164 = load i8, ptr %30, align 1
  %165 = trunc i8 %164 to i1
  br i1 %165, label %166, label %174

166:                                              ; preds = %163
  %167 = load i32, ptr %21, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 0, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = load i32, ptr %21, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 0, i64 %172
  store i32 %170, ptr %173, align 4
  br label %174

174:                                              ; preds = %166, %163
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr %31, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %31, align 4
  br label %105, !llvm.loop !5

178:                                              ; preds = %162, %105
  %179 = load i8, ptr %30, align 1
  %180 = trunc i8 %179 to i1
  br i1 %180, label %181, label %190

181:                                              ; preds = %178
  %182 = load i32, ptr %21, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 0, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = load ptr, ptr %18, align 8
  %187 = load i32, ptr %24, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr %186, i64 %188
  store i32 %185, ptr %189, align 4
  br label %190

190:                                              ; preds = %181, %178
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

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #3

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
