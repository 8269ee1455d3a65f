; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z10mandelbrotPiiifffi(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %10 = mul i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %12 = add i32 %10, %11, !dbg !25
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29
  %15 = mul nuw nsw i32 %13, %14, !dbg !32
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %17 = add nuw nsw i32 %15, %16, !dbg !36
  %18 = icmp slt i32 %12, %1, !dbg !37
  %19 = icmp slt i32 %17, %2
  %20 = and i1 %18, %19, !dbg !38
  br i1 %20, label %21, label %57, !dbg !38

21:                                               ; preds = %7
  %22 = sitofp i32 %12 to float, !dbg !39
  %23 = fmul contract float %5, %22, !dbg !40
  %24 = fadd contract float %3, %23, !dbg !41
  %25 = uitofp nneg i32 %17 to float, !dbg !42
  %26 = fmul contract float %5, %25, !dbg !43
  %27 = fadd contract float %4, %26, !dbg !44
  %28 = icmp sgt i32 %6, 0, !dbg !45
  br i1 %28, label %35, label %29, !dbg !46

29:                                               ; preds = %50, %21
  %30 = phi i32 [ 0, %21 ], [ %54, %50 ], !dbg !47
  %31 = mul nsw i32 %1, %17, !dbg !48
  %32 = add nsw i32 %31, %12, !dbg !49
  %33 = sext i32 %32 to i64, !dbg !50
  %34 = getelementptr inbounds i32, ptr %0, i64 %33, !dbg !50
  store i32 %30, ptr %34, align 4, !dbg !51, !tbaa !7
  br label %57, !dbg !52

35:                                               ; preds = %21, %50
  %36 = phi float [ %51, %50 ], [ 0.000000e+00, %21 ]
  %37 = phi float [ %52, %50 ], [ 0.000000e+00, %21 ]
  %38 = phi i32 [ %54, %50 ], [ 0, %21 ]
  %39 = phi i32 [ %55, %50 ], [ 0, %21 ]
  %40 = fmul contract float %36, %36, !dbg !53
  %41 = fmul contract float %37, %37, !dbg !54
  %42 = fadd contract float %41, %40, !dbg !55
  %43 = fcmp contract ole float %42, 4.000000e+00, !dbg !56
  br i1 %43, label %44, label %50, !dbg !57

44:                                               ; preds = %35
  %45 = fsub contract float %40, %41, !dbg !58
  %46 = fadd contract float %24, %45, !dbg !59
  %47 = fmul contract float %36, 2.000000e+00, !dbg !60
  %48 = fmul contract float %37, %47, !dbg !61
  %49 = fadd contract float %27, %48, !dbg !62
  br label %50, !dbg !57

50:                                               ; preds = %35, %44
  %51 = phi float [ %46, %44 ], [ %36, %35 ], !dbg !57
  %52 = phi contract float [ %49, %44 ], [ %37, %35 ], !dbg !57
  %53 = zext i1 %43 to i32, !dbg !63
  %54 = add nuw nsw i32 %38, %53, !dbg !64
  %55 = add nuw nsw i32 %39, 1, !dbg !65
  %56 = icmp eq i32 %55, %6, !dbg !45
  br i1 %56, label %29, label %35, !dbg !46, !llvm.loop !66

57:                                               ; preds = %7, %29
  ret void, !dbg !52
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "mandelbrot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!39 = !DILocation(line: 7, column: 19, scope: !11)
!40 = !DILocation(line: 7, column: 22, scope: !11)
!41 = !DILocation(line: 7, column: 17, scope: !11)
!42 = !DILocation(line: 7, column: 40, scope: !11)
!43 = !DILocation(line: 7, column: 43, scope: !11)
!44 = !DILocation(line: 7, column: 38, scope: !11)
!45 = !DILocation(line: 10, column: 21, scope: !11)
!46 = !DILocation(line: 10, column: 3, scope: !11)
!47 = !DILocation(line: 0, scope: !11)
!48 = !DILocation(line: 18, column: 13, scope: !11)
!49 = !DILocation(line: 18, column: 21, scope: !11)
!50 = !DILocation(line: 18, column: 3, scope: !11)
!51 = !DILocation(line: 18, column: 27, scope: !11)
!52 = !DILocation(line: 19, column: 1, scope: !11)
!53 = !DILocation(line: 11, column: 19, scope: !11)
!54 = !DILocation(line: 11, column: 33, scope: !11)
!55 = !DILocation(line: 12, column: 22, scope: !11)
!56 = !DILocation(line: 12, column: 27, scope: !11)
!57 = !DILocation(line: 14, column: 10, scope: !11)
!58 = !DILocation(line: 13, column: 21, scope: !11)
!59 = !DILocation(line: 13, column: 26, scope: !11)
!60 = !DILocation(line: 14, column: 24, scope: !11)
!61 = !DILocation(line: 14, column: 29, scope: !11)
!62 = !DILocation(line: 14, column: 34, scope: !11)
!63 = !DILocation(line: 16, column: 14, scope: !11)
!64 = !DILocation(line: 16, column: 11, scope: !11)
!65 = !DILocation(line: 10, column: 36, scope: !11)
!66 = distinct !{!66, !46, !67, !68, !69}
!67 = !DILocation(line: 17, column: 3, scope: !11)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
