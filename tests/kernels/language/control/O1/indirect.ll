; ModuleID = 'indirect.cu'
source_filename = "indirect.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Stack = type <{ %struct.Shape, float, [4 x i8] }>

$_ZNK6Square4areaEf = comdat any

$_ZNK5Stack4areaEf = comdat any

$_ZTV6Square = comdat any

$_ZTV5Stack = comdat any

@fixed_table = dso_local addrspace(4) externally_initialized constant [2 x ptr] [ptr @_Z10differenceff, ptr @_Z5decayff], align 8
@variable_table = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @_Z7productff, ptr @_Z5decayff, ptr @_Z10differenceff], align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEf] }, comdat, align 8
@_ZTV5Stack = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Stack4areaEf] }, comdat, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @fixed_table to ptr), ptr addrspacecast (ptr addrspace(1) @variable_table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z10differenceff(float noundef %0, float noundef %1) #0 !dbg !11 {
  %3 = fsub contract float %0, %1, !dbg !14
  ret float %3, !dbg !15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z7productff(float noundef %0, float noundef %1) #0 !dbg !16 {
  %3 = fmul contract float %0, %1, !dbg !17
  ret float %3, !dbg !18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5decayff(float noundef %0, float noundef %1) #0 !dbg !19 {
  %3 = fptosi float %1 to i32
  %4 = icmp sgt i32 %3, 0, !dbg !20
  br i1 %4, label %7, label %5, !dbg !21

5:                                                ; preds = %7, %2
  %6 = phi float [ %0, %2 ], [ %11, %7 ], !dbg !22
  ret float %6, !dbg !23

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %12, %7 ], [ 0, %2 ]
  %9 = phi float [ %11, %7 ], [ %0, %2 ]
  %10 = fmul contract float %9, 5.000000e-01, !dbg !24
  %11 = fadd contract float %1, %10, !dbg !25
  %12 = add nuw nsw i32 %8, 1, !dbg !26
  %13 = icmp eq i32 %12, %3, !dbg !20
  br i1 %13, label %5, label %7, !dbg !21, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13call_by_tablePKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !31 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %7 = mul i32 %5, %6, !dbg !39
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %9 = add i32 %7, %8, !dbg !43
  %10 = icmp slt i32 %9, %3, !dbg !44
  br i1 %10, label %11, label %23, !dbg !44

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !45
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !45
  %14 = load i32, ptr %13, align 4, !dbg !45, !tbaa !7
  %15 = and i32 %14, 1, !dbg !46
  %16 = zext nneg i32 %15 to i64, !dbg !47
  %17 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @fixed_table to ptr), i64 %16, !dbg !47
  %18 = load ptr, ptr %17, align 8, !dbg !47, !tbaa !48
  %19 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !50
  %20 = load float, ptr %19, align 4, !dbg !50, !tbaa !51
  %21 = tail call contract noundef float %18(float noundef %20, float noundef 2.000000e+00) #7, !dbg !47
  %22 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !53
  store float %21, ptr %22, align 4, !dbg !54, !tbaa !51
  br label %23, !dbg !53

23:                                               ; preds = %11, %4
  ret void, !dbg !55
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16call_by_variablePKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !56 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %7 = mul i32 %5, %6, !dbg !61
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %9 = add i32 %7, %8, !dbg !64
  %10 = icmp slt i32 %9, %3, !dbg !65
  br i1 %10, label %11, label %23, !dbg !65

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !66
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !66
  %14 = load i32, ptr %13, align 4, !dbg !66, !tbaa !7
  %15 = urem i32 %14, 3, !dbg !67
  %16 = zext nneg i32 %15 to i64, !dbg !68
  %17 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @variable_table to ptr), i64 %16, !dbg !68
  %18 = load ptr, ptr %17, align 8, !dbg !68, !tbaa !48
  %19 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !69
  %20 = load float, ptr %19, align 4, !dbg !69, !tbaa !51
  %21 = tail call contract noundef float %18(float noundef %20, float noundef 3.000000e+00) #7, !dbg !68
  %22 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !70
  store float %21, ptr %22, align 4, !dbg !71, !tbaa !51
  br label %23, !dbg !70

23:                                               ; preds = %11, %4
  ret void, !dbg !72
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17call_by_conditionPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !73 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %7 = mul i32 %5, %6, !dbg !78
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %9 = add i32 %7, %8, !dbg !81
  %10 = icmp slt i32 %9, %3, !dbg !82
  br i1 %10, label %11, label %26, !dbg !82

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !83
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !83
  %14 = load i32, ptr %13, align 4, !dbg !83, !tbaa !7
  %15 = srem i32 %14, 5, !dbg !84
  %16 = icmp eq i32 %15, 0, !dbg !85
  br i1 %16, label %23, label %17, !dbg !86

17:                                               ; preds = %11
  %18 = icmp sgt i32 %14, 0, !dbg !87
  %19 = select i1 %18, ptr @_Z5decayff, ptr @_Z7productff, !dbg !83
  %20 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !88
  %21 = load float, ptr %20, align 4, !dbg !88, !tbaa !51
  %22 = tail call contract noundef float %19(float noundef %21, float noundef 2.500000e+00) #7, !dbg !89, !callees !90
  br label %23, !dbg !86

23:                                               ; preds = %11, %17
  %24 = phi contract float [ %22, %17 ], [ -1.000000e+00, %11 ], !dbg !86
  %25 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !91
  store float %24, ptr %25, align 4, !dbg !92, !tbaa !51
  br label %26, !dbg !93

26:                                               ; preds = %4, %23
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12call_virtualPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !94 {
  %5 = alloca %struct.Square, align 8
  %6 = alloca %struct.Stack, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97
  %9 = mul i32 %7, %8, !dbg !99
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !100
  %11 = add i32 %9, %10, !dbg !102
  %12 = icmp slt i32 %11, %3, !dbg !103
  br i1 %12, label %13, label %29, !dbg !103

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8, !dbg !104
  %14 = sext i32 %11 to i64, !dbg !105
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !105
  %16 = load float, ptr %15, align 4, !dbg !105, !tbaa !51
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV6Square, i64 16), ptr %5, align 8, !dbg !106, !tbaa !111
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !113
  store float %16, ptr %17, align 8, !dbg !113, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8, !dbg !117
  %18 = fadd contract float %16, 1.000000e+00, !dbg !118
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV5Stack, i64 16), ptr %6, align 8, !dbg !119, !tbaa !111
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !124
  store float %18, ptr %19, align 8, !dbg !124, !tbaa !125
  %20 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !127
  %21 = load i32, ptr %20, align 4, !dbg !127, !tbaa !7
  %22 = and i32 %21, 1, !dbg !127
  %23 = icmp eq i32 %22, 0, !dbg !127
  %24 = select i1 %23, ptr %6, ptr %5, !dbg !127
  %25 = load ptr, ptr %24, align 8, !dbg !128, !tbaa !111
  %26 = load ptr, ptr %25, align 8, !dbg !128
  %27 = call contract noundef float %26(ptr noundef nonnull align 8 dereferenceable(8) %24, float noundef 3.000000e+00) #7, !dbg !128
  %28 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !129
  store float %27, ptr %28, align 4, !dbg !130, !tbaa !51
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8, !dbg !131
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8, !dbg !131
  br label %29, !dbg !131

29:                                               ; preds = %4, %13
  ret void, !dbg !131
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5callsi(i32 noundef %0) local_unnamed_addr #3 !dbg !132 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp slt i32 %4, 2, !dbg !133
  br i1 %5, label %11, label %6, !dbg !134

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !135
  %8 = tail call noundef i32 @_Z5callsi(i32 noundef %7) #8, !dbg !136
  %9 = add nsw i32 %4, -2, !dbg !137
  %10 = add nsw i32 %3, %8, !dbg !138
  br label %2, !dbg !139

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12, !dbg !140
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13recurse_twicePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !141 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144
  %6 = mul i32 %4, %5, !dbg !146
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !147
  %8 = add i32 %6, %7, !dbg !149
  %9 = icmp slt i32 %8, %2, !dbg !150
  br i1 %9, label %10, label %17, !dbg !150

10:                                               ; preds = %3
  %11 = tail call noundef i32 @_Z5callsi(i32 noundef 6) #8, !dbg !151
  %12 = sext i32 %8 to i64, !dbg !152
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !152
  %14 = load i32, ptr %13, align 4, !dbg !152, !tbaa !7
  %15 = add nsw i32 %14, %11, !dbg !153
  %16 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !154
  store i32 %15, ptr %16, align 4, !dbg !155, !tbaa !7
  br label %17, !dbg !154

17:                                               ; preds = %10, %3
  ret void, !dbg !156
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #6 comdat align 2 !dbg !157 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !158
  %4 = load float, ptr %3, align 8, !dbg !158, !tbaa !114
  %5 = fmul contract float %4, %4, !dbg !159
  %6 = fmul contract float %1, %5, !dbg !160
  ret float %6, !dbg !161
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5Stack4areaEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #6 comdat align 2 !dbg !162 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load float, ptr %3, align 8, !tbaa !125
  %5 = fmul contract float %1, %4
  br label %7, !dbg !163

6:                                                ; preds = %7
  ret float %10, !dbg !164

7:                                                ; preds = %2, %7
  %8 = phi i32 [ 0, %2 ], [ %11, %7 ]
  %9 = phi float [ 0.000000e+00, %2 ], [ %10, %7 ]
  %10 = fadd contract float %9, %5, !dbg !165
  %11 = add nuw nsw i32 %8, 1, !dbg !166
  %12 = icmp eq i32 %11, 5, !dbg !167
  br i1 %12, label %6, label %7, !dbg !163, !llvm.loop !168
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "indirect.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "difference", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 5, column: 58, scope: !11)
!15 = !DILocation(line: 5, column: 49, scope: !11)
!16 = distinct !DISubprogram(name: "product", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DILocation(line: 6, column: 55, scope: !16)
!18 = !DILocation(line: 6, column: 46, scope: !16)
!19 = distinct !DISubprogram(name: "decay", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DILocation(line: 9, column: 21, scope: !19)
!21 = !DILocation(line: 9, column: 3, scope: !19)
!22 = !DILocation(line: 0, scope: !19)
!23 = !DILocation(line: 10, column: 3, scope: !19)
!24 = !DILocation(line: 9, column: 46, scope: !19)
!25 = !DILocation(line: 9, column: 53, scope: !19)
!26 = !DILocation(line: 9, column: 31, scope: !19)
!27 = distinct !{!27, !21, !28, !29, !30}
!28 = !DILocation(line: 9, column: 55, scope: !19)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !DISubprogram(name: "call_by_table", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 66, column: 27, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !34, file: !34, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!35 = distinct !DILocation(line: 17, column: 11, scope: !31)
!36 = !DILocation(line: 79, column: 27, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !34, file: !34, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 17, column: 24, scope: !31)
!39 = !DILocation(line: 17, column: 22, scope: !31)
!40 = !DILocation(line: 53, column: 27, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !34, file: !34, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 17, column: 37, scope: !31)
!43 = !DILocation(line: 17, column: 35, scope: !31)
!44 = !DILocation(line: 18, column: 9, scope: !31)
!45 = !DILocation(line: 18, column: 33, scope: !31)
!46 = !DILocation(line: 18, column: 42, scope: !31)
!47 = !DILocation(line: 18, column: 21, scope: !31)
!48 = !{!49, !49, i64 0}
!49 = !{!"any pointer", !9, i64 0}
!50 = !DILocation(line: 18, column: 47, scope: !31)
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !9, i64 0}
!53 = !DILocation(line: 18, column: 14, scope: !31)
!54 = !DILocation(line: 18, column: 19, scope: !31)
!55 = !DILocation(line: 19, column: 1, scope: !31)
!56 = distinct !DISubprogram(name: "call_by_variable", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 66, column: 27, scope: !33, inlinedAt: !58)
!58 = distinct !DILocation(line: 22, column: 11, scope: !56)
!59 = !DILocation(line: 79, column: 27, scope: !37, inlinedAt: !60)
!60 = distinct !DILocation(line: 22, column: 24, scope: !56)
!61 = !DILocation(line: 22, column: 22, scope: !56)
!62 = !DILocation(line: 53, column: 27, scope: !41, inlinedAt: !63)
!63 = distinct !DILocation(line: 22, column: 37, scope: !56)
!64 = !DILocation(line: 22, column: 35, scope: !56)
!65 = !DILocation(line: 23, column: 9, scope: !56)
!66 = !DILocation(line: 23, column: 46, scope: !56)
!67 = !DILocation(line: 23, column: 55, scope: !56)
!68 = !DILocation(line: 23, column: 21, scope: !56)
!69 = !DILocation(line: 23, column: 60, scope: !56)
!70 = !DILocation(line: 23, column: 14, scope: !56)
!71 = !DILocation(line: 23, column: 19, scope: !56)
!72 = !DILocation(line: 24, column: 1, scope: !56)
!73 = distinct !DISubprogram(name: "call_by_condition", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 66, column: 27, scope: !33, inlinedAt: !75)
!75 = distinct !DILocation(line: 27, column: 11, scope: !73)
!76 = !DILocation(line: 79, column: 27, scope: !37, inlinedAt: !77)
!77 = distinct !DILocation(line: 27, column: 24, scope: !73)
!78 = !DILocation(line: 27, column: 22, scope: !73)
!79 = !DILocation(line: 53, column: 27, scope: !41, inlinedAt: !80)
!80 = distinct !DILocation(line: 27, column: 37, scope: !73)
!81 = !DILocation(line: 27, column: 35, scope: !73)
!82 = !DILocation(line: 28, column: 9, scope: !73)
!83 = !DILocation(line: 29, column: 22, scope: !73)
!84 = !DILocation(line: 30, column: 16, scope: !73)
!85 = !DILocation(line: 30, column: 20, scope: !73)
!86 = !DILocation(line: 31, column: 10, scope: !73)
!87 = !DILocation(line: 29, column: 31, scope: !73)
!88 = !DILocation(line: 31, column: 26, scope: !73)
!89 = !DILocation(line: 31, column: 19, scope: !73)
!90 = !{ptr @_Z5decayff, ptr @_Z7productff}
!91 = !DILocation(line: 31, column: 3, scope: !73)
!92 = !DILocation(line: 31, column: 8, scope: !73)
!93 = !DILocation(line: 32, column: 1, scope: !73)
!94 = distinct !DISubprogram(name: "call_virtual", scope: !1, file: !1, line: 52, type: !12, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 66, column: 27, scope: !33, inlinedAt: !96)
!96 = distinct !DILocation(line: 53, column: 11, scope: !94)
!97 = !DILocation(line: 79, column: 27, scope: !37, inlinedAt: !98)
!98 = distinct !DILocation(line: 53, column: 24, scope: !94)
!99 = !DILocation(line: 53, column: 22, scope: !94)
!100 = !DILocation(line: 53, column: 27, scope: !41, inlinedAt: !101)
!101 = distinct !DILocation(line: 53, column: 37, scope: !94)
!102 = !DILocation(line: 53, column: 35, scope: !94)
!103 = !DILocation(line: 54, column: 9, scope: !94)
!104 = !DILocation(line: 55, column: 3, scope: !94)
!105 = !DILocation(line: 55, column: 17, scope: !94)
!106 = !DILocation(line: 39, column: 41, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "Square", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 39, column: 41, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "Square", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = distinct !DILocation(line: 55, column: 10, scope: !94)
!111 = !{!112, !112, i64 0}
!112 = !{!"vtable pointer", !10, i64 0}
!113 = !DILocation(line: 39, column: 32, scope: !107, inlinedAt: !108)
!114 = !{!115, !52, i64 8}
!115 = !{!"_ZTS6Square", !116, i64 0, !52, i64 8}
!116 = !{!"_ZTS5Shape"}
!117 = !DILocation(line: 56, column: 3, scope: !94)
!118 = !DILocation(line: 56, column: 20, scope: !94)
!119 = !DILocation(line: 44, column: 41, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "Stack", scope: !1, file: !1, line: 44, type: !12, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = distinct !DILocation(line: 44, column: 41, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "Stack", scope: !1, file: !1, line: 44, type: !12, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = distinct !DILocation(line: 56, column: 9, scope: !94)
!124 = !DILocation(line: 44, column: 31, scope: !120, inlinedAt: !121)
!125 = !{!126, !52, i64 8}
!126 = !{!"_ZTS5Stack", !116, i64 0, !52, i64 8}
!127 = !DILocation(line: 57, column: 24, scope: !94)
!128 = !DILocation(line: 58, column: 17, scope: !94)
!129 = !DILocation(line: 58, column: 3, scope: !94)
!130 = !DILocation(line: 58, column: 8, scope: !94)
!131 = !DILocation(line: 59, column: 1, scope: !94)
!132 = distinct !DISubprogram(name: "calls", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 61, column: 40, scope: !132)
!134 = !DILocation(line: 61, column: 38, scope: !132)
!135 = !DILocation(line: 61, column: 58, scope: !132)
!136 = !DILocation(line: 61, column: 50, scope: !132)
!137 = !DILocation(line: 61, column: 73, scope: !132)
!138 = !DILocation(line: 61, column: 63, scope: !132)
!139 = !DILocation(line: 61, column: 65, scope: !132)
!140 = !DILocation(line: 61, column: 31, scope: !132)
!141 = distinct !DISubprogram(name: "recurse_twice", scope: !1, file: !1, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 66, column: 27, scope: !33, inlinedAt: !143)
!143 = distinct !DILocation(line: 64, column: 11, scope: !141)
!144 = !DILocation(line: 79, column: 27, scope: !37, inlinedAt: !145)
!145 = distinct !DILocation(line: 64, column: 24, scope: !141)
!146 = !DILocation(line: 64, column: 22, scope: !141)
!147 = !DILocation(line: 53, column: 27, scope: !41, inlinedAt: !148)
!148 = distinct !DILocation(line: 64, column: 37, scope: !141)
!149 = !DILocation(line: 64, column: 35, scope: !141)
!150 = !DILocation(line: 65, column: 9, scope: !141)
!151 = !DILocation(line: 65, column: 21, scope: !141)
!152 = !DILocation(line: 65, column: 32, scope: !141)
!153 = !DILocation(line: 65, column: 30, scope: !141)
!154 = !DILocation(line: 65, column: 14, scope: !141)
!155 = !DILocation(line: 65, column: 19, scope: !141)
!156 = !DILocation(line: 66, column: 1, scope: !141)
!157 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DILocation(line: 40, column: 62, scope: !157)
!159 = !DILocation(line: 40, column: 68, scope: !157)
!160 = !DILocation(line: 40, column: 76, scope: !157)
!161 = !DILocation(line: 40, column: 55, scope: !157)
!162 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 47, column: 5, scope: !162)
!164 = !DILocation(line: 48, column: 5, scope: !162)
!165 = !DILocation(line: 47, column: 37, scope: !162)
!166 = !DILocation(line: 47, column: 28, scope: !162)
!167 = !DILocation(line: 47, column: 23, scope: !162)
!168 = distinct !{!168, !163, !169, !29, !30}
!169 = !DILocation(line: 47, column: 49, scope: !162)
