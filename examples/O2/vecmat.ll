; ModuleID = 'vecmat.cu'
source_filename = "vecmat.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6vecmatPKdS0_Pdii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %86

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %44

15:                                               ; preds = %12
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  %17 = sext i32 %4 to i64
  %18 = and i32 %3, 3
  %19 = icmp ult i32 %3, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = and i32 %3, 2147483644
  br label %47

22:                                               ; preds = %47
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %22, %15
  %25 = phi i32 [ 0, %15 ], [ %83, %22 ]
  %26 = phi ptr [ %16, %15 ], [ %82, %22 ]
  %27 = phi double [ 0.000000e+00, %15 ], [ %81, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %24
  %30 = phi i32 [ %25, %24 ], [ %41, %29 ]
  %31 = phi ptr [ %26, %24 ], [ %40, %29 ]
  %32 = phi double [ %27, %24 ], [ %39, %29 ]
  %33 = phi i32 [ 0, %24 ], [ %42, %29 ]
  %34 = zext nneg i32 %30 to i64
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !7
  %37 = load double, ptr %31, align 8, !tbaa !7
  %38 = fmul contract double %36, %37
  %39 = fadd contract double %32, %38
  %40 = getelementptr inbounds double, ptr %31, i64 %17
  %41 = add nuw nsw i32 %30, 1
  %42 = add i32 %33, 1
  %43 = icmp eq i32 %42, %18
  br i1 %43, label %44, label %29, !llvm.loop !9

44:                                               ; preds = %22, %29, %12
  %45 = phi double [ 0.000000e+00, %12 ], [ %81, %22 ], [ %39, %29 ]
  %46 = getelementptr inbounds double, ptr %2, i64 %13
  store double %45, ptr %46, align 8, !tbaa !7
  br label %86

47:                                               ; preds = %47, %20
  %48 = phi i32 [ 0, %20 ], [ %83, %47 ]
  %49 = phi ptr [ %16, %20 ], [ %82, %47 ]
  %50 = phi double [ 0.000000e+00, %20 ], [ %81, %47 ]
  %51 = phi i32 [ 0, %20 ], [ %84, %47 ]
  %52 = zext nneg i32 %48 to i64
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !7
  %55 = load double, ptr %49, align 8, !tbaa !7
  %56 = fmul contract double %54, %55
  %57 = fadd contract double %50, %56
  %58 = getelementptr inbounds double, ptr %49, i64 %17
  %59 = zext nneg i32 %48 to i64
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !7
  %63 = load double, ptr %58, align 8, !tbaa !7
  %64 = fmul contract double %62, %63
  %65 = fadd contract double %57, %64
  %66 = getelementptr inbounds double, ptr %58, i64 %17
  %67 = zext nneg i32 %48 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load double, ptr %69, align 8, !tbaa !7
  %71 = load double, ptr %66, align 8, !tbaa !7
  %72 = fmul contract double %70, %71
  %73 = fadd contract double %65, %72
  %74 = getelementptr inbounds double, ptr %66, i64 %17
  %75 = zext nneg i32 %48 to i64
  %76 = getelementptr inbounds nuw double, ptr %0, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load double, ptr %77, align 8, !tbaa !7
  %79 = load double, ptr %74, align 8, !tbaa !7
  %80 = fmul contract double %78, %79
  %81 = fadd contract double %73, %80
  %82 = getelementptr inbounds double, ptr %74, i64 %17
  %83 = add nuw nsw i32 %48, 4
  %84 = add i32 %51, 4
  %85 = icmp eq i32 %84, %21
  br i1 %85, label %22, label %47, !llvm.loop !11

86:                                               ; preds = %5, %44
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
!8 = !{!"double", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
