; ModuleID = 'vecmat.cu'
source_filename = "vecmat.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6vecmatPKdS0_Pdii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %4, !dbg !26
  br i1 %11, label %12, label %34, !dbg !26

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !27
  %14 = icmp sgt i32 %3, 0, !dbg !28
  br i1 %14, label %15, label %18, !dbg !29

15:                                               ; preds = %12
  %16 = getelementptr inbounds double, ptr %1, i64 %13, !dbg !27
  %17 = sext i32 %4 to i64
  br label %21, !dbg !29

18:                                               ; preds = %21, %12
  %19 = phi double [ 0.000000e+00, %12 ], [ %30, %21 ], !dbg !30
  %20 = getelementptr inbounds double, ptr %2, i64 %13, !dbg !31
  store double %19, ptr %20, align 8, !dbg !32, !tbaa !33
  br label %34, !dbg !35

21:                                               ; preds = %15, %21
  %22 = phi i32 [ 0, %15 ], [ %32, %21 ]
  %23 = phi ptr [ %16, %15 ], [ %31, %21 ]
  %24 = phi double [ 0.000000e+00, %15 ], [ %30, %21 ]
  %25 = zext nneg i32 %22 to i64, !dbg !36
  %26 = getelementptr inbounds nuw double, ptr %0, i64 %25, !dbg !36
  %27 = load double, ptr %26, align 8, !dbg !36, !tbaa !33
  %28 = load double, ptr %23, align 8, !dbg !37, !tbaa !33
  %29 = fmul contract double %27, %28, !dbg !38
  %30 = fadd contract double %24, %29, !dbg !39
  %31 = getelementptr inbounds double, ptr %23, i64 %17, !dbg !40
  %32 = add nuw nsw i32 %22, 1, !dbg !41
  %33 = icmp eq i32 %32, %3, !dbg !28
  br i1 %33, label %18, label %21, !dbg !29, !llvm.loop !42

34:                                               ; preds = %5, %18
  ret void, !dbg !35
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
!1 = !DIFile(filename: "vecmat.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "vecmat", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!28 = !DILocation(line: 7, column: 21, scope: !11)
!29 = !DILocation(line: 7, column: 3, scope: !11)
!30 = !DILocation(line: 0, scope: !11)
!31 = !DILocation(line: 11, column: 3, scope: !11)
!32 = !DILocation(line: 11, column: 10, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"double", !9, i64 0}
!35 = !DILocation(line: 12, column: 1, scope: !11)
!36 = !DILocation(line: 8, column: 12, scope: !11)
!37 = !DILocation(line: 8, column: 19, scope: !11)
!38 = !DILocation(line: 8, column: 17, scope: !11)
!39 = !DILocation(line: 8, column: 9, scope: !11)
!40 = !DILocation(line: 9, column: 7, scope: !11)
!41 = !DILocation(line: 7, column: 27, scope: !11)
!42 = distinct !{!42, !29, !43, !44, !45}
!43 = !DILocation(line: 10, column: 3, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
