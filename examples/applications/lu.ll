; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11lu_diagonalPfiiE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE8diagonal = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_diagonalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  %7 = add i32 %6, %4
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %8
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  store float %12, ptr %9, align 4, !tbaa !7
  %13 = add i32 %7, %1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = shl nsw i32 %1, 1
  %19 = add i32 %7, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store float %22, ptr %23, align 4, !tbaa !7
  %24 = mul nsw i32 %1, 3
  %25 = add i32 %7, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 192
  store float %28, ptr %29, align 4, !tbaa !7
  %30 = shl nsw i32 %1, 2
  %31 = add i32 %7, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store float %34, ptr %35, align 4, !tbaa !7
  %36 = mul nsw i32 %1, 5
  %37 = add i32 %7, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 320
  store float %40, ptr %41, align 4, !tbaa !7
  %42 = mul nsw i32 %1, 6
  %43 = add i32 %7, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store float %46, ptr %47, align 4, !tbaa !7
  %48 = mul nsw i32 %1, 7
  %49 = add i32 %7, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 448
  store float %52, ptr %53, align 4, !tbaa !7
  %54 = shl nsw i32 %1, 3
  %55 = add i32 %7, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 512
  store float %58, ptr %59, align 4, !tbaa !7
  %60 = mul nsw i32 %1, 9
  %61 = add i32 %7, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 576
  store float %64, ptr %65, align 4, !tbaa !7
  %66 = mul nsw i32 %1, 10
  %67 = add i32 %7, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 640
  store float %70, ptr %71, align 4, !tbaa !7
  %72 = mul nsw i32 %1, 11
  %73 = add i32 %7, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 704
  store float %76, ptr %77, align 4, !tbaa !7
  %78 = mul nsw i32 %1, 12
  %79 = add i32 %7, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 768
  store float %82, ptr %83, align 4, !tbaa !7
  %84 = mul nsw i32 %1, 13
  %85 = add i32 %7, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 832
  store float %88, ptr %89, align 4, !tbaa !7
  %90 = mul nsw i32 %1, 14
  %91 = add i32 %7, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds nuw i8, ptr %9, i64 896
  store float %94, ptr %95, align 4, !tbaa !7
  %96 = mul nsw i32 %1, 15
  %97 = add i32 %7, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = getelementptr inbounds nuw i8, ptr %9, i64 960
  store float %100, ptr %101, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %8
  br label %119

103:                                              ; preds = %335
  %104 = load float, ptr %17, align 4, !tbaa !7
  store float %104, ptr %15, align 4, !tbaa !7
  %105 = load float, ptr %23, align 4, !tbaa !7
  store float %105, ptr %21, align 4, !tbaa !7
  %106 = load float, ptr %29, align 4, !tbaa !7
  store float %106, ptr %27, align 4, !tbaa !7
  %107 = load float, ptr %35, align 4, !tbaa !7
  store float %107, ptr %33, align 4, !tbaa !7
  %108 = load float, ptr %41, align 4, !tbaa !7
  store float %108, ptr %39, align 4, !tbaa !7
  %109 = load float, ptr %47, align 4, !tbaa !7
  store float %109, ptr %45, align 4, !tbaa !7
  %110 = load float, ptr %53, align 4, !tbaa !7
  store float %110, ptr %51, align 4, !tbaa !7
  %111 = load float, ptr %59, align 4, !tbaa !7
  store float %111, ptr %57, align 4, !tbaa !7
  %112 = load float, ptr %65, align 4, !tbaa !7
  store float %112, ptr %63, align 4, !tbaa !7
  %113 = load float, ptr %71, align 4, !tbaa !7
  store float %113, ptr %69, align 4, !tbaa !7
  %114 = load float, ptr %77, align 4, !tbaa !7
  store float %114, ptr %75, align 4, !tbaa !7
  %115 = load float, ptr %83, align 4, !tbaa !7
  store float %115, ptr %81, align 4, !tbaa !7
  %116 = load float, ptr %89, align 4, !tbaa !7
  store float %116, ptr %87, align 4, !tbaa !7
  %117 = load float, ptr %95, align 4, !tbaa !7
  store float %117, ptr %93, align 4, !tbaa !7
  %118 = load float, ptr %101, align 4, !tbaa !7
  store float %118, ptr %99, align 4, !tbaa !7
  ret void

119:                                              ; preds = %3, %335
  %120 = phi i32 [ 1, %3 ], [ %337, %335 ]
  %121 = phi i32 [ 0, %3 ], [ %336, %335 ]
  %122 = icmp samesign ugt i32 %4, %121
  br i1 %122, label %123, label %234

123:                                              ; preds = %119
  %124 = icmp eq i32 %121, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %123
  %126 = load float, ptr %102, align 4, !tbaa !7
  br label %156

127:                                              ; preds = %123
  %128 = zext nneg i32 %121 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %128
  %130 = getelementptr inbounds nuw float, ptr %102, i64 %128
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = and i32 %121, 7
  %133 = icmp samesign ult i32 %121, 8
  br i1 %133, label %138, label %134

134:                                              ; preds = %127
  %135 = and i32 %121, 2147483640
  br label %164

136:                                              ; preds = %164
  %137 = icmp eq i32 %132, 0
  br i1 %137, label %156, label %138

138:                                              ; preds = %136, %127
  %139 = phi float [ %131, %127 ], [ %230, %136 ]
  %140 = phi i32 [ 0, %127 ], [ %231, %136 ]
  %141 = icmp ne i32 %132, 0
  tail call void @llvm.assume(i1 %141)
  br label %142

142:                                              ; preds = %142, %138
  %143 = phi float [ %139, %138 ], [ %152, %142 ]
  %144 = phi i32 [ %140, %138 ], [ %153, %142 ]
  %145 = phi i32 [ 0, %138 ], [ %154, %142 ]
  %146 = zext nneg i32 %144 to i64
  %147 = getelementptr inbounds nuw float, ptr %102, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !7
  %149 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %146
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = fmul contract float %148, %150
  %152 = fsub contract float %143, %151
  store float %152, ptr %130, align 4, !tbaa !7
  %153 = add nuw nsw i32 %144, 1
  %154 = add i32 %145, 1
  %155 = icmp eq i32 %154, %132
  br i1 %155, label %156, label %142, !llvm.loop !9

156:                                              ; preds = %136, %142, %125
  %157 = phi i64 [ 0, %125 ], [ %128, %142 ], [ %128, %136 ]
  %158 = phi float [ %126, %125 ], [ %230, %136 ], [ %152, %142 ]
  %159 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %157
  %160 = getelementptr inbounds nuw float, ptr %159, i64 %157
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr inbounds nuw float, ptr %102, i64 %157
  %163 = fdiv contract float %158, %161
  store float %163, ptr %162, align 4, !tbaa !7
  br label %234

164:                                              ; preds = %164, %134
  %165 = phi float [ %131, %134 ], [ %230, %164 ]
  %166 = phi i32 [ 0, %134 ], [ %231, %164 ]
  %167 = phi i32 [ 0, %134 ], [ %232, %164 ]
  %168 = zext nneg i32 %166 to i64
  %169 = getelementptr inbounds nuw float, ptr %102, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %168
  %172 = load float, ptr %171, align 4, !tbaa !7
  %173 = fmul contract float %170, %172
  %174 = fsub contract float %165, %173
  store float %174, ptr %130, align 4, !tbaa !7
  %175 = or disjoint i32 %166, 1
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw float, ptr %102, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %176
  %180 = load float, ptr %179, align 4, !tbaa !7
  %181 = fmul contract float %178, %180
  %182 = fsub contract float %174, %181
  store float %182, ptr %130, align 4, !tbaa !7
  %183 = or disjoint i32 %166, 2
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr %102, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %184
  %188 = load float, ptr %187, align 4, !tbaa !7
  %189 = fmul contract float %186, %188
  %190 = fsub contract float %182, %189
  store float %190, ptr %130, align 4, !tbaa !7
  %191 = or disjoint i32 %166, 3
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw float, ptr %102, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !7
  %195 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %192
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = fmul contract float %194, %196
  %198 = fsub contract float %190, %197
  store float %198, ptr %130, align 4, !tbaa !7
  %199 = or disjoint i32 %166, 4
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw float, ptr %102, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !7
  %203 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %200
  %204 = load float, ptr %203, align 4, !tbaa !7
  %205 = fmul contract float %202, %204
  %206 = fsub contract float %198, %205
  store float %206, ptr %130, align 4, !tbaa !7
  %207 = or disjoint i32 %166, 5
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr inbounds nuw float, ptr %102, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !7
  %211 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %208
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = fmul contract float %210, %212
  %214 = fsub contract float %206, %213
  store float %214, ptr %130, align 4, !tbaa !7
  %215 = or disjoint i32 %166, 6
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr inbounds nuw float, ptr %102, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !7
  %219 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %216
  %220 = load float, ptr %219, align 4, !tbaa !7
  %221 = fmul contract float %218, %220
  %222 = fsub contract float %214, %221
  store float %222, ptr %130, align 4, !tbaa !7
  %223 = or disjoint i32 %166, 7
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw float, ptr %102, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !7
  %227 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %224
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = fmul contract float %226, %228
  %230 = fsub contract float %222, %229
  store float %230, ptr %130, align 4, !tbaa !7
  %231 = add nuw nsw i32 %166, 8
  %232 = add i32 %167, 8
  %233 = icmp eq i32 %232, %135
  br i1 %233, label %136, label %164, !llvm.loop !11

234:                                              ; preds = %156, %119
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %122, label %235, label %335

235:                                              ; preds = %234
  %236 = zext nneg i32 %121 to i64
  %237 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %236
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 64
  %239 = getelementptr inbounds nuw float, ptr %238, i64 %8
  %240 = load float, ptr %239, align 4, !tbaa !7
  %241 = and i32 %120, 7
  %242 = icmp samesign ult i32 %121, 7
  br i1 %242, label %317, label %243

243:                                              ; preds = %235
  %244 = and i32 %120, 2147483640
  br label %245

245:                                              ; preds = %245, %243
  %246 = phi i32 [ 0, %243 ], [ %312, %245 ]
  %247 = phi float [ %240, %243 ], [ %311, %245 ]
  %248 = phi i32 [ 0, %243 ], [ %313, %245 ]
  %249 = zext nneg i32 %246 to i64
  %250 = getelementptr inbounds nuw float, ptr %238, i64 %249
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %249
  %253 = load float, ptr %252, align 4, !tbaa !7
  %254 = fmul contract float %251, %253
  %255 = fsub contract float %247, %254
  store float %255, ptr %239, align 4, !tbaa !7
  %256 = or disjoint i32 %246, 1
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw float, ptr %238, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !7
  %260 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %257
  %261 = load float, ptr %260, align 4, !tbaa !7
  %262 = fmul contract float %259, %261
  %263 = fsub contract float %255, %262
  store float %263, ptr %239, align 4, !tbaa !7
  %264 = or disjoint i32 %246, 2
  %265 = zext nneg i32 %264 to i64
  %266 = getelementptr inbounds nuw float, ptr %238, i64 %265
  %267 = load float, ptr %266, align 4, !tbaa !7
  %268 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %265
  %269 = load float, ptr %268, align 4, !tbaa !7
  %270 = fmul contract float %267, %269
  %271 = fsub contract float %263, %270
  store float %271, ptr %239, align 4, !tbaa !7
  %272 = or disjoint i32 %246, 3
  %273 = zext nneg i32 %272 to i64
  %274 = getelementptr inbounds nuw float, ptr %238, i64 %273
  %275 = load float, ptr %274, align 4, !tbaa !7
  %276 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %273
  %277 = load float, ptr %276, align 4, !tbaa !7
  %278 = fmul contract float %275, %277
  %279 = fsub contract float %271, %278
  store float %279, ptr %239, align 4, !tbaa !7
  %280 = or disjoint i32 %246, 4
  %281 = zext nneg i32 %280 to i64
  %282 = getelementptr inbounds nuw float, ptr %238, i64 %281
  %283 = load float, ptr %282, align 4, !tbaa !7
  %284 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %281
  %285 = load float, ptr %284, align 4, !tbaa !7
  %286 = fmul contract float %283, %285
  %287 = fsub contract float %279, %286
  store float %287, ptr %239, align 4, !tbaa !7
  %288 = or disjoint i32 %246, 5
  %289 = zext nneg i32 %288 to i64
  %290 = getelementptr inbounds nuw float, ptr %238, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !7
  %292 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %289
  %293 = load float, ptr %292, align 4, !tbaa !7
  %294 = fmul contract float %291, %293
  %295 = fsub contract float %287, %294
  store float %295, ptr %239, align 4, !tbaa !7
  %296 = or disjoint i32 %246, 6
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw float, ptr %238, i64 %297
  %299 = load float, ptr %298, align 4, !tbaa !7
  %300 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %297
  %301 = load float, ptr %300, align 4, !tbaa !7
  %302 = fmul contract float %299, %301
  %303 = fsub contract float %295, %302
  store float %303, ptr %239, align 4, !tbaa !7
  %304 = or disjoint i32 %246, 7
  %305 = zext nneg i32 %304 to i64
  %306 = getelementptr inbounds nuw float, ptr %238, i64 %305
  %307 = load float, ptr %306, align 4, !tbaa !7
  %308 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %305
  %309 = load float, ptr %308, align 4, !tbaa !7
  %310 = fmul contract float %307, %309
  %311 = fsub contract float %303, %310
  store float %311, ptr %239, align 4, !tbaa !7
  %312 = add nuw nsw i32 %246, 8
  %313 = add i32 %248, 8
  %314 = icmp eq i32 %313, %244
  br i1 %314, label %315, label %245, !llvm.loop !13

315:                                              ; preds = %245
  %316 = icmp eq i32 %241, 0
  br i1 %316, label %335, label %317

317:                                              ; preds = %315, %235
  %318 = phi i32 [ 0, %235 ], [ %312, %315 ]
  %319 = phi float [ %240, %235 ], [ %311, %315 ]
  %320 = icmp ne i32 %241, 0
  tail call void @llvm.assume(i1 %320)
  br label %321

321:                                              ; preds = %321, %317
  %322 = phi i32 [ %318, %317 ], [ %332, %321 ]
  %323 = phi float [ %319, %317 ], [ %331, %321 ]
  %324 = phi i32 [ 0, %317 ], [ %333, %321 ]
  %325 = zext nneg i32 %322 to i64
  %326 = getelementptr inbounds nuw float, ptr %238, i64 %325
  %327 = load float, ptr %326, align 4, !tbaa !7
  %328 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %325
  %329 = load float, ptr %328, align 4, !tbaa !7
  %330 = fmul contract float %327, %329
  %331 = fsub contract float %323, %330
  store float %331, ptr %239, align 4, !tbaa !7
  %332 = add nuw nsw i32 %322, 1
  %333 = add i32 %324, 1
  %334 = icmp eq i32 %333, %241
  br i1 %334, label %335, label %321, !llvm.loop !14

335:                                              ; preds = %315, %321, %234
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %336 = add nuw nsw i32 %121, 1
  %337 = add nuw nsw i32 %120, 1
  %338 = icmp eq i32 %336, 15
  br i1 %338, label %103, label %119, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12lu_perimeterPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 4
  %6 = add i32 %5, 16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp samesign ult i32 %7, 16
  br i1 %8, label %9, label %144

9:                                                ; preds = %3
  %10 = add i32 %1, 1
  %11 = mul i32 %2, %10
  %12 = add i32 %11, %7
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %13
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  store float %17, ptr %14, align 4, !tbaa !7
  %18 = add i32 %12, %1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = shl nsw i32 %1, 1
  %24 = add i32 %12, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 128
  store float %27, ptr %28, align 4, !tbaa !7
  %29 = mul nsw i32 %1, 3
  %30 = add i32 %12, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 192
  store float %33, ptr %34, align 4, !tbaa !7
  %35 = shl nsw i32 %1, 2
  %36 = add i32 %12, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 256
  store float %39, ptr %40, align 4, !tbaa !7
  %41 = mul nsw i32 %1, 5
  %42 = add i32 %12, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %14, i64 320
  store float %45, ptr %46, align 4, !tbaa !7
  %47 = mul nsw i32 %1, 6
  %48 = add i32 %12, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 384
  store float %51, ptr %52, align 4, !tbaa !7
  %53 = mul nsw i32 %1, 7
  %54 = add i32 %12, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 448
  store float %57, ptr %58, align 4, !tbaa !7
  %59 = or disjoint i32 %6, %7
  %60 = add i32 %59, %11
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %13
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  store float %64, ptr %61, align 4, !tbaa !7
  %65 = add i32 %60, %1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 64
  store float %68, ptr %69, align 4, !tbaa !7
  %70 = add i32 %60, %23
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 128
  store float %73, ptr %74, align 4, !tbaa !7
  %75 = add i32 %60, %29
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 192
  store float %78, ptr %79, align 4, !tbaa !7
  %80 = add i32 %60, %35
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %61, i64 256
  store float %83, ptr %84, align 4, !tbaa !7
  %85 = add i32 %60, %41
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %61, i64 320
  store float %88, ptr %89, align 4, !tbaa !7
  %90 = add i32 %60, %47
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %61, i64 384
  store float %93, ptr %94, align 4, !tbaa !7
  %95 = add i32 %60, %53
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = getelementptr inbounds nuw i8, ptr %61, i64 448
  store float %98, ptr %99, align 4, !tbaa !7
  %100 = shl nsw i32 %1, 3
  %101 = add i32 %60, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = getelementptr inbounds nuw i8, ptr %61, i64 512
  store float %104, ptr %105, align 4, !tbaa !7
  %106 = mul nsw i32 %1, 9
  %107 = add i32 %60, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %61, i64 576
  store float %110, ptr %111, align 4, !tbaa !7
  %112 = mul nsw i32 %1, 10
  %113 = add i32 %60, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %61, i64 640
  store float %116, ptr %117, align 4, !tbaa !7
  %118 = mul nsw i32 %1, 11
  %119 = add i32 %60, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = getelementptr inbounds nuw i8, ptr %61, i64 704
  store float %122, ptr %123, align 4, !tbaa !7
  %124 = mul nsw i32 %1, 12
  %125 = add i32 %60, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = getelementptr inbounds nuw i8, ptr %61, i64 768
  store float %128, ptr %129, align 4, !tbaa !7
  %130 = mul nsw i32 %1, 13
  %131 = add i32 %60, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds nuw i8, ptr %61, i64 832
  store float %134, ptr %135, align 4, !tbaa !7
  %136 = mul nsw i32 %1, 14
  %137 = add i32 %60, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = getelementptr inbounds nuw i8, ptr %61, i64 896
  store float %140, ptr %141, align 4, !tbaa !7
  %142 = mul nsw i32 %1, 15
  %143 = add i32 %60, %142
  br label %313

144:                                              ; preds = %3
  %145 = add nsw i32 %7, -16
  %146 = add i32 %2, %145
  %147 = zext nneg i32 %145 to i64
  %148 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %147
  %149 = add i32 %2, 8
  %150 = mul i32 %149, %1
  %151 = add i32 %146, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %0, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = getelementptr i8, ptr %148, i64 512
  store float %154, ptr %155, align 4, !tbaa !7
  %156 = add i32 %2, 9
  %157 = mul i32 %156, %1
  %158 = add i32 %146, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr i8, ptr %148, i64 576
  store float %161, ptr %162, align 4, !tbaa !7
  %163 = add i32 %2, 10
  %164 = mul i32 %163, %1
  %165 = add i32 %146, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = getelementptr i8, ptr %148, i64 640
  store float %168, ptr %169, align 4, !tbaa !7
  %170 = add i32 %2, 11
  %171 = mul i32 %170, %1
  %172 = add i32 %146, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %0, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = getelementptr i8, ptr %148, i64 704
  store float %175, ptr %176, align 4, !tbaa !7
  %177 = add i32 %2, 12
  %178 = mul i32 %177, %1
  %179 = add i32 %146, %178
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr %0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = getelementptr i8, ptr %148, i64 768
  store float %182, ptr %183, align 4, !tbaa !7
  %184 = add i32 %2, 13
  %185 = mul i32 %184, %1
  %186 = add i32 %146, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %0, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !7
  %190 = getelementptr i8, ptr %148, i64 832
  store float %189, ptr %190, align 4, !tbaa !7
  %191 = add i32 %2, 14
  %192 = mul i32 %191, %1
  %193 = add i32 %146, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr %0, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = getelementptr i8, ptr %148, i64 896
  store float %196, ptr %197, align 4, !tbaa !7
  %198 = add i32 %2, 15
  %199 = mul i32 %198, %1
  %200 = add i32 %146, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %0, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !7
  %204 = getelementptr i8, ptr %148, i64 960
  store float %203, ptr %204, align 4, !tbaa !7
  %205 = add nsw i32 %2, %6
  %206 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %147
  %207 = mul i32 %205, %1
  %208 = add i32 %146, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %0, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !7
  store float %211, ptr %206, align 4, !tbaa !7
  %212 = add i32 %205, 1
  %213 = mul i32 %212, %1
  %214 = add i32 %146, %213
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr %0, i64 %215
  %217 = load float, ptr %216, align 4, !tbaa !7
  %218 = getelementptr i8, ptr %206, i64 64
  store float %217, ptr %218, align 4, !tbaa !7
  %219 = add i32 %205, 2
  %220 = mul i32 %219, %1
  %221 = add i32 %146, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr %0, i64 %222
  %224 = load float, ptr %223, align 4, !tbaa !7
  %225 = getelementptr i8, ptr %206, i64 128
  store float %224, ptr %225, align 4, !tbaa !7
  %226 = add i32 %205, 3
  %227 = mul i32 %226, %1
  %228 = add i32 %146, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %0, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !7
  %232 = getelementptr i8, ptr %206, i64 192
  store float %231, ptr %232, align 4, !tbaa !7
  %233 = add i32 %205, 4
  %234 = mul i32 %233, %1
  %235 = add i32 %146, %234
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %0, i64 %236
  %238 = load float, ptr %237, align 4, !tbaa !7
  %239 = getelementptr i8, ptr %206, i64 256
  store float %238, ptr %239, align 4, !tbaa !7
  %240 = add i32 %205, 5
  %241 = mul i32 %240, %1
  %242 = add i32 %146, %241
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr %0, i64 %243
  %245 = load float, ptr %244, align 4, !tbaa !7
  %246 = getelementptr i8, ptr %206, i64 320
  store float %245, ptr %246, align 4, !tbaa !7
  %247 = add i32 %205, 6
  %248 = mul i32 %247, %1
  %249 = add i32 %146, %248
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr %0, i64 %250
  %252 = load float, ptr %251, align 4, !tbaa !7
  %253 = getelementptr i8, ptr %206, i64 384
  store float %252, ptr %253, align 4, !tbaa !7
  %254 = add i32 %205, 7
  %255 = mul i32 %254, %1
  %256 = add i32 %146, %255
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds float, ptr %0, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !7
  %260 = getelementptr i8, ptr %206, i64 448
  store float %259, ptr %260, align 4, !tbaa !7
  %261 = add i32 %205, 8
  %262 = mul i32 %261, %1
  %263 = add i32 %146, %262
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds float, ptr %0, i64 %264
  %266 = load float, ptr %265, align 4, !tbaa !7
  %267 = getelementptr i8, ptr %206, i64 512
  store float %266, ptr %267, align 4, !tbaa !7
  %268 = add i32 %205, 9
  %269 = mul i32 %268, %1
  %270 = add i32 %146, %269
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr %0, i64 %271
  %273 = load float, ptr %272, align 4, !tbaa !7
  %274 = getelementptr i8, ptr %206, i64 576
  store float %273, ptr %274, align 4, !tbaa !7
  %275 = add i32 %205, 10
  %276 = mul i32 %275, %1
  %277 = add i32 %146, %276
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds float, ptr %0, i64 %278
  %280 = load float, ptr %279, align 4, !tbaa !7
  %281 = getelementptr i8, ptr %206, i64 640
  store float %280, ptr %281, align 4, !tbaa !7
  %282 = add i32 %205, 11
  %283 = mul i32 %282, %1
  %284 = add i32 %146, %283
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds float, ptr %0, i64 %285
  %287 = load float, ptr %286, align 4, !tbaa !7
  %288 = getelementptr i8, ptr %206, i64 704
  store float %287, ptr %288, align 4, !tbaa !7
  %289 = add i32 %205, 12
  %290 = mul i32 %289, %1
  %291 = add i32 %146, %290
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr %0, i64 %292
  %294 = load float, ptr %293, align 4, !tbaa !7
  %295 = getelementptr i8, ptr %206, i64 768
  store float %294, ptr %295, align 4, !tbaa !7
  %296 = add i32 %205, 13
  %297 = mul i32 %296, %1
  %298 = add i32 %146, %297
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds float, ptr %0, i64 %299
  %301 = load float, ptr %300, align 4, !tbaa !7
  %302 = getelementptr i8, ptr %206, i64 832
  store float %301, ptr %302, align 4, !tbaa !7
  %303 = add i32 %205, 14
  %304 = mul i32 %303, %1
  %305 = add i32 %146, %304
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds float, ptr %0, i64 %306
  %308 = load float, ptr %307, align 4, !tbaa !7
  %309 = getelementptr i8, ptr %206, i64 896
  store float %308, ptr %309, align 4, !tbaa !7
  %310 = add i32 %205, 15
  %311 = mul i32 %310, %1
  %312 = add i32 %146, %311
  br label %313

313:                                              ; preds = %144, %9
  %314 = phi i32 [ %312, %144 ], [ %143, %9 ]
  %315 = phi ptr [ %206, %144 ], [ %61, %9 ]
  %316 = sext i32 %314 to i64
  %317 = getelementptr inbounds float, ptr %0, i64 %316
  %318 = load float, ptr %317, align 4, !tbaa !7
  %319 = getelementptr i8, ptr %315, i64 960
  store float %318, ptr %319, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %320 = zext nneg i32 %7 to i64
  br i1 %8, label %321, label %754

321:                                              ; preds = %313
  %322 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %320
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 64
  %324 = load float, ptr %323, align 4, !tbaa !7
  %325 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 64), align 4, !tbaa !7
  %326 = load float, ptr %322, align 4, !tbaa !7
  %327 = fmul contract float %325, %326
  %328 = fsub contract float %324, %327
  store float %328, ptr %323, align 4, !tbaa !7
  %329 = getelementptr inbounds nuw i8, ptr %322, i64 128
  %330 = load float, ptr %329, align 4, !tbaa !7
  %331 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 128), align 4, !tbaa !7
  %332 = fmul contract float %331, %326
  %333 = fsub contract float %330, %332
  %334 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 132), align 4, !tbaa !7
  %335 = fmul contract float %334, %328
  %336 = fsub contract float %333, %335
  store float %336, ptr %329, align 4, !tbaa !7
  %337 = getelementptr inbounds nuw i8, ptr %322, i64 192
  %338 = load float, ptr %337, align 4, !tbaa !7
  %339 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 192), align 4, !tbaa !7
  %340 = fmul contract float %339, %326
  %341 = fsub contract float %338, %340
  %342 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 196), align 4, !tbaa !7
  %343 = fmul contract float %342, %328
  %344 = fsub contract float %341, %343
  %345 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 200), align 4, !tbaa !7
  %346 = fmul contract float %345, %336
  %347 = fsub contract float %344, %346
  store float %347, ptr %337, align 4, !tbaa !7
  %348 = getelementptr inbounds nuw i8, ptr %322, i64 256
  %349 = load float, ptr %348, align 4, !tbaa !7
  %350 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 256), align 4, !tbaa !7
  %351 = fmul contract float %350, %326
  %352 = fsub contract float %349, %351
  %353 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 260), align 4, !tbaa !7
  %354 = fmul contract float %353, %328
  %355 = fsub contract float %352, %354
  %356 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 264), align 4, !tbaa !7
  %357 = fmul contract float %356, %336
  %358 = fsub contract float %355, %357
  %359 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 268), align 4, !tbaa !7
  %360 = fmul contract float %359, %347
  %361 = fsub contract float %358, %360
  store float %361, ptr %348, align 4, !tbaa !7
  %362 = getelementptr inbounds nuw i8, ptr %322, i64 320
  %363 = load float, ptr %362, align 4, !tbaa !7
  %364 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 320), align 4, !tbaa !7
  %365 = fmul contract float %364, %326
  %366 = fsub contract float %363, %365
  %367 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 324), align 4, !tbaa !7
  %368 = fmul contract float %367, %328
  %369 = fsub contract float %366, %368
  %370 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 328), align 4, !tbaa !7
  %371 = fmul contract float %370, %336
  %372 = fsub contract float %369, %371
  %373 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 332), align 4, !tbaa !7
  %374 = fmul contract float %373, %347
  %375 = fsub contract float %372, %374
  %376 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 336), align 4, !tbaa !7
  %377 = fmul contract float %376, %361
  %378 = fsub contract float %375, %377
  store float %378, ptr %362, align 4, !tbaa !7
  %379 = getelementptr inbounds nuw i8, ptr %322, i64 384
  %380 = load float, ptr %379, align 4, !tbaa !7
  %381 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 384), align 4, !tbaa !7
  %382 = fmul contract float %381, %326
  %383 = fsub contract float %380, %382
  %384 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 388), align 4, !tbaa !7
  %385 = fmul contract float %384, %328
  %386 = fsub contract float %383, %385
  %387 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 392), align 4, !tbaa !7
  %388 = fmul contract float %387, %336
  %389 = fsub contract float %386, %388
  %390 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 396), align 4, !tbaa !7
  %391 = fmul contract float %390, %347
  %392 = fsub contract float %389, %391
  %393 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 400), align 4, !tbaa !7
  %394 = fmul contract float %393, %361
  %395 = fsub contract float %392, %394
  %396 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 404), align 4, !tbaa !7
  %397 = fmul contract float %396, %378
  %398 = fsub contract float %395, %397
  store float %398, ptr %379, align 4, !tbaa !7
  %399 = getelementptr inbounds nuw i8, ptr %322, i64 448
  %400 = load float, ptr %399, align 4, !tbaa !7
  %401 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 448), align 4, !tbaa !7
  %402 = fmul contract float %401, %326
  %403 = fsub contract float %400, %402
  %404 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 452), align 4, !tbaa !7
  %405 = fmul contract float %404, %328
  %406 = fsub contract float %403, %405
  %407 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 456), align 4, !tbaa !7
  %408 = fmul contract float %407, %336
  %409 = fsub contract float %406, %408
  %410 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 460), align 4, !tbaa !7
  %411 = fmul contract float %410, %347
  %412 = fsub contract float %409, %411
  %413 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 464), align 4, !tbaa !7
  %414 = fmul contract float %413, %361
  %415 = fsub contract float %412, %414
  %416 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 468), align 4, !tbaa !7
  %417 = fmul contract float %416, %378
  %418 = fsub contract float %415, %417
  %419 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 472), align 4, !tbaa !7
  %420 = fmul contract float %419, %398
  %421 = fsub contract float %418, %420
  store float %421, ptr %399, align 4, !tbaa !7
  %422 = getelementptr inbounds nuw i8, ptr %322, i64 512
  %423 = load float, ptr %422, align 4, !tbaa !7
  %424 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 512), align 4, !tbaa !7
  %425 = load float, ptr %322, align 4, !tbaa !7
  %426 = fmul contract float %424, %425
  %427 = fsub contract float %423, %426
  %428 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 516), align 4, !tbaa !7
  %429 = load float, ptr %323, align 4, !tbaa !7
  %430 = fmul contract float %428, %429
  %431 = fsub contract float %427, %430
  %432 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 520), align 4, !tbaa !7
  %433 = load float, ptr %329, align 4, !tbaa !7
  %434 = fmul contract float %432, %433
  %435 = fsub contract float %431, %434
  %436 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 524), align 4, !tbaa !7
  %437 = load float, ptr %337, align 4, !tbaa !7
  %438 = fmul contract float %436, %437
  %439 = fsub contract float %435, %438
  %440 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 528), align 4, !tbaa !7
  %441 = load float, ptr %348, align 4, !tbaa !7
  %442 = fmul contract float %440, %441
  %443 = fsub contract float %439, %442
  %444 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 532), align 4, !tbaa !7
  %445 = fmul contract float %444, %378
  %446 = fsub contract float %443, %445
  %447 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 536), align 4, !tbaa !7
  %448 = fmul contract float %447, %398
  %449 = fsub contract float %446, %448
  %450 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 540), align 4, !tbaa !7
  %451 = fmul contract float %450, %421
  %452 = fsub contract float %449, %451
  store float %452, ptr %422, align 4, !tbaa !7
  %453 = getelementptr inbounds nuw i8, ptr %322, i64 576
  %454 = load float, ptr %453, align 4, !tbaa !7
  %455 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 576), align 4, !tbaa !7
  %456 = fmul contract float %455, %425
  %457 = fsub contract float %454, %456
  %458 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 580), align 4, !tbaa !7
  %459 = fmul contract float %458, %429
  %460 = fsub contract float %457, %459
  %461 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 584), align 4, !tbaa !7
  %462 = fmul contract float %461, %433
  %463 = fsub contract float %460, %462
  %464 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 588), align 4, !tbaa !7
  %465 = fmul contract float %464, %437
  %466 = fsub contract float %463, %465
  %467 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 592), align 4, !tbaa !7
  %468 = fmul contract float %467, %441
  %469 = fsub contract float %466, %468
  %470 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 596), align 4, !tbaa !7
  %471 = load float, ptr %362, align 4, !tbaa !7
  %472 = fmul contract float %470, %471
  %473 = fsub contract float %469, %472
  %474 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 600), align 4, !tbaa !7
  %475 = fmul contract float %474, %398
  %476 = fsub contract float %473, %475
  %477 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 604), align 4, !tbaa !7
  %478 = fmul contract float %477, %421
  %479 = fsub contract float %476, %478
  %480 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 608), align 4, !tbaa !7
  %481 = fmul contract float %480, %452
  %482 = fsub contract float %479, %481
  store float %482, ptr %453, align 4, !tbaa !7
  %483 = getelementptr inbounds nuw i8, ptr %322, i64 640
  %484 = load float, ptr %483, align 4, !tbaa !7
  %485 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 640), align 4, !tbaa !7
  %486 = fmul contract float %485, %425
  %487 = fsub contract float %484, %486
  %488 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 644), align 4, !tbaa !7
  %489 = fmul contract float %488, %429
  %490 = fsub contract float %487, %489
  %491 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 648), align 4, !tbaa !7
  %492 = fmul contract float %491, %433
  %493 = fsub contract float %490, %492
  %494 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 652), align 4, !tbaa !7
  %495 = fmul contract float %494, %437
  %496 = fsub contract float %493, %495
  %497 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 656), align 4, !tbaa !7
  %498 = fmul contract float %497, %441
  %499 = fsub contract float %496, %498
  %500 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 660), align 4, !tbaa !7
  %501 = fmul contract float %500, %471
  %502 = fsub contract float %499, %501
  %503 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 664), align 4, !tbaa !7
  %504 = load float, ptr %379, align 4, !tbaa !7
  %505 = fmul contract float %503, %504
  %506 = fsub contract float %502, %505
  %507 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 668), align 4, !tbaa !7
  %508 = load float, ptr %399, align 4, !tbaa !7
  %509 = fmul contract float %507, %508
  %510 = fsub contract float %506, %509
  %511 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 672), align 4, !tbaa !7
  %512 = fmul contract float %511, %452
  %513 = fsub contract float %510, %512
  %514 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 676), align 4, !tbaa !7
  %515 = fmul contract float %514, %482
  %516 = fsub contract float %513, %515
  store float %516, ptr %483, align 4, !tbaa !7
  %517 = getelementptr inbounds nuw i8, ptr %322, i64 704
  %518 = load float, ptr %517, align 4, !tbaa !7
  %519 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 704), align 4, !tbaa !7
  %520 = load float, ptr %322, align 4, !tbaa !7
  %521 = fmul contract float %519, %520
  %522 = fsub contract float %518, %521
  %523 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 708), align 4, !tbaa !7
  %524 = load float, ptr %323, align 4, !tbaa !7
  %525 = fmul contract float %523, %524
  %526 = fsub contract float %522, %525
  %527 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 712), align 4, !tbaa !7
  %528 = load float, ptr %329, align 4, !tbaa !7
  %529 = fmul contract float %527, %528
  %530 = fsub contract float %526, %529
  %531 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 716), align 4, !tbaa !7
  %532 = load float, ptr %337, align 4, !tbaa !7
  %533 = fmul contract float %531, %532
  %534 = fsub contract float %530, %533
  %535 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 720), align 4, !tbaa !7
  %536 = load float, ptr %348, align 4, !tbaa !7
  %537 = fmul contract float %535, %536
  %538 = fsub contract float %534, %537
  %539 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 724), align 4, !tbaa !7
  %540 = fmul contract float %539, %471
  %541 = fsub contract float %538, %540
  %542 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 728), align 4, !tbaa !7
  %543 = fmul contract float %542, %504
  %544 = fsub contract float %541, %543
  %545 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 732), align 4, !tbaa !7
  %546 = fmul contract float %545, %508
  %547 = fsub contract float %544, %546
  %548 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 736), align 4, !tbaa !7
  %549 = load float, ptr %422, align 4, !tbaa !7
  %550 = fmul contract float %548, %549
  %551 = fsub contract float %547, %550
  %552 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 740), align 4, !tbaa !7
  %553 = fmul contract float %552, %482
  %554 = fsub contract float %551, %553
  %555 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 744), align 4, !tbaa !7
  %556 = fmul contract float %555, %516
  %557 = fsub contract float %554, %556
  store float %557, ptr %517, align 4, !tbaa !7
  %558 = getelementptr inbounds nuw i8, ptr %322, i64 768
  %559 = load float, ptr %558, align 4, !tbaa !7
  %560 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 768), align 4, !tbaa !7
  %561 = fmul contract float %560, %520
  %562 = fsub contract float %559, %561
  %563 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 772), align 4, !tbaa !7
  %564 = fmul contract float %563, %524
  %565 = fsub contract float %562, %564
  %566 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 776), align 4, !tbaa !7
  %567 = fmul contract float %566, %528
  %568 = fsub contract float %565, %567
  %569 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 780), align 4, !tbaa !7
  %570 = fmul contract float %569, %532
  %571 = fsub contract float %568, %570
  %572 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 784), align 4, !tbaa !7
  %573 = fmul contract float %572, %536
  %574 = fsub contract float %571, %573
  %575 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 788), align 4, !tbaa !7
  %576 = load float, ptr %362, align 4, !tbaa !7
  %577 = fmul contract float %575, %576
  %578 = fsub contract float %574, %577
  %579 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 792), align 4, !tbaa !7
  %580 = fmul contract float %579, %504
  %581 = fsub contract float %578, %580
  %582 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 796), align 4, !tbaa !7
  %583 = fmul contract float %582, %508
  %584 = fsub contract float %581, %583
  %585 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 800), align 4, !tbaa !7
  %586 = fmul contract float %585, %549
  %587 = fsub contract float %584, %586
  %588 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 804), align 4, !tbaa !7
  %589 = load float, ptr %453, align 4, !tbaa !7
  %590 = fmul contract float %588, %589
  %591 = fsub contract float %587, %590
  %592 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 808), align 4, !tbaa !7
  %593 = fmul contract float %592, %516
  %594 = fsub contract float %591, %593
  %595 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 812), align 4, !tbaa !7
  %596 = fmul contract float %595, %557
  %597 = fsub contract float %594, %596
  store float %597, ptr %558, align 4, !tbaa !7
  %598 = getelementptr inbounds nuw i8, ptr %322, i64 832
  %599 = load float, ptr %598, align 4, !tbaa !7
  %600 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 832), align 4, !tbaa !7
  %601 = load float, ptr %322, align 4, !tbaa !7
  %602 = fmul contract float %600, %601
  %603 = fsub contract float %599, %602
  %604 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 836), align 4, !tbaa !7
  %605 = load float, ptr %323, align 4, !tbaa !7
  %606 = fmul contract float %604, %605
  %607 = fsub contract float %603, %606
  %608 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 840), align 4, !tbaa !7
  %609 = load float, ptr %329, align 4, !tbaa !7
  %610 = fmul contract float %608, %609
  %611 = fsub contract float %607, %610
  %612 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 844), align 4, !tbaa !7
  %613 = load float, ptr %337, align 4, !tbaa !7
  %614 = fmul contract float %612, %613
  %615 = fsub contract float %611, %614
  %616 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 848), align 4, !tbaa !7
  %617 = load float, ptr %348, align 4, !tbaa !7
  %618 = fmul contract float %616, %617
  %619 = fsub contract float %615, %618
  %620 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 852), align 4, !tbaa !7
  %621 = fmul contract float %620, %576
  %622 = fsub contract float %619, %621
  %623 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 856), align 4, !tbaa !7
  %624 = load float, ptr %379, align 4, !tbaa !7
  %625 = fmul contract float %623, %624
  %626 = fsub contract float %622, %625
  %627 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 860), align 4, !tbaa !7
  %628 = load float, ptr %399, align 4, !tbaa !7
  %629 = fmul contract float %627, %628
  %630 = fsub contract float %626, %629
  %631 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 864), align 4, !tbaa !7
  %632 = load float, ptr %422, align 4, !tbaa !7
  %633 = fmul contract float %631, %632
  %634 = fsub contract float %630, %633
  %635 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 868), align 4, !tbaa !7
  %636 = fmul contract float %635, %589
  %637 = fsub contract float %634, %636
  %638 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 872), align 4, !tbaa !7
  %639 = load float, ptr %483, align 4, !tbaa !7
  %640 = fmul contract float %638, %639
  %641 = fsub contract float %637, %640
  %642 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 876), align 4, !tbaa !7
  %643 = load float, ptr %517, align 4, !tbaa !7
  %644 = fmul contract float %642, %643
  %645 = fsub contract float %641, %644
  %646 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 880), align 4, !tbaa !7
  %647 = fmul contract float %646, %597
  %648 = fsub contract float %645, %647
  store float %648, ptr %598, align 4, !tbaa !7
  %649 = getelementptr inbounds nuw i8, ptr %322, i64 896
  %650 = load float, ptr %649, align 4, !tbaa !7
  %651 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 896), align 4, !tbaa !7
  %652 = fmul contract float %651, %601
  %653 = fsub contract float %650, %652
  %654 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 900), align 4, !tbaa !7
  %655 = fmul contract float %654, %605
  %656 = fsub contract float %653, %655
  %657 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 904), align 4, !tbaa !7
  %658 = fmul contract float %657, %609
  %659 = fsub contract float %656, %658
  %660 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 908), align 4, !tbaa !7
  %661 = fmul contract float %660, %613
  %662 = fsub contract float %659, %661
  %663 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 912), align 4, !tbaa !7
  %664 = fmul contract float %663, %617
  %665 = fsub contract float %662, %664
  %666 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 916), align 4, !tbaa !7
  %667 = load float, ptr %362, align 4, !tbaa !7
  %668 = fmul contract float %666, %667
  %669 = fsub contract float %665, %668
  %670 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 920), align 4, !tbaa !7
  %671 = fmul contract float %670, %624
  %672 = fsub contract float %669, %671
  %673 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 924), align 4, !tbaa !7
  %674 = fmul contract float %673, %628
  %675 = fsub contract float %672, %674
  %676 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 928), align 4, !tbaa !7
  %677 = fmul contract float %676, %632
  %678 = fsub contract float %675, %677
  %679 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 932), align 4, !tbaa !7
  %680 = load float, ptr %453, align 4, !tbaa !7
  %681 = fmul contract float %679, %680
  %682 = fsub contract float %678, %681
  %683 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 936), align 4, !tbaa !7
  %684 = fmul contract float %683, %639
  %685 = fsub contract float %682, %684
  %686 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 940), align 4, !tbaa !7
  %687 = fmul contract float %686, %643
  %688 = fsub contract float %685, %687
  %689 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 944), align 4, !tbaa !7
  %690 = load float, ptr %558, align 4, !tbaa !7
  %691 = fmul contract float %689, %690
  %692 = fsub contract float %688, %691
  %693 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 948), align 4, !tbaa !7
  %694 = fmul contract float %693, %648
  %695 = fsub contract float %692, %694
  store float %695, ptr %649, align 4, !tbaa !7
  %696 = getelementptr inbounds nuw i8, ptr %322, i64 960
  %697 = load float, ptr %696, align 4, !tbaa !7
  %698 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 960), align 4, !tbaa !7
  %699 = load float, ptr %322, align 4, !tbaa !7
  %700 = fmul contract float %698, %699
  %701 = fsub contract float %697, %700
  %702 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 964), align 4, !tbaa !7
  %703 = load float, ptr %323, align 4, !tbaa !7
  %704 = fmul contract float %702, %703
  %705 = fsub contract float %701, %704
  %706 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 968), align 4, !tbaa !7
  %707 = load float, ptr %329, align 4, !tbaa !7
  %708 = fmul contract float %706, %707
  %709 = fsub contract float %705, %708
  %710 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 972), align 4, !tbaa !7
  %711 = load float, ptr %337, align 4, !tbaa !7
  %712 = fmul contract float %710, %711
  %713 = fsub contract float %709, %712
  %714 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 976), align 4, !tbaa !7
  %715 = load float, ptr %348, align 4, !tbaa !7
  %716 = fmul contract float %714, %715
  %717 = fsub contract float %713, %716
  %718 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 980), align 4, !tbaa !7
  %719 = fmul contract float %718, %667
  %720 = fsub contract float %717, %719
  %721 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 984), align 4, !tbaa !7
  %722 = load float, ptr %379, align 4, !tbaa !7
  %723 = fmul contract float %721, %722
  %724 = fsub contract float %720, %723
  %725 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 988), align 4, !tbaa !7
  %726 = load float, ptr %399, align 4, !tbaa !7
  %727 = fmul contract float %725, %726
  %728 = fsub contract float %724, %727
  %729 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 992), align 4, !tbaa !7
  %730 = load float, ptr %422, align 4, !tbaa !7
  %731 = fmul contract float %729, %730
  %732 = fsub contract float %728, %731
  %733 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 996), align 4, !tbaa !7
  %734 = fmul contract float %733, %680
  %735 = fsub contract float %732, %734
  %736 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 1000), align 4, !tbaa !7
  %737 = load float, ptr %483, align 4, !tbaa !7
  %738 = fmul contract float %736, %737
  %739 = fsub contract float %735, %738
  %740 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 1004), align 4, !tbaa !7
  %741 = load float, ptr %517, align 4, !tbaa !7
  %742 = fmul contract float %740, %741
  %743 = fsub contract float %739, %742
  %744 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 1008), align 4, !tbaa !7
  %745 = fmul contract float %744, %690
  %746 = fsub contract float %743, %745
  %747 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 1012), align 4, !tbaa !7
  %748 = load float, ptr %598, align 4, !tbaa !7
  %749 = fmul contract float %747, %748
  %750 = fsub contract float %746, %749
  %751 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 1016), align 4, !tbaa !7
  %752 = fmul contract float %751, %695
  %753 = fsub contract float %750, %752
  store float %753, ptr %696, align 4, !tbaa !7
  br label %871

754:                                              ; preds = %313
  %755 = getelementptr [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %320
  %756 = getelementptr i8, ptr %755, i64 -1024
  br label %757

757:                                              ; preds = %754, %791
  %758 = phi i32 [ 0, %754 ], [ %799, %791 ]
  %759 = icmp eq i32 %758, 0
  br i1 %759, label %760, label %762

760:                                              ; preds = %757
  %761 = load float, ptr %756, align 4, !tbaa !7
  br label %791

762:                                              ; preds = %757
  %763 = zext nneg i32 %758 to i64
  %764 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %763
  %765 = getelementptr inbounds nuw float, ptr %756, i64 %763
  %766 = load float, ptr %765, align 4, !tbaa !7
  %767 = and i32 %758, 7
  %768 = icmp samesign ult i32 %758, 8
  br i1 %768, label %773, label %769

769:                                              ; preds = %762
  %770 = and i32 %758, 2147483640
  br label %801

771:                                              ; preds = %801
  %772 = icmp eq i32 %767, 0
  br i1 %772, label %791, label %773

773:                                              ; preds = %771, %762
  %774 = phi float [ %766, %762 ], [ %867, %771 ]
  %775 = phi i32 [ 0, %762 ], [ %868, %771 ]
  %776 = icmp ne i32 %767, 0
  tail call void @llvm.assume(i1 %776)
  br label %777

777:                                              ; preds = %777, %773
  %778 = phi float [ %774, %773 ], [ %787, %777 ]
  %779 = phi i32 [ %775, %773 ], [ %788, %777 ]
  %780 = phi i32 [ 0, %773 ], [ %789, %777 ]
  %781 = zext nneg i32 %779 to i64
  %782 = getelementptr inbounds nuw float, ptr %756, i64 %781
  %783 = load float, ptr %782, align 4, !tbaa !7
  %784 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %781
  %785 = load float, ptr %784, align 4, !tbaa !7
  %786 = fmul contract float %783, %785
  %787 = fsub contract float %778, %786
  store float %787, ptr %765, align 4, !tbaa !7
  %788 = add nuw nsw i32 %779, 1
  %789 = add i32 %780, 1
  %790 = icmp eq i32 %789, %767
  br i1 %790, label %791, label %777, !llvm.loop !16

791:                                              ; preds = %771, %777, %760
  %792 = phi i64 [ 0, %760 ], [ %763, %777 ], [ %763, %771 ]
  %793 = phi float [ %761, %760 ], [ %867, %771 ], [ %787, %777 ]
  %794 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %792
  %795 = getelementptr inbounds nuw float, ptr %794, i64 %792
  %796 = load float, ptr %795, align 4, !tbaa !7
  %797 = getelementptr inbounds nuw float, ptr %756, i64 %792
  %798 = fdiv contract float %793, %796
  store float %798, ptr %797, align 4, !tbaa !7
  %799 = add nuw nsw i32 %758, 1
  %800 = icmp eq i32 %799, 16
  br i1 %800, label %871, label %757, !llvm.loop !17

801:                                              ; preds = %801, %769
  %802 = phi float [ %766, %769 ], [ %867, %801 ]
  %803 = phi i32 [ 0, %769 ], [ %868, %801 ]
  %804 = phi i32 [ 0, %769 ], [ %869, %801 ]
  %805 = zext nneg i32 %803 to i64
  %806 = getelementptr inbounds nuw float, ptr %756, i64 %805
  %807 = load float, ptr %806, align 4, !tbaa !7
  %808 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %805
  %809 = load float, ptr %808, align 4, !tbaa !7
  %810 = fmul contract float %807, %809
  %811 = fsub contract float %802, %810
  store float %811, ptr %765, align 4, !tbaa !7
  %812 = or disjoint i32 %803, 1
  %813 = zext nneg i32 %812 to i64
  %814 = getelementptr inbounds nuw float, ptr %756, i64 %813
  %815 = load float, ptr %814, align 4, !tbaa !7
  %816 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %813
  %817 = load float, ptr %816, align 4, !tbaa !7
  %818 = fmul contract float %815, %817
  %819 = fsub contract float %811, %818
  store float %819, ptr %765, align 4, !tbaa !7
  %820 = or disjoint i32 %803, 2
  %821 = zext nneg i32 %820 to i64
  %822 = getelementptr inbounds nuw float, ptr %756, i64 %821
  %823 = load float, ptr %822, align 4, !tbaa !7
  %824 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %821
  %825 = load float, ptr %824, align 4, !tbaa !7
  %826 = fmul contract float %823, %825
  %827 = fsub contract float %819, %826
  store float %827, ptr %765, align 4, !tbaa !7
  %828 = or disjoint i32 %803, 3
  %829 = zext nneg i32 %828 to i64
  %830 = getelementptr inbounds nuw float, ptr %756, i64 %829
  %831 = load float, ptr %830, align 4, !tbaa !7
  %832 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %829
  %833 = load float, ptr %832, align 4, !tbaa !7
  %834 = fmul contract float %831, %833
  %835 = fsub contract float %827, %834
  store float %835, ptr %765, align 4, !tbaa !7
  %836 = or disjoint i32 %803, 4
  %837 = zext nneg i32 %836 to i64
  %838 = getelementptr inbounds nuw float, ptr %756, i64 %837
  %839 = load float, ptr %838, align 4, !tbaa !7
  %840 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %837
  %841 = load float, ptr %840, align 4, !tbaa !7
  %842 = fmul contract float %839, %841
  %843 = fsub contract float %835, %842
  store float %843, ptr %765, align 4, !tbaa !7
  %844 = or disjoint i32 %803, 5
  %845 = zext nneg i32 %844 to i64
  %846 = getelementptr inbounds nuw float, ptr %756, i64 %845
  %847 = load float, ptr %846, align 4, !tbaa !7
  %848 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %845
  %849 = load float, ptr %848, align 4, !tbaa !7
  %850 = fmul contract float %847, %849
  %851 = fsub contract float %843, %850
  store float %851, ptr %765, align 4, !tbaa !7
  %852 = or disjoint i32 %803, 6
  %853 = zext nneg i32 %852 to i64
  %854 = getelementptr inbounds nuw float, ptr %756, i64 %853
  %855 = load float, ptr %854, align 4, !tbaa !7
  %856 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %853
  %857 = load float, ptr %856, align 4, !tbaa !7
  %858 = fmul contract float %855, %857
  %859 = fsub contract float %851, %858
  store float %859, ptr %765, align 4, !tbaa !7
  %860 = or disjoint i32 %803, 7
  %861 = zext nneg i32 %860 to i64
  %862 = getelementptr inbounds nuw float, ptr %756, i64 %861
  %863 = load float, ptr %862, align 4, !tbaa !7
  %864 = getelementptr inbounds nuw [16 x float], ptr %764, i64 %861
  %865 = load float, ptr %864, align 4, !tbaa !7
  %866 = fmul contract float %863, %865
  %867 = fsub contract float %859, %866
  store float %867, ptr %765, align 4, !tbaa !7
  %868 = add nuw nsw i32 %803, 8
  %869 = add i32 %804, 8
  %870 = icmp eq i32 %869, %770
  br i1 %870, label %771, label %801, !llvm.loop !18

871:                                              ; preds = %791, %321
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %872, label %964

872:                                              ; preds = %871
  %873 = add i32 %1, 1
  %874 = mul i32 %2, %873
  %875 = zext nneg i32 %7 to i64
  %876 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %875
  %877 = or disjoint i32 %6, %7
  %878 = add i32 %877, %874
  %879 = getelementptr inbounds nuw i8, ptr %876, i64 64
  %880 = load float, ptr %879, align 4, !tbaa !7
  %881 = add i32 %878, %1
  %882 = sext i32 %881 to i64
  %883 = getelementptr inbounds float, ptr %0, i64 %882
  store float %880, ptr %883, align 4, !tbaa !7
  %884 = getelementptr inbounds nuw i8, ptr %876, i64 128
  %885 = load float, ptr %884, align 4, !tbaa !7
  %886 = shl nsw i32 %1, 1
  %887 = add i32 %878, %886
  %888 = sext i32 %887 to i64
  %889 = getelementptr inbounds float, ptr %0, i64 %888
  store float %885, ptr %889, align 4, !tbaa !7
  %890 = getelementptr inbounds nuw i8, ptr %876, i64 192
  %891 = load float, ptr %890, align 4, !tbaa !7
  %892 = mul nsw i32 %1, 3
  %893 = add i32 %878, %892
  %894 = sext i32 %893 to i64
  %895 = getelementptr inbounds float, ptr %0, i64 %894
  store float %891, ptr %895, align 4, !tbaa !7
  %896 = getelementptr inbounds nuw i8, ptr %876, i64 256
  %897 = load float, ptr %896, align 4, !tbaa !7
  %898 = shl nsw i32 %1, 2
  %899 = add i32 %878, %898
  %900 = sext i32 %899 to i64
  %901 = getelementptr inbounds float, ptr %0, i64 %900
  store float %897, ptr %901, align 4, !tbaa !7
  %902 = getelementptr inbounds nuw i8, ptr %876, i64 320
  %903 = load float, ptr %902, align 4, !tbaa !7
  %904 = mul nsw i32 %1, 5
  %905 = add i32 %878, %904
  %906 = sext i32 %905 to i64
  %907 = getelementptr inbounds float, ptr %0, i64 %906
  store float %903, ptr %907, align 4, !tbaa !7
  %908 = getelementptr inbounds nuw i8, ptr %876, i64 384
  %909 = load float, ptr %908, align 4, !tbaa !7
  %910 = mul nsw i32 %1, 6
  %911 = add i32 %878, %910
  %912 = sext i32 %911 to i64
  %913 = getelementptr inbounds float, ptr %0, i64 %912
  store float %909, ptr %913, align 4, !tbaa !7
  %914 = getelementptr inbounds nuw i8, ptr %876, i64 448
  %915 = load float, ptr %914, align 4, !tbaa !7
  %916 = mul nsw i32 %1, 7
  %917 = add i32 %878, %916
  %918 = sext i32 %917 to i64
  %919 = getelementptr inbounds float, ptr %0, i64 %918
  store float %915, ptr %919, align 4, !tbaa !7
  %920 = getelementptr inbounds nuw i8, ptr %876, i64 512
  %921 = load float, ptr %920, align 4, !tbaa !7
  %922 = shl nsw i32 %1, 3
  %923 = add i32 %878, %922
  %924 = sext i32 %923 to i64
  %925 = getelementptr inbounds float, ptr %0, i64 %924
  store float %921, ptr %925, align 4, !tbaa !7
  %926 = getelementptr inbounds nuw i8, ptr %876, i64 576
  %927 = load float, ptr %926, align 4, !tbaa !7
  %928 = mul nsw i32 %1, 9
  %929 = add i32 %878, %928
  %930 = sext i32 %929 to i64
  %931 = getelementptr inbounds float, ptr %0, i64 %930
  store float %927, ptr %931, align 4, !tbaa !7
  %932 = getelementptr inbounds nuw i8, ptr %876, i64 640
  %933 = load float, ptr %932, align 4, !tbaa !7
  %934 = mul nsw i32 %1, 10
  %935 = add i32 %878, %934
  %936 = sext i32 %935 to i64
  %937 = getelementptr inbounds float, ptr %0, i64 %936
  store float %933, ptr %937, align 4, !tbaa !7
  %938 = getelementptr inbounds nuw i8, ptr %876, i64 704
  %939 = load float, ptr %938, align 4, !tbaa !7
  %940 = mul nsw i32 %1, 11
  %941 = add i32 %878, %940
  %942 = sext i32 %941 to i64
  %943 = getelementptr inbounds float, ptr %0, i64 %942
  store float %939, ptr %943, align 4, !tbaa !7
  %944 = getelementptr inbounds nuw i8, ptr %876, i64 768
  %945 = load float, ptr %944, align 4, !tbaa !7
  %946 = mul nsw i32 %1, 12
  %947 = add i32 %878, %946
  %948 = sext i32 %947 to i64
  %949 = getelementptr inbounds float, ptr %0, i64 %948
  store float %945, ptr %949, align 4, !tbaa !7
  %950 = getelementptr inbounds nuw i8, ptr %876, i64 832
  %951 = load float, ptr %950, align 4, !tbaa !7
  %952 = mul nsw i32 %1, 13
  %953 = add i32 %878, %952
  %954 = sext i32 %953 to i64
  %955 = getelementptr inbounds float, ptr %0, i64 %954
  store float %951, ptr %955, align 4, !tbaa !7
  %956 = getelementptr inbounds nuw i8, ptr %876, i64 896
  %957 = load float, ptr %956, align 4, !tbaa !7
  %958 = mul nsw i32 %1, 14
  %959 = add i32 %878, %958
  %960 = sext i32 %959 to i64
  %961 = getelementptr inbounds float, ptr %0, i64 %960
  store float %957, ptr %961, align 4, !tbaa !7
  %962 = mul nsw i32 %1, 15
  %963 = add i32 %878, %962
  br label %1076

964:                                              ; preds = %871
  %965 = add nsw i32 %7, -16
  %966 = add nsw i32 %2, %6
  %967 = zext nneg i32 %965 to i64
  %968 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %967
  %969 = add i32 %2, %965
  %970 = load float, ptr %968, align 4, !tbaa !7
  %971 = mul i32 %966, %1
  %972 = add i32 %969, %971
  %973 = sext i32 %972 to i64
  %974 = getelementptr inbounds float, ptr %0, i64 %973
  store float %970, ptr %974, align 4, !tbaa !7
  %975 = getelementptr i8, ptr %968, i64 64
  %976 = load float, ptr %975, align 4, !tbaa !7
  %977 = add i32 %966, 1
  %978 = mul i32 %977, %1
  %979 = add i32 %969, %978
  %980 = sext i32 %979 to i64
  %981 = getelementptr inbounds float, ptr %0, i64 %980
  store float %976, ptr %981, align 4, !tbaa !7
  %982 = getelementptr i8, ptr %968, i64 128
  %983 = load float, ptr %982, align 4, !tbaa !7
  %984 = add i32 %966, 2
  %985 = mul i32 %984, %1
  %986 = add i32 %969, %985
  %987 = sext i32 %986 to i64
  %988 = getelementptr inbounds float, ptr %0, i64 %987
  store float %983, ptr %988, align 4, !tbaa !7
  %989 = getelementptr i8, ptr %968, i64 192
  %990 = load float, ptr %989, align 4, !tbaa !7
  %991 = add i32 %966, 3
  %992 = mul i32 %991, %1
  %993 = add i32 %969, %992
  %994 = sext i32 %993 to i64
  %995 = getelementptr inbounds float, ptr %0, i64 %994
  store float %990, ptr %995, align 4, !tbaa !7
  %996 = getelementptr i8, ptr %968, i64 256
  %997 = load float, ptr %996, align 4, !tbaa !7
  %998 = add i32 %966, 4
  %999 = mul i32 %998, %1
  %1000 = add i32 %969, %999
  %1001 = sext i32 %1000 to i64
  %1002 = getelementptr inbounds float, ptr %0, i64 %1001
  store float %997, ptr %1002, align 4, !tbaa !7
  %1003 = getelementptr i8, ptr %968, i64 320
  %1004 = load float, ptr %1003, align 4, !tbaa !7
  %1005 = add i32 %966, 5
  %1006 = mul i32 %1005, %1
  %1007 = add i32 %969, %1006
  %1008 = sext i32 %1007 to i64
  %1009 = getelementptr inbounds float, ptr %0, i64 %1008
  store float %1004, ptr %1009, align 4, !tbaa !7
  %1010 = getelementptr i8, ptr %968, i64 384
  %1011 = load float, ptr %1010, align 4, !tbaa !7
  %1012 = add i32 %966, 6
  %1013 = mul i32 %1012, %1
  %1014 = add i32 %969, %1013
  %1015 = sext i32 %1014 to i64
  %1016 = getelementptr inbounds float, ptr %0, i64 %1015
  store float %1011, ptr %1016, align 4, !tbaa !7
  %1017 = getelementptr i8, ptr %968, i64 448
  %1018 = load float, ptr %1017, align 4, !tbaa !7
  %1019 = add i32 %966, 7
  %1020 = mul i32 %1019, %1
  %1021 = add i32 %969, %1020
  %1022 = sext i32 %1021 to i64
  %1023 = getelementptr inbounds float, ptr %0, i64 %1022
  store float %1018, ptr %1023, align 4, !tbaa !7
  %1024 = getelementptr i8, ptr %968, i64 512
  %1025 = load float, ptr %1024, align 4, !tbaa !7
  %1026 = add i32 %966, 8
  %1027 = mul i32 %1026, %1
  %1028 = add i32 %969, %1027
  %1029 = sext i32 %1028 to i64
  %1030 = getelementptr inbounds float, ptr %0, i64 %1029
  store float %1025, ptr %1030, align 4, !tbaa !7
  %1031 = getelementptr i8, ptr %968, i64 576
  %1032 = load float, ptr %1031, align 4, !tbaa !7
  %1033 = add i32 %966, 9
  %1034 = mul i32 %1033, %1
  %1035 = add i32 %969, %1034
  %1036 = sext i32 %1035 to i64
  %1037 = getelementptr inbounds float, ptr %0, i64 %1036
  store float %1032, ptr %1037, align 4, !tbaa !7
  %1038 = getelementptr i8, ptr %968, i64 640
  %1039 = load float, ptr %1038, align 4, !tbaa !7
  %1040 = add i32 %966, 10
  %1041 = mul i32 %1040, %1
  %1042 = add i32 %969, %1041
  %1043 = sext i32 %1042 to i64
  %1044 = getelementptr inbounds float, ptr %0, i64 %1043
  store float %1039, ptr %1044, align 4, !tbaa !7
  %1045 = getelementptr i8, ptr %968, i64 704
  %1046 = load float, ptr %1045, align 4, !tbaa !7
  %1047 = add i32 %966, 11
  %1048 = mul i32 %1047, %1
  %1049 = add i32 %969, %1048
  %1050 = sext i32 %1049 to i64
  %1051 = getelementptr inbounds float, ptr %0, i64 %1050
  store float %1046, ptr %1051, align 4, !tbaa !7
  %1052 = getelementptr i8, ptr %968, i64 768
  %1053 = load float, ptr %1052, align 4, !tbaa !7
  %1054 = add i32 %966, 12
  %1055 = mul i32 %1054, %1
  %1056 = add i32 %969, %1055
  %1057 = sext i32 %1056 to i64
  %1058 = getelementptr inbounds float, ptr %0, i64 %1057
  store float %1053, ptr %1058, align 4, !tbaa !7
  %1059 = getelementptr i8, ptr %968, i64 832
  %1060 = load float, ptr %1059, align 4, !tbaa !7
  %1061 = add i32 %966, 13
  %1062 = mul i32 %1061, %1
  %1063 = add i32 %969, %1062
  %1064 = sext i32 %1063 to i64
  %1065 = getelementptr inbounds float, ptr %0, i64 %1064
  store float %1060, ptr %1065, align 4, !tbaa !7
  %1066 = getelementptr i8, ptr %968, i64 896
  %1067 = load float, ptr %1066, align 4, !tbaa !7
  %1068 = add i32 %966, 14
  %1069 = mul i32 %1068, %1
  %1070 = add i32 %969, %1069
  %1071 = sext i32 %1070 to i64
  %1072 = getelementptr inbounds float, ptr %0, i64 %1071
  store float %1067, ptr %1072, align 4, !tbaa !7
  %1073 = add i32 %966, 15
  %1074 = mul i32 %1073, %1
  %1075 = add i32 %969, %1074
  br label %1076

1076:                                             ; preds = %964, %872
  %1077 = phi i32 [ %1075, %964 ], [ %963, %872 ]
  %1078 = phi ptr [ %968, %964 ], [ %876, %872 ]
  %1079 = getelementptr i8, ptr %1078, i64 960
  %1080 = load float, ptr %1079, align 4, !tbaa !7
  %1081 = sext i32 %1077 to i64
  %1082 = getelementptr inbounds float, ptr %0, i64 %1081
  store float %1080, ptr %1082, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_internalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %19
  %21 = zext nneg i32 %4 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  store float %18, ptr %22, align 4, !tbaa !7
  %23 = add i32 %10, %5
  %24 = add i32 %23, %7
  %25 = mul nsw i32 %24, %1
  %26 = add i32 %25, %4
  %27 = add i32 %26, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3col to ptr), i64 %19
  %32 = getelementptr inbounds nuw float, ptr %31, i64 %21
  store float %30, ptr %32, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %21
  %34 = load float, ptr %31, align 4, !tbaa !7
  %35 = load float, ptr %33, align 4, !tbaa !7
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %36, 0.000000e+00
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %39, %41
  %43 = fadd contract float %37, %42
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %43, %48
  %50 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %49, %54
  %56 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %57, %59
  %61 = fadd contract float %55, %60
  %62 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %63, %65
  %67 = fadd contract float %61, %66
  %68 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fmul contract float %69, %71
  %73 = fadd contract float %67, %72
  %74 = getelementptr inbounds nuw i8, ptr %31, i64 28
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %73, %78
  %80 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %79, %84
  %86 = getelementptr inbounds nuw i8, ptr %31, i64 36
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = getelementptr inbounds nuw i8, ptr %33, i64 576
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %87, %89
  %91 = fadd contract float %85, %90
  %92 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %93, %95
  %97 = fadd contract float %91, %96
  %98 = getelementptr inbounds nuw i8, ptr %31, i64 44
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fmul contract float %99, %101
  %103 = fadd contract float %97, %102
  %104 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fmul contract float %105, %107
  %109 = fadd contract float %103, %108
  %110 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %111, %113
  %115 = fadd contract float %109, %114
  %116 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fmul contract float %117, %119
  %121 = fadd contract float %115, %120
  %122 = getelementptr inbounds nuw i8, ptr %31, i64 60
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %123, %125
  %127 = fadd contract float %121, %126
  %128 = add i32 %14, %25
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %0, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fsub contract float %131, %127
  store float %132, ptr %130, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
