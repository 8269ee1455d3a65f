; ModuleID = 'rounds.cu'
source_filename = "rounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@_ZZ17rounds_of_a_blockE3row = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5value = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ17rounds_of_a_blockE5place = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rounds_of_a_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %11, align 4
  %19 = load i32, ptr %11, align 4
  store i32 %19, ptr %12, align 4
  br label %20

20:                                               ; preds = %37, %5
  %21 = load i32, ptr %12, align 4
  %22 = load i32, ptr %9, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %20
  %25 = load ptr, ptr %6, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = load i32, ptr %9, align 4
  %28 = mul i32 %26, %27
  %29 = load i32, ptr %12, align 4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %25, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 0, i64 %35
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %24
  %38 = load i32, ptr %12, align 4
  %39 = add nsw i32 %38, 64
  store i32 %39, ptr %12, align 4
  br label %20, !llvm.loop !3

40:                                               ; preds = %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %13, align 4
  br label %41

41:                                               ; preds = %149, %40
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %10, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %152

45:                                               ; preds = %41
  store float 0xC7EFFFFFE0000000, ptr %14, align 4
  store i32 -1, ptr %15, align 4
  %46 = load i32, ptr %11, align 4
  store i32 %46, ptr %16, align 4
  br label %47

47:                                               ; preds = %65, %45
  %48 = load i32, ptr %16, align 4
  %49 = load i32, ptr %9, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %68

51:                                               ; preds = %47
  %52 = load i32, ptr %16, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load float, ptr %14, align 4
  %57 = fcmp contract ogt float %55, %56
  br i1 %57, label %58, label %64

58:                                               ; preds = %51
  %59 = load i32, ptr %16, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  store float %62, ptr %14, align 4
  %63 = load i32, ptr %16, align 4
  store i32 %63, ptr %15, align 4
  br label %64

64:                                               ; preds = %58, %51
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %16, align 4
  %67 = add nsw i32 %66, 64
  store i32 %67, ptr %16, align 4
  br label %47, !llvm.loop !5

68:                                               ; preds = %47
  %69 = load float, ptr %14, align 4
  %70 = load i32, ptr %11, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 0, i64 %71
  store float %69, ptr %72, align 4
  %73 = load i32, ptr %15, align 4
  %74 = load i32, ptr %11, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 0, i64 %75
  store i32 %73, ptr %76, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %17, align 4
  br label %77

77:                                               ; preds = %116, %68
  %78 = load i32, ptr %17, align 4
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %119

80:                                               ; preds = %77
  %81 = load i32, ptr %11, align 4
  %82 = load i32, ptr %17, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %115

84:                                               ; preds = %80
  %85 = load i32, ptr %11, align 4
  %86 = load i32, ptr %17, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 0, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fcmp contract ogt float %90, %94
  br i1 %95, label %96, label %115

96:                                               ; preds = %84
  %97 = load i32, ptr %11, align 4
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 0, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load i32, ptr %11, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), i64 0, i64 %104
  store float %102, ptr %105, align 4
  %106 = load i32, ptr %11, align 4
  %107 = load i32, ptr %17, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 0, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = load i32, ptr %11, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), i64 0, i64 %113
  store i32 %111, ptr %114, align 4
  br label %115

115:                                              ; preds = %96, %84, %80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %17, align 4
  %118 = ashr i32 %117, 1
  store i32 %118, ptr %17, align 4
  br label %77, !llvm.loop !6

119:                                              ; preds = %77
  %120 = load i32, ptr %11, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %148

122:                                              ; preds = %119
  %123 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5value to ptr), align 4
  %124 = load ptr, ptr %7, align 8
  %125 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %126 = load i32, ptr %10, align 4
  %127 = mul i32 %125, %126
  %128 = load i32, ptr %13, align 4
  %129 = add i32 %127, %128
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %124, i64 %130
  store float %123, ptr %131, align 4
  %132 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), align 4
  %133 = load ptr, ptr %8, align 8
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %135 = load i32, ptr %10, align 4
  %136 = mul i32 %134, %135
  %137 = load i32, ptr %13, align 4
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %133, i64 %139
  store i32 %132, ptr %140, align 4
  %141 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), align 4
  %142 = icmp sge i32 %141, 0
  br i1 %142, label %143, label %147

143:                                              ; preds = %122
  %144 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE5place to ptr), align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17rounds_of_a_blockE3row to ptr), i64 0, i64 %145
  store float 0xC7EFFFFFE0000000, ptr %146, align 4
  br label %147

147:                                              ; preds = %143, %122
  br label %148

148:                                              ; preds = %147, %119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %13, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %13, align 4
  br label %41, !llvm.loop !7

152:                                              ; preds = %41
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rounds_of_a_lane(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  br label %96

25:                                               ; preds = %5
  store i32 0, ptr %12, align 4
  br label %26

26:                                               ; preds = %93, %25
  %27 = load i32, ptr %12, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %29, label %96

29:                                               ; preds = %26
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %9, align 4
  %33 = mul nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %30, i64 %34
  %36 = load float, ptr %35, align 4
  store float %36, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 1, ptr %15, align 4
  br label %37

37:                                               ; preds = %65, %29
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %9, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %68

41:                                               ; preds = %37
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %11, align 4
  %44 = load i32, ptr %9, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %15, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %42, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load float, ptr %13, align 4
  %52 = fcmp contract ogt float %50, %51
  br i1 %52, label %53, label %64

53:                                               ; preds = %41
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %11, align 4
  %56 = load i32, ptr %9, align 4
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %15, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %54, i64 %60
  %62 = load float, ptr %61, align 4
  store float %62, ptr %13, align 4
  %63 = load i32, ptr %15, align 4
  store i32 %63, ptr %14, align 4
  br label %64

64:                                               ; preds = %53, %41
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %15, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %15, align 4
  br label %37, !llvm.loop !8

68:                                               ; preds = %37
  %69 = load float, ptr %13, align 4
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %11, align 4
  %72 = mul nsw i32 %71, 4
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %70, i64 %75
  store float %69, ptr %76, align 4
  %77 = load i32, ptr %14, align 4
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %11, align 4
  %80 = mul nsw i32 %79, 4
  %81 = load i32, ptr %12, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %78, i64 %83
  store i32 %77, ptr %84, align 4
  %85 = load ptr, ptr %6, align 8
  %86 = load i32, ptr %11, align 4
  %87 = load i32, ptr %9, align 4
  %88 = mul nsw i32 %86, %87
  %89 = load i32, ptr %14, align 4
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  store float 0xFFF0000000000000, ptr %92, align 4
  br label %93

93:                                               ; preds = %68
  %94 = load i32, ptr %12, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %12, align 4
  br label %26, !llvm.loop !9

96:                                               ; preds = %24, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rounds_with_flags(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [64 x i8], align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  br label %108

27:                                               ; preds = %5
  store i32 0, ptr %13, align 4
  br label %28

28:                                               ; preds = %36, %27
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 %34
  store i8 0, ptr %35, align 1
  br label %36

36:                                               ; preds = %32
  %37 = load i32, ptr %13, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %13, align 4
  br label %28, !llvm.loop !10

39:                                               ; preds = %28
  store i32 0, ptr %14, align 4
  br label %40

40:                                               ; preds = %105, %39
  %41 = load i32, ptr %14, align 4
  %42 = icmp slt i32 %41, 3
  br i1 %42, label %43, label %108

43:                                               ; preds = %40
  store float 0xC7EFFFFFE0000000, ptr %15, align 4
  store i32 -1, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %44

44:                                               ; preds = %78, %43
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %9, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %81

48:                                               ; preds = %44
  %49 = load i32, ptr %17, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = trunc i8 %52 to i1
  br i1 %53, label %77, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %6, align 8
  %56 = load i32, ptr %11, align 4
  %57 = load i32, ptr %9, align 4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %17, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load float, ptr %15, align 4
  %65 = fcmp contract ogt float %63, %64
  br i1 %65, label %66, label %77

66:                                               ; preds = %54
  %67 = load ptr, ptr %6, align 8
  %68 = load i32, ptr %11, align 4
  %69 = load i32, ptr %9, align 4
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %17, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %67, i64 %73
  %75 = load float, ptr %74, align 4
  store float %75, ptr %15, align 4
  %76 = load i32, ptr %17, align 4
  store i32 %76, ptr %16, align 4
  br label %77

77:                                               ; preds = %66, %54, %48
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %17, align 4
  br label %44, !llvm.loop !11

81:                                               ; preds = %44
  %82 = load float, ptr %15, align 4
  %83 = load ptr, ptr %7, align 8
  %84 = load i32, ptr %11, align 4
  %85 = mul nsw i32 %84, 3
  %86 = load i32, ptr %14, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %83, i64 %88
  store float %82, ptr %89, align 4
  %90 = load i32, ptr %16, align 4
  %91 = load ptr, ptr %8, align 8
  %92 = load i32, ptr %11, align 4
  %93 = mul nsw i32 %92, 3
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %91, i64 %96
  store i32 %90, ptr %97, align 4
  %98 = load i32, ptr %16, align 4
  %99 = icmp sge i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %81
  %101 = load i32, ptr %16, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 %102
  store i8 1, ptr %103, align 1
  br label %104

104:                                              ; preds = %100, %81
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %14, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %14, align 4
  br label %40, !llvm.loop !12

108:                                              ; preds = %26, %40
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rounds_of_columns(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %10, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  br label %95

25:                                               ; preds = %5
  store i32 0, ptr %12, align 4
  br label %26

26:                                               ; preds = %92, %25
  %27 = load i32, ptr %12, align 4
  %28 = icmp slt i32 %27, 3
  br i1 %28, label %29, label %95

29:                                               ; preds = %26
  store double 1.000000e+300, ptr %13, align 8
  store i32 -1, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %30

30:                                               ; preds = %58, %29
  %31 = load i32, ptr %15, align 4
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %61

34:                                               ; preds = %30
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %15, align 4
  %37 = load i32, ptr %10, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %13, align 8
  %45 = fcmp contract olt double %43, %44
  br i1 %45, label %46, label %57

46:                                               ; preds = %34
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %10, align 4
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %47, i64 %53
  %55 = load double, ptr %54, align 8
  store double %55, ptr %13, align 8
  %56 = load i32, ptr %15, align 4
  store i32 %56, ptr %14, align 4
  br label %57

57:                                               ; preds = %46, %34
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %15, align 4
  br label %30, !llvm.loop !13

61:                                               ; preds = %30
  %62 = load double, ptr %13, align 8
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %12, align 4
  %65 = load i32, ptr %10, align 4
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %11, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %63, i64 %69
  store double %62, ptr %70, align 8
  %71 = load i32, ptr %14, align 4
  %72 = load ptr, ptr %8, align 8
  %73 = load i32, ptr %12, align 4
  %74 = load i32, ptr %10, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %72, i64 %78
  store i32 %71, ptr %79, align 4
  %80 = load i32, ptr %14, align 4
  %81 = icmp sge i32 %80, 0
  br i1 %81, label %82, label %91

82:                                               ; preds = %61
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %14, align 4
  %85 = load i32, ptr %10, align 4
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %11, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %83, i64 %89
  store double 1.000000e+300, ptr %90, align 8
  br label %91

91:                                               ; preds = %82, %61
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4
  br label %26, !llvm.loop !14

95:                                               ; preds = %24, %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
