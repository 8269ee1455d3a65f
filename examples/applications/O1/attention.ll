; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15flash_attentionPKfS0_S0_PfifE2Ks = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ15flash_attentionPKfS0_S0_PfifE2Vs = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15flash_attentionPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = alloca [32 x float], align 4
  %8 = alloca [32 x float], align 4
  %9 = alloca [32 x float], align 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %12 = shl i32 %11, 5, !dbg !21
  %13 = add i32 %12, %10, !dbg !22
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %15 = mul i32 %4, %14, !dbg !26
  %16 = shl i32 %15, 5, !dbg !27
  %17 = zext i32 %16 to i64, !dbg !28
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17, !dbg !28
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5, !dbg !29
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5, !dbg !29
  %19 = icmp slt i32 %13, %4
  %20 = shl nsw i32 %13, 5
  br label %29, !dbg !30

21:                                               ; preds = %36
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %17, !dbg !31
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %17, !dbg !32
  %24 = icmp sgt i32 %4, 0, !dbg !33
  br i1 %24, label %25, label %51, !dbg !34

25:                                               ; preds = %21
  %26 = zext nneg i32 %10 to i64
  %27 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %26
  %28 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %26
  br label %43, !dbg !34

29:                                               ; preds = %6, %36
  %30 = phi i32 [ 0, %6 ], [ %41, %36 ]
  br i1 %19, label %31, label %36, !dbg !35

31:                                               ; preds = %29
  %32 = add nuw nsw i32 %30, %20, !dbg !36
  %33 = sext i32 %32 to i64, !dbg !37
  %34 = getelementptr inbounds float, ptr %18, i64 %33, !dbg !37
  %35 = load float, ptr %34, align 4, !dbg !37, !tbaa !38
  br label %36, !dbg !35

36:                                               ; preds = %29, %31
  %37 = phi contract float [ %35, %31 ], [ 0.000000e+00, %29 ], !dbg !35
  %38 = zext nneg i32 %30 to i64, !dbg !40
  %39 = getelementptr inbounds nuw float, ptr %7, i64 %38, !dbg !40
  store float %37, ptr %39, align 4, !dbg !41, !tbaa !38
  %40 = getelementptr inbounds nuw float, ptr %8, i64 %38, !dbg !42
  store float 0.000000e+00, ptr %40, align 4, !dbg !43, !tbaa !38
  %41 = add nuw nsw i32 %30, 1, !dbg !44
  %42 = icmp eq i32 %41, 32, !dbg !45
  br i1 %42, label %21, label %29, !dbg !30, !llvm.loop !46

43:                                               ; preds = %25, %119
  %44 = phi float [ 0xC6293E5940000000, %25 ], [ %94, %119 ]
  %45 = phi i32 [ 0, %25 ], [ %120, %119 ]
  %46 = phi float [ 0.000000e+00, %25 ], [ %132, %119 ]
  %47 = add nuw nsw i32 %45, %10
  %48 = icmp slt i32 %47, %4
  %49 = shl nsw i32 %47, 5
  %50 = shl nsw i32 %47, 5
  br label %58, !dbg !50

51:                                               ; preds = %119, %21
  %52 = phi float [ 0.000000e+00, %21 ], [ %132, %119 ], !dbg !51
  %53 = icmp slt i32 %13, %4, !dbg !52
  br i1 %53, label %54, label %157, !dbg !52

54:                                               ; preds = %51
  %55 = add i32 %15, %13
  %56 = shl i32 %55, 5
  br label %146, !dbg !53

57:                                               ; preds = %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !54
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #5, !dbg !55
  br label %79, !dbg !56

58:                                               ; preds = %43, %74
  %59 = phi i32 [ 0, %43 ], [ %77, %74 ]
  br i1 %48, label %60, label %65, !dbg !57

60:                                               ; preds = %58
  %61 = add nuw nsw i32 %59, %49, !dbg !58
  %62 = zext nneg i32 %61 to i64, !dbg !59
  %63 = getelementptr inbounds nuw float, ptr %22, i64 %62, !dbg !59
  %64 = load float, ptr %63, align 4, !dbg !59, !tbaa !38
  br label %65, !dbg !57

65:                                               ; preds = %58, %60
  %66 = phi contract float [ %64, %60 ], [ 0.000000e+00, %58 ], !dbg !57
  %67 = zext nneg i32 %59 to i64, !dbg !60
  %68 = getelementptr inbounds nuw float, ptr %27, i64 %67, !dbg !60
  store float %66, ptr %68, align 4, !dbg !61, !tbaa !38
  br i1 %48, label %69, label %74, !dbg !62

69:                                               ; preds = %65
  %70 = add nuw nsw i32 %59, %50, !dbg !63
  %71 = zext nneg i32 %70 to i64, !dbg !64
  %72 = getelementptr inbounds nuw float, ptr %23, i64 %71, !dbg !64
  %73 = load float, ptr %72, align 4, !dbg !64, !tbaa !38
  br label %74, !dbg !62

74:                                               ; preds = %65, %69
  %75 = phi contract float [ %73, %69 ], [ 0.000000e+00, %65 ], !dbg !62
  %76 = getelementptr inbounds nuw float, ptr %28, i64 %67, !dbg !65
  store float %75, ptr %76, align 4, !dbg !66, !tbaa !38
  %77 = add nuw nsw i32 %59, 1, !dbg !67
  %78 = icmp eq i32 %77, 32, !dbg !68
  br i1 %78, label %57, label %58, !dbg !50, !llvm.loop !69

79:                                               ; preds = %57, %87
  %80 = phi i32 [ 0, %57 ], [ %95, %87 ]
  %81 = phi float [ %44, %57 ], [ %94, %87 ]
  %82 = zext nneg i32 %80 to i64
  %83 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Ks to ptr), i64 %82
  br label %97, !dbg !71

84:                                               ; preds = %87
  %85 = fsub contract float %44, %94, !dbg !72
  %86 = tail call contract noundef float @__nv_expf(float noundef %85) #6, !dbg !73
  br label %109, !dbg !77

87:                                               ; preds = %97
  %88 = or disjoint i32 %80, %45, !dbg !78
  %89 = icmp slt i32 %88, %4, !dbg !79
  %90 = fmul contract float %5, %106, !dbg !80
  %91 = select contract i1 %89, float %90, float 0xC6293E5940000000, !dbg !80
  %92 = zext nneg i32 %80 to i64, !dbg !81
  %93 = getelementptr inbounds nuw float, ptr %9, i64 %92, !dbg !81
  store float %91, ptr %93, align 4, !dbg !82, !tbaa !38
  %94 = tail call contract noundef float @__nv_fmaxf(float noundef %81, float noundef %91) #6, !dbg !83
  %95 = add nuw nsw i32 %80, 1, !dbg !86
  %96 = icmp eq i32 %95, 32, !dbg !87
  br i1 %96, label %84, label %79, !dbg !56, !llvm.loop !88

97:                                               ; preds = %79, %97
  %98 = phi i32 [ 0, %79 ], [ %107, %97 ]
  %99 = phi float [ 0.000000e+00, %79 ], [ %106, %97 ]
  %100 = zext nneg i32 %98 to i64, !dbg !90
  %101 = getelementptr inbounds nuw float, ptr %7, i64 %100, !dbg !90
  %102 = load float, ptr %101, align 4, !dbg !90, !tbaa !38
  %103 = getelementptr inbounds nuw float, ptr %83, i64 %100, !dbg !91
  %104 = load float, ptr %103, align 4, !dbg !91, !tbaa !38
  %105 = fmul contract float %102, %104, !dbg !92
  %106 = fadd contract float %99, %105, !dbg !93
  %107 = add nuw nsw i32 %98, 1, !dbg !94
  %108 = icmp eq i32 %107, 32, !dbg !95
  br i1 %108, label %87, label %97, !dbg !71, !llvm.loop !96

109:                                              ; preds = %84, %109
  %110 = phi i32 [ 0, %84 ], [ %115, %109 ]
  %111 = zext nneg i32 %110 to i64, !dbg !98
  %112 = getelementptr inbounds nuw float, ptr %8, i64 %111, !dbg !98
  %113 = load float, ptr %112, align 4, !dbg !99, !tbaa !38
  %114 = fmul contract float %86, %113, !dbg !99
  store float %114, ptr %112, align 4, !dbg !99, !tbaa !38
  %115 = add nuw nsw i32 %110, 1, !dbg !100
  %116 = icmp eq i32 %115, 32, !dbg !101
  br i1 %116, label %117, label %109, !dbg !77, !llvm.loop !102

117:                                              ; preds = %109
  %118 = fmul contract float %46, %86, !dbg !104
  br label %122, !dbg !105

119:                                              ; preds = %131
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !106
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #5, !dbg !107
  %120 = add nuw nsw i32 %45, 32, !dbg !108
  %121 = icmp slt i32 %120, %4, !dbg !33
  br i1 %121, label %43, label %51, !dbg !34, !llvm.loop !109

122:                                              ; preds = %117, %131
  %123 = phi i32 [ %133, %131 ], [ 0, %117 ]
  %124 = phi float [ %132, %131 ], [ %118, %117 ]
  %125 = zext nneg i32 %123 to i64, !dbg !110
  %126 = getelementptr inbounds nuw float, ptr %9, i64 %125, !dbg !110
  %127 = load float, ptr %126, align 4, !dbg !110, !tbaa !38
  %128 = fsub contract float %127, %94, !dbg !111
  %129 = tail call contract noundef float @__nv_expf(float noundef %128) #6, !dbg !112
  %130 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE2Vs to ptr), i64 %125
  br label %135, !dbg !114

131:                                              ; preds = %135
  %132 = fadd contract float %124, %129, !dbg !115
  %133 = add nuw nsw i32 %123, 1, !dbg !116
  %134 = icmp eq i32 %133, 32, !dbg !117
  br i1 %134, label %119, label %122, !dbg !105, !llvm.loop !118

135:                                              ; preds = %122, %135
  %136 = phi i32 [ 0, %122 ], [ %144, %135 ]
  %137 = zext nneg i32 %136 to i64, !dbg !120
  %138 = getelementptr inbounds nuw float, ptr %130, i64 %137, !dbg !120
  %139 = load float, ptr %138, align 4, !dbg !120, !tbaa !38
  %140 = fmul contract float %129, %139, !dbg !121
  %141 = getelementptr inbounds nuw float, ptr %8, i64 %137, !dbg !122
  %142 = load float, ptr %141, align 4, !dbg !123, !tbaa !38
  %143 = fadd contract float %142, %140, !dbg !123
  store float %143, ptr %141, align 4, !dbg !123, !tbaa !38
  %144 = add nuw nsw i32 %136, 1, !dbg !124
  %145 = icmp eq i32 %144, 32, !dbg !125
  br i1 %145, label %131, label %135, !dbg !114, !llvm.loop !126

146:                                              ; preds = %54, %146
  %147 = phi i32 [ 0, %54 ], [ %155, %146 ]
  %148 = zext nneg i32 %147 to i64, !dbg !128
  %149 = getelementptr inbounds nuw float, ptr %8, i64 %148, !dbg !128
  %150 = load float, ptr %149, align 4, !dbg !128, !tbaa !38
  %151 = fdiv contract float %150, %52, !dbg !129
  %152 = add nuw nsw i32 %147, %56, !dbg !130
  %153 = zext i32 %152 to i64, !dbg !131
  %154 = getelementptr inbounds nuw float, ptr %3, i64 %153, !dbg !131
  store float %151, ptr %154, align 4, !dbg !132, !tbaa !38
  %155 = add nuw nsw i32 %147, 1, !dbg !133
  %156 = icmp eq i32 %155, 32, !dbg !134
  br i1 %156, label %157, label %146, !dbg !53, !llvm.loop !135

157:                                              ; preds = %146, %51
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5, !dbg !137
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "attention.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "flash_attention", scope: !1, file: !1, line: 7, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 10, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 10, column: 32, scope: !11)
!21 = !DILocation(line: 10, column: 43, scope: !11)
!22 = !DILocation(line: 10, column: 50, scope: !11)
!23 = !DILocation(line: 67, column: 27, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 11, column: 29, scope: !11)
!26 = !DILocation(line: 11, column: 40, scope: !11)
!27 = !DILocation(line: 11, column: 44, scope: !11)
!28 = !DILocation(line: 11, column: 27, scope: !11)
!29 = !DILocation(line: 14, column: 3, scope: !11)
!30 = !DILocation(line: 15, column: 3, scope: !11)
!31 = !DILocation(line: 12, column: 27, scope: !11)
!32 = !DILocation(line: 13, column: 27, scope: !11)
!33 = !DILocation(line: 20, column: 29, scope: !11)
!34 = !DILocation(line: 20, column: 3, scope: !11)
!35 = !DILocation(line: 16, column: 12, scope: !11)
!36 = !DILocation(line: 16, column: 41, scope: !11)
!37 = !DILocation(line: 16, column: 24, scope: !11)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !9, i64 0}
!40 = !DILocation(line: 16, column: 5, scope: !11)
!41 = !DILocation(line: 16, column: 10, scope: !11)
!42 = !DILocation(line: 17, column: 5, scope: !11)
!43 = !DILocation(line: 17, column: 12, scope: !11)
!44 = !DILocation(line: 15, column: 26, scope: !11)
!45 = !DILocation(line: 15, column: 21, scope: !11)
!46 = distinct !{!46, !30, !47, !48, !49}
!47 = !DILocation(line: 18, column: 3, scope: !11)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 21, column: 5, scope: !11)
!51 = !DILocation(line: 0, scope: !11)
!52 = !DILocation(line: 45, column: 13, scope: !11)
!53 = !DILocation(line: 46, column: 5, scope: !11)
!54 = !DILocation(line: 25, column: 5, scope: !11)
!55 = !DILocation(line: 26, column: 5, scope: !11)
!56 = !DILocation(line: 28, column: 5, scope: !11)
!57 = !DILocation(line: 22, column: 18, scope: !11)
!58 = !DILocation(line: 22, column: 57, scope: !11)
!59 = !DILocation(line: 22, column: 34, scope: !11)
!60 = !DILocation(line: 22, column: 7, scope: !11)
!61 = !DILocation(line: 22, column: 16, scope: !11)
!62 = !DILocation(line: 23, column: 18, scope: !11)
!63 = !DILocation(line: 23, column: 57, scope: !11)
!64 = !DILocation(line: 23, column: 34, scope: !11)
!65 = !DILocation(line: 23, column: 7, scope: !11)
!66 = !DILocation(line: 23, column: 16, scope: !11)
!67 = !DILocation(line: 21, column: 28, scope: !11)
!68 = !DILocation(line: 21, column: 23, scope: !11)
!69 = distinct !{!69, !50, !70, !48, !49}
!70 = !DILocation(line: 24, column: 5, scope: !11)
!71 = !DILocation(line: 30, column: 7, scope: !11)
!72 = !DILocation(line: 34, column: 30, scope: !11)
!73 = !DILocation(line: 113, column: 43, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "expf", scope: !75, file: !75, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!76 = distinct !DILocation(line: 34, column: 20, scope: !11)
!77 = !DILocation(line: 36, column: 5, scope: !11)
!78 = !DILocation(line: 31, column: 24, scope: !11)
!79 = !DILocation(line: 31, column: 28, scope: !11)
!80 = !DILocation(line: 31, column: 18, scope: !11)
!81 = !DILocation(line: 31, column: 7, scope: !11)
!82 = !DILocation(line: 31, column: 16, scope: !11)
!83 = !DILocation(line: 136, column: 55, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "fmaxf", scope: !75, file: !75, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 32, column: 19, scope: !11)
!86 = !DILocation(line: 28, column: 31, scope: !11)
!87 = !DILocation(line: 28, column: 23, scope: !11)
!88 = distinct !{!88, !56, !89, !48, !49}
!89 = !DILocation(line: 33, column: 5, scope: !11)
!90 = !DILocation(line: 30, column: 42, scope: !11)
!91 = !DILocation(line: 30, column: 49, scope: !11)
!92 = !DILocation(line: 30, column: 47, scope: !11)
!93 = !DILocation(line: 30, column: 39, scope: !11)
!94 = !DILocation(line: 30, column: 30, scope: !11)
!95 = !DILocation(line: 30, column: 25, scope: !11)
!96 = distinct !{!96, !71, !97, !48, !49}
!97 = !DILocation(line: 30, column: 56, scope: !11)
!98 = !DILocation(line: 36, column: 33, scope: !11)
!99 = !DILocation(line: 36, column: 40, scope: !11)
!100 = !DILocation(line: 36, column: 28, scope: !11)
!101 = !DILocation(line: 36, column: 23, scope: !11)
!102 = distinct !{!102, !77, !103, !48, !49}
!103 = !DILocation(line: 36, column: 43, scope: !11)
!104 = !DILocation(line: 35, column: 9, scope: !11)
!105 = !DILocation(line: 37, column: 5, scope: !11)
!106 = !DILocation(line: 43, column: 5, scope: !11)
!107 = !DILocation(line: 44, column: 3, scope: !11)
!108 = !DILocation(line: 20, column: 40, scope: !11)
!109 = distinct !{!109, !34, !107, !48, !49}
!110 = !DILocation(line: 38, column: 22, scope: !11)
!111 = !DILocation(line: 38, column: 31, scope: !11)
!112 = !DILocation(line: 113, column: 43, scope: !74, inlinedAt: !113)
!113 = distinct !DILocation(line: 38, column: 17, scope: !11)
!114 = !DILocation(line: 40, column: 7, scope: !11)
!115 = !DILocation(line: 39, column: 11, scope: !11)
!116 = !DILocation(line: 37, column: 31, scope: !11)
!117 = !DILocation(line: 37, column: 23, scope: !11)
!118 = distinct !{!118, !105, !119, !48, !49}
!119 = !DILocation(line: 41, column: 5, scope: !11)
!120 = !DILocation(line: 40, column: 49, scope: !11)
!121 = !DILocation(line: 40, column: 47, scope: !11)
!122 = !DILocation(line: 40, column: 35, scope: !11)
!123 = !DILocation(line: 40, column: 42, scope: !11)
!124 = !DILocation(line: 40, column: 30, scope: !11)
!125 = !DILocation(line: 40, column: 25, scope: !11)
!126 = distinct !{!126, !114, !127, !48, !49}
!127 = !DILocation(line: 40, column: 56, scope: !11)
!128 = !DILocation(line: 46, column: 71, scope: !11)
!129 = !DILocation(line: 46, column: 78, scope: !11)
!130 = !DILocation(line: 46, column: 64, scope: !11)
!131 = !DILocation(line: 46, column: 33, scope: !11)
!132 = !DILocation(line: 46, column: 69, scope: !11)
!133 = !DILocation(line: 46, column: 28, scope: !11)
!134 = !DILocation(line: 46, column: 23, scope: !11)
!135 = distinct !{!135, !53, !136, !48, !49}
!136 = !DILocation(line: 46, column: 80, scope: !11)
!137 = !DILocation(line: 47, column: 1, scope: !11)
