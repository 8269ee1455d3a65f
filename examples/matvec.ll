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
  br i1 %11, label %12, label %92

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %42

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = and i32 %4, 3
  %17 = icmp ult i32 %4, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %4, 2147483644
  br label %46

20:                                               ; preds = %46
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %42, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %89, %20 ]
  %24 = phi float [ 0.000000e+00, %14 ], [ %88, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %23, %22 ], [ %39, %26 ]
  %28 = phi float [ %24, %22 ], [ %38, %26 ]
  %29 = phi i32 [ 0, %22 ], [ %40, %26 ]
  %30 = add nsw i32 %27, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = zext nneg i32 %27 to i64
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %28, %37
  %39 = add nuw nsw i32 %27, 1
  %40 = add i32 %29, 1
  %41 = icmp eq i32 %40, %16
  br i1 %41, label %42, label %26, !llvm.loop !9

42:                                               ; preds = %20, %26, %12
  %43 = phi float [ 0.000000e+00, %12 ], [ %88, %20 ], [ %38, %26 ]
  %44 = sext i32 %10 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  store float %43, ptr %45, align 4, !tbaa !7
  br label %92

46:                                               ; preds = %46, %18
  %47 = phi i32 [ 0, %18 ], [ %89, %46 ]
  %48 = phi float [ 0.000000e+00, %18 ], [ %88, %46 ]
  %49 = phi i32 [ 0, %18 ], [ %90, %46 ]
  %50 = add nsw i32 %47, %15
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = zext nneg i32 %47 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %53, %56
  %58 = fadd contract float %48, %57
  %59 = or disjoint i32 %47, 1
  %60 = add nsw i32 %59, %15
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = zext nneg i32 %59 to i64
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fmul contract float %63, %66
  %68 = fadd contract float %58, %67
  %69 = or disjoint i32 %47, 2
  %70 = add nsw i32 %69, %15
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = zext nneg i32 %69 to i64
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fmul contract float %73, %76
  %78 = fadd contract float %68, %77
  %79 = or disjoint i32 %47, 3
  %80 = add nsw i32 %79, %15
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = zext nneg i32 %79 to i64
  %85 = getelementptr inbounds nuw float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fmul contract float %83, %86
  %88 = fadd contract float %78, %87
  %89 = add nuw nsw i32 %47, 4
  %90 = add i32 %49, 4
  %91 = icmp eq i32 %90, %19
  br i1 %91, label %20, label %46, !llvm.loop !11

92:                                               ; preds = %42, %5
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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
