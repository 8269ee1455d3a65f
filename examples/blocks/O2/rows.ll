; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13softmax_blockPKfPfiE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ11block_totalfE5warps = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ11block_totalfE5total = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13softmax_blockPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %15, label %10

10:                                               ; preds = %15, %3
  %11 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %21, %15 ]
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %12
  store float %11, ptr %13, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp samesign ult i32 %8, 64
  br i1 %14, label %24, label %31

15:                                               ; preds = %3, %15
  %16 = phi i32 [ %22, %15 ], [ %8, %3 ]
  %17 = phi float [ %21, %15 ], [ 0xC7EFFFFFE0000000, %3 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw float, ptr %7, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = tail call contract noundef float @__nv_fmaxf(float noundef %17, float noundef %20) #7
  %22 = add nuw nsw i32 %16, 128
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %15, label %10, !llvm.loop !9

24:                                               ; preds = %10
  %25 = zext nneg i32 %8 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %28 = load float, ptr %13, align 4, !tbaa !7
  %29 = load float, ptr %27, align 4, !tbaa !7
  %30 = tail call contract noundef float @__nv_fmaxf(float noundef %28, float noundef %29) #7
  store float %30, ptr %13, align 4, !tbaa !7
  br label %31

31:                                               ; preds = %24, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %8, 32
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = zext nneg i32 %8 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 128
  %37 = load float, ptr %13, align 4, !tbaa !7
  %38 = load float, ptr %36, align 4, !tbaa !7
  %39 = tail call contract noundef float @__nv_fmaxf(float noundef %37, float noundef %38) #7
  store float %39, ptr %13, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %8, 16
  br i1 %41, label %42, label %49

42:                                               ; preds = %40
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %46 = load float, ptr %13, align 4, !tbaa !7
  %47 = load float, ptr %45, align 4, !tbaa !7
  %48 = tail call contract noundef float @__nv_fmaxf(float noundef %46, float noundef %47) #7
  store float %48, ptr %13, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = icmp samesign ult i32 %8, 8
  br i1 %50, label %51, label %58

51:                                               ; preds = %49
  %52 = zext nneg i32 %8 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %55 = load float, ptr %13, align 4, !tbaa !7
  %56 = load float, ptr %54, align 4, !tbaa !7
  %57 = tail call contract noundef float @__nv_fmaxf(float noundef %55, float noundef %56) #7
  store float %57, ptr %13, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %51, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %8, 4
  br i1 %59, label %60, label %67

60:                                               ; preds = %58
  %61 = zext nneg i32 %8 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %64 = load float, ptr %13, align 4, !tbaa !7
  %65 = load float, ptr %63, align 4, !tbaa !7
  %66 = tail call contract noundef float @__nv_fmaxf(float noundef %64, float noundef %65) #7
  store float %66, ptr %13, align 4, !tbaa !7
  br label %67

67:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %8, 2
  br i1 %68, label %69, label %76

69:                                               ; preds = %67
  %70 = zext nneg i32 %8 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load float, ptr %13, align 4, !tbaa !7
  %74 = load float, ptr %72, align 4, !tbaa !7
  %75 = tail call contract noundef float @__nv_fmaxf(float noundef %73, float noundef %74) #7
  store float %75, ptr %13, align 4, !tbaa !7
  br label %76

76:                                               ; preds = %69, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp eq i32 %8, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = load float, ptr %13, align 4, !tbaa !7
  %80 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 4), align 4, !tbaa !7
  %81 = tail call contract noundef float @__nv_fmaxf(float noundef %79, float noundef %80) #7
  store float %81, ptr %13, align 4, !tbaa !7
  br label %82

82:                                               ; preds = %78, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %86, label %84

84:                                               ; preds = %86, %82
  %85 = phi float [ 0.000000e+00, %82 ], [ %94, %86 ]
  store float %85, ptr %13, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %14, label %97, label %104

86:                                               ; preds = %82, %86
  %87 = phi i32 [ %95, %86 ], [ %8, %82 ]
  %88 = phi float [ %94, %86 ], [ 0.000000e+00, %82 ]
  %89 = zext nneg i32 %87 to i64
  %90 = getelementptr inbounds nuw float, ptr %7, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fsub contract float %91, %83
  %93 = tail call contract noundef float @__nv_expf(float noundef %92) #7
  %94 = fadd contract float %88, %93
  %95 = add nuw nsw i32 %87, 128
  %96 = icmp slt i32 %95, %2
  br i1 %96, label %86, label %84, !llvm.loop !11

97:                                               ; preds = %84
  %98 = zext nneg i32 %8 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 256
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = load float, ptr %13, align 4, !tbaa !7
  %103 = fadd contract float %101, %102
  store float %103, ptr %13, align 4, !tbaa !7
  br label %104

104:                                              ; preds = %97, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %105, label %112

105:                                              ; preds = %104
  %106 = zext nneg i32 %8 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %106
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 128
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = load float, ptr %13, align 4, !tbaa !7
  %111 = fadd contract float %109, %110
  store float %111, ptr %13, align 4, !tbaa !7
  br label %112

112:                                              ; preds = %105, %104
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %41, label %113, label %120

113:                                              ; preds = %112
  %114 = zext nneg i32 %8 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 64
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = load float, ptr %13, align 4, !tbaa !7
  %119 = fadd contract float %117, %118
  store float %119, ptr %13, align 4, !tbaa !7
  br label %120

120:                                              ; preds = %113, %112
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %50, label %121, label %128

121:                                              ; preds = %120
  %122 = zext nneg i32 %8 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = load float, ptr %13, align 4, !tbaa !7
  %127 = fadd contract float %125, %126
  store float %127, ptr %13, align 4, !tbaa !7
  br label %128

128:                                              ; preds = %121, %120
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %59, label %129, label %136

129:                                              ; preds = %128
  %130 = zext nneg i32 %8 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = load float, ptr %13, align 4, !tbaa !7
  %135 = fadd contract float %133, %134
  store float %135, ptr %13, align 4, !tbaa !7
  br label %136

136:                                              ; preds = %129, %128
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %68, label %137, label %144

137:                                              ; preds = %136
  %138 = zext nneg i32 %8 to i64
  %139 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = load float, ptr %13, align 4, !tbaa !7
  %143 = fadd contract float %141, %142
  store float %143, ptr %13, align 4, !tbaa !7
  br label %144

144:                                              ; preds = %137, %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %77, label %145, label %149

145:                                              ; preds = %144
  %146 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), i64 4), align 4, !tbaa !7
  %147 = load float, ptr %13, align 4, !tbaa !7
  %148 = fadd contract float %146, %147
  store float %148, ptr %13, align 4, !tbaa !7
  br label %149

149:                                              ; preds = %145, %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %150 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockPKfPfiE1s to ptr), align 4, !tbaa !7
  br i1 %9, label %152, label %151

151:                                              ; preds = %152, %149
  ret void

152:                                              ; preds = %149, %152
  %153 = phi i32 [ %163, %152 ], [ %8, %149 ]
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw float, ptr %7, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !7
  %157 = fsub contract float %156, %83
  %158 = tail call contract noundef float @__nv_expf(float noundef %157) #7
  %159 = fdiv contract float %158, %150
  %160 = add i32 %153, %5
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw float, ptr %1, i64 %161
  store float %159, ptr %162, align 4, !tbaa !7
  %163 = add nuw nsw i32 %153, 128
  %164 = icmp slt i32 %163, %2
  br i1 %164, label %152, label %151, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z11block_totalf(float noundef %0) local_unnamed_addr #2 {
  %2 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 16, i32 31)
  %3 = fadd contract float %0, %2
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %3, i32 8, i32 31)
  %5 = fadd contract float %3, %4
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 4, i32 31)
  %7 = fadd contract float %5, %6
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %7, i32 2, i32 31)
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %9, i32 1, i32 31)
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %1
  %15 = fadd contract float %9, %10
  %16 = lshr exact i32 %11, 5
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %17
  store float %15, ptr %18, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %14, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = icmp eq i32 %11, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  %22 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), align 4, !tbaa !7
  %23 = fadd contract float %22, 0.000000e+00
  %24 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 4), align 4, !tbaa !7
  %25 = fadd contract float %23, %24
  %26 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 8), align 4, !tbaa !7
  %27 = fadd contract float %25, %26
  %28 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 12), align 4, !tbaa !7
  %29 = fadd contract float %27, %28
  store float %29, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  br label %30

30:                                               ; preds = %21, %19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  ret float %31
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16layer_norm_blockPKfS0_S0_Pfif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %4, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %46, label %13

13:                                               ; preds = %46, %6
  %14 = phi float [ 0.000000e+00, %6 ], [ %52, %46 ]
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 16, i32 31)
  %16 = fadd contract float %14, %15
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 8, i32 31)
  %18 = fadd contract float %16, %17
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 4, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 2, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 1, i32 31)
  %24 = and i32 %11, 31
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %13
  %27 = lshr exact i32 %11, 5
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %28
  %30 = fadd contract float %22, %23
  store float %30, ptr %29, align 4, !tbaa !7
  br label %31

31:                                               ; preds = %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp eq i32 %11, 0
  br i1 %32, label %33, label %42

33:                                               ; preds = %31
  %34 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), align 4, !tbaa !7
  %35 = fadd contract float %34, 0.000000e+00
  %36 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 4), align 4, !tbaa !7
  %37 = fadd contract float %35, %36
  %38 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 8), align 4, !tbaa !7
  %39 = fadd contract float %37, %38
  %40 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 12), align 4, !tbaa !7
  %41 = fadd contract float %39, %40
  store float %41, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  br label %42

42:                                               ; preds = %31, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  %44 = sitofp i32 %4 to float
  %45 = fdiv contract float %43, %44
  br i1 %12, label %86, label %55

46:                                               ; preds = %6, %46
  %47 = phi float [ %52, %46 ], [ 0.000000e+00, %6 ]
  %48 = phi i32 [ %53, %46 ], [ %11, %6 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %10, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fadd contract float %47, %51
  %53 = add nuw nsw i32 %48, 128
  %54 = icmp slt i32 %53, %4
  br i1 %54, label %46, label %13, !llvm.loop !13

55:                                               ; preds = %86, %42
  %56 = phi float [ 0.000000e+00, %42 ], [ %94, %86 ]
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %56, i32 16, i32 31)
  %58 = fadd contract float %56, %57
  %59 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %58, i32 8, i32 31)
  %60 = fadd contract float %58, %59
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 4, i32 31)
  %62 = fadd contract float %60, %61
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 2, i32 31)
  %64 = fadd contract float %62, %63
  %65 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %64, i32 1, i32 31)
  br i1 %25, label %66, label %71

66:                                               ; preds = %55
  %67 = lshr exact i32 %11, 5
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 %68
  %70 = fadd contract float %64, %65
  store float %70, ptr %69, align 4, !tbaa !7
  br label %71

71:                                               ; preds = %66, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %72, label %81

72:                                               ; preds = %71
  %73 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), align 4, !tbaa !7
  %74 = fadd contract float %73, 0.000000e+00
  %75 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 4), align 4, !tbaa !7
  %76 = fadd contract float %74, %75
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 8), align 4, !tbaa !7
  %78 = fadd contract float %76, %77
  %79 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5warps to ptr), i64 12), align 4, !tbaa !7
  %80 = fadd contract float %78, %79
  store float %80, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  br label %81

81:                                               ; preds = %71, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11block_totalfE5total to ptr), align 4, !tbaa !7
  %83 = fdiv contract float %82, %44
  %84 = fadd contract float %5, %83
  %85 = tail call contract noundef float @__nv_rsqrtf(float noundef %84) #7
  br i1 %12, label %98, label %97

86:                                               ; preds = %42, %86
  %87 = phi i32 [ %95, %86 ], [ %11, %42 ]
  %88 = phi float [ %94, %86 ], [ 0.000000e+00, %42 ]
  %89 = zext nneg i32 %87 to i64
  %90 = getelementptr inbounds nuw float, ptr %10, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !7
  %92 = fsub contract float %91, %45
  %93 = fmul contract float %92, %92
  %94 = fadd contract float %88, %93
  %95 = add nuw nsw i32 %87, 128
  %96 = icmp slt i32 %95, %4
  br i1 %96, label %86, label %55, !llvm.loop !14

97:                                               ; preds = %98, %81
  ret void

98:                                               ; preds = %81, %98
  %99 = phi i32 [ %114, %98 ], [ %11, %81 ]
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw float, ptr %10, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !7
  %103 = fsub contract float %102, %45
  %104 = fmul contract float %85, %103
  %105 = getelementptr inbounds nuw float, ptr %1, i64 %100
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fmul contract float %106, %104
  %108 = getelementptr inbounds nuw float, ptr %2, i64 %100
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fadd contract float %109, %107
  %111 = add i32 %99, %8
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr %3, i64 %112
  store float %110, ptr %113, align 4, !tbaa !7
  %114 = add nuw nsw i32 %99, 128
  %115 = icmp slt i32 %114, %4
  br i1 %115, label %98, label %97, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z11matvec_warpPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = lshr i32 %10, 5
  %12 = and i32 %9, 31
  %13 = icmp slt i32 %11, %3
  br i1 %13, label %14, label %48

14:                                               ; preds = %5
  %15 = icmp slt i32 %12, %4
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = mul nsw i32 %4, %11
  br label %30

18:                                               ; preds = %30, %14
  %19 = phi float [ 0.000000e+00, %14 ], [ %41, %30 ]
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %19, i32 16, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %21, i32 8, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %23, i32 4, i32 31)
  %25 = fadd contract float %23, %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %25, i32 2, i32 31)
  %27 = fadd contract float %25, %26
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %27, i32 1, i32 31)
  %29 = icmp eq i32 %12, 0
  br i1 %29, label %44, label %48

30:                                               ; preds = %16, %30
  %31 = phi i32 [ %12, %16 ], [ %42, %30 ]
  %32 = phi float [ 0.000000e+00, %16 ], [ %41, %30 ]
  %33 = add nsw i32 %31, %17
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = zext nneg i32 %31 to i64
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %36, %39
  %41 = fadd contract float %32, %40
  %42 = add nuw nsw i32 %31, 32
  %43 = icmp slt i32 %42, %4
  br i1 %43, label %30, label %18, !llvm.loop !16

44:                                               ; preds = %18
  %45 = fadd contract float %27, %28
  %46 = zext nneg i32 %11 to i64
  %47 = getelementptr inbounds nuw float, ptr %2, i64 %46
  store float %45, ptr %47, align 4, !tbaa !7
  br label %48

48:                                               ; preds = %18, %44, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

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
