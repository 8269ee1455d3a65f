; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@s = external dso_local addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13kmeans_assignPKfS0_Piiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %8 = mul nsw i32 %5, %4
  %9 = icmp slt i32 %7, %8, !dbg !18
  br i1 %9, label %10, label %12, !dbg !19

10:                                               ; preds = %6
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %22, !dbg !19

12:                                               ; preds = %22, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !21
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %15 = mul i32 %13, %14, !dbg !27
  %16 = add i32 %15, %7, !dbg !28
  %17 = icmp slt i32 %16, %3, !dbg !29
  br i1 %17, label %18, label %64, !dbg !29

18:                                               ; preds = %12
  %19 = icmp sgt i32 %4, 0, !dbg !30
  br i1 %19, label %20, label %36, !dbg !31

20:                                               ; preds = %18
  %21 = icmp sgt i32 %5, 0
  br label %30, !dbg !31

22:                                               ; preds = %10, %22
  %23 = phi i32 [ %7, %10 ], [ %28, %22 ]
  %24 = sext i32 %23 to i64, !dbg !32
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !32
  %26 = load float, ptr %25, align 4, !dbg !32, !tbaa !33
  %27 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %24, !dbg !35
  store float %26, ptr %27, align 4, !dbg !36, !tbaa !33
  %28 = add i32 %23, %11, !dbg !37
  %29 = icmp slt i32 %28, %8, !dbg !18
  br i1 %29, label %22, label %12, !dbg !19, !llvm.loop !38

30:                                               ; preds = %20, %40
  %31 = phi i32 [ 0, %20 ], [ %45, %40 ]
  %32 = phi i32 [ 0, %20 ], [ %44, %40 ]
  %33 = phi float [ 0x47EFFFFFE0000000, %20 ], [ %43, %40 ]
  br i1 %21, label %34, label %40, !dbg !42

34:                                               ; preds = %30
  %35 = mul nuw nsw i32 %31, %5
  br label %47, !dbg !42

36:                                               ; preds = %40, %18
  %37 = phi i32 [ 0, %18 ], [ %44, %40 ], !dbg !43
  %38 = sext i32 %16 to i64, !dbg !44
  %39 = getelementptr inbounds i32, ptr %2, i64 %38, !dbg !44
  store i32 %37, ptr %39, align 4, !dbg !45, !tbaa !7
  br label %64, !dbg !46

40:                                               ; preds = %47, %30
  %41 = phi float [ 0.000000e+00, %30 ], [ %61, %47 ], !dbg !43
  %42 = fcmp contract olt float %41, %33, !dbg !47
  %43 = select i1 %42, float %41, float %33, !dbg !47
  %44 = select i1 %42, i32 %31, i32 %32, !dbg !47
  %45 = add nuw nsw i32 %31, 1, !dbg !48
  %46 = icmp eq i32 %45, %4, !dbg !30
  br i1 %46, label %36, label %30, !dbg !31, !llvm.loop !49

47:                                               ; preds = %34, %47
  %48 = phi i32 [ 0, %34 ], [ %62, %47 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %61, %47 ]
  %50 = mul nsw i32 %48, %3, !dbg !51
  %51 = add nsw i32 %50, %16, !dbg !52
  %52 = sext i32 %51 to i64, !dbg !53
  %53 = getelementptr inbounds float, ptr %0, i64 %52, !dbg !53
  %54 = load float, ptr %53, align 4, !dbg !53, !tbaa !33
  %55 = add nuw nsw i32 %48, %35, !dbg !54
  %56 = zext nneg i32 %55 to i64, !dbg !55
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %56, !dbg !55
  %58 = load float, ptr %57, align 4, !dbg !55, !tbaa !33
  %59 = fsub contract float %54, %58, !dbg !56
  %60 = fmul contract float %59, %59, !dbg !57
  %61 = fadd contract float %49, %60, !dbg !58
  %62 = add nuw nsw i32 %48, 1, !dbg !59
  %63 = icmp eq i32 %62, %5, !dbg !60
  br i1 %63, label %40, label %47, !dbg !42, !llvm.loop !61

64:                                               ; preds = %12, %36
  ret void, !dbg !46
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11kmeans_sumsPKfPKiPfPiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !63 {
  %8 = mul nsw i32 %6, %5, !dbg !64
  %9 = sext i32 %8 to i64, !dbg !65
  %10 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %9, !dbg !65
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %12 = icmp slt i32 %11, %8, !dbg !68
  br i1 %12, label %13, label %15, !dbg !69

13:                                               ; preds = %7
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %19, !dbg !69

15:                                               ; preds = %19, %7
  %16 = icmp slt i32 %11, %5, !dbg !70
  br i1 %16, label %17, label %25, !dbg !71

17:                                               ; preds = %15
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %31, !dbg !71

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %11, %13 ], [ %23, %19 ]
  %21 = sext i32 %20 to i64, !dbg !72
  %22 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %21, !dbg !72
  store float 0.000000e+00, ptr %22, align 4, !dbg !73, !tbaa !33
  %23 = add i32 %20, %14, !dbg !74
  %24 = icmp slt i32 %23, %8, !dbg !68
  br i1 %24, label %19, label %15, !dbg !69, !llvm.loop !75

25:                                               ; preds = %31, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %28 = mul i32 %26, %27, !dbg !82
  %29 = add i32 %28, %11, !dbg !83
  %30 = icmp slt i32 %29, %4, !dbg !84
  br i1 %30, label %37, label %61, !dbg !84

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %11, %17 ], [ %35, %31 ]
  %33 = sext i32 %32 to i64, !dbg !85
  %34 = getelementptr inbounds i32, ptr %10, i64 %33, !dbg !85
  store i32 0, ptr %34, align 4, !dbg !86, !tbaa !7
  %35 = add i32 %32, %18, !dbg !87
  %36 = icmp slt i32 %35, %5, !dbg !70
  br i1 %36, label %31, label %25, !dbg !71, !llvm.loop !88

37:                                               ; preds = %25
  %38 = sext i32 %29 to i64, !dbg !90
  %39 = getelementptr inbounds i32, ptr %1, i64 %38, !dbg !90
  %40 = load i32, ptr %39, align 4, !dbg !90, !tbaa !7
  %41 = icmp sgt i32 %6, 0, !dbg !91
  br i1 %41, label %42, label %44, !dbg !92

42:                                               ; preds = %37
  %43 = mul nsw i32 %40, %6
  br label %48, !dbg !92

44:                                               ; preds = %48, %37
  %45 = sext i32 %40 to i64, !dbg !93
  %46 = getelementptr inbounds i32, ptr %10, i64 %45, !dbg !93
  %47 = atomicrmw add ptr %46, i32 1 monotonic, align 4, !dbg !94
  br label %61, !dbg !98

48:                                               ; preds = %42, %48
  %49 = phi i32 [ 0, %42 ], [ %59, %48 ]
  %50 = add nsw i32 %49, %43, !dbg !99
  %51 = sext i32 %50 to i64, !dbg !100
  %52 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %51, !dbg !100
  %53 = mul nsw i32 %49, %4, !dbg !101
  %54 = add nsw i32 %53, %29, !dbg !102
  %55 = sext i32 %54 to i64, !dbg !103
  %56 = getelementptr inbounds float, ptr %0, i64 %55, !dbg !103
  %57 = load float, ptr %56, align 4, !dbg !103, !tbaa !33
  %58 = atomicrmw fadd ptr %52, float %57 monotonic, align 4, !dbg !104
  %59 = add nuw nsw i32 %49, 1, !dbg !107
  %60 = icmp eq i32 %59, %6, !dbg !91
  br i1 %60, label %44, label %48, !dbg !92, !llvm.loop !108

61:                                               ; preds = %44, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !110
  %62 = icmp slt i32 %11, %8, !dbg !111
  br i1 %62, label %65, label %63, !dbg !112

63:                                               ; preds = %65, %61
  %64 = icmp slt i32 %11, %5, !dbg !113
  br i1 %64, label %75, label %74, !dbg !114

65:                                               ; preds = %61, %65
  %66 = phi i32 [ %72, %65 ], [ %11, %61 ]
  %67 = sext i32 %66 to i64, !dbg !115
  %68 = getelementptr inbounds float, ptr %2, i64 %67, !dbg !115
  %69 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %67, !dbg !116
  %70 = load float, ptr %69, align 4, !dbg !116, !tbaa !33
  %71 = atomicrmw fadd ptr %68, float %70 monotonic, align 4, !dbg !117
  %72 = add i32 %66, %27, !dbg !119
  %73 = icmp slt i32 %72, %8, !dbg !111
  br i1 %73, label %65, label %63, !dbg !112, !llvm.loop !120

74:                                               ; preds = %75, %63
  ret void, !dbg !122

75:                                               ; preds = %63, %75
  %76 = phi i32 [ %82, %75 ], [ %11, %63 ]
  %77 = sext i32 %76 to i64, !dbg !123
  %78 = getelementptr inbounds i32, ptr %3, i64 %77, !dbg !123
  %79 = getelementptr inbounds i32, ptr %10, i64 %77, !dbg !124
  %80 = load i32, ptr %79, align 4, !dbg !124, !tbaa !7
  %81 = atomicrmw add ptr %78, i32 %80 monotonic, align 4, !dbg !125
  %82 = add i32 %76, %27, !dbg !127
  %83 = icmp slt i32 %82, %5, !dbg !113
  br i1 %83, label %75, label %74, !dbg !114, !llvm.loop !128
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kmeans.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "kmeans_assign", scope: !1, file: !1, line: 2, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 16, scope: !11)
!18 = !DILocation(line: 5, column: 31, scope: !11)
!19 = !DILocation(line: 5, column: 3, scope: !11)
!20 = !DILocation(line: 6, column: 3, scope: !11)
!21 = !DILocation(line: 66, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 7, column: 11, scope: !11)
!24 = !DILocation(line: 79, column: 27, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 7, column: 24, scope: !11)
!27 = !DILocation(line: 7, column: 22, scope: !11)
!28 = !DILocation(line: 7, column: 35, scope: !11)
!29 = !DILocation(line: 8, column: 9, scope: !11)
!30 = !DILocation(line: 11, column: 21, scope: !11)
!31 = !DILocation(line: 11, column: 3, scope: !11)
!32 = !DILocation(line: 5, column: 71, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 5, column: 64, scope: !11)
!36 = !DILocation(line: 5, column: 69, scope: !11)
!37 = !DILocation(line: 5, column: 49, scope: !11)
!38 = distinct !{!38, !19, !39, !40, !41}
!39 = !DILocation(line: 5, column: 82, scope: !11)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 13, column: 5, scope: !11)
!43 = !DILocation(line: 0, scope: !11)
!44 = !DILocation(line: 22, column: 3, scope: !11)
!45 = !DILocation(line: 22, column: 14, scope: !11)
!46 = !DILocation(line: 23, column: 1, scope: !11)
!47 = !DILocation(line: 17, column: 18, scope: !11)
!48 = !DILocation(line: 11, column: 26, scope: !11)
!49 = distinct !{!49, !31, !50, !40, !41}
!50 = !DILocation(line: 21, column: 3, scope: !11)
!51 = !DILocation(line: 14, column: 26, scope: !11)
!52 = !DILocation(line: 14, column: 30, scope: !11)
!53 = !DILocation(line: 14, column: 17, scope: !11)
!54 = !DILocation(line: 14, column: 52, scope: !11)
!55 = !DILocation(line: 14, column: 37, scope: !11)
!56 = !DILocation(line: 14, column: 35, scope: !11)
!57 = !DILocation(line: 15, column: 21, scope: !11)
!58 = !DILocation(line: 15, column: 16, scope: !11)
!59 = !DILocation(line: 13, column: 35, scope: !11)
!60 = !DILocation(line: 13, column: 23, scope: !11)
!61 = distinct !{!61, !42, !62, !40, !41}
!62 = !DILocation(line: 16, column: 5, scope: !11)
!63 = distinct !DISubprogram(name: "kmeans_sums", scope: !1, file: !1, line: 26, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 29, column: 31, scope: !63)
!65 = !DILocation(line: 29, column: 27, scope: !63)
!66 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !67)
!67 = distinct !DILocation(line: 30, column: 16, scope: !63)
!68 = !DILocation(line: 30, column: 31, scope: !63)
!69 = !DILocation(line: 30, column: 3, scope: !63)
!70 = !DILocation(line: 31, column: 31, scope: !63)
!71 = !DILocation(line: 31, column: 3, scope: !63)
!72 = !DILocation(line: 30, column: 64, scope: !63)
!73 = !DILocation(line: 30, column: 69, scope: !63)
!74 = !DILocation(line: 30, column: 49, scope: !63)
!75 = distinct !{!75, !69, !76, !40, !41}
!76 = !DILocation(line: 30, column: 71, scope: !63)
!77 = !DILocation(line: 32, column: 3, scope: !63)
!78 = !DILocation(line: 66, column: 27, scope: !22, inlinedAt: !79)
!79 = distinct !DILocation(line: 33, column: 11, scope: !63)
!80 = !DILocation(line: 79, column: 27, scope: !25, inlinedAt: !81)
!81 = distinct !DILocation(line: 33, column: 24, scope: !63)
!82 = !DILocation(line: 33, column: 22, scope: !63)
!83 = !DILocation(line: 33, column: 35, scope: !63)
!84 = !DILocation(line: 34, column: 9, scope: !63)
!85 = !DILocation(line: 31, column: 53, scope: !63)
!86 = !DILocation(line: 31, column: 64, scope: !63)
!87 = !DILocation(line: 31, column: 38, scope: !63)
!88 = distinct !{!88, !71, !89, !40, !41}
!89 = !DILocation(line: 31, column: 66, scope: !63)
!90 = !DILocation(line: 35, column: 13, scope: !63)
!91 = !DILocation(line: 36, column: 23, scope: !63)
!92 = !DILocation(line: 36, column: 5, scope: !63)
!93 = !DILocation(line: 37, column: 16, scope: !63)
!94 = !DILocation(line: 14, column: 1, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "atomicAdd", scope: !96, file: !96, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!97 = distinct !DILocation(line: 37, column: 5, scope: !63)
!98 = !DILocation(line: 38, column: 3, scope: !63)
!99 = !DILocation(line: 36, column: 66, scope: !63)
!100 = !DILocation(line: 36, column: 51, scope: !63)
!101 = !DILocation(line: 36, column: 81, scope: !63)
!102 = !DILocation(line: 36, column: 85, scope: !63)
!103 = !DILocation(line: 36, column: 72, scope: !63)
!104 = !DILocation(line: 15, column: 1, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "atomicAdd", scope: !96, file: !96, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 36, column: 40, scope: !63)
!107 = !DILocation(line: 36, column: 35, scope: !63)
!108 = distinct !{!108, !92, !109, !40, !41}
!109 = !DILocation(line: 36, column: 89, scope: !63)
!110 = !DILocation(line: 39, column: 3, scope: !63)
!111 = !DILocation(line: 40, column: 31, scope: !63)
!112 = !DILocation(line: 40, column: 3, scope: !63)
!113 = !DILocation(line: 41, column: 31, scope: !63)
!114 = !DILocation(line: 41, column: 3, scope: !63)
!115 = !DILocation(line: 40, column: 75, scope: !63)
!116 = !DILocation(line: 40, column: 84, scope: !63)
!117 = !DILocation(line: 15, column: 1, scope: !105, inlinedAt: !118)
!118 = distinct !DILocation(line: 40, column: 64, scope: !63)
!119 = !DILocation(line: 40, column: 49, scope: !63)
!120 = distinct !{!120, !112, !121, !40, !41}
!121 = !DILocation(line: 40, column: 88, scope: !63)
!122 = !DILocation(line: 42, column: 1, scope: !63)
!123 = !DILocation(line: 41, column: 64, scope: !63)
!124 = !DILocation(line: 41, column: 75, scope: !63)
!125 = !DILocation(line: 14, column: 1, scope: !95, inlinedAt: !126)
!126 = distinct !DILocation(line: 41, column: 53, scope: !63)
!127 = !DILocation(line: 41, column: 38, scope: !63)
!128 = distinct !{!128, !114, !129, !40, !41}
!129 = !DILocation(line: 41, column: 85, scope: !63)
