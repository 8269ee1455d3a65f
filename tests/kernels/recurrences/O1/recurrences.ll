; ModuleID = 'recurrences.cu'
source_filename = "recurrences.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11argmax_treePKiPiiE6values = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ11argmax_treePKiPiiE6places = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ15scan_one_bufferPKiPiiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ8scan_maxE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ8scan_xorE1s = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11running_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !26
  br i1 %12, label %13, label %26, !dbg !26

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !27

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = phi float [ 0.000000e+00, %13 ], [ %22, %15 ]
  %18 = add nsw i32 %16, %14, !dbg !28
  %19 = sext i32 %18 to i64, !dbg !29
  %20 = getelementptr inbounds float, ptr %0, i64 %19, !dbg !29
  %21 = load float, ptr %20, align 4, !dbg !29, !tbaa !30
  %22 = fadd contract float %17, %21, !dbg !32
  %23 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !33
  store float %22, ptr %23, align 4, !dbg !34, !tbaa !30
  %24 = add nuw nsw i32 %16, 1, !dbg !35
  %25 = icmp eq i32 %24, %3, !dbg !36
  br i1 %25, label %26, label %15, !dbg !27, !llvm.loop !37

26:                                               ; preds = %15, %4
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13exclusive_sumPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !42 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %7 = mul i32 %5, %6, !dbg !47
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %9 = add i32 %7, %8, !dbg !50
  %10 = icmp slt i32 %9, %2, !dbg !51
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !51
  br i1 %12, label %13, label %26, !dbg !51

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !52

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %23, %15 ]
  %18 = add nsw i32 %16, %14, !dbg !53
  %19 = sext i32 %18 to i64, !dbg !54
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !54
  store i32 %17, ptr %20, align 4, !dbg !55, !tbaa !7
  %21 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !56
  %22 = load i32, ptr %21, align 4, !dbg !56, !tbaa !7
  %23 = add nsw i32 %22, %17, !dbg !57
  %24 = add nuw nsw i32 %16, 1, !dbg !58
  %25 = icmp eq i32 %24, %3, !dbg !59
  br i1 %25, label %26, label %15, !dbg !52, !llvm.loop !60

26:                                               ; preds = %15, %4
  ret void, !dbg !62
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7offsetsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) initializes((0, 4)) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !63 {
  store i32 0, ptr %1, align 4, !dbg !64, !tbaa !7
  %4 = icmp sgt i32 %2, 0, !dbg !65
  br i1 %4, label %5, label %7, !dbg !66

5:                                                ; preds = %3
  %6 = load i32, ptr %1, align 4
  br label %8, !dbg !66

7:                                                ; preds = %8, %3
  ret void, !dbg !67

8:                                                ; preds = %5, %8
  %9 = phi i32 [ %6, %5 ], [ %14, %8 ], !dbg !68
  %10 = phi i32 [ 0, %5 ], [ %15, %8 ]
  %11 = zext nneg i32 %10 to i64, !dbg !68
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11, !dbg !69
  %13 = load i32, ptr %12, align 4, !dbg !69, !tbaa !7
  %14 = add nsw i32 %13, %9, !dbg !70
  %15 = add nuw nsw i32 %10, 1, !dbg !71
  %16 = zext nneg i32 %15 to i64, !dbg !72
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16, !dbg !72
  store i32 %14, ptr %17, align 4, !dbg !73, !tbaa !7
  %18 = icmp eq i32 %15, %2, !dbg !65
  br i1 %18, label %7, label %8, !dbg !66, !llvm.loop !74
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11running_maxPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !76 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %7 = mul i32 %5, %6, !dbg !81
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82
  %9 = add i32 %7, %8, !dbg !84
  %10 = icmp slt i32 %9, %2, !dbg !85
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !85
  br i1 %12, label %13, label %26, !dbg !85

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !86

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = phi i32 [ -2147483648, %13 ], [ %22, %15 ]
  %18 = add nsw i32 %16, %14, !dbg !87
  %19 = sext i32 %18 to i64, !dbg !88
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !88
  %21 = load i32, ptr %20, align 4, !dbg !88, !tbaa !7
  %22 = tail call noundef i32 @__nv_max(i32 noundef %17, i32 noundef %21) #9, !dbg !89
  %23 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !93
  store i32 %22, ptr %23, align 4, !dbg !94, !tbaa !7
  %24 = add nuw nsw i32 %16, 1, !dbg !95
  %25 = icmp eq i32 %24, %3, !dbg !96
  br i1 %25, label %26, label %15, !dbg !86, !llvm.loop !97

26:                                               ; preds = %15, %4
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11column_sumsPKdPdii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !100 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %7 = mul i32 %5, %6, !dbg !105
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %9 = add i32 %7, %8, !dbg !108
  %10 = icmp slt i32 %9, %3, !dbg !109
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11, !dbg !109
  br i1 %12, label %13, label %25, !dbg !109

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %23, %13 ], [ 0, %4 ]
  %15 = phi double [ %21, %13 ], [ 0.000000e+00, %4 ]
  %16 = mul nsw i32 %14, %3, !dbg !110
  %17 = add nsw i32 %16, %9, !dbg !111
  %18 = sext i32 %17 to i64, !dbg !112
  %19 = getelementptr inbounds double, ptr %0, i64 %18, !dbg !112
  %20 = load double, ptr %19, align 8, !dbg !112, !tbaa !113
  %21 = fadd contract double %15, %20, !dbg !115
  %22 = getelementptr inbounds double, ptr %1, i64 %18, !dbg !116
  store double %21, ptr %22, align 8, !dbg !117, !tbaa !113
  %23 = add nuw nsw i32 %14, 1, !dbg !118
  %24 = icmp eq i32 %23, %2, !dbg !119
  br i1 %24, label %25, label %13, !dbg !120, !llvm.loop !121

25:                                               ; preds = %13, %4
  ret void, !dbg !123
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15running_productPKjPjii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !124 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127
  %7 = mul i32 %5, %6, !dbg !129
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  %9 = add i32 %7, %8, !dbg !132
  %10 = icmp slt i32 %9, %2, !dbg !133
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !133
  br i1 %12, label %13, label %26, !dbg !133

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !134

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %17 = phi i32 [ 1, %13 ], [ %22, %15 ]
  %18 = add nsw i32 %16, %14, !dbg !135
  %19 = sext i32 %18 to i64, !dbg !136
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !136
  %21 = load i32, ptr %20, align 4, !dbg !136, !tbaa !7
  %22 = mul i32 %21, %17, !dbg !137
  %23 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !138
  store i32 %22, ptr %23, align 4, !dbg !139, !tbaa !7
  %24 = add nuw nsw i32 %16, 1, !dbg !140
  %25 = icmp eq i32 %24, %3, !dbg !141
  br i1 %25, label %26, label %15, !dbg !134, !llvm.loop !142

26:                                               ; preds = %15, %4
  ret void, !dbg !144
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10suffix_sumPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !145 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %7 = mul i32 %5, %6, !dbg !150
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %9 = add i32 %7, %8, !dbg !153
  %10 = icmp slt i32 %9, %2, !dbg !154
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !154
  br i1 %12, label %13, label %26, !dbg !154

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !155

15:                                               ; preds = %13, %15
  %16 = phi i32 [ %3, %13 ], [ %18, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %23, %15 ]
  %18 = add nsw i32 %16, -1, !dbg !156
  %19 = add nsw i32 %18, %14, !dbg !157
  %20 = sext i32 %19 to i64, !dbg !158
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !158
  %22 = load i32, ptr %21, align 4, !dbg !158, !tbaa !7
  %23 = add nsw i32 %22, %17, !dbg !159
  %24 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !160
  store i32 %23, ptr %24, align 4, !dbg !161, !tbaa !7
  %25 = icmp sgt i32 %16, 1, !dbg !162
  br i1 %25, label %15, label %26, !dbg !155, !llvm.loop !163

26:                                               ; preds = %15, %4
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6smoothPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !166 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %7 = mul i32 %5, %6, !dbg !171
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !172
  %9 = add i32 %7, %8, !dbg !174
  %10 = icmp slt i32 %9, %2, !dbg !175
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !175
  br i1 %12, label %13, label %28, !dbg !175

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !176

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %26, %15 ]
  %17 = phi float [ 0.000000e+00, %13 ], [ %24, %15 ]
  %18 = fmul contract float %17, 7.500000e-01, !dbg !177
  %19 = add nsw i32 %16, %14, !dbg !178
  %20 = sext i32 %19 to i64, !dbg !179
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !179
  %22 = load float, ptr %21, align 4, !dbg !179, !tbaa !30
  %23 = fmul contract float %22, 2.500000e-01, !dbg !180
  %24 = fadd contract float %18, %23, !dbg !181
  %25 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !182
  store float %24, ptr %25, align 4, !dbg !183, !tbaa !30
  %26 = add nuw nsw i32 %16, 1, !dbg !184
  %27 = icmp eq i32 %26, %3, !dbg !185
  br i1 %27, label %28, label %15, !dbg !176, !llvm.loop !186

28:                                               ; preds = %15, %4
  ret void, !dbg !188
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10congruencePKjS0_Pji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !189 {
  %5 = icmp sgt i32 %3, 0, !dbg !190
  br i1 %5, label %7, label %6, !dbg !191

6:                                                ; preds = %7, %4
  ret void, !dbg !192

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %18, %7 ], [ 0, %4 ]
  %9 = phi i32 [ %16, %7 ], [ 1, %4 ]
  %10 = zext nneg i32 %8 to i64, !dbg !193
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !193
  %12 = load i32, ptr %11, align 4, !dbg !193, !tbaa !7
  %13 = mul i32 %12, %9, !dbg !194
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %10, !dbg !195
  %15 = load i32, ptr %14, align 4, !dbg !195, !tbaa !7
  %16 = add i32 %13, %15, !dbg !196
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %10, !dbg !197
  store i32 %16, ptr %17, align 4, !dbg !198, !tbaa !7
  %18 = add nuw nsw i32 %8, 1, !dbg !199
  %19 = icmp eq i32 %18, %3, !dbg !190
  br i1 %19, label %6, label %7, !dbg !191, !llvm.loop !200
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11argmin_rowsPKfPiPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !202 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !203
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205
  %8 = mul i32 %6, %7, !dbg !207
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
  %10 = add i32 %8, %9, !dbg !210
  %11 = icmp slt i32 %10, %3, !dbg !211
  br i1 %11, label %12, label %35, !dbg !211

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0, !dbg !212
  br i1 %13, label %14, label %16, !dbg !213

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  br label %22, !dbg !213

16:                                               ; preds = %22, %12
  %17 = phi float [ 0x47EFFFFFE0000000, %12 ], [ %31, %22 ], !dbg !214
  %18 = phi i32 [ -1, %12 ], [ %32, %22 ], !dbg !214
  %19 = sext i32 %10 to i64, !dbg !215
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !215
  store i32 %18, ptr %20, align 4, !dbg !216, !tbaa !7
  %21 = getelementptr inbounds float, ptr %2, i64 %19, !dbg !217
  store float %17, ptr %21, align 4, !dbg !218, !tbaa !30
  br label %35, !dbg !219

22:                                               ; preds = %14, %22
  %23 = phi i32 [ 0, %14 ], [ %33, %22 ]
  %24 = phi i32 [ -1, %14 ], [ %32, %22 ]
  %25 = phi float [ 0x47EFFFFFE0000000, %14 ], [ %31, %22 ]
  %26 = add nsw i32 %23, %15, !dbg !220
  %27 = sext i32 %26 to i64, !dbg !221
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !221
  %29 = load float, ptr %28, align 4, !dbg !221, !tbaa !30
  %30 = fcmp contract olt float %29, %25, !dbg !222
  %31 = select i1 %30, float %29, float %25, !dbg !222
  %32 = select i1 %30, i32 %23, i32 %24, !dbg !222
  %33 = add nuw nsw i32 %23, 1, !dbg !223
  %34 = icmp eq i32 %33, %4, !dbg !212
  br i1 %34, label %16, label %22, !dbg !213, !llvm.loop !224

35:                                               ; preds = %5, %16
  ret void, !dbg !219
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11argmax_lastPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !226 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !227
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229
  %7 = mul i32 %5, %6, !dbg !231
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232
  %9 = add i32 %7, %8, !dbg !234
  %10 = icmp slt i32 %9, %2, !dbg !235
  br i1 %10, label %11, label %35, !dbg !235

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !236
  %13 = icmp sgt i32 %3, 1, !dbg !237
  br i1 %13, label %14, label %18, !dbg !238

14:                                               ; preds = %11
  %15 = sext i32 %12 to i64, !dbg !239
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !239
  %17 = load i32, ptr %16, align 4, !dbg !239, !tbaa !7
  br label %22, !dbg !238

18:                                               ; preds = %22, %11
  %19 = phi i32 [ 0, %11 ], [ %32, %22 ], !dbg !240
  %20 = sext i32 %9 to i64, !dbg !241
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !241
  store i32 %19, ptr %21, align 4, !dbg !242, !tbaa !7
  br label %35, !dbg !243

22:                                               ; preds = %14, %22
  %23 = phi i32 [ %33, %22 ], [ 1, %14 ]
  %24 = phi i32 [ %32, %22 ], [ 0, %14 ]
  %25 = phi i32 [ %31, %22 ], [ %17, %14 ]
  %26 = add nsw i32 %23, %12, !dbg !244
  %27 = sext i32 %26 to i64, !dbg !245
  %28 = getelementptr inbounds i32, ptr %0, i64 %27, !dbg !245
  %29 = load i32, ptr %28, align 4, !dbg !245, !tbaa !7
  %30 = icmp slt i32 %29, %25, !dbg !246
  %31 = tail call i32 @llvm.smax.i32(i32 %29, i32 %25), !dbg !246
  %32 = select i1 %30, i32 %24, i32 %23, !dbg !246
  %33 = add nuw nsw i32 %23, 1, !dbg !247
  %34 = icmp eq i32 %33, %3, !dbg !237
  br i1 %34, label %18, label %22, !dbg !238, !llvm.loop !248

35:                                               ; preds = %4, %18
  ret void, !dbg !243
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11argmax_treePKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !250 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !251
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !253
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %7 = mul i32 %5, %6, !dbg !257
  %8 = add i32 %7, %4, !dbg !258
  %9 = icmp slt i32 %8, %2, !dbg !259
  br i1 %9, label %10, label %14, !dbg !260

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !261
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !261
  %13 = load i32, ptr %12, align 4, !dbg !261, !tbaa !7
  br label %14, !dbg !260

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ -2147483648, %3 ], !dbg !260
  %16 = zext nneg i32 %4 to i64, !dbg !262
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %16, !dbg !262
  store i32 %15, ptr %17, align 4, !dbg !263, !tbaa !7
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %16, !dbg !264
  store i32 %8, ptr %18, align 4, !dbg !265, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !266
  br label %21, !dbg !267

19:                                               ; preds = %34
  %20 = icmp eq i32 %4, 0, !dbg !268
  br i1 %20, label %37, label %41, !dbg !268

21:                                               ; preds = %14, %34
  %22 = phi i32 [ 64, %14 ], [ %35, %34 ]
  %23 = icmp samesign ult i32 %4, %22, !dbg !269
  br i1 %23, label %24, label %34, !dbg !270

24:                                               ; preds = %21
  %25 = add nuw nsw i32 %22, %4, !dbg !271
  %26 = zext nneg i32 %25 to i64, !dbg !272
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6values to ptr), i64 %26, !dbg !272
  %28 = load i32, ptr %27, align 4, !dbg !272, !tbaa !7
  %29 = load i32, ptr %17, align 4, !dbg !273, !tbaa !7
  %30 = icmp sgt i32 %28, %29, !dbg !274
  br i1 %30, label %31, label %34, !dbg !270

31:                                               ; preds = %24
  store i32 %28, ptr %17, align 4, !dbg !275, !tbaa !7
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), i64 %26, !dbg !276
  %33 = load i32, ptr %32, align 4, !dbg !276, !tbaa !7
  store i32 %33, ptr %18, align 4, !dbg !277, !tbaa !7
  br label %34, !dbg !278

34:                                               ; preds = %31, %24, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !279
  %35 = lshr i32 %22, 1, !dbg !280
  %36 = icmp eq i32 %35, 0, !dbg !281
  br i1 %36, label %19, label %21, !dbg !267, !llvm.loop !282

37:                                               ; preds = %19
  %38 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11argmax_treePKiPiiE6places to ptr), align 4, !dbg !284, !tbaa !7
  %39 = zext nneg i32 %5 to i64, !dbg !285
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39, !dbg !285
  store i32 %38, ptr %40, align 4, !dbg !286, !tbaa !7
  br label %41, !dbg !285

41:                                               ; preds = %37, %19
  ret void, !dbg !287
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15scan_one_bufferPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !288 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !291
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !293
  %7 = mul i32 %5, %6, !dbg !295
  %8 = add i32 %7, %4, !dbg !296
  %9 = icmp slt i32 %8, %2, !dbg !297
  br i1 %9, label %10, label %14, !dbg !298

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !299
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !299
  %13 = load i32, ptr %12, align 4, !dbg !299, !tbaa !7
  br label %14, !dbg !298

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ], !dbg !298
  %16 = zext nneg i32 %4 to i64, !dbg !300
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %16, !dbg !300
  store i32 %15, ptr %17, align 4, !dbg !301, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !302
  br label %19, !dbg !303

18:                                               ; preds = %27
  br i1 %9, label %33, label %37, !dbg !304

19:                                               ; preds = %14, %27
  %20 = phi i32 [ 1, %14 ], [ %31, %27 ]
  %21 = icmp samesign ult i32 %4, %20, !dbg !305
  br i1 %21, label %27, label %22, !dbg !306

22:                                               ; preds = %19
  %23 = sub nuw nsw i32 %4, %20, !dbg !307
  %24 = zext nneg i32 %23 to i64, !dbg !308
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15scan_one_bufferPKiPiiE1s to ptr), i64 %24, !dbg !308
  %26 = load i32, ptr %25, align 4, !dbg !308, !tbaa !7
  br label %27, !dbg !306

27:                                               ; preds = %19, %22
  %28 = phi i32 [ %26, %22 ], [ 0, %19 ], !dbg !306
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !309
  %29 = load i32, ptr %17, align 4, !dbg !310, !tbaa !7
  %30 = add nsw i32 %29, %28, !dbg !310
  store i32 %30, ptr %17, align 4, !dbg !310, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !311
  %31 = shl nuw nsw i32 %20, 1, !dbg !312
  %32 = icmp samesign ult i32 %20, 64, !dbg !313
  br i1 %32, label %19, label %18, !dbg !303, !llvm.loop !314

33:                                               ; preds = %18
  %34 = load i32, ptr %17, align 4, !dbg !316, !tbaa !7
  %35 = sext i32 %8 to i64, !dbg !317
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !317
  store i32 %34, ptr %36, align 4, !dbg !318, !tbaa !7
  br label %37, !dbg !317

37:                                               ; preds = %33, %18
  ret void, !dbg !319
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z9scan_warpPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !320 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !321
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !323
  %6 = mul i32 %4, %5, !dbg !325
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326
  %8 = add i32 %6, %7, !dbg !328
  %9 = icmp slt i32 %8, %2, !dbg !329
  br i1 %9, label %10, label %14, !dbg !330

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !331
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !331
  %13 = load float, ptr %12, align 4, !dbg !331, !tbaa !30
  br label %14, !dbg !330

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ], !dbg !330
  %16 = and i32 %7, 31
  br label %18, !dbg !332

17:                                               ; preds = %18
  br i1 %9, label %27, label %30, !dbg !333

18:                                               ; preds = %14, %18
  %19 = phi float [ %15, %14 ], [ %24, %18 ]
  %20 = phi i32 [ 1, %14 ], [ %25, %18 ]
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %19, i32 %20, i32 0), !dbg !334
  %22 = icmp ult i32 %16, %20, !dbg !338
  %23 = fadd contract float %19, %21
  %24 = select i1 %22, float %19, float %23, !dbg !338
  %25 = shl i32 %20, 1, !dbg !339
  %26 = icmp slt i32 %25, 32, !dbg !340
  br i1 %26, label %18, label %17, !dbg !332, !llvm.loop !341

27:                                               ; preds = %17
  %28 = sext i32 %8 to i64, !dbg !343
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !343
  store float %24, ptr %29, align 4, !dbg !344, !tbaa !30
  br label %30, !dbg !343

30:                                               ; preds = %27, %17
  ret void, !dbg !345
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_max(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !346 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !347
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349
  %6 = shl i32 %5, 7, !dbg !351
  %7 = add i32 %6, %4, !dbg !352
  %8 = icmp slt i32 %7, %2, !dbg !353
  br i1 %8, label %9, label %13, !dbg !354

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !355
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !355
  %12 = load float, ptr %11, align 4, !dbg !355, !tbaa !30
  br label %13, !dbg !354

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ], !dbg !354
  %15 = zext nneg i32 %4 to i64, !dbg !356
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %15, !dbg !356
  store float %14, ptr %16, align 4, !dbg !357, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !358
  br label %18, !dbg !359

17:                                               ; preds = %30
  br i1 %8, label %34, label %38, !dbg !360

18:                                               ; preds = %13, %30
  %19 = phi i32 [ 1, %13 ], [ %32, %30 ]
  %20 = icmp slt i32 %4, %19, !dbg !361
  br i1 %20, label %28, label %21, !dbg !362

21:                                               ; preds = %18
  %22 = sub nsw i32 %4, %19, !dbg !363
  %23 = zext nneg i32 %22 to i64, !dbg !364
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_maxE1s to ptr), i64 %23, !dbg !364
  %25 = load float, ptr %24, align 4, !dbg !364, !tbaa !30
  %26 = load float, ptr %16, align 4, !dbg !365, !tbaa !30
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %26) #9, !dbg !366
  br label %30, !dbg !362

28:                                               ; preds = %18
  %29 = load float, ptr %16, align 4, !dbg !369, !tbaa !30
  br label %30, !dbg !362

30:                                               ; preds = %28, %21
  %31 = phi contract float [ %27, %21 ], [ %29, %28 ], !dbg !362
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !370
  store float %31, ptr %16, align 4, !dbg !371, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !372
  %32 = shl i32 %19, 1, !dbg !373
  %33 = icmp slt i32 %32, 128, !dbg !374
  br i1 %33, label %18, label %17, !dbg !359, !llvm.loop !375

34:                                               ; preds = %17
  %35 = load float, ptr %16, align 4, !dbg !377, !tbaa !30
  %36 = sext i32 %7 to i64, !dbg !378
  %37 = getelementptr inbounds float, ptr %1, i64 %36, !dbg !378
  store float %35, ptr %37, align 4, !dbg !379, !tbaa !30
  br label %38, !dbg !378

38:                                               ; preds = %34, %17
  ret void, !dbg !380
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @scan_warp_min(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !381 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !382
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384
  %6 = mul i32 %4, %5, !dbg !386
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387
  %8 = add i32 %6, %7, !dbg !389
  %9 = and i32 %7, 31, !dbg !390
  %10 = icmp slt i32 %8, %2, !dbg !391
  br i1 %10, label %11, label %15, !dbg !392

11:                                               ; preds = %3
  %12 = sext i32 %8 to i64, !dbg !393
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !393
  %14 = load i32, ptr %13, align 4, !dbg !393, !tbaa !7
  br label %15, !dbg !392

15:                                               ; preds = %3, %11
  %16 = phi i32 [ 0, %3 ], [ %14, %11 ]
  br label %18, !dbg !394

17:                                               ; preds = %18
  br i1 %10, label %27, label %30, !dbg !395

18:                                               ; preds = %15, %18
  %19 = phi i32 [ %24, %18 ], [ %16, %15 ]
  %20 = phi i32 [ %25, %18 ], [ 1, %15 ]
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 %20, i32 0), !dbg !396
  %22 = icmp slt i32 %9, %20, !dbg !399
  %23 = tail call i32 @llvm.smin.i32(i32 %21, i32 %19)
  %24 = select i1 %22, i32 %19, i32 %23, !dbg !399
  %25 = shl i32 %20, 1, !dbg !400
  %26 = icmp slt i32 %25, 32, !dbg !401
  br i1 %26, label %18, label %17, !dbg !394, !llvm.loop !402

27:                                               ; preds = %17
  %28 = sext i32 %8 to i64, !dbg !404
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !404
  store i32 %24, ptr %29, align 4, !dbg !405, !tbaa !7
  br label %30, !dbg !404

30:                                               ; preds = %27, %17
  ret void, !dbg !406
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_xor(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !407 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !410
  %6 = shl i32 %5, 6, !dbg !412
  %7 = add i32 %6, %4, !dbg !413
  %8 = icmp slt i32 %7, %2, !dbg !414
  br i1 %8, label %9, label %13, !dbg !415

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !416
  %11 = getelementptr inbounds i32, ptr %0, i64 %10, !dbg !416
  %12 = load i32, ptr %11, align 4, !dbg !416, !tbaa !7
  br label %13, !dbg !415

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ], !dbg !415
  %15 = zext nneg i32 %4 to i64, !dbg !417
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %15, !dbg !417
  store i32 %14, ptr %16, align 4, !dbg !418, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !419
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %15, !dbg !420
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %15, !dbg !420
  br label %20, !dbg !421

19:                                               ; preds = %37
  br i1 %8, label %44, label %49, !dbg !422

20:                                               ; preds = %13, %37
  %21 = phi i32 [ 1, %13 ], [ %42, %37 ]
  %22 = phi i32 [ 0, %13 ], [ %39, %37 ]
  %23 = icmp slt i32 %4, %21, !dbg !423
  %24 = zext nneg i32 %22 to i64, !dbg !424
  br i1 %23, label %34, label %25, !dbg !425

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %24, !dbg !426
  %27 = sub nsw i32 %4, %21, !dbg !427
  %28 = zext nneg i32 %27 to i64, !dbg !426
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28, !dbg !426
  %30 = load i32, ptr %29, align 4, !dbg !426, !tbaa !7
  %31 = getelementptr inbounds nuw i32, ptr %26, i64 %15, !dbg !428
  %32 = load i32, ptr %31, align 4, !dbg !428, !tbaa !7
  %33 = xor i32 %32, %30, !dbg !429
  br label %37, !dbg !425

34:                                               ; preds = %20
  %35 = getelementptr inbounds nuw [64 x i32], ptr %17, i64 %24, !dbg !430
  %36 = load i32, ptr %35, align 4, !dbg !430, !tbaa !7
  br label %37, !dbg !425

37:                                               ; preds = %34, %25
  %38 = phi i32 [ %33, %25 ], [ %36, %34 ], !dbg !425
  %39 = xor i32 %22, 1, !dbg !431
  %40 = zext nneg i32 %39 to i64, !dbg !432
  %41 = getelementptr inbounds nuw [64 x i32], ptr %18, i64 %40, !dbg !432
  store i32 %38, ptr %41, align 4, !dbg !433, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !434
  %42 = shl i32 %21, 1, !dbg !435
  %43 = icmp slt i32 %42, 64, !dbg !436
  br i1 %43, label %20, label %19, !dbg !421, !llvm.loop !437

44:                                               ; preds = %19
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_xorE1s to ptr), i64 %15, !dbg !439
  %46 = load i32, ptr %45, align 4, !dbg !439, !tbaa !7
  %47 = sext i32 %7 to i64, !dbg !440
  %48 = getelementptr inbounds i32, ptr %1, i64 %47, !dbg !440
  store i32 %46, ptr %48, align 4, !dbg !441, !tbaa !7
  br label %49, !dbg !440

49:                                               ; preds = %44, %19
  ret void, !dbg !442
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @filter_varying(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !443 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !446
  %8 = mul i32 %6, %7, !dbg !448
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !449
  %10 = add i32 %8, %9, !dbg !451
  %11 = icmp slt i32 %10, %3, !dbg !452
  %12 = icmp sgt i32 %4, 0
  %13 = and i1 %11, %12, !dbg !452
  br i1 %13, label %14, label %30, !dbg !452

14:                                               ; preds = %5
  %15 = mul nsw i32 %4, %10
  br label %16, !dbg !453

16:                                               ; preds = %14, %16
  %17 = phi i32 [ 0, %14 ], [ %28, %16 ]
  %18 = phi float [ 0.000000e+00, %14 ], [ %26, %16 ]
  %19 = add nsw i32 %17, %15, !dbg !454
  %20 = sext i32 %19 to i64, !dbg !455
  %21 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !455
  %22 = load float, ptr %21, align 4, !dbg !455, !tbaa !30
  %23 = fmul contract float %18, %22, !dbg !456
  %24 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !457
  %25 = load float, ptr %24, align 4, !dbg !457, !tbaa !30
  %26 = fadd contract float %23, %25, !dbg !458
  %27 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !459
  store float %26, ptr %27, align 4, !dbg !460, !tbaa !30
  %28 = add nuw nsw i32 %17, 1, !dbg !461
  %29 = icmp eq i32 %28, %4, !dbg !462
  br i1 %29, label %30, label %16, !dbg !453, !llvm.loop !463

30:                                               ; preds = %16, %5
  ret void, !dbg !465
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @advantages(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 !dbg !466 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469
  %11 = mul i32 %9, %10, !dbg !471
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !472
  %13 = add i32 %11, %12, !dbg !474
  %14 = icmp slt i32 %13, %5, !dbg !475
  br i1 %14, label %15, label %53, !dbg !475

15:                                               ; preds = %8
  %16 = add nsw i32 %4, -1, !dbg !476
  %17 = icmp sgt i32 %4, 0, !dbg !477
  br i1 %17, label %18, label %53, !dbg !478

18:                                               ; preds = %15
  %19 = fmul contract float %6, %7
  br label %20, !dbg !478

20:                                               ; preds = %18, %37
  %21 = phi float [ 0.000000e+00, %18 ], [ %49, %37 ]
  %22 = phi i32 [ %16, %18 ], [ %51, %37 ]
  %23 = mul nsw i32 %22, %5, !dbg !479
  %24 = add nsw i32 %23, %13, !dbg !480
  %25 = sext i32 %24 to i64, !dbg !481
  %26 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !481
  %27 = load float, ptr %26, align 4, !dbg !481, !tbaa !30
  %28 = fsub contract float 1.000000e+00, %27, !dbg !482
  %29 = icmp eq i32 %22, %16, !dbg !483
  br i1 %29, label %37, label %30, !dbg !484

30:                                               ; preds = %20
  %31 = add nuw nsw i32 %22, 1, !dbg !485
  %32 = mul nsw i32 %31, %5, !dbg !486
  %33 = add nsw i32 %32, %13, !dbg !487
  %34 = sext i32 %33 to i64, !dbg !488
  %35 = getelementptr inbounds float, ptr %1, i64 %34, !dbg !488
  %36 = load float, ptr %35, align 4, !dbg !488, !tbaa !30
  br label %37, !dbg !484

37:                                               ; preds = %20, %30
  %38 = phi contract float [ %36, %30 ], [ 0.000000e+00, %20 ], !dbg !484
  %39 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !489
  %40 = load float, ptr %39, align 4, !dbg !489, !tbaa !30
  %41 = fmul contract float %6, %38, !dbg !490
  %42 = fmul contract float %28, %41, !dbg !491
  %43 = fadd contract float %40, %42, !dbg !492
  %44 = getelementptr inbounds float, ptr %1, i64 %25, !dbg !493
  %45 = load float, ptr %44, align 4, !dbg !493, !tbaa !30
  %46 = fsub contract float %43, %45, !dbg !494
  %47 = fmul contract float %19, %28, !dbg !495
  %48 = fmul contract float %21, %47, !dbg !496
  %49 = fadd contract float %48, %46, !dbg !497
  %50 = getelementptr inbounds float, ptr %3, i64 %25, !dbg !498
  store float %49, ptr %50, align 4, !dbg !499, !tbaa !30
  %51 = add nsw i32 %22, -1, !dbg !500
  %52 = icmp sgt i32 %22, 0, !dbg !477
  br i1 %52, label %20, label %53, !dbg !478, !llvm.loop !501

53:                                               ; preds = %37, %15, %8
  ret void, !dbg !503
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @state_space(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !504 {
  %8 = alloca [4 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !505
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507
  %11 = mul i32 %9, %10, !dbg !509
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !510
  %13 = add i32 %11, %12, !dbg !512
  %14 = icmp slt i32 %13, %6, !dbg !513
  br i1 %14, label %15, label %65, !dbg !513

15:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10, !dbg !514
  %16 = shl nsw i32 %13, 2
  br label %19, !dbg !515

17:                                               ; preds = %19
  %18 = icmp sgt i32 %5, 0, !dbg !516
  br i1 %18, label %29, label %35, !dbg !517

19:                                               ; preds = %15, %19
  %20 = phi i32 [ 0, %15 ], [ %27, %19 ]
  %21 = add nuw nsw i32 %20, %16, !dbg !518
  %22 = sext i32 %21 to i64, !dbg !519
  %23 = getelementptr inbounds float, ptr %3, i64 %22, !dbg !519
  %24 = load float, ptr %23, align 4, !dbg !519, !tbaa !30
  %25 = zext nneg i32 %20 to i64, !dbg !520
  %26 = getelementptr inbounds nuw float, ptr %8, i64 %25, !dbg !520
  store float %24, ptr %26, align 4, !dbg !521, !tbaa !30
  %27 = add nuw nsw i32 %20, 1, !dbg !522
  %28 = icmp eq i32 %27, 4, !dbg !523
  br i1 %28, label %17, label %19, !dbg !515, !llvm.loop !524

29:                                               ; preds = %17, %36
  %30 = phi i32 [ %41, %36 ], [ 0, %17 ]
  %31 = mul nsw i32 %30, %6
  %32 = add nsw i32 %31, %13
  %33 = shl nsw i32 %32, 2
  %34 = shl nsw i32 %30, 2
  br label %43, !dbg !526

35:                                               ; preds = %36, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10, !dbg !527
  br label %65, !dbg !527

36:                                               ; preds = %43
  %37 = mul nsw i32 %30, %6, !dbg !528
  %38 = add nsw i32 %37, %13, !dbg !529
  %39 = sext i32 %38 to i64, !dbg !530
  %40 = getelementptr inbounds float, ptr %4, i64 %39, !dbg !530
  store float %62, ptr %40, align 4, !dbg !531, !tbaa !30
  %41 = add nuw nsw i32 %30, 1, !dbg !532
  %42 = icmp eq i32 %41, %5, !dbg !516
  br i1 %42, label %35, label %29, !dbg !517, !llvm.loop !533

43:                                               ; preds = %29, %43
  %44 = phi i32 [ 0, %29 ], [ %63, %43 ]
  %45 = phi float [ 0.000000e+00, %29 ], [ %62, %43 ]
  %46 = add nuw nsw i32 %44, %33, !dbg !535
  %47 = sext i32 %46 to i64, !dbg !536
  %48 = getelementptr inbounds float, ptr %0, i64 %47, !dbg !536
  %49 = load float, ptr %48, align 4, !dbg !536, !tbaa !30
  %50 = zext nneg i32 %44 to i64, !dbg !537
  %51 = getelementptr inbounds nuw float, ptr %8, i64 %50, !dbg !537
  %52 = load float, ptr %51, align 4, !dbg !537, !tbaa !30
  %53 = fmul contract float %49, %52, !dbg !538
  %54 = getelementptr inbounds float, ptr %1, i64 %47, !dbg !539
  %55 = load float, ptr %54, align 4, !dbg !539, !tbaa !30
  %56 = fadd contract float %53, %55, !dbg !540
  store float %56, ptr %51, align 4, !dbg !541, !tbaa !30
  %57 = add nuw nsw i32 %44, %34, !dbg !542
  %58 = zext nneg i32 %57 to i64, !dbg !543
  %59 = getelementptr inbounds nuw float, ptr %2, i64 %58, !dbg !543
  %60 = load float, ptr %59, align 4, !dbg !543, !tbaa !30
  %61 = fmul contract float %56, %60, !dbg !544
  %62 = fadd contract float %45, %61, !dbg !545
  %63 = add nuw nsw i32 %44, 1, !dbg !546
  %64 = icmp eq i32 %63, 4, !dbg !547
  br i1 %64, label %36, label %43, !dbg !526, !llvm.loop !548

65:                                               ; preds = %7, %35
  ret void, !dbg !527
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sums_anew(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !550 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !551
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !553
  %8 = mul i32 %6, %7, !dbg !555
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !556
  %10 = add i32 %8, %9, !dbg !558
  %11 = icmp slt i32 %10, %3, !dbg !559
  %12 = icmp sgt i32 %4, 0
  %13 = and i1 %11, %12, !dbg !559
  br i1 %13, label %14, label %31, !dbg !559

14:                                               ; preds = %5
  %15 = mul nsw i32 %4, %10
  br label %16, !dbg !560

16:                                               ; preds = %14, %16
  %17 = phi i32 [ 0, %14 ], [ %29, %16 ]
  %18 = phi float [ 0.000000e+00, %14 ], [ %27, %16 ]
  %19 = add nsw i32 %17, %15, !dbg !561
  %20 = sext i32 %19 to i64, !dbg !562
  %21 = getelementptr inbounds i32, ptr %1, i64 %20, !dbg !562
  %22 = load i32, ptr %21, align 4, !dbg !562, !tbaa !7
  %23 = icmp eq i32 %22, 0, !dbg !562
  %24 = select i1 %23, float %18, float 0.000000e+00, !dbg !562
  %25 = getelementptr inbounds float, ptr %0, i64 %20, !dbg !563
  %26 = load float, ptr %25, align 4, !dbg !563, !tbaa !30
  %27 = fadd contract float %26, %24, !dbg !564
  %28 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !565
  store float %27, ptr %28, align 4, !dbg !566, !tbaa !30
  %29 = add nuw nsw i32 %17, 1, !dbg !567
  %30 = icmp eq i32 %29, %4, !dbg !568
  br i1 %30, label %31, label %16, !dbg !560, !llvm.loop !569

31:                                               ; preds = %16, %5
  ret void, !dbg !571
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @run_lengths(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !572 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !573
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !575
  %7 = mul i32 %5, %6, !dbg !577
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !578
  %9 = add i32 %7, %8, !dbg !580
  %10 = icmp slt i32 %9, %2, !dbg !581
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !581
  br i1 %12, label %13, label %28, !dbg !581

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  br label %15, !dbg !582

15:                                               ; preds = %13, %15
  %16 = phi i32 [ 0, %13 ], [ %26, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %24, %15 ]
  %18 = add nsw i32 %16, %14, !dbg !583
  %19 = sext i32 %18 to i64, !dbg !584
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !584
  %21 = load i32, ptr %20, align 4, !dbg !584, !tbaa !7
  %22 = icmp eq i32 %21, 0, !dbg !584
  %23 = add nsw i32 %17, 1, !dbg !584
  %24 = select i1 %22, i32 0, i32 %23, !dbg !584
  %25 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !585
  store i32 %24, ptr %25, align 4, !dbg !586, !tbaa !7
  %26 = add nuw nsw i32 %16, 1, !dbg !587
  %27 = icmp eq i32 %26, %3, !dbg !588
  br i1 %27, label %28, label %15, !dbg !582, !llvm.loop !589

28:                                               ; preds = %15, %4
  ret void, !dbg !591
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recurrences.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "running_sum", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 24, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 35, scope: !11)
!26 = !DILocation(line: 5, column: 9, scope: !11)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 8, column: 20, scope: !11)
!29 = !DILocation(line: 8, column: 12, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 8, column: 9, scope: !11)
!33 = !DILocation(line: 9, column: 5, scope: !11)
!34 = !DILocation(line: 9, column: 18, scope: !11)
!35 = !DILocation(line: 7, column: 26, scope: !11)
!36 = !DILocation(line: 7, column: 21, scope: !11)
!37 = distinct !{!37, !27, !38, !39, !40}
!38 = !DILocation(line: 10, column: 3, scope: !11)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 11, column: 1, scope: !11)
!42 = distinct !DISubprogram(name: "exclusive_sum", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !44)
!44 = distinct !DILocation(line: 15, column: 11, scope: !42)
!45 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !46)
!46 = distinct !DILocation(line: 15, column: 24, scope: !42)
!47 = !DILocation(line: 15, column: 22, scope: !42)
!48 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 15, column: 37, scope: !42)
!50 = !DILocation(line: 15, column: 35, scope: !42)
!51 = !DILocation(line: 16, column: 9, scope: !42)
!52 = !DILocation(line: 18, column: 3, scope: !42)
!53 = !DILocation(line: 19, column: 13, scope: !42)
!54 = !DILocation(line: 19, column: 5, scope: !42)
!55 = !DILocation(line: 19, column: 18, scope: !42)
!56 = !DILocation(line: 20, column: 12, scope: !42)
!57 = !DILocation(line: 20, column: 9, scope: !42)
!58 = !DILocation(line: 18, column: 26, scope: !42)
!59 = !DILocation(line: 18, column: 21, scope: !42)
!60 = distinct !{!60, !52, !61, !39, !40}
!61 = !DILocation(line: 21, column: 3, scope: !42)
!62 = !DILocation(line: 22, column: 1, scope: !42)
!63 = distinct !DISubprogram(name: "offsets", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 26, column: 13, scope: !63)
!65 = !DILocation(line: 27, column: 21, scope: !63)
!66 = !DILocation(line: 27, column: 3, scope: !63)
!67 = !DILocation(line: 28, column: 1, scope: !63)
!68 = !DILocation(line: 27, column: 47, scope: !63)
!69 = !DILocation(line: 27, column: 59, scope: !63)
!70 = !DILocation(line: 27, column: 57, scope: !63)
!71 = !DILocation(line: 27, column: 40, scope: !63)
!72 = !DILocation(line: 27, column: 31, scope: !63)
!73 = !DILocation(line: 27, column: 45, scope: !63)
!74 = distinct !{!74, !66, !75, !39, !40}
!75 = !DILocation(line: 27, column: 67, scope: !63)
!76 = distinct !DISubprogram(name: "running_max", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !78)
!78 = distinct !DILocation(line: 31, column: 11, scope: !76)
!79 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !80)
!80 = distinct !DILocation(line: 31, column: 24, scope: !76)
!81 = !DILocation(line: 31, column: 22, scope: !76)
!82 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !83)
!83 = distinct !DILocation(line: 31, column: 37, scope: !76)
!84 = !DILocation(line: 31, column: 35, scope: !76)
!85 = !DILocation(line: 32, column: 9, scope: !76)
!86 = !DILocation(line: 34, column: 3, scope: !76)
!87 = !DILocation(line: 35, column: 30, scope: !76)
!88 = !DILocation(line: 35, column: 22, scope: !76)
!89 = !DILocation(line: 200, column: 47, scope: !90, inlinedAt: !92)
!90 = distinct !DISubprogram(name: "max", scope: !91, file: !91, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!92 = distinct !DILocation(line: 35, column: 12, scope: !76)
!93 = !DILocation(line: 36, column: 5, scope: !76)
!94 = !DILocation(line: 36, column: 18, scope: !76)
!95 = !DILocation(line: 34, column: 26, scope: !76)
!96 = !DILocation(line: 34, column: 21, scope: !76)
!97 = distinct !{!97, !86, !98, !39, !40}
!98 = !DILocation(line: 37, column: 3, scope: !76)
!99 = !DILocation(line: 38, column: 1, scope: !76)
!100 = distinct !DISubprogram(name: "column_sums", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 42, column: 11, scope: !100)
!103 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !104)
!104 = distinct !DILocation(line: 42, column: 24, scope: !100)
!105 = !DILocation(line: 42, column: 22, scope: !100)
!106 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 42, column: 37, scope: !100)
!108 = !DILocation(line: 42, column: 35, scope: !100)
!109 = !DILocation(line: 43, column: 9, scope: !100)
!110 = !DILocation(line: 46, column: 16, scope: !100)
!111 = !DILocation(line: 46, column: 20, scope: !100)
!112 = !DILocation(line: 46, column: 12, scope: !100)
!113 = !{!114, !114, i64 0}
!114 = !{!"double", !9, i64 0}
!115 = !DILocation(line: 46, column: 9, scope: !100)
!116 = !DILocation(line: 47, column: 5, scope: !100)
!117 = !DILocation(line: 47, column: 18, scope: !100)
!118 = !DILocation(line: 45, column: 26, scope: !100)
!119 = !DILocation(line: 45, column: 21, scope: !100)
!120 = !DILocation(line: 45, column: 3, scope: !100)
!121 = distinct !{!121, !120, !122, !39, !40}
!122 = !DILocation(line: 48, column: 3, scope: !100)
!123 = !DILocation(line: 49, column: 1, scope: !100)
!124 = distinct !DISubprogram(name: "running_product", scope: !1, file: !1, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !126)
!126 = distinct !DILocation(line: 52, column: 11, scope: !124)
!127 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !128)
!128 = distinct !DILocation(line: 52, column: 24, scope: !124)
!129 = !DILocation(line: 52, column: 22, scope: !124)
!130 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !131)
!131 = distinct !DILocation(line: 52, column: 37, scope: !124)
!132 = !DILocation(line: 52, column: 35, scope: !124)
!133 = !DILocation(line: 53, column: 9, scope: !124)
!134 = !DILocation(line: 55, column: 3, scope: !124)
!135 = !DILocation(line: 56, column: 24, scope: !124)
!136 = !DILocation(line: 56, column: 16, scope: !124)
!137 = !DILocation(line: 56, column: 13, scope: !124)
!138 = !DILocation(line: 57, column: 5, scope: !124)
!139 = !DILocation(line: 57, column: 18, scope: !124)
!140 = !DILocation(line: 55, column: 26, scope: !124)
!141 = !DILocation(line: 55, column: 21, scope: !124)
!142 = distinct !{!142, !134, !143, !39, !40}
!143 = !DILocation(line: 58, column: 3, scope: !124)
!144 = !DILocation(line: 59, column: 1, scope: !124)
!145 = distinct !DISubprogram(name: "suffix_sum", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !147)
!147 = distinct !DILocation(line: 63, column: 11, scope: !145)
!148 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !149)
!149 = distinct !DILocation(line: 63, column: 24, scope: !145)
!150 = !DILocation(line: 63, column: 22, scope: !145)
!151 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !152)
!152 = distinct !DILocation(line: 63, column: 37, scope: !145)
!153 = !DILocation(line: 63, column: 35, scope: !145)
!154 = !DILocation(line: 64, column: 9, scope: !145)
!155 = !DILocation(line: 66, column: 3, scope: !145)
!156 = !DILocation(line: 66, scope: !145)
!157 = !DILocation(line: 67, column: 20, scope: !145)
!158 = !DILocation(line: 67, column: 12, scope: !145)
!159 = !DILocation(line: 67, column: 9, scope: !145)
!160 = !DILocation(line: 68, column: 5, scope: !145)
!161 = !DILocation(line: 68, column: 18, scope: !145)
!162 = !DILocation(line: 66, column: 25, scope: !145)
!163 = distinct !{!163, !155, !164, !39, !40}
!164 = !DILocation(line: 69, column: 3, scope: !145)
!165 = !DILocation(line: 70, column: 1, scope: !145)
!166 = distinct !DISubprogram(name: "smooth", scope: !1, file: !1, line: 73, type: !12, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !168)
!168 = distinct !DILocation(line: 74, column: 11, scope: !166)
!169 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !170)
!170 = distinct !DILocation(line: 74, column: 24, scope: !166)
!171 = !DILocation(line: 74, column: 22, scope: !166)
!172 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !173)
!173 = distinct !DILocation(line: 74, column: 37, scope: !166)
!174 = !DILocation(line: 74, column: 35, scope: !166)
!175 = !DILocation(line: 75, column: 9, scope: !166)
!176 = !DILocation(line: 77, column: 3, scope: !166)
!177 = !DILocation(line: 78, column: 15, scope: !166)
!178 = !DILocation(line: 78, column: 37, scope: !166)
!179 = !DILocation(line: 78, column: 29, scope: !166)
!180 = !DILocation(line: 78, column: 27, scope: !166)
!181 = !DILocation(line: 78, column: 19, scope: !166)
!182 = !DILocation(line: 79, column: 5, scope: !166)
!183 = !DILocation(line: 79, column: 18, scope: !166)
!184 = !DILocation(line: 77, column: 26, scope: !166)
!185 = !DILocation(line: 77, column: 21, scope: !166)
!186 = distinct !{!186, !176, !187, !39, !40}
!187 = !DILocation(line: 80, column: 3, scope: !166)
!188 = !DILocation(line: 81, column: 1, scope: !166)
!189 = distinct !DISubprogram(name: "congruence", scope: !1, file: !1, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = !DILocation(line: 86, column: 21, scope: !189)
!191 = !DILocation(line: 86, column: 3, scope: !189)
!192 = !DILocation(line: 90, column: 1, scope: !189)
!193 = !DILocation(line: 87, column: 9, scope: !189)
!194 = !DILocation(line: 87, column: 14, scope: !189)
!195 = !DILocation(line: 87, column: 20, scope: !189)
!196 = !DILocation(line: 87, column: 18, scope: !189)
!197 = !DILocation(line: 88, column: 5, scope: !189)
!198 = !DILocation(line: 88, column: 10, scope: !189)
!199 = !DILocation(line: 86, column: 26, scope: !189)
!200 = distinct !{!200, !191, !201, !39, !40}
!201 = !DILocation(line: 89, column: 3, scope: !189)
!202 = distinct !DISubprogram(name: "argmin_rows", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !204)
!204 = distinct !DILocation(line: 94, column: 11, scope: !202)
!205 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !206)
!206 = distinct !DILocation(line: 94, column: 24, scope: !202)
!207 = !DILocation(line: 94, column: 22, scope: !202)
!208 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !209)
!209 = distinct !DILocation(line: 94, column: 37, scope: !202)
!210 = !DILocation(line: 94, column: 35, scope: !202)
!211 = !DILocation(line: 95, column: 9, scope: !202)
!212 = !DILocation(line: 98, column: 21, scope: !202)
!213 = !DILocation(line: 98, column: 3, scope: !202)
!214 = !DILocation(line: 0, scope: !202)
!215 = !DILocation(line: 105, column: 3, scope: !202)
!216 = !DILocation(line: 105, column: 9, scope: !202)
!217 = !DILocation(line: 106, column: 3, scope: !202)
!218 = !DILocation(line: 106, column: 12, scope: !202)
!219 = !DILocation(line: 107, column: 1, scope: !202)
!220 = !DILocation(line: 99, column: 23, scope: !202)
!221 = !DILocation(line: 99, column: 15, scope: !202)
!222 = !DILocation(line: 100, column: 11, scope: !202)
!223 = !DILocation(line: 98, column: 26, scope: !202)
!224 = distinct !{!224, !213, !225, !39, !40}
!225 = !DILocation(line: 104, column: 3, scope: !202)
!226 = distinct !DISubprogram(name: "argmax_last", scope: !1, file: !1, line: 110, type: !12, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !228)
!228 = distinct !DILocation(line: 111, column: 11, scope: !226)
!229 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !230)
!230 = distinct !DILocation(line: 111, column: 24, scope: !226)
!231 = !DILocation(line: 111, column: 22, scope: !226)
!232 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !233)
!233 = distinct !DILocation(line: 111, column: 37, scope: !226)
!234 = !DILocation(line: 111, column: 35, scope: !226)
!235 = !DILocation(line: 112, column: 9, scope: !226)
!236 = !DILocation(line: 113, column: 18, scope: !226)
!237 = !DILocation(line: 114, column: 21, scope: !226)
!238 = !DILocation(line: 114, column: 3, scope: !226)
!239 = !DILocation(line: 113, column: 14, scope: !226)
!240 = !DILocation(line: 0, scope: !226)
!241 = !DILocation(line: 120, column: 3, scope: !226)
!242 = !DILocation(line: 120, column: 9, scope: !226)
!243 = !DILocation(line: 121, column: 1, scope: !226)
!244 = !DILocation(line: 115, column: 17, scope: !226)
!245 = !DILocation(line: 115, column: 9, scope: !226)
!246 = !DILocation(line: 115, column: 22, scope: !226)
!247 = !DILocation(line: 114, column: 26, scope: !226)
!248 = distinct !{!248, !238, !249, !39, !40}
!249 = !DILocation(line: 119, column: 3, scope: !226)
!250 = distinct !DISubprogram(name: "argmax_tree", scope: !1, file: !1, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !252)
!252 = distinct !DILocation(line: 127, column: 11, scope: !250)
!253 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !254)
!254 = distinct !DILocation(line: 127, column: 28, scope: !250)
!255 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !256)
!256 = distinct !DILocation(line: 127, column: 41, scope: !250)
!257 = !DILocation(line: 127, column: 39, scope: !250)
!258 = !DILocation(line: 127, column: 52, scope: !250)
!259 = !DILocation(line: 128, column: 17, scope: !250)
!260 = !DILocation(line: 128, column: 15, scope: !250)
!261 = !DILocation(line: 128, column: 23, scope: !250)
!262 = !DILocation(line: 128, column: 3, scope: !250)
!263 = !DILocation(line: 128, column: 13, scope: !250)
!264 = !DILocation(line: 129, column: 3, scope: !250)
!265 = !DILocation(line: 129, column: 13, scope: !250)
!266 = !DILocation(line: 130, column: 3, scope: !250)
!267 = !DILocation(line: 131, column: 3, scope: !250)
!268 = !DILocation(line: 138, column: 9, scope: !250)
!269 = !DILocation(line: 132, column: 11, scope: !250)
!270 = !DILocation(line: 132, column: 18, scope: !250)
!271 = !DILocation(line: 132, column: 31, scope: !250)
!272 = !DILocation(line: 132, column: 22, scope: !250)
!273 = !DILocation(line: 132, column: 41, scope: !250)
!274 = !DILocation(line: 132, column: 39, scope: !250)
!275 = !DILocation(line: 133, column: 17, scope: !250)
!276 = !DILocation(line: 134, column: 19, scope: !250)
!277 = !DILocation(line: 134, column: 17, scope: !250)
!278 = !DILocation(line: 135, column: 5, scope: !250)
!279 = !DILocation(line: 136, column: 5, scope: !250)
!280 = !DILocation(line: 131, column: 38, scope: !250)
!281 = !DILocation(line: 131, column: 28, scope: !250)
!282 = distinct !{!282, !267, !283, !39, !40}
!283 = !DILocation(line: 137, column: 3, scope: !250)
!284 = !DILocation(line: 138, column: 32, scope: !250)
!285 = !DILocation(line: 138, column: 15, scope: !250)
!286 = !DILocation(line: 138, column: 30, scope: !250)
!287 = !DILocation(line: 139, column: 1, scope: !250)
!288 = distinct !DISubprogram(name: "scan_one_buffer", scope: !1, file: !1, line: 142, type: !12, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!289 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !290)
!290 = distinct !DILocation(line: 144, column: 11, scope: !288)
!291 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !292)
!292 = distinct !DILocation(line: 144, column: 28, scope: !288)
!293 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !294)
!294 = distinct !DILocation(line: 144, column: 41, scope: !288)
!295 = !DILocation(line: 144, column: 39, scope: !288)
!296 = !DILocation(line: 144, column: 52, scope: !288)
!297 = !DILocation(line: 145, column: 12, scope: !288)
!298 = !DILocation(line: 145, column: 10, scope: !288)
!299 = !DILocation(line: 145, column: 18, scope: !288)
!300 = !DILocation(line: 145, column: 3, scope: !288)
!301 = !DILocation(line: 145, column: 8, scope: !288)
!302 = !DILocation(line: 146, column: 3, scope: !288)
!303 = !DILocation(line: 147, column: 3, scope: !288)
!304 = !DILocation(line: 153, column: 9, scope: !288)
!305 = !DILocation(line: 148, column: 15, scope: !288)
!306 = !DILocation(line: 148, column: 13, scope: !288)
!307 = !DILocation(line: 148, column: 26, scope: !288)
!308 = !DILocation(line: 148, column: 22, scope: !288)
!309 = !DILocation(line: 149, column: 5, scope: !288)
!310 = !DILocation(line: 150, column: 10, scope: !288)
!311 = !DILocation(line: 151, column: 5, scope: !288)
!312 = !DILocation(line: 147, column: 30, scope: !288)
!313 = !DILocation(line: 147, column: 21, scope: !288)
!314 = distinct !{!314, !303, !315, !39, !40}
!315 = !DILocation(line: 152, column: 3, scope: !288)
!316 = !DILocation(line: 153, column: 21, scope: !288)
!317 = !DILocation(line: 153, column: 14, scope: !288)
!318 = !DILocation(line: 153, column: 19, scope: !288)
!319 = !DILocation(line: 154, column: 1, scope: !288)
!320 = distinct !DISubprogram(name: "scan_warp", scope: !1, file: !1, line: 156, type: !12, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !322)
!322 = distinct !DILocation(line: 157, column: 11, scope: !320)
!323 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !324)
!324 = distinct !DILocation(line: 157, column: 24, scope: !320)
!325 = !DILocation(line: 157, column: 22, scope: !320)
!326 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !327)
!327 = distinct !DILocation(line: 157, column: 37, scope: !320)
!328 = !DILocation(line: 157, column: 35, scope: !320)
!329 = !DILocation(line: 158, column: 15, scope: !320)
!330 = !DILocation(line: 158, column: 13, scope: !320)
!331 = !DILocation(line: 158, column: 21, scope: !320)
!332 = !DILocation(line: 159, column: 3, scope: !320)
!333 = !DILocation(line: 163, column: 9, scope: !320)
!334 = !DILocation(line: 178, column: 22, scope: !335, inlinedAt: !337)
!335 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !336, file: !336, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!336 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!337 = distinct !DILocation(line: 160, column: 15, scope: !320)
!338 = !DILocation(line: 161, column: 28, scope: !320)
!339 = !DILocation(line: 159, column: 29, scope: !320)
!340 = !DILocation(line: 159, column: 21, scope: !320)
!341 = distinct !{!341, !332, !342, !39, !40}
!342 = !DILocation(line: 162, column: 3, scope: !320)
!343 = !DILocation(line: 163, column: 14, scope: !320)
!344 = !DILocation(line: 163, column: 19, scope: !320)
!345 = !DILocation(line: 164, column: 1, scope: !320)
!346 = distinct !DISubprogram(name: "scan_max", scope: !1, file: !1, line: 167, type: !12, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!347 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !348)
!348 = distinct !DILocation(line: 169, column: 11, scope: !346)
!349 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !350)
!350 = distinct !DILocation(line: 169, column: 28, scope: !346)
!351 = !DILocation(line: 169, column: 39, scope: !346)
!352 = !DILocation(line: 169, column: 45, scope: !346)
!353 = !DILocation(line: 170, column: 12, scope: !346)
!354 = !DILocation(line: 170, column: 10, scope: !346)
!355 = !DILocation(line: 170, column: 18, scope: !346)
!356 = !DILocation(line: 170, column: 3, scope: !346)
!357 = !DILocation(line: 170, column: 8, scope: !346)
!358 = !DILocation(line: 171, column: 3, scope: !346)
!359 = !DILocation(line: 172, column: 3, scope: !346)
!360 = !DILocation(line: 178, column: 9, scope: !346)
!361 = !DILocation(line: 173, column: 17, scope: !346)
!362 = !DILocation(line: 173, column: 15, scope: !346)
!363 = !DILocation(line: 173, column: 34, scope: !346)
!364 = !DILocation(line: 173, column: 30, scope: !346)
!365 = !DILocation(line: 173, column: 40, scope: !346)
!366 = !DILocation(line: 136, column: 55, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "fmaxf", scope: !91, file: !91, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!368 = distinct !DILocation(line: 173, column: 24, scope: !346)
!369 = !DILocation(line: 173, column: 48, scope: !346)
!370 = !DILocation(line: 174, column: 5, scope: !346)
!371 = !DILocation(line: 175, column: 10, scope: !346)
!372 = !DILocation(line: 176, column: 5, scope: !346)
!373 = !DILocation(line: 172, column: 30, scope: !346)
!374 = !DILocation(line: 172, column: 21, scope: !346)
!375 = distinct !{!375, !359, !376, !39, !40}
!376 = !DILocation(line: 177, column: 3, scope: !346)
!377 = !DILocation(line: 178, column: 21, scope: !346)
!378 = !DILocation(line: 178, column: 14, scope: !346)
!379 = !DILocation(line: 178, column: 19, scope: !346)
!380 = !DILocation(line: 179, column: 1, scope: !346)
!381 = distinct !DISubprogram(name: "scan_warp_min", scope: !1, file: !1, line: 182, type: !12, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!382 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !383)
!383 = distinct !DILocation(line: 183, column: 11, scope: !381)
!384 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !385)
!385 = distinct !DILocation(line: 183, column: 24, scope: !381)
!386 = !DILocation(line: 183, column: 22, scope: !381)
!387 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !388)
!388 = distinct !DILocation(line: 183, column: 37, scope: !381)
!389 = !DILocation(line: 183, column: 35, scope: !381)
!390 = !DILocation(line: 183, column: 69, scope: !381)
!391 = !DILocation(line: 184, column: 13, scope: !381)
!392 = !DILocation(line: 184, column: 11, scope: !381)
!393 = !DILocation(line: 184, column: 19, scope: !381)
!394 = !DILocation(line: 185, column: 3, scope: !381)
!395 = !DILocation(line: 189, column: 9, scope: !381)
!396 = !DILocation(line: 177, column: 38, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !336, file: !336, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!398 = distinct !DILocation(line: 186, column: 13, scope: !381)
!399 = !DILocation(line: 187, column: 14, scope: !381)
!400 = !DILocation(line: 185, column: 29, scope: !381)
!401 = !DILocation(line: 185, column: 21, scope: !381)
!402 = distinct !{!402, !394, !403, !39, !40}
!403 = !DILocation(line: 188, column: 3, scope: !381)
!404 = !DILocation(line: 189, column: 14, scope: !381)
!405 = !DILocation(line: 189, column: 19, scope: !381)
!406 = !DILocation(line: 190, column: 1, scope: !381)
!407 = distinct !DISubprogram(name: "scan_xor", scope: !1, file: !1, line: 193, type: !12, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!408 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !409)
!409 = distinct !DILocation(line: 195, column: 11, scope: !407)
!410 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !411)
!411 = distinct !DILocation(line: 195, column: 28, scope: !407)
!412 = !DILocation(line: 195, column: 39, scope: !407)
!413 = !DILocation(line: 195, column: 44, scope: !407)
!414 = !DILocation(line: 196, column: 15, scope: !407)
!415 = !DILocation(line: 196, column: 13, scope: !407)
!416 = !DILocation(line: 196, column: 21, scope: !407)
!417 = !DILocation(line: 196, column: 3, scope: !407)
!418 = !DILocation(line: 196, column: 11, scope: !407)
!419 = !DILocation(line: 197, column: 3, scope: !407)
!420 = !DILocation(line: 198, column: 8, scope: !407)
!421 = !DILocation(line: 198, column: 3, scope: !407)
!422 = !DILocation(line: 203, column: 9, scope: !407)
!423 = !DILocation(line: 199, column: 21, scope: !407)
!424 = !DILocation(line: 199, scope: !407)
!425 = !DILocation(line: 199, column: 19, scope: !407)
!426 = !DILocation(line: 199, column: 28, scope: !407)
!427 = !DILocation(line: 199, column: 35, scope: !407)
!428 = !DILocation(line: 199, column: 42, scope: !407)
!429 = !DILocation(line: 199, column: 40, scope: !407)
!430 = !DILocation(line: 199, column: 52, scope: !407)
!431 = !DILocation(line: 199, column: 9, scope: !407)
!432 = !DILocation(line: 199, column: 5, scope: !407)
!433 = !DILocation(line: 199, column: 17, scope: !407)
!434 = !DILocation(line: 201, column: 5, scope: !407)
!435 = !DILocation(line: 198, column: 29, scope: !407)
!436 = !DILocation(line: 198, column: 21, scope: !407)
!437 = distinct !{!437, !421, !438, !39, !40}
!438 = !DILocation(line: 202, column: 3, scope: !407)
!439 = !DILocation(line: 203, column: 21, scope: !407)
!440 = !DILocation(line: 203, column: 14, scope: !407)
!441 = !DILocation(line: 203, column: 19, scope: !407)
!442 = !DILocation(line: 204, column: 1, scope: !407)
!443 = distinct !DISubprogram(name: "filter_varying", scope: !1, file: !1, line: 208, type: !12, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!444 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !445)
!445 = distinct !DILocation(line: 209, column: 11, scope: !443)
!446 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !447)
!447 = distinct !DILocation(line: 209, column: 24, scope: !443)
!448 = !DILocation(line: 209, column: 22, scope: !443)
!449 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !450)
!450 = distinct !DILocation(line: 209, column: 37, scope: !443)
!451 = !DILocation(line: 209, column: 35, scope: !443)
!452 = !DILocation(line: 210, column: 9, scope: !443)
!453 = !DILocation(line: 212, column: 3, scope: !443)
!454 = !DILocation(line: 213, column: 17, scope: !443)
!455 = !DILocation(line: 213, column: 9, scope: !443)
!456 = !DILocation(line: 213, column: 22, scope: !443)
!457 = !DILocation(line: 213, column: 28, scope: !443)
!458 = !DILocation(line: 213, column: 26, scope: !443)
!459 = !DILocation(line: 214, column: 5, scope: !443)
!460 = !DILocation(line: 214, column: 18, scope: !443)
!461 = !DILocation(line: 212, column: 26, scope: !443)
!462 = !DILocation(line: 212, column: 21, scope: !443)
!463 = distinct !{!463, !453, !464, !39, !40}
!464 = !DILocation(line: 215, column: 3, scope: !443)
!465 = !DILocation(line: 216, column: 1, scope: !443)
!466 = distinct !DISubprogram(name: "advantages", scope: !1, file: !1, line: 219, type: !12, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!467 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !468)
!468 = distinct !DILocation(line: 221, column: 11, scope: !466)
!469 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !470)
!470 = distinct !DILocation(line: 221, column: 24, scope: !466)
!471 = !DILocation(line: 221, column: 22, scope: !466)
!472 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !473)
!473 = distinct !DILocation(line: 221, column: 37, scope: !466)
!474 = !DILocation(line: 221, column: 35, scope: !466)
!475 = !DILocation(line: 222, column: 9, scope: !466)
!476 = !DILocation(line: 224, column: 22, scope: !466)
!477 = !DILocation(line: 224, column: 29, scope: !466)
!478 = !DILocation(line: 224, column: 3, scope: !466)
!479 = !DILocation(line: 225, column: 34, scope: !466)
!480 = !DILocation(line: 225, column: 38, scope: !466)
!481 = !DILocation(line: 225, column: 27, scope: !466)
!482 = !DILocation(line: 225, column: 25, scope: !466)
!483 = !DILocation(line: 226, column: 20, scope: !466)
!484 = !DILocation(line: 226, column: 18, scope: !466)
!485 = !DILocation(line: 226, column: 50, scope: !466)
!486 = !DILocation(line: 226, column: 55, scope: !466)
!487 = !DILocation(line: 226, column: 59, scope: !466)
!488 = !DILocation(line: 226, column: 41, scope: !466)
!489 = !DILocation(line: 227, column: 19, scope: !466)
!490 = !DILocation(line: 227, column: 45, scope: !466)
!491 = !DILocation(line: 227, column: 52, scope: !466)
!492 = !DILocation(line: 227, column: 37, scope: !466)
!493 = !DILocation(line: 227, column: 64, scope: !466)
!494 = !DILocation(line: 227, column: 62, scope: !466)
!495 = !DILocation(line: 228, column: 35, scope: !466)
!496 = !DILocation(line: 228, column: 45, scope: !466)
!497 = !DILocation(line: 228, column: 18, scope: !466)
!498 = !DILocation(line: 229, column: 5, scope: !466)
!499 = !DILocation(line: 229, column: 20, scope: !466)
!500 = !DILocation(line: 224, column: 35, scope: !466)
!501 = distinct !{!501, !478, !502, !39, !40}
!502 = !DILocation(line: 230, column: 3, scope: !466)
!503 = !DILocation(line: 231, column: 1, scope: !466)
!504 = distinct !DISubprogram(name: "state_space", scope: !1, file: !1, line: 234, type: !12, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!505 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !506)
!506 = distinct !DILocation(line: 236, column: 11, scope: !504)
!507 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !508)
!508 = distinct !DILocation(line: 236, column: 24, scope: !504)
!509 = !DILocation(line: 236, column: 22, scope: !504)
!510 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !511)
!511 = distinct !DILocation(line: 236, column: 37, scope: !504)
!512 = !DILocation(line: 236, column: 35, scope: !504)
!513 = !DILocation(line: 237, column: 9, scope: !504)
!514 = !DILocation(line: 238, column: 3, scope: !504)
!515 = !DILocation(line: 239, column: 3, scope: !504)
!516 = !DILocation(line: 240, column: 21, scope: !504)
!517 = !DILocation(line: 240, column: 3, scope: !504)
!518 = !DILocation(line: 239, column: 50, scope: !504)
!519 = !DILocation(line: 239, column: 38, scope: !504)
!520 = !DILocation(line: 239, column: 31, scope: !504)
!521 = !DILocation(line: 239, column: 36, scope: !504)
!522 = !DILocation(line: 239, column: 26, scope: !504)
!523 = !DILocation(line: 239, column: 21, scope: !504)
!524 = distinct !{!524, !515, !525, !39, !40}
!525 = !DILocation(line: 239, column: 53, scope: !504)
!526 = !DILocation(line: 242, column: 5, scope: !504)
!527 = !DILocation(line: 248, column: 1, scope: !504)
!528 = !DILocation(line: 246, column: 9, scope: !504)
!529 = !DILocation(line: 246, column: 13, scope: !504)
!530 = !DILocation(line: 246, column: 5, scope: !504)
!531 = !DILocation(line: 246, column: 18, scope: !504)
!532 = !DILocation(line: 240, column: 30, scope: !504)
!533 = distinct !{!533, !517, !534, !39, !40}
!534 = !DILocation(line: 247, column: 3, scope: !504)
!535 = !DILocation(line: 243, column: 32, scope: !504)
!536 = !DILocation(line: 243, column: 14, scope: !504)
!537 = !DILocation(line: 243, column: 39, scope: !504)
!538 = !DILocation(line: 243, column: 37, scope: !504)
!539 = !DILocation(line: 243, column: 46, scope: !504)
!540 = !DILocation(line: 243, column: 44, scope: !504)
!541 = !DILocation(line: 243, column: 12, scope: !504)
!542 = !DILocation(line: 244, column: 29, scope: !504)
!543 = !DILocation(line: 244, column: 21, scope: !504)
!544 = !DILocation(line: 244, column: 19, scope: !504)
!545 = !DILocation(line: 244, column: 11, scope: !504)
!546 = !DILocation(line: 242, column: 28, scope: !504)
!547 = !DILocation(line: 242, column: 23, scope: !504)
!548 = distinct !{!548, !526, !549, !39, !40}
!549 = !DILocation(line: 245, column: 5, scope: !504)
!550 = distinct !DISubprogram(name: "sums_anew", scope: !1, file: !1, line: 251, type: !12, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!551 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !552)
!552 = distinct !DILocation(line: 252, column: 11, scope: !550)
!553 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !554)
!554 = distinct !DILocation(line: 252, column: 24, scope: !550)
!555 = !DILocation(line: 252, column: 22, scope: !550)
!556 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !557)
!557 = distinct !DILocation(line: 252, column: 37, scope: !550)
!558 = !DILocation(line: 252, column: 35, scope: !550)
!559 = !DILocation(line: 253, column: 9, scope: !550)
!560 = !DILocation(line: 255, column: 3, scope: !550)
!561 = !DILocation(line: 256, column: 21, scope: !550)
!562 = !DILocation(line: 256, column: 9, scope: !550)
!563 = !DILocation(line: 257, column: 10, scope: !550)
!564 = !DILocation(line: 257, column: 7, scope: !550)
!565 = !DILocation(line: 258, column: 5, scope: !550)
!566 = !DILocation(line: 258, column: 18, scope: !550)
!567 = !DILocation(line: 255, column: 26, scope: !550)
!568 = !DILocation(line: 255, column: 21, scope: !550)
!569 = distinct !{!569, !560, !570, !39, !40}
!570 = !DILocation(line: 259, column: 3, scope: !550)
!571 = !DILocation(line: 260, column: 1, scope: !550)
!572 = distinct !DISubprogram(name: "run_lengths", scope: !1, file: !1, line: 262, type: !12, scopeLine: 262, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!573 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !574)
!574 = distinct !DILocation(line: 263, column: 11, scope: !572)
!575 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !576)
!576 = distinct !DILocation(line: 263, column: 24, scope: !572)
!577 = !DILocation(line: 263, column: 22, scope: !572)
!578 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !579)
!579 = distinct !DILocation(line: 263, column: 37, scope: !572)
!580 = !DILocation(line: 263, column: 35, scope: !572)
!581 = !DILocation(line: 264, column: 9, scope: !572)
!582 = !DILocation(line: 266, column: 3, scope: !572)
!583 = !DILocation(line: 267, column: 19, scope: !572)
!584 = !DILocation(line: 267, column: 11, scope: !572)
!585 = !DILocation(line: 268, column: 5, scope: !572)
!586 = !DILocation(line: 268, column: 18, scope: !572)
!587 = !DILocation(line: 266, column: 26, scope: !572)
!588 = !DILocation(line: 266, column: 21, scope: !572)
!589 = distinct !{!589, !582, !590, !39, !40}
!590 = !DILocation(line: 269, column: 3, scope: !572)
!591 = !DILocation(line: 270, column: 1, scope: !572)
