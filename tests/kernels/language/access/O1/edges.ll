; ModuleID = 'edges.cu'
source_filename = "edges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @roll_plane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !26
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !29
  %14 = mul nuw nsw i32 %12, %13, !dbg !32
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !33
  %16 = add nuw nsw i32 %14, %15, !dbg !36
  %17 = icmp slt i32 %16, %2, !dbg !37
  %18 = icmp slt i32 %11, %3
  %19 = and i1 %17, %18, !dbg !38
  br i1 %19, label %20, label %36, !dbg !38

20:                                               ; preds = %6
  %21 = mul nsw i32 %3, %16, !dbg !39
  %22 = add nsw i32 %21, %11, !dbg !40
  %23 = sext i32 %22 to i64, !dbg !41
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !41
  %25 = load float, ptr %24, align 4, !dbg !41, !tbaa !42
  %26 = add nuw i32 %2, %16, !dbg !44
  %27 = add i32 %26, %4, !dbg !45
  %28 = srem i32 %27, %2, !dbg !46
  %29 = mul nsw i32 %28, %3, !dbg !47
  %30 = add i32 %3, %11, !dbg !48
  %31 = add i32 %30, %5, !dbg !49
  %32 = srem i32 %31, %3, !dbg !50
  %33 = add nsw i32 %29, %32, !dbg !51
  %34 = sext i32 %33 to i64, !dbg !52
  %35 = getelementptr inbounds float, ptr %1, i64 %34, !dbg !52
  store float %25, ptr %35, align 4, !dbg !53, !tbaa !42
  br label %36, !dbg !52

36:                                               ; preds = %20, %6
  ret void, !dbg !54
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wrapped_laplacian(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !55 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !56
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !58
  %6 = mul i32 %4, %5, !dbg !60
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !61
  %8 = add i32 %6, %7, !dbg !63
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !64
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66
  %11 = mul nuw nsw i32 %9, %10, !dbg !68
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69
  %13 = add nuw nsw i32 %11, %12, !dbg !71
  %14 = icmp slt i32 %13, %2, !dbg !72
  %15 = icmp slt i32 %8, %2
  %16 = and i1 %14, %15, !dbg !73
  br i1 %16, label %17, label %57, !dbg !73

17:                                               ; preds = %3
  %18 = add nsw i32 %2, -1, !dbg !74
  %19 = add nuw i32 %18, %13, !dbg !75
  %20 = srem i32 %19, %2, !dbg !76
  %21 = add nuw nsw i32 %13, 1, !dbg !77
  %22 = urem i32 %21, %2, !dbg !78
  %23 = add nsw i32 %2, -1, !dbg !79
  %24 = add i32 %23, %8, !dbg !80
  %25 = srem i32 %24, %2, !dbg !81
  %26 = add nsw i32 %8, 1, !dbg !82
  %27 = srem i32 %26, %2, !dbg !83
  %28 = mul nsw i32 %20, %2, !dbg !84
  %29 = add nsw i32 %28, %8, !dbg !85
  %30 = sext i32 %29 to i64, !dbg !86
  %31 = getelementptr inbounds float, ptr %0, i64 %30, !dbg !86
  %32 = load float, ptr %31, align 4, !dbg !86, !tbaa !42
  %33 = mul nsw i32 %22, %2, !dbg !87
  %34 = add nsw i32 %33, %8, !dbg !88
  %35 = sext i32 %34 to i64, !dbg !89
  %36 = getelementptr inbounds float, ptr %0, i64 %35, !dbg !89
  %37 = load float, ptr %36, align 4, !dbg !89, !tbaa !42
  %38 = fadd contract float %32, %37, !dbg !90
  %39 = mul nsw i32 %2, %13, !dbg !91
  %40 = add nsw i32 %25, %39, !dbg !92
  %41 = sext i32 %40 to i64, !dbg !93
  %42 = getelementptr inbounds float, ptr %0, i64 %41, !dbg !93
  %43 = load float, ptr %42, align 4, !dbg !93, !tbaa !42
  %44 = fadd contract float %38, %43, !dbg !94
  %45 = add nsw i32 %27, %39, !dbg !95
  %46 = sext i32 %45 to i64, !dbg !96
  %47 = getelementptr inbounds float, ptr %0, i64 %46, !dbg !96
  %48 = load float, ptr %47, align 4, !dbg !96, !tbaa !42
  %49 = fadd contract float %44, %48, !dbg !97
  %50 = add nsw i32 %39, %8, !dbg !98
  %51 = sext i32 %50 to i64, !dbg !99
  %52 = getelementptr inbounds float, ptr %0, i64 %51, !dbg !99
  %53 = load float, ptr %52, align 4, !dbg !99, !tbaa !42
  %54 = fmul contract float %53, 4.000000e+00, !dbg !100
  %55 = fsub contract float %49, %54, !dbg !101
  %56 = getelementptr inbounds float, ptr %1, i64 %51, !dbg !102
  store float %55, ptr %56, align 4, !dbg !103, !tbaa !42
  br label %57, !dbg !104

57:                                               ; preds = %3, %17
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mirrored(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !105 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108
  %7 = mul i32 %5, %6, !dbg !110
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %9 = add i32 %7, %8, !dbg !113
  %10 = shl nsw i32 %3, 1, !dbg !114
  %11 = add nsw i32 %10, %2, !dbg !115
  %12 = icmp slt i32 %9, %11, !dbg !116
  br i1 %12, label %13, label %26, !dbg !116

13:                                               ; preds = %4
  %14 = sub nsw i32 %9, %3, !dbg !117
  %15 = tail call i32 @llvm.abs.i32(i32 %14, i1 true), !dbg !118
  %16 = icmp slt i32 %15, %2, !dbg !119
  %17 = shl i32 %2, 1, !dbg !119
  %18 = add i32 %17, -2, !dbg !119
  %19 = sub i32 %18, %15, !dbg !119
  %20 = select i1 %16, i32 %15, i32 %19, !dbg !119
  %21 = sext i32 %20 to i64, !dbg !120
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !120
  %23 = load float, ptr %22, align 4, !dbg !120, !tbaa !42
  %24 = sext i32 %9 to i64, !dbg !121
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !121
  store float %23, ptr %25, align 4, !dbg !122, !tbaa !42
  br label %26, !dbg !123

26:                                               ; preds = %4, %13
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clamped_mean(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !124 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127
  %7 = mul i32 %5, %6, !dbg !129
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %9 = add i32 %7, %8, !dbg !132
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !133
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !135
  %12 = mul nuw nsw i32 %10, %11, !dbg !137
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138
  %14 = add nuw nsw i32 %12, %13, !dbg !140
  %15 = icmp slt i32 %14, %2, !dbg !141
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16, !dbg !142
  br i1 %17, label %18, label %50, !dbg !142

18:                                               ; preds = %4
  %19 = add nsw i32 %2, -1
  %20 = add nsw i32 %3, -1
  br label %21, !dbg !143

21:                                               ; preds = %18, %31
  %22 = phi float [ 0.000000e+00, %18 ], [ %47, %31 ]
  %23 = phi i32 [ -1, %18 ], [ %32, %31 ]
  %24 = add nsw i32 %23, %14
  br label %34, !dbg !144

25:                                               ; preds = %31
  %26 = fdiv contract float %47, 9.000000e+00, !dbg !145
  %27 = mul nsw i32 %3, %14, !dbg !146
  %28 = add nsw i32 %27, %9, !dbg !147
  %29 = sext i32 %28 to i64, !dbg !148
  %30 = getelementptr inbounds float, ptr %1, i64 %29, !dbg !148
  store float %26, ptr %30, align 4, !dbg !149, !tbaa !42
  br label %50, !dbg !150

31:                                               ; preds = %34
  %32 = add nsw i32 %23, 1, !dbg !151
  %33 = icmp eq i32 %32, 2, !dbg !152
  br i1 %33, label %25, label %21, !dbg !143, !llvm.loop !153

34:                                               ; preds = %21, %34
  %35 = phi float [ %22, %21 ], [ %47, %34 ]
  %36 = phi i32 [ -1, %21 ], [ %48, %34 ]
  %37 = tail call noundef i32 @__nv_max(i32 noundef %24, i32 noundef 0) #5, !dbg !157
  %38 = tail call noundef i32 @__nv_min(i32 noundef %37, i32 noundef range(i32 -2147483648, 2147483647) %19) #5, !dbg !161
  %39 = add nsw i32 %36, %9, !dbg !164
  %40 = tail call noundef i32 @__nv_max(i32 noundef %39, i32 noundef 0) #5, !dbg !165
  %41 = tail call noundef i32 @__nv_min(i32 noundef %40, i32 noundef range(i32 -2147483648, 2147483647) %20) #5, !dbg !167
  %42 = mul nsw i32 %38, %3, !dbg !169
  %43 = add nsw i32 %41, %42, !dbg !170
  %44 = sext i32 %43 to i64, !dbg !171
  %45 = getelementptr inbounds float, ptr %0, i64 %44, !dbg !171
  %46 = load float, ptr %45, align 4, !dbg !171, !tbaa !42
  %47 = fadd contract float %35, %46, !dbg !172
  %48 = add nsw i32 %36, 1, !dbg !173
  %49 = icmp eq i32 %48, 2, !dbg !174
  br i1 %49, label %31, label %34, !dbg !144, !llvm.loop !175

50:                                               ; preds = %4, %25
  ret void, !dbg !150
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "edges.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "roll_plane", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 24, scope: !11)
!21 = !DILocation(line: 5, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 5, column: 37, scope: !11)
!25 = !DILocation(line: 5, column: 35, scope: !11)
!26 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 5, column: 54, scope: !11)
!29 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 5, column: 67, scope: !11)
!32 = !DILocation(line: 5, column: 65, scope: !11)
!33 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 5, column: 80, scope: !11)
!36 = !DILocation(line: 5, column: 78, scope: !11)
!37 = !DILocation(line: 6, column: 9, scope: !11)
!38 = !DILocation(line: 6, column: 13, scope: !11)
!39 = !DILocation(line: 6, column: 72, scope: !11)
!40 = !DILocation(line: 6, column: 76, scope: !11)
!41 = !DILocation(line: 6, column: 68, scope: !11)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !9, i64 0}
!44 = !DILocation(line: 6, column: 28, scope: !11)
!45 = !DILocation(line: 6, column: 33, scope: !11)
!46 = !DILocation(line: 6, column: 38, scope: !11)
!47 = !DILocation(line: 6, column: 42, scope: !11)
!48 = !DILocation(line: 6, column: 51, scope: !11)
!49 = !DILocation(line: 6, column: 56, scope: !11)
!50 = !DILocation(line: 6, column: 61, scope: !11)
!51 = !DILocation(line: 6, column: 46, scope: !11)
!52 = !DILocation(line: 6, column: 23, scope: !11)
!53 = !DILocation(line: 6, column: 66, scope: !11)
!54 = !DILocation(line: 7, column: 1, scope: !11)
!55 = distinct !DISubprogram(name: "wrapped_laplacian", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !57)
!57 = distinct !DILocation(line: 10, column: 11, scope: !55)
!58 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !59)
!59 = distinct !DILocation(line: 10, column: 24, scope: !55)
!60 = !DILocation(line: 10, column: 22, scope: !55)
!61 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !62)
!62 = distinct !DILocation(line: 10, column: 37, scope: !55)
!63 = !DILocation(line: 10, column: 35, scope: !55)
!64 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !65)
!65 = distinct !DILocation(line: 10, column: 54, scope: !55)
!66 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !67)
!67 = distinct !DILocation(line: 10, column: 67, scope: !55)
!68 = !DILocation(line: 10, column: 65, scope: !55)
!69 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !70)
!70 = distinct !DILocation(line: 10, column: 80, scope: !55)
!71 = !DILocation(line: 10, column: 78, scope: !55)
!72 = !DILocation(line: 11, column: 9, scope: !55)
!73 = !DILocation(line: 11, column: 14, scope: !55)
!74 = !DILocation(line: 12, column: 15, scope: !55)
!75 = !DILocation(line: 12, column: 19, scope: !55)
!76 = !DILocation(line: 12, column: 24, scope: !55)
!77 = !DILocation(line: 12, column: 39, scope: !55)
!78 = !DILocation(line: 12, column: 44, scope: !55)
!79 = !DILocation(line: 12, column: 59, scope: !55)
!80 = !DILocation(line: 12, column: 63, scope: !55)
!81 = !DILocation(line: 12, column: 68, scope: !55)
!82 = !DILocation(line: 12, column: 84, scope: !55)
!83 = !DILocation(line: 12, column: 89, scope: !55)
!84 = !DILocation(line: 13, column: 23, scope: !55)
!85 = !DILocation(line: 13, column: 27, scope: !55)
!86 = !DILocation(line: 13, column: 18, scope: !55)
!87 = !DILocation(line: 13, column: 41, scope: !55)
!88 = !DILocation(line: 13, column: 45, scope: !55)
!89 = !DILocation(line: 13, column: 34, scope: !55)
!90 = !DILocation(line: 13, column: 32, scope: !55)
!91 = !DILocation(line: 13, column: 56, scope: !55)
!92 = !DILocation(line: 13, column: 60, scope: !55)
!93 = !DILocation(line: 13, column: 52, scope: !55)
!94 = !DILocation(line: 13, column: 50, scope: !55)
!95 = !DILocation(line: 13, column: 78, scope: !55)
!96 = !DILocation(line: 13, column: 70, scope: !55)
!97 = !DILocation(line: 13, column: 68, scope: !55)
!98 = !DILocation(line: 14, column: 33, scope: !55)
!99 = !DILocation(line: 14, column: 25, scope: !55)
!100 = !DILocation(line: 14, column: 23, scope: !55)
!101 = !DILocation(line: 13, column: 87, scope: !55)
!102 = !DILocation(line: 13, column: 3, scope: !55)
!103 = !DILocation(line: 13, column: 16, scope: !55)
!104 = !DILocation(line: 15, column: 1, scope: !55)
!105 = distinct !DISubprogram(name: "mirrored", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !107)
!107 = distinct !DILocation(line: 18, column: 11, scope: !105)
!108 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !109)
!109 = distinct !DILocation(line: 18, column: 24, scope: !105)
!110 = !DILocation(line: 18, column: 22, scope: !105)
!111 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !112)
!112 = distinct !DILocation(line: 18, column: 37, scope: !105)
!113 = !DILocation(line: 18, column: 35, scope: !105)
!114 = !DILocation(line: 19, column: 18, scope: !105)
!115 = !DILocation(line: 19, column: 14, scope: !105)
!116 = !DILocation(line: 19, column: 9, scope: !105)
!117 = !DILocation(line: 20, column: 13, scope: !105)
!118 = !DILocation(line: 21, column: 9, scope: !105)
!119 = !DILocation(line: 22, column: 9, scope: !105)
!120 = !DILocation(line: 23, column: 10, scope: !105)
!121 = !DILocation(line: 23, column: 3, scope: !105)
!122 = !DILocation(line: 23, column: 8, scope: !105)
!123 = !DILocation(line: 24, column: 1, scope: !105)
!124 = distinct !DISubprogram(name: "clamped_mean", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !126)
!126 = distinct !DILocation(line: 27, column: 11, scope: !124)
!127 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !128)
!128 = distinct !DILocation(line: 27, column: 24, scope: !124)
!129 = !DILocation(line: 27, column: 22, scope: !124)
!130 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !131)
!131 = distinct !DILocation(line: 27, column: 37, scope: !124)
!132 = !DILocation(line: 27, column: 35, scope: !124)
!133 = !DILocation(line: 67, column: 27, scope: !27, inlinedAt: !134)
!134 = distinct !DILocation(line: 27, column: 54, scope: !124)
!135 = !DILocation(line: 80, column: 27, scope: !30, inlinedAt: !136)
!136 = distinct !DILocation(line: 27, column: 67, scope: !124)
!137 = !DILocation(line: 27, column: 65, scope: !124)
!138 = !DILocation(line: 54, column: 27, scope: !34, inlinedAt: !139)
!139 = distinct !DILocation(line: 27, column: 80, scope: !124)
!140 = !DILocation(line: 27, column: 78, scope: !124)
!141 = !DILocation(line: 28, column: 9, scope: !124)
!142 = !DILocation(line: 28, column: 14, scope: !124)
!143 = !DILocation(line: 30, column: 3, scope: !124)
!144 = !DILocation(line: 31, column: 5, scope: !124)
!145 = !DILocation(line: 35, column: 22, scope: !124)
!146 = !DILocation(line: 35, column: 7, scope: !124)
!147 = !DILocation(line: 35, column: 11, scope: !124)
!148 = !DILocation(line: 35, column: 3, scope: !124)
!149 = !DILocation(line: 35, column: 16, scope: !124)
!150 = !DILocation(line: 36, column: 1, scope: !124)
!151 = !DILocation(line: 30, column: 30, scope: !124)
!152 = !DILocation(line: 30, column: 24, scope: !124)
!153 = distinct !{!153, !143, !154, !155, !156}
!154 = !DILocation(line: 34, column: 5, scope: !124)
!155 = !{!"llvm.loop.mustprogress"}
!156 = !{!"llvm.loop.unroll.disable"}
!157 = !DILocation(line: 200, column: 47, scope: !158, inlinedAt: !160)
!158 = distinct !DISubprogram(name: "max", scope: !159, file: !159, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!160 = distinct !DILocation(line: 32, column: 19, scope: !124)
!161 = !DILocation(line: 201, column: 47, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "min", scope: !159, file: !159, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = distinct !DILocation(line: 32, column: 15, scope: !124)
!164 = !DILocation(line: 32, column: 57, scope: !124)
!165 = !DILocation(line: 200, column: 47, scope: !158, inlinedAt: !166)
!166 = distinct !DILocation(line: 32, column: 51, scope: !124)
!167 = !DILocation(line: 201, column: 47, scope: !162, inlinedAt: !168)
!168 = distinct !DILocation(line: 32, column: 47, scope: !124)
!169 = !DILocation(line: 33, column: 18, scope: !124)
!170 = !DILocation(line: 33, column: 22, scope: !124)
!171 = !DILocation(line: 33, column: 14, scope: !124)
!172 = !DILocation(line: 33, column: 11, scope: !124)
!173 = !DILocation(line: 31, column: 32, scope: !124)
!174 = !DILocation(line: 31, column: 26, scope: !124)
!175 = distinct !{!175, !144, !154, !155, !156}
