; ModuleID = 'work_items.hip'
source_filename = "work_items.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Scale = type { float, i32, double }
%struct.View = type { ptr, i32 }

@taps = protected addrspace(4) externally_initialized constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 16
@_ZZ7reverseE4tile = internal unnamed_addr addrspace(3) global [64 x float] undef, align 16
@__hip_cuid_d79d734e3d7803f = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_d79d734e3d7803f to ptr), ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @saxpy(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i32, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !11, !invariant.load !10, !noundef !10
  %12 = zext nneg i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %3
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %4
  ret void

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %28, %18 ], [ %15, %4 ]
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = fmul contract float %2, %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = tail call contract float @__ocml_sin_f32(float noundef %25) #7
  %27 = fadd contract float %23, %26
  store float %27, ptr addrspace(1) %24, align 4, !tbaa !12
  %28 = add nsw i32 %19, %7
  %29 = icmp slt i32 %28, %3
  br i1 %29, label %18, label %17, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sin_f32(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.Scale) align 8 captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.View) align 8 captures(none) %2) local_unnamed_addr #0 {
  %4 = load float, ptr addrspace(4) %1, align 8, !amdgpu.noclobber !10
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !amdgpu.noclobber !10
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
  %8 = load double, ptr addrspace(4) %7, align 8, !amdgpu.noclobber !10
  %9 = load ptr, ptr addrspace(4) %2, align 8, !amdgpu.noclobber !10
  %10 = addrspacecast ptr %9 to ptr addrspace(1)
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %12 = load i32, ptr addrspace(4) %11, align 8, !amdgpu.noclobber !10
  %13 = tail call i64 @__ockl_get_local_id(i32 noundef 0) #7
  %14 = tail call i64 @__ockl_get_group_id(i32 noundef 0) #7
  %15 = tail call i64 @__ockl_get_local_size(i32 noundef 0) #7
  %16 = mul i64 %15, %14
  %17 = add i64 %16, %13
  %18 = trunc i64 %17 to i32
  %19 = icmp sgt i32 %6, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %3
  %21 = and i64 %17, 4294967295
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  br label %24

24:                                               ; preds = %3, %20
  %25 = phi contract float [ %23, %20 ], [ 0.000000e+00, %3 ]
  %26 = trunc i64 %13 to i32
  %27 = getelementptr inbounds float, ptr addrspace(3) @_ZZ7reverseE4tile, i32 %26
  store float %25, ptr addrspace(3) %27, align 4, !tbaa !12
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %28 = icmp sgt i32 %12, %18
  br i1 %28, label %29, label %43

29:                                               ; preds = %24
  %30 = sub i32 63, %26
  %31 = getelementptr inbounds float, ptr addrspace(3) @_ZZ7reverseE4tile, i32 %30
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !12
  %33 = fmul contract float %4, %32
  %34 = and i64 %17, 3
  %35 = getelementptr inbounds nuw float, ptr addrspace(4) @taps, i64 %34
  %36 = load float, ptr addrspace(4) %35, align 4, !tbaa !12
  %37 = fadd contract float %33, %36
  %38 = tail call contract double @__ocml_exp_f64(double noundef %8) #7
  %39 = fptrunc contract double %38 to float
  %40 = fadd contract float %37, %39
  %41 = and i64 %17, 4294967295
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %41
  store float %40, ptr addrspace(1) %42, align 4, !tbaa !12
  br label %43

43:                                               ; preds = %29, %24
  ret void
}

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_local_id(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_group_id(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_get_local_size(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent nounwind
declare hidden double @__ocml_exp_f64(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @tally(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %17

9:                                                ; preds = %3
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = fptosi float %12 to i32
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = atomicrmw add ptr addrspace(1) %15, i32 1 syncscope("agent") monotonic, align 4, !noalias.addrspace !16, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %17

17:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #8
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = call contract float @__ocml_sincos_f32(float noundef %7, ptr addrspace(5) noundef %3) #7
  %9 = load float, ptr addrspace(5) %3, align 4, !tbaa !12
  %10 = fmul contract float %9, 2.000000e+00
  %11 = fadd contract float %8, %10
  %12 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %13 = call contract float @__ocml_pown_f32(float noundef %12, i32 noundef 3) #7
  %14 = fadd contract float %11, %13
  %15 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %16 = fadd contract float %15, 3.000000e+00
  %17 = call contract float @llvm.amdgcn.rcp.f32(float %16)
  %18 = fadd contract float %14, %17
  %19 = call contract float @llvm.amdgcn.fmed3.f32(float %15, float 2.500000e-01, float 5.000000e-01)
  %20 = fadd contract float %19, %18
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #8
  ret void
}

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sincos_f32(float noundef, ptr addrspace(5) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden float @__ocml_pown_f32(float noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fmed3.f32(float, float, float) #6

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 1, i32 0}
!10 = !{}
!11 = !{i16 1, i16 1025}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{i32 5, i32 6}
