; ModuleID = 'scans.cu'
source_filename = "scans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@buffers = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ13scan_blellochPKiPiS1_iE1s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ10scan_warpsPKiPiiE6totals = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18scan_hillis_steelePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = add i32 %7, %4, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !26
  br i1 %9, label %10, label %14, !dbg !27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !28
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !28
  %13 = load float, ptr %12, align 4, !dbg !28, !tbaa !29
  br label %14, !dbg !27

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !27
  %16 = zext nneg i32 %4 to i64, !dbg !31
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %16, !dbg !31
  store float %15, ptr %17, align 4, !dbg !32, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %18 = icmp samesign ugt i32 %6, 1, !dbg !34
  br i1 %18, label %23, label %21, !dbg !35

19:                                               ; preds = %39
  %20 = mul nuw nsw i32 %26, %6, !dbg !36
  br label %21, !dbg !37

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %20, %19 ], !dbg !38
  br i1 %9, label %47, label %54, !dbg !37

23:                                               ; preds = %14, %39
  %24 = phi i32 [ %45, %39 ], [ 1, %14 ]
  %25 = phi i32 [ %26, %39 ], [ 0, %14 ]
  %26 = xor i32 %25, 1, !dbg !39
  %27 = icmp slt i32 %4, %24, !dbg !40
  %28 = mul nuw nsw i32 %25, %6, !dbg !38
  %29 = add nuw nsw i32 %28, %4, !dbg !38
  %30 = zext nneg i32 %29 to i64, !dbg !38
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %30, !dbg !38
  %32 = load float, ptr %31, align 4, !dbg !38, !tbaa !29
  br i1 %27, label %39, label %33, !dbg !40

33:                                               ; preds = %23
  %34 = sub i32 %29, %24, !dbg !41
  %35 = zext i32 %34 to i64, !dbg !42
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %35, !dbg !42
  %37 = load float, ptr %36, align 4, !dbg !42, !tbaa !29
  %38 = fadd contract float %32, %37, !dbg !43
  br label %39, !dbg !44

39:                                               ; preds = %23, %33
  %40 = phi float [ %38, %33 ], [ %32, %23 ]
  %41 = mul nuw nsw i32 %26, %6, !dbg !38
  %42 = add nuw nsw i32 %41, %4, !dbg !38
  %43 = zext nneg i32 %42 to i64, !dbg !38
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %43, !dbg !38
  store float %40, ptr %44, align 4, !dbg !38, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  %45 = shl nsw i32 %24, 1, !dbg !46
  %46 = icmp ult i32 %45, %6, !dbg !34
  br i1 %46, label %23, label %19, !dbg !35, !llvm.loop !47

47:                                               ; preds = %21
  %48 = add nuw nsw i32 %22, %4, !dbg !51
  %49 = zext nneg i32 %48 to i64, !dbg !52
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buffers to ptr), i64 %49, !dbg !52
  %51 = load float, ptr %50, align 4, !dbg !52, !tbaa !29
  %52 = sext i32 %8 to i64, !dbg !53
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !53
  store float %51, ptr %53, align 4, !dbg !54, !tbaa !29
  br label %54, !dbg !53

54:                                               ; preds = %47, %21
  ret void, !dbg !55
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13scan_blellochPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !56 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %7 = shl i32 %6, 8, !dbg !61
  %8 = shl nuw nsw i32 %5, 1, !dbg !62
  %9 = add nsw i32 %7, %8, !dbg !63
  %10 = icmp slt i32 %9, %3, !dbg !64
  br i1 %10, label %11, label %15, !dbg !65

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !66
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !66
  %14 = load i32, ptr %13, align 4, !dbg !66, !tbaa !7
  br label %15, !dbg !65

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %4 ], !dbg !65
  %17 = zext nneg i32 %8 to i64, !dbg !67
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %17, !dbg !67
  store i32 %16, ptr %18, align 4, !dbg !68, !tbaa !7
  %19 = or disjoint i32 %9, 1, !dbg !69
  %20 = icmp slt i32 %19, %3, !dbg !70
  br i1 %20, label %21, label %25, !dbg !71

21:                                               ; preds = %15
  %22 = sext i32 %19 to i64, !dbg !72
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !72
  %24 = load i32, ptr %23, align 4, !dbg !72, !tbaa !7
  br label %25, !dbg !71

25:                                               ; preds = %15, %21
  %26 = phi i32 [ %24, %21 ], [ 0, %15 ], !dbg !71
  %27 = or disjoint i32 %8, 1, !dbg !73
  %28 = zext nneg i32 %27 to i64, !dbg !74
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %28, !dbg !74
  store i32 %26, ptr %29, align 4, !dbg !75, !tbaa !7
  %30 = add nuw nsw i32 %8, 2
  br label %33, !dbg !76

31:                                               ; preds = %49
  %32 = icmp eq i32 %5, 0, !dbg !77
  br i1 %32, label %53, label %57, !dbg !77

33:                                               ; preds = %25, %49
  %34 = phi i32 [ 1, %25 ], [ %50, %49 ]
  %35 = phi i32 [ 128, %25 ], [ %51, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  %36 = icmp samesign ult i32 %5, %35, !dbg !79
  br i1 %36, label %37, label %49, !dbg !79

37:                                               ; preds = %33
  %38 = mul nsw i32 %34, %27, !dbg !80
  %39 = mul nsw i32 %34, %30, !dbg !81
  %40 = sext i32 %38 to i64, !dbg !82
  %41 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %40, !dbg !82
  %42 = getelementptr i8, ptr %41, i64 -4, !dbg !82
  %43 = load i32, ptr %42, align 4, !dbg !82, !tbaa !7
  %44 = sext i32 %39 to i64, !dbg !83
  %45 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %44, !dbg !83
  %46 = getelementptr i8, ptr %45, i64 -4, !dbg !83
  %47 = load i32, ptr %46, align 4, !dbg !84, !tbaa !7
  %48 = add nsw i32 %47, %43, !dbg !84
  store i32 %48, ptr %46, align 4, !dbg !84, !tbaa !7
  br label %49, !dbg !85

49:                                               ; preds = %37, %33
  %50 = shl nsw i32 %34, 1, !dbg !86
  %51 = lshr i32 %35, 1, !dbg !87
  %52 = icmp eq i32 %51, 0, !dbg !88
  br i1 %52, label %31, label %33, !dbg !76, !llvm.loop !89

53:                                               ; preds = %31
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !dbg !91, !tbaa !7
  %55 = zext nneg i32 %6 to i64, !dbg !92
  %56 = getelementptr inbounds nuw i32, ptr %2, i64 %55, !dbg !92
  store i32 %54, ptr %56, align 4, !dbg !93, !tbaa !7
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 1020), align 4, !dbg !94, !tbaa !7
  br label %57, !dbg !95

57:                                               ; preds = %53, %31
  %58 = add nuw nsw i32 %8, 2
  br label %60, !dbg !96

59:                                               ; preds = %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  br i1 %10, label %81, label %85, !dbg !98

60:                                               ; preds = %57, %78
  %61 = phi i32 [ 256, %57 ], [ %63, %78 ]
  %62 = phi i32 [ 1, %57 ], [ %79, %78 ]
  %63 = lshr i32 %61, 1, !dbg !99
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !100
  %64 = icmp samesign ult i32 %5, %62, !dbg !101
  br i1 %64, label %65, label %78, !dbg !101

65:                                               ; preds = %60
  %66 = mul nuw nsw i32 %63, %27, !dbg !102
  %67 = mul nuw nsw i32 %63, %58, !dbg !103
  %68 = zext nneg i32 %66 to i64, !dbg !104
  %69 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %68, !dbg !104
  %70 = getelementptr i8, ptr %69, i64 -4, !dbg !104
  %71 = load i32, ptr %70, align 4, !dbg !104, !tbaa !7
  %72 = zext nneg i32 %67 to i64, !dbg !105
  %73 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochPKiPiS1_iE1s to ptr), i64 %72, !dbg !105
  %74 = getelementptr i8, ptr %73, i64 -4, !dbg !105
  %75 = load i32, ptr %74, align 4, !dbg !105, !tbaa !7
  store i32 %75, ptr %70, align 4, !dbg !106, !tbaa !7
  %76 = load i32, ptr %74, align 4, !dbg !107, !tbaa !7
  %77 = add nsw i32 %76, %71, !dbg !107
  store i32 %77, ptr %74, align 4, !dbg !107, !tbaa !7
  br label %78, !dbg !108

78:                                               ; preds = %60, %65
  %79 = shl nuw nsw i32 %62, 1, !dbg !109
  %80 = icmp samesign ult i32 %62, 128, !dbg !110
  br i1 %80, label %60, label %59, !dbg !96, !llvm.loop !111

81:                                               ; preds = %59
  %82 = load i32, ptr %18, align 4, !dbg !113, !tbaa !7
  %83 = sext i32 %9 to i64, !dbg !114
  %84 = getelementptr inbounds i32, ptr %1, i64 %83, !dbg !114
  store i32 %82, ptr %84, align 4, !dbg !115, !tbaa !7
  br label %85, !dbg !114

85:                                               ; preds = %81, %59
  br i1 %20, label %86, label %90, !dbg !116

86:                                               ; preds = %85
  %87 = load i32, ptr %29, align 4, !dbg !117, !tbaa !7
  %88 = sext i32 %19 to i64, !dbg !118
  %89 = getelementptr inbounds i32, ptr %1, i64 %88, !dbg !118
  store i32 %87, ptr %89, align 4, !dbg !119, !tbaa !7
  br label %90, !dbg !118

90:                                               ; preds = %86, %85
  ret void, !dbg !120
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10scan_warpsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !121 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !122
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %6 = mul i32 %4, %5, !dbg !126
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %8 = add i32 %6, %7, !dbg !129
  %9 = and i32 %7, 31, !dbg !130
  %10 = lshr i32 %7, 5, !dbg !131
  %11 = icmp slt i32 %8, %2, !dbg !132
  br i1 %11, label %12, label %16, !dbg !133

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64, !dbg !134
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !134
  %15 = load i32, ptr %14, align 4, !dbg !134, !tbaa !7
  br label %16, !dbg !133

16:                                               ; preds = %3, %12
  %17 = phi i32 [ 0, %3 ], [ %15, %12 ]
  br label %20, !dbg !135

18:                                               ; preds = %20
  %19 = icmp eq i32 %9, 31, !dbg !136
  br i1 %19, label %29, label %32, !dbg !136

20:                                               ; preds = %16, %20
  %21 = phi i32 [ %26, %20 ], [ %17, %16 ]
  %22 = phi i32 [ %27, %20 ], [ 1, %16 ]
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 %22, i32 0), !dbg !137
  %24 = icmp slt i32 %9, %22, !dbg !141
  %25 = select i1 %24, i32 0, i32 %23, !dbg !141
  %26 = add nsw i32 %25, %21, !dbg !141
  %27 = shl i32 %22, 1, !dbg !142
  %28 = icmp slt i32 %27, 32, !dbg !143
  br i1 %28, label %20, label %18, !dbg !135, !llvm.loop !144

29:                                               ; preds = %18
  %30 = zext nneg i32 %10 to i64, !dbg !146
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %30, !dbg !146
  store i32 %26, ptr %31, align 4, !dbg !147, !tbaa !7
  br label %32, !dbg !146

32:                                               ; preds = %29, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !148
  %33 = icmp eq i32 %10, 0, !dbg !149
  br i1 %33, label %34, label %55, !dbg !149

34:                                               ; preds = %32
  %35 = lshr i32 %5, 5, !dbg !150
  %36 = icmp samesign ult i32 %9, %35, !dbg !151
  br i1 %36, label %37, label %41, !dbg !152

37:                                               ; preds = %34
  %38 = zext nneg i32 %9 to i64, !dbg !153
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %38, !dbg !153
  %40 = load i32, ptr %39, align 4, !dbg !153, !tbaa !7
  br label %41, !dbg !152

41:                                               ; preds = %34, %37
  %42 = phi i32 [ %40, %37 ], [ 0, %34 ]
  br label %46, !dbg !154

43:                                               ; preds = %46
  %44 = zext nneg i32 %9 to i64, !dbg !155
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %44, !dbg !155
  store i32 %52, ptr %45, align 4, !dbg !156, !tbaa !7
  br label %55, !dbg !157

46:                                               ; preds = %41, %46
  %47 = phi i32 [ %53, %46 ], [ 1, %41 ]
  %48 = phi i32 [ %52, %46 ], [ %42, %41 ]
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %48, i32 %47, i32 0), !dbg !158
  %50 = icmp slt i32 %9, %47, !dbg !160
  %51 = select i1 %50, i32 0, i32 %49, !dbg !160
  %52 = add nsw i32 %51, %48, !dbg !160
  %53 = shl i32 %47, 1, !dbg !161
  %54 = icmp slt i32 %53, 32, !dbg !162
  br i1 %54, label %46, label %43, !dbg !154, !llvm.loop !163

55:                                               ; preds = %43, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  br i1 %33, label %62, label %56, !dbg !166

56:                                               ; preds = %55
  %57 = zext nneg i32 %10 to i64, !dbg !167
  %58 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsPKiPiiE6totals to ptr), i64 %57, !dbg !167
  %59 = getelementptr i8, ptr %58, i64 -4, !dbg !167
  %60 = load i32, ptr %59, align 4, !dbg !167, !tbaa !7
  %61 = add nsw i32 %60, %26, !dbg !168
  br label %62, !dbg !169

62:                                               ; preds = %56, %55
  %63 = phi i32 [ %61, %56 ], [ %26, %55 ], !dbg !170
  br i1 %11, label %64, label %67, !dbg !171

64:                                               ; preds = %62
  %65 = sext i32 %8 to i64, !dbg !172
  %66 = getelementptr inbounds i32, ptr %1, i64 %65, !dbg !172
  store i32 %63, ptr %66, align 4, !dbg !173, !tbaa !7
  br label %67, !dbg !172

67:                                               ; preds = %64, %62
  ret void, !dbg !174
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scans.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "scan_hillis_steele", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 28, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 6, column: 41, scope: !11)
!24 = !DILocation(line: 6, column: 39, scope: !11)
!25 = !DILocation(line: 6, column: 52, scope: !11)
!26 = !DILocation(line: 8, column: 18, scope: !11)
!27 = !DILocation(line: 8, column: 16, scope: !11)
!28 = !DILocation(line: 8, column: 24, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 8, column: 3, scope: !11)
!32 = !DILocation(line: 8, column: 14, scope: !11)
!33 = !DILocation(line: 9, column: 3, scope: !11)
!34 = !DILocation(line: 10, column: 31, scope: !11)
!35 = !DILocation(line: 10, column: 3, scope: !11)
!36 = !DILocation(line: 20, column: 32, scope: !11)
!37 = !DILocation(line: 20, column: 9, scope: !11)
!38 = !DILocation(line: 0, scope: !11)
!39 = !DILocation(line: 11, column: 12, scope: !11)
!40 = !DILocation(line: 13, column: 11, scope: !11)
!41 = !DILocation(line: 15, column: 68, scope: !11)
!42 = !DILocation(line: 15, column: 38, scope: !11)
!43 = !DILocation(line: 14, column: 69, scope: !11)
!44 = !DILocation(line: 14, column: 7, scope: !11)
!45 = !DILocation(line: 18, column: 5, scope: !11)
!46 = !DILocation(line: 10, column: 52, scope: !11)
!47 = distinct !{!47, !35, !48, !49, !50}
!48 = !DILocation(line: 19, column: 3, scope: !11)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 20, column: 45, scope: !11)
!52 = !DILocation(line: 20, column: 21, scope: !11)
!53 = !DILocation(line: 20, column: 14, scope: !11)
!54 = !DILocation(line: 20, column: 19, scope: !11)
!55 = !DILocation(line: 21, column: 1, scope: !11)
!56 = distinct !DISubprogram(name: "scan_blelloch", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !58)
!58 = distinct !DILocation(line: 27, column: 11, scope: !56)
!59 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !60)
!60 = distinct !DILocation(line: 27, column: 32, scope: !56)
!61 = !DILocation(line: 27, column: 43, scope: !56)
!62 = !DILocation(line: 28, column: 24, scope: !56)
!63 = !DILocation(line: 28, column: 20, scope: !56)
!64 = !DILocation(line: 28, column: 28, scope: !56)
!65 = !DILocation(line: 28, column: 14, scope: !56)
!66 = !DILocation(line: 28, column: 34, scope: !56)
!67 = !DILocation(line: 28, column: 3, scope: !56)
!68 = !DILocation(line: 28, column: 12, scope: !56)
!69 = !DILocation(line: 29, column: 32, scope: !56)
!70 = !DILocation(line: 29, column: 36, scope: !56)
!71 = !DILocation(line: 29, column: 18, scope: !56)
!72 = !DILocation(line: 29, column: 42, scope: !56)
!73 = !DILocation(line: 29, column: 11, scope: !56)
!74 = !DILocation(line: 29, column: 3, scope: !56)
!75 = !DILocation(line: 29, column: 16, scope: !56)
!76 = !DILocation(line: 31, column: 3, scope: !56)
!77 = !DILocation(line: 39, column: 9, scope: !56)
!78 = !DILocation(line: 32, column: 5, scope: !56)
!79 = !DILocation(line: 33, column: 11, scope: !56)
!80 = !DILocation(line: 34, column: 22, scope: !56)
!81 = !DILocation(line: 34, column: 52, scope: !56)
!82 = !DILocation(line: 35, column: 15, scope: !56)
!83 = !DILocation(line: 35, column: 7, scope: !56)
!84 = !DILocation(line: 35, column: 12, scope: !56)
!85 = !DILocation(line: 36, column: 5, scope: !56)
!86 = !DILocation(line: 37, column: 12, scope: !56)
!87 = !DILocation(line: 31, column: 30, scope: !56)
!88 = !DILocation(line: 31, column: 23, scope: !56)
!89 = distinct !{!89, !76, !90, !49, !50}
!90 = !DILocation(line: 38, column: 3, scope: !56)
!91 = !DILocation(line: 40, column: 24, scope: !56)
!92 = !DILocation(line: 40, column: 5, scope: !56)
!93 = !DILocation(line: 40, column: 22, scope: !56)
!94 = !DILocation(line: 41, column: 12, scope: !56)
!95 = !DILocation(line: 42, column: 3, scope: !56)
!96 = !DILocation(line: 43, column: 3, scope: !56)
!97 = !DILocation(line: 53, column: 3, scope: !56)
!98 = !DILocation(line: 54, column: 21, scope: !56)
!99 = !DILocation(line: 44, column: 12, scope: !56)
!100 = !DILocation(line: 45, column: 5, scope: !56)
!101 = !DILocation(line: 46, column: 11, scope: !56)
!102 = !DILocation(line: 47, column: 22, scope: !56)
!103 = !DILocation(line: 47, column: 52, scope: !56)
!104 = !DILocation(line: 48, column: 18, scope: !56)
!105 = !DILocation(line: 49, column: 14, scope: !56)
!106 = !DILocation(line: 49, column: 12, scope: !56)
!107 = !DILocation(line: 50, column: 12, scope: !56)
!108 = !DILocation(line: 51, column: 5, scope: !56)
!109 = !DILocation(line: 43, column: 30, scope: !56)
!110 = !DILocation(line: 43, column: 21, scope: !56)
!111 = distinct !{!111, !96, !112, !49, !50}
!112 = !DILocation(line: 52, column: 3, scope: !56)
!113 = !DILocation(line: 54, column: 45, scope: !56)
!114 = !DILocation(line: 54, column: 26, scope: !56)
!115 = !DILocation(line: 54, column: 43, scope: !56)
!116 = !DILocation(line: 55, column: 25, scope: !56)
!117 = !DILocation(line: 55, column: 53, scope: !56)
!118 = !DILocation(line: 55, column: 30, scope: !56)
!119 = !DILocation(line: 55, column: 51, scope: !56)
!120 = !DILocation(line: 56, column: 1, scope: !56)
!121 = distinct !DISubprogram(name: "scan_warps", scope: !1, file: !1, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !123)
!123 = distinct !DILocation(line: 61, column: 11, scope: !121)
!124 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !125)
!125 = distinct !DILocation(line: 61, column: 24, scope: !121)
!126 = !DILocation(line: 61, column: 22, scope: !121)
!127 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !128)
!128 = distinct !DILocation(line: 61, column: 37, scope: !121)
!129 = !DILocation(line: 61, column: 35, scope: !121)
!130 = !DILocation(line: 62, column: 26, scope: !121)
!131 = !DILocation(line: 62, column: 51, scope: !121)
!132 = !DILocation(line: 63, column: 13, scope: !121)
!133 = !DILocation(line: 63, column: 11, scope: !121)
!134 = !DILocation(line: 63, column: 19, scope: !121)
!135 = !DILocation(line: 64, column: 3, scope: !121)
!136 = !DILocation(line: 68, column: 12, scope: !121)
!137 = !DILocation(line: 177, column: 38, scope: !138, inlinedAt: !140)
!138 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !139, file: !139, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!140 = distinct !DILocation(line: 65, column: 13, scope: !121)
!141 = !DILocation(line: 66, column: 14, scope: !121)
!142 = !DILocation(line: 64, column: 29, scope: !121)
!143 = !DILocation(line: 64, column: 21, scope: !121)
!144 = distinct !{!144, !135, !145, !49, !50}
!145 = !DILocation(line: 67, column: 3, scope: !121)
!146 = !DILocation(line: 68, column: 19, scope: !121)
!147 = !DILocation(line: 68, column: 32, scope: !121)
!148 = !DILocation(line: 69, column: 3, scope: !121)
!149 = !DILocation(line: 70, column: 12, scope: !121)
!150 = !DILocation(line: 71, column: 31, scope: !121)
!151 = !DILocation(line: 71, column: 18, scope: !121)
!152 = !DILocation(line: 71, column: 13, scope: !121)
!153 = !DILocation(line: 71, column: 38, scope: !121)
!154 = !DILocation(line: 72, column: 5, scope: !121)
!155 = !DILocation(line: 76, column: 5, scope: !121)
!156 = !DILocation(line: 76, column: 18, scope: !121)
!157 = !DILocation(line: 77, column: 3, scope: !121)
!158 = !DILocation(line: 177, column: 38, scope: !138, inlinedAt: !159)
!159 = distinct !DILocation(line: 73, column: 15, scope: !121)
!160 = !DILocation(line: 74, column: 16, scope: !121)
!161 = !DILocation(line: 72, column: 31, scope: !121)
!162 = !DILocation(line: 72, column: 23, scope: !121)
!163 = distinct !{!163, !154, !164, !49, !50}
!164 = !DILocation(line: 75, column: 5, scope: !121)
!165 = !DILocation(line: 78, column: 3, scope: !121)
!166 = !DILocation(line: 79, column: 12, scope: !121)
!167 = !DILocation(line: 79, column: 22, scope: !121)
!168 = !DILocation(line: 79, column: 19, scope: !121)
!169 = !DILocation(line: 79, column: 17, scope: !121)
!170 = !DILocation(line: 0, scope: !121)
!171 = !DILocation(line: 80, column: 9, scope: !121)
!172 = !DILocation(line: 80, column: 14, scope: !121)
!173 = !DILocation(line: 80, column: 19, scope: !121)
!174 = !DILocation(line: 81, column: 1, scope: !121)
