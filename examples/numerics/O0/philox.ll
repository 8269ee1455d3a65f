; ModuleID = 'philox.cu'
source_filename = "philox.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%struct.float2 = type { float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.uint4 @_Z6philox5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %0, ptr noundef byval(%struct.uint2) align 8 %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.uint4, align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.uint4, align 16
  store i32 0, ptr %8, align 4
  br label %14

14:                                               ; preds = %65, %2
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %15, 10
  br i1 %16, label %17, label %68

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %19 = load i32, ptr %18, align 16
  store i32 -766435501, ptr %3, align 4
  store i32 %19, ptr %4, align 4
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = call noundef i32 @__nv_umulhi(i32 noundef %20, i32 noundef %21) #5
  store i32 %22, ptr %9, align 4
  %23 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %24 = load i32, ptr %23, align 16
  %25 = mul i32 -766435501, %24
  store i32 %25, ptr %10, align 4
  %26 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %27 = load i32, ptr %26, align 8
  store i32 -845247145, ptr %5, align 4
  store i32 %27, ptr %6, align 4
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %6, align 4
  %30 = call noundef i32 @__nv_umulhi(i32 noundef %28, i32 noundef %29) #5
  store i32 %30, ptr %11, align 4
  %31 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = mul i32 -845247145, %32
  store i32 %33, ptr %12, align 4
  %34 = load i32, ptr %11, align 4
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = xor i32 %34, %36
  %38 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %39 = load i32, ptr %38, align 8
  %40 = xor i32 %37, %39
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %9, align 4
  %43 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 3
  %44 = load i32, ptr %43, align 4
  %45 = xor i32 %42, %44
  %46 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = xor i32 %45, %47
  %49 = load i32, ptr %10, align 4
  %50 = call %struct.uint4 @_ZL10make_uint4jjjj(i32 noundef %40, i32 noundef %41, i32 noundef %48, i32 noundef %49) #5
  %51 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 0
  %52 = extractvalue %struct.uint4 %50, 0
  store i32 %52, ptr %51, align 16
  %53 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 1
  %54 = extractvalue %struct.uint4 %50, 1
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 2
  %56 = extractvalue %struct.uint4 %50, 2
  store i32 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 3
  %58 = extractvalue %struct.uint4 %50, 3
  store i32 %58, ptr %57, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %13, i64 16, i1 false)
  %59 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %60 = load i32, ptr %59, align 8
  %61 = add i32 %60, -1640531527
  store i32 %61, ptr %59, align 8
  %62 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = add i32 %63, -1150833019
  store i32 %64, ptr %62, align 4
  br label %65

65:                                               ; preds = %17
  %66 = load i32, ptr %8, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %8, align 4
  br label %14, !llvm.loop !3

68:                                               ; preds = %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %0, i64 16, i1 false)
  %69 = load %struct.uint4, ptr %7, align 16
  ret %struct.uint4 %69
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.uint4 @_ZL10make_uint4jjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.uint4, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 16
  %12 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 1
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 2
  %15 = load i32, ptr %8, align 4
  store i32 %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 3
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %16, align 4
  %18 = load %struct.uint4, ptr %5, align 16
  ret %struct.uint4 %18
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13philox_normalP5uint4P6float2yi(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #2 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.uint4, align 16
  %15 = alloca %struct.uint4, align 16
  %16 = alloca %struct.uint2, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float2, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %12, align 4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %4
  br label %102

30:                                               ; preds = %4
  %31 = load i32, ptr %13, align 4
  %32 = call %struct.uint4 @_ZL10make_uint4jjjj(i32 noundef %31, i32 noundef 0, i32 noundef 0, i32 noundef 0) #5
  %33 = getelementptr inbounds nuw %struct.uint4, ptr %15, i32 0, i32 0
  %34 = extractvalue %struct.uint4 %32, 0
  store i32 %34, ptr %33, align 16
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %15, i32 0, i32 1
  %36 = extractvalue %struct.uint4 %32, 1
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %15, i32 0, i32 2
  %38 = extractvalue %struct.uint4 %32, 2
  store i32 %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %15, i32 0, i32 3
  %40 = extractvalue %struct.uint4 %32, 3
  store i32 %40, ptr %39, align 4
  %41 = load i64, ptr %11, align 8
  %42 = trunc i64 %41 to i32
  %43 = load i64, ptr %11, align 8
  %44 = lshr i64 %43, 32
  %45 = trunc i64 %44 to i32
  %46 = call %struct.uint2 @_ZL10make_uint2jj(i32 noundef %42, i32 noundef %45) #5
  %47 = getelementptr inbounds nuw %struct.uint2, ptr %16, i32 0, i32 0
  %48 = extractvalue %struct.uint2 %46, 0
  store i32 %48, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.uint2, ptr %16, i32 0, i32 1
  %50 = extractvalue %struct.uint2 %46, 1
  store i32 %50, ptr %49, align 4
  %51 = call %struct.uint4 @_Z6philox5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %15, ptr noundef byval(%struct.uint2) align 8 %16) #5
  %52 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 0
  %53 = extractvalue %struct.uint4 %51, 0
  store i32 %53, ptr %52, align 16
  %54 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 1
  %55 = extractvalue %struct.uint4 %51, 1
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 2
  %57 = extractvalue %struct.uint4 %51, 2
  store i32 %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 3
  %59 = extractvalue %struct.uint4 %51, 3
  store i32 %59, ptr %58, align 4
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.uint4, ptr %60, i64 %62
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %63, ptr align 16 %14, i64 16, i1 false)
  %64 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 0
  %65 = load i32, ptr %64, align 16
  %66 = lshr i32 %65, 8
  %67 = uitofp i32 %66 to float
  %68 = fadd contract float %67, 5.000000e-01
  %69 = fmul contract float %68, 0x3E70000000000000
  store float %69, ptr %17, align 4
  %70 = getelementptr inbounds nuw %struct.uint4, ptr %14, i32 0, i32 1
  %71 = load i32, ptr %70, align 4
  %72 = lshr i32 %71, 8
  %73 = uitofp i32 %72 to float
  %74 = fmul contract float %73, 0x3E70000000000000
  store float %74, ptr %18, align 4
  %75 = load float, ptr %17, align 4
  store float %75, ptr %7, align 4
  %76 = load float, ptr %7, align 4
  %77 = call contract noundef float @__nv_logf(float noundef %76) #5
  %78 = fmul contract float -2.000000e+00, %77
  store float %78, ptr %8, align 4
  %79 = load float, ptr %8, align 4
  %80 = call contract noundef float @__nv_sqrtf(float noundef %79) #5
  store float %80, ptr %19, align 4
  %81 = load float, ptr %19, align 4
  %82 = load float, ptr %18, align 4
  %83 = fmul contract float 0x401921FB60000000, %82
  store float %83, ptr %6, align 4
  %84 = load float, ptr %6, align 4
  %85 = call contract noundef float @__nv_cosf(float noundef %84) #5
  %86 = fmul contract float %81, %85
  %87 = load float, ptr %19, align 4
  %88 = load float, ptr %18, align 4
  %89 = fmul contract float 0x401921FB60000000, %88
  store float %89, ptr %5, align 4
  %90 = load float, ptr %5, align 4
  %91 = call contract noundef float @__nv_sinf(float noundef %90) #5
  %92 = fmul contract float %87, %91
  %93 = call %struct.float2 @_ZL11make_float2ff(float noundef %86, float noundef %92) #5
  %94 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 0
  %95 = extractvalue %struct.float2 %93, 0
  store float %95, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 1
  %97 = extractvalue %struct.float2 %93, 1
  store float %97, ptr %96, align 4
  %98 = load ptr, ptr %10, align 8
  %99 = load i32, ptr %13, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds %struct.float2, ptr %98, i64 %100
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr align 8 %20, i64 8, i1 false)
  br label %102

102:                                              ; preds = %30, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.uint2 @_ZL10make_uint2jj(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.uint2, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.uint2, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.uint2, ptr %3, i32 0, i32 1
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = load %struct.uint2, ptr %3, align 8
  ret %struct.uint2 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2 @_ZL11make_float2ff(float noundef %0, float noundef %1) #0 {
  %3 = alloca %struct.float2, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %7 = load float, ptr %4, align 4
  store float %7, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 4
  %10 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %10
}

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_umulhi(i32 noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
