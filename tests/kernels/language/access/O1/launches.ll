; ModuleID = 'launches.cu'
source_filename = "launches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z7index1dPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %5 = mul i32 %3, %4, !dbg !21
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %7 = add i32 %5, %6, !dbg !25
  %8 = icmp slt i32 %7, %1, !dbg !26
  br i1 %8, label %9, label %12, !dbg !26

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !27
  %11 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !27
  store i32 %7, ptr %11, align 4, !dbg !28, !tbaa !7
  br label %12, !dbg !27

12:                                               ; preds = %9, %2
  ret void, !dbg !29
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z7index2dPiii(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !30 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !33
  %6 = mul i32 %4, %5, !dbg !35
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %8 = add i32 %6, %7, !dbg !38
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !42
  %11 = mul nuw nsw i32 %9, %10, !dbg !45
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46
  %13 = add nuw nsw i32 %11, %12, !dbg !49
  %14 = icmp slt i32 %8, %1, !dbg !50
  %15 = icmp slt i32 %13, %2
  %16 = and i1 %14, %15, !dbg !51
  br i1 %16, label %17, label %24, !dbg !51

17:                                               ; preds = %3
  %18 = mul nuw nsw i32 %13, 1000, !dbg !52
  %19 = add nsw i32 %18, %8, !dbg !53
  %20 = mul nsw i32 %1, %13, !dbg !54
  %21 = add nsw i32 %20, %8, !dbg !55
  %22 = sext i32 %21 to i64, !dbg !56
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !56
  store i32 %19, ptr %23, align 4, !dbg !57, !tbaa !7
  br label %24, !dbg !56

24:                                               ; preds = %17, %3
  ret void, !dbg !58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z7index3dPiiii(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !59 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %7 = mul i32 %5, %6, !dbg !64
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  %9 = add i32 %7, %8, !dbg !67
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !68
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !70
  %12 = mul nuw nsw i32 %10, %11, !dbg !72
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73
  %14 = add nuw nsw i32 %12, %13, !dbg !75
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !76
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !79
  %17 = mul nuw nsw i32 %15, %16, !dbg !82
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !83
  %19 = add nuw nsw i32 %17, %18, !dbg !86
  %20 = icmp slt i32 %9, %1, !dbg !87
  %21 = icmp slt i32 %14, %2
  %22 = and i1 %20, %21, !dbg !88
  %23 = icmp slt i32 %19, %3
  %24 = and i1 %22, %23, !dbg !88
  br i1 %24, label %25, label %36, !dbg !88

25:                                               ; preds = %4
  %26 = mul nuw nsw i32 %19, 10000, !dbg !89
  %27 = mul nuw nsw i32 %14, 100, !dbg !90
  %28 = add i32 %27, %9, !dbg !91
  %29 = add i32 %28, %26, !dbg !92
  %30 = mul nsw i32 %2, %19, !dbg !93
  %31 = add nuw nsw i32 %30, %14, !dbg !94
  %32 = mul nsw i32 %31, %1, !dbg !95
  %33 = add nsw i32 %32, %9, !dbg !96
  %34 = sext i32 %33 to i64, !dbg !97
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !97
  store i32 %29, ptr %35, align 4, !dbg !98, !tbaa !7
  br label %36, !dbg !99

36:                                               ; preds = %4, %25
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5exactPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !100 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %5 = mul i32 %3, %4, !dbg !105
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %7 = add i32 %5, %6, !dbg !108
  %8 = sext i32 %7 to i64, !dbg !109
  %9 = getelementptr inbounds float, ptr %0, i64 %8, !dbg !109
  %10 = load float, ptr %9, align 4, !dbg !109, !tbaa !110
  %11 = fadd contract float %10, 1.000000e+00, !dbg !112
  %12 = getelementptr inbounds float, ptr %1, i64 %8, !dbg !113
  store float %11, ptr %12, align 4, !dbg !114, !tbaa !110
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9one_blockPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !116 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %5 = icmp ult i32 %4, %2, !dbg !119
  br i1 %5, label %6, label %12, !dbg !119

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !120
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !120
  %9 = load float, ptr %8, align 4, !dbg !120, !tbaa !110
  %10 = fmul contract float %9, 2.000000e+00, !dbg !121
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %7, !dbg !122
  store float %10, ptr %11, align 4, !dbg !123, !tbaa !110
  br label %12, !dbg !122

12:                                               ; preds = %6, %3
  ret void, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10one_threadPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !125 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %5 = icmp sgt i32 %2, 0, !dbg !128
  br i1 %5, label %6, label %8, !dbg !129

6:                                                ; preds = %3
  %7 = mul nuw nsw i32 %2, %4
  br label %12, !dbg !129

8:                                                ; preds = %12, %3
  %9 = phi float [ 0.000000e+00, %3 ], [ %19, %12 ], !dbg !130
  %10 = zext nneg i32 %4 to i64, !dbg !131
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10, !dbg !131
  store float %9, ptr %11, align 4, !dbg !132, !tbaa !110
  ret void, !dbg !133

12:                                               ; preds = %6, %12
  %13 = phi i32 [ 0, %6 ], [ %20, %12 ]
  %14 = phi float [ 0.000000e+00, %6 ], [ %19, %12 ]
  %15 = add nuw nsw i32 %13, %7, !dbg !134
  %16 = zext nneg i32 %15 to i64, !dbg !135
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16, !dbg !135
  %18 = load float, ptr %17, align 4, !dbg !135, !tbaa !110
  %19 = fadd contract float %14, %18, !dbg !136
  %20 = add nuw nsw i32 %13, 1, !dbg !137
  %21 = icmp eq i32 %20, %2, !dbg !128
  br i1 %21, label %8, label %12, !dbg !129, !llvm.loop !138
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9row_blockPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !142 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143
  %6 = icmp slt i32 %5, %3, !dbg !145
  br i1 %6, label %7, label %19, !dbg !145

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %9 = mul i32 %3, %8, !dbg !148
  %10 = add i32 %9, %5, !dbg !149
  %11 = zext i32 %10 to i64, !dbg !150
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !150
  %13 = load float, ptr %12, align 4, !dbg !150, !tbaa !110
  %14 = zext nneg i32 %8 to i64, !dbg !151
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14, !dbg !151
  %16 = load float, ptr %15, align 4, !dbg !151, !tbaa !110
  %17 = fadd contract float %13, %16, !dbg !152
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %11, !dbg !153
  store float %17, ptr %18, align 4, !dbg !154, !tbaa !110
  br label %19, !dbg !153

19:                                               ; preds = %7, %4
  ret void, !dbg !155
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6gappedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !156 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %6 = mul i32 %3, %5, !dbg !159
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %8 = add i32 %6, %7, !dbg !162
  %9 = icmp ult i32 %7, %3, !dbg !163
  %10 = icmp slt i32 %8, %2
  %11 = and i1 %9, %10, !dbg !164
  br i1 %11, label %12, label %18, !dbg !164

12:                                               ; preds = %4
  %13 = sext i32 %8 to i64, !dbg !165
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !165
  %15 = load float, ptr %14, align 4, !dbg !165, !tbaa !110
  %16 = fneg contract float %15, !dbg !166
  %17 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !167
  store float %16, ptr %17, align 4, !dbg !168, !tbaa !110
  br label %18, !dbg !167

18:                                               ; preds = %12, %4
  ret void, !dbg !169
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z11flat_threadPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !170 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !171
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !177
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !179
  %8 = mul i32 %6, %7, !dbg !182
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %10 = add i32 %8, %9, !dbg !185
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !186
  %12 = mul i32 %10, %11, !dbg !188
  %13 = add i32 %12, %3, !dbg !189
  %14 = mul i32 %13, %4, !dbg !189
  %15 = add i32 %14, %5, !dbg !189
  %16 = icmp slt i32 %15, %1, !dbg !190
  br i1 %16, label %17, label %21, !dbg !190

17:                                               ; preds = %2
  %18 = mul nsw i32 %15, 7, !dbg !191
  %19 = sext i32 %15 to i64, !dbg !192
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !192
  store i32 %18, ptr %20, align 4, !dbg !193, !tbaa !7
  br label %21, !dbg !192

21:                                               ; preds = %17, %2
  ret void, !dbg !194
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z5sizesPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !195 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %5 = mul i32 %3, %4, !dbg !200
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %7 = add i32 %5, %6, !dbg !203
  %8 = icmp slt i32 %7, %1, !dbg !204
  br i1 %8, label %9, label %21, !dbg !204

9:                                                ; preds = %2
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !205
  %11 = mul i32 %10, 1000, !dbg !207
  %12 = add i32 %11, %4, !dbg !208
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !209
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !212
  %15 = mul nuw i32 %13, %14, !dbg !215
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !216
  %17 = mul i32 %15, %16, !dbg !218
  %18 = add i32 %12, %17, !dbg !219
  %19 = sext i32 %7 to i64, !dbg !220
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !220
  store i32 %18, ptr %20, align 4, !dbg !221, !tbaa !7
  br label %21, !dbg !220

21:                                               ; preds = %9, %2
  ret void, !dbg !222
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7index64PKfPfx(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #1 !dbg !223 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224
  %5 = zext nneg i32 %4 to i64, !dbg !226
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !227
  %7 = zext nneg i32 %6 to i64, !dbg !229
  %8 = mul nuw nsw i64 %5, %7, !dbg !230
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %10 = zext nneg i32 %9 to i64, !dbg !233
  %11 = add nuw nsw i64 %8, %10, !dbg !234
  %12 = icmp slt i64 %11, %2, !dbg !235
  br i1 %12, label %13, label %18, !dbg !235

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !236
  %15 = load float, ptr %14, align 4, !dbg !236, !tbaa !110
  %16 = fmul contract float %15, 3.000000e+00, !dbg !237
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !238
  store float %16, ptr %17, align 4, !dbg !239, !tbaa !110
  br label %18, !dbg !238

18:                                               ; preds = %13, %3
  ret void, !dbg !240
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12index_size_tPKfPfm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #1 !dbg !241 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !242
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244
  %6 = mul i32 %4, %5, !dbg !246
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247
  %8 = add i32 %6, %7, !dbg !249
  %9 = zext i32 %8 to i64, !dbg !250
  %10 = icmp ugt i64 %2, %9, !dbg !251
  br i1 %10, label %11, label %16, !dbg !251

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %9, !dbg !252
  %13 = load float, ptr %12, align 4, !dbg !252, !tbaa !110
  %14 = fmul contract float %13, 5.000000e+00, !dbg !253
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %9, !dbg !254
  store float %14, ptr %15, align 4, !dbg !255, !tbaa !110
  br label %16, !dbg !254

16:                                               ; preds = %11, %3
  ret void, !dbg !256
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "launches.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "index1d", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 5, column: 14, scope: !11)
!28 = !DILocation(line: 5, column: 21, scope: !11)
!29 = !DILocation(line: 6, column: 1, scope: !11)
!30 = distinct !DISubprogram(name: "index2d", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !32)
!32 = distinct !DILocation(line: 9, column: 11, scope: !30)
!33 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !34)
!34 = distinct !DILocation(line: 9, column: 24, scope: !30)
!35 = !DILocation(line: 9, column: 22, scope: !30)
!36 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !37)
!37 = distinct !DILocation(line: 9, column: 37, scope: !30)
!38 = !DILocation(line: 9, column: 35, scope: !30)
!39 = !DILocation(line: 67, column: 27, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 10, column: 11, scope: !30)
!42 = !DILocation(line: 80, column: 27, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 10, column: 24, scope: !30)
!45 = !DILocation(line: 10, column: 22, scope: !30)
!46 = !DILocation(line: 54, column: 27, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 10, column: 37, scope: !30)
!49 = !DILocation(line: 10, column: 35, scope: !30)
!50 = !DILocation(line: 11, column: 9, scope: !30)
!51 = !DILocation(line: 11, column: 13, scope: !30)
!52 = !DILocation(line: 11, column: 45, scope: !30)
!53 = !DILocation(line: 11, column: 49, scope: !30)
!54 = !DILocation(line: 11, column: 29, scope: !30)
!55 = !DILocation(line: 11, column: 33, scope: !30)
!56 = !DILocation(line: 11, column: 23, scope: !30)
!57 = !DILocation(line: 11, column: 38, scope: !30)
!58 = !DILocation(line: 12, column: 1, scope: !30)
!59 = distinct !DISubprogram(name: "index3d", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !61)
!61 = distinct !DILocation(line: 15, column: 11, scope: !59)
!62 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !63)
!63 = distinct !DILocation(line: 15, column: 24, scope: !59)
!64 = !DILocation(line: 15, column: 22, scope: !59)
!65 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !66)
!66 = distinct !DILocation(line: 15, column: 37, scope: !59)
!67 = !DILocation(line: 15, column: 35, scope: !59)
!68 = !DILocation(line: 67, column: 27, scope: !40, inlinedAt: !69)
!69 = distinct !DILocation(line: 16, column: 11, scope: !59)
!70 = !DILocation(line: 80, column: 27, scope: !43, inlinedAt: !71)
!71 = distinct !DILocation(line: 16, column: 24, scope: !59)
!72 = !DILocation(line: 16, column: 22, scope: !59)
!73 = !DILocation(line: 54, column: 27, scope: !47, inlinedAt: !74)
!74 = distinct !DILocation(line: 16, column: 37, scope: !59)
!75 = !DILocation(line: 16, column: 35, scope: !59)
!76 = !DILocation(line: 68, column: 27, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 17, column: 11, scope: !59)
!79 = !DILocation(line: 81, column: 27, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 17, column: 24, scope: !59)
!82 = !DILocation(line: 17, column: 22, scope: !59)
!83 = !DILocation(line: 55, column: 27, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 17, column: 37, scope: !59)
!86 = !DILocation(line: 17, column: 35, scope: !59)
!87 = !DILocation(line: 18, column: 9, scope: !59)
!88 = !DILocation(line: 18, column: 14, scope: !59)
!89 = !DILocation(line: 19, column: 36, scope: !59)
!90 = !DILocation(line: 19, column: 46, scope: !59)
!91 = !DILocation(line: 19, column: 40, scope: !59)
!92 = !DILocation(line: 19, column: 50, scope: !59)
!93 = !DILocation(line: 19, column: 10, scope: !59)
!94 = !DILocation(line: 19, column: 14, scope: !59)
!95 = !DILocation(line: 19, column: 19, scope: !59)
!96 = !DILocation(line: 19, column: 23, scope: !59)
!97 = !DILocation(line: 19, column: 3, scope: !59)
!98 = !DILocation(line: 19, column: 28, scope: !59)
!99 = !DILocation(line: 20, column: 1, scope: !59)
!100 = distinct !DISubprogram(name: "exact", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 24, column: 11, scope: !100)
!103 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !104)
!104 = distinct !DILocation(line: 24, column: 24, scope: !100)
!105 = !DILocation(line: 24, column: 22, scope: !100)
!106 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 24, column: 37, scope: !100)
!108 = !DILocation(line: 24, column: 35, scope: !100)
!109 = !DILocation(line: 25, column: 10, scope: !100)
!110 = !{!111, !111, i64 0}
!111 = !{!"float", !9, i64 0}
!112 = !DILocation(line: 25, column: 15, scope: !100)
!113 = !DILocation(line: 25, column: 3, scope: !100)
!114 = !DILocation(line: 25, column: 8, scope: !100)
!115 = !DILocation(line: 26, column: 1, scope: !100)
!116 = distinct !DISubprogram(name: "one_block", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !118)
!118 = distinct !DILocation(line: 30, column: 7, scope: !116)
!119 = !DILocation(line: 30, column: 19, scope: !116)
!120 = !DILocation(line: 30, column: 48, scope: !116)
!121 = !DILocation(line: 30, column: 46, scope: !116)
!122 = !DILocation(line: 30, column: 24, scope: !116)
!123 = !DILocation(line: 30, column: 39, scope: !116)
!124 = !DILocation(line: 31, column: 1, scope: !116)
!125 = distinct !DISubprogram(name: "one_thread", scope: !1, file: !1, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 35, column: 13, scope: !125)
!128 = !DILocation(line: 37, column: 21, scope: !125)
!129 = !DILocation(line: 37, column: 3, scope: !125)
!130 = !DILocation(line: 0, scope: !125)
!131 = !DILocation(line: 38, column: 3, scope: !125)
!132 = !DILocation(line: 38, column: 10, scope: !125)
!133 = !DILocation(line: 39, column: 1, scope: !125)
!134 = !DILocation(line: 37, column: 48, scope: !125)
!135 = !DILocation(line: 37, column: 38, scope: !125)
!136 = !DILocation(line: 37, column: 35, scope: !125)
!137 = !DILocation(line: 37, column: 27, scope: !125)
!138 = distinct !{!138, !129, !139, !140, !141}
!139 = !DILocation(line: 37, column: 51, scope: !125)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = distinct !DISubprogram(name: "row_block", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !144)
!144 = distinct !DILocation(line: 43, column: 11, scope: !142)
!145 = !DILocation(line: 44, column: 9, scope: !142)
!146 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !147)
!147 = distinct !DILocation(line: 44, column: 40, scope: !142)
!148 = !DILocation(line: 44, column: 51, scope: !142)
!149 = !DILocation(line: 44, column: 55, scope: !142)
!150 = !DILocation(line: 44, column: 38, scope: !142)
!151 = !DILocation(line: 44, column: 62, scope: !142)
!152 = !DILocation(line: 44, column: 60, scope: !142)
!153 = !DILocation(line: 44, column: 14, scope: !142)
!154 = !DILocation(line: 44, column: 36, scope: !142)
!155 = !DILocation(line: 45, column: 1, scope: !142)
!156 = distinct !DISubprogram(name: "gapped", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !158)
!158 = distinct !DILocation(line: 49, column: 11, scope: !156)
!159 = !DILocation(line: 49, column: 22, scope: !156)
!160 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !161)
!161 = distinct !DILocation(line: 49, column: 31, scope: !156)
!162 = !DILocation(line: 49, column: 29, scope: !156)
!163 = !DILocation(line: 50, column: 19, scope: !156)
!164 = !DILocation(line: 50, column: 26, scope: !156)
!165 = !DILocation(line: 50, column: 44, scope: !156)
!166 = !DILocation(line: 50, column: 43, scope: !156)
!167 = !DILocation(line: 50, column: 36, scope: !156)
!168 = !DILocation(line: 50, column: 41, scope: !156)
!169 = !DILocation(line: 51, column: 1, scope: !156)
!170 = distinct !DISubprogram(name: "flat_thread", scope: !1, file: !1, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 54, column: 27, scope: !47, inlinedAt: !172)
!172 = distinct !DILocation(line: 55, column: 16, scope: !170)
!173 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !174)
!174 = distinct !DILocation(line: 55, column: 30, scope: !170)
!175 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !176)
!176 = distinct !DILocation(line: 55, column: 43, scope: !170)
!177 = !DILocation(line: 67, column: 27, scope: !40, inlinedAt: !178)
!178 = distinct !DILocation(line: 56, column: 15, scope: !170)
!179 = !DILocation(line: 92, column: 27, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = distinct !DILocation(line: 56, column: 28, scope: !170)
!182 = !DILocation(line: 56, column: 26, scope: !170)
!183 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !184)
!184 = distinct !DILocation(line: 56, column: 40, scope: !170)
!185 = !DILocation(line: 56, column: 38, scope: !170)
!186 = !DILocation(line: 80, column: 27, scope: !43, inlinedAt: !187)
!187 = distinct !DILocation(line: 57, column: 33, scope: !170)
!188 = !DILocation(line: 57, column: 17, scope: !170)
!189 = !DILocation(line: 57, column: 45, scope: !170)
!190 = !DILocation(line: 58, column: 9, scope: !170)
!191 = !DILocation(line: 58, column: 25, scope: !170)
!192 = !DILocation(line: 58, column: 14, scope: !170)
!193 = !DILocation(line: 58, column: 21, scope: !170)
!194 = !DILocation(line: 59, column: 1, scope: !170)
!195 = distinct !DISubprogram(name: "sizes", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !197)
!197 = distinct !DILocation(line: 63, column: 11, scope: !195)
!198 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !199)
!199 = distinct !DILocation(line: 63, column: 24, scope: !195)
!200 = !DILocation(line: 63, column: 22, scope: !195)
!201 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !202)
!202 = distinct !DILocation(line: 63, column: 37, scope: !195)
!203 = !DILocation(line: 63, column: 35, scope: !195)
!204 = !DILocation(line: 64, column: 9, scope: !195)
!205 = !DILocation(line: 92, column: 27, scope: !180, inlinedAt: !206)
!206 = distinct !DILocation(line: 64, column: 23, scope: !195)
!207 = !DILocation(line: 64, column: 33, scope: !195)
!208 = !DILocation(line: 64, column: 40, scope: !195)
!209 = !DILocation(line: 93, column: 27, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 64, column: 55, scope: !195)
!212 = !DILocation(line: 94, column: 27, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = distinct !DILocation(line: 64, column: 67, scope: !195)
!215 = !DILocation(line: 64, column: 65, scope: !195)
!216 = !DILocation(line: 80, column: 27, scope: !43, inlinedAt: !217)
!217 = distinct !DILocation(line: 64, column: 79, scope: !195)
!218 = !DILocation(line: 64, column: 77, scope: !195)
!219 = !DILocation(line: 64, column: 53, scope: !195)
!220 = !DILocation(line: 64, column: 14, scope: !195)
!221 = !DILocation(line: 64, column: 21, scope: !195)
!222 = !DILocation(line: 65, column: 1, scope: !195)
!223 = distinct !DISubprogram(name: "index64", scope: !1, file: !1, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !225)
!225 = distinct !DILocation(line: 69, column: 28, scope: !223)
!226 = !DILocation(line: 69, column: 28, scope: !223)
!227 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !228)
!228 = distinct !DILocation(line: 69, column: 41, scope: !223)
!229 = !DILocation(line: 69, column: 41, scope: !223)
!230 = !DILocation(line: 69, column: 39, scope: !223)
!231 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !232)
!232 = distinct !DILocation(line: 69, column: 54, scope: !223)
!233 = !DILocation(line: 69, column: 54, scope: !223)
!234 = !DILocation(line: 69, column: 52, scope: !223)
!235 = !DILocation(line: 70, column: 9, scope: !223)
!236 = !DILocation(line: 70, column: 21, scope: !223)
!237 = !DILocation(line: 70, column: 26, scope: !223)
!238 = !DILocation(line: 70, column: 14, scope: !223)
!239 = !DILocation(line: 70, column: 19, scope: !223)
!240 = !DILocation(line: 71, column: 1, scope: !223)
!241 = distinct !DISubprogram(name: "index_size_t", scope: !1, file: !1, line: 73, type: !12, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !243)
!243 = distinct !DILocation(line: 74, column: 14, scope: !241)
!244 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !245)
!245 = distinct !DILocation(line: 74, column: 27, scope: !241)
!246 = !DILocation(line: 74, column: 25, scope: !241)
!247 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !248)
!248 = distinct !DILocation(line: 74, column: 40, scope: !241)
!249 = !DILocation(line: 74, column: 38, scope: !241)
!250 = !DILocation(line: 74, column: 14, scope: !241)
!251 = !DILocation(line: 75, column: 9, scope: !241)
!252 = !DILocation(line: 75, column: 21, scope: !241)
!253 = !DILocation(line: 75, column: 26, scope: !241)
!254 = !DILocation(line: 75, column: 14, scope: !241)
!255 = !DILocation(line: 75, column: 19, scope: !241)
!256 = !DILocation(line: 76, column: 1, scope: !241)
