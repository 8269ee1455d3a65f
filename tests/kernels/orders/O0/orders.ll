; ModuleID = 'orders.cu'
source_filename = "orders.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_Z15__shfl_xor_syncjiii = comdat any

@_ZZ14merge_exchangeE1s = internal addrspace(3) global [128 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ14bitonic_eitherE1s = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ6bricksE1s = internal addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @merge_exchange(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %7, align 4
  %16 = load ptr, ptr %6, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul i32 %17, 128
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %16, i64 %19
  store ptr %20, ptr %8, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %27
  store i32 %25, ptr %28, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 64
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %37
  store i32 %34, ptr %38, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %9, align 4
  br label %39

39:                                               ; preds = %135, %1
  %40 = load i32, ptr %9, align 4
  %41 = icmp slt i32 %40, 128
  br i1 %41, label %42, label %138

42:                                               ; preds = %39
  %43 = load i32, ptr %9, align 4
  store i32 %43, ptr %10, align 4
  br label %44

44:                                               ; preds = %131, %42
  %45 = load i32, ptr %10, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %134

47:                                               ; preds = %44
  %48 = load i32, ptr %7, align 4
  store i32 %48, ptr %11, align 4
  br label %49

49:                                               ; preds = %126, %47
  %50 = load i32, ptr %11, align 4
  %51 = icmp slt i32 %50, 128
  br i1 %51, label %52, label %130

52:                                               ; preds = %49
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = srem i32 %53, %54
  store i32 %55, ptr %12, align 4
  %56 = load i32, ptr %11, align 4
  %57 = load i32, ptr %12, align 4
  %58 = icmp sge i32 %56, %57
  br i1 %58, label %59, label %125

59:                                               ; preds = %52
  %60 = load i32, ptr %11, align 4
  %61 = load i32, ptr %12, align 4
  %62 = sub nsw i32 %60, %61
  %63 = load i32, ptr %10, align 4
  %64 = sdiv i32 %62, %63
  %65 = srem i32 %64, 2
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %125

67:                                               ; preds = %59
  %68 = load i32, ptr %11, align 4
  %69 = load i32, ptr %10, align 4
  %70 = add nsw i32 %68, %69
  %71 = icmp slt i32 %70, 128
  br i1 %71, label %72, label %125

72:                                               ; preds = %67
  %73 = load i32, ptr %11, align 4
  %74 = load i32, ptr %9, align 4
  %75 = mul nsw i32 2, %74
  %76 = sdiv i32 %73, %75
  %77 = load i32, ptr %11, align 4
  %78 = load i32, ptr %10, align 4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %9, align 4
  %81 = mul nsw i32 2, %80
  %82 = sdiv i32 %79, %81
  %83 = icmp eq i32 %76, %82
  br i1 %83, label %84, label %125

84:                                               ; preds = %72
  %85 = load i32, ptr %11, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  store i32 %88, ptr %13, align 4
  %89 = load i32, ptr %11, align 4
  %90 = load i32, ptr %10, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %14, align 4
  %95 = load i32, ptr %13, align 4
  %96 = load i32, ptr %14, align 4
  store i32 %95, ptr %4, align 4
  store i32 %96, ptr %5, align 4
  %97 = load i32, ptr %4, align 4
  %98 = load i32, ptr %5, align 4
  %99 = icmp ult i32 %97, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %84
  %101 = load i32, ptr %4, align 4
  br label %104

102:                                              ; preds = %84
  %103 = load i32, ptr %5, align 4
  br label %104

104:                                              ; preds = %100, %102
  %105 = phi i32 [ %101, %100 ], [ %103, %102 ]
  %106 = load i32, ptr %11, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %107
  store i32 %105, ptr %108, align 4
  %109 = load i32, ptr %13, align 4
  %110 = load i32, ptr %14, align 4
  store i32 %109, ptr %2, align 4
  store i32 %110, ptr %3, align 4
  %111 = load i32, ptr %2, align 4
  %112 = load i32, ptr %3, align 4
  %113 = icmp ugt i32 %111, %112
  br i1 %113, label %114, label %116

114:                                              ; preds = %104
  %115 = load i32, ptr %2, align 4
  br label %118

116:                                              ; preds = %104
  %117 = load i32, ptr %3, align 4
  br label %118

118:                                              ; preds = %114, %116
  %119 = phi i32 [ %115, %114 ], [ %117, %116 ]
  %120 = load i32, ptr %11, align 4
  %121 = load i32, ptr %10, align 4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %123
  store i32 %119, ptr %124, align 4
  br label %125

125:                                              ; preds = %118, %72, %67, %59, %52
  br label %126

126:                                              ; preds = %125
  %127 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %128 = load i32, ptr %11, align 4
  %129 = add i32 %128, %127
  store i32 %129, ptr %11, align 4
  br label %49, !llvm.loop !3

130:                                              ; preds = %49
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %10, align 4
  %133 = ashr i32 %132, 1
  store i32 %133, ptr %10, align 4
  br label %44, !llvm.loop !5

134:                                              ; preds = %44
  br label %135

135:                                              ; preds = %134
  %136 = load i32, ptr %9, align 4
  %137 = shl i32 %136, 1
  store i32 %137, ptr %9, align 4
  br label %39, !llvm.loop !6

138:                                              ; preds = %39
  %139 = load i32, ptr %7, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = load ptr, ptr %8, align 8
  %144 = load i32, ptr %7, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %143, i64 %145
  store i32 %142, ptr %146, align 4
  %147 = load i32, ptr %7, align 4
  %148 = add nsw i32 %147, 64
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14merge_exchangeE1s to ptr), i64 0, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = load ptr, ptr %8, align 8
  %153 = load i32, ptr %7, align 4
  %154 = add nsw i32 %153, 64
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %152, i64 %155
  store i32 %151, ptr %156, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8exchangeRfS_i(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %9 = load float, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  %11 = load float, ptr %10, align 4
  %12 = fcmp contract ogt float %9, %11
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %6, align 4
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  %18 = load float, ptr %17, align 4
  store float %18, ptr %7, align 4
  %19 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  %20 = load float, ptr %19, align 4
  %21 = load ptr, ptr %4, align 8, !nonnull !7, !align !8
  store float %20, ptr %21, align 4
  %22 = load float, ptr %7, align 4
  %23 = load ptr, ptr %5, align 8, !nonnull !7, !align !8
  store float %22, ptr %23, align 4
  br label %24

24:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_either(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 128
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  %19 = load ptr, ptr %6, align 8
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  store ptr %21, ptr %6, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 128
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  %26 = load ptr, ptr %5, align 8
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  store ptr %28, ptr %5, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds float, ptr %29, i64 0
  %31 = load float, ptr %30, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %33
  store float %31, ptr %34, align 4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds float, ptr %35, i64 64
  %37 = load float, ptr %36, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = add i32 %38, 64
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %40
  store float %37, ptr %41, align 4
  store i32 2, ptr %9, align 4
  br label %42

42:                                               ; preds = %81, %4
  %43 = load i32, ptr %9, align 4
  %44 = load i32, ptr %7, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %84

46:                                               ; preds = %42
  %47 = load i32, ptr %8, align 4
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = load i32, ptr %9, align 4
  %50 = sdiv i32 %49, 2
  %51 = and i32 %48, %50
  %52 = icmp ne i32 %51, 0
  %53 = zext i1 %52 to i32
  %54 = xor i32 %47, %53
  store i32 %54, ptr %10, align 4
  %55 = load i32, ptr %9, align 4
  %56 = sdiv i32 %55, 2
  store i32 %56, ptr %11, align 4
  br label %57

57:                                               ; preds = %77, %46
  %58 = load i32, ptr %11, align 4
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %80

60:                                               ; preds = %57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = mul i32 2, %61
  %63 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %64 = load i32, ptr %11, align 4
  %65 = sub nsw i32 %64, 1
  %66 = and i32 %63, %65
  %67 = sub i32 %62, %66
  store i32 %67, ptr %12, align 4
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %69
  %71 = load i32, ptr %12, align 4
  %72 = load i32, ptr %11, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %74
  %76 = load i32, ptr %10, align 4
  call void @_Z8exchangeRfS_i(ptr noundef nonnull align 4 dereferenceable(4) %70, ptr noundef nonnull align 4 dereferenceable(4) %75, i32 noundef %76) #6
  br label %77

77:                                               ; preds = %60
  %78 = load i32, ptr %11, align 4
  %79 = ashr i32 %78, 1
  store i32 %79, ptr %11, align 4
  br label %57, !llvm.loop !9

80:                                               ; preds = %57
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %9, align 4
  %83 = shl i32 %82, 1
  store i32 %83, ptr %9, align 4
  br label %42, !llvm.loop !10

84:                                               ; preds = %42
  %85 = load i32, ptr %7, align 4
  %86 = sdiv i32 %85, 2
  store i32 %86, ptr %13, align 4
  br label %87

87:                                               ; preds = %107, %84
  %88 = load i32, ptr %13, align 4
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %110

90:                                               ; preds = %87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = mul i32 2, %91
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %94 = load i32, ptr %13, align 4
  %95 = sub nsw i32 %94, 1
  %96 = and i32 %93, %95
  %97 = sub i32 %92, %96
  store i32 %97, ptr %14, align 4
  %98 = load i32, ptr %14, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %99
  %101 = load i32, ptr %14, align 4
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %104
  %106 = load i32, ptr %8, align 4
  call void @_Z8exchangeRfS_i(ptr noundef nonnull align 4 dereferenceable(4) %100, ptr noundef nonnull align 4 dereferenceable(4) %105, i32 noundef %106) #6
  br label %107

107:                                              ; preds = %90
  %108 = load i32, ptr %13, align 4
  %109 = ashr i32 %108, 1
  store i32 %109, ptr %13, align 4
  br label %87, !llvm.loop !11

110:                                              ; preds = %87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = load ptr, ptr %5, align 8
  %116 = getelementptr inbounds float, ptr %115, i64 0
  store float %114, ptr %116, align 4
  %117 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %118 = add i32 %117, 64
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_eitherE1s to ptr), i64 0, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = load ptr, ptr %5, align 8
  %123 = getelementptr inbounds float, ptr %122, i64 64
  store float %121, ptr %123, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bricks(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %3, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %8, 32
  %10 = load i32, ptr %3, align 4
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %16
  store i64 %14, ptr %17, align 8
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %60, %1
  %19 = load i32, ptr %4, align 4
  %20 = icmp slt i32 %19, 32
  br i1 %20, label %21, label %63

21:                                               ; preds = %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load i32, ptr %3, align 4
  %23 = and i32 %22, 1
  %24 = load i32, ptr %4, align 4
  %25 = and i32 %24, 1
  %26 = icmp eq i32 %23, %25
  br i1 %26, label %27, label %59

27:                                               ; preds = %21
  %28 = load i32, ptr %3, align 4
  %29 = icmp slt i32 %28, 31
  br i1 %29, label %30, label %59

30:                                               ; preds = %27
  %31 = load i32, ptr %3, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = load i32, ptr %3, align 4
  %36 = add nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %34, %39
  br i1 %40, label %41, label %59

41:                                               ; preds = %30
  %42 = load i32, ptr %3, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %43
  %45 = load i64, ptr %44, align 8
  store i64 %45, ptr %5, align 8
  %46 = load i32, ptr %3, align 4
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = load i32, ptr %3, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %52
  store i64 %50, ptr %53, align 8
  %54 = load i64, ptr %5, align 8
  %55 = load i32, ptr %3, align 4
  %56 = add nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %57
  store i64 %54, ptr %58, align 8
  br label %59

59:                                               ; preds = %41, %30, %27, %21
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %4, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %4, align 4
  br label %18, !llvm.loop !12

63:                                               ; preds = %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i32, ptr %3, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ6bricksE1s to ptr), i64 0, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = load ptr, ptr %2, align 8
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %70 = mul i32 %69, 32
  %71 = load i32, ptr %3, align 4
  %72 = add i32 %70, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i64, ptr %68, i64 %73
  store i64 %67, ptr %74, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @warp_sort(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  store ptr %0, ptr %6, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = and i32 %20, 31
  store i32 %21, ptr %8, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %9, align 4
  store i32 2, ptr %10, align 4
  br label %27

27:                                               ; preds = %75, %1
  %28 = load i32, ptr %10, align 4
  %29 = icmp sle i32 %28, 32
  br i1 %29, label %30, label %78

30:                                               ; preds = %27
  %31 = load i32, ptr %10, align 4
  %32 = ashr i32 %31, 1
  store i32 %32, ptr %11, align 4
  br label %33

33:                                               ; preds = %71, %30
  %34 = load i32, ptr %11, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %74

36:                                               ; preds = %33
  %37 = load i32, ptr %9, align 4
  %38 = load i32, ptr %11, align 4
  %39 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %37, i32 noundef %38, i32 noundef 32) #6
  store i32 %39, ptr %12, align 4
  %40 = load i32, ptr %8, align 4
  %41 = load i32, ptr %10, align 4
  %42 = and i32 %40, %41
  %43 = icmp eq i32 %42, 0
  %44 = zext i1 %43 to i8
  store i8 %44, ptr %13, align 1
  %45 = load i32, ptr %8, align 4
  %46 = load i32, ptr %11, align 4
  %47 = and i32 %45, %46
  %48 = icmp eq i32 %47, 0
  %49 = zext i1 %48 to i8
  store i8 %49, ptr %14, align 1
  %50 = load i8, ptr %14, align 1
  %51 = trunc i8 %50 to i1
  %52 = zext i1 %51 to i32
  %53 = load i8, ptr %13, align 1
  %54 = trunc i8 %53 to i1
  %55 = zext i1 %54 to i32
  %56 = icmp eq i32 %52, %55
  br i1 %56, label %57, label %63

57:                                               ; preds = %36
  %58 = load i32, ptr %9, align 4
  %59 = load i32, ptr %12, align 4
  store i32 %58, ptr %4, align 4
  store i32 %59, ptr %5, align 4
  %60 = load i32, ptr %4, align 4
  %61 = load i32, ptr %5, align 4
  %62 = call noundef i32 @__nv_min(i32 noundef %60, i32 noundef %61) #6
  br label %69

63:                                               ; preds = %36
  %64 = load i32, ptr %9, align 4
  %65 = load i32, ptr %12, align 4
  store i32 %64, ptr %2, align 4
  store i32 %65, ptr %3, align 4
  %66 = load i32, ptr %2, align 4
  %67 = load i32, ptr %3, align 4
  %68 = call noundef i32 @__nv_max(i32 noundef %66, i32 noundef %67) #6
  br label %69

69:                                               ; preds = %63, %57
  %70 = phi i32 [ %62, %57 ], [ %68, %63 ]
  store i32 %70, ptr %9, align 4
  br label %71

71:                                               ; preds = %69
  %72 = load i32, ptr %11, align 4
  %73 = ashr i32 %72, 1
  store i32 %73, ptr %11, align 4
  br label %33, !llvm.loop !13

74:                                               ; preds = %33
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %10, align 4
  %77 = shl i32 %76, 1
  store i32 %77, ptr %10, align 4
  br label %27, !llvm.loop !14

78:                                               ; preds = %27
  %79 = load i32, ptr %9, align 4
  %80 = load ptr, ptr %6, align 8
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  store i32 %79, ptr %83, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sort_eight(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x float], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %3
  br label %107

23:                                               ; preds = %3
  store i32 0, ptr %9, align 4
  br label %24

24:                                               ; preds = %39, %23
  %25 = load i32, ptr %9, align 4
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %27, label %42

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = mul nsw i32 %29, 8
  %31 = load i32, ptr %9, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %28, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %37
  store float %35, ptr %38, align 4
  br label %39

39:                                               ; preds = %27
  %40 = load i32, ptr %9, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4
  br label %24, !llvm.loop !15

42:                                               ; preds = %24
  store i32 1, ptr %10, align 4
  br label %43

43:                                               ; preds = %85, %42
  %44 = load i32, ptr %10, align 4
  %45 = icmp slt i32 %44, 8
  br i1 %45, label %46, label %88

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4
  store i32 %47, ptr %11, align 4
  br label %48

48:                                               ; preds = %81, %46
  %49 = load i32, ptr %11, align 4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %84

51:                                               ; preds = %48
  %52 = load i32, ptr %11, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %11, align 4
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fcmp contract olt float %55, %60
  br i1 %61, label %62, label %80

62:                                               ; preds = %51
  %63 = load i32, ptr %11, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %64
  %66 = load float, ptr %65, align 4
  store float %66, ptr %12, align 4
  %67 = load i32, ptr %11, align 4
  %68 = sub nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %73
  store float %71, ptr %74, align 4
  %75 = load float, ptr %12, align 4
  %76 = load i32, ptr %11, align 4
  %77 = sub nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %78
  store float %75, ptr %79, align 4
  br label %80

80:                                               ; preds = %62, %51
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, -1
  store i32 %83, ptr %11, align 4
  br label %48, !llvm.loop !16

84:                                               ; preds = %48
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %10, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %10, align 4
  br label %43, !llvm.loop !17

88:                                               ; preds = %43
  store i32 0, ptr %13, align 4
  br label %89

89:                                               ; preds = %104, %88
  %90 = load i32, ptr %13, align 4
  %91 = icmp slt i32 %90, 8
  br i1 %91, label %92, label %107

92:                                               ; preds = %89
  %93 = load i32, ptr %13, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [8 x float], ptr %8, i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load ptr, ptr %5, align 8
  %98 = load i32, ptr %7, align 4
  %99 = mul nsw i32 %98, 8
  %100 = load i32, ptr %13, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %97, i64 %102
  store float %96, ptr %103, align 4
  br label %104

104:                                              ; preds = %92
  %105 = load i32, ptr %13, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %13, align 4
  br label %89, !llvm.loop !18

107:                                              ; preds = %22, %89
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = !{}
!8 = !{i64 4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
