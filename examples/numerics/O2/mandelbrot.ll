; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z10mandelbrotPiiifffi(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %1
  %19 = icmp slt i32 %17, %2
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %86

21:                                               ; preds = %7
  %22 = sitofp i32 %12 to float
  %23 = fmul contract float %5, %22
  %24 = fadd contract float %3, %23
  %25 = uitofp nneg i32 %17 to float
  %26 = fmul contract float %5, %25
  %27 = fadd contract float %4, %26
  %28 = icmp sgt i32 %6, 0
  br i1 %28, label %29, label %47

29:                                               ; preds = %21
  %30 = and i32 %6, 1
  %31 = icmp eq i32 %6, 1
  br i1 %31, label %36, label %32

32:                                               ; preds = %29
  %33 = and i32 %6, 2147483646
  br label %53

34:                                               ; preds = %53
  %35 = icmp eq i32 %30, 0
  br i1 %35, label %47, label %36

36:                                               ; preds = %34, %29
  %37 = phi float [ 0.000000e+00, %29 ], [ %80, %34 ]
  %38 = phi float [ 0.000000e+00, %29 ], [ %81, %34 ]
  %39 = phi i32 [ 0, %29 ], [ %83, %34 ]
  %40 = icmp ne i32 %30, 0
  tail call void @llvm.assume(i1 %40)
  %41 = fmul contract float %37, %37
  %42 = fmul contract float %38, %38
  %43 = fadd contract float %42, %41
  %44 = fcmp contract ole float %43, 4.000000e+00
  %45 = zext i1 %44 to i32
  %46 = add nuw nsw i32 %39, %45
  br label %47

47:                                               ; preds = %36, %34, %21
  %48 = phi i32 [ 0, %21 ], [ %83, %34 ], [ %46, %36 ]
  %49 = mul nsw i32 %1, %17
  %50 = add nsw i32 %49, %12
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %0, i64 %51
  store i32 %48, ptr %52, align 4, !tbaa !3
  br label %86

53:                                               ; preds = %53, %32
  %54 = phi float [ 0.000000e+00, %32 ], [ %80, %53 ]
  %55 = phi float [ 0.000000e+00, %32 ], [ %81, %53 ]
  %56 = phi i32 [ 0, %32 ], [ %83, %53 ]
  %57 = phi i32 [ 0, %32 ], [ %84, %53 ]
  %58 = fmul contract float %54, %54
  %59 = fmul contract float %55, %55
  %60 = fadd contract float %59, %58
  %61 = fcmp contract ole float %60, 4.000000e+00
  %62 = fsub contract float %58, %59
  %63 = fadd contract float %24, %62
  %64 = fmul contract float %54, 2.000000e+00
  %65 = fmul contract float %55, %64
  %66 = fadd contract float %27, %65
  %67 = select i1 %61, float %63, float %54
  %68 = select contract i1 %61, float %66, float %55
  %69 = zext i1 %61 to i32
  %70 = add nuw nsw i32 %56, %69
  %71 = fmul contract float %67, %67
  %72 = fmul contract float %68, %68
  %73 = fadd contract float %72, %71
  %74 = fcmp contract ole float %73, 4.000000e+00
  %75 = fsub contract float %71, %72
  %76 = fadd contract float %24, %75
  %77 = fmul contract float %67, 2.000000e+00
  %78 = fmul contract float %68, %77
  %79 = fadd contract float %27, %78
  %80 = select i1 %74, float %76, float %67
  %81 = select contract i1 %74, float %79, float %68
  %82 = zext i1 %74 to i32
  %83 = add nuw nsw i32 %70, %82
  %84 = add i32 %57, 2
  %85 = icmp eq i32 %84, %33
  br i1 %85, label %34, label %53, !llvm.loop !7

86:                                               ; preds = %7, %47
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
