; ModuleID = 'science.cu'
source_filename = "science.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z10normal_cdff(float noundef %0) local_unnamed_addr #0 !dbg !11 {
  %2 = fmul contract float %0, 0xBFE6A09E60000000, !dbg !14
  %3 = tail call contract noundef float @__nv_erfcf(float noundef %2) #9, !dbg !15
  %4 = fmul contract float %3, 5.000000e-01, !dbg !19
  ret float %4, !dbg !20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_ffi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !dbg !21 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %11 = mul i32 %9, %10, !dbg !29
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %13 = add i32 %11, %12, !dbg !33
  %14 = icmp slt i32 %13, %7, !dbg !34
  br i1 %14, label %15, label %58, !dbg !34

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64, !dbg !35
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !35
  %18 = load float, ptr %17, align 4, !dbg !35, !tbaa !36
  %19 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !38
  %20 = load float, ptr %19, align 4, !dbg !38, !tbaa !36
  %21 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !39
  %22 = load float, ptr %21, align 4, !dbg !39, !tbaa !36
  %23 = tail call contract noundef float @__nv_sqrtf(float noundef %22) #9, !dbg !40
  %24 = fmul contract float %6, %23, !dbg !43
  %25 = fdiv contract float %18, %20, !dbg !44
  %26 = tail call contract noundef float @__nv_logf(float noundef %25) #9, !dbg !45
  %27 = fmul contract float %6, 5.000000e-01, !dbg !48
  %28 = fmul contract float %6, %27, !dbg !49
  %29 = fadd contract float %5, %28, !dbg !50
  %30 = fmul contract float %29, %22, !dbg !51
  %31 = fadd contract float %30, %26, !dbg !52
  %32 = fdiv contract float %31, %24, !dbg !53
  %33 = fsub contract float %32, %24, !dbg !54
  %34 = fneg contract float %5, !dbg !55
  %35 = fmul contract float %22, %34, !dbg !56
  %36 = tail call contract noundef float @__nv_expf(float noundef %35) #9, !dbg !57
  %37 = fmul contract float %20, %36, !dbg !60
  %38 = fmul contract float %32, 0xBFE6A09E60000000, !dbg !61
  %39 = tail call contract noundef float @__nv_erfcf(float noundef %38) #9, !dbg !63
  %40 = fmul contract float %39, 5.000000e-01, !dbg !65
  %41 = fmul contract float %18, %40, !dbg !66
  %42 = fmul contract float %33, 0xBFE6A09E60000000, !dbg !67
  %43 = tail call contract noundef float @__nv_erfcf(float noundef %42) #9, !dbg !69
  %44 = fmul contract float %43, 5.000000e-01, !dbg !71
  %45 = fmul contract float %37, %44, !dbg !72
  %46 = fsub contract float %41, %45, !dbg !73
  %47 = getelementptr inbounds float, ptr %3, i64 %16, !dbg !74
  store float %46, ptr %47, align 4, !dbg !75, !tbaa !36
  %48 = fmul contract float %33, 0x3FE6A09E60000000, !dbg !76
  %49 = tail call contract noundef float @__nv_erfcf(float noundef %48) #9, !dbg !78
  %50 = fmul contract float %49, 5.000000e-01, !dbg !80
  %51 = fmul contract float %37, %50, !dbg !81
  %52 = fmul contract float %32, 0x3FE6A09E60000000, !dbg !82
  %53 = tail call contract noundef float @__nv_erfcf(float noundef %52) #9, !dbg !84
  %54 = fmul contract float %53, 5.000000e-01, !dbg !86
  %55 = fmul contract float %18, %54, !dbg !87
  %56 = fsub contract float %51, %55, !dbg !88
  %57 = getelementptr inbounds float, ptr %4, i64 %16, !dbg !89
  store float %56, ptr %57, align 4, !dbg !90, !tbaa !36
  br label %58, !dbg !91

58:                                               ; preds = %8, %15
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12softmax_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !92 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %7 = mul i32 %5, %6, !dbg !97
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  %9 = add i32 %7, %8, !dbg !100
  %10 = icmp slt i32 %9, %2, !dbg !101
  br i1 %10, label %11, label %56, !dbg !101

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !102
  %13 = sext i32 %12 to i64, !dbg !103
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !103
  %15 = load float, ptr %14, align 4, !dbg !104, !tbaa !36
  %16 = icmp sgt i32 %3, 1, !dbg !105
  br i1 %16, label %20, label %17, !dbg !106

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %26, %20 ], !dbg !107
  %19 = icmp sgt i32 %3, 0, !dbg !108
  br i1 %19, label %32, label %29, !dbg !109

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %27, %20 ], [ 1, %11 ]
  %22 = phi float [ %26, %20 ], [ %15, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !110
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !110
  %25 = load float, ptr %24, align 4, !dbg !110, !tbaa !36
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %25) #9, !dbg !111
  %27 = add nuw nsw i32 %21, 1, !dbg !114
  %28 = icmp eq i32 %27, %3, !dbg !105
  br i1 %28, label %17, label %20, !dbg !106, !llvm.loop !115

29:                                               ; preds = %32, %17
  %30 = phi float [ 0.000000e+00, %17 ], [ %40, %32 ], !dbg !107
  %31 = icmp sgt i32 %3, 0, !dbg !119
  br i1 %31, label %43, label %56, !dbg !120

32:                                               ; preds = %17, %32
  %33 = phi i32 [ %41, %32 ], [ 0, %17 ]
  %34 = phi float [ %40, %32 ], [ 0.000000e+00, %17 ]
  %35 = zext nneg i32 %33 to i64, !dbg !121
  %36 = getelementptr inbounds nuw float, ptr %14, i64 %35, !dbg !121
  %37 = load float, ptr %36, align 4, !dbg !121, !tbaa !36
  %38 = fsub contract float %37, %18, !dbg !122
  %39 = tail call contract noundef float @__nv_expf(float noundef %38) #9, !dbg !123
  %40 = fadd contract float %34, %39, !dbg !125
  %41 = add nuw nsw i32 %33, 1, !dbg !126
  %42 = icmp eq i32 %41, %3, !dbg !108
  br i1 %42, label %29, label %32, !dbg !109, !llvm.loop !127

43:                                               ; preds = %29, %43
  %44 = phi i32 [ %54, %43 ], [ 0, %29 ]
  %45 = zext nneg i32 %44 to i64, !dbg !129
  %46 = getelementptr inbounds nuw float, ptr %14, i64 %45, !dbg !129
  %47 = load float, ptr %46, align 4, !dbg !129, !tbaa !36
  %48 = fsub contract float %47, %18, !dbg !130
  %49 = tail call contract noundef float @__nv_expf(float noundef %48) #9, !dbg !131
  %50 = fdiv contract float %49, %30, !dbg !133
  %51 = add nsw i32 %44, %12, !dbg !134
  %52 = sext i32 %51 to i64, !dbg !135
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !135
  store float %50, ptr %53, align 4, !dbg !136, !tbaa !36
  %54 = add nuw nsw i32 %44, 1, !dbg !137
  %55 = icmp eq i32 %54, %3, !dbg !119
  br i1 %55, label %56, label %43, !dbg !120, !llvm.loop !138

56:                                               ; preds = %43, %29, %4
  ret void, !dbg !140
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10layer_normPKfS0_S0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !dbg !141 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %10 = mul i32 %8, %9, !dbg !146
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147
  %12 = add i32 %10, %11, !dbg !149
  %13 = icmp slt i32 %12, %4, !dbg !150
  br i1 %13, label %14, label %73, !dbg !150

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0, !dbg !151
  br i1 %15, label %16, label %18, !dbg !152

16:                                               ; preds = %14
  %17 = mul nsw i32 %5, %12
  br label %25, !dbg !152

18:                                               ; preds = %25, %14
  %19 = phi float [ 0.000000e+00, %14 ], [ %32, %25 ], !dbg !153
  %20 = sitofp i32 %5 to float, !dbg !154
  %21 = fdiv contract float %19, %20, !dbg !155
  %22 = icmp sgt i32 %5, 0, !dbg !156
  br i1 %22, label %23, label %35, !dbg !157

23:                                               ; preds = %18
  %24 = mul nsw i32 %5, %12
  br label %43, !dbg !157

25:                                               ; preds = %16, %25
  %26 = phi float [ 0.000000e+00, %16 ], [ %32, %25 ]
  %27 = phi i32 [ 0, %16 ], [ %33, %25 ]
  %28 = add nsw i32 %27, %17, !dbg !158
  %29 = sext i32 %28 to i64, !dbg !159
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !159
  %31 = load float, ptr %30, align 4, !dbg !159, !tbaa !36
  %32 = fadd contract float %26, %31, !dbg !160
  %33 = add nuw nsw i32 %27, 1, !dbg !161
  %34 = icmp eq i32 %33, %5, !dbg !151
  br i1 %34, label %18, label %25, !dbg !152, !llvm.loop !162

35:                                               ; preds = %43, %18
  %36 = phi float [ 0.000000e+00, %18 ], [ %52, %43 ], !dbg !153
  %37 = fdiv contract float %36, %20, !dbg !164
  %38 = fadd contract float %6, %37, !dbg !165
  %39 = tail call contract noundef float @__nv_rsqrtf(float noundef %38) #9, !dbg !166
  %40 = icmp sgt i32 %5, 0, !dbg !169
  br i1 %40, label %41, label %73, !dbg !170

41:                                               ; preds = %35
  %42 = mul nsw i32 %5, %12
  br label %55, !dbg !170

43:                                               ; preds = %23, %43
  %44 = phi i32 [ 0, %23 ], [ %53, %43 ]
  %45 = phi float [ 0.000000e+00, %23 ], [ %52, %43 ]
  %46 = add nsw i32 %44, %24, !dbg !171
  %47 = sext i32 %46 to i64, !dbg !172
  %48 = getelementptr inbounds float, ptr %0, i64 %47, !dbg !172
  %49 = load float, ptr %48, align 4, !dbg !172, !tbaa !36
  %50 = fsub contract float %49, %21, !dbg !173
  %51 = fmul contract float %50, %50, !dbg !174
  %52 = fadd contract float %45, %51, !dbg !175
  %53 = add nuw nsw i32 %44, 1, !dbg !176
  %54 = icmp eq i32 %53, %5, !dbg !156
  br i1 %54, label %35, label %43, !dbg !157, !llvm.loop !177

55:                                               ; preds = %41, %55
  %56 = phi i32 [ 0, %41 ], [ %71, %55 ]
  %57 = add nsw i32 %56, %42, !dbg !179
  %58 = sext i32 %57 to i64, !dbg !180
  %59 = getelementptr inbounds float, ptr %0, i64 %58, !dbg !180
  %60 = load float, ptr %59, align 4, !dbg !180, !tbaa !36
  %61 = fsub contract float %60, %21, !dbg !181
  %62 = fmul contract float %39, %61, !dbg !182
  %63 = zext nneg i32 %56 to i64, !dbg !183
  %64 = getelementptr inbounds nuw float, ptr %1, i64 %63, !dbg !183
  %65 = load float, ptr %64, align 4, !dbg !183, !tbaa !36
  %66 = fmul contract float %65, %62, !dbg !184
  %67 = getelementptr inbounds nuw float, ptr %2, i64 %63, !dbg !185
  %68 = load float, ptr %67, align 4, !dbg !185, !tbaa !36
  %69 = fadd contract float %68, %66, !dbg !186
  %70 = getelementptr inbounds float, ptr %3, i64 %58, !dbg !187
  store float %69, ptr %70, align 4, !dbg !188, !tbaa !36
  %71 = add nuw nsw i32 %56, 1, !dbg !189
  %72 = icmp eq i32 %71, %5, !dbg !169
  br i1 %72, label %73, label %55, !dbg !170, !llvm.loop !190

73:                                               ; preds = %55, %35, %7
  ret void, !dbg !192
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9distancesPKdS0_Pdiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !dbg !193 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %9 = mul i32 %7, %8, !dbg !198
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %11 = add i32 %9, %10, !dbg !201
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !202
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !205
  %14 = mul nuw nsw i32 %12, %13, !dbg !208
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209
  %16 = add nuw nsw i32 %14, %15, !dbg !212
  %17 = icmp slt i32 %16, %3, !dbg !213
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18, !dbg !214
  br i1 %19, label %20, label %48, !dbg !214

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0, !dbg !215
  br i1 %21, label %22, label %25, !dbg !216

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %5, %11
  br label %32, !dbg !216

25:                                               ; preds = %32, %20
  %26 = phi double [ 0.000000e+00, %20 ], [ %45, %32 ], !dbg !217
  %27 = tail call contract noundef double @__nv_sqrt(double noundef %26) #9, !dbg !218
  %28 = mul nsw i32 %4, %16, !dbg !221
  %29 = add nsw i32 %28, %11, !dbg !222
  %30 = sext i32 %29 to i64, !dbg !223
  %31 = getelementptr inbounds double, ptr %2, i64 %30, !dbg !223
  store double %27, ptr %31, align 8, !dbg !224, !tbaa !225
  br label %48, !dbg !227

32:                                               ; preds = %22, %32
  %33 = phi i32 [ 0, %22 ], [ %46, %32 ]
  %34 = phi double [ 0.000000e+00, %22 ], [ %45, %32 ]
  %35 = add nuw nsw i32 %33, %23, !dbg !228
  %36 = zext nneg i32 %35 to i64, !dbg !229
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36, !dbg !229
  %38 = load double, ptr %37, align 8, !dbg !229, !tbaa !225
  %39 = add nsw i32 %33, %24, !dbg !230
  %40 = sext i32 %39 to i64, !dbg !231
  %41 = getelementptr inbounds double, ptr %1, i64 %40, !dbg !231
  %42 = load double, ptr %41, align 8, !dbg !231, !tbaa !225
  %43 = fsub contract double %38, %42, !dbg !232
  %44 = fmul contract double %43, %43, !dbg !233
  %45 = fadd contract double %34, %44, !dbg !234
  %46 = add nuw nsw i32 %33, 1, !dbg !235
  %47 = icmp eq i32 %46, %5, !dbg !215
  br i1 %47, label %25, label %32, !dbg !216, !llvm.loop !236

48:                                               ; preds = %6, %25
  ret void, !dbg !227
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13lennard_jonesPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !238 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !239
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !241
  %6 = mul i32 %4, %5, !dbg !243
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244
  %8 = add i32 %6, %7, !dbg !246
  %9 = icmp slt i32 %8, %2, !dbg !247
  br i1 %9, label %10, label %44, !dbg !247

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0, !dbg !248
  br i1 %11, label %12, label %15, !dbg !249

12:                                               ; preds = %10
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  br label %19, !dbg !249

15:                                               ; preds = %40, %10
  %16 = phi double [ 0.000000e+00, %10 ], [ %41, %40 ], !dbg !250
  %17 = sext i32 %8 to i64, !dbg !251
  %18 = getelementptr inbounds double, ptr %1, i64 %17, !dbg !251
  store double %16, ptr %18, align 8, !dbg !252, !tbaa !225
  br label %44, !dbg !253

19:                                               ; preds = %12, %40
  %20 = phi double [ 0.000000e+00, %12 ], [ %41, %40 ]
  %21 = phi i32 [ 0, %12 ], [ %42, %40 ]
  %22 = icmp eq i32 %21, %8, !dbg !254
  br i1 %22, label %40, label %23, !dbg !254

23:                                               ; preds = %19
  %24 = load double, ptr %14, align 8, !dbg !255, !tbaa !225
  %25 = zext nneg i32 %21 to i64, !dbg !256
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25, !dbg !256
  %27 = load double, ptr %26, align 8, !dbg !256, !tbaa !225
  %28 = fsub contract double %24, %27, !dbg !257
  %29 = fmul contract double %28, %28, !dbg !258
  %30 = fdiv contract double 1.000000e+00, %29, !dbg !259
  %31 = fmul contract double %30, %30, !dbg !260
  %32 = fmul contract double %30, %31, !dbg !261
  %33 = fmul contract double %32, 2.000000e+00, !dbg !262
  %34 = fmul contract double %32, %33, !dbg !263
  %35 = fsub contract double %34, %32, !dbg !264
  %36 = fmul contract double %35, 2.400000e+01, !dbg !265
  %37 = fmul contract double %30, %36, !dbg !266
  %38 = fmul contract double %28, %37, !dbg !267
  %39 = fadd contract double %20, %38, !dbg !268
  br label %40, !dbg !269

40:                                               ; preds = %19, %23
  %41 = phi double [ %39, %23 ], [ %20, %19 ], !dbg !250
  %42 = add nuw nsw i32 %21, 1, !dbg !270
  %43 = icmp eq i32 %42, %2, !dbg !248
  br i1 %43, label %15, label %19, !dbg !249, !llvm.loop !271

44:                                               ; preds = %3, %15
  ret void, !dbg !253
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6wave2dPKfS0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 !dbg !273 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !274
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !276
  %9 = mul i32 %7, %8, !dbg !278
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279
  %11 = add i32 %9, %10, !dbg !281
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !282
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !284
  %14 = mul nuw nsw i32 %12, %13, !dbg !286
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !287
  %16 = add nuw nsw i32 %14, %15, !dbg !289
  %17 = icmp ne i32 %11, 0, !dbg !290
  %18 = icmp ne i32 %16, 0
  %19 = and i1 %17, %18, !dbg !291
  %20 = add nsw i32 %4, -1
  %21 = icmp slt i32 %11, %20
  %22 = select i1 %19, i1 %21, i1 false, !dbg !291
  %23 = add nsw i32 %3, -1
  %24 = icmp slt i32 %16, %23
  %25 = select i1 %22, i1 %24, i1 false, !dbg !291
  br i1 %25, label %26, label %57, !dbg !291

26:                                               ; preds = %6
  %27 = mul nsw i32 %4, %16, !dbg !292
  %28 = add nsw i32 %27, %11, !dbg !293
  %29 = sext i32 %28 to i64, !dbg !294
  %30 = getelementptr float, ptr %0, i64 %29, !dbg !294
  %31 = getelementptr i8, ptr %30, i64 -4, !dbg !294
  %32 = load float, ptr %31, align 4, !dbg !294, !tbaa !36
  %33 = getelementptr i8, ptr %30, i64 4, !dbg !295
  %34 = load float, ptr %33, align 4, !dbg !295, !tbaa !36
  %35 = fadd contract float %32, %34, !dbg !296
  %36 = sub nsw i32 %28, %4, !dbg !297
  %37 = sext i32 %36 to i64, !dbg !298
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !298
  %39 = load float, ptr %38, align 4, !dbg !298, !tbaa !36
  %40 = fadd contract float %35, %39, !dbg !299
  %41 = add nsw i32 %28, %4, !dbg !300
  %42 = sext i32 %41 to i64, !dbg !301
  %43 = getelementptr inbounds float, ptr %0, i64 %42, !dbg !301
  %44 = load float, ptr %43, align 4, !dbg !301, !tbaa !36
  %45 = fadd contract float %40, %44, !dbg !302
  %46 = load float, ptr %30, align 4, !dbg !303, !tbaa !36
  %47 = fmul contract float %46, 4.000000e+00, !dbg !304
  %48 = fsub contract float %45, %47, !dbg !305
  %49 = fmul contract float %46, 2.000000e+00, !dbg !306
  %50 = getelementptr inbounds float, ptr %1, i64 %29, !dbg !307
  %51 = load float, ptr %50, align 4, !dbg !307, !tbaa !36
  %52 = fsub contract float %49, %51, !dbg !308
  %53 = fmul contract float %5, %5, !dbg !309
  %54 = fmul contract float %53, %48, !dbg !310
  %55 = fadd contract float %52, %54, !dbg !311
  %56 = getelementptr inbounds float, ptr %2, i64 %29, !dbg !312
  store float %55, ptr %56, align 4, !dbg !313, !tbaa !36
  br label %57, !dbg !314

57:                                               ; preds = %6, %26
  ret void, !dbg !314
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6fdtd_hPKfPfS1_iif(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 !dbg !315 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !316
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318
  %9 = mul i32 %7, %8, !dbg !320
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321
  %11 = add i32 %9, %10, !dbg !323
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !324
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326
  %14 = mul nuw nsw i32 %12, %13, !dbg !328
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !329
  %16 = add nuw nsw i32 %14, %15, !dbg !331
  %17 = add nsw i32 %3, -1, !dbg !332
  %18 = icmp slt i32 %16, %17, !dbg !333
  %19 = add nsw i32 %4, -1
  %20 = icmp slt i32 %11, %19
  %21 = select i1 %18, i1 %20, i1 false, !dbg !334
  br i1 %21, label %22, label %47, !dbg !334

22:                                               ; preds = %6
  %23 = add nuw nsw i32 %16, 1, !dbg !335
  %24 = mul nsw i32 %4, %23, !dbg !336
  %25 = add nsw i32 %24, %11, !dbg !337
  %26 = sext i32 %25 to i64, !dbg !338
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !338
  %28 = load float, ptr %27, align 4, !dbg !338, !tbaa !36
  %29 = mul nsw i32 %4, %16, !dbg !339
  %30 = add nsw i32 %29, %11, !dbg !340
  %31 = sext i32 %30 to i64, !dbg !341
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !341
  %33 = load float, ptr %32, align 4, !dbg !341, !tbaa !36
  %34 = fsub contract float %28, %33, !dbg !342
  %35 = fmul contract float %5, %34, !dbg !343
  %36 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !344
  %37 = load float, ptr %36, align 4, !dbg !345, !tbaa !36
  %38 = fsub contract float %37, %35, !dbg !345
  store float %38, ptr %36, align 4, !dbg !345, !tbaa !36
  %39 = getelementptr i8, ptr %32, i64 4, !dbg !346
  %40 = load float, ptr %39, align 4, !dbg !346, !tbaa !36
  %41 = load float, ptr %32, align 4, !dbg !347, !tbaa !36
  %42 = fsub contract float %40, %41, !dbg !348
  %43 = fmul contract float %5, %42, !dbg !349
  %44 = getelementptr inbounds float, ptr %2, i64 %31, !dbg !350
  %45 = load float, ptr %44, align 4, !dbg !351, !tbaa !36
  %46 = fadd contract float %45, %43, !dbg !351
  store float %46, ptr %44, align 4, !dbg !351, !tbaa !36
  br label %47, !dbg !352

47:                                               ; preds = %6, %22
  ret void, !dbg !352
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10oscillatorPdS_PKdiid(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #2 !dbg !353 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !354
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356
  %9 = mul i32 %7, %8, !dbg !358
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %11 = add i32 %9, %10, !dbg !361
  %12 = icmp slt i32 %11, %3, !dbg !362
  br i1 %12, label %13, label %74, !dbg !362

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !363
  %15 = getelementptr inbounds double, ptr %0, i64 %14, !dbg !363
  %16 = load double, ptr %15, align 8, !dbg !363, !tbaa !225
  %17 = getelementptr inbounds double, ptr %1, i64 %14, !dbg !364
  %18 = load double, ptr %17, align 8, !dbg !364, !tbaa !225
  %19 = icmp sgt i32 %4, 0, !dbg !365
  br i1 %19, label %20, label %27, !dbg !366

20:                                               ; preds = %13
  %21 = getelementptr inbounds double, ptr %2, i64 %14, !dbg !367
  %22 = load double, ptr %21, align 8, !dbg !367, !tbaa !225
  %23 = fneg contract double %22
  %24 = fmul contract double %22, %23
  %25 = fmul contract double %5, 5.000000e-01
  %26 = fdiv contract double %5, 6.000000e+00
  br label %30, !dbg !366

27:                                               ; preds = %30, %13
  %28 = phi double [ %18, %13 ], [ %71, %30 ], !dbg !368
  %29 = phi double [ %16, %13 ], [ %64, %30 ], !dbg !368
  store double %29, ptr %15, align 8, !dbg !369, !tbaa !225
  store double %28, ptr %17, align 8, !dbg !370, !tbaa !225
  br label %74, !dbg !371

30:                                               ; preds = %20, %30
  %31 = phi double [ %16, %20 ], [ %64, %30 ]
  %32 = phi double [ %18, %20 ], [ %71, %30 ]
  %33 = phi i32 [ 0, %20 ], [ %72, %30 ]
  %34 = fmul contract double %24, %31, !dbg !372
  %35 = fmul contract double %32, 1.000000e-01, !dbg !373
  %36 = fsub contract double %34, %35, !dbg !374
  %37 = fmul contract double %25, %36, !dbg !375
  %38 = fadd contract double %32, %37, !dbg !376
  %39 = fmul contract double %25, %32, !dbg !377
  %40 = fadd contract double %31, %39, !dbg !378
  %41 = fmul contract double %24, %40, !dbg !379
  %42 = fmul contract double %38, 1.000000e-01, !dbg !380
  %43 = fsub contract double %41, %42, !dbg !381
  %44 = fmul contract double %25, %43, !dbg !382
  %45 = fadd contract double %32, %44, !dbg !383
  %46 = fmul contract double %25, %38, !dbg !384
  %47 = fadd contract double %31, %46, !dbg !385
  %48 = fmul contract double %24, %47, !dbg !386
  %49 = fmul contract double %45, 1.000000e-01, !dbg !387
  %50 = fsub contract double %48, %49, !dbg !388
  %51 = fmul contract double %5, %50, !dbg !389
  %52 = fadd contract double %32, %51, !dbg !390
  %53 = fmul contract double %5, %45, !dbg !391
  %54 = fadd contract double %31, %53, !dbg !392
  %55 = fmul contract double %24, %54, !dbg !393
  %56 = fmul contract double %52, 1.000000e-01, !dbg !394
  %57 = fsub contract double %55, %56, !dbg !395
  %58 = fmul contract double %38, 2.000000e+00, !dbg !396
  %59 = fadd contract double %32, %58, !dbg !397
  %60 = fmul contract double %45, 2.000000e+00, !dbg !398
  %61 = fadd contract double %59, %60, !dbg !399
  %62 = fadd contract double %61, %52, !dbg !400
  %63 = fmul contract double %26, %62, !dbg !401
  %64 = fadd contract double %31, %63, !dbg !402
  %65 = fmul contract double %43, 2.000000e+00, !dbg !403
  %66 = fadd contract double %36, %65, !dbg !404
  %67 = fmul contract double %50, 2.000000e+00, !dbg !405
  %68 = fadd contract double %66, %67, !dbg !406
  %69 = fadd contract double %68, %57, !dbg !407
  %70 = fmul contract double %26, %69, !dbg !408
  %71 = fadd contract double %32, %70, !dbg !409
  %72 = add nuw nsw i32 %33, 1, !dbg !410
  %73 = icmp eq i32 %72, %4, !dbg !365
  br i1 %73, label %27, label %30, !dbg !366, !llvm.loop !411

74:                                               ; preds = %6, %27
  ret void, !dbg !371
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11monte_carloPKjPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !413 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416
  %7 = mul i32 %5, %6, !dbg !418
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !419
  %9 = add i32 %7, %8, !dbg !421
  %10 = icmp slt i32 %9, %2, !dbg !422
  br i1 %10, label %11, label %47, !dbg !422

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !423
  %13 = icmp sgt i32 %3, 0, !dbg !424
  br i1 %13, label %14, label %20, !dbg !425

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !423
  %16 = load i32, ptr %15, align 4, !dbg !423, !tbaa !7
  br label %25, !dbg !425

17:                                               ; preds = %25
  %18 = uitofp nneg i32 %44 to float, !dbg !426
  %19 = fmul contract float %18, 4.000000e+00, !dbg !427
  br label %20, !dbg !426

20:                                               ; preds = %17, %11
  %21 = phi float [ 0.000000e+00, %11 ], [ %19, %17 ], !dbg !428
  %22 = sitofp i32 %3 to float, !dbg !429
  %23 = fdiv contract float %21, %22, !dbg !430
  %24 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !431
  store float %23, ptr %24, align 4, !dbg !432, !tbaa !36
  br label %47, !dbg !433

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %35, %25 ], [ %16, %14 ]
  %27 = phi i32 [ %45, %25 ], [ 0, %14 ]
  %28 = phi i32 [ %44, %25 ], [ 0, %14 ]
  %29 = mul i32 %26, 1664525, !dbg !434
  %30 = add i32 %29, 1013904223, !dbg !435
  %31 = lshr i32 %30, 8, !dbg !436
  %32 = uitofp nneg i32 %31 to float, !dbg !437
  %33 = fmul contract float %32, 0x3E70000000000000, !dbg !438
  %34 = mul i32 %30, 1664525, !dbg !439
  %35 = add i32 %34, 1013904223, !dbg !440
  %36 = lshr i32 %35, 8, !dbg !441
  %37 = uitofp nneg i32 %36 to float, !dbg !442
  %38 = fmul contract float %37, 0x3E70000000000000, !dbg !443
  %39 = fmul contract float %33, %33, !dbg !444
  %40 = fmul contract float %38, %38, !dbg !445
  %41 = fadd contract float %39, %40, !dbg !446
  %42 = fcmp contract ole float %41, 1.000000e+00, !dbg !447
  %43 = zext i1 %42 to i32, !dbg !447
  %44 = add nuw nsw i32 %28, %43, !dbg !447
  %45 = add nuw nsw i32 %27, 1, !dbg !448
  %46 = icmp eq i32 %45, %3, !dbg !424
  br i1 %46, label %17, label %25, !dbg !425, !llvm.loop !449

47:                                               ; preds = %4, %20
  ret void, !dbg !433
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8quantizePKfPafii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !dbg !451 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454
  %8 = mul i32 %6, %7, !dbg !456
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457
  %10 = add i32 %8, %9, !dbg !459
  %11 = icmp slt i32 %10, %4, !dbg !460
  br i1 %11, label %12, label %24, !dbg !460

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !461
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !461
  %15 = load float, ptr %14, align 4, !dbg !461, !tbaa !36
  %16 = fdiv contract float %15, %2, !dbg !462
  %17 = tail call contract noundef float @llvm.rint.f32(float %16), !dbg !463
  %18 = fptosi float %17 to i32, !dbg !466
  %19 = add nsw i32 %3, %18, !dbg !467
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 -128), !dbg !468
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 127), !dbg !468
  %22 = trunc nsw i32 %21 to i8, !dbg !469
  %23 = getelementptr inbounds i8, ptr %1, i64 %13, !dbg !470
  store i8 %22, ptr %23, align 1, !dbg !471, !tbaa !472
  br label %24, !dbg !473

24:                                               ; preds = %5, %12
  ret void, !dbg !473
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4geluPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !474 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !475
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477
  %6 = mul i32 %4, %5, !dbg !479
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !480
  %8 = add i32 %6, %7, !dbg !482
  %9 = icmp slt i32 %8, %2, !dbg !483
  br i1 %9, label %10, label %20, !dbg !483

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !484
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !484
  %13 = load float, ptr %12, align 4, !dbg !484, !tbaa !36
  %14 = fmul contract float %13, 5.000000e-01, !dbg !485
  %15 = fmul contract float %13, 0x3FE6A09E60000000, !dbg !486
  %16 = tail call contract noundef float @__nv_erff(float noundef %15) #9, !dbg !487
  %17 = fadd contract float %16, 1.000000e+00, !dbg !490
  %18 = fmul contract float %14, %17, !dbg !491
  %19 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !492
  store float %18, ptr %19, align 4, !dbg !493, !tbaa !36
  br label %20, !dbg !492

20:                                               ; preds = %10, %3
  ret void, !dbg !494
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6conv2dPKfS0_S0_Pfiiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #2 !dbg !495 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498
  %12 = mul i32 %10, %11, !dbg !500
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !501
  %14 = add i32 %12, %13, !dbg !503
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !504
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !506
  %17 = mul nuw nsw i32 %15, %16, !dbg !508
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509
  %19 = add nuw nsw i32 %17, %18, !dbg !511
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !512
  %21 = sub nsw i32 %5, %8, !dbg !515
  %22 = add nsw i32 %21, 1, !dbg !516
  %23 = sub nsw i32 %6, %8, !dbg !517
  %24 = add nsw i32 %23, 1, !dbg !518
  %25 = icmp sgt i32 %19, %21, !dbg !519
  %26 = icmp sgt i32 %14, %23
  %27 = select i1 %25, i1 true, i1 %26, !dbg !520
  br i1 %27, label %82, label %28, !dbg !520

28:                                               ; preds = %9
  %29 = zext nneg i32 %20 to i64, !dbg !521
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %29, !dbg !521
  %31 = load float, ptr %30, align 4, !dbg !521, !tbaa !36
  %32 = icmp sgt i32 %4, 0, !dbg !522
  br i1 %32, label %33, label %44, !dbg !523

33:                                               ; preds = %28
  %34 = icmp sgt i32 %8, 0
  %35 = mul nuw nsw i32 %4, %20
  br label %36, !dbg !523

36:                                               ; preds = %33, %60
  %37 = phi i32 [ 0, %33 ], [ %62, %60 ]
  %38 = phi float [ %31, %33 ], [ %61, %60 ]
  br i1 %34, label %39, label %60, !dbg !524

39:                                               ; preds = %36
  %40 = add nuw nsw i32 %37, %35
  %41 = mul nuw nsw i32 %40, %8
  %42 = mul nsw i32 %37, %5
  %43 = add i32 %19, %42, !dbg !524
  br label %52, !dbg !524

44:                                               ; preds = %60, %28
  %45 = phi float [ %31, %28 ], [ %61, %60 ], !dbg !525
  %46 = mul nsw i32 %22, %20, !dbg !526
  %47 = add nsw i32 %46, %19, !dbg !527
  %48 = mul nsw i32 %47, %24, !dbg !528
  %49 = add nsw i32 %48, %14, !dbg !529
  %50 = sext i32 %49 to i64, !dbg !530
  %51 = getelementptr inbounds float, ptr %3, i64 %50, !dbg !530
  store float %45, ptr %51, align 4, !dbg !531, !tbaa !36
  br label %82, !dbg !532

52:                                               ; preds = %39, %64
  %53 = phi i32 [ 0, %39 ], [ %65, %64 ]
  %54 = phi float [ %38, %39 ], [ %79, %64 ]
  %55 = add nuw nsw i32 %53, %41
  %56 = mul nuw nsw i32 %55, %8
  %57 = add i32 %53, %43
  %58 = mul nsw i32 %57, %6
  %59 = add nsw i32 %58, %14
  br label %67, !dbg !533

60:                                               ; preds = %64, %36
  %61 = phi float [ %38, %36 ], [ %79, %64 ], !dbg !525
  %62 = add nuw nsw i32 %37, 1, !dbg !534
  %63 = icmp eq i32 %62, %4, !dbg !522
  br i1 %63, label %44, label %36, !dbg !523, !llvm.loop !535

64:                                               ; preds = %67
  %65 = add nuw nsw i32 %53, 1, !dbg !537
  %66 = icmp eq i32 %65, %8, !dbg !538
  br i1 %66, label %60, label %52, !dbg !524, !llvm.loop !539

67:                                               ; preds = %52, %67
  %68 = phi i32 [ 0, %52 ], [ %80, %67 ]
  %69 = phi float [ %54, %52 ], [ %79, %67 ]
  %70 = add nuw nsw i32 %68, %56, !dbg !540
  %71 = sext i32 %70 to i64, !dbg !541
  %72 = getelementptr inbounds float, ptr %1, i64 %71, !dbg !541
  %73 = load float, ptr %72, align 4, !dbg !541, !tbaa !36
  %74 = add nsw i32 %59, %68, !dbg !542
  %75 = sext i32 %74 to i64, !dbg !543
  %76 = getelementptr inbounds float, ptr %0, i64 %75, !dbg !543
  %77 = load float, ptr %76, align 4, !dbg !543, !tbaa !36
  %78 = fmul contract float %73, %77, !dbg !544
  %79 = fadd contract float %69, %78, !dbg !545
  %80 = add nuw nsw i32 %68, 1, !dbg !546
  %81 = icmp eq i32 %80, %8, !dbg !547
  br i1 %81, label %64, label %67, !dbg !533, !llvm.loop !548

82:                                               ; preds = %9, %44
  ret void, !dbg !532
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8max_poolPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !549 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !550
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !552
  %8 = mul i32 %6, %7, !dbg !554
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !555
  %10 = add i32 %8, %9, !dbg !557
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !558
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !560
  %13 = mul nuw nsw i32 %11, %12, !dbg !562
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !563
  %15 = add nuw nsw i32 %13, %14, !dbg !565
  %16 = icmp slt i32 %15, %2, !dbg !566
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17, !dbg !567
  br i1 %18, label %19, label %49, !dbg !567

19:                                               ; preds = %5
  %20 = icmp sgt i32 %4, 0, !dbg !568
  br i1 %20, label %21, label %30, !dbg !569

21:                                               ; preds = %19
  %22 = mul nuw nsw i32 %4, %15
  br label %23, !dbg !569

23:                                               ; preds = %21, %36
  %24 = phi i32 [ 0, %21 ], [ %37, %36 ]
  %25 = phi float [ 0xFFF0000000000000, %21 ], [ %46, %36 ]
  %26 = add nuw nsw i32 %24, %22
  %27 = mul i32 %26, %3
  %28 = add i32 %27, %10
  %29 = mul i32 %28, %4
  br label %39, !dbg !570

30:                                               ; preds = %36, %19
  %31 = phi float [ 0xFFF0000000000000, %19 ], [ %46, %36 ], !dbg !571
  %32 = mul nsw i32 %3, %15, !dbg !572
  %33 = add nsw i32 %32, %10, !dbg !573
  %34 = sext i32 %33 to i64, !dbg !574
  %35 = getelementptr inbounds float, ptr %1, i64 %34, !dbg !574
  store float %31, ptr %35, align 4, !dbg !575, !tbaa !36
  br label %49, !dbg !576

36:                                               ; preds = %39
  %37 = add nuw nsw i32 %24, 1, !dbg !577
  %38 = icmp eq i32 %37, %4, !dbg !568
  br i1 %38, label %30, label %23, !dbg !569, !llvm.loop !578

39:                                               ; preds = %23, %39
  %40 = phi i32 [ 0, %23 ], [ %47, %39 ]
  %41 = phi float [ %25, %23 ], [ %46, %39 ]
  %42 = add i32 %40, %29, !dbg !580
  %43 = sext i32 %42 to i64, !dbg !581
  %44 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !581
  %45 = load float, ptr %44, align 4, !dbg !581, !tbaa !36
  %46 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %45) #9, !dbg !582
  %47 = add nuw nsw i32 %40, 1, !dbg !584
  %48 = icmp eq i32 %47, %4, !dbg !585
  br i1 %48, label %36, label %39, !dbg !570, !llvm.loop !586

49:                                               ; preds = %5, %30
  ret void, !dbg !576
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12batched_gemmPKdS0_Pdiiidd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #2 !dbg !587 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !588
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590
  %11 = mul i32 %9, %10, !dbg !592
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !593
  %13 = add i32 %11, %12, !dbg !595
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !598
  %16 = mul nuw nsw i32 %14, %15, !dbg !600
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !601
  %18 = add nuw nsw i32 %16, %17, !dbg !603
  %19 = icmp slt i32 %18, %3, !dbg !604
  %20 = icmp slt i32 %13, %4
  %21 = and i1 %19, %20, !dbg !605
  br i1 %21, label %22, label %63, !dbg !605

22:                                               ; preds = %8
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !606
  %24 = mul nsw i32 %3, %23, !dbg !608
  %25 = mul nsw i32 %5, %24, !dbg !609
  %26 = sext i32 %25 to i64, !dbg !610
  %27 = getelementptr inbounds double, ptr %0, i64 %26, !dbg !610
  %28 = mul nsw i32 %5, %18, !dbg !611
  %29 = sext i32 %28 to i64, !dbg !612
  %30 = getelementptr inbounds double, ptr %27, i64 %29, !dbg !612
  %31 = mul i32 %4, %23, !dbg !613
  %32 = mul i32 %31, %5, !dbg !614
  %33 = sext i32 %32 to i64, !dbg !615
  %34 = getelementptr inbounds double, ptr %1, i64 %33, !dbg !615
  %35 = sext i32 %13 to i64, !dbg !616
  %36 = getelementptr inbounds double, ptr %34, i64 %35, !dbg !616
  %37 = icmp sgt i32 %5, 0, !dbg !617
  br i1 %37, label %49, label %38, !dbg !618

38:                                               ; preds = %49, %22
  %39 = phi double [ 0.000000e+00, %22 ], [ %60, %49 ], !dbg !619
  %40 = add nuw nsw i32 %24, %18, !dbg !620
  %41 = mul nsw i32 %40, %4, !dbg !621
  %42 = sext i32 %41 to i64, !dbg !622
  %43 = getelementptr inbounds double, ptr %2, i64 %42, !dbg !622
  %44 = getelementptr inbounds double, ptr %43, i64 %35, !dbg !623
  %45 = fmul contract double %6, %39, !dbg !624
  %46 = load double, ptr %44, align 8, !dbg !625, !tbaa !225
  %47 = fmul contract double %7, %46, !dbg !626
  %48 = fadd contract double %45, %47, !dbg !627
  store double %48, ptr %44, align 8, !dbg !628, !tbaa !225
  br label %63, !dbg !629

49:                                               ; preds = %22, %49
  %50 = phi i32 [ %61, %49 ], [ 0, %22 ]
  %51 = phi double [ %60, %49 ], [ 0.000000e+00, %22 ]
  %52 = zext nneg i32 %50 to i64, !dbg !630
  %53 = getelementptr inbounds nuw double, ptr %30, i64 %52, !dbg !630
  %54 = load double, ptr %53, align 8, !dbg !630, !tbaa !225
  %55 = mul nsw i32 %50, %4, !dbg !631
  %56 = sext i32 %55 to i64, !dbg !632
  %57 = getelementptr inbounds double, ptr %36, i64 %56, !dbg !632
  %58 = load double, ptr %57, align 8, !dbg !632, !tbaa !225
  %59 = fmul contract double %54, %58, !dbg !633
  %60 = fadd contract double %51, %59, !dbg !634
  %61 = add nuw nsw i32 %50, 1, !dbg !635
  %62 = icmp eq i32 %61, %5, !dbg !617
  br i1 %62, label %38, label %49, !dbg !618, !llvm.loop !636

63:                                               ; preds = %8, %38
  ret void, !dbg !629
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z12determinant3PKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #4 !dbg !638 {
  %3 = load float, ptr %0, align 4, !dbg !639, !tbaa !36
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !640
  %5 = load float, ptr %4, align 4, !dbg !640, !tbaa !36
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !641
  %7 = load float, ptr %6, align 4, !dbg !641, !tbaa !36
  %8 = fmul contract float %5, %7, !dbg !642
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20, !dbg !643
  %10 = load float, ptr %9, align 4, !dbg !643, !tbaa !36
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 28, !dbg !644
  %12 = load float, ptr %11, align 4, !dbg !644, !tbaa !36
  %13 = fmul contract float %10, %12, !dbg !645
  %14 = fsub contract float %8, %13, !dbg !646
  %15 = fmul contract float %3, %14, !dbg !647
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !648
  %17 = load float, ptr %16, align 4, !dbg !648, !tbaa !36
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !649
  %19 = load float, ptr %18, align 4, !dbg !649, !tbaa !36
  %20 = fmul contract float %7, %19, !dbg !650
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !651
  %22 = load float, ptr %21, align 4, !dbg !651, !tbaa !36
  %23 = fmul contract float %10, %22, !dbg !652
  %24 = fsub contract float %20, %23, !dbg !653
  %25 = fmul contract float %17, %24, !dbg !654
  %26 = fsub contract float %15, %25, !dbg !655
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !656
  %28 = load float, ptr %27, align 4, !dbg !656, !tbaa !36
  %29 = fmul contract float %12, %19, !dbg !657
  %30 = fmul contract float %5, %22, !dbg !658
  %31 = fsub contract float %29, %30, !dbg !659
  %32 = fmul contract float %28, %31, !dbg !660
  %33 = fadd contract float %32, %26, !dbg !661
  store float %33, ptr %1, align 4, !dbg !662, !tbaa !36
  ret void, !dbg !663
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12determinantsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !664 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !665
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !667
  %6 = mul i32 %4, %5, !dbg !669
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !670
  %8 = add i32 %6, %7, !dbg !672
  %9 = icmp slt i32 %8, %2, !dbg !673
  br i1 %9, label %10, label %47, !dbg !673

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 9, !dbg !674
  %12 = sext i32 %11 to i64, !dbg !675
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !675
  %14 = sext i32 %8 to i64, !dbg !676
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !676
  %16 = load float, ptr %13, align 4, !dbg !677, !tbaa !36
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 16, !dbg !679
  %18 = load float, ptr %17, align 4, !dbg !679, !tbaa !36
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 32, !dbg !680
  %20 = load float, ptr %19, align 4, !dbg !680, !tbaa !36
  %21 = fmul contract float %18, %20, !dbg !681
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 20, !dbg !682
  %23 = load float, ptr %22, align 4, !dbg !682, !tbaa !36
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 28, !dbg !683
  %25 = load float, ptr %24, align 4, !dbg !683, !tbaa !36
  %26 = fmul contract float %23, %25, !dbg !684
  %27 = fsub contract float %21, %26, !dbg !685
  %28 = fmul contract float %16, %27, !dbg !686
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !687
  %30 = load float, ptr %29, align 4, !dbg !687, !tbaa !36
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 12, !dbg !688
  %32 = load float, ptr %31, align 4, !dbg !688, !tbaa !36
  %33 = fmul contract float %20, %32, !dbg !689
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 24, !dbg !690
  %35 = load float, ptr %34, align 4, !dbg !690, !tbaa !36
  %36 = fmul contract float %23, %35, !dbg !691
  %37 = fsub contract float %33, %36, !dbg !692
  %38 = fmul contract float %30, %37, !dbg !693
  %39 = fsub contract float %28, %38, !dbg !694
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !695
  %41 = load float, ptr %40, align 4, !dbg !695, !tbaa !36
  %42 = fmul contract float %25, %32, !dbg !696
  %43 = fmul contract float %18, %35, !dbg !697
  %44 = fsub contract float %42, %43, !dbg !698
  %45 = fmul contract float %41, %44, !dbg !699
  %46 = fadd contract float %45, %39, !dbg !700
  store float %46, ptr %15, align 4, !dbg !701, !tbaa !36
  br label %47, !dbg !702

47:                                               ; preds = %10, %3
  ret void, !dbg !703
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8periodicPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !704 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !705
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !707
  %6 = mul i32 %4, %5, !dbg !709
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !710
  %8 = add i32 %6, %7, !dbg !712
  %9 = icmp slt i32 %8, %2, !dbg !713
  br i1 %9, label %10, label %28, !dbg !713

10:                                               ; preds = %3
  %11 = icmp eq i32 %8, 0, !dbg !714
  %12 = add nsw i32 %2, -1, !dbg !715
  %13 = add nsw i32 %8, -1, !dbg !715
  %14 = select i1 %11, i32 %12, i32 %13, !dbg !715
  %15 = icmp eq i32 %8, %12, !dbg !716
  %16 = add nsw i32 %8, 1, !dbg !717
  %17 = select i1 %15, i32 0, i32 %16, !dbg !717
  %18 = sext i32 %17 to i64, !dbg !718
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !718
  %20 = load float, ptr %19, align 4, !dbg !718, !tbaa !36
  %21 = sext i32 %14 to i64, !dbg !719
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !719
  %23 = load float, ptr %22, align 4, !dbg !719, !tbaa !36
  %24 = fsub contract float %20, %23, !dbg !720
  %25 = fmul contract float %24, 5.000000e-01, !dbg !721
  %26 = sext i32 %8 to i64, !dbg !722
  %27 = getelementptr inbounds float, ptr %1, i64 %26, !dbg !722
  store float %25, ptr %27, align 4, !dbg !723, !tbaa !36
  br label %28, !dbg !724

28:                                               ; preds = %3, %10
  ret void, !dbg !724
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

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "science.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "normal_cdf", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 5, column: 63, scope: !11)
!15 = !DILocation(line: 100, column: 44, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "erfcf", scope: !17, file: !17, line: 100, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!18 = distinct !DILocation(line: 5, column: 54, scope: !11)
!19 = !DILocation(line: 5, column: 52, scope: !11)
!20 = !DILocation(line: 5, column: 40, scope: !11)
!21 = distinct !DISubprogram(name: "black_scholes", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !24, file: !24, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!25 = distinct !DILocation(line: 9, column: 11, scope: !21)
!26 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !24, file: !24, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 9, column: 24, scope: !21)
!29 = !DILocation(line: 9, column: 22, scope: !21)
!30 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !24, file: !24, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 9, column: 37, scope: !21)
!33 = !DILocation(line: 9, column: 35, scope: !21)
!34 = !DILocation(line: 10, column: 9, scope: !21)
!35 = !DILocation(line: 11, column: 13, scope: !21)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !9, i64 0}
!38 = !DILocation(line: 11, column: 26, scope: !21)
!39 = !DILocation(line: 11, column: 41, scope: !21)
!40 = !DILocation(line: 318, column: 44, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "sqrtf", scope: !17, file: !17, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 12, column: 24, scope: !21)
!43 = !DILocation(line: 12, column: 22, scope: !21)
!44 = !DILocation(line: 13, column: 22, scope: !21)
!45 = !DILocation(line: 187, column: 41, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "logf", scope: !17, file: !17, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 13, column: 15, scope: !21)
!48 = !DILocation(line: 13, column: 42, scope: !21)
!49 = !DILocation(line: 13, column: 50, scope: !21)
!50 = !DILocation(line: 13, column: 35, scope: !21)
!51 = !DILocation(line: 13, column: 59, scope: !21)
!52 = !DILocation(line: 13, column: 27, scope: !21)
!53 = !DILocation(line: 13, column: 64, scope: !21)
!54 = !DILocation(line: 14, column: 17, scope: !21)
!55 = !DILocation(line: 15, column: 31, scope: !21)
!56 = !DILocation(line: 15, column: 37, scope: !21)
!57 = !DILocation(line: 113, column: 43, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "expf", scope: !17, file: !17, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = distinct !DILocation(line: 15, column: 26, scope: !21)
!60 = !DILocation(line: 15, column: 24, scope: !21)
!61 = !DILocation(line: 5, column: 63, scope: !11, inlinedAt: !62)
!62 = distinct !DILocation(line: 16, column: 17, scope: !21)
!63 = !DILocation(line: 100, column: 44, scope: !16, inlinedAt: !64)
!64 = distinct !DILocation(line: 5, column: 54, scope: !11, inlinedAt: !62)
!65 = !DILocation(line: 5, column: 52, scope: !11, inlinedAt: !62)
!66 = !DILocation(line: 16, column: 15, scope: !21)
!67 = !DILocation(line: 5, column: 63, scope: !11, inlinedAt: !68)
!68 = distinct !DILocation(line: 16, column: 47, scope: !21)
!69 = !DILocation(line: 100, column: 44, scope: !16, inlinedAt: !70)
!70 = distinct !DILocation(line: 5, column: 54, scope: !11, inlinedAt: !68)
!71 = !DILocation(line: 5, column: 52, scope: !11, inlinedAt: !68)
!72 = !DILocation(line: 16, column: 45, scope: !21)
!73 = !DILocation(line: 16, column: 32, scope: !21)
!74 = !DILocation(line: 16, column: 3, scope: !21)
!75 = !DILocation(line: 16, column: 11, scope: !21)
!76 = !DILocation(line: 5, column: 63, scope: !11, inlinedAt: !77)
!77 = distinct !DILocation(line: 17, column: 25, scope: !21)
!78 = !DILocation(line: 100, column: 44, scope: !16, inlinedAt: !79)
!79 = distinct !DILocation(line: 5, column: 54, scope: !11, inlinedAt: !77)
!80 = !DILocation(line: 5, column: 52, scope: !11, inlinedAt: !77)
!81 = !DILocation(line: 17, column: 23, scope: !21)
!82 = !DILocation(line: 5, column: 63, scope: !11, inlinedAt: !83)
!83 = distinct !DILocation(line: 17, column: 47, scope: !21)
!84 = !DILocation(line: 100, column: 44, scope: !16, inlinedAt: !85)
!85 = distinct !DILocation(line: 5, column: 54, scope: !11, inlinedAt: !83)
!86 = !DILocation(line: 5, column: 52, scope: !11, inlinedAt: !83)
!87 = !DILocation(line: 17, column: 45, scope: !21)
!88 = !DILocation(line: 17, column: 41, scope: !21)
!89 = !DILocation(line: 17, column: 3, scope: !21)
!90 = !DILocation(line: 17, column: 10, scope: !21)
!91 = !DILocation(line: 18, column: 1, scope: !21)
!92 = distinct !DISubprogram(name: "softmax_rows", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !94)
!94 = distinct !DILocation(line: 21, column: 11, scope: !92)
!95 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !96)
!96 = distinct !DILocation(line: 21, column: 24, scope: !92)
!97 = !DILocation(line: 21, column: 22, scope: !92)
!98 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !99)
!99 = distinct !DILocation(line: 21, column: 37, scope: !92)
!100 = !DILocation(line: 21, column: 35, scope: !92)
!101 = !DILocation(line: 22, column: 9, scope: !92)
!102 = !DILocation(line: 23, column: 28, scope: !92)
!103 = !DILocation(line: 23, column: 24, scope: !92)
!104 = !DILocation(line: 24, column: 15, scope: !92)
!105 = !DILocation(line: 25, column: 21, scope: !92)
!106 = !DILocation(line: 25, column: 3, scope: !92)
!107 = !DILocation(line: 0, scope: !92)
!108 = !DILocation(line: 27, column: 21, scope: !92)
!109 = !DILocation(line: 27, column: 3, scope: !92)
!110 = !DILocation(line: 25, column: 48, scope: !92)
!111 = !DILocation(line: 136, column: 55, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "fmaxf", scope: !17, file: !17, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 25, column: 37, scope: !92)
!114 = !DILocation(line: 25, column: 27, scope: !92)
!115 = distinct !{!115, !106, !116, !117, !118}
!116 = !DILocation(line: 25, column: 54, scope: !92)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 28, column: 21, scope: !92)
!120 = !DILocation(line: 28, column: 3, scope: !92)
!121 = !DILocation(line: 27, column: 45, scope: !92)
!122 = !DILocation(line: 27, column: 52, scope: !92)
!123 = !DILocation(line: 113, column: 43, scope: !58, inlinedAt: !124)
!124 = distinct !DILocation(line: 27, column: 40, scope: !92)
!125 = !DILocation(line: 27, column: 37, scope: !92)
!126 = !DILocation(line: 27, column: 27, scope: !92)
!127 = distinct !{!127, !109, !128, !117, !118}
!128 = !DILocation(line: 27, column: 57, scope: !92)
!129 = !DILocation(line: 28, column: 51, scope: !92)
!130 = !DILocation(line: 28, column: 58, scope: !92)
!131 = !DILocation(line: 113, column: 43, scope: !58, inlinedAt: !132)
!132 = distinct !DILocation(line: 28, column: 46, scope: !92)
!133 = !DILocation(line: 28, column: 65, scope: !92)
!134 = !DILocation(line: 28, column: 39, scope: !92)
!135 = !DILocation(line: 28, column: 31, scope: !92)
!136 = !DILocation(line: 28, column: 44, scope: !92)
!137 = !DILocation(line: 28, column: 27, scope: !92)
!138 = distinct !{!138, !120, !139, !117, !118}
!139 = !DILocation(line: 28, column: 67, scope: !92)
!140 = !DILocation(line: 29, column: 1, scope: !92)
!141 = distinct !DISubprogram(name: "layer_norm", scope: !1, file: !1, line: 31, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !143)
!143 = distinct !DILocation(line: 33, column: 11, scope: !141)
!144 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !145)
!145 = distinct !DILocation(line: 33, column: 24, scope: !141)
!146 = !DILocation(line: 33, column: 22, scope: !141)
!147 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !148)
!148 = distinct !DILocation(line: 33, column: 37, scope: !141)
!149 = !DILocation(line: 33, column: 35, scope: !141)
!150 = !DILocation(line: 34, column: 9, scope: !141)
!151 = !DILocation(line: 36, column: 21, scope: !141)
!152 = !DILocation(line: 36, column: 3, scope: !141)
!153 = !DILocation(line: 0, scope: !141)
!154 = !DILocation(line: 37, column: 11, scope: !141)
!155 = !DILocation(line: 37, column: 8, scope: !141)
!156 = !DILocation(line: 38, column: 21, scope: !141)
!157 = !DILocation(line: 38, column: 3, scope: !141)
!158 = !DILocation(line: 36, column: 47, scope: !141)
!159 = !DILocation(line: 36, column: 39, scope: !141)
!160 = !DILocation(line: 36, column: 36, scope: !141)
!161 = !DILocation(line: 36, column: 27, scope: !141)
!162 = distinct !{!162, !152, !163, !117, !118}
!163 = !DILocation(line: 36, column: 50, scope: !141)
!164 = !DILocation(line: 42, column: 31, scope: !141)
!165 = !DILocation(line: 42, column: 35, scope: !141)
!166 = !DILocation(line: 280, column: 45, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "rsqrtf", scope: !17, file: !17, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 42, column: 17, scope: !141)
!169 = !DILocation(line: 43, column: 21, scope: !141)
!170 = !DILocation(line: 43, column: 3, scope: !141)
!171 = !DILocation(line: 39, column: 23, scope: !141)
!172 = !DILocation(line: 39, column: 15, scope: !141)
!173 = !DILocation(line: 39, column: 28, scope: !141)
!174 = !DILocation(line: 40, column: 17, scope: !141)
!175 = !DILocation(line: 40, column: 12, scope: !141)
!176 = !DILocation(line: 38, column: 27, scope: !141)
!177 = distinct !{!177, !157, !178, !117, !118}
!178 = !DILocation(line: 41, column: 3, scope: !141)
!179 = !DILocation(line: 44, column: 29, scope: !141)
!180 = !DILocation(line: 44, column: 21, scope: !141)
!181 = !DILocation(line: 44, column: 34, scope: !141)
!182 = !DILocation(line: 44, column: 42, scope: !141)
!183 = !DILocation(line: 44, column: 52, scope: !141)
!184 = !DILocation(line: 44, column: 50, scope: !141)
!185 = !DILocation(line: 44, column: 62, scope: !141)
!186 = !DILocation(line: 44, column: 60, scope: !141)
!187 = !DILocation(line: 44, column: 5, scope: !141)
!188 = !DILocation(line: 44, column: 18, scope: !141)
!189 = !DILocation(line: 43, column: 27, scope: !141)
!190 = distinct !{!190, !170, !191, !117, !118}
!191 = !DILocation(line: 44, column: 68, scope: !141)
!192 = !DILocation(line: 45, column: 1, scope: !141)
!193 = distinct !DISubprogram(name: "distances", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !195)
!195 = distinct !DILocation(line: 48, column: 11, scope: !193)
!196 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !197)
!197 = distinct !DILocation(line: 48, column: 24, scope: !193)
!198 = !DILocation(line: 48, column: 22, scope: !193)
!199 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !200)
!200 = distinct !DILocation(line: 48, column: 37, scope: !193)
!201 = !DILocation(line: 48, column: 35, scope: !193)
!202 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !24, file: !24, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = distinct !DILocation(line: 49, column: 11, scope: !193)
!205 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !24, file: !24, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 49, column: 24, scope: !193)
!208 = !DILocation(line: 49, column: 22, scope: !193)
!209 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !24, file: !24, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 49, column: 37, scope: !193)
!212 = !DILocation(line: 49, column: 35, scope: !193)
!213 = !DILocation(line: 50, column: 9, scope: !193)
!214 = !DILocation(line: 50, column: 14, scope: !193)
!215 = !DILocation(line: 52, column: 21, scope: !193)
!216 = !DILocation(line: 52, column: 3, scope: !193)
!217 = !DILocation(line: 0, scope: !193)
!218 = !DILocation(line: 317, column: 45, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "sqrt", scope: !17, file: !17, line: 317, type: !12, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = distinct !DILocation(line: 56, column: 18, scope: !193)
!221 = !DILocation(line: 56, column: 7, scope: !193)
!222 = !DILocation(line: 56, column: 11, scope: !193)
!223 = !DILocation(line: 56, column: 3, scope: !193)
!224 = !DILocation(line: 56, column: 16, scope: !193)
!225 = !{!226, !226, i64 0}
!226 = !{!"double", !9, i64 0}
!227 = !DILocation(line: 57, column: 1, scope: !193)
!228 = !DILocation(line: 53, column: 31, scope: !193)
!229 = !DILocation(line: 53, column: 20, scope: !193)
!230 = !DILocation(line: 53, column: 49, scope: !193)
!231 = !DILocation(line: 53, column: 38, scope: !193)
!232 = !DILocation(line: 53, column: 36, scope: !193)
!233 = !DILocation(line: 54, column: 18, scope: !193)
!234 = !DILocation(line: 54, column: 9, scope: !193)
!235 = !DILocation(line: 52, column: 30, scope: !193)
!236 = distinct !{!236, !216, !237, !117, !118}
!237 = !DILocation(line: 55, column: 3, scope: !193)
!238 = distinct !DISubprogram(name: "lennard_jones", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !240)
!240 = distinct !DILocation(line: 61, column: 11, scope: !238)
!241 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !242)
!242 = distinct !DILocation(line: 61, column: 24, scope: !238)
!243 = !DILocation(line: 61, column: 22, scope: !238)
!244 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !245)
!245 = distinct !DILocation(line: 61, column: 37, scope: !238)
!246 = !DILocation(line: 61, column: 35, scope: !238)
!247 = !DILocation(line: 62, column: 9, scope: !238)
!248 = !DILocation(line: 64, column: 21, scope: !238)
!249 = !DILocation(line: 64, column: 3, scope: !238)
!250 = !DILocation(line: 0, scope: !238)
!251 = !DILocation(line: 72, column: 3, scope: !238)
!252 = !DILocation(line: 72, column: 12, scope: !238)
!253 = !DILocation(line: 73, column: 1, scope: !238)
!254 = !DILocation(line: 65, column: 11, scope: !238)
!255 = !DILocation(line: 66, column: 18, scope: !238)
!256 = !DILocation(line: 66, column: 25, scope: !238)
!257 = !DILocation(line: 66, column: 23, scope: !238)
!258 = !DILocation(line: 67, column: 28, scope: !238)
!259 = !DILocation(line: 67, column: 23, scope: !238)
!260 = !DILocation(line: 68, column: 22, scope: !238)
!261 = !DILocation(line: 68, column: 27, scope: !238)
!262 = !DILocation(line: 69, column: 26, scope: !238)
!263 = !DILocation(line: 69, column: 31, scope: !238)
!264 = !DILocation(line: 69, column: 36, scope: !238)
!265 = !DILocation(line: 69, column: 19, scope: !238)
!266 = !DILocation(line: 69, column: 42, scope: !238)
!267 = !DILocation(line: 69, column: 47, scope: !238)
!268 = !DILocation(line: 69, column: 11, scope: !238)
!269 = !DILocation(line: 70, column: 5, scope: !238)
!270 = !DILocation(line: 64, column: 27, scope: !238)
!271 = distinct !{!271, !249, !272, !117, !118}
!272 = !DILocation(line: 71, column: 3, scope: !238)
!273 = distinct !DISubprogram(name: "wave2d", scope: !1, file: !1, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !275)
!275 = distinct !DILocation(line: 76, column: 11, scope: !273)
!276 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !277)
!277 = distinct !DILocation(line: 76, column: 24, scope: !273)
!278 = !DILocation(line: 76, column: 22, scope: !273)
!279 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !280)
!280 = distinct !DILocation(line: 76, column: 37, scope: !273)
!281 = !DILocation(line: 76, column: 35, scope: !273)
!282 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !283)
!283 = distinct !DILocation(line: 77, column: 11, scope: !273)
!284 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !285)
!285 = distinct !DILocation(line: 77, column: 24, scope: !273)
!286 = !DILocation(line: 77, column: 22, scope: !273)
!287 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !288)
!288 = distinct !DILocation(line: 77, column: 37, scope: !273)
!289 = !DILocation(line: 77, column: 35, scope: !273)
!290 = !DILocation(line: 78, column: 9, scope: !273)
!291 = !DILocation(line: 78, column: 14, scope: !273)
!292 = !DILocation(line: 79, column: 14, scope: !273)
!293 = !DILocation(line: 79, column: 18, scope: !273)
!294 = !DILocation(line: 80, column: 21, scope: !273)
!295 = !DILocation(line: 80, column: 35, scope: !273)
!296 = !DILocation(line: 80, column: 33, scope: !273)
!297 = !DILocation(line: 80, column: 56, scope: !273)
!298 = !DILocation(line: 80, column: 49, scope: !273)
!299 = !DILocation(line: 80, column: 47, scope: !273)
!300 = !DILocation(line: 80, column: 70, scope: !273)
!301 = !DILocation(line: 80, column: 63, scope: !273)
!302 = !DILocation(line: 80, column: 61, scope: !273)
!303 = !DILocation(line: 80, column: 84, scope: !273)
!304 = !DILocation(line: 80, column: 82, scope: !273)
!305 = !DILocation(line: 80, column: 75, scope: !273)
!306 = !DILocation(line: 81, column: 19, scope: !273)
!307 = !DILocation(line: 81, column: 31, scope: !273)
!308 = !DILocation(line: 81, column: 29, scope: !273)
!309 = !DILocation(line: 81, column: 46, scope: !273)
!310 = !DILocation(line: 81, column: 50, scope: !273)
!311 = !DILocation(line: 81, column: 42, scope: !273)
!312 = !DILocation(line: 81, column: 3, scope: !273)
!313 = !DILocation(line: 81, column: 12, scope: !273)
!314 = !DILocation(line: 82, column: 1, scope: !273)
!315 = distinct !DISubprogram(name: "fdtd_h", scope: !1, file: !1, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!316 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !317)
!317 = distinct !DILocation(line: 86, column: 11, scope: !315)
!318 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !319)
!319 = distinct !DILocation(line: 86, column: 24, scope: !315)
!320 = !DILocation(line: 86, column: 22, scope: !315)
!321 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !322)
!322 = distinct !DILocation(line: 86, column: 37, scope: !315)
!323 = !DILocation(line: 86, column: 35, scope: !315)
!324 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !325)
!325 = distinct !DILocation(line: 87, column: 11, scope: !315)
!326 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !327)
!327 = distinct !DILocation(line: 87, column: 24, scope: !315)
!328 = !DILocation(line: 87, column: 22, scope: !315)
!329 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !330)
!330 = distinct !DILocation(line: 87, column: 37, scope: !315)
!331 = !DILocation(line: 87, column: 35, scope: !315)
!332 = !DILocation(line: 88, column: 14, scope: !315)
!333 = !DILocation(line: 88, column: 9, scope: !315)
!334 = !DILocation(line: 88, column: 18, scope: !315)
!335 = !DILocation(line: 89, column: 31, scope: !315)
!336 = !DILocation(line: 89, column: 36, scope: !315)
!337 = !DILocation(line: 89, column: 40, scope: !315)
!338 = !DILocation(line: 89, column: 25, scope: !315)
!339 = !DILocation(line: 89, column: 52, scope: !315)
!340 = !DILocation(line: 89, column: 56, scope: !315)
!341 = !DILocation(line: 89, column: 47, scope: !315)
!342 = !DILocation(line: 89, column: 45, scope: !315)
!343 = !DILocation(line: 89, column: 22, scope: !315)
!344 = !DILocation(line: 89, column: 3, scope: !315)
!345 = !DILocation(line: 89, column: 17, scope: !315)
!346 = !DILocation(line: 90, column: 25, scope: !315)
!347 = !DILocation(line: 90, column: 45, scope: !315)
!348 = !DILocation(line: 90, column: 43, scope: !315)
!349 = !DILocation(line: 90, column: 22, scope: !315)
!350 = !DILocation(line: 90, column: 3, scope: !315)
!351 = !DILocation(line: 90, column: 17, scope: !315)
!352 = !DILocation(line: 91, column: 1, scope: !315)
!353 = distinct !DISubprogram(name: "oscillator", scope: !1, file: !1, line: 94, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!354 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !355)
!355 = distinct !DILocation(line: 96, column: 11, scope: !353)
!356 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !357)
!357 = distinct !DILocation(line: 96, column: 24, scope: !353)
!358 = !DILocation(line: 96, column: 22, scope: !353)
!359 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !360)
!360 = distinct !DILocation(line: 96, column: 37, scope: !353)
!361 = !DILocation(line: 96, column: 35, scope: !353)
!362 = !DILocation(line: 97, column: 9, scope: !353)
!363 = !DILocation(line: 98, column: 14, scope: !353)
!364 = !DILocation(line: 98, column: 31, scope: !353)
!365 = !DILocation(line: 99, column: 21, scope: !353)
!366 = !DILocation(line: 99, column: 3, scope: !353)
!367 = !DILocation(line: 98, column: 49, scope: !353)
!368 = !DILocation(line: 0, scope: !353)
!369 = !DILocation(line: 107, column: 15, scope: !353)
!370 = !DILocation(line: 108, column: 15, scope: !353)
!371 = !DILocation(line: 109, column: 1, scope: !353)
!372 = !DILocation(line: 100, column: 29, scope: !353)
!373 = !DILocation(line: 100, column: 39, scope: !353)
!374 = !DILocation(line: 100, column: 33, scope: !353)
!375 = !DILocation(line: 101, column: 30, scope: !353)
!376 = !DILocation(line: 101, column: 19, scope: !353)
!377 = !DILocation(line: 101, column: 61, scope: !353)
!378 = !DILocation(line: 101, column: 50, scope: !353)
!379 = !DILocation(line: 101, column: 45, scope: !353)
!380 = !DILocation(line: 101, column: 73, scope: !353)
!381 = !DILocation(line: 101, column: 67, scope: !353)
!382 = !DILocation(line: 102, column: 30, scope: !353)
!383 = !DILocation(line: 102, column: 19, scope: !353)
!384 = !DILocation(line: 102, column: 61, scope: !353)
!385 = !DILocation(line: 102, column: 50, scope: !353)
!386 = !DILocation(line: 102, column: 45, scope: !353)
!387 = !DILocation(line: 102, column: 73, scope: !353)
!388 = !DILocation(line: 102, column: 67, scope: !353)
!389 = !DILocation(line: 103, column: 24, scope: !353)
!390 = !DILocation(line: 103, column: 19, scope: !353)
!391 = !DILocation(line: 103, column: 49, scope: !353)
!392 = !DILocation(line: 103, column: 44, scope: !353)
!393 = !DILocation(line: 103, column: 39, scope: !353)
!394 = !DILocation(line: 103, column: 61, scope: !353)
!395 = !DILocation(line: 103, column: 55, scope: !353)
!396 = !DILocation(line: 104, column: 31, scope: !353)
!397 = !DILocation(line: 104, column: 25, scope: !353)
!398 = !DILocation(line: 104, column: 42, scope: !353)
!399 = !DILocation(line: 104, column: 36, scope: !353)
!400 = !DILocation(line: 104, column: 47, scope: !353)
!401 = !DILocation(line: 104, column: 19, scope: !353)
!402 = !DILocation(line: 104, column: 7, scope: !353)
!403 = !DILocation(line: 105, column: 31, scope: !353)
!404 = !DILocation(line: 105, column: 25, scope: !353)
!405 = !DILocation(line: 105, column: 42, scope: !353)
!406 = !DILocation(line: 105, column: 36, scope: !353)
!407 = !DILocation(line: 105, column: 47, scope: !353)
!408 = !DILocation(line: 105, column: 19, scope: !353)
!409 = !DILocation(line: 105, column: 7, scope: !353)
!410 = !DILocation(line: 99, column: 31, scope: !353)
!411 = distinct !{!411, !366, !412, !117, !118}
!412 = !DILocation(line: 106, column: 3, scope: !353)
!413 = distinct !DISubprogram(name: "monte_carlo", scope: !1, file: !1, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!414 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !415)
!415 = distinct !DILocation(line: 113, column: 11, scope: !413)
!416 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !417)
!417 = distinct !DILocation(line: 113, column: 24, scope: !413)
!418 = !DILocation(line: 113, column: 22, scope: !413)
!419 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !420)
!420 = distinct !DILocation(line: 113, column: 37, scope: !413)
!421 = !DILocation(line: 113, column: 35, scope: !413)
!422 = !DILocation(line: 114, column: 9, scope: !413)
!423 = !DILocation(line: 115, column: 16, scope: !413)
!424 = !DILocation(line: 117, column: 21, scope: !413)
!425 = !DILocation(line: 117, column: 3, scope: !413)
!426 = !DILocation(line: 124, column: 18, scope: !413)
!427 = !DILocation(line: 124, column: 16, scope: !413)
!428 = !DILocation(line: 0, scope: !413)
!429 = !DILocation(line: 124, column: 27, scope: !413)
!430 = !DILocation(line: 124, column: 25, scope: !413)
!431 = !DILocation(line: 124, column: 3, scope: !413)
!432 = !DILocation(line: 124, column: 9, scope: !413)
!433 = !DILocation(line: 125, column: 1, scope: !413)
!434 = !DILocation(line: 118, column: 11, scope: !413)
!435 = !DILocation(line: 118, column: 22, scope: !413)
!436 = !DILocation(line: 119, column: 18, scope: !413)
!437 = !DILocation(line: 119, column: 15, scope: !413)
!438 = !DILocation(line: 119, column: 24, scope: !413)
!439 = !DILocation(line: 120, column: 11, scope: !413)
!440 = !DILocation(line: 120, column: 22, scope: !413)
!441 = !DILocation(line: 121, column: 18, scope: !413)
!442 = !DILocation(line: 121, column: 15, scope: !413)
!443 = !DILocation(line: 121, column: 24, scope: !413)
!444 = !DILocation(line: 122, column: 11, scope: !413)
!445 = !DILocation(line: 122, column: 19, scope: !413)
!446 = !DILocation(line: 122, column: 15, scope: !413)
!447 = !DILocation(line: 122, column: 23, scope: !413)
!448 = !DILocation(line: 117, column: 31, scope: !413)
!449 = distinct !{!449, !425, !450, !117, !118}
!450 = !DILocation(line: 123, column: 3, scope: !413)
!451 = distinct !DISubprogram(name: "quantize", scope: !1, file: !1, line: 127, type: !12, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!452 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !453)
!453 = distinct !DILocation(line: 128, column: 11, scope: !451)
!454 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !455)
!455 = distinct !DILocation(line: 128, column: 24, scope: !451)
!456 = !DILocation(line: 128, column: 22, scope: !451)
!457 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !458)
!458 = distinct !DILocation(line: 128, column: 37, scope: !451)
!459 = !DILocation(line: 128, column: 35, scope: !451)
!460 = !DILocation(line: 129, column: 9, scope: !451)
!461 = !DILocation(line: 130, column: 22, scope: !451)
!462 = !DILocation(line: 130, column: 27, scope: !451)
!463 = !DILocation(line: 260, column: 44, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "rintf", scope: !17, file: !17, line: 260, type: !12, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!465 = distinct !DILocation(line: 130, column: 16, scope: !451)
!466 = !DILocation(line: 130, column: 16, scope: !451)
!467 = !DILocation(line: 130, column: 36, scope: !451)
!468 = !DILocation(line: 131, column: 24, scope: !451)
!469 = !DILocation(line: 131, column: 23, scope: !451)
!470 = !DILocation(line: 131, column: 3, scope: !451)
!471 = !DILocation(line: 131, column: 8, scope: !451)
!472 = !{!9, !9, i64 0}
!473 = !DILocation(line: 132, column: 1, scope: !451)
!474 = distinct !DISubprogram(name: "gelu", scope: !1, file: !1, line: 134, type: !12, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!475 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !476)
!476 = distinct !DILocation(line: 135, column: 11, scope: !474)
!477 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !478)
!478 = distinct !DILocation(line: 135, column: 24, scope: !474)
!479 = !DILocation(line: 135, column: 22, scope: !474)
!480 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !481)
!481 = distinct !DILocation(line: 135, column: 37, scope: !474)
!482 = !DILocation(line: 135, column: 35, scope: !474)
!483 = !DILocation(line: 136, column: 9, scope: !474)
!484 = !DILocation(line: 136, column: 28, scope: !474)
!485 = !DILocation(line: 136, column: 26, scope: !474)
!486 = !DILocation(line: 136, column: 53, scope: !474)
!487 = !DILocation(line: 105, column: 43, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "erff", scope: !17, file: !17, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!489 = distinct !DILocation(line: 136, column: 43, scope: !474)
!490 = !DILocation(line: 136, column: 41, scope: !474)
!491 = !DILocation(line: 136, column: 33, scope: !474)
!492 = !DILocation(line: 136, column: 14, scope: !474)
!493 = !DILocation(line: 136, column: 19, scope: !474)
!494 = !DILocation(line: 137, column: 1, scope: !474)
!495 = distinct !DISubprogram(name: "conv2d", scope: !1, file: !1, line: 140, type: !12, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!496 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !497)
!497 = distinct !DILocation(line: 142, column: 11, scope: !495)
!498 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !499)
!499 = distinct !DILocation(line: 142, column: 24, scope: !495)
!500 = !DILocation(line: 142, column: 22, scope: !495)
!501 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !502)
!502 = distinct !DILocation(line: 142, column: 37, scope: !495)
!503 = !DILocation(line: 142, column: 35, scope: !495)
!504 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !505)
!505 = distinct !DILocation(line: 143, column: 11, scope: !495)
!506 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !507)
!507 = distinct !DILocation(line: 143, column: 24, scope: !495)
!508 = !DILocation(line: 143, column: 22, scope: !495)
!509 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !510)
!510 = distinct !DILocation(line: 143, column: 37, scope: !495)
!511 = !DILocation(line: 143, column: 35, scope: !495)
!512 = !DILocation(line: 68, column: 27, scope: !513, inlinedAt: !514)
!513 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !24, file: !24, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!514 = distinct !DILocation(line: 144, column: 11, scope: !495)
!515 = !DILocation(line: 145, column: 14, scope: !495)
!516 = !DILocation(line: 145, column: 18, scope: !495)
!517 = !DILocation(line: 145, column: 31, scope: !495)
!518 = !DILocation(line: 145, column: 35, scope: !495)
!519 = !DILocation(line: 146, column: 9, scope: !495)
!520 = !DILocation(line: 146, column: 15, scope: !495)
!521 = !DILocation(line: 147, column: 15, scope: !495)
!522 = !DILocation(line: 148, column: 21, scope: !495)
!523 = !DILocation(line: 148, column: 3, scope: !495)
!524 = !DILocation(line: 149, column: 5, scope: !495)
!525 = !DILocation(line: 147, column: 9, scope: !495)
!526 = !DILocation(line: 152, column: 8, scope: !495)
!527 = !DILocation(line: 152, column: 13, scope: !495)
!528 = !DILocation(line: 152, column: 18, scope: !495)
!529 = !DILocation(line: 152, column: 23, scope: !495)
!530 = !DILocation(line: 152, column: 3, scope: !495)
!531 = !DILocation(line: 152, column: 28, scope: !495)
!532 = !DILocation(line: 153, column: 1, scope: !495)
!533 = !DILocation(line: 150, column: 7, scope: !495)
!534 = !DILocation(line: 148, column: 34, scope: !495)
!535 = distinct !{!535, !523, !536, !117, !118}
!536 = !DILocation(line: 151, column: 92, scope: !495)
!537 = !DILocation(line: 149, column: 32, scope: !495)
!538 = !DILocation(line: 149, column: 25, scope: !495)
!539 = distinct !{!539, !524, !536, !117, !118}
!540 = !DILocation(line: 151, column: 52, scope: !495)
!541 = !DILocation(line: 151, column: 16, scope: !495)
!542 = !DILocation(line: 151, column: 88, scope: !495)
!543 = !DILocation(line: 151, column: 60, scope: !495)
!544 = !DILocation(line: 151, column: 58, scope: !495)
!545 = !DILocation(line: 151, column: 13, scope: !495)
!546 = !DILocation(line: 150, column: 34, scope: !495)
!547 = !DILocation(line: 150, column: 27, scope: !495)
!548 = distinct !{!548, !533, !536, !117, !118}
!549 = distinct !DISubprogram(name: "max_pool", scope: !1, file: !1, line: 155, type: !12, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!550 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !551)
!551 = distinct !DILocation(line: 156, column: 11, scope: !549)
!552 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !553)
!553 = distinct !DILocation(line: 156, column: 24, scope: !549)
!554 = !DILocation(line: 156, column: 22, scope: !549)
!555 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !556)
!556 = distinct !DILocation(line: 156, column: 37, scope: !549)
!557 = !DILocation(line: 156, column: 35, scope: !549)
!558 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !559)
!559 = distinct !DILocation(line: 157, column: 11, scope: !549)
!560 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !561)
!561 = distinct !DILocation(line: 157, column: 24, scope: !549)
!562 = !DILocation(line: 157, column: 22, scope: !549)
!563 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !564)
!564 = distinct !DILocation(line: 157, column: 37, scope: !549)
!565 = !DILocation(line: 157, column: 35, scope: !549)
!566 = !DILocation(line: 158, column: 9, scope: !549)
!567 = !DILocation(line: 158, column: 14, scope: !549)
!568 = !DILocation(line: 160, column: 23, scope: !549)
!569 = !DILocation(line: 160, column: 3, scope: !549)
!570 = !DILocation(line: 161, column: 5, scope: !549)
!571 = !DILocation(line: 159, column: 9, scope: !549)
!572 = !DILocation(line: 162, column: 7, scope: !549)
!573 = !DILocation(line: 162, column: 11, scope: !549)
!574 = !DILocation(line: 162, column: 3, scope: !549)
!575 = !DILocation(line: 162, column: 16, scope: !549)
!576 = !DILocation(line: 163, column: 1, scope: !549)
!577 = !DILocation(line: 160, column: 30, scope: !549)
!578 = distinct !{!578, !569, !579, !117, !118}
!579 = !DILocation(line: 161, column: 91, scope: !549)
!580 = !DILocation(line: 161, column: 86, scope: !549)
!581 = !DILocation(line: 161, column: 53, scope: !549)
!582 = !DILocation(line: 136, column: 55, scope: !112, inlinedAt: !583)
!583 = distinct !DILocation(line: 161, column: 42, scope: !549)
!584 = !DILocation(line: 161, column: 32, scope: !549)
!585 = !DILocation(line: 161, column: 25, scope: !549)
!586 = distinct !{!586, !570, !579, !117, !118}
!587 = distinct !DISubprogram(name: "batched_gemm", scope: !1, file: !1, line: 166, type: !12, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!588 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !589)
!589 = distinct !DILocation(line: 168, column: 13, scope: !587)
!590 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !591)
!591 = distinct !DILocation(line: 168, column: 26, scope: !587)
!592 = !DILocation(line: 168, column: 24, scope: !587)
!593 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !594)
!594 = distinct !DILocation(line: 168, column: 39, scope: !587)
!595 = !DILocation(line: 168, column: 37, scope: !587)
!596 = !DILocation(line: 67, column: 27, scope: !203, inlinedAt: !597)
!597 = distinct !DILocation(line: 169, column: 13, scope: !587)
!598 = !DILocation(line: 80, column: 27, scope: !206, inlinedAt: !599)
!599 = distinct !DILocation(line: 169, column: 26, scope: !587)
!600 = !DILocation(line: 169, column: 24, scope: !587)
!601 = !DILocation(line: 54, column: 27, scope: !210, inlinedAt: !602)
!602 = distinct !DILocation(line: 169, column: 39, scope: !587)
!603 = !DILocation(line: 169, column: 37, scope: !587)
!604 = !DILocation(line: 171, column: 11, scope: !587)
!605 = !DILocation(line: 171, column: 16, scope: !587)
!606 = !DILocation(line: 68, column: 27, scope: !513, inlinedAt: !607)
!607 = distinct !DILocation(line: 170, column: 15, scope: !587)
!608 = !DILocation(line: 172, column: 31, scope: !587)
!609 = !DILocation(line: 172, column: 35, scope: !587)
!610 = !DILocation(line: 172, column: 23, scope: !587)
!611 = !DILocation(line: 172, column: 45, scope: !587)
!612 = !DILocation(line: 172, column: 39, scope: !587)
!613 = !DILocation(line: 173, column: 31, scope: !587)
!614 = !DILocation(line: 173, column: 35, scope: !587)
!615 = !DILocation(line: 173, column: 23, scope: !587)
!616 = !DILocation(line: 173, column: 39, scope: !587)
!617 = !DILocation(line: 175, column: 21, scope: !587)
!618 = !DILocation(line: 175, column: 3, scope: !587)
!619 = !DILocation(line: 0, scope: !587)
!620 = !DILocation(line: 176, column: 30, scope: !587)
!621 = !DILocation(line: 176, column: 37, scope: !587)
!622 = !DILocation(line: 176, column: 17, scope: !587)
!623 = !DILocation(line: 176, column: 41, scope: !587)
!624 = !DILocation(line: 177, column: 14, scope: !587)
!625 = !DILocation(line: 177, column: 29, scope: !587)
!626 = !DILocation(line: 177, column: 27, scope: !587)
!627 = !DILocation(line: 177, column: 20, scope: !587)
!628 = !DILocation(line: 177, column: 6, scope: !587)
!629 = !DILocation(line: 178, column: 1, scope: !587)
!630 = !DILocation(line: 175, column: 38, scope: !587)
!631 = !DILocation(line: 175, column: 49, scope: !587)
!632 = !DILocation(line: 175, column: 45, scope: !587)
!633 = !DILocation(line: 175, column: 43, scope: !587)
!634 = !DILocation(line: 175, column: 35, scope: !587)
!635 = !DILocation(line: 175, column: 27, scope: !587)
!636 = distinct !{!636, !618, !637, !117, !118}
!637 = !DILocation(line: 175, column: 52, scope: !587)
!638 = distinct !DISubprogram(name: "determinant3", scope: !1, file: !1, line: 180, type: !12, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!639 = !DILocation(line: 181, column: 10, scope: !638)
!640 = !DILocation(line: 181, column: 18, scope: !638)
!641 = !DILocation(line: 181, column: 25, scope: !638)
!642 = !DILocation(line: 181, column: 23, scope: !638)
!643 = !DILocation(line: 181, column: 32, scope: !638)
!644 = !DILocation(line: 181, column: 39, scope: !638)
!645 = !DILocation(line: 181, column: 37, scope: !638)
!646 = !DILocation(line: 181, column: 30, scope: !638)
!647 = !DILocation(line: 181, column: 15, scope: !638)
!648 = !DILocation(line: 181, column: 47, scope: !638)
!649 = !DILocation(line: 181, column: 55, scope: !638)
!650 = !DILocation(line: 181, column: 60, scope: !638)
!651 = !DILocation(line: 181, column: 76, scope: !638)
!652 = !DILocation(line: 181, column: 74, scope: !638)
!653 = !DILocation(line: 181, column: 67, scope: !638)
!654 = !DILocation(line: 181, column: 52, scope: !638)
!655 = !DILocation(line: 181, column: 45, scope: !638)
!656 = !DILocation(line: 182, column: 10, scope: !638)
!657 = !DILocation(line: 182, column: 23, scope: !638)
!658 = !DILocation(line: 182, column: 37, scope: !638)
!659 = !DILocation(line: 182, column: 30, scope: !638)
!660 = !DILocation(line: 182, column: 15, scope: !638)
!661 = !DILocation(line: 181, column: 82, scope: !638)
!662 = !DILocation(line: 181, column: 8, scope: !638)
!663 = !DILocation(line: 183, column: 1, scope: !638)
!664 = distinct !DISubprogram(name: "determinants", scope: !1, file: !1, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!665 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !666)
!666 = distinct !DILocation(line: 186, column: 11, scope: !664)
!667 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !668)
!668 = distinct !DILocation(line: 186, column: 24, scope: !664)
!669 = !DILocation(line: 186, column: 22, scope: !664)
!670 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !671)
!671 = distinct !DILocation(line: 186, column: 37, scope: !664)
!672 = !DILocation(line: 186, column: 35, scope: !664)
!673 = !DILocation(line: 187, column: 9, scope: !664)
!674 = !DILocation(line: 187, column: 40, scope: !664)
!675 = !DILocation(line: 187, column: 36, scope: !664)
!676 = !DILocation(line: 187, column: 49, scope: !664)
!677 = !DILocation(line: 181, column: 10, scope: !638, inlinedAt: !678)
!678 = distinct !DILocation(line: 187, column: 14, scope: !664)
!679 = !DILocation(line: 181, column: 18, scope: !638, inlinedAt: !678)
!680 = !DILocation(line: 181, column: 25, scope: !638, inlinedAt: !678)
!681 = !DILocation(line: 181, column: 23, scope: !638, inlinedAt: !678)
!682 = !DILocation(line: 181, column: 32, scope: !638, inlinedAt: !678)
!683 = !DILocation(line: 181, column: 39, scope: !638, inlinedAt: !678)
!684 = !DILocation(line: 181, column: 37, scope: !638, inlinedAt: !678)
!685 = !DILocation(line: 181, column: 30, scope: !638, inlinedAt: !678)
!686 = !DILocation(line: 181, column: 15, scope: !638, inlinedAt: !678)
!687 = !DILocation(line: 181, column: 47, scope: !638, inlinedAt: !678)
!688 = !DILocation(line: 181, column: 55, scope: !638, inlinedAt: !678)
!689 = !DILocation(line: 181, column: 60, scope: !638, inlinedAt: !678)
!690 = !DILocation(line: 181, column: 76, scope: !638, inlinedAt: !678)
!691 = !DILocation(line: 181, column: 74, scope: !638, inlinedAt: !678)
!692 = !DILocation(line: 181, column: 67, scope: !638, inlinedAt: !678)
!693 = !DILocation(line: 181, column: 52, scope: !638, inlinedAt: !678)
!694 = !DILocation(line: 181, column: 45, scope: !638, inlinedAt: !678)
!695 = !DILocation(line: 182, column: 10, scope: !638, inlinedAt: !678)
!696 = !DILocation(line: 182, column: 23, scope: !638, inlinedAt: !678)
!697 = !DILocation(line: 182, column: 37, scope: !638, inlinedAt: !678)
!698 = !DILocation(line: 182, column: 30, scope: !638, inlinedAt: !678)
!699 = !DILocation(line: 182, column: 15, scope: !638, inlinedAt: !678)
!700 = !DILocation(line: 181, column: 82, scope: !638, inlinedAt: !678)
!701 = !DILocation(line: 181, column: 8, scope: !638, inlinedAt: !678)
!702 = !DILocation(line: 187, column: 14, scope: !664)
!703 = !DILocation(line: 188, column: 1, scope: !664)
!704 = distinct !DISubprogram(name: "periodic", scope: !1, file: !1, line: 191, type: !12, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!705 = !DILocation(line: 66, column: 27, scope: !23, inlinedAt: !706)
!706 = distinct !DILocation(line: 192, column: 11, scope: !704)
!707 = !DILocation(line: 79, column: 27, scope: !27, inlinedAt: !708)
!708 = distinct !DILocation(line: 192, column: 24, scope: !704)
!709 = !DILocation(line: 192, column: 22, scope: !704)
!710 = !DILocation(line: 53, column: 27, scope: !31, inlinedAt: !711)
!711 = distinct !DILocation(line: 192, column: 37, scope: !704)
!712 = !DILocation(line: 192, column: 35, scope: !704)
!713 = !DILocation(line: 193, column: 9, scope: !704)
!714 = !DILocation(line: 194, column: 16, scope: !704)
!715 = !DILocation(line: 194, column: 14, scope: !704)
!716 = !DILocation(line: 195, column: 17, scope: !704)
!717 = !DILocation(line: 195, column: 15, scope: !704)
!718 = !DILocation(line: 196, column: 18, scope: !704)
!719 = !DILocation(line: 196, column: 29, scope: !704)
!720 = !DILocation(line: 196, column: 27, scope: !704)
!721 = !DILocation(line: 196, column: 15, scope: !704)
!722 = !DILocation(line: 196, column: 3, scope: !704)
!723 = !DILocation(line: 196, column: 8, scope: !704)
!724 = !DILocation(line: 197, column: 1, scope: !704)
