; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@s = external dso_local addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13kmeans_assignPKfS0_Piiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul nsw i32 %5, %4
  %9 = icmp slt i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %9, label %25, label %11

11:                                               ; preds = %25, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, %10
  %14 = add i32 %13, %7
  %15 = icmp slt i32 %14, %3
  br i1 %15, label %16, label %98

16:                                               ; preds = %11
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %16
  %19 = icmp sgt i32 %5, 0
  %20 = and i32 %5, 1
  %21 = icmp eq i32 %5, 1
  %22 = and i32 %5, 2147483646
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %33

25:                                               ; preds = %6, %25
  %26 = phi i32 [ %31, %25 ], [ %7, %6 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %27
  store float %29, ptr %30, align 4, !tbaa !7
  %31 = add i32 %26, %10
  %32 = icmp slt i32 %31, %8
  br i1 %32, label %25, label %11, !llvm.loop !9

33:                                               ; preds = %18, %59
  %34 = phi i32 [ 0, %18 ], [ %64, %59 ]
  %35 = phi i32 [ 0, %18 ], [ %63, %59 ]
  %36 = phi float [ 0x47EFFFFFE0000000, %18 ], [ %62, %59 ]
  br i1 %19, label %37, label %59

37:                                               ; preds = %33
  %38 = mul nuw nsw i32 %34, %5
  br i1 %21, label %44, label %66

39:                                               ; preds = %59, %16
  %40 = phi i32 [ 0, %16 ], [ %63, %59 ]
  %41 = sext i32 %14 to i64
  %42 = getelementptr inbounds i32, ptr %2, i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !3
  br label %98

43:                                               ; preds = %66
  br i1 %23, label %59, label %44

44:                                               ; preds = %43, %37
  %45 = phi i32 [ 0, %37 ], [ %95, %43 ]
  %46 = phi float [ 0.000000e+00, %37 ], [ %94, %43 ]
  tail call void @llvm.assume(i1 %24)
  %47 = mul nsw i32 %45, %3
  %48 = add nsw i32 %47, %14
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = add nuw nsw i32 %45, %38
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fsub contract float %51, %55
  %57 = fmul contract float %56, %56
  %58 = fadd contract float %46, %57
  br label %59

59:                                               ; preds = %44, %43, %33
  %60 = phi float [ 0.000000e+00, %33 ], [ %94, %43 ], [ %58, %44 ]
  %61 = fcmp contract olt float %60, %36
  %62 = select i1 %61, float %60, float %36
  %63 = select i1 %61, i32 %34, i32 %35
  %64 = add nuw nsw i32 %34, 1
  %65 = icmp eq i32 %64, %4
  br i1 %65, label %39, label %33, !llvm.loop !11

66:                                               ; preds = %37, %66
  %67 = phi i32 [ %95, %66 ], [ 0, %37 ]
  %68 = phi float [ %94, %66 ], [ 0.000000e+00, %37 ]
  %69 = phi i32 [ %96, %66 ], [ 0, %37 ]
  %70 = mul nsw i32 %67, %3
  %71 = add nsw i32 %70, %14
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = add nuw nsw i32 %67, %38
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fsub contract float %74, %78
  %80 = fmul contract float %79, %79
  %81 = fadd contract float %68, %80
  %82 = or disjoint i32 %67, 1
  %83 = mul nsw i32 %82, %3
  %84 = add nsw i32 %83, %14
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = add nuw nsw i32 %82, %38
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fsub contract float %87, %91
  %93 = fmul contract float %92, %92
  %94 = fadd contract float %81, %93
  %95 = add nuw nsw i32 %67, 2
  %96 = add i32 %69, 2
  %97 = icmp eq i32 %96, %22
  br i1 %97, label %43, label %66, !llvm.loop !12

98:                                               ; preds = %11, %39
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11kmeans_sumsPKfPKiPfPiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = mul nsw i32 %6, %5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = icmp slt i32 %11, %8
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %18

15:                                               ; preds = %18, %7
  %16 = icmp slt i32 %11, %5
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %16, label %29, label %24

18:                                               ; preds = %13, %18
  %19 = phi i32 [ %11, %13 ], [ %22, %18 ]
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %20
  store float 0.000000e+00, ptr %21, align 4, !tbaa !7
  %22 = add i32 %19, %14
  %23 = icmp slt i32 %22, %8
  br i1 %23, label %18, label %15, !llvm.loop !13

24:                                               ; preds = %29, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = mul i32 %25, %17
  %27 = add i32 %26, %11
  %28 = icmp slt i32 %27, %4
  br i1 %28, label %35, label %89

29:                                               ; preds = %15, %29
  %30 = phi i32 [ %33, %29 ], [ %11, %15 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %10, i64 %31
  store i32 0, ptr %32, align 4, !tbaa !3
  %33 = add i32 %30, %17
  %34 = icmp slt i32 %33, %5
  br i1 %34, label %29, label %24, !llvm.loop !14

35:                                               ; preds = %24
  %36 = sext i32 %27 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = icmp sgt i32 %6, 0
  br i1 %39, label %40, label %60

40:                                               ; preds = %35
  %41 = mul nsw i32 %38, %6
  %42 = and i32 %6, 1
  %43 = icmp eq i32 %6, 1
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = and i32 %6, 2147483646
  br label %64

46:                                               ; preds = %64
  %47 = icmp eq i32 %42, 0
  br i1 %47, label %60, label %48

48:                                               ; preds = %46, %40
  %49 = phi i32 [ 0, %40 ], [ %86, %46 ]
  %50 = icmp ne i32 %42, 0
  tail call void @llvm.assume(i1 %50)
  %51 = add nsw i32 %49, %41
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %52
  %54 = mul nsw i32 %49, %4
  %55 = add nsw i32 %54, %27
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = atomicrmw fadd ptr %53, float %58 monotonic, align 4
  br label %60

60:                                               ; preds = %48, %46, %35
  %61 = sext i32 %38 to i64
  %62 = getelementptr inbounds i32, ptr %10, i64 %61
  %63 = atomicrmw add ptr %62, i32 1 monotonic, align 4
  br label %89

64:                                               ; preds = %64, %44
  %65 = phi i32 [ 0, %44 ], [ %86, %64 ]
  %66 = phi i32 [ 0, %44 ], [ %87, %64 ]
  %67 = add nsw i32 %65, %41
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %68
  %70 = mul nsw i32 %65, %4
  %71 = add nsw i32 %70, %27
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = atomicrmw fadd ptr %69, float %74 monotonic, align 4
  %76 = or disjoint i32 %65, 1
  %77 = add nsw i32 %76, %41
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %78
  %80 = mul nsw i32 %76, %4
  %81 = add nsw i32 %80, %27
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = atomicrmw fadd ptr %79, float %84 monotonic, align 4
  %86 = add nuw nsw i32 %65, 2
  %87 = add i32 %66, 2
  %88 = icmp eq i32 %87, %45
  br i1 %88, label %46, label %64, !llvm.loop !15

89:                                               ; preds = %60, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %91, label %90

90:                                               ; preds = %91, %89
  br i1 %16, label %101, label %100

91:                                               ; preds = %89, %91
  %92 = phi i32 [ %98, %91 ], [ %11, %89 ]
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %2, i64 %93
  %95 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %93
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = atomicrmw fadd ptr %94, float %96 monotonic, align 4
  %98 = add i32 %92, %17
  %99 = icmp slt i32 %98, %8
  br i1 %99, label %91, label %90, !llvm.loop !16

100:                                              ; preds = %101, %90
  ret void

101:                                              ; preds = %90, %101
  %102 = phi i32 [ %108, %101 ], [ %11, %90 ]
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %3, i64 %103
  %105 = getelementptr inbounds i32, ptr %10, i64 %103
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = atomicrmw add ptr %104, i32 %106 monotonic, align 4
  %108 = add i32 %102, %17
  %109 = icmp slt i32 %108, %5
  br i1 %109, label %101, label %100, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
