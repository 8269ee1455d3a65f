; ModuleID = 'escape.cu'
source_filename = "escape.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6escapePiPfiidddi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #0 !dbg !11 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %11 = mul i32 %9, %10, !dbg !21
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %13 = add i32 %11, %12, !dbg !25
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29
  %16 = mul nuw nsw i32 %14, %15, !dbg !32
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %18 = add nuw nsw i32 %16, %17, !dbg !36
  %19 = icmp slt i32 %13, %2, !dbg !37
  %20 = icmp slt i32 %18, %3
  %21 = and i1 %19, %20, !dbg !38
  br i1 %21, label %22, label %70, !dbg !38

22:                                               ; preds = %8
  %23 = sitofp i32 %13 to double, !dbg !39
  %24 = fmul contract double %6, %23, !dbg !40
  %25 = fadd contract double %4, %24, !dbg !41
  %26 = uitofp nneg i32 %18 to double, !dbg !42
  %27 = fmul contract double %6, %26, !dbg !43
  %28 = fadd contract double %5, %27, !dbg !44
  br label %29, !dbg !45

29:                                               ; preds = %46, %22
  %30 = phi double [ 0.000000e+00, %22 ], [ %47, %46 ], !dbg !46
  %31 = phi i32 [ 0, %22 ], [ %48, %46 ], !dbg !47
  %32 = phi double [ 0.000000e+00, %22 ], [ %49, %46 ], !dbg !48
  %33 = icmp slt i32 %31, %7, !dbg !49
  br i1 %33, label %34, label %50, !dbg !45

34:                                               ; preds = %29
  %35 = fmul contract double %32, %32, !dbg !50
  %36 = fmul contract double %30, %30, !dbg !51
  %37 = fadd contract double %36, %35, !dbg !52
  %38 = fcmp contract ule double %37, 1.600000e+01, !dbg !53
  br i1 %38, label %39, label %46, !dbg !53

39:                                               ; preds = %34
  %40 = fmul contract double %32, 2.000000e+00, !dbg !54
  %41 = fmul contract double %30, %40, !dbg !55
  %42 = fadd contract double %28, %41, !dbg !56
  %43 = fsub contract double %35, %36, !dbg !57
  %44 = fadd contract double %25, %43, !dbg !58
  %45 = add nsw i32 %31, 1, !dbg !59
  br label %46, !dbg !60

46:                                               ; preds = %34, %39
  %47 = phi double [ %42, %39 ], [ %30, %34 ], !dbg !61
  %48 = phi i32 [ %45, %39 ], [ %31, %34 ], !dbg !61
  %49 = phi double [ %44, %39 ], [ %32, %34 ], !dbg !61
  br i1 %38, label %29, label %50

50:                                               ; preds = %46, %29
  %51 = phi double [ %47, %46 ], [ %30, %29 ], !dbg !46
  %52 = phi i32 [ %48, %46 ], [ %31, %29 ], !dbg !47
  %53 = phi double [ %49, %46 ], [ %32, %29 ], !dbg !48
  %54 = mul nsw i32 %2, %18, !dbg !62
  %55 = add nsw i32 %54, %13, !dbg !63
  %56 = sext i32 %55 to i64, !dbg !64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56, !dbg !64
  store i32 %52, ptr %57, align 4, !dbg !65, !tbaa !7
  %58 = icmp slt i32 %52, %7, !dbg !66
  br i1 %58, label %59, label %70, !dbg !66

59:                                               ; preds = %50
  %60 = sitofp i32 %52 to float, !dbg !67
  %61 = fmul contract double %53, %53, !dbg !68
  %62 = fmul contract double %51, %51, !dbg !69
  %63 = fadd contract double %62, %61, !dbg !70
  %64 = fptrunc contract double %63 to float, !dbg !71
  %65 = tail call contract noundef float @__nv_logf(float noundef %64) #3, !dbg !72
  %66 = fmul contract float %65, 5.000000e-01, !dbg !76
  %67 = tail call contract noundef float @__nv_log2f(float noundef %66) #3, !dbg !77
  %68 = fsub contract float %60, %67, !dbg !80
  %69 = getelementptr inbounds float, ptr %1, i64 %56, !dbg !81
  store float %68, ptr %69, align 4, !dbg !82, !tbaa !83
  br label %70, !dbg !81

70:                                               ; preds = %50, %59, %8
  ret void, !dbg !85
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

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "escape.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "escape", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 12, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 25, scope: !11)
!21 = !DILocation(line: 4, column: 23, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 38, scope: !11)
!25 = !DILocation(line: 4, column: 36, scope: !11)
!26 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 5, column: 12, scope: !11)
!29 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 5, column: 25, scope: !11)
!32 = !DILocation(line: 5, column: 23, scope: !11)
!33 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 5, column: 38, scope: !11)
!36 = !DILocation(line: 5, column: 36, scope: !11)
!37 = !DILocation(line: 6, column: 10, scope: !11)
!38 = !DILocation(line: 6, column: 19, scope: !11)
!39 = !DILocation(line: 7, column: 20, scope: !11)
!40 = !DILocation(line: 7, column: 23, scope: !11)
!41 = !DILocation(line: 7, column: 18, scope: !11)
!42 = !DILocation(line: 7, column: 41, scope: !11)
!43 = !DILocation(line: 7, column: 44, scope: !11)
!44 = !DILocation(line: 7, column: 39, scope: !11)
!45 = !DILocation(line: 9, column: 3, scope: !11)
!46 = !DILocation(line: 7, column: 62, scope: !11)
!47 = !DILocation(line: 8, column: 7, scope: !11)
!48 = !DILocation(line: 7, column: 52, scope: !11)
!49 = !DILocation(line: 9, column: 12, scope: !11)
!50 = !DILocation(line: 10, column: 20, scope: !11)
!51 = !DILocation(line: 10, column: 34, scope: !11)
!52 = !DILocation(line: 11, column: 12, scope: !11)
!53 = !DILocation(line: 11, column: 17, scope: !11)
!54 = !DILocation(line: 12, column: 14, scope: !11)
!55 = !DILocation(line: 12, column: 19, scope: !11)
!56 = !DILocation(line: 12, column: 24, scope: !11)
!57 = !DILocation(line: 13, column: 13, scope: !11)
!58 = !DILocation(line: 13, column: 18, scope: !11)
!59 = !DILocation(line: 14, column: 6, scope: !11)
!60 = !DILocation(line: 15, column: 3, scope: !11)
!61 = !DILocation(line: 0, scope: !11)
!62 = !DILocation(line: 16, column: 12, scope: !11)
!63 = !DILocation(line: 16, column: 20, scope: !11)
!64 = !DILocation(line: 16, column: 3, scope: !11)
!65 = !DILocation(line: 16, column: 26, scope: !11)
!66 = !DILocation(line: 17, column: 9, scope: !11)
!67 = !DILocation(line: 17, column: 43, scope: !11)
!68 = !DILocation(line: 17, column: 76, scope: !11)
!69 = !DILocation(line: 17, column: 86, scope: !11)
!70 = !DILocation(line: 17, column: 81, scope: !11)
!71 = !DILocation(line: 17, column: 72, scope: !11)
!72 = !DILocation(line: 187, column: 41, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "logf", scope: !74, file: !74, line: 186, type: !12, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!75 = distinct !DILocation(line: 17, column: 60, scope: !11)
!76 = !DILocation(line: 17, column: 58, scope: !11)
!77 = !DILocation(line: 182, column: 42, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "log2f", scope: !74, file: !74, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 17, column: 47, scope: !11)
!80 = !DILocation(line: 17, column: 45, scope: !11)
!81 = !DILocation(line: 17, column: 18, scope: !11)
!82 = !DILocation(line: 17, column: 41, scope: !11)
!83 = !{!84, !84, i64 0}
!84 = !{!"float", !9, i64 0}
!85 = !DILocation(line: 18, column: 1, scope: !11)
