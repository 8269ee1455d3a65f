; ModuleID = 'sorting.cu'
source_filename = "sorting.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortPKfPfiE1s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12bitonic_sortPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  br label %16

14:                                               ; preds = %3
  %15 = tail call contract noundef float @__nv_int_as_float(i32 noundef 2139095040) #4
  br label %16

16:                                               ; preds = %14, %10
  %17 = phi contract float [ %13, %10 ], [ %15, %14 ]
  %18 = zext nneg i32 %4 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 %18
  store float %17, ptr %19, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = icmp samesign ult i32 %6, 2
  br i1 %20, label %21, label %22

21:                                               ; preds = %29, %16
  br i1 %9, label %47, label %51

22:                                               ; preds = %16, %29
  %23 = phi i32 [ %30, %29 ], [ 2, %16 ]
  %24 = ashr exact i32 %23, 1
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = and i32 %23, %4
  %28 = icmp ne i32 %27, 0
  br label %32

29:                                               ; preds = %44, %22
  %30 = shl i32 %23, 1
  %31 = icmp ugt i32 %30, %6
  br i1 %31, label %21, label %22, !llvm.loop !9

32:                                               ; preds = %26, %44
  %33 = phi i32 [ %24, %26 ], [ %45, %44 ]
  %34 = xor i32 %33, %4
  %35 = icmp sgt i32 %34, %4
  br i1 %35, label %36, label %44

36:                                               ; preds = %32
  %37 = load float, ptr %19, align 4, !tbaa !7
  %38 = zext nneg i32 %34 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fcmp contract ogt float %37, %40
  %42 = xor i1 %28, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %36
  store float %40, ptr %19, align 4, !tbaa !7
  store float %37, ptr %39, align 4, !tbaa !7
  br label %44

44:                                               ; preds = %36, %43, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %33, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %29, label %32, !llvm.loop !11

47:                                               ; preds = %21
  %48 = sext i32 %8 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = load float, ptr %19, align 4, !tbaa !7
  store float %50, ptr %49, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %47, %21
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
