; ModuleID = 'split_sums.cu'
source_filename = "split_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10block_dotsPKfS0_PfiE5cache = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9four_sumsPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %249

12:                                               ; preds = %5
  %13 = mul nsw i32 %4, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = icmp sgt i32 %4, 3
  br i1 %16, label %17, label %72

17:                                               ; preds = %12
  %18 = add nsw i32 %4, -4
  %19 = lshr i32 %18, 2
  %20 = add nuw nsw i32 %19, 1
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %17
  %24 = and i32 %20, 2147483646
  br label %102

25:                                               ; preds = %102
  %26 = icmp eq i32 %21, 0
  br i1 %26, label %65, label %27

27:                                               ; preds = %25, %17
  %28 = phi i32 [ 0, %17 ], [ %172, %25 ]
  %29 = phi float [ 0.000000e+00, %17 ], [ %171, %25 ]
  %30 = phi float [ 0.000000e+00, %17 ], [ %164, %25 ]
  %31 = phi float [ 0.000000e+00, %17 ], [ %156, %25 ]
  %32 = phi float [ 0.000000e+00, %17 ], [ %148, %25 ]
  %33 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %33)
  %34 = or disjoint i32 %28, 3
  %35 = zext nneg i32 %28 to i64
  %36 = getelementptr inbounds nuw float, ptr %15, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fmul contract float %37, %39
  %41 = fadd contract float %32, %40
  %42 = or disjoint i32 %28, 1
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %15, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %31, %48
  %50 = or disjoint i32 %28, 2
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %15, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %51
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fmul contract float %53, %55
  %57 = fadd contract float %30, %56
  %58 = zext nneg i32 %34 to i64
  %59 = getelementptr inbounds nuw float, ptr %15, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !7
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %58
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = fmul contract float %60, %62
  %64 = fadd contract float %29, %63
  br label %65

65:                                               ; preds = %25, %27
  %66 = phi float [ %148, %25 ], [ %41, %27 ]
  %67 = phi float [ %156, %25 ], [ %49, %27 ]
  %68 = phi float [ %164, %25 ], [ %57, %27 ]
  %69 = phi float [ %171, %25 ], [ %64, %27 ]
  %70 = and i32 %4, 2147483644
  %71 = fadd contract float %68, %69
  br label %72

72:                                               ; preds = %65, %12
  %73 = phi float [ 0.000000e+00, %12 ], [ %66, %65 ]
  %74 = phi float [ 0.000000e+00, %12 ], [ %67, %65 ]
  %75 = phi float [ 0.000000e+00, %12 ], [ %71, %65 ]
  %76 = phi i32 [ 0, %12 ], [ %70, %65 ]
  %77 = icmp slt i32 %76, %4
  br i1 %77, label %78, label %243

78:                                               ; preds = %72
  %79 = sub i32 %4, %76
  %80 = and i32 %79, 7
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %96, label %82

82:                                               ; preds = %78, %82
  %83 = phi i32 [ %93, %82 ], [ %76, %78 ]
  %84 = phi float [ %92, %82 ], [ %73, %78 ]
  %85 = phi i32 [ %94, %82 ], [ 0, %78 ]
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr inbounds nuw float, ptr %15, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %86
  %90 = load float, ptr %89, align 4, !tbaa !7
  %91 = fmul contract float %88, %90
  %92 = fadd contract float %84, %91
  %93 = add nuw nsw i32 %83, 1
  %94 = add i32 %85, 1
  %95 = icmp eq i32 %94, %80
  br i1 %95, label %96, label %82, !llvm.loop !9

96:                                               ; preds = %82, %78
  %97 = phi float [ poison, %78 ], [ %92, %82 ]
  %98 = phi i32 [ %76, %78 ], [ %93, %82 ]
  %99 = phi float [ %73, %78 ], [ %92, %82 ]
  %100 = sub i32 %76, %4
  %101 = icmp ugt i32 %100, -8
  br i1 %101, label %243, label %175

102:                                              ; preds = %102, %23
  %103 = phi i32 [ 0, %23 ], [ %172, %102 ]
  %104 = phi float [ 0.000000e+00, %23 ], [ %171, %102 ]
  %105 = phi float [ 0.000000e+00, %23 ], [ %164, %102 ]
  %106 = phi float [ 0.000000e+00, %23 ], [ %156, %102 ]
  %107 = phi float [ 0.000000e+00, %23 ], [ %148, %102 ]
  %108 = phi i32 [ 0, %23 ], [ %173, %102 ]
  %109 = or disjoint i32 %103, 3
  %110 = zext nneg i32 %103 to i64
  %111 = getelementptr inbounds nuw float, ptr %15, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  %113 = getelementptr inbounds nuw float, ptr %1, i64 %110
  %114 = load float, ptr %113, align 4, !tbaa !7
  %115 = fmul contract float %112, %114
  %116 = fadd contract float %107, %115
  %117 = or disjoint i32 %103, 1
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr %15, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  %121 = getelementptr inbounds nuw float, ptr %1, i64 %118
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = fmul contract float %120, %122
  %124 = fadd contract float %106, %123
  %125 = or disjoint i32 %103, 2
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr %15, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = getelementptr inbounds nuw float, ptr %1, i64 %126
  %130 = load float, ptr %129, align 4, !tbaa !7
  %131 = fmul contract float %128, %130
  %132 = fadd contract float %105, %131
  %133 = zext nneg i32 %109 to i64
  %134 = getelementptr inbounds nuw float, ptr %15, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  %136 = getelementptr inbounds nuw float, ptr %1, i64 %133
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = fmul contract float %135, %137
  %139 = fadd contract float %104, %138
  %140 = or disjoint i32 %103, 4
  %141 = or disjoint i32 %103, 7
  %142 = zext nneg i32 %140 to i64
  %143 = getelementptr inbounds nuw float, ptr %15, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !7
  %145 = getelementptr inbounds nuw float, ptr %1, i64 %142
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fmul contract float %144, %146
  %148 = fadd contract float %116, %147
  %149 = or disjoint i32 %103, 5
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw float, ptr %15, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !7
  %153 = getelementptr inbounds nuw float, ptr %1, i64 %150
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = fmul contract float %152, %154
  %156 = fadd contract float %124, %155
  %157 = or disjoint i32 %103, 6
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw float, ptr %15, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !7
  %161 = getelementptr inbounds nuw float, ptr %1, i64 %158
  %162 = load float, ptr %161, align 4, !tbaa !7
  %163 = fmul contract float %160, %162
  %164 = fadd contract float %132, %163
  %165 = zext nneg i32 %141 to i64
  %166 = getelementptr inbounds nuw float, ptr %15, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !7
  %168 = getelementptr inbounds nuw float, ptr %1, i64 %165
  %169 = load float, ptr %168, align 4, !tbaa !7
  %170 = fmul contract float %167, %169
  %171 = fadd contract float %139, %170
  %172 = add nuw nsw i32 %103, 8
  %173 = add i32 %108, 2
  %174 = icmp eq i32 %173, %24
  br i1 %174, label %25, label %102, !llvm.loop !11

175:                                              ; preds = %96, %175
  %176 = phi i32 [ %241, %175 ], [ %98, %96 ]
  %177 = phi float [ %240, %175 ], [ %99, %96 ]
  %178 = zext nneg i32 %176 to i64
  %179 = getelementptr inbounds nuw float, ptr %15, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !7
  %181 = getelementptr inbounds nuw float, ptr %1, i64 %178
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fmul contract float %180, %182
  %184 = fadd contract float %177, %183
  %185 = add nuw nsw i32 %176, 1
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw float, ptr %15, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !7
  %189 = getelementptr inbounds nuw float, ptr %1, i64 %186
  %190 = load float, ptr %189, align 4, !tbaa !7
  %191 = fmul contract float %188, %190
  %192 = fadd contract float %184, %191
  %193 = add nuw nsw i32 %176, 2
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw float, ptr %15, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = getelementptr inbounds nuw float, ptr %1, i64 %194
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fmul contract float %196, %198
  %200 = fadd contract float %192, %199
  %201 = add nuw nsw i32 %176, 3
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw float, ptr %15, i64 %202
  %204 = load float, ptr %203, align 4, !tbaa !7
  %205 = getelementptr inbounds nuw float, ptr %1, i64 %202
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = fmul contract float %204, %206
  %208 = fadd contract float %200, %207
  %209 = add nuw nsw i32 %176, 4
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw float, ptr %15, i64 %210
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = getelementptr inbounds nuw float, ptr %1, i64 %210
  %214 = load float, ptr %213, align 4, !tbaa !7
  %215 = fmul contract float %212, %214
  %216 = fadd contract float %208, %215
  %217 = add nuw nsw i32 %176, 5
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw float, ptr %15, i64 %218
  %220 = load float, ptr %219, align 4, !tbaa !7
  %221 = getelementptr inbounds nuw float, ptr %1, i64 %218
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = fmul contract float %220, %222
  %224 = fadd contract float %216, %223
  %225 = add nuw nsw i32 %176, 6
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw float, ptr %15, i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !7
  %229 = getelementptr inbounds nuw float, ptr %1, i64 %226
  %230 = load float, ptr %229, align 4, !tbaa !7
  %231 = fmul contract float %228, %230
  %232 = fadd contract float %224, %231
  %233 = add nuw nsw i32 %176, 7
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw float, ptr %15, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !7
  %237 = getelementptr inbounds nuw float, ptr %1, i64 %234
  %238 = load float, ptr %237, align 4, !tbaa !7
  %239 = fmul contract float %236, %238
  %240 = fadd contract float %232, %239
  %241 = add nuw nsw i32 %176, 8
  %242 = icmp eq i32 %241, %4
  br i1 %242, label %243, label %175, !llvm.loop !13

243:                                              ; preds = %96, %175, %72
  %244 = phi float [ %73, %72 ], [ %97, %96 ], [ %240, %175 ]
  %245 = fadd contract float %74, %244
  %246 = fadd contract float %75, %245
  %247 = sext i32 %10 to i64
  %248 = getelementptr inbounds float, ptr %2, i64 %247
  store float %246, ptr %248, align 4, !tbaa !7
  br label %249

249:                                              ; preds = %5, %243
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11alternatingPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %134

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %49

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %3, -2
  %16 = lshr i32 %15, 1
  %17 = add nuw i32 %16, 1
  %18 = and i32 %17, 7
  %19 = icmp ult i32 %15, 14
  br i1 %19, label %24, label %20

20:                                               ; preds = %13
  %21 = and i32 %17, -8
  br label %55

22:                                               ; preds = %55
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %45, label %24

24:                                               ; preds = %22, %13
  %25 = phi i32 [ 0, %13 ], [ %131, %22 ]
  %26 = phi i32 [ 0, %13 ], [ %130, %22 ]
  %27 = phi i32 [ 0, %13 ], [ %127, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %24
  %30 = phi i32 [ %25, %24 ], [ %42, %29 ]
  %31 = phi i32 [ %26, %24 ], [ %41, %29 ]
  %32 = phi i32 [ %27, %24 ], [ %38, %29 ]
  %33 = phi i32 [ 0, %24 ], [ %43, %29 ]
  %34 = add nsw i32 %30, %14
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = add nsw i32 %37, %32
  %39 = getelementptr i8, ptr %36, i64 4
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = add nsw i32 %40, %31
  %42 = add nuw nsw i32 %30, 2
  %43 = add i32 %33, 1
  %44 = icmp eq i32 %43, %18
  br i1 %44, label %45, label %29, !llvm.loop !14

45:                                               ; preds = %29, %22
  %46 = phi i32 [ %127, %22 ], [ %38, %29 ]
  %47 = phi i32 [ %130, %22 ], [ %41, %29 ]
  %48 = sub i32 %46, %47
  br label %49

49:                                               ; preds = %45, %11
  %50 = phi i32 [ 0, %11 ], [ %48, %45 ]
  %51 = sext i32 %9 to i64
  %52 = getelementptr inbounds i32, ptr %1, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = add nsw i32 %50, %53
  store i32 %54, ptr %52, align 4, !tbaa !3
  br label %134

55:                                               ; preds = %55, %20
  %56 = phi i32 [ 0, %20 ], [ %131, %55 ]
  %57 = phi i32 [ 0, %20 ], [ %130, %55 ]
  %58 = phi i32 [ 0, %20 ], [ %127, %55 ]
  %59 = phi i32 [ 0, %20 ], [ %132, %55 ]
  %60 = add nsw i32 %56, %14
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = add nsw i32 %63, %58
  %65 = getelementptr i8, ptr %62, i64 4
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = add nsw i32 %66, %57
  %68 = or disjoint i32 %56, 2
  %69 = add nsw i32 %68, %14
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = add nsw i32 %72, %64
  %74 = getelementptr i8, ptr %71, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = add nsw i32 %75, %67
  %77 = or disjoint i32 %56, 4
  %78 = add nsw i32 %77, %14
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %0, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = add nsw i32 %81, %73
  %83 = getelementptr i8, ptr %80, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = add nsw i32 %84, %76
  %86 = or disjoint i32 %56, 6
  %87 = add nsw i32 %86, %14
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = add nsw i32 %90, %82
  %92 = getelementptr i8, ptr %89, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = add nsw i32 %93, %85
  %95 = or disjoint i32 %56, 8
  %96 = add nsw i32 %95, %14
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %0, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = add nsw i32 %99, %91
  %101 = getelementptr i8, ptr %98, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !3
  %103 = add nsw i32 %102, %94
  %104 = or disjoint i32 %56, 10
  %105 = add nsw i32 %104, %14
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %0, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !3
  %109 = add nsw i32 %108, %100
  %110 = getelementptr i8, ptr %107, i64 4
  %111 = load i32, ptr %110, align 4, !tbaa !3
  %112 = add nsw i32 %111, %103
  %113 = or disjoint i32 %56, 12
  %114 = add nsw i32 %113, %14
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %0, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !3
  %118 = add nsw i32 %117, %109
  %119 = getelementptr i8, ptr %116, i64 4
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = add nsw i32 %120, %112
  %122 = or disjoint i32 %56, 14
  %123 = add nsw i32 %122, %14
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %0, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !3
  %127 = add nsw i32 %126, %118
  %128 = getelementptr i8, ptr %125, i64 4
  %129 = load i32, ptr %128, align 4, !tbaa !3
  %130 = add nsw i32 %129, %121
  %131 = add nuw nsw i32 %56, 16
  %132 = add i32 %59, 8
  %133 = icmp eq i32 %132, %21
  br i1 %133, label %22, label %55, !llvm.loop !15

134:                                              ; preds = %4, %49
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12panel_updatePKdS0_Pdii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
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
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %78

19:                                               ; preds = %5
  %20 = mul nsw i32 %4, %15
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !16
  %25 = mul nuw nsw i32 %15, 6
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !16
  %29 = sext i32 %10 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !16
  %32 = fmul contract double %28, %31
  %33 = fsub contract double %24, %32
  %34 = getelementptr i8, ptr %27, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !16
  %36 = add nsw i32 %4, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !16
  %40 = fmul contract double %35, %39
  %41 = fsub contract double %33, %40
  %42 = getelementptr i8, ptr %27, i64 16
  %43 = load double, ptr %42, align 8, !tbaa !16
  %44 = shl nsw i32 %4, 1
  %45 = add nsw i32 %44, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !16
  %49 = fmul contract double %43, %48
  %50 = fsub contract double %41, %49
  %51 = getelementptr i8, ptr %27, i64 24
  %52 = load double, ptr %51, align 8, !tbaa !16
  %53 = mul nsw i32 %4, 3
  %54 = add nsw i32 %53, %10
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !16
  %58 = fmul contract double %52, %57
  %59 = fsub contract double %50, %58
  %60 = getelementptr i8, ptr %27, i64 32
  %61 = load double, ptr %60, align 8, !tbaa !16
  %62 = shl nsw i32 %4, 2
  %63 = add nsw i32 %62, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !16
  %67 = fmul contract double %61, %66
  %68 = fsub contract double %59, %67
  %69 = getelementptr i8, ptr %27, i64 40
  %70 = load double, ptr %69, align 8, !tbaa !16
  %71 = mul nsw i32 %4, 5
  %72 = add nsw i32 %71, %10
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !16
  %76 = fmul contract double %70, %75
  %77 = fsub contract double %68, %76
  store double %77, ptr %23, align 8, !tbaa !16
  br label %78

78:                                               ; preds = %5, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12row_max_warpPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %4
  br label %22

9:                                                ; preds = %22, %3
  %10 = phi float [ 0xFFF0000000000000, %3 ], [ %29, %22 ]
  %11 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %10, i32 16, i32 31)
  %12 = tail call contract noundef float @__nv_fmaxf(float noundef %10, float noundef %11) #8
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 8, i32 31)
  %14 = tail call contract noundef float @__nv_fmaxf(float noundef %12, float noundef %13) #8
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 4, i32 31)
  %16 = tail call contract noundef float @__nv_fmaxf(float noundef %14, float noundef %15) #8
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 2, i32 31)
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %16, float noundef %17) #8
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 1, i32 31)
  %20 = tail call contract noundef float @__nv_fmaxf(float noundef %18, float noundef %19) #8
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %32, label %35

22:                                               ; preds = %7, %22
  %23 = phi i32 [ %5, %7 ], [ %30, %22 ]
  %24 = phi float [ 0xFFF0000000000000, %7 ], [ %29, %22 ]
  %25 = add nsw i32 %23, %8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = tail call contract noundef float @__nv_fmaxf(float noundef %24, float noundef %28) #8
  %30 = add nuw nsw i32 %23, 32
  %31 = icmp slt i32 %30, %2
  br i1 %31, label %22, label %9, !llvm.loop !18

32:                                               ; preds = %9
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr %1, i64 %33
  store float %20, ptr %34, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %32, %9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10block_dotsPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %7, %12
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %16 = phi i32 [ %9, %11 ], [ %24, %14 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds float, ptr %1, i64 %17
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = fmul contract float %19, %21
  %23 = fadd contract float %15, %22
  %24 = add i32 %16, %13
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %14, label %26, !llvm.loop !19

26:                                               ; preds = %14, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ]
  %28 = zext nneg i32 %5 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %28
  store float %27, ptr %29, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = lshr i32 %7, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %44, %26
  %33 = icmp eq i32 %5, 0
  br i1 %33, label %47, label %51

34:                                               ; preds = %26, %44
  %35 = phi i32 [ %45, %44 ], [ %30, %26 ]
  %36 = icmp samesign ult i32 %5, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = add nuw nsw i32 %35, %5
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = load float, ptr %29, align 4, !tbaa !7
  %43 = fadd contract float %41, %42
  store float %43, ptr %29, align 4, !tbaa !7
  br label %44

44:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %35, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %32, label %34, !llvm.loop !20

47:                                               ; preds = %32
  %48 = zext nneg i32 %6 to i64
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %48
  %50 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), align 4, !tbaa !7
  store float %50, ptr %49, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %47, %32
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10conv_zerosPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %18 = icmp slt i32 %11, %5
  %19 = icmp slt i32 %16, %4
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %218

21:                                               ; preds = %6
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %77

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %3, %17
  %25 = add nsw i32 %16, -1
  %26 = icmp eq i32 %16, 0
  %27 = icmp sle i32 %16, %4
  %28 = icmp sgt i32 %11, 0
  %29 = icmp sle i32 %11, %5
  %30 = and i1 %28, %29
  %31 = and i1 %27, %30
  %32 = add nsw i32 %11, -1
  %33 = icmp sgt i32 %11, -1
  %34 = and i1 %27, %33
  %35 = add nsw i32 %11, 1
  %36 = icmp sgt i32 %11, -2
  %37 = icmp slt i32 %35, %5
  %38 = and i1 %36, %37
  %39 = select i1 %27, i1 %38, i1 false
  %40 = icmp sgt i32 %11, 0
  %41 = icmp sle i32 %11, %5
  %42 = and i1 %40, %41
  %43 = add nsw i32 %11, -1
  %44 = icmp sgt i32 %11, -1
  %45 = add nsw i32 %11, 1
  %46 = icmp sgt i32 %11, -2
  %47 = icmp slt i32 %45, %5
  %48 = and i1 %46, %47
  %49 = add nuw nsw i32 %16, 1
  %50 = icmp slt i32 %49, %4
  %51 = icmp sgt i32 %11, 0
  %52 = icmp sle i32 %11, %5
  %53 = and i1 %51, %52
  %54 = and i1 %50, %53
  %55 = add nsw i32 %11, -1
  %56 = icmp sgt i32 %11, -1
  %57 = and i1 %50, %56
  %58 = add nsw i32 %11, 1
  %59 = icmp sgt i32 %11, -2
  %60 = icmp slt i32 %58, %5
  %61 = and i1 %59, %60
  %62 = select i1 %50, i1 %61, i1 false
  %63 = xor i1 %31, true
  %64 = or i1 %26, %63
  %65 = xor i1 %34, true
  %66 = or i1 %26, %65
  %67 = xor i1 %39, true
  %68 = select i1 %26, i1 true, i1 %67
  br label %69

69:                                               ; preds = %23, %207
  %70 = phi float [ 0.000000e+00, %23 ], [ %215, %207 ]
  %71 = phi i32 [ 0, %23 ], [ %216, %207 ]
  %72 = add nuw nsw i32 %71, %24
  %73 = mul nsw i32 %71, %4
  %74 = mul i32 %72, 9
  %75 = add nsw i32 %25, %73
  %76 = mul nsw i32 %75, %5
  br i1 %64, label %90, label %85

77:                                               ; preds = %207, %21
  %78 = phi float [ 0.000000e+00, %21 ], [ %215, %207 ]
  %79 = mul nsw i32 %4, %17
  %80 = add nuw nsw i32 %79, %16
  %81 = mul nsw i32 %80, %5
  %82 = add nsw i32 %81, %11
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %2, i64 %83
  store float %78, ptr %84, align 4, !tbaa !7
  br label %218

85:                                               ; preds = %69
  %86 = add nsw i32 %32, %76
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  br label %90

90:                                               ; preds = %69, %85
  %91 = phi contract float [ %89, %85 ], [ 0.000000e+00, %69 ]
  %92 = add i32 %74, -1
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, ptr %1, i64 %93
  %95 = getelementptr i8, ptr %94, i64 4
  %96 = load float, ptr %95, align 4, !tbaa !7
  %97 = fmul contract float %91, %96
  %98 = fadd contract float %70, %97
  br i1 %66, label %104, label %99

99:                                               ; preds = %90
  %100 = add nsw i32 %11, %76
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !7
  br label %104

104:                                              ; preds = %90, %99
  %105 = phi contract float [ %103, %99 ], [ 0.000000e+00, %90 ]
  %106 = sext i32 %74 to i64
  %107 = getelementptr float, ptr %1, i64 %106
  %108 = getelementptr i8, ptr %107, i64 4
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %105, %109
  %111 = fadd contract float %98, %110
  br i1 %68, label %117, label %112

112:                                              ; preds = %104
  %113 = add nsw i32 %35, %76
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  br label %117

117:                                              ; preds = %104, %112
  %118 = phi contract float [ %116, %112 ], [ 0.000000e+00, %104 ]
  %119 = add i32 %74, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr float, ptr %1, i64 %120
  %122 = getelementptr i8, ptr %121, i64 4
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = fmul contract float %118, %123
  %125 = fadd contract float %111, %124
  %126 = mul i32 %72, 9
  %127 = add i32 %126, 3
  %128 = add nsw i32 %16, %73
  %129 = mul nsw i32 %128, %5
  br i1 %42, label %130, label %135

130:                                              ; preds = %117
  %131 = add nsw i32 %43, %129
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  br label %135

135:                                              ; preds = %130, %117
  %136 = phi contract float [ %134, %130 ], [ 0.000000e+00, %117 ]
  %137 = add i32 %126, 2
  %138 = sext i32 %137 to i64
  %139 = getelementptr float, ptr %1, i64 %138
  %140 = getelementptr i8, ptr %139, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = fmul contract float %136, %141
  %143 = fadd contract float %125, %142
  br i1 %44, label %144, label %149

144:                                              ; preds = %135
  %145 = add nsw i32 %11, %129
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !7
  br label %149

149:                                              ; preds = %144, %135
  %150 = phi contract float [ %148, %144 ], [ 0.000000e+00, %135 ]
  %151 = sext i32 %127 to i64
  %152 = getelementptr float, ptr %1, i64 %151
  %153 = getelementptr i8, ptr %152, i64 4
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = fmul contract float %150, %154
  %156 = fadd contract float %143, %155
  br i1 %48, label %157, label %162

157:                                              ; preds = %149
  %158 = add nsw i32 %45, %129
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !7
  br label %162

162:                                              ; preds = %157, %149
  %163 = phi contract float [ %161, %157 ], [ 0.000000e+00, %149 ]
  %164 = add i32 %126, 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr float, ptr %1, i64 %165
  %167 = getelementptr i8, ptr %166, i64 4
  %168 = load float, ptr %167, align 4, !tbaa !7
  %169 = fmul contract float %163, %168
  %170 = fadd contract float %156, %169
  %171 = mul i32 %72, 9
  %172 = add i32 %171, 6
  %173 = add nsw i32 %49, %73
  %174 = mul nsw i32 %173, %5
  br i1 %54, label %175, label %180

175:                                              ; preds = %162
  %176 = add nsw i32 %55, %174
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  br label %180

180:                                              ; preds = %175, %162
  %181 = phi contract float [ %179, %175 ], [ 0.000000e+00, %162 ]
  %182 = add i32 %171, 5
  %183 = sext i32 %182 to i64
  %184 = getelementptr float, ptr %1, i64 %183
  %185 = getelementptr i8, ptr %184, i64 4
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = fmul contract float %181, %186
  %188 = fadd contract float %170, %187
  br i1 %57, label %189, label %194

189:                                              ; preds = %180
  %190 = add nsw i32 %11, %174
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  br label %194

194:                                              ; preds = %189, %180
  %195 = phi contract float [ %193, %189 ], [ 0.000000e+00, %180 ]
  %196 = sext i32 %172 to i64
  %197 = getelementptr float, ptr %1, i64 %196
  %198 = getelementptr i8, ptr %197, i64 4
  %199 = load float, ptr %198, align 4, !tbaa !7
  %200 = fmul contract float %195, %199
  %201 = fadd contract float %188, %200
  br i1 %62, label %202, label %207

202:                                              ; preds = %194
  %203 = add nsw i32 %58, %174
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !7
  br label %207

207:                                              ; preds = %202, %194
  %208 = phi contract float [ %206, %202 ], [ 0.000000e+00, %194 ]
  %209 = add i32 %171, 7
  %210 = sext i32 %209 to i64
  %211 = getelementptr float, ptr %1, i64 %210
  %212 = getelementptr i8, ptr %211, i64 4
  %213 = load float, ptr %212, align 4, !tbaa !7
  %214 = fmul contract float %208, %213
  %215 = fadd contract float %201, %214
  %216 = add nuw nsw i32 %71, 1
  %217 = icmp eq i32 %216, %3
  br i1 %217, label %77, label %69, !llvm.loop !21

218:                                              ; preds = %6, %77
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
