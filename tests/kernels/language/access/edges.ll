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
  br i1 %17, label %18, label %120

18:                                               ; preds = %4
  %19 = add nsw i32 %2, -1
  %20 = add nsw i32 %3, -1
  %21 = add nsw i32 %14, -1
  %22 = tail call noundef i32 @__nv_max(i32 noundef %21, i32 noundef 0) #5
  %23 = tail call noundef i32 @__nv_min(i32 noundef %22, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %24 = add nsw i32 %9, -1
  %25 = tail call noundef i32 @__nv_max(i32 noundef %24, i32 noundef 0) #5
  %26 = tail call noundef i32 @__nv_min(i32 noundef %25, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %27 = mul nsw i32 %23, %3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fadd contract float %31, 0.000000e+00
  %33 = tail call noundef i32 @__nv_max(i32 noundef %21, i32 noundef 0) #5
  %34 = tail call noundef i32 @__nv_min(i32 noundef %33, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %35 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef 0) #5
  %36 = tail call noundef i32 @__nv_min(i32 noundef %35, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %37 = mul nsw i32 %34, %3
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fadd contract float %32, %41
  %43 = tail call noundef i32 @__nv_max(i32 noundef %21, i32 noundef 0) #5
  %44 = tail call noundef i32 @__nv_min(i32 noundef %43, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %45 = add nsw i32 %9, 1
  %46 = tail call noundef i32 @__nv_max(i32 noundef %45, i32 noundef 0) #5
  %47 = tail call noundef i32 @__nv_min(i32 noundef %46, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %48 = mul nsw i32 %44, %3
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %42, %52
  %54 = tail call noundef i32 @__nv_max(i32 noundef %14, i32 noundef 0) #5
  %55 = tail call noundef i32 @__nv_min(i32 noundef %54, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %56 = tail call noundef i32 @__nv_max(i32 noundef %24, i32 noundef 0) #5
  %57 = tail call noundef i32 @__nv_min(i32 noundef %56, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %58 = mul nsw i32 %55, %3
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fadd contract float %53, %62
  %64 = tail call noundef i32 @__nv_max(i32 noundef %14, i32 noundef 0) #5
  %65 = tail call noundef i32 @__nv_min(i32 noundef %64, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %66 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef 0) #5
  %67 = tail call noundef i32 @__nv_min(i32 noundef %66, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %68 = mul nsw i32 %65, %3
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fadd contract float %63, %72
  %74 = tail call noundef i32 @__nv_max(i32 noundef %14, i32 noundef 0) #5
  %75 = tail call noundef i32 @__nv_min(i32 noundef %74, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %76 = tail call noundef i32 @__nv_max(i32 noundef %45, i32 noundef 0) #5
  %77 = tail call noundef i32 @__nv_min(i32 noundef %76, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %78 = mul nsw i32 %75, %3
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fadd contract float %73, %82
  %84 = add nuw nsw i32 %14, 1
  %85 = tail call noundef i32 @__nv_max(i32 noundef %84, i32 noundef 0) #5
  %86 = tail call noundef i32 @__nv_min(i32 noundef %85, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %87 = tail call noundef i32 @__nv_max(i32 noundef %24, i32 noundef 0) #5
  %88 = tail call noundef i32 @__nv_min(i32 noundef %87, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %89 = mul nsw i32 %86, %3
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fadd contract float %83, %93
  %95 = tail call noundef i32 @__nv_max(i32 noundef %84, i32 noundef 0) #5
  %96 = tail call noundef i32 @__nv_min(i32 noundef %95, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %97 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef 0) #5
  %98 = tail call noundef i32 @__nv_min(i32 noundef %97, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %99 = mul nsw i32 %96, %3
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fadd contract float %94, %103
  %105 = tail call noundef i32 @__nv_max(i32 noundef %84, i32 noundef 0) #5
  %106 = tail call noundef i32 @__nv_min(i32 noundef %105, i32 noundef range(i32 -2147483648, 2147483647) %19) #5
  %107 = tail call noundef i32 @__nv_max(i32 noundef %45, i32 noundef 0) #5
  %108 = tail call noundef i32 @__nv_min(i32 noundef %107, i32 noundef range(i32 -2147483648, 2147483647) %20) #5
  %109 = mul nsw i32 %106, %3
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fadd contract float %104, %113
  %115 = fdiv contract float %114, 9.000000e+00
  %116 = mul nsw i32 %3, %14
  %117 = add nsw i32 %116, %9
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %1, i64 %118
  store float %115, ptr %119, align 4, !tbaa !7
  br label %120

120:                                              ; preds = %4, %18
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
