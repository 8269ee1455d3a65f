; ModuleID = 'heat1d.cu'
source_filename = "heat1d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6heat1dPKdPdiddd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %2, !dbg !26
  br i1 %12, label %13, label %37, !dbg !26

13:                                               ; preds = %6
  %14 = fmul contract double %3, %4, !dbg !27
  %15 = fmul contract double %5, %5, !dbg !28
  %16 = fdiv contract double %14, %15, !dbg !29
  %17 = icmp sgt i32 %11, 0, !dbg !30
  %18 = zext nneg i32 %11 to i64, !dbg !31
  %19 = getelementptr double, ptr %0, i64 %18, !dbg !31
  %20 = getelementptr i8, ptr %19, i64 -8, !dbg !31
  %21 = sext i32 %11 to i64, !dbg !31
  %22 = getelementptr double, ptr %0, i64 %21, !dbg !31
  %23 = select i1 %17, ptr %20, ptr %22, !dbg !31
  %24 = load double, ptr %23, align 8, !dbg !32, !tbaa !33
  %25 = add nsw i32 %2, -1, !dbg !35
  %26 = icmp slt i32 %11, %25, !dbg !36
  %27 = select i1 %26, i64 8, i64 0, !dbg !37
  %28 = getelementptr i8, ptr %22, i64 %27, !dbg !37
  %29 = load double, ptr %28, align 8, !dbg !38, !tbaa !33
  %30 = load double, ptr %22, align 8, !dbg !39, !tbaa !33
  %31 = fmul contract double %30, 2.000000e+00, !dbg !40
  %32 = fsub contract double %24, %31, !dbg !41
  %33 = fadd contract double %29, %32, !dbg !42
  %34 = fmul contract double %16, %33, !dbg !43
  %35 = fadd contract double %30, %34, !dbg !44
  %36 = getelementptr inbounds double, ptr %1, i64 %21, !dbg !45
  store double %35, ptr %36, align 8, !dbg !46, !tbaa !33
  br label %37, !dbg !47

37:                                               ; preds = %6, %13
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heat1d.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "heat1d", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 4, column: 9, scope: !11)
!27 = !DILocation(line: 5, column: 20, scope: !11)
!28 = !DILocation(line: 5, column: 31, scope: !11)
!29 = !DILocation(line: 5, column: 25, scope: !11)
!30 = !DILocation(line: 6, column: 19, scope: !11)
!31 = !DILocation(line: 6, column: 17, scope: !11)
!32 = !DILocation(line: 6, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"double", !9, i64 0}
!35 = !DILocation(line: 7, column: 24, scope: !11)
!36 = !DILocation(line: 7, column: 20, scope: !11)
!37 = !DILocation(line: 7, column: 18, scope: !11)
!38 = !DILocation(line: 7, scope: !11)
!39 = !DILocation(line: 8, column: 13, scope: !11)
!40 = !DILocation(line: 8, column: 36, scope: !11)
!41 = !DILocation(line: 8, column: 30, scope: !11)
!42 = !DILocation(line: 8, column: 43, scope: !11)
!43 = !DILocation(line: 8, column: 22, scope: !11)
!44 = !DILocation(line: 8, column: 18, scope: !11)
!45 = !DILocation(line: 8, column: 3, scope: !11)
!46 = !DILocation(line: 8, column: 11, scope: !11)
!47 = !DILocation(line: 9, column: 1, scope: !11)
