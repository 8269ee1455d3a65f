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
define dso_local ptx_kernel void @_Z5add_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !21
  %11 = icmp slt i32 %10, %3, !dbg !21
  br i1 %11, label %12, label %21, !dbg !21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !25
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !25
  %15 = load i32, ptr %14, align 4, !dbg !25, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !26
  %17 = sext i32 %16 to i64, !dbg !27
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !27
  %19 = atomicrmw add ptr %18, i32 %15 monotonic, align 4, !dbg !28
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !21
  store i32 %19, ptr %20, align 4, !dbg !21, !tbaa !7
  br label %21, !dbg !21

21:                                               ; preds = %12, %5
  ret void, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5add_fPKiPfS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !32 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !33
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35
  %8 = mul i32 %6, %7, !dbg !37
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38
  %10 = add i32 %8, %9, !dbg !37
  %11 = icmp slt i32 %10, %3, !dbg !37
  br i1 %11, label %12, label %22, !dbg !37

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !40
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !40
  %15 = load i32, ptr %14, align 4, !dbg !40, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !41
  %17 = sext i32 %16 to i64, !dbg !42
  %18 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !42
  %19 = sitofp i32 %15 to float, !dbg !43
  %20 = atomicrmw fadd ptr %18, float %19 monotonic, align 4, !dbg !44
  %21 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !37
  store float %20, ptr %21, align 4, !dbg !37, !tbaa !47
  br label %22, !dbg !37

22:                                               ; preds = %12, %5
  ret void, !dbg !37
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5add_lPKiPyS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !49 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %8 = mul i32 %6, %7, !dbg !54
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %10 = add i32 %8, %9, !dbg !54
  %11 = icmp slt i32 %10, %3, !dbg !54
  br i1 %11, label %12, label %23, !dbg !54

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !57
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !57
  %15 = load i32, ptr %14, align 4, !dbg !57, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !58
  %17 = sext i32 %16 to i64, !dbg !59
  %18 = getelementptr inbounds i64, ptr %1, i64 %17, !dbg !59
  %19 = zext i32 %15 to i64, !dbg !60
  %20 = shl i64 %19, 33, !dbg !61
  %21 = atomicrmw add ptr %18, i64 %20 monotonic, align 8, !dbg !62
  %22 = getelementptr inbounds i64, ptr %2, i64 %13, !dbg !54
  store i64 %21, ptr %22, align 8, !dbg !54, !tbaa !65
  br label %23, !dbg !54

23:                                               ; preds = %12, %5
  ret void, !dbg !54
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5min_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !67 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %8 = mul i32 %6, %7, !dbg !72
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %10 = add i32 %8, %9, !dbg !72
  %11 = icmp slt i32 %10, %3, !dbg !72
  br i1 %11, label %12, label %24, !dbg !72

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !75
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !75
  %15 = load i32, ptr %14, align 4, !dbg !75, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !76
  %17 = sext i32 %16 to i64, !dbg !77
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !77
  %19 = mul nsw i32 %15, 7919, !dbg !78
  %20 = srem i32 %19, 1009, !dbg !79
  %21 = add nsw i32 %20, -500, !dbg !80
  %22 = atomicrmw min ptr %18, i32 %21 monotonic, align 4, !dbg !81
  %23 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !72
  store i32 %22, ptr %23, align 4, !dbg !72, !tbaa !7
  br label %24, !dbg !72

24:                                               ; preds = %12, %5
  ret void, !dbg !72
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5max_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !84 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !85
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !87
  %8 = mul i32 %6, %7, !dbg !89
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !90
  %10 = add i32 %8, %9, !dbg !89
  %11 = icmp slt i32 %10, %3, !dbg !89
  br i1 %11, label %12, label %22, !dbg !89

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !92
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !92
  %15 = load i32, ptr %14, align 4, !dbg !92, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !93
  %17 = sext i32 %16 to i64, !dbg !94
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !94
  %19 = mul nsw i32 %15, 7919, !dbg !95
  %20 = atomicrmw umax ptr %18, i32 %19 monotonic, align 4, !dbg !96
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !89
  store i32 %20, ptr %21, align 4, !dbg !89, !tbaa !7
  br label %22, !dbg !89

22:                                               ; preds = %12, %5
  ret void, !dbg !89
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5and_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !99 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %8 = mul i32 %6, %7, !dbg !104
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %10 = add i32 %8, %9, !dbg !104
  %11 = icmp slt i32 %10, %3, !dbg !104
  br i1 %11, label %12, label %24, !dbg !104

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !107
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !107
  %15 = load i32, ptr %14, align 4, !dbg !107, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !108
  %17 = sext i32 %16 to i64, !dbg !109
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !109
  %19 = and i32 %10, 31, !dbg !110
  %20 = shl nuw i32 1, %19, !dbg !111
  %21 = xor i32 %20, -1, !dbg !112
  %22 = atomicrmw and ptr %18, i32 %21 monotonic, align 4, !dbg !113
  %23 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !104
  store i32 %22, ptr %23, align 4, !dbg !104, !tbaa !7
  br label %24, !dbg !104

24:                                               ; preds = %12, %5
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4or_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !116 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  %8 = mul i32 %6, %7, !dbg !121
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  %10 = add i32 %8, %9, !dbg !121
  %11 = icmp slt i32 %10, %3, !dbg !121
  br i1 %11, label %12, label %23, !dbg !121

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !124
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !124
  %15 = load i32, ptr %14, align 4, !dbg !124, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !125
  %17 = sext i32 %16 to i64, !dbg !126
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !126
  %19 = and i32 %10, 31, !dbg !127
  %20 = shl nuw i32 1, %19, !dbg !128
  %21 = atomicrmw or ptr %18, i32 %20 monotonic, align 4, !dbg !129
  %22 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !121
  store i32 %21, ptr %22, align 4, !dbg !121, !tbaa !7
  br label %23, !dbg !121

23:                                               ; preds = %12, %5
  ret void, !dbg !121
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5xor_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !132 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !133
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %8 = mul i32 %6, %7, !dbg !137
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %10 = add i32 %8, %9, !dbg !137
  %11 = icmp slt i32 %10, %3, !dbg !137
  br i1 %11, label %12, label %21, !dbg !137

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !140
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !140
  %15 = load i32, ptr %14, align 4, !dbg !140, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !141
  %17 = sext i32 %16 to i64, !dbg !142
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !142
  %19 = atomicrmw xor ptr %18, i32 %15 monotonic, align 4, !dbg !143
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !137
  store i32 %19, ptr %20, align 4, !dbg !137, !tbaa !7
  br label %21, !dbg !137

21:                                               ; preds = %12, %5
  ret void, !dbg !137
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6exch_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !146 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %8 = mul i32 %6, %7, !dbg !151
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %10 = add i32 %8, %9, !dbg !151
  %11 = icmp slt i32 %10, %3, !dbg !151
  br i1 %11, label %12, label %21, !dbg !151

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !154
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !154
  %15 = load i32, ptr %14, align 4, !dbg !154, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !155
  %17 = sext i32 %16 to i64, !dbg !156
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !156
  %19 = atomicrmw xchg ptr %18, i32 %10 monotonic, align 4, !dbg !157
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !151
  store i32 %19, ptr %20, align 4, !dbg !151, !tbaa !7
  br label %21, !dbg !151

21:                                               ; preds = %12, %5
  ret void, !dbg !151
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6exch_fPKiPfS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !160 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163
  %8 = mul i32 %6, %7, !dbg !165
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %10 = add i32 %8, %9, !dbg !165
  %11 = icmp slt i32 %10, %3, !dbg !165
  br i1 %11, label %12, label %23, !dbg !165

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !168
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !168
  %15 = load i32, ptr %14, align 4, !dbg !168, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !169
  %17 = sext i32 %16 to i64, !dbg !170
  %18 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !170
  %19 = sitofp i32 %10 to float, !dbg !171
  %20 = bitcast float %19 to i32, !dbg !172
  %21 = atomicrmw xchg ptr %18, i32 %20 monotonic, align 4, !dbg !172
  %22 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !165
  store i32 %21, ptr %22, align 4, !dbg !165, !tbaa !47
  br label %23, !dbg !165

23:                                               ; preds = %12, %5
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !175 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !176
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !178
  %8 = mul i32 %6, %7, !dbg !180
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %10 = add i32 %8, %9, !dbg !180
  %11 = icmp slt i32 %10, %3, !dbg !180
  br i1 %11, label %12, label %22, !dbg !180

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !183
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !183
  %15 = load i32, ptr %14, align 4, !dbg !183, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !184
  %17 = sext i32 %16 to i64, !dbg !185
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !185
  %19 = cmpxchg ptr %18, i32 0, i32 %10 monotonic monotonic, align 4, !dbg !186
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !180
  store i32 %20, ptr %21, align 4, !dbg !180, !tbaa !7
  br label %22, !dbg !180

22:                                               ; preds = %12, %5
  ret void, !dbg !180
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas_vPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !189 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !190
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192
  %8 = mul i32 %6, %7, !dbg !194
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  %10 = add i32 %8, %9, !dbg !194
  %11 = icmp slt i32 %10, %3, !dbg !194
  br i1 %11, label %12, label %24, !dbg !194

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !197
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !197
  %15 = load i32, ptr %14, align 4, !dbg !197, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !198
  %17 = sext i32 %16 to i64, !dbg !199
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !199
  %19 = and i32 %15, 1, !dbg !200
  %20 = and i32 %10, 3, !dbg !201
  %21 = cmpxchg ptr %18, i32 %19, i32 %20 monotonic monotonic, align 4, !dbg !202
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !194
  store i32 %22, ptr %23, align 4, !dbg !194, !tbaa !7
  br label %24, !dbg !194

24:                                               ; preds = %12, %5
  ret void, !dbg !194
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5inc_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !204 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !205
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %8 = mul i32 %6, %7, !dbg !209
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210
  %10 = add i32 %8, %9, !dbg !209
  %11 = icmp slt i32 %10, %3, !dbg !209
  br i1 %11, label %12, label %21, !dbg !209

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !212
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !212
  %15 = load i32, ptr %14, align 4, !dbg !212, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !213
  %17 = sext i32 %16 to i64, !dbg !214
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !214
  %19 = atomicrmw uinc_wrap ptr %18, i32 6 seq_cst, align 4, !dbg !215
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !209
  store i32 %19, ptr %20, align 4, !dbg !209, !tbaa !7
  br label %21, !dbg !209

21:                                               ; preds = %12, %5
  ret void, !dbg !209
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5dec_uPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !221 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224
  %8 = mul i32 %6, %7, !dbg !226
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227
  %10 = add i32 %8, %9, !dbg !226
  %11 = icmp slt i32 %10, %3, !dbg !226
  br i1 %11, label %12, label %21, !dbg !226

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !229
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !229
  %15 = load i32, ptr %14, align 4, !dbg !229, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !230
  %17 = sext i32 %16 to i64, !dbg !231
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !231
  %19 = atomicrmw udec_wrap ptr %18, i32 6 seq_cst, align 4, !dbg !232
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !226
  store i32 %19, ptr %20, align 4, !dbg !226, !tbaa !7
  br label %21, !dbg !226

21:                                               ; preds = %12, %5
  ret void, !dbg !226
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7inc_maxPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !237 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !238
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !240
  %8 = mul i32 %6, %7, !dbg !242
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !243
  %10 = add i32 %8, %9, !dbg !242
  %11 = icmp slt i32 %10, %3, !dbg !242
  br i1 %11, label %12, label %21, !dbg !242

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !245
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !245
  %15 = load i32, ptr %14, align 4, !dbg !245, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !246
  %17 = sext i32 %16 to i64, !dbg !247
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !247
  %19 = atomicrmw uinc_wrap ptr %18, i32 -1 seq_cst, align 4, !dbg !248
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !242
  store i32 %19, ptr %20, align 4, !dbg !242, !tbaa !7
  br label %21, !dbg !242

21:                                               ; preds = %12, %5
  ret void, !dbg !242
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7dec_maxPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !251 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !254
  %8 = mul i32 %6, %7, !dbg !256
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257
  %10 = add i32 %8, %9, !dbg !256
  %11 = icmp slt i32 %10, %3, !dbg !256
  br i1 %11, label %12, label %21, !dbg !256

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !259
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !259
  %15 = load i32, ptr %14, align 4, !dbg !259, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !260
  %17 = sext i32 %16 to i64, !dbg !261
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !261
  %19 = atomicrmw udec_wrap ptr %18, i32 -1 seq_cst, align 4, !dbg !262
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !256
  store i32 %19, ptr %20, align 4, !dbg !256, !tbaa !7
  br label %21, !dbg !256

21:                                               ; preds = %12, %5
  ret void, !dbg !256
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8inc_zeroPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !265 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !266
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !268
  %8 = mul i32 %6, %7, !dbg !270
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271
  %10 = add i32 %8, %9, !dbg !270
  %11 = icmp slt i32 %10, %3, !dbg !270
  br i1 %11, label %12, label %21, !dbg !270

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !273
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !273
  %15 = load i32, ptr %14, align 4, !dbg !273, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !274
  %17 = sext i32 %16 to i64, !dbg !275
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !275
  %19 = atomicrmw uinc_wrap ptr %18, i32 0 seq_cst, align 4, !dbg !276
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !270
  store i32 %19, ptr %20, align 4, !dbg !270, !tbaa !7
  br label %21, !dbg !270

21:                                               ; preds = %12, %5
  ret void, !dbg !270
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dec_zeroPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !279 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282
  %8 = mul i32 %6, %7, !dbg !284
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %10 = add i32 %8, %9, !dbg !284
  %11 = icmp slt i32 %10, %3, !dbg !284
  br i1 %11, label %12, label %21, !dbg !284

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !287
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !287
  %15 = load i32, ptr %14, align 4, !dbg !287, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !288
  %17 = sext i32 %16 to i64, !dbg !289
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !289
  %19 = atomicrmw udec_wrap ptr %18, i32 0 seq_cst, align 4, !dbg !290
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !284
  store i32 %19, ptr %20, align 4, !dbg !284, !tbaa !7
  br label %21, !dbg !284

21:                                               ; preds = %12, %5
  ret void, !dbg !284
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5inc_vPKiPjS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !293 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !294
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !296
  %8 = mul i32 %6, %7, !dbg !298
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299
  %10 = add i32 %8, %9, !dbg !298
  %11 = icmp slt i32 %10, %3, !dbg !298
  br i1 %11, label %12, label %22, !dbg !298

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !301
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !301
  %15 = load i32, ptr %14, align 4, !dbg !301, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !302
  %17 = sext i32 %16 to i64, !dbg !303
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !303
  %19 = and i32 %15, 7, !dbg !304
  %20 = atomicrmw uinc_wrap ptr %18, i32 %19 seq_cst, align 4, !dbg !305
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !298
  store i32 %20, ptr %21, align 4, !dbg !298, !tbaa !7
  br label %22, !dbg !298

22:                                               ; preds = %12, %5
  ret void, !dbg !298
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7one_maxPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !308 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !309
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !311
  %8 = mul i32 %6, %7, !dbg !313
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %10 = add i32 %8, %9, !dbg !313
  %11 = icmp slt i32 %10, %3, !dbg !313
  br i1 %11, label %12, label %20, !dbg !313

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !316
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !316
  %15 = load i32, ptr %14, align 4, !dbg !316, !tbaa !7
  %16 = mul nsw i32 %15, 7919, !dbg !317
  %17 = srem i32 %16, 1009, !dbg !318
  %18 = atomicrmw max ptr %1, i32 %17 monotonic, align 4, !dbg !319
  %19 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !313
  store i32 %18, ptr %19, align 4, !dbg !313, !tbaa !7
  br label %20, !dbg !313

20:                                               ; preds = %12, %5
  ret void, !dbg !313
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6one_orPKiPiS1_ii(ptr noundef readnone captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !322 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !323
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !325
  %8 = mul i32 %6, %7, !dbg !327
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328
  %10 = add i32 %8, %9, !dbg !327
  %11 = icmp slt i32 %10, %3, !dbg !327
  br i1 %11, label %12, label %18, !dbg !327

12:                                               ; preds = %5
  %13 = and i32 %10, 31, !dbg !330
  %14 = shl nuw i32 1, %13, !dbg !331
  %15 = atomicrmw or ptr %1, i32 %14 monotonic, align 4, !dbg !332
  %16 = sext i32 %10 to i64, !dbg !327
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !327
  store i32 %15, ptr %17, align 4, !dbg !327, !tbaa !7
  br label %18, !dbg !327

18:                                               ; preds = %12, %5
  ret void, !dbg !327
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8one_exchPKiPiS1_ii(ptr noundef readnone captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !334 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337
  %8 = mul i32 %6, %7, !dbg !339
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340
  %10 = add i32 %8, %9, !dbg !339
  %11 = icmp slt i32 %10, %3, !dbg !339
  br i1 %11, label %12, label %16, !dbg !339

12:                                               ; preds = %5
  %13 = atomicrmw xchg ptr %1, i32 %10 monotonic, align 4, !dbg !342
  %14 = sext i32 %10 to i64, !dbg !339
  %15 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !339
  store i32 %13, ptr %15, align 4, !dbg !339, !tbaa !7
  br label %16, !dbg !339

16:                                               ; preds = %12, %5
  ret void, !dbg !339
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5sub_iPKiPiS1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !344 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !347
  %8 = mul i32 %6, %7, !dbg !349
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350
  %10 = add i32 %8, %9, !dbg !349
  %11 = icmp slt i32 %10, %3, !dbg !349
  br i1 %11, label %12, label %21, !dbg !349

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !352
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !352
  %15 = load i32, ptr %14, align 4, !dbg !352, !tbaa !7
  %16 = srem i32 %15, %4, !dbg !353
  %17 = sext i32 %16 to i64, !dbg !354
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !354
  %19 = atomicrmw sub ptr %18, i32 %15 monotonic, align 4, !dbg !355
  %20 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !349
  store i32 %19, ptr %20, align 4, !dbg !349, !tbaa !7
  br label %21, !dbg !349

21:                                               ; preds = %12, %5
  ret void, !dbg !349
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14shared_ticketsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !358 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !361
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !363
  %7 = mul i32 %5, %6, !dbg !365
  %8 = add i32 %7, %4, !dbg !366
  %9 = icmp samesign ult i32 %4, 8, !dbg !367
  br i1 %9, label %10, label %14, !dbg !367

10:                                               ; preds = %3
  %11 = mul nuw nsw i32 %4, 100, !dbg !368
  %12 = zext nneg i32 %4 to i64, !dbg !369
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 %12, !dbg !369
  store i32 %11, ptr %13, align 4, !dbg !370, !tbaa !7
  br label %14, !dbg !369

14:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !371
  %15 = icmp slt i32 %8, %2, !dbg !372
  br i1 %15, label %16, label %31, !dbg !373

16:                                               ; preds = %14
  %17 = sext i32 %8 to i64, !dbg !374
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !374
  %19 = load i32, ptr %18, align 4, !dbg !374, !tbaa !7
  %20 = srem i32 %19, 3, !dbg !375
  %21 = icmp eq i32 %20, 0, !dbg !374
  br i1 %21, label %31, label %22, !dbg !373

22:                                               ; preds = %16
  %23 = and i32 %19, 3, !dbg !376
  %24 = zext nneg i32 %23 to i64, !dbg !377
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 %24, !dbg !377
  %26 = atomicrmw add ptr %25, i32 1 monotonic, align 4, !dbg !378
  %27 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_ticketsPKiPiiE1c to ptr), i64 28), i32 %4 monotonic, align 4, !dbg !380
  %28 = mul nsw i32 %27, 1000, !dbg !382
  %29 = add nsw i32 %28, %26, !dbg !383
  %30 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !384
  store i32 %29, ptr %30, align 4, !dbg !385, !tbaa !7
  br label %31, !dbg !384

31:                                               ; preds = %22, %16, %14
  ret void, !dbg !386
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z13my_atomic_maxPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 !dbg !387 {
  %3 = load i32, ptr %0, align 4, !dbg !388, !tbaa !7
  br label %4, !dbg !389

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ], !dbg !390
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #12, !dbg !391
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %1, float noundef %6) #12, !dbg !394
  %8 = tail call noundef i32 @__nv_float_as_int(float noundef %7) #12, !dbg !398
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4, !dbg !401
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10, !dbg !403
  br i1 %11, label %12, label %4, !dbg !404, !llvm.loop !405

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_int_as_float(i32 noundef %10) #12, !dbg !409
  ret float %13, !dbg !411
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z11guarded_maxPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 !dbg !412 {
  %3 = load i32, ptr %0, align 4, !dbg !413, !tbaa !7
  br label %4, !dbg !414

4:                                                ; preds = %8, %2
  %5 = phi i32 [ %3, %2 ], [ %11, %8 ], !dbg !415
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #12, !dbg !416
  %7 = fcmp contract ogt float %1, %6, !dbg !418
  br i1 %7, label %8, label %13, !dbg !414

8:                                                ; preds = %4
  %9 = tail call noundef i32 @__nv_float_as_int(float noundef %1) #12, !dbg !419
  %10 = cmpxchg ptr %0, i32 %5, i32 %9 monotonic monotonic, align 4, !dbg !421
  %11 = extractvalue { i32, i1 } %10, 0
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !423
  br i1 %12, label %13, label %4

13:                                               ; preds = %8, %4
  %14 = phi i32 [ %11, %8 ], [ %5, %4 ], !dbg !415
  %15 = tail call contract noundef float @__nv_int_as_float(i32 noundef %14) #12, !dbg !424
  ret float %15, !dbg !426
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z13my_atomic_addPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #3 !dbg !427 {
  %3 = load i64, ptr %0, align 8, !dbg !428, !tbaa !65
  br label %4, !dbg !429

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %3, %2 ], [ %10, %4 ], !dbg !430
  %6 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #12, !dbg !431
  %7 = fadd contract double %1, %6, !dbg !434
  %8 = tail call noundef i64 @__nv_double_as_longlong(double noundef %7) #12, !dbg !435
  %9 = cmpxchg ptr %0, i64 %5, i64 %8 monotonic monotonic, align 8, !dbg !438
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = icmp eq i64 %5, %10, !dbg !441
  br i1 %11, label %12, label %4, !dbg !442, !llvm.loop !443

12:                                               ; preds = %4
  %13 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %10) #12, !dbg !445
  ret double %13, !dbg !447
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z13my_atomic_mulPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #3 !dbg !448 {
  %3 = load i32, ptr %0, align 4, !dbg !449, !tbaa !7
  br label %4, !dbg !450

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ], !dbg !451
  %6 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %5) #12, !dbg !452
  %7 = fmul contract float %1, %6, !dbg !455
  %8 = tail call noundef i32 @__nv_float_as_uint(float noundef %7) #12, !dbg !456
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4, !dbg !459
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10, !dbg !462
  br i1 %11, label %12, label %4, !dbg !463, !llvm.loop !464

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %10) #12, !dbg !466
  ret float %13, !dbg !468
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z7mod_addPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !dbg !469 {
  %4 = load i32, ptr %0, align 4, !dbg !470, !tbaa !7
  br label %5, !dbg !471

5:                                                ; preds = %5, %3
  %6 = phi i32 [ %4, %3 ], [ %10, %5 ], !dbg !472
  %7 = add nsw i32 %6, %1, !dbg !473
  %8 = srem i32 %7, %2, !dbg !474
  %9 = cmpxchg ptr %0, i32 %6, i32 %8 monotonic monotonic, align 4, !dbg !475
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %6, %10, !dbg !477
  br i1 %11, label %12, label %5, !dbg !478, !llvm.loop !479

12:                                               ; preds = %5
  ret i32 %10, !dbg !481
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8fmax_allPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !482 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !483
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485
  %6 = mul i32 %4, %5, !dbg !487
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !488
  %8 = add i32 %6, %7, !dbg !490
  %9 = icmp slt i32 %8, %2, !dbg !491
  br i1 %9, label %10, label %25, !dbg !491

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !492
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !492
  %13 = load float, ptr %12, align 4, !dbg !492, !tbaa !47
  %14 = load i32, ptr %1, align 4, !dbg !493, !tbaa !7
  br label %15, !dbg !495

15:                                               ; preds = %15, %10
  %16 = phi i32 [ %14, %10 ], [ %21, %15 ], !dbg !496
  %17 = tail call contract noundef float @__nv_int_as_float(i32 noundef %16) #12, !dbg !497
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %13, float noundef %17) #12, !dbg !499
  %19 = tail call noundef i32 @__nv_float_as_int(float noundef %18) #12, !dbg !501
  %20 = cmpxchg ptr %1, i32 %16, i32 %19 monotonic monotonic, align 4, !dbg !503
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = icmp eq i32 %16, %21, !dbg !505
  br i1 %22, label %23, label %15, !dbg !506, !llvm.loop !507

23:                                               ; preds = %15
  %24 = tail call contract noundef float @__nv_int_as_float(i32 noundef %21) #12, !dbg !509
  br label %25, !dbg !511

25:                                               ; preds = %23, %3
  ret void, !dbg !512
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7fmax_byPKfPKiPfS3_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !513 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !514
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516
  %8 = mul i32 %6, %7, !dbg !518
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !519
  %10 = add i32 %8, %9, !dbg !521
  %11 = icmp slt i32 %10, %4, !dbg !522
  br i1 %11, label %12, label %32, !dbg !522

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !523
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !523
  %15 = load i32, ptr %14, align 4, !dbg !523, !tbaa !7
  %16 = sext i32 %15 to i64, !dbg !524
  %17 = getelementptr inbounds float, ptr %2, i64 %16, !dbg !524
  %18 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !525
  %19 = load float, ptr %18, align 4, !dbg !525, !tbaa !47
  %20 = load i32, ptr %17, align 4, !dbg !526, !tbaa !7
  br label %21, !dbg !528

21:                                               ; preds = %21, %12
  %22 = phi i32 [ %20, %12 ], [ %27, %21 ], !dbg !529
  %23 = tail call contract noundef float @__nv_int_as_float(i32 noundef %22) #12, !dbg !530
  %24 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %23) #12, !dbg !532
  %25 = tail call noundef i32 @__nv_float_as_int(float noundef %24) #12, !dbg !534
  %26 = cmpxchg ptr %17, i32 %22, i32 %25 monotonic monotonic, align 4, !dbg !536
  %27 = extractvalue { i32, i1 } %26, 0
  %28 = icmp eq i32 %22, %27, !dbg !538
  br i1 %28, label %29, label %21, !dbg !539, !llvm.loop !540

29:                                               ; preds = %21
  %30 = tail call contract noundef float @__nv_int_as_float(i32 noundef %27) #12, !dbg !542
  %31 = getelementptr inbounds float, ptr %3, i64 %13, !dbg !544
  store float %30, ptr %31, align 4, !dbg !545, !tbaa !47
  br label %32, !dbg !544

32:                                               ; preds = %29, %5
  ret void, !dbg !546
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gmaxPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !547 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !550
  %6 = mul i32 %4, %5, !dbg !552
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !553
  %8 = add i32 %6, %7, !dbg !555
  %9 = icmp slt i32 %8, %2, !dbg !556
  br i1 %9, label %10, label %27, !dbg !556

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !557
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !557
  %13 = load float, ptr %12, align 4, !dbg !557, !tbaa !47
  %14 = load i32, ptr %1, align 4, !dbg !558, !tbaa !7
  br label %15, !dbg !560

15:                                               ; preds = %19, %10
  %16 = phi i32 [ %14, %10 ], [ %22, %19 ], !dbg !561
  %17 = tail call contract noundef float @__nv_int_as_float(i32 noundef %16) #12, !dbg !562
  %18 = fcmp contract ogt float %13, %17, !dbg !564
  br i1 %18, label %19, label %24, !dbg !560

19:                                               ; preds = %15
  %20 = tail call noundef i32 @__nv_float_as_int(float noundef %13) #12, !dbg !565
  %21 = cmpxchg ptr %1, i32 %16, i32 %20 monotonic monotonic, align 4, !dbg !567
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1, !dbg !569
  br i1 %23, label %24, label %15

24:                                               ; preds = %15, %19
  %25 = phi i32 [ %22, %19 ], [ %16, %15 ], !dbg !561
  %26 = tail call contract noundef float @__nv_int_as_float(i32 noundef %25) #12, !dbg !570
  br label %27, !dbg !572

27:                                               ; preds = %24, %3
  ret void, !dbg !573
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4daddPKdPKiPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !574 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !577
  %7 = mul i32 %5, %6, !dbg !579
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !580
  %9 = add i32 %7, %8, !dbg !582
  %10 = icmp slt i32 %9, %3, !dbg !583
  br i1 %10, label %11, label %30, !dbg !583

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !584
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !584
  %14 = load i32, ptr %13, align 4, !dbg !584, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !585
  %16 = getelementptr inbounds double, ptr %2, i64 %15, !dbg !585
  %17 = getelementptr inbounds double, ptr %0, i64 %12, !dbg !586
  %18 = load double, ptr %17, align 8, !dbg !586, !tbaa !587
  %19 = load i64, ptr %16, align 8, !dbg !589, !tbaa !65
  br label %20, !dbg !591

20:                                               ; preds = %20, %11
  %21 = phi i64 [ %19, %11 ], [ %26, %20 ], !dbg !592
  %22 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %21) #12, !dbg !593
  %23 = fadd contract double %18, %22, !dbg !595
  %24 = tail call noundef i64 @__nv_double_as_longlong(double noundef %23) #12, !dbg !596
  %25 = cmpxchg ptr %16, i64 %21, i64 %24 monotonic monotonic, align 8, !dbg !598
  %26 = extractvalue { i64, i1 } %25, 0
  %27 = icmp eq i64 %21, %26, !dbg !600
  br i1 %27, label %28, label %20, !dbg !601, !llvm.loop !602

28:                                               ; preds = %20
  %29 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %26) #12, !dbg !604
  br label %30, !dbg !606

30:                                               ; preds = %28, %4
  ret void, !dbg !607
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4fmulPKfPKiPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !608 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !609
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !611
  %7 = mul i32 %5, %6, !dbg !613
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !614
  %9 = add i32 %7, %8, !dbg !616
  %10 = icmp slt i32 %9, %3, !dbg !617
  br i1 %10, label %11, label %30, !dbg !617

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !618
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !618
  %14 = load i32, ptr %13, align 4, !dbg !618, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !619
  %16 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !619
  %17 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !620
  %18 = load float, ptr %17, align 4, !dbg !620, !tbaa !47
  %19 = load i32, ptr %16, align 4, !dbg !621, !tbaa !7
  br label %20, !dbg !623

20:                                               ; preds = %20, %11
  %21 = phi i32 [ %19, %11 ], [ %26, %20 ], !dbg !624
  %22 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %21) #12, !dbg !625
  %23 = fmul contract float %18, %22, !dbg !627
  %24 = tail call noundef i32 @__nv_float_as_uint(float noundef %23) #12, !dbg !628
  %25 = cmpxchg ptr %16, i32 %21, i32 %24 monotonic monotonic, align 4, !dbg !630
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = icmp eq i32 %21, %26, !dbg !632
  br i1 %27, label %28, label %20, !dbg !633, !llvm.loop !634

28:                                               ; preds = %20
  %29 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %26) #12, !dbg !636
  br label %30, !dbg !638

30:                                               ; preds = %28, %4
  ret void, !dbg !639
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6modaddPKiS0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #5 !dbg !640 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !641
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !643
  %8 = mul i32 %6, %7, !dbg !645
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !646
  %10 = add i32 %8, %9, !dbg !648
  %11 = icmp slt i32 %10, %4, !dbg !649
  br i1 %11, label %12, label %30, !dbg !649

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !650
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !650
  %15 = load i32, ptr %14, align 4, !dbg !650, !tbaa !7
  %16 = sext i32 %15 to i64, !dbg !651
  %17 = getelementptr inbounds i32, ptr %2, i64 %16, !dbg !651
  %18 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !652
  %19 = load i32, ptr %18, align 4, !dbg !652, !tbaa !7
  %20 = load i32, ptr %17, align 4, !dbg !653, !tbaa !7
  br label %21, !dbg !655

21:                                               ; preds = %21, %12
  %22 = phi i32 [ %20, %12 ], [ %26, %21 ], !dbg !656
  %23 = add nsw i32 %22, %19, !dbg !657
  %24 = srem i32 %23, 97, !dbg !658
  %25 = cmpxchg ptr %17, i32 %22, i32 %24 monotonic monotonic, align 4, !dbg !659
  %26 = extractvalue { i32, i1 } %25, 0
  %27 = icmp eq i32 %22, %26, !dbg !661
  br i1 %27, label %28, label %21, !dbg !662, !llvm.loop !663

28:                                               ; preds = %21
  %29 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !665
  store i32 %26, ptr %29, align 4, !dbg !666, !tbaa !7
  br label %30, !dbg !665

30:                                               ; preds = %28, %5
  ret void, !dbg !667
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4smaxPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !668 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !669
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !671
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !673
  %7 = mul i32 %5, %6, !dbg !675
  %8 = add i32 %7, %4, !dbg !676
  %9 = icmp samesign ult i32 %4, 4, !dbg !677
  br i1 %9, label %10, label %13, !dbg !677

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !678
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %11, !dbg !678
  store float 0xC6293E5940000000, ptr %12, align 4, !dbg !679, !tbaa !47
  br label %13, !dbg !678

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !680
  %14 = icmp slt i32 %8, %2, !dbg !681
  br i1 %14, label %15, label %33, !dbg !681

15:                                               ; preds = %13
  %16 = and i32 %8, 3, !dbg !682
  %17 = zext nneg i32 %16 to i64, !dbg !683
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %17, !dbg !683
  %19 = sext i32 %8 to i64, !dbg !684
  %20 = getelementptr inbounds float, ptr %0, i64 %19, !dbg !684
  %21 = load float, ptr %20, align 4, !dbg !684, !tbaa !47
  %22 = load i32, ptr %18, align 4, !dbg !685, !tbaa !7
  br label %23, !dbg !687

23:                                               ; preds = %23, %15
  %24 = phi i32 [ %22, %15 ], [ %29, %23 ], !dbg !688
  %25 = tail call contract noundef float @__nv_int_as_float(i32 noundef %24) #12, !dbg !689
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %25) #12, !dbg !691
  %27 = tail call noundef i32 @__nv_float_as_int(float noundef %26) #12, !dbg !693
  %28 = cmpxchg ptr %18, i32 %24, i32 %27 monotonic monotonic, align 4, !dbg !695
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = icmp eq i32 %24, %29, !dbg !697
  br i1 %30, label %31, label %23, !dbg !698, !llvm.loop !699

31:                                               ; preds = %23
  %32 = tail call contract noundef float @__nv_int_as_float(i32 noundef %29) #12, !dbg !701
  br label %33, !dbg !703

33:                                               ; preds = %31, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !704
  br i1 %9, label %34, label %50, !dbg !705

34:                                               ; preds = %33
  %35 = zext nneg i32 %4 to i64, !dbg !706
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35, !dbg !706
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4smaxPKfPfiE1s to ptr), i64 %35, !dbg !707
  %38 = load float, ptr %37, align 4, !dbg !707, !tbaa !47
  %39 = load i32, ptr %36, align 4, !dbg !708, !tbaa !7
  br label %40, !dbg !710

40:                                               ; preds = %40, %34
  %41 = phi i32 [ %39, %34 ], [ %46, %40 ], !dbg !711
  %42 = tail call contract noundef float @__nv_int_as_float(i32 noundef %41) #12, !dbg !712
  %43 = tail call contract noundef float @__nv_fmaxf(float noundef %38, float noundef %42) #12, !dbg !714
  %44 = tail call noundef i32 @__nv_float_as_int(float noundef %43) #12, !dbg !716
  %45 = cmpxchg ptr %36, i32 %41, i32 %44 monotonic monotonic, align 4, !dbg !718
  %46 = extractvalue { i32, i1 } %45, 0
  %47 = icmp eq i32 %41, %46, !dbg !720
  br i1 %47, label %48, label %40, !dbg !721, !llvm.loop !722

48:                                               ; preds = %40
  %49 = tail call contract noundef float @__nv_int_as_float(i32 noundef %46) #12, !dbg !724
  br label %50, !dbg !726

50:                                               ; preds = %48, %33
  ret void, !dbg !727
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @_Z8half_addP6__halfS_(ptr noundef %0, ptr noundef readonly byval(%struct.__half) align 2 captures(none) %1) local_unnamed_addr #6 !dbg !728 {
  %3 = ptrtoint ptr %0 to i64, !dbg !729
  %4 = and i64 %3, -3, !dbg !730
  %5 = inttoptr i64 %4 to ptr, !dbg !731
  %6 = load i32, ptr %5, align 4, !dbg !732, !tbaa !7
  %7 = and i64 %3, 2
  %8 = icmp eq i64 %7, 0
  %9 = load half, ptr %1, align 2, !tbaa !733
  br label %10, !dbg !735

10:                                               ; preds = %26, %2
  %11 = phi i32 [ %6, %2 ], [ %29, %26 ], !dbg !736
  %12 = lshr i32 %11, 16, !dbg !737
  %13 = select i1 %8, i32 %11, i32 %12, !dbg !737
  %14 = trunc i32 %13 to i16, !dbg !737
  %15 = bitcast i16 %14 to half, !dbg !738
  %16 = fadd contract half %9, %15, !dbg !738
  %17 = bitcast half %16 to i16, !dbg !742
  %18 = zext i16 %17 to i32, !dbg !743
  br i1 %8, label %23, label %19, !dbg !744

19:                                               ; preds = %10
  %20 = and i32 %11, 65535, !dbg !737
  %21 = shl nuw i32 %18, 16, !dbg !745
  %22 = or disjoint i32 %21, %20, !dbg !746
  br label %26, !dbg !744

23:                                               ; preds = %10
  %24 = and i32 %11, -65536, !dbg !747
  %25 = or disjoint i32 %24, %18, !dbg !748
  br label %26, !dbg !744

26:                                               ; preds = %23, %19
  %27 = phi i32 [ %22, %19 ], [ %25, %23 ], !dbg !744
  %28 = cmpxchg ptr %5, i32 %11, i32 %27 monotonic monotonic, align 4, !dbg !749
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = icmp eq i32 %11, %29, !dbg !751
  br i1 %30, label %31, label %10, !dbg !752, !llvm.loop !753

31:                                               ; preds = %26
  ret void, !dbg !755
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z4haddPK6__halfPKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #7 !dbg !756 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !757
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !759
  %7 = mul i32 %5, %6, !dbg !761
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !762
  %9 = add i32 %7, %8, !dbg !764
  %10 = icmp slt i32 %9, %3, !dbg !765
  br i1 %10, label %11, label %46, !dbg !765

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !766
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !766
  %14 = load i32, ptr %13, align 4, !dbg !766, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !767
  %16 = getelementptr inbounds %struct.__half, ptr %2, i64 %15, !dbg !767
  %17 = getelementptr inbounds %struct.__half, ptr %0, i64 %12, !dbg !768
  %18 = load half, ptr %17, align 2, !dbg !768, !tbaa !733
  %19 = ptrtoint ptr %16 to i64, !dbg !769
  %20 = and i64 %19, -3, !dbg !771
  %21 = inttoptr i64 %20 to ptr, !dbg !772
  %22 = load i32, ptr %21, align 4, !dbg !773, !tbaa !7
  %23 = and i64 %19, 2
  %24 = icmp eq i64 %23, 0
  br label %25, !dbg !774

25:                                               ; preds = %41, %11
  %26 = phi i32 [ %22, %11 ], [ %44, %41 ], !dbg !775
  %27 = lshr i32 %26, 16, !dbg !776
  %28 = select i1 %24, i32 %26, i32 %27, !dbg !776
  %29 = trunc i32 %28 to i16, !dbg !776
  %30 = bitcast i16 %29 to half, !dbg !777
  %31 = fadd contract half %18, %30, !dbg !777
  %32 = bitcast half %31 to i16, !dbg !779
  %33 = zext i16 %32 to i32, !dbg !780
  br i1 %24, label %38, label %34, !dbg !781

34:                                               ; preds = %25
  %35 = and i32 %26, 65535, !dbg !776
  %36 = shl nuw i32 %33, 16, !dbg !782
  %37 = or disjoint i32 %36, %35, !dbg !783
  br label %41, !dbg !781

38:                                               ; preds = %25
  %39 = and i32 %26, -65536, !dbg !784
  %40 = or disjoint i32 %39, %33, !dbg !785
  br label %41, !dbg !781

41:                                               ; preds = %38, %34
  %42 = phi i32 [ %37, %34 ], [ %40, %38 ], !dbg !781
  %43 = cmpxchg ptr %21, i32 %26, i32 %42 monotonic monotonic, align 4, !dbg !786
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = icmp eq i32 %26, %44, !dbg !788
  br i1 %45, label %46, label %25, !dbg !789, !llvm.loop !790

46:                                               ; preds = %41, %4
  ret void, !dbg !792
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2ahPK6__halfPKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !793 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !794
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !796
  %7 = mul i32 %5, %6, !dbg !798
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !799
  %9 = add i32 %7, %8, !dbg !801
  %10 = icmp slt i32 %9, %3, !dbg !802
  br i1 %10, label %11, label %20, !dbg !802

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !803
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !803
  %14 = load i32, ptr %13, align 4, !dbg !803, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !804
  %16 = getelementptr inbounds %struct.__half, ptr %2, i64 %15, !dbg !804
  %17 = getelementptr inbounds %struct.__half, ptr %0, i64 %12, !dbg !805
  %18 = load half, ptr %17, align 2, !dbg !805, !tbaa !733
  %19 = atomicrmw fadd ptr %16, half %18 monotonic, align 2, !dbg !806
  br label %20, !dbg !809

20:                                               ; preds = %11, %4
  ret void, !dbg !810
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2abPK13__nv_bfloat16PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !811 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !812
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !814
  %7 = mul i32 %5, %6, !dbg !816
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !817
  %9 = add i32 %7, %8, !dbg !819
  %10 = icmp slt i32 %9, %3, !dbg !820
  br i1 %10, label %11, label %20, !dbg !820

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !821
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !821
  %14 = load i32, ptr %13, align 4, !dbg !821, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !822
  %16 = getelementptr inbounds %struct.__nv_bfloat16, ptr %2, i64 %15, !dbg !822
  %17 = getelementptr inbounds %struct.__nv_bfloat16, ptr %0, i64 %12, !dbg !823
  %18 = load bfloat, ptr %17, align 2, !dbg !823, !tbaa !824
  %19 = atomicrmw fadd ptr %16, bfloat %18 monotonic, align 2, !dbg !826
  br label %20, !dbg !829

20:                                               ; preds = %11, %4
  ret void, !dbg !830
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3ah2PK7__half2PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !831 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !832
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !834
  %7 = mul i32 %5, %6, !dbg !836
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !837
  %9 = add i32 %7, %8, !dbg !839
  %10 = icmp slt i32 %9, %3, !dbg !840
  br i1 %10, label %11, label %27, !dbg !840

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !841
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !841
  %14 = load i32, ptr %13, align 4, !dbg !841, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !842
  %16 = getelementptr inbounds %struct.__half2, ptr %2, i64 %15, !dbg !842
  %17 = getelementptr inbounds %struct.__half2, ptr %0, i64 %12, !dbg !843
  %18 = load i32, ptr %17, align 4, !dbg !843
  %19 = trunc i32 %18 to i16, !dbg !844
  %20 = lshr i32 %18, 16, !dbg !844
  %21 = trunc nuw i32 %20 to i16, !dbg !844
  %22 = bitcast i16 %19 to half, !dbg !847
  %23 = atomicrmw fadd ptr %16, half %22 monotonic, align 2, !dbg !847
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 2, !dbg !849
  %25 = bitcast i16 %21 to half, !dbg !850
  %26 = atomicrmw fadd ptr %24, half %25 monotonic, align 2, !dbg !850
  br label %27, !dbg !852

27:                                               ; preds = %11, %4
  ret void, !dbg !853
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3ab2PK14__nv_bfloat162PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !854 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !855
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !857
  %7 = mul i32 %5, %6, !dbg !859
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !860
  %9 = add i32 %7, %8, !dbg !862
  %10 = icmp slt i32 %9, %3, !dbg !863
  br i1 %10, label %11, label %27, !dbg !863

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !864
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !864
  %14 = load i32, ptr %13, align 4, !dbg !864, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !865
  %16 = getelementptr inbounds %struct.__nv_bfloat162, ptr %2, i64 %15, !dbg !865
  %17 = getelementptr inbounds %struct.__nv_bfloat162, ptr %0, i64 %12, !dbg !866
  %18 = load i32, ptr %17, align 4, !dbg !866
  %19 = trunc i32 %18 to i16, !dbg !867
  %20 = lshr i32 %18, 16, !dbg !867
  %21 = trunc nuw i32 %20 to i16, !dbg !867
  %22 = bitcast i16 %19 to bfloat, !dbg !870
  %23 = atomicrmw fadd ptr %16, bfloat %22 monotonic, align 2, !dbg !870
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 2, !dbg !872
  %25 = bitcast i16 %21 to bfloat, !dbg !873
  %26 = atomicrmw fadd ptr %24, bfloat %25 monotonic, align 2, !dbg !873
  br label %27, !dbg !875

27:                                               ; preds = %11, %4
  ret void, !dbg !876
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3af4PK6float4PKiPS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !877 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !878
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !880
  %7 = mul i32 %5, %6, !dbg !882
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !883
  %9 = add i32 %7, %8, !dbg !885
  %10 = icmp slt i32 %9, %3, !dbg !886
  br i1 %10, label %11, label %32, !dbg !886

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !887
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !887
  %14 = load i32, ptr %13, align 4, !dbg !887, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !888
  %16 = getelementptr inbounds %struct.float4, ptr %2, i64 %15, !dbg !888
  %17 = getelementptr inbounds %struct.float4, ptr %0, i64 %12, !dbg !889
  %18 = load float, ptr %17, align 16, !dbg !889, !tbaa !47
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !889
  %20 = load float, ptr %19, align 4, !dbg !889, !tbaa !47
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !889
  %22 = load float, ptr %21, align 8, !dbg !889, !tbaa !47
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 12, !dbg !889
  %24 = load float, ptr %23, align 4, !dbg !889, !tbaa !47
  %25 = atomicrmw fadd ptr %16, float %18 monotonic, align 4, !dbg !890
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 4, !dbg !894
  %27 = atomicrmw fadd ptr %26, float %20 monotonic, align 4, !dbg !895
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !897
  %29 = atomicrmw fadd ptr %28, float %22 monotonic, align 4, !dbg !898
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 12, !dbg !900
  %31 = atomicrmw fadd ptr %30, float %24 monotonic, align 4, !dbg !901
  br label %32, !dbg !903

32:                                               ; preds = %11, %4
  ret void, !dbg !904
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z2adPKdPKiPdi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !905 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !906
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !908
  %7 = mul i32 %5, %6, !dbg !910
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !911
  %9 = add i32 %7, %8, !dbg !913
  %10 = icmp slt i32 %9, %3, !dbg !914
  br i1 %10, label %11, label %20, !dbg !914

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !915
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !915
  %14 = load i32, ptr %13, align 4, !dbg !915, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !916
  %16 = getelementptr inbounds double, ptr %2, i64 %15, !dbg !916
  %17 = getelementptr inbounds double, ptr %0, i64 %12, !dbg !917
  %18 = load double, ptr %17, align 8, !dbg !917, !tbaa !587
  %19 = atomicrmw fadd ptr %16, double %18 monotonic, align 8, !dbg !918
  br label %20, !dbg !921

20:                                               ; preds = %11, %4
  ret void, !dbg !922
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5cas16PKtPKiPti(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !923 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !924
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !926
  %7 = mul i32 %5, %6, !dbg !928
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !929
  %9 = add i32 %7, %8, !dbg !931
  %10 = icmp slt i32 %9, %3, !dbg !932
  br i1 %10, label %11, label %29, !dbg !932

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !933
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !933
  %14 = load i32, ptr %13, align 4, !dbg !933, !tbaa !7
  %15 = sext i32 %14 to i64, !dbg !934
  %16 = getelementptr inbounds i16, ptr %2, i64 %15, !dbg !934
  %17 = load i16, ptr %16, align 2, !dbg !934, !tbaa !935
  %18 = getelementptr inbounds i16, ptr %0, i64 %12
  br label %19, !dbg !937

19:                                               ; preds = %19, %11
  %20 = phi i16 [ %17, %11 ], [ %27, %19 ], !dbg !938
  %21 = load i32, ptr %13, align 4, !dbg !939, !tbaa !7
  %22 = sext i32 %21 to i64, !dbg !940
  %23 = getelementptr inbounds i16, ptr %2, i64 %22, !dbg !940
  %24 = load i16, ptr %18, align 2, !dbg !941, !tbaa !935
  %25 = xor i16 %24, %20, !dbg !942
  %26 = cmpxchg ptr %23, i16 %20, i16 %25 monotonic monotonic, align 2, !dbg !943
  %27 = extractvalue { i16, i1 } %26, 0
  %28 = extractvalue { i16, i1 } %26, 1, !dbg !946
  br i1 %28, label %29, label %19, !dbg !947, !llvm.loop !948

29:                                               ; preds = %19, %4
  ret void, !dbg !950
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11hash_insertPKjPjPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !dbg !951 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !952
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !954
  %8 = mul i32 %6, %7, !dbg !956
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !957
  %10 = add i32 %8, %9, !dbg !959
  %11 = icmp slt i32 %10, %3, !dbg !960
  br i1 %11, label %12, label %40, !dbg !960

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !961
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !961
  %15 = load i32, ptr %14, align 4, !dbg !961, !tbaa !7
  %16 = freeze i32 %15, !dbg !962
  %17 = mul i32 %16, -1640531535, !dbg !962
  %18 = urem i32 %17, %4, !dbg !963
  %19 = zext i32 %18 to i64, !dbg !964
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19, !dbg !964
  %21 = cmpxchg ptr %20, i32 -1, i32 %16 monotonic monotonic, align 4, !dbg !965
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = extractvalue { i32, i1 } %21, 1, !dbg !967
  %24 = icmp eq i32 %22, %16
  %25 = or i1 %23, %24, !dbg !968
  br i1 %25, label %38, label %26, !dbg !968

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %30, %26 ], [ %18, %12 ]
  %28 = add i32 %27, 1, !dbg !969
  %29 = icmp eq i32 %28, %4, !dbg !970
  %30 = select i1 %29, i32 0, i32 %28, !dbg !970
  %31 = zext i32 %30 to i64, !dbg !964
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %31, !dbg !964
  %33 = cmpxchg ptr %32, i32 -1, i32 %16 monotonic monotonic, align 4, !dbg !965
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1, !dbg !967
  %36 = icmp eq i32 %34, %16
  %37 = or i1 %35, %36, !dbg !968
  br i1 %37, label %38, label %26, !dbg !968

38:                                               ; preds = %26, %12
  %39 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !971
  store i32 1, ptr %39, align 4, !dbg !972, !tbaa !7
  br label %40, !dbg !973

40:                                               ; preds = %5, %38
  ret void, !dbg !973
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z9list_pushPiS_i(ptr noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !974 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !975
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !977
  %6 = mul i32 %4, %5, !dbg !979
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !980
  %8 = add i32 %6, %7, !dbg !982
  %9 = icmp slt i32 %8, %2, !dbg !983
  br i1 %9, label %10, label %17, !dbg !983

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  br label %13, !dbg !984

13:                                               ; preds = %10, %13
  %14 = load volatile i32, ptr %0, align 4, !dbg !985, !tbaa !7
  store i32 %14, ptr %12, align 4, !dbg !986, !tbaa !7
  %15 = cmpxchg ptr %0, i32 %14, i32 %8 monotonic monotonic, align 4, !dbg !987
  %16 = extractvalue { i32, i1 } %15, 1, !dbg !989
  br i1 %16, label %17, label %13, !dbg !990, !llvm.loop !991

17:                                               ; preds = %13, %3
  ret void, !dbg !993
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5queuePiPKiS_i(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !994 {
  %5 = atomicrmw add ptr %0, i32 1 monotonic, align 4, !dbg !995
  %6 = icmp slt i32 %5, %3, !dbg !997
  br i1 %6, label %7, label %16, !dbg !997

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %14, %7 ], [ %5, %4 ]
  %9 = sext i32 %8 to i64, !dbg !998
  %10 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !998
  %11 = load i32, ptr %10, align 4, !dbg !998, !tbaa !7
  %12 = shl nsw i32 %11, 1, !dbg !999
  %13 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !1000
  store i32 %12, ptr %13, align 4, !dbg !1001, !tbaa !7
  %14 = atomicrmw add ptr %0, i32 1 monotonic, align 4, !dbg !995
  %15 = icmp slt i32 %14, %3, !dbg !997
  br i1 %15, label %7, label %16, !dbg !997

16:                                               ; preds = %7, %4
  ret void, !dbg !1002
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10last_blockPKfPfS1_Pji(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !1003 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1004
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1006
  %8 = shl i32 %7, 5, !dbg !1008
  %9 = add i32 %8, %6, !dbg !1009
  %10 = icmp slt i32 %9, %4, !dbg !1010
  br i1 %10, label %11, label %15, !dbg !1011

11:                                               ; preds = %5
  %12 = sext i32 %9 to i64, !dbg !1012
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !1012
  %14 = load float, ptr %13, align 4, !dbg !1012, !tbaa !47
  br label %15, !dbg !1011

15:                                               ; preds = %5, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %5 ], !dbg !1011
  %17 = zext nneg i32 %6 to i64, !dbg !1013
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %17, !dbg !1013
  store float %16, ptr %18, align 4, !dbg !1014, !tbaa !47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1015
  br label %21, !dbg !1016

19:                                               ; preds = %31
  %20 = icmp eq i32 %6, 0, !dbg !1017
  br i1 %20, label %34, label %43, !dbg !1017

21:                                               ; preds = %15, %31
  %22 = phi i32 [ 16, %15 ], [ %32, %31 ]
  %23 = icmp samesign ult i32 %6, %22, !dbg !1018
  br i1 %23, label %24, label %31, !dbg !1018

24:                                               ; preds = %21
  %25 = add nuw nsw i32 %22, %6, !dbg !1019
  %26 = zext nneg i32 %25 to i64, !dbg !1020
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %26, !dbg !1020
  %28 = load float, ptr %27, align 4, !dbg !1020, !tbaa !47
  %29 = load float, ptr %18, align 4, !dbg !1021, !tbaa !47
  %30 = fadd contract float %28, %29, !dbg !1021
  store float %30, ptr %18, align 4, !dbg !1021, !tbaa !47
  br label %31, !dbg !1022

31:                                               ; preds = %24, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1023
  %32 = lshr i32 %22, 1, !dbg !1024
  %33 = icmp eq i32 %32, 0, !dbg !1025
  br i1 %33, label %19, label %21, !dbg !1016, !llvm.loop !1026

34:                                               ; preds = %19
  %35 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4, !dbg !1028, !tbaa !47
  %36 = zext nneg i32 %7 to i64, !dbg !1029
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36, !dbg !1029
  store float %35, ptr %37, align 4, !dbg !1030, !tbaa !47
  tail call void @llvm.nvvm.membar.gl(), !dbg !1031
  %38 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1034
  %39 = atomicrmw uinc_wrap ptr %3, i32 %38 seq_cst, align 4, !dbg !1037
  %40 = add nsw i32 %38, -1, !dbg !1040
  %41 = icmp eq i32 %39, %40, !dbg !1041
  %42 = zext i1 %41 to i8, !dbg !1042
  store i8 %42, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1, !dbg !1042, !tbaa !1043
  br label %43, !dbg !1045

43:                                               ; preds = %34, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1046
  %44 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE4last to ptr), align 1, !dbg !1047, !tbaa !1043, !range !1048, !noundef !13
  %45 = trunc nuw i8 %44 to i1, !dbg !1047
  br i1 %45, label %46, label %76, !dbg !1047

46:                                               ; preds = %43
  %47 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %48 = icmp samesign ult i32 %6, %47, !dbg !1049
  br i1 %48, label %51, label %49, !dbg !1050

49:                                               ; preds = %51, %46
  %50 = phi float [ 0.000000e+00, %46 ], [ %57, %51 ], !dbg !1051
  store float %50, ptr %18, align 4, !dbg !1052, !tbaa !47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1053
  br label %61, !dbg !1054

51:                                               ; preds = %46, %51
  %52 = phi i32 [ %58, %51 ], [ %6, %46 ]
  %53 = phi float [ %57, %51 ], [ 0.000000e+00, %46 ]
  %54 = zext nneg i32 %52 to i64, !dbg !1055
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54, !dbg !1055
  %56 = load volatile float, ptr %55, align 4, !dbg !1055, !tbaa !47
  %57 = fadd contract float %53, %56, !dbg !1056
  %58 = add nuw nsw i32 %52, 32, !dbg !1057
  %59 = icmp samesign ult i32 %58, %47, !dbg !1049
  br i1 %59, label %51, label %49, !dbg !1050, !llvm.loop !1058

60:                                               ; preds = %71
  br i1 %20, label %74, label %76, !dbg !1060

61:                                               ; preds = %49, %71
  %62 = phi i32 [ 16, %49 ], [ %72, %71 ]
  %63 = icmp samesign ult i32 %6, %62, !dbg !1061
  br i1 %63, label %64, label %71, !dbg !1061

64:                                               ; preds = %61
  %65 = add nuw nsw i32 %62, %6, !dbg !1062
  %66 = zext nneg i32 %65 to i64, !dbg !1063
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), i64 %66, !dbg !1063
  %68 = load float, ptr %67, align 4, !dbg !1063, !tbaa !47
  %69 = load float, ptr %18, align 4, !dbg !1064, !tbaa !47
  %70 = fadd contract float %68, %69, !dbg !1064
  store float %70, ptr %18, align 4, !dbg !1064, !tbaa !47
  br label %71, !dbg !1065

71:                                               ; preds = %64, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1066
  %72 = lshr i32 %62, 1, !dbg !1067
  %73 = icmp eq i32 %72, 0, !dbg !1068
  br i1 %73, label %60, label %61, !dbg !1054, !llvm.loop !1069

74:                                               ; preds = %60
  %75 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockPKfPfS1_PjiE1s to ptr), align 4, !dbg !1071, !tbaa !47
  store float %75, ptr %2, align 4, !dbg !1072, !tbaa !47
  store i32 0, ptr %3, align 4, !dbg !1073, !tbaa !7
  br label %76, !dbg !1074

76:                                               ; preds = %60, %74, %43
  ret void, !dbg !1075
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7boundedPiS_(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !1076 {
  br label %3, !dbg !1077

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %7 ], !dbg !1078
  %5 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4, !dbg !1079
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !1081
  br i1 %6, label %10, label %7, !dbg !1082

7:                                                ; preds = %3
  %8 = add nuw nsw i32 %4, 1, !dbg !1083
  %9 = icmp eq i32 %8, 5, !dbg !1084
  br i1 %9, label %10, label %3, !dbg !1077, !llvm.loop !1085

10:                                               ; preds = %3, %7
  %11 = phi i32 [ 5, %7 ], [ %4, %3 ], !dbg !1078
  %12 = icmp samesign ult i32 %11, 5, !dbg !1087
  %13 = zext i1 %12 to i32, !dbg !1088
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1089
  %15 = zext nneg i32 %14 to i64, !dbg !1091
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15, !dbg !1091
  store i32 %13, ptr %16, align 4, !dbg !1092, !tbaa !7
  ret void, !dbg !1093
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7collidePKfPfS1_S1_ii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !1094 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1095
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1098
  %9 = mul nuw nsw i32 %7, %8, !dbg !1101
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1102
  %11 = add nuw nsw i32 %9, %10, !dbg !1105
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1106
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1108
  %14 = mul i32 %12, %13, !dbg !1110
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1111
  %16 = add i32 %14, %15, !dbg !1113
  %17 = icmp slt i32 %11, %4, !dbg !1114
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18, !dbg !1115
  br i1 %19, label %20, label %44, !dbg !1115

20:                                               ; preds = %6
  %21 = mul nsw i32 %5, %11, !dbg !1116
  %22 = add nsw i32 %21, %16, !dbg !1117
  %23 = sext i32 %22 to i64, !dbg !1118
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !1118
  %25 = load float, ptr %24, align 4, !dbg !1118, !tbaa !47
  %26 = zext nneg i32 %11 to i64, !dbg !1119
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26, !dbg !1119
  %28 = atomicrmw fadd ptr %27, float %25 monotonic, align 4, !dbg !1120
  %29 = sdiv i32 %16, 2, !dbg !1122
  %30 = sext i32 %29 to i64, !dbg !1123
  %31 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !1123
  %32 = atomicrmw fadd ptr %31, float %25 monotonic, align 4, !dbg !1124
  %33 = add nsw i32 %11, %16, !dbg !1126
  %34 = srem i32 %33, 3, !dbg !1127
  %35 = icmp eq i32 %34, 0, !dbg !1128
  br i1 %35, label %36, label %38, !dbg !1128

36:                                               ; preds = %20
  %37 = atomicrmw fadd ptr %3, float %25 monotonic, align 4, !dbg !1129
  br label %38, !dbg !1131

38:                                               ; preds = %36, %20
  %39 = srem i32 %16, 4, !dbg !1132
  %40 = sext i32 %39 to i64, !dbg !1133
  %41 = getelementptr float, ptr %3, i64 %40, !dbg !1133
  %42 = getelementptr i8, ptr %41, i64 4, !dbg !1133
  %43 = atomicrmw fadd ptr %42, float 1.000000e+00 monotonic, align 4, !dbg !1134
  br label %44, !dbg !1136

44:                                               ; preds = %6, %38
  ret void, !dbg !1136
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7liftingPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !1137 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1138
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1140
  %6 = shl i32 %5, 6, !dbg !1142
  %7 = add nsw i32 %6, %4, !dbg !1143
  %8 = icmp slt i32 %7, %2, !dbg !1144
  br i1 %8, label %9, label %13, !dbg !1145

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !1146
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !1146
  %12 = load float, ptr %11, align 4, !dbg !1146, !tbaa !47
  br label %13, !dbg !1145

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ], !dbg !1145
  %15 = zext nneg i32 %4 to i64, !dbg !1147
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 %15, !dbg !1147
  store float %14, ptr %16, align 4, !dbg !1148, !tbaa !47
  %17 = icmp samesign ult i32 %4, 8, !dbg !1149
  br i1 %17, label %18, label %29, !dbg !1149

18:                                               ; preds = %13
  %19 = add nsw i32 %6, 64, !dbg !1150
  %20 = or disjoint i32 %19, %4, !dbg !1151
  %21 = icmp slt i32 %20, %2, !dbg !1152
  br i1 %21, label %22, label %26, !dbg !1153

22:                                               ; preds = %18
  %23 = sext i32 %20 to i64, !dbg !1154
  %24 = getelementptr inbounds float, ptr %0, i64 %23, !dbg !1154
  %25 = load float, ptr %24, align 4, !dbg !1154, !tbaa !47
  br label %26, !dbg !1153

26:                                               ; preds = %18, %22
  %27 = phi contract float [ %25, %22 ], [ 0.000000e+00, %18 ], !dbg !1153
  %28 = getelementptr i8, ptr %16, i64 256, !dbg !1155
  store float %27, ptr %28, align 4, !dbg !1156, !tbaa !47
  br label %29, !dbg !1155

29:                                               ; preds = %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1157
  %30 = and i32 %4, 1, !dbg !1158
  %31 = icmp ne i32 %30, 0, !dbg !1159
  %32 = icmp samesign ult i32 %4, 63
  %33 = and i1 %32, %31, !dbg !1160
  br i1 %33, label %34, label %43, !dbg !1160

34:                                               ; preds = %29
  %35 = getelementptr i8, ptr %16, i64 -4, !dbg !1161
  %36 = load float, ptr %35, align 4, !dbg !1161, !tbaa !47
  %37 = getelementptr i8, ptr %16, i64 4, !dbg !1162
  %38 = load float, ptr %37, align 4, !dbg !1162, !tbaa !47
  %39 = fadd contract float %36, %38, !dbg !1163
  %40 = fmul contract float %39, 5.000000e-01, !dbg !1164
  %41 = load float, ptr %16, align 4, !dbg !1165, !tbaa !47
  %42 = fsub contract float %41, %40, !dbg !1165
  store float %42, ptr %16, align 4, !dbg !1165, !tbaa !47
  br label %43, !dbg !1166

43:                                               ; preds = %34, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1167
  %44 = icmp eq i32 %30, 0, !dbg !1168
  %45 = icmp ne i32 %4, 0
  %46 = and i1 %45, %44, !dbg !1169
  br i1 %46, label %47, label %58, !dbg !1169

47:                                               ; preds = %43
  %48 = zext nneg i32 %4 to i64, !dbg !1170
  %49 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7liftingPKfPfiE1s to ptr), i64 %48, !dbg !1170
  %50 = getelementptr i8, ptr %49, i64 -4, !dbg !1170
  %51 = load float, ptr %50, align 4, !dbg !1170, !tbaa !47
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 4, !dbg !1171
  %53 = load float, ptr %52, align 4, !dbg !1171, !tbaa !47
  %54 = fadd contract float %51, %53, !dbg !1172
  %55 = fmul contract float %54, 2.500000e-01, !dbg !1173
  %56 = load float, ptr %16, align 4, !dbg !1174, !tbaa !47
  %57 = fadd contract float %56, %55, !dbg !1174
  store float %57, ptr %16, align 4, !dbg !1174, !tbaa !47
  br label %58, !dbg !1175

58:                                               ; preds = %47, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1176
  %59 = lshr i32 %4, 1, !dbg !1177
  %60 = shl nuw nsw i32 %30, 5, !dbg !1178
  %61 = add i32 %6, %59, !dbg !1179
  %62 = add i32 %61, %60, !dbg !1180
  %63 = icmp slt i32 %62, %2, !dbg !1181
  br i1 %63, label %64, label %68, !dbg !1181

64:                                               ; preds = %58
  %65 = load float, ptr %16, align 4, !dbg !1182, !tbaa !47
  %66 = sext i32 %62 to i64, !dbg !1183
  %67 = getelementptr inbounds float, ptr %1, i64 %66, !dbg !1183
  store float %65, ptr %67, align 4, !dbg !1184, !tbaa !47
  br label %68, !dbg !1183

68:                                               ; preds = %64, %58
  ret void, !dbg !1185
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11masked_binsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !1186 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1187
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1189
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1191
  %7 = mul i32 %5, %6, !dbg !1193
  %8 = add i32 %7, %4, !dbg !1194
  %9 = icmp samesign ult i32 %4, 16, !dbg !1195
  br i1 %9, label %10, label %13, !dbg !1195

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64, !dbg !1196
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %11, !dbg !1196
  store i32 %4, ptr %12, align 4, !dbg !1197, !tbaa !7
  br label %13, !dbg !1196

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1198
  %14 = icmp slt i32 %8, %2, !dbg !1199
  br i1 %14, label %15, label %34, !dbg !1200

15:                                               ; preds = %13
  %16 = sext i32 %8 to i64, !dbg !1201
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !1201
  %18 = load i32, ptr %17, align 4, !dbg !1201, !tbaa !7
  %19 = icmp sgt i32 %18, 0, !dbg !1202
  br i1 %19, label %20, label %25, !dbg !1200

20:                                               ; preds = %15
  %21 = lshr i32 %4, 2, !dbg !1203
  %22 = zext nneg i32 %21 to i64, !dbg !1204
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %22, !dbg !1204
  %24 = atomicrmw add ptr %23, i32 %18 monotonic, align 4, !dbg !1205
  br label %25, !dbg !1207

25:                                               ; preds = %15, %20
  %26 = load i32, ptr %17, align 4, !dbg !1208, !tbaa !7
  %27 = icmp slt i32 %26, 0, !dbg !1209
  br i1 %27, label %28, label %34, !dbg !1210

28:                                               ; preds = %25
  %29 = shl nuw nsw i32 %4, 1, !dbg !1211
  %30 = and i32 %29, 14, !dbg !1211
  %31 = zext nneg i32 %30 to i64, !dbg !1212
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %31, !dbg !1212
  %33 = atomicrmw sub ptr %32, i32 %26 monotonic, align 4, !dbg !1213
  br label %34, !dbg !1215

34:                                               ; preds = %13, %28, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !1216
  br i1 %9, label %35, label %41, !dbg !1217

35:                                               ; preds = %34
  %36 = zext nneg i32 %4 to i64, !dbg !1218
  %37 = getelementptr inbounds nuw i32, ptr %1, i64 %36, !dbg !1218
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11masked_binsPKiPiiE1s to ptr), i64 %36, !dbg !1219
  %39 = load i32, ptr %38, align 4, !dbg !1219, !tbaa !7
  %40 = atomicrmw max ptr %37, i32 %39 monotonic, align 4, !dbg !1220
  br label %41, !dbg !1222

41:                                               ; preds = %35, %34
  ret void, !dbg !1223
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "add_i", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 1, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 1, scope: !11)
!21 = !DILocation(line: 6, column: 1, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 1, scope: !11)
!25 = !DILocation(line: 6, column: 28, scope: !11)
!26 = !DILocation(line: 6, column: 33, scope: !11)
!27 = !DILocation(line: 6, column: 26, scope: !11)
!28 = !DILocation(line: 14, column: 1, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "atomicAdd", scope: !30, file: !30, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!31 = distinct !DILocation(line: 6, column: 15, scope: !11)
!32 = distinct !DISubprogram(name: "add_f", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !34)
!34 = distinct !DILocation(line: 7, column: 1, scope: !32)
!35 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !36)
!36 = distinct !DILocation(line: 7, column: 1, scope: !32)
!37 = !DILocation(line: 7, column: 1, scope: !32)
!38 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !39)
!39 = distinct !DILocation(line: 7, column: 1, scope: !32)
!40 = !DILocation(line: 7, column: 30, scope: !32)
!41 = !DILocation(line: 7, column: 35, scope: !32)
!42 = !DILocation(line: 7, column: 28, scope: !32)
!43 = !DILocation(line: 7, column: 48, scope: !32)
!44 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "atomicAdd", scope: !30, file: !30, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 7, column: 17, scope: !32)
!47 = !{!48, !48, i64 0}
!48 = !{!"float", !9, i64 0}
!49 = distinct !DISubprogram(name: "add_l", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 8, column: 1, scope: !49)
!52 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !53)
!53 = distinct !DILocation(line: 8, column: 1, scope: !49)
!54 = !DILocation(line: 8, column: 1, scope: !49)
!55 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !56)
!56 = distinct !DILocation(line: 8, column: 1, scope: !49)
!57 = !DILocation(line: 8, column: 43, scope: !49)
!58 = !DILocation(line: 8, column: 48, scope: !49)
!59 = !DILocation(line: 8, column: 41, scope: !49)
!60 = !DILocation(line: 8, column: 74, scope: !49)
!61 = !DILocation(line: 8, column: 79, scope: !49)
!62 = !DILocation(line: 14, column: 1, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "atomicAdd", scope: !30, file: !30, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 8, column: 30, scope: !49)
!65 = !{!66, !66, i64 0}
!66 = !{!"long long", !9, i64 0}
!67 = distinct !DISubprogram(name: "min_i", scope: !1, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !69)
!69 = distinct !DILocation(line: 9, column: 1, scope: !67)
!70 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !71)
!71 = distinct !DILocation(line: 9, column: 1, scope: !67)
!72 = !DILocation(line: 9, column: 1, scope: !67)
!73 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !74)
!74 = distinct !DILocation(line: 9, column: 1, scope: !67)
!75 = !DILocation(line: 9, column: 28, scope: !67)
!76 = !DILocation(line: 9, column: 33, scope: !67)
!77 = !DILocation(line: 9, column: 26, scope: !67)
!78 = !DILocation(line: 9, column: 44, scope: !67)
!79 = !DILocation(line: 9, column: 51, scope: !67)
!80 = !DILocation(line: 9, column: 58, scope: !67)
!81 = !DILocation(line: 21, column: 1, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "atomicMin", scope: !30, file: !30, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 9, column: 15, scope: !67)
!84 = distinct !DISubprogram(name: "max_u", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !86)
!86 = distinct !DILocation(line: 10, column: 1, scope: !84)
!87 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !88)
!88 = distinct !DILocation(line: 10, column: 1, scope: !84)
!89 = !DILocation(line: 10, column: 1, scope: !84)
!90 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !91)
!91 = distinct !DILocation(line: 10, column: 1, scope: !84)
!92 = !DILocation(line: 10, column: 33, scope: !84)
!93 = !DILocation(line: 10, column: 38, scope: !84)
!94 = !DILocation(line: 10, column: 31, scope: !84)
!95 = !DILocation(line: 10, column: 60, scope: !84)
!96 = !DILocation(line: 22, column: 1, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "atomicMax", scope: !30, file: !30, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = distinct !DILocation(line: 10, column: 20, scope: !84)
!99 = distinct !DISubprogram(name: "and_i", scope: !1, file: !1, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !101)
!101 = distinct !DILocation(line: 11, column: 1, scope: !99)
!102 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !103)
!103 = distinct !DILocation(line: 11, column: 1, scope: !99)
!104 = !DILocation(line: 11, column: 1, scope: !99)
!105 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !106)
!106 = distinct !DILocation(line: 11, column: 1, scope: !99)
!107 = !DILocation(line: 11, column: 28, scope: !99)
!108 = !DILocation(line: 11, column: 33, scope: !99)
!109 = !DILocation(line: 11, column: 26, scope: !99)
!110 = !DILocation(line: 11, column: 49, scope: !99)
!111 = !DILocation(line: 11, column: 43, scope: !99)
!112 = !DILocation(line: 11, column: 39, scope: !99)
!113 = !DILocation(line: 18, column: 1, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "atomicAnd", scope: !30, file: !30, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 11, column: 15, scope: !99)
!116 = distinct !DISubprogram(name: "or_i", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !118)
!118 = distinct !DILocation(line: 12, column: 1, scope: !116)
!119 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !120)
!120 = distinct !DILocation(line: 12, column: 1, scope: !116)
!121 = !DILocation(line: 12, column: 1, scope: !116)
!122 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !123)
!123 = distinct !DILocation(line: 12, column: 1, scope: !116)
!124 = !DILocation(line: 12, column: 26, scope: !116)
!125 = !DILocation(line: 12, column: 31, scope: !116)
!126 = !DILocation(line: 12, column: 24, scope: !116)
!127 = !DILocation(line: 12, column: 45, scope: !116)
!128 = !DILocation(line: 12, column: 39, scope: !116)
!129 = !DILocation(line: 19, column: 1, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "atomicOr", scope: !30, file: !30, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = distinct !DILocation(line: 12, column: 14, scope: !116)
!132 = distinct !DISubprogram(name: "xor_i", scope: !1, file: !1, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !134)
!134 = distinct !DILocation(line: 13, column: 1, scope: !132)
!135 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !136)
!136 = distinct !DILocation(line: 13, column: 1, scope: !132)
!137 = !DILocation(line: 13, column: 1, scope: !132)
!138 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !139)
!139 = distinct !DILocation(line: 13, column: 1, scope: !132)
!140 = !DILocation(line: 13, column: 28, scope: !132)
!141 = !DILocation(line: 13, column: 33, scope: !132)
!142 = !DILocation(line: 13, column: 26, scope: !132)
!143 = !DILocation(line: 20, column: 1, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "atomicXor", scope: !30, file: !30, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = distinct !DILocation(line: 13, column: 15, scope: !132)
!146 = distinct !DISubprogram(name: "exch_i", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !148)
!148 = distinct !DILocation(line: 14, column: 1, scope: !146)
!149 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !150)
!150 = distinct !DILocation(line: 14, column: 1, scope: !146)
!151 = !DILocation(line: 14, column: 1, scope: !146)
!152 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !153)
!153 = distinct !DILocation(line: 14, column: 1, scope: !146)
!154 = !DILocation(line: 14, column: 30, scope: !146)
!155 = !DILocation(line: 14, column: 35, scope: !146)
!156 = !DILocation(line: 14, column: 28, scope: !146)
!157 = !DILocation(line: 35, column: 1, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "atomicExch", scope: !30, file: !30, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = distinct !DILocation(line: 14, column: 16, scope: !146)
!160 = distinct !DISubprogram(name: "exch_f", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !162)
!162 = distinct !DILocation(line: 15, column: 1, scope: !160)
!163 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !164)
!164 = distinct !DILocation(line: 15, column: 1, scope: !160)
!165 = !DILocation(line: 15, column: 1, scope: !160)
!166 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !167)
!167 = distinct !DILocation(line: 15, column: 1, scope: !160)
!168 = !DILocation(line: 15, column: 32, scope: !160)
!169 = !DILocation(line: 15, column: 37, scope: !160)
!170 = !DILocation(line: 15, column: 30, scope: !160)
!171 = !DILocation(line: 15, column: 50, scope: !160)
!172 = !DILocation(line: 35, column: 76, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "atomicExch", scope: !30, file: !30, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!174 = distinct !DILocation(line: 15, column: 18, scope: !160)
!175 = distinct !DISubprogram(name: "cas_i", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !177)
!177 = distinct !DILocation(line: 16, column: 1, scope: !175)
!178 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !179)
!179 = distinct !DILocation(line: 16, column: 1, scope: !175)
!180 = !DILocation(line: 16, column: 1, scope: !175)
!181 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !182)
!182 = distinct !DILocation(line: 16, column: 1, scope: !175)
!183 = !DILocation(line: 16, column: 28, scope: !175)
!184 = !DILocation(line: 16, column: 33, scope: !175)
!185 = !DILocation(line: 16, column: 26, scope: !175)
!186 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "atomicCAS", scope: !30, file: !30, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = distinct !DILocation(line: 16, column: 15, scope: !175)
!189 = distinct !DISubprogram(name: "cas_v", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !191)
!191 = distinct !DILocation(line: 17, column: 1, scope: !189)
!192 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !193)
!193 = distinct !DILocation(line: 17, column: 1, scope: !189)
!194 = !DILocation(line: 17, column: 1, scope: !189)
!195 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !196)
!196 = distinct !DILocation(line: 17, column: 1, scope: !189)
!197 = !DILocation(line: 17, column: 28, scope: !189)
!198 = !DILocation(line: 17, column: 33, scope: !189)
!199 = !DILocation(line: 17, column: 26, scope: !189)
!200 = !DILocation(line: 17, column: 44, scope: !189)
!201 = !DILocation(line: 17, column: 51, scope: !189)
!202 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !203)
!203 = distinct !DILocation(line: 17, column: 15, scope: !189)
!204 = distinct !DISubprogram(name: "inc_u", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !206)
!206 = distinct !DILocation(line: 18, column: 1, scope: !204)
!207 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !208)
!208 = distinct !DILocation(line: 18, column: 1, scope: !204)
!209 = !DILocation(line: 18, column: 1, scope: !204)
!210 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !211)
!211 = distinct !DILocation(line: 18, column: 1, scope: !204)
!212 = !DILocation(line: 18, column: 33, scope: !204)
!213 = !DILocation(line: 18, column: 38, scope: !204)
!214 = !DILocation(line: 18, column: 31, scope: !204)
!215 = !DILocation(line: 603, column: 10, scope: !216, inlinedAt: !218)
!216 = distinct !DISubprogram(name: "__uAtomicInc", scope: !217, file: !217, line: 602, type: !12, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!218 = distinct !DILocation(line: 54, column: 21, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "atomicInc", scope: !30, file: !30, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = distinct !DILocation(line: 18, column: 20, scope: !204)
!221 = distinct !DISubprogram(name: "dec_u", scope: !1, file: !1, line: 19, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !223)
!223 = distinct !DILocation(line: 19, column: 1, scope: !221)
!224 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !225)
!225 = distinct !DILocation(line: 19, column: 1, scope: !221)
!226 = !DILocation(line: 19, column: 1, scope: !221)
!227 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !228)
!228 = distinct !DILocation(line: 19, column: 1, scope: !221)
!229 = !DILocation(line: 19, column: 33, scope: !221)
!230 = !DILocation(line: 19, column: 38, scope: !221)
!231 = !DILocation(line: 19, column: 31, scope: !221)
!232 = !DILocation(line: 581, column: 10, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "__uAtomicDec", scope: !217, file: !217, line: 580, type: !12, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = distinct !DILocation(line: 55, column: 21, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "atomicDec", scope: !30, file: !30, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = distinct !DILocation(line: 19, column: 20, scope: !221)
!237 = distinct !DISubprogram(name: "inc_max", scope: !1, file: !1, line: 20, type: !12, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !239)
!239 = distinct !DILocation(line: 20, column: 1, scope: !237)
!240 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !241)
!241 = distinct !DILocation(line: 20, column: 1, scope: !237)
!242 = !DILocation(line: 20, column: 1, scope: !237)
!243 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !244)
!244 = distinct !DILocation(line: 20, column: 1, scope: !237)
!245 = !DILocation(line: 20, column: 35, scope: !237)
!246 = !DILocation(line: 20, column: 40, scope: !237)
!247 = !DILocation(line: 20, column: 33, scope: !237)
!248 = !DILocation(line: 603, column: 10, scope: !216, inlinedAt: !249)
!249 = distinct !DILocation(line: 54, column: 21, scope: !219, inlinedAt: !250)
!250 = distinct !DILocation(line: 20, column: 22, scope: !237)
!251 = distinct !DISubprogram(name: "dec_max", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !253)
!253 = distinct !DILocation(line: 21, column: 1, scope: !251)
!254 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !255)
!255 = distinct !DILocation(line: 21, column: 1, scope: !251)
!256 = !DILocation(line: 21, column: 1, scope: !251)
!257 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !258)
!258 = distinct !DILocation(line: 21, column: 1, scope: !251)
!259 = !DILocation(line: 21, column: 35, scope: !251)
!260 = !DILocation(line: 21, column: 40, scope: !251)
!261 = !DILocation(line: 21, column: 33, scope: !251)
!262 = !DILocation(line: 581, column: 10, scope: !233, inlinedAt: !263)
!263 = distinct !DILocation(line: 55, column: 21, scope: !235, inlinedAt: !264)
!264 = distinct !DILocation(line: 21, column: 22, scope: !251)
!265 = distinct !DISubprogram(name: "inc_zero", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!266 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !267)
!267 = distinct !DILocation(line: 22, column: 1, scope: !265)
!268 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !269)
!269 = distinct !DILocation(line: 22, column: 1, scope: !265)
!270 = !DILocation(line: 22, column: 1, scope: !265)
!271 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !272)
!272 = distinct !DILocation(line: 22, column: 1, scope: !265)
!273 = !DILocation(line: 22, column: 36, scope: !265)
!274 = !DILocation(line: 22, column: 41, scope: !265)
!275 = !DILocation(line: 22, column: 34, scope: !265)
!276 = !DILocation(line: 603, column: 10, scope: !216, inlinedAt: !277)
!277 = distinct !DILocation(line: 54, column: 21, scope: !219, inlinedAt: !278)
!278 = distinct !DILocation(line: 22, column: 23, scope: !265)
!279 = distinct !DISubprogram(name: "dec_zero", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!280 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !281)
!281 = distinct !DILocation(line: 23, column: 1, scope: !279)
!282 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !283)
!283 = distinct !DILocation(line: 23, column: 1, scope: !279)
!284 = !DILocation(line: 23, column: 1, scope: !279)
!285 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !286)
!286 = distinct !DILocation(line: 23, column: 1, scope: !279)
!287 = !DILocation(line: 23, column: 36, scope: !279)
!288 = !DILocation(line: 23, column: 41, scope: !279)
!289 = !DILocation(line: 23, column: 34, scope: !279)
!290 = !DILocation(line: 581, column: 10, scope: !233, inlinedAt: !291)
!291 = distinct !DILocation(line: 55, column: 21, scope: !235, inlinedAt: !292)
!292 = distinct !DILocation(line: 23, column: 23, scope: !279)
!293 = distinct !DISubprogram(name: "inc_v", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !295)
!295 = distinct !DILocation(line: 24, column: 1, scope: !293)
!296 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !297)
!297 = distinct !DILocation(line: 24, column: 1, scope: !293)
!298 = !DILocation(line: 24, column: 1, scope: !293)
!299 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !300)
!300 = distinct !DILocation(line: 24, column: 1, scope: !293)
!301 = !DILocation(line: 24, column: 33, scope: !293)
!302 = !DILocation(line: 24, column: 38, scope: !293)
!303 = !DILocation(line: 24, column: 31, scope: !293)
!304 = !DILocation(line: 24, column: 49, scope: !293)
!305 = !DILocation(line: 603, column: 10, scope: !216, inlinedAt: !306)
!306 = distinct !DILocation(line: 54, column: 21, scope: !219, inlinedAt: !307)
!307 = distinct !DILocation(line: 24, column: 20, scope: !293)
!308 = distinct !DISubprogram(name: "one_max", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!309 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !310)
!310 = distinct !DILocation(line: 25, column: 1, scope: !308)
!311 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !312)
!312 = distinct !DILocation(line: 25, column: 1, scope: !308)
!313 = !DILocation(line: 25, column: 1, scope: !308)
!314 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !315)
!315 = distinct !DILocation(line: 25, column: 1, scope: !308)
!316 = !DILocation(line: 25, column: 34, scope: !308)
!317 = !DILocation(line: 25, column: 39, scope: !308)
!318 = !DILocation(line: 25, column: 46, scope: !308)
!319 = !DILocation(line: 22, column: 1, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "atomicMax", scope: !30, file: !30, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = distinct !DILocation(line: 25, column: 17, scope: !308)
!322 = distinct !DISubprogram(name: "one_or", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !324)
!324 = distinct !DILocation(line: 26, column: 1, scope: !322)
!325 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !326)
!326 = distinct !DILocation(line: 26, column: 1, scope: !322)
!327 = !DILocation(line: 26, column: 1, scope: !322)
!328 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !329)
!329 = distinct !DILocation(line: 26, column: 1, scope: !322)
!330 = !DILocation(line: 26, column: 40, scope: !322)
!331 = !DILocation(line: 26, column: 34, scope: !322)
!332 = !DILocation(line: 19, column: 1, scope: !130, inlinedAt: !333)
!333 = distinct !DILocation(line: 26, column: 16, scope: !322)
!334 = distinct !DISubprogram(name: "one_exch", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!335 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !336)
!336 = distinct !DILocation(line: 27, column: 1, scope: !334)
!337 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !338)
!338 = distinct !DILocation(line: 27, column: 1, scope: !334)
!339 = !DILocation(line: 27, column: 1, scope: !334)
!340 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !341)
!341 = distinct !DILocation(line: 27, column: 1, scope: !334)
!342 = !DILocation(line: 35, column: 1, scope: !158, inlinedAt: !343)
!343 = distinct !DILocation(line: 27, column: 18, scope: !334)
!344 = distinct !DISubprogram(name: "sub_i", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!345 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !346)
!346 = distinct !DILocation(line: 28, column: 1, scope: !344)
!347 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !348)
!348 = distinct !DILocation(line: 28, column: 1, scope: !344)
!349 = !DILocation(line: 28, column: 1, scope: !344)
!350 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !351)
!351 = distinct !DILocation(line: 28, column: 1, scope: !344)
!352 = !DILocation(line: 28, column: 28, scope: !344)
!353 = !DILocation(line: 28, column: 33, scope: !344)
!354 = !DILocation(line: 28, column: 26, scope: !344)
!355 = !DILocation(line: 17, column: 1, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "atomicSub", scope: !30, file: !30, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!357 = distinct !DILocation(line: 28, column: 15, scope: !344)
!358 = distinct !DISubprogram(name: "shared_tickets", scope: !1, file: !1, line: 29, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!359 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !360)
!360 = distinct !DILocation(line: 31, column: 11, scope: !358)
!361 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !362)
!362 = distinct !DILocation(line: 31, column: 28, scope: !358)
!363 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !364)
!364 = distinct !DILocation(line: 31, column: 41, scope: !358)
!365 = !DILocation(line: 31, column: 39, scope: !358)
!366 = !DILocation(line: 31, column: 52, scope: !358)
!367 = !DILocation(line: 32, column: 9, scope: !358)
!368 = !DILocation(line: 32, column: 25, scope: !358)
!369 = !DILocation(line: 32, column: 14, scope: !358)
!370 = !DILocation(line: 32, column: 19, scope: !358)
!371 = !DILocation(line: 33, column: 3, scope: !358)
!372 = !DILocation(line: 34, column: 9, scope: !358)
!373 = !DILocation(line: 34, column: 13, scope: !358)
!374 = !DILocation(line: 34, column: 16, scope: !358)
!375 = !DILocation(line: 34, column: 21, scope: !358)
!376 = !DILocation(line: 34, column: 53, scope: !358)
!377 = !DILocation(line: 34, column: 46, scope: !358)
!378 = !DILocation(line: 14, column: 1, scope: !29, inlinedAt: !379)
!379 = distinct !DILocation(line: 34, column: 35, scope: !358)
!380 = !DILocation(line: 22, column: 1, scope: !320, inlinedAt: !381)
!381 = distinct !DILocation(line: 34, column: 71, scope: !358)
!382 = !DILocation(line: 34, column: 69, scope: !358)
!383 = !DILocation(line: 34, column: 62, scope: !358)
!384 = !DILocation(line: 34, column: 26, scope: !358)
!385 = !DILocation(line: 34, column: 33, scope: !358)
!386 = !DILocation(line: 35, column: 1, scope: !358)
!387 = distinct !DISubprogram(name: "my_atomic_max", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!388 = !DILocation(line: 37, column: 31, scope: !387)
!389 = !DILocation(line: 38, column: 3, scope: !387)
!390 = !DILocation(line: 0, scope: !387)
!391 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "__int_as_float", scope: !217, file: !217, line: 435, type: !12, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!393 = distinct !DILocation(line: 38, column: 75, scope: !387)
!394 = !DILocation(line: 136, column: 55, scope: !395, inlinedAt: !397)
!395 = distinct !DISubprogram(name: "fmaxf", scope: !396, file: !396, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!396 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!397 = distinct !DILocation(line: 38, column: 66, scope: !387)
!398 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "__float_as_int", scope: !217, file: !217, line: 263, type: !12, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!400 = distinct !DILocation(line: 38, column: 51, scope: !387)
!401 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !402)
!402 = distinct !DILocation(line: 38, column: 29, scope: !387)
!403 = !DILocation(line: 38, column: 120, scope: !387)
!404 = !DILocation(line: 38, column: 103, scope: !387)
!405 = distinct !{!405, !389, !406, !407, !408}
!406 = !DILocation(line: 38, column: 126, scope: !387)
!407 = !{!"llvm.loop.mustprogress"}
!408 = !{!"llvm.loop.unroll.disable"}
!409 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !410)
!410 = distinct !DILocation(line: 39, column: 10, scope: !387)
!411 = !DILocation(line: 39, column: 3, scope: !387)
!412 = distinct !DISubprogram(name: "guarded_max", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!413 = !DILocation(line: 42, column: 31, scope: !412)
!414 = !DILocation(line: 43, column: 3, scope: !412)
!415 = !DILocation(line: 0, scope: !412)
!416 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !417)
!417 = distinct !DILocation(line: 43, column: 14, scope: !412)
!418 = !DILocation(line: 43, column: 12, scope: !412)
!419 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !420)
!420 = distinct !DILocation(line: 45, column: 33, scope: !412)
!421 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !422)
!422 = distinct !DILocation(line: 45, column: 11, scope: !412)
!423 = !DILocation(line: 46, column: 13, scope: !412)
!424 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !425)
!425 = distinct !DILocation(line: 48, column: 10, scope: !412)
!426 = !DILocation(line: 48, column: 3, scope: !412)
!427 = distinct !DISubprogram(name: "my_atomic_add", scope: !1, file: !1, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!428 = !DILocation(line: 52, column: 28, scope: !427)
!429 = !DILocation(line: 53, column: 3, scope: !427)
!430 = !DILocation(line: 0, scope: !427)
!431 = !DILocation(line: 494, column: 10, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "__longlong_as_double", scope: !217, file: !217, line: 493, type: !12, scopeLine: 493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!433 = distinct !DILocation(line: 53, column: 78, scope: !427)
!434 = !DILocation(line: 53, column: 76, scope: !427)
!435 = !DILocation(line: 152, column: 10, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "__double_as_longlong", scope: !217, file: !217, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!437 = distinct !DILocation(line: 53, column: 51, scope: !427)
!438 = !DILocation(line: 46, column: 34, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "atomicCAS", scope: !30, file: !30, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!440 = distinct !DILocation(line: 53, column: 29, scope: !427)
!441 = !DILocation(line: 53, column: 128, scope: !427)
!442 = !DILocation(line: 53, column: 111, scope: !427)
!443 = distinct !{!443, !429, !444, !407, !408}
!444 = !DILocation(line: 53, column: 134, scope: !427)
!445 = !DILocation(line: 494, column: 10, scope: !432, inlinedAt: !446)
!446 = distinct !DILocation(line: 54, column: 10, scope: !427)
!447 = !DILocation(line: 54, column: 3, scope: !427)
!448 = distinct !DISubprogram(name: "my_atomic_mul", scope: !1, file: !1, line: 56, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!449 = !DILocation(line: 57, column: 46, scope: !448)
!450 = !DILocation(line: 58, column: 3, scope: !448)
!451 = !DILocation(line: 0, scope: !448)
!452 = !DILocation(line: 675, column: 10, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "__uint_as_float", scope: !217, file: !217, line: 674, type: !12, scopeLine: 674, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!454 = distinct !DILocation(line: 58, column: 67, scope: !448)
!455 = !DILocation(line: 58, column: 92, scope: !448)
!456 = !DILocation(line: 265, column: 10, scope: !457, inlinedAt: !458)
!457 = distinct !DISubprogram(name: "__float_as_uint", scope: !217, file: !217, line: 264, type: !12, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!458 = distinct !DILocation(line: 58, column: 51, scope: !448)
!459 = !DILocation(line: 46, column: 13, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "atomicCAS", scope: !30, file: !30, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!461 = distinct !DILocation(line: 58, column: 29, scope: !448)
!462 = !DILocation(line: 58, column: 116, scope: !448)
!463 = !DILocation(line: 58, column: 99, scope: !448)
!464 = distinct !{!464, !450, !465, !407, !408}
!465 = !DILocation(line: 58, column: 122, scope: !448)
!466 = !DILocation(line: 675, column: 10, scope: !453, inlinedAt: !467)
!467 = distinct !DILocation(line: 59, column: 10, scope: !448)
!468 = !DILocation(line: 59, column: 3, scope: !448)
!469 = distinct !DISubprogram(name: "mod_add", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!470 = !DILocation(line: 62, column: 13, scope: !469)
!471 = !DILocation(line: 63, column: 3, scope: !469)
!472 = !DILocation(line: 0, scope: !469)
!473 = !DILocation(line: 63, column: 60, scope: !469)
!474 = !DILocation(line: 63, column: 65, scope: !469)
!475 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !476)
!476 = distinct !DILocation(line: 63, column: 29, scope: !469)
!477 = !DILocation(line: 63, column: 88, scope: !469)
!478 = !DILocation(line: 63, column: 71, scope: !469)
!479 = distinct !{!479, !471, !480, !407, !408}
!480 = !DILocation(line: 63, column: 94, scope: !469)
!481 = !DILocation(line: 64, column: 3, scope: !469)
!482 = distinct !DISubprogram(name: "fmax_all", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!483 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !484)
!484 = distinct !DILocation(line: 66, column: 69, scope: !482)
!485 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !486)
!486 = distinct !DILocation(line: 66, column: 82, scope: !482)
!487 = !DILocation(line: 66, column: 80, scope: !482)
!488 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !489)
!489 = distinct !DILocation(line: 66, column: 95, scope: !482)
!490 = !DILocation(line: 66, column: 93, scope: !482)
!491 = !DILocation(line: 66, column: 114, scope: !482)
!492 = !DILocation(line: 66, column: 136, scope: !482)
!493 = !DILocation(line: 37, column: 31, scope: !387, inlinedAt: !494)
!494 = distinct !DILocation(line: 66, column: 119, scope: !482)
!495 = !DILocation(line: 38, column: 3, scope: !387, inlinedAt: !494)
!496 = !DILocation(line: 0, scope: !387, inlinedAt: !494)
!497 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !498)
!498 = distinct !DILocation(line: 38, column: 75, scope: !387, inlinedAt: !494)
!499 = !DILocation(line: 136, column: 55, scope: !395, inlinedAt: !500)
!500 = distinct !DILocation(line: 38, column: 66, scope: !387, inlinedAt: !494)
!501 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !502)
!502 = distinct !DILocation(line: 38, column: 51, scope: !387, inlinedAt: !494)
!503 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !504)
!504 = distinct !DILocation(line: 38, column: 29, scope: !387, inlinedAt: !494)
!505 = !DILocation(line: 38, column: 120, scope: !387, inlinedAt: !494)
!506 = !DILocation(line: 38, column: 103, scope: !387, inlinedAt: !494)
!507 = distinct !{!507, !495, !508, !407, !408}
!508 = !DILocation(line: 38, column: 126, scope: !387, inlinedAt: !494)
!509 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !510)
!510 = distinct !DILocation(line: 39, column: 10, scope: !387, inlinedAt: !494)
!511 = !DILocation(line: 66, column: 119, scope: !482)
!512 = !DILocation(line: 66, column: 143, scope: !482)
!513 = distinct !DISubprogram(name: "fmax_by", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!514 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !515)
!515 = distinct !DILocation(line: 67, column: 94, scope: !513)
!516 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !517)
!517 = distinct !DILocation(line: 67, column: 107, scope: !513)
!518 = !DILocation(line: 67, column: 105, scope: !513)
!519 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !520)
!520 = distinct !DILocation(line: 67, column: 120, scope: !513)
!521 = !DILocation(line: 67, column: 118, scope: !513)
!522 = !DILocation(line: 67, column: 139, scope: !513)
!523 = !DILocation(line: 67, column: 171, scope: !513)
!524 = !DILocation(line: 67, column: 169, scope: !513)
!525 = !DILocation(line: 67, column: 177, scope: !513)
!526 = !DILocation(line: 37, column: 31, scope: !387, inlinedAt: !527)
!527 = distinct !DILocation(line: 67, column: 153, scope: !513)
!528 = !DILocation(line: 38, column: 3, scope: !387, inlinedAt: !527)
!529 = !DILocation(line: 0, scope: !387, inlinedAt: !527)
!530 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !531)
!531 = distinct !DILocation(line: 38, column: 75, scope: !387, inlinedAt: !527)
!532 = !DILocation(line: 136, column: 55, scope: !395, inlinedAt: !533)
!533 = distinct !DILocation(line: 38, column: 66, scope: !387, inlinedAt: !527)
!534 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !535)
!535 = distinct !DILocation(line: 38, column: 51, scope: !387, inlinedAt: !527)
!536 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !537)
!537 = distinct !DILocation(line: 38, column: 29, scope: !387, inlinedAt: !527)
!538 = !DILocation(line: 38, column: 120, scope: !387, inlinedAt: !527)
!539 = !DILocation(line: 38, column: 103, scope: !387, inlinedAt: !527)
!540 = distinct !{!540, !528, !541, !407, !408}
!541 = !DILocation(line: 38, column: 126, scope: !387, inlinedAt: !527)
!542 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !543)
!543 = distinct !DILocation(line: 39, column: 10, scope: !387, inlinedAt: !527)
!544 = !DILocation(line: 67, column: 144, scope: !513)
!545 = !DILocation(line: 67, column: 151, scope: !513)
!546 = !DILocation(line: 67, column: 184, scope: !513)
!547 = distinct !DISubprogram(name: "gmax", scope: !1, file: !1, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!548 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !549)
!549 = distinct !DILocation(line: 68, column: 65, scope: !547)
!550 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !551)
!551 = distinct !DILocation(line: 68, column: 78, scope: !547)
!552 = !DILocation(line: 68, column: 76, scope: !547)
!553 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !554)
!554 = distinct !DILocation(line: 68, column: 91, scope: !547)
!555 = !DILocation(line: 68, column: 89, scope: !547)
!556 = !DILocation(line: 68, column: 110, scope: !547)
!557 = !DILocation(line: 68, column: 130, scope: !547)
!558 = !DILocation(line: 42, column: 31, scope: !412, inlinedAt: !559)
!559 = distinct !DILocation(line: 68, column: 115, scope: !547)
!560 = !DILocation(line: 43, column: 3, scope: !412, inlinedAt: !559)
!561 = !DILocation(line: 0, scope: !412, inlinedAt: !559)
!562 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !563)
!563 = distinct !DILocation(line: 43, column: 14, scope: !412, inlinedAt: !559)
!564 = !DILocation(line: 43, column: 12, scope: !412, inlinedAt: !559)
!565 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !566)
!566 = distinct !DILocation(line: 45, column: 33, scope: !412, inlinedAt: !559)
!567 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !568)
!568 = distinct !DILocation(line: 45, column: 11, scope: !412, inlinedAt: !559)
!569 = !DILocation(line: 46, column: 13, scope: !412, inlinedAt: !559)
!570 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !571)
!571 = distinct !DILocation(line: 48, column: 10, scope: !412, inlinedAt: !559)
!572 = !DILocation(line: 68, column: 115, scope: !547)
!573 = !DILocation(line: 68, column: 137, scope: !547)
!574 = distinct !DISubprogram(name: "dadd", scope: !1, file: !1, line: 69, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!575 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !576)
!576 = distinct !DILocation(line: 69, column: 81, scope: !574)
!577 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !578)
!578 = distinct !DILocation(line: 69, column: 94, scope: !574)
!579 = !DILocation(line: 69, column: 92, scope: !574)
!580 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !581)
!581 = distinct !DILocation(line: 69, column: 107, scope: !574)
!582 = !DILocation(line: 69, column: 105, scope: !574)
!583 = !DILocation(line: 69, column: 126, scope: !574)
!584 = !DILocation(line: 69, column: 149, scope: !574)
!585 = !DILocation(line: 69, column: 147, scope: !574)
!586 = !DILocation(line: 69, column: 155, scope: !574)
!587 = !{!588, !588, i64 0}
!588 = !{!"double", !9, i64 0}
!589 = !DILocation(line: 52, column: 28, scope: !427, inlinedAt: !590)
!590 = distinct !DILocation(line: 69, column: 131, scope: !574)
!591 = !DILocation(line: 53, column: 3, scope: !427, inlinedAt: !590)
!592 = !DILocation(line: 0, scope: !427, inlinedAt: !590)
!593 = !DILocation(line: 494, column: 10, scope: !432, inlinedAt: !594)
!594 = distinct !DILocation(line: 53, column: 78, scope: !427, inlinedAt: !590)
!595 = !DILocation(line: 53, column: 76, scope: !427, inlinedAt: !590)
!596 = !DILocation(line: 152, column: 10, scope: !436, inlinedAt: !597)
!597 = distinct !DILocation(line: 53, column: 51, scope: !427, inlinedAt: !590)
!598 = !DILocation(line: 46, column: 34, scope: !439, inlinedAt: !599)
!599 = distinct !DILocation(line: 53, column: 29, scope: !427, inlinedAt: !590)
!600 = !DILocation(line: 53, column: 128, scope: !427, inlinedAt: !590)
!601 = !DILocation(line: 53, column: 111, scope: !427, inlinedAt: !590)
!602 = distinct !{!602, !591, !603, !407, !408}
!603 = !DILocation(line: 53, column: 134, scope: !427, inlinedAt: !590)
!604 = !DILocation(line: 494, column: 10, scope: !432, inlinedAt: !605)
!605 = distinct !DILocation(line: 54, column: 10, scope: !427, inlinedAt: !590)
!606 = !DILocation(line: 69, column: 131, scope: !574)
!607 = !DILocation(line: 69, column: 162, scope: !574)
!608 = distinct !DISubprogram(name: "fmul", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!609 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !610)
!610 = distinct !DILocation(line: 70, column: 79, scope: !608)
!611 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !612)
!612 = distinct !DILocation(line: 70, column: 92, scope: !608)
!613 = !DILocation(line: 70, column: 90, scope: !608)
!614 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !615)
!615 = distinct !DILocation(line: 70, column: 105, scope: !608)
!616 = !DILocation(line: 70, column: 103, scope: !608)
!617 = !DILocation(line: 70, column: 124, scope: !608)
!618 = !DILocation(line: 70, column: 147, scope: !608)
!619 = !DILocation(line: 70, column: 145, scope: !608)
!620 = !DILocation(line: 70, column: 153, scope: !608)
!621 = !DILocation(line: 57, column: 46, scope: !448, inlinedAt: !622)
!622 = distinct !DILocation(line: 70, column: 129, scope: !608)
!623 = !DILocation(line: 58, column: 3, scope: !448, inlinedAt: !622)
!624 = !DILocation(line: 0, scope: !448, inlinedAt: !622)
!625 = !DILocation(line: 675, column: 10, scope: !453, inlinedAt: !626)
!626 = distinct !DILocation(line: 58, column: 67, scope: !448, inlinedAt: !622)
!627 = !DILocation(line: 58, column: 92, scope: !448, inlinedAt: !622)
!628 = !DILocation(line: 265, column: 10, scope: !457, inlinedAt: !629)
!629 = distinct !DILocation(line: 58, column: 51, scope: !448, inlinedAt: !622)
!630 = !DILocation(line: 46, column: 13, scope: !460, inlinedAt: !631)
!631 = distinct !DILocation(line: 58, column: 29, scope: !448, inlinedAt: !622)
!632 = !DILocation(line: 58, column: 116, scope: !448, inlinedAt: !622)
!633 = !DILocation(line: 58, column: 99, scope: !448, inlinedAt: !622)
!634 = distinct !{!634, !623, !635, !407, !408}
!635 = !DILocation(line: 58, column: 122, scope: !448, inlinedAt: !622)
!636 = !DILocation(line: 675, column: 10, scope: !453, inlinedAt: !637)
!637 = distinct !DILocation(line: 59, column: 10, scope: !448, inlinedAt: !622)
!638 = !DILocation(line: 70, column: 129, scope: !608)
!639 = !DILocation(line: 70, column: 160, scope: !608)
!640 = distinct !DISubprogram(name: "modadd", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!641 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !642)
!642 = distinct !DILocation(line: 71, column: 87, scope: !640)
!643 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !644)
!644 = distinct !DILocation(line: 71, column: 100, scope: !640)
!645 = !DILocation(line: 71, column: 98, scope: !640)
!646 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !647)
!647 = distinct !DILocation(line: 71, column: 113, scope: !640)
!648 = !DILocation(line: 71, column: 111, scope: !640)
!649 = !DILocation(line: 71, column: 132, scope: !640)
!650 = !DILocation(line: 71, column: 158, scope: !640)
!651 = !DILocation(line: 71, column: 156, scope: !640)
!652 = !DILocation(line: 71, column: 164, scope: !640)
!653 = !DILocation(line: 62, column: 13, scope: !469, inlinedAt: !654)
!654 = distinct !DILocation(line: 71, column: 146, scope: !640)
!655 = !DILocation(line: 63, column: 3, scope: !469, inlinedAt: !654)
!656 = !DILocation(line: 0, scope: !469, inlinedAt: !654)
!657 = !DILocation(line: 63, column: 60, scope: !469, inlinedAt: !654)
!658 = !DILocation(line: 63, column: 65, scope: !469, inlinedAt: !654)
!659 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !660)
!660 = distinct !DILocation(line: 63, column: 29, scope: !469, inlinedAt: !654)
!661 = !DILocation(line: 63, column: 88, scope: !469, inlinedAt: !654)
!662 = !DILocation(line: 63, column: 71, scope: !469, inlinedAt: !654)
!663 = distinct !{!663, !655, !664, !407, !408}
!664 = !DILocation(line: 63, column: 94, scope: !469, inlinedAt: !654)
!665 = !DILocation(line: 71, column: 137, scope: !640)
!666 = !DILocation(line: 71, column: 144, scope: !640)
!667 = !DILocation(line: 71, column: 175, scope: !640)
!668 = distinct !DISubprogram(name: "smax", scope: !1, file: !1, line: 72, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!669 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !670)
!670 = distinct !DILocation(line: 73, column: 34, scope: !668)
!671 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !672)
!672 = distinct !DILocation(line: 73, column: 51, scope: !668)
!673 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !674)
!674 = distinct !DILocation(line: 73, column: 64, scope: !668)
!675 = !DILocation(line: 73, column: 62, scope: !668)
!676 = !DILocation(line: 73, column: 75, scope: !668)
!677 = !DILocation(line: 74, column: 9, scope: !668)
!678 = !DILocation(line: 74, column: 14, scope: !668)
!679 = !DILocation(line: 74, column: 19, scope: !668)
!680 = !DILocation(line: 75, column: 3, scope: !668)
!681 = !DILocation(line: 76, column: 9, scope: !668)
!682 = !DILocation(line: 76, column: 33, scope: !668)
!683 = !DILocation(line: 76, column: 29, scope: !668)
!684 = !DILocation(line: 76, column: 39, scope: !668)
!685 = !DILocation(line: 37, column: 31, scope: !387, inlinedAt: !686)
!686 = distinct !DILocation(line: 76, column: 14, scope: !668)
!687 = !DILocation(line: 38, column: 3, scope: !387, inlinedAt: !686)
!688 = !DILocation(line: 0, scope: !387, inlinedAt: !686)
!689 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !690)
!690 = distinct !DILocation(line: 38, column: 75, scope: !387, inlinedAt: !686)
!691 = !DILocation(line: 136, column: 55, scope: !395, inlinedAt: !692)
!692 = distinct !DILocation(line: 38, column: 66, scope: !387, inlinedAt: !686)
!693 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !694)
!694 = distinct !DILocation(line: 38, column: 51, scope: !387, inlinedAt: !686)
!695 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !696)
!696 = distinct !DILocation(line: 38, column: 29, scope: !387, inlinedAt: !686)
!697 = !DILocation(line: 38, column: 120, scope: !387, inlinedAt: !686)
!698 = !DILocation(line: 38, column: 103, scope: !387, inlinedAt: !686)
!699 = distinct !{!699, !687, !700, !407, !408}
!700 = !DILocation(line: 38, column: 126, scope: !387, inlinedAt: !686)
!701 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !702)
!702 = distinct !DILocation(line: 39, column: 10, scope: !387, inlinedAt: !686)
!703 = !DILocation(line: 76, column: 14, scope: !668)
!704 = !DILocation(line: 77, column: 3, scope: !668)
!705 = !DILocation(line: 78, column: 9, scope: !668)
!706 = !DILocation(line: 78, column: 29, scope: !668)
!707 = !DILocation(line: 78, column: 35, scope: !668)
!708 = !DILocation(line: 37, column: 31, scope: !387, inlinedAt: !709)
!709 = distinct !DILocation(line: 78, column: 14, scope: !668)
!710 = !DILocation(line: 38, column: 3, scope: !387, inlinedAt: !709)
!711 = !DILocation(line: 0, scope: !387, inlinedAt: !709)
!712 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !713)
!713 = distinct !DILocation(line: 38, column: 75, scope: !387, inlinedAt: !709)
!714 = !DILocation(line: 136, column: 55, scope: !395, inlinedAt: !715)
!715 = distinct !DILocation(line: 38, column: 66, scope: !387, inlinedAt: !709)
!716 = !DILocation(line: 263, column: 51, scope: !399, inlinedAt: !717)
!717 = distinct !DILocation(line: 38, column: 51, scope: !387, inlinedAt: !709)
!718 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !719)
!719 = distinct !DILocation(line: 38, column: 29, scope: !387, inlinedAt: !709)
!720 = !DILocation(line: 38, column: 120, scope: !387, inlinedAt: !709)
!721 = !DILocation(line: 38, column: 103, scope: !387, inlinedAt: !709)
!722 = distinct !{!722, !710, !723, !407, !408}
!723 = !DILocation(line: 38, column: 126, scope: !387, inlinedAt: !709)
!724 = !DILocation(line: 435, column: 51, scope: !392, inlinedAt: !725)
!725 = distinct !DILocation(line: 39, column: 10, scope: !387, inlinedAt: !709)
!726 = !DILocation(line: 78, column: 14, scope: !668)
!727 = !DILocation(line: 79, column: 1, scope: !668)
!728 = distinct !DISubprogram(name: "half_add", scope: !1, file: !1, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!729 = !DILocation(line: 81, column: 32, scope: !728)
!730 = !DILocation(line: 81, column: 48, scope: !728)
!731 = !DILocation(line: 81, column: 20, scope: !728)
!732 = !DILocation(line: 82, column: 18, scope: !728)
!733 = !{!734, !734, i64 0}
!734 = !{!"_Float16", !9, i64 0}
!735 = !DILocation(line: 83, column: 3, scope: !728)
!736 = !DILocation(line: 0, scope: !728)
!737 = !DILocation(line: 85, column: 24, scope: !728)
!738 = !DILocation(line: 254, column: 1, scope: !739, inlinedAt: !741)
!739 = distinct !DISubprogram(name: "operator+", scope: !740, file: !740, line: 254, type: !12, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!740 = !DIFile(filename: "include/device/rk_half.h", directory: "")
!741 = distinct !DILocation(line: 87, column: 13, scope: !728)
!742 = !DILocation(line: 88, column: 24, scope: !728)
!743 = !DILocation(line: 89, scope: !728)
!744 = !DILocation(line: 89, column: 11, scope: !728)
!745 = !DILocation(line: 89, column: 53, scope: !728)
!746 = !DILocation(line: 89, column: 48, scope: !728)
!747 = !DILocation(line: 89, column: 67, scope: !728)
!748 = !DILocation(line: 89, column: 81, scope: !728)
!749 = !DILocation(line: 46, column: 13, scope: !460, inlinedAt: !750)
!750 = distinct !DILocation(line: 90, column: 11, scope: !728)
!751 = !DILocation(line: 91, column: 20, scope: !728)
!752 = !DILocation(line: 91, column: 3, scope: !728)
!753 = distinct !{!753, !735, !754, !407, !408}
!754 = !DILocation(line: 91, column: 26, scope: !728)
!755 = !DILocation(line: 92, column: 1, scope: !728)
!756 = distinct !DISubprogram(name: "hadd", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!757 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !758)
!758 = distinct !DILocation(line: 93, column: 81, scope: !756)
!759 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !760)
!760 = distinct !DILocation(line: 93, column: 94, scope: !756)
!761 = !DILocation(line: 93, column: 92, scope: !756)
!762 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !763)
!763 = distinct !DILocation(line: 93, column: 107, scope: !756)
!764 = !DILocation(line: 93, column: 105, scope: !756)
!765 = !DILocation(line: 93, column: 126, scope: !756)
!766 = !DILocation(line: 93, column: 144, scope: !756)
!767 = !DILocation(line: 93, column: 142, scope: !756)
!768 = !DILocation(line: 93, column: 150, scope: !756)
!769 = !DILocation(line: 81, column: 32, scope: !728, inlinedAt: !770)
!770 = distinct !DILocation(line: 93, column: 131, scope: !756)
!771 = !DILocation(line: 81, column: 48, scope: !728, inlinedAt: !770)
!772 = !DILocation(line: 81, column: 20, scope: !728, inlinedAt: !770)
!773 = !DILocation(line: 82, column: 18, scope: !728, inlinedAt: !770)
!774 = !DILocation(line: 83, column: 3, scope: !728, inlinedAt: !770)
!775 = !DILocation(line: 0, scope: !728, inlinedAt: !770)
!776 = !DILocation(line: 85, column: 24, scope: !728, inlinedAt: !770)
!777 = !DILocation(line: 254, column: 1, scope: !739, inlinedAt: !778)
!778 = distinct !DILocation(line: 87, column: 13, scope: !728, inlinedAt: !770)
!779 = !DILocation(line: 88, column: 24, scope: !728, inlinedAt: !770)
!780 = !DILocation(line: 89, scope: !728, inlinedAt: !770)
!781 = !DILocation(line: 89, column: 11, scope: !728, inlinedAt: !770)
!782 = !DILocation(line: 89, column: 53, scope: !728, inlinedAt: !770)
!783 = !DILocation(line: 89, column: 48, scope: !728, inlinedAt: !770)
!784 = !DILocation(line: 89, column: 67, scope: !728, inlinedAt: !770)
!785 = !DILocation(line: 89, column: 81, scope: !728, inlinedAt: !770)
!786 = !DILocation(line: 46, column: 13, scope: !460, inlinedAt: !787)
!787 = distinct !DILocation(line: 90, column: 11, scope: !728, inlinedAt: !770)
!788 = !DILocation(line: 91, column: 20, scope: !728, inlinedAt: !770)
!789 = !DILocation(line: 91, column: 3, scope: !728, inlinedAt: !770)
!790 = distinct !{!790, !774, !791, !407, !408}
!791 = !DILocation(line: 91, column: 26, scope: !728, inlinedAt: !770)
!792 = !DILocation(line: 93, column: 157, scope: !756)
!793 = distinct !DISubprogram(name: "ah", scope: !1, file: !1, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!794 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !795)
!795 = distinct !DILocation(line: 94, column: 79, scope: !793)
!796 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !797)
!797 = distinct !DILocation(line: 94, column: 92, scope: !793)
!798 = !DILocation(line: 94, column: 90, scope: !793)
!799 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !800)
!800 = distinct !DILocation(line: 94, column: 105, scope: !793)
!801 = !DILocation(line: 94, column: 103, scope: !793)
!802 = !DILocation(line: 94, column: 124, scope: !793)
!803 = !DILocation(line: 94, column: 143, scope: !793)
!804 = !DILocation(line: 94, column: 141, scope: !793)
!805 = !DILocation(line: 94, column: 149, scope: !793)
!806 = !DILocation(line: 254, column: 1, scope: !807, inlinedAt: !808)
!807 = distinct !DISubprogram(name: "atomicAdd", scope: !740, file: !740, line: 254, type: !12, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!808 = distinct !DILocation(line: 94, column: 129, scope: !793)
!809 = !DILocation(line: 94, column: 129, scope: !793)
!810 = !DILocation(line: 94, column: 156, scope: !793)
!811 = distinct !DISubprogram(name: "ab", scope: !1, file: !1, line: 95, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!812 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !813)
!813 = distinct !DILocation(line: 95, column: 93, scope: !811)
!814 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !815)
!815 = distinct !DILocation(line: 95, column: 106, scope: !811)
!816 = !DILocation(line: 95, column: 104, scope: !811)
!817 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !818)
!818 = distinct !DILocation(line: 95, column: 119, scope: !811)
!819 = !DILocation(line: 95, column: 117, scope: !811)
!820 = !DILocation(line: 95, column: 138, scope: !811)
!821 = !DILocation(line: 95, column: 157, scope: !811)
!822 = !DILocation(line: 95, column: 155, scope: !811)
!823 = !DILocation(line: 95, column: 163, scope: !811)
!824 = !{!825, !825, i64 0}
!825 = !{!"__bf16", !9, i64 0}
!826 = !DILocation(line: 255, column: 1, scope: !827, inlinedAt: !828)
!827 = distinct !DISubprogram(name: "atomicAdd", scope: !740, file: !740, line: 255, type: !12, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!828 = distinct !DILocation(line: 95, column: 143, scope: !811)
!829 = !DILocation(line: 95, column: 143, scope: !811)
!830 = !DILocation(line: 95, column: 170, scope: !811)
!831 = distinct !DISubprogram(name: "ah2", scope: !1, file: !1, line: 96, type: !12, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!832 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !833)
!833 = distinct !DILocation(line: 96, column: 82, scope: !831)
!834 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !835)
!835 = distinct !DILocation(line: 96, column: 95, scope: !831)
!836 = !DILocation(line: 96, column: 93, scope: !831)
!837 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !838)
!838 = distinct !DILocation(line: 96, column: 108, scope: !831)
!839 = !DILocation(line: 96, column: 106, scope: !831)
!840 = !DILocation(line: 96, column: 127, scope: !831)
!841 = !DILocation(line: 96, column: 146, scope: !831)
!842 = !DILocation(line: 96, column: 144, scope: !831)
!843 = !DILocation(line: 96, column: 152, scope: !831)
!844 = !DILocation(line: 0, scope: !845, inlinedAt: !846)
!845 = distinct !DISubprogram(name: "atomicAdd", scope: !740, file: !740, line: 254, type: !12, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!846 = distinct !DILocation(line: 96, column: 132, scope: !831)
!847 = !DILocation(line: 254, column: 1, scope: !807, inlinedAt: !848)
!848 = distinct !DILocation(line: 254, column: 1, scope: !845, inlinedAt: !846)
!849 = !DILocation(line: 254, column: 1, scope: !845, inlinedAt: !846)
!850 = !DILocation(line: 254, column: 1, scope: !807, inlinedAt: !851)
!851 = distinct !DILocation(line: 254, column: 1, scope: !845, inlinedAt: !846)
!852 = !DILocation(line: 96, column: 132, scope: !831)
!853 = !DILocation(line: 96, column: 159, scope: !831)
!854 = distinct !DISubprogram(name: "ab2", scope: !1, file: !1, line: 97, type: !12, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!855 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !856)
!856 = distinct !DILocation(line: 97, column: 96, scope: !854)
!857 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !858)
!858 = distinct !DILocation(line: 97, column: 109, scope: !854)
!859 = !DILocation(line: 97, column: 107, scope: !854)
!860 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !861)
!861 = distinct !DILocation(line: 97, column: 122, scope: !854)
!862 = !DILocation(line: 97, column: 120, scope: !854)
!863 = !DILocation(line: 97, column: 141, scope: !854)
!864 = !DILocation(line: 97, column: 160, scope: !854)
!865 = !DILocation(line: 97, column: 158, scope: !854)
!866 = !DILocation(line: 97, column: 166, scope: !854)
!867 = !DILocation(line: 0, scope: !868, inlinedAt: !869)
!868 = distinct !DISubprogram(name: "atomicAdd", scope: !740, file: !740, line: 255, type: !12, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!869 = distinct !DILocation(line: 97, column: 146, scope: !854)
!870 = !DILocation(line: 255, column: 1, scope: !827, inlinedAt: !871)
!871 = distinct !DILocation(line: 255, column: 1, scope: !868, inlinedAt: !869)
!872 = !DILocation(line: 255, column: 1, scope: !868, inlinedAt: !869)
!873 = !DILocation(line: 255, column: 1, scope: !827, inlinedAt: !874)
!874 = distinct !DILocation(line: 255, column: 1, scope: !868, inlinedAt: !869)
!875 = !DILocation(line: 97, column: 146, scope: !854)
!876 = !DILocation(line: 97, column: 173, scope: !854)
!877 = distinct !DISubprogram(name: "af4", scope: !1, file: !1, line: 98, type: !12, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!878 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !879)
!879 = distinct !DILocation(line: 98, column: 80, scope: !877)
!880 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !881)
!881 = distinct !DILocation(line: 98, column: 93, scope: !877)
!882 = !DILocation(line: 98, column: 91, scope: !877)
!883 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !884)
!884 = distinct !DILocation(line: 98, column: 106, scope: !877)
!885 = !DILocation(line: 98, column: 104, scope: !877)
!886 = !DILocation(line: 98, column: 125, scope: !877)
!887 = !DILocation(line: 98, column: 144, scope: !877)
!888 = !DILocation(line: 98, column: 142, scope: !877)
!889 = !DILocation(line: 98, column: 150, scope: !877)
!890 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !891)
!891 = distinct !DILocation(line: 63, column: 11, scope: !892, inlinedAt: !893)
!892 = distinct !DISubprogram(name: "atomicAdd", scope: !30, file: !30, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!893 = distinct !DILocation(line: 98, column: 130, scope: !877)
!894 = !DILocation(line: 63, column: 48, scope: !892, inlinedAt: !893)
!895 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !896)
!896 = distinct !DILocation(line: 63, column: 34, scope: !892, inlinedAt: !893)
!897 = !DILocation(line: 63, column: 71, scope: !892, inlinedAt: !893)
!898 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !899)
!899 = distinct !DILocation(line: 63, column: 57, scope: !892, inlinedAt: !893)
!900 = !DILocation(line: 64, column: 25, scope: !892, inlinedAt: !893)
!901 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !902)
!902 = distinct !DILocation(line: 64, column: 11, scope: !892, inlinedAt: !893)
!903 = !DILocation(line: 98, column: 130, scope: !877)
!904 = !DILocation(line: 98, column: 157, scope: !877)
!905 = distinct !DISubprogram(name: "ad", scope: !1, file: !1, line: 99, type: !12, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!906 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !907)
!907 = distinct !DILocation(line: 99, column: 79, scope: !905)
!908 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !909)
!909 = distinct !DILocation(line: 99, column: 92, scope: !905)
!910 = !DILocation(line: 99, column: 90, scope: !905)
!911 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !912)
!912 = distinct !DILocation(line: 99, column: 105, scope: !905)
!913 = !DILocation(line: 99, column: 103, scope: !905)
!914 = !DILocation(line: 99, column: 124, scope: !905)
!915 = !DILocation(line: 99, column: 143, scope: !905)
!916 = !DILocation(line: 99, column: 141, scope: !905)
!917 = !DILocation(line: 99, column: 149, scope: !905)
!918 = !DILocation(line: 16, column: 1, scope: !919, inlinedAt: !920)
!919 = distinct !DISubprogram(name: "atomicAdd", scope: !30, file: !30, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!920 = distinct !DILocation(line: 99, column: 129, scope: !905)
!921 = !DILocation(line: 99, column: 129, scope: !905)
!922 = !DILocation(line: 99, column: 156, scope: !905)
!923 = distinct !DISubprogram(name: "cas16", scope: !1, file: !1, line: 100, type: !12, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!924 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !925)
!925 = distinct !DILocation(line: 100, column: 98, scope: !923)
!926 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !927)
!927 = distinct !DILocation(line: 100, column: 111, scope: !923)
!928 = !DILocation(line: 100, column: 109, scope: !923)
!929 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !930)
!930 = distinct !DILocation(line: 100, column: 124, scope: !923)
!931 = !DILocation(line: 100, column: 122, scope: !923)
!932 = !DILocation(line: 100, column: 143, scope: !923)
!933 = !DILocation(line: 100, column: 173, scope: !923)
!934 = !DILocation(line: 100, column: 171, scope: !923)
!935 = !{!936, !936, i64 0}
!936 = !{!"short", !9, i64 0}
!937 = !DILocation(line: 100, column: 183, scope: !923)
!938 = !DILocation(line: 100, scope: !923)
!939 = !DILocation(line: 100, column: 217, scope: !923)
!940 = !DILocation(line: 100, column: 215, scope: !923)
!941 = !DILocation(line: 100, column: 247, scope: !923)
!942 = !DILocation(line: 100, column: 245, scope: !923)
!943 = !DILocation(line: 46, column: 61, scope: !944, inlinedAt: !945)
!944 = distinct !DISubprogram(name: "atomicCAS", scope: !30, file: !30, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!945 = distinct !DILocation(line: 100, column: 203, scope: !923)
!946 = !DILocation(line: 100, column: 268, scope: !923)
!947 = !DILocation(line: 100, column: 255, scope: !923)
!948 = distinct !{!948, !937, !949, !407, !408}
!949 = !DILocation(line: 100, column: 272, scope: !923)
!950 = !DILocation(line: 100, column: 277, scope: !923)
!951 = distinct !DISubprogram(name: "hash_insert", scope: !1, file: !1, line: 101, type: !12, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!952 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !953)
!953 = distinct !DILocation(line: 102, column: 11, scope: !951)
!954 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !955)
!955 = distinct !DILocation(line: 102, column: 24, scope: !951)
!956 = !DILocation(line: 102, column: 22, scope: !951)
!957 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !958)
!958 = distinct !DILocation(line: 102, column: 37, scope: !951)
!959 = !DILocation(line: 102, column: 35, scope: !951)
!960 = !DILocation(line: 103, column: 9, scope: !951)
!961 = !DILocation(line: 104, column: 16, scope: !951)
!962 = !DILocation(line: 104, column: 31, scope: !951)
!963 = !DILocation(line: 104, column: 46, scope: !951)
!964 = !DILocation(line: 106, column: 32, scope: !951)
!965 = !DILocation(line: 46, column: 13, scope: !460, inlinedAt: !966)
!966 = distinct !DILocation(line: 106, column: 21, scope: !951)
!967 = !DILocation(line: 107, column: 14, scope: !951)
!968 = !DILocation(line: 107, column: 29, scope: !951)
!969 = !DILocation(line: 108, column: 12, scope: !951)
!970 = !DILocation(line: 108, column: 17, scope: !951)
!971 = !DILocation(line: 110, column: 3, scope: !951)
!972 = !DILocation(line: 110, column: 11, scope: !951)
!973 = !DILocation(line: 111, column: 1, scope: !951)
!974 = distinct !DISubprogram(name: "list_push", scope: !1, file: !1, line: 112, type: !12, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!975 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !976)
!976 = distinct !DILocation(line: 113, column: 11, scope: !974)
!977 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !978)
!978 = distinct !DILocation(line: 113, column: 24, scope: !974)
!979 = !DILocation(line: 113, column: 22, scope: !974)
!980 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !981)
!981 = distinct !DILocation(line: 113, column: 37, scope: !974)
!982 = !DILocation(line: 113, column: 35, scope: !974)
!983 = !DILocation(line: 114, column: 9, scope: !974)
!984 = !DILocation(line: 116, column: 3, scope: !974)
!985 = !DILocation(line: 116, column: 14, scope: !974)
!986 = !DILocation(line: 116, column: 44, scope: !974)
!987 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !988)
!988 = distinct !DILocation(line: 116, column: 60, scope: !974)
!989 = !DILocation(line: 116, column: 84, scope: !974)
!990 = !DILocation(line: 116, column: 51, scope: !974)
!991 = distinct !{!991, !984, !992, !407, !408}
!992 = !DILocation(line: 116, column: 90, scope: !974)
!993 = !DILocation(line: 117, column: 1, scope: !974)
!994 = distinct !DISubprogram(name: "queue", scope: !1, file: !1, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!995 = !DILocation(line: 14, column: 1, scope: !29, inlinedAt: !996)
!996 = distinct !DILocation(line: 120, column: 13, scope: !994)
!997 = !DILocation(line: 121, column: 11, scope: !994)
!998 = !DILocation(line: 122, column: 12, scope: !994)
!999 = !DILocation(line: 122, column: 17, scope: !994)
!1000 = !DILocation(line: 122, column: 5, scope: !994)
!1001 = !DILocation(line: 122, column: 10, scope: !994)
!1002 = !DILocation(line: 124, column: 1, scope: !994)
!1003 = distinct !DISubprogram(name: "last_block", scope: !1, file: !1, line: 125, type: !12, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1004 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1005)
!1005 = distinct !DILocation(line: 128, column: 11, scope: !1003)
!1006 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1007)
!1007 = distinct !DILocation(line: 128, column: 28, scope: !1003)
!1008 = !DILocation(line: 128, column: 39, scope: !1003)
!1009 = !DILocation(line: 128, column: 44, scope: !1003)
!1010 = !DILocation(line: 129, column: 12, scope: !1003)
!1011 = !DILocation(line: 129, column: 10, scope: !1003)
!1012 = !DILocation(line: 129, column: 18, scope: !1003)
!1013 = !DILocation(line: 129, column: 3, scope: !1003)
!1014 = !DILocation(line: 129, column: 8, scope: !1003)
!1015 = !DILocation(line: 130, column: 3, scope: !1003)
!1016 = !DILocation(line: 131, column: 3, scope: !1003)
!1017 = !DILocation(line: 132, column: 9, scope: !1003)
!1018 = !DILocation(line: 131, column: 44, scope: !1003)
!1019 = !DILocation(line: 131, column: 61, scope: !1003)
!1020 = !DILocation(line: 131, column: 57, scope: !1003)
!1021 = !DILocation(line: 131, column: 54, scope: !1003)
!1022 = !DILocation(line: 131, column: 49, scope: !1003)
!1023 = !DILocation(line: 131, column: 67, scope: !1003)
!1024 = !DILocation(line: 131, column: 29, scope: !1003)
!1025 = !DILocation(line: 131, column: 22, scope: !1003)
!1026 = distinct !{!1026, !1016, !1027, !407, !408}
!1027 = !DILocation(line: 131, column: 84, scope: !1003)
!1028 = !DILocation(line: 133, column: 27, scope: !1003)
!1029 = !DILocation(line: 133, column: 5, scope: !1003)
!1030 = !DILocation(line: 133, column: 25, scope: !1003)
!1031 = !DILocation(line: 528, column: 39, scope: !1032, inlinedAt: !1033)
!1032 = distinct !DISubprogram(name: "__threadfence", scope: !217, file: !217, line: 528, type: !12, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1033 = distinct !DILocation(line: 134, column: 5, scope: !1003)
!1034 = !DILocation(line: 92, column: 27, scope: !1035, inlinedAt: !1036)
!1035 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1036 = distinct !DILocation(line: 135, column: 40, scope: !1003)
!1037 = !DILocation(line: 603, column: 10, scope: !216, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 54, column: 21, scope: !219, inlinedAt: !1039)
!1039 = distinct !DILocation(line: 135, column: 23, scope: !1003)
!1040 = !DILocation(line: 136, column: 32, scope: !1003)
!1041 = !DILocation(line: 136, column: 19, scope: !1003)
!1042 = !DILocation(line: 136, column: 10, scope: !1003)
!1043 = !{!1044, !1044, i64 0}
!1044 = !{!"bool", !9, i64 0}
!1045 = !DILocation(line: 137, column: 3, scope: !1003)
!1046 = !DILocation(line: 138, column: 3, scope: !1003)
!1047 = !DILocation(line: 139, column: 7, scope: !1003)
!1048 = !{i8 0, i8 2}
!1049 = !DILocation(line: 141, column: 23, scope: !1003)
!1050 = !DILocation(line: 141, column: 5, scope: !1003)
!1051 = !DILocation(line: 0, scope: !1003)
!1052 = !DILocation(line: 142, column: 10, scope: !1003)
!1053 = !DILocation(line: 143, column: 5, scope: !1003)
!1054 = !DILocation(line: 144, column: 5, scope: !1003)
!1055 = !DILocation(line: 141, column: 50, scope: !1003)
!1056 = !DILocation(line: 141, column: 47, scope: !1003)
!1057 = !DILocation(line: 141, column: 38, scope: !1003)
!1058 = distinct !{!1058, !1050, !1059, !407, !408}
!1059 = !DILocation(line: 141, column: 78, scope: !1003)
!1060 = !DILocation(line: 145, column: 11, scope: !1003)
!1061 = !DILocation(line: 144, column: 46, scope: !1003)
!1062 = !DILocation(line: 144, column: 63, scope: !1003)
!1063 = !DILocation(line: 144, column: 59, scope: !1003)
!1064 = !DILocation(line: 144, column: 56, scope: !1003)
!1065 = !DILocation(line: 144, column: 51, scope: !1003)
!1066 = !DILocation(line: 144, column: 69, scope: !1003)
!1067 = !DILocation(line: 144, column: 31, scope: !1003)
!1068 = !DILocation(line: 144, column: 24, scope: !1003)
!1069 = distinct !{!1069, !1054, !1070, !407, !408}
!1070 = !DILocation(line: 144, column: 86, scope: !1003)
!1071 = !DILocation(line: 145, column: 28, scope: !1003)
!1072 = !DILocation(line: 145, column: 26, scope: !1003)
!1073 = !DILocation(line: 145, column: 41, scope: !1003)
!1074 = !DILocation(line: 145, column: 46, scope: !1003)
!1075 = !DILocation(line: 147, column: 1, scope: !1003)
!1076 = distinct !DISubprogram(name: "bounded", scope: !1, file: !1, line: 148, type: !12, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1077 = !DILocation(line: 150, column: 3, scope: !1076)
!1078 = !DILocation(line: 0, scope: !1076)
!1079 = !DILocation(line: 46, column: 1, scope: !187, inlinedAt: !1080)
!1080 = distinct !DILocation(line: 150, column: 10, scope: !1076)
!1081 = !DILocation(line: 150, column: 32, scope: !1076)
!1082 = !DILocation(line: 150, column: 37, scope: !1076)
!1083 = !DILocation(line: 150, column: 40, scope: !1076)
!1084 = !DILocation(line: 150, column: 48, scope: !1076)
!1085 = distinct !{!1085, !1077, !1086, !407, !408}
!1086 = !DILocation(line: 150, column: 52, scope: !1076)
!1087 = !DILocation(line: 151, column: 25, scope: !1076)
!1088 = !DILocation(line: 151, column: 19, scope: !1076)
!1089 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1090)
!1090 = distinct !DILocation(line: 151, column: 5, scope: !1076)
!1091 = !DILocation(line: 151, column: 3, scope: !1076)
!1092 = !DILocation(line: 151, column: 17, scope: !1076)
!1093 = !DILocation(line: 152, column: 1, scope: !1076)
!1094 = distinct !DISubprogram(name: "collide", scope: !1, file: !1, line: 154, type: !12, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1095 = !DILocation(line: 67, column: 27, scope: !1096, inlinedAt: !1097)
!1096 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1097 = distinct !DILocation(line: 155, column: 11, scope: !1094)
!1098 = !DILocation(line: 80, column: 27, scope: !1099, inlinedAt: !1100)
!1099 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1100 = distinct !DILocation(line: 155, column: 24, scope: !1094)
!1101 = !DILocation(line: 155, column: 22, scope: !1094)
!1102 = !DILocation(line: 54, column: 27, scope: !1103, inlinedAt: !1104)
!1103 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1104 = distinct !DILocation(line: 155, column: 37, scope: !1094)
!1105 = !DILocation(line: 155, column: 35, scope: !1094)
!1106 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1107)
!1107 = distinct !DILocation(line: 155, column: 54, scope: !1094)
!1108 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 155, column: 67, scope: !1094)
!1110 = !DILocation(line: 155, column: 65, scope: !1094)
!1111 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1112)
!1112 = distinct !DILocation(line: 155, column: 80, scope: !1094)
!1113 = !DILocation(line: 155, column: 78, scope: !1094)
!1114 = !DILocation(line: 156, column: 9, scope: !1094)
!1115 = !DILocation(line: 156, column: 14, scope: !1094)
!1116 = !DILocation(line: 157, column: 17, scope: !1094)
!1117 = !DILocation(line: 157, column: 21, scope: !1094)
!1118 = !DILocation(line: 157, column: 13, scope: !1094)
!1119 = !DILocation(line: 158, column: 14, scope: !1094)
!1120 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 158, column: 3, scope: !1094)
!1122 = !DILocation(line: 159, column: 21, scope: !1094)
!1123 = !DILocation(line: 159, column: 14, scope: !1094)
!1124 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !1125)
!1125 = distinct !DILocation(line: 159, column: 3, scope: !1094)
!1126 = !DILocation(line: 160, column: 10, scope: !1094)
!1127 = !DILocation(line: 160, column: 15, scope: !1094)
!1128 = !DILocation(line: 160, column: 19, scope: !1094)
!1129 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !1130)
!1130 = distinct !DILocation(line: 160, column: 25, scope: !1094)
!1131 = !DILocation(line: 160, column: 25, scope: !1094)
!1132 = !DILocation(line: 161, column: 24, scope: !1094)
!1133 = !DILocation(line: 161, column: 14, scope: !1094)
!1134 = !DILocation(line: 15, column: 1, scope: !45, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 161, column: 3, scope: !1094)
!1136 = !DILocation(line: 162, column: 1, scope: !1094)
!1137 = distinct !DISubprogram(name: "lifting", scope: !1, file: !1, line: 163, type: !12, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1138 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1139)
!1139 = distinct !DILocation(line: 165, column: 11, scope: !1137)
!1140 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1141)
!1141 = distinct !DILocation(line: 165, column: 31, scope: !1137)
!1142 = !DILocation(line: 165, column: 42, scope: !1137)
!1143 = !DILocation(line: 166, column: 15, scope: !1137)
!1144 = !DILocation(line: 166, column: 19, scope: !1137)
!1145 = !DILocation(line: 166, column: 10, scope: !1137)
!1146 = !DILocation(line: 166, column: 25, scope: !1137)
!1147 = !DILocation(line: 166, column: 3, scope: !1137)
!1148 = !DILocation(line: 166, column: 8, scope: !1137)
!1149 = !DILocation(line: 167, column: 9, scope: !1137)
!1150 = !DILocation(line: 167, column: 31, scope: !1137)
!1151 = !DILocation(line: 167, column: 36, scope: !1137)
!1152 = !DILocation(line: 167, column: 40, scope: !1137)
!1153 = !DILocation(line: 167, column: 26, scope: !1137)
!1154 = !DILocation(line: 167, column: 46, scope: !1137)
!1155 = !DILocation(line: 167, column: 14, scope: !1137)
!1156 = !DILocation(line: 167, column: 24, scope: !1137)
!1157 = !DILocation(line: 168, column: 3, scope: !1137)
!1158 = !DILocation(line: 169, column: 9, scope: !1137)
!1159 = !DILocation(line: 169, column: 13, scope: !1137)
!1160 = !DILocation(line: 169, column: 18, scope: !1137)
!1161 = !DILocation(line: 169, column: 45, scope: !1137)
!1162 = !DILocation(line: 169, column: 56, scope: !1137)
!1163 = !DILocation(line: 169, column: 54, scope: !1137)
!1164 = !DILocation(line: 169, column: 42, scope: !1137)
!1165 = !DILocation(line: 169, column: 34, scope: !1137)
!1166 = !DILocation(line: 169, column: 29, scope: !1137)
!1167 = !DILocation(line: 170, column: 3, scope: !1137)
!1168 = !DILocation(line: 171, column: 13, scope: !1137)
!1169 = !DILocation(line: 171, column: 18, scope: !1137)
!1170 = !DILocation(line: 171, column: 45, scope: !1137)
!1171 = !DILocation(line: 171, column: 56, scope: !1137)
!1172 = !DILocation(line: 171, column: 54, scope: !1137)
!1173 = !DILocation(line: 171, column: 42, scope: !1137)
!1174 = !DILocation(line: 171, column: 33, scope: !1137)
!1175 = !DILocation(line: 171, column: 28, scope: !1137)
!1176 = !DILocation(line: 172, column: 3, scope: !1137)
!1177 = !DILocation(line: 173, column: 14, scope: !1137)
!1178 = !DILocation(line: 173, column: 28, scope: !1137)
!1179 = !DILocation(line: 173, column: 18, scope: !1137)
!1180 = !DILocation(line: 174, column: 12, scope: !1137)
!1181 = !DILocation(line: 174, column: 17, scope: !1137)
!1182 = !DILocation(line: 174, column: 37, scope: !1137)
!1183 = !DILocation(line: 174, column: 22, scope: !1137)
!1184 = !DILocation(line: 174, column: 35, scope: !1137)
!1185 = !DILocation(line: 175, column: 1, scope: !1137)
!1186 = distinct !DISubprogram(name: "masked_bins", scope: !1, file: !1, line: 176, type: !12, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!1187 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !1188)
!1188 = distinct !DILocation(line: 178, column: 11, scope: !1186)
!1189 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !1190)
!1190 = distinct !DILocation(line: 178, column: 28, scope: !1186)
!1191 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !1192)
!1192 = distinct !DILocation(line: 178, column: 41, scope: !1186)
!1193 = !DILocation(line: 178, column: 39, scope: !1186)
!1194 = !DILocation(line: 178, column: 52, scope: !1186)
!1195 = !DILocation(line: 179, column: 9, scope: !1186)
!1196 = !DILocation(line: 179, column: 15, scope: !1186)
!1197 = !DILocation(line: 179, column: 20, scope: !1186)
!1198 = !DILocation(line: 180, column: 3, scope: !1186)
!1199 = !DILocation(line: 181, column: 9, scope: !1186)
!1200 = !DILocation(line: 181, column: 13, scope: !1186)
!1201 = !DILocation(line: 181, column: 16, scope: !1186)
!1202 = !DILocation(line: 181, column: 21, scope: !1186)
!1203 = !DILocation(line: 181, column: 41, scope: !1186)
!1204 = !DILocation(line: 181, column: 37, scope: !1186)
!1205 = !DILocation(line: 14, column: 1, scope: !29, inlinedAt: !1206)
!1206 = distinct !DILocation(line: 181, column: 26, scope: !1186)
!1207 = !DILocation(line: 181, column: 26, scope: !1186)
!1208 = !DILocation(line: 182, column: 16, scope: !1186)
!1209 = !DILocation(line: 182, column: 21, scope: !1186)
!1210 = !DILocation(line: 182, column: 13, scope: !1186)
!1211 = !DILocation(line: 182, column: 47, scope: !1186)
!1212 = !DILocation(line: 182, column: 37, scope: !1186)
!1213 = !DILocation(line: 17, column: 1, scope: !356, inlinedAt: !1214)
!1214 = distinct !DILocation(line: 182, column: 26, scope: !1186)
!1215 = !DILocation(line: 182, column: 26, scope: !1186)
!1216 = !DILocation(line: 183, column: 3, scope: !1186)
!1217 = !DILocation(line: 184, column: 9, scope: !1186)
!1218 = !DILocation(line: 184, column: 26, scope: !1186)
!1219 = !DILocation(line: 184, column: 32, scope: !1186)
!1220 = !DILocation(line: 22, column: 1, scope: !320, inlinedAt: !1221)
!1221 = distinct !DILocation(line: 184, column: 15, scope: !1186)
!1222 = !DILocation(line: 184, column: 15, scope: !1186)
!1223 = !DILocation(line: 185, column: 1, scope: !1186)
