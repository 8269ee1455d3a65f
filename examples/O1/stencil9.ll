; ModuleID = 'stencil9.cu'
source_filename = "stencil9.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8stencil9PKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add nuw nsw i32 %9, 1, !dbg !25
  %11 = add i32 %10, %8, !dbg !26
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !30
  %14 = mul nuw nsw i32 %12, %13, !dbg !33
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %16 = add nuw nsw i32 %15, 1, !dbg !37
  %17 = add nuw nsw i32 %16, %14, !dbg !38
  %18 = add nsw i32 %4, -1, !dbg !39
  %19 = icmp slt i32 %11, %18, !dbg !40
  %20 = add nsw i32 %3, -1
  %21 = icmp slt i32 %17, %20
  %22 = select i1 %19, i1 %21, i1 false, !dbg !41
  br i1 %22, label %23, label %55, !dbg !41

23:                                               ; preds = %5, %36
  %24 = phi i32 [ %37, %36 ], [ -1, %5 ]
  %25 = phi float [ %52, %36 ], [ 0.000000e+00, %5 ]
  %26 = mul nsw i32 %24, 3
  %27 = add nsw i32 %26, 3
  %28 = add nsw i32 %24, %17
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %11
  br label %39, !dbg !42

31:                                               ; preds = %36
  %32 = mul nsw i32 %4, %17, !dbg !43
  %33 = add nsw i32 %32, %11, !dbg !44
  %34 = sext i32 %33 to i64, !dbg !45
  %35 = getelementptr inbounds float, ptr %2, i64 %34, !dbg !45
  store float %52, ptr %35, align 4, !dbg !46, !tbaa !47
  br label %55, !dbg !49

36:                                               ; preds = %39
  %37 = add nsw i32 %24, 1, !dbg !50
  %38 = icmp eq i32 %37, 2, !dbg !51
  br i1 %38, label %31, label %23, !dbg !52, !llvm.loop !53

39:                                               ; preds = %23, %39
  %40 = phi i32 [ -1, %23 ], [ %53, %39 ]
  %41 = phi float [ %25, %23 ], [ %52, %39 ]
  %42 = add nsw i32 %27, %40, !dbg !57
  %43 = sext i32 %42 to i64, !dbg !58
  %44 = getelementptr float, ptr %1, i64 %43, !dbg !58
  %45 = getelementptr i8, ptr %44, i64 4, !dbg !58
  %46 = load float, ptr %45, align 4, !dbg !58, !tbaa !47
  %47 = add nsw i32 %30, %40, !dbg !59
  %48 = sext i32 %47 to i64, !dbg !60
  %49 = getelementptr inbounds float, ptr %0, i64 %48, !dbg !60
  %50 = load float, ptr %49, align 4, !dbg !60, !tbaa !47
  %51 = fmul contract float %46, %50, !dbg !61
  %52 = fadd contract float %41, %51, !dbg !62
  %53 = add nsw i32 %40, 1, !dbg !63
  %54 = icmp eq i32 %53, 2, !dbg !64
  br i1 %54, label %36, label %39, !dbg !42, !llvm.loop !65

55:                                               ; preds = %5, %31
  ret void, !dbg !49
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil9.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "stencil9", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 3, column: 49, scope: !11)
!27 = !DILocation(line: 67, column: 27, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 4, column: 11, scope: !11)
!30 = !DILocation(line: 80, column: 27, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 4, column: 24, scope: !11)
!33 = !DILocation(line: 4, column: 22, scope: !11)
!34 = !DILocation(line: 54, column: 27, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 4, column: 37, scope: !11)
!37 = !DILocation(line: 4, column: 35, scope: !11)
!38 = !DILocation(line: 4, column: 49, scope: !11)
!39 = !DILocation(line: 5, column: 14, scope: !11)
!40 = !DILocation(line: 5, column: 9, scope: !11)
!41 = !DILocation(line: 5, column: 18, scope: !11)
!42 = !DILocation(line: 8, column: 5, scope: !11)
!43 = !DILocation(line: 10, column: 9, scope: !11)
!44 = !DILocation(line: 10, column: 13, scope: !11)
!45 = !DILocation(line: 10, column: 3, scope: !11)
!46 = !DILocation(line: 10, column: 18, scope: !11)
!47 = !{!48, !48, i64 0}
!48 = !{!"float", !9, i64 0}
!49 = !DILocation(line: 11, column: 1, scope: !11)
!50 = !DILocation(line: 7, column: 32, scope: !11)
!51 = !DILocation(line: 7, column: 24, scope: !11)
!52 = !DILocation(line: 7, column: 3, scope: !11)
!53 = distinct !{!53, !52, !54, !55, !56}
!54 = !DILocation(line: 9, column: 74, scope: !11)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 9, column: 35, scope: !11)
!58 = !DILocation(line: 9, column: 14, scope: !11)
!59 = !DILocation(line: 9, column: 70, scope: !11)
!60 = !DILocation(line: 9, column: 47, scope: !11)
!61 = !DILocation(line: 9, column: 45, scope: !11)
!62 = !DILocation(line: 9, column: 11, scope: !11)
!63 = !DILocation(line: 8, column: 34, scope: !11)
!64 = !DILocation(line: 8, column: 26, scope: !11)
!65 = distinct !{!65, !42, !54, !55, !56}
