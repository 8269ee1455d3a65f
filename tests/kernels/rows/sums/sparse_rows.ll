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
  br i1 %12, label %13, label %100

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %47

20:                                               ; preds = %13
  %21 = sub i32 %18, %16
  %22 = and i32 %21, 3
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %41, label %24

24:                                               ; preds = %20, %24
  %25 = phi i32 [ %38, %24 ], [ %16, %20 ]
  %26 = phi float [ %37, %24 ], [ 0.000000e+00, %20 ]
  %27 = phi i32 [ %39, %24 ], [ 0, %20 ]
  %28 = sext i32 %25 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds i32, ptr %1, i64 %28
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %3, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fmul contract float %30, %35
  %37 = fadd contract float %26, %36
  %38 = add nsw i32 %25, 1
  %39 = add i32 %27, 1
  %40 = icmp eq i32 %39, %22
  br i1 %40, label %41, label %24, !llvm.loop !9

41:                                               ; preds = %24, %20
  %42 = phi float [ poison, %20 ], [ %37, %24 ]
  %43 = phi i32 [ %16, %20 ], [ %38, %24 ]
  %44 = phi float [ 0.000000e+00, %20 ], [ %37, %24 ]
  %45 = sub i32 %16, %18
  %46 = icmp ugt i32 %45, -4
  br i1 %46, label %47, label %52

47:                                               ; preds = %41, %52, %13
  %48 = phi float [ 0.000000e+00, %13 ], [ %42, %41 ], [ %97, %52 ]
  %49 = getelementptr inbounds float, ptr %4, i64 %14
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %48, %50
  store float %51, ptr %49, align 4, !tbaa !7
  br label %100

52:                                               ; preds = %41, %52
  %53 = phi i32 [ %98, %52 ], [ %43, %41 ]
  %54 = phi float [ %97, %52 ], [ %44, %41 ]
  %55 = sext i32 %53 to i64
  %56 = getelementptr inbounds float, ptr %2, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds i32, ptr %1, i64 %55
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %3, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %57, %62
  %64 = fadd contract float %54, %63
  %65 = add nsw i32 %53, 1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = getelementptr inbounds i32, ptr %1, i64 %66
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %3, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %68, %73
  %75 = fadd contract float %64, %74
  %76 = add nsw i32 %53, 2
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %2, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = getelementptr inbounds i32, ptr %1, i64 %77
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %3, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %79, %84
  %86 = fadd contract float %75, %85
  %87 = add nsw i32 %53, 3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %2, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = getelementptr inbounds i32, ptr %1, i64 %88
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %3, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %90, %95
  %97 = fadd contract float %86, %96
  %98 = add nsw i32 %53, 4
  %99 = icmp eq i32 %98, %18
  br i1 %99, label %47, label %52, !llvm.loop !11

100:                                              ; preds = %47, %6
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
  br i1 %20, label %21, label %119

21:                                               ; preds = %7
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr i8, ptr %23, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %28, label %57

28:                                               ; preds = %21
  %29 = sub i32 %26, %24
  %30 = and i32 %29, 3
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %51, label %32

32:                                               ; preds = %28, %32
  %33 = phi i32 [ %48, %32 ], [ %24, %28 ]
  %34 = phi float [ %47, %32 ], [ 0.000000e+00, %28 ]
  %35 = phi i32 [ %49, %32 ], [ 0, %28 ]
  %36 = sext i32 %33 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = getelementptr inbounds i32, ptr %1, i64 %36
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = mul nsw i32 %40, %6
  %42 = add nsw i32 %41, %12
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %3, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fmul contract float %38, %45
  %47 = fadd contract float %34, %46
  %48 = add nsw i32 %33, 1
  %49 = add i32 %35, 1
  %50 = icmp eq i32 %49, %30
  br i1 %50, label %51, label %32, !llvm.loop !13

51:                                               ; preds = %32, %28
  %52 = phi float [ poison, %28 ], [ %47, %32 ]
  %53 = phi i32 [ %24, %28 ], [ %48, %32 ]
  %54 = phi float [ 0.000000e+00, %28 ], [ %47, %32 ]
  %55 = sub i32 %24, %26
  %56 = icmp ugt i32 %55, -4
  br i1 %56, label %57, label %63

57:                                               ; preds = %51, %63, %21
  %58 = phi float [ 0.000000e+00, %21 ], [ %52, %51 ], [ %116, %63 ]
  %59 = mul nsw i32 %6, %17
  %60 = add nsw i32 %59, %12
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %4, i64 %61
  store float %58, ptr %62, align 4, !tbaa !7
  br label %119

63:                                               ; preds = %51, %63
  %64 = phi i32 [ %117, %63 ], [ %53, %51 ]
  %65 = phi float [ %116, %63 ], [ %54, %51 ]
  %66 = sext i32 %64 to i64
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = getelementptr inbounds i32, ptr %1, i64 %66
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = mul nsw i32 %70, %6
  %72 = add nsw i32 %71, %12
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %3, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fmul contract float %68, %75
  %77 = fadd contract float %65, %76
  %78 = add nsw i32 %64, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %2, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds i32, ptr %1, i64 %79
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = mul nsw i32 %83, %6
  %85 = add nsw i32 %84, %12
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %3, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fmul contract float %81, %88
  %90 = fadd contract float %77, %89
  %91 = add nsw i32 %64, 2
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %2, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds i32, ptr %1, i64 %92
  %96 = load i32, ptr %95, align 4, !tbaa !3
  %97 = mul nsw i32 %96, %6
  %98 = add nsw i32 %97, %12
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %3, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fmul contract float %94, %101
  %103 = fadd contract float %90, %102
  %104 = add nsw i32 %64, 3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %2, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = getelementptr inbounds i32, ptr %1, i64 %105
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = mul nsw i32 %109, %6
  %111 = add nsw i32 %110, %12
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %3, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fmul contract float %107, %114
  %116 = fadd contract float %103, %115
  %117 = add nsw i32 %64, 4
  %118 = icmp eq i32 %117, %26
  br i1 %118, label %57, label %63, !llvm.loop !14

119:                                              ; preds = %7, %57
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
  br i1 %45, label %25, label %20, !llvm.loop !15

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
  br i1 %40, label %25, label %41, !llvm.loop !16

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
  br i1 %36, label %22, label %37, !llvm.loop !17

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
  br i1 %10, label %11, label %100

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
  %20 = and i32 %19, 7
  %21 = sub i32 %14, %16
  %22 = icmp ugt i32 %21, -8
  br i1 %22, label %27, label %23

23:                                               ; preds = %18
  %24 = and i32 %19, -8
  br label %46

25:                                               ; preds = %46
  %26 = icmp eq i32 %20, 0
  br i1 %26, label %43, label %27

27:                                               ; preds = %25, %18
  %28 = phi i32 [ %14, %18 ], [ %97, %25 ]
  %29 = phi i32 [ -1, %18 ], [ %96, %25 ]
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
  br i1 %42, label %43, label %31, !llvm.loop !18

43:                                               ; preds = %25, %31, %11
  %44 = phi i32 [ -1, %11 ], [ %96, %25 ], [ %39, %31 ]
  %45 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %44, ptr %45, align 4, !tbaa !3
  br label %100

46:                                               ; preds = %46, %23
  %47 = phi i32 [ %14, %23 ], [ %97, %46 ]
  %48 = phi i32 [ -1, %23 ], [ %96, %46 ]
  %49 = phi i32 [ 0, %23 ], [ %98, %46 ]
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
  %73 = sext i32 %47 to i64
  %74 = getelementptr i32, ptr %1, i64 %73
  %75 = getelementptr i8, ptr %74, i64 16
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = icmp eq i32 %76, 0
  %78 = select i1 %77, i32 %72, i32 %76
  %79 = sext i32 %47 to i64
  %80 = getelementptr i32, ptr %1, i64 %79
  %81 = getelementptr i8, ptr %80, i64 20
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 %78, i32 %82
  %85 = sext i32 %47 to i64
  %86 = getelementptr i32, ptr %1, i64 %85
  %87 = getelementptr i8, ptr %86, i64 24
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = icmp eq i32 %88, 0
  %90 = select i1 %89, i32 %84, i32 %88
  %91 = sext i32 %47 to i64
  %92 = getelementptr i32, ptr %1, i64 %91
  %93 = getelementptr i8, ptr %92, i64 28
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 %90, i32 %94
  %97 = add nsw i32 %47, 8
  %98 = add i32 %49, 8
  %99 = icmp eq i32 %98, %24
  br i1 %99, label %25, label %46, !llvm.loop !19

100:                                              ; preds = %4, %43
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
  br i1 %30, label %21, label %18, !llvm.loop !20

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
  br i1 %30, label %21, label %18, !llvm.loop !21

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
  br i1 %45, label %34, label %31, !llvm.loop !22

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
  br i1 %57, label %46, label %58, !llvm.loop !23

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
  br i1 %49, label %35, label %23, !llvm.loop !24

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
  br i1 %73, label %74, label %25, !llvm.loop !25

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
  br i1 %12, label %13, label %127

13:                                               ; preds = %6
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %49

15:                                               ; preds = %13
  %16 = and i32 %1, 3
  %17 = icmp ult i32 %1, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %1, 2147483644
  br label %53

20:                                               ; preds = %122
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %49, label %22

22:                                               ; preds = %20, %15
  %23 = phi float [ 0.000000e+00, %15 ], [ %123, %20 ]
  %24 = phi i32 [ 0, %15 ], [ %124, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %44, %22
  %27 = phi float [ %45, %44 ], [ %23, %22 ]
  %28 = phi i32 [ %46, %44 ], [ %24, %22 ]
  %29 = phi i32 [ %47, %44 ], [ 0, %22 ]
  %30 = mul nsw i32 %28, %0
  %31 = add nsw i32 %30, %11
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = icmp sgt i32 %34, -1
  br i1 %35, label %36, label %44

36:                                               ; preds = %26
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw float, ptr %4, i64 %37
  %39 = getelementptr inbounds float, ptr %3, i64 %32
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = load float, ptr %38, align 4, !tbaa !7
  %42 = fmul contract float %40, %41
  %43 = fadd contract float %27, %42
  br label %44

44:                                               ; preds = %36, %26
  %45 = phi float [ %43, %36 ], [ %27, %26 ]
  %46 = add nuw nsw i32 %28, 1
  %47 = add i32 %29, 1
  %48 = icmp eq i32 %47, %16
  br i1 %48, label %49, label %26, !llvm.loop !26

49:                                               ; preds = %20, %44, %13
  %50 = phi float [ 0.000000e+00, %13 ], [ %123, %20 ], [ %45, %44 ]
  %51 = sext i32 %11 to i64
  %52 = getelementptr inbounds float, ptr %5, i64 %51
  store float %50, ptr %52, align 4, !tbaa !7
  br label %127

53:                                               ; preds = %122, %18
  %54 = phi float [ 0.000000e+00, %18 ], [ %123, %122 ]
  %55 = phi i32 [ 0, %18 ], [ %124, %122 ]
  %56 = phi i32 [ 0, %18 ], [ %125, %122 ]
  %57 = mul nsw i32 %55, %0
  %58 = add nsw i32 %57, %11
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %2, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp sgt i32 %61, -1
  br i1 %62, label %63, label %71

63:                                               ; preds = %53
  %64 = zext nneg i32 %61 to i64
  %65 = getelementptr inbounds nuw float, ptr %4, i64 %64
  %66 = getelementptr inbounds float, ptr %3, i64 %59
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = load float, ptr %65, align 4, !tbaa !7
  %69 = fmul contract float %67, %68
  %70 = fadd contract float %54, %69
  br label %71

71:                                               ; preds = %63, %53
  %72 = phi float [ %70, %63 ], [ %54, %53 ]
  %73 = or disjoint i32 %55, 1
  %74 = mul nsw i32 %73, %0
  %75 = add nsw i32 %74, %11
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %2, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %80, label %88

80:                                               ; preds = %71
  %81 = zext nneg i32 %78 to i64
  %82 = getelementptr inbounds nuw float, ptr %4, i64 %81
  %83 = getelementptr inbounds float, ptr %3, i64 %76
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = load float, ptr %82, align 4, !tbaa !7
  %86 = fmul contract float %84, %85
  %87 = fadd contract float %72, %86
  br label %88

88:                                               ; preds = %80, %71
  %89 = phi float [ %87, %80 ], [ %72, %71 ]
  %90 = or disjoint i32 %55, 2
  %91 = mul nsw i32 %90, %0
  %92 = add nsw i32 %91, %11
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %2, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = icmp sgt i32 %95, -1
  br i1 %96, label %97, label %105

97:                                               ; preds = %88
  %98 = zext nneg i32 %95 to i64
  %99 = getelementptr inbounds nuw float, ptr %4, i64 %98
  %100 = getelementptr inbounds float, ptr %3, i64 %93
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = load float, ptr %99, align 4, !tbaa !7
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %89, %103
  br label %105

105:                                              ; preds = %97, %88
  %106 = phi float [ %104, %97 ], [ %89, %88 ]
  %107 = or disjoint i32 %55, 3
  %108 = mul nsw i32 %107, %0
  %109 = add nsw i32 %108, %11
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %2, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !3
  %113 = icmp sgt i32 %112, -1
  br i1 %113, label %114, label %122

114:                                              ; preds = %105
  %115 = zext nneg i32 %112 to i64
  %116 = getelementptr inbounds nuw float, ptr %4, i64 %115
  %117 = getelementptr inbounds float, ptr %3, i64 %110
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = load float, ptr %116, align 4, !tbaa !7
  %120 = fmul contract float %118, %119
  %121 = fadd contract float %106, %120
  br label %122

122:                                              ; preds = %114, %105
  %123 = phi float [ %121, %114 ], [ %106, %105 ]
  %124 = add nuw nsw i32 %55, 4
  %125 = add i32 %56, 4
  %126 = icmp eq i32 %125, %19
  br i1 %126, label %20, label %53, !llvm.loop !27

127:                                              ; preds = %49, %6
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
  br i1 %13, label %14, label %99

14:                                               ; preds = %7
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %45

16:                                               ; preds = %14
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %2, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %2, 2147483646
  br label %51

21:                                               ; preds = %94
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %45, label %23

23:                                               ; preds = %21, %16
  %24 = phi float [ 0.000000e+00, %16 ], [ %95, %21 ]
  %25 = phi i32 [ 0, %16 ], [ %96, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = add nsw i32 %29, %12
  %31 = icmp sgt i32 %30, -1
  %32 = icmp slt i32 %30, %1
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %23
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr inbounds nuw float, ptr %5, i64 %35
  %37 = mul nsw i32 %25, %0
  %38 = add nsw i32 %37, %12
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %4, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = load float, ptr %36, align 4, !tbaa !7
  %43 = fmul contract float %41, %42
  %44 = fadd contract float %24, %43
  br label %45

45:                                               ; preds = %21, %34, %23, %14
  %46 = phi float [ 0.000000e+00, %14 ], [ %95, %21 ], [ %44, %34 ], [ %24, %23 ]
  %47 = sext i32 %12 to i64
  %48 = getelementptr inbounds float, ptr %6, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fadd contract float %46, %49
  store float %50, ptr %48, align 4, !tbaa !7
  br label %99

51:                                               ; preds = %94, %19
  %52 = phi float [ 0.000000e+00, %19 ], [ %95, %94 ]
  %53 = phi i32 [ 0, %19 ], [ %96, %94 ]
  %54 = phi i32 [ 0, %19 ], [ %97, %94 ]
  %55 = zext nneg i32 %53 to i64
  %56 = getelementptr inbounds nuw i32, ptr %3, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nsw i32 %57, %12
  %59 = icmp sgt i32 %58, -1
  %60 = icmp slt i32 %58, %1
  %61 = and i1 %59, %60
  br i1 %61, label %62, label %73

62:                                               ; preds = %51
  %63 = zext nneg i32 %58 to i64
  %64 = getelementptr inbounds nuw float, ptr %5, i64 %63
  %65 = mul nsw i32 %53, %0
  %66 = add nsw i32 %65, %12
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %4, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = load float, ptr %64, align 4, !tbaa !7
  %71 = fmul contract float %69, %70
  %72 = fadd contract float %52, %71
  br label %73

73:                                               ; preds = %62, %51
  %74 = phi float [ %72, %62 ], [ %52, %51 ]
  %75 = or disjoint i32 %53, 1
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %3, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = add nsw i32 %78, %12
  %80 = icmp sgt i32 %79, -1
  %81 = icmp slt i32 %79, %1
  %82 = and i1 %80, %81
  br i1 %82, label %83, label %94

83:                                               ; preds = %73
  %84 = zext nneg i32 %79 to i64
  %85 = getelementptr inbounds nuw float, ptr %5, i64 %84
  %86 = mul nsw i32 %75, %0
  %87 = add nsw i32 %86, %12
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %4, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = load float, ptr %85, align 4, !tbaa !7
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %74, %92
  br label %94

94:                                               ; preds = %83, %73
  %95 = phi float [ %93, %83 ], [ %74, %73 ]
  %96 = add nuw nsw i32 %53, 2
  %97 = add i32 %54, 2
  %98 = icmp eq i32 %97, %20
  br i1 %98, label %21, label %51, !llvm.loop !28

99:                                               ; preds = %45, %7
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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
