; ModuleID = 'shared.cu'
source_filename = "shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5tiledPKfS0_PfiE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ5tiledPKfS0_PfiE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6reducePKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ3revPKfPfiE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ4scanPKfPfE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ4histPKiPiiE1s = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tiledPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !21
  %8 = shl nuw nsw i32 %7, 4, !dbg !24
  %9 = add nuw nsw i32 %8, %6, !dbg !25
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %11 = shl i32 %10, 4, !dbg !29
  %12 = add i32 %11, %5, !dbg !30
  %13 = icmp sgt i32 %3, 0, !dbg !31
  br i1 %13, label %14, label %24, !dbg !32

14:                                               ; preds = %4
  %15 = mul nuw nsw i32 %3, %9
  %16 = add nuw i32 %15, %5
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2as to ptr), i64 %17
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw float, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2bs to ptr), i64 %17
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %19
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2bs to ptr), i64 %19
  br label %30, !dbg !32

24:                                               ; preds = %43, %4
  %25 = phi float [ 0.000000e+00, %4 ], [ %55, %43 ], !dbg !33
  %26 = mul nsw i32 %3, %9, !dbg !34
  %27 = add nsw i32 %26, %12, !dbg !35
  %28 = sext i32 %27 to i64, !dbg !36
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !36
  store float %25, ptr %29, align 4, !dbg !37, !tbaa !38
  ret void, !dbg !40

30:                                               ; preds = %14, %43
  %31 = phi i32 [ 0, %14 ], [ %44, %43 ]
  %32 = phi float [ 0.000000e+00, %14 ], [ %55, %43 ]
  %33 = add i32 %16, %31, !dbg !41
  %34 = sext i32 %33 to i64, !dbg !42
  %35 = getelementptr inbounds float, ptr %0, i64 %34, !dbg !42
  %36 = load float, ptr %35, align 4, !dbg !42, !tbaa !38
  store float %36, ptr %20, align 4, !dbg !43, !tbaa !38
  %37 = add nuw nsw i32 %31, %6, !dbg !44
  %38 = mul nuw nsw i32 %37, %3, !dbg !45
  %39 = add nsw i32 %38, %12, !dbg !46
  %40 = sext i32 %39 to i64, !dbg !47
  %41 = getelementptr inbounds float, ptr %1, i64 %40, !dbg !47
  %42 = load float, ptr %41, align 4, !dbg !47, !tbaa !38
  store float %42, ptr %22, align 4, !dbg !48, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  br label %46, !dbg !50

43:                                               ; preds = %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %44 = add nuw nsw i32 %31, 16, !dbg !52
  %45 = icmp slt i32 %44, %3, !dbg !31
  br i1 %45, label %30, label %24, !dbg !32, !llvm.loop !53

46:                                               ; preds = %30, %46
  %47 = phi i32 [ 0, %30 ], [ %56, %46 ]
  %48 = phi float [ %32, %30 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64, !dbg !57
  %50 = getelementptr inbounds nuw float, ptr %18, i64 %49, !dbg !57
  %51 = load float, ptr %50, align 4, !dbg !57, !tbaa !38
  %52 = getelementptr inbounds nuw [16 x float], ptr %23, i64 %49, !dbg !58
  %53 = load float, ptr %52, align 4, !dbg !58, !tbaa !38
  %54 = fmul contract float %51, %53, !dbg !59
  %55 = fadd contract float %48, %54, !dbg !60
  %56 = add nuw nsw i32 %47, 1, !dbg !61
  %57 = icmp eq i32 %56, 16, !dbg !62
  br i1 %57, label %43, label %46, !dbg !50, !llvm.loop !63
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %6 = shl i32 %5, 7, !dbg !70
  %7 = add i32 %6, %4, !dbg !71
  %8 = icmp slt i32 %7, %2, !dbg !72
  br i1 %8, label %9, label %13, !dbg !73

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !74
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !74
  %12 = load float, ptr %11, align 4, !dbg !74, !tbaa !38
  br label %13, !dbg !73

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ], !dbg !73
  %15 = zext nneg i32 %4 to i64, !dbg !75
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %15, !dbg !75
  store float %14, ptr %16, align 4, !dbg !76, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !77
  br label %19, !dbg !78

17:                                               ; preds = %29
  %18 = icmp eq i32 %4, 0, !dbg !79
  br i1 %18, label %32, label %36, !dbg !79

19:                                               ; preds = %13, %29
  %20 = phi i32 [ 64, %13 ], [ %30, %29 ]
  %21 = icmp samesign ult i32 %4, %20, !dbg !80
  br i1 %21, label %22, label %29, !dbg !80

22:                                               ; preds = %19
  %23 = add nuw nsw i32 %20, %4, !dbg !81
  %24 = zext nneg i32 %23 to i64, !dbg !82
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %24, !dbg !82
  %26 = load float, ptr %25, align 4, !dbg !82, !tbaa !38
  %27 = load float, ptr %16, align 4, !dbg !83, !tbaa !38
  %28 = fadd contract float %26, %27, !dbg !83
  store float %28, ptr %16, align 4, !dbg !83, !tbaa !38
  br label %29, !dbg !84

29:                                               ; preds = %22, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !85
  %30 = lshr i32 %20, 1, !dbg !86
  %31 = icmp eq i32 %30, 0, !dbg !87
  br i1 %31, label %17, label %19, !dbg !78, !llvm.loop !88

32:                                               ; preds = %17
  %33 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), align 4, !dbg !90, !tbaa !38
  %34 = zext nneg i32 %5 to i64, !dbg !91
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %34, !dbg !91
  store float %33, ptr %35, align 4, !dbg !92, !tbaa !38
  br label %36, !dbg !91

36:                                               ; preds = %32, %17
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3revPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !94 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97
  %6 = shl i32 %5, 6, !dbg !99
  %7 = add i32 %6, %4, !dbg !100
  %8 = zext i32 %7 to i64, !dbg !101
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !101
  %10 = load float, ptr %9, align 4, !dbg !101, !tbaa !38
  %11 = zext nneg i32 %4 to i64, !dbg !102
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3revPKfPfiE1s to ptr), i64 %11, !dbg !102
  store float %10, ptr %12, align 4, !dbg !103, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !104
  %13 = sub nsw i32 63, %4, !dbg !105
  %14 = sext i32 %13 to i64, !dbg !106
  %15 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ3revPKfPfiE1s to ptr), i64 %14, !dbg !106
  %16 = load float, ptr %15, align 4, !dbg !106, !tbaa !38
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %8, !dbg !107
  store float %16, ptr %17, align 4, !dbg !108, !tbaa !38
  ret void, !dbg !109
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !110 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !111
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !113
  %5 = shl i32 %4, 6, !dbg !115
  %6 = add i32 %5, %3, !dbg !116
  %7 = zext i32 %6 to i64, !dbg !117
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !117
  %9 = load float, ptr %8, align 4, !dbg !117, !tbaa !38
  %10 = zext nneg i32 %3 to i64, !dbg !118
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %10, !dbg !118
  store float %9, ptr %11, align 4, !dbg !119, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !120
  br label %15, !dbg !121

12:                                               ; preds = %23
  %13 = load float, ptr %11, align 4, !dbg !122, !tbaa !38
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %7, !dbg !123
  store float %13, ptr %14, align 4, !dbg !124, !tbaa !38
  ret void, !dbg !125

15:                                               ; preds = %2, %23
  %16 = phi i32 [ 1, %2 ], [ %27, %23 ]
  %17 = icmp samesign ult i32 %3, %16, !dbg !126
  br i1 %17, label %23, label %18, !dbg !127

18:                                               ; preds = %15
  %19 = sub nuw nsw i32 %3, %16, !dbg !128
  %20 = zext nneg i32 %19 to i64, !dbg !129
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %20, !dbg !129
  %22 = load float, ptr %21, align 4, !dbg !129, !tbaa !38
  br label %23, !dbg !127

23:                                               ; preds = %15, %18
  %24 = phi contract float [ %22, %18 ], [ 0.000000e+00, %15 ], !dbg !127
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !130
  %25 = load float, ptr %11, align 4, !dbg !131, !tbaa !38
  %26 = fadd contract float %24, %25, !dbg !131
  store float %26, ptr %11, align 4, !dbg !131, !tbaa !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !132
  %27 = shl nuw nsw i32 %16, 1, !dbg !133
  %28 = icmp samesign ult i32 %16, 32, !dbg !134
  br i1 %28, label %15, label %12, !dbg !121, !llvm.loop !135
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4histPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !137 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %5 = icmp samesign ult i32 %4, 16, !dbg !140
  br i1 %5, label %6, label %9, !dbg !140

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !141
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %7, !dbg !141
  store i32 0, ptr %8, align 4, !dbg !142, !tbaa !7
  br label %9, !dbg !141

9:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !143
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146
  %12 = mul i32 %10, %11, !dbg !149
  %13 = add i32 %12, %4, !dbg !150
  %14 = icmp slt i32 %13, %2, !dbg !151
  br i1 %14, label %15, label %23, !dbg !151

15:                                               ; preds = %9
  %16 = sext i32 %13 to i64, !dbg !152
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !152
  %18 = load i32, ptr %17, align 4, !dbg !152, !tbaa !7
  %19 = and i32 %18, 15, !dbg !153
  %20 = zext nneg i32 %19 to i64, !dbg !154
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %20, !dbg !154
  %22 = atomicrmw add ptr %21, i32 1 monotonic, align 4, !dbg !155
  br label %23, !dbg !159

23:                                               ; preds = %15, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !160
  br i1 %5, label %24, label %30, !dbg !161

24:                                               ; preds = %23
  %25 = zext nneg i32 %4 to i64, !dbg !162
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25, !dbg !162
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %25, !dbg !163
  %28 = load i32, ptr %27, align 4, !dbg !163, !tbaa !7
  %29 = atomicrmw add ptr %26, i32 %28 monotonic, align 4, !dbg !164
  br label %30, !dbg !166

30:                                               ; preds = %24, %23
  ret void, !dbg !167
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6colsumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !168 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !169
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !171
  %7 = mul i32 %5, %6, !dbg !173
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %9 = add i32 %7, %8, !dbg !176
  %10 = mul nsw i32 %3, %2, !dbg !177
  %11 = icmp slt i32 %9, %10, !dbg !178
  br i1 %11, label %12, label %20, !dbg !178

12:                                               ; preds = %4
  %13 = srem i32 %9, %3, !dbg !179
  %14 = sext i32 %13 to i64, !dbg !180
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !180
  %16 = sext i32 %9 to i64, !dbg !181
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !181
  %18 = load float, ptr %17, align 4, !dbg !181, !tbaa !38
  %19 = atomicrmw fadd ptr %15, float %18 monotonic, align 4, !dbg !182
  br label %20, !dbg !185

20:                                               ; preds = %12, %4
  ret void, !dbg !186
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5totalPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !187 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !188
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !190
  %6 = mul i32 %4, %5, !dbg !192
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %8 = add i32 %6, %7, !dbg !195
  %9 = icmp slt i32 %8, %2, !dbg !196
  br i1 %9, label %10, label %15, !dbg !196

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !197
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !197
  %13 = load float, ptr %12, align 4, !dbg !197, !tbaa !38
  %14 = atomicrmw fadd ptr %1, float %13 monotonic, align 4, !dbg !198
  br label %15, !dbg !200

15:                                               ; preds = %10, %3
  ret void, !dbg !201
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "tiled", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 12, scope: !11)
!18 = !DILocation(line: 54, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 30, scope: !11)
!21 = !DILocation(line: 67, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 5, column: 11, scope: !11)
!24 = !DILocation(line: 5, column: 22, scope: !11)
!25 = !DILocation(line: 5, column: 27, scope: !11)
!26 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 5, column: 37, scope: !11)
!29 = !DILocation(line: 5, column: 48, scope: !11)
!30 = !DILocation(line: 5, column: 53, scope: !11)
!31 = !DILocation(line: 7, column: 21, scope: !11)
!32 = !DILocation(line: 7, column: 3, scope: !11)
!33 = !DILocation(line: 6, column: 9, scope: !11)
!34 = !DILocation(line: 14, column: 7, scope: !11)
!35 = !DILocation(line: 14, column: 11, scope: !11)
!36 = !DILocation(line: 14, column: 3, scope: !11)
!37 = !DILocation(line: 14, column: 16, scope: !11)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !9, i64 0}
!40 = !DILocation(line: 15, column: 1, scope: !11)
!41 = !DILocation(line: 8, column: 30, scope: !11)
!42 = !DILocation(line: 8, column: 18, scope: !11)
!43 = !DILocation(line: 8, column: 16, scope: !11)
!44 = !DILocation(line: 9, column: 23, scope: !11)
!45 = !DILocation(line: 9, column: 29, scope: !11)
!46 = !DILocation(line: 9, column: 33, scope: !11)
!47 = !DILocation(line: 9, column: 18, scope: !11)
!48 = !DILocation(line: 9, column: 16, scope: !11)
!49 = !DILocation(line: 10, column: 5, scope: !11)
!50 = !DILocation(line: 11, column: 5, scope: !11)
!51 = !DILocation(line: 12, column: 5, scope: !11)
!52 = !DILocation(line: 7, column: 28, scope: !11)
!53 = distinct !{!53, !32, !54, !55, !56}
!54 = !DILocation(line: 13, column: 3, scope: !11)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !DILocation(line: 11, column: 39, scope: !11)
!58 = !DILocation(line: 11, column: 51, scope: !11)
!59 = !DILocation(line: 11, column: 49, scope: !11)
!60 = !DILocation(line: 11, column: 36, scope: !11)
!61 = !DILocation(line: 11, column: 29, scope: !11)
!62 = !DILocation(line: 11, column: 23, scope: !11)
!63 = distinct !{!63, !50, !64, !55, !56}
!64 = !DILocation(line: 11, column: 59, scope: !11)
!65 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !67)
!67 = distinct !DILocation(line: 18, column: 11, scope: !65)
!68 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !69)
!69 = distinct !DILocation(line: 18, column: 28, scope: !65)
!70 = !DILocation(line: 18, column: 39, scope: !65)
!71 = !DILocation(line: 18, column: 45, scope: !65)
!72 = !DILocation(line: 19, column: 12, scope: !65)
!73 = !DILocation(line: 19, column: 10, scope: !65)
!74 = !DILocation(line: 19, column: 18, scope: !65)
!75 = !DILocation(line: 19, column: 3, scope: !65)
!76 = !DILocation(line: 19, column: 8, scope: !65)
!77 = !DILocation(line: 20, column: 3, scope: !65)
!78 = !DILocation(line: 21, column: 3, scope: !65)
!79 = !DILocation(line: 25, column: 9, scope: !65)
!80 = !DILocation(line: 22, column: 11, scope: !65)
!81 = !DILocation(line: 22, column: 28, scope: !65)
!82 = !DILocation(line: 22, column: 24, scope: !65)
!83 = !DILocation(line: 22, column: 21, scope: !65)
!84 = !DILocation(line: 22, column: 16, scope: !65)
!85 = !DILocation(line: 23, column: 5, scope: !65)
!86 = !DILocation(line: 21, column: 29, scope: !65)
!87 = !DILocation(line: 21, column: 22, scope: !65)
!88 = distinct !{!88, !78, !89, !55, !56}
!89 = !DILocation(line: 24, column: 3, scope: !65)
!90 = !DILocation(line: 25, column: 31, scope: !65)
!91 = !DILocation(line: 25, column: 15, scope: !65)
!92 = !DILocation(line: 25, column: 29, scope: !65)
!93 = !DILocation(line: 26, column: 1, scope: !65)
!94 = distinct !DISubprogram(name: "rev", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !96)
!96 = distinct !DILocation(line: 29, column: 11, scope: !94)
!97 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !98)
!98 = distinct !DILocation(line: 30, column: 12, scope: !94)
!99 = !DILocation(line: 30, column: 22, scope: !94)
!100 = !DILocation(line: 30, column: 25, scope: !94)
!101 = !DILocation(line: 30, column: 10, scope: !94)
!102 = !DILocation(line: 30, column: 3, scope: !94)
!103 = !DILocation(line: 30, column: 8, scope: !94)
!104 = !DILocation(line: 31, column: 3, scope: !94)
!105 = !DILocation(line: 32, column: 29, scope: !94)
!106 = !DILocation(line: 32, column: 24, scope: !94)
!107 = !DILocation(line: 32, column: 3, scope: !94)
!108 = !DILocation(line: 32, column: 22, scope: !94)
!109 = !DILocation(line: 33, column: 1, scope: !94)
!110 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !112)
!112 = distinct !DILocation(line: 36, column: 11, scope: !110)
!113 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !114)
!114 = distinct !DILocation(line: 37, column: 12, scope: !110)
!115 = !DILocation(line: 37, column: 22, scope: !110)
!116 = !DILocation(line: 37, column: 25, scope: !110)
!117 = !DILocation(line: 37, column: 10, scope: !110)
!118 = !DILocation(line: 37, column: 3, scope: !110)
!119 = !DILocation(line: 37, column: 8, scope: !110)
!120 = !DILocation(line: 38, column: 3, scope: !110)
!121 = !DILocation(line: 39, column: 3, scope: !110)
!122 = !DILocation(line: 45, column: 24, scope: !110)
!123 = !DILocation(line: 45, column: 3, scope: !110)
!124 = !DILocation(line: 45, column: 22, scope: !110)
!125 = !DILocation(line: 46, column: 1, scope: !110)
!126 = !DILocation(line: 40, column: 17, scope: !110)
!127 = !DILocation(line: 40, column: 15, scope: !110)
!128 = !DILocation(line: 40, column: 28, scope: !110)
!129 = !DILocation(line: 40, column: 24, scope: !110)
!130 = !DILocation(line: 41, column: 5, scope: !110)
!131 = !DILocation(line: 42, column: 10, scope: !110)
!132 = !DILocation(line: 43, column: 5, scope: !110)
!133 = !DILocation(line: 39, column: 29, scope: !110)
!134 = !DILocation(line: 39, column: 21, scope: !110)
!135 = distinct !{!135, !121, !136, !55, !56}
!136 = !DILocation(line: 44, column: 3, scope: !110)
!137 = distinct !DISubprogram(name: "hist", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !139)
!139 = distinct !DILocation(line: 49, column: 11, scope: !137)
!140 = !DILocation(line: 50, column: 9, scope: !137)
!141 = !DILocation(line: 50, column: 15, scope: !137)
!142 = !DILocation(line: 50, column: 20, scope: !137)
!143 = !DILocation(line: 51, column: 3, scope: !137)
!144 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !145)
!145 = distinct !DILocation(line: 52, column: 11, scope: !137)
!146 = !DILocation(line: 79, column: 27, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 52, column: 24, scope: !137)
!149 = !DILocation(line: 52, column: 22, scope: !137)
!150 = !DILocation(line: 52, column: 35, scope: !137)
!151 = !DILocation(line: 53, column: 9, scope: !137)
!152 = !DILocation(line: 53, column: 27, scope: !137)
!153 = !DILocation(line: 53, column: 32, scope: !137)
!154 = !DILocation(line: 53, column: 25, scope: !137)
!155 = !DILocation(line: 14, column: 1, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "atomicAdd", scope: !157, file: !157, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!158 = distinct !DILocation(line: 53, column: 14, scope: !137)
!159 = !DILocation(line: 53, column: 14, scope: !137)
!160 = !DILocation(line: 54, column: 3, scope: !137)
!161 = !DILocation(line: 55, column: 9, scope: !137)
!162 = !DILocation(line: 55, column: 26, scope: !137)
!163 = !DILocation(line: 55, column: 32, scope: !137)
!164 = !DILocation(line: 14, column: 1, scope: !156, inlinedAt: !165)
!165 = distinct !DILocation(line: 55, column: 15, scope: !137)
!166 = !DILocation(line: 55, column: 15, scope: !137)
!167 = !DILocation(line: 56, column: 1, scope: !137)
!168 = distinct !DISubprogram(name: "colsum", scope: !1, file: !1, line: 57, type: !12, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !170)
!170 = distinct !DILocation(line: 58, column: 11, scope: !168)
!171 = !DILocation(line: 79, column: 27, scope: !147, inlinedAt: !172)
!172 = distinct !DILocation(line: 58, column: 24, scope: !168)
!173 = !DILocation(line: 58, column: 22, scope: !168)
!174 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !175)
!175 = distinct !DILocation(line: 58, column: 37, scope: !168)
!176 = !DILocation(line: 58, column: 35, scope: !168)
!177 = !DILocation(line: 59, column: 12, scope: !168)
!178 = !DILocation(line: 59, column: 9, scope: !168)
!179 = !DILocation(line: 59, column: 31, scope: !168)
!180 = !DILocation(line: 59, column: 27, scope: !168)
!181 = !DILocation(line: 59, column: 37, scope: !168)
!182 = !DILocation(line: 15, column: 1, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "atomicAdd", scope: !157, file: !157, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 59, column: 16, scope: !168)
!185 = !DILocation(line: 59, column: 16, scope: !168)
!186 = !DILocation(line: 60, column: 1, scope: !168)
!187 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 66, column: 27, scope: !27, inlinedAt: !189)
!189 = distinct !DILocation(line: 62, column: 11, scope: !187)
!190 = !DILocation(line: 79, column: 27, scope: !147, inlinedAt: !191)
!191 = distinct !DILocation(line: 62, column: 24, scope: !187)
!192 = !DILocation(line: 62, column: 22, scope: !187)
!193 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !194)
!194 = distinct !DILocation(line: 62, column: 37, scope: !187)
!195 = !DILocation(line: 62, column: 35, scope: !187)
!196 = !DILocation(line: 63, column: 9, scope: !187)
!197 = !DILocation(line: 63, column: 27, scope: !187)
!198 = !DILocation(line: 15, column: 1, scope: !183, inlinedAt: !199)
!199 = distinct !DILocation(line: 63, column: 14, scope: !187)
!200 = !DILocation(line: 63, column: 14, scope: !187)
!201 = !DILocation(line: 64, column: 1, scope: !187)
