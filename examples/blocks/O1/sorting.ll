; ModuleID = 'sorting.cu'
source_filename = "sorting.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortPKfPfiE1s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bitonic_sortPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = add i32 %7, %4, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %14, !dbg !27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !28
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !28
  %13 = load float, ptr %12, align 4, !dbg !28, !tbaa !29
  br label %16, !dbg !27

14:                                               ; preds = %3
  %15 = tail call contract noundef float @__nv_int_as_float(i32 noundef 2139095040) #4, !dbg !31
  br label %16, !dbg !27

16:                                               ; preds = %14, %10
  %17 = phi contract float [ %13, %10 ], [ %15, %14 ], !dbg !27
  %18 = zext nneg i32 %4 to i64, !dbg !35
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 %18, !dbg !35
  store float %17, ptr %19, align 4, !dbg !36, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %20 = icmp samesign ult i32 %6, 2, !dbg !38
  br i1 %20, label %21, label %22, !dbg !39

21:                                               ; preds = %29, %16
  br i1 %9, label %47, label %51, !dbg !40

22:                                               ; preds = %16, %29
  %23 = phi i32 [ %30, %29 ], [ 2, %16 ]
  %24 = ashr exact i32 %23, 1, !dbg !41
  %25 = icmp sgt i32 %24, 0, !dbg !42
  br i1 %25, label %26, label %29, !dbg !43

26:                                               ; preds = %22
  %27 = and i32 %23, %4
  %28 = icmp ne i32 %27, 0
  br label %32, !dbg !43

29:                                               ; preds = %44, %22
  %30 = shl i32 %23, 1, !dbg !44
  %31 = icmp ugt i32 %30, %6, !dbg !38
  br i1 %31, label %21, label %22, !dbg !39, !llvm.loop !45

32:                                               ; preds = %26, %44
  %33 = phi i32 [ %24, %26 ], [ %45, %44 ]
  %34 = xor i32 %33, %4, !dbg !49
  %35 = icmp sgt i32 %34, %4, !dbg !50
  br i1 %35, label %36, label %44, !dbg !50

36:                                               ; preds = %32
  %37 = load float, ptr %19, align 4, !dbg !51, !tbaa !29
  %38 = zext nneg i32 %34 to i64, !dbg !52
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 %38, !dbg !52
  %40 = load float, ptr %39, align 4, !dbg !52, !tbaa !29
  %41 = fcmp contract ogt float %37, %40, !dbg !53
  %42 = xor i1 %28, %41, !dbg !54
  br i1 %42, label %43, label %44, !dbg !54

43:                                               ; preds = %36
  store float %40, ptr %19, align 4, !dbg !55, !tbaa !29
  store float %37, ptr %39, align 4, !dbg !56, !tbaa !29
  br label %44, !dbg !57

44:                                               ; preds = %36, %43, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %45 = lshr i32 %33, 1, !dbg !59
  %46 = icmp eq i32 %45, 0, !dbg !42
  br i1 %46, label %29, label %32, !dbg !43, !llvm.loop !60

47:                                               ; preds = %21
  %48 = load float, ptr %19, align 4, !dbg !62, !tbaa !29
  %49 = sext i32 %8 to i64, !dbg !63
  %50 = getelementptr inbounds float, ptr %1, i64 %49, !dbg !63
  store float %48, ptr %50, align 4, !dbg !64, !tbaa !29
  br label %51, !dbg !63

51:                                               ; preds = %47, %21
  ret void, !dbg !65
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sorting.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "bitonic_sort", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 28, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 4, column: 41, scope: !11)
!24 = !DILocation(line: 4, column: 39, scope: !11)
!25 = !DILocation(line: 4, column: 52, scope: !11)
!26 = !DILocation(line: 5, column: 12, scope: !11)
!27 = !DILocation(line: 5, column: 10, scope: !11)
!28 = !DILocation(line: 5, column: 18, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 435, column: 51, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "__int_as_float", scope: !33, file: !33, line: 435, type: !12, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!34 = distinct !DILocation(line: 5, column: 25, scope: !11)
!35 = !DILocation(line: 5, column: 3, scope: !11)
!36 = !DILocation(line: 5, column: 8, scope: !11)
!37 = !DILocation(line: 6, column: 3, scope: !11)
!38 = !DILocation(line: 7, column: 27, scope: !11)
!39 = !DILocation(line: 7, column: 3, scope: !11)
!40 = !DILocation(line: 21, column: 9, scope: !11)
!41 = !DILocation(line: 8, column: 28, scope: !11)
!42 = !DILocation(line: 8, column: 41, scope: !11)
!43 = !DILocation(line: 8, column: 5, scope: !11)
!44 = !DILocation(line: 7, column: 47, scope: !11)
!45 = distinct !{!45, !39, !46, !47, !48}
!46 = !DILocation(line: 20, column: 3, scope: !11)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 9, column: 21, scope: !11)
!50 = !DILocation(line: 10, column: 17, scope: !11)
!51 = !DILocation(line: 12, column: 19, scope: !11)
!52 = !DILocation(line: 12, column: 29, scope: !11)
!53 = !DILocation(line: 13, column: 16, scope: !11)
!54 = !DILocation(line: 13, column: 21, scope: !11)
!55 = !DILocation(line: 14, column: 16, scope: !11)
!56 = !DILocation(line: 15, column: 20, scope: !11)
!57 = !DILocation(line: 16, column: 9, scope: !11)
!58 = !DILocation(line: 18, column: 7, scope: !11)
!59 = !DILocation(line: 8, column: 53, scope: !11)
!60 = distinct !{!60, !43, !61, !47, !48}
!61 = !DILocation(line: 19, column: 5, scope: !11)
!62 = !DILocation(line: 21, column: 21, scope: !11)
!63 = !DILocation(line: 21, column: 14, scope: !11)
!64 = !DILocation(line: 21, column: 19, scope: !11)
!65 = !DILocation(line: 22, column: 1, scope: !11)
