; ModuleID = 'backprop.cu'
source_filename = "backprop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ13layer_forwardPKfPfS1_iE4node = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13layer_forwardPKfPfS1_iE6matrix = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13layer_forwardPKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %15, ptr %10, align 4
  %16 = load i32, ptr %8, align 4
  %17 = add nsw i32 %16, 1
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = mul i32 16, %18
  %20 = load i32, ptr %10, align 4
  %21 = add i32 %19, %20
  %22 = add i32 %21, 1
  %23 = mul i32 %17, %22
  %24 = load i32, ptr %9, align 4
  %25 = add i32 %23, %24
  %26 = add i32 %25, 1
  store i32 %26, ptr %11, align 4
  %27 = load i32, ptr %9, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %42

29:                                               ; preds = %4
  %30 = load ptr, ptr %5, align 8
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = mul i32 16, %31
  %33 = load i32, ptr %10, align 4
  %34 = add i32 %32, %33
  %35 = add i32 %34, 1
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %30, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  br label %42

42:                                               ; preds = %29, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load ptr, ptr %6, align 8
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %10, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %49
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x float], ptr %50, i64 0, i64 %52
  store float %47, ptr %53, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %10, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %55
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr %56, i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 0, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fmul contract float %60, %64
  %66 = load i32, ptr %10, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %67
  %69 = load i32, ptr %9, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x float], ptr %68, i64 0, i64 %70
  store float %65, ptr %71, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %12, align 4
  br label %72

72:                                               ; preds = %108, %42
  %73 = load i32, ptr %12, align 4
  %74 = icmp sle i32 %73, 4
  br i1 %74, label %75, label %111

75:                                               ; preds = %72
  %76 = load i32, ptr %12, align 4
  %77 = shl i32 1, %76
  store i32 %77, ptr %13, align 4
  %78 = load i32, ptr %10, align 4
  %79 = load i32, ptr %13, align 4
  %80 = srem i32 %78, %79
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %107

82:                                               ; preds = %75
  %83 = load i32, ptr %10, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %84
  %86 = load i32, ptr %9, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [16 x float], ptr %85, i64 0, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load i32, ptr %10, align 4
  %91 = load i32, ptr %13, align 4
  %92 = sdiv i32 %91, 2
  %93 = add nsw i32 %90, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %94
  %96 = load i32, ptr %9, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x float], ptr %95, i64 0, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fadd contract float %89, %99
  %101 = load i32, ptr %10, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %102
  %104 = load i32, ptr %9, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x float], ptr %103, i64 0, i64 %105
  store float %100, ptr %106, align 4
  br label %107

107:                                              ; preds = %82, %75
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %12, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %12, align 4
  br label %72, !llvm.loop !3

111:                                              ; preds = %72
  %112 = load i32, ptr %10, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %113
  %115 = load i32, ptr %9, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x float], ptr %114, i64 0, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = load i32, ptr %11, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %119, i64 %121
  store float %118, ptr %122, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = load i32, ptr %9, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %141

125:                                              ; preds = %111
  %126 = load i32, ptr %9, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 0, i64 %127
  %129 = load i32, ptr %10, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [16 x float], ptr %128, i64 0, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = load ptr, ptr %7, align 8
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %135 = load i32, ptr %8, align 4
  %136 = mul i32 %134, %135
  %137 = load i32, ptr %10, align 4
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %133, i64 %139
  store float %132, ptr %140, align 4
  br label %141

141:                                              ; preds = %125, %111
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
