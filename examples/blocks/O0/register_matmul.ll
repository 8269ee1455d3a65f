; ModuleID = 'register_matmul.cu'
source_filename = "register_matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@_ZZ16matmul_registersPKfS0_PfiiiE2As = internal addrspace(3) global [512 x float] undef, align 4
@_ZZ16matmul_registersPKfS0_PfiiiE2Bs = internal addrspace(3) global [512 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As = internal addrspace(3) global [32 x [17 x float]] undef, align 4
@_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs = internal addrspace(3) global [16 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z16matmul_registersPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca [64 x float], align 4
  %27 = alloca [8 x float], align 4
  %28 = alloca [8 x float], align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  store i32 64, ptr %13, align 4
  store i32 64, ptr %14, align 4
  store i32 8, ptr %15, align 4
  store i32 8, ptr %16, align 4
  store i32 8, ptr %17, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = urem i32 %39, 8
  store i32 %40, ptr %18, align 4
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = udiv i32 %41, 8
  store i32 %42, ptr %19, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %44 = mul i32 %43, 64
  %45 = load i32, ptr %12, align 4
  %46 = mul i32 %44, %45
  %47 = load ptr, ptr %7, align 8
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds nuw float, ptr %47, i64 %48
  store ptr %49, ptr %7, align 8
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = mul i32 %50, 64
  %52 = load ptr, ptr %8, align 8
  %53 = zext i32 %51 to i64
  %54 = getelementptr inbounds nuw float, ptr %52, i64 %53
  store ptr %54, ptr %8, align 8
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %56 = mul i32 %55, 64
  %57 = load i32, ptr %11, align 4
  %58 = mul i32 %56, %57
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %60 = mul i32 %59, 64
  %61 = add i32 %58, %60
  %62 = load ptr, ptr %9, align 8
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw float, ptr %62, i64 %63
  store ptr %64, ptr %9, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = udiv i32 %65, 8
  store i32 %66, ptr %20, align 4
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %68 = urem i32 %67, 8
  store i32 %68, ptr %21, align 4
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %70 = udiv i32 %69, 8
  store i32 %70, ptr %22, align 4
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %72 = udiv i32 %71, 64
  store i32 %72, ptr %23, align 4
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %74 = urem i32 %73, 64
  store i32 %74, ptr %24, align 4
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %76 = udiv i32 %75, 64
  store i32 %76, ptr %25, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 256, i1 false)
  store i32 0, ptr %29, align 4
  br label %77

77:                                               ; preds = %228, %6
  %78 = load i32, ptr %29, align 4
  %79 = load i32, ptr %12, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %81, label %231

81:                                               ; preds = %77
  store i32 0, ptr %30, align 4
  br label %82

82:                                               ; preds = %105, %81
  %83 = load i32, ptr %30, align 4
  %84 = icmp slt i32 %83, 64
  br i1 %84, label %85, label %109

85:                                               ; preds = %82
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %20, align 4
  %88 = load i32, ptr %30, align 4
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %12, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %21, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %86, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load i32, ptr %20, align 4
  %98 = load i32, ptr %30, align 4
  %99 = add nsw i32 %97, %98
  %100 = mul nsw i32 %99, 8
  %101 = load i32, ptr %21, align 4
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 0, i64 %103
  store float %96, ptr %104, align 4
  br label %105

105:                                              ; preds = %85
  %106 = load i32, ptr %22, align 4
  %107 = load i32, ptr %30, align 4
  %108 = add nsw i32 %107, %106
  store i32 %108, ptr %30, align 4
  br label %82, !llvm.loop !3

109:                                              ; preds = %82
  store i32 0, ptr %31, align 4
  br label %110

110:                                              ; preds = %133, %109
  %111 = load i32, ptr %31, align 4
  %112 = icmp slt i32 %111, 8
  br i1 %112, label %113, label %137

113:                                              ; preds = %110
  %114 = load ptr, ptr %8, align 8
  %115 = load i32, ptr %23, align 4
  %116 = load i32, ptr %31, align 4
  %117 = add nsw i32 %115, %116
  %118 = load i32, ptr %11, align 4
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %24, align 4
  %121 = add nsw i32 %119, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %114, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = load i32, ptr %23, align 4
  %126 = load i32, ptr %31, align 4
  %127 = add nsw i32 %125, %126
  %128 = mul nsw i32 %127, 64
  %129 = load i32, ptr %24, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %131
  store float %124, ptr %132, align 4
  br label %133

133:                                              ; preds = %113
  %134 = load i32, ptr %25, align 4
  %135 = load i32, ptr %31, align 4
  %136 = add nsw i32 %135, %134
  store i32 %136, ptr %31, align 4
  br label %110, !llvm.loop !5

137:                                              ; preds = %110
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %138 = load ptr, ptr %7, align 8
  %139 = getelementptr inbounds float, ptr %138, i64 8
  store ptr %139, ptr %7, align 8
  %140 = load i32, ptr %11, align 4
  %141 = mul nsw i32 8, %140
  %142 = load ptr, ptr %8, align 8
  %143 = sext i32 %141 to i64
  %144 = getelementptr inbounds float, ptr %142, i64 %143
  store ptr %144, ptr %8, align 8
  store i32 0, ptr %32, align 4
  br label %145

145:                                              ; preds = %224, %137
  %146 = load i32, ptr %32, align 4
  %147 = icmp slt i32 %146, 8
  br i1 %147, label %148, label %227

148:                                              ; preds = %145
  store i32 0, ptr %33, align 4
  br label %149

149:                                              ; preds = %166, %148
  %150 = load i32, ptr %33, align 4
  %151 = icmp slt i32 %150, 8
  br i1 %151, label %152, label %169

152:                                              ; preds = %149
  %153 = load i32, ptr %19, align 4
  %154 = mul nsw i32 %153, 8
  %155 = load i32, ptr %33, align 4
  %156 = add nsw i32 %154, %155
  %157 = mul nsw i32 %156, 8
  %158 = load i32, ptr %32, align 4
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2As to ptr), i64 0, i64 %160
  %162 = load float, ptr %161, align 4
  %163 = load i32, ptr %33, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [8 x float], ptr %27, i64 0, i64 %164
  store float %162, ptr %165, align 4
  br label %166

166:                                              ; preds = %152
  %167 = load i32, ptr %33, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %33, align 4
  br label %149, !llvm.loop !6

169:                                              ; preds = %149
  store i32 0, ptr %34, align 4
  br label %170

170:                                              ; preds = %187, %169
  %171 = load i32, ptr %34, align 4
  %172 = icmp slt i32 %171, 8
  br i1 %172, label %173, label %190

173:                                              ; preds = %170
  %174 = load i32, ptr %32, align 4
  %175 = mul nsw i32 %174, 64
  %176 = load i32, ptr %18, align 4
  %177 = mul nsw i32 %176, 8
  %178 = add nsw i32 %175, %177
  %179 = load i32, ptr %34, align 4
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16matmul_registersPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load i32, ptr %34, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [8 x float], ptr %28, i64 0, i64 %185
  store float %183, ptr %186, align 4
  br label %187

187:                                              ; preds = %173
  %188 = load i32, ptr %34, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %34, align 4
  br label %170, !llvm.loop !7

190:                                              ; preds = %170
  store i32 0, ptr %35, align 4
  br label %191

191:                                              ; preds = %220, %190
  %192 = load i32, ptr %35, align 4
  %193 = icmp slt i32 %192, 8
  br i1 %193, label %194, label %223

194:                                              ; preds = %191
  store i32 0, ptr %36, align 4
  br label %195

195:                                              ; preds = %216, %194
  %196 = load i32, ptr %36, align 4
  %197 = icmp slt i32 %196, 8
  br i1 %197, label %198, label %219

198:                                              ; preds = %195
  %199 = load i32, ptr %35, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [8 x float], ptr %27, i64 0, i64 %200
  %202 = load float, ptr %201, align 4
  %203 = load i32, ptr %36, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [8 x float], ptr %28, i64 0, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = fmul contract float %202, %206
  %208 = load i32, ptr %35, align 4
  %209 = mul nsw i32 %208, 8
  %210 = load i32, ptr %36, align 4
  %211 = add nsw i32 %209, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [64 x float], ptr %26, i64 0, i64 %212
  %214 = load float, ptr %213, align 4
  %215 = fadd contract float %214, %207
  store float %215, ptr %213, align 4
  br label %216

216:                                              ; preds = %198
  %217 = load i32, ptr %36, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %36, align 4
  br label %195, !llvm.loop !8

219:                                              ; preds = %195
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %35, align 4
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %35, align 4
  br label %191, !llvm.loop !9

223:                                              ; preds = %191
  br label %224

224:                                              ; preds = %223
  %225 = load i32, ptr %32, align 4
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %32, align 4
  br label %145, !llvm.loop !10

227:                                              ; preds = %145
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %228

228:                                              ; preds = %227
  %229 = load i32, ptr %29, align 4
  %230 = add nsw i32 %229, 8
  store i32 %230, ptr %29, align 4
  br label %77, !llvm.loop !11

231:                                              ; preds = %77
  store i32 0, ptr %37, align 4
  br label %232

232:                                              ; preds = %265, %231
  %233 = load i32, ptr %37, align 4
  %234 = icmp slt i32 %233, 8
  br i1 %234, label %235, label %268

235:                                              ; preds = %232
  store i32 0, ptr %38, align 4
  br label %236

236:                                              ; preds = %261, %235
  %237 = load i32, ptr %38, align 4
  %238 = icmp slt i32 %237, 8
  br i1 %238, label %239, label %264

239:                                              ; preds = %236
  %240 = load i32, ptr %37, align 4
  %241 = mul nsw i32 %240, 8
  %242 = load i32, ptr %38, align 4
  %243 = add nsw i32 %241, %242
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [64 x float], ptr %26, i64 0, i64 %244
  %246 = load float, ptr %245, align 4
  %247 = load ptr, ptr %9, align 8
  %248 = load i32, ptr %19, align 4
  %249 = mul nsw i32 %248, 8
  %250 = load i32, ptr %37, align 4
  %251 = add nsw i32 %249, %250
  %252 = load i32, ptr %11, align 4
  %253 = mul nsw i32 %251, %252
  %254 = load i32, ptr %18, align 4
  %255 = mul nsw i32 %254, 8
  %256 = add nsw i32 %253, %255
  %257 = load i32, ptr %38, align 4
  %258 = add nsw i32 %256, %257
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr %247, i64 %259
  store float %246, ptr %260, align 4
  br label %261

261:                                              ; preds = %239
  %262 = load i32, ptr %38, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %38, align 4
  br label %236, !llvm.loop !12

264:                                              ; preds = %236
  br label %265

265:                                              ; preds = %264
  %266 = load i32, ptr %37, align 4
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %37, align 4
  br label %232, !llvm.loop !13

268:                                              ; preds = %232
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z24matmul_registers_guardedPKfS0_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [2 x [2 x float]], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %13, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %30, ptr %14, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = mul i32 %31, 32
  %33 = load i32, ptr %14, align 4
  %34 = add i32 %32, %33
  store i32 %34, ptr %15, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = mul i32 %35, 32
  %37 = load i32, ptr %13, align 4
  %38 = add i32 %36, %37
  store i32 %38, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 16, i1 false)
  store i32 0, ptr %18, align 4
  br label %39

39:                                               ; preds = %192, %6
  %40 = load i32, ptr %18, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %195

43:                                               ; preds = %39
  store i32 0, ptr %19, align 4
  br label %44

44:                                               ; preds = %122, %43
  %45 = load i32, ptr %19, align 4
  %46 = icmp slt i32 %45, 2
  br i1 %46, label %47, label %125

47:                                               ; preds = %44
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %19, align 4
  %50 = mul nsw i32 16, %49
  %51 = add nsw i32 %48, %50
  store i32 %51, ptr %20, align 4
  %52 = load i32, ptr %16, align 4
  %53 = load i32, ptr %19, align 4
  %54 = mul nsw i32 16, %53
  %55 = add nsw i32 %52, %54
  store i32 %55, ptr %21, align 4
  %56 = load i32, ptr %20, align 4
  %57 = load i32, ptr %10, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %77

59:                                               ; preds = %47
  %60 = load i32, ptr %18, align 4
  %61 = load i32, ptr %13, align 4
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %12, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %77

65:                                               ; preds = %59
  %66 = load ptr, ptr %7, align 8
  %67 = load i32, ptr %20, align 4
  %68 = load i32, ptr %12, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %18, align 4
  %71 = add nsw i32 %69, %70
  %72 = load i32, ptr %13, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %66, i64 %74
  %76 = load float, ptr %75, align 4
  br label %78

77:                                               ; preds = %59, %47
  br label %78

78:                                               ; preds = %77, %65
  %79 = phi contract float [ %76, %65 ], [ 0.000000e+00, %77 ]
  %80 = load i32, ptr %14, align 4
  %81 = load i32, ptr %19, align 4
  %82 = mul nsw i32 16, %81
  %83 = add nsw i32 %80, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [32 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 0, i64 %84
  %86 = load i32, ptr %13, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [17 x float], ptr %85, i64 0, i64 %87
  store float %79, ptr %88, align 4
  %89 = load i32, ptr %18, align 4
  %90 = load i32, ptr %14, align 4
  %91 = add nsw i32 %89, %90
  %92 = load i32, ptr %12, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %110

94:                                               ; preds = %78
  %95 = load i32, ptr %21, align 4
  %96 = load i32, ptr %11, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %94
  %99 = load ptr, ptr %8, align 8
  %100 = load i32, ptr %18, align 4
  %101 = load i32, ptr %14, align 4
  %102 = add nsw i32 %100, %101
  %103 = load i32, ptr %11, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %21, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %99, i64 %107
  %109 = load float, ptr %108, align 4
  br label %111

110:                                              ; preds = %94, %78
  br label %111

111:                                              ; preds = %110, %98
  %112 = phi contract float [ %109, %98 ], [ 0.000000e+00, %110 ]
  %113 = load i32, ptr %14, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [16 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %114
  %116 = load i32, ptr %13, align 4
  %117 = load i32, ptr %19, align 4
  %118 = mul nsw i32 16, %117
  %119 = add nsw i32 %116, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [33 x float], ptr %115, i64 0, i64 %120
  store float %112, ptr %121, align 4
  br label %122

122:                                              ; preds = %111
  %123 = load i32, ptr %19, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %19, align 4
  br label %44, !llvm.loop !14

125:                                              ; preds = %44
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %22, align 4
  br label %126

126:                                              ; preds = %188, %125
  %127 = load i32, ptr %22, align 4
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %191

129:                                              ; preds = %126
  %130 = load i32, ptr %14, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [32 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 0, i64 %131
  %133 = load i32, ptr %22, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [17 x float], ptr %132, i64 0, i64 %134
  %136 = load float, ptr %135, align 4
  store float %136, ptr %23, align 4
  %137 = load i32, ptr %14, align 4
  %138 = add nsw i32 %137, 16
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [32 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2As to ptr), i64 0, i64 %139
  %141 = load i32, ptr %22, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [17 x float], ptr %140, i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  store float %144, ptr %24, align 4
  %145 = load i32, ptr %22, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [16 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %146
  %148 = load i32, ptr %13, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [33 x float], ptr %147, i64 0, i64 %149
  %151 = load float, ptr %150, align 4
  store float %151, ptr %25, align 4
  %152 = load i32, ptr %22, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ24matmul_registers_guardedPKfS0_PfiiiE2Bs to ptr), i64 0, i64 %153
  %155 = load i32, ptr %13, align 4
  %156 = add nsw i32 %155, 16
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [33 x float], ptr %154, i64 0, i64 %157
  %159 = load float, ptr %158, align 4
  store float %159, ptr %26, align 4
  %160 = load float, ptr %23, align 4
  %161 = load float, ptr %25, align 4
  %162 = fmul contract float %160, %161
  %163 = getelementptr inbounds [2 x [2 x float]], ptr %17, i64 0, i64 0
  %164 = getelementptr inbounds [2 x float], ptr %163, i64 0, i64 0
  %165 = load float, ptr %164, align 4
  %166 = fadd contract float %165, %162
  store float %166, ptr %164, align 4
  %167 = load float, ptr %23, align 4
  %168 = load float, ptr %26, align 4
  %169 = fmul contract float %167, %168
  %170 = getelementptr inbounds [2 x [2 x float]], ptr %17, i64 0, i64 0
  %171 = getelementptr inbounds [2 x float], ptr %170, i64 0, i64 1
  %172 = load float, ptr %171, align 4
  %173 = fadd contract float %172, %169
  store float %173, ptr %171, align 4
  %174 = load float, ptr %24, align 4
  %175 = load float, ptr %25, align 4
  %176 = fmul contract float %174, %175
  %177 = getelementptr inbounds [2 x [2 x float]], ptr %17, i64 0, i64 1
  %178 = getelementptr inbounds [2 x float], ptr %177, i64 0, i64 0
  %179 = load float, ptr %178, align 4
  %180 = fadd contract float %179, %176
  store float %180, ptr %178, align 4
  %181 = load float, ptr %24, align 4
  %182 = load float, ptr %26, align 4
  %183 = fmul contract float %181, %182
  %184 = getelementptr inbounds [2 x [2 x float]], ptr %17, i64 0, i64 1
  %185 = getelementptr inbounds [2 x float], ptr %184, i64 0, i64 1
  %186 = load float, ptr %185, align 4
  %187 = fadd contract float %186, %183
  store float %187, ptr %185, align 4
  br label %188

188:                                              ; preds = %129
  %189 = load i32, ptr %22, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %22, align 4
  br label %126, !llvm.loop !16

191:                                              ; preds = %126
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %18, align 4
  %194 = add nsw i32 %193, 16
  store i32 %194, ptr %18, align 4
  br label %39, !llvm.loop !17

195:                                              ; preds = %39
  store i32 0, ptr %27, align 4
  br label %196

196:                                              ; preds = %244, %195
  %197 = load i32, ptr %27, align 4
  %198 = icmp slt i32 %197, 2
  br i1 %198, label %199, label %247

199:                                              ; preds = %196
  store i32 0, ptr %28, align 4
  br label %200

200:                                              ; preds = %240, %199
  %201 = load i32, ptr %28, align 4
  %202 = icmp slt i32 %201, 2
  br i1 %202, label %203, label %243

203:                                              ; preds = %200
  %204 = load i32, ptr %15, align 4
  %205 = load i32, ptr %27, align 4
  %206 = mul nsw i32 16, %205
  %207 = add nsw i32 %204, %206
  %208 = load i32, ptr %10, align 4
  %209 = icmp slt i32 %207, %208
  br i1 %209, label %210, label %239

210:                                              ; preds = %203
  %211 = load i32, ptr %16, align 4
  %212 = load i32, ptr %28, align 4
  %213 = mul nsw i32 16, %212
  %214 = add nsw i32 %211, %213
  %215 = load i32, ptr %11, align 4
  %216 = icmp slt i32 %214, %215
  br i1 %216, label %217, label %239

217:                                              ; preds = %210
  %218 = load i32, ptr %27, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [2 x [2 x float]], ptr %17, i64 0, i64 %219
  %221 = load i32, ptr %28, align 4
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [2 x float], ptr %220, i64 0, i64 %222
  %224 = load float, ptr %223, align 4
  %225 = load ptr, ptr %9, align 8
  %226 = load i32, ptr %15, align 4
  %227 = load i32, ptr %27, align 4
  %228 = mul nsw i32 16, %227
  %229 = add nsw i32 %226, %228
  %230 = load i32, ptr %11, align 4
  %231 = mul nsw i32 %229, %230
  %232 = load i32, ptr %16, align 4
  %233 = add nsw i32 %231, %232
  %234 = load i32, ptr %28, align 4
  %235 = mul nsw i32 16, %234
  %236 = add nsw i32 %233, %235
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %225, i64 %237
  store float %224, ptr %238, align 4
  br label %239

239:                                              ; preds = %217, %210, %203
  br label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %28, align 4
  %242 = add nsw i32 %241, 1
  store i32 %242, ptr %28, align 4
  br label %200, !llvm.loop !18

243:                                              ; preds = %200
  br label %244

244:                                              ; preds = %243
  %245 = load i32, ptr %27, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %27, align 4
  br label %196, !llvm.loop !19

247:                                              ; preds = %196
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !4, !15}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4, !15}
!19 = distinct !{!19, !4, !15}
