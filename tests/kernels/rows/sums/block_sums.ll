; ModuleID = 'block_sums.cu'
source_filename = "block_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9sum_tilesPKfPfiE5parts = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@bytes = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7sum_twoPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = shl nuw nsw i32 %6, 1
  %8 = mul i32 %7, %5
  %9 = add i32 %8, %4
  %10 = icmp ult i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %3 ]
  %17 = add i32 %9, %6
  %18 = icmp ult i32 %17, %2
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fadd contract float %16, %22
  br label %24

24:                                               ; preds = %19, %15
  %25 = phi float [ %23, %19 ], [ %16, %15 ]
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %26
  store float %25, ptr %27, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = lshr i32 %6, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %43, %24
  %31 = phi float [ %25, %24 ], [ %44, %43 ]
  %32 = icmp eq i32 %4, 0
  br i1 %32, label %47, label %50

33:                                               ; preds = %24, %43
  %34 = phi i32 [ %45, %43 ], [ %28, %24 ]
  %35 = phi float [ %44, %43 ], [ %25, %24 ]
  %36 = icmp samesign ult i32 %4, %34
  br i1 %36, label %37, label %43

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %34, %4
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fadd contract float %35, %41
  store float %42, ptr %27, align 4, !tbaa !7
  br label %43

43:                                               ; preds = %37, %33
  %44 = phi float [ %42, %37 ], [ %35, %33 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %34, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %30, label %33, !llvm.loop !9

47:                                               ; preds = %30
  %48 = zext nneg i32 %5 to i64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  store float %31, ptr %49, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %47, %30
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10sum_roundsPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %2
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 8
  br label %59

12:                                               ; preds = %73, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %74, %73 ]
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %14
  store float %13, ptr %15, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %6, 64
  br i1 %16, label %17, label %21

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 256
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fadd contract float %13, %19
  store float %20, ptr %15, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %17, %12
  %22 = phi float [ %20, %17 ], [ %13, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %27 = mul nuw nsw i32 %25, %26
  %28 = add nuw nsw i32 %27, %24
  %29 = mul nuw nsw i32 %28, %23
  %30 = add nuw nsw i32 %29, %6
  %31 = icmp samesign ult i32 %30, 32
  br i1 %31, label %32, label %56

32:                                               ; preds = %21
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 128
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %22, %34
  %36 = bitcast float %35 to i32
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %36, i32 16, i32 31)
  %38 = bitcast i32 %37 to float
  %39 = fadd contract float %35, %38
  %40 = bitcast float %39 to i32
  %41 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %40, i32 8, i32 31)
  %42 = bitcast i32 %41 to float
  %43 = fadd contract float %39, %42
  %44 = bitcast float %43 to i32
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %44, i32 4, i32 31)
  %46 = bitcast i32 %45 to float
  %47 = fadd contract float %43, %46
  %48 = bitcast float %47 to i32
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %48, i32 2, i32 31)
  %50 = bitcast i32 %49 to float
  %51 = fadd contract float %47, %50
  %52 = bitcast float %51 to i32
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %52, i32 1, i32 31)
  %54 = bitcast i32 %53 to float
  %55 = fadd contract float %51, %54
  br label %56

56:                                               ; preds = %21, %32
  %57 = phi float [ %22, %21 ], [ %55, %32 ]
  %58 = icmp eq i32 %30, 0
  br i1 %58, label %77, label %80

59:                                               ; preds = %9, %73
  %60 = phi i32 [ %7, %9 ], [ %75, %73 ]
  %61 = phi float [ 0.000000e+00, %9 ], [ %74, %73 ]
  %62 = zext i32 %60 to i64
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fadd contract float %61, %64
  %66 = add i32 %60, 128
  %67 = icmp ult i32 %66, %2
  br i1 %67, label %68, label %73

68:                                               ; preds = %59
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fadd contract float %65, %71
  br label %73

73:                                               ; preds = %59, %68
  %74 = phi float [ %72, %68 ], [ %65, %59 ]
  %75 = add i32 %60, %11
  %76 = icmp ult i32 %75, %2
  br i1 %76, label %59, label %12, !llvm.loop !11

77:                                               ; preds = %56
  %78 = zext nneg i32 %4 to i64
  %79 = getelementptr inbounds nuw float, ptr %1, i64 %78
  store float %57, ptr %79, align 4, !tbaa !7
  br label %80

80:                                               ; preds = %77, %56
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11sum_doublesPKdPdj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp ult i32 %7, %2
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 8
  br label %106

12:                                               ; preds = %106, %3
  %13 = phi double [ 0.000000e+00, %3 ], [ %112, %106 ]
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %14
  store double %13, ptr %15, align 8, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %6, 128
  br i1 %16, label %17, label %21

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 1024
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = fadd contract double %13, %19
  store double %20, ptr %15, align 8, !tbaa !12
  br label %21

21:                                               ; preds = %17, %12
  %22 = phi double [ %20, %17 ], [ %13, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %6, 64
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 512
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fadd contract double %22, %26
  store double %27, ptr %15, align 8, !tbaa !12
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi double [ %27, %24 ], [ %22, %21 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %34 = mul nuw nsw i32 %32, %33
  %35 = add nuw nsw i32 %34, %31
  %36 = mul nuw nsw i32 %35, %30
  %37 = add nuw nsw i32 %36, %6
  %38 = icmp samesign ult i32 %37, 32
  br i1 %38, label %39, label %103

39:                                               ; preds = %28
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 256
  %41 = load double, ptr %40, align 8, !tbaa !12
  %42 = fadd contract double %29, %41
  %43 = bitcast double %42 to i64
  %44 = trunc i64 %43 to i32
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %44, i32 16, i32 31)
  %46 = zext i32 %45 to i64
  %47 = lshr i64 %43, 32
  %48 = trunc nuw i64 %47 to i32
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %48, i32 16, i32 31)
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = or disjoint i64 %51, %46
  %53 = bitcast i64 %52 to double
  %54 = fadd contract double %42, %53
  %55 = bitcast double %54 to i64
  %56 = trunc i64 %55 to i32
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %56, i32 8, i32 31)
  %58 = zext i32 %57 to i64
  %59 = lshr i64 %55, 32
  %60 = trunc nuw i64 %59 to i32
  %61 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %60, i32 8, i32 31)
  %62 = zext i32 %61 to i64
  %63 = shl nuw i64 %62, 32
  %64 = or disjoint i64 %63, %58
  %65 = bitcast i64 %64 to double
  %66 = fadd contract double %54, %65
  %67 = bitcast double %66 to i64
  %68 = trunc i64 %67 to i32
  %69 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %68, i32 4, i32 31)
  %70 = zext i32 %69 to i64
  %71 = lshr i64 %67, 32
  %72 = trunc nuw i64 %71 to i32
  %73 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %72, i32 4, i32 31)
  %74 = zext i32 %73 to i64
  %75 = shl nuw i64 %74, 32
  %76 = or disjoint i64 %75, %70
  %77 = bitcast i64 %76 to double
  %78 = fadd contract double %66, %77
  %79 = bitcast double %78 to i64
  %80 = trunc i64 %79 to i32
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %80, i32 2, i32 31)
  %82 = zext i32 %81 to i64
  %83 = lshr i64 %79, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %84, i32 2, i32 31)
  %86 = zext i32 %85 to i64
  %87 = shl nuw i64 %86, 32
  %88 = or disjoint i64 %87, %82
  %89 = bitcast i64 %88 to double
  %90 = fadd contract double %78, %89
  %91 = bitcast double %90 to i64
  %92 = trunc i64 %91 to i32
  %93 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %92, i32 1, i32 31)
  %94 = zext i32 %93 to i64
  %95 = lshr i64 %91, 32
  %96 = trunc nuw i64 %95 to i32
  %97 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %96, i32 1, i32 31)
  %98 = zext i32 %97 to i64
  %99 = shl nuw i64 %98, 32
  %100 = or disjoint i64 %99, %94
  %101 = bitcast i64 %100 to double
  %102 = fadd contract double %90, %101
  br label %103

103:                                              ; preds = %28, %39
  %104 = phi double [ %29, %28 ], [ %102, %39 ]
  %105 = icmp eq i32 %37, 0
  br i1 %105, label %115, label %118

106:                                              ; preds = %9, %106
  %107 = phi i32 [ %7, %9 ], [ %113, %106 ]
  %108 = phi double [ 0.000000e+00, %9 ], [ %112, %106 ]
  %109 = zext i32 %107 to i64
  %110 = getelementptr inbounds nuw double, ptr %0, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !12
  %112 = fadd contract double %108, %111
  %113 = add i32 %107, %11
  %114 = icmp ult i32 %113, %2
  br i1 %114, label %106, label %12, !llvm.loop !14

115:                                              ; preds = %103
  %116 = zext nneg i32 %4 to i64
  %117 = getelementptr inbounds nuw double, ptr %1, i64 %116
  store double %104, ptr %117, align 8, !tbaa !12
  br label %118

118:                                              ; preds = %115, %103
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13sum_in_sharedPKfPfj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %8
  store float 0.000000e+00, ptr %9, align 4, !tbaa !7
  %10 = icmp ult i32 %7, %2
  br i1 %10, label %11, label %32

11:                                               ; preds = %3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = shl i32 %12, 7
  br label %14

14:                                               ; preds = %11, %26
  %15 = phi float [ 0.000000e+00, %11 ], [ %29, %26 ]
  %16 = phi i32 [ %7, %11 ], [ %30, %26 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = add i32 %16, 64
  %21 = icmp ult i32 %20, %2
  br i1 %21, label %22, label %26

22:                                               ; preds = %14
  %23 = zext i32 %20 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %14, %22
  %27 = phi contract float [ %25, %22 ], [ 0.000000e+00, %14 ]
  %28 = fadd contract float %19, %27
  %29 = fadd contract float %15, %28
  store float %29, ptr %9, align 4, !tbaa !7
  %30 = add i32 %16, %13
  %31 = icmp ult i32 %30, %2
  br i1 %31, label %14, label %32, !llvm.loop !15

32:                                               ; preds = %26, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 32
  br i1 %33, label %34, label %59

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %36 = load volatile float, ptr %35, align 4, !tbaa !7
  %37 = load volatile float, ptr %9, align 4, !tbaa !7
  %38 = fadd contract float %36, %37
  store volatile float %38, ptr %9, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %40 = load volatile float, ptr %39, align 4, !tbaa !7
  %41 = load volatile float, ptr %9, align 4, !tbaa !7
  %42 = fadd contract float %40, %41
  store volatile float %42, ptr %9, align 4, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %44 = load volatile float, ptr %43, align 4, !tbaa !7
  %45 = load volatile float, ptr %9, align 4, !tbaa !7
  %46 = fadd contract float %44, %45
  store volatile float %46, ptr %9, align 4, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %48 = load volatile float, ptr %47, align 4, !tbaa !7
  %49 = load volatile float, ptr %9, align 4, !tbaa !7
  %50 = fadd contract float %48, %49
  store volatile float %50, ptr %9, align 4, !tbaa !7
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %52 = load volatile float, ptr %51, align 4, !tbaa !7
  %53 = load volatile float, ptr %9, align 4, !tbaa !7
  %54 = fadd contract float %52, %53
  store volatile float %54, ptr %9, align 4, !tbaa !7
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %56 = load volatile float, ptr %55, align 4, !tbaa !7
  %57 = load volatile float, ptr %9, align 4, !tbaa !7
  %58 = fadd contract float %56, %57
  store volatile float %58, ptr %9, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %34, %32
  %60 = icmp eq i32 %4, 0
  br i1 %60, label %61, label %65

61:                                               ; preds = %59
  %62 = zext nneg i32 %5 to i64
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %62
  %64 = load float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), align 4, !tbaa !7
  store float %64, ptr %63, align 4, !tbaa !7
  br label %65

65:                                               ; preds = %61, %59
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9sum_tilesPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = mul nuw nsw i32 %7, %8
  %10 = add nuw nsw i32 %9, %6
  %11 = mul nuw nsw i32 %10, %5
  %12 = add nuw nsw i32 %11, %4
  %13 = lshr i32 %12, 5
  %14 = mul nuw nsw i32 %5, %7
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %16 = mul nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, 31
  %18 = lshr i32 %17, 5
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, %5
  %21 = add i32 %20, %4
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %23, label %26

23:                                               ; preds = %3
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %25 = mul i32 %5, %24
  br label %48

26:                                               ; preds = %48, %3
  %27 = phi float [ 0.000000e+00, %3 ], [ %54, %48 ]
  %28 = bitcast float %27 to i32
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 16, i32 31)
  %30 = bitcast i32 %29 to float
  %31 = fadd contract float %27, %30
  %32 = bitcast float %31 to i32
  %33 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 8, i32 31)
  %34 = bitcast i32 %33 to float
  %35 = fadd contract float %31, %34
  %36 = bitcast float %35 to i32
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %36, i32 4, i32 31)
  %38 = bitcast i32 %37 to float
  %39 = fadd contract float %35, %38
  %40 = bitcast float %39 to i32
  %41 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %40, i32 2, i32 31)
  %42 = bitcast i32 %41 to float
  %43 = fadd contract float %39, %42
  %44 = bitcast float %43 to i32
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %44, i32 1, i32 31)
  %46 = and i32 %12, 31
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %57, label %62

48:                                               ; preds = %23, %48
  %49 = phi i32 [ %21, %23 ], [ %55, %48 ]
  %50 = phi float [ 0.000000e+00, %23 ], [ %54, %48 ]
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fadd contract float %50, %53
  %55 = add i32 %49, %25
  %56 = icmp slt i32 %55, %2
  br i1 %56, label %48, label %26, !llvm.loop !16

57:                                               ; preds = %26
  %58 = bitcast i32 %45 to float
  %59 = fadd contract float %43, %58
  %60 = zext nneg i32 %13 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 %60
  store float %59, ptr %61, align 4, !tbaa !7
  br label %62

62:                                               ; preds = %57, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp eq i32 %13, 0
  br i1 %63, label %64, label %94

64:                                               ; preds = %62
  %65 = icmp samesign ult i32 %46, %18
  br i1 %65, label %66, label %70

66:                                               ; preds = %64
  %67 = zext nneg i32 %46 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9sum_tilesPKfPfiE5parts to ptr), i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %64, %66
  %71 = phi contract float [ %69, %66 ], [ 0.000000e+00, %64 ]
  %72 = bitcast float %71 to i32
  %73 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 16, i32 31)
  %74 = bitcast i32 %73 to float
  %75 = fadd contract float %71, %74
  %76 = bitcast float %75 to i32
  %77 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %76, i32 8, i32 31)
  %78 = bitcast i32 %77 to float
  %79 = fadd contract float %75, %78
  %80 = bitcast float %79 to i32
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %80, i32 4, i32 31)
  %82 = bitcast i32 %81 to float
  %83 = fadd contract float %79, %82
  %84 = bitcast float %83 to i32
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %84, i32 2, i32 31)
  %86 = bitcast i32 %85 to float
  %87 = fadd contract float %83, %86
  %88 = bitcast float %87 to i32
  %89 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %88, i32 1, i32 31)
  br i1 %47, label %90, label %94

90:                                               ; preds = %70
  %91 = bitcast i32 %89 to float
  %92 = fadd contract float %87, %91
  %93 = atomicrmw fadd ptr %1, float %92 monotonic, align 4
  br label %94

94:                                               ; preds = %70, %90, %62
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z14sum_half_warpsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 16
  br i1 %5, label %6, label %29

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = or disjoint i32 %8, %4
  %10 = icmp ult i32 %9, %2
  br i1 %10, label %11, label %16

11:                                               ; preds = %6
  %12 = zext i32 %9 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fmul contract float %14, %14
  br label %16

16:                                               ; preds = %6, %11
  %17 = phi contract float [ %15, %11 ], [ 0.000000e+00, %6 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 65535, float %17, i32 8, i32 31)
  %19 = fadd contract float %17, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 65535, float %19, i32 4, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 65535, float %21, i32 2, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 65535, float %23, i32 1, i32 31)
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %16
  %27 = fadd contract float %23, %24
  %28 = atomicrmw fadd ptr %1, float %27 monotonic, align 4
  br label %29

29:                                               ; preds = %16, %26, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11count_votesPKiPii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp sgt i32 %13, 0
  br label %15

15:                                               ; preds = %10, %3
  %16 = phi i1 [ false, %3 ], [ %14, %10 ]
  %17 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %16)
  %18 = and i32 %7, 31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = tail call noundef i32 @__nv_popc(i32 noundef %17) #6
  %22 = atomicrmw add ptr %1, i32 %21 monotonic, align 4
  br label %23

23:                                               ; preds = %20, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !5, i64 0}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
