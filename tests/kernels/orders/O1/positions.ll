; ModuleID = 'positions.cu'
source_filename = "positions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11packed_rowsE3key = internal addrspace(3) global i64 undef, align 8
@_ZZ15first_of_sortedE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ10split_bitsE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10split_bitsE1p = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ15tree_of_indicesE2at = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @best_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %33, !dbg !26

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9, !dbg !27
  %13 = sext i32 %12 to i64, !dbg !28
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !28
  %15 = icmp sgt i32 %2, 1, !dbg !29
  br i1 %15, label %20, label %16, !dbg !30

16:                                               ; preds = %20, %11
  %17 = phi i32 [ 0, %11 ], [ %30, %20 ], !dbg !31
  %18 = sext i32 %9 to i64, !dbg !32
  %19 = getelementptr inbounds i32, ptr %1, i64 %18, !dbg !32
  store i32 %17, ptr %19, align 4, !dbg !33, !tbaa !7
  br label %33, !dbg !34

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %31, %20 ], [ 1, %11 ]
  %22 = phi i32 [ %30, %20 ], [ 0, %11 ]
  %23 = zext nneg i32 %21 to i64, !dbg !35
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23, !dbg !35
  %25 = load float, ptr %24, align 4, !dbg !35, !tbaa !36
  %26 = zext nneg i32 %22 to i64, !dbg !38
  %27 = getelementptr inbounds nuw float, ptr %14, i64 %26, !dbg !38
  %28 = load float, ptr %27, align 4, !dbg !38, !tbaa !36
  %29 = fcmp contract ogt float %25, %28, !dbg !39
  %30 = select i1 %29, i32 %21, i32 %22, !dbg !39
  %31 = add nuw nsw i32 %21, 1, !dbg !40
  %32 = icmp eq i32 %31, %2, !dbg !29
  br i1 %32, label %16, label %20, !dbg !30, !llvm.loop !41

33:                                               ; preds = %4, %16
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @last_index(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !45 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !46
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !48
  %7 = mul i32 %5, %6, !dbg !50
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !51
  %9 = add i32 %7, %8, !dbg !53
  %10 = icmp slt i32 %9, %3, !dbg !54
  br i1 %10, label %11, label %34, !dbg !54

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1, !dbg !55
  br i1 %12, label %13, label %15, !dbg !56

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  br label %19, !dbg !56

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 0, %11 ], [ %31, %19 ], !dbg !57
  %17 = sext i32 %9 to i64, !dbg !58
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !58
  store i32 %16, ptr %18, align 4, !dbg !59, !tbaa !7
  br label %34, !dbg !60

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 1, %13 ], [ %32, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %31, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !61
  %23 = sext i32 %22 to i64, !dbg !62
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !62
  %25 = load float, ptr %24, align 4, !dbg !62, !tbaa !36
  %26 = add nsw i32 %21, %14, !dbg !63
  %27 = sext i32 %26 to i64, !dbg !64
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !64
  %29 = load float, ptr %28, align 4, !dbg !64, !tbaa !36
  %30 = fcmp contract ult float %25, %29, !dbg !65
  %31 = select i1 %30, i32 %21, i32 %20, !dbg !65
  %32 = add nuw nsw i32 %20, 1, !dbg !66
  %33 = icmp eq i32 %32, %2, !dbg !55
  br i1 %33, label %15, label %19, !dbg !56, !llvm.loop !67

34:                                               ; preds = %4, %15
  ret void, !dbg !60
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @least_in_column(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !69 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !70
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %8 = mul i32 %6, %7, !dbg !74
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %10 = add i32 %8, %9, !dbg !77
  %11 = icmp slt i32 %10, %4, !dbg !78
  br i1 %11, label %12, label %41, !dbg !78

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 1, !dbg !79
  br i1 %13, label %24, label %14, !dbg !80

14:                                               ; preds = %24, %12
  %15 = phi i32 [ 0, %12 ], [ %38, %24 ], !dbg !81
  %16 = sext i32 %10 to i64, !dbg !82
  %17 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !82
  store i32 %15, ptr %17, align 4, !dbg !83, !tbaa !7
  %18 = mul nsw i32 %15, %4, !dbg !84
  %19 = add nsw i32 %18, %10, !dbg !85
  %20 = sext i32 %19 to i64, !dbg !86
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !86
  %22 = load i32, ptr %21, align 4, !dbg !86, !tbaa !7
  %23 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !87
  store i32 %22, ptr %23, align 4, !dbg !88, !tbaa !7
  br label %41, !dbg !89

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %39, %24 ], [ 1, %12 ]
  %26 = phi i32 [ %38, %24 ], [ 0, %12 ]
  %27 = mul nsw i32 %25, %4, !dbg !90
  %28 = add nsw i32 %27, %10, !dbg !91
  %29 = sext i32 %28 to i64, !dbg !92
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !92
  %31 = load i32, ptr %30, align 4, !dbg !92, !tbaa !7
  %32 = mul nsw i32 %26, %4, !dbg !93
  %33 = add nsw i32 %32, %10, !dbg !94
  %34 = sext i32 %33 to i64, !dbg !95
  %35 = getelementptr inbounds i32, ptr %0, i64 %34, !dbg !95
  %36 = load i32, ptr %35, align 4, !dbg !95, !tbaa !7
  %37 = icmp slt i32 %31, %36, !dbg !96
  %38 = select i1 %37, i32 %25, i32 %26, !dbg !96
  %39 = add nuw nsw i32 %25, 1, !dbg !97
  %40 = icmp eq i32 %39, %3, !dbg !79
  br i1 %40, label %14, label %24, !dbg !80, !llvm.loop !98

41:                                               ; preds = %5, %14
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_best(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !100 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %6 = mul i32 %4, %5, !dbg !105
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %8 = add i32 %6, %7, !dbg !108
  %9 = icmp slt i32 %8, %2, !dbg !109
  br i1 %9, label %10, label %23, !dbg !109

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !110
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !110
  %13 = load float, ptr %12, align 4, !dbg !110, !tbaa !36
  %14 = tail call noundef i32 @__nv_float_as_uint(float noundef %13) #6, !dbg !111
  %15 = ashr i32 %14, 31, !dbg !117
  %16 = or i32 %15, -2147483648, !dbg !118
  %17 = xor i32 %16, %14, !dbg !119
  %18 = zext i32 %17 to i64, !dbg !120
  %19 = shl nuw i64 %18, 32, !dbg !121
  %20 = zext i32 %8 to i64, !dbg !122
  %21 = or disjoint i64 %19, %20, !dbg !123
  %22 = atomicrmw umax ptr %1, i64 %21 monotonic, align 8, !dbg !124
  br label %23, !dbg !128

23:                                               ; preds = %10, %3
  ret void, !dbg !129
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !130 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %5 = icmp eq i32 %4, 0, !dbg !133
  br i1 %5, label %6, label %7, !dbg !133

6:                                                ; preds = %3
  store i64 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !dbg !134, !tbaa !135
  br label %7, !dbg !137

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !138
  %8 = icmp slt i32 %4, %2, !dbg !139
  br i1 %8, label %9, label %13, !dbg !140

9:                                                ; preds = %7
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %2, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %14, !dbg !140

13:                                               ; preds = %14, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !141
  br i1 %5, label %31, label %36, !dbg !142

14:                                               ; preds = %9, %14
  %15 = phi i32 [ %4, %9 ], [ %29, %14 ]
  %16 = add i32 %15, %11, !dbg !143
  %17 = zext i32 %16 to i64, !dbg !144
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17, !dbg !144
  %19 = load float, ptr %18, align 4, !dbg !144, !tbaa !36
  %20 = tail call noundef i32 @__nv_float_as_uint(float noundef %19) #6, !dbg !145
  %21 = ashr i32 %20, 31, !dbg !148
  %22 = or i32 %21, -2147483648, !dbg !149
  %23 = xor i32 %22, %20, !dbg !150
  %24 = zext i32 %23 to i64, !dbg !151
  %25 = shl nuw i64 %24, 32, !dbg !152
  %26 = zext i32 %15 to i64, !dbg !153
  %27 = or disjoint i64 %25, %26, !dbg !154
  %28 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), i64 %27 monotonic, align 8, !dbg !155
  %29 = add i32 %15, %12, !dbg !157
  %30 = icmp slt i32 %29, %2, !dbg !139
  br i1 %30, label %14, label %13, !dbg !140, !llvm.loop !158

31:                                               ; preds = %13
  %32 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ11packed_rowsE3key to ptr), align 8, !dbg !160, !tbaa !135
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161
  %34 = zext nneg i32 %33 to i64, !dbg !163
  %35 = getelementptr inbounds nuw i64, ptr %1, i64 %34, !dbg !163
  store i64 %32, ptr %35, align 8, !dbg !164, !tbaa !135
  br label %36, !dbg !163

36:                                               ; preds = %31, %13
  ret void, !dbg !165
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange_step(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !166 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !169
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %7 = mul i32 %5, %6, !dbg !173
  %8 = add i32 %7, %4, !dbg !174
  %9 = xor i32 %1, %8, !dbg !175
  %10 = icmp ugt i32 %9, %8, !dbg !176
  br i1 %10, label %11, label %25, !dbg !176

11:                                               ; preds = %3
  %12 = and i32 %2, %8, !dbg !177
  %13 = icmp eq i32 %12, 0, !dbg !178
  %14 = zext i32 %8 to i64, !dbg !179
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14, !dbg !179
  %16 = load float, ptr %15, align 4, !dbg !179, !tbaa !36
  %17 = zext i32 %9 to i64, !dbg !179
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17, !dbg !179
  %19 = load float, ptr %18, align 4, !dbg !179, !tbaa !36
  br i1 %13, label %20, label %22, !dbg !178

20:                                               ; preds = %11
  %21 = fcmp contract ogt float %16, %19, !dbg !180
  br i1 %21, label %24, label %25, !dbg !178

22:                                               ; preds = %11
  %23 = fcmp contract olt float %16, %19, !dbg !181
  br i1 %23, label %24, label %25, !dbg !182

24:                                               ; preds = %22, %20
  store float %19, ptr %15, align 4, !dbg !179, !tbaa !36
  store float %16, ptr %18, align 4, !dbg !179, !tbaa !36
  br label %25, !dbg !183

25:                                               ; preds = %24, %20, %22, %3
  ret void, !dbg !183
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange_pairs(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !184 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !187
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !189
  %8 = mul i32 %6, %7, !dbg !191
  %9 = add i32 %8, %5, !dbg !192
  %10 = xor i32 %2, %9, !dbg !193
  %11 = icmp sgt i32 %10, %9, !dbg !194
  br i1 %11, label %12, label %28, !dbg !194

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64, !dbg !195
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !195
  %15 = load i32, ptr %14, align 4, !dbg !195, !tbaa !7
  %16 = sext i32 %10 to i64, !dbg !196
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !196
  %18 = load i32, ptr %17, align 4, !dbg !196, !tbaa !7
  %19 = icmp sgt i32 %15, %18, !dbg !197
  %20 = and i32 %3, %9, !dbg !198
  %21 = icmp ne i32 %20, 0, !dbg !199
  %22 = xor i1 %21, %19, !dbg !199
  br i1 %22, label %23, label %28, !dbg !199

23:                                               ; preds = %12
  store i32 %18, ptr %14, align 4, !dbg !200, !tbaa !7
  store i32 %15, ptr %17, align 4, !dbg !201, !tbaa !7
  %24 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !202
  %25 = load i32, ptr %24, align 4, !dbg !202, !tbaa !7
  %26 = getelementptr inbounds i32, ptr %1, i64 %16, !dbg !203
  %27 = load i32, ptr %26, align 4, !dbg !203, !tbaa !7
  store i32 %27, ptr %24, align 4, !dbg !204, !tbaa !7
  store i32 %25, ptr %26, align 4, !dbg !205, !tbaa !7
  br label %28, !dbg !206

28:                                               ; preds = %12, %23, %4
  ret void, !dbg !207
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dilate_square(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !208 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !209
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !211
  %7 = mul i32 %5, %6, !dbg !213
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !214
  %9 = add i32 %7, %8, !dbg !216
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !217
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !220
  %12 = mul nuw nsw i32 %10, %11, !dbg !223
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !224
  %14 = add nuw nsw i32 %12, %13, !dbg !227
  %15 = icmp slt i32 %9, %2, !dbg !228
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16, !dbg !229
  br i1 %17, label %18, label %55, !dbg !229

18:                                               ; preds = %4, %30
  %19 = phi i8 [ %52, %30 ], [ 0, %4 ]
  %20 = phi i32 [ %31, %30 ], [ -2, %4 ]
  %21 = add nsw i32 %20, %14
  %22 = icmp sgt i32 %21, -1
  %23 = icmp slt i32 %21, %3
  %24 = mul nsw i32 %21, %2
  br label %33, !dbg !230

25:                                               ; preds = %30
  %26 = mul nsw i32 %2, %14, !dbg !231
  %27 = add nsw i32 %26, %9, !dbg !232
  %28 = sext i32 %27 to i64, !dbg !233
  %29 = getelementptr inbounds i8, ptr %1, i64 %28, !dbg !233
  store i8 %52, ptr %29, align 1, !dbg !234, !tbaa !235
  br label %55, !dbg !236

30:                                               ; preds = %51
  %31 = add nsw i32 %20, 1, !dbg !237
  %32 = icmp eq i32 %31, 3, !dbg !238
  br i1 %32, label %25, label %18, !dbg !239, !llvm.loop !240

33:                                               ; preds = %18, %51
  %34 = phi i8 [ %19, %18 ], [ %52, %51 ]
  %35 = phi i32 [ -2, %18 ], [ %53, %51 ]
  %36 = add nsw i32 %35, %9, !dbg !242
  br i1 %22, label %37, label %51, !dbg !243

37:                                               ; preds = %33
  %38 = icmp sgt i32 %36, -1
  %39 = icmp slt i32 %36, %2
  %40 = and i1 %38, %39, !dbg !244
  %41 = select i1 %23, i1 %40, i1 false, !dbg !244
  br i1 %41, label %42, label %51, !dbg !244

42:                                               ; preds = %37
  %43 = zext i8 %34 to i32, !dbg !245
  %44 = add nuw nsw i32 %36, %24, !dbg !246
  %45 = zext nneg i32 %44 to i64, !dbg !247
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %45, !dbg !247
  %47 = load i8, ptr %46, align 1, !dbg !247, !tbaa !235
  %48 = zext i8 %47 to i32, !dbg !247
  %49 = tail call noundef i32 @__nv_max(i32 noundef range(i32 0, 256) %43, i32 noundef range(i32 0, 256) %48) #6, !dbg !248
  %50 = trunc i32 %49 to i8, !dbg !252
  br label %51, !dbg !253

51:                                               ; preds = %42, %37, %33
  %52 = phi i8 [ %50, %42 ], [ %34, %33 ], [ %34, %37 ], !dbg !254
  %53 = add nsw i32 %35, 1, !dbg !255
  %54 = icmp eq i32 %53, 3, !dbg !256
  br i1 %54, label %30, label %33, !dbg !230, !llvm.loop !257

55:                                               ; preds = %4, %25
  ret void, !dbg !236
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @least_byte(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !258 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !259
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !261
  %7 = mul i32 %5, %6, !dbg !263
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264
  %9 = add i32 %7, %8, !dbg !266
  %10 = icmp slt i32 %9, %3, !dbg !267
  br i1 %10, label %11, label %33, !dbg !267

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !268
  br i1 %12, label %13, label %17, !dbg !269

13:                                               ; preds = %11
  %14 = mul nsw i32 %2, %9
  br label %21, !dbg !269

15:                                               ; preds = %21
  %16 = trunc i32 %30 to i8, !dbg !270
  br label %17, !dbg !271

17:                                               ; preds = %15, %11
  %18 = phi i8 [ -1, %11 ], [ %16, %15 ], !dbg !272
  %19 = sext i32 %9 to i64, !dbg !271
  %20 = getelementptr inbounds i8, ptr %1, i64 %19, !dbg !271
  store i8 %18, ptr %20, align 1, !dbg !273, !tbaa !235
  br label %33, !dbg !274

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %31, %21 ]
  %23 = phi i32 [ 255, %13 ], [ %30, %21 ]
  %24 = and i32 %23, 255, !dbg !275
  %25 = add nsw i32 %22, %14, !dbg !276
  %26 = sext i32 %25 to i64, !dbg !277
  %27 = getelementptr inbounds i8, ptr %0, i64 %26, !dbg !277
  %28 = load i8, ptr %27, align 1, !dbg !277, !tbaa !235
  %29 = zext i8 %28 to i32, !dbg !277
  %30 = tail call noundef i32 @__nv_min(i32 noundef range(i32 0, 256) %24, i32 noundef range(i32 0, 256) %29) #6, !dbg !278
  %31 = add nuw nsw i32 %22, 1, !dbg !281
  %32 = icmp eq i32 %31, %2, !dbg !268
  br i1 %32, label %15, label %21, !dbg !269, !llvm.loop !282

33:                                               ; preds = %4, %17
  ret void, !dbg !274
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @first_of_sorted(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !284 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287
  %6 = shl i32 %5, 6, !dbg !289
  %7 = add i32 %6, %4, !dbg !290
  %8 = zext i32 %7 to i64, !dbg !291
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8, !dbg !291
  %10 = load float, ptr %9, align 4, !dbg !291, !tbaa !36
  %11 = zext nneg i32 %4 to i64, !dbg !292
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %11, !dbg !292
  store float %10, ptr %12, align 4, !dbg !293, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !294
  br label %15, !dbg !295

13:                                               ; preds = %22
  %14 = icmp slt i32 %4, %2, !dbg !296
  br i1 %14, label %40, label %46, !dbg !296

15:                                               ; preds = %3, %22
  %16 = phi i32 [ 2, %3 ], [ %23, %22 ]
  %17 = ashr exact i32 %16, 1, !dbg !297
  %18 = icmp sgt i32 %17, 0, !dbg !298
  br i1 %18, label %19, label %22, !dbg !299

19:                                               ; preds = %15
  %20 = and i32 %16, %4
  %21 = icmp ne i32 %20, 0
  br label %25, !dbg !299

22:                                               ; preds = %37, %15
  %23 = shl i32 %16, 1, !dbg !300
  %24 = icmp slt i32 %23, 65, !dbg !301
  br i1 %24, label %15, label %13, !dbg !295, !llvm.loop !302

25:                                               ; preds = %19, %37
  %26 = phi i32 [ %17, %19 ], [ %38, %37 ]
  %27 = xor i32 %26, %4, !dbg !304
  %28 = icmp sgt i32 %27, %4, !dbg !305
  br i1 %28, label %29, label %37, !dbg !305

29:                                               ; preds = %25
  %30 = load float, ptr %12, align 4, !dbg !306, !tbaa !36
  %31 = zext nneg i32 %27 to i64, !dbg !307
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15first_of_sortedE1s to ptr), i64 %31, !dbg !307
  %33 = load float, ptr %32, align 4, !dbg !307, !tbaa !36
  %34 = fcmp contract olt float %30, %33, !dbg !308
  %35 = xor i1 %21, %34, !dbg !309
  br i1 %35, label %36, label %37, !dbg !309

36:                                               ; preds = %29
  store float %33, ptr %12, align 4, !dbg !310, !tbaa !36
  store float %30, ptr %32, align 4, !dbg !311, !tbaa !36
  br label %37, !dbg !312

37:                                               ; preds = %29, %36, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !313
  %38 = lshr i32 %26, 1, !dbg !314
  %39 = icmp eq i32 %38, 0, !dbg !298
  br i1 %39, label %22, label %25, !dbg !299, !llvm.loop !315

40:                                               ; preds = %13
  %41 = load float, ptr %12, align 4, !dbg !316, !tbaa !36
  %42 = mul i32 %2, %5, !dbg !317
  %43 = add i32 %42, %4, !dbg !318
  %44 = zext i32 %43 to i64, !dbg !319
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44, !dbg !319
  store float %41, ptr %45, align 4, !dbg !320, !tbaa !36
  br label %46, !dbg !319

46:                                               ; preds = %40, %13
  ret void, !dbg !321
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @split_bits(ptr noundef captures(none) %0) local_unnamed_addr #1 !dbg !322 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !323
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !325
  %4 = shl i32 %3, 6, !dbg !327
  %5 = add nsw i32 %4, %2, !dbg !328
  %6 = sext i32 %5 to i64, !dbg !329
  %7 = getelementptr inbounds i32, ptr %0, i64 %6, !dbg !329
  %8 = load i32, ptr %7, align 4, !dbg !329, !tbaa !7
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1s to ptr), i64 %9
  br label %13, !dbg !330

12:                                               ; preds = %43
  store i32 %47, ptr %7, align 4, !dbg !331, !tbaa !7
  ret void, !dbg !332

13:                                               ; preds = %1, %43
  %14 = phi i32 [ %8, %1 ], [ %47, %43 ]
  %15 = phi i32 [ 0, %1 ], [ %48, %43 ]
  %16 = shl nuw nsw i32 1, %15, !dbg !333
  %17 = and i32 %14, %16, !dbg !333
  %18 = icmp eq i32 %17, 0, !dbg !333
  %19 = zext i1 %18 to i32, !dbg !334
  store i32 %19, ptr %10, align 4, !dbg !335, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !336
  br label %21, !dbg !337

20:                                               ; preds = %29
  br i1 %18, label %35, label %38, !dbg !338

21:                                               ; preds = %13, %29
  %22 = phi i32 [ 1, %13 ], [ %33, %29 ]
  %23 = icmp slt i32 %2, %22, !dbg !339
  br i1 %23, label %29, label %24, !dbg !340

24:                                               ; preds = %21
  %25 = sub nsw i32 %2, %22, !dbg !341
  %26 = zext nneg i32 %25 to i64, !dbg !342
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 %26, !dbg !342
  %28 = load i32, ptr %27, align 4, !dbg !342, !tbaa !7
  br label %29, !dbg !340

29:                                               ; preds = %21, %24
  %30 = phi i32 [ %28, %24 ], [ 0, %21 ], !dbg !340
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !343
  %31 = load i32, ptr %10, align 4, !dbg !344, !tbaa !7
  %32 = add nsw i32 %31, %30, !dbg !344
  store i32 %32, ptr %10, align 4, !dbg !344, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !345
  %33 = shl i32 %22, 1, !dbg !346
  %34 = icmp slt i32 %33, 64, !dbg !347
  br i1 %34, label %21, label %20, !dbg !337, !llvm.loop !348

35:                                               ; preds = %20
  %36 = load i32, ptr %10, align 4, !dbg !350, !tbaa !7
  %37 = add nsw i32 %36, -1, !dbg !351
  br label %43, !dbg !338

38:                                               ; preds = %20
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1p to ptr), i64 252), align 4, !dbg !352, !tbaa !7
  %40 = add nsw i32 %39, %2, !dbg !353
  %41 = load i32, ptr %10, align 4, !dbg !354, !tbaa !7
  %42 = sub i32 %40, %41, !dbg !355
  br label %43, !dbg !338

43:                                               ; preds = %38, %35
  %44 = phi i32 [ %37, %35 ], [ %42, %38 ], !dbg !338
  %45 = sext i32 %44 to i64, !dbg !356
  %46 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10split_bitsE1s to ptr), i64 %45, !dbg !356
  store i32 %14, ptr %46, align 4, !dbg !357, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !358
  %47 = load i32, ptr %11, align 4, !dbg !359, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !360
  %48 = add nuw nsw i32 %15, 1, !dbg !361
  %49 = icmp eq i32 %15, 0, !dbg !362
  br i1 %49, label %13, label %12, !dbg !330, !llvm.loop !363
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @select_all(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !365 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368
  %6 = mul i32 %4, %5, !dbg !370
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !371
  %8 = add i32 %6, %7, !dbg !373
  %9 = icmp slt i32 %8, %2, !dbg !374
  br i1 %9, label %10, label %41, !dbg !374

10:                                               ; preds = %3
  %11 = mul nsw i32 %1, %8, !dbg !375
  %12 = sext i32 %11 to i64, !dbg !376
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !376
  %14 = icmp sgt i32 %1, 0, !dbg !377
  br i1 %14, label %15, label %41, !dbg !378

15:                                               ; preds = %10, %19
  %16 = phi i32 [ %17, %19 ], [ 0, %10 ]
  %17 = add nuw nsw i32 %16, 1, !dbg !379
  %18 = icmp slt i32 %17, %1, !dbg !380
  br i1 %18, label %28, label %19, !dbg !381

19:                                               ; preds = %28, %15
  %20 = phi i32 [ %16, %15 ], [ %38, %28 ], !dbg !382
  %21 = zext nneg i32 %16 to i64, !dbg !383
  %22 = getelementptr inbounds nuw i32, ptr %13, i64 %21, !dbg !383
  %23 = load i32, ptr %22, align 4, !dbg !383, !tbaa !7
  %24 = sext i32 %20 to i64, !dbg !384
  %25 = getelementptr inbounds i32, ptr %13, i64 %24, !dbg !384
  %26 = load i32, ptr %25, align 4, !dbg !384, !tbaa !7
  store i32 %26, ptr %22, align 4, !dbg !385, !tbaa !7
  store i32 %23, ptr %25, align 4, !dbg !386, !tbaa !7
  %27 = icmp eq i32 %17, %1, !dbg !377
  br i1 %27, label %41, label %15, !dbg !378, !llvm.loop !387

28:                                               ; preds = %15, %28
  %29 = phi i32 [ %39, %28 ], [ %17, %15 ]
  %30 = phi i32 [ %38, %28 ], [ %16, %15 ]
  %31 = zext nneg i32 %29 to i64, !dbg !389
  %32 = getelementptr inbounds nuw i32, ptr %13, i64 %31, !dbg !389
  %33 = load i32, ptr %32, align 4, !dbg !389, !tbaa !7
  %34 = sext i32 %30 to i64, !dbg !390
  %35 = getelementptr inbounds i32, ptr %13, i64 %34, !dbg !390
  %36 = load i32, ptr %35, align 4, !dbg !390, !tbaa !7
  %37 = icmp slt i32 %33, %36, !dbg !391
  %38 = select i1 %37, i32 %29, i32 %30, !dbg !391
  %39 = add nuw nsw i32 %29, 1, !dbg !392
  %40 = icmp eq i32 %39, %1, !dbg !380
  br i1 %40, label %19, label %28, !dbg !381, !llvm.loop !393

41:                                               ; preds = %19, %10, %3
  ret void, !dbg !395
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_of_indices(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !396 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !399
  %6 = mul i32 %2, %5, !dbg !401
  %7 = zext i32 %6 to i64, !dbg !402
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !402
  %9 = zext nneg i32 %4 to i64, !dbg !403
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %9, !dbg !403
  store i32 %4, ptr %10, align 4, !dbg !404, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !405
  br label %13, !dbg !406

11:                                               ; preds = %30
  %12 = icmp eq i32 %4, 0, !dbg !407
  br i1 %12, label %33, label %37, !dbg !407

13:                                               ; preds = %3, %30
  %14 = phi i32 [ 32, %3 ], [ %31, %30 ]
  %15 = icmp samesign ult i32 %4, %14, !dbg !408
  br i1 %15, label %16, label %30, !dbg !409

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %14, %4, !dbg !410
  %18 = zext nneg i32 %17 to i64, !dbg !411
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), i64 %18, !dbg !411
  %20 = load i32, ptr %19, align 4, !dbg !411, !tbaa !7
  %21 = sext i32 %20 to i64, !dbg !412
  %22 = getelementptr inbounds float, ptr %8, i64 %21, !dbg !412
  %23 = load float, ptr %22, align 4, !dbg !412, !tbaa !36
  %24 = load i32, ptr %10, align 4, !dbg !413, !tbaa !7
  %25 = sext i32 %24 to i64, !dbg !414
  %26 = getelementptr inbounds float, ptr %8, i64 %25, !dbg !414
  %27 = load float, ptr %26, align 4, !dbg !414, !tbaa !36
  %28 = fcmp contract ogt float %23, %27, !dbg !415
  br i1 %28, label %29, label %30, !dbg !409

29:                                               ; preds = %16
  store i32 %20, ptr %10, align 4, !dbg !416, !tbaa !7
  br label %30, !dbg !417

30:                                               ; preds = %29, %16, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !418
  %31 = lshr i32 %14, 1, !dbg !419
  %32 = icmp eq i32 %31, 0, !dbg !420
  br i1 %32, label %11, label %13, !dbg !406, !llvm.loop !421

33:                                               ; preds = %11
  %34 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_of_indicesE2at to ptr), align 4, !dbg !423, !tbaa !7
  %35 = zext nneg i32 %5 to i64, !dbg !424
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %35, !dbg !424
  store i32 %34, ptr %36, align 4, !dbg !425, !tbaa !7
  br label %37, !dbg !424

37:                                               ; preds = %33, %11
  ret void, !dbg !426
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "positions.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "best_index", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 7, column: 26, scope: !11)
!28 = !DILocation(line: 7, column: 22, scope: !11)
!29 = !DILocation(line: 9, column: 21, scope: !11)
!30 = !DILocation(line: 9, column: 3, scope: !11)
!31 = !DILocation(line: 0, scope: !11)
!32 = !DILocation(line: 11, column: 3, scope: !11)
!33 = !DILocation(line: 11, column: 9, scope: !11)
!34 = !DILocation(line: 12, column: 1, scope: !11)
!35 = !DILocation(line: 10, column: 9, scope: !11)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !9, i64 0}
!38 = !DILocation(line: 10, column: 16, scope: !11)
!39 = !DILocation(line: 10, column: 14, scope: !11)
!40 = !DILocation(line: 9, column: 27, scope: !11)
!41 = distinct !{!41, !30, !42, !43, !44}
!42 = !DILocation(line: 10, column: 32, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = distinct !DISubprogram(name: "last_index", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !47)
!47 = distinct !DILocation(line: 16, column: 11, scope: !45)
!48 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !49)
!49 = distinct !DILocation(line: 16, column: 24, scope: !45)
!50 = !DILocation(line: 16, column: 22, scope: !45)
!51 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !52)
!52 = distinct !DILocation(line: 16, column: 37, scope: !45)
!53 = !DILocation(line: 16, column: 35, scope: !45)
!54 = !DILocation(line: 17, column: 9, scope: !45)
!55 = !DILocation(line: 19, column: 21, scope: !45)
!56 = !DILocation(line: 19, column: 3, scope: !45)
!57 = !DILocation(line: 0, scope: !45)
!58 = !DILocation(line: 21, column: 3, scope: !45)
!59 = !DILocation(line: 21, column: 9, scope: !45)
!60 = !DILocation(line: 22, column: 1, scope: !45)
!61 = !DILocation(line: 20, column: 17, scope: !45)
!62 = !DILocation(line: 20, column: 9, scope: !45)
!63 = !DILocation(line: 20, column: 33, scope: !45)
!64 = !DILocation(line: 20, column: 25, scope: !45)
!65 = !DILocation(line: 20, column: 22, scope: !45)
!66 = !DILocation(line: 19, column: 27, scope: !45)
!67 = distinct !{!67, !56, !68, !43, !44}
!68 = !DILocation(line: 20, column: 49, scope: !45)
!69 = distinct !DISubprogram(name: "least_in_column", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !71)
!71 = distinct !DILocation(line: 26, column: 11, scope: !69)
!72 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !73)
!73 = distinct !DILocation(line: 26, column: 24, scope: !69)
!74 = !DILocation(line: 26, column: 22, scope: !69)
!75 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !76)
!76 = distinct !DILocation(line: 26, column: 37, scope: !69)
!77 = !DILocation(line: 26, column: 35, scope: !69)
!78 = !DILocation(line: 27, column: 9, scope: !69)
!79 = !DILocation(line: 29, column: 21, scope: !69)
!80 = !DILocation(line: 29, column: 3, scope: !69)
!81 = !DILocation(line: 0, scope: !69)
!82 = !DILocation(line: 31, column: 3, scope: !69)
!83 = !DILocation(line: 31, column: 9, scope: !69)
!84 = !DILocation(line: 32, column: 18, scope: !69)
!85 = !DILocation(line: 32, column: 26, scope: !69)
!86 = !DILocation(line: 32, column: 14, scope: !69)
!87 = !DILocation(line: 32, column: 3, scope: !69)
!88 = !DILocation(line: 32, column: 12, scope: !69)
!89 = !DILocation(line: 33, column: 1, scope: !69)
!90 = !DILocation(line: 30, column: 13, scope: !69)
!91 = !DILocation(line: 30, column: 21, scope: !69)
!92 = !DILocation(line: 30, column: 9, scope: !69)
!93 = !DILocation(line: 30, column: 32, scope: !69)
!94 = !DILocation(line: 30, column: 40, scope: !69)
!95 = !DILocation(line: 30, column: 28, scope: !69)
!96 = !DILocation(line: 30, column: 26, scope: !69)
!97 = !DILocation(line: 29, column: 27, scope: !69)
!98 = distinct !{!98, !80, !99, !43, !44}
!99 = !DILocation(line: 30, column: 50, scope: !69)
!100 = distinct !DISubprogram(name: "packed_best", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 42, column: 11, scope: !100)
!103 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !104)
!104 = distinct !DILocation(line: 42, column: 24, scope: !100)
!105 = !DILocation(line: 42, column: 22, scope: !100)
!106 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 42, column: 37, scope: !100)
!108 = !DILocation(line: 42, column: 35, scope: !100)
!109 = !DILocation(line: 43, column: 9, scope: !100)
!110 = !DILocation(line: 43, column: 60, scope: !100)
!111 = !DILocation(line: 265, column: 10, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__float_as_uint", scope: !113, file: !113, line: 264, type: !12, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!114 = distinct !DILocation(line: 36, column: 16, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "in_order", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 43, column: 51, scope: !100)
!117 = !DILocation(line: 37, column: 35, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 37, column: 43, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 37, column: 12, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 43, column: 51, scope: !100)
!121 = !DILocation(line: 43, column: 66, scope: !100)
!122 = !DILocation(line: 43, column: 75, scope: !100)
!123 = !DILocation(line: 43, column: 73, scope: !100)
!124 = !DILocation(line: 22, column: 1, scope: !125, inlinedAt: !127)
!125 = distinct !DISubprogram(name: "atomicMax", scope: !126, file: !126, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!127 = distinct !DILocation(line: 43, column: 14, scope: !100)
!128 = !DILocation(line: 43, column: 14, scope: !100)
!129 = !DILocation(line: 44, column: 1, scope: !100)
!130 = distinct !DISubprogram(name: "packed_rows", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !132)
!132 = distinct !DILocation(line: 49, column: 7, scope: !130)
!133 = !DILocation(line: 49, column: 19, scope: !130)
!134 = !DILocation(line: 49, column: 29, scope: !130)
!135 = !{!136, !136, i64 0}
!136 = !{!"long long", !9, i64 0}
!137 = !DILocation(line: 49, column: 25, scope: !130)
!138 = !DILocation(line: 50, column: 3, scope: !130)
!139 = !DILocation(line: 51, column: 31, scope: !130)
!140 = !DILocation(line: 51, column: 3, scope: !130)
!141 = !DILocation(line: 53, column: 3, scope: !130)
!142 = !DILocation(line: 54, column: 19, scope: !130)
!143 = !DILocation(line: 52, column: 68, scope: !130)
!144 = !DILocation(line: 52, column: 51, scope: !130)
!145 = !DILocation(line: 265, column: 10, scope: !112, inlinedAt: !146)
!146 = distinct !DILocation(line: 36, column: 16, scope: !115, inlinedAt: !147)
!147 = distinct !DILocation(line: 52, column: 42, scope: !130)
!148 = !DILocation(line: 37, column: 35, scope: !115, inlinedAt: !147)
!149 = !DILocation(line: 37, column: 43, scope: !115, inlinedAt: !147)
!150 = !DILocation(line: 37, column: 12, scope: !115, inlinedAt: !147)
!151 = !DILocation(line: 52, column: 42, scope: !130)
!152 = !DILocation(line: 52, column: 74, scope: !130)
!153 = !DILocation(line: 52, column: 83, scope: !130)
!154 = !DILocation(line: 52, column: 81, scope: !130)
!155 = !DILocation(line: 22, column: 1, scope: !125, inlinedAt: !156)
!156 = distinct !DILocation(line: 52, column: 5, scope: !130)
!157 = !DILocation(line: 51, column: 38, scope: !130)
!158 = distinct !{!158, !140, !159, !43, !44}
!159 = !DILocation(line: 52, column: 94, scope: !130)
!160 = !DILocation(line: 54, column: 44, scope: !130)
!161 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !162)
!162 = distinct !DILocation(line: 54, column: 30, scope: !130)
!163 = !DILocation(line: 54, column: 25, scope: !130)
!164 = !DILocation(line: 54, column: 42, scope: !130)
!165 = !DILocation(line: 55, column: 1, scope: !130)
!166 = distinct !DISubprogram(name: "exchange_step", scope: !1, file: !1, line: 58, type: !12, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !168)
!168 = distinct !DILocation(line: 59, column: 16, scope: !166)
!169 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !170)
!170 = distinct !DILocation(line: 59, column: 30, scope: !166)
!171 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !172)
!172 = distinct !DILocation(line: 59, column: 43, scope: !166)
!173 = !DILocation(line: 59, column: 41, scope: !166)
!174 = !DILocation(line: 59, column: 28, scope: !166)
!175 = !DILocation(line: 59, column: 65, scope: !166)
!176 = !DILocation(line: 60, column: 13, scope: !166)
!177 = !DILocation(line: 61, column: 12, scope: !166)
!178 = !DILocation(line: 61, column: 22, scope: !166)
!179 = !DILocation(line: 0, scope: !166)
!180 = !DILocation(line: 61, column: 30, scope: !166)
!181 = !DILocation(line: 66, column: 30, scope: !166)
!182 = !DILocation(line: 66, column: 22, scope: !166)
!183 = !DILocation(line: 72, column: 1, scope: !166)
!184 = distinct !DISubprogram(name: "exchange_pairs", scope: !1, file: !1, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!185 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !186)
!186 = distinct !DILocation(line: 76, column: 11, scope: !184)
!187 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !188)
!188 = distinct !DILocation(line: 76, column: 25, scope: !184)
!189 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !190)
!190 = distinct !DILocation(line: 76, column: 38, scope: !184)
!191 = !DILocation(line: 76, column: 36, scope: !184)
!192 = !DILocation(line: 76, column: 23, scope: !184)
!193 = !DILocation(line: 76, column: 60, scope: !184)
!194 = !DILocation(line: 77, column: 13, scope: !184)
!195 = !DILocation(line: 78, column: 11, scope: !184)
!196 = !DILocation(line: 78, column: 23, scope: !184)
!197 = !DILocation(line: 79, column: 10, scope: !184)
!198 = !DILocation(line: 79, column: 22, scope: !184)
!199 = !DILocation(line: 79, column: 15, scope: !184)
!200 = !DILocation(line: 80, column: 12, scope: !184)
!201 = !DILocation(line: 81, column: 16, scope: !184)
!202 = !DILocation(line: 82, column: 13, scope: !184)
!203 = !DILocation(line: 83, column: 16, scope: !184)
!204 = !DILocation(line: 83, column: 14, scope: !184)
!205 = !DILocation(line: 84, column: 18, scope: !184)
!206 = !DILocation(line: 85, column: 3, scope: !184)
!207 = !DILocation(line: 86, column: 1, scope: !184)
!208 = distinct !DISubprogram(name: "dilate_square", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !210)
!210 = distinct !DILocation(line: 90, column: 11, scope: !208)
!211 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !212)
!212 = distinct !DILocation(line: 90, column: 24, scope: !208)
!213 = !DILocation(line: 90, column: 22, scope: !208)
!214 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !215)
!215 = distinct !DILocation(line: 90, column: 37, scope: !208)
!216 = !DILocation(line: 90, column: 35, scope: !208)
!217 = !DILocation(line: 67, column: 27, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = distinct !DILocation(line: 90, column: 54, scope: !208)
!220 = !DILocation(line: 80, column: 27, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = distinct !DILocation(line: 90, column: 67, scope: !208)
!223 = !DILocation(line: 90, column: 65, scope: !208)
!224 = !DILocation(line: 54, column: 27, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 90, column: 80, scope: !208)
!227 = !DILocation(line: 90, column: 78, scope: !208)
!228 = !DILocation(line: 91, column: 9, scope: !208)
!229 = !DILocation(line: 91, column: 14, scope: !208)
!230 = !DILocation(line: 94, column: 5, scope: !208)
!231 = !DILocation(line: 98, column: 9, scope: !208)
!232 = !DILocation(line: 98, column: 13, scope: !208)
!233 = !DILocation(line: 98, column: 3, scope: !208)
!234 = !DILocation(line: 98, column: 18, scope: !208)
!235 = !{!9, !9, i64 0}
!236 = !DILocation(line: 99, column: 1, scope: !208)
!237 = !DILocation(line: 93, column: 32, scope: !208)
!238 = !DILocation(line: 93, column: 24, scope: !208)
!239 = !DILocation(line: 93, column: 3, scope: !208)
!240 = distinct !{!240, !239, !241, !43, !44}
!241 = !DILocation(line: 97, column: 5, scope: !208)
!242 = !DILocation(line: 95, column: 31, scope: !208)
!243 = !DILocation(line: 96, column: 19, scope: !208)
!244 = !DILocation(line: 96, column: 29, scope: !208)
!245 = !DILocation(line: 96, column: 59, scope: !208)
!246 = !DILocation(line: 96, column: 72, scope: !208)
!247 = !DILocation(line: 96, column: 62, scope: !208)
!248 = !DILocation(line: 200, column: 47, scope: !249, inlinedAt: !251)
!249 = distinct !DISubprogram(name: "max", scope: !250, file: !250, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!250 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!251 = distinct !DILocation(line: 96, column: 55, scope: !208)
!252 = !DILocation(line: 96, column: 55, scope: !208)
!253 = !DILocation(line: 96, column: 51, scope: !208)
!254 = !DILocation(line: 0, scope: !208)
!255 = !DILocation(line: 94, column: 34, scope: !208)
!256 = !DILocation(line: 94, column: 26, scope: !208)
!257 = distinct !{!257, !230, !241, !43, !44}
!258 = distinct !DISubprogram(name: "least_byte", scope: !1, file: !1, line: 102, type: !12, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !260)
!260 = distinct !DILocation(line: 103, column: 11, scope: !258)
!261 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !262)
!262 = distinct !DILocation(line: 103, column: 24, scope: !258)
!263 = !DILocation(line: 103, column: 22, scope: !258)
!264 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !265)
!265 = distinct !DILocation(line: 103, column: 37, scope: !258)
!266 = !DILocation(line: 103, column: 35, scope: !258)
!267 = !DILocation(line: 104, column: 9, scope: !258)
!268 = !DILocation(line: 106, column: 21, scope: !258)
!269 = !DILocation(line: 106, column: 3, scope: !258)
!270 = !DILocation(line: 106, column: 35, scope: !258)
!271 = !DILocation(line: 107, column: 3, scope: !258)
!272 = !DILocation(line: 0, scope: !258)
!273 = !DILocation(line: 107, column: 10, scope: !258)
!274 = !DILocation(line: 108, column: 1, scope: !258)
!275 = !DILocation(line: 106, column: 39, scope: !258)
!276 = !DILocation(line: 106, column: 50, scope: !258)
!277 = !DILocation(line: 106, column: 42, scope: !258)
!278 = !DILocation(line: 201, column: 47, scope: !279, inlinedAt: !280)
!279 = distinct !DISubprogram(name: "min", scope: !250, file: !250, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!280 = distinct !DILocation(line: 106, column: 35, scope: !258)
!281 = !DILocation(line: 106, column: 27, scope: !258)
!282 = distinct !{!282, !269, !283, !43, !44}
!283 = !DILocation(line: 106, column: 54, scope: !258)
!284 = distinct !DISubprogram(name: "first_of_sorted", scope: !1, file: !1, line: 111, type: !12, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !286)
!286 = distinct !DILocation(line: 113, column: 11, scope: !284)
!287 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !288)
!288 = distinct !DILocation(line: 114, column: 12, scope: !284)
!289 = !DILocation(line: 114, column: 23, scope: !284)
!290 = !DILocation(line: 114, column: 28, scope: !284)
!291 = !DILocation(line: 114, column: 10, scope: !284)
!292 = !DILocation(line: 114, column: 3, scope: !284)
!293 = !DILocation(line: 114, column: 8, scope: !284)
!294 = !DILocation(line: 115, column: 3, scope: !284)
!295 = !DILocation(line: 116, column: 3, scope: !284)
!296 = !DILocation(line: 129, column: 9, scope: !284)
!297 = !DILocation(line: 117, column: 23, scope: !284)
!298 = !DILocation(line: 117, column: 31, scope: !284)
!299 = !DILocation(line: 117, column: 5, scope: !284)
!300 = !DILocation(line: 116, column: 39, scope: !284)
!301 = !DILocation(line: 116, column: 27, scope: !284)
!302 = distinct !{!302, !295, !303, !43, !44}
!303 = !DILocation(line: 128, column: 5, scope: !284)
!304 = !DILocation(line: 118, column: 17, scope: !284)
!305 = !DILocation(line: 119, column: 13, scope: !284)
!306 = !DILocation(line: 121, column: 19, scope: !284)
!307 = !DILocation(line: 121, column: 29, scope: !284)
!308 = !DILocation(line: 122, column: 16, scope: !284)
!309 = !DILocation(line: 122, column: 21, scope: !284)
!310 = !DILocation(line: 123, column: 16, scope: !284)
!311 = !DILocation(line: 124, column: 16, scope: !284)
!312 = !DILocation(line: 125, column: 9, scope: !284)
!313 = !DILocation(line: 127, column: 7, scope: !284)
!314 = !DILocation(line: 117, column: 38, scope: !284)
!315 = distinct !{!315, !299, !303, !43, !44}
!316 = !DILocation(line: 129, column: 40, scope: !284)
!317 = !DILocation(line: 129, column: 29, scope: !284)
!318 = !DILocation(line: 129, column: 33, scope: !284)
!319 = !DILocation(line: 129, column: 14, scope: !284)
!320 = !DILocation(line: 129, column: 38, scope: !284)
!321 = !DILocation(line: 130, column: 1, scope: !284)
!322 = distinct !DISubprogram(name: "split_bits", scope: !1, file: !1, line: 133, type: !12, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !324)
!324 = distinct !DILocation(line: 136, column: 11, scope: !322)
!325 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !326)
!326 = distinct !DILocation(line: 136, column: 31, scope: !322)
!327 = !DILocation(line: 136, column: 42, scope: !322)
!328 = !DILocation(line: 137, column: 23, scope: !322)
!329 = !DILocation(line: 137, column: 16, scope: !322)
!330 = !DILocation(line: 138, column: 3, scope: !322)
!331 = !DILocation(line: 154, column: 15, scope: !322)
!332 = !DILocation(line: 155, column: 1, scope: !322)
!333 = !DILocation(line: 139, column: 33, scope: !322)
!334 = !DILocation(line: 139, column: 16, scope: !322)
!335 = !DILocation(line: 140, column: 10, scope: !322)
!336 = !DILocation(line: 141, column: 5, scope: !322)
!337 = !DILocation(line: 142, column: 5, scope: !322)
!338 = !DILocation(line: 149, column: 7, scope: !322)
!339 = !DILocation(line: 143, column: 17, scope: !322)
!340 = !DILocation(line: 143, column: 15, scope: !322)
!341 = !DILocation(line: 143, column: 28, scope: !322)
!342 = !DILocation(line: 143, column: 24, scope: !322)
!343 = !DILocation(line: 144, column: 7, scope: !322)
!344 = !DILocation(line: 145, column: 12, scope: !322)
!345 = !DILocation(line: 146, column: 7, scope: !322)
!346 = !DILocation(line: 142, column: 31, scope: !322)
!347 = !DILocation(line: 142, column: 23, scope: !322)
!348 = distinct !{!348, !337, !349, !43, !44}
!349 = !DILocation(line: 147, column: 5, scope: !322)
!350 = !DILocation(line: 149, column: 14, scope: !322)
!351 = !DILocation(line: 149, column: 19, scope: !322)
!352 = !DILocation(line: 148, column: 17, scope: !322)
!353 = !DILocation(line: 149, column: 31, scope: !322)
!354 = !DILocation(line: 149, column: 37, scope: !322)
!355 = !DILocation(line: 149, column: 35, scope: !322)
!356 = !DILocation(line: 149, column: 5, scope: !322)
!357 = !DILocation(line: 149, column: 43, scope: !322)
!358 = !DILocation(line: 150, column: 5, scope: !322)
!359 = !DILocation(line: 151, column: 9, scope: !322)
!360 = !DILocation(line: 152, column: 5, scope: !322)
!361 = !DILocation(line: 138, column: 33, scope: !322)
!362 = !DILocation(line: 138, column: 25, scope: !322)
!363 = distinct !{!363, !330, !364, !43, !44}
!364 = !DILocation(line: 153, column: 3, scope: !322)
!365 = distinct !DISubprogram(name: "select_all", scope: !1, file: !1, line: 158, type: !12, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!366 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !367)
!367 = distinct !DILocation(line: 159, column: 11, scope: !365)
!368 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !369)
!369 = distinct !DILocation(line: 159, column: 24, scope: !365)
!370 = !DILocation(line: 159, column: 22, scope: !365)
!371 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !372)
!372 = distinct !DILocation(line: 159, column: 37, scope: !365)
!373 = !DILocation(line: 159, column: 35, scope: !365)
!374 = !DILocation(line: 160, column: 9, scope: !365)
!375 = !DILocation(line: 161, column: 18, scope: !365)
!376 = !DILocation(line: 161, column: 14, scope: !365)
!377 = !DILocation(line: 162, column: 21, scope: !365)
!378 = !DILocation(line: 162, column: 3, scope: !365)
!379 = !DILocation(line: 164, column: 20, scope: !365)
!380 = !DILocation(line: 164, column: 27, scope: !365)
!381 = !DILocation(line: 164, column: 5, scope: !365)
!382 = !DILocation(line: 0, scope: !365)
!383 = !DILocation(line: 166, column: 13, scope: !365)
!384 = !DILocation(line: 167, column: 12, scope: !365)
!385 = !DILocation(line: 167, column: 10, scope: !365)
!386 = !DILocation(line: 168, column: 10, scope: !365)
!387 = distinct !{!387, !378, !388, !43, !44}
!388 = !DILocation(line: 169, column: 3, scope: !365)
!389 = !DILocation(line: 165, column: 11, scope: !365)
!390 = !DILocation(line: 165, column: 18, scope: !365)
!391 = !DILocation(line: 165, column: 16, scope: !365)
!392 = !DILocation(line: 164, column: 33, scope: !365)
!393 = distinct !{!393, !381, !394, !43, !44}
!394 = !DILocation(line: 165, column: 28, scope: !365)
!395 = !DILocation(line: 170, column: 1, scope: !365)
!396 = distinct !DISubprogram(name: "tree_of_indices", scope: !1, file: !1, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!397 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !398)
!398 = distinct !DILocation(line: 175, column: 11, scope: !396)
!399 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !400)
!400 = distinct !DILocation(line: 176, column: 26, scope: !396)
!401 = !DILocation(line: 176, column: 37, scope: !396)
!402 = !DILocation(line: 176, column: 24, scope: !396)
!403 = !DILocation(line: 177, column: 3, scope: !396)
!404 = !DILocation(line: 177, column: 9, scope: !396)
!405 = !DILocation(line: 178, column: 3, scope: !396)
!406 = !DILocation(line: 179, column: 3, scope: !396)
!407 = !DILocation(line: 184, column: 9, scope: !396)
!408 = !DILocation(line: 180, column: 11, scope: !396)
!409 = !DILocation(line: 180, column: 15, scope: !396)
!410 = !DILocation(line: 180, column: 27, scope: !396)
!411 = !DILocation(line: 180, column: 22, scope: !396)
!412 = !DILocation(line: 180, column: 18, scope: !396)
!413 = !DILocation(line: 180, column: 39, scope: !396)
!414 = !DILocation(line: 180, column: 35, scope: !396)
!415 = !DILocation(line: 180, column: 33, scope: !396)
!416 = !DILocation(line: 181, column: 13, scope: !396)
!417 = !DILocation(line: 181, column: 7, scope: !396)
!418 = !DILocation(line: 182, column: 5, scope: !396)
!419 = !DILocation(line: 179, column: 29, scope: !396)
!420 = !DILocation(line: 179, column: 22, scope: !396)
!421 = distinct !{!421, !406, !422, !43, !44}
!422 = !DILocation(line: 183, column: 3, scope: !396)
!423 = !DILocation(line: 185, column: 23, scope: !396)
!424 = !DILocation(line: 185, column: 5, scope: !396)
!425 = !DILocation(line: 185, column: 21, scope: !396)
!426 = !DILocation(line: 186, column: 1, scope: !396)
