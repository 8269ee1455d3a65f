; ModuleID = 'hotspot.cu'
source_filename = "hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7hotspotiPKfS0_PfiifffffE6t_here = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6p_here = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotiPKfS0_PfiifffffE6t_next = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ10pathfinderiPKiS0_PiiiE4prev = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ10pathfinderiPKiS0_PiiiE6result = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7hotspotiPKfS0_Pfiifffff(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7, float noundef %8, float noundef %9, float noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = fdiv contract float %10, %6
  %15 = shl nsw i32 %0, 1
  %16 = sub nsw i32 16, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = mul nsw i32 %16, %17
  %19 = sub nsw i32 %18, %0
  %20 = sub i32 0, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = mul nsw i32 %16, %21
  %23 = sub nsw i32 %22, %0
  %24 = sub i32 0, %23
  %25 = add nsw i32 %19, %12
  %26 = add nsw i32 %23, %13
  %27 = icmp sgt i32 %25, -1
  br i1 %27, label %28, label %48

28:                                               ; preds = %11
  %29 = icmp slt i32 %25, %4
  %30 = icmp sgt i32 %26, -1
  %31 = icmp slt i32 %26, %5
  %32 = and i1 %30, %31
  %33 = select i1 %29, i1 %32, i1 false
  br i1 %33, label %34, label %48

34:                                               ; preds = %28
  %35 = mul nsw i32 %26, %4
  %36 = add nuw nsw i32 %35, %25
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %2, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = zext nneg i32 %13 to i64
  %41 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %40
  %42 = zext nneg i32 %12 to i64
  %43 = getelementptr inbounds nuw float, ptr %41, i64 %42
  store float %39, ptr %43, align 4, !tbaa !7
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 %40
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %42
  store float %45, ptr %47, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %11, %34, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp slt i32 %23, 0
  %50 = select i1 %49, i32 %24, i32 0
  %51 = icmp slt i32 %19, 0
  %52 = select i1 %51, i32 %20, i32 0
  %53 = add nsw i32 %23, 15
  %54 = icmp slt i32 %53, %5
  %55 = xor i32 %23, -1
  %56 = add i32 %5, %55
  %57 = select i1 %54, i32 15, i32 %56
  %58 = add nsw i32 %19, 15
  %59 = icmp slt i32 %58, %4
  %60 = xor i32 %19, -1
  %61 = add i32 %4, %60
  %62 = select i1 %59, i32 15, i32 %61
  %63 = add nsw i32 %13, -1
  %64 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %63, i32 noundef range(i32 -2147483647, -2147483648) %50) #4
  %65 = add nuw nsw i32 %13, 1
  %66 = tail call noundef i32 @__nv_min(i32 noundef %65, i32 noundef %57) #4
  %67 = add nsw i32 %12, -1
  %68 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %67, i32 noundef range(i32 -2147483647, -2147483648) %52) #4
  %69 = add nuw nsw i32 %12, 1
  %70 = tail call noundef i32 @__nv_min(i32 noundef %69, i32 noundef %62) #4
  %71 = icmp sgt i32 %0, 0
  br i1 %71, label %72, label %146

72:                                               ; preds = %48
  %73 = icmp slt i32 %12, %52
  %74 = icmp sgt i32 %12, %62
  %75 = icmp slt i32 %13, %50
  %76 = icmp sgt i32 %13, %57
  %77 = zext nneg i32 %13 to i64
  %78 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %77
  %79 = zext nneg i32 %12 to i64
  %80 = getelementptr inbounds nuw float, ptr %78, i64 %79
  %81 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6p_here to ptr), i64 %77
  %82 = getelementptr inbounds nuw float, ptr %81, i64 %79
  %83 = sext i32 %66 to i64
  %84 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %83
  %85 = getelementptr inbounds nuw float, ptr %84, i64 %79
  %86 = sext i32 %64 to i64
  %87 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_here to ptr), i64 %86
  %88 = getelementptr inbounds nuw float, ptr %87, i64 %79
  %89 = sext i32 %70 to i64
  %90 = getelementptr inbounds float, ptr %78, i64 %89
  %91 = sext i32 %68 to i64
  %92 = getelementptr inbounds float, ptr %78, i64 %91
  %93 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotiPKfS0_PfiifffffE6t_next to ptr), i64 %77
  %94 = getelementptr inbounds nuw float, ptr %93, i64 %79
  %95 = add nsw i32 %0, -1
  br label %96

96:                                               ; preds = %138, %72
  %97 = phi i32 [ 0, %72 ], [ %98, %138 ]
  %98 = add nuw nsw i32 %97, 1
  %99 = icmp samesign ugt i32 %12, %97
  br i1 %99, label %100, label %132

100:                                              ; preds = %96
  %101 = sub nsw i32 14, %97
  %102 = icmp sgt i32 %12, %101
  %103 = icmp samesign ule i32 %13, %97
  %104 = or i1 %103, %102
  %105 = icmp sgt i32 %13, %101
  %106 = or i1 %105, %104
  %107 = or i1 %106, %73
  %108 = select i1 %107, i1 true, i1 %74
  %109 = or i1 %75, %108
  %110 = select i1 %109, i1 true, i1 %76
  br i1 %110, label %132, label %111

111:                                              ; preds = %100
  %112 = load float, ptr %80, align 4, !tbaa !7
  %113 = load float, ptr %82, align 4, !tbaa !7
  %114 = load float, ptr %85, align 4, !tbaa !7
  %115 = load float, ptr %88, align 4, !tbaa !7
  %116 = fadd contract float %114, %115
  %117 = fmul contract float %112, 2.000000e+00
  %118 = fsub contract float %116, %117
  %119 = fdiv contract float %118, %8
  %120 = fadd contract float %113, %119
  %121 = load float, ptr %90, align 4, !tbaa !7
  %122 = load float, ptr %92, align 4, !tbaa !7
  %123 = fadd contract float %121, %122
  %124 = fsub contract float %123, %117
  %125 = fdiv contract float %124, %7
  %126 = fadd contract float %120, %125
  %127 = fsub contract float 8.000000e+01, %112
  %128 = fdiv contract float %127, %9
  %129 = fadd contract float %128, %126
  %130 = fmul contract float %14, %129
  %131 = fadd contract float %112, %130
  store float %131, ptr %94, align 4, !tbaa !7
  br label %132

132:                                              ; preds = %111, %100, %96
  %133 = phi i1 [ true, %111 ], [ false, %100 ], [ false, %96 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = icmp eq i32 %97, %95
  br i1 %134, label %139, label %135

135:                                              ; preds = %132
  br i1 %133, label %136, label %138

136:                                              ; preds = %135
  %137 = load float, ptr %94, align 4, !tbaa !7
  store float %137, ptr %80, align 4, !tbaa !7
  br label %138

138:                                              ; preds = %136, %135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %96

139:                                              ; preds = %132
  br i1 %133, label %140, label %146

140:                                              ; preds = %139
  %141 = load float, ptr %94, align 4, !tbaa !7
  %142 = mul nsw i32 %26, %4
  %143 = add nsw i32 %142, %25
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %3, i64 %144
  store float %141, ptr %145, align 4, !tbaa !7
  br label %146

146:                                              ; preds = %48, %140, %139
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10pathfinderiPKiS0_Piii(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = shl nsw i32 %0, 1
  %9 = sub nsw i32 64, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul nsw i32 %9, %10
  %12 = sub nsw i32 %11, %0
  %13 = sub i32 0, %12
  %14 = add nsw i32 %12, %7
  %15 = icmp slt i32 %12, 0
  %16 = select i1 %15, i32 %13, i32 0
  %17 = add nsw i32 %12, 63
  %18 = icmp slt i32 %17, %4
  %19 = xor i32 %12, -1
  %20 = add i32 %4, %19
  %21 = select i1 %18, i32 63, i32 %20
  %22 = add nsw i32 %7, -1
  %23 = tail call noundef i32 @__nv_max(i32 noundef range(i32 -2147483648, 2147483647) %22, i32 noundef range(i32 -2147483647, -2147483648) %16) #4
  %24 = add nuw nsw i32 %7, 1
  %25 = tail call noundef i32 @__nv_min(i32 noundef %24, i32 noundef %21) #4
  %26 = icmp sge i32 %7, %16
  %27 = icmp sle i32 %7, %21
  %28 = icmp sgt i32 %14, -1
  %29 = icmp slt i32 %14, %4
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %6
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %32
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  store i32 %36, ptr %33, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %31, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = sub nsw i32 62, %7
  %39 = icmp sgt i32 %0, 0
  br i1 %39, label %40, label %82

40:                                               ; preds = %37
  %41 = sext i32 %23 to i64
  %42 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %41
  %43 = zext nneg i32 %7 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %43
  %45 = sext i32 %25 to i64
  %46 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE4prev to ptr), i64 %45
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderiPKiS0_PiiiE6result to ptr), i64 %43
  %48 = add nsw i32 %0, -1
  br label %49

49:                                               ; preds = %76, %40
  %50 = phi i32 [ 0, %40 ], [ %51, %76 ]
  %51 = add nuw nsw i32 %50, 1
  %52 = icmp samesign ugt i32 %7, %50
  br i1 %52, label %53, label %70

53:                                               ; preds = %49
  %54 = icmp sle i32 %50, %38
  %55 = and i1 %26, %54
  %56 = select i1 %55, i1 %27, i1 false
  br i1 %56, label %57, label %70

57:                                               ; preds = %53
  %58 = load i32, ptr %42, align 4, !tbaa !3
  %59 = load i32, ptr %44, align 4, !tbaa !3
  %60 = load i32, ptr %46, align 4, !tbaa !3
  %61 = tail call noundef i32 @__nv_min(i32 noundef %59, i32 noundef %60) #4
  %62 = tail call noundef i32 @__nv_min(i32 noundef %58, i32 noundef %61) #4
  %63 = add nsw i32 %50, %5
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %14
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %1, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = add nsw i32 %68, %62
  store i32 %69, ptr %47, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %57, %53, %49
  %71 = phi i1 [ true, %57 ], [ false, %53 ], [ false, %49 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = icmp eq i32 %50, %48
  br i1 %72, label %77, label %73

73:                                               ; preds = %70
  br i1 %71, label %74, label %76

74:                                               ; preds = %73
  %75 = load i32, ptr %47, align 4, !tbaa !3
  store i32 %75, ptr %44, align 4, !tbaa !3
  br label %76

76:                                               ; preds = %74, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %49

77:                                               ; preds = %70
  br i1 %71, label %78, label %82

78:                                               ; preds = %77
  %79 = sext i32 %14 to i64
  %80 = getelementptr inbounds i32, ptr %3, i64 %79
  %81 = load i32, ptr %47, align 4, !tbaa !3
  store i32 %81, ptr %80, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %37, %78, %77
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
