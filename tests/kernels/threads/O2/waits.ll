; ModuleID = 'waits.cu'
source_filename = "waits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_flagPiE5ready = internal addrspace(3) global i32 undef, align 4
@_ZZ5twicePiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ5sidesPiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ5earlyPiiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ4racePiE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lock_spinPiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %3, !llvm.loop !7

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4, !tbaa !3
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %1, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %9 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lock_exchPiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #1 {
  %3 = atomicrmw xchg ptr %0, i32 1 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %9, %5 ], [ 8, %2 ]
  tail call void @llvm.nvvm.nanosleep(i32 %6)
  %7 = icmp samesign ult i32 %6, 256
  %8 = zext i1 %7 to i32
  %9 = shl nuw nsw i32 %6, %8
  %10 = atomicrmw xchg ptr %0, i32 1 monotonic, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !9

12:                                               ; preds = %5, %2
  %13 = load i32, ptr %1, align 4, !tbaa !3
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %1, align 4, !tbaa !3
  %15 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lock_insidePiS_(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1 monotonic monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %3

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4, !tbaa !3
  %8 = mul nsw i32 %7, 3
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %1, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %10 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9flag_waitPViPi(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i32 5, ptr %1, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  store volatile i32 1, ptr %0, align 4, !tbaa !3
  br label %13

6:                                                ; preds = %2, %6
  %7 = load volatile i32, ptr %0, align 4, !tbaa !3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %6, label %9, !llvm.loop !10

9:                                                ; preds = %6
  %10 = load i32, ptr %1, align 4, !tbaa !3
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11ticket_lockPiPViS_(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  br label %5

5:                                                ; preds = %5, %3
  %6 = load volatile i32, ptr %1, align 4, !tbaa !3
  %7 = icmp eq i32 %6, %4
  br i1 %7, label %8, label %5, !llvm.loop !11

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = mul nsw i32 %9, 3
  %11 = add nsw i32 %10, %4
  store i32 %11, ptr %2, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %12 = add nsw i32 %4, 1
  store volatile i32 %12, ptr %1, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lookbackPKiPViS2_Pi(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store volatile i32 %8, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %10 = icmp eq i32 %5, 0
  %11 = select i1 %10, i32 2, i32 1
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  store volatile i32 %11, ptr %12, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %24, %4
  %14 = phi i32 [ %5, %4 ], [ %16, %24 ]
  %15 = phi i32 [ 0, %4 ], [ %27, %24 ]
  %16 = add nsw i32 %14, -1
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %13
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  br label %21

21:                                               ; preds = %18, %21
  %22 = load volatile i32, ptr %20, align 4, !tbaa !3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %21, label %24, !llvm.loop !12

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %19
  %26 = load volatile i32, ptr %25, align 4, !tbaa !3
  %27 = add nsw i32 %26, %15
  %28 = icmp eq i32 %22, 2
  br i1 %28, label %29, label %13, !llvm.loop !13

29:                                               ; preds = %13, %24
  %30 = phi i32 [ %27, %24 ], [ %15, %13 ]
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = add nsw i32 %31, %30
  %33 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  store i32 %32, ptr %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9lookback1PKiPViS2_Pi(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store volatile i32 %8, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %10 = icmp eq i32 %5, 0
  %11 = select i1 %10, i32 2, i32 1
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  store volatile i32 %11, ptr %12, align 4, !tbaa !3
  %13 = add nsw i32 %5, -1
  br label %14

14:                                               ; preds = %31, %4
  %15 = phi i32 [ %13, %4 ], [ %32, %31 ]
  %16 = phi i32 [ 0, %4 ], [ %33, %31 ]
  %17 = icmp sgt i32 %15, -1
  br i1 %17, label %18, label %35

18:                                               ; preds = %14
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %21 = load volatile i32, ptr %20, align 4, !tbaa !3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %23, !llvm.loop !14

23:                                               ; preds = %18
  %24 = icmp ne i32 %21, 2
  %25 = sext i1 %24 to i32
  %26 = add nsw i32 %15, %25
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %19
  %28 = load volatile i32, ptr %27, align 4, !tbaa !3
  %29 = add nsw i32 %28, %16
  %30 = xor i1 %24, true
  br label %31

31:                                               ; preds = %23, %18
  %32 = phi i32 [ %26, %23 ], [ %15, %18 ]
  %33 = phi i32 [ %29, %23 ], [ %16, %18 ]
  %34 = phi i1 [ %30, %23 ], [ false, %18 ]
  br i1 %34, label %35, label %14

35:                                               ; preds = %31, %14
  %36 = phi i32 [ %33, %31 ], [ %16, %14 ]
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = add nsw i32 %37, %36
  %39 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  store i32 %38, ptr %39, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9grid_waitPiS_(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = atomicrmw or ptr %0, i32 0 monotonic, align 4
  %6 = icmp ult i32 %5, %4
  br i1 %6, label %7, label %10

7:                                                ; preds = %2, %7
  tail call void @llvm.nvvm.nanosleep(i32 10)
  %8 = atomicrmw or ptr %0, i32 0 monotonic, align 4
  %9 = icmp ult i32 %8, %4
  br i1 %9, label %7, label %10, !llvm.loop !15

10:                                               ; preds = %7, %2
  %11 = load i32, ptr %0, align 4, !tbaa !3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  store i32 %11, ptr %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11shared_flagPi(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !tbaa !3
  br label %5

5:                                                ; preds = %4, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %6 = icmp eq i32 %2, 32
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 3, ptr %8, align 4, !tbaa !3
  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !tbaa !3
  br label %9

9:                                                ; preds = %7, %5
  %10 = icmp samesign ult i32 %2, 32
  br i1 %10, label %11, label %17

11:                                               ; preds = %9, %11
  %12 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_flagPiE5ready to ptr), align 4, !tbaa !3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %11, label %14, !llvm.loop !16

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %16, ptr %0, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %14, %9
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5twicePi(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = icmp samesign ult i32 %2, 16
  %4 = zext nneg i32 %2 to i64
  br i1 %3, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePiE1s to ptr), i64 %4
  store i32 %2, ptr %6, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %7

7:                                                ; preds = %1, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = and i32 %2, 15
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5twicePiE1s to ptr), i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  store i32 %11, ptr %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5sidesPi(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = icmp sgt i32 %5, 0
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5sidesPiE1s to ptr), i64 %3
  %8 = sub nsw i32 63, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5sidesPiE1s to ptr), i64 %9
  br i1 %6, label %11, label %13

11:                                               ; preds = %1
  store i32 %2, ptr %7, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = load i32, ptr %10, align 4, !tbaa !3
  br label %16

13:                                               ; preds = %1
  store i32 2, ptr %7, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr %10, align 4, !tbaa !3
  %15 = add nsw i32 %14, 1
  br label %16

16:                                               ; preds = %13, %11
  %17 = phi i32 [ %15, %13 ], [ %12, %11 ]
  store i32 %17, ptr %4, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5earlyPii(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %1
  br i1 %4, label %5, label %41

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %6
  store i32 %8, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = zext nneg i32 %3 to i64
  %13 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %12
  %14 = getelementptr i8, ptr %13, i64 -4
  %15 = load i32, ptr %14, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %5, %11
  %17 = phi i32 [ %15, %11 ], [ 0, %5 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = icmp samesign ult i32 %3, 2
  br i1 %20, label %26, label %21

21:                                               ; preds = %16
  %22 = zext nneg i32 %3 to i64
  %23 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %22
  %24 = getelementptr i8, ptr %23, i64 -8
  %25 = load i32, ptr %24, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %21, %16
  %27 = phi i32 [ %25, %21 ], [ 0, %16 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %3, 4
  br i1 %30, label %36, label %31

31:                                               ; preds = %26
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5earlyPiiE1s to ptr), i64 %32
  %34 = getelementptr i8, ptr %33, i64 -16
  %35 = load i32, ptr %34, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i32 [ %35, %31 ], [ 0, %26 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %40, ptr %7, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %2, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z4racePi(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4racePiE1s to ptr), i64 %3
  store i32 %5, ptr %6, align 4, !tbaa !3
  %7 = sub nsw i32 63, %2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4racePiE1s to ptr), i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %10, ptr %4, align 4, !tbaa !3
  ret void
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.nvvm.nanosleep(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = distinct !{!10, !8}
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !8}
!16 = distinct !{!16, !8}
