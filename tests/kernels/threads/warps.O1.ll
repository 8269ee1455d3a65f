; ModuleID = 'warps.cu'
source_filename = "warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5namedPKiPiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ15volatile_reducePKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z8dynwidthPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !11 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %6 = mul i32 %4, %5, !dbg !21
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add i32 %6, %7, !dbg !25
  %9 = sext i32 %8 to i64, !dbg !26
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !26
  %11 = load i32, ptr %10, align 4, !dbg !26, !tbaa !7
  %12 = shl i32 %2, 8, !dbg !27
  %13 = sub i32 8223, %12, !dbg !27
  %14 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %11, i32 1, i32 %13), !dbg !31
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %11, i32 3, i32 %13), !dbg !32
  %16 = mul nsw i32 %15, 10, !dbg !35
  %17 = add nsw i32 %16, %14, !dbg !36
  %18 = sub i32 8192, %12, !dbg !37
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %11, i32 2, i32 %18), !dbg !40
  %20 = mul nsw i32 %19, 100, !dbg !41
  %21 = add nsw i32 %17, %20, !dbg !42
  %22 = mul nsw i32 %8, 3, !dbg !43
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %11, i32 %22, i32 %13), !dbg !44
  %24 = mul nsw i32 %23, 1000, !dbg !47
  %25 = add nsw i32 %21, %24, !dbg !48
  %26 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !49
  store i32 %25, ptr %26, align 4, !dbg !50, !tbaa !7
  ret void, !dbg !51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z7matchesPKiPjS1_(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !52 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %6 = mul i32 %4, %5, !dbg !57
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %8 = add i32 %6, %7, !dbg !60
  %9 = sext i32 %8 to i64, !dbg !61
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !61
  %11 = load i32, ptr %10, align 4, !dbg !61, !tbaa !7
  %12 = and i32 %11, 7, !dbg !62
  %13 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 range(i32 0, 8) %12), !dbg !63
  %14 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !69
  store i32 %13, ptr %14, align 4, !dbg !70, !tbaa !7
  %15 = and i32 %8, -32, !dbg !71
  %16 = sext i32 %15 to i64, !dbg !72
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !72
  %18 = load i32, ptr %17, align 4, !dbg !72, !tbaa !7
  %19 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %18), !dbg !73
  %20 = extractvalue { i32, i1 } %19, 1, !dbg !73
  %21 = zext i1 %20 to i32, !dbg !73
  %22 = extractvalue { i32, i1 } %19, 0, !dbg !73
  %23 = load i32, ptr %10, align 4, !dbg !78, !tbaa !7
  %24 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %23), !dbg !79
  %25 = extractvalue { i32, i1 } %24, 1, !dbg !79
  %26 = extractvalue { i32, i1 } %24, 0, !dbg !79
  %27 = add i32 %22, %21, !dbg !82
  %28 = select i1 %25, i32 2, i32 0, !dbg !83
  %29 = add i32 %27, %28, !dbg !84
  %30 = shl i32 %26, 2, !dbg !85
  %31 = add i32 %29, %30, !dbg !86
  %32 = getelementptr inbounds i32, ptr %2, i64 %9, !dbg !87
  store i32 %31, ptr %32, align 4, !dbg !88, !tbaa !7
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13groups_reducePKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !90 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !93
  %5 = mul i32 %3, %4, !dbg !95
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %7 = add i32 %5, %6, !dbg !98
  %8 = sext i32 %7 to i64, !dbg !99
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !99
  %10 = load i32, ptr %9, align 4, !dbg !99, !tbaa !7
  %11 = and i32 %10, 3, !dbg !100
  %12 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 range(i32 0, 8) %11), !dbg !101
  %13 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %10, i32 %12), !dbg !104
  %14 = tail call noundef i32 @llvm.nvvm.redux.sync.max(i32 %10, i32 %12), !dbg !107
  %15 = icmp sgt i32 %10, 10, !dbg !110
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %12, i1 %15), !dbg !111
  %17 = mul nsw i32 %14, 3, !dbg !114
  %18 = add nsw i32 %17, %13, !dbg !115
  %19 = tail call noundef i32 @__nv_popc(i32 noundef %16) #7, !dbg !116
  %20 = mul nsw i32 %19, 5, !dbg !120
  %21 = add nsw i32 %18, %20, !dbg !121
  %22 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !122
  store i32 %21, ptr %22, align 4, !dbg !123, !tbaa !7
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z7partialPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !125 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %6 = mul i32 %4, %5, !dbg !130
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %8 = add i32 %6, %7, !dbg !133
  %9 = and i32 %7, 28, !dbg !134
  %10 = icmp samesign ult i32 %9, 20, !dbg !135
  %11 = sext i32 %8 to i64, !dbg !136
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !136
  %13 = load i32, ptr %12, align 4, !dbg !136, !tbaa !7
  br i1 %10, label %14, label %21, !dbg !135

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %13, i32 1048575), !dbg !137
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 1048575, i32 %13, i32 3, i32 31), !dbg !139
  %17 = add i32 %16, %15, !dbg !141
  %18 = and i32 %13, 15, !dbg !142
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1048575, i32 %13, i32 %18, i32 31), !dbg !143
  %20 = add nsw i32 %17, %19, !dbg !145
  br label %31, !dbg !146

21:                                               ; preds = %3
  %22 = tail call noundef i32 @llvm.nvvm.redux.sync.min(i32 %13, i32 -1048576), !dbg !147
  %23 = and i32 %13, 1, !dbg !150
  %24 = icmp ne i32 %23, 0, !dbg !151
  %25 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1048576, i1 %24), !dbg !153
  %26 = add nsw i32 %25, %22, !dbg !154
  %27 = icmp eq i32 %13, 3, !dbg !155
  %28 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1048576, i1 %27), !dbg !156
  %29 = add nsw i32 %26, 7
  %30 = select i1 %28, i32 %29, i32 %26, !dbg !159
  br label %31

31:                                               ; preds = %21, %14
  %32 = phi i32 [ %20, %14 ], [ %30, %21 ], !dbg !136
  %33 = sext i32 %8 to i64, !dbg !160
  %34 = getelementptr inbounds i32, ptr %1, i64 %33, !dbg !160
  store i32 %32, ptr %34, align 4, !dbg !161, !tbaa !7
  ret void, !dbg !162
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6activePKiPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !163 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %6 = mul i32 %4, %5, !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %8 = add i32 %6, %7, !dbg !171
  %9 = sext i32 %8 to i64, !dbg !172
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !172
  %11 = load i32, ptr %10, align 4, !dbg !172, !tbaa !7
  %12 = and i32 %11, 1, !dbg !173
  %13 = icmp eq i32 %12, 0, !dbg !172
  br i1 %13, label %21, label %14, !dbg !172

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !174
  %16 = tail call noundef i32 @__nv_ffs(i32 noundef %15) #7, !dbg !177
  %17 = add nsw i32 %16, -1, !dbg !180
  %18 = load i32, ptr %10, align 4, !dbg !181, !tbaa !7
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %15, i32 %18, i32 %17, i32 31), !dbg !182
  %20 = add i32 %19, %15, !dbg !184
  br label %24, !dbg !185

21:                                               ; preds = %3
  %22 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !186
  %23 = mul i32 %22, 3, !dbg !188
  br label %24

24:                                               ; preds = %21, %14
  %25 = phi i32 [ %20, %14 ], [ %23, %21 ], !dbg !189
  %26 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !190
  store i32 %25, ptr %26, align 4, !dbg !191, !tbaa !7
  ret void, !dbg !192
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6countsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !193 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !194
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196
  %5 = mul i32 %3, %4, !dbg !198
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !199
  %7 = add i32 %5, %6, !dbg !201
  %8 = sext i32 %7 to i64, !dbg !202
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !202
  %10 = load i32, ptr %9, align 4, !dbg !202, !tbaa !7
  %11 = icmp sgt i32 %10, 3, !dbg !203
  %12 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11), !dbg !204
  %13 = load i32, ptr %9, align 4, !dbg !207, !tbaa !7
  %14 = icmp sgt i32 %13, -90, !dbg !208
  %15 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %14), !dbg !209
  %16 = load i32, ptr %9, align 4, !dbg !212, !tbaa !7
  %17 = icmp sgt i32 %16, 95, !dbg !213
  %18 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %17), !dbg !214
  %19 = select i1 %15, i32 1000, i32 0, !dbg !217
  %20 = add nsw i32 %19, %12, !dbg !218
  %21 = select i1 %18, i32 2000, i32 0, !dbg !219
  %22 = add nsw i32 %20, %21, !dbg !220
  %23 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !221
  store i32 %22, ptr %23, align 4, !dbg !222, !tbaa !7
  ret void, !dbg !223
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5namedPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !224 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !227
  %5 = shl i32 %4, 7, !dbg !229
  %6 = add i32 %5, %3, !dbg !230
  %7 = icmp samesign ult i32 %3, 64, !dbg !231
  %8 = sext i32 %6 to i64, !dbg !232
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !232
  %10 = load i32, ptr %9, align 4, !dbg !232, !tbaa !7
  br i1 %7, label %11, label %16, !dbg !231

11:                                               ; preds = %2
  %12 = zext nneg i32 %3 to i64, !dbg !233
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %12, !dbg !233
  store i32 %10, ptr %13, align 4, !dbg !234, !tbaa !7
  tail call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #7, !dbg !235, !srcloc !236
  %14 = sub nuw nsw i32 63, %3, !dbg !237
  %15 = zext nneg i32 %14 to i64, !dbg !238
  br label %22, !dbg !239

16:                                               ; preds = %2
  %17 = shl nsw i32 %10, 1, !dbg !240
  %18 = zext nneg i32 %3 to i64, !dbg !241
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %18, !dbg !241
  store i32 %17, ptr %19, align 4, !dbg !242, !tbaa !7
  tail call void asm sideeffect "bar.sync 2, 64;", "~{memory}"() #7, !dbg !243, !srcloc !244
  %20 = sub nsw i32 191, %3, !dbg !245
  %21 = sext i32 %20 to i64, !dbg !246
  br label %22

22:                                               ; preds = %16, %11
  %23 = phi i64 [ %21, %16 ], [ %15, %11 ]
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %23, !dbg !232
  %25 = load i32, ptr %24, align 4, !dbg !232, !tbaa !7
  %26 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !232
  store i32 %25, ptr %26, align 4, !dbg !232, !tbaa !7
  ret void, !dbg !247
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3idsPi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 !dbg !248 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !251
  %4 = mul i32 %2, %3, !dbg !253
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !254
  %6 = add i32 %4, %5, !dbg !256
  %7 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #8, !dbg !257, !srcloc !258
  %8 = tail call i32 asm "mov.u32 $0, %warpid;", "=r"() #8, !dbg !259, !srcloc !260
  %9 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #8, !dbg !261, !srcloc !262
  %10 = tail call i32 asm "mov.u32 $0, %lanemask_ge;", "=r"() #8, !dbg !263, !srcloc !264
  tail call void @llvm.nvvm.nanosleep(i32 100), !dbg !265
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !268
  %11 = mul i32 %8, 100, !dbg !271
  %12 = add i32 %11, %7, !dbg !272
  %13 = tail call noundef i32 @__nv_popc(i32 noundef %9) #7, !dbg !273
  %14 = mul nsw i32 %13, 10000, !dbg !275
  %15 = add i32 %12, %14, !dbg !276
  %16 = tail call noundef i32 @__nv_popc(i32 noundef %10) #7, !dbg !277
  %17 = mul nsw i32 %16, 1000000, !dbg !279
  %18 = add i32 %15, %17, !dbg !280
  %19 = sext i32 %6 to i64, !dbg !281
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !281
  store i32 %18, ptr %20, align 4, !dbg !282, !tbaa !7
  ret void, !dbg !283
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15volatile_reducePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !284 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287
  %5 = shl i32 %4, 6, !dbg !289
  %6 = add i32 %5, %3, !dbg !290
  %7 = zext i32 %6 to i64, !dbg !291
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !291
  %9 = load float, ptr %8, align 4, !dbg !291, !tbaa !292
  %10 = zext nneg i32 %3 to i64, !dbg !294
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), i64 %10, !dbg !294
  store float %9, ptr %11, align 4, !dbg !295, !tbaa !292
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !296
  %12 = icmp samesign ult i32 %3, 32, !dbg !297
  br i1 %12, label %13, label %52, !dbg !297

13:                                               ; preds = %2
  %14 = getelementptr i8, ptr %11, i64 128, !dbg !298
  %15 = load volatile float, ptr %14, align 4, !dbg !298, !tbaa !292
  %16 = load volatile float, ptr %11, align 4, !dbg !299, !tbaa !292
  %17 = fadd contract float %15, %16, !dbg !299
  store volatile float %17, ptr %11, align 4, !dbg !299, !tbaa !292
  %18 = icmp samesign ult i32 %3, 16, !dbg !300
  br i1 %18, label %19, label %24, !dbg !300

19:                                               ; preds = %13
  %20 = getelementptr i8, ptr %11, i64 64, !dbg !301
  %21 = load volatile float, ptr %20, align 4, !dbg !301, !tbaa !292
  %22 = load volatile float, ptr %11, align 4, !dbg !302, !tbaa !292
  %23 = fadd contract float %21, %22, !dbg !302
  store volatile float %23, ptr %11, align 4, !dbg !302, !tbaa !292
  br label %24, !dbg !303

24:                                               ; preds = %19, %13
  %25 = icmp samesign ult i32 %3, 8, !dbg !304
  br i1 %25, label %26, label %31, !dbg !304

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr %11, i64 32, !dbg !305
  %28 = load volatile float, ptr %27, align 4, !dbg !305, !tbaa !292
  %29 = load volatile float, ptr %11, align 4, !dbg !306, !tbaa !292
  %30 = fadd contract float %28, %29, !dbg !306
  store volatile float %30, ptr %11, align 4, !dbg !306, !tbaa !292
  br label %31, !dbg !307

31:                                               ; preds = %26, %24
  %32 = icmp samesign ult i32 %3, 4, !dbg !308
  br i1 %32, label %33, label %38, !dbg !308

33:                                               ; preds = %31
  %34 = getelementptr i8, ptr %11, i64 16, !dbg !309
  %35 = load volatile float, ptr %34, align 4, !dbg !309, !tbaa !292
  %36 = load volatile float, ptr %11, align 4, !dbg !310, !tbaa !292
  %37 = fadd contract float %35, %36, !dbg !310
  store volatile float %37, ptr %11, align 4, !dbg !310, !tbaa !292
  br label %38, !dbg !311

38:                                               ; preds = %33, %31
  %39 = icmp samesign ult i32 %3, 2, !dbg !312
  br i1 %39, label %40, label %45, !dbg !312

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %11, i64 8, !dbg !313
  %42 = load volatile float, ptr %41, align 4, !dbg !313, !tbaa !292
  %43 = load volatile float, ptr %11, align 4, !dbg !314, !tbaa !292
  %44 = fadd contract float %42, %43, !dbg !314
  store volatile float %44, ptr %11, align 4, !dbg !314, !tbaa !292
  br label %45, !dbg !315

45:                                               ; preds = %40, %38
  %46 = icmp eq i32 %3, 0, !dbg !316
  br i1 %46, label %47, label %58, !dbg !316

47:                                               ; preds = %45
  %48 = getelementptr i8, ptr %11, i64 4, !dbg !317
  %49 = load volatile float, ptr %48, align 4, !dbg !317, !tbaa !292
  %50 = load volatile float, ptr %11, align 4, !dbg !318, !tbaa !292
  %51 = fadd contract float %49, %50, !dbg !318
  store volatile float %51, ptr %11, align 4, !dbg !318, !tbaa !292
  br label %52, !dbg !319

52:                                               ; preds = %47, %2
  %53 = icmp eq i32 %3, 0, !dbg !320
  br i1 %53, label %54, label %58, !dbg !320

54:                                               ; preds = %52
  %55 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), align 4, !dbg !321, !tbaa !292
  %56 = zext nneg i32 %4 to i64, !dbg !322
  %57 = getelementptr inbounds nuw float, ptr %1, i64 %56, !dbg !322
  store float %55, ptr %57, align 4, !dbg !323, !tbaa !292
  br label %58, !dbg !322

58:                                               ; preds = %45, %54, %52
  ret void, !dbg !324
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4asmsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !325 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328
  %5 = mul i32 %3, %4, !dbg !330
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !331
  %7 = add i32 %5, %6, !dbg !333
  %8 = sext i32 %7 to i64, !dbg !334
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !334
  %10 = load i32, ptr %9, align 4, !dbg !334, !tbaa !7
  %11 = tail call { i32, i32 } asm sideeffect "{ .reg .pred q; shfl.sync.down.b32 $0|q, $2, 4, 31, 0xffffffff; selp.b32 $1, 1, 0, q; }", "=r,=r,r"(i32 %10) #7, !dbg !335, !srcloc !336
  %12 = extractvalue { i32, i32 } %11, 0, !dbg !335
  %13 = extractvalue { i32, i32 } %11, 1, !dbg !335
  %14 = load i32, ptr %9, align 4, !dbg !337, !tbaa !7
  %15 = and i32 %14, 3, !dbg !338
  %16 = tail call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %15) #7, !dbg !339, !srcloc !340
  %17 = load i32, ptr %9, align 4, !dbg !341, !tbaa !7
  %18 = tail call i32 asm sideeffect "redux.sync.add.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %17) #7, !dbg !342, !srcloc !343
  %19 = load i32, ptr %9, align 4, !dbg !344, !tbaa !7
  %20 = tail call i32 asm sideeffect "{ .reg .pred q; setp.gt.s32 q, $1, 4; vote.sync.ballot.b32 $0, q, 0xffffffff; }", "=r,r"(i32 %19) #7, !dbg !345, !srcloc !346
  %21 = mul nsw i32 %13, 3, !dbg !347
  %22 = add nsw i32 %21, %12, !dbg !348
  %23 = mul i32 %16, 5, !dbg !349
  %24 = add i32 %22, %23, !dbg !350
  %25 = mul nsw i32 %18, 7, !dbg !351
  %26 = add i32 %24, %25, !dbg !352
  %27 = add i32 %26, %20, !dbg !353
  %28 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !354
  store i32 %27, ptr %28, align 4, !dbg !355, !tbaa !7
  ret void, !dbg !356
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ffs(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.nanosleep(i32) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "warps.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "dynwidth", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!26 = !DILocation(line: 5, column: 33, scope: !11)
!27 = !DILocation(line: 179, column: 1, scope: !28, inlinedAt: !30)
!28 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !29, file: !29, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!30 = distinct !DILocation(line: 5, column: 10, scope: !11)
!31 = !DILocation(line: 179, column: 40, scope: !28, inlinedAt: !30)
!32 = !DILocation(line: 181, column: 39, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !29, file: !29, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 5, column: 52, scope: !11)
!35 = !DILocation(line: 5, column: 50, scope: !11)
!36 = !DILocation(line: 5, column: 45, scope: !11)
!37 = !DILocation(line: 177, column: 1, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !29, file: !29, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 5, column: 94, scope: !11)
!40 = !DILocation(line: 177, column: 38, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 5, column: 92, scope: !11)
!42 = !DILocation(line: 5, column: 86, scope: !11)
!43 = !DILocation(line: 5, column: 162, scope: !11)
!44 = !DILocation(line: 173, column: 35, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__shfl_sync", scope: !29, file: !29, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 5, column: 136, scope: !11)
!47 = !DILocation(line: 5, column: 134, scope: !11)
!48 = !DILocation(line: 5, column: 127, scope: !11)
!49 = !DILocation(line: 5, column: 3, scope: !11)
!50 = !DILocation(line: 5, column: 8, scope: !11)
!51 = !DILocation(line: 6, column: 1, scope: !11)
!52 = distinct !DISubprogram(name: "matches", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !54)
!54 = distinct !DILocation(line: 8, column: 11, scope: !52)
!55 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !56)
!56 = distinct !DILocation(line: 8, column: 24, scope: !52)
!57 = !DILocation(line: 8, column: 22, scope: !52)
!58 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !59)
!59 = distinct !DILocation(line: 8, column: 37, scope: !52)
!60 = !DILocation(line: 8, column: 35, scope: !52)
!61 = !DILocation(line: 10, column: 33, scope: !52)
!62 = !DILocation(line: 10, column: 38, scope: !52)
!63 = !DILocation(line: 232, column: 10, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__match32_any_sync", scope: !29, file: !29, line: 230, type: !12, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 17, column: 1, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "__match_any_sync", scope: !67, file: !67, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DIFile(filename: "include/crt/sm_70_rt.hpp", directory: "")
!68 = distinct !DILocation(line: 10, column: 10, scope: !52)
!69 = !DILocation(line: 10, column: 3, scope: !52)
!70 = !DILocation(line: 10, column: 8, scope: !52)
!71 = !DILocation(line: 11, column: 43, scope: !52)
!72 = !DILocation(line: 11, column: 39, scope: !52)
!73 = !DILocation(line: 242, column: 10, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "__match32_all_sync", scope: !29, file: !29, line: 241, type: !12, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 17, column: 1, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "__match_all_sync", scope: !67, file: !67, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 11, column: 16, scope: !52)
!78 = !DILocation(line: 12, column: 48, scope: !52)
!79 = !DILocation(line: 242, column: 10, scope: !74, inlinedAt: !80)
!80 = distinct !DILocation(line: 17, column: 1, scope: !76, inlinedAt: !81)
!81 = distinct !DILocation(line: 12, column: 25, scope: !52)
!82 = !DILocation(line: 13, column: 12, scope: !52)
!83 = !DILocation(line: 13, column: 23, scope: !52)
!84 = !DILocation(line: 13, column: 19, scope: !52)
!85 = !DILocation(line: 13, column: 32, scope: !52)
!86 = !DILocation(line: 13, column: 28, scope: !52)
!87 = !DILocation(line: 13, column: 3, scope: !52)
!88 = !DILocation(line: 13, column: 8, scope: !52)
!89 = !DILocation(line: 14, column: 1, scope: !52)
!90 = distinct !DISubprogram(name: "groups_reduce", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !92)
!92 = distinct !DILocation(line: 16, column: 11, scope: !90)
!93 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !94)
!94 = distinct !DILocation(line: 16, column: 24, scope: !90)
!95 = !DILocation(line: 16, column: 22, scope: !90)
!96 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !97)
!97 = distinct !DILocation(line: 16, column: 37, scope: !90)
!98 = !DILocation(line: 16, column: 35, scope: !90)
!99 = !DILocation(line: 17, column: 39, scope: !90)
!100 = !DILocation(line: 17, column: 44, scope: !90)
!101 = !DILocation(line: 232, column: 10, scope: !64, inlinedAt: !102)
!102 = distinct !DILocation(line: 17, column: 1, scope: !66, inlinedAt: !103)
!103 = distinct !DILocation(line: 17, column: 16, scope: !90)
!104 = !DILocation(line: 805, column: 10, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "__reduce_add_sync", scope: !29, file: !29, line: 803, type: !12, scopeLine: 804, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 18, column: 11, scope: !90)
!107 = !DILocation(line: 819, column: 10, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__reduce_max_sync", scope: !29, file: !29, line: 818, type: !12, scopeLine: 818, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = distinct !DILocation(line: 19, column: 11, scope: !90)
!110 = !DILocation(line: 20, column: 38, scope: !90)
!111 = !DILocation(line: 211, column: 10, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "__ballot_sync", scope: !29, file: !29, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 20, column: 16, scope: !90)
!114 = !DILocation(line: 21, column: 16, scope: !90)
!115 = !DILocation(line: 21, column: 12, scope: !90)
!116 = !DILocation(line: 505, column: 50, scope: !117, inlinedAt: !119)
!117 = distinct !DISubprogram(name: "__popc", scope: !118, file: !118, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!119 = distinct !DILocation(line: 21, column: 26, scope: !90)
!120 = !DILocation(line: 21, column: 24, scope: !90)
!121 = !DILocation(line: 21, column: 20, scope: !90)
!122 = !DILocation(line: 21, column: 3, scope: !90)
!123 = !DILocation(line: 21, column: 8, scope: !90)
!124 = !DILocation(line: 22, column: 1, scope: !90)
!125 = distinct !DISubprogram(name: "partial", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 24, column: 11, scope: !125)
!128 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !129)
!129 = distinct !DILocation(line: 24, column: 24, scope: !125)
!130 = !DILocation(line: 24, column: 22, scope: !125)
!131 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !132)
!132 = distinct !DILocation(line: 24, column: 37, scope: !125)
!133 = !DILocation(line: 24, column: 35, scope: !125)
!134 = !DILocation(line: 25, column: 26, scope: !125)
!135 = !DILocation(line: 27, column: 12, scope: !125)
!136 = !DILocation(line: 0, scope: !125)
!137 = !DILocation(line: 805, column: 10, scope: !105, inlinedAt: !138)
!138 = distinct !DILocation(line: 29, column: 9, scope: !125)
!139 = !DILocation(line: 179, column: 40, scope: !28, inlinedAt: !140)
!140 = distinct !DILocation(line: 29, column: 38, scope: !125)
!141 = !DILocation(line: 29, column: 36, scope: !125)
!142 = !DILocation(line: 30, column: 36, scope: !125)
!143 = !DILocation(line: 173, column: 35, scope: !45, inlinedAt: !144)
!144 = distinct !DILocation(line: 30, column: 10, scope: !125)
!145 = !DILocation(line: 30, column: 7, scope: !125)
!146 = !DILocation(line: 31, column: 3, scope: !125)
!147 = !DILocation(line: 816, column: 10, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "__reduce_min_sync", scope: !29, file: !29, line: 815, type: !12, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 33, column: 9, scope: !125)
!150 = !DILocation(line: 33, column: 65, scope: !125)
!151 = !DILocation(line: 211, column: 40, scope: !112, inlinedAt: !152)
!152 = distinct !DILocation(line: 33, column: 43, scope: !125)
!153 = !DILocation(line: 211, column: 10, scope: !112, inlinedAt: !152)
!154 = !DILocation(line: 33, column: 36, scope: !125)
!155 = !DILocation(line: 34, column: 28, scope: !125)
!156 = !DILocation(line: 203, column: 10, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "__any_sync", scope: !29, file: !29, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = distinct !DILocation(line: 34, column: 9, scope: !125)
!159 = !DILocation(line: 34, column: 9, scope: !125)
!160 = !DILocation(line: 36, column: 3, scope: !125)
!161 = !DILocation(line: 36, column: 8, scope: !125)
!162 = !DILocation(line: 37, column: 1, scope: !125)
!163 = distinct !DISubprogram(name: "active", scope: !1, file: !1, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !165)
!165 = distinct !DILocation(line: 39, column: 11, scope: !163)
!166 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !167)
!167 = distinct !DILocation(line: 39, column: 24, scope: !163)
!168 = !DILocation(line: 39, column: 22, scope: !163)
!169 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !170)
!170 = distinct !DILocation(line: 39, column: 37, scope: !163)
!171 = !DILocation(line: 39, column: 35, scope: !163)
!172 = !DILocation(line: 41, column: 7, scope: !163)
!173 = !DILocation(line: 41, column: 12, scope: !163)
!174 = !DILocation(line: 218, column: 10, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "__activemask", scope: !29, file: !29, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 41, column: 32, scope: !163)
!177 = !DILocation(line: 224, column: 40, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "__ffs", scope: !118, file: !118, line: 224, type: !12, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!179 = distinct !DILocation(line: 42, column: 18, scope: !163)
!180 = !DILocation(line: 42, column: 27, scope: !163)
!181 = !DILocation(line: 42, column: 52, scope: !163)
!182 = !DILocation(line: 173, column: 35, scope: !45, inlinedAt: !183)
!183 = distinct !DILocation(line: 42, column: 37, scope: !163)
!184 = !DILocation(line: 42, column: 34, scope: !163)
!185 = !DILocation(line: 42, column: 67, scope: !163)
!186 = !DILocation(line: 218, column: 10, scope: !175, inlinedAt: !187)
!187 = distinct !DILocation(line: 43, column: 12, scope: !163)
!188 = !DILocation(line: 43, column: 27, scope: !163)
!189 = !DILocation(line: 0, scope: !163)
!190 = !DILocation(line: 44, column: 3, scope: !163)
!191 = !DILocation(line: 44, column: 8, scope: !163)
!192 = !DILocation(line: 45, column: 1, scope: !163)
!193 = distinct !DISubprogram(name: "counts", scope: !1, file: !1, line: 46, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !195)
!195 = distinct !DILocation(line: 47, column: 11, scope: !193)
!196 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !197)
!197 = distinct !DILocation(line: 47, column: 24, scope: !193)
!198 = !DILocation(line: 47, column: 22, scope: !193)
!199 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !200)
!200 = distinct !DILocation(line: 47, column: 37, scope: !193)
!201 = !DILocation(line: 47, column: 35, scope: !193)
!202 = !DILocation(line: 48, column: 31, scope: !193)
!203 = !DILocation(line: 48, column: 36, scope: !193)
!204 = !DILocation(line: 525, column: 54, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "__syncthreads_count", scope: !118, file: !118, line: 525, type: !12, scopeLine: 525, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = distinct !DILocation(line: 48, column: 11, scope: !193)
!207 = !DILocation(line: 49, column: 29, scope: !193)
!208 = !DILocation(line: 49, column: 34, scope: !193)
!209 = !DILocation(line: 524, column: 52, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__syncthreads_and", scope: !118, file: !118, line: 524, type: !12, scopeLine: 524, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = distinct !DILocation(line: 49, column: 11, scope: !193)
!212 = !DILocation(line: 50, column: 28, scope: !193)
!213 = !DILocation(line: 50, column: 33, scope: !193)
!214 = !DILocation(line: 526, column: 51, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "__syncthreads_or", scope: !118, file: !118, line: 526, type: !12, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = distinct !DILocation(line: 50, column: 11, scope: !193)
!217 = !DILocation(line: 51, column: 19, scope: !193)
!218 = !DILocation(line: 51, column: 12, scope: !193)
!219 = !DILocation(line: 51, column: 30, scope: !193)
!220 = !DILocation(line: 51, column: 23, scope: !193)
!221 = !DILocation(line: 51, column: 3, scope: !193)
!222 = !DILocation(line: 51, column: 8, scope: !193)
!223 = !DILocation(line: 52, column: 1, scope: !193)
!224 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !226)
!226 = distinct !DILocation(line: 55, column: 11, scope: !224)
!227 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !228)
!228 = distinct !DILocation(line: 55, column: 28, scope: !224)
!229 = !DILocation(line: 55, column: 39, scope: !224)
!230 = !DILocation(line: 55, column: 45, scope: !224)
!231 = !DILocation(line: 56, column: 9, scope: !224)
!232 = !DILocation(line: 0, scope: !224)
!233 = !DILocation(line: 57, column: 5, scope: !224)
!234 = !DILocation(line: 57, column: 10, scope: !224)
!235 = !DILocation(line: 58, column: 5, scope: !224)
!236 = !{i64 2229}
!237 = !DILocation(line: 59, column: 17, scope: !224)
!238 = !DILocation(line: 59, column: 12, scope: !224)
!239 = !DILocation(line: 60, column: 3, scope: !224)
!240 = !DILocation(line: 61, column: 17, scope: !224)
!241 = !DILocation(line: 61, column: 5, scope: !224)
!242 = !DILocation(line: 61, column: 10, scope: !224)
!243 = !DILocation(line: 62, column: 5, scope: !224)
!244 = !{i64 2333}
!245 = !DILocation(line: 63, column: 18, scope: !224)
!246 = !DILocation(line: 63, column: 12, scope: !224)
!247 = !DILocation(line: 65, column: 1, scope: !224)
!248 = distinct !DISubprogram(name: "ids", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !250)
!250 = distinct !DILocation(line: 67, column: 11, scope: !248)
!251 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !252)
!252 = distinct !DILocation(line: 67, column: 24, scope: !248)
!253 = !DILocation(line: 67, column: 22, scope: !248)
!254 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !255)
!255 = distinct !DILocation(line: 67, column: 37, scope: !248)
!256 = !DILocation(line: 67, column: 35, scope: !248)
!257 = !DILocation(line: 69, column: 3, scope: !248)
!258 = !{i64 2505}
!259 = !DILocation(line: 70, column: 3, scope: !248)
!260 = !{i64 2547}
!261 = !DILocation(line: 71, column: 3, scope: !248)
!262 = !{i64 2589}
!263 = !DILocation(line: 72, column: 3, scope: !248)
!264 = !{i64 2637}
!265 = !DILocation(line: 27, column: 71, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "__nanosleep", scope: !67, file: !67, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 73, column: 3, scope: !248)
!268 = !DILocation(line: 186, column: 10, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__syncwarp", scope: !29, file: !29, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 74, column: 3, scope: !248)
!271 = !DILocation(line: 75, column: 18, scope: !248)
!272 = !DILocation(line: 75, column: 12, scope: !248)
!273 = !DILocation(line: 505, column: 50, scope: !117, inlinedAt: !274)
!274 = distinct !DILocation(line: 75, column: 24, scope: !248)
!275 = !DILocation(line: 75, column: 35, scope: !248)
!276 = !DILocation(line: 75, column: 22, scope: !248)
!277 = !DILocation(line: 505, column: 50, scope: !117, inlinedAt: !278)
!278 = distinct !DILocation(line: 75, column: 45, scope: !248)
!279 = !DILocation(line: 75, column: 56, scope: !248)
!280 = !DILocation(line: 75, column: 43, scope: !248)
!281 = !DILocation(line: 75, column: 3, scope: !248)
!282 = !DILocation(line: 75, column: 8, scope: !248)
!283 = !DILocation(line: 76, column: 1, scope: !248)
!284 = distinct !DISubprogram(name: "volatile_reduce", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !286)
!286 = distinct !DILocation(line: 79, column: 11, scope: !284)
!287 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !288)
!288 = distinct !DILocation(line: 80, column: 12, scope: !284)
!289 = !DILocation(line: 80, column: 23, scope: !284)
!290 = !DILocation(line: 80, column: 28, scope: !284)
!291 = !DILocation(line: 80, column: 10, scope: !284)
!292 = !{!293, !293, i64 0}
!293 = !{!"float", !9, i64 0}
!294 = !DILocation(line: 80, column: 3, scope: !284)
!295 = !DILocation(line: 80, column: 8, scope: !284)
!296 = !DILocation(line: 81, column: 3, scope: !284)
!297 = !DILocation(line: 82, column: 9, scope: !284)
!298 = !DILocation(line: 84, column: 13, scope: !284)
!299 = !DILocation(line: 84, column: 10, scope: !284)
!300 = !DILocation(line: 85, column: 11, scope: !284)
!301 = !DILocation(line: 85, column: 25, scope: !284)
!302 = !DILocation(line: 85, column: 22, scope: !284)
!303 = !DILocation(line: 85, column: 17, scope: !284)
!304 = !DILocation(line: 86, column: 11, scope: !284)
!305 = !DILocation(line: 86, column: 24, scope: !284)
!306 = !DILocation(line: 86, column: 21, scope: !284)
!307 = !DILocation(line: 86, column: 16, scope: !284)
!308 = !DILocation(line: 87, column: 11, scope: !284)
!309 = !DILocation(line: 87, column: 24, scope: !284)
!310 = !DILocation(line: 87, column: 21, scope: !284)
!311 = !DILocation(line: 87, column: 16, scope: !284)
!312 = !DILocation(line: 88, column: 11, scope: !284)
!313 = !DILocation(line: 88, column: 24, scope: !284)
!314 = !DILocation(line: 88, column: 21, scope: !284)
!315 = !DILocation(line: 88, column: 16, scope: !284)
!316 = !DILocation(line: 89, column: 11, scope: !284)
!317 = !DILocation(line: 89, column: 24, scope: !284)
!318 = !DILocation(line: 89, column: 21, scope: !284)
!319 = !DILocation(line: 89, column: 16, scope: !284)
!320 = !DILocation(line: 91, column: 9, scope: !284)
!321 = !DILocation(line: 91, column: 31, scope: !284)
!322 = !DILocation(line: 91, column: 15, scope: !284)
!323 = !DILocation(line: 91, column: 29, scope: !284)
!324 = !DILocation(line: 92, column: 1, scope: !284)
!325 = distinct !DISubprogram(name: "asms", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!326 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !327)
!327 = distinct !DILocation(line: 94, column: 11, scope: !325)
!328 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !329)
!329 = distinct !DILocation(line: 94, column: 24, scope: !325)
!330 = !DILocation(line: 94, column: 22, scope: !325)
!331 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !332)
!332 = distinct !DILocation(line: 94, column: 37, scope: !325)
!333 = !DILocation(line: 94, column: 35, scope: !325)
!334 = !DILocation(line: 96, column: 131, scope: !325)
!335 = !DILocation(line: 96, column: 3, scope: !325)
!336 = !{i64 3340}
!337 = !DILocation(line: 97, column: 85, scope: !325)
!338 = !DILocation(line: 97, column: 90, scope: !325)
!339 = !DILocation(line: 97, column: 15, scope: !325)
!340 = !{i64 3490}
!341 = !DILocation(line: 98, column: 80, scope: !325)
!342 = !DILocation(line: 98, column: 10, scope: !325)
!343 = !{i64 3581}
!344 = !DILocation(line: 99, column: 121, scope: !325)
!345 = !DILocation(line: 99, column: 10, scope: !325)
!346 = !{i64 3668}
!347 = !DILocation(line: 100, column: 16, scope: !325)
!348 = !DILocation(line: 100, column: 12, scope: !325)
!349 = !DILocation(line: 100, column: 24, scope: !325)
!350 = !DILocation(line: 100, column: 20, scope: !325)
!351 = !DILocation(line: 100, column: 32, scope: !325)
!352 = !DILocation(line: 100, column: 28, scope: !325)
!353 = !DILocation(line: 100, column: 36, scope: !325)
!354 = !DILocation(line: 100, column: 3, scope: !325)
!355 = !DILocation(line: 100, column: 8, scope: !325)
!356 = !DILocation(line: 101, column: 1, scope: !325)
