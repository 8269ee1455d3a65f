; ModuleID = 'science.cu'
source_filename = "science.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z10normal_cdff(float noundef %0) local_unnamed_addr #0 {
  %2 = fmul contract float %0, 0xBFE6A09E60000000
  %3 = tail call contract noundef float @__nv_erfcf(float noundef %2) #10
  %4 = fmul contract float %3, 5.000000e-01
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13black_scholesPKfS0_S0_PfS1_ffi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %58

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = getelementptr inbounds float, ptr %2, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = tail call contract noundef float @__nv_sqrtf(float noundef %22) #10
  %24 = fmul contract float %6, %23
  %25 = fdiv contract float %18, %20
  %26 = tail call contract noundef float @__nv_logf(float noundef %25) #10
  %27 = fmul contract float %6, 5.000000e-01
  %28 = fmul contract float %6, %27
  %29 = fadd contract float %5, %28
  %30 = fmul contract float %29, %22
  %31 = fadd contract float %30, %26
  %32 = fdiv contract float %31, %24
  %33 = fsub contract float %32, %24
  %34 = fneg contract float %5
  %35 = fmul contract float %22, %34
  %36 = tail call contract noundef float @__nv_expf(float noundef %35) #10
  %37 = fmul contract float %20, %36
  %38 = fmul contract float %32, 0xBFE6A09E60000000
  %39 = tail call contract noundef float @__nv_erfcf(float noundef %38) #10
  %40 = fmul contract float %39, 5.000000e-01
  %41 = fmul contract float %18, %40
  %42 = fmul contract float %33, 0xBFE6A09E60000000
  %43 = tail call contract noundef float @__nv_erfcf(float noundef %42) #10
  %44 = fmul contract float %43, 5.000000e-01
  %45 = fmul contract float %37, %44
  %46 = fsub contract float %41, %45
  %47 = getelementptr inbounds float, ptr %3, i64 %16
  store float %46, ptr %47, align 4, !tbaa !7
  %48 = fmul contract float %33, 0x3FE6A09E60000000
  %49 = tail call contract noundef float @__nv_erfcf(float noundef %48) #10
  %50 = fmul contract float %49, 5.000000e-01
  %51 = fmul contract float %37, %50
  %52 = fmul contract float %32, 0x3FE6A09E60000000
  %53 = tail call contract noundef float @__nv_erfcf(float noundef %52) #10
  %54 = fmul contract float %53, 5.000000e-01
  %55 = fmul contract float %18, %54
  %56 = fsub contract float %51, %55
  %57 = getelementptr inbounds float, ptr %4, i64 %16
  store float %56, ptr %57, align 4, !tbaa !7
  br label %58

58:                                               ; preds = %8, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12softmax_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %53

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = icmp sgt i32 %3, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %26, %20 ]
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %29, label %53

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %27, %20 ], [ 1, %11 ]
  %22 = phi float [ %26, %20 ], [ %15, %11 ]
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw float, ptr %14, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %25) #10
  %27 = add nuw nsw i32 %21, 1
  %28 = icmp eq i32 %27, %3
  br i1 %28, label %17, label %20, !llvm.loop !9

29:                                               ; preds = %17, %29
  %30 = phi i32 [ %38, %29 ], [ 0, %17 ]
  %31 = phi float [ %37, %29 ], [ 0.000000e+00, %17 ]
  %32 = zext nneg i32 %30 to i64
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fsub contract float %34, %18
  %36 = tail call contract noundef float @__nv_expf(float noundef %35) #10
  %37 = fadd contract float %31, %36
  %38 = add nuw nsw i32 %30, 1
  %39 = icmp eq i32 %38, %3
  br i1 %39, label %40, label %29, !llvm.loop !11

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %51, %40 ], [ 0, %29 ]
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %14, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fsub contract float %44, %18
  %46 = tail call contract noundef float @__nv_expf(float noundef %45) #10
  %47 = fdiv contract float %46, %37
  %48 = add nsw i32 %41, %12
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  store float %47, ptr %50, align 4, !tbaa !7
  %51 = add nuw nsw i32 %41, 1
  %52 = icmp eq i32 %51, %3
  br i1 %52, label %53, label %40, !llvm.loop !12

53:                                               ; preds = %40, %17, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10layer_normPKfS0_S0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %203

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %40

16:                                               ; preds = %14
  %17 = mul nsw i32 %5, %12
  %18 = and i32 %5, 3
  %19 = icmp ult i32 %5, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %5, 2147483644
  br label %50

22:                                               ; preds = %50
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %40, label %24

24:                                               ; preds = %22, %16
  %25 = phi float [ 0.000000e+00, %16 ], [ %76, %22 ]
  %26 = phi i32 [ 0, %16 ], [ %77, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %24
  %29 = phi float [ %25, %24 ], [ %36, %28 ]
  %30 = phi i32 [ %26, %24 ], [ %37, %28 ]
  %31 = phi i32 [ 0, %24 ], [ %38, %28 ]
  %32 = add nsw i32 %30, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fadd contract float %29, %35
  %37 = add nuw nsw i32 %30, 1
  %38 = add i32 %31, 1
  %39 = icmp eq i32 %38, %18
  br i1 %39, label %40, label %28, !llvm.loop !13

40:                                               ; preds = %22, %28, %14
  %41 = phi float [ 0.000000e+00, %14 ], [ %76, %22 ], [ %36, %28 ]
  %42 = sitofp i32 %5 to float
  %43 = fdiv contract float %41, %42
  br i1 %15, label %44, label %100

44:                                               ; preds = %40
  %45 = mul nsw i32 %5, %12
  %46 = and i32 %5, 3
  %47 = icmp ult i32 %5, 4
  br i1 %47, label %82, label %48

48:                                               ; preds = %44
  %49 = and i32 %5, 2147483644
  br label %111

50:                                               ; preds = %50, %20
  %51 = phi float [ 0.000000e+00, %20 ], [ %76, %50 ]
  %52 = phi i32 [ 0, %20 ], [ %77, %50 ]
  %53 = phi i32 [ 0, %20 ], [ %78, %50 ]
  %54 = add nsw i32 %52, %17
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fadd contract float %51, %57
  %59 = or disjoint i32 %52, 1
  %60 = add nsw i32 %59, %17
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fadd contract float %58, %63
  %65 = or disjoint i32 %52, 2
  %66 = add nsw i32 %65, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = fadd contract float %64, %69
  %71 = or disjoint i32 %52, 3
  %72 = add nsw i32 %71, %17
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %70, %75
  %77 = add nuw nsw i32 %52, 4
  %78 = add i32 %53, 4
  %79 = icmp eq i32 %78, %21
  br i1 %79, label %22, label %50, !llvm.loop !15

80:                                               ; preds = %111
  %81 = icmp eq i32 %46, 0
  br i1 %81, label %100, label %82

82:                                               ; preds = %80, %44
  %83 = phi i32 [ 0, %44 ], [ %146, %80 ]
  %84 = phi float [ 0.000000e+00, %44 ], [ %145, %80 ]
  %85 = icmp ne i32 %46, 0
  tail call void @llvm.assume(i1 %85)
  br label %86

86:                                               ; preds = %86, %82
  %87 = phi i32 [ %83, %82 ], [ %97, %86 ]
  %88 = phi float [ %84, %82 ], [ %96, %86 ]
  %89 = phi i32 [ 0, %82 ], [ %98, %86 ]
  %90 = add nsw i32 %87, %45
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fsub contract float %93, %43
  %95 = fmul contract float %94, %94
  %96 = fadd contract float %88, %95
  %97 = add nuw nsw i32 %87, 1
  %98 = add i32 %89, 1
  %99 = icmp eq i32 %98, %46
  br i1 %99, label %100, label %86, !llvm.loop !16

100:                                              ; preds = %80, %86, %40
  %101 = phi float [ 0.000000e+00, %40 ], [ %145, %80 ], [ %96, %86 ]
  %102 = fdiv contract float %101, %42
  %103 = fadd contract float %6, %102
  %104 = tail call contract noundef float @__nv_rsqrtf(float noundef %103) #10
  br i1 %15, label %105, label %203

105:                                              ; preds = %100
  %106 = mul nsw i32 %5, %12
  %107 = and i32 %5, 1
  %108 = icmp eq i32 %5, 1
  br i1 %108, label %186, label %109

109:                                              ; preds = %105
  %110 = and i32 %5, 2147483646
  br label %149

111:                                              ; preds = %111, %48
  %112 = phi i32 [ 0, %48 ], [ %146, %111 ]
  %113 = phi float [ 0.000000e+00, %48 ], [ %145, %111 ]
  %114 = phi i32 [ 0, %48 ], [ %147, %111 ]
  %115 = add nsw i32 %112, %45
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %0, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !7
  %119 = fsub contract float %118, %43
  %120 = fmul contract float %119, %119
  %121 = fadd contract float %113, %120
  %122 = or disjoint i32 %112, 1
  %123 = add nsw i32 %122, %45
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !7
  %127 = fsub contract float %126, %43
  %128 = fmul contract float %127, %127
  %129 = fadd contract float %121, %128
  %130 = or disjoint i32 %112, 2
  %131 = add nsw i32 %130, %45
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = fsub contract float %134, %43
  %136 = fmul contract float %135, %135
  %137 = fadd contract float %129, %136
  %138 = or disjoint i32 %112, 3
  %139 = add nsw i32 %138, %45
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !7
  %143 = fsub contract float %142, %43
  %144 = fmul contract float %143, %143
  %145 = fadd contract float %137, %144
  %146 = add nuw nsw i32 %112, 4
  %147 = add i32 %114, 4
  %148 = icmp eq i32 %147, %49
  br i1 %148, label %80, label %111, !llvm.loop !17

149:                                              ; preds = %149, %109
  %150 = phi i32 [ 0, %109 ], [ %181, %149 ]
  %151 = phi i32 [ 0, %109 ], [ %182, %149 ]
  %152 = add nsw i32 %150, %106
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !7
  %156 = fsub contract float %155, %43
  %157 = fmul contract float %104, %156
  %158 = zext nneg i32 %150 to i64
  %159 = getelementptr inbounds nuw float, ptr %1, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = fmul contract float %160, %157
  %162 = getelementptr inbounds nuw float, ptr %2, i64 %158
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = fadd contract float %163, %161
  %165 = getelementptr inbounds float, ptr %3, i64 %153
  store float %164, ptr %165, align 4, !tbaa !7
  %166 = or disjoint i32 %150, 1
  %167 = add nsw i32 %166, %106
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr %0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !7
  %171 = fsub contract float %170, %43
  %172 = fmul contract float %104, %171
  %173 = zext nneg i32 %166 to i64
  %174 = getelementptr inbounds nuw float, ptr %1, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !7
  %176 = fmul contract float %175, %172
  %177 = getelementptr inbounds nuw float, ptr %2, i64 %173
  %178 = load float, ptr %177, align 4, !tbaa !7
  %179 = fadd contract float %178, %176
  %180 = getelementptr inbounds float, ptr %3, i64 %168
  store float %179, ptr %180, align 4, !tbaa !7
  %181 = add nuw nsw i32 %150, 2
  %182 = add i32 %151, 2
  %183 = icmp eq i32 %182, %110
  br i1 %183, label %184, label %149, !llvm.loop !18

184:                                              ; preds = %149
  %185 = icmp eq i32 %107, 0
  br i1 %185, label %203, label %186

186:                                              ; preds = %184, %105
  %187 = phi i32 [ 0, %105 ], [ %181, %184 ]
  %188 = icmp ne i32 %107, 0
  tail call void @llvm.assume(i1 %188)
  %189 = add nsw i32 %187, %106
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %0, i64 %190
  %192 = load float, ptr %191, align 4, !tbaa !7
  %193 = fsub contract float %192, %43
  %194 = fmul contract float %104, %193
  %195 = zext nneg i32 %187 to i64
  %196 = getelementptr inbounds nuw float, ptr %1, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !7
  %198 = fmul contract float %197, %194
  %199 = getelementptr inbounds nuw float, ptr %2, i64 %195
  %200 = load float, ptr %199, align 4, !tbaa !7
  %201 = fadd contract float %200, %198
  %202 = getelementptr inbounds float, ptr %3, i64 %190
  store float %201, ptr %202, align 4, !tbaa !7
  br label %203

203:                                              ; preds = %186, %184, %100, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9distancesPKdS0_Pdiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %83

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %46

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %16
  %24 = mul nsw i32 %5, %11
  %25 = and i32 %5, 1
  %26 = icmp eq i32 %5, 1
  br i1 %26, label %31, label %27

27:                                               ; preds = %22
  %28 = and i32 %5, 2147483646
  br label %53

29:                                               ; preds = %53
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %46, label %31

31:                                               ; preds = %29, %22
  %32 = phi i32 [ 0, %22 ], [ %80, %29 ]
  %33 = phi double [ 0.000000e+00, %22 ], [ %79, %29 ]
  %34 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %34)
  %35 = add nuw nsw i32 %32, %23
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !19
  %39 = add nsw i32 %32, %24
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !19
  %43 = fsub contract double %38, %42
  %44 = fmul contract double %43, %43
  %45 = fadd contract double %33, %44
  br label %46

46:                                               ; preds = %31, %29, %20
  %47 = phi double [ 0.000000e+00, %20 ], [ %79, %29 ], [ %45, %31 ]
  %48 = tail call contract noundef double @__nv_sqrt(double noundef %47) #10
  %49 = mul nsw i32 %4, %16
  %50 = add nsw i32 %49, %11
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %2, i64 %51
  store double %48, ptr %52, align 8, !tbaa !19
  br label %83

53:                                               ; preds = %53, %27
  %54 = phi i32 [ 0, %27 ], [ %80, %53 ]
  %55 = phi double [ 0.000000e+00, %27 ], [ %79, %53 ]
  %56 = phi i32 [ 0, %27 ], [ %81, %53 ]
  %57 = add nuw nsw i32 %54, %23
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !19
  %61 = add nsw i32 %54, %24
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %1, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !19
  %65 = fsub contract double %60, %64
  %66 = fmul contract double %65, %65
  %67 = fadd contract double %55, %66
  %68 = or disjoint i32 %54, 1
  %69 = add nuw nsw i32 %68, %23
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !19
  %73 = add nsw i32 %68, %24
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %1, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = fsub contract double %72, %76
  %78 = fmul contract double %77, %77
  %79 = fadd contract double %67, %78
  %80 = add nuw nsw i32 %54, 2
  %81 = add i32 %56, 2
  %82 = icmp eq i32 %81, %28
  br i1 %82, label %29, label %53, !llvm.loop !21

83:                                               ; preds = %6, %46
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13lennard_jonesPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %43

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0
  %12 = sext i32 %8 to i64
  br i1 %11, label %13, label %15

13:                                               ; preds = %10
  %14 = getelementptr inbounds double, ptr %0, i64 %12
  br label %18

15:                                               ; preds = %39, %10
  %16 = phi double [ 0.000000e+00, %10 ], [ %40, %39 ]
  %17 = getelementptr inbounds double, ptr %1, i64 %12
  store double %16, ptr %17, align 8, !tbaa !19
  br label %43

18:                                               ; preds = %13, %39
  %19 = phi double [ 0.000000e+00, %13 ], [ %40, %39 ]
  %20 = phi i32 [ 0, %13 ], [ %41, %39 ]
  %21 = icmp eq i32 %20, %8
  br i1 %21, label %39, label %22

22:                                               ; preds = %18
  %23 = load double, ptr %14, align 8, !tbaa !19
  %24 = zext nneg i32 %20 to i64
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !19
  %27 = fsub contract double %23, %26
  %28 = fmul contract double %27, %27
  %29 = fdiv contract double 1.000000e+00, %28
  %30 = fmul contract double %29, %29
  %31 = fmul contract double %29, %30
  %32 = fmul contract double %31, 2.000000e+00
  %33 = fmul contract double %31, %32
  %34 = fsub contract double %33, %31
  %35 = fmul contract double %34, 2.400000e+01
  %36 = fmul contract double %29, %35
  %37 = fmul contract double %27, %36
  %38 = fadd contract double %19, %37
  br label %39

39:                                               ; preds = %18, %22
  %40 = phi double [ %38, %22 ], [ %19, %18 ]
  %41 = add nuw nsw i32 %20, 1
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %15, label %18, !llvm.loop !22

43:                                               ; preds = %3, %15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6wave2dPKfS0_Pfiif(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp ne i32 %11, 0
  %18 = icmp ne i32 %16, 0
  %19 = and i1 %17, %18
  %20 = add nsw i32 %4, -1
  %21 = icmp slt i32 %11, %20
  %22 = select i1 %19, i1 %21, i1 false
  %23 = add nsw i32 %3, -1
  %24 = icmp slt i32 %16, %23
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %26, label %57

26:                                               ; preds = %6
  %27 = mul nsw i32 %4, %16
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -4
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr i8, ptr %30, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %32, %34
  %36 = sub nsw i32 %28, %4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fadd contract float %35, %39
  %41 = add nsw i32 %28, %4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fadd contract float %40, %44
  %46 = load float, ptr %30, align 4, !tbaa !7
  %47 = fmul contract float %46, 4.000000e+00
  %48 = fsub contract float %45, %47
  %49 = fmul contract float %46, 2.000000e+00
  %50 = getelementptr inbounds float, ptr %1, i64 %29
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = fsub contract float %49, %51
  %53 = fmul contract float %5, %5
  %54 = fmul contract float %53, %48
  %55 = fadd contract float %52, %54
  %56 = getelementptr inbounds float, ptr %2, i64 %29
  store float %55, ptr %56, align 4, !tbaa !7
  br label %57

57:                                               ; preds = %6, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6fdtd_hPKfPfS1_iif(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = add nsw i32 %3, -1
  %18 = icmp slt i32 %16, %17
  %19 = add nsw i32 %4, -1
  %20 = icmp slt i32 %11, %19
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %47

22:                                               ; preds = %6
  %23 = add nuw nsw i32 %16, 1
  %24 = mul nsw i32 %4, %23
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = mul nsw i32 %4, %16
  %30 = add nsw i32 %29, %11
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = fsub contract float %28, %33
  %35 = fmul contract float %5, %34
  %36 = getelementptr inbounds float, ptr %1, i64 %31
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = fsub contract float %37, %35
  store float %38, ptr %36, align 4, !tbaa !7
  %39 = getelementptr i8, ptr %32, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = load float, ptr %32, align 4, !tbaa !7
  %42 = fsub contract float %40, %41
  %43 = fmul contract float %5, %42
  %44 = getelementptr inbounds float, ptr %2, i64 %31
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = fadd contract float %45, %43
  store float %46, ptr %44, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %6, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10oscillatorPdS_PKdiid(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %74

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !19
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !19
  %19 = icmp sgt i32 %4, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = getelementptr inbounds double, ptr %2, i64 %14
  %22 = load double, ptr %21, align 8, !tbaa !19
  %23 = fneg contract double %22
  %24 = fmul contract double %22, %23
  %25 = fmul contract double %5, 5.000000e-01
  %26 = fdiv contract double %5, 6.000000e+00
  br label %30

27:                                               ; preds = %30, %13
  %28 = phi double [ %18, %13 ], [ %71, %30 ]
  %29 = phi double [ %16, %13 ], [ %64, %30 ]
  store double %29, ptr %15, align 8, !tbaa !19
  store double %28, ptr %17, align 8, !tbaa !19
  br label %74

30:                                               ; preds = %20, %30
  %31 = phi double [ %16, %20 ], [ %64, %30 ]
  %32 = phi double [ %18, %20 ], [ %71, %30 ]
  %33 = phi i32 [ 0, %20 ], [ %72, %30 ]
  %34 = fmul contract double %24, %31
  %35 = fmul contract double %32, 1.000000e-01
  %36 = fsub contract double %34, %35
  %37 = fmul contract double %25, %36
  %38 = fadd contract double %32, %37
  %39 = fmul contract double %25, %32
  %40 = fadd contract double %31, %39
  %41 = fmul contract double %24, %40
  %42 = fmul contract double %38, 1.000000e-01
  %43 = fsub contract double %41, %42
  %44 = fmul contract double %25, %43
  %45 = fadd contract double %32, %44
  %46 = fmul contract double %25, %38
  %47 = fadd contract double %31, %46
  %48 = fmul contract double %24, %47
  %49 = fmul contract double %45, 1.000000e-01
  %50 = fsub contract double %48, %49
  %51 = fmul contract double %5, %50
  %52 = fadd contract double %32, %51
  %53 = fmul contract double %5, %45
  %54 = fadd contract double %31, %53
  %55 = fmul contract double %24, %54
  %56 = fmul contract double %52, 1.000000e-01
  %57 = fsub contract double %55, %56
  %58 = fmul contract double %38, 2.000000e+00
  %59 = fadd contract double %32, %58
  %60 = fmul contract double %45, 2.000000e+00
  %61 = fadd contract double %59, %60
  %62 = fadd contract double %61, %52
  %63 = fmul contract double %26, %62
  %64 = fadd contract double %31, %63
  %65 = fmul contract double %43, 2.000000e+00
  %66 = fadd contract double %36, %65
  %67 = fmul contract double %50, 2.000000e+00
  %68 = fadd contract double %66, %67
  %69 = fadd contract double %68, %57
  %70 = fmul contract double %26, %69
  %71 = fadd contract double %32, %70
  %72 = add nuw nsw i32 %33, 1
  %73 = icmp eq i32 %72, %4
  br i1 %73, label %27, label %30, !llvm.loop !23

74:                                               ; preds = %6, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11monte_carloPKjPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %90

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %47

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483646
  br label %52

21:                                               ; preds = %52
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ %16, %14 ], [ %78, %21 ]
  %25 = phi i32 [ 0, %14 ], [ %87, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  %27 = mul i32 %24, 1664525
  %28 = add i32 %27, 1013904223
  %29 = lshr i32 %28, 8
  %30 = uitofp nneg i32 %29 to float
  %31 = fmul contract float %30, 0x3E70000000000000
  %32 = mul i32 %28, 1664525
  %33 = add i32 %32, 1013904223
  %34 = lshr i32 %33, 8
  %35 = uitofp nneg i32 %34 to float
  %36 = fmul contract float %35, 0x3E70000000000000
  %37 = fmul contract float %31, %31
  %38 = fmul contract float %36, %36
  %39 = fadd contract float %37, %38
  %40 = fcmp contract ole float %39, 1.000000e+00
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %25, %41
  br label %43

43:                                               ; preds = %21, %23
  %44 = phi i32 [ %87, %21 ], [ %42, %23 ]
  %45 = uitofp nneg i32 %44 to float
  %46 = fmul contract float %45, 4.000000e+00
  br label %47

47:                                               ; preds = %43, %11
  %48 = phi float [ 0.000000e+00, %11 ], [ %46, %43 ]
  %49 = sitofp i32 %3 to float
  %50 = fdiv contract float %48, %49
  %51 = getelementptr inbounds float, ptr %1, i64 %12
  store float %50, ptr %51, align 4, !tbaa !7
  br label %90

52:                                               ; preds = %52, %19
  %53 = phi i32 [ %16, %19 ], [ %78, %52 ]
  %54 = phi i32 [ 0, %19 ], [ %87, %52 ]
  %55 = phi i32 [ 0, %19 ], [ %88, %52 ]
  %56 = mul i32 %53, 1664525
  %57 = add i32 %56, 1013904223
  %58 = lshr i32 %57, 8
  %59 = uitofp nneg i32 %58 to float
  %60 = fmul contract float %59, 0x3E70000000000000
  %61 = mul i32 %57, 1664525
  %62 = add i32 %61, 1013904223
  %63 = lshr i32 %62, 8
  %64 = uitofp nneg i32 %63 to float
  %65 = fmul contract float %64, 0x3E70000000000000
  %66 = fmul contract float %60, %60
  %67 = fmul contract float %65, %65
  %68 = fadd contract float %66, %67
  %69 = fcmp contract ole float %68, 1.000000e+00
  %70 = zext i1 %69 to i32
  %71 = add nuw nsw i32 %54, %70
  %72 = mul i32 %62, 1664525
  %73 = add i32 %72, 1013904223
  %74 = lshr i32 %73, 8
  %75 = uitofp nneg i32 %74 to float
  %76 = fmul contract float %75, 0x3E70000000000000
  %77 = mul i32 %73, 1664525
  %78 = add i32 %77, 1013904223
  %79 = lshr i32 %78, 8
  %80 = uitofp nneg i32 %79 to float
  %81 = fmul contract float %80, 0x3E70000000000000
  %82 = fmul contract float %76, %76
  %83 = fmul contract float %81, %81
  %84 = fadd contract float %82, %83
  %85 = fcmp contract ole float %84, 1.000000e+00
  %86 = zext i1 %85 to i32
  %87 = add nuw nsw i32 %71, %86
  %88 = add i32 %55, 2
  %89 = icmp eq i32 %88, %20
  br i1 %89, label %21, label %52, !llvm.loop !24

90:                                               ; preds = %4, %47
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8quantizePKfPafii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = fdiv contract float %15, %2
  %17 = tail call contract noundef float @llvm.rint.f32(float %16)
  %18 = fptosi float %17 to i32
  %19 = add nsw i32 %3, %18
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 -128)
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 127)
  %22 = trunc nsw i32 %21 to i8
  %23 = getelementptr inbounds i8, ptr %1, i64 %13
  store i8 %22, ptr %23, align 1, !tbaa !25
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4geluPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fmul contract float %13, 5.000000e-01
  %15 = fmul contract float %13, 0x3FE6A09E60000000
  %16 = tail call contract noundef float @__nv_erff(float noundef %15) #10
  %17 = fadd contract float %16, 1.000000e+00
  %18 = fmul contract float %14, %17
  %19 = getelementptr inbounds float, ptr %1, i64 %11
  store float %18, ptr %19, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6conv2dPKfS0_S0_Pfiiiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = sub nsw i32 %5, %8
  %22 = add nsw i32 %21, 1
  %23 = sub nsw i32 %6, %8
  %24 = add nsw i32 %23, 1
  %25 = icmp sgt i32 %19, %21
  %26 = icmp sgt i32 %14, %23
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %115, label %28

28:                                               ; preds = %9
  %29 = zext nneg i32 %20 to i64
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !7
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %49

33:                                               ; preds = %28
  %34 = icmp sgt i32 %8, 0
  %35 = mul nuw nsw i32 %4, %20
  %36 = and i32 %8, 1
  %37 = icmp eq i32 %8, 1
  %38 = and i32 %8, 2147483646
  %39 = icmp eq i32 %36, 0
  %40 = icmp ne i32 %36, 0
  br label %41

41:                                               ; preds = %33, %65
  %42 = phi i32 [ 0, %33 ], [ %67, %65 ]
  %43 = phi float [ %31, %33 ], [ %66, %65 ]
  br i1 %34, label %44, label %65

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %42, %35
  %46 = mul nuw nsw i32 %45, %8
  %47 = mul nsw i32 %42, %5
  %48 = add i32 %19, %47
  br label %57

49:                                               ; preds = %65, %28
  %50 = phi float [ %31, %28 ], [ %66, %65 ]
  %51 = mul nsw i32 %22, %20
  %52 = add nsw i32 %51, %19
  %53 = mul nsw i32 %52, %24
  %54 = add nsw i32 %53, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %3, i64 %55
  store float %50, ptr %56, align 4, !tbaa !7
  br label %115

57:                                               ; preds = %44, %83
  %58 = phi i32 [ 0, %44 ], [ %85, %83 ]
  %59 = phi float [ %43, %44 ], [ %84, %83 ]
  %60 = add nuw nsw i32 %58, %46
  %61 = mul nuw nsw i32 %60, %8
  %62 = add i32 %58, %48
  %63 = mul nsw i32 %62, %6
  %64 = add nsw i32 %63, %14
  br i1 %37, label %70, label %87

65:                                               ; preds = %83, %41
  %66 = phi float [ %43, %41 ], [ %84, %83 ]
  %67 = add nuw nsw i32 %42, 1
  %68 = icmp eq i32 %67, %4
  br i1 %68, label %49, label %41, !llvm.loop !26

69:                                               ; preds = %87
  br i1 %39, label %83, label %70

70:                                               ; preds = %69, %57
  %71 = phi i32 [ 0, %57 ], [ %112, %69 ]
  %72 = phi float [ %59, %57 ], [ %111, %69 ]
  tail call void @llvm.assume(i1 %40)
  %73 = add nuw nsw i32 %71, %61
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = add nsw i32 %64, %71
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !7
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %72, %81
  br label %83

83:                                               ; preds = %69, %70
  %84 = phi float [ %111, %69 ], [ %82, %70 ]
  %85 = add nuw nsw i32 %58, 1
  %86 = icmp eq i32 %85, %8
  br i1 %86, label %65, label %57, !llvm.loop !27

87:                                               ; preds = %57, %87
  %88 = phi i32 [ %112, %87 ], [ 0, %57 ]
  %89 = phi float [ %111, %87 ], [ %59, %57 ]
  %90 = phi i32 [ %113, %87 ], [ 0, %57 ]
  %91 = add nuw nsw i32 %88, %61
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = add nsw i32 %64, %88
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = fmul contract float %94, %98
  %100 = fadd contract float %89, %99
  %101 = or disjoint i32 %88, 1
  %102 = add nuw nsw i32 %101, %61
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %1, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = add nsw i32 %64, %101
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %105, %109
  %111 = fadd contract float %100, %110
  %112 = add nuw nsw i32 %88, 2
  %113 = add i32 %90, 2
  %114 = icmp eq i32 %113, %38
  br i1 %114, label %69, label %87, !llvm.loop !28

115:                                              ; preds = %9, %49
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8max_poolPKfPfiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %2
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %49

19:                                               ; preds = %5
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  %22 = mul nuw nsw i32 %4, %15
  br label %23

23:                                               ; preds = %21, %36
  %24 = phi i32 [ 0, %21 ], [ %37, %36 ]
  %25 = phi float [ 0xFFF0000000000000, %21 ], [ %46, %36 ]
  %26 = add nuw nsw i32 %24, %22
  %27 = mul i32 %26, %3
  %28 = add i32 %27, %10
  %29 = mul i32 %28, %4
  br label %39

30:                                               ; preds = %36, %19
  %31 = phi float [ 0xFFF0000000000000, %19 ], [ %46, %36 ]
  %32 = mul nsw i32 %3, %15
  %33 = add nsw i32 %32, %10
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  store float %31, ptr %35, align 4, !tbaa !7
  br label %49

36:                                               ; preds = %39
  %37 = add nuw nsw i32 %24, 1
  %38 = icmp eq i32 %37, %4
  br i1 %38, label %30, label %23, !llvm.loop !29

39:                                               ; preds = %23, %39
  %40 = phi i32 [ 0, %23 ], [ %47, %39 ]
  %41 = phi float [ %25, %23 ], [ %46, %39 ]
  %42 = add i32 %40, %29
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %45) #10
  %47 = add nuw nsw i32 %40, 1
  %48 = icmp eq i32 %47, %4
  br i1 %48, label %36, label %39, !llvm.loop !30

49:                                               ; preds = %5, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12batched_gemmPKdS0_Pdiiidd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %18, %3
  %20 = icmp slt i32 %13, %4
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %95

22:                                               ; preds = %8
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = mul nsw i32 %3, %23
  %25 = mul nsw i32 %5, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = mul nsw i32 %5, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = mul i32 %4, %23
  %32 = mul i32 %31, %5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = sext i32 %13 to i64
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = icmp sgt i32 %5, 0
  br i1 %37, label %38, label %58

38:                                               ; preds = %22
  %39 = and i32 %5, 1
  %40 = icmp eq i32 %5, 1
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = and i32 %5, 2147483646
  br label %69

43:                                               ; preds = %69
  %44 = icmp eq i32 %39, 0
  br i1 %44, label %58, label %45

45:                                               ; preds = %43, %38
  %46 = phi i32 [ 0, %38 ], [ %92, %43 ]
  %47 = phi double [ 0.000000e+00, %38 ], [ %91, %43 ]
  %48 = icmp ne i32 %39, 0
  tail call void @llvm.assume(i1 %48)
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr inbounds nuw double, ptr %30, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = mul nsw i32 %46, %4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %36, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = fmul contract double %51, %55
  %57 = fadd contract double %47, %56
  br label %58

58:                                               ; preds = %45, %43, %22
  %59 = phi double [ 0.000000e+00, %22 ], [ %91, %43 ], [ %57, %45 ]
  %60 = add nuw nsw i32 %24, %18
  %61 = mul nsw i32 %60, %4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %2, i64 %62
  %64 = getelementptr inbounds double, ptr %63, i64 %35
  %65 = fmul contract double %6, %59
  %66 = load double, ptr %64, align 8, !tbaa !19
  %67 = fmul contract double %7, %66
  %68 = fadd contract double %65, %67
  store double %68, ptr %64, align 8, !tbaa !19
  br label %95

69:                                               ; preds = %69, %41
  %70 = phi i32 [ 0, %41 ], [ %92, %69 ]
  %71 = phi double [ 0.000000e+00, %41 ], [ %91, %69 ]
  %72 = phi i32 [ 0, %41 ], [ %93, %69 ]
  %73 = zext nneg i32 %70 to i64
  %74 = getelementptr inbounds nuw double, ptr %30, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !19
  %76 = mul nsw i32 %70, %4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %36, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !19
  %80 = fmul contract double %75, %79
  %81 = fadd contract double %71, %80
  %82 = or disjoint i32 %70, 1
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw double, ptr %30, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !19
  %86 = mul nsw i32 %82, %4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %36, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = fmul contract double %85, %89
  %91 = fadd contract double %81, %90
  %92 = add nuw nsw i32 %70, 2
  %93 = add i32 %72, 2
  %94 = icmp eq i32 %93, %42
  br i1 %94, label %43, label %69, !llvm.loop !31

95:                                               ; preds = %8, %58
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z12determinant3PKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #4 {
  %3 = load float, ptr %0, align 4, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load float, ptr %4, align 4, !tbaa !7
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = fmul contract float %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %12 = load float, ptr %11, align 4, !tbaa !7
  %13 = fmul contract float %10, %12
  %14 = fsub contract float %8, %13
  %15 = fmul contract float %3, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fmul contract float %7, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fmul contract float %10, %22
  %24 = fsub contract float %20, %23
  %25 = fmul contract float %17, %24
  %26 = fsub contract float %15, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fmul contract float %12, %19
  %30 = fmul contract float %5, %22
  %31 = fsub contract float %29, %30
  %32 = fmul contract float %28, %31
  %33 = fadd contract float %32, %26
  store float %33, ptr %1, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12determinantsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %47

10:                                               ; preds = %3
  %11 = mul nsw i32 %8, 9
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %13, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fmul contract float %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  %28 = fmul contract float %16, %27
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fmul contract float %20, %32
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fmul contract float %23, %35
  %37 = fsub contract float %33, %36
  %38 = fmul contract float %30, %37
  %39 = fsub contract float %28, %38
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %25, %32
  %43 = fmul contract float %18, %35
  %44 = fsub contract float %42, %43
  %45 = fmul contract float %41, %44
  %46 = fadd contract float %45, %39
  store float %46, ptr %15, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8periodicPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = icmp eq i32 %8, 0
  %12 = add nsw i32 %2, -1
  %13 = add nsw i32 %8, -1
  %14 = select i1 %11, i32 %12, i32 %13
  %15 = icmp eq i32 %8, %12
  %16 = add nsw i32 %8, 1
  %17 = select i1 %15, i32 0, i32 %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = fsub contract float %20, %23
  %25 = fmul contract float %24, 5.000000e-01
  %26 = sext i32 %8 to i64
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  store float %25, ptr %27, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { convergent nounwind }

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
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = !{!5, !5, i64 0}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
