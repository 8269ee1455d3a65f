; ModuleID = 'backprop.cu'
source_filename = "backprop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13layer_forwardPKfPfS1_iE4node = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13layer_forwardPKfPfS1_iE6matrix = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13layer_forwardPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %7 = add nsw i32 %3, 1, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !22
  %9 = shl nuw nsw i32 %8, 4, !dbg !25
  %10 = add nuw nsw i32 %6, 1, !dbg !26
  %11 = add nuw nsw i32 %10, %9, !dbg !27
  %12 = mul i32 %7, %11, !dbg !28
  %13 = add nuw nsw i32 %5, 1, !dbg !29
  %14 = add i32 %13, %12, !dbg !30
  %15 = icmp eq i32 %5, 0, !dbg !31
  br i1 %15, label %16, label %22, !dbg !31

16:                                               ; preds = %4
  %17 = zext nneg i32 %11 to i64, !dbg !32
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17, !dbg !32
  %19 = load float, ptr %18, align 4, !dbg !32, !tbaa !33
  %20 = zext nneg i32 %6 to i64, !dbg !35
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 %20, !dbg !35
  store float %19, ptr %21, align 4, !dbg !36, !tbaa !33
  br label %22, !dbg !35

22:                                               ; preds = %16, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %23 = sext i32 %14 to i64, !dbg !38
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !38
  %25 = load float, ptr %24, align 4, !dbg !38, !tbaa !33
  %26 = zext nneg i32 %6 to i64, !dbg !39
  %27 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %26, !dbg !39
  %28 = zext nneg i32 %5 to i64, !dbg !39
  %29 = getelementptr inbounds nuw float, ptr %27, i64 %28, !dbg !39
  store float %25, ptr %29, align 4, !dbg !40, !tbaa !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !41
  %30 = load float, ptr %29, align 4, !dbg !42, !tbaa !33
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 %26, !dbg !43
  %32 = load float, ptr %31, align 4, !dbg !43, !tbaa !33
  %33 = fmul contract float %30, %32, !dbg !44
  store float %33, ptr %29, align 4, !dbg !45, !tbaa !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %28, !dbg !47
  br label %37, !dbg !48

35:                                               ; preds = %51
  %36 = load float, ptr %29, align 4, !dbg !49, !tbaa !33
  store float %36, ptr %24, align 4, !dbg !50, !tbaa !33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  br i1 %15, label %54, label %62, !dbg !52

37:                                               ; preds = %22, %51
  %38 = phi i32 [ 1, %22 ], [ %52, %51 ]
  %39 = shl nuw nsw i32 1, %38, !dbg !53
  %40 = add nuw nsw i32 %39, 1023, !dbg !54
  %41 = and i32 %40, %6, !dbg !54
  %42 = icmp eq i32 %41, 0, !dbg !54
  br i1 %42, label %43, label %51, !dbg !54

43:                                               ; preds = %37
  %44 = load float, ptr %29, align 4, !dbg !55, !tbaa !33
  %45 = lshr exact i32 %39, 1, !dbg !56
  %46 = add nuw nsw i32 %45, %6, !dbg !57
  %47 = zext nneg i32 %46 to i64, !dbg !58
  %48 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %47, !dbg !58
  %49 = load float, ptr %48, align 4, !dbg !58, !tbaa !33
  %50 = fadd contract float %44, %49, !dbg !59
  store float %50, ptr %29, align 4, !dbg !60, !tbaa !33
  br label %51, !dbg !61

51:                                               ; preds = %43, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %52 = add nuw nsw i32 %38, 1, !dbg !63
  %53 = icmp eq i32 %52, 5, !dbg !64
  br i1 %53, label %35, label %37, !dbg !48, !llvm.loop !65

54:                                               ; preds = %35
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %28, !dbg !69
  %56 = getelementptr inbounds nuw float, ptr %55, i64 %26, !dbg !69
  %57 = load float, ptr %56, align 4, !dbg !69, !tbaa !33
  %58 = mul i32 %3, %8, !dbg !70
  %59 = add i32 %58, %6, !dbg !71
  %60 = zext i32 %59 to i64, !dbg !72
  %61 = getelementptr inbounds nuw float, ptr %2, i64 %60, !dbg !72
  store float %57, ptr %61, align 4, !dbg !73, !tbaa !33
  br label %62, !dbg !72

62:                                               ; preds = %54, %35
  ret void, !dbg !74
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "backprop.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "layer_forward", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 12, scope: !11)
!18 = !DILocation(line: 54, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 30, scope: !11)
!21 = !DILocation(line: 7, column: 19, scope: !11)
!22 = !DILocation(line: 67, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 7, column: 32, scope: !11)
!25 = !DILocation(line: 7, column: 30, scope: !11)
!26 = !DILocation(line: 7, column: 43, scope: !11)
!27 = !DILocation(line: 7, column: 48, scope: !11)
!28 = !DILocation(line: 7, column: 24, scope: !11)
!29 = !DILocation(line: 7, column: 53, scope: !11)
!30 = !DILocation(line: 7, column: 58, scope: !11)
!31 = !DILocation(line: 8, column: 10, scope: !11)
!32 = !DILocation(line: 8, column: 27, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 8, column: 16, scope: !11)
!36 = !DILocation(line: 8, column: 25, scope: !11)
!37 = !DILocation(line: 9, column: 3, scope: !11)
!38 = !DILocation(line: 10, column: 20, scope: !11)
!39 = !DILocation(line: 10, column: 3, scope: !11)
!40 = !DILocation(line: 10, column: 18, scope: !11)
!41 = !DILocation(line: 11, column: 3, scope: !11)
!42 = !DILocation(line: 12, column: 20, scope: !11)
!43 = !DILocation(line: 12, column: 37, scope: !11)
!44 = !DILocation(line: 12, column: 35, scope: !11)
!45 = !DILocation(line: 12, column: 18, scope: !11)
!46 = !DILocation(line: 13, column: 3, scope: !11)
!47 = !DILocation(line: 14, column: 8, scope: !11)
!48 = !DILocation(line: 14, column: 3, scope: !11)
!49 = !DILocation(line: 19, column: 17, scope: !11)
!50 = !DILocation(line: 19, column: 15, scope: !11)
!51 = !DILocation(line: 20, column: 3, scope: !11)
!52 = !DILocation(line: 21, column: 10, scope: !11)
!53 = !DILocation(line: 15, column: 19, scope: !11)
!54 = !DILocation(line: 16, column: 20, scope: !11)
!55 = !DILocation(line: 16, column: 43, scope: !11)
!56 = !DILocation(line: 16, column: 78, scope: !11)
!57 = !DILocation(line: 16, column: 70, scope: !11)
!58 = !DILocation(line: 16, column: 60, scope: !11)
!59 = !DILocation(line: 16, column: 58, scope: !11)
!60 = !DILocation(line: 16, column: 41, scope: !11)
!61 = !DILocation(line: 16, column: 26, scope: !11)
!62 = !DILocation(line: 17, column: 5, scope: !11)
!63 = !DILocation(line: 14, column: 27, scope: !11)
!64 = !DILocation(line: 14, column: 21, scope: !11)
!65 = distinct !{!65, !48, !66, !67, !68}
!66 = !DILocation(line: 18, column: 3, scope: !11)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 21, column: 51, scope: !11)
!70 = !DILocation(line: 21, column: 35, scope: !11)
!71 = !DILocation(line: 21, column: 43, scope: !11)
!72 = !DILocation(line: 21, column: 16, scope: !11)
!73 = !DILocation(line: 21, column: 49, scope: !11)
!74 = !DILocation(line: 22, column: 1, scope: !11)
