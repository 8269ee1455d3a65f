; ModuleID = 'moves.cu'
source_filename = "moves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19transpose_diagonalsE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ18transpose_numberedE4tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_diagonals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = add nuw i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %8 = urem i32 %6, %7
  %9 = shl nsw i32 %4, 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw i32 %9, %10
  %12 = shl nsw i32 %8, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw i32 %12, %13
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %15
  %17 = mul nsw i32 %11, %2
  %18 = add nsw i32 %14, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr inbounds nuw [17 x float], ptr %16, i64 %22
  store float %21, ptr %23, align 4, !tbaa !7
  %24 = add nuw nsw i32 %11, 8
  %25 = mul nsw i32 %24, %2
  %26 = add nsw i32 %14, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = add nuw nsw i32 %10, 8
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw [17 x float], ptr %16, i64 %31
  store float %29, ptr %32, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = add nuw i32 %12, %10
  %34 = add nuw i32 %9, %13
  %35 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ19transpose_diagonalsE4tile to ptr), i64 %15
  %36 = getelementptr inbounds nuw float, ptr %35, i64 %22
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nsw i32 %33, %2
  %39 = add nsw i32 %34, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw float, ptr %35, i64 %31
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = add nuw nsw i32 %33, 8
  %45 = mul nsw i32 %44, %2
  %46 = add nsw i32 %34, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  store float %43, ptr %48, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_numbered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %11 = udiv i32 %9, %10
  %12 = mul i32 %11, %10
  %13 = sub i32 %9, %12
  %14 = add i32 %11, %13
  %15 = urem i32 %14, %6
  %16 = shl nuw nsw i32 %13, 4
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = shl nsw i32 %15, 4
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add nuw i32 %19, %20
  %22 = icmp slt i32 %21, %3
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %23
  %25 = icmp slt i32 %18, %2
  %26 = select i1 %25, i1 %22, i1 false
  br i1 %26, label %27, label %35

27:                                               ; preds = %4
  %28 = mul nsw i32 %18, %3
  %29 = add nsw i32 %28, %21
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = zext nneg i32 %17 to i64
  %34 = getelementptr inbounds nuw [17 x float], ptr %24, i64 %33
  store float %32, ptr %34, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %4, %27
  %36 = add nuw nsw i32 %18, 8
  %37 = icmp slt i32 %36, %2
  %38 = select i1 %37, i1 %22, i1 false
  br i1 %38, label %39, label %48

39:                                               ; preds = %35
  %40 = mul nsw i32 %36, %3
  %41 = add nsw i32 %40, %21
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %17 to i64
  %46 = getelementptr inbounds nuw [17 x float], ptr %24, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 544
  store float %44, ptr %47, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %39, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = add nuw i32 %19, %17
  %50 = add nuw nsw i32 %16, %20
  %51 = icmp slt i32 %50, %2
  %52 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_numberedE4tile to ptr), i64 %23
  %53 = icmp slt i32 %49, %3
  %54 = select i1 %53, i1 %51, i1 false
  br i1 %54, label %55, label %63

55:                                               ; preds = %48
  %56 = zext nneg i32 %17 to i64
  %57 = getelementptr inbounds nuw float, ptr %52, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = mul nsw i32 %49, %2
  %60 = add nsw i32 %59, %50
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  store float %58, ptr %62, align 4, !tbaa !7
  br label %63

63:                                               ; preds = %48, %55
  %64 = add nuw nsw i32 %49, 8
  %65 = icmp slt i32 %64, %3
  %66 = select i1 %65, i1 %51, i1 false
  br i1 %66, label %67, label %76

67:                                               ; preds = %63
  %68 = zext nneg i32 %17 to i64
  %69 = getelementptr inbounds nuw float, ptr %52, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = mul nsw i32 %64, %2
  %73 = add nsw i32 %72, %50
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  store float %71, ptr %75, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %67, %63
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

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
