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
  br i1 %25, label %26, label %206

26:                                               ; preds = %8
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = icmp sgt i32 %4, 0
  br i1 %30, label %31, label %72

31:                                               ; preds = %26
  %32 = add nsw i32 %18, -1
  %33 = add nsw i32 %13, -1
  %34 = mul nuw nsw i32 %20, %4
  %35 = mul nuw nsw i32 %22, %4
  %36 = icmp sgt i32 %13, 0
  %37 = icmp sle i32 %13, %6
  %38 = and i1 %36, %37
  %39 = add nsw i32 %13, 1
  %40 = icmp sgt i32 %13, -2
  %41 = icmp slt i32 %39, %6
  %42 = and i1 %40, %41
  %43 = icmp ne i32 %18, 0
  %44 = icmp sle i32 %18, %5
  %45 = and i1 %44, %38
  %46 = and i1 %43, %45
  %47 = or i32 %32, %13
  %48 = icmp sgt i32 %47, -1
  %49 = and i1 %44, %48
  %50 = and i1 %43, %44
  %51 = select i1 %50, i1 %42, i1 false
  %52 = icmp slt i32 %18, %5
  %53 = and i1 %52, %38
  %54 = icmp sgt i32 %13, -1
  %55 = and i1 %52, %54
  %56 = select i1 %52, i1 %42, i1 false
  %57 = add nuw nsw i32 %18, 1
  %58 = icmp slt i32 %57, %5
  %59 = and i1 %58, %38
  %60 = icmp sgt i32 %13, -1
  %61 = and i1 %58, %60
  %62 = select i1 %58, i1 %42, i1 false
  br label %63

63:                                               ; preds = %31, %202
  %64 = phi float [ %29, %31 ], [ %203, %202 ]
  %65 = phi i32 [ 0, %31 ], [ %204, %202 ]
  %66 = add nuw nsw i32 %65, %34
  %67 = mul nsw i32 %66, %5
  %68 = add nuw nsw i32 %65, %35
  %69 = add nsw i32 %32, %67
  %70 = mul nsw i32 %69, %6
  %71 = mul nuw nsw i32 %68, 9
  br i1 %46, label %82, label %92

72:                                               ; preds = %202, %26
  %73 = phi float [ %29, %26 ], [ %203, %202 ]
  %74 = mul nsw i32 %20, %7
  %75 = add nsw i32 %74, %22
  %76 = mul nsw i32 %75, %5
  %77 = add nsw i32 %76, %18
  %78 = mul nsw i32 %77, %6
  %79 = add nsw i32 %78, %13
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %3, i64 %80
  store float %73, ptr %81, align 4, !tbaa !7
  br label %206

82:                                               ; preds = %63
  %83 = add nsw i32 %33, %70
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = zext nneg i32 %71 to i64
  %88 = getelementptr inbounds nuw float, ptr %1, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %86, %89
  %91 = fadd contract float %64, %90
  br label %92

92:                                               ; preds = %82, %63
  %93 = phi float [ %91, %82 ], [ %64, %63 ]
  br i1 %49, label %94, label %105

94:                                               ; preds = %92
  %95 = add nsw i32 %13, %70
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = zext nneg i32 %71 to i64
  %100 = getelementptr inbounds nuw float, ptr %1, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %98, %102
  %104 = fadd contract float %93, %103
  br label %105

105:                                              ; preds = %94, %92
  %106 = phi float [ %104, %94 ], [ %93, %92 ]
  br i1 %51, label %107, label %118

107:                                              ; preds = %105
  %108 = add nsw i32 %39, %70
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = zext nneg i32 %71 to i64
  %113 = getelementptr inbounds nuw float, ptr %1, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fmul contract float %111, %115
  %117 = fadd contract float %106, %116
  br label %118

118:                                              ; preds = %107, %105
  %119 = phi float [ %117, %107 ], [ %106, %105 ]
  %120 = add nsw i32 %18, %67
  %121 = mul nsw i32 %120, %6
  %122 = mul nuw i32 %68, 9
  %123 = add nuw i32 %122, 3
  br i1 %53, label %124, label %134

124:                                              ; preds = %118
  %125 = add nsw i32 %33, %121
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = zext nneg i32 %123 to i64
  %130 = getelementptr inbounds nuw float, ptr %1, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fmul contract float %128, %131
  %133 = fadd contract float %119, %132
  br label %134

134:                                              ; preds = %124, %118
  %135 = phi float [ %133, %124 ], [ %119, %118 ]
  br i1 %55, label %136, label %147

136:                                              ; preds = %134
  %137 = add nsw i32 %13, %121
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = zext nneg i32 %123 to i64
  %142 = getelementptr inbounds nuw float, ptr %1, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  %144 = load float, ptr %143, align 4, !tbaa !7
  %145 = fmul contract float %140, %144
  %146 = fadd contract float %135, %145
  br label %147

147:                                              ; preds = %136, %134
  %148 = phi float [ %146, %136 ], [ %135, %134 ]
  br i1 %56, label %149, label %160

149:                                              ; preds = %147
  %150 = add nsw i32 %39, %121
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %0, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = zext nneg i32 %123 to i64
  %155 = getelementptr inbounds nuw float, ptr %1, i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fmul contract float %153, %157
  %159 = fadd contract float %148, %158
  br label %160

160:                                              ; preds = %149, %147
  %161 = phi float [ %159, %149 ], [ %148, %147 ]
  %162 = add nsw i32 %57, %67
  %163 = mul nsw i32 %162, %6
  %164 = mul nuw i32 %68, 9
  %165 = add nuw i32 %164, 6
  br i1 %59, label %166, label %176

166:                                              ; preds = %160
  %167 = add nsw i32 %33, %163
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr %0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = zext nneg i32 %165 to i64
  %172 = getelementptr inbounds nuw float, ptr %1, i64 %171
  %173 = load float, ptr %172, align 4, !tbaa !7
  %174 = fmul contract float %170, %173
  %175 = fadd contract float %161, %174
  br label %176

176:                                              ; preds = %166, %160
  %177 = phi float [ %175, %166 ], [ %161, %160 ]
  br i1 %61, label %178, label %189

178:                                              ; preds = %176
  %179 = add nsw i32 %13, %163
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr %0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = zext nneg i32 %165 to i64
  %184 = getelementptr inbounds nuw float, ptr %1, i64 %183
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 4
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fmul contract float %182, %186
  %188 = fadd contract float %177, %187
  br label %189

189:                                              ; preds = %178, %176
  %190 = phi float [ %188, %178 ], [ %177, %176 ]
  br i1 %62, label %191, label %202

191:                                              ; preds = %189
  %192 = add nsw i32 %39, %163
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %0, i64 %193
  %195 = load float, ptr %194, align 4, !tbaa !7
  %196 = zext nneg i32 %165 to i64
  %197 = getelementptr inbounds nuw float, ptr %1, i64 %196
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = fmul contract float %195, %199
  %201 = fadd contract float %190, %200
  br label %202

202:                                              ; preds = %191, %189
  %203 = phi float [ %201, %191 ], [ %190, %189 ]
  %204 = add nuw nsw i32 %65, 1
  %205 = icmp eq i32 %204, %4
  br i1 %205, label %72, label %63, !llvm.loop !12

206:                                              ; preds = %8, %72
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
  br i1 %12, label %13, label %68

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  %15 = sext i32 %11 to i64
  br i1 %14, label %16, label %39

16:                                               ; preds = %13
  %17 = getelementptr inbounds i32, ptr %0, i64 %15
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = mul nsw i32 %18, %5
  %20 = and i32 %5, 1
  %21 = icmp eq i32 %5, 1
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = and i32 %5, 2147483646
  br label %42

24:                                               ; preds = %42
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %24, %16
  %27 = phi i32 [ 0, %16 ], [ %65, %24 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %64, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  %30 = add nsw i32 %19, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = zext nneg i32 %27 to i64
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %28, %37
  br label %39

39:                                               ; preds = %26, %24, %13
  %40 = phi float [ 0.000000e+00, %13 ], [ %64, %24 ], [ %38, %26 ]
  %41 = getelementptr inbounds float, ptr %3, i64 %15
  store float %40, ptr %41, align 4, !tbaa !7
  br label %68

42:                                               ; preds = %42, %22
  %43 = phi i32 [ 0, %22 ], [ %65, %42 ]
  %44 = phi float [ 0.000000e+00, %22 ], [ %64, %42 ]
  %45 = phi i32 [ 0, %22 ], [ %66, %42 ]
  %46 = add nsw i32 %19, %43
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = zext nneg i32 %43 to i64
  %51 = getelementptr inbounds nuw float, ptr %2, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fmul contract float %49, %52
  %54 = fadd contract float %44, %53
  %55 = or disjoint i32 %43, 1
  %56 = add nsw i32 %19, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = zext nneg i32 %55 to i64
  %61 = getelementptr inbounds nuw float, ptr %2, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %59, %62
  %64 = fadd contract float %54, %63
  %65 = add nuw nsw i32 %43, 2
  %66 = add i32 %45, 2
  %67 = icmp eq i32 %66, %23
  br i1 %67, label %24, label %42, !llvm.loop !14

68:                                               ; preds = %6, %39
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
  br i1 %20, label %15, label %7, !llvm.loop !15

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
  br i1 %46, label %22, label %21, !llvm.loop !16

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
  br i1 %56, label %48, label %47, !llvm.loop !17
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
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
