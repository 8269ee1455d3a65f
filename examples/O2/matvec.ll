; ModuleID = 'matvec.cu'
source_filename = "matvec.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6matvecPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %65

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %35

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %4, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483646
  br label %39

20:                                               ; preds = %39
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %35, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %62, %20 ]
  %24 = phi float [ 0.000000e+00, %14 ], [ %61, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nsw i32 %23, %15
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = zext nneg i32 %23 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %29, %32
  %34 = fadd contract float %24, %33
  br label %35

35:                                               ; preds = %22, %20, %12
  %36 = phi float [ 0.000000e+00, %12 ], [ %61, %20 ], [ %34, %22 ]
  %37 = sext i32 %10 to i64
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  store float %36, ptr %38, align 4, !tbaa !7
  br label %65

39:                                               ; preds = %39, %18
  %40 = phi i32 [ 0, %18 ], [ %62, %39 ]
  %41 = phi float [ 0.000000e+00, %18 ], [ %61, %39 ]
  %42 = phi i32 [ 0, %18 ], [ %63, %39 ]
  %43 = add nsw i32 %40, %15
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = zext nneg i32 %40 to i64
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fmul contract float %46, %49
  %51 = fadd contract float %41, %50
  %52 = or disjoint i32 %40, 1
  %53 = add nsw i32 %52, %15
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = zext nneg i32 %52 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %56, %59
  %61 = fadd contract float %51, %60
  %62 = add nuw nsw i32 %40, 2
  %63 = add i32 %42, 2
  %64 = icmp eq i32 %63, %19
  br i1 %64, label %20, label %39, !llvm.loop !9

65:                                               ; preds = %35, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
