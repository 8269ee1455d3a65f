; ModuleID = 'atomics_forms.cu'
source_filename = "atomics_forms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%struct.__nv_bfloat16 = type { bfloat }
%struct.__half2 = type { %struct.__half, %struct.__half }

@_ZZ10form_partsPKiPiiE4part = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ11form_scaledPKfPfiE1s = internal addrspace(3) global [34 x float] undef, align 4
@_ZZ12form_privatePKhPjiE4bins = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ10form_orderPKiPiiE1s = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_halvesPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = atomicrmw fadd ptr %13, float %16 monotonic, align 4
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_moduloPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = srem i32 %8, 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = atomicrmw add ptr %13, i32 %16 monotonic, align 4
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_constantPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = atomicrmw add ptr %1, i32 %13 monotonic, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = load i32, ptr %12, align 4, !tbaa !3
  %17 = atomicrmw max ptr %15, i32 %16 monotonic, align 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = atomicrmw add ptr %18, i32 3 monotonic, align 4
  br label %20

20:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %2
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = zext nneg i32 %14 to i64
  %24 = getelementptr inbounds nuw float, ptr %1, i64 %23
  %25 = load float, ptr %22, align 4, !tbaa !7
  %26 = atomicrmw fadd ptr %24, float %25 monotonic, align 4
  br label %27

27:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14form_diagonalsPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %2
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %28

18:                                               ; preds = %4
  %19 = mul nsw i32 %3, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = add nsw i32 %14, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  %26 = load i32, ptr %22, align 4, !tbaa !3
  %27 = atomicrmw add ptr %25, i32 %26 monotonic, align 4
  br label %28

28:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15form_neighboursPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = atomicrmw fadd ptr %12, float %14 monotonic, align 4
  %16 = getelementptr i8, ptr %12, i64 4
  %17 = load float, ptr %13, align 4, !tbaa !7
  %18 = fmul contract float %17, 5.000000e-01
  %19 = atomicrmw fadd ptr %16, float %18 monotonic, align 4
  %20 = getelementptr i8, ptr %12, i64 8
  %21 = load float, ptr %13, align 4, !tbaa !7
  %22 = fmul contract float %21, 2.500000e-01
  %23 = atomicrmw fadd ptr %20, float %22 monotonic, align 4
  br label %24

24:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_loopPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %53

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %43, label %18

18:                                               ; preds = %13
  %19 = and i32 %3, 2147483646
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i32 [ 0, %18 ], [ %38, %20 ]
  %22 = phi i32 [ 0, %18 ], [ %39, %20 ]
  %23 = add nsw i32 %21, %9
  %24 = sdiv i32 %23, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  %27 = load i32, ptr %15, align 4, !tbaa !3
  %28 = add nsw i32 %27, %21
  %29 = atomicrmw add ptr %26, i32 %28 monotonic, align 4
  %30 = or disjoint i32 %21, 1
  %31 = add nsw i32 %30, %9
  %32 = sdiv i32 %31, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = add nsw i32 %35, %30
  %37 = atomicrmw add ptr %34, i32 %36 monotonic, align 4
  %38 = add nuw nsw i32 %21, 2
  %39 = add i32 %22, 2
  %40 = icmp eq i32 %39, %19
  br i1 %40, label %41, label %20, !llvm.loop !9

41:                                               ; preds = %20
  %42 = icmp eq i32 %16, 0
  br i1 %42, label %53, label %43

43:                                               ; preds = %41, %13
  %44 = phi i32 [ 0, %13 ], [ %38, %41 ]
  %45 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %45)
  %46 = add nsw i32 %44, %9
  %47 = sdiv i32 %46, 3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  %50 = load i32, ptr %15, align 4, !tbaa !3
  %51 = add nsw i32 %50, %44
  %52 = atomicrmw add ptr %49, i32 %51 monotonic, align 4
  br label %53

53:                                               ; preds = %43, %41, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12form_guardedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = sdiv i32 %8, 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = atomicrmw add ptr %18, i32 %13 monotonic, align 4
  br label %20

20:                                               ; preds = %15, %10
  %21 = and i32 %8, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %20
  %24 = sdiv i32 %8, 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  %27 = atomicrmw sub ptr %26, i32 1 monotonic, align 4
  br label %28

28:                                               ; preds = %3, %23, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_branchesPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = and i32 %13, 1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %10
  %17 = atomicrmw add ptr %1, i32 %13 monotonic, align 4
  br label %26

18:                                               ; preds = %10
  %19 = icmp sgt i32 %13, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %22 = atomicrmw or ptr %21, i32 %13 monotonic, align 4
  br label %26

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = atomicrmw xor ptr %24, i32 %13 monotonic, align 4
  br label %26

26:                                               ; preds = %16, %23, %20, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13form_selectedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %10
  %16 = srem i32 %8, 3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  br label %21

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 12
  br label %21

21:                                               ; preds = %19, %15
  %22 = phi ptr [ %18, %15 ], [ %20, %19 ]
  %23 = atomicrmw min ptr %22, i32 %13 monotonic, align 4
  br label %24

24:                                               ; preds = %21, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_partsPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp samesign ult i32 %4, 4
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %11
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp slt i32 %8, %2
  br i1 %14, label %15, label %23

15:                                               ; preds = %13
  %16 = lshr i32 %4, 4
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %17
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = atomicrmw add ptr %18, i32 %21 monotonic, align 4
  br label %23

23:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %24, label %32

24:                                               ; preds = %23
  %25 = shl i32 %5, 2
  %26 = or disjoint i32 %25, %4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %27
  %29 = zext nneg i32 %4 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_partsPKiPiiE4part to ptr), i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %28, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %24, %23
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11form_scaledPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = icmp samesign ult i32 %4, 34
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %10
  store float 0.000000e+00, ptr %11, align 4, !tbaa !7
  br label %12

12:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp slt i32 %7, %2
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %12, %14
  %19 = phi contract float [ %17, %14 ], [ 0.000000e+00, %12 ]
  %20 = and i32 %4, 1
  %21 = icmp eq i32 %20, 0
  %22 = lshr i32 %4, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %23
  br i1 %21, label %25, label %27

25:                                               ; preds = %18
  %26 = atomicrmw fadd ptr %24, float %19 monotonic, align 4
  br label %31

27:                                               ; preds = %18
  %28 = getelementptr i8, ptr %24, i64 4
  %29 = fmul contract float %19, -5.000000e-01
  %30 = atomicrmw fadd ptr %28, float %29 monotonic, align 4
  br label %31

31:                                               ; preds = %25, %27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %32, label %37

32:                                               ; preds = %31
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fdiv contract float %35, 3.000000e+00
  store float %36, ptr %34, align 4, !tbaa !7
  br label %37

37:                                               ; preds = %32, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %38, label %44

38:                                               ; preds = %37
  %39 = zext nneg i32 %4 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11form_scaledPKfPfiE1s to ptr), i64 %39
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %42 = load float, ptr %40, align 4, !tbaa !7
  %43 = atomicrmw fadd ptr %41, float %42 monotonic, align 4
  br label %44

44:                                               ; preds = %38, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12form_privatePKhPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 32
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = icmp samesign ugt i32 %4, 15
  %8 = zext i1 %7 to i64
  %9 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %8
  %10 = add nsw i32 %4, -16
  %11 = icmp samesign ult i32 %4, 16
  %12 = select i1 %11, i32 %4, i32 %10
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = add i32 %18, %4
  %20 = icmp slt i32 %19, %2
  br i1 %20, label %21, label %27

21:                                               ; preds = %15
  %22 = and i32 %4, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %23
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = mul i32 %25, %17
  br label %29

27:                                               ; preds = %29, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ult i32 %4, 16
  br i1 %28, label %40, label %49

29:                                               ; preds = %21, %29
  %30 = phi i32 [ %19, %21 ], [ %38, %29 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %0, i64 %31
  %33 = load i8, ptr %32, align 1, !tbaa !11
  %34 = lshr i8 %33, 4
  %35 = zext nneg i8 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %24, i64 %35
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 4
  %38 = add i32 %30, %26
  %39 = icmp slt i32 %38, %2
  br i1 %39, label %29, label %27, !llvm.loop !12

40:                                               ; preds = %27
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 64), i64 %41
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12form_privatePKhPjiE4bins to ptr), i64 %41
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %41
  %45 = load i32, ptr %43, align 4, !tbaa !3
  %46 = load i32, ptr %42, align 4, !tbaa !3
  %47 = add i32 %46, %45
  %48 = atomicrmw add ptr %44, i32 %47 monotonic, align 4
  br label %49

49:                                               ; preds = %40, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_twicePKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = atomicrmw add ptr %13, i32 %16 monotonic, align 4
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = shl nsw i32 %18, 1
  %20 = or disjoint i32 %19, 1
  %21 = atomicrmw add ptr %13, i32 %20 monotonic, align 4
  br label %22

22:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_orderPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4, !tbaa !3
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 %14 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 7 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = atomicrmw sub ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), i32 %4 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %18, label %22

18:                                               ; preds = %7
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10form_orderPKiPiiE1s to ptr), align 4, !tbaa !3
  store i32 %21, ptr %20, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %18, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_halfPK6__halfPS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.__half, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds %struct.__half, ptr %0, i64 %14
  %16 = load half, ptr %15, align 2, !tbaa !13
  %17 = atomicrmw fadd ptr %13, half %16 monotonic, align 2
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_bfloatPK13__nv_bfloat16PS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.__nv_bfloat16, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds %struct.__nv_bfloat16, ptr %0, i64 %14
  %16 = load bfloat, ptr %15, align 2, !tbaa !15
  %17 = atomicrmw fadd ptr %13, bfloat %16 monotonic, align 2
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_packedPK7__half2PS_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %25

10:                                               ; preds = %3
  %11 = sdiv i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.__half2, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds %struct.__half2, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = trunc i32 %16 to i16
  %18 = lshr i32 %16, 16
  %19 = trunc nuw i32 %18 to i16
  %20 = bitcast i16 %17 to half
  %21 = atomicrmw fadd ptr %13, half %20 monotonic, align 2
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 2
  %23 = bitcast i16 %19 to half
  %24 = atomicrmw fadd ptr %22, half %23 monotonic, align 2
  br label %25

25:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11form_doublePKdPdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = srem i32 %8, 5
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !17
  %17 = atomicrmw fadd ptr %13, double %16 monotonic, align 8
  br label %18

18:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9form_widePKyPyi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = atomicrmw add ptr %1, i64 %13 monotonic, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i64, ptr %12, align 8, !tbaa !19
  %17 = atomicrmw umax ptr %15, i64 %16 monotonic, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %19 = load i64, ptr %12, align 8, !tbaa !19
  %20 = atomicrmw and ptr %18, i64 %19 monotonic, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = load i64, ptr %12, align 8, !tbaa !19
  %23 = atomicrmw xor ptr %21, i64 %22 monotonic, align 8
  br label %24

24:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_blockPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %18 = load i32, ptr %15, align 4, !tbaa !3
  %19 = atomicrmw add ptr %17, i32 %18 monotonic, align 4
  %20 = load i32, ptr %15, align 4, !tbaa !3
  %21 = atomicrmw max ptr %13, i32 %20 monotonic, align 4
  br label %22

22:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12form_ticketsPKiPiS1_i(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = srem i32 %9, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = atomicrmw add ptr %14, i32 2 monotonic, align 4
  %16 = sdiv i32 %15, 2
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %17, %12
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %12, ptr %20, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_firstPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %2, i64 %15
  %17 = atomicrmw xchg ptr %16, i32 1 monotonic, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %11
  %20 = atomicrmw add ptr %1, i32 1 monotonic, align 4
  br label %21

21:                                               ; preds = %19, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_claimPKiPiS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %25

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = sdiv i32 %14, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %2, i64 %16
  %18 = cmpxchg ptr %17, i32 -1, i32 %15 monotonic monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %11
  %21 = load i32, ptr %13, align 4, !tbaa !3
  %22 = sdiv i32 %21, 2
  %23 = add nsw i32 %22, 1
  %24 = atomicrmw add ptr %1, i32 %23 monotonic, align 4
  br label %25

25:                                               ; preds = %20, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10form_wrapsPjS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = srem i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = atomicrmw uinc_wrap ptr %13, i32 5 seq_cst, align 4
  %15 = getelementptr i8, ptr %13, i64 8
  %16 = atomicrmw udec_wrap ptr %15, i32 4 seq_cst, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = atomicrmw uinc_wrap ptr %17, i32 6 seq_cst, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %21 = atomicrmw add ptr %20, i32 1 monotonic, align 4
  br label %22

22:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z12max_by_swapsPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #4 {
  %3 = load i32, ptr %0, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #8
  %7 = tail call contract noundef float @__nv_fmaxf(float noundef %1, float noundef %6) #8
  %8 = tail call noundef i32 @__nv_float_as_int(float noundef %7) #8
  %9 = cmpxchg ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp eq i32 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !21

12:                                               ; preds = %4
  %13 = tail call contract noundef float @__nv_int_as_float(i32 noundef %5) #8
  ret float %13
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef double @_Z12add_by_swapsPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #4 {
  %3 = load i64, ptr %0, align 8, !tbaa !19
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i64 [ %3, %2 ], [ %10, %4 ]
  %6 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #8
  %7 = fadd contract double %1, %6
  %8 = tail call noundef i64 @__nv_double_as_longlong(double noundef %7) #8
  %9 = cmpxchg ptr %0, i64 %5, i64 %8 monotonic monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 0
  %11 = icmp eq i64 %5, %10
  br i1 %11, label %12, label %4, !llvm.loop !22

12:                                               ; preds = %4
  %13 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %5) #8
  ret double %13
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z17multiply_by_swapsPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #4 {
  %3 = load float, ptr %0, align 4, !tbaa !7
  br label %4

4:                                                ; preds = %13, %2
  %5 = phi float [ %3, %2 ], [ %14, %13 ]
  %6 = tail call noundef i32 @__nv_float_as_uint(float noundef %5) #8
  %7 = fmul contract float %1, %5
  %8 = tail call noundef i32 @__nv_float_as_uint(float noundef %7) #8
  %9 = cmpxchg ptr %0, i32 %6, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = tail call noundef i32 @__nv_float_as_uint(float noundef %5) #8
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %15, label %13

13:                                               ; preds = %4
  %14 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %10) #8
  br label %4

15:                                               ; preds = %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10form_swapsPKfPfPdi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %65

11:                                               ; preds = %4
  %12 = sdiv i32 %9, 16
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = load i32, ptr %14, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %19, %11
  %20 = phi i32 [ %18, %11 ], [ %25, %19 ]
  %21 = tail call contract noundef float @__nv_int_as_float(i32 noundef %20) #8
  %22 = tail call contract noundef float @__nv_fmaxf(float noundef %17, float noundef %21) #8
  %23 = tail call noundef i32 @__nv_float_as_int(float noundef %22) #8
  %24 = cmpxchg ptr %14, i32 %20, i32 %23 monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 0
  %26 = icmp eq i32 %20, %25
  br i1 %26, label %27, label %19, !llvm.loop !21

27:                                               ; preds = %19
  %28 = tail call contract noundef float @__nv_int_as_float(i32 noundef %20) #8
  %29 = srem i32 %9, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr float, ptr %1, i64 %30
  %32 = getelementptr i8, ptr %31, i64 40
  %33 = load float, ptr %16, align 4, !tbaa !7
  %34 = fcmp contract ogt float %33, 0.000000e+00
  %35 = select contract i1 %34, float 2.000000e+00, float 5.000000e-01
  %36 = load float, ptr %32, align 4, !tbaa !7
  br label %37

37:                                               ; preds = %46, %27
  %38 = phi float [ %36, %27 ], [ %47, %46 ]
  %39 = tail call noundef i32 @__nv_float_as_uint(float noundef %38) #8
  %40 = fmul contract float %35, %38
  %41 = tail call noundef i32 @__nv_float_as_uint(float noundef %40) #8
  %42 = cmpxchg ptr %32, i32 %39, i32 %41 monotonic monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 0
  %44 = tail call noundef i32 @__nv_float_as_uint(float noundef %38) #8
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %48, label %46

46:                                               ; preds = %37
  %47 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %43) #8
  br label %37

48:                                               ; preds = %37
  %49 = sdiv i32 %9, 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load float, ptr %16, align 4, !tbaa !7
  %53 = fpext contract float %52 to double
  %54 = load i64, ptr %51, align 8, !tbaa !19
  br label %55

55:                                               ; preds = %55, %48
  %56 = phi i64 [ %54, %48 ], [ %61, %55 ]
  %57 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %56) #8
  %58 = fadd contract double %57, %53
  %59 = tail call noundef i64 @__nv_double_as_longlong(double noundef %58) #8
  %60 = cmpxchg ptr %51, i64 %56, i64 %59 monotonic monotonic, align 8
  %61 = extractvalue { i64, i1 } %60, 0
  %62 = icmp eq i64 %56, %61
  br i1 %62, label %63, label %55, !llvm.loop !22

63:                                               ; preds = %55
  %64 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %56) #8
  br label %65

65:                                               ; preds = %4, %63
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint_as_float(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"_Float16", !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"__bf16", !5, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !5, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !5, i64 0}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
