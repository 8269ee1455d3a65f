; ModuleID = 'warps.cu'
source_filename = "warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10warp_stepsE4part = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp_sums(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %5 = mul i32 %3, %4, !dbg !21
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %7 = add i32 %5, %6, !dbg !25
  %8 = sext i32 %7 to i64, !dbg !26
  %9 = getelementptr inbounds float, ptr %0, i64 %8, !dbg !26
  %10 = load float, ptr %9, align 4, !dbg !26, !tbaa !27
  br label %14, !dbg !29

11:                                               ; preds = %14
  %12 = and i32 %6, 31, !dbg !30
  %13 = icmp eq i32 %12, 0, !dbg !31
  br i1 %13, label %21, label %25, !dbg !31

14:                                               ; preds = %2, %14
  %15 = phi i32 [ 16, %2 ], [ %19, %14 ]
  %16 = phi float [ %10, %2 ], [ %18, %14 ]
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %16, i32 %15, i32 31), !dbg !32
  %18 = fadd contract float %16, %17, !dbg !36
  %19 = lshr i32 %15, 1, !dbg !37
  %20 = icmp eq i32 %19, 0, !dbg !38
  br i1 %20, label %11, label %14, !dbg !29, !llvm.loop !39

21:                                               ; preds = %11
  %22 = sdiv i32 %7, 32, !dbg !43
  %23 = sext i32 %22 to i64, !dbg !44
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !44
  store float %18, ptr %24, align 4, !dbg !45, !tbaa !27
  br label %25, !dbg !44

25:                                               ; preds = %21, %11
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !47 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %8 = zext nneg i32 %7 to i64, !dbg !50
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8, !dbg !50
  %10 = load i32, ptr %9, align 4, !dbg !50, !tbaa !7
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %10, i32 3, i32 6144), !dbg !51
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %8, !dbg !54
  store i32 %11, ptr %12, align 4, !dbg !55, !tbaa !7
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %10, i32 3, i32 6175), !dbg !56
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %8, !dbg !59
  store i32 %13, ptr %14, align 4, !dbg !60, !tbaa !7
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %10, i32 5, i32 31), !dbg !61
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %8, !dbg !64
  store i32 %15, ptr %16, align 4, !dbg !65, !tbaa !7
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %10, i32 9, i32 6175), !dbg !66
  %18 = getelementptr inbounds nuw i32, ptr %4, i64 %8, !dbg !69
  store i32 %17, ptr %18, align 4, !dbg !70, !tbaa !7
  ret void, !dbg !71
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffle_long(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !72 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %4 = zext nneg i32 %3 to i64, !dbg !75
  %5 = getelementptr inbounds nuw double, ptr %0, i64 %4, !dbg !75
  %6 = load i64, ptr %5, align 8, !dbg !75, !tbaa !76
  %7 = trunc i64 %6 to i32, !dbg !78
  %8 = lshr i64 %6, 32, !dbg !78
  %9 = trunc nuw i64 %8 to i32, !dbg !78
  %10 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %7, i32 1, i32 31), !dbg !86
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %9, i32 1, i32 31), !dbg !88
  %12 = zext i32 %11 to i64, !dbg !90
  %13 = shl nuw i64 %12, 32, !dbg !90
  %14 = zext i32 %10 to i64, !dbg !90
  %15 = or disjoint i64 %13, %14, !dbg !90
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %4, !dbg !92
  store i64 %15, ptr %16, align 8, !dbg !93, !tbaa !76
  ret void, !dbg !94
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !95 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96
  %6 = zext nneg i32 %5 to i64, !dbg !98
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !98
  %8 = load i32, ptr %7, align 4, !dbg !98, !tbaa !7
  %9 = icmp sgt i32 %8, 0, !dbg !99
  %10 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %9), !dbg !100
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !103
  store i32 %10, ptr %11, align 4, !dbg !104, !tbaa !7
  %12 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %9), !dbg !105
  %13 = zext i1 %12 to i32, !dbg !105
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !108
  store i32 %13, ptr %14, align 4, !dbg !109, !tbaa !7
  %15 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %9), !dbg !110
  %16 = zext i1 %15 to i32, !dbg !110
  %17 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !113
  store i32 %16, ptr %17, align 4, !dbg !114, !tbaa !7
  ret void, !dbg !115
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @half_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !116 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %5 = and i32 %4, 1, !dbg !119
  %6 = icmp eq i32 %5, 0, !dbg !119
  %7 = zext nneg i32 %4 to i64, !dbg !120
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7, !dbg !120
  %9 = load i32, ptr %8, align 4, !dbg !120, !tbaa !7
  %10 = icmp sgt i32 %9, 0, !dbg !120
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %7, !dbg !120
  br i1 %6, label %15, label %12, !dbg !119

12:                                               ; preds = %3
  %13 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1431655766, i1 %10), !dbg !121
  store i32 %13, ptr %11, align 4, !dbg !123, !tbaa !7
  %14 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !124
  br label %18, !dbg !127

15:                                               ; preds = %3
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 1431655765, i1 %10), !dbg !128
  store i32 %16, ptr %11, align 4, !dbg !130, !tbaa !7
  %17 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !131
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i32 [ %17, %15 ], [ %14, %12 ]
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %7, !dbg !120
  store i32 %19, ptr %20, align 4, !dbg !120, !tbaa !7
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matches(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !134 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !135
  %4 = zext nneg i32 %3 to i64, !dbg !137
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4, !dbg !137
  %6 = load i32, ptr %5, align 4, !dbg !137, !tbaa !7
  %7 = tail call i32 asm sideeffect "match.any.sync.b32 $0, $1, $2;", "=r,r,r"(i32 %6, i32 -1) #7, !dbg !138, !srcloc !139
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %4, !dbg !140
  store i32 %7, ptr %8, align 4, !dbg !141, !tbaa !7
  ret void, !dbg !142
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduces(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 !dbg !143 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144
  %6 = zext nneg i32 %5 to i64, !dbg !146
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !146
  %8 = load i32, ptr %7, align 4, !dbg !146, !tbaa !7
  %9 = tail call i32 asm sideeffect "redux.sync.add.s32 $0, $1, $2;", "=r,r,r"(i32 %8, i32 -1) #7, !dbg !147, !srcloc !148
  %10 = load i32, ptr %7, align 4, !dbg !149, !tbaa !7
  %11 = tail call i32 asm sideeffect "redux.sync.max.u32 $0, $1, $2;", "=r,r,r"(i32 %10, i32 -1) #7, !dbg !150, !srcloc !151
  %12 = load i32, ptr %7, align 4, !dbg !152, !tbaa !7
  %13 = tail call i32 asm sideeffect "redux.sync.min.s32 $0, $1, $2;", "=r,r,r"(i32 %12, i32 -1) #7, !dbg !153, !srcloc !154
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !155
  store i32 %9, ptr %14, align 4, !dbg !156, !tbaa !7
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %6, !dbg !157
  store i32 %11, ptr %15, align 4, !dbg !158, !tbaa !7
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !159
  store i32 %13, ptr %16, align 4, !dbg !160, !tbaa !7
  ret void, !dbg !161
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: write)
define dso_local ptx_kernel void @lanes(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !162 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !163
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !166
  %6 = mul nuw nsw i32 %4, %5, !dbg !169
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !170
  %8 = add nuw nsw i32 %6, %7, !dbg !173
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174
  %10 = mul nuw nsw i32 %8, %9, !dbg !176
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %12 = add nuw nsw i32 %10, %11, !dbg !179
  %13 = zext nneg i32 %12 to i64, !dbg !180
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13, !dbg !180
  %15 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #8, !dbg !181, !srcloc !182
  store i32 %15, ptr %14, align 4, !dbg !181, !tbaa !7
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %13, !dbg !183
  %17 = tail call i32 asm "mov.u32 $0, %warpid;", "=r"() #8, !dbg !184, !srcloc !185
  store i32 %17, ptr %16, align 4, !dbg !184, !tbaa !7
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %13, !dbg !186
  %19 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #8, !dbg !187, !srcloc !188
  store i32 %19, ptr %18, align 4, !dbg !187, !tbaa !7
  ret void, !dbg !189
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_steps(ptr noundef captures(none) %0) local_unnamed_addr #1 !dbg !190 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191
  %3 = zext nneg i32 %2 to i64, !dbg !193
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3, !dbg !193
  %5 = load i32, ptr %4, align 4, !dbg !193, !tbaa !7
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10warp_stepsE4part to ptr), i64 %3, !dbg !194
  store i32 %5, ptr %6, align 4, !dbg !195, !tbaa !7
  br label %9, !dbg !196

7:                                                ; preds = %17
  %8 = load i32, ptr %6, align 4, !dbg !197, !tbaa !7
  store i32 %8, ptr %4, align 4, !dbg !198, !tbaa !7
  ret void, !dbg !199

9:                                                ; preds = %1, %17
  %10 = phi i32 [ 1, %1 ], [ %21, %17 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !200
  %11 = icmp samesign ult i32 %2, %10, !dbg !203
  br i1 %11, label %17, label %12, !dbg !204

12:                                               ; preds = %9
  %13 = sub nuw nsw i32 %2, %10, !dbg !205
  %14 = zext nneg i32 %13 to i64, !dbg !206
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10warp_stepsE4part to ptr), i64 %14, !dbg !206
  %16 = load i32, ptr %15, align 4, !dbg !206, !tbaa !7
  br label %17, !dbg !204

17:                                               ; preds = %9, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %9 ], !dbg !204
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !207
  %19 = load i32, ptr %6, align 4, !dbg !209, !tbaa !7
  %20 = add nsw i32 %19, %18, !dbg !209
  store i32 %20, ptr %6, align 4, !dbg !209, !tbaa !7
  %21 = shl nuw nsw i32 %10, 1, !dbg !210
  %22 = icmp samesign ult i32 %10, 16, !dbg !211
  br i1 %22, label %9, label %7, !dbg !196, !llvm.loop !212
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lost_lane(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 !dbg !214 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215
  %3 = icmp eq i32 %2, 5, !dbg !217
  br i1 %3, label %8, label %4, !dbg !217

4:                                                ; preds = %1
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %2, i32 1, i32 31), !dbg !218
  %6 = zext nneg i32 %2 to i64, !dbg !220
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6, !dbg !220
  store i32 %5, ptr %7, align 4, !dbg !221, !tbaa !7
  br label %9, !dbg !220

8:                                                ; preds = %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !222
  br label %9

9:                                                ; preds = %8, %4
  ret void, !dbg !223
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aggregate(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 !dbg !224 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !227
  %6 = mul i32 %4, %5, !dbg !229
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %8 = add i32 %6, %7, !dbg !232
  %9 = zext i32 %8 to i64, !dbg !233
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9, !dbg !233
  %11 = load i32, ptr %10, align 4, !dbg !233, !tbaa !7
  %12 = icmp sgt i32 %11, 0, !dbg !234
  br i1 %12, label %13, label %32, !dbg !234

13:                                               ; preds = %3
  %14 = tail call noundef i32 @llvm.nvvm.activemask(), !dbg !235
  %15 = and i32 %7, 31, !dbg !237
  %16 = tail call noundef i32 @__nv_ffs(i32 noundef %14) #7, !dbg !238
  %17 = add nsw i32 %16, -1, !dbg !241
  %18 = icmp eq i32 %15, %17, !dbg !242
  br i1 %18, label %19, label %22, !dbg !242

19:                                               ; preds = %13
  %20 = tail call noundef i32 @__nv_popc(i32 noundef %14) #7, !dbg !243
  %21 = atomicrmw add ptr %1, i32 %20 monotonic, align 4, !dbg !246
  br label %22, !dbg !250

22:                                               ; preds = %19, %13
  %23 = phi i32 [ %21, %19 ], [ 0, %13 ], !dbg !251
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %14, i32 %23, i32 %17, i32 31), !dbg !252
  %25 = shl nsw i32 -1, %15, !dbg !254
  %26 = xor i32 %25, -1, !dbg !254
  %27 = and i32 %14, %26, !dbg !255
  %28 = tail call noundef i32 @__nv_popc(i32 noundef %27) #7, !dbg !256
  %29 = add nsw i32 %28, %24, !dbg !258
  %30 = sext i32 %29 to i64, !dbg !259
  %31 = getelementptr inbounds i32, ptr %2, i64 %30, !dbg !259
  store i32 %11, ptr %31, align 4, !dbg !260, !tbaa !7
  br label %32, !dbg !261

32:                                               ; preds = %22, %3
  ret void, !dbg !262
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ffs(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
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
!11 = distinct !DISubprogram(name: "warp_sums", scope: !1, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 24, scope: !11)
!21 = !DILocation(line: 6, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 37, scope: !11)
!25 = !DILocation(line: 6, column: 35, scope: !11)
!26 = !DILocation(line: 7, column: 13, scope: !11)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !9, i64 0}
!29 = !DILocation(line: 8, column: 3, scope: !11)
!30 = !DILocation(line: 10, column: 20, scope: !11)
!31 = !DILocation(line: 10, column: 26, scope: !11)
!32 = !DILocation(line: 180, column: 22, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !34, file: !34, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!35 = distinct !DILocation(line: 9, column: 10, scope: !11)
!36 = !DILocation(line: 9, column: 7, scope: !11)
!37 = !DILocation(line: 8, column: 29, scope: !11)
!38 = !DILocation(line: 8, column: 22, scope: !11)
!39 = distinct !{!39, !29, !40, !41, !42}
!40 = !DILocation(line: 9, column: 37, scope: !11)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 11, column: 12, scope: !11)
!44 = !DILocation(line: 11, column: 5, scope: !11)
!45 = !DILocation(line: 11, column: 18, scope: !11)
!46 = !DILocation(line: 12, column: 1, scope: !11)
!47 = distinct !DISubprogram(name: "shuffles", scope: !1, file: !1, line: 14, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 16, column: 11, scope: !47)
!50 = !DILocation(line: 16, column: 28, scope: !47)
!51 = !DILocation(line: 177, column: 38, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "__shfl_up_sync", scope: !34, file: !34, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = distinct !DILocation(line: 17, column: 11, scope: !47)
!54 = !DILocation(line: 17, column: 3, scope: !47)
!55 = !DILocation(line: 17, column: 9, scope: !47)
!56 = !DILocation(line: 179, column: 40, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !34, file: !34, line: 179, type: !12, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 18, column: 13, scope: !47)
!59 = !DILocation(line: 18, column: 3, scope: !47)
!60 = !DILocation(line: 18, column: 11, scope: !47)
!61 = !DILocation(line: 181, column: 39, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 19, column: 13, scope: !47)
!64 = !DILocation(line: 19, column: 3, scope: !47)
!65 = !DILocation(line: 19, column: 11, scope: !47)
!66 = !DILocation(line: 173, column: 35, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "__shfl_sync", scope: !34, file: !34, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 20, column: 14, scope: !47)
!69 = !DILocation(line: 20, column: 3, scope: !47)
!70 = !DILocation(line: 20, column: 12, scope: !47)
!71 = !DILocation(line: 21, column: 1, scope: !47)
!72 = distinct !DISubprogram(name: "shuffle_long", scope: !1, file: !1, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !74)
!74 = distinct !DILocation(line: 24, column: 44, scope: !72)
!75 = !DILocation(line: 24, column: 42, scope: !72)
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !9, i64 0}
!78 = !DILocation(line: 1564, column: 10, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "memcpy", scope: !80, file: !80, line: 1563, type: !12, scopeLine: 1563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!81 = distinct !DILocation(line: 181, column: 1, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 181, column: 1, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !34, file: !34, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 24, column: 20, scope: !72)
!86 = !DILocation(line: 181, column: 39, scope: !62, inlinedAt: !87)
!87 = distinct !DILocation(line: 181, column: 1, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 181, column: 39, scope: !62, inlinedAt: !89)
!89 = distinct !DILocation(line: 181, column: 1, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 1564, column: 10, scope: !79, inlinedAt: !91)
!91 = distinct !DILocation(line: 181, column: 1, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 24, column: 3, scope: !72)
!93 = !DILocation(line: 24, column: 18, scope: !72)
!94 = !DILocation(line: 25, column: 1, scope: !72)
!95 = distinct !DISubprogram(name: "votes", scope: !1, file: !1, line: 27, type: !12, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !97)
!97 = distinct !DILocation(line: 28, column: 11, scope: !95)
!98 = !DILocation(line: 28, column: 28, scope: !95)
!99 = !DILocation(line: 29, column: 37, scope: !95)
!100 = !DILocation(line: 211, column: 10, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "__ballot_sync", scope: !34, file: !34, line: 210, type: !12, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = distinct !DILocation(line: 29, column: 15, scope: !95)
!103 = !DILocation(line: 29, column: 3, scope: !95)
!104 = !DILocation(line: 29, column: 13, scope: !95)
!105 = !DILocation(line: 199, column: 10, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "__all_sync", scope: !34, file: !34, line: 198, type: !12, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = distinct !DILocation(line: 30, column: 14, scope: !95)
!108 = !DILocation(line: 30, column: 3, scope: !95)
!109 = !DILocation(line: 30, column: 12, scope: !95)
!110 = !DILocation(line: 203, column: 10, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "__any_sync", scope: !34, file: !34, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = distinct !DILocation(line: 31, column: 12, scope: !95)
!113 = !DILocation(line: 31, column: 3, scope: !95)
!114 = !DILocation(line: 31, column: 10, scope: !95)
!115 = !DILocation(line: 32, column: 1, scope: !95)
!116 = distinct !DISubprogram(name: "half_warps", scope: !1, file: !1, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !118)
!118 = distinct !DILocation(line: 35, column: 11, scope: !116)
!119 = !DILocation(line: 36, column: 7, scope: !116)
!120 = !DILocation(line: 0, scope: !116)
!121 = !DILocation(line: 211, column: 10, scope: !101, inlinedAt: !122)
!122 = distinct !DILocation(line: 37, column: 17, scope: !116)
!123 = !DILocation(line: 37, column: 15, scope: !116)
!124 = !DILocation(line: 218, column: 10, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "__activemask", scope: !34, file: !34, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = distinct !DILocation(line: 38, column: 17, scope: !116)
!127 = !DILocation(line: 39, column: 3, scope: !116)
!128 = !DILocation(line: 211, column: 10, scope: !101, inlinedAt: !129)
!129 = distinct !DILocation(line: 40, column: 17, scope: !116)
!130 = !DILocation(line: 40, column: 15, scope: !116)
!131 = !DILocation(line: 218, column: 10, scope: !125, inlinedAt: !132)
!132 = distinct !DILocation(line: 41, column: 17, scope: !116)
!133 = !DILocation(line: 43, column: 1, scope: !116)
!134 = distinct !DISubprogram(name: "matches", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !136)
!136 = distinct !DILocation(line: 47, column: 70, scope: !134)
!137 = !DILocation(line: 47, column: 68, scope: !134)
!138 = !DILocation(line: 47, column: 3, scope: !134)
!139 = !{i64 1457}
!140 = !DILocation(line: 48, column: 3, scope: !134)
!141 = !DILocation(line: 48, column: 21, scope: !134)
!142 = !DILocation(line: 49, column: 1, scope: !134)
!143 = distinct !DISubprogram(name: "reduces", scope: !1, file: !1, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !145)
!145 = distinct !DILocation(line: 52, column: 11, scope: !143)
!146 = !DILocation(line: 54, column: 65, scope: !143)
!147 = !DILocation(line: 54, column: 3, scope: !143)
!148 = !{i64 1722}
!149 = !DILocation(line: 55, column: 65, scope: !143)
!150 = !DILocation(line: 55, column: 3, scope: !143)
!151 = !{i64 1805}
!152 = !DILocation(line: 56, column: 65, scope: !143)
!153 = !DILocation(line: 56, column: 3, scope: !143)
!154 = !{i64 1888}
!155 = !DILocation(line: 57, column: 3, scope: !143)
!156 = !DILocation(line: 57, column: 10, scope: !143)
!157 = !DILocation(line: 58, column: 3, scope: !143)
!158 = !DILocation(line: 58, column: 14, scope: !143)
!159 = !DILocation(line: 59, column: 3, scope: !143)
!160 = !DILocation(line: 59, column: 15, scope: !143)
!161 = !DILocation(line: 60, column: 1, scope: !143)
!162 = distinct !DISubprogram(name: "lanes", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 55, column: 27, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 55, type: !12, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = distinct !DILocation(line: 63, column: 12, scope: !162)
!166 = !DILocation(line: 80, column: 27, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 63, column: 26, scope: !162)
!169 = !DILocation(line: 63, column: 24, scope: !162)
!170 = !DILocation(line: 54, column: 27, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 63, column: 39, scope: !162)
!173 = !DILocation(line: 63, column: 37, scope: !162)
!174 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !175)
!175 = distinct !DILocation(line: 63, column: 54, scope: !162)
!176 = !DILocation(line: 63, column: 52, scope: !162)
!177 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !178)
!178 = distinct !DILocation(line: 63, column: 67, scope: !162)
!179 = !DILocation(line: 63, column: 65, scope: !162)
!180 = !DILocation(line: 64, column: 38, scope: !162)
!181 = !DILocation(line: 64, column: 3, scope: !162)
!182 = !{i64 2179}
!183 = !DILocation(line: 65, column: 38, scope: !162)
!184 = !DILocation(line: 65, column: 3, scope: !162)
!185 = !{i64 2227}
!186 = !DILocation(line: 66, column: 43, scope: !162)
!187 = !DILocation(line: 66, column: 3, scope: !162)
!188 = !{i64 2275}
!189 = !DILocation(line: 67, column: 1, scope: !162)
!190 = distinct !DISubprogram(name: "warp_steps", scope: !1, file: !1, line: 70, type: !12, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !192)
!192 = distinct !DILocation(line: 72, column: 11, scope: !190)
!193 = !DILocation(line: 73, column: 13, scope: !190)
!194 = !DILocation(line: 73, column: 3, scope: !190)
!195 = !DILocation(line: 73, column: 11, scope: !190)
!196 = !DILocation(line: 74, column: 3, scope: !190)
!197 = !DILocation(line: 80, column: 10, scope: !190)
!198 = !DILocation(line: 80, column: 8, scope: !190)
!199 = !DILocation(line: 81, column: 1, scope: !190)
!200 = !DILocation(line: 186, column: 10, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__syncwarp", scope: !34, file: !34, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 75, column: 5, scope: !190)
!203 = !DILocation(line: 76, column: 15, scope: !190)
!204 = !DILocation(line: 76, column: 13, scope: !190)
!205 = !DILocation(line: 76, column: 29, scope: !190)
!206 = !DILocation(line: 76, column: 22, scope: !190)
!207 = !DILocation(line: 186, column: 10, scope: !201, inlinedAt: !208)
!208 = distinct !DILocation(line: 77, column: 5, scope: !190)
!209 = !DILocation(line: 78, column: 13, scope: !190)
!210 = !DILocation(line: 74, column: 29, scope: !190)
!211 = !DILocation(line: 74, column: 21, scope: !190)
!212 = distinct !{!212, !196, !213, !41, !42}
!213 = !DILocation(line: 79, column: 3, scope: !190)
!214 = distinct !DISubprogram(name: "lost_lane", scope: !1, file: !1, line: 83, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !216)
!216 = distinct !DILocation(line: 84, column: 11, scope: !214)
!217 = !DILocation(line: 85, column: 9, scope: !214)
!218 = !DILocation(line: 181, column: 39, scope: !62, inlinedAt: !219)
!219 = distinct !DILocation(line: 86, column: 12, scope: !214)
!220 = !DILocation(line: 86, column: 5, scope: !214)
!221 = !DILocation(line: 86, column: 10, scope: !214)
!222 = !DILocation(line: 88, column: 5, scope: !214)
!223 = !DILocation(line: 89, column: 1, scope: !214)
!224 = distinct !DISubprogram(name: "aggregate", scope: !1, file: !1, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !226)
!226 = distinct !DILocation(line: 93, column: 13, scope: !224)
!227 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !228)
!228 = distinct !DILocation(line: 93, column: 26, scope: !224)
!229 = !DILocation(line: 93, column: 24, scope: !224)
!230 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !231)
!231 = distinct !DILocation(line: 93, column: 39, scope: !224)
!232 = !DILocation(line: 93, column: 37, scope: !224)
!233 = !DILocation(line: 93, column: 11, scope: !224)
!234 = !DILocation(line: 94, column: 9, scope: !224)
!235 = !DILocation(line: 218, column: 10, scope: !125, inlinedAt: !236)
!236 = distinct !DILocation(line: 95, column: 23, scope: !224)
!237 = !DILocation(line: 96, column: 28, scope: !224)
!238 = !DILocation(line: 224, column: 40, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "__ffs", scope: !80, file: !80, line: 224, type: !12, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = distinct !DILocation(line: 96, column: 43, scope: !224)
!241 = !DILocation(line: 96, column: 57, scope: !224)
!242 = !DILocation(line: 97, column: 14, scope: !224)
!243 = !DILocation(line: 505, column: 50, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "__popc", scope: !80, file: !80, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = distinct !DILocation(line: 98, column: 31, scope: !224)
!246 = !DILocation(line: 14, column: 1, scope: !247, inlinedAt: !249)
!247 = distinct !DISubprogram(name: "atomicAdd", scope: !248, file: !248, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!248 = !DIFile(filename: "include/device/rk_atomics.h", directory: "")
!249 = distinct !DILocation(line: 98, column: 14, scope: !224)
!250 = !DILocation(line: 98, column: 7, scope: !224)
!251 = !DILocation(line: 0, scope: !224)
!252 = !DILocation(line: 173, column: 35, scope: !67, inlinedAt: !253)
!253 = distinct !DILocation(line: 99, column: 12, scope: !224)
!254 = !DILocation(line: 100, column: 47, scope: !224)
!255 = !DILocation(line: 100, column: 31, scope: !224)
!256 = !DILocation(line: 505, column: 50, scope: !244, inlinedAt: !257)
!257 = distinct !DILocation(line: 100, column: 17, scope: !224)
!258 = !DILocation(line: 100, column: 15, scope: !224)
!259 = !DILocation(line: 100, column: 5, scope: !224)
!260 = !DILocation(line: 100, column: 54, scope: !224)
!261 = !DILocation(line: 101, column: 3, scope: !224)
!262 = !DILocation(line: 102, column: 1, scope: !224)
