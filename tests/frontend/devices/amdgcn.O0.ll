; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Scale = type { float, i32 }

@taps = hidden addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @saxpy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store float %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load float, ptr %11, align 4
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, float noundef %15, i32 noundef %16) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store float %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %14, ptr addrspace(5) %9, align 8
  %15 = load i64, ptr addrspace(5) %9, align 8
  %16 = trunc i64 %15 to i32
  %17 = load i32, ptr %13, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %46

19:                                               ; preds = %4
  %20 = load float, ptr %12, align 4
  %21 = load ptr addrspace(1), ptr %10, align 8
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = load ptr addrspace(1), ptr %11, align 8
  %26 = load i64, ptr addrspace(5) %9, align 8
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %25, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4
  %29 = call float @_Z3sinf(float noundef %28) #8
  %30 = call float @llvm.fmuladd.f32(float %20, float %24, float %29)
  %31 = load i64, ptr addrspace(5) %9, align 8
  %32 = and i64 %31, 3
  %33 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) @taps, i64 0, i64 %32
  %34 = load float, ptr addrspace(4) %33, align 4
  %35 = fadd float %30, %34
  %36 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %37 = trunc i64 %36 to i32
  %38 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %39 = trunc i64 %38 to i32
  %40 = call i32 @_Z3maxii(i32 noundef %37, i32 noundef %39) #8
  %41 = sitofp i32 %40 to float
  %42 = fadd float %35, %41
  %43 = load ptr addrspace(1), ptr %11, align 8
  %44 = load i64, ptr addrspace(5) %9, align 8
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %43, i64 %44
  store float %42, ptr addrspace(1) %45, align 4
  br label %46

46:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr addrspace(4) noundef byref(%struct.Scale) align 4 %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca %struct.Scale, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = alloca ptr addrspace(3), align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %9, ptr addrspace(4) align 4 %3, i64 8, i1 false)
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(3) %1, ptr %11, align 4
  store ptr addrspace(3) %2, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %10, align 8
  %14 = load ptr addrspace(3), ptr %11, align 4
  %15 = load ptr addrspace(3), ptr %12, align 4
  %16 = load [2 x i32], ptr %9, align 4
  call void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %13, ptr addrspace(3) noundef align 4 %14, ptr addrspace(3) noundef align 4 %15, [2 x i32] %16) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, [2 x i32] %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca %struct.Scale, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = alloca ptr addrspace(3), align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %12 to ptr
  store [2 x i32] %3, ptr %13, align 4
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(3) %1, ptr %15, align 4
  store ptr addrspace(3) %2, ptr %16, align 4
  %18 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %9, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %20, ptr addrspace(5) %10, align 8
  %21 = load ptr addrspace(1), ptr %14, align 8
  %22 = load i64, ptr addrspace(5) %10, align 8
  %23 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16
  %25 = extractelement <4 x float> %24, i64 1
  %26 = load ptr addrspace(3), ptr %15, align 4
  %27 = load i32, ptr addrspace(5) %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(3) %26, i64 %28
  store float %25, ptr addrspace(3) %29, align 4
  %30 = load i32, ptr addrspace(5) %9, align 4
  %31 = load ptr addrspace(3), ptr %16, align 4
  %32 = load i32, ptr addrspace(5) %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) %31, i64 %33
  store i32 %30, ptr addrspace(3) %34, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  %35 = load ptr addrspace(3), ptr %15, align 4
  %36 = load ptr addrspace(3), ptr %16, align 4
  %37 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %38 = sub i64 %37, 1
  %39 = load i32, ptr addrspace(5) %9, align 4
  %40 = sext i32 %39 to i64
  %41 = sub i64 %38, %40
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) %36, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %44
  %46 = load float, ptr addrspace(3) %45, align 4
  store float %46, ptr addrspace(5) %11, align 4
  %47 = load float, ptr addrspace(5) %11, align 4
  %48 = getelementptr inbounds nuw %struct.Scale, ptr %13, i32 0, i32 0
  %49 = load float, ptr %48, align 4
  %50 = fmul float %47, %49
  %51 = insertelement <4 x float> poison, float %50, i32 0
  %52 = getelementptr inbounds nuw %struct.Scale, ptr %13, i32 0, i32 0
  %53 = load float, ptr %52, align 4
  %54 = call float @_Z3fmafff(float noundef %53, float noundef 2.000000e+00, float noundef 1.000000e+00) #8
  %55 = insertelement <4 x float> %51, float %54, i32 1
  %56 = getelementptr inbounds nuw %struct.Scale, ptr %13, i32 0, i32 0
  %57 = load float, ptr %56, align 4
  %58 = call float @_Z10native_expf(float noundef %57) #8
  %59 = insertelement <4 x float> %55, float %58, i32 2
  %60 = getelementptr inbounds nuw %struct.Scale, ptr %13, i32 0, i32 0
  %61 = load float, ptr %60, align 4
  %62 = call float @_Z5clampfff(float noundef %61, float noundef 0.000000e+00, float noundef 1.000000e+00) #8
  %63 = insertelement <4 x float> %59, float %62, i32 3
  store <4 x float> %63, ptr %17, align 16
  %64 = load <4 x float>, ptr %17, align 16
  %65 = load i64, ptr addrspace(5) %10, align 8
  %66 = load ptr addrspace(1), ptr %14, align 8
  %67 = addrspacecast ptr addrspace(1) %66 to ptr
  %68 = call <4 x float> @_Z6vload4mPKf(i64 noundef %65, ptr noundef %67) #9
  %69 = fadd <4 x float> %64, %68
  %70 = load ptr addrspace(1), ptr %14, align 8
  %71 = load i64, ptr addrspace(5) %10, align 8
  %72 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %70, i64 %71
  %73 = load <4 x float>, ptr addrspace(1) %72, align 16
  %74 = call <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %73) #8
  %75 = call <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %74) #8, !fpmath !14
  %76 = fadd <4 x float> %69, %75
  %77 = load ptr addrspace(1), ptr %14, align 8
  %78 = load i64, ptr addrspace(5) %10, align 8
  %79 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %77, i64 %78
  store <4 x float> %76, ptr addrspace(1) %79, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca <4 x float>, align 16, addrspace(5)
  %9 = alloca <4 x float>, align 16, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca <4 x float>, align 16, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  %13 = alloca <4 x float>, align 16, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %4 to ptr
  %19 = addrspacecast ptr addrspace(5) %5 to ptr
  %20 = addrspacecast ptr addrspace(5) %6 to ptr
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store ptr addrspace(1) %2, ptr %20, align 8
  %25 = call i64 @_Z20get_global_linear_idv() #7
  store i64 %25, ptr addrspace(5) %7, align 8
  %26 = load ptr addrspace(1), ptr %18, align 8
  %27 = load i64, ptr addrspace(5) %7, align 8
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %27
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16
  store <4 x float> %29, ptr addrspace(5) %8, align 16
  %30 = load <4 x float>, ptr addrspace(5) %8, align 16
  %31 = call <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %30) #8
  store <4 x float> %31, ptr addrspace(5) %9, align 16
  %32 = load <4 x float>, ptr addrspace(5) %8, align 16
  %33 = load <4 x float>, ptr addrspace(5) %9, align 16
  %34 = call float @_Z3dotDv4_fS_(<4 x float> noundef %32, <4 x float> noundef %33) #8
  %35 = load <4 x float>, ptr addrspace(5) %8, align 16
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %37 = call float @_Z6lengthDv2_f(<2 x float> noundef %36) #8
  %38 = fadd float %34, %37
  %39 = load <4 x float>, ptr addrspace(5) %8, align 16
  %40 = extractelement <4 x float> %39, i64 0
  %41 = load <4 x float>, ptr addrspace(5) %8, align 16
  %42 = extractelement <4 x float> %41, i64 1
  %43 = load <4 x float>, ptr addrspace(5) %8, align 16
  %44 = extractelement <4 x float> %43, i64 2
  %45 = call float @_Z3mixfff(float noundef %40, float noundef %42, float noundef %44) #8
  %46 = fadd float %38, %45
  %47 = load <4 x float>, ptr addrspace(5) %8, align 16
  %48 = extractelement <4 x float> %47, i64 0
  %49 = call float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %48) #8
  %50 = fadd float %46, %49
  %51 = load <4 x float>, ptr addrspace(5) %8, align 16
  %52 = extractelement <4 x float> %51, i64 1
  %53 = call float @_Z4signf(float noundef %52) #8
  %54 = fadd float %50, %53
  %55 = load <4 x float>, ptr addrspace(5) %8, align 16
  %56 = extractelement <4 x float> %55, i64 0
  %57 = load <4 x float>, ptr addrspace(5) %8, align 16
  %58 = extractelement <4 x float> %57, i64 1
  %59 = call float @_Z4stepff(float noundef %56, float noundef %58) #8
  %60 = fadd float %54, %59
  %61 = load <4 x float>, ptr addrspace(5) %8, align 16
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %63 = load <4 x float>, ptr addrspace(5) %8, align 16
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %65 = call float @_Z8distanceDv2_fS_(<2 x float> noundef %62, <2 x float> noundef %64) #8
  %66 = fadd float %60, %65
  %67 = load <4 x float>, ptr addrspace(5) %8, align 16
  %68 = load <4 x float>, ptr addrspace(5) %9, align 16
  %69 = call <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %67, <4 x float> noundef %68) #8
  store <4 x float> %69, ptr %21, align 16
  %70 = load <4 x float>, ptr %21, align 16
  %71 = extractelement <4 x float> %70, i64 0
  %72 = fadd float %66, %71
  %73 = load <4 x float>, ptr addrspace(5) %8, align 16
  %74 = extractelement <4 x float> %73, i64 3
  %75 = call float @_Z7degreesf(float noundef %74) #8
  %76 = fadd float %72, %75
  %77 = load <4 x float>, ptr addrspace(5) %8, align 16
  %78 = extractelement <4 x float> %77, i64 0
  %79 = load <4 x float>, ptr addrspace(5) %8, align 16
  %80 = extractelement <4 x float> %79, i64 1
  %81 = load <4 x float>, ptr addrspace(5) %8, align 16
  %82 = extractelement <4 x float> %81, i64 2
  %83 = call float @_Z3madfff(float noundef %78, float noundef %80, float noundef %82) #8
  %84 = fadd float %76, %83
  %85 = load <4 x float>, ptr addrspace(5) %8, align 16
  %86 = extractelement <4 x float> %85, i64 0
  %87 = load <4 x float>, ptr addrspace(5) %8, align 16
  %88 = extractelement <4 x float> %87, i64 1
  %89 = call float @_Z5hypotff(float noundef %86, float noundef %88) #8
  %90 = fadd float %84, %89
  %91 = load <4 x float>, ptr addrspace(5) %8, align 16
  %92 = extractelement <4 x float> %91, i64 0
  %93 = call float @_Z4pownfi(float noundef %92, i32 noundef 3) #8
  %94 = fadd float %90, %93
  %95 = load <4 x float>, ptr addrspace(5) %8, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = call i32 @_Z5isnanf(float noundef %96) #8
  %98 = icmp ne i32 %97, 0
  %99 = zext i1 %98 to i64
  %100 = select i1 %98, float 1.000000e+00, float 0.000000e+00
  %101 = fadd float %94, %100
  %102 = load <4 x float>, ptr addrspace(5) %8, align 16
  %103 = load <4 x float>, ptr addrspace(5) %9, align 16
  %104 = call <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %102, <4 x float> noundef %103) #8
  %105 = call <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %104) #8
  store <4 x float> %105, ptr %22, align 16
  %106 = load <4 x float>, ptr %22, align 16
  %107 = extractelement <4 x float> %106, i64 0
  %108 = fadd float %101, %107
  %109 = load <4 x float>, ptr addrspace(5) %8, align 16
  %110 = addrspacecast ptr addrspace(5) %10 to ptr
  %111 = call <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %109, ptr noundef %110) #7
  store <4 x float> %111, ptr %23, align 16
  %112 = load <4 x float>, ptr %23, align 16
  %113 = extractelement <4 x float> %112, i64 0
  %114 = fadd float %108, %113
  %115 = load ptr addrspace(1), ptr %19, align 8
  %116 = load i64, ptr addrspace(5) %7, align 8
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %115, i64 %116
  store float %114, ptr addrspace(1) %117, align 4
  %118 = load <4 x float>, ptr addrspace(5) %8, align 16
  %119 = extractelement <4 x float> %118, i64 0
  %120 = fmul float %119, 8.000000e+00
  %121 = call i32 @_Z15convert_int_satf(float noundef %120) #8
  store i32 %121, ptr addrspace(5) %14, align 4
  %122 = load i64, ptr addrspace(5) %7, align 8
  %123 = trunc i64 %122 to i32
  %124 = mul nsw i32 %123, 77
  %125 = sub nsw i32 %124, 300
  store i32 %125, ptr addrspace(5) %15, align 4
  %126 = load i32, ptr addrspace(5) %15, align 4
  store i32 %126, ptr addrspace(5) %16, align 4
  %127 = load i32, ptr addrspace(5) %15, align 4
  %128 = call i32 @_Z3absi(i32 noundef %127) #8
  %129 = load i32, ptr addrspace(5) %15, align 4
  %130 = load i32, ptr addrspace(5) %15, align 4
  %131 = shl i32 %130, 20
  %132 = call i32 @_Z6mul_hiii(i32 noundef %129, i32 noundef %131) #8
  %133 = add i32 %128, %132
  %134 = load i32, ptr addrspace(5) %16, align 4
  %135 = load i32, ptr addrspace(5) %16, align 4
  %136 = call i32 @_Z6mul_hijj(i32 noundef %134, i32 noundef %135) #8
  %137 = add i32 %133, %136
  %138 = load i32, ptr addrspace(5) %15, align 4
  %139 = load i32, ptr addrspace(5) %14, align 4
  %140 = call i32 @_Z4haddii(i32 noundef %138, i32 noundef %139) #8
  %141 = add i32 %137, %140
  %142 = load i32, ptr addrspace(5) %15, align 4
  %143 = load i32, ptr addrspace(5) %14, align 4
  %144 = call i32 @_Z5rhaddii(i32 noundef %142, i32 noundef %143) #8
  %145 = add i32 %141, %144
  %146 = load i32, ptr addrspace(5) %15, align 4
  %147 = call i32 @_Z6rotateii(i32 noundef %146, i32 noundef 5) #8
  %148 = add i32 %145, %147
  %149 = load i32, ptr addrspace(5) %15, align 4
  %150 = call i32 @_Z8popcounti(i32 noundef %149) #8
  %151 = add i32 %148, %150
  %152 = load i32, ptr addrspace(5) %15, align 4
  %153 = call i32 @_Z3clzi(i32 noundef %152) #8
  %154 = add i32 %151, %153
  %155 = load i32, ptr addrspace(5) %15, align 4
  %156 = load i32, ptr addrspace(5) %14, align 4
  %157 = call i32 @_Z5mul24ii(i32 noundef %155, i32 noundef %156) #8
  %158 = add i32 %154, %157
  %159 = load i32, ptr addrspace(5) %15, align 4
  %160 = load i32, ptr addrspace(5) %14, align 4
  %161 = load i32, ptr addrspace(5) %15, align 4
  %162 = call i32 @_Z5mad24iii(i32 noundef %159, i32 noundef %160, i32 noundef %161) #8
  %163 = add i32 %158, %162
  %164 = load i32, ptr addrspace(5) %15, align 4
  %165 = call i32 @_Z5clampiii(i32 noundef %164, i32 noundef -3, i32 noundef 3) #8
  %166 = add i32 %163, %165
  %167 = load i32, ptr addrspace(5) %16, align 4
  %168 = call i32 @_Z7add_satjj(i32 noundef %167, i32 noundef 5) #8
  %169 = add i32 %166, %168
  %170 = load i32, ptr addrspace(5) %15, align 4
  %171 = call zeroext i8 @_Z13convert_uchari(i32 noundef %170) #8
  %172 = zext i8 %171 to i32
  %173 = add i32 %169, %172
  %174 = load i32, ptr addrspace(5) %15, align 4
  %175 = call signext i16 @_Z13convert_shorti(i32 noundef %174) #8
  %176 = sext i16 %175 to i32
  %177 = add i32 %173, %176
  %178 = call i64 @_Z15get_global_sizej(i32 noundef 1) #8
  %179 = trunc i64 %178 to i32
  %180 = add i32 %177, %179
  %181 = load ptr addrspace(1), ptr %20, align 8
  %182 = load i64, ptr addrspace(5) %7, align 8
  %183 = getelementptr inbounds nuw i32, ptr addrspace(1) %181, i64 %182
  store i32 %180, ptr addrspace(1) %183, align 4
  %184 = load <4 x float>, ptr addrspace(5) %8, align 16
  %185 = extractelement <4 x float> %184, i64 0
  %186 = insertelement <2 x float> poison, float %185, i32 0
  %187 = load <4 x float>, ptr addrspace(5) %8, align 16
  %188 = extractelement <4 x float> %187, i64 1
  %189 = insertelement <2 x float> %186, float %188, i32 1
  store <2 x float> %189, ptr %24, align 8
  %190 = load <2 x float>, ptr %24, align 8
  %191 = load i64, ptr addrspace(5) %7, align 8
  %192 = load ptr addrspace(1), ptr %19, align 8
  %193 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %194 = call i64 @_Z15get_global_sizej(i32 noundef 1) #8
  %195 = mul i64 %193, %194
  %196 = getelementptr inbounds nuw float, ptr addrspace(1) %192, i64 %195
  %197 = addrspacecast ptr addrspace(1) %196 to ptr
  call void @_Z7vstore2Dv2_fmPf(<2 x float> noundef %190, i64 noundef %191, ptr noundef %197) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %9 = call i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %10 = mul i64 %8, %9
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %12 = add i64 %10, %11
  store i64 %12, ptr addrspace(5) %5, align 8
  %13 = load ptr addrspace(1), ptr %6, align 8
  %14 = load ptr addrspace(1), ptr %7, align 8
  %15 = load i64, ptr addrspace(5) %5, align 8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = and i32 %17, 3
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %19
  %21 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %20, i32 noundef 2) #7
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 4
  %24 = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %23) #7
  %25 = load ptr addrspace(1), ptr %6, align 8
  %26 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 5
  %27 = load ptr addrspace(1), ptr %7, align 8
  %28 = load i64, ptr addrspace(5) %5, align 8
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %26, i32 noundef %30) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3sinf(float noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z3maxii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3fmafff(float noundef, float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z10native_expf(float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z5clampfff(float noundef, float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) #3

; Function Attrs: convergent nounwind
declare hidden i64 @_Z20get_global_linear_idv() #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z6lengthDv2_f(<2 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3mixfff(float noundef, float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z10smoothstepfff(float noundef, float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z4signf(float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z4stepff(float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z8distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z7degreesf(float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z3madfff(float noundef, float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z5hypotff(float noundef, float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden float @_Z4pownfi(float noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z5isnanf(float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) #3

; Function Attrs: convergent nounwind
declare hidden <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef, ptr noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z15convert_int_satf(float noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z3absi(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z4haddii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z5rhaddii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z6rotateii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z8popcounti(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z3clzi(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z5mul24ii(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i32 @_Z7add_satjj(i32 noundef, i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden zeroext i8 @_Z13convert_uchari(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden signext i16 @_Z13convert_shorti(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z15get_global_sizej(i32 noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_fmPf(<2 x float> noundef, i64 noundef, ptr noundef) #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #6 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float", !"int"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 1, i32 3, i32 3, i32 0}
!11 = !{!"float4*", !"float*", !"int*", !"struct Scale"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*", !"struct Scale"}
!13 = !{!"", !"", !"", !""}
!14 = !{float 3.000000e+00}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float4*", !"float*", !"int*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*"}
!19 = !{!"const", !"", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"int*", !"uint*"}
!23 = !{!"", !"const"}
