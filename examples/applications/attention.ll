; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15flash_attentionPKfS0_S0_PfifE2Ks = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ15flash_attentionPKfS0_S0_PfifE2Vs = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15flash_attentionPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x float], align 4
  %8 = alloca [32 x float], align 4
  %9 = alloca [32 x float], align 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 5
  %13 = add i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = mul i32 %4, %14
  %16 = shl i32 %15, 5
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %19 = icmp slt i32 %13, %4
  %20 = shl nsw i32 %13, 5
  br label %155

21:                                               ; preds = %195
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %24 = icmp sgt i32 %4, 0
  br i1 %24, label %25, label %242

25:                                               ; preds = %21
  %26 = zext nneg i32 %10 to i64
  %27 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %26
  %28 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %26
  %29 = load float, ptr %7, align 4
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 36
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %61 = load float, ptr %60, align 4
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 68
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %65 = load float, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 76
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 84
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 92
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %7, i64 100
  %79 = load float, ptr %78, align 4
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %7, i64 108
  %83 = load float, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 116
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 124
  %91 = load float, ptr %90, align 4
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %102 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 60
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %120 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %122 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %123 = load float, ptr %8, align 4
  %124 = load float, ptr %92, align 4
  %125 = load float, ptr %93, align 4
  %126 = load float, ptr %94, align 4
  %127 = load float, ptr %95, align 4
  %128 = load float, ptr %96, align 4
  %129 = load float, ptr %97, align 4
  %130 = load float, ptr %98, align 4
  %131 = load float, ptr %99, align 4
  %132 = load float, ptr %100, align 4
  %133 = load float, ptr %101, align 4
  %134 = load float, ptr %102, align 4
  %135 = load float, ptr %103, align 4
  %136 = load float, ptr %104, align 4
  %137 = load float, ptr %105, align 4
  %138 = load float, ptr %106, align 4
  %139 = load float, ptr %107, align 4
  %140 = load float, ptr %108, align 4
  %141 = load float, ptr %109, align 4
  %142 = load float, ptr %110, align 4
  %143 = load float, ptr %111, align 4
  %144 = load float, ptr %112, align 4
  %145 = load float, ptr %113, align 4
  %146 = load float, ptr %114, align 4
  %147 = load float, ptr %115, align 4
  %148 = load float, ptr %116, align 4
  %149 = load float, ptr %117, align 4
  %150 = load float, ptr %118, align 4
  %151 = load float, ptr %119, align 4
  %152 = load float, ptr %120, align 4
  %153 = load float, ptr %121, align 4
  %154 = load float, ptr %122, align 4
  br label %202

155:                                              ; preds = %195, %6
  %156 = phi i32 [ 0, %6 ], [ %200, %195 ]
  br i1 %19, label %157, label %162

157:                                              ; preds = %155
  %158 = add nuw nsw i32 %156, %20
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %18, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !7
  br label %162

162:                                              ; preds = %155, %157
  %163 = phi contract float [ %161, %157 ], [ 0.000000e+00, %155 ]
  %164 = zext nneg i32 %156 to i64
  %165 = getelementptr inbounds nuw float, ptr %7, i64 %164
  store float %163, ptr %165, align 4, !tbaa !7
  %166 = getelementptr inbounds nuw float, ptr %8, i64 %164
  store float 0.000000e+00, ptr %166, align 4, !tbaa !7
  %167 = or disjoint i32 %156, 1
  br i1 %19, label %168, label %173

168:                                              ; preds = %162
  %169 = add nuw nsw i32 %167, %20
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %18, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !7
  br label %173

173:                                              ; preds = %168, %162
  %174 = phi contract float [ %172, %168 ], [ 0.000000e+00, %162 ]
  %175 = zext nneg i32 %167 to i64
  %176 = getelementptr inbounds nuw float, ptr %7, i64 %175
  store float %174, ptr %176, align 4, !tbaa !7
  %177 = getelementptr inbounds nuw float, ptr %8, i64 %175
  store float 0.000000e+00, ptr %177, align 4, !tbaa !7
  %178 = or disjoint i32 %156, 2
  br i1 %19, label %179, label %184

179:                                              ; preds = %173
  %180 = add nuw nsw i32 %178, %20
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %18, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !7
  br label %184

184:                                              ; preds = %179, %173
  %185 = phi contract float [ %183, %179 ], [ 0.000000e+00, %173 ]
  %186 = zext nneg i32 %178 to i64
  %187 = getelementptr inbounds nuw float, ptr %7, i64 %186
  store float %185, ptr %187, align 4, !tbaa !7
  %188 = getelementptr inbounds nuw float, ptr %8, i64 %186
  store float 0.000000e+00, ptr %188, align 4, !tbaa !7
  %189 = or disjoint i32 %156, 3
  br i1 %19, label %190, label %195

190:                                              ; preds = %184
  %191 = add nuw nsw i32 %189, %20
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %18, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !7
  br label %195

195:                                              ; preds = %190, %184
  %196 = phi contract float [ %194, %190 ], [ 0.000000e+00, %184 ]
  %197 = zext nneg i32 %189 to i64
  %198 = getelementptr inbounds nuw float, ptr %7, i64 %197
  store float %196, ptr %198, align 4, !tbaa !7
  %199 = getelementptr inbounds nuw float, ptr %8, i64 %197
  store float 0.000000e+00, ptr %199, align 4, !tbaa !7
  %200 = add nuw nsw i32 %156, 4
  %201 = icmp eq i32 %200, 32
  br i1 %201, label %21, label %155, !llvm.loop !9

202:                                              ; preds = %25, %499
  %203 = phi float [ %154, %25 ], [ %669, %499 ]
  %204 = phi float [ %153, %25 ], [ %665, %499 ]
  %205 = phi float [ %152, %25 ], [ %661, %499 ]
  %206 = phi float [ %151, %25 ], [ %657, %499 ]
  %207 = phi float [ %150, %25 ], [ %653, %499 ]
  %208 = phi float [ %149, %25 ], [ %649, %499 ]
  %209 = phi float [ %148, %25 ], [ %645, %499 ]
  %210 = phi float [ %147, %25 ], [ %641, %499 ]
  %211 = phi float [ %146, %25 ], [ %637, %499 ]
  %212 = phi float [ %145, %25 ], [ %633, %499 ]
  %213 = phi float [ %144, %25 ], [ %629, %499 ]
  %214 = phi float [ %143, %25 ], [ %625, %499 ]
  %215 = phi float [ %142, %25 ], [ %621, %499 ]
  %216 = phi float [ %141, %25 ], [ %617, %499 ]
  %217 = phi float [ %140, %25 ], [ %613, %499 ]
  %218 = phi float [ %139, %25 ], [ %609, %499 ]
  %219 = phi float [ %138, %25 ], [ %605, %499 ]
  %220 = phi float [ %137, %25 ], [ %601, %499 ]
  %221 = phi float [ %136, %25 ], [ %597, %499 ]
  %222 = phi float [ %135, %25 ], [ %593, %499 ]
  %223 = phi float [ %134, %25 ], [ %589, %499 ]
  %224 = phi float [ %133, %25 ], [ %585, %499 ]
  %225 = phi float [ %132, %25 ], [ %581, %499 ]
  %226 = phi float [ %131, %25 ], [ %577, %499 ]
  %227 = phi float [ %130, %25 ], [ %573, %499 ]
  %228 = phi float [ %129, %25 ], [ %569, %499 ]
  %229 = phi float [ %128, %25 ], [ %565, %499 ]
  %230 = phi float [ %127, %25 ], [ %561, %499 ]
  %231 = phi float [ %126, %25 ], [ %557, %499 ]
  %232 = phi float [ %125, %25 ], [ %553, %499 ]
  %233 = phi float [ %124, %25 ], [ %549, %499 ]
  %234 = phi float [ %123, %25 ], [ %545, %499 ]
  %235 = phi float [ 0xC6293E5940000000, %25 ], [ %460, %499 ]
  %236 = phi i32 [ 0, %25 ], [ %500, %499 ]
  %237 = phi float [ 0.000000e+00, %25 ], [ %670, %499 ]
  %238 = add nuw nsw i32 %236, %10
  %239 = icmp slt i32 %238, %4
  %240 = shl nsw i32 %238, 5
  br label %248

241:                                              ; preds = %499
  store float %545, ptr %8, align 4
  store float %549, ptr %92, align 4
  store float %553, ptr %93, align 4
  store float %557, ptr %94, align 4
  store float %561, ptr %95, align 4
  store float %565, ptr %96, align 4
  store float %569, ptr %97, align 4
  store float %573, ptr %98, align 4
  store float %577, ptr %99, align 4
  store float %581, ptr %100, align 4
  store float %585, ptr %101, align 4
  store float %589, ptr %102, align 4
  store float %593, ptr %103, align 4
  store float %597, ptr %104, align 4
  store float %601, ptr %105, align 4
  store float %605, ptr %106, align 4
  store float %609, ptr %107, align 4
  store float %613, ptr %108, align 4
  store float %617, ptr %109, align 4
  store float %621, ptr %110, align 4
  store float %625, ptr %111, align 4
  store float %629, ptr %112, align 4
  store float %633, ptr %113, align 4
  store float %637, ptr %114, align 4
  store float %641, ptr %115, align 4
  store float %645, ptr %116, align 4
  store float %649, ptr %117, align 4
  store float %653, ptr %118, align 4
  store float %657, ptr %119, align 4
  store float %661, ptr %120, align 4
  store float %665, ptr %121, align 4
  store float %669, ptr %122, align 4
  br label %242

242:                                              ; preds = %241, %21
  %243 = phi float [ 0.000000e+00, %21 ], [ %670, %241 ]
  br i1 %19, label %244, label %708

244:                                              ; preds = %242
  %245 = add i32 %15, %13
  %246 = shl i32 %245, 5
  br label %673

247:                                              ; preds = %318
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5
  br label %323

248:                                              ; preds = %318, %202
  %249 = phi i32 [ 0, %202 ], [ %321, %318 ]
  br i1 %239, label %250, label %255

250:                                              ; preds = %248
  %251 = add nuw nsw i32 %249, %240
  %252 = zext nneg i32 %251 to i64
  %253 = getelementptr inbounds nuw float, ptr %22, i64 %252
  %254 = load float, ptr %253, align 4, !tbaa !7
  br label %255

255:                                              ; preds = %248, %250
  %256 = phi contract float [ %254, %250 ], [ 0.000000e+00, %248 ]
  %257 = zext nneg i32 %249 to i64
  %258 = getelementptr inbounds nuw float, ptr %27, i64 %257
  store float %256, ptr %258, align 4, !tbaa !7
  br i1 %239, label %259, label %264

259:                                              ; preds = %255
  %260 = add nuw nsw i32 %249, %240
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw float, ptr %23, i64 %261
  %263 = load float, ptr %262, align 4, !tbaa !7
  br label %264

264:                                              ; preds = %255, %259
  %265 = phi contract float [ %263, %259 ], [ 0.000000e+00, %255 ]
  %266 = getelementptr inbounds nuw float, ptr %28, i64 %257
  store float %265, ptr %266, align 4, !tbaa !7
  %267 = or disjoint i32 %249, 1
  br i1 %239, label %268, label %273

268:                                              ; preds = %264
  %269 = add nuw nsw i32 %267, %240
  %270 = zext nneg i32 %269 to i64
  %271 = getelementptr inbounds nuw float, ptr %22, i64 %270
  %272 = load float, ptr %271, align 4, !tbaa !7
  br label %273

273:                                              ; preds = %268, %264
  %274 = phi contract float [ %272, %268 ], [ 0.000000e+00, %264 ]
  %275 = zext nneg i32 %267 to i64
  %276 = getelementptr inbounds nuw float, ptr %27, i64 %275
  store float %274, ptr %276, align 4, !tbaa !7
  br i1 %239, label %277, label %282

277:                                              ; preds = %273
  %278 = add nuw nsw i32 %267, %240
  %279 = zext nneg i32 %278 to i64
  %280 = getelementptr inbounds nuw float, ptr %23, i64 %279
  %281 = load float, ptr %280, align 4, !tbaa !7
  br label %282

282:                                              ; preds = %277, %273
  %283 = phi contract float [ %281, %277 ], [ 0.000000e+00, %273 ]
  %284 = getelementptr inbounds nuw float, ptr %28, i64 %275
  store float %283, ptr %284, align 4, !tbaa !7
  %285 = or disjoint i32 %249, 2
  br i1 %239, label %286, label %291

286:                                              ; preds = %282
  %287 = add nuw nsw i32 %285, %240
  %288 = zext nneg i32 %287 to i64
  %289 = getelementptr inbounds nuw float, ptr %22, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !7
  br label %291

291:                                              ; preds = %286, %282
  %292 = phi contract float [ %290, %286 ], [ 0.000000e+00, %282 ]
  %293 = zext nneg i32 %285 to i64
  %294 = getelementptr inbounds nuw float, ptr %27, i64 %293
  store float %292, ptr %294, align 4, !tbaa !7
  br i1 %239, label %295, label %300

295:                                              ; preds = %291
  %296 = add nuw nsw i32 %285, %240
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw float, ptr %23, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !7
  br label %300

300:                                              ; preds = %295, %291
  %301 = phi contract float [ %299, %295 ], [ 0.000000e+00, %291 ]
  %302 = getelementptr inbounds nuw float, ptr %28, i64 %293
  store float %301, ptr %302, align 4, !tbaa !7
  %303 = or disjoint i32 %249, 3
  br i1 %239, label %304, label %309

304:                                              ; preds = %300
  %305 = add nuw nsw i32 %303, %240
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw float, ptr %22, i64 %306
  %308 = load float, ptr %307, align 4, !tbaa !7
  br label %309

309:                                              ; preds = %304, %300
  %310 = phi contract float [ %308, %304 ], [ 0.000000e+00, %300 ]
  %311 = zext nneg i32 %303 to i64
  %312 = getelementptr inbounds nuw float, ptr %27, i64 %311
  store float %310, ptr %312, align 4, !tbaa !7
  br i1 %239, label %313, label %318

313:                                              ; preds = %309
  %314 = add nuw nsw i32 %303, %240
  %315 = zext nneg i32 %314 to i64
  %316 = getelementptr inbounds nuw float, ptr %23, i64 %315
  %317 = load float, ptr %316, align 4, !tbaa !7
  br label %318

318:                                              ; preds = %313, %309
  %319 = phi contract float [ %317, %313 ], [ 0.000000e+00, %309 ]
  %320 = getelementptr inbounds nuw float, ptr %28, i64 %311
  store float %319, ptr %320, align 4, !tbaa !7
  %321 = add nuw nsw i32 %249, 4
  %322 = icmp eq i32 %321, 32
  br i1 %322, label %247, label %248, !llvm.loop !11

323:                                              ; preds = %247, %323
  %324 = phi i32 [ 0, %247 ], [ %461, %323 ]
  %325 = phi float [ %235, %247 ], [ %460, %323 ]
  %326 = zext nneg i32 %324 to i64
  %327 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %326
  %328 = load float, ptr %327, align 4, !tbaa !7
  %329 = fmul contract float %29, %328
  %330 = fadd contract float %329, 0.000000e+00
  %331 = getelementptr inbounds nuw i8, ptr %327, i64 4
  %332 = load float, ptr %331, align 4, !tbaa !7
  %333 = fmul contract float %31, %332
  %334 = fadd contract float %330, %333
  %335 = getelementptr inbounds nuw i8, ptr %327, i64 8
  %336 = load float, ptr %335, align 4, !tbaa !7
  %337 = fmul contract float %33, %336
  %338 = fadd contract float %334, %337
  %339 = getelementptr inbounds nuw i8, ptr %327, i64 12
  %340 = load float, ptr %339, align 4, !tbaa !7
  %341 = fmul contract float %35, %340
  %342 = fadd contract float %338, %341
  %343 = getelementptr inbounds nuw i8, ptr %327, i64 16
  %344 = load float, ptr %343, align 4, !tbaa !7
  %345 = fmul contract float %37, %344
  %346 = fadd contract float %342, %345
  %347 = getelementptr inbounds nuw i8, ptr %327, i64 20
  %348 = load float, ptr %347, align 4, !tbaa !7
  %349 = fmul contract float %39, %348
  %350 = fadd contract float %346, %349
  %351 = getelementptr inbounds nuw i8, ptr %327, i64 24
  %352 = load float, ptr %351, align 4, !tbaa !7
  %353 = fmul contract float %41, %352
  %354 = fadd contract float %350, %353
  %355 = getelementptr inbounds nuw i8, ptr %327, i64 28
  %356 = load float, ptr %355, align 4, !tbaa !7
  %357 = fmul contract float %43, %356
  %358 = fadd contract float %354, %357
  %359 = getelementptr inbounds nuw i8, ptr %327, i64 32
  %360 = load float, ptr %359, align 4, !tbaa !7
  %361 = fmul contract float %45, %360
  %362 = fadd contract float %358, %361
  %363 = getelementptr inbounds nuw i8, ptr %327, i64 36
  %364 = load float, ptr %363, align 4, !tbaa !7
  %365 = fmul contract float %47, %364
  %366 = fadd contract float %362, %365
  %367 = getelementptr inbounds nuw i8, ptr %327, i64 40
  %368 = load float, ptr %367, align 4, !tbaa !7
  %369 = fmul contract float %49, %368
  %370 = fadd contract float %366, %369
  %371 = getelementptr inbounds nuw i8, ptr %327, i64 44
  %372 = load float, ptr %371, align 4, !tbaa !7
  %373 = fmul contract float %51, %372
  %374 = fadd contract float %370, %373
  %375 = getelementptr inbounds nuw i8, ptr %327, i64 48
  %376 = load float, ptr %375, align 4, !tbaa !7
  %377 = fmul contract float %53, %376
  %378 = fadd contract float %374, %377
  %379 = getelementptr inbounds nuw i8, ptr %327, i64 52
  %380 = load float, ptr %379, align 4, !tbaa !7
  %381 = fmul contract float %55, %380
  %382 = fadd contract float %378, %381
  %383 = getelementptr inbounds nuw i8, ptr %327, i64 56
  %384 = load float, ptr %383, align 4, !tbaa !7
  %385 = fmul contract float %57, %384
  %386 = fadd contract float %382, %385
  %387 = getelementptr inbounds nuw i8, ptr %327, i64 60
  %388 = load float, ptr %387, align 4, !tbaa !7
  %389 = fmul contract float %59, %388
  %390 = fadd contract float %386, %389
  %391 = getelementptr inbounds nuw i8, ptr %327, i64 64
  %392 = load float, ptr %391, align 4, !tbaa !7
  %393 = fmul contract float %61, %392
  %394 = fadd contract float %390, %393
  %395 = getelementptr inbounds nuw i8, ptr %327, i64 68
  %396 = load float, ptr %395, align 4, !tbaa !7
  %397 = fmul contract float %63, %396
  %398 = fadd contract float %394, %397
  %399 = getelementptr inbounds nuw i8, ptr %327, i64 72
  %400 = load float, ptr %399, align 4, !tbaa !7
  %401 = fmul contract float %65, %400
  %402 = fadd contract float %398, %401
  %403 = getelementptr inbounds nuw i8, ptr %327, i64 76
  %404 = load float, ptr %403, align 4, !tbaa !7
  %405 = fmul contract float %67, %404
  %406 = fadd contract float %402, %405
  %407 = getelementptr inbounds nuw i8, ptr %327, i64 80
  %408 = load float, ptr %407, align 4, !tbaa !7
  %409 = fmul contract float %69, %408
  %410 = fadd contract float %406, %409
  %411 = getelementptr inbounds nuw i8, ptr %327, i64 84
  %412 = load float, ptr %411, align 4, !tbaa !7
  %413 = fmul contract float %71, %412
  %414 = fadd contract float %410, %413
  %415 = getelementptr inbounds nuw i8, ptr %327, i64 88
  %416 = load float, ptr %415, align 4, !tbaa !7
  %417 = fmul contract float %73, %416
  %418 = fadd contract float %414, %417
  %419 = getelementptr inbounds nuw i8, ptr %327, i64 92
  %420 = load float, ptr %419, align 4, !tbaa !7
  %421 = fmul contract float %75, %420
  %422 = fadd contract float %418, %421
  %423 = getelementptr inbounds nuw i8, ptr %327, i64 96
  %424 = load float, ptr %423, align 4, !tbaa !7
  %425 = fmul contract float %77, %424
  %426 = fadd contract float %422, %425
  %427 = getelementptr inbounds nuw i8, ptr %327, i64 100
  %428 = load float, ptr %427, align 4, !tbaa !7
  %429 = fmul contract float %79, %428
  %430 = fadd contract float %426, %429
  %431 = getelementptr inbounds nuw i8, ptr %327, i64 104
  %432 = load float, ptr %431, align 4, !tbaa !7
  %433 = fmul contract float %81, %432
  %434 = fadd contract float %430, %433
  %435 = getelementptr inbounds nuw i8, ptr %327, i64 108
  %436 = load float, ptr %435, align 4, !tbaa !7
  %437 = fmul contract float %83, %436
  %438 = fadd contract float %434, %437
  %439 = getelementptr inbounds nuw i8, ptr %327, i64 112
  %440 = load float, ptr %439, align 4, !tbaa !7
  %441 = fmul contract float %85, %440
  %442 = fadd contract float %438, %441
  %443 = getelementptr inbounds nuw i8, ptr %327, i64 116
  %444 = load float, ptr %443, align 4, !tbaa !7
  %445 = fmul contract float %87, %444
  %446 = fadd contract float %442, %445
  %447 = getelementptr inbounds nuw i8, ptr %327, i64 120
  %448 = load float, ptr %447, align 4, !tbaa !7
  %449 = fmul contract float %89, %448
  %450 = fadd contract float %446, %449
  %451 = getelementptr inbounds nuw i8, ptr %327, i64 124
  %452 = load float, ptr %451, align 4, !tbaa !7
  %453 = fmul contract float %91, %452
  %454 = fadd contract float %450, %453
  %455 = or disjoint i32 %324, %236
  %456 = icmp slt i32 %455, %4
  %457 = fmul contract float %5, %454
  %458 = select contract i1 %456, float %457, float 0xC6293E5940000000
  %459 = getelementptr inbounds nuw float, ptr %9, i64 %326
  store float %458, ptr %459, align 4, !tbaa !7
  %460 = tail call contract noundef float @__nv_fmaxf(float noundef %325, float noundef %458) #6
  %461 = add nuw nsw i32 %324, 1
  %462 = icmp eq i32 %461, 32
  br i1 %462, label %463, label %323, !llvm.loop !12

463:                                              ; preds = %323
  %464 = fsub contract float %235, %460
  %465 = tail call contract noundef float @__nv_expf(float noundef %464) #6
  %466 = fmul contract float %465, %234
  %467 = fmul contract float %465, %233
  %468 = fmul contract float %465, %232
  %469 = fmul contract float %465, %231
  %470 = fmul contract float %465, %230
  %471 = fmul contract float %465, %229
  %472 = fmul contract float %465, %228
  %473 = fmul contract float %465, %227
  %474 = fmul contract float %465, %226
  %475 = fmul contract float %465, %225
  %476 = fmul contract float %465, %224
  %477 = fmul contract float %465, %223
  %478 = fmul contract float %465, %222
  %479 = fmul contract float %465, %221
  %480 = fmul contract float %465, %220
  %481 = fmul contract float %465, %219
  %482 = fmul contract float %465, %218
  %483 = fmul contract float %465, %217
  %484 = fmul contract float %465, %216
  %485 = fmul contract float %465, %215
  %486 = fmul contract float %465, %214
  %487 = fmul contract float %465, %213
  %488 = fmul contract float %465, %212
  %489 = fmul contract float %465, %211
  %490 = fmul contract float %465, %210
  %491 = fmul contract float %465, %209
  %492 = fmul contract float %465, %208
  %493 = fmul contract float %465, %207
  %494 = fmul contract float %465, %206
  %495 = fmul contract float %465, %205
  %496 = fmul contract float %465, %204
  %497 = fmul contract float %465, %203
  %498 = fmul contract float %237, %465
  br label %502

499:                                              ; preds = %502
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5
  %500 = add nuw nsw i32 %236, 32
  %501 = icmp slt i32 %500, %4
  br i1 %501, label %202, label %241, !llvm.loop !13

502:                                              ; preds = %463, %502
  %503 = phi float [ %669, %502 ], [ %497, %463 ]
  %504 = phi float [ %665, %502 ], [ %496, %463 ]
  %505 = phi float [ %661, %502 ], [ %495, %463 ]
  %506 = phi float [ %657, %502 ], [ %494, %463 ]
  %507 = phi float [ %653, %502 ], [ %493, %463 ]
  %508 = phi float [ %649, %502 ], [ %492, %463 ]
  %509 = phi float [ %645, %502 ], [ %491, %463 ]
  %510 = phi float [ %641, %502 ], [ %490, %463 ]
  %511 = phi float [ %637, %502 ], [ %489, %463 ]
  %512 = phi float [ %633, %502 ], [ %488, %463 ]
  %513 = phi float [ %629, %502 ], [ %487, %463 ]
  %514 = phi float [ %625, %502 ], [ %486, %463 ]
  %515 = phi float [ %621, %502 ], [ %485, %463 ]
  %516 = phi float [ %617, %502 ], [ %484, %463 ]
  %517 = phi float [ %613, %502 ], [ %483, %463 ]
  %518 = phi float [ %609, %502 ], [ %482, %463 ]
  %519 = phi float [ %605, %502 ], [ %481, %463 ]
  %520 = phi float [ %601, %502 ], [ %480, %463 ]
  %521 = phi float [ %597, %502 ], [ %479, %463 ]
  %522 = phi float [ %593, %502 ], [ %478, %463 ]
  %523 = phi float [ %589, %502 ], [ %477, %463 ]
  %524 = phi float [ %585, %502 ], [ %476, %463 ]
  %525 = phi float [ %581, %502 ], [ %475, %463 ]
  %526 = phi float [ %577, %502 ], [ %474, %463 ]
  %527 = phi float [ %573, %502 ], [ %473, %463 ]
  %528 = phi float [ %569, %502 ], [ %472, %463 ]
  %529 = phi float [ %565, %502 ], [ %471, %463 ]
  %530 = phi float [ %561, %502 ], [ %470, %463 ]
  %531 = phi float [ %557, %502 ], [ %469, %463 ]
  %532 = phi float [ %553, %502 ], [ %468, %463 ]
  %533 = phi float [ %549, %502 ], [ %467, %463 ]
  %534 = phi float [ %545, %502 ], [ %466, %463 ]
  %535 = phi i32 [ %671, %502 ], [ 0, %463 ]
  %536 = phi float [ %670, %502 ], [ %498, %463 ]
  %537 = zext nneg i32 %535 to i64
  %538 = getelementptr inbounds nuw float, ptr %9, i64 %537
  %539 = load float, ptr %538, align 4, !tbaa !7
  %540 = fsub contract float %539, %460
  %541 = tail call contract noundef float @__nv_expf(float noundef %540) #6
  %542 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %537
  %543 = load float, ptr %542, align 4, !tbaa !7
  %544 = fmul contract float %541, %543
  %545 = fadd contract float %534, %544
  %546 = getelementptr inbounds nuw i8, ptr %542, i64 4
  %547 = load float, ptr %546, align 4, !tbaa !7
  %548 = fmul contract float %541, %547
  %549 = fadd contract float %533, %548
  %550 = getelementptr inbounds nuw i8, ptr %542, i64 8
  %551 = load float, ptr %550, align 4, !tbaa !7
  %552 = fmul contract float %541, %551
  %553 = fadd contract float %532, %552
  %554 = getelementptr inbounds nuw i8, ptr %542, i64 12
  %555 = load float, ptr %554, align 4, !tbaa !7
  %556 = fmul contract float %541, %555
  %557 = fadd contract float %531, %556
  %558 = getelementptr inbounds nuw i8, ptr %542, i64 16
  %559 = load float, ptr %558, align 4, !tbaa !7
  %560 = fmul contract float %541, %559
  %561 = fadd contract float %530, %560
  %562 = getelementptr inbounds nuw i8, ptr %542, i64 20
  %563 = load float, ptr %562, align 4, !tbaa !7
  %564 = fmul contract float %541, %563
  %565 = fadd contract float %529, %564
  %566 = getelementptr inbounds nuw i8, ptr %542, i64 24
  %567 = load float, ptr %566, align 4, !tbaa !7
  %568 = fmul contract float %541, %567
  %569 = fadd contract float %528, %568
  %570 = getelementptr inbounds nuw i8, ptr %542, i64 28
  %571 = load float, ptr %570, align 4, !tbaa !7
  %572 = fmul contract float %541, %571
  %573 = fadd contract float %527, %572
  %574 = getelementptr inbounds nuw i8, ptr %542, i64 32
  %575 = load float, ptr %574, align 4, !tbaa !7
  %576 = fmul contract float %541, %575
  %577 = fadd contract float %526, %576
  %578 = getelementptr inbounds nuw i8, ptr %542, i64 36
  %579 = load float, ptr %578, align 4, !tbaa !7
  %580 = fmul contract float %541, %579
  %581 = fadd contract float %525, %580
  %582 = getelementptr inbounds nuw i8, ptr %542, i64 40
  %583 = load float, ptr %582, align 4, !tbaa !7
  %584 = fmul contract float %541, %583
  %585 = fadd contract float %524, %584
  %586 = getelementptr inbounds nuw i8, ptr %542, i64 44
  %587 = load float, ptr %586, align 4, !tbaa !7
  %588 = fmul contract float %541, %587
  %589 = fadd contract float %523, %588
  %590 = getelementptr inbounds nuw i8, ptr %542, i64 48
  %591 = load float, ptr %590, align 4, !tbaa !7
  %592 = fmul contract float %541, %591
  %593 = fadd contract float %522, %592
  %594 = getelementptr inbounds nuw i8, ptr %542, i64 52
  %595 = load float, ptr %594, align 4, !tbaa !7
  %596 = fmul contract float %541, %595
  %597 = fadd contract float %521, %596
  %598 = getelementptr inbounds nuw i8, ptr %542, i64 56
  %599 = load float, ptr %598, align 4, !tbaa !7
  %600 = fmul contract float %541, %599
  %601 = fadd contract float %520, %600
  %602 = getelementptr inbounds nuw i8, ptr %542, i64 60
  %603 = load float, ptr %602, align 4, !tbaa !7
  %604 = fmul contract float %541, %603
  %605 = fadd contract float %519, %604
  %606 = getelementptr inbounds nuw i8, ptr %542, i64 64
  %607 = load float, ptr %606, align 4, !tbaa !7
  %608 = fmul contract float %541, %607
  %609 = fadd contract float %518, %608
  %610 = getelementptr inbounds nuw i8, ptr %542, i64 68
  %611 = load float, ptr %610, align 4, !tbaa !7
  %612 = fmul contract float %541, %611
  %613 = fadd contract float %517, %612
  %614 = getelementptr inbounds nuw i8, ptr %542, i64 72
  %615 = load float, ptr %614, align 4, !tbaa !7
  %616 = fmul contract float %541, %615
  %617 = fadd contract float %516, %616
  %618 = getelementptr inbounds nuw i8, ptr %542, i64 76
  %619 = load float, ptr %618, align 4, !tbaa !7
  %620 = fmul contract float %541, %619
  %621 = fadd contract float %515, %620
  %622 = getelementptr inbounds nuw i8, ptr %542, i64 80
  %623 = load float, ptr %622, align 4, !tbaa !7
  %624 = fmul contract float %541, %623
  %625 = fadd contract float %514, %624
  %626 = getelementptr inbounds nuw i8, ptr %542, i64 84
  %627 = load float, ptr %626, align 4, !tbaa !7
  %628 = fmul contract float %541, %627
  %629 = fadd contract float %513, %628
  %630 = getelementptr inbounds nuw i8, ptr %542, i64 88
  %631 = load float, ptr %630, align 4, !tbaa !7
  %632 = fmul contract float %541, %631
  %633 = fadd contract float %512, %632
  %634 = getelementptr inbounds nuw i8, ptr %542, i64 92
  %635 = load float, ptr %634, align 4, !tbaa !7
  %636 = fmul contract float %541, %635
  %637 = fadd contract float %511, %636
  %638 = getelementptr inbounds nuw i8, ptr %542, i64 96
  %639 = load float, ptr %638, align 4, !tbaa !7
  %640 = fmul contract float %541, %639
  %641 = fadd contract float %510, %640
  %642 = getelementptr inbounds nuw i8, ptr %542, i64 100
  %643 = load float, ptr %642, align 4, !tbaa !7
  %644 = fmul contract float %541, %643
  %645 = fadd contract float %509, %644
  %646 = getelementptr inbounds nuw i8, ptr %542, i64 104
  %647 = load float, ptr %646, align 4, !tbaa !7
  %648 = fmul contract float %541, %647
  %649 = fadd contract float %508, %648
  %650 = getelementptr inbounds nuw i8, ptr %542, i64 108
  %651 = load float, ptr %650, align 4, !tbaa !7
  %652 = fmul contract float %541, %651
  %653 = fadd contract float %507, %652
  %654 = getelementptr inbounds nuw i8, ptr %542, i64 112
  %655 = load float, ptr %654, align 4, !tbaa !7
  %656 = fmul contract float %541, %655
  %657 = fadd contract float %506, %656
  %658 = getelementptr inbounds nuw i8, ptr %542, i64 116
  %659 = load float, ptr %658, align 4, !tbaa !7
  %660 = fmul contract float %541, %659
  %661 = fadd contract float %505, %660
  %662 = getelementptr inbounds nuw i8, ptr %542, i64 120
  %663 = load float, ptr %662, align 4, !tbaa !7
  %664 = fmul contract float %541, %663
  %665 = fadd contract float %504, %664
  %666 = getelementptr inbounds nuw i8, ptr %542, i64 124
  %667 = load float, ptr %666, align 4, !tbaa !7
  %668 = fmul contract float %541, %667
  %669 = fadd contract float %503, %668
  %670 = fadd contract float %536, %541
  %671 = add nuw nsw i32 %535, 1
  %672 = icmp eq i32 %671, 32
  br i1 %672, label %499, label %502, !llvm.loop !14

673:                                              ; preds = %673, %244
  %674 = phi i32 [ 0, %244 ], [ %706, %673 ]
  %675 = zext nneg i32 %674 to i64
  %676 = getelementptr inbounds nuw float, ptr %8, i64 %675
  %677 = load float, ptr %676, align 4, !tbaa !7
  %678 = fdiv contract float %677, %243
  %679 = add nuw nsw i32 %674, %246
  %680 = zext i32 %679 to i64
  %681 = getelementptr inbounds nuw float, ptr %3, i64 %680
  store float %678, ptr %681, align 4, !tbaa !7
  %682 = or disjoint i32 %674, 1
  %683 = zext nneg i32 %682 to i64
  %684 = getelementptr inbounds nuw float, ptr %8, i64 %683
  %685 = load float, ptr %684, align 4, !tbaa !7
  %686 = fdiv contract float %685, %243
  %687 = add nuw nsw i32 %682, %246
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw float, ptr %3, i64 %688
  store float %686, ptr %689, align 4, !tbaa !7
  %690 = or disjoint i32 %674, 2
  %691 = zext nneg i32 %690 to i64
  %692 = getelementptr inbounds nuw float, ptr %8, i64 %691
  %693 = load float, ptr %692, align 4, !tbaa !7
  %694 = fdiv contract float %693, %243
  %695 = add nuw nsw i32 %690, %246
  %696 = zext i32 %695 to i64
  %697 = getelementptr inbounds nuw float, ptr %3, i64 %696
  store float %694, ptr %697, align 4, !tbaa !7
  %698 = or disjoint i32 %674, 3
  %699 = zext nneg i32 %698 to i64
  %700 = getelementptr inbounds nuw float, ptr %8, i64 %699
  %701 = load float, ptr %700, align 4, !tbaa !7
  %702 = fdiv contract float %701, %243
  %703 = add nuw nsw i32 %698, %246
  %704 = zext i32 %703 to i64
  %705 = getelementptr inbounds nuw float, ptr %3, i64 %704
  store float %702, ptr %705, align 4, !tbaa !7
  %706 = add nuw nsw i32 %674, 4
  %707 = icmp eq i32 %706, 32
  br i1 %707, label %708, label %673, !llvm.loop !15

708:                                              ; preds = %673, %242
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
