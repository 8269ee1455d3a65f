; ModuleID = 'reductions.cu'
source_filename = "reductions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ8warp_sumPKfPfiE5warps = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8grid_sumPKfPfiE1s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8tree_sumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = shl nuw nsw i32 %6, 1, !dbg !24
  %8 = mul i32 %7, %5, !dbg !25
  %9 = add i32 %8, %4, !dbg !26
  %10 = icmp ult i32 %9, %2, !dbg !27
  br i1 %10, label %11, label %15, !dbg !28

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64, !dbg !29
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !29
  %14 = load float, ptr %13, align 4, !dbg !29, !tbaa !30
  br label %15, !dbg !28

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ], !dbg !28
  %17 = add i32 %9, %6, !dbg !32
  %18 = icmp ult i32 %17, %2, !dbg !33
  br i1 %18, label %19, label %24, !dbg !33

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64, !dbg !34
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !34
  %22 = load float, ptr %21, align 4, !dbg !34, !tbaa !30
  %23 = fadd contract float %16, %22, !dbg !35
  br label %24, !dbg !36

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ], !dbg !37
  %26 = zext nneg i32 %4 to i64, !dbg !38
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %26, !dbg !38
  store float %25, ptr %27, align 4, !dbg !39, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %28 = lshr i32 %6, 1, !dbg !41
  %29 = icmp eq i32 %28, 0, !dbg !42
  br i1 %29, label %30, label %32, !dbg !43

30:                                               ; preds = %42, %24
  %31 = icmp eq i32 %4, 0, !dbg !44
  br i1 %31, label %45, label %49, !dbg !44

32:                                               ; preds = %24, %42
  %33 = phi i32 [ %43, %42 ], [ %28, %24 ]
  %34 = icmp samesign ult i32 %4, %33, !dbg !45
  br i1 %34, label %35, label %42, !dbg !45

35:                                               ; preds = %32
  %36 = add nuw nsw i32 %33, %4, !dbg !46
  %37 = zext nneg i32 %36 to i64, !dbg !47
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %37, !dbg !47
  %39 = load float, ptr %38, align 4, !dbg !47, !tbaa !30
  %40 = load float, ptr %27, align 4, !dbg !48, !tbaa !30
  %41 = fadd contract float %39, %40, !dbg !48
  store float %41, ptr %27, align 4, !dbg !48, !tbaa !30
  br label %42, !dbg !49

42:                                               ; preds = %35, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %43 = lshr i32 %33, 1, !dbg !41
  %44 = icmp eq i32 %43, 0, !dbg !42
  br i1 %44, label %30, label %32, !dbg !43, !llvm.loop !51

45:                                               ; preds = %30
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !dbg !55, !tbaa !30
  %47 = zext nneg i32 %5 to i64, !dbg !56
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47, !dbg !56
  store float %46, ptr %48, align 4, !dbg !57, !tbaa !30
  br label %49, !dbg !56

49:                                               ; preds = %45, %30
  ret void, !dbg !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef float @_Z10warp_totalf(float noundef %0) local_unnamed_addr #2 !dbg !59 {
  br label %3, !dbg !60

2:                                                ; preds = %3
  ret float %7, !dbg !61

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %8, %3 ]
  %5 = phi float [ %0, %1 ], [ %7, %3 ]
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %5, i32 %4, i32 31), !dbg !62
  %7 = fadd contract float %5, %6, !dbg !66
  %8 = lshr i32 %4, 1, !dbg !67
  %9 = icmp eq i32 %8, 0, !dbg !68
  br i1 %9, label %2, label %3, !dbg !60, !llvm.loop !69
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8warp_sumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !71 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !72
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %6 = mul i32 %4, %5, !dbg !76
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %8 = add i32 %6, %7, !dbg !79
  %9 = and i32 %7, 31, !dbg !80
  %10 = lshr i32 %7, 5, !dbg !81
  %11 = icmp slt i32 %8, %2, !dbg !82
  br i1 %11, label %12, label %16, !dbg !83

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64, !dbg !84
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !84
  %15 = load float, ptr %14, align 4, !dbg !84, !tbaa !30
  br label %16, !dbg !83

16:                                               ; preds = %3, %12
  %17 = phi float [ %15, %12 ], [ 0.000000e+00, %3 ]
  br label %18, !dbg !85

18:                                               ; preds = %16, %18
  %19 = phi i32 [ %23, %18 ], [ 16, %16 ]
  %20 = phi float [ %22, %18 ], [ %17, %16 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %20, i32 %19, i32 31), !dbg !87
  %22 = fadd contract float %20, %21, !dbg !89
  %23 = lshr i32 %19, 1, !dbg !90
  %24 = icmp eq i32 %23, 0, !dbg !91
  br i1 %24, label %25, label %18, !dbg !85, !llvm.loop !92

25:                                               ; preds = %18
  %26 = icmp eq i32 %9, 0, !dbg !94
  br i1 %26, label %27, label %30, !dbg !94

27:                                               ; preds = %25
  %28 = zext nneg i32 %10 to i64, !dbg !95
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKfPfiE5warps to ptr), i64 %28, !dbg !95
  store float %22, ptr %29, align 4, !dbg !96, !tbaa !30
  br label %30, !dbg !95

30:                                               ; preds = %27, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  %31 = lshr i32 %5, 5, !dbg !98
  %32 = icmp samesign ult i32 %7, %31, !dbg !99
  br i1 %32, label %33, label %37, !dbg !100

33:                                               ; preds = %30
  %34 = zext nneg i32 %9 to i64, !dbg !101
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumPKfPfiE5warps to ptr), i64 %34, !dbg !101
  %36 = load float, ptr %35, align 4, !dbg !101, !tbaa !30
  br label %37, !dbg !100

37:                                               ; preds = %30, %33
  %38 = phi contract float [ %36, %33 ], [ 0.000000e+00, %30 ], !dbg !100
  %39 = icmp eq i32 %10, 0, !dbg !102
  br i1 %39, label %40, label %47, !dbg !102

40:                                               ; preds = %37, %40
  %41 = phi i32 [ %45, %40 ], [ 16, %37 ]
  %42 = phi float [ %44, %40 ], [ %38, %37 ]
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %42, i32 %41, i32 31), !dbg !103
  %44 = fadd contract float %42, %43, !dbg !106
  %45 = lshr i32 %41, 1, !dbg !107
  %46 = icmp eq i32 %45, 0, !dbg !108
  br i1 %46, label %47, label %40, !dbg !109, !llvm.loop !110

47:                                               ; preds = %40, %37
  %48 = phi float [ %38, %37 ], [ %44, %40 ], !dbg !112
  %49 = icmp eq i32 %7, 0, !dbg !113
  br i1 %49, label %50, label %53, !dbg !113

50:                                               ; preds = %47
  %51 = zext nneg i32 %4 to i64, !dbg !114
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %51, !dbg !114
  store float %48, ptr %52, align 4, !dbg !115, !tbaa !30
  br label %53, !dbg !114

53:                                               ; preds = %50, %47
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8grid_sumPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !117 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  %6 = mul i32 %4, %5, !dbg !122
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123
  %8 = add i32 %6, %7, !dbg !125
  %9 = icmp slt i32 %8, %2, !dbg !126
  br i1 %9, label %10, label %13, !dbg !127

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %19, !dbg !127

13:                                               ; preds = %19, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %19 ], !dbg !128
  %15 = zext nneg i32 %7 to i64, !dbg !129
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), i64 %15, !dbg !129
  store float %14, ptr %16, align 4, !dbg !130, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
  %17 = lshr i32 %5, 1, !dbg !132
  %18 = icmp eq i32 %17, 0, !dbg !133
  br i1 %18, label %28, label %30, !dbg !134

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %26, %19 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %25, %19 ]
  %22 = sext i32 %20 to i64, !dbg !135
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !135
  %24 = load float, ptr %23, align 4, !dbg !135, !tbaa !30
  %25 = fadd contract float %21, %24, !dbg !136
  %26 = add i32 %20, %12, !dbg !137
  %27 = icmp slt i32 %26, %2, !dbg !126
  br i1 %27, label %19, label %13, !dbg !127, !llvm.loop !138

28:                                               ; preds = %40, %13
  %29 = icmp eq i32 %7, 0, !dbg !140
  br i1 %29, label %43, label %46, !dbg !140

30:                                               ; preds = %13, %40
  %31 = phi i32 [ %41, %40 ], [ %17, %13 ]
  %32 = icmp samesign ult i32 %7, %31, !dbg !141
  br i1 %32, label %33, label %40, !dbg !141

33:                                               ; preds = %30
  %34 = add nuw nsw i32 %31, %7, !dbg !142
  %35 = zext nneg i32 %34 to i64, !dbg !143
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), i64 %35, !dbg !143
  %37 = load float, ptr %36, align 4, !dbg !143, !tbaa !30
  %38 = load float, ptr %16, align 4, !dbg !144, !tbaa !30
  %39 = fadd contract float %37, %38, !dbg !144
  store float %39, ptr %16, align 4, !dbg !144, !tbaa !30
  br label %40, !dbg !145

40:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !146
  %41 = lshr i32 %31, 1, !dbg !132
  %42 = icmp eq i32 %41, 0, !dbg !133
  br i1 %42, label %28, label %30, !dbg !134, !llvm.loop !147

43:                                               ; preds = %28
  %44 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfiE1s to ptr), align 4, !dbg !149, !tbaa !30
  %45 = atomicrmw fadd ptr %1, float %44 monotonic, align 4, !dbg !150
  br label %46, !dbg !154

46:                                               ; preds = %43, %28
  ret void, !dbg !155
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z11dot_productPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !156 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %7 = mul i32 %5, %6, !dbg !161
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %9 = add i32 %7, %8, !dbg !164
  %10 = icmp slt i32 %9, %3, !dbg !165
  br i1 %10, label %11, label %26, !dbg !166

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %12, %6
  br label %14, !dbg !166

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %9, %11 ], [ %24, %14 ]
  %16 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %17 = sext i32 %15 to i64, !dbg !167
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !167
  %19 = load float, ptr %18, align 4, !dbg !167, !tbaa !30
  %20 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !168
  %21 = load float, ptr %20, align 4, !dbg !168, !tbaa !30
  %22 = fmul contract float %19, %21, !dbg !169
  %23 = fadd contract float %16, %22, !dbg !170
  %24 = add i32 %15, %13, !dbg !171
  %25 = icmp slt i32 %24, %3, !dbg !165
  br i1 %25, label %14, label %26, !dbg !166, !llvm.loop !172

26:                                               ; preds = %14, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ], !dbg !174
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 16, i32 31), !dbg !175
  %29 = fadd contract float %27, %28, !dbg !178
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 8, i32 31), !dbg !175
  %31 = fadd contract float %29, %30, !dbg !178
  %32 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %31, i32 4, i32 31), !dbg !175
  %33 = fadd contract float %31, %32, !dbg !178
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 2, i32 31), !dbg !175
  %35 = fadd contract float %33, %34, !dbg !178
  %36 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %35, i32 1, i32 31), !dbg !175
  %37 = and i32 %8, 31, !dbg !179
  %38 = icmp eq i32 %37, 0, !dbg !180
  br i1 %38, label %39, label %42, !dbg !180

39:                                               ; preds = %26
  %40 = fadd contract float %35, %36, !dbg !178
  %41 = atomicrmw fadd ptr %2, float %40 monotonic, align 4, !dbg !181
  br label %42, !dbg !183

42:                                               ; preds = %39, %26
  ret void, !dbg !184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reductions.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "tree_sum", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 16, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 16, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 7, column: 29, scope: !11)
!24 = !DILocation(line: 7, column: 27, scope: !11)
!25 = !DILocation(line: 7, column: 40, scope: !11)
!26 = !DILocation(line: 7, column: 44, scope: !11)
!27 = !DILocation(line: 8, column: 15, scope: !11)
!28 = !DILocation(line: 8, column: 13, scope: !11)
!29 = !DILocation(line: 8, column: 21, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 9, column: 9, scope: !11)
!33 = !DILocation(line: 9, column: 22, scope: !11)
!34 = !DILocation(line: 9, column: 32, scope: !11)
!35 = !DILocation(line: 9, column: 29, scope: !11)
!36 = !DILocation(line: 9, column: 27, scope: !11)
!37 = !DILocation(line: 0, scope: !11)
!38 = !DILocation(line: 10, column: 3, scope: !11)
!39 = !DILocation(line: 10, column: 8, scope: !11)
!40 = !DILocation(line: 11, column: 3, scope: !11)
!41 = !DILocation(line: 12, scope: !11)
!42 = !DILocation(line: 12, column: 45, scope: !11)
!43 = !DILocation(line: 12, column: 3, scope: !11)
!44 = !DILocation(line: 16, column: 9, scope: !11)
!45 = !DILocation(line: 13, column: 11, scope: !11)
!46 = !DILocation(line: 13, column: 31, scope: !11)
!47 = !DILocation(line: 13, column: 27, scope: !11)
!48 = !DILocation(line: 13, column: 24, scope: !11)
!49 = !DILocation(line: 13, column: 19, scope: !11)
!50 = !DILocation(line: 14, column: 5, scope: !11)
!51 = distinct !{!51, !43, !52, !53, !54}
!52 = !DILocation(line: 15, column: 3, scope: !11)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 16, column: 37, scope: !11)
!56 = !DILocation(line: 16, column: 15, scope: !11)
!57 = !DILocation(line: 16, column: 35, scope: !11)
!58 = !DILocation(line: 17, column: 1, scope: !11)
!59 = distinct !DISubprogram(name: "warp_total", scope: !1, file: !1, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 20, column: 3, scope: !59)
!61 = !DILocation(line: 22, column: 3, scope: !59)
!62 = !DILocation(line: 180, column: 22, scope: !63, inlinedAt: !65)
!63 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !64, file: !64, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!65 = distinct !DILocation(line: 21, column: 10, scope: !59)
!66 = !DILocation(line: 21, column: 7, scope: !59)
!67 = !DILocation(line: 20, column: 54, scope: !59)
!68 = !DILocation(line: 20, column: 42, scope: !59)
!69 = distinct !{!69, !60, !70, !53, !54}
!70 = !DILocation(line: 21, column: 48, scope: !59)
!71 = distinct !DISubprogram(name: "warp_sum", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !73)
!73 = distinct !DILocation(line: 28, column: 11, scope: !71)
!74 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !75)
!75 = distinct !DILocation(line: 28, column: 24, scope: !71)
!76 = !DILocation(line: 28, column: 22, scope: !71)
!77 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !78)
!78 = distinct !DILocation(line: 28, column: 37, scope: !71)
!79 = !DILocation(line: 28, column: 35, scope: !71)
!80 = !DILocation(line: 29, column: 26, scope: !71)
!81 = !DILocation(line: 29, column: 57, scope: !71)
!82 = !DILocation(line: 30, column: 26, scope: !71)
!83 = !DILocation(line: 30, column: 24, scope: !71)
!84 = !DILocation(line: 30, column: 32, scope: !71)
!85 = !DILocation(line: 20, column: 3, scope: !59, inlinedAt: !86)
!86 = distinct !DILocation(line: 30, column: 13, scope: !71)
!87 = !DILocation(line: 180, column: 22, scope: !63, inlinedAt: !88)
!88 = distinct !DILocation(line: 21, column: 10, scope: !59, inlinedAt: !86)
!89 = !DILocation(line: 21, column: 7, scope: !59, inlinedAt: !86)
!90 = !DILocation(line: 20, column: 54, scope: !59, inlinedAt: !86)
!91 = !DILocation(line: 20, column: 42, scope: !59, inlinedAt: !86)
!92 = distinct !{!92, !85, !93, !53, !54}
!93 = !DILocation(line: 21, column: 48, scope: !59, inlinedAt: !86)
!94 = !DILocation(line: 31, column: 12, scope: !71)
!95 = !DILocation(line: 31, column: 18, scope: !71)
!96 = !DILocation(line: 31, column: 30, scope: !71)
!97 = !DILocation(line: 32, column: 3, scope: !71)
!98 = !DILocation(line: 33, column: 32, scope: !71)
!99 = !DILocation(line: 33, column: 19, scope: !71)
!100 = !DILocation(line: 33, column: 7, scope: !71)
!101 = !DILocation(line: 33, column: 45, scope: !71)
!102 = !DILocation(line: 34, column: 12, scope: !71)
!103 = !DILocation(line: 180, column: 22, scope: !63, inlinedAt: !104)
!104 = distinct !DILocation(line: 21, column: 10, scope: !59, inlinedAt: !105)
!105 = distinct !DILocation(line: 34, column: 22, scope: !71)
!106 = !DILocation(line: 21, column: 7, scope: !59, inlinedAt: !105)
!107 = !DILocation(line: 20, column: 54, scope: !59, inlinedAt: !105)
!108 = !DILocation(line: 20, column: 42, scope: !59, inlinedAt: !105)
!109 = !DILocation(line: 20, column: 3, scope: !59, inlinedAt: !105)
!110 = distinct !{!110, !109, !111, !53, !54}
!111 = !DILocation(line: 21, column: 48, scope: !59, inlinedAt: !105)
!112 = !DILocation(line: 0, scope: !71)
!113 = !DILocation(line: 35, column: 19, scope: !71)
!114 = !DILocation(line: 35, column: 25, scope: !71)
!115 = !DILocation(line: 35, column: 45, scope: !71)
!116 = !DILocation(line: 36, column: 1, scope: !71)
!117 = distinct !DISubprogram(name: "grid_sum", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !119)
!119 = distinct !DILocation(line: 42, column: 16, scope: !117)
!120 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !121)
!121 = distinct !DILocation(line: 42, column: 29, scope: !117)
!122 = !DILocation(line: 42, column: 27, scope: !117)
!123 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !124)
!124 = distinct !DILocation(line: 42, column: 42, scope: !117)
!125 = !DILocation(line: 42, column: 40, scope: !117)
!126 = !DILocation(line: 42, column: 57, scope: !117)
!127 = !DILocation(line: 42, column: 3, scope: !117)
!128 = !DILocation(line: 0, scope: !117)
!129 = !DILocation(line: 44, column: 3, scope: !117)
!130 = !DILocation(line: 44, column: 18, scope: !117)
!131 = !DILocation(line: 45, column: 3, scope: !117)
!132 = !DILocation(line: 46, scope: !117)
!133 = !DILocation(line: 46, column: 40, scope: !117)
!134 = !DILocation(line: 46, column: 3, scope: !117)
!135 = !DILocation(line: 43, column: 10, scope: !117)
!136 = !DILocation(line: 43, column: 7, scope: !117)
!137 = !DILocation(line: 42, column: 64, scope: !117)
!138 = distinct !{!138, !127, !139, !53, !54}
!139 = !DILocation(line: 43, column: 13, scope: !117)
!140 = !DILocation(line: 50, column: 19, scope: !117)
!141 = !DILocation(line: 47, column: 21, scope: !117)
!142 = !DILocation(line: 47, column: 61, scope: !117)
!143 = !DILocation(line: 47, column: 47, scope: !117)
!144 = !DILocation(line: 47, column: 44, scope: !117)
!145 = !DILocation(line: 47, column: 29, scope: !117)
!146 = !DILocation(line: 48, column: 5, scope: !117)
!147 = distinct !{!147, !134, !148, !53, !54}
!148 = !DILocation(line: 49, column: 3, scope: !117)
!149 = !DILocation(line: 50, column: 42, scope: !117)
!150 = !DILocation(line: 15, column: 1, scope: !151, inlinedAt: !153)
!151 = distinct !DISubprogram(name: "atomicAdd", scope: !152, file: !152, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!153 = distinct !DILocation(line: 50, column: 25, scope: !117)
!154 = !DILocation(line: 50, column: 25, scope: !117)
!155 = !DILocation(line: 51, column: 1, scope: !117)
!156 = distinct !DISubprogram(name: "dot_product", scope: !1, file: !1, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !158)
!158 = distinct !DILocation(line: 56, column: 16, scope: !156)
!159 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !160)
!160 = distinct !DILocation(line: 56, column: 29, scope: !156)
!161 = !DILocation(line: 56, column: 27, scope: !156)
!162 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !163)
!163 = distinct !DILocation(line: 56, column: 42, scope: !156)
!164 = !DILocation(line: 56, column: 40, scope: !156)
!165 = !DILocation(line: 56, column: 57, scope: !156)
!166 = !DILocation(line: 56, column: 3, scope: !156)
!167 = !DILocation(line: 57, column: 10, scope: !156)
!168 = !DILocation(line: 57, column: 17, scope: !156)
!169 = !DILocation(line: 57, column: 15, scope: !156)
!170 = !DILocation(line: 57, column: 7, scope: !156)
!171 = !DILocation(line: 56, column: 64, scope: !156)
!172 = distinct !{!172, !166, !173, !53, !54}
!173 = !DILocation(line: 57, column: 20, scope: !156)
!174 = !DILocation(line: 0, scope: !156)
!175 = !DILocation(line: 182, column: 22, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !64, file: !64, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = distinct !DILocation(line: 59, column: 50, scope: !156)
!178 = !DILocation(line: 59, column: 47, scope: !156)
!179 = !DILocation(line: 60, column: 20, scope: !156)
!180 = !DILocation(line: 60, column: 26, scope: !156)
!181 = !DILocation(line: 15, column: 1, scope: !151, inlinedAt: !182)
!182 = distinct !DILocation(line: 60, column: 32, scope: !156)
!183 = !DILocation(line: 60, column: 32, scope: !156)
!184 = !DILocation(line: 61, column: 1, scope: !156)
