; ModuleID = 'newton.cu'
source_filename = "newton.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6newtonPKdS0_PdPiid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %4, !dbg !26
  br i1 %12, label %13, label %42, !dbg !26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !27
  %15 = getelementptr inbounds double, ptr %0, i64 %14, !dbg !27
  %16 = load double, ptr %15, align 8, !dbg !27, !tbaa !28
  %17 = getelementptr inbounds double, ptr %1, i64 %14, !dbg !30
  %18 = load double, ptr %17, align 8, !dbg !30, !tbaa !28
  %19 = fcmp contract olt double %18, 8.000000e-01, !dbg !31
  %20 = select contract i1 %19, double %16, double 0x400921FB54442D18, !dbg !32
  br label %21, !dbg !33

21:                                               ; preds = %34, %13
  %22 = phi double [ %20, %13 ], [ %32, %34 ], !dbg !34
  %23 = phi i32 [ 0, %13 ], [ %35, %34 ], !dbg !34
  %24 = tail call contract noundef double @__nv_sin(double noundef %22) #3, !dbg !35
  %25 = fmul contract double %18, %24, !dbg !39
  %26 = fsub contract double %22, %25, !dbg !40
  %27 = fsub contract double %26, %16, !dbg !41
  %28 = tail call contract noundef double @__nv_cos(double noundef %22) #3, !dbg !42
  %29 = fmul contract double %18, %28, !dbg !45
  %30 = fsub contract double 1.000000e+00, %29, !dbg !46
  %31 = fdiv contract double %27, %30, !dbg !47
  %32 = fsub contract double %22, %31, !dbg !48
  %33 = icmp eq i32 %23, 49, !dbg !49
  br i1 %33, label %38, label %34, !dbg !50

34:                                               ; preds = %21
  %35 = add nuw nsw i32 %23, 1, !dbg !51
  %36 = tail call contract noundef double @__nv_fabs(double noundef %31) #3, !dbg !52
  %37 = fcmp contract ogt double %36, %5, !dbg !55
  br i1 %37, label %21, label %38, !dbg !56, !llvm.loop !57

38:                                               ; preds = %21, %34
  %39 = phi i32 [ 50, %21 ], [ %35, %34 ], !dbg !51
  %40 = getelementptr inbounds double, ptr %2, i64 %14, !dbg !61
  store double %32, ptr %40, align 8, !dbg !62, !tbaa !28
  %41 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !63
  store i32 %39, ptr %41, align 4, !dbg !64, !tbaa !7
  br label %42, !dbg !65

42:                                               ; preds = %6, %38
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "newton.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "newton", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 14, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !9, i64 0}
!30 = !DILocation(line: 6, column: 27, scope: !11)
!31 = !DILocation(line: 7, column: 17, scope: !11)
!32 = !DILocation(line: 7, column: 15, scope: !11)
!33 = !DILocation(line: 10, column: 3, scope: !11)
!34 = !DILocation(line: 0, scope: !11)
!35 = !DILocation(line: 297, column: 44, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "sin", scope: !37, file: !37, line: 297, type: !12, scopeLine: 297, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!38 = distinct !DILocation(line: 11, column: 22, scope: !11)
!39 = !DILocation(line: 11, column: 20, scope: !11)
!40 = !DILocation(line: 11, column: 16, scope: !11)
!41 = !DILocation(line: 11, column: 30, scope: !11)
!42 = !DILocation(line: 86, column: 44, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "cos", scope: !37, file: !37, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 11, column: 48, scope: !11)
!45 = !DILocation(line: 11, column: 46, scope: !11)
!46 = !DILocation(line: 11, column: 42, scope: !11)
!47 = !DILocation(line: 11, column: 35, scope: !11)
!48 = !DILocation(line: 12, column: 8, scope: !11)
!49 = !DILocation(line: 13, column: 16, scope: !11)
!50 = !DILocation(line: 13, column: 21, scope: !11)
!51 = !DILocation(line: 13, column: 12, scope: !11)
!52 = !DILocation(line: 61, column: 45, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "fabs", scope: !37, file: !37, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 13, column: 24, scope: !11)
!55 = !DILocation(line: 13, column: 35, scope: !11)
!56 = !DILocation(line: 13, column: 3, scope: !11)
!57 = distinct !{!57, !33, !58, !59, !60}
!58 = !DILocation(line: 13, column: 46, scope: !11)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 14, column: 3, scope: !11)
!62 = !DILocation(line: 14, column: 14, scope: !11)
!63 = !DILocation(line: 15, column: 3, scope: !11)
!64 = !DILocation(line: 15, column: 12, scope: !11)
!65 = !DILocation(line: 16, column: 1, scope: !11)
