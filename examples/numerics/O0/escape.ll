; ModuleID = 'escape.cu'
source_filename = "escape.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6escapePiPfiidddi(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) #0 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store double %4, ptr %15, align 8
  store double %5, ptr %16, align 8
  store double %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %19, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = add i32 %35, %36
  store i32 %37, ptr %20, align 4
  %38 = load i32, ptr %19, align 4
  %39 = load i32, ptr %13, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %8
  %42 = load i32, ptr %20, align 4
  %43 = load i32, ptr %14, align 4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %8
  br label %127

46:                                               ; preds = %41
  %47 = load double, ptr %15, align 8
  %48 = load i32, ptr %19, align 4
  %49 = sitofp i32 %48 to double
  %50 = load double, ptr %17, align 8
  %51 = fmul contract double %49, %50
  %52 = fadd contract double %47, %51
  store double %52, ptr %21, align 8
  %53 = load double, ptr %16, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sitofp i32 %54 to double
  %56 = load double, ptr %17, align 8
  %57 = fmul contract double %55, %56
  %58 = fadd contract double %53, %57
  store double %58, ptr %22, align 8
  store double 0.000000e+00, ptr %23, align 8
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %59

59:                                               ; preds = %75, %46
  %60 = load i32, ptr %25, align 4
  %61 = load i32, ptr %18, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %89

63:                                               ; preds = %59
  %64 = load double, ptr %23, align 8
  %65 = load double, ptr %23, align 8
  %66 = fmul contract double %64, %65
  store double %66, ptr %26, align 8
  %67 = load double, ptr %24, align 8
  %68 = load double, ptr %24, align 8
  %69 = fmul contract double %67, %68
  store double %69, ptr %27, align 8
  %70 = load double, ptr %26, align 8
  %71 = load double, ptr %27, align 8
  %72 = fadd contract double %70, %71
  %73 = fcmp contract ogt double %72, 1.600000e+01
  br i1 %73, label %74, label %75

74:                                               ; preds = %63
  br label %89

75:                                               ; preds = %63
  %76 = load double, ptr %23, align 8
  %77 = fmul contract double 2.000000e+00, %76
  %78 = load double, ptr %24, align 8
  %79 = fmul contract double %77, %78
  %80 = load double, ptr %22, align 8
  %81 = fadd contract double %79, %80
  store double %81, ptr %24, align 8
  %82 = load double, ptr %26, align 8
  %83 = load double, ptr %27, align 8
  %84 = fsub contract double %82, %83
  %85 = load double, ptr %21, align 8
  %86 = fadd contract double %84, %85
  store double %86, ptr %23, align 8
  %87 = load i32, ptr %25, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %25, align 4
  br label %59, !llvm.loop !3

89:                                               ; preds = %74, %59
  %90 = load i32, ptr %25, align 4
  %91 = load ptr, ptr %11, align 8
  %92 = load i32, ptr %20, align 4
  %93 = load i32, ptr %13, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %19, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %91, i64 %97
  store i32 %90, ptr %98, align 4
  %99 = load i32, ptr %25, align 4
  %100 = load i32, ptr %18, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %102, label %127

102:                                              ; preds = %89
  %103 = load i32, ptr %25, align 4
  %104 = sitofp i32 %103 to float
  %105 = load double, ptr %23, align 8
  %106 = load double, ptr %23, align 8
  %107 = fmul contract double %105, %106
  %108 = load double, ptr %24, align 8
  %109 = load double, ptr %24, align 8
  %110 = fmul contract double %108, %109
  %111 = fadd contract double %107, %110
  %112 = fptrunc contract double %111 to float
  store float %112, ptr %9, align 4
  %113 = load float, ptr %9, align 4
  %114 = call contract noundef float @__nv_logf(float noundef %113) #3
  %115 = fmul contract float 5.000000e-01, %114
  store float %115, ptr %10, align 4
  %116 = load float, ptr %10, align 4
  %117 = call contract noundef float @__nv_log2f(float noundef %116) #3
  %118 = fsub contract float %104, %117
  %119 = load ptr, ptr %12, align 8
  %120 = load i32, ptr %20, align 4
  %121 = load i32, ptr %13, align 4
  %122 = mul nsw i32 %120, %121
  %123 = load i32, ptr %19, align 4
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %119, i64 %125
  store float %118, ptr %126, align 4
  br label %127

127:                                              ; preds = %45, %102, %89
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

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
