; ModuleID = 'queens.cu'
source_filename = "queens.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z6queensPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !11 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = mul nsw i32 %1, %1, !dbg !26
  %13 = icmp slt i32 %11, %12, !dbg !27
  br i1 %13, label %14, label %97, !dbg !27

14:                                               ; preds = %2
  %15 = sdiv i32 %11, %1, !dbg !28
  %16 = mul i32 %15, %1, !dbg !29
  %17 = sub i32 %11, %16, !dbg !29
  %18 = icmp eq i32 %15, %17, !dbg !30
  %19 = add nsw i32 %17, 1
  %20 = icmp eq i32 %15, %19
  %21 = select i1 %18, i1 true, i1 %20, !dbg !31
  %22 = add nsw i32 %17, -1
  %23 = icmp eq i32 %15, %22
  %24 = select i1 %21, i1 true, i1 %23, !dbg !31
  br i1 %24, label %25, label %28, !dbg !31

25:                                               ; preds = %14
  %26 = sext i32 %11 to i64, !dbg !32
  %27 = getelementptr inbounds i32, ptr %0, i64 %26, !dbg !32
  store i32 0, ptr %27, align 4, !dbg !33, !tbaa !7
  br label %97, !dbg !34

28:                                               ; preds = %14
  %29 = shl nsw i32 -1, %1, !dbg !35
  %30 = xor i32 %29, -1, !dbg !35
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3, !dbg !36
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3, !dbg !36
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3, !dbg !36
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3, !dbg !36
  %31 = shl nuw i32 1, %15, !dbg !37
  %32 = shl nuw i32 1, %17, !dbg !38
  %33 = or i32 %32, %31, !dbg !39
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !40
  store i32 %33, ptr %34, align 4, !dbg !41, !tbaa !7
  %35 = shl i32 4, %15, !dbg !42
  %36 = shl i32 2, %17, !dbg !43
  %37 = or i32 %36, %35, !dbg !44
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !45
  store i32 %37, ptr %38, align 4, !dbg !46, !tbaa !7
  %39 = lshr i32 %31, 2, !dbg !47
  %40 = lshr i32 %32, 1, !dbg !48
  %41 = or i32 %40, %39, !dbg !49
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !50
  store i32 %41, ptr %42, align 4, !dbg !51, !tbaa !7
  %43 = or i32 %33, %37, !dbg !52
  %44 = or i32 %43, %41, !dbg !53
  %45 = xor i32 %44, -1, !dbg !54
  %46 = and i32 %45, %30, !dbg !55
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !56
  store i32 %46, ptr %47, align 4, !dbg !57, !tbaa !7
  br label %48, !dbg !58

48:                                               ; preds = %28, %89
  %49 = phi i32 [ 0, %28 ], [ %91, %89 ]
  %50 = phi i32 [ 2, %28 ], [ %90, %89 ]
  br label %51, !dbg !58

51:                                               ; preds = %48, %57
  %52 = phi i32 [ %50, %48 ], [ %58, %57 ]
  %53 = zext nneg i32 %52 to i64, !dbg !59
  %54 = getelementptr inbounds nuw i32, ptr %6, i64 %53, !dbg !59
  %55 = load i32, ptr %54, align 4, !dbg !59, !tbaa !7
  %56 = icmp eq i32 %55, 0, !dbg !60
  br i1 %56, label %57, label %60, !dbg !60

57:                                               ; preds = %51
  %58 = add nsw i32 %52, -1, !dbg !61
  %59 = icmp sgt i32 %52, 2, !dbg !62
  br i1 %59, label %51, label %93, !dbg !58, !llvm.loop !63

60:                                               ; preds = %51
  %61 = sub i32 0, %55, !dbg !67
  %62 = and i32 %55, %61, !dbg !68
  %63 = xor i32 %62, %55, !dbg !69
  store i32 %63, ptr %54, align 4, !dbg !69, !tbaa !7
  %64 = add nuw nsw i32 %52, 1, !dbg !70
  %65 = icmp eq i32 %64, %1, !dbg !71
  br i1 %65, label %66, label %68, !dbg !71

66:                                               ; preds = %60
  %67 = add nsw i32 %49, 1, !dbg !72
  br label %89, !dbg !73, !llvm.loop !63

68:                                               ; preds = %60
  %69 = getelementptr inbounds nuw i32, ptr %3, i64 %53, !dbg !74
  %70 = load i32, ptr %69, align 4, !dbg !74, !tbaa !7
  %71 = or i32 %70, %62, !dbg !75
  %72 = zext nneg i32 %64 to i64, !dbg !76
  %73 = getelementptr inbounds nuw i32, ptr %3, i64 %72, !dbg !76
  store i32 %71, ptr %73, align 4, !dbg !77, !tbaa !7
  %74 = getelementptr inbounds nuw i32, ptr %4, i64 %53, !dbg !78
  %75 = load i32, ptr %74, align 4, !dbg !78, !tbaa !7
  %76 = or i32 %75, %62, !dbg !79
  %77 = shl i32 %76, 1, !dbg !80
  %78 = getelementptr inbounds nuw i32, ptr %4, i64 %72, !dbg !81
  store i32 %77, ptr %78, align 4, !dbg !82, !tbaa !7
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %53, !dbg !83
  %80 = load i32, ptr %79, align 4, !dbg !83, !tbaa !7
  %81 = or i32 %80, %62, !dbg !84
  %82 = lshr i32 %81, 1, !dbg !85
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %72, !dbg !86
  store i32 %82, ptr %83, align 4, !dbg !87, !tbaa !7
  %84 = or i32 %77, %71, !dbg !88
  %85 = or i32 %84, %82, !dbg !89
  %86 = xor i32 %85, -1, !dbg !90
  %87 = and i32 %86, %30, !dbg !91
  %88 = getelementptr inbounds nuw i32, ptr %6, i64 %72, !dbg !92
  store i32 %87, ptr %88, align 4, !dbg !93, !tbaa !7
  br label %89, !dbg !64

89:                                               ; preds = %68, %66
  %90 = phi i32 [ %52, %66 ], [ %64, %68 ], !dbg !94
  %91 = phi i32 [ %67, %66 ], [ %49, %68 ], !dbg !94
  %92 = icmp sgt i32 %90, 1, !dbg !62
  br i1 %92, label %48, label %93, !dbg !58

93:                                               ; preds = %89, %57
  %94 = phi i32 [ %49, %57 ], [ %91, %89 ]
  %95 = sext i32 %11 to i64, !dbg !95
  %96 = getelementptr inbounds i32, ptr %0, i64 %95, !dbg !95
  store i32 %94, ptr %96, align 4, !dbg !96, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3, !dbg !97
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3, !dbg !97
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3, !dbg !97
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3, !dbg !97
  br label %97, !dbg !97

97:                                               ; preds = %25, %93, %2
  ret void, !dbg !97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queens.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "queens", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 14, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 27, scope: !11)
!21 = !DILocation(line: 4, column: 25, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 40, scope: !11)
!25 = !DILocation(line: 4, column: 38, scope: !11)
!26 = !DILocation(line: 5, column: 17, scope: !11)
!27 = !DILocation(line: 5, column: 12, scope: !11)
!28 = !DILocation(line: 6, column: 20, scope: !11)
!29 = !DILocation(line: 6, column: 39, scope: !11)
!30 = !DILocation(line: 7, column: 13, scope: !11)
!31 = !DILocation(line: 7, column: 23, scope: !11)
!32 = !DILocation(line: 8, column: 5, scope: !11)
!33 = !DILocation(line: 8, column: 16, scope: !11)
!34 = !DILocation(line: 9, column: 5, scope: !11)
!35 = !DILocation(line: 11, column: 28, scope: !11)
!36 = !DILocation(line: 12, column: 3, scope: !11)
!37 = !DILocation(line: 14, column: 19, scope: !11)
!38 = !DILocation(line: 14, column: 33, scope: !11)
!39 = !DILocation(line: 14, column: 28, scope: !11)
!40 = !DILocation(line: 14, column: 3, scope: !11)
!41 = !DILocation(line: 14, column: 14, scope: !11)
!42 = !DILocation(line: 15, column: 27, scope: !11)
!43 = !DILocation(line: 15, column: 47, scope: !11)
!44 = !DILocation(line: 15, column: 32, scope: !11)
!45 = !DILocation(line: 15, column: 3, scope: !11)
!46 = !DILocation(line: 15, column: 13, scope: !11)
!47 = !DILocation(line: 16, column: 28, scope: !11)
!48 = !DILocation(line: 16, column: 48, scope: !11)
!49 = !DILocation(line: 16, column: 33, scope: !11)
!50 = !DILocation(line: 16, column: 3, scope: !11)
!51 = !DILocation(line: 16, column: 14, scope: !11)
!52 = !DILocation(line: 17, column: 34, scope: !11)
!53 = !DILocation(line: 17, column: 46, scope: !11)
!54 = !DILocation(line: 17, column: 21, scope: !11)
!55 = !DILocation(line: 17, column: 19, scope: !11)
!56 = !DILocation(line: 17, column: 3, scope: !11)
!57 = !DILocation(line: 17, column: 13, scope: !11)
!58 = !DILocation(line: 18, column: 3, scope: !11)
!59 = !DILocation(line: 19, column: 9, scope: !11)
!60 = !DILocation(line: 19, column: 19, scope: !11)
!61 = !DILocation(line: 20, column: 10, scope: !11)
!62 = !DILocation(line: 18, column: 14, scope: !11)
!63 = distinct !{!63, !58, !64, !65, !66}
!64 = !DILocation(line: 34, column: 3, scope: !11)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 23, column: 34, scope: !11)
!68 = !DILocation(line: 23, column: 32, scope: !11)
!69 = !DILocation(line: 24, column: 15, scope: !11)
!70 = !DILocation(line: 25, column: 13, scope: !11)
!71 = !DILocation(line: 25, column: 17, scope: !11)
!72 = !DILocation(line: 26, column: 12, scope: !11)
!73 = !DILocation(line: 27, column: 7, scope: !11)
!74 = !DILocation(line: 29, column: 22, scope: !11)
!75 = !DILocation(line: 29, column: 33, scope: !11)
!76 = !DILocation(line: 29, column: 5, scope: !11)
!77 = !DILocation(line: 29, column: 20, scope: !11)
!78 = !DILocation(line: 30, column: 22, scope: !11)
!79 = !DILocation(line: 30, column: 32, scope: !11)
!80 = !DILocation(line: 30, column: 41, scope: !11)
!81 = !DILocation(line: 30, column: 5, scope: !11)
!82 = !DILocation(line: 30, column: 19, scope: !11)
!83 = !DILocation(line: 31, column: 23, scope: !11)
!84 = !DILocation(line: 31, column: 34, scope: !11)
!85 = !DILocation(line: 31, column: 43, scope: !11)
!86 = !DILocation(line: 31, column: 5, scope: !11)
!87 = !DILocation(line: 31, column: 20, scope: !11)
!88 = !DILocation(line: 33, column: 36, scope: !11)
!89 = !DILocation(line: 33, column: 48, scope: !11)
!90 = !DILocation(line: 33, column: 23, scope: !11)
!91 = !DILocation(line: 33, column: 21, scope: !11)
!92 = !DILocation(line: 33, column: 5, scope: !11)
!93 = !DILocation(line: 33, column: 15, scope: !11)
!94 = !DILocation(line: 0, scope: !11)
!95 = !DILocation(line: 35, column: 3, scope: !11)
!96 = !DILocation(line: 35, column: 14, scope: !11)
!97 = !DILocation(line: 36, column: 1, scope: !11)
