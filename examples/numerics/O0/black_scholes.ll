; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z6normalf(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4
  %7 = load float, ptr %4, align 4
  store float %7, ptr %3, align 4
  %8 = load float, ptr %3, align 4
  %9 = call contract noundef float @__nv_fabsf(float noundef %8) #4
  %10 = fmul contract float 0x3FCDA67120000000, %9
  %11 = fadd contract float 1.000000e+00, %10
  %12 = fdiv contract float 1.000000e+00, %11
  store float %12, ptr %5, align 4
  %13 = load float, ptr %5, align 4
  %14 = load float, ptr %5, align 4
  %15 = load float, ptr %5, align 4
  %16 = load float, ptr %5, align 4
  %17 = load float, ptr %5, align 4
  %18 = fmul contract float %17, 0x3FF548CDE0000000
  %19 = fadd contract float 0xBFFD23DD40000000, %18
  %20 = fmul contract float %16, %19
  %21 = fadd contract float 0x3FFC80EF00000000, %20
  %22 = fmul contract float %15, %21
  %23 = fadd contract float 0xBFD6D1F0E0000000, %22
  %24 = fmul contract float %14, %23
  %25 = fadd contract float 0x3FD470BF40000000, %24
  %26 = fmul contract float %13, %25
  store float %26, ptr %6, align 4
  %27 = load float, ptr %4, align 4
  %28 = fmul contract float -5.000000e-01, %27
  %29 = load float, ptr %4, align 4
  %30 = fmul contract float %28, %29
  store float %30, ptr %2, align 4
  %31 = load float, ptr %2, align 4
  %32 = call contract noundef float @__nv_expf(float noundef %31) #4
  %33 = fmul contract float 0x3FD9884540000000, %32
  %34 = load float, ptr %6, align 4
  %35 = fmul contract float %34, %33
  store float %35, ptr %6, align 4
  %36 = load float, ptr %4, align 4
  %37 = fcmp contract ogt float %36, 0.000000e+00
  br i1 %37, label %38, label %41

38:                                               ; preds = %1
  %39 = load float, ptr %6, align 4
  %40 = fsub contract float 1.000000e+00, %39
  br label %43

41:                                               ; preds = %1
  %42 = load float, ptr %6, align 4
  br label %43

43:                                               ; preds = %41, %38
  %44 = phi contract float [ %40, %38 ], [ %42, %41 ]
  ret float %44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_S1_ffi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, float noundef %6, float noundef %7, i32 noundef %8) #1 {
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store float %6, ptr %19, align 4
  store float %7, ptr %20, align 4
  store i32 %8, ptr %21, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = add i32 %29, %30
  store i32 %31, ptr %22, align 4
  br label %32

32:                                               ; preds = %135, %9
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %21, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %141

36:                                               ; preds = %32
  %37 = load float, ptr %20, align 4
  %38 = load ptr, ptr %15, align 8
  %39 = load i32, ptr %22, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  store float %42, ptr %11, align 4
  %43 = load float, ptr %11, align 4
  %44 = call contract noundef float @__nv_sqrtf(float noundef %43) #4
  %45 = fmul contract float %37, %44
  store float %45, ptr %23, align 4
  %46 = load ptr, ptr %13, align 8
  %47 = load i32, ptr %22, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load ptr, ptr %14, align 8
  %52 = load i32, ptr %22, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = fdiv contract float %50, %55
  store float %56, ptr %10, align 4
  %57 = load float, ptr %10, align 4
  %58 = call contract noundef float @__nv_logf(float noundef %57) #4
  %59 = load float, ptr %19, align 4
  %60 = load float, ptr %20, align 4
  %61 = fmul contract float 5.000000e-01, %60
  %62 = load float, ptr %20, align 4
  %63 = fmul contract float %61, %62
  %64 = fadd contract float %59, %63
  %65 = load ptr, ptr %15, align 8
  %66 = load i32, ptr %22, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fmul contract float %64, %69
  %71 = fadd contract float %58, %70
  %72 = load float, ptr %23, align 4
  %73 = fdiv contract float %71, %72
  store float %73, ptr %24, align 4
  %74 = load float, ptr %24, align 4
  %75 = load float, ptr %23, align 4
  %76 = fsub contract float %74, %75
  store float %76, ptr %25, align 4
  %77 = load ptr, ptr %14, align 8
  %78 = load i32, ptr %22, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load float, ptr %19, align 4
  %83 = fneg contract float %82
  %84 = load ptr, ptr %15, align 8
  %85 = load i32, ptr %22, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = fmul contract float %83, %88
  store float %89, ptr %12, align 4
  %90 = load float, ptr %12, align 4
  %91 = call contract noundef float @__nv_expf(float noundef %90) #4
  %92 = fmul contract float %81, %91
  store float %92, ptr %26, align 4
  %93 = load ptr, ptr %13, align 8
  %94 = load i32, ptr %22, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = load float, ptr %24, align 4
  %99 = call contract noundef float @_Z6normalf(float noundef %98) #4
  %100 = fmul contract float %97, %99
  %101 = load float, ptr %26, align 4
  %102 = load float, ptr %25, align 4
  %103 = call contract noundef float @_Z6normalf(float noundef %102) #4
  %104 = fmul contract float %101, %103
  %105 = fsub contract float %100, %104
  %106 = load ptr, ptr %16, align 8
  %107 = load i32, ptr %22, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %106, i64 %108
  store float %105, ptr %109, align 4
  %110 = load float, ptr %26, align 4
  %111 = load float, ptr %25, align 4
  %112 = fneg contract float %111
  %113 = call contract noundef float @_Z6normalf(float noundef %112) #4
  %114 = fmul contract float %110, %113
  %115 = load ptr, ptr %13, align 8
  %116 = load i32, ptr %22, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %115, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load float, ptr %24, align 4
  %121 = fneg contract float %120
  %122 = call contract noundef float @_Z6normalf(float noundef %121) #4
  %123 = fmul contract float %119, %122
  %124 = fsub contract float %114, %123
  %125 = load ptr, ptr %17, align 8
  %126 = load i32, ptr %22, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %125, i64 %127
  store float %124, ptr %128, align 4
  %129 = load float, ptr %24, align 4
  %130 = call contract noundef float @_Z6normalf(float noundef %129) #4
  %131 = load ptr, ptr %18, align 8
  %132 = load i32, ptr %22, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %131, i64 %133
  store float %130, ptr %134, align 4
  br label %135

135:                                              ; preds = %36
  %136 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %137 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %138 = mul i32 %136, %137
  %139 = load i32, ptr %22, align 4
  %140 = add i32 %139, %138
  store i32 %140, ptr %22, align 4
  br label %32, !llvm.loop !3

141:                                              ; preds = %32
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
