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
  br i1 %19, label %20, label %81

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %11
  %24 = and i32 %5, 1
  %25 = icmp eq i32 %5, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483646
  br label %51

28:                                               ; preds = %51
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %78, %28 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %77, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = add nuw nsw i32 %31, %23
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nsw i32 %31, %4
  %39 = add nsw i32 %38, %16
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %37, %42
  %44 = fadd contract float %32, %43
  br label %45

45:                                               ; preds = %30, %28, %20
  %46 = phi float [ 0.000000e+00, %20 ], [ %77, %28 ], [ %44, %30 ]
  %47 = mul nsw i32 %4, %11
  %48 = add nsw i32 %47, %16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  store float %46, ptr %50, align 4, !tbaa !7
  br label %81

51:                                               ; preds = %51, %26
  %52 = phi i32 [ 0, %26 ], [ %78, %51 ]
  %53 = phi float [ 0.000000e+00, %26 ], [ %77, %51 ]
  %54 = phi i32 [ 0, %26 ], [ %79, %51 ]
  %55 = add nuw nsw i32 %52, %23
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = mul nsw i32 %52, %4
  %60 = add nsw i32 %59, %16
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %58, %63
  %65 = fadd contract float %53, %64
  %66 = or disjoint i32 %52, 1
  %67 = add nuw nsw i32 %66, %23
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = mul nsw i32 %66, %4
  %72 = add nsw i32 %71, %16
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fmul contract float %70, %75
  %77 = fadd contract float %65, %76
  %78 = add nuw nsw i32 %52, 2
  %79 = add i32 %54, 2
  %80 = icmp eq i32 %79, %27
  br i1 %80, label %28, label %51, !llvm.loop !9

81:                                               ; preds = %6, %45
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
!10 = !{!"llvm.loop.mustprogress"}
