; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10mandelbrotPiiifffi(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  %26 = alloca float, align 4
  store ptr %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store float %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %15, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = add i32 %34, %35
  store i32 %36, ptr %16, align 4
  %37 = load i32, ptr %15, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %44, label %40

40:                                               ; preds = %7
  %41 = load i32, ptr %16, align 4
  %42 = load i32, ptr %10, align 4
  %43 = icmp sge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %7
  br label %118

45:                                               ; preds = %40
  %46 = load float, ptr %11, align 4
  %47 = load i32, ptr %15, align 4
  %48 = sitofp i32 %47 to float
  %49 = load float, ptr %13, align 4
  %50 = fmul contract float %48, %49
  %51 = fadd contract float %46, %50
  store float %51, ptr %17, align 4
  %52 = load float, ptr %12, align 4
  %53 = load i32, ptr %16, align 4
  %54 = sitofp i32 %53 to float
  %55 = load float, ptr %13, align 4
  %56 = fmul contract float %54, %55
  %57 = fadd contract float %52, %56
  store float %57, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %58

58:                                               ; preds = %105, %45
  %59 = load i32, ptr %22, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %108

62:                                               ; preds = %58
  %63 = load float, ptr %19, align 4
  %64 = load float, ptr %19, align 4
  %65 = fmul contract float %63, %64
  store float %65, ptr %23, align 4
  %66 = load float, ptr %20, align 4
  %67 = load float, ptr %20, align 4
  %68 = fmul contract float %66, %67
  store float %68, ptr %24, align 4
  %69 = load float, ptr %23, align 4
  %70 = load float, ptr %24, align 4
  %71 = fadd contract float %69, %70
  %72 = fcmp contract ole float %71, 4.000000e+00
  %73 = zext i1 %72 to i8
  store i8 %73, ptr %25, align 1
  %74 = load float, ptr %23, align 4
  %75 = load float, ptr %24, align 4
  %76 = fsub contract float %74, %75
  %77 = load float, ptr %17, align 4
  %78 = fadd contract float %76, %77
  store float %78, ptr %26, align 4
  %79 = load i8, ptr %25, align 1
  %80 = trunc i8 %79 to i1
  br i1 %80, label %81, label %88

81:                                               ; preds = %62
  %82 = load float, ptr %19, align 4
  %83 = fmul contract float 2.000000e+00, %82
  %84 = load float, ptr %20, align 4
  %85 = fmul contract float %83, %84
  %86 = load float, ptr %18, align 4
  %87 = fadd contract float %85, %86
  br label %90

88:                                               ; preds = %62
  %89 = load float, ptr %20, align 4
  br label %90

90:                                               ; preds = %88, %81
  %91 = phi contract float [ %87, %81 ], [ %89, %88 ]
  store float %91, ptr %20, align 4
  %92 = load i8, ptr %25, align 1
  %93 = trunc i8 %92 to i1
  br i1 %93, label %94, label %96

94:                                               ; preds = %90
  %95 = load float, ptr %26, align 4
  br label %98

96:                                               ; preds = %90
  %97 = load float, ptr %19, align 4
  br label %98

98:                                               ; preds = %96, %94
  %99 = phi contract float [ %95, %94 ], [ %97, %96 ]
  store float %99, ptr %19, align 4
  %100 = load i8, ptr %25, align 1
  %101 = trunc i8 %100 to i1
  %102 = zext i1 %101 to i32
  %103 = load i32, ptr %21, align 4
  %104 = add nsw i32 %103, %102
  store i32 %104, ptr %21, align 4
  br label %105

105:                                              ; preds = %98
  %106 = load i32, ptr %22, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %22, align 4
  br label %58, !llvm.loop !3

108:                                              ; preds = %58
  %109 = load i32, ptr %21, align 4
  %110 = load ptr, ptr %8, align 8
  %111 = load i32, ptr %16, align 4
  %112 = load i32, ptr %9, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %15, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %110, i64 %116
  store i32 %109, ptr %117, align 4
  br label %118

118:                                              ; preds = %108, %44
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
