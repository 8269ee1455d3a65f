; ModuleID = 'indexing.cu'
source_filename = "indexing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7stridedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %17, !dbg !26

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 1, !dbg !27
  %12 = sext i32 %11 to i64, !dbg !28
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !28
  %14 = load float, ptr %13, align 4, !dbg !28, !tbaa !29
  %15 = sext i32 %8 to i64, !dbg !31
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !31
  store float %14, ptr %16, align 4, !dbg !32, !tbaa !29
  br label %17, !dbg !31

17:                                               ; preds = %10, %3
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13strided_storePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !34 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %6 = mul i32 %4, %5, !dbg !39
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %8 = add i32 %6, %7, !dbg !42
  %9 = icmp slt i32 %8, %2, !dbg !43
  br i1 %9, label %10, label %18, !dbg !43

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !44
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !44
  %13 = load float, ptr %12, align 4, !dbg !44, !tbaa !29
  %14 = mul nsw i32 %8, 3, !dbg !45
  %15 = sext i32 %14 to i64, !dbg !46
  %16 = getelementptr float, ptr %1, i64 %15, !dbg !46
  %17 = getelementptr i8, ptr %16, i64 4, !dbg !46
  store float %13, ptr %17, align 4, !dbg !47, !tbaa !29
  br label %18, !dbg !46

18:                                               ; preds = %10, %3
  ret void, !dbg !48
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8reversedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !49 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %6 = mul i32 %4, %5, !dbg !54
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %8 = add i32 %6, %7, !dbg !57
  %9 = icmp slt i32 %8, %2, !dbg !58
  br i1 %9, label %10, label %18, !dbg !58

10:                                               ; preds = %3
  %11 = xor i32 %8, -1, !dbg !59
  %12 = add i32 %2, %11, !dbg !59
  %13 = sext i32 %12 to i64, !dbg !60
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !60
  %15 = load float, ptr %14, align 4, !dbg !60, !tbaa !29
  %16 = sext i32 %8 to i64, !dbg !61
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !61
  store float %15, ptr %17, align 4, !dbg !62, !tbaa !29
  br label %18, !dbg !61

18:                                               ; preds = %10, %3
  ret void, !dbg !63
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6offsetPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !64 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %6 = mul i32 %4, %5, !dbg !69
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %8 = add i32 %6, %7, !dbg !72
  %9 = add nsw i32 %2, -5, !dbg !73
  %10 = icmp slt i32 %8, %9, !dbg !74
  br i1 %10, label %11, label %19, !dbg !74

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !75
  %13 = getelementptr float, ptr %0, i64 %12, !dbg !75
  %14 = getelementptr i8, ptr %13, i64 20, !dbg !75
  %15 = load float, ptr %14, align 4, !dbg !75, !tbaa !29
  %16 = load float, ptr %13, align 4, !dbg !76, !tbaa !29
  %17 = fsub contract float %15, %16, !dbg !77
  %18 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !78
  store float %17, ptr %18, align 4, !dbg !79, !tbaa !29
  br label %19, !dbg !78

19:                                               ; preds = %11, %3
  ret void, !dbg !80
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13broadcast_rowPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !81 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %7 = mul i32 %5, %6, !dbg !86
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %9 = add i32 %7, %8, !dbg !89
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !90
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !93
  %12 = mul nuw nsw i32 %10, %11, !dbg !96
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97
  %14 = add nuw nsw i32 %12, %13, !dbg !100
  %15 = icmp slt i32 %14, %2, !dbg !101
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !102
  br i1 %17, label %18, label %26, !dbg !102

18:                                               ; preds = %4
  %19 = sext i32 %9 to i64, !dbg !103
  %20 = getelementptr inbounds float, ptr %0, i64 %19, !dbg !103
  %21 = load float, ptr %20, align 4, !dbg !103, !tbaa !29
  %22 = mul nsw i32 %3, %14, !dbg !104
  %23 = add nsw i32 %22, %9, !dbg !105
  %24 = sext i32 %23 to i64, !dbg !106
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !106
  store float %21, ptr %25, align 4, !dbg !107, !tbaa !29
  br label %26, !dbg !106

26:                                               ; preds = %18, %4
  ret void, !dbg !108
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16broadcast_columnPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !109 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !110
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112
  %8 = mul i32 %6, %7, !dbg !114
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %10 = add i32 %8, %9, !dbg !117
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !118
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !120
  %13 = mul nuw nsw i32 %11, %12, !dbg !122
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !123
  %15 = add nuw nsw i32 %13, %14, !dbg !125
  %16 = icmp slt i32 %15, %3, !dbg !126
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17, !dbg !127
  br i1 %18, label %19, label %30, !dbg !127

19:                                               ; preds = %5
  %20 = zext nneg i32 %15 to i64, !dbg !128
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !128
  %22 = load float, ptr %21, align 4, !dbg !128, !tbaa !29
  %23 = mul nsw i32 %4, %15, !dbg !129
  %24 = add nsw i32 %23, %10, !dbg !130
  %25 = sext i32 %24 to i64, !dbg !131
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !131
  %27 = load float, ptr %26, align 4, !dbg !131, !tbaa !29
  %28 = fmul contract float %22, %27, !dbg !132
  %29 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !133
  store float %28, ptr %29, align 4, !dbg !134, !tbaa !29
  br label %30, !dbg !133

30:                                               ; preds = %19, %5
  ret void, !dbg !135
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16broadcast_scalarPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !136 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !137
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139
  %7 = mul i32 %5, %6, !dbg !141
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  %9 = add i32 %7, %8, !dbg !144
  %10 = icmp slt i32 %9, %3, !dbg !145
  br i1 %10, label %11, label %18, !dbg !145

11:                                               ; preds = %4
  %12 = load float, ptr %0, align 4, !dbg !146, !tbaa !29
  %13 = sext i32 %9 to i64, !dbg !147
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !147
  %15 = load float, ptr %14, align 4, !dbg !147, !tbaa !29
  %16 = fmul contract float %12, %15, !dbg !148
  %17 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !149
  store float %16, ptr %17, align 4, !dbg !150, !tbaa !29
  br label %18, !dbg !149

18:                                               ; preds = %11, %4
  ret void, !dbg !151
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13outer_productPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !152 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155
  %8 = mul i32 %6, %7, !dbg !157
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158
  %10 = add i32 %8, %9, !dbg !160
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !161
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !163
  %13 = mul nuw nsw i32 %11, %12, !dbg !165
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !166
  %15 = add nuw nsw i32 %13, %14, !dbg !168
  %16 = icmp slt i32 %15, %3, !dbg !169
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17, !dbg !170
  br i1 %18, label %19, label %31, !dbg !170

19:                                               ; preds = %5
  %20 = zext nneg i32 %15 to i64, !dbg !171
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !171
  %22 = load float, ptr %21, align 4, !dbg !171, !tbaa !29
  %23 = sext i32 %10 to i64, !dbg !172
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !172
  %25 = load float, ptr %24, align 4, !dbg !172, !tbaa !29
  %26 = fmul contract float %22, %25, !dbg !173
  %27 = mul nsw i32 %4, %15, !dbg !174
  %28 = add nsw i32 %27, %10, !dbg !175
  %29 = sext i32 %28 to i64, !dbg !176
  %30 = getelementptr inbounds float, ptr %2, i64 %29, !dbg !176
  store float %26, ptr %30, align 4, !dbg !177, !tbaa !29
  br label %31, !dbg !176

31:                                               ; preds = %19, %5
  ret void, !dbg !178
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7dividedPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !179 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !180
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %8 = mul i32 %6, %7, !dbg !184
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %10 = add i32 %8, %9, !dbg !187
  %11 = mul nsw i32 %4, %3, !dbg !188
  %12 = icmp slt i32 %10, %11, !dbg !189
  br i1 %12, label %13, label %23, !dbg !189

13:                                               ; preds = %5
  %14 = srem i32 %10, %4, !dbg !190
  %15 = sext i32 %10 to i64, !dbg !191
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !191
  %17 = load float, ptr %16, align 4, !dbg !191, !tbaa !29
  %18 = sext i32 %14 to i64, !dbg !192
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !192
  %20 = load float, ptr %19, align 4, !dbg !192, !tbaa !29
  %21 = fadd contract float %17, %20, !dbg !193
  %22 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !194
  store float %21, ptr %22, align 4, !dbg !195, !tbaa !29
  br label %23, !dbg !196

23:                                               ; preds = %5, %13
  ret void, !dbg !196
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10interleavePKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !197 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %7 = mul i32 %5, %6, !dbg !202
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203
  %9 = add i32 %7, %8, !dbg !205
  %10 = icmp slt i32 %9, %3, !dbg !206
  br i1 %10, label %11, label %21, !dbg !206

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !207
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !207
  %14 = load float, ptr %13, align 4, !dbg !207, !tbaa !29
  %15 = shl nsw i32 %9, 1, !dbg !208
  %16 = sext i32 %15 to i64, !dbg !209
  %17 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !209
  store float %14, ptr %17, align 4, !dbg !210, !tbaa !29
  %18 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !211
  %19 = load float, ptr %18, align 4, !dbg !211, !tbaa !29
  %20 = getelementptr i8, ptr %17, i64 4, !dbg !212
  store float %19, ptr %20, align 4, !dbg !213, !tbaa !29
  br label %21, !dbg !214

21:                                               ; preds = %11, %4
  ret void, !dbg !215
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12deinterleavePKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !216 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !219
  %7 = mul i32 %5, %6, !dbg !221
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %9 = add i32 %7, %8, !dbg !224
  %10 = icmp slt i32 %9, %3, !dbg !225
  br i1 %10, label %11, label %21, !dbg !225

11:                                               ; preds = %4
  %12 = shl nsw i32 %9, 1, !dbg !226
  %13 = sext i32 %12 to i64, !dbg !227
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !227
  %15 = load float, ptr %14, align 4, !dbg !227, !tbaa !29
  %16 = sext i32 %9 to i64, !dbg !228
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !228
  store float %15, ptr %17, align 4, !dbg !229, !tbaa !29
  %18 = getelementptr i8, ptr %14, i64 4, !dbg !230
  %19 = load float, ptr %18, align 4, !dbg !230, !tbaa !29
  %20 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !231
  store float %19, ptr %20, align 4, !dbg !232, !tbaa !29
  br label %21, !dbg !233

21:                                               ; preds = %11, %4
  ret void, !dbg !234
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8diagonalPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !235 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !236
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238
  %6 = mul i32 %4, %5, !dbg !240
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !241
  %8 = add i32 %6, %7, !dbg !243
  %9 = icmp slt i32 %8, %2, !dbg !244
  br i1 %9, label %10, label %18, !dbg !244

10:                                               ; preds = %3
  %11 = add i32 %2, 1, !dbg !245
  %12 = mul i32 %11, %8, !dbg !245
  %13 = sext i32 %12 to i64, !dbg !246
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !246
  %15 = load float, ptr %14, align 4, !dbg !246, !tbaa !29
  %16 = sext i32 %8 to i64, !dbg !247
  %17 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !247
  store float %15, ptr %17, align 4, !dbg !248, !tbaa !29
  br label %18, !dbg !247

18:                                               ; preds = %10, %3
  ret void, !dbg !249
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12antidiagonalPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !250 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !253
  %6 = mul i32 %4, %5, !dbg !255
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %8 = add i32 %6, %7, !dbg !258
  %9 = icmp slt i32 %8, %2, !dbg !259
  br i1 %9, label %10, label %20, !dbg !259

10:                                               ; preds = %3
  %11 = mul nsw i32 %2, %8, !dbg !260
  %12 = xor i32 %8, -1, !dbg !261
  %13 = add i32 %2, %12, !dbg !261
  %14 = add nsw i32 %13, %11, !dbg !262
  %15 = sext i32 %14 to i64, !dbg !263
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !263
  %17 = load float, ptr %16, align 4, !dbg !263, !tbaa !29
  %18 = sext i32 %8 to i64, !dbg !264
  %19 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !264
  store float %17, ptr %19, align 4, !dbg !265, !tbaa !29
  br label %20, !dbg !264

20:                                               ; preds = %10, %3
  ret void, !dbg !266
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9submatrixPKfPfiiiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !267 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !268
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !270
  %10 = mul i32 %8, %9, !dbg !272
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !273
  %12 = add i32 %10, %11, !dbg !275
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !276
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !278
  %15 = mul nuw nsw i32 %13, %14, !dbg !280
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281
  %17 = add nuw nsw i32 %15, %16, !dbg !283
  %18 = icmp slt i32 %17, %5, !dbg !284
  %19 = icmp slt i32 %12, %6
  %20 = and i1 %18, %19, !dbg !285
  br i1 %20, label %21, label %33, !dbg !285

21:                                               ; preds = %7
  %22 = add nsw i32 %3, %17, !dbg !286
  %23 = mul nsw i32 %22, %2, !dbg !287
  %24 = add i32 %4, %12, !dbg !288
  %25 = add i32 %24, %23, !dbg !289
  %26 = sext i32 %25 to i64, !dbg !290
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !290
  %28 = load float, ptr %27, align 4, !dbg !290, !tbaa !29
  %29 = mul nsw i32 %6, %17, !dbg !291
  %30 = add nsw i32 %29, %12, !dbg !292
  %31 = sext i32 %30 to i64, !dbg !293
  %32 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !293
  store float %28, ptr %32, align 4, !dbg !294, !tbaa !29
  br label %33, !dbg !293

33:                                               ; preds = %21, %7
  ret void, !dbg !295
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8upsamplePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !296 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299
  %7 = mul i32 %5, %6, !dbg !301
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !302
  %9 = add i32 %7, %8, !dbg !304
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !305
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !307
  %12 = mul nuw nsw i32 %10, %11, !dbg !309
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !310
  %14 = add nuw nsw i32 %12, %13, !dbg !312
  %15 = icmp slt i32 %14, %2, !dbg !313
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !314
  br i1 %17, label %18, label %36, !dbg !314

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %14, !dbg !315
  %20 = add nsw i32 %19, %9, !dbg !316
  %21 = sext i32 %20 to i64, !dbg !317
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !317
  %23 = load float, ptr %22, align 4, !dbg !317, !tbaa !29
  %24 = shl nuw nsw i32 %14, 2, !dbg !318
  %25 = mul nsw i32 %24, %3, !dbg !319
  %26 = sext i32 %25 to i64, !dbg !320
  %27 = getelementptr inbounds float, ptr %1, i64 %26, !dbg !320
  %28 = shl nsw i32 %9, 1, !dbg !321
  %29 = sext i32 %28 to i64, !dbg !322
  %30 = getelementptr inbounds float, ptr %27, i64 %29, !dbg !322
  store float %23, ptr %30, align 4, !dbg !323, !tbaa !29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4, !dbg !324
  store float %23, ptr %31, align 4, !dbg !325, !tbaa !29
  %32 = shl nsw i32 %3, 1, !dbg !326
  %33 = sext i32 %32 to i64, !dbg !327
  %34 = getelementptr inbounds float, ptr %30, i64 %33, !dbg !327
  store float %23, ptr %34, align 4, !dbg !328, !tbaa !29
  %35 = getelementptr i8, ptr %34, i64 4, !dbg !329
  store float %23, ptr %35, align 4, !dbg !330, !tbaa !29
  br label %36, !dbg !331

36:                                               ; preds = %4, %18
  ret void, !dbg !331
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9mean_poolPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !332 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !333
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !335
  %7 = mul i32 %5, %6, !dbg !337
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338
  %9 = add i32 %7, %8, !dbg !340
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !341
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343
  %12 = mul nuw nsw i32 %10, %11, !dbg !345
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !346
  %14 = add nuw nsw i32 %12, %13, !dbg !348
  %15 = icmp slt i32 %14, %2, !dbg !349
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !350
  br i1 %17, label %18, label %41, !dbg !350

18:                                               ; preds = %4
  %19 = shl nsw i32 %3, 1, !dbg !351
  %20 = mul i32 %19, %14, !dbg !352
  %21 = add i32 %20, %9, !dbg !353
  %22 = shl i32 %21, 1, !dbg !353
  %23 = sext i32 %22 to i64, !dbg !354
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !354
  %25 = load float, ptr %24, align 4, !dbg !355, !tbaa !29
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4, !dbg !356
  %27 = load float, ptr %26, align 4, !dbg !356, !tbaa !29
  %28 = fadd contract float %25, %27, !dbg !357
  %29 = sext i32 %19 to i64, !dbg !358
  %30 = getelementptr inbounds float, ptr %24, i64 %29, !dbg !358
  %31 = load float, ptr %30, align 4, !dbg !358, !tbaa !29
  %32 = fadd contract float %28, %31, !dbg !359
  %33 = getelementptr i8, ptr %30, i64 4, !dbg !360
  %34 = load float, ptr %33, align 4, !dbg !360, !tbaa !29
  %35 = fadd contract float %32, %34, !dbg !361
  %36 = fmul contract float %35, 2.500000e-01, !dbg !362
  %37 = mul nsw i32 %3, %14, !dbg !363
  %38 = add nsw i32 %37, %9, !dbg !364
  %39 = sext i32 %38 to i64, !dbg !365
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !365
  store float %36, ptr %40, align 4, !dbg !366, !tbaa !29
  br label %41, !dbg !367

41:                                               ; preds = %4, %18
  ret void, !dbg !367
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9permute3dPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !368 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !371
  %8 = mul i32 %6, %7, !dbg !373
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374
  %10 = add i32 %8, %9, !dbg !376
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !377
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !379
  %13 = mul nuw nsw i32 %11, %12, !dbg !381
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !382
  %15 = add nuw nsw i32 %13, %14, !dbg !384
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !385
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388
  %18 = mul nuw nsw i32 %16, %17, !dbg !391
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !392
  %20 = add nuw nsw i32 %18, %19, !dbg !395
  %21 = icmp slt i32 %20, %2, !dbg !396
  %22 = icmp slt i32 %15, %3
  %23 = and i1 %21, %22, !dbg !397
  %24 = icmp slt i32 %10, %4
  %25 = and i1 %23, %24, !dbg !397
  br i1 %25, label %26, label %40, !dbg !397

26:                                               ; preds = %5
  %27 = mul nsw i32 %3, %20, !dbg !398
  %28 = add nuw nsw i32 %27, %15, !dbg !399
  %29 = mul nsw i32 %28, %4, !dbg !400
  %30 = add nsw i32 %29, %10, !dbg !401
  %31 = sext i32 %30 to i64, !dbg !402
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !402
  %33 = load float, ptr %32, align 4, !dbg !402, !tbaa !29
  %34 = mul nsw i32 %2, %10, !dbg !403
  %35 = add nsw i32 %34, %20, !dbg !404
  %36 = mul nsw i32 %35, %3, !dbg !405
  %37 = add nsw i32 %36, %15, !dbg !406
  %38 = sext i32 %37 to i64, !dbg !407
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !407
  store float %33, ptr %39, align 4, !dbg !408, !tbaa !29
  br label %40, !dbg !407

40:                                               ; preds = %26, %5
  ret void, !dbg !409
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12flip_columnsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !410 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !411
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413
  %7 = mul i32 %5, %6, !dbg !415
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416
  %9 = add i32 %7, %8, !dbg !418
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !419
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421
  %12 = mul nuw nsw i32 %10, %11, !dbg !423
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424
  %14 = add nuw nsw i32 %12, %13, !dbg !426
  %15 = icmp slt i32 %14, %2, !dbg !427
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !428
  br i1 %17, label %18, label %29, !dbg !428

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %14, !dbg !429
  %20 = xor i32 %9, -1, !dbg !430
  %21 = add i32 %3, %20, !dbg !430
  %22 = add nsw i32 %21, %19, !dbg !431
  %23 = sext i32 %22 to i64, !dbg !432
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !432
  %25 = load float, ptr %24, align 4, !dbg !432, !tbaa !29
  %26 = add nsw i32 %19, %9, !dbg !433
  %27 = sext i32 %26 to i64, !dbg !434
  %28 = getelementptr inbounds float, ptr %1, i64 %27, !dbg !434
  store float %25, ptr %28, align 4, !dbg !435, !tbaa !29
  br label %29, !dbg !434

29:                                               ; preds = %18, %4
  ret void, !dbg !436
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14lower_trianglePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !437 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !438
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !440
  %6 = mul i32 %4, %5, !dbg !442
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !443
  %8 = add i32 %6, %7, !dbg !445
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !446
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448
  %11 = mul nuw nsw i32 %9, %10, !dbg !450
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !451
  %13 = add nuw nsw i32 %11, %12, !dbg !453
  %14 = icmp sge i32 %13, %2, !dbg !454
  %15 = icmp sgt i32 %8, %13
  %16 = or i1 %15, %14, !dbg !455
  br i1 %16, label %24, label %17, !dbg !455

17:                                               ; preds = %3
  %18 = mul nsw i32 %2, %13, !dbg !456
  %19 = add nsw i32 %18, %8, !dbg !457
  %20 = sext i32 %19 to i64, !dbg !458
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !458
  %22 = load float, ptr %21, align 4, !dbg !458, !tbaa !29
  %23 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !459
  store float %22, ptr %23, align 4, !dbg !460, !tbaa !29
  br label %24, !dbg !459

24:                                               ; preds = %17, %3
  ret void, !dbg !461
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "indexing.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "strided", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 5, column: 25, scope: !11)
!28 = !DILocation(line: 5, column: 21, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 5, column: 14, scope: !11)
!32 = !DILocation(line: 5, column: 19, scope: !11)
!33 = !DILocation(line: 6, column: 1, scope: !11)
!34 = distinct !DISubprogram(name: "strided_store", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !36)
!36 = distinct !DILocation(line: 9, column: 11, scope: !34)
!37 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !38)
!38 = distinct !DILocation(line: 9, column: 24, scope: !34)
!39 = !DILocation(line: 9, column: 22, scope: !34)
!40 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !41)
!41 = distinct !DILocation(line: 9, column: 37, scope: !34)
!42 = !DILocation(line: 9, column: 35, scope: !34)
!43 = !DILocation(line: 10, column: 9, scope: !34)
!44 = !DILocation(line: 10, column: 29, scope: !34)
!45 = !DILocation(line: 10, column: 18, scope: !34)
!46 = !DILocation(line: 10, column: 14, scope: !34)
!47 = !DILocation(line: 10, column: 27, scope: !34)
!48 = !DILocation(line: 11, column: 1, scope: !34)
!49 = distinct !DISubprogram(name: "reversed", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 14, column: 11, scope: !49)
!52 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !53)
!53 = distinct !DILocation(line: 14, column: 24, scope: !49)
!54 = !DILocation(line: 14, column: 22, scope: !49)
!55 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !56)
!56 = distinct !DILocation(line: 14, column: 37, scope: !49)
!57 = !DILocation(line: 14, column: 35, scope: !49)
!58 = !DILocation(line: 15, column: 9, scope: !49)
!59 = !DILocation(line: 15, column: 29, scope: !49)
!60 = !DILocation(line: 15, column: 21, scope: !49)
!61 = !DILocation(line: 15, column: 14, scope: !49)
!62 = !DILocation(line: 15, column: 19, scope: !49)
!63 = !DILocation(line: 16, column: 1, scope: !49)
!64 = distinct !DISubprogram(name: "offset", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !66)
!66 = distinct !DILocation(line: 19, column: 11, scope: !64)
!67 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !68)
!68 = distinct !DILocation(line: 19, column: 24, scope: !64)
!69 = !DILocation(line: 19, column: 22, scope: !64)
!70 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !71)
!71 = distinct !DILocation(line: 19, column: 37, scope: !64)
!72 = !DILocation(line: 19, column: 35, scope: !64)
!73 = !DILocation(line: 20, column: 13, scope: !64)
!74 = !DILocation(line: 20, column: 9, scope: !64)
!75 = !DILocation(line: 20, column: 25, scope: !64)
!76 = !DILocation(line: 20, column: 36, scope: !64)
!77 = !DILocation(line: 20, column: 34, scope: !64)
!78 = !DILocation(line: 20, column: 18, scope: !64)
!79 = !DILocation(line: 20, column: 23, scope: !64)
!80 = !DILocation(line: 21, column: 1, scope: !64)
!81 = distinct !DISubprogram(name: "broadcast_row", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !83)
!83 = distinct !DILocation(line: 24, column: 11, scope: !81)
!84 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !85)
!85 = distinct !DILocation(line: 24, column: 24, scope: !81)
!86 = !DILocation(line: 24, column: 22, scope: !81)
!87 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !88)
!88 = distinct !DILocation(line: 24, column: 37, scope: !81)
!89 = !DILocation(line: 24, column: 35, scope: !81)
!90 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 25, column: 11, scope: !81)
!93 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 25, column: 24, scope: !81)
!96 = !DILocation(line: 25, column: 22, scope: !81)
!97 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 25, column: 37, scope: !81)
!100 = !DILocation(line: 25, column: 35, scope: !81)
!101 = !DILocation(line: 26, column: 9, scope: !81)
!102 = !DILocation(line: 26, column: 13, scope: !81)
!103 = !DILocation(line: 26, column: 38, scope: !81)
!104 = !DILocation(line: 26, column: 27, scope: !81)
!105 = !DILocation(line: 26, column: 31, scope: !81)
!106 = !DILocation(line: 26, column: 23, scope: !81)
!107 = !DILocation(line: 26, column: 36, scope: !81)
!108 = !DILocation(line: 27, column: 1, scope: !81)
!109 = distinct !DISubprogram(name: "broadcast_column", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !111)
!111 = distinct !DILocation(line: 30, column: 11, scope: !109)
!112 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !113)
!113 = distinct !DILocation(line: 30, column: 24, scope: !109)
!114 = !DILocation(line: 30, column: 22, scope: !109)
!115 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !116)
!116 = distinct !DILocation(line: 30, column: 37, scope: !109)
!117 = !DILocation(line: 30, column: 35, scope: !109)
!118 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !119)
!119 = distinct !DILocation(line: 31, column: 11, scope: !109)
!120 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !121)
!121 = distinct !DILocation(line: 31, column: 24, scope: !109)
!122 = !DILocation(line: 31, column: 22, scope: !109)
!123 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !124)
!124 = distinct !DILocation(line: 31, column: 37, scope: !109)
!125 = !DILocation(line: 31, column: 35, scope: !109)
!126 = !DILocation(line: 32, column: 9, scope: !109)
!127 = !DILocation(line: 32, column: 13, scope: !109)
!128 = !DILocation(line: 32, column: 38, scope: !109)
!129 = !DILocation(line: 32, column: 54, scope: !109)
!130 = !DILocation(line: 32, column: 58, scope: !109)
!131 = !DILocation(line: 32, column: 50, scope: !109)
!132 = !DILocation(line: 32, column: 48, scope: !109)
!133 = !DILocation(line: 32, column: 23, scope: !109)
!134 = !DILocation(line: 32, column: 36, scope: !109)
!135 = !DILocation(line: 33, column: 1, scope: !109)
!136 = distinct !DISubprogram(name: "broadcast_scalar", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !138)
!138 = distinct !DILocation(line: 36, column: 11, scope: !136)
!139 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !140)
!140 = distinct !DILocation(line: 36, column: 24, scope: !136)
!141 = !DILocation(line: 36, column: 22, scope: !136)
!142 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !143)
!143 = distinct !DILocation(line: 36, column: 37, scope: !136)
!144 = !DILocation(line: 36, column: 35, scope: !136)
!145 = !DILocation(line: 37, column: 9, scope: !136)
!146 = !DILocation(line: 37, column: 21, scope: !136)
!147 = !DILocation(line: 37, column: 32, scope: !136)
!148 = !DILocation(line: 37, column: 30, scope: !136)
!149 = !DILocation(line: 37, column: 14, scope: !136)
!150 = !DILocation(line: 37, column: 19, scope: !136)
!151 = !DILocation(line: 38, column: 1, scope: !136)
!152 = distinct !DISubprogram(name: "outer_product", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !154)
!154 = distinct !DILocation(line: 41, column: 11, scope: !152)
!155 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !156)
!156 = distinct !DILocation(line: 41, column: 24, scope: !152)
!157 = !DILocation(line: 41, column: 22, scope: !152)
!158 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !159)
!159 = distinct !DILocation(line: 41, column: 37, scope: !152)
!160 = !DILocation(line: 41, column: 35, scope: !152)
!161 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !162)
!162 = distinct !DILocation(line: 42, column: 11, scope: !152)
!163 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !164)
!164 = distinct !DILocation(line: 42, column: 24, scope: !152)
!165 = !DILocation(line: 42, column: 22, scope: !152)
!166 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !167)
!167 = distinct !DILocation(line: 42, column: 37, scope: !152)
!168 = !DILocation(line: 42, column: 35, scope: !152)
!169 = !DILocation(line: 43, column: 9, scope: !152)
!170 = !DILocation(line: 43, column: 13, scope: !152)
!171 = !DILocation(line: 43, column: 38, scope: !152)
!172 = !DILocation(line: 43, column: 45, scope: !152)
!173 = !DILocation(line: 43, column: 43, scope: !152)
!174 = !DILocation(line: 43, column: 27, scope: !152)
!175 = !DILocation(line: 43, column: 31, scope: !152)
!176 = !DILocation(line: 43, column: 23, scope: !152)
!177 = !DILocation(line: 43, column: 36, scope: !152)
!178 = !DILocation(line: 44, column: 1, scope: !152)
!179 = distinct !DISubprogram(name: "divided", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !181)
!181 = distinct !DILocation(line: 48, column: 11, scope: !179)
!182 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !183)
!183 = distinct !DILocation(line: 48, column: 24, scope: !179)
!184 = !DILocation(line: 48, column: 22, scope: !179)
!185 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !186)
!186 = distinct !DILocation(line: 48, column: 37, scope: !179)
!187 = !DILocation(line: 48, column: 35, scope: !179)
!188 = !DILocation(line: 49, column: 14, scope: !179)
!189 = !DILocation(line: 49, column: 9, scope: !179)
!190 = !DILocation(line: 50, column: 24, scope: !179)
!191 = !DILocation(line: 51, column: 18, scope: !179)
!192 = !DILocation(line: 51, column: 33, scope: !179)
!193 = !DILocation(line: 51, column: 31, scope: !179)
!194 = !DILocation(line: 51, column: 3, scope: !179)
!195 = !DILocation(line: 51, column: 16, scope: !179)
!196 = !DILocation(line: 52, column: 1, scope: !179)
!197 = distinct !DISubprogram(name: "interleave", scope: !1, file: !1, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !199)
!199 = distinct !DILocation(line: 55, column: 11, scope: !197)
!200 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !201)
!201 = distinct !DILocation(line: 55, column: 24, scope: !197)
!202 = !DILocation(line: 55, column: 22, scope: !197)
!203 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !204)
!204 = distinct !DILocation(line: 55, column: 37, scope: !197)
!205 = !DILocation(line: 55, column: 35, scope: !197)
!206 = !DILocation(line: 56, column: 9, scope: !197)
!207 = !DILocation(line: 57, column: 16, scope: !197)
!208 = !DILocation(line: 57, column: 9, scope: !197)
!209 = !DILocation(line: 57, column: 5, scope: !197)
!210 = !DILocation(line: 57, column: 14, scope: !197)
!211 = !DILocation(line: 58, column: 20, scope: !197)
!212 = !DILocation(line: 58, column: 5, scope: !197)
!213 = !DILocation(line: 58, column: 18, scope: !197)
!214 = !DILocation(line: 59, column: 3, scope: !197)
!215 = !DILocation(line: 60, column: 1, scope: !197)
!216 = distinct !DISubprogram(name: "deinterleave", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !218)
!218 = distinct !DILocation(line: 63, column: 11, scope: !216)
!219 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !220)
!220 = distinct !DILocation(line: 63, column: 24, scope: !216)
!221 = !DILocation(line: 63, column: 22, scope: !216)
!222 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !223)
!223 = distinct !DILocation(line: 63, column: 37, scope: !216)
!224 = !DILocation(line: 63, column: 35, scope: !216)
!225 = !DILocation(line: 64, column: 9, scope: !216)
!226 = !DILocation(line: 65, column: 17, scope: !216)
!227 = !DILocation(line: 65, column: 13, scope: !216)
!228 = !DILocation(line: 65, column: 5, scope: !216)
!229 = !DILocation(line: 65, column: 11, scope: !216)
!230 = !DILocation(line: 66, column: 13, scope: !216)
!231 = !DILocation(line: 66, column: 5, scope: !216)
!232 = !DILocation(line: 66, column: 11, scope: !216)
!233 = !DILocation(line: 67, column: 3, scope: !216)
!234 = !DILocation(line: 68, column: 1, scope: !216)
!235 = distinct !DISubprogram(name: "diagonal", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !237)
!237 = distinct !DILocation(line: 71, column: 11, scope: !235)
!238 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !239)
!239 = distinct !DILocation(line: 71, column: 24, scope: !235)
!240 = !DILocation(line: 71, column: 22, scope: !235)
!241 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !242)
!242 = distinct !DILocation(line: 71, column: 37, scope: !235)
!243 = !DILocation(line: 71, column: 35, scope: !235)
!244 = !DILocation(line: 72, column: 9, scope: !235)
!245 = !DILocation(line: 72, column: 29, scope: !235)
!246 = !DILocation(line: 72, column: 21, scope: !235)
!247 = !DILocation(line: 72, column: 14, scope: !235)
!248 = !DILocation(line: 72, column: 19, scope: !235)
!249 = !DILocation(line: 73, column: 1, scope: !235)
!250 = distinct !DISubprogram(name: "antidiagonal", scope: !1, file: !1, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !252)
!252 = distinct !DILocation(line: 76, column: 11, scope: !250)
!253 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !254)
!254 = distinct !DILocation(line: 76, column: 24, scope: !250)
!255 = !DILocation(line: 76, column: 22, scope: !250)
!256 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !257)
!257 = distinct !DILocation(line: 76, column: 37, scope: !250)
!258 = !DILocation(line: 76, column: 35, scope: !250)
!259 = !DILocation(line: 77, column: 9, scope: !250)
!260 = !DILocation(line: 77, column: 25, scope: !250)
!261 = !DILocation(line: 77, column: 38, scope: !250)
!262 = !DILocation(line: 77, column: 29, scope: !250)
!263 = !DILocation(line: 77, column: 21, scope: !250)
!264 = !DILocation(line: 77, column: 14, scope: !250)
!265 = !DILocation(line: 77, column: 19, scope: !250)
!266 = !DILocation(line: 78, column: 1, scope: !250)
!267 = distinct !DISubprogram(name: "submatrix", scope: !1, file: !1, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !269)
!269 = distinct !DILocation(line: 81, column: 11, scope: !267)
!270 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !271)
!271 = distinct !DILocation(line: 81, column: 24, scope: !267)
!272 = !DILocation(line: 81, column: 22, scope: !267)
!273 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !274)
!274 = distinct !DILocation(line: 81, column: 37, scope: !267)
!275 = !DILocation(line: 81, column: 35, scope: !267)
!276 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !277)
!277 = distinct !DILocation(line: 82, column: 11, scope: !267)
!278 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !279)
!279 = distinct !DILocation(line: 82, column: 24, scope: !267)
!280 = !DILocation(line: 82, column: 22, scope: !267)
!281 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !282)
!282 = distinct !DILocation(line: 82, column: 37, scope: !267)
!283 = !DILocation(line: 82, column: 35, scope: !267)
!284 = !DILocation(line: 83, column: 9, scope: !267)
!285 = !DILocation(line: 83, column: 13, scope: !267)
!286 = !DILocation(line: 83, column: 44, scope: !267)
!287 = !DILocation(line: 83, column: 49, scope: !267)
!288 = !DILocation(line: 83, column: 53, scope: !267)
!289 = !DILocation(line: 83, column: 58, scope: !267)
!290 = !DILocation(line: 83, column: 38, scope: !267)
!291 = !DILocation(line: 83, column: 27, scope: !267)
!292 = !DILocation(line: 83, column: 31, scope: !267)
!293 = !DILocation(line: 83, column: 23, scope: !267)
!294 = !DILocation(line: 83, column: 36, scope: !267)
!295 = !DILocation(line: 84, column: 1, scope: !267)
!296 = distinct !DISubprogram(name: "upsample", scope: !1, file: !1, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!297 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !298)
!298 = distinct !DILocation(line: 87, column: 11, scope: !296)
!299 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !300)
!300 = distinct !DILocation(line: 87, column: 24, scope: !296)
!301 = !DILocation(line: 87, column: 22, scope: !296)
!302 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !303)
!303 = distinct !DILocation(line: 87, column: 37, scope: !296)
!304 = !DILocation(line: 87, column: 35, scope: !296)
!305 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !306)
!306 = distinct !DILocation(line: 88, column: 11, scope: !296)
!307 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !308)
!308 = distinct !DILocation(line: 88, column: 24, scope: !296)
!309 = !DILocation(line: 88, column: 22, scope: !296)
!310 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !311)
!311 = distinct !DILocation(line: 88, column: 37, scope: !296)
!312 = !DILocation(line: 88, column: 35, scope: !296)
!313 = !DILocation(line: 89, column: 9, scope: !296)
!314 = !DILocation(line: 89, column: 14, scope: !296)
!315 = !DILocation(line: 90, column: 17, scope: !296)
!316 = !DILocation(line: 90, column: 21, scope: !296)
!317 = !DILocation(line: 90, column: 13, scope: !296)
!318 = !DILocation(line: 91, column: 25, scope: !296)
!319 = !DILocation(line: 91, column: 29, scope: !296)
!320 = !DILocation(line: 91, column: 21, scope: !296)
!321 = !DILocation(line: 91, column: 37, scope: !296)
!322 = !DILocation(line: 91, column: 33, scope: !296)
!323 = !DILocation(line: 92, column: 13, scope: !296)
!324 = !DILocation(line: 93, column: 3, scope: !296)
!325 = !DILocation(line: 93, column: 13, scope: !296)
!326 = !DILocation(line: 94, column: 12, scope: !296)
!327 = !DILocation(line: 94, column: 3, scope: !296)
!328 = !DILocation(line: 94, column: 17, scope: !296)
!329 = !DILocation(line: 95, column: 3, scope: !296)
!330 = !DILocation(line: 95, column: 21, scope: !296)
!331 = !DILocation(line: 96, column: 1, scope: !296)
!332 = distinct !DISubprogram(name: "mean_pool", scope: !1, file: !1, line: 98, type: !12, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!333 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !334)
!334 = distinct !DILocation(line: 99, column: 11, scope: !332)
!335 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !336)
!336 = distinct !DILocation(line: 99, column: 24, scope: !332)
!337 = !DILocation(line: 99, column: 22, scope: !332)
!338 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !339)
!339 = distinct !DILocation(line: 99, column: 37, scope: !332)
!340 = !DILocation(line: 99, column: 35, scope: !332)
!341 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !342)
!342 = distinct !DILocation(line: 100, column: 11, scope: !332)
!343 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !344)
!344 = distinct !DILocation(line: 100, column: 24, scope: !332)
!345 = !DILocation(line: 100, column: 22, scope: !332)
!346 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !347)
!347 = distinct !DILocation(line: 100, column: 37, scope: !332)
!348 = !DILocation(line: 100, column: 35, scope: !332)
!349 = !DILocation(line: 101, column: 9, scope: !332)
!350 = !DILocation(line: 101, column: 14, scope: !332)
!351 = !DILocation(line: 102, column: 41, scope: !332)
!352 = !DILocation(line: 102, column: 36, scope: !332)
!353 = !DILocation(line: 102, column: 46, scope: !332)
!354 = !DILocation(line: 102, column: 26, scope: !332)
!355 = !DILocation(line: 103, column: 27, scope: !332)
!356 = !DILocation(line: 103, column: 39, scope: !332)
!357 = !DILocation(line: 103, column: 37, scope: !332)
!358 = !DILocation(line: 103, column: 51, scope: !332)
!359 = !DILocation(line: 103, column: 49, scope: !332)
!360 = !DILocation(line: 103, column: 67, scope: !332)
!361 = !DILocation(line: 103, column: 65, scope: !332)
!362 = !DILocation(line: 103, column: 24, scope: !332)
!363 = !DILocation(line: 103, column: 7, scope: !332)
!364 = !DILocation(line: 103, column: 11, scope: !332)
!365 = !DILocation(line: 103, column: 3, scope: !332)
!366 = !DILocation(line: 103, column: 16, scope: !332)
!367 = !DILocation(line: 104, column: 1, scope: !332)
!368 = distinct !DISubprogram(name: "permute3d", scope: !1, file: !1, line: 106, type: !12, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!369 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !370)
!370 = distinct !DILocation(line: 107, column: 11, scope: !368)
!371 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !372)
!372 = distinct !DILocation(line: 107, column: 24, scope: !368)
!373 = !DILocation(line: 107, column: 22, scope: !368)
!374 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !375)
!375 = distinct !DILocation(line: 107, column: 37, scope: !368)
!376 = !DILocation(line: 107, column: 35, scope: !368)
!377 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !378)
!378 = distinct !DILocation(line: 108, column: 11, scope: !368)
!379 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !380)
!380 = distinct !DILocation(line: 108, column: 24, scope: !368)
!381 = !DILocation(line: 108, column: 22, scope: !368)
!382 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !383)
!383 = distinct !DILocation(line: 108, column: 37, scope: !368)
!384 = !DILocation(line: 108, column: 35, scope: !368)
!385 = !DILocation(line: 68, column: 27, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!387 = distinct !DILocation(line: 109, column: 11, scope: !368)
!388 = !DILocation(line: 81, column: 27, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!390 = distinct !DILocation(line: 109, column: 24, scope: !368)
!391 = !DILocation(line: 109, column: 22, scope: !368)
!392 = !DILocation(line: 55, column: 27, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!394 = distinct !DILocation(line: 109, column: 37, scope: !368)
!395 = !DILocation(line: 109, column: 35, scope: !368)
!396 = !DILocation(line: 110, column: 9, scope: !368)
!397 = !DILocation(line: 110, column: 13, scope: !368)
!398 = !DILocation(line: 110, column: 62, scope: !368)
!399 = !DILocation(line: 110, column: 66, scope: !368)
!400 = !DILocation(line: 110, column: 71, scope: !368)
!401 = !DILocation(line: 110, column: 75, scope: !368)
!402 = !DILocation(line: 110, column: 57, scope: !368)
!403 = !DILocation(line: 110, column: 37, scope: !368)
!404 = !DILocation(line: 110, column: 41, scope: !368)
!405 = !DILocation(line: 110, column: 46, scope: !368)
!406 = !DILocation(line: 110, column: 50, scope: !368)
!407 = !DILocation(line: 110, column: 32, scope: !368)
!408 = !DILocation(line: 110, column: 55, scope: !368)
!409 = !DILocation(line: 111, column: 1, scope: !368)
!410 = distinct !DISubprogram(name: "flip_columns", scope: !1, file: !1, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!411 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !412)
!412 = distinct !DILocation(line: 114, column: 11, scope: !410)
!413 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !414)
!414 = distinct !DILocation(line: 114, column: 24, scope: !410)
!415 = !DILocation(line: 114, column: 22, scope: !410)
!416 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !417)
!417 = distinct !DILocation(line: 114, column: 37, scope: !410)
!418 = !DILocation(line: 114, column: 35, scope: !410)
!419 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !420)
!420 = distinct !DILocation(line: 115, column: 11, scope: !410)
!421 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !422)
!422 = distinct !DILocation(line: 115, column: 24, scope: !410)
!423 = !DILocation(line: 115, column: 22, scope: !410)
!424 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !425)
!425 = distinct !DILocation(line: 115, column: 37, scope: !410)
!426 = !DILocation(line: 115, column: 35, scope: !410)
!427 = !DILocation(line: 116, column: 9, scope: !410)
!428 = !DILocation(line: 116, column: 13, scope: !410)
!429 = !DILocation(line: 116, column: 42, scope: !410)
!430 = !DILocation(line: 116, column: 55, scope: !410)
!431 = !DILocation(line: 116, column: 46, scope: !410)
!432 = !DILocation(line: 116, column: 38, scope: !410)
!433 = !DILocation(line: 116, column: 31, scope: !410)
!434 = !DILocation(line: 116, column: 23, scope: !410)
!435 = !DILocation(line: 116, column: 36, scope: !410)
!436 = !DILocation(line: 117, column: 1, scope: !410)
!437 = distinct !DISubprogram(name: "lower_triangle", scope: !1, file: !1, line: 119, type: !12, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!438 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !439)
!439 = distinct !DILocation(line: 120, column: 11, scope: !437)
!440 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !441)
!441 = distinct !DILocation(line: 120, column: 24, scope: !437)
!442 = !DILocation(line: 120, column: 22, scope: !437)
!443 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !444)
!444 = distinct !DILocation(line: 120, column: 37, scope: !437)
!445 = !DILocation(line: 120, column: 35, scope: !437)
!446 = !DILocation(line: 67, column: 27, scope: !91, inlinedAt: !447)
!447 = distinct !DILocation(line: 121, column: 11, scope: !437)
!448 = !DILocation(line: 80, column: 27, scope: !94, inlinedAt: !449)
!449 = distinct !DILocation(line: 121, column: 24, scope: !437)
!450 = !DILocation(line: 121, column: 22, scope: !437)
!451 = !DILocation(line: 54, column: 27, scope: !98, inlinedAt: !452)
!452 = distinct !DILocation(line: 121, column: 37, scope: !437)
!453 = !DILocation(line: 121, column: 35, scope: !437)
!454 = !DILocation(line: 122, column: 9, scope: !437)
!455 = !DILocation(line: 122, column: 13, scope: !437)
!456 = !DILocation(line: 122, column: 43, scope: !437)
!457 = !DILocation(line: 122, column: 47, scope: !437)
!458 = !DILocation(line: 122, column: 39, scope: !437)
!459 = !DILocation(line: 122, column: 24, scope: !437)
!460 = !DILocation(line: 122, column: 37, scope: !437)
!461 = !DILocation(line: 123, column: 1, scope: !437)
