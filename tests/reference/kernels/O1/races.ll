; ModuleID = 'races.cu'
source_filename = "races.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10no_barrierE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ12with_barrierE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ23barrier_missing_in_loopE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18neighbours_in_warpE4part = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ9any_aboveE3any = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ10last_aboveE5which = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ12half_barrierE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10half_blockE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10quiet_raceE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@dynamic = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @no_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %4 = zext nneg i32 %3 to i64, !dbg !18
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18, !tbaa !7
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_barrierE4part to ptr), i64 %4, !dbg !19
  store i32 %6, ptr %7, align 4, !dbg !20, !tbaa !7
  %8 = sub nsw i32 63, %3, !dbg !21
  %9 = sext i32 %8 to i64, !dbg !22
  %10 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10no_barrierE4part to ptr), i64 %9, !dbg !22
  %11 = load i32, ptr %10, align 4, !dbg !22, !tbaa !7
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !23
  store i32 %11, ptr %12, align 4, !dbg !24, !tbaa !7
  ret void, !dbg !25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @with_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !26 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierE4part to ptr), i64 %4
  %7 = sub nsw i32 63, %3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12with_barrierE4part to ptr), i64 %8
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  br label %12, !dbg !29

11:                                               ; preds = %12
  ret void, !dbg !30

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %17, %12 ]
  %14 = load i32, ptr %5, align 4, !dbg !31, !tbaa !7
  %15 = add nsw i32 %14, %13, !dbg !32
  store i32 %15, ptr %6, align 4, !dbg !33, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %16 = load i32, ptr %9, align 4, !dbg !35, !tbaa !7
  store i32 %16, ptr %10, align 4, !dbg !36, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %17 = add nuw nsw i32 %13, 1, !dbg !38
  %18 = icmp eq i32 %17, 3, !dbg !39
  br i1 %18, label %11, label %12, !dbg !29, !llvm.loop !40
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @barrier_missing_in_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !44 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23barrier_missing_in_loopE4part to ptr), i64 %4
  %7 = sub nsw i32 63, %3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23barrier_missing_in_loopE4part to ptr), i64 %8
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  br label %12, !dbg !47

11:                                               ; preds = %12
  ret void, !dbg !48

12:                                               ; preds = %2, %12
  %13 = phi i32 [ 0, %2 ], [ %17, %12 ]
  %14 = load i32, ptr %5, align 4, !dbg !49, !tbaa !7
  %15 = add nsw i32 %14, %13, !dbg !50
  store i32 %15, ptr %6, align 4, !dbg !51, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %16 = load i32, ptr %9, align 4, !dbg !53, !tbaa !7
  store i32 %16, ptr %10, align 4, !dbg !54, !tbaa !7
  %17 = add nuw nsw i32 %13, 1, !dbg !55
  %18 = icmp eq i32 %17, 3, !dbg !56
  br i1 %18, label %11, label %12, !dbg !47, !llvm.loop !57
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @all_blocks_write(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !59 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %4 = zext nneg i32 %3 to i64, !dbg !65
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !65
  store i32 %2, ptr %5, align 4, !dbg !66, !tbaa !7
  ret void, !dbg !67
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @all_blocks_add(ptr noundef captures(none) %0) local_unnamed_addr #4 !dbg !68 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %3 = zext nneg i32 %2 to i64, !dbg !71
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !71
  %5 = atomicrmw add ptr %4, i32 1 monotonic, align 4, !dbg !72
  ret void, !dbg !76
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shift(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !77 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %6 = mul i32 %4, %5, !dbg !83
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  %8 = add i32 %6, %7, !dbg !86
  %9 = add nsw i32 %8, 1, !dbg !87
  %10 = icmp slt i32 %9, %2, !dbg !88
  br i1 %10, label %11, label %17, !dbg !88

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64, !dbg !89
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !89
  %14 = load i32, ptr %13, align 4, !dbg !89, !tbaa !7
  %15 = sext i32 %8 to i64, !dbg !90
  %16 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !90
  store i32 %14, ptr %16, align 4, !dbg !91, !tbaa !7
  br label %17, !dbg !90

17:                                               ; preds = %11, %3
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @neighbours_in_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !93 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %4 = zext nneg i32 %3 to i64, !dbg !96
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !96
  %6 = load i32, ptr %5, align 4, !dbg !96, !tbaa !7
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18neighbours_in_warpE4part to ptr), i64 %4, !dbg !97
  store i32 %6, ptr %7, align 4, !dbg !98, !tbaa !7
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !99
  %8 = sub nsw i32 31, %3, !dbg !103
  %9 = sext i32 %8 to i64, !dbg !104
  %10 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18neighbours_in_warpE4part to ptr), i64 %9, !dbg !104
  %11 = load i32, ptr %10, align 4, !dbg !104, !tbaa !7
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !105
  store i32 %11, ptr %12, align 4, !dbg !106, !tbaa !7
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @any_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !108 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %5 = icmp eq i32 %4, 0, !dbg !111
  br i1 %5, label %6, label %7, !dbg !111

6:                                                ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9any_aboveE3any to ptr), align 4, !dbg !112, !tbaa !7
  br label %7, !dbg !113

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  %8 = zext nneg i32 %4 to i64, !dbg !115
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !115
  %10 = load i32, ptr %9, align 4, !dbg !115, !tbaa !7
  %11 = icmp sgt i32 %10, %2, !dbg !116
  br i1 %11, label %12, label %13, !dbg !116

12:                                               ; preds = %7
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ9any_aboveE3any to ptr), align 4, !dbg !117, !tbaa !7
  br label %13, !dbg !118

13:                                               ; preds = %12, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9any_aboveE3any to ptr), align 4, !dbg !120, !tbaa !7
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !121
  store i32 %14, ptr %15, align 4, !dbg !122, !tbaa !7
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_above(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !124 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !125
  %5 = zext nneg i32 %4 to i64, !dbg !127
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5, !dbg !127
  %7 = load i32, ptr %6, align 4, !dbg !127, !tbaa !7
  %8 = icmp sgt i32 %7, %2, !dbg !128
  br i1 %8, label %9, label %10, !dbg !128

9:                                                ; preds = %3
  store i32 %4, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_aboveE5which to ptr), align 4, !dbg !129, !tbaa !7
  br label %10, !dbg !130

10:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !131
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_aboveE5which to ptr), align 4, !dbg !132, !tbaa !7
  %12 = icmp sgt i32 %11, %2, !dbg !133
  %13 = zext i1 %12 to i32, !dbg !132
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %5, !dbg !134
  store i32 %13, ptr %14, align 4, !dbg !135, !tbaa !7
  ret void, !dbg !136
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_barrier(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !137 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %4 = zext nneg i32 %3 to i64, !dbg !140
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !140
  %6 = load i32, ptr %5, align 4, !dbg !140, !tbaa !7
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12half_barrierE4part to ptr), i64 %4, !dbg !141
  store i32 %6, ptr %7, align 4, !dbg !142, !tbaa !7
  %8 = icmp samesign ult i32 %3, 32, !dbg !143
  br i1 %8, label %9, label %13, !dbg !143

9:                                                ; preds = %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !144
  %10 = sub nuw nsw i32 31, %3, !dbg !145
  %11 = zext nneg i32 %10 to i64, !dbg !146
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12half_barrierE4part to ptr), i64 %11, !dbg !146
  br label %13, !dbg !147

13:                                               ; preds = %2, %9
  %14 = phi ptr [ %12, %9 ], [ %7, %2 ]
  %15 = load i32, ptr %14, align 4, !dbg !148, !tbaa !7
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !149
  store i32 %15, ptr %16, align 4, !dbg !150, !tbaa !7
  ret void, !dbg !151
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !152 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153
  %4 = icmp samesign ult i32 %3, 32, !dbg !155
  br i1 %4, label %5, label %15, !dbg !155

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64, !dbg !156
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !156
  %8 = load i32, ptr %7, align 4, !dbg !156, !tbaa !7
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10half_blockE4part to ptr), i64 %6, !dbg !157
  store i32 %8, ptr %9, align 4, !dbg !158, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %10 = sub nuw nsw i32 31, %3, !dbg !160
  %11 = zext nneg i32 %10 to i64, !dbg !161
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10half_blockE4part to ptr), i64 %11, !dbg !161
  %13 = load i32, ptr %12, align 4, !dbg !161, !tbaa !7
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !162
  store i32 %13, ptr %14, align 4, !dbg !163, !tbaa !7
  br label %15, !dbg !164

15:                                               ; preds = %5, %2
  ret void, !dbg !165
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quiet_race(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !166 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
  %4 = zext nneg i32 %3 to i64, !dbg !169
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10quiet_raceE4part to ptr), i64 %4, !dbg !169
  store i32 1, ptr %5, align 4, !dbg !170, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  store i32 1, ptr %5, align 4, !dbg !172, !tbaa !7
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !173
  %7 = load i32, ptr %6, align 4, !dbg !173, !tbaa !7
  %8 = sub nsw i32 63, %3, !dbg !174
  %9 = sext i32 %8 to i64, !dbg !175
  %10 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10quiet_raceE4part to ptr), i64 %9, !dbg !175
  %11 = load i32, ptr %10, align 4, !dbg !175, !tbaa !7
  %12 = mul nsw i32 %11, %7, !dbg !176
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !177
  store i32 %12, ptr %13, align 4, !dbg !178, !tbaa !7
  ret void, !dbg !179
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @count_up(ptr noundef %0, i32 noundef %1) local_unnamed_addr #6 !dbg !180 {
  %3 = icmp sgt i32 %1, 0, !dbg !181
  br i1 %3, label %4, label %12, !dbg !182

4:                                                ; preds = %2
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %7 = mul i32 %5, %6, !dbg !187
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %9 = add i32 %7, %8, !dbg !190
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  br label %13, !dbg !182

12:                                               ; preds = %13, %2
  ret void, !dbg !191

13:                                               ; preds = %4, %13
  %14 = phi i32 [ 0, %4 ], [ %17, %13 ]
  %15 = load i32, ptr %11, align 4, !dbg !192, !tbaa !7
  %16 = add nsw i32 %15, %14, !dbg !193
  store volatile i32 %16, ptr %11, align 4, !dbg !194, !tbaa !7
  %17 = add nuw nsw i32 %14, 1, !dbg !195
  %18 = icmp eq i32 %17, %1, !dbg !181
  br i1 %18, label %12, label %13, !dbg !182, !llvm.loop !196
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_arrays(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !198 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %4 = zext nneg i32 %3 to i64, !dbg !201
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !201
  %6 = load i32, ptr %5, align 4, !dbg !201, !tbaa !7
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %4, !dbg !202
  store i32 %6, ptr %7, align 4, !dbg !203, !tbaa !7
  %8 = load i32, ptr %5, align 4, !dbg !204, !tbaa !7
  %9 = add nsw i32 %8, 1, !dbg !205
  %10 = getelementptr i8, ptr %7, i64 256, !dbg !206
  store i32 %9, ptr %10, align 4, !dbg !207, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !208
  %11 = sub nsw i32 63, %3, !dbg !209
  %12 = sext i32 %11 to i64, !dbg !210
  %13 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %12, !dbg !210
  %14 = load i32, ptr %13, align 4, !dbg !210, !tbaa !7
  %15 = sub nsw i32 127, %3, !dbg !211
  %16 = sext i32 %15 to i64, !dbg !212
  %17 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %16, !dbg !212
  %18 = load i32, ptr %17, align 4, !dbg !212, !tbaa !7
  %19 = add nsw i32 %18, %14, !dbg !213
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !214
  store i32 %19, ptr %20, align 4, !dbg !215, !tbaa !7
  ret void, !dbg !216
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "races.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "no_barrier", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 11, scope: !11)
!18 = !DILocation(line: 6, column: 13, scope: !11)
!19 = !DILocation(line: 6, column: 3, scope: !11)
!20 = !DILocation(line: 6, column: 11, scope: !11)
!21 = !DILocation(line: 7, column: 18, scope: !11)
!22 = !DILocation(line: 7, column: 10, scope: !11)
!23 = !DILocation(line: 7, column: 3, scope: !11)
!24 = !DILocation(line: 7, column: 8, scope: !11)
!25 = !DILocation(line: 8, column: 1, scope: !11)
!26 = distinct !DISubprogram(name: "with_barrier", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !28)
!28 = distinct !DILocation(line: 12, column: 11, scope: !26)
!29 = !DILocation(line: 13, column: 3, scope: !26)
!30 = !DILocation(line: 19, column: 1, scope: !26)
!31 = !DILocation(line: 14, column: 15, scope: !26)
!32 = !DILocation(line: 14, column: 20, scope: !26)
!33 = !DILocation(line: 14, column: 13, scope: !26)
!34 = !DILocation(line: 15, column: 5, scope: !26)
!35 = !DILocation(line: 16, column: 12, scope: !26)
!36 = !DILocation(line: 16, column: 10, scope: !26)
!37 = !DILocation(line: 17, column: 5, scope: !26)
!38 = !DILocation(line: 13, column: 26, scope: !26)
!39 = !DILocation(line: 13, column: 21, scope: !26)
!40 = distinct !{!40, !29, !41, !42, !43}
!41 = !DILocation(line: 18, column: 3, scope: !26)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !DISubprogram(name: "barrier_missing_in_loop", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !46)
!46 = distinct !DILocation(line: 23, column: 11, scope: !44)
!47 = !DILocation(line: 24, column: 3, scope: !44)
!48 = !DILocation(line: 29, column: 1, scope: !44)
!49 = !DILocation(line: 25, column: 15, scope: !44)
!50 = !DILocation(line: 25, column: 20, scope: !44)
!51 = !DILocation(line: 25, column: 13, scope: !44)
!52 = !DILocation(line: 26, column: 5, scope: !44)
!53 = !DILocation(line: 27, column: 12, scope: !44)
!54 = !DILocation(line: 27, column: 10, scope: !44)
!55 = !DILocation(line: 24, column: 26, scope: !44)
!56 = !DILocation(line: 24, column: 21, scope: !44)
!57 = distinct !{!57, !47, !58, !42, !43}
!58 = !DILocation(line: 28, column: 3, scope: !44)
!59 = distinct !DISubprogram(name: "all_blocks_write", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 66, column: 27, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 31, column: 72, scope: !59)
!63 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 31, column: 57, scope: !59)
!65 = !DILocation(line: 31, column: 55, scope: !59)
!66 = !DILocation(line: 31, column: 70, scope: !59)
!67 = !DILocation(line: 31, column: 84, scope: !59)
!68 = distinct !DISubprogram(name: "all_blocks_add", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !70)
!70 = distinct !DILocation(line: 33, column: 66, scope: !68)
!71 = !DILocation(line: 33, column: 64, scope: !68)
!72 = !DILocation(line: 14, column: 1, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "atomicAdd", scope: !74, file: !74, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!75 = distinct !DILocation(line: 33, column: 53, scope: !68)
!76 = !DILocation(line: 33, column: 84, scope: !68)
!77 = distinct !DISubprogram(name: "shift", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 66, column: 27, scope: !61, inlinedAt: !79)
!79 = distinct !DILocation(line: 36, column: 11, scope: !77)
!80 = !DILocation(line: 79, column: 27, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 36, column: 24, scope: !77)
!83 = !DILocation(line: 36, column: 22, scope: !77)
!84 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !85)
!85 = distinct !DILocation(line: 36, column: 37, scope: !77)
!86 = !DILocation(line: 36, column: 35, scope: !77)
!87 = !DILocation(line: 37, column: 9, scope: !77)
!88 = !DILocation(line: 37, column: 13, scope: !77)
!89 = !DILocation(line: 38, column: 12, scope: !77)
!90 = !DILocation(line: 38, column: 5, scope: !77)
!91 = !DILocation(line: 38, column: 10, scope: !77)
!92 = !DILocation(line: 39, column: 1, scope: !77)
!93 = distinct !DISubprogram(name: "neighbours_in_warp", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !95)
!95 = distinct !DILocation(line: 43, column: 11, scope: !93)
!96 = !DILocation(line: 44, column: 13, scope: !93)
!97 = !DILocation(line: 44, column: 3, scope: !93)
!98 = !DILocation(line: 44, column: 11, scope: !93)
!99 = !DILocation(line: 186, column: 10, scope: !100, inlinedAt: !102)
!100 = distinct !DISubprogram(name: "__syncwarp", scope: !101, file: !101, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!102 = distinct !DILocation(line: 45, column: 3, scope: !93)
!103 = !DILocation(line: 46, column: 18, scope: !93)
!104 = !DILocation(line: 46, column: 10, scope: !93)
!105 = !DILocation(line: 46, column: 3, scope: !93)
!106 = !DILocation(line: 46, column: 8, scope: !93)
!107 = !DILocation(line: 47, column: 1, scope: !93)
!108 = distinct !DISubprogram(name: "any_above", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !110)
!110 = distinct !DILocation(line: 51, column: 11, scope: !108)
!111 = !DILocation(line: 52, column: 9, scope: !108)
!112 = !DILocation(line: 53, column: 9, scope: !108)
!113 = !DILocation(line: 53, column: 5, scope: !108)
!114 = !DILocation(line: 54, column: 3, scope: !108)
!115 = !DILocation(line: 55, column: 7, scope: !108)
!116 = !DILocation(line: 55, column: 12, scope: !108)
!117 = !DILocation(line: 56, column: 9, scope: !108)
!118 = !DILocation(line: 56, column: 5, scope: !108)
!119 = !DILocation(line: 57, column: 3, scope: !108)
!120 = !DILocation(line: 58, column: 10, scope: !108)
!121 = !DILocation(line: 58, column: 3, scope: !108)
!122 = !DILocation(line: 58, column: 8, scope: !108)
!123 = !DILocation(line: 59, column: 1, scope: !108)
!124 = distinct !DISubprogram(name: "last_above", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !126)
!126 = distinct !DILocation(line: 63, column: 11, scope: !124)
!127 = !DILocation(line: 64, column: 7, scope: !124)
!128 = !DILocation(line: 64, column: 12, scope: !124)
!129 = !DILocation(line: 65, column: 11, scope: !124)
!130 = !DILocation(line: 65, column: 5, scope: !124)
!131 = !DILocation(line: 66, column: 3, scope: !124)
!132 = !DILocation(line: 67, column: 10, scope: !124)
!133 = !DILocation(line: 67, column: 16, scope: !124)
!134 = !DILocation(line: 67, column: 3, scope: !124)
!135 = !DILocation(line: 67, column: 8, scope: !124)
!136 = !DILocation(line: 68, column: 1, scope: !124)
!137 = distinct !DISubprogram(name: "half_barrier", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !139)
!139 = distinct !DILocation(line: 72, column: 11, scope: !137)
!140 = !DILocation(line: 73, column: 13, scope: !137)
!141 = !DILocation(line: 73, column: 3, scope: !137)
!142 = !DILocation(line: 73, column: 11, scope: !137)
!143 = !DILocation(line: 74, column: 9, scope: !137)
!144 = !DILocation(line: 75, column: 5, scope: !137)
!145 = !DILocation(line: 76, column: 27, scope: !137)
!146 = !DILocation(line: 76, column: 19, scope: !137)
!147 = !DILocation(line: 76, column: 10, scope: !137)
!148 = !DILocation(line: 76, scope: !137)
!149 = !DILocation(line: 76, column: 3, scope: !137)
!150 = !DILocation(line: 76, column: 8, scope: !137)
!151 = !DILocation(line: 77, column: 1, scope: !137)
!152 = distinct !DISubprogram(name: "half_block", scope: !1, file: !1, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !154)
!154 = distinct !DILocation(line: 81, column: 11, scope: !152)
!155 = !DILocation(line: 82, column: 9, scope: !152)
!156 = !DILocation(line: 83, column: 15, scope: !152)
!157 = !DILocation(line: 83, column: 5, scope: !152)
!158 = !DILocation(line: 83, column: 13, scope: !152)
!159 = !DILocation(line: 84, column: 5, scope: !152)
!160 = !DILocation(line: 85, column: 20, scope: !152)
!161 = !DILocation(line: 85, column: 12, scope: !152)
!162 = !DILocation(line: 85, column: 5, scope: !152)
!163 = !DILocation(line: 85, column: 10, scope: !152)
!164 = !DILocation(line: 86, column: 3, scope: !152)
!165 = !DILocation(line: 87, column: 1, scope: !152)
!166 = distinct !DISubprogram(name: "quiet_race", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !168)
!168 = distinct !DILocation(line: 91, column: 11, scope: !166)
!169 = !DILocation(line: 92, column: 3, scope: !166)
!170 = !DILocation(line: 92, column: 11, scope: !166)
!171 = !DILocation(line: 93, column: 3, scope: !166)
!172 = !DILocation(line: 94, column: 11, scope: !166)
!173 = !DILocation(line: 95, column: 10, scope: !166)
!174 = !DILocation(line: 95, column: 25, scope: !166)
!175 = !DILocation(line: 95, column: 17, scope: !166)
!176 = !DILocation(line: 95, column: 15, scope: !166)
!177 = !DILocation(line: 95, column: 3, scope: !166)
!178 = !DILocation(line: 95, column: 8, scope: !166)
!179 = !DILocation(line: 96, column: 1, scope: !166)
!180 = distinct !DISubprogram(name: "count_up", scope: !1, file: !1, line: 98, type: !12, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 100, column: 21, scope: !180)
!182 = !DILocation(line: 100, column: 3, scope: !180)
!183 = !DILocation(line: 66, column: 27, scope: !61, inlinedAt: !184)
!184 = distinct !DILocation(line: 99, column: 11, scope: !180)
!185 = !DILocation(line: 79, column: 27, scope: !81, inlinedAt: !186)
!186 = distinct !DILocation(line: 99, column: 24, scope: !180)
!187 = !DILocation(line: 99, column: 22, scope: !180)
!188 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !189)
!189 = distinct !DILocation(line: 99, column: 37, scope: !180)
!190 = !DILocation(line: 99, column: 35, scope: !180)
!191 = !DILocation(line: 102, column: 1, scope: !180)
!192 = !DILocation(line: 101, column: 30, scope: !180)
!193 = !DILocation(line: 101, column: 35, scope: !180)
!194 = !DILocation(line: 101, column: 28, scope: !180)
!195 = !DILocation(line: 100, column: 26, scope: !180)
!196 = distinct !{!196, !182, !197, !42, !43}
!197 = !DILocation(line: 101, column: 37, scope: !180)
!198 = distinct !DISubprogram(name: "two_arrays", scope: !1, file: !1, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !200)
!200 = distinct !DILocation(line: 106, column: 11, scope: !198)
!201 = !DILocation(line: 107, column: 16, scope: !198)
!202 = !DILocation(line: 107, column: 3, scope: !198)
!203 = !DILocation(line: 107, column: 14, scope: !198)
!204 = !DILocation(line: 108, column: 21, scope: !198)
!205 = !DILocation(line: 108, column: 26, scope: !198)
!206 = !DILocation(line: 108, column: 3, scope: !198)
!207 = !DILocation(line: 108, column: 19, scope: !198)
!208 = !DILocation(line: 109, column: 3, scope: !198)
!209 = !DILocation(line: 110, column: 21, scope: !198)
!210 = !DILocation(line: 110, column: 10, scope: !198)
!211 = !DILocation(line: 110, column: 40, scope: !198)
!212 = !DILocation(line: 110, column: 28, scope: !198)
!213 = !DILocation(line: 110, column: 26, scope: !198)
!214 = !DILocation(line: 110, column: 3, scope: !198)
!215 = !DILocation(line: 110, column: 8, scope: !198)
!216 = !DILocation(line: 111, column: 1, scope: !198)
