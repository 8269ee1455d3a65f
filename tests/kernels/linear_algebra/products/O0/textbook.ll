; ModuleID = 'textbook.cu'
source_filename = "textbook.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@_ZZ14scan_one_blockPKfPfiE1s = internal addrspace(3) global [128 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@temp = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ13box_flat_tilePKfPfiiE4tile = internal addrspace(3) global [324 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ10hist_bytesPKjPjiE1s = internal addrspace(3) global [256 x i32] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z14scan_one_blockPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4
  br label %21

20:                                               ; preds = %3
  br label %21

21:                                               ; preds = %20, %14
  %22 = phi contract float [ %19, %14 ], [ 0.000000e+00, %20 ]
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 0, i64 %24
  store float %22, ptr %25, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %8, align 4
  br label %26

26:                                               ; preds = %49, %21
  %27 = load i32, ptr %8, align 4
  %28 = icmp slt i32 %27, 128
  br i1 %28, label %29, label %52

29:                                               ; preds = %26
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %8, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %29
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %8, align 4
  %36 = sub nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  br label %41

40:                                               ; preds = %29
  br label %41

41:                                               ; preds = %40, %33
  %42 = phi contract float [ %39, %33 ], [ 0.000000e+00, %40 ]
  store float %42, ptr %9, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load float, ptr %9, align 4
  %44 = load i32, ptr %7, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fadd contract float %47, %43
  store float %48, ptr %46, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %49

49:                                               ; preds = %41
  %50 = load i32, ptr %8, align 4
  %51 = mul nsw i32 %50, 2
  store i32 %51, ptr %8, align 4
  br label %26, !llvm.loop !3

52:                                               ; preds = %26
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %6, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %65

56:                                               ; preds = %52
  %57 = load i32, ptr %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_one_blockPKfPfiE1s to ptr), i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %7, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  store float %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %56, %52
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z15scan_two_halvesPfPKfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 1, ptr %9, align 4
  %12 = load i32, ptr %7, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %3
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sub nsw i32 %16, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %15, i64 %18
  %20 = load float, ptr %19, align 4
  br label %22

21:                                               ; preds = %3
  br label %22

22:                                               ; preds = %21, %14
  %23 = phi contract float [ %20, %14 ], [ 0.000000e+00, %21 ]
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %6, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %29
  store float %23, ptr %30, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %10, align 4
  br label %31

31:                                               ; preds = %87, %22
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %90

35:                                               ; preds = %31
  %36 = load i32, ptr %8, align 4
  %37 = sub nsw i32 1, %36
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = sub nsw i32 1, %38
  store i32 %39, ptr %9, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %10, align 4
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %70

43:                                               ; preds = %35
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %6, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %7, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load i32, ptr %9, align 4
  %53 = load i32, ptr %6, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %7, align 4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %10, align 4
  %58 = sub nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fadd contract float %51, %61
  %63 = load i32, ptr %8, align 4
  %64 = load i32, ptr %6, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %7, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %68
  store float %62, ptr %69, align 4
  br label %86

70:                                               ; preds = %35
  %71 = load i32, ptr %9, align 4
  %72 = load i32, ptr %6, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %7, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = load i32, ptr %8, align 4
  %80 = load i32, ptr %6, align 4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %7, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %84
  store float %78, ptr %85, align 4
  br label %86

86:                                               ; preds = %70, %43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %10, align 4
  %89 = mul nsw i32 %88, 2
  store i32 %89, ptr %10, align 4
  br label %31, !llvm.loop !5

90:                                               ; preds = %31
  %91 = load i32, ptr %8, align 4
  %92 = load i32, ptr %6, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %7, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = load ptr, ptr %4, align 8
  %100 = load i32, ptr %7, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  store float %98, ptr %102, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13box_flat_tilePKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul i32 %18, 16
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %9, align 4
  store i32 %22, ptr %10, align 4
  br label %23

23:                                               ; preds = %68, %4
  %24 = load i32, ptr %10, align 4
  %25 = icmp slt i32 %24, 324
  br i1 %25, label %26, label %71

26:                                               ; preds = %23
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = mul i32 %27, 16
  %29 = load i32, ptr %10, align 4
  %30 = srem i32 %29, 18
  %31 = add i32 %28, %30
  %32 = sub i32 %31, 1
  store i32 %32, ptr %11, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = mul i32 %33, 16
  %35 = load i32, ptr %10, align 4
  %36 = sdiv i32 %35, 18
  %37 = add i32 %34, %36
  %38 = sub i32 %37, 1
  store i32 %38, ptr %12, align 4
  %39 = load i32, ptr %11, align 4
  %40 = icmp sge i32 %39, 0
  br i1 %40, label %41, label %62

41:                                               ; preds = %26
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %7, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %62

45:                                               ; preds = %41
  %46 = load i32, ptr %12, align 4
  %47 = icmp sge i32 %46, 0
  br i1 %47, label %48, label %62

48:                                               ; preds = %45
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %8, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %48
  %53 = load ptr, ptr %5, align 8
  %54 = load i32, ptr %12, align 4
  %55 = load i32, ptr %7, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %53, i64 %59
  %61 = load float, ptr %60, align 4
  br label %63

62:                                               ; preds = %48, %45, %41, %26
  br label %63

63:                                               ; preds = %62, %52
  %64 = phi contract float [ %61, %52 ], [ 0.000000e+00, %62 ]
  %65 = load i32, ptr %10, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [324 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 0, i64 %66
  store float %64, ptr %67, align 4
  br label %68

68:                                               ; preds = %63
  %69 = load i32, ptr %10, align 4
  %70 = add nsw i32 %69, 256
  store i32 %70, ptr %10, align 4
  br label %23, !llvm.loop !6

71:                                               ; preds = %23
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %73 = mul i32 %72, 16
  %74 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %75 = add i32 %73, %74
  store i32 %75, ptr %13, align 4
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %77 = mul i32 %76, 16
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %79 = add i32 %77, %78
  store i32 %79, ptr %14, align 4
  %80 = load i32, ptr %13, align 4
  %81 = load i32, ptr %7, align 4
  %82 = icmp sge i32 %80, %81
  br i1 %82, label %87, label %83

83:                                               ; preds = %71
  %84 = load i32, ptr %14, align 4
  %85 = load i32, ptr %8, align 4
  %86 = icmp sge i32 %84, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %83, %71
  br label %128

88:                                               ; preds = %83
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %89

89:                                               ; preds = %114, %88
  %90 = load i32, ptr %16, align 4
  %91 = icmp slt i32 %90, 3
  br i1 %91, label %92, label %117

92:                                               ; preds = %89
  store i32 0, ptr %17, align 4
  br label %93

93:                                               ; preds = %110, %92
  %94 = load i32, ptr %17, align 4
  %95 = icmp slt i32 %94, 3
  br i1 %95, label %96, label %113

96:                                               ; preds = %93
  %97 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %98 = load i32, ptr %16, align 4
  %99 = add i32 %97, %98
  %100 = mul i32 %99, 18
  %101 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %102 = add i32 %100, %101
  %103 = load i32, ptr %17, align 4
  %104 = add i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [324 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13box_flat_tilePKfPfiiE4tile to ptr), i64 0, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load float, ptr %15, align 4
  %109 = fadd contract float %108, %107
  store float %109, ptr %15, align 4
  br label %110

110:                                              ; preds = %96
  %111 = load i32, ptr %17, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %17, align 4
  br label %93, !llvm.loop !7

113:                                              ; preds = %93
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %16, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %16, align 4
  br label %89, !llvm.loop !8

117:                                              ; preds = %89
  %118 = load float, ptr %15, align 4
  %119 = fdiv contract float %118, 9.000000e+00
  %120 = load ptr, ptr %6, align 8
  %121 = load i32, ptr %14, align 4
  %122 = load i32, ptr %7, align 4
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr %13, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %120, i64 %126
  store float %119, ptr %127, align 4
  br label %128

128:                                              ; preds = %117, %87
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10conv_layerPKfS0_S0_Pfiiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %17, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = add i32 %34, %35
  store i32 %36, ptr %18, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %38 = load i32, ptr %16, align 4
  %39 = urem i32 %37, %38
  store i32 %39, ptr %19, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %41 = load i32, ptr %16, align 4
  %42 = udiv i32 %40, %41
  store i32 %42, ptr %20, align 4
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %15, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %8
  %47 = load i32, ptr %18, align 4
  %48 = load i32, ptr %14, align 4
  %49 = icmp sge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46, %8
  br label %157

51:                                               ; preds = %46
  %52 = load ptr, ptr %11, align 8
  %53 = load i32, ptr %19, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %57

57:                                               ; preds = %136, %51
  %58 = load i32, ptr %22, align 4
  %59 = load i32, ptr %13, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %139

61:                                               ; preds = %57
  store i32 0, ptr %23, align 4
  br label %62

62:                                               ; preds = %132, %61
  %63 = load i32, ptr %23, align 4
  %64 = icmp slt i32 %63, 3
  br i1 %64, label %65, label %135

65:                                               ; preds = %62
  store i32 0, ptr %24, align 4
  br label %66

66:                                               ; preds = %128, %65
  %67 = load i32, ptr %24, align 4
  %68 = icmp slt i32 %67, 3
  br i1 %68, label %69, label %131

69:                                               ; preds = %66
  %70 = load i32, ptr %18, align 4
  %71 = sub nsw i32 %70, 1
  %72 = load i32, ptr %23, align 4
  %73 = add nsw i32 %71, %72
  store i32 %73, ptr %25, align 4
  %74 = load i32, ptr %17, align 4
  %75 = sub nsw i32 %74, 1
  %76 = load i32, ptr %24, align 4
  %77 = add nsw i32 %75, %76
  store i32 %77, ptr %26, align 4
  %78 = load i32, ptr %25, align 4
  %79 = icmp sge i32 %78, 0
  br i1 %79, label %80, label %127

80:                                               ; preds = %69
  %81 = load i32, ptr %25, align 4
  %82 = load i32, ptr %14, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %127

84:                                               ; preds = %80
  %85 = load i32, ptr %26, align 4
  %86 = icmp sge i32 %85, 0
  br i1 %86, label %87, label %127

87:                                               ; preds = %84
  %88 = load i32, ptr %26, align 4
  %89 = load i32, ptr %15, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %127

91:                                               ; preds = %87
  %92 = load ptr, ptr %9, align 8
  %93 = load i32, ptr %20, align 4
  %94 = load i32, ptr %13, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %22, align 4
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %14, align 4
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %25, align 4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %15, align 4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr %26, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %92, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = load ptr, ptr %10, align 8
  %110 = load i32, ptr %19, align 4
  %111 = load i32, ptr %13, align 4
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %22, align 4
  %114 = add nsw i32 %112, %113
  %115 = mul nsw i32 %114, 3
  %116 = load i32, ptr %23, align 4
  %117 = add nsw i32 %115, %116
  %118 = mul nsw i32 %117, 3
  %119 = load i32, ptr %24, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %109, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = fmul contract float %108, %123
  %125 = load float, ptr %21, align 4
  %126 = fadd contract float %125, %124
  store float %126, ptr %21, align 4
  br label %127

127:                                              ; preds = %91, %87, %84, %80, %69
  br label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %24, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %24, align 4
  br label %66, !llvm.loop !9

131:                                              ; preds = %66
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %23, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %23, align 4
  br label %62, !llvm.loop !10

135:                                              ; preds = %62
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %22, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %22, align 4
  br label %57, !llvm.loop !11

139:                                              ; preds = %57
  %140 = load float, ptr %21, align 4
  %141 = load ptr, ptr %12, align 8
  %142 = load i32, ptr %20, align 4
  %143 = load i32, ptr %16, align 4
  %144 = mul nsw i32 %142, %143
  %145 = load i32, ptr %19, align 4
  %146 = add nsw i32 %144, %145
  %147 = load i32, ptr %14, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr %18, align 4
  %150 = add nsw i32 %148, %149
  %151 = load i32, ptr %15, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %17, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %141, i64 %155
  store float %140, ptr %156, align 4
  br label %157

157:                                              ; preds = %139, %50
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12conv_dilatedPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %10, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %6
  br label %90

29:                                               ; preds = %6
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %30

30:                                               ; preds = %77, %29
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %11, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %80

34:                                               ; preds = %30
  store i32 0, ptr %17, align 4
  br label %35

35:                                               ; preds = %73, %34
  %36 = load i32, ptr %17, align 4
  %37 = icmp slt i32 %36, 3
  br i1 %37, label %38, label %76

38:                                               ; preds = %35
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %17, align 4
  %41 = sub nsw i32 2, %40
  %42 = load i32, ptr %12, align 4
  %43 = mul nsw i32 %41, %42
  %44 = sub nsw i32 %39, %43
  store i32 %44, ptr %18, align 4
  %45 = load i32, ptr %18, align 4
  %46 = icmp sge i32 %45, 0
  br i1 %46, label %47, label %72

47:                                               ; preds = %38
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %16, align 4
  %50 = load i32, ptr %10, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %18, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load ptr, ptr %8, align 8
  %58 = load i32, ptr %14, align 4
  %59 = load i32, ptr %11, align 4
  %60 = mul nsw i32 %58, %59
  %61 = load i32, ptr %16, align 4
  %62 = add nsw i32 %60, %61
  %63 = mul nsw i32 %62, 3
  %64 = load i32, ptr %17, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %57, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul contract float %56, %68
  %70 = load float, ptr %15, align 4
  %71 = fadd contract float %70, %69
  store float %71, ptr %15, align 4
  br label %72

72:                                               ; preds = %47, %38
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %17, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %17, align 4
  br label %35, !llvm.loop !12

76:                                               ; preds = %35
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %16, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %16, align 4
  br label %30, !llvm.loop !13

80:                                               ; preds = %30
  %81 = load float, ptr %15, align 4
  %82 = load ptr, ptr %9, align 8
  %83 = load i32, ptr %14, align 4
  %84 = load i32, ptr %10, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %13, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %82, i64 %88
  store float %81, ptr %89, align 4
  br label %90

90:                                               ; preds = %80, %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16embedding_scoresPKiPKfS2_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %11, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %6
  br label %61

25:                                               ; preds = %6
  store float 0.000000e+00, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %52, %25
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %12, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %55

30:                                               ; preds = %26
  %31 = load ptr, ptr %8, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %12, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %15, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %31, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul contract float %43, %48
  %50 = load float, ptr %14, align 4
  %51 = fadd contract float %50, %49
  store float %51, ptr %14, align 4
  br label %52

52:                                               ; preds = %30
  %53 = load i32, ptr %15, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %15, align 4
  br label %26, !llvm.loop !14

55:                                               ; preds = %26
  %56 = load float, ptr %14, align 4
  %57 = load ptr, ptr %10, align 8
  %58 = load i32, ptr %13, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  store float %56, ptr %60, align 4
  br label %61

61:                                               ; preds = %55, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10hist_bytesPKjPji(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store i32 %2, ptr %26, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %31, ptr %27, align 4
  br label %32

32:                                               ; preds = %39, %3
  %33 = load i32, ptr %27, align 4
  %34 = icmp slt i32 %33, 256
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load i32, ptr %27, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %37
  store i32 0, ptr %38, align 4
  br label %39

39:                                               ; preds = %35
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = load i32, ptr %27, align 4
  %42 = add i32 %41, %40
  store i32 %42, ptr %27, align 4
  br label %32, !llvm.loop !15

43:                                               ; preds = %32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %46 = mul i32 %44, %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = add i32 %46, %47
  store i32 %48, ptr %28, align 4
  br label %49

49:                                               ; preds = %97, %43
  %50 = load i32, ptr %28, align 4
  %51 = load i32, ptr %26, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %103

53:                                               ; preds = %49
  %54 = load ptr, ptr %24, align 8
  %55 = load i32, ptr %28, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %29, align 4
  %59 = load i32, ptr %29, align 4
  %60 = and i32 %59, 255
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %61
  store ptr %62, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %63 = load ptr, ptr %4, align 8
  %64 = load i32, ptr %5, align 4
  store i32 %64, ptr %6, align 4
  %65 = load i32, ptr %6, align 4
  %66 = atomicrmw add ptr %63, i32 %65 monotonic, align 4
  store i32 %66, ptr %7, align 4
  %67 = load i32, ptr %7, align 4
  %68 = load i32, ptr %29, align 4
  %69 = lshr i32 %68, 8
  %70 = and i32 %69, 255
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %71
  store ptr %72, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %73 = load ptr, ptr %8, align 8
  %74 = load i32, ptr %9, align 4
  store i32 %74, ptr %10, align 4
  %75 = load i32, ptr %10, align 4
  %76 = atomicrmw add ptr %73, i32 %75 monotonic, align 4
  store i32 %76, ptr %11, align 4
  %77 = load i32, ptr %11, align 4
  %78 = load i32, ptr %29, align 4
  %79 = lshr i32 %78, 16
  %80 = and i32 %79, 255
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %81
  store ptr %82, ptr %12, align 8
  store i32 1, ptr %13, align 4
  %83 = load ptr, ptr %12, align 8
  %84 = load i32, ptr %13, align 4
  store i32 %84, ptr %14, align 4
  %85 = load i32, ptr %14, align 4
  %86 = atomicrmw add ptr %83, i32 %85 monotonic, align 4
  store i32 %86, ptr %15, align 4
  %87 = load i32, ptr %15, align 4
  %88 = load i32, ptr %29, align 4
  %89 = lshr i32 %88, 24
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %90
  store ptr %91, ptr %16, align 8
  store i32 1, ptr %17, align 4
  %92 = load ptr, ptr %16, align 8
  %93 = load i32, ptr %17, align 4
  store i32 %93, ptr %18, align 4
  %94 = load i32, ptr %18, align 4
  %95 = atomicrmw add ptr %92, i32 %94 monotonic, align 4
  store i32 %95, ptr %19, align 4
  %96 = load i32, ptr %19, align 4
  br label %97

97:                                               ; preds = %53
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %99 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %100 = mul i32 %98, %99
  %101 = load i32, ptr %28, align 4
  %102 = add i32 %101, %100
  store i32 %102, ptr %28, align 4
  br label %49, !llvm.loop !16

103:                                              ; preds = %49
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %104, ptr %30, align 4
  br label %105

105:                                              ; preds = %122, %103
  %106 = load i32, ptr %30, align 4
  %107 = icmp slt i32 %106, 256
  br i1 %107, label %108, label %126

108:                                              ; preds = %105
  %109 = load ptr, ptr %25, align 8
  %110 = load i32, ptr %30, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  %113 = load i32, ptr %30, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10hist_bytesPKjPjiE1s to ptr), i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  store ptr %112, ptr %20, align 8
  store i32 %116, ptr %21, align 4
  %117 = load ptr, ptr %20, align 8
  %118 = load i32, ptr %21, align 4
  store i32 %118, ptr %22, align 4
  %119 = load i32, ptr %22, align 4
  %120 = atomicrmw add ptr %117, i32 %119 monotonic, align 4
  store i32 %120, ptr %23, align 4
  %121 = load i32, ptr %23, align 4
  br label %122

122:                                              ; preds = %108
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %124 = load i32, ptr %30, align 4
  %125 = add i32 %124, %123
  store i32 %125, ptr %30, align 4
  br label %105, !llvm.loop !17

126:                                              ; preds = %105
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
