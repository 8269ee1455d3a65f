; ModuleID = 'search.cu'
source_filename = "search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6searchPKiiS0_PiS1_i(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %5, !dbg !26
  br i1 %12, label %13, label %43, !dbg !26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %2, i64 %14
  br label %16, !dbg !27

16:                                               ; preds = %13, %21
  %17 = phi i32 [ %34, %21 ], [ %1, %13 ], !dbg !28
  %18 = phi i32 [ %35, %21 ], [ 0, %13 ], !dbg !29
  %19 = phi i32 [ %36, %21 ], [ 0, %13 ], !dbg !29
  %20 = icmp slt i32 %19, %17, !dbg !30
  br i1 %20, label %21, label %37, !dbg !27

21:                                               ; preds = %16
  %22 = sub nsw i32 %17, %19, !dbg !31
  %23 = lshr i32 %22, 1, !dbg !32
  %24 = add nuw nsw i32 %23, %19, !dbg !33
  %25 = zext nneg i32 %24 to i64, !dbg !34
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25, !dbg !34
  %27 = load i32, ptr %26, align 4, !dbg !34, !tbaa !7
  %28 = load i32, ptr %15, align 4, !dbg !35, !tbaa !7
  %29 = icmp eq i32 %27, %28, !dbg !36
  %30 = icmp slt i32 %27, %28, !dbg !36
  %31 = add nuw nsw i32 %24, 1, !dbg !36
  %32 = select i1 %30, i32 %31, i32 %19, !dbg !36
  %33 = icmp sgt i32 %27, %28, !dbg !36
  %34 = select i1 %33, i32 %24, i32 %17, !dbg !36
  %35 = select i1 %29, i32 1, i32 %18, !dbg !36
  %36 = select i1 %29, i32 %24, i32 %32, !dbg !36
  br i1 %29, label %37, label %16

37:                                               ; preds = %21, %16
  %38 = phi i32 [ %35, %21 ], [ %18, %16 ], !dbg !29
  %39 = phi i32 [ %36, %21 ], [ %19, %16 ], !dbg !29
  %40 = sext i32 %11 to i64, !dbg !37
  %41 = getelementptr inbounds i32, ptr %3, i64 %40, !dbg !37
  store i32 %39, ptr %41, align 4, !dbg !38, !tbaa !7
  %42 = getelementptr inbounds i32, ptr %4, i64 %40, !dbg !39
  store i32 %38, ptr %42, align 4, !dbg !40, !tbaa !7
  br label %43, !dbg !41

43:                                               ; preds = %6, %37
  ret void, !dbg !41
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
!1 = !DIFile(filename: "search.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 6, column: 16, scope: !11)
!29 = !DILocation(line: 0, scope: !11)
!30 = !DILocation(line: 7, column: 14, scope: !11)
!31 = !DILocation(line: 8, column: 30, scope: !11)
!32 = !DILocation(line: 8, column: 37, scope: !11)
!33 = !DILocation(line: 8, column: 22, scope: !11)
!34 = !DILocation(line: 9, column: 16, scope: !11)
!35 = !DILocation(line: 10, column: 17, scope: !11)
!36 = !DILocation(line: 10, column: 14, scope: !11)
!37 = !DILocation(line: 20, column: 3, scope: !11)
!38 = !DILocation(line: 20, column: 15, scope: !11)
!39 = !DILocation(line: 21, column: 3, scope: !11)
!40 = !DILocation(line: 21, column: 12, scope: !11)
!41 = !DILocation(line: 22, column: 1, scope: !11)
