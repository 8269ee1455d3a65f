; ModuleID = 'sparse_rows.cu'
source_filename = "sparse_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_spmvPKiS0_PKfS2_Pfi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %9 = mul i32 %7, %8, !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %11 = add i32 %9, %10, !dbg !25
  %12 = icmp slt i32 %11, %5, !dbg !26
  br i1 %12, label %13, label %40, !dbg !26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !27
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !27
  %16 = load i32, ptr %15, align 4, !dbg !27, !tbaa !7
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !7
  %19 = icmp slt i32 %16, %18, !dbg !28
  br i1 %19, label %25, label %20, !dbg !29

20:                                               ; preds = %25, %13
  %21 = phi float [ 0.000000e+00, %13 ], [ %37, %25 ], !dbg !30
  %22 = getelementptr inbounds float, ptr %4, i64 %14, !dbg !31
  %23 = load float, ptr %22, align 4, !dbg !32, !tbaa !33
  %24 = fadd contract float %21, %23, !dbg !32
  store float %24, ptr %22, align 4, !dbg !32, !tbaa !33
  br label %40, !dbg !35

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %38, %25 ], [ %16, %13 ]
  %27 = phi float [ %37, %25 ], [ 0.000000e+00, %13 ]
  %28 = sext i32 %26 to i64, !dbg !36
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !36
  %30 = load float, ptr %29, align 4, !dbg !36, !tbaa !33
  %31 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !37
  %32 = load i32, ptr %31, align 4, !dbg !37, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !38
  %34 = getelementptr inbounds float, ptr %3, i64 %33, !dbg !38
  %35 = load float, ptr %34, align 4, !dbg !38, !tbaa !33
  %36 = fmul contract float %30, %35, !dbg !39
  %37 = fadd contract float %27, %36, !dbg !40
  %38 = add nsw i32 %26, 1, !dbg !41
  %39 = icmp eq i32 %38, %18, !dbg !28
  br i1 %39, label %20, label %25, !dbg !29, !llvm.loop !42

40:                                               ; preds = %20, %6
  ret void, !dbg !46
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_spmmPKiS0_PKfS2_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !47 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %10 = mul i32 %8, %9, !dbg !52
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %12 = add i32 %10, %11, !dbg !55
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !56
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !59
  %15 = mul nuw nsw i32 %13, %14, !dbg !62
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !63
  %17 = add nuw nsw i32 %15, %16, !dbg !66
  %18 = icmp slt i32 %17, %5, !dbg !67
  %19 = icmp slt i32 %12, %6
  %20 = and i1 %18, %19, !dbg !68
  br i1 %20, label %21, label %51, !dbg !68

21:                                               ; preds = %7
  %22 = zext nneg i32 %17 to i64, !dbg !69
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22, !dbg !69
  %24 = load i32, ptr %23, align 4, !dbg !69, !tbaa !7
  %25 = getelementptr i8, ptr %23, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !7
  %27 = icmp slt i32 %24, %26, !dbg !70
  br i1 %27, label %34, label %28, !dbg !71

28:                                               ; preds = %34, %21
  %29 = phi float [ 0.000000e+00, %21 ], [ %48, %34 ], !dbg !72
  %30 = mul nsw i32 %6, %17, !dbg !73
  %31 = add nsw i32 %30, %12, !dbg !74
  %32 = sext i32 %31 to i64, !dbg !75
  %33 = getelementptr inbounds float, ptr %4, i64 %32, !dbg !75
  store float %29, ptr %33, align 4, !dbg !76, !tbaa !33
  br label %51, !dbg !77

34:                                               ; preds = %21, %34
  %35 = phi i32 [ %49, %34 ], [ %24, %21 ]
  %36 = phi float [ %48, %34 ], [ 0.000000e+00, %21 ]
  %37 = sext i32 %35 to i64, !dbg !78
  %38 = getelementptr inbounds float, ptr %2, i64 %37, !dbg !78
  %39 = load float, ptr %38, align 4, !dbg !78, !tbaa !33
  %40 = getelementptr inbounds i32, ptr %1, i64 %37, !dbg !79
  %41 = load i32, ptr %40, align 4, !dbg !79, !tbaa !7
  %42 = mul nsw i32 %41, %6, !dbg !80
  %43 = add nsw i32 %42, %12, !dbg !81
  %44 = sext i32 %43 to i64, !dbg !82
  %45 = getelementptr inbounds float, ptr %3, i64 %44, !dbg !82
  %46 = load float, ptr %45, align 4, !dbg !82, !tbaa !33
  %47 = fmul contract float %39, %46, !dbg !83
  %48 = fadd contract float %36, %47, !dbg !84
  %49 = add nsw i32 %35, 1, !dbg !85
  %50 = icmp eq i32 %49, %26, !dbg !70
  br i1 %50, label %28, label %34, !dbg !71, !llvm.loop !86

51:                                               ; preds = %7, %28
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16csr_off_diagonalPKiS0_S0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !dbg !88 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %9 = mul i32 %7, %8, !dbg !93
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %11 = add i32 %9, %10, !dbg !96
  %12 = icmp slt i32 %11, %5, !dbg !97
  br i1 %12, label %13, label %44, !dbg !97

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !98
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !98
  %16 = load i32, ptr %15, align 4, !dbg !98, !tbaa !7
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !dbg !99, !tbaa !7
  %19 = icmp slt i32 %16, %18, !dbg !100
  br i1 %19, label %25, label %20, !dbg !101

20:                                               ; preds = %38, %13
  %21 = phi i32 [ -2147483648, %13 ], [ %39, %38 ], !dbg !102
  %22 = phi i32 [ 0, %13 ], [ %40, %38 ], !dbg !102
  %23 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !103
  store i32 %21, ptr %23, align 4, !dbg !104, !tbaa !7
  %24 = getelementptr inbounds i32, ptr %4, i64 %14, !dbg !105
  store i32 %22, ptr %24, align 4, !dbg !106, !tbaa !7
  br label %44, !dbg !107

25:                                               ; preds = %13, %38
  %26 = phi i32 [ %41, %38 ], [ %16, %13 ]
  %27 = phi i32 [ %40, %38 ], [ 0, %13 ]
  %28 = phi i32 [ %39, %38 ], [ -2147483648, %13 ]
  %29 = sext i32 %26 to i64, !dbg !108
  %30 = getelementptr inbounds i32, ptr %1, i64 %29, !dbg !108
  %31 = load i32, ptr %30, align 4, !dbg !108, !tbaa !7
  %32 = icmp eq i32 %31, %11, !dbg !109
  br i1 %32, label %38, label %33, !dbg !109

33:                                               ; preds = %25
  %34 = getelementptr inbounds i32, ptr %2, i64 %29, !dbg !110
  %35 = load i32, ptr %34, align 4, !dbg !110, !tbaa !7
  %36 = tail call noundef i32 @__nv_max(i32 noundef %28, i32 noundef %35) #7, !dbg !111
  %37 = add nsw i32 %27, 1, !dbg !115
  br label %38, !dbg !116

38:                                               ; preds = %25, %33
  %39 = phi i32 [ %36, %33 ], [ %28, %25 ], !dbg !102
  %40 = phi i32 [ %37, %33 ], [ %27, %25 ], !dbg !102
  %41 = add nsw i32 %26, 1, !dbg !117
  %42 = load i32, ptr %17, align 4, !dbg !99, !tbaa !7
  %43 = icmp slt i32 %41, %42, !dbg !100
  br i1 %43, label %25, label %20, !dbg !101, !llvm.loop !118

44:                                               ; preds = %6, %20
  ret void, !dbg !107
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8bfs_stepPKiS0_Piii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !119 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  %8 = mul i32 %6, %7, !dbg !124
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %10 = add i32 %8, %9, !dbg !127
  %11 = icmp slt i32 %10, %4, !dbg !128
  br i1 %11, label %12, label %39, !dbg !129

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !130
  %14 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !130
  %15 = load i32, ptr %14, align 4, !dbg !130, !tbaa !7
  %16 = icmp eq i32 %15, %3, !dbg !131
  br i1 %16, label %17, label %39, !dbg !129

17:                                               ; preds = %12
  %18 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !132
  %19 = load i32, ptr %18, align 4, !dbg !132, !tbaa !7
  %20 = getelementptr i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4, !dbg !133, !tbaa !7
  %22 = icmp slt i32 %19, %21, !dbg !134
  br i1 %22, label %23, label %39, !dbg !135

23:                                               ; preds = %17
  %24 = add nsw i32 %3, 1
  br label %25, !dbg !135

25:                                               ; preds = %23, %35
  %26 = phi i32 [ %19, %23 ], [ %36, %35 ]
  %27 = sext i32 %26 to i64, !dbg !136
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !136
  %29 = load i32, ptr %28, align 4, !dbg !136, !tbaa !7
  %30 = sext i32 %29 to i64, !dbg !137
  %31 = getelementptr inbounds i32, ptr %2, i64 %30, !dbg !137
  %32 = load i32, ptr %31, align 4, !dbg !137, !tbaa !7
  %33 = icmp slt i32 %32, 0, !dbg !138
  br i1 %33, label %34, label %35, !dbg !138

34:                                               ; preds = %25
  store i32 %24, ptr %31, align 4, !dbg !139, !tbaa !7
  br label %35, !dbg !140

35:                                               ; preds = %25, %34
  %36 = add nsw i32 %26, 1, !dbg !141
  %37 = load i32, ptr %20, align 4, !dbg !133, !tbaa !7
  %38 = icmp slt i32 %36, %37, !dbg !134
  br i1 %38, label %25, label %39, !dbg !135, !llvm.loop !142

39:                                               ; preds = %35, %17, %5, %12
  ret void, !dbg !144
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14csr_transposedPKiS0_S0_S0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !dbg !145 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %9 = mul i32 %7, %8, !dbg !150
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %11 = add i32 %9, %10, !dbg !153
  %12 = icmp slt i32 %11, %5, !dbg !154
  br i1 %12, label %13, label %37, !dbg !154

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !155
  %15 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !155
  %16 = load i32, ptr %15, align 4, !dbg !155, !tbaa !7
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !dbg !156, !tbaa !7
  %19 = icmp slt i32 %16, %18, !dbg !157
  br i1 %19, label %20, label %37, !dbg !158

20:                                               ; preds = %13
  %21 = getelementptr inbounds i32, ptr %3, i64 %14
  br label %22, !dbg !158

22:                                               ; preds = %20, %22
  %23 = phi i32 [ %16, %20 ], [ %34, %22 ]
  %24 = sext i32 %23 to i64, !dbg !159
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !159
  %26 = load i32, ptr %25, align 4, !dbg !159, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !160
  %28 = getelementptr inbounds i32, ptr %4, i64 %27, !dbg !160
  %29 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !161
  %30 = load i32, ptr %29, align 4, !dbg !161, !tbaa !7
  %31 = load i32, ptr %21, align 4, !dbg !162, !tbaa !7
  %32 = mul nsw i32 %31, %30, !dbg !163
  %33 = atomicrmw add ptr %28, i32 %32 monotonic, align 4, !dbg !164
  %34 = add nsw i32 %23, 1, !dbg !168
  %35 = load i32, ptr %17, align 4, !dbg !156, !tbaa !7
  %36 = icmp slt i32 %34, %35, !dbg !157
  br i1 %36, label %22, label %37, !dbg !158, !llvm.loop !169

37:                                               ; preds = %22, %13, %6
  ret void, !dbg !171
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_lastPKiS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !172 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175
  %7 = mul i32 %5, %6, !dbg !177
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178
  %9 = add i32 %7, %8, !dbg !180
  %10 = icmp slt i32 %9, %3, !dbg !181
  br i1 %10, label %11, label %31, !dbg !181

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !182
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !182
  %14 = load i32, ptr %13, align 4, !dbg !182, !tbaa !7
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !7
  %17 = icmp slt i32 %14, %16, !dbg !183
  br i1 %17, label %21, label %18, !dbg !184

18:                                               ; preds = %21, %11
  %19 = phi i32 [ -1, %11 ], [ %28, %21 ], !dbg !185
  %20 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !186
  store i32 %19, ptr %20, align 4, !dbg !187, !tbaa !7
  br label %31, !dbg !188

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %29, %21 ], [ %14, %11 ]
  %23 = phi i32 [ %28, %21 ], [ -1, %11 ]
  %24 = sext i32 %22 to i64, !dbg !189
  %25 = getelementptr inbounds i32, ptr %1, i64 %24, !dbg !189
  %26 = load i32, ptr %25, align 4, !dbg !189, !tbaa !7
  %27 = icmp eq i32 %26, 0, !dbg !190
  %28 = select i1 %27, i32 %23, i32 %26, !dbg !190
  %29 = add nsw i32 %22, 1, !dbg !191
  %30 = icmp eq i32 %29, %16, !dbg !183
  br i1 %30, label %18, label %21, !dbg !184, !llvm.loop !192

31:                                               ; preds = %4, %18
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11csr_largestPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !194 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %7 = mul i32 %5, %6, !dbg !199
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !200
  %9 = add i32 %7, %8, !dbg !202
  %10 = icmp slt i32 %9, %3, !dbg !203
  br i1 %10, label %11, label %31, !dbg !203

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !204
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !204
  %14 = load i32, ptr %13, align 4, !dbg !204, !tbaa !7
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !dbg !205, !tbaa !7
  %17 = icmp slt i32 %14, %16, !dbg !206
  br i1 %17, label %21, label %18, !dbg !207

18:                                               ; preds = %21, %11
  %19 = phi float [ 0xFFF0000000000000, %11 ], [ %27, %21 ], !dbg !208
  %20 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !209
  store float %19, ptr %20, align 4, !dbg !210, !tbaa !33
  br label %31, !dbg !211

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %28, %21 ], [ %14, %11 ]
  %23 = phi float [ %27, %21 ], [ 0xFFF0000000000000, %11 ]
  %24 = sext i32 %22 to i64, !dbg !212
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !212
  %26 = load float, ptr %25, align 4, !dbg !212, !tbaa !33
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %26) #7, !dbg !213
  %28 = add nsw i32 %22, 1, !dbg !216
  %29 = load i32, ptr %15, align 4, !dbg !205, !tbaa !7
  %30 = icmp slt i32 %28, %29, !dbg !206
  br i1 %30, label %21, label %18, !dbg !207, !llvm.loop !217

31:                                               ; preds = %4, %18
  ret void, !dbg !211
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12edge_softmaxPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !219 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !220
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222
  %7 = mul i32 %5, %6, !dbg !224
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %9 = add i32 %7, %8, !dbg !227
  %10 = icmp slt i32 %9, %3, !dbg !228
  br i1 %10, label %11, label %63, !dbg !228

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !229
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !229
  %14 = load i32, ptr %13, align 4, !dbg !229, !tbaa !7
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !dbg !230, !tbaa !7
  %17 = icmp slt i32 %14, %16, !dbg !231
  br i1 %17, label %24, label %18, !dbg !232

18:                                               ; preds = %24, %11
  %19 = phi float [ 0xFFF0000000000000, %11 ], [ %30, %24 ], !dbg !233
  %20 = getelementptr i8, ptr %13, i64 4
  %21 = load i32, ptr %13, align 4, !dbg !234, !tbaa !7
  %22 = load i32, ptr %20, align 4, !dbg !235, !tbaa !7
  %23 = icmp slt i32 %21, %22, !dbg !236
  br i1 %23, label %39, label %34, !dbg !237

24:                                               ; preds = %11, %24
  %25 = phi i32 [ %31, %24 ], [ %14, %11 ]
  %26 = phi float [ %30, %24 ], [ 0xFFF0000000000000, %11 ]
  %27 = sext i32 %25 to i64, !dbg !238
  %28 = getelementptr inbounds float, ptr %1, i64 %27, !dbg !238
  %29 = load float, ptr %28, align 4, !dbg !238, !tbaa !33
  %30 = tail call contract noundef float @__nv_fmaxf(float noundef %26, float noundef %29) #7, !dbg !239
  %31 = add nsw i32 %25, 1, !dbg !241
  %32 = load i32, ptr %15, align 4, !dbg !230, !tbaa !7
  %33 = icmp slt i32 %31, %32, !dbg !231
  br i1 %33, label %24, label %18, !dbg !232, !llvm.loop !242

34:                                               ; preds = %39, %18
  %35 = phi float [ 0.000000e+00, %18 ], [ %47, %39 ], !dbg !233
  %36 = load i32, ptr %13, align 4, !dbg !244, !tbaa !7
  %37 = load i32, ptr %20, align 4, !dbg !245, !tbaa !7
  %38 = icmp slt i32 %36, %37, !dbg !246
  br i1 %38, label %51, label %63, !dbg !247

39:                                               ; preds = %18, %39
  %40 = phi i32 [ %48, %39 ], [ %21, %18 ]
  %41 = phi float [ %47, %39 ], [ 0.000000e+00, %18 ]
  %42 = sext i32 %40 to i64, !dbg !248
  %43 = getelementptr inbounds float, ptr %1, i64 %42, !dbg !248
  %44 = load float, ptr %43, align 4, !dbg !248, !tbaa !33
  %45 = fsub contract float %44, %19, !dbg !249
  %46 = tail call contract noundef float @__nv_expf(float noundef %45) #7, !dbg !250
  %47 = fadd contract float %41, %46, !dbg !253
  %48 = add nsw i32 %40, 1, !dbg !254
  %49 = load i32, ptr %20, align 4, !dbg !235, !tbaa !7
  %50 = icmp slt i32 %48, %49, !dbg !236
  br i1 %50, label %39, label %34, !dbg !237, !llvm.loop !255

51:                                               ; preds = %34, %51
  %52 = phi i32 [ %60, %51 ], [ %36, %34 ]
  %53 = sext i32 %52 to i64, !dbg !257
  %54 = getelementptr inbounds float, ptr %1, i64 %53, !dbg !257
  %55 = load float, ptr %54, align 4, !dbg !257, !tbaa !33
  %56 = fsub contract float %55, %19, !dbg !258
  %57 = tail call contract noundef float @__nv_expf(float noundef %56) #7, !dbg !259
  %58 = fdiv contract float %57, %35, !dbg !261
  %59 = getelementptr inbounds float, ptr %2, i64 %53, !dbg !262
  store float %58, ptr %59, align 4, !dbg !263, !tbaa !33
  %60 = add nsw i32 %52, 1, !dbg !264
  %61 = load i32, ptr %20, align 4, !dbg !245, !tbaa !7
  %62 = icmp slt i32 %60, %61, !dbg !246
  br i1 %62, label %51, label %63, !dbg !247, !llvm.loop !265

63:                                               ; preds = %51, %34, %4
  ret void, !dbg !267
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z8csr_warpPKiS0_PKfS2_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #3 !dbg !268 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !269
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271
  %9 = mul i32 %7, %8, !dbg !273
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !274
  %11 = add i32 %9, %10, !dbg !276
  %12 = lshr i32 %11, 5, !dbg !277
  %13 = and i32 %10, 31, !dbg !278
  %14 = icmp slt i32 %12, %5, !dbg !279
  br i1 %14, label %15, label %51, !dbg !279

15:                                               ; preds = %6
  %16 = zext nneg i32 %12 to i64, !dbg !280
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16, !dbg !280
  %18 = load i32, ptr %17, align 4, !dbg !280, !tbaa !7
  %19 = add nsw i32 %18, %13, !dbg !281
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !7
  %22 = icmp slt i32 %19, %21, !dbg !282
  br i1 %22, label %25, label %23, !dbg !283

23:                                               ; preds = %25, %15
  %24 = phi float [ 0.000000e+00, %15 ], [ %37, %25 ]
  br label %42, !dbg !284

25:                                               ; preds = %15, %25
  %26 = phi i32 [ %38, %25 ], [ %19, %15 ]
  %27 = phi float [ %37, %25 ], [ 0.000000e+00, %15 ]
  %28 = sext i32 %26 to i64, !dbg !285
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !285
  %30 = load float, ptr %29, align 4, !dbg !285, !tbaa !33
  %31 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !286
  %32 = load i32, ptr %31, align 4, !dbg !286, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !287
  %34 = getelementptr inbounds float, ptr %3, i64 %33, !dbg !287
  %35 = load float, ptr %34, align 4, !dbg !287, !tbaa !33
  %36 = fmul contract float %30, %35, !dbg !288
  %37 = fadd contract float %27, %36, !dbg !289
  %38 = add nsw i32 %26, 32, !dbg !290
  %39 = icmp slt i32 %38, %21, !dbg !282
  br i1 %39, label %25, label %23, !dbg !283, !llvm.loop !291

40:                                               ; preds = %42
  %41 = icmp eq i32 %13, 0, !dbg !293
  br i1 %41, label %49, label %51, !dbg !293

42:                                               ; preds = %23, %42
  %43 = phi i32 [ %47, %42 ], [ 16, %23 ]
  %44 = phi float [ %46, %42 ], [ %24, %23 ]
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %44, i32 %43, i32 31), !dbg !294
  %46 = fadd contract float %44, %45, !dbg !298
  %47 = lshr i32 %43, 1, !dbg !299
  %48 = icmp eq i32 %47, 0, !dbg !300
  br i1 %48, label %40, label %42, !dbg !284, !llvm.loop !301

49:                                               ; preds = %40
  %50 = getelementptr inbounds nuw float, ptr %4, i64 %16, !dbg !303
  store float %46, ptr %50, align 4, !dbg !304, !tbaa !33
  br label %51, !dbg !303

51:                                               ; preds = %40, %49, %6
  ret void, !dbg !305
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10block_rowsPKiS0_PKfS2_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !306 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !307
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309
  %9 = mul i32 %7, %8, !dbg !311
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !312
  %11 = add i32 %9, %10, !dbg !314
  %12 = sdiv i32 %11, 4, !dbg !315
  %13 = mul i32 %12, 4, !dbg !316
  %14 = sub i32 %11, %13, !dbg !316
  %15 = icmp slt i32 %12, %5, !dbg !317
  br i1 %15, label %16, label %56, !dbg !317

16:                                               ; preds = %6
  %17 = sext i32 %12 to i64, !dbg !318
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !318
  %19 = load i32, ptr %18, align 4, !dbg !318, !tbaa !7
  %20 = getelementptr i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !7
  %22 = icmp slt i32 %19, %21, !dbg !319
  br i1 %22, label %23, label %34, !dbg !320

23:                                               ; preds = %16
  %24 = shl nsw i32 %14, 2
  br label %25, !dbg !320

25:                                               ; preds = %23, %38
  %26 = phi i32 [ %19, %23 ], [ %39, %38 ]
  %27 = phi float [ 0.000000e+00, %23 ], [ %53, %38 ]
  %28 = shl nsw i32 %26, 4
  %29 = add nsw i32 %28, %24
  %30 = sext i32 %26 to i64
  %31 = getelementptr inbounds i32, ptr %1, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !7
  %33 = shl nsw i32 %32, 2
  br label %41, !dbg !321

34:                                               ; preds = %38, %16
  %35 = phi float [ 0.000000e+00, %16 ], [ %53, %38 ], !dbg !322
  %36 = sext i32 %11 to i64, !dbg !323
  %37 = getelementptr inbounds float, ptr %4, i64 %36, !dbg !323
  store float %35, ptr %37, align 4, !dbg !324, !tbaa !33
  br label %56, !dbg !325

38:                                               ; preds = %41
  %39 = add nsw i32 %26, 1, !dbg !326
  %40 = icmp eq i32 %39, %21, !dbg !319
  br i1 %40, label %34, label %25, !dbg !320, !llvm.loop !327

41:                                               ; preds = %25, %41
  %42 = phi i32 [ 0, %25 ], [ %54, %41 ]
  %43 = phi float [ %27, %25 ], [ %53, %41 ]
  %44 = add nuw nsw i32 %42, %29, !dbg !329
  %45 = sext i32 %44 to i64, !dbg !330
  %46 = getelementptr inbounds float, ptr %2, i64 %45, !dbg !330
  %47 = load float, ptr %46, align 4, !dbg !330, !tbaa !33
  %48 = add nuw nsw i32 %33, %42, !dbg !331
  %49 = sext i32 %48 to i64, !dbg !332
  %50 = getelementptr inbounds float, ptr %3, i64 %49, !dbg !332
  %51 = load float, ptr %50, align 4, !dbg !332, !tbaa !33
  %52 = fmul contract float %47, %51, !dbg !333
  %53 = fadd contract float %43, %52, !dbg !334
  %54 = add nuw nsw i32 %42, 1, !dbg !335
  %55 = icmp eq i32 %54, 4, !dbg !336
  br i1 %55, label %38, label %41, !dbg !321, !llvm.loop !337

56:                                               ; preds = %6, %34
  ret void, !dbg !325
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8ell_spmviiPKiPKfS2_Pf(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 !dbg !338 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !339
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341
  %9 = mul i32 %7, %8, !dbg !343
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344
  %11 = add i32 %9, %10, !dbg !346
  %12 = icmp slt i32 %11, %0, !dbg !347
  br i1 %12, label %13, label %40, !dbg !347

13:                                               ; preds = %6
  %14 = icmp sgt i32 %1, 0, !dbg !348
  br i1 %14, label %19, label %15, !dbg !349

15:                                               ; preds = %36, %13
  %16 = phi float [ 0.000000e+00, %13 ], [ %37, %36 ], !dbg !350
  %17 = sext i32 %11 to i64, !dbg !351
  %18 = getelementptr inbounds float, ptr %5, i64 %17, !dbg !351
  store float %16, ptr %18, align 4, !dbg !352, !tbaa !33
  br label %40, !dbg !353

19:                                               ; preds = %13, %36
  %20 = phi float [ %37, %36 ], [ 0.000000e+00, %13 ]
  %21 = phi i32 [ %38, %36 ], [ 0, %13 ]
  %22 = mul nsw i32 %21, %0, !dbg !354
  %23 = add nsw i32 %22, %11, !dbg !355
  %24 = sext i32 %23 to i64, !dbg !356
  %25 = getelementptr inbounds i32, ptr %2, i64 %24, !dbg !356
  %26 = load i32, ptr %25, align 4, !dbg !356, !tbaa !7
  %27 = icmp sgt i32 %26, -1, !dbg !357
  br i1 %27, label %28, label %36, !dbg !357

28:                                               ; preds = %19
  %29 = getelementptr inbounds float, ptr %3, i64 %24, !dbg !358
  %30 = load float, ptr %29, align 4, !dbg !358, !tbaa !33
  %31 = zext nneg i32 %26 to i64, !dbg !359
  %32 = getelementptr inbounds nuw float, ptr %4, i64 %31, !dbg !359
  %33 = load float, ptr %32, align 4, !dbg !359, !tbaa !33
  %34 = fmul contract float %30, %33, !dbg !360
  %35 = fadd contract float %20, %34, !dbg !361
  br label %36, !dbg !362

36:                                               ; preds = %28, %19
  %37 = phi float [ %35, %28 ], [ %20, %19 ], !dbg !350
  %38 = add nuw nsw i32 %21, 1, !dbg !363
  %39 = icmp eq i32 %38, %1, !dbg !348
  br i1 %39, label %15, label %19, !dbg !349, !llvm.loop !364

40:                                               ; preds = %15, %6
  ret void, !dbg !366
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dia_spmviiiPKiPKfS2_Pf(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 !dbg !367 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !368
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !370
  %10 = mul i32 %8, %9, !dbg !372
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373
  %12 = add i32 %10, %11, !dbg !375
  %13 = icmp slt i32 %12, %0, !dbg !376
  br i1 %13, label %14, label %47, !dbg !376

14:                                               ; preds = %7
  %15 = icmp sgt i32 %2, 0, !dbg !377
  br i1 %15, label %22, label %16, !dbg !378

16:                                               ; preds = %43, %14
  %17 = phi float [ 0.000000e+00, %14 ], [ %44, %43 ], !dbg !379
  %18 = sext i32 %12 to i64, !dbg !380
  %19 = getelementptr inbounds float, ptr %6, i64 %18, !dbg !380
  %20 = load float, ptr %19, align 4, !dbg !381, !tbaa !33
  %21 = fadd contract float %17, %20, !dbg !381
  store float %21, ptr %19, align 4, !dbg !381, !tbaa !33
  br label %47, !dbg !382

22:                                               ; preds = %14, %43
  %23 = phi float [ %44, %43 ], [ 0.000000e+00, %14 ]
  %24 = phi i32 [ %45, %43 ], [ 0, %14 ]
  %25 = zext nneg i32 %24 to i64, !dbg !383
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25, !dbg !383
  %27 = load i32, ptr %26, align 4, !dbg !383, !tbaa !7
  %28 = add nsw i32 %27, %12, !dbg !384
  %29 = icmp sgt i32 %28, -1, !dbg !385
  %30 = icmp slt i32 %28, %1
  %31 = and i1 %29, %30, !dbg !386
  br i1 %31, label %32, label %43, !dbg !386

32:                                               ; preds = %22
  %33 = mul nsw i32 %24, %0, !dbg !387
  %34 = add nsw i32 %33, %12, !dbg !388
  %35 = sext i32 %34 to i64, !dbg !389
  %36 = getelementptr inbounds float, ptr %4, i64 %35, !dbg !389
  %37 = load float, ptr %36, align 4, !dbg !389, !tbaa !33
  %38 = zext nneg i32 %28 to i64, !dbg !390
  %39 = getelementptr inbounds nuw float, ptr %5, i64 %38, !dbg !390
  %40 = load float, ptr %39, align 4, !dbg !390, !tbaa !33
  %41 = fmul contract float %37, %40, !dbg !391
  %42 = fadd contract float %23, %41, !dbg !392
  br label %43, !dbg !393

43:                                               ; preds = %32, %22
  %44 = phi float [ %42, %32 ], [ %23, %22 ], !dbg !379
  %45 = add nuw nsw i32 %24, 1, !dbg !394
  %46 = icmp eq i32 %45, %2, !dbg !377
  br i1 %46, label %16, label %22, !dbg !378, !llvm.loop !395

47:                                               ; preds = %16, %7
  ret void, !dbg !397
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "sparse_rows.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "csr_spmv", scope: !1, file: !1, line: 3, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 13, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 26, scope: !11)
!21 = !DILocation(line: 6, column: 24, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 39, scope: !11)
!25 = !DILocation(line: 6, column: 37, scope: !11)
!26 = !DILocation(line: 7, column: 11, scope: !11)
!27 = !DILocation(line: 9, column: 19, scope: !11)
!28 = !DILocation(line: 9, column: 34, scope: !11)
!29 = !DILocation(line: 9, column: 5, scope: !11)
!30 = !DILocation(line: 0, scope: !11)
!31 = !DILocation(line: 10, column: 5, scope: !11)
!32 = !DILocation(line: 10, column: 12, scope: !11)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !9, i64 0}
!35 = !DILocation(line: 11, column: 3, scope: !11)
!36 = !DILocation(line: 9, column: 65, scope: !11)
!37 = !DILocation(line: 9, column: 79, scope: !11)
!38 = !DILocation(line: 9, column: 77, scope: !11)
!39 = !DILocation(line: 9, column: 75, scope: !11)
!40 = !DILocation(line: 9, column: 62, scope: !11)
!41 = !DILocation(line: 9, column: 54, scope: !11)
!42 = distinct !{!42, !29, !43, !44, !45}
!43 = !DILocation(line: 9, column: 89, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 12, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "csr_spmm", scope: !1, file: !1, line: 15, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !49)
!49 = distinct !DILocation(line: 17, column: 11, scope: !47)
!50 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 17, column: 24, scope: !47)
!52 = !DILocation(line: 17, column: 22, scope: !47)
!53 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !54)
!54 = distinct !DILocation(line: 17, column: 37, scope: !47)
!55 = !DILocation(line: 17, column: 35, scope: !47)
!56 = !DILocation(line: 67, column: 27, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 17, column: 54, scope: !47)
!59 = !DILocation(line: 80, column: 27, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 17, column: 67, scope: !47)
!62 = !DILocation(line: 17, column: 65, scope: !47)
!63 = !DILocation(line: 54, column: 27, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 17, column: 80, scope: !47)
!66 = !DILocation(line: 17, column: 78, scope: !47)
!67 = !DILocation(line: 18, column: 9, scope: !47)
!68 = !DILocation(line: 18, column: 17, scope: !47)
!69 = !DILocation(line: 20, column: 16, scope: !47)
!70 = !DILocation(line: 20, column: 28, scope: !47)
!71 = !DILocation(line: 20, column: 3, scope: !47)
!72 = !DILocation(line: 0, scope: !47)
!73 = !DILocation(line: 21, column: 7, scope: !47)
!74 = !DILocation(line: 21, column: 15, scope: !47)
!75 = !DILocation(line: 21, column: 3, scope: !47)
!76 = !DILocation(line: 21, column: 20, scope: !47)
!77 = !DILocation(line: 22, column: 1, scope: !47)
!78 = !DILocation(line: 20, column: 56, scope: !47)
!79 = !DILocation(line: 20, column: 69, scope: !47)
!80 = !DILocation(line: 20, column: 79, scope: !47)
!81 = !DILocation(line: 20, column: 87, scope: !47)
!82 = !DILocation(line: 20, column: 67, scope: !47)
!83 = !DILocation(line: 20, column: 65, scope: !47)
!84 = !DILocation(line: 20, column: 53, scope: !47)
!85 = !DILocation(line: 20, column: 44, scope: !47)
!86 = distinct !{!86, !71, !87, !44, !45}
!87 = !DILocation(line: 20, column: 90, scope: !47)
!88 = distinct !DISubprogram(name: "csr_off_diagonal", scope: !1, file: !1, line: 25, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !90)
!90 = distinct !DILocation(line: 27, column: 11, scope: !88)
!91 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 27, column: 24, scope: !88)
!93 = !DILocation(line: 27, column: 22, scope: !88)
!94 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !95)
!95 = distinct !DILocation(line: 27, column: 37, scope: !88)
!96 = !DILocation(line: 27, column: 35, scope: !88)
!97 = !DILocation(line: 28, column: 9, scope: !88)
!98 = !DILocation(line: 30, column: 16, scope: !88)
!99 = !DILocation(line: 30, column: 30, scope: !88)
!100 = !DILocation(line: 30, column: 28, scope: !88)
!101 = !DILocation(line: 30, column: 3, scope: !88)
!102 = !DILocation(line: 0, scope: !88)
!103 = !DILocation(line: 35, column: 3, scope: !88)
!104 = !DILocation(line: 35, column: 14, scope: !88)
!105 = !DILocation(line: 36, column: 3, scope: !88)
!106 = !DILocation(line: 36, column: 12, scope: !88)
!107 = !DILocation(line: 37, column: 1, scope: !88)
!108 = !DILocation(line: 31, column: 9, scope: !88)
!109 = !DILocation(line: 31, column: 19, scope: !88)
!110 = !DILocation(line: 32, column: 24, scope: !88)
!111 = !DILocation(line: 200, column: 47, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "max", scope: !113, file: !113, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!114 = distinct !DILocation(line: 32, column: 14, scope: !88)
!115 = !DILocation(line: 33, column: 7, scope: !88)
!116 = !DILocation(line: 34, column: 5, scope: !88)
!117 = !DILocation(line: 30, column: 44, scope: !88)
!118 = distinct !{!118, !101, !116, !44, !45}
!119 = distinct !DISubprogram(name: "bfs_step", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !121)
!121 = distinct !DILocation(line: 41, column: 11, scope: !119)
!122 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !123)
!123 = distinct !DILocation(line: 41, column: 24, scope: !119)
!124 = !DILocation(line: 41, column: 22, scope: !119)
!125 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !126)
!126 = distinct !DILocation(line: 41, column: 37, scope: !119)
!127 = !DILocation(line: 41, column: 35, scope: !119)
!128 = !DILocation(line: 42, column: 9, scope: !119)
!129 = !DILocation(line: 42, column: 18, scope: !119)
!130 = !DILocation(line: 42, column: 21, scope: !119)
!131 = !DILocation(line: 42, column: 30, scope: !119)
!132 = !DILocation(line: 43, column: 16, scope: !119)
!133 = !DILocation(line: 43, column: 30, scope: !119)
!134 = !DILocation(line: 43, column: 28, scope: !119)
!135 = !DILocation(line: 43, column: 3, scope: !119)
!136 = !DILocation(line: 44, column: 15, scope: !119)
!137 = !DILocation(line: 44, column: 9, scope: !119)
!138 = !DILocation(line: 44, column: 24, scope: !119)
!139 = !DILocation(line: 44, column: 44, scope: !119)
!140 = !DILocation(line: 44, column: 29, scope: !119)
!141 = !DILocation(line: 43, column: 45, scope: !119)
!142 = distinct !{!142, !135, !143, !44, !45}
!143 = !DILocation(line: 44, column: 56, scope: !119)
!144 = !DILocation(line: 45, column: 1, scope: !119)
!145 = distinct !DISubprogram(name: "csr_transposed", scope: !1, file: !1, line: 48, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !147)
!147 = distinct !DILocation(line: 50, column: 11, scope: !145)
!148 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !149)
!149 = distinct !DILocation(line: 50, column: 24, scope: !145)
!150 = !DILocation(line: 50, column: 22, scope: !145)
!151 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !152)
!152 = distinct !DILocation(line: 50, column: 37, scope: !145)
!153 = !DILocation(line: 50, column: 35, scope: !145)
!154 = !DILocation(line: 51, column: 9, scope: !145)
!155 = !DILocation(line: 52, column: 16, scope: !145)
!156 = !DILocation(line: 52, column: 30, scope: !145)
!157 = !DILocation(line: 52, column: 28, scope: !145)
!158 = !DILocation(line: 52, column: 3, scope: !145)
!159 = !DILocation(line: 52, column: 62, scope: !145)
!160 = !DILocation(line: 52, column: 60, scope: !145)
!161 = !DILocation(line: 52, column: 74, scope: !145)
!162 = !DILocation(line: 52, column: 85, scope: !145)
!163 = !DILocation(line: 52, column: 83, scope: !145)
!164 = !DILocation(line: 14, column: 1, scope: !165, inlinedAt: !167)
!165 = distinct !DISubprogram(name: "atomicAdd", scope: !166, file: !166, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!167 = distinct !DILocation(line: 52, column: 49, scope: !145)
!168 = !DILocation(line: 52, column: 44, scope: !145)
!169 = distinct !{!169, !158, !170, !44, !45}
!170 = !DILocation(line: 52, column: 89, scope: !145)
!171 = !DILocation(line: 53, column: 1, scope: !145)
!172 = distinct !DISubprogram(name: "csr_last", scope: !1, file: !1, line: 56, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !174)
!174 = distinct !DILocation(line: 57, column: 11, scope: !172)
!175 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !176)
!176 = distinct !DILocation(line: 57, column: 24, scope: !172)
!177 = !DILocation(line: 57, column: 22, scope: !172)
!178 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !179)
!179 = distinct !DILocation(line: 57, column: 37, scope: !172)
!180 = !DILocation(line: 57, column: 35, scope: !172)
!181 = !DILocation(line: 58, column: 9, scope: !172)
!182 = !DILocation(line: 60, column: 16, scope: !172)
!183 = !DILocation(line: 60, column: 28, scope: !172)
!184 = !DILocation(line: 60, column: 3, scope: !172)
!185 = !DILocation(line: 0, scope: !172)
!186 = !DILocation(line: 62, column: 3, scope: !172)
!187 = !DILocation(line: 62, column: 11, scope: !172)
!188 = !DILocation(line: 63, column: 1, scope: !172)
!189 = !DILocation(line: 61, column: 9, scope: !172)
!190 = !DILocation(line: 61, column: 18, scope: !172)
!191 = !DILocation(line: 60, column: 44, scope: !172)
!192 = distinct !{!192, !184, !193, !44, !45}
!193 = !DILocation(line: 61, column: 39, scope: !172)
!194 = distinct !DISubprogram(name: "csr_largest", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !196)
!196 = distinct !DILocation(line: 67, column: 11, scope: !194)
!197 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !198)
!198 = distinct !DILocation(line: 67, column: 24, scope: !194)
!199 = !DILocation(line: 67, column: 22, scope: !194)
!200 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !201)
!201 = distinct !DILocation(line: 67, column: 37, scope: !194)
!202 = !DILocation(line: 67, column: 35, scope: !194)
!203 = !DILocation(line: 68, column: 9, scope: !194)
!204 = !DILocation(line: 70, column: 16, scope: !194)
!205 = !DILocation(line: 70, column: 30, scope: !194)
!206 = !DILocation(line: 70, column: 28, scope: !194)
!207 = !DILocation(line: 70, column: 3, scope: !194)
!208 = !DILocation(line: 0, scope: !194)
!209 = !DILocation(line: 71, column: 3, scope: !194)
!210 = !DILocation(line: 71, column: 14, scope: !194)
!211 = !DILocation(line: 72, column: 1, scope: !194)
!212 = !DILocation(line: 70, column: 62, scope: !194)
!213 = !DILocation(line: 136, column: 55, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "fmaxf", scope: !113, file: !113, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 70, column: 53, scope: !194)
!216 = !DILocation(line: 70, column: 44, scope: !194)
!217 = distinct !{!217, !207, !218, !44, !45}
!218 = !DILocation(line: 70, column: 70, scope: !194)
!219 = distinct !DISubprogram(name: "edge_softmax", scope: !1, file: !1, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !221)
!221 = distinct !DILocation(line: 76, column: 11, scope: !219)
!222 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !223)
!223 = distinct !DILocation(line: 76, column: 24, scope: !219)
!224 = !DILocation(line: 76, column: 22, scope: !219)
!225 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !226)
!226 = distinct !DILocation(line: 76, column: 37, scope: !219)
!227 = !DILocation(line: 76, column: 35, scope: !219)
!228 = !DILocation(line: 77, column: 9, scope: !219)
!229 = !DILocation(line: 79, column: 16, scope: !219)
!230 = !DILocation(line: 79, column: 30, scope: !219)
!231 = !DILocation(line: 79, column: 28, scope: !219)
!232 = !DILocation(line: 79, column: 3, scope: !219)
!233 = !DILocation(line: 0, scope: !219)
!234 = !DILocation(line: 80, column: 16, scope: !219)
!235 = !DILocation(line: 80, column: 30, scope: !219)
!236 = !DILocation(line: 80, column: 28, scope: !219)
!237 = !DILocation(line: 80, column: 3, scope: !219)
!238 = !DILocation(line: 79, column: 62, scope: !219)
!239 = !DILocation(line: 136, column: 55, scope: !214, inlinedAt: !240)
!240 = distinct !DILocation(line: 79, column: 53, scope: !219)
!241 = !DILocation(line: 79, column: 44, scope: !219)
!242 = distinct !{!242, !232, !243, !44, !45}
!243 = !DILocation(line: 79, column: 70, scope: !219)
!244 = !DILocation(line: 81, column: 16, scope: !219)
!245 = !DILocation(line: 81, column: 30, scope: !219)
!246 = !DILocation(line: 81, column: 28, scope: !219)
!247 = !DILocation(line: 81, column: 3, scope: !219)
!248 = !DILocation(line: 80, column: 61, scope: !219)
!249 = !DILocation(line: 80, column: 70, scope: !219)
!250 = !DILocation(line: 113, column: 43, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "expf", scope: !113, file: !113, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = distinct !DILocation(line: 80, column: 56, scope: !219)
!253 = !DILocation(line: 80, column: 53, scope: !219)
!254 = !DILocation(line: 80, column: 44, scope: !219)
!255 = distinct !{!255, !237, !256, !44, !45}
!256 = !DILocation(line: 80, column: 73, scope: !219)
!257 = !DILocation(line: 81, column: 66, scope: !219)
!258 = !DILocation(line: 81, column: 75, scope: !219)
!259 = !DILocation(line: 113, column: 43, scope: !251, inlinedAt: !260)
!260 = distinct !DILocation(line: 81, column: 61, scope: !219)
!261 = !DILocation(line: 81, column: 80, scope: !219)
!262 = !DILocation(line: 81, column: 49, scope: !219)
!263 = !DILocation(line: 81, column: 59, scope: !219)
!264 = !DILocation(line: 81, column: 44, scope: !219)
!265 = distinct !{!265, !247, !266, !44, !45}
!266 = !DILocation(line: 81, column: 82, scope: !219)
!267 = !DILocation(line: 82, column: 1, scope: !219)
!268 = distinct !DISubprogram(name: "csr_warp", scope: !1, file: !1, line: 85, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!269 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !270)
!270 = distinct !DILocation(line: 87, column: 14, scope: !268)
!271 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !272)
!272 = distinct !DILocation(line: 87, column: 27, scope: !268)
!273 = !DILocation(line: 87, column: 25, scope: !268)
!274 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !275)
!275 = distinct !DILocation(line: 87, column: 40, scope: !268)
!276 = !DILocation(line: 87, column: 38, scope: !268)
!277 = !DILocation(line: 87, column: 53, scope: !268)
!278 = !DILocation(line: 87, column: 78, scope: !268)
!279 = !DILocation(line: 88, column: 11, scope: !268)
!280 = !DILocation(line: 90, column: 16, scope: !268)
!281 = !DILocation(line: 90, column: 27, scope: !268)
!282 = !DILocation(line: 90, column: 37, scope: !268)
!283 = !DILocation(line: 90, column: 3, scope: !268)
!284 = !DILocation(line: 91, column: 3, scope: !268)
!285 = !DILocation(line: 90, column: 71, scope: !268)
!286 = !DILocation(line: 90, column: 84, scope: !268)
!287 = !DILocation(line: 90, column: 82, scope: !268)
!288 = !DILocation(line: 90, column: 80, scope: !268)
!289 = !DILocation(line: 90, column: 68, scope: !268)
!290 = !DILocation(line: 90, column: 57, scope: !268)
!291 = distinct !{!291, !283, !292, !44, !45}
!292 = !DILocation(line: 90, column: 93, scope: !268)
!293 = !DILocation(line: 92, column: 12, scope: !268)
!294 = !DILocation(line: 180, column: 22, scope: !295, inlinedAt: !297)
!295 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !296, file: !296, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!296 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!297 = distinct !DILocation(line: 91, column: 43, scope: !268)
!298 = !DILocation(line: 91, column: 40, scope: !268)
!299 = !DILocation(line: 91, column: 29, scope: !268)
!300 = !DILocation(line: 91, column: 22, scope: !268)
!301 = distinct !{!301, !284, !302, !44, !45}
!302 = !DILocation(line: 91, column: 78, scope: !268)
!303 = !DILocation(line: 92, column: 18, scope: !268)
!304 = !DILocation(line: 92, column: 25, scope: !268)
!305 = !DILocation(line: 93, column: 1, scope: !268)
!306 = distinct !DISubprogram(name: "block_rows", scope: !1, file: !1, line: 96, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!307 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !308)
!308 = distinct !DILocation(line: 98, column: 11, scope: !306)
!309 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !310)
!310 = distinct !DILocation(line: 98, column: 24, scope: !306)
!311 = !DILocation(line: 98, column: 22, scope: !306)
!312 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !313)
!313 = distinct !DILocation(line: 98, column: 37, scope: !306)
!314 = !DILocation(line: 98, column: 35, scope: !306)
!315 = !DILocation(line: 98, column: 60, scope: !306)
!316 = !DILocation(line: 98, column: 71, scope: !306)
!317 = !DILocation(line: 99, column: 13, scope: !306)
!318 = !DILocation(line: 101, column: 16, scope: !306)
!319 = !DILocation(line: 101, column: 32, scope: !306)
!320 = !DILocation(line: 101, column: 3, scope: !306)
!321 = !DILocation(line: 102, column: 5, scope: !306)
!322 = !DILocation(line: 100, column: 9, scope: !306)
!323 = !DILocation(line: 103, column: 3, scope: !306)
!324 = !DILocation(line: 103, column: 20, scope: !306)
!325 = !DILocation(line: 104, column: 1, scope: !306)
!326 = !DILocation(line: 101, column: 52, scope: !306)
!327 = distinct !{!327, !320, !328, !44, !45}
!328 = !DILocation(line: 102, column: 87, scope: !306)
!329 = !DILocation(line: 102, column: 61, scope: !306)
!330 = !DILocation(line: 102, column: 40, scope: !306)
!331 = !DILocation(line: 102, column: 84, scope: !306)
!332 = !DILocation(line: 102, column: 68, scope: !306)
!333 = !DILocation(line: 102, column: 66, scope: !306)
!334 = !DILocation(line: 102, column: 37, scope: !306)
!335 = !DILocation(line: 102, column: 28, scope: !306)
!336 = !DILocation(line: 102, column: 23, scope: !306)
!337 = distinct !{!337, !321, !328, !44, !45}
!338 = distinct !DISubprogram(name: "ell_spmv", scope: !1, file: !1, line: 107, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!339 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !340)
!340 = distinct !DILocation(line: 109, column: 11, scope: !338)
!341 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !342)
!342 = distinct !DILocation(line: 109, column: 24, scope: !338)
!343 = !DILocation(line: 109, column: 22, scope: !338)
!344 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !345)
!345 = distinct !DILocation(line: 109, column: 37, scope: !338)
!346 = !DILocation(line: 109, column: 35, scope: !338)
!347 = !DILocation(line: 110, column: 9, scope: !338)
!348 = !DILocation(line: 112, column: 23, scope: !338)
!349 = !DILocation(line: 112, column: 5, scope: !338)
!350 = !DILocation(line: 0, scope: !338)
!351 = !DILocation(line: 116, column: 5, scope: !338)
!352 = !DILocation(line: 116, column: 10, scope: !338)
!353 = !DILocation(line: 117, column: 3, scope: !338)
!354 = !DILocation(line: 113, column: 24, scope: !338)
!355 = !DILocation(line: 113, column: 31, scope: !338)
!356 = !DILocation(line: 113, column: 15, scope: !338)
!357 = !DILocation(line: 114, column: 13, scope: !338)
!358 = !DILocation(line: 114, column: 26, scope: !338)
!359 = !DILocation(line: 114, column: 48, scope: !338)
!360 = !DILocation(line: 114, column: 46, scope: !338)
!361 = !DILocation(line: 114, column: 23, scope: !338)
!362 = !DILocation(line: 114, column: 19, scope: !338)
!363 = !DILocation(line: 112, column: 32, scope: !338)
!364 = distinct !{!364, !349, !365, !44, !45}
!365 = !DILocation(line: 115, column: 5, scope: !338)
!366 = !DILocation(line: 118, column: 1, scope: !338)
!367 = distinct !DISubprogram(name: "dia_spmv", scope: !1, file: !1, line: 121, type: !12, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!368 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !369)
!369 = distinct !DILocation(line: 123, column: 11, scope: !367)
!370 = !DILocation(line: 79, column: 27, scope: !15, inlinedAt: !371)
!371 = distinct !DILocation(line: 123, column: 24, scope: !367)
!372 = !DILocation(line: 123, column: 22, scope: !367)
!373 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !374)
!374 = distinct !DILocation(line: 123, column: 37, scope: !367)
!375 = !DILocation(line: 123, column: 35, scope: !367)
!376 = !DILocation(line: 124, column: 9, scope: !367)
!377 = !DILocation(line: 126, column: 23, scope: !367)
!378 = !DILocation(line: 126, column: 5, scope: !367)
!379 = !DILocation(line: 0, scope: !367)
!380 = !DILocation(line: 131, column: 5, scope: !367)
!381 = !DILocation(line: 131, column: 10, scope: !367)
!382 = !DILocation(line: 132, column: 3, scope: !367)
!383 = !DILocation(line: 127, column: 19, scope: !367)
!384 = !DILocation(line: 127, column: 17, scope: !367)
!385 = !DILocation(line: 129, column: 13, scope: !367)
!386 = !DILocation(line: 129, column: 18, scope: !367)
!387 = !DILocation(line: 128, column: 27, scope: !367)
!388 = !DILocation(line: 128, column: 31, scope: !367)
!389 = !DILocation(line: 128, column: 17, scope: !367)
!390 = !DILocation(line: 129, column: 45, scope: !367)
!391 = !DILocation(line: 129, column: 43, scope: !367)
!392 = !DILocation(line: 129, column: 38, scope: !367)
!393 = !DILocation(line: 129, column: 34, scope: !367)
!394 = !DILocation(line: 126, column: 32, scope: !367)
!395 = distinct !{!395, !378, !396, !44, !45}
!396 = !DILocation(line: 130, column: 5, scope: !367)
!397 = !DILocation(line: 133, column: 1, scope: !367)
