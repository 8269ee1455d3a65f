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

12:                                               ; preds = %116, %3
  ret void

13:                                               ; preds = %6, %116
  %14 = phi i32 [ 0, %6 ], [ %65, %116 ]
  %15 = xor i32 %14, -1
  %16 = add nsw i32 %2, %15
  %17 = sub i32 %11, %14
  br i1 %7, label %18, label %45

18:                                               ; preds = %13
  %19 = mul i32 %14, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = tail call contract noundef float @__nv_fabsf(float noundef %22) #7
  %24 = add nuw nsw i32 %14, 1
  %25 = icmp slt i32 %24, %2
  br i1 %25, label %30, label %26

26:                                               ; preds = %30, %18
  %27 = phi i32 [ %14, %18 ], [ %41, %30 ]
  %28 = zext nneg i32 %14 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  store i32 %27, ptr %29, align 4, !tbaa !3
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !tbaa !3
  br label %45

30:                                               ; preds = %18, %30
  %31 = phi i32 [ %43, %30 ], [ %24, %18 ]
  %32 = phi float [ %42, %30 ], [ %23, %18 ]
  %33 = phi i32 [ %41, %30 ], [ %14, %18 ]
  %34 = mul nsw i32 %31, %2
  %35 = add nsw i32 %34, %14
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = tail call contract noundef float @__nv_fabsf(float noundef %38) #7
  %40 = fcmp contract ogt float %39, %32
  %41 = select i1 %40, i32 %31, i32 %33
  %42 = select i1 %40, float %39, float %32
  %43 = add nuw i32 %31, 1
  %44 = icmp eq i32 %43, %2
  br i1 %44, label %26, label %30, !llvm.loop !9

45:                                               ; preds = %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10lup_serialPfPiiE1p to ptr), align 4, !tbaa !3
  %47 = icmp eq i32 %46, %14
  %48 = or i1 %47, %9
  br i1 %48, label %64, label %49

49:                                               ; preds = %45
  %50 = mul nuw nsw i32 %14, %2
  %51 = mul nsw i32 %46, %2
  br label %52

52:                                               ; preds = %49, %52
  %53 = phi i32 [ %4, %49 ], [ %62, %52 ]
  %54 = add nsw i32 %53, %50
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = add nsw i32 %53, %51
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  store float %61, ptr %56, align 4, !tbaa !7
  store float %57, ptr %60, align 4, !tbaa !7
  %62 = add i32 %53, %10
  %63 = icmp slt i32 %62, %2
  br i1 %63, label %52, label %64, !llvm.loop !11

64:                                               ; preds = %52, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = add nuw nsw i32 %14, 1
  %66 = add nuw nsw i32 %65, %4
  %67 = icmp slt i32 %66, %2
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = mul i32 %14, %8
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  br label %79

72:                                               ; preds = %79, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %67, label %73, label %116

73:                                               ; preds = %72
  %74 = icmp slt i32 %65, %2
  %75 = mul nuw nsw i32 %14, %2
  %76 = and i32 %16, 3
  %77 = icmp eq i32 %76, 0
  %78 = icmp ult i32 %17, 3
  br label %90

79:                                               ; preds = %68, %79
  %80 = phi i32 [ %66, %68 ], [ %88, %79 ]
  %81 = load float, ptr %71, align 4, !tbaa !7
  %82 = mul nsw i32 %80, %2
  %83 = add nsw i32 %82, %14
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = fdiv contract float %86, %81
  store float %87, ptr %85, align 4, !tbaa !7
  %88 = add i32 %80, %10
  %89 = icmp slt i32 %88, %2
  br i1 %89, label %79, label %72, !llvm.loop !12

90:                                               ; preds = %73, %118
  %91 = phi i32 [ %66, %73 ], [ %119, %118 ]
  br i1 %74, label %92, label %118

92:                                               ; preds = %90
  %93 = mul nsw i32 %91, %2
  %94 = add nsw i32 %93, %14
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  br i1 %77, label %114, label %97

97:                                               ; preds = %92, %97
  %98 = phi i32 [ %111, %97 ], [ %65, %92 ]
  %99 = phi i32 [ %112, %97 ], [ 0, %92 ]
  %100 = load float, ptr %96, align 4, !tbaa !7
  %101 = add nuw nsw i32 %98, %75
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr %0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = fmul contract float %100, %104
  %106 = add nsw i32 %98, %93
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fsub contract float %109, %105
  store float %110, ptr %108, align 4, !tbaa !7
  %111 = add nuw nsw i32 %98, 1
  %112 = add i32 %99, 1
  %113 = icmp eq i32 %112, %76
  br i1 %113, label %114, label %97, !llvm.loop !13

114:                                              ; preds = %97, %92
  %115 = phi i32 [ %65, %92 ], [ %111, %97 ]
  br i1 %78, label %118, label %121

116:                                              ; preds = %118, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = icmp eq i32 %65, %2
  br i1 %117, label %12, label %13, !llvm.loop !15

118:                                              ; preds = %114, %121, %90
  %119 = add i32 %91, %10
  %120 = icmp slt i32 %119, %2
  br i1 %120, label %90, label %116, !llvm.loop !16

121:                                              ; preds = %114, %121
  %122 = phi i32 [ %170, %121 ], [ %115, %114 ]
  %123 = load float, ptr %96, align 4, !tbaa !7
  %124 = add nuw nsw i32 %122, %75
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %123, %127
  %129 = add nsw i32 %122, %93
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = fsub contract float %132, %128
  store float %133, ptr %131, align 4, !tbaa !7
  %134 = add nuw nsw i32 %122, 1
  %135 = load float, ptr %96, align 4, !tbaa !7
  %136 = add nuw nsw i32 %134, %75
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw float, ptr %0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !7
  %140 = fmul contract float %135, %139
  %141 = add nsw i32 %134, %93
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %0, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !7
  %145 = fsub contract float %144, %140
  store float %145, ptr %143, align 4, !tbaa !7
  %146 = add nuw nsw i32 %122, 2
  %147 = load float, ptr %96, align 4, !tbaa !7
  %148 = add nuw nsw i32 %146, %75
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw float, ptr %0, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fmul contract float %147, %151
  %153 = add nsw i32 %146, %93
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %0, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = fsub contract float %156, %152
  store float %157, ptr %155, align 4, !tbaa !7
  %158 = add nuw nsw i32 %122, 3
  %159 = load float, ptr %96, align 4, !tbaa !7
  %160 = add nuw nsw i32 %158, %75
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr %0, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fmul contract float %159, %163
  %165 = add nsw i32 %158, %93
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr %0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fsub contract float %168, %164
  store float %169, ptr %167, align 4, !tbaa !7
  %170 = add nuw nsw i32 %122, 4
  %171 = icmp eq i32 %170, %2
  br i1 %171, label %118, label %121, !llvm.loop !17
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
  %11 = getelementptr inbounds nuw float, ptr %8, i64 %9
  %12 = load float, ptr %11, align 4, !tbaa !7
  store float %12, ptr %10, align 4, !tbaa !7
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw float, ptr %8, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 128
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = zext nneg i32 %4 to i64
  %19 = getelementptr inbounds nuw float, ptr %8, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 256
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 256
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = zext nneg i32 %4 to i64
  %24 = getelementptr inbounds nuw float, ptr %8, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 384
  store float %26, ptr %27, align 4, !tbaa !7
  %28 = zext nneg i32 %4 to i64
  %29 = getelementptr inbounds nuw float, ptr %8, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 512
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 512
  store float %31, ptr %32, align 4, !tbaa !7
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr %8, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 640
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 640
  store float %36, ptr %37, align 4, !tbaa !7
  %38 = zext nneg i32 %4 to i64
  %39 = getelementptr inbounds nuw float, ptr %8, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 768
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 768
  store float %41, ptr %42, align 4, !tbaa !7
  %43 = zext nneg i32 %4 to i64
  %44 = getelementptr inbounds nuw float, ptr %8, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 896
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 896
  store float %46, ptr %47, align 4, !tbaa !7
  %48 = zext nneg i32 %4 to i64
  %49 = getelementptr inbounds nuw float, ptr %8, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 1024
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 1024
  store float %51, ptr %52, align 4, !tbaa !7
  %53 = zext nneg i32 %4 to i64
  %54 = getelementptr inbounds nuw float, ptr %8, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 1152
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = getelementptr inbounds nuw i8, ptr %10, i64 1152
  store float %56, ptr %57, align 4, !tbaa !7
  %58 = zext nneg i32 %4 to i64
  %59 = getelementptr inbounds nuw float, ptr %8, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 1280
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 1280
  store float %61, ptr %62, align 4, !tbaa !7
  %63 = zext nneg i32 %4 to i64
  %64 = getelementptr inbounds nuw float, ptr %8, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 1408
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 1408
  store float %66, ptr %67, align 4, !tbaa !7
  %68 = zext nneg i32 %4 to i64
  %69 = getelementptr inbounds nuw float, ptr %8, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 1536
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = getelementptr inbounds nuw i8, ptr %10, i64 1536
  store float %71, ptr %72, align 4, !tbaa !7
  %73 = zext nneg i32 %4 to i64
  %74 = getelementptr inbounds nuw float, ptr %8, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 1664
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %10, i64 1664
  store float %76, ptr %77, align 4, !tbaa !7
  %78 = zext nneg i32 %4 to i64
  %79 = getelementptr inbounds nuw float, ptr %8, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 1792
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 1792
  store float %81, ptr %82, align 4, !tbaa !7
  %83 = zext nneg i32 %4 to i64
  %84 = getelementptr inbounds nuw float, ptr %8, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 1920
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 1920
  store float %86, ptr %87, align 4, !tbaa !7
  %88 = zext nneg i32 %4 to i64
  %89 = getelementptr inbounds nuw float, ptr %8, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 2048
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = getelementptr inbounds nuw i8, ptr %10, i64 2048
  store float %91, ptr %92, align 4, !tbaa !7
  %93 = zext nneg i32 %4 to i64
  %94 = getelementptr inbounds nuw float, ptr %8, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 2176
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 2176
  store float %96, ptr %97, align 4, !tbaa !7
  %98 = zext nneg i32 %4 to i64
  %99 = getelementptr inbounds nuw float, ptr %8, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 2304
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 2304
  store float %101, ptr %102, align 4, !tbaa !7
  %103 = zext nneg i32 %4 to i64
  %104 = getelementptr inbounds nuw float, ptr %8, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 2432
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 2432
  store float %106, ptr %107, align 4, !tbaa !7
  %108 = zext nneg i32 %4 to i64
  %109 = getelementptr inbounds nuw float, ptr %8, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 2560
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 2560
  store float %111, ptr %112, align 4, !tbaa !7
  %113 = zext nneg i32 %4 to i64
  %114 = getelementptr inbounds nuw float, ptr %8, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 2688
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 2688
  store float %116, ptr %117, align 4, !tbaa !7
  %118 = zext nneg i32 %4 to i64
  %119 = getelementptr inbounds nuw float, ptr %8, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 2816
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = getelementptr inbounds nuw i8, ptr %10, i64 2816
  store float %121, ptr %122, align 4, !tbaa !7
  %123 = zext nneg i32 %4 to i64
  %124 = getelementptr inbounds nuw float, ptr %8, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 2944
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = getelementptr inbounds nuw i8, ptr %10, i64 2944
  store float %126, ptr %127, align 4, !tbaa !7
  %128 = zext nneg i32 %4 to i64
  %129 = getelementptr inbounds nuw float, ptr %8, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 3072
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = getelementptr inbounds nuw i8, ptr %10, i64 3072
  store float %131, ptr %132, align 4, !tbaa !7
  %133 = zext nneg i32 %4 to i64
  %134 = getelementptr inbounds nuw float, ptr %8, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 3200
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = getelementptr inbounds nuw i8, ptr %10, i64 3200
  store float %136, ptr %137, align 4, !tbaa !7
  %138 = zext nneg i32 %4 to i64
  %139 = getelementptr inbounds nuw float, ptr %8, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 3328
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = getelementptr inbounds nuw i8, ptr %10, i64 3328
  store float %141, ptr %142, align 4, !tbaa !7
  %143 = zext nneg i32 %4 to i64
  %144 = getelementptr inbounds nuw float, ptr %8, i64 %143
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 3456
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = getelementptr inbounds nuw i8, ptr %10, i64 3456
  store float %146, ptr %147, align 4, !tbaa !7
  %148 = zext nneg i32 %4 to i64
  %149 = getelementptr inbounds nuw float, ptr %8, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 3584
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 3584
  store float %151, ptr %152, align 4, !tbaa !7
  %153 = zext nneg i32 %4 to i64
  %154 = getelementptr inbounds nuw float, ptr %8, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 3712
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = getelementptr inbounds nuw i8, ptr %10, i64 3712
  store float %156, ptr %157, align 4, !tbaa !7
  %158 = zext nneg i32 %4 to i64
  %159 = getelementptr inbounds nuw float, ptr %8, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 3840
  %161 = load float, ptr %160, align 4, !tbaa !7
  %162 = getelementptr inbounds nuw i8, ptr %10, i64 3840
  store float %161, ptr %162, align 4, !tbaa !7
  %163 = zext nneg i32 %4 to i64
  %164 = getelementptr inbounds nuw float, ptr %8, i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 3968
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = getelementptr inbounds nuw i8, ptr %10, i64 3968
  store float %166, ptr %167, align 4, !tbaa !7
  %168 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %9
  store i32 %4, ptr %168, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %169 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %9
  %170 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %9
  %171 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %9
  %172 = icmp eq i32 %4, 0
  %173 = icmp samesign ult i32 %4, 16
  %174 = or disjoint i32 %4, 16
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %175
  %177 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %175
  %178 = icmp samesign ult i32 %4, 8
  %179 = or disjoint i32 %4, 8
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %180
  %182 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %180
  %183 = icmp samesign ult i32 %4, 4
  %184 = or disjoint i32 %4, 4
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %185
  %187 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %185
  %188 = icmp samesign ult i32 %4, 2
  %189 = or disjoint i32 %4, 2
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 %190
  %192 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 %190
  %193 = icmp eq i32 %4, 0
  br label %328

194:                                              ; preds = %484
  %195 = or disjoint i32 %6, %4
  %196 = load float, ptr %10, align 4, !tbaa !7
  %197 = zext i32 %195 to i64
  %198 = getelementptr inbounds nuw float, ptr %1, i64 %197
  store float %196, ptr %198, align 4, !tbaa !7
  %199 = load float, ptr %17, align 4, !tbaa !7
  %200 = add i32 %195, 32
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw float, ptr %1, i64 %201
  store float %199, ptr %202, align 4, !tbaa !7
  %203 = load float, ptr %22, align 4, !tbaa !7
  %204 = add i32 %195, 64
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw float, ptr %1, i64 %205
  store float %203, ptr %206, align 4, !tbaa !7
  %207 = load float, ptr %27, align 4, !tbaa !7
  %208 = add i32 %195, 96
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw float, ptr %1, i64 %209
  store float %207, ptr %210, align 4, !tbaa !7
  %211 = load float, ptr %32, align 4, !tbaa !7
  %212 = add i32 %195, 128
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw float, ptr %1, i64 %213
  store float %211, ptr %214, align 4, !tbaa !7
  %215 = load float, ptr %37, align 4, !tbaa !7
  %216 = add i32 %195, 160
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw float, ptr %1, i64 %217
  store float %215, ptr %218, align 4, !tbaa !7
  %219 = load float, ptr %42, align 4, !tbaa !7
  %220 = add i32 %195, 192
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw float, ptr %1, i64 %221
  store float %219, ptr %222, align 4, !tbaa !7
  %223 = load float, ptr %47, align 4, !tbaa !7
  %224 = add i32 %195, 224
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw float, ptr %1, i64 %225
  store float %223, ptr %226, align 4, !tbaa !7
  %227 = load float, ptr %52, align 4, !tbaa !7
  %228 = add i32 %195, 256
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw float, ptr %1, i64 %229
  store float %227, ptr %230, align 4, !tbaa !7
  %231 = load float, ptr %57, align 4, !tbaa !7
  %232 = add i32 %195, 288
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds nuw float, ptr %1, i64 %233
  store float %231, ptr %234, align 4, !tbaa !7
  %235 = load float, ptr %62, align 4, !tbaa !7
  %236 = add i32 %195, 320
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw float, ptr %1, i64 %237
  store float %235, ptr %238, align 4, !tbaa !7
  %239 = load float, ptr %67, align 4, !tbaa !7
  %240 = add i32 %195, 352
  %241 = zext i32 %240 to i64
  %242 = getelementptr inbounds nuw float, ptr %1, i64 %241
  store float %239, ptr %242, align 4, !tbaa !7
  %243 = load float, ptr %72, align 4, !tbaa !7
  %244 = add i32 %195, 384
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw float, ptr %1, i64 %245
  store float %243, ptr %246, align 4, !tbaa !7
  %247 = load float, ptr %77, align 4, !tbaa !7
  %248 = add i32 %195, 416
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw float, ptr %1, i64 %249
  store float %247, ptr %250, align 4, !tbaa !7
  %251 = load float, ptr %82, align 4, !tbaa !7
  %252 = add i32 %195, 448
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw float, ptr %1, i64 %253
  store float %251, ptr %254, align 4, !tbaa !7
  %255 = load float, ptr %87, align 4, !tbaa !7
  %256 = add i32 %195, 480
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds nuw float, ptr %1, i64 %257
  store float %255, ptr %258, align 4, !tbaa !7
  %259 = load float, ptr %92, align 4, !tbaa !7
  %260 = add i32 %195, 512
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw float, ptr %1, i64 %261
  store float %259, ptr %262, align 4, !tbaa !7
  %263 = load float, ptr %97, align 4, !tbaa !7
  %264 = add i32 %195, 544
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw float, ptr %1, i64 %265
  store float %263, ptr %266, align 4, !tbaa !7
  %267 = load float, ptr %102, align 4, !tbaa !7
  %268 = add i32 %195, 576
  %269 = zext i32 %268 to i64
  %270 = getelementptr inbounds nuw float, ptr %1, i64 %269
  store float %267, ptr %270, align 4, !tbaa !7
  %271 = load float, ptr %107, align 4, !tbaa !7
  %272 = add i32 %195, 608
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds nuw float, ptr %1, i64 %273
  store float %271, ptr %274, align 4, !tbaa !7
  %275 = load float, ptr %112, align 4, !tbaa !7
  %276 = add i32 %195, 640
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds nuw float, ptr %1, i64 %277
  store float %275, ptr %278, align 4, !tbaa !7
  %279 = load float, ptr %117, align 4, !tbaa !7
  %280 = add i32 %195, 672
  %281 = zext i32 %280 to i64
  %282 = getelementptr inbounds nuw float, ptr %1, i64 %281
  store float %279, ptr %282, align 4, !tbaa !7
  %283 = load float, ptr %122, align 4, !tbaa !7
  %284 = add i32 %195, 704
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw float, ptr %1, i64 %285
  store float %283, ptr %286, align 4, !tbaa !7
  %287 = load float, ptr %127, align 4, !tbaa !7
  %288 = add i32 %195, 736
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw float, ptr %1, i64 %289
  store float %287, ptr %290, align 4, !tbaa !7
  %291 = load float, ptr %132, align 4, !tbaa !7
  %292 = add i32 %195, 768
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw float, ptr %1, i64 %293
  store float %291, ptr %294, align 4, !tbaa !7
  %295 = load float, ptr %137, align 4, !tbaa !7
  %296 = add i32 %195, 800
  %297 = zext i32 %296 to i64
  %298 = getelementptr inbounds nuw float, ptr %1, i64 %297
  store float %295, ptr %298, align 4, !tbaa !7
  %299 = load float, ptr %142, align 4, !tbaa !7
  %300 = add i32 %195, 832
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds nuw float, ptr %1, i64 %301
  store float %299, ptr %302, align 4, !tbaa !7
  %303 = load float, ptr %147, align 4, !tbaa !7
  %304 = add i32 %195, 864
  %305 = zext i32 %304 to i64
  %306 = getelementptr inbounds nuw float, ptr %1, i64 %305
  store float %303, ptr %306, align 4, !tbaa !7
  %307 = load float, ptr %152, align 4, !tbaa !7
  %308 = add i32 %195, 896
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds nuw float, ptr %1, i64 %309
  store float %307, ptr %310, align 4, !tbaa !7
  %311 = load float, ptr %157, align 4, !tbaa !7
  %312 = add i32 %195, 928
  %313 = zext i32 %312 to i64
  %314 = getelementptr inbounds nuw float, ptr %1, i64 %313
  store float %311, ptr %314, align 4, !tbaa !7
  %315 = load float, ptr %162, align 4, !tbaa !7
  %316 = add i32 %195, 960
  %317 = zext i32 %316 to i64
  %318 = getelementptr inbounds nuw float, ptr %1, i64 %317
  store float %315, ptr %318, align 4, !tbaa !7
  %319 = load float, ptr %167, align 4, !tbaa !7
  %320 = add i32 %195, 992
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds nuw float, ptr %1, i64 %321
  store float %319, ptr %322, align 4, !tbaa !7
  %323 = load i32, ptr %168, align 4, !tbaa !3
  %324 = shl i32 %5, 5
  %325 = add i32 %324, %4
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds nuw i32, ptr %2, i64 %326
  store i32 %323, ptr %327, align 4, !tbaa !3
  ret void

328:                                              ; preds = %3, %484
  %329 = phi i32 [ 0, %3 ], [ %485, %484 ]
  %330 = icmp samesign ult i32 %4, %329
  br i1 %330, label %336, label %331

331:                                              ; preds = %328
  %332 = zext nneg i32 %329 to i64
  %333 = getelementptr inbounds nuw float, ptr %169, i64 %332
  %334 = load float, ptr %333, align 4, !tbaa !7
  %335 = tail call contract noundef float @__nv_fabsf(float noundef %334) #7
  br label %336

336:                                              ; preds = %328, %331
  %337 = phi contract float [ %335, %331 ], [ -1.000000e+00, %328 ]
  store float %337, ptr %170, align 4, !tbaa !7
  store i32 %4, ptr %171, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %173, label %338, label %344

338:                                              ; preds = %336
  %339 = load float, ptr %176, align 4, !tbaa !7
  %340 = load float, ptr %170, align 4, !tbaa !7
  %341 = fcmp contract ogt float %339, %340
  br i1 %341, label %342, label %344

342:                                              ; preds = %338
  store float %339, ptr %170, align 4, !tbaa !7
  %343 = load i32, ptr %177, align 4, !tbaa !3
  store i32 %343, ptr %171, align 4, !tbaa !3
  br label %344

344:                                              ; preds = %342, %338, %336
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %178, label %345, label %351

345:                                              ; preds = %344
  %346 = load float, ptr %181, align 4, !tbaa !7
  %347 = load float, ptr %170, align 4, !tbaa !7
  %348 = fcmp contract ogt float %346, %347
  br i1 %348, label %349, label %351

349:                                              ; preds = %345
  store float %346, ptr %170, align 4, !tbaa !7
  %350 = load i32, ptr %182, align 4, !tbaa !3
  store i32 %350, ptr %171, align 4, !tbaa !3
  br label %351

351:                                              ; preds = %349, %345, %344
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %183, label %352, label %358

352:                                              ; preds = %351
  %353 = load float, ptr %186, align 4, !tbaa !7
  %354 = load float, ptr %170, align 4, !tbaa !7
  %355 = fcmp contract ogt float %353, %354
  br i1 %355, label %356, label %358

356:                                              ; preds = %352
  store float %353, ptr %170, align 4, !tbaa !7
  %357 = load i32, ptr %187, align 4, !tbaa !3
  store i32 %357, ptr %171, align 4, !tbaa !3
  br label %358

358:                                              ; preds = %356, %352, %351
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %188, label %359, label %365

359:                                              ; preds = %358
  %360 = load float, ptr %191, align 4, !tbaa !7
  %361 = load float, ptr %170, align 4, !tbaa !7
  %362 = fcmp contract ogt float %360, %361
  br i1 %362, label %363, label %365

363:                                              ; preds = %359
  store float %360, ptr %170, align 4, !tbaa !7
  %364 = load i32, ptr %192, align 4, !tbaa !3
  store i32 %364, ptr %171, align 4, !tbaa !3
  br label %365

365:                                              ; preds = %363, %359, %358
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %193, label %366, label %372

366:                                              ; preds = %365
  %367 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3val to ptr), i64 4), align 4, !tbaa !7
  %368 = load float, ptr %170, align 4, !tbaa !7
  %369 = fcmp contract ogt float %367, %368
  br i1 %369, label %370, label %372

370:                                              ; preds = %366
  store float %367, ptr %170, align 4, !tbaa !7
  %371 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), i64 4), align 4, !tbaa !3
  store i32 %371, ptr %171, align 4, !tbaa !3
  br label %372

372:                                              ; preds = %370, %366, %365
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %373 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3idx to ptr), align 4, !tbaa !3
  %374 = icmp eq i32 %373, %329
  br i1 %374, label %387, label %375

375:                                              ; preds = %372
  %376 = zext nneg i32 %329 to i64
  %377 = getelementptr inbounds nuw [32 x float], ptr %10, i64 %376
  %378 = load float, ptr %377, align 4, !tbaa !7
  %379 = sext i32 %373 to i64
  %380 = getelementptr [32 x float], ptr %10, i64 %379
  %381 = load float, ptr %380, align 4, !tbaa !7
  store float %381, ptr %377, align 4, !tbaa !7
  store float %378, ptr %380, align 4, !tbaa !7
  br i1 %172, label %382, label %387

382:                                              ; preds = %375
  %383 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %379
  %384 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE3row to ptr), i64 %376
  %385 = load i32, ptr %384, align 4, !tbaa !3
  %386 = load i32, ptr %383, align 4, !tbaa !3
  store i32 %386, ptr %384, align 4, !tbaa !3
  store i32 %385, ptr %383, align 4, !tbaa !3
  br label %387

387:                                              ; preds = %375, %382, %372
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %388 = icmp samesign ugt i32 %4, %329
  br i1 %388, label %389, label %484

389:                                              ; preds = %387
  %390 = zext nneg i32 %329 to i64
  %391 = getelementptr inbounds nuw float, ptr %169, i64 %390
  %392 = load float, ptr %391, align 4, !tbaa !7
  %393 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_treePKfPfPiE1s to ptr), i64 %390
  %394 = getelementptr inbounds nuw float, ptr %393, i64 %390
  %395 = load float, ptr %394, align 4, !tbaa !7
  %396 = fdiv contract float %392, %395
  store float %396, ptr %391, align 4, !tbaa !7
  %397 = and i32 %329, 7
  %398 = icmp eq i32 %397, 7
  br i1 %398, label %413, label %399

399:                                              ; preds = %389, %399
  %400 = phi i32 [ %402, %399 ], [ %329, %389 ]
  %401 = phi i32 [ %410, %399 ], [ 0, %389 ]
  %402 = add nuw nsw i32 %400, 1
  %403 = zext nneg i32 %402 to i64
  %404 = getelementptr inbounds nuw float, ptr %393, i64 %403
  %405 = load float, ptr %404, align 4, !tbaa !7
  %406 = fmul contract float %396, %405
  %407 = getelementptr inbounds nuw float, ptr %169, i64 %403
  %408 = load float, ptr %407, align 4, !tbaa !7
  %409 = fsub contract float %408, %406
  store float %409, ptr %407, align 4, !tbaa !7
  %410 = add i32 %401, 1
  %411 = xor i32 %397, %410
  %412 = icmp eq i32 %411, 7
  br i1 %412, label %413, label %399, !llvm.loop !18

413:                                              ; preds = %399, %389
  %414 = phi i32 [ %329, %389 ], [ %402, %399 ]
  %415 = add nsw i32 %329, -24
  %416 = icmp ult i32 %415, 7
  br i1 %416, label %484, label %417

417:                                              ; preds = %413, %417
  %418 = phi i32 [ %475, %417 ], [ %414, %413 ]
  %419 = add nuw nsw i32 %418, 1
  %420 = zext nneg i32 %419 to i64
  %421 = getelementptr inbounds nuw float, ptr %393, i64 %420
  %422 = load float, ptr %421, align 4, !tbaa !7
  %423 = fmul contract float %396, %422
  %424 = getelementptr inbounds nuw float, ptr %169, i64 %420
  %425 = load float, ptr %424, align 4, !tbaa !7
  %426 = fsub contract float %425, %423
  store float %426, ptr %424, align 4, !tbaa !7
  %427 = add nuw nsw i32 %418, 2
  %428 = zext nneg i32 %427 to i64
  %429 = getelementptr inbounds nuw float, ptr %393, i64 %428
  %430 = load float, ptr %429, align 4, !tbaa !7
  %431 = fmul contract float %396, %430
  %432 = getelementptr inbounds nuw float, ptr %169, i64 %428
  %433 = load float, ptr %432, align 4, !tbaa !7
  %434 = fsub contract float %433, %431
  store float %434, ptr %432, align 4, !tbaa !7
  %435 = add nuw nsw i32 %418, 3
  %436 = zext nneg i32 %435 to i64
  %437 = getelementptr inbounds nuw float, ptr %393, i64 %436
  %438 = load float, ptr %437, align 4, !tbaa !7
  %439 = fmul contract float %396, %438
  %440 = getelementptr inbounds nuw float, ptr %169, i64 %436
  %441 = load float, ptr %440, align 4, !tbaa !7
  %442 = fsub contract float %441, %439
  store float %442, ptr %440, align 4, !tbaa !7
  %443 = add nuw nsw i32 %418, 4
  %444 = zext nneg i32 %443 to i64
  %445 = getelementptr inbounds nuw float, ptr %393, i64 %444
  %446 = load float, ptr %445, align 4, !tbaa !7
  %447 = fmul contract float %396, %446
  %448 = getelementptr inbounds nuw float, ptr %169, i64 %444
  %449 = load float, ptr %448, align 4, !tbaa !7
  %450 = fsub contract float %449, %447
  store float %450, ptr %448, align 4, !tbaa !7
  %451 = add nuw nsw i32 %418, 5
  %452 = zext nneg i32 %451 to i64
  %453 = getelementptr inbounds nuw float, ptr %393, i64 %452
  %454 = load float, ptr %453, align 4, !tbaa !7
  %455 = fmul contract float %396, %454
  %456 = getelementptr inbounds nuw float, ptr %169, i64 %452
  %457 = load float, ptr %456, align 4, !tbaa !7
  %458 = fsub contract float %457, %455
  store float %458, ptr %456, align 4, !tbaa !7
  %459 = add nuw nsw i32 %418, 6
  %460 = zext nneg i32 %459 to i64
  %461 = getelementptr inbounds nuw float, ptr %393, i64 %460
  %462 = load float, ptr %461, align 4, !tbaa !7
  %463 = fmul contract float %396, %462
  %464 = getelementptr inbounds nuw float, ptr %169, i64 %460
  %465 = load float, ptr %464, align 4, !tbaa !7
  %466 = fsub contract float %465, %463
  store float %466, ptr %464, align 4, !tbaa !7
  %467 = add nuw nsw i32 %418, 7
  %468 = zext nneg i32 %467 to i64
  %469 = getelementptr inbounds nuw float, ptr %393, i64 %468
  %470 = load float, ptr %469, align 4, !tbaa !7
  %471 = fmul contract float %396, %470
  %472 = getelementptr inbounds nuw float, ptr %169, i64 %468
  %473 = load float, ptr %472, align 4, !tbaa !7
  %474 = fsub contract float %473, %471
  store float %474, ptr %472, align 4, !tbaa !7
  %475 = add nuw nsw i32 %418, 8
  %476 = zext nneg i32 %475 to i64
  %477 = getelementptr inbounds nuw float, ptr %393, i64 %476
  %478 = load float, ptr %477, align 4, !tbaa !7
  %479 = fmul contract float %396, %478
  %480 = getelementptr inbounds nuw float, ptr %169, i64 %476
  %481 = load float, ptr %480, align 4, !tbaa !7
  %482 = fsub contract float %481, %479
  store float %482, ptr %480, align 4, !tbaa !7
  %483 = icmp eq i32 %475, 31
  br i1 %483, label %484, label %417, !llvm.loop !19

484:                                              ; preds = %413, %417, %387
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %485 = add nuw nsw i32 %329, 1
  %486 = icmp eq i32 %485, 31
  br i1 %486, label %194, label %328, !llvm.loop !20
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

11:                                               ; preds = %158, %3
  ret void

12:                                               ; preds = %6, %158
  %13 = phi i32 [ 0, %6 ], [ %161, %158 ]
  %14 = phi i32 [ 0, %6 ], [ %159, %158 ]
  %15 = xor i32 %13, -1
  %16 = add i32 %2, %15
  %17 = sub i32 %10, %13
  %18 = icmp samesign uge i32 %4, %14
  %19 = and i1 %7, %18
  br i1 %19, label %20, label %26

20:                                               ; preds = %12
  %21 = add nuw nsw i32 %14, %8
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = tail call contract noundef float @__nv_fabsf(float noundef %24) #7
  br label %26

26:                                               ; preds = %12, %20
  %27 = phi contract float [ %25, %20 ], [ -1.000000e+00, %12 ]
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %27, i32 16, i32 31)
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %4, i32 16, i32 31)
  %30 = fcmp contract ogt float %28, %27
  %31 = select i1 %30, i32 %29, i32 %4
  %32 = select i1 %30, float %28, float %27
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %32, i32 8, i32 31)
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %31, i32 8, i32 31)
  %35 = fcmp contract ogt float %33, %32
  %36 = select i1 %35, i32 %34, i32 %31
  %37 = select i1 %35, float %33, float %32
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %37, i32 4, i32 31)
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %36, i32 4, i32 31)
  %40 = fcmp contract ogt float %38, %37
  %41 = select i1 %40, i32 %39, i32 %36
  %42 = select i1 %40, float %38, float %37
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %42, i32 2, i32 31)
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %41, i32 2, i32 31)
  %45 = fcmp contract ogt float %43, %42
  %46 = select i1 %45, i32 %44, i32 %41
  %47 = select i1 %45, float %43, float %42
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %47, i32 1, i32 31)
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %46, i32 1, i32 31)
  %50 = fcmp contract ogt float %48, %47
  %51 = select i1 %50, i32 %49, i32 %46
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %51, i32 0, i32 31)
  br i1 %9, label %53, label %57

53:                                               ; preds = %26
  %54 = zext nneg i32 %14 to i64
  %55 = getelementptr inbounds nuw i32, ptr %1, i64 %54
  %56 = add nsw i32 %52, 1
  store i32 %56, ptr %55, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %53, %26
  %58 = icmp ne i32 %52, %14
  %59 = and i1 %7, %58
  br i1 %59, label %60, label %71

60:                                               ; preds = %57
  %61 = mul nuw nsw i32 %14, %2
  %62 = add nuw nsw i32 %61, %4
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = mul nsw i32 %52, %2
  %67 = add nsw i32 %66, %4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  store float %70, ptr %64, align 4, !tbaa !7
  store float %65, ptr %69, align 4, !tbaa !7
  br label %71

71:                                               ; preds = %60, %57
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %72 = icmp samesign ugt i32 %4, %14
  %73 = and i1 %7, %72
  br i1 %73, label %76, label %74

74:                                               ; preds = %71
  %75 = add nuw nsw i32 %14, 1
  br label %158

76:                                               ; preds = %71
  %77 = add nuw nsw i32 %14, %8
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = mul nuw nsw i32 %14, %2
  %82 = add nuw nsw i32 %81, %14
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !7
  %86 = fdiv contract float %80, %85
  store float %86, ptr %79, align 4, !tbaa !7
  %87 = add nuw nsw i32 %14, 1
  %88 = icmp slt i32 %87, %2
  br i1 %88, label %89, label %158

89:                                               ; preds = %76
  %90 = and i32 %16, 3
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %108, label %92

92:                                               ; preds = %89, %92
  %93 = phi i32 [ %105, %92 ], [ %87, %89 ]
  %94 = phi i32 [ %106, %92 ], [ 0, %89 ]
  %95 = add nuw nsw i32 %93, %81
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fmul contract float %86, %98
  %100 = add nuw nsw i32 %93, %8
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fsub contract float %103, %99
  store float %104, ptr %102, align 4, !tbaa !7
  %105 = add nuw nsw i32 %93, 1
  %106 = add i32 %94, 1
  %107 = icmp eq i32 %106, %90
  br i1 %107, label %108, label %92, !llvm.loop !21

108:                                              ; preds = %92, %89
  %109 = phi i32 [ %87, %89 ], [ %105, %92 ]
  %110 = icmp ult i32 %17, 3
  br i1 %110, label %158, label %111

111:                                              ; preds = %108, %111
  %112 = phi i32 [ %156, %111 ], [ %109, %108 ]
  %113 = add nuw nsw i32 %112, %81
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %86, %116
  %118 = add nuw nsw i32 %112, %8
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr %0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !7
  %122 = fsub contract float %121, %117
  store float %122, ptr %120, align 4, !tbaa !7
  %123 = add nuw nsw i32 %112, 1
  %124 = add nuw nsw i32 %123, %81
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  %128 = fmul contract float %86, %127
  %129 = add nuw nsw i32 %123, %8
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = fsub contract float %132, %128
  store float %133, ptr %131, align 4, !tbaa !7
  %134 = add nuw nsw i32 %112, 2
  %135 = add nuw nsw i32 %134, %81
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw float, ptr %0, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !7
  %139 = fmul contract float %86, %138
  %140 = add nuw nsw i32 %134, %8
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr %0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = fsub contract float %143, %139
  store float %144, ptr %142, align 4, !tbaa !7
  %145 = add nuw nsw i32 %112, 3
  %146 = add nuw nsw i32 %145, %81
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !7
  %150 = fmul contract float %86, %149
  %151 = add nuw nsw i32 %145, %8
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw float, ptr %0, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = fsub contract float %154, %150
  store float %155, ptr %153, align 4, !tbaa !7
  %156 = add nuw nsw i32 %112, 4
  %157 = icmp eq i32 %156, %2
  br i1 %157, label %158, label %111, !llvm.loop !22

158:                                              ; preds = %108, %111, %74, %76
  %159 = phi i32 [ %75, %74 ], [ %87, %76 ], [ %87, %111 ], [ %87, %108 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %160 = icmp eq i32 %159, %2
  %161 = add i32 %13, 1
  br i1 %160, label %11, label %12, !llvm.loop !23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lup_batchedPfPii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %191

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 6
  %12 = mul nsw i32 %8, 36
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  br label %19

17:                                               ; preds = %137, %102
  %18 = icmp eq i32 %28, 6
  br i1 %18, label %191, label %19, !llvm.loop !24

19:                                               ; preds = %10, %17
  %20 = phi i32 [ 0, %10 ], [ %28, %17 ]
  %21 = sub nsw i32 1, %20
  %22 = mul nuw nsw i32 %20, 6
  %23 = mul nuw nsw i32 %20, 7
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %14, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = tail call contract noundef float @__nv_fabsf(float noundef %26) #7
  %28 = add nuw nsw i32 %20, 1
  %29 = icmp samesign ult i32 %20, 5
  br i1 %29, label %83, label %30

30:                                               ; preds = %97, %19
  %31 = phi i32 [ %20, %19 ], [ %98, %97 ]
  %32 = zext nneg i32 %20 to i64
  %33 = getelementptr inbounds nuw i32, ptr %16, i64 %32
  store i32 %31, ptr %33, align 4, !tbaa !3
  %34 = icmp eq i32 %31, %20
  br i1 %34, label %102, label %35

35:                                               ; preds = %30
  %36 = mul nuw nsw i32 %31, 6
  %37 = zext nneg i32 %22 to i64
  %38 = getelementptr inbounds nuw float, ptr %14, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = zext nneg i32 %36 to i64
  %41 = getelementptr inbounds nuw float, ptr %14, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  store float %42, ptr %38, align 4, !tbaa !7
  store float %39, ptr %41, align 4, !tbaa !7
  %43 = zext nneg i32 %22 to i64
  %44 = getelementptr inbounds nuw float, ptr %14, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = zext nneg i32 %36 to i64
  %48 = getelementptr inbounds nuw float, ptr %14, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %50 = load float, ptr %49, align 4, !tbaa !7
  store float %50, ptr %45, align 4, !tbaa !7
  store float %46, ptr %49, align 4, !tbaa !7
  %51 = zext nneg i32 %22 to i64
  %52 = getelementptr inbounds nuw float, ptr %14, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = zext nneg i32 %36 to i64
  %56 = getelementptr inbounds nuw float, ptr %14, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load float, ptr %57, align 4, !tbaa !7
  store float %58, ptr %53, align 4, !tbaa !7
  store float %54, ptr %57, align 4, !tbaa !7
  %59 = zext nneg i32 %22 to i64
  %60 = getelementptr inbounds nuw float, ptr %14, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 12
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = zext nneg i32 %36 to i64
  %64 = getelementptr inbounds nuw float, ptr %14, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %66 = load float, ptr %65, align 4, !tbaa !7
  store float %66, ptr %61, align 4, !tbaa !7
  store float %62, ptr %65, align 4, !tbaa !7
  %67 = zext nneg i32 %22 to i64
  %68 = getelementptr inbounds nuw float, ptr %14, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = zext nneg i32 %36 to i64
  %72 = getelementptr inbounds nuw float, ptr %14, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %74 = load float, ptr %73, align 4, !tbaa !7
  store float %74, ptr %69, align 4, !tbaa !7
  store float %70, ptr %73, align 4, !tbaa !7
  %75 = zext nneg i32 %22 to i64
  %76 = getelementptr inbounds nuw float, ptr %14, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 20
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = zext nneg i32 %36 to i64
  %80 = getelementptr inbounds nuw float, ptr %14, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 20
  %82 = load float, ptr %81, align 4, !tbaa !7
  store float %82, ptr %77, align 4, !tbaa !7
  store float %78, ptr %81, align 4, !tbaa !7
  br label %102

83:                                               ; preds = %19, %97
  %84 = phi i32 [ %100, %97 ], [ %28, %19 ]
  %85 = phi float [ %99, %97 ], [ %27, %19 ]
  %86 = phi i32 [ %98, %97 ], [ %20, %19 ]
  %87 = mul nuw nsw i32 %84, 6
  %88 = add nuw nsw i32 %87, %20
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %14, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = tail call contract noundef float @__nv_fabsf(float noundef %91) #7
  %93 = fcmp contract ogt float %92, %85
  br i1 %93, label %94, label %97

94:                                               ; preds = %83
  %95 = load float, ptr %90, align 4, !tbaa !7
  %96 = tail call contract noundef float @__nv_fabsf(float noundef %95) #7
  br label %97

97:                                               ; preds = %83, %94
  %98 = phi i32 [ %84, %94 ], [ %86, %83 ]
  %99 = phi float [ %96, %94 ], [ %85, %83 ]
  %100 = add nuw nsw i32 %84, 1
  %101 = icmp eq i32 %100, 6
  br i1 %101, label %30, label %83, !llvm.loop !25

102:                                              ; preds = %35, %30
  %103 = load float, ptr %25, align 4, !tbaa !7
  %104 = fdiv contract float 1.000000e+00, %103
  br i1 %29, label %105, label %17

105:                                              ; preds = %102
  %106 = and i32 %21, 3
  %107 = icmp eq i32 %106, 0
  %108 = add nsw i32 %20, -2
  %109 = icmp ult i32 %108, 3
  br label %110

110:                                              ; preds = %105, %137
  %111 = phi i32 [ %138, %137 ], [ %28, %105 ]
  %112 = mul nuw nsw i32 %111, 6
  %113 = add nuw nsw i32 %112, %20
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr %14, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %104, %116
  store float %117, ptr %115, align 4, !tbaa !7
  br i1 %107, label %135, label %118

118:                                              ; preds = %110, %118
  %119 = phi i32 [ %132, %118 ], [ %28, %110 ]
  %120 = phi i32 [ %133, %118 ], [ 0, %110 ]
  %121 = load float, ptr %115, align 4, !tbaa !7
  %122 = add nuw nsw i32 %119, %22
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw float, ptr %14, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %121, %125
  %127 = add nuw nsw i32 %119, %112
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr %14, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fsub contract float %130, %126
  store float %131, ptr %129, align 4, !tbaa !7
  %132 = add nuw nsw i32 %119, 1
  %133 = add i32 %120, 1
  %134 = icmp eq i32 %133, %106
  br i1 %134, label %135, label %118, !llvm.loop !26

135:                                              ; preds = %118, %110
  %136 = phi i32 [ %28, %110 ], [ %132, %118 ]
  br i1 %109, label %137, label %140

137:                                              ; preds = %140, %135
  %138 = add nuw nsw i32 %111, 1
  %139 = icmp eq i32 %138, 6
  br i1 %139, label %17, label %110, !llvm.loop !27

140:                                              ; preds = %135, %140
  %141 = phi i32 [ %189, %140 ], [ %136, %135 ]
  %142 = load float, ptr %115, align 4, !tbaa !7
  %143 = add nuw nsw i32 %141, %22
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr %14, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fmul contract float %142, %146
  %148 = add nuw nsw i32 %141, %112
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw float, ptr %14, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  %152 = fsub contract float %151, %147
  store float %152, ptr %150, align 4, !tbaa !7
  %153 = add nuw nsw i32 %141, 1
  %154 = load float, ptr %115, align 4, !tbaa !7
  %155 = add nuw nsw i32 %153, %22
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw float, ptr %14, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = fmul contract float %154, %158
  %160 = add nuw nsw i32 %153, %112
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr %14, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fsub contract float %163, %159
  store float %164, ptr %162, align 4, !tbaa !7
  %165 = add nuw nsw i32 %141, 2
  %166 = load float, ptr %115, align 4, !tbaa !7
  %167 = add nuw nsw i32 %165, %22
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw float, ptr %14, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = fmul contract float %166, %170
  %172 = add nuw nsw i32 %165, %112
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw float, ptr %14, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = fsub contract float %175, %171
  store float %176, ptr %174, align 4, !tbaa !7
  %177 = add nuw nsw i32 %141, 3
  %178 = load float, ptr %115, align 4, !tbaa !7
  %179 = add nuw nsw i32 %177, %22
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw float, ptr %14, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fmul contract float %178, %182
  %184 = add nuw nsw i32 %177, %112
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw float, ptr %14, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !7
  %188 = fsub contract float %187, %183
  store float %188, ptr %186, align 4, !tbaa !7
  %189 = add nuw nsw i32 %141, 4
  %190 = icmp eq i32 %189, 6
  br i1 %190, label %137, label %140, !llvm.loop !28

191:                                              ; preds = %17, %3
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
  br i1 %9, label %10, label %236

10:                                               ; preds = %8
  %11 = icmp samesign uge i32 %5, %3
  %12 = mul nuw nsw i32 %3, %5
  %13 = add nsw i32 %3, -1
  %14 = add nsw i32 %3, -2
  br label %15

15:                                               ; preds = %10, %232
  %16 = phi i32 [ 0, %10 ], [ %235, %232 ]
  %17 = phi i32 [ 0, %10 ], [ %233, %232 ]
  %18 = sub i32 %13, %16
  %19 = sub i32 %14, %16
  %20 = sub i32 %13, %16
  br i1 %6, label %21, label %122

21:                                               ; preds = %15
  %22 = sub i32 %3, %16
  store i32 %17, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  %23 = and i32 %22, 3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %46, label %25

25:                                               ; preds = %21, %40
  %26 = phi i32 [ %41, %40 ], [ %17, %21 ]
  %27 = phi i32 [ %43, %40 ], [ %17, %21 ]
  %28 = phi double [ %42, %40 ], [ 0.000000e+00, %21 ]
  %29 = phi i32 [ %44, %40 ], [ 0, %21 ]
  %30 = mul nuw nsw i32 %27, %3
  %31 = add nuw nsw i32 %30, %17
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !29
  %35 = fcmp contract olt double %34, 0.000000e+00
  %36 = fneg contract double %34
  %37 = select contract i1 %35, double %36, double %34
  %38 = fcmp contract ogt double %37, %28
  br i1 %38, label %39, label %40

39:                                               ; preds = %25
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %40

40:                                               ; preds = %39, %25
  %41 = phi i32 [ %27, %39 ], [ %26, %25 ]
  %42 = phi double [ %37, %39 ], [ %28, %25 ]
  %43 = add nuw nsw i32 %27, 1
  %44 = add i32 %29, 1
  %45 = icmp eq i32 %44, %23
  br i1 %45, label %46, label %25, !llvm.loop !31

46:                                               ; preds = %40, %21
  %47 = phi i32 [ poison, %21 ], [ %41, %40 ]
  %48 = phi double [ poison, %21 ], [ %42, %40 ]
  %49 = phi i32 [ %17, %21 ], [ %41, %40 ]
  %50 = phi i32 [ %17, %21 ], [ %43, %40 ]
  %51 = phi double [ 0.000000e+00, %21 ], [ %42, %40 ]
  %52 = icmp ult i32 %20, 3
  br i1 %52, label %53, label %59

53:                                               ; preds = %115, %46
  %54 = phi i32 [ %47, %46 ], [ %116, %115 ]
  %55 = phi double [ %48, %46 ], [ %117, %115 ]
  %56 = zext nneg i32 %17 to i64
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56
  store i32 %54, ptr %57, align 4, !tbaa !3
  %58 = fcmp contract olt double %55, 0x3D719799812DEA11
  br i1 %58, label %120, label %122

59:                                               ; preds = %46, %115
  %60 = phi i32 [ %116, %115 ], [ %49, %46 ]
  %61 = phi i32 [ %118, %115 ], [ %50, %46 ]
  %62 = phi double [ %117, %115 ], [ %51, %46 ]
  %63 = mul nuw nsw i32 %61, %3
  %64 = add nuw nsw i32 %63, %17
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !29
  %68 = fcmp contract olt double %67, 0.000000e+00
  %69 = fneg contract double %67
  %70 = select contract i1 %68, double %69, double %67
  %71 = fcmp contract ogt double %70, %62
  br i1 %71, label %72, label %73

72:                                               ; preds = %59
  store i32 %61, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %73

73:                                               ; preds = %72, %59
  %74 = phi i32 [ %61, %72 ], [ %60, %59 ]
  %75 = phi double [ %70, %72 ], [ %62, %59 ]
  %76 = add nuw nsw i32 %61, 1
  %77 = mul nuw nsw i32 %76, %3
  %78 = add nuw nsw i32 %77, %17
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !29
  %82 = fcmp contract olt double %81, 0.000000e+00
  %83 = fneg contract double %81
  %84 = select contract i1 %82, double %83, double %81
  %85 = fcmp contract ogt double %84, %75
  br i1 %85, label %86, label %87

86:                                               ; preds = %73
  store i32 %76, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %87

87:                                               ; preds = %86, %73
  %88 = phi i32 [ %76, %86 ], [ %74, %73 ]
  %89 = phi double [ %84, %86 ], [ %75, %73 ]
  %90 = add nuw nsw i32 %61, 2
  %91 = mul nuw nsw i32 %90, %3
  %92 = add nuw nsw i32 %91, %17
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !29
  %96 = fcmp contract olt double %95, 0.000000e+00
  %97 = fneg contract double %95
  %98 = select contract i1 %96, double %97, double %95
  %99 = fcmp contract ogt double %98, %89
  br i1 %99, label %100, label %101

100:                                              ; preds = %87
  store i32 %90, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %101

101:                                              ; preds = %100, %87
  %102 = phi i32 [ %90, %100 ], [ %88, %87 ]
  %103 = phi double [ %98, %100 ], [ %89, %87 ]
  %104 = add nuw nsw i32 %61, 3
  %105 = mul nuw nsw i32 %104, %3
  %106 = add nuw nsw i32 %105, %17
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw double, ptr %0, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !29
  %110 = fcmp contract olt double %109, 0.000000e+00
  %111 = fneg contract double %109
  %112 = select contract i1 %110, double %111, double %109
  %113 = fcmp contract ogt double %112, %103
  br i1 %113, label %114, label %115

114:                                              ; preds = %101
  store i32 %104, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  br label %115

115:                                              ; preds = %114, %101
  %116 = phi i32 [ %104, %114 ], [ %102, %101 ]
  %117 = phi double [ %112, %114 ], [ %103, %101 ]
  %118 = add nuw nsw i32 %61, 4
  %119 = icmp eq i32 %118, %3
  br i1 %119, label %53, label %59, !llvm.loop !32

120:                                              ; preds = %53
  %121 = add nuw nsw i32 %17, 1
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !tbaa !3
  store i32 %121, ptr %2, align 4, !tbaa !3
  br label %122

122:                                              ; preds = %53, %120, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE3bad to ptr), align 4, !tbaa !3
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %236

125:                                              ; preds = %122
  br i1 %11, label %140, label %126

126:                                              ; preds = %125
  %127 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lup_infoPdPiS0_iE1p to ptr), align 4, !tbaa !3
  %128 = icmp eq i32 %127, %17
  br i1 %128, label %140, label %129

129:                                              ; preds = %126
  %130 = mul nuw nsw i32 %17, %3
  %131 = add nuw nsw i32 %130, %5
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw double, ptr %0, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !29
  %135 = mul nsw i32 %127, %3
  %136 = add nsw i32 %135, %5
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr %0, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !29
  store double %139, ptr %133, align 8, !tbaa !29
  store double %134, ptr %138, align 8, !tbaa !29
  br label %140

140:                                              ; preds = %129, %126, %125
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = icmp samesign ule i32 %5, %17
  %142 = or i1 %11, %141
  br i1 %142, label %143, label %145

143:                                              ; preds = %140
  %144 = add nuw nsw i32 %17, 1
  br label %232

145:                                              ; preds = %140
  %146 = mul nuw nsw i32 %17, %3
  %147 = add nuw nsw i32 %146, %17
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw double, ptr %0, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !29
  %151 = add nuw nsw i32 %17, %12
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr %0, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !29
  %155 = fdiv contract double %154, %150
  store double %155, ptr %153, align 8, !tbaa !29
  %156 = add nuw nsw i32 %17, 1
  %157 = icmp slt i32 %156, %3
  br i1 %157, label %158, label %232

158:                                              ; preds = %145
  %159 = and i32 %18, 3
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %178, label %161

161:                                              ; preds = %158, %161
  %162 = phi i32 [ %175, %161 ], [ %156, %158 ]
  %163 = phi i32 [ %176, %161 ], [ 0, %158 ]
  %164 = load double, ptr %153, align 8, !tbaa !29
  %165 = add nuw nsw i32 %162, %146
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw double, ptr %0, i64 %166
  %168 = load double, ptr %167, align 8, !tbaa !29
  %169 = fmul contract double %164, %168
  %170 = add nuw nsw i32 %162, %12
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw double, ptr %0, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !29
  %174 = fsub contract double %173, %169
  store double %174, ptr %172, align 8, !tbaa !29
  %175 = add nuw nsw i32 %162, 1
  %176 = add i32 %163, 1
  %177 = icmp eq i32 %176, %159
  br i1 %177, label %178, label %161, !llvm.loop !33

178:                                              ; preds = %161, %158
  %179 = phi i32 [ %156, %158 ], [ %175, %161 ]
  %180 = icmp ult i32 %19, 3
  br i1 %180, label %232, label %181

181:                                              ; preds = %178, %181
  %182 = phi i32 [ %230, %181 ], [ %179, %178 ]
  %183 = load double, ptr %153, align 8, !tbaa !29
  %184 = add nuw nsw i32 %182, %146
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw double, ptr %0, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !29
  %188 = fmul contract double %183, %187
  %189 = add nuw nsw i32 %182, %12
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw double, ptr %0, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !29
  %193 = fsub contract double %192, %188
  store double %193, ptr %191, align 8, !tbaa !29
  %194 = add nuw nsw i32 %182, 1
  %195 = load double, ptr %153, align 8, !tbaa !29
  %196 = add nuw nsw i32 %194, %146
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw double, ptr %0, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !29
  %200 = fmul contract double %195, %199
  %201 = add nuw nsw i32 %194, %12
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw double, ptr %0, i64 %202
  %204 = load double, ptr %203, align 8, !tbaa !29
  %205 = fsub contract double %204, %200
  store double %205, ptr %203, align 8, !tbaa !29
  %206 = add nuw nsw i32 %182, 2
  %207 = load double, ptr %153, align 8, !tbaa !29
  %208 = add nuw nsw i32 %206, %146
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds nuw double, ptr %0, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !29
  %212 = fmul contract double %207, %211
  %213 = add nuw nsw i32 %206, %12
  %214 = zext nneg i32 %213 to i64
  %215 = getelementptr inbounds nuw double, ptr %0, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !29
  %217 = fsub contract double %216, %212
  store double %217, ptr %215, align 8, !tbaa !29
  %218 = add nuw nsw i32 %182, 3
  %219 = load double, ptr %153, align 8, !tbaa !29
  %220 = add nuw nsw i32 %218, %146
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw double, ptr %0, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !29
  %224 = fmul contract double %219, %223
  %225 = add nuw nsw i32 %218, %12
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw double, ptr %0, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !29
  %229 = fsub contract double %228, %224
  store double %229, ptr %227, align 8, !tbaa !29
  %230 = add nuw nsw i32 %182, 4
  %231 = icmp eq i32 %230, %3
  br i1 %231, label %232, label %181, !llvm.loop !34

232:                                              ; preds = %178, %181, %143, %145
  %233 = phi i32 [ %144, %143 ], [ %156, %145 ], [ %156, %181 ], [ %156, %178 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %234 = icmp eq i32 %233, %3
  %235 = add i32 %16, 1
  br i1 %234, label %236, label %15, !llvm.loop !35

236:                                              ; preds = %232, %122, %8
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
  br i1 %34, label %17, label %22, !llvm.loop !36

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
  br i1 %45, label %35, label %32, !llvm.loop !37

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
  br i1 %83, label %58, label %66, !llvm.loop !38

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
  br i1 %101, label %89, label %102, !llvm.loop !39

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
  br i1 %121, label %111, label %122, !llvm.loop !40

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
  br i1 %131, label %46, label %51, !llvm.loop !41

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
  br i1 %141, label %132, label %130, !llvm.loop !42

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
  br i1 %156, label %142, label %139, !llvm.loop !43

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
  br i1 %165, label %157, label %162, !llvm.loop !44

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
  br i1 %176, label %166, label %163, !llvm.loop !45
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

48:                                               ; preds = %260, %5
  ret void

49:                                               ; preds = %8, %260
  %50 = phi i32 [ 0, %8 ], [ %263, %260 ]
  %51 = phi i32 [ 0, %8 ], [ %261, %260 ]
  %52 = xor i32 %50, -1
  %53 = add i32 %3, %52
  %54 = sub i32 %47, %50
  %55 = icmp samesign uge i32 %6, %51
  %56 = and i1 %9, %55
  br i1 %56, label %57, label %63

57:                                               ; preds = %49
  %58 = add nsw i32 %51, %10
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = tail call contract noundef float @__nv_fabsf(float noundef %61) #7
  br label %63

63:                                               ; preds = %49, %57
  %64 = phi contract float [ %62, %57 ], [ -1.000000e+00, %49 ]
  store float %64, ptr %12, align 4, !tbaa !7
  store i32 %6, ptr %13, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %65, label %79

65:                                               ; preds = %63
  %66 = load float, ptr %19, align 4, !tbaa !7
  %67 = load float, ptr %12, align 4, !tbaa !7
  %68 = fcmp contract ogt float %66, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %65
  %70 = load i32, ptr %21, align 4, !tbaa !3
  br label %77

71:                                               ; preds = %65
  %72 = fcmp contract oeq float %66, %67
  br i1 %72, label %73, label %79

73:                                               ; preds = %71
  %74 = load i32, ptr %20, align 4, !tbaa !3
  %75 = load i32, ptr %13, align 4, !tbaa !3
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %69, %73
  %78 = phi i32 [ %70, %69 ], [ %74, %73 ]
  store float %66, ptr %12, align 4, !tbaa !7
  store i32 %78, ptr %13, align 4, !tbaa !3
  br label %79

79:                                               ; preds = %71, %73, %77, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %80, label %94

80:                                               ; preds = %79
  %81 = load float, ptr %25, align 4, !tbaa !7
  %82 = load float, ptr %12, align 4, !tbaa !7
  %83 = fcmp contract ogt float %81, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  %85 = load i32, ptr %27, align 4, !tbaa !3
  br label %92

86:                                               ; preds = %80
  %87 = fcmp contract oeq float %81, %82
  br i1 %87, label %88, label %94

88:                                               ; preds = %86
  %89 = load i32, ptr %26, align 4, !tbaa !3
  %90 = load i32, ptr %13, align 4, !tbaa !3
  %91 = icmp slt i32 %89, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %84, %88
  %93 = phi i32 [ %85, %84 ], [ %89, %88 ]
  store float %81, ptr %12, align 4, !tbaa !7
  store i32 %93, ptr %13, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %92, %88, %86, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %28, label %95, label %109

95:                                               ; preds = %94
  %96 = load float, ptr %31, align 4, !tbaa !7
  %97 = load float, ptr %12, align 4, !tbaa !7
  %98 = fcmp contract ogt float %96, %97
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  %100 = load i32, ptr %33, align 4, !tbaa !3
  br label %107

101:                                              ; preds = %95
  %102 = fcmp contract oeq float %96, %97
  br i1 %102, label %103, label %109

103:                                              ; preds = %101
  %104 = load i32, ptr %32, align 4, !tbaa !3
  %105 = load i32, ptr %13, align 4, !tbaa !3
  %106 = icmp slt i32 %104, %105
  br i1 %106, label %107, label %109

107:                                              ; preds = %99, %103
  %108 = phi i32 [ %100, %99 ], [ %104, %103 ]
  store float %96, ptr %12, align 4, !tbaa !7
  store i32 %108, ptr %13, align 4, !tbaa !3
  br label %109

109:                                              ; preds = %107, %103, %101, %94
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %110, label %124

110:                                              ; preds = %109
  %111 = load float, ptr %37, align 4, !tbaa !7
  %112 = load float, ptr %12, align 4, !tbaa !7
  %113 = fcmp contract ogt float %111, %112
  br i1 %113, label %114, label %116

114:                                              ; preds = %110
  %115 = load i32, ptr %39, align 4, !tbaa !3
  br label %122

116:                                              ; preds = %110
  %117 = fcmp contract oeq float %111, %112
  br i1 %117, label %118, label %124

118:                                              ; preds = %116
  %119 = load i32, ptr %38, align 4, !tbaa !3
  %120 = load i32, ptr %13, align 4, !tbaa !3
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %124

122:                                              ; preds = %114, %118
  %123 = phi i32 [ %115, %114 ], [ %119, %118 ]
  store float %111, ptr %12, align 4, !tbaa !7
  store i32 %123, ptr %13, align 4, !tbaa !3
  br label %124

124:                                              ; preds = %122, %118, %116, %109
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %40, label %125, label %139

125:                                              ; preds = %124
  %126 = load float, ptr %43, align 4, !tbaa !7
  %127 = load float, ptr %12, align 4, !tbaa !7
  %128 = fcmp contract ogt float %126, %127
  br i1 %128, label %129, label %131

129:                                              ; preds = %125
  %130 = load i32, ptr %45, align 4, !tbaa !3
  br label %137

131:                                              ; preds = %125
  %132 = fcmp contract oeq float %126, %127
  br i1 %132, label %133, label %139

133:                                              ; preds = %131
  %134 = load i32, ptr %44, align 4, !tbaa !3
  %135 = load i32, ptr %13, align 4, !tbaa !3
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %139

137:                                              ; preds = %129, %133
  %138 = phi i32 [ %130, %129 ], [ %134, %133 ]
  store float %126, ptr %12, align 4, !tbaa !7
  store i32 %138, ptr %13, align 4, !tbaa !3
  br label %139

139:                                              ; preds = %137, %133, %131, %124
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %140, label %154

140:                                              ; preds = %139
  %141 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3val to ptr), i64 4), align 4, !tbaa !7
  %142 = load float, ptr %12, align 4, !tbaa !7
  %143 = fcmp contract ogt float %141, %142
  br i1 %143, label %144, label %146

144:                                              ; preds = %140
  %145 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 4), align 4, !tbaa !3
  br label %152

146:                                              ; preds = %140
  %147 = fcmp contract oeq float %141, %142
  br i1 %147, label %148, label %154

148:                                              ; preds = %146
  %149 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), i64 4), align 4, !tbaa !3
  %150 = load i32, ptr %13, align 4, !tbaa !3
  %151 = icmp slt i32 %149, %150
  br i1 %151, label %152, label %154

152:                                              ; preds = %144, %148
  %153 = phi i32 [ %145, %144 ], [ %149, %148 ]
  store float %141, ptr %12, align 4, !tbaa !7
  store i32 %153, ptr %13, align 4, !tbaa !3
  br label %154

154:                                              ; preds = %152, %148, %146, %139
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %155 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5panelPfPiiiiE3idx to ptr), align 4, !tbaa !3
  br i1 %14, label %156, label %159

156:                                              ; preds = %154
  %157 = zext nneg i32 %51 to i64
  %158 = getelementptr inbounds nuw i32, ptr %1, i64 %157
  store i32 %155, ptr %158, align 4, !tbaa !3
  br label %159

159:                                              ; preds = %156, %154
  %160 = icmp eq i32 %155, %51
  %161 = select i1 %15, i1 true, i1 %160
  br i1 %161, label %173, label %162

162:                                              ; preds = %159
  %163 = mul nsw i32 %51, %4
  %164 = add nsw i32 %163, %6
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %0, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = mul nsw i32 %155, %4
  %169 = add nsw i32 %168, %6
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %0, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !7
  store float %172, ptr %166, align 4, !tbaa !7
  store float %167, ptr %171, align 4, !tbaa !7
  br label %173

173:                                              ; preds = %162, %159
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %174 = icmp samesign ugt i32 %6, %51
  %175 = and i1 %9, %174
  br i1 %175, label %178, label %176

176:                                              ; preds = %173
  %177 = add nuw nsw i32 %51, 1
  br label %260

178:                                              ; preds = %173
  %179 = add nsw i32 %51, %10
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr %0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = mul nsw i32 %51, %4
  %184 = add nsw i32 %183, %51
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %0, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !7
  %188 = fdiv contract float %182, %187
  store float %188, ptr %181, align 4, !tbaa !7
  %189 = add nuw nsw i32 %51, 1
  %190 = icmp slt i32 %189, %3
  br i1 %190, label %191, label %260

191:                                              ; preds = %178
  %192 = and i32 %53, 3
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %210, label %194

194:                                              ; preds = %191, %194
  %195 = phi i32 [ %207, %194 ], [ %189, %191 ]
  %196 = phi i32 [ %208, %194 ], [ 0, %191 ]
  %197 = add nsw i32 %195, %183
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %0, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !7
  %201 = fmul contract float %188, %200
  %202 = add nsw i32 %195, %10
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %0, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !7
  %206 = fsub contract float %205, %201
  store float %206, ptr %204, align 4, !tbaa !7
  %207 = add nuw nsw i32 %195, 1
  %208 = add i32 %196, 1
  %209 = icmp eq i32 %208, %192
  br i1 %209, label %210, label %194, !llvm.loop !46

210:                                              ; preds = %194, %191
  %211 = phi i32 [ %189, %191 ], [ %207, %194 ]
  %212 = icmp ult i32 %54, 3
  br i1 %212, label %260, label %213

213:                                              ; preds = %210, %213
  %214 = phi i32 [ %258, %213 ], [ %211, %210 ]
  %215 = add nsw i32 %214, %183
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %0, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !7
  %219 = fmul contract float %188, %218
  %220 = add nsw i32 %214, %10
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %0, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !7
  %224 = fsub contract float %223, %219
  store float %224, ptr %222, align 4, !tbaa !7
  %225 = add nuw nsw i32 %214, 1
  %226 = add nsw i32 %225, %183
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds float, ptr %0, i64 %227
  %229 = load float, ptr %228, align 4, !tbaa !7
  %230 = fmul contract float %188, %229
  %231 = add nsw i32 %225, %10
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr %0, i64 %232
  %234 = load float, ptr %233, align 4, !tbaa !7
  %235 = fsub contract float %234, %230
  store float %235, ptr %233, align 4, !tbaa !7
  %236 = add nuw nsw i32 %214, 2
  %237 = add nsw i32 %236, %183
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr %0, i64 %238
  %240 = load float, ptr %239, align 4, !tbaa !7
  %241 = fmul contract float %188, %240
  %242 = add nsw i32 %236, %10
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr %0, i64 %243
  %245 = load float, ptr %244, align 4, !tbaa !7
  %246 = fsub contract float %245, %241
  store float %246, ptr %244, align 4, !tbaa !7
  %247 = add nuw nsw i32 %214, 3
  %248 = add nsw i32 %247, %183
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds float, ptr %0, i64 %249
  %251 = load float, ptr %250, align 4, !tbaa !7
  %252 = fmul contract float %188, %251
  %253 = add nsw i32 %247, %10
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %0, i64 %254
  %256 = load float, ptr %255, align 4, !tbaa !7
  %257 = fsub contract float %256, %252
  store float %257, ptr %255, align 4, !tbaa !7
  %258 = add nuw nsw i32 %214, 4
  %259 = icmp eq i32 %258, %3
  br i1 %259, label %260, label %213, !llvm.loop !47

260:                                              ; preds = %210, %213, %176, %178
  %261 = phi i32 [ %177, %176 ], [ %189, %178 ], [ %189, %213 ], [ %189, %210 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %262 = icmp eq i32 %261, %3
  %263 = add i32 %50, 1
  br i1 %262, label %48, label %49, !llvm.loop !48
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

8:                                                ; preds = %25, %2
  ret void

9:                                                ; preds = %5, %25
  %10 = phi i32 [ 0, %5 ], [ %14, %25 ]
  %11 = xor i32 %10, -1
  %12 = add nsw i32 %1, %11
  %13 = sub i32 %7, %10
  %14 = add nuw nsw i32 %10, 1
  %15 = add nuw nsw i32 %14, %3
  %16 = icmp slt i32 %15, %1
  br i1 %16, label %17, label %25

17:                                               ; preds = %9
  %18 = mul nuw nsw i32 %10, %1
  %19 = add nuw nsw i32 %18, %10
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = and i32 %12, 3
  %23 = icmp eq i32 %22, 0
  %24 = icmp ult i32 %13, 3
  br label %27

25:                                               ; preds = %54, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp eq i32 %10, %7
  br i1 %26, label %8, label %9, !llvm.loop !49

27:                                               ; preds = %17, %54
  %28 = phi i32 [ %15, %17 ], [ %55, %54 ]
  %29 = mul nsw i32 %28, %1
  %30 = add nsw i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = load float, ptr %21, align 4, !tbaa !7
  %35 = fdiv contract float %33, %34
  store float %35, ptr %32, align 4, !tbaa !7
  br i1 %23, label %52, label %36

36:                                               ; preds = %27, %36
  %37 = phi i32 [ %49, %36 ], [ %14, %27 ]
  %38 = phi i32 [ %50, %36 ], [ 0, %27 ]
  %39 = add nuw nsw i32 %37, %18
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %35, %42
  %44 = add nsw i32 %37, %29
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fsub contract float %47, %43
  store float %48, ptr %46, align 4, !tbaa !7
  %49 = add nuw nsw i32 %37, 1
  %50 = add i32 %38, 1
  %51 = icmp eq i32 %50, %22
  br i1 %51, label %52, label %36, !llvm.loop !50

52:                                               ; preds = %36, %27
  %53 = phi i32 [ %14, %27 ], [ %49, %36 ]
  br i1 %24, label %54, label %57

54:                                               ; preds = %57, %52
  %55 = add i32 %28, %6
  %56 = icmp slt i32 %55, %1
  br i1 %56, label %27, label %25, !llvm.loop !51

57:                                               ; preds = %52, %57
  %58 = phi i32 [ %102, %57 ], [ %53, %52 ]
  %59 = add nuw nsw i32 %58, %18
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %35, %62
  %64 = add nsw i32 %58, %29
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fsub contract float %67, %63
  store float %68, ptr %66, align 4, !tbaa !7
  %69 = add nuw nsw i32 %58, 1
  %70 = add nuw nsw i32 %69, %18
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = fmul contract float %35, %73
  %75 = add nsw i32 %69, %29
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fsub contract float %78, %74
  store float %79, ptr %77, align 4, !tbaa !7
  %80 = add nuw nsw i32 %58, 2
  %81 = add nuw nsw i32 %80, %18
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !7
  %85 = fmul contract float %35, %84
  %86 = add nsw i32 %80, %29
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fsub contract float %89, %85
  store float %90, ptr %88, align 4, !tbaa !7
  %91 = add nuw nsw i32 %58, 3
  %92 = add nuw nsw i32 %91, %18
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %35, %95
  %97 = add nsw i32 %91, %29
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fsub contract float %100, %96
  store float %101, ptr %99, align 4, !tbaa !7
  %102 = add nuw nsw i32 %58, 4
  %103 = icmp eq i32 %102, %1
  br i1 %103, label %54, label %57, !llvm.loop !52
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

11:                                               ; preds = %214, %4
  ret void

12:                                               ; preds = %7, %214
  %13 = phi i32 [ 0, %7 ], [ %215, %214 ]
  %14 = icmp samesign uge i32 %5, %13
  %15 = and i1 %8, %14
  br i1 %15, label %16, label %111

16:                                               ; preds = %12
  %17 = icmp eq i32 %13, 0
  br i1 %17, label %48, label %18

18:                                               ; preds = %16
  %19 = mul nuw nsw i32 %13, %3
  %20 = and i32 %13, 3
  %21 = icmp samesign ult i32 %13, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = and i32 %13, 2147483644
  br label %57

24:                                               ; preds = %57
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %48, label %26

26:                                               ; preds = %24, %18
  %27 = phi i32 [ 0, %18 ], [ %108, %24 ]
  %28 = phi float [ 0.000000e+00, %18 ], [ %107, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i32 [ %27, %26 ], [ %45, %30 ]
  %32 = phi float [ %28, %26 ], [ %44, %30 ]
  %33 = phi i32 [ 0, %26 ], [ %46, %30 ]
  %34 = add nuw nsw i32 %31, %19
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = mul nuw nsw i32 %31, %3
  %39 = add nuw nsw i32 %38, %5
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fmul contract float %37, %42
  %44 = fadd contract float %32, %43
  %45 = add nuw nsw i32 %31, 1
  %46 = add i32 %33, 1
  %47 = icmp eq i32 %46, %20
  br i1 %47, label %48, label %30, !llvm.loop !53

48:                                               ; preds = %24, %30, %16
  %49 = phi i32 [ 0, %16 ], [ %19, %30 ], [ %19, %24 ]
  %50 = phi float [ 0.000000e+00, %16 ], [ %107, %24 ], [ %44, %30 ]
  %51 = add nuw nsw i32 %49, %5
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fsub contract float %54, %50
  %56 = getelementptr inbounds nuw float, ptr %2, i64 %52
  store float %55, ptr %56, align 4, !tbaa !7
  br label %111

57:                                               ; preds = %57, %22
  %58 = phi i32 [ 0, %22 ], [ %108, %57 ]
  %59 = phi float [ 0.000000e+00, %22 ], [ %107, %57 ]
  %60 = phi i32 [ 0, %22 ], [ %109, %57 ]
  %61 = add nuw nsw i32 %58, %19
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = mul nuw nsw i32 %58, %3
  %66 = add nuw nsw i32 %65, %5
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fmul contract float %64, %69
  %71 = fadd contract float %59, %70
  %72 = or disjoint i32 %58, 1
  %73 = add nuw nsw i32 %72, %19
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = mul nuw nsw i32 %72, %3
  %78 = add nuw nsw i32 %77, %5
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %2, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fmul contract float %76, %81
  %83 = fadd contract float %71, %82
  %84 = or disjoint i32 %58, 2
  %85 = add nuw nsw i32 %84, %19
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = mul nuw nsw i32 %84, %3
  %90 = add nuw nsw i32 %89, %5
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr %2, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fmul contract float %88, %93
  %95 = fadd contract float %83, %94
  %96 = or disjoint i32 %58, 3
  %97 = add nuw nsw i32 %96, %19
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = mul nuw nsw i32 %96, %3
  %102 = add nuw nsw i32 %101, %5
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %2, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fmul contract float %100, %105
  %107 = fadd contract float %95, %106
  %108 = add nuw nsw i32 %58, 4
  %109 = add i32 %60, 4
  %110 = icmp eq i32 %109, %23
  br i1 %110, label %24, label %57, !llvm.loop !54

111:                                              ; preds = %48, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %112, label %214

112:                                              ; preds = %111
  %113 = icmp eq i32 %13, 0
  br i1 %113, label %143, label %114

114:                                              ; preds = %112
  %115 = and i32 %13, 3
  %116 = icmp samesign ult i32 %13, 4
  br i1 %116, label %121, label %117

117:                                              ; preds = %114
  %118 = and i32 %13, 2147483644
  br label %148

119:                                              ; preds = %148
  %120 = icmp eq i32 %115, 0
  br i1 %120, label %143, label %121

121:                                              ; preds = %119, %114
  %122 = phi i32 [ 0, %114 ], [ %199, %119 ]
  %123 = phi float [ 0.000000e+00, %114 ], [ %198, %119 ]
  %124 = icmp ne i32 %115, 0
  tail call void @llvm.assume(i1 %124)
  br label %125

125:                                              ; preds = %125, %121
  %126 = phi i32 [ %140, %125 ], [ %122, %121 ]
  %127 = phi float [ %139, %125 ], [ %123, %121 ]
  %128 = phi i32 [ %141, %125 ], [ 0, %121 ]
  %129 = add nuw nsw i32 %126, %9
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %1, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !7
  %133 = mul nuw nsw i32 %126, %3
  %134 = add nuw nsw i32 %133, %13
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw float, ptr %2, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = fmul contract float %132, %137
  %139 = fadd contract float %127, %138
  %140 = add nuw nsw i32 %126, 1
  %141 = add i32 %128, 1
  %142 = icmp eq i32 %141, %115
  br i1 %142, label %143, label %125, !llvm.loop !55

143:                                              ; preds = %119, %125, %112
  %144 = phi float [ 0.000000e+00, %112 ], [ %198, %119 ], [ %139, %125 ]
  %145 = icmp eq i32 %5, %13
  %146 = add nuw nsw i32 %13, %9
  %147 = zext nneg i32 %146 to i64
  br i1 %145, label %211, label %202

148:                                              ; preds = %148, %117
  %149 = phi i32 [ 0, %117 ], [ %199, %148 ]
  %150 = phi float [ 0.000000e+00, %117 ], [ %198, %148 ]
  %151 = phi i32 [ 0, %117 ], [ %200, %148 ]
  %152 = add nuw nsw i32 %149, %9
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr %1, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = mul nuw nsw i32 %149, %3
  %157 = add nuw nsw i32 %156, %13
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw float, ptr %2, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fmul contract float %155, %160
  %162 = fadd contract float %150, %161
  %163 = or disjoint i32 %149, 1
  %164 = add nuw nsw i32 %163, %9
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw float, ptr %1, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = mul nuw nsw i32 %163, %3
  %169 = add nuw nsw i32 %168, %13
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr %2, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !7
  %173 = fmul contract float %167, %172
  %174 = fadd contract float %162, %173
  %175 = or disjoint i32 %149, 2
  %176 = add nuw nsw i32 %175, %9
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr %1, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = mul nuw nsw i32 %175, %3
  %181 = add nuw nsw i32 %180, %13
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw float, ptr %2, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = fmul contract float %179, %184
  %186 = fadd contract float %174, %185
  %187 = or disjoint i32 %149, 3
  %188 = add nuw nsw i32 %187, %9
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw float, ptr %1, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !7
  %192 = mul nuw nsw i32 %187, %3
  %193 = add nuw nsw i32 %192, %13
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw float, ptr %2, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = fmul contract float %191, %196
  %198 = fadd contract float %186, %197
  %199 = add nuw nsw i32 %149, 4
  %200 = add i32 %151, 4
  %201 = icmp eq i32 %200, %118
  br i1 %201, label %119, label %148, !llvm.loop !56

202:                                              ; preds = %143
  %203 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %204 = load float, ptr %203, align 4, !tbaa !7
  %205 = fsub contract float %204, %144
  %206 = mul i32 %13, %10
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr %2, i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !7
  %210 = fdiv contract float %205, %209
  br label %211

211:                                              ; preds = %143, %202
  %212 = phi contract float [ %210, %202 ], [ 1.000000e+00, %143 ]
  %213 = getelementptr inbounds nuw float, ptr %1, i64 %147
  store float %212, ptr %213, align 4, !tbaa !7
  br label %214

214:                                              ; preds = %211, %111
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %215 = add nuw nsw i32 %13, 1
  %216 = icmp eq i32 %215, %3
  br i1 %216, label %11, label %12, !llvm.loop !57
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

13:                                               ; preds = %212, %4
  ret void

14:                                               ; preds = %7, %212
  %15 = phi i32 [ 0, %7 ], [ %213, %212 ]
  %16 = icmp samesign ult i32 %5, %15
  br i1 %16, label %109, label %17

17:                                               ; preds = %14
  %18 = add nuw nsw i32 %15, %8
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = icmp eq i32 %15, 0
  br i1 %22, label %52, label %23

23:                                               ; preds = %17
  %24 = and i32 %15, 3
  %25 = icmp samesign ult i32 %15, 4
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = and i32 %15, 2147483644
  br label %55

28:                                               ; preds = %55
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %52, label %30

30:                                               ; preds = %28, %23
  %31 = phi i32 [ 0, %23 ], [ %106, %28 ]
  %32 = phi float [ %21, %23 ], [ %105, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %49, %34 ], [ %31, %30 ]
  %36 = phi float [ %48, %34 ], [ %32, %30 ]
  %37 = phi i32 [ %50, %34 ], [ 0, %30 ]
  %38 = add nuw nsw i32 %35, %8
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nuw nsw i32 %35, %3
  %43 = add nuw nsw i32 %42, %15
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fsub contract float %36, %47
  %49 = add nuw nsw i32 %35, 1
  %50 = add i32 %37, 1
  %51 = icmp eq i32 %50, %24
  br i1 %51, label %52, label %34, !llvm.loop !58

52:                                               ; preds = %28, %34, %17
  %53 = phi float [ %21, %17 ], [ %105, %28 ], [ %48, %34 ]
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %19
  store float %53, ptr %54, align 4, !tbaa !7
  br label %109

55:                                               ; preds = %55, %26
  %56 = phi i32 [ 0, %26 ], [ %106, %55 ]
  %57 = phi float [ %21, %26 ], [ %105, %55 ]
  %58 = phi i32 [ 0, %26 ], [ %107, %55 ]
  %59 = add nuw nsw i32 %56, %8
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = mul nuw nsw i32 %56, %3
  %64 = add nuw nsw i32 %63, %15
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %2, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = fmul contract float %62, %67
  %69 = fsub contract float %57, %68
  %70 = or disjoint i32 %56, 1
  %71 = add nuw nsw i32 %70, %8
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !7
  %75 = mul nuw nsw i32 %70, %3
  %76 = add nuw nsw i32 %75, %15
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr %2, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !7
  %80 = fmul contract float %74, %79
  %81 = fsub contract float %69, %80
  %82 = or disjoint i32 %56, 2
  %83 = add nuw nsw i32 %82, %8
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !7
  %87 = mul nuw nsw i32 %82, %3
  %88 = add nuw nsw i32 %87, %15
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw float, ptr %2, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fmul contract float %86, %91
  %93 = fsub contract float %81, %92
  %94 = or disjoint i32 %56, 3
  %95 = add nuw nsw i32 %94, %8
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %1, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = mul nuw nsw i32 %94, %3
  %100 = add nuw nsw i32 %99, %15
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %2, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  %104 = fmul contract float %98, %103
  %105 = fsub contract float %93, %104
  %106 = add nuw nsw i32 %56, 4
  %107 = add i32 %58, 4
  %108 = icmp eq i32 %107, %27
  br i1 %108, label %28, label %55, !llvm.loop !59

109:                                              ; preds = %52, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = icmp samesign ugt i32 %5, %15
  br i1 %110, label %111, label %209

111:                                              ; preds = %109
  %112 = mul nuw nsw i32 %15, %3
  %113 = add nuw nsw i32 %112, %5
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = icmp eq i32 %15, 0
  br i1 %117, label %147, label %118

118:                                              ; preds = %111
  %119 = and i32 %15, 3
  %120 = icmp samesign ult i32 %15, 4
  br i1 %120, label %125, label %121

121:                                              ; preds = %118
  %122 = and i32 %15, 2147483644
  br label %155

123:                                              ; preds = %155
  %124 = icmp eq i32 %119, 0
  br i1 %124, label %147, label %125

125:                                              ; preds = %123, %118
  %126 = phi i32 [ 0, %118 ], [ %206, %123 ]
  %127 = phi float [ %116, %118 ], [ %205, %123 ]
  %128 = icmp ne i32 %119, 0
  tail call void @llvm.assume(i1 %128)
  br label %129

129:                                              ; preds = %129, %125
  %130 = phi i32 [ %144, %129 ], [ %126, %125 ]
  %131 = phi float [ %143, %129 ], [ %127, %125 ]
  %132 = phi i32 [ %145, %129 ], [ 0, %125 ]
  %133 = add nuw nsw i32 %130, %112
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr %1, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = mul nuw nsw i32 %130, %3
  %138 = add nuw nsw i32 %137, %5
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %2, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fmul contract float %136, %141
  %143 = fsub contract float %131, %142
  %144 = add nuw nsw i32 %130, 1
  %145 = add i32 %132, 1
  %146 = icmp eq i32 %145, %119
  br i1 %146, label %147, label %129, !llvm.loop !60

147:                                              ; preds = %123, %129, %111
  %148 = phi float [ %116, %111 ], [ %205, %123 ], [ %143, %129 ]
  %149 = add nuw nsw i32 %112, %15
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr %1, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fdiv contract float %148, %152
  %154 = getelementptr inbounds nuw float, ptr %2, i64 %114
  store float %153, ptr %154, align 4, !tbaa !7
  br label %209

155:                                              ; preds = %155, %121
  %156 = phi i32 [ 0, %121 ], [ %206, %155 ]
  %157 = phi float [ %116, %121 ], [ %205, %155 ]
  %158 = phi i32 [ 0, %121 ], [ %207, %155 ]
  %159 = add nuw nsw i32 %156, %112
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr %1, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = mul nuw nsw i32 %156, %3
  %164 = add nuw nsw i32 %163, %5
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw float, ptr %2, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = fmul contract float %162, %167
  %169 = fsub contract float %157, %168
  %170 = or disjoint i32 %156, 1
  %171 = add nuw nsw i32 %170, %112
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw float, ptr %1, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = mul nuw nsw i32 %170, %3
  %176 = add nuw nsw i32 %175, %5
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw float, ptr %2, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = fmul contract float %174, %179
  %181 = fsub contract float %169, %180
  %182 = or disjoint i32 %156, 2
  %183 = add nuw nsw i32 %182, %112
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr %1, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = mul nuw nsw i32 %182, %3
  %188 = add nuw nsw i32 %187, %5
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw float, ptr %2, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !7
  %192 = fmul contract float %186, %191
  %193 = fsub contract float %181, %192
  %194 = or disjoint i32 %156, 3
  %195 = add nuw nsw i32 %194, %112
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr %1, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = mul nuw nsw i32 %194, %3
  %200 = add nuw nsw i32 %199, %5
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw float, ptr %2, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !7
  %204 = fmul contract float %198, %203
  %205 = fsub contract float %193, %204
  %206 = add nuw nsw i32 %156, 4
  %207 = add i32 %158, 4
  %208 = icmp eq i32 %207, %122
  br i1 %208, label %123, label %155, !llvm.loop !61

209:                                              ; preds = %147, %109
  %210 = icmp eq i32 %5, %15
  br i1 %210, label %211, label %212

211:                                              ; preds = %209
  store float 1.000000e+00, ptr %12, align 4, !tbaa !7
  br label %212

212:                                              ; preds = %211, %209
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %213 = add nuw nsw i32 %15, 1
  %214 = icmp eq i32 %213, %3
  br i1 %214, label %13, label %14, !llvm.loop !62
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4gesvPfS_i(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %171

6:                                                ; preds = %3
  %7 = icmp eq i32 %4, 0
  %8 = icmp samesign uge i32 %4, %2
  %9 = mul nuw nsw i32 %2, %4
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %12 = add nsw i32 %2, -2
  br label %19

13:                                               ; preds = %167
  %14 = icmp eq i32 %4, 0
  %15 = add nuw i32 %2, 1
  %16 = mul nuw nsw i32 %2, %4
  %17 = zext nneg i32 %4 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  br label %172

19:                                               ; preds = %6, %167
  %20 = phi i32 [ 0, %6 ], [ %170, %167 ]
  %21 = phi i32 [ 0, %6 ], [ %168, %167 ]
  %22 = xor i32 %20, -1
  %23 = add i32 %2, %22
  %24 = sub i32 %12, %20
  br i1 %7, label %25, label %58

25:                                               ; preds = %19
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %26 = add nuw nsw i32 %21, 1
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %38, label %30

28:                                               ; preds = %55
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  br label %30

30:                                               ; preds = %28, %25
  %31 = phi i32 [ %29, %28 ], [ %21, %25 ]
  %32 = zext nneg i32 %21 to i64
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  store float %37, ptr %33, align 4, !tbaa !7
  store float %34, ptr %36, align 4, !tbaa !7
  br label %58

38:                                               ; preds = %25, %55
  %39 = phi i32 [ %56, %55 ], [ %26, %25 ]
  %40 = mul nuw nsw i32 %39, %2
  %41 = add nuw nsw i32 %40, %21
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = tail call contract noundef float @__nv_fabsf(float noundef %44) #7
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %47 = mul nsw i32 %46, %2
  %48 = add nsw i32 %47, %21
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = tail call contract noundef float @__nv_fabsf(float noundef %51) #7
  %53 = fcmp contract ogt float %45, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %38
  store i32 %39, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  br label %55

55:                                               ; preds = %38, %54
  %56 = add nuw i32 %39, 1
  %57 = icmp eq i32 %56, %2
  br i1 %57, label %28, label %38, !llvm.loop !63

58:                                               ; preds = %30, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %73, label %59

59:                                               ; preds = %58
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4gesvPfS_iE1p to ptr), align 4, !tbaa !3
  %61 = icmp eq i32 %60, %21
  br i1 %61, label %73, label %62

62:                                               ; preds = %59
  %63 = mul nuw nsw i32 %21, %2
  %64 = add nuw nsw i32 %63, %4
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = mul nsw i32 %60, %2
  %69 = add nsw i32 %68, %4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !7
  store float %72, ptr %66, align 4, !tbaa !7
  store float %67, ptr %71, align 4, !tbaa !7
  br label %73

73:                                               ; preds = %62, %59, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = icmp samesign ule i32 %4, %21
  %75 = or i1 %8, %74
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = add nuw nsw i32 %21, 1
  br label %167

78:                                               ; preds = %73
  %79 = add nuw nsw i32 %21, %9
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = mul nuw nsw i32 %21, %2
  %84 = add nuw nsw i32 %83, %21
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fdiv contract float %82, %87
  store float %88, ptr %81, align 4, !tbaa !7
  %89 = add nuw nsw i32 %21, 1
  %90 = icmp slt i32 %89, %2
  br i1 %90, label %91, label %113

91:                                               ; preds = %78
  %92 = and i32 %23, 3
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %110, label %94

94:                                               ; preds = %91, %94
  %95 = phi i32 [ %107, %94 ], [ %89, %91 ]
  %96 = phi i32 [ %108, %94 ], [ 0, %91 ]
  %97 = add nuw nsw i32 %95, %83
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = fmul contract float %88, %100
  %102 = add nuw nsw i32 %95, %9
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = fsub contract float %105, %101
  store float %106, ptr %104, align 4, !tbaa !7
  %107 = add nuw nsw i32 %95, 1
  %108 = add i32 %96, 1
  %109 = icmp eq i32 %108, %92
  br i1 %109, label %110, label %94, !llvm.loop !64

110:                                              ; preds = %94, %91
  %111 = phi i32 [ %89, %91 ], [ %107, %94 ]
  %112 = icmp ult i32 %24, 3
  br i1 %112, label %113, label %120

113:                                              ; preds = %110, %120, %78
  %114 = zext nneg i32 %21 to i64
  %115 = getelementptr inbounds nuw float, ptr %1, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = fmul contract float %88, %116
  %118 = load float, ptr %11, align 4, !tbaa !7
  %119 = fsub contract float %118, %117
  store float %119, ptr %11, align 4, !tbaa !7
  br label %167

120:                                              ; preds = %110, %120
  %121 = phi i32 [ %165, %120 ], [ %111, %110 ]
  %122 = add nuw nsw i32 %121, %83
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw float, ptr %0, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %88, %125
  %127 = add nuw nsw i32 %121, %9
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr %0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fsub contract float %130, %126
  store float %131, ptr %129, align 4, !tbaa !7
  %132 = add nuw nsw i32 %121, 1
  %133 = add nuw nsw i32 %132, %83
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr %0, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !7
  %137 = fmul contract float %88, %136
  %138 = add nuw nsw i32 %132, %9
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fsub contract float %141, %137
  store float %142, ptr %140, align 4, !tbaa !7
  %143 = add nuw nsw i32 %121, 2
  %144 = add nuw nsw i32 %143, %83
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw float, ptr %0, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !7
  %148 = fmul contract float %88, %147
  %149 = add nuw nsw i32 %143, %9
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fsub contract float %152, %148
  store float %153, ptr %151, align 4, !tbaa !7
  %154 = add nuw nsw i32 %121, 3
  %155 = add nuw nsw i32 %154, %83
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = fmul contract float %88, %158
  %160 = add nuw nsw i32 %154, %9
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr %0, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fsub contract float %163, %159
  store float %164, ptr %162, align 4, !tbaa !7
  %165 = add nuw nsw i32 %121, 4
  %166 = icmp eq i32 %165, %2
  br i1 %166, label %113, label %120, !llvm.loop !65

167:                                              ; preds = %76, %113
  %168 = phi i32 [ %77, %76 ], [ %89, %113 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %169 = icmp eq i32 %168, %2
  %170 = add i32 %20, 1
  br i1 %169, label %13, label %19, !llvm.loop !66

171:                                              ; preds = %197, %3
  ret void

172:                                              ; preds = %13, %197
  %173 = phi i32 [ %2, %13 ], [ %174, %197 ]
  %174 = add nsw i32 %173, -1
  br i1 %14, label %175, label %184

175:                                              ; preds = %172
  %176 = zext nneg i32 %174 to i64
  %177 = getelementptr inbounds nuw float, ptr %1, i64 %176
  %178 = mul i32 %174, %15
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr %0, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !7
  %182 = load float, ptr %177, align 4, !tbaa !7
  %183 = fdiv contract float %182, %181
  store float %183, ptr %177, align 4, !tbaa !7
  br label %184

184:                                              ; preds = %175, %172
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %185 = icmp slt i32 %4, %174
  br i1 %185, label %186, label %197

186:                                              ; preds = %184
  %187 = add nuw nsw i32 %174, %16
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !7
  %191 = zext nneg i32 %174 to i64
  %192 = getelementptr inbounds nuw float, ptr %1, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = fmul contract float %190, %193
  %195 = load float, ptr %18, align 4, !tbaa !7
  %196 = fsub contract float %195, %194
  store float %196, ptr %18, align 4, !tbaa !7
  br label %197

197:                                              ; preds = %186, %184
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %198 = icmp samesign ugt i32 %173, 1
  br i1 %198, label %172, label %171, !llvm.loop !67
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8gj_solvePKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %3, %7
  %9 = zext nneg i32 %5 to i64
  br i1 %6, label %10, label %35

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  %12 = and i32 %3, 3
  %13 = icmp ult i32 %3, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = and i32 %3, 2147483644
  br label %45

16:                                               ; preds = %45
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %35, label %18

18:                                               ; preds = %16, %10
  %19 = phi i32 [ 0, %10 ], [ %83, %16 ]
  %20 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi i32 [ %19, %18 ], [ %32, %21 ]
  %23 = phi i32 [ 0, %18 ], [ %33, %21 ]
  %24 = add i32 %22, %8
  %25 = mul i32 %24, %3
  %26 = add i32 %25, %5
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = zext nneg i32 %22 to i64
  %31 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %30
  store float %29, ptr %31, align 4, !tbaa !7
  %32 = add nuw nsw i32 %22, 1
  %33 = add i32 %23, 1
  %34 = icmp eq i32 %33, %12
  br i1 %34, label %35, label %21, !llvm.loop !68

35:                                               ; preds = %16, %21, %4
  %36 = add i32 %8, %5
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %9
  store float %39, ptr %40, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  br i1 %6, label %42, label %86

42:                                               ; preds = %35
  %43 = icmp eq i32 %5, 0
  %44 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  br label %93

45:                                               ; preds = %45, %14
  %46 = phi i32 [ 0, %14 ], [ %83, %45 ]
  %47 = phi i32 [ 0, %14 ], [ %84, %45 ]
  %48 = add i32 %46, %8
  %49 = mul i32 %48, %3
  %50 = add i32 %49, %5
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = zext nneg i32 %46 to i64
  %55 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %54
  store float %53, ptr %55, align 4, !tbaa !7
  %56 = or disjoint i32 %46, 1
  %57 = add i32 %56, %8
  %58 = mul i32 %57, %3
  %59 = add i32 %58, %5
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = zext nneg i32 %56 to i64
  %64 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %63
  store float %62, ptr %64, align 4, !tbaa !7
  %65 = or disjoint i32 %46, 2
  %66 = add i32 %65, %8
  %67 = mul i32 %66, %3
  %68 = add i32 %67, %5
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = zext nneg i32 %65 to i64
  %73 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %72
  store float %71, ptr %73, align 4, !tbaa !7
  %74 = or disjoint i32 %46, 3
  %75 = add i32 %74, %8
  %76 = mul i32 %75, %3
  %77 = add i32 %76, %5
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = zext nneg i32 %74 to i64
  %82 = getelementptr inbounds nuw [33 x float], ptr %11, i64 %81
  store float %80, ptr %82, align 4, !tbaa !7
  %83 = add nuw nsw i32 %46, 4
  %84 = add i32 %47, 4
  %85 = icmp eq i32 %84, %15
  br i1 %85, label %16, label %45, !llvm.loop !69

86:                                               ; preds = %237, %35
  %87 = load float, ptr %40, align 4, !tbaa !7
  %88 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %9
  %89 = getelementptr inbounds nuw float, ptr %88, i64 %9
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fdiv contract float %87, %90
  %92 = getelementptr inbounds nuw float, ptr %2, i64 %37
  store float %91, ptr %92, align 4, !tbaa !7
  ret void

93:                                               ; preds = %42, %237
  %94 = phi i32 [ 0, %42 ], [ %238, %237 ]
  %95 = sub nsw i32 %3, %94
  br i1 %43, label %98, label %96

96:                                               ; preds = %93
  %97 = zext nneg i32 %94 to i64
  br label %129

98:                                               ; preds = %93
  store i32 %94, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %99 = add nuw nsw i32 %94, 1
  %100 = icmp slt i32 %99, %3
  %101 = zext nneg i32 %94 to i64
  br i1 %100, label %102, label %106

102:                                              ; preds = %98
  %103 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %101
  br label %113

104:                                              ; preds = %126
  %105 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  br label %106

106:                                              ; preds = %98, %104
  %107 = phi i32 [ %105, %104 ], [ %94, %98 ]
  %108 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %101
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = sext i32 %107 to i64
  %111 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  store float %112, ptr %108, align 4, !tbaa !7
  store float %109, ptr %111, align 4, !tbaa !7
  br label %129

113:                                              ; preds = %102, %126
  %114 = phi i32 [ %99, %102 ], [ %127, %126 ]
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw [33 x float], ptr %103, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = tail call contract noundef float @__nv_fabsf(float noundef %117) #7
  %119 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = getelementptr [33 x float], ptr %103, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = tail call contract noundef float @__nv_fabsf(float noundef %122) #7
  %124 = fcmp contract ogt float %118, %123
  br i1 %124, label %125, label %126

125:                                              ; preds = %113
  store i32 %114, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  br label %126

126:                                              ; preds = %113, %125
  %127 = add nuw i32 %114, 1
  %128 = icmp eq i32 %127, %3
  br i1 %128, label %104, label %113, !llvm.loop !70

129:                                              ; preds = %96, %106
  %130 = phi i64 [ %97, %96 ], [ %101, %106 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1a to ptr), i64 %130
  %132 = getelementptr inbounds nuw float, ptr %131, i64 %9
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1p to ptr), align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr [33 x float], ptr %41, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !7
  store float %137, ptr %132, align 4, !tbaa !7
  store float %133, ptr %136, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %138 = icmp eq i32 %5, %94
  br i1 %138, label %237, label %139

139:                                              ; preds = %129
  %140 = getelementptr inbounds nuw float, ptr %44, i64 %130
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = getelementptr inbounds nuw float, ptr %131, i64 %130
  %143 = load float, ptr %142, align 4, !tbaa !7
  %144 = fdiv contract float %141, %143
  %145 = and i32 %95, 7
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %160, label %147

147:                                              ; preds = %139, %147
  %148 = phi i32 [ %157, %147 ], [ %94, %139 ]
  %149 = phi i32 [ %158, %147 ], [ 0, %139 ]
  %150 = zext nneg i32 %148 to i64
  %151 = getelementptr inbounds nuw float, ptr %131, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = fmul contract float %144, %152
  %154 = getelementptr inbounds nuw float, ptr %44, i64 %150
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fsub contract float %155, %153
  store float %156, ptr %154, align 4, !tbaa !7
  %157 = add nuw nsw i32 %148, 1
  %158 = add i32 %149, 1
  %159 = icmp eq i32 %158, %145
  br i1 %159, label %160, label %147, !llvm.loop !71

160:                                              ; preds = %147, %139
  %161 = phi i32 [ %94, %139 ], [ %157, %147 ]
  %162 = sub nsw i32 %94, %3
  %163 = icmp ugt i32 %162, -8
  br i1 %163, label %164, label %170

164:                                              ; preds = %170, %160
  %165 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8gj_solvePKfS0_PfiE1b to ptr), i64 %130
  %166 = load float, ptr %165, align 4, !tbaa !7
  %167 = fmul contract float %144, %166
  %168 = load float, ptr %40, align 4, !tbaa !7
  %169 = fsub contract float %168, %167
  store float %169, ptr %40, align 4, !tbaa !7
  br label %237

170:                                              ; preds = %160, %170
  %171 = phi i32 [ %235, %170 ], [ %161, %160 ]
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw float, ptr %131, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !7
  %175 = fmul contract float %144, %174
  %176 = getelementptr inbounds nuw float, ptr %44, i64 %172
  %177 = load float, ptr %176, align 4, !tbaa !7
  %178 = fsub contract float %177, %175
  store float %178, ptr %176, align 4, !tbaa !7
  %179 = add nuw nsw i32 %171, 1
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw float, ptr %131, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fmul contract float %144, %182
  %184 = getelementptr inbounds nuw float, ptr %44, i64 %180
  %185 = load float, ptr %184, align 4, !tbaa !7
  %186 = fsub contract float %185, %183
  store float %186, ptr %184, align 4, !tbaa !7
  %187 = add nuw nsw i32 %171, 2
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw float, ptr %131, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !7
  %191 = fmul contract float %144, %190
  %192 = getelementptr inbounds nuw float, ptr %44, i64 %188
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = fsub contract float %193, %191
  store float %194, ptr %192, align 4, !tbaa !7
  %195 = add nuw nsw i32 %171, 3
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr %131, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fmul contract float %144, %198
  %200 = getelementptr inbounds nuw float, ptr %44, i64 %196
  %201 = load float, ptr %200, align 4, !tbaa !7
  %202 = fsub contract float %201, %199
  store float %202, ptr %200, align 4, !tbaa !7
  %203 = add nuw nsw i32 %171, 4
  %204 = zext nneg i32 %203 to i64
  %205 = getelementptr inbounds nuw float, ptr %131, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = fmul contract float %144, %206
  %208 = getelementptr inbounds nuw float, ptr %44, i64 %204
  %209 = load float, ptr %208, align 4, !tbaa !7
  %210 = fsub contract float %209, %207
  store float %210, ptr %208, align 4, !tbaa !7
  %211 = add nuw nsw i32 %171, 5
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw float, ptr %131, i64 %212
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fmul contract float %144, %214
  %216 = getelementptr inbounds nuw float, ptr %44, i64 %212
  %217 = load float, ptr %216, align 4, !tbaa !7
  %218 = fsub contract float %217, %215
  store float %218, ptr %216, align 4, !tbaa !7
  %219 = add nuw nsw i32 %171, 6
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw float, ptr %131, i64 %220
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = fmul contract float %144, %222
  %224 = getelementptr inbounds nuw float, ptr %44, i64 %220
  %225 = load float, ptr %224, align 4, !tbaa !7
  %226 = fsub contract float %225, %223
  store float %226, ptr %224, align 4, !tbaa !7
  %227 = add nuw nsw i32 %171, 7
  %228 = zext nneg i32 %227 to i64
  %229 = getelementptr inbounds nuw float, ptr %131, i64 %228
  %230 = load float, ptr %229, align 4, !tbaa !7
  %231 = fmul contract float %144, %230
  %232 = getelementptr inbounds nuw float, ptr %44, i64 %228
  %233 = load float, ptr %232, align 4, !tbaa !7
  %234 = fsub contract float %233, %231
  store float %234, ptr %232, align 4, !tbaa !7
  %235 = add nuw nsw i32 %171, 8
  %236 = icmp eq i32 %235, %3
  br i1 %236, label %164, label %170, !llvm.loop !72

237:                                              ; preds = %164, %129
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %238 = add nuw nsw i32 %94, 1
  %239 = icmp eq i32 %238, %3
  br i1 %239, label %86, label %93, !llvm.loop !73
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
  br i1 %46, label %11, label %12, !llvm.loop !74
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
  br i1 %10, label %11, label %222

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

136:                                              ; preds = %219, %192
  %137 = icmp eq i32 %145, 5
  br i1 %137, label %138, label %141, !llvm.loop !75

138:                                              ; preds = %136
  %139 = sext i32 %9 to i64
  %140 = getelementptr inbounds float, ptr %1, i64 %139
  store float %197, ptr %140, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %222

141:                                              ; preds = %11, %136
  %142 = phi i32 [ %145, %136 ], [ 0, %11 ]
  %143 = phi float [ %197, %136 ], [ 1.000000e+00, %11 ]
  %144 = sub nsw i32 4, %142
  %145 = add nuw nsw i32 %142, 1
  %146 = icmp samesign ult i32 %142, 4
  br i1 %146, label %147, label %150

147:                                              ; preds = %141
  %148 = zext nneg i32 %142 to i64
  %149 = getelementptr inbounds nuw float, ptr %4, i64 %148
  br label %154

150:                                              ; preds = %154, %141
  %151 = phi i32 [ %142, %141 ], [ %166, %154 ]
  %152 = icmp eq i32 %151, %142
  %153 = zext nneg i32 %142 to i64
  br i1 %152, label %192, label %169

154:                                              ; preds = %147, %154
  %155 = phi i32 [ %145, %147 ], [ %167, %154 ]
  %156 = phi i32 [ %142, %147 ], [ %166, %154 ]
  %157 = zext nneg i32 %155 to i64
  %158 = getelementptr inbounds nuw [5 x float], ptr %149, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !7
  %160 = tail call contract noundef float @__nv_fabsf(float noundef %159) #7
  %161 = zext nneg i32 %156 to i64
  %162 = getelementptr inbounds nuw [5 x float], ptr %149, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = tail call contract noundef float @__nv_fabsf(float noundef %163) #7
  %165 = fcmp contract ogt float %160, %164
  %166 = select i1 %165, i32 %155, i32 %156
  %167 = add nuw nsw i32 %155, 1
  %168 = icmp eq i32 %167, 5
  br i1 %168, label %150, label %154, !llvm.loop !76

169:                                              ; preds = %150
  %170 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %153
  %171 = zext nneg i32 %151 to i64
  %172 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %171
  %173 = load float, ptr %170, align 4, !tbaa !7
  %174 = load float, ptr %172, align 4, !tbaa !7
  store float %174, ptr %170, align 4, !tbaa !7
  store float %173, ptr %172, align 4, !tbaa !7
  %175 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %176 = load float, ptr %175, align 4, !tbaa !7
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %178 = load float, ptr %177, align 4, !tbaa !7
  store float %178, ptr %175, align 4, !tbaa !7
  store float %176, ptr %177, align 4, !tbaa !7
  %179 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %180 = load float, ptr %179, align 4, !tbaa !7
  %181 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %182 = load float, ptr %181, align 4, !tbaa !7
  store float %182, ptr %179, align 4, !tbaa !7
  store float %180, ptr %181, align 4, !tbaa !7
  %183 = getelementptr inbounds nuw i8, ptr %170, i64 12
  %184 = load float, ptr %183, align 4, !tbaa !7
  %185 = getelementptr inbounds nuw i8, ptr %172, i64 12
  %186 = load float, ptr %185, align 4, !tbaa !7
  store float %186, ptr %183, align 4, !tbaa !7
  store float %184, ptr %185, align 4, !tbaa !7
  %187 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %188 = load float, ptr %187, align 4, !tbaa !7
  %189 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %190 = load float, ptr %189, align 4, !tbaa !7
  store float %190, ptr %187, align 4, !tbaa !7
  store float %188, ptr %189, align 4, !tbaa !7
  %191 = fneg contract float %143
  br label %192

192:                                              ; preds = %150, %169
  %193 = phi float [ %191, %169 ], [ %143, %150 ]
  %194 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %153
  %195 = getelementptr inbounds nuw float, ptr %194, i64 %153
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = fmul contract float %193, %196
  br i1 %146, label %198, label %136

198:                                              ; preds = %192, %219
  %199 = phi i32 [ %220, %219 ], [ %145, %192 ]
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %200
  %202 = getelementptr inbounds nuw float, ptr %201, i64 %153
  %203 = load float, ptr %202, align 4, !tbaa !7
  %204 = load float, ptr %195, align 4, !tbaa !7
  %205 = fdiv contract float %203, %204
  br label %206

206:                                              ; preds = %206, %198
  %207 = phi i32 [ %145, %198 ], [ %216, %206 ]
  %208 = phi i32 [ 0, %198 ], [ %217, %206 ]
  %209 = zext nneg i32 %207 to i64
  %210 = getelementptr inbounds nuw float, ptr %194, i64 %209
  %211 = load float, ptr %210, align 4, !tbaa !7
  %212 = fmul contract float %205, %211
  %213 = getelementptr inbounds nuw float, ptr %201, i64 %209
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fsub contract float %214, %212
  store float %215, ptr %213, align 4, !tbaa !7
  %216 = add nuw nsw i32 %207, 1
  %217 = add i32 %208, 1
  %218 = icmp eq i32 %217, %144
  br i1 %218, label %219, label %206, !llvm.loop !77

219:                                              ; preds = %206
  %220 = add nuw nsw i32 %199, 1
  %221 = icmp eq i32 %220, 5
  br i1 %221, label %136, label %198, !llvm.loop !78

222:                                              ; preds = %3, %138
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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = !{!30, !30, i64 0}
!30 = !{!"double", !5, i64 0}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !10}
!33 = distinct !{!33, !14}
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
!46 = distinct !{!46, !14}
!47 = distinct !{!47, !10}
!48 = distinct !{!48, !10}
!49 = distinct !{!49, !10}
!50 = distinct !{!50, !14}
!51 = distinct !{!51, !10}
!52 = distinct !{!52, !10}
!53 = distinct !{!53, !14}
!54 = distinct !{!54, !10}
!55 = distinct !{!55, !14}
!56 = distinct !{!56, !10}
!57 = distinct !{!57, !10}
!58 = distinct !{!58, !14}
!59 = distinct !{!59, !10}
!60 = distinct !{!60, !14}
!61 = distinct !{!61, !10}
!62 = distinct !{!62, !10}
!63 = distinct !{!63, !10}
!64 = distinct !{!64, !14}
!65 = distinct !{!65, !10}
!66 = distinct !{!66, !10}
!67 = distinct !{!67, !10}
!68 = distinct !{!68, !14}
!69 = distinct !{!69, !10}
!70 = distinct !{!70, !10}
!71 = distinct !{!71, !14}
!72 = distinct !{!72, !10}
!73 = distinct !{!73, !10}
!74 = distinct !{!74, !10}
!75 = distinct !{!75, !10}
!76 = distinct !{!76, !10}
!77 = distinct !{!77, !14}
!78 = distinct !{!78, !10}
