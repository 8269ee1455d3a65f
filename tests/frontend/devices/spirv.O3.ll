; ModuleID = 'work_items.cl'
source_filename = "work_items.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Scale = type { float, i32 }

@taps = dso_local local_unnamed_addr addrspace(2) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @saxpy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %26

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z3sinf(float noundef %12) #9
  %14 = tail call float @llvm.fmuladd.f32(float %2, float %10, float %13)
  %15 = and i64 %5, 3
  %16 = getelementptr inbounds nuw float, ptr addrspace(2) @taps, i64 %15
  %17 = load float, ptr addrspace(2) %16, align 4, !tbaa !12
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %20 = trunc i64 %19 to i32
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %22 = trunc i64 %21 to i32
  %23 = tail call spir_func i32 @_Z3maxii(i32 noundef %20, i32 noundef %22) #9
  %24 = sitofp i32 %23 to float
  %25 = fadd float %18, %24
  store float %25, ptr addrspace(1) %11, align 4, !tbaa !12
  br label %26

26:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %26

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = tail call spir_func float @_Z3sinf(float noundef %12) #9
  %14 = tail call float @llvm.fmuladd.f32(float %2, float %10, float %13)
  %15 = and i64 %5, 3
  %16 = getelementptr inbounds nuw float, ptr addrspace(2) @taps, i64 %15
  %17 = load float, ptr addrspace(2) %16, align 4, !tbaa !12
  %18 = fadd float %14, %17
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %20 = trunc i64 %19 to i32
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %22 = trunc i64 %21 to i32
  %23 = tail call spir_func i32 @_Z3maxii(i32 noundef %20, i32 noundef %22) #9
  %24 = sitofp i32 %23 to float
  %25 = fadd float %18, %24
  store float %25, ptr addrspace(1) %11, align 4, !tbaa !12
  br label %26

26:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr noundef readonly byval(%struct.Scale) align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = load float, ptr %3, align 4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4
  %12 = sext i32 %7 to i64
  %13 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !12
  %14 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %12
  store i32 %7, ptr addrspace(3) %14, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %16 = xor i64 %12, -1
  %17 = getelementptr i32, ptr addrspace(3) %2, i64 %15
  %18 = getelementptr i32, ptr addrspace(3) %17, i64 %16
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %20
  %22 = load float, ptr addrspace(3) %21, align 4, !tbaa !12
  %23 = fmul float %5, %22
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = tail call spir_func float @_Z3fmafff(float noundef %5, float noundef 2.000000e+00, float noundef 1.000000e+00) #9
  %26 = insertelement <4 x float> %24, float %25, i64 1
  %27 = tail call spir_func float @_Z10native_expf(float noundef %5) #9
  %28 = insertelement <4 x float> %26, float %27, i64 2
  %29 = tail call spir_func float @_Z5clampfff(float noundef %5, float noundef 0.000000e+00, float noundef 1.000000e+00) #9
  %30 = insertelement <4 x float> %28, float %29, i64 3
  %31 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %32 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %8, ptr addrspace(4) noundef %31) #11
  %33 = fadd <4 x float> %32, %30
  %34 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !18
  %35 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %34) #9
  %36 = tail call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %35) #9, !fpmath !19
  %37 = fadd <4 x float> %33, %36
  store <4 x float> %37, ptr addrspace(1) %9, align 16, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, ptr noundef readonly byval(%struct.Scale) align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %11
  store float %10, ptr addrspace(3) %12, align 4, !tbaa !12
  %13 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %11
  store i32 %6, ptr addrspace(3) %13, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %15 = xor i64 %11, -1
  %16 = getelementptr i32, ptr addrspace(3) %2, i64 %14
  %17 = getelementptr i32, ptr addrspace(3) %16, i64 %15
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %19
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !12
  %22 = load float, ptr %3, align 4, !tbaa !20
  %23 = fmul float %21, %22
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = tail call spir_func float @_Z3fmafff(float noundef %22, float noundef 2.000000e+00, float noundef 1.000000e+00) #9
  %26 = insertelement <4 x float> %24, float %25, i64 1
  %27 = tail call spir_func float @_Z10native_expf(float noundef %22) #9
  %28 = insertelement <4 x float> %26, float %27, i64 2
  %29 = tail call spir_func float @_Z5clampfff(float noundef %22, float noundef 0.000000e+00, float noundef 1.000000e+00) #9
  %30 = insertelement <4 x float> %28, float %29, i64 3
  %31 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %32 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %7, ptr addrspace(4) noundef %31) #11
  %33 = fadd <4 x float> %32, %30
  %34 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !18
  %35 = tail call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %34) #9
  %36 = tail call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %35) #9, !fpmath !19
  %37 = fadd <4 x float> %33, %36
  store <4 x float> %37, ptr addrspace(1) %8, align 16, !tbaa !18
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca <4 x float>, align 16
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !18
  %8 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %9 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %10 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = tail call spir_func float @_Z6lengthDv2_f(<2 x float> noundef %10) #9
  %12 = fadd float %9, %11
  %13 = extractelement <4 x float> %7, i64 0
  %14 = extractelement <4 x float> %7, i64 1
  %15 = extractelement <4 x float> %7, i64 2
  %16 = tail call spir_func float @_Z3mixfff(float noundef %13, float noundef %14, float noundef %15) #9
  %17 = fadd float %12, %16
  %18 = tail call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %13) #9
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z4signf(float noundef %14) #9
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4stepff(float noundef %13, float noundef %14) #9
  %23 = fadd float %21, %22
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %25 = tail call spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef %10, <2 x float> noundef %24) #9
  %26 = fadd float %23, %25
  %27 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fadd float %26, %28
  %30 = extractelement <4 x float> %7, i64 3
  %31 = tail call spir_func float @_Z7degreesf(float noundef %30) #9
  %32 = fadd float %31, %29
  %33 = tail call spir_func float @_Z3madfff(float noundef %13, float noundef %14, float noundef %15) #9
  %34 = fadd float %33, %32
  %35 = tail call spir_func float @_Z5hypotff(float noundef %13, float noundef %14) #9
  %36 = fadd float %35, %34
  %37 = tail call spir_func float @_Z4pownfi(float noundef %13, i32 noundef 3) #9
  %38 = fadd float %37, %36
  %39 = tail call spir_func i32 @_Z5isnanf(float noundef %13) #9
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, float 0.000000e+00, float 1.000000e+00
  %42 = fadd float %38, %41
  %43 = tail call spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %44 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %43) #9
  %45 = extractelement <4 x float> %44, i64 0
  %46 = fadd float %42, %45
  %47 = addrspacecast ptr %4 to ptr addrspace(4)
  %48 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %7, ptr addrspace(4) noundef %47) #10
  %49 = extractelement <4 x float> %48, i64 0
  %50 = fadd float %46, %49
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  %52 = fmul float %13, 8.000000e+00
  %53 = call spir_func i32 @_Z15convert_int_satf(float noundef %52) #9
  %54 = trunc i64 %5 to i32
  %55 = mul nsw i32 %54, 77
  %56 = add nsw i32 %55, -300
  %57 = call spir_func i32 @_Z3absi(i32 noundef %56) #9
  %58 = shl i32 %56, 20
  %59 = call spir_func i32 @_Z6mul_hiii(i32 noundef %56, i32 noundef %58) #9
  %60 = add i32 %59, %57
  %61 = call spir_func i32 @_Z6mul_hijj(i32 noundef %56, i32 noundef %56) #9
  %62 = add i32 %60, %61
  %63 = call spir_func i32 @_Z4haddii(i32 noundef %56, i32 noundef %53) #9
  %64 = add i32 %62, %63
  %65 = call spir_func i32 @_Z5rhaddii(i32 noundef %56, i32 noundef %53) #9
  %66 = add i32 %64, %65
  %67 = call spir_func i32 @_Z6rotateii(i32 noundef %56, i32 noundef 5) #9
  %68 = add i32 %66, %67
  %69 = call spir_func i32 @_Z8popcounti(i32 noundef %56) #9
  %70 = add i32 %68, %69
  %71 = call spir_func i32 @_Z3clzi(i32 noundef %56) #9
  %72 = add i32 %70, %71
  %73 = call spir_func i32 @_Z5mul24ii(i32 noundef %56, i32 noundef %53) #9
  %74 = add i32 %72, %73
  %75 = call spir_func i32 @_Z5mad24iii(i32 noundef %56, i32 noundef %53, i32 noundef %56) #9
  %76 = add i32 %74, %75
  %77 = call spir_func i32 @_Z5clampiii(i32 noundef %56, i32 noundef -3, i32 noundef 3) #9
  %78 = add i32 %76, %77
  %79 = call spir_func i32 @_Z7add_satjj(i32 noundef %56, i32 noundef 5) #9
  %80 = add i32 %78, %79
  %81 = call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %56) #9
  %82 = zext i8 %81 to i32
  %83 = add i32 %80, %82
  %84 = call spir_func signext i16 @_Z13convert_shorti(i32 noundef %56) #9
  %85 = sext i16 %84 to i32
  %86 = add i32 %83, %85
  %87 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #9
  %88 = trunc i64 %87 to i32
  %89 = add i32 %86, %88
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %89, ptr addrspace(1) %90, align 4, !tbaa !4
  %91 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %92 = mul i64 %91, %87
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %92
  %94 = addrspacecast ptr addrspace(1) %93 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %10, i64 noundef %5, ptr addrspace(4) noundef %94) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_functions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca <4 x float>, align 16
  %5 = tail call spir_func i64 @_Z20get_global_linear_idv() #10
  %6 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !18
  %8 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %9 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %10 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %11 = tail call spir_func float @_Z6lengthDv2_f(<2 x float> noundef %10) #9
  %12 = fadd float %9, %11
  %13 = extractelement <4 x float> %7, i64 0
  %14 = extractelement <4 x float> %7, i64 1
  %15 = extractelement <4 x float> %7, i64 2
  %16 = tail call spir_func float @_Z3mixfff(float noundef %13, float noundef %14, float noundef %15) #9
  %17 = fadd float %12, %16
  %18 = tail call spir_func float @_Z10smoothstepfff(float noundef -1.000000e+00, float noundef 1.000000e+00, float noundef %13) #9
  %19 = fadd float %17, %18
  %20 = tail call spir_func float @_Z4signf(float noundef %14) #9
  %21 = fadd float %19, %20
  %22 = tail call spir_func float @_Z4stepff(float noundef %13, float noundef %14) #9
  %23 = fadd float %21, %22
  %24 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %25 = tail call spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef %10, <2 x float> noundef %24) #9
  %26 = fadd float %23, %25
  %27 = tail call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fadd float %26, %28
  %30 = extractelement <4 x float> %7, i64 3
  %31 = tail call spir_func float @_Z7degreesf(float noundef %30) #9
  %32 = fadd float %31, %29
  %33 = tail call spir_func float @_Z3madfff(float noundef %13, float noundef %14, float noundef %15) #9
  %34 = fadd float %33, %32
  %35 = tail call spir_func float @_Z5hypotff(float noundef %13, float noundef %14) #9
  %36 = fadd float %35, %34
  %37 = tail call spir_func float @_Z4pownfi(float noundef %13, i32 noundef 3) #9
  %38 = fadd float %37, %36
  %39 = tail call spir_func i32 @_Z5isnanf(float noundef %13) #9
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, float 0.000000e+00, float 1.000000e+00
  %42 = fadd float %38, %41
  %43 = tail call spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #9
  %44 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %43) #9
  %45 = extractelement <4 x float> %44, i64 0
  %46 = fadd float %42, %45
  %47 = addrspacecast ptr %4 to ptr addrspace(4)
  %48 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %7, ptr addrspace(4) noundef %47) #10
  %49 = extractelement <4 x float> %48, i64 0
  %50 = fadd float %46, %49
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  %52 = fmul float %13, 8.000000e+00
  %53 = call spir_func i32 @_Z15convert_int_satf(float noundef %52) #9
  %54 = trunc i64 %5 to i32
  %55 = mul nsw i32 %54, 77
  %56 = add nsw i32 %55, -300
  %57 = call spir_func i32 @_Z3absi(i32 noundef %56) #9
  %58 = shl i32 %56, 20
  %59 = call spir_func i32 @_Z6mul_hiii(i32 noundef %56, i32 noundef %58) #9
  %60 = add i32 %59, %57
  %61 = call spir_func i32 @_Z6mul_hijj(i32 noundef %56, i32 noundef %56) #9
  %62 = add i32 %60, %61
  %63 = call spir_func i32 @_Z4haddii(i32 noundef %56, i32 noundef %53) #9
  %64 = add i32 %62, %63
  %65 = call spir_func i32 @_Z5rhaddii(i32 noundef %56, i32 noundef %53) #9
  %66 = add i32 %64, %65
  %67 = call spir_func i32 @_Z6rotateii(i32 noundef %56, i32 noundef 5) #9
  %68 = add i32 %66, %67
  %69 = call spir_func i32 @_Z8popcounti(i32 noundef %56) #9
  %70 = add i32 %68, %69
  %71 = call spir_func i32 @_Z3clzi(i32 noundef %56) #9
  %72 = add i32 %70, %71
  %73 = call spir_func i32 @_Z5mul24ii(i32 noundef %56, i32 noundef %53) #9
  %74 = add i32 %72, %73
  %75 = call spir_func i32 @_Z5mad24iii(i32 noundef %56, i32 noundef %53, i32 noundef %56) #9
  %76 = add i32 %74, %75
  %77 = call spir_func i32 @_Z5clampiii(i32 noundef %56, i32 noundef -3, i32 noundef 3) #9
  %78 = add i32 %76, %77
  %79 = call spir_func i32 @_Z7add_satjj(i32 noundef %56, i32 noundef 5) #9
  %80 = add i32 %78, %79
  %81 = call spir_func zeroext i8 @_Z13convert_uchari(i32 noundef %56) #9
  %82 = zext i8 %81 to i32
  %83 = add i32 %80, %82
  %84 = call spir_func signext i16 @_Z13convert_shorti(i32 noundef %56) #9
  %85 = sext i16 %84 to i32
  %86 = add i32 %83, %85
  %87 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #9
  %88 = trunc i64 %87 to i32
  %89 = add i32 %86, %88
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  store i32 %89, ptr addrspace(1) %90, align 4, !tbaa !4
  %91 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %92 = mul i64 %91, %87
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %92
  %94 = addrspacecast ptr addrspace(1) %93 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %10, i64 noundef %5, ptr addrspace(4) noundef %94) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %5 = mul i64 %4, %3
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i32 %9, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %12, i32 noundef 2) #10
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %14) #10
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %16, i32 noundef %17) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_tally(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %5 = mul i64 %4, %3
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = getelementptr i32, ptr addrspace(1) %1, i64 %5
  %8 = getelementptr i32, ptr addrspace(1) %7, i64 %6
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i32 %9, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %12, i32 noundef 2) #10
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %15 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %14) #10
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %17 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %16, i32 noundef %17) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10native_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z6lengthDv2_f(<2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z10smoothstepfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4signf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4stepff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z7degreesf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5hypotff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4pownfi(float noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5isnanf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_satf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5rhaddii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotateii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mul24ii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z13convert_uchari(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z13convert_shorti(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 3, i32 3, i32 0}
!15 = !{!"float4*", !"float*", !"int*", !"struct Scale"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*", !"struct Scale"}
!17 = !{!"", !"", !"", !""}
!18 = !{!6, !6, i64 0}
!19 = !{float 3.000000e+00}
!20 = !{!21, !13, i64 0}
!21 = !{!"Scale", !13, i64 0, !5, i64 4}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"float4*", !"float*", !"int*"}
!25 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"int*"}
!26 = !{!"const", !"", !""}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"int*", !"uint*"}
!30 = !{!"", !"const"}
