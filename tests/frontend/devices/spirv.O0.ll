; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Scale = type { float, i32 }

@taps = dso_local addrspace(2) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @saxpy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load float, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, float noundef %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %10 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr %9, align 8
  %11 = load i64, ptr %9, align 8
  %12 = trunc i64 %11 to i32
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %42

15:                                               ; preds = %4
  %16 = load float, ptr %7, align 4
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4
  %25 = call spir_func float @_Z3sinf(float noundef %24) #6
  %26 = call float @llvm.fmuladd.f32(float %16, float %20, float %25)
  %27 = load i64, ptr %9, align 8
  %28 = and i64 %27, 3
  %29 = getelementptr inbounds nuw [4 x float], ptr addrspace(2) @taps, i64 0, i64 %28
  %30 = load float, ptr addrspace(2) %29, align 4
  %31 = fadd float %26, %30
  %32 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %33 = trunc i64 %32 to i32
  %34 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %35 = trunc i64 %34 to i32
  %36 = call spir_func i32 @_Z3maxii(i32 noundef %33, i32 noundef %35) #6
  %37 = sitofp i32 %36 to float
  %38 = fadd float %31, %37
  %39 = load ptr addrspace(1), ptr %6, align 8
  %40 = load i64, ptr %9, align 8
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %40
  store float %38, ptr addrspace(1) %41, align 4
  br label %42

42:                                               ; preds = %15, %4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr noundef byval(%struct.Scale) align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !5 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(3) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(3), ptr %6, align 8
  %10 = load ptr addrspace(3), ptr %7, align 8
  call spir_func void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %8, ptr addrspace(3) noundef align 4 %9, ptr addrspace(3) noundef align 4 %10, ptr noundef byval(%struct.Scale) align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, ptr noundef byval(%struct.Scale) align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !5 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(3) %1, ptr %6, align 8
  store ptr addrspace(3) %2, ptr %7, align 8
  %12 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %8, align 4
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %14, ptr %9, align 8
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %15, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  %19 = extractelement <4 x float> %18, i64 1
  %20 = load ptr addrspace(3), ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(3) %20, i64 %22
  store float %19, ptr addrspace(3) %23, align 4
  %24 = load i32, ptr %8, align 4
  %25 = load ptr addrspace(3), ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(3) %25, i64 %27
  store i32 %24, ptr addrspace(3) %28, align 4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %29 = load ptr addrspace(3), ptr %6, align 8
  %30 = load ptr addrspace(3), ptr %7, align 8
  %31 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %32 = sub i64 %31, 1
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = sub i64 %32, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %30, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(3) %29, i64 %38
  %40 = load float, ptr addrspace(3) %39, align 4
  store float %40, ptr %10, align 4
  %41 = load float, ptr %10, align 4
  %42 = getelementptr inbounds nuw %struct.Scale, ptr %3, i32 0, i32 0
  %43 = load float, ptr %42, align 4
  %44 = fmul float %41, %43
  %45 = insertelement <4 x float> poison, float %44, i32 0
  %46 = getelementptr inbounds nuw %struct.Scale, ptr %3, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = call spir_func float @_Z3fmafff(float noundef %47, float noundef 2.000000e+00, float noundef 1.000000e+00) #6
  %49 = insertelement <4 x float> %45, float %48, i32 1
  %50 = getelementptr inbounds nuw %struct.Scale, ptr %3, i32 0, i32 0
  %51 = load float, ptr %50, align 4
  %52 = call spir_func float @_Z10native_expf(float noundef %51) #6
  %53 = insertelement <4 x float> %49, float %52, i32 2
  %54 = getelementptr inbounds nuw %struct.Scale, ptr %3, i32 0, i32 0
  %55 = load float, ptr %54, align 4
  %56 = call spir_func float @_Z5clampfff(float noundef %55, float noundef 0.000000e+00, float noundef 1.000000e+00) #6
  %57 = insertelement <4 x float> %53, float %56, i32 3
  store <4 x float> %57, ptr %11, align 16
  %58 = load <4 x float>, ptr %11, align 16
  %59 = load i64, ptr %9, align 8
  %60 = load ptr addrspace(1), ptr %5, align 8
  %61 = addrspacecast ptr addrspace(1) %60 to ptr addrspace(4)
  %62 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %59, ptr addrspace(4) noundef %61) #8
  %63 = fadd <4 x float> %58, %62
  %64 = load ptr addrspace(1), ptr %5, align 8
  %65 = load i64, ptr %9, align 8
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %64, i64 %65
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16
  %68 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %67) #6
  %69 = call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %68) #6, !fpmath !12
  %70 = fadd <4 x float> %63, %69
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %71, i64 %72
  store <4 x float> %70, ptr addrspace(1) %73, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call spir_func void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <2 x float>, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %18 = call spir_func i64 @_Z20get_global_linear_idv() #7
  store i64 %18, ptr %7, align 8
  %19 = load ptr addrspace(1), ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  store <4 x float> %22, ptr %8, align 16
  %23 = load <4 x float>, ptr %8, align 16
  %24 = call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %23) #6
  store <4 x float> %24, ptr %9, align 16
  %25 = load <4 x float>, ptr %8, align 16
  %26 = load <4 x float>, ptr %9, align 16
  %27 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %25, <4 x float> noundef %26) #6
  %28 = load <4 x float>, ptr %8, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %30 = call spir_func float @_Z6lengthDv2_f(<2 x float> noundef %29) #6
  %31 = fadd float %27, %30
  %32 = load <4 x float>, ptr %8, align 16
  %33 = extractelement <4 x float> %32, i64 0
  %34 = load <4 x float>, ptr %8, align 16
  %35 = extractelement <4 x float> %34, i64 1
  %36 = load <4 x float>, ptr %8, align 16
  %37 = extractelement <4 x float> %36, i64 2
  %38 = call spir_func float @_Z3mixfff(float noundef %33, float noundef %35, float noundef %37) #6
  %39 = fadd float %31, %38
  %40 = load <4 x float>, ptr %8, align 16
  %41 = extractelement <4 x float> %40, i64 0
  %42 = call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %41) #6
  %43 = fadd float %39, %42
  %44 = load <4 x float>, ptr %8, align 16
  %45 = extractelement <4 x float> %44, i64 1
  %46 = call spir_func float @_Z4signf(float noundef %45) #6
  %47 = fadd float %43, %46
  %48 = load <4 x float>, ptr %8, align 16
  %49 = extractelement <4 x float> %48, i64 0
  %50 = load <4 x float>, ptr %8, align 16
  %51 = extractelement <4 x float> %50, i64 1
  %52 = call spir_func float @_Z4stepff(float noundef %49, float noundef %51) #6
  %53 = fadd float %47, %52
  %54 = load <4 x float>, ptr %8, align 16
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %56 = load <4 x float>, ptr %8, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %58 = call spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef %55, <2 x float> noundef %57) #6
  %59 = fadd float %53, %58
  %60 = load <4 x float>, ptr %8, align 16
  %61 = load <4 x float>, ptr %9, align 16
  %62 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %60, <4 x float> noundef %61) #6
  store <4 x float> %62, ptr %11, align 16
  %63 = load <4 x float>, ptr %11, align 16
  %64 = extractelement <4 x float> %63, i64 0
  %65 = fadd float %59, %64
  %66 = load <4 x float>, ptr %8, align 16
  %67 = extractelement <4 x float> %66, i64 3
  %68 = call spir_func float @_Z7degreesf(float noundef %67) #6
  %69 = fadd float %65, %68
  %70 = load <4 x float>, ptr %8, align 16
  %71 = extractelement <4 x float> %70, i64 0
  %72 = load <4 x float>, ptr %8, align 16
  %73 = extractelement <4 x float> %72, i64 1
  %74 = load <4 x float>, ptr %8, align 16
  %75 = extractelement <4 x float> %74, i64 2
  %76 = call spir_func float @_Z3madfff(float noundef %71, float noundef %73, float noundef %75) #6
  %77 = fadd float %69, %76
  %78 = load <4 x float>, ptr %8, align 16
  %79 = extractelement <4 x float> %78, i64 0
  %80 = load <4 x float>, ptr %8, align 16
  %81 = extractelement <4 x float> %80, i64 1
  %82 = call spir_func float @_Z5hypotff(float noundef %79, float noundef %81) #6
  %83 = fadd float %77, %82
  %84 = load <4 x float>, ptr %8, align 16
  %85 = extractelement <4 x float> %84, i64 0
  %86 = call spir_func float @_Z4pownfi(float noundef %85, i32 noundef 3) #6
  %87 = fadd float %83, %86
  %88 = load <4 x float>, ptr %8, align 16
  %89 = extractelement <4 x float> %88, i64 0
  %90 = call spir_func i32 @_Z5isnanf(float noundef %89) #6
  %91 = icmp ne i32 %90, 0
  %92 = zext i1 %91 to i64
  %93 = select i1 %91, float 1.000000e+00, float 0.000000e+00
  %94 = fadd float %87, %93
  %95 = load <4 x float>, ptr %8, align 16
  %96 = load <4 x float>, ptr %9, align 16
  %97 = call spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %95, <4 x float> noundef %96) #6
  %98 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %97) #6
  store <4 x float> %98, ptr %12, align 16
  %99 = load <4 x float>, ptr %12, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = fadd float %94, %100
  %102 = load <4 x float>, ptr %8, align 16
  %103 = addrspacecast ptr %10 to ptr addrspace(4)
  %104 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %102, ptr addrspace(4) noundef %103) #7
  store <4 x float> %104, ptr %13, align 16
  %105 = load <4 x float>, ptr %13, align 16
  %106 = extractelement <4 x float> %105, i64 0
  %107 = fadd float %101, %106
  %108 = load ptr addrspace(1), ptr %5, align 8
  %109 = load i64, ptr %7, align 8
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %108, i64 %109
  store float %107, ptr addrspace(1) %110, align 4
  %111 = load <4 x float>, ptr %8, align 16
  %112 = extractelement <4 x float> %111, i64 0
  %113 = fmul float %112, 8.000000e+00
  %114 = call spir_func i32 @_Z15convert_int_satf(float noundef %113) #6
  store i32 %114, ptr %14, align 4
  %115 = load i64, ptr %7, align 8
  %116 = trunc i64 %115 to i32
  %117 = mul nsw i32 %116, 77
  %118 = sub nsw i32 %117, 300
  store i32 %118, ptr %15, align 4
  %119 = load i32, ptr %15, align 4
  store i32 %119, ptr %16, align 4
  %120 = load i32, ptr %15, align 4
  %121 = call spir_func i32 @_Z3absi(i32 noundef %120) #6
  %122 = load i32, ptr %15, align 4
  %123 = load i32, ptr %15, align 4
  %124 = shl i32 %123, 20
  %125 = call spir_func i32 @_Z6mul_hiii(i32 noundef %122, i32 noundef %124) #6
  %126 = add i32 %121, %125
  %127 = load i32, ptr %16, align 4
  %128 = load i32, ptr %16, align 4
  %129 = call spir_func i32 @_Z6mul_hijj(i32 noundef %127, i32 noundef %128) #6
  %130 = add i32 %126, %129
  %131 = load i32, ptr %15, align 4
  %132 = load i32, ptr %14, align 4
  %133 = call spir_func i32 @_Z4haddii(i32 noundef %131, i32 noundef %132) #6
  %134 = add i32 %130, %133
  %135 = load i32, ptr %15, align 4
  %136 = load i32, ptr %14, align 4
  %137 = call spir_func i32 @_Z5rhaddii(i32 noundef %135, i32 noundef %136) #6
  %138 = add i32 %134, %137
  %139 = load i32, ptr %15, align 4
  %140 = call spir_func i32 @_Z6rotateii(i32 noundef %139, i32 noundef 5) #6
  %141 = add i32 %138, %140
  %142 = load i32, ptr %15, align 4
  %143 = call spir_func i32 @_Z8popcounti(i32 noundef %142) #6
  %144 = add i32 %141, %143
  %145 = load i32, ptr %15, align 4
  %146 = call spir_func i32 @_Z3clzi(i32 noundef %145) #6
  %147 = add i32 %144, %146
  %148 = load i32, ptr %15, align 4
  %149 = load i32, ptr %14, align 4
  %150 = call spir_func i32 @_Z5mul24ii(i32 noundef %148, i32 noundef %149) #6
  %151 = add i32 %147, %150
  %152 = load i32, ptr %15, align 4
  %153 = load i32, ptr %14, align 4
  %154 = load i32, ptr %15, align 4
  %155 = call spir_func i32 @_Z5mad24iii(i32 noundef %152, i32 noundef %153, i32 noundef %154) #6
  %156 = add i32 %151, %155
  %157 = load i32, ptr %15, align 4
  %158 = call spir_func i32 @_Z5clampiii(i32 noundef %157, i32 noundef -3, i32 noundef 3) #6
  %159 = add i32 %156, %158
  %160 = load i32, ptr %16, align 4
  %161 = call spir_func i32 @_Z7add_satjj(i32 noundef %160, i32 noundef 5) #6
  %162 = add i32 %159, %161
  %163 = load i32, ptr %15, align 4
  %164 = call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %163) #6
  %165 = zext i8 %164 to i32
  %166 = add i32 %162, %165
  %167 = load i32, ptr %15, align 4
  %168 = call spir_func signext i16 @_Z13convert_shorti(i32 noundef %167) #6
  %169 = sext i16 %168 to i32
  %170 = add i32 %166, %169
  %171 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %172 = trunc i64 %171 to i32
  %173 = add i32 %170, %172
  %174 = load ptr addrspace(1), ptr %6, align 8
  %175 = load i64, ptr %7, align 8
  %176 = getelementptr inbounds nuw i32, ptr addrspace(1) %174, i64 %175
  store i32 %173, ptr addrspace(1) %176, align 4
  %177 = load <4 x float>, ptr %8, align 16
  %178 = extractelement <4 x float> %177, i64 0
  %179 = insertelement <2 x float> poison, float %178, i32 0
  %180 = load <4 x float>, ptr %8, align 16
  %181 = extractelement <4 x float> %180, i64 1
  %182 = insertelement <2 x float> %179, float %181, i32 1
  store <2 x float> %182, ptr %17, align 8
  %183 = load <2 x float>, ptr %17, align 8
  %184 = load i64, ptr %7, align 8
  %185 = load ptr addrspace(1), ptr %5, align 8
  %186 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %187 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #6
  %188 = mul i64 %186, %187
  %189 = getelementptr inbounds nuw float, ptr addrspace(1) %185, i64 %188
  %190 = addrspacecast ptr addrspace(1) %189 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %183, i64 noundef %184, ptr addrspace(4) noundef %190) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call spir_func void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %7 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %8 = mul i64 %6, %7
  %9 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = add i64 %8, %9
  store i64 %10, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  %16 = and i32 %15, 3
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %17
  %19 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %18, i32 noundef 2) #7
  %20 = load ptr addrspace(1), ptr %3, align 8
  %21 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 4
  %22 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %21) #7
  %23 = load ptr addrspace(1), ptr %3, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 5
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i64, ptr %5, align 8
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %24, i32 noundef %28) #7
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_expf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv2_f(<2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4stepff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z7degreesf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5hypotff(float noundef, float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4pownfi(float noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_satf(float noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzi(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z13convert_uchari(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z13convert_shorti(i32 noundef) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) #1

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float", !"int"}
!7 = !{!"const", !"", !"", !""}
!8 = !{i32 1, i32 3, i32 3, i32 0}
!9 = !{!"float4*", !"float*", !"int*", !"struct Scale"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*", !"struct Scale"}
!11 = !{!"", !"", !"", !""}
!12 = !{float 3.000000e+00}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float4*", !"float*", !"int*"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*"}
!17 = !{!"const", !"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"int*", !"uint*"}
!21 = !{!"", !"const"}
