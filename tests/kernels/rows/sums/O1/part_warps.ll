; ModuleID = 'part_warps.cu'
source_filename = "part_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z10part_widthPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %5 = mul i32 %3, %4, !dbg !21
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %7 = add i32 %5, %6, !dbg !25
  %8 = sext i32 %7 to i64, !dbg !26
  %9 = getelementptr inbounds float, ptr %0, i64 %8, !dbg !26
  %10 = load float, ptr %9, align 4, !dbg !26, !tbaa !27
  br label %14, !dbg !29

11:                                               ; preds = %14
  %12 = and i32 %6, 7, !dbg !30
  %13 = icmp eq i32 %12, 0, !dbg !31
  br i1 %13, label %21, label %25, !dbg !31

14:                                               ; preds = %2, %14
  %15 = phi i32 [ 4, %2 ], [ %19, %14 ]
  %16 = phi float [ %10, %2 ], [ %18, %14 ]
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %16, i32 %15, i32 6175), !dbg !32
  %18 = fadd contract float %16, %17, !dbg !36
  %19 = lshr i32 %15, 1, !dbg !37
  %20 = icmp eq i32 %19, 0, !dbg !38
  br i1 %20, label %11, label %14, !dbg !29, !llvm.loop !39

21:                                               ; preds = %11
  %22 = sdiv i32 %7, 8, !dbg !43
  %23 = sext i32 %22 to i64, !dbg !44
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !44
  store float %18, ptr %24, align 4, !dbg !45, !tbaa !27
  br label %25, !dbg !44

25:                                               ; preds = %21, %11
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8part_allPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !47 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %5 = mul i32 %3, %4, !dbg !52
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %7 = add i32 %5, %6, !dbg !55
  %8 = sext i32 %7 to i64, !dbg !56
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !56
  %10 = load i32, ptr %9, align 4, !dbg !56, !tbaa !7
  br label %15, !dbg !57

11:                                               ; preds = %15
  %12 = load i32, ptr %9, align 4, !dbg !58, !tbaa !7
  %13 = sub nsw i32 %12, %19, !dbg !59
  %14 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !60
  store i32 %13, ptr %14, align 4, !dbg !61, !tbaa !7
  ret void, !dbg !62

15:                                               ; preds = %2, %15
  %16 = phi i32 [ 8, %2 ], [ %20, %15 ]
  %17 = phi i32 [ %10, %2 ], [ %19, %15 ]
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 %16, i32 31), !dbg !63
  %19 = tail call noundef i32 @__nv_max(i32 noundef %17, i32 noundef %18) #5, !dbg !66
  %20 = lshr i32 %16, 1, !dbg !70
  %21 = icmp eq i32 %20, 0, !dbg !71
  br i1 %21, label %11, label %15, !dbg !57, !llvm.loop !72
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z9part_rowsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !74 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !77
  %6 = mul i32 %4, %5, !dbg !80
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81
  %8 = add i32 %6, %7, !dbg !84
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !85
  %10 = icmp slt i32 %9, %2, !dbg !87
  br i1 %10, label %11, label %13, !dbg !88

11:                                               ; preds = %3
  %12 = mul nsw i32 %2, %8
  br label %21, !dbg !88

13:                                               ; preds = %21, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %28, %21 ], !dbg !89
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 4, i32 31), !dbg !90
  %16 = fadd contract float %14, %15, !dbg !93
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 2, i32 31), !dbg !94
  %18 = fadd contract float %16, %17, !dbg !96
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 1, i32 31), !dbg !97
  %20 = icmp eq i32 %9, 0, !dbg !99
  br i1 %20, label %31, label %35, !dbg !99

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %9, %11 ], [ %29, %21 ]
  %23 = phi float [ 0.000000e+00, %11 ], [ %28, %21 ]
  %24 = add nsw i32 %22, %12, !dbg !100
  %25 = sext i32 %24 to i64, !dbg !101
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !101
  %27 = load float, ptr %26, align 4, !dbg !101, !tbaa !27
  %28 = fadd contract float %23, %27, !dbg !102
  %29 = add nuw nsw i32 %22, 8, !dbg !103
  %30 = icmp slt i32 %29, %2, !dbg !87
  br i1 %30, label %21, label %13, !dbg !88, !llvm.loop !104

31:                                               ; preds = %13
  %32 = fadd contract float %18, %19, !dbg !106
  %33 = sext i32 %8 to i64, !dbg !107
  %34 = getelementptr inbounds float, ptr %1, i64 %33, !dbg !107
  store float %32, ptr %34, align 4, !dbg !108, !tbaa !27
  br label %35, !dbg !107

35:                                               ; preds = %31, %13
  ret void, !dbg !109
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z12whole_doublePKdPd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !110 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %4 = shl i32 %3, 5, !dbg !113
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114
  %6 = add i32 %4, %5, !dbg !116
  %7 = zext i32 %6 to i64, !dbg !117
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7, !dbg !117
  %9 = load double, ptr %8, align 8, !dbg !117, !tbaa !118
  br label %12, !dbg !120

10:                                               ; preds = %12
  %11 = icmp eq i32 %5, 0, !dbg !121
  br i1 %11, label %29, label %32, !dbg !121

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 16, %2 ], [ %27, %12 ]
  %14 = phi double [ %9, %2 ], [ %26, %12 ]
  %15 = bitcast double %14 to i64, !dbg !122
  %16 = trunc i64 %15 to i32, !dbg !128
  %17 = lshr i64 %15, 32, !dbg !128
  %18 = trunc nuw i64 %17 to i32, !dbg !128
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %16, i32 %13, i32 31), !dbg !132
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %18, i32 %13, i32 31), !dbg !134
  %21 = zext i32 %20 to i64, !dbg !136
  %22 = shl nuw i64 %21, 32, !dbg !136
  %23 = zext i32 %19 to i64, !dbg !136
  %24 = or disjoint i64 %22, %23, !dbg !136
  %25 = bitcast i64 %24 to double, !dbg !138
  %26 = fadd contract double %14, %25, !dbg !140
  %27 = lshr i32 %13, 1, !dbg !141
  %28 = icmp eq i32 %27, 0, !dbg !142
  br i1 %28, label %10, label %12, !dbg !120, !llvm.loop !143

29:                                               ; preds = %10
  %30 = zext nneg i32 %3 to i64, !dbg !145
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %30, !dbg !145
  store double %26, ptr %31, align 8, !dbg !146, !tbaa !118
  br label %32, !dbg !145

32:                                               ; preds = %29, %10
  ret void, !dbg !147
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "part_warps.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "part_width", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 5, column: 13, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 6, column: 3, scope: !11)
!30 = !DILocation(line: 7, column: 19, scope: !11)
!31 = !DILocation(line: 7, column: 23, scope: !11)
!32 = !DILocation(line: 180, column: 22, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !34, file: !34, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!35 = distinct !DILocation(line: 6, column: 39, scope: !11)
!36 = !DILocation(line: 6, column: 36, scope: !11)
!37 = !DILocation(line: 6, column: 28, scope: !11)
!38 = !DILocation(line: 6, column: 21, scope: !11)
!39 = distinct !{!39, !29, !40, !41, !42}
!40 = !DILocation(line: 6, column: 75, scope: !11)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 7, column: 33, scope: !11)
!44 = !DILocation(line: 7, column: 29, scope: !11)
!45 = !DILocation(line: 7, column: 38, scope: !11)
!46 = !DILocation(line: 8, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "part_all", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !49)
!49 = distinct !DILocation(line: 11, column: 11, scope: !47)
!50 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !51)
!51 = distinct !DILocation(line: 11, column: 24, scope: !47)
!52 = !DILocation(line: 11, column: 22, scope: !47)
!53 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !54)
!54 = distinct !DILocation(line: 11, column: 37, scope: !47)
!55 = !DILocation(line: 11, column: 35, scope: !47)
!56 = !DILocation(line: 12, column: 11, scope: !47)
!57 = !DILocation(line: 13, column: 3, scope: !47)
!58 = !DILocation(line: 14, column: 10, scope: !47)
!59 = !DILocation(line: 14, column: 15, scope: !47)
!60 = !DILocation(line: 14, column: 3, scope: !47)
!61 = !DILocation(line: 14, column: 8, scope: !47)
!62 = !DILocation(line: 15, column: 1, scope: !47)
!63 = !DILocation(line: 181, column: 39, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 13, column: 45, scope: !47)
!66 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "max", scope: !68, file: !68, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!69 = distinct !DILocation(line: 13, column: 38, scope: !47)
!70 = !DILocation(line: 13, column: 28, scope: !47)
!71 = !DILocation(line: 13, column: 21, scope: !47)
!72 = distinct !{!72, !57, !73, !41, !42}
!73 = !DILocation(line: 13, column: 78, scope: !47)
!74 = distinct !DISubprogram(name: "part_rows", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !76)
!76 = distinct !DILocation(line: 18, column: 13, scope: !74)
!77 = !DILocation(line: 80, column: 27, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 18, column: 26, scope: !74)
!80 = !DILocation(line: 18, column: 24, scope: !74)
!81 = !DILocation(line: 54, column: 27, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 18, column: 39, scope: !74)
!84 = !DILocation(line: 18, column: 37, scope: !74)
!85 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !86)
!86 = distinct !DILocation(line: 20, column: 16, scope: !74)
!87 = !DILocation(line: 20, column: 31, scope: !74)
!88 = !DILocation(line: 20, column: 3, scope: !74)
!89 = !DILocation(line: 0, scope: !74)
!90 = !DILocation(line: 182, column: 22, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 21, column: 8, scope: !74)
!93 = !DILocation(line: 21, column: 5, scope: !74)
!94 = !DILocation(line: 182, column: 22, scope: !91, inlinedAt: !95)
!95 = distinct !DILocation(line: 22, column: 8, scope: !74)
!96 = !DILocation(line: 22, column: 5, scope: !74)
!97 = !DILocation(line: 182, column: 22, scope: !91, inlinedAt: !98)
!98 = distinct !DILocation(line: 23, column: 8, scope: !74)
!99 = !DILocation(line: 24, column: 19, scope: !74)
!100 = !DILocation(line: 20, column: 59, scope: !74)
!101 = !DILocation(line: 20, column: 49, scope: !74)
!102 = !DILocation(line: 20, column: 46, scope: !74)
!103 = !DILocation(line: 20, column: 38, scope: !74)
!104 = distinct !{!104, !88, !105, !41, !42}
!105 = !DILocation(line: 20, column: 62, scope: !74)
!106 = !DILocation(line: 23, column: 5, scope: !74)
!107 = !DILocation(line: 24, column: 25, scope: !74)
!108 = !DILocation(line: 24, column: 32, scope: !74)
!109 = !DILocation(line: 25, column: 1, scope: !74)
!110 = distinct !DISubprogram(name: "whole_double", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !112)
!112 = distinct !DILocation(line: 28, column: 16, scope: !110)
!113 = !DILocation(line: 28, column: 27, scope: !110)
!114 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !115)
!115 = distinct !DILocation(line: 28, column: 34, scope: !110)
!116 = !DILocation(line: 28, column: 32, scope: !110)
!117 = !DILocation(line: 28, column: 14, scope: !110)
!118 = !{!119, !119, i64 0}
!119 = !{!"double", !9, i64 0}
!120 = !DILocation(line: 29, column: 3, scope: !110)
!121 = !DILocation(line: 30, column: 19, scope: !110)
!122 = !DILocation(line: 1564, column: 10, scope: !123, inlinedAt: !125)
!123 = distinct !DISubprogram(name: "memcpy", scope: !124, file: !124, line: 1563, type: !12, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!125 = distinct !DILocation(line: 181, column: 1, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 29, column: 37, scope: !110)
!128 = !DILocation(line: 1564, column: 10, scope: !123, inlinedAt: !129)
!129 = distinct !DILocation(line: 181, column: 1, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = distinct !DILocation(line: 181, column: 1, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 181, column: 39, scope: !64, inlinedAt: !133)
!133 = distinct !DILocation(line: 181, column: 1, scope: !130, inlinedAt: !131)
!134 = !DILocation(line: 181, column: 39, scope: !64, inlinedAt: !135)
!135 = distinct !DILocation(line: 181, column: 1, scope: !130, inlinedAt: !131)
!136 = !DILocation(line: 1564, column: 10, scope: !123, inlinedAt: !137)
!137 = distinct !DILocation(line: 181, column: 1, scope: !130, inlinedAt: !131)
!138 = !DILocation(line: 1564, column: 10, scope: !123, inlinedAt: !139)
!139 = distinct !DILocation(line: 181, column: 1, scope: !126, inlinedAt: !127)
!140 = !DILocation(line: 29, column: 34, scope: !110)
!141 = !DILocation(line: 29, column: 25, scope: !110)
!142 = !DILocation(line: 29, column: 20, scope: !110)
!143 = distinct !{!143, !120, !144, !41, !42}
!144 = !DILocation(line: 29, column: 62, scope: !110)
!145 = !DILocation(line: 30, column: 25, scope: !110)
!146 = !DILocation(line: 30, column: 39, scope: !110)
!147 = !DILocation(line: 31, column: 1, scope: !110)
