; ModuleID = 'tiled_transpose.cu'
source_filename = "tiled_transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16transpose_paddedPKfPfiiE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16transpose_paddedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = shl i32 %5, 5, !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !19
  %8 = add i32 %6, %7, !dbg !22
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %10 = shl nuw nsw i32 %9, 5, !dbg !26
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !27
  %12 = add nuw nsw i32 %10, %11, !dbg !30
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedPKfPfiiE4tile to ptr), i64 %14, !dbg !31
  br label %22, !dbg !31

16:                                               ; preds = %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %17 = add nuw nsw i32 %10, %7, !dbg !33
  %18 = add i32 %6, %11, !dbg !34
  %19 = icmp slt i32 %17, %2
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedPKfPfiiE4tile to ptr), i64 %20
  br label %40, !dbg !35

22:                                               ; preds = %4, %36
  %23 = phi i32 [ 0, %4 ], [ %37, %36 ]
  %24 = add nuw nsw i32 %12, %23, !dbg !36
  %25 = icmp slt i32 %24, %2, !dbg !37
  %26 = and i1 %13, %25, !dbg !38
  br i1 %26, label %27, label %36, !dbg !38

27:                                               ; preds = %22
  %28 = mul nsw i32 %24, %3, !dbg !39
  %29 = add nsw i32 %28, %8, !dbg !40
  %30 = sext i32 %29 to i64, !dbg !41
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !41
  %32 = load float, ptr %31, align 4, !dbg !41, !tbaa !42
  %33 = add nuw nsw i32 %23, %11, !dbg !44
  %34 = zext nneg i32 %33 to i64, !dbg !45
  %35 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %34, !dbg !45
  store float %32, ptr %35, align 4, !dbg !46, !tbaa !42
  br label %36, !dbg !45

36:                                               ; preds = %22, %27
  %37 = add nuw nsw i32 %23, 8, !dbg !47
  %38 = icmp samesign ult i32 %23, 24, !dbg !48
  br i1 %38, label %22, label %16, !dbg !31, !llvm.loop !49

39:                                               ; preds = %54
  ret void, !dbg !53

40:                                               ; preds = %16, %54
  %41 = phi i32 [ 0, %16 ], [ %55, %54 ]
  %42 = add nsw i32 %18, %41, !dbg !54
  %43 = icmp slt i32 %42, %3, !dbg !55
  %44 = and i1 %19, %43, !dbg !56
  br i1 %44, label %45, label %54, !dbg !56

45:                                               ; preds = %40
  %46 = add nuw nsw i32 %41, %11, !dbg !57
  %47 = zext nneg i32 %46 to i64, !dbg !58
  %48 = getelementptr inbounds nuw float, ptr %21, i64 %47, !dbg !58
  %49 = load float, ptr %48, align 4, !dbg !58, !tbaa !42
  %50 = mul nsw i32 %42, %2, !dbg !59
  %51 = add nsw i32 %50, %17, !dbg !60
  %52 = sext i32 %51 to i64, !dbg !61
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !61
  store float %49, ptr %53, align 4, !dbg !62, !tbaa !42
  br label %54, !dbg !61

54:                                               ; preds = %40, %45
  %55 = add nuw nsw i32 %41, 8, !dbg !63
  %56 = icmp samesign ult i32 %41, 24, !dbg !64
  br i1 %56, label %40, label %39, !dbg !35, !llvm.loop !65
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tiled_transpose.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "transpose_padded", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 13, scope: !11)
!18 = !DILocation(line: 5, column: 24, scope: !11)
!19 = !DILocation(line: 53, column: 27, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 5, column: 31, scope: !11)
!22 = !DILocation(line: 5, column: 29, scope: !11)
!23 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 6, column: 13, scope: !11)
!26 = !DILocation(line: 6, column: 24, scope: !11)
!27 = !DILocation(line: 54, column: 27, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 6, column: 31, scope: !11)
!30 = !DILocation(line: 6, column: 29, scope: !11)
!31 = !DILocation(line: 7, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 3, scope: !11)
!33 = !DILocation(line: 11, column: 25, scope: !11)
!34 = !DILocation(line: 12, column: 25, scope: !11)
!35 = !DILocation(line: 13, column: 3, scope: !11)
!36 = !DILocation(line: 8, column: 13, scope: !11)
!37 = !DILocation(line: 8, column: 17, scope: !11)
!38 = !DILocation(line: 8, column: 24, scope: !11)
!39 = !DILocation(line: 9, column: 56, scope: !11)
!40 = !DILocation(line: 9, column: 63, scope: !11)
!41 = !DILocation(line: 9, column: 44, scope: !11)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !9, i64 0}
!44 = !DILocation(line: 9, column: 24, scope: !11)
!45 = !DILocation(line: 9, column: 7, scope: !11)
!46 = !DILocation(line: 9, column: 42, scope: !11)
!47 = !DILocation(line: 7, column: 29, scope: !11)
!48 = !DILocation(line: 7, column: 21, scope: !11)
!49 = distinct !{!49, !31, !50, !51, !52}
!50 = !DILocation(line: 9, column: 68, scope: !11)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 16, column: 1, scope: !11)
!54 = !DILocation(line: 14, column: 13, scope: !11)
!55 = !DILocation(line: 14, column: 17, scope: !11)
!56 = !DILocation(line: 14, column: 24, scope: !11)
!57 = !DILocation(line: 15, column: 65, scope: !11)
!58 = !DILocation(line: 15, column: 35, scope: !11)
!59 = !DILocation(line: 15, column: 19, scope: !11)
!60 = !DILocation(line: 15, column: 26, scope: !11)
!61 = !DILocation(line: 15, column: 7, scope: !11)
!62 = !DILocation(line: 15, column: 33, scope: !11)
!63 = !DILocation(line: 13, column: 29, scope: !11)
!64 = !DILocation(line: 13, column: 21, scope: !11)
!65 = distinct !{!65, !35, !66, !51, !52}
!66 = !DILocation(line: 15, column: 68, scope: !11)
