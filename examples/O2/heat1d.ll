; ModuleID = 'heat1d.cu'
source_filename = "heat1d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6heat1dPKdPdiddd(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %37

13:                                               ; preds = %6
  %14 = fmul contract double %3, %4
  %15 = fmul contract double %5, %5
  %16 = fdiv contract double %14, %15
  %17 = icmp sgt i32 %11, 0
  %18 = zext nneg i32 %11 to i64
  %19 = getelementptr double, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = sext i32 %11 to i64
  %22 = getelementptr double, ptr %0, i64 %21
  %23 = select i1 %17, ptr %20, ptr %22
  %24 = load double, ptr %23, align 8, !tbaa !7
  %25 = add nsw i32 %2, -1
  %26 = icmp slt i32 %11, %25
  %27 = select i1 %26, i64 8, i64 0
  %28 = getelementptr i8, ptr %22, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !7
  %30 = load double, ptr %22, align 8, !tbaa !7
  %31 = fmul contract double %30, 2.000000e+00
  %32 = fsub contract double %24, %31
  %33 = fadd contract double %29, %32
  %34 = fmul contract double %16, %33
  %35 = fadd contract double %30, %34
  %36 = getelementptr inbounds double, ptr %1, i64 %21
  store double %35, ptr %36, align 8, !tbaa !7
  br label %37

37:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
!8 = !{!"double", !5, i64 0}
