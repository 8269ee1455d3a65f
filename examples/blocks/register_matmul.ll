; ModuleID = 'register_matmul.cu'
source_filename = "register_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16matmul_registersPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ16matmul_registersPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [32 x [17 x float]] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [16 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16matmul_registersPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = and i32 %7, 7
  %9 = and i32 %7, 1016
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 6
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 6
  %14 = mul i32 %4, %11
  %15 = add i32 %14, %13
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %18 = lshr i32 %7, 3
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = lshr i32 %19, 3
  %21 = lshr i32 %7, 6
  %22 = and i32 %7, 63
  %23 = lshr i32 %19, 6
  %24 = icmp sgt i32 %5, 0
  br i1 %24, label %34, label %25

25:                                               ; preds = %6
  %26 = shl nuw nsw i32 %8, 3
  %27 = or disjoint i32 %9, 1
  %28 = or disjoint i32 %9, 2
  %29 = or disjoint i32 %9, 3
  %30 = or disjoint i32 %9, 4
  %31 = or disjoint i32 %9, 5
  %32 = or disjoint i32 %9, 6
  %33 = or i32 %7, 7
  br label %126

34:                                               ; preds = %6
  %35 = zext i32 %13 to i64
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = mul i32 %5, %11
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = shl nsw i32 %4, 3
  %41 = sext i32 %40 to i64
  %42 = shl nuw nsw i32 %8, 3
  %43 = shl nuw nsw i32 %9, 3
  %44 = or disjoint i32 %9, 1
  %45 = shl nuw nsw i32 %44, 3
  %46 = or disjoint i32 %9, 2
  %47 = shl nuw nsw i32 %46, 3
  %48 = or disjoint i32 %9, 3
  %49 = shl nuw nsw i32 %48, 3
  %50 = or disjoint i32 %9, 4
  %51 = shl nuw nsw i32 %50, 3
  %52 = or disjoint i32 %9, 5
  %53 = shl nuw nsw i32 %52, 3
  %54 = or disjoint i32 %9, 6
  %55 = shl nuw nsw i32 %54, 3
  %56 = or i32 %7, 7
  %57 = shl nuw nsw i32 %56, 3
  br label %58

58:                                               ; preds = %34, %689
  %59 = phi float [ 0.000000e+00, %34 ], [ %592, %689 ]
  %60 = phi float [ 0.000000e+00, %34 ], [ %594, %689 ]
  %61 = phi float [ 0.000000e+00, %34 ], [ %596, %689 ]
  %62 = phi float [ 0.000000e+00, %34 ], [ %598, %689 ]
  %63 = phi float [ 0.000000e+00, %34 ], [ %600, %689 ]
  %64 = phi float [ 0.000000e+00, %34 ], [ %602, %689 ]
  %65 = phi float [ 0.000000e+00, %34 ], [ %604, %689 ]
  %66 = phi float [ 0.000000e+00, %34 ], [ %606, %689 ]
  %67 = phi float [ 0.000000e+00, %34 ], [ %608, %689 ]
  %68 = phi float [ 0.000000e+00, %34 ], [ %610, %689 ]
  %69 = phi float [ 0.000000e+00, %34 ], [ %612, %689 ]
  %70 = phi float [ 0.000000e+00, %34 ], [ %614, %689 ]
  %71 = phi float [ 0.000000e+00, %34 ], [ %616, %689 ]
  %72 = phi float [ 0.000000e+00, %34 ], [ %618, %689 ]
  %73 = phi float [ 0.000000e+00, %34 ], [ %620, %689 ]
  %74 = phi float [ 0.000000e+00, %34 ], [ %622, %689 ]
  %75 = phi float [ 0.000000e+00, %34 ], [ %624, %689 ]
  %76 = phi float [ 0.000000e+00, %34 ], [ %626, %689 ]
  %77 = phi float [ 0.000000e+00, %34 ], [ %628, %689 ]
  %78 = phi float [ 0.000000e+00, %34 ], [ %630, %689 ]
  %79 = phi float [ 0.000000e+00, %34 ], [ %632, %689 ]
  %80 = phi float [ 0.000000e+00, %34 ], [ %634, %689 ]
  %81 = phi float [ 0.000000e+00, %34 ], [ %636, %689 ]
  %82 = phi float [ 0.000000e+00, %34 ], [ %638, %689 ]
  %83 = phi float [ 0.000000e+00, %34 ], [ %640, %689 ]
  %84 = phi float [ 0.000000e+00, %34 ], [ %642, %689 ]
  %85 = phi float [ 0.000000e+00, %34 ], [ %644, %689 ]
  %86 = phi float [ 0.000000e+00, %34 ], [ %646, %689 ]
  %87 = phi float [ 0.000000e+00, %34 ], [ %648, %689 ]
  %88 = phi float [ 0.000000e+00, %34 ], [ %650, %689 ]
  %89 = phi float [ 0.000000e+00, %34 ], [ %652, %689 ]
  %90 = phi float [ 0.000000e+00, %34 ], [ %654, %689 ]
  %91 = phi float [ 0.000000e+00, %34 ], [ %656, %689 ]
  %92 = phi float [ 0.000000e+00, %34 ], [ %658, %689 ]
  %93 = phi float [ 0.000000e+00, %34 ], [ %660, %689 ]
  %94 = phi float [ 0.000000e+00, %34 ], [ %662, %689 ]
  %95 = phi float [ 0.000000e+00, %34 ], [ %664, %689 ]
  %96 = phi float [ 0.000000e+00, %34 ], [ %666, %689 ]
  %97 = phi float [ 0.000000e+00, %34 ], [ %668, %689 ]
  %98 = phi float [ 0.000000e+00, %34 ], [ %670, %689 ]
  %99 = phi float [ 0.000000e+00, %34 ], [ %672, %689 ]
  %100 = phi float [ 0.000000e+00, %34 ], [ %674, %689 ]
  %101 = phi float [ 0.000000e+00, %34 ], [ %676, %689 ]
  %102 = phi float [ 0.000000e+00, %34 ], [ %678, %689 ]
  %103 = phi float [ 0.000000e+00, %34 ], [ %680, %689 ]
  %104 = phi float [ 0.000000e+00, %34 ], [ %682, %689 ]
  %105 = phi float [ 0.000000e+00, %34 ], [ %684, %689 ]
  %106 = phi float [ 0.000000e+00, %34 ], [ %686, %689 ]
  %107 = phi float [ 0.000000e+00, %34 ], [ %590, %689 ]
  %108 = phi float [ 0.000000e+00, %34 ], [ %588, %689 ]
  %109 = phi float [ 0.000000e+00, %34 ], [ %586, %689 ]
  %110 = phi float [ 0.000000e+00, %34 ], [ %584, %689 ]
  %111 = phi float [ 0.000000e+00, %34 ], [ %582, %689 ]
  %112 = phi float [ 0.000000e+00, %34 ], [ %580, %689 ]
  %113 = phi float [ 0.000000e+00, %34 ], [ %578, %689 ]
  %114 = phi float [ 0.000000e+00, %34 ], [ %576, %689 ]
  %115 = phi float [ 0.000000e+00, %34 ], [ %574, %689 ]
  %116 = phi float [ 0.000000e+00, %34 ], [ %572, %689 ]
  %117 = phi float [ 0.000000e+00, %34 ], [ %570, %689 ]
  %118 = phi float [ 0.000000e+00, %34 ], [ %568, %689 ]
  %119 = phi float [ 0.000000e+00, %34 ], [ %566, %689 ]
  %120 = phi float [ 0.000000e+00, %34 ], [ %564, %689 ]
  %121 = phi float [ 0.000000e+00, %34 ], [ %562, %689 ]
  %122 = phi float [ 0.000000e+00, %34 ], [ %560, %689 ]
  %123 = phi i32 [ 0, %34 ], [ %692, %689 ]
  %124 = phi ptr [ %39, %34 ], [ %690, %689 ]
  %125 = phi ptr [ %36, %34 ], [ %691, %689 ]
  br label %399

126:                                              ; preds = %689, %25
  %127 = phi i32 [ %33, %25 ], [ %56, %689 ]
  %128 = phi i32 [ %32, %25 ], [ %54, %689 ]
  %129 = phi i32 [ %31, %25 ], [ %52, %689 ]
  %130 = phi i32 [ %30, %25 ], [ %50, %689 ]
  %131 = phi i32 [ %29, %25 ], [ %48, %689 ]
  %132 = phi i32 [ %28, %25 ], [ %46, %689 ]
  %133 = phi i32 [ %27, %25 ], [ %44, %689 ]
  %134 = phi i32 [ %26, %25 ], [ %42, %689 ]
  %135 = phi float [ 0.000000e+00, %25 ], [ %592, %689 ]
  %136 = phi float [ 0.000000e+00, %25 ], [ %594, %689 ]
  %137 = phi float [ 0.000000e+00, %25 ], [ %596, %689 ]
  %138 = phi float [ 0.000000e+00, %25 ], [ %598, %689 ]
  %139 = phi float [ 0.000000e+00, %25 ], [ %600, %689 ]
  %140 = phi float [ 0.000000e+00, %25 ], [ %602, %689 ]
  %141 = phi float [ 0.000000e+00, %25 ], [ %604, %689 ]
  %142 = phi float [ 0.000000e+00, %25 ], [ %606, %689 ]
  %143 = phi float [ 0.000000e+00, %25 ], [ %608, %689 ]
  %144 = phi float [ 0.000000e+00, %25 ], [ %610, %689 ]
  %145 = phi float [ 0.000000e+00, %25 ], [ %612, %689 ]
  %146 = phi float [ 0.000000e+00, %25 ], [ %614, %689 ]
  %147 = phi float [ 0.000000e+00, %25 ], [ %616, %689 ]
  %148 = phi float [ 0.000000e+00, %25 ], [ %618, %689 ]
  %149 = phi float [ 0.000000e+00, %25 ], [ %620, %689 ]
  %150 = phi float [ 0.000000e+00, %25 ], [ %622, %689 ]
  %151 = phi float [ 0.000000e+00, %25 ], [ %624, %689 ]
  %152 = phi float [ 0.000000e+00, %25 ], [ %626, %689 ]
  %153 = phi float [ 0.000000e+00, %25 ], [ %628, %689 ]
  %154 = phi float [ 0.000000e+00, %25 ], [ %630, %689 ]
  %155 = phi float [ 0.000000e+00, %25 ], [ %632, %689 ]
  %156 = phi float [ 0.000000e+00, %25 ], [ %634, %689 ]
  %157 = phi float [ 0.000000e+00, %25 ], [ %636, %689 ]
  %158 = phi float [ 0.000000e+00, %25 ], [ %638, %689 ]
  %159 = phi float [ 0.000000e+00, %25 ], [ %640, %689 ]
  %160 = phi float [ 0.000000e+00, %25 ], [ %642, %689 ]
  %161 = phi float [ 0.000000e+00, %25 ], [ %644, %689 ]
  %162 = phi float [ 0.000000e+00, %25 ], [ %646, %689 ]
  %163 = phi float [ 0.000000e+00, %25 ], [ %648, %689 ]
  %164 = phi float [ 0.000000e+00, %25 ], [ %650, %689 ]
  %165 = phi float [ 0.000000e+00, %25 ], [ %652, %689 ]
  %166 = phi float [ 0.000000e+00, %25 ], [ %654, %689 ]
  %167 = phi float [ 0.000000e+00, %25 ], [ %656, %689 ]
  %168 = phi float [ 0.000000e+00, %25 ], [ %658, %689 ]
  %169 = phi float [ 0.000000e+00, %25 ], [ %660, %689 ]
  %170 = phi float [ 0.000000e+00, %25 ], [ %662, %689 ]
  %171 = phi float [ 0.000000e+00, %25 ], [ %664, %689 ]
  %172 = phi float [ 0.000000e+00, %25 ], [ %666, %689 ]
  %173 = phi float [ 0.000000e+00, %25 ], [ %668, %689 ]
  %174 = phi float [ 0.000000e+00, %25 ], [ %670, %689 ]
  %175 = phi float [ 0.000000e+00, %25 ], [ %672, %689 ]
  %176 = phi float [ 0.000000e+00, %25 ], [ %674, %689 ]
  %177 = phi float [ 0.000000e+00, %25 ], [ %676, %689 ]
  %178 = phi float [ 0.000000e+00, %25 ], [ %678, %689 ]
  %179 = phi float [ 0.000000e+00, %25 ], [ %680, %689 ]
  %180 = phi float [ 0.000000e+00, %25 ], [ %682, %689 ]
  %181 = phi float [ 0.000000e+00, %25 ], [ %684, %689 ]
  %182 = phi float [ 0.000000e+00, %25 ], [ %686, %689 ]
  %183 = phi float [ 0.000000e+00, %25 ], [ %590, %689 ]
  %184 = phi float [ 0.000000e+00, %25 ], [ %588, %689 ]
  %185 = phi float [ 0.000000e+00, %25 ], [ %586, %689 ]
  %186 = phi float [ 0.000000e+00, %25 ], [ %584, %689 ]
  %187 = phi float [ 0.000000e+00, %25 ], [ %582, %689 ]
  %188 = phi float [ 0.000000e+00, %25 ], [ %580, %689 ]
  %189 = phi float [ 0.000000e+00, %25 ], [ %578, %689 ]
  %190 = phi float [ 0.000000e+00, %25 ], [ %576, %689 ]
  %191 = phi float [ 0.000000e+00, %25 ], [ %574, %689 ]
  %192 = phi float [ 0.000000e+00, %25 ], [ %572, %689 ]
  %193 = phi float [ 0.000000e+00, %25 ], [ %570, %689 ]
  %194 = phi float [ 0.000000e+00, %25 ], [ %568, %689 ]
  %195 = phi float [ 0.000000e+00, %25 ], [ %566, %689 ]
  %196 = phi float [ 0.000000e+00, %25 ], [ %564, %689 ]
  %197 = phi float [ 0.000000e+00, %25 ], [ %562, %689 ]
  %198 = phi float [ 0.000000e+00, %25 ], [ %560, %689 ]
  %199 = mul nsw i32 %9, %4
  %200 = add nsw i32 %199, %134
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %17, i64 %201
  store float %198, ptr %202, align 4, !tbaa !7
  %203 = sext i32 %200 to i64
  %204 = getelementptr float, ptr %17, i64 %203
  %205 = getelementptr i8, ptr %204, i64 4
  store float %197, ptr %205, align 4, !tbaa !7
  %206 = sext i32 %200 to i64
  %207 = getelementptr float, ptr %17, i64 %206
  %208 = getelementptr i8, ptr %207, i64 8
  store float %196, ptr %208, align 4, !tbaa !7
  %209 = sext i32 %200 to i64
  %210 = getelementptr float, ptr %17, i64 %209
  %211 = getelementptr i8, ptr %210, i64 12
  store float %195, ptr %211, align 4, !tbaa !7
  %212 = sext i32 %200 to i64
  %213 = getelementptr float, ptr %17, i64 %212
  %214 = getelementptr i8, ptr %213, i64 16
  store float %194, ptr %214, align 4, !tbaa !7
  %215 = sext i32 %200 to i64
  %216 = getelementptr float, ptr %17, i64 %215
  %217 = getelementptr i8, ptr %216, i64 20
  store float %193, ptr %217, align 4, !tbaa !7
  %218 = sext i32 %200 to i64
  %219 = getelementptr float, ptr %17, i64 %218
  %220 = getelementptr i8, ptr %219, i64 24
  store float %192, ptr %220, align 4, !tbaa !7
  %221 = sext i32 %200 to i64
  %222 = getelementptr float, ptr %17, i64 %221
  %223 = getelementptr i8, ptr %222, i64 28
  store float %191, ptr %223, align 4, !tbaa !7
  %224 = mul nsw i32 %133, %4
  %225 = add nsw i32 %224, %134
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %17, i64 %226
  store float %190, ptr %227, align 4, !tbaa !7
  %228 = sext i32 %225 to i64
  %229 = getelementptr float, ptr %17, i64 %228
  %230 = getelementptr i8, ptr %229, i64 4
  store float %189, ptr %230, align 4, !tbaa !7
  %231 = sext i32 %225 to i64
  %232 = getelementptr float, ptr %17, i64 %231
  %233 = getelementptr i8, ptr %232, i64 8
  store float %188, ptr %233, align 4, !tbaa !7
  %234 = sext i32 %225 to i64
  %235 = getelementptr float, ptr %17, i64 %234
  %236 = getelementptr i8, ptr %235, i64 12
  store float %187, ptr %236, align 4, !tbaa !7
  %237 = sext i32 %225 to i64
  %238 = getelementptr float, ptr %17, i64 %237
  %239 = getelementptr i8, ptr %238, i64 16
  store float %186, ptr %239, align 4, !tbaa !7
  %240 = sext i32 %225 to i64
  %241 = getelementptr float, ptr %17, i64 %240
  %242 = getelementptr i8, ptr %241, i64 20
  store float %185, ptr %242, align 4, !tbaa !7
  %243 = sext i32 %225 to i64
  %244 = getelementptr float, ptr %17, i64 %243
  %245 = getelementptr i8, ptr %244, i64 24
  store float %184, ptr %245, align 4, !tbaa !7
  %246 = sext i32 %225 to i64
  %247 = getelementptr float, ptr %17, i64 %246
  %248 = getelementptr i8, ptr %247, i64 28
  store float %183, ptr %248, align 4, !tbaa !7
  %249 = mul nsw i32 %132, %4
  %250 = add nsw i32 %249, %134
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr %17, i64 %251
  store float %135, ptr %252, align 4, !tbaa !7
  %253 = sext i32 %250 to i64
  %254 = getelementptr float, ptr %17, i64 %253
  %255 = getelementptr i8, ptr %254, i64 4
  store float %136, ptr %255, align 4, !tbaa !7
  %256 = sext i32 %250 to i64
  %257 = getelementptr float, ptr %17, i64 %256
  %258 = getelementptr i8, ptr %257, i64 8
  store float %137, ptr %258, align 4, !tbaa !7
  %259 = sext i32 %250 to i64
  %260 = getelementptr float, ptr %17, i64 %259
  %261 = getelementptr i8, ptr %260, i64 12
  store float %138, ptr %261, align 4, !tbaa !7
  %262 = sext i32 %250 to i64
  %263 = getelementptr float, ptr %17, i64 %262
  %264 = getelementptr i8, ptr %263, i64 16
  store float %139, ptr %264, align 4, !tbaa !7
  %265 = sext i32 %250 to i64
  %266 = getelementptr float, ptr %17, i64 %265
  %267 = getelementptr i8, ptr %266, i64 20
  store float %140, ptr %267, align 4, !tbaa !7
  %268 = sext i32 %250 to i64
  %269 = getelementptr float, ptr %17, i64 %268
  %270 = getelementptr i8, ptr %269, i64 24
  store float %141, ptr %270, align 4, !tbaa !7
  %271 = sext i32 %250 to i64
  %272 = getelementptr float, ptr %17, i64 %271
  %273 = getelementptr i8, ptr %272, i64 28
  store float %142, ptr %273, align 4, !tbaa !7
  %274 = mul nsw i32 %131, %4
  %275 = add nsw i32 %274, %134
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds float, ptr %17, i64 %276
  store float %143, ptr %277, align 4, !tbaa !7
  %278 = sext i32 %275 to i64
  %279 = getelementptr float, ptr %17, i64 %278
  %280 = getelementptr i8, ptr %279, i64 4
  store float %144, ptr %280, align 4, !tbaa !7
  %281 = sext i32 %275 to i64
  %282 = getelementptr float, ptr %17, i64 %281
  %283 = getelementptr i8, ptr %282, i64 8
  store float %145, ptr %283, align 4, !tbaa !7
  %284 = sext i32 %275 to i64
  %285 = getelementptr float, ptr %17, i64 %284
  %286 = getelementptr i8, ptr %285, i64 12
  store float %146, ptr %286, align 4, !tbaa !7
  %287 = sext i32 %275 to i64
  %288 = getelementptr float, ptr %17, i64 %287
  %289 = getelementptr i8, ptr %288, i64 16
  store float %147, ptr %289, align 4, !tbaa !7
  %290 = sext i32 %275 to i64
  %291 = getelementptr float, ptr %17, i64 %290
  %292 = getelementptr i8, ptr %291, i64 20
  store float %148, ptr %292, align 4, !tbaa !7
  %293 = sext i32 %275 to i64
  %294 = getelementptr float, ptr %17, i64 %293
  %295 = getelementptr i8, ptr %294, i64 24
  store float %149, ptr %295, align 4, !tbaa !7
  %296 = sext i32 %275 to i64
  %297 = getelementptr float, ptr %17, i64 %296
  %298 = getelementptr i8, ptr %297, i64 28
  store float %150, ptr %298, align 4, !tbaa !7
  %299 = mul nsw i32 %130, %4
  %300 = add nsw i32 %299, %134
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds float, ptr %17, i64 %301
  store float %151, ptr %302, align 4, !tbaa !7
  %303 = sext i32 %300 to i64
  %304 = getelementptr float, ptr %17, i64 %303
  %305 = getelementptr i8, ptr %304, i64 4
  store float %152, ptr %305, align 4, !tbaa !7
  %306 = sext i32 %300 to i64
  %307 = getelementptr float, ptr %17, i64 %306
  %308 = getelementptr i8, ptr %307, i64 8
  store float %153, ptr %308, align 4, !tbaa !7
  %309 = sext i32 %300 to i64
  %310 = getelementptr float, ptr %17, i64 %309
  %311 = getelementptr i8, ptr %310, i64 12
  store float %154, ptr %311, align 4, !tbaa !7
  %312 = sext i32 %300 to i64
  %313 = getelementptr float, ptr %17, i64 %312
  %314 = getelementptr i8, ptr %313, i64 16
  store float %155, ptr %314, align 4, !tbaa !7
  %315 = sext i32 %300 to i64
  %316 = getelementptr float, ptr %17, i64 %315
  %317 = getelementptr i8, ptr %316, i64 20
  store float %156, ptr %317, align 4, !tbaa !7
  %318 = sext i32 %300 to i64
  %319 = getelementptr float, ptr %17, i64 %318
  %320 = getelementptr i8, ptr %319, i64 24
  store float %157, ptr %320, align 4, !tbaa !7
  %321 = sext i32 %300 to i64
  %322 = getelementptr float, ptr %17, i64 %321
  %323 = getelementptr i8, ptr %322, i64 28
  store float %158, ptr %323, align 4, !tbaa !7
  %324 = mul nsw i32 %129, %4
  %325 = add nsw i32 %324, %134
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds float, ptr %17, i64 %326
  store float %159, ptr %327, align 4, !tbaa !7
  %328 = sext i32 %325 to i64
  %329 = getelementptr float, ptr %17, i64 %328
  %330 = getelementptr i8, ptr %329, i64 4
  store float %160, ptr %330, align 4, !tbaa !7
  %331 = sext i32 %325 to i64
  %332 = getelementptr float, ptr %17, i64 %331
  %333 = getelementptr i8, ptr %332, i64 8
  store float %161, ptr %333, align 4, !tbaa !7
  %334 = sext i32 %325 to i64
  %335 = getelementptr float, ptr %17, i64 %334
  %336 = getelementptr i8, ptr %335, i64 12
  store float %162, ptr %336, align 4, !tbaa !7
  %337 = sext i32 %325 to i64
  %338 = getelementptr float, ptr %17, i64 %337
  %339 = getelementptr i8, ptr %338, i64 16
  store float %163, ptr %339, align 4, !tbaa !7
  %340 = sext i32 %325 to i64
  %341 = getelementptr float, ptr %17, i64 %340
  %342 = getelementptr i8, ptr %341, i64 20
  store float %164, ptr %342, align 4, !tbaa !7
  %343 = sext i32 %325 to i64
  %344 = getelementptr float, ptr %17, i64 %343
  %345 = getelementptr i8, ptr %344, i64 24
  store float %165, ptr %345, align 4, !tbaa !7
  %346 = sext i32 %325 to i64
  %347 = getelementptr float, ptr %17, i64 %346
  %348 = getelementptr i8, ptr %347, i64 28
  store float %166, ptr %348, align 4, !tbaa !7
  %349 = mul nsw i32 %128, %4
  %350 = add nsw i32 %349, %134
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds float, ptr %17, i64 %351
  store float %167, ptr %352, align 4, !tbaa !7
  %353 = sext i32 %350 to i64
  %354 = getelementptr float, ptr %17, i64 %353
  %355 = getelementptr i8, ptr %354, i64 4
  store float %168, ptr %355, align 4, !tbaa !7
  %356 = sext i32 %350 to i64
  %357 = getelementptr float, ptr %17, i64 %356
  %358 = getelementptr i8, ptr %357, i64 8
  store float %169, ptr %358, align 4, !tbaa !7
  %359 = sext i32 %350 to i64
  %360 = getelementptr float, ptr %17, i64 %359
  %361 = getelementptr i8, ptr %360, i64 12
  store float %170, ptr %361, align 4, !tbaa !7
  %362 = sext i32 %350 to i64
  %363 = getelementptr float, ptr %17, i64 %362
  %364 = getelementptr i8, ptr %363, i64 16
  store float %171, ptr %364, align 4, !tbaa !7
  %365 = sext i32 %350 to i64
  %366 = getelementptr float, ptr %17, i64 %365
  %367 = getelementptr i8, ptr %366, i64 20
  store float %172, ptr %367, align 4, !tbaa !7
  %368 = sext i32 %350 to i64
  %369 = getelementptr float, ptr %17, i64 %368
  %370 = getelementptr i8, ptr %369, i64 24
  store float %173, ptr %370, align 4, !tbaa !7
  %371 = sext i32 %350 to i64
  %372 = getelementptr float, ptr %17, i64 %371
  %373 = getelementptr i8, ptr %372, i64 28
  store float %174, ptr %373, align 4, !tbaa !7
  %374 = mul nsw i32 %127, %4
  %375 = add nsw i32 %374, %134
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds float, ptr %17, i64 %376
  store float %175, ptr %377, align 4, !tbaa !7
  %378 = sext i32 %375 to i64
  %379 = getelementptr float, ptr %17, i64 %378
  %380 = getelementptr i8, ptr %379, i64 4
  store float %176, ptr %380, align 4, !tbaa !7
  %381 = sext i32 %375 to i64
  %382 = getelementptr float, ptr %17, i64 %381
  %383 = getelementptr i8, ptr %382, i64 8
  store float %177, ptr %383, align 4, !tbaa !7
  %384 = sext i32 %375 to i64
  %385 = getelementptr float, ptr %17, i64 %384
  %386 = getelementptr i8, ptr %385, i64 12
  store float %178, ptr %386, align 4, !tbaa !7
  %387 = sext i32 %375 to i64
  %388 = getelementptr float, ptr %17, i64 %387
  %389 = getelementptr i8, ptr %388, i64 16
  store float %179, ptr %389, align 4, !tbaa !7
  %390 = sext i32 %375 to i64
  %391 = getelementptr float, ptr %17, i64 %390
  %392 = getelementptr i8, ptr %391, i64 20
  store float %180, ptr %392, align 4, !tbaa !7
  %393 = sext i32 %375 to i64
  %394 = getelementptr float, ptr %17, i64 %393
  %395 = getelementptr i8, ptr %394, i64 24
  store float %181, ptr %395, align 4, !tbaa !7
  %396 = sext i32 %375 to i64
  %397 = getelementptr float, ptr %17, i64 %396
  %398 = getelementptr i8, ptr %397, i64 28
  store float %182, ptr %398, align 4, !tbaa !7
  ret void

399:                                              ; preds = %58, %399
  %400 = phi i32 [ 0, %58 ], [ %411, %399 ]
  %401 = add nuw nsw i32 %400, %18
  %402 = mul nuw nsw i32 %401, %5
  %403 = add nuw nsw i32 %402, %8
  %404 = zext nneg i32 %403 to i64
  %405 = getelementptr inbounds nuw float, ptr %124, i64 %404
  %406 = load float, ptr %405, align 4, !tbaa !7
  %407 = shl nuw nsw i32 %401, 3
  %408 = or disjoint i32 %407, %8
  %409 = zext nneg i32 %408 to i64
  %410 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %409
  store float %406, ptr %410, align 4, !tbaa !7
  %411 = add nuw nsw i32 %400, %20
  %412 = icmp samesign ult i32 %411, 64
  br i1 %412, label %399, label %414, !llvm.loop !9

413:                                              ; preds = %414
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %428

414:                                              ; preds = %399, %414
  %415 = phi i32 [ %426, %414 ], [ 0, %399 ]
  %416 = add nuw nsw i32 %415, %21
  %417 = mul nsw i32 %416, %4
  %418 = add nsw i32 %417, %22
  %419 = sext i32 %418 to i64
  %420 = getelementptr inbounds float, ptr %125, i64 %419
  %421 = load float, ptr %420, align 4, !tbaa !7
  %422 = shl nuw nsw i32 %416, 6
  %423 = or disjoint i32 %422, %22
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %424
  store float %421, ptr %425, align 4, !tbaa !7
  %426 = add nuw nsw i32 %415, %23
  %427 = icmp samesign ult i32 %426, 8
  br i1 %427, label %414, label %413, !llvm.loop !11

428:                                              ; preds = %413, %428
  %429 = phi float [ %59, %413 ], [ %592, %428 ]
  %430 = phi float [ %60, %413 ], [ %594, %428 ]
  %431 = phi float [ %61, %413 ], [ %596, %428 ]
  %432 = phi float [ %62, %413 ], [ %598, %428 ]
  %433 = phi float [ %63, %413 ], [ %600, %428 ]
  %434 = phi float [ %64, %413 ], [ %602, %428 ]
  %435 = phi float [ %65, %413 ], [ %604, %428 ]
  %436 = phi float [ %66, %413 ], [ %606, %428 ]
  %437 = phi float [ %67, %413 ], [ %608, %428 ]
  %438 = phi float [ %68, %413 ], [ %610, %428 ]
  %439 = phi float [ %69, %413 ], [ %612, %428 ]
  %440 = phi float [ %70, %413 ], [ %614, %428 ]
  %441 = phi float [ %71, %413 ], [ %616, %428 ]
  %442 = phi float [ %72, %413 ], [ %618, %428 ]
  %443 = phi float [ %73, %413 ], [ %620, %428 ]
  %444 = phi float [ %74, %413 ], [ %622, %428 ]
  %445 = phi float [ %75, %413 ], [ %624, %428 ]
  %446 = phi float [ %76, %413 ], [ %626, %428 ]
  %447 = phi float [ %77, %413 ], [ %628, %428 ]
  %448 = phi float [ %78, %413 ], [ %630, %428 ]
  %449 = phi float [ %79, %413 ], [ %632, %428 ]
  %450 = phi float [ %80, %413 ], [ %634, %428 ]
  %451 = phi float [ %81, %413 ], [ %636, %428 ]
  %452 = phi float [ %82, %413 ], [ %638, %428 ]
  %453 = phi float [ %83, %413 ], [ %640, %428 ]
  %454 = phi float [ %84, %413 ], [ %642, %428 ]
  %455 = phi float [ %85, %413 ], [ %644, %428 ]
  %456 = phi float [ %86, %413 ], [ %646, %428 ]
  %457 = phi float [ %87, %413 ], [ %648, %428 ]
  %458 = phi float [ %88, %413 ], [ %650, %428 ]
  %459 = phi float [ %89, %413 ], [ %652, %428 ]
  %460 = phi float [ %90, %413 ], [ %654, %428 ]
  %461 = phi float [ %91, %413 ], [ %656, %428 ]
  %462 = phi float [ %92, %413 ], [ %658, %428 ]
  %463 = phi float [ %93, %413 ], [ %660, %428 ]
  %464 = phi float [ %94, %413 ], [ %662, %428 ]
  %465 = phi float [ %95, %413 ], [ %664, %428 ]
  %466 = phi float [ %96, %413 ], [ %666, %428 ]
  %467 = phi float [ %97, %413 ], [ %668, %428 ]
  %468 = phi float [ %98, %413 ], [ %670, %428 ]
  %469 = phi float [ %99, %413 ], [ %672, %428 ]
  %470 = phi float [ %100, %413 ], [ %674, %428 ]
  %471 = phi float [ %101, %413 ], [ %676, %428 ]
  %472 = phi float [ %102, %413 ], [ %678, %428 ]
  %473 = phi float [ %103, %413 ], [ %680, %428 ]
  %474 = phi float [ %104, %413 ], [ %682, %428 ]
  %475 = phi float [ %105, %413 ], [ %684, %428 ]
  %476 = phi float [ %106, %413 ], [ %686, %428 ]
  %477 = phi float [ %107, %413 ], [ %590, %428 ]
  %478 = phi float [ %108, %413 ], [ %588, %428 ]
  %479 = phi float [ %109, %413 ], [ %586, %428 ]
  %480 = phi float [ %110, %413 ], [ %584, %428 ]
  %481 = phi float [ %111, %413 ], [ %582, %428 ]
  %482 = phi float [ %112, %413 ], [ %580, %428 ]
  %483 = phi float [ %113, %413 ], [ %578, %428 ]
  %484 = phi float [ %114, %413 ], [ %576, %428 ]
  %485 = phi float [ %115, %413 ], [ %574, %428 ]
  %486 = phi float [ %116, %413 ], [ %572, %428 ]
  %487 = phi float [ %117, %413 ], [ %570, %428 ]
  %488 = phi float [ %118, %413 ], [ %568, %428 ]
  %489 = phi float [ %119, %413 ], [ %566, %428 ]
  %490 = phi float [ %120, %413 ], [ %564, %428 ]
  %491 = phi float [ %121, %413 ], [ %562, %428 ]
  %492 = phi float [ %122, %413 ], [ %560, %428 ]
  %493 = phi i32 [ 0, %413 ], [ %687, %428 ]
  %494 = add nuw nsw i32 %43, %493
  %495 = zext nneg i32 %494 to i64
  %496 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %495
  %497 = load float, ptr %496, align 4, !tbaa !7
  %498 = add nuw nsw i32 %45, %493
  %499 = zext nneg i32 %498 to i64
  %500 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %499
  %501 = load float, ptr %500, align 4, !tbaa !7
  %502 = add nuw nsw i32 %47, %493
  %503 = zext nneg i32 %502 to i64
  %504 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %503
  %505 = load float, ptr %504, align 4, !tbaa !7
  %506 = add nuw nsw i32 %49, %493
  %507 = zext nneg i32 %506 to i64
  %508 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %507
  %509 = load float, ptr %508, align 4, !tbaa !7
  %510 = add nuw nsw i32 %51, %493
  %511 = zext nneg i32 %510 to i64
  %512 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %511
  %513 = load float, ptr %512, align 4, !tbaa !7
  %514 = add nuw nsw i32 %53, %493
  %515 = zext nneg i32 %514 to i64
  %516 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %515
  %517 = load float, ptr %516, align 4, !tbaa !7
  %518 = add nuw nsw i32 %55, %493
  %519 = zext nneg i32 %518 to i64
  %520 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %519
  %521 = load float, ptr %520, align 4, !tbaa !7
  %522 = add nuw nsw i32 %57, %493
  %523 = zext nneg i32 %522 to i64
  %524 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %523
  %525 = load float, ptr %524, align 4, !tbaa !7
  %526 = shl nuw nsw i32 %493, 6
  %527 = or disjoint i32 %526, %42
  %528 = zext nneg i32 %527 to i64
  %529 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %528
  %530 = load float, ptr %529, align 4, !tbaa !7
  %531 = zext nneg i32 %527 to i64
  %532 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 4
  %534 = load float, ptr %533, align 4, !tbaa !7
  %535 = zext nneg i32 %527 to i64
  %536 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %535
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 8
  %538 = load float, ptr %537, align 4, !tbaa !7
  %539 = zext nneg i32 %527 to i64
  %540 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %539
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 12
  %542 = load float, ptr %541, align 4, !tbaa !7
  %543 = zext nneg i32 %527 to i64
  %544 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %543
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 16
  %546 = load float, ptr %545, align 4, !tbaa !7
  %547 = zext nneg i32 %527 to i64
  %548 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %547
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 20
  %550 = load float, ptr %549, align 4, !tbaa !7
  %551 = zext nneg i32 %527 to i64
  %552 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %551
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 24
  %554 = load float, ptr %553, align 4, !tbaa !7
  %555 = zext nneg i32 %527 to i64
  %556 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %555
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 28
  %558 = load float, ptr %557, align 4, !tbaa !7
  %559 = fmul contract float %497, %530
  %560 = fadd contract float %492, %559
  %561 = fmul contract float %497, %534
  %562 = fadd contract float %491, %561
  %563 = fmul contract float %497, %538
  %564 = fadd contract float %490, %563
  %565 = fmul contract float %497, %542
  %566 = fadd contract float %489, %565
  %567 = fmul contract float %497, %546
  %568 = fadd contract float %488, %567
  %569 = fmul contract float %497, %550
  %570 = fadd contract float %487, %569
  %571 = fmul contract float %497, %554
  %572 = fadd contract float %486, %571
  %573 = fmul contract float %497, %558
  %574 = fadd contract float %485, %573
  %575 = fmul contract float %501, %530
  %576 = fadd contract float %484, %575
  %577 = fmul contract float %501, %534
  %578 = fadd contract float %483, %577
  %579 = fmul contract float %501, %538
  %580 = fadd contract float %482, %579
  %581 = fmul contract float %501, %542
  %582 = fadd contract float %481, %581
  %583 = fmul contract float %501, %546
  %584 = fadd contract float %480, %583
  %585 = fmul contract float %501, %550
  %586 = fadd contract float %479, %585
  %587 = fmul contract float %501, %554
  %588 = fadd contract float %478, %587
  %589 = fmul contract float %501, %558
  %590 = fadd contract float %477, %589
  %591 = fmul contract float %505, %530
  %592 = fadd contract float %429, %591
  %593 = fmul contract float %505, %534
  %594 = fadd contract float %430, %593
  %595 = fmul contract float %505, %538
  %596 = fadd contract float %431, %595
  %597 = fmul contract float %505, %542
  %598 = fadd contract float %432, %597
  %599 = fmul contract float %505, %546
  %600 = fadd contract float %433, %599
  %601 = fmul contract float %505, %550
  %602 = fadd contract float %434, %601
  %603 = fmul contract float %505, %554
  %604 = fadd contract float %435, %603
  %605 = fmul contract float %505, %558
  %606 = fadd contract float %436, %605
  %607 = fmul contract float %509, %530
  %608 = fadd contract float %437, %607
  %609 = fmul contract float %509, %534
  %610 = fadd contract float %438, %609
  %611 = fmul contract float %509, %538
  %612 = fadd contract float %439, %611
  %613 = fmul contract float %509, %542
  %614 = fadd contract float %440, %613
  %615 = fmul contract float %509, %546
  %616 = fadd contract float %441, %615
  %617 = fmul contract float %509, %550
  %618 = fadd contract float %442, %617
  %619 = fmul contract float %509, %554
  %620 = fadd contract float %443, %619
  %621 = fmul contract float %509, %558
  %622 = fadd contract float %444, %621
  %623 = fmul contract float %513, %530
  %624 = fadd contract float %445, %623
  %625 = fmul contract float %513, %534
  %626 = fadd contract float %446, %625
  %627 = fmul contract float %513, %538
  %628 = fadd contract float %447, %627
  %629 = fmul contract float %513, %542
  %630 = fadd contract float %448, %629
  %631 = fmul contract float %513, %546
  %632 = fadd contract float %449, %631
  %633 = fmul contract float %513, %550
  %634 = fadd contract float %450, %633
  %635 = fmul contract float %513, %554
  %636 = fadd contract float %451, %635
  %637 = fmul contract float %513, %558
  %638 = fadd contract float %452, %637
  %639 = fmul contract float %517, %530
  %640 = fadd contract float %453, %639
  %641 = fmul contract float %517, %534
  %642 = fadd contract float %454, %641
  %643 = fmul contract float %517, %538
  %644 = fadd contract float %455, %643
  %645 = fmul contract float %517, %542
  %646 = fadd contract float %456, %645
  %647 = fmul contract float %517, %546
  %648 = fadd contract float %457, %647
  %649 = fmul contract float %517, %550
  %650 = fadd contract float %458, %649
  %651 = fmul contract float %517, %554
  %652 = fadd contract float %459, %651
  %653 = fmul contract float %517, %558
  %654 = fadd contract float %460, %653
  %655 = fmul contract float %521, %530
  %656 = fadd contract float %461, %655
  %657 = fmul contract float %521, %534
  %658 = fadd contract float %462, %657
  %659 = fmul contract float %521, %538
  %660 = fadd contract float %463, %659
  %661 = fmul contract float %521, %542
  %662 = fadd contract float %464, %661
  %663 = fmul contract float %521, %546
  %664 = fadd contract float %465, %663
  %665 = fmul contract float %521, %550
  %666 = fadd contract float %466, %665
  %667 = fmul contract float %521, %554
  %668 = fadd contract float %467, %667
  %669 = fmul contract float %521, %558
  %670 = fadd contract float %468, %669
  %671 = fmul contract float %525, %530
  %672 = fadd contract float %469, %671
  %673 = fmul contract float %525, %534
  %674 = fadd contract float %470, %673
  %675 = fmul contract float %525, %538
  %676 = fadd contract float %471, %675
  %677 = fmul contract float %525, %542
  %678 = fadd contract float %472, %677
  %679 = fmul contract float %525, %546
  %680 = fadd contract float %473, %679
  %681 = fmul contract float %525, %550
  %682 = fadd contract float %474, %681
  %683 = fmul contract float %525, %554
  %684 = fadd contract float %475, %683
  %685 = fmul contract float %525, %558
  %686 = fadd contract float %476, %685
  %687 = add nuw nsw i32 %493, 1
  %688 = icmp eq i32 %687, 8
  br i1 %688, label %689, label %428, !llvm.loop !12

689:                                              ; preds = %428
  %690 = getelementptr inbounds nuw i8, ptr %124, i64 32
  %691 = getelementptr inbounds float, ptr %125, i64 %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %692 = add nuw nsw i32 %123, 8
  %693 = icmp slt i32 %692, %5
  br i1 %693, label %58, label %126, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z24matmul_registers_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = add nuw nsw i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 5
  %14 = add i32 %13, %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %113

16:                                               ; preds = %6
  %17 = zext nneg i32 %7 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %19
  %21 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %19
  %22 = getelementptr i8, ptr %21, i64 1088
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %17
  %24 = icmp slt i32 %11, %3
  %25 = mul nuw nsw i32 %11, %5
  %26 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %19
  %27 = icmp slt i32 %14, %4
  %28 = getelementptr inbounds nuw float, ptr %20, i64 %17
  %29 = add nuw nsw i32 %11, 16
  %30 = add nsw i32 %14, 16
  %31 = icmp slt i32 %29, %3
  %32 = mul nuw nsw i32 %29, %5
  %33 = zext nneg i32 %8 to i64
  %34 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1088
  %36 = icmp slt i32 %30, %4
  %37 = zext nneg i32 %7 to i64
  %38 = getelementptr inbounds nuw float, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = getelementptr i8, ptr %23, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %42 = getelementptr i8, ptr %21, i64 1092
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %44 = getelementptr i8, ptr %23, i64 196
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %46 = getelementptr i8, ptr %21, i64 1096
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 264
  %48 = getelementptr i8, ptr %23, i64 328
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %50 = getelementptr i8, ptr %21, i64 1100
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 396
  %52 = getelementptr i8, ptr %23, i64 460
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %54 = getelementptr i8, ptr %21, i64 1104
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 528
  %56 = getelementptr i8, ptr %23, i64 592
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %58 = getelementptr i8, ptr %21, i64 1108
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 660
  %60 = getelementptr i8, ptr %23, i64 724
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %62 = getelementptr i8, ptr %21, i64 1112
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 792
  %64 = getelementptr i8, ptr %23, i64 856
  %65 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %66 = getelementptr i8, ptr %21, i64 1116
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 924
  %68 = getelementptr i8, ptr %23, i64 988
  %69 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %70 = getelementptr i8, ptr %21, i64 1120
  %71 = getelementptr inbounds nuw i8, ptr %23, i64 1056
  %72 = getelementptr i8, ptr %23, i64 1120
  %73 = getelementptr inbounds nuw i8, ptr %21, i64 36
  %74 = getelementptr i8, ptr %21, i64 1124
  %75 = getelementptr inbounds nuw i8, ptr %23, i64 1188
  %76 = getelementptr i8, ptr %23, i64 1252
  %77 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %78 = getelementptr i8, ptr %21, i64 1128
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 1320
  %80 = getelementptr i8, ptr %23, i64 1384
  %81 = getelementptr inbounds nuw i8, ptr %21, i64 44
  %82 = getelementptr i8, ptr %21, i64 1132
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 1452
  %84 = getelementptr i8, ptr %23, i64 1516
  %85 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %86 = getelementptr i8, ptr %21, i64 1136
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 1584
  %88 = getelementptr i8, ptr %23, i64 1648
  %89 = getelementptr inbounds nuw i8, ptr %21, i64 52
  %90 = getelementptr i8, ptr %21, i64 1140
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 1716
  %92 = getelementptr i8, ptr %23, i64 1780
  %93 = getelementptr inbounds nuw i8, ptr %21, i64 56
  %94 = getelementptr i8, ptr %21, i64 1144
  %95 = getelementptr inbounds nuw i8, ptr %23, i64 1848
  %96 = getelementptr i8, ptr %23, i64 1912
  %97 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %98 = getelementptr i8, ptr %21, i64 1148
  %99 = getelementptr inbounds nuw i8, ptr %23, i64 1980
  %100 = getelementptr i8, ptr %23, i64 2044
  br label %101

101:                                              ; preds = %16, %152
  %102 = phi float [ 0.000000e+00, %16 ], [ %345, %152 ]
  %103 = phi float [ 0.000000e+00, %16 ], [ %343, %152 ]
  %104 = phi float [ 0.000000e+00, %16 ], [ %341, %152 ]
  %105 = phi i32 [ 0, %16 ], [ %346, %152 ]
  %106 = phi float [ 0.000000e+00, %16 ], [ %339, %152 ]
  %107 = add nuw i32 %105, %7
  %108 = icmp slt i32 %107, %5
  %109 = add nuw nsw i32 %105, %8
  %110 = icmp slt i32 %109, %5
  %111 = mul nsw i32 %109, %4
  %112 = select i1 %24, i1 %108, i1 false
  br i1 %112, label %123, label %128

113:                                              ; preds = %152, %6
  %114 = phi float [ 0.000000e+00, %6 ], [ %341, %152 ]
  %115 = phi float [ 0.000000e+00, %6 ], [ %343, %152 ]
  %116 = phi float [ 0.000000e+00, %6 ], [ %345, %152 ]
  %117 = phi float [ 0.000000e+00, %6 ], [ %339, %152 ]
  %118 = icmp slt i32 %11, %3
  %119 = mul nsw i32 %11, %4
  %120 = add nsw i32 %119, %14
  %121 = icmp slt i32 %14, %4
  %122 = and i1 %118, %121
  br i1 %122, label %348, label %351

123:                                              ; preds = %101
  %124 = add i32 %107, %25
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  br label %128

128:                                              ; preds = %101, %123
  %129 = phi contract float [ %127, %123 ], [ 0.000000e+00, %101 ]
  store float %129, ptr %26, align 4, !tbaa !7
  %130 = and i1 %110, %27
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = add nsw i32 %14, %111
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %1, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  br label %136

136:                                              ; preds = %128, %131
  %137 = phi contract float [ %135, %131 ], [ 0.000000e+00, %128 ]
  store float %137, ptr %28, align 4, !tbaa !7
  %138 = select i1 %31, i1 %108, i1 false
  br i1 %138, label %139, label %144

139:                                              ; preds = %136
  %140 = add i32 %107, %32
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !7
  br label %144

144:                                              ; preds = %139, %136
  %145 = phi contract float [ %143, %139 ], [ 0.000000e+00, %136 ]
  store float %145, ptr %35, align 4, !tbaa !7
  %146 = select i1 %110, i1 %36, i1 false
  br i1 %146, label %147, label %152

147:                                              ; preds = %144
  %148 = add nsw i32 %30, %111
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %1, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  br label %152

152:                                              ; preds = %147, %144
  %153 = phi contract float [ %151, %147 ], [ 0.000000e+00, %144 ]
  store float %153, ptr %39, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = load float, ptr %21, align 4, !tbaa !7
  %155 = load float, ptr %22, align 4, !tbaa !7
  %156 = load float, ptr %23, align 4, !tbaa !7
  %157 = load float, ptr %40, align 4, !tbaa !7
  %158 = fmul contract float %154, %156
  %159 = fadd contract float %158, %106
  %160 = fmul contract float %154, %157
  %161 = fadd contract float %160, %104
  %162 = fmul contract float %155, %156
  %163 = fadd contract float %162, %103
  %164 = fmul contract float %155, %157
  %165 = fadd contract float %164, %102
  %166 = load float, ptr %41, align 4, !tbaa !7
  %167 = load float, ptr %42, align 4, !tbaa !7
  %168 = load float, ptr %43, align 4, !tbaa !7
  %169 = load float, ptr %44, align 4, !tbaa !7
  %170 = fmul contract float %166, %168
  %171 = fadd contract float %170, %159
  %172 = fmul contract float %166, %169
  %173 = fadd contract float %172, %161
  %174 = fmul contract float %167, %168
  %175 = fadd contract float %174, %163
  %176 = fmul contract float %167, %169
  %177 = fadd contract float %176, %165
  %178 = load float, ptr %45, align 4, !tbaa !7
  %179 = load float, ptr %46, align 4, !tbaa !7
  %180 = load float, ptr %47, align 4, !tbaa !7
  %181 = load float, ptr %48, align 4, !tbaa !7
  %182 = fmul contract float %178, %180
  %183 = fadd contract float %182, %171
  %184 = fmul contract float %178, %181
  %185 = fadd contract float %184, %173
  %186 = fmul contract float %179, %180
  %187 = fadd contract float %186, %175
  %188 = fmul contract float %179, %181
  %189 = fadd contract float %188, %177
  %190 = load float, ptr %49, align 4, !tbaa !7
  %191 = load float, ptr %50, align 4, !tbaa !7
  %192 = load float, ptr %51, align 4, !tbaa !7
  %193 = load float, ptr %52, align 4, !tbaa !7
  %194 = fmul contract float %190, %192
  %195 = fadd contract float %194, %183
  %196 = fmul contract float %190, %193
  %197 = fadd contract float %196, %185
  %198 = fmul contract float %191, %192
  %199 = fadd contract float %198, %187
  %200 = fmul contract float %191, %193
  %201 = fadd contract float %200, %189
  %202 = load float, ptr %53, align 4, !tbaa !7
  %203 = load float, ptr %54, align 4, !tbaa !7
  %204 = load float, ptr %55, align 4, !tbaa !7
  %205 = load float, ptr %56, align 4, !tbaa !7
  %206 = fmul contract float %202, %204
  %207 = fadd contract float %206, %195
  %208 = fmul contract float %202, %205
  %209 = fadd contract float %208, %197
  %210 = fmul contract float %203, %204
  %211 = fadd contract float %210, %199
  %212 = fmul contract float %203, %205
  %213 = fadd contract float %212, %201
  %214 = load float, ptr %57, align 4, !tbaa !7
  %215 = load float, ptr %58, align 4, !tbaa !7
  %216 = load float, ptr %59, align 4, !tbaa !7
  %217 = load float, ptr %60, align 4, !tbaa !7
  %218 = fmul contract float %214, %216
  %219 = fadd contract float %218, %207
  %220 = fmul contract float %214, %217
  %221 = fadd contract float %220, %209
  %222 = fmul contract float %215, %216
  %223 = fadd contract float %222, %211
  %224 = fmul contract float %215, %217
  %225 = fadd contract float %224, %213
  %226 = load float, ptr %61, align 4, !tbaa !7
  %227 = load float, ptr %62, align 4, !tbaa !7
  %228 = load float, ptr %63, align 4, !tbaa !7
  %229 = load float, ptr %64, align 4, !tbaa !7
  %230 = fmul contract float %226, %228
  %231 = fadd contract float %230, %219
  %232 = fmul contract float %226, %229
  %233 = fadd contract float %232, %221
  %234 = fmul contract float %227, %228
  %235 = fadd contract float %234, %223
  %236 = fmul contract float %227, %229
  %237 = fadd contract float %236, %225
  %238 = load float, ptr %65, align 4, !tbaa !7
  %239 = load float, ptr %66, align 4, !tbaa !7
  %240 = load float, ptr %67, align 4, !tbaa !7
  %241 = load float, ptr %68, align 4, !tbaa !7
  %242 = fmul contract float %238, %240
  %243 = fadd contract float %242, %231
  %244 = fmul contract float %238, %241
  %245 = fadd contract float %244, %233
  %246 = fmul contract float %239, %240
  %247 = fadd contract float %246, %235
  %248 = fmul contract float %239, %241
  %249 = fadd contract float %248, %237
  %250 = load float, ptr %69, align 4, !tbaa !7
  %251 = load float, ptr %70, align 4, !tbaa !7
  %252 = load float, ptr %71, align 4, !tbaa !7
  %253 = load float, ptr %72, align 4, !tbaa !7
  %254 = fmul contract float %250, %252
  %255 = fadd contract float %254, %243
  %256 = fmul contract float %250, %253
  %257 = fadd contract float %256, %245
  %258 = fmul contract float %251, %252
  %259 = fadd contract float %258, %247
  %260 = fmul contract float %251, %253
  %261 = fadd contract float %260, %249
  %262 = load float, ptr %73, align 4, !tbaa !7
  %263 = load float, ptr %74, align 4, !tbaa !7
  %264 = load float, ptr %75, align 4, !tbaa !7
  %265 = load float, ptr %76, align 4, !tbaa !7
  %266 = fmul contract float %262, %264
  %267 = fadd contract float %266, %255
  %268 = fmul contract float %262, %265
  %269 = fadd contract float %268, %257
  %270 = fmul contract float %263, %264
  %271 = fadd contract float %270, %259
  %272 = fmul contract float %263, %265
  %273 = fadd contract float %272, %261
  %274 = load float, ptr %77, align 4, !tbaa !7
  %275 = load float, ptr %78, align 4, !tbaa !7
  %276 = load float, ptr %79, align 4, !tbaa !7
  %277 = load float, ptr %80, align 4, !tbaa !7
  %278 = fmul contract float %274, %276
  %279 = fadd contract float %278, %267
  %280 = fmul contract float %274, %277
  %281 = fadd contract float %280, %269
  %282 = fmul contract float %275, %276
  %283 = fadd contract float %282, %271
  %284 = fmul contract float %275, %277
  %285 = fadd contract float %284, %273
  %286 = load float, ptr %81, align 4, !tbaa !7
  %287 = load float, ptr %82, align 4, !tbaa !7
  %288 = load float, ptr %83, align 4, !tbaa !7
  %289 = load float, ptr %84, align 4, !tbaa !7
  %290 = fmul contract float %286, %288
  %291 = fadd contract float %290, %279
  %292 = fmul contract float %286, %289
  %293 = fadd contract float %292, %281
  %294 = fmul contract float %287, %288
  %295 = fadd contract float %294, %283
  %296 = fmul contract float %287, %289
  %297 = fadd contract float %296, %285
  %298 = load float, ptr %85, align 4, !tbaa !7
  %299 = load float, ptr %86, align 4, !tbaa !7
  %300 = load float, ptr %87, align 4, !tbaa !7
  %301 = load float, ptr %88, align 4, !tbaa !7
  %302 = fmul contract float %298, %300
  %303 = fadd contract float %302, %291
  %304 = fmul contract float %298, %301
  %305 = fadd contract float %304, %293
  %306 = fmul contract float %299, %300
  %307 = fadd contract float %306, %295
  %308 = fmul contract float %299, %301
  %309 = fadd contract float %308, %297
  %310 = load float, ptr %89, align 4, !tbaa !7
  %311 = load float, ptr %90, align 4, !tbaa !7
  %312 = load float, ptr %91, align 4, !tbaa !7
  %313 = load float, ptr %92, align 4, !tbaa !7
  %314 = fmul contract float %310, %312
  %315 = fadd contract float %314, %303
  %316 = fmul contract float %310, %313
  %317 = fadd contract float %316, %305
  %318 = fmul contract float %311, %312
  %319 = fadd contract float %318, %307
  %320 = fmul contract float %311, %313
  %321 = fadd contract float %320, %309
  %322 = load float, ptr %93, align 4, !tbaa !7
  %323 = load float, ptr %94, align 4, !tbaa !7
  %324 = load float, ptr %95, align 4, !tbaa !7
  %325 = load float, ptr %96, align 4, !tbaa !7
  %326 = fmul contract float %322, %324
  %327 = fadd contract float %326, %315
  %328 = fmul contract float %322, %325
  %329 = fadd contract float %328, %317
  %330 = fmul contract float %323, %324
  %331 = fadd contract float %330, %319
  %332 = fmul contract float %323, %325
  %333 = fadd contract float %332, %321
  %334 = load float, ptr %97, align 4, !tbaa !7
  %335 = load float, ptr %98, align 4, !tbaa !7
  %336 = load float, ptr %99, align 4, !tbaa !7
  %337 = load float, ptr %100, align 4, !tbaa !7
  %338 = fmul contract float %334, %336
  %339 = fadd contract float %338, %327
  %340 = fmul contract float %334, %337
  %341 = fadd contract float %340, %329
  %342 = fmul contract float %335, %336
  %343 = fadd contract float %342, %331
  %344 = fmul contract float %335, %337
  %345 = fadd contract float %344, %333
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %346 = add nuw nsw i32 %105, 16
  %347 = icmp slt i32 %346, %5
  br i1 %347, label %101, label %113, !llvm.loop !14

348:                                              ; preds = %113
  %349 = sext i32 %120 to i64
  %350 = getelementptr inbounds float, ptr %2, i64 %349
  store float %117, ptr %350, align 4, !tbaa !7
  br label %351

351:                                              ; preds = %113, %348
  %352 = add nsw i32 %14, 16
  %353 = icmp slt i32 %352, %4
  %354 = select i1 %118, i1 %353, i1 false
  br i1 %354, label %355, label %359

355:                                              ; preds = %351
  %356 = sext i32 %120 to i64
  %357 = getelementptr float, ptr %2, i64 %356
  %358 = getelementptr i8, ptr %357, i64 64
  store float %114, ptr %358, align 4, !tbaa !7
  br label %359

359:                                              ; preds = %355, %351
  %360 = add nuw nsw i32 %11, 16
  %361 = icmp slt i32 %360, %3
  %362 = mul nsw i32 %360, %4
  %363 = add nsw i32 %362, %14
  %364 = icmp slt i32 %14, %4
  %365 = and i1 %361, %364
  br i1 %365, label %366, label %369

366:                                              ; preds = %359
  %367 = sext i32 %363 to i64
  %368 = getelementptr inbounds float, ptr %2, i64 %367
  store float %115, ptr %368, align 4, !tbaa !7
  br label %369

369:                                              ; preds = %366, %359
  %370 = add nsw i32 %14, 16
  %371 = icmp slt i32 %370, %4
  %372 = select i1 %361, i1 %371, i1 false
  br i1 %372, label %373, label %377

373:                                              ; preds = %369
  %374 = sext i32 %363 to i64
  %375 = getelementptr float, ptr %2, i64 %374
  %376 = getelementptr i8, ptr %375, i64 64
  store float %116, ptr %376, align 4, !tbaa !7
  br label %377

377:                                              ; preds = %373, %369
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
