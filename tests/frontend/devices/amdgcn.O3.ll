; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Scale = type { float, i32 }

@taps = hidden local_unnamed_addr addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @saxpy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %26

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !13, !amdgpu.noclobber !15
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !13, !amdgpu.noclobber !15
  %13 = tail call float @_Z3sinf(float noundef %12) #10
  %14 = tail call float @llvm.fmuladd.f32(float %2, float %10, float %13)
  %15 = and i64 %5, 3
  %16 = getelementptr inbounds nuw float, ptr addrspace(4) @taps, i64 %15
  %17 = load float, ptr addrspace(4) %16, align 4, !tbaa !13
  %18 = fadd float %14, %17
  %19 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %20 = trunc i64 %19 to i32
  %21 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @_Z3maxii(i32 noundef %20, i32 noundef %22) #10
  %24 = sitofp i32 %23 to float
  %25 = fadd float %18, %24
  store float %25, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %26

26:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %26

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !13
  %13 = tail call float @_Z3sinf(float noundef %12) #10
  %14 = tail call float @llvm.fmuladd.f32(float %2, float %10, float %13)
  %15 = and i64 %5, 3
  %16 = getelementptr inbounds nuw float, ptr addrspace(4) @taps, i64 %15
  %17 = load float, ptr addrspace(4) %16, align 4, !tbaa !13
  %18 = fadd float %14, %17
  %19 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %20 = trunc i64 %19 to i32
  %21 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @_Z3maxii(i32 noundef %20, i32 noundef %22) #10
  %24 = sitofp i32 %23 to float
  %25 = fadd float %18, %24
  store float %25, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %26

26:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.Scale) align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !10 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = load float, ptr addrspace(4) %3, align 4
  %6 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %7 = trunc i64 %6 to i32
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !amdgpu.noclobber !15
  %11 = extractelement <4 x float> %10, i64 1
  %12 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %7
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !13
  %13 = getelementptr inbounds i32, ptr addrspace(3) %2, i32 %7
  store i32 %7, ptr addrspace(3) %13, align 4, !tbaa !5
  tail call void @_Z7barrierj(i32 noundef 1) #11
  %14 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %15 = xor i64 %6, -1
  %16 = add i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %17
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %20 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %19
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !13
  %22 = fmul float %5, %21
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = tail call float @llvm.fma.f32(float noundef %5, float noundef 2.000000e+00, float noundef 1.000000e+00) #10
  %25 = insertelement <4 x float> %23, float %24, i64 1
  %26 = tail call float @_Z10native_expf(float noundef %5) #10
  %27 = insertelement <4 x float> %25, float %26, i64 2
  %28 = tail call float @_Z5clampfff(float noundef %5, float noundef 0.000000e+00, float noundef 1.000000e+00) #10
  %29 = insertelement <4 x float> %27, float %28, i64 3
  %30 = addrspacecast ptr addrspace(1) %0 to ptr
  %31 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %8, ptr noundef %30) #12
  %32 = fadd <4 x float> %31, %29
  %33 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !20
  %34 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %33) #10
  %35 = tail call <4 x float> @llvm.sqrt.v4f32(<4 x float> noundef %34) #10, !fpmath !21
  %36 = fadd <4 x float> %32, %35
  store <4 x float> %36, ptr addrspace(1) %9, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, [2 x i32] %3) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !10 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = extractvalue [2 x i32] %3, 0
  %6 = bitcast i32 %5 to float
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %8 = trunc i64 %7 to i32
  %9 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16
  %12 = extractelement <4 x float> %11, i64 1
  %13 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %8
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !13
  %14 = getelementptr inbounds i32, ptr addrspace(3) %2, i32 %8
  store i32 %8, ptr addrspace(3) %14, align 4, !tbaa !5
  tail call void @_Z7barrierj(i32 noundef 1) #11
  %15 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #10
  %16 = xor i64 %7, -1
  %17 = add i64 %15, %16
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %18
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %21 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %20
  %22 = load float, ptr addrspace(3) %21, align 4, !tbaa !13
  %23 = fmul float %22, %6
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = tail call float @llvm.fma.f32(float noundef %6, float noundef 2.000000e+00, float noundef 1.000000e+00) #10
  %26 = insertelement <4 x float> %24, float %25, i64 1
  %27 = tail call float @_Z10native_expf(float noundef %6) #10
  %28 = insertelement <4 x float> %26, float %27, i64 2
  %29 = tail call float @_Z5clampfff(float noundef %6, float noundef 0.000000e+00, float noundef 1.000000e+00) #10
  %30 = insertelement <4 x float> %28, float %29, i64 3
  %31 = addrspacecast ptr addrspace(1) %0 to ptr
  %32 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %9, ptr noundef %31) #12
  %33 = fadd <4 x float> %32, %30
  %34 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !20
  %35 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> noundef %34) #10
  %36 = tail call <4 x float> @llvm.sqrt.v4f32(<4 x float> noundef %35) #10, !fpmath !21
  %37 = fadd <4 x float> %33, %36
  store <4 x float> %37, ptr addrspace(1) %10, align 16, !tbaa !20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = tail call i64 @_Z20get_global_linear_idv() #11
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !20
  %8 = tail call <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #13
  %9 = tail call float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %10 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = tail call float @_Z6lengthDv2_f(<2 x float> noundef %10) #10
  %12 = fadd float %9, %11
  %13 = extractelement <4 x float> %7, i64 0
  %14 = extractelement <4 x float> %7, i64 1
  %15 = extractelement <4 x float> %7, i64 2
  %16 = tail call float @_Z3mixfff(float noundef %13, float noundef %14, float noundef %15) #10
  %17 = fadd float %12, %16
  %18 = tail call float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %13) #10
  %19 = fadd float %17, %18
  %20 = tail call float @_Z4signf(float noundef %14) #10
  %21 = fadd float %19, %20
  %22 = tail call float @_Z4stepff(float noundef %13, float noundef %14) #10
  %23 = fadd float %21, %22
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %25 = tail call float @_Z8distanceDv2_fS_(<2 x float> noundef %10, <2 x float> noundef %24) #10
  %26 = fadd float %23, %25
  %27 = tail call <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fadd float %26, %28
  %30 = extractelement <4 x float> %7, i64 3
  %31 = tail call float @_Z7degreesf(float noundef %30) #10
  %32 = fadd float %31, %29
  %33 = tail call float @llvm.fmuladd.f32(float noundef %13, float noundef %14, float noundef %15) #10
  %34 = fadd float %33, %32
  %35 = tail call float @_Z5hypotff(float noundef %13, float noundef %14) #10
  %36 = fadd float %35, %34
  %37 = tail call float @_Z4pownfi(float noundef %13, i32 noundef 3) #10
  %38 = fadd float %37, %36
  %39 = tail call i32 @_Z5isnanf(float noundef %13) #10
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, float 0.000000e+00, float 1.000000e+00
  %42 = fadd float %38, %41
  %43 = tail call <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %44 = tail call <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %43) #10
  %45 = extractelement <4 x float> %44, i64 0
  %46 = fadd float %42, %45
  %47 = addrspacecast ptr addrspace(5) %4 to ptr
  %48 = call <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %7, ptr noundef %47) #11
  %49 = extractelement <4 x float> %48, i64 0
  %50 = fadd float %46, %49
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !13
  %52 = fmul float %13, 8.000000e+00
  %53 = call i32 @_Z15convert_int_satf(float noundef %52) #10
  %54 = trunc i64 %5 to i32
  %55 = mul nsw i32 %54, 77
  %56 = add nsw i32 %55, -300
  %57 = call i32 @_Z3absi(i32 noundef %56) #10
  %58 = shl i32 %56, 20
  %59 = call i32 @_Z6mul_hiii(i32 noundef %56, i32 noundef %58) #10
  %60 = add i32 %59, %57
  %61 = call i32 @_Z6mul_hijj(i32 noundef %56, i32 noundef %56) #10
  %62 = add i32 %60, %61
  %63 = call i32 @_Z4haddii(i32 noundef %56, i32 noundef %53) #10
  %64 = add i32 %62, %63
  %65 = call i32 @_Z5rhaddii(i32 noundef %56, i32 noundef %53) #10
  %66 = add i32 %64, %65
  %67 = call i32 @_Z6rotateii(i32 noundef %56, i32 noundef 5) #10
  %68 = add i32 %66, %67
  %69 = call i32 @_Z8popcounti(i32 noundef %56) #10
  %70 = add i32 %68, %69
  %71 = call i32 @_Z3clzi(i32 noundef %56) #10
  %72 = add i32 %70, %71
  %73 = call i32 @_Z5mul24ii(i32 noundef %56, i32 noundef %53) #10
  %74 = add i32 %72, %73
  %75 = call i32 @_Z5mad24iii(i32 noundef %56, i32 noundef %53, i32 noundef %56) #10
  %76 = add i32 %74, %75
  %77 = call i32 @_Z5clampiii(i32 noundef %56, i32 noundef -3, i32 noundef 3) #10
  %78 = add i32 %76, %77
  %79 = call i32 @_Z7add_satjj(i32 noundef %56, i32 noundef 5) #10
  %80 = add i32 %78, %79
  %81 = call zeroext i8 @_Z13convert_uchari(i32 noundef %56) #10
  %82 = zext i8 %81 to i32
  %83 = add i32 %80, %82
  %84 = call signext i16 @_Z13convert_shorti(i32 noundef %56) #10
  %85 = sext i16 %84 to i32
  %86 = add i32 %83, %85
  %87 = call i64 @_Z15get_global_sizej(i32 noundef 1) #10
  %88 = trunc i64 %87 to i32
  %89 = add i32 %86, %88
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %89, ptr addrspace(1) %90, align 4, !tbaa !5
  %91 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %92 = mul i64 %91, %87
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %92
  %94 = addrspacecast ptr addrspace(1) %93 to ptr
  call void @_Z7vstore2Dv2_fmPf(<2 x float> noundef %10, i64 noundef %5, ptr noundef %94) #11
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = tail call i64 @_Z20get_global_linear_idv() #11
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !20
  %8 = tail call <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #13
  %9 = tail call float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %10 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = tail call float @_Z6lengthDv2_f(<2 x float> noundef %10) #10
  %12 = fadd float %9, %11
  %13 = extractelement <4 x float> %7, i64 0
  %14 = extractelement <4 x float> %7, i64 1
  %15 = extractelement <4 x float> %7, i64 2
  %16 = tail call float @_Z3mixfff(float noundef %13, float noundef %14, float noundef %15) #10
  %17 = fadd float %12, %16
  %18 = tail call float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %13) #10
  %19 = fadd float %17, %18
  %20 = tail call float @_Z4signf(float noundef %14) #10
  %21 = fadd float %19, %20
  %22 = tail call float @_Z4stepff(float noundef %13, float noundef %14) #10
  %23 = fadd float %21, %22
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %25 = tail call float @_Z8distanceDv2_fS_(<2 x float> noundef %10, <2 x float> noundef %24) #10
  %26 = fadd float %23, %25
  %27 = tail call <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fadd float %26, %28
  %30 = extractelement <4 x float> %7, i64 3
  %31 = tail call float @_Z7degreesf(float noundef %30) #10
  %32 = fadd float %31, %29
  %33 = tail call float @llvm.fmuladd.f32(float noundef %13, float noundef %14, float noundef %15) #10
  %34 = fadd float %33, %32
  %35 = tail call float @_Z5hypotff(float noundef %13, float noundef %14) #10
  %36 = fadd float %35, %34
  %37 = tail call float @_Z4pownfi(float noundef %13, i32 noundef 3) #10
  %38 = fadd float %37, %36
  %39 = tail call i32 @_Z5isnanf(float noundef %13) #10
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, float 0.000000e+00, float 1.000000e+00
  %42 = fadd float %38, %41
  %43 = tail call <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #10
  %44 = tail call <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %43) #10
  %45 = extractelement <4 x float> %44, i64 0
  %46 = fadd float %42, %45
  %47 = addrspacecast ptr addrspace(5) %4 to ptr
  %48 = call <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef %7, ptr noundef %47) #11
  %49 = extractelement <4 x float> %48, i64 0
  %50 = fadd float %46, %49
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !13
  %52 = fmul float %13, 8.000000e+00
  %53 = call i32 @_Z15convert_int_satf(float noundef %52) #10
  %54 = trunc i64 %5 to i32
  %55 = mul nsw i32 %54, 77
  %56 = add nsw i32 %55, -300
  %57 = call i32 @_Z3absi(i32 noundef %56) #10
  %58 = shl i32 %56, 20
  %59 = call i32 @_Z6mul_hiii(i32 noundef %56, i32 noundef %58) #10
  %60 = add i32 %59, %57
  %61 = call i32 @_Z6mul_hijj(i32 noundef %56, i32 noundef %56) #10
  %62 = add i32 %60, %61
  %63 = call i32 @_Z4haddii(i32 noundef %56, i32 noundef %53) #10
  %64 = add i32 %62, %63
  %65 = call i32 @_Z5rhaddii(i32 noundef %56, i32 noundef %53) #10
  %66 = add i32 %64, %65
  %67 = call i32 @_Z6rotateii(i32 noundef %56, i32 noundef 5) #10
  %68 = add i32 %66, %67
  %69 = call i32 @_Z8popcounti(i32 noundef %56) #10
  %70 = add i32 %68, %69
  %71 = call i32 @_Z3clzi(i32 noundef %56) #10
  %72 = add i32 %70, %71
  %73 = call i32 @_Z5mul24ii(i32 noundef %56, i32 noundef %53) #10
  %74 = add i32 %72, %73
  %75 = call i32 @_Z5mad24iii(i32 noundef %56, i32 noundef %53, i32 noundef %56) #10
  %76 = add i32 %74, %75
  %77 = call i32 @_Z5clampiii(i32 noundef %56, i32 noundef -3, i32 noundef 3) #10
  %78 = add i32 %76, %77
  %79 = call i32 @_Z7add_satjj(i32 noundef %56, i32 noundef 5) #10
  %80 = add i32 %78, %79
  %81 = call zeroext i8 @_Z13convert_uchari(i32 noundef %56) #10
  %82 = zext i8 %81 to i32
  %83 = add i32 %80, %82
  %84 = call signext i16 @_Z13convert_shorti(i32 noundef %56) #10
  %85 = sext i16 %84 to i32
  %86 = add i32 %83, %85
  %87 = call i64 @_Z15get_global_sizej(i32 noundef 1) #10
  %88 = trunc i64 %87 to i32
  %89 = add i32 %86, %88
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %89, ptr addrspace(1) %90, align 4, !tbaa !5
  %91 = call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %92 = mul i64 %91, %87
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %92
  %94 = addrspacecast ptr addrspace(1) %93 to ptr
  call void @_Z7vstore2Dv2_fmPf(<2 x float> noundef %10, i64 noundef %5, ptr noundef %94) #11
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %4 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %5 = mul i64 %4, %3
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = and i32 %9, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %12, i32 noundef 2) #11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %14) #11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %18 = tail call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %16, i32 noundef %17) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i64 @_Z13get_global_idj(i32 noundef 1) #10
  %4 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #10
  %5 = mul i64 %4, %3
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = and i32 %9, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %12, i32 noundef 2) #11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %14) #11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %18 = tail call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %16, i32 noundef %17) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z3sinf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z10native_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: convergent nounwind
declare hidden i64 @_Z20get_global_linear_idv() local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z6lengthDv2_f(<2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z10smoothstepfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z4signf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z8distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z7degreesf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z5hypotff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden float @_Z4pownfi(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z5isnanf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <4 x float> @_Z4modfDv4_fPS_(<4 x float> noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z3absi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z5rhaddii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z6rotateii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z3clzi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden zeroext i8 @_Z13convert_uchari(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden signext i16 @_Z13convert_shorti(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_fmPf(<2 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { convergent nounwind }
attributes #12 = { convergent nounwind willreturn memory(read) }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float", !"int"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{}
!16 = !{i32 1, i32 3, i32 3, i32 0}
!17 = !{!"float4*", !"float*", !"int*", !"struct Scale"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*", !"struct Scale"}
!19 = !{!"", !"", !"", !""}
!20 = !{!7, !7, i64 0}
!21 = !{float 3.000000e+00}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"float4*", !"float*", !"int*"}
!25 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*"}
!26 = !{!"const", !"", !""}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"int*", !"uint*"}
!30 = !{!"", !"const"}
