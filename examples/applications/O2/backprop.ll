; ModuleID = 'backprop.cu'
source_filename = "backprop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13layer_forwardPKfPfS1_iE4node = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13layer_forwardPKfPfS1_iE6matrix = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13layer_forwardPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = add nsw i32 %3, 1
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = shl nuw nsw i32 %8, 4
  %10 = add nuw nsw i32 %6, 1
  %11 = add nuw nsw i32 %10, %9
  %12 = mul i32 %7, %11
  %13 = add nuw nsw i32 %5, 1
  %14 = add i32 %13, %12
  %15 = icmp eq i32 %5, 0
  %16 = zext nneg i32 %6 to i64
  br i1 %15, label %17, label %22

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 %16
  %19 = zext nneg i32 %11 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  store float %21, ptr %18, align 4, !tbaa !7
  br label %22

22:                                               ; preds = %4, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %16
  %27 = zext nneg i32 %5 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  store float %25, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE4node to ptr), i64 %16
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = fmul contract float %29, %31
  store float %32, ptr %28, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %27
  %34 = and i32 %6, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %22
  %37 = zext nneg i32 %10 to i64
  %38 = getelementptr inbounds nuw [16 x float], ptr %33, i64 %37
  %39 = load float, ptr %28, align 4, !tbaa !7
  %40 = load float, ptr %38, align 4, !tbaa !7
  %41 = fadd contract float %39, %40
  store float %41, ptr %28, align 4, !tbaa !7
  br label %42

42:                                               ; preds = %36, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = and i32 %6, 3
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = zext nneg i32 %6 to i64
  %47 = getelementptr inbounds nuw [16 x float], ptr %33, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 128
  %49 = load float, ptr %28, align 4, !tbaa !7
  %50 = load float, ptr %48, align 4, !tbaa !7
  %51 = fadd contract float %49, %50
  store float %51, ptr %28, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %45, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = and i32 %6, 7
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %62

55:                                               ; preds = %52
  %56 = zext nneg i32 %6 to i64
  %57 = getelementptr inbounds nuw [16 x float], ptr %33, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 256
  %59 = load float, ptr %28, align 4, !tbaa !7
  %60 = load float, ptr %58, align 4, !tbaa !7
  %61 = fadd contract float %59, %60
  store float %61, ptr %28, align 4, !tbaa !7
  br label %62

62:                                               ; preds = %55, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = and i32 %6, 15
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %62
  %66 = zext nneg i32 %6 to i64
  %67 = getelementptr inbounds nuw [16 x float], ptr %33, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 512
  %69 = load float, ptr %28, align 4, !tbaa !7
  %70 = load float, ptr %68, align 4, !tbaa !7
  %71 = fadd contract float %69, %70
  store float %71, ptr %28, align 4, !tbaa !7
  br label %72

72:                                               ; preds = %65, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load float, ptr %28, align 4, !tbaa !7
  store float %73, ptr %24, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %74, label %82

74:                                               ; preds = %72
  %75 = mul i32 %3, %8
  %76 = add i32 %75, %6
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %2, i64 %77
  %79 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardPKfPfS1_iE6matrix to ptr), i64 %27
  %80 = getelementptr inbounds nuw float, ptr %79, i64 %16
  %81 = load float, ptr %80, align 4, !tbaa !7
  store float %81, ptr %78, align 4, !tbaa !7
  br label %82

82:                                               ; preds = %74, %72
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
