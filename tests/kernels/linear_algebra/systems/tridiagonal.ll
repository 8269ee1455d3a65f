; ModuleID = 'tridiagonal.cu'
source_filename = "tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15reduce_parallelE1a = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1c = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ15reduce_parallelE1d = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ13reduce_cyclicE1a = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1b = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1c = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1d = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13reduce_cyclicE1x = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_strided(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %344

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fdiv contract float %18, %20
  %22 = getelementptr inbounds float, ptr %4, i64 %16
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = getelementptr inbounds float, ptr %3, i64 %16
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = load float, ptr %19, align 4, !tbaa !7
  %26 = fdiv contract float %24, %25
  %27 = getelementptr inbounds float, ptr %5, i64 %16
  store float %26, ptr %27, align 4, !tbaa !7
  %28 = icmp sgt i32 %6, 1
  br i1 %28, label %29, label %344

29:                                               ; preds = %15
  %30 = add i32 %12, %11
  %31 = add i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, -4
  %35 = getelementptr i8, ptr %4, i64 %34
  %36 = add nsw i32 %6, -2
  %37 = zext i32 %36 to i64
  %38 = add nsw i64 %32, %37
  %39 = shl nsw i64 %38, 2
  %40 = add nsw i64 %39, 4
  %41 = getelementptr i8, ptr %4, i64 %40
  %42 = getelementptr i8, ptr %5, i64 %34
  %43 = getelementptr i8, ptr %5, i64 %40
  %44 = icmp ult ptr %35, %43
  %45 = icmp ult ptr %42, %41
  %46 = and i1 %44, %45
  %47 = icmp ne i32 %7, 1
  %48 = add nsw i32 %6, -2
  %49 = add i32 %12, %11
  %50 = add i32 %49, 1
  %51 = add i32 %50, %48
  %52 = icmp slt i32 %51, %50
  %53 = or i1 %47, %52
  %54 = or i1 %46, %53
  br i1 %54, label %55, label %122

55:                                               ; preds = %29
  %56 = add nsw i32 %6, -1
  %57 = and i32 %56, 1
  %58 = icmp eq i32 %48, 0
  br i1 %58, label %139, label %59

59:                                               ; preds = %55
  %60 = and i32 %56, -2
  br label %61

61:                                               ; preds = %61, %59
  %62 = phi i32 [ 1, %59 ], [ %119, %61 ]
  %63 = phi i32 [ 0, %59 ], [ %120, %61 ]
  %64 = mul nsw i32 %62, %7
  %65 = add nsw i32 %64, %13
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %1, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = getelementptr inbounds float, ptr %0, i64 %66
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = sub nsw i32 %65, %7
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %4, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %70, %74
  %76 = fsub contract float %68, %75
  %77 = fdiv contract float 1.000000e+00, %76
  %78 = getelementptr inbounds float, ptr %2, i64 %66
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %79, %77
  %81 = getelementptr inbounds float, ptr %4, i64 %66
  store float %80, ptr %81, align 4, !tbaa !7
  %82 = getelementptr inbounds float, ptr %3, i64 %66
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = load float, ptr %69, align 4, !tbaa !7
  %85 = getelementptr inbounds float, ptr %5, i64 %72
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %84, %86
  %88 = fsub contract float %83, %87
  %89 = fmul contract float %77, %88
  %90 = getelementptr inbounds float, ptr %5, i64 %66
  store float %89, ptr %90, align 4, !tbaa !7
  %91 = add nuw nsw i32 %62, 1
  %92 = mul nsw i32 %91, %7
  %93 = add nsw i32 %92, %13
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %1, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = getelementptr inbounds float, ptr %0, i64 %94
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = sub nsw i32 %93, %7
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %4, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %98, %102
  %104 = fsub contract float %96, %103
  %105 = fdiv contract float 1.000000e+00, %104
  %106 = getelementptr inbounds float, ptr %2, i64 %94
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fmul contract float %107, %105
  %109 = getelementptr inbounds float, ptr %4, i64 %94
  store float %108, ptr %109, align 4, !tbaa !7
  %110 = getelementptr inbounds float, ptr %3, i64 %94
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = load float, ptr %97, align 4, !tbaa !7
  %113 = getelementptr inbounds float, ptr %5, i64 %100
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fmul contract float %112, %114
  %116 = fsub contract float %111, %115
  %117 = fmul contract float %105, %116
  %118 = getelementptr inbounds float, ptr %5, i64 %94
  store float %117, ptr %118, align 4, !tbaa !7
  %119 = add nuw nsw i32 %62, 2
  %120 = add nuw i32 %63, 2
  %121 = icmp eq i32 %120, %60
  br i1 %121, label %137, label %61, !llvm.loop !9

122:                                              ; preds = %29
  %123 = add i32 %12, %11
  %124 = add i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = shl nsw i64 %125, 2
  %127 = add nsw i64 %126, -4
  %128 = getelementptr i8, ptr %4, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = getelementptr i8, ptr %5, i64 %127
  %131 = load float, ptr %130, align 4
  %132 = add nsw i32 %6, -1
  %133 = and i32 %132, 1
  %134 = icmp eq i32 %48, 0
  br i1 %134, label %171, label %135

135:                                              ; preds = %122
  %136 = and i32 %132, -2
  br label %227

137:                                              ; preds = %61
  %138 = icmp eq i32 %57, 0
  br i1 %138, label %197, label %139

139:                                              ; preds = %137, %55
  %140 = phi i32 [ 1, %55 ], [ %119, %137 ]
  %141 = icmp ne i32 %57, 0
  tail call void @llvm.assume(i1 %141)
  %142 = mul nsw i32 %140, %7
  %143 = add nsw i32 %142, %13
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %1, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = getelementptr inbounds float, ptr %0, i64 %144
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = sub nsw i32 %143, %7
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %4, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fmul contract float %148, %152
  %154 = fsub contract float %146, %153
  %155 = fdiv contract float 1.000000e+00, %154
  %156 = getelementptr inbounds float, ptr %2, i64 %144
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fmul contract float %157, %155
  %159 = getelementptr inbounds float, ptr %4, i64 %144
  store float %158, ptr %159, align 4, !tbaa !7
  %160 = getelementptr inbounds float, ptr %3, i64 %144
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = load float, ptr %147, align 4, !tbaa !7
  %163 = getelementptr inbounds float, ptr %5, i64 %150
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = fmul contract float %162, %164
  %166 = fsub contract float %161, %165
  %167 = fmul contract float %155, %166
  %168 = getelementptr inbounds float, ptr %5, i64 %144
  store float %167, ptr %168, align 4, !tbaa !7
  br label %197

169:                                              ; preds = %227
  %170 = icmp eq i32 %133, 0
  br i1 %170, label %197, label %171

171:                                              ; preds = %169, %122
  %172 = phi float [ %131, %122 ], [ %273, %169 ]
  %173 = phi float [ %129, %122 ], [ %266, %169 ]
  %174 = phi i32 [ 1, %122 ], [ %275, %169 ]
  %175 = icmp ne i32 %133, 0
  tail call void @llvm.assume(i1 %175)
  %176 = mul nuw nsw i32 %174, %7
  %177 = add nsw i32 %176, %13
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %1, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !7
  %181 = getelementptr inbounds float, ptr %0, i64 %178
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fmul contract float %182, %173
  %184 = fsub contract float %180, %183
  %185 = fdiv contract float 1.000000e+00, %184
  %186 = getelementptr inbounds float, ptr %2, i64 %178
  %187 = load float, ptr %186, align 4, !tbaa !7
  %188 = fmul contract float %187, %185
  %189 = getelementptr inbounds float, ptr %4, i64 %178
  store float %188, ptr %189, align 4, !tbaa !7
  %190 = getelementptr inbounds float, ptr %3, i64 %178
  %191 = load float, ptr %190, align 4, !tbaa !7
  %192 = load float, ptr %181, align 4, !tbaa !7
  %193 = fmul contract float %192, %172
  %194 = fsub contract float %191, %193
  %195 = fmul contract float %185, %194
  %196 = getelementptr inbounds float, ptr %5, i64 %178
  store float %195, ptr %196, align 4, !tbaa !7
  br label %197

197:                                              ; preds = %171, %169, %139, %137
  %198 = add nsw i32 %6, -2
  %199 = add nuw i32 %6, 3
  %200 = and i32 %199, 3
  %201 = and i32 %6, 3
  %202 = icmp eq i32 %201, 1
  br i1 %202, label %224, label %203

203:                                              ; preds = %197, %203
  %204 = phi i32 [ %221, %203 ], [ %198, %197 ]
  %205 = phi i32 [ %222, %203 ], [ 0, %197 ]
  %206 = mul nsw i32 %204, %7
  %207 = add nsw i32 %206, %13
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %4, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !7
  %211 = add nuw nsw i32 %204, 1
  %212 = mul nsw i32 %211, %7
  %213 = add nsw i32 %212, %13
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr %5, i64 %214
  %216 = load float, ptr %215, align 4, !tbaa !7
  %217 = fmul contract float %210, %216
  %218 = getelementptr inbounds float, ptr %5, i64 %208
  %219 = load float, ptr %218, align 4, !tbaa !7
  %220 = fsub contract float %219, %217
  store float %220, ptr %218, align 4, !tbaa !7
  %221 = add nsw i32 %204, -1
  %222 = add i32 %205, 1
  %223 = icmp eq i32 %222, %200
  br i1 %223, label %224, label %203, !llvm.loop !11

224:                                              ; preds = %203, %197
  %225 = phi i32 [ %198, %197 ], [ %221, %203 ]
  %226 = icmp ult i32 %48, 3
  br i1 %226, label %344, label %278

227:                                              ; preds = %227, %135
  %228 = phi float [ %131, %135 ], [ %273, %227 ]
  %229 = phi float [ %129, %135 ], [ %266, %227 ]
  %230 = phi i32 [ 1, %135 ], [ %275, %227 ]
  %231 = phi i32 [ 0, %135 ], [ %276, %227 ]
  %232 = mul nuw nsw i32 %230, %7
  %233 = add nsw i32 %232, %13
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %1, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !7
  %237 = getelementptr inbounds float, ptr %0, i64 %234
  %238 = load float, ptr %237, align 4, !tbaa !7
  %239 = fmul contract float %238, %229
  %240 = fsub contract float %236, %239
  %241 = fdiv contract float 1.000000e+00, %240
  %242 = getelementptr inbounds float, ptr %2, i64 %234
  %243 = load float, ptr %242, align 4, !tbaa !7
  %244 = fmul contract float %243, %241
  %245 = getelementptr inbounds float, ptr %4, i64 %234
  store float %244, ptr %245, align 4, !tbaa !7
  %246 = getelementptr inbounds float, ptr %3, i64 %234
  %247 = load float, ptr %246, align 4, !tbaa !7
  %248 = load float, ptr %237, align 4, !tbaa !7
  %249 = fmul contract float %248, %228
  %250 = fsub contract float %247, %249
  %251 = fmul contract float %241, %250
  %252 = getelementptr inbounds float, ptr %5, i64 %234
  store float %251, ptr %252, align 4, !tbaa !7
  %253 = add nuw nsw i32 %230, 1
  %254 = mul nuw nsw i32 %253, %7
  %255 = add nsw i32 %254, %13
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr %1, i64 %256
  %258 = load float, ptr %257, align 4, !tbaa !7
  %259 = getelementptr inbounds float, ptr %0, i64 %256
  %260 = load float, ptr %259, align 4, !tbaa !7
  %261 = fmul contract float %260, %244
  %262 = fsub contract float %258, %261
  %263 = fdiv contract float 1.000000e+00, %262
  %264 = getelementptr inbounds float, ptr %2, i64 %256
  %265 = load float, ptr %264, align 4, !tbaa !7
  %266 = fmul contract float %265, %263
  %267 = getelementptr inbounds float, ptr %4, i64 %256
  store float %266, ptr %267, align 4, !tbaa !7
  %268 = getelementptr inbounds float, ptr %3, i64 %256
  %269 = load float, ptr %268, align 4, !tbaa !7
  %270 = load float, ptr %259, align 4, !tbaa !7
  %271 = fmul contract float %270, %251
  %272 = fsub contract float %269, %271
  %273 = fmul contract float %263, %272
  %274 = getelementptr inbounds float, ptr %5, i64 %256
  store float %273, ptr %274, align 4, !tbaa !7
  %275 = add nuw nsw i32 %230, 2
  %276 = add i32 %231, 2
  %277 = icmp eq i32 %276, %136
  br i1 %277, label %169, label %227, !llvm.loop !9

278:                                              ; preds = %224, %278
  %279 = phi i32 [ %342, %278 ], [ %225, %224 ]
  %280 = mul nsw i32 %279, %7
  %281 = add nsw i32 %280, %13
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds float, ptr %4, i64 %282
  %284 = load float, ptr %283, align 4, !tbaa !7
  %285 = add nuw nsw i32 %279, 1
  %286 = mul nsw i32 %285, %7
  %287 = add nsw i32 %286, %13
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr %5, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !7
  %291 = fmul contract float %284, %290
  %292 = getelementptr inbounds float, ptr %5, i64 %282
  %293 = load float, ptr %292, align 4, !tbaa !7
  %294 = fsub contract float %293, %291
  store float %294, ptr %292, align 4, !tbaa !7
  %295 = add nsw i32 %279, -1
  %296 = mul nsw i32 %295, %7
  %297 = add nsw i32 %296, %13
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds float, ptr %4, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !7
  %301 = mul nsw i32 %279, %7
  %302 = add nsw i32 %301, %13
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds float, ptr %5, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !7
  %306 = fmul contract float %300, %305
  %307 = getelementptr inbounds float, ptr %5, i64 %298
  %308 = load float, ptr %307, align 4, !tbaa !7
  %309 = fsub contract float %308, %306
  store float %309, ptr %307, align 4, !tbaa !7
  %310 = add nsw i32 %279, -2
  %311 = mul nsw i32 %310, %7
  %312 = add nsw i32 %311, %13
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds float, ptr %4, i64 %313
  %315 = load float, ptr %314, align 4, !tbaa !7
  %316 = add nsw i32 %279, -1
  %317 = mul nsw i32 %316, %7
  %318 = add nsw i32 %317, %13
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds float, ptr %5, i64 %319
  %321 = load float, ptr %320, align 4, !tbaa !7
  %322 = fmul contract float %315, %321
  %323 = getelementptr inbounds float, ptr %5, i64 %313
  %324 = load float, ptr %323, align 4, !tbaa !7
  %325 = fsub contract float %324, %322
  store float %325, ptr %323, align 4, !tbaa !7
  %326 = add nsw i32 %279, -3
  %327 = mul nsw i32 %326, %7
  %328 = add nsw i32 %327, %13
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds float, ptr %4, i64 %329
  %331 = load float, ptr %330, align 4, !tbaa !7
  %332 = add nsw i32 %279, -2
  %333 = mul nsw i32 %332, %7
  %334 = add nsw i32 %333, %13
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds float, ptr %5, i64 %335
  %337 = load float, ptr %336, align 4, !tbaa !7
  %338 = fmul contract float %331, %337
  %339 = getelementptr inbounds float, ptr %5, i64 %329
  %340 = load float, ptr %339, align 4, !tbaa !7
  %341 = fsub contract float %340, %338
  store float %341, ptr %339, align 4, !tbaa !7
  %342 = add nsw i32 %279, -4
  %343 = icmp eq i32 %326, 0
  br i1 %343, label %344, label %278, !llvm.loop !13

344:                                              ; preds = %224, %278, %15, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %203

13:                                               ; preds = %6
  %14 = icmp sgt i32 %4, 1
  %15 = mul nsw i32 %4, %11
  br i1 %14, label %16, label %194

16:                                               ; preds = %13
  %17 = add nsw i32 %4, -1
  %18 = add nsw i32 %4, -2
  %19 = and i32 %17, 1
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = and i32 %17, -2
  %23 = add i32 1, %15
  br label %96

24:                                               ; preds = %96
  %25 = icmp eq i32 %19, 0
  br i1 %25, label %50, label %26

26:                                               ; preds = %24, %16
  %27 = phi i32 [ 1, %16 ], [ %141, %24 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nsw i32 %27, %15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !14
  %33 = add nsw i32 %29, -1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !14
  %37 = fdiv contract double %32, %36
  %38 = getelementptr inbounds double, ptr %2, i64 %34
  %39 = load double, ptr %38, align 8, !tbaa !14
  %40 = fmul contract double %37, %39
  %41 = getelementptr inbounds double, ptr %1, i64 %30
  %42 = load double, ptr %41, align 8, !tbaa !14
  %43 = fsub contract double %42, %40
  store double %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds double, ptr %3, i64 %34
  %45 = load double, ptr %44, align 8, !tbaa !14
  %46 = fmul contract double %37, %45
  %47 = getelementptr inbounds double, ptr %3, i64 %30
  %48 = load double, ptr %47, align 8, !tbaa !14
  %49 = fsub contract double %48, %46
  store double %49, ptr %47, align 8, !tbaa !14
  br label %50

50:                                               ; preds = %24, %26
  %51 = add nsw i32 %4, -1
  %52 = add i32 %51, %15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !14
  %56 = getelementptr inbounds double, ptr %3, i64 %53
  %57 = load double, ptr %56, align 8, !tbaa !14
  %58 = fdiv contract double %57, %55
  store double %58, ptr %56, align 8, !tbaa !14
  %59 = add nsw i32 %4, -2
  %60 = add i32 %10, %9
  %61 = add i32 %60, 1
  %62 = mul i32 %4, %61
  %63 = add i32 %62, -2
  %64 = sext i32 %63 to i64
  %65 = shl nsw i64 %64, 3
  %66 = getelementptr i8, ptr %3, i64 %65
  %67 = getelementptr i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8
  %69 = and i32 %17, 3
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %89, label %71

71:                                               ; preds = %50, %71
  %72 = phi double [ %85, %71 ], [ %68, %50 ]
  %73 = phi i32 [ %86, %71 ], [ %59, %50 ]
  %74 = phi i32 [ %87, %71 ], [ 0, %50 ]
  %75 = add nsw i32 %73, %15
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %3, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !14
  %79 = getelementptr inbounds double, ptr %2, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !14
  %81 = fmul contract double %80, %72
  %82 = fsub contract double %78, %81
  %83 = getelementptr inbounds double, ptr %1, i64 %76
  %84 = load double, ptr %83, align 8, !tbaa !14
  %85 = fdiv contract double %82, %84
  store double %85, ptr %77, align 8, !tbaa !14
  %86 = add nsw i32 %73, -1
  %87 = add i32 %74, 1
  %88 = icmp eq i32 %87, %69
  br i1 %88, label %89, label %71, !llvm.loop !16

89:                                               ; preds = %71, %50
  %90 = phi double [ %68, %50 ], [ %85, %71 ]
  %91 = phi i32 [ %59, %50 ], [ %86, %71 ]
  %92 = icmp ult i32 %18, 3
  br i1 %92, label %203, label %93

93:                                               ; preds = %89
  %94 = add i32 -1, %15
  %95 = add i32 -2, %15
  br label %144

96:                                               ; preds = %96, %21
  %97 = phi i32 [ 1, %21 ], [ %141, %96 ]
  %98 = phi i32 [ 0, %21 ], [ %142, %96 ]
  %99 = add nsw i32 %97, %15
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %0, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !14
  %103 = add nsw i32 %99, -1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %1, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !14
  %107 = fdiv contract double %102, %106
  %108 = getelementptr inbounds double, ptr %2, i64 %104
  %109 = load double, ptr %108, align 8, !tbaa !14
  %110 = fmul contract double %107, %109
  %111 = getelementptr inbounds double, ptr %1, i64 %100
  %112 = load double, ptr %111, align 8, !tbaa !14
  %113 = fsub contract double %112, %110
  store double %113, ptr %111, align 8, !tbaa !14
  %114 = getelementptr inbounds double, ptr %3, i64 %104
  %115 = load double, ptr %114, align 8, !tbaa !14
  %116 = fmul contract double %107, %115
  %117 = getelementptr inbounds double, ptr %3, i64 %100
  %118 = load double, ptr %117, align 8, !tbaa !14
  %119 = fsub contract double %118, %116
  store double %119, ptr %117, align 8, !tbaa !14
  %120 = add i32 %97, %23
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %0, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !14
  %124 = add i32 %97, %15
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %1, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !14
  %128 = fdiv contract double %123, %127
  %129 = getelementptr inbounds double, ptr %2, i64 %125
  %130 = load double, ptr %129, align 8, !tbaa !14
  %131 = fmul contract double %128, %130
  %132 = getelementptr inbounds double, ptr %1, i64 %121
  %133 = load double, ptr %132, align 8, !tbaa !14
  %134 = fsub contract double %133, %131
  store double %134, ptr %132, align 8, !tbaa !14
  %135 = getelementptr inbounds double, ptr %3, i64 %125
  %136 = load double, ptr %135, align 8, !tbaa !14
  %137 = fmul contract double %128, %136
  %138 = getelementptr inbounds double, ptr %3, i64 %121
  %139 = load double, ptr %138, align 8, !tbaa !14
  %140 = fsub contract double %139, %137
  store double %140, ptr %138, align 8, !tbaa !14
  %141 = add nuw nsw i32 %97, 2
  %142 = add nuw i32 %98, 2
  %143 = icmp eq i32 %142, %22
  br i1 %143, label %24, label %96, !llvm.loop !17

144:                                              ; preds = %144, %93
  %145 = phi double [ %90, %93 ], [ %191, %144 ]
  %146 = phi i32 [ %91, %93 ], [ %192, %144 ]
  %147 = add nsw i32 %146, %15
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %3, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !14
  %151 = getelementptr inbounds double, ptr %2, i64 %148
  %152 = load double, ptr %151, align 8, !tbaa !14
  %153 = fmul contract double %152, %145
  %154 = fsub contract double %150, %153
  %155 = getelementptr inbounds double, ptr %1, i64 %148
  %156 = load double, ptr %155, align 8, !tbaa !14
  %157 = fdiv contract double %154, %156
  store double %157, ptr %149, align 8, !tbaa !14
  %158 = add i32 %146, %94
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %3, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !14
  %162 = getelementptr inbounds double, ptr %2, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !14
  %164 = fmul contract double %163, %157
  %165 = fsub contract double %161, %164
  %166 = getelementptr inbounds double, ptr %1, i64 %159
  %167 = load double, ptr %166, align 8, !tbaa !14
  %168 = fdiv contract double %165, %167
  store double %168, ptr %160, align 8, !tbaa !14
  %169 = add i32 %146, %95
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %3, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !14
  %173 = getelementptr inbounds double, ptr %2, i64 %170
  %174 = load double, ptr %173, align 8, !tbaa !14
  %175 = fmul contract double %174, %168
  %176 = fsub contract double %172, %175
  %177 = getelementptr inbounds double, ptr %1, i64 %170
  %178 = load double, ptr %177, align 8, !tbaa !14
  %179 = fdiv contract double %176, %178
  store double %179, ptr %171, align 8, !tbaa !14
  %180 = add nsw i32 %146, -3
  %181 = add nsw i32 %180, %15
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds double, ptr %3, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !14
  %185 = getelementptr inbounds double, ptr %2, i64 %182
  %186 = load double, ptr %185, align 8, !tbaa !14
  %187 = fmul contract double %186, %179
  %188 = fsub contract double %184, %187
  %189 = getelementptr inbounds double, ptr %1, i64 %182
  %190 = load double, ptr %189, align 8, !tbaa !14
  %191 = fdiv contract double %188, %190
  store double %191, ptr %183, align 8, !tbaa !14
  %192 = add nsw i32 %146, -4
  %193 = icmp eq i32 %180, 0
  br i1 %193, label %203, label %144, !llvm.loop !18

194:                                              ; preds = %13
  %195 = add i32 %4, -1
  %196 = add i32 %195, %15
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds double, ptr %1, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !14
  %200 = getelementptr inbounds double, ptr %3, i64 %197
  %201 = load double, ptr %200, align 8, !tbaa !14
  %202 = fdiv contract double %201, %199
  store double %202, ptr %200, align 8, !tbaa !14
  br label %203

203:                                              ; preds = %89, %144, %194, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @implicit_lines(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [24 x float], align 4
  %5 = alloca [24 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %264

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store float -2.500000e-01, ptr %4, align 4, !tbaa !7
  %13 = mul nsw i32 %10, 24
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = fmul contract float %16, 2.500000e-01
  store float %17, ptr %5, align 4, !tbaa !7
  %18 = load float, ptr %4, align 4
  br label %234

19:                                               ; preds = %234
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 92
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr float, ptr %1, i64 %14
  %23 = getelementptr i8, ptr %22, i64 92
  store float %21, ptr %23, align 4, !tbaa !7
  %24 = add i32 %13, 16
  %25 = sext i32 %24 to i64
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr i8, ptr %1, i64 %26
  %28 = getelementptr i8, ptr %27, i64 28
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = sext i32 %13 to i64
  %35 = getelementptr float, ptr %1, i64 %34
  %36 = getelementptr i8, ptr %35, i64 88
  %37 = fmul contract float %33, %29
  %38 = fsub contract float %31, %37
  store float %38, ptr %36, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 84
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 84
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = sext i32 %13 to i64
  %44 = getelementptr float, ptr %1, i64 %43
  %45 = getelementptr i8, ptr %44, i64 84
  %46 = fmul contract float %42, %38
  %47 = fsub contract float %40, %46
  store float %47, ptr %45, align 4, !tbaa !7
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = sext i32 %13 to i64
  %53 = getelementptr float, ptr %1, i64 %52
  %54 = getelementptr i8, ptr %53, i64 80
  %55 = fmul contract float %51, %47
  %56 = fsub contract float %49, %55
  store float %56, ptr %54, align 4, !tbaa !7
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 76
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 76
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = sext i32 %13 to i64
  %62 = getelementptr float, ptr %1, i64 %61
  %63 = getelementptr i8, ptr %62, i64 76
  %64 = fmul contract float %60, %56
  %65 = fsub contract float %58, %64
  store float %65, ptr %63, align 4, !tbaa !7
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = sext i32 %13 to i64
  %71 = getelementptr float, ptr %1, i64 %70
  %72 = getelementptr i8, ptr %71, i64 72
  %73 = fmul contract float %69, %65
  %74 = fsub contract float %67, %73
  store float %74, ptr %72, align 4, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 68
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 68
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = sext i32 %13 to i64
  %80 = getelementptr float, ptr %1, i64 %79
  %81 = getelementptr i8, ptr %80, i64 68
  %82 = fmul contract float %78, %74
  %83 = fsub contract float %76, %82
  store float %83, ptr %81, align 4, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = sext i32 %13 to i64
  %89 = getelementptr float, ptr %1, i64 %88
  %90 = getelementptr i8, ptr %89, i64 64
  %91 = fmul contract float %87, %83
  %92 = fsub contract float %85, %91
  store float %92, ptr %90, align 4, !tbaa !7
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = sext i32 %13 to i64
  %98 = getelementptr float, ptr %1, i64 %97
  %99 = getelementptr i8, ptr %98, i64 60
  %100 = fmul contract float %96, %92
  %101 = fsub contract float %94, %100
  store float %101, ptr %99, align 4, !tbaa !7
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = sext i32 %13 to i64
  %107 = getelementptr float, ptr %1, i64 %106
  %108 = getelementptr i8, ptr %107, i64 56
  %109 = fmul contract float %105, %101
  %110 = fsub contract float %103, %109
  store float %110, ptr %108, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = sext i32 %13 to i64
  %116 = getelementptr float, ptr %1, i64 %115
  %117 = getelementptr i8, ptr %116, i64 52
  %118 = fmul contract float %114, %110
  %119 = fsub contract float %112, %118
  store float %119, ptr %117, align 4, !tbaa !7
  %120 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = sext i32 %13 to i64
  %125 = getelementptr float, ptr %1, i64 %124
  %126 = getelementptr i8, ptr %125, i64 48
  %127 = fmul contract float %123, %119
  %128 = fsub contract float %121, %127
  store float %128, ptr %126, align 4, !tbaa !7
  %129 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = sext i32 %13 to i64
  %134 = getelementptr float, ptr %1, i64 %133
  %135 = getelementptr i8, ptr %134, i64 44
  %136 = fmul contract float %132, %128
  %137 = fsub contract float %130, %136
  store float %137, ptr %135, align 4, !tbaa !7
  %138 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = sext i32 %13 to i64
  %143 = getelementptr float, ptr %1, i64 %142
  %144 = getelementptr i8, ptr %143, i64 40
  %145 = fmul contract float %141, %137
  %146 = fsub contract float %139, %145
  store float %146, ptr %144, align 4, !tbaa !7
  %147 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = sext i32 %13 to i64
  %152 = getelementptr float, ptr %1, i64 %151
  %153 = getelementptr i8, ptr %152, i64 36
  %154 = fmul contract float %150, %146
  %155 = fsub contract float %148, %154
  store float %155, ptr %153, align 4, !tbaa !7
  %156 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = sext i32 %13 to i64
  %161 = getelementptr float, ptr %1, i64 %160
  %162 = getelementptr i8, ptr %161, i64 32
  %163 = fmul contract float %159, %155
  %164 = fsub contract float %157, %163
  store float %164, ptr %162, align 4, !tbaa !7
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = sext i32 %13 to i64
  %170 = getelementptr float, ptr %1, i64 %169
  %171 = getelementptr i8, ptr %170, i64 28
  %172 = fmul contract float %168, %164
  %173 = fsub contract float %166, %172
  store float %173, ptr %171, align 4, !tbaa !7
  %174 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %177 = load float, ptr %176, align 4, !tbaa !7
  %178 = sext i32 %13 to i64
  %179 = getelementptr float, ptr %1, i64 %178
  %180 = getelementptr i8, ptr %179, i64 24
  %181 = fmul contract float %177, %173
  %182 = fsub contract float %175, %181
  store float %182, ptr %180, align 4, !tbaa !7
  %183 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = sext i32 %13 to i64
  %188 = getelementptr float, ptr %1, i64 %187
  %189 = getelementptr i8, ptr %188, i64 20
  %190 = fmul contract float %186, %182
  %191 = fsub contract float %184, %190
  store float %191, ptr %189, align 4, !tbaa !7
  %192 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %195 = load float, ptr %194, align 4, !tbaa !7
  %196 = sext i32 %13 to i64
  %197 = getelementptr float, ptr %1, i64 %196
  %198 = getelementptr i8, ptr %197, i64 16
  %199 = fmul contract float %195, %191
  %200 = fsub contract float %193, %199
  store float %200, ptr %198, align 4, !tbaa !7
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %202 = load float, ptr %201, align 4, !tbaa !7
  %203 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %204 = load float, ptr %203, align 4, !tbaa !7
  %205 = sext i32 %13 to i64
  %206 = getelementptr float, ptr %1, i64 %205
  %207 = getelementptr i8, ptr %206, i64 12
  %208 = fmul contract float %204, %200
  %209 = fsub contract float %202, %208
  store float %209, ptr %207, align 4, !tbaa !7
  %210 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %211 = load float, ptr %210, align 4, !tbaa !7
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %213 = load float, ptr %212, align 4, !tbaa !7
  %214 = sext i32 %13 to i64
  %215 = getelementptr float, ptr %1, i64 %214
  %216 = getelementptr i8, ptr %215, i64 8
  %217 = fmul contract float %213, %209
  %218 = fsub contract float %211, %217
  store float %218, ptr %216, align 4, !tbaa !7
  %219 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %220 = load float, ptr %219, align 4, !tbaa !7
  %221 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = sext i32 %13 to i64
  %224 = getelementptr float, ptr %1, i64 %223
  %225 = getelementptr i8, ptr %224, i64 4
  %226 = fmul contract float %222, %218
  %227 = fsub contract float %220, %226
  store float %227, ptr %225, align 4, !tbaa !7
  %228 = load float, ptr %5, align 4, !tbaa !7
  %229 = load float, ptr %4, align 4, !tbaa !7
  %230 = sext i32 %13 to i64
  %231 = getelementptr float, ptr %1, i64 %230
  %232 = fmul contract float %229, %227
  %233 = fsub contract float %228, %232
  store float %233, ptr %231, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %264

234:                                              ; preds = %251, %12
  %235 = phi float [ %18, %12 ], [ %253, %251 ]
  %236 = phi float [ %17, %12 ], [ %261, %251 ]
  %237 = phi i32 [ 1, %12 ], [ %263, %251 ]
  %238 = fadd contract float %235, 4.000000e+00
  %239 = fdiv contract float -1.000000e+00, %238
  %240 = zext nneg i32 %237 to i64
  %241 = getelementptr inbounds nuw float, ptr %4, i64 %240
  store float %239, ptr %241, align 4, !tbaa !7
  %242 = add nsw i32 %237, %13
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr %0, i64 %243
  %245 = load float, ptr %244, align 4, !tbaa !7
  %246 = fadd contract float %245, %236
  %247 = fdiv contract float %246, %238
  %248 = getelementptr inbounds nuw float, ptr %5, i64 %240
  store float %247, ptr %248, align 4, !tbaa !7
  %249 = add nuw nsw i32 %237, 1
  %250 = icmp eq i32 %249, 24
  br i1 %250, label %19, label %251, !llvm.loop !19

251:                                              ; preds = %234
  %252 = fadd contract float %239, 4.000000e+00
  %253 = fdiv contract float -1.000000e+00, %252
  %254 = zext nneg i32 %249 to i64
  %255 = getelementptr inbounds nuw float, ptr %4, i64 %254
  store float %253, ptr %255, align 4, !tbaa !7
  %256 = add nsw i32 %249, %13
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds float, ptr %0, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !7
  %260 = fadd contract float %259, %247
  %261 = fdiv contract float %260, %252
  %262 = getelementptr inbounds nuw float, ptr %5, i64 %254
  store float %261, ptr %262, align 4, !tbaa !7
  %263 = add nuw nsw i32 %237, 2
  br label %234

264:                                              ; preds = %3, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_parallel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = sext i32 %8 to i64
  br label %17

12:                                               ; preds = %5
  %13 = add nsw i32 %8, %6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  br label %17

17:                                               ; preds = %10, %12
  %18 = phi i64 [ %11, %10 ], [ %14, %12 ]
  %19 = phi contract float [ 0.000000e+00, %10 ], [ %16, %12 ]
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %20
  store float %19, ptr %21, align 4, !tbaa !7
  %22 = getelementptr inbounds float, ptr %1, i64 %18
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %20
  store float %23, ptr %24, align 4, !tbaa !7
  %25 = icmp samesign ult i32 %6, 31
  br i1 %25, label %26, label %29

26:                                               ; preds = %17
  %27 = getelementptr inbounds float, ptr %2, i64 %18
  %28 = load float, ptr %27, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %17, %26
  %30 = phi contract float [ %28, %26 ], [ 0.000000e+00, %17 ]
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %20
  store float %30, ptr %31, align 4, !tbaa !7
  %32 = getelementptr inbounds float, ptr %3, i64 %18
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %20
  store float %33, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = add nuw nsw i32 %6, 1
  %36 = load float, ptr %24, align 4, !tbaa !7
  %37 = load float, ptr %34, align 4, !tbaa !7
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %58, label %39

39:                                               ; preds = %29
  %40 = add nsw i32 %6, -1
  %41 = load float, ptr %21, align 4, !tbaa !7
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fdiv contract float %41, %44
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %42
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fneg contract float %47
  %49 = fmul contract float %45, %48
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %42
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fmul contract float %45, %51
  %53 = fsub contract float %36, %52
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %42
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %45, %55
  %57 = fsub contract float %37, %56
  br label %58

58:                                               ; preds = %39, %29
  %59 = phi float [ %53, %39 ], [ %36, %29 ]
  %60 = phi float [ %57, %39 ], [ %37, %29 ]
  %61 = phi float [ %49, %39 ], [ 0.000000e+00, %29 ]
  %62 = icmp samesign ult i32 %6, 31
  br i1 %62, label %63, label %81

63:                                               ; preds = %58
  %64 = load float, ptr %31, align 4, !tbaa !7
  %65 = zext nneg i32 %35 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fdiv contract float %64, %67
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %65
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fneg contract float %70
  %72 = fmul contract float %68, %71
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %65
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %68, %74
  %76 = fsub contract float %59, %75
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %65
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fmul contract float %68, %78
  %80 = fsub contract float %60, %79
  br label %81

81:                                               ; preds = %63, %58
  %82 = phi float [ %72, %63 ], [ 0.000000e+00, %58 ]
  %83 = phi float [ %76, %63 ], [ %59, %58 ]
  %84 = phi float [ %80, %63 ], [ %60, %58 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %61, ptr %21, align 4, !tbaa !7
  store float %83, ptr %24, align 4, !tbaa !7
  store float %82, ptr %31, align 4, !tbaa !7
  store float %84, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = add nuw nsw i32 %6, 2
  %86 = load float, ptr %24, align 4, !tbaa !7
  %87 = load float, ptr %34, align 4, !tbaa !7
  %88 = icmp samesign ugt i32 %6, 1
  br i1 %88, label %89, label %108

89:                                               ; preds = %81
  %90 = add nsw i32 %6, -2
  %91 = load float, ptr %21, align 4, !tbaa !7
  %92 = zext nneg i32 %90 to i64
  %93 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fdiv contract float %91, %94
  %96 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %92
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fneg contract float %97
  %99 = fmul contract float %95, %98
  %100 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %92
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fmul contract float %95, %101
  %103 = fsub contract float %86, %102
  %104 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %92
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fmul contract float %95, %105
  %107 = fsub contract float %87, %106
  br label %108

108:                                              ; preds = %89, %81
  %109 = phi float [ %103, %89 ], [ %86, %81 ]
  %110 = phi float [ %107, %89 ], [ %87, %81 ]
  %111 = phi float [ %99, %89 ], [ 0.000000e+00, %81 ]
  %112 = icmp samesign ult i32 %6, 30
  br i1 %112, label %113, label %131

113:                                              ; preds = %108
  %114 = load float, ptr %31, align 4, !tbaa !7
  %115 = zext nneg i32 %85 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = fdiv contract float %114, %117
  %119 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %115
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fneg contract float %120
  %122 = fmul contract float %118, %121
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %115
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = fmul contract float %118, %124
  %126 = fsub contract float %109, %125
  %127 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %115
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = fmul contract float %118, %128
  %130 = fsub contract float %110, %129
  br label %131

131:                                              ; preds = %113, %108
  %132 = phi float [ %122, %113 ], [ 0.000000e+00, %108 ]
  %133 = phi float [ %126, %113 ], [ %109, %108 ]
  %134 = phi float [ %130, %113 ], [ %110, %108 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %111, ptr %21, align 4, !tbaa !7
  store float %133, ptr %24, align 4, !tbaa !7
  store float %132, ptr %31, align 4, !tbaa !7
  store float %134, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %135 = add nuw nsw i32 %6, 4
  %136 = load float, ptr %24, align 4, !tbaa !7
  %137 = load float, ptr %34, align 4, !tbaa !7
  %138 = icmp samesign ugt i32 %6, 3
  br i1 %138, label %139, label %158

139:                                              ; preds = %131
  %140 = add nsw i32 %6, -4
  %141 = load float, ptr %21, align 4, !tbaa !7
  %142 = zext nneg i32 %140 to i64
  %143 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !7
  %145 = fdiv contract float %141, %144
  %146 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %142
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = fneg contract float %147
  %149 = fmul contract float %145, %148
  %150 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %142
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fmul contract float %145, %151
  %153 = fsub contract float %136, %152
  %154 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %142
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %145, %155
  %157 = fsub contract float %137, %156
  br label %158

158:                                              ; preds = %139, %131
  %159 = phi float [ %153, %139 ], [ %136, %131 ]
  %160 = phi float [ %157, %139 ], [ %137, %131 ]
  %161 = phi float [ %149, %139 ], [ 0.000000e+00, %131 ]
  %162 = icmp samesign ult i32 %6, 28
  br i1 %162, label %163, label %181

163:                                              ; preds = %158
  %164 = load float, ptr %31, align 4, !tbaa !7
  %165 = zext nneg i32 %135 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = fdiv contract float %164, %167
  %169 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %165
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = fneg contract float %170
  %172 = fmul contract float %168, %171
  %173 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %165
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fmul contract float %168, %174
  %176 = fsub contract float %159, %175
  %177 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %165
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = fmul contract float %168, %178
  %180 = fsub contract float %160, %179
  br label %181

181:                                              ; preds = %163, %158
  %182 = phi float [ %172, %163 ], [ 0.000000e+00, %158 ]
  %183 = phi float [ %176, %163 ], [ %159, %158 ]
  %184 = phi float [ %180, %163 ], [ %160, %158 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %161, ptr %21, align 4, !tbaa !7
  store float %183, ptr %24, align 4, !tbaa !7
  store float %182, ptr %31, align 4, !tbaa !7
  store float %184, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %185 = add nuw nsw i32 %6, 8
  %186 = load float, ptr %24, align 4, !tbaa !7
  %187 = load float, ptr %34, align 4, !tbaa !7
  %188 = icmp samesign ugt i32 %6, 7
  br i1 %188, label %189, label %208

189:                                              ; preds = %181
  %190 = add nsw i32 %6, -8
  %191 = load float, ptr %21, align 4, !tbaa !7
  %192 = zext nneg i32 %190 to i64
  %193 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !7
  %195 = fdiv contract float %191, %194
  %196 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %192
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = fneg contract float %197
  %199 = fmul contract float %195, %198
  %200 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %192
  %201 = load float, ptr %200, align 4, !tbaa !7
  %202 = fmul contract float %195, %201
  %203 = fsub contract float %186, %202
  %204 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %192
  %205 = load float, ptr %204, align 4, !tbaa !7
  %206 = fmul contract float %195, %205
  %207 = fsub contract float %187, %206
  br label %208

208:                                              ; preds = %189, %181
  %209 = phi float [ %203, %189 ], [ %186, %181 ]
  %210 = phi float [ %207, %189 ], [ %187, %181 ]
  %211 = phi float [ %199, %189 ], [ 0.000000e+00, %181 ]
  %212 = icmp samesign ult i32 %6, 24
  br i1 %212, label %213, label %231

213:                                              ; preds = %208
  %214 = load float, ptr %31, align 4, !tbaa !7
  %215 = zext nneg i32 %185 to i64
  %216 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %215
  %217 = load float, ptr %216, align 4, !tbaa !7
  %218 = fdiv contract float %214, %217
  %219 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %215
  %220 = load float, ptr %219, align 4, !tbaa !7
  %221 = fneg contract float %220
  %222 = fmul contract float %218, %221
  %223 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %215
  %224 = load float, ptr %223, align 4, !tbaa !7
  %225 = fmul contract float %218, %224
  %226 = fsub contract float %209, %225
  %227 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %215
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = fmul contract float %218, %228
  %230 = fsub contract float %210, %229
  br label %231

231:                                              ; preds = %213, %208
  %232 = phi float [ %222, %213 ], [ 0.000000e+00, %208 ]
  %233 = phi float [ %226, %213 ], [ %209, %208 ]
  %234 = phi float [ %230, %213 ], [ %210, %208 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %211, ptr %21, align 4, !tbaa !7
  store float %233, ptr %24, align 4, !tbaa !7
  store float %232, ptr %31, align 4, !tbaa !7
  store float %234, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %235 = add nuw nsw i32 %6, 16
  %236 = load float, ptr %24, align 4, !tbaa !7
  %237 = load float, ptr %34, align 4, !tbaa !7
  %238 = icmp samesign ugt i32 %6, 15
  br i1 %238, label %239, label %258

239:                                              ; preds = %231
  %240 = add nsw i32 %6, -16
  %241 = load float, ptr %21, align 4, !tbaa !7
  %242 = zext nneg i32 %240 to i64
  %243 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !7
  %245 = fdiv contract float %241, %244
  %246 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %242
  %247 = load float, ptr %246, align 4, !tbaa !7
  %248 = fneg contract float %247
  %249 = fmul contract float %245, %248
  %250 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %242
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = fmul contract float %245, %251
  %253 = fsub contract float %236, %252
  %254 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %242
  %255 = load float, ptr %254, align 4, !tbaa !7
  %256 = fmul contract float %245, %255
  %257 = fsub contract float %237, %256
  br label %258

258:                                              ; preds = %239, %231
  %259 = phi float [ %253, %239 ], [ %236, %231 ]
  %260 = phi float [ %257, %239 ], [ %237, %231 ]
  %261 = phi float [ %249, %239 ], [ 0.000000e+00, %231 ]
  %262 = icmp samesign ult i32 %6, 16
  br i1 %262, label %263, label %281

263:                                              ; preds = %258
  %264 = load float, ptr %31, align 4, !tbaa !7
  %265 = zext nneg i32 %235 to i64
  %266 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1b to ptr), i64 %265
  %267 = load float, ptr %266, align 4, !tbaa !7
  %268 = fdiv contract float %264, %267
  %269 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1c to ptr), i64 %265
  %270 = load float, ptr %269, align 4, !tbaa !7
  %271 = fneg contract float %270
  %272 = fmul contract float %268, %271
  %273 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1a to ptr), i64 %265
  %274 = load float, ptr %273, align 4, !tbaa !7
  %275 = fmul contract float %268, %274
  %276 = fsub contract float %259, %275
  %277 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15reduce_parallelE1d to ptr), i64 %265
  %278 = load float, ptr %277, align 4, !tbaa !7
  %279 = fmul contract float %268, %278
  %280 = fsub contract float %260, %279
  br label %281

281:                                              ; preds = %263, %258
  %282 = phi float [ %272, %263 ], [ 0.000000e+00, %258 ]
  %283 = phi float [ %276, %263 ], [ %259, %258 ]
  %284 = phi float [ %280, %263 ], [ %260, %258 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %261, ptr %21, align 4, !tbaa !7
  store float %283, ptr %24, align 4, !tbaa !7
  store float %282, ptr %31, align 4, !tbaa !7
  store float %284, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %285 = load float, ptr %34, align 4, !tbaa !7
  %286 = load float, ptr %24, align 4, !tbaa !7
  %287 = fdiv contract float %285, %286
  %288 = getelementptr inbounds float, ptr %4, i64 %18
  store float %287, ptr %288, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_cyclic(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = icmp samesign ult i32 %6, 16
  br i1 %9, label %13, label %10

10:                                               ; preds = %13, %5
  %11 = add nuw nsw i32 %6, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp samesign ult i32 %6, 8
  br i1 %12, label %32, label %83

13:                                               ; preds = %5, %13
  %14 = phi i32 [ %30, %13 ], [ %6, %5 ]
  %15 = or disjoint i32 %14, %8
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %19
  store float %18, ptr %20, align 4, !tbaa !7
  %21 = getelementptr inbounds float, ptr %1, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %19
  store float %22, ptr %23, align 4, !tbaa !7
  %24 = getelementptr inbounds float, ptr %2, i64 %16
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %19
  store float %25, ptr %26, align 4, !tbaa !7
  %27 = getelementptr inbounds float, ptr %3, i64 %16
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %19
  store float %28, ptr %29, align 4, !tbaa !7
  %30 = add nuw nsw i32 %14, 8
  %31 = icmp samesign ult i32 %14, 8
  br i1 %31, label %13, label %10, !llvm.loop !20

32:                                               ; preds = %10
  %33 = shl nuw nsw i32 %11, 1
  %34 = add nsw i32 %33, -1
  %35 = add nsw i32 %33, -2
  %36 = tail call noundef i32 @__nv_min(i32 noundef %33, i32 noundef 15) #8
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = zext nneg i32 %35 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fdiv contract float %39, %42
  %44 = icmp eq i32 %34, 15
  %45 = sext i32 %36 to i64
  br i1 %44, label %52, label %46

46:                                               ; preds = %32
  %47 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %45
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %37
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = load float, ptr %47, align 4, !tbaa !7
  %51 = fdiv contract float %49, %50
  br label %52

52:                                               ; preds = %32, %46
  %53 = phi contract float [ %51, %46 ], [ 0.000000e+00, %32 ]
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %37
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %40
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %43, %57
  %59 = fsub contract float %55, %58
  %60 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %45
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fmul contract float %53, %61
  %63 = fsub contract float %59, %62
  store float %63, ptr %54, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %37
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %40
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %43, %67
  %69 = fsub contract float %65, %68
  %70 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %45
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fmul contract float %53, %71
  %73 = fsub contract float %69, %72
  store float %73, ptr %64, align 4, !tbaa !7
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %40
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fneg contract float %75
  %77 = fmul contract float %43, %76
  store float %77, ptr %38, align 4, !tbaa !7
  %78 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %45
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fneg contract float %79
  %81 = fmul contract float %53, %80
  %82 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %37
  store float %81, ptr %82, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %52, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %6, 4
  br i1 %84, label %85, label %137

85:                                               ; preds = %83
  %86 = shl nuw nsw i32 %11, 2
  %87 = add nsw i32 %86, -1
  %88 = add nsw i32 %86, -3
  %89 = or disjoint i32 %86, 1
  %90 = tail call noundef i32 @__nv_min(i32 noundef %89, i32 noundef 15) #8
  %91 = zext nneg i32 %87 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = zext nneg i32 %88 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fdiv contract float %93, %96
  %98 = icmp eq i32 %87, 15
  %99 = sext i32 %90 to i64
  br i1 %98, label %106, label %100

100:                                              ; preds = %85
  %101 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %99
  %102 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %91
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = load float, ptr %101, align 4, !tbaa !7
  %105 = fdiv contract float %103, %104
  br label %106

106:                                              ; preds = %85, %100
  %107 = phi contract float [ %105, %100 ], [ 0.000000e+00, %85 ]
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %91
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %94
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fmul contract float %97, %111
  %113 = fsub contract float %109, %112
  %114 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %99
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fmul contract float %107, %115
  %117 = fsub contract float %113, %116
  store float %117, ptr %108, align 4, !tbaa !7
  %118 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %91
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %94
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fmul contract float %97, %121
  %123 = fsub contract float %119, %122
  %124 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %99
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %107, %125
  %127 = fsub contract float %123, %126
  store float %127, ptr %118, align 4, !tbaa !7
  %128 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %94
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = fneg contract float %129
  %131 = fmul contract float %97, %130
  store float %131, ptr %92, align 4, !tbaa !7
  %132 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %99
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fneg contract float %133
  %135 = fmul contract float %107, %134
  %136 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %91
  store float %135, ptr %136, align 4, !tbaa !7
  br label %137

137:                                              ; preds = %106, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %138 = icmp samesign ult i32 %6, 2
  br i1 %138, label %139, label %191

139:                                              ; preds = %137
  %140 = shl nuw nsw i32 %11, 3
  %141 = add nsw i32 %140, -1
  %142 = add nsw i32 %140, -5
  %143 = or disjoint i32 %140, 3
  %144 = tail call noundef i32 @__nv_min(i32 noundef %143, i32 noundef 15) #8
  %145 = zext nneg i32 %141 to i64
  %146 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = zext nneg i32 %142 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = fdiv contract float %147, %150
  %152 = icmp eq i32 %141, 15
  %153 = sext i32 %144 to i64
  br i1 %152, label %160, label %154

154:                                              ; preds = %139
  %155 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %153
  %156 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %145
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = load float, ptr %155, align 4, !tbaa !7
  %159 = fdiv contract float %157, %158
  br label %160

160:                                              ; preds = %139, %154
  %161 = phi contract float [ %159, %154 ], [ 0.000000e+00, %139 ]
  %162 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %145
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %148
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = fmul contract float %151, %165
  %167 = fsub contract float %163, %166
  %168 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %153
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = fmul contract float %161, %169
  %171 = fsub contract float %167, %170
  store float %171, ptr %162, align 4, !tbaa !7
  %172 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %145
  %173 = load float, ptr %172, align 4, !tbaa !7
  %174 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %148
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = fmul contract float %151, %175
  %177 = fsub contract float %173, %176
  %178 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %153
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = fmul contract float %161, %179
  %181 = fsub contract float %177, %180
  store float %181, ptr %172, align 4, !tbaa !7
  %182 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %148
  %183 = load float, ptr %182, align 4, !tbaa !7
  %184 = fneg contract float %183
  %185 = fmul contract float %151, %184
  store float %185, ptr %146, align 4, !tbaa !7
  %186 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %153
  %187 = load float, ptr %186, align 4, !tbaa !7
  %188 = fneg contract float %187
  %189 = fmul contract float %161, %188
  %190 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %145
  store float %189, ptr %190, align 4, !tbaa !7
  br label %191

191:                                              ; preds = %160, %137
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %192 = icmp eq i32 %6, 0
  br i1 %192, label %193, label %211

193:                                              ; preds = %191
  %194 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 60), align 4, !tbaa !7
  %195 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 28), align 4, !tbaa !7
  %196 = fmul contract float %194, %195
  %197 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 28), align 4, !tbaa !7
  %198 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 60), align 4, !tbaa !7
  %199 = fmul contract float %197, %198
  %200 = fsub contract float %196, %199
  %201 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 28), align 4, !tbaa !7
  %202 = fmul contract float %194, %201
  %203 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 60), align 4, !tbaa !7
  %204 = fmul contract float %197, %203
  %205 = fsub contract float %202, %204
  %206 = fdiv contract float %205, %200
  store float %206, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 28), align 4, !tbaa !7
  %207 = fmul contract float %195, %203
  %208 = fmul contract float %198, %201
  %209 = fsub contract float %207, %208
  %210 = fdiv contract float %209, %200
  store float %210, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 60), align 4, !tbaa !7
  br label %211

211:                                              ; preds = %193, %191
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %212 = icmp samesign ult i32 %6, 2
  br i1 %212, label %213, label %249

213:                                              ; preds = %211
  %214 = shl nuw nsw i32 %6, 3
  %215 = or disjoint i32 %214, 3
  %216 = icmp eq i32 %6, 0
  %217 = zext nneg i32 %215 to i64
  %218 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !7
  br i1 %216, label %220, label %226

220:                                              ; preds = %213
  %221 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %217
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 28), align 4, !tbaa !7
  %224 = fmul contract float %222, %223
  %225 = fsub contract float %219, %224
  br label %243

226:                                              ; preds = %213
  %227 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %217
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = zext nneg i32 %214 to i64
  %230 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %229
  %231 = getelementptr i8, ptr %230, i64 -4
  %232 = load float, ptr %231, align 4, !tbaa !7
  %233 = fmul contract float %228, %232
  %234 = fsub contract float %219, %233
  %235 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %217
  %236 = load float, ptr %235, align 4, !tbaa !7
  %237 = zext nneg i32 %214 to i64
  %238 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 28
  %240 = load float, ptr %239, align 4, !tbaa !7
  %241 = fmul contract float %236, %240
  %242 = fsub contract float %234, %241
  br label %243

243:                                              ; preds = %226, %220
  %244 = phi float [ %242, %226 ], [ %225, %220 ]
  %245 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %217
  %246 = load float, ptr %245, align 4, !tbaa !7
  %247 = fdiv contract float %244, %246
  %248 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %217
  store float %247, ptr %248, align 4, !tbaa !7
  br label %249

249:                                              ; preds = %243, %211
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %250 = icmp samesign ult i32 %6, 4
  br i1 %250, label %251, label %287

251:                                              ; preds = %249
  %252 = shl nuw nsw i32 %6, 2
  %253 = or disjoint i32 %252, 1
  %254 = icmp eq i32 %6, 0
  %255 = zext nneg i32 %253 to i64
  %256 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %255
  %257 = load float, ptr %256, align 4, !tbaa !7
  br i1 %254, label %275, label %258

258:                                              ; preds = %251
  %259 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %255
  %260 = load float, ptr %259, align 4, !tbaa !7
  %261 = zext nneg i32 %252 to i64
  %262 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %261
  %263 = getelementptr i8, ptr %262, i64 -4
  %264 = load float, ptr %263, align 4, !tbaa !7
  %265 = fmul contract float %260, %264
  %266 = fsub contract float %257, %265
  %267 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %255
  %268 = load float, ptr %267, align 4, !tbaa !7
  %269 = zext nneg i32 %252 to i64
  %270 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 12
  %272 = load float, ptr %271, align 4, !tbaa !7
  %273 = fmul contract float %268, %272
  %274 = fsub contract float %266, %273
  br label %281

275:                                              ; preds = %251
  %276 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %255
  %277 = load float, ptr %276, align 4, !tbaa !7
  %278 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 12), align 4, !tbaa !7
  %279 = fmul contract float %277, %278
  %280 = fsub contract float %257, %279
  br label %281

281:                                              ; preds = %275, %258
  %282 = phi float [ %280, %275 ], [ %274, %258 ]
  %283 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %255
  %284 = load float, ptr %283, align 4, !tbaa !7
  %285 = fdiv contract float %282, %284
  %286 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %255
  store float %285, ptr %286, align 4, !tbaa !7
  br label %287

287:                                              ; preds = %281, %249
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %288 = icmp samesign ult i32 %6, 8
  br i1 %288, label %289, label %327

289:                                              ; preds = %287
  %290 = icmp eq i32 %6, 0
  br i1 %290, label %315, label %291

291:                                              ; preds = %289
  %292 = shl nuw nsw i32 %6, 1
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), i64 %293
  %295 = load float, ptr %294, align 4, !tbaa !7
  %296 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1a to ptr), i64 %293
  %297 = load float, ptr %296, align 4, !tbaa !7
  %298 = zext nneg i32 %292 to i64
  %299 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %298
  %300 = getelementptr i8, ptr %299, i64 -4
  %301 = load float, ptr %300, align 4, !tbaa !7
  %302 = fmul contract float %297, %301
  %303 = fsub contract float %295, %302
  %304 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), i64 %293
  %305 = load float, ptr %304, align 4, !tbaa !7
  %306 = zext nneg i32 %292 to i64
  %307 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %306
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 4
  %309 = load float, ptr %308, align 4, !tbaa !7
  %310 = fmul contract float %305, %309
  %311 = fsub contract float %303, %310
  %312 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), i64 %293
  %313 = load float, ptr %312, align 4, !tbaa !7
  %314 = fdiv contract float %311, %313
  br label %323

315:                                              ; preds = %289
  %316 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1d to ptr), align 4, !tbaa !7
  %317 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1c to ptr), align 4, !tbaa !7
  %318 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 4), align 4, !tbaa !7
  %319 = fmul contract float %317, %318
  %320 = fsub contract float %316, %319
  %321 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1b to ptr), align 4, !tbaa !7
  %322 = fdiv contract float %320, %321
  br label %323

323:                                              ; preds = %315, %291
  %324 = phi i64 [ 0, %315 ], [ %293, %291 ]
  %325 = phi contract float [ %322, %315 ], [ %314, %291 ]
  %326 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %324
  store float %325, ptr %326, align 4, !tbaa !7
  br label %327

327:                                              ; preds = %323, %287
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %329, label %328

328:                                              ; preds = %329, %327
  ret void

329:                                              ; preds = %327, %329
  %330 = phi i32 [ %337, %329 ], [ %6, %327 ]
  %331 = zext nneg i32 %330 to i64
  %332 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13reduce_cyclicE1x to ptr), i64 %331
  %333 = load float, ptr %332, align 4, !tbaa !7
  %334 = or disjoint i32 %330, %8
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds float, ptr %4, i64 %335
  store float %333, ptr %336, align 4, !tbaa !7
  %337 = add nuw nsw i32 %330, 8
  %338 = icmp samesign ult i32 %330, 8
  br i1 %338, label %329, label %328, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
