; ModuleID = 'moves.cu'
source_filename = "moves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@_ZZ19transpose_diagonalsE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_numberedE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ15transpose_untilE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x i8]] undef, align 1
@_ZZ15transpose_pairsE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x %struct.float2]] undef, align 8
@_ZZ18transpose_in_placeE4here = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_in_placeE5there = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_diagonals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = add nuw i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %8 = urem i32 %6, %7
  %9 = shl nsw i32 %4, 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw i32 %9, %10
  %12 = shl nsw i32 %8, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw i32 %12, %13
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %15
  %17 = mul nsw i32 %11, %2
  %18 = add nsw i32 %14, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr inbounds nuw [17 x float], ptr %16, i64 %22
  store float %21, ptr %23, align 4, !tbaa !7
  %24 = add nuw nsw i32 %11, 8
  %25 = mul nsw i32 %24, %2
  %26 = add nsw i32 %14, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = add nuw nsw i32 %10, 8
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw [17 x float], ptr %16, i64 %31
  store float %29, ptr %32, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = add nuw i32 %12, %10
  %34 = add nuw i32 %9, %13
  %35 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %15
  %36 = getelementptr inbounds nuw float, ptr %35, i64 %22
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nsw i32 %33, %2
  %39 = add nsw i32 %34, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw float, ptr %35, i64 %31
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = add nuw nsw i32 %33, 8
  %45 = mul nsw i32 %44, %2
  %46 = add nsw i32 %34, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %43, ptr %48, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_numbered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %11 = udiv i32 %9, %10
  %12 = mul i32 %11, %10
  %13 = sub i32 %9, %12
  %14 = add i32 %11, %13
  %15 = urem i32 %14, %6
  %16 = shl nuw nsw i32 %13, 4
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = shl nsw i32 %15, 4
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add nuw i32 %19, %20
  %22 = icmp slt i32 %21, %3
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %23
  %25 = icmp slt i32 %18, %2
  %26 = select i1 %25, i1 %22, i1 false
  br i1 %26, label %27, label %35

27:                                               ; preds = %4
  %28 = mul nsw i32 %18, %3
  %29 = add nsw i32 %28, %21
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = zext nneg i32 %17 to i64
  %34 = getelementptr inbounds nuw [17 x float], ptr %24, i64 %33
  store float %32, ptr %34, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %4, %27
  %36 = add nuw nsw i32 %18, 8
  %37 = icmp slt i32 %36, %2
  %38 = select i1 %37, i1 %22, i1 false
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = mul nsw i32 %36, %3
  %41 = add nsw i32 %40, %21
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %17 to i64
  %46 = getelementptr inbounds nuw [17 x float], ptr %24, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 544
  store float %44, ptr %47, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %39, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = add nuw i32 %19, %17
  %50 = add nuw nsw i32 %16, %20
  %51 = icmp slt i32 %50, %2
  %52 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %23
  %53 = icmp slt i32 %49, %3
  %54 = select i1 %53, i1 %51, i1 false
  br i1 %54, label %55, label %63

55:                                               ; preds = %48
  %56 = zext nneg i32 %17 to i64
  %57 = getelementptr inbounds nuw float, ptr %52, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = mul nsw i32 %49, %2
  %60 = add nsw i32 %59, %50
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  store float %58, ptr %62, align 4, !tbaa !7
  br label %63

63:                                               ; preds = %48, %55
  %64 = add nuw nsw i32 %49, 8
  %65 = icmp slt i32 %64, %3
  %66 = select i1 %65, i1 %51, i1 false
  br i1 %66, label %67, label %76

67:                                               ; preds = %63
  %68 = zext nneg i32 %17 to i64
  %69 = getelementptr inbounds nuw float, ptr %52, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = mul nsw i32 %64, %2
  %73 = add nsw i32 %72, %50
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  store float %71, ptr %75, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %67, %63
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_until(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %3
  br i1 %13, label %14, label %58

14:                                               ; preds = %4
  %15 = sext i32 %3 to i64
  %16 = sext i32 %8 to i64
  %17 = getelementptr i8, ptr %0, i64 %16
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 %18
  %20 = icmp slt i32 %12, %2
  br i1 %20, label %21, label %58

21:                                               ; preds = %14
  %22 = zext nneg i32 %12 to i64
  %23 = mul nsw i64 %22, %15
  %24 = getelementptr i8, ptr %17, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !9
  %26 = zext nneg i32 %11 to i64
  %27 = getelementptr inbounds nuw [33 x i8], ptr %19, i64 %26
  store i8 %25, ptr %27, align 1, !tbaa !9
  %28 = add nuw nsw i32 %12, 8
  %29 = icmp samesign ult i32 %28, %2
  br i1 %29, label %30, label %58

30:                                               ; preds = %21
  %31 = zext nneg i32 %28 to i64
  %32 = mul nsw i64 %31, %15
  %33 = getelementptr i8, ptr %17, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !9
  %35 = zext nneg i32 %11 to i64
  %36 = getelementptr inbounds nuw [33 x i8], ptr %19, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 264
  store i8 %34, ptr %37, align 1, !tbaa !9
  %38 = add nuw nsw i32 %12, 16
  %39 = icmp samesign ult i32 %38, %2
  br i1 %39, label %40, label %58

40:                                               ; preds = %30
  %41 = zext nneg i32 %38 to i64
  %42 = mul nsw i64 %41, %15
  %43 = getelementptr i8, ptr %17, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !9
  %45 = zext nneg i32 %11 to i64
  %46 = getelementptr inbounds nuw [33 x i8], ptr %19, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 528
  store i8 %44, ptr %47, align 1, !tbaa !9
  %48 = add nuw nsw i32 %12, 24
  %49 = icmp samesign ult i32 %48, %2
  br i1 %49, label %50, label %58

50:                                               ; preds = %40
  %51 = zext nneg i32 %48 to i64
  %52 = mul nsw i64 %51, %15
  %53 = getelementptr i8, ptr %17, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !9
  %55 = zext nneg i32 %11 to i64
  %56 = getelementptr inbounds nuw [33 x i8], ptr %19, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 792
  store i8 %54, ptr %57, align 1, !tbaa !9
  br label %58

58:                                               ; preds = %14, %21, %30, %40, %50, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = add nuw nsw i32 %10, %7
  %60 = add i32 %6, %11
  %61 = icmp slt i32 %59, %2
  br i1 %61, label %62, label %106

62:                                               ; preds = %58
  %63 = zext nneg i32 %7 to i64
  %64 = getelementptr inbounds nuw [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 %63
  %65 = zext nneg i32 %2 to i64
  %66 = zext nneg i32 %59 to i64
  %67 = getelementptr i8, ptr %1, i64 %66
  %68 = icmp slt i32 %60, %3
  br i1 %68, label %69, label %106

69:                                               ; preds = %62
  %70 = zext nneg i32 %11 to i64
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !9
  %73 = sext i32 %60 to i64
  %74 = mul nsw i64 %73, %65
  %75 = getelementptr i8, ptr %67, i64 %74
  store i8 %72, ptr %75, align 1, !tbaa !9
  %76 = add nsw i32 %60, 8
  %77 = icmp slt i32 %76, %3
  br i1 %77, label %78, label %106

78:                                               ; preds = %69
  %79 = zext nneg i32 %11 to i64
  %80 = getelementptr inbounds nuw i8, ptr %64, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = load i8, ptr %81, align 1, !tbaa !9
  %83 = sext i32 %76 to i64
  %84 = mul nsw i64 %83, %65
  %85 = getelementptr i8, ptr %67, i64 %84
  store i8 %82, ptr %85, align 1, !tbaa !9
  %86 = add nsw i32 %60, 16
  %87 = icmp slt i32 %86, %3
  br i1 %87, label %88, label %106

88:                                               ; preds = %78
  %89 = zext nneg i32 %11 to i64
  %90 = getelementptr inbounds nuw i8, ptr %64, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %92 = load i8, ptr %91, align 1, !tbaa !9
  %93 = sext i32 %86 to i64
  %94 = mul nsw i64 %93, %65
  %95 = getelementptr i8, ptr %67, i64 %94
  store i8 %92, ptr %95, align 1, !tbaa !9
  %96 = add nsw i32 %60, 24
  %97 = icmp slt i32 %96, %3
  br i1 %97, label %98, label %106

98:                                               ; preds = %88
  %99 = zext nneg i32 %11 to i64
  %100 = getelementptr inbounds nuw i8, ptr %64, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load i8, ptr %101, align 1, !tbaa !9
  %103 = sext i32 %96 to i64
  %104 = mul nsw i64 %103, %65
  %105 = getelementptr i8, ptr %67, i64 %104
  store i8 %102, ptr %105, align 1, !tbaa !9
  br label %106

106:                                              ; preds = %62, %69, %78, %88, %98, %58
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw %struct.float2, ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 %14
  %16 = icmp slt i32 %12, %2
  %17 = select i1 %13, i1 %16, i1 false
  br i1 %17, label %18, label %26

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %3
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.float2, ptr %0, i64 %21
  %23 = zext nneg i32 %11 to i64
  %24 = getelementptr inbounds nuw [17 x %struct.float2], ptr %15, i64 %23
  %25 = load i64, ptr %22, align 8
  store i64 %25, ptr %24, align 8
  br label %26

26:                                               ; preds = %4, %18
  br i1 %13, label %27, label %63

27:                                               ; preds = %26
  %28 = add nuw nsw i32 %12, 4
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = mul nsw i32 %28, %3
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.float2, ptr %0, i64 %33
  %35 = zext nneg i32 %11 to i64
  %36 = getelementptr inbounds nuw [17 x %struct.float2], ptr %15, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 544
  %38 = load i64, ptr %34, align 8
  store i64 %38, ptr %37, align 8
  br label %39

39:                                               ; preds = %27, %30
  %40 = add nuw nsw i32 %12, 8
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %42, label %51

42:                                               ; preds = %39
  %43 = mul nsw i32 %40, %3
  %44 = add nsw i32 %43, %8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.float2, ptr %0, i64 %45
  %47 = zext nneg i32 %11 to i64
  %48 = getelementptr inbounds nuw [17 x %struct.float2], ptr %15, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 1088
  %50 = load i64, ptr %46, align 8
  store i64 %50, ptr %49, align 8
  br label %51

51:                                               ; preds = %39, %42
  %52 = add nuw nsw i32 %12, 12
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %54, label %63

54:                                               ; preds = %51
  %55 = mul nsw i32 %52, %3
  %56 = add nsw i32 %55, %8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.float2, ptr %0, i64 %57
  %59 = zext nneg i32 %11 to i64
  %60 = getelementptr inbounds nuw [17 x %struct.float2], ptr %15, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 1632
  %62 = load i64, ptr %58, align 8
  store i64 %62, ptr %61, align 8
  br label %63

63:                                               ; preds = %26, %54, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = add nuw nsw i32 %10, %7
  %65 = add i32 %6, %11
  %66 = icmp slt i32 %64, %2
  %67 = getelementptr inbounds nuw [17 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 %14
  %68 = icmp slt i32 %65, %3
  %69 = and i1 %66, %68
  br i1 %69, label %70, label %78

70:                                               ; preds = %63
  %71 = zext nneg i32 %11 to i64
  %72 = getelementptr inbounds nuw %struct.float2, ptr %67, i64 %71
  %73 = mul nsw i32 %65, %2
  %74 = add nsw i32 %73, %64
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.float2, ptr %1, i64 %75
  %77 = load i64, ptr %72, align 8
  store i64 %77, ptr %76, align 8
  br label %78

78:                                               ; preds = %63, %70
  br i1 %66, label %79, label %115

79:                                               ; preds = %78
  %80 = add nsw i32 %65, 4
  %81 = icmp slt i32 %80, %3
  br i1 %81, label %82, label %91

82:                                               ; preds = %79
  %83 = zext nneg i32 %11 to i64
  %84 = getelementptr inbounds nuw %struct.float2, ptr %67, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %86 = mul nsw i32 %80, %2
  %87 = add nsw i32 %86, %64
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.float2, ptr %1, i64 %88
  %90 = load i64, ptr %85, align 8
  store i64 %90, ptr %89, align 8
  br label %91

91:                                               ; preds = %79, %82
  %92 = add nsw i32 %65, 8
  %93 = icmp slt i32 %92, %3
  br i1 %93, label %94, label %103

94:                                               ; preds = %91
  %95 = zext nneg i32 %11 to i64
  %96 = getelementptr inbounds nuw %struct.float2, ptr %67, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 64
  %98 = mul nsw i32 %92, %2
  %99 = add nsw i32 %98, %64
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds %struct.float2, ptr %1, i64 %100
  %102 = load i64, ptr %97, align 8
  store i64 %102, ptr %101, align 8
  br label %103

103:                                              ; preds = %91, %94
  %104 = add nsw i32 %65, 12
  %105 = icmp slt i32 %104, %3
  br i1 %105, label %106, label %115

106:                                              ; preds = %103
  %107 = zext nneg i32 %11 to i64
  %108 = getelementptr inbounds nuw %struct.float2, ptr %67, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 96
  %110 = mul nsw i32 %104, %2
  %111 = add nsw i32 %110, %64
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds %struct.float2, ptr %1, i64 %112
  %114 = load i64, ptr %109, align 8
  store i64 %114, ptr %113, align 8
  br label %115

115:                                              ; preds = %78, %106, %103
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_in_place(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = icmp samesign ugt i32 %7, %3
  br i1 %11, label %12, label %57

12:                                               ; preds = %2
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %13
  %15 = mul nsw i32 %10, %1
  %16 = add nsw i32 %15, %6
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = zext nneg i32 %9 to i64
  %21 = getelementptr inbounds nuw [17 x float], ptr %14, i64 %20
  store float %19, ptr %21, align 4, !tbaa !7
  %22 = add nuw nsw i32 %10, 8
  %23 = mul nsw i32 %22, %1
  %24 = add nsw i32 %23, %6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = add nuw nsw i32 %9, 8
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw [17 x float], ptr %14, i64 %29
  store float %27, ptr %30, align 4, !tbaa !7
  %31 = add nuw nsw i32 %8, %5
  %32 = add i32 %4, %9
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 %13
  %34 = mul nsw i32 %32, %1
  %35 = add nsw i32 %34, %31
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw [17 x float], ptr %33, i64 %20
  store float %38, ptr %39, align 4, !tbaa !7
  %40 = add nsw i32 %32, 8
  %41 = mul nsw i32 %40, %1
  %42 = add nsw i32 %41, %31
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw [17 x float], ptr %33, i64 %29
  store float %45, ptr %46, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %13
  %48 = getelementptr inbounds nuw float, ptr %47, i64 %20
  %49 = load float, ptr %48, align 4, !tbaa !7
  store float %49, ptr %37, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw float, ptr %47, i64 %29
  %51 = load float, ptr %50, align 4, !tbaa !7
  store float %51, ptr %44, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 %13
  %53 = getelementptr inbounds nuw float, ptr %52, i64 %20
  %54 = load float, ptr %53, align 4, !tbaa !7
  store float %54, ptr %18, align 4, !tbaa !7
  %55 = getelementptr inbounds nuw float, ptr %52, i64 %29
  %56 = load float, ptr %55, align 4, !tbaa !7
  store float %56, ptr %26, align 4, !tbaa !7
  br label %83

57:                                               ; preds = %2
  %58 = icmp eq i32 %7, %3
  br i1 %58, label %59, label %83

59:                                               ; preds = %57
  %60 = zext nneg i32 %5 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %60
  %62 = mul nsw i32 %10, %1
  %63 = add nsw i32 %62, %6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = zext nneg i32 %9 to i64
  %68 = getelementptr inbounds nuw [17 x float], ptr %61, i64 %67
  store float %66, ptr %68, align 4, !tbaa !7
  %69 = add nuw nsw i32 %10, 8
  %70 = mul nsw i32 %69, %1
  %71 = add nsw i32 %70, %6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = add nuw nsw i32 %9, 8
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw [17 x float], ptr %61, i64 %76
  store float %74, ptr %77, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 %60
  %79 = getelementptr inbounds nuw float, ptr %78, i64 %67
  %80 = load float, ptr %79, align 4, !tbaa !7
  store float %80, ptr %65, align 4, !tbaa !7
  %81 = getelementptr inbounds nuw float, ptr %78, i64 %76
  %82 = load float, ptr %81, align 4, !tbaa !7
  store float %82, ptr %73, align 4, !tbaa !7
  br label %83

83:                                               ; preds = %59, %12, %57
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!5, !5, i64 0}
