; ModuleID = 'cooperate.cu'
source_filename = "cooperate.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z4wsumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %14, !dbg !27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !28
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !28
  %13 = load float, ptr %12, align 4, !dbg !28, !tbaa !29
  br label %14, !dbg !27

14:                                               ; preds = %3, %10
  %15 = phi float [ %13, %10 ], [ 0.000000e+00, %3 ]
  br label %19, !dbg !31

16:                                               ; preds = %19
  %17 = and i32 %7, 31, !dbg !32
  %18 = icmp eq i32 %17, 0, !dbg !33
  br i1 %18, label %26, label %30, !dbg !33

19:                                               ; preds = %14, %19
  %20 = phi i32 [ %24, %19 ], [ 16, %14 ]
  %21 = phi float [ %23, %19 ], [ %15, %14 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %21, i32 %20, i32 31), !dbg !34
  %23 = fadd contract float %21, %22, !dbg !38
  %24 = lshr i32 %20, 1, !dbg !39
  %25 = icmp eq i32 %24, 0, !dbg !40
  br i1 %25, label %16, label %19, !dbg !31, !llvm.loop !41

26:                                               ; preds = %16
  %27 = sdiv i32 %8, 32, !dbg !45
  %28 = sext i32 %27 to i64, !dbg !46
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !46
  store float %23, ptr %29, align 4, !dbg !47, !tbaa !29
  br label %30, !dbg !46

30:                                               ; preds = %26, %16
  ret void, !dbg !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5wbflyPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !49 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %5 = mul i32 %3, %4, !dbg !54
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %7 = add i32 %5, %6, !dbg !57
  %8 = sext i32 %7 to i64, !dbg !58
  %9 = getelementptr inbounds float, ptr %0, i64 %8, !dbg !58
  %10 = load float, ptr %9, align 4, !dbg !58, !tbaa !29
  br label %13, !dbg !59

11:                                               ; preds = %13
  %12 = getelementptr inbounds float, ptr %1, i64 %8, !dbg !60
  store float %17, ptr %12, align 4, !dbg !61, !tbaa !29
  ret void, !dbg !62

13:                                               ; preds = %2, %13
  %14 = phi i32 [ 1, %2 ], [ %18, %13 ]
  %15 = phi float [ %10, %2 ], [ %17, %13 ]
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 %14, i32 31), !dbg !63
  %17 = tail call contract noundef float @__nv_fmaxf(float noundef %15, float noundef %16) #6, !dbg !66
  %18 = shl nuw nsw i32 %14, 1, !dbg !70
  %19 = icmp samesign ult i32 %14, 16, !dbg !71
  br i1 %19, label %13, label %11, !dbg !59, !llvm.loop !72
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z5wscanPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !74 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !75
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
  %5 = mul nuw nsw i32 %3, %4, !dbg !80
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %7 = add nuw nsw i32 %5, %6, !dbg !83
  %8 = and i32 %7, 31, !dbg !84
  %9 = zext nneg i32 %7 to i64, !dbg !85
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !85
  %11 = load i32, ptr %10, align 4, !dbg !85, !tbaa !7
  br label %14, !dbg !86

12:                                               ; preds = %14
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9, !dbg !87
  store i32 %20, ptr %13, align 4, !dbg !88, !tbaa !7
  ret void, !dbg !89

14:                                               ; preds = %2, %14
  %15 = phi i32 [ %11, %2 ], [ %20, %14 ]
  %16 = phi i32 [ 1, %2 ], [ %21, %14 ]
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %15, i32 %16, i32 0), !dbg !90
  %18 = icmp samesign ult i32 %8, %16, !dbg !93
  %19 = select i1 %18, i32 0, i32 %17, !dbg !93
  %20 = add nsw i32 %19, %15, !dbg !93
  %21 = shl nuw nsw i32 %16, 1, !dbg !94
  %22 = icmp samesign ult i32 %16, 16, !dbg !95
  br i1 %22, label %14, label %12, !dbg !86, !llvm.loop !96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z4widxPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !98 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %5 = mul i32 %3, %4, !dbg !103
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %7 = add i32 %5, %6, !dbg !106
  %8 = sext i32 %7 to i64, !dbg !107
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !107
  %10 = load i32, ptr %9, align 4, !dbg !107, !tbaa !7
  %11 = and i32 %10, 31, !dbg !108
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %10, i32 %11, i32 31), !dbg !109
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %10, i32 3, i32 6175), !dbg !112
  %14 = mul nsw i32 %13, 1000, !dbg !114
  %15 = add nsw i32 %14, %12, !dbg !115
  %16 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !116
  store i32 %15, ptr %16, align 4, !dbg !117, !tbaa !7
  ret void, !dbg !118
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5wvotePKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !119 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %5 = mul i32 %3, %4, !dbg !124
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %7 = add i32 %5, %6, !dbg !127
  %8 = sext i32 %7 to i64, !dbg !128
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !128
  %10 = load i32, ptr %9, align 4, !dbg !128, !tbaa !7
  %11 = icmp sgt i32 %10, 50, !dbg !129
  %12 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %11), !dbg !130
  %13 = tail call noundef i32 @__nv_popc(i32 noundef %12) #6, !dbg !133
  %14 = icmp eq i32 %10, 3, !dbg !137
  %15 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %14), !dbg !138
  %16 = select i1 %15, i32 100, i32 0, !dbg !141
  %17 = add nsw i32 %16, %13, !dbg !142
  %18 = icmp slt i32 %10, 99, !dbg !143
  %19 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %18), !dbg !144
  %20 = select i1 %19, i32 1000, i32 0, !dbg !147
  %21 = add nsw i32 %17, %20, !dbg !148
  %22 = and i32 %6, 31, !dbg !149
  %23 = shl nsw i32 -1, %22, !dbg !150
  %24 = xor i32 %23, -1, !dbg !150
  %25 = and i32 %12, %24, !dbg !151
  %26 = tail call noundef i32 @__nv_popc(i32 noundef %25) #6, !dbg !152
  %27 = mul nsw i32 %26, 10000, !dbg !154
  %28 = add nsw i32 %21, %27, !dbg !155
  %29 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !156
  store i32 %28, ptr %29, align 4, !dbg !157, !tbaa !7
  ret void, !dbg !158
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7compactPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !159 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = mul i32 %5, %6, !dbg !164
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %9 = add i32 %7, %8, !dbg !167
  %10 = icmp slt i32 %9, %3, !dbg !168
  br i1 %10, label %11, label %21, !dbg !169

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !170
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !170
  %14 = load i32, ptr %13, align 4, !dbg !170, !tbaa !7
  %15 = icmp sgt i32 %14, 50, !dbg !171
  br i1 %15, label %16, label %21, !dbg !169

16:                                               ; preds = %11
  %17 = atomicrmw add ptr %2, i32 1 monotonic, align 4, !dbg !172
  %18 = load i32, ptr %13, align 4, !dbg !176, !tbaa !7
  %19 = sext i32 %17 to i64, !dbg !177
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !177
  store i32 %18, ptr %20, align 4, !dbg !178, !tbaa !7
  br label %21, !dbg !179

21:                                               ; preds = %16, %11, %4
  ret void, !dbg !180
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7ticketsPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !181 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !182
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184
  %7 = mul i32 %5, %6, !dbg !186
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !187
  %9 = add i32 %7, %8, !dbg !189
  %10 = icmp slt i32 %9, %3, !dbg !190
  br i1 %10, label %11, label %20, !dbg !190

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !191
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !191
  %14 = load i32, ptr %13, align 4, !dbg !191, !tbaa !7
  %15 = and i32 %14, 7, !dbg !192
  %16 = zext nneg i32 %15 to i64, !dbg !193
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !193
  %18 = atomicrmw add ptr %17, i32 %14 monotonic, align 4, !dbg !194
  %19 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !196
  store i32 %18, ptr %19, align 4, !dbg !197, !tbaa !7
  br label %20, !dbg !196

20:                                               ; preds = %11, %4
  ret void, !dbg !198
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6casmaxPKfPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !199 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %6 = mul i32 %4, %5, !dbg !204
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %8 = add i32 %6, %7, !dbg !207
  %9 = icmp slt i32 %8, %2, !dbg !208
  br i1 %9, label %10, label %23, !dbg !208

10:                                               ; preds = %3
  %11 = load i32, ptr %1, align 4, !dbg !209, !tbaa !7
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  br label %14, !dbg !210

14:                                               ; preds = %14, %10
  %15 = phi i32 [ %11, %10 ], [ %21, %14 ], !dbg !211
  %16 = load float, ptr %13, align 4, !dbg !212, !tbaa !29
  %17 = fmul contract float %16, 1.000000e+03, !dbg !213
  %18 = fptosi float %17 to i32, !dbg !214
  %19 = tail call noundef i32 @__nv_max(i32 noundef %15, i32 noundef %18) #6, !dbg !215
  %20 = cmpxchg ptr %1, i32 %15, i32 %19 monotonic monotonic, align 4, !dbg !218
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = icmp eq i32 %15, %21, !dbg !221
  br i1 %22, label %23, label %14, !dbg !222, !llvm.loop !223

23:                                               ; preds = %14, %3
  ret void, !dbg !225
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6incdecPjS_i(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !226 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !227
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229
  %6 = mul i32 %4, %5, !dbg !231
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %8 = add i32 %6, %7, !dbg !234
  %9 = icmp slt i32 %8, %2, !dbg !235
  br i1 %9, label %10, label %22, !dbg !235

10:                                               ; preds = %3
  %11 = atomicrmw uinc_wrap ptr %0, i32 6 seq_cst, align 4, !dbg !236
  %12 = mul i32 %11, 100, !dbg !241
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !242
  %14 = atomicrmw udec_wrap ptr %13, i32 9 seq_cst, align 4, !dbg !243
  %15 = add i32 %12, %14, !dbg !248
  %16 = sext i32 %8 to i64, !dbg !249
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !249
  store i32 %15, ptr %17, align 4, !dbg !250, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !251
  %19 = atomicrmw umax ptr %18, i32 %8 monotonic, align 4, !dbg !252
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !255
  %21 = atomicrmw xchg ptr %20, i32 7 monotonic, align 4, !dbg !256
  br label %22, !dbg !259

22:                                               ; preds = %10, %3
  ret void, !dbg !260
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cooperate.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "wsum", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 3, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 3, column: 24, scope: !11)
!21 = !DILocation(line: 3, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 3, column: 37, scope: !11)
!25 = !DILocation(line: 3, column: 35, scope: !11)
!26 = !DILocation(line: 4, column: 15, scope: !11)
!27 = !DILocation(line: 4, column: 13, scope: !11)
!28 = !DILocation(line: 4, column: 21, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 5, column: 3, scope: !11)
!32 = !DILocation(line: 6, column: 20, scope: !11)
!33 = !DILocation(line: 6, column: 26, scope: !11)
!34 = !DILocation(line: 180, column: 22, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !36, file: !36, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!37 = distinct !DILocation(line: 5, column: 41, scope: !11)
!38 = !DILocation(line: 5, column: 38, scope: !11)
!39 = !DILocation(line: 5, column: 29, scope: !11)
!40 = !DILocation(line: 5, column: 22, scope: !11)
!41 = distinct !{!41, !31, !42, !43, !44}
!42 = !DILocation(line: 5, column: 75, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 6, column: 36, scope: !11)
!46 = !DILocation(line: 6, column: 32, scope: !11)
!47 = !DILocation(line: 6, column: 42, scope: !11)
!48 = !DILocation(line: 7, column: 1, scope: !11)
!49 = distinct !DISubprogram(name: "wbfly", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 9, column: 11, scope: !49)
!52 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !53)
!53 = distinct !DILocation(line: 9, column: 24, scope: !49)
!54 = !DILocation(line: 9, column: 22, scope: !49)
!55 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !56)
!56 = distinct !DILocation(line: 9, column: 37, scope: !49)
!57 = !DILocation(line: 9, column: 35, scope: !49)
!58 = !DILocation(line: 10, column: 13, scope: !49)
!59 = !DILocation(line: 11, column: 3, scope: !49)
!60 = !DILocation(line: 12, column: 3, scope: !49)
!61 = !DILocation(line: 12, column: 8, scope: !49)
!62 = !DILocation(line: 13, column: 1, scope: !49)
!63 = !DILocation(line: 182, column: 22, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !36, file: !36, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 11, column: 48, scope: !49)
!66 = !DILocation(line: 136, column: 55, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "fmaxf", scope: !68, file: !68, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!69 = distinct !DILocation(line: 11, column: 39, scope: !49)
!70 = !DILocation(line: 11, column: 29, scope: !49)
!71 = !DILocation(line: 11, column: 21, scope: !49)
!72 = distinct !{!72, !59, !73, !43, !44}
!73 = !DILocation(line: 11, column: 82, scope: !49)
!74 = distinct !DISubprogram(name: "wscan", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 54, column: 27, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 15, column: 11, scope: !74)
!78 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !79)
!79 = distinct !DILocation(line: 15, column: 25, scope: !74)
!80 = !DILocation(line: 15, column: 23, scope: !74)
!81 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !82)
!82 = distinct !DILocation(line: 15, column: 38, scope: !74)
!83 = !DILocation(line: 15, column: 36, scope: !74)
!84 = !DILocation(line: 16, column: 16, scope: !74)
!85 = !DILocation(line: 17, column: 11, scope: !74)
!86 = !DILocation(line: 18, column: 3, scope: !74)
!87 = !DILocation(line: 19, column: 3, scope: !74)
!88 = !DILocation(line: 19, column: 8, scope: !74)
!89 = !DILocation(line: 20, column: 1, scope: !74)
!90 = !DILocation(line: 177, column: 38, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !36, file: !36, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 18, column: 45, scope: !74)
!93 = !DILocation(line: 18, column: 89, scope: !74)
!94 = !DILocation(line: 18, column: 29, scope: !74)
!95 = !DILocation(line: 18, column: 21, scope: !74)
!96 = distinct !{!96, !86, !97, !43, !44}
!97 = !DILocation(line: 18, column: 103, scope: !74)
!98 = distinct !DISubprogram(name: "widx", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 22, column: 11, scope: !98)
!101 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 22, column: 24, scope: !98)
!103 = !DILocation(line: 22, column: 22, scope: !98)
!104 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 22, column: 37, scope: !98)
!106 = !DILocation(line: 22, column: 35, scope: !98)
!107 = !DILocation(line: 23, column: 11, scope: !98)
!108 = !DILocation(line: 24, column: 40, scope: !98)
!109 = !DILocation(line: 173, column: 35, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "__shfl_sync", scope: !36, file: !36, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 24, column: 10, scope: !98)
!112 = !DILocation(line: 173, column: 35, scope: !110, inlinedAt: !113)
!113 = distinct !DILocation(line: 24, column: 55, scope: !98)
!114 = !DILocation(line: 24, column: 53, scope: !98)
!115 = !DILocation(line: 24, column: 46, scope: !98)
!116 = !DILocation(line: 24, column: 3, scope: !98)
!117 = !DILocation(line: 24, column: 8, scope: !98)
!118 = !DILocation(line: 25, column: 1, scope: !98)
!119 = distinct !DISubprogram(name: "wvote", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !121)
!121 = distinct !DILocation(line: 27, column: 11, scope: !119)
!122 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !123)
!123 = distinct !DILocation(line: 27, column: 24, scope: !119)
!124 = !DILocation(line: 27, column: 22, scope: !119)
!125 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !126)
!126 = distinct !DILocation(line: 27, column: 37, scope: !119)
!127 = !DILocation(line: 27, column: 35, scope: !119)
!128 = !DILocation(line: 28, column: 11, scope: !119)
!129 = !DILocation(line: 29, column: 45, scope: !119)
!130 = !DILocation(line: 211, column: 10, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "__ballot_sync", scope: !36, file: !36, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = distinct !DILocation(line: 29, column: 16, scope: !119)
!133 = !DILocation(line: 505, column: 50, scope: !134, inlinedAt: !136)
!134 = distinct !DISubprogram(name: "__popc", scope: !135, file: !135, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!136 = distinct !DILocation(line: 30, column: 10, scope: !119)
!137 = !DILocation(line: 30, column: 54, scope: !119)
!138 = !DILocation(line: 203, column: 10, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__any_sync", scope: !36, file: !36, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 30, column: 28, scope: !119)
!141 = !DILocation(line: 30, column: 26, scope: !119)
!142 = !DILocation(line: 30, column: 20, scope: !119)
!143 = !DILocation(line: 30, column: 95, scope: !119)
!144 = !DILocation(line: 199, column: 10, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__all_sync", scope: !36, file: !36, line: 198, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 30, column: 69, scope: !119)
!147 = !DILocation(line: 30, column: 67, scope: !119)
!148 = !DILocation(line: 30, column: 60, scope: !119)
!149 = !DILocation(line: 30, column: 135, scope: !119)
!150 = !DILocation(line: 30, column: 142, scope: !119)
!151 = !DILocation(line: 30, column: 112, scope: !119)
!152 = !DILocation(line: 505, column: 50, scope: !134, inlinedAt: !153)
!153 = distinct !DILocation(line: 30, column: 103, scope: !119)
!154 = !DILocation(line: 30, column: 148, scope: !119)
!155 = !DILocation(line: 30, column: 101, scope: !119)
!156 = !DILocation(line: 30, column: 3, scope: !119)
!157 = !DILocation(line: 30, column: 8, scope: !119)
!158 = !DILocation(line: 31, column: 1, scope: !119)
!159 = distinct !DISubprogram(name: "compact", scope: !1, file: !1, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !161)
!161 = distinct !DILocation(line: 33, column: 11, scope: !159)
!162 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !163)
!163 = distinct !DILocation(line: 33, column: 24, scope: !159)
!164 = !DILocation(line: 33, column: 22, scope: !159)
!165 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !166)
!166 = distinct !DILocation(line: 33, column: 37, scope: !159)
!167 = !DILocation(line: 33, column: 35, scope: !159)
!168 = !DILocation(line: 34, column: 9, scope: !159)
!169 = !DILocation(line: 34, column: 13, scope: !159)
!170 = !DILocation(line: 34, column: 16, scope: !159)
!171 = !DILocation(line: 34, column: 21, scope: !159)
!172 = !DILocation(line: 14, column: 1, scope: !173, inlinedAt: !175)
!173 = distinct !DISubprogram(name: "atomicAdd", scope: !174, file: !174, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!174 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!175 = distinct !DILocation(line: 34, column: 38, scope: !159)
!176 = !DILocation(line: 34, column: 67, scope: !159)
!177 = !DILocation(line: 34, column: 59, scope: !159)
!178 = !DILocation(line: 34, column: 65, scope: !159)
!179 = !DILocation(line: 34, column: 73, scope: !159)
!180 = !DILocation(line: 35, column: 1, scope: !159)
!181 = distinct !DISubprogram(name: "tickets", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !183)
!183 = distinct !DILocation(line: 37, column: 11, scope: !181)
!184 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !185)
!185 = distinct !DILocation(line: 37, column: 24, scope: !181)
!186 = !DILocation(line: 37, column: 22, scope: !181)
!187 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !188)
!188 = distinct !DILocation(line: 37, column: 37, scope: !181)
!189 = !DILocation(line: 37, column: 35, scope: !181)
!190 = !DILocation(line: 38, column: 9, scope: !181)
!191 = !DILocation(line: 38, column: 36, scope: !181)
!192 = !DILocation(line: 38, column: 41, scope: !181)
!193 = !DILocation(line: 38, column: 34, scope: !181)
!194 = !DILocation(line: 14, column: 1, scope: !173, inlinedAt: !195)
!195 = distinct !DILocation(line: 38, column: 23, scope: !181)
!196 = !DILocation(line: 38, column: 14, scope: !181)
!197 = !DILocation(line: 38, column: 21, scope: !181)
!198 = !DILocation(line: 39, column: 1, scope: !181)
!199 = distinct !DISubprogram(name: "casmax", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !201)
!201 = distinct !DILocation(line: 41, column: 11, scope: !199)
!202 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !203)
!203 = distinct !DILocation(line: 41, column: 24, scope: !199)
!204 = !DILocation(line: 41, column: 22, scope: !199)
!205 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !206)
!206 = distinct !DILocation(line: 41, column: 37, scope: !199)
!207 = !DILocation(line: 41, column: 35, scope: !199)
!208 = !DILocation(line: 42, column: 9, scope: !199)
!209 = !DILocation(line: 43, column: 13, scope: !199)
!210 = !DILocation(line: 44, column: 3, scope: !199)
!211 = !DILocation(line: 0, scope: !199)
!212 = !DILocation(line: 44, column: 70, scope: !199)
!213 = !DILocation(line: 44, column: 75, scope: !199)
!214 = !DILocation(line: 44, column: 69, scope: !199)
!215 = !DILocation(line: 200, column: 47, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "max", scope: !68, file: !68, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = distinct !DILocation(line: 44, column: 51, scope: !199)
!218 = !DILocation(line: 46, column: 1, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "atomicCAS", scope: !174, file: !174, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = distinct !DILocation(line: 44, column: 29, scope: !199)
!221 = !DILocation(line: 44, column: 103, scope: !199)
!222 = !DILocation(line: 44, column: 86, scope: !199)
!223 = distinct !{!223, !210, !224, !43, !44}
!224 = !DILocation(line: 44, column: 109, scope: !199)
!225 = !DILocation(line: 45, column: 1, scope: !199)
!226 = distinct !DISubprogram(name: "incdec", scope: !1, file: !1, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !228)
!228 = distinct !DILocation(line: 47, column: 11, scope: !226)
!229 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !230)
!230 = distinct !DILocation(line: 47, column: 24, scope: !226)
!231 = !DILocation(line: 47, column: 22, scope: !226)
!232 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !233)
!233 = distinct !DILocation(line: 47, column: 37, scope: !226)
!234 = !DILocation(line: 47, column: 35, scope: !226)
!235 = !DILocation(line: 48, column: 9, scope: !226)
!236 = !DILocation(line: 603, column: 10, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "__uAtomicInc", scope: !135, file: !135, line: 602, type: !12, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = distinct !DILocation(line: 54, column: 21, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "atomicInc", scope: !174, file: !174, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = distinct !DILocation(line: 48, column: 23, scope: !226)
!241 = !DILocation(line: 48, column: 44, scope: !226)
!242 = !DILocation(line: 48, column: 63, scope: !226)
!243 = !DILocation(line: 581, column: 10, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "__uAtomicDec", scope: !135, file: !135, line: 580, type: !12, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = distinct !DILocation(line: 55, column: 21, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "atomicDec", scope: !174, file: !174, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = distinct !DILocation(line: 48, column: 52, scope: !226)
!248 = !DILocation(line: 48, column: 50, scope: !226)
!249 = !DILocation(line: 48, column: 16, scope: !226)
!250 = !DILocation(line: 48, column: 21, scope: !226)
!251 = !DILocation(line: 48, column: 85, scope: !226)
!252 = !DILocation(line: 22, column: 1, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "atomicMax", scope: !174, file: !174, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = distinct !DILocation(line: 48, column: 74, scope: !226)
!255 = !DILocation(line: 48, column: 117, scope: !226)
!256 = !DILocation(line: 35, column: 18, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "atomicExch", scope: !174, file: !174, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!258 = distinct !DILocation(line: 48, column: 105, scope: !226)
!259 = !DILocation(line: 48, column: 128, scope: !226)
!260 = !DILocation(line: 49, column: 1, scope: !226)
