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
  br i1 %13, label %14, label %144

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = sub nsw i32 %19, %17
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %59

22:                                               ; preds = %14
  %23 = and i32 %20, 3
  %24 = sub i32 %17, %19
  %25 = icmp ugt i32 %24, -4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %20, 2147483644
  br label %69

28:                                               ; preds = %69
  %29 = icmp eq i32 %23, 0
  br i1 %29, label %59, label %30

30:                                               ; preds = %28, %22
  %31 = phi double [ 0.000000e+00, %22 ], [ %131, %28 ]
  %32 = phi double [ 0.000000e+00, %22 ], [ %132, %28 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %133, %28 ]
  %34 = phi i32 [ 0, %22 ], [ %134, %28 ]
  %35 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %30
  %37 = phi double [ %53, %36 ], [ %31, %30 ]
  %38 = phi double [ %54, %36 ], [ %32, %30 ]
  %39 = phi double [ %55, %36 ], [ %33, %30 ]
  %40 = phi i32 [ %56, %36 ], [ %34, %30 ]
  %41 = phi i32 [ %57, %36 ], [ 0, %30 ]
  %42 = add nsw i32 %40, %17
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %1, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Force, ptr %2, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !7
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %50 = load double, ptr %49, align 8, !tbaa !7
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %52 = load double, ptr %51, align 8, !tbaa !7
  %53 = fadd contract double %37, %48
  %54 = fadd contract double %38, %50
  %55 = fadd contract double %39, %52
  %56 = add nuw nsw i32 %40, 1
  %57 = add i32 %41, 1
  %58 = icmp eq i32 %57, %23
  br i1 %58, label %59, label %36, !llvm.loop !9

59:                                               ; preds = %28, %36, %14
  %60 = phi double [ 0.000000e+00, %14 ], [ %133, %28 ], [ %55, %36 ]
  %61 = phi double [ 0.000000e+00, %14 ], [ %132, %28 ], [ %54, %36 ]
  %62 = phi double [ 0.000000e+00, %14 ], [ %131, %28 ], [ %53, %36 ]
  %63 = getelementptr inbounds %struct.Force, ptr %3, i64 %15
  store double %62, ptr %63, align 8, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store double %61, ptr %64, align 8, !tbaa !7
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 16
  store double %60, ptr %65, align 8, !tbaa !7
  %66 = getelementptr inbounds double, ptr %4, i64 %15
  %67 = load double, ptr %66, align 8, !tbaa !7
  %68 = fcmp contract ogt double %67, 0.000000e+00
  br i1 %68, label %137, label %144

69:                                               ; preds = %69, %26
  %70 = phi double [ 0.000000e+00, %26 ], [ %131, %69 ]
  %71 = phi double [ 0.000000e+00, %26 ], [ %132, %69 ]
  %72 = phi double [ 0.000000e+00, %26 ], [ %133, %69 ]
  %73 = phi i32 [ 0, %26 ], [ %134, %69 ]
  %74 = phi i32 [ 0, %26 ], [ %135, %69 ]
  %75 = add nsw i32 %73, %17
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %1, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.Force, ptr %2, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load double, ptr %82, align 8, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %85 = load double, ptr %84, align 8, !tbaa !7
  %86 = fadd contract double %70, %81
  %87 = fadd contract double %71, %83
  %88 = fadd contract double %72, %85
  %89 = or disjoint i32 %73, 1
  %90 = add nsw i32 %89, %17
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %1, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.Force, ptr %2, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !7
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %98 = load double, ptr %97, align 8, !tbaa !7
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %100 = load double, ptr %99, align 8, !tbaa !7
  %101 = fadd contract double %86, %96
  %102 = fadd contract double %87, %98
  %103 = fadd contract double %88, %100
  %104 = or disjoint i32 %73, 2
  %105 = add nsw i32 %104, %17
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %1, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.Force, ptr %2, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8, !tbaa !7
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %115 = load double, ptr %114, align 8, !tbaa !7
  %116 = fadd contract double %101, %111
  %117 = fadd contract double %102, %113
  %118 = fadd contract double %103, %115
  %119 = or disjoint i32 %73, 3
  %120 = add nsw i32 %119, %17
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %1, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.Force, ptr %2, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !7
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %128 = load double, ptr %127, align 8, !tbaa !7
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 16
  %130 = load double, ptr %129, align 8, !tbaa !7
  %131 = fadd contract double %116, %126
  %132 = fadd contract double %117, %128
  %133 = fadd contract double %118, %130
  %134 = add nuw nsw i32 %73, 4
  %135 = add i32 %74, 4
  %136 = icmp eq i32 %135, %27
  br i1 %136, label %28, label %69, !llvm.loop !11

137:                                              ; preds = %59
  %138 = fdiv contract double %62, %67
  %139 = fdiv contract double %61, %67
  %140 = fdiv contract double %60, %67
  %141 = getelementptr inbounds %struct.Force, ptr %5, i64 %15
  store double %138, ptr %141, align 8, !tbaa !7
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store double %139, ptr %142, align 8, !tbaa !7
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 16
  store double %140, ptr %143, align 8, !tbaa !7
  br label %144

144:                                              ; preds = %59, %137, %7
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
