; ModuleID = 'polynomial.cu'
source_filename = "polynomial.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10polynomialPKdiS0_Pdi(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %4, !dbg !26
  br i1 %11, label %12, label %35, !dbg !26

12:                                               ; preds = %5
  %13 = sext i32 %1 to i64, !dbg !27
  %14 = getelementptr inbounds double, ptr %0, i64 %13, !dbg !27
  %15 = load double, ptr %14, align 8, !dbg !27, !tbaa !28
  %16 = icmp sgt i32 %1, 0, !dbg !30
  br i1 %16, label %17, label %21, !dbg !31

17:                                               ; preds = %12
  %18 = sext i32 %10 to i64
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !28
  br label %25, !dbg !31

21:                                               ; preds = %25, %12
  %22 = phi double [ %15, %12 ], [ %33, %25 ], !dbg !32
  %23 = sext i32 %10 to i64, !dbg !33
  %24 = getelementptr inbounds double, ptr %3, i64 %23, !dbg !33
  store double %22, ptr %24, align 8, !dbg !34, !tbaa !28
  br label %35, !dbg !35

25:                                               ; preds = %17, %25
  %26 = phi i32 [ %1, %17 ], [ %28, %25 ]
  %27 = phi double [ %15, %17 ], [ %33, %25 ]
  %28 = add nsw i32 %26, -1, !dbg !36
  %29 = fmul contract double %27, %20, !dbg !37
  %30 = zext nneg i32 %28 to i64, !dbg !38
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30, !dbg !38
  %32 = load double, ptr %31, align 8, !dbg !38, !tbaa !28
  %33 = fadd contract double %29, %32, !dbg !39
  %34 = icmp sgt i32 %26, 1, !dbg !30
  br i1 %34, label %25, label %21, !dbg !31, !llvm.loop !40

35:                                               ; preds = %21, %5
  ret void, !dbg !44
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
!1 = !DIFile(filename: "polynomial.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "polynomial", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 20, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !9, i64 0}
!30 = !DILocation(line: 7, column: 32, scope: !11)
!31 = !DILocation(line: 7, column: 5, scope: !11)
!32 = !DILocation(line: 0, scope: !11)
!33 = !DILocation(line: 8, column: 5, scope: !11)
!34 = !DILocation(line: 8, column: 10, scope: !11)
!35 = !DILocation(line: 9, column: 3, scope: !11)
!36 = !DILocation(line: 7, scope: !11)
!37 = !DILocation(line: 7, column: 57, scope: !11)
!38 = !DILocation(line: 7, column: 66, scope: !11)
!39 = !DILocation(line: 7, column: 64, scope: !11)
!40 = distinct !{!40, !31, !41, !42, !43}
!41 = !DILocation(line: 7, column: 80, scope: !11)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 10, column: 1, scope: !11)
