; ModuleID = 'register_matmul.cu'
source_filename = "register_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16matmul_registersPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ16matmul_registersPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As = internal unnamed_addr addrspace(3) global [32 x [17 x float]] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs = internal unnamed_addr addrspace(3) global [16 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16matmul_registersPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [64 x float], align 4
  %8 = alloca [8 x float], align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 7
  %11 = and i32 %9, 1016
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 6
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 6
  %16 = mul i32 %4, %13
  %17 = add i32 %16, %15
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %18
  %20 = lshr i32 %9, 3
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = lshr i32 %21, 3
  %23 = lshr i32 %9, 6
  %24 = and i32 %9, 63
  %25 = lshr i32 %21, 6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %7, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %6
  %28 = shl nuw nsw i32 %10, 3
  br label %64

29:                                               ; preds = %6
  %30 = zext i32 %15 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = mul i32 %5, %13
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %33
  %35 = shl nsw i32 %4, 3
  %36 = sext i32 %35 to i64
  %37 = shl nuw nsw i32 %10, 3
  %38 = shl nuw nsw i32 %11, 3
  %39 = shl nuw nsw i32 %11, 3
  %40 = or disjoint i32 %39, 8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %42 = shl nuw nsw i32 %11, 3
  %43 = or disjoint i32 %42, 16
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %45 = shl nuw nsw i32 %11, 3
  %46 = or disjoint i32 %45, 24
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %48 = shl nuw nsw i32 %11, 3
  %49 = or disjoint i32 %48, 32
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %51 = shl nuw nsw i32 %11, 3
  %52 = or disjoint i32 %51, 40
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %54 = shl nuw nsw i32 %11, 3
  %55 = or disjoint i32 %54, 48
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %57 = shl nuw nsw i32 %9, 3
  %58 = or i32 %57, 56
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 28
  br label %60

60:                                               ; preds = %29, %162
  %61 = phi i32 [ 0, %29 ], [ %165, %162 ]
  %62 = phi ptr [ %34, %29 ], [ %163, %162 ]
  %63 = phi ptr [ %31, %29 ], [ %164, %162 ]
  br label %66

64:                                               ; preds = %162, %27
  %65 = phi i32 [ %28, %27 ], [ %37, %162 ]
  br label %225

66:                                               ; preds = %60, %66
  %67 = phi i32 [ 0, %60 ], [ %78, %66 ]
  %68 = add nuw nsw i32 %67, %20
  %69 = mul nuw nsw i32 %68, %5
  %70 = add nuw nsw i32 %69, %10
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %62, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = shl nuw nsw i32 %68, 3
  %75 = or disjoint i32 %74, %10
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %76
  store float %73, ptr %77, align 4, !tbaa !7
  %78 = add nuw nsw i32 %67, %22
  %79 = icmp samesign ult i32 %78, 64
  br i1 %79, label %66, label %81, !llvm.loop !9

80:                                               ; preds = %81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %95

81:                                               ; preds = %66, %81
  %82 = phi i32 [ %93, %81 ], [ 0, %66 ]
  %83 = add nuw nsw i32 %82, %23
  %84 = mul nsw i32 %83, %4
  %85 = add nsw i32 %84, %24
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %63, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !7
  %89 = shl nuw nsw i32 %83, 6
  %90 = or disjoint i32 %89, %24
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %91
  store float %88, ptr %92, align 4, !tbaa !7
  %93 = add nuw nsw i32 %82, %25
  %94 = icmp samesign ult i32 %93, 8
  br i1 %94, label %81, label %80, !llvm.loop !11

95:                                               ; preds = %80, %222
  %96 = phi i32 [ 0, %80 ], [ %223, %222 ]
  %97 = add nuw nsw i32 %38, %96
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !7
  store float %100, ptr %8, align 4, !tbaa !7
  %101 = add nuw nsw i32 %40, %96
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !7
  store float %104, ptr %41, align 4, !tbaa !7
  %105 = add nuw nsw i32 %43, %96
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !7
  store float %108, ptr %44, align 4, !tbaa !7
  %109 = add nuw nsw i32 %46, %96
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !7
  store float %112, ptr %47, align 4, !tbaa !7
  %113 = add nuw nsw i32 %49, %96
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !7
  store float %116, ptr %50, align 4, !tbaa !7
  %117 = add nuw nsw i32 %52, %96
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !7
  store float %120, ptr %53, align 4, !tbaa !7
  %121 = add nuw nsw i32 %55, %96
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !7
  store float %124, ptr %56, align 4, !tbaa !7
  %125 = add nuw nsw i32 %58, %96
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !7
  store float %128, ptr %59, align 4, !tbaa !7
  %129 = shl nuw nsw i32 %96, 6
  %130 = or disjoint i32 %129, %37
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !7
  %134 = zext nneg i32 %130 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %134
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %137 = load float, ptr %136, align 4, !tbaa !7
  %138 = zext nneg i32 %130 to i64
  %139 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = load float, ptr %140, align 4, !tbaa !7
  %142 = zext nneg i32 %130 to i64
  %143 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 12
  %145 = load float, ptr %144, align 4, !tbaa !7
  %146 = zext nneg i32 %130 to i64
  %147 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load float, ptr %148, align 4, !tbaa !7
  %150 = zext nneg i32 %130 to i64
  %151 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 20
  %153 = load float, ptr %152, align 4, !tbaa !7
  %154 = zext nneg i32 %130 to i64
  %155 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %157 = load float, ptr %156, align 4, !tbaa !7
  %158 = zext nneg i32 %130 to i64
  %159 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 28
  %161 = load float, ptr %160, align 4, !tbaa !7
  br label %167

162:                                              ; preds = %222
  %163 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %164 = getelementptr inbounds float, ptr %63, i64 %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = add nuw nsw i32 %61, 8
  %166 = icmp slt i32 %165, %5
  br i1 %166, label %60, label %64, !llvm.loop !12

167:                                              ; preds = %95, %167
  %168 = phi i32 [ %220, %167 ], [ 0, %95 ]
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw float, ptr %8, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !7
  %172 = shl nuw nsw i32 %168, 3
  %173 = fmul contract float %171, %133
  %174 = zext nneg i32 %172 to i64
  %175 = getelementptr inbounds nuw float, ptr %7, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !7
  %177 = fadd contract float %176, %173
  store float %177, ptr %175, align 4, !tbaa !7
  %178 = fmul contract float %171, %137
  %179 = zext nneg i32 %172 to i64
  %180 = getelementptr inbounds nuw float, ptr %7, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %182 = load float, ptr %181, align 4, !tbaa !7
  %183 = fadd contract float %182, %178
  store float %183, ptr %181, align 4, !tbaa !7
  %184 = fmul contract float %171, %141
  %185 = zext nneg i32 %172 to i64
  %186 = getelementptr inbounds nuw float, ptr %7, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %188 = load float, ptr %187, align 4, !tbaa !7
  %189 = fadd contract float %188, %184
  store float %189, ptr %187, align 4, !tbaa !7
  %190 = fmul contract float %171, %145
  %191 = zext nneg i32 %172 to i64
  %192 = getelementptr inbounds nuw float, ptr %7, i64 %191
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 12
  %194 = load float, ptr %193, align 4, !tbaa !7
  %195 = fadd contract float %194, %190
  store float %195, ptr %193, align 4, !tbaa !7
  %196 = fmul contract float %171, %149
  %197 = zext nneg i32 %172 to i64
  %198 = getelementptr inbounds nuw float, ptr %7, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 16
  %200 = load float, ptr %199, align 4, !tbaa !7
  %201 = fadd contract float %200, %196
  store float %201, ptr %199, align 4, !tbaa !7
  %202 = fmul contract float %171, %153
  %203 = zext nneg i32 %172 to i64
  %204 = getelementptr inbounds nuw float, ptr %7, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 20
  %206 = load float, ptr %205, align 4, !tbaa !7
  %207 = fadd contract float %206, %202
  store float %207, ptr %205, align 4, !tbaa !7
  %208 = fmul contract float %171, %157
  %209 = zext nneg i32 %172 to i64
  %210 = getelementptr inbounds nuw float, ptr %7, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 24
  %212 = load float, ptr %211, align 4, !tbaa !7
  %213 = fadd contract float %212, %208
  store float %213, ptr %211, align 4, !tbaa !7
  %214 = fmul contract float %171, %161
  %215 = zext nneg i32 %172 to i64
  %216 = getelementptr inbounds nuw float, ptr %7, i64 %215
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 28
  %218 = load float, ptr %217, align 4, !tbaa !7
  %219 = fadd contract float %218, %214
  store float %219, ptr %217, align 4, !tbaa !7
  %220 = add nuw nsw i32 %168, 1
  %221 = icmp eq i32 %220, 8
  br i1 %221, label %222, label %167, !llvm.loop !13

222:                                              ; preds = %167
  %223 = add nuw nsw i32 %96, 1
  %224 = icmp eq i32 %223, 8
  br i1 %224, label %162, label %95, !llvm.loop !14

225:                                              ; preds = %64, %225
  %226 = phi i32 [ 0, %64 ], [ %285, %225 ]
  %227 = shl nuw nsw i32 %226, 3
  %228 = add nuw nsw i32 %226, %11
  %229 = mul nsw i32 %228, %4
  %230 = add nsw i32 %229, %65
  %231 = zext nneg i32 %227 to i64
  %232 = getelementptr inbounds nuw float, ptr %7, i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !7
  %234 = sext i32 %230 to i64
  %235 = getelementptr inbounds float, ptr %19, i64 %234
  store float %233, ptr %235, align 4, !tbaa !7
  %236 = zext nneg i32 %227 to i64
  %237 = getelementptr inbounds nuw float, ptr %7, i64 %236
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 4
  %239 = load float, ptr %238, align 4, !tbaa !7
  %240 = sext i32 %230 to i64
  %241 = getelementptr float, ptr %19, i64 %240
  %242 = getelementptr i8, ptr %241, i64 4
  store float %239, ptr %242, align 4, !tbaa !7
  %243 = zext nneg i32 %227 to i64
  %244 = getelementptr inbounds nuw float, ptr %7, i64 %243
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 8
  %246 = load float, ptr %245, align 4, !tbaa !7
  %247 = sext i32 %230 to i64
  %248 = getelementptr float, ptr %19, i64 %247
  %249 = getelementptr i8, ptr %248, i64 8
  store float %246, ptr %249, align 4, !tbaa !7
  %250 = zext nneg i32 %227 to i64
  %251 = getelementptr inbounds nuw float, ptr %7, i64 %250
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 12
  %253 = load float, ptr %252, align 4, !tbaa !7
  %254 = sext i32 %230 to i64
  %255 = getelementptr float, ptr %19, i64 %254
  %256 = getelementptr i8, ptr %255, i64 12
  store float %253, ptr %256, align 4, !tbaa !7
  %257 = zext nneg i32 %227 to i64
  %258 = getelementptr inbounds nuw float, ptr %7, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %260 = load float, ptr %259, align 4, !tbaa !7
  %261 = sext i32 %230 to i64
  %262 = getelementptr float, ptr %19, i64 %261
  %263 = getelementptr i8, ptr %262, i64 16
  store float %260, ptr %263, align 4, !tbaa !7
  %264 = zext nneg i32 %227 to i64
  %265 = getelementptr inbounds nuw float, ptr %7, i64 %264
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 20
  %267 = load float, ptr %266, align 4, !tbaa !7
  %268 = sext i32 %230 to i64
  %269 = getelementptr float, ptr %19, i64 %268
  %270 = getelementptr i8, ptr %269, i64 20
  store float %267, ptr %270, align 4, !tbaa !7
  %271 = zext nneg i32 %227 to i64
  %272 = getelementptr inbounds nuw float, ptr %7, i64 %271
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %274 = load float, ptr %273, align 4, !tbaa !7
  %275 = sext i32 %230 to i64
  %276 = getelementptr float, ptr %19, i64 %275
  %277 = getelementptr i8, ptr %276, i64 24
  store float %274, ptr %277, align 4, !tbaa !7
  %278 = zext nneg i32 %227 to i64
  %279 = getelementptr inbounds nuw float, ptr %7, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 28
  %281 = load float, ptr %280, align 4, !tbaa !7
  %282 = sext i32 %230 to i64
  %283 = getelementptr float, ptr %19, i64 %282
  %284 = getelementptr i8, ptr %283, i64 28
  store float %281, ptr %284, align 4, !tbaa !7
  %285 = add nuw nsw i32 %226, 1
  %286 = icmp eq i32 %285, 8
  br i1 %286, label %287, label %225, !llvm.loop !15

287:                                              ; preds = %225
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z24matmul_registers_guardedPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = add nuw nsw i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 5
  %14 = add i32 %13, %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %113

16:                                               ; preds = %6
  %17 = zext nneg i32 %7 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %17
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %19
  %21 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 %19
  %22 = getelementptr i8, ptr %21, i64 1088
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 %17
  %24 = icmp slt i32 %11, %3
  %25 = mul nuw nsw i32 %11, %5
  %26 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %19
  %27 = icmp slt i32 %14, %4
  %28 = getelementptr inbounds nuw float, ptr %20, i64 %17
  %29 = add nuw nsw i32 %11, 16
  %30 = add nsw i32 %14, 16
  %31 = icmp slt i32 %29, %3
  %32 = mul nuw nsw i32 %29, %5
  %33 = zext nneg i32 %8 to i64
  %34 = getelementptr inbounds nuw [17 x float], ptr %18, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1088
  %36 = icmp slt i32 %30, %4
  %37 = zext nneg i32 %7 to i64
  %38 = getelementptr inbounds nuw float, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %40 = getelementptr i8, ptr %23, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %42 = getelementptr i8, ptr %21, i64 1092
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 132
  %44 = getelementptr i8, ptr %23, i64 196
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %46 = getelementptr i8, ptr %21, i64 1096
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 264
  %48 = getelementptr i8, ptr %23, i64 328
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %50 = getelementptr i8, ptr %21, i64 1100
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 396
  %52 = getelementptr i8, ptr %23, i64 460
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %54 = getelementptr i8, ptr %21, i64 1104
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 528
  %56 = getelementptr i8, ptr %23, i64 592
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %58 = getelementptr i8, ptr %21, i64 1108
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 660
  %60 = getelementptr i8, ptr %23, i64 724
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %62 = getelementptr i8, ptr %21, i64 1112
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 792
  %64 = getelementptr i8, ptr %23, i64 856
  %65 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %66 = getelementptr i8, ptr %21, i64 1116
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 924
  %68 = getelementptr i8, ptr %23, i64 988
  %69 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %70 = getelementptr i8, ptr %21, i64 1120
  %71 = getelementptr inbounds nuw i8, ptr %23, i64 1056
  %72 = getelementptr i8, ptr %23, i64 1120
  %73 = getelementptr inbounds nuw i8, ptr %21, i64 36
  %74 = getelementptr i8, ptr %21, i64 1124
  %75 = getelementptr inbounds nuw i8, ptr %23, i64 1188
  %76 = getelementptr i8, ptr %23, i64 1252
  %77 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %78 = getelementptr i8, ptr %21, i64 1128
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 1320
  %80 = getelementptr i8, ptr %23, i64 1384
  %81 = getelementptr inbounds nuw i8, ptr %21, i64 44
  %82 = getelementptr i8, ptr %21, i64 1132
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 1452
  %84 = getelementptr i8, ptr %23, i64 1516
  %85 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %86 = getelementptr i8, ptr %21, i64 1136
  %87 = getelementptr inbounds nuw i8, ptr %23, i64 1584
  %88 = getelementptr i8, ptr %23, i64 1648
  %89 = getelementptr inbounds nuw i8, ptr %21, i64 52
  %90 = getelementptr i8, ptr %21, i64 1140
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 1716
  %92 = getelementptr i8, ptr %23, i64 1780
  %93 = getelementptr inbounds nuw i8, ptr %21, i64 56
  %94 = getelementptr i8, ptr %21, i64 1144
  %95 = getelementptr inbounds nuw i8, ptr %23, i64 1848
  %96 = getelementptr i8, ptr %23, i64 1912
  %97 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %98 = getelementptr i8, ptr %21, i64 1148
  %99 = getelementptr inbounds nuw i8, ptr %23, i64 1980
  %100 = getelementptr i8, ptr %23, i64 2044
  br label %101

101:                                              ; preds = %16, %152
  %102 = phi float [ 0.000000e+00, %16 ], [ %345, %152 ]
  %103 = phi float [ 0.000000e+00, %16 ], [ %343, %152 ]
  %104 = phi float [ 0.000000e+00, %16 ], [ %341, %152 ]
  %105 = phi i32 [ 0, %16 ], [ %346, %152 ]
  %106 = phi float [ 0.000000e+00, %16 ], [ %339, %152 ]
  %107 = add nuw i32 %105, %7
  %108 = icmp slt i32 %107, %5
  %109 = add nuw nsw i32 %105, %8
  %110 = icmp slt i32 %109, %5
  %111 = mul nsw i32 %109, %4
  %112 = select i1 %24, i1 %108, i1 false
  br i1 %112, label %123, label %128

113:                                              ; preds = %152, %6
  %114 = phi float [ 0.000000e+00, %6 ], [ %341, %152 ]
  %115 = phi float [ 0.000000e+00, %6 ], [ %343, %152 ]
  %116 = phi float [ 0.000000e+00, %6 ], [ %345, %152 ]
  %117 = phi float [ 0.000000e+00, %6 ], [ %339, %152 ]
  %118 = icmp slt i32 %11, %3
  %119 = mul nsw i32 %11, %4
  %120 = add nsw i32 %119, %14
  %121 = icmp slt i32 %14, %4
  %122 = and i1 %118, %121
  br i1 %122, label %348, label %351

123:                                              ; preds = %101
  %124 = add i32 %107, %25
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !7
  br label %128

128:                                              ; preds = %101, %123
  %129 = phi contract float [ %127, %123 ], [ 0.000000e+00, %101 ]
  store float %129, ptr %26, align 4, !tbaa !7
  %130 = and i1 %110, %27
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = add nsw i32 %14, %111
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %1, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !7
  br label %136

136:                                              ; preds = %128, %131
  %137 = phi contract float [ %135, %131 ], [ 0.000000e+00, %128 ]
  store float %137, ptr %28, align 4, !tbaa !7
  %138 = select i1 %31, i1 %108, i1 false
  br i1 %138, label %139, label %144

139:                                              ; preds = %136
  %140 = add i32 %107, %32
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !7
  br label %144

144:                                              ; preds = %139, %136
  %145 = phi contract float [ %143, %139 ], [ 0.000000e+00, %136 ]
  store float %145, ptr %35, align 4, !tbaa !7
  %146 = select i1 %110, i1 %36, i1 false
  br i1 %146, label %147, label %152

147:                                              ; preds = %144
  %148 = add nsw i32 %30, %111
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %1, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !7
  br label %152

152:                                              ; preds = %147, %144
  %153 = phi contract float [ %151, %147 ], [ 0.000000e+00, %144 ]
  store float %153, ptr %39, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = load float, ptr %21, align 4, !tbaa !7
  %155 = load float, ptr %22, align 4, !tbaa !7
  %156 = load float, ptr %23, align 4, !tbaa !7
  %157 = load float, ptr %40, align 4, !tbaa !7
  %158 = fmul contract float %154, %156
  %159 = fadd contract float %158, %106
  %160 = fmul contract float %154, %157
  %161 = fadd contract float %160, %104
  %162 = fmul contract float %155, %156
  %163 = fadd contract float %162, %103
  %164 = fmul contract float %155, %157
  %165 = fadd contract float %164, %102
  %166 = load float, ptr %41, align 4, !tbaa !7
  %167 = load float, ptr %42, align 4, !tbaa !7
  %168 = load float, ptr %43, align 4, !tbaa !7
  %169 = load float, ptr %44, align 4, !tbaa !7
  %170 = fmul contract float %166, %168
  %171 = fadd contract float %170, %159
  %172 = fmul contract float %166, %169
  %173 = fadd contract float %172, %161
  %174 = fmul contract float %167, %168
  %175 = fadd contract float %174, %163
  %176 = fmul contract float %167, %169
  %177 = fadd contract float %176, %165
  %178 = load float, ptr %45, align 4, !tbaa !7
  %179 = load float, ptr %46, align 4, !tbaa !7
  %180 = load float, ptr %47, align 4, !tbaa !7
  %181 = load float, ptr %48, align 4, !tbaa !7
  %182 = fmul contract float %178, %180
  %183 = fadd contract float %182, %171
  %184 = fmul contract float %178, %181
  %185 = fadd contract float %184, %173
  %186 = fmul contract float %179, %180
  %187 = fadd contract float %186, %175
  %188 = fmul contract float %179, %181
  %189 = fadd contract float %188, %177
  %190 = load float, ptr %49, align 4, !tbaa !7
  %191 = load float, ptr %50, align 4, !tbaa !7
  %192 = load float, ptr %51, align 4, !tbaa !7
  %193 = load float, ptr %52, align 4, !tbaa !7
  %194 = fmul contract float %190, %192
  %195 = fadd contract float %194, %183
  %196 = fmul contract float %190, %193
  %197 = fadd contract float %196, %185
  %198 = fmul contract float %191, %192
  %199 = fadd contract float %198, %187
  %200 = fmul contract float %191, %193
  %201 = fadd contract float %200, %189
  %202 = load float, ptr %53, align 4, !tbaa !7
  %203 = load float, ptr %54, align 4, !tbaa !7
  %204 = load float, ptr %55, align 4, !tbaa !7
  %205 = load float, ptr %56, align 4, !tbaa !7
  %206 = fmul contract float %202, %204
  %207 = fadd contract float %206, %195
  %208 = fmul contract float %202, %205
  %209 = fadd contract float %208, %197
  %210 = fmul contract float %203, %204
  %211 = fadd contract float %210, %199
  %212 = fmul contract float %203, %205
  %213 = fadd contract float %212, %201
  %214 = load float, ptr %57, align 4, !tbaa !7
  %215 = load float, ptr %58, align 4, !tbaa !7
  %216 = load float, ptr %59, align 4, !tbaa !7
  %217 = load float, ptr %60, align 4, !tbaa !7
  %218 = fmul contract float %214, %216
  %219 = fadd contract float %218, %207
  %220 = fmul contract float %214, %217
  %221 = fadd contract float %220, %209
  %222 = fmul contract float %215, %216
  %223 = fadd contract float %222, %211
  %224 = fmul contract float %215, %217
  %225 = fadd contract float %224, %213
  %226 = load float, ptr %61, align 4, !tbaa !7
  %227 = load float, ptr %62, align 4, !tbaa !7
  %228 = load float, ptr %63, align 4, !tbaa !7
  %229 = load float, ptr %64, align 4, !tbaa !7
  %230 = fmul contract float %226, %228
  %231 = fadd contract float %230, %219
  %232 = fmul contract float %226, %229
  %233 = fadd contract float %232, %221
  %234 = fmul contract float %227, %228
  %235 = fadd contract float %234, %223
  %236 = fmul contract float %227, %229
  %237 = fadd contract float %236, %225
  %238 = load float, ptr %65, align 4, !tbaa !7
  %239 = load float, ptr %66, align 4, !tbaa !7
  %240 = load float, ptr %67, align 4, !tbaa !7
  %241 = load float, ptr %68, align 4, !tbaa !7
  %242 = fmul contract float %238, %240
  %243 = fadd contract float %242, %231
  %244 = fmul contract float %238, %241
  %245 = fadd contract float %244, %233
  %246 = fmul contract float %239, %240
  %247 = fadd contract float %246, %235
  %248 = fmul contract float %239, %241
  %249 = fadd contract float %248, %237
  %250 = load float, ptr %69, align 4, !tbaa !7
  %251 = load float, ptr %70, align 4, !tbaa !7
  %252 = load float, ptr %71, align 4, !tbaa !7
  %253 = load float, ptr %72, align 4, !tbaa !7
  %254 = fmul contract float %250, %252
  %255 = fadd contract float %254, %243
  %256 = fmul contract float %250, %253
  %257 = fadd contract float %256, %245
  %258 = fmul contract float %251, %252
  %259 = fadd contract float %258, %247
  %260 = fmul contract float %251, %253
  %261 = fadd contract float %260, %249
  %262 = load float, ptr %73, align 4, !tbaa !7
  %263 = load float, ptr %74, align 4, !tbaa !7
  %264 = load float, ptr %75, align 4, !tbaa !7
  %265 = load float, ptr %76, align 4, !tbaa !7
  %266 = fmul contract float %262, %264
  %267 = fadd contract float %266, %255
  %268 = fmul contract float %262, %265
  %269 = fadd contract float %268, %257
  %270 = fmul contract float %263, %264
  %271 = fadd contract float %270, %259
  %272 = fmul contract float %263, %265
  %273 = fadd contract float %272, %261
  %274 = load float, ptr %77, align 4, !tbaa !7
  %275 = load float, ptr %78, align 4, !tbaa !7
  %276 = load float, ptr %79, align 4, !tbaa !7
  %277 = load float, ptr %80, align 4, !tbaa !7
  %278 = fmul contract float %274, %276
  %279 = fadd contract float %278, %267
  %280 = fmul contract float %274, %277
  %281 = fadd contract float %280, %269
  %282 = fmul contract float %275, %276
  %283 = fadd contract float %282, %271
  %284 = fmul contract float %275, %277
  %285 = fadd contract float %284, %273
  %286 = load float, ptr %81, align 4, !tbaa !7
  %287 = load float, ptr %82, align 4, !tbaa !7
  %288 = load float, ptr %83, align 4, !tbaa !7
  %289 = load float, ptr %84, align 4, !tbaa !7
  %290 = fmul contract float %286, %288
  %291 = fadd contract float %290, %279
  %292 = fmul contract float %286, %289
  %293 = fadd contract float %292, %281
  %294 = fmul contract float %287, %288
  %295 = fadd contract float %294, %283
  %296 = fmul contract float %287, %289
  %297 = fadd contract float %296, %285
  %298 = load float, ptr %85, align 4, !tbaa !7
  %299 = load float, ptr %86, align 4, !tbaa !7
  %300 = load float, ptr %87, align 4, !tbaa !7
  %301 = load float, ptr %88, align 4, !tbaa !7
  %302 = fmul contract float %298, %300
  %303 = fadd contract float %302, %291
  %304 = fmul contract float %298, %301
  %305 = fadd contract float %304, %293
  %306 = fmul contract float %299, %300
  %307 = fadd contract float %306, %295
  %308 = fmul contract float %299, %301
  %309 = fadd contract float %308, %297
  %310 = load float, ptr %89, align 4, !tbaa !7
  %311 = load float, ptr %90, align 4, !tbaa !7
  %312 = load float, ptr %91, align 4, !tbaa !7
  %313 = load float, ptr %92, align 4, !tbaa !7
  %314 = fmul contract float %310, %312
  %315 = fadd contract float %314, %303
  %316 = fmul contract float %310, %313
  %317 = fadd contract float %316, %305
  %318 = fmul contract float %311, %312
  %319 = fadd contract float %318, %307
  %320 = fmul contract float %311, %313
  %321 = fadd contract float %320, %309
  %322 = load float, ptr %93, align 4, !tbaa !7
  %323 = load float, ptr %94, align 4, !tbaa !7
  %324 = load float, ptr %95, align 4, !tbaa !7
  %325 = load float, ptr %96, align 4, !tbaa !7
  %326 = fmul contract float %322, %324
  %327 = fadd contract float %326, %315
  %328 = fmul contract float %322, %325
  %329 = fadd contract float %328, %317
  %330 = fmul contract float %323, %324
  %331 = fadd contract float %330, %319
  %332 = fmul contract float %323, %325
  %333 = fadd contract float %332, %321
  %334 = load float, ptr %97, align 4, !tbaa !7
  %335 = load float, ptr %98, align 4, !tbaa !7
  %336 = load float, ptr %99, align 4, !tbaa !7
  %337 = load float, ptr %100, align 4, !tbaa !7
  %338 = fmul contract float %334, %336
  %339 = fadd contract float %338, %327
  %340 = fmul contract float %334, %337
  %341 = fadd contract float %340, %329
  %342 = fmul contract float %335, %336
  %343 = fadd contract float %342, %331
  %344 = fmul contract float %335, %337
  %345 = fadd contract float %344, %333
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %346 = add nuw nsw i32 %105, 16
  %347 = icmp slt i32 %346, %5
  br i1 %347, label %101, label %113, !llvm.loop !16

348:                                              ; preds = %113
  %349 = sext i32 %120 to i64
  %350 = getelementptr inbounds float, ptr %2, i64 %349
  store float %117, ptr %350, align 4, !tbaa !7
  br label %351

351:                                              ; preds = %113, %348
  %352 = add nsw i32 %14, 16
  %353 = icmp slt i32 %352, %4
  %354 = select i1 %118, i1 %353, i1 false
  br i1 %354, label %355, label %359

355:                                              ; preds = %351
  %356 = sext i32 %120 to i64
  %357 = getelementptr float, ptr %2, i64 %356
  %358 = getelementptr i8, ptr %357, i64 64
  store float %114, ptr %358, align 4, !tbaa !7
  br label %359

359:                                              ; preds = %355, %351
  %360 = add nuw nsw i32 %11, 16
  %361 = icmp slt i32 %360, %3
  %362 = mul nsw i32 %360, %4
  %363 = add nsw i32 %362, %14
  %364 = icmp slt i32 %14, %4
  %365 = and i1 %361, %364
  br i1 %365, label %366, label %369

366:                                              ; preds = %359
  %367 = sext i32 %363 to i64
  %368 = getelementptr inbounds float, ptr %2, i64 %367
  store float %115, ptr %368, align 4, !tbaa !7
  br label %369

369:                                              ; preds = %366, %359
  %370 = add nsw i32 %14, 16
  %371 = icmp slt i32 %370, %4
  %372 = select i1 %361, i1 %371, i1 false
  br i1 %372, label %373, label %377

373:                                              ; preds = %369
  %374 = sext i32 %363 to i64
  %375 = getelementptr float, ptr %2, i64 %374
  %376 = getelementptr i8, ptr %375, i64 64
  store float %116, ptr %376, align 4, !tbaa !7
  br label %377

377:                                              ; preds = %373, %369
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
