; ModuleID = 'sparse_rows.cu'
source_filename = "sparse_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_spmvPKiS0_PKfS2_Pfi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %73

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %42

20:                                               ; preds = %13
  %21 = sub i32 %18, %16
  %22 = add i32 %16, 1
  %23 = and i32 %21, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %37, label %25

25:                                               ; preds = %20
  %26 = sext i32 %16 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = getelementptr inbounds i32, ptr %1, i64 %26
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %3, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fmul contract float %28, %33
  %35 = fadd contract float %34, 0.000000e+00
  %36 = add nsw i32 %16, 1
  br label %37

37:                                               ; preds = %25, %20
  %38 = phi float [ poison, %20 ], [ %35, %25 ]
  %39 = phi i32 [ %16, %20 ], [ %36, %25 ]
  %40 = phi float [ 0.000000e+00, %20 ], [ %35, %25 ]
  %41 = icmp eq i32 %18, %22
  br i1 %41, label %42, label %47

42:                                               ; preds = %37, %47, %13
  %43 = phi float [ 0.000000e+00, %13 ], [ %38, %37 ], [ %70, %47 ]
  %44 = getelementptr inbounds float, ptr %4, i64 %14
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fadd contract float %43, %45
  store float %46, ptr %44, align 4, !tbaa !7
  br label %73

47:                                               ; preds = %37, %47
  %48 = phi i32 [ %71, %47 ], [ %39, %37 ]
  %49 = phi float [ %70, %47 ], [ %40, %37 ]
  %50 = sext i32 %48 to i64
  %51 = getelementptr inbounds float, ptr %2, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = getelementptr inbounds i32, ptr %1, i64 %50
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %3, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %52, %57
  %59 = fadd contract float %49, %58
  %60 = add nsw i32 %48, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds i32, ptr %1, i64 %61
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %3, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = fmul contract float %63, %68
  %70 = fadd contract float %59, %69
  %71 = add nsw i32 %48, 2
  %72 = icmp eq i32 %71, %18
  br i1 %72, label %42, label %47, !llvm.loop !9

73:                                               ; preds = %42, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_spmmPKiS0_PKfS2_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %17, %5
  %19 = icmp slt i32 %12, %6
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %88

21:                                               ; preds = %7
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr i8, ptr %23, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %52

28:                                               ; preds = %21
  %29 = sub i32 %26, %24
  %30 = add i32 %24, 1
  %31 = and i32 %29, 1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %47, label %33

33:                                               ; preds = %28
  %34 = sext i32 %24 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr inbounds i32, ptr %1, i64 %34
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = mul nsw i32 %38, %6
  %40 = add nsw i32 %39, %12
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %36, %43
  %45 = fadd contract float %44, 0.000000e+00
  %46 = add nsw i32 %24, 1
  br label %47

47:                                               ; preds = %33, %28
  %48 = phi float [ poison, %28 ], [ %45, %33 ]
  %49 = phi i32 [ %24, %28 ], [ %46, %33 ]
  %50 = phi float [ 0.000000e+00, %28 ], [ %45, %33 ]
  %51 = icmp eq i32 %26, %30
  br i1 %51, label %52, label %58

52:                                               ; preds = %47, %58, %21
  %53 = phi float [ 0.000000e+00, %21 ], [ %48, %47 ], [ %85, %58 ]
  %54 = mul nsw i32 %6, %17
  %55 = add nsw i32 %54, %12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %4, i64 %56
  store float %53, ptr %57, align 4, !tbaa !7
  br label %88

58:                                               ; preds = %47, %58
  %59 = phi i32 [ %86, %58 ], [ %49, %47 ]
  %60 = phi float [ %85, %58 ], [ %50, %47 ]
  %61 = sext i32 %59 to i64
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds i32, ptr %1, i64 %61
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = mul nsw i32 %65, %6
  %67 = add nsw i32 %66, %12
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %3, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %63, %70
  %72 = fadd contract float %60, %71
  %73 = add nsw i32 %59, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %2, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds i32, ptr %1, i64 %74
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = mul nsw i32 %78, %6
  %80 = add nsw i32 %79, %12
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %3, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %76, %83
  %85 = fadd contract float %72, %84
  %86 = add nsw i32 %59, 2
  %87 = icmp eq i32 %86, %26
  br i1 %87, label %52, label %58, !llvm.loop !11

88:                                               ; preds = %7, %52
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16csr_off_diagonalPKiS0_S0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %46

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %25, label %20

20:                                               ; preds = %40, %13
  %21 = phi i32 [ -2147483648, %13 ], [ %42, %40 ]
  %22 = phi i32 [ 0, %13 ], [ %43, %40 ]
  %23 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %21, ptr %23, align 4, !tbaa !3
  %24 = getelementptr inbounds i32, ptr %4, i64 %14
  store i32 %22, ptr %24, align 4, !tbaa !3
  br label %46

25:                                               ; preds = %13, %40
  %26 = phi i32 [ %41, %40 ], [ %18, %13 ]
  %27 = phi i32 [ %44, %40 ], [ %16, %13 ]
  %28 = phi i32 [ %43, %40 ], [ 0, %13 ]
  %29 = phi i32 [ %42, %40 ], [ -2147483648, %13 ]
  %30 = sext i32 %27 to i64
  %31 = getelementptr inbounds i32, ptr %1, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = icmp eq i32 %32, %11
  br i1 %33, label %40, label %34

34:                                               ; preds = %25
  %35 = add nsw i32 %28, 1
  %36 = getelementptr inbounds i32, ptr %2, i64 %30
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = tail call noundef i32 @__nv_max(i32 noundef %29, i32 noundef %37) #8
  %39 = load i32, ptr %17, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %25, %34
  %41 = phi i32 [ %39, %34 ], [ %26, %25 ]
  %42 = phi i32 [ %38, %34 ], [ %29, %25 ]
  %43 = phi i32 [ %35, %34 ], [ %28, %25 ]
  %44 = add nsw i32 %27, 1
  %45 = icmp slt i32 %44, %41
  br i1 %45, label %25, label %20, !llvm.loop !12

46:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8bfs_stepPKiS0_Piii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %41

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = icmp eq i32 %15, %3
  br i1 %16, label %17, label %41

17:                                               ; preds = %12
  %18 = getelementptr inbounds i32, ptr %0, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = getelementptr i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = icmp slt i32 %19, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %17
  %24 = add nsw i32 %3, 1
  br label %25

25:                                               ; preds = %23, %37
  %26 = phi i32 [ %21, %23 ], [ %38, %37 ]
  %27 = phi i32 [ %19, %23 ], [ %39, %37 ]
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %2, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %25
  store i32 %24, ptr %32, align 4, !tbaa !3
  %36 = load i32, ptr %20, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %25, %35
  %38 = phi i32 [ %26, %25 ], [ %36, %35 ]
  %39 = add nsw i32 %27, 1
  %40 = icmp slt i32 %39, %38
  br i1 %40, label %25, label %41, !llvm.loop !13

41:                                               ; preds = %37, %17, %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14csr_transposedPKiS0_S0_S0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %37

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %37

20:                                               ; preds = %13
  %21 = getelementptr inbounds i32, ptr %3, i64 %14
  br label %22

22:                                               ; preds = %20, %22
  %23 = phi i32 [ %16, %20 ], [ %34, %22 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %4, i64 %27
  %29 = getelementptr inbounds i32, ptr %2, i64 %24
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = load i32, ptr %21, align 4, !tbaa !3
  %32 = mul nsw i32 %31, %30
  %33 = atomicrmw add ptr %28, i32 %32 monotonic, align 4
  %34 = add nsw i32 %23, 1
  %35 = load i32, ptr %17, align 4, !tbaa !3
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %22, label %37, !llvm.loop !14

37:                                               ; preds = %22, %13, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8csr_lastPKiS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %76

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %18, label %43

18:                                               ; preds = %11
  %19 = sub i32 %16, %14
  %20 = and i32 %19, 3
  %21 = sub i32 %14, %16
  %22 = icmp ugt i32 %21, -4
  br i1 %22, label %27, label %23

23:                                               ; preds = %18
  %24 = and i32 %19, -4
  br label %46

25:                                               ; preds = %46
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %25, %18
  %28 = phi i32 [ %14, %18 ], [ %73, %25 ]
  %29 = phi i32 [ -1, %18 ], [ %72, %25 ]
  %30 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %30)
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i32 [ %40, %31 ], [ %28, %27 ]
  %33 = phi i32 [ %39, %31 ], [ %29, %27 ]
  %34 = phi i32 [ %41, %31 ], [ 0, %27 ]
  %35 = sext i32 %32 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 %33, i32 %37
  %40 = add nsw i32 %32, 1
  %41 = add i32 %34, 1
  %42 = icmp eq i32 %41, %20
  br i1 %42, label %43, label %31, !llvm.loop !15

43:                                               ; preds = %25, %31, %11
  %44 = phi i32 [ -1, %11 ], [ %72, %25 ], [ %39, %31 ]
  %45 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %44, ptr %45, align 4, !tbaa !3
  br label %76

46:                                               ; preds = %46, %23
  %47 = phi i32 [ %14, %23 ], [ %73, %46 ]
  %48 = phi i32 [ -1, %23 ], [ %72, %46 ]
  %49 = phi i32 [ 0, %23 ], [ %74, %46 ]
  %50 = sext i32 %47 to i64
  %51 = getelementptr inbounds i32, ptr %1, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 %48, i32 %52
  %55 = sext i32 %47 to i64
  %56 = getelementptr i32, ptr %1, i64 %55
  %57 = getelementptr i8, ptr %56, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i32 %54, i32 %58
  %61 = sext i32 %47 to i64
  %62 = getelementptr i32, ptr %1, i64 %61
  %63 = getelementptr i8, ptr %62, i64 8
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i32 %60, i32 %64
  %67 = sext i32 %47 to i64
  %68 = getelementptr i32, ptr %1, i64 %67
  %69 = getelementptr i8, ptr %68, i64 12
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, i32 %66, i32 %70
  %73 = add nsw i32 %47, 4
  %74 = add i32 %49, 4
  %75 = icmp eq i32 %74, %24
  br i1 %75, label %25, label %46, !llvm.loop !17

76:                                               ; preds = %4, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11csr_largestPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %21, label %18

18:                                               ; preds = %21, %11
  %19 = phi float [ 0xFFF0000000000000, %11 ], [ %27, %21 ]
  %20 = getelementptr inbounds float, ptr %2, i64 %12
  store float %19, ptr %20, align 4, !tbaa !7
  br label %31

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %28, %21 ], [ %14, %11 ]
  %23 = phi float [ %27, %21 ], [ 0xFFF0000000000000, %11 ]
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %26) #8
  %28 = add nsw i32 %22, 1
  %29 = load i32, ptr %15, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %21, label %18, !llvm.loop !18

31:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12edge_softmaxPKiPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %58

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %21, label %58

18:                                               ; preds = %21
  %19 = load i32, ptr %13, align 4, !tbaa !3
  %20 = icmp slt i32 %19, %29
  br i1 %20, label %34, label %58

21:                                               ; preds = %11, %21
  %22 = phi i32 [ %28, %21 ], [ %14, %11 ]
  %23 = phi float [ %27, %21 ], [ 0xFFF0000000000000, %11 ]
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %26) #8
  %28 = add nsw i32 %22, 1
  %29 = load i32, ptr %15, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %21, label %18, !llvm.loop !19

31:                                               ; preds = %34
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = icmp slt i32 %32, %44
  br i1 %33, label %46, label %58

34:                                               ; preds = %18, %34
  %35 = phi i32 [ %43, %34 ], [ %19, %18 ]
  %36 = phi float [ %42, %34 ], [ 0.000000e+00, %18 ]
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fsub contract float %39, %27
  %41 = tail call contract noundef float @__nv_expf(float noundef %40) #8
  %42 = fadd contract float %36, %41
  %43 = add nsw i32 %35, 1
  %44 = load i32, ptr %15, align 4, !tbaa !3
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %34, label %31, !llvm.loop !20

46:                                               ; preds = %31, %46
  %47 = phi i32 [ %55, %46 ], [ %32, %31 ]
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fsub contract float %50, %27
  %52 = tail call contract noundef float @__nv_expf(float noundef %51) #8
  %53 = fdiv contract float %52, %42
  %54 = getelementptr inbounds float, ptr %2, i64 %48
  store float %53, ptr %54, align 4, !tbaa !7
  %55 = add nsw i32 %47, 1
  %56 = load i32, ptr %15, align 4, !tbaa !3
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %46, label %58, !llvm.loop !21

58:                                               ; preds = %46, %11, %18, %31, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z8csr_warpPKiS0_PKfS2_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = lshr i32 %11, 5
  %13 = and i32 %10, 31
  %14 = icmp slt i32 %12, %5
  br i1 %14, label %15, label %53

15:                                               ; preds = %6
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = add nsw i32 %18, %13
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = icmp slt i32 %19, %21
  br i1 %22, label %35, label %23

23:                                               ; preds = %35, %15
  %24 = phi float [ 0.000000e+00, %15 ], [ %47, %35 ]
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %24, i32 16, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %26, i32 8, i32 31)
  %28 = fadd contract float %26, %27
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %28, i32 4, i32 31)
  %30 = fadd contract float %28, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %30, i32 2, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %32, i32 1, i32 31)
  %34 = icmp eq i32 %13, 0
  br i1 %34, label %50, label %53

35:                                               ; preds = %15, %35
  %36 = phi i32 [ %48, %35 ], [ %19, %15 ]
  %37 = phi float [ %47, %35 ], [ 0.000000e+00, %15 ]
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds float, ptr %2, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = getelementptr inbounds i32, ptr %1, i64 %38
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %40, %45
  %47 = fadd contract float %37, %46
  %48 = add nsw i32 %36, 32
  %49 = icmp slt i32 %48, %21
  br i1 %49, label %35, label %23, !llvm.loop !22

50:                                               ; preds = %23
  %51 = fadd contract float %32, %33
  %52 = getelementptr inbounds nuw float, ptr %4, i64 %16
  store float %51, ptr %52, align 4, !tbaa !7
  br label %53

53:                                               ; preds = %23, %50, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10block_rowsPKiS0_PKfS2_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sdiv i32 %11, 4
  %13 = mul i32 %12, 4
  %14 = sub i32 %11, %13
  %15 = icmp slt i32 %12, %5
  br i1 %15, label %16, label %78

16:                                               ; preds = %6
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = getelementptr i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = icmp slt i32 %19, %21
  br i1 %22, label %23, label %74

23:                                               ; preds = %16
  %24 = shl nsw i32 %14, 2
  br label %25

25:                                               ; preds = %23, %25
  %26 = phi i32 [ %19, %23 ], [ %72, %25 ]
  %27 = phi float [ 0.000000e+00, %23 ], [ %71, %25 ]
  %28 = shl nsw i32 %26, 4
  %29 = add nsw i32 %28, %24
  %30 = sext i32 %26 to i64
  %31 = getelementptr inbounds i32, ptr %1, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = shl nsw i32 %32, 2
  %34 = sext i32 %29 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = sext i32 %33 to i64
  %38 = getelementptr inbounds float, ptr %3, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %36, %39
  %41 = fadd contract float %27, %40
  %42 = sext i32 %29 to i64
  %43 = getelementptr float, ptr %2, i64 %42
  %44 = getelementptr i8, ptr %43, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = sext i32 %33 to i64
  %47 = getelementptr float, ptr %3, i64 %46
  %48 = getelementptr i8, ptr %47, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %45, %49
  %51 = fadd contract float %41, %50
  %52 = sext i32 %29 to i64
  %53 = getelementptr float, ptr %2, i64 %52
  %54 = getelementptr i8, ptr %53, i64 8
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = sext i32 %33 to i64
  %57 = getelementptr float, ptr %3, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %55, %59
  %61 = fadd contract float %51, %60
  %62 = sext i32 %29 to i64
  %63 = getelementptr float, ptr %2, i64 %62
  %64 = getelementptr i8, ptr %63, i64 12
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = sext i32 %33 to i64
  %67 = getelementptr float, ptr %3, i64 %66
  %68 = getelementptr i8, ptr %67, i64 12
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %65, %69
  %71 = fadd contract float %61, %70
  %72 = add nsw i32 %26, 1
  %73 = icmp eq i32 %72, %21
  br i1 %73, label %74, label %25, !llvm.loop !23

74:                                               ; preds = %25, %16
  %75 = phi float [ 0.000000e+00, %16 ], [ %71, %25 ]
  %76 = sext i32 %11 to i64
  %77 = getelementptr inbounds float, ptr %4, i64 %76
  store float %75, ptr %77, align 4, !tbaa !7
  br label %78

78:                                               ; preds = %6, %74
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8ell_spmviiPKiPKfS2_Pf(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %0
  br i1 %12, label %13, label %84

13:                                               ; preds = %6
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %40

15:                                               ; preds = %13
  %16 = and i32 %1, 1
  %17 = icmp eq i32 %1, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %1, 2147483646
  br label %44

20:                                               ; preds = %79
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %40, label %22

22:                                               ; preds = %20, %15
  %23 = phi float [ 0.000000e+00, %15 ], [ %80, %20 ]
  %24 = phi i32 [ 0, %15 ], [ %81, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = mul nsw i32 %24, %0
  %27 = add nsw i32 %26, %11
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %2, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp sgt i32 %30, -1
  br i1 %31, label %32, label %40

32:                                               ; preds = %22
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw float, ptr %4, i64 %33
  %35 = getelementptr inbounds float, ptr %3, i64 %28
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = load float, ptr %34, align 4, !tbaa !7
  %38 = fmul contract float %36, %37
  %39 = fadd contract float %23, %38
  br label %40

40:                                               ; preds = %20, %32, %22, %13
  %41 = phi float [ 0.000000e+00, %13 ], [ %80, %20 ], [ %39, %32 ], [ %23, %22 ]
  %42 = sext i32 %11 to i64
  %43 = getelementptr inbounds float, ptr %5, i64 %42
  store float %41, ptr %43, align 4, !tbaa !7
  br label %84

44:                                               ; preds = %79, %18
  %45 = phi float [ 0.000000e+00, %18 ], [ %80, %79 ]
  %46 = phi i32 [ 0, %18 ], [ %81, %79 ]
  %47 = phi i32 [ 0, %18 ], [ %82, %79 ]
  %48 = mul nsw i32 %46, %0
  %49 = add nsw i32 %48, %11
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %2, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = icmp sgt i32 %52, -1
  br i1 %53, label %54, label %62

54:                                               ; preds = %44
  %55 = zext nneg i32 %52 to i64
  %56 = getelementptr inbounds nuw float, ptr %4, i64 %55
  %57 = getelementptr inbounds float, ptr %3, i64 %50
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = load float, ptr %56, align 4, !tbaa !7
  %60 = fmul contract float %58, %59
  %61 = fadd contract float %45, %60
  br label %62

62:                                               ; preds = %54, %44
  %63 = phi float [ %61, %54 ], [ %45, %44 ]
  %64 = or disjoint i32 %46, 1
  %65 = mul nsw i32 %64, %0
  %66 = add nsw i32 %65, %11
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %2, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = icmp sgt i32 %69, -1
  br i1 %70, label %71, label %79

71:                                               ; preds = %62
  %72 = zext nneg i32 %69 to i64
  %73 = getelementptr inbounds nuw float, ptr %4, i64 %72
  %74 = getelementptr inbounds float, ptr %3, i64 %67
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = load float, ptr %73, align 4, !tbaa !7
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %63, %77
  br label %79

79:                                               ; preds = %71, %62
  %80 = phi float [ %78, %71 ], [ %63, %62 ]
  %81 = add nuw nsw i32 %46, 2
  %82 = add i32 %47, 2
  %83 = icmp eq i32 %82, %19
  br i1 %83, label %20, label %44, !llvm.loop !24

84:                                               ; preds = %40, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8dia_spmviiiPKiPKfS2_Pf(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %0
  br i1 %13, label %14, label %47

14:                                               ; preds = %7
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %43, %14
  %17 = phi float [ 0.000000e+00, %14 ], [ %44, %43 ]
  %18 = sext i32 %12 to i64
  %19 = getelementptr inbounds float, ptr %6, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fadd contract float %17, %20
  store float %21, ptr %19, align 4, !tbaa !7
  br label %47

22:                                               ; preds = %14, %43
  %23 = phi float [ %44, %43 ], [ 0.000000e+00, %14 ]
  %24 = phi i32 [ %45, %43 ], [ 0, %14 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = add nsw i32 %27, %12
  %29 = icmp sgt i32 %28, -1
  %30 = icmp slt i32 %28, %1
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %43

32:                                               ; preds = %22
  %33 = zext nneg i32 %28 to i64
  %34 = getelementptr inbounds nuw float, ptr %5, i64 %33
  %35 = mul nsw i32 %24, %0
  %36 = add nsw i32 %35, %12
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %4, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = load float, ptr %34, align 4, !tbaa !7
  %41 = fmul contract float %39, %40
  %42 = fadd contract float %23, %41
  br label %43

43:                                               ; preds = %32, %22
  %44 = phi float [ %42, %32 ], [ %23, %22 ]
  %45 = add nuw nsw i32 %24, 1
  %46 = icmp eq i32 %45, %2
  br i1 %46, label %16, label %22, !llvm.loop !25

47:                                               ; preds = %16, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
