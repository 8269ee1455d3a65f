; ModuleID = 'warps.cu'
source_filename = "warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5namedPKiPiE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ15volatile_reducePKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z8dynwidthPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = shl i32 %2, 8
  %13 = sub i32 8223, %12
  %14 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %11, i32 1, i32 %13)
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %11, i32 3, i32 %13)
  %16 = mul nsw i32 %15, 10
  %17 = add nsw i32 %16, %14
  %18 = sub i32 8192, %12
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %11, i32 2, i32 %18)
  %20 = mul nsw i32 %19, 100
  %21 = add nsw i32 %17, %20
  %22 = mul nsw i32 %8, 3
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %11, i32 %22, i32 %13)
  %24 = mul nsw i32 %23, 1000
  %25 = add nsw i32 %21, %24
  %26 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %25, ptr %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z7matchesPKiPjS1_(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = and i32 %11, 7
  %13 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 range(i32 0, 8) %12)
  %14 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %13, ptr %14, align 4, !tbaa !3
  %15 = and i32 %8, -32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %18)
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = zext i1 %20 to i32
  %22 = extractvalue { i32, i1 } %19, 0
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %23)
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = extractvalue { i32, i1 } %24, 0
  %27 = add i32 %22, %21
  %28 = select i1 %25, i32 2, i32 0
  %29 = add i32 %27, %28
  %30 = shl i32 %26, 2
  %31 = add i32 %29, %30
  %32 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %31, ptr %32, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13groups_reducePKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = and i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 range(i32 0, 8) %11)
  %13 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %10, i32 %12)
  %14 = tail call noundef i32 @llvm.nvvm.redux.sync.max(i32 %10, i32 %12)
  %15 = icmp sgt i32 %10, 10
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %12, i1 %15)
  %17 = mul nsw i32 %14, 3
  %18 = add nsw i32 %17, %13
  %19 = tail call noundef i32 @__nv_popc(i32 noundef %16) #7
  %20 = mul nsw i32 %19, 5
  %21 = add nsw i32 %18, %20
  %22 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %21, ptr %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z7partialPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = icmp samesign ult i32 %9, 20
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  br i1 %10, label %14, label %23

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 1048575, i32 %13, i32 3, i32 31)
  %16 = tail call noundef i32 @llvm.nvvm.redux.sync.add(i32 %13, i32 1048575)
  %17 = icmp samesign ult i32 %9, 17
  %18 = select i1 %17, i32 %15, i32 0
  %19 = add i32 %16, %18
  %20 = and i32 %13, 15
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1048575, i32 %13, i32 %20, i32 31)
  %22 = add nsw i32 %19, %21
  br label %33

23:                                               ; preds = %3
  %24 = tail call noundef i32 @llvm.nvvm.redux.sync.min(i32 %13, i32 -1048576)
  %25 = and i32 %13, 1
  %26 = icmp ne i32 %25, 0
  %27 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1048576, i1 %26)
  %28 = add nsw i32 %27, %24
  %29 = icmp eq i32 %13, 3
  %30 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1048576, i1 %29)
  %31 = add nsw i32 %28, 7
  %32 = select i1 %30, i32 %31, i32 %28
  br label %33

33:                                               ; preds = %23, %14
  %34 = phi i32 [ %32, %23 ], [ %22, %14 ]
  %35 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %34, ptr %35, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6activePKiPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %3
  %15 = tail call noundef i32 @llvm.nvvm.activemask()
  %16 = tail call noundef i32 @__nv_ffs(i32 noundef %15) #7
  %17 = add nsw i32 %16, -1
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %15, i32 %18, i32 %17, i32 31)
  %20 = add i32 %19, %15
  br label %24

21:                                               ; preds = %3
  %22 = tail call noundef i32 @llvm.nvvm.activemask()
  %23 = mul i32 %22, 3
  br label %24

24:                                               ; preds = %21, %14
  %25 = phi i32 [ %20, %14 ], [ %23, %21 ]
  %26 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %25, ptr %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6countsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11)
  %13 = load i32, ptr %9, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, -90
  %15 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %14)
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = icmp sgt i32 %16, 95
  %18 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %17)
  %19 = select i1 %15, i32 1000, i32 0
  %20 = add nsw i32 %19, %12
  %21 = select i1 %18, i32 2000, i32 0
  %22 = add nsw i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %22, ptr %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5namedPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = add i32 %5, %3
  %7 = icmp samesign ult i32 %3, 64
  %8 = sext i32 %6 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  br i1 %7, label %11, label %16

11:                                               ; preds = %2
  %12 = zext nneg i32 %3 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %12
  store i32 %10, ptr %13, align 4, !tbaa !3
  tail call void asm sideeffect "bar.sync 1, 64;", "~{memory}"() #7, !srcloc !7
  %14 = sub nuw nsw i32 63, %3
  %15 = zext nneg i32 %14 to i64
  br label %22

16:                                               ; preds = %2
  %17 = shl nsw i32 %10, 1
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %18
  store i32 %17, ptr %19, align 4, !tbaa !3
  tail call void asm sideeffect "bar.sync 2, 64;", "~{memory}"() #7, !srcloc !8
  %20 = sub nsw i32 191, %3
  %21 = sext i32 %20 to i64
  br label %22

22:                                               ; preds = %16, %11
  %23 = phi i64 [ %21, %16 ], [ %15, %11 ]
  %24 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5namedPKiPiE1s to ptr), i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %25, ptr %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3idsPi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #8, !srcloc !9
  %8 = tail call i32 asm "mov.u32 $0, %warpid;", "=r"() #8, !srcloc !10
  %9 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #8, !srcloc !11
  %10 = tail call i32 asm "mov.u32 $0, %lanemask_ge;", "=r"() #8, !srcloc !12
  tail call void @llvm.nvvm.nanosleep(i32 100)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %11 = mul i32 %8, 100
  %12 = add i32 %11, %7
  %13 = tail call noundef i32 @__nv_popc(i32 noundef %9) #7
  %14 = mul nsw i32 %13, 10000
  %15 = add i32 %12, %14
  %16 = tail call noundef i32 @__nv_popc(i32 noundef %10) #7
  %17 = mul nsw i32 %16, 1000000
  %18 = add i32 %15, %17
  %19 = sext i32 %6 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15volatile_reducePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), i64 %10
  store float %9, ptr %11, align 4, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp samesign ult i32 %3, 32
  br i1 %12, label %13, label %52

13:                                               ; preds = %2
  %14 = getelementptr i8, ptr %11, i64 128
  %15 = load volatile float, ptr %14, align 4, !tbaa !13
  %16 = load volatile float, ptr %11, align 4, !tbaa !13
  %17 = fadd contract float %15, %16
  store volatile float %17, ptr %11, align 4, !tbaa !13
  %18 = icmp samesign ult i32 %3, 16
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr i8, ptr %11, i64 64
  %21 = load volatile float, ptr %20, align 4, !tbaa !13
  %22 = load volatile float, ptr %11, align 4, !tbaa !13
  %23 = fadd contract float %21, %22
  store volatile float %23, ptr %11, align 4, !tbaa !13
  br label %24

24:                                               ; preds = %19, %13
  %25 = icmp samesign ult i32 %3, 8
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr %11, i64 32
  %28 = load volatile float, ptr %27, align 4, !tbaa !13
  %29 = load volatile float, ptr %11, align 4, !tbaa !13
  %30 = fadd contract float %28, %29
  store volatile float %30, ptr %11, align 4, !tbaa !13
  br label %31

31:                                               ; preds = %26, %24
  %32 = icmp samesign ult i32 %3, 4
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr i8, ptr %11, i64 16
  %35 = load volatile float, ptr %34, align 4, !tbaa !13
  %36 = load volatile float, ptr %11, align 4, !tbaa !13
  %37 = fadd contract float %35, %36
  store volatile float %37, ptr %11, align 4, !tbaa !13
  br label %38

38:                                               ; preds = %33, %31
  %39 = icmp samesign ult i32 %3, 2
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %11, i64 8
  %42 = load volatile float, ptr %41, align 4, !tbaa !13
  %43 = load volatile float, ptr %11, align 4, !tbaa !13
  %44 = fadd contract float %42, %43
  store volatile float %44, ptr %11, align 4, !tbaa !13
  br label %45

45:                                               ; preds = %40, %38
  %46 = icmp eq i32 %3, 0
  br i1 %46, label %47, label %58

47:                                               ; preds = %45
  %48 = getelementptr i8, ptr %11, i64 4
  %49 = load volatile float, ptr %48, align 4, !tbaa !13
  %50 = load volatile float, ptr %11, align 4, !tbaa !13
  %51 = fadd contract float %49, %50
  store volatile float %51, ptr %11, align 4, !tbaa !13
  br label %52

52:                                               ; preds = %47, %2
  %53 = icmp eq i32 %3, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw float, ptr %1, i64 %55
  %57 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15volatile_reducePKfPfE1s to ptr), align 4, !tbaa !13
  store float %57, ptr %56, align 4, !tbaa !13
  br label %58

58:                                               ; preds = %45, %54, %52
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4asmsPKiPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = tail call { i32, i32 } asm sideeffect "{ .reg .pred q; shfl.sync.down.b32 $0|q, $2, 4, 31, 0xffffffff; selp.b32 $1, 1, 0, q; }", "=r,=r,r"(i32 %10) #7, !srcloc !15
  %12 = extractvalue { i32, i32 } %11, 0
  %13 = extractvalue { i32, i32 } %11, 1
  %14 = load i32, ptr %9, align 4, !tbaa !3
  %15 = and i32 %14, 3
  %16 = tail call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %15) #7, !srcloc !16
  %17 = load i32, ptr %9, align 4, !tbaa !3
  %18 = tail call i32 asm sideeffect "redux.sync.add.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %17) #7, !srcloc !17
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = tail call i32 asm sideeffect "{ .reg .pred q; setp.gt.s32 q, $1, 4; vote.sync.ballot.b32 $0, q, 0xffffffff; }", "=r,r"(i32 %19) #7, !srcloc !18
  %21 = mul nsw i32 %13, 3
  %22 = add nsw i32 %21, %12
  %23 = mul i32 %16, 5
  %24 = add i32 %22, %23
  %25 = mul nsw i32 %18, 7
  %26 = add i32 %24, %25
  %27 = add i32 %26, %20
  %28 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %27, ptr %28, align 4, !tbaa !3
  ret void
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

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{i64 2320}
!8 = !{i64 2424}
!9 = !{i64 2596}
!10 = !{i64 2638}
!11 = !{i64 2680}
!12 = !{i64 2728}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{i64 3431}
!16 = !{i64 3581}
!17 = !{i64 3672}
!18 = !{i64 3759}
