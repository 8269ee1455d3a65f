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
  br i1 %11, label %12, label %30

12:                                               ; preds = %4
  %13 = and i32 %3, 1
  %14 = icmp eq i32 %3, 1
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = and i32 %3, 2147483646
  br label %31

17:                                               ; preds = %52
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %17, %12
  %20 = phi i32 [ 0, %12 ], [ %53, %17 ]
  %21 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %21)
  %22 = add nsw i32 %20, %10
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %24, label %30

24:                                               ; preds = %19
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = getelementptr inbounds float, ptr %0, i64 %25
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fadd contract float %28, 5.000000e-01
  store float %29, ptr %26, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %17, %24, %19, %4
  ret void

31:                                               ; preds = %52, %15
  %32 = phi i32 [ 0, %15 ], [ %53, %52 ]
  %33 = phi i32 [ 0, %15 ], [ %54, %52 ]
  %34 = add nsw i32 %32, %10
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %36, label %42

36:                                               ; preds = %31
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  %39 = getelementptr inbounds float, ptr %0, i64 %37
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fadd contract float %40, 5.000000e-01
  store float %41, ptr %38, align 4, !tbaa !7
  br label %42

42:                                               ; preds = %31, %36
  %43 = or disjoint i32 %32, 1
  %44 = add nsw i32 %43, %10
  %45 = icmp slt i32 %44, %2
  br i1 %45, label %46, label %52

46:                                               ; preds = %42
  %47 = sext i32 %44 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = getelementptr inbounds float, ptr %0, i64 %47
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %50, 5.000000e-01
  store float %51, ptr %48, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %46, %42
  %53 = add nuw nsw i32 %32, 2
  %54 = add i32 %33, 2
  %55 = icmp eq i32 %54, %16
  br i1 %55, label %17, label %31, !llvm.loop !17
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
!17 = distinct !{!17, !10}
