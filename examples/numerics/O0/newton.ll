; ModuleID = 'newton.cu'
source_filename = "newton.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6newtonPKdS0_PdPiid(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5) #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store double %5, ptr %15, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %16, align 4
  %27 = load i32, ptr %16, align 4
  %28 = load i32, ptr %14, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %6
  br label %92

31:                                               ; preds = %6
  %32 = load ptr, ptr %10, align 8
  %33 = load i32, ptr %16, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = load double, ptr %35, align 8
  store double %36, ptr %17, align 8
  %37 = load ptr, ptr %11, align 8
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  store double %41, ptr %18, align 8
  %42 = load double, ptr %18, align 8
  %43 = fcmp contract olt double %42, 8.000000e-01
  br i1 %43, label %44, label %46

44:                                               ; preds = %31
  %45 = load double, ptr %17, align 8
  br label %47

46:                                               ; preds = %31
  br label %47

47:                                               ; preds = %46, %44
  %48 = phi contract double [ %45, %44 ], [ 0x400921FB54442D18, %46 ]
  store double %48, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %49

49:                                               ; preds = %79, %47
  %50 = load double, ptr %19, align 8
  %51 = load double, ptr %18, align 8
  %52 = load double, ptr %19, align 8
  store double %52, ptr %9, align 8
  %53 = load double, ptr %9, align 8
  %54 = call contract noundef double @__nv_sin(double noundef %53) #3
  %55 = fmul contract double %51, %54
  %56 = fsub contract double %50, %55
  %57 = load double, ptr %17, align 8
  %58 = fsub contract double %56, %57
  %59 = load double, ptr %18, align 8
  %60 = load double, ptr %19, align 8
  store double %60, ptr %8, align 8
  %61 = load double, ptr %8, align 8
  %62 = call contract noundef double @__nv_cos(double noundef %61) #3
  %63 = fmul contract double %59, %62
  %64 = fsub contract double 1.000000e+00, %63
  %65 = fdiv contract double %58, %64
  store double %65, ptr %21, align 8
  %66 = load double, ptr %21, align 8
  %67 = load double, ptr %19, align 8
  %68 = fsub contract double %67, %66
  store double %68, ptr %19, align 8
  br label %69

69:                                               ; preds = %49
  %70 = load i32, ptr %20, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %20, align 4
  %72 = icmp slt i32 %71, 50
  br i1 %72, label %73, label %79

73:                                               ; preds = %69
  %74 = load double, ptr %21, align 8
  store double %74, ptr %7, align 8
  %75 = load double, ptr %7, align 8
  %76 = call contract noundef double @__nv_fabs(double noundef %75) #3
  %77 = load double, ptr %15, align 8
  %78 = fcmp contract ogt double %76, %77
  br label %79

79:                                               ; preds = %73, %69
  %80 = phi i1 [ false, %69 ], [ %78, %73 ]
  br i1 %80, label %49, label %81, !llvm.loop !3

81:                                               ; preds = %79
  %82 = load double, ptr %19, align 8
  %83 = load ptr, ptr %12, align 8
  %84 = load i32, ptr %16, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  store double %82, ptr %86, align 8
  %87 = load i32, ptr %20, align 4
  %88 = load ptr, ptr %13, align 8
  %89 = load i32, ptr %16, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  store i32 %87, ptr %91, align 4
  br label %92

92:                                               ; preds = %81, %30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) #2

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
