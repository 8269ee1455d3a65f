; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%struct.__nv_bfloat16 = type { bfloat }
%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__nv_bfloat162 = type { %struct.__nv_bfloat16, %struct.__nv_bfloat16 }
%struct.float4 = type { float, float, float, float }

@_ZZ14shared_ticketsPKiPiiE1c = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ4smaxPKfPfiE1s = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ10last_blockPKfPfS1_PjiE1s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ10last_blockPKfPfS1_PjiE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@_ZZ7liftingPKfPfiE1s = internal unnamed_addr addrspace(3) global [72 x float] undef, align 4
@_ZZ11masked_binsPKiPiiE1s = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5add_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw add ptr %18, i32 %15 monotonic, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5add_fPKiPfS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %1, i64 %17
  %19 = sitofp i32 %15 to float
  %20 = atomicrmw fadd ptr %18, float %19 monotonic, align 4
  %21 = getelementptr inbounds float, ptr %2, i64 %13
  store float %20, ptr %21, align 4, !tbaa !7
  br label %22

22:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5add_lPKiPyS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %23

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = zext i32 %15 to i64
  %20 = shl i64 %19, 33
  %21 = atomicrmw add ptr %18, i64 %20 monotonic, align 8
  %22 = getelementptr inbounds i64, ptr %2, i64 %13
  store i64 %21, ptr %22, align 8, !tbaa !9
  br label %23

23:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5min_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = mul nsw i32 %15, 7919
  %20 = srem i32 %19, 1009
  %21 = add nsw i32 %20, -500
  %22 = atomicrmw min ptr %18, i32 %21 monotonic, align 4
  %23 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5max_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = mul nsw i32 %15, 7919
  %20 = atomicrmw umax ptr %18, i32 %19 monotonic, align 4
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %20, ptr %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5and_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = and i32 %10, 31
  %20 = shl nuw i32 1, %19
  %21 = xor i32 %20, -1
  %22 = atomicrmw and ptr %18, i32 %21 monotonic, align 4
  %23 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4or_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %23

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = and i32 %10, 31
  %20 = shl nuw i32 1, %19
  %21 = atomicrmw or ptr %18, i32 %20 monotonic, align 4
  %22 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %21, ptr %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5xor_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw xor ptr %18, i32 %15 monotonic, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6exch_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw xchg ptr %18, i32 %10 monotonic, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6exch_fPKiPfS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %23

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %1, i64 %17
  %19 = sitofp i32 %10 to float
  %20 = bitcast float %19 to i32
  %21 = atomicrmw xchg ptr %18, i32 %20 monotonic, align 4
  %22 = getelementptr inbounds float, ptr %2, i64 %13
  store i32 %21, ptr %22, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = cmpxchg ptr %18, i32 0, i32 %10 monotonic monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %20, ptr %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas_vPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = and i32 %15, 1
  %20 = and i32 %10, 3
  %21 = cmpxchg ptr %18, i32 %19, i32 %20 monotonic monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5inc_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw uinc_wrap ptr %18, i32 6 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5dec_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw udec_wrap ptr %18, i32 6 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7inc_maxPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw uinc_wrap ptr %18, i32 -1 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7dec_maxPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw udec_wrap ptr %18, i32 -1 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8inc_zeroPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw uinc_wrap ptr %18, i32 0 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dec_zeroPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw udec_wrap ptr %18, i32 0 seq_cst, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5inc_vPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %22

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = and i32 %15, 7
  %20 = atomicrmw uinc_wrap ptr %18, i32 %19 seq_cst, align 4
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %20, ptr %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7one_maxPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %20

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = mul nsw i32 %15, 7919
  %17 = srem i32 %16, 1009
  %18 = atomicrmw max ptr %1, i32 %17 monotonic, align 4
  %19 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %18, ptr %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6one_orPKiPiS1_ii(ptr noundef readnone captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %18

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = and i32 %10, 31
  %16 = shl nuw i32 1, %15
  %17 = atomicrmw or ptr %1, i32 %16 monotonic, align 4
  store i32 %17, ptr %14, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8one_exchPKiPiS1_ii(ptr noundef readnone captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %16

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = atomicrmw xchg ptr %1, i32 %10 monotonic, align 4
  store i32 %15, ptr %14, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5sub_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = srem i32 %15, %4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw sub ptr %18, i32 %15 monotonic, align 4
  %20 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %19, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14shared_ticketsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp samesign ult i32 %4, 8
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 %11
  %13 = mul nuw nsw i32 %4, 100
  store i32 %13, ptr %12, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp slt i32 %8, %2
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = srem i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %31, label %22

22:                                               ; preds = %16
  %23 = and i32 %19, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 %24
  %26 = atomicrmw add ptr %25, i32 1 monotonic, align 4
  %27 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 28), i32 %4 monotonic, align 4
  %28 = mul nsw i32 %27, 1000
  %29 = add nsw i32 %28, %26
  %30 = getelementptr inbounds i32, ptr %1, i64 %17
  store i32 %29, ptr %30, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %22, %16, %14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z13my_atomic_maxPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #12
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %1, float noundef %6) #12
  %8 = tail call noundef i32 @__nv_float_as_int(float noundef %7) #12
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !11

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #12
  ret float %13
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z11guarded_maxPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %8, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %8 ]
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #12
  %7 = fcmp contract ogt float %1, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = tail call noundef i32 @__nv_float_as_int(float noundef %1) #12
  %10 = cmpxchg ptr %0, i32 %5, i32 %9 monotonic monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1
  br i1 %12, label %13, label %4

13:                                               ; preds = %8, %4
  %14 = phi i32 [ %11, %8 ], [ %5, %4 ]
  %15 = tail call contract noundef float @__nv_int_as_float(i32 noundef %14) #12
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z13my_atomic_addPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #3 {
  %3 = load i64, ptr %0, align 8, !tbaa !9
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #12
  %7 = fadd contract double %1, %6
  %8 = tail call noundef i64 @__nv_double_as_longlong(double noundef %7) #12
  %9 = cmpxchg ptr %0, i64 %5, i64 %8 monotonic monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = icmp eq i64 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !13

12:                                               ; preds = %4
  %13 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #12
  ret double %13
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z13my_atomic_mulPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 {
  %3 = load i32, ptr %0, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %5) #12
  %7 = fmul contract float %1, %6
  %8 = tail call noundef i32 @__nv_float_as_uint(float noundef %7) #12
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !14

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %5) #12
  ret float %13
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z7mod_addPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = load i32, ptr %0, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i32 [ %4, %3 ], [ %10, %5 ]
  %7 = add nsw i32 %6, %1
  %8 = srem i32 %7, %2
  %9 = cmpxchg ptr %0, i32 %6, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %6, %10
  br i1 %11, label %12, label %5, !llvm.loop !15

12:                                               ; preds = %5
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8fmax_allPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %25

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = load i32, ptr %1, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %15, %10
  %16 = phi i32 [ %14, %10 ], [ %21, %15 ]
  %17 = tail call contract noundef float @__nv_int_as_float(i32 noundef %16) #12
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %13, float noundef %17) #12
  %19 = tail call noundef i32 @__nv_float_as_int(float noundef %18) #12
  %20 = cmpxchg ptr %1, i32 %16, i32 %19 monotonic monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = icmp eq i32 %16, %21
  br i1 %22, label %23, label %15, !llvm.loop !11

23:                                               ; preds = %15
  %24 = tail call contract noundef float @__nv_int_as_float(i32 noundef %16) #12
  br label %25

25:                                               ; preds = %23, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7fmax_byPKfPKiPfS3_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %32

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = getelementptr inbounds float, ptr %0, i64 %13
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = load i32, ptr %17, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %21, %12
  %22 = phi i32 [ %20, %12 ], [ %27, %21 ]
  %23 = tail call contract noundef float @__nv_int_as_float(i32 noundef %22) #12
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %23) #12
  %25 = tail call noundef i32 @__nv_float_as_int(float noundef %24) #12
  %26 = cmpxchg ptr %17, i32 %22, i32 %25 monotonic monotonic, align 4
  %27 = extractvalue { i32, i1 } %26, 0
  %28 = icmp eq i32 %22, %27
  br i1 %28, label %29, label %21, !llvm.loop !11

29:                                               ; preds = %21
  %30 = tail call contract noundef float @__nv_int_as_float(i32 noundef %22) #12
  %31 = getelementptr inbounds float, ptr %3, i64 %13
  store float %30, ptr %31, align 4, !tbaa !7
  br label %32

32:                                               ; preds = %29, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gmaxPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = load i32, ptr %1, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %19, %10
  %16 = phi i32 [ %14, %10 ], [ %22, %19 ]
  %17 = tail call contract noundef float @__nv_int_as_float(i32 noundef %16) #12
  %18 = fcmp contract ogt float %13, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = tail call noundef i32 @__nv_float_as_int(float noundef %13) #12
  %21 = cmpxchg ptr %1, i32 %16, i32 %20 monotonic monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  br i1 %23, label %24, label %15

24:                                               ; preds = %15, %19
  %25 = phi i32 [ %22, %19 ], [ %16, %15 ]
  %26 = tail call contract noundef float @__nv_int_as_float(i32 noundef %25) #12
  br label %27

27:                                               ; preds = %24, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4daddPKdPKiPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %0, i64 %12
  %18 = load double, ptr %17, align 8, !tbaa !16
  %19 = load i64, ptr %16, align 8, !tbaa !9
  br label %20

20:                                               ; preds = %20, %11
  %21 = phi i64 [ %19, %11 ], [ %26, %20 ]
  %22 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %21) #12
  %23 = fadd contract double %18, %22
  %24 = tail call noundef i64 @__nv_double_as_longlong(double noundef %23) #12
  %25 = cmpxchg ptr %16, i64 %21, i64 %24 monotonic monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = icmp eq i64 %21, %26
  br i1 %27, label %28, label %20, !llvm.loop !13

28:                                               ; preds = %20
  %29 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %21) #12
  br label %30

30:                                               ; preds = %28, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4fmulPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %2, i64 %15
  %17 = getelementptr inbounds float, ptr %0, i64 %12
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = load i32, ptr %16, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %20, %11
  %21 = phi i32 [ %19, %11 ], [ %26, %20 ]
  %22 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %21) #12
  %23 = fmul contract float %18, %22
  %24 = tail call noundef i32 @__nv_float_as_uint(float noundef %23) #12
  %25 = cmpxchg ptr %16, i32 %21, i32 %24 monotonic monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = icmp eq i32 %21, %26
  br i1 %27, label %28, label %20, !llvm.loop !14

28:                                               ; preds = %20
  %29 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %21) #12
  br label %30

30:                                               ; preds = %28, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6modaddPKiS0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %30

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %2, i64 %16
  %18 = getelementptr inbounds i32, ptr %0, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = load i32, ptr %17, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %21, %12
  %22 = phi i32 [ %20, %12 ], [ %26, %21 ]
  %23 = add nsw i32 %22, %19
  %24 = srem i32 %23, 97
  %25 = cmpxchg ptr %17, i32 %22, i32 %24 monotonic monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = icmp eq i32 %22, %26
  br i1 %27, label %28, label %21, !llvm.loop !15

28:                                               ; preds = %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %22, ptr %29, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %28, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4smaxPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp samesign ult i32 %4, 4
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %11
  store float 0xC6293E5940000000, ptr %12, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp slt i32 %8, %2
  br i1 %14, label %15, label %33

15:                                               ; preds = %13
  %16 = and i32 %8, 3
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %17
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = load i32, ptr %18, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %23, %15
  %24 = phi i32 [ %22, %15 ], [ %29, %23 ]
  %25 = tail call contract noundef float @__nv_int_as_float(i32 noundef %24) #12
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %25) #12
  %27 = tail call noundef i32 @__nv_float_as_int(float noundef %26) #12
  %28 = cmpxchg ptr %18, i32 %24, i32 %27 monotonic monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = icmp eq i32 %24, %29
  br i1 %30, label %31, label %23, !llvm.loop !11

31:                                               ; preds = %23
  %32 = tail call contract noundef float @__nv_int_as_float(i32 noundef %24) #12
  br label %33

33:                                               ; preds = %31, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %34, label %50

34:                                               ; preds = %33
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %35
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = load i32, ptr %36, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %40, %34
  %41 = phi i32 [ %39, %34 ], [ %46, %40 ]
  %42 = tail call contract noundef float @__nv_int_as_float(i32 noundef %41) #12
  %43 = tail call contract noundef float @__nv_fmaxf(float noundef %38, float noundef %42) #12
  %44 = tail call noundef i32 @__nv_float_as_int(float noundef %43) #12
  %45 = cmpxchg ptr %36, i32 %41, i32 %44 monotonic monotonic, align 4
  %46 = extractvalue { i32, i1 } %45, 0
  %47 = icmp eq i32 %41, %46
  br i1 %47, label %48, label %40, !llvm.loop !11

48:                                               ; preds = %40
  %49 = tail call contract noundef float @__nv_int_as_float(i32 noundef %41) #12
  br label %50

50:                                               ; preds = %48, %33
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @_Z8half_addP6__halfS_(ptr noundef %0, ptr noundef readonly byval(%struct.__half) align 2 captures(none) %1) local_unnamed_addr #6 {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, -3
  %5 = inttoptr i64 %4 to ptr
  %6 = load i32, ptr %5, align 4, !tbaa !3
  %7 = and i64 %3, 2
  %8 = icmp eq i64 %7, 0
  %9 = load half, ptr %1, align 2, !tbaa !18
  br label %10

10:                                               ; preds = %26, %2
  %11 = phi i32 [ %6, %2 ], [ %29, %26 ]
  %12 = lshr i32 %11, 16
  %13 = select i1 %8, i32 %11, i32 %12
  %14 = trunc i32 %13 to i16
  %15 = bitcast i16 %14 to half
  %16 = fadd contract half %9, %15
  %17 = bitcast half %16 to i16
  %18 = zext i16 %17 to i32
  br i1 %8, label %23, label %19

19:                                               ; preds = %10
  %20 = and i32 %11, 65535
  %21 = shl nuw i32 %18, 16
  %22 = or disjoint i32 %21, %20
  br label %26

23:                                               ; preds = %10
  %24 = and i32 %11, -65536
  %25 = or disjoint i32 %24, %18
  br label %26

26:                                               ; preds = %23, %19
  %27 = phi i32 [ %22, %19 ], [ %25, %23 ]
  %28 = cmpxchg ptr %5, i32 %11, i32 %27 monotonic monotonic, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = icmp eq i32 %11, %29
  br i1 %30, label %31, label %10, !llvm.loop !20

31:                                               ; preds = %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z4haddPK6__halfPKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %46

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.__half, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.__half, ptr %0, i64 %12
  %18 = load half, ptr %17, align 2, !tbaa !18
  %19 = ptrtoint ptr %16 to i64
  %20 = and i64 %19, -3
  %21 = inttoptr i64 %20 to ptr
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = and i64 %19, 2
  %24 = icmp eq i64 %23, 0
  br label %25

25:                                               ; preds = %41, %11
  %26 = phi i32 [ %22, %11 ], [ %44, %41 ]
  %27 = lshr i32 %26, 16
  %28 = select i1 %24, i32 %26, i32 %27
  %29 = trunc i32 %28 to i16
  %30 = bitcast i16 %29 to half
  %31 = fadd contract half %18, %30
  %32 = bitcast half %31 to i16
  %33 = zext i16 %32 to i32
  br i1 %24, label %38, label %34

34:                                               ; preds = %25
  %35 = and i32 %26, 65535
  %36 = shl nuw i32 %33, 16
  %37 = or disjoint i32 %36, %35
  br label %41

38:                                               ; preds = %25
  %39 = and i32 %26, -65536
  %40 = or disjoint i32 %39, %33
  br label %41

41:                                               ; preds = %38, %34
  %42 = phi i32 [ %37, %34 ], [ %40, %38 ]
  %43 = cmpxchg ptr %21, i32 %26, i32 %42 monotonic monotonic, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = icmp eq i32 %26, %44
  br i1 %45, label %46, label %25, !llvm.loop !20

46:                                               ; preds = %41, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2ahPK6__halfPKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.__half, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.__half, ptr %0, i64 %12
  %18 = load half, ptr %17, align 2, !tbaa !18
  %19 = atomicrmw fadd ptr %16, half %18 monotonic, align 2
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2abPK13__nv_bfloat16PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.__nv_bfloat16, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.__nv_bfloat16, ptr %0, i64 %12
  %18 = load bfloat, ptr %17, align 2, !tbaa !21
  %19 = atomicrmw fadd ptr %16, bfloat %18 monotonic, align 2
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3ah2PK7__half2PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %27

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.__half2, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.__half2, ptr %0, i64 %12
  %18 = load i32, ptr %17, align 4
  %19 = trunc i32 %18 to i16
  %20 = lshr i32 %18, 16
  %21 = trunc nuw i32 %20 to i16
  %22 = bitcast i16 %19 to half
  %23 = atomicrmw fadd ptr %16, half %22 monotonic, align 2
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 2
  %25 = bitcast i16 %21 to half
  %26 = atomicrmw fadd ptr %24, half %25 monotonic, align 2
  br label %27

27:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3ab2PK14__nv_bfloat162PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %27

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.__nv_bfloat162, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.__nv_bfloat162, ptr %0, i64 %12
  %18 = load i32, ptr %17, align 4
  %19 = trunc i32 %18 to i16
  %20 = lshr i32 %18, 16
  %21 = trunc nuw i32 %20 to i16
  %22 = bitcast i16 %19 to bfloat
  %23 = atomicrmw fadd ptr %16, bfloat %22 monotonic, align 2
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 2
  %25 = bitcast i16 %21 to bfloat
  %26 = atomicrmw fadd ptr %24, bfloat %25 monotonic, align 2
  br label %27

27:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3af4PK6float4PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %32

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.float4, ptr %2, i64 %15
  %17 = getelementptr inbounds %struct.float4, ptr %0, i64 %12
  %18 = load float, ptr %17, align 16, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load float, ptr %21, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = atomicrmw fadd ptr %16, float %18 monotonic, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %27 = atomicrmw fadd ptr %26, float %20 monotonic, align 4
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %29 = atomicrmw fadd ptr %28, float %22 monotonic, align 4
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %31 = atomicrmw fadd ptr %30, float %24 monotonic, align 4
  br label %32

32:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2adPKdPKiPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %0, i64 %12
  %18 = load double, ptr %17, align 8, !tbaa !16
  %19 = atomicrmw fadd ptr %16, double %18 monotonic, align 8
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas16PKtPKiPti(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i16, ptr %2, i64 %15
  %17 = load i16, ptr %16, align 2, !tbaa !23
  %18 = getelementptr inbounds i16, ptr %0, i64 %12
  br label %19

19:                                               ; preds = %19, %11
  %20 = phi i16 [ %17, %11 ], [ %27, %19 ]
  %21 = load i32, ptr %13, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %2, i64 %22
  %24 = load i16, ptr %18, align 2, !tbaa !23
  %25 = xor i16 %24, %20
  %26 = cmpxchg ptr %23, i16 %20, i16 %25 monotonic monotonic, align 2
  %27 = extractvalue { i16, i1 } %26, 0
  %28 = extractvalue { i16, i1 } %26, 1
  br i1 %28, label %29, label %19, !llvm.loop !25

29:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11hash_insertPKjPjPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %40

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = freeze i32 %15
  %17 = mul i32 %16, -1640531535
  %18 = urem i32 %17, %4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %21 = cmpxchg ptr %20, i32 -1, i32 %16 monotonic monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1
  %24 = icmp eq i32 %22, %16
  %25 = or i1 %23, %24
  br i1 %25, label %38, label %26

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %18, %12 ]
  %28 = add i32 %27, 1
  %29 = icmp eq i32 %28, %4
  %30 = select i1 %29, i32 0, i32 %28
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %31
  %33 = cmpxchg ptr %32, i32 -1, i32 %16 monotonic monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  %36 = icmp eq i32 %34, %16
  %37 = or i1 %35, %36
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %12
  %39 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 1, ptr %39, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %5, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z9list_pushPiS_i(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  br label %13

13:                                               ; preds = %10, %13
  %14 = load volatile i32, ptr %0, align 4, !tbaa !3
  store i32 %14, ptr %12, align 4, !tbaa !3
  %15 = cmpxchg ptr %0, i32 %14, i32 %8 monotonic monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %13, !llvm.loop !26

17:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5queuePiPKiS_i(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %16

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %14, %7 ], [ %5, %4 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %2, i64 %9
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !3
  %13 = shl nsw i32 %12, 1
  store i32 %13, ptr %10, align 4, !tbaa !3
  %14 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  %15 = icmp slt i32 %14, %3
  br i1 %15, label %7, label %16

16:                                               ; preds = %7, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10last_blockPKfPfS1_Pji(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = add i32 %8, %6
  %10 = icmp slt i32 %9, %4
  br i1 %10, label %11, label %15

11:                                               ; preds = %5
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  br label %15

15:                                               ; preds = %5, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %5 ]
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp samesign ult i32 %6, 16
  br i1 %19, label %20, label %27

20:                                               ; preds = %15
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = load float, ptr %18, align 4, !tbaa !7
  %26 = fadd contract float %24, %25
  store float %26, ptr %18, align 4, !tbaa !7
  br label %27

27:                                               ; preds = %20, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ult i32 %6, 8
  br i1 %28, label %29, label %36

29:                                               ; preds = %27
  %30 = zext nneg i32 %6 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = load float, ptr %18, align 4, !tbaa !7
  %35 = fadd contract float %33, %34
  store float %35, ptr %18, align 4, !tbaa !7
  br label %36

36:                                               ; preds = %29, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp samesign ult i32 %6, 4
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = zext nneg i32 %6 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = load float, ptr %18, align 4, !tbaa !7
  %44 = fadd contract float %42, %43
  store float %44, ptr %18, align 4, !tbaa !7
  br label %45

45:                                               ; preds = %38, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp samesign ult i32 %6, 2
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = zext nneg i32 %6 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = load float, ptr %18, align 4, !tbaa !7
  %53 = fadd contract float %51, %52
  store float %53, ptr %18, align 4, !tbaa !7
  br label %54

54:                                               ; preds = %47, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp eq i32 %6, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 4), align 4, !tbaa !7
  %58 = load float, ptr %18, align 4, !tbaa !7
  %59 = fadd contract float %57, %58
  store float %59, ptr %18, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp eq i32 %6, 0
  br i1 %61, label %62, label %71

62:                                               ; preds = %60
  %63 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4, !tbaa !7
  %64 = zext nneg i32 %7 to i64
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64
  store float %63, ptr %65, align 4, !tbaa !7
  tail call void @llvm.nvvm.membar.gl()
  %66 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %67 = atomicrmw uinc_wrap ptr %3, i32 %66 seq_cst, align 4
  %68 = add nsw i32 %66, -1
  %69 = icmp eq i32 %67, %68
  %70 = zext i1 %69 to i8
  store i8 %70, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1, !tbaa !27
  br label %71

71:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1, !tbaa !27, !range !29, !noundef !30
  %73 = trunc nuw i8 %72 to i1
  br i1 %73, label %74, label %127

74:                                               ; preds = %71
  %75 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %76 = icmp samesign ult i32 %6, %75
  br i1 %76, label %79, label %77

77:                                               ; preds = %79, %74
  %78 = phi float [ 0.000000e+00, %74 ], [ %85, %79 ]
  store float %78, ptr %18, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %88, label %95

79:                                               ; preds = %74, %79
  %80 = phi i32 [ %86, %79 ], [ %6, %74 ]
  %81 = phi float [ %85, %79 ], [ 0.000000e+00, %74 ]
  %82 = zext nneg i32 %80 to i64
  %83 = getelementptr inbounds nuw float, ptr %1, i64 %82
  %84 = load volatile float, ptr %83, align 4, !tbaa !7
  %85 = fadd contract float %81, %84
  %86 = add nuw nsw i32 %80, 32
  %87 = icmp samesign ult i32 %86, %75
  br i1 %87, label %79, label %77, !llvm.loop !31

88:                                               ; preds = %77
  %89 = zext nneg i32 %6 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 64
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = load float, ptr %18, align 4, !tbaa !7
  %94 = fadd contract float %92, %93
  store float %94, ptr %18, align 4, !tbaa !7
  br label %95

95:                                               ; preds = %88, %77
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %28, label %96, label %103

96:                                               ; preds = %95
  %97 = zext nneg i32 %6 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 32
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = load float, ptr %18, align 4, !tbaa !7
  %102 = fadd contract float %100, %101
  store float %102, ptr %18, align 4, !tbaa !7
  br label %103

103:                                              ; preds = %96, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %37, label %104, label %111

104:                                              ; preds = %103
  %105 = zext nneg i32 %6 to i64
  %106 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %108 = load float, ptr %107, align 4, !tbaa !7
  %109 = load float, ptr %18, align 4, !tbaa !7
  %110 = fadd contract float %108, %109
  store float %110, ptr %18, align 4, !tbaa !7
  br label %111

111:                                              ; preds = %104, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %112, label %119

112:                                              ; preds = %111
  %113 = zext nneg i32 %6 to i64
  %114 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = load float, ptr %18, align 4, !tbaa !7
  %118 = fadd contract float %116, %117
  store float %118, ptr %18, align 4, !tbaa !7
  br label %119

119:                                              ; preds = %112, %111
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %55, label %120, label %124

120:                                              ; preds = %119
  %121 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 4), align 4, !tbaa !7
  %122 = load float, ptr %18, align 4, !tbaa !7
  %123 = fadd contract float %121, %122
  store float %123, ptr %18, align 4, !tbaa !7
  br label %124

124:                                              ; preds = %120, %119
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %61, label %125, label %127

125:                                              ; preds = %124
  %126 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4, !tbaa !7
  store float %126, ptr %2, align 4, !tbaa !7
  store i32 0, ptr %3, align 4, !tbaa !3
  br label %127

127:                                              ; preds = %124, %125, %71
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7boundedPiS_(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %18, label %8

8:                                                ; preds = %5
  %9 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %8
  %12 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %14, %11, %8, %5, %2
  %19 = phi i32 [ 1, %11 ], [ 1, %2 ], [ 1, %5 ], [ %17, %14 ], [ 1, %8 ]
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  store i32 %19, ptr %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7collidePKfPfS1_S1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %44

20:                                               ; preds = %6
  %21 = mul nsw i32 %5, %11
  %22 = add nsw i32 %21, %16
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = zext nneg i32 %11 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = atomicrmw fadd ptr %27, float %25 monotonic, align 4
  %29 = sdiv i32 %16, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  %32 = atomicrmw fadd ptr %31, float %25 monotonic, align 4
  %33 = add nsw i32 %11, %16
  %34 = srem i32 %33, 3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %20
  %37 = atomicrmw fadd ptr %3, float %25 monotonic, align 4
  br label %38

38:                                               ; preds = %36, %20
  %39 = srem i32 %16, 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr float, ptr %3, i64 %40
  %42 = getelementptr i8, ptr %41, i64 4
  %43 = atomicrmw fadd ptr %42, float 1.000000e+00 monotonic, align 4
  br label %44

44:                                               ; preds = %6, %38
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7liftingPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  %17 = icmp samesign ult i32 %4, 8
  br i1 %17, label %18, label %29

18:                                               ; preds = %13
  %19 = add nsw i32 %6, 64
  %20 = or disjoint i32 %19, %4
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = sext i32 %20 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %18, %22
  %27 = phi contract float [ %25, %22 ], [ 0.000000e+00, %18 ]
  %28 = getelementptr i8, ptr %16, i64 256
  store float %27, ptr %28, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = and i32 %4, 1
  %31 = icmp ne i32 %30, 0
  %32 = icmp samesign ult i32 %4, 63
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %43

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr %16, i64 -4
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr i8, ptr %16, i64 4
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fadd contract float %36, %38
  %40 = fmul contract float %39, 5.000000e-01
  %41 = load float, ptr %16, align 4, !tbaa !7
  %42 = fsub contract float %41, %40
  store float %42, ptr %16, align 4, !tbaa !7
  br label %43

43:                                               ; preds = %34, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp eq i32 %30, 0
  %45 = icmp ne i32 %4, 0
  %46 = and i1 %45, %44
  br i1 %46, label %47, label %56

47:                                               ; preds = %43
  %48 = getelementptr i8, ptr %16, i64 -4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fadd contract float %49, %51
  %53 = fmul contract float %52, 2.500000e-01
  %54 = load float, ptr %16, align 4, !tbaa !7
  %55 = fadd contract float %54, %53
  store float %55, ptr %16, align 4, !tbaa !7
  br label %56

56:                                               ; preds = %47, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = lshr i32 %4, 1
  %58 = shl nuw nsw i32 %30, 5
  %59 = add i32 %6, %57
  %60 = add i32 %59, %58
  %61 = icmp slt i32 %60, %2
  br i1 %61, label %62, label %66

62:                                               ; preds = %56
  %63 = sext i32 %60 to i64
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  %65 = load float, ptr %16, align 4, !tbaa !7
  store float %65, ptr %64, align 4, !tbaa !7
  br label %66

66:                                               ; preds = %62, %56
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11masked_binsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp samesign ult i32 %4, 16
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %11
  store i32 %4, ptr %12, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp slt i32 %8, %2
  br i1 %14, label %15, label %35

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %15
  %21 = lshr i32 %4, 2
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %22
  %24 = atomicrmw add ptr %23, i32 %18 monotonic, align 4
  %25 = load i32, ptr %17, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %15, %20
  %27 = phi i32 [ %18, %15 ], [ %25, %20 ]
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = shl nuw nsw i32 %4, 1
  %31 = and i32 %30, 14
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %32
  %34 = atomicrmw sub ptr %33, i32 %27 monotonic, align 4
  br label %35

35:                                               ; preds = %13, %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %36, label %42

36:                                               ; preds = %35
  %37 = zext nneg i32 %4 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %37
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %40 = load i32, ptr %38, align 4, !tbaa !3
  %41 = atomicrmw max ptr %39, i32 %40 monotonic, align 4
  br label %42

42:                                               ; preds = %36, %35
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #10

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint_as_float(i32 noundef) local_unnamed_addr #10

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #9

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #11 = { nocallback nounwind }
attributes #12 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long long", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"_Float16", !5, i64 0}
!20 = distinct !{!20, !12}
!21 = !{!22, !22, i64 0}
!22 = !{!"__bf16", !5, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !5, i64 0}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = !{!28, !28, i64 0}
!28 = !{!"bool", !5, i64 0}
!29 = !{i8 0, i8 2}
!30 = !{}
!31 = distinct !{!31, !12}
