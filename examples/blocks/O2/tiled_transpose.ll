; ModuleID = 'tiled_transpose.cu'
source_filename = "tiled_transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16transpose_paddedPKfPfiiE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16transpose_paddedPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %3
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedPKfPfiiE4tile to ptr), i64 %14
  %16 = icmp slt i32 %12, %2
  %17 = and i1 %13, %16
  br i1 %17, label %18, label %26

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %3
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = zext nneg i32 %11 to i64
  %25 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %24
  store float %23, ptr %25, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %4, %18
  %27 = add nuw nsw i32 %12, 8
  %28 = icmp slt i32 %27, %2
  %29 = and i1 %13, %28
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  %31 = mul nsw i32 %27, %3
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = zext nneg i32 %11 to i64
  %37 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 1056
  store float %35, ptr %38, align 4, !tbaa !7
  br label %39

39:                                               ; preds = %30, %26
  %40 = add nuw nsw i32 %12, 16
  %41 = icmp slt i32 %40, %2
  %42 = and i1 %13, %41
  br i1 %42, label %43, label %52

43:                                               ; preds = %39
  %44 = mul nsw i32 %40, %3
  %45 = add nsw i32 %44, %8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = zext nneg i32 %11 to i64
  %50 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 2112
  store float %48, ptr %51, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %43, %39
  %53 = add nuw nsw i32 %12, 24
  %54 = icmp slt i32 %53, %2
  %55 = and i1 %13, %54
  br i1 %55, label %56, label %65

56:                                               ; preds = %52
  %57 = mul nsw i32 %53, %3
  %58 = add nsw i32 %57, %8
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = zext nneg i32 %11 to i64
  %63 = getelementptr inbounds nuw [33 x float], ptr %15, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 3168
  store float %61, ptr %64, align 4, !tbaa !7
  br label %65

65:                                               ; preds = %56, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = add nuw nsw i32 %10, %7
  %67 = add i32 %6, %11
  %68 = icmp slt i32 %66, %2
  %69 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedPKfPfiiE4tile to ptr), i64 %14
  %70 = icmp slt i32 %67, %3
  %71 = and i1 %68, %70
  br i1 %71, label %72, label %80

72:                                               ; preds = %65
  %73 = zext nneg i32 %11 to i64
  %74 = getelementptr inbounds nuw float, ptr %69, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = mul nsw i32 %67, %2
  %77 = add nsw i32 %76, %66
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  store float %75, ptr %79, align 4, !tbaa !7
  br label %80

80:                                               ; preds = %65, %72
  %81 = add nsw i32 %67, 8
  %82 = icmp slt i32 %81, %3
  %83 = and i1 %68, %82
  br i1 %83, label %84, label %93

84:                                               ; preds = %80
  %85 = zext nneg i32 %11 to i64
  %86 = getelementptr inbounds nuw float, ptr %69, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 32
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = mul nsw i32 %81, %2
  %90 = add nsw i32 %89, %66
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %1, i64 %91
  store float %88, ptr %92, align 4, !tbaa !7
  br label %93

93:                                               ; preds = %84, %80
  %94 = add nsw i32 %67, 16
  %95 = icmp slt i32 %94, %3
  %96 = and i1 %68, %95
  br i1 %96, label %97, label %106

97:                                               ; preds = %93
  %98 = zext nneg i32 %11 to i64
  %99 = getelementptr inbounds nuw float, ptr %69, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = mul nsw i32 %94, %2
  %103 = add nsw i32 %102, %66
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  store float %101, ptr %105, align 4, !tbaa !7
  br label %106

106:                                              ; preds = %97, %93
  %107 = add nsw i32 %67, 24
  %108 = icmp slt i32 %107, %3
  %109 = and i1 %68, %108
  br i1 %109, label %110, label %119

110:                                              ; preds = %106
  %111 = zext nneg i32 %11 to i64
  %112 = getelementptr inbounds nuw float, ptr %69, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 96
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = mul nsw i32 %107, %2
  %116 = add nsw i32 %115, %66
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %1, i64 %117
  store float %114, ptr %118, align 4, !tbaa !7
  br label %119

119:                                              ; preds = %110, %106
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
