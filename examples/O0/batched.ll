; ModuleID = 'batched.cu'
source_filename = "batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7batchedPKfS0_S0_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %16, align 4
  %26 = load i32, ptr %16, align 4
  %27 = load i32, ptr %15, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %6
  br label %86

30:                                               ; preds = %6
  %31 = load ptr, ptr %11, align 8
  %32 = load i32, ptr %16, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %17, align 4
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %16, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  store float %40, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %41

41:                                               ; preds = %83, %30
  %42 = load i32, ptr %19, align 4
  %43 = load i32, ptr %14, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %86

45:                                               ; preds = %41
  %46 = load ptr, ptr %10, align 8
  %47 = load i32, ptr %19, align 4
  %48 = load i32, ptr %15, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %16, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr %17, align 4
  %56 = fmul contract float %54, %55
  %57 = load float, ptr %18, align 4
  %58 = fadd contract float %56, %57
  store float %58, ptr %20, align 4
  %59 = load float, ptr %20, align 4
  %60 = load float, ptr %20, align 4
  %61 = fneg contract float %60
  store float %61, ptr %9, align 4
  %62 = load float, ptr %9, align 4
  %63 = call contract noundef float @__nv_expf(float noundef %62) #3
  %64 = fadd contract float 1.000000e+00, %63
  %65 = fdiv contract float %59, %64
  store float %65, ptr %20, align 4
  %66 = load float, ptr %20, align 4
  %67 = load float, ptr %20, align 4
  %68 = fmul contract float %66, %67
  %69 = fadd contract float %68, 1.000000e+00
  store float %69, ptr %8, align 4
  %70 = load float, ptr %8, align 4
  %71 = call contract noundef float @__nv_sqrtf(float noundef %70) #3
  store float %71, ptr %20, align 4
  %72 = load float, ptr %20, align 4
  store float %72, ptr %7, align 4
  %73 = load float, ptr %7, align 4
  %74 = call contract noundef float @__nv_tanhf(float noundef %73) #3
  %75 = load ptr, ptr %13, align 8
  %76 = load i32, ptr %19, align 4
  %77 = load i32, ptr %15, align 4
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %16, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %75, i64 %81
  store float %74, ptr %82, align 4
  br label %83

83:                                               ; preds = %45
  %84 = load i32, ptr %19, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %19, align 4
  br label %41, !llvm.loop !3

86:                                               ; preds = %29, %41
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) #2

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
