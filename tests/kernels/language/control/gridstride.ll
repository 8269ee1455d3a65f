; ModuleID = 'gridstride.cu'
source_filename = "gridstride.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12saxpy_strideifPKfPf(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  br label %15

14:                                               ; preds = %15, %4
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i32 [ %9, %11 ], [ %24, %15 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fmul contract float %1, %19
  %21 = getelementptr inbounds float, ptr %3, i64 %17
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fadd contract float %20, %22
  store float %23, ptr %21, align 4, !tbaa !7
  %24 = add i32 %16, %13
  %25 = icmp slt i32 %24, %0
  br i1 %25, label %15, label %14, !llvm.loop !9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13square_stridePKdPdm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = mul nuw nsw i64 %5, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %10, %5
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = icmp ult i64 %14, %2
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %3
  ret void

17:                                               ; preds = %3, %17
  %18 = phi i64 [ %23, %17 ], [ %14, %3 ]
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !11
  %21 = fmul contract double %20, %20
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %18
  store double %21, ptr %22, align 8, !tbaa !11
  %23 = add i64 %18, %8
  %24 = icmp ult i64 %23, %2
  br i1 %24, label %17, label %16, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16transpose_stridePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = add nuw nsw i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %13, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %21 = mul nuw nsw i32 %6, %20
  br label %23

22:                                               ; preds = %27, %4
  ret void

23:                                               ; preds = %11, %27
  %24 = phi i32 [ %9, %11 ], [ %28, %27 ]
  br i1 %17, label %25, label %27

25:                                               ; preds = %23
  %26 = mul nsw i32 %24, %3
  br label %30

27:                                               ; preds = %30, %23
  %28 = add i32 %24, %21
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %23, label %22, !llvm.loop !14

30:                                               ; preds = %25, %30
  %31 = phi i32 [ %16, %25 ], [ %40, %30 ]
  %32 = add nsw i32 %31, %26
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = mul nsw i32 %31, %2
  %37 = add nsw i32 %36, %24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  store float %35, ptr %39, align 4, !tbaa !7
  %40 = add i32 %31, %19
  %41 = icmp slt i32 %40, %3
  br i1 %41, label %30, label %27, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9lane_sumsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %5, %11
  br label %17

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %23, %17 ]
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  store float %14, ptr %16, align 4, !tbaa !7
  ret void

17:                                               ; preds = %10, %17
  %18 = phi i32 [ %8, %10 ], [ %24, %17 ]
  %19 = phi float [ 0.000000e+00, %10 ], [ %23, %17 ]
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fadd contract float %19, %22
  %24 = add i32 %18, %12
  %25 = icmp slt i32 %24, %2
  br i1 %25, label %17, label %13, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7chunkedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul i32 %3, %9
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %37

12:                                               ; preds = %4
  %13 = and i32 %3, 3
  %14 = icmp ult i32 %3, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = and i32 %3, 2147483644
  br label %38

17:                                               ; preds = %79
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %37, label %19

19:                                               ; preds = %17, %12
  %20 = phi i32 [ 0, %12 ], [ %80, %17 ]
  %21 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %33, %19
  %23 = phi i32 [ %34, %33 ], [ %20, %19 ]
  %24 = phi i32 [ %35, %33 ], [ 0, %19 ]
  %25 = add nsw i32 %23, %10
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %27, label %33

27:                                               ; preds = %22
  %28 = sext i32 %25 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = getelementptr inbounds float, ptr %0, i64 %28
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fadd contract float %31, 5.000000e-01
  store float %32, ptr %29, align 4, !tbaa !7
  br label %33

33:                                               ; preds = %27, %22
  %34 = add nuw nsw i32 %23, 1
  %35 = add i32 %24, 1
  %36 = icmp eq i32 %35, %13
  br i1 %36, label %37, label %22, !llvm.loop !17

37:                                               ; preds = %17, %33, %4
  ret void

38:                                               ; preds = %79, %15
  %39 = phi i32 [ 0, %15 ], [ %80, %79 ]
  %40 = phi i32 [ 0, %15 ], [ %81, %79 ]
  %41 = add nsw i32 %39, %10
  %42 = icmp slt i32 %41, %2
  br i1 %42, label %43, label %49

43:                                               ; preds = %38
  %44 = sext i32 %41 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = getelementptr inbounds float, ptr %0, i64 %44
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %47, 5.000000e-01
  store float %48, ptr %45, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %38, %43
  %50 = or disjoint i32 %39, 1
  %51 = add nsw i32 %50, %10
  %52 = icmp slt i32 %51, %2
  br i1 %52, label %53, label %59

53:                                               ; preds = %49
  %54 = sext i32 %51 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = getelementptr inbounds float, ptr %0, i64 %54
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fadd contract float %57, 5.000000e-01
  store float %58, ptr %55, align 4, !tbaa !7
  br label %59

59:                                               ; preds = %53, %49
  %60 = or disjoint i32 %39, 2
  %61 = add nsw i32 %60, %10
  %62 = icmp slt i32 %61, %2
  br i1 %62, label %63, label %69

63:                                               ; preds = %59
  %64 = sext i32 %61 to i64
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = getelementptr inbounds float, ptr %0, i64 %64
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fadd contract float %67, 5.000000e-01
  store float %68, ptr %65, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %63, %59
  %70 = or disjoint i32 %39, 3
  %71 = add nsw i32 %70, %10
  %72 = icmp slt i32 %71, %2
  br i1 %72, label %73, label %79

73:                                               ; preds = %69
  %74 = sext i32 %71 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = getelementptr inbounds float, ptr %0, i64 %74
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fadd contract float %77, 5.000000e-01
  store float %78, ptr %75, align 4, !tbaa !7
  br label %79

79:                                               ; preds = %73, %69
  %80 = add nuw nsw i32 %39, 4
  %81 = add i32 %40, 4
  %82 = icmp eq i32 %81, %16
  br i1 %82, label %17, label %38, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #1

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
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !10}
