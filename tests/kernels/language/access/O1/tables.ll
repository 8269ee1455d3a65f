; ModuleID = 'tables.cu'
source_filename = "tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Wave = type { ptr, ptr, double, i32 }
%struct.Item = type { ptr, i32, i16, ptr }
%struct.Level = type { ptr, i32 }

@wave = dso_local addrspace(4) externally_initialized constant %struct.Wave zeroinitializer, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @wave to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z11gather_rowsPKPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %26, !dbg !26

11:                                               ; preds = %4
  %12 = sdiv i32 %9, 3, !dbg !27
  %13 = mul i32 %12, 3, !dbg !28
  %14 = sub i32 %9, %13, !dbg !28
  %15 = sext i32 %14 to i64, !dbg !29
  %16 = getelementptr inbounds ptr, ptr %0, i64 %15, !dbg !29
  %17 = load ptr, ptr %16, align 8, !dbg !29, !tbaa !30
  %18 = sext i32 %12 to i64, !dbg !29
  %19 = getelementptr inbounds float, ptr %17, i64 %18, !dbg !29
  %20 = load float, ptr %19, align 4, !dbg !29, !tbaa !33
  %21 = fmul contract float %20, 2.000000e+00, !dbg !35
  %22 = sitofp i32 %2 to float, !dbg !36
  %23 = fadd contract float %21, %22, !dbg !37
  %24 = sext i32 %9 to i64, !dbg !38
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !38
  store float %23, ptr %25, align 4, !dbg !39, !tbaa !33
  br label %26, !dbg !38

26:                                               ; preds = %11, %4
  ret void, !dbg !40
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z10scale_rowsPPfiif(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !dbg !41 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %7 = mul i32 %5, %6, !dbg !46
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %9 = add i32 %7, %8, !dbg !49
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50
  %11 = icmp slt i32 %10, %1, !dbg !53
  %12 = icmp slt i32 %9, %2
  %13 = and i1 %11, %12, !dbg !54
  br i1 %13, label %14, label %24, !dbg !54

14:                                               ; preds = %4
  %15 = zext nneg i32 %10 to i64, !dbg !55
  %16 = getelementptr inbounds nuw ptr, ptr %0, i64 %15, !dbg !55
  %17 = load ptr, ptr %16, align 8, !dbg !55, !tbaa !30
  %18 = icmp eq ptr %17, null, !dbg !55
  br i1 %18, label %24, label %19, !dbg !56

19:                                               ; preds = %14
  %20 = sext i32 %9 to i64, !dbg !57
  %21 = getelementptr inbounds float, ptr %17, i64 %20, !dbg !57
  %22 = load float, ptr %21, align 4, !dbg !58, !tbaa !33
  %23 = fmul contract float %3, %22, !dbg !58
  store float %23, ptr %21, align 4, !dbg !58, !tbaa !33
  br label %24, !dbg !57

24:                                               ; preds = %19, %14, %4
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z9each_itemPK4Itemi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !60 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  %5 = mul i32 %3, %4, !dbg !65
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %7 = add i32 %5, %6, !dbg !68
  %8 = icmp sgt i32 %1, 0, !dbg !69
  br i1 %8, label %9, label %12, !dbg !70

9:                                                ; preds = %2
  %10 = xor i32 %7, -1
  %11 = sext i32 %7 to i64
  br label %13, !dbg !70

12:                                               ; preds = %33, %2
  ret void, !dbg !71

13:                                               ; preds = %9, %33
  %14 = phi i32 [ 0, %9 ], [ %34, %33 ]
  %15 = zext nneg i32 %14 to i64, !dbg !72
  %16 = getelementptr inbounds nuw %struct.Item, ptr %0, i64 %15, !dbg !72
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !72
  %18 = load i32, ptr %17, align 8, !dbg !72, !tbaa !7
  %19 = icmp slt i32 %7, %18, !dbg !73
  br i1 %19, label %20, label %33, !dbg !73

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !72
  %22 = load ptr, ptr %21, align 8, !dbg !72, !tbaa !74
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 12, !dbg !72
  %24 = load i16, ptr %23, align 4, !dbg !72, !tbaa !76
  %25 = load ptr, ptr %16, align 8, !dbg !72, !tbaa !74
  %26 = add i32 %18, %10, !dbg !78
  %27 = sext i32 %26 to i64, !dbg !79
  %28 = getelementptr inbounds i32, ptr %25, i64 %27, !dbg !79
  %29 = load i32, ptr %28, align 4, !dbg !79, !tbaa !7
  %30 = zext nneg i16 %24 to i32, !dbg !80
  %31 = shl i32 %29, %30, !dbg !80
  %32 = getelementptr inbounds i32, ptr %22, i64 %11, !dbg !81
  store i32 %31, ptr %32, align 4, !dbg !82, !tbaa !7
  br label %33, !dbg !81

33:                                               ; preds = %20, %13
  %34 = add nuw nsw i32 %14, 1, !dbg !83
  %35 = icmp eq i32 %34, %1, !dbg !69
  br i1 %35, label %12, label %13, !dbg !70, !llvm.loop !84
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z9pick_itemPK4ItemPKiPii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !88 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %7 = mul i32 %5, %6, !dbg !93
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %9 = add i32 %7, %8, !dbg !96
  %10 = icmp slt i32 %9, %3, !dbg !97
  br i1 %10, label %11, label %29, !dbg !97

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !98
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !98
  %14 = load i32, ptr %13, align 4, !dbg !98, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !99
  %16 = getelementptr inbounds %struct.Item, ptr %0, i64 %15, !dbg !99
  %17 = load ptr, ptr %16, align 8, !dbg !100, !tbaa !101
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !103
  %19 = load i32, ptr %18, align 8, !dbg !103, !tbaa !104
  %20 = srem i32 %9, %19, !dbg !105
  %21 = sext i32 %20 to i64, !dbg !106
  %22 = getelementptr inbounds i32, ptr %17, i64 %21, !dbg !106
  %23 = load i32, ptr %22, align 4, !dbg !106, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 12, !dbg !107
  %25 = load i16, ptr %24, align 4, !dbg !107, !tbaa !108
  %26 = sext i16 %25 to i32, !dbg !109
  %27 = add nsw i32 %23, %26, !dbg !110
  %28 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !111
  store i32 %27, ptr %28, align 4, !dbg !112, !tbaa !7
  br label %29, !dbg !113

29:                                               ; preds = %4, %11
  ret void, !dbg !113
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z13constant_wavev() local_unnamed_addr #1 !dbg !114 {
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !115
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117
  %3 = mul i32 %1, %2, !dbg !119
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120
  %5 = add i32 %3, %4, !dbg !122
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 24), align 8, !dbg !123, !tbaa !124
  %7 = icmp slt i32 %5, %6, !dbg !128
  br i1 %7, label %8, label %19, !dbg !128

8:                                                ; preds = %0
  %9 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 16), align 8, !dbg !129, !tbaa !130
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @wave to ptr), i64 8), align 8, !dbg !131, !tbaa !132
  %11 = sext i32 %5 to i64, !dbg !133
  %12 = getelementptr inbounds double, ptr %10, i64 %11, !dbg !133
  %13 = load double, ptr %12, align 8, !dbg !133, !tbaa !134
  %14 = fmul contract double %9, %13, !dbg !135
  %15 = load ptr, ptr addrspacecast (ptr addrspace(4) @wave to ptr), align 8, !dbg !136, !tbaa !137
  %16 = getelementptr inbounds double, ptr %15, i64 %11, !dbg !138
  %17 = load double, ptr %16, align 8, !dbg !139, !tbaa !134
  %18 = fadd contract double %14, %17, !dbg !139
  store double %18, ptr %16, align 8, !dbg !139, !tbaa !134
  br label %19, !dbg !138

19:                                               ; preds = %8, %0
  ret void, !dbg !140
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z10two_levels5LevelPfi(ptr noundef readonly byval(%struct.Level) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !141 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %6 = mul i32 %4, %5, !dbg !146
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147
  %8 = add i32 %6, %7, !dbg !149
  %9 = icmp slt i32 %8, %2, !dbg !150
  br i1 %9, label %10, label %32, !dbg !150

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i32, ptr %11, align 8, !tbaa !151
  %13 = icmp sgt i32 %12, 0, !dbg !155
  br i1 %13, label %14, label %17, !dbg !156

14:                                               ; preds = %10
  %15 = load ptr, ptr %0, align 8, !tbaa !157
  %16 = sext i32 %8 to i64
  br label %21, !dbg !156

17:                                               ; preds = %21, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %29, %21 ], !dbg !158
  %19 = sext i32 %8 to i64, !dbg !159
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !159
  store float %18, ptr %20, align 4, !dbg !160, !tbaa !33
  br label %32, !dbg !161

21:                                               ; preds = %14, %21
  %22 = phi i32 [ 0, %14 ], [ %30, %21 ]
  %23 = phi float [ 0.000000e+00, %14 ], [ %29, %21 ]
  %24 = zext nneg i32 %22 to i64, !dbg !162
  %25 = getelementptr inbounds nuw ptr, ptr %15, i64 %24, !dbg !162
  %26 = load ptr, ptr %25, align 8, !dbg !162, !tbaa !30
  %27 = getelementptr inbounds float, ptr %26, i64 %16, !dbg !162
  %28 = load float, ptr %27, align 4, !dbg !162, !tbaa !33
  %29 = fadd contract float %23, %28, !dbg !163
  %30 = add nuw nsw i32 %22, 1, !dbg !164
  %31 = icmp eq i32 %30, %12, !dbg !155
  br i1 %31, label %17, label %21, !dbg !156, !llvm.loop !165

32:                                               ; preds = %3, %17
  ret void, !dbg !161
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z15batched_productPPfS0_S0_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !167 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !170
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173
  %8 = zext nneg i32 %7 to i64, !dbg !175
  %9 = getelementptr inbounds nuw ptr, ptr %0, i64 %8, !dbg !175
  %10 = load ptr, ptr %9, align 8, !dbg !175, !tbaa !30
  %11 = getelementptr inbounds nuw ptr, ptr %1, i64 %8, !dbg !176
  %12 = load ptr, ptr %11, align 8, !dbg !176, !tbaa !30
  %13 = icmp sgt i32 %3, 0, !dbg !177
  br i1 %13, label %14, label %16, !dbg !178

14:                                               ; preds = %4
  %15 = mul nuw nsw i32 %3, %6
  br label %24, !dbg !178

16:                                               ; preds = %24, %4
  %17 = phi float [ 0.000000e+00, %4 ], [ %37, %24 ], !dbg !179
  %18 = getelementptr inbounds nuw ptr, ptr %2, i64 %8, !dbg !180
  %19 = load ptr, ptr %18, align 8, !dbg !180, !tbaa !30
  %20 = mul nsw i32 %3, %6, !dbg !181
  %21 = add nsw i32 %20, %5, !dbg !182
  %22 = sext i32 %21 to i64, !dbg !180
  %23 = getelementptr inbounds float, ptr %19, i64 %22, !dbg !180
  store float %17, ptr %23, align 4, !dbg !183, !tbaa !33
  ret void, !dbg !184

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %38, %24 ]
  %26 = phi float [ 0.000000e+00, %14 ], [ %37, %24 ]
  %27 = add nuw nsw i32 %25, %15, !dbg !185
  %28 = zext nneg i32 %27 to i64, !dbg !186
  %29 = getelementptr inbounds nuw float, ptr %10, i64 %28, !dbg !186
  %30 = load float, ptr %29, align 4, !dbg !186, !tbaa !33
  %31 = mul nuw nsw i32 %25, %3, !dbg !187
  %32 = add nuw nsw i32 %31, %5, !dbg !188
  %33 = zext nneg i32 %32 to i64, !dbg !189
  %34 = getelementptr inbounds nuw float, ptr %12, i64 %33, !dbg !189
  %35 = load float, ptr %34, align 4, !dbg !189, !tbaa !33
  %36 = fmul contract float %30, %35, !dbg !190
  %37 = fadd contract float %26, %36, !dbg !191
  %38 = add nuw nsw i32 %25, 1, !dbg !192
  %39 = icmp eq i32 %38, %3, !dbg !177
  br i1 %39, label %16, label %24, !dbg !178, !llvm.loop !193
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tables.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "gather_rows", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 5, column: 35, scope: !11)
!28 = !DILocation(line: 5, column: 28, scope: !11)
!29 = !DILocation(line: 5, column: 21, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 float", !32, i64 0}
!32 = !{!"any pointer", !9, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 5, column: 40, scope: !11)
!36 = !DILocation(line: 5, column: 49, scope: !11)
!37 = !DILocation(line: 5, column: 47, scope: !11)
!38 = !DILocation(line: 5, column: 14, scope: !11)
!39 = !DILocation(line: 5, column: 19, scope: !11)
!40 = !DILocation(line: 6, column: 1, scope: !11)
!41 = distinct !DISubprogram(name: "scale_rows", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !43)
!43 = distinct !DILocation(line: 9, column: 11, scope: !41)
!44 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !45)
!45 = distinct !DILocation(line: 9, column: 24, scope: !41)
!46 = !DILocation(line: 9, column: 22, scope: !41)
!47 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !48)
!48 = distinct !DILocation(line: 9, column: 37, scope: !41)
!49 = !DILocation(line: 9, column: 35, scope: !41)
!50 = !DILocation(line: 67, column: 27, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 10, column: 11, scope: !41)
!53 = !DILocation(line: 11, column: 9, scope: !41)
!54 = !DILocation(line: 11, column: 17, scope: !41)
!55 = !DILocation(line: 11, column: 29, scope: !41)
!56 = !DILocation(line: 11, column: 26, scope: !41)
!57 = !DILocation(line: 11, column: 38, scope: !41)
!58 = !DILocation(line: 11, column: 49, scope: !41)
!59 = !DILocation(line: 12, column: 1, scope: !41)
!60 = distinct !DISubprogram(name: "each_item", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !62)
!62 = distinct !DILocation(line: 22, column: 11, scope: !60)
!63 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !64)
!64 = distinct !DILocation(line: 22, column: 24, scope: !60)
!65 = !DILocation(line: 22, column: 22, scope: !60)
!66 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !67)
!67 = distinct !DILocation(line: 22, column: 37, scope: !60)
!68 = !DILocation(line: 22, column: 35, scope: !60)
!69 = !DILocation(line: 23, column: 21, scope: !60)
!70 = !DILocation(line: 23, column: 3, scope: !60)
!71 = !DILocation(line: 27, column: 1, scope: !60)
!72 = !DILocation(line: 24, column: 17, scope: !60)
!73 = !DILocation(line: 25, column: 11, scope: !60)
!74 = !{!75, !75, i64 0}
!75 = !{!"p1 int", !32, i64 0}
!76 = !{!77, !77, i64 0}
!77 = !{!"short", !9, i64 0}
!78 = !DILocation(line: 25, column: 54, scope: !60)
!79 = !DILocation(line: 25, column: 35, scope: !60)
!80 = !DILocation(line: 25, column: 59, scope: !60)
!81 = !DILocation(line: 25, column: 21, scope: !60)
!82 = !DILocation(line: 25, column: 33, scope: !60)
!83 = !DILocation(line: 23, column: 31, scope: !60)
!84 = distinct !{!84, !70, !85, !86, !87}
!85 = !DILocation(line: 26, column: 3, scope: !60)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = distinct !DISubprogram(name: "pick_item", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !90)
!90 = distinct !DILocation(line: 30, column: 11, scope: !88)
!91 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !92)
!92 = distinct !DILocation(line: 30, column: 24, scope: !88)
!93 = !DILocation(line: 30, column: 22, scope: !88)
!94 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !95)
!95 = distinct !DILocation(line: 30, column: 37, scope: !88)
!96 = !DILocation(line: 30, column: 35, scope: !88)
!97 = !DILocation(line: 31, column: 9, scope: !88)
!98 = !DILocation(line: 32, column: 28, scope: !88)
!99 = !DILocation(line: 32, column: 22, scope: !88)
!100 = !DILocation(line: 33, column: 15, scope: !88)
!101 = !{!102, !75, i64 0}
!102 = !{!"_ZTS4Item", !75, i64 0, !8, i64 8, !77, i64 12, !75, i64 16}
!103 = !DILocation(line: 33, column: 27, scope: !88)
!104 = !{!102, !8, i64 8}
!105 = !DILocation(line: 33, column: 20, scope: !88)
!106 = !DILocation(line: 33, column: 10, scope: !88)
!107 = !DILocation(line: 33, column: 37, scope: !88)
!108 = !{!102, !77, i64 12}
!109 = !DILocation(line: 33, column: 32, scope: !88)
!110 = !DILocation(line: 33, column: 30, scope: !88)
!111 = !DILocation(line: 33, column: 3, scope: !88)
!112 = !DILocation(line: 33, column: 8, scope: !88)
!113 = !DILocation(line: 34, column: 1, scope: !88)
!114 = distinct !DISubprogram(name: "constant_wave", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !116)
!116 = distinct !DILocation(line: 46, column: 11, scope: !114)
!117 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !118)
!118 = distinct !DILocation(line: 46, column: 24, scope: !114)
!119 = !DILocation(line: 46, column: 22, scope: !114)
!120 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !121)
!121 = distinct !DILocation(line: 46, column: 37, scope: !114)
!122 = !DILocation(line: 46, column: 35, scope: !114)
!123 = !DILocation(line: 47, column: 16, scope: !114)
!124 = !{!125, !8, i64 24}
!125 = !{!"_ZTS4Wave", !126, i64 0, !126, i64 8, !127, i64 16, !8, i64 24}
!126 = !{!"p1 double", !32, i64 0}
!127 = !{!"double", !9, i64 0}
!128 = !DILocation(line: 47, column: 9, scope: !114)
!129 = !DILocation(line: 47, column: 37, scope: !114)
!130 = !{!125, !127, i64 16}
!131 = !DILocation(line: 47, column: 46, scope: !114)
!132 = !{!125, !126, i64 8}
!133 = !DILocation(line: 47, column: 41, scope: !114)
!134 = !{!127, !127, i64 0}
!135 = !DILocation(line: 47, column: 39, scope: !114)
!136 = !DILocation(line: 47, column: 24, scope: !114)
!137 = !{!125, !126, i64 0}
!138 = !DILocation(line: 47, column: 19, scope: !114)
!139 = !DILocation(line: 47, column: 29, scope: !114)
!140 = !DILocation(line: 48, column: 1, scope: !114)
!141 = distinct !DISubprogram(name: "two_levels", scope: !1, file: !1, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !143)
!143 = distinct !DILocation(line: 56, column: 11, scope: !141)
!144 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !145)
!145 = distinct !DILocation(line: 56, column: 24, scope: !141)
!146 = !DILocation(line: 56, column: 22, scope: !141)
!147 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !148)
!148 = distinct !DILocation(line: 56, column: 37, scope: !141)
!149 = !DILocation(line: 56, column: 35, scope: !141)
!150 = !DILocation(line: 57, column: 9, scope: !141)
!151 = !{!152, !8, i64 8}
!152 = !{!"_ZTS5Level", !153, i64 0, !8, i64 8}
!153 = !{!"p2 float", !154, i64 0}
!154 = !{!"any p2 pointer", !32, i64 0}
!155 = !DILocation(line: 59, column: 21, scope: !141)
!156 = !DILocation(line: 59, column: 3, scope: !141)
!157 = !{!152, !153, i64 0}
!158 = !DILocation(line: 0, scope: !141)
!159 = !DILocation(line: 60, column: 3, scope: !141)
!160 = !DILocation(line: 60, column: 8, scope: !141)
!161 = !DILocation(line: 61, column: 1, scope: !141)
!162 = !DILocation(line: 59, column: 49, scope: !141)
!163 = !DILocation(line: 59, column: 46, scope: !141)
!164 = !DILocation(line: 59, column: 38, scope: !141)
!165 = distinct !{!165, !156, !166, !86, !87}
!166 = !DILocation(line: 59, column: 64, scope: !141)
!167 = distinct !DISubprogram(name: "batched_product", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !169)
!169 = distinct !DILocation(line: 64, column: 11, scope: !167)
!170 = !DILocation(line: 54, column: 27, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 64, column: 28, scope: !167)
!173 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !174)
!174 = distinct !DILocation(line: 64, column: 49, scope: !167)
!175 = !DILocation(line: 65, column: 20, scope: !167)
!176 = !DILocation(line: 66, column: 20, scope: !167)
!177 = !DILocation(line: 68, column: 21, scope: !167)
!178 = !DILocation(line: 68, column: 3, scope: !167)
!179 = !DILocation(line: 0, scope: !167)
!180 = !DILocation(line: 69, column: 3, scope: !167)
!181 = !DILocation(line: 69, column: 14, scope: !167)
!182 = !DILocation(line: 69, column: 18, scope: !167)
!183 = !DILocation(line: 69, column: 23, scope: !167)
!184 = !DILocation(line: 70, column: 1, scope: !167)
!185 = !DILocation(line: 68, column: 46, scope: !167)
!186 = !DILocation(line: 68, column: 38, scope: !167)
!187 = !DILocation(line: 68, column: 57, scope: !167)
!188 = !DILocation(line: 68, column: 61, scope: !167)
!189 = !DILocation(line: 68, column: 53, scope: !167)
!190 = !DILocation(line: 68, column: 51, scope: !167)
!191 = !DILocation(line: 68, column: 35, scope: !167)
!192 = !DILocation(line: 68, column: 27, scope: !167)
!193 = distinct !{!193, !178, !194, !86, !87}
!194 = !DILocation(line: 68, column: 64, scope: !167)
