; ModuleID = 'moves.cu'
source_filename = "moves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }

@_ZZ19transpose_diagonalsE4tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ18transpose_numberedE4tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ15transpose_untilE4tile = internal addrspace(3) global [32 x [33 x i8]] undef, align 1
@_ZZ15transpose_pairsE4tile = internal addrspace(3) global [16 x [17 x %struct.float2]] undef, align 8
@_ZZ18transpose_in_placeE4here = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_in_placeE5there = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_diagonals(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = add i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = urem i32 %16, %17
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = mul nsw i32 %19, 16
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %8, align 4
  %24 = mul nsw i32 %23, 16
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %27

27:                                               ; preds = %50, %3
  %28 = load i32, ptr %11, align 4
  %29 = icmp slt i32 %28, 16
  br i1 %29, label %30, label %53

30:                                               ; preds = %27
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %11, align 4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr %6, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %31, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %43 = load i32, ptr %11, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 0, i64 %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [17 x float], ptr %46, i64 0, i64 %48
  store float %41, ptr %49, align 4
  br label %50

50:                                               ; preds = %30
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 8
  store i32 %52, ptr %11, align 4
  br label %27, !llvm.loop !3

53:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %8, align 4
  %55 = mul nsw i32 %54, 16
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %57 = add i32 %55, %56
  store i32 %57, ptr %9, align 4
  %58 = load i32, ptr %7, align 4
  %59 = mul nsw i32 %58, 16
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = add i32 %59, %60
  store i32 %61, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %62

62:                                               ; preds = %85, %53
  %63 = load i32, ptr %12, align 4
  %64 = icmp slt i32 %63, 16
  br i1 %64, label %65, label %88

65:                                               ; preds = %62
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 0, i64 %67
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %70 = load i32, ptr %12, align 4
  %71 = add i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [17 x float], ptr %68, i64 0, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %9, align 4
  %77 = load i32, ptr %12, align 4
  %78 = add nsw i32 %76, %77
  %79 = load i32, ptr %6, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %10, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %75, i64 %83
  store float %74, ptr %84, align 4
  br label %85

85:                                               ; preds = %65
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %86, 8
  store i32 %87, ptr %12, align 4
  br label %62, !llvm.loop !5

88:                                               ; preds = %62
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_numbered(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = mul i32 %17, %18
  %20 = add i32 %16, %19
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %23 = urem i32 %21, %22
  store i32 %23, ptr %10, align 4
  %24 = load i32, ptr %9, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %26 = udiv i32 %24, %25
  %27 = load i32, ptr %10, align 4
  %28 = add i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %30 = urem i32 %28, %29
  store i32 %30, ptr %11, align 4
  %31 = load i32, ptr %10, align 4
  %32 = mul nsw i32 %31, 16
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %12, align 4
  %35 = load i32, ptr %11, align 4
  %36 = mul nsw i32 %35, 16
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = add i32 %36, %37
  store i32 %38, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %39

39:                                               ; preds = %73, %4
  %40 = load i32, ptr %14, align 4
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %42, label %76

42:                                               ; preds = %39
  %43 = load i32, ptr %12, align 4
  %44 = load i32, ptr %14, align 4
  %45 = add nsw i32 %43, %44
  %46 = load i32, ptr %7, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %72

48:                                               ; preds = %42
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %8, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %72

52:                                               ; preds = %48
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %12, align 4
  %55 = load i32, ptr %14, align 4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %8, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %13, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = load i32, ptr %14, align 4
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 0, i64 %67
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [17 x float], ptr %68, i64 0, i64 %70
  store float %63, ptr %71, align 4
  br label %72

72:                                               ; preds = %52, %48, %42
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %14, align 4
  %75 = add nsw i32 %74, 8
  store i32 %75, ptr %14, align 4
  br label %39, !llvm.loop !6

76:                                               ; preds = %39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load i32, ptr %11, align 4
  %78 = mul nsw i32 %77, 16
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %80 = add i32 %78, %79
  store i32 %80, ptr %12, align 4
  %81 = load i32, ptr %10, align 4
  %82 = mul nsw i32 %81, 16
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %84 = add i32 %82, %83
  store i32 %84, ptr %13, align 4
  store i32 0, ptr %15, align 4
  br label %85

85:                                               ; preds = %119, %76
  %86 = load i32, ptr %15, align 4
  %87 = icmp slt i32 %86, 16
  br i1 %87, label %88, label %122

88:                                               ; preds = %85
  %89 = load i32, ptr %12, align 4
  %90 = load i32, ptr %15, align 4
  %91 = add nsw i32 %89, %90
  %92 = load i32, ptr %8, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %118

94:                                               ; preds = %88
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %7, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %118

98:                                               ; preds = %94
  %99 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 0, i64 %100
  %102 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %103 = load i32, ptr %15, align 4
  %104 = add i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [17 x float], ptr %101, i64 0, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load ptr, ptr %6, align 8
  %109 = load i32, ptr %12, align 4
  %110 = load i32, ptr %15, align 4
  %111 = add nsw i32 %109, %110
  %112 = load i32, ptr %7, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %13, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %108, i64 %116
  store float %107, ptr %117, align 4
  br label %118

118:                                              ; preds = %98, %94, %88
  br label %119

119:                                              ; preds = %118
  %120 = load i32, ptr %15, align 4
  %121 = add nsw i32 %120, 8
  store i32 %121, ptr %15, align 4
  br label %85, !llvm.loop !7

122:                                              ; preds = %85
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_until(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 32
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 32
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %62

24:                                               ; preds = %4
  store i32 0, ptr %11, align 4
  br label %25

25:                                               ; preds = %58, %24
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %26, 32
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %31, %32
  br label %34

34:                                               ; preds = %28, %25
  %35 = phi i1 [ false, %25 ], [ %33, %28 ]
  br i1 %35, label %36, label %61

36:                                               ; preds = %34
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %41, %43
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds nuw i8, ptr %37, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %51 = load i32, ptr %11, align 4
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [32 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 0, i64 %53
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [33 x i8], ptr %54, i64 0, i64 %56
  store i8 %49, ptr %57, align 1
  br label %58

58:                                               ; preds = %36
  %59 = load i32, ptr %11, align 4
  %60 = add nsw i32 %59, 8
  store i32 %60, ptr %11, align 4
  br label %25, !llvm.loop !8

61:                                               ; preds = %34
  br label %62

62:                                               ; preds = %61, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %64 = mul i32 %63, 32
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = add i32 %64, %65
  store i32 %66, ptr %9, align 4
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %68 = mul i32 %67, 32
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %70 = add i32 %68, %69
  store i32 %70, ptr %10, align 4
  %71 = load i32, ptr %9, align 4
  %72 = load i32, ptr %7, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %112

74:                                               ; preds = %62
  store i32 0, ptr %12, align 4
  br label %75

75:                                               ; preds = %108, %74
  %76 = load i32, ptr %12, align 4
  %77 = icmp slt i32 %76, 32
  br i1 %77, label %78, label %84

78:                                               ; preds = %75
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %12, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %8, align 4
  %83 = icmp slt i32 %81, %82
  br label %84

84:                                               ; preds = %78, %75
  %85 = phi i1 [ false, %75 ], [ %83, %78 ]
  br i1 %85, label %86, label %111

86:                                               ; preds = %84
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [32 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_untilE4tile to ptr), i64 0, i64 %88
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = load i32, ptr %12, align 4
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [33 x i8], ptr %89, i64 0, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = load ptr, ptr %6, align 8
  %97 = load i32, ptr %10, align 4
  %98 = load i32, ptr %12, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = load i32, ptr %7, align 4
  %102 = sext i32 %101 to i64
  %103 = mul i64 %100, %102
  %104 = load i32, ptr %9, align 4
  %105 = sext i32 %104 to i64
  %106 = add i64 %103, %105
  %107 = getelementptr inbounds nuw i8, ptr %96, i64 %106
  store i8 %95, ptr %107, align 1
  br label %108

108:                                              ; preds = %86
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %109, 8
  store i32 %110, ptr %12, align 4
  br label %75, !llvm.loop !9

111:                                              ; preds = %84
  br label %112

112:                                              ; preds = %111, %62
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_pairs(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 16
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul i32 %17, 16
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %54, %4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %57

24:                                               ; preds = %21
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %53

28:                                               ; preds = %24
  %29 = load i32, ptr %10, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = load i32, ptr %7, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %53

34:                                               ; preds = %28
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %11, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %8, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float2, ptr %35, i64 %43
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %46 = load i32, ptr %11, align 4
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [16 x [17 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 0, i64 %48
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [17 x %struct.float2], ptr %49, i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %44, i64 8, i1 false)
  br label %53

53:                                               ; preds = %34, %28, %24
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %55, 4
  store i32 %56, ptr %11, align 4
  br label %21, !llvm.loop !10

57:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %59 = mul i32 %58, 16
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %61 = add i32 %59, %60
  store i32 %61, ptr %9, align 4
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %63 = mul i32 %62, 16
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %65 = add i32 %63, %64
  store i32 %65, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %66

66:                                               ; preds = %99, %57
  %67 = load i32, ptr %12, align 4
  %68 = icmp slt i32 %67, 16
  br i1 %68, label %69, label %102

69:                                               ; preds = %66
  %70 = load i32, ptr %9, align 4
  %71 = load i32, ptr %7, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %98

73:                                               ; preds = %69
  %74 = load i32, ptr %10, align 4
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %74, %75
  %77 = load i32, ptr %8, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %98

79:                                               ; preds = %73
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [16 x [17 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15transpose_pairsE4tile to ptr), i64 0, i64 %81
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %84 = load i32, ptr %12, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [17 x %struct.float2], ptr %82, i64 0, i64 %86
  %88 = load ptr, ptr %6, align 8
  %89 = load i32, ptr %10, align 4
  %90 = load i32, ptr %12, align 4
  %91 = add nsw i32 %89, %90
  %92 = load i32, ptr %7, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %9, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds %struct.float2, ptr %88, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %87, i64 8, i1 false)
  br label %98

98:                                               ; preds = %79, %73, %69
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %100, 4
  store i32 %101, ptr %12, align 4
  br label %66, !llvm.loop !11

102:                                              ; preds = %66
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_in_place(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 16
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %5, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = mul i32 %19, 16
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  store i32 %22, ptr %6, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = icmp ugt i32 %23, %24
  br i1 %25, label %26, label %143

26:                                               ; preds = %2
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %28 = mul i32 %27, 16
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %7, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = mul i32 %31, 16
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %35

35:                                               ; preds = %58, %26
  %36 = load i32, ptr %9, align 4
  %37 = icmp slt i32 %36, 16
  br i1 %37, label %38, label %61

38:                                               ; preds = %35
  %39 = load ptr, ptr %3, align 8
  %40 = load i32, ptr %6, align 4
  %41 = load i32, ptr %9, align 4
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr %4, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %5, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %39, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %51 = load i32, ptr %9, align 4
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 0, i64 %53
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [17 x float], ptr %54, i64 0, i64 %56
  store float %49, ptr %57, align 4
  br label %58

58:                                               ; preds = %38
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 8
  store i32 %60, ptr %9, align 4
  br label %35, !llvm.loop !12

61:                                               ; preds = %35
  store i32 0, ptr %10, align 4
  br label %62

62:                                               ; preds = %85, %61
  %63 = load i32, ptr %10, align 4
  %64 = icmp slt i32 %63, 16
  br i1 %64, label %65, label %88

65:                                               ; preds = %62
  %66 = load ptr, ptr %3, align 8
  %67 = load i32, ptr %8, align 4
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %67, %68
  %70 = load i32, ptr %4, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %7, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %66, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %78 = load i32, ptr %10, align 4
  %79 = add i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 0, i64 %80
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [17 x float], ptr %81, i64 0, i64 %83
  store float %76, ptr %84, align 4
  br label %85

85:                                               ; preds = %65
  %86 = load i32, ptr %10, align 4
  %87 = add nsw i32 %86, 8
  store i32 %87, ptr %10, align 4
  br label %62, !llvm.loop !13

88:                                               ; preds = %62
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %11, align 4
  br label %89

89:                                               ; preds = %112, %88
  %90 = load i32, ptr %11, align 4
  %91 = icmp slt i32 %90, 16
  br i1 %91, label %92, label %115

92:                                               ; preds = %89
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 0, i64 %94
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %97 = load i32, ptr %11, align 4
  %98 = add i32 %96, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [17 x float], ptr %95, i64 0, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = load ptr, ptr %3, align 8
  %103 = load i32, ptr %8, align 4
  %104 = load i32, ptr %11, align 4
  %105 = add nsw i32 %103, %104
  %106 = load i32, ptr %4, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %7, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %102, i64 %110
  store float %101, ptr %111, align 4
  br label %112

112:                                              ; preds = %92
  %113 = load i32, ptr %11, align 4
  %114 = add nsw i32 %113, 8
  store i32 %114, ptr %11, align 4
  br label %89, !llvm.loop !14

115:                                              ; preds = %89
  store i32 0, ptr %12, align 4
  br label %116

116:                                              ; preds = %139, %115
  %117 = load i32, ptr %12, align 4
  %118 = icmp slt i32 %117, 16
  br i1 %118, label %119, label %142

119:                                              ; preds = %116
  %120 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE5there to ptr), i64 0, i64 %121
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %124 = load i32, ptr %12, align 4
  %125 = add i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw [17 x float], ptr %122, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %3, align 8
  %130 = load i32, ptr %6, align 4
  %131 = load i32, ptr %12, align 4
  %132 = add nsw i32 %130, %131
  %133 = load i32, ptr %4, align 4
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr %5, align 4
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %129, i64 %137
  store float %128, ptr %138, align 4
  br label %139

139:                                              ; preds = %119
  %140 = load i32, ptr %12, align 4
  %141 = add nsw i32 %140, 8
  store i32 %141, ptr %12, align 4
  br label %116, !llvm.loop !15

142:                                              ; preds = %116
  br label %203

143:                                              ; preds = %2
  %144 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %145 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %146 = icmp eq i32 %144, %145
  br i1 %146, label %147, label %202

147:                                              ; preds = %143
  store i32 0, ptr %13, align 4
  br label %148

148:                                              ; preds = %171, %147
  %149 = load i32, ptr %13, align 4
  %150 = icmp slt i32 %149, 16
  br i1 %150, label %151, label %174

151:                                              ; preds = %148
  %152 = load ptr, ptr %3, align 8
  %153 = load i32, ptr %6, align 4
  %154 = load i32, ptr %13, align 4
  %155 = add nsw i32 %153, %154
  %156 = load i32, ptr %4, align 4
  %157 = mul nsw i32 %155, %156
  %158 = load i32, ptr %5, align 4
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %152, i64 %160
  %162 = load float, ptr %161, align 4
  %163 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %164 = load i32, ptr %13, align 4
  %165 = add i32 %163, %164
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 0, i64 %166
  %168 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw [17 x float], ptr %167, i64 0, i64 %169
  store float %162, ptr %170, align 4
  br label %171

171:                                              ; preds = %151
  %172 = load i32, ptr %13, align 4
  %173 = add nsw i32 %172, 8
  store i32 %173, ptr %13, align 4
  br label %148, !llvm.loop !16

174:                                              ; preds = %148
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %14, align 4
  br label %175

175:                                              ; preds = %198, %174
  %176 = load i32, ptr %14, align 4
  %177 = icmp slt i32 %176, 16
  br i1 %177, label %178, label %201

178:                                              ; preds = %175
  %179 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_in_placeE4here to ptr), i64 0, i64 %180
  %182 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %183 = load i32, ptr %14, align 4
  %184 = add i32 %182, %183
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw [17 x float], ptr %181, i64 0, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = load ptr, ptr %3, align 8
  %189 = load i32, ptr %6, align 4
  %190 = load i32, ptr %14, align 4
  %191 = add nsw i32 %189, %190
  %192 = load i32, ptr %4, align 4
  %193 = mul nsw i32 %191, %192
  %194 = load i32, ptr %5, align 4
  %195 = add nsw i32 %193, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %188, i64 %196
  store float %187, ptr %197, align 4
  br label %198

198:                                              ; preds = %178
  %199 = load i32, ptr %14, align 4
  %200 = add nsw i32 %199, 8
  store i32 %200, ptr %14, align 4
  br label %175, !llvm.loop !17

201:                                              ; preds = %175
  br label %202

202:                                              ; preds = %201, %143
  br label %203

203:                                              ; preds = %202, %142
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
