; ModuleID = 'bfs.cu'
source_filename = "bfs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3bfsPKiS0_PiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %5, !dbg !26
  br i1 %12, label %13, label %40, !dbg !27

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !28
  %15 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !28
  %16 = load i32, ptr %15, align 4, !dbg !28, !tbaa !7
  %17 = icmp eq i32 %16, %4, !dbg !29
  br i1 %17, label %18, label %40, !dbg !27

18:                                               ; preds = %13
  %19 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !30
  %20 = load i32, ptr %19, align 4, !dbg !30, !tbaa !7
  %21 = getelementptr i8, ptr %19, i64 4
  %22 = load i32, ptr %21, align 4, !dbg !31, !tbaa !7
  %23 = icmp slt i32 %20, %22, !dbg !32
  br i1 %23, label %24, label %40, !dbg !33

24:                                               ; preds = %18
  %25 = add nsw i32 %4, 1
  br label %26, !dbg !33

26:                                               ; preds = %24, %36
  %27 = phi i32 [ %20, %24 ], [ %37, %36 ]
  %28 = sext i32 %27 to i64, !dbg !34
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !34
  %30 = load i32, ptr %29, align 4, !dbg !34, !tbaa !7
  %31 = sext i32 %30 to i64, !dbg !35
  %32 = getelementptr inbounds i32, ptr %2, i64 %31, !dbg !35
  %33 = load i32, ptr %32, align 4, !dbg !35, !tbaa !7
  %34 = icmp slt i32 %33, 0, !dbg !36
  br i1 %34, label %35, label %36, !dbg !36

35:                                               ; preds = %26
  store i32 %25, ptr %32, align 4, !dbg !37, !tbaa !7
  store i32 1, ptr %3, align 4, !dbg !38, !tbaa !7
  br label %36, !dbg !39

36:                                               ; preds = %35, %26
  %37 = add nsw i32 %27, 1, !dbg !40
  %38 = load i32, ptr %21, align 4, !dbg !31, !tbaa !7
  %39 = icmp slt i32 %37, %38, !dbg !32
  br i1 %39, label %26, label %40, !dbg !33, !llvm.loop !41

40:                                               ; preds = %36, %18, %6, %13
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bfs.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "bfs", scope: !1, file: !1, line: 3, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 14, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 27, scope: !11)
!21 = !DILocation(line: 5, column: 25, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 5, column: 40, scope: !11)
!25 = !DILocation(line: 5, column: 38, scope: !11)
!26 = !DILocation(line: 6, column: 12, scope: !11)
!27 = !DILocation(line: 6, column: 21, scope: !11)
!28 = !DILocation(line: 6, column: 24, scope: !11)
!29 = !DILocation(line: 6, column: 36, scope: !11)
!30 = !DILocation(line: 7, column: 16, scope: !11)
!31 = !DILocation(line: 7, column: 33, scope: !11)
!32 = !DILocation(line: 7, column: 31, scope: !11)
!33 = !DILocation(line: 7, column: 3, scope: !11)
!34 = !DILocation(line: 8, column: 16, scope: !11)
!35 = !DILocation(line: 10, column: 9, scope: !11)
!36 = !DILocation(line: 10, column: 21, scope: !11)
!37 = !DILocation(line: 11, column: 19, scope: !11)
!38 = !DILocation(line: 12, column: 13, scope: !11)
!39 = !DILocation(line: 13, column: 5, scope: !11)
!40 = !DILocation(line: 7, column: 51, scope: !11)
!41 = distinct !{!41, !33, !42, !43, !44}
!42 = !DILocation(line: 14, column: 3, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 15, column: 1, scope: !11)
