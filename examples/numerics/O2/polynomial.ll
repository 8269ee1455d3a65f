; ModuleID = 'polynomial.cu'
source_filename = "polynomial.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10polynomialPKdiS0_Pdi(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %71

12:                                               ; preds = %5
  %13 = sext i32 %1 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !7
  %16 = icmp sgt i32 %1, 0
  %17 = sext i32 %10 to i64
  br i1 %16, label %18, label %40

18:                                               ; preds = %12
  %19 = getelementptr inbounds double, ptr %2, i64 %17
  %20 = load double, ptr %19, align 8, !tbaa !7
  %21 = and i32 %1, 3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %18, %23
  %24 = phi i32 [ %27, %23 ], [ %1, %18 ]
  %25 = phi double [ %32, %23 ], [ %15, %18 ]
  %26 = phi i32 [ %33, %23 ], [ 0, %18 ]
  %27 = add nsw i32 %24, -1
  %28 = fmul contract double %25, %20
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !7
  %32 = fadd contract double %28, %31
  %33 = add i32 %26, 1
  %34 = icmp eq i32 %33, %21
  br i1 %34, label %35, label %23, !llvm.loop !9

35:                                               ; preds = %23, %18
  %36 = phi i32 [ %1, %18 ], [ %27, %23 ]
  %37 = phi double [ %15, %18 ], [ %32, %23 ]
  %38 = phi double [ poison, %18 ], [ %32, %23 ]
  %39 = icmp ult i32 %1, 4
  br i1 %39, label %40, label %43

40:                                               ; preds = %35, %43, %12
  %41 = phi double [ %15, %12 ], [ %38, %35 ], [ %69, %43 ]
  %42 = getelementptr inbounds double, ptr %3, i64 %17
  store double %41, ptr %42, align 8, !tbaa !7
  br label %71

43:                                               ; preds = %35, %43
  %44 = phi i32 [ %64, %43 ], [ %36, %35 ]
  %45 = phi double [ %69, %43 ], [ %37, %35 ]
  %46 = fmul contract double %45, %20
  %47 = sext i32 %44 to i64
  %48 = getelementptr double, ptr %0, i64 %47
  %49 = getelementptr i8, ptr %48, i64 -8
  %50 = load double, ptr %49, align 8, !tbaa !7
  %51 = fadd contract double %46, %50
  %52 = fmul contract double %51, %20
  %53 = sext i32 %44 to i64
  %54 = getelementptr double, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 -16
  %56 = load double, ptr %55, align 8, !tbaa !7
  %57 = fadd contract double %52, %56
  %58 = add nsw i32 %44, -3
  %59 = fmul contract double %57, %20
  %60 = zext nneg i32 %58 to i64
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !7
  %63 = fadd contract double %59, %62
  %64 = add nsw i32 %44, -4
  %65 = fmul contract double %63, %20
  %66 = zext nneg i32 %64 to i64
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !7
  %69 = fadd contract double %65, %68
  %70 = icmp sgt i32 %44, 4
  br i1 %70, label %43, label %40, !llvm.loop !11

71:                                               ; preds = %40, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
