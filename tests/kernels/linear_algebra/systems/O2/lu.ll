; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10lup_serialPfPiiE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8lup_treePKfPfPiE1s = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4
@_ZZ8lup_treePKfPfPiE3val = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8lup_treePKfPfPiE3idx = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ8lup_treePKfPfPiE3row = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ8lup_infoPdPiS0_iE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8lup_infoPdPiS0_iE3bad = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13getf2_batchedPfPiiiE4best = internal unnamed_addr addrspace(3) global i32 undef, align 4
@s = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@_ZZ5panelPfPiiiiE3val = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ5panelPfPiiiiE3idx = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ4gesvPfS_iE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1a = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8gj_solvePKfS0_PfiE1p = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10lup_serialPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  %8 = add nuw i32 %2, 1
  %9 = icmp samesign uge i32 %4, %2
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = add nsw i32 %2, -2
  br label %13

12:                                               ; preds = %110, %3
  ret void

13:                                               ; preds = %6, %110
  %14 = phi i32 [ 0, %6 ], [ %62, %110 ]
  br i1 %7, label %15, label %42

15:                                               ; preds = %13
  %16 = mul i32 %14, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = tail call contract noundef float @__nv_fabsf(float noundef %19) #7
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %27, label %23

23:                                               ; preds = %27, %15
  %24 = phi i32 [ %14, %15 ], [ %38, %27 ]
  %25 = zext nneg i32 %14 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !3
  store i32 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !tbaa !3
  br label %42

27:                                               ; preds = %15, %27
  %28 = phi i32 [ %40, %27 ], [ %21, %15 ]
  %29 = phi float [ %39, %27 ], [ %20, %15 ]
  %30 = phi i32 [ %38, %27 ], [ %14, %15 ]
  %31 = mul nsw i32 %28, %2
  %32 = add nsw i32 %31, %14
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = tail call contract noundef float @__nv_fabsf(float noundef %35) #7
  %37 = fcmp contract ogt float %36, %29
  %38 = select i1 %37, i32 %28, i32 %30
  %39 = select i1 %37, float %36, float %29
  %40 = add nuw i32 %28, 1
  %41 = icmp eq i32 %40, %2
  br i1 %41, label %23, label %27, !llvm.loop !9

42:                                               ; preds = %23, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !tbaa !3
  %44 = icmp eq i32 %43, %14
  %45 = or i1 %44, %9
  br i1 %45, label %61, label %46

46:                                               ; preds = %42
  %47 = mul nuw nsw i32 %14, %2
  %48 = mul nsw i32 %43, %2
  br label %49

49:                                               ; preds = %46, %49
  %50 = phi i32 [ %4, %46 ], [ %59, %49 ]
  %51 = add nsw i32 %50, %47
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = add nsw i32 %50, %48
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  store float %58, ptr %53, align 4, !tbaa !7
  store float %54, ptr %57, align 4, !tbaa !7
  %59 = add i32 %50, %10
  %60 = icmp slt i32 %59, %2
  br i1 %60, label %49, label %61, !llvm.loop !11

61:                                               ; preds = %49, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = add nuw nsw i32 %14, 1
  %63 = add nuw nsw i32 %62, %4
  %64 = icmp slt i32 %63, %2
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = mul i32 %14, %8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  br label %81

69:                                               ; preds = %81, %61
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %64, label %70, label %110

70:                                               ; preds = %69
  %71 = icmp slt i32 %62, %2
  %72 = mul nuw nsw i32 %14, %2
  %73 = sub nsw i32 %14, %2
  %74 = and i32 %73, 1
  %75 = icmp eq i32 %74, 0
  %76 = add nuw nsw i32 %62, %72
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %0, i64 %77
  %79 = add nuw nsw i32 %14, 2
  %80 = icmp eq i32 %11, %14
  br label %92

81:                                               ; preds = %65, %81
  %82 = phi i32 [ %63, %65 ], [ %90, %81 ]
  %83 = load float, ptr %68, align 4, !tbaa !7
  %84 = mul nsw i32 %82, %2
  %85 = add nsw i32 %84, %14
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = fdiv contract float %88, %83
  store float %89, ptr %87, align 4, !tbaa !7
  %90 = add i32 %82, %10
  %91 = icmp slt i32 %90, %2
  br i1 %91, label %81, label %69, !llvm.loop !12

92:                                               ; preds = %70, %112
  %93 = phi i32 [ %63, %70 ], [ %113, %112 ]
  br i1 %71, label %94, label %112

94:                                               ; preds = %92
  %95 = mul nsw i32 %93, %2
  %96 = add nsw i32 %95, %14
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  br i1 %75, label %99, label %108

99:                                               ; preds = %94
  %100 = load float, ptr %98, align 4, !tbaa !7
  %101 = load float, ptr %78, align 4, !tbaa !7
  %102 = fmul contract float %100, %101
  %103 = add nsw i32 %62, %95
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %0, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fsub contract float %106, %102
  store float %107, ptr %105, align 4, !tbaa !7
  br label %108

108:                                              ; preds = %99, %94
  %109 = phi i32 [ %62, %94 ], [ %79, %99 ]
  br i1 %80, label %112, label %115

110:                                              ; preds = %112, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = icmp eq i32 %62, %2
  br i1 %111, label %12, label %13, !llvm.loop !13

112:                                              ; preds = %108, %115, %92
  %113 = add i32 %93, %10
  %114 = icmp slt i32 %113, %2
  br i1 %114, label %92, label %110, !llvm.loop !14

115:                                              ; preds = %108, %115
  %116 = phi i32 [ %140, %115 ], [ %109, %108 ]
  %117 = load float, ptr %98, align 4, !tbaa !7
  %118 = add nuw nsw i32 %116, %72
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr %0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fmul contract float %117, %121
  %123 = add nsw i32 %116, %95
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fsub contract float %126, %122
  store float %127, ptr %125, align 4, !tbaa !7
  %128 = add nuw nsw i32 %116, 1
  %129 = load float, ptr %98, align 4, !tbaa !7
  %130 = add nuw nsw i32 %128, %72
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr %0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = fmul contract float %129, %133
  %135 = add nsw i32 %128, %95
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %0, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fsub contract float %138, %134
  store float %139, ptr %137, align 4, !tbaa !7
  %140 = add nuw nsw i32 %116, 2
  %141 = icmp eq i32 %140, %2
  br i1 %141, label %112, label %115, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_treePKfPfPi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 10
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %9
  br label %38

11:                                               ; preds = %38
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %9
  store i32 %4, ptr %12, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %9
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %9
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %9
  %16 = icmp eq i32 %4, 0
  %17 = icmp samesign ult i32 %4, 16
  %18 = or disjoint i32 %4, 16
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %19
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %19
  %22 = icmp samesign ult i32 %4, 8
  %23 = or disjoint i32 %4, 8
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %24
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %24
  %27 = icmp samesign ult i32 %4, 4
  %28 = or disjoint i32 %4, 4
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %29
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %29
  %32 = icmp samesign ult i32 %4, 2
  %33 = or disjoint i32 %4, 2
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %34
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %34
  %37 = icmp eq i32 %4, 0
  br label %59

38:                                               ; preds = %38, %3
  %39 = phi i32 [ 0, %3 ], [ %55, %38 ]
  %40 = shl nuw nsw i32 %39, 5
  %41 = add nuw nsw i32 %40, %4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %8, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %39 to i64
  %46 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %45
  store float %44, ptr %46, align 4, !tbaa !7
  %47 = or disjoint i32 %39, 1
  %48 = shl nuw nsw i32 %47, 5
  %49 = add nuw nsw i32 %48, %4
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %8, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = zext nneg i32 %47 to i64
  %54 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %53
  store float %52, ptr %54, align 4, !tbaa !7
  %55 = add nuw nsw i32 %39, 2
  %56 = icmp eq i32 %55, 32
  br i1 %56, label %11, label %38, !llvm.loop !16

57:                                               ; preds = %161
  %58 = or disjoint i32 %6, %4
  br label %170

59:                                               ; preds = %11, %161
  %60 = phi i32 [ 0, %11 ], [ %162, %161 ]
  %61 = icmp samesign ult i32 %4, %60
  br i1 %61, label %67, label %62

62:                                               ; preds = %59
  %63 = zext nneg i32 %60 to i64
  %64 = getelementptr inbounds nuw float, ptr %13, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = tail call contract noundef float @__nv_fabsf(float noundef %65) #7
  br label %67

67:                                               ; preds = %59, %62
  %68 = phi contract float [ %66, %62 ], [ -1.000000e+00, %59 ]
  store float %68, ptr %14, align 4, !tbaa !7
  store i32 %4, ptr %15, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %69, label %75

69:                                               ; preds = %67
  %70 = load float, ptr %20, align 4, !tbaa !7
  %71 = load float, ptr %14, align 4, !tbaa !7
  %72 = fcmp contract ogt float %70, %71
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  store float %70, ptr %14, align 4, !tbaa !7
  %74 = load i32, ptr %21, align 4, !tbaa !3
  store i32 %74, ptr %15, align 4, !tbaa !3
  br label %75

75:                                               ; preds = %73, %69, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %76, label %82

76:                                               ; preds = %75
  %77 = load float, ptr %25, align 4, !tbaa !7
  %78 = load float, ptr %14, align 4, !tbaa !7
  %79 = fcmp contract ogt float %77, %78
  br i1 %79, label %80, label %82

80:                                               ; preds = %76
  store float %77, ptr %14, align 4, !tbaa !7
  %81 = load i32, ptr %26, align 4, !tbaa !3
  store i32 %81, ptr %15, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %80, %76, %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %27, label %83, label %89

83:                                               ; preds = %82
  %84 = load float, ptr %30, align 4, !tbaa !7
  %85 = load float, ptr %14, align 4, !tbaa !7
  %86 = fcmp contract ogt float %84, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %83
  store float %84, ptr %14, align 4, !tbaa !7
  %88 = load i32, ptr %31, align 4, !tbaa !3
  store i32 %88, ptr %15, align 4, !tbaa !3
  br label %89

89:                                               ; preds = %87, %83, %82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %90, label %96

90:                                               ; preds = %89
  %91 = load float, ptr %35, align 4, !tbaa !7
  %92 = load float, ptr %14, align 4, !tbaa !7
  %93 = fcmp contract ogt float %91, %92
  br i1 %93, label %94, label %96

94:                                               ; preds = %90
  store float %91, ptr %14, align 4, !tbaa !7
  %95 = load i32, ptr %36, align 4, !tbaa !3
  store i32 %95, ptr %15, align 4, !tbaa !3
  br label %96

96:                                               ; preds = %94, %90, %89
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %37, label %97, label %103

97:                                               ; preds = %96
  %98 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 4), align 4, !tbaa !7
  %99 = load float, ptr %14, align 4, !tbaa !7
  %100 = fcmp contract ogt float %98, %99
  br i1 %100, label %101, label %103

101:                                              ; preds = %97
  store float %98, ptr %14, align 4, !tbaa !7
  %102 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 4), align 4, !tbaa !3
  store i32 %102, ptr %15, align 4, !tbaa !3
  br label %103

103:                                              ; preds = %101, %97, %96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), align 4, !tbaa !3
  %105 = icmp eq i32 %104, %60
  br i1 %105, label %118, label %106

106:                                              ; preds = %103
  %107 = zext nneg i32 %60 to i64
  %108 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = sext i32 %104 to i64
  %111 = getelementptr [32 x float], ptr %10, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  store float %112, ptr %108, align 4, !tbaa !7
  store float %109, ptr %111, align 4, !tbaa !7
  br i1 %16, label %113, label %118

113:                                              ; preds = %106
  %114 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %110
  %115 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %107
  %116 = load i32, ptr %115, align 4, !tbaa !3
  %117 = load i32, ptr %114, align 4, !tbaa !3
  store i32 %117, ptr %115, align 4, !tbaa !3
  store i32 %116, ptr %114, align 4, !tbaa !3
  br label %118

118:                                              ; preds = %106, %113, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = icmp samesign ugt i32 %4, %60
  br i1 %119, label %120, label %161

120:                                              ; preds = %118
  %121 = zext nneg i32 %60 to i64
  %122 = getelementptr inbounds nuw float, ptr %13, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %121
  %125 = getelementptr inbounds nuw float, ptr %124, i64 %121
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fdiv contract float %123, %126
  store float %127, ptr %122, align 4, !tbaa !7
  %128 = and i32 %60, 1
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %139

130:                                              ; preds = %120
  %131 = or disjoint i32 %60, 1
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr %124, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %127, %134
  %136 = getelementptr inbounds nuw float, ptr %13, i64 %132
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = fsub contract float %137, %135
  store float %138, ptr %136, align 4, !tbaa !7
  br label %139

139:                                              ; preds = %130, %120
  %140 = phi i32 [ %60, %120 ], [ %131, %130 ]
  %141 = icmp eq i32 %60, 30
  br i1 %141, label %161, label %142

142:                                              ; preds = %139, %142
  %143 = phi i32 [ %152, %142 ], [ %140, %139 ]
  %144 = add nuw nsw i32 %143, 1
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw float, ptr %124, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = fmul contract float %127, %147
  %149 = getelementptr inbounds nuw float, ptr %13, i64 %145
  %150 = load float, ptr %149, align 4, !tbaa !7
  %151 = fsub contract float %150, %148
  store float %151, ptr %149, align 4, !tbaa !7
  %152 = add nuw nsw i32 %143, 2
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr %124, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fmul contract float %127, %155
  %157 = getelementptr inbounds nuw float, ptr %13, i64 %153
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = fsub contract float %158, %156
  store float %159, ptr %157, align 4, !tbaa !7
  %160 = icmp eq i32 %152, 31
  br i1 %160, label %161, label %142, !llvm.loop !17

161:                                              ; preds = %139, %142, %118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %162 = add nuw nsw i32 %60, 1
  %163 = icmp eq i32 %162, 31
  br i1 %163, label %57, label %59, !llvm.loop !18

164:                                              ; preds = %170
  %165 = load i32, ptr %12, align 4, !tbaa !3
  %166 = shl i32 %5, 5
  %167 = add i32 %166, %4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %2, i64 %168
  store i32 %165, ptr %169, align 4, !tbaa !3
  ret void

170:                                              ; preds = %170, %57
  %171 = phi i32 [ 0, %57 ], [ %187, %170 ]
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = shl nuw nsw i32 %171, 5
  %176 = add i32 %58, %175
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr %1, i64 %177
  store float %174, ptr %178, align 4, !tbaa !7
  %179 = or disjoint i32 %171, 1
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = shl nuw nsw i32 %179, 5
  %184 = add i32 %58, %183
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw float, ptr %1, i64 %185
  store float %182, ptr %186, align 4, !tbaa !7
  %187 = add nuw nsw i32 %171, 2
  %188 = icmp eq i32 %187, 32
  br i1 %188, label %164, label %170, !llvm.loop !19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_warpPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = icmp samesign ult i32 %4, %2
  %8 = mul nuw nsw i32 %2, %4
  %9 = icmp eq i32 %4, 0
  %10 = add nsw i32 %2, -2
  br label %12

11:                                               ; preds = %130, %3
  ret void

12:                                               ; preds = %6, %130
  %13 = phi i32 [ 0, %6 ], [ %133, %130 ]
  %14 = phi i32 [ 0, %6 ], [ %131, %130 ]
  %15 = icmp samesign uge i32 %4, %14
  %16 = and i1 %7, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %12
  %18 = add nuw nsw i32 %14, %8
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = tail call contract noundef float @__nv_fabsf(float noundef %21) #7
  br label %23

23:                                               ; preds = %12, %17
  %24 = phi contract float [ %22, %17 ], [ -1.000000e+00, %12 ]
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %24, i32 16, i32 31)
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %4, i32 16, i32 31)
  %27 = fcmp contract ogt float %25, %24
  %28 = select i1 %27, i32 %26, i32 %4
  %29 = select i1 %27, float %25, float %24
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %29, i32 8, i32 31)
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %28, i32 8, i32 31)
  %32 = fcmp contract ogt float %30, %29
  %33 = select i1 %32, i32 %31, i32 %28
  %34 = select i1 %32, float %30, float %29
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %34, i32 4, i32 31)
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %33, i32 4, i32 31)
  %37 = fcmp contract ogt float %35, %34
  %38 = select i1 %37, i32 %36, i32 %33
  %39 = select i1 %37, float %35, float %34
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %39, i32 2, i32 31)
  %41 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %38, i32 2, i32 31)
  %42 = fcmp contract ogt float %40, %39
  %43 = select i1 %42, i32 %41, i32 %38
  %44 = select i1 %42, float %40, float %39
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %44, i32 1, i32 31)
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %43, i32 1, i32 31)
  %47 = fcmp contract ogt float %45, %44
  %48 = select i1 %47, i32 %46, i32 %43
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %48, i32 0, i32 31)
  br i1 %9, label %50, label %54

50:                                               ; preds = %23
  %51 = zext nneg i32 %14 to i64
  %52 = getelementptr inbounds nuw i32, ptr %1, i64 %51
  %53 = add nsw i32 %49, 1
  store i32 %53, ptr %52, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %50, %23
  %55 = icmp ne i32 %49, %14
  %56 = and i1 %7, %55
  br i1 %56, label %57, label %68

57:                                               ; preds = %54
  %58 = mul nuw nsw i32 %14, %2
  %59 = add nuw nsw i32 %58, %4
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = mul nsw i32 %49, %2
  %64 = add nsw i32 %63, %4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  store float %67, ptr %61, align 4, !tbaa !7
  store float %62, ptr %66, align 4, !tbaa !7
  br label %68

68:                                               ; preds = %57, %54
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %69 = icmp samesign ugt i32 %4, %14
  %70 = and i1 %7, %69
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = add nuw nsw i32 %14, 1
  br label %130

73:                                               ; preds = %68
  %74 = add nuw nsw i32 %14, %8
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = mul nuw nsw i32 %14, %2
  %79 = add nuw nsw i32 %78, %14
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fdiv contract float %77, %82
  store float %83, ptr %76, align 4, !tbaa !7
  %84 = add nuw nsw i32 %14, 1
  %85 = icmp slt i32 %84, %2
  br i1 %85, label %86, label %130

86:                                               ; preds = %73
  %87 = sub i32 %13, %2
  %88 = and i32 %87, 1
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %102

90:                                               ; preds = %86
  %91 = add nuw nsw i32 %84, %78
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fmul contract float %83, %94
  %96 = add nuw nsw i32 %84, %8
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = fsub contract float %99, %95
  store float %100, ptr %98, align 4, !tbaa !7
  %101 = add nuw nsw i32 %14, 2
  br label %102

102:                                              ; preds = %90, %86
  %103 = phi i32 [ %84, %86 ], [ %101, %90 ]
  %104 = icmp eq i32 %10, %13
  br i1 %104, label %130, label %105

105:                                              ; preds = %102, %105
  %106 = phi i32 [ %128, %105 ], [ %103, %102 ]
  %107 = add nuw nsw i32 %106, %78
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fmul contract float %83, %110
  %112 = add nuw nsw i32 %106, %8
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw float, ptr %0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !7
  %116 = fsub contract float %115, %111
  store float %116, ptr %114, align 4, !tbaa !7
  %117 = add nuw nsw i32 %106, 1
  %118 = add nuw nsw i32 %117, %78
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr %0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fmul contract float %83, %121
  %123 = add nuw nsw i32 %117, %8
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fsub contract float %126, %122
  store float %127, ptr %125, align 4, !tbaa !7
  %128 = add nuw nsw i32 %106, 2
  %129 = icmp eq i32 %128, %2
  br i1 %129, label %130, label %105, !llvm.loop !20

130:                                              ; preds = %102, %105, %71, %73
  %131 = phi i32 [ %72, %71 ], [ %84, %73 ], [ %84, %105 ], [ %84, %102 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %132 = icmp eq i32 %131, %2
  %133 = add i32 %13, 1
  br i1 %132, label %11, label %12, !llvm.loop !21
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lup_batchedPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %161

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 6
  %12 = mul nsw i32 %8, 36
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  br label %19

17:                                               ; preds = %131, %101
  %18 = icmp eq i32 %27, 6
  br i1 %18, label %161, label %19, !llvm.loop !22

19:                                               ; preds = %10, %17
  %20 = phi i32 [ 0, %10 ], [ %27, %17 ]
  %21 = mul nuw nsw i32 %20, 6
  %22 = mul nuw nsw i32 %20, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = tail call contract noundef float @__nv_fabsf(float noundef %25) #7
  %27 = add nuw nsw i32 %20, 1
  %28 = icmp samesign ult i32 %20, 5
  br i1 %28, label %82, label %29

29:                                               ; preds = %96, %19
  %30 = phi i32 [ %20, %19 ], [ %97, %96 ]
  %31 = zext nneg i32 %20 to i64
  %32 = getelementptr inbounds nuw i32, ptr %16, i64 %31
  store i32 %30, ptr %32, align 4, !tbaa !3
  %33 = icmp eq i32 %30, %20
  br i1 %33, label %101, label %34

34:                                               ; preds = %29
  %35 = mul nuw nsw i32 %30, 6
  %36 = zext nneg i32 %21 to i64
  %37 = getelementptr inbounds nuw float, ptr %14, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds nuw float, ptr %14, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  store float %41, ptr %37, align 4, !tbaa !7
  store float %38, ptr %40, align 4, !tbaa !7
  %42 = zext nneg i32 %21 to i64
  %43 = getelementptr inbounds nuw float, ptr %14, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = zext nneg i32 %35 to i64
  %47 = getelementptr inbounds nuw float, ptr %14, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  store float %49, ptr %44, align 4, !tbaa !7
  store float %45, ptr %48, align 4, !tbaa !7
  %50 = zext nneg i32 %21 to i64
  %51 = getelementptr inbounds nuw float, ptr %14, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = zext nneg i32 %35 to i64
  %55 = getelementptr inbounds nuw float, ptr %14, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !7
  store float %57, ptr %52, align 4, !tbaa !7
  store float %53, ptr %56, align 4, !tbaa !7
  %58 = zext nneg i32 %21 to i64
  %59 = getelementptr inbounds nuw float, ptr %14, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = zext nneg i32 %35 to i64
  %63 = getelementptr inbounds nuw float, ptr %14, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %65 = load float, ptr %64, align 4, !tbaa !7
  store float %65, ptr %60, align 4, !tbaa !7
  store float %61, ptr %64, align 4, !tbaa !7
  %66 = zext nneg i32 %21 to i64
  %67 = getelementptr inbounds nuw float, ptr %14, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = zext nneg i32 %35 to i64
  %71 = getelementptr inbounds nuw float, ptr %14, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4, !tbaa !7
  store float %73, ptr %68, align 4, !tbaa !7
  store float %69, ptr %72, align 4, !tbaa !7
  %74 = zext nneg i32 %21 to i64
  %75 = getelementptr inbounds nuw float, ptr %14, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 20
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = zext nneg i32 %35 to i64
  %79 = getelementptr inbounds nuw float, ptr %14, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 20
  %81 = load float, ptr %80, align 4, !tbaa !7
  store float %81, ptr %76, align 4, !tbaa !7
  store float %77, ptr %80, align 4, !tbaa !7
  br label %101

82:                                               ; preds = %19, %96
  %83 = phi i32 [ %99, %96 ], [ %27, %19 ]
  %84 = phi float [ %98, %96 ], [ %26, %19 ]
  %85 = phi i32 [ %97, %96 ], [ %20, %19 ]
  %86 = mul nuw nsw i32 %83, 6
  %87 = add nuw nsw i32 %86, %20
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %14, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = tail call contract noundef float @__nv_fabsf(float noundef %90) #7
  %92 = fcmp contract ogt float %91, %84
  br i1 %92, label %93, label %96

93:                                               ; preds = %82
  %94 = load float, ptr %89, align 4, !tbaa !7
  %95 = tail call contract noundef float @__nv_fabsf(float noundef %94) #7
  br label %96

96:                                               ; preds = %82, %93
  %97 = phi i32 [ %83, %93 ], [ %85, %82 ]
  %98 = phi float [ %95, %93 ], [ %84, %82 ]
  %99 = add nuw nsw i32 %83, 1
  %100 = icmp eq i32 %99, 6
  br i1 %100, label %29, label %82, !llvm.loop !23

101:                                              ; preds = %34, %29
  %102 = load float, ptr %24, align 4, !tbaa !7
  %103 = fdiv contract float 1.000000e+00, %102
  br i1 %28, label %104, label %17

104:                                              ; preds = %101
  %105 = and i32 %20, 1
  %106 = icmp eq i32 %105, 0
  %107 = add nuw nsw i32 %27, %21
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %14, i64 %108
  %110 = add nuw nsw i32 %20, 2
  %111 = icmp eq i32 %20, 4
  br label %112

112:                                              ; preds = %104, %131
  %113 = phi i32 [ %132, %131 ], [ %27, %104 ]
  %114 = mul nuw nsw i32 %113, 6
  %115 = add nuw nsw i32 %114, %20
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw float, ptr %14, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fmul contract float %103, %118
  store float %119, ptr %117, align 4, !tbaa !7
  br i1 %106, label %120, label %129

120:                                              ; preds = %112
  %121 = load float, ptr %117, align 4, !tbaa !7
  %122 = load float, ptr %109, align 4, !tbaa !7
  %123 = fmul contract float %121, %122
  %124 = add nuw nsw i32 %27, %114
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %14, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fsub contract float %127, %123
  store float %128, ptr %126, align 4, !tbaa !7
  br label %129

129:                                              ; preds = %120, %112
  %130 = phi i32 [ %27, %112 ], [ %110, %120 ]
  br i1 %111, label %131, label %134

131:                                              ; preds = %134, %129
  %132 = add nuw nsw i32 %113, 1
  %133 = icmp eq i32 %132, 6
  br i1 %133, label %17, label %112, !llvm.loop !24

134:                                              ; preds = %129, %134
  %135 = phi i32 [ %159, %134 ], [ %130, %129 ]
  %136 = load float, ptr %117, align 4, !tbaa !7
  %137 = add nuw nsw i32 %135, %21
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw float, ptr %14, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = fmul contract float %136, %140
  %142 = add nuw nsw i32 %135, %114
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw float, ptr %14, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = fsub contract float %145, %141
  store float %146, ptr %144, align 4, !tbaa !7
  %147 = add nuw nsw i32 %135, 1
  %148 = load float, ptr %117, align 4, !tbaa !7
  %149 = add nuw nsw i32 %147, %21
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr %14, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fmul contract float %148, %152
  %154 = add nuw nsw i32 %147, %114
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr %14, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fsub contract float %157, %153
  store float %158, ptr %156, align 4, !tbaa !7
  %159 = add nuw nsw i32 %135, 2
  %160 = icmp eq i32 %159, 6
  br i1 %160, label %131, label %134, !llvm.loop !25

161:                                              ; preds = %17, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lup_infoPdPiS0_i(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !tbaa !3
  store i32 0, ptr %2, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %169

10:                                               ; preds = %8
  %11 = icmp samesign uge i32 %5, %3
  %12 = mul nuw nsw i32 %3, %5
  %13 = add nsw i32 %3, -1
  %14 = add nsw i32 %3, -2
  %15 = add nuw i32 %3, 1
  br label %16

16:                                               ; preds = %10, %165
  %17 = phi i32 [ 0, %10 ], [ %168, %165 ]
  %18 = phi i32 [ 0, %10 ], [ %166, %165 ]
  %19 = sub i32 %13, %17
  br i1 %6, label %20, label %83

20:                                               ; preds = %16
  %21 = sub i32 %3, %17
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %20
  %25 = mul nuw i32 %18, %15
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !26
  %29 = fcmp contract olt double %28, 0.000000e+00
  %30 = fneg contract double %28
  %31 = select contract i1 %29, double %30, double %28
  %32 = fcmp contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %34

33:                                               ; preds = %24
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %34

34:                                               ; preds = %33, %24
  %35 = phi double [ %31, %33 ], [ 0.000000e+00, %24 ]
  %36 = add nuw nsw i32 %18, 1
  br label %37

37:                                               ; preds = %34, %20
  %38 = phi double [ poison, %20 ], [ %35, %34 ]
  %39 = phi i32 [ %18, %20 ], [ %36, %34 ]
  %40 = phi double [ 0.000000e+00, %20 ], [ %35, %34 ]
  %41 = icmp eq i32 %13, %17
  br i1 %41, label %42, label %48

42:                                               ; preds = %76, %37
  %43 = phi i32 [ %18, %37 ], [ %77, %76 ]
  %44 = phi double [ %38, %37 ], [ %78, %76 ]
  %45 = zext nneg i32 %18 to i64
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  store i32 %43, ptr %46, align 4, !tbaa !3
  %47 = fcmp contract olt double %44, 0x3D719799812DEA11
  br i1 %47, label %81, label %83

48:                                               ; preds = %37, %76
  %49 = phi i32 [ %77, %76 ], [ %18, %37 ]
  %50 = phi i32 [ %79, %76 ], [ %39, %37 ]
  %51 = phi double [ %78, %76 ], [ %40, %37 ]
  %52 = mul nuw nsw i32 %50, %3
  %53 = add nuw nsw i32 %52, %18
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !26
  %57 = fcmp contract olt double %56, 0.000000e+00
  %58 = fneg contract double %56
  %59 = select contract i1 %57, double %58, double %56
  %60 = fcmp contract ogt double %59, %51
  br i1 %60, label %61, label %62

61:                                               ; preds = %48
  store i32 %50, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %62

62:                                               ; preds = %61, %48
  %63 = phi i32 [ %50, %61 ], [ %49, %48 ]
  %64 = phi double [ %59, %61 ], [ %51, %48 ]
  %65 = add nuw nsw i32 %50, 1
  %66 = mul nuw nsw i32 %65, %3
  %67 = add nuw nsw i32 %66, %18
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !26
  %71 = fcmp contract olt double %70, 0.000000e+00
  %72 = fneg contract double %70
  %73 = select contract i1 %71, double %72, double %70
  %74 = fcmp contract ogt double %73, %64
  br i1 %74, label %75, label %76

75:                                               ; preds = %62
  store i32 %65, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %76

76:                                               ; preds = %75, %62
  %77 = phi i32 [ %65, %75 ], [ %63, %62 ]
  %78 = phi double [ %73, %75 ], [ %64, %62 ]
  %79 = add nuw nsw i32 %50, 2
  %80 = icmp eq i32 %79, %3
  br i1 %80, label %42, label %48, !llvm.loop !28

81:                                               ; preds = %42
  %82 = add nuw nsw i32 %18, 1
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !tbaa !3
  store i32 %82, ptr %2, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %42, %81, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !tbaa !3
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %169

86:                                               ; preds = %83
  br i1 %11, label %101, label %87

87:                                               ; preds = %86
  %88 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  %89 = icmp eq i32 %88, %18
  br i1 %89, label %101, label %90

90:                                               ; preds = %87
  %91 = mul nuw nsw i32 %18, %3
  %92 = add nuw nsw i32 %91, %5
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !26
  %96 = mul nsw i32 %88, %3
  %97 = add nsw i32 %96, %5
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %0, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !26
  store double %100, ptr %94, align 8, !tbaa !26
  store double %95, ptr %99, align 8, !tbaa !26
  br label %101

101:                                              ; preds = %90, %87, %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = icmp samesign ule i32 %5, %18
  %103 = or i1 %11, %102
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = add nuw nsw i32 %18, 1
  br label %165

106:                                              ; preds = %101
  %107 = mul nuw nsw i32 %18, %3
  %108 = add nuw nsw i32 %107, %18
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr %0, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !26
  %112 = add nuw nsw i32 %18, %12
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !26
  %116 = fdiv contract double %115, %111
  store double %116, ptr %114, align 8, !tbaa !26
  %117 = add nuw nsw i32 %18, 1
  %118 = icmp slt i32 %117, %3
  br i1 %118, label %119, label %165

119:                                              ; preds = %106
  %120 = and i32 %19, 1
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %135, label %122

122:                                              ; preds = %119
  %123 = load double, ptr %114, align 8, !tbaa !26
  %124 = add nuw nsw i32 %117, %107
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw double, ptr %0, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !26
  %128 = fmul contract double %123, %127
  %129 = add nuw nsw i32 %117, %12
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw double, ptr %0, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !26
  %133 = fsub contract double %132, %128
  store double %133, ptr %131, align 8, !tbaa !26
  %134 = add nuw nsw i32 %18, 2
  br label %135

135:                                              ; preds = %122, %119
  %136 = phi i32 [ %117, %119 ], [ %134, %122 ]
  %137 = icmp eq i32 %14, %17
  br i1 %137, label %165, label %138

138:                                              ; preds = %135, %138
  %139 = phi i32 [ %163, %138 ], [ %136, %135 ]
  %140 = load double, ptr %114, align 8, !tbaa !26
  %141 = add nuw nsw i32 %139, %107
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw double, ptr %0, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !26
  %145 = fmul contract double %140, %144
  %146 = add nuw nsw i32 %139, %12
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw double, ptr %0, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !26
  %150 = fsub contract double %149, %145
  store double %150, ptr %148, align 8, !tbaa !26
  %151 = add nuw nsw i32 %139, 1
  %152 = load double, ptr %114, align 8, !tbaa !26
  %153 = add nuw nsw i32 %151, %107
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !26
  %157 = fmul contract double %152, %156
  %158 = add nuw nsw i32 %151, %12
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw double, ptr %0, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !26
  %162 = fsub contract double %161, %157
  store double %162, ptr %160, align 8, !tbaa !26
  %163 = add nuw nsw i32 %139, 2
  %164 = icmp eq i32 %163, %3
  br i1 %164, label %165, label %138, !llvm.loop !29

165:                                              ; preds = %135, %138, %104, %106
  %166 = phi i32 [ %105, %104 ], [ %117, %106 ], [ %117, %138 ], [ %117, %135 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = icmp eq i32 %166, %3
  %168 = add i32 %17, 1
  br i1 %167, label %169, label %16, !llvm.loop !30

169:                                              ; preds = %165, %83, %8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13getf2_batchedPfPiii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %2, %5
  %7 = mul i32 %6, %3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %22

13:                                               ; preds = %4
  %14 = icmp samesign ult i32 %10, %2
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %17

17:                                               ; preds = %13, %32
  %18 = phi i32 [ %11, %13 ], [ %33, %32 ]
  br i1 %14, label %19, label %32

19:                                               ; preds = %17
  %20 = mul nsw i32 %18, %3
  %21 = mul nsw i32 %18, %2
  br label %35

22:                                               ; preds = %32, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %46

24:                                               ; preds = %22
  %25 = icmp ne i32 %11, 0
  %26 = or i32 %10, %11
  %27 = icmp eq i32 %26, 0
  %28 = icmp sge i32 %10, %2
  %29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = add nuw nsw i32 %10, 1
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %51

32:                                               ; preds = %35, %17
  %33 = add i32 %18, %16
  %34 = icmp slt i32 %33, %2
  br i1 %34, label %17, label %22, !llvm.loop !31

35:                                               ; preds = %19, %35
  %36 = phi i32 [ %10, %19 ], [ %44, %35 ]
  %37 = add nsw i32 %36, %20
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %9, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = add nsw i32 %36, %21
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %42
  store float %40, ptr %43, align 4, !tbaa !7
  %44 = add i32 %36, %15
  %45 = icmp slt i32 %44, %2
  br i1 %45, label %35, label %32, !llvm.loop !32

46:                                               ; preds = %130, %22
  br i1 %12, label %47, label %162

47:                                               ; preds = %46
  %48 = icmp slt i32 %10, %2
  %49 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %157

51:                                               ; preds = %24, %130
  %52 = phi i32 [ 0, %24 ], [ %123, %130 ]
  br i1 %27, label %53, label %84

53:                                               ; preds = %51
  store i32 %52, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !tbaa !3
  %54 = add nuw nsw i32 %52, 1
  %55 = icmp slt i32 %54, %2
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = mul nuw nsw i32 %52, %2
  br label %66

58:                                               ; preds = %81
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  br label %61

61:                                               ; preds = %58, %53
  %62 = phi i32 [ %60, %58 ], [ %54, %53 ]
  %63 = add i32 %52, %6
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %1, i64 %64
  store i32 %62, ptr %65, align 4, !tbaa !3
  br label %84

66:                                               ; preds = %56, %81
  %67 = phi i32 [ %54, %56 ], [ %82, %81 ]
  %68 = add nsw i32 %67, %57
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = tail call contract noundef float @__nv_fabsf(float noundef %71) #7
  %73 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !tbaa !3
  %74 = add nsw i32 %73, %57
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = tail call contract noundef float @__nv_fabsf(float noundef %77) #7
  %79 = fcmp contract ogt float %72, %78
  br i1 %79, label %80, label %81

80:                                               ; preds = %66
  store i32 %67, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4, !tbaa !3
  br label %81

81:                                               ; preds = %66, %80
  %82 = add nuw i32 %67, 1
  %83 = icmp eq i32 %82, %2
  br i1 %83, label %58, label %66, !llvm.loop !33

84:                                               ; preds = %61, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13getf2_batchedPfPiiiE4best to ptr), align 4
  %86 = icmp eq i32 %85, %52
  %87 = select i1 %25, i1 true, i1 %86
  %88 = or i1 %87, %28
  br i1 %88, label %102, label %89

89:                                               ; preds = %84, %89
  %90 = phi i32 [ %100, %89 ], [ %10, %84 ]
  %91 = mul nsw i32 %90, %2
  %92 = add nsw i32 %91, %52
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = add nsw i32 %91, %85
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  store float %99, ptr %94, align 4, !tbaa !7
  store float %95, ptr %98, align 4, !tbaa !7
  %100 = add i32 %90, %29
  %101 = icmp slt i32 %100, %2
  br i1 %101, label %89, label %102, !llvm.loop !34

102:                                              ; preds = %89, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %122, label %103

103:                                              ; preds = %102
  %104 = add nuw nsw i32 %30, %52
  %105 = icmp slt i32 %104, %2
  br i1 %105, label %106, label %122

106:                                              ; preds = %103
  %107 = mul nuw nsw i32 %52, %2
  %108 = add nuw nsw i32 %107, %52
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %109
  br label %111

111:                                              ; preds = %106, %111
  %112 = phi i32 [ %104, %106 ], [ %120, %111 ]
  %113 = load float, ptr %110, align 4, !tbaa !7
  %114 = fdiv contract float 1.000000e+00, %113
  %115 = add nsw i32 %112, %107
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fmul contract float %118, %114
  store float %119, ptr %117, align 4, !tbaa !7
  %120 = add i32 %112, %29
  %121 = icmp slt i32 %120, %2
  br i1 %121, label %111, label %122, !llvm.loop !35

122:                                              ; preds = %111, %103, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = add nuw nsw i32 %52, 1
  %124 = add nuw nsw i32 %123, %11
  %125 = icmp slt i32 %124, %2
  br i1 %125, label %126, label %130

126:                                              ; preds = %122
  %127 = add nuw nsw i32 %123, %10
  %128 = icmp slt i32 %127, %2
  %129 = mul nuw nsw i32 %52, %2
  br label %132

130:                                              ; preds = %139, %122
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = icmp eq i32 %123, %2
  br i1 %131, label %46, label %51, !llvm.loop !36

132:                                              ; preds = %126, %139
  %133 = phi i32 [ %124, %126 ], [ %140, %139 ]
  br i1 %128, label %134, label %139

134:                                              ; preds = %132
  %135 = mul nsw i32 %133, %2
  %136 = add nsw i32 %135, %52
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %137
  br label %142

139:                                              ; preds = %142, %132
  %140 = add i32 %133, %31
  %141 = icmp slt i32 %140, %2
  br i1 %141, label %132, label %130, !llvm.loop !37

142:                                              ; preds = %134, %142
  %143 = phi i32 [ %127, %134 ], [ %155, %142 ]
  %144 = add nsw i32 %143, %129
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = load float, ptr %138, align 4, !tbaa !7
  %149 = fmul contract float %147, %148
  %150 = add nsw i32 %143, %135
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = fsub contract float %153, %149
  store float %154, ptr %152, align 4, !tbaa !7
  %155 = add i32 %143, %29
  %156 = icmp slt i32 %155, %2
  br i1 %156, label %142, label %139, !llvm.loop !38

157:                                              ; preds = %47, %163
  %158 = phi i32 [ %11, %47 ], [ %164, %163 ]
  br i1 %48, label %159, label %163

159:                                              ; preds = %157
  %160 = mul nsw i32 %158, %2
  %161 = mul nsw i32 %158, %3
  br label %166

162:                                              ; preds = %163, %46
  ret void

163:                                              ; preds = %166, %157
  %164 = add i32 %158, %50
  %165 = icmp slt i32 %164, %2
  br i1 %165, label %157, label %162, !llvm.loop !39

166:                                              ; preds = %159, %166
  %167 = phi i32 [ %10, %159 ], [ %175, %166 ]
  %168 = add nsw i32 %167, %160
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = add nsw i32 %167, %161
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr %9, i64 %173
  store float %171, ptr %174, align 4, !tbaa !7
  %175 = add i32 %167, %49
  %176 = icmp slt i32 %175, %2
  br i1 %176, label %166, label %163, !llvm.loop !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4lup4PKfPfPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %247

11:                                               ; preds = %4
  %12 = shl nsw i32 %9, 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = or disjoint i32 %12, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = or disjoint i32 %12, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = or disjoint i32 %12, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = or disjoint i32 %12, 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = or disjoint i32 %12, 5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = or disjoint i32 %12, 6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = or disjoint i32 %12, 7
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = or disjoint i32 %12, 8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = or disjoint i32 %12, 9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = or disjoint i32 %12, 10
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = or disjoint i32 %12, 11
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = or disjoint i32 %12, 12
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = or disjoint i32 %12, 13
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = or disjoint i32 %12, 14
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = or disjoint i32 %12, 15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = shl nsw i32 %9, 2
  %77 = tail call contract noundef float @__nv_fabsf(float noundef %15) #7
  %78 = tail call contract noundef float @__nv_fabsf(float noundef %31) #7
  %79 = fcmp contract ogt float %78, %77
  br i1 %79, label %169, label %171

80:                                               ; preds = %213
  %81 = tail call contract noundef float @__nv_fabsf(float noundef %232) #7
  br label %82

82:                                               ; preds = %213, %80
  %83 = phi i32 [ 2, %80 ], [ 1, %213 ]
  %84 = phi float [ %81, %80 ], [ %244, %213 ]
  %85 = tail call contract noundef float @__nv_fabsf(float noundef %239) #7
  %86 = fcmp contract ogt float %85, %84
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = tail call contract noundef float @__nv_fabsf(float noundef %239) #7
  br label %89

89:                                               ; preds = %87, %82
  %90 = phi i32 [ 3, %87 ], [ %83, %82 ]
  %91 = sext i32 %76 to i64
  %92 = getelementptr i32, ptr %2, i64 %91
  %93 = getelementptr i8, ptr %92, i64 4
  store i32 %90, ptr %93, align 4, !tbaa !3
  %94 = icmp eq i32 %90, 2
  br i1 %94, label %95, label %96

95:                                               ; preds = %89
  br label %96

96:                                               ; preds = %89, %95
  %97 = phi float [ %229, %95 ], [ %236, %89 ]
  %98 = phi float [ %227, %95 ], [ %234, %89 ]
  %99 = phi float [ %225, %95 ], [ %232, %89 ]
  %100 = phi float [ %223, %95 ], [ %230, %89 ]
  %101 = phi float [ %236, %95 ], [ %229, %89 ]
  %102 = phi float [ %234, %95 ], [ %227, %89 ]
  %103 = phi float [ %232, %95 ], [ %225, %89 ]
  %104 = phi float [ %230, %95 ], [ %223, %89 ]
  %105 = icmp eq i32 %90, 3
  br i1 %105, label %106, label %107

106:                                              ; preds = %96
  br label %107

107:                                              ; preds = %106, %96
  %108 = phi float [ %101, %106 ], [ %243, %96 ]
  %109 = phi float [ %102, %106 ], [ %241, %96 ]
  %110 = phi float [ %103, %106 ], [ %239, %96 ]
  %111 = phi float [ %104, %106 ], [ %237, %96 ]
  %112 = phi float [ %243, %106 ], [ %101, %96 ]
  %113 = phi float [ %241, %106 ], [ %102, %96 ]
  %114 = phi float [ %239, %106 ], [ %103, %96 ]
  %115 = phi float [ %237, %106 ], [ %104, %96 ]
  %116 = fdiv contract float 1.000000e+00, %114
  %117 = fmul contract float %116, %99
  %118 = fmul contract float %117, %113
  %119 = fsub contract float %98, %118
  %120 = fmul contract float %117, %112
  %121 = fsub contract float %97, %120
  %122 = fmul contract float %116, %110
  %123 = fmul contract float %122, %113
  %124 = fsub contract float %109, %123
  %125 = fmul contract float %122, %112
  %126 = fsub contract float %108, %125
  %127 = tail call contract noundef float @__nv_fabsf(float noundef %119) #7
  %128 = tail call contract noundef float @__nv_fabsf(float noundef %124) #7
  %129 = fcmp contract ogt float %128, %127
  br i1 %129, label %130, label %132

130:                                              ; preds = %107
  %131 = tail call contract noundef float @__nv_fabsf(float noundef %124) #7
  br label %132

132:                                              ; preds = %107, %130
  %133 = phi i32 [ 3, %130 ], [ 2, %107 ]
  %134 = phi float [ %121, %130 ], [ %126, %107 ]
  %135 = phi float [ %119, %130 ], [ %124, %107 ]
  %136 = phi float [ %117, %130 ], [ %122, %107 ]
  %137 = phi float [ %100, %130 ], [ %111, %107 ]
  %138 = phi float [ %126, %130 ], [ %121, %107 ]
  %139 = phi float [ %124, %130 ], [ %119, %107 ]
  %140 = phi float [ %122, %130 ], [ %117, %107 ]
  %141 = phi float [ %111, %130 ], [ %100, %107 ]
  %142 = sext i32 %76 to i64
  %143 = getelementptr i32, ptr %2, i64 %142
  %144 = getelementptr i8, ptr %143, i64 8
  store i32 %133, ptr %144, align 4, !tbaa !3
  %145 = fdiv contract float 1.000000e+00, %139
  %146 = fmul contract float %145, %135
  %147 = fmul contract float %146, %138
  %148 = fsub contract float %134, %147
  %149 = tail call contract noundef float @__nv_fabsf(float noundef %148) #7
  %150 = sext i32 %76 to i64
  %151 = getelementptr i32, ptr %2, i64 %150
  %152 = getelementptr i8, ptr %151, i64 12
  store i32 3, ptr %152, align 4, !tbaa !3
  %153 = getelementptr inbounds float, ptr %1, i64 %13
  store float %221, ptr %153, align 4, !tbaa !7
  %154 = getelementptr inbounds float, ptr %1, i64 %17
  store float %220, ptr %154, align 4, !tbaa !7
  %155 = getelementptr inbounds float, ptr %1, i64 %21
  store float %219, ptr %155, align 4, !tbaa !7
  %156 = getelementptr inbounds float, ptr %1, i64 %25
  store float %218, ptr %156, align 4, !tbaa !7
  %157 = getelementptr inbounds float, ptr %1, i64 %29
  store float %115, ptr %157, align 4, !tbaa !7
  %158 = getelementptr inbounds float, ptr %1, i64 %33
  store float %114, ptr %158, align 4, !tbaa !7
  %159 = getelementptr inbounds float, ptr %1, i64 %37
  store float %113, ptr %159, align 4, !tbaa !7
  %160 = getelementptr inbounds float, ptr %1, i64 %41
  store float %112, ptr %160, align 4, !tbaa !7
  %161 = getelementptr inbounds float, ptr %1, i64 %45
  store float %141, ptr %161, align 4, !tbaa !7
  %162 = getelementptr inbounds float, ptr %1, i64 %49
  store float %140, ptr %162, align 4, !tbaa !7
  %163 = getelementptr inbounds float, ptr %1, i64 %53
  store float %139, ptr %163, align 4, !tbaa !7
  %164 = getelementptr inbounds float, ptr %1, i64 %57
  store float %138, ptr %164, align 4, !tbaa !7
  %165 = getelementptr inbounds float, ptr %1, i64 %61
  store float %137, ptr %165, align 4, !tbaa !7
  %166 = getelementptr inbounds float, ptr %1, i64 %65
  store float %136, ptr %166, align 4, !tbaa !7
  %167 = getelementptr inbounds float, ptr %1, i64 %69
  store float %146, ptr %167, align 4, !tbaa !7
  %168 = getelementptr inbounds float, ptr %1, i64 %73
  store float %148, ptr %168, align 4, !tbaa !7
  br label %247

169:                                              ; preds = %11
  %170 = tail call contract noundef float @__nv_fabsf(float noundef %31) #7
  br label %171

171:                                              ; preds = %169, %11
  %172 = phi i32 [ 1, %169 ], [ 0, %11 ]
  %173 = phi float [ %170, %169 ], [ %77, %11 ]
  %174 = tail call contract noundef float @__nv_fabsf(float noundef %47) #7
  %175 = fcmp contract ogt float %174, %173
  br i1 %175, label %176, label %178

176:                                              ; preds = %171
  %177 = tail call contract noundef float @__nv_fabsf(float noundef %47) #7
  br label %178

178:                                              ; preds = %171, %176
  %179 = phi i32 [ 2, %176 ], [ %172, %171 ]
  %180 = phi float [ %177, %176 ], [ %173, %171 ]
  %181 = tail call contract noundef float @__nv_fabsf(float noundef %63) #7
  %182 = fcmp contract ogt float %181, %180
  br i1 %182, label %183, label %185

183:                                              ; preds = %178
  %184 = tail call contract noundef float @__nv_fabsf(float noundef %63) #7
  br label %185

185:                                              ; preds = %183, %178
  %186 = phi i32 [ 3, %183 ], [ %179, %178 ]
  %187 = sext i32 %76 to i64
  %188 = getelementptr inbounds i32, ptr %2, i64 %187
  store i32 %186, ptr %188, align 4, !tbaa !3
  %189 = icmp eq i32 %186, 1
  br i1 %189, label %190, label %191

190:                                              ; preds = %185
  br label %191

191:                                              ; preds = %185, %190
  %192 = phi float [ %27, %190 ], [ %43, %185 ]
  %193 = phi float [ %23, %190 ], [ %39, %185 ]
  %194 = phi float [ %19, %190 ], [ %35, %185 ]
  %195 = phi float [ %15, %190 ], [ %31, %185 ]
  %196 = phi float [ %43, %190 ], [ %27, %185 ]
  %197 = phi float [ %39, %190 ], [ %23, %185 ]
  %198 = phi float [ %35, %190 ], [ %19, %185 ]
  %199 = phi float [ %31, %190 ], [ %15, %185 ]
  %200 = icmp eq i32 %186, 2
  br i1 %200, label %201, label %202

201:                                              ; preds = %191
  br label %202

202:                                              ; preds = %191, %201
  %203 = phi float [ %196, %201 ], [ %59, %191 ]
  %204 = phi float [ %197, %201 ], [ %55, %191 ]
  %205 = phi float [ %198, %201 ], [ %51, %191 ]
  %206 = phi float [ %199, %201 ], [ %47, %191 ]
  %207 = phi float [ %59, %201 ], [ %196, %191 ]
  %208 = phi float [ %55, %201 ], [ %197, %191 ]
  %209 = phi float [ %51, %201 ], [ %198, %191 ]
  %210 = phi float [ %47, %201 ], [ %199, %191 ]
  %211 = icmp eq i32 %186, 3
  br i1 %211, label %212, label %213

212:                                              ; preds = %202
  br label %213

213:                                              ; preds = %212, %202
  %214 = phi float [ %207, %212 ], [ %75, %202 ]
  %215 = phi float [ %208, %212 ], [ %71, %202 ]
  %216 = phi float [ %209, %212 ], [ %67, %202 ]
  %217 = phi float [ %210, %212 ], [ %63, %202 ]
  %218 = phi float [ %75, %212 ], [ %207, %202 ]
  %219 = phi float [ %71, %212 ], [ %208, %202 ]
  %220 = phi float [ %67, %212 ], [ %209, %202 ]
  %221 = phi float [ %63, %212 ], [ %210, %202 ]
  %222 = fdiv contract float 1.000000e+00, %221
  %223 = fmul contract float %222, %195
  %224 = fmul contract float %223, %220
  %225 = fsub contract float %194, %224
  %226 = fmul contract float %223, %219
  %227 = fsub contract float %193, %226
  %228 = fmul contract float %223, %218
  %229 = fsub contract float %192, %228
  %230 = fmul contract float %222, %206
  %231 = fmul contract float %230, %220
  %232 = fsub contract float %205, %231
  %233 = fmul contract float %230, %219
  %234 = fsub contract float %204, %233
  %235 = fmul contract float %230, %218
  %236 = fsub contract float %203, %235
  %237 = fmul contract float %222, %217
  %238 = fmul contract float %237, %220
  %239 = fsub contract float %216, %238
  %240 = fmul contract float %237, %219
  %241 = fsub contract float %215, %240
  %242 = fmul contract float %237, %218
  %243 = fsub contract float %214, %242
  %244 = tail call contract noundef float @__nv_fabsf(float noundef %225) #7
  %245 = tail call contract noundef float @__nv_fabsf(float noundef %232) #7
  %246 = fcmp contract ogt float %245, %244
  br i1 %246, label %80, label %82

247:                                              ; preds = %4, %132
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5panelPfPiiii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %48

8:                                                ; preds = %5
  %9 = icmp slt i32 %6, %2
  %10 = mul nsw i32 %4, %6
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %11
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %11
  %14 = icmp eq i32 %6, 0
  %15 = icmp samesign uge i32 %6, %3
  %16 = icmp samesign ult i32 %6, 32
  %17 = or disjoint i32 %6, 32
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %18
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %18
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %18
  %22 = icmp samesign ult i32 %6, 16
  %23 = or disjoint i32 %6, 16
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %24
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %24
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %24
  %28 = icmp samesign ult i32 %6, 8
  %29 = or disjoint i32 %6, 8
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %30
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %30
  %34 = icmp samesign ult i32 %6, 4
  %35 = or disjoint i32 %6, 4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %36
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %36
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %36
  %40 = icmp samesign ult i32 %6, 2
  %41 = or disjoint i32 %6, 2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 %42
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %42
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 %42
  %46 = icmp eq i32 %6, 0
  %47 = add nsw i32 %3, -2
  br label %49

48:                                               ; preds = %232, %5
  ret void

49:                                               ; preds = %8, %232
  %50 = phi i32 [ 0, %8 ], [ %235, %232 ]
  %51 = phi i32 [ 0, %8 ], [ %233, %232 ]
  %52 = icmp samesign uge i32 %6, %51
  %53 = and i1 %9, %52
  br i1 %53, label %54, label %60

54:                                               ; preds = %49
  %55 = add nsw i32 %51, %10
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = tail call contract noundef float @__nv_fabsf(float noundef %58) #7
  br label %60

60:                                               ; preds = %49, %54
  %61 = phi contract float [ %59, %54 ], [ -1.000000e+00, %49 ]
  store float %61, ptr %12, align 4, !tbaa !7
  store i32 %6, ptr %13, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %62, label %76

62:                                               ; preds = %60
  %63 = load float, ptr %19, align 4, !tbaa !7
  %64 = load float, ptr %12, align 4, !tbaa !7
  %65 = fcmp contract ogt float %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %62
  %67 = load i32, ptr %21, align 4, !tbaa !3
  br label %74

68:                                               ; preds = %62
  %69 = fcmp contract oeq float %63, %64
  br i1 %69, label %70, label %76

70:                                               ; preds = %68
  %71 = load i32, ptr %20, align 4, !tbaa !3
  %72 = load i32, ptr %13, align 4, !tbaa !3
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %76

74:                                               ; preds = %66, %70
  %75 = phi i32 [ %67, %66 ], [ %71, %70 ]
  store float %63, ptr %12, align 4, !tbaa !7
  store i32 %75, ptr %13, align 4, !tbaa !3
  br label %76

76:                                               ; preds = %68, %70, %74, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %77, label %91

77:                                               ; preds = %76
  %78 = load float, ptr %25, align 4, !tbaa !7
  %79 = load float, ptr %12, align 4, !tbaa !7
  %80 = fcmp contract ogt float %78, %79
  br i1 %80, label %81, label %83

81:                                               ; preds = %77
  %82 = load i32, ptr %27, align 4, !tbaa !3
  br label %89

83:                                               ; preds = %77
  %84 = fcmp contract oeq float %78, %79
  br i1 %84, label %85, label %91

85:                                               ; preds = %83
  %86 = load i32, ptr %26, align 4, !tbaa !3
  %87 = load i32, ptr %13, align 4, !tbaa !3
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %81, %85
  %90 = phi i32 [ %82, %81 ], [ %86, %85 ]
  store float %78, ptr %12, align 4, !tbaa !7
  store i32 %90, ptr %13, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %89, %85, %83, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %28, label %92, label %106

92:                                               ; preds = %91
  %93 = load float, ptr %31, align 4, !tbaa !7
  %94 = load float, ptr %12, align 4, !tbaa !7
  %95 = fcmp contract ogt float %93, %94
  br i1 %95, label %96, label %98

96:                                               ; preds = %92
  %97 = load i32, ptr %33, align 4, !tbaa !3
  br label %104

98:                                               ; preds = %92
  %99 = fcmp contract oeq float %93, %94
  br i1 %99, label %100, label %106

100:                                              ; preds = %98
  %101 = load i32, ptr %32, align 4, !tbaa !3
  %102 = load i32, ptr %13, align 4, !tbaa !3
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %106

104:                                              ; preds = %96, %100
  %105 = phi i32 [ %97, %96 ], [ %101, %100 ]
  store float %93, ptr %12, align 4, !tbaa !7
  store i32 %105, ptr %13, align 4, !tbaa !3
  br label %106

106:                                              ; preds = %104, %100, %98, %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %107, label %121

107:                                              ; preds = %106
  %108 = load float, ptr %37, align 4, !tbaa !7
  %109 = load float, ptr %12, align 4, !tbaa !7
  %110 = fcmp contract ogt float %108, %109
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = load i32, ptr %39, align 4, !tbaa !3
  br label %119

113:                                              ; preds = %107
  %114 = fcmp contract oeq float %108, %109
  br i1 %114, label %115, label %121

115:                                              ; preds = %113
  %116 = load i32, ptr %38, align 4, !tbaa !3
  %117 = load i32, ptr %13, align 4, !tbaa !3
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %119, label %121

119:                                              ; preds = %111, %115
  %120 = phi i32 [ %112, %111 ], [ %116, %115 ]
  store float %108, ptr %12, align 4, !tbaa !7
  store i32 %120, ptr %13, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %119, %115, %113, %106
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %40, label %122, label %136

122:                                              ; preds = %121
  %123 = load float, ptr %43, align 4, !tbaa !7
  %124 = load float, ptr %12, align 4, !tbaa !7
  %125 = fcmp contract ogt float %123, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %122
  %127 = load i32, ptr %45, align 4, !tbaa !3
  br label %134

128:                                              ; preds = %122
  %129 = fcmp contract oeq float %123, %124
  br i1 %129, label %130, label %136

130:                                              ; preds = %128
  %131 = load i32, ptr %44, align 4, !tbaa !3
  %132 = load i32, ptr %13, align 4, !tbaa !3
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %134, label %136

134:                                              ; preds = %126, %130
  %135 = phi i32 [ %127, %126 ], [ %131, %130 ]
  store float %123, ptr %12, align 4, !tbaa !7
  store i32 %135, ptr %13, align 4, !tbaa !3
  br label %136

136:                                              ; preds = %134, %130, %128, %121
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %137, label %151

137:                                              ; preds = %136
  %138 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 4), align 4, !tbaa !7
  %139 = load float, ptr %12, align 4, !tbaa !7
  %140 = fcmp contract ogt float %138, %139
  br i1 %140, label %141, label %143

141:                                              ; preds = %137
  %142 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 4), align 4, !tbaa !3
  br label %149

143:                                              ; preds = %137
  %144 = fcmp contract oeq float %138, %139
  br i1 %144, label %145, label %151

145:                                              ; preds = %143
  %146 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 4), align 4, !tbaa !3
  %147 = load i32, ptr %13, align 4, !tbaa !3
  %148 = icmp slt i32 %146, %147
  br i1 %148, label %149, label %151

149:                                              ; preds = %141, %145
  %150 = phi i32 [ %142, %141 ], [ %146, %145 ]
  store float %138, ptr %12, align 4, !tbaa !7
  store i32 %150, ptr %13, align 4, !tbaa !3
  br label %151

151:                                              ; preds = %149, %145, %143, %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), align 4, !tbaa !3
  br i1 %14, label %153, label %156

153:                                              ; preds = %151
  %154 = zext nneg i32 %51 to i64
  %155 = getelementptr inbounds nuw i32, ptr %1, i64 %154
  store i32 %152, ptr %155, align 4, !tbaa !3
  br label %156

156:                                              ; preds = %153, %151
  %157 = icmp eq i32 %152, %51
  %158 = select i1 %15, i1 true, i1 %157
  br i1 %158, label %170, label %159

159:                                              ; preds = %156
  %160 = mul nsw i32 %51, %4
  %161 = add nsw i32 %160, %6
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %0, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !7
  %165 = mul nsw i32 %152, %4
  %166 = add nsw i32 %165, %6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %0, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !7
  store float %169, ptr %163, align 4, !tbaa !7
  store float %164, ptr %168, align 4, !tbaa !7
  br label %170

170:                                              ; preds = %159, %156
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %171 = icmp samesign ugt i32 %6, %51
  %172 = and i1 %9, %171
  br i1 %172, label %175, label %173

173:                                              ; preds = %170
  %174 = add nuw nsw i32 %51, 1
  br label %232

175:                                              ; preds = %170
  %176 = add nsw i32 %51, %10
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = mul nsw i32 %51, %4
  %181 = add nsw i32 %180, %51
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %0, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = fdiv contract float %179, %184
  store float %185, ptr %178, align 4, !tbaa !7
  %186 = add nuw nsw i32 %51, 1
  %187 = icmp slt i32 %186, %3
  br i1 %187, label %188, label %232

188:                                              ; preds = %175
  %189 = sub i32 %50, %3
  %190 = and i32 %189, 1
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %204

192:                                              ; preds = %188
  %193 = add nsw i32 %186, %180
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr %0, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = fmul contract float %185, %196
  %198 = add nsw i32 %186, %10
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %0, i64 %199
  %201 = load float, ptr %200, align 4, !tbaa !7
  %202 = fsub contract float %201, %197
  store float %202, ptr %200, align 4, !tbaa !7
  %203 = add nuw nsw i32 %51, 2
  br label %204

204:                                              ; preds = %192, %188
  %205 = phi i32 [ %186, %188 ], [ %203, %192 ]
  %206 = icmp eq i32 %47, %50
  br i1 %206, label %232, label %207

207:                                              ; preds = %204, %207
  %208 = phi i32 [ %230, %207 ], [ %205, %204 ]
  %209 = add nsw i32 %208, %180
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %0, i64 %210
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = fmul contract float %185, %212
  %214 = add nsw i32 %208, %10
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr %0, i64 %215
  %217 = load float, ptr %216, align 4, !tbaa !7
  %218 = fsub contract float %217, %213
  store float %218, ptr %216, align 4, !tbaa !7
  %219 = add nuw nsw i32 %208, 1
  %220 = add nsw i32 %219, %180
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %0, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !7
  %224 = fmul contract float %185, %223
  %225 = add nsw i32 %219, %10
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %0, i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = fsub contract float %228, %224
  store float %229, ptr %227, align 4, !tbaa !7
  %230 = add nuw nsw i32 %208, 2
  %231 = icmp eq i32 %230, %3
  br i1 %231, label %232, label %207, !llvm.loop !41

232:                                              ; preds = %204, %207, %173, %175
  %233 = phi i32 [ %174, %173 ], [ %186, %175 ], [ %186, %207 ], [ %186, %204 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %234 = icmp eq i32 %233, %3
  %235 = add i32 %50, 1
  br i1 %234, label %48, label %49, !llvm.loop !42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8lu_plainPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = add nsw i32 %1, -2
  br label %9

8:                                                ; preds = %27, %2
  ret void

9:                                                ; preds = %5, %27
  %10 = phi i32 [ 0, %5 ], [ %11, %27 ]
  %11 = add nuw nsw i32 %10, 1
  %12 = add nuw nsw i32 %11, %3
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %14, label %27

14:                                               ; preds = %9
  %15 = mul nuw nsw i32 %10, %1
  %16 = add nuw nsw i32 %15, %10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %19 = sub nsw i32 %10, %1
  %20 = and i32 %19, 1
  %21 = icmp eq i32 %20, 0
  %22 = add nuw nsw i32 %11, %15
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = add nuw nsw i32 %10, 2
  %26 = icmp eq i32 %7, %10
  br label %29

27:                                               ; preds = %48, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp eq i32 %10, %7
  br i1 %28, label %8, label %9, !llvm.loop !43

29:                                               ; preds = %14, %48
  %30 = phi i32 [ %12, %14 ], [ %49, %48 ]
  %31 = mul nsw i32 %30, %1
  %32 = add nsw i32 %31, %10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = load float, ptr %18, align 4, !tbaa !7
  %37 = fdiv contract float %35, %36
  store float %37, ptr %34, align 4, !tbaa !7
  br i1 %21, label %38, label %46

38:                                               ; preds = %29
  %39 = load float, ptr %24, align 4, !tbaa !7
  %40 = fmul contract float %37, %39
  %41 = add nsw i32 %11, %31
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fsub contract float %44, %40
  store float %45, ptr %43, align 4, !tbaa !7
  br label %46

46:                                               ; preds = %38, %29
  %47 = phi i32 [ %11, %29 ], [ %25, %38 ]
  br i1 %26, label %48, label %51

48:                                               ; preds = %51, %46
  %49 = add i32 %30, %6
  %50 = icmp slt i32 %49, %1
  br i1 %50, label %29, label %27, !llvm.loop !44

51:                                               ; preds = %46, %51
  %52 = phi i32 [ %74, %51 ], [ %47, %46 ]
  %53 = add nuw nsw i32 %52, %15
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %37, %56
  %58 = add nsw i32 %52, %31
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fsub contract float %61, %57
  store float %62, ptr %60, align 4, !tbaa !7
  %63 = add nuw nsw i32 %52, 1
  %64 = add nuw nsw i32 %63, %15
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %37, %67
  %69 = add nsw i32 %63, %31
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fsub contract float %72, %68
  store float %73, ptr %71, align 4, !tbaa !7
  %74 = add nuw nsw i32 %52, 2
  %75 = icmp eq i32 %74, %1
  br i1 %75, label %48, label %51, !llvm.loop !45
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12lu_doolittlePKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = icmp samesign ult i32 %5, %3
  %9 = mul nuw nsw i32 %3, %5
  %10 = add nuw i32 %3, 1
  br label %12

11:                                               ; preds = %152, %4
  ret void

12:                                               ; preds = %7, %152
  %13 = phi i32 [ 0, %7 ], [ %153, %152 ]
  %14 = icmp samesign uge i32 %5, %13
  %15 = and i1 %8, %14
  br i1 %15, label %16, label %80

16:                                               ; preds = %12
  %17 = icmp eq i32 %13, 0
  br i1 %17, label %41, label %18

18:                                               ; preds = %16
  %19 = mul nuw nsw i32 %13, %3
  %20 = and i32 %13, 1
  %21 = icmp eq i32 %13, 1
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = and i32 %13, 2147483646
  br label %50

24:                                               ; preds = %50
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %24, %18
  %27 = phi i32 [ 0, %18 ], [ %77, %24 ]
  %28 = phi float [ 0.000000e+00, %18 ], [ %76, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  %30 = add nuw nsw i32 %27, %19
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = mul nuw nsw i32 %27, %3
  %35 = add nuw nsw i32 %34, %5
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %2, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fmul contract float %33, %38
  %40 = fadd contract float %28, %39
  br label %41

41:                                               ; preds = %26, %24, %16
  %42 = phi i32 [ 0, %16 ], [ %19, %24 ], [ %19, %26 ]
  %43 = phi float [ 0.000000e+00, %16 ], [ %76, %24 ], [ %40, %26 ]
  %44 = add nuw nsw i32 %42, %5
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fsub contract float %47, %43
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %45
  store float %48, ptr %49, align 4, !tbaa !7
  br label %80

50:                                               ; preds = %50, %22
  %51 = phi i32 [ 0, %22 ], [ %77, %50 ]
  %52 = phi float [ 0.000000e+00, %22 ], [ %76, %50 ]
  %53 = phi i32 [ 0, %22 ], [ %78, %50 ]
  %54 = add nuw nsw i32 %51, %19
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %1, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = mul nuw nsw i32 %51, %3
  %59 = add nuw nsw i32 %58, %5
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %2, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %57, %62
  %64 = fadd contract float %52, %63
  %65 = or disjoint i32 %51, 1
  %66 = add nuw nsw i32 %65, %19
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = mul nuw nsw i32 %65, %3
  %71 = add nuw nsw i32 %70, %5
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %2, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = fmul contract float %69, %74
  %76 = fadd contract float %64, %75
  %77 = add nuw nsw i32 %51, 2
  %78 = add i32 %53, 2
  %79 = icmp eq i32 %78, %23
  br i1 %79, label %24, label %50, !llvm.loop !46

80:                                               ; preds = %41, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %81, label %152

81:                                               ; preds = %80
  %82 = icmp eq i32 %13, 0
  br i1 %82, label %105, label %83

83:                                               ; preds = %81
  %84 = and i32 %13, 1
  %85 = icmp eq i32 %13, 1
  br i1 %85, label %90, label %86

86:                                               ; preds = %83
  %87 = and i32 %13, 2147483646
  br label %110

88:                                               ; preds = %110
  %89 = icmp eq i32 %84, 0
  br i1 %89, label %105, label %90

90:                                               ; preds = %88, %83
  %91 = phi i32 [ 0, %83 ], [ %137, %88 ]
  %92 = phi float [ 0.000000e+00, %83 ], [ %136, %88 ]
  %93 = icmp ne i32 %84, 0
  tail call void @llvm.assume(i1 %93)
  %94 = add nuw nsw i32 %91, %9
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr %1, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !7
  %98 = mul nuw nsw i32 %91, %3
  %99 = add nuw nsw i32 %98, %13
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw float, ptr %2, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fmul contract float %97, %102
  %104 = fadd contract float %92, %103
  br label %105

105:                                              ; preds = %90, %88, %81
  %106 = phi float [ 0.000000e+00, %81 ], [ %136, %88 ], [ %104, %90 ]
  %107 = icmp eq i32 %5, %13
  %108 = add nuw nsw i32 %13, %9
  %109 = zext nneg i32 %108 to i64
  br i1 %107, label %149, label %140

110:                                              ; preds = %110, %86
  %111 = phi i32 [ 0, %86 ], [ %137, %110 ]
  %112 = phi float [ 0.000000e+00, %86 ], [ %136, %110 ]
  %113 = phi i32 [ 0, %86 ], [ %138, %110 ]
  %114 = add nuw nsw i32 %111, %9
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr %1, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = mul nuw nsw i32 %111, %3
  %119 = add nuw nsw i32 %118, %13
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw float, ptr %2, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = fmul contract float %117, %122
  %124 = fadd contract float %112, %123
  %125 = or disjoint i32 %111, 1
  %126 = add nuw nsw i32 %125, %9
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %1, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = mul nuw nsw i32 %125, %3
  %131 = add nuw nsw i32 %130, %13
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr %2, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fmul contract float %129, %134
  %136 = fadd contract float %124, %135
  %137 = add nuw nsw i32 %111, 2
  %138 = add i32 %113, 2
  %139 = icmp eq i32 %138, %87
  br i1 %139, label %88, label %110, !llvm.loop !47

140:                                              ; preds = %105
  %141 = getelementptr inbounds nuw float, ptr %0, i64 %109
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fsub contract float %142, %106
  %144 = mul i32 %13, %10
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %2, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = fdiv contract float %143, %147
  br label %149

149:                                              ; preds = %105, %140
  %150 = phi contract float [ %148, %140 ], [ 1.000000e+00, %105 ]
  %151 = getelementptr inbounds nuw float, ptr %1, i64 %109
  store float %150, ptr %151, align 4, !tbaa !7
  br label %152

152:                                              ; preds = %149, %80
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %153 = add nuw nsw i32 %13, 1
  %154 = icmp eq i32 %153, %3
  br i1 %154, label %11, label %12, !llvm.loop !48
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5croutPKfPfS1_i(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = mul nuw nsw i32 %3, %5
  %9 = add nuw i32 %3, 1
  %10 = mul i32 %5, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %2, i64 %11
  br label %14

13:                                               ; preds = %150, %4
  ret void

14:                                               ; preds = %7, %150
  %15 = phi i32 [ 0, %7 ], [ %151, %150 ]
  %16 = icmp samesign ult i32 %5, %15
  br i1 %16, label %78, label %17

17:                                               ; preds = %14
  %18 = add nuw nsw i32 %15, %8
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = icmp eq i32 %15, 0
  br i1 %22, label %45, label %23

23:                                               ; preds = %17
  %24 = and i32 %15, 1
  %25 = icmp eq i32 %15, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = and i32 %15, 2147483646
  br label %48

28:                                               ; preds = %48
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %28, %23
  %31 = phi i32 [ 0, %23 ], [ %75, %28 ]
  %32 = phi float [ %21, %23 ], [ %74, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = add nuw nsw i32 %31, %8
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nuw nsw i32 %31, %3
  %39 = add nuw nsw i32 %38, %15
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %37, %42
  %44 = fsub contract float %32, %43
  br label %45

45:                                               ; preds = %30, %28, %17
  %46 = phi float [ %21, %17 ], [ %74, %28 ], [ %44, %30 ]
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %19
  store float %46, ptr %47, align 4, !tbaa !7
  br label %78

48:                                               ; preds = %48, %26
  %49 = phi i32 [ 0, %26 ], [ %75, %48 ]
  %50 = phi float [ %21, %26 ], [ %74, %48 ]
  %51 = phi i32 [ 0, %26 ], [ %76, %48 ]
  %52 = add nuw nsw i32 %49, %8
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = mul nuw nsw i32 %49, %3
  %57 = add nuw nsw i32 %56, %15
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr %2, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = fmul contract float %55, %60
  %62 = fsub contract float %50, %61
  %63 = or disjoint i32 %49, 1
  %64 = add nuw nsw i32 %63, %8
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %1, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = mul nuw nsw i32 %63, %3
  %69 = add nuw nsw i32 %68, %15
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %2, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = fmul contract float %67, %72
  %74 = fsub contract float %62, %73
  %75 = add nuw nsw i32 %49, 2
  %76 = add i32 %51, 2
  %77 = icmp eq i32 %76, %27
  br i1 %77, label %28, label %48, !llvm.loop !49

78:                                               ; preds = %45, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp samesign ugt i32 %5, %15
  br i1 %79, label %80, label %147

80:                                               ; preds = %78
  %81 = mul nuw nsw i32 %15, %3
  %82 = add nuw nsw i32 %81, %5
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = icmp eq i32 %15, 0
  br i1 %86, label %109, label %87

87:                                               ; preds = %80
  %88 = and i32 %15, 1
  %89 = icmp eq i32 %15, 1
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = and i32 %15, 2147483646
  br label %117

92:                                               ; preds = %117
  %93 = icmp eq i32 %88, 0
  br i1 %93, label %109, label %94

94:                                               ; preds = %92, %87
  %95 = phi i32 [ 0, %87 ], [ %144, %92 ]
  %96 = phi float [ %85, %87 ], [ %143, %92 ]
  %97 = icmp ne i32 %88, 0
  tail call void @llvm.assume(i1 %97)
  %98 = add nuw nsw i32 %95, %81
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %1, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = mul nuw nsw i32 %95, %3
  %103 = add nuw nsw i32 %102, %5
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %2, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fmul contract float %101, %106
  %108 = fsub contract float %96, %107
  br label %109

109:                                              ; preds = %94, %92, %80
  %110 = phi float [ %85, %80 ], [ %143, %92 ], [ %108, %94 ]
  %111 = add nuw nsw i32 %81, %15
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr %1, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fdiv contract float %110, %114
  %116 = getelementptr inbounds nuw float, ptr %2, i64 %83
  store float %115, ptr %116, align 4, !tbaa !7
  br label %147

117:                                              ; preds = %117, %90
  %118 = phi i32 [ 0, %90 ], [ %144, %117 ]
  %119 = phi float [ %85, %90 ], [ %143, %117 ]
  %120 = phi i32 [ 0, %90 ], [ %145, %117 ]
  %121 = add nuw nsw i32 %118, %81
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr %1, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = mul nuw nsw i32 %118, %3
  %126 = add nuw nsw i32 %125, %5
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %2, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = fmul contract float %124, %129
  %131 = fsub contract float %119, %130
  %132 = or disjoint i32 %118, 1
  %133 = add nuw nsw i32 %132, %81
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr %1, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = mul nuw nsw i32 %132, %3
  %138 = add nuw nsw i32 %137, %5
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %2, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fmul contract float %136, %141
  %143 = fsub contract float %131, %142
  %144 = add nuw nsw i32 %118, 2
  %145 = add i32 %120, 2
  %146 = icmp eq i32 %145, %91
  br i1 %146, label %92, label %117, !llvm.loop !50

147:                                              ; preds = %109, %78
  %148 = icmp eq i32 %5, %15
  br i1 %148, label %149, label %150

149:                                              ; preds = %147
  store float 1.000000e+00, ptr %12, align 4, !tbaa !7
  br label %150

150:                                              ; preds = %149, %147
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %151 = add nuw nsw i32 %15, 1
  %152 = icmp eq i32 %151, %3
  br i1 %152, label %13, label %14, !llvm.loop !51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gesvPfS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %143

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  %8 = icmp samesign uge i32 %4, %2
  %9 = mul nuw nsw i32 %2, %4
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %12 = add nsw i32 %2, -2
  br label %19

13:                                               ; preds = %139
  %14 = icmp eq i32 %4, 0
  %15 = add nuw i32 %2, 1
  %16 = mul nuw nsw i32 %2, %4
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  br label %144

19:                                               ; preds = %6, %139
  %20 = phi i32 [ 0, %6 ], [ %142, %139 ]
  %21 = phi i32 [ 0, %6 ], [ %140, %139 ]
  br i1 %7, label %22, label %55

22:                                               ; preds = %19
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %23 = add nuw nsw i32 %21, 1
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %35, label %27

25:                                               ; preds = %52
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  br label %27

27:                                               ; preds = %25, %22
  %28 = phi i32 [ %26, %25 ], [ %21, %22 ]
  %29 = zext nneg i32 %21 to i64
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = sext i32 %28 to i64
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  store float %34, ptr %30, align 4, !tbaa !7
  store float %31, ptr %33, align 4, !tbaa !7
  br label %55

35:                                               ; preds = %22, %52
  %36 = phi i32 [ %53, %52 ], [ %23, %22 ]
  %37 = mul nuw nsw i32 %36, %2
  %38 = add nuw nsw i32 %37, %21
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = tail call contract noundef float @__nv_fabsf(float noundef %41) #7
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %44 = mul nsw i32 %43, %2
  %45 = add nsw i32 %44, %21
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = tail call contract noundef float @__nv_fabsf(float noundef %48) #7
  %50 = fcmp contract ogt float %42, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %35
  store i32 %36, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  br label %52

52:                                               ; preds = %35, %51
  %53 = add nuw i32 %36, 1
  %54 = icmp eq i32 %53, %2
  br i1 %54, label %25, label %35, !llvm.loop !52

55:                                               ; preds = %27, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %70, label %56

56:                                               ; preds = %55
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %58 = icmp eq i32 %57, %21
  br i1 %58, label %70, label %59

59:                                               ; preds = %56
  %60 = mul nuw nsw i32 %21, %2
  %61 = add nuw nsw i32 %60, %4
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = mul nsw i32 %57, %2
  %66 = add nsw i32 %65, %4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  store float %69, ptr %63, align 4, !tbaa !7
  store float %64, ptr %68, align 4, !tbaa !7
  br label %70

70:                                               ; preds = %59, %56, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ule i32 %4, %21
  %72 = or i1 %8, %71
  br i1 %72, label %73, label %75

73:                                               ; preds = %70
  %74 = add nuw nsw i32 %21, 1
  br label %139

75:                                               ; preds = %70
  %76 = add nuw nsw i32 %21, %9
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = mul nuw nsw i32 %21, %2
  %81 = add nuw nsw i32 %80, %21
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fdiv contract float %79, %84
  store float %85, ptr %78, align 4, !tbaa !7
  %86 = add nuw nsw i32 %21, 1
  %87 = icmp slt i32 %86, %2
  br i1 %87, label %88, label %107

88:                                               ; preds = %75
  %89 = sub i32 %20, %2
  %90 = and i32 %89, 1
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %104

92:                                               ; preds = %88
  %93 = add nuw nsw i32 %86, %80
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr %0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %85, %96
  %98 = add nuw nsw i32 %86, %9
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fsub contract float %101, %97
  store float %102, ptr %100, align 4, !tbaa !7
  %103 = add nuw nsw i32 %21, 2
  br label %104

104:                                              ; preds = %92, %88
  %105 = phi i32 [ %86, %88 ], [ %103, %92 ]
  %106 = icmp eq i32 %12, %20
  br i1 %106, label %107, label %114

107:                                              ; preds = %104, %114, %75
  %108 = zext nneg i32 %21 to i64
  %109 = getelementptr inbounds nuw float, ptr %1, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = fmul contract float %85, %110
  %112 = load float, ptr %11, align 4, !tbaa !7
  %113 = fsub contract float %112, %111
  store float %113, ptr %11, align 4, !tbaa !7
  br label %139

114:                                              ; preds = %104, %114
  %115 = phi i32 [ %137, %114 ], [ %105, %104 ]
  %116 = add nuw nsw i32 %115, %80
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fmul contract float %85, %119
  %121 = add nuw nsw i32 %115, %9
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr %0, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = fsub contract float %124, %120
  store float %125, ptr %123, align 4, !tbaa !7
  %126 = add nuw nsw i32 %115, 1
  %127 = add nuw nsw i32 %126, %80
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr %0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fmul contract float %85, %130
  %132 = add nuw nsw i32 %126, %9
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr %0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = fsub contract float %135, %131
  store float %136, ptr %134, align 4, !tbaa !7
  %137 = add nuw nsw i32 %115, 2
  %138 = icmp eq i32 %137, %2
  br i1 %138, label %107, label %114, !llvm.loop !53

139:                                              ; preds = %73, %107
  %140 = phi i32 [ %74, %73 ], [ %86, %107 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = icmp eq i32 %140, %2
  %142 = add i32 %20, 1
  br i1 %141, label %13, label %19, !llvm.loop !54

143:                                              ; preds = %169, %3
  ret void

144:                                              ; preds = %13, %169
  %145 = phi i32 [ %2, %13 ], [ %146, %169 ]
  %146 = add nsw i32 %145, -1
  br i1 %14, label %147, label %156

147:                                              ; preds = %144
  %148 = zext nneg i32 %146 to i64
  %149 = getelementptr inbounds nuw float, ptr %1, i64 %148
  %150 = mul i32 %146, %15
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %0, i64 %151
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = load float, ptr %149, align 4, !tbaa !7
  %155 = fdiv contract float %154, %153
  store float %155, ptr %149, align 4, !tbaa !7
  br label %156

156:                                              ; preds = %147, %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %157 = icmp slt i32 %4, %146
  br i1 %157, label %158, label %169

158:                                              ; preds = %156
  %159 = add nuw nsw i32 %146, %16
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr %0, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = zext nneg i32 %146 to i64
  %164 = getelementptr inbounds nuw float, ptr %1, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = fmul contract float %162, %165
  %167 = load float, ptr %18, align 4, !tbaa !7
  %168 = fsub contract float %167, %166
  store float %168, ptr %18, align 4, !tbaa !7
  br label %169

169:                                              ; preds = %158, %156
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %170 = icmp samesign ugt i32 %145, 1
  br i1 %170, label %144, label %143, !llvm.loop !55
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8gj_solvePKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %3, %7
  %9 = zext nneg i32 %5 to i64
  br i1 %6, label %10, label %29

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  %12 = and i32 %3, 1
  %13 = icmp eq i32 %3, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = and i32 %3, 2147483646
  br label %39

16:                                               ; preds = %39
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %16, %10
  %19 = phi i32 [ 0, %10 ], [ %59, %16 ]
  %20 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %20)
  %21 = add i32 %19, %8
  %22 = mul i32 %21, %3
  %23 = add i32 %22, %5
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = zext nneg i32 %19 to i64
  %28 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %27
  store float %26, ptr %28, align 4, !tbaa !7
  br label %29

29:                                               ; preds = %18, %16, %4
  %30 = add i32 %8, %5
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %9
  store float %33, ptr %34, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  br i1 %6, label %36, label %62

36:                                               ; preds = %29
  %37 = icmp eq i32 %5, 0
  %38 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  br label %69

39:                                               ; preds = %39, %14
  %40 = phi i32 [ 0, %14 ], [ %59, %39 ]
  %41 = phi i32 [ 0, %14 ], [ %60, %39 ]
  %42 = add i32 %40, %8
  %43 = mul i32 %42, %3
  %44 = add i32 %43, %5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = zext nneg i32 %40 to i64
  %49 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %48
  store float %47, ptr %49, align 4, !tbaa !7
  %50 = or disjoint i32 %40, 1
  %51 = add i32 %50, %8
  %52 = mul i32 %51, %3
  %53 = add i32 %52, %5
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = zext nneg i32 %50 to i64
  %58 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %57
  store float %56, ptr %58, align 4, !tbaa !7
  %59 = add nuw nsw i32 %40, 2
  %60 = add i32 %41, 2
  %61 = icmp eq i32 %60, %15
  br i1 %61, label %16, label %39, !llvm.loop !56

62:                                               ; preds = %161, %29
  %63 = load float, ptr %34, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  %65 = getelementptr inbounds nuw float, ptr %64, i64 %9
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fdiv contract float %63, %66
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %31
  store float %67, ptr %68, align 4, !tbaa !7
  ret void

69:                                               ; preds = %36, %161
  %70 = phi i32 [ 0, %36 ], [ %162, %161 ]
  %71 = sub nsw i32 %3, %70
  %72 = add nuw i32 %70, 1
  br i1 %37, label %75, label %73

73:                                               ; preds = %69
  %74 = zext nneg i32 %70 to i64
  br label %106

75:                                               ; preds = %69
  store i32 %70, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %76 = add nuw nsw i32 %70, 1
  %77 = icmp slt i32 %76, %3
  %78 = zext nneg i32 %70 to i64
  br i1 %77, label %79, label %83

79:                                               ; preds = %75
  %80 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %78
  br label %90

81:                                               ; preds = %103
  %82 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  br label %83

83:                                               ; preds = %75, %81
  %84 = phi i32 [ %82, %81 ], [ %70, %75 ]
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %78
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = sext i32 %84 to i64
  %88 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  store float %89, ptr %85, align 4, !tbaa !7
  store float %86, ptr %88, align 4, !tbaa !7
  br label %106

90:                                               ; preds = %79, %103
  %91 = phi i32 [ %76, %79 ], [ %104, %103 ]
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw [33 x float], ptr %80, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = tail call contract noundef float @__nv_fabsf(float noundef %94) #7
  %96 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr [33 x float], ptr %80, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = tail call contract noundef float @__nv_fabsf(float noundef %99) #7
  %101 = fcmp contract ogt float %95, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %90
  store i32 %91, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  br label %103

103:                                              ; preds = %90, %102
  %104 = add nuw i32 %91, 1
  %105 = icmp eq i32 %104, %3
  br i1 %105, label %81, label %90, !llvm.loop !57

106:                                              ; preds = %73, %83
  %107 = phi i64 [ %74, %73 ], [ %78, %83 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %107
  %109 = getelementptr inbounds nuw float, ptr %108, i64 %9
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = getelementptr [33 x float], ptr %35, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !7
  store float %114, ptr %109, align 4, !tbaa !7
  store float %110, ptr %113, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = icmp eq i32 %5, %70
  br i1 %115, label %161, label %116

116:                                              ; preds = %106
  %117 = getelementptr inbounds nuw float, ptr %38, i64 %107
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = getelementptr inbounds nuw float, ptr %108, i64 %107
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = fdiv contract float %118, %120
  %122 = and i32 %71, 1
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %133, label %124

124:                                              ; preds = %116
  %125 = zext nneg i32 %70 to i64
  %126 = getelementptr inbounds nuw float, ptr %108, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %121, %127
  %129 = getelementptr inbounds nuw float, ptr %38, i64 %125
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fsub contract float %130, %128
  store float %131, ptr %129, align 4, !tbaa !7
  %132 = add nuw nsw i32 %70, 1
  br label %133

133:                                              ; preds = %124, %116
  %134 = phi i32 [ %70, %116 ], [ %132, %124 ]
  %135 = icmp eq i32 %3, %72
  br i1 %135, label %136, label %142

136:                                              ; preds = %142, %133
  %137 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %107
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fmul contract float %121, %138
  %140 = load float, ptr %34, align 4, !tbaa !7
  %141 = fsub contract float %140, %139
  store float %141, ptr %34, align 4, !tbaa !7
  br label %161

142:                                              ; preds = %133, %142
  %143 = phi i32 [ %159, %142 ], [ %134, %133 ]
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr %108, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fmul contract float %121, %146
  %148 = getelementptr inbounds nuw float, ptr %38, i64 %144
  %149 = load float, ptr %148, align 4, !tbaa !7
  %150 = fsub contract float %149, %147
  store float %150, ptr %148, align 4, !tbaa !7
  %151 = add nuw nsw i32 %143, 1
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw float, ptr %108, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = fmul contract float %121, %154
  %156 = getelementptr inbounds nuw float, ptr %38, i64 %152
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = fsub contract float %157, %155
  store float %158, ptr %156, align 4, !tbaa !7
  %159 = add nuw nsw i32 %143, 2
  %160 = icmp eq i32 %159, %3
  br i1 %160, label %136, label %142, !llvm.loop !58

161:                                              ; preds = %136, %106
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %162 = add nuw nsw i32 %70, 1
  %163 = icmp eq i32 %162, %3
  br i1 %163, label %62, label %69, !llvm.loop !59
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10gj_inversePfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = mul nuw nsw i32 %1, %3
  %8 = add nuw nsw i32 %7, %4
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  br label %12

11:                                               ; preds = %43, %2
  ret void

12:                                               ; preds = %6, %43
  %13 = phi i32 [ 0, %6 ], [ %45, %43 ]
  %14 = mul nuw nsw i32 %13, %1
  %15 = add nuw nsw i32 %14, %13
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = fdiv contract float 1.000000e+00, %18
  %20 = add nuw nsw i32 %13, %7
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = add nuw nsw i32 %14, %4
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = load float, ptr %10, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp eq i32 %3, %13
  %30 = icmp eq i32 %4, %13
  %31 = and i1 %29, %30
  br i1 %31, label %43, label %32

32:                                               ; preds = %12
  br i1 %29, label %33, label %35

33:                                               ; preds = %32
  %34 = fmul contract float %19, %27
  br label %43

35:                                               ; preds = %32
  br i1 %30, label %36, label %39

36:                                               ; preds = %35
  %37 = fneg contract float %23
  %38 = fmul contract float %19, %37
  br label %43

39:                                               ; preds = %35
  %40 = fmul contract float %23, %27
  %41 = fmul contract float %19, %40
  %42 = fsub contract float %28, %41
  br label %43

43:                                               ; preds = %12, %33, %39, %36
  %44 = phi float [ %42, %39 ], [ %34, %33 ], [ %38, %36 ], [ %19, %12 ]
  store float %44, ptr %10, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = add nuw nsw i32 %13, 1
  %46 = icmp eq i32 %45, %1
  br i1 %46, label %11, label %12, !llvm.loop !60
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4det5PKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [5 x [5 x float]], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %242

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %12 = mul nsw i32 %9, 25
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  store float %15, ptr %4, align 4, !tbaa !7
  %16 = sext i32 %12 to i64
  %17 = getelementptr float, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %19, ptr %20, align 4, !tbaa !7
  %21 = sext i32 %12 to i64
  %22 = getelementptr float, ptr %0, i64 %21
  %23 = getelementptr i8, ptr %22, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %24, ptr %25, align 4, !tbaa !7
  %26 = sext i32 %12 to i64
  %27 = getelementptr float, ptr %0, i64 %26
  %28 = getelementptr i8, ptr %27, i64 12
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %29, ptr %30, align 4, !tbaa !7
  %31 = sext i32 %12 to i64
  %32 = getelementptr float, ptr %0, i64 %31
  %33 = getelementptr i8, ptr %32, i64 16
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %34, ptr %35, align 4, !tbaa !7
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %37 = sext i32 %12 to i64
  %38 = getelementptr float, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 20
  %40 = load float, ptr %39, align 4, !tbaa !7
  store float %40, ptr %36, align 4, !tbaa !7
  %41 = sext i32 %12 to i64
  %42 = getelementptr float, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %42, i64 24
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %44, ptr %45, align 4, !tbaa !7
  %46 = sext i32 %12 to i64
  %47 = getelementptr float, ptr %0, i64 %46
  %48 = getelementptr i8, ptr %47, i64 28
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %49, ptr %50, align 4, !tbaa !7
  %51 = sext i32 %12 to i64
  %52 = getelementptr float, ptr %0, i64 %51
  %53 = getelementptr i8, ptr %52, i64 32
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %54, ptr %55, align 4, !tbaa !7
  %56 = sext i32 %12 to i64
  %57 = getelementptr float, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 36
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store float %59, ptr %60, align 4, !tbaa !7
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %62 = sext i32 %12 to i64
  %63 = getelementptr float, ptr %0, i64 %62
  %64 = getelementptr i8, ptr %63, i64 40
  %65 = load float, ptr %64, align 4, !tbaa !7
  store float %65, ptr %61, align 4, !tbaa !7
  %66 = sext i32 %12 to i64
  %67 = getelementptr float, ptr %0, i64 %66
  %68 = getelementptr i8, ptr %67, i64 44
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store float %69, ptr %70, align 4, !tbaa !7
  %71 = sext i32 %12 to i64
  %72 = getelementptr float, ptr %0, i64 %71
  %73 = getelementptr i8, ptr %72, i64 48
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store float %74, ptr %75, align 4, !tbaa !7
  %76 = sext i32 %12 to i64
  %77 = getelementptr float, ptr %0, i64 %76
  %78 = getelementptr i8, ptr %77, i64 52
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store float %79, ptr %80, align 4, !tbaa !7
  %81 = sext i32 %12 to i64
  %82 = getelementptr float, ptr %0, i64 %81
  %83 = getelementptr i8, ptr %82, i64 56
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store float %84, ptr %85, align 4, !tbaa !7
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %87 = sext i32 %12 to i64
  %88 = getelementptr float, ptr %0, i64 %87
  %89 = getelementptr i8, ptr %88, i64 60
  %90 = load float, ptr %89, align 4, !tbaa !7
  store float %90, ptr %86, align 4, !tbaa !7
  %91 = sext i32 %12 to i64
  %92 = getelementptr float, ptr %0, i64 %91
  %93 = getelementptr i8, ptr %92, i64 64
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store float %94, ptr %95, align 4, !tbaa !7
  %96 = sext i32 %12 to i64
  %97 = getelementptr float, ptr %0, i64 %96
  %98 = getelementptr i8, ptr %97, i64 68
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store float %99, ptr %100, align 4, !tbaa !7
  %101 = sext i32 %12 to i64
  %102 = getelementptr float, ptr %0, i64 %101
  %103 = getelementptr i8, ptr %102, i64 72
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store float %104, ptr %105, align 4, !tbaa !7
  %106 = sext i32 %12 to i64
  %107 = getelementptr float, ptr %0, i64 %106
  %108 = getelementptr i8, ptr %107, i64 76
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store float %109, ptr %110, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %112 = sext i32 %12 to i64
  %113 = getelementptr float, ptr %0, i64 %112
  %114 = getelementptr i8, ptr %113, i64 80
  %115 = load float, ptr %114, align 4, !tbaa !7
  store float %115, ptr %111, align 4, !tbaa !7
  %116 = sext i32 %12 to i64
  %117 = getelementptr float, ptr %0, i64 %116
  %118 = getelementptr i8, ptr %117, i64 84
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = getelementptr inbounds nuw i8, ptr %4, i64 84
  store float %119, ptr %120, align 4, !tbaa !7
  %121 = sext i32 %12 to i64
  %122 = getelementptr float, ptr %0, i64 %121
  %123 = getelementptr i8, ptr %122, i64 88
  %124 = load float, ptr %123, align 4, !tbaa !7
  %125 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store float %124, ptr %125, align 4, !tbaa !7
  %126 = sext i32 %12 to i64
  %127 = getelementptr float, ptr %0, i64 %126
  %128 = getelementptr i8, ptr %127, i64 92
  %129 = load float, ptr %128, align 4, !tbaa !7
  %130 = getelementptr inbounds nuw i8, ptr %4, i64 92
  store float %129, ptr %130, align 4, !tbaa !7
  %131 = sext i32 %12 to i64
  %132 = getelementptr float, ptr %0, i64 %131
  %133 = getelementptr i8, ptr %132, i64 96
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store float %134, ptr %135, align 4, !tbaa !7
  br label %141

136:                                              ; preds = %220, %191
  %137 = icmp eq i32 %144, 5
  br i1 %137, label %138, label %141, !llvm.loop !61

138:                                              ; preds = %136
  %139 = sext i32 %9 to i64
  %140 = getelementptr inbounds float, ptr %1, i64 %139
  store float %196, ptr %140, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %242

141:                                              ; preds = %11, %136
  %142 = phi i32 [ %144, %136 ], [ 0, %11 ]
  %143 = phi float [ %196, %136 ], [ 1.000000e+00, %11 ]
  %144 = add nuw nsw i32 %142, 1
  %145 = icmp samesign ult i32 %142, 4
  br i1 %145, label %146, label %149

146:                                              ; preds = %141
  %147 = zext nneg i32 %142 to i64
  %148 = getelementptr inbounds nuw float, ptr %4, i64 %147
  br label %153

149:                                              ; preds = %153, %141
  %150 = phi i32 [ %142, %141 ], [ %165, %153 ]
  %151 = icmp eq i32 %150, %142
  %152 = zext nneg i32 %142 to i64
  br i1 %151, label %191, label %168

153:                                              ; preds = %146, %153
  %154 = phi i32 [ %144, %146 ], [ %166, %153 ]
  %155 = phi i32 [ %142, %146 ], [ %165, %153 ]
  %156 = zext nneg i32 %154 to i64
  %157 = getelementptr inbounds nuw [5 x float], ptr %148, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = tail call contract noundef float @__nv_fabsf(float noundef %158) #7
  %160 = zext nneg i32 %155 to i64
  %161 = getelementptr inbounds nuw [5 x float], ptr %148, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = tail call contract noundef float @__nv_fabsf(float noundef %162) #7
  %164 = fcmp contract ogt float %159, %163
  %165 = select i1 %164, i32 %154, i32 %155
  %166 = add nuw nsw i32 %154, 1
  %167 = icmp eq i32 %166, 5
  br i1 %167, label %149, label %153, !llvm.loop !62

168:                                              ; preds = %149
  %169 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %152
  %170 = zext nneg i32 %150 to i64
  %171 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %170
  %172 = load float, ptr %169, align 4, !tbaa !7
  %173 = load float, ptr %171, align 4, !tbaa !7
  store float %173, ptr %169, align 4, !tbaa !7
  store float %172, ptr %171, align 4, !tbaa !7
  %174 = getelementptr inbounds nuw i8, ptr %169, i64 4
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %177 = load float, ptr %176, align 4, !tbaa !7
  store float %177, ptr %174, align 4, !tbaa !7
  store float %175, ptr %176, align 4, !tbaa !7
  %178 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %181 = load float, ptr %180, align 4, !tbaa !7
  store float %181, ptr %178, align 4, !tbaa !7
  store float %179, ptr %180, align 4, !tbaa !7
  %182 = getelementptr inbounds nuw i8, ptr %169, i64 12
  %183 = load float, ptr %182, align 4, !tbaa !7
  %184 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %185 = load float, ptr %184, align 4, !tbaa !7
  store float %185, ptr %182, align 4, !tbaa !7
  store float %183, ptr %184, align 4, !tbaa !7
  %186 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %187 = load float, ptr %186, align 4, !tbaa !7
  %188 = getelementptr inbounds nuw i8, ptr %171, i64 16
  %189 = load float, ptr %188, align 4, !tbaa !7
  store float %189, ptr %186, align 4, !tbaa !7
  store float %187, ptr %188, align 4, !tbaa !7
  %190 = fneg contract float %143
  br label %191

191:                                              ; preds = %149, %168
  %192 = phi float [ %190, %168 ], [ %143, %149 ]
  %193 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %152
  %194 = getelementptr inbounds nuw float, ptr %193, i64 %152
  %195 = load float, ptr %194, align 4, !tbaa !7
  %196 = fmul contract float %192, %195
  br i1 %145, label %197, label %136

197:                                              ; preds = %191
  %198 = and i32 %142, 1
  %199 = icmp eq i32 %198, 0
  %200 = zext nneg i32 %144 to i64
  %201 = getelementptr inbounds nuw float, ptr %193, i64 %200
  %202 = add nuw nsw i32 %142, 2
  %203 = icmp eq i32 %142, 3
  br label %204

204:                                              ; preds = %197, %220
  %205 = phi i32 [ %221, %220 ], [ %144, %197 ]
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %206
  %208 = getelementptr inbounds nuw float, ptr %207, i64 %152
  %209 = load float, ptr %208, align 4, !tbaa !7
  %210 = load float, ptr %194, align 4, !tbaa !7
  %211 = fdiv contract float %209, %210
  br i1 %199, label %218, label %212

212:                                              ; preds = %204
  %213 = load float, ptr %201, align 4, !tbaa !7
  %214 = fmul contract float %211, %213
  %215 = getelementptr inbounds nuw float, ptr %207, i64 %200
  %216 = load float, ptr %215, align 4, !tbaa !7
  %217 = fsub contract float %216, %214
  store float %217, ptr %215, align 4, !tbaa !7
  br label %218

218:                                              ; preds = %212, %204
  %219 = phi i32 [ %144, %204 ], [ %202, %212 ]
  br i1 %203, label %220, label %223

220:                                              ; preds = %223, %218
  %221 = add nuw nsw i32 %205, 1
  %222 = icmp eq i32 %221, 5
  br i1 %222, label %136, label %204, !llvm.loop !63

223:                                              ; preds = %218, %223
  %224 = phi i32 [ %240, %223 ], [ %219, %218 ]
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw float, ptr %193, i64 %225
  %227 = load float, ptr %226, align 4, !tbaa !7
  %228 = fmul contract float %211, %227
  %229 = getelementptr inbounds nuw float, ptr %207, i64 %225
  %230 = load float, ptr %229, align 4, !tbaa !7
  %231 = fsub contract float %230, %228
  store float %231, ptr %229, align 4, !tbaa !7
  %232 = add nuw nsw i32 %224, 1
  %233 = zext nneg i32 %232 to i64
  %234 = getelementptr inbounds nuw float, ptr %193, i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !7
  %236 = fmul contract float %211, %235
  %237 = getelementptr inbounds nuw float, ptr %207, i64 %233
  %238 = load float, ptr %237, align 4, !tbaa !7
  %239 = fsub contract float %238, %236
  store float %239, ptr %237, align 4, !tbaa !7
  %240 = add nuw nsw i32 %224, 2
  %241 = icmp eq i32 %240, 5
  br i1 %241, label %220, label %223, !llvm.loop !64

242:                                              ; preds = %3, %138
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !5, i64 0}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !10}
!35 = distinct !{!35, !10}
!36 = distinct !{!36, !10}
!37 = distinct !{!37, !10}
!38 = distinct !{!38, !10}
!39 = distinct !{!39, !10}
!40 = distinct !{!40, !10}
!41 = distinct !{!41, !10}
!42 = distinct !{!42, !10}
!43 = distinct !{!43, !10}
!44 = distinct !{!44, !10}
!45 = distinct !{!45, !10}
!46 = distinct !{!46, !10}
!47 = distinct !{!47, !10}
!48 = distinct !{!48, !10}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !10}
!51 = distinct !{!51, !10}
!52 = distinct !{!52, !10}
!53 = distinct !{!53, !10}
!54 = distinct !{!54, !10}
!55 = distinct !{!55, !10}
!56 = distinct !{!56, !10}
!57 = distinct !{!57, !10}
!58 = distinct !{!58, !10}
!59 = distinct !{!59, !10}
!60 = distinct !{!60, !10}
!61 = distinct !{!61, !10}
!62 = distinct !{!62, !10}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !10}
