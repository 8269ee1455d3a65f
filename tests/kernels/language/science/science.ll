; ModuleID = 'science.cu'
source_filename = "science.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z10normal_cdff(float noundef %0) local_unnamed_addr #0 {
  %2 = fmul contract float %0, 0xBFE6A09E60000000
  %3 = tail call contract noundef float @__nv_erfcf(float noundef %2) #10
  %4 = fmul contract float %3, 5.000000e-01
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_ffi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %58

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds float, ptr %2, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = tail call contract noundef float @__nv_sqrtf(float noundef %22) #10
  %24 = fmul contract float %6, %23
  %25 = fdiv contract float %18, %20
  %26 = tail call contract noundef float @__nv_logf(float noundef %25) #10
  %27 = fmul contract float %6, 5.000000e-01
  %28 = fmul contract float %6, %27
  %29 = fadd contract float %5, %28
  %30 = fmul contract float %29, %22
  %31 = fadd contract float %30, %26
  %32 = fdiv contract float %31, %24
  %33 = fsub contract float %32, %24
  %34 = fneg contract float %5
  %35 = fmul contract float %22, %34
  %36 = tail call contract noundef float @__nv_expf(float noundef %35) #10
  %37 = fmul contract float %20, %36
  %38 = fmul contract float %32, 0xBFE6A09E60000000
  %39 = tail call contract noundef float @__nv_erfcf(float noundef %38) #10
  %40 = fmul contract float %39, 5.000000e-01
  %41 = fmul contract float %18, %40
  %42 = fmul contract float %33, 0xBFE6A09E60000000
  %43 = tail call contract noundef float @__nv_erfcf(float noundef %42) #10
  %44 = fmul contract float %43, 5.000000e-01
  %45 = fmul contract float %37, %44
  %46 = fsub contract float %41, %45
  %47 = getelementptr inbounds float, ptr %3, i64 %16
  store float %46, ptr %47, align 4, !tbaa !7
  %48 = fmul contract float %33, 0x3FE6A09E60000000
  %49 = tail call contract noundef float @__nv_erfcf(float noundef %48) #10
  %50 = fmul contract float %49, 5.000000e-01
  %51 = fmul contract float %37, %50
  %52 = fmul contract float %32, 0x3FE6A09E60000000
  %53 = tail call contract noundef float @__nv_erfcf(float noundef %52) #10
  %54 = fmul contract float %53, 5.000000e-01
  %55 = fmul contract float %18, %54
  %56 = fsub contract float %51, %55
  %57 = getelementptr inbounds float, ptr %4, i64 %16
  store float %56, ptr %57, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %8, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12softmax_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %53

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = icmp sgt i32 %3, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %26, %20 ]
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %29, label %53

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %27, %20 ], [ 1, %11 ]
  %22 = phi float [ %26, %20 ], [ %15, %11 ]
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %25) #10
  %27 = add nuw nsw i32 %21, 1
  %28 = icmp eq i32 %27, %3
  br i1 %28, label %17, label %20, !llvm.loop !9

29:                                               ; preds = %17, %29
  %30 = phi i32 [ %38, %29 ], [ 0, %17 ]
  %31 = phi float [ %37, %29 ], [ 0.000000e+00, %17 ]
  %32 = zext nneg i32 %30 to i64
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fsub contract float %34, %18
  %36 = tail call contract noundef float @__nv_expf(float noundef %35) #10
  %37 = fadd contract float %31, %36
  %38 = add nuw nsw i32 %30, 1
  %39 = icmp eq i32 %38, %3
  br i1 %39, label %40, label %29, !llvm.loop !11

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %51, %40 ], [ 0, %29 ]
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %14, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fsub contract float %44, %18
  %46 = tail call contract noundef float @__nv_expf(float noundef %45) #10
  %47 = fdiv contract float %46, %37
  %48 = add nsw i32 %41, %12
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %47, ptr %50, align 4, !tbaa !7
  %51 = add nuw nsw i32 %41, 1
  %52 = icmp eq i32 %51, %3
  br i1 %52, label %53, label %40, !llvm.loop !12

53:                                               ; preds = %40, %17, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10layer_normPKfS0_S0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %295

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %40

16:                                               ; preds = %14
  %17 = mul nsw i32 %5, %12
  %18 = and i32 %5, 7
  %19 = icmp ult i32 %5, 8
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %5, 2147483640
  br label %50

22:                                               ; preds = %50
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %40, label %24

24:                                               ; preds = %22, %16
  %25 = phi float [ 0.000000e+00, %16 ], [ %100, %22 ]
  %26 = phi i32 [ 0, %16 ], [ %101, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %24
  %29 = phi float [ %25, %24 ], [ %36, %28 ]
  %30 = phi i32 [ %26, %24 ], [ %37, %28 ]
  %31 = phi i32 [ 0, %24 ], [ %38, %28 ]
  %32 = add nsw i32 %30, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fadd contract float %29, %35
  %37 = add nuw nsw i32 %30, 1
  %38 = add i32 %31, 1
  %39 = icmp eq i32 %38, %18
  br i1 %39, label %40, label %28, !llvm.loop !13

40:                                               ; preds = %22, %28, %14
  %41 = phi float [ 0.000000e+00, %14 ], [ %100, %22 ], [ %36, %28 ]
  %42 = sitofp i32 %5 to float
  %43 = fdiv contract float %41, %42
  br i1 %15, label %44, label %124

44:                                               ; preds = %40
  %45 = mul nsw i32 %5, %12
  %46 = and i32 %5, 7
  %47 = icmp ult i32 %5, 8
  br i1 %47, label %106, label %48

48:                                               ; preds = %44
  %49 = and i32 %5, 2147483640
  br label %135

50:                                               ; preds = %50, %20
  %51 = phi float [ 0.000000e+00, %20 ], [ %100, %50 ]
  %52 = phi i32 [ 0, %20 ], [ %101, %50 ]
  %53 = phi i32 [ 0, %20 ], [ %102, %50 ]
  %54 = add nsw i32 %52, %17
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fadd contract float %51, %57
  %59 = or disjoint i32 %52, 1
  %60 = add nsw i32 %59, %17
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fadd contract float %58, %63
  %65 = or disjoint i32 %52, 2
  %66 = add nsw i32 %65, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fadd contract float %64, %69
  %71 = or disjoint i32 %52, 3
  %72 = add nsw i32 %71, %17
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %70, %75
  %77 = or disjoint i32 %52, 4
  %78 = add nsw i32 %77, %17
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fadd contract float %76, %81
  %83 = or disjoint i32 %52, 5
  %84 = add nsw i32 %83, %17
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fadd contract float %82, %87
  %89 = or disjoint i32 %52, 6
  %90 = add nsw i32 %89, %17
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fadd contract float %88, %93
  %95 = or disjoint i32 %52, 7
  %96 = add nsw i32 %95, %17
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fadd contract float %94, %99
  %101 = add nuw nsw i32 %52, 8
  %102 = add i32 %53, 8
  %103 = icmp eq i32 %102, %21
  br i1 %103, label %22, label %50, !llvm.loop !15

104:                                              ; preds = %135
  %105 = icmp eq i32 %46, 0
  br i1 %105, label %124, label %106

106:                                              ; preds = %104, %44
  %107 = phi i32 [ 0, %44 ], [ %202, %104 ]
  %108 = phi float [ 0.000000e+00, %44 ], [ %201, %104 ]
  %109 = icmp ne i32 %46, 0
  tail call void @llvm.assume(i1 %109)
  br label %110

110:                                              ; preds = %110, %106
  %111 = phi i32 [ %107, %106 ], [ %121, %110 ]
  %112 = phi float [ %108, %106 ], [ %120, %110 ]
  %113 = phi i32 [ 0, %106 ], [ %122, %110 ]
  %114 = add nsw i32 %111, %45
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %0, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = fsub contract float %117, %43
  %119 = fmul contract float %118, %118
  %120 = fadd contract float %112, %119
  %121 = add nuw nsw i32 %111, 1
  %122 = add i32 %113, 1
  %123 = icmp eq i32 %122, %46
  br i1 %123, label %124, label %110, !llvm.loop !16

124:                                              ; preds = %104, %110, %40
  %125 = phi float [ 0.000000e+00, %40 ], [ %201, %104 ], [ %120, %110 ]
  %126 = fdiv contract float %125, %42
  %127 = fadd contract float %6, %126
  %128 = tail call contract noundef float @__nv_rsqrtf(float noundef %127) #10
  br i1 %15, label %129, label %295

129:                                              ; preds = %124
  %130 = mul nsw i32 %5, %12
  %131 = and i32 %5, 3
  %132 = icmp ult i32 %5, 4
  br i1 %132, label %272, label %133

133:                                              ; preds = %129
  %134 = and i32 %5, 2147483644
  br label %205

135:                                              ; preds = %135, %48
  %136 = phi i32 [ 0, %48 ], [ %202, %135 ]
  %137 = phi float [ 0.000000e+00, %48 ], [ %201, %135 ]
  %138 = phi i32 [ 0, %48 ], [ %203, %135 ]
  %139 = add nsw i32 %136, %45
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fsub contract float %142, %43
  %144 = fmul contract float %143, %143
  %145 = fadd contract float %137, %144
  %146 = or disjoint i32 %136, 1
  %147 = add nsw i32 %146, %45
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %0, i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = fsub contract float %150, %43
  %152 = fmul contract float %151, %151
  %153 = fadd contract float %145, %152
  %154 = or disjoint i32 %136, 2
  %155 = add nsw i32 %154, %45
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = fsub contract float %158, %43
  %160 = fmul contract float %159, %159
  %161 = fadd contract float %153, %160
  %162 = or disjoint i32 %136, 3
  %163 = add nsw i32 %162, %45
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %0, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fsub contract float %166, %43
  %168 = fmul contract float %167, %167
  %169 = fadd contract float %161, %168
  %170 = or disjoint i32 %136, 4
  %171 = add nsw i32 %170, %45
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %0, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fsub contract float %174, %43
  %176 = fmul contract float %175, %175
  %177 = fadd contract float %169, %176
  %178 = or disjoint i32 %136, 5
  %179 = add nsw i32 %178, %45
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr %0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fsub contract float %182, %43
  %184 = fmul contract float %183, %183
  %185 = fadd contract float %177, %184
  %186 = or disjoint i32 %136, 6
  %187 = add nsw i32 %186, %45
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !7
  %191 = fsub contract float %190, %43
  %192 = fmul contract float %191, %191
  %193 = fadd contract float %185, %192
  %194 = or disjoint i32 %136, 7
  %195 = add nsw i32 %194, %45
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fsub contract float %198, %43
  %200 = fmul contract float %199, %199
  %201 = fadd contract float %193, %200
  %202 = add nuw nsw i32 %136, 8
  %203 = add i32 %138, 8
  %204 = icmp eq i32 %203, %49
  br i1 %204, label %104, label %135, !llvm.loop !17

205:                                              ; preds = %205, %133
  %206 = phi i32 [ 0, %133 ], [ %267, %205 ]
  %207 = phi i32 [ 0, %133 ], [ %268, %205 ]
  %208 = add nsw i32 %206, %130
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %0, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !7
  %212 = fsub contract float %211, %43
  %213 = fmul contract float %128, %212
  %214 = zext nneg i32 %206 to i64
  %215 = getelementptr inbounds nuw float, ptr %1, i64 %214
  %216 = load float, ptr %215, align 4, !tbaa !7
  %217 = fmul contract float %216, %213
  %218 = getelementptr inbounds nuw float, ptr %2, i64 %214
  %219 = load float, ptr %218, align 4, !tbaa !7
  %220 = fadd contract float %219, %217
  %221 = getelementptr inbounds float, ptr %3, i64 %209
  store float %220, ptr %221, align 4, !tbaa !7
  %222 = or disjoint i32 %206, 1
  %223 = add nsw i32 %222, %130
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr %0, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !7
  %227 = fsub contract float %226, %43
  %228 = fmul contract float %128, %227
  %229 = zext nneg i32 %222 to i64
  %230 = getelementptr inbounds nuw float, ptr %1, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !7
  %232 = fmul contract float %231, %228
  %233 = getelementptr inbounds nuw float, ptr %2, i64 %229
  %234 = load float, ptr %233, align 4, !tbaa !7
  %235 = fadd contract float %234, %232
  %236 = getelementptr inbounds float, ptr %3, i64 %224
  store float %235, ptr %236, align 4, !tbaa !7
  %237 = or disjoint i32 %206, 2
  %238 = add nsw i32 %237, %130
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr %0, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !7
  %242 = fsub contract float %241, %43
  %243 = fmul contract float %128, %242
  %244 = zext nneg i32 %237 to i64
  %245 = getelementptr inbounds nuw float, ptr %1, i64 %244
  %246 = load float, ptr %245, align 4, !tbaa !7
  %247 = fmul contract float %246, %243
  %248 = getelementptr inbounds nuw float, ptr %2, i64 %244
  %249 = load float, ptr %248, align 4, !tbaa !7
  %250 = fadd contract float %249, %247
  %251 = getelementptr inbounds float, ptr %3, i64 %239
  store float %250, ptr %251, align 4, !tbaa !7
  %252 = or disjoint i32 %206, 3
  %253 = add nsw i32 %252, %130
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %0, i64 %254
  %256 = load float, ptr %255, align 4, !tbaa !7
  %257 = fsub contract float %256, %43
  %258 = fmul contract float %128, %257
  %259 = zext nneg i32 %252 to i64
  %260 = getelementptr inbounds nuw float, ptr %1, i64 %259
  %261 = load float, ptr %260, align 4, !tbaa !7
  %262 = fmul contract float %261, %258
  %263 = getelementptr inbounds nuw float, ptr %2, i64 %259
  %264 = load float, ptr %263, align 4, !tbaa !7
  %265 = fadd contract float %264, %262
  %266 = getelementptr inbounds float, ptr %3, i64 %254
  store float %265, ptr %266, align 4, !tbaa !7
  %267 = add nuw nsw i32 %206, 4
  %268 = add i32 %207, 4
  %269 = icmp eq i32 %268, %134
  br i1 %269, label %270, label %205, !llvm.loop !18

270:                                              ; preds = %205
  %271 = icmp eq i32 %131, 0
  br i1 %271, label %295, label %272

272:                                              ; preds = %270, %129
  %273 = phi i32 [ 0, %129 ], [ %267, %270 ]
  %274 = icmp ne i32 %131, 0
  tail call void @llvm.assume(i1 %274)
  br label %275

275:                                              ; preds = %275, %272
  %276 = phi i32 [ %273, %272 ], [ %292, %275 ]
  %277 = phi i32 [ 0, %272 ], [ %293, %275 ]
  %278 = add nsw i32 %276, %130
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds float, ptr %0, i64 %279
  %281 = load float, ptr %280, align 4, !tbaa !7
  %282 = fsub contract float %281, %43
  %283 = fmul contract float %128, %282
  %284 = zext nneg i32 %276 to i64
  %285 = getelementptr inbounds nuw float, ptr %1, i64 %284
  %286 = load float, ptr %285, align 4, !tbaa !7
  %287 = fmul contract float %286, %283
  %288 = getelementptr inbounds nuw float, ptr %2, i64 %284
  %289 = load float, ptr %288, align 4, !tbaa !7
  %290 = fadd contract float %289, %287
  %291 = getelementptr inbounds float, ptr %3, i64 %279
  store float %290, ptr %291, align 4, !tbaa !7
  %292 = add nuw nsw i32 %276, 1
  %293 = add i32 %277, 1
  %294 = icmp eq i32 %293, %131
  br i1 %294, label %295, label %275, !llvm.loop !19

295:                                              ; preds = %270, %275, %124, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9distancesPKdS0_Pdiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %114

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %53

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %5, %11
  %25 = and i32 %5, 3
  %26 = icmp ult i32 %5, 4
  br i1 %26, label %31, label %27

27:                                               ; preds = %22
  %28 = and i32 %5, 2147483644
  br label %60

29:                                               ; preds = %60
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %53, label %31

31:                                               ; preds = %29, %22
  %32 = phi i32 [ 0, %22 ], [ %111, %29 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %110, %29 ]
  %34 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %34)
  br label %35

35:                                               ; preds = %35, %31
  %36 = phi i32 [ %32, %31 ], [ %50, %35 ]
  %37 = phi double [ %33, %31 ], [ %49, %35 ]
  %38 = phi i32 [ 0, %31 ], [ %51, %35 ]
  %39 = add nuw nsw i32 %36, %23
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !20
  %43 = add nsw i32 %36, %24
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !20
  %47 = fsub contract double %42, %46
  %48 = fmul contract double %47, %47
  %49 = fadd contract double %37, %48
  %50 = add nuw nsw i32 %36, 1
  %51 = add i32 %38, 1
  %52 = icmp eq i32 %51, %25
  br i1 %52, label %53, label %35, !llvm.loop !22

53:                                               ; preds = %29, %35, %20
  %54 = phi double [ 0.000000e+00, %20 ], [ %110, %29 ], [ %49, %35 ]
  %55 = tail call contract noundef double @__nv_sqrt(double noundef %54) #10
  %56 = mul nsw i32 %4, %16
  %57 = add nsw i32 %56, %11
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %2, i64 %58
  store double %55, ptr %59, align 8, !tbaa !20
  br label %114

60:                                               ; preds = %60, %27
  %61 = phi i32 [ 0, %27 ], [ %111, %60 ]
  %62 = phi double [ 0.000000e+00, %27 ], [ %110, %60 ]
  %63 = phi i32 [ 0, %27 ], [ %112, %60 ]
  %64 = add nuw nsw i32 %61, %23
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !20
  %68 = add nsw i32 %61, %24
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !20
  %72 = fsub contract double %67, %71
  %73 = fmul contract double %72, %72
  %74 = fadd contract double %62, %73
  %75 = or disjoint i32 %61, 1
  %76 = add nuw nsw i32 %75, %23
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !20
  %80 = add nsw i32 %75, %24
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %1, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !20
  %84 = fsub contract double %79, %83
  %85 = fmul contract double %84, %84
  %86 = fadd contract double %74, %85
  %87 = or disjoint i32 %61, 2
  %88 = add nuw nsw i32 %87, %23
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw double, ptr %0, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !20
  %92 = add nsw i32 %87, %24
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %1, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !20
  %96 = fsub contract double %91, %95
  %97 = fmul contract double %96, %96
  %98 = fadd contract double %86, %97
  %99 = or disjoint i32 %61, 3
  %100 = add nuw nsw i32 %99, %23
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw double, ptr %0, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !20
  %104 = add nsw i32 %99, %24
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %1, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !20
  %108 = fsub contract double %103, %107
  %109 = fmul contract double %108, %108
  %110 = fadd contract double %98, %109
  %111 = add nuw nsw i32 %61, 4
  %112 = add i32 %63, 4
  %113 = icmp eq i32 %112, %28
  br i1 %113, label %29, label %60, !llvm.loop !23

114:                                              ; preds = %6, %53
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13lennard_jonesPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %94

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  %12 = sext i32 %8 to i64
  br i1 %11, label %13, label %43

13:                                               ; preds = %10
  %14 = getelementptr inbounds double, ptr %0, i64 %12
  %15 = and i32 %2, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %2, 2147483646
  br label %46

19:                                               ; preds = %89
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %43, label %21

21:                                               ; preds = %19, %13
  %22 = phi double [ 0.000000e+00, %13 ], [ %90, %19 ]
  %23 = phi i32 [ 0, %13 ], [ %91, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  %25 = icmp eq i32 %23, %8
  br i1 %25, label %43, label %26

26:                                               ; preds = %21
  %27 = load double, ptr %14, align 8, !tbaa !20
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !20
  %31 = fsub contract double %27, %30
  %32 = fmul contract double %31, %31
  %33 = fdiv contract double 1.000000e+00, %32
  %34 = fmul contract double %33, %33
  %35 = fmul contract double %33, %34
  %36 = fmul contract double %35, 2.000000e+00
  %37 = fmul contract double %35, %36
  %38 = fsub contract double %37, %35
  %39 = fmul contract double %38, 2.400000e+01
  %40 = fmul contract double %33, %39
  %41 = fmul contract double %31, %40
  %42 = fadd contract double %22, %41
  br label %43

43:                                               ; preds = %19, %26, %21, %10
  %44 = phi double [ 0.000000e+00, %10 ], [ %90, %19 ], [ %42, %26 ], [ %22, %21 ]
  %45 = getelementptr inbounds double, ptr %1, i64 %12
  store double %44, ptr %45, align 8, !tbaa !20
  br label %94

46:                                               ; preds = %89, %17
  %47 = phi double [ 0.000000e+00, %17 ], [ %90, %89 ]
  %48 = phi i32 [ 0, %17 ], [ %91, %89 ]
  %49 = phi i32 [ 0, %17 ], [ %92, %89 ]
  %50 = icmp eq i32 %48, %8
  br i1 %50, label %68, label %51

51:                                               ; preds = %46
  %52 = load double, ptr %14, align 8, !tbaa !20
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !20
  %56 = fsub contract double %52, %55
  %57 = fmul contract double %56, %56
  %58 = fdiv contract double 1.000000e+00, %57
  %59 = fmul contract double %58, %58
  %60 = fmul contract double %58, %59
  %61 = fmul contract double %60, 2.000000e+00
  %62 = fmul contract double %60, %61
  %63 = fsub contract double %62, %60
  %64 = fmul contract double %63, 2.400000e+01
  %65 = fmul contract double %58, %64
  %66 = fmul contract double %56, %65
  %67 = fadd contract double %47, %66
  br label %68

68:                                               ; preds = %46, %51
  %69 = phi double [ %67, %51 ], [ %47, %46 ]
  %70 = or disjoint i32 %48, 1
  %71 = icmp eq i32 %70, %8
  br i1 %71, label %89, label %72

72:                                               ; preds = %68
  %73 = load double, ptr %14, align 8, !tbaa !20
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !20
  %77 = fsub contract double %73, %76
  %78 = fmul contract double %77, %77
  %79 = fdiv contract double 1.000000e+00, %78
  %80 = fmul contract double %79, %79
  %81 = fmul contract double %79, %80
  %82 = fmul contract double %81, 2.000000e+00
  %83 = fmul contract double %81, %82
  %84 = fsub contract double %83, %81
  %85 = fmul contract double %84, 2.400000e+01
  %86 = fmul contract double %79, %85
  %87 = fmul contract double %77, %86
  %88 = fadd contract double %69, %87
  br label %89

89:                                               ; preds = %72, %68
  %90 = phi double [ %88, %72 ], [ %69, %68 ]
  %91 = add nuw nsw i32 %48, 2
  %92 = add i32 %49, 2
  %93 = icmp eq i32 %92, %18
  br i1 %93, label %19, label %46, !llvm.loop !24

94:                                               ; preds = %3, %43
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6wave2dPKfS0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp ne i32 %11, 0
  %18 = icmp ne i32 %16, 0
  %19 = and i1 %17, %18
  %20 = add nsw i32 %4, -1
  %21 = icmp slt i32 %11, %20
  %22 = select i1 %19, i1 %21, i1 false
  %23 = add nsw i32 %3, -1
  %24 = icmp slt i32 %16, %23
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %26, label %57

26:                                               ; preds = %6
  %27 = mul nsw i32 %4, %16
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -4
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr i8, ptr %30, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %32, %34
  %36 = sub nsw i32 %28, %4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fadd contract float %35, %39
  %41 = add nsw i32 %28, %4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fadd contract float %40, %44
  %46 = load float, ptr %30, align 4, !tbaa !7
  %47 = fmul contract float %46, 4.000000e+00
  %48 = fsub contract float %45, %47
  %49 = fmul contract float %46, 2.000000e+00
  %50 = getelementptr inbounds float, ptr %1, i64 %29
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fsub contract float %49, %51
  %53 = fmul contract float %5, %5
  %54 = fmul contract float %53, %48
  %55 = fadd contract float %52, %54
  %56 = getelementptr inbounds float, ptr %2, i64 %29
  store float %55, ptr %56, align 4, !tbaa !7
  br label %57

57:                                               ; preds = %6, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6fdtd_hPKfPfS1_iif(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nsw i32 %3, -1
  %18 = icmp slt i32 %16, %17
  %19 = add nsw i32 %4, -1
  %20 = icmp slt i32 %11, %19
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %47

22:                                               ; preds = %6
  %23 = add nuw nsw i32 %16, 1
  %24 = mul nsw i32 %4, %23
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = mul nsw i32 %4, %16
  %30 = add nsw i32 %29, %11
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fsub contract float %28, %33
  %35 = fmul contract float %5, %34
  %36 = getelementptr inbounds float, ptr %1, i64 %31
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fsub contract float %37, %35
  store float %38, ptr %36, align 4, !tbaa !7
  %39 = getelementptr i8, ptr %32, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = load float, ptr %32, align 4, !tbaa !7
  %42 = fsub contract float %40, %41
  %43 = fmul contract float %5, %42
  %44 = getelementptr inbounds float, ptr %2, i64 %31
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fadd contract float %45, %43
  store float %46, ptr %44, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %6, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10oscillatorPdS_PKdiid(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %74

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !20
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !20
  %19 = icmp sgt i32 %4, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = getelementptr inbounds double, ptr %2, i64 %14
  %22 = load double, ptr %21, align 8, !tbaa !20
  %23 = fneg contract double %22
  %24 = fmul contract double %22, %23
  %25 = fmul contract double %5, 5.000000e-01
  %26 = fdiv contract double %5, 6.000000e+00
  br label %30

27:                                               ; preds = %30, %13
  %28 = phi double [ %18, %13 ], [ %71, %30 ]
  %29 = phi double [ %16, %13 ], [ %64, %30 ]
  store double %29, ptr %15, align 8, !tbaa !20
  store double %28, ptr %17, align 8, !tbaa !20
  br label %74

30:                                               ; preds = %20, %30
  %31 = phi double [ %16, %20 ], [ %64, %30 ]
  %32 = phi double [ %18, %20 ], [ %71, %30 ]
  %33 = phi i32 [ 0, %20 ], [ %72, %30 ]
  %34 = fmul contract double %24, %31
  %35 = fmul contract double %32, 1.000000e-01
  %36 = fsub contract double %34, %35
  %37 = fmul contract double %25, %36
  %38 = fadd contract double %32, %37
  %39 = fmul contract double %25, %32
  %40 = fadd contract double %31, %39
  %41 = fmul contract double %24, %40
  %42 = fmul contract double %38, 1.000000e-01
  %43 = fsub contract double %41, %42
  %44 = fmul contract double %25, %43
  %45 = fadd contract double %32, %44
  %46 = fmul contract double %25, %38
  %47 = fadd contract double %31, %46
  %48 = fmul contract double %24, %47
  %49 = fmul contract double %45, 1.000000e-01
  %50 = fsub contract double %48, %49
  %51 = fmul contract double %5, %50
  %52 = fadd contract double %32, %51
  %53 = fmul contract double %5, %45
  %54 = fadd contract double %31, %53
  %55 = fmul contract double %24, %54
  %56 = fmul contract double %52, 1.000000e-01
  %57 = fsub contract double %55, %56
  %58 = fmul contract double %38, 2.000000e+00
  %59 = fadd contract double %32, %58
  %60 = fmul contract double %45, 2.000000e+00
  %61 = fadd contract double %59, %60
  %62 = fadd contract double %61, %52
  %63 = fmul contract double %26, %62
  %64 = fadd contract double %31, %63
  %65 = fmul contract double %43, 2.000000e+00
  %66 = fadd contract double %36, %65
  %67 = fmul contract double %50, 2.000000e+00
  %68 = fadd contract double %66, %67
  %69 = fadd contract double %68, %57
  %70 = fmul contract double %26, %69
  %71 = fadd contract double %32, %70
  %72 = add nuw nsw i32 %33, 1
  %73 = icmp eq i32 %72, %4
  br i1 %73, label %27, label %30, !llvm.loop !25

74:                                               ; preds = %6, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11monte_carloPKjPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %128

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %53

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483644
  br label %58

21:                                               ; preds = %58
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %49, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ %16, %14 ], [ %116, %21 ]
  %25 = phi i32 [ 0, %14 ], [ %125, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %37, %27 ], [ %24, %23 ]
  %29 = phi i32 [ %46, %27 ], [ %25, %23 ]
  %30 = phi i32 [ %47, %27 ], [ 0, %23 ]
  %31 = mul i32 %28, 1664525
  %32 = add i32 %31, 1013904223
  %33 = lshr i32 %32, 8
  %34 = uitofp nneg i32 %33 to float
  %35 = fmul contract float %34, 0x3E70000000000000
  %36 = mul i32 %32, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = uitofp nneg i32 %38 to float
  %40 = fmul contract float %39, 0x3E70000000000000
  %41 = fmul contract float %35, %35
  %42 = fmul contract float %40, %40
  %43 = fadd contract float %41, %42
  %44 = fcmp contract ole float %43, 1.000000e+00
  %45 = zext i1 %44 to i32
  %46 = add nuw nsw i32 %29, %45
  %47 = add i32 %30, 1
  %48 = icmp eq i32 %47, %17
  br i1 %48, label %49, label %27, !llvm.loop !26

49:                                               ; preds = %27, %21
  %50 = phi i32 [ %125, %21 ], [ %46, %27 ]
  %51 = uitofp nneg i32 %50 to float
  %52 = fmul contract float %51, 4.000000e+00
  br label %53

53:                                               ; preds = %49, %11
  %54 = phi float [ 0.000000e+00, %11 ], [ %52, %49 ]
  %55 = sitofp i32 %3 to float
  %56 = fdiv contract float %54, %55
  %57 = getelementptr inbounds float, ptr %1, i64 %12
  store float %56, ptr %57, align 4, !tbaa !7
  br label %128

58:                                               ; preds = %58, %19
  %59 = phi i32 [ %16, %19 ], [ %116, %58 ]
  %60 = phi i32 [ 0, %19 ], [ %125, %58 ]
  %61 = phi i32 [ 0, %19 ], [ %126, %58 ]
  %62 = mul i32 %59, 1664525
  %63 = add i32 %62, 1013904223
  %64 = lshr i32 %63, 8
  %65 = uitofp nneg i32 %64 to float
  %66 = fmul contract float %65, 0x3E70000000000000
  %67 = mul i32 %63, 1664525
  %68 = add i32 %67, 1013904223
  %69 = lshr i32 %68, 8
  %70 = uitofp nneg i32 %69 to float
  %71 = fmul contract float %70, 0x3E70000000000000
  %72 = fmul contract float %66, %66
  %73 = fmul contract float %71, %71
  %74 = fadd contract float %72, %73
  %75 = fcmp contract ole float %74, 1.000000e+00
  %76 = zext i1 %75 to i32
  %77 = add nuw nsw i32 %60, %76
  %78 = mul i32 %68, 1664525
  %79 = add i32 %78, 1013904223
  %80 = lshr i32 %79, 8
  %81 = uitofp nneg i32 %80 to float
  %82 = fmul contract float %81, 0x3E70000000000000
  %83 = mul i32 %79, 1664525
  %84 = add i32 %83, 1013904223
  %85 = lshr i32 %84, 8
  %86 = uitofp nneg i32 %85 to float
  %87 = fmul contract float %86, 0x3E70000000000000
  %88 = fmul contract float %82, %82
  %89 = fmul contract float %87, %87
  %90 = fadd contract float %88, %89
  %91 = fcmp contract ole float %90, 1.000000e+00
  %92 = zext i1 %91 to i32
  %93 = add nuw nsw i32 %77, %92
  %94 = mul i32 %84, 1664525
  %95 = add i32 %94, 1013904223
  %96 = lshr i32 %95, 8
  %97 = uitofp nneg i32 %96 to float
  %98 = fmul contract float %97, 0x3E70000000000000
  %99 = mul i32 %95, 1664525
  %100 = add i32 %99, 1013904223
  %101 = lshr i32 %100, 8
  %102 = uitofp nneg i32 %101 to float
  %103 = fmul contract float %102, 0x3E70000000000000
  %104 = fmul contract float %98, %98
  %105 = fmul contract float %103, %103
  %106 = fadd contract float %104, %105
  %107 = fcmp contract ole float %106, 1.000000e+00
  %108 = zext i1 %107 to i32
  %109 = add nuw nsw i32 %93, %108
  %110 = mul i32 %100, 1664525
  %111 = add i32 %110, 1013904223
  %112 = lshr i32 %111, 8
  %113 = uitofp nneg i32 %112 to float
  %114 = fmul contract float %113, 0x3E70000000000000
  %115 = mul i32 %111, 1664525
  %116 = add i32 %115, 1013904223
  %117 = lshr i32 %116, 8
  %118 = uitofp nneg i32 %117 to float
  %119 = fmul contract float %118, 0x3E70000000000000
  %120 = fmul contract float %114, %114
  %121 = fmul contract float %119, %119
  %122 = fadd contract float %120, %121
  %123 = fcmp contract ole float %122, 1.000000e+00
  %124 = zext i1 %123 to i32
  %125 = add nuw nsw i32 %109, %124
  %126 = add i32 %61, 4
  %127 = icmp eq i32 %126, %20
  br i1 %127, label %21, label %58, !llvm.loop !27

128:                                              ; preds = %4, %53
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8quantizePKfPafii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = fdiv contract float %15, %2
  %17 = tail call contract noundef float @llvm.rint.f32(float %16)
  %18 = fptosi float %17 to i32
  %19 = add nsw i32 %3, %18
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 -128)
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 127)
  %22 = trunc nsw i32 %21 to i8
  %23 = getelementptr inbounds i8, ptr %1, i64 %13
  store i8 %22, ptr %23, align 1, !tbaa !28
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4geluPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fmul contract float %13, 5.000000e-01
  %15 = fmul contract float %13, 0x3FE6A09E60000000
  %16 = tail call contract noundef float @__nv_erff(float noundef %15) #10
  %17 = fadd contract float %16, 1.000000e+00
  %18 = fmul contract float %14, %17
  %19 = getelementptr inbounds float, ptr %1, i64 %11
  store float %18, ptr %19, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6conv2dPKfS0_S0_Pfiiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = sub nsw i32 %5, %8
  %22 = add nsw i32 %21, 1
  %23 = sub nsw i32 %6, %8
  %24 = add nsw i32 %23, 1
  %25 = icmp sgt i32 %19, %21
  %26 = icmp sgt i32 %14, %23
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %144, label %28

28:                                               ; preds = %9
  %29 = zext nneg i32 %20 to i64
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %49

33:                                               ; preds = %28
  %34 = icmp sgt i32 %8, 0
  %35 = mul nuw nsw i32 %4, %20
  %36 = and i32 %8, 3
  %37 = icmp ult i32 %8, 4
  %38 = and i32 %8, 2147483644
  %39 = icmp eq i32 %36, 0
  %40 = icmp ne i32 %36, 0
  br label %41

41:                                               ; preds = %33, %65
  %42 = phi i32 [ 0, %33 ], [ %67, %65 ]
  %43 = phi float [ %31, %33 ], [ %66, %65 ]
  br i1 %34, label %44, label %65

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %42, %35
  %46 = mul nuw nsw i32 %45, %8
  %47 = mul nsw i32 %42, %5
  %48 = add i32 %19, %47
  br label %57

49:                                               ; preds = %65, %28
  %50 = phi float [ %31, %28 ], [ %66, %65 ]
  %51 = mul nsw i32 %22, %20
  %52 = add nsw i32 %51, %19
  %53 = mul nsw i32 %52, %24
  %54 = add nsw i32 %53, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %3, i64 %55
  store float %50, ptr %56, align 4, !tbaa !7
  br label %144

57:                                               ; preds = %44, %90
  %58 = phi i32 [ 0, %44 ], [ %92, %90 ]
  %59 = phi float [ %43, %44 ], [ %91, %90 ]
  %60 = add nuw nsw i32 %58, %46
  %61 = mul nuw nsw i32 %60, %8
  %62 = add i32 %58, %48
  %63 = mul nsw i32 %62, %6
  %64 = add nsw i32 %63, %14
  br i1 %37, label %70, label %94

65:                                               ; preds = %90, %41
  %66 = phi float [ %43, %41 ], [ %91, %90 ]
  %67 = add nuw nsw i32 %42, 1
  %68 = icmp eq i32 %67, %4
  br i1 %68, label %49, label %41, !llvm.loop !29

69:                                               ; preds = %94
  br i1 %39, label %90, label %70

70:                                               ; preds = %69, %57
  %71 = phi i32 [ 0, %57 ], [ %141, %69 ]
  %72 = phi float [ %59, %57 ], [ %140, %69 ]
  tail call void @llvm.assume(i1 %40)
  br label %73

73:                                               ; preds = %73, %70
  %74 = phi i32 [ %71, %70 ], [ %87, %73 ]
  %75 = phi float [ %72, %70 ], [ %86, %73 ]
  %76 = phi i32 [ 0, %70 ], [ %88, %73 ]
  %77 = add nuw nsw i32 %74, %61
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = add nsw i32 %64, %74
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %80, %84
  %86 = fadd contract float %75, %85
  %87 = add nuw nsw i32 %74, 1
  %88 = add i32 %76, 1
  %89 = icmp eq i32 %88, %36
  br i1 %89, label %90, label %73, !llvm.loop !30

90:                                               ; preds = %73, %69
  %91 = phi float [ %140, %69 ], [ %86, %73 ]
  %92 = add nuw nsw i32 %58, 1
  %93 = icmp eq i32 %92, %8
  br i1 %93, label %65, label %57, !llvm.loop !31

94:                                               ; preds = %57, %94
  %95 = phi i32 [ %141, %94 ], [ 0, %57 ]
  %96 = phi float [ %140, %94 ], [ %59, %57 ]
  %97 = phi i32 [ %142, %94 ], [ 0, %57 ]
  %98 = add nuw nsw i32 %95, %61
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %1, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = add nsw i32 %64, %95
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fmul contract float %101, %105
  %107 = fadd contract float %96, %106
  %108 = or disjoint i32 %95, 1
  %109 = add nuw nsw i32 %108, %61
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %1, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = add nsw i32 %64, %108
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %112, %116
  %118 = fadd contract float %107, %117
  %119 = or disjoint i32 %95, 2
  %120 = add nuw nsw i32 %119, %61
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %1, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = add nsw i32 %64, %119
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %123, %127
  %129 = fadd contract float %118, %128
  %130 = or disjoint i32 %95, 3
  %131 = add nuw nsw i32 %130, %61
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %1, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = add nsw i32 %64, %130
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %0, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fmul contract float %134, %138
  %140 = fadd contract float %129, %139
  %141 = add nuw nsw i32 %95, 4
  %142 = add i32 %97, 4
  %143 = icmp eq i32 %142, %38
  br i1 %143, label %69, label %94, !llvm.loop !32

144:                                              ; preds = %9, %49
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8max_poolPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %2
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %49

19:                                               ; preds = %5
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  %22 = mul nuw nsw i32 %4, %15
  br label %23

23:                                               ; preds = %21, %36
  %24 = phi i32 [ 0, %21 ], [ %37, %36 ]
  %25 = phi float [ 0xFFF0000000000000, %21 ], [ %46, %36 ]
  %26 = add nuw nsw i32 %24, %22
  %27 = mul i32 %26, %3
  %28 = add i32 %27, %10
  %29 = mul i32 %28, %4
  br label %39

30:                                               ; preds = %36, %19
  %31 = phi float [ 0xFFF0000000000000, %19 ], [ %46, %36 ]
  %32 = mul nsw i32 %3, %15
  %33 = add nsw i32 %32, %10
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  store float %31, ptr %35, align 4, !tbaa !7
  br label %49

36:                                               ; preds = %39
  %37 = add nuw nsw i32 %24, 1
  %38 = icmp eq i32 %37, %4
  br i1 %38, label %30, label %23, !llvm.loop !33

39:                                               ; preds = %23, %39
  %40 = phi i32 [ 0, %23 ], [ %47, %39 ]
  %41 = phi float [ %25, %23 ], [ %46, %39 ]
  %42 = add i32 %40, %29
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %45) #10
  %47 = add nuw nsw i32 %40, 1
  %48 = icmp eq i32 %47, %4
  br i1 %48, label %36, label %39, !llvm.loop !34

49:                                               ; preds = %5, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12batched_gemmPKdS0_Pdiiidd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %18, %3
  %20 = icmp slt i32 %13, %4
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %122

22:                                               ; preds = %8
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = mul nsw i32 %3, %23
  %25 = mul nsw i32 %5, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = mul nsw i32 %5, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = mul i32 %4, %23
  %32 = mul i32 %31, %5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = sext i32 %13 to i64
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = icmp sgt i32 %5, 0
  br i1 %37, label %38, label %65

38:                                               ; preds = %22
  %39 = and i32 %5, 3
  %40 = icmp ult i32 %5, 4
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = and i32 %5, 2147483644
  br label %76

43:                                               ; preds = %76
  %44 = icmp eq i32 %39, 0
  br i1 %44, label %65, label %45

45:                                               ; preds = %43, %38
  %46 = phi i32 [ 0, %38 ], [ %119, %43 ]
  %47 = phi double [ 0.000000e+00, %38 ], [ %118, %43 ]
  %48 = icmp ne i32 %39, 0
  tail call void @llvm.assume(i1 %48)
  br label %49

49:                                               ; preds = %49, %45
  %50 = phi i32 [ %62, %49 ], [ %46, %45 ]
  %51 = phi double [ %61, %49 ], [ %47, %45 ]
  %52 = phi i32 [ %63, %49 ], [ 0, %45 ]
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr inbounds nuw double, ptr %30, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !20
  %56 = mul nsw i32 %50, %4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %36, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !20
  %60 = fmul contract double %55, %59
  %61 = fadd contract double %51, %60
  %62 = add nuw nsw i32 %50, 1
  %63 = add i32 %52, 1
  %64 = icmp eq i32 %63, %39
  br i1 %64, label %65, label %49, !llvm.loop !35

65:                                               ; preds = %43, %49, %22
  %66 = phi double [ 0.000000e+00, %22 ], [ %118, %43 ], [ %61, %49 ]
  %67 = add nuw nsw i32 %24, %18
  %68 = mul nsw i32 %67, %4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %2, i64 %69
  %71 = getelementptr inbounds double, ptr %70, i64 %35
  %72 = fmul contract double %6, %66
  %73 = load double, ptr %71, align 8, !tbaa !20
  %74 = fmul contract double %7, %73
  %75 = fadd contract double %72, %74
  store double %75, ptr %71, align 8, !tbaa !20
  br label %122

76:                                               ; preds = %76, %41
  %77 = phi i32 [ 0, %41 ], [ %119, %76 ]
  %78 = phi double [ 0.000000e+00, %41 ], [ %118, %76 ]
  %79 = phi i32 [ 0, %41 ], [ %120, %76 ]
  %80 = zext nneg i32 %77 to i64
  %81 = getelementptr inbounds nuw double, ptr %30, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = mul nsw i32 %77, %4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %36, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = fmul contract double %82, %86
  %88 = fadd contract double %78, %87
  %89 = or disjoint i32 %77, 1
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw double, ptr %30, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !20
  %93 = mul nsw i32 %89, %4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %36, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !20
  %97 = fmul contract double %92, %96
  %98 = fadd contract double %88, %97
  %99 = or disjoint i32 %77, 2
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr %30, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !20
  %103 = mul nsw i32 %99, %4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %36, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !20
  %107 = fmul contract double %102, %106
  %108 = fadd contract double %98, %107
  %109 = or disjoint i32 %77, 3
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw double, ptr %30, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !20
  %113 = mul nsw i32 %109, %4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %36, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !20
  %117 = fmul contract double %112, %116
  %118 = fadd contract double %108, %117
  %119 = add nuw nsw i32 %77, 4
  %120 = add i32 %79, 4
  %121 = icmp eq i32 %120, %42
  br i1 %121, label %43, label %76, !llvm.loop !36

122:                                              ; preds = %8, %65
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z12determinant3PKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #4 {
  %3 = load float, ptr %0, align 4, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load float, ptr %4, align 4, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = fmul contract float %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %12 = load float, ptr %11, align 4, !tbaa !7
  %13 = fmul contract float %10, %12
  %14 = fsub contract float %8, %13
  %15 = fmul contract float %3, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fmul contract float %7, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fmul contract float %10, %22
  %24 = fsub contract float %20, %23
  %25 = fmul contract float %17, %24
  %26 = fsub contract float %15, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fmul contract float %12, %19
  %30 = fmul contract float %5, %22
  %31 = fsub contract float %29, %30
  %32 = fmul contract float %28, %31
  %33 = fadd contract float %32, %26
  store float %33, ptr %1, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12determinantsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %47

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 9
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %13, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  %28 = fmul contract float %16, %27
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %20, %32
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fmul contract float %23, %35
  %37 = fsub contract float %33, %36
  %38 = fmul contract float %30, %37
  %39 = fsub contract float %28, %38
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %25, %32
  %43 = fmul contract float %18, %35
  %44 = fsub contract float %42, %43
  %45 = fmul contract float %41, %44
  %46 = fadd contract float %45, %39
  store float %46, ptr %15, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8periodicPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = icmp eq i32 %8, 0
  %12 = add nsw i32 %2, -1
  %13 = add nsw i32 %8, -1
  %14 = select i1 %11, i32 %12, i32 %13
  %15 = icmp eq i32 %8, %12
  %16 = add nsw i32 %8, 1
  %17 = select i1 %15, i32 0, i32 %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = fsub contract float %20, %23
  %25 = fmul contract float %24, 5.000000e-01
  %26 = sext i32 %8 to i64
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  store float %25, ptr %27, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { convergent nounwind }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !14}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !5, i64 0}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !10}
!28 = !{!5, !5, i64 0}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !14}
!36 = distinct !{!36, !10}
