; ModuleID = 'conversions.cu'
source_filename = "conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10from_floatPKfPaPhPsPtPiPjPxPyi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, i32 noundef %9) local_unnamed_addr #0 !dbg !11 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %13 = mul i32 %11, %12, !dbg !21
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %15 = add i32 %13, %14, !dbg !25
  %16 = icmp slt i32 %15, %9, !dbg !26
  br i1 %16, label %17, label %38, !dbg !26

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64, !dbg !27
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !27
  %20 = load float, ptr %19, align 4, !dbg !27, !tbaa !28
  %21 = tail call contract noundef float @__nv_fabsf(float noundef %20) #4, !dbg !30
  %22 = fptosi float %20 to i8, !dbg !34
  %23 = getelementptr inbounds i8, ptr %1, i64 %18, !dbg !35
  store i8 %22, ptr %23, align 1, !dbg !36, !tbaa !37
  %24 = fptoui float %21 to i8, !dbg !38
  %25 = getelementptr inbounds i8, ptr %2, i64 %18, !dbg !39
  store i8 %24, ptr %25, align 1, !dbg !40, !tbaa !37
  %26 = fptosi float %20 to i16, !dbg !41
  %27 = getelementptr inbounds i16, ptr %3, i64 %18, !dbg !42
  store i16 %26, ptr %27, align 2, !dbg !43, !tbaa !44
  %28 = fptoui float %21 to i16, !dbg !46
  %29 = getelementptr inbounds i16, ptr %4, i64 %18, !dbg !47
  store i16 %28, ptr %29, align 2, !dbg !48, !tbaa !44
  %30 = fptosi float %20 to i32, !dbg !49
  %31 = getelementptr inbounds i32, ptr %5, i64 %18, !dbg !50
  store i32 %30, ptr %31, align 4, !dbg !51, !tbaa !7
  %32 = fptoui float %21 to i32, !dbg !52
  %33 = getelementptr inbounds i32, ptr %6, i64 %18, !dbg !53
  store i32 %32, ptr %33, align 4, !dbg !54, !tbaa !7
  %34 = fptosi float %20 to i64, !dbg !55
  %35 = getelementptr inbounds i64, ptr %7, i64 %18, !dbg !56
  store i64 %34, ptr %35, align 8, !dbg !57, !tbaa !58
  %36 = fptoui float %21 to i64, !dbg !60
  %37 = getelementptr inbounds i64, ptr %8, i64 %18, !dbg !61
  store i64 %36, ptr %37, align 8, !dbg !62, !tbaa !58
  br label %38, !dbg !63

38:                                               ; preds = %10, %17
  ret void, !dbg !63
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8to_floatPKaPKtPKiPKjPKxPKyPfPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, i32 noundef %8) local_unnamed_addr #1 !dbg !64 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %12 = mul i32 %10, %11, !dbg !69
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %14 = add i32 %12, %13, !dbg !72
  %15 = icmp slt i32 %14, %8, !dbg !73
  br i1 %15, label %16, label %52, !dbg !73

16:                                               ; preds = %9
  %17 = sext i32 %14 to i64, !dbg !74
  %18 = getelementptr inbounds i8, ptr %0, i64 %17, !dbg !74
  %19 = load i8, ptr %18, align 1, !dbg !74, !tbaa !37
  %20 = sitofp i8 %19 to float, !dbg !74
  %21 = getelementptr inbounds i16, ptr %1, i64 %17, !dbg !75
  %22 = load i16, ptr %21, align 2, !dbg !75, !tbaa !44
  %23 = uitofp i16 %22 to float, !dbg !75
  %24 = fmul contract float %23, 5.000000e-01, !dbg !76
  %25 = fadd contract float %24, %20, !dbg !77
  %26 = getelementptr inbounds i32, ptr %2, i64 %17, !dbg !78
  %27 = load i32, ptr %26, align 4, !dbg !78, !tbaa !7
  %28 = sitofp i32 %27 to float, !dbg !78
  %29 = fmul contract float %28, 2.500000e-01, !dbg !79
  %30 = fadd contract float %25, %29, !dbg !80
  %31 = getelementptr inbounds float, ptr %6, i64 %17, !dbg !81
  store float %30, ptr %31, align 4, !dbg !82, !tbaa !28
  %32 = getelementptr inbounds i32, ptr %3, i64 %17, !dbg !83
  %33 = load i32, ptr %32, align 4, !dbg !83, !tbaa !7
  %34 = uitofp i32 %33 to double, !dbg !83
  %35 = getelementptr inbounds i64, ptr %4, i64 %17, !dbg !84
  %36 = load i64, ptr %35, align 8, !dbg !84, !tbaa !58
  %37 = sitofp i64 %36 to double, !dbg !84
  %38 = fmul contract double %37, 5.000000e-01, !dbg !85
  %39 = fadd contract double %38, %34, !dbg !86
  %40 = getelementptr inbounds i64, ptr %5, i64 %17, !dbg !87
  %41 = load i64, ptr %40, align 8, !dbg !87, !tbaa !58
  %42 = uitofp i64 %41 to double, !dbg !87
  %43 = fmul contract double %42, 2.500000e-01, !dbg !88
  %44 = fadd contract double %39, %43, !dbg !89
  %45 = getelementptr inbounds double, ptr %7, i64 %17, !dbg !90
  store double %44, ptr %45, align 8, !dbg !91, !tbaa !92
  %46 = uitofp i32 %33 to float, !dbg !94
  %47 = sitofp i64 %36 to float, !dbg !95
  %48 = fadd contract float %46, %47, !dbg !96
  %49 = uitofp i64 %41 to float, !dbg !97
  %50 = fadd contract float %48, %49, !dbg !98
  %51 = fadd contract float %30, %50, !dbg !99
  store float %51, ptr %31, align 4, !dbg !99, !tbaa !28
  br label %52, !dbg !100

52:                                               ; preds = %9, %16
  ret void, !dbg !100
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14half_and_floatPKDF16_PKfPfPDF16_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !101 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %8 = mul i32 %6, %7, !dbg !106
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %10 = add i32 %8, %9, !dbg !109
  %11 = icmp slt i32 %10, %4, !dbg !110
  br i1 %11, label %12, label %24, !dbg !110

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !111
  %14 = getelementptr inbounds half, ptr %0, i64 %13, !dbg !111
  %15 = load half, ptr %14, align 2, !dbg !111, !tbaa !112
  %16 = fpext contract half %15 to float, !dbg !111
  %17 = fmul contract float %16, 3.000000e+00, !dbg !114
  %18 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !115
  store float %17, ptr %18, align 4, !dbg !116, !tbaa !28
  %19 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !117
  %20 = load float, ptr %19, align 4, !dbg !117, !tbaa !28
  %21 = fmul contract float %20, %20, !dbg !118
  %22 = fptrunc contract float %21 to half, !dbg !119
  %23 = getelementptr inbounds half, ptr %3, i64 %13, !dbg !120
  store half %22, ptr %23, align 2, !dbg !121, !tbaa !112
  br label %24, !dbg !122

24:                                               ; preds = %5, %12
  ret void, !dbg !122
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16bfloat_and_floatPKDF16bPKfPfPDF16bi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !123 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %8 = mul i32 %6, %7, !dbg !128
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %10 = add i32 %8, %9, !dbg !131
  %11 = icmp slt i32 %10, %4, !dbg !132
  br i1 %11, label %12, label %24, !dbg !132

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !133
  %14 = getelementptr inbounds bfloat, ptr %0, i64 %13, !dbg !133
  %15 = load bfloat, ptr %14, align 2, !dbg !133, !tbaa !134
  %16 = fpext contract bfloat %15 to float, !dbg !133
  %17 = fadd contract float %16, 1.000000e+00, !dbg !136
  %18 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !137
  store float %17, ptr %18, align 4, !dbg !138, !tbaa !28
  %19 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !139
  %20 = load float, ptr %19, align 4, !dbg !139, !tbaa !28
  %21 = fmul contract float %20, 1.500000e+00, !dbg !140
  %22 = fptrunc contract float %21 to bfloat, !dbg !141
  %23 = getelementptr inbounds bfloat, ptr %3, i64 %13, !dbg !142
  store bfloat %22, ptr %23, align 2, !dbg !143, !tbaa !134
  br label %24, !dbg !144

24:                                               ; preds = %5, %12
  ret void, !dbg !144
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16float_and_doublePKfPKdPdPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !145 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %8 = mul i32 %6, %7, !dbg !150
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %10 = add i32 %8, %9, !dbg !153
  %11 = icmp slt i32 %10, %4, !dbg !154
  br i1 %11, label %12, label %24, !dbg !154

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !155
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !155
  %15 = load float, ptr %14, align 4, !dbg !155, !tbaa !28
  %16 = fpext contract float %15 to double, !dbg !155
  %17 = fdiv contract double %16, 3.000000e+00, !dbg !156
  %18 = getelementptr inbounds double, ptr %2, i64 %13, !dbg !157
  store double %17, ptr %18, align 8, !dbg !158, !tbaa !92
  %19 = getelementptr inbounds double, ptr %1, i64 %13, !dbg !159
  %20 = load double, ptr %19, align 8, !dbg !159, !tbaa !92
  %21 = fdiv contract double %20, 3.000000e+00, !dbg !160
  %22 = fptrunc contract double %21 to float, !dbg !161
  %23 = getelementptr inbounds float, ptr %3, i64 %13, !dbg !162
  store float %22, ptr %23, align 4, !dbg !163, !tbaa !28
  br label %24, !dbg !164

24:                                               ; preds = %5, %12
  ret void, !dbg !164
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8integersPKiPKjPxPyPaPtPbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, i32 noundef %7) local_unnamed_addr #1 !dbg !165 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %11 = mul i32 %9, %10, !dbg !170
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %13 = add i32 %11, %12, !dbg !173
  %14 = icmp slt i32 %13, %7, !dbg !174
  br i1 %14, label %15, label %38, !dbg !174

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64, !dbg !175
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !175
  %18 = load i32, ptr %17, align 4, !dbg !175, !tbaa !7
  %19 = sext i32 %18 to i64, !dbg !175
  %20 = mul nsw i64 %19, 5, !dbg !176
  %21 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !177
  %22 = load i32, ptr %21, align 4, !dbg !177, !tbaa !7
  %23 = zext i32 %22 to i64, !dbg !177
  %24 = add nsw i64 %20, %23, !dbg !178
  %25 = getelementptr inbounds i64, ptr %2, i64 %16, !dbg !179
  store i64 %24, ptr %25, align 8, !dbg !180, !tbaa !58
  %26 = xor i64 %23, %19, !dbg !181
  %27 = getelementptr inbounds i64, ptr %3, i64 %16, !dbg !182
  store i64 %26, ptr %27, align 8, !dbg !183, !tbaa !58
  %28 = trunc i32 %18 to i8, !dbg !184
  %29 = getelementptr inbounds i8, ptr %4, i64 %16, !dbg !185
  store i8 %28, ptr %29, align 1, !dbg !186, !tbaa !37
  %30 = load i32, ptr %21, align 4, !dbg !187, !tbaa !7
  %31 = lshr i32 %30, 3, !dbg !188
  %32 = trunc i32 %31 to i16, !dbg !189
  %33 = getelementptr inbounds i16, ptr %5, i64 %16, !dbg !190
  store i16 %32, ptr %33, align 2, !dbg !191, !tbaa !44
  %34 = load i32, ptr %17, align 4, !dbg !192, !tbaa !7
  %35 = icmp ne i32 %34, 0, !dbg !192
  %36 = getelementptr inbounds i8, ptr %6, i64 %16, !dbg !193
  %37 = zext i1 %35 to i8, !dbg !194
  store i8 %37, ptr %36, align 1, !dbg !194, !tbaa !195
  br label %38, !dbg !197

38:                                               ; preds = %8, %15
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8roundingPKfPiS1_S1_S1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !198 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !201
  %9 = mul i32 %7, %8, !dbg !203
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204
  %11 = add i32 %9, %10, !dbg !206
  %12 = icmp slt i32 %11, %5, !dbg !207
  br i1 %12, label %13, label %28, !dbg !207

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !208
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !208
  %16 = load float, ptr %15, align 4, !dbg !208, !tbaa !28
  %17 = tail call noundef i32 @__nv_float2int_rd(float noundef %16) #4, !dbg !209
  %18 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !213
  store i32 %17, ptr %18, align 4, !dbg !214, !tbaa !7
  %19 = load float, ptr %15, align 4, !dbg !215, !tbaa !28
  %20 = tail call noundef i32 @__nv_float2int_ru(float noundef %19) #4, !dbg !216
  %21 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !219
  store i32 %20, ptr %21, align 4, !dbg !220, !tbaa !7
  %22 = load float, ptr %15, align 4, !dbg !221, !tbaa !28
  %23 = tail call noundef i32 @__nv_float2int_rn(float noundef %22) #4, !dbg !222
  %24 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !225
  store i32 %23, ptr %24, align 4, !dbg !226, !tbaa !7
  %25 = load float, ptr %15, align 4, !dbg !227, !tbaa !28
  %26 = tail call noundef i32 @__nv_float2int_rz(float noundef %25) #4, !dbg !228
  %27 = getelementptr inbounds i32, ptr %4, i64 %14, !dbg !231
  store i32 %26, ptr %27, align 4, !dbg !232, !tbaa !7
  br label %28, !dbg !233

28:                                               ; preds = %6, %13
  ret void, !dbg !233
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9bit_castsPKfPiPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !234 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %7 = mul i32 %5, %6, !dbg !239
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %9 = add i32 %7, %8, !dbg !242
  %10 = icmp slt i32 %9, %3, !dbg !243
  br i1 %10, label %11, label %20, !dbg !243

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !244
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !244
  %14 = load float, ptr %13, align 4, !dbg !244, !tbaa !28
  %15 = tail call noundef i32 @__nv_float_as_int(float noundef %14) #4, !dbg !245
  %16 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !248
  store i32 %15, ptr %16, align 4, !dbg !249, !tbaa !7
  %17 = xor i32 %15, -2147483648, !dbg !250
  %18 = tail call contract noundef float @__nv_int_as_float(i32 noundef %17) #4, !dbg !251
  %19 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !254
  store float %18, ptr %19, align 4, !dbg !255, !tbaa !28
  br label %20, !dbg !256

20:                                               ; preds = %4, %11
  ret void, !dbg !256
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16bit_casts_doublePKdPxPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !257 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !258
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260
  %7 = mul i32 %5, %6, !dbg !262
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %9 = add i32 %7, %8, !dbg !265
  %10 = icmp slt i32 %9, %3, !dbg !266
  br i1 %10, label %11, label %22, !dbg !266

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !267
  %13 = getelementptr inbounds double, ptr %0, i64 %12, !dbg !267
  %14 = load double, ptr %13, align 8, !dbg !267, !tbaa !92
  %15 = tail call noundef i64 @__nv_double_as_longlong(double noundef %14) #4, !dbg !268
  %16 = getelementptr inbounds i64, ptr %1, i64 %12, !dbg !271
  store i64 %15, ptr %16, align 8, !dbg !272, !tbaa !58
  %17 = load double, ptr %13, align 8, !dbg !273, !tbaa !92
  %18 = tail call noundef i64 @__nv_double_as_longlong(double noundef %17) #4, !dbg !274
  %19 = add nsw i64 %18, 1, !dbg !276
  %20 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %19) #4, !dbg !277
  %21 = getelementptr inbounds double, ptr %2, i64 %12, !dbg !280
  store double %20, ptr %21, align 8, !dbg !281, !tbaa !92
  br label %22, !dbg !282

22:                                               ; preds = %4, %11
  ret void, !dbg !282
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12inverse_sqrtPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !283 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %6 = mul i32 %4, %5, !dbg !288
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %8 = add i32 %6, %7, !dbg !291
  %9 = icmp slt i32 %8, %2, !dbg !292
  br i1 %9, label %10, label %28, !dbg !292

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !293
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !293
  %13 = load float, ptr %12, align 4, !dbg !293, !tbaa !28
  %14 = fmul contract float %13, 5.000000e-01, !dbg !294
  %15 = tail call noundef i32 @__nv_float_as_int(float noundef %13) #4, !dbg !295
  %16 = ashr i32 %15, 1, !dbg !297
  %17 = sub nsw i32 1597463007, %16, !dbg !298
  %18 = tail call contract noundef float @__nv_int_as_float(i32 noundef %17) #4, !dbg !299
  %19 = fmul contract float %14, %18, !dbg !301
  %20 = fmul contract float %18, %19, !dbg !302
  %21 = fsub contract float 1.500000e+00, %20, !dbg !303
  %22 = fmul contract float %18, %21, !dbg !304
  %23 = fmul contract float %14, %22, !dbg !305
  %24 = fmul contract float %22, %23, !dbg !306
  %25 = fsub contract float 1.500000e+00, %24, !dbg !307
  %26 = fmul contract float %22, %25, !dbg !308
  %27 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !309
  store float %26, ptr %27, align 4, !dbg !310, !tbaa !28
  br label %28, !dbg !311

28:                                               ; preds = %3, %10
  ret void, !dbg !311
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16halves_of_doublePKdPiS1_Pdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !312 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !313
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %8 = mul i32 %6, %7, !dbg !317
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318
  %10 = add i32 %8, %9, !dbg !320
  %11 = icmp slt i32 %10, %4, !dbg !321
  br i1 %11, label %12, label %24, !dbg !321

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !322
  %14 = getelementptr inbounds double, ptr %0, i64 %13, !dbg !322
  %15 = load double, ptr %14, align 8, !dbg !322, !tbaa !92
  %16 = tail call noundef i32 @__nv_double2hiint(double noundef %15) #4, !dbg !323
  %17 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !326
  store i32 %16, ptr %17, align 4, !dbg !327, !tbaa !7
  %18 = load double, ptr %14, align 8, !dbg !328, !tbaa !92
  %19 = tail call noundef i32 @__nv_double2loint(double noundef %18) #4, !dbg !329
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !332
  store i32 %19, ptr %20, align 4, !dbg !333, !tbaa !7
  %21 = load i32, ptr %17, align 4, !dbg !334, !tbaa !7
  %22 = tail call contract noundef double @__nv_hiloint2double(i32 noundef %21, i32 noundef %19) #4, !dbg !335
  %23 = getelementptr inbounds double, ptr %3, i64 %13, !dbg !338
  store double %22, ptr %23, align 8, !dbg !339, !tbaa !92
  br label %24, !dbg !340

24:                                               ; preds = %5, %12
  ret void, !dbg !340
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rd(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_ru(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rn(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rz(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_double2hiint(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_double2loint(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hiloint2double(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "conversions.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "from_float", scope: !1, file: !1, line: 3, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 24, scope: !11)
!21 = !DILocation(line: 6, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 37, scope: !11)
!25 = !DILocation(line: 6, column: 35, scope: !11)
!26 = !DILocation(line: 7, column: 9, scope: !11)
!27 = !DILocation(line: 8, column: 13, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 116, column: 44, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "fabsf", scope: !32, file: !32, line: 116, type: !12, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!33 = distinct !DILocation(line: 8, column: 23, scope: !11)
!34 = !DILocation(line: 9, column: 23, scope: !11)
!35 = !DILocation(line: 9, column: 3, scope: !11)
!36 = !DILocation(line: 9, column: 8, scope: !11)
!37 = !{!9, !9, i64 0}
!38 = !DILocation(line: 10, column: 25, scope: !11)
!39 = !DILocation(line: 10, column: 3, scope: !11)
!40 = !DILocation(line: 10, column: 8, scope: !11)
!41 = !DILocation(line: 11, column: 17, scope: !11)
!42 = !DILocation(line: 11, column: 3, scope: !11)
!43 = !DILocation(line: 11, column: 8, scope: !11)
!44 = !{!45, !45, i64 0}
!45 = !{!"short", !9, i64 0}
!46 = !DILocation(line: 12, column: 26, scope: !11)
!47 = !DILocation(line: 12, column: 3, scope: !11)
!48 = !DILocation(line: 12, column: 8, scope: !11)
!49 = !DILocation(line: 13, column: 15, scope: !11)
!50 = !DILocation(line: 13, column: 3, scope: !11)
!51 = !DILocation(line: 13, column: 8, scope: !11)
!52 = !DILocation(line: 14, column: 20, scope: !11)
!53 = !DILocation(line: 14, column: 3, scope: !11)
!54 = !DILocation(line: 14, column: 8, scope: !11)
!55 = !DILocation(line: 15, column: 21, scope: !11)
!56 = !DILocation(line: 15, column: 3, scope: !11)
!57 = !DILocation(line: 15, column: 8, scope: !11)
!58 = !{!59, !59, i64 0}
!59 = !{!"long long", !9, i64 0}
!60 = !DILocation(line: 16, column: 30, scope: !11)
!61 = !DILocation(line: 16, column: 3, scope: !11)
!62 = !DILocation(line: 16, column: 8, scope: !11)
!63 = !DILocation(line: 17, column: 1, scope: !11)
!64 = distinct !DISubprogram(name: "to_float", scope: !1, file: !1, line: 19, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !66)
!66 = distinct !DILocation(line: 22, column: 11, scope: !64)
!67 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !68)
!68 = distinct !DILocation(line: 22, column: 24, scope: !64)
!69 = !DILocation(line: 22, column: 22, scope: !64)
!70 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !71)
!71 = distinct !DILocation(line: 22, column: 37, scope: !64)
!72 = !DILocation(line: 22, column: 35, scope: !64)
!73 = !DILocation(line: 23, column: 9, scope: !64)
!74 = !DILocation(line: 24, column: 17, scope: !64)
!75 = !DILocation(line: 24, column: 31, scope: !64)
!76 = !DILocation(line: 24, column: 36, scope: !64)
!77 = !DILocation(line: 24, column: 22, scope: !64)
!78 = !DILocation(line: 24, column: 52, scope: !64)
!79 = !DILocation(line: 24, column: 57, scope: !64)
!80 = !DILocation(line: 24, column: 43, scope: !64)
!81 = !DILocation(line: 24, column: 3, scope: !64)
!82 = !DILocation(line: 24, column: 8, scope: !64)
!83 = !DILocation(line: 25, column: 18, scope: !64)
!84 = !DILocation(line: 25, column: 33, scope: !64)
!85 = !DILocation(line: 25, column: 38, scope: !64)
!86 = !DILocation(line: 25, column: 23, scope: !64)
!87 = !DILocation(line: 25, column: 54, scope: !64)
!88 = !DILocation(line: 25, column: 59, scope: !64)
!89 = !DILocation(line: 25, column: 44, scope: !64)
!90 = !DILocation(line: 25, column: 3, scope: !64)
!91 = !DILocation(line: 25, column: 8, scope: !64)
!92 = !{!93, !93, i64 0}
!93 = !{!"double", !9, i64 0}
!94 = !DILocation(line: 26, column: 18, scope: !64)
!95 = !DILocation(line: 26, column: 32, scope: !64)
!96 = !DILocation(line: 26, column: 23, scope: !64)
!97 = !DILocation(line: 26, column: 46, scope: !64)
!98 = !DILocation(line: 26, column: 37, scope: !64)
!99 = !DILocation(line: 26, column: 8, scope: !64)
!100 = !DILocation(line: 27, column: 1, scope: !64)
!101 = distinct !DISubprogram(name: "half_and_float", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !103)
!103 = distinct !DILocation(line: 30, column: 11, scope: !101)
!104 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !105)
!105 = distinct !DILocation(line: 30, column: 24, scope: !101)
!106 = !DILocation(line: 30, column: 22, scope: !101)
!107 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !108)
!108 = distinct !DILocation(line: 30, column: 37, scope: !101)
!109 = !DILocation(line: 30, column: 35, scope: !101)
!110 = !DILocation(line: 31, column: 9, scope: !101)
!111 = !DILocation(line: 32, column: 17, scope: !101)
!112 = !{!113, !113, i64 0}
!113 = !{!"_Float16", !9, i64 0}
!114 = !DILocation(line: 32, column: 22, scope: !101)
!115 = !DILocation(line: 32, column: 3, scope: !101)
!116 = !DILocation(line: 32, column: 8, scope: !101)
!117 = !DILocation(line: 33, column: 21, scope: !101)
!118 = !DILocation(line: 33, column: 26, scope: !101)
!119 = !DILocation(line: 33, column: 20, scope: !101)
!120 = !DILocation(line: 33, column: 3, scope: !101)
!121 = !DILocation(line: 33, column: 8, scope: !101)
!122 = !DILocation(line: 34, column: 1, scope: !101)
!123 = distinct !DISubprogram(name: "bfloat_and_float", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !125)
!125 = distinct !DILocation(line: 37, column: 11, scope: !123)
!126 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !127)
!127 = distinct !DILocation(line: 37, column: 24, scope: !123)
!128 = !DILocation(line: 37, column: 22, scope: !123)
!129 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !130)
!130 = distinct !DILocation(line: 37, column: 37, scope: !123)
!131 = !DILocation(line: 37, column: 35, scope: !123)
!132 = !DILocation(line: 38, column: 9, scope: !123)
!133 = !DILocation(line: 39, column: 17, scope: !123)
!134 = !{!135, !135, i64 0}
!135 = !{!"__bf16", !9, i64 0}
!136 = !DILocation(line: 39, column: 22, scope: !123)
!137 = !DILocation(line: 39, column: 3, scope: !123)
!138 = !DILocation(line: 39, column: 8, scope: !123)
!139 = !DILocation(line: 40, column: 19, scope: !123)
!140 = !DILocation(line: 40, column: 24, scope: !123)
!141 = !DILocation(line: 40, column: 18, scope: !123)
!142 = !DILocation(line: 40, column: 3, scope: !123)
!143 = !DILocation(line: 40, column: 8, scope: !123)
!144 = !DILocation(line: 41, column: 1, scope: !123)
!145 = distinct !DISubprogram(name: "float_and_double", scope: !1, file: !1, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !147)
!147 = distinct !DILocation(line: 44, column: 11, scope: !145)
!148 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !149)
!149 = distinct !DILocation(line: 44, column: 24, scope: !145)
!150 = !DILocation(line: 44, column: 22, scope: !145)
!151 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !152)
!152 = distinct !DILocation(line: 44, column: 37, scope: !145)
!153 = !DILocation(line: 44, column: 35, scope: !145)
!154 = !DILocation(line: 45, column: 9, scope: !145)
!155 = !DILocation(line: 46, column: 18, scope: !145)
!156 = !DILocation(line: 46, column: 23, scope: !145)
!157 = !DILocation(line: 46, column: 3, scope: !145)
!158 = !DILocation(line: 46, column: 8, scope: !145)
!159 = !DILocation(line: 47, column: 18, scope: !145)
!160 = !DILocation(line: 47, column: 23, scope: !145)
!161 = !DILocation(line: 47, column: 17, scope: !145)
!162 = !DILocation(line: 47, column: 3, scope: !145)
!163 = !DILocation(line: 47, column: 8, scope: !145)
!164 = !DILocation(line: 48, column: 1, scope: !145)
!165 = distinct !DISubprogram(name: "integers", scope: !1, file: !1, line: 50, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !167)
!167 = distinct !DILocation(line: 52, column: 11, scope: !165)
!168 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !169)
!169 = distinct !DILocation(line: 52, column: 24, scope: !165)
!170 = !DILocation(line: 52, column: 22, scope: !165)
!171 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !172)
!172 = distinct !DILocation(line: 52, column: 37, scope: !165)
!173 = !DILocation(line: 52, column: 35, scope: !165)
!174 = !DILocation(line: 53, column: 9, scope: !165)
!175 = !DILocation(line: 54, column: 21, scope: !165)
!176 = !DILocation(line: 54, column: 26, scope: !165)
!177 = !DILocation(line: 54, column: 32, scope: !165)
!178 = !DILocation(line: 54, column: 30, scope: !165)
!179 = !DILocation(line: 54, column: 3, scope: !165)
!180 = !DILocation(line: 54, column: 8, scope: !165)
!181 = !DILocation(line: 55, column: 35, scope: !165)
!182 = !DILocation(line: 55, column: 3, scope: !165)
!183 = !DILocation(line: 55, column: 8, scope: !165)
!184 = !DILocation(line: 56, column: 23, scope: !165)
!185 = !DILocation(line: 56, column: 3, scope: !165)
!186 = !DILocation(line: 56, column: 8, scope: !165)
!187 = !DILocation(line: 57, column: 27, scope: !165)
!188 = !DILocation(line: 57, column: 32, scope: !165)
!189 = !DILocation(line: 57, column: 26, scope: !165)
!190 = !DILocation(line: 57, column: 3, scope: !165)
!191 = !DILocation(line: 57, column: 8, scope: !165)
!192 = !DILocation(line: 58, column: 10, scope: !165)
!193 = !DILocation(line: 58, column: 3, scope: !165)
!194 = !DILocation(line: 58, column: 8, scope: !165)
!195 = !{!196, !196, i64 0}
!196 = !{!"bool", !9, i64 0}
!197 = !DILocation(line: 59, column: 1, scope: !165)
!198 = distinct !DISubprogram(name: "rounding", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !200)
!200 = distinct !DILocation(line: 62, column: 11, scope: !198)
!201 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !202)
!202 = distinct !DILocation(line: 62, column: 24, scope: !198)
!203 = !DILocation(line: 62, column: 22, scope: !198)
!204 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !205)
!205 = distinct !DILocation(line: 62, column: 37, scope: !198)
!206 = !DILocation(line: 62, column: 35, scope: !198)
!207 = !DILocation(line: 63, column: 9, scope: !198)
!208 = !DILocation(line: 64, column: 28, scope: !198)
!209 = !DILocation(line: 231, column: 51, scope: !210, inlinedAt: !212)
!210 = distinct !DISubprogram(name: "__float2int_rd", scope: !211, file: !211, line: 231, type: !12, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!212 = distinct !DILocation(line: 64, column: 13, scope: !198)
!213 = !DILocation(line: 64, column: 3, scope: !198)
!214 = !DILocation(line: 64, column: 11, scope: !198)
!215 = !DILocation(line: 65, column: 26, scope: !198)
!216 = !DILocation(line: 233, column: 51, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "__float2int_ru", scope: !211, file: !211, line: 233, type: !12, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = distinct !DILocation(line: 65, column: 11, scope: !198)
!219 = !DILocation(line: 65, column: 3, scope: !198)
!220 = !DILocation(line: 65, column: 9, scope: !198)
!221 = !DILocation(line: 66, column: 31, scope: !198)
!222 = !DILocation(line: 232, column: 51, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "__float2int_rn", scope: !211, file: !211, line: 232, type: !12, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 66, column: 16, scope: !198)
!225 = !DILocation(line: 66, column: 3, scope: !198)
!226 = !DILocation(line: 66, column: 14, scope: !198)
!227 = !DILocation(line: 67, column: 28, scope: !198)
!228 = !DILocation(line: 234, column: 51, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "__float2int_rz", scope: !211, file: !211, line: 234, type: !12, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = distinct !DILocation(line: 67, column: 13, scope: !198)
!231 = !DILocation(line: 67, column: 3, scope: !198)
!232 = !DILocation(line: 67, column: 11, scope: !198)
!233 = !DILocation(line: 68, column: 1, scope: !198)
!234 = distinct !DISubprogram(name: "bit_casts", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!235 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !236)
!236 = distinct !DILocation(line: 71, column: 11, scope: !234)
!237 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !238)
!238 = distinct !DILocation(line: 71, column: 24, scope: !234)
!239 = !DILocation(line: 71, column: 22, scope: !234)
!240 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !241)
!241 = distinct !DILocation(line: 71, column: 37, scope: !234)
!242 = !DILocation(line: 71, column: 35, scope: !234)
!243 = !DILocation(line: 72, column: 9, scope: !234)
!244 = !DILocation(line: 73, column: 26, scope: !234)
!245 = !DILocation(line: 263, column: 51, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "__float_as_int", scope: !211, file: !211, line: 263, type: !12, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = distinct !DILocation(line: 73, column: 11, scope: !234)
!248 = !DILocation(line: 74, column: 3, scope: !234)
!249 = !DILocation(line: 74, column: 11, scope: !234)
!250 = !DILocation(line: 75, column: 33, scope: !234)
!251 = !DILocation(line: 435, column: 51, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "__int_as_float", scope: !211, file: !211, line: 435, type: !12, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = distinct !DILocation(line: 75, column: 16, scope: !234)
!254 = !DILocation(line: 75, column: 3, scope: !234)
!255 = !DILocation(line: 75, column: 14, scope: !234)
!256 = !DILocation(line: 76, column: 1, scope: !234)
!257 = distinct !DISubprogram(name: "bit_casts_double", scope: !1, file: !1, line: 78, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!258 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !259)
!259 = distinct !DILocation(line: 79, column: 11, scope: !257)
!260 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !261)
!261 = distinct !DILocation(line: 79, column: 24, scope: !257)
!262 = !DILocation(line: 79, column: 22, scope: !257)
!263 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !264)
!264 = distinct !DILocation(line: 79, column: 37, scope: !257)
!265 = !DILocation(line: 79, column: 35, scope: !257)
!266 = !DILocation(line: 80, column: 9, scope: !257)
!267 = !DILocation(line: 81, column: 34, scope: !257)
!268 = !DILocation(line: 152, column: 10, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__double_as_longlong", scope: !211, file: !211, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 81, column: 13, scope: !257)
!271 = !DILocation(line: 81, column: 3, scope: !257)
!272 = !DILocation(line: 81, column: 11, scope: !257)
!273 = !DILocation(line: 82, column: 55, scope: !257)
!274 = !DILocation(line: 152, column: 10, scope: !269, inlinedAt: !275)
!275 = distinct !DILocation(line: 82, column: 34, scope: !257)
!276 = !DILocation(line: 82, column: 61, scope: !257)
!277 = !DILocation(line: 494, column: 10, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "__longlong_as_double", scope: !211, file: !211, line: 493, type: !12, scopeLine: 493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = distinct !DILocation(line: 82, column: 13, scope: !257)
!280 = !DILocation(line: 82, column: 3, scope: !257)
!281 = !DILocation(line: 82, column: 11, scope: !257)
!282 = !DILocation(line: 83, column: 1, scope: !257)
!283 = distinct !DISubprogram(name: "inverse_sqrt", scope: !1, file: !1, line: 85, type: !12, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !285)
!285 = distinct !DILocation(line: 86, column: 11, scope: !283)
!286 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !287)
!287 = distinct !DILocation(line: 86, column: 24, scope: !283)
!288 = !DILocation(line: 86, column: 22, scope: !283)
!289 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !290)
!290 = distinct !DILocation(line: 86, column: 37, scope: !283)
!291 = !DILocation(line: 86, column: 35, scope: !283)
!292 = !DILocation(line: 87, column: 9, scope: !283)
!293 = !DILocation(line: 88, column: 23, scope: !283)
!294 = !DILocation(line: 88, column: 21, scope: !283)
!295 = !DILocation(line: 263, column: 51, scope: !246, inlinedAt: !296)
!296 = distinct !DILocation(line: 89, column: 29, scope: !283)
!297 = !DILocation(line: 89, column: 50, scope: !283)
!298 = !DILocation(line: 89, column: 26, scope: !283)
!299 = !DILocation(line: 435, column: 51, scope: !252, inlinedAt: !300)
!300 = distinct !DILocation(line: 90, column: 13, scope: !283)
!301 = !DILocation(line: 91, column: 24, scope: !283)
!302 = !DILocation(line: 91, column: 28, scope: !283)
!303 = !DILocation(line: 91, column: 17, scope: !283)
!304 = !DILocation(line: 91, column: 9, scope: !283)
!305 = !DILocation(line: 92, column: 27, scope: !283)
!306 = !DILocation(line: 92, column: 31, scope: !283)
!307 = !DILocation(line: 92, column: 20, scope: !283)
!308 = !DILocation(line: 92, column: 12, scope: !283)
!309 = !DILocation(line: 92, column: 3, scope: !283)
!310 = !DILocation(line: 92, column: 8, scope: !283)
!311 = !DILocation(line: 93, column: 1, scope: !283)
!312 = distinct !DISubprogram(name: "halves_of_double", scope: !1, file: !1, line: 95, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !314)
!314 = distinct !DILocation(line: 96, column: 11, scope: !312)
!315 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !316)
!316 = distinct !DILocation(line: 96, column: 24, scope: !312)
!317 = !DILocation(line: 96, column: 22, scope: !312)
!318 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !319)
!319 = distinct !DILocation(line: 96, column: 37, scope: !312)
!320 = !DILocation(line: 96, column: 35, scope: !312)
!321 = !DILocation(line: 97, column: 9, scope: !312)
!322 = !DILocation(line: 98, column: 26, scope: !312)
!323 = !DILocation(line: 109, column: 52, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "__double2hiint", scope: !211, file: !211, line: 109, type: !12, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!325 = distinct !DILocation(line: 98, column: 11, scope: !312)
!326 = !DILocation(line: 98, column: 3, scope: !312)
!327 = !DILocation(line: 98, column: 9, scope: !312)
!328 = !DILocation(line: 99, column: 26, scope: !312)
!329 = !DILocation(line: 126, column: 52, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "__double2loint", scope: !211, file: !211, line: 126, type: !12, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = distinct !DILocation(line: 99, column: 11, scope: !312)
!332 = !DILocation(line: 99, column: 3, scope: !312)
!333 = !DILocation(line: 99, column: 9, scope: !312)
!334 = !DILocation(line: 100, column: 30, scope: !312)
!335 = !DILocation(line: 338, column: 10, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "__hiloint2double", scope: !211, file: !211, line: 337, type: !12, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!337 = distinct !DILocation(line: 100, column: 13, scope: !312)
!338 = !DILocation(line: 100, column: 3, scope: !312)
!339 = !DILocation(line: 100, column: 11, scope: !312)
!340 = !DILocation(line: 101, column: 1, scope: !312)
