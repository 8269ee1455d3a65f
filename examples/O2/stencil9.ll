; ModuleID = 'stencil9.cu'
source_filename = "stencil9.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8stencil9PKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %9, 1
  %11 = add i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %15, 1
  %17 = add nuw nsw i32 %16, %14
  %18 = add nsw i32 %4, -1
  %19 = icmp slt i32 %11, %18
  %20 = add nsw i32 %3, -1
  %21 = icmp slt i32 %17, %20
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %23, label %101

23:                                               ; preds = %5
  %24 = add nuw nsw i32 %15, %14
  %25 = mul nsw i32 %24, %4
  %26 = add nsw i32 %25, %11
  %27 = load float, ptr %1, align 4, !tbaa !7
  %28 = sext i32 %26 to i64
  %29 = getelementptr float, ptr %0, i64 %28
  %30 = getelementptr i8, ptr %29, i64 -4
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fmul contract float %27, %31
  %33 = fadd contract float %32, 0.000000e+00
  %34 = getelementptr i8, ptr %1, i64 4
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = sext i32 %26 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fmul contract float %35, %38
  %40 = fadd contract float %33, %39
  %41 = getelementptr i8, ptr %1, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = sext i32 %26 to i64
  %44 = getelementptr float, ptr %0, i64 %43
  %45 = getelementptr i8, ptr %44, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %42, %46
  %48 = fadd contract float %40, %47
  %49 = mul nsw i32 %17, %4
  %50 = add nsw i32 %49, %11
  %51 = getelementptr i8, ptr %1, i64 12
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = sext i32 %50 to i64
  %54 = getelementptr float, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 -4
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %52, %56
  %58 = fadd contract float %48, %57
  %59 = getelementptr i8, ptr %1, i64 16
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = sext i32 %50 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fmul contract float %60, %63
  %65 = fadd contract float %58, %64
  %66 = getelementptr i8, ptr %1, i64 20
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = sext i32 %50 to i64
  %69 = getelementptr float, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 4
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fmul contract float %67, %71
  %73 = fadd contract float %65, %72
  %74 = add nuw nsw i32 %17, 1
  %75 = mul nsw i32 %74, %4
  %76 = add nsw i32 %75, %11
  %77 = getelementptr i8, ptr %1, i64 24
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = sext i32 %76 to i64
  %80 = getelementptr float, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -4
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fmul contract float %78, %82
  %84 = fadd contract float %73, %83
  %85 = getelementptr i8, ptr %1, i64 28
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = sext i32 %76 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %86, %89
  %91 = fadd contract float %84, %90
  %92 = getelementptr i8, ptr %1, i64 32
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = sext i32 %76 to i64
  %95 = getelementptr float, ptr %0, i64 %94
  %96 = getelementptr i8, ptr %95, i64 4
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = fmul contract float %93, %97
  %99 = fadd contract float %91, %98
  %100 = getelementptr inbounds float, ptr %2, i64 %61
  store float %99, ptr %100, align 4, !tbaa !7
  br label %101

101:                                              ; preds = %5, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!"float", !5, i64 0}
