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
  br i1 %15, label %16, label %131

16:                                               ; preds = %11
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %16
  %19 = icmp sgt i32 %5, 0
  %20 = and i32 %5, 3
  %21 = icmp ult i32 %5, 4
  %22 = and i32 %5, 2147483644
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

33:                                               ; preds = %18, %66
  %34 = phi i32 [ 0, %18 ], [ %71, %66 ]
  %35 = phi i32 [ 0, %18 ], [ %70, %66 ]
  %36 = phi float [ 0x47EFFFFFE0000000, %18 ], [ %69, %66 ]
  br i1 %19, label %37, label %66

37:                                               ; preds = %33
  %38 = mul nuw nsw i32 %34, %5
  br i1 %21, label %44, label %73

39:                                               ; preds = %66, %16
  %40 = phi i32 [ 0, %16 ], [ %70, %66 ]
  %41 = sext i32 %14 to i64
  %42 = getelementptr inbounds i32, ptr %2, i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !3
  br label %131

43:                                               ; preds = %73
  br i1 %23, label %66, label %44

44:                                               ; preds = %43, %37
  %45 = phi i32 [ 0, %37 ], [ %128, %43 ]
  %46 = phi float [ 0.000000e+00, %37 ], [ %127, %43 ]
  tail call void @llvm.assume(i1 %24)
  br label %47

47:                                               ; preds = %47, %44
  %48 = phi i32 [ %45, %44 ], [ %63, %47 ]
  %49 = phi float [ %46, %44 ], [ %62, %47 ]
  %50 = phi i32 [ 0, %44 ], [ %64, %47 ]
  %51 = mul nsw i32 %48, %3
  %52 = add nsw i32 %51, %14
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = add nuw nsw i32 %48, %38
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fsub contract float %55, %59
  %61 = fmul contract float %60, %60
  %62 = fadd contract float %49, %61
  %63 = add nuw nsw i32 %48, 1
  %64 = add i32 %50, 1
  %65 = icmp eq i32 %64, %20
  br i1 %65, label %66, label %47, !llvm.loop !11

66:                                               ; preds = %43, %47, %33
  %67 = phi float [ 0.000000e+00, %33 ], [ %127, %43 ], [ %62, %47 ]
  %68 = fcmp contract olt float %67, %36
  %69 = select i1 %68, float %67, float %36
  %70 = select i1 %68, i32 %34, i32 %35
  %71 = add nuw nsw i32 %34, 1
  %72 = icmp eq i32 %71, %4
  br i1 %72, label %39, label %33, !llvm.loop !13

73:                                               ; preds = %37, %73
  %74 = phi i32 [ %128, %73 ], [ 0, %37 ]
  %75 = phi float [ %127, %73 ], [ 0.000000e+00, %37 ]
  %76 = phi i32 [ %129, %73 ], [ 0, %37 ]
  %77 = mul nsw i32 %74, %3
  %78 = add nsw i32 %77, %14
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = add nuw nsw i32 %74, %38
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fsub contract float %81, %85
  %87 = fmul contract float %86, %86
  %88 = fadd contract float %75, %87
  %89 = or disjoint i32 %74, 1
  %90 = mul nsw i32 %89, %3
  %91 = add nsw i32 %90, %14
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = add nuw nsw i32 %89, %38
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fsub contract float %94, %98
  %100 = fmul contract float %99, %99
  %101 = fadd contract float %88, %100
  %102 = or disjoint i32 %74, 2
  %103 = mul nsw i32 %102, %3
  %104 = add nsw i32 %103, %14
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %0, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = add nuw nsw i32 %102, %38
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = fsub contract float %107, %111
  %113 = fmul contract float %112, %112
  %114 = fadd contract float %101, %113
  %115 = or disjoint i32 %74, 3
  %116 = mul nsw i32 %115, %3
  %117 = add nsw i32 %116, %14
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = add nuw nsw i32 %115, %38
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = fsub contract float %120, %124
  %126 = fmul contract float %125, %125
  %127 = fadd contract float %114, %126
  %128 = add nuw nsw i32 %74, 4
  %129 = add i32 %76, 4
  %130 = icmp eq i32 %129, %22
  br i1 %130, label %43, label %73, !llvm.loop !14

131:                                              ; preds = %11, %39
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
  br i1 %23, label %18, label %15, !llvm.loop !15

24:                                               ; preds = %29, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = mul i32 %25, %17
  %27 = add i32 %26, %11
  %28 = icmp slt i32 %27, %4
  br i1 %28, label %35, label %115

29:                                               ; preds = %15, %29
  %30 = phi i32 [ %33, %29 ], [ %11, %15 ]
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %10, i64 %31
  store i32 0, ptr %32, align 4, !tbaa !3
  %33 = add i32 %30, %17
  %34 = icmp slt i32 %33, %5
  br i1 %34, label %29, label %24, !llvm.loop !16

35:                                               ; preds = %24
  %36 = sext i32 %27 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = icmp sgt i32 %6, 0
  br i1 %39, label %40, label %66

40:                                               ; preds = %35
  %41 = mul nsw i32 %38, %6
  %42 = and i32 %6, 3
  %43 = icmp ult i32 %6, 4
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = and i32 %6, 2147483644
  br label %70

46:                                               ; preds = %70
  %47 = icmp eq i32 %42, 0
  br i1 %47, label %66, label %48

48:                                               ; preds = %46, %40
  %49 = phi i32 [ 0, %40 ], [ %112, %46 ]
  %50 = icmp ne i32 %42, 0
  tail call void @llvm.assume(i1 %50)
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i32 [ %49, %48 ], [ %63, %51 ]
  %53 = phi i32 [ 0, %48 ], [ %64, %51 ]
  %54 = add nsw i32 %52, %41
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %55
  %57 = mul nsw i32 %52, %4
  %58 = add nsw i32 %57, %27
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = atomicrmw fadd ptr %56, float %61 monotonic, align 4
  %63 = add nuw nsw i32 %52, 1
  %64 = add i32 %53, 1
  %65 = icmp eq i32 %64, %42
  br i1 %65, label %66, label %51, !llvm.loop !17

66:                                               ; preds = %46, %51, %35
  %67 = sext i32 %38 to i64
  %68 = getelementptr inbounds i32, ptr %10, i64 %67
  %69 = atomicrmw add ptr %68, i32 1 monotonic, align 4
  br label %115

70:                                               ; preds = %70, %44
  %71 = phi i32 [ 0, %44 ], [ %112, %70 ]
  %72 = phi i32 [ 0, %44 ], [ %113, %70 ]
  %73 = add nsw i32 %71, %41
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %74
  %76 = mul nsw i32 %71, %4
  %77 = add nsw i32 %76, %27
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = atomicrmw fadd ptr %75, float %80 monotonic, align 4
  %82 = or disjoint i32 %71, 1
  %83 = add nsw i32 %82, %41
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %84
  %86 = mul nsw i32 %82, %4
  %87 = add nsw i32 %86, %27
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = atomicrmw fadd ptr %85, float %90 monotonic, align 4
  %92 = or disjoint i32 %71, 2
  %93 = add nsw i32 %92, %41
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %94
  %96 = mul nsw i32 %92, %4
  %97 = add nsw i32 %96, %27
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = atomicrmw fadd ptr %95, float %100 monotonic, align 4
  %102 = or disjoint i32 %71, 3
  %103 = add nsw i32 %102, %41
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %104
  %106 = mul nsw i32 %102, %4
  %107 = add nsw i32 %106, %27
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = atomicrmw fadd ptr %105, float %110 monotonic, align 4
  %112 = add nuw nsw i32 %71, 4
  %113 = add i32 %72, 4
  %114 = icmp eq i32 %113, %45
  br i1 %114, label %46, label %70, !llvm.loop !18

115:                                              ; preds = %66, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %117, label %116

116:                                              ; preds = %117, %115
  br i1 %16, label %127, label %126

117:                                              ; preds = %115, %117
  %118 = phi i32 [ %124, %117 ], [ %11, %115 ]
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %2, i64 %119
  %121 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %119
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = atomicrmw fadd ptr %120, float %122 monotonic, align 4
  %124 = add i32 %118, %17
  %125 = icmp slt i32 %124, %8
  br i1 %125, label %117, label %116, !llvm.loop !19

126:                                              ; preds = %127, %116
  ret void

127:                                              ; preds = %116, %127
  %128 = phi i32 [ %134, %127 ], [ %11, %116 ]
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %3, i64 %129
  %131 = getelementptr inbounds i32, ptr %10, i64 %129
  %132 = load i32, ptr %131, align 4, !tbaa !3
  %133 = atomicrmw add ptr %130, i32 %132 monotonic, align 4
  %134 = add i32 %128, %17
  %135 = icmp slt i32 %134, %5
  br i1 %135, label %127, label %126, !llvm.loop !20
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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
