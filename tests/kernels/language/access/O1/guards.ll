; ModuleID = 'guards.cu'
source_filename = "guards.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12early_returnPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %16, !dbg !26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !27
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !27
  %13 = load float, ptr %12, align 4, !dbg !27, !tbaa !28
  %14 = fadd contract float %13, 1.000000e+00, !dbg !30
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !31
  store float %14, ptr %15, align 4, !dbg !32, !tbaa !28
  br label %16, !dbg !33

16:                                               ; preds = %3, %10
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8interiorPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !34 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !35
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %6 = mul i32 %4, %5, !dbg !39
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %8 = add i32 %6, %7, !dbg !42
  %9 = icmp sgt i32 %8, 0, !dbg !43
  %10 = add nsw i32 %2, -1
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %9, i1 %11, i1 false, !dbg !44
  br i1 %12, label %13, label %22, !dbg !44

13:                                               ; preds = %3
  %14 = zext nneg i32 %8 to i64, !dbg !45
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14, !dbg !45
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4, !dbg !45
  %17 = load float, ptr %16, align 4, !dbg !45, !tbaa !28
  %18 = getelementptr i8, ptr %15, i64 -4, !dbg !46
  %19 = load float, ptr %18, align 4, !dbg !46, !tbaa !28
  %20 = fsub contract float %17, %19, !dbg !47
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %14, !dbg !48
  store float %20, ptr %21, align 4, !dbg !49, !tbaa !28
  br label %22, !dbg !48

22:                                               ; preds = %13, %3
  ret void, !dbg !50
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6nestedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !51 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %7 = mul i32 %5, %6, !dbg !56
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %9 = add i32 %7, %8, !dbg !59
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !60
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !63
  %12 = mul nuw nsw i32 %10, %11, !dbg !66
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !67
  %14 = add nuw nsw i32 %12, %13, !dbg !70
  %15 = icmp slt i32 %14, %2, !dbg !71
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !71
  br i1 %17, label %18, label %29, !dbg !71

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %14, !dbg !72
  %20 = sext i32 %19 to i64, !dbg !73
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !73
  %22 = load float, ptr %21, align 4, !dbg !73, !tbaa !28
  %23 = add nsw i32 %19, %9, !dbg !74
  %24 = sext i32 %23 to i64, !dbg !75
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !75
  %26 = load float, ptr %25, align 4, !dbg !75, !tbaa !28
  %27 = fsub contract float %26, %22, !dbg !76
  %28 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !77
  store float %27, ptr %28, align 4, !dbg !78, !tbaa !28
  br label %29, !dbg !79

29:                                               ; preds = %18, %4
  ret void, !dbg !80
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8not_lessPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !81 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %6 = mul i32 %4, %5, !dbg !86
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %8 = add i32 %6, %7, !dbg !89
  %9 = icmp slt i32 %8, %2, !dbg !90
  br i1 %9, label %10, label %16, !dbg !91

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !92
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !92
  %13 = load float, ptr %12, align 4, !dbg !92, !tbaa !28
  %14 = fmul contract float %13, %13, !dbg !93
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !94
  store float %14, ptr %15, align 4, !dbg !95, !tbaa !28
  br label %16, !dbg !94

16:                                               ; preds = %10, %3
  ret void, !dbg !96
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14unsigned_indexPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !97 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !98
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100
  %6 = mul i32 %4, %5, !dbg !102
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %8 = add i32 %6, %7, !dbg !105
  %9 = icmp ult i32 %8, %2, !dbg !106
  br i1 %9, label %10, label %16, !dbg !106

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64, !dbg !107
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !107
  %13 = load float, ptr %12, align 4, !dbg !107, !tbaa !28
  %14 = fmul contract float %13, 5.000000e-01, !dbg !108
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !109
  store float %14, ptr %15, align 4, !dbg !110, !tbaa !28
  br label %16, !dbg !109

16:                                               ; preds = %10, %3
  ret void, !dbg !111
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15unsigned_windowPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !112 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115
  %6 = mul i32 %4, %5, !dbg !117
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %8 = add i32 %6, %7, !dbg !120
  %9 = add nsw i32 %8, -2, !dbg !121
  %10 = add nsw i32 %2, -4, !dbg !122
  %11 = icmp ult i32 %9, %10, !dbg !123
  br i1 %11, label %12, label %22, !dbg !123

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64, !dbg !124
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !124
  %15 = load float, ptr %14, align 4, !dbg !124, !tbaa !28
  %16 = sext i32 %8 to i64, !dbg !125
  %17 = getelementptr float, ptr %0, i64 %16, !dbg !125
  %18 = getelementptr i8, ptr %17, i64 8, !dbg !125
  %19 = load float, ptr %18, align 4, !dbg !125, !tbaa !28
  %20 = fadd contract float %15, %19, !dbg !126
  %21 = getelementptr inbounds float, ptr %1, i64 %16, !dbg !127
  store float %20, ptr %21, align 4, !dbg !128, !tbaa !28
  br label %22, !dbg !127

22:                                               ; preds = %12, %3
  ret void, !dbg !129
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15several_returnsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !130 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %7 = mul i32 %5, %6, !dbg !135
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %9 = add i32 %7, %8, !dbg !138
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !139
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !141
  %12 = mul nuw nsw i32 %10, %11, !dbg !143
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !144
  %14 = add nuw nsw i32 %12, %13, !dbg !146
  %15 = icmp ne i32 %14, 0, !dbg !147
  %16 = add nsw i32 %2, -1
  %17 = icmp slt i32 %14, %16
  %18 = select i1 %15, i1 %17, i1 false, !dbg !147
  br i1 %18, label %19, label %44, !dbg !147

19:                                               ; preds = %4
  %20 = icmp eq i32 %9, 0, !dbg !148
  %21 = add nsw i32 %3, -2
  %22 = icmp sgt i32 %9, %21
  %23 = select i1 %20, i1 true, i1 %22, !dbg !149
  br i1 %23, label %44, label %24, !dbg !149

24:                                               ; preds = %19
  %25 = add nsw i32 %14, -1, !dbg !150
  %26 = mul nsw i32 %3, %25, !dbg !151
  %27 = add nsw i32 %26, %9, !dbg !152
  %28 = sext i32 %27 to i64, !dbg !153
  %29 = getelementptr float, ptr %0, i64 %28, !dbg !153
  %30 = getelementptr i8, ptr %29, i64 -4, !dbg !153
  %31 = load float, ptr %30, align 4, !dbg !153, !tbaa !28
  %32 = add nuw nsw i32 %14, 1, !dbg !154
  %33 = mul nsw i32 %3, %32, !dbg !155
  %34 = add nsw i32 %33, %9, !dbg !156
  %35 = sext i32 %34 to i64, !dbg !157
  %36 = getelementptr float, ptr %0, i64 %35, !dbg !157
  %37 = getelementptr i8, ptr %36, i64 4, !dbg !157
  %38 = load float, ptr %37, align 4, !dbg !157, !tbaa !28
  %39 = fsub contract float %31, %38, !dbg !158
  %40 = mul nsw i32 %3, %14, !dbg !159
  %41 = add nsw i32 %40, %9, !dbg !160
  %42 = sext i32 %41 to i64, !dbg !161
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !161
  store float %39, ptr %43, align 4, !dbg !162, !tbaa !28
  br label %44, !dbg !163

44:                                               ; preds = %19, %4, %24
  ret void, !dbg !163
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13shifted_guardPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !164 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167
  %6 = mul i32 %4, %5, !dbg !169
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %8 = add i32 %6, %7, !dbg !172
  %9 = add nsw i32 %8, 3, !dbg !173
  %10 = icmp slt i32 %9, %2, !dbg !174
  br i1 %10, label %11, label %17, !dbg !174

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64, !dbg !175
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !175
  %14 = load float, ptr %13, align 4, !dbg !175, !tbaa !28
  %15 = sext i32 %8 to i64, !dbg !176
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !176
  store float %14, ptr %16, align 4, !dbg !177, !tbaa !28
  br label %17, !dbg !176

17:                                               ; preds = %11, %3
  ret void, !dbg !178
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12scaled_guardPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !179 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !180
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %6 = mul i32 %4, %5, !dbg !184
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %8 = add i32 %6, %7, !dbg !187
  %9 = shl nsw i32 %8, 1, !dbg !188
  %10 = or disjoint i32 %9, 1, !dbg !189
  %11 = icmp slt i32 %10, %2, !dbg !190
  br i1 %11, label %12, label %22, !dbg !190

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64, !dbg !191
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !191
  %15 = load float, ptr %14, align 4, !dbg !191, !tbaa !28
  %16 = sext i32 %10 to i64, !dbg !192
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !192
  %18 = load float, ptr %17, align 4, !dbg !192, !tbaa !28
  %19 = fadd contract float %15, %18, !dbg !193
  %20 = sext i32 %8 to i64, !dbg !194
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !194
  store float %19, ptr %21, align 4, !dbg !195, !tbaa !28
  br label %22, !dbg !194

22:                                               ; preds = %12, %3
  ret void, !dbg !196
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10two_guardsPKfPfS1_ii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !197 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !200
  %8 = mul i32 %6, %7, !dbg !202
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203
  %10 = add i32 %8, %9, !dbg !205
  %11 = icmp slt i32 %10, %3, !dbg !206
  br i1 %11, label %12, label %17, !dbg !206

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !207
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !207
  %15 = load float, ptr %14, align 4, !dbg !207, !tbaa !28
  %16 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !208
  store float %15, ptr %16, align 4, !dbg !209, !tbaa !28
  br label %17, !dbg !208

17:                                               ; preds = %12, %5
  %18 = icmp slt i32 %10, %4, !dbg !210
  br i1 %18, label %19, label %25, !dbg !210

19:                                               ; preds = %17
  %20 = sext i32 %10 to i64, !dbg !211
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !211
  %22 = load float, ptr %21, align 4, !dbg !211, !tbaa !28
  %23 = fneg contract float %22, !dbg !212
  %24 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !213
  store float %23, ptr %24, align 4, !dbg !214, !tbaa !28
  br label %25, !dbg !213

25:                                               ; preds = %19, %17
  ret void, !dbg !215
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10skip_firstPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !216 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !217
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !219
  %6 = mul i32 %4, %5, !dbg !221
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222
  %8 = add i32 %6, %7, !dbg !224
  %9 = icmp ne i32 %8, 0, !dbg !225
  %10 = icmp slt i32 %8, %2
  %11 = and i1 %9, %10, !dbg !226
  br i1 %11, label %12, label %20, !dbg !226

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64, !dbg !227
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !227
  %15 = load float, ptr %14, align 4, !dbg !227, !tbaa !28
  %16 = getelementptr i8, ptr %14, i64 -4, !dbg !228
  %17 = load float, ptr %16, align 4, !dbg !228, !tbaa !28
  %18 = fsub contract float %15, %17, !dbg !229
  %19 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !230
  store float %18, ptr %19, align 4, !dbg !231, !tbaa !28
  br label %20, !dbg !230

20:                                               ; preds = %12, %3
  ret void, !dbg !232
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13uniform_guardPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !233 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !234
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !236
  %7 = mul i32 %5, %6, !dbg !238
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !239
  %9 = add i32 %7, %8, !dbg !241
  %10 = icmp ne i32 %3, 0, !dbg !242
  %11 = icmp slt i32 %9, %2
  %12 = and i1 %11, %10, !dbg !243
  br i1 %12, label %13, label %19, !dbg !243

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64, !dbg !244
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !244
  %16 = load float, ptr %15, align 4, !dbg !244, !tbaa !28
  %17 = fadd contract float %16, 2.000000e+00, !dbg !245
  %18 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !246
  store float %17, ptr %18, align 4, !dbg !247, !tbaa !28
  br label %19, !dbg !246

19:                                               ; preds = %13, %4
  ret void, !dbg !248
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10even_lanesPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !249 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !250
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252
  %6 = mul i32 %4, %5, !dbg !254
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !255
  %8 = add i32 %6, %7, !dbg !257
  %9 = icmp slt i32 %8, %2, !dbg !258
  %10 = and i32 %8, 1
  %11 = icmp eq i32 %10, 0
  %12 = and i1 %11, %9, !dbg !259
  br i1 %12, label %13, label %18, !dbg !259

13:                                               ; preds = %3
  %14 = sext i32 %8 to i64, !dbg !260
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !260
  %16 = load float, ptr %15, align 4, !dbg !260, !tbaa !28
  %17 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !261
  store float %16, ptr %17, align 4, !dbg !262, !tbaa !28
  br label %18, !dbg !261

18:                                               ; preds = %13, %3
  ret void, !dbg !263
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "guards.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "early_return", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 10, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 6, column: 15, scope: !11)
!31 = !DILocation(line: 6, column: 3, scope: !11)
!32 = !DILocation(line: 6, column: 8, scope: !11)
!33 = !DILocation(line: 7, column: 1, scope: !11)
!34 = distinct !DISubprogram(name: "interior", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !36)
!36 = distinct !DILocation(line: 10, column: 11, scope: !34)
!37 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !38)
!38 = distinct !DILocation(line: 10, column: 24, scope: !34)
!39 = !DILocation(line: 10, column: 22, scope: !34)
!40 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !41)
!41 = distinct !DILocation(line: 10, column: 37, scope: !34)
!42 = !DILocation(line: 10, column: 35, scope: !34)
!43 = !DILocation(line: 11, column: 9, scope: !34)
!44 = !DILocation(line: 11, column: 13, scope: !34)
!45 = !DILocation(line: 11, column: 34, scope: !34)
!46 = !DILocation(line: 11, column: 45, scope: !34)
!47 = !DILocation(line: 11, column: 43, scope: !34)
!48 = !DILocation(line: 11, column: 27, scope: !34)
!49 = !DILocation(line: 11, column: 32, scope: !34)
!50 = !DILocation(line: 12, column: 1, scope: !34)
!51 = distinct !DISubprogram(name: "nested", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !53)
!53 = distinct !DILocation(line: 15, column: 11, scope: !51)
!54 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !55)
!55 = distinct !DILocation(line: 15, column: 24, scope: !51)
!56 = !DILocation(line: 15, column: 22, scope: !51)
!57 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !58)
!58 = distinct !DILocation(line: 15, column: 37, scope: !51)
!59 = !DILocation(line: 15, column: 35, scope: !51)
!60 = !DILocation(line: 67, column: 27, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 16, column: 11, scope: !51)
!63 = !DILocation(line: 80, column: 27, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 16, column: 24, scope: !51)
!66 = !DILocation(line: 16, column: 22, scope: !51)
!67 = !DILocation(line: 54, column: 27, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 16, column: 37, scope: !51)
!70 = !DILocation(line: 16, column: 35, scope: !51)
!71 = !DILocation(line: 17, column: 9, scope: !51)
!72 = !DILocation(line: 18, column: 22, scope: !51)
!73 = !DILocation(line: 18, column: 18, scope: !51)
!74 = !DILocation(line: 20, column: 30, scope: !51)
!75 = !DILocation(line: 20, column: 22, scope: !51)
!76 = !DILocation(line: 20, column: 35, scope: !51)
!77 = !DILocation(line: 20, column: 7, scope: !51)
!78 = !DILocation(line: 20, column: 20, scope: !51)
!79 = !DILocation(line: 21, column: 5, scope: !51)
!80 = !DILocation(line: 23, column: 1, scope: !51)
!81 = distinct !DISubprogram(name: "not_less", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !83)
!83 = distinct !DILocation(line: 26, column: 11, scope: !81)
!84 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !85)
!85 = distinct !DILocation(line: 26, column: 24, scope: !81)
!86 = !DILocation(line: 26, column: 22, scope: !81)
!87 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !88)
!88 = distinct !DILocation(line: 26, column: 37, scope: !81)
!89 = !DILocation(line: 26, column: 35, scope: !81)
!90 = !DILocation(line: 27, column: 11, scope: !81)
!91 = !DILocation(line: 27, column: 7, scope: !81)
!92 = !DILocation(line: 27, column: 25, scope: !81)
!93 = !DILocation(line: 27, column: 30, scope: !81)
!94 = !DILocation(line: 27, column: 18, scope: !81)
!95 = !DILocation(line: 27, column: 23, scope: !81)
!96 = !DILocation(line: 28, column: 1, scope: !81)
!97 = distinct !DISubprogram(name: "unsigned_index", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !99)
!99 = distinct !DILocation(line: 31, column: 16, scope: !97)
!100 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !101)
!101 = distinct !DILocation(line: 31, column: 29, scope: !97)
!102 = !DILocation(line: 31, column: 27, scope: !97)
!103 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !104)
!104 = distinct !DILocation(line: 31, column: 42, scope: !97)
!105 = !DILocation(line: 31, column: 40, scope: !97)
!106 = !DILocation(line: 32, column: 9, scope: !97)
!107 = !DILocation(line: 32, column: 21, scope: !97)
!108 = !DILocation(line: 32, column: 26, scope: !97)
!109 = !DILocation(line: 32, column: 14, scope: !97)
!110 = !DILocation(line: 32, column: 19, scope: !97)
!111 = !DILocation(line: 33, column: 1, scope: !97)
!112 = distinct !DISubprogram(name: "unsigned_window", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !114)
!114 = distinct !DILocation(line: 37, column: 11, scope: !112)
!115 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !116)
!116 = distinct !DILocation(line: 37, column: 24, scope: !112)
!117 = !DILocation(line: 37, column: 22, scope: !112)
!118 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !119)
!119 = distinct !DILocation(line: 37, column: 37, scope: !112)
!120 = !DILocation(line: 37, column: 35, scope: !112)
!121 = !DILocation(line: 38, column: 20, scope: !112)
!122 = !DILocation(line: 38, column: 40, scope: !112)
!123 = !DILocation(line: 38, column: 25, scope: !112)
!124 = !DILocation(line: 38, column: 53, scope: !112)
!125 = !DILocation(line: 38, column: 64, scope: !112)
!126 = !DILocation(line: 38, column: 62, scope: !112)
!127 = !DILocation(line: 38, column: 46, scope: !112)
!128 = !DILocation(line: 38, column: 51, scope: !112)
!129 = !DILocation(line: 39, column: 1, scope: !112)
!130 = distinct !DISubprogram(name: "several_returns", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !132)
!132 = distinct !DILocation(line: 42, column: 11, scope: !130)
!133 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !134)
!134 = distinct !DILocation(line: 42, column: 24, scope: !130)
!135 = !DILocation(line: 42, column: 22, scope: !130)
!136 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !137)
!137 = distinct !DILocation(line: 42, column: 37, scope: !130)
!138 = !DILocation(line: 42, column: 35, scope: !130)
!139 = !DILocation(line: 67, column: 27, scope: !61, inlinedAt: !140)
!140 = distinct !DILocation(line: 43, column: 11, scope: !130)
!141 = !DILocation(line: 80, column: 27, scope: !64, inlinedAt: !142)
!142 = distinct !DILocation(line: 43, column: 24, scope: !130)
!143 = !DILocation(line: 43, column: 22, scope: !130)
!144 = !DILocation(line: 54, column: 27, scope: !68, inlinedAt: !145)
!145 = distinct !DILocation(line: 43, column: 37, scope: !130)
!146 = !DILocation(line: 43, column: 35, scope: !130)
!147 = !DILocation(line: 44, column: 9, scope: !130)
!148 = !DILocation(line: 46, column: 9, scope: !130)
!149 = !DILocation(line: 46, column: 14, scope: !130)
!150 = !DILocation(line: 47, column: 23, scope: !130)
!151 = !DILocation(line: 47, column: 28, scope: !130)
!152 = !DILocation(line: 47, column: 32, scope: !130)
!153 = !DILocation(line: 47, column: 18, scope: !130)
!154 = !DILocation(line: 47, column: 48, scope: !130)
!155 = !DILocation(line: 47, column: 53, scope: !130)
!156 = !DILocation(line: 47, column: 57, scope: !130)
!157 = !DILocation(line: 47, column: 43, scope: !130)
!158 = !DILocation(line: 47, column: 41, scope: !130)
!159 = !DILocation(line: 47, column: 7, scope: !130)
!160 = !DILocation(line: 47, column: 11, scope: !130)
!161 = !DILocation(line: 47, column: 3, scope: !130)
!162 = !DILocation(line: 47, column: 16, scope: !130)
!163 = !DILocation(line: 48, column: 1, scope: !130)
!164 = distinct !DISubprogram(name: "shifted_guard", scope: !1, file: !1, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !166)
!166 = distinct !DILocation(line: 51, column: 11, scope: !164)
!167 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !168)
!168 = distinct !DILocation(line: 51, column: 24, scope: !164)
!169 = !DILocation(line: 51, column: 22, scope: !164)
!170 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !171)
!171 = distinct !DILocation(line: 51, column: 37, scope: !164)
!172 = !DILocation(line: 51, column: 35, scope: !164)
!173 = !DILocation(line: 52, column: 9, scope: !164)
!174 = !DILocation(line: 52, column: 13, scope: !164)
!175 = !DILocation(line: 52, column: 25, scope: !164)
!176 = !DILocation(line: 52, column: 18, scope: !164)
!177 = !DILocation(line: 52, column: 23, scope: !164)
!178 = !DILocation(line: 53, column: 1, scope: !164)
!179 = distinct !DISubprogram(name: "scaled_guard", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !181)
!181 = distinct !DILocation(line: 56, column: 11, scope: !179)
!182 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !183)
!183 = distinct !DILocation(line: 56, column: 24, scope: !179)
!184 = !DILocation(line: 56, column: 22, scope: !179)
!185 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !186)
!186 = distinct !DILocation(line: 56, column: 37, scope: !179)
!187 = !DILocation(line: 56, column: 35, scope: !179)
!188 = !DILocation(line: 57, column: 9, scope: !179)
!189 = !DILocation(line: 57, column: 13, scope: !179)
!190 = !DILocation(line: 57, column: 17, scope: !179)
!191 = !DILocation(line: 57, column: 29, scope: !179)
!192 = !DILocation(line: 57, column: 40, scope: !179)
!193 = !DILocation(line: 57, column: 38, scope: !179)
!194 = !DILocation(line: 57, column: 22, scope: !179)
!195 = !DILocation(line: 57, column: 27, scope: !179)
!196 = !DILocation(line: 58, column: 1, scope: !179)
!197 = distinct !DISubprogram(name: "two_guards", scope: !1, file: !1, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !199)
!199 = distinct !DILocation(line: 61, column: 11, scope: !197)
!200 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !201)
!201 = distinct !DILocation(line: 61, column: 24, scope: !197)
!202 = !DILocation(line: 61, column: 22, scope: !197)
!203 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !204)
!204 = distinct !DILocation(line: 61, column: 37, scope: !197)
!205 = !DILocation(line: 61, column: 35, scope: !197)
!206 = !DILocation(line: 62, column: 9, scope: !197)
!207 = !DILocation(line: 62, column: 21, scope: !197)
!208 = !DILocation(line: 62, column: 14, scope: !197)
!209 = !DILocation(line: 62, column: 19, scope: !197)
!210 = !DILocation(line: 63, column: 9, scope: !197)
!211 = !DILocation(line: 63, column: 22, scope: !197)
!212 = !DILocation(line: 63, column: 21, scope: !197)
!213 = !DILocation(line: 63, column: 14, scope: !197)
!214 = !DILocation(line: 63, column: 19, scope: !197)
!215 = !DILocation(line: 64, column: 1, scope: !197)
!216 = distinct !DISubprogram(name: "skip_first", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !218)
!218 = distinct !DILocation(line: 67, column: 11, scope: !216)
!219 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !220)
!220 = distinct !DILocation(line: 67, column: 24, scope: !216)
!221 = !DILocation(line: 67, column: 22, scope: !216)
!222 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !223)
!223 = distinct !DILocation(line: 67, column: 37, scope: !216)
!224 = !DILocation(line: 67, column: 35, scope: !216)
!225 = !DILocation(line: 68, column: 9, scope: !216)
!226 = !DILocation(line: 68, column: 14, scope: !216)
!227 = !DILocation(line: 68, column: 31, scope: !216)
!228 = !DILocation(line: 68, column: 38, scope: !216)
!229 = !DILocation(line: 68, column: 36, scope: !216)
!230 = !DILocation(line: 68, column: 24, scope: !216)
!231 = !DILocation(line: 68, column: 29, scope: !216)
!232 = !DILocation(line: 69, column: 1, scope: !216)
!233 = distinct !DISubprogram(name: "uniform_guard", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !235)
!235 = distinct !DILocation(line: 72, column: 11, scope: !233)
!236 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !237)
!237 = distinct !DILocation(line: 72, column: 24, scope: !233)
!238 = !DILocation(line: 72, column: 22, scope: !233)
!239 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !240)
!240 = distinct !DILocation(line: 72, column: 37, scope: !233)
!241 = !DILocation(line: 72, column: 35, scope: !233)
!242 = !DILocation(line: 73, column: 7, scope: !233)
!243 = !DILocation(line: 73, column: 15, scope: !233)
!244 = !DILocation(line: 73, column: 32, scope: !233)
!245 = !DILocation(line: 73, column: 37, scope: !233)
!246 = !DILocation(line: 73, column: 25, scope: !233)
!247 = !DILocation(line: 73, column: 30, scope: !233)
!248 = !DILocation(line: 74, column: 1, scope: !233)
!249 = distinct !DISubprogram(name: "even_lanes", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!250 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !251)
!251 = distinct !DILocation(line: 77, column: 11, scope: !249)
!252 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !253)
!253 = distinct !DILocation(line: 77, column: 24, scope: !249)
!254 = !DILocation(line: 77, column: 22, scope: !249)
!255 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !256)
!256 = distinct !DILocation(line: 77, column: 37, scope: !249)
!257 = !DILocation(line: 77, column: 35, scope: !249)
!258 = !DILocation(line: 78, column: 9, scope: !249)
!259 = !DILocation(line: 78, column: 13, scope: !249)
!260 = !DILocation(line: 78, column: 35, scope: !249)
!261 = !DILocation(line: 78, column: 28, scope: !249)
!262 = !DILocation(line: 78, column: 33, scope: !249)
!263 = !DILocation(line: 79, column: 1, scope: !249)
