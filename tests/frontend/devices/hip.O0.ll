; ModuleID = 'work_items.hip'
source_filename = "work_items.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Scale = type { float, i32, double }
%struct.View = type { ptr, i32 }

@taps = protected addrspace(4) externally_initialized constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 16
@_ZZ7reverseE4tile = internal addrspace(3) global [64 x float] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__hip_cuid_61742a8031ff35ad = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr), ptr addrspacecast (ptr addrspace(1) @__hip_cuid_61742a8031ff35ad to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @saxpy(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  %22 = load ptr, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store ptr %22, ptr %16, align 8
  store float %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr i8, ptr addrspace(4) %23, i32 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !range !6, !invariant.load !7
  store i32 %25, ptr %19, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr i8, ptr addrspace(4) %27, i32 12
  %29 = load i16, ptr addrspace(4) %28, align 2, !range !8, !invariant.load !7, !noundef !7
  %30 = zext i16 %29 to i32
  %31 = mul i32 %26, %30
  %32 = call i32 @llvm.amdgcn.workitem.id.x()
  %33 = add i32 %31, %32
  store i32 %33, ptr %20, align 4
  br label %34

34:                                               ; preds = %57, %4
  %35 = load i32, ptr %20, align 4
  %36 = load i32, ptr %18, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %61

38:                                               ; preds = %34
  %39 = load float, ptr %17, align 4
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %20, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %39, %44
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %20, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = call contract float @__ocml_sin_f32(float noundef %50) #6
  %52 = fadd contract float %45, %51
  %53 = load ptr, ptr %16, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  store float %52, ptr %56, align 4
  br label %57

57:                                               ; preds = %38
  %58 = load i32, ptr %19, align 4
  %59 = load i32, ptr %20, align 4
  %60 = add nsw i32 %59, %58
  store i32 %60, ptr %20, align 4
  br label %34, !llvm.loop !9

61:                                               ; preds = %34
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sin_f32(float noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef %0, ptr addrspace(4) noundef byref(%struct.Scale) align 8 %1, ptr addrspace(4) noundef byref(%struct.View) align 8 %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca %struct.Scale, align 8, addrspace(5)
  %6 = alloca %struct.View, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %16 = load ptr, ptr %10, align 8
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %11, ptr addrspace(4) align 8 %1, i64 16, i1 false)
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %12, ptr addrspace(4) align 8 %2, i64 16, i1 false)
  store ptr %16, ptr %13, align 8
  %17 = call i64 @__ockl_get_local_id(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %14, align 4
  %19 = call i64 @__ockl_get_group_id(i32 noundef 0) #6
  %20 = call i64 @__ockl_get_local_size(i32 noundef 0) #6
  %21 = mul i64 %19, %20
  %22 = load i32, ptr %14, align 4
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %15, align 4
  %26 = load i32, ptr %15, align 4
  %27 = getelementptr inbounds nuw %struct.Scale, ptr %11, i32 0, i32 1
  %28 = load i32, ptr %27, align 4
  %29 = icmp slt i32 %26, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %3
  %31 = load ptr, ptr %13, align 8
  %32 = load i32, ptr %15, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  br label %37

36:                                               ; preds = %3
  br label %37

37:                                               ; preds = %36, %30
  %38 = phi contract float [ %35, %30 ], [ 0.000000e+00, %36 ]
  %39 = load i32, ptr %14, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7reverseE4tile to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = load i32, ptr %15, align 4
  %43 = getelementptr inbounds nuw %struct.View, ptr %12, i32 0, i32 1
  %44 = load i32, ptr %43, align 8
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %46, label %71

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw %struct.Scale, ptr %11, i32 0, i32 0
  %48 = load float, ptr %47, align 8
  %49 = load i32, ptr %14, align 4
  %50 = sub i32 63, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7reverseE4tile to ptr), i64 0, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fmul contract float %48, %53
  %55 = load i32, ptr %15, align 4
  %56 = and i32 %55, 3
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [4 x float], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fadd contract float %54, %59
  %61 = getelementptr inbounds nuw %struct.Scale, ptr %11, i32 0, i32 2
  %62 = load double, ptr %61, align 8
  %63 = call contract double @__ocml_exp_f64(double noundef %62) #6
  %64 = fptrunc contract double %63 to float
  %65 = fadd contract float %60, %64
  %66 = getelementptr inbounds nuw %struct.View, ptr %12, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %15, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %67, i64 %69
  store float %65, ptr %70, align 4
  br label %71

71:                                               ; preds = %46, %37
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_local_id(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_group_id(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_local_size(i32 noundef) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent nounwind
declare hidden double @__ocml_exp_f64(double noundef) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @tally(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = mul i32 %22, 64
  %24 = call i32 @llvm.amdgcn.workitem.id.y()
  %25 = add i32 %23, %24
  store i32 %25, ptr %17, align 4
  %26 = load i32, ptr %17, align 4
  %27 = load i32, ptr %16, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %42

29:                                               ; preds = %3
  %30 = load ptr, ptr %14, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = load i32, ptr %17, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fptosi float %35 to i32
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %30, i64 %37
  store i32 1, ptr %18, align 4
  %39 = load i32, ptr %18, align 4
  %40 = atomicrmw add ptr %38, i32 %39 syncscope("agent") monotonic, align 4, !noalias.addrspace !11, !amdgpu.no.fine.grained.memory !7, !amdgpu.no.remote.memory !7
  store i32 %40, ptr %19, align 4
  %41 = load i32, ptr %19, align 4
  br label %42

42:                                               ; preds = %29, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %17 = load ptr, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8
  store ptr %17, ptr %12, align 8
  store ptr %18, ptr %13, align 8
  %19 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %19, ptr %14, align 4
  %20 = load ptr, ptr %12, align 8
  %21 = load i32, ptr %14, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = addrspacecast ptr %15 to ptr addrspace(5)
  %26 = call contract float @__ocml_sincos_f32(float noundef %24, ptr addrspace(5) noundef %25) #6
  store float %26, ptr %16, align 4
  %27 = load float, ptr %16, align 4
  %28 = load float, ptr %15, align 4
  %29 = fmul contract float 2.000000e+00, %28
  %30 = fadd contract float %27, %29
  %31 = load ptr, ptr %12, align 8
  %32 = load i32, ptr %14, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = call contract float @__ocml_pown_f32(float noundef %35, i32 noundef 3) #6
  %37 = fadd contract float %30, %36
  %38 = load ptr, ptr %12, align 8
  %39 = load i32, ptr %14, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = fadd contract float %42, 3.000000e+00
  %44 = call contract float @llvm.amdgcn.rcp.f32(float %43)
  %45 = fadd contract float %37, %44
  %46 = load ptr, ptr %12, align 8
  %47 = load i32, ptr %14, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = call contract float @llvm.amdgcn.fmed3.f32(float %50, float 2.500000e-01, float 5.000000e-01)
  %52 = fadd contract float %45, %51
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %14, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %53, i64 %55
  store float %52, ptr %56, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sincos_f32(float noundef, ptr addrspace(5) noundef) #2

; Function Attrs: convergent nounwind
declare hidden float @__ocml_pown_f32(float noundef, i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fmed3.f32(float, float, float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0}
!7 = !{}
!8 = !{i16 1, i16 1025}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{i32 5, i32 6}
