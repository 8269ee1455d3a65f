; ModuleID = 'updates.cu'
source_filename = "updates.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18sum_and_differencePKfS0_PfS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %4, !dbg !26
  br i1 %11, label %12, label %24, !dbg !26

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !27
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !27
  %15 = load float, ptr %14, align 4, !dbg !27, !tbaa !28
  %16 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !30
  %17 = load float, ptr %16, align 4, !dbg !30, !tbaa !28
  %18 = fadd contract float %15, %17, !dbg !31
  %19 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !32
  store float %18, ptr %19, align 4, !dbg !33, !tbaa !28
  %20 = load float, ptr %14, align 4, !dbg !34, !tbaa !28
  %21 = load float, ptr %16, align 4, !dbg !35, !tbaa !28
  %22 = fsub contract float %20, %21, !dbg !36
  %23 = getelementptr inbounds float, ptr %3, i64 %13, !dbg !37
  store float %22, ptr %23, align 4, !dbg !38, !tbaa !28
  br label %24, !dbg !39

24:                                               ; preds = %12, %5
  ret void, !dbg !40
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8in_placePfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !41 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %5 = mul i32 %3, %4, !dbg !46
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %7 = add i32 %5, %6, !dbg !49
  %8 = icmp slt i32 %7, %1, !dbg !50
  br i1 %8, label %9, label %15, !dbg !50

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !51
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !51
  %12 = load float, ptr %11, align 4, !dbg !51, !tbaa !28
  %13 = fmul contract float %12, %12, !dbg !52
  %14 = fsub contract float 1.000000e+00, %13, !dbg !53
  store float %14, ptr %11, align 4, !dbg !54, !tbaa !28
  br label %15, !dbg !55

15:                                               ; preds = %9, %2
  ret void, !dbg !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4swapPdS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !57 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %6 = mul i32 %4, %5, !dbg !62
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %8 = add i32 %6, %7, !dbg !65
  %9 = icmp slt i32 %8, %2, !dbg !66
  br i1 %9, label %10, label %16, !dbg !66

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !67
  %12 = getelementptr inbounds double, ptr %0, i64 %11, !dbg !67
  %13 = load double, ptr %12, align 8, !dbg !67, !tbaa !68
  %14 = getelementptr inbounds double, ptr %1, i64 %11, !dbg !70
  %15 = load double, ptr %14, align 8, !dbg !70, !tbaa !68
  store double %15, ptr %12, align 8, !dbg !71, !tbaa !68
  store double %13, ptr %14, align 8, !dbg !72, !tbaa !68
  br label %16, !dbg !73

16:                                               ; preds = %3, %10
  ret void, !dbg !73
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11mirror_halfPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !74 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %5 = mul i32 %3, %4, !dbg !79
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %7 = add i32 %5, %6, !dbg !82
  %8 = icmp slt i32 %7, %1, !dbg !83
  br i1 %8, label %9, label %17, !dbg !83

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !84
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !84
  %12 = load float, ptr %11, align 4, !dbg !84, !tbaa !28
  %13 = fmul contract float %12, 2.000000e+00, !dbg !85
  %14 = add nsw i32 %1, %7, !dbg !86
  %15 = sext i32 %14 to i64, !dbg !87
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !87
  store float %13, ptr %16, align 4, !dbg !88, !tbaa !28
  br label %17, !dbg !87

17:                                               ; preds = %9, %2
  ret void, !dbg !89
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9red_blackPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !90 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %5 = mul i32 %3, %4, !dbg !95
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %7 = add i32 %5, %6, !dbg !98
  %8 = shl i32 %7, 1, !dbg !99
  %9 = add i32 %8, 2, !dbg !100
  %10 = add nsw i32 %1, -1, !dbg !101
  %11 = icmp slt i32 %9, %10, !dbg !102
  br i1 %11, label %12, label %25, !dbg !102

12:                                               ; preds = %2
  %13 = sext i32 %8 to i64, !dbg !103
  %14 = getelementptr float, ptr %0, i64 %13, !dbg !103
  %15 = getelementptr i8, ptr %14, i64 4, !dbg !103
  %16 = load float, ptr %15, align 4, !dbg !103, !tbaa !28
  %17 = add i32 %8, 3, !dbg !104
  %18 = sext i32 %17 to i64, !dbg !105
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !105
  %20 = load float, ptr %19, align 4, !dbg !105, !tbaa !28
  %21 = fadd contract float %16, %20, !dbg !106
  %22 = fmul contract float %21, 5.000000e-01, !dbg !107
  %23 = sext i32 %9 to i64, !dbg !108
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !108
  store float %22, ptr %24, align 4, !dbg !109, !tbaa !28
  br label %25, !dbg !108

25:                                               ; preds = %12, %2
  ret void, !dbg !110
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13partial_writePKiPiiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !111 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %8 = mul i32 %6, %7, !dbg !116
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %10 = add i32 %8, %9, !dbg !119
  %11 = icmp slt i32 %10, %2, !dbg !120
  %12 = icmp sge i32 %10, %3
  %13 = and i1 %11, %12, !dbg !121
  %14 = icmp slt i32 %10, %4
  %15 = and i1 %13, %14, !dbg !121
  br i1 %15, label %16, label %21, !dbg !121

16:                                               ; preds = %5
  %17 = sext i32 %10 to i64, !dbg !122
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !122
  %19 = load i32, ptr %18, align 4, !dbg !122, !tbaa !7
  %20 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !123
  store i32 %19, ptr %20, align 4, !dbg !124, !tbaa !7
  br label %21, !dbg !123

21:                                               ; preds = %16, %5
  ret void, !dbg !125
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z10set_borderPfiif(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !dbg !126 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %7 = mul i32 %5, %6, !dbg !131
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %9 = add i32 %7, %8, !dbg !134
  %10 = icmp slt i32 %9, %2, !dbg !135
  br i1 %10, label %11, label %19, !dbg !135

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !136
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !136
  store float %3, ptr %13, align 4, !dbg !137, !tbaa !28
  %14 = add nsw i32 %1, -1, !dbg !138
  %15 = mul nsw i32 %14, %2, !dbg !139
  %16 = add nsw i32 %15, %9, !dbg !140
  %17 = sext i32 %16 to i64, !dbg !141
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !141
  store float %3, ptr %18, align 4, !dbg !142, !tbaa !28
  br label %19, !dbg !143

19:                                               ; preds = %11, %4
  %20 = icmp slt i32 %9, %1, !dbg !144
  br i1 %20, label %21, label %29, !dbg !144

21:                                               ; preds = %19
  %22 = mul nsw i32 %2, %9, !dbg !145
  %23 = sext i32 %22 to i64, !dbg !146
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !146
  store float %3, ptr %24, align 4, !dbg !147, !tbaa !28
  %25 = add nsw i32 %22, %2, !dbg !148
  %26 = sext i32 %25 to i64, !dbg !149
  %27 = getelementptr float, ptr %0, i64 %26, !dbg !149
  %28 = getelementptr i8, ptr %27, i64 -4, !dbg !149
  store float %3, ptr %28, align 4, !dbg !150, !tbaa !28
  br label %29, !dbg !151

29:                                               ; preds = %21, %19
  ret void, !dbg !152
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z4fillPffi(ptr noundef writeonly captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !153 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !156
  %6 = mul i32 %4, %5, !dbg !158
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159
  %8 = add i32 %6, %7, !dbg !161
  %9 = icmp slt i32 %8, %2, !dbg !162
  br i1 %9, label %10, label %13, !dbg !162

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !163
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !163
  store float %1, ptr %12, align 4, !dbg !164, !tbaa !28
  br label %13, !dbg !163

13:                                               ; preds = %10, %3
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9rewrittenPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !166 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %6 = mul i32 %4, %5, !dbg !171
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %8 = add i32 %6, %7, !dbg !174
  %9 = icmp slt i32 %8, %2, !dbg !175
  br i1 %9, label %10, label %18, !dbg !175

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !176
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !176
  %13 = load float, ptr %12, align 4, !dbg !176, !tbaa !28
  %14 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !177
  %15 = fmul contract float %13, %13, !dbg !178
  store float %15, ptr %14, align 4, !dbg !179, !tbaa !28
  %16 = load float, ptr %12, align 4, !dbg !180, !tbaa !28
  %17 = fadd contract float %15, %16, !dbg !181
  store float %17, ptr %14, align 4, !dbg !182, !tbaa !28
  br label %18, !dbg !183

18:                                               ; preds = %3, %10
  ret void, !dbg !183
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "updates.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "sum_and_difference", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 12, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 6, column: 19, scope: !11)
!31 = !DILocation(line: 6, column: 17, scope: !11)
!32 = !DILocation(line: 6, column: 5, scope: !11)
!33 = !DILocation(line: 6, column: 10, scope: !11)
!34 = !DILocation(line: 7, column: 12, scope: !11)
!35 = !DILocation(line: 7, column: 19, scope: !11)
!36 = !DILocation(line: 7, column: 17, scope: !11)
!37 = !DILocation(line: 7, column: 5, scope: !11)
!38 = !DILocation(line: 7, column: 10, scope: !11)
!39 = !DILocation(line: 8, column: 3, scope: !11)
!40 = !DILocation(line: 9, column: 1, scope: !11)
!41 = distinct !DISubprogram(name: "in_place", scope: !1, file: !1, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !43)
!43 = distinct !DILocation(line: 12, column: 11, scope: !41)
!44 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !45)
!45 = distinct !DILocation(line: 12, column: 24, scope: !41)
!46 = !DILocation(line: 12, column: 22, scope: !41)
!47 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !48)
!48 = distinct !DILocation(line: 12, column: 37, scope: !41)
!49 = !DILocation(line: 12, column: 35, scope: !41)
!50 = !DILocation(line: 13, column: 9, scope: !41)
!51 = !DILocation(line: 13, column: 28, scope: !41)
!52 = !DILocation(line: 13, column: 33, scope: !41)
!53 = !DILocation(line: 13, column: 26, scope: !41)
!54 = !DILocation(line: 13, column: 19, scope: !41)
!55 = !DILocation(line: 13, column: 14, scope: !41)
!56 = !DILocation(line: 14, column: 1, scope: !41)
!57 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !59)
!59 = distinct !DILocation(line: 17, column: 11, scope: !57)
!60 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !61)
!61 = distinct !DILocation(line: 17, column: 24, scope: !57)
!62 = !DILocation(line: 17, column: 22, scope: !57)
!63 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !64)
!64 = distinct !DILocation(line: 17, column: 37, scope: !57)
!65 = !DILocation(line: 17, column: 35, scope: !57)
!66 = !DILocation(line: 18, column: 9, scope: !57)
!67 = !DILocation(line: 19, column: 14, scope: !57)
!68 = !{!69, !69, i64 0}
!69 = !{!"double", !9, i64 0}
!70 = !DILocation(line: 20, column: 10, scope: !57)
!71 = !DILocation(line: 20, column: 8, scope: !57)
!72 = !DILocation(line: 21, column: 8, scope: !57)
!73 = !DILocation(line: 22, column: 1, scope: !57)
!74 = distinct !DISubprogram(name: "mirror_half", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !76)
!76 = distinct !DILocation(line: 26, column: 11, scope: !74)
!77 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !78)
!78 = distinct !DILocation(line: 26, column: 24, scope: !74)
!79 = !DILocation(line: 26, column: 22, scope: !74)
!80 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !81)
!81 = distinct !DILocation(line: 26, column: 37, scope: !74)
!82 = !DILocation(line: 26, column: 35, scope: !74)
!83 = !DILocation(line: 27, column: 9, scope: !74)
!84 = !DILocation(line: 27, column: 38, scope: !74)
!85 = !DILocation(line: 27, column: 36, scope: !74)
!86 = !DILocation(line: 27, column: 24, scope: !74)
!87 = !DILocation(line: 27, column: 17, scope: !74)
!88 = !DILocation(line: 27, column: 29, scope: !74)
!89 = !DILocation(line: 28, column: 1, scope: !74)
!90 = distinct !DISubprogram(name: "red_black", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 32, column: 16, scope: !90)
!93 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !94)
!94 = distinct !DILocation(line: 32, column: 29, scope: !90)
!95 = !DILocation(line: 32, column: 27, scope: !90)
!96 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !97)
!97 = distinct !DILocation(line: 32, column: 42, scope: !90)
!98 = !DILocation(line: 32, column: 40, scope: !90)
!99 = !DILocation(line: 32, column: 13, scope: !90)
!100 = !DILocation(line: 32, column: 55, scope: !90)
!101 = !DILocation(line: 33, column: 13, scope: !90)
!102 = !DILocation(line: 33, column: 9, scope: !90)
!103 = !DILocation(line: 33, column: 33, scope: !90)
!104 = !DILocation(line: 33, column: 48, scope: !90)
!105 = !DILocation(line: 33, column: 44, scope: !90)
!106 = !DILocation(line: 33, column: 42, scope: !90)
!107 = !DILocation(line: 33, column: 30, scope: !90)
!108 = !DILocation(line: 33, column: 18, scope: !90)
!109 = !DILocation(line: 33, column: 23, scope: !90)
!110 = !DILocation(line: 34, column: 1, scope: !90)
!111 = distinct !DISubprogram(name: "partial_write", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !113)
!113 = distinct !DILocation(line: 37, column: 11, scope: !111)
!114 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !115)
!115 = distinct !DILocation(line: 37, column: 24, scope: !111)
!116 = !DILocation(line: 37, column: 22, scope: !111)
!117 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !118)
!118 = distinct !DILocation(line: 37, column: 37, scope: !111)
!119 = !DILocation(line: 37, column: 35, scope: !111)
!120 = !DILocation(line: 38, column: 9, scope: !111)
!121 = !DILocation(line: 38, column: 13, scope: !111)
!122 = !DILocation(line: 38, column: 44, scope: !111)
!123 = !DILocation(line: 38, column: 37, scope: !111)
!124 = !DILocation(line: 38, column: 42, scope: !111)
!125 = !DILocation(line: 39, column: 1, scope: !111)
!126 = distinct !DISubprogram(name: "set_border", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !128)
!128 = distinct !DILocation(line: 42, column: 11, scope: !126)
!129 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !130)
!130 = distinct !DILocation(line: 42, column: 24, scope: !126)
!131 = !DILocation(line: 42, column: 22, scope: !126)
!132 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !133)
!133 = distinct !DILocation(line: 42, column: 37, scope: !126)
!134 = !DILocation(line: 42, column: 35, scope: !126)
!135 = !DILocation(line: 43, column: 9, scope: !126)
!136 = !DILocation(line: 44, column: 5, scope: !126)
!137 = !DILocation(line: 44, column: 10, scope: !126)
!138 = !DILocation(line: 45, column: 10, scope: !126)
!139 = !DILocation(line: 45, column: 15, scope: !126)
!140 = !DILocation(line: 45, column: 19, scope: !126)
!141 = !DILocation(line: 45, column: 5, scope: !126)
!142 = !DILocation(line: 45, column: 24, scope: !126)
!143 = !DILocation(line: 46, column: 3, scope: !126)
!144 = !DILocation(line: 47, column: 9, scope: !126)
!145 = !DILocation(line: 48, column: 9, scope: !126)
!146 = !DILocation(line: 48, column: 5, scope: !126)
!147 = !DILocation(line: 48, column: 14, scope: !126)
!148 = !DILocation(line: 49, column: 13, scope: !126)
!149 = !DILocation(line: 49, column: 5, scope: !126)
!150 = !DILocation(line: 49, column: 22, scope: !126)
!151 = !DILocation(line: 50, column: 3, scope: !126)
!152 = !DILocation(line: 51, column: 1, scope: !126)
!153 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!154 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !155)
!155 = distinct !DILocation(line: 54, column: 11, scope: !153)
!156 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !157)
!157 = distinct !DILocation(line: 54, column: 24, scope: !153)
!158 = !DILocation(line: 54, column: 22, scope: !153)
!159 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !160)
!160 = distinct !DILocation(line: 54, column: 37, scope: !153)
!161 = !DILocation(line: 54, column: 35, scope: !153)
!162 = !DILocation(line: 55, column: 9, scope: !153)
!163 = !DILocation(line: 55, column: 14, scope: !153)
!164 = !DILocation(line: 55, column: 19, scope: !153)
!165 = !DILocation(line: 56, column: 1, scope: !153)
!166 = distinct !DISubprogram(name: "rewritten", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !168)
!168 = distinct !DILocation(line: 60, column: 11, scope: !166)
!169 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !170)
!170 = distinct !DILocation(line: 60, column: 24, scope: !166)
!171 = !DILocation(line: 60, column: 22, scope: !166)
!172 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !173)
!173 = distinct !DILocation(line: 60, column: 37, scope: !166)
!174 = !DILocation(line: 60, column: 35, scope: !166)
!175 = !DILocation(line: 61, column: 9, scope: !166)
!176 = !DILocation(line: 62, column: 10, scope: !166)
!177 = !DILocation(line: 62, column: 3, scope: !166)
!178 = !DILocation(line: 63, column: 15, scope: !166)
!179 = !DILocation(line: 63, column: 8, scope: !166)
!180 = !DILocation(line: 64, column: 17, scope: !166)
!181 = !DILocation(line: 64, column: 15, scope: !166)
!182 = !DILocation(line: 64, column: 8, scope: !166)
!183 = !DILocation(line: 65, column: 1, scope: !166)
