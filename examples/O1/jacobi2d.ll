; ModuleID = 'jacobi2d.cu'
source_filename = "jacobi2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8jacobi2dPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29
  %11 = mul nuw nsw i32 %9, %10, !dbg !32
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %13 = add nuw nsw i32 %11, %12, !dbg !36
  %14 = icmp eq i32 %13, 0, !dbg !37
  br i1 %14, label %48, label %15, !dbg !38

15:                                               ; preds = %3
  %16 = add nsw i32 %2, -1, !dbg !39
  %17 = icmp slt i32 %13, %16, !dbg !40
  %18 = icmp sgt i32 %8, 0
  %19 = and i1 %18, %17, !dbg !41
  %20 = icmp slt i32 %8, %16
  %21 = and i1 %20, %19, !dbg !41
  br i1 %21, label %22, label %48, !dbg !41

22:                                               ; preds = %15
  %23 = add nsw i32 %13, -1, !dbg !42
  %24 = mul nsw i32 %2, %23, !dbg !43
  %25 = add nsw i32 %24, %8, !dbg !44
  %26 = sext i32 %25 to i64, !dbg !45
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !45
  %28 = load float, ptr %27, align 4, !dbg !45, !tbaa !46
  %29 = add nuw nsw i32 %13, 1, !dbg !48
  %30 = mul nsw i32 %2, %29, !dbg !49
  %31 = add nsw i32 %30, %8, !dbg !50
  %32 = sext i32 %31 to i64, !dbg !51
  %33 = getelementptr inbounds float, ptr %0, i64 %32, !dbg !51
  %34 = load float, ptr %33, align 4, !dbg !51, !tbaa !46
  %35 = fadd contract float %28, %34, !dbg !52
  %36 = mul nsw i32 %2, %13, !dbg !53
  %37 = add nsw i32 %36, %8, !dbg !54
  %38 = sext i32 %37 to i64, !dbg !55
  %39 = getelementptr float, ptr %0, i64 %38, !dbg !55
  %40 = getelementptr i8, ptr %39, i64 -4, !dbg !55
  %41 = load float, ptr %40, align 4, !dbg !55, !tbaa !46
  %42 = fadd contract float %35, %41, !dbg !56
  %43 = getelementptr i8, ptr %39, i64 4, !dbg !57
  %44 = load float, ptr %43, align 4, !dbg !57, !tbaa !46
  %45 = fadd contract float %42, %44, !dbg !58
  %46 = fmul contract float %45, 2.500000e-01, !dbg !59
  %47 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !60
  store float %46, ptr %47, align 4, !dbg !61, !tbaa !46
  br label %48, !dbg !60

48:                                               ; preds = %22, %15, %3
  ret void, !dbg !62
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "jacobi2d.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "jacobi2d", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 4, column: 11, scope: !11)
!29 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 4, column: 24, scope: !11)
!32 = !DILocation(line: 4, column: 22, scope: !11)
!33 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 4, column: 37, scope: !11)
!36 = !DILocation(line: 4, column: 35, scope: !11)
!37 = !DILocation(line: 5, column: 9, scope: !11)
!38 = !DILocation(line: 5, column: 13, scope: !11)
!39 = !DILocation(line: 5, column: 22, scope: !11)
!40 = !DILocation(line: 5, column: 18, scope: !11)
!41 = !DILocation(line: 5, column: 26, scope: !11)
!42 = !DILocation(line: 6, column: 34, scope: !11)
!43 = !DILocation(line: 6, column: 39, scope: !11)
!44 = !DILocation(line: 6, column: 43, scope: !11)
!45 = !DILocation(line: 6, column: 29, scope: !11)
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !9, i64 0}
!48 = !DILocation(line: 6, column: 55, scope: !11)
!49 = !DILocation(line: 6, column: 60, scope: !11)
!50 = !DILocation(line: 6, column: 64, scope: !11)
!51 = !DILocation(line: 6, column: 50, scope: !11)
!52 = !DILocation(line: 6, column: 48, scope: !11)
!53 = !DILocation(line: 7, column: 33, scope: !11)
!54 = !DILocation(line: 7, column: 37, scope: !11)
!55 = !DILocation(line: 7, column: 29, scope: !11)
!56 = !DILocation(line: 6, column: 69, scope: !11)
!57 = !DILocation(line: 7, column: 48, scope: !11)
!58 = !DILocation(line: 7, column: 46, scope: !11)
!59 = !DILocation(line: 6, column: 26, scope: !11)
!60 = !DILocation(line: 6, column: 5, scope: !11)
!61 = !DILocation(line: 6, column: 18, scope: !11)
!62 = !DILocation(line: 8, column: 1, scope: !11)
