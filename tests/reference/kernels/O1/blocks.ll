; ModuleID = 'blocks.cu'
source_filename = "blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10block_sumsE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@part = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ17producer_consumerE6buffer = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ12early_returnE4part = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@last_block_count = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ14last_block_sumE3sum = internal addrspace(3) global float undef, align 4
@_ZZ14last_block_sumE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @last_block_count to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_sums(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
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
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), i64 %16, !dbg !31
  store float %15, ptr %17, align 4, !dbg !32, !tbaa !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !33
  %18 = lshr i32 %6, 1, !dbg !34
  %19 = icmp eq i32 %18, 0, !dbg !35
  br i1 %19, label %20, label %22, !dbg !36

20:                                               ; preds = %32, %14
  %21 = icmp eq i32 %4, 0, !dbg !37
  br i1 %21, label %35, label %39, !dbg !37

22:                                               ; preds = %14, %32
  %23 = phi i32 [ %33, %32 ], [ %18, %14 ]
  %24 = icmp samesign ult i32 %4, %23, !dbg !38
  br i1 %24, label %25, label %32, !dbg !38

25:                                               ; preds = %22
  %26 = add nuw nsw i32 %23, %4, !dbg !39
  %27 = zext nneg i32 %26 to i64, !dbg !40
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), i64 %27, !dbg !40
  %29 = load float, ptr %28, align 4, !dbg !40, !tbaa !29
  %30 = load float, ptr %17, align 4, !dbg !41, !tbaa !29
  %31 = fadd contract float %29, %30, !dbg !41
  store float %31, ptr %17, align 4, !dbg !41, !tbaa !29
  br label %32, !dbg !42

32:                                               ; preds = %25, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %33 = lshr i32 %23, 1, !dbg !34
  %34 = icmp eq i32 %33, 0, !dbg !35
  br i1 %34, label %20, label %22, !dbg !36, !llvm.loop !44

35:                                               ; preds = %20
  %36 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_sumsE4part to ptr), align 4, !dbg !48, !tbaa !29
  %37 = zext nneg i32 %5 to i64, !dbg !49
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37, !dbg !49
  store float %36, ptr %38, align 4, !dbg !50, !tbaa !29
  br label %39, !dbg !49

39:                                               ; preds = %35, %20
  ret void, !dbg !51
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reverse_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !52 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %6 = mul i32 %5, %4, !dbg !59
  %7 = add i32 %6, %3, !dbg !60
  %8 = zext i32 %7 to i64, !dbg !61
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !61
  %10 = load i32, ptr %9, align 4, !dbg !61, !tbaa !7
  %11 = zext nneg i32 %3 to i64, !dbg !62
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 %11, !dbg !62
  store i32 %10, ptr %12, align 4, !dbg !63, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !64
  %13 = xor i32 %3, -1, !dbg !65
  %14 = add nsw i32 %4, %13, !dbg !65
  %15 = sext i32 %14 to i64, !dbg !66
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 %15, !dbg !66
  %17 = load i32, ptr %16, align 4, !dbg !66, !tbaa !7
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !67
  store i32 %17, ptr %18, align 4, !dbg !68, !tbaa !7
  ret void, !dbg !69
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @indices(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 !dbg !70 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %4 = mul i32 %2, %3, !dbg !75
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %6 = add i32 %4, %5, !dbg !78
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !79
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !82
  %9 = mul nuw nsw i32 %7, %8, !dbg !85
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !86
  %11 = add nuw nsw i32 %9, %10, !dbg !89
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !90
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !93
  %14 = mul nuw nsw i32 %12, %13, !dbg !96
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !97
  %16 = add nuw nsw i32 %14, %15, !dbg !100
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !101
  %18 = mul i32 %17, %3, !dbg !104
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !105
  %20 = mul nuw nsw i32 %19, %8, !dbg !108
  %21 = mul nuw nsw i32 %11, 100, !dbg !109
  %22 = add nsw i32 %21, %6, !dbg !110
  %23 = mul nuw nsw i32 %16, 10000, !dbg !111
  %24 = add nsw i32 %22, %23, !dbg !112
  %25 = mul nuw nsw i32 %20, %16, !dbg !113
  %26 = add nuw nsw i32 %25, %11, !dbg !114
  %27 = mul nsw i32 %18, %26, !dbg !115
  %28 = add nsw i32 %27, %6, !dbg !116
  %29 = sext i32 %28 to i64, !dbg !117
  %30 = getelementptr inbounds i32, ptr %0, i64 %29, !dbg !117
  store i32 %24, ptr %30, align 4, !dbg !118, !tbaa !7
  ret void, !dbg !119
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_sync(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !120 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !121
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123
  %7 = mul i32 %5, %6, !dbg !125
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126
  %9 = add i32 %7, %8, !dbg !128
  %10 = zext i32 %9 to i64, !dbg !129
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !129
  %12 = load i32, ptr %11, align 4, !dbg !129, !tbaa !7
  %13 = icmp sgt i32 %12, 2, !dbg !130
  %14 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %13), !dbg !131
  %15 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %13), !dbg !135
  %16 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %13), !dbg !138
  %17 = icmp eq i32 %8, 0, !dbg !141
  br i1 %17, label %18, label %25, !dbg !141

18:                                               ; preds = %4
  %19 = zext i1 %16 to i32, !dbg !138
  %20 = zext i1 %15 to i32, !dbg !135
  %21 = zext nneg i32 %5 to i64, !dbg !142
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21, !dbg !142
  store i32 %14, ptr %22, align 4, !dbg !143, !tbaa !7
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %21, !dbg !144
  store i32 %20, ptr %23, align 4, !dbg !145, !tbaa !7
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %21, !dbg !146
  store i32 %19, ptr %24, align 4, !dbg !147, !tbaa !7
  br label %25, !dbg !148

25:                                               ; preds = %18, %4
  ret void, !dbg !149
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @producer_consumer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !150 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %4 = icmp samesign ult i32 %3, 32, !dbg !153
  br i1 %4, label %5, label %11, !dbg !153

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64, !dbg !154
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6, !dbg !154
  %8 = load float, ptr %7, align 4, !dbg !154, !tbaa !29
  %9 = fmul contract float %8, 2.000000e+00, !dbg !155
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE6buffer to ptr), i64 %6, !dbg !156
  store float %9, ptr %10, align 4, !dbg !157, !tbaa !29
  tail call void asm sideeffect "bar.arrive 1, 64;", "~{memory}"() #7, !dbg !158, !srcloc !159
  br label %18, !dbg !160

11:                                               ; preds = %2
  tail call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #7, !dbg !161, !srcloc !162
  %12 = add nsw i32 %3, -32, !dbg !163
  %13 = zext nneg i32 %12 to i64, !dbg !164
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE6buffer to ptr), i64 %13, !dbg !164
  %15 = load float, ptr %14, align 4, !dbg !164, !tbaa !29
  %16 = fadd contract float %15, 1.000000e+00, !dbg !165
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %13, !dbg !166
  store float %16, ptr %17, align 4, !dbg !167, !tbaa !29
  br label %18

18:                                               ; preds = %11, %5
  ret void, !dbg !168
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @early_return(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !169 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !170
  %5 = icmp slt i32 %4, %2, !dbg !172
  br i1 %5, label %6, label %17, !dbg !172

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !173
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !173
  %9 = load i32, ptr %8, align 4, !dbg !173, !tbaa !7
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12early_returnE4part to ptr), i64 %7, !dbg !174
  store i32 %9, ptr %10, align 4, !dbg !175, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !176
  %11 = xor i32 %4, -1, !dbg !177
  %12 = add nsw i32 %2, %11, !dbg !177
  %13 = sext i32 %12 to i64, !dbg !178
  %14 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12early_returnE4part to ptr), i64 %13, !dbg !178
  %15 = load i32, ptr %14, align 4, !dbg !178, !tbaa !7
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !179
  store i32 %15, ptr %16, align 4, !dbg !180, !tbaa !7
  br label %17, !dbg !181

17:                                               ; preds = %3, %6
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @deadlock(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !182 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %3 = icmp samesign ult i32 %2, 32, !dbg !185
  br i1 %3, label %4, label %5, !dbg !185

4:                                                ; preds = %1
  tail call void asm sideeffect "bar.sync 1;", "~{memory}"() #7, !dbg !186, !srcloc !187
  br label %6, !dbg !186

5:                                                ; preds = %1
  tail call void asm sideeffect "bar.sync 2;", "~{memory}"() #7, !dbg !188, !srcloc !189
  br label %6

6:                                                ; preds = %5, %4
  %7 = zext nneg i32 %2 to i64, !dbg !190
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !190
  store i32 1, ptr %8, align 4, !dbg !191, !tbaa !7
  ret void, !dbg !192
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @spin_for_ever(ptr noundef %0) local_unnamed_addr #3 !dbg !193 {
  br label %2, !dbg !194

2:                                                ; preds = %2, %1
  %3 = load volatile i32, ptr %0, align 4, !dbg !195, !tbaa !7
  %4 = icmp eq i32 %3, 0, !dbg !196
  br i1 %4, label %2, label %5, !dbg !194, !llvm.loop !197

5:                                                ; preds = %2
  ret void, !dbg !199
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !200 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !201
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !203
  %5 = icmp eq i32 %4, 0, !dbg !205
  br i1 %5, label %6, label %21, !dbg !205

6:                                                ; preds = %2
  %7 = add nuw nsw i32 %3, 1000, !dbg !206
  %8 = add nuw nsw i32 %3, 1, !dbg !207
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !208
  %10 = icmp samesign ult i32 %8, %9, !dbg !210
  br i1 %10, label %11, label %17, !dbg !210

11:                                               ; preds = %6
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  br label %14, !dbg !211

14:                                               ; preds = %11, %14
  %15 = load volatile i32, ptr %13, align 4, !dbg !212, !tbaa !7
  %16 = icmp eq i32 %15, 0, !dbg !213
  br i1 %16, label %14, label %17, !dbg !211, !llvm.loop !214

17:                                               ; preds = %14, %6
  %18 = zext nneg i32 %3 to i64, !dbg !216
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18, !dbg !216
  store i32 %7, ptr %19, align 4, !dbg !217, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !218
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %18, !dbg !221
  store volatile i32 1, ptr %20, align 4, !dbg !222, !tbaa !7
  br label %21, !dbg !223

21:                                               ; preds = %17, %2
  ret void, !dbg !224
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spin_lock(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #4 !dbg !225 {
  br label %3, !dbg !226

3:                                                ; preds = %3, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4, !dbg !227
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !231
  br i1 %5, label %6, label %3, !dbg !231

6:                                                ; preds = %3
  %7 = load volatile i32, ptr %1, align 4, !dbg !232, !tbaa !7
  %8 = add nsw i32 %7, 1, !dbg !233
  store volatile i32 %8, ptr %1, align 4, !dbg !234, !tbaa !7
  tail call void @llvm.nvvm.membar.gl(), !dbg !235
  %9 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4, !dbg !237
  ret void, !dbg !240
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_block_sum(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !241 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %5 = icmp eq i32 %4, 0, !dbg !244
  br i1 %5, label %6, label %7, !dbg !244

6:                                                ; preds = %3
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), align 4, !dbg !245, !tbaa !29
  br label %7, !dbg !246

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !247
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250
  %10 = mul i32 %8, %9, !dbg !252
  %11 = add i32 %10, %4, !dbg !253
  %12 = zext i32 %11 to i64, !dbg !254
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !254
  %14 = load float, ptr %13, align 4, !dbg !254, !tbaa !29
  %15 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), float %14 monotonic, align 4, !dbg !255
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !258
  br i1 %5, label %16, label %25, !dbg !259

16:                                               ; preds = %7
  %17 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE3sum to ptr), align 4, !dbg !260, !tbaa !29
  %18 = zext nneg i32 %8 to i64, !dbg !261
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18, !dbg !261
  store volatile float %17, ptr %19, align 4, !dbg !262, !tbaa !29
  tail call void @llvm.nvvm.membar.gl(), !dbg !263
  %20 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @last_block_count to ptr), i32 1 monotonic, align 4, !dbg !265
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !268
  %22 = add nsw i32 %21, -1, !dbg !270
  %23 = icmp eq i32 %20, %22, !dbg !271
  %24 = zext i1 %23 to i8, !dbg !272
  store i8 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE4last to ptr), align 1, !dbg !272, !tbaa !273
  br label %25, !dbg !275

25:                                               ; preds = %16, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !276
  %26 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14last_block_sumE4last to ptr), align 1, !dbg !277, !tbaa !273, !range !278, !noundef !13
  %27 = trunc nuw i8 %26 to i1, !dbg !277
  %28 = and i1 %5, %27, !dbg !279
  br i1 %28, label %29, label %41, !dbg !279

29:                                               ; preds = %25
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %32, !dbg !280

31:                                               ; preds = %32
  store float %38, ptr %2, align 4, !dbg !281, !tbaa !29
  br label %41, !dbg !282

32:                                               ; preds = %29, %32
  %33 = phi i32 [ 0, %29 ], [ %39, %32 ]
  %34 = phi float [ 0.000000e+00, %29 ], [ %38, %32 ]
  %35 = zext nneg i32 %33 to i64, !dbg !283
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35, !dbg !283
  %37 = load volatile float, ptr %36, align 4, !dbg !283, !tbaa !29
  %38 = fadd contract float %34, %37, !dbg !284
  %39 = add nuw nsw i32 %33, 1, !dbg !285
  %40 = icmp eq i32 %39, %30, !dbg !286
  br i1 %40, label %31, label %32, !dbg !280, !llvm.loop !287

41:                                               ; preds = %31, %25
  ret void, !dbg !289
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "blocks.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "block_sums", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 11, scope: !11)
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 28, scope: !11)
!21 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 5, column: 41, scope: !11)
!24 = !DILocation(line: 5, column: 39, scope: !11)
!25 = !DILocation(line: 5, column: 52, scope: !11)
!26 = !DILocation(line: 6, column: 15, scope: !11)
!27 = !DILocation(line: 6, column: 13, scope: !11)
!28 = !DILocation(line: 6, column: 21, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 6, column: 3, scope: !11)
!32 = !DILocation(line: 6, column: 11, scope: !11)
!33 = !DILocation(line: 7, column: 3, scope: !11)
!34 = !DILocation(line: 8, scope: !11)
!35 = !DILocation(line: 8, column: 34, scope: !11)
!36 = !DILocation(line: 8, column: 3, scope: !11)
!37 = !DILocation(line: 13, column: 9, scope: !11)
!38 = !DILocation(line: 9, column: 11, scope: !11)
!39 = !DILocation(line: 10, column: 25, scope: !11)
!40 = !DILocation(line: 10, column: 18, scope: !11)
!41 = !DILocation(line: 10, column: 15, scope: !11)
!42 = !DILocation(line: 10, column: 7, scope: !11)
!43 = !DILocation(line: 11, column: 5, scope: !11)
!44 = distinct !{!44, !36, !45, !46, !47}
!45 = !DILocation(line: 12, column: 3, scope: !11)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 14, column: 24, scope: !11)
!49 = !DILocation(line: 14, column: 5, scope: !11)
!50 = !DILocation(line: 14, column: 22, scope: !11)
!51 = !DILocation(line: 15, column: 1, scope: !11)
!52 = distinct !DISubprogram(name: "reverse_blocks", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !54)
!54 = distinct !DILocation(line: 19, column: 11, scope: !52)
!55 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !56)
!56 = distinct !DILocation(line: 19, column: 28, scope: !52)
!57 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !58)
!58 = distinct !DILocation(line: 20, column: 15, scope: !52)
!59 = !DILocation(line: 20, column: 26, scope: !52)
!60 = !DILocation(line: 20, column: 30, scope: !52)
!61 = !DILocation(line: 20, column: 13, scope: !52)
!62 = !DILocation(line: 20, column: 3, scope: !52)
!63 = !DILocation(line: 20, column: 11, scope: !52)
!64 = !DILocation(line: 21, column: 3, scope: !52)
!65 = !DILocation(line: 22, column: 38, scope: !52)
!66 = !DILocation(line: 22, column: 27, scope: !52)
!67 = !DILocation(line: 22, column: 3, scope: !52)
!68 = !DILocation(line: 22, column: 25, scope: !52)
!69 = !DILocation(line: 23, column: 1, scope: !52)
!70 = distinct !DISubprogram(name: "indices", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 26, column: 11, scope: !70)
!73 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !74)
!74 = distinct !DILocation(line: 26, column: 24, scope: !70)
!75 = !DILocation(line: 26, column: 22, scope: !70)
!76 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !77)
!77 = distinct !DILocation(line: 26, column: 37, scope: !70)
!78 = !DILocation(line: 26, column: 35, scope: !70)
!79 = !DILocation(line: 67, column: 27, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 27, column: 11, scope: !70)
!82 = !DILocation(line: 80, column: 27, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 27, column: 24, scope: !70)
!85 = !DILocation(line: 27, column: 22, scope: !70)
!86 = !DILocation(line: 54, column: 27, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 27, column: 37, scope: !70)
!89 = !DILocation(line: 27, column: 35, scope: !70)
!90 = !DILocation(line: 68, column: 27, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = distinct !DILocation(line: 28, column: 11, scope: !70)
!93 = !DILocation(line: 81, column: 27, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 28, column: 24, scope: !70)
!96 = !DILocation(line: 28, column: 22, scope: !70)
!97 = !DILocation(line: 55, column: 27, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 28, column: 37, scope: !70)
!100 = !DILocation(line: 28, column: 35, scope: !70)
!101 = !DILocation(line: 92, column: 27, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = distinct !DILocation(line: 29, column: 15, scope: !70)
!104 = !DILocation(line: 29, column: 25, scope: !70)
!105 = !DILocation(line: 93, column: 27, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = distinct !DILocation(line: 29, column: 48, scope: !70)
!108 = !DILocation(line: 29, column: 58, scope: !70)
!109 = !DILocation(line: 30, column: 47, scope: !70)
!110 = !DILocation(line: 30, column: 41, scope: !70)
!111 = !DILocation(line: 30, column: 59, scope: !70)
!112 = !DILocation(line: 30, column: 51, scope: !70)
!113 = !DILocation(line: 30, column: 10, scope: !70)
!114 = !DILocation(line: 30, column: 19, scope: !70)
!115 = !DILocation(line: 30, column: 24, scope: !70)
!116 = !DILocation(line: 30, column: 32, scope: !70)
!117 = !DILocation(line: 30, column: 3, scope: !70)
!118 = !DILocation(line: 30, column: 37, scope: !70)
!119 = !DILocation(line: 31, column: 1, scope: !70)
!120 = distinct !DISubprogram(name: "count_sync", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !122)
!122 = distinct !DILocation(line: 34, column: 13, scope: !120)
!123 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !124)
!124 = distinct !DILocation(line: 34, column: 26, scope: !120)
!125 = !DILocation(line: 34, column: 24, scope: !120)
!126 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 34, column: 39, scope: !120)
!128 = !DILocation(line: 34, column: 37, scope: !120)
!129 = !DILocation(line: 34, column: 11, scope: !120)
!130 = !DILocation(line: 35, column: 37, scope: !120)
!131 = !DILocation(line: 525, column: 54, scope: !132, inlinedAt: !134)
!132 = distinct !DISubprogram(name: "__syncthreads_count", scope: !133, file: !133, line: 525, type: !12, scopeLine: 525, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!134 = distinct !DILocation(line: 35, column: 15, scope: !120)
!135 = !DILocation(line: 524, column: 52, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "__syncthreads_and", scope: !133, file: !133, line: 524, type: !12, scopeLine: 524, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 36, column: 16, scope: !120)
!138 = !DILocation(line: 526, column: 51, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__syncthreads_or", scope: !133, file: !133, line: 526, type: !12, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 37, column: 16, scope: !120)
!141 = !DILocation(line: 38, column: 19, scope: !120)
!142 = !DILocation(line: 39, column: 5, scope: !120)
!143 = !DILocation(line: 39, column: 24, scope: !120)
!144 = !DILocation(line: 40, column: 5, scope: !120)
!145 = !DILocation(line: 40, column: 23, scope: !120)
!146 = !DILocation(line: 41, column: 5, scope: !120)
!147 = !DILocation(line: 41, column: 21, scope: !120)
!148 = !DILocation(line: 42, column: 3, scope: !120)
!149 = !DILocation(line: 43, column: 1, scope: !120)
!150 = distinct !DISubprogram(name: "producer_consumer", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !152)
!152 = distinct !DILocation(line: 47, column: 11, scope: !150)
!153 = !DILocation(line: 48, column: 9, scope: !150)
!154 = !DILocation(line: 49, column: 24, scope: !150)
!155 = !DILocation(line: 49, column: 22, scope: !150)
!156 = !DILocation(line: 49, column: 5, scope: !150)
!157 = !DILocation(line: 49, column: 15, scope: !150)
!158 = !DILocation(line: 50, column: 5, scope: !150)
!159 = !{i64 1633}
!160 = !DILocation(line: 51, column: 3, scope: !150)
!161 = !DILocation(line: 52, column: 5, scope: !150)
!162 = !{i64 1696}
!163 = !DILocation(line: 53, column: 26, scope: !150)
!164 = !DILocation(line: 53, column: 17, scope: !150)
!165 = !DILocation(line: 53, column: 32, scope: !150)
!166 = !DILocation(line: 53, column: 5, scope: !150)
!167 = !DILocation(line: 53, column: 15, scope: !150)
!168 = !DILocation(line: 55, column: 1, scope: !150)
!169 = distinct !DISubprogram(name: "early_return", scope: !1, file: !1, line: 57, type: !12, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !171)
!171 = distinct !DILocation(line: 59, column: 11, scope: !169)
!172 = !DILocation(line: 60, column: 9, scope: !169)
!173 = !DILocation(line: 62, column: 13, scope: !169)
!174 = !DILocation(line: 62, column: 3, scope: !169)
!175 = !DILocation(line: 62, column: 11, scope: !169)
!176 = !DILocation(line: 63, column: 3, scope: !169)
!177 = !DILocation(line: 64, column: 21, scope: !169)
!178 = !DILocation(line: 64, column: 10, scope: !169)
!179 = !DILocation(line: 64, column: 3, scope: !169)
!180 = !DILocation(line: 64, column: 8, scope: !169)
!181 = !DILocation(line: 65, column: 1, scope: !169)
!182 = distinct !DISubprogram(name: "deadlock", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !184)
!184 = distinct !DILocation(line: 68, column: 7, scope: !182)
!185 = !DILocation(line: 68, column: 19, scope: !182)
!186 = !DILocation(line: 69, column: 5, scope: !182)
!187 = !{i64 2076}
!188 = !DILocation(line: 71, column: 5, scope: !182)
!189 = !{i64 2129}
!190 = !DILocation(line: 72, column: 3, scope: !182)
!191 = !DILocation(line: 72, column: 18, scope: !182)
!192 = !DILocation(line: 73, column: 1, scope: !182)
!193 = distinct !DISubprogram(name: "spin_for_ever", scope: !1, file: !1, line: 75, type: !12, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DILocation(line: 76, column: 3, scope: !193)
!195 = !DILocation(line: 76, column: 10, scope: !193)
!196 = !DILocation(line: 76, column: 18, scope: !193)
!197 = distinct !{!197, !194, !198, !46, !47}
!198 = !DILocation(line: 77, column: 5, scope: !193)
!199 = !DILocation(line: 78, column: 1, scope: !193)
!200 = distinct !DISubprogram(name: "chain", scope: !1, file: !1, line: 81, type: !12, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !202)
!202 = distinct !DILocation(line: 83, column: 11, scope: !200)
!203 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !204)
!204 = distinct !DILocation(line: 84, column: 7, scope: !200)
!205 = !DILocation(line: 84, column: 19, scope: !200)
!206 = !DILocation(line: 85, column: 14, scope: !200)
!207 = !DILocation(line: 86, column: 11, scope: !200)
!208 = !DILocation(line: 92, column: 27, scope: !102, inlinedAt: !209)
!209 = distinct !DILocation(line: 86, column: 17, scope: !200)
!210 = !DILocation(line: 86, column: 15, scope: !200)
!211 = !DILocation(line: 87, column: 7, scope: !200)
!212 = !DILocation(line: 87, column: 14, scope: !200)
!213 = !DILocation(line: 87, column: 27, scope: !200)
!214 = distinct !{!214, !211, !215, !46, !47}
!215 = !DILocation(line: 88, column: 9, scope: !200)
!216 = !DILocation(line: 89, column: 5, scope: !200)
!217 = !DILocation(line: 89, column: 14, scope: !200)
!218 = !DILocation(line: 528, column: 39, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "__threadfence", scope: !133, file: !133, line: 528, type: !12, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = distinct !DILocation(line: 90, column: 5, scope: !200)
!221 = !DILocation(line: 91, column: 5, scope: !200)
!222 = !DILocation(line: 91, column: 14, scope: !200)
!223 = !DILocation(line: 92, column: 3, scope: !200)
!224 = !DILocation(line: 93, column: 1, scope: !200)
!225 = distinct !DISubprogram(name: "spin_lock", scope: !1, file: !1, line: 95, type: !12, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = !DILocation(line: 96, column: 3, scope: !225)
!227 = !DILocation(line: 40, column: 1, scope: !228, inlinedAt: !230)
!228 = distinct !DISubprogram(name: "atomicCAS", scope: !229, file: !229, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!229 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!230 = distinct !DILocation(line: 97, column: 9, scope: !225)
!231 = !DILocation(line: 97, column: 31, scope: !225)
!232 = !DILocation(line: 98, column: 32, scope: !225)
!233 = !DILocation(line: 98, column: 55, scope: !225)
!234 = !DILocation(line: 98, column: 30, scope: !225)
!235 = !DILocation(line: 528, column: 39, scope: !219, inlinedAt: !236)
!236 = distinct !DILocation(line: 99, column: 7, scope: !225)
!237 = !DILocation(line: 32, column: 1, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "atomicExch", scope: !229, file: !229, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = distinct !DILocation(line: 100, column: 7, scope: !225)
!240 = !DILocation(line: 104, column: 1, scope: !225)
!241 = distinct !DISubprogram(name: "last_block_sum", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !243)
!243 = distinct !DILocation(line: 111, column: 11, scope: !241)
!244 = !DILocation(line: 112, column: 9, scope: !241)
!245 = !DILocation(line: 113, column: 9, scope: !241)
!246 = !DILocation(line: 113, column: 5, scope: !241)
!247 = !DILocation(line: 114, column: 3, scope: !241)
!248 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !249)
!249 = distinct !DILocation(line: 115, column: 21, scope: !241)
!250 = !DILocation(line: 79, column: 27, scope: !22, inlinedAt: !251)
!251 = distinct !DILocation(line: 115, column: 34, scope: !241)
!252 = !DILocation(line: 115, column: 32, scope: !241)
!253 = !DILocation(line: 115, column: 45, scope: !241)
!254 = !DILocation(line: 115, column: 19, scope: !241)
!255 = !DILocation(line: 15, column: 1, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "atomicAdd", scope: !229, file: !229, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = distinct !DILocation(line: 115, column: 3, scope: !241)
!258 = !DILocation(line: 116, column: 3, scope: !241)
!259 = !DILocation(line: 117, column: 9, scope: !241)
!260 = !DILocation(line: 118, column: 24, scope: !241)
!261 = !DILocation(line: 118, column: 5, scope: !241)
!262 = !DILocation(line: 118, column: 22, scope: !241)
!263 = !DILocation(line: 528, column: 39, scope: !219, inlinedAt: !264)
!264 = distinct !DILocation(line: 119, column: 5, scope: !241)
!265 = !DILocation(line: 14, column: 1, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "atomicAdd", scope: !229, file: !229, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 120, column: 12, scope: !241)
!268 = !DILocation(line: 92, column: 27, scope: !102, inlinedAt: !269)
!269 = distinct !DILocation(line: 120, column: 47, scope: !241)
!270 = !DILocation(line: 120, column: 57, scope: !241)
!271 = !DILocation(line: 120, column: 44, scope: !241)
!272 = !DILocation(line: 120, column: 10, scope: !241)
!273 = !{!274, !274, i64 0}
!274 = !{!"bool", !9, i64 0}
!275 = !DILocation(line: 121, column: 3, scope: !241)
!276 = !DILocation(line: 122, column: 3, scope: !241)
!277 = !DILocation(line: 123, column: 7, scope: !241)
!278 = !{i8 0, i8 2}
!279 = !DILocation(line: 123, column: 12, scope: !241)
!280 = !DILocation(line: 125, column: 5, scope: !241)
!281 = !DILocation(line: 127, column: 14, scope: !241)
!282 = !DILocation(line: 128, column: 3, scope: !241)
!283 = !DILocation(line: 126, column: 14, scope: !241)
!284 = !DILocation(line: 126, column: 11, scope: !241)
!285 = !DILocation(line: 125, column: 36, scope: !241)
!286 = !DILocation(line: 125, column: 23, scope: !241)
!287 = distinct !{!287, !280, !288, !46, !47}
!288 = !DILocation(line: 126, column: 20, scope: !241)
!289 = !DILocation(line: 129, column: 1, scope: !241)
