; ModuleID = 'edges.cu'
source_filename = "edges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @roll_plane(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %62

28:                                               ; preds = %6
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %10, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %62

32:                                               ; preds = %28
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %10, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %13, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %33, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load ptr, ptr %8, align 8
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %11, align 4
  %45 = add nsw i32 %43, %44
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %9, align 4
  %49 = srem i32 %47, %48
  %50 = load i32, ptr %10, align 4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %12, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %10, align 4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %10, align 4
  %58 = srem i32 %56, %57
  %59 = add nsw i32 %51, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %42, i64 %60
  store float %41, ptr %61, align 4
  br label %62

62:                                               ; preds = %32, %28, %6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wrapped_laplacian(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
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
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add i32 %20, %21
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %30, label %26

26:                                               ; preds = %3
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %6, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %3
  br label %110

31:                                               ; preds = %26
  %32 = load i32, ptr %8, align 4
  %33 = load i32, ptr %6, align 4
  %34 = add nsw i32 %32, %33
  %35 = sub nsw i32 %34, 1
  %36 = load i32, ptr %6, align 4
  %37 = srem i32 %35, %36
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %8, align 4
  %39 = add nsw i32 %38, 1
  %40 = load i32, ptr %6, align 4
  %41 = srem i32 %39, %40
  store i32 %41, ptr %10, align 4
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %6, align 4
  %44 = add nsw i32 %42, %43
  %45 = sub nsw i32 %44, 1
  %46 = load i32, ptr %6, align 4
  %47 = srem i32 %45, %46
  store i32 %47, ptr %11, align 4
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %48, 1
  %50 = load i32, ptr %6, align 4
  %51 = srem i32 %49, %50
  store i32 %51, ptr %12, align 4
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %9, align 4
  %54 = load i32, ptr %6, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %10, align 4
  %63 = load i32, ptr %6, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %7, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fadd contract float %60, %69
  %71 = load ptr, ptr %4, align 8
  %72 = load i32, ptr %8, align 4
  %73 = load i32, ptr %6, align 4
  %74 = mul nsw i32 %72, %73
  %75 = load i32, ptr %11, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %71, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fadd contract float %70, %79
  %81 = load ptr, ptr %4, align 8
  %82 = load i32, ptr %8, align 4
  %83 = load i32, ptr %6, align 4
  %84 = mul nsw i32 %82, %83
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = fadd contract float %80, %89
  %91 = load ptr, ptr %4, align 8
  %92 = load i32, ptr %8, align 4
  %93 = load i32, ptr %6, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %7, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %91, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fmul contract float 4.000000e+00, %99
  %101 = fsub contract float %90, %100
  %102 = load ptr, ptr %5, align 8
  %103 = load i32, ptr %8, align 4
  %104 = load i32, ptr %6, align 4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %7, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %102, i64 %108
  store float %101, ptr %109, align 4
  br label %110

110:                                              ; preds = %31, %30
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mirrored(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %8, align 4
  %19 = mul nsw i32 2, %18
  %20 = add nsw i32 %17, %19
  %21 = icmp sge i32 %16, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  br label %52

23:                                               ; preds = %4
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %8, align 4
  %26 = sub nsw i32 %24, %25
  store i32 %26, ptr %10, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %10, align 4
  %31 = sub nsw i32 0, %30
  store i32 %31, ptr %10, align 4
  br label %32

32:                                               ; preds = %29, %23
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %7, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %32
  %37 = load i32, ptr %7, align 4
  %38 = sub nsw i32 %37, 1
  %39 = mul nsw i32 2, %38
  %40 = load i32, ptr %10, align 4
  %41 = sub nsw i32 %39, %40
  store i32 %41, ptr %10, align 4
  br label %42

42:                                               ; preds = %36, %32
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %10, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load ptr, ptr %6, align 8
  %49 = load i32, ptr %9, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  store float %47, ptr %51, align 4
  br label %52

52:                                               ; preds = %42, %22
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @clamped_mean(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %17, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = add i32 %31, %32
  store i32 %33, ptr %18, align 4
  %34 = load i32, ptr %18, align 4
  %35 = load i32, ptr %15, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %4
  %38 = load i32, ptr %17, align 4
  %39 = load i32, ptr %16, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %4
  br label %102

42:                                               ; preds = %37
  store float 0.000000e+00, ptr %19, align 4
  store i32 -1, ptr %20, align 4
  br label %43

43:                                               ; preds = %88, %42
  %44 = load i32, ptr %20, align 4
  %45 = icmp sle i32 %44, 1
  br i1 %45, label %46, label %91

46:                                               ; preds = %43
  store i32 -1, ptr %21, align 4
  br label %47

47:                                               ; preds = %84, %46
  %48 = load i32, ptr %21, align 4
  %49 = icmp sle i32 %48, 1
  br i1 %49, label %50, label %87

50:                                               ; preds = %47
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %20, align 4
  %53 = add nsw i32 %51, %52
  store i32 %53, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %54 = load i32, ptr %5, align 4
  %55 = load i32, ptr %6, align 4
  %56 = call noundef i32 @__nv_max(i32 noundef %54, i32 noundef %55) #3
  %57 = load i32, ptr %15, align 4
  %58 = sub nsw i32 %57, 1
  store i32 %56, ptr %9, align 4
  store i32 %58, ptr %10, align 4
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %10, align 4
  %61 = call noundef i32 @__nv_min(i32 noundef %59, i32 noundef %60) #3
  store i32 %61, ptr %22, align 4
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %21, align 4
  %64 = add nsw i32 %62, %63
  store i32 %64, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %65 = load i32, ptr %7, align 4
  %66 = load i32, ptr %8, align 4
  %67 = call noundef i32 @__nv_max(i32 noundef %65, i32 noundef %66) #3
  %68 = load i32, ptr %16, align 4
  %69 = sub nsw i32 %68, 1
  store i32 %67, ptr %11, align 4
  store i32 %69, ptr %12, align 4
  %70 = load i32, ptr %11, align 4
  %71 = load i32, ptr %12, align 4
  %72 = call noundef i32 @__nv_min(i32 noundef %70, i32 noundef %71) #3
  store i32 %72, ptr %23, align 4
  %73 = load ptr, ptr %13, align 8
  %74 = load i32, ptr %22, align 4
  %75 = load i32, ptr %16, align 4
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %23, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %73, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load float, ptr %19, align 4
  %83 = fadd contract float %82, %81
  store float %83, ptr %19, align 4
  br label %84

84:                                               ; preds = %50
  %85 = load i32, ptr %21, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %21, align 4
  br label %47, !llvm.loop !3

87:                                               ; preds = %47
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %20, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %20, align 4
  br label %43, !llvm.loop !5

91:                                               ; preds = %43
  %92 = load float, ptr %19, align 4
  %93 = fdiv contract float %92, 9.000000e+00
  %94 = load ptr, ptr %14, align 8
  %95 = load i32, ptr %18, align 4
  %96 = load i32, ptr %16, align 4
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %94, i64 %100
  store float %93, ptr %101, align 4
  br label %102

102:                                              ; preds = %91, %41
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
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #2

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
!5 = distinct !{!5, !4}
