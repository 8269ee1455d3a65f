; ModuleID = 'parts.cu'
source_filename = "parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11byte_countsPKiPhS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %32, !dbg !26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !27
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !27
  %14 = load i32, ptr %13, align 4, !dbg !27, !tbaa !7
  %15 = and i32 %14, -4, !dbg !28
  %16 = sext i32 %15 to i64, !dbg !29
  %17 = getelementptr inbounds i8, ptr %1, i64 %16, !dbg !29
  %18 = shl i32 %14, 3, !dbg !30
  %19 = and i32 %18, 24, !dbg !30
  %20 = shl nuw nsw i32 1, %19, !dbg !31
  %21 = atomicrmw add ptr %17, i32 %20 monotonic, align 4, !dbg !32
  %22 = add nsw i32 %14, %3, !dbg !36
  %23 = sext i32 %22 to i64, !dbg !37
  %24 = getelementptr inbounds i8, ptr %1, i64 %23, !dbg !37
  %25 = load i8, ptr %24, align 1, !dbg !37, !tbaa !38
  %26 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !39
  store i8 %25, ptr %26, align 1, !dbg !40, !tbaa !38
  %27 = trunc i32 %14 to i8, !dbg !41
  %28 = shl nsw i32 %3, 1, !dbg !42
  %29 = add nsw i32 %28, %9, !dbg !43
  %30 = sext i32 %29 to i64, !dbg !44
  %31 = getelementptr inbounds i8, ptr %1, i64 %30, !dbg !44
  store i8 %27, ptr %31, align 1, !dbg !45, !tbaa !38
  br label %32, !dbg !46

32:                                               ; preds = %4, %11
  ret void, !dbg !46
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11mixed_wordsPKsPti(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !47 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %6 = mul i32 %4, %5, !dbg !52
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %8 = add i32 %6, %7, !dbg !55
  %9 = icmp slt i32 %8, %2, !dbg !56
  br i1 %9, label %10, label %26, !dbg !56

10:                                               ; preds = %3
  %11 = atomicrmw add ptr %1, i32 1 monotonic, align 4, !dbg !57
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !60
  %13 = and i32 %8, 7, !dbg !61
  %14 = zext nneg i32 %13 to i64, !dbg !62
  %15 = getelementptr inbounds nuw i16, ptr %12, i64 %14, !dbg !62
  %16 = load i16, ptr %15, align 2, !dbg !63, !tbaa !64
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds i16, ptr %0, i64 %17
  br label %19, !dbg !66

19:                                               ; preds = %19, %10
  %20 = phi i16 [ %16, %10 ], [ %24, %19 ], !dbg !67
  %21 = load i16, ptr %18, align 2, !dbg !68, !tbaa !64
  %22 = add i16 %21, %20, !dbg !69
  %23 = cmpxchg ptr %15, i16 %20, i16 %22 monotonic monotonic, align 2, !dbg !70
  %24 = extractvalue { i16, i1 } %23, 0
  %25 = extractvalue { i16, i1 } %23, 1, !dbg !73
  br i1 %25, label %26, label %19, !dbg !74, !llvm.loop !75

26:                                               ; preds = %19, %3
  ret void, !dbg !79
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "parts.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "byte_counts", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 7, column: 11, scope: !11)
!28 = !DILocation(line: 8, column: 44, scope: !11)
!29 = !DILocation(line: 8, column: 39, scope: !11)
!30 = !DILocation(line: 9, column: 27, scope: !11)
!31 = !DILocation(line: 9, column: 22, scope: !11)
!32 = !DILocation(line: 14, column: 1, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "atomicAdd", scope: !34, file: !34, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!35 = distinct !DILocation(line: 9, column: 3, scope: !11)
!36 = !DILocation(line: 10, column: 22, scope: !11)
!37 = !DILocation(line: 10, column: 13, scope: !11)
!38 = !{!9, !9, i64 0}
!39 = !DILocation(line: 10, column: 3, scope: !11)
!40 = !DILocation(line: 10, column: 11, scope: !11)
!41 = !DILocation(line: 11, column: 38, scope: !11)
!42 = !DILocation(line: 11, column: 12, scope: !11)
!43 = !DILocation(line: 11, column: 16, scope: !11)
!44 = !DILocation(line: 11, column: 3, scope: !11)
!45 = !DILocation(line: 11, column: 21, scope: !11)
!46 = !DILocation(line: 12, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "mixed_words", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !49)
!49 = distinct !DILocation(line: 16, column: 11, scope: !47)
!50 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !51)
!51 = distinct !DILocation(line: 16, column: 24, scope: !47)
!52 = !DILocation(line: 16, column: 22, scope: !47)
!53 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !54)
!54 = distinct !DILocation(line: 16, column: 37, scope: !47)
!55 = !DILocation(line: 16, column: 35, scope: !47)
!56 = !DILocation(line: 17, column: 9, scope: !47)
!57 = !DILocation(line: 14, column: 1, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "atomicAdd", scope: !34, file: !34, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = distinct !DILocation(line: 18, column: 3, scope: !47)
!60 = !DILocation(line: 19, column: 28, scope: !47)
!61 = !DILocation(line: 19, column: 37, scope: !47)
!62 = !DILocation(line: 19, column: 32, scope: !47)
!63 = !DILocation(line: 20, column: 25, scope: !47)
!64 = !{!65, !65, i64 0}
!65 = !{!"short", !9, i64 0}
!66 = !DILocation(line: 21, column: 3, scope: !47)
!67 = !DILocation(line: 0, scope: !47)
!68 = !DILocation(line: 23, column: 61, scope: !47)
!69 = !DILocation(line: 23, column: 59, scope: !47)
!70 = !DILocation(line: 46, column: 61, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "atomicCAS", scope: !34, file: !34, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 23, column: 12, scope: !47)
!73 = !DILocation(line: 24, column: 17, scope: !47)
!74 = !DILocation(line: 24, column: 3, scope: !47)
!75 = distinct !{!75, !66, !76, !77, !78}
!76 = !DILocation(line: 24, column: 27, scope: !47)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 25, column: 1, scope: !47)
