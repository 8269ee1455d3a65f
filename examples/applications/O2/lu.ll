; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11lu_diagonalPfiiE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE8diagonal = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3row = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3col = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_diagonalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %1, 1
  %6 = mul i32 %2, %5
  %7 = add i32 %6, %4
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %8
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !7
  store float %12, ptr %9, align 4, !tbaa !7
  %13 = add i32 %7, %1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store float %16, ptr %17, align 4, !tbaa !7
  %18 = shl nsw i32 %1, 1
  %19 = add i32 %7, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store float %22, ptr %23, align 4, !tbaa !7
  %24 = mul nsw i32 %1, 3
  %25 = add i32 %7, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 192
  store float %28, ptr %29, align 4, !tbaa !7
  %30 = shl nsw i32 %1, 2
  %31 = add i32 %7, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store float %34, ptr %35, align 4, !tbaa !7
  %36 = mul nsw i32 %1, 5
  %37 = add i32 %7, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 320
  store float %40, ptr %41, align 4, !tbaa !7
  %42 = mul nsw i32 %1, 6
  %43 = add i32 %7, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store float %46, ptr %47, align 4, !tbaa !7
  %48 = mul nsw i32 %1, 7
  %49 = add i32 %7, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 448
  store float %52, ptr %53, align 4, !tbaa !7
  %54 = shl nsw i32 %1, 3
  %55 = add i32 %7, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 512
  store float %58, ptr %59, align 4, !tbaa !7
  %60 = mul nsw i32 %1, 9
  %61 = add i32 %7, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 576
  store float %64, ptr %65, align 4, !tbaa !7
  %66 = mul nsw i32 %1, 10
  %67 = add i32 %7, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 640
  store float %70, ptr %71, align 4, !tbaa !7
  %72 = mul nsw i32 %1, 11
  %73 = add i32 %7, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 704
  store float %76, ptr %77, align 4, !tbaa !7
  %78 = mul nsw i32 %1, 12
  %79 = add i32 %7, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 768
  store float %82, ptr %83, align 4, !tbaa !7
  %84 = mul nsw i32 %1, 13
  %85 = add i32 %7, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 832
  store float %88, ptr %89, align 4, !tbaa !7
  %90 = mul nsw i32 %1, 14
  %91 = add i32 %7, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = getelementptr inbounds nuw i8, ptr %9, i64 896
  store float %94, ptr %95, align 4, !tbaa !7
  %96 = mul nsw i32 %1, 15
  %97 = add i32 %7, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  %101 = getelementptr inbounds nuw i8, ptr %9, i64 960
  store float %100, ptr %101, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %8
  br label %119

103:                                              ; preds = %225
  %104 = load float, ptr %17, align 4, !tbaa !7
  store float %104, ptr %15, align 4, !tbaa !7
  %105 = load float, ptr %23, align 4, !tbaa !7
  store float %105, ptr %21, align 4, !tbaa !7
  %106 = load float, ptr %29, align 4, !tbaa !7
  store float %106, ptr %27, align 4, !tbaa !7
  %107 = load float, ptr %35, align 4, !tbaa !7
  store float %107, ptr %33, align 4, !tbaa !7
  %108 = load float, ptr %41, align 4, !tbaa !7
  store float %108, ptr %39, align 4, !tbaa !7
  %109 = load float, ptr %47, align 4, !tbaa !7
  store float %109, ptr %45, align 4, !tbaa !7
  %110 = load float, ptr %53, align 4, !tbaa !7
  store float %110, ptr %51, align 4, !tbaa !7
  %111 = load float, ptr %59, align 4, !tbaa !7
  store float %111, ptr %57, align 4, !tbaa !7
  %112 = load float, ptr %65, align 4, !tbaa !7
  store float %112, ptr %63, align 4, !tbaa !7
  %113 = load float, ptr %71, align 4, !tbaa !7
  store float %113, ptr %69, align 4, !tbaa !7
  %114 = load float, ptr %77, align 4, !tbaa !7
  store float %114, ptr %75, align 4, !tbaa !7
  %115 = load float, ptr %83, align 4, !tbaa !7
  store float %115, ptr %81, align 4, !tbaa !7
  %116 = load float, ptr %89, align 4, !tbaa !7
  store float %116, ptr %87, align 4, !tbaa !7
  %117 = load float, ptr %95, align 4, !tbaa !7
  store float %117, ptr %93, align 4, !tbaa !7
  %118 = load float, ptr %101, align 4, !tbaa !7
  store float %118, ptr %99, align 4, !tbaa !7
  ret void

119:                                              ; preds = %3, %225
  %120 = phi i32 [ 1, %3 ], [ %227, %225 ]
  %121 = phi i32 [ 0, %3 ], [ %226, %225 ]
  %122 = icmp samesign ugt i32 %4, %121
  br i1 %122, label %123, label %179

123:                                              ; preds = %119
  %124 = icmp eq i32 %121, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %123
  %126 = load float, ptr %102, align 4, !tbaa !7
  br label %149

127:                                              ; preds = %123
  %128 = zext nneg i32 %121 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %128
  %130 = getelementptr inbounds nuw float, ptr %102, i64 %128
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = and i32 %121, 1
  %133 = icmp eq i32 %121, 1
  br i1 %133, label %138, label %134

134:                                              ; preds = %127
  %135 = and i32 %121, 2147483646
  br label %157

136:                                              ; preds = %157
  %137 = icmp eq i32 %132, 0
  br i1 %137, label %149, label %138

138:                                              ; preds = %136, %127
  %139 = phi float [ %131, %127 ], [ %175, %136 ]
  %140 = phi i32 [ 0, %127 ], [ %176, %136 ]
  %141 = icmp ne i32 %132, 0
  tail call void @llvm.assume(i1 %141)
  %142 = zext nneg i32 %140 to i64
  %143 = getelementptr inbounds nuw float, ptr %102, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !7
  %145 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %142
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = fmul contract float %144, %146
  %148 = fsub contract float %139, %147
  store float %148, ptr %130, align 4, !tbaa !7
  br label %149

149:                                              ; preds = %138, %136, %125
  %150 = phi i64 [ 0, %125 ], [ %128, %136 ], [ %128, %138 ]
  %151 = phi float [ %126, %125 ], [ %175, %136 ], [ %148, %138 ]
  %152 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %150
  %153 = getelementptr inbounds nuw float, ptr %152, i64 %150
  %154 = load float, ptr %153, align 4, !tbaa !7
  %155 = getelementptr inbounds nuw float, ptr %102, i64 %150
  %156 = fdiv contract float %151, %154
  store float %156, ptr %155, align 4, !tbaa !7
  br label %179

157:                                              ; preds = %157, %134
  %158 = phi float [ %131, %134 ], [ %175, %157 ]
  %159 = phi i32 [ 0, %134 ], [ %176, %157 ]
  %160 = phi i32 [ 0, %134 ], [ %177, %157 ]
  %161 = zext nneg i32 %159 to i64
  %162 = getelementptr inbounds nuw float, ptr %102, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !7
  %164 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %161
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = fmul contract float %163, %165
  %167 = fsub contract float %158, %166
  store float %167, ptr %130, align 4, !tbaa !7
  %168 = or disjoint i32 %159, 1
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr %102, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = getelementptr inbounds nuw [16 x float], ptr %129, i64 %169
  %173 = load float, ptr %172, align 4, !tbaa !7
  %174 = fmul contract float %171, %173
  %175 = fsub contract float %167, %174
  store float %175, ptr %130, align 4, !tbaa !7
  %176 = add nuw nsw i32 %159, 2
  %177 = add i32 %160, 2
  %178 = icmp eq i32 %177, %135
  br i1 %178, label %136, label %157, !llvm.loop !9

179:                                              ; preds = %149, %119
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %122, label %180, label %225

180:                                              ; preds = %179
  %181 = zext nneg i32 %121 to i64
  %182 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 64
  %184 = getelementptr inbounds nuw float, ptr %183, i64 %8
  %185 = load float, ptr %184, align 4, !tbaa !7
  %186 = and i32 %120, 1
  %187 = icmp eq i32 %121, 0
  br i1 %187, label %214, label %188

188:                                              ; preds = %180
  %189 = and i32 %120, 2147483646
  br label %190

190:                                              ; preds = %190, %188
  %191 = phi i32 [ 0, %188 ], [ %209, %190 ]
  %192 = phi float [ %185, %188 ], [ %208, %190 ]
  %193 = phi i32 [ 0, %188 ], [ %210, %190 ]
  %194 = zext nneg i32 %191 to i64
  %195 = getelementptr inbounds nuw float, ptr %183, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !7
  %197 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %194
  %198 = load float, ptr %197, align 4, !tbaa !7
  %199 = fmul contract float %196, %198
  %200 = fsub contract float %192, %199
  store float %200, ptr %184, align 4, !tbaa !7
  %201 = or disjoint i32 %191, 1
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw float, ptr %183, i64 %202
  %204 = load float, ptr %203, align 4, !tbaa !7
  %205 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %202
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = fmul contract float %204, %206
  %208 = fsub contract float %200, %207
  store float %208, ptr %184, align 4, !tbaa !7
  %209 = add nuw nsw i32 %191, 2
  %210 = add i32 %193, 2
  %211 = icmp eq i32 %210, %189
  br i1 %211, label %212, label %190, !llvm.loop !11

212:                                              ; preds = %190
  %213 = icmp eq i32 %186, 0
  br i1 %213, label %225, label %214

214:                                              ; preds = %212, %180
  %215 = phi i32 [ 0, %180 ], [ %209, %212 ]
  %216 = phi float [ %185, %180 ], [ %208, %212 ]
  %217 = icmp ne i32 %186, 0
  tail call void @llvm.assume(i1 %217)
  %218 = zext nneg i32 %215 to i64
  %219 = getelementptr inbounds nuw float, ptr %183, i64 %218
  %220 = load float, ptr %219, align 4, !tbaa !7
  %221 = getelementptr inbounds nuw [16 x float], ptr %9, i64 %218
  %222 = load float, ptr %221, align 4, !tbaa !7
  %223 = fmul contract float %220, %222
  %224 = fsub contract float %216, %223
  store float %224, ptr %184, align 4, !tbaa !7
  br label %225

225:                                              ; preds = %214, %212, %179
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %226 = add nuw nsw i32 %121, 1
  %227 = add nuw nsw i32 %120, 1
  %228 = icmp eq i32 %226, 15
  br i1 %228, label %103, label %119, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12lu_perimeterPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 4
  %6 = add i32 %5, 16
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp samesign ult i32 %7, 16
  br i1 %8, label %9, label %148

9:                                                ; preds = %3
  %10 = add i32 %1, 1
  %11 = mul i32 %2, %10
  %12 = add i32 %11, %7
  %13 = zext nneg i32 %7 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %13
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  store float %17, ptr %14, align 4, !tbaa !7
  %18 = add i32 %12, %1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store float %21, ptr %22, align 4, !tbaa !7
  %23 = shl nsw i32 %1, 1
  %24 = add i32 %12, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 128
  store float %27, ptr %28, align 4, !tbaa !7
  %29 = mul nsw i32 %1, 3
  %30 = add i32 %12, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 192
  store float %33, ptr %34, align 4, !tbaa !7
  %35 = shl nsw i32 %1, 2
  %36 = add i32 %12, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 256
  store float %39, ptr %40, align 4, !tbaa !7
  %41 = mul nsw i32 %1, 5
  %42 = add i32 %12, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %14, i64 320
  store float %45, ptr %46, align 4, !tbaa !7
  %47 = mul nsw i32 %1, 6
  %48 = add i32 %12, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 384
  store float %51, ptr %52, align 4, !tbaa !7
  %53 = mul nsw i32 %1, 7
  %54 = add i32 %12, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 448
  store float %57, ptr %58, align 4, !tbaa !7
  %59 = or disjoint i32 %6, %7
  %60 = add i32 %59, %11
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %13
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !7
  store float %64, ptr %61, align 4, !tbaa !7
  %65 = add i32 %60, %1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !7
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 64
  store float %68, ptr %69, align 4, !tbaa !7
  %70 = add i32 %60, %23
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 128
  store float %73, ptr %74, align 4, !tbaa !7
  %75 = add i32 %60, %29
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 192
  store float %78, ptr %79, align 4, !tbaa !7
  %80 = add i32 %60, %35
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %61, i64 256
  store float %83, ptr %84, align 4, !tbaa !7
  %85 = add i32 %60, %41
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %61, i64 320
  store float %88, ptr %89, align 4, !tbaa !7
  %90 = add i32 %60, %47
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %61, i64 384
  store float %93, ptr %94, align 4, !tbaa !7
  %95 = add i32 %60, %53
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !7
  %99 = getelementptr inbounds nuw i8, ptr %61, i64 448
  store float %98, ptr %99, align 4, !tbaa !7
  %100 = shl nsw i32 %1, 3
  %101 = add i32 %60, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  %105 = getelementptr inbounds nuw i8, ptr %61, i64 512
  store float %104, ptr %105, align 4, !tbaa !7
  %106 = mul nsw i32 %1, 9
  %107 = add i32 %60, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr %61, i64 576
  store float %110, ptr %111, align 4, !tbaa !7
  %112 = mul nsw i32 %1, 10
  %113 = add i32 %60, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr %61, i64 640
  store float %116, ptr %117, align 4, !tbaa !7
  %118 = mul nsw i32 %1, 11
  %119 = add i32 %60, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !7
  %123 = getelementptr inbounds nuw i8, ptr %61, i64 704
  store float %122, ptr %123, align 4, !tbaa !7
  %124 = mul nsw i32 %1, 12
  %125 = add i32 %60, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  %129 = getelementptr inbounds nuw i8, ptr %61, i64 768
  store float %128, ptr %129, align 4, !tbaa !7
  %130 = mul nsw i32 %1, 13
  %131 = add i32 %60, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !7
  %135 = getelementptr inbounds nuw i8, ptr %61, i64 832
  store float %134, ptr %135, align 4, !tbaa !7
  %136 = mul nsw i32 %1, 14
  %137 = add i32 %60, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !7
  %141 = getelementptr inbounds nuw i8, ptr %61, i64 896
  store float %140, ptr %141, align 4, !tbaa !7
  %142 = mul nsw i32 %1, 15
  %143 = add i32 %60, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %0, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !7
  %147 = getelementptr inbounds nuw i8, ptr %61, i64 960
  store float %146, ptr %147, align 4, !tbaa !7
  br label %232

148:                                              ; preds = %3
  %149 = add nsw i32 %7, -16
  %150 = add i32 %2, %149
  %151 = zext nneg i32 %149 to i64
  %152 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %151
  %153 = add i32 %2, 8
  %154 = mul i32 %153, %1
  %155 = add i32 %150, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !7
  %159 = getelementptr i8, ptr %152, i64 512
  store float %158, ptr %159, align 4, !tbaa !7
  %160 = add i32 %2, 9
  %161 = mul i32 %160, %1
  %162 = add i32 %150, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %0, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !7
  %166 = getelementptr i8, ptr %152, i64 576
  store float %165, ptr %166, align 4, !tbaa !7
  %167 = add i32 %2, 10
  %168 = mul i32 %167, %1
  %169 = add i32 %150, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %0, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !7
  %173 = getelementptr i8, ptr %152, i64 640
  store float %172, ptr %173, align 4, !tbaa !7
  %174 = add i32 %2, 11
  %175 = mul i32 %174, %1
  %176 = add i32 %150, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !7
  %180 = getelementptr i8, ptr %152, i64 704
  store float %179, ptr %180, align 4, !tbaa !7
  %181 = add i32 %2, 12
  %182 = mul i32 %181, %1
  %183 = add i32 %150, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr %0, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !7
  %187 = getelementptr i8, ptr %152, i64 768
  store float %186, ptr %187, align 4, !tbaa !7
  %188 = add i32 %2, 13
  %189 = mul i32 %188, %1
  %190 = add i32 %150, %189
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !7
  %194 = getelementptr i8, ptr %152, i64 832
  store float %193, ptr %194, align 4, !tbaa !7
  %195 = add i32 %2, 14
  %196 = mul i32 %195, %1
  %197 = add i32 %150, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %0, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !7
  %201 = getelementptr i8, ptr %152, i64 896
  store float %200, ptr %201, align 4, !tbaa !7
  %202 = add i32 %2, 15
  %203 = mul i32 %202, %1
  %204 = add i32 %150, %203
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %0, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !7
  %208 = getelementptr i8, ptr %152, i64 960
  store float %207, ptr %208, align 4, !tbaa !7
  %209 = add nsw i32 %2, %6
  %210 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %151
  br label %211

211:                                              ; preds = %211, %148
  %212 = phi i32 [ 0, %148 ], [ %230, %211 ]
  %213 = add i32 %209, %212
  %214 = mul i32 %213, %1
  %215 = add i32 %150, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %0, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !7
  %219 = zext nneg i32 %212 to i64
  %220 = getelementptr [16 x float], ptr %210, i64 %219
  store float %218, ptr %220, align 4, !tbaa !7
  %221 = or disjoint i32 %212, 1
  %222 = add i32 %209, %221
  %223 = mul i32 %222, %1
  %224 = add i32 %150, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds float, ptr %0, i64 %225
  %227 = load float, ptr %226, align 4, !tbaa !7
  %228 = zext nneg i32 %221 to i64
  %229 = getelementptr [16 x float], ptr %210, i64 %228
  store float %227, ptr %229, align 4, !tbaa !7
  %230 = add nuw nsw i32 %212, 2
  %231 = icmp eq i32 %230, 16
  br i1 %231, label %232, label %211, !llvm.loop !13

232:                                              ; preds = %211, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %233 = zext nneg i32 %7 to i64
  br i1 %8, label %234, label %286

234:                                              ; preds = %232
  %235 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %233
  br label %236

236:                                              ; preds = %234, %260
  %237 = phi i32 [ 0, %234 ], [ %263, %260 ]
  %238 = phi i32 [ 1, %234 ], [ %261, %260 ]
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %239
  %241 = getelementptr inbounds nuw [16 x float], ptr %235, i64 %239
  %242 = load float, ptr %241, align 4, !tbaa !7
  %243 = and i32 %238, 1
  %244 = icmp eq i32 %237, 0
  br i1 %244, label %249, label %245

245:                                              ; preds = %236
  %246 = and i32 %238, 2147483646
  br label %264

247:                                              ; preds = %264
  %248 = icmp eq i32 %243, 0
  br i1 %248, label %260, label %249

249:                                              ; preds = %247, %236
  %250 = phi i32 [ 0, %236 ], [ %283, %247 ]
  %251 = phi float [ %242, %236 ], [ %282, %247 ]
  %252 = icmp ne i32 %243, 0
  tail call void @llvm.assume(i1 %252)
  %253 = zext nneg i32 %250 to i64
  %254 = getelementptr inbounds nuw float, ptr %240, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !7
  %256 = getelementptr inbounds nuw [16 x float], ptr %235, i64 %253
  %257 = load float, ptr %256, align 4, !tbaa !7
  %258 = fmul contract float %255, %257
  %259 = fsub contract float %251, %258
  store float %259, ptr %241, align 4, !tbaa !7
  br label %260

260:                                              ; preds = %247, %249
  %261 = add nuw nsw i32 %238, 1
  %262 = icmp eq i32 %261, 16
  %263 = add i32 %237, 1
  br i1 %262, label %348, label %236, !llvm.loop !14

264:                                              ; preds = %264, %245
  %265 = phi i32 [ 0, %245 ], [ %283, %264 ]
  %266 = phi float [ %242, %245 ], [ %282, %264 ]
  %267 = phi i32 [ 0, %245 ], [ %284, %264 ]
  %268 = zext nneg i32 %265 to i64
  %269 = getelementptr inbounds nuw float, ptr %240, i64 %268
  %270 = load float, ptr %269, align 4, !tbaa !7
  %271 = getelementptr inbounds nuw [16 x float], ptr %235, i64 %268
  %272 = load float, ptr %271, align 4, !tbaa !7
  %273 = fmul contract float %270, %272
  %274 = fsub contract float %266, %273
  store float %274, ptr %241, align 4, !tbaa !7
  %275 = or disjoint i32 %265, 1
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw float, ptr %240, i64 %276
  %278 = load float, ptr %277, align 4, !tbaa !7
  %279 = getelementptr inbounds nuw [16 x float], ptr %235, i64 %276
  %280 = load float, ptr %279, align 4, !tbaa !7
  %281 = fmul contract float %278, %280
  %282 = fsub contract float %274, %281
  store float %282, ptr %241, align 4, !tbaa !7
  %283 = add nuw nsw i32 %265, 2
  %284 = add i32 %267, 2
  %285 = icmp eq i32 %284, %246
  br i1 %285, label %247, label %264, !llvm.loop !15

286:                                              ; preds = %232
  %287 = getelementptr [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %233
  %288 = getelementptr i8, ptr %287, i64 -1024
  br label %289

289:                                              ; preds = %286, %316
  %290 = phi i32 [ 0, %286 ], [ %324, %316 ]
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %294

292:                                              ; preds = %289
  %293 = load float, ptr %288, align 4, !tbaa !7
  br label %316

294:                                              ; preds = %289
  %295 = zext nneg i32 %290 to i64
  %296 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %295
  %297 = getelementptr inbounds nuw float, ptr %288, i64 %295
  %298 = load float, ptr %297, align 4, !tbaa !7
  %299 = and i32 %290, 1
  %300 = icmp eq i32 %290, 1
  br i1 %300, label %305, label %301

301:                                              ; preds = %294
  %302 = and i32 %290, 2147483646
  br label %326

303:                                              ; preds = %326
  %304 = icmp eq i32 %299, 0
  br i1 %304, label %316, label %305

305:                                              ; preds = %303, %294
  %306 = phi float [ %298, %294 ], [ %344, %303 ]
  %307 = phi i32 [ 0, %294 ], [ %345, %303 ]
  %308 = icmp ne i32 %299, 0
  tail call void @llvm.assume(i1 %308)
  %309 = zext nneg i32 %307 to i64
  %310 = getelementptr inbounds nuw float, ptr %288, i64 %309
  %311 = load float, ptr %310, align 4, !tbaa !7
  %312 = getelementptr inbounds nuw [16 x float], ptr %296, i64 %309
  %313 = load float, ptr %312, align 4, !tbaa !7
  %314 = fmul contract float %311, %313
  %315 = fsub contract float %306, %314
  store float %315, ptr %297, align 4, !tbaa !7
  br label %316

316:                                              ; preds = %305, %303, %292
  %317 = phi i64 [ 0, %292 ], [ %295, %303 ], [ %295, %305 ]
  %318 = phi float [ %293, %292 ], [ %344, %303 ], [ %315, %305 ]
  %319 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 %317
  %320 = getelementptr inbounds nuw float, ptr %319, i64 %317
  %321 = load float, ptr %320, align 4, !tbaa !7
  %322 = getelementptr inbounds nuw float, ptr %288, i64 %317
  %323 = fdiv contract float %318, %321
  store float %323, ptr %322, align 4, !tbaa !7
  %324 = add nuw nsw i32 %290, 1
  %325 = icmp eq i32 %324, 16
  br i1 %325, label %348, label %289, !llvm.loop !16

326:                                              ; preds = %326, %301
  %327 = phi float [ %298, %301 ], [ %344, %326 ]
  %328 = phi i32 [ 0, %301 ], [ %345, %326 ]
  %329 = phi i32 [ 0, %301 ], [ %346, %326 ]
  %330 = zext nneg i32 %328 to i64
  %331 = getelementptr inbounds nuw float, ptr %288, i64 %330
  %332 = load float, ptr %331, align 4, !tbaa !7
  %333 = getelementptr inbounds nuw [16 x float], ptr %296, i64 %330
  %334 = load float, ptr %333, align 4, !tbaa !7
  %335 = fmul contract float %332, %334
  %336 = fsub contract float %327, %335
  store float %336, ptr %297, align 4, !tbaa !7
  %337 = or disjoint i32 %328, 1
  %338 = zext nneg i32 %337 to i64
  %339 = getelementptr inbounds nuw float, ptr %288, i64 %338
  %340 = load float, ptr %339, align 4, !tbaa !7
  %341 = getelementptr inbounds nuw [16 x float], ptr %296, i64 %338
  %342 = load float, ptr %341, align 4, !tbaa !7
  %343 = fmul contract float %340, %342
  %344 = fsub contract float %336, %343
  store float %344, ptr %297, align 4, !tbaa !7
  %345 = add nuw nsw i32 %328, 2
  %346 = add i32 %329, 2
  %347 = icmp eq i32 %346, %302
  br i1 %347, label %303, label %326, !llvm.loop !17

348:                                              ; preds = %316, %260
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %349, label %445

349:                                              ; preds = %348
  %350 = add i32 %1, 1
  %351 = mul i32 %2, %350
  %352 = zext nneg i32 %7 to i64
  %353 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 %352
  %354 = or disjoint i32 %6, %7
  %355 = add i32 %354, %351
  %356 = getelementptr inbounds nuw i8, ptr %353, i64 64
  %357 = load float, ptr %356, align 4, !tbaa !7
  %358 = add i32 %355, %1
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds float, ptr %0, i64 %359
  store float %357, ptr %360, align 4, !tbaa !7
  %361 = getelementptr inbounds nuw i8, ptr %353, i64 128
  %362 = load float, ptr %361, align 4, !tbaa !7
  %363 = shl nsw i32 %1, 1
  %364 = add i32 %355, %363
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds float, ptr %0, i64 %365
  store float %362, ptr %366, align 4, !tbaa !7
  %367 = getelementptr inbounds nuw i8, ptr %353, i64 192
  %368 = load float, ptr %367, align 4, !tbaa !7
  %369 = mul nsw i32 %1, 3
  %370 = add i32 %355, %369
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds float, ptr %0, i64 %371
  store float %368, ptr %372, align 4, !tbaa !7
  %373 = getelementptr inbounds nuw i8, ptr %353, i64 256
  %374 = load float, ptr %373, align 4, !tbaa !7
  %375 = shl nsw i32 %1, 2
  %376 = add i32 %355, %375
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds float, ptr %0, i64 %377
  store float %374, ptr %378, align 4, !tbaa !7
  %379 = getelementptr inbounds nuw i8, ptr %353, i64 320
  %380 = load float, ptr %379, align 4, !tbaa !7
  %381 = mul nsw i32 %1, 5
  %382 = add i32 %355, %381
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds float, ptr %0, i64 %383
  store float %380, ptr %384, align 4, !tbaa !7
  %385 = getelementptr inbounds nuw i8, ptr %353, i64 384
  %386 = load float, ptr %385, align 4, !tbaa !7
  %387 = mul nsw i32 %1, 6
  %388 = add i32 %355, %387
  %389 = sext i32 %388 to i64
  %390 = getelementptr inbounds float, ptr %0, i64 %389
  store float %386, ptr %390, align 4, !tbaa !7
  %391 = getelementptr inbounds nuw i8, ptr %353, i64 448
  %392 = load float, ptr %391, align 4, !tbaa !7
  %393 = mul nsw i32 %1, 7
  %394 = add i32 %355, %393
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds float, ptr %0, i64 %395
  store float %392, ptr %396, align 4, !tbaa !7
  %397 = getelementptr inbounds nuw i8, ptr %353, i64 512
  %398 = load float, ptr %397, align 4, !tbaa !7
  %399 = shl nsw i32 %1, 3
  %400 = add i32 %355, %399
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds float, ptr %0, i64 %401
  store float %398, ptr %402, align 4, !tbaa !7
  %403 = getelementptr inbounds nuw i8, ptr %353, i64 576
  %404 = load float, ptr %403, align 4, !tbaa !7
  %405 = mul nsw i32 %1, 9
  %406 = add i32 %355, %405
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds float, ptr %0, i64 %407
  store float %404, ptr %408, align 4, !tbaa !7
  %409 = getelementptr inbounds nuw i8, ptr %353, i64 640
  %410 = load float, ptr %409, align 4, !tbaa !7
  %411 = mul nsw i32 %1, 10
  %412 = add i32 %355, %411
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds float, ptr %0, i64 %413
  store float %410, ptr %414, align 4, !tbaa !7
  %415 = getelementptr inbounds nuw i8, ptr %353, i64 704
  %416 = load float, ptr %415, align 4, !tbaa !7
  %417 = mul nsw i32 %1, 11
  %418 = add i32 %355, %417
  %419 = sext i32 %418 to i64
  %420 = getelementptr inbounds float, ptr %0, i64 %419
  store float %416, ptr %420, align 4, !tbaa !7
  %421 = getelementptr inbounds nuw i8, ptr %353, i64 768
  %422 = load float, ptr %421, align 4, !tbaa !7
  %423 = mul nsw i32 %1, 12
  %424 = add i32 %355, %423
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds float, ptr %0, i64 %425
  store float %422, ptr %426, align 4, !tbaa !7
  %427 = getelementptr inbounds nuw i8, ptr %353, i64 832
  %428 = load float, ptr %427, align 4, !tbaa !7
  %429 = mul nsw i32 %1, 13
  %430 = add i32 %355, %429
  %431 = sext i32 %430 to i64
  %432 = getelementptr inbounds float, ptr %0, i64 %431
  store float %428, ptr %432, align 4, !tbaa !7
  %433 = getelementptr inbounds nuw i8, ptr %353, i64 896
  %434 = load float, ptr %433, align 4, !tbaa !7
  %435 = mul nsw i32 %1, 14
  %436 = add i32 %355, %435
  %437 = sext i32 %436 to i64
  %438 = getelementptr inbounds float, ptr %0, i64 %437
  store float %434, ptr %438, align 4, !tbaa !7
  %439 = getelementptr inbounds nuw i8, ptr %353, i64 960
  %440 = load float, ptr %439, align 4, !tbaa !7
  %441 = mul nsw i32 %1, 15
  %442 = add i32 %355, %441
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds float, ptr %0, i64 %443
  store float %440, ptr %444, align 4, !tbaa !7
  br label %472

445:                                              ; preds = %348
  %446 = add nsw i32 %7, -16
  %447 = add nsw i32 %2, %6
  %448 = zext nneg i32 %446 to i64
  %449 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 %448
  %450 = add i32 %2, %446
  br label %451

451:                                              ; preds = %451, %445
  %452 = phi i32 [ 0, %445 ], [ %470, %451 ]
  %453 = zext nneg i32 %452 to i64
  %454 = getelementptr [16 x float], ptr %449, i64 %453
  %455 = load float, ptr %454, align 4, !tbaa !7
  %456 = add i32 %447, %452
  %457 = mul i32 %456, %1
  %458 = add i32 %450, %457
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds float, ptr %0, i64 %459
  store float %455, ptr %460, align 4, !tbaa !7
  %461 = or disjoint i32 %452, 1
  %462 = zext nneg i32 %461 to i64
  %463 = getelementptr [16 x float], ptr %449, i64 %462
  %464 = load float, ptr %463, align 4, !tbaa !7
  %465 = add i32 %447, %461
  %466 = mul i32 %465, %1
  %467 = add i32 %450, %466
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds float, ptr %0, i64 %468
  store float %464, ptr %469, align 4, !tbaa !7
  %470 = add nuw nsw i32 %452, 2
  %471 = icmp eq i32 %470, 16
  br i1 %471, label %472, label %451, !llvm.loop !18

472:                                              ; preds = %451, %349
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11lu_internalPfii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 4
  %10 = add i32 %2, 16
  %11 = add i32 %10, %9
  %12 = add nsw i32 %2, %5
  %13 = mul nsw i32 %12, %1
  %14 = add i32 %11, %4
  %15 = add i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %19
  %21 = zext nneg i32 %4 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  store float %18, ptr %22, align 4, !tbaa !7
  %23 = add i32 %10, %5
  %24 = add i32 %23, %7
  %25 = mul nsw i32 %24, %1
  %26 = add i32 %25, %4
  %27 = add i32 %26, %2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3col to ptr), i64 %19
  %32 = getelementptr inbounds nuw float, ptr %31, i64 %21
  store float %30, ptr %32, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 %21
  %34 = load float, ptr %31, align 4, !tbaa !7
  %35 = load float, ptr %33, align 4, !tbaa !7
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %36, 0.000000e+00
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = fmul contract float %39, %41
  %43 = fadd contract float %37, %42
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %45 = load float, ptr %44, align 4, !tbaa !7
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %43, %48
  %50 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %51 = load float, ptr %50, align 4, !tbaa !7
  %52 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %49, %54
  %56 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = fmul contract float %57, %59
  %61 = fadd contract float %55, %60
  %62 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = fmul contract float %63, %65
  %67 = fadd contract float %61, %66
  %68 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %69 = load float, ptr %68, align 4, !tbaa !7
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %71 = load float, ptr %70, align 4, !tbaa !7
  %72 = fmul contract float %69, %71
  %73 = fadd contract float %67, %72
  %74 = getelementptr inbounds nuw i8, ptr %31, i64 28
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %73, %78
  %80 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %83 = load float, ptr %82, align 4, !tbaa !7
  %84 = fmul contract float %81, %83
  %85 = fadd contract float %79, %84
  %86 = getelementptr inbounds nuw i8, ptr %31, i64 36
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = getelementptr inbounds nuw i8, ptr %33, i64 576
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = fmul contract float %87, %89
  %91 = fadd contract float %85, %90
  %92 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %95 = load float, ptr %94, align 4, !tbaa !7
  %96 = fmul contract float %93, %95
  %97 = fadd contract float %91, %96
  %98 = getelementptr inbounds nuw i8, ptr %31, i64 44
  %99 = load float, ptr %98, align 4, !tbaa !7
  %100 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = fmul contract float %99, %101
  %103 = fadd contract float %97, %102
  %104 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %105 = load float, ptr %104, align 4, !tbaa !7
  %106 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %107 = load float, ptr %106, align 4, !tbaa !7
  %108 = fmul contract float %105, %107
  %109 = fadd contract float %103, %108
  %110 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %111 = load float, ptr %110, align 4, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %113 = load float, ptr %112, align 4, !tbaa !7
  %114 = fmul contract float %111, %113
  %115 = fadd contract float %109, %114
  %116 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %117 = load float, ptr %116, align 4, !tbaa !7
  %118 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %119 = load float, ptr %118, align 4, !tbaa !7
  %120 = fmul contract float %117, %119
  %121 = fadd contract float %115, %120
  %122 = getelementptr inbounds nuw i8, ptr %31, i64 60
  %123 = load float, ptr %122, align 4, !tbaa !7
  %124 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %125 = load float, ptr %124, align 4, !tbaa !7
  %126 = fmul contract float %123, %125
  %127 = fadd contract float %121, %126
  %128 = add i32 %14, %25
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %0, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !7
  %132 = fsub contract float %131, %127
  store float %132, ptr %130, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
