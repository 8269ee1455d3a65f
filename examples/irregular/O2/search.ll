; ModuleID = 'search.cu'
source_filename = "search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6searchPKiiS0_PiS1_i(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %39

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %2, i64 %14
  br label %16

16:                                               ; preds = %13, %20
  %17 = phi i32 [ %33, %20 ], [ %1, %13 ]
  %18 = phi i32 [ %31, %20 ], [ 0, %13 ]
  %19 = icmp slt i32 %18, %17
  br i1 %19, label %20, label %34

20:                                               ; preds = %16
  %21 = sub nsw i32 %17, %18
  %22 = lshr i32 %21, 1
  %23 = add nuw nsw i32 %22, %18
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = load i32, ptr %15, align 4, !tbaa !3
  %28 = icmp eq i32 %26, %27
  %29 = icmp slt i32 %26, %27
  %30 = add nuw nsw i32 %23, 1
  %31 = select i1 %29, i32 %30, i32 %18
  %32 = icmp sgt i32 %26, %27
  %33 = select i1 %32, i32 %23, i32 %17
  br i1 %28, label %34, label %16

34:                                               ; preds = %20, %16
  %35 = phi i32 [ 1, %20 ], [ 0, %16 ]
  %36 = phi i32 [ %23, %20 ], [ %18, %16 ]
  %37 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %36, ptr %37, align 4, !tbaa !3
  %38 = getelementptr inbounds i32, ptr %4, i64 %14
  store i32 %35, ptr %38, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
