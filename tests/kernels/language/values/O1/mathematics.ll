; ModuleID = 'mathematics.cu'
source_filename = "mathematics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12trigonometryPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %54, !dbg !26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !27
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !27
  %13 = load float, ptr %12, align 4, !dbg !27, !tbaa !28
  %14 = tail call contract noundef float @__nv_sinf(float noundef %13) #5, !dbg !30
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !34
  store float %14, ptr %15, align 4, !dbg !35, !tbaa !28
  %16 = tail call contract noundef float @__nv_cosf(float noundef %13) #5, !dbg !36
  %17 = add nsw i32 %2, %8, !dbg !39
  %18 = sext i32 %17 to i64, !dbg !40
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !40
  store float %16, ptr %19, align 4, !dbg !41, !tbaa !28
  %20 = tail call contract noundef float @__nv_tanf(float noundef %13) #5, !dbg !42
  %21 = shl nsw i32 %2, 1, !dbg !45
  %22 = add nsw i32 %21, %8, !dbg !46
  %23 = sext i32 %22 to i64, !dbg !47
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !47
  store float %20, ptr %24, align 4, !dbg !48, !tbaa !28
  %25 = tail call contract noundef float @__nv_atanf(float noundef %13) #5, !dbg !49
  %26 = mul nsw i32 %2, 3, !dbg !52
  %27 = add nsw i32 %26, %8, !dbg !53
  %28 = sext i32 %27 to i64, !dbg !54
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !54
  store float %25, ptr %29, align 4, !dbg !55, !tbaa !28
  %30 = tail call contract noundef float @__nv_atan2f(float noundef %13, float noundef 5.000000e-01) #5, !dbg !56
  %31 = shl nsw i32 %2, 2, !dbg !59
  %32 = add nsw i32 %31, %8, !dbg !60
  %33 = sext i32 %32 to i64, !dbg !61
  %34 = getelementptr inbounds float, ptr %1, i64 %33, !dbg !61
  store float %30, ptr %34, align 4, !dbg !62, !tbaa !28
  %35 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5, !dbg !63
  %36 = tail call contract noundef float @__nv_asinf(float noundef %35) #5, !dbg !66
  %37 = mul nsw i32 %2, 5, !dbg !69
  %38 = add nsw i32 %37, %8, !dbg !70
  %39 = sext i32 %38 to i64, !dbg !71
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !71
  store float %36, ptr %40, align 4, !dbg !72, !tbaa !28
  %41 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5, !dbg !73
  %42 = tail call contract noundef float @__nv_acosf(float noundef %41) #5, !dbg !75
  %43 = mul nsw i32 %2, 6, !dbg !78
  %44 = add nsw i32 %43, %8, !dbg !79
  %45 = sext i32 %44 to i64, !dbg !80
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !80
  store float %42, ptr %46, align 4, !dbg !81, !tbaa !28
  %47 = tail call contract noundef float @__nv_sinpif(float noundef %13) #5, !dbg !82
  %48 = tail call contract noundef float @__nv_cospif(float noundef %13) #5, !dbg !85
  %49 = fadd contract float %47, %48, !dbg !88
  %50 = mul nsw i32 %2, 7, !dbg !89
  %51 = add nsw i32 %50, %8, !dbg !90
  %52 = sext i32 %51 to i64, !dbg !91
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !91
  store float %49, ptr %53, align 4, !dbg !92, !tbaa !28
  br label %54, !dbg !93

54:                                               ; preds = %3, %10
  ret void, !dbg !93
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12exponentialsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !94 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97
  %6 = mul i32 %4, %5, !dbg !99
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %8 = add i32 %6, %7, !dbg !102
  %9 = icmp slt i32 %8, %2, !dbg !103
  br i1 %9, label %10, label %52, !dbg !103

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !104
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !104
  %13 = load float, ptr %12, align 4, !dbg !104, !tbaa !28
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5, !dbg !105
  %15 = fadd contract float %14, 0x3FB99999A0000000, !dbg !108
  %16 = tail call contract noundef float @__nv_expf(float noundef %13) #5, !dbg !109
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !112
  store float %16, ptr %17, align 4, !dbg !113, !tbaa !28
  %18 = tail call contract noundef float @__nv_exp2f(float noundef %13) #5, !dbg !114
  %19 = add nsw i32 %2, %8, !dbg !117
  %20 = sext i32 %19 to i64, !dbg !118
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !118
  store float %18, ptr %21, align 4, !dbg !119, !tbaa !28
  %22 = tail call contract noundef float @__nv_exp10f(float noundef %13) #5, !dbg !120
  %23 = shl nsw i32 %2, 1, !dbg !123
  %24 = add nsw i32 %23, %8, !dbg !124
  %25 = sext i32 %24 to i64, !dbg !125
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !125
  store float %22, ptr %26, align 4, !dbg !126, !tbaa !28
  %27 = tail call contract noundef float @__nv_expm1f(float noundef %13) #5, !dbg !127
  %28 = mul nsw i32 %2, 3, !dbg !130
  %29 = add nsw i32 %28, %8, !dbg !131
  %30 = sext i32 %29 to i64, !dbg !132
  %31 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !132
  store float %27, ptr %31, align 4, !dbg !133, !tbaa !28
  %32 = tail call contract noundef float @__nv_logf(float noundef %15) #5, !dbg !134
  %33 = shl nsw i32 %2, 2, !dbg !137
  %34 = add nsw i32 %33, %8, !dbg !138
  %35 = sext i32 %34 to i64, !dbg !139
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !139
  store float %32, ptr %36, align 4, !dbg !140, !tbaa !28
  %37 = tail call contract noundef float @__nv_log2f(float noundef %15) #5, !dbg !141
  %38 = mul nsw i32 %2, 5, !dbg !144
  %39 = add nsw i32 %38, %8, !dbg !145
  %40 = sext i32 %39 to i64, !dbg !146
  %41 = getelementptr inbounds float, ptr %1, i64 %40, !dbg !146
  store float %37, ptr %41, align 4, !dbg !147, !tbaa !28
  %42 = tail call contract noundef float @__nv_log10f(float noundef %15) #5, !dbg !148
  %43 = mul nsw i32 %2, 6, !dbg !151
  %44 = add nsw i32 %43, %8, !dbg !152
  %45 = sext i32 %44 to i64, !dbg !153
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !153
  store float %42, ptr %46, align 4, !dbg !154, !tbaa !28
  %47 = tail call contract noundef float @__nv_log1pf(float noundef %15) #5, !dbg !155
  %48 = mul nsw i32 %2, 7, !dbg !158
  %49 = add nsw i32 %48, %8, !dbg !159
  %50 = sext i32 %49 to i64, !dbg !160
  %51 = getelementptr inbounds float, ptr %1, i64 %50, !dbg !160
  store float %47, ptr %51, align 4, !dbg !161, !tbaa !28
  br label %52, !dbg !162

52:                                               ; preds = %3, %10
  ret void, !dbg !162
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6powersPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !163 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %6 = mul i32 %4, %5, !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %8 = add i32 %6, %7, !dbg !171
  %9 = icmp slt i32 %8, %2, !dbg !172
  br i1 %9, label %10, label %52, !dbg !172

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !173
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !173
  %13 = load float, ptr %12, align 4, !dbg !173, !tbaa !28
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5, !dbg !174
  %15 = fadd contract float %14, 0x3FB99999A0000000, !dbg !176
  %16 = tail call contract noundef float @__nv_powf(float noundef %15, float noundef %13) #5, !dbg !177
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !180
  store float %16, ptr %17, align 4, !dbg !181, !tbaa !28
  %18 = tail call contract noundef float @__nv_sqrtf(float noundef %15) #5, !dbg !182
  %19 = add nsw i32 %2, %8, !dbg !185
  %20 = sext i32 %19 to i64, !dbg !186
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !186
  store float %18, ptr %21, align 4, !dbg !187, !tbaa !28
  %22 = tail call contract noundef float @__nv_cbrtf(float noundef %13) #5, !dbg !188
  %23 = shl nsw i32 %2, 1, !dbg !191
  %24 = add nsw i32 %23, %8, !dbg !192
  %25 = sext i32 %24 to i64, !dbg !193
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !193
  store float %22, ptr %26, align 4, !dbg !194, !tbaa !28
  %27 = tail call contract noundef float @__nv_rsqrtf(float noundef %15) #5, !dbg !195
  %28 = mul nsw i32 %2, 3, !dbg !198
  %29 = add nsw i32 %28, %8, !dbg !199
  %30 = sext i32 %29 to i64, !dbg !200
  %31 = getelementptr inbounds float, ptr %1, i64 %30, !dbg !200
  store float %27, ptr %31, align 4, !dbg !201, !tbaa !28
  %32 = tail call contract noundef float @__nv_hypotf(float noundef %13, float noundef 2.000000e+00) #5, !dbg !202
  %33 = shl nsw i32 %2, 2, !dbg !205
  %34 = add nsw i32 %33, %8, !dbg !206
  %35 = sext i32 %34 to i64, !dbg !207
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !207
  store float %32, ptr %36, align 4, !dbg !208, !tbaa !28
  %37 = tail call contract noundef float @__nv_powf(float noundef %13, float noundef 3.000000e+00) #5, !dbg !209
  %38 = mul nsw i32 %2, 5, !dbg !211
  %39 = add nsw i32 %38, %8, !dbg !212
  %40 = sext i32 %39 to i64, !dbg !213
  %41 = getelementptr inbounds float, ptr %1, i64 %40, !dbg !213
  store float %37, ptr %41, align 4, !dbg !214, !tbaa !28
  %42 = fdiv contract float 1.000000e+00, %15, !dbg !215
  %43 = mul nsw i32 %2, 6, !dbg !216
  %44 = add nsw i32 %43, %8, !dbg !217
  %45 = sext i32 %44 to i64, !dbg !218
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !218
  store float %42, ptr %46, align 4, !dbg !219, !tbaa !28
  %47 = tail call contract noundef float @__nv_rcbrtf(float noundef %15) #5, !dbg !220
  %48 = mul nsw i32 %2, 7, !dbg !223
  %49 = add nsw i32 %48, %8, !dbg !224
  %50 = sext i32 %49 to i64, !dbg !225
  %51 = getelementptr inbounds float, ptr %1, i64 %50, !dbg !225
  store float %47, ptr %51, align 4, !dbg !226, !tbaa !28
  br label %52, !dbg !227

52:                                               ; preds = %3, %10
  ret void, !dbg !227
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11hyperbolicsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !228 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !229
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231
  %6 = mul i32 %4, %5, !dbg !233
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !234
  %8 = add i32 %6, %7, !dbg !236
  %9 = icmp slt i32 %8, %2, !dbg !237
  br i1 %9, label %10, label %54, !dbg !237

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !238
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !238
  %13 = load float, ptr %12, align 4, !dbg !238, !tbaa !28
  %14 = tail call contract noundef float @__nv_sinhf(float noundef %13) #5, !dbg !239
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !242
  store float %14, ptr %15, align 4, !dbg !243, !tbaa !28
  %16 = tail call contract noundef float @__nv_coshf(float noundef %13) #5, !dbg !244
  %17 = add nsw i32 %2, %8, !dbg !247
  %18 = sext i32 %17 to i64, !dbg !248
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !248
  store float %16, ptr %19, align 4, !dbg !249, !tbaa !28
  %20 = tail call contract noundef float @__nv_tanhf(float noundef %13) #5, !dbg !250
  %21 = shl nsw i32 %2, 1, !dbg !252
  %22 = add nsw i32 %21, %8, !dbg !253
  %23 = sext i32 %22 to i64, !dbg !254
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !254
  store float %20, ptr %24, align 4, !dbg !255, !tbaa !28
  %25 = tail call contract noundef float @__nv_asinhf(float noundef %13) #5, !dbg !256
  %26 = mul nsw i32 %2, 3, !dbg !259
  %27 = add nsw i32 %26, %8, !dbg !260
  %28 = sext i32 %27 to i64, !dbg !261
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !261
  store float %25, ptr %29, align 4, !dbg !262, !tbaa !28
  %30 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5, !dbg !263
  %31 = fadd contract float %30, 1.000000e+00, !dbg !265
  %32 = tail call contract noundef float @__nv_acoshf(float noundef %31) #5, !dbg !266
  %33 = shl nsw i32 %2, 2, !dbg !269
  %34 = add nsw i32 %33, %8, !dbg !270
  %35 = sext i32 %34 to i64, !dbg !271
  %36 = getelementptr inbounds float, ptr %1, i64 %35, !dbg !271
  store float %32, ptr %36, align 4, !dbg !272, !tbaa !28
  %37 = fmul contract float %13, 5.000000e-01, !dbg !273
  %38 = tail call contract noundef float @__nv_tanhf(float noundef %37) #5, !dbg !274
  %39 = tail call contract noundef float @__nv_atanhf(float noundef %38) #5, !dbg !276
  %40 = mul nsw i32 %2, 5, !dbg !279
  %41 = add nsw i32 %40, %8, !dbg !280
  %42 = sext i32 %41 to i64, !dbg !281
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !281
  store float %39, ptr %43, align 4, !dbg !282, !tbaa !28
  %44 = tail call contract noundef float @__nv_erff(float noundef %13) #5, !dbg !283
  %45 = mul nsw i32 %2, 6, !dbg !286
  %46 = add nsw i32 %45, %8, !dbg !287
  %47 = sext i32 %46 to i64, !dbg !288
  %48 = getelementptr inbounds float, ptr %1, i64 %47, !dbg !288
  store float %44, ptr %48, align 4, !dbg !289, !tbaa !28
  %49 = tail call contract noundef float @__nv_erfcf(float noundef %13) #5, !dbg !290
  %50 = mul nsw i32 %2, 7, !dbg !293
  %51 = add nsw i32 %50, %8, !dbg !294
  %52 = sext i32 %51 to i64, !dbg !295
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !295
  store float %49, ptr %53, align 4, !dbg !296, !tbaa !28
  br label %54, !dbg !297

54:                                               ; preds = %3, %10
  ret void, !dbg !297
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7specialPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !298 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !299
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301
  %6 = mul i32 %4, %5, !dbg !303
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !304
  %8 = add i32 %6, %7, !dbg !306
  %9 = icmp slt i32 %8, %2, !dbg !307
  br i1 %9, label %10, label %60, !dbg !307

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !308
  %12 = getelementptr inbounds double, ptr %0, i64 %11, !dbg !308
  %13 = load double, ptr %12, align 8, !dbg !308, !tbaa !309
  %14 = tail call contract noundef double @__nv_fabs(double noundef %13) #5, !dbg !311
  %15 = fadd contract double %14, 1.000000e-01, !dbg !314
  %16 = tail call contract noundef double @__nv_erf(double noundef %13) #5, !dbg !315
  %17 = getelementptr inbounds double, ptr %1, i64 %11, !dbg !318
  store double %16, ptr %17, align 8, !dbg !319, !tbaa !309
  %18 = tail call contract noundef double @__nv_lgamma(double noundef %15) #5, !dbg !320
  %19 = add nsw i32 %2, %8, !dbg !323
  %20 = sext i32 %19 to i64, !dbg !324
  %21 = getelementptr inbounds double, ptr %1, i64 %20, !dbg !324
  store double %18, ptr %21, align 8, !dbg !325, !tbaa !309
  %22 = tail call contract noundef double @__nv_tgamma(double noundef %15) #5, !dbg !326
  %23 = shl nsw i32 %2, 1, !dbg !329
  %24 = add nsw i32 %23, %8, !dbg !330
  %25 = sext i32 %24 to i64, !dbg !331
  %26 = getelementptr inbounds double, ptr %1, i64 %25, !dbg !331
  store double %22, ptr %26, align 8, !dbg !332, !tbaa !309
  %27 = tail call contract noundef double @__nv_sin(double noundef %13) #5, !dbg !333
  %28 = tail call contract noundef double @__nv_cos(double noundef %13) #5, !dbg !336
  %29 = fmul contract double %27, %28, !dbg !339
  %30 = mul nsw i32 %2, 3, !dbg !340
  %31 = add nsw i32 %30, %8, !dbg !341
  %32 = sext i32 %31 to i64, !dbg !342
  %33 = getelementptr inbounds double, ptr %1, i64 %32, !dbg !342
  store double %29, ptr %33, align 8, !dbg !343, !tbaa !309
  %34 = tail call contract noundef double @__nv_exp(double noundef %13) #5, !dbg !344
  %35 = tail call contract noundef double @__nv_log(double noundef %15) #5, !dbg !347
  %36 = fadd contract double %34, %35, !dbg !350
  %37 = shl nsw i32 %2, 2, !dbg !351
  %38 = add nsw i32 %37, %8, !dbg !352
  %39 = sext i32 %38 to i64, !dbg !353
  %40 = getelementptr inbounds double, ptr %1, i64 %39, !dbg !353
  store double %36, ptr %40, align 8, !dbg !354, !tbaa !309
  %41 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef %13) #5, !dbg !355
  %42 = mul nsw i32 %2, 5, !dbg !358
  %43 = add nsw i32 %42, %8, !dbg !359
  %44 = sext i32 %43 to i64, !dbg !360
  %45 = getelementptr inbounds double, ptr %1, i64 %44, !dbg !360
  store double %41, ptr %45, align 8, !dbg !361, !tbaa !309
  %46 = tail call contract noundef double @__nv_hypot(double noundef %13, double noundef %15) #5, !dbg !362
  %47 = tail call contract noundef double @__nv_cbrt(double noundef %13) #5, !dbg !365
  %48 = fadd contract double %46, %47, !dbg !368
  %49 = mul nsw i32 %2, 6, !dbg !369
  %50 = add nsw i32 %49, %8, !dbg !370
  %51 = sext i32 %50 to i64, !dbg !371
  %52 = getelementptr inbounds double, ptr %1, i64 %51, !dbg !371
  store double %48, ptr %52, align 8, !dbg !372, !tbaa !309
  %53 = tail call contract noundef double @__nv_tanh(double noundef %13) #5, !dbg !373
  %54 = tail call contract noundef double @__nv_atan2(double noundef %13, double noundef %15) #5, !dbg !376
  %55 = fadd contract double %53, %54, !dbg !379
  %56 = mul nsw i32 %2, 7, !dbg !380
  %57 = add nsw i32 %56, %8, !dbg !381
  %58 = sext i32 %57 to i64, !dbg !382
  %59 = getelementptr inbounds double, ptr %1, i64 %58, !dbg !382
  store double %55, ptr %59, align 8, !dbg !383, !tbaa !309
  br label %60, !dbg !384

60:                                               ; preds = %3, %10
  ret void, !dbg !384
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9roundingsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !385 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !386
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388
  %6 = mul i32 %4, %5, !dbg !390
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391
  %8 = add i32 %6, %7, !dbg !393
  %9 = icmp slt i32 %8, %2, !dbg !394
  br i1 %9, label %10, label %51, !dbg !394

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !395
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !395
  %13 = load float, ptr %12, align 4, !dbg !395, !tbaa !28
  %14 = tail call contract noundef float @__nv_floorf(float noundef %13) #5, !dbg !396
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !399
  store float %14, ptr %15, align 4, !dbg !400, !tbaa !28
  %16 = tail call contract noundef float @__nv_ceilf(float noundef %13) #5, !dbg !401
  %17 = add nsw i32 %2, %8, !dbg !404
  %18 = sext i32 %17 to i64, !dbg !405
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !405
  store float %16, ptr %19, align 4, !dbg !406, !tbaa !28
  %20 = tail call contract noundef float @__nv_truncf(float noundef %13) #5, !dbg !407
  %21 = shl nsw i32 %2, 1, !dbg !410
  %22 = add nsw i32 %21, %8, !dbg !411
  %23 = sext i32 %22 to i64, !dbg !412
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !412
  store float %20, ptr %24, align 4, !dbg !413, !tbaa !28
  %25 = tail call contract noundef float @__nv_roundf(float noundef %13) #5, !dbg !414
  %26 = mul nsw i32 %2, 3, !dbg !417
  %27 = add nsw i32 %26, %8, !dbg !418
  %28 = sext i32 %27 to i64, !dbg !419
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !419
  store float %25, ptr %29, align 4, !dbg !420, !tbaa !28
  %30 = tail call contract noundef float @llvm.rint.f32(float %13), !dbg !421
  %31 = shl nsw i32 %2, 2, !dbg !424
  %32 = add nsw i32 %31, %8, !dbg !425
  %33 = sext i32 %32 to i64, !dbg !426
  %34 = getelementptr inbounds float, ptr %1, i64 %33, !dbg !426
  store float %30, ptr %34, align 4, !dbg !427, !tbaa !28
  %35 = fmul contract float %13, 2.500000e+00, !dbg !428
  %36 = tail call contract noundef float @llvm.nearbyint.f32(float %35), !dbg !429
  %37 = mul nsw i32 %2, 5, !dbg !432
  %38 = add nsw i32 %37, %8, !dbg !433
  %39 = sext i32 %38 to i64, !dbg !434
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !434
  store float %36, ptr %40, align 4, !dbg !435, !tbaa !28
  %41 = tail call contract noundef float @__nv_fmodf(float noundef %13, float noundef 7.500000e-01) #5, !dbg !436
  %42 = mul nsw i32 %2, 6, !dbg !439
  %43 = add nsw i32 %42, %8, !dbg !440
  %44 = sext i32 %43 to i64, !dbg !441
  %45 = getelementptr inbounds float, ptr %1, i64 %44, !dbg !441
  store float %41, ptr %45, align 4, !dbg !442, !tbaa !28
  %46 = tail call contract noundef float @__nv_remainderf(float noundef %13, float noundef 7.500000e-01) #5, !dbg !443
  %47 = mul nsw i32 %2, 7, !dbg !446
  %48 = add nsw i32 %47, %8, !dbg !447
  %49 = sext i32 %48 to i64, !dbg !448
  %50 = getelementptr inbounds float, ptr %1, i64 %49, !dbg !448
  store float %46, ptr %50, align 4, !dbg !449, !tbaa !28
  br label %51, !dbg !450

51:                                               ; preds = %3, %10
  ret void, !dbg !450
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7choicesPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !451 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454
  %7 = mul i32 %5, %6, !dbg !456
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457
  %9 = add i32 %7, %8, !dbg !459
  %10 = icmp slt i32 %9, %3, !dbg !460
  br i1 %10, label %11, label %69, !dbg !460

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !461
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !461
  %14 = load float, ptr %13, align 4, !dbg !461, !tbaa !28
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !462
  %16 = load float, ptr %15, align 4, !dbg !462, !tbaa !28
  %17 = tail call contract noundef float @__nv_fminf(float noundef %14, float noundef %16) #5, !dbg !463
  %18 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !466
  store float %17, ptr %18, align 4, !dbg !467, !tbaa !28
  %19 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %16) #5, !dbg !468
  %20 = add nsw i32 %3, %9, !dbg !471
  %21 = sext i32 %20 to i64, !dbg !472
  %22 = getelementptr inbounds float, ptr %2, i64 %21, !dbg !472
  store float %19, ptr %22, align 4, !dbg !473, !tbaa !28
  %23 = tail call contract noundef float @__nv_fdimf(float noundef %14, float noundef %16) #5, !dbg !474
  %24 = shl nsw i32 %3, 1, !dbg !477
  %25 = add nsw i32 %24, %9, !dbg !478
  %26 = sext i32 %25 to i64, !dbg !479
  %27 = getelementptr inbounds float, ptr %2, i64 %26, !dbg !479
  store float %23, ptr %27, align 4, !dbg !480, !tbaa !28
  %28 = tail call contract noundef float @__nv_copysignf(float noundef %14, float noundef %16) #5, !dbg !481
  %29 = mul nsw i32 %3, 3, !dbg !484
  %30 = add nsw i32 %29, %9, !dbg !485
  %31 = sext i32 %30 to i64, !dbg !486
  %32 = getelementptr inbounds float, ptr %2, i64 %31, !dbg !486
  store float %28, ptr %32, align 4, !dbg !487, !tbaa !28
  %33 = tail call contract noundef float @__nv_saturatef(float noundef %14) #5, !dbg !488
  %34 = shl nsw i32 %3, 2, !dbg !492
  %35 = add nsw i32 %34, %9, !dbg !493
  %36 = sext i32 %35 to i64, !dbg !494
  %37 = getelementptr inbounds float, ptr %2, i64 %36, !dbg !494
  store float %33, ptr %37, align 4, !dbg !495, !tbaa !28
  %38 = tail call i32 @__nv_isnanf(float noundef %14) #5, !dbg !496
  %39 = icmp ne i32 %38, 0, !dbg !496
  %40 = zext i1 %39 to i32, !dbg !500
  %41 = tail call i32 @__nv_isinff(float noundef %14) #5, !dbg !501
  %42 = icmp eq i32 %41, 0, !dbg !501
  %43 = select i1 %42, i32 0, i32 2, !dbg !504
  %44 = or disjoint i32 %43, %40, !dbg !505
  %45 = tail call i32 @__nv_finitef(float noundef %14) #5, !dbg !506
  %46 = icmp eq i32 %45, 0, !dbg !506
  %47 = select i1 %46, i32 0, i32 4, !dbg !509
  %48 = or disjoint i32 %44, %47, !dbg !510
  %49 = tail call i32 @__nv_signbitf(float noundef %14) #5, !dbg !511
  %50 = icmp eq i32 %49, 0, !dbg !511
  %51 = select i1 %50, i32 0, i32 8, !dbg !514
  %52 = or disjoint i32 %48, %51, !dbg !515
  %53 = uitofp nneg i32 %52 to float, !dbg !516
  %54 = mul nsw i32 %3, 5, !dbg !517
  %55 = add nsw i32 %54, %9, !dbg !518
  %56 = sext i32 %55 to i64, !dbg !519
  %57 = getelementptr inbounds float, ptr %2, i64 %56, !dbg !519
  store float %53, ptr %57, align 4, !dbg !520, !tbaa !28
  %58 = tail call contract noundef float @__nv_fabsf(float noundef %14) #5, !dbg !521
  %59 = mul nsw i32 %3, 6, !dbg !523
  %60 = add nsw i32 %59, %9, !dbg !524
  %61 = sext i32 %60 to i64, !dbg !525
  %62 = getelementptr inbounds float, ptr %2, i64 %61, !dbg !525
  store float %58, ptr %62, align 4, !dbg !526, !tbaa !28
  %63 = fcmp contract olt float %14, %16, !dbg !527
  %64 = select contract i1 %63, float %14, float %16, !dbg !528
  %65 = mul nsw i32 %3, 7, !dbg !529
  %66 = add nsw i32 %65, %9, !dbg !530
  %67 = sext i32 %66 to i64, !dbg !531
  %68 = getelementptr inbounds float, ptr %2, i64 %67, !dbg !531
  store float %64, ptr %68, align 4, !dbg !532, !tbaa !28
  br label %69, !dbg !533

69:                                               ; preds = %4, %11
  ret void, !dbg !533
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5fusedPKfS0_S0_PfPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !534 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !535
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537
  %9 = mul i32 %7, %8, !dbg !539
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !540
  %11 = add i32 %9, %10, !dbg !542
  %12 = icmp slt i32 %11, %5, !dbg !543
  br i1 %12, label %13, label %36, !dbg !543

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !544
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !544
  %16 = load float, ptr %15, align 4, !dbg !544, !tbaa !28
  %17 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !545
  %18 = load float, ptr %17, align 4, !dbg !545, !tbaa !28
  %19 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !546
  %20 = load float, ptr %19, align 4, !dbg !546, !tbaa !28
  %21 = tail call contract noundef float @__nv_fmaf(float noundef %16, float noundef %18, float noundef %20) #5, !dbg !547
  %22 = load float, ptr %15, align 4, !dbg !550, !tbaa !28
  %23 = load float, ptr %17, align 4, !dbg !551, !tbaa !28
  %24 = tail call contract noundef float @__nv_fmul_rn(float noundef %22, float noundef %23) #5, !dbg !552
  %25 = fsub contract float %21, %24, !dbg !555
  %26 = getelementptr inbounds float, ptr %3, i64 %14, !dbg !556
  store float %25, ptr %26, align 4, !dbg !557, !tbaa !28
  %27 = load float, ptr %15, align 4, !dbg !558, !tbaa !28
  %28 = fpext contract float %27 to double, !dbg !558
  %29 = load float, ptr %17, align 4, !dbg !559, !tbaa !28
  %30 = fpext contract float %29 to double, !dbg !559
  %31 = load float, ptr %19, align 4, !dbg !560, !tbaa !28
  %32 = fpext contract float %31 to double, !dbg !560
  %33 = fneg contract double %32, !dbg !561
  %34 = tail call contract noundef double @__nv_fma(double noundef %28, double noundef %30, double noundef %33) #5, !dbg !562
  %35 = getelementptr inbounds double, ptr %4, i64 %14, !dbg !565
  store double %34, ptr %35, align 8, !dbg !566, !tbaa !309
  br label %36, !dbg !567

36:                                               ; preds = %6, %13
  ret void, !dbg !567
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4fastPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !568 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !569
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !571
  %6 = mul i32 %4, %5, !dbg !573
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !574
  %8 = add i32 %6, %7, !dbg !576
  %9 = icmp slt i32 %8, %2, !dbg !577
  br i1 %9, label %10, label %54, !dbg !577

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !578
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !578
  %13 = load float, ptr %12, align 4, !dbg !578, !tbaa !28
  %14 = tail call contract noundef float @__nv_fabsf(float noundef %13) #5, !dbg !579
  %15 = fadd contract float %14, 0x3FB99999A0000000, !dbg !581
  %16 = tail call contract noundef float @__nv_fast_expf(float noundef %13) #5, !dbg !582
  %17 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !585
  store float %16, ptr %17, align 4, !dbg !586, !tbaa !28
  %18 = tail call contract noundef float @__nv_fast_logf(float noundef %15) #5, !dbg !587
  %19 = add nsw i32 %2, %8, !dbg !590
  %20 = sext i32 %19 to i64, !dbg !591
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !591
  store float %18, ptr %21, align 4, !dbg !592, !tbaa !28
  %22 = tail call contract noundef float @__nv_fast_sinf(float noundef %13) #5, !dbg !593
  %23 = tail call contract noundef float @__nv_fast_cosf(float noundef %13) #5, !dbg !596
  %24 = fadd contract float %22, %23, !dbg !599
  %25 = shl nsw i32 %2, 1, !dbg !600
  %26 = add nsw i32 %25, %8, !dbg !601
  %27 = sext i32 %26 to i64, !dbg !602
  %28 = getelementptr inbounds float, ptr %1, i64 %27, !dbg !602
  store float %24, ptr %28, align 4, !dbg !603, !tbaa !28
  %29 = tail call contract noundef float @__nv_fast_fdividef(float noundef %13, float noundef %15) #5, !dbg !604
  %30 = mul nsw i32 %2, 3, !dbg !607
  %31 = add nsw i32 %30, %8, !dbg !608
  %32 = sext i32 %31 to i64, !dbg !609
  %33 = getelementptr inbounds float, ptr %1, i64 %32, !dbg !609
  store float %29, ptr %33, align 4, !dbg !610, !tbaa !28
  %34 = tail call contract noundef float @__nv_fast_powf(float noundef %15, float noundef %13) #5, !dbg !611
  %35 = shl nsw i32 %2, 2, !dbg !614
  %36 = add nsw i32 %35, %8, !dbg !615
  %37 = sext i32 %36 to i64, !dbg !616
  %38 = getelementptr inbounds float, ptr %1, i64 %37, !dbg !616
  store float %34, ptr %38, align 4, !dbg !617, !tbaa !28
  %39 = tail call contract noundef float @__nv_frcp_rn(float noundef %15) #5, !dbg !618
  %40 = mul nsw i32 %2, 5, !dbg !621
  %41 = add nsw i32 %40, %8, !dbg !622
  %42 = sext i32 %41 to i64, !dbg !623
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !623
  store float %39, ptr %43, align 4, !dbg !624, !tbaa !28
  %44 = tail call contract noundef float @__nv_fsqrt_rn(float noundef %15) #5, !dbg !625
  %45 = mul nsw i32 %2, 6, !dbg !628
  %46 = add nsw i32 %45, %8, !dbg !629
  %47 = sext i32 %46 to i64, !dbg !630
  %48 = getelementptr inbounds float, ptr %1, i64 %47, !dbg !630
  store float %44, ptr %48, align 4, !dbg !631, !tbaa !28
  %49 = tail call contract noundef float @__nv_fdiv_rn(float noundef %13, float noundef %15) #5, !dbg !632
  %50 = mul nsw i32 %2, 7, !dbg !635
  %51 = add nsw i32 %50, %8, !dbg !636
  %52 = sext i32 %51 to i64, !dbg !637
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !637
  store float %49, ptr %53, align 4, !dbg !638, !tbaa !28
  br label %54, !dbg !639

54:                                               ; preds = %3, %10
  ret void, !dbg !639
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11sincos_pairPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !640 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !641
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !643
  %7 = mul i32 %5, %6, !dbg !645
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !646
  %9 = add i32 %7, %8, !dbg !648
  %10 = icmp slt i32 %9, %3, !dbg !649
  br i1 %10, label %11, label %17, !dbg !649

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !650
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !650
  %14 = load float, ptr %13, align 4, !dbg !650, !tbaa !28
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !651
  %16 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !652
  tail call void @__nv_sincosf(float noundef %14, ptr noundef %15, ptr noundef %16) #5, !dbg !653
  br label %17, !dbg !656

17:                                               ; preds = %11, %4
  ret void, !dbg !657
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6scaledPKfPfPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !658 {
  %6 = alloca i32, align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !659
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !661
  %9 = mul i32 %7, %8, !dbg !663
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !664
  %11 = add i32 %9, %10, !dbg !666
  %12 = icmp slt i32 %11, %4, !dbg !667
  br i1 %12, label %13, label %24, !dbg !667

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6, !dbg !668
  %14 = sext i32 %11 to i64, !dbg !669
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !669
  %16 = load float, ptr %15, align 4, !dbg !669, !tbaa !28
  %17 = call contract noundef float @__nv_frexpf(float noundef %16, ptr noundef nonnull %6) #5, !dbg !670
  %18 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !673
  store float %17, ptr %18, align 4, !dbg !674, !tbaa !28
  %19 = load i32, ptr %6, align 4, !dbg !675, !tbaa !7
  %20 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !676
  store i32 %19, ptr %20, align 4, !dbg !677, !tbaa !7
  %21 = add nsw i32 %19, 1, !dbg !678
  %22 = call contract noundef float @__nv_ldexpf(float noundef %17, i32 noundef range(i32 -2147483647, -2147483648) %21) #5, !dbg !679
  %23 = getelementptr inbounds float, ptr %3, i64 %14, !dbg !682
  store float %22, ptr %23, align 4, !dbg !683, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6, !dbg !684
  br label %24, !dbg !684

24:                                               ; preds = %5, %13
  ret void, !dbg !684
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atan2f(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinpif(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cospif(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp10f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expm1f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log10f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_hypotf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rcbrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_coshf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acoshf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_erf(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_lgamma(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tgamma(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hypot(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cbrt(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tanh(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_atan2(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ceilf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_truncf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_roundf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_remainderf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdimf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isnanf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_isinff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_finitef(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_signbitf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_rn(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma(double noundef, double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_fdividef(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_powf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frcp_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_rn(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frexpf(float noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ldexpf(float noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mathematics.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "trigonometry", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 24, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 35, scope: !11)
!26 = !DILocation(line: 5, column: 9, scope: !11)
!27 = !DILocation(line: 6, column: 13, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 311, column: 41, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "sinf", scope: !32, file: !32, line: 310, type: !12, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!33 = distinct !DILocation(line: 7, column: 10, scope: !11)
!34 = !DILocation(line: 7, column: 3, scope: !11)
!35 = !DILocation(line: 7, column: 8, scope: !11)
!36 = !DILocation(line: 88, column: 41, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "cosf", scope: !32, file: !32, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 8, column: 14, scope: !11)
!39 = !DILocation(line: 8, column: 7, scope: !11)
!40 = !DILocation(line: 8, column: 3, scope: !11)
!41 = !DILocation(line: 8, column: 12, scope: !11)
!42 = !DILocation(line: 320, column: 43, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "tanf", scope: !32, file: !32, line: 320, type: !12, scopeLine: 320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 9, column: 18, scope: !11)
!45 = !DILocation(line: 9, column: 7, scope: !11)
!46 = !DILocation(line: 9, column: 11, scope: !11)
!47 = !DILocation(line: 9, column: 3, scope: !11)
!48 = !DILocation(line: 9, column: 16, scope: !11)
!49 = !DILocation(line: 73, column: 44, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "atanf", scope: !32, file: !32, line: 73, type: !12, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 10, column: 18, scope: !11)
!52 = !DILocation(line: 10, column: 7, scope: !11)
!53 = !DILocation(line: 10, column: 11, scope: !11)
!54 = !DILocation(line: 10, column: 3, scope: !11)
!55 = !DILocation(line: 10, column: 16, scope: !11)
!56 = !DILocation(line: 72, column: 56, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "atan2f", scope: !32, file: !32, line: 72, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 11, column: 18, scope: !11)
!59 = !DILocation(line: 11, column: 7, scope: !11)
!60 = !DILocation(line: 11, column: 11, scope: !11)
!61 = !DILocation(line: 11, column: 3, scope: !11)
!62 = !DILocation(line: 11, column: 16, scope: !11)
!63 = !DILocation(line: 322, column: 44, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "tanhf", scope: !32, file: !32, line: 322, type: !12, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 12, column: 24, scope: !11)
!66 = !DILocation(line: 67, column: 44, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "asinf", scope: !32, file: !32, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 12, column: 18, scope: !11)
!69 = !DILocation(line: 12, column: 7, scope: !11)
!70 = !DILocation(line: 12, column: 11, scope: !11)
!71 = !DILocation(line: 12, column: 3, scope: !11)
!72 = !DILocation(line: 12, column: 16, scope: !11)
!73 = !DILocation(line: 322, column: 44, scope: !64, inlinedAt: !74)
!74 = distinct !DILocation(line: 13, column: 24, scope: !11)
!75 = !DILocation(line: 63, column: 44, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "acosf", scope: !32, file: !32, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 13, column: 18, scope: !11)
!78 = !DILocation(line: 13, column: 7, scope: !11)
!79 = !DILocation(line: 13, column: 11, scope: !11)
!80 = !DILocation(line: 13, column: 3, scope: !11)
!81 = !DILocation(line: 13, column: 16, scope: !11)
!82 = !DILocation(line: 316, column: 45, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "sinpif", scope: !32, file: !32, line: 316, type: !12, scopeLine: 316, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 14, column: 18, scope: !11)
!85 = !DILocation(line: 93, column: 45, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "cospif", scope: !32, file: !32, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 14, column: 30, scope: !11)
!88 = !DILocation(line: 14, column: 28, scope: !11)
!89 = !DILocation(line: 14, column: 7, scope: !11)
!90 = !DILocation(line: 14, column: 11, scope: !11)
!91 = !DILocation(line: 14, column: 3, scope: !11)
!92 = !DILocation(line: 14, column: 16, scope: !11)
!93 = !DILocation(line: 15, column: 1, scope: !11)
!94 = distinct !DISubprogram(name: "exponentials", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !96)
!96 = distinct !DILocation(line: 18, column: 11, scope: !94)
!97 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !98)
!98 = distinct !DILocation(line: 18, column: 24, scope: !94)
!99 = !DILocation(line: 18, column: 22, scope: !94)
!100 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !101)
!101 = distinct !DILocation(line: 18, column: 37, scope: !94)
!102 = !DILocation(line: 18, column: 35, scope: !94)
!103 = !DILocation(line: 19, column: 9, scope: !94)
!104 = !DILocation(line: 20, column: 13, scope: !94)
!105 = !DILocation(line: 116, column: 44, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "fabsf", scope: !32, file: !32, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = distinct !DILocation(line: 20, column: 23, scope: !94)
!108 = !DILocation(line: 20, column: 32, scope: !94)
!109 = !DILocation(line: 113, column: 43, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "expf", scope: !32, file: !32, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 21, column: 10, scope: !94)
!112 = !DILocation(line: 21, column: 3, scope: !94)
!113 = !DILocation(line: 21, column: 8, scope: !94)
!114 = !DILocation(line: 112, column: 44, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "exp2f", scope: !32, file: !32, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 22, column: 14, scope: !94)
!117 = !DILocation(line: 22, column: 7, scope: !94)
!118 = !DILocation(line: 22, column: 3, scope: !94)
!119 = !DILocation(line: 22, column: 12, scope: !94)
!120 = !DILocation(line: 110, column: 45, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "exp10f", scope: !32, file: !32, line: 110, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = distinct !DILocation(line: 23, column: 18, scope: !94)
!123 = !DILocation(line: 23, column: 7, scope: !94)
!124 = !DILocation(line: 23, column: 11, scope: !94)
!125 = !DILocation(line: 23, column: 3, scope: !94)
!126 = !DILocation(line: 23, column: 16, scope: !94)
!127 = !DILocation(line: 115, column: 45, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "expm1f", scope: !32, file: !32, line: 115, type: !12, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = distinct !DILocation(line: 24, column: 18, scope: !94)
!130 = !DILocation(line: 24, column: 7, scope: !94)
!131 = !DILocation(line: 24, column: 11, scope: !94)
!132 = !DILocation(line: 24, column: 3, scope: !94)
!133 = !DILocation(line: 24, column: 16, scope: !94)
!134 = !DILocation(line: 187, column: 41, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "logf", scope: !32, file: !32, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = distinct !DILocation(line: 25, column: 18, scope: !94)
!137 = !DILocation(line: 25, column: 7, scope: !94)
!138 = !DILocation(line: 25, column: 11, scope: !94)
!139 = !DILocation(line: 25, column: 3, scope: !94)
!140 = !DILocation(line: 25, column: 16, scope: !94)
!141 = !DILocation(line: 182, column: 42, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "log2f", scope: !32, file: !32, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 26, column: 18, scope: !94)
!144 = !DILocation(line: 26, column: 7, scope: !94)
!145 = !DILocation(line: 26, column: 11, scope: !94)
!146 = !DILocation(line: 26, column: 3, scope: !94)
!147 = !DILocation(line: 26, column: 16, scope: !94)
!148 = !DILocation(line: 177, column: 45, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "log10f", scope: !32, file: !32, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = distinct !DILocation(line: 27, column: 18, scope: !94)
!151 = !DILocation(line: 27, column: 7, scope: !94)
!152 = !DILocation(line: 27, column: 11, scope: !94)
!153 = !DILocation(line: 27, column: 3, scope: !94)
!154 = !DILocation(line: 27, column: 16, scope: !94)
!155 = !DILocation(line: 179, column: 45, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "log1pf", scope: !32, file: !32, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = distinct !DILocation(line: 28, column: 18, scope: !94)
!158 = !DILocation(line: 28, column: 7, scope: !94)
!159 = !DILocation(line: 28, column: 11, scope: !94)
!160 = !DILocation(line: 28, column: 3, scope: !94)
!161 = !DILocation(line: 28, column: 16, scope: !94)
!162 = !DILocation(line: 29, column: 1, scope: !94)
!163 = distinct !DISubprogram(name: "powers", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !165)
!165 = distinct !DILocation(line: 32, column: 11, scope: !163)
!166 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !167)
!167 = distinct !DILocation(line: 32, column: 24, scope: !163)
!168 = !DILocation(line: 32, column: 22, scope: !163)
!169 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !170)
!170 = distinct !DILocation(line: 32, column: 37, scope: !163)
!171 = !DILocation(line: 32, column: 35, scope: !163)
!172 = !DILocation(line: 33, column: 9, scope: !163)
!173 = !DILocation(line: 34, column: 13, scope: !163)
!174 = !DILocation(line: 116, column: 44, scope: !106, inlinedAt: !175)
!175 = distinct !DILocation(line: 34, column: 23, scope: !163)
!176 = !DILocation(line: 34, column: 32, scope: !163)
!177 = !DILocation(line: 235, column: 54, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "powf", scope: !32, file: !32, line: 235, type: !12, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!179 = distinct !DILocation(line: 35, column: 10, scope: !163)
!180 = !DILocation(line: 35, column: 3, scope: !163)
!181 = !DILocation(line: 35, column: 8, scope: !163)
!182 = !DILocation(line: 318, column: 44, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "sqrtf", scope: !32, file: !32, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 36, column: 14, scope: !163)
!185 = !DILocation(line: 36, column: 7, scope: !163)
!186 = !DILocation(line: 36, column: 3, scope: !163)
!187 = !DILocation(line: 36, column: 12, scope: !163)
!188 = !DILocation(line: 77, column: 44, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "cbrtf", scope: !32, file: !32, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = distinct !DILocation(line: 37, column: 18, scope: !163)
!191 = !DILocation(line: 37, column: 7, scope: !163)
!192 = !DILocation(line: 37, column: 11, scope: !163)
!193 = !DILocation(line: 37, column: 3, scope: !163)
!194 = !DILocation(line: 37, column: 16, scope: !163)
!195 = !DILocation(line: 280, column: 45, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "rsqrtf", scope: !32, file: !32, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = distinct !DILocation(line: 38, column: 18, scope: !163)
!198 = !DILocation(line: 38, column: 7, scope: !163)
!199 = !DILocation(line: 38, column: 11, scope: !163)
!200 = !DILocation(line: 38, column: 3, scope: !163)
!201 = !DILocation(line: 38, column: 16, scope: !163)
!202 = !DILocation(line: 144, column: 56, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "hypotf", scope: !32, file: !32, line: 144, type: !12, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = distinct !DILocation(line: 39, column: 18, scope: !163)
!205 = !DILocation(line: 39, column: 7, scope: !163)
!206 = !DILocation(line: 39, column: 11, scope: !163)
!207 = !DILocation(line: 39, column: 3, scope: !163)
!208 = !DILocation(line: 39, column: 16, scope: !163)
!209 = !DILocation(line: 235, column: 54, scope: !178, inlinedAt: !210)
!210 = distinct !DILocation(line: 40, column: 18, scope: !163)
!211 = !DILocation(line: 40, column: 7, scope: !163)
!212 = !DILocation(line: 40, column: 11, scope: !163)
!213 = !DILocation(line: 40, column: 3, scope: !163)
!214 = !DILocation(line: 40, column: 16, scope: !163)
!215 = !DILocation(line: 41, column: 23, scope: !163)
!216 = !DILocation(line: 41, column: 7, scope: !163)
!217 = !DILocation(line: 41, column: 11, scope: !163)
!218 = !DILocation(line: 41, column: 3, scope: !163)
!219 = !DILocation(line: 41, column: 16, scope: !163)
!220 = !DILocation(line: 239, column: 45, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "rcbrtf", scope: !32, file: !32, line: 239, type: !12, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = distinct !DILocation(line: 42, column: 18, scope: !163)
!223 = !DILocation(line: 42, column: 7, scope: !163)
!224 = !DILocation(line: 42, column: 11, scope: !163)
!225 = !DILocation(line: 42, column: 3, scope: !163)
!226 = !DILocation(line: 42, column: 16, scope: !163)
!227 = !DILocation(line: 43, column: 1, scope: !163)
!228 = distinct !DISubprogram(name: "hyperbolics", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!229 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !230)
!230 = distinct !DILocation(line: 46, column: 11, scope: !228)
!231 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !232)
!232 = distinct !DILocation(line: 46, column: 24, scope: !228)
!233 = !DILocation(line: 46, column: 22, scope: !228)
!234 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !235)
!235 = distinct !DILocation(line: 46, column: 37, scope: !228)
!236 = !DILocation(line: 46, column: 35, scope: !228)
!237 = !DILocation(line: 47, column: 9, scope: !228)
!238 = !DILocation(line: 48, column: 13, scope: !228)
!239 = !DILocation(line: 314, column: 44, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "sinhf", scope: !32, file: !32, line: 314, type: !12, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!241 = distinct !DILocation(line: 49, column: 10, scope: !228)
!242 = !DILocation(line: 49, column: 3, scope: !228)
!243 = !DILocation(line: 49, column: 8, scope: !228)
!244 = !DILocation(line: 91, column: 44, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "coshf", scope: !32, file: !32, line: 91, type: !12, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!246 = distinct !DILocation(line: 50, column: 14, scope: !228)
!247 = !DILocation(line: 50, column: 7, scope: !228)
!248 = !DILocation(line: 50, column: 3, scope: !228)
!249 = !DILocation(line: 50, column: 12, scope: !228)
!250 = !DILocation(line: 322, column: 44, scope: !64, inlinedAt: !251)
!251 = distinct !DILocation(line: 51, column: 18, scope: !228)
!252 = !DILocation(line: 51, column: 7, scope: !228)
!253 = !DILocation(line: 51, column: 11, scope: !228)
!254 = !DILocation(line: 51, column: 3, scope: !228)
!255 = !DILocation(line: 51, column: 16, scope: !228)
!256 = !DILocation(line: 69, column: 45, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "asinhf", scope: !32, file: !32, line: 69, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!258 = distinct !DILocation(line: 52, column: 18, scope: !228)
!259 = !DILocation(line: 52, column: 7, scope: !228)
!260 = !DILocation(line: 52, column: 11, scope: !228)
!261 = !DILocation(line: 52, column: 3, scope: !228)
!262 = !DILocation(line: 52, column: 16, scope: !228)
!263 = !DILocation(line: 116, column: 44, scope: !106, inlinedAt: !264)
!264 = distinct !DILocation(line: 53, column: 32, scope: !228)
!265 = !DILocation(line: 53, column: 30, scope: !228)
!266 = !DILocation(line: 65, column: 45, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "acoshf", scope: !32, file: !32, line: 65, type: !12, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = distinct !DILocation(line: 53, column: 18, scope: !228)
!269 = !DILocation(line: 53, column: 7, scope: !228)
!270 = !DILocation(line: 53, column: 11, scope: !228)
!271 = !DILocation(line: 53, column: 3, scope: !228)
!272 = !DILocation(line: 53, column: 16, scope: !228)
!273 = !DILocation(line: 54, column: 36, scope: !228)
!274 = !DILocation(line: 322, column: 44, scope: !64, inlinedAt: !275)
!275 = distinct !DILocation(line: 54, column: 25, scope: !228)
!276 = !DILocation(line: 75, column: 45, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "atanhf", scope: !32, file: !32, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!278 = distinct !DILocation(line: 54, column: 18, scope: !228)
!279 = !DILocation(line: 54, column: 7, scope: !228)
!280 = !DILocation(line: 54, column: 11, scope: !228)
!281 = !DILocation(line: 54, column: 3, scope: !228)
!282 = !DILocation(line: 54, column: 16, scope: !228)
!283 = !DILocation(line: 105, column: 43, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "erff", scope: !32, file: !32, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = distinct !DILocation(line: 55, column: 18, scope: !228)
!286 = !DILocation(line: 55, column: 7, scope: !228)
!287 = !DILocation(line: 55, column: 11, scope: !228)
!288 = !DILocation(line: 55, column: 3, scope: !228)
!289 = !DILocation(line: 55, column: 16, scope: !228)
!290 = !DILocation(line: 100, column: 44, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "erfcf", scope: !32, file: !32, line: 100, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!292 = distinct !DILocation(line: 56, column: 18, scope: !228)
!293 = !DILocation(line: 56, column: 7, scope: !228)
!294 = !DILocation(line: 56, column: 11, scope: !228)
!295 = !DILocation(line: 56, column: 3, scope: !228)
!296 = !DILocation(line: 56, column: 16, scope: !228)
!297 = !DILocation(line: 57, column: 1, scope: !228)
!298 = distinct !DISubprogram(name: "special", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !300)
!300 = distinct !DILocation(line: 60, column: 11, scope: !298)
!301 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !302)
!302 = distinct !DILocation(line: 60, column: 24, scope: !298)
!303 = !DILocation(line: 60, column: 22, scope: !298)
!304 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !305)
!305 = distinct !DILocation(line: 60, column: 37, scope: !298)
!306 = !DILocation(line: 60, column: 35, scope: !298)
!307 = !DILocation(line: 61, column: 9, scope: !298)
!308 = !DILocation(line: 62, column: 14, scope: !298)
!309 = !{!310, !310, i64 0}
!310 = !{!"double", !9, i64 0}
!311 = !DILocation(line: 61, column: 45, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "fabs", scope: !32, file: !32, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = distinct !DILocation(line: 62, column: 24, scope: !298)
!314 = !DILocation(line: 62, column: 32, scope: !298)
!315 = !DILocation(line: 98, column: 44, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "erf", scope: !32, file: !32, line: 98, type: !12, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!317 = distinct !DILocation(line: 63, column: 10, scope: !298)
!318 = !DILocation(line: 63, column: 3, scope: !298)
!319 = !DILocation(line: 63, column: 8, scope: !298)
!320 = !DILocation(line: 160, column: 47, scope: !321, inlinedAt: !322)
!321 = distinct !DISubprogram(name: "lgamma", scope: !32, file: !32, line: 160, type: !12, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!322 = distinct !DILocation(line: 64, column: 14, scope: !298)
!323 = !DILocation(line: 64, column: 7, scope: !298)
!324 = !DILocation(line: 64, column: 3, scope: !298)
!325 = !DILocation(line: 64, column: 12, scope: !298)
!326 = !DILocation(line: 323, column: 47, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "tgamma", scope: !32, file: !32, line: 323, type: !12, scopeLine: 323, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!328 = distinct !DILocation(line: 65, column: 18, scope: !298)
!329 = !DILocation(line: 65, column: 7, scope: !298)
!330 = !DILocation(line: 65, column: 11, scope: !298)
!331 = !DILocation(line: 65, column: 3, scope: !298)
!332 = !DILocation(line: 65, column: 16, scope: !298)
!333 = !DILocation(line: 297, column: 44, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "sin", scope: !32, file: !32, line: 297, type: !12, scopeLine: 297, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!335 = distinct !DILocation(line: 66, column: 18, scope: !298)
!336 = !DILocation(line: 86, column: 44, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "cos", scope: !32, file: !32, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!338 = distinct !DILocation(line: 66, column: 27, scope: !298)
!339 = !DILocation(line: 66, column: 25, scope: !298)
!340 = !DILocation(line: 66, column: 7, scope: !298)
!341 = !DILocation(line: 66, column: 11, scope: !298)
!342 = !DILocation(line: 66, column: 3, scope: !298)
!343 = !DILocation(line: 66, column: 16, scope: !298)
!344 = !DILocation(line: 108, column: 44, scope: !345, inlinedAt: !346)
!345 = distinct !DISubprogram(name: "exp", scope: !32, file: !32, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!346 = distinct !DILocation(line: 67, column: 18, scope: !298)
!347 = !DILocation(line: 175, column: 44, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "log", scope: !32, file: !32, line: 175, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = distinct !DILocation(line: 67, column: 27, scope: !298)
!350 = !DILocation(line: 67, column: 25, scope: !298)
!351 = !DILocation(line: 67, column: 7, scope: !298)
!352 = !DILocation(line: 67, column: 11, scope: !298)
!353 = !DILocation(line: 67, column: 3, scope: !298)
!354 = !DILocation(line: 67, column: 16, scope: !298)
!355 = !DILocation(line: 234, column: 56, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "pow", scope: !32, file: !32, line: 234, type: !12, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!357 = distinct !DILocation(line: 68, column: 18, scope: !298)
!358 = !DILocation(line: 68, column: 7, scope: !298)
!359 = !DILocation(line: 68, column: 11, scope: !298)
!360 = !DILocation(line: 68, column: 3, scope: !298)
!361 = !DILocation(line: 68, column: 16, scope: !298)
!362 = !DILocation(line: 143, column: 58, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "hypot", scope: !32, file: !32, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!364 = distinct !DILocation(line: 69, column: 18, scope: !298)
!365 = !DILocation(line: 76, column: 45, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "cbrt", scope: !32, file: !32, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = distinct !DILocation(line: 69, column: 32, scope: !298)
!368 = !DILocation(line: 69, column: 30, scope: !298)
!369 = !DILocation(line: 69, column: 7, scope: !298)
!370 = !DILocation(line: 69, column: 11, scope: !298)
!371 = !DILocation(line: 69, column: 3, scope: !298)
!372 = !DILocation(line: 69, column: 16, scope: !298)
!373 = !DILocation(line: 321, column: 45, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "tanh", scope: !32, file: !32, line: 321, type: !12, scopeLine: 321, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!375 = distinct !DILocation(line: 70, column: 18, scope: !298)
!376 = !DILocation(line: 71, column: 58, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "atan2", scope: !32, file: !32, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!378 = distinct !DILocation(line: 70, column: 28, scope: !298)
!379 = !DILocation(line: 70, column: 26, scope: !298)
!380 = !DILocation(line: 70, column: 7, scope: !298)
!381 = !DILocation(line: 70, column: 11, scope: !298)
!382 = !DILocation(line: 70, column: 3, scope: !298)
!383 = !DILocation(line: 70, column: 16, scope: !298)
!384 = !DILocation(line: 71, column: 1, scope: !298)
!385 = distinct !DISubprogram(name: "roundings", scope: !1, file: !1, line: 73, type: !12, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!386 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !387)
!387 = distinct !DILocation(line: 74, column: 11, scope: !385)
!388 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !389)
!389 = distinct !DILocation(line: 74, column: 24, scope: !385)
!390 = !DILocation(line: 74, column: 22, scope: !385)
!391 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !392)
!392 = distinct !DILocation(line: 74, column: 37, scope: !385)
!393 = !DILocation(line: 74, column: 35, scope: !385)
!394 = !DILocation(line: 75, column: 9, scope: !385)
!395 = !DILocation(line: 76, column: 13, scope: !385)
!396 = !DILocation(line: 128, column: 45, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "floorf", scope: !32, file: !32, line: 128, type: !12, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!398 = distinct !DILocation(line: 77, column: 10, scope: !385)
!399 = !DILocation(line: 77, column: 3, scope: !385)
!400 = !DILocation(line: 77, column: 8, scope: !385)
!401 = !DILocation(line: 79, column: 44, scope: !402, inlinedAt: !403)
!402 = distinct !DISubprogram(name: "ceilf", scope: !32, file: !32, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!403 = distinct !DILocation(line: 78, column: 14, scope: !385)
!404 = !DILocation(line: 78, column: 7, scope: !385)
!405 = !DILocation(line: 78, column: 3, scope: !385)
!406 = !DILocation(line: 78, column: 12, scope: !385)
!407 = !DILocation(line: 326, column: 45, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "truncf", scope: !32, file: !32, line: 326, type: !12, scopeLine: 326, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = distinct !DILocation(line: 79, column: 18, scope: !385)
!410 = !DILocation(line: 79, column: 7, scope: !385)
!411 = !DILocation(line: 79, column: 11, scope: !385)
!412 = !DILocation(line: 79, column: 3, scope: !385)
!413 = !DILocation(line: 79, column: 16, scope: !385)
!414 = !DILocation(line: 174, column: 45, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "roundf", scope: !32, file: !32, line: 174, type: !12, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!416 = distinct !DILocation(line: 80, column: 18, scope: !385)
!417 = !DILocation(line: 80, column: 7, scope: !385)
!418 = !DILocation(line: 80, column: 11, scope: !385)
!419 = !DILocation(line: 80, column: 3, scope: !385)
!420 = !DILocation(line: 80, column: 16, scope: !385)
!421 = !DILocation(line: 260, column: 44, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "rintf", scope: !32, file: !32, line: 260, type: !12, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!423 = distinct !DILocation(line: 81, column: 18, scope: !385)
!424 = !DILocation(line: 81, column: 7, scope: !385)
!425 = !DILocation(line: 81, column: 11, scope: !385)
!426 = !DILocation(line: 81, column: 3, scope: !385)
!427 = !DILocation(line: 81, column: 16, scope: !385)
!428 = !DILocation(line: 82, column: 34, scope: !385)
!429 = !DILocation(line: 205, column: 49, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "nearbyintf", scope: !32, file: !32, line: 205, type: !12, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!431 = distinct !DILocation(line: 82, column: 18, scope: !385)
!432 = !DILocation(line: 82, column: 7, scope: !385)
!433 = !DILocation(line: 82, column: 11, scope: !385)
!434 = !DILocation(line: 82, column: 3, scope: !385)
!435 = !DILocation(line: 82, column: 16, scope: !385)
!436 = !DILocation(line: 140, column: 55, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "fmodf", scope: !32, file: !32, line: 140, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!438 = distinct !DILocation(line: 83, column: 18, scope: !385)
!439 = !DILocation(line: 83, column: 7, scope: !385)
!440 = !DILocation(line: 83, column: 11, scope: !385)
!441 = !DILocation(line: 83, column: 3, scope: !385)
!442 = !DILocation(line: 83, column: 16, scope: !385)
!443 = !DILocation(line: 244, column: 10, scope: !444, inlinedAt: !445)
!444 = distinct !DISubprogram(name: "remainderf", scope: !32, file: !32, line: 243, type: !12, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!445 = distinct !DILocation(line: 84, column: 18, scope: !385)
!446 = !DILocation(line: 84, column: 7, scope: !385)
!447 = !DILocation(line: 84, column: 11, scope: !385)
!448 = !DILocation(line: 84, column: 3, scope: !385)
!449 = !DILocation(line: 84, column: 16, scope: !385)
!450 = !DILocation(line: 85, column: 1, scope: !385)
!451 = distinct !DISubprogram(name: "choices", scope: !1, file: !1, line: 87, type: !12, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!452 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !453)
!453 = distinct !DILocation(line: 88, column: 11, scope: !451)
!454 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !455)
!455 = distinct !DILocation(line: 88, column: 24, scope: !451)
!456 = !DILocation(line: 88, column: 22, scope: !451)
!457 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !458)
!458 = distinct !DILocation(line: 88, column: 37, scope: !451)
!459 = !DILocation(line: 88, column: 35, scope: !451)
!460 = !DILocation(line: 89, column: 9, scope: !451)
!461 = !DILocation(line: 90, column: 13, scope: !451)
!462 = !DILocation(line: 90, column: 23, scope: !451)
!463 = !DILocation(line: 138, column: 55, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "fminf", scope: !32, file: !32, line: 138, type: !12, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!465 = distinct !DILocation(line: 91, column: 10, scope: !451)
!466 = !DILocation(line: 91, column: 3, scope: !451)
!467 = !DILocation(line: 91, column: 8, scope: !451)
!468 = !DILocation(line: 136, column: 55, scope: !469, inlinedAt: !470)
!469 = distinct !DISubprogram(name: "fmaxf", scope: !32, file: !32, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!470 = distinct !DILocation(line: 92, column: 14, scope: !451)
!471 = !DILocation(line: 92, column: 7, scope: !451)
!472 = !DILocation(line: 92, column: 3, scope: !451)
!473 = !DILocation(line: 92, column: 12, scope: !451)
!474 = !DILocation(line: 118, column: 55, scope: !475, inlinedAt: !476)
!475 = distinct !DISubprogram(name: "fdimf", scope: !32, file: !32, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!476 = distinct !DILocation(line: 93, column: 18, scope: !451)
!477 = !DILocation(line: 93, column: 7, scope: !451)
!478 = !DILocation(line: 93, column: 11, scope: !451)
!479 = !DILocation(line: 93, column: 3, scope: !451)
!480 = !DILocation(line: 93, column: 16, scope: !451)
!481 = !DILocation(line: 84, column: 10, scope: !482, inlinedAt: !483)
!482 = distinct !DISubprogram(name: "copysignf", scope: !32, file: !32, line: 83, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!483 = distinct !DILocation(line: 94, column: 18, scope: !451)
!484 = !DILocation(line: 94, column: 7, scope: !451)
!485 = !DILocation(line: 94, column: 11, scope: !451)
!486 = !DILocation(line: 94, column: 3, scope: !451)
!487 = !DILocation(line: 94, column: 16, scope: !451)
!488 = !DILocation(line: 517, column: 50, scope: !489, inlinedAt: !491)
!489 = distinct !DISubprogram(name: "__saturatef", scope: !490, file: !490, line: 517, type: !12, scopeLine: 517, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!490 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!491 = distinct !DILocation(line: 95, column: 18, scope: !451)
!492 = !DILocation(line: 95, column: 7, scope: !451)
!493 = !DILocation(line: 95, column: 11, scope: !451)
!494 = !DILocation(line: 95, column: 3, scope: !451)
!495 = !DILocation(line: 95, column: 16, scope: !451)
!496 = !DILocation(line: 104, column: 40, scope: !497, inlinedAt: !499)
!497 = distinct !DISubprogram(name: "isnan", scope: !498, file: !498, line: 104, type: !12, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!498 = !DIFile(filename: "include/device/rk_math.h", directory: "")
!499 = distinct !DILocation(line: 96, column: 26, scope: !451)
!500 = !DILocation(line: 96, column: 26, scope: !451)
!501 = !DILocation(line: 108, column: 40, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "isinf", scope: !498, file: !498, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!503 = distinct !DILocation(line: 96, column: 41, scope: !451)
!504 = !DILocation(line: 96, column: 39, scope: !451)
!505 = !DILocation(line: 96, column: 35, scope: !451)
!506 = !DILocation(line: 112, column: 43, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "isfinite", scope: !498, file: !498, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!508 = distinct !DILocation(line: 96, column: 56, scope: !451)
!509 = !DILocation(line: 96, column: 54, scope: !451)
!510 = !DILocation(line: 96, column: 50, scope: !451)
!511 = !DILocation(line: 116, column: 42, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "signbit", scope: !498, file: !498, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!513 = distinct !DILocation(line: 96, column: 75, scope: !451)
!514 = !DILocation(line: 96, column: 72, scope: !451)
!515 = !DILocation(line: 96, column: 68, scope: !451)
!516 = !DILocation(line: 96, column: 25, scope: !451)
!517 = !DILocation(line: 96, column: 7, scope: !451)
!518 = !DILocation(line: 96, column: 11, scope: !451)
!519 = !DILocation(line: 96, column: 3, scope: !451)
!520 = !DILocation(line: 96, column: 16, scope: !451)
!521 = !DILocation(line: 116, column: 44, scope: !106, inlinedAt: !522)
!522 = distinct !DILocation(line: 97, column: 18, scope: !451)
!523 = !DILocation(line: 97, column: 7, scope: !451)
!524 = !DILocation(line: 97, column: 11, scope: !451)
!525 = !DILocation(line: 97, column: 3, scope: !451)
!526 = !DILocation(line: 97, column: 16, scope: !451)
!527 = !DILocation(line: 98, column: 20, scope: !451)
!528 = !DILocation(line: 98, column: 18, scope: !451)
!529 = !DILocation(line: 98, column: 7, scope: !451)
!530 = !DILocation(line: 98, column: 11, scope: !451)
!531 = !DILocation(line: 98, column: 3, scope: !451)
!532 = !DILocation(line: 98, column: 16, scope: !451)
!533 = !DILocation(line: 99, column: 1, scope: !451)
!534 = distinct !DISubprogram(name: "fused", scope: !1, file: !1, line: 101, type: !12, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!535 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !536)
!536 = distinct !DILocation(line: 102, column: 11, scope: !534)
!537 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !538)
!538 = distinct !DILocation(line: 102, column: 24, scope: !534)
!539 = !DILocation(line: 102, column: 22, scope: !534)
!540 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !541)
!541 = distinct !DILocation(line: 102, column: 37, scope: !534)
!542 = !DILocation(line: 102, column: 35, scope: !534)
!543 = !DILocation(line: 103, column: 9, scope: !534)
!544 = !DILocation(line: 104, column: 15, scope: !534)
!545 = !DILocation(line: 104, column: 21, scope: !534)
!546 = !DILocation(line: 104, column: 27, scope: !534)
!547 = !DILocation(line: 133, column: 10, scope: !548, inlinedAt: !549)
!548 = distinct !DISubprogram(name: "fmaf", scope: !32, file: !32, line: 132, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!549 = distinct !DILocation(line: 104, column: 10, scope: !534)
!550 = !DILocation(line: 104, column: 45, scope: !534)
!551 = !DILocation(line: 104, column: 51, scope: !534)
!552 = !DILocation(line: 307, column: 10, scope: !553, inlinedAt: !554)
!553 = distinct !DISubprogram(name: "__fmul_rn", scope: !490, file: !490, line: 306, type: !12, scopeLine: 306, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!554 = distinct !DILocation(line: 104, column: 35, scope: !534)
!555 = !DILocation(line: 104, column: 33, scope: !534)
!556 = !DILocation(line: 104, column: 3, scope: !534)
!557 = !DILocation(line: 104, column: 8, scope: !534)
!558 = !DILocation(line: 105, column: 22, scope: !534)
!559 = !DILocation(line: 105, column: 36, scope: !534)
!560 = !DILocation(line: 105, column: 51, scope: !534)
!561 = !DILocation(line: 105, column: 42, scope: !534)
!562 = !DILocation(line: 130, column: 10, scope: !563, inlinedAt: !564)
!563 = distinct !DISubprogram(name: "fma", scope: !32, file: !32, line: 129, type: !12, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!564 = distinct !DILocation(line: 105, column: 10, scope: !534)
!565 = !DILocation(line: 105, column: 3, scope: !534)
!566 = !DILocation(line: 105, column: 8, scope: !534)
!567 = !DILocation(line: 106, column: 1, scope: !534)
!568 = distinct !DISubprogram(name: "fast", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!569 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !570)
!570 = distinct !DILocation(line: 109, column: 11, scope: !568)
!571 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !572)
!572 = distinct !DILocation(line: 109, column: 24, scope: !568)
!573 = !DILocation(line: 109, column: 22, scope: !568)
!574 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !575)
!575 = distinct !DILocation(line: 109, column: 37, scope: !568)
!576 = !DILocation(line: 109, column: 35, scope: !568)
!577 = !DILocation(line: 110, column: 9, scope: !568)
!578 = !DILocation(line: 111, column: 13, scope: !568)
!579 = !DILocation(line: 116, column: 44, scope: !106, inlinedAt: !580)
!580 = distinct !DILocation(line: 111, column: 23, scope: !568)
!581 = !DILocation(line: 111, column: 32, scope: !568)
!582 = !DILocation(line: 175, column: 45, scope: !583, inlinedAt: !584)
!583 = distinct !DISubprogram(name: "__expf", scope: !490, file: !490, line: 175, type: !12, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!584 = distinct !DILocation(line: 112, column: 10, scope: !568)
!585 = !DILocation(line: 112, column: 3, scope: !568)
!586 = !DILocation(line: 112, column: 8, scope: !568)
!587 = !DILocation(line: 492, column: 45, scope: !588, inlinedAt: !589)
!588 = distinct !DISubprogram(name: "__logf", scope: !490, file: !490, line: 492, type: !12, scopeLine: 492, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!589 = distinct !DILocation(line: 113, column: 14, scope: !568)
!590 = !DILocation(line: 113, column: 7, scope: !568)
!591 = !DILocation(line: 113, column: 3, scope: !568)
!592 = !DILocation(line: 113, column: 12, scope: !568)
!593 = !DILocation(line: 523, column: 45, scope: !594, inlinedAt: !595)
!594 = distinct !DISubprogram(name: "__sinf", scope: !490, file: !490, line: 523, type: !12, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!595 = distinct !DILocation(line: 114, column: 18, scope: !568)
!596 = !DILocation(line: 51, column: 45, scope: !597, inlinedAt: !598)
!597 = distinct !DISubprogram(name: "__cosf", scope: !490, file: !490, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!598 = distinct !DILocation(line: 114, column: 30, scope: !568)
!599 = !DILocation(line: 114, column: 28, scope: !568)
!600 = !DILocation(line: 114, column: 7, scope: !568)
!601 = !DILocation(line: 114, column: 11, scope: !568)
!602 = !DILocation(line: 114, column: 3, scope: !568)
!603 = !DILocation(line: 114, column: 16, scope: !568)
!604 = !DILocation(line: 222, column: 10, scope: !605, inlinedAt: !606)
!605 = distinct !DISubprogram(name: "__fdividef", scope: !490, file: !490, line: 221, type: !12, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!606 = distinct !DILocation(line: 115, column: 18, scope: !568)
!607 = !DILocation(line: 115, column: 7, scope: !568)
!608 = !DILocation(line: 115, column: 11, scope: !568)
!609 = !DILocation(line: 115, column: 3, scope: !568)
!610 = !DILocation(line: 115, column: 16, scope: !568)
!611 = !DILocation(line: 508, column: 10, scope: !612, inlinedAt: !613)
!612 = distinct !DISubprogram(name: "__powf", scope: !490, file: !490, line: 507, type: !12, scopeLine: 507, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!613 = distinct !DILocation(line: 116, column: 18, scope: !568)
!614 = !DILocation(line: 116, column: 7, scope: !568)
!615 = !DILocation(line: 116, column: 11, scope: !568)
!616 = !DILocation(line: 116, column: 3, scope: !568)
!617 = !DILocation(line: 116, column: 16, scope: !568)
!618 = !DILocation(line: 316, column: 48, scope: !619, inlinedAt: !620)
!619 = distinct !DISubprogram(name: "__frcp_rn", scope: !490, file: !490, line: 316, type: !12, scopeLine: 316, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!620 = distinct !DILocation(line: 117, column: 18, scope: !568)
!621 = !DILocation(line: 117, column: 7, scope: !568)
!622 = !DILocation(line: 117, column: 11, scope: !568)
!623 = !DILocation(line: 117, column: 3, scope: !568)
!624 = !DILocation(line: 117, column: 16, scope: !568)
!625 = !DILocation(line: 321, column: 49, scope: !626, inlinedAt: !627)
!626 = distinct !DISubprogram(name: "__fsqrt_rn", scope: !490, file: !490, line: 321, type: !12, scopeLine: 321, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!627 = distinct !DILocation(line: 118, column: 18, scope: !568)
!628 = !DILocation(line: 118, column: 7, scope: !568)
!629 = !DILocation(line: 118, column: 11, scope: !568)
!630 = !DILocation(line: 118, column: 3, scope: !568)
!631 = !DILocation(line: 118, column: 16, scope: !568)
!632 = !DILocation(line: 213, column: 10, scope: !633, inlinedAt: !634)
!633 = distinct !DISubprogram(name: "__fdiv_rn", scope: !490, file: !490, line: 212, type: !12, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!634 = distinct !DILocation(line: 119, column: 18, scope: !568)
!635 = !DILocation(line: 119, column: 7, scope: !568)
!636 = !DILocation(line: 119, column: 11, scope: !568)
!637 = !DILocation(line: 119, column: 3, scope: !568)
!638 = !DILocation(line: 119, column: 16, scope: !568)
!639 = !DILocation(line: 120, column: 1, scope: !568)
!640 = distinct !DISubprogram(name: "sincos_pair", scope: !1, file: !1, line: 122, type: !12, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!641 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !642)
!642 = distinct !DILocation(line: 123, column: 11, scope: !640)
!643 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !644)
!644 = distinct !DILocation(line: 123, column: 24, scope: !640)
!645 = !DILocation(line: 123, column: 22, scope: !640)
!646 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !647)
!647 = distinct !DILocation(line: 123, column: 37, scope: !640)
!648 = !DILocation(line: 123, column: 35, scope: !640)
!649 = !DILocation(line: 124, column: 9, scope: !640)
!650 = !DILocation(line: 124, column: 22, scope: !640)
!651 = !DILocation(line: 124, column: 29, scope: !640)
!652 = !DILocation(line: 124, column: 36, scope: !640)
!653 = !DILocation(line: 302, column: 44, scope: !654, inlinedAt: !655)
!654 = distinct !DISubprogram(name: "sincosf", scope: !32, file: !32, line: 301, type: !12, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!655 = distinct !DILocation(line: 124, column: 14, scope: !640)
!656 = !DILocation(line: 124, column: 14, scope: !640)
!657 = !DILocation(line: 125, column: 1, scope: !640)
!658 = distinct !DISubprogram(name: "scaled", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!659 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !660)
!660 = distinct !DILocation(line: 128, column: 11, scope: !658)
!661 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !662)
!662 = distinct !DILocation(line: 128, column: 24, scope: !658)
!663 = !DILocation(line: 128, column: 22, scope: !658)
!664 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !665)
!665 = distinct !DILocation(line: 128, column: 37, scope: !658)
!666 = !DILocation(line: 128, column: 35, scope: !658)
!667 = !DILocation(line: 129, column: 9, scope: !658)
!668 = !DILocation(line: 130, column: 3, scope: !658)
!669 = !DILocation(line: 131, column: 20, scope: !658)
!670 = !DILocation(line: 142, column: 55, scope: !671, inlinedAt: !672)
!671 = distinct !DISubprogram(name: "frexpf", scope: !32, file: !32, line: 142, type: !12, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!672 = distinct !DILocation(line: 131, column: 13, scope: !658)
!673 = !DILocation(line: 132, column: 3, scope: !658)
!674 = !DILocation(line: 132, column: 15, scope: !658)
!675 = !DILocation(line: 133, column: 17, scope: !658)
!676 = !DILocation(line: 133, column: 3, scope: !658)
!677 = !DILocation(line: 133, column: 15, scope: !658)
!678 = !DILocation(line: 134, column: 25, scope: !658)
!679 = !DILocation(line: 159, column: 54, scope: !680, inlinedAt: !681)
!680 = distinct !DISubprogram(name: "ldexpf", scope: !32, file: !32, line: 159, type: !12, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!681 = distinct !DILocation(line: 134, column: 13, scope: !658)
!682 = !DILocation(line: 134, column: 3, scope: !658)
!683 = !DILocation(line: 134, column: 11, scope: !658)
!684 = !DILocation(line: 135, column: 1, scope: !658)
