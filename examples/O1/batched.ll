; ModuleID = 'batched.cu'
source_filename = "batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7batchedPKfS0_S0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %5, !dbg !26
  br i1 %12, label %13, label %40, !dbg !26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !27
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !27
  %16 = load float, ptr %15, align 4, !dbg !27, !tbaa !28
  %17 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !30
  %18 = load float, ptr %17, align 4, !dbg !30, !tbaa !28
  %19 = icmp sgt i32 %4, 0, !dbg !31
  br i1 %19, label %20, label %40, !dbg !32

20:                                               ; preds = %13, %20
  %21 = phi i32 [ %38, %20 ], [ 0, %13 ]
  %22 = mul nsw i32 %21, %5, !dbg !33
  %23 = add nsw i32 %22, %11, !dbg !34
  %24 = sext i32 %23 to i64, !dbg !35
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !35
  %26 = load float, ptr %25, align 4, !dbg !35, !tbaa !28
  %27 = fmul contract float %16, %26, !dbg !36
  %28 = fadd contract float %18, %27, !dbg !37
  %29 = fneg contract float %28, !dbg !38
  %30 = tail call contract noundef float @__nv_expf(float noundef %29) #3, !dbg !39
  %31 = fadd contract float %30, 1.000000e+00, !dbg !43
  %32 = fdiv contract float %28, %31, !dbg !44
  %33 = fmul contract float %32, %32, !dbg !45
  %34 = fadd contract float %33, 1.000000e+00, !dbg !46
  %35 = tail call contract noundef float @__nv_sqrtf(float noundef %34) #3, !dbg !47
  %36 = tail call contract noundef float @__nv_tanhf(float noundef %35) #3, !dbg !50
  %37 = getelementptr inbounds float, ptr %3, i64 %24, !dbg !53
  store float %36, ptr %37, align 4, !dbg !54, !tbaa !28
  %38 = add nuw nsw i32 %21, 1, !dbg !55
  %39 = icmp eq i32 %38, %4, !dbg !31
  br i1 %39, label %40, label %20, !dbg !32, !llvm.loop !56

40:                                               ; preds = %20, %13, %6
  ret void, !dbg !60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "batched.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "batched", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 13, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 6, column: 27, scope: !11)
!31 = !DILocation(line: 7, column: 21, scope: !11)
!32 = !DILocation(line: 7, column: 3, scope: !11)
!33 = !DILocation(line: 8, column: 19, scope: !11)
!34 = !DILocation(line: 8, column: 23, scope: !11)
!35 = !DILocation(line: 8, column: 15, scope: !11)
!36 = !DILocation(line: 8, column: 28, scope: !11)
!37 = !DILocation(line: 8, column: 32, scope: !11)
!38 = !DILocation(line: 9, column: 26, scope: !11)
!39 = !DILocation(line: 113, column: 43, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "expf", scope: !41, file: !41, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!42 = distinct !DILocation(line: 9, column: 21, scope: !11)
!43 = !DILocation(line: 9, column: 19, scope: !11)
!44 = !DILocation(line: 9, column: 11, scope: !11)
!45 = !DILocation(line: 10, column: 17, scope: !11)
!46 = !DILocation(line: 10, column: 21, scope: !11)
!47 = !DILocation(line: 318, column: 44, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "sqrtf", scope: !41, file: !41, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 10, column: 9, scope: !11)
!50 = !DILocation(line: 322, column: 44, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "tanhf", scope: !41, file: !41, line: 322, type: !12, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 11, column: 20, scope: !11)
!53 = !DILocation(line: 11, column: 5, scope: !11)
!54 = !DILocation(line: 11, column: 18, scope: !11)
!55 = !DILocation(line: 7, column: 31, scope: !11)
!56 = distinct !{!56, !32, !57, !58, !59}
!57 = !DILocation(line: 12, column: 3, scope: !11)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 13, column: 1, scope: !11)
