; ModuleID = 'shared.cu'
source_filename = "shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5tiledPKfS0_PfiE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ5tiledPKfS0_PfiE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6reducePKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ3revPKfPfiE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ4scanPKfPfE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ4histPKiPiiE1s = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5tiledPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = add nuw nsw i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 4
  %12 = add i32 %11, %5
  %13 = icmp sgt i32 %3, 0
  %14 = mul nsw i32 %3, %9
  br i1 %13, label %15, label %54

15:                                               ; preds = %4
  %16 = add nuw i32 %14, %5
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2as to ptr), i64 %17
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw float, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2bs to ptr), i64 %17
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %19
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5tiledPKfS0_PfiE2bs to ptr), i64 %19
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 192
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 256
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 320
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 384
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 448
  %38 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 512
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 576
  %42 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 640
  %44 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %45 = getelementptr inbounds nuw i8, ptr %23, i64 704
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 768
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 52
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 832
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 896
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 60
  %53 = getelementptr inbounds nuw i8, ptr %23, i64 960
  br label %59

54:                                               ; preds = %59, %4
  %55 = phi float [ 0.000000e+00, %4 ], [ %135, %59 ]
  %56 = add nsw i32 %14, %12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %2, i64 %57
  store float %55, ptr %58, align 4, !tbaa !7
  ret void

59:                                               ; preds = %15, %59
  %60 = phi i32 [ 0, %15 ], [ %136, %59 ]
  %61 = phi float [ 0.000000e+00, %15 ], [ %135, %59 ]
  %62 = add i32 %16, %60
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  store float %65, ptr %20, align 4, !tbaa !7
  %66 = add nuw nsw i32 %60, %6
  %67 = mul nuw nsw i32 %66, %3
  %68 = add nsw i32 %67, %12
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  store float %71, ptr %22, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load float, ptr %18, align 4, !tbaa !7
  %73 = load float, ptr %23, align 4, !tbaa !7
  %74 = fmul contract float %72, %73
  %75 = fadd contract float %61, %74
  %76 = load float, ptr %24, align 4, !tbaa !7
  %77 = load float, ptr %25, align 4, !tbaa !7
  %78 = fmul contract float %76, %77
  %79 = fadd contract float %75, %78
  %80 = load float, ptr %26, align 4, !tbaa !7
  %81 = load float, ptr %27, align 4, !tbaa !7
  %82 = fmul contract float %80, %81
  %83 = fadd contract float %79, %82
  %84 = load float, ptr %28, align 4, !tbaa !7
  %85 = load float, ptr %29, align 4, !tbaa !7
  %86 = fmul contract float %84, %85
  %87 = fadd contract float %83, %86
  %88 = load float, ptr %30, align 4, !tbaa !7
  %89 = load float, ptr %31, align 4, !tbaa !7
  %90 = fmul contract float %88, %89
  %91 = fadd contract float %87, %90
  %92 = load float, ptr %32, align 4, !tbaa !7
  %93 = load float, ptr %33, align 4, !tbaa !7
  %94 = fmul contract float %92, %93
  %95 = fadd contract float %91, %94
  %96 = load float, ptr %34, align 4, !tbaa !7
  %97 = load float, ptr %35, align 4, !tbaa !7
  %98 = fmul contract float %96, %97
  %99 = fadd contract float %95, %98
  %100 = load float, ptr %36, align 4, !tbaa !7
  %101 = load float, ptr %37, align 4, !tbaa !7
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %99, %102
  %104 = load float, ptr %38, align 4, !tbaa !7
  %105 = load float, ptr %39, align 4, !tbaa !7
  %106 = fmul contract float %104, %105
  %107 = fadd contract float %103, %106
  %108 = load float, ptr %40, align 4, !tbaa !7
  %109 = load float, ptr %41, align 4, !tbaa !7
  %110 = fmul contract float %108, %109
  %111 = fadd contract float %107, %110
  %112 = load float, ptr %42, align 4, !tbaa !7
  %113 = load float, ptr %43, align 4, !tbaa !7
  %114 = fmul contract float %112, %113
  %115 = fadd contract float %111, %114
  %116 = load float, ptr %44, align 4, !tbaa !7
  %117 = load float, ptr %45, align 4, !tbaa !7
  %118 = fmul contract float %116, %117
  %119 = fadd contract float %115, %118
  %120 = load float, ptr %46, align 4, !tbaa !7
  %121 = load float, ptr %47, align 4, !tbaa !7
  %122 = fmul contract float %120, %121
  %123 = fadd contract float %119, %122
  %124 = load float, ptr %48, align 4, !tbaa !7
  %125 = load float, ptr %49, align 4, !tbaa !7
  %126 = fmul contract float %124, %125
  %127 = fadd contract float %123, %126
  %128 = load float, ptr %50, align 4, !tbaa !7
  %129 = load float, ptr %51, align 4, !tbaa !7
  %130 = fmul contract float %128, %129
  %131 = fadd contract float %127, %130
  %132 = load float, ptr %52, align 4, !tbaa !7
  %133 = load float, ptr %53, align 4, !tbaa !7
  %134 = fmul contract float %132, %133
  %135 = fadd contract float %131, %134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = add nuw nsw i32 %60, 16
  %137 = icmp slt i32 %136, %3
  br i1 %137, label %59, label %54, !llvm.loop !9
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6reducePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp samesign ult i32 %4, 64
  br i1 %17, label %18, label %25

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 256
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = load float, ptr %16, align 4, !tbaa !7
  %24 = fadd contract float %22, %23
  store float %24, ptr %16, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp samesign ult i32 %4, 32
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = zext nneg i32 %4 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = load float, ptr %16, align 4, !tbaa !7
  %33 = fadd contract float %31, %32
  store float %33, ptr %16, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %27, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = icmp samesign ult i32 %4, 16
  br i1 %35, label %36, label %43

36:                                               ; preds = %34
  %37 = zext nneg i32 %4 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = load float, ptr %16, align 4, !tbaa !7
  %42 = fadd contract float %40, %41
  store float %42, ptr %16, align 4, !tbaa !7
  br label %43

43:                                               ; preds = %36, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp samesign ult i32 %4, 8
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = zext nneg i32 %4 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = load float, ptr %16, align 4, !tbaa !7
  %51 = fadd contract float %49, %50
  store float %51, ptr %16, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %45, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 4
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = load float, ptr %16, align 4, !tbaa !7
  %60 = fadd contract float %58, %59
  store float %60, ptr %16, align 4, !tbaa !7
  br label %61

61:                                               ; preds = %54, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %4, 2
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = zext nneg i32 %4 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = load float, ptr %16, align 4, !tbaa !7
  %69 = fadd contract float %67, %68
  store float %69, ptr %16, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %63, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %4, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), i64 4), align 4, !tbaa !7
  %74 = load float, ptr %16, align 4, !tbaa !7
  %75 = fadd contract float %73, %74
  store float %75, ptr %16, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp eq i32 %4, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = zext nneg i32 %5 to i64
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfiE1s to ptr), align 4, !tbaa !7
  store float %81, ptr %80, align 4, !tbaa !7
  br label %82

82:                                               ; preds = %78, %76
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3revPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3revPKfPfiE1s to ptr), i64 %11
  store float %10, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = sub nsw i32 63, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ3revPKfPfiE1s to ptr), i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %8
  store float %16, ptr %17, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !7
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %10
  store float %9, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %2
  %14 = zext nneg i32 %3 to i64
  %15 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %14
  %16 = getelementptr i8, ptr %15, i64 -4
  %17 = load float, ptr %16, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %2, %13
  %19 = phi contract float [ %17, %13 ], [ 0.000000e+00, %2 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = load float, ptr %11, align 4, !tbaa !7
  %21 = fadd contract float %19, %20
  store float %21, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %3, 2
  br i1 %22, label %28, label %23

23:                                               ; preds = %18
  %24 = zext nneg i32 %3 to i64
  %25 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %24
  %26 = getelementptr i8, ptr %25, i64 -8
  %27 = load float, ptr %26, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %23, %18
  %29 = phi contract float [ %27, %23 ], [ 0.000000e+00, %18 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load float, ptr %11, align 4, !tbaa !7
  %31 = fadd contract float %29, %30
  store float %31, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %3, 4
  br i1 %32, label %38, label %33

33:                                               ; preds = %28
  %34 = zext nneg i32 %3 to i64
  %35 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %34
  %36 = getelementptr i8, ptr %35, i64 -16
  %37 = load float, ptr %36, align 4, !tbaa !7
  br label %38

38:                                               ; preds = %33, %28
  %39 = phi contract float [ %37, %33 ], [ 0.000000e+00, %28 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = load float, ptr %11, align 4, !tbaa !7
  %41 = fadd contract float %39, %40
  store float %41, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ult i32 %3, 8
  br i1 %42, label %48, label %43

43:                                               ; preds = %38
  %44 = zext nneg i32 %3 to i64
  %45 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %44
  %46 = getelementptr i8, ptr %45, i64 -32
  %47 = load float, ptr %46, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %43, %38
  %49 = phi contract float [ %47, %43 ], [ 0.000000e+00, %38 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load float, ptr %11, align 4, !tbaa !7
  %51 = fadd contract float %49, %50
  store float %51, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp samesign ult i32 %3, 16
  br i1 %52, label %58, label %53

53:                                               ; preds = %48
  %54 = zext nneg i32 %3 to i64
  %55 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %54
  %56 = getelementptr i8, ptr %55, i64 -64
  %57 = load float, ptr %56, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %53, %48
  %59 = phi contract float [ %57, %53 ], [ 0.000000e+00, %48 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = load float, ptr %11, align 4, !tbaa !7
  %61 = fadd contract float %59, %60
  store float %61, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp samesign ult i32 %3, 32
  br i1 %62, label %68, label %63

63:                                               ; preds = %58
  %64 = zext nneg i32 %3 to i64
  %65 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKfPfE1s to ptr), i64 %64
  %66 = getelementptr i8, ptr %65, i64 -128
  %67 = load float, ptr %66, align 4, !tbaa !7
  br label %68

68:                                               ; preds = %63, %58
  %69 = phi contract float [ %67, %63 ], [ 0.000000e+00, %58 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = load float, ptr %11, align 4, !tbaa !7
  %71 = fadd contract float %69, %70
  store float %71, ptr %11, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load float, ptr %11, align 4, !tbaa !7
  %73 = getelementptr inbounds nuw float, ptr %1, i64 %7
  store float %72, ptr %73, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4histPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 16
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %7
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %9

9:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %4
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %15, label %23

15:                                               ; preds = %9
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = and i32 %18, 15
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %20
  %22 = atomicrmw add ptr %21, i32 1 monotonic, align 4
  br label %23

23:                                               ; preds = %15, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %24, label %30

24:                                               ; preds = %23
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4histPKiPiiE1s to ptr), i64 %25
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  %28 = load i32, ptr %26, align 4, !tbaa !3
  %29 = atomicrmw add ptr %27, i32 %28 monotonic, align 4
  br label %30

30:                                               ; preds = %24, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6colsumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul nsw i32 %3, %2
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = srem i32 %9, %3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = sext i32 %9 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = atomicrmw fadd ptr %15, float %18 monotonic, align 4
  br label %20

20:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5totalPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = atomicrmw fadd ptr %1, float %13 monotonic, align 4
  br label %15

15:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
