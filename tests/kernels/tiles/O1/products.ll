; ModuleID = 'products.cu'
source_filename = "products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12gemm_columnsE2as = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ12gemm_columnsE2bs = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_columns(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = alloca [8 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %10 = and i32 %9, 63, !dbg !18
  %11 = lshr i32 %9, 6, !dbg !19
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !20
  %13 = shl nuw nsw i32 %12, 6, !dbg !23
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %15 = shl i32 %14, 6, !dbg !27
  %16 = mul i32 %3, %13, !dbg !28
  %17 = add i32 %16, %15, !dbg !29
  %18 = zext i32 %17 to i64, !dbg !30
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %18, !dbg !30
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7, !dbg !31
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %8, i8 0, i64 32, i1 false), !dbg !32
  %20 = icmp sgt i32 %4, 0, !dbg !33
  br i1 %20, label %21, label %42, !dbg !34

21:                                               ; preds = %7
  %22 = zext i32 %15 to i64, !dbg !35
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %22, !dbg !35
  %24 = mul i32 %4, %13, !dbg !36
  %25 = zext i32 %24 to i64, !dbg !37
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %25, !dbg !37
  %27 = and i32 %9, 7, !dbg !38
  %28 = lshr i32 %9, 3, !dbg !39
  %29 = mul nuw nsw i32 %4, %28
  %30 = add nuw nsw i32 %29, %27
  %31 = zext nneg i32 %30 to i64
  %32 = zext nneg i32 %9 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %32
  %34 = mul nsw i32 %3, %11
  %35 = add nsw i32 %34, %10
  %36 = sext i32 %35 to i64
  %37 = and i32 %9, 960
  %38 = zext nneg i32 %9 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 %38
  %40 = shl nsw i32 %3, 3
  %41 = sext i32 %40 to i64
  br label %44, !dbg !34

42:                                               ; preds = %52, %7
  %43 = shl nuw nsw i32 %11, 3
  br label %83, !dbg !40

44:                                               ; preds = %21, %52
  %45 = phi ptr [ %26, %21 ], [ %53, %52 ]
  %46 = phi ptr [ %23, %21 ], [ %54, %52 ]
  %47 = phi i32 [ 0, %21 ], [ %55, %52 ]
  %48 = getelementptr inbounds nuw float, ptr %45, i64 %31, !dbg !41
  %49 = load float, ptr %48, align 4, !dbg !41, !tbaa !42
  store float %49, ptr %33, align 4, !dbg !44, !tbaa !42
  %50 = getelementptr inbounds float, ptr %46, i64 %36, !dbg !45
  %51 = load float, ptr %50, align 4, !dbg !45, !tbaa !42
  store float %51, ptr %39, align 4, !dbg !46, !tbaa !42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  br label %57, !dbg !48

52:                                               ; preds = %65
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 32, !dbg !49
  %54 = getelementptr inbounds float, ptr %46, i64 %41, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %55 = add nuw nsw i32 %47, 8, !dbg !52
  %56 = icmp slt i32 %55, %4, !dbg !33
  br i1 %56, label %44, label %42, !dbg !34, !llvm.loop !53

57:                                               ; preds = %44, %65
  %58 = phi i32 [ 0, %44 ], [ %66, %65 ]
  %59 = shl nuw nsw i32 %58, 6, !dbg !57
  %60 = or disjoint i32 %59, %10, !dbg !58
  %61 = zext nneg i32 %60 to i64, !dbg !59
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 %61, !dbg !59
  %63 = load float, ptr %62, align 4, !dbg !59, !tbaa !42
  %64 = add nuw nsw i32 %37, %58, !dbg !60
  br label %68, !dbg !61

65:                                               ; preds = %68
  %66 = add nuw nsw i32 %58, 1, !dbg !62
  %67 = icmp eq i32 %66, 8, !dbg !63
  br i1 %67, label %52, label %57, !dbg !48, !llvm.loop !64

68:                                               ; preds = %57, %68
  %69 = phi i32 [ 0, %57 ], [ %80, %68 ]
  %70 = shl nuw nsw i32 %69, 3, !dbg !66
  %71 = add nuw nsw i32 %70, %64
  %72 = zext nneg i32 %71 to i64, !dbg !67
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 %72, !dbg !67
  %74 = load float, ptr %73, align 4, !dbg !67, !tbaa !42
  %75 = fmul contract float %63, %74, !dbg !68
  %76 = zext nneg i32 %69 to i64, !dbg !69
  %77 = getelementptr inbounds nuw float, ptr %8, i64 %76, !dbg !69
  %78 = load float, ptr %77, align 4, !dbg !70, !tbaa !42
  %79 = fadd contract float %78, %75, !dbg !70
  store float %79, ptr %77, align 4, !dbg !70, !tbaa !42
  %80 = add nuw nsw i32 %69, 1, !dbg !71
  %81 = icmp eq i32 %80, 8, !dbg !72
  br i1 %81, label %65, label %68, !dbg !61, !llvm.loop !73

82:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7, !dbg !75
  ret void, !dbg !75

83:                                               ; preds = %42, %83
  %84 = phi i32 [ 0, %42 ], [ %97, %83 ]
  %85 = add nuw nsw i32 %84, %43, !dbg !76
  %86 = mul nsw i32 %85, %3, !dbg !77
  %87 = add nsw i32 %86, %10, !dbg !78
  %88 = sext i32 %87 to i64, !dbg !79
  %89 = getelementptr inbounds float, ptr %19, i64 %88, !dbg !79
  %90 = zext nneg i32 %84 to i64, !dbg !80
  %91 = getelementptr inbounds nuw float, ptr %8, i64 %90, !dbg !80
  %92 = load float, ptr %91, align 4, !dbg !80, !tbaa !42
  %93 = fmul contract float %5, %92, !dbg !81
  %94 = load float, ptr %89, align 4, !dbg !82, !tbaa !42
  %95 = fmul contract float %6, %94, !dbg !83
  %96 = fadd contract float %93, %95, !dbg !84
  store float %96, ptr %89, align 4, !dbg !85, !tbaa !42
  %97 = add nuw nsw i32 %84, 1, !dbg !86
  %98 = icmp eq i32 %97, 8, !dbg !87
  br i1 %98, label %82, label %83, !dbg !40, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @columns_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 !dbg !90 {
  %8 = add nsw i32 %4, -2, !dbg !91
  %9 = add nsw i32 %5, -2, !dbg !92
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !93
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !95
  %12 = mul i32 %10, %11, !dbg !98
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %14 = add i32 %12, %13, !dbg !101
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !102
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !104
  %17 = mul nsw i32 %9, %8, !dbg !107
  %18 = icmp slt i32 %14, %17, !dbg !108
  br i1 %18, label %19, label %66, !dbg !108

19:                                               ; preds = %7
  %20 = sdiv i32 %14, %9, !dbg !109
  %21 = mul i32 %20, %9, !dbg !110
  %22 = sub i32 %14, %21, !dbg !110
  %23 = icmp sgt i32 %3, 0, !dbg !111
  br i1 %23, label %24, label %30, !dbg !112

24:                                               ; preds = %19
  %25 = mul i32 %3, 9
  %26 = mul i32 %3, %15, !dbg !113
  %27 = mul nuw nsw i32 %3, %16
  %28 = mul i32 %26, 9
  %29 = tail call i32 @llvm.smax.i32(i32 %25, i32 1), !dbg !112
  br label %39, !dbg !112

30:                                               ; preds = %39, %19
  %31 = phi float [ 0.000000e+00, %19 ], [ %63, %39 ], !dbg !114
  %32 = mul nsw i32 %6, %16, !dbg !115
  %33 = add nsw i32 %32, %15, !dbg !116
  %34 = mul i32 %9, %8, !dbg !117
  %35 = mul i32 %34, %33, !dbg !118
  %36 = add nsw i32 %35, %14, !dbg !119
  %37 = sext i32 %36 to i64, !dbg !120
  %38 = getelementptr inbounds float, ptr %2, i64 %37, !dbg !120
  store float %31, ptr %38, align 4, !dbg !121, !tbaa !42
  br label %66, !dbg !122

39:                                               ; preds = %24, %39
  %40 = phi float [ 0.000000e+00, %24 ], [ %63, %39 ]
  %41 = phi i32 [ 0, %24 ], [ %64, %39 ]
  %42 = freeze i32 %41, !dbg !123
  %43 = udiv i32 %42, 9, !dbg !123
  %44 = add nuw nsw i32 %43, %27, !dbg !124
  %45 = mul i32 %43, 9, !dbg !125
  %46 = sub i32 %42, %45, !dbg !125
  %47 = udiv i32 %46, 3, !dbg !126
  %48 = add nsw i32 %47, %20, !dbg !127
  %49 = urem i32 %41, 3, !dbg !128
  %50 = add nsw i32 %49, %22, !dbg !129
  %51 = add nsw i32 %41, %28, !dbg !130
  %52 = sext i32 %51 to i64, !dbg !131
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !131
  %54 = load float, ptr %53, align 4, !dbg !131, !tbaa !42
  %55 = mul nsw i32 %44, %4, !dbg !132
  %56 = add nsw i32 %48, %55, !dbg !133
  %57 = mul nsw i32 %56, %5, !dbg !134
  %58 = add nsw i32 %50, %57, !dbg !135
  %59 = sext i32 %58 to i64, !dbg !136
  %60 = getelementptr inbounds float, ptr %0, i64 %59, !dbg !136
  %61 = load float, ptr %60, align 4, !dbg !136, !tbaa !42
  %62 = fmul contract float %54, %61, !dbg !137
  %63 = fadd contract float %40, %62, !dbg !138
  %64 = add nuw nsw i32 %41, 1, !dbg !139
  %65 = icmp eq i32 %64, %29, !dbg !111
  br i1 %65, label %30, label %39, !dbg !112, !llvm.loop !140

66:                                               ; preds = %7, %30
  ret void, !dbg !122
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gemm_guarded_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 !dbg !142 {
  %7 = alloca [4 x float], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %9 = shl i32 %8, 5, !dbg !145
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %11 = add i32 %9, %10, !dbg !148
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !149
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151
  %14 = shl nuw nsw i32 %12, 5, !dbg !154
  %15 = shl nuw nsw i32 %13, 2, !dbg !154
  %16 = add nuw nsw i32 %14, %15, !dbg !154
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7, !dbg !155
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %7, i8 0, i64 16, i1 false), !dbg !156
  %17 = icmp sge i32 %11, %4, !dbg !157
  %18 = icmp slt i32 %5, 1
  %19 = or i1 %18, %17, !dbg !157
  br i1 %19, label %20, label %21, !dbg !157

20:                                               ; preds = %28, %6
  br label %50, !dbg !158

21:                                               ; preds = %6, %28
  %22 = phi i32 [ %29, %28 ], [ 0, %6 ]
  %23 = mul nsw i32 %22, %4, !dbg !159
  %24 = add nsw i32 %23, %11, !dbg !160
  %25 = sext i32 %24 to i64, !dbg !161
  %26 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !161
  %27 = load float, ptr %26, align 4, !dbg !161, !tbaa !42
  br label %31, !dbg !162

28:                                               ; preds = %46
  %29 = add nuw nsw i32 %22, 1, !dbg !163
  %30 = icmp eq i32 %29, %5, !dbg !164
  br i1 %30, label %20, label %21, !dbg !165, !llvm.loop !166

31:                                               ; preds = %21, %46
  %32 = phi i32 [ 0, %21 ], [ %47, %46 ]
  %33 = or disjoint i32 %32, %16, !dbg !168
  %34 = icmp slt i32 %33, %3, !dbg !169
  br i1 %34, label %35, label %46, !dbg !169

35:                                               ; preds = %31
  %36 = mul nuw nsw i32 %33, %5, !dbg !170
  %37 = add nuw nsw i32 %36, %22, !dbg !171
  %38 = zext nneg i32 %37 to i64, !dbg !172
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38, !dbg !172
  %40 = load float, ptr %39, align 4, !dbg !172, !tbaa !42
  %41 = fmul contract float %27, %40, !dbg !173
  %42 = zext nneg i32 %32 to i64, !dbg !174
  %43 = getelementptr inbounds nuw float, ptr %7, i64 %42, !dbg !174
  %44 = load float, ptr %43, align 4, !dbg !175, !tbaa !42
  %45 = fadd contract float %44, %41, !dbg !175
  store float %45, ptr %43, align 4, !dbg !175, !tbaa !42
  br label %46, !dbg !174

46:                                               ; preds = %31, %35
  %47 = add nuw nsw i32 %32, 1, !dbg !176
  %48 = icmp eq i32 %47, 4, !dbg !177
  br i1 %48, label %28, label %31, !dbg !162, !llvm.loop !178

49:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7, !dbg !180
  ret void, !dbg !180

50:                                               ; preds = %20, %63
  %51 = phi i32 [ %64, %63 ], [ 0, %20 ]
  %52 = or disjoint i32 %51, %16, !dbg !181
  %53 = icmp sge i32 %52, %3, !dbg !182
  %54 = or i1 %17, %53, !dbg !183
  br i1 %54, label %63, label %55, !dbg !183

55:                                               ; preds = %50
  %56 = zext nneg i32 %51 to i64, !dbg !184
  %57 = getelementptr inbounds nuw float, ptr %7, i64 %56, !dbg !184
  %58 = load float, ptr %57, align 4, !dbg !184, !tbaa !42
  %59 = mul nsw i32 %52, %4, !dbg !185
  %60 = add nsw i32 %59, %11, !dbg !186
  %61 = sext i32 %60 to i64, !dbg !187
  %62 = getelementptr inbounds float, ptr %2, i64 %61, !dbg !187
  store float %58, ptr %62, align 4, !dbg !188, !tbaa !42
  br label %63, !dbg !187

63:                                               ; preds = %50, %55
  %64 = add nuw nsw i32 %51, 1, !dbg !189
  %65 = icmp eq i32 %64, 4, !dbg !190
  br i1 %65, label %49, label %50, !dbg !158, !llvm.loop !191
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "products.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "gemm_columns", scope: !1, file: !1, line: 4, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 7, column: 16, scope: !11)
!18 = !DILocation(line: 7, column: 28, scope: !11)
!19 = !DILocation(line: 7, column: 52, scope: !11)
!20 = !DILocation(line: 67, column: 27, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 9, column: 8, scope: !11)
!23 = !DILocation(line: 9, column: 19, scope: !11)
!24 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 10, column: 8, scope: !11)
!27 = !DILocation(line: 10, column: 19, scope: !11)
!28 = !DILocation(line: 11, column: 24, scope: !11)
!29 = !DILocation(line: 11, column: 28, scope: !11)
!30 = !DILocation(line: 11, column: 5, scope: !11)
!31 = !DILocation(line: 12, column: 3, scope: !11)
!32 = !DILocation(line: 12, column: 9, scope: !11)
!33 = !DILocation(line: 13, column: 21, scope: !11)
!34 = !DILocation(line: 13, column: 3, scope: !11)
!35 = !DILocation(line: 10, column: 5, scope: !11)
!36 = !DILocation(line: 9, column: 24, scope: !11)
!37 = !DILocation(line: 9, column: 5, scope: !11)
!38 = !DILocation(line: 8, column: 46, scope: !11)
!39 = !DILocation(line: 8, column: 24, scope: !11)
!40 = !DILocation(line: 25, column: 3, scope: !11)
!41 = !DILocation(line: 14, column: 23, scope: !11)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !9, i64 0}
!44 = !DILocation(line: 14, column: 21, scope: !11)
!45 = !DILocation(line: 15, column: 29, scope: !11)
!46 = !DILocation(line: 15, column: 27, scope: !11)
!47 = !DILocation(line: 16, column: 5, scope: !11)
!48 = !DILocation(line: 19, column: 5, scope: !11)
!49 = !DILocation(line: 17, column: 7, scope: !11)
!50 = !DILocation(line: 18, column: 7, scope: !11)
!51 = !DILocation(line: 23, column: 5, scope: !11)
!52 = !DILocation(line: 13, column: 32, scope: !11)
!53 = distinct !{!53, !34, !54, !55, !56}
!54 = !DILocation(line: 24, column: 3, scope: !11)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 20, column: 22, scope: !11)
!58 = !DILocation(line: 20, column: 27, scope: !11)
!59 = !DILocation(line: 20, column: 17, scope: !11)
!60 = !DILocation(line: 21, column: 12, scope: !11)
!61 = !DILocation(line: 21, column: 7, scope: !11)
!62 = !DILocation(line: 19, column: 28, scope: !11)
!63 = !DILocation(line: 19, column: 23, scope: !11)
!64 = distinct !{!64, !48, !65, !55, !56}
!65 = !DILocation(line: 22, column: 5, scope: !11)
!66 = !DILocation(line: 21, column: 63, scope: !11)
!67 = !DILocation(line: 21, column: 46, scope: !11)
!68 = !DILocation(line: 21, column: 72, scope: !11)
!69 = !DILocation(line: 21, column: 35, scope: !11)
!70 = !DILocation(line: 21, column: 43, scope: !11)
!71 = !DILocation(line: 21, column: 30, scope: !11)
!72 = !DILocation(line: 21, column: 25, scope: !11)
!73 = distinct !{!73, !61, !74, !55, !56}
!74 = !DILocation(line: 21, column: 74, scope: !11)
!75 = !DILocation(line: 29, column: 1, scope: !11)
!76 = !DILocation(line: 26, column: 29, scope: !11)
!77 = !DILocation(line: 26, column: 34, scope: !11)
!78 = !DILocation(line: 26, column: 38, scope: !11)
!79 = !DILocation(line: 26, column: 18, scope: !11)
!80 = !DILocation(line: 27, column: 19, scope: !11)
!81 = !DILocation(line: 27, column: 17, scope: !11)
!82 = !DILocation(line: 27, column: 36, scope: !11)
!83 = !DILocation(line: 27, column: 34, scope: !11)
!84 = !DILocation(line: 27, column: 27, scope: !11)
!85 = !DILocation(line: 27, column: 9, scope: !11)
!86 = !DILocation(line: 25, column: 26, scope: !11)
!87 = !DILocation(line: 25, column: 21, scope: !11)
!88 = distinct !{!88, !40, !89, !55, !56}
!89 = !DILocation(line: 28, column: 3, scope: !11)
!90 = distinct !DISubprogram(name: "columns_product", scope: !1, file: !1, line: 32, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 34, column: 21, scope: !90)
!92 = !DILocation(line: 34, column: 42, scope: !90)
!93 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !94)
!94 = distinct !DILocation(line: 35, column: 11, scope: !90)
!95 = !DILocation(line: 79, column: 27, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 35, column: 24, scope: !90)
!98 = !DILocation(line: 35, column: 22, scope: !90)
!99 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 35, column: 37, scope: !90)
!101 = !DILocation(line: 35, column: 35, scope: !90)
!102 = !DILocation(line: 67, column: 27, scope: !21, inlinedAt: !103)
!103 = distinct !DILocation(line: 35, column: 54, scope: !90)
!104 = !DILocation(line: 68, column: 27, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 35, column: 70, scope: !90)
!107 = !DILocation(line: 36, column: 17, scope: !90)
!108 = !DILocation(line: 36, column: 9, scope: !90)
!109 = !DILocation(line: 37, column: 13, scope: !90)
!110 = !DILocation(line: 37, column: 30, scope: !90)
!111 = !DILocation(line: 39, column: 21, scope: !90)
!112 = !DILocation(line: 39, column: 3, scope: !90)
!113 = !DILocation(line: 39, column: 8, scope: !90)
!114 = !DILocation(line: 0, scope: !90)
!115 = !DILocation(line: 43, column: 8, scope: !90)
!116 = !DILocation(line: 43, column: 18, scope: !90)
!117 = !DILocation(line: 43, column: 23, scope: !90)
!118 = !DILocation(line: 43, column: 30, scope: !90)
!119 = !DILocation(line: 43, column: 40, scope: !90)
!120 = !DILocation(line: 43, column: 3, scope: !90)
!121 = !DILocation(line: 43, column: 45, scope: !90)
!122 = !DILocation(line: 44, column: 1, scope: !90)
!123 = !DILocation(line: 40, column: 36, scope: !90)
!124 = !DILocation(line: 40, column: 32, scope: !90)
!125 = !DILocation(line: 40, column: 51, scope: !90)
!126 = !DILocation(line: 40, column: 55, scope: !90)
!127 = !DILocation(line: 40, column: 47, scope: !90)
!128 = !DILocation(line: 40, column: 70, scope: !90)
!129 = !DILocation(line: 40, column: 66, scope: !90)
!130 = !DILocation(line: 41, column: 31, scope: !90)
!131 = !DILocation(line: 41, column: 12, scope: !90)
!132 = !DILocation(line: 41, column: 49, scope: !90)
!133 = !DILocation(line: 41, column: 58, scope: !90)
!134 = !DILocation(line: 41, column: 63, scope: !90)
!135 = !DILocation(line: 41, column: 71, scope: !90)
!136 = !DILocation(line: 41, column: 38, scope: !90)
!137 = !DILocation(line: 41, column: 36, scope: !90)
!138 = !DILocation(line: 41, column: 9, scope: !90)
!139 = !DILocation(line: 39, column: 37, scope: !90)
!140 = distinct !{!140, !112, !141, !55, !56}
!141 = !DILocation(line: 42, column: 3, scope: !90)
!142 = distinct !DISubprogram(name: "gemm_guarded_rows", scope: !1, file: !1, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = !DILocation(line: 66, column: 27, scope: !25, inlinedAt: !144)
!144 = distinct !DILocation(line: 49, column: 16, scope: !142)
!145 = !DILocation(line: 49, column: 27, scope: !142)
!146 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !147)
!147 = distinct !DILocation(line: 49, column: 34, scope: !142)
!148 = !DILocation(line: 49, column: 32, scope: !142)
!149 = !DILocation(line: 67, column: 27, scope: !21, inlinedAt: !150)
!150 = distinct !DILocation(line: 49, column: 54, scope: !142)
!151 = !DILocation(line: 54, column: 27, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = distinct !DILocation(line: 49, column: 71, scope: !142)
!154 = !DILocation(line: 49, column: 84, scope: !142)
!155 = !DILocation(line: 50, column: 3, scope: !142)
!156 = !DILocation(line: 50, column: 9, scope: !142)
!157 = !DILocation(line: 51, column: 14, scope: !142)
!158 = !DILocation(line: 57, column: 3, scope: !142)
!159 = !DILocation(line: 53, column: 21, scope: !142)
!160 = !DILocation(line: 53, column: 31, scope: !142)
!161 = !DILocation(line: 53, column: 17, scope: !142)
!162 = !DILocation(line: 54, column: 7, scope: !142)
!163 = !DILocation(line: 52, column: 33, scope: !142)
!164 = !DILocation(line: 52, column: 23, scope: !142)
!165 = !DILocation(line: 52, column: 5, scope: !142)
!166 = distinct !{!166, !165, !167, !55, !56}
!167 = !DILocation(line: 56, column: 5, scope: !142)
!168 = !DILocation(line: 55, column: 17, scope: !142)
!169 = !DILocation(line: 55, column: 21, scope: !142)
!170 = !DILocation(line: 55, column: 52, scope: !142)
!171 = !DILocation(line: 55, column: 60, scope: !142)
!172 = !DILocation(line: 55, column: 40, scope: !142)
!173 = !DILocation(line: 55, column: 65, scope: !142)
!174 = !DILocation(line: 55, column: 29, scope: !142)
!175 = !DILocation(line: 55, column: 37, scope: !142)
!176 = !DILocation(line: 54, column: 31, scope: !142)
!177 = !DILocation(line: 54, column: 25, scope: !142)
!178 = distinct !{!178, !162, !179, !55, !56}
!179 = !DILocation(line: 55, column: 67, scope: !142)
!180 = !DILocation(line: 59, column: 1, scope: !142)
!181 = !DILocation(line: 58, column: 13, scope: !142)
!182 = !DILocation(line: 58, column: 17, scope: !142)
!183 = !DILocation(line: 58, column: 24, scope: !142)
!184 = !DILocation(line: 58, column: 79, scope: !142)
!185 = !DILocation(line: 58, column: 57, scope: !142)
!186 = !DILocation(line: 58, column: 67, scope: !142)
!187 = !DILocation(line: 58, column: 45, scope: !142)
!188 = !DILocation(line: 58, column: 77, scope: !142)
!189 = !DILocation(line: 57, column: 27, scope: !142)
!190 = !DILocation(line: 57, column: 21, scope: !142)
!191 = distinct !{!191, !158, !192, !55, !56}
!192 = !DILocation(line: 58, column: 85, scope: !142)
