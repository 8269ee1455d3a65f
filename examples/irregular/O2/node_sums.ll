; ModuleID = 'node_sums.cu'
source_filename = "node_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Force = type { double, double, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9node_sumsPKiS0_PK5ForcePS1_PKdS4_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %105

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = sub nsw i32 %19, %17
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %50

22:                                               ; preds = %14
  %23 = add i32 %17, 1
  %24 = and i32 %20, 1
  %25 = icmp eq i32 %19, %23
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %20, 2147483646
  br label %60

28:                                               ; preds = %60
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %50, label %30

30:                                               ; preds = %28, %22
  %31 = phi double [ 0.000000e+00, %22 ], [ %92, %28 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %93, %28 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %94, %28 ]
  %34 = phi i32 [ 0, %22 ], [ %95, %28 ]
  %35 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %35)
  %36 = add nsw i32 %34, %17
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.Force, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %44 = load double, ptr %43, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %46 = load double, ptr %45, align 8, !tbaa !7
  %47 = fadd contract double %31, %42
  %48 = fadd contract double %32, %44
  %49 = fadd contract double %33, %46
  br label %50

50:                                               ; preds = %30, %28, %14
  %51 = phi double [ 0.000000e+00, %14 ], [ %94, %28 ], [ %49, %30 ]
  %52 = phi double [ 0.000000e+00, %14 ], [ %93, %28 ], [ %48, %30 ]
  %53 = phi double [ 0.000000e+00, %14 ], [ %92, %28 ], [ %47, %30 ]
  %54 = getelementptr inbounds %struct.Force, ptr %3, i64 %15
  store double %53, ptr %54, align 8, !tbaa !7
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store double %52, ptr %55, align 8, !tbaa !7
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store double %51, ptr %56, align 8, !tbaa !7
  %57 = getelementptr inbounds double, ptr %4, i64 %15
  %58 = load double, ptr %57, align 8, !tbaa !7
  %59 = fcmp contract ogt double %58, 0.000000e+00
  br i1 %59, label %98, label %105

60:                                               ; preds = %60, %26
  %61 = phi double [ 0.000000e+00, %26 ], [ %92, %60 ]
  %62 = phi double [ 0.000000e+00, %26 ], [ %93, %60 ]
  %63 = phi double [ 0.000000e+00, %26 ], [ %94, %60 ]
  %64 = phi i32 [ 0, %26 ], [ %95, %60 ]
  %65 = phi i32 [ 0, %26 ], [ %96, %60 ]
  %66 = add nsw i32 %64, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %1, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Force, ptr %2, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !7
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load double, ptr %73, align 8, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %76 = load double, ptr %75, align 8, !tbaa !7
  %77 = fadd contract double %61, %72
  %78 = fadd contract double %62, %74
  %79 = fadd contract double %63, %76
  %80 = or disjoint i32 %64, 1
  %81 = add nsw i32 %80, %17
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %1, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds %struct.Force, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !7
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !7
  %90 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %91 = load double, ptr %90, align 8, !tbaa !7
  %92 = fadd contract double %77, %87
  %93 = fadd contract double %78, %89
  %94 = fadd contract double %79, %91
  %95 = add nuw nsw i32 %64, 2
  %96 = add i32 %65, 2
  %97 = icmp eq i32 %96, %27
  br i1 %97, label %28, label %60, !llvm.loop !9

98:                                               ; preds = %50
  %99 = fdiv contract double %53, %58
  %100 = fdiv contract double %52, %58
  %101 = fdiv contract double %51, %58
  %102 = getelementptr inbounds %struct.Force, ptr %5, i64 %15
  store double %99, ptr %102, align 8, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store double %100, ptr %103, align 8, !tbaa !7
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 16
  store double %101, ptr %104, align 8, !tbaa !7
  br label %105

105:                                              ; preds = %50, %98, %7
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
!10 = !{!"llvm.loop.mustprogress"}
