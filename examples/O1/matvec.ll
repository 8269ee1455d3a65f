; ModuleID = 'matvec.cu'
source_filename = "matvec.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6matvecPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %3, !dbg !26
  br i1 %11, label %12, label %34, !dbg !26

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !27
  br i1 %13, label %14, label %16, !dbg !28

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  br label %20, !dbg !28

16:                                               ; preds = %20, %12
  %17 = phi float [ 0.000000e+00, %12 ], [ %31, %20 ], !dbg !29
  %18 = sext i32 %10 to i64, !dbg !30
  %19 = getelementptr inbounds float, ptr %2, i64 %18, !dbg !30
  store float %17, ptr %19, align 4, !dbg !31, !tbaa !32
  br label %34, !dbg !34

20:                                               ; preds = %14, %20
  %21 = phi i32 [ 0, %14 ], [ %32, %20 ]
  %22 = phi float [ 0.000000e+00, %14 ], [ %31, %20 ]
  %23 = add nsw i32 %21, %15, !dbg !35
  %24 = sext i32 %23 to i64, !dbg !36
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !36
  %26 = load float, ptr %25, align 4, !dbg !36, !tbaa !32
  %27 = zext nneg i32 %21 to i64, !dbg !37
  %28 = getelementptr inbounds nuw float, ptr %1, i64 %27, !dbg !37
  %29 = load float, ptr %28, align 4, !dbg !37, !tbaa !32
  %30 = fmul contract float %26, %29, !dbg !38
  %31 = fadd contract float %22, %30, !dbg !39
  %32 = add nuw nsw i32 %21, 1, !dbg !40
  %33 = icmp eq i32 %32, %4, !dbg !27
  br i1 %33, label %16, label %20, !dbg !28, !llvm.loop !41

34:                                               ; preds = %16, %5
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
!1 = !DIFile(filename: "matvec.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matvec", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 3, column: 13, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 3, column: 26, scope: !11)
!21 = !DILocation(line: 3, column: 24, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 3, column: 39, scope: !11)
!25 = !DILocation(line: 3, column: 37, scope: !11)
!26 = !DILocation(line: 4, column: 11, scope: !11)
!27 = !DILocation(line: 6, column: 23, scope: !11)
!28 = !DILocation(line: 6, column: 5, scope: !11)
!29 = !DILocation(line: 0, scope: !11)
!30 = !DILocation(line: 7, column: 5, scope: !11)
!31 = !DILocation(line: 7, column: 12, scope: !11)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !9, i64 0}
!34 = !DILocation(line: 8, column: 3, scope: !11)
!35 = !DILocation(line: 6, column: 50, scope: !11)
!36 = !DILocation(line: 6, column: 40, scope: !11)
!37 = !DILocation(line: 6, column: 57, scope: !11)
!38 = !DILocation(line: 6, column: 55, scope: !11)
!39 = !DILocation(line: 6, column: 37, scope: !11)
!40 = !DILocation(line: 6, column: 29, scope: !11)
!41 = distinct !{!41, !28, !42, !43, !44}
!42 = !DILocation(line: 6, column: 60, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 9, column: 1, scope: !11)
