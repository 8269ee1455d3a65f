; ModuleID = 'srad.cu'
source_filename = "srad.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k = internal unnamed_addr addrspace(3) global [17 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17srad_coefficientsPfS_S_S_S_PKfiif(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %10
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = shl nuw nsw i32 %15, 4
  %17 = add nuw nsw i32 %16, %11
  %18 = icmp slt i32 %14, %6
  %19 = icmp slt i32 %17, %7
  %20 = and i1 %18, %19
  %21 = mul nsw i32 %6, %17
  %22 = add nsw i32 %21, %14
  br i1 %20, label %23, label %65

23:                                               ; preds = %9
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds float, ptr %5, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = zext nneg i32 %11 to i64
  %28 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 %27
  %29 = zext nneg i32 %10 to i64
  %30 = getelementptr inbounds nuw float, ptr %28, i64 %29
  store float %26, ptr %30, align 4, !tbaa !7
  %31 = icmp eq i32 %17, 0
  %32 = sub nsw i32 %22, %6
  %33 = select i1 %31, i32 %14, i32 %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %5, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), i64 %27
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %29
  store float %36, ptr %38, align 4, !tbaa !7
  %39 = add nsw i32 %7, -1
  %40 = icmp eq i32 %17, %39
  %41 = select i1 %40, i32 0, i32 %6
  %42 = add nsw i32 %41, %22
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %5, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 %27
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %29
  store float %45, ptr %47, align 4, !tbaa !7
  %48 = icmp eq i32 %14, 0
  %49 = add nsw i32 %22, -1
  %50 = select i1 %48, i32 %21, i32 %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %5, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 %27
  %55 = getelementptr inbounds nuw float, ptr %54, i64 %29
  store float %53, ptr %55, align 4, !tbaa !7
  %56 = add nsw i32 %6, -1
  %57 = icmp ne i32 %14, %56
  %58 = zext i1 %57 to i32
  %59 = add nsw i32 %22, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %5, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 %27
  %64 = getelementptr inbounds nuw float, ptr %63, i64 %29
  store float %62, ptr %64, align 4, !tbaa !7
  br label %65

65:                                               ; preds = %23, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %66, label %141

66:                                               ; preds = %65
  %67 = zext nneg i32 %11 to i64
  %68 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE1s to ptr), i64 %67
  %69 = zext nneg i32 %10 to i64
  %70 = getelementptr inbounds nuw float, ptr %68, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = icmp eq i32 %11, 0
  %73 = getelementptr i8, ptr %68, i64 -64
  %74 = select i1 %72, ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5north to ptr), ptr %73
  %75 = getelementptr inbounds nuw float, ptr %74, i64 %69
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = fsub contract float %76, %71
  %78 = icmp eq i32 %11, 15
  %79 = add nsw i32 %7, -1
  %80 = icmp eq i32 %17, %79
  %81 = select i1 %78, i1 true, i1 %80
  %82 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE5south to ptr), i64 %67
  %83 = getelementptr i8, ptr %68, i64 64
  %84 = select i1 %81, ptr %82, ptr %83
  %85 = getelementptr inbounds nuw float, ptr %84, i64 %69
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fsub contract float %86, %71
  %88 = icmp eq i32 %10, 0
  %89 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4west to ptr), i64 %67
  %90 = getelementptr i8, ptr %70, i64 -4
  %91 = select i1 %88, ptr %89, ptr %90
  %92 = load float, ptr %91, align 4, !tbaa !7
  %93 = fsub contract float %92, %71
  %94 = icmp eq i32 %10, 15
  %95 = add nsw i32 %6, -1
  %96 = icmp eq i32 %14, %95
  %97 = select i1 %94, i1 true, i1 %96
  %98 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17srad_coefficientsPfS_S_S_S_PKfiifE4east to ptr), i64 %67
  %99 = getelementptr inbounds nuw float, ptr %98, i64 %69
  %100 = getelementptr i8, ptr %70, i64 4
  %101 = select i1 %97, ptr %99, ptr %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fsub contract float %102, %71
  %104 = fmul contract float %77, %77
  %105 = fmul contract float %87, %87
  %106 = fadd contract float %104, %105
  %107 = fmul contract float %93, %93
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %103, %103
  %110 = fadd contract float %108, %109
  %111 = fmul contract float %71, %71
  %112 = fdiv contract float %110, %111
  %113 = fadd contract float %77, %87
  %114 = fadd contract float %113, %93
  %115 = fadd contract float %114, %103
  %116 = fdiv contract float %115, %71
  %117 = fmul contract float %112, 5.000000e-01
  %118 = fmul contract float %116, %116
  %119 = fmul contract float %118, 6.250000e-02
  %120 = fsub contract float %117, %119
  %121 = fmul contract float %116, 2.500000e-01
  %122 = fadd contract float %121, 1.000000e+00
  %123 = fmul contract float %122, %122
  %124 = fdiv contract float %120, %123
  %125 = fsub contract float %124, %8
  %126 = fadd contract float %8, 1.000000e+00
  %127 = fmul contract float %8, %126
  %128 = fdiv contract float %125, %127
  %129 = fadd contract float %128, 1.000000e+00
  %130 = fdiv contract float 1.000000e+00, %129
  %131 = fcmp contract olt float %130, 0.000000e+00
  %132 = fcmp contract ogt float %130, 1.000000e+00
  %133 = select contract i1 %132, float 1.000000e+00, float %130
  %134 = select contract i1 %131, float 0.000000e+00, float %133
  %135 = sext i32 %22 to i64
  %136 = getelementptr inbounds float, ptr %2, i64 %135
  store float %77, ptr %136, align 4, !tbaa !7
  %137 = getelementptr inbounds float, ptr %3, i64 %135
  store float %87, ptr %137, align 4, !tbaa !7
  %138 = getelementptr inbounds float, ptr %1, i64 %135
  store float %93, ptr %138, align 4, !tbaa !7
  %139 = getelementptr inbounds float, ptr %0, i64 %135
  store float %103, ptr %139, align 4, !tbaa !7
  %140 = getelementptr inbounds float, ptr %4, i64 %135
  store float %134, ptr %140, align 4, !tbaa !7
  br label %141

141:                                              ; preds = %65, %66
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11srad_updatePKfS0_S0_S0_S0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7, float noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %10
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = shl nuw nsw i32 %15, 4
  %17 = add nuw nsw i32 %16, %11
  %18 = icmp slt i32 %14, %6
  %19 = icmp slt i32 %17, %7
  %20 = and i1 %18, %19
  %21 = mul nsw i32 %6, %17
  %22 = add nsw i32 %21, %14
  br i1 %20, label %23, label %50

23:                                               ; preds = %9
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds float, ptr %4, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = zext nneg i32 %11 to i64
  %28 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 %27
  %29 = zext nneg i32 %10 to i64
  %30 = getelementptr inbounds nuw float, ptr %28, i64 %29
  store float %26, ptr %30, align 4, !tbaa !7
  %31 = icmp eq i32 %11, 15
  %32 = add nsw i32 %7, -1
  %33 = icmp samesign ult i32 %17, %32
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %41

35:                                               ; preds = %23
  %36 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 1088), i64 %29
  %37 = add nsw i32 %22, %6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %4, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  store float %40, ptr %36, align 4, !tbaa !7
  br label %41

41:                                               ; preds = %35, %23
  %42 = icmp eq i32 %10, 15
  %43 = add nsw i32 %6, -1
  %44 = icmp slt i32 %14, %43
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %48 = getelementptr i8, ptr %25, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  store float %49, ptr %47, align 4, !tbaa !7
  br label %50

50:                                               ; preds = %41, %46, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %51, label %93

51:                                               ; preds = %50
  %52 = zext nneg i32 %11 to i64
  %53 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11srad_updatePKfS0_S0_S0_S0_PfiifE1k to ptr), i64 %52
  %54 = zext nneg i32 %10 to i64
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = add nsw i32 %7, -1
  %58 = icmp eq i32 %17, %57
  br i1 %58, label %63, label %59

59:                                               ; preds = %51
  %60 = getelementptr i8, ptr %53, i64 68
  %61 = getelementptr inbounds nuw float, ptr %60, i64 %54
  %62 = load float, ptr %61, align 4, !tbaa !7
  br label %63

63:                                               ; preds = %51, %59
  %64 = phi contract float [ %62, %59 ], [ %56, %51 ]
  %65 = add nsw i32 %6, -1
  %66 = icmp eq i32 %14, %65
  br i1 %66, label %70, label %67

67:                                               ; preds = %63
  %68 = getelementptr i8, ptr %55, i64 4
  %69 = load float, ptr %68, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %63, %67
  %71 = phi contract float [ %69, %67 ], [ %56, %63 ]
  %72 = sext i32 %22 to i64
  %73 = getelementptr inbounds float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %56, %74
  %76 = getelementptr inbounds float, ptr %3, i64 %72
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %64, %77
  %79 = fadd contract float %75, %78
  %80 = getelementptr inbounds float, ptr %1, i64 %72
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %56, %81
  %83 = fadd contract float %79, %82
  %84 = getelementptr inbounds float, ptr %0, i64 %72
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fmul contract float %71, %85
  %87 = fadd contract float %83, %86
  %88 = fmul contract float %8, 2.500000e-01
  %89 = fmul contract float %88, %87
  %90 = getelementptr inbounds float, ptr %5, i64 %72
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fadd contract float %91, %89
  store float %92, ptr %90, align 4, !tbaa !7
  br label %93

93:                                               ; preds = %70, %50
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
