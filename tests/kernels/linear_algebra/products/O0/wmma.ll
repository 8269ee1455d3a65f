; ModuleID = 'wmma.cu'
source_filename = "wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { half }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%"struct.nvcuda::wmma::fragment" = type { [16 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.0" = type { [16 x %struct.__half] }
%"struct.nvcuda::wmma::fragment.1" = type { [8 x float] }
%"struct.nvcuda::wmma::fragment.2" = type { [4 x float] }
%"struct.nvcuda::wmma::fragment.3" = type { [4 x float] }
%"struct.nvcuda::wmma::fragment.4" = type { [8 x float] }
%"struct.nvcuda::wmma::fragment.5" = type { [16 x i8] }
%"struct.nvcuda::wmma::fragment.6" = type { [4 x i8], [4 x i8] }
%"struct.nvcuda::wmma::fragment.7" = type { [8 x i32] }
%"struct.nvcuda::wmma::fragment.8" = type { [1 x double] }
%"struct.nvcuda::wmma::fragment.9" = type { [1 x double] }
%"struct.nvcuda::wmma::fragment.10" = type { [2 x double] }
%"struct.nvcuda::wmma::fragment.11" = type { [8 x %struct.__nv_bfloat16] }
%struct.__nv_bfloat16 = type { bfloat }
%"struct.nvcuda::wmma::fragment.12" = type { [8 x %struct.__nv_bfloat16] }
%"struct.nvcuda::wmma::fragment.13" = type { [4 x i8], [4 x i8] }
%"struct.nvcuda::wmma::fragment.14" = type { [16 x i8] }
%"struct.nvcuda::wmma::fragment.15" = type { [8 x i32] }
%"struct.nvcuda::wmma::fragment.16" = type { [8 x %struct.__half] }

@_ZZ7tiles16PK6__halfS1_PS_iE2sa = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@_ZZ7tiles16PK6__halfS1_PS_iE2sb = internal addrspace(3) global [32 x [24 x %struct.__half]] undef, align 2
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2wmPK6__halfS1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca %"struct.nvcuda::wmma::fragment", align 8
  %28 = alloca %"struct.nvcuda::wmma::fragment.0", align 8
  %29 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %23, align 8
  store ptr %1, ptr %24, align 8
  store ptr %2, ptr %25, align 8
  store i32 %3, ptr %26, align 4
  store ptr %29, ptr %20, align 8
  store float 0.000000e+00, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %32

32:                                               ; preds = %35, %4
  %33 = load i32, ptr %22, align 4
  %34 = icmp slt i32 %33, 8
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load float, ptr %21, align 4
  %37 = load ptr, ptr %20, align 8, !nonnull !3, !align !4
  %38 = load i32, ptr %22, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [8 x float], ptr %37, i64 0, i64 %39
  store float %36, ptr %40, align 4
  %41 = load i32, ptr %22, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %22, align 4
  br label %32, !llvm.loop !5

43:                                               ; preds = %32
  store i32 0, ptr %30, align 4
  br label %44

44:                                               ; preds = %194, %43
  %45 = load i32, ptr %30, align 4
  %46 = load i32, ptr %26, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %197

48:                                               ; preds = %44
  %49 = load ptr, ptr %23, align 8
  %50 = load i32, ptr %30, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.__half, ptr %49, i64 %51
  %53 = load i32, ptr %26, align 4
  store ptr %27, ptr %17, align 8
  store ptr %52, ptr %18, align 8
  store i32 %53, ptr %19, align 4
  %54 = load ptr, ptr %17, align 8, !nonnull !3, !align !4
  %55 = load ptr, ptr %18, align 8
  %56 = load i32, ptr %19, align 4
  %57 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %55, i32 %56)
  %58 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 0
  %59 = bitcast <2 x half> %58 to i32
  store i32 %59, ptr %54, align 4
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 1
  %61 = bitcast <2 x half> %60 to i32
  %62 = getelementptr i32, ptr %54, i32 1
  store i32 %61, ptr %62, align 4
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 2
  %64 = bitcast <2 x half> %63 to i32
  %65 = getelementptr i32, ptr %54, i32 2
  store i32 %64, ptr %65, align 4
  %66 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 3
  %67 = bitcast <2 x half> %66 to i32
  %68 = getelementptr i32, ptr %54, i32 3
  store i32 %67, ptr %68, align 4
  %69 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 4
  %70 = bitcast <2 x half> %69 to i32
  %71 = getelementptr i32, ptr %54, i32 4
  store i32 %70, ptr %71, align 4
  %72 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 5
  %73 = bitcast <2 x half> %72 to i32
  %74 = getelementptr i32, ptr %54, i32 5
  store i32 %73, ptr %74, align 4
  %75 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 6
  %76 = bitcast <2 x half> %75 to i32
  %77 = getelementptr i32, ptr %54, i32 6
  store i32 %76, ptr %77, align 4
  %78 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 7
  %79 = bitcast <2 x half> %78 to i32
  %80 = getelementptr i32, ptr %54, i32 7
  store i32 %79, ptr %80, align 4
  %81 = load ptr, ptr %24, align 8
  %82 = load i32, ptr %30, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.__half, ptr %81, i64 %83
  %85 = load i32, ptr %26, align 4
  store ptr %28, ptr %14, align 8
  store ptr %84, ptr %15, align 8
  store i32 %85, ptr %16, align 4
  %86 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %87 = load ptr, ptr %15, align 8
  %88 = load i32, ptr %16, align 4
  %89 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %87, i32 %88)
  %90 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 0
  %91 = bitcast <2 x half> %90 to i32
  store i32 %91, ptr %86, align 4
  %92 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 1
  %93 = bitcast <2 x half> %92 to i32
  %94 = getelementptr i32, ptr %86, i32 1
  store i32 %93, ptr %94, align 4
  %95 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 2
  %96 = bitcast <2 x half> %95 to i32
  %97 = getelementptr i32, ptr %86, i32 2
  store i32 %96, ptr %97, align 4
  %98 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 3
  %99 = bitcast <2 x half> %98 to i32
  %100 = getelementptr i32, ptr %86, i32 3
  store i32 %99, ptr %100, align 4
  %101 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 4
  %102 = bitcast <2 x half> %101 to i32
  %103 = getelementptr i32, ptr %86, i32 4
  store i32 %102, ptr %103, align 4
  %104 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 5
  %105 = bitcast <2 x half> %104 to i32
  %106 = getelementptr i32, ptr %86, i32 5
  store i32 %105, ptr %106, align 4
  %107 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 6
  %108 = bitcast <2 x half> %107 to i32
  %109 = getelementptr i32, ptr %86, i32 6
  store i32 %108, ptr %109, align 4
  %110 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %89, 7
  %111 = bitcast <2 x half> %110 to i32
  %112 = getelementptr i32, ptr %86, i32 7
  store i32 %111, ptr %112, align 4
  store ptr %29, ptr %9, align 8
  store ptr %27, ptr %10, align 8
  store ptr %28, ptr %11, align 8
  store ptr %29, ptr %12, align 8
  store i32 1, ptr %13, align 4
  %113 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %114 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %115 = load ptr, ptr %11, align 8, !nonnull !3, !align !4
  %116 = load ptr, ptr %12, align 8, !nonnull !3, !align !4
  %117 = load i32, ptr %114, align 4
  %118 = bitcast i32 %117 to <2 x half>
  %119 = getelementptr i32, ptr %114, i32 1
  %120 = load i32, ptr %119, align 4
  %121 = bitcast i32 %120 to <2 x half>
  %122 = getelementptr i32, ptr %114, i32 2
  %123 = load i32, ptr %122, align 4
  %124 = bitcast i32 %123 to <2 x half>
  %125 = getelementptr i32, ptr %114, i32 3
  %126 = load i32, ptr %125, align 4
  %127 = bitcast i32 %126 to <2 x half>
  %128 = getelementptr i32, ptr %114, i32 4
  %129 = load i32, ptr %128, align 4
  %130 = bitcast i32 %129 to <2 x half>
  %131 = getelementptr i32, ptr %114, i32 5
  %132 = load i32, ptr %131, align 4
  %133 = bitcast i32 %132 to <2 x half>
  %134 = getelementptr i32, ptr %114, i32 6
  %135 = load i32, ptr %134, align 4
  %136 = bitcast i32 %135 to <2 x half>
  %137 = getelementptr i32, ptr %114, i32 7
  %138 = load i32, ptr %137, align 4
  %139 = bitcast i32 %138 to <2 x half>
  %140 = load i32, ptr %115, align 4
  %141 = bitcast i32 %140 to <2 x half>
  %142 = getelementptr i32, ptr %115, i32 1
  %143 = load i32, ptr %142, align 4
  %144 = bitcast i32 %143 to <2 x half>
  %145 = getelementptr i32, ptr %115, i32 2
  %146 = load i32, ptr %145, align 4
  %147 = bitcast i32 %146 to <2 x half>
  %148 = getelementptr i32, ptr %115, i32 3
  %149 = load i32, ptr %148, align 4
  %150 = bitcast i32 %149 to <2 x half>
  %151 = getelementptr i32, ptr %115, i32 4
  %152 = load i32, ptr %151, align 4
  %153 = bitcast i32 %152 to <2 x half>
  %154 = getelementptr i32, ptr %115, i32 5
  %155 = load i32, ptr %154, align 4
  %156 = bitcast i32 %155 to <2 x half>
  %157 = getelementptr i32, ptr %115, i32 6
  %158 = load i32, ptr %157, align 4
  %159 = bitcast i32 %158 to <2 x half>
  %160 = getelementptr i32, ptr %115, i32 7
  %161 = load i32, ptr %160, align 4
  %162 = bitcast i32 %161 to <2 x half>
  %163 = load float, ptr %116, align 4
  %164 = getelementptr float, ptr %116, i32 1
  %165 = load float, ptr %164, align 4
  %166 = getelementptr float, ptr %116, i32 2
  %167 = load float, ptr %166, align 4
  %168 = getelementptr float, ptr %116, i32 3
  %169 = load float, ptr %168, align 4
  %170 = getelementptr float, ptr %116, i32 4
  %171 = load float, ptr %170, align 4
  %172 = getelementptr float, ptr %116, i32 5
  %173 = load float, ptr %172, align 4
  %174 = getelementptr float, ptr %116, i32 6
  %175 = load float, ptr %174, align 4
  %176 = getelementptr float, ptr %116, i32 7
  %177 = load float, ptr %176, align 4
  %178 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %118, <2 x half> %121, <2 x half> %124, <2 x half> %127, <2 x half> %130, <2 x half> %133, <2 x half> %136, <2 x half> %139, <2 x half> %141, <2 x half> %144, <2 x half> %147, <2 x half> %150, <2 x half> %153, <2 x half> %156, <2 x half> %159, <2 x half> %162, float %163, float %165, float %167, float %169, float %171, float %173, float %175, float %177)
  %179 = extractvalue { float, float, float, float, float, float, float, float } %178, 0
  store float %179, ptr %113, align 4
  %180 = extractvalue { float, float, float, float, float, float, float, float } %178, 1
  %181 = getelementptr float, ptr %113, i32 1
  store float %180, ptr %181, align 4
  %182 = extractvalue { float, float, float, float, float, float, float, float } %178, 2
  %183 = getelementptr float, ptr %113, i32 2
  store float %182, ptr %183, align 4
  %184 = extractvalue { float, float, float, float, float, float, float, float } %178, 3
  %185 = getelementptr float, ptr %113, i32 3
  store float %184, ptr %185, align 4
  %186 = extractvalue { float, float, float, float, float, float, float, float } %178, 4
  %187 = getelementptr float, ptr %113, i32 4
  store float %186, ptr %187, align 4
  %188 = extractvalue { float, float, float, float, float, float, float, float } %178, 5
  %189 = getelementptr float, ptr %113, i32 5
  store float %188, ptr %189, align 4
  %190 = extractvalue { float, float, float, float, float, float, float, float } %178, 6
  %191 = getelementptr float, ptr %113, i32 6
  store float %190, ptr %191, align 4
  %192 = extractvalue { float, float, float, float, float, float, float, float } %178, 7
  %193 = getelementptr float, ptr %113, i32 7
  store float %192, ptr %193, align 4
  br label %194

194:                                              ; preds = %48
  %195 = load i32, ptr %30, align 4
  %196 = add nsw i32 %195, 16
  store i32 %196, ptr %30, align 4
  br label %44, !llvm.loop !8

197:                                              ; preds = %44
  store i32 0, ptr %31, align 4
  br label %198

198:                                              ; preds = %208, %197
  %199 = load i32, ptr %31, align 4
  %200 = icmp slt i32 %199, 8
  br i1 %200, label %201, label %211

201:                                              ; preds = %198
  %202 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.1", ptr %29, i32 0, i32 0
  %203 = load i32, ptr %31, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [8 x float], ptr %202, i64 0, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = fmul contract float %206, 2.000000e+00
  store float %207, ptr %205, align 4
  br label %208

208:                                              ; preds = %201
  %209 = load i32, ptr %31, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %31, align 4
  br label %198, !llvm.loop !9

211:                                              ; preds = %198
  %212 = load ptr, ptr %25, align 8
  store ptr %212, ptr %5, align 8
  store ptr %29, ptr %6, align 8
  store i32 16, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %213 = load i32, ptr %8, align 4
  %214 = icmp eq i32 %213, 1
  br i1 %214, label %215, label %234

215:                                              ; preds = %211
  %216 = load ptr, ptr %5, align 8
  %217 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %218 = load i32, ptr %7, align 4
  %219 = load float, ptr %217, align 4
  %220 = getelementptr float, ptr %217, i32 1
  %221 = load float, ptr %220, align 4
  %222 = getelementptr float, ptr %217, i32 2
  %223 = load float, ptr %222, align 4
  %224 = getelementptr float, ptr %217, i32 3
  %225 = load float, ptr %224, align 4
  %226 = getelementptr float, ptr %217, i32 4
  %227 = load float, ptr %226, align 4
  %228 = getelementptr float, ptr %217, i32 5
  %229 = load float, ptr %228, align 4
  %230 = getelementptr float, ptr %217, i32 6
  %231 = load float, ptr %230, align 4
  %232 = getelementptr float, ptr %217, i32 7
  %233 = load float, ptr %232, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %216, float %219, float %221, float %223, float %225, float %227, float %229, float %231, float %233, i32 %218)
  br label %253

234:                                              ; preds = %211
  %235 = load ptr, ptr %5, align 8
  %236 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %237 = load i32, ptr %7, align 4
  %238 = load float, ptr %236, align 4
  %239 = getelementptr float, ptr %236, i32 1
  %240 = load float, ptr %239, align 4
  %241 = getelementptr float, ptr %236, i32 2
  %242 = load float, ptr %241, align 4
  %243 = getelementptr float, ptr %236, i32 3
  %244 = load float, ptr %243, align 4
  %245 = getelementptr float, ptr %236, i32 4
  %246 = load float, ptr %245, align 4
  %247 = getelementptr float, ptr %236, i32 5
  %248 = load float, ptr %247, align 4
  %249 = getelementptr float, ptr %236, i32 6
  %250 = load float, ptr %249, align 4
  %251 = getelementptr float, ptr %236, i32 7
  %252 = load float, ptr %251, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %235, float %238, float %240, float %242, float %244, float %246, float %248, float %250, float %252, i32 %237)
  br label %253

253:                                              ; preds = %215, %234
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2tfPKfS0_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca %"struct.nvcuda::wmma::fragment.2", align 8
  %28 = alloca %"struct.nvcuda::wmma::fragment.3", align 8
  %29 = alloca %"struct.nvcuda::wmma::fragment.4", align 8
  %30 = alloca i32, align 4
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store ptr %2, ptr %26, align 8
  store ptr %29, ptr %21, align 8
  store float 0.000000e+00, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %31

31:                                               ; preds = %34, %3
  %32 = load i32, ptr %23, align 4
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %42

34:                                               ; preds = %31
  %35 = load float, ptr %22, align 4
  %36 = load ptr, ptr %21, align 8, !nonnull !3, !align !4
  %37 = load i32, ptr %23, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 %38
  store float %35, ptr %39, align 4
  %40 = load i32, ptr %23, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %23, align 4
  br label %31, !llvm.loop !10

42:                                               ; preds = %31
  %43 = load ptr, ptr %24, align 8
  store ptr %27, ptr %18, align 8
  store ptr %43, ptr %19, align 8
  store i32 8, ptr %20, align 4
  %44 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %45 = load ptr, ptr %19, align 8
  %46 = load i32, ptr %20, align 4
  %47 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr %45, i32 %46)
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0
  store i32 %48, ptr %44, align 4
  %49 = extractvalue { i32, i32, i32, i32 } %47, 1
  %50 = getelementptr i32, ptr %44, i32 1
  store i32 %49, ptr %50, align 4
  %51 = extractvalue { i32, i32, i32, i32 } %47, 2
  %52 = getelementptr i32, ptr %44, i32 2
  store i32 %51, ptr %52, align 4
  %53 = extractvalue { i32, i32, i32, i32 } %47, 3
  %54 = getelementptr i32, ptr %44, i32 3
  store i32 %53, ptr %54, align 4
  %55 = load ptr, ptr %25, align 8
  store ptr %28, ptr %15, align 8
  store ptr %55, ptr %16, align 8
  store i32 16, ptr %17, align 4
  %56 = load ptr, ptr %15, align 8, !nonnull !3, !align !4
  %57 = load ptr, ptr %16, align 8
  %58 = load i32, ptr %17, align 4
  %59 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr %57, i32 %58)
  %60 = extractvalue { i32, i32, i32, i32 } %59, 0
  store i32 %60, ptr %56, align 4
  %61 = extractvalue { i32, i32, i32, i32 } %59, 1
  %62 = getelementptr i32, ptr %56, i32 1
  store i32 %61, ptr %62, align 4
  %63 = extractvalue { i32, i32, i32, i32 } %59, 2
  %64 = getelementptr i32, ptr %56, i32 2
  store i32 %63, ptr %64, align 4
  %65 = extractvalue { i32, i32, i32, i32 } %59, 3
  %66 = getelementptr i32, ptr %56, i32 3
  store i32 %65, ptr %66, align 4
  store i32 0, ptr %30, align 4
  br label %67

67:                                               ; preds = %90, %42
  %68 = load i32, ptr %30, align 4
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %70, label %93

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.2", ptr %27, i32 0, i32 0
  %72 = load i32, ptr %30, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x float], ptr %71, i64 0, i64 %73
  %75 = load float, ptr %74, align 4
  store float %75, ptr %13, align 4
  %76 = load i32, ptr %13, align 4
  store i32 %76, ptr %14, align 4
  %77 = load i32, ptr %14, align 4
  %78 = and i32 %77, 2139095040
  %79 = icmp ne i32 %78, 2139095040
  br i1 %79, label %80, label %84

80:                                               ; preds = %70
  %81 = load i32, ptr %14, align 4
  %82 = add i32 %81, 4096
  %83 = and i32 %82, -8192
  store i32 %83, ptr %14, align 4
  br label %84

84:                                               ; preds = %70, %80
  %85 = load float, ptr %14, align 4
  %86 = getelementptr inbounds nuw %"struct.nvcuda::wmma::fragment.2", ptr %27, i32 0, i32 0
  %87 = load i32, ptr %30, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x float], ptr %86, i64 0, i64 %88
  store float %85, ptr %89, align 4
  br label %90

90:                                               ; preds = %84
  %91 = load i32, ptr %30, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %30, align 4
  br label %67, !llvm.loop !11

93:                                               ; preds = %67
  store ptr %29, ptr %8, align 8
  store ptr %27, ptr %9, align 8
  store ptr %28, ptr %10, align 8
  store ptr %29, ptr %11, align 8
  store i32 0, ptr %12, align 4
  %94 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %95 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %96 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %97 = load ptr, ptr %11, align 8, !nonnull !3, !align !4
  %98 = load i32, ptr %95, align 4
  %99 = getelementptr i32, ptr %95, i32 1
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr i32, ptr %95, i32 2
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr i32, ptr %95, i32 3
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %96, align 4
  %106 = getelementptr i32, ptr %96, i32 1
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr i32, ptr %96, i32 2
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr i32, ptr %96, i32 3
  %111 = load i32, ptr %110, align 4
  %112 = load float, ptr %97, align 4
  %113 = getelementptr float, ptr %97, i32 1
  %114 = load float, ptr %113, align 4
  %115 = getelementptr float, ptr %97, i32 2
  %116 = load float, ptr %115, align 4
  %117 = getelementptr float, ptr %97, i32 3
  %118 = load float, ptr %117, align 4
  %119 = getelementptr float, ptr %97, i32 4
  %120 = load float, ptr %119, align 4
  %121 = getelementptr float, ptr %97, i32 5
  %122 = load float, ptr %121, align 4
  %123 = getelementptr float, ptr %97, i32 6
  %124 = load float, ptr %123, align 4
  %125 = getelementptr float, ptr %97, i32 7
  %126 = load float, ptr %125, align 4
  %127 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32 %98, i32 %100, i32 %102, i32 %104, i32 %105, i32 %107, i32 %109, i32 %111, float %112, float %114, float %116, float %118, float %120, float %122, float %124, float %126)
  %128 = extractvalue { float, float, float, float, float, float, float, float } %127, 0
  store float %128, ptr %94, align 4
  %129 = extractvalue { float, float, float, float, float, float, float, float } %127, 1
  %130 = getelementptr float, ptr %94, i32 1
  store float %129, ptr %130, align 4
  %131 = extractvalue { float, float, float, float, float, float, float, float } %127, 2
  %132 = getelementptr float, ptr %94, i32 2
  store float %131, ptr %132, align 4
  %133 = extractvalue { float, float, float, float, float, float, float, float } %127, 3
  %134 = getelementptr float, ptr %94, i32 3
  store float %133, ptr %134, align 4
  %135 = extractvalue { float, float, float, float, float, float, float, float } %127, 4
  %136 = getelementptr float, ptr %94, i32 4
  store float %135, ptr %136, align 4
  %137 = extractvalue { float, float, float, float, float, float, float, float } %127, 5
  %138 = getelementptr float, ptr %94, i32 5
  store float %137, ptr %138, align 4
  %139 = extractvalue { float, float, float, float, float, float, float, float } %127, 6
  %140 = getelementptr float, ptr %94, i32 6
  store float %139, ptr %140, align 4
  %141 = extractvalue { float, float, float, float, float, float, float, float } %127, 7
  %142 = getelementptr float, ptr %94, i32 7
  store float %141, ptr %142, align 4
  %143 = load ptr, ptr %26, align 8
  store ptr %143, ptr %4, align 8
  store ptr %29, ptr %5, align 8
  store i32 16, ptr %6, align 4
  store i32 1, ptr %7, align 4
  %144 = load i32, ptr %7, align 4
  %145 = icmp eq i32 %144, 1
  br i1 %145, label %146, label %165

146:                                              ; preds = %93
  %147 = load ptr, ptr %4, align 8
  %148 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %149 = load i32, ptr %6, align 4
  %150 = load float, ptr %148, align 4
  %151 = getelementptr float, ptr %148, i32 1
  %152 = load float, ptr %151, align 4
  %153 = getelementptr float, ptr %148, i32 2
  %154 = load float, ptr %153, align 4
  %155 = getelementptr float, ptr %148, i32 3
  %156 = load float, ptr %155, align 4
  %157 = getelementptr float, ptr %148, i32 4
  %158 = load float, ptr %157, align 4
  %159 = getelementptr float, ptr %148, i32 5
  %160 = load float, ptr %159, align 4
  %161 = getelementptr float, ptr %148, i32 6
  %162 = load float, ptr %161, align 4
  %163 = getelementptr float, ptr %148, i32 7
  %164 = load float, ptr %163, align 4
  call void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr %147, float %150, float %152, float %154, float %156, float %158, float %160, float %162, float %164, i32 %149)
  br label %184

165:                                              ; preds = %93
  %166 = load ptr, ptr %4, align 8
  %167 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %168 = load i32, ptr %6, align 4
  %169 = load float, ptr %167, align 4
  %170 = getelementptr float, ptr %167, i32 1
  %171 = load float, ptr %170, align 4
  %172 = getelementptr float, ptr %167, i32 2
  %173 = load float, ptr %172, align 4
  %174 = getelementptr float, ptr %167, i32 3
  %175 = load float, ptr %174, align 4
  %176 = getelementptr float, ptr %167, i32 4
  %177 = load float, ptr %176, align 4
  %178 = getelementptr float, ptr %167, i32 5
  %179 = load float, ptr %178, align 4
  %180 = getelementptr float, ptr %167, i32 6
  %181 = load float, ptr %180, align 4
  %182 = getelementptr float, ptr %167, i32 7
  %183 = load float, ptr %182, align 4
  call void @llvm.nvvm.wmma.m16n16k8.store.d.row.stride.f32.p0(ptr %166, float %169, float %171, float %173, float %175, float %177, float %179, float %181, float %183, i32 %168)
  br label %184

184:                                              ; preds = %146, %165
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2s8PKaS0_Pi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca %"struct.nvcuda::wmma::fragment.5", align 8
  %26 = alloca %"struct.nvcuda::wmma::fragment.6", align 8
  %27 = alloca %"struct.nvcuda::wmma::fragment.7", align 8
  store ptr %0, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  store ptr %2, ptr %24, align 8
  store ptr %27, ptr %19, align 8
  store i32 0, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %31, %3
  %29 = load i32, ptr %21, align 4
  %30 = icmp slt i32 %29, 8
  br i1 %30, label %31, label %39

31:                                               ; preds = %28
  %32 = load i32, ptr %20, align 4
  %33 = load ptr, ptr %19, align 8, !nonnull !3, !align !4
  %34 = load i32, ptr %21, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x i32], ptr %33, i64 0, i64 %35
  store i32 %32, ptr %36, align 4
  %37 = load i32, ptr %21, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %21, align 4
  br label %28, !llvm.loop !12

39:                                               ; preds = %28
  %40 = load ptr, ptr %22, align 8
  store ptr %25, ptr %16, align 8
  store ptr %40, ptr %17, align 8
  store i32 16, ptr %18, align 4
  %41 = load ptr, ptr %16, align 8, !nonnull !3, !align !4
  %42 = load ptr, ptr %17, align 8
  %43 = load i32, ptr %18, align 4
  %44 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr %42, i32 %43)
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0
  store i32 %45, ptr %41, align 4
  %46 = extractvalue { i32, i32, i32, i32 } %44, 1
  %47 = getelementptr i32, ptr %41, i32 1
  store i32 %46, ptr %47, align 4
  %48 = extractvalue { i32, i32, i32, i32 } %44, 2
  %49 = getelementptr i32, ptr %41, i32 2
  store i32 %48, ptr %49, align 4
  %50 = extractvalue { i32, i32, i32, i32 } %44, 3
  %51 = getelementptr i32, ptr %41, i32 3
  store i32 %50, ptr %51, align 4
  %52 = load ptr, ptr %23, align 8
  store ptr %26, ptr %13, align 8
  store ptr %52, ptr %14, align 8
  store i32 16, ptr %15, align 4
  %53 = load ptr, ptr %13, align 8, !nonnull !3, !align !4
  %54 = load ptr, ptr %14, align 8
  %55 = load i32, ptr %15, align 4
  %56 = call i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr %54, i32 %55)
  store i32 %56, ptr %53, align 4
  store ptr %27, ptr %8, align 8
  store ptr %25, ptr %9, align 8
  store ptr %26, ptr %10, align 8
  store ptr %27, ptr %11, align 8
  store i32 1, ptr %12, align 4
  %57 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %58 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %59 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %60 = load ptr, ptr %11, align 8, !nonnull !3, !align !4
  %61 = load i32, ptr %58, align 4
  %62 = getelementptr i32, ptr %58, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr i32, ptr %58, i32 2
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr i32, ptr %58, i32 3
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %59, align 4
  %69 = load i32, ptr %60, align 4
  %70 = getelementptr i32, ptr %60, i32 1
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr i32, ptr %60, i32 2
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr i32, ptr %60, i32 3
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr i32, ptr %60, i32 4
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr i32, ptr %60, i32 5
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr i32, ptr %60, i32 6
  %81 = load i32, ptr %80, align 4
  %82 = getelementptr i32, ptr %60, i32 7
  %83 = load i32, ptr %82, align 4
  %84 = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32 %61, i32 %63, i32 %65, i32 %67, i32 %68, i32 %69, i32 %71, i32 %73, i32 %75, i32 %77, i32 %79, i32 %81, i32 %83)
  %85 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 0
  store i32 %85, ptr %57, align 4
  %86 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 1
  %87 = getelementptr i32, ptr %57, i32 1
  store i32 %86, ptr %87, align 4
  %88 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 2
  %89 = getelementptr i32, ptr %57, i32 2
  store i32 %88, ptr %89, align 4
  %90 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 3
  %91 = getelementptr i32, ptr %57, i32 3
  store i32 %90, ptr %91, align 4
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 4
  %93 = getelementptr i32, ptr %57, i32 4
  store i32 %92, ptr %93, align 4
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 5
  %95 = getelementptr i32, ptr %57, i32 5
  store i32 %94, ptr %95, align 4
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 6
  %97 = getelementptr i32, ptr %57, i32 6
  store i32 %96, ptr %97, align 4
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %84, 7
  %99 = getelementptr i32, ptr %57, i32 7
  store i32 %98, ptr %99, align 4
  %100 = load ptr, ptr %24, align 8
  store ptr %100, ptr %4, align 8
  store ptr %27, ptr %5, align 8
  store i32 8, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %101 = load i32, ptr %7, align 4
  %102 = icmp eq i32 %101, 1
  br i1 %102, label %103, label %122

103:                                              ; preds = %39
  %104 = load ptr, ptr %4, align 8
  %105 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %106 = load i32, ptr %6, align 4
  %107 = load i32, ptr %105, align 4
  %108 = getelementptr i32, ptr %105, i32 1
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr i32, ptr %105, i32 2
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr i32, ptr %105, i32 3
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr i32, ptr %105, i32 4
  %115 = load i32, ptr %114, align 4
  %116 = getelementptr i32, ptr %105, i32 5
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr i32, ptr %105, i32 6
  %119 = load i32, ptr %118, align 4
  %120 = getelementptr i32, ptr %105, i32 7
  %121 = load i32, ptr %120, align 4
  call void @llvm.nvvm.wmma.m32n8k16.store.d.col.stride.s32.p0(ptr %104, i32 %107, i32 %109, i32 %111, i32 %113, i32 %115, i32 %117, i32 %119, i32 %121, i32 %106)
  br label %141

122:                                              ; preds = %39
  %123 = load ptr, ptr %4, align 8
  %124 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %125 = load i32, ptr %6, align 4
  %126 = load i32, ptr %124, align 4
  %127 = getelementptr i32, ptr %124, i32 1
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr i32, ptr %124, i32 2
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr i32, ptr %124, i32 3
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr i32, ptr %124, i32 4
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr i32, ptr %124, i32 5
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr i32, ptr %124, i32 6
  %138 = load i32, ptr %137, align 4
  %139 = getelementptr i32, ptr %124, i32 7
  %140 = load i32, ptr %139, align 4
  call void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr %123, i32 %126, i32 %128, i32 %130, i32 %132, i32 %134, i32 %136, i32 %138, i32 %140, i32 %125)
  br label %141

141:                                              ; preds = %103, %122
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2ddPKdS0_Pd(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca %"struct.nvcuda::wmma::fragment.8", align 8
  %26 = alloca %"struct.nvcuda::wmma::fragment.9", align 8
  %27 = alloca %"struct.nvcuda::wmma::fragment.10", align 8
  store ptr %0, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  store ptr %2, ptr %24, align 8
  store ptr %27, ptr %19, align 8
  store double 0.000000e+00, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %31, %3
  %29 = load i32, ptr %21, align 4
  %30 = icmp slt i32 %29, 2
  br i1 %30, label %31, label %39

31:                                               ; preds = %28
  %32 = load double, ptr %20, align 8
  %33 = load ptr, ptr %19, align 8, !nonnull !3, !align !4
  %34 = load i32, ptr %21, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [2 x double], ptr %33, i64 0, i64 %35
  store double %32, ptr %36, align 8
  %37 = load i32, ptr %21, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %21, align 4
  br label %28, !llvm.loop !13

39:                                               ; preds = %28
  %40 = load ptr, ptr %22, align 8
  store ptr %25, ptr %16, align 8
  store ptr %40, ptr %17, align 8
  store i32 4, ptr %18, align 4
  %41 = load ptr, ptr %16, align 8, !nonnull !3, !align !4
  %42 = load ptr, ptr %17, align 8
  %43 = load i32, ptr %18, align 4
  %44 = call contract double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %42, i32 %43)
  store double %44, ptr %41, align 4
  %45 = load ptr, ptr %23, align 8
  store ptr %26, ptr %13, align 8
  store ptr %45, ptr %14, align 8
  store i32 4, ptr %15, align 4
  %46 = load ptr, ptr %13, align 8, !nonnull !3, !align !4
  %47 = load ptr, ptr %14, align 8
  %48 = load i32, ptr %15, align 4
  %49 = call contract double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr %47, i32 %48)
  store double %49, ptr %46, align 4
  store ptr %27, ptr %8, align 8
  store ptr %25, ptr %9, align 8
  store ptr %26, ptr %10, align 8
  store ptr %27, ptr %11, align 8
  store i32 1, ptr %12, align 4
  %50 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %51 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %52 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %53 = load ptr, ptr %11, align 8, !nonnull !3, !align !4
  %54 = load double, ptr %51, align 4
  %55 = load double, ptr %52, align 4
  %56 = load double, ptr %53, align 4
  %57 = getelementptr double, ptr %53, i32 1
  %58 = load double, ptr %57, align 4
  %59 = call contract { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double %54, double %55, double %56, double %58)
  %60 = extractvalue { double, double } %59, 0
  store double %60, ptr %50, align 4
  %61 = extractvalue { double, double } %59, 1
  %62 = getelementptr double, ptr %50, i32 1
  store double %61, ptr %62, align 4
  %63 = load ptr, ptr %24, align 8
  store ptr %63, ptr %4, align 8
  store ptr %27, ptr %5, align 8
  store i32 8, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %64 = load i32, ptr %7, align 4
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %73

66:                                               ; preds = %39
  %67 = load ptr, ptr %4, align 8
  %68 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %69 = load i32, ptr %6, align 4
  %70 = load double, ptr %68, align 4
  %71 = getelementptr double, ptr %68, i32 1
  %72 = load double, ptr %71, align 4
  call void @llvm.nvvm.wmma.m8n8k4.store.d.col.stride.f64.p0(ptr %67, double %70, double %72, i32 %69)
  br label %80

73:                                               ; preds = %39
  %74 = load ptr, ptr %4, align 8
  %75 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %76 = load i32, ptr %6, align 4
  %77 = load double, ptr %75, align 4
  %78 = getelementptr double, ptr %75, i32 1
  %79 = load double, ptr %78, align 4
  call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %74, double %77, double %79, i32 %76)
  br label %80

80:                                               ; preds = %66, %73
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2bfPK13__nv_bfloat16S1_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca %"struct.nvcuda::wmma::fragment.11", align 8
  %26 = alloca %"struct.nvcuda::wmma::fragment.12", align 8
  %27 = alloca %"struct.nvcuda::wmma::fragment.1", align 8
  store ptr %0, ptr %22, align 8
  store ptr %1, ptr %23, align 8
  store ptr %2, ptr %24, align 8
  store ptr %27, ptr %19, align 8
  store float 0.000000e+00, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %31, %3
  %29 = load i32, ptr %21, align 4
  %30 = icmp slt i32 %29, 8
  br i1 %30, label %31, label %39

31:                                               ; preds = %28
  %32 = load float, ptr %20, align 4
  %33 = load ptr, ptr %19, align 8, !nonnull !3, !align !4
  %34 = load i32, ptr %21, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x float], ptr %33, i64 0, i64 %35
  store float %32, ptr %36, align 4
  %37 = load i32, ptr %21, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %21, align 4
  br label %28, !llvm.loop !5

39:                                               ; preds = %28
  %40 = load ptr, ptr %22, align 8
  store ptr %25, ptr %12, align 8
  store ptr %40, ptr %13, align 8
  store i32 16, ptr %14, align 4
  %41 = load ptr, ptr %12, align 8, !nonnull !3, !align !4
  %42 = load ptr, ptr %13, align 8
  %43 = load i32, ptr %14, align 4
  %44 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr %42, i32 %43)
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0
  store i32 %45, ptr %41, align 4
  %46 = extractvalue { i32, i32, i32, i32 } %44, 1
  %47 = getelementptr i32, ptr %41, i32 1
  store i32 %46, ptr %47, align 4
  %48 = extractvalue { i32, i32, i32, i32 } %44, 2
  %49 = getelementptr i32, ptr %41, i32 2
  store i32 %48, ptr %49, align 4
  %50 = extractvalue { i32, i32, i32, i32 } %44, 3
  %51 = getelementptr i32, ptr %41, i32 3
  store i32 %50, ptr %51, align 4
  %52 = load ptr, ptr %23, align 8
  store ptr %26, ptr %9, align 8
  store ptr %52, ptr %10, align 8
  store i32 16, ptr %11, align 4
  %53 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %54 = load ptr, ptr %10, align 8
  %55 = load i32, ptr %11, align 4
  %56 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr %54, i32 %55)
  %57 = extractvalue { i32, i32, i32, i32 } %56, 0
  store i32 %57, ptr %53, align 4
  %58 = extractvalue { i32, i32, i32, i32 } %56, 1
  %59 = getelementptr i32, ptr %53, i32 1
  store i32 %58, ptr %59, align 4
  %60 = extractvalue { i32, i32, i32, i32 } %56, 2
  %61 = getelementptr i32, ptr %53, i32 2
  store i32 %60, ptr %61, align 4
  %62 = extractvalue { i32, i32, i32, i32 } %56, 3
  %63 = getelementptr i32, ptr %53, i32 3
  store i32 %62, ptr %63, align 4
  store ptr %27, ptr %4, align 8
  store ptr %25, ptr %5, align 8
  store ptr %26, ptr %6, align 8
  store ptr %27, ptr %7, align 8
  store i32 1, ptr %8, align 4
  %64 = load ptr, ptr %4, align 8, !nonnull !3, !align !4
  %65 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %66 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %67 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %68 = load i32, ptr %65, align 4
  %69 = getelementptr i32, ptr %65, i32 1
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr i32, ptr %65, i32 2
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr i32, ptr %65, i32 3
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %66, align 4
  %76 = getelementptr i32, ptr %66, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr i32, ptr %66, i32 2
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr i32, ptr %66, i32 3
  %81 = load i32, ptr %80, align 4
  %82 = load float, ptr %67, align 4
  %83 = getelementptr float, ptr %67, i32 1
  %84 = load float, ptr %83, align 4
  %85 = getelementptr float, ptr %67, i32 2
  %86 = load float, ptr %85, align 4
  %87 = getelementptr float, ptr %67, i32 3
  %88 = load float, ptr %87, align 4
  %89 = getelementptr float, ptr %67, i32 4
  %90 = load float, ptr %89, align 4
  %91 = getelementptr float, ptr %67, i32 5
  %92 = load float, ptr %91, align 4
  %93 = getelementptr float, ptr %67, i32 6
  %94 = load float, ptr %93, align 4
  %95 = getelementptr float, ptr %67, i32 7
  %96 = load float, ptr %95, align 4
  %97 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32 %68, i32 %70, i32 %72, i32 %74, i32 %75, i32 %77, i32 %79, i32 %81, float %82, float %84, float %86, float %88, float %90, float %92, float %94, float %96)
  %98 = extractvalue { float, float, float, float, float, float, float, float } %97, 0
  store float %98, ptr %64, align 4
  %99 = extractvalue { float, float, float, float, float, float, float, float } %97, 1
  %100 = getelementptr float, ptr %64, i32 1
  store float %99, ptr %100, align 4
  %101 = extractvalue { float, float, float, float, float, float, float, float } %97, 2
  %102 = getelementptr float, ptr %64, i32 2
  store float %101, ptr %102, align 4
  %103 = extractvalue { float, float, float, float, float, float, float, float } %97, 3
  %104 = getelementptr float, ptr %64, i32 3
  store float %103, ptr %104, align 4
  %105 = extractvalue { float, float, float, float, float, float, float, float } %97, 4
  %106 = getelementptr float, ptr %64, i32 4
  store float %105, ptr %106, align 4
  %107 = extractvalue { float, float, float, float, float, float, float, float } %97, 5
  %108 = getelementptr float, ptr %64, i32 5
  store float %107, ptr %108, align 4
  %109 = extractvalue { float, float, float, float, float, float, float, float } %97, 6
  %110 = getelementptr float, ptr %64, i32 6
  store float %109, ptr %110, align 4
  %111 = extractvalue { float, float, float, float, float, float, float, float } %97, 7
  %112 = getelementptr float, ptr %64, i32 7
  store float %111, ptr %112, align 4
  %113 = load ptr, ptr %24, align 8
  store ptr %113, ptr %15, align 8
  store ptr %27, ptr %16, align 8
  store i32 16, ptr %17, align 4
  store i32 0, ptr %18, align 4
  %114 = load i32, ptr %18, align 4
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %135

116:                                              ; preds = %39
  %117 = load ptr, ptr %15, align 8
  %118 = load ptr, ptr %16, align 8, !nonnull !3, !align !4
  %119 = load i32, ptr %17, align 4
  %120 = load float, ptr %118, align 4
  %121 = getelementptr float, ptr %118, i32 1
  %122 = load float, ptr %121, align 4
  %123 = getelementptr float, ptr %118, i32 2
  %124 = load float, ptr %123, align 4
  %125 = getelementptr float, ptr %118, i32 3
  %126 = load float, ptr %125, align 4
  %127 = getelementptr float, ptr %118, i32 4
  %128 = load float, ptr %127, align 4
  %129 = getelementptr float, ptr %118, i32 5
  %130 = load float, ptr %129, align 4
  %131 = getelementptr float, ptr %118, i32 6
  %132 = load float, ptr %131, align 4
  %133 = getelementptr float, ptr %118, i32 7
  %134 = load float, ptr %133, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %117, float %120, float %122, float %124, float %126, float %128, float %130, float %132, float %134, i32 %119)
  br label %154

135:                                              ; preds = %39
  %136 = load ptr, ptr %15, align 8
  %137 = load ptr, ptr %16, align 8, !nonnull !3, !align !4
  %138 = load i32, ptr %17, align 4
  %139 = load float, ptr %137, align 4
  %140 = getelementptr float, ptr %137, i32 1
  %141 = load float, ptr %140, align 4
  %142 = getelementptr float, ptr %137, i32 2
  %143 = load float, ptr %142, align 4
  %144 = getelementptr float, ptr %137, i32 3
  %145 = load float, ptr %144, align 4
  %146 = getelementptr float, ptr %137, i32 4
  %147 = load float, ptr %146, align 4
  %148 = getelementptr float, ptr %137, i32 5
  %149 = load float, ptr %148, align 4
  %150 = getelementptr float, ptr %137, i32 6
  %151 = load float, ptr %150, align 4
  %152 = getelementptr float, ptr %137, i32 7
  %153 = load float, ptr %152, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %136, float %139, float %141, float %143, float %145, float %147, float %149, float %151, float %153, i32 %138)
  br label %154

154:                                              ; preds = %116, %135
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z2umPKhS0_PKiPi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca %"struct.nvcuda::wmma::fragment.13", align 8
  %29 = alloca %"struct.nvcuda::wmma::fragment.14", align 8
  %30 = alloca %"struct.nvcuda::wmma::fragment.15", align 8
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store ptr %2, ptr %26, align 8
  store ptr %3, ptr %27, align 8
  %31 = load ptr, ptr %24, align 8
  store ptr %28, ptr %21, align 8
  store ptr %31, ptr %22, align 8
  store i32 8, ptr %23, align 4
  %32 = load ptr, ptr %21, align 8, !nonnull !3, !align !4
  %33 = load ptr, ptr %22, align 8
  %34 = load i32, ptr %23, align 4
  %35 = call i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr %33, i32 %34)
  store i32 %35, ptr %32, align 4
  %36 = load ptr, ptr %25, align 8
  store ptr %29, ptr %18, align 8
  store ptr %36, ptr %19, align 8
  store i32 32, ptr %20, align 4
  %37 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %38 = load ptr, ptr %19, align 8
  %39 = load i32, ptr %20, align 4
  %40 = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr %38, i32 %39)
  %41 = extractvalue { i32, i32, i32, i32 } %40, 0
  store i32 %41, ptr %37, align 4
  %42 = extractvalue { i32, i32, i32, i32 } %40, 1
  %43 = getelementptr i32, ptr %37, i32 1
  store i32 %42, ptr %43, align 4
  %44 = extractvalue { i32, i32, i32, i32 } %40, 2
  %45 = getelementptr i32, ptr %37, i32 2
  store i32 %44, ptr %45, align 4
  %46 = extractvalue { i32, i32, i32, i32 } %40, 3
  %47 = getelementptr i32, ptr %37, i32 3
  store i32 %46, ptr %47, align 4
  %48 = load ptr, ptr %26, align 8
  store ptr %30, ptr %14, align 8
  store ptr %48, ptr %15, align 8
  store i32 32, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %49 = load i32, ptr %17, align 4
  %50 = icmp eq i32 %49, 1
  br i1 %50, label %51, label %71

51:                                               ; preds = %4
  %52 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %53 = load ptr, ptr %15, align 8
  %54 = load i32, ptr %16, align 4
  %55 = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.col.stride.s32.p0(ptr %53, i32 %54)
  %56 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 0
  store i32 %56, ptr %52, align 4
  %57 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 1
  %58 = getelementptr i32, ptr %52, i32 1
  store i32 %57, ptr %58, align 4
  %59 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 2
  %60 = getelementptr i32, ptr %52, i32 2
  store i32 %59, ptr %60, align 4
  %61 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 3
  %62 = getelementptr i32, ptr %52, i32 3
  store i32 %61, ptr %62, align 4
  %63 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 4
  %64 = getelementptr i32, ptr %52, i32 4
  store i32 %63, ptr %64, align 4
  %65 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 5
  %66 = getelementptr i32, ptr %52, i32 5
  store i32 %65, ptr %66, align 4
  %67 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 6
  %68 = getelementptr i32, ptr %52, i32 6
  store i32 %67, ptr %68, align 4
  %69 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %55, 7
  %70 = getelementptr i32, ptr %52, i32 7
  store i32 %69, ptr %70, align 4
  br label %91

71:                                               ; preds = %4
  %72 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %73 = load ptr, ptr %15, align 8
  %74 = load i32, ptr %16, align 4
  %75 = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr %73, i32 %74)
  %76 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 0
  store i32 %76, ptr %72, align 4
  %77 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 1
  %78 = getelementptr i32, ptr %72, i32 1
  store i32 %77, ptr %78, align 4
  %79 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 2
  %80 = getelementptr i32, ptr %72, i32 2
  store i32 %79, ptr %80, align 4
  %81 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 3
  %82 = getelementptr i32, ptr %72, i32 3
  store i32 %81, ptr %82, align 4
  %83 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 4
  %84 = getelementptr i32, ptr %72, i32 4
  store i32 %83, ptr %84, align 4
  %85 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 5
  %86 = getelementptr i32, ptr %72, i32 5
  store i32 %85, ptr %86, align 4
  %87 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 6
  %88 = getelementptr i32, ptr %72, i32 6
  store i32 %87, ptr %88, align 4
  %89 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %75, 7
  %90 = getelementptr i32, ptr %72, i32 7
  store i32 %89, ptr %90, align 4
  br label %91

91:                                               ; preds = %51, %71
  store ptr %30, ptr %9, align 8
  store ptr %28, ptr %10, align 8
  store ptr %29, ptr %11, align 8
  store ptr %30, ptr %12, align 8
  store i32 2, ptr %13, align 4
  %92 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %93 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %94 = load ptr, ptr %11, align 8, !nonnull !3, !align !4
  %95 = load ptr, ptr %12, align 8, !nonnull !3, !align !4
  %96 = load i32, ptr %93, align 4
  %97 = load i32, ptr %94, align 4
  %98 = getelementptr i32, ptr %94, i32 1
  %99 = load i32, ptr %98, align 4
  %100 = getelementptr i32, ptr %94, i32 2
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr i32, ptr %94, i32 3
  %103 = load i32, ptr %102, align 4
  %104 = load i32, ptr %95, align 4
  %105 = getelementptr i32, ptr %95, i32 1
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr i32, ptr %95, i32 2
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr i32, ptr %95, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr i32, ptr %95, i32 4
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr i32, ptr %95, i32 5
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr i32, ptr %95, i32 6
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr i32, ptr %95, i32 7
  %118 = load i32, ptr %117, align 4
  %119 = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32 %96, i32 %97, i32 %99, i32 %101, i32 %103, i32 %104, i32 %106, i32 %108, i32 %110, i32 %112, i32 %114, i32 %116, i32 %118)
  %120 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 0
  store i32 %120, ptr %92, align 4
  %121 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 1
  %122 = getelementptr i32, ptr %92, i32 1
  store i32 %121, ptr %122, align 4
  %123 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 2
  %124 = getelementptr i32, ptr %92, i32 2
  store i32 %123, ptr %124, align 4
  %125 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 3
  %126 = getelementptr i32, ptr %92, i32 3
  store i32 %125, ptr %126, align 4
  %127 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 4
  %128 = getelementptr i32, ptr %92, i32 4
  store i32 %127, ptr %128, align 4
  %129 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 5
  %130 = getelementptr i32, ptr %92, i32 5
  store i32 %129, ptr %130, align 4
  %131 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 6
  %132 = getelementptr i32, ptr %92, i32 6
  store i32 %131, ptr %132, align 4
  %133 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %119, 7
  %134 = getelementptr i32, ptr %92, i32 7
  store i32 %133, ptr %134, align 4
  %135 = load ptr, ptr %27, align 8
  store ptr %135, ptr %5, align 8
  store ptr %30, ptr %6, align 8
  store i32 32, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %136 = load i32, ptr %8, align 4
  %137 = icmp eq i32 %136, 1
  br i1 %137, label %138, label %157

138:                                              ; preds = %91
  %139 = load ptr, ptr %5, align 8
  %140 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %141 = load i32, ptr %7, align 4
  %142 = load i32, ptr %140, align 4
  %143 = getelementptr i32, ptr %140, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr i32, ptr %140, i32 2
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr i32, ptr %140, i32 3
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr i32, ptr %140, i32 4
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr i32, ptr %140, i32 5
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr i32, ptr %140, i32 6
  %154 = load i32, ptr %153, align 4
  %155 = getelementptr i32, ptr %140, i32 7
  %156 = load i32, ptr %155, align 4
  call void @llvm.nvvm.wmma.m8n32k16.store.d.col.stride.s32.p0(ptr %139, i32 %142, i32 %144, i32 %146, i32 %148, i32 %150, i32 %152, i32 %154, i32 %156, i32 %141)
  br label %176

157:                                              ; preds = %91
  %158 = load ptr, ptr %5, align 8
  %159 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %160 = load i32, ptr %7, align 4
  %161 = load i32, ptr %159, align 4
  %162 = getelementptr i32, ptr %159, i32 1
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr i32, ptr %159, i32 2
  %165 = load i32, ptr %164, align 4
  %166 = getelementptr i32, ptr %159, i32 3
  %167 = load i32, ptr %166, align 4
  %168 = getelementptr i32, ptr %159, i32 4
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr i32, ptr %159, i32 5
  %171 = load i32, ptr %170, align 4
  %172 = getelementptr i32, ptr %159, i32 6
  %173 = load i32, ptr %172, align 4
  %174 = getelementptr i32, ptr %159, i32 7
  %175 = load i32, ptr %174, align 4
  call void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr %158, i32 %161, i32 %163, i32 %165, i32 %167, i32 %169, i32 %171, i32 %173, i32 %175, i32 %160)
  br label %176

176:                                              ; preds = %138, %157
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7tiles16PK6__halfS1_PS_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.__half, align 2
  %19 = alloca float, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca %struct.__half, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %"struct.nvcuda::wmma::fragment.16", align 8
  %38 = alloca %struct.__half, align 2
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca %"struct.nvcuda::wmma::fragment", align 8
  %42 = alloca %"struct.nvcuda::wmma::fragment.0", align 8
  store ptr %0, ptr %29, align 8
  store ptr %1, ptr %30, align 8
  store ptr %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %43, ptr %33, align 4
  %44 = load i32, ptr %33, align 4
  %45 = sdiv i32 %44, 32
  store i32 %45, ptr %34, align 4
  %46 = load i32, ptr %34, align 4
  %47 = sdiv i32 %46, 2
  store i32 %47, ptr %35, align 4
  %48 = load i32, ptr %34, align 4
  %49 = srem i32 %48, 2
  store i32 %49, ptr %36, align 4
  store float 0.000000e+00, ptr %19, align 4
  %50 = load float, ptr %19, align 4
  store ptr %18, ptr %7, align 8
  store float %50, ptr %8, align 4
  %51 = load ptr, ptr %7, align 8
  %52 = load float, ptr %8, align 4
  store ptr %51, ptr %5, align 8
  store float %52, ptr %6, align 4
  %53 = load ptr, ptr %5, align 8
  %54 = load float, ptr %6, align 4
  %55 = fptrunc contract float %54 to half
  store half %55, ptr %53, align 2
  %56 = load %struct.__half, ptr %18, align 2
  %57 = getelementptr inbounds nuw %struct.__half, ptr %38, i32 0, i32 0
  %58 = extractvalue %struct.__half %56, 0
  store half %58, ptr %57, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 2 %38, i64 2, i1 false)
  store ptr %37, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %59

59:                                               ; preds = %62, %4
  %60 = load i32, ptr %21, align 4
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %62, label %69

62:                                               ; preds = %59
  %63 = load ptr, ptr %20, align 8, !nonnull !3, !align !4
  %64 = load i32, ptr %21, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x %struct.__half], ptr %63, i64 0, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %66, ptr align 2 %22, i64 2, i1 false)
  %67 = load i32, ptr %21, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %21, align 4
  br label %59, !llvm.loop !14

69:                                               ; preds = %59
  store i32 0, ptr %39, align 4
  br label %70

70:                                               ; preds = %268, %69
  %71 = load i32, ptr %39, align 4
  %72 = load i32, ptr %32, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %271

74:                                               ; preds = %70
  %75 = load i32, ptr %33, align 4
  store i32 %75, ptr %40, align 4
  br label %76

76:                                               ; preds = %126, %74
  %77 = load i32, ptr %40, align 4
  %78 = icmp slt i32 %77, 512
  br i1 %78, label %79, label %130

79:                                               ; preds = %76
  %80 = load ptr, ptr %29, align 8
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %82 = mul i32 %81, 32
  %83 = load i32, ptr %40, align 4
  %84 = sdiv i32 %83, 16
  %85 = add i32 %82, %84
  %86 = load i32, ptr %32, align 4
  %87 = mul i32 %85, %86
  %88 = load i32, ptr %39, align 4
  %89 = add i32 %87, %88
  %90 = load i32, ptr %40, align 4
  %91 = srem i32 %90, 16
  %92 = add i32 %89, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw %struct.__half, ptr %80, i64 %93
  %95 = load i32, ptr %40, align 4
  %96 = sdiv i32 %95, 16
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 0, i64 %97
  %99 = load i32, ptr %40, align 4
  %100 = srem i32 %99, 16
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [24 x %struct.__half], ptr %98, i64 0, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %102, ptr align 2 %94, i64 2, i1 false)
  %103 = load ptr, ptr %30, align 8
  %104 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %105 = mul i32 %104, 32
  %106 = load i32, ptr %40, align 4
  %107 = sdiv i32 %106, 16
  %108 = add i32 %105, %107
  %109 = load i32, ptr %32, align 4
  %110 = mul i32 %108, %109
  %111 = load i32, ptr %39, align 4
  %112 = add i32 %110, %111
  %113 = load i32, ptr %40, align 4
  %114 = srem i32 %113, 16
  %115 = add i32 %112, %114
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw %struct.__half, ptr %103, i64 %116
  %118 = load i32, ptr %40, align 4
  %119 = sdiv i32 %118, 16
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 0, i64 %120
  %122 = load i32, ptr %40, align 4
  %123 = srem i32 %122, 16
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [24 x %struct.__half], ptr %121, i64 0, i64 %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %125, ptr align 2 %117, i64 2, i1 false)
  br label %126

126:                                              ; preds = %79
  %127 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %128 = load i32, ptr %40, align 4
  %129 = add i32 %128, %127
  store i32 %129, ptr %40, align 4
  br label %76, !llvm.loop !15

130:                                              ; preds = %76
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = load i32, ptr %35, align 4
  %132 = mul nsw i32 %131, 16
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sa to ptr), i64 0, i64 %133
  %135 = getelementptr inbounds [24 x %struct.__half], ptr %134, i64 0, i64 0
  store ptr %41, ptr %26, align 8
  store ptr %135, ptr %27, align 8
  store i32 24, ptr %28, align 4
  %136 = load ptr, ptr %26, align 8, !nonnull !3, !align !4
  %137 = load ptr, ptr %27, align 8
  %138 = load i32, ptr %28, align 4
  %139 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %137, i32 %138)
  %140 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 0
  %141 = bitcast <2 x half> %140 to i32
  store i32 %141, ptr %136, align 4
  %142 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 1
  %143 = bitcast <2 x half> %142 to i32
  %144 = getelementptr i32, ptr %136, i32 1
  store i32 %143, ptr %144, align 4
  %145 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 2
  %146 = bitcast <2 x half> %145 to i32
  %147 = getelementptr i32, ptr %136, i32 2
  store i32 %146, ptr %147, align 4
  %148 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 3
  %149 = bitcast <2 x half> %148 to i32
  %150 = getelementptr i32, ptr %136, i32 3
  store i32 %149, ptr %150, align 4
  %151 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 4
  %152 = bitcast <2 x half> %151 to i32
  %153 = getelementptr i32, ptr %136, i32 4
  store i32 %152, ptr %153, align 4
  %154 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 5
  %155 = bitcast <2 x half> %154 to i32
  %156 = getelementptr i32, ptr %136, i32 5
  store i32 %155, ptr %156, align 4
  %157 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 6
  %158 = bitcast <2 x half> %157 to i32
  %159 = getelementptr i32, ptr %136, i32 6
  store i32 %158, ptr %159, align 4
  %160 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %139, 7
  %161 = bitcast <2 x half> %160 to i32
  %162 = getelementptr i32, ptr %136, i32 7
  store i32 %161, ptr %162, align 4
  %163 = load i32, ptr %36, align 4
  %164 = mul nsw i32 %163, 16
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [32 x [24 x %struct.__half]], ptr addrspacecast (ptr addrspace(3) @_ZZ7tiles16PK6__halfS1_PS_iE2sb to ptr), i64 0, i64 %165
  %167 = getelementptr inbounds [24 x %struct.__half], ptr %166, i64 0, i64 0
  store ptr %42, ptr %23, align 8
  store ptr %167, ptr %24, align 8
  store i32 24, ptr %25, align 4
  %168 = load ptr, ptr %23, align 8, !nonnull !3, !align !4
  %169 = load ptr, ptr %24, align 8
  %170 = load i32, ptr %25, align 4
  %171 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %169, i32 %170)
  %172 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 0
  %173 = bitcast <2 x half> %172 to i32
  store i32 %173, ptr %168, align 4
  %174 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 1
  %175 = bitcast <2 x half> %174 to i32
  %176 = getelementptr i32, ptr %168, i32 1
  store i32 %175, ptr %176, align 4
  %177 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 2
  %178 = bitcast <2 x half> %177 to i32
  %179 = getelementptr i32, ptr %168, i32 2
  store i32 %178, ptr %179, align 4
  %180 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 3
  %181 = bitcast <2 x half> %180 to i32
  %182 = getelementptr i32, ptr %168, i32 3
  store i32 %181, ptr %182, align 4
  %183 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 4
  %184 = bitcast <2 x half> %183 to i32
  %185 = getelementptr i32, ptr %168, i32 4
  store i32 %184, ptr %185, align 4
  %186 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 5
  %187 = bitcast <2 x half> %186 to i32
  %188 = getelementptr i32, ptr %168, i32 5
  store i32 %187, ptr %188, align 4
  %189 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 6
  %190 = bitcast <2 x half> %189 to i32
  %191 = getelementptr i32, ptr %168, i32 6
  store i32 %190, ptr %191, align 4
  %192 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %171, 7
  %193 = bitcast <2 x half> %192 to i32
  %194 = getelementptr i32, ptr %168, i32 7
  store i32 %193, ptr %194, align 4
  store ptr %37, ptr %13, align 8
  store ptr %41, ptr %14, align 8
  store ptr %42, ptr %15, align 8
  store ptr %37, ptr %16, align 8
  store i32 1, ptr %17, align 4
  %195 = load ptr, ptr %13, align 8, !nonnull !3, !align !4
  %196 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %197 = load ptr, ptr %15, align 8, !nonnull !3, !align !4
  %198 = load ptr, ptr %16, align 8, !nonnull !3, !align !4
  %199 = load i32, ptr %196, align 4
  %200 = bitcast i32 %199 to <2 x half>
  %201 = getelementptr i32, ptr %196, i32 1
  %202 = load i32, ptr %201, align 4
  %203 = bitcast i32 %202 to <2 x half>
  %204 = getelementptr i32, ptr %196, i32 2
  %205 = load i32, ptr %204, align 4
  %206 = bitcast i32 %205 to <2 x half>
  %207 = getelementptr i32, ptr %196, i32 3
  %208 = load i32, ptr %207, align 4
  %209 = bitcast i32 %208 to <2 x half>
  %210 = getelementptr i32, ptr %196, i32 4
  %211 = load i32, ptr %210, align 4
  %212 = bitcast i32 %211 to <2 x half>
  %213 = getelementptr i32, ptr %196, i32 5
  %214 = load i32, ptr %213, align 4
  %215 = bitcast i32 %214 to <2 x half>
  %216 = getelementptr i32, ptr %196, i32 6
  %217 = load i32, ptr %216, align 4
  %218 = bitcast i32 %217 to <2 x half>
  %219 = getelementptr i32, ptr %196, i32 7
  %220 = load i32, ptr %219, align 4
  %221 = bitcast i32 %220 to <2 x half>
  %222 = load i32, ptr %197, align 4
  %223 = bitcast i32 %222 to <2 x half>
  %224 = getelementptr i32, ptr %197, i32 1
  %225 = load i32, ptr %224, align 4
  %226 = bitcast i32 %225 to <2 x half>
  %227 = getelementptr i32, ptr %197, i32 2
  %228 = load i32, ptr %227, align 4
  %229 = bitcast i32 %228 to <2 x half>
  %230 = getelementptr i32, ptr %197, i32 3
  %231 = load i32, ptr %230, align 4
  %232 = bitcast i32 %231 to <2 x half>
  %233 = getelementptr i32, ptr %197, i32 4
  %234 = load i32, ptr %233, align 4
  %235 = bitcast i32 %234 to <2 x half>
  %236 = getelementptr i32, ptr %197, i32 5
  %237 = load i32, ptr %236, align 4
  %238 = bitcast i32 %237 to <2 x half>
  %239 = getelementptr i32, ptr %197, i32 6
  %240 = load i32, ptr %239, align 4
  %241 = bitcast i32 %240 to <2 x half>
  %242 = getelementptr i32, ptr %197, i32 7
  %243 = load i32, ptr %242, align 4
  %244 = bitcast i32 %243 to <2 x half>
  %245 = load i32, ptr %198, align 4
  %246 = bitcast i32 %245 to <2 x half>
  %247 = getelementptr i32, ptr %198, i32 1
  %248 = load i32, ptr %247, align 4
  %249 = bitcast i32 %248 to <2 x half>
  %250 = getelementptr i32, ptr %198, i32 2
  %251 = load i32, ptr %250, align 4
  %252 = bitcast i32 %251 to <2 x half>
  %253 = getelementptr i32, ptr %198, i32 3
  %254 = load i32, ptr %253, align 4
  %255 = bitcast i32 %254 to <2 x half>
  %256 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half> %200, <2 x half> %203, <2 x half> %206, <2 x half> %209, <2 x half> %212, <2 x half> %215, <2 x half> %218, <2 x half> %221, <2 x half> %223, <2 x half> %226, <2 x half> %229, <2 x half> %232, <2 x half> %235, <2 x half> %238, <2 x half> %241, <2 x half> %244, <2 x half> %246, <2 x half> %249, <2 x half> %252, <2 x half> %255)
  %257 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %256, 0
  %258 = bitcast <2 x half> %257 to i32
  store i32 %258, ptr %195, align 4
  %259 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %256, 1
  %260 = bitcast <2 x half> %259 to i32
  %261 = getelementptr i32, ptr %195, i32 1
  store i32 %260, ptr %261, align 4
  %262 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %256, 2
  %263 = bitcast <2 x half> %262 to i32
  %264 = getelementptr i32, ptr %195, i32 2
  store i32 %263, ptr %264, align 4
  %265 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %256, 3
  %266 = bitcast <2 x half> %265 to i32
  %267 = getelementptr i32, ptr %195, i32 3
  store i32 %266, ptr %267, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %268

268:                                              ; preds = %130
  %269 = load i32, ptr %39, align 4
  %270 = add nsw i32 %269, 16
  store i32 %270, ptr %39, align 4
  br label %70, !llvm.loop !16

271:                                              ; preds = %70
  %272 = load ptr, ptr %31, align 8
  %273 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %274 = mul i32 %273, 32
  %275 = load i32, ptr %35, align 4
  %276 = mul nsw i32 %275, 16
  %277 = add i32 %274, %276
  %278 = load i32, ptr %32, align 4
  %279 = mul i32 %277, %278
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds nuw %struct.__half, ptr %272, i64 %280
  %282 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %283 = mul i32 %282, 32
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw %struct.__half, ptr %281, i64 %284
  %286 = load i32, ptr %36, align 4
  %287 = mul nsw i32 %286, 16
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds %struct.__half, ptr %285, i64 %288
  %290 = load i32, ptr %32, align 4
  store ptr %289, ptr %9, align 8
  store ptr %37, ptr %10, align 8
  store i32 %290, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %291 = load i32, ptr %12, align 4
  %292 = icmp eq i32 %291, 1
  br i1 %292, label %293, label %308

293:                                              ; preds = %271
  %294 = load ptr, ptr %9, align 8
  %295 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %296 = load i32, ptr %11, align 4
  %297 = load i32, ptr %295, align 4
  %298 = bitcast i32 %297 to <2 x half>
  %299 = getelementptr i32, ptr %295, i32 1
  %300 = load i32, ptr %299, align 4
  %301 = bitcast i32 %300 to <2 x half>
  %302 = getelementptr i32, ptr %295, i32 2
  %303 = load i32, ptr %302, align 4
  %304 = bitcast i32 %303 to <2 x half>
  %305 = getelementptr i32, ptr %295, i32 3
  %306 = load i32, ptr %305, align 4
  %307 = bitcast i32 %306 to <2 x half>
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f16.p0(ptr %294, <2 x half> %298, <2 x half> %301, <2 x half> %304, <2 x half> %307, i32 %296)
  br label %323

308:                                              ; preds = %271
  %309 = load ptr, ptr %9, align 8
  %310 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %311 = load i32, ptr %11, align 4
  %312 = load i32, ptr %310, align 4
  %313 = bitcast i32 %312 to <2 x half>
  %314 = getelementptr i32, ptr %310, i32 1
  %315 = load i32, ptr %314, align 4
  %316 = bitcast i32 %315 to <2 x half>
  %317 = getelementptr i32, ptr %310, i32 2
  %318 = load i32, ptr %317, align 4
  %319 = bitcast i32 %318 to <2 x half>
  %320 = getelementptr i32, ptr %310, i32 3
  %321 = load i32, ptr %320, align 4
  %322 = bitcast i32 %321 to <2 x half>
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr %309, <2 x half> %313, <2 x half> %316, <2 x half> %319, <2 x half> %322, i32 %311)
  br label %323

323:                                              ; preds = %293, %308
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8mma16816PKjS0_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %7, align 4
  %22 = load i32, ptr %7, align 4
  %23 = sdiv i32 %22, 4
  store i32 %23, ptr %8, align 4
  %24 = load i32, ptr %7, align 4
  %25 = srem i32 %24, 4
  store i32 %25, ptr %9, align 4
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = mul nsw i32 %27, 8
  %29 = load i32, ptr %9, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %26, i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %10, align 4
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 8
  %37 = mul nsw i32 %36, 8
  %38 = load i32, ptr %9, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %34, i64 %40
  %42 = load i32, ptr %41, align 4
  store i32 %42, ptr %11, align 4
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %8, align 4
  %45 = mul nsw i32 %44, 8
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %45, %46
  %48 = add nsw i32 %47, 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %43, i64 %49
  %51 = load i32, ptr %50, align 4
  store i32 %51, ptr %12, align 4
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %8, align 4
  %54 = add nsw i32 %53, 8
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %55, %56
  %58 = add nsw i32 %57, 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %52, i64 %59
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %13, align 4
  %62 = load ptr, ptr %5, align 8
  %63 = load i32, ptr %8, align 4
  %64 = mul nsw i32 %63, 8
  %65 = load i32, ptr %9, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %14, align 4
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %8, align 4
  %72 = mul nsw i32 %71, 8
  %73 = load i32, ptr %9, align 4
  %74 = add nsw i32 %72, %73
  %75 = add nsw i32 %74, 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %70, i64 %76
  %78 = load i32, ptr %77, align 4
  store i32 %78, ptr %15, align 4
  store float 1.000000e+00, ptr %20, align 4
  %79 = load i32, ptr %10, align 4
  %80 = load i32, ptr %11, align 4
  %81 = load i32, ptr %12, align 4
  %82 = load i32, ptr %13, align 4
  %83 = load i32, ptr %14, align 4
  %84 = load i32, ptr %15, align 4
  %85 = load float, ptr %20, align 4
  %86 = load float, ptr %20, align 4
  %87 = load float, ptr %20, align 4
  %88 = load float, ptr %20, align 4
  %89 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$11,$12,$13};", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %79, i32 %80, i32 %81, i32 %82, i32 %83, i32 %84, float %85, float %86, float %87, float %88) #8, !srcloc !17
  %90 = extractvalue { float, float, float, float } %89, 0
  %91 = extractvalue { float, float, float, float } %89, 1
  %92 = extractvalue { float, float, float, float } %89, 2
  %93 = extractvalue { float, float, float, float } %89, 3
  store float %90, ptr %16, align 4
  store float %91, ptr %17, align 4
  store float %92, ptr %18, align 4
  store float %93, ptr %19, align 4
  %94 = load float, ptr %16, align 4
  %95 = load ptr, ptr %6, align 8
  %96 = load i32, ptr %8, align 4
  %97 = mul nsw i32 %96, 8
  %98 = load i32, ptr %9, align 4
  %99 = mul nsw i32 2, %98
  %100 = add nsw i32 %97, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %95, i64 %101
  store float %94, ptr %102, align 4
  %103 = load float, ptr %17, align 4
  %104 = load ptr, ptr %6, align 8
  %105 = load i32, ptr %8, align 4
  %106 = mul nsw i32 %105, 8
  %107 = load i32, ptr %9, align 4
  %108 = mul nsw i32 2, %107
  %109 = add nsw i32 %106, %108
  %110 = add nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %104, i64 %111
  store float %103, ptr %112, align 4
  %113 = load float, ptr %18, align 4
  %114 = load ptr, ptr %6, align 8
  %115 = load i32, ptr %8, align 4
  %116 = add nsw i32 %115, 8
  %117 = mul nsw i32 %116, 8
  %118 = load i32, ptr %9, align 4
  %119 = mul nsw i32 2, %118
  %120 = add nsw i32 %117, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %114, i64 %121
  store float %113, ptr %122, align 4
  %123 = load float, ptr %19, align 4
  %124 = load ptr, ptr %6, align 8
  %125 = load i32, ptr %8, align 4
  %126 = add nsw i32 %125, 8
  %127 = mul nsw i32 %126, 8
  %128 = load i32, ptr %9, align 4
  %129 = mul nsw i32 2, %128
  %130 = add nsw i32 %127, %129
  %131 = add nsw i32 %130, 1
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %124, i64 %132
  store float %123, ptr %133, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6mma_s8PKjS0_Pi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = sdiv i32 %21, 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %7, align 4
  %24 = srem i32 %23, 4
  store i32 %24, ptr %9, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %8, align 4
  %27 = mul nsw i32 %26, 8
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %10, align 4
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %8, align 4
  %35 = add nsw i32 %34, 8
  %36 = mul nsw i32 %35, 8
  %37 = load i32, ptr %9, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %33, i64 %39
  %41 = load i32, ptr %40, align 4
  store i32 %41, ptr %11, align 4
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %8, align 4
  %44 = mul nsw i32 %43, 8
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %44, %45
  %47 = add nsw i32 %46, 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %42, i64 %48
  %50 = load i32, ptr %49, align 4
  store i32 %50, ptr %12, align 4
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %52, 8
  %54 = mul nsw i32 %53, 8
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %54, %55
  %57 = add nsw i32 %56, 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %51, i64 %58
  %60 = load i32, ptr %59, align 4
  store i32 %60, ptr %13, align 4
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %8, align 4
  %63 = mul nsw i32 %62, 8
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %61, i64 %66
  %68 = load i32, ptr %67, align 4
  store i32 %68, ptr %14, align 4
  %69 = load ptr, ptr %5, align 8
  %70 = load i32, ptr %8, align 4
  %71 = mul nsw i32 %70, 8
  %72 = load i32, ptr %9, align 4
  %73 = add nsw i32 %71, %72
  %74 = add nsw i32 %73, 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %69, i64 %75
  %77 = load i32, ptr %76, align 4
  store i32 %77, ptr %15, align 4
  %78 = load i32, ptr %10, align 4
  %79 = load i32, ptr %11, align 4
  %80 = load i32, ptr %12, align 4
  %81 = load i32, ptr %13, align 4
  %82 = load i32, ptr %14, align 4
  %83 = load i32, ptr %15, align 4
  %84 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=r,=r,=r,=r,r,r,r,r,r,r,r"(i32 %78, i32 %79, i32 %80, i32 %81, i32 %82, i32 %83, i32 7) #8, !srcloc !18
  %85 = extractvalue { i32, i32, i32, i32 } %84, 0
  %86 = extractvalue { i32, i32, i32, i32 } %84, 1
  %87 = extractvalue { i32, i32, i32, i32 } %84, 2
  %88 = extractvalue { i32, i32, i32, i32 } %84, 3
  store i32 %85, ptr %16, align 4
  store i32 %86, ptr %17, align 4
  store i32 %87, ptr %18, align 4
  store i32 %88, ptr %19, align 4
  %89 = load i32, ptr %16, align 4
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %8, align 4
  %92 = mul nsw i32 %91, 8
  %93 = load i32, ptr %9, align 4
  %94 = mul nsw i32 2, %93
  %95 = add nsw i32 %92, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %90, i64 %96
  store i32 %89, ptr %97, align 4
  %98 = load i32, ptr %17, align 4
  %99 = load ptr, ptr %6, align 8
  %100 = load i32, ptr %8, align 4
  %101 = mul nsw i32 %100, 8
  %102 = load i32, ptr %9, align 4
  %103 = mul nsw i32 2, %102
  %104 = add nsw i32 %101, %103
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %99, i64 %106
  store i32 %98, ptr %107, align 4
  %108 = load i32, ptr %18, align 4
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %8, align 4
  %111 = add nsw i32 %110, 8
  %112 = mul nsw i32 %111, 8
  %113 = load i32, ptr %9, align 4
  %114 = mul nsw i32 2, %113
  %115 = add nsw i32 %112, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %109, i64 %116
  store i32 %108, ptr %117, align 4
  %118 = load i32, ptr %19, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = load i32, ptr %8, align 4
  %121 = add nsw i32 %120, 8
  %122 = mul nsw i32 %121, 8
  %123 = load i32, ptr %9, align 4
  %124 = mul nsw i32 2, %123
  %125 = add nsw i32 %122, %124
  %126 = add nsw i32 %125, 1
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %119, i64 %127
  store i32 %118, ptr %128, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8mma_tf32PKfS0_Pf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %13, align 4
  %28 = load i32, ptr %13, align 4
  %29 = sdiv i32 %28, 4
  store i32 %29, ptr %14, align 4
  %30 = load i32, ptr %13, align 4
  %31 = srem i32 %30, 4
  store i32 %31, ptr %15, align 4
  %32 = load ptr, ptr %10, align 8
  %33 = load i32, ptr %14, align 4
  %34 = mul nsw i32 %33, 8
  %35 = load i32, ptr %15, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %32, i64 %37
  %39 = load float, ptr %38, align 4
  store float %39, ptr %4, align 4
  %40 = load float, ptr %4, align 4
  %41 = call noundef i32 @__nv_float_as_uint(float noundef %40) #8
  store i32 %41, ptr %16, align 4
  %42 = load ptr, ptr %10, align 8
  %43 = load i32, ptr %14, align 4
  %44 = add nsw i32 %43, 8
  %45 = mul nsw i32 %44, 8
  %46 = load i32, ptr %15, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %42, i64 %48
  %50 = load float, ptr %49, align 4
  store float %50, ptr %5, align 4
  %51 = load float, ptr %5, align 4
  %52 = call noundef i32 @__nv_float_as_uint(float noundef %51) #8
  store i32 %52, ptr %17, align 4
  %53 = load ptr, ptr %10, align 8
  %54 = load i32, ptr %14, align 4
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr %15, align 4
  %57 = add nsw i32 %55, %56
  %58 = add nsw i32 %57, 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %53, i64 %59
  %61 = load float, ptr %60, align 4
  store float %61, ptr %6, align 4
  %62 = load float, ptr %6, align 4
  %63 = call noundef i32 @__nv_float_as_uint(float noundef %62) #8
  store i32 %63, ptr %18, align 4
  %64 = load ptr, ptr %10, align 8
  %65 = load i32, ptr %14, align 4
  %66 = add nsw i32 %65, 8
  %67 = mul nsw i32 %66, 8
  %68 = load i32, ptr %15, align 4
  %69 = add nsw i32 %67, %68
  %70 = add nsw i32 %69, 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %64, i64 %71
  %73 = load float, ptr %72, align 4
  store float %73, ptr %7, align 4
  %74 = load float, ptr %7, align 4
  %75 = call noundef i32 @__nv_float_as_uint(float noundef %74) #8
  store i32 %75, ptr %19, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %14, align 4
  %78 = mul nsw i32 %77, 8
  %79 = load i32, ptr %15, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %76, i64 %81
  %83 = load float, ptr %82, align 4
  store float %83, ptr %8, align 4
  %84 = load float, ptr %8, align 4
  %85 = call noundef i32 @__nv_float_as_uint(float noundef %84) #8
  store i32 %85, ptr %20, align 4
  %86 = load ptr, ptr %11, align 8
  %87 = load i32, ptr %14, align 4
  %88 = mul nsw i32 %87, 8
  %89 = load i32, ptr %15, align 4
  %90 = add nsw i32 %88, %89
  %91 = add nsw i32 %90, 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %86, i64 %92
  %94 = load float, ptr %93, align 4
  store float %94, ptr %9, align 4
  %95 = load float, ptr %9, align 4
  %96 = call noundef i32 @__nv_float_as_uint(float noundef %95) #8
  store i32 %96, ptr %21, align 4
  store float 0.000000e+00, ptr %26, align 4
  %97 = load i32, ptr %16, align 4
  %98 = load i32, ptr %17, align 4
  %99 = load i32, ptr %18, align 4
  %100 = load i32, ptr %19, align 4
  %101 = load i32, ptr %20, align 4
  %102 = load i32, ptr %21, align 4
  %103 = load float, ptr %26, align 4
  %104 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$10,$10,$10,$10};", "=f,=f,=f,=f,r,r,r,r,r,r,f"(i32 %97, i32 %98, i32 %99, i32 %100, i32 %101, i32 %102, float %103) #8, !srcloc !19
  %105 = extractvalue { float, float, float, float } %104, 0
  %106 = extractvalue { float, float, float, float } %104, 1
  %107 = extractvalue { float, float, float, float } %104, 2
  %108 = extractvalue { float, float, float, float } %104, 3
  store float %105, ptr %22, align 4
  store float %106, ptr %23, align 4
  store float %107, ptr %24, align 4
  store float %108, ptr %25, align 4
  %109 = load float, ptr %22, align 4
  %110 = load ptr, ptr %12, align 8
  %111 = load i32, ptr %14, align 4
  %112 = mul nsw i32 %111, 8
  %113 = load i32, ptr %15, align 4
  %114 = mul nsw i32 2, %113
  %115 = add nsw i32 %112, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %110, i64 %116
  store float %109, ptr %117, align 4
  %118 = load float, ptr %23, align 4
  %119 = load ptr, ptr %12, align 8
  %120 = load i32, ptr %14, align 4
  %121 = mul nsw i32 %120, 8
  %122 = load i32, ptr %15, align 4
  %123 = mul nsw i32 2, %122
  %124 = add nsw i32 %121, %123
  %125 = add nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %119, i64 %126
  store float %118, ptr %127, align 4
  %128 = load float, ptr %24, align 4
  %129 = load ptr, ptr %12, align 8
  %130 = load i32, ptr %14, align 4
  %131 = add nsw i32 %130, 8
  %132 = mul nsw i32 %131, 8
  %133 = load i32, ptr %15, align 4
  %134 = mul nsw i32 2, %133
  %135 = add nsw i32 %132, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %129, i64 %136
  store float %128, ptr %137, align 4
  %138 = load float, ptr %25, align 4
  %139 = load ptr, ptr %12, align 8
  %140 = load i32, ptr %14, align 4
  %141 = add nsw i32 %140, 8
  %142 = mul nsw i32 %141, 8
  %143 = load i32, ptr %15, align 4
  %144 = mul nsw i32 2, %143
  %145 = add nsw i32 %142, %144
  %146 = add nsw i32 %145, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %139, i64 %147
  store float %138, ptr %148, align 4
  ret void
}

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k8.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k8.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m32n8k16.store.d.col.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m32n8k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.col.stride.f64.p0(ptr writeonly captures(none), double, double, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr writeonly captures(none), double, double, i32) #3

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.col.stride.s32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.c.row.stride.s32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n32k16.store.d.col.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m8n32k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f16.p0(ptr writeonly captures(none), <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f16.p0(ptr writeonly captures(none), <2 x half>, <2 x half>, <2 x half>, <2 x half>, i32) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) #6

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #7

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.b.row.stride.tf32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k8.mma.row.row.tf32(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #7

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.load.a.row.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m32n8k16.load.b.col.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m32n8k16.mma.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #7

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double, double, double, double) #7

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.bf16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.bf16(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float) #7

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare i32 @llvm.nvvm.wmma.m8n32k16.load.a.col.stride.u8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m8n32k16.mma.col.row.u8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #7

; Function Attrs: nocallback nounwind memory(none)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(argmem: write) }
attributes #4 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nounwind memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{}
!4 = !{i64 8}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.enable"}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = !{i64 4746}
!18 = !{i64 5456}
!19 = !{i64 6263}
