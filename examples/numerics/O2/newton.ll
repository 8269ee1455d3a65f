; ModuleID = 'newton.cu'
source_filename = "newton.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6newtonPKdS0_PdPiid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %42

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !7
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !7
  %19 = fcmp contract olt double %18, 8.000000e-01
  %20 = select contract i1 %19, double %16, double 0x400921FB54442D18
  br label %21

21:                                               ; preds = %34, %13
  %22 = phi double [ %20, %13 ], [ %32, %34 ]
  %23 = phi i32 [ 0, %13 ], [ %35, %34 ]
  %24 = tail call contract noundef double @__nv_sin(double noundef %22) #3
  %25 = fmul contract double %18, %24
  %26 = fsub contract double %22, %25
  %27 = fsub contract double %26, %16
  %28 = tail call contract noundef double @__nv_cos(double noundef %22) #3
  %29 = fmul contract double %18, %28
  %30 = fsub contract double 1.000000e+00, %29
  %31 = fdiv contract double %27, %30
  %32 = fsub contract double %22, %31
  %33 = icmp eq i32 %23, 49
  br i1 %33, label %38, label %34

34:                                               ; preds = %21
  %35 = add nuw nsw i32 %23, 1
  %36 = tail call contract noundef double @__nv_fabs(double noundef %31) #3
  %37 = fcmp contract ogt double %36, %5
  br i1 %37, label %21, label %38, !llvm.loop !9

38:                                               ; preds = %21, %34
  %39 = phi i32 [ 50, %21 ], [ %35, %34 ]
  %40 = getelementptr inbounds double, ptr %2, i64 %14
  store double %32, ptr %40, align 8, !tbaa !7
  %41 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %39, ptr %41, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %6, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

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
!8 = !{!"double", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
