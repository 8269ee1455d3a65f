; ModuleID = 'montgomery.cu'
source_filename = "montgomery.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10montgomeryPKjS0_S0_Pjji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = alloca [10 x i32], align 4
  %8 = alloca [8 x i32], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %11 = mul i32 %9, %10, !dbg !21
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %13 = add i32 %11, %12, !dbg !25
  %14 = icmp slt i32 %13, %5, !dbg !26
  br i1 %14, label %15, label %129, !dbg !26

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4, !dbg !27
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %7, i8 0, i64 40, i1 false), !dbg !28
  %16 = shl nsw i32 %13, 3
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 36
  %19 = load i32, ptr %2, align 4, !tbaa !7
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 28
  br label %22, !dbg !29

22:                                               ; preds = %15, %63
  %23 = phi i32 [ 0, %15 ], [ %72, %63 ]
  %24 = or disjoint i32 %23, %16
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !7
  %28 = zext i32 %27 to i64
  br label %44, !dbg !30

29:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4, !dbg !31
  br label %98, !dbg !32

30:                                               ; preds = %44
  %31 = load i32, ptr %17, align 4, !dbg !33, !tbaa !7
  %32 = zext i32 %31 to i64, !dbg !33
  %33 = add nuw nsw i64 %60, %32, !dbg !34
  %34 = trunc i64 %33 to i32, !dbg !35
  store i32 %34, ptr %17, align 4, !dbg !36, !tbaa !7
  %35 = lshr i64 %33, 32, !dbg !37
  %36 = trunc nuw nsw i64 %35 to i32, !dbg !38
  store i32 %36, ptr %18, align 4, !dbg !39, !tbaa !7
  %37 = load i32, ptr %7, align 4, !dbg !40, !tbaa !7
  %38 = mul i32 %37, %4, !dbg !41
  %39 = zext i32 %38 to i64, !dbg !42
  %40 = mul nuw i64 %39, %20, !dbg !43
  %41 = zext i32 %37 to i64, !dbg !44
  %42 = add nuw i64 %40, %41, !dbg !45
  %43 = lshr i64 %42, 32, !dbg !46
  br label %74, !dbg !47

44:                                               ; preds = %22, %44
  %45 = phi i64 [ 0, %22 ], [ %60, %44 ]
  %46 = phi i32 [ 0, %22 ], [ %61, %44 ]
  %47 = or disjoint i32 %46, %16, !dbg !48
  %48 = sext i32 %47 to i64, !dbg !49
  %49 = getelementptr inbounds i32, ptr %0, i64 %48, !dbg !49
  %50 = load i32, ptr %49, align 4, !dbg !49, !tbaa !7
  %51 = zext i32 %50 to i64, !dbg !49
  %52 = mul nuw i64 %28, %51, !dbg !50
  %53 = zext nneg i32 %46 to i64, !dbg !51
  %54 = getelementptr inbounds nuw i32, ptr %7, i64 %53, !dbg !51
  %55 = load i32, ptr %54, align 4, !dbg !51, !tbaa !7
  %56 = zext i32 %55 to i64, !dbg !51
  %57 = add nuw nsw i64 %45, %56, !dbg !52
  %58 = add nuw i64 %57, %52, !dbg !53
  %59 = trunc i64 %58 to i32, !dbg !54
  store i32 %59, ptr %54, align 4, !dbg !55, !tbaa !7
  %60 = lshr i64 %58, 32, !dbg !56
  %61 = add nuw nsw i32 %46, 1, !dbg !57
  %62 = icmp eq i32 %61, 8, !dbg !58
  br i1 %62, label %30, label %44, !dbg !30, !llvm.loop !59

63:                                               ; preds = %74
  %64 = load i32, ptr %17, align 4, !dbg !63, !tbaa !7
  %65 = zext i32 %64 to i64, !dbg !63
  %66 = add nuw nsw i64 %90, %65, !dbg !64
  %67 = trunc i64 %66 to i32, !dbg !65
  store i32 %67, ptr %21, align 4, !dbg !66, !tbaa !7
  %68 = load i32, ptr %18, align 4, !dbg !67, !tbaa !7
  %69 = lshr i64 %66, 32, !dbg !68
  %70 = trunc nuw nsw i64 %69 to i32, !dbg !69
  %71 = add i32 %68, %70, !dbg !70
  store i32 %71, ptr %17, align 4, !dbg !71, !tbaa !7
  %72 = add nuw nsw i32 %23, 1, !dbg !72
  %73 = icmp eq i32 %72, 8, !dbg !73
  br i1 %73, label %29, label %22, !dbg !29, !llvm.loop !74

74:                                               ; preds = %30, %74
  %75 = phi i64 [ %43, %30 ], [ %90, %74 ]
  %76 = phi i32 [ 1, %30 ], [ %89, %74 ]
  %77 = zext nneg i32 %76 to i64, !dbg !76
  %78 = getelementptr inbounds nuw i32, ptr %2, i64 %77, !dbg !76
  %79 = load i32, ptr %78, align 4, !dbg !76, !tbaa !7
  %80 = zext i32 %79 to i64, !dbg !76
  %81 = mul nuw i64 %80, %39, !dbg !77
  %82 = getelementptr inbounds nuw i32, ptr %7, i64 %77, !dbg !78
  %83 = load i32, ptr %82, align 4, !dbg !78, !tbaa !7
  %84 = zext i32 %83 to i64, !dbg !78
  %85 = add nuw nsw i64 %75, %84, !dbg !79
  %86 = add nuw i64 %85, %81, !dbg !80
  %87 = trunc i64 %86 to i32, !dbg !81
  %88 = getelementptr i8, ptr %82, i64 -4, !dbg !82
  store i32 %87, ptr %88, align 4, !dbg !83, !tbaa !7
  %89 = add nuw nsw i32 %76, 1, !dbg !84
  %90 = lshr i64 %86, 32, !dbg !46
  %91 = icmp eq i32 %89, 8, !dbg !85
  br i1 %91, label %63, label %74, !dbg !47, !llvm.loop !86

92:                                               ; preds = %98
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 32, !dbg !88
  %94 = load i32, ptr %93, align 4, !dbg !88, !tbaa !7
  %95 = icmp ult i32 %94, %115, !dbg !89
  %96 = select i1 %95, ptr %7, ptr %8
  %97 = shl nsw i32 %13, 3
  br label %119, !dbg !90

98:                                               ; preds = %29, %98
  %99 = phi i32 [ 0, %29 ], [ %116, %98 ]
  %100 = phi i32 [ 0, %29 ], [ %115, %98 ]
  %101 = zext nneg i32 %99 to i64, !dbg !91
  %102 = getelementptr inbounds nuw i32, ptr %7, i64 %101, !dbg !91
  %103 = load i32, ptr %102, align 4, !dbg !91, !tbaa !7
  %104 = zext i32 %103 to i64, !dbg !91
  %105 = getelementptr inbounds nuw i32, ptr %2, i64 %101, !dbg !92
  %106 = load i32, ptr %105, align 4, !dbg !92, !tbaa !7
  %107 = zext i32 %106 to i64, !dbg !92
  %108 = zext nneg i32 %100 to i64, !dbg !93
  %109 = add nuw nsw i64 %108, %107, !dbg !94
  %110 = sub nsw i64 %104, %109, !dbg !94
  %111 = trunc i64 %110 to i32, !dbg !95
  %112 = getelementptr inbounds nuw i32, ptr %8, i64 %101, !dbg !96
  store i32 %111, ptr %112, align 4, !dbg !97, !tbaa !7
  %113 = lshr i64 %110, 32, !dbg !98
  %114 = trunc nuw i64 %113 to i32, !dbg !99
  %115 = and i32 %114, 1, !dbg !100
  %116 = add nuw nsw i32 %99, 1, !dbg !101
  %117 = icmp eq i32 %116, 8, !dbg !102
  br i1 %117, label %92, label %98, !dbg !32, !llvm.loop !103

118:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4, !dbg !105
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4, !dbg !105
  br label %129, !dbg !105

119:                                              ; preds = %92, %119
  %120 = phi i32 [ 0, %92 ], [ %127, %119 ]
  %121 = zext nneg i32 %120 to i64, !dbg !106
  %122 = getelementptr inbounds nuw i32, ptr %96, i64 %121, !dbg !106
  %123 = load i32, ptr %122, align 4, !dbg !107, !tbaa !7
  %124 = add nuw nsw i32 %120, %97, !dbg !108
  %125 = sext i32 %124 to i64, !dbg !109
  %126 = getelementptr inbounds i32, ptr %3, i64 %125, !dbg !109
  store i32 %123, ptr %126, align 4, !dbg !110, !tbaa !7
  %127 = add nuw nsw i32 %120, 1, !dbg !111
  %128 = icmp eq i32 %127, 8, !dbg !112
  br i1 %128, label %118, label %119, !dbg !90, !llvm.loop !113

129:                                              ; preds = %6, %118
  ret void, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "montgomery.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "montgomery", scope: !1, file: !1, line: 3, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 6, column: 9, scope: !11)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 7, column: 12, scope: !11)
!29 = !DILocation(line: 8, column: 3, scope: !11)
!30 = !DILocation(line: 10, column: 5, scope: !11)
!31 = !DILocation(line: 30, column: 3, scope: !11)
!32 = !DILocation(line: 31, column: 3, scope: !11)
!33 = !DILocation(line: 15, column: 14, scope: !11)
!34 = !DILocation(line: 15, column: 11, scope: !11)
!35 = !DILocation(line: 16, column: 22, scope: !11)
!36 = !DILocation(line: 16, column: 10, scope: !11)
!37 = !DILocation(line: 17, column: 29, scope: !11)
!38 = !DILocation(line: 17, column: 22, scope: !11)
!39 = !DILocation(line: 17, column: 10, scope: !11)
!40 = !DILocation(line: 19, column: 18, scope: !11)
!41 = !DILocation(line: 19, column: 23, scope: !11)
!42 = !DILocation(line: 20, column: 34, scope: !11)
!43 = !DILocation(line: 20, column: 36, scope: !11)
!44 = !DILocation(line: 20, column: 45, scope: !11)
!45 = !DILocation(line: 20, column: 43, scope: !11)
!46 = !DILocation(line: 0, scope: !11)
!47 = !DILocation(line: 21, column: 5, scope: !11)
!48 = !DILocation(line: 11, column: 44, scope: !11)
!49 = !DILocation(line: 11, column: 36, scope: !11)
!50 = !DILocation(line: 11, column: 49, scope: !11)
!51 = !DILocation(line: 11, column: 66, scope: !11)
!52 = !DILocation(line: 11, column: 64, scope: !11)
!53 = !DILocation(line: 11, column: 13, scope: !11)
!54 = !DILocation(line: 12, column: 24, scope: !11)
!55 = !DILocation(line: 12, column: 12, scope: !11)
!56 = !DILocation(line: 13, column: 13, scope: !11)
!57 = !DILocation(line: 10, column: 29, scope: !11)
!58 = !DILocation(line: 10, column: 23, scope: !11)
!59 = distinct !{!59, !30, !60, !61, !62}
!60 = !DILocation(line: 14, column: 5, scope: !11)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 26, column: 14, scope: !11)
!64 = !DILocation(line: 26, column: 11, scope: !11)
!65 = !DILocation(line: 27, column: 22, scope: !11)
!66 = !DILocation(line: 27, column: 10, scope: !11)
!67 = !DILocation(line: 28, column: 12, scope: !11)
!68 = !DILocation(line: 28, column: 36, scope: !11)
!69 = !DILocation(line: 28, column: 29, scope: !11)
!70 = !DILocation(line: 28, column: 17, scope: !11)
!71 = !DILocation(line: 28, column: 10, scope: !11)
!72 = !DILocation(line: 8, column: 27, scope: !11)
!73 = !DILocation(line: 8, column: 21, scope: !11)
!74 = distinct !{!74, !29, !75, !61, !62}
!75 = !DILocation(line: 29, column: 3, scope: !11)
!76 = !DILocation(line: 22, column: 40, scope: !11)
!77 = !DILocation(line: 22, column: 38, scope: !11)
!78 = !DILocation(line: 22, column: 47, scope: !11)
!79 = !DILocation(line: 22, column: 45, scope: !11)
!80 = !DILocation(line: 22, column: 13, scope: !11)
!81 = !DILocation(line: 23, column: 28, scope: !11)
!82 = !DILocation(line: 23, column: 7, scope: !11)
!83 = !DILocation(line: 23, column: 16, scope: !11)
!84 = !DILocation(line: 21, column: 29, scope: !11)
!85 = !DILocation(line: 21, column: 23, scope: !11)
!86 = distinct !{!86, !47, !87, !61, !62}
!87 = !DILocation(line: 25, column: 5, scope: !11)
!88 = !DILocation(line: 36, column: 15, scope: !11)
!89 = !DILocation(line: 36, column: 20, scope: !11)
!90 = !DILocation(line: 37, column: 3, scope: !11)
!91 = !DILocation(line: 32, column: 48, scope: !11)
!92 = !DILocation(line: 32, column: 55, scope: !11)
!93 = !DILocation(line: 32, column: 62, scope: !11)
!94 = !DILocation(line: 32, column: 60, scope: !11)
!95 = !DILocation(line: 33, column: 28, scope: !11)
!96 = !DILocation(line: 33, column: 5, scope: !11)
!97 = !DILocation(line: 33, column: 16, scope: !11)
!98 = !DILocation(line: 34, column: 27, scope: !11)
!99 = !DILocation(line: 34, column: 24, scope: !11)
!100 = !DILocation(line: 34, column: 34, scope: !11)
!101 = !DILocation(line: 31, column: 27, scope: !11)
!102 = !DILocation(line: 31, column: 21, scope: !11)
!103 = distinct !{!103, !32, !104, !61, !62}
!104 = !DILocation(line: 35, column: 3, scope: !11)
!105 = !DILocation(line: 38, column: 1, scope: !11)
!106 = !DILocation(line: 37, column: 48, scope: !11)
!107 = !DILocation(line: 37, scope: !11)
!108 = !DILocation(line: 37, column: 41, scope: !11)
!109 = !DILocation(line: 37, column: 31, scope: !11)
!110 = !DILocation(line: 37, column: 46, scope: !11)
!111 = !DILocation(line: 37, column: 27, scope: !11)
!112 = !DILocation(line: 37, column: 21, scope: !11)
!113 = distinct !{!113, !90, !114, !61, !62}
!114 = !DILocation(line: 37, column: 71, scope: !11)
