; ModuleID = 'node_sums.cu'
source_filename = "node_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Force = type { double, double, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9node_sumsPKiS0_PK5ForcePS1_PKdS4_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %10 = mul i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %12 = add i32 %10, %11, !dbg !25
  %13 = icmp slt i32 %12, %6, !dbg !26
  br i1 %13, label %14, label %60, !dbg !26

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !27
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !27
  %17 = load i32, ptr %16, align 4, !dbg !27, !tbaa !7
  %18 = getelementptr i8, ptr %16, i64 4, !dbg !28
  %19 = load i32, ptr %18, align 4, !dbg !28, !tbaa !7
  %20 = sub nsw i32 %19, %17, !dbg !29
  %21 = icmp sgt i32 %20, 0, !dbg !30
  br i1 %21, label %32, label %22, !dbg !31

22:                                               ; preds = %32, %14
  %23 = phi double [ 0.000000e+00, %14 ], [ %50, %32 ], !dbg !32
  %24 = phi double [ 0.000000e+00, %14 ], [ %49, %32 ], !dbg !32
  %25 = phi double [ 0.000000e+00, %14 ], [ %48, %32 ], !dbg !32
  %26 = getelementptr inbounds %struct.Force, ptr %3, i64 %15, !dbg !33
  store double %25, ptr %26, align 8, !dbg !34, !tbaa !35
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !34
  store double %24, ptr %27, align 8, !dbg !34, !tbaa !35
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16, !dbg !34
  store double %23, ptr %28, align 8, !dbg !34, !tbaa !35
  %29 = getelementptr inbounds double, ptr %4, i64 %15, !dbg !37
  %30 = load double, ptr %29, align 8, !dbg !37, !tbaa !35
  %31 = fcmp contract ogt double %30, 0.000000e+00, !dbg !38
  br i1 %31, label %53, label %60, !dbg !38

32:                                               ; preds = %14, %32
  %33 = phi double [ %48, %32 ], [ 0.000000e+00, %14 ]
  %34 = phi double [ %49, %32 ], [ 0.000000e+00, %14 ]
  %35 = phi double [ %50, %32 ], [ 0.000000e+00, %14 ]
  %36 = phi i32 [ %51, %32 ], [ 0, %14 ]
  %37 = add nsw i32 %36, %17, !dbg !39
  %38 = sext i32 %37 to i64, !dbg !40
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !40
  %40 = load i32, ptr %39, align 4, !dbg !40, !tbaa !7
  %41 = sext i32 %40 to i64, !dbg !41
  %42 = getelementptr inbounds %struct.Force, ptr %2, i64 %41, !dbg !41
  %43 = load double, ptr %42, align 8, !dbg !41, !tbaa !35
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8, !dbg !41
  %45 = load double, ptr %44, align 8, !dbg !41, !tbaa !35
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 16, !dbg !41
  %47 = load double, ptr %46, align 8, !dbg !41, !tbaa !35
  %48 = fadd contract double %33, %43, !dbg !42
  %49 = fadd contract double %34, %45, !dbg !43
  %50 = fadd contract double %35, %47, !dbg !44
  %51 = add nuw nsw i32 %36, 1, !dbg !45
  %52 = icmp eq i32 %51, %20, !dbg !30
  br i1 %52, label %22, label %32, !dbg !31, !llvm.loop !46

53:                                               ; preds = %22
  %54 = fdiv contract double %25, %30, !dbg !50
  %55 = fdiv contract double %24, %30, !dbg !51
  %56 = fdiv contract double %23, %30, !dbg !52
  %57 = getelementptr inbounds %struct.Force, ptr %5, i64 %15, !dbg !53
  store double %54, ptr %57, align 8, !dbg !54, !tbaa !35
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8, !dbg !54
  store double %55, ptr %58, align 8, !dbg !54, !tbaa !35
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 16, !dbg !54
  store double %56, ptr %59, align 8, !dbg !54, !tbaa !35
  br label %60, !dbg !53

60:                                               ; preds = %22, %53, %7
  ret void, !dbg !55
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
!1 = !DIFile(filename: "node_sums.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "node_sums", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 14, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 27, scope: !11)
!21 = !DILocation(line: 9, column: 25, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 9, column: 40, scope: !11)
!25 = !DILocation(line: 9, column: 38, scope: !11)
!26 = !DILocation(line: 10, column: 12, scope: !11)
!27 = !DILocation(line: 11, column: 15, scope: !11)
!28 = !DILocation(line: 11, column: 38, scope: !11)
!29 = !DILocation(line: 11, column: 56, scope: !11)
!30 = !DILocation(line: 13, column: 21, scope: !11)
!31 = !DILocation(line: 13, column: 3, scope: !11)
!32 = !DILocation(line: 0, scope: !11)
!33 = !DILocation(line: 19, column: 3, scope: !11)
!34 = !DILocation(line: 19, column: 15, scope: !11)
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !9, i64 0}
!37 = !DILocation(line: 20, column: 7, scope: !11)
!38 = !DILocation(line: 20, column: 18, scope: !11)
!39 = !DILocation(line: 14, column: 37, scope: !11)
!40 = !DILocation(line: 14, column: 21, scope: !11)
!41 = !DILocation(line: 14, column: 15, scope: !11)
!42 = !DILocation(line: 15, column: 11, scope: !11)
!43 = !DILocation(line: 16, column: 11, scope: !11)
!44 = !DILocation(line: 17, column: 11, scope: !11)
!45 = !DILocation(line: 13, column: 31, scope: !11)
!46 = distinct !{!46, !31, !47, !48, !49}
!47 = !DILocation(line: 18, column: 3, scope: !11)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 21, column: 33, scope: !11)
!51 = !DILocation(line: 21, column: 53, scope: !11)
!52 = !DILocation(line: 21, column: 73, scope: !11)
!53 = !DILocation(line: 21, column: 5, scope: !11)
!54 = !DILocation(line: 21, column: 24, scope: !11)
!55 = !DILocation(line: 22, column: 1, scope: !11)
