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
  %9 = and i32 %7, 31, !dbg !134
  %10 = icmp samesign ult i32 %9, 20, !dbg !135
  %11 = sext i32 %8 to i64, !dbg !136
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !136
  %13 = load i32, ptr %12, align 4, !dbg !136, !tbaa !7
  br i1 %10, label %14, label %23, !dbg !135

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 1048575, i32 %13, i32 3, i32 31), !dbg !137
  %16 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %13, i32 1048575), !dbg !139
  %17 = icmp samesign ult i32 %9, 17, !dbg !141
  %18 = select i1 %17, i32 %15, i32 0, !dbg !142
  %19 = add i32 %16, %18, !dbg !143
  %20 = and i32 %13, 15, !dbg !144
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1048575, i32 %13, i32 %20, i32 31), !dbg !145
  %22 = add nsw i32 %19, %21, !dbg !147
  br label %33, !dbg !148

23:                                               ; preds = %3
  %24 = tail call noundef i32 @llvm.nvvm.redux.sync.min(i32 %13, i32 -1048576), !dbg !149
  %25 = and i32 %13, 1, !dbg !152
  %26 = icmp ne i32 %25, 0, !dbg !153
  %27 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1048576, i1 %26), !dbg !155
  %28 = add nsw i32 %27, %24, !dbg !156
  %29 = icmp eq i32 %13, 3, !dbg !157
  %30 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1048576, i1 %29), !dbg !158
  %31 = add nsw i32 %28, 7
  %32 = select i1 %30, i32 %31, i32 %28, !dbg !161
  br label %33

33:                                               ; preds = %23, %14
  %34 = phi i32 [ %22, %14 ], [ %32, %23 ], !dbg !136
  %35 = sext i32 %8 to i64, !dbg !162
  %36 = getelementptr inbounds i32, ptr %1, i64 %35, !dbg !162
  store i32 %34, ptr %36, align 4, !dbg !163, !tbaa !7
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6activePKiPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !165 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %6 = mul i32 %4, %5, !dbg !170
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %8 = add i32 %6, %7, !dbg !173
  %9 = sext i32 %8 to i64, !dbg !174
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !174
  %11 = load i32, ptr %10, align 4, !dbg !174, !tbaa !7
  %12 = and i32 %11, 1, !dbg !175
  %13 = icmp eq i32 %12, 0, !dbg !174
  br i1 %13, label %21, label %14, !dbg !174

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !176
  %16 = tail call noundef i32 @__nv_ffs(i32 noundef %15) #7, !dbg !179
  %17 = add nsw i32 %16, -1, !dbg !182
  %18 = load i32, ptr %10, align 4, !dbg !183, !tbaa !7
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %15, i32 %18, i32 %17, i32 31), !dbg !184
  %20 = add i32 %19, %15, !dbg !186
  br label %24, !dbg !187

21:                                               ; preds = %3
  %22 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !188
  %23 = mul i32 %22, 3, !dbg !190
  br label %24

24:                                               ; preds = %21, %14
  %25 = phi i32 [ %20, %14 ], [ %23, %21 ], !dbg !191
  %26 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !192
  store i32 %25, ptr %26, align 4, !dbg !193, !tbaa !7
  ret void, !dbg !194
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6countsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !195 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %5 = mul i32 %3, %4, !dbg !200
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %7 = add i32 %5, %6, !dbg !203
  %8 = sext i32 %7 to i64, !dbg !204
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !204
  %10 = load i32, ptr %9, align 4, !dbg !204, !tbaa !7
  %11 = icmp sgt i32 %10, 3, !dbg !205
  %12 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11), !dbg !206
  %13 = load i32, ptr %9, align 4, !dbg !209, !tbaa !7
  %14 = icmp sgt i32 %13, -90, !dbg !210
  %15 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %14), !dbg !211
  %16 = load i32, ptr %9, align 4, !dbg !214, !tbaa !7
  %17 = icmp sgt i32 %16, 95, !dbg !215
  %18 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %17), !dbg !216
  %19 = select i1 %15, i32 1000, i32 0, !dbg !219
  %20 = add nsw i32 %19, %12, !dbg !220
  %21 = select i1 %18, i32 2000, i32 0, !dbg !221
  %22 = add nsw i32 %20, %21, !dbg !222
  %23 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !223
  store i32 %22, ptr %23, align 4, !dbg !224, !tbaa !7
  ret void, !dbg !225
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5namedPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !226 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !227
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !229
  %5 = shl i32 %4, 7, !dbg !231
  %6 = add i32 %5, %3, !dbg !232
  %7 = icmp samesign ult i32 %3, 64, !dbg !233
  %8 = sext i32 %6 to i64, !dbg !234
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !234
  %10 = load i32, ptr %9, align 4, !dbg !234, !tbaa !7
  br i1 %7, label %11, label %16, !dbg !233

11:                                               ; preds = %2
  %12 = zext nneg i32 %3 to i64, !dbg !235
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %12, !dbg !235
  store i32 %10, ptr %13, align 4, !dbg !236, !tbaa !7
  tail call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #7, !dbg !237, !srcloc !238
  %14 = sub nuw nsw i32 63, %3, !dbg !239
  %15 = zext nneg i32 %14 to i64, !dbg !240
  br label %22, !dbg !241

16:                                               ; preds = %2
  %17 = shl nsw i32 %10, 1, !dbg !242
  %18 = zext nneg i32 %3 to i64, !dbg !243
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %18, !dbg !243
  store i32 %17, ptr %19, align 4, !dbg !244, !tbaa !7
  tail call void asm sideeffect "bar.sync 2, 64;", "~{memory}"() #7, !dbg !245, !srcloc !246
  %20 = sub nsw i32 191, %3, !dbg !247
  %21 = sext i32 %20 to i64, !dbg !248
  br label %22

22:                                               ; preds = %16, %11
  %23 = phi i64 [ %21, %16 ], [ %15, %11 ]
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %23, !dbg !234
  %25 = load i32, ptr %24, align 4, !dbg !234, !tbaa !7
  %26 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !234
  store i32 %25, ptr %26, align 4, !dbg !234, !tbaa !7
  ret void, !dbg !249
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3idsPi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 !dbg !250 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !251
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !253
  %4 = mul i32 %2, %3, !dbg !255
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !256
  %6 = add i32 %4, %5, !dbg !258
  %7 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #8, !dbg !259, !srcloc !260
  %8 = tail call i32 asm "mov.u32 $0, %warpid;", "=r"() #8, !dbg !261, !srcloc !262
  %9 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #8, !dbg !263, !srcloc !264
  %10 = tail call i32 asm "mov.u32 $0, %lanemask_ge;", "=r"() #8, !dbg !265, !srcloc !266
  tail call void @llvm.nvvm.nanosleep(i32 100), !dbg !267
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !270
  %11 = mul i32 %8, 100, !dbg !273
  %12 = add i32 %11, %7, !dbg !274
  %13 = tail call noundef i32 @__nv_popc(i32 noundef %9) #7, !dbg !275
  %14 = mul nsw i32 %13, 10000, !dbg !277
  %15 = add i32 %12, %14, !dbg !278
  %16 = tail call noundef i32 @__nv_popc(i32 noundef %10) #7, !dbg !279
  %17 = mul nsw i32 %16, 1000000, !dbg !281
  %18 = add i32 %15, %17, !dbg !282
  %19 = sext i32 %6 to i64, !dbg !283
  %20 = getelementptr inbounds i32, ptr %0, i64 %19, !dbg !283
  store i32 %18, ptr %20, align 4, !dbg !284, !tbaa !7
  ret void, !dbg !285
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15volatile_reducePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !286 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !289
  %5 = shl i32 %4, 6, !dbg !291
  %6 = add i32 %5, %3, !dbg !292
  %7 = zext i32 %6 to i64, !dbg !293
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7, !dbg !293
  %9 = load float, ptr %8, align 4, !dbg !293, !tbaa !294
  %10 = zext nneg i32 %3 to i64, !dbg !296
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), i64 %10, !dbg !296
  store float %9, ptr %11, align 4, !dbg !297, !tbaa !294
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !298
  %12 = icmp samesign ult i32 %3, 32, !dbg !299
  br i1 %12, label %13, label %52, !dbg !299

13:                                               ; preds = %2
  %14 = getelementptr i8, ptr %11, i64 128, !dbg !300
  %15 = load volatile float, ptr %14, align 4, !dbg !300, !tbaa !294
  %16 = load volatile float, ptr %11, align 4, !dbg !301, !tbaa !294
  %17 = fadd contract float %15, %16, !dbg !301
  store volatile float %17, ptr %11, align 4, !dbg !301, !tbaa !294
  %18 = icmp samesign ult i32 %3, 16, !dbg !302
  br i1 %18, label %19, label %24, !dbg !302

19:                                               ; preds = %13
  %20 = getelementptr i8, ptr %11, i64 64, !dbg !303
  %21 = load volatile float, ptr %20, align 4, !dbg !303, !tbaa !294
  %22 = load volatile float, ptr %11, align 4, !dbg !304, !tbaa !294
  %23 = fadd contract float %21, %22, !dbg !304
  store volatile float %23, ptr %11, align 4, !dbg !304, !tbaa !294
  br label %24, !dbg !305

24:                                               ; preds = %19, %13
  %25 = icmp samesign ult i32 %3, 8, !dbg !306
  br i1 %25, label %26, label %31, !dbg !306

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr %11, i64 32, !dbg !307
  %28 = load volatile float, ptr %27, align 4, !dbg !307, !tbaa !294
  %29 = load volatile float, ptr %11, align 4, !dbg !308, !tbaa !294
  %30 = fadd contract float %28, %29, !dbg !308
  store volatile float %30, ptr %11, align 4, !dbg !308, !tbaa !294
  br label %31, !dbg !309

31:                                               ; preds = %26, %24
  %32 = icmp samesign ult i32 %3, 4, !dbg !310
  br i1 %32, label %33, label %38, !dbg !310

33:                                               ; preds = %31
  %34 = getelementptr i8, ptr %11, i64 16, !dbg !311
  %35 = load volatile float, ptr %34, align 4, !dbg !311, !tbaa !294
  %36 = load volatile float, ptr %11, align 4, !dbg !312, !tbaa !294
  %37 = fadd contract float %35, %36, !dbg !312
  store volatile float %37, ptr %11, align 4, !dbg !312, !tbaa !294
  br label %38, !dbg !313

38:                                               ; preds = %33, %31
  %39 = icmp samesign ult i32 %3, 2, !dbg !314
  br i1 %39, label %40, label %45, !dbg !314

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %11, i64 8, !dbg !315
  %42 = load volatile float, ptr %41, align 4, !dbg !315, !tbaa !294
  %43 = load volatile float, ptr %11, align 4, !dbg !316, !tbaa !294
  %44 = fadd contract float %42, %43, !dbg !316
  store volatile float %44, ptr %11, align 4, !dbg !316, !tbaa !294
  br label %45, !dbg !317

45:                                               ; preds = %40, %38
  %46 = icmp eq i32 %3, 0, !dbg !318
  br i1 %46, label %47, label %58, !dbg !318

47:                                               ; preds = %45
  %48 = getelementptr i8, ptr %11, i64 4, !dbg !319
  %49 = load volatile float, ptr %48, align 4, !dbg !319, !tbaa !294
  %50 = load volatile float, ptr %11, align 4, !dbg !320, !tbaa !294
  %51 = fadd contract float %49, %50, !dbg !320
  store volatile float %51, ptr %11, align 4, !dbg !320, !tbaa !294
  br label %52, !dbg !321

52:                                               ; preds = %47, %2
  %53 = icmp eq i32 %3, 0, !dbg !322
  br i1 %53, label %54, label %58, !dbg !322

54:                                               ; preds = %52
  %55 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), align 4, !dbg !323, !tbaa !294
  %56 = zext nneg i32 %4 to i64, !dbg !324
  %57 = getelementptr inbounds nuw float, ptr %1, i64 %56, !dbg !324
  store float %55, ptr %57, align 4, !dbg !325, !tbaa !294
  br label %58, !dbg !324

58:                                               ; preds = %45, %54, %52
  ret void, !dbg !326
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4asmsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !327 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330
  %5 = mul i32 %3, %4, !dbg !332
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333
  %7 = add i32 %5, %6, !dbg !335
  %8 = sext i32 %7 to i64, !dbg !336
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !336
  %10 = load i32, ptr %9, align 4, !dbg !336, !tbaa !7
  %11 = tail call { i32, i32 } asm sideeffect "{ .reg .pred q; shfl.sync.down.b32 $0|q, $2, 4, 31, 0xffffffff; selp.b32 $1, 1, 0, q; }", "=r,=r,r"(i32 %10) #7, !dbg !337, !srcloc !338
  %12 = extractvalue { i32, i32 } %11, 0, !dbg !337
  %13 = extractvalue { i32, i32 } %11, 1, !dbg !337
  %14 = load i32, ptr %9, align 4, !dbg !339, !tbaa !7
  %15 = and i32 %14, 3, !dbg !340
  %16 = tail call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %15) #7, !dbg !341, !srcloc !342
  %17 = load i32, ptr %9, align 4, !dbg !343, !tbaa !7
  %18 = tail call i32 asm sideeffect "redux.sync.add.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %17) #7, !dbg !344, !srcloc !345
  %19 = load i32, ptr %9, align 4, !dbg !346, !tbaa !7
  %20 = tail call i32 asm sideeffect "{ .reg .pred q; setp.gt.s32 q, $1, 4; vote.sync.ballot.b32 $0, q, 0xffffffff; }", "=r,r"(i32 %19) #7, !dbg !347, !srcloc !348
  %21 = mul nsw i32 %13, 3, !dbg !349
  %22 = add nsw i32 %21, %12, !dbg !350
  %23 = mul i32 %16, 5, !dbg !351
  %24 = add i32 %22, %23, !dbg !352
  %25 = mul nsw i32 %18, 7, !dbg !353
  %26 = add i32 %24, %25, !dbg !354
  %27 = add i32 %26, %20, !dbg !355
  %28 = getelementptr inbounds i32, ptr %1, i64 %8, !dbg !356
  store i32 %27, ptr %28, align 4, !dbg !357, !tbaa !7
  ret void, !dbg !358
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
!137 = !DILocation(line: 179, column: 40, scope: !28, inlinedAt: !138)
!138 = distinct !DILocation(line: 29, column: 16, scope: !125)
!139 = !DILocation(line: 805, column: 10, scope: !105, inlinedAt: !140)
!140 = distinct !DILocation(line: 30, column: 9, scope: !125)
!141 = !DILocation(line: 30, column: 44, scope: !125)
!142 = !DILocation(line: 30, column: 39, scope: !125)
!143 = !DILocation(line: 30, column: 36, scope: !125)
!144 = !DILocation(line: 31, column: 36, scope: !125)
!145 = !DILocation(line: 173, column: 35, scope: !45, inlinedAt: !146)
!146 = distinct !DILocation(line: 31, column: 10, scope: !125)
!147 = !DILocation(line: 31, column: 7, scope: !125)
!148 = !DILocation(line: 32, column: 3, scope: !125)
!149 = !DILocation(line: 816, column: 10, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "__reduce_min_sync", scope: !29, file: !29, line: 815, type: !12, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = distinct !DILocation(line: 34, column: 9, scope: !125)
!152 = !DILocation(line: 34, column: 65, scope: !125)
!153 = !DILocation(line: 211, column: 40, scope: !112, inlinedAt: !154)
!154 = distinct !DILocation(line: 34, column: 43, scope: !125)
!155 = !DILocation(line: 211, column: 10, scope: !112, inlinedAt: !154)
!156 = !DILocation(line: 34, column: 36, scope: !125)
!157 = !DILocation(line: 35, column: 28, scope: !125)
!158 = !DILocation(line: 203, column: 10, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "__any_sync", scope: !29, file: !29, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = distinct !DILocation(line: 35, column: 9, scope: !125)
!161 = !DILocation(line: 35, column: 9, scope: !125)
!162 = !DILocation(line: 37, column: 3, scope: !125)
!163 = !DILocation(line: 37, column: 8, scope: !125)
!164 = !DILocation(line: 38, column: 1, scope: !125)
!165 = distinct !DISubprogram(name: "active", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !167)
!167 = distinct !DILocation(line: 40, column: 11, scope: !165)
!168 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !169)
!169 = distinct !DILocation(line: 40, column: 24, scope: !165)
!170 = !DILocation(line: 40, column: 22, scope: !165)
!171 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !172)
!172 = distinct !DILocation(line: 40, column: 37, scope: !165)
!173 = !DILocation(line: 40, column: 35, scope: !165)
!174 = !DILocation(line: 42, column: 7, scope: !165)
!175 = !DILocation(line: 42, column: 12, scope: !165)
!176 = !DILocation(line: 218, column: 10, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "__activemask", scope: !29, file: !29, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 42, column: 32, scope: !165)
!179 = !DILocation(line: 224, column: 40, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "__ffs", scope: !118, file: !118, line: 224, type: !12, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = distinct !DILocation(line: 43, column: 18, scope: !165)
!182 = !DILocation(line: 43, column: 27, scope: !165)
!183 = !DILocation(line: 43, column: 52, scope: !165)
!184 = !DILocation(line: 173, column: 35, scope: !45, inlinedAt: !185)
!185 = distinct !DILocation(line: 43, column: 37, scope: !165)
!186 = !DILocation(line: 43, column: 34, scope: !165)
!187 = !DILocation(line: 43, column: 67, scope: !165)
!188 = !DILocation(line: 218, column: 10, scope: !177, inlinedAt: !189)
!189 = distinct !DILocation(line: 44, column: 12, scope: !165)
!190 = !DILocation(line: 44, column: 27, scope: !165)
!191 = !DILocation(line: 0, scope: !165)
!192 = !DILocation(line: 45, column: 3, scope: !165)
!193 = !DILocation(line: 45, column: 8, scope: !165)
!194 = !DILocation(line: 46, column: 1, scope: !165)
!195 = distinct !DISubprogram(name: "counts", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !197)
!197 = distinct !DILocation(line: 48, column: 11, scope: !195)
!198 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !199)
!199 = distinct !DILocation(line: 48, column: 24, scope: !195)
!200 = !DILocation(line: 48, column: 22, scope: !195)
!201 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !202)
!202 = distinct !DILocation(line: 48, column: 37, scope: !195)
!203 = !DILocation(line: 48, column: 35, scope: !195)
!204 = !DILocation(line: 49, column: 31, scope: !195)
!205 = !DILocation(line: 49, column: 36, scope: !195)
!206 = !DILocation(line: 525, column: 54, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "__syncthreads_count", scope: !118, file: !118, line: 525, type: !12, scopeLine: 525, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = distinct !DILocation(line: 49, column: 11, scope: !195)
!209 = !DILocation(line: 50, column: 29, scope: !195)
!210 = !DILocation(line: 50, column: 34, scope: !195)
!211 = !DILocation(line: 524, column: 52, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "__syncthreads_and", scope: !118, file: !118, line: 524, type: !12, scopeLine: 524, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = distinct !DILocation(line: 50, column: 11, scope: !195)
!214 = !DILocation(line: 51, column: 28, scope: !195)
!215 = !DILocation(line: 51, column: 33, scope: !195)
!216 = !DILocation(line: 526, column: 51, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "__syncthreads_or", scope: !118, file: !118, line: 526, type: !12, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = distinct !DILocation(line: 51, column: 11, scope: !195)
!219 = !DILocation(line: 52, column: 19, scope: !195)
!220 = !DILocation(line: 52, column: 12, scope: !195)
!221 = !DILocation(line: 52, column: 30, scope: !195)
!222 = !DILocation(line: 52, column: 23, scope: !195)
!223 = !DILocation(line: 52, column: 3, scope: !195)
!224 = !DILocation(line: 52, column: 8, scope: !195)
!225 = !DILocation(line: 53, column: 1, scope: !195)
!226 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !228)
!228 = distinct !DILocation(line: 56, column: 11, scope: !226)
!229 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !230)
!230 = distinct !DILocation(line: 56, column: 28, scope: !226)
!231 = !DILocation(line: 56, column: 39, scope: !226)
!232 = !DILocation(line: 56, column: 45, scope: !226)
!233 = !DILocation(line: 57, column: 9, scope: !226)
!234 = !DILocation(line: 0, scope: !226)
!235 = !DILocation(line: 58, column: 5, scope: !226)
!236 = !DILocation(line: 58, column: 10, scope: !226)
!237 = !DILocation(line: 59, column: 5, scope: !226)
!238 = !{i64 2320}
!239 = !DILocation(line: 60, column: 17, scope: !226)
!240 = !DILocation(line: 60, column: 12, scope: !226)
!241 = !DILocation(line: 61, column: 3, scope: !226)
!242 = !DILocation(line: 62, column: 17, scope: !226)
!243 = !DILocation(line: 62, column: 5, scope: !226)
!244 = !DILocation(line: 62, column: 10, scope: !226)
!245 = !DILocation(line: 63, column: 5, scope: !226)
!246 = !{i64 2424}
!247 = !DILocation(line: 64, column: 18, scope: !226)
!248 = !DILocation(line: 64, column: 12, scope: !226)
!249 = !DILocation(line: 66, column: 1, scope: !226)
!250 = distinct !DISubprogram(name: "ids", scope: !1, file: !1, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !252)
!252 = distinct !DILocation(line: 68, column: 11, scope: !250)
!253 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !254)
!254 = distinct !DILocation(line: 68, column: 24, scope: !250)
!255 = !DILocation(line: 68, column: 22, scope: !250)
!256 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !257)
!257 = distinct !DILocation(line: 68, column: 37, scope: !250)
!258 = !DILocation(line: 68, column: 35, scope: !250)
!259 = !DILocation(line: 70, column: 3, scope: !250)
!260 = !{i64 2596}
!261 = !DILocation(line: 71, column: 3, scope: !250)
!262 = !{i64 2638}
!263 = !DILocation(line: 72, column: 3, scope: !250)
!264 = !{i64 2680}
!265 = !DILocation(line: 73, column: 3, scope: !250)
!266 = !{i64 2728}
!267 = !DILocation(line: 28, column: 71, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "__nanosleep", scope: !67, file: !67, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!269 = distinct !DILocation(line: 74, column: 3, scope: !250)
!270 = !DILocation(line: 186, column: 10, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "__syncwarp", scope: !29, file: !29, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!272 = distinct !DILocation(line: 75, column: 3, scope: !250)
!273 = !DILocation(line: 76, column: 18, scope: !250)
!274 = !DILocation(line: 76, column: 12, scope: !250)
!275 = !DILocation(line: 505, column: 50, scope: !117, inlinedAt: !276)
!276 = distinct !DILocation(line: 76, column: 24, scope: !250)
!277 = !DILocation(line: 76, column: 35, scope: !250)
!278 = !DILocation(line: 76, column: 22, scope: !250)
!279 = !DILocation(line: 505, column: 50, scope: !117, inlinedAt: !280)
!280 = distinct !DILocation(line: 76, column: 45, scope: !250)
!281 = !DILocation(line: 76, column: 56, scope: !250)
!282 = !DILocation(line: 76, column: 43, scope: !250)
!283 = !DILocation(line: 76, column: 3, scope: !250)
!284 = !DILocation(line: 76, column: 8, scope: !250)
!285 = !DILocation(line: 77, column: 1, scope: !250)
!286 = distinct !DISubprogram(name: "volatile_reduce", scope: !1, file: !1, line: 78, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!287 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !288)
!288 = distinct !DILocation(line: 80, column: 11, scope: !286)
!289 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !290)
!290 = distinct !DILocation(line: 81, column: 12, scope: !286)
!291 = !DILocation(line: 81, column: 23, scope: !286)
!292 = !DILocation(line: 81, column: 28, scope: !286)
!293 = !DILocation(line: 81, column: 10, scope: !286)
!294 = !{!295, !295, i64 0}
!295 = !{!"float", !9, i64 0}
!296 = !DILocation(line: 81, column: 3, scope: !286)
!297 = !DILocation(line: 81, column: 8, scope: !286)
!298 = !DILocation(line: 82, column: 3, scope: !286)
!299 = !DILocation(line: 83, column: 9, scope: !286)
!300 = !DILocation(line: 85, column: 13, scope: !286)
!301 = !DILocation(line: 85, column: 10, scope: !286)
!302 = !DILocation(line: 86, column: 11, scope: !286)
!303 = !DILocation(line: 86, column: 25, scope: !286)
!304 = !DILocation(line: 86, column: 22, scope: !286)
!305 = !DILocation(line: 86, column: 17, scope: !286)
!306 = !DILocation(line: 87, column: 11, scope: !286)
!307 = !DILocation(line: 87, column: 24, scope: !286)
!308 = !DILocation(line: 87, column: 21, scope: !286)
!309 = !DILocation(line: 87, column: 16, scope: !286)
!310 = !DILocation(line: 88, column: 11, scope: !286)
!311 = !DILocation(line: 88, column: 24, scope: !286)
!312 = !DILocation(line: 88, column: 21, scope: !286)
!313 = !DILocation(line: 88, column: 16, scope: !286)
!314 = !DILocation(line: 89, column: 11, scope: !286)
!315 = !DILocation(line: 89, column: 24, scope: !286)
!316 = !DILocation(line: 89, column: 21, scope: !286)
!317 = !DILocation(line: 89, column: 16, scope: !286)
!318 = !DILocation(line: 90, column: 11, scope: !286)
!319 = !DILocation(line: 90, column: 24, scope: !286)
!320 = !DILocation(line: 90, column: 21, scope: !286)
!321 = !DILocation(line: 90, column: 16, scope: !286)
!322 = !DILocation(line: 92, column: 9, scope: !286)
!323 = !DILocation(line: 92, column: 31, scope: !286)
!324 = !DILocation(line: 92, column: 15, scope: !286)
!325 = !DILocation(line: 92, column: 29, scope: !286)
!326 = !DILocation(line: 93, column: 1, scope: !286)
!327 = distinct !DISubprogram(name: "asms", scope: !1, file: !1, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!328 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !329)
!329 = distinct !DILocation(line: 95, column: 11, scope: !327)
!330 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !331)
!331 = distinct !DILocation(line: 95, column: 24, scope: !327)
!332 = !DILocation(line: 95, column: 22, scope: !327)
!333 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !334)
!334 = distinct !DILocation(line: 95, column: 37, scope: !327)
!335 = !DILocation(line: 95, column: 35, scope: !327)
!336 = !DILocation(line: 97, column: 131, scope: !327)
!337 = !DILocation(line: 97, column: 3, scope: !327)
!338 = !{i64 3431}
!339 = !DILocation(line: 98, column: 85, scope: !327)
!340 = !DILocation(line: 98, column: 90, scope: !327)
!341 = !DILocation(line: 98, column: 15, scope: !327)
!342 = !{i64 3581}
!343 = !DILocation(line: 99, column: 80, scope: !327)
!344 = !DILocation(line: 99, column: 10, scope: !327)
!345 = !{i64 3672}
!346 = !DILocation(line: 100, column: 121, scope: !327)
!347 = !DILocation(line: 100, column: 10, scope: !327)
!348 = !{i64 3759}
!349 = !DILocation(line: 101, column: 16, scope: !327)
!350 = !DILocation(line: 101, column: 12, scope: !327)
!351 = !DILocation(line: 101, column: 24, scope: !327)
!352 = !DILocation(line: 101, column: 20, scope: !327)
!353 = !DILocation(line: 101, column: 32, scope: !327)
!354 = !DILocation(line: 101, column: 28, scope: !327)
!355 = !DILocation(line: 101, column: 36, scope: !327)
!356 = !DILocation(line: 101, column: 3, scope: !327)
!357 = !DILocation(line: 101, column: 8, scope: !327)
!358 = !DILocation(line: 102, column: 1, scope: !327)
