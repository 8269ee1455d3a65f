; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12histogram256PKhPjiE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12histogram256PKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = icmp samesign ult i32 %4, 256, !dbg !18
  br i1 %5, label %6, label %8, !dbg !19

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %17, !dbg !19

8:                                                ; preds = %17, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %11 = mul i32 %9, %10, !dbg !27
  %12 = add i32 %11, %4, !dbg !28
  %13 = icmp slt i32 %12, %2, !dbg !29
  br i1 %13, label %14, label %23, !dbg !30

14:                                               ; preds = %8
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %15, %10
  br label %25, !dbg !30

17:                                               ; preds = %6, %17
  %18 = phi i32 [ %4, %6 ], [ %21, %17 ]
  %19 = zext nneg i32 %18 to i64, !dbg !31
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 %19, !dbg !31
  store i32 0, ptr %20, align 4, !dbg !32, !tbaa !7
  %21 = add nuw nsw i32 %18, %7, !dbg !33
  %22 = icmp samesign ult i32 %21, 256, !dbg !18
  br i1 %22, label %17, label %8, !dbg !19, !llvm.loop !34

23:                                               ; preds = %25, %8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %24 = icmp samesign ult i32 %4, 256, !dbg !39
  br i1 %24, label %36, label %35, !dbg !40

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %12, %14 ], [ %33, %25 ]
  %27 = sext i32 %26 to i64, !dbg !41
  %28 = getelementptr inbounds i8, ptr %0, i64 %27, !dbg !41
  %29 = load i8, ptr %28, align 1, !dbg !41, !tbaa !42
  %30 = zext i8 %29 to i64, !dbg !43
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 %30, !dbg !43
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 4, !dbg !44
  %33 = add i32 %26, %16, !dbg !48
  %34 = icmp slt i32 %33, %2, !dbg !29
  br i1 %34, label %25, label %23, !dbg !30, !llvm.loop !49

35:                                               ; preds = %45, %23
  ret void, !dbg !51

36:                                               ; preds = %23, %45
  %37 = phi i32 [ %46, %45 ], [ %4, %23 ]
  %38 = zext nneg i32 %37 to i64, !dbg !52
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 %38, !dbg !52
  %40 = load i32, ptr %39, align 4, !dbg !52, !tbaa !7
  %41 = icmp eq i32 %40, 0, !dbg !52
  br i1 %41, label %45, label %42, !dbg !52

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %38, !dbg !53
  %44 = atomicrmw add ptr %43, i32 %40 monotonic, align 4, !dbg !54
  br label %45, !dbg !56

45:                                               ; preds = %36, %42
  %46 = add nuw nsw i32 %37, %10, !dbg !57
  %47 = icmp samesign ult i32 %46, 256, !dbg !39
  br i1 %47, label %36, label %35, !dbg !40, !llvm.loop !58
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "histogram.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "histogram256", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 16, scope: !11)
!18 = !DILocation(line: 4, column: 31, scope: !11)
!19 = !DILocation(line: 4, column: 3, scope: !11)
!20 = !DILocation(line: 5, column: 3, scope: !11)
!21 = !DILocation(line: 66, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 6, column: 16, scope: !11)
!24 = !DILocation(line: 79, column: 27, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 6, column: 29, scope: !11)
!27 = !DILocation(line: 6, column: 27, scope: !11)
!28 = !DILocation(line: 6, column: 40, scope: !11)
!29 = !DILocation(line: 6, column: 57, scope: !11)
!30 = !DILocation(line: 6, column: 3, scope: !11)
!31 = !DILocation(line: 4, column: 55, scope: !11)
!32 = !DILocation(line: 4, column: 64, scope: !11)
!33 = !DILocation(line: 4, column: 40, scope: !11)
!34 = distinct !{!34, !19, !35, !36, !37}
!35 = !DILocation(line: 4, column: 66, scope: !11)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 8, column: 3, scope: !11)
!39 = !DILocation(line: 9, column: 31, scope: !11)
!40 = !DILocation(line: 9, column: 3, scope: !11)
!41 = !DILocation(line: 7, column: 22, scope: !11)
!42 = !{!9, !9, i64 0}
!43 = !DILocation(line: 7, column: 16, scope: !11)
!44 = !DILocation(line: 14, column: 1, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "atomicAdd", scope: !46, file: !46, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!47 = distinct !DILocation(line: 7, column: 5, scope: !11)
!48 = !DILocation(line: 6, column: 64, scope: !11)
!49 = distinct !{!49, !30, !50, !36, !37}
!50 = !DILocation(line: 7, column: 34, scope: !11)
!51 = !DILocation(line: 11, column: 1, scope: !11)
!52 = !DILocation(line: 10, column: 9, scope: !11)
!53 = !DILocation(line: 10, column: 30, scope: !11)
!54 = !DILocation(line: 14, column: 1, scope: !45, inlinedAt: !55)
!55 = distinct !DILocation(line: 10, column: 19, scope: !11)
!56 = !DILocation(line: 10, column: 19, scope: !11)
!57 = !DILocation(line: 9, column: 40, scope: !11)
!58 = distinct !{!58, !40, !59, !36, !37}
!59 = !DILocation(line: 10, column: 47, scope: !11)
