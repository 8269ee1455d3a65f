; ModuleID = 'dtypes.cu'
source_filename = "dtypes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z12multiply_addIaEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIhEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIsEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addItEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIiEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIjEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIxEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIyEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIDF16_EvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIDF16bEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIfEvPKT_S2_PS0_i = comdat any

$_Z12multiply_addIdEvPKT_S2_PS0_i = comdat any

$_Z7compareIaEvPKT_S2_Pii = comdat any

$_Z7compareItEvPKT_S2_Pii = comdat any

$_Z7compareIiEvPKT_S2_Pii = comdat any

$_Z7compareIjEvPKT_S2_Pii = comdat any

$_Z7compareIxEvPKT_S2_Pii = comdat any

$_Z7compareIyEvPKT_S2_Pii = comdat any

$_Z7compareIDF16_EvPKT_S2_Pii = comdat any

$_Z7compareIfEvPKT_S2_Pii = comdat any

$_Z7compareIdEvPKT_S2_Pii = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIaEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %20, !dbg !26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !27
  %13 = getelementptr inbounds i8, ptr %0, i64 %12, !dbg !27
  %14 = load i8, ptr %13, align 1, !dbg !27, !tbaa !28
  %15 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !29
  %16 = load i8, ptr %15, align 1, !dbg !29, !tbaa !28
  %17 = add i8 %16, 1, !dbg !30
  %18 = mul i8 %17, %14, !dbg !30
  %19 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !31
  store i8 %18, ptr %19, align 1, !dbg !32, !tbaa !28
  br label %20, !dbg !31

20:                                               ; preds = %11, %4
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIhEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !34 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %7 = mul i32 %5, %6, !dbg !39
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %9 = add i32 %7, %8, !dbg !42
  %10 = icmp slt i32 %9, %3, !dbg !43
  br i1 %10, label %11, label %20, !dbg !43

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !44
  %13 = getelementptr inbounds i8, ptr %0, i64 %12, !dbg !44
  %14 = load i8, ptr %13, align 1, !dbg !44, !tbaa !28
  %15 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !45
  %16 = load i8, ptr %15, align 1, !dbg !45, !tbaa !28
  %17 = add i8 %16, 1, !dbg !46
  %18 = mul i8 %17, %14, !dbg !46
  %19 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !47
  store i8 %18, ptr %19, align 1, !dbg !48, !tbaa !28
  br label %20, !dbg !47

20:                                               ; preds = %11, %4
  ret void, !dbg !49
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIsEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !50 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  %7 = mul i32 %5, %6, !dbg !55
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %9 = add i32 %7, %8, !dbg !58
  %10 = icmp slt i32 %9, %3, !dbg !59
  br i1 %10, label %11, label %20, !dbg !59

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !60
  %13 = getelementptr inbounds i16, ptr %0, i64 %12, !dbg !60
  %14 = load i16, ptr %13, align 2, !dbg !60, !tbaa !61
  %15 = getelementptr inbounds i16, ptr %1, i64 %12, !dbg !63
  %16 = load i16, ptr %15, align 2, !dbg !63, !tbaa !61
  %17 = add i16 %16, 1, !dbg !64
  %18 = mul i16 %17, %14, !dbg !64
  %19 = getelementptr inbounds i16, ptr %2, i64 %12, !dbg !65
  store i16 %18, ptr %19, align 2, !dbg !66, !tbaa !61
  br label %20, !dbg !65

20:                                               ; preds = %11, %4
  ret void, !dbg !67
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addItEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !68 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71
  %7 = mul i32 %5, %6, !dbg !73
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  %9 = add i32 %7, %8, !dbg !76
  %10 = icmp slt i32 %9, %3, !dbg !77
  br i1 %10, label %11, label %20, !dbg !77

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !78
  %13 = getelementptr inbounds i16, ptr %0, i64 %12, !dbg !78
  %14 = load i16, ptr %13, align 2, !dbg !78, !tbaa !61
  %15 = getelementptr inbounds i16, ptr %1, i64 %12, !dbg !79
  %16 = load i16, ptr %15, align 2, !dbg !79, !tbaa !61
  %17 = add i16 %16, 1, !dbg !80
  %18 = mul i16 %17, %14, !dbg !80
  %19 = getelementptr inbounds i16, ptr %2, i64 %12, !dbg !81
  store i16 %18, ptr %19, align 2, !dbg !82, !tbaa !61
  br label %20, !dbg !81

20:                                               ; preds = %11, %4
  ret void, !dbg !83
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIiEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !84 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !87
  %7 = mul i32 %5, %6, !dbg !89
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %9 = add i32 %7, %8, !dbg !92
  %10 = icmp slt i32 %9, %3, !dbg !93
  br i1 %10, label %11, label %20, !dbg !93

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !94
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !94
  %14 = load i32, ptr %13, align 4, !dbg !94, !tbaa !7
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !95
  %16 = load i32, ptr %15, align 4, !dbg !95, !tbaa !7
  %17 = add i32 %16, 1, !dbg !96
  %18 = mul i32 %17, %14, !dbg !96
  %19 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !97
  store i32 %18, ptr %19, align 4, !dbg !98, !tbaa !7
  br label %20, !dbg !97

20:                                               ; preds = %11, %4
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIjEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !100 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %7 = mul i32 %5, %6, !dbg !105
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %9 = add i32 %7, %8, !dbg !108
  %10 = icmp slt i32 %9, %3, !dbg !109
  br i1 %10, label %11, label %20, !dbg !109

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !110
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !110
  %14 = load i32, ptr %13, align 4, !dbg !110, !tbaa !7
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !111
  %16 = load i32, ptr %15, align 4, !dbg !111, !tbaa !7
  %17 = add i32 %16, 1, !dbg !112
  %18 = mul i32 %17, %14, !dbg !112
  %19 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !113
  store i32 %18, ptr %19, align 4, !dbg !114, !tbaa !7
  br label %20, !dbg !113

20:                                               ; preds = %11, %4
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIxEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !116 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %7 = mul i32 %5, %6, !dbg !121
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %9 = add i32 %7, %8, !dbg !124
  %10 = icmp slt i32 %9, %3, !dbg !125
  br i1 %10, label %11, label %20, !dbg !125

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !126
  %13 = getelementptr inbounds i64, ptr %0, i64 %12, !dbg !126
  %14 = load i64, ptr %13, align 8, !dbg !126, !tbaa !127
  %15 = getelementptr inbounds i64, ptr %1, i64 %12, !dbg !129
  %16 = load i64, ptr %15, align 8, !dbg !129, !tbaa !127
  %17 = add i64 %16, 1, !dbg !130
  %18 = mul i64 %17, %14, !dbg !130
  %19 = getelementptr inbounds i64, ptr %2, i64 %12, !dbg !131
  store i64 %18, ptr %19, align 8, !dbg !132, !tbaa !127
  br label %20, !dbg !131

20:                                               ; preds = %11, %4
  ret void, !dbg !133
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIyEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !134 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %7 = mul i32 %5, %6, !dbg !139
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %9 = add i32 %7, %8, !dbg !142
  %10 = icmp slt i32 %9, %3, !dbg !143
  br i1 %10, label %11, label %20, !dbg !143

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !144
  %13 = getelementptr inbounds i64, ptr %0, i64 %12, !dbg !144
  %14 = load i64, ptr %13, align 8, !dbg !144, !tbaa !127
  %15 = getelementptr inbounds i64, ptr %1, i64 %12, !dbg !145
  %16 = load i64, ptr %15, align 8, !dbg !145, !tbaa !127
  %17 = add i64 %16, 1, !dbg !146
  %18 = mul i64 %17, %14, !dbg !146
  %19 = getelementptr inbounds i64, ptr %2, i64 %12, !dbg !147
  store i64 %18, ptr %19, align 8, !dbg !148, !tbaa !127
  br label %20, !dbg !147

20:                                               ; preds = %11, %4
  ret void, !dbg !149
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIDF16_EvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !150 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153
  %7 = mul i32 %5, %6, !dbg !155
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !156
  %9 = add i32 %7, %8, !dbg !158
  %10 = icmp slt i32 %9, %3, !dbg !159
  br i1 %10, label %11, label %20, !dbg !159

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !160
  %13 = getelementptr inbounds half, ptr %0, i64 %12, !dbg !160
  %14 = load half, ptr %13, align 2, !dbg !160, !tbaa !161
  %15 = getelementptr inbounds half, ptr %1, i64 %12, !dbg !163
  %16 = load half, ptr %15, align 2, !dbg !163, !tbaa !161
  %17 = fmul contract half %14, %16, !dbg !164
  %18 = fadd contract half %14, %17, !dbg !165
  %19 = getelementptr inbounds half, ptr %2, i64 %12, !dbg !166
  store half %18, ptr %19, align 2, !dbg !167, !tbaa !161
  br label %20, !dbg !166

20:                                               ; preds = %11, %4
  ret void, !dbg !168
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIDF16bEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !169 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !170
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !172
  %7 = mul i32 %5, %6, !dbg !174
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %9 = add i32 %7, %8, !dbg !177
  %10 = icmp slt i32 %9, %3, !dbg !178
  br i1 %10, label %11, label %23, !dbg !178

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !179
  %13 = getelementptr inbounds bfloat, ptr %0, i64 %12, !dbg !179
  %14 = load bfloat, ptr %13, align 2, !dbg !179, !tbaa !180
  %15 = fpext contract bfloat %14 to float, !dbg !182
  %16 = getelementptr inbounds bfloat, ptr %1, i64 %12, !dbg !183
  %17 = load bfloat, ptr %16, align 2, !dbg !183, !tbaa !180
  %18 = fpext contract bfloat %17 to float, !dbg !182
  %19 = fmul contract float %15, %18, !dbg !182
  %20 = fadd contract float %19, %15, !dbg !182
  %21 = fptrunc contract float %20 to bfloat, !dbg !182
  %22 = getelementptr inbounds bfloat, ptr %2, i64 %12, !dbg !184
  store bfloat %21, ptr %22, align 2, !dbg !185, !tbaa !180
  br label %23, !dbg !184

23:                                               ; preds = %11, %4
  ret void, !dbg !186
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIfEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !187 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190
  %7 = mul i32 %5, %6, !dbg !192
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %9 = add i32 %7, %8, !dbg !195
  %10 = icmp slt i32 %9, %3, !dbg !196
  br i1 %10, label %11, label %20, !dbg !196

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !197
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !197
  %14 = load float, ptr %13, align 4, !dbg !197, !tbaa !198
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !200
  %16 = load float, ptr %15, align 4, !dbg !200, !tbaa !198
  %17 = fmul contract float %14, %16, !dbg !201
  %18 = fadd contract float %14, %17, !dbg !202
  %19 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !203
  store float %18, ptr %19, align 4, !dbg !204, !tbaa !198
  br label %20, !dbg !203

20:                                               ; preds = %11, %4
  ret void, !dbg !205
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12multiply_addIdEvPKT_S2_PS0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !206 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %7 = mul i32 %5, %6, !dbg !211
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212
  %9 = add i32 %7, %8, !dbg !214
  %10 = icmp slt i32 %9, %3, !dbg !215
  br i1 %10, label %11, label %20, !dbg !215

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !216
  %13 = getelementptr inbounds double, ptr %0, i64 %12, !dbg !216
  %14 = load double, ptr %13, align 8, !dbg !216, !tbaa !217
  %15 = getelementptr inbounds double, ptr %1, i64 %12, !dbg !219
  %16 = load double, ptr %15, align 8, !dbg !219, !tbaa !217
  %17 = fmul contract double %14, %16, !dbg !220
  %18 = fadd contract double %14, %17, !dbg !221
  %19 = getelementptr inbounds double, ptr %2, i64 %12, !dbg !222
  store double %18, ptr %19, align 8, !dbg !223, !tbaa !217
  br label %20, !dbg !222

20:                                               ; preds = %11, %4
  ret void, !dbg !224
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIaEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !225 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228
  %7 = mul i32 %5, %6, !dbg !230
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %9 = add i32 %7, %8, !dbg !233
  %10 = icmp slt i32 %9, %3, !dbg !234
  br i1 %10, label %11, label %32, !dbg !234

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !235
  %13 = getelementptr inbounds i8, ptr %0, i64 %12, !dbg !235
  %14 = load i8, ptr %13, align 1, !dbg !235, !tbaa !28
  %15 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !236
  %16 = load i8, ptr %15, align 1, !dbg !236, !tbaa !28
  %17 = icmp slt i8 %14, %16, !dbg !237
  %18 = zext i1 %17 to i32, !dbg !238
  %19 = icmp sgt i8 %14, %16, !dbg !239
  %20 = select i1 %19, i32 0, i32 2, !dbg !240
  %21 = or disjoint i32 %20, %18, !dbg !241
  %22 = icmp eq i8 %14, %16, !dbg !242
  %23 = select i1 %22, i32 4, i32 0, !dbg !243
  %24 = or disjoint i32 %21, %23, !dbg !244
  %25 = select i1 %22, i32 0, i32 8, !dbg !245
  %26 = or disjoint i32 %24, %25, !dbg !246
  %27 = select i1 %19, i32 16, i32 0, !dbg !247
  %28 = or disjoint i32 %26, %27, !dbg !248
  %29 = select i1 %17, i32 0, i32 32, !dbg !249
  %30 = or disjoint i32 %28, %29, !dbg !250
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !251
  store i32 %30, ptr %31, align 4, !dbg !252, !tbaa !7
  br label %32, !dbg !253

32:                                               ; preds = %4, %11
  ret void, !dbg !253
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareItEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !254 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %7 = mul i32 %5, %6, !dbg !259
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %9 = add i32 %7, %8, !dbg !262
  %10 = icmp slt i32 %9, %3, !dbg !263
  br i1 %10, label %11, label %32, !dbg !263

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !264
  %13 = getelementptr inbounds i16, ptr %0, i64 %12, !dbg !264
  %14 = load i16, ptr %13, align 2, !dbg !264, !tbaa !61
  %15 = getelementptr inbounds i16, ptr %1, i64 %12, !dbg !265
  %16 = load i16, ptr %15, align 2, !dbg !265, !tbaa !61
  %17 = icmp ult i16 %14, %16, !dbg !266
  %18 = zext i1 %17 to i32, !dbg !267
  %19 = icmp ugt i16 %14, %16, !dbg !268
  %20 = select i1 %19, i32 0, i32 2, !dbg !269
  %21 = or disjoint i32 %20, %18, !dbg !270
  %22 = icmp eq i16 %14, %16, !dbg !271
  %23 = select i1 %22, i32 4, i32 0, !dbg !272
  %24 = or disjoint i32 %21, %23, !dbg !273
  %25 = select i1 %22, i32 0, i32 8, !dbg !274
  %26 = or disjoint i32 %24, %25, !dbg !275
  %27 = select i1 %19, i32 16, i32 0, !dbg !276
  %28 = or disjoint i32 %26, %27, !dbg !277
  %29 = select i1 %17, i32 0, i32 32, !dbg !278
  %30 = or disjoint i32 %28, %29, !dbg !279
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !280
  store i32 %30, ptr %31, align 4, !dbg !281, !tbaa !7
  br label %32, !dbg !282

32:                                               ; preds = %4, %11
  ret void, !dbg !282
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIiEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !283 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %7 = mul i32 %5, %6, !dbg !288
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %9 = add i32 %7, %8, !dbg !291
  %10 = icmp slt i32 %9, %3, !dbg !292
  br i1 %10, label %11, label %32, !dbg !292

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !293
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !293
  %14 = load i32, ptr %13, align 4, !dbg !293, !tbaa !7
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !294
  %16 = load i32, ptr %15, align 4, !dbg !294, !tbaa !7
  %17 = icmp slt i32 %14, %16, !dbg !295
  %18 = zext i1 %17 to i32, !dbg !296
  %19 = icmp sgt i32 %14, %16, !dbg !297
  %20 = select i1 %19, i32 0, i32 2, !dbg !298
  %21 = or disjoint i32 %20, %18, !dbg !299
  %22 = icmp eq i32 %14, %16, !dbg !300
  %23 = select i1 %22, i32 4, i32 0, !dbg !301
  %24 = or disjoint i32 %21, %23, !dbg !302
  %25 = select i1 %22, i32 0, i32 8, !dbg !303
  %26 = or disjoint i32 %24, %25, !dbg !304
  %27 = select i1 %19, i32 16, i32 0, !dbg !305
  %28 = or disjoint i32 %26, %27, !dbg !306
  %29 = select i1 %17, i32 0, i32 32, !dbg !307
  %30 = or disjoint i32 %28, %29, !dbg !308
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !309
  store i32 %30, ptr %31, align 4, !dbg !310, !tbaa !7
  br label %32, !dbg !311

32:                                               ; preds = %4, %11
  ret void, !dbg !311
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIjEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !312 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !313
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !315
  %7 = mul i32 %5, %6, !dbg !317
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318
  %9 = add i32 %7, %8, !dbg !320
  %10 = icmp slt i32 %9, %3, !dbg !321
  br i1 %10, label %11, label %32, !dbg !321

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !322
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !322
  %14 = load i32, ptr %13, align 4, !dbg !322, !tbaa !7
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !323
  %16 = load i32, ptr %15, align 4, !dbg !323, !tbaa !7
  %17 = icmp ult i32 %14, %16, !dbg !324
  %18 = zext i1 %17 to i32, !dbg !325
  %19 = icmp ugt i32 %14, %16, !dbg !326
  %20 = select i1 %19, i32 0, i32 2, !dbg !327
  %21 = or disjoint i32 %20, %18, !dbg !328
  %22 = icmp eq i32 %14, %16, !dbg !329
  %23 = select i1 %22, i32 4, i32 0, !dbg !330
  %24 = or disjoint i32 %21, %23, !dbg !331
  %25 = select i1 %22, i32 0, i32 8, !dbg !332
  %26 = or disjoint i32 %24, %25, !dbg !333
  %27 = select i1 %19, i32 16, i32 0, !dbg !334
  %28 = or disjoint i32 %26, %27, !dbg !335
  %29 = select i1 %17, i32 0, i32 32, !dbg !336
  %30 = or disjoint i32 %28, %29, !dbg !337
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !338
  store i32 %30, ptr %31, align 4, !dbg !339, !tbaa !7
  br label %32, !dbg !340

32:                                               ; preds = %4, %11
  ret void, !dbg !340
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIxEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !341 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344
  %7 = mul i32 %5, %6, !dbg !346
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !347
  %9 = add i32 %7, %8, !dbg !349
  %10 = icmp slt i32 %9, %3, !dbg !350
  br i1 %10, label %11, label %32, !dbg !350

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !351
  %13 = getelementptr inbounds i64, ptr %0, i64 %12, !dbg !351
  %14 = load i64, ptr %13, align 8, !dbg !351, !tbaa !127
  %15 = getelementptr inbounds i64, ptr %1, i64 %12, !dbg !352
  %16 = load i64, ptr %15, align 8, !dbg !352, !tbaa !127
  %17 = icmp slt i64 %14, %16, !dbg !353
  %18 = zext i1 %17 to i32, !dbg !354
  %19 = icmp sgt i64 %14, %16, !dbg !355
  %20 = select i1 %19, i32 0, i32 2, !dbg !356
  %21 = or disjoint i32 %20, %18, !dbg !357
  %22 = icmp eq i64 %14, %16, !dbg !358
  %23 = select i1 %22, i32 4, i32 0, !dbg !359
  %24 = or disjoint i32 %21, %23, !dbg !360
  %25 = select i1 %22, i32 0, i32 8, !dbg !361
  %26 = or disjoint i32 %24, %25, !dbg !362
  %27 = select i1 %19, i32 16, i32 0, !dbg !363
  %28 = or disjoint i32 %26, %27, !dbg !364
  %29 = select i1 %17, i32 0, i32 32, !dbg !365
  %30 = or disjoint i32 %28, %29, !dbg !366
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !367
  store i32 %30, ptr %31, align 4, !dbg !368, !tbaa !7
  br label %32, !dbg !369

32:                                               ; preds = %4, %11
  ret void, !dbg !369
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIyEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !370 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !371
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373
  %7 = mul i32 %5, %6, !dbg !375
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !376
  %9 = add i32 %7, %8, !dbg !378
  %10 = icmp slt i32 %9, %3, !dbg !379
  br i1 %10, label %11, label %32, !dbg !379

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !380
  %13 = getelementptr inbounds i64, ptr %0, i64 %12, !dbg !380
  %14 = load i64, ptr %13, align 8, !dbg !380, !tbaa !127
  %15 = getelementptr inbounds i64, ptr %1, i64 %12, !dbg !381
  %16 = load i64, ptr %15, align 8, !dbg !381, !tbaa !127
  %17 = icmp ult i64 %14, %16, !dbg !382
  %18 = zext i1 %17 to i32, !dbg !383
  %19 = icmp ugt i64 %14, %16, !dbg !384
  %20 = select i1 %19, i32 0, i32 2, !dbg !385
  %21 = or disjoint i32 %20, %18, !dbg !386
  %22 = icmp eq i64 %14, %16, !dbg !387
  %23 = select i1 %22, i32 4, i32 0, !dbg !388
  %24 = or disjoint i32 %21, %23, !dbg !389
  %25 = select i1 %22, i32 0, i32 8, !dbg !390
  %26 = or disjoint i32 %24, %25, !dbg !391
  %27 = select i1 %19, i32 16, i32 0, !dbg !392
  %28 = or disjoint i32 %26, %27, !dbg !393
  %29 = select i1 %17, i32 0, i32 32, !dbg !394
  %30 = or disjoint i32 %28, %29, !dbg !395
  %31 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !396
  store i32 %30, ptr %31, align 4, !dbg !397, !tbaa !7
  br label %32, !dbg !398

32:                                               ; preds = %4, %11
  ret void, !dbg !398
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIDF16_EvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !399 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !400
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !402
  %7 = mul i32 %5, %6, !dbg !404
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405
  %9 = add i32 %7, %8, !dbg !407
  %10 = icmp slt i32 %9, %3, !dbg !408
  br i1 %10, label %11, label %35, !dbg !408

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !409
  %13 = getelementptr inbounds half, ptr %0, i64 %12, !dbg !409
  %14 = load half, ptr %13, align 2, !dbg !409, !tbaa !161
  %15 = getelementptr inbounds half, ptr %1, i64 %12, !dbg !410
  %16 = load half, ptr %15, align 2, !dbg !410, !tbaa !161
  %17 = fcmp contract olt half %14, %16, !dbg !411
  %18 = zext i1 %17 to i32, !dbg !412
  %19 = fcmp contract ole half %14, %16, !dbg !413
  %20 = select i1 %19, i32 2, i32 0, !dbg !414
  %21 = or disjoint i32 %20, %18, !dbg !415
  %22 = fcmp contract oeq half %14, %16, !dbg !416
  %23 = select i1 %22, i32 4, i32 0, !dbg !417
  %24 = or disjoint i32 %21, %23, !dbg !418
  %25 = fcmp contract une half %14, %16, !dbg !419
  %26 = select i1 %25, i32 8, i32 0, !dbg !420
  %27 = or disjoint i32 %24, %26, !dbg !421
  %28 = fcmp contract ogt half %14, %16, !dbg !422
  %29 = select i1 %28, i32 16, i32 0, !dbg !423
  %30 = or disjoint i32 %27, %29, !dbg !424
  %31 = fcmp contract oge half %14, %16, !dbg !425
  %32 = select i1 %31, i32 32, i32 0, !dbg !426
  %33 = or disjoint i32 %30, %32, !dbg !427
  %34 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !428
  store i32 %33, ptr %34, align 4, !dbg !429, !tbaa !7
  br label %35, !dbg !430

35:                                               ; preds = %4, %11
  ret void, !dbg !430
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIfEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !431 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !432
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !434
  %7 = mul i32 %5, %6, !dbg !436
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437
  %9 = add i32 %7, %8, !dbg !439
  %10 = icmp slt i32 %9, %3, !dbg !440
  br i1 %10, label %11, label %35, !dbg !440

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !441
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !441
  %14 = load float, ptr %13, align 4, !dbg !441, !tbaa !198
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !442
  %16 = load float, ptr %15, align 4, !dbg !442, !tbaa !198
  %17 = fcmp contract olt float %14, %16, !dbg !443
  %18 = zext i1 %17 to i32, !dbg !444
  %19 = fcmp contract ole float %14, %16, !dbg !445
  %20 = select i1 %19, i32 2, i32 0, !dbg !446
  %21 = or disjoint i32 %20, %18, !dbg !447
  %22 = fcmp contract oeq float %14, %16, !dbg !448
  %23 = select i1 %22, i32 4, i32 0, !dbg !449
  %24 = or disjoint i32 %21, %23, !dbg !450
  %25 = fcmp contract une float %14, %16, !dbg !451
  %26 = select i1 %25, i32 8, i32 0, !dbg !452
  %27 = or disjoint i32 %24, %26, !dbg !453
  %28 = fcmp contract ogt float %14, %16, !dbg !454
  %29 = select i1 %28, i32 16, i32 0, !dbg !455
  %30 = or disjoint i32 %27, %29, !dbg !456
  %31 = fcmp contract oge float %14, %16, !dbg !457
  %32 = select i1 %31, i32 32, i32 0, !dbg !458
  %33 = or disjoint i32 %30, %32, !dbg !459
  %34 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !460
  store i32 %33, ptr %34, align 4, !dbg !461, !tbaa !7
  br label %35, !dbg !462

35:                                               ; preds = %4, %11
  ret void, !dbg !462
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compareIdEvPKT_S2_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat !dbg !463 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !464
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !466
  %7 = mul i32 %5, %6, !dbg !468
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469
  %9 = add i32 %7, %8, !dbg !471
  %10 = icmp slt i32 %9, %3, !dbg !472
  br i1 %10, label %11, label %35, !dbg !472

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !473
  %13 = getelementptr inbounds double, ptr %0, i64 %12, !dbg !473
  %14 = load double, ptr %13, align 8, !dbg !473, !tbaa !217
  %15 = getelementptr inbounds double, ptr %1, i64 %12, !dbg !474
  %16 = load double, ptr %15, align 8, !dbg !474, !tbaa !217
  %17 = fcmp contract olt double %14, %16, !dbg !475
  %18 = zext i1 %17 to i32, !dbg !476
  %19 = fcmp contract ole double %14, %16, !dbg !477
  %20 = select i1 %19, i32 2, i32 0, !dbg !478
  %21 = or disjoint i32 %20, %18, !dbg !479
  %22 = fcmp contract oeq double %14, %16, !dbg !480
  %23 = select i1 %22, i32 4, i32 0, !dbg !481
  %24 = or disjoint i32 %21, %23, !dbg !482
  %25 = fcmp contract une double %14, %16, !dbg !483
  %26 = select i1 %25, i32 8, i32 0, !dbg !484
  %27 = or disjoint i32 %24, %26, !dbg !485
  %28 = fcmp contract ogt double %14, %16, !dbg !486
  %29 = select i1 %28, i32 16, i32 0, !dbg !487
  %30 = or disjoint i32 %27, %29, !dbg !488
  %31 = fcmp contract oge double %14, %16, !dbg !489
  %32 = select i1 %31, i32 32, i32 0, !dbg !490
  %33 = or disjoint i32 %30, %32, !dbg !491
  %34 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !492
  store i32 %33, ptr %34, align 4, !dbg !493, !tbaa !7
  br label %35, !dbg !494

35:                                               ; preds = %4, %11
  ret void, !dbg !494
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5logicPKbS0_Pbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !495 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !498
  %7 = mul i32 %5, %6, !dbg !500
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !501
  %9 = add i32 %7, %8, !dbg !503
  %10 = icmp slt i32 %9, %3, !dbg !504
  br i1 %10, label %11, label %31, !dbg !504

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !505
  %13 = getelementptr inbounds i8, ptr %0, i64 %12, !dbg !505
  %14 = load i8, ptr %13, align 1, !dbg !505, !tbaa !506, !range !508, !noundef !13
  %15 = trunc nuw i8 %14 to i1, !dbg !505
  br i1 %15, label %16, label %20, !dbg !509

16:                                               ; preds = %11
  %17 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !510
  %18 = load i8, ptr %17, align 1, !dbg !510, !tbaa !506, !range !508, !noundef !13
  %19 = trunc nuw i8 %18 to i1, !dbg !510
  br i1 %19, label %20, label %27, !dbg !511

20:                                               ; preds = %16, %11
  %21 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !512
  %22 = load i8, ptr %21, align 1, !dbg !512, !tbaa !506, !range !508, !noundef !13
  %23 = icmp eq i8 %14, %22, !dbg !513
  br i1 %23, label %24, label %27, !dbg !514

24:                                               ; preds = %20
  %25 = srem i32 %9, 3, !dbg !515
  %26 = icmp eq i32 %25, 0, !dbg !516
  br label %27

27:                                               ; preds = %20, %24, %16
  %28 = phi i1 [ true, %16 ], [ false, %20 ], [ %26, %24 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !517
  %30 = zext i1 %28 to i8, !dbg !518
  store i8 %30, ptr %29, align 1, !dbg !518, !tbaa !506
  br label %31, !dbg !517

31:                                               ; preds = %27, %4
  ret void, !dbg !519
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9unorderedPKfS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !520 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !521
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !523
  %7 = mul i32 %5, %6, !dbg !525
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526
  %9 = add i32 %7, %8, !dbg !528
  %10 = icmp slt i32 %9, %3, !dbg !529
  br i1 %10, label %11, label %34, !dbg !529

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !530
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !530
  %14 = load float, ptr %13, align 4, !dbg !530, !tbaa !198
  %15 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !531
  %16 = load float, ptr %15, align 4, !dbg !531, !tbaa !198
  %17 = fcmp contract uge float %14, %16, !dbg !532
  %18 = zext i1 %17 to i32, !dbg !533
  %19 = fcmp contract ult float %14, %16, !dbg !534
  %20 = select i1 %19, i32 2, i32 0, !dbg !535
  %21 = fcmp contract uno float %14, 0.000000e+00, !dbg !536
  %22 = select i1 %21, i32 4, i32 0, !dbg !537
  %23 = fcmp contract uno float %14, %16, !dbg !538
  %24 = select i1 %23, i32 8, i32 0, !dbg !539
  %25 = select i1 %17, i32 0, i32 16, !dbg !540
  %26 = fcmp contract une float %14, %16, !dbg !541
  %27 = select i1 %26, i32 32, i32 0, !dbg !542
  %28 = or disjoint i32 %22, %18, !dbg !543
  %29 = or disjoint i32 %28, %20, !dbg !544
  %30 = or disjoint i32 %29, %24, !dbg !545
  %31 = or disjoint i32 %30, %25, !dbg !546
  %32 = or disjoint i32 %31, %27, !dbg !547
  %33 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !548
  store i32 %32, ptr %33, align 4, !dbg !549, !tbaa !7
  br label %34, !dbg !550

34:                                               ; preds = %4, %11
  ret void, !dbg !550
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dtypes.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "multiply_add<signed char>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 24, scope: !11)
!21 = !DILocation(line: 5, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 5, column: 37, scope: !11)
!25 = !DILocation(line: 5, column: 35, scope: !11)
!26 = !DILocation(line: 6, column: 9, scope: !11)
!27 = !DILocation(line: 6, column: 25, scope: !11)
!28 = !{!9, !9, i64 0}
!29 = !DILocation(line: 6, column: 32, scope: !11)
!30 = !DILocation(line: 6, column: 37, scope: !11)
!31 = !DILocation(line: 6, column: 14, scope: !11)
!32 = !DILocation(line: 6, column: 19, scope: !11)
!33 = !DILocation(line: 7, column: 1, scope: !11)
!34 = distinct !DISubprogram(name: "multiply_add<unsigned char>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !36)
!36 = distinct !DILocation(line: 5, column: 11, scope: !34)
!37 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !38)
!38 = distinct !DILocation(line: 5, column: 24, scope: !34)
!39 = !DILocation(line: 5, column: 22, scope: !34)
!40 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !41)
!41 = distinct !DILocation(line: 5, column: 37, scope: !34)
!42 = !DILocation(line: 5, column: 35, scope: !34)
!43 = !DILocation(line: 6, column: 9, scope: !34)
!44 = !DILocation(line: 6, column: 25, scope: !34)
!45 = !DILocation(line: 6, column: 32, scope: !34)
!46 = !DILocation(line: 6, column: 37, scope: !34)
!47 = !DILocation(line: 6, column: 14, scope: !34)
!48 = !DILocation(line: 6, column: 19, scope: !34)
!49 = !DILocation(line: 7, column: 1, scope: !34)
!50 = distinct !DISubprogram(name: "multiply_add<short>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !52)
!52 = distinct !DILocation(line: 5, column: 11, scope: !50)
!53 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !54)
!54 = distinct !DILocation(line: 5, column: 24, scope: !50)
!55 = !DILocation(line: 5, column: 22, scope: !50)
!56 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !57)
!57 = distinct !DILocation(line: 5, column: 37, scope: !50)
!58 = !DILocation(line: 5, column: 35, scope: !50)
!59 = !DILocation(line: 6, column: 9, scope: !50)
!60 = !DILocation(line: 6, column: 25, scope: !50)
!61 = !{!62, !62, i64 0}
!62 = !{!"short", !9, i64 0}
!63 = !DILocation(line: 6, column: 32, scope: !50)
!64 = !DILocation(line: 6, column: 37, scope: !50)
!65 = !DILocation(line: 6, column: 14, scope: !50)
!66 = !DILocation(line: 6, column: 19, scope: !50)
!67 = !DILocation(line: 7, column: 1, scope: !50)
!68 = distinct !DISubprogram(name: "multiply_add<unsigned short>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !70)
!70 = distinct !DILocation(line: 5, column: 11, scope: !68)
!71 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 5, column: 24, scope: !68)
!73 = !DILocation(line: 5, column: 22, scope: !68)
!74 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !75)
!75 = distinct !DILocation(line: 5, column: 37, scope: !68)
!76 = !DILocation(line: 5, column: 35, scope: !68)
!77 = !DILocation(line: 6, column: 9, scope: !68)
!78 = !DILocation(line: 6, column: 25, scope: !68)
!79 = !DILocation(line: 6, column: 32, scope: !68)
!80 = !DILocation(line: 6, column: 37, scope: !68)
!81 = !DILocation(line: 6, column: 14, scope: !68)
!82 = !DILocation(line: 6, column: 19, scope: !68)
!83 = !DILocation(line: 7, column: 1, scope: !68)
!84 = distinct !DISubprogram(name: "multiply_add<int>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !86)
!86 = distinct !DILocation(line: 5, column: 11, scope: !84)
!87 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !88)
!88 = distinct !DILocation(line: 5, column: 24, scope: !84)
!89 = !DILocation(line: 5, column: 22, scope: !84)
!90 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !91)
!91 = distinct !DILocation(line: 5, column: 37, scope: !84)
!92 = !DILocation(line: 5, column: 35, scope: !84)
!93 = !DILocation(line: 6, column: 9, scope: !84)
!94 = !DILocation(line: 6, column: 25, scope: !84)
!95 = !DILocation(line: 6, column: 32, scope: !84)
!96 = !DILocation(line: 6, column: 37, scope: !84)
!97 = !DILocation(line: 6, column: 14, scope: !84)
!98 = !DILocation(line: 6, column: 19, scope: !84)
!99 = !DILocation(line: 7, column: 1, scope: !84)
!100 = distinct !DISubprogram(name: "multiply_add<unsigned int>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 5, column: 11, scope: !100)
!103 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !104)
!104 = distinct !DILocation(line: 5, column: 24, scope: !100)
!105 = !DILocation(line: 5, column: 22, scope: !100)
!106 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 5, column: 37, scope: !100)
!108 = !DILocation(line: 5, column: 35, scope: !100)
!109 = !DILocation(line: 6, column: 9, scope: !100)
!110 = !DILocation(line: 6, column: 25, scope: !100)
!111 = !DILocation(line: 6, column: 32, scope: !100)
!112 = !DILocation(line: 6, column: 37, scope: !100)
!113 = !DILocation(line: 6, column: 14, scope: !100)
!114 = !DILocation(line: 6, column: 19, scope: !100)
!115 = !DILocation(line: 7, column: 1, scope: !100)
!116 = distinct !DISubprogram(name: "multiply_add<long long>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !118)
!118 = distinct !DILocation(line: 5, column: 11, scope: !116)
!119 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !120)
!120 = distinct !DILocation(line: 5, column: 24, scope: !116)
!121 = !DILocation(line: 5, column: 22, scope: !116)
!122 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !123)
!123 = distinct !DILocation(line: 5, column: 37, scope: !116)
!124 = !DILocation(line: 5, column: 35, scope: !116)
!125 = !DILocation(line: 6, column: 9, scope: !116)
!126 = !DILocation(line: 6, column: 25, scope: !116)
!127 = !{!128, !128, i64 0}
!128 = !{!"long long", !9, i64 0}
!129 = !DILocation(line: 6, column: 32, scope: !116)
!130 = !DILocation(line: 6, column: 37, scope: !116)
!131 = !DILocation(line: 6, column: 14, scope: !116)
!132 = !DILocation(line: 6, column: 19, scope: !116)
!133 = !DILocation(line: 7, column: 1, scope: !116)
!134 = distinct !DISubprogram(name: "multiply_add<unsigned long long>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !136)
!136 = distinct !DILocation(line: 5, column: 11, scope: !134)
!137 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !138)
!138 = distinct !DILocation(line: 5, column: 24, scope: !134)
!139 = !DILocation(line: 5, column: 22, scope: !134)
!140 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !141)
!141 = distinct !DILocation(line: 5, column: 37, scope: !134)
!142 = !DILocation(line: 5, column: 35, scope: !134)
!143 = !DILocation(line: 6, column: 9, scope: !134)
!144 = !DILocation(line: 6, column: 25, scope: !134)
!145 = !DILocation(line: 6, column: 32, scope: !134)
!146 = !DILocation(line: 6, column: 37, scope: !134)
!147 = !DILocation(line: 6, column: 14, scope: !134)
!148 = !DILocation(line: 6, column: 19, scope: !134)
!149 = !DILocation(line: 7, column: 1, scope: !134)
!150 = distinct !DISubprogram(name: "multiply_add<_Float16>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !152)
!152 = distinct !DILocation(line: 5, column: 11, scope: !150)
!153 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !154)
!154 = distinct !DILocation(line: 5, column: 24, scope: !150)
!155 = !DILocation(line: 5, column: 22, scope: !150)
!156 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !157)
!157 = distinct !DILocation(line: 5, column: 37, scope: !150)
!158 = !DILocation(line: 5, column: 35, scope: !150)
!159 = !DILocation(line: 6, column: 9, scope: !150)
!160 = !DILocation(line: 6, column: 25, scope: !150)
!161 = !{!162, !162, i64 0}
!162 = !{!"_Float16", !9, i64 0}
!163 = !DILocation(line: 6, column: 32, scope: !150)
!164 = !DILocation(line: 6, column: 30, scope: !150)
!165 = !DILocation(line: 6, column: 37, scope: !150)
!166 = !DILocation(line: 6, column: 14, scope: !150)
!167 = !DILocation(line: 6, column: 19, scope: !150)
!168 = !DILocation(line: 7, column: 1, scope: !150)
!169 = distinct !DISubprogram(name: "multiply_add<__bf16>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !171)
!171 = distinct !DILocation(line: 5, column: 11, scope: !169)
!172 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !173)
!173 = distinct !DILocation(line: 5, column: 24, scope: !169)
!174 = !DILocation(line: 5, column: 22, scope: !169)
!175 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !176)
!176 = distinct !DILocation(line: 5, column: 37, scope: !169)
!177 = !DILocation(line: 5, column: 35, scope: !169)
!178 = !DILocation(line: 6, column: 9, scope: !169)
!179 = !DILocation(line: 6, column: 25, scope: !169)
!180 = !{!181, !181, i64 0}
!181 = !{!"__bf16", !9, i64 0}
!182 = !DILocation(line: 6, column: 37, scope: !169)
!183 = !DILocation(line: 6, column: 32, scope: !169)
!184 = !DILocation(line: 6, column: 14, scope: !169)
!185 = !DILocation(line: 6, column: 19, scope: !169)
!186 = !DILocation(line: 7, column: 1, scope: !169)
!187 = distinct !DISubprogram(name: "multiply_add<float>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !189)
!189 = distinct !DILocation(line: 5, column: 11, scope: !187)
!190 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !191)
!191 = distinct !DILocation(line: 5, column: 24, scope: !187)
!192 = !DILocation(line: 5, column: 22, scope: !187)
!193 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !194)
!194 = distinct !DILocation(line: 5, column: 37, scope: !187)
!195 = !DILocation(line: 5, column: 35, scope: !187)
!196 = !DILocation(line: 6, column: 9, scope: !187)
!197 = !DILocation(line: 6, column: 25, scope: !187)
!198 = !{!199, !199, i64 0}
!199 = !{!"float", !9, i64 0}
!200 = !DILocation(line: 6, column: 32, scope: !187)
!201 = !DILocation(line: 6, column: 30, scope: !187)
!202 = !DILocation(line: 6, column: 37, scope: !187)
!203 = !DILocation(line: 6, column: 14, scope: !187)
!204 = !DILocation(line: 6, column: 19, scope: !187)
!205 = !DILocation(line: 7, column: 1, scope: !187)
!206 = distinct !DISubprogram(name: "multiply_add<double>", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !208)
!208 = distinct !DILocation(line: 5, column: 11, scope: !206)
!209 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !210)
!210 = distinct !DILocation(line: 5, column: 24, scope: !206)
!211 = !DILocation(line: 5, column: 22, scope: !206)
!212 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !213)
!213 = distinct !DILocation(line: 5, column: 37, scope: !206)
!214 = !DILocation(line: 5, column: 35, scope: !206)
!215 = !DILocation(line: 6, column: 9, scope: !206)
!216 = !DILocation(line: 6, column: 25, scope: !206)
!217 = !{!218, !218, i64 0}
!218 = !{!"double", !9, i64 0}
!219 = !DILocation(line: 6, column: 32, scope: !206)
!220 = !DILocation(line: 6, column: 30, scope: !206)
!221 = !DILocation(line: 6, column: 37, scope: !206)
!222 = !DILocation(line: 6, column: 14, scope: !206)
!223 = !DILocation(line: 6, column: 19, scope: !206)
!224 = !DILocation(line: 7, column: 1, scope: !206)
!225 = distinct !DISubprogram(name: "compare<signed char>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !227)
!227 = distinct !DILocation(line: 30, column: 11, scope: !225)
!228 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !229)
!229 = distinct !DILocation(line: 30, column: 24, scope: !225)
!230 = !DILocation(line: 30, column: 22, scope: !225)
!231 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !232)
!232 = distinct !DILocation(line: 30, column: 37, scope: !225)
!233 = !DILocation(line: 30, column: 35, scope: !225)
!234 = !DILocation(line: 31, column: 9, scope: !225)
!235 = !DILocation(line: 32, column: 9, scope: !225)
!236 = !DILocation(line: 32, column: 19, scope: !225)
!237 = !DILocation(line: 33, column: 13, scope: !225)
!238 = !DILocation(line: 33, column: 10, scope: !225)
!239 = !DILocation(line: 33, column: 27, scope: !225)
!240 = !DILocation(line: 33, column: 22, scope: !225)
!241 = !DILocation(line: 33, column: 18, scope: !225)
!242 = !DILocation(line: 33, column: 42, scope: !225)
!243 = !DILocation(line: 33, column: 37, scope: !225)
!244 = !DILocation(line: 33, column: 33, scope: !225)
!245 = !DILocation(line: 33, column: 52, scope: !225)
!246 = !DILocation(line: 33, column: 48, scope: !225)
!247 = !DILocation(line: 33, column: 68, scope: !225)
!248 = !DILocation(line: 33, column: 63, scope: !225)
!249 = !DILocation(line: 33, column: 83, scope: !225)
!250 = !DILocation(line: 33, column: 78, scope: !225)
!251 = !DILocation(line: 33, column: 3, scope: !225)
!252 = !DILocation(line: 33, column: 8, scope: !225)
!253 = !DILocation(line: 34, column: 1, scope: !225)
!254 = distinct !DISubprogram(name: "compare<unsigned short>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !256)
!256 = distinct !DILocation(line: 30, column: 11, scope: !254)
!257 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !258)
!258 = distinct !DILocation(line: 30, column: 24, scope: !254)
!259 = !DILocation(line: 30, column: 22, scope: !254)
!260 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !261)
!261 = distinct !DILocation(line: 30, column: 37, scope: !254)
!262 = !DILocation(line: 30, column: 35, scope: !254)
!263 = !DILocation(line: 31, column: 9, scope: !254)
!264 = !DILocation(line: 32, column: 9, scope: !254)
!265 = !DILocation(line: 32, column: 19, scope: !254)
!266 = !DILocation(line: 33, column: 13, scope: !254)
!267 = !DILocation(line: 33, column: 10, scope: !254)
!268 = !DILocation(line: 33, column: 27, scope: !254)
!269 = !DILocation(line: 33, column: 22, scope: !254)
!270 = !DILocation(line: 33, column: 18, scope: !254)
!271 = !DILocation(line: 33, column: 42, scope: !254)
!272 = !DILocation(line: 33, column: 37, scope: !254)
!273 = !DILocation(line: 33, column: 33, scope: !254)
!274 = !DILocation(line: 33, column: 52, scope: !254)
!275 = !DILocation(line: 33, column: 48, scope: !254)
!276 = !DILocation(line: 33, column: 68, scope: !254)
!277 = !DILocation(line: 33, column: 63, scope: !254)
!278 = !DILocation(line: 33, column: 83, scope: !254)
!279 = !DILocation(line: 33, column: 78, scope: !254)
!280 = !DILocation(line: 33, column: 3, scope: !254)
!281 = !DILocation(line: 33, column: 8, scope: !254)
!282 = !DILocation(line: 34, column: 1, scope: !254)
!283 = distinct !DISubprogram(name: "compare<int>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !285)
!285 = distinct !DILocation(line: 30, column: 11, scope: !283)
!286 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !287)
!287 = distinct !DILocation(line: 30, column: 24, scope: !283)
!288 = !DILocation(line: 30, column: 22, scope: !283)
!289 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !290)
!290 = distinct !DILocation(line: 30, column: 37, scope: !283)
!291 = !DILocation(line: 30, column: 35, scope: !283)
!292 = !DILocation(line: 31, column: 9, scope: !283)
!293 = !DILocation(line: 32, column: 9, scope: !283)
!294 = !DILocation(line: 32, column: 19, scope: !283)
!295 = !DILocation(line: 33, column: 13, scope: !283)
!296 = !DILocation(line: 33, column: 10, scope: !283)
!297 = !DILocation(line: 33, column: 27, scope: !283)
!298 = !DILocation(line: 33, column: 22, scope: !283)
!299 = !DILocation(line: 33, column: 18, scope: !283)
!300 = !DILocation(line: 33, column: 42, scope: !283)
!301 = !DILocation(line: 33, column: 37, scope: !283)
!302 = !DILocation(line: 33, column: 33, scope: !283)
!303 = !DILocation(line: 33, column: 52, scope: !283)
!304 = !DILocation(line: 33, column: 48, scope: !283)
!305 = !DILocation(line: 33, column: 68, scope: !283)
!306 = !DILocation(line: 33, column: 63, scope: !283)
!307 = !DILocation(line: 33, column: 83, scope: !283)
!308 = !DILocation(line: 33, column: 78, scope: !283)
!309 = !DILocation(line: 33, column: 3, scope: !283)
!310 = !DILocation(line: 33, column: 8, scope: !283)
!311 = !DILocation(line: 34, column: 1, scope: !283)
!312 = distinct !DISubprogram(name: "compare<unsigned int>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !314)
!314 = distinct !DILocation(line: 30, column: 11, scope: !312)
!315 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !316)
!316 = distinct !DILocation(line: 30, column: 24, scope: !312)
!317 = !DILocation(line: 30, column: 22, scope: !312)
!318 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !319)
!319 = distinct !DILocation(line: 30, column: 37, scope: !312)
!320 = !DILocation(line: 30, column: 35, scope: !312)
!321 = !DILocation(line: 31, column: 9, scope: !312)
!322 = !DILocation(line: 32, column: 9, scope: !312)
!323 = !DILocation(line: 32, column: 19, scope: !312)
!324 = !DILocation(line: 33, column: 13, scope: !312)
!325 = !DILocation(line: 33, column: 10, scope: !312)
!326 = !DILocation(line: 33, column: 27, scope: !312)
!327 = !DILocation(line: 33, column: 22, scope: !312)
!328 = !DILocation(line: 33, column: 18, scope: !312)
!329 = !DILocation(line: 33, column: 42, scope: !312)
!330 = !DILocation(line: 33, column: 37, scope: !312)
!331 = !DILocation(line: 33, column: 33, scope: !312)
!332 = !DILocation(line: 33, column: 52, scope: !312)
!333 = !DILocation(line: 33, column: 48, scope: !312)
!334 = !DILocation(line: 33, column: 68, scope: !312)
!335 = !DILocation(line: 33, column: 63, scope: !312)
!336 = !DILocation(line: 33, column: 83, scope: !312)
!337 = !DILocation(line: 33, column: 78, scope: !312)
!338 = !DILocation(line: 33, column: 3, scope: !312)
!339 = !DILocation(line: 33, column: 8, scope: !312)
!340 = !DILocation(line: 34, column: 1, scope: !312)
!341 = distinct !DISubprogram(name: "compare<long long>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !343)
!343 = distinct !DILocation(line: 30, column: 11, scope: !341)
!344 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !345)
!345 = distinct !DILocation(line: 30, column: 24, scope: !341)
!346 = !DILocation(line: 30, column: 22, scope: !341)
!347 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !348)
!348 = distinct !DILocation(line: 30, column: 37, scope: !341)
!349 = !DILocation(line: 30, column: 35, scope: !341)
!350 = !DILocation(line: 31, column: 9, scope: !341)
!351 = !DILocation(line: 32, column: 9, scope: !341)
!352 = !DILocation(line: 32, column: 19, scope: !341)
!353 = !DILocation(line: 33, column: 13, scope: !341)
!354 = !DILocation(line: 33, column: 10, scope: !341)
!355 = !DILocation(line: 33, column: 27, scope: !341)
!356 = !DILocation(line: 33, column: 22, scope: !341)
!357 = !DILocation(line: 33, column: 18, scope: !341)
!358 = !DILocation(line: 33, column: 42, scope: !341)
!359 = !DILocation(line: 33, column: 37, scope: !341)
!360 = !DILocation(line: 33, column: 33, scope: !341)
!361 = !DILocation(line: 33, column: 52, scope: !341)
!362 = !DILocation(line: 33, column: 48, scope: !341)
!363 = !DILocation(line: 33, column: 68, scope: !341)
!364 = !DILocation(line: 33, column: 63, scope: !341)
!365 = !DILocation(line: 33, column: 83, scope: !341)
!366 = !DILocation(line: 33, column: 78, scope: !341)
!367 = !DILocation(line: 33, column: 3, scope: !341)
!368 = !DILocation(line: 33, column: 8, scope: !341)
!369 = !DILocation(line: 34, column: 1, scope: !341)
!370 = distinct !DISubprogram(name: "compare<unsigned long long>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!371 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !372)
!372 = distinct !DILocation(line: 30, column: 11, scope: !370)
!373 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !374)
!374 = distinct !DILocation(line: 30, column: 24, scope: !370)
!375 = !DILocation(line: 30, column: 22, scope: !370)
!376 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !377)
!377 = distinct !DILocation(line: 30, column: 37, scope: !370)
!378 = !DILocation(line: 30, column: 35, scope: !370)
!379 = !DILocation(line: 31, column: 9, scope: !370)
!380 = !DILocation(line: 32, column: 9, scope: !370)
!381 = !DILocation(line: 32, column: 19, scope: !370)
!382 = !DILocation(line: 33, column: 13, scope: !370)
!383 = !DILocation(line: 33, column: 10, scope: !370)
!384 = !DILocation(line: 33, column: 27, scope: !370)
!385 = !DILocation(line: 33, column: 22, scope: !370)
!386 = !DILocation(line: 33, column: 18, scope: !370)
!387 = !DILocation(line: 33, column: 42, scope: !370)
!388 = !DILocation(line: 33, column: 37, scope: !370)
!389 = !DILocation(line: 33, column: 33, scope: !370)
!390 = !DILocation(line: 33, column: 52, scope: !370)
!391 = !DILocation(line: 33, column: 48, scope: !370)
!392 = !DILocation(line: 33, column: 68, scope: !370)
!393 = !DILocation(line: 33, column: 63, scope: !370)
!394 = !DILocation(line: 33, column: 83, scope: !370)
!395 = !DILocation(line: 33, column: 78, scope: !370)
!396 = !DILocation(line: 33, column: 3, scope: !370)
!397 = !DILocation(line: 33, column: 8, scope: !370)
!398 = !DILocation(line: 34, column: 1, scope: !370)
!399 = distinct !DISubprogram(name: "compare<_Float16>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!400 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !401)
!401 = distinct !DILocation(line: 30, column: 11, scope: !399)
!402 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !403)
!403 = distinct !DILocation(line: 30, column: 24, scope: !399)
!404 = !DILocation(line: 30, column: 22, scope: !399)
!405 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !406)
!406 = distinct !DILocation(line: 30, column: 37, scope: !399)
!407 = !DILocation(line: 30, column: 35, scope: !399)
!408 = !DILocation(line: 31, column: 9, scope: !399)
!409 = !DILocation(line: 32, column: 9, scope: !399)
!410 = !DILocation(line: 32, column: 19, scope: !399)
!411 = !DILocation(line: 33, column: 13, scope: !399)
!412 = !DILocation(line: 33, column: 10, scope: !399)
!413 = !DILocation(line: 33, column: 27, scope: !399)
!414 = !DILocation(line: 33, column: 22, scope: !399)
!415 = !DILocation(line: 33, column: 18, scope: !399)
!416 = !DILocation(line: 33, column: 42, scope: !399)
!417 = !DILocation(line: 33, column: 37, scope: !399)
!418 = !DILocation(line: 33, column: 33, scope: !399)
!419 = !DILocation(line: 33, column: 57, scope: !399)
!420 = !DILocation(line: 33, column: 52, scope: !399)
!421 = !DILocation(line: 33, column: 48, scope: !399)
!422 = !DILocation(line: 33, column: 73, scope: !399)
!423 = !DILocation(line: 33, column: 68, scope: !399)
!424 = !DILocation(line: 33, column: 63, scope: !399)
!425 = !DILocation(line: 33, column: 88, scope: !399)
!426 = !DILocation(line: 33, column: 83, scope: !399)
!427 = !DILocation(line: 33, column: 78, scope: !399)
!428 = !DILocation(line: 33, column: 3, scope: !399)
!429 = !DILocation(line: 33, column: 8, scope: !399)
!430 = !DILocation(line: 34, column: 1, scope: !399)
!431 = distinct !DISubprogram(name: "compare<float>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!432 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !433)
!433 = distinct !DILocation(line: 30, column: 11, scope: !431)
!434 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !435)
!435 = distinct !DILocation(line: 30, column: 24, scope: !431)
!436 = !DILocation(line: 30, column: 22, scope: !431)
!437 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !438)
!438 = distinct !DILocation(line: 30, column: 37, scope: !431)
!439 = !DILocation(line: 30, column: 35, scope: !431)
!440 = !DILocation(line: 31, column: 9, scope: !431)
!441 = !DILocation(line: 32, column: 9, scope: !431)
!442 = !DILocation(line: 32, column: 19, scope: !431)
!443 = !DILocation(line: 33, column: 13, scope: !431)
!444 = !DILocation(line: 33, column: 10, scope: !431)
!445 = !DILocation(line: 33, column: 27, scope: !431)
!446 = !DILocation(line: 33, column: 22, scope: !431)
!447 = !DILocation(line: 33, column: 18, scope: !431)
!448 = !DILocation(line: 33, column: 42, scope: !431)
!449 = !DILocation(line: 33, column: 37, scope: !431)
!450 = !DILocation(line: 33, column: 33, scope: !431)
!451 = !DILocation(line: 33, column: 57, scope: !431)
!452 = !DILocation(line: 33, column: 52, scope: !431)
!453 = !DILocation(line: 33, column: 48, scope: !431)
!454 = !DILocation(line: 33, column: 73, scope: !431)
!455 = !DILocation(line: 33, column: 68, scope: !431)
!456 = !DILocation(line: 33, column: 63, scope: !431)
!457 = !DILocation(line: 33, column: 88, scope: !431)
!458 = !DILocation(line: 33, column: 83, scope: !431)
!459 = !DILocation(line: 33, column: 78, scope: !431)
!460 = !DILocation(line: 33, column: 3, scope: !431)
!461 = !DILocation(line: 33, column: 8, scope: !431)
!462 = !DILocation(line: 34, column: 1, scope: !431)
!463 = distinct !DISubprogram(name: "compare<double>", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!464 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !465)
!465 = distinct !DILocation(line: 30, column: 11, scope: !463)
!466 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !467)
!467 = distinct !DILocation(line: 30, column: 24, scope: !463)
!468 = !DILocation(line: 30, column: 22, scope: !463)
!469 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !470)
!470 = distinct !DILocation(line: 30, column: 37, scope: !463)
!471 = !DILocation(line: 30, column: 35, scope: !463)
!472 = !DILocation(line: 31, column: 9, scope: !463)
!473 = !DILocation(line: 32, column: 9, scope: !463)
!474 = !DILocation(line: 32, column: 19, scope: !463)
!475 = !DILocation(line: 33, column: 13, scope: !463)
!476 = !DILocation(line: 33, column: 10, scope: !463)
!477 = !DILocation(line: 33, column: 27, scope: !463)
!478 = !DILocation(line: 33, column: 22, scope: !463)
!479 = !DILocation(line: 33, column: 18, scope: !463)
!480 = !DILocation(line: 33, column: 42, scope: !463)
!481 = !DILocation(line: 33, column: 37, scope: !463)
!482 = !DILocation(line: 33, column: 33, scope: !463)
!483 = !DILocation(line: 33, column: 57, scope: !463)
!484 = !DILocation(line: 33, column: 52, scope: !463)
!485 = !DILocation(line: 33, column: 48, scope: !463)
!486 = !DILocation(line: 33, column: 73, scope: !463)
!487 = !DILocation(line: 33, column: 68, scope: !463)
!488 = !DILocation(line: 33, column: 63, scope: !463)
!489 = !DILocation(line: 33, column: 88, scope: !463)
!490 = !DILocation(line: 33, column: 83, scope: !463)
!491 = !DILocation(line: 33, column: 78, scope: !463)
!492 = !DILocation(line: 33, column: 3, scope: !463)
!493 = !DILocation(line: 33, column: 8, scope: !463)
!494 = !DILocation(line: 34, column: 1, scope: !463)
!495 = distinct !DISubprogram(name: "logic", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!496 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !497)
!497 = distinct !DILocation(line: 49, column: 11, scope: !495)
!498 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !499)
!499 = distinct !DILocation(line: 49, column: 24, scope: !495)
!500 = !DILocation(line: 49, column: 22, scope: !495)
!501 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !502)
!502 = distinct !DILocation(line: 49, column: 37, scope: !495)
!503 = !DILocation(line: 49, column: 35, scope: !495)
!504 = !DILocation(line: 50, column: 9, scope: !495)
!505 = !DILocation(line: 50, column: 22, scope: !495)
!506 = !{!507, !507, i64 0}
!507 = !{!"bool", !9, i64 0}
!508 = !{i8 0, i8 2}
!509 = !DILocation(line: 50, column: 27, scope: !495)
!510 = !DILocation(line: 50, column: 31, scope: !495)
!511 = !DILocation(line: 50, column: 37, scope: !495)
!512 = !DILocation(line: 50, column: 49, scope: !495)
!513 = !DILocation(line: 50, column: 46, scope: !495)
!514 = !DILocation(line: 50, column: 54, scope: !495)
!515 = !DILocation(line: 50, column: 59, scope: !495)
!516 = !DILocation(line: 50, column: 63, scope: !495)
!517 = !DILocation(line: 50, column: 14, scope: !495)
!518 = !DILocation(line: 50, column: 19, scope: !495)
!519 = !DILocation(line: 51, column: 1, scope: !495)
!520 = distinct !DISubprogram(name: "unordered", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!521 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !522)
!522 = distinct !DILocation(line: 54, column: 11, scope: !520)
!523 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !524)
!524 = distinct !DILocation(line: 54, column: 24, scope: !520)
!525 = !DILocation(line: 54, column: 22, scope: !520)
!526 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !527)
!527 = distinct !DILocation(line: 54, column: 37, scope: !520)
!528 = !DILocation(line: 54, column: 35, scope: !520)
!529 = !DILocation(line: 55, column: 9, scope: !520)
!530 = !DILocation(line: 56, column: 13, scope: !520)
!531 = !DILocation(line: 56, column: 23, scope: !520)
!532 = !DILocation(line: 57, column: 14, scope: !520)
!533 = !DILocation(line: 57, column: 10, scope: !520)
!534 = !DILocation(line: 57, column: 29, scope: !520)
!535 = !DILocation(line: 57, column: 23, scope: !520)
!536 = !DILocation(line: 57, column: 44, scope: !520)
!537 = !DILocation(line: 57, column: 39, scope: !520)
!538 = !DILocation(line: 57, column: 56, scope: !520)
!539 = !DILocation(line: 57, column: 54, scope: !520)
!540 = !DILocation(line: 58, column: 13, scope: !520)
!541 = !DILocation(line: 58, column: 49, scope: !520)
!542 = !DILocation(line: 58, column: 43, scope: !520)
!543 = !DILocation(line: 57, column: 19, scope: !520)
!544 = !DILocation(line: 57, column: 35, scope: !520)
!545 = !DILocation(line: 57, column: 50, scope: !520)
!546 = !DILocation(line: 57, column: 84, scope: !520)
!547 = !DILocation(line: 58, column: 38, scope: !520)
!548 = !DILocation(line: 57, column: 3, scope: !520)
!549 = !DILocation(line: 57, column: 8, scope: !520)
!550 = !DILocation(line: 59, column: 1, scope: !520)
