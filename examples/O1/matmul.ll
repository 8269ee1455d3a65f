; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6matmulPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !18
  %9 = mul nuw nsw i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !22
  %11 = add nuw nsw i32 %9, %10, !dbg !25
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !29
  %14 = mul i32 %12, %13, !dbg !32
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %16 = add i32 %14, %15, !dbg !36
  %17 = icmp slt i32 %11, %3, !dbg !37
  %18 = icmp slt i32 %16, %4
  %19 = and i1 %17, %18, !dbg !38
  br i1 %19, label %20, label %46, !dbg !38

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0, !dbg !39
  br i1 %21, label %22, label %24, !dbg !40

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %11
  br label %30, !dbg !40

24:                                               ; preds = %30, %20
  %25 = phi float [ 0.000000e+00, %20 ], [ %43, %30 ], !dbg !41
  %26 = mul nsw i32 %4, %11, !dbg !42
  %27 = add nsw i32 %26, %16, !dbg !43
  %28 = sext i32 %27 to i64, !dbg !44
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !44
  store float %25, ptr %29, align 4, !dbg !45, !tbaa !46
  br label %46, !dbg !48

30:                                               ; preds = %22, %30
  %31 = phi i32 [ 0, %22 ], [ %44, %30 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %43, %30 ]
  %33 = add nuw nsw i32 %31, %23, !dbg !49
  %34 = zext nneg i32 %33 to i64, !dbg !50
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34, !dbg !50
  %36 = load float, ptr %35, align 4, !dbg !50, !tbaa !46
  %37 = mul nsw i32 %31, %4, !dbg !51
  %38 = add nsw i32 %37, %16, !dbg !52
  %39 = sext i32 %38 to i64, !dbg !53
  %40 = getelementptr inbounds float, ptr %1, i64 %39, !dbg !53
  %41 = load float, ptr %40, align 4, !dbg !53, !tbaa !46
  %42 = fmul contract float %36, %41, !dbg !54
  %43 = fadd contract float %32, %42, !dbg !55
  %44 = add nuw nsw i32 %31, 1, !dbg !56
  %45 = icmp eq i32 %44, %5, !dbg !39
  br i1 %45, label %24, label %30, !dbg !40, !llvm.loop !57

46:                                               ; preds = %6, %24
  ret void, !dbg !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
!1 = !DIFile(filename: "matmul.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 67, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 3, column: 13, scope: !11)
!18 = !DILocation(line: 80, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 3, column: 26, scope: !11)
!21 = !DILocation(line: 3, column: 24, scope: !11)
!22 = !DILocation(line: 54, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 3, column: 39, scope: !11)
!25 = !DILocation(line: 3, column: 37, scope: !11)
!26 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 4, column: 13, scope: !11)
!29 = !DILocation(line: 79, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 4, column: 26, scope: !11)
!32 = !DILocation(line: 4, column: 24, scope: !11)
!33 = !DILocation(line: 53, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 4, column: 39, scope: !11)
!36 = !DILocation(line: 4, column: 37, scope: !11)
!37 = !DILocation(line: 5, column: 11, scope: !11)
!38 = !DILocation(line: 5, column: 16, scope: !11)
!39 = !DILocation(line: 7, column: 21, scope: !11)
!40 = !DILocation(line: 7, column: 3, scope: !11)
!41 = !DILocation(line: 0, scope: !11)
!42 = !DILocation(line: 8, column: 9, scope: !11)
!43 = !DILocation(line: 8, column: 13, scope: !11)
!44 = !DILocation(line: 8, column: 3, scope: !11)
!45 = !DILocation(line: 8, column: 20, scope: !11)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !9, i64 0}
!48 = !DILocation(line: 9, column: 1, scope: !11)
!49 = !DILocation(line: 7, column: 48, scope: !11)
!50 = !DILocation(line: 7, column: 38, scope: !11)
!51 = !DILocation(line: 7, column: 59, scope: !11)
!52 = !DILocation(line: 7, column: 63, scope: !11)
!53 = !DILocation(line: 7, column: 55, scope: !11)
!54 = !DILocation(line: 7, column: 53, scope: !11)
!55 = !DILocation(line: 7, column: 35, scope: !11)
!56 = !DILocation(line: 7, column: 26, scope: !11)
!57 = distinct !{!57, !40, !58, !59, !60}
!58 = !DILocation(line: 7, column: 68, scope: !11)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
