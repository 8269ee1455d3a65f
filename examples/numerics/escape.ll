; ModuleID = 'escape.cu'
source_filename = "escape.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6escapePiPfiidddi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %13, %2
  %20 = icmp slt i32 %18, %3
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %70

22:                                               ; preds = %8
  %23 = sitofp i32 %13 to double
  %24 = fmul contract double %6, %23
  %25 = fadd contract double %4, %24
  %26 = uitofp nneg i32 %18 to double
  %27 = fmul contract double %6, %26
  %28 = fadd contract double %5, %27
  br label %29

29:                                               ; preds = %46, %22
  %30 = phi double [ 0.000000e+00, %22 ], [ %47, %46 ]
  %31 = phi i32 [ 0, %22 ], [ %48, %46 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %49, %46 ]
  %33 = icmp slt i32 %31, %7
  br i1 %33, label %34, label %50

34:                                               ; preds = %29
  %35 = fmul contract double %32, %32
  %36 = fmul contract double %30, %30
  %37 = fadd contract double %36, %35
  %38 = fcmp contract ule double %37, 1.600000e+01
  br i1 %38, label %39, label %46

39:                                               ; preds = %34
  %40 = add nsw i32 %31, 1
  %41 = fsub contract double %35, %36
  %42 = fadd contract double %25, %41
  %43 = fmul contract double %32, 2.000000e+00
  %44 = fmul contract double %30, %43
  %45 = fadd contract double %28, %44
  br label %46

46:                                               ; preds = %34, %39
  %47 = phi double [ %45, %39 ], [ %30, %34 ]
  %48 = phi i32 [ %40, %39 ], [ %31, %34 ]
  %49 = phi double [ %42, %39 ], [ %32, %34 ]
  br i1 %38, label %29, label %50

50:                                               ; preds = %46, %29
  %51 = phi double [ %47, %46 ], [ %30, %29 ]
  %52 = phi i32 [ %48, %46 ], [ %31, %29 ]
  %53 = phi double [ %49, %46 ], [ %32, %29 ]
  %54 = mul nsw i32 %2, %18
  %55 = add nsw i32 %54, %13
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %0, i64 %56
  store i32 %52, ptr %57, align 4, !tbaa !3
  %58 = icmp slt i32 %52, %7
  br i1 %58, label %59, label %70

59:                                               ; preds = %50
  %60 = sitofp i32 %52 to float
  %61 = fmul contract double %53, %53
  %62 = fmul contract double %51, %51
  %63 = fadd contract double %62, %61
  %64 = fptrunc contract double %63 to float
  %65 = tail call contract noundef float @__nv_logf(float noundef %64) #3
  %66 = fmul contract float %65, 5.000000e-01
  %67 = tail call contract noundef float @__nv_log2f(float noundef %66) #3
  %68 = fsub contract float %60, %67
  %69 = getelementptr inbounds float, ptr %1, i64 %56
  store float %68, ptr %69, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %50, %59, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
