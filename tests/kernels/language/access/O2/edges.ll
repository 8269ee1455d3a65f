; ModuleID = 'edges.cu'
source_filename = "edges.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @roll_plane(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %2
  %18 = icmp slt i32 %11, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %36

20:                                               ; preds = %6
  %21 = mul nsw i32 %3, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = add nuw i32 %2, %16
  %27 = add i32 %26, %4
  %28 = srem i32 %27, %2
  %29 = mul nsw i32 %28, %3
  %30 = add i32 %3, %11
  %31 = add i32 %30, %5
  %32 = srem i32 %31, %3
  %33 = add nsw i32 %29, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  store float %25, ptr %35, align 4, !tbaa !7
  br label %36

36:                                               ; preds = %20, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wrapped_laplacian(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp slt i32 %13, %2
  %15 = icmp slt i32 %8, %2
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %56

17:                                               ; preds = %3
  %18 = add nsw i32 %2, -1
  %19 = add nuw i32 %18, %13
  %20 = urem i32 %19, %2
  %21 = add nuw nsw i32 %13, 1
  %22 = urem i32 %21, %2
  %23 = add i32 %18, %8
  %24 = srem i32 %23, %2
  %25 = add nsw i32 %8, 1
  %26 = srem i32 %25, %2
  %27 = mul nsw i32 %20, %2
  %28 = add nsw i32 %27, %8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = mul nsw i32 %22, %2
  %33 = add nsw i32 %32, %8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fadd contract float %31, %36
  %38 = mul nsw i32 %2, %13
  %39 = add nsw i32 %24, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fadd contract float %37, %42
  %44 = add nsw i32 %26, %38
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %43, %47
  %49 = add nsw i32 %38, %8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fmul contract float %52, 4.000000e+00
  %54 = fsub contract float %48, %53
  %55 = getelementptr inbounds float, ptr %1, i64 %50
  store float %54, ptr %55, align 4, !tbaa !7
  br label %56

56:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mirrored(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %3, 1
  %11 = add nsw i32 %10, %2
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %4
  %14 = sub nsw i32 %9, %3
  %15 = tail call i32 @llvm.abs.i32(i32 %14, i1 true)
  %16 = icmp slt i32 %15, %2
  %17 = shl i32 %2, 1
  %18 = add i32 %17, -2
  %19 = sub i32 %18, %15
  %20 = select i1 %16, i32 %15, i32 %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = sext i32 %9 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  store float %23, ptr %25, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %4, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @clamped_mean(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %2
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %65

18:                                               ; preds = %4
  %19 = add nsw i32 %2, -1
  %20 = add nsw i32 %3, -1
  %21 = add nsw i32 %9, -1
  %22 = add nsw i32 %9, 1
  br label %23

23:                                               ; preds = %18, %23
  %24 = phi float [ 0.000000e+00, %18 ], [ %56, %23 ]
  %25 = phi i32 [ -1, %18 ], [ %57, %23 ]
  %26 = add nsw i32 %25, %14
  %27 = tail call noundef i32 @__nv_max(i32 noundef %26, i32 noundef 0) #5
  %28 = tail call noundef i32 @__nv_min(i32 noundef %27, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %29 = tail call noundef i32 @__nv_max(i32 noundef %21, i32 noundef 0) #5
  %30 = tail call noundef i32 @__nv_min(i32 noundef %29, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %31 = mul nsw i32 %28, %3
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fadd contract float %24, %35
  %37 = tail call noundef i32 @__nv_max(i32 noundef %26, i32 noundef 0) #5
  %38 = tail call noundef i32 @__nv_min(i32 noundef %37, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %39 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef 0) #5
  %40 = tail call noundef i32 @__nv_min(i32 noundef %39, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %41 = mul nsw i32 %38, %3
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fadd contract float %36, %45
  %47 = tail call noundef i32 @__nv_max(i32 noundef %26, i32 noundef 0) #5
  %48 = tail call noundef i32 @__nv_min(i32 noundef %47, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %49 = tail call noundef i32 @__nv_max(i32 noundef %22, i32 noundef 0) #5
  %50 = tail call noundef i32 @__nv_min(i32 noundef %49, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %51 = mul nsw i32 %48, %3
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fadd contract float %46, %55
  %57 = add nsw i32 %25, 1
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %59, label %23, !llvm.loop !9

59:                                               ; preds = %23
  %60 = fdiv contract float %56, 9.000000e+00
  %61 = mul nsw i32 %3, %14
  %62 = add nsw i32 %61, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  store float %60, ptr %64, align 4, !tbaa !7
  br label %65

65:                                               ; preds = %4, %59
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
