; ModuleID = 'textbook.cu'
source_filename = "textbook.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14scan_one_blockPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@temp = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ13box_flat_tilePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [324 x float] undef, align 4
@_ZZ10hist_bytesPKjPjiE1s = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14scan_one_blockPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %10

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %9 = load float, ptr %8, align 4, !tbaa !7
  br label %10

10:                                               ; preds = %3, %7
  %11 = phi contract float [ %9, %7 ], [ 0.000000e+00, %3 ]
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %6
  store float %11, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp eq i32 %4, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %10
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %15
  %17 = getelementptr i8, ptr %16, i64 -4
  %18 = load float, ptr %17, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %10, %14
  %20 = phi contract float [ %18, %14 ], [ 0.000000e+00, %10 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load float, ptr %12, align 4, !tbaa !7
  %22 = fadd contract float %20, %21
  store float %22, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %4, 2
  br i1 %23, label %29, label %24

24:                                               ; preds = %19
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = load float, ptr %27, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %24, %19
  %30 = phi contract float [ %28, %24 ], [ 0.000000e+00, %19 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load float, ptr %12, align 4, !tbaa !7
  %32 = fadd contract float %30, %31
  store float %32, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 4
  br i1 %33, label %39, label %34

34:                                               ; preds = %29
  %35 = zext nneg i32 %4 to i64
  %36 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %35
  %37 = getelementptr i8, ptr %36, i64 -16
  %38 = load float, ptr %37, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %34, %29
  %40 = phi contract float [ %38, %34 ], [ 0.000000e+00, %29 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load float, ptr %12, align 4, !tbaa !7
  %42 = fadd contract float %40, %41
  store float %42, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %4, 8
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = zext nneg i32 %4 to i64
  %46 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %45
  %47 = getelementptr i8, ptr %46, i64 -32
  %48 = load float, ptr %47, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %44, %39
  %50 = phi contract float [ %48, %44 ], [ 0.000000e+00, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = load float, ptr %12, align 4, !tbaa !7
  %52 = fadd contract float %50, %51
  store float %52, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp samesign ult i32 %4, 16
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -64
  %58 = load float, ptr %57, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %54, %49
  %60 = phi contract float [ %58, %54 ], [ 0.000000e+00, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load float, ptr %12, align 4, !tbaa !7
  %62 = fadd contract float %60, %61
  store float %62, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp samesign ult i32 %4, 32
  br i1 %63, label %69, label %64

64:                                               ; preds = %59
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %65
  %67 = getelementptr i8, ptr %66, i64 -128
  %68 = load float, ptr %67, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %64, %59
  %70 = phi contract float [ %68, %64 ], [ 0.000000e+00, %59 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = load float, ptr %12, align 4, !tbaa !7
  %72 = fadd contract float %70, %71
  store float %72, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp samesign ult i32 %4, 64
  br i1 %73, label %79, label %74

74:                                               ; preds = %69
  %75 = zext nneg i32 %4 to i64
  %76 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 %75
  %77 = getelementptr i8, ptr %76, i64 -256
  %78 = load float, ptr %77, align 4, !tbaa !7
  br label %79

79:                                               ; preds = %74, %69
  %80 = phi contract float [ %78, %74 ], [ 0.000000e+00, %69 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load float, ptr %12, align 4, !tbaa !7
  %82 = fadd contract float %80, %81
  store float %82, ptr %12, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %83, label %86

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %85 = load float, ptr %12, align 4, !tbaa !7
  store float %85, ptr %84, align 4, !tbaa !7
  br label %86

86:                                               ; preds = %83, %79
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z15scan_two_halvesPfPKfi(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr float, ptr %1, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -4
  %10 = load float, ptr %9, align 4, !tbaa !7
  br label %11

11:                                               ; preds = %3, %6
  %12 = phi i64 [ %7, %6 ], [ 0, %3 ]
  %13 = phi contract float [ %10, %6 ], [ 0.000000e+00, %3 ]
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %12
  store float %13, ptr %14, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %25, label %18

16:                                               ; preds = %41
  %17 = mul nuw nsw i32 %28, %2
  br label %18

18:                                               ; preds = %16, %11
  %19 = phi i32 [ 0, %11 ], [ %17, %16 ]
  %20 = add nsw i32 %19, %4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %12
  store float %23, ptr %24, align 4, !tbaa !7
  ret void

25:                                               ; preds = %11, %41
  %26 = phi i32 [ %47, %41 ], [ 1, %11 ]
  %27 = phi i32 [ %28, %41 ], [ 0, %11 ]
  %28 = xor i32 %27, 1
  %29 = icmp slt i32 %4, %26
  %30 = mul nuw nsw i32 %27, %2
  %31 = add nuw nsw i32 %30, %4
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  br i1 %29, label %41, label %35

35:                                               ; preds = %25
  %36 = sub nsw i32 %31, %26
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fadd contract float %34, %39
  br label %41

41:                                               ; preds = %25, %35
  %42 = phi float [ %40, %35 ], [ %34, %25 ]
  %43 = mul nuw nsw i32 %28, %2
  %44 = add nuw nsw i32 %43, %4
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %45
  store float %42, ptr %46, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = shl nsw i32 %26, 1
  %48 = icmp slt i32 %47, %2
  br i1 %48, label %25, label %16, !llvm.loop !9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13box_flat_tilePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = shl nuw nsw i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp samesign ult i32 %8, 324
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 4
  br i1 %9, label %15, label %12

12:                                               ; preds = %4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl nuw nsw i32 %13, 4
  br label %19

15:                                               ; preds = %4
  %16 = add i32 %11, -1
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = shl nuw nsw i32 %17, 4
  br label %82

19:                                               ; preds = %106, %12
  %20 = phi i32 [ %14, %12 ], [ %18, %106 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = add i32 %11, %7
  %22 = add nuw nsw i32 %20, %5
  %23 = icmp slt i32 %21, %2
  %24 = icmp slt i32 %22, %3
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %112

26:                                               ; preds = %19
  %27 = mul nuw nsw i32 %5, 18
  %28 = add nuw nsw i32 %27, %7
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fadd contract float %31, 0.000000e+00
  %33 = zext nneg i32 %28 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fadd contract float %32, %36
  %38 = zext nneg i32 %28 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fadd contract float %37, %41
  %43 = mul nuw nsw i32 %5, 18
  %44 = add nuw nsw i32 %43, 18
  %45 = add nuw nsw i32 %44, %7
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fadd contract float %42, %48
  %50 = zext nneg i32 %45 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fadd contract float %49, %53
  %55 = zext nneg i32 %45 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %54, %58
  %60 = mul nuw nsw i32 %5, 18
  %61 = add nuw nsw i32 %60, 36
  %62 = add nuw nsw i32 %61, %7
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fadd contract float %59, %65
  %67 = zext nneg i32 %62 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fadd contract float %66, %70
  %72 = zext nneg i32 %62 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %71, %75
  %77 = fdiv contract float %76, 9.000000e+00
  %78 = mul nsw i32 %2, %22
  %79 = add nsw i32 %78, %21
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  store float %77, ptr %81, align 4, !tbaa !7
  br label %112

82:                                               ; preds = %15, %106
  %83 = phi i32 [ %8, %15 ], [ %110, %106 ]
  %84 = trunc i32 %83 to i16
  %85 = urem i16 %84, 18
  %86 = zext nneg i16 %85 to i32
  %87 = add i32 %16, %86
  %88 = icmp sgt i32 %87, -1
  br i1 %88, label %89, label %106

89:                                               ; preds = %82
  %90 = trunc i32 %83 to i16
  %91 = udiv i16 %90, 18
  %92 = zext nneg i16 %91 to i32
  %93 = add nuw nsw i32 %18, %92
  %94 = icmp slt i32 %87, %2
  %95 = icmp ne i32 %93, 0
  %96 = and i1 %94, %95
  %97 = icmp sle i32 %93, %3
  %98 = and i1 %97, %96
  br i1 %98, label %99, label %106

99:                                               ; preds = %89
  %100 = add nsw i32 %93, -1
  %101 = mul nsw i32 %100, %2
  %102 = add nuw nsw i32 %101, %87
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  br label %106

106:                                              ; preds = %82, %89, %99
  %107 = phi contract float [ %105, %99 ], [ 0.000000e+00, %82 ], [ 0.000000e+00, %89 ]
  %108 = zext nneg i32 %83 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 %108
  store float %107, ptr %109, align 4, !tbaa !7
  %110 = add nuw nsw i32 %83, 256
  %111 = icmp samesign ult i32 %83, 68
  br i1 %111, label %82, label %19, !llvm.loop !11

112:                                              ; preds = %19, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10conv_layerPKfS0_S0_Pfiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %20 = udiv i32 %19, %7
  %21 = mul i32 %20, %7
  %22 = sub i32 %19, %21
  %23 = icmp slt i32 %13, %6
  %24 = icmp slt i32 %18, %5
  %25 = and i1 %24, %23
  br i1 %25, label %26, label %217

26:                                               ; preds = %8
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = icmp sgt i32 %4, 0
  br i1 %30, label %31, label %83

31:                                               ; preds = %26
  %32 = add nsw i32 %18, -1
  %33 = add nsw i32 %13, -1
  %34 = mul nuw nsw i32 %20, %4
  %35 = mul nuw nsw i32 %22, %4
  %36 = icmp eq i32 %18, 0
  %37 = icmp sle i32 %18, %5
  %38 = icmp sgt i32 %13, 0
  %39 = icmp sle i32 %13, %6
  %40 = and i1 %38, %39
  %41 = and i1 %37, %40
  %42 = icmp sgt i32 %13, -1
  %43 = and i1 %37, %42
  %44 = add nsw i32 %13, 1
  %45 = icmp sgt i32 %13, -2
  %46 = icmp slt i32 %44, %6
  %47 = and i1 %45, %46
  %48 = select i1 %37, i1 %47, i1 false
  %49 = icmp sgt i32 %13, 0
  %50 = icmp sle i32 %13, %6
  %51 = and i1 %49, %50
  %52 = icmp sgt i32 %13, -1
  %53 = icmp sgt i32 %13, -2
  %54 = icmp slt i32 %44, %6
  %55 = and i1 %53, %54
  %56 = add nuw nsw i32 %18, 1
  %57 = icmp slt i32 %56, %5
  %58 = icmp sgt i32 %13, 0
  %59 = icmp sle i32 %13, %6
  %60 = and i1 %58, %59
  %61 = and i1 %57, %60
  %62 = icmp sgt i32 %13, -1
  %63 = and i1 %57, %62
  %64 = icmp sgt i32 %13, -2
  %65 = icmp slt i32 %44, %6
  %66 = and i1 %64, %65
  %67 = select i1 %57, i1 %66, i1 false
  %68 = xor i1 %41, true
  %69 = or i1 %36, %68
  %70 = xor i1 %43, true
  %71 = or i1 %36, %70
  %72 = xor i1 %48, true
  %73 = select i1 %36, i1 true, i1 %72
  br label %74

74:                                               ; preds = %31, %213
  %75 = phi float [ %29, %31 ], [ %214, %213 ]
  %76 = phi i32 [ 0, %31 ], [ %215, %213 ]
  %77 = add nuw nsw i32 %76, %34
  %78 = mul nsw i32 %77, %5
  %79 = add nuw nsw i32 %76, %35
  %80 = add nsw i32 %32, %78
  %81 = mul nsw i32 %80, %6
  %82 = mul nuw nsw i32 %79, 9
  br i1 %69, label %103, label %93

83:                                               ; preds = %213, %26
  %84 = phi float [ %29, %26 ], [ %214, %213 ]
  %85 = mul nsw i32 %20, %7
  %86 = add nsw i32 %85, %22
  %87 = mul nsw i32 %86, %5
  %88 = add nsw i32 %87, %18
  %89 = mul nsw i32 %88, %6
  %90 = add nsw i32 %89, %13
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %3, i64 %91
  store float %84, ptr %92, align 4, !tbaa !7
  br label %217

93:                                               ; preds = %74
  %94 = add nsw i32 %33, %81
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = zext nneg i32 %82 to i64
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fmul contract float %97, %100
  %102 = fadd contract float %75, %101
  br label %103

103:                                              ; preds = %74, %93
  %104 = phi float [ %102, %93 ], [ %75, %74 ]
  br i1 %71, label %116, label %105

105:                                              ; preds = %103
  %106 = add nsw i32 %13, %81
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = zext nneg i32 %82 to i64
  %111 = getelementptr inbounds nuw float, ptr %1, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %109, %113
  %115 = fadd contract float %104, %114
  br label %116

116:                                              ; preds = %103, %105
  %117 = phi float [ %115, %105 ], [ %104, %103 ]
  br i1 %73, label %129, label %118

118:                                              ; preds = %116
  %119 = add nsw i32 %44, %81
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = zext nneg i32 %82 to i64
  %124 = getelementptr inbounds nuw float, ptr %1, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fmul contract float %122, %126
  %128 = fadd contract float %117, %127
  br label %129

129:                                              ; preds = %116, %118
  %130 = phi float [ %128, %118 ], [ %117, %116 ]
  %131 = add nsw i32 %18, %78
  %132 = mul nsw i32 %131, %6
  %133 = mul nuw i32 %79, 9
  br i1 %51, label %134, label %145

134:                                              ; preds = %129
  %135 = add nuw i32 %133, 3
  %136 = add nsw i32 %33, %132
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = zext nneg i32 %135 to i64
  %141 = getelementptr inbounds nuw float, ptr %1, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fmul contract float %139, %142
  %144 = fadd contract float %130, %143
  br label %145

145:                                              ; preds = %129, %134
  %146 = phi float [ %144, %134 ], [ %130, %129 ]
  br i1 %52, label %147, label %158

147:                                              ; preds = %145
  %148 = add nsw i32 %13, %132
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %0, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = add nuw i32 %133, 4
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr %1, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %151, %155
  %157 = fadd contract float %146, %156
  br label %158

158:                                              ; preds = %145, %147
  %159 = phi float [ %157, %147 ], [ %146, %145 ]
  br i1 %55, label %160, label %171

160:                                              ; preds = %158
  %161 = add nsw i32 %44, %132
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %0, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = add nuw i32 %133, 5
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr %1, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fmul contract float %164, %168
  %170 = fadd contract float %159, %169
  br label %171

171:                                              ; preds = %160, %158
  %172 = phi float [ %170, %160 ], [ %159, %158 ]
  %173 = add nsw i32 %56, %78
  %174 = mul nsw i32 %173, %6
  %175 = mul nuw i32 %79, 9
  br i1 %61, label %176, label %187

176:                                              ; preds = %171
  %177 = add nuw i32 %175, 6
  %178 = add nsw i32 %33, %174
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr %0, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !7
  %182 = zext nneg i32 %177 to i64
  %183 = getelementptr inbounds nuw float, ptr %1, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = fmul contract float %181, %184
  %186 = fadd contract float %172, %185
  br label %187

187:                                              ; preds = %171, %176
  %188 = phi float [ %186, %176 ], [ %172, %171 ]
  br i1 %63, label %189, label %200

189:                                              ; preds = %187
  %190 = add nsw i32 %13, %174
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = add nuw i32 %175, 7
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw float, ptr %1, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = fmul contract float %193, %197
  %199 = fadd contract float %188, %198
  br label %200

200:                                              ; preds = %187, %189
  %201 = phi float [ %199, %189 ], [ %188, %187 ]
  br i1 %67, label %202, label %213

202:                                              ; preds = %200
  %203 = add nsw i32 %44, %174
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = add nuw i32 %175, 8
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr inbounds nuw float, ptr %1, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !7
  %211 = fmul contract float %206, %210
  %212 = fadd contract float %201, %211
  br label %213

213:                                              ; preds = %202, %200
  %214 = phi float [ %212, %202 ], [ %201, %200 ]
  %215 = add nuw nsw i32 %76, 1
  %216 = icmp eq i32 %215, %4
  br i1 %216, label %83, label %74, !llvm.loop !12

217:                                              ; preds = %8, %83
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12conv_dilatedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = icmp slt i32 %11, %3
  br i1 %13, label %14, label %76

14:                                               ; preds = %6
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %14
  %17 = mul nuw nsw i32 %4, %12
  %18 = shl i32 %5, 1
  %19 = sub i32 %11, %18
  %20 = icmp sgt i32 %19, -1
  %21 = sub i32 %11, %5
  %22 = icmp sgt i32 %21, -1
  %23 = icmp sgt i32 %11, -1
  br label %24

24:                                               ; preds = %16, %72
  %25 = phi i32 [ 0, %16 ], [ %74, %72 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %73, %72 ]
  %27 = mul nsw i32 %25, %3
  %28 = add nuw nsw i32 %25, %17
  %29 = mul nuw nsw i32 %28, 3
  br i1 %20, label %36, label %46

30:                                               ; preds = %72, %14
  %31 = phi float [ 0.000000e+00, %14 ], [ %73, %72 ]
  %32 = mul nsw i32 %3, %12
  %33 = add nsw i32 %32, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  store float %31, ptr %35, align 4, !tbaa !7
  br label %76

36:                                               ; preds = %24
  %37 = add nsw i32 %19, %27
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = zext nneg i32 %29 to i64
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fmul contract float %40, %43
  %45 = fadd contract float %26, %44
  br label %46

46:                                               ; preds = %36, %24
  %47 = phi float [ %45, %36 ], [ %26, %24 ]
  br i1 %22, label %48, label %59

48:                                               ; preds = %46
  %49 = add nsw i32 %21, %27
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = zext nneg i32 %29 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %52, %56
  %58 = fadd contract float %47, %57
  br label %59

59:                                               ; preds = %48, %46
  %60 = phi float [ %58, %48 ], [ %47, %46 ]
  br i1 %23, label %61, label %72

61:                                               ; preds = %59
  %62 = add nsw i32 %11, %27
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = zext nneg i32 %29 to i64
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %65, %69
  %71 = fadd contract float %60, %70
  br label %72

72:                                               ; preds = %61, %59
  %73 = phi float [ %71, %61 ], [ %60, %59 ]
  %74 = add nuw nsw i32 %25, 1
  %75 = icmp eq i32 %74, %4
  br i1 %75, label %30, label %24, !llvm.loop !13

76:                                               ; preds = %6, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16embedding_scoresPKiPKfS2_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %95

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  %15 = sext i32 %11 to i64
  br i1 %14, label %16, label %46

16:                                               ; preds = %13
  %17 = getelementptr inbounds i32, ptr %0, i64 %15
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = mul nsw i32 %18, %5
  %20 = and i32 %5, 3
  %21 = icmp ult i32 %5, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = and i32 %5, 2147483644
  br label %49

24:                                               ; preds = %49
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %46, label %26

26:                                               ; preds = %24, %16
  %27 = phi i32 [ 0, %16 ], [ %92, %24 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %91, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i32 [ %27, %26 ], [ %43, %30 ]
  %32 = phi float [ %28, %26 ], [ %42, %30 ]
  %33 = phi i32 [ 0, %26 ], [ %44, %30 ]
  %34 = add nsw i32 %19, %31
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = zext nneg i32 %31 to i64
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fmul contract float %37, %40
  %42 = fadd contract float %32, %41
  %43 = add nuw nsw i32 %31, 1
  %44 = add i32 %33, 1
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %46, label %30, !llvm.loop !14

46:                                               ; preds = %24, %30, %13
  %47 = phi float [ 0.000000e+00, %13 ], [ %91, %24 ], [ %42, %30 ]
  %48 = getelementptr inbounds float, ptr %3, i64 %15
  store float %47, ptr %48, align 4, !tbaa !7
  br label %95

49:                                               ; preds = %49, %22
  %50 = phi i32 [ 0, %22 ], [ %92, %49 ]
  %51 = phi float [ 0.000000e+00, %22 ], [ %91, %49 ]
  %52 = phi i32 [ 0, %22 ], [ %93, %49 ]
  %53 = add nsw i32 %19, %50
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = zext nneg i32 %50 to i64
  %58 = getelementptr inbounds nuw float, ptr %2, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %56, %59
  %61 = fadd contract float %51, %60
  %62 = or disjoint i32 %50, 1
  %63 = add nsw i32 %19, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = zext nneg i32 %62 to i64
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %66, %69
  %71 = fadd contract float %61, %70
  %72 = or disjoint i32 %50, 2
  %73 = add nsw i32 %19, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = zext nneg i32 %72 to i64
  %78 = getelementptr inbounds nuw float, ptr %2, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %76, %79
  %81 = fadd contract float %71, %80
  %82 = or disjoint i32 %50, 3
  %83 = add nsw i32 %19, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = zext nneg i32 %82 to i64
  %88 = getelementptr inbounds nuw float, ptr %2, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %86, %89
  %91 = fadd contract float %81, %90
  %92 = add nuw nsw i32 %50, 4
  %93 = add i32 %52, 4
  %94 = icmp eq i32 %93, %23
  br i1 %94, label %24, label %49, !llvm.loop !16

95:                                               ; preds = %6, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10hist_bytesPKjPji(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 256
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %15, label %7

7:                                                ; preds = %15, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %8, %6
  %10 = add i32 %9, %4
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %21

12:                                               ; preds = %7
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = mul i32 %13, %6
  br label %22

15:                                               ; preds = %3, %15
  %16 = phi i32 [ %19, %15 ], [ %4, %3 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %17
  store i32 0, ptr %18, align 4, !tbaa !3
  %19 = add nuw nsw i32 %16, %6
  %20 = icmp samesign ult i32 %19, 256
  br i1 %20, label %15, label %7, !llvm.loop !17

21:                                               ; preds = %22, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %48, label %47

22:                                               ; preds = %12, %22
  %23 = phi i32 [ %10, %12 ], [ %45, %22 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = and i32 %26, 255
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %28
  %30 = atomicrmw add ptr %29, i32 1 monotonic, align 4
  %31 = lshr i32 %26, 8
  %32 = and i32 %31, 255
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %33
  %35 = atomicrmw add ptr %34, i32 1 monotonic, align 4
  %36 = lshr i32 %26, 16
  %37 = and i32 %36, 255
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %38
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 4
  %41 = lshr i32 %26, 24
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %42
  %44 = atomicrmw add ptr %43, i32 1 monotonic, align 4
  %45 = add i32 %23, %14
  %46 = icmp slt i32 %45, %2
  br i1 %46, label %22, label %21, !llvm.loop !18

47:                                               ; preds = %48, %21
  ret void

48:                                               ; preds = %21, %48
  %49 = phi i32 [ %55, %48 ], [ %4, %21 ]
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %1, i64 %50
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 %50
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = atomicrmw add ptr %51, i32 %53 monotonic, align 4
  %55 = add nuw nsw i32 %49, %6
  %56 = icmp samesign ult i32 %55, 256
  br i1 %56, label %48, label %47, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
