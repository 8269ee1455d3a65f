; ModuleID = 'gridstride.cu'
source_filename = "gridstride.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12saxpy_strideifPKfPf(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %0, !dbg !26
  br i1 %10, label %11, label %14, !dbg !27

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  br label %15, !dbg !27

14:                                               ; preds = %15, %4
  ret void, !dbg !28

15:                                               ; preds = %11, %15
  %16 = phi i32 [ %9, %11 ], [ %24, %15 ]
  %17 = sext i32 %16 to i64, !dbg !29
  %18 = getelementptr inbounds float, ptr %2, i64 %17, !dbg !29
  %19 = load float, ptr %18, align 4, !dbg !29, !tbaa !30
  %20 = fmul contract float %1, %19, !dbg !32
  %21 = getelementptr inbounds float, ptr %3, i64 %17, !dbg !33
  %22 = load float, ptr %21, align 4, !dbg !33, !tbaa !30
  %23 = fadd contract float %20, %22, !dbg !34
  store float %23, ptr %21, align 4, !dbg !35, !tbaa !30
  %24 = add i32 %16, %13, !dbg !36
  %25 = icmp slt i32 %24, %0, !dbg !26
  br i1 %25, label %15, label %14, !dbg !27, !llvm.loop !37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13square_stridePKdPdm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 !dbg !41 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !42
  %5 = zext nneg i32 %4 to i64, !dbg !44
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !45
  %7 = zext nneg i32 %6 to i64, !dbg !48
  %8 = mul nuw nsw i64 %5, %7, !dbg !49
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %10 = zext nneg i32 %9 to i64, !dbg !52
  %11 = mul nuw nsw i64 %10, %5, !dbg !53
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %13 = zext nneg i32 %12 to i64, !dbg !56
  %14 = add nuw nsw i64 %11, %13, !dbg !57
  %15 = icmp ult i64 %14, %2, !dbg !58
  br i1 %15, label %17, label %16, !dbg !59

16:                                               ; preds = %17, %3
  ret void, !dbg !60

17:                                               ; preds = %3, %17
  %18 = phi i64 [ %23, %17 ], [ %14, %3 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18, !dbg !61
  %20 = load double, ptr %19, align 8, !dbg !61, !tbaa !62
  %21 = fmul contract double %20, %20, !dbg !64
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %18, !dbg !65
  store double %21, ptr %22, align 8, !dbg !66, !tbaa !62
  %23 = add i64 %18, %8, !dbg !67
  %24 = icmp ult i64 %23, %2, !dbg !58
  br i1 %24, label %17, label %16, !dbg !59, !llvm.loop !68
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16transpose_stridePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !70 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !71
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !74
  %7 = mul nuw nsw i32 %5, %6, !dbg !77
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78
  %9 = add nuw nsw i32 %7, %8, !dbg !81
  %10 = icmp slt i32 %9, %2, !dbg !82
  br i1 %10, label %11, label %22, !dbg !83

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %13, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %21 = mul nuw nsw i32 %6, %20
  br label %23, !dbg !83

22:                                               ; preds = %27, %4
  ret void, !dbg !84

23:                                               ; preds = %11, %27
  %24 = phi i32 [ %9, %11 ], [ %28, %27 ]
  br i1 %17, label %25, label %27, !dbg !85

25:                                               ; preds = %23
  %26 = mul nsw i32 %24, %3
  br label %30, !dbg !85

27:                                               ; preds = %30, %23
  %28 = add i32 %24, %21, !dbg !86
  %29 = icmp slt i32 %28, %2, !dbg !82
  br i1 %29, label %23, label %22, !dbg !83, !llvm.loop !87

30:                                               ; preds = %25, %30
  %31 = phi i32 [ %16, %25 ], [ %40, %30 ]
  %32 = add nsw i32 %31, %26, !dbg !89
  %33 = sext i32 %32 to i64, !dbg !90
  %34 = getelementptr inbounds float, ptr %0, i64 %33, !dbg !90
  %35 = load float, ptr %34, align 4, !dbg !90, !tbaa !30
  %36 = mul nsw i32 %31, %2, !dbg !91
  %37 = add nsw i32 %36, %24, !dbg !92
  %38 = sext i32 %37 to i64, !dbg !93
  %39 = getelementptr inbounds float, ptr %1, i64 %38, !dbg !93
  store float %35, ptr %39, align 4, !dbg !94, !tbaa !30
  %40 = add i32 %31, %19, !dbg !95
  %41 = icmp slt i32 %40, %3, !dbg !96
  br i1 %41, label %30, label %27, !dbg !85, !llvm.loop !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9lane_sumsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !98 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %6 = mul i32 %4, %5, !dbg !103
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %8 = add i32 %6, %7, !dbg !106
  %9 = icmp slt i32 %8, %2, !dbg !107
  br i1 %9, label %10, label %13, !dbg !108

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %5, %11
  br label %17, !dbg !108

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %23, %17 ], !dbg !109
  %15 = sext i32 %8 to i64, !dbg !110
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !110
  store float %14, ptr %16, align 4, !dbg !111, !tbaa !30
  ret void, !dbg !112

17:                                               ; preds = %10, %17
  %18 = phi i32 [ %8, %10 ], [ %24, %17 ]
  %19 = phi float [ 0.000000e+00, %10 ], [ %23, %17 ]
  %20 = sext i32 %18 to i64, !dbg !113
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !113
  %22 = load float, ptr %21, align 4, !dbg !113, !tbaa !30
  %23 = fadd contract float %19, %22, !dbg !114
  %24 = add i32 %18, %12, !dbg !115
  %25 = icmp slt i32 %24, %2, !dbg !107
  br i1 %25, label %17, label %13, !dbg !108, !llvm.loop !116
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7chunkedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !118 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !121
  %7 = mul i32 %5, %6, !dbg !123
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  %9 = add i32 %7, %8, !dbg !126
  %10 = mul i32 %3, %9, !dbg !127
  %11 = icmp sgt i32 %3, 0, !dbg !128
  br i1 %11, label %13, label %12, !dbg !129

12:                                               ; preds = %23, %4
  ret void, !dbg !130

13:                                               ; preds = %4, %23
  %14 = phi i32 [ %24, %23 ], [ 0, %4 ]
  %15 = add nsw i32 %14, %10, !dbg !131
  %16 = icmp slt i32 %15, %2, !dbg !132
  br i1 %16, label %17, label %23, !dbg !132

17:                                               ; preds = %13
  %18 = sext i32 %15 to i64, !dbg !133
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !133
  %20 = load float, ptr %19, align 4, !dbg !133, !tbaa !30
  %21 = fadd contract float %20, 5.000000e-01, !dbg !134
  %22 = getelementptr inbounds float, ptr %1, i64 %18, !dbg !135
  store float %21, ptr %22, align 4, !dbg !136, !tbaa !30
  br label %23, !dbg !135

23:                                               ; preds = %13, %17
  %24 = add nuw nsw i32 %14, 1, !dbg !137
  %25 = icmp eq i32 %24, %3, !dbg !128
  br i1 %25, label %12, label %13, !dbg !129, !llvm.loop !138
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gridstride.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "saxpy_stride", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 16, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 29, scope: !11)
!21 = !DILocation(line: 4, column: 27, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 42, scope: !11)
!25 = !DILocation(line: 4, column: 40, scope: !11)
!26 = !DILocation(line: 4, column: 57, scope: !11)
!27 = !DILocation(line: 4, column: 3, scope: !11)
!28 = !DILocation(line: 6, column: 1, scope: !11)
!29 = !DILocation(line: 5, column: 16, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 5, column: 14, scope: !11)
!33 = !DILocation(line: 5, column: 23, scope: !11)
!34 = !DILocation(line: 5, column: 21, scope: !11)
!35 = !DILocation(line: 5, column: 10, scope: !11)
!36 = !DILocation(line: 4, column: 64, scope: !11)
!37 = distinct !{!37, !27, !38, !39, !40}
!38 = !DILocation(line: 5, column: 26, scope: !11)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !DISubprogram(name: "square_stride", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !43)
!43 = distinct !DILocation(line: 9, column: 27, scope: !41)
!44 = !DILocation(line: 9, column: 27, scope: !41)
!45 = !DILocation(line: 92, column: 27, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 9, column: 40, scope: !41)
!48 = !DILocation(line: 9, column: 40, scope: !41)
!49 = !DILocation(line: 9, column: 38, scope: !41)
!50 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 10, column: 19, scope: !41)
!52 = !DILocation(line: 10, column: 19, scope: !41)
!53 = !DILocation(line: 10, column: 30, scope: !41)
!54 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !55)
!55 = distinct !DILocation(line: 10, column: 53, scope: !41)
!56 = !DILocation(line: 10, column: 53, scope: !41)
!57 = !DILocation(line: 10, column: 51, scope: !41)
!58 = !DILocation(line: 10, column: 68, scope: !41)
!59 = !DILocation(line: 10, column: 3, scope: !41)
!60 = !DILocation(line: 12, column: 1, scope: !41)
!61 = !DILocation(line: 11, column: 12, scope: !41)
!62 = !{!63, !63, i64 0}
!63 = !{!"double", !9, i64 0}
!64 = !DILocation(line: 11, column: 17, scope: !41)
!65 = !DILocation(line: 11, column: 5, scope: !41)
!66 = !DILocation(line: 11, column: 10, scope: !41)
!67 = !DILocation(line: 10, column: 75, scope: !41)
!68 = distinct !{!68, !59, !69, !39, !40}
!69 = !DILocation(line: 11, column: 22, scope: !41)
!70 = distinct !DISubprogram(name: "transpose_stride", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 67, column: 27, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = distinct !DILocation(line: 15, column: 16, scope: !70)
!74 = !DILocation(line: 80, column: 27, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 15, column: 29, scope: !70)
!77 = !DILocation(line: 15, column: 27, scope: !70)
!78 = !DILocation(line: 54, column: 27, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 15, column: 42, scope: !70)
!81 = !DILocation(line: 15, column: 40, scope: !70)
!82 = !DILocation(line: 15, column: 57, scope: !70)
!83 = !DILocation(line: 15, column: 3, scope: !70)
!84 = !DILocation(line: 18, column: 1, scope: !70)
!85 = !DILocation(line: 16, column: 5, scope: !70)
!86 = !DILocation(line: 15, column: 64, scope: !70)
!87 = distinct !{!87, !83, !88, !39, !40}
!88 = !DILocation(line: 17, column: 33, scope: !70)
!89 = !DILocation(line: 17, column: 30, scope: !70)
!90 = !DILocation(line: 17, column: 22, scope: !70)
!91 = !DILocation(line: 17, column: 11, scope: !70)
!92 = !DILocation(line: 17, column: 15, scope: !70)
!93 = !DILocation(line: 17, column: 7, scope: !70)
!94 = !DILocation(line: 17, column: 20, scope: !70)
!95 = !DILocation(line: 16, column: 66, scope: !70)
!96 = !DILocation(line: 16, column: 59, scope: !70)
!97 = distinct !{!97, !85, !88, !39, !40}
!98 = distinct !DISubprogram(name: "lane_sums", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 22, column: 14, scope: !98)
!101 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 22, column: 27, scope: !98)
!103 = !DILocation(line: 22, column: 25, scope: !98)
!104 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 22, column: 40, scope: !98)
!106 = !DILocation(line: 22, column: 38, scope: !98)
!107 = !DILocation(line: 24, column: 24, scope: !98)
!108 = !DILocation(line: 24, column: 3, scope: !98)
!109 = !DILocation(line: 0, scope: !98)
!110 = !DILocation(line: 25, column: 3, scope: !98)
!111 = !DILocation(line: 25, column: 14, scope: !98)
!112 = !DILocation(line: 26, column: 1, scope: !98)
!113 = !DILocation(line: 24, column: 65, scope: !98)
!114 = !DILocation(line: 24, column: 62, scope: !98)
!115 = !DILocation(line: 24, column: 31, scope: !98)
!116 = distinct !{!116, !108, !117, !39, !40}
!117 = !DILocation(line: 24, column: 68, scope: !98)
!118 = distinct !DISubprogram(name: "chunked", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !120)
!120 = distinct !DILocation(line: 30, column: 16, scope: !118)
!121 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !122)
!122 = distinct !DILocation(line: 30, column: 29, scope: !118)
!123 = !DILocation(line: 30, column: 27, scope: !118)
!124 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !125)
!125 = distinct !DILocation(line: 30, column: 42, scope: !118)
!126 = !DILocation(line: 30, column: 40, scope: !118)
!127 = !DILocation(line: 30, column: 55, scope: !118)
!128 = !DILocation(line: 31, column: 21, scope: !118)
!129 = !DILocation(line: 31, column: 3, scope: !118)
!130 = !DILocation(line: 33, column: 1, scope: !118)
!131 = !DILocation(line: 32, column: 15, scope: !118)
!132 = !DILocation(line: 32, column: 19, scope: !118)
!133 = !DILocation(line: 32, column: 39, scope: !118)
!134 = !DILocation(line: 32, column: 52, scope: !118)
!135 = !DILocation(line: 32, column: 24, scope: !118)
!136 = !DILocation(line: 32, column: 37, scope: !118)
!137 = !DILocation(line: 31, column: 31, scope: !118)
!138 = distinct !{!138, !129, !139, !39, !40}
!139 = !DILocation(line: 32, column: 54, scope: !118)
