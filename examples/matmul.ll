; ModuleID = 'matmul.cu'
source_filename = "matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6matmulPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %16, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %112

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %52

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %11
  %24 = and i32 %5, 3
  %25 = icmp ult i32 %5, 4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483644
  br label %58

28:                                               ; preds = %58
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %52, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %109, %28 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %108, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %31, %30 ], [ %49, %34 ]
  %36 = phi float [ %32, %30 ], [ %48, %34 ]
  %37 = phi i32 [ 0, %30 ], [ %50, %34 ]
  %38 = add nuw nsw i32 %35, %23
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %16
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fadd contract float %36, %47
  %49 = add nuw nsw i32 %35, 1
  %50 = add i32 %37, 1
  %51 = icmp eq i32 %50, %24
  br i1 %51, label %52, label %34, !llvm.loop !9

52:                                               ; preds = %28, %34, %20
  %53 = phi float [ 0.000000e+00, %20 ], [ %108, %28 ], [ %48, %34 ]
  %54 = mul nsw i32 %4, %11
  %55 = add nsw i32 %54, %16
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %2, i64 %56
  store float %53, ptr %57, align 4, !tbaa !7
  br label %112

58:                                               ; preds = %58, %26
  %59 = phi i32 [ 0, %26 ], [ %109, %58 ]
  %60 = phi float [ 0.000000e+00, %26 ], [ %108, %58 ]
  %61 = phi i32 [ 0, %26 ], [ %110, %58 ]
  %62 = add nuw nsw i32 %59, %23
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = mul nsw i32 %59, %4
  %67 = add nsw i32 %66, %16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %65, %70
  %72 = fadd contract float %60, %71
  %73 = or disjoint i32 %59, 1
  %74 = add nuw nsw i32 %73, %23
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = mul nsw i32 %73, %4
  %79 = add nsw i32 %78, %16
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fmul contract float %77, %82
  %84 = fadd contract float %72, %83
  %85 = or disjoint i32 %59, 2
  %86 = add nuw nsw i32 %85, %23
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = mul nsw i32 %85, %4
  %91 = add nsw i32 %90, %16
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fmul contract float %89, %94
  %96 = fadd contract float %84, %95
  %97 = or disjoint i32 %59, 3
  %98 = add nuw nsw i32 %97, %23
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = mul nsw i32 %97, %4
  %103 = add nsw i32 %102, %16
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fmul contract float %101, %106
  %108 = fadd contract float %96, %107
  %109 = add nuw nsw i32 %59, 4
  %110 = add i32 %61, 4
  %111 = icmp eq i32 %110, %27
  br i1 %111, label %28, label %58, !llvm.loop !11

112:                                              ; preds = %6, %52
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
