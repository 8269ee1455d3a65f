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
  br i1 %20, label %21, label %126

21:                                               ; preds = %7
  %22 = sitofp i32 %12 to float
  %23 = fmul contract float %5, %22
  %24 = fadd contract float %3, %23
  %25 = uitofp nneg i32 %17 to float
  %26 = fmul contract float %5, %25
  %27 = fadd contract float %4, %26
  %28 = icmp sgt i32 %6, 0
  br i1 %28, label %29, label %61

29:                                               ; preds = %21
  %30 = and i32 %6, 3
  %31 = icmp ult i32 %6, 4
  br i1 %31, label %36, label %32

32:                                               ; preds = %29
  %33 = and i32 %6, 2147483644
  br label %67

34:                                               ; preds = %67
  %35 = icmp eq i32 %30, 0
  br i1 %35, label %61, label %36

36:                                               ; preds = %34, %29
  %37 = phi float [ 0.000000e+00, %29 ], [ %120, %34 ]
  %38 = phi float [ 0.000000e+00, %29 ], [ %121, %34 ]
  %39 = phi i32 [ 0, %29 ], [ %123, %34 ]
  %40 = icmp ne i32 %30, 0
  tail call void @llvm.assume(i1 %40)
  br label %41

41:                                               ; preds = %41, %36
  %42 = phi float [ %55, %41 ], [ %37, %36 ]
  %43 = phi float [ %56, %41 ], [ %38, %36 ]
  %44 = phi i32 [ %58, %41 ], [ %39, %36 ]
  %45 = phi i32 [ %59, %41 ], [ 0, %36 ]
  %46 = fmul contract float %42, %42
  %47 = fmul contract float %43, %43
  %48 = fadd contract float %47, %46
  %49 = fcmp contract ole float %48, 4.000000e+00
  %50 = fsub contract float %46, %47
  %51 = fadd contract float %24, %50
  %52 = fmul contract float %42, 2.000000e+00
  %53 = fmul contract float %43, %52
  %54 = fadd contract float %27, %53
  %55 = select i1 %49, float %51, float %42
  %56 = select contract i1 %49, float %54, float %43
  %57 = zext i1 %49 to i32
  %58 = add nuw nsw i32 %44, %57
  %59 = add i32 %45, 1
  %60 = icmp eq i32 %59, %30
  br i1 %60, label %61, label %41, !llvm.loop !7

61:                                               ; preds = %34, %41, %21
  %62 = phi i32 [ 0, %21 ], [ %123, %34 ], [ %58, %41 ]
  %63 = mul nsw i32 %1, %17
  %64 = add nsw i32 %63, %12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %0, i64 %65
  store i32 %62, ptr %66, align 4, !tbaa !3
  br label %126

67:                                               ; preds = %67, %32
  %68 = phi float [ 0.000000e+00, %32 ], [ %120, %67 ]
  %69 = phi float [ 0.000000e+00, %32 ], [ %121, %67 ]
  %70 = phi i32 [ 0, %32 ], [ %123, %67 ]
  %71 = phi i32 [ 0, %32 ], [ %124, %67 ]
  %72 = fmul contract float %68, %68
  %73 = fmul contract float %69, %69
  %74 = fadd contract float %73, %72
  %75 = fcmp contract ole float %74, 4.000000e+00
  %76 = fsub contract float %72, %73
  %77 = fadd contract float %24, %76
  %78 = fmul contract float %68, 2.000000e+00
  %79 = fmul contract float %69, %78
  %80 = fadd contract float %27, %79
  %81 = select i1 %75, float %77, float %68
  %82 = select contract i1 %75, float %80, float %69
  %83 = zext i1 %75 to i32
  %84 = add nuw nsw i32 %70, %83
  %85 = fmul contract float %81, %81
  %86 = fmul contract float %82, %82
  %87 = fadd contract float %86, %85
  %88 = fcmp contract ole float %87, 4.000000e+00
  %89 = fsub contract float %85, %86
  %90 = fadd contract float %24, %89
  %91 = fmul contract float %81, 2.000000e+00
  %92 = fmul contract float %82, %91
  %93 = fadd contract float %27, %92
  %94 = select i1 %88, float %90, float %81
  %95 = select contract i1 %88, float %93, float %82
  %96 = zext i1 %88 to i32
  %97 = add nuw nsw i32 %84, %96
  %98 = fmul contract float %94, %94
  %99 = fmul contract float %95, %95
  %100 = fadd contract float %99, %98
  %101 = fcmp contract ole float %100, 4.000000e+00
  %102 = fsub contract float %98, %99
  %103 = fadd contract float %24, %102
  %104 = fmul contract float %94, 2.000000e+00
  %105 = fmul contract float %95, %104
  %106 = fadd contract float %27, %105
  %107 = select i1 %101, float %103, float %94
  %108 = select contract i1 %101, float %106, float %95
  %109 = zext i1 %101 to i32
  %110 = add nuw nsw i32 %97, %109
  %111 = fmul contract float %107, %107
  %112 = fmul contract float %108, %108
  %113 = fadd contract float %112, %111
  %114 = fcmp contract ole float %113, 4.000000e+00
  %115 = fsub contract float %111, %112
  %116 = fadd contract float %24, %115
  %117 = fmul contract float %107, 2.000000e+00
  %118 = fmul contract float %108, %117
  %119 = fadd contract float %27, %118
  %120 = select i1 %114, float %116, float %107
  %121 = select contract i1 %114, float %119, float %108
  %122 = zext i1 %114 to i32
  %123 = add nuw nsw i32 %110, %122
  %124 = add i32 %71, 4
  %125 = icmp eq i32 %124, %33
  br i1 %125, label %34, label %67, !llvm.loop !9

126:                                              ; preds = %7, %61
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
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
