; ModuleID = 'stencil3d.cu'
source_filename = "stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9stencil3dPKfPfiiiff(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !dbg !11 {
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
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !37
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !40
  %20 = mul nuw nsw i32 %18, %19, !dbg !43
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !44
  %22 = add nuw nsw i32 %20, %21, !dbg !47
  %23 = icmp sgt i32 %12, 0, !dbg !48
  br i1 %23, label %24, label %75, !dbg !49

24:                                               ; preds = %7
  %25 = add nsw i32 %2, -1, !dbg !50
  %26 = icmp slt i32 %12, %25, !dbg !51
  %27 = icmp ne i32 %17, 0
  %28 = and i1 %27, %26, !dbg !52
  br i1 %28, label %29, label %75, !dbg !52

29:                                               ; preds = %24
  %30 = add nsw i32 %3, -1, !dbg !53
  %31 = icmp slt i32 %17, %30, !dbg !54
  %32 = icmp ne i32 %22, 0
  %33 = and i1 %32, %31, !dbg !55
  %34 = add nsw i32 %4, -1
  %35 = icmp slt i32 %22, %34
  %36 = select i1 %33, i1 %35, i1 false, !dbg !55
  br i1 %36, label %37, label %75, !dbg !55

37:                                               ; preds = %29
  %38 = mul nsw i32 %3, %2, !dbg !56
  %39 = mul nsw i32 %38, %22, !dbg !57
  %40 = mul nsw i32 %2, %17, !dbg !58
  %41 = add i32 %40, %12, !dbg !59
  %42 = add i32 %41, %39, !dbg !60
  %43 = sext i32 %42 to i64, !dbg !61
  %44 = getelementptr inbounds float, ptr %0, i64 %43, !dbg !61
  %45 = load float, ptr %44, align 4, !dbg !61, !tbaa !62
  %46 = fmul contract float %5, %45, !dbg !64
  %47 = getelementptr i8, ptr %44, i64 -4, !dbg !65
  %48 = load float, ptr %47, align 4, !dbg !65, !tbaa !62
  %49 = getelementptr i8, ptr %44, i64 4, !dbg !66
  %50 = load float, ptr %49, align 4, !dbg !66, !tbaa !62
  %51 = fadd contract float %48, %50, !dbg !67
  %52 = sub nsw i32 %42, %2, !dbg !68
  %53 = sext i32 %52 to i64, !dbg !69
  %54 = getelementptr inbounds float, ptr %0, i64 %53, !dbg !69
  %55 = load float, ptr %54, align 4, !dbg !69, !tbaa !62
  %56 = fadd contract float %51, %55, !dbg !70
  %57 = add nsw i32 %42, %2, !dbg !71
  %58 = sext i32 %57 to i64, !dbg !72
  %59 = getelementptr inbounds float, ptr %0, i64 %58, !dbg !72
  %60 = load float, ptr %59, align 4, !dbg !72, !tbaa !62
  %61 = fadd contract float %56, %60, !dbg !73
  %62 = sub nsw i32 %42, %38, !dbg !74
  %63 = sext i32 %62 to i64, !dbg !75
  %64 = getelementptr inbounds float, ptr %0, i64 %63, !dbg !75
  %65 = load float, ptr %64, align 4, !dbg !75, !tbaa !62
  %66 = fadd contract float %61, %65, !dbg !76
  %67 = add nsw i32 %42, %38, !dbg !77
  %68 = sext i32 %67 to i64, !dbg !78
  %69 = getelementptr inbounds float, ptr %0, i64 %68, !dbg !78
  %70 = load float, ptr %69, align 4, !dbg !78, !tbaa !62
  %71 = fadd contract float %66, %70, !dbg !79
  %72 = fmul contract float %6, %71, !dbg !80
  %73 = fadd contract float %46, %72, !dbg !81
  %74 = getelementptr inbounds float, ptr %1, i64 %43, !dbg !82
  store float %73, ptr %74, align 4, !dbg !83, !tbaa !62
  br label %75, !dbg !84

75:                                               ; preds = %37, %29, %24, %7
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil3d.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "stencil3d", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!37 = !DILocation(line: 68, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 5, column: 11, scope: !11)
!40 = !DILocation(line: 81, column: 27, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 5, column: 24, scope: !11)
!43 = !DILocation(line: 5, column: 22, scope: !11)
!44 = !DILocation(line: 55, column: 27, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 5, column: 37, scope: !11)
!47 = !DILocation(line: 5, column: 35, scope: !11)
!48 = !DILocation(line: 6, column: 9, scope: !11)
!49 = !DILocation(line: 6, column: 13, scope: !11)
!50 = !DILocation(line: 6, column: 23, scope: !11)
!51 = !DILocation(line: 6, column: 18, scope: !11)
!52 = !DILocation(line: 6, column: 27, scope: !11)
!53 = !DILocation(line: 6, column: 46, scope: !11)
!54 = !DILocation(line: 6, column: 41, scope: !11)
!55 = !DILocation(line: 6, column: 50, scope: !11)
!56 = !DILocation(line: 7, column: 20, scope: !11)
!57 = !DILocation(line: 8, column: 16, scope: !11)
!58 = !DILocation(line: 8, column: 28, scope: !11)
!59 = !DILocation(line: 8, column: 24, scope: !11)
!60 = !DILocation(line: 8, column: 33, scope: !11)
!61 = !DILocation(line: 9, column: 20, scope: !11)
!62 = !{!63, !63, i64 0}
!63 = !{!"float", !9, i64 0}
!64 = !DILocation(line: 9, column: 18, scope: !11)
!65 = !DILocation(line: 9, column: 35, scope: !11)
!66 = !DILocation(line: 9, column: 48, scope: !11)
!67 = !DILocation(line: 9, column: 46, scope: !11)
!68 = !DILocation(line: 9, column: 67, scope: !11)
!69 = !DILocation(line: 9, column: 61, scope: !11)
!70 = !DILocation(line: 9, column: 59, scope: !11)
!71 = !DILocation(line: 9, column: 81, scope: !11)
!72 = !DILocation(line: 9, column: 75, scope: !11)
!73 = !DILocation(line: 9, column: 73, scope: !11)
!74 = !DILocation(line: 10, column: 41, scope: !11)
!75 = !DILocation(line: 10, column: 35, scope: !11)
!76 = !DILocation(line: 9, column: 87, scope: !11)
!77 = !DILocation(line: 10, column: 58, scope: !11)
!78 = !DILocation(line: 10, column: 52, scope: !11)
!79 = !DILocation(line: 10, column: 50, scope: !11)
!80 = !DILocation(line: 9, column: 32, scope: !11)
!81 = !DILocation(line: 9, column: 27, scope: !11)
!82 = !DILocation(line: 9, column: 5, scope: !11)
!83 = !DILocation(line: 9, column: 13, scope: !11)
!84 = !DILocation(line: 11, column: 3, scope: !11)
!85 = !DILocation(line: 12, column: 1, scope: !11)
