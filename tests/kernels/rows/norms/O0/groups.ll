; ModuleID = 'groups.cu'
source_filename = "groups.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%class.anon = type { i32 }
%"class.cooperative_groups::thread_block_tile" = type { i8 }
%"class.cooperative_groups::thread_block" = type { i8 }
%class.anon.6 = type { i32 }
%class.anon.5 = type { i32 }
%class.anon.4 = type { i32 }
%"struct.cooperative_groups::plus" = type { i8 }
%"struct.cooperative_groups::greater" = type { i8 }
%"class.cooperative_groups::thread_block_tile.0" = type { i8 }
%"class.cooperative_groups::coalesced_group" = type { i32, i32, i32 }
%"struct.cooperative_groups::less" = type { i8 }
%"class.cooperative_groups::thread_block_tile.2" = type { i8 }
%"class.cooperative_groups::grid_group" = type { i8 }
%"class.cooperative_groups::thread_group" = type { i32, i32 }

$_Z12__activemaskv = comdat any

$_Z13__ballot_syncji = comdat any

$_Z10__syncwarpj = comdat any

$_ZZNK18cooperative_groups2rk4tileILj8EE9shfl_downIfEET_S4_jENKUliE_clEi = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_ZZNK18cooperative_groups2rk4tileILj16EE7shfl_upIiEET_S4_jENKUliE_clEi = comdat any

$_Z14__shfl_up_syncjiji = comdat any

$_Z18__match32_any_syncjj = comdat any

$_ZZNK18cooperative_groups2rk4tileILj16EE4shflIiEET_S4_iENKUliE_clEi = comdat any

$_Z11__shfl_syncjiii = comdat any

$_ZZNK18cooperative_groups2rk4tileILj16EE8shfl_xorIiEET_S4_jENKUliE_clEi = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ8grid_sumPKfPfS1_iE1s = internal addrspace(3) global [64 x float] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ7genericPKiPiE1s = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ9copy_tilePKfPfE1s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5tilesPKfPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca [1 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca %class.anon, align 8
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca %class.anon, align 4
  %13 = alloca %"class.cooperative_groups::thread_block_tile", align 1
  %14 = alloca ptr, align 8
  %15 = alloca %"class.cooperative_groups::thread_block", align 1
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %"class.cooperative_groups::thread_block", align 1
  %19 = alloca %"class.cooperative_groups::thread_block_tile", align 1
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  %23 = load %"class.cooperative_groups::thread_block", ptr %15, align 1
  store ptr %18, ptr %14, align 8
  %24 = load %"class.cooperative_groups::thread_block_tile", ptr %13, align 1
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %33 = mul i32 %31, %32
  %34 = add i32 %30, %33
  %35 = mul i32 %29, %34
  %36 = add i32 %28, %35
  %37 = add i32 %27, %36
  store i32 %37, ptr %20, align 4
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %20, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  store float %42, ptr %21, align 4
  %43 = udiv i32 8, 2
  store i32 %43, ptr %22, align 4
  br label %44

44:                                               ; preds = %71, %2
  %45 = load i32, ptr %22, align 4
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %74

47:                                               ; preds = %44
  %48 = load float, ptr %21, align 4
  %49 = load i32, ptr %22, align 4
  store ptr %19, ptr %9, align 8
  store float %48, ptr %10, align 4
  store i32 %49, ptr %11, align 4
  %50 = load ptr, ptr %9, align 8
  %51 = load float, ptr %10, align 4
  %52 = load i32, ptr %11, align 4
  store i32 %52, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %12, i64 4, i1 false)
  store float %51, ptr %3, align 4
  store i32 1, ptr %4, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %3, i64 4, i1 false)
  store i32 0, ptr %6, align 4
  br label %53

53:                                               ; preds = %56, %47
  %54 = load i32, ptr %6, align 4
  %55 = icmp ult i32 %54, 1
  br i1 %55, label %56, label %67

56:                                               ; preds = %53
  %57 = load i32, ptr %6, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [1 x i32], ptr %5, i64 0, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj8EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %8, i32 noundef %60) #8
  %62 = load i32, ptr %6, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [1 x i32], ptr %5, i64 0, i64 %63
  store i32 %61, ptr %64, align 4
  %65 = load i32, ptr %6, align 4
  %66 = add i32 %65, 1
  store i32 %66, ptr %6, align 4
  br label %53, !llvm.loop !3

67:                                               ; preds = %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %5, i64 4, i1 false)
  %68 = load float, ptr %7, align 4
  %69 = load float, ptr %21, align 4
  %70 = fadd contract float %69, %68
  store float %70, ptr %21, align 4
  br label %71

71:                                               ; preds = %67
  %72 = load i32, ptr %22, align 4
  %73 = sdiv i32 %72, 2
  store i32 %73, ptr %22, align 4
  br label %44, !llvm.loop !6

74:                                               ; preds = %44
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %80 = mul i32 %78, %79
  %81 = add i32 %77, %80
  %82 = mul i32 %76, %81
  %83 = add i32 %75, %82
  %84 = and i32 %83, 7
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %105

86:                                               ; preds = %74
  %87 = load float, ptr %21, align 4
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %93 = mul i32 %91, %92
  %94 = add i32 %90, %93
  %95 = mul i32 %89, %94
  %96 = add i32 %88, %95
  %97 = udiv i32 %96, 8
  %98 = uitofp i32 %97 to float
  %99 = fadd contract float %87, %98
  %100 = load ptr, ptr %17, align 8
  %101 = load i32, ptr %20, align 4
  %102 = sdiv i32 %101, 8
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %100, i64 %103
  store float %99, ptr %104, align 4
  br label %105

105:                                              ; preds = %86, %74
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8tile_opsPKiPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [1 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.anon.6, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [1 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %class.anon.6, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [1 x i32], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %class.anon.6, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca [1 x i32], align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %class.anon.5, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
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
  %39 = alloca i32, align 4
  %40 = alloca [1 x i32], align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca %class.anon.4, align 8
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca [1 x i32], align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca %class.anon.4, align 8
  %50 = alloca ptr, align 8
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca %class.anon.4, align 4
  %54 = alloca ptr, align 8
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca %class.anon.4, align 4
  %58 = alloca ptr, align 8
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca ptr, align 8
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca %"struct.cooperative_groups::plus", align 8
  %66 = alloca ptr, align 8
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca %"struct.cooperative_groups::plus", align 1
  %70 = alloca %"struct.cooperative_groups::plus", align 8
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca i32, align 4
  %77 = alloca [1 x i32], align 4
  %78 = alloca i32, align 4
  %79 = alloca i32, align 4
  %80 = alloca %class.anon.4, align 8
  %81 = alloca ptr, align 8
  %82 = alloca i32, align 4
  %83 = alloca i32, align 4
  %84 = alloca %class.anon.4, align 4
  %85 = alloca ptr, align 8
  %86 = alloca i32, align 4
  %87 = alloca i32, align 4
  %88 = alloca ptr, align 8
  %89 = alloca i32, align 4
  %90 = alloca i32, align 4
  %91 = alloca i32, align 4
  %92 = alloca %"struct.cooperative_groups::plus", align 8
  %93 = alloca ptr, align 8
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca ptr, align 8
  %97 = alloca i32, align 4
  %98 = alloca i32, align 4
  %99 = alloca ptr, align 8
  %100 = alloca i32, align 4
  %101 = alloca i32, align 4
  %102 = alloca %class.anon.6, align 4
  %103 = alloca ptr, align 8
  %104 = alloca i32, align 4
  %105 = alloca i32, align 4
  %106 = alloca %class.anon.6, align 4
  %107 = alloca ptr, align 8
  %108 = alloca i32, align 4
  %109 = alloca i32, align 4
  %110 = alloca %class.anon.6, align 4
  %111 = alloca ptr, align 8
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca %class.anon.5, align 4
  %115 = alloca ptr, align 8
  %116 = alloca i32, align 4
  %117 = alloca ptr, align 8
  %118 = alloca i32, align 4
  %119 = alloca ptr, align 8
  %120 = alloca i32, align 4
  %121 = alloca ptr, align 8
  %122 = alloca i32, align 4
  %123 = alloca i32, align 4
  %124 = alloca i32, align 4
  %125 = alloca ptr, align 8
  %126 = alloca i32, align 4
  %127 = alloca ptr, align 8
  %128 = alloca i32, align 4
  %129 = alloca ptr, align 8
  %130 = alloca i32, align 4
  %131 = alloca %"struct.cooperative_groups::plus", align 1
  %132 = alloca ptr, align 8
  %133 = alloca i32, align 4
  %134 = alloca %"struct.cooperative_groups::plus", align 1
  %135 = alloca ptr, align 8
  %136 = alloca i32, align 4
  %137 = alloca i32, align 4
  %138 = alloca %"struct.cooperative_groups::greater", align 8
  %139 = alloca ptr, align 8
  %140 = alloca i32, align 4
  %141 = alloca i32, align 4
  %142 = alloca %"struct.cooperative_groups::plus", align 8
  %143 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %144 = alloca ptr, align 8
  %145 = alloca %"class.cooperative_groups::thread_block", align 1
  %146 = alloca ptr, align 8
  %147 = alloca ptr, align 8
  %148 = alloca %"class.cooperative_groups::thread_block_tile.0", align 1
  %149 = alloca %"class.cooperative_groups::thread_block", align 1
  %150 = alloca i32, align 4
  %151 = alloca i32, align 4
  %152 = alloca i32, align 4
  %153 = alloca %"struct.cooperative_groups::plus", align 1
  %154 = alloca %"struct.cooperative_groups::greater", align 1
  store ptr %0, ptr %146, align 8
  store ptr %1, ptr %147, align 8
  %155 = load %"class.cooperative_groups::thread_block", ptr %145, align 1
  store ptr %149, ptr %144, align 8
  %156 = load %"class.cooperative_groups::thread_block_tile.0", ptr %143, align 1
  %157 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %158 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %159 = mul i32 %157, %158
  %160 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %161 = add i32 %159, %160
  store i32 %161, ptr %150, align 4
  %162 = load ptr, ptr %146, align 8
  %163 = load i32, ptr %150, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i32, ptr %162, i64 %164
  %166 = load i32, ptr %165, align 4
  store i32 %166, ptr %151, align 4
  %167 = load i32, ptr %151, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 1 %153, i64 1, i1 false)
  store ptr %148, ptr %139, align 8
  store i32 %167, ptr %140, align 4
  store i32 8, ptr %141, align 4
  br label %168

168:                                              ; preds = %193, %2
  %169 = load i32, ptr %141, align 4
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %171, label %201

171:                                              ; preds = %168
  %172 = load i32, ptr %140, align 4
  %173 = load ptr, ptr %139, align 8, !nonnull !7
  %174 = load i32, ptr %140, align 4
  %175 = load i32, ptr %141, align 4
  store ptr %173, ptr %103, align 8
  store i32 %174, ptr %104, align 4
  store i32 %175, ptr %105, align 4
  %176 = load ptr, ptr %103, align 8
  %177 = load i32, ptr %104, align 4
  %178 = load i32, ptr %105, align 4
  store i32 %178, ptr %106, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 4 %106, i64 4, i1 false)
  store i32 %177, ptr %9, align 4
  store i32 1, ptr %10, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %9, i64 4, i1 false)
  store i32 0, ptr %12, align 4
  br label %179

179:                                              ; preds = %182, %171
  %180 = load i32, ptr %12, align 4
  %181 = icmp ult i32 %180, 1
  br i1 %181, label %182, label %193

182:                                              ; preds = %179
  %183 = load i32, ptr %12, align 4
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw [1 x i32], ptr %11, i64 0, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %14, i32 noundef %186) #8
  %188 = load i32, ptr %12, align 4
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw [1 x i32], ptr %11, i64 0, i64 %189
  store i32 %187, ptr %190, align 4
  %191 = load i32, ptr %12, align 4
  %192 = add i32 %191, 1
  store i32 %192, ptr %12, align 4
  br label %179, !llvm.loop !8

193:                                              ; preds = %179
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %11, i64 4, i1 false)
  %194 = load i32, ptr %13, align 4
  store ptr %142, ptr %96, align 8
  store i32 %172, ptr %97, align 4
  store i32 %194, ptr %98, align 4
  %195 = load ptr, ptr %96, align 8
  %196 = load i32, ptr %97, align 4
  %197 = load i32, ptr %98, align 4
  %198 = add nsw i32 %196, %197
  store i32 %198, ptr %140, align 4
  %199 = load i32, ptr %141, align 4
  %200 = udiv i32 %199, 2
  store i32 %200, ptr %141, align 4
  br label %168, !llvm.loop !9

201:                                              ; preds = %168
  %202 = load i32, ptr %140, align 4
  %203 = load i32, ptr %151, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %138, ptr align 1 %154, i64 1, i1 false)
  store ptr %148, ptr %135, align 8
  store i32 %203, ptr %136, align 4
  store i32 8, ptr %137, align 4
  br label %204

204:                                              ; preds = %239, %201
  %205 = load i32, ptr %137, align 4
  %206 = icmp ne i32 %205, 0
  br i1 %206, label %207, label %243

207:                                              ; preds = %204
  %208 = load i32, ptr %136, align 4
  %209 = load ptr, ptr %135, align 8, !nonnull !7
  %210 = load i32, ptr %136, align 4
  %211 = load i32, ptr %137, align 4
  store ptr %209, ptr %107, align 8
  store i32 %210, ptr %108, align 4
  store i32 %211, ptr %109, align 4
  %212 = load ptr, ptr %107, align 8
  %213 = load i32, ptr %108, align 4
  %214 = load i32, ptr %109, align 4
  store i32 %214, ptr %110, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %110, i64 4, i1 false)
  store i32 %213, ptr %3, align 4
  store i32 1, ptr %4, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %3, i64 4, i1 false)
  store i32 0, ptr %6, align 4
  br label %215

215:                                              ; preds = %218, %207
  %216 = load i32, ptr %6, align 4
  %217 = icmp ult i32 %216, 1
  br i1 %217, label %218, label %229

218:                                              ; preds = %215
  %219 = load i32, ptr %6, align 4
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw [1 x i32], ptr %5, i64 0, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %8, i32 noundef %222) #8
  %224 = load i32, ptr %6, align 4
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw [1 x i32], ptr %5, i64 0, i64 %225
  store i32 %223, ptr %226, align 4
  %227 = load i32, ptr %6, align 4
  %228 = add i32 %227, 1
  store i32 %228, ptr %6, align 4
  br label %215, !llvm.loop !8

229:                                              ; preds = %215
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %5, i64 4, i1 false)
  %230 = load i32, ptr %7, align 4
  store ptr %138, ptr %93, align 8
  store i32 %208, ptr %94, align 4
  store i32 %230, ptr %95, align 4
  %231 = load ptr, ptr %93, align 8
  %232 = load i32, ptr %94, align 4
  %233 = load i32, ptr %95, align 4
  %234 = icmp slt i32 %232, %233
  br i1 %234, label %235, label %237

235:                                              ; preds = %229
  %236 = load i32, ptr %95, align 4
  br label %239

237:                                              ; preds = %229
  %238 = load i32, ptr %94, align 4
  br label %239

239:                                              ; preds = %235, %237
  %240 = phi i32 [ %236, %235 ], [ %238, %237 ]
  store i32 %240, ptr %136, align 4
  %241 = load i32, ptr %137, align 4
  %242 = udiv i32 %241, 2
  store i32 %242, ptr %137, align 4
  br label %204, !llvm.loop !10

243:                                              ; preds = %204
  %244 = load i32, ptr %136, align 4
  %245 = mul nsw i32 3, %244
  %246 = add nsw i32 %202, %245
  store i32 %246, ptr %152, align 4
  %247 = load i32, ptr %151, align 4
  store ptr %148, ptr %132, align 8
  store i32 %247, ptr %133, align 4
  %248 = load ptr, ptr %132, align 8, !nonnull !7
  %249 = load i32, ptr %133, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 1 %134, i64 1, i1 false)
  store ptr %248, ptr %88, align 8
  store i32 %249, ptr %89, align 4
  store i32 1, ptr %90, align 4
  br label %250

250:                                              ; preds = %297, %243
  %251 = load i32, ptr %90, align 4
  %252 = load ptr, ptr %88, align 8, !nonnull !7
  %253 = icmp ult i32 %251, 16
  br i1 %253, label %254, label %300

254:                                              ; preds = %250
  %255 = load ptr, ptr %88, align 8, !nonnull !7
  %256 = load i32, ptr %89, align 4
  %257 = load i32, ptr %90, align 4
  store ptr %255, ptr %81, align 8
  store i32 %256, ptr %82, align 4
  store i32 %257, ptr %83, align 4
  %258 = load ptr, ptr %81, align 8
  %259 = load i32, ptr %82, align 4
  %260 = load i32, ptr %83, align 4
  store i32 %260, ptr %84, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 4 %84, i64 4, i1 false)
  store i32 %259, ptr %75, align 4
  store i32 1, ptr %76, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %77, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %77, ptr align 4 %75, i64 4, i1 false)
  store i32 0, ptr %78, align 4
  br label %261

261:                                              ; preds = %264, %254
  %262 = load i32, ptr %78, align 4
  %263 = icmp ult i32 %262, 1
  br i1 %263, label %264, label %275

264:                                              ; preds = %261
  %265 = load i32, ptr %78, align 4
  %266 = zext i32 %265 to i64
  %267 = getelementptr inbounds nuw [1 x i32], ptr %77, i64 0, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE7shfl_upIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %80, i32 noundef %268) #8
  %270 = load i32, ptr %78, align 4
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds nuw [1 x i32], ptr %77, i64 0, i64 %271
  store i32 %269, ptr %272, align 4
  %273 = load i32, ptr %78, align 4
  %274 = add i32 %273, 1
  store i32 %274, ptr %78, align 4
  br label %261, !llvm.loop !11

275:                                              ; preds = %261
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %79, ptr align 4 %77, i64 4, i1 false)
  %276 = load i32, ptr %79, align 4
  store i32 %276, ptr %91, align 4
  %277 = load ptr, ptr %88, align 8, !nonnull !7
  %278 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %279 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %280 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %281 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %282 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %283 = mul i32 %281, %282
  %284 = add i32 %280, %283
  %285 = mul i32 %279, %284
  %286 = add i32 %278, %285
  %287 = and i32 %286, 15
  %288 = load i32, ptr %90, align 4
  %289 = icmp uge i32 %287, %288
  br i1 %289, label %290, label %297

290:                                              ; preds = %275
  %291 = load i32, ptr %91, align 4
  %292 = load i32, ptr %89, align 4
  store ptr %92, ptr %85, align 8
  store i32 %291, ptr %86, align 4
  store i32 %292, ptr %87, align 4
  %293 = load ptr, ptr %85, align 8
  %294 = load i32, ptr %86, align 4
  %295 = load i32, ptr %87, align 4
  %296 = add nsw i32 %294, %295
  store i32 %296, ptr %89, align 4
  br label %297

297:                                              ; preds = %290, %275
  %298 = load i32, ptr %90, align 4
  %299 = mul i32 %298, 2
  store i32 %299, ptr %90, align 4
  br label %250, !llvm.loop !12

300:                                              ; preds = %250
  %301 = load i32, ptr %89, align 4
  %302 = mul nsw i32 5, %301
  %303 = load i32, ptr %151, align 4
  store ptr %148, ptr %129, align 8
  store i32 %303, ptr %130, align 4
  %304 = load ptr, ptr %129, align 8, !nonnull !7
  %305 = load i32, ptr %130, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 1 %131, i64 1, i1 false)
  store ptr %304, ptr %66, align 8
  store i32 %305, ptr %67, align 4
  %306 = load ptr, ptr %66, align 8, !nonnull !7
  %307 = load ptr, ptr %66, align 8, !nonnull !7
  %308 = load i32, ptr %67, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 1 %69, i64 1, i1 false)
  store ptr %307, ptr %61, align 8
  store i32 %308, ptr %62, align 4
  store i32 1, ptr %63, align 4
  br label %309

309:                                              ; preds = %356, %300
  %310 = load i32, ptr %63, align 4
  %311 = load ptr, ptr %61, align 8, !nonnull !7
  %312 = icmp ult i32 %310, 16
  br i1 %312, label %313, label %359

313:                                              ; preds = %309
  %314 = load ptr, ptr %61, align 8, !nonnull !7
  %315 = load i32, ptr %62, align 4
  %316 = load i32, ptr %63, align 4
  store ptr %314, ptr %54, align 8
  store i32 %315, ptr %55, align 4
  store i32 %316, ptr %56, align 4
  %317 = load ptr, ptr %54, align 8
  %318 = load i32, ptr %55, align 4
  %319 = load i32, ptr %56, align 4
  store i32 %319, ptr %57, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 4 %57, i64 4, i1 false)
  store i32 %318, ptr %38, align 4
  store i32 1, ptr %39, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %40, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %38, i64 4, i1 false)
  store i32 0, ptr %41, align 4
  br label %320

320:                                              ; preds = %323, %313
  %321 = load i32, ptr %41, align 4
  %322 = icmp ult i32 %321, 1
  br i1 %322, label %323, label %334

323:                                              ; preds = %320
  %324 = load i32, ptr %41, align 4
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw [1 x i32], ptr %40, i64 0, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE7shfl_upIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %43, i32 noundef %327) #8
  %329 = load i32, ptr %41, align 4
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds nuw [1 x i32], ptr %40, i64 0, i64 %330
  store i32 %328, ptr %331, align 4
  %332 = load i32, ptr %41, align 4
  %333 = add i32 %332, 1
  store i32 %333, ptr %41, align 4
  br label %320, !llvm.loop !11

334:                                              ; preds = %320
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %40, i64 4, i1 false)
  %335 = load i32, ptr %42, align 4
  store i32 %335, ptr %64, align 4
  %336 = load ptr, ptr %61, align 8, !nonnull !7
  %337 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %338 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %339 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %340 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %341 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %342 = mul i32 %340, %341
  %343 = add i32 %339, %342
  %344 = mul i32 %338, %343
  %345 = add i32 %337, %344
  %346 = and i32 %345, 15
  %347 = load i32, ptr %63, align 4
  %348 = icmp uge i32 %346, %347
  br i1 %348, label %349, label %356

349:                                              ; preds = %334
  %350 = load i32, ptr %64, align 4
  %351 = load i32, ptr %62, align 4
  store ptr %65, ptr %58, align 8
  store i32 %350, ptr %59, align 4
  store i32 %351, ptr %60, align 4
  %352 = load ptr, ptr %58, align 8
  %353 = load i32, ptr %59, align 4
  %354 = load i32, ptr %60, align 4
  %355 = add nsw i32 %353, %354
  store i32 %355, ptr %62, align 4
  br label %356

356:                                              ; preds = %349, %334
  %357 = load i32, ptr %63, align 4
  %358 = mul i32 %357, 2
  store i32 %358, ptr %63, align 4
  br label %309, !llvm.loop !12

359:                                              ; preds = %309
  %360 = load i32, ptr %62, align 4
  store ptr %306, ptr %50, align 8
  store i32 %360, ptr %51, align 4
  store i32 1, ptr %52, align 4
  %361 = load ptr, ptr %50, align 8
  %362 = load i32, ptr %51, align 4
  %363 = load i32, ptr %52, align 4
  store i32 %363, ptr %53, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 4 %53, i64 4, i1 false)
  store i32 %362, ptr %44, align 4
  store i32 1, ptr %45, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %46, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %44, i64 4, i1 false)
  store i32 0, ptr %47, align 4
  br label %364

364:                                              ; preds = %367, %359
  %365 = load i32, ptr %47, align 4
  %366 = icmp ult i32 %365, 1
  br i1 %366, label %367, label %378

367:                                              ; preds = %364
  %368 = load i32, ptr %47, align 4
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds nuw [1 x i32], ptr %46, i64 0, i64 %369
  %371 = load i32, ptr %370, align 4
  %372 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE7shfl_upIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %49, i32 noundef %371) #8
  %373 = load i32, ptr %47, align 4
  %374 = zext i32 %373 to i64
  %375 = getelementptr inbounds nuw [1 x i32], ptr %46, i64 0, i64 %374
  store i32 %372, ptr %375, align 4
  %376 = load i32, ptr %47, align 4
  %377 = add i32 %376, 1
  store i32 %377, ptr %47, align 4
  br label %364, !llvm.loop !11

378:                                              ; preds = %364
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %46, i64 4, i1 false)
  %379 = load i32, ptr %48, align 4
  store i32 %379, ptr %68, align 4
  %380 = load ptr, ptr %66, align 8, !nonnull !7
  %381 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %382 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %383 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %384 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %385 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %386 = mul i32 %384, %385
  %387 = add i32 %383, %386
  %388 = mul i32 %382, %387
  %389 = add i32 %381, %388
  %390 = and i32 %389, 15
  %391 = icmp ne i32 %390, 0
  br i1 %391, label %392, label %394

392:                                              ; preds = %378
  %393 = load i32, ptr %68, align 4
  br label %395

394:                                              ; preds = %378
  br label %395

395:                                              ; preds = %392, %394
  %396 = phi i32 [ %393, %392 ], [ 0, %394 ]
  %397 = mul nsw i32 7, %396
  %398 = add nsw i32 %302, %397
  %399 = load i32, ptr %152, align 4
  %400 = add nsw i32 %399, %398
  store i32 %400, ptr %152, align 4
  %401 = load i32, ptr %151, align 4
  %402 = icmp sgt i32 %401, 90
  %403 = zext i1 %402 to i32
  store ptr %148, ptr %127, align 8
  store i32 %403, ptr %128, align 4
  %404 = load ptr, ptr %127, align 8
  %405 = load i32, ptr %128, align 4
  store ptr %404, ptr %119, align 8
  store i32 %405, ptr %120, align 4
  %406 = load ptr, ptr %119, align 8
  store i32 65535, ptr %72, align 4
  %407 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %408 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %409 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %410 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %411 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %412 = mul i32 %410, %411
  %413 = add i32 %409, %412
  %414 = mul i32 %408, %413
  %415 = add i32 %407, %414
  %416 = and i32 %415, 31
  %417 = and i32 %416, -16
  %418 = shl i32 65535, %417
  %419 = load i32, ptr %120, align 4
  %420 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %418, i32 noundef %419) #8
  store i32 %420, ptr %33, align 4
  %421 = load i32, ptr %33, align 4
  store i32 65535, ptr %32, align 4
  %422 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %423 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %424 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %425 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %426 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %427 = mul i32 %425, %426
  %428 = add i32 %424, %427
  %429 = mul i32 %423, %428
  %430 = add i32 %422, %429
  %431 = and i32 %430, 31
  %432 = and i32 %431, -16
  %433 = shl i32 65535, %432
  %434 = and i32 %421, %433
  %435 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %436 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %437 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %438 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %439 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %440 = mul i32 %438, %439
  %441 = add i32 %437, %440
  %442 = mul i32 %436, %441
  %443 = add i32 %435, %442
  %444 = and i32 %443, 31
  %445 = and i32 %444, -16
  %446 = lshr i32 %434, %445
  %447 = icmp ne i32 %446, 0
  %448 = zext i1 %447 to i32
  %449 = load i32, ptr %151, align 4
  %450 = icmp sgt i32 %449, -99
  %451 = zext i1 %450 to i32
  store ptr %148, ptr %125, align 8
  store i32 %451, ptr %126, align 4
  %452 = load ptr, ptr %125, align 8
  %453 = load i32, ptr %126, align 4
  %454 = icmp ne i32 %453, 0
  %455 = xor i1 %454, true
  %456 = zext i1 %455 to i32
  store ptr %452, ptr %121, align 8
  store i32 %456, ptr %122, align 4
  %457 = load ptr, ptr %121, align 8
  store i32 65535, ptr %71, align 4
  %458 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %459 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %460 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %461 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %462 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %463 = mul i32 %461, %462
  %464 = add i32 %460, %463
  %465 = mul i32 %459, %464
  %466 = add i32 %458, %465
  %467 = and i32 %466, 31
  %468 = and i32 %467, -16
  %469 = shl i32 65535, %468
  %470 = load i32, ptr %122, align 4
  %471 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %469, i32 noundef %470) #8
  store i32 %471, ptr %31, align 4
  %472 = load i32, ptr %31, align 4
  store i32 65535, ptr %30, align 4
  %473 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %474 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %475 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %476 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %477 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %478 = mul i32 %476, %477
  %479 = add i32 %475, %478
  %480 = mul i32 %474, %479
  %481 = add i32 %473, %480
  %482 = and i32 %481, 31
  %483 = and i32 %482, -16
  %484 = shl i32 65535, %483
  %485 = and i32 %472, %484
  %486 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %487 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %488 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %489 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %490 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %491 = mul i32 %489, %490
  %492 = add i32 %488, %491
  %493 = mul i32 %487, %492
  %494 = add i32 %486, %493
  %495 = and i32 %494, 31
  %496 = and i32 %495, -16
  %497 = lshr i32 %485, %496
  %498 = icmp eq i32 %497, 0
  %499 = zext i1 %498 to i32
  %500 = mul nsw i32 2, %499
  %501 = add nsw i32 %448, %500
  %502 = load i32, ptr %151, align 4
  %503 = and i32 %502, 1
  store ptr %148, ptr %117, align 8
  store i32 %503, ptr %118, align 4
  %504 = load ptr, ptr %117, align 8
  store i32 65535, ptr %73, align 4
  %505 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %506 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %507 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %508 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %509 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %510 = mul i32 %508, %509
  %511 = add i32 %507, %510
  %512 = mul i32 %506, %511
  %513 = add i32 %505, %512
  %514 = and i32 %513, 31
  %515 = and i32 %514, -16
  %516 = shl i32 65535, %515
  %517 = load i32, ptr %118, align 4
  %518 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %516, i32 noundef %517) #8
  store i32 %518, ptr %35, align 4
  %519 = load i32, ptr %35, align 4
  store i32 65535, ptr %34, align 4
  %520 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %521 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %522 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %523 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %524 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %525 = mul i32 %523, %524
  %526 = add i32 %522, %525
  %527 = mul i32 %521, %526
  %528 = add i32 %520, %527
  %529 = and i32 %528, 31
  %530 = and i32 %529, -16
  %531 = shl i32 65535, %530
  %532 = and i32 %519, %531
  %533 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %534 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %535 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %536 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %537 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %538 = mul i32 %536, %537
  %539 = add i32 %535, %538
  %540 = mul i32 %534, %539
  %541 = add i32 %533, %540
  %542 = and i32 %541, 31
  %543 = and i32 %542, -16
  %544 = lshr i32 %532, %543
  store i32 %544, ptr %123, align 4
  %545 = load i32, ptr %123, align 4
  %546 = call noundef i32 @__nv_popc(i32 noundef %545) #8
  %547 = add nsw i32 %501, %546
  %548 = load i32, ptr %151, align 4
  %549 = and i32 %548, 3
  store ptr %148, ptr %115, align 8
  store i32 %549, ptr %116, align 4
  %550 = load ptr, ptr %115, align 8
  store i32 65535, ptr %74, align 4
  %551 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %552 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %553 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %554 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %555 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %556 = mul i32 %554, %555
  %557 = add i32 %553, %556
  %558 = mul i32 %552, %557
  %559 = add i32 %551, %558
  %560 = and i32 %559, 31
  %561 = and i32 %560, -16
  %562 = shl i32 65535, %561
  %563 = load i32, ptr %116, align 4
  store i32 %562, ptr %27, align 4
  store i32 %563, ptr %28, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %28, i64 4, i1 false)
  %564 = load i32, ptr %27, align 4
  %565 = load i32, ptr %29, align 4
  %566 = call noundef i32 @_Z18__match32_any_syncjj(i32 noundef %564, i32 noundef %565) #8
  store i32 %566, ptr %37, align 4
  %567 = load i32, ptr %37, align 4
  store i32 65535, ptr %36, align 4
  %568 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %569 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %570 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %571 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %572 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %573 = mul i32 %571, %572
  %574 = add i32 %570, %573
  %575 = mul i32 %569, %574
  %576 = add i32 %568, %575
  %577 = and i32 %576, 31
  %578 = and i32 %577, -16
  %579 = shl i32 65535, %578
  %580 = and i32 %567, %579
  %581 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %582 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %583 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %584 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %585 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %586 = mul i32 %584, %585
  %587 = add i32 %583, %586
  %588 = mul i32 %582, %587
  %589 = add i32 %581, %588
  %590 = and i32 %589, 31
  %591 = and i32 %590, -16
  %592 = lshr i32 %580, %591
  store i32 %592, ptr %124, align 4
  %593 = load i32, ptr %124, align 4
  %594 = call noundef i32 @__nv_popc(i32 noundef %593) #8
  %595 = add nsw i32 %547, %594
  %596 = load i32, ptr %152, align 4
  %597 = add nsw i32 %596, %595
  store i32 %597, ptr %152, align 4
  %598 = load i32, ptr %152, align 4
  %599 = load i32, ptr %151, align 4
  store ptr %148, ptr %111, align 8
  store i32 %599, ptr %112, align 4
  store i32 3, ptr %113, align 4
  %600 = load ptr, ptr %111, align 8
  %601 = load i32, ptr %112, align 4
  %602 = load i32, ptr %113, align 4
  store i32 %602, ptr %114, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 4 %114, i64 4, i1 false)
  store i32 %601, ptr %21, align 4
  store i32 1, ptr %22, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %21, i64 4, i1 false)
  store i32 0, ptr %24, align 4
  br label %603

603:                                              ; preds = %606, %395
  %604 = load i32, ptr %24, align 4
  %605 = icmp ult i32 %604, 1
  br i1 %605, label %606, label %617

606:                                              ; preds = %603
  %607 = load i32, ptr %24, align 4
  %608 = zext i32 %607 to i64
  %609 = getelementptr inbounds nuw [1 x i32], ptr %23, i64 0, i64 %608
  %610 = load i32, ptr %609, align 4
  %611 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE4shflIiEET_S4_iENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %26, i32 noundef %610) #8
  %612 = load i32, ptr %24, align 4
  %613 = zext i32 %612 to i64
  %614 = getelementptr inbounds nuw [1 x i32], ptr %23, i64 0, i64 %613
  store i32 %611, ptr %614, align 4
  %615 = load i32, ptr %24, align 4
  %616 = add i32 %615, 1
  store i32 %616, ptr %24, align 4
  br label %603, !llvm.loop !13

617:                                              ; preds = %603
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %23, i64 4, i1 false)
  %618 = load i32, ptr %25, align 4
  %619 = add nsw i32 %598, %618
  %620 = load i32, ptr %151, align 4
  store ptr %148, ptr %99, align 8
  store i32 %620, ptr %100, align 4
  store i32 5, ptr %101, align 4
  %621 = load ptr, ptr %99, align 8
  %622 = load i32, ptr %100, align 4
  %623 = load i32, ptr %101, align 4
  store i32 %623, ptr %102, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 4 %102, i64 4, i1 false)
  store i32 %622, ptr %15, align 4
  store i32 1, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %15, i64 4, i1 false)
  store i32 0, ptr %18, align 4
  br label %624

624:                                              ; preds = %627, %617
  %625 = load i32, ptr %18, align 4
  %626 = icmp ult i32 %625, 1
  br i1 %626, label %627, label %638

627:                                              ; preds = %624
  %628 = load i32, ptr %18, align 4
  %629 = zext i32 %628 to i64
  %630 = getelementptr inbounds nuw [1 x i32], ptr %17, i64 0, i64 %629
  %631 = load i32, ptr %630, align 4
  %632 = call noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %20, i32 noundef %631) #8
  %633 = load i32, ptr %18, align 4
  %634 = zext i32 %633 to i64
  %635 = getelementptr inbounds nuw [1 x i32], ptr %17, i64 0, i64 %634
  store i32 %632, ptr %635, align 4
  %636 = load i32, ptr %18, align 4
  %637 = add i32 %636, 1
  store i32 %637, ptr %18, align 4
  br label %624, !llvm.loop !8

638:                                              ; preds = %624
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %17, i64 4, i1 false)
  %639 = load i32, ptr %19, align 4
  %640 = sub nsw i32 %619, %639
  %641 = load ptr, ptr %147, align 8
  %642 = load i32, ptr %150, align 4
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds i32, ptr %641, i64 %643
  store i32 %640, ptr %644, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9aggregatePKiPiS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [1 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca i32, align 4
  %40 = alloca ptr, align 8
  %41 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %42 = alloca ptr, align 8
  %43 = alloca ptr, align 8
  %44 = alloca ptr, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %48 = alloca i32, align 4
  store ptr %0, ptr %42, align 8
  store ptr %1, ptr %43, align 8
  store ptr %2, ptr %44, align 8
  store i32 %3, ptr %45, align 4
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %51 = mul i32 %49, %50
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = add i32 %51, %52
  store i32 %53, ptr %46, align 4
  %54 = load i32, ptr %46, align 4
  %55 = load i32, ptr %45, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %197

57:                                               ; preds = %4
  %58 = load ptr, ptr %42, align 8
  %59 = load i32, ptr %46, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = icmp sgt i32 %62, 10
  br i1 %63, label %64, label %197

64:                                               ; preds = %57
  %65 = call noundef i32 @_Z12__activemaskv() #8
  store ptr %41, ptr %22, align 8
  store i32 %65, ptr %23, align 4
  store i32 0, ptr %24, align 4
  store i32 1, ptr %25, align 4
  %66 = load ptr, ptr %22, align 8
  %67 = load i32, ptr %23, align 4
  %68 = load i32, ptr %24, align 4
  %69 = load i32, ptr %25, align 4
  store ptr %66, ptr %18, align 8
  store i32 %67, ptr %19, align 4
  store i32 %68, ptr %20, align 4
  store i32 %69, ptr %21, align 4
  %70 = load ptr, ptr %18, align 8
  %71 = load i32, ptr %19, align 4
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %70, i32 0, i32 1
  %73 = load i32, ptr %20, align 4
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %70, i32 0, i32 2
  %75 = load i32, ptr %21, align 4
  store i32 %75, ptr %74, align 4
  %76 = load %"class.cooperative_groups::coalesced_group", ptr %41, align 4
  %77 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %47, i32 0, i32 0
  %78 = extractvalue %"class.cooperative_groups::coalesced_group" %76, 0
  store i32 %78, ptr %77, align 4
  %79 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %47, i32 0, i32 1
  %80 = extractvalue %"class.cooperative_groups::coalesced_group" %76, 1
  store i32 %80, ptr %79, align 4
  %81 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %47, i32 0, i32 2
  %82 = extractvalue %"class.cooperative_groups::coalesced_group" %76, 2
  store i32 %82, ptr %81, align 4
  store i32 0, ptr %48, align 4
  store ptr %47, ptr %38, align 8
  %83 = load ptr, ptr %38, align 8
  %84 = load i32, ptr %83, align 4
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %90 = mul i32 %88, %89
  %91 = add i32 %87, %90
  %92 = mul i32 %86, %91
  %93 = add i32 %85, %92
  %94 = and i32 %93, 31
  %95 = shl i32 1, %94
  %96 = sub i32 %95, 1
  %97 = and i32 %84, %96
  store i32 %97, ptr %37, align 4
  %98 = load i32, ptr %37, align 4
  %99 = call noundef i32 @__nv_popc(i32 noundef %98) #8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %112

101:                                              ; preds = %64
  %102 = load ptr, ptr %44, align 8
  store ptr %47, ptr %32, align 8
  %103 = load ptr, ptr %32, align 8
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %31, align 4
  %105 = load i32, ptr %31, align 4
  %106 = call noundef i32 @__nv_popc(i32 noundef %105) #8
  store ptr %102, ptr %33, align 8
  store i32 %106, ptr %34, align 4
  %107 = load ptr, ptr %33, align 8
  %108 = load i32, ptr %34, align 4
  store i32 %108, ptr %35, align 4
  %109 = load i32, ptr %35, align 4
  %110 = atomicrmw add ptr %107, i32 %109 monotonic, align 4
  store i32 %110, ptr %36, align 4
  %111 = load i32, ptr %36, align 4
  store i32 %111, ptr %48, align 4
  br label %112

112:                                              ; preds = %101, %64
  %113 = load i32, ptr %48, align 4
  store ptr %47, ptr %28, align 8
  store i32 %113, ptr %29, align 4
  store i32 0, ptr %30, align 4
  %114 = load ptr, ptr %28, align 8
  %115 = load i32, ptr %114, align 4
  %116 = load i32, ptr %29, align 4
  %117 = load i32, ptr %114, align 4
  %118 = load i32, ptr %30, align 4
  store ptr %114, ptr %27, align 8
  %119 = load ptr, ptr %27, align 8
  %120 = load i32, ptr %119, align 4
  store i32 %120, ptr %26, align 4
  %121 = load i32, ptr %26, align 4
  %122 = call noundef i32 @__nv_popc(i32 noundef %121) #8
  %123 = urem i32 %118, %122
  store i32 %117, ptr %6, align 4
  store i32 %123, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 16, ptr %9, align 4
  br label %124

124:                                              ; preds = %147, %112
  %125 = load i32, ptr %9, align 4
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %150

127:                                              ; preds = %124
  %128 = load i32, ptr %6, align 4
  %129 = load i32, ptr %8, align 4
  %130 = lshr i32 %128, %129
  %131 = load i32, ptr %9, align 4
  %132 = shl i32 1, %131
  %133 = sub i32 %132, 1
  %134 = and i32 %130, %133
  store i32 %134, ptr %5, align 4
  %135 = load i32, ptr %5, align 4
  %136 = call noundef i32 @__nv_popc(i32 noundef %135) #8
  store i32 %136, ptr %10, align 4
  %137 = load i32, ptr %7, align 4
  %138 = load i32, ptr %10, align 4
  %139 = icmp uge i32 %137, %138
  br i1 %139, label %140, label %147

140:                                              ; preds = %127
  %141 = load i32, ptr %10, align 4
  %142 = load i32, ptr %7, align 4
  %143 = sub i32 %142, %141
  store i32 %143, ptr %7, align 4
  %144 = load i32, ptr %9, align 4
  %145 = load i32, ptr %8, align 4
  %146 = add i32 %145, %144
  store i32 %146, ptr %8, align 4
  br label %147

147:                                              ; preds = %140, %127
  %148 = load i32, ptr %9, align 4
  %149 = udiv i32 %148, 2
  store i32 %149, ptr %9, align 4
  br label %124, !llvm.loop !14

150:                                              ; preds = %124
  %151 = load i32, ptr %8, align 4
  store i32 %115, ptr %11, align 4
  store i32 %116, ptr %12, align 4
  store i32 %151, ptr %13, align 4
  store i32 1, ptr %14, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %12, i64 4, i1 false)
  store i32 0, ptr %16, align 4
  br label %152

152:                                              ; preds = %155, %150
  %153 = load i32, ptr %16, align 4
  %154 = icmp ult i32 %153, 1
  br i1 %154, label %155, label %168

155:                                              ; preds = %152
  %156 = load i32, ptr %11, align 4
  %157 = load i32, ptr %16, align 4
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw [1 x i32], ptr %15, i64 0, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = load i32, ptr %13, align 4
  %162 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %156, i32 noundef %160, i32 noundef %161, i32 noundef 32) #8
  %163 = load i32, ptr %16, align 4
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw [1 x i32], ptr %15, i64 0, i64 %164
  store i32 %162, ptr %165, align 4
  %166 = load i32, ptr %16, align 4
  %167 = add i32 %166, 1
  store i32 %167, ptr %16, align 4
  br label %152, !llvm.loop !15

168:                                              ; preds = %152
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %15, i64 4, i1 false)
  %169 = load i32, ptr %17, align 4
  store i32 %169, ptr %48, align 4
  %170 = load ptr, ptr %42, align 8
  %171 = load i32, ptr %46, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr %170, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = load ptr, ptr %43, align 8
  %176 = load i32, ptr %48, align 4
  store ptr %47, ptr %40, align 8
  %177 = load ptr, ptr %40, align 8
  %178 = load i32, ptr %177, align 4
  %179 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %180 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %181 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %182 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %183 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %184 = mul i32 %182, %183
  %185 = add i32 %181, %184
  %186 = mul i32 %180, %185
  %187 = add i32 %179, %186
  %188 = and i32 %187, 31
  %189 = shl i32 1, %188
  %190 = sub i32 %189, 1
  %191 = and i32 %178, %190
  store i32 %191, ptr %39, align 4
  %192 = load i32, ptr %39, align 4
  %193 = call noundef i32 @__nv_popc(i32 noundef %192) #8
  %194 = add i32 %176, %193
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw i32, ptr %175, i64 %195
  store i32 %174, ptr %196, align 4
  br label %197

197:                                              ; preds = %168, %57, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9coalescedPKiPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [1 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca [1 x i32], align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca ptr, align 8
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca ptr, align 8
  %46 = alloca i32, align 4
  %47 = alloca ptr, align 8
  %48 = alloca ptr, align 8
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca %"struct.cooperative_groups::plus", align 8
  %53 = alloca i32, align 4
  %54 = alloca ptr, align 8
  %55 = alloca ptr, align 8
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca %"struct.cooperative_groups::plus", align 1
  %59 = alloca %"struct.cooperative_groups::plus", align 8
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca [1 x i32], align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca ptr, align 8
  %75 = alloca ptr, align 8
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  %79 = alloca ptr, align 8
  %80 = alloca i32, align 4
  %81 = alloca i32, align 4
  %82 = alloca i32, align 4
  %83 = alloca ptr, align 8
  %84 = alloca i32, align 4
  %85 = alloca ptr, align 8
  %86 = alloca ptr, align 8
  %87 = alloca i32, align 4
  %88 = alloca i32, align 4
  %89 = alloca i32, align 4
  %90 = alloca %"struct.cooperative_groups::plus", align 8
  %91 = alloca i32, align 4
  %92 = alloca i32, align 4
  %93 = alloca i32, align 4
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca i32, align 4
  %97 = alloca i32, align 4
  %98 = alloca i32, align 4
  %99 = alloca i32, align 4
  %100 = alloca i32, align 4
  %101 = alloca i32, align 4
  %102 = alloca i32, align 4
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca i32, align 4
  %106 = alloca i32, align 4
  %107 = alloca [1 x i32], align 4
  %108 = alloca i32, align 4
  %109 = alloca i32, align 4
  %110 = alloca i32, align 4
  %111 = alloca i32, align 4
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca [1 x i32], align 4
  %115 = alloca i32, align 4
  %116 = alloca i32, align 4
  %117 = alloca i32, align 4
  %118 = alloca i32, align 4
  %119 = alloca i32, align 4
  %120 = alloca i32, align 4
  %121 = alloca ptr, align 8
  %122 = alloca i32, align 4
  %123 = alloca i32, align 4
  %124 = alloca i32, align 4
  %125 = alloca ptr, align 8
  %126 = alloca i32, align 4
  %127 = alloca i32, align 4
  %128 = alloca i32, align 4
  %129 = alloca ptr, align 8
  %130 = alloca i32, align 4
  %131 = alloca ptr, align 8
  %132 = alloca i32, align 4
  %133 = alloca %"struct.cooperative_groups::plus", align 1
  %134 = alloca ptr, align 8
  %135 = alloca i32, align 4
  %136 = alloca i32, align 4
  %137 = alloca ptr, align 8
  %138 = alloca i32, align 4
  %139 = alloca ptr, align 8
  %140 = alloca ptr, align 8
  %141 = alloca i32, align 4
  %142 = alloca i32, align 4
  %143 = alloca i32, align 4
  %144 = alloca i32, align 4
  %145 = alloca ptr, align 8
  %146 = alloca ptr, align 8
  %147 = alloca i32, align 4
  %148 = alloca i32, align 4
  %149 = alloca i32, align 4
  %150 = alloca ptr, align 8
  %151 = alloca ptr, align 8
  %152 = alloca i32, align 4
  %153 = alloca %"struct.cooperative_groups::plus", align 1
  %154 = alloca %"struct.cooperative_groups::plus", align 8
  %155 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %156 = alloca ptr, align 8
  %157 = alloca ptr, align 8
  %158 = alloca i32, align 4
  %159 = alloca i32, align 4
  %160 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %161 = alloca %"struct.cooperative_groups::plus", align 1
  store ptr %0, ptr %156, align 8
  store ptr %1, ptr %157, align 8
  %162 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %163 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %164 = mul i32 %162, %163
  %165 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %166 = add i32 %164, %165
  store i32 %166, ptr %158, align 4
  store i32 -1, ptr %159, align 4
  %167 = load ptr, ptr %156, align 8
  %168 = load i32, ptr %158, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %167, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = and i32 %171, 1
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %174, label %763

174:                                              ; preds = %2
  %175 = call noundef i32 @_Z12__activemaskv() #8
  store ptr %155, ptr %125, align 8
  store i32 %175, ptr %126, align 4
  store i32 0, ptr %127, align 4
  store i32 1, ptr %128, align 4
  %176 = load ptr, ptr %125, align 8
  %177 = load i32, ptr %126, align 4
  %178 = load i32, ptr %127, align 4
  %179 = load i32, ptr %128, align 4
  store ptr %176, ptr %121, align 8
  store i32 %177, ptr %122, align 4
  store i32 %178, ptr %123, align 4
  store i32 %179, ptr %124, align 4
  %180 = load ptr, ptr %121, align 8
  %181 = load i32, ptr %122, align 4
  store i32 %181, ptr %180, align 4
  %182 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %180, i32 0, i32 1
  %183 = load i32, ptr %123, align 4
  store i32 %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %180, i32 0, i32 2
  %185 = load i32, ptr %124, align 4
  store i32 %185, ptr %184, align 4
  %186 = load %"class.cooperative_groups::coalesced_group", ptr %155, align 4
  %187 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %160, i32 0, i32 0
  %188 = extractvalue %"class.cooperative_groups::coalesced_group" %186, 0
  store i32 %188, ptr %187, align 4
  %189 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %160, i32 0, i32 1
  %190 = extractvalue %"class.cooperative_groups::coalesced_group" %186, 1
  store i32 %190, ptr %189, align 4
  %191 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %160, i32 0, i32 2
  %192 = extractvalue %"class.cooperative_groups::coalesced_group" %186, 2
  store i32 %192, ptr %191, align 4
  %193 = load ptr, ptr %156, align 8
  %194 = load i32, ptr %158, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds i32, ptr %193, i64 %195
  %197 = load i32, ptr %196, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %154, ptr align 1 %161, i64 1, i1 false)
  store ptr %160, ptr %151, align 8
  store i32 %197, ptr %152, align 4
  %198 = load ptr, ptr %151, align 8, !nonnull !7, !align !16
  %199 = load ptr, ptr %151, align 8, !nonnull !7, !align !16
  %200 = load i32, ptr %152, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 1 %153, i64 1, i1 false)
  store ptr %199, ptr %86, align 8
  store i32 %200, ptr %87, align 4
  store i32 1, ptr %88, align 4
  br label %201

201:                                              ; preds = %318, %174
  %202 = load i32, ptr %88, align 4
  %203 = load ptr, ptr %86, align 8, !nonnull !7, !align !16
  store ptr %203, ptr %83, align 8
  %204 = load ptr, ptr %83, align 8
  %205 = load i32, ptr %204, align 4
  store i32 %205, ptr %82, align 4
  %206 = load i32, ptr %82, align 4
  %207 = call noundef i32 @__nv_popc(i32 noundef %206) #8
  %208 = icmp ult i32 %202, %207
  br i1 %208, label %209, label %321

209:                                              ; preds = %201
  %210 = load ptr, ptr %86, align 8, !nonnull !7, !align !16
  %211 = load i32, ptr %87, align 4
  %212 = load i32, ptr %88, align 4
  store ptr %210, ptr %75, align 8
  store i32 %211, ptr %76, align 4
  store i32 %212, ptr %77, align 4
  %213 = load ptr, ptr %75, align 8
  store ptr %213, ptr %74, align 8
  %214 = load ptr, ptr %74, align 8
  %215 = load i32, ptr %214, align 4
  %216 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %217 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %218 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %219 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %220 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %221 = mul i32 %219, %220
  %222 = add i32 %218, %221
  %223 = mul i32 %217, %222
  %224 = add i32 %216, %223
  %225 = and i32 %224, 31
  %226 = shl i32 1, %225
  %227 = sub i32 %226, 1
  %228 = and i32 %215, %227
  store i32 %228, ptr %73, align 4
  %229 = load i32, ptr %73, align 4
  %230 = call noundef i32 @__nv_popc(i32 noundef %229) #8
  store i32 %230, ptr %78, align 4
  %231 = load i32, ptr %213, align 4
  %232 = load i32, ptr %76, align 4
  %233 = load i32, ptr %213, align 4
  %234 = load i32, ptr %78, align 4
  %235 = load i32, ptr %77, align 4
  %236 = icmp uge i32 %234, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %209
  %238 = load i32, ptr %78, align 4
  %239 = load i32, ptr %77, align 4
  %240 = sub i32 %238, %239
  br label %243

241:                                              ; preds = %209
  %242 = load i32, ptr %78, align 4
  br label %243

243:                                              ; preds = %241, %237
  %244 = phi i32 [ %240, %237 ], [ %242, %241 ]
  store i32 %233, ptr %61, align 4
  store i32 %244, ptr %62, align 4
  store i32 0, ptr %63, align 4
  store i32 16, ptr %64, align 4
  br label %245

245:                                              ; preds = %268, %243
  %246 = load i32, ptr %64, align 4
  %247 = icmp ne i32 %246, 0
  br i1 %247, label %248, label %271

248:                                              ; preds = %245
  %249 = load i32, ptr %61, align 4
  %250 = load i32, ptr %63, align 4
  %251 = lshr i32 %249, %250
  %252 = load i32, ptr %64, align 4
  %253 = shl i32 1, %252
  %254 = sub i32 %253, 1
  %255 = and i32 %251, %254
  store i32 %255, ptr %60, align 4
  %256 = load i32, ptr %60, align 4
  %257 = call noundef i32 @__nv_popc(i32 noundef %256) #8
  store i32 %257, ptr %65, align 4
  %258 = load i32, ptr %62, align 4
  %259 = load i32, ptr %65, align 4
  %260 = icmp uge i32 %258, %259
  br i1 %260, label %261, label %268

261:                                              ; preds = %248
  %262 = load i32, ptr %65, align 4
  %263 = load i32, ptr %62, align 4
  %264 = sub i32 %263, %262
  store i32 %264, ptr %62, align 4
  %265 = load i32, ptr %64, align 4
  %266 = load i32, ptr %63, align 4
  %267 = add i32 %266, %265
  store i32 %267, ptr %63, align 4
  br label %268

268:                                              ; preds = %261, %248
  %269 = load i32, ptr %64, align 4
  %270 = udiv i32 %269, 2
  store i32 %270, ptr %64, align 4
  br label %245, !llvm.loop !14

271:                                              ; preds = %245
  %272 = load i32, ptr %63, align 4
  store i32 %231, ptr %66, align 4
  store i32 %232, ptr %67, align 4
  store i32 %272, ptr %68, align 4
  store i32 1, ptr %69, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %70, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 4 %67, i64 4, i1 false)
  store i32 0, ptr %71, align 4
  br label %273

273:                                              ; preds = %276, %271
  %274 = load i32, ptr %71, align 4
  %275 = icmp ult i32 %274, 1
  br i1 %275, label %276, label %289

276:                                              ; preds = %273
  %277 = load i32, ptr %66, align 4
  %278 = load i32, ptr %71, align 4
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds nuw [1 x i32], ptr %70, i64 0, i64 %279
  %281 = load i32, ptr %280, align 4
  %282 = load i32, ptr %68, align 4
  %283 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %277, i32 noundef %281, i32 noundef %282, i32 noundef 32) #8
  %284 = load i32, ptr %71, align 4
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw [1 x i32], ptr %70, i64 0, i64 %285
  store i32 %283, ptr %286, align 4
  %287 = load i32, ptr %71, align 4
  %288 = add i32 %287, 1
  store i32 %288, ptr %71, align 4
  br label %273, !llvm.loop !15

289:                                              ; preds = %273
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %72, ptr align 4 %70, i64 4, i1 false)
  %290 = load i32, ptr %72, align 4
  store i32 %290, ptr %89, align 4
  %291 = load ptr, ptr %86, align 8, !nonnull !7, !align !16
  store ptr %291, ptr %85, align 8
  %292 = load ptr, ptr %85, align 8
  %293 = load i32, ptr %292, align 4
  %294 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %295 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %296 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %297 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %298 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %299 = mul i32 %297, %298
  %300 = add i32 %296, %299
  %301 = mul i32 %295, %300
  %302 = add i32 %294, %301
  %303 = and i32 %302, 31
  %304 = shl i32 1, %303
  %305 = sub i32 %304, 1
  %306 = and i32 %293, %305
  store i32 %306, ptr %84, align 4
  %307 = load i32, ptr %84, align 4
  %308 = call noundef i32 @__nv_popc(i32 noundef %307) #8
  %309 = load i32, ptr %88, align 4
  %310 = icmp uge i32 %308, %309
  br i1 %310, label %311, label %318

311:                                              ; preds = %289
  %312 = load i32, ptr %89, align 4
  %313 = load i32, ptr %87, align 4
  store ptr %90, ptr %79, align 8
  store i32 %312, ptr %80, align 4
  store i32 %313, ptr %81, align 4
  %314 = load ptr, ptr %79, align 8
  %315 = load i32, ptr %80, align 4
  %316 = load i32, ptr %81, align 4
  %317 = add nsw i32 %315, %316
  store i32 %317, ptr %87, align 4
  br label %318

318:                                              ; preds = %311, %289
  %319 = load i32, ptr %88, align 4
  %320 = mul i32 %319, 2
  store i32 %320, ptr %88, align 4
  br label %201, !llvm.loop !17

321:                                              ; preds = %201
  %322 = load i32, ptr %87, align 4
  %323 = load ptr, ptr %151, align 8, !nonnull !7, !align !16
  store ptr %323, ptr %150, align 8
  %324 = load ptr, ptr %150, align 8
  %325 = load i32, ptr %324, align 4
  store i32 %325, ptr %149, align 4
  %326 = load i32, ptr %149, align 4
  %327 = call noundef i32 @__nv_popc(i32 noundef %326) #8
  %328 = sub i32 %327, 1
  store ptr %198, ptr %146, align 8
  store i32 %322, ptr %147, align 4
  store i32 %328, ptr %148, align 4
  %329 = load ptr, ptr %146, align 8
  %330 = load i32, ptr %329, align 4
  %331 = load i32, ptr %147, align 4
  %332 = load i32, ptr %329, align 4
  %333 = load i32, ptr %148, align 4
  store ptr %329, ptr %145, align 8
  %334 = load ptr, ptr %145, align 8
  %335 = load i32, ptr %334, align 4
  store i32 %335, ptr %144, align 4
  %336 = load i32, ptr %144, align 4
  %337 = call noundef i32 @__nv_popc(i32 noundef %336) #8
  %338 = urem i32 %333, %337
  store i32 %332, ptr %92, align 4
  store i32 %338, ptr %93, align 4
  store i32 0, ptr %94, align 4
  store i32 16, ptr %95, align 4
  br label %339

339:                                              ; preds = %362, %321
  %340 = load i32, ptr %95, align 4
  %341 = icmp ne i32 %340, 0
  br i1 %341, label %342, label %365

342:                                              ; preds = %339
  %343 = load i32, ptr %92, align 4
  %344 = load i32, ptr %94, align 4
  %345 = lshr i32 %343, %344
  %346 = load i32, ptr %95, align 4
  %347 = shl i32 1, %346
  %348 = sub i32 %347, 1
  %349 = and i32 %345, %348
  store i32 %349, ptr %91, align 4
  %350 = load i32, ptr %91, align 4
  %351 = call noundef i32 @__nv_popc(i32 noundef %350) #8
  store i32 %351, ptr %96, align 4
  %352 = load i32, ptr %93, align 4
  %353 = load i32, ptr %96, align 4
  %354 = icmp uge i32 %352, %353
  br i1 %354, label %355, label %362

355:                                              ; preds = %342
  %356 = load i32, ptr %96, align 4
  %357 = load i32, ptr %93, align 4
  %358 = sub i32 %357, %356
  store i32 %358, ptr %93, align 4
  %359 = load i32, ptr %95, align 4
  %360 = load i32, ptr %94, align 4
  %361 = add i32 %360, %359
  store i32 %361, ptr %94, align 4
  br label %362

362:                                              ; preds = %355, %342
  %363 = load i32, ptr %95, align 4
  %364 = udiv i32 %363, 2
  store i32 %364, ptr %95, align 4
  br label %339, !llvm.loop !14

365:                                              ; preds = %339
  %366 = load i32, ptr %94, align 4
  store i32 %330, ptr %103, align 4
  store i32 %331, ptr %104, align 4
  store i32 %366, ptr %105, align 4
  store i32 1, ptr %106, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %107, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %107, ptr align 4 %104, i64 4, i1 false)
  store i32 0, ptr %108, align 4
  br label %367

367:                                              ; preds = %370, %365
  %368 = load i32, ptr %108, align 4
  %369 = icmp ult i32 %368, 1
  br i1 %369, label %370, label %383

370:                                              ; preds = %367
  %371 = load i32, ptr %103, align 4
  %372 = load i32, ptr %108, align 4
  %373 = zext i32 %372 to i64
  %374 = getelementptr inbounds nuw [1 x i32], ptr %107, i64 0, i64 %373
  %375 = load i32, ptr %374, align 4
  %376 = load i32, ptr %105, align 4
  %377 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %371, i32 noundef %375, i32 noundef %376, i32 noundef 32) #8
  %378 = load i32, ptr %108, align 4
  %379 = zext i32 %378 to i64
  %380 = getelementptr inbounds nuw [1 x i32], ptr %107, i64 0, i64 %379
  store i32 %377, ptr %380, align 4
  %381 = load i32, ptr %108, align 4
  %382 = add i32 %381, 1
  store i32 %382, ptr %108, align 4
  br label %367, !llvm.loop !15

383:                                              ; preds = %367
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %109, ptr align 4 %107, i64 4, i1 false)
  %384 = load i32, ptr %109, align 4
  %385 = load ptr, ptr %156, align 8
  %386 = load i32, ptr %158, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds i32, ptr %385, i64 %387
  %389 = load i32, ptr %388, align 4
  store ptr %160, ptr %140, align 8
  store i32 %389, ptr %141, align 4
  store i32 1, ptr %142, align 4
  %390 = load ptr, ptr %140, align 8
  store ptr %390, ptr %139, align 8
  %391 = load ptr, ptr %139, align 8
  %392 = load i32, ptr %391, align 4
  %393 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %394 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %395 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %396 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %397 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %398 = mul i32 %396, %397
  %399 = add i32 %395, %398
  %400 = mul i32 %394, %399
  %401 = add i32 %393, %400
  %402 = and i32 %401, 31
  %403 = shl i32 1, %402
  %404 = sub i32 %403, 1
  %405 = and i32 %392, %404
  store i32 %405, ptr %138, align 4
  %406 = load i32, ptr %138, align 4
  %407 = call noundef i32 @__nv_popc(i32 noundef %406) #8
  store i32 %407, ptr %143, align 4
  %408 = load i32, ptr %390, align 4
  %409 = load i32, ptr %141, align 4
  %410 = load i32, ptr %390, align 4
  %411 = load i32, ptr %143, align 4
  %412 = load i32, ptr %142, align 4
  %413 = add i32 %411, %412
  store ptr %390, ptr %137, align 8
  %414 = load ptr, ptr %137, align 8
  %415 = load i32, ptr %414, align 4
  store i32 %415, ptr %136, align 4
  %416 = load i32, ptr %136, align 4
  %417 = call noundef i32 @__nv_popc(i32 noundef %416) #8
  %418 = icmp ult i32 %413, %417
  br i1 %418, label %419, label %423

419:                                              ; preds = %383
  %420 = load i32, ptr %143, align 4
  %421 = load i32, ptr %142, align 4
  %422 = add i32 %420, %421
  br label %425

423:                                              ; preds = %383
  %424 = load i32, ptr %143, align 4
  br label %425

425:                                              ; preds = %419, %423
  %426 = phi i32 [ %422, %419 ], [ %424, %423 ]
  store i32 %410, ptr %98, align 4
  store i32 %426, ptr %99, align 4
  store i32 0, ptr %100, align 4
  store i32 16, ptr %101, align 4
  br label %427

427:                                              ; preds = %450, %425
  %428 = load i32, ptr %101, align 4
  %429 = icmp ne i32 %428, 0
  br i1 %429, label %430, label %453

430:                                              ; preds = %427
  %431 = load i32, ptr %98, align 4
  %432 = load i32, ptr %100, align 4
  %433 = lshr i32 %431, %432
  %434 = load i32, ptr %101, align 4
  %435 = shl i32 1, %434
  %436 = sub i32 %435, 1
  %437 = and i32 %433, %436
  store i32 %437, ptr %97, align 4
  %438 = load i32, ptr %97, align 4
  %439 = call noundef i32 @__nv_popc(i32 noundef %438) #8
  store i32 %439, ptr %102, align 4
  %440 = load i32, ptr %99, align 4
  %441 = load i32, ptr %102, align 4
  %442 = icmp uge i32 %440, %441
  br i1 %442, label %443, label %450

443:                                              ; preds = %430
  %444 = load i32, ptr %102, align 4
  %445 = load i32, ptr %99, align 4
  %446 = sub i32 %445, %444
  store i32 %446, ptr %99, align 4
  %447 = load i32, ptr %101, align 4
  %448 = load i32, ptr %100, align 4
  %449 = add i32 %448, %447
  store i32 %449, ptr %100, align 4
  br label %450

450:                                              ; preds = %443, %430
  %451 = load i32, ptr %101, align 4
  %452 = udiv i32 %451, 2
  store i32 %452, ptr %101, align 4
  br label %427, !llvm.loop !14

453:                                              ; preds = %427
  %454 = load i32, ptr %100, align 4
  store i32 %408, ptr %110, align 4
  store i32 %409, ptr %111, align 4
  store i32 %454, ptr %112, align 4
  store i32 1, ptr %113, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %114, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %114, ptr align 4 %111, i64 4, i1 false)
  store i32 0, ptr %115, align 4
  br label %455

455:                                              ; preds = %458, %453
  %456 = load i32, ptr %115, align 4
  %457 = icmp ult i32 %456, 1
  br i1 %457, label %458, label %471

458:                                              ; preds = %455
  %459 = load i32, ptr %110, align 4
  %460 = load i32, ptr %115, align 4
  %461 = zext i32 %460 to i64
  %462 = getelementptr inbounds nuw [1 x i32], ptr %114, i64 0, i64 %461
  %463 = load i32, ptr %462, align 4
  %464 = load i32, ptr %112, align 4
  %465 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %459, i32 noundef %463, i32 noundef %464, i32 noundef 32) #8
  %466 = load i32, ptr %115, align 4
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds nuw [1 x i32], ptr %114, i64 0, i64 %467
  store i32 %465, ptr %468, align 4
  %469 = load i32, ptr %115, align 4
  %470 = add i32 %469, 1
  store i32 %470, ptr %115, align 4
  br label %455, !llvm.loop !15

471:                                              ; preds = %455
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %116, ptr align 4 %114, i64 4, i1 false)
  %472 = load i32, ptr %116, align 4
  %473 = add nsw i32 %384, %472
  %474 = load ptr, ptr %156, align 8
  %475 = load i32, ptr %158, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds i32, ptr %474, i64 %476
  %478 = load i32, ptr %477, align 4
  %479 = icmp sgt i32 %478, 50
  %480 = zext i1 %479 to i32
  store ptr %160, ptr %134, align 8
  store i32 %480, ptr %135, align 4
  %481 = load ptr, ptr %134, align 8
  %482 = load i32, ptr %481, align 4
  %483 = load i32, ptr %135, align 4
  %484 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %482, i32 noundef %483) #8
  %485 = load i32, ptr %481, align 4
  %486 = and i32 %484, %485
  %487 = icmp ne i32 %486, 0
  %488 = zext i1 %487 to i32
  %489 = add nsw i32 %473, %488
  %490 = load ptr, ptr %156, align 8
  %491 = load i32, ptr %158, align 4
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds i32, ptr %490, i64 %492
  %494 = load i32, ptr %493, align 4
  store ptr %160, ptr %131, align 8
  store i32 %494, ptr %132, align 4
  %495 = load ptr, ptr %131, align 8, !nonnull !7, !align !16
  %496 = load i32, ptr %132, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 1 %133, i64 1, i1 false)
  store ptr %495, ptr %55, align 8
  store i32 %496, ptr %56, align 4
  %497 = load ptr, ptr %55, align 8, !nonnull !7, !align !16
  %498 = load ptr, ptr %55, align 8, !nonnull !7, !align !16
  %499 = load i32, ptr %56, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 1 %58, i64 1, i1 false)
  store ptr %498, ptr %48, align 8
  store i32 %499, ptr %49, align 4
  store i32 1, ptr %50, align 4
  br label %500

500:                                              ; preds = %617, %471
  %501 = load i32, ptr %50, align 4
  %502 = load ptr, ptr %48, align 8, !nonnull !7, !align !16
  store ptr %502, ptr %45, align 8
  %503 = load ptr, ptr %45, align 8
  %504 = load i32, ptr %503, align 4
  store i32 %504, ptr %44, align 4
  %505 = load i32, ptr %44, align 4
  %506 = call noundef i32 @__nv_popc(i32 noundef %505) #8
  %507 = icmp ult i32 %501, %506
  br i1 %507, label %508, label %620

508:                                              ; preds = %500
  %509 = load ptr, ptr %48, align 8, !nonnull !7, !align !16
  %510 = load i32, ptr %49, align 4
  %511 = load i32, ptr %50, align 4
  store ptr %509, ptr %37, align 8
  store i32 %510, ptr %38, align 4
  store i32 %511, ptr %39, align 4
  %512 = load ptr, ptr %37, align 8
  store ptr %512, ptr %36, align 8
  %513 = load ptr, ptr %36, align 8
  %514 = load i32, ptr %513, align 4
  %515 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %516 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %517 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %518 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %519 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %520 = mul i32 %518, %519
  %521 = add i32 %517, %520
  %522 = mul i32 %516, %521
  %523 = add i32 %515, %522
  %524 = and i32 %523, 31
  %525 = shl i32 1, %524
  %526 = sub i32 %525, 1
  %527 = and i32 %514, %526
  store i32 %527, ptr %35, align 4
  %528 = load i32, ptr %35, align 4
  %529 = call noundef i32 @__nv_popc(i32 noundef %528) #8
  store i32 %529, ptr %40, align 4
  %530 = load i32, ptr %512, align 4
  %531 = load i32, ptr %38, align 4
  %532 = load i32, ptr %512, align 4
  %533 = load i32, ptr %40, align 4
  %534 = load i32, ptr %39, align 4
  %535 = icmp uge i32 %533, %534
  br i1 %535, label %536, label %540

536:                                              ; preds = %508
  %537 = load i32, ptr %40, align 4
  %538 = load i32, ptr %39, align 4
  %539 = sub i32 %537, %538
  br label %542

540:                                              ; preds = %508
  %541 = load i32, ptr %40, align 4
  br label %542

542:                                              ; preds = %540, %536
  %543 = phi i32 [ %539, %536 ], [ %541, %540 ]
  store i32 %532, ptr %23, align 4
  store i32 %543, ptr %24, align 4
  store i32 0, ptr %25, align 4
  store i32 16, ptr %26, align 4
  br label %544

544:                                              ; preds = %567, %542
  %545 = load i32, ptr %26, align 4
  %546 = icmp ne i32 %545, 0
  br i1 %546, label %547, label %570

547:                                              ; preds = %544
  %548 = load i32, ptr %23, align 4
  %549 = load i32, ptr %25, align 4
  %550 = lshr i32 %548, %549
  %551 = load i32, ptr %26, align 4
  %552 = shl i32 1, %551
  %553 = sub i32 %552, 1
  %554 = and i32 %550, %553
  store i32 %554, ptr %22, align 4
  %555 = load i32, ptr %22, align 4
  %556 = call noundef i32 @__nv_popc(i32 noundef %555) #8
  store i32 %556, ptr %27, align 4
  %557 = load i32, ptr %24, align 4
  %558 = load i32, ptr %27, align 4
  %559 = icmp uge i32 %557, %558
  br i1 %559, label %560, label %567

560:                                              ; preds = %547
  %561 = load i32, ptr %27, align 4
  %562 = load i32, ptr %24, align 4
  %563 = sub i32 %562, %561
  store i32 %563, ptr %24, align 4
  %564 = load i32, ptr %26, align 4
  %565 = load i32, ptr %25, align 4
  %566 = add i32 %565, %564
  store i32 %566, ptr %25, align 4
  br label %567

567:                                              ; preds = %560, %547
  %568 = load i32, ptr %26, align 4
  %569 = udiv i32 %568, 2
  store i32 %569, ptr %26, align 4
  br label %544, !llvm.loop !14

570:                                              ; preds = %544
  %571 = load i32, ptr %25, align 4
  store i32 %530, ptr %28, align 4
  store i32 %531, ptr %29, align 4
  store i32 %571, ptr %30, align 4
  store i32 1, ptr %31, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %32, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %29, i64 4, i1 false)
  store i32 0, ptr %33, align 4
  br label %572

572:                                              ; preds = %575, %570
  %573 = load i32, ptr %33, align 4
  %574 = icmp ult i32 %573, 1
  br i1 %574, label %575, label %588

575:                                              ; preds = %572
  %576 = load i32, ptr %28, align 4
  %577 = load i32, ptr %33, align 4
  %578 = zext i32 %577 to i64
  %579 = getelementptr inbounds nuw [1 x i32], ptr %32, i64 0, i64 %578
  %580 = load i32, ptr %579, align 4
  %581 = load i32, ptr %30, align 4
  %582 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %576, i32 noundef %580, i32 noundef %581, i32 noundef 32) #8
  %583 = load i32, ptr %33, align 4
  %584 = zext i32 %583 to i64
  %585 = getelementptr inbounds nuw [1 x i32], ptr %32, i64 0, i64 %584
  store i32 %582, ptr %585, align 4
  %586 = load i32, ptr %33, align 4
  %587 = add i32 %586, 1
  store i32 %587, ptr %33, align 4
  br label %572, !llvm.loop !15

588:                                              ; preds = %572
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %32, i64 4, i1 false)
  %589 = load i32, ptr %34, align 4
  store i32 %589, ptr %51, align 4
  %590 = load ptr, ptr %48, align 8, !nonnull !7, !align !16
  store ptr %590, ptr %47, align 8
  %591 = load ptr, ptr %47, align 8
  %592 = load i32, ptr %591, align 4
  %593 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %594 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %595 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %596 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %597 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %598 = mul i32 %596, %597
  %599 = add i32 %595, %598
  %600 = mul i32 %594, %599
  %601 = add i32 %593, %600
  %602 = and i32 %601, 31
  %603 = shl i32 1, %602
  %604 = sub i32 %603, 1
  %605 = and i32 %592, %604
  store i32 %605, ptr %46, align 4
  %606 = load i32, ptr %46, align 4
  %607 = call noundef i32 @__nv_popc(i32 noundef %606) #8
  %608 = load i32, ptr %50, align 4
  %609 = icmp uge i32 %607, %608
  br i1 %609, label %610, label %617

610:                                              ; preds = %588
  %611 = load i32, ptr %51, align 4
  %612 = load i32, ptr %49, align 4
  store ptr %52, ptr %41, align 8
  store i32 %611, ptr %42, align 4
  store i32 %612, ptr %43, align 4
  %613 = load ptr, ptr %41, align 8
  %614 = load i32, ptr %42, align 4
  %615 = load i32, ptr %43, align 4
  %616 = add nsw i32 %614, %615
  store i32 %616, ptr %49, align 4
  br label %617

617:                                              ; preds = %610, %588
  %618 = load i32, ptr %50, align 4
  %619 = mul i32 %618, 2
  store i32 %619, ptr %50, align 4
  br label %500, !llvm.loop !17

620:                                              ; preds = %500
  %621 = load i32, ptr %49, align 4
  store ptr %497, ptr %18, align 8
  store i32 %621, ptr %19, align 4
  store i32 1, ptr %20, align 4
  %622 = load ptr, ptr %18, align 8
  store ptr %622, ptr %17, align 8
  %623 = load ptr, ptr %17, align 8
  %624 = load i32, ptr %623, align 4
  %625 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %626 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %627 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %628 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %629 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %630 = mul i32 %628, %629
  %631 = add i32 %627, %630
  %632 = mul i32 %626, %631
  %633 = add i32 %625, %632
  %634 = and i32 %633, 31
  %635 = shl i32 1, %634
  %636 = sub i32 %635, 1
  %637 = and i32 %624, %636
  store i32 %637, ptr %16, align 4
  %638 = load i32, ptr %16, align 4
  %639 = call noundef i32 @__nv_popc(i32 noundef %638) #8
  store i32 %639, ptr %21, align 4
  %640 = load i32, ptr %622, align 4
  %641 = load i32, ptr %19, align 4
  %642 = load i32, ptr %622, align 4
  %643 = load i32, ptr %21, align 4
  %644 = load i32, ptr %20, align 4
  %645 = icmp uge i32 %643, %644
  br i1 %645, label %646, label %650

646:                                              ; preds = %620
  %647 = load i32, ptr %21, align 4
  %648 = load i32, ptr %20, align 4
  %649 = sub i32 %647, %648
  br label %652

650:                                              ; preds = %620
  %651 = load i32, ptr %21, align 4
  br label %652

652:                                              ; preds = %650, %646
  %653 = phi i32 [ %649, %646 ], [ %651, %650 ]
  store i32 %642, ptr %4, align 4
  store i32 %653, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 16, ptr %7, align 4
  br label %654

654:                                              ; preds = %677, %652
  %655 = load i32, ptr %7, align 4
  %656 = icmp ne i32 %655, 0
  br i1 %656, label %657, label %680

657:                                              ; preds = %654
  %658 = load i32, ptr %4, align 4
  %659 = load i32, ptr %6, align 4
  %660 = lshr i32 %658, %659
  %661 = load i32, ptr %7, align 4
  %662 = shl i32 1, %661
  %663 = sub i32 %662, 1
  %664 = and i32 %660, %663
  store i32 %664, ptr %3, align 4
  %665 = load i32, ptr %3, align 4
  %666 = call noundef i32 @__nv_popc(i32 noundef %665) #8
  store i32 %666, ptr %8, align 4
  %667 = load i32, ptr %5, align 4
  %668 = load i32, ptr %8, align 4
  %669 = icmp uge i32 %667, %668
  br i1 %669, label %670, label %677

670:                                              ; preds = %657
  %671 = load i32, ptr %8, align 4
  %672 = load i32, ptr %5, align 4
  %673 = sub i32 %672, %671
  store i32 %673, ptr %5, align 4
  %674 = load i32, ptr %7, align 4
  %675 = load i32, ptr %6, align 4
  %676 = add i32 %675, %674
  store i32 %676, ptr %6, align 4
  br label %677

677:                                              ; preds = %670, %657
  %678 = load i32, ptr %7, align 4
  %679 = udiv i32 %678, 2
  store i32 %679, ptr %7, align 4
  br label %654, !llvm.loop !14

680:                                              ; preds = %654
  %681 = load i32, ptr %6, align 4
  store i32 %640, ptr %9, align 4
  store i32 %641, ptr %10, align 4
  store i32 %681, ptr %11, align 4
  store i32 1, ptr %12, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %13, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %10, i64 4, i1 false)
  store i32 0, ptr %14, align 4
  br label %682

682:                                              ; preds = %685, %680
  %683 = load i32, ptr %14, align 4
  %684 = icmp ult i32 %683, 1
  br i1 %684, label %685, label %698

685:                                              ; preds = %682
  %686 = load i32, ptr %9, align 4
  %687 = load i32, ptr %14, align 4
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw [1 x i32], ptr %13, i64 0, i64 %688
  %690 = load i32, ptr %689, align 4
  %691 = load i32, ptr %11, align 4
  %692 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %686, i32 noundef %690, i32 noundef %691, i32 noundef 32) #8
  %693 = load i32, ptr %14, align 4
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds nuw [1 x i32], ptr %13, i64 0, i64 %694
  store i32 %692, ptr %695, align 4
  %696 = load i32, ptr %14, align 4
  %697 = add i32 %696, 1
  store i32 %697, ptr %14, align 4
  br label %682, !llvm.loop !15

698:                                              ; preds = %682
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %13, i64 4, i1 false)
  %699 = load i32, ptr %15, align 4
  store i32 %699, ptr %57, align 4
  %700 = load ptr, ptr %55, align 8, !nonnull !7, !align !16
  store ptr %700, ptr %54, align 8
  %701 = load ptr, ptr %54, align 8
  %702 = load i32, ptr %701, align 4
  %703 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %704 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %705 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %706 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %707 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %708 = mul i32 %706, %707
  %709 = add i32 %705, %708
  %710 = mul i32 %704, %709
  %711 = add i32 %703, %710
  %712 = and i32 %711, 31
  %713 = shl i32 1, %712
  %714 = sub i32 %713, 1
  %715 = and i32 %702, %714
  store i32 %715, ptr %53, align 4
  %716 = load i32, ptr %53, align 4
  %717 = call noundef i32 @__nv_popc(i32 noundef %716) #8
  %718 = icmp ne i32 %717, 0
  br i1 %718, label %719, label %721

719:                                              ; preds = %698
  %720 = load i32, ptr %57, align 4
  br label %722

721:                                              ; preds = %698
  br label %722

722:                                              ; preds = %719, %721
  %723 = phi i32 [ %720, %719 ], [ 0, %721 ]
  %724 = add nsw i32 %489, %723
  %725 = load ptr, ptr %156, align 8
  %726 = load i32, ptr %158, align 4
  %727 = sext i32 %726 to i64
  %728 = getelementptr inbounds i32, ptr %725, i64 %727
  %729 = load i32, ptr %728, align 4
  %730 = icmp sgt i32 %729, 0
  %731 = zext i1 %730 to i32
  store ptr %160, ptr %129, align 8
  store i32 %731, ptr %130, align 4
  %732 = load ptr, ptr %129, align 8
  %733 = load i32, ptr %732, align 4
  %734 = load i32, ptr %732, align 4
  %735 = load i32, ptr %130, align 4
  %736 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %734, i32 noundef %735) #8
  store i32 %733, ptr %117, align 4
  store i32 %736, ptr %118, align 4
  store i32 0, ptr %119, align 4
  store i32 0, ptr %120, align 4
  br label %737

737:                                              ; preds = %753, %722
  %738 = load i32, ptr %117, align 4
  %739 = icmp ne i32 %738, 0
  br i1 %739, label %740, label %760

740:                                              ; preds = %737
  %741 = load i32, ptr %118, align 4
  %742 = load i32, ptr %117, align 4
  %743 = and i32 %741, %742
  %744 = load i32, ptr %117, align 4
  %745 = sub i32 0, %744
  %746 = and i32 %743, %745
  %747 = icmp ne i32 %746, 0
  br i1 %747, label %748, label %753

748:                                              ; preds = %740
  %749 = load i32, ptr %120, align 4
  %750 = shl i32 1, %749
  %751 = load i32, ptr %119, align 4
  %752 = or i32 %751, %750
  store i32 %752, ptr %119, align 4
  br label %753

753:                                              ; preds = %748, %740
  %754 = load i32, ptr %120, align 4
  %755 = add i32 %754, 1
  store i32 %755, ptr %120, align 4
  %756 = load i32, ptr %117, align 4
  %757 = sub i32 %756, 1
  %758 = load i32, ptr %117, align 4
  %759 = and i32 %758, %757
  store i32 %759, ptr %117, align 4
  br label %737, !llvm.loop !18

760:                                              ; preds = %737
  %761 = load i32, ptr %119, align 4
  %762 = add i32 %724, %761
  store i32 %762, ptr %159, align 4
  br label %763

763:                                              ; preds = %760, %2
  %764 = load i32, ptr %159, align 4
  %765 = load ptr, ptr %157, align 8
  %766 = load i32, ptr %158, align 4
  %767 = sext i32 %766 to i64
  %768 = getelementptr inbounds i32, ptr %765, i64 %767
  store i32 %764, ptr %768, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6labelsPKiPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [1 x i32], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca %"struct.cooperative_groups::less", align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca [1 x i32], align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca ptr, align 8
  %53 = alloca ptr, align 8
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca ptr, align 8
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca ptr, align 8
  %62 = alloca i32, align 4
  %63 = alloca ptr, align 8
  %64 = alloca ptr, align 8
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca %"struct.cooperative_groups::plus", align 8
  %69 = alloca i32, align 4
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  %79 = alloca i32, align 4
  %80 = alloca i32, align 4
  %81 = alloca i32, align 4
  %82 = alloca i32, align 4
  %83 = alloca i32, align 4
  %84 = alloca i32, align 4
  %85 = alloca [1 x i32], align 4
  %86 = alloca i32, align 4
  %87 = alloca i32, align 4
  %88 = alloca i32, align 4
  %89 = alloca i32, align 4
  %90 = alloca i32, align 4
  %91 = alloca i32, align 4
  %92 = alloca [1 x i32], align 4
  %93 = alloca i32, align 4
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca i32, align 4
  %97 = alloca i32, align 4
  %98 = alloca ptr, align 8
  %99 = alloca i32, align 4
  %100 = alloca i32, align 4
  %101 = alloca i32, align 4
  %102 = alloca ptr, align 8
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca i32, align 4
  %106 = alloca ptr, align 8
  %107 = alloca i32, align 4
  %108 = alloca i32, align 4
  %109 = alloca i32, align 4
  %110 = alloca ptr, align 8
  %111 = alloca i32, align 4
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca i32, align 4
  %115 = alloca ptr, align 8
  %116 = alloca ptr, align 8
  %117 = alloca i32, align 4
  %118 = alloca i32, align 4
  %119 = alloca i32, align 4
  %120 = alloca ptr, align 8
  %121 = alloca ptr, align 8
  %122 = alloca i32, align 4
  %123 = alloca %"struct.cooperative_groups::less", align 1
  %124 = alloca %"struct.cooperative_groups::less", align 8
  %125 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %126 = alloca ptr, align 8
  %127 = alloca i8, align 1
  %128 = alloca i32, align 4
  %129 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %130 = alloca ptr, align 8
  %131 = alloca i32, align 4
  %132 = alloca %"class.cooperative_groups::thread_block_tile.2", align 1
  %133 = alloca ptr, align 8
  %134 = alloca i32, align 4
  %135 = alloca ptr, align 8
  %136 = alloca ptr, align 8
  %137 = alloca i32, align 4
  %138 = alloca i32, align 4
  %139 = alloca i32, align 4
  %140 = alloca ptr, align 8
  %141 = alloca ptr, align 8
  %142 = alloca i32, align 4
  %143 = alloca %"struct.cooperative_groups::plus", align 1
  %144 = alloca %"struct.cooperative_groups::plus", align 8
  %145 = alloca i32, align 4
  %146 = alloca ptr, align 8
  %147 = alloca i32, align 4
  %148 = alloca ptr, align 8
  %149 = alloca %"class.cooperative_groups::thread_block", align 1
  %150 = alloca ptr, align 8
  %151 = alloca ptr, align 8
  %152 = alloca i32, align 4
  %153 = alloca %"class.cooperative_groups::thread_block_tile.2", align 1
  %154 = alloca %"class.cooperative_groups::thread_block", align 1
  %155 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %156 = alloca %"class.cooperative_groups::coalesced_group", align 4
  %157 = alloca %"struct.cooperative_groups::plus", align 1
  %158 = alloca %"struct.cooperative_groups::less", align 1
  store ptr %0, ptr %150, align 8
  store ptr %1, ptr %151, align 8
  %159 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %160 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %161 = mul i32 %159, %160
  %162 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %163 = add i32 %161, %162
  store i32 %163, ptr %152, align 4
  %164 = load %"class.cooperative_groups::thread_block", ptr %149, align 1
  store ptr %154, ptr %133, align 8
  %165 = load %"class.cooperative_groups::thread_block_tile.2", ptr %132, align 1
  %166 = load ptr, ptr %150, align 8
  %167 = load i32, ptr %152, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr %166, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = and i32 %170, 3
  store ptr %153, ptr %130, align 8
  store i32 %171, ptr %131, align 4
  %172 = load ptr, ptr %130, align 8, !nonnull !7
  store i32 -1, ptr %34, align 4
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %174 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %175 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %177 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %178 = mul i32 %176, %177
  %179 = add i32 %175, %178
  %180 = mul i32 %174, %179
  %181 = add i32 %173, %180
  %182 = and i32 %181, 31
  %183 = load i32, ptr %131, align 4
  store i32 -1, ptr %95, align 4
  store i32 %183, ptr %96, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %97, ptr align 4 %96, i64 4, i1 false)
  %184 = load i32, ptr %95, align 4
  %185 = load i32, ptr %97, align 4
  %186 = call noundef i32 @_Z18__match32_any_syncjj(i32 noundef %184, i32 noundef %185) #8
  store ptr %129, ptr %106, align 8
  store i32 %186, ptr %107, align 4
  store i32 0, ptr %108, align 4
  store i32 1, ptr %109, align 4
  %187 = load ptr, ptr %106, align 8
  %188 = load i32, ptr %107, align 4
  %189 = load i32, ptr %108, align 4
  %190 = load i32, ptr %109, align 4
  store ptr %187, ptr %102, align 8
  store i32 %188, ptr %103, align 4
  store i32 %189, ptr %104, align 4
  store i32 %190, ptr %105, align 4
  %191 = load ptr, ptr %102, align 8
  %192 = load i32, ptr %103, align 4
  store i32 %192, ptr %191, align 4
  %193 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %191, i32 0, i32 1
  %194 = load i32, ptr %104, align 4
  store i32 %194, ptr %193, align 4
  %195 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %191, i32 0, i32 2
  %196 = load i32, ptr %105, align 4
  store i32 %196, ptr %195, align 4
  %197 = load %"class.cooperative_groups::coalesced_group", ptr %129, align 4
  %198 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %155, i32 0, i32 0
  %199 = extractvalue %"class.cooperative_groups::coalesced_group" %197, 0
  store i32 %199, ptr %198, align 4
  %200 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %155, i32 0, i32 1
  %201 = extractvalue %"class.cooperative_groups::coalesced_group" %197, 1
  store i32 %201, ptr %200, align 4
  %202 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %155, i32 0, i32 2
  %203 = extractvalue %"class.cooperative_groups::coalesced_group" %197, 2
  store i32 %203, ptr %202, align 4
  %204 = load ptr, ptr %150, align 8
  %205 = load i32, ptr %152, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i32, ptr %204, i64 %206
  %208 = load i32, ptr %207, align 4
  %209 = icmp sgt i32 %208, 0
  store ptr %153, ptr %126, align 8
  %210 = zext i1 %209 to i8
  store i8 %210, ptr %127, align 1
  %211 = load ptr, ptr %126, align 8, !nonnull !7
  store i32 -1, ptr %35, align 4
  %212 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %213 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %214 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %215 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %216 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %217 = mul i32 %215, %216
  %218 = add i32 %214, %217
  %219 = mul i32 %213, %218
  %220 = add i32 %212, %219
  %221 = and i32 %220, 31
  %222 = load i8, ptr %127, align 1
  %223 = trunc i8 %222 to i1
  %224 = zext i1 %223 to i32
  %225 = call noundef i32 @_Z13__ballot_syncji(i32 noundef -1, i32 noundef %224) #8
  %226 = load ptr, ptr %126, align 8, !nonnull !7
  store i32 -1, ptr %36, align 4
  %227 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %228 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %229 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %230 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %231 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %232 = mul i32 %230, %231
  %233 = add i32 %229, %232
  %234 = mul i32 %228, %233
  %235 = add i32 %227, %234
  %236 = and i32 %235, 31
  %237 = and i32 %225, -1
  store i32 %237, ptr %128, align 4
  %238 = load i8, ptr %127, align 1
  %239 = trunc i8 %238 to i1
  br i1 %239, label %240, label %242

240:                                              ; preds = %2
  %241 = load i32, ptr %128, align 4
  br label %257

242:                                              ; preds = %2
  %243 = load ptr, ptr %126, align 8, !nonnull !7
  store i32 -1, ptr %37, align 4
  %244 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %245 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %246 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %247 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %248 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %249 = mul i32 %247, %248
  %250 = add i32 %246, %249
  %251 = mul i32 %245, %250
  %252 = add i32 %244, %251
  %253 = and i32 %252, 31
  %254 = load i32, ptr %128, align 4
  %255 = xor i32 %254, -1
  %256 = and i32 -1, %255
  br label %257

257:                                              ; preds = %240, %242
  %258 = phi i32 [ %241, %240 ], [ %256, %242 ]
  %259 = load i8, ptr %127, align 1
  %260 = trunc i8 %259 to i1
  %261 = zext i1 %260 to i32
  store ptr %125, ptr %110, align 8
  store i32 %258, ptr %111, align 4
  store i32 %261, ptr %112, align 4
  store i32 2, ptr %113, align 4
  %262 = load ptr, ptr %110, align 8
  %263 = load i32, ptr %111, align 4
  %264 = load i32, ptr %112, align 4
  %265 = load i32, ptr %113, align 4
  store ptr %262, ptr %98, align 8
  store i32 %263, ptr %99, align 4
  store i32 %264, ptr %100, align 4
  store i32 %265, ptr %101, align 4
  %266 = load ptr, ptr %98, align 8
  %267 = load i32, ptr %99, align 4
  store i32 %267, ptr %266, align 4
  %268 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %266, i32 0, i32 1
  %269 = load i32, ptr %100, align 4
  store i32 %269, ptr %268, align 4
  %270 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %266, i32 0, i32 2
  %271 = load i32, ptr %101, align 4
  store i32 %271, ptr %270, align 4
  %272 = load %"class.cooperative_groups::coalesced_group", ptr %125, align 4
  %273 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %156, i32 0, i32 0
  %274 = extractvalue %"class.cooperative_groups::coalesced_group" %272, 0
  store i32 %274, ptr %273, align 4
  %275 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %156, i32 0, i32 1
  %276 = extractvalue %"class.cooperative_groups::coalesced_group" %272, 1
  store i32 %276, ptr %275, align 4
  %277 = getelementptr inbounds nuw %"class.cooperative_groups::coalesced_group", ptr %156, i32 0, i32 2
  %278 = extractvalue %"class.cooperative_groups::coalesced_group" %272, 2
  store i32 %278, ptr %277, align 4
  %279 = load ptr, ptr %150, align 8
  %280 = load i32, ptr %152, align 4
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, ptr %279, i64 %281
  %283 = load i32, ptr %282, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %144, ptr align 1 %157, i64 1, i1 false)
  store ptr %155, ptr %141, align 8
  store i32 %283, ptr %142, align 4
  %284 = load ptr, ptr %141, align 8, !nonnull !7, !align !16
  %285 = load ptr, ptr %141, align 8, !nonnull !7, !align !16
  %286 = load i32, ptr %142, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 1 %143, i64 1, i1 false)
  store ptr %285, ptr %64, align 8
  store i32 %286, ptr %65, align 4
  store i32 1, ptr %66, align 4
  br label %287

287:                                              ; preds = %404, %257
  %288 = load i32, ptr %66, align 4
  %289 = load ptr, ptr %64, align 8, !nonnull !7, !align !16
  store ptr %289, ptr %61, align 8
  %290 = load ptr, ptr %61, align 8
  %291 = load i32, ptr %290, align 4
  store i32 %291, ptr %60, align 4
  %292 = load i32, ptr %60, align 4
  %293 = call noundef i32 @__nv_popc(i32 noundef %292) #8
  %294 = icmp ult i32 %288, %293
  br i1 %294, label %295, label %407

295:                                              ; preds = %287
  %296 = load ptr, ptr %64, align 8, !nonnull !7, !align !16
  %297 = load i32, ptr %65, align 4
  %298 = load i32, ptr %66, align 4
  store ptr %296, ptr %53, align 8
  store i32 %297, ptr %54, align 4
  store i32 %298, ptr %55, align 4
  %299 = load ptr, ptr %53, align 8
  store ptr %299, ptr %52, align 8
  %300 = load ptr, ptr %52, align 8
  %301 = load i32, ptr %300, align 4
  %302 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %303 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %304 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %305 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %306 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %307 = mul i32 %305, %306
  %308 = add i32 %304, %307
  %309 = mul i32 %303, %308
  %310 = add i32 %302, %309
  %311 = and i32 %310, 31
  %312 = shl i32 1, %311
  %313 = sub i32 %312, 1
  %314 = and i32 %301, %313
  store i32 %314, ptr %51, align 4
  %315 = load i32, ptr %51, align 4
  %316 = call noundef i32 @__nv_popc(i32 noundef %315) #8
  store i32 %316, ptr %56, align 4
  %317 = load i32, ptr %299, align 4
  %318 = load i32, ptr %54, align 4
  %319 = load i32, ptr %299, align 4
  %320 = load i32, ptr %56, align 4
  %321 = load i32, ptr %55, align 4
  %322 = icmp uge i32 %320, %321
  br i1 %322, label %323, label %327

323:                                              ; preds = %295
  %324 = load i32, ptr %56, align 4
  %325 = load i32, ptr %55, align 4
  %326 = sub i32 %324, %325
  br label %329

327:                                              ; preds = %295
  %328 = load i32, ptr %56, align 4
  br label %329

329:                                              ; preds = %327, %323
  %330 = phi i32 [ %326, %323 ], [ %328, %327 ]
  store i32 %319, ptr %39, align 4
  store i32 %330, ptr %40, align 4
  store i32 0, ptr %41, align 4
  store i32 16, ptr %42, align 4
  br label %331

331:                                              ; preds = %354, %329
  %332 = load i32, ptr %42, align 4
  %333 = icmp ne i32 %332, 0
  br i1 %333, label %334, label %357

334:                                              ; preds = %331
  %335 = load i32, ptr %39, align 4
  %336 = load i32, ptr %41, align 4
  %337 = lshr i32 %335, %336
  %338 = load i32, ptr %42, align 4
  %339 = shl i32 1, %338
  %340 = sub i32 %339, 1
  %341 = and i32 %337, %340
  store i32 %341, ptr %38, align 4
  %342 = load i32, ptr %38, align 4
  %343 = call noundef i32 @__nv_popc(i32 noundef %342) #8
  store i32 %343, ptr %43, align 4
  %344 = load i32, ptr %40, align 4
  %345 = load i32, ptr %43, align 4
  %346 = icmp uge i32 %344, %345
  br i1 %346, label %347, label %354

347:                                              ; preds = %334
  %348 = load i32, ptr %43, align 4
  %349 = load i32, ptr %40, align 4
  %350 = sub i32 %349, %348
  store i32 %350, ptr %40, align 4
  %351 = load i32, ptr %42, align 4
  %352 = load i32, ptr %41, align 4
  %353 = add i32 %352, %351
  store i32 %353, ptr %41, align 4
  br label %354

354:                                              ; preds = %347, %334
  %355 = load i32, ptr %42, align 4
  %356 = udiv i32 %355, 2
  store i32 %356, ptr %42, align 4
  br label %331, !llvm.loop !14

357:                                              ; preds = %331
  %358 = load i32, ptr %41, align 4
  store i32 %317, ptr %44, align 4
  store i32 %318, ptr %45, align 4
  store i32 %358, ptr %46, align 4
  store i32 1, ptr %47, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %48, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %45, i64 4, i1 false)
  store i32 0, ptr %49, align 4
  br label %359

359:                                              ; preds = %362, %357
  %360 = load i32, ptr %49, align 4
  %361 = icmp ult i32 %360, 1
  br i1 %361, label %362, label %375

362:                                              ; preds = %359
  %363 = load i32, ptr %44, align 4
  %364 = load i32, ptr %49, align 4
  %365 = zext i32 %364 to i64
  %366 = getelementptr inbounds nuw [1 x i32], ptr %48, i64 0, i64 %365
  %367 = load i32, ptr %366, align 4
  %368 = load i32, ptr %46, align 4
  %369 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %363, i32 noundef %367, i32 noundef %368, i32 noundef 32) #8
  %370 = load i32, ptr %49, align 4
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw [1 x i32], ptr %48, i64 0, i64 %371
  store i32 %369, ptr %372, align 4
  %373 = load i32, ptr %49, align 4
  %374 = add i32 %373, 1
  store i32 %374, ptr %49, align 4
  br label %359, !llvm.loop !15

375:                                              ; preds = %359
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %50, ptr align 4 %48, i64 4, i1 false)
  %376 = load i32, ptr %50, align 4
  store i32 %376, ptr %67, align 4
  %377 = load ptr, ptr %64, align 8, !nonnull !7, !align !16
  store ptr %377, ptr %63, align 8
  %378 = load ptr, ptr %63, align 8
  %379 = load i32, ptr %378, align 4
  %380 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %381 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %382 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %383 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %384 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %385 = mul i32 %383, %384
  %386 = add i32 %382, %385
  %387 = mul i32 %381, %386
  %388 = add i32 %380, %387
  %389 = and i32 %388, 31
  %390 = shl i32 1, %389
  %391 = sub i32 %390, 1
  %392 = and i32 %379, %391
  store i32 %392, ptr %62, align 4
  %393 = load i32, ptr %62, align 4
  %394 = call noundef i32 @__nv_popc(i32 noundef %393) #8
  %395 = load i32, ptr %66, align 4
  %396 = icmp uge i32 %394, %395
  br i1 %396, label %397, label %404

397:                                              ; preds = %375
  %398 = load i32, ptr %67, align 4
  %399 = load i32, ptr %65, align 4
  store ptr %68, ptr %57, align 8
  store i32 %398, ptr %58, align 4
  store i32 %399, ptr %59, align 4
  %400 = load ptr, ptr %57, align 8
  %401 = load i32, ptr %58, align 4
  %402 = load i32, ptr %59, align 4
  %403 = add nsw i32 %401, %402
  store i32 %403, ptr %65, align 4
  br label %404

404:                                              ; preds = %397, %375
  %405 = load i32, ptr %66, align 4
  %406 = mul i32 %405, 2
  store i32 %406, ptr %66, align 4
  br label %287, !llvm.loop !17

407:                                              ; preds = %287
  %408 = load i32, ptr %65, align 4
  %409 = load ptr, ptr %141, align 8, !nonnull !7, !align !16
  store ptr %409, ptr %140, align 8
  %410 = load ptr, ptr %140, align 8
  %411 = load i32, ptr %410, align 4
  store i32 %411, ptr %139, align 4
  %412 = load i32, ptr %139, align 4
  %413 = call noundef i32 @__nv_popc(i32 noundef %412) #8
  %414 = sub i32 %413, 1
  store ptr %284, ptr %136, align 8
  store i32 %408, ptr %137, align 4
  store i32 %414, ptr %138, align 4
  %415 = load ptr, ptr %136, align 8
  %416 = load i32, ptr %415, align 4
  %417 = load i32, ptr %137, align 4
  %418 = load i32, ptr %415, align 4
  %419 = load i32, ptr %138, align 4
  store ptr %415, ptr %135, align 8
  %420 = load ptr, ptr %135, align 8
  %421 = load i32, ptr %420, align 4
  store i32 %421, ptr %134, align 4
  %422 = load i32, ptr %134, align 4
  %423 = call noundef i32 @__nv_popc(i32 noundef %422) #8
  %424 = urem i32 %419, %423
  store i32 %418, ptr %70, align 4
  store i32 %424, ptr %71, align 4
  store i32 0, ptr %72, align 4
  store i32 16, ptr %73, align 4
  br label %425

425:                                              ; preds = %448, %407
  %426 = load i32, ptr %73, align 4
  %427 = icmp ne i32 %426, 0
  br i1 %427, label %428, label %451

428:                                              ; preds = %425
  %429 = load i32, ptr %70, align 4
  %430 = load i32, ptr %72, align 4
  %431 = lshr i32 %429, %430
  %432 = load i32, ptr %73, align 4
  %433 = shl i32 1, %432
  %434 = sub i32 %433, 1
  %435 = and i32 %431, %434
  store i32 %435, ptr %69, align 4
  %436 = load i32, ptr %69, align 4
  %437 = call noundef i32 @__nv_popc(i32 noundef %436) #8
  store i32 %437, ptr %74, align 4
  %438 = load i32, ptr %71, align 4
  %439 = load i32, ptr %74, align 4
  %440 = icmp uge i32 %438, %439
  br i1 %440, label %441, label %448

441:                                              ; preds = %428
  %442 = load i32, ptr %74, align 4
  %443 = load i32, ptr %71, align 4
  %444 = sub i32 %443, %442
  store i32 %444, ptr %71, align 4
  %445 = load i32, ptr %73, align 4
  %446 = load i32, ptr %72, align 4
  %447 = add i32 %446, %445
  store i32 %447, ptr %72, align 4
  br label %448

448:                                              ; preds = %441, %428
  %449 = load i32, ptr %73, align 4
  %450 = udiv i32 %449, 2
  store i32 %450, ptr %73, align 4
  br label %425, !llvm.loop !14

451:                                              ; preds = %425
  %452 = load i32, ptr %72, align 4
  store i32 %416, ptr %81, align 4
  store i32 %417, ptr %82, align 4
  store i32 %452, ptr %83, align 4
  store i32 1, ptr %84, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %85, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %85, ptr align 4 %82, i64 4, i1 false)
  store i32 0, ptr %86, align 4
  br label %453

453:                                              ; preds = %456, %451
  %454 = load i32, ptr %86, align 4
  %455 = icmp ult i32 %454, 1
  br i1 %455, label %456, label %469

456:                                              ; preds = %453
  %457 = load i32, ptr %81, align 4
  %458 = load i32, ptr %86, align 4
  %459 = zext i32 %458 to i64
  %460 = getelementptr inbounds nuw [1 x i32], ptr %85, i64 0, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = load i32, ptr %83, align 4
  %463 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %457, i32 noundef %461, i32 noundef %462, i32 noundef 32) #8
  %464 = load i32, ptr %86, align 4
  %465 = zext i32 %464 to i64
  %466 = getelementptr inbounds nuw [1 x i32], ptr %85, i64 0, i64 %465
  store i32 %463, ptr %466, align 4
  %467 = load i32, ptr %86, align 4
  %468 = add i32 %467, 1
  store i32 %468, ptr %86, align 4
  br label %453, !llvm.loop !15

469:                                              ; preds = %453
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %87, ptr align 4 %85, i64 4, i1 false)
  %470 = load i32, ptr %87, align 4
  store ptr %156, ptr %146, align 8
  %471 = load ptr, ptr %146, align 8
  %472 = load i32, ptr %471, align 4
  store i32 %472, ptr %145, align 4
  %473 = load i32, ptr %145, align 4
  %474 = call noundef i32 @__nv_popc(i32 noundef %473) #8
  %475 = mul i32 3, %474
  %476 = add i32 %470, %475
  store ptr %156, ptr %148, align 8
  %477 = load ptr, ptr %148, align 8
  %478 = load i32, ptr %477, align 4
  %479 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %480 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %481 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %482 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %483 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %484 = mul i32 %482, %483
  %485 = add i32 %481, %484
  %486 = mul i32 %480, %485
  %487 = add i32 %479, %486
  %488 = and i32 %487, 31
  %489 = shl i32 1, %488
  %490 = sub i32 %489, 1
  %491 = and i32 %478, %490
  store i32 %491, ptr %147, align 4
  %492 = load i32, ptr %147, align 4
  %493 = call noundef i32 @__nv_popc(i32 noundef %492) #8
  %494 = mul i32 5, %493
  %495 = add i32 %476, %494
  %496 = load ptr, ptr %150, align 8
  %497 = load i32, ptr %152, align 4
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds i32, ptr %496, i64 %498
  %500 = load i32, ptr %499, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 1 %158, i64 1, i1 false)
  store ptr %156, ptr %121, align 8
  store i32 %500, ptr %122, align 4
  %501 = load ptr, ptr %121, align 8, !nonnull !7, !align !16
  %502 = load ptr, ptr %121, align 8, !nonnull !7, !align !16
  %503 = load i32, ptr %122, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 1 %123, i64 1, i1 false)
  store ptr %502, ptr %29, align 8
  store i32 %503, ptr %30, align 4
  store i32 1, ptr %31, align 4
  br label %504

504:                                              ; preds = %627, %469
  %505 = load i32, ptr %31, align 4
  %506 = load ptr, ptr %29, align 8, !nonnull !7, !align !16
  store ptr %506, ptr %26, align 8
  %507 = load ptr, ptr %26, align 8
  %508 = load i32, ptr %507, align 4
  store i32 %508, ptr %25, align 4
  %509 = load i32, ptr %25, align 4
  %510 = call noundef i32 @__nv_popc(i32 noundef %509) #8
  %511 = icmp ult i32 %505, %510
  br i1 %511, label %512, label %630

512:                                              ; preds = %504
  %513 = load ptr, ptr %29, align 8, !nonnull !7, !align !16
  %514 = load i32, ptr %30, align 4
  %515 = load i32, ptr %31, align 4
  store ptr %513, ptr %21, align 8
  store i32 %514, ptr %22, align 4
  store i32 %515, ptr %23, align 4
  %516 = load ptr, ptr %21, align 8
  store ptr %516, ptr %20, align 8
  %517 = load ptr, ptr %20, align 8
  %518 = load i32, ptr %517, align 4
  %519 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %520 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %521 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %522 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %523 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %524 = mul i32 %522, %523
  %525 = add i32 %521, %524
  %526 = mul i32 %520, %525
  %527 = add i32 %519, %526
  %528 = and i32 %527, 31
  %529 = shl i32 1, %528
  %530 = sub i32 %529, 1
  %531 = and i32 %518, %530
  store i32 %531, ptr %19, align 4
  %532 = load i32, ptr %19, align 4
  %533 = call noundef i32 @__nv_popc(i32 noundef %532) #8
  store i32 %533, ptr %24, align 4
  %534 = load i32, ptr %516, align 4
  %535 = load i32, ptr %22, align 4
  %536 = load i32, ptr %516, align 4
  %537 = load i32, ptr %24, align 4
  %538 = load i32, ptr %23, align 4
  %539 = icmp uge i32 %537, %538
  br i1 %539, label %540, label %544

540:                                              ; preds = %512
  %541 = load i32, ptr %24, align 4
  %542 = load i32, ptr %23, align 4
  %543 = sub i32 %541, %542
  br label %546

544:                                              ; preds = %512
  %545 = load i32, ptr %24, align 4
  br label %546

546:                                              ; preds = %544, %540
  %547 = phi i32 [ %543, %540 ], [ %545, %544 ]
  store i32 %536, ptr %7, align 4
  store i32 %547, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 16, ptr %10, align 4
  br label %548

548:                                              ; preds = %571, %546
  %549 = load i32, ptr %10, align 4
  %550 = icmp ne i32 %549, 0
  br i1 %550, label %551, label %574

551:                                              ; preds = %548
  %552 = load i32, ptr %7, align 4
  %553 = load i32, ptr %9, align 4
  %554 = lshr i32 %552, %553
  %555 = load i32, ptr %10, align 4
  %556 = shl i32 1, %555
  %557 = sub i32 %556, 1
  %558 = and i32 %554, %557
  store i32 %558, ptr %6, align 4
  %559 = load i32, ptr %6, align 4
  %560 = call noundef i32 @__nv_popc(i32 noundef %559) #8
  store i32 %560, ptr %11, align 4
  %561 = load i32, ptr %8, align 4
  %562 = load i32, ptr %11, align 4
  %563 = icmp uge i32 %561, %562
  br i1 %563, label %564, label %571

564:                                              ; preds = %551
  %565 = load i32, ptr %11, align 4
  %566 = load i32, ptr %8, align 4
  %567 = sub i32 %566, %565
  store i32 %567, ptr %8, align 4
  %568 = load i32, ptr %10, align 4
  %569 = load i32, ptr %9, align 4
  %570 = add i32 %569, %568
  store i32 %570, ptr %9, align 4
  br label %571

571:                                              ; preds = %564, %551
  %572 = load i32, ptr %10, align 4
  %573 = udiv i32 %572, 2
  store i32 %573, ptr %10, align 4
  br label %548, !llvm.loop !14

574:                                              ; preds = %548
  %575 = load i32, ptr %9, align 4
  store i32 %534, ptr %12, align 4
  store i32 %535, ptr %13, align 4
  store i32 %575, ptr %14, align 4
  store i32 1, ptr %15, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %13, i64 4, i1 false)
  store i32 0, ptr %17, align 4
  br label %576

576:                                              ; preds = %579, %574
  %577 = load i32, ptr %17, align 4
  %578 = icmp ult i32 %577, 1
  br i1 %578, label %579, label %592

579:                                              ; preds = %576
  %580 = load i32, ptr %12, align 4
  %581 = load i32, ptr %17, align 4
  %582 = zext i32 %581 to i64
  %583 = getelementptr inbounds nuw [1 x i32], ptr %16, i64 0, i64 %582
  %584 = load i32, ptr %583, align 4
  %585 = load i32, ptr %14, align 4
  %586 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %580, i32 noundef %584, i32 noundef %585, i32 noundef 32) #8
  %587 = load i32, ptr %17, align 4
  %588 = zext i32 %587 to i64
  %589 = getelementptr inbounds nuw [1 x i32], ptr %16, i64 0, i64 %588
  store i32 %586, ptr %589, align 4
  %590 = load i32, ptr %17, align 4
  %591 = add i32 %590, 1
  store i32 %591, ptr %17, align 4
  br label %576, !llvm.loop !15

592:                                              ; preds = %576
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %16, i64 4, i1 false)
  %593 = load i32, ptr %18, align 4
  store i32 %593, ptr %32, align 4
  %594 = load ptr, ptr %29, align 8, !nonnull !7, !align !16
  store ptr %594, ptr %28, align 8
  %595 = load ptr, ptr %28, align 8
  %596 = load i32, ptr %595, align 4
  %597 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %598 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %599 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %600 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %601 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %602 = mul i32 %600, %601
  %603 = add i32 %599, %602
  %604 = mul i32 %598, %603
  %605 = add i32 %597, %604
  %606 = and i32 %605, 31
  %607 = shl i32 1, %606
  %608 = sub i32 %607, 1
  %609 = and i32 %596, %608
  store i32 %609, ptr %27, align 4
  %610 = load i32, ptr %27, align 4
  %611 = call noundef i32 @__nv_popc(i32 noundef %610) #8
  %612 = load i32, ptr %31, align 4
  %613 = icmp uge i32 %611, %612
  br i1 %613, label %614, label %627

614:                                              ; preds = %592
  %615 = load i32, ptr %32, align 4
  %616 = load i32, ptr %30, align 4
  store ptr %33, ptr %3, align 8
  store i32 %615, ptr %4, align 4
  store i32 %616, ptr %5, align 4
  %617 = load ptr, ptr %3, align 8
  %618 = load i32, ptr %5, align 4
  %619 = load i32, ptr %4, align 4
  %620 = icmp slt i32 %618, %619
  br i1 %620, label %621, label %623

621:                                              ; preds = %614
  %622 = load i32, ptr %5, align 4
  br label %625

623:                                              ; preds = %614
  %624 = load i32, ptr %4, align 4
  br label %625

625:                                              ; preds = %621, %623
  %626 = phi i32 [ %622, %621 ], [ %624, %623 ]
  store i32 %626, ptr %30, align 4
  br label %627

627:                                              ; preds = %625, %592
  %628 = load i32, ptr %31, align 4
  %629 = mul i32 %628, 2
  store i32 %629, ptr %31, align 4
  br label %504, !llvm.loop !19

630:                                              ; preds = %504
  %631 = load i32, ptr %30, align 4
  %632 = load ptr, ptr %121, align 8, !nonnull !7, !align !16
  store ptr %632, ptr %120, align 8
  %633 = load ptr, ptr %120, align 8
  %634 = load i32, ptr %633, align 4
  store i32 %634, ptr %119, align 4
  %635 = load i32, ptr %119, align 4
  %636 = call noundef i32 @__nv_popc(i32 noundef %635) #8
  %637 = sub i32 %636, 1
  store ptr %501, ptr %116, align 8
  store i32 %631, ptr %117, align 4
  store i32 %637, ptr %118, align 4
  %638 = load ptr, ptr %116, align 8
  %639 = load i32, ptr %638, align 4
  %640 = load i32, ptr %117, align 4
  %641 = load i32, ptr %638, align 4
  %642 = load i32, ptr %118, align 4
  store ptr %638, ptr %115, align 8
  %643 = load ptr, ptr %115, align 8
  %644 = load i32, ptr %643, align 4
  store i32 %644, ptr %114, align 4
  %645 = load i32, ptr %114, align 4
  %646 = call noundef i32 @__nv_popc(i32 noundef %645) #8
  %647 = urem i32 %642, %646
  store i32 %641, ptr %76, align 4
  store i32 %647, ptr %77, align 4
  store i32 0, ptr %78, align 4
  store i32 16, ptr %79, align 4
  br label %648

648:                                              ; preds = %671, %630
  %649 = load i32, ptr %79, align 4
  %650 = icmp ne i32 %649, 0
  br i1 %650, label %651, label %674

651:                                              ; preds = %648
  %652 = load i32, ptr %76, align 4
  %653 = load i32, ptr %78, align 4
  %654 = lshr i32 %652, %653
  %655 = load i32, ptr %79, align 4
  %656 = shl i32 1, %655
  %657 = sub i32 %656, 1
  %658 = and i32 %654, %657
  store i32 %658, ptr %75, align 4
  %659 = load i32, ptr %75, align 4
  %660 = call noundef i32 @__nv_popc(i32 noundef %659) #8
  store i32 %660, ptr %80, align 4
  %661 = load i32, ptr %77, align 4
  %662 = load i32, ptr %80, align 4
  %663 = icmp uge i32 %661, %662
  br i1 %663, label %664, label %671

664:                                              ; preds = %651
  %665 = load i32, ptr %80, align 4
  %666 = load i32, ptr %77, align 4
  %667 = sub i32 %666, %665
  store i32 %667, ptr %77, align 4
  %668 = load i32, ptr %79, align 4
  %669 = load i32, ptr %78, align 4
  %670 = add i32 %669, %668
  store i32 %670, ptr %78, align 4
  br label %671

671:                                              ; preds = %664, %651
  %672 = load i32, ptr %79, align 4
  %673 = udiv i32 %672, 2
  store i32 %673, ptr %79, align 4
  br label %648, !llvm.loop !14

674:                                              ; preds = %648
  %675 = load i32, ptr %78, align 4
  store i32 %639, ptr %88, align 4
  store i32 %640, ptr %89, align 4
  store i32 %675, ptr %90, align 4
  store i32 1, ptr %91, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %92, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %92, ptr align 4 %89, i64 4, i1 false)
  store i32 0, ptr %93, align 4
  br label %676

676:                                              ; preds = %679, %674
  %677 = load i32, ptr %93, align 4
  %678 = icmp ult i32 %677, 1
  br i1 %678, label %679, label %692

679:                                              ; preds = %676
  %680 = load i32, ptr %88, align 4
  %681 = load i32, ptr %93, align 4
  %682 = zext i32 %681 to i64
  %683 = getelementptr inbounds nuw [1 x i32], ptr %92, i64 0, i64 %682
  %684 = load i32, ptr %683, align 4
  %685 = load i32, ptr %90, align 4
  %686 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %680, i32 noundef %684, i32 noundef %685, i32 noundef 32) #8
  %687 = load i32, ptr %93, align 4
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw [1 x i32], ptr %92, i64 0, i64 %688
  store i32 %686, ptr %689, align 4
  %690 = load i32, ptr %93, align 4
  %691 = add i32 %690, 1
  store i32 %691, ptr %93, align 4
  br label %676, !llvm.loop !15

692:                                              ; preds = %676
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %94, ptr align 4 %92, i64 4, i1 false)
  %693 = load i32, ptr %94, align 4
  %694 = add i32 %495, %693
  %695 = load ptr, ptr %151, align 8
  %696 = load i32, ptr %152, align 4
  %697 = sext i32 %696 to i64
  %698 = getelementptr inbounds i32, ptr %695, i64 %697
  store i32 %694, ptr %698, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10grid_stepsPfS_ii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %"class.cooperative_groups::grid_group", align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %"class.cooperative_groups::grid_group", align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %13 = load %"class.cooperative_groups::grid_group", ptr %5, align 1
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = zext i32 %14 to i64
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext i32 %16 to i64
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = mul i32 %19, %20
  %22 = add i32 %18, %21
  %23 = zext i32 %22 to i64
  %24 = mul i64 %17, %23
  %25 = add i64 %15, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %30 = mul i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = mul i64 %25, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %38 = mul i32 %36, %37
  %39 = add i32 %35, %38
  %40 = mul i32 %34, %39
  %41 = add i32 %33, %40
  %42 = zext i32 %41 to i64
  %43 = add i64 %32, %42
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %45

45:                                               ; preds = %95, %4
  %46 = load i32, ptr %12, align 4
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %98

49:                                               ; preds = %45
  %50 = load i32, ptr %11, align 4
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %52, label %76

52:                                               ; preds = %49
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %8, align 4
  %55 = sub nsw i32 %54, 1
  %56 = icmp slt i32 %53, %55
  br i1 %56, label %57, label %76

57:                                               ; preds = %52
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %11, align 4
  %60 = sub nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %58, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load ptr, ptr %6, align 8
  %65 = load i32, ptr %11, align 4
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %64, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fadd contract float %63, %69
  %71 = fmul contract float 5.000000e-01, %70
  %72 = load ptr, ptr %7, align 8
  %73 = load i32, ptr %11, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %57, %52, %49
  call void @__rk_grid_sync() #8
  %77 = load i32, ptr %11, align 4
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %94

79:                                               ; preds = %76
  %80 = load i32, ptr %11, align 4
  %81 = load i32, ptr %8, align 4
  %82 = sub nsw i32 %81, 1
  %83 = icmp slt i32 %80, %82
  br i1 %83, label %84, label %94

84:                                               ; preds = %79
  %85 = load ptr, ptr %7, align 8
  %86 = load i32, ptr %11, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load ptr, ptr %6, align 8
  %91 = load i32, ptr %11, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %90, i64 %92
  store float %89, ptr %93, align 4
  br label %94

94:                                               ; preds = %84, %79, %76
  call void @__rk_grid_sync() #8
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr %12, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %12, align 4
  br label %45, !llvm.loop !20

98:                                               ; preds = %45
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z8grid_sumPKfPfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca %"class.cooperative_groups::grid_group", align 1
  %6 = alloca %"class.cooperative_groups::thread_block", align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %"class.cooperative_groups::grid_group", align 1
  %12 = alloca %"class.cooperative_groups::thread_block", align 1
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  %18 = load %"class.cooperative_groups::grid_group", ptr %5, align 1
  %19 = load %"class.cooperative_groups::thread_block", ptr %6, align 1
  store float 0.000000e+00, ptr %13, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = zext i32 %20 to i64
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %23 = zext i32 %22 to i64
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %27 = mul i32 %25, %26
  %28 = add i32 %24, %27
  %29 = zext i32 %28 to i64
  %30 = mul i64 %23, %29
  %31 = add i64 %21, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %36 = mul i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = mul i64 %31, %37
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %44 = mul i32 %42, %43
  %45 = add i32 %41, %44
  %46 = mul i32 %40, %45
  %47 = add i32 %39, %46
  %48 = zext i32 %47 to i64
  %49 = add i64 %38, %48
  %50 = trunc i64 %49 to i32
  store i32 %50, ptr %14, align 4
  br label %51

51:                                               ; preds = %63, %4
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %10, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %83

55:                                               ; preds = %51
  %56 = load ptr, ptr %7, align 8
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load float, ptr %13, align 4
  %62 = fadd contract float %61, %60
  store float %62, ptr %13, align 4
  br label %63

63:                                               ; preds = %55
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %65 = zext i32 %64 to i64
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %67 = zext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %70 = zext i32 %69 to i64
  %71 = mul i64 %68, %70
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %74 = mul i32 %72, %73
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %76 = mul i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = mul i64 %71, %77
  %79 = load i32, ptr %14, align 4
  %80 = sext i32 %79 to i64
  %81 = add i64 %80, %78
  %82 = trunc i64 %81 to i32
  store i32 %82, ptr %14, align 4
  br label %51, !llvm.loop !21

83:                                               ; preds = %51
  %84 = load float, ptr %13, align 4
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %90 = mul i32 %88, %89
  %91 = add i32 %87, %90
  %92 = mul i32 %86, %91
  %93 = add i32 %85, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 0, i64 %94
  store float %84, ptr %95, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %97 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %98 = mul i32 %96, %97
  %99 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %100 = mul i32 %98, %99
  %101 = udiv i32 %100, 2
  store i32 %101, ptr %15, align 4
  br label %102

102:                                              ; preds = %146, %83
  %103 = load i32, ptr %15, align 4
  %104 = icmp sgt i32 %103, 0
  br i1 %104, label %105, label %149

105:                                              ; preds = %102
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %108 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %110 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %111 = mul i32 %109, %110
  %112 = add i32 %108, %111
  %113 = mul i32 %107, %112
  %114 = add i32 %106, %113
  %115 = load i32, ptr %15, align 4
  %116 = icmp ult i32 %114, %115
  br i1 %116, label %117, label %145

117:                                              ; preds = %105
  %118 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %119 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %120 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %122 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %123 = mul i32 %121, %122
  %124 = add i32 %120, %123
  %125 = mul i32 %119, %124
  %126 = add i32 %118, %125
  %127 = load i32, ptr %15, align 4
  %128 = add i32 %126, %127
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 0, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %133 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %134 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %135 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %136 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %137 = mul i32 %135, %136
  %138 = add i32 %134, %137
  %139 = mul i32 %133, %138
  %140 = add i32 %132, %139
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), i64 0, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = fadd contract float %143, %131
  store float %144, ptr %142, align 4
  br label %145

145:                                              ; preds = %117, %105
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %15, align 4
  %148 = sdiv i32 %147, 2
  store i32 %148, ptr %15, align 4
  br label %102, !llvm.loop !22

149:                                              ; preds = %102
  %150 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %151 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %153 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %154 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %155 = mul i32 %153, %154
  %156 = add i32 %152, %155
  %157 = mul i32 %151, %156
  %158 = add i32 %150, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %166

160:                                              ; preds = %149
  %161 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8grid_sumPKfPfS1_iE1s to ptr), align 4
  %162 = load ptr, ptr %8, align 8
  %163 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw float, ptr %162, i64 %164
  store float %161, ptr %165, align 4
  br label %166

166:                                              ; preds = %160, %149
  call void @__rk_grid_sync() #8
  %167 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %168 = zext i32 %167 to i64
  %169 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %170 = zext i32 %169 to i64
  %171 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %172 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %173 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %174 = mul i32 %172, %173
  %175 = add i32 %171, %174
  %176 = zext i32 %175 to i64
  %177 = mul i64 %170, %176
  %178 = add i64 %168, %177
  %179 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %180 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %181 = mul i32 %179, %180
  %182 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %183 = mul i32 %181, %182
  %184 = zext i32 %183 to i64
  %185 = mul i64 %178, %184
  %186 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %187 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %188 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %189 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %190 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %191 = mul i32 %189, %190
  %192 = add i32 %188, %191
  %193 = mul i32 %187, %192
  %194 = add i32 %186, %193
  %195 = zext i32 %194 to i64
  %196 = add i64 %185, %195
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %198, label %218

198:                                              ; preds = %166
  store float 0.000000e+00, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %199

199:                                              ; preds = %211, %198
  %200 = load i32, ptr %17, align 4
  %201 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %202 = icmp ult i32 %200, %201
  br i1 %202, label %203, label %214

203:                                              ; preds = %199
  %204 = load ptr, ptr %8, align 8
  %205 = load i32, ptr %17, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr %204, i64 %206
  %208 = load float, ptr %207, align 4
  %209 = load float, ptr %16, align 4
  %210 = fadd contract float %209, %208
  store float %210, ptr %16, align 4
  br label %211

211:                                              ; preds = %203
  %212 = load i32, ptr %17, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %17, align 4
  br label %199, !llvm.loop !23

214:                                              ; preds = %199
  %215 = load float, ptr %16, align 4
  %216 = load ptr, ptr %9, align 8
  %217 = getelementptr inbounds float, ptr %216, i64 0
  store float %215, ptr %217, align 4
  br label %218

218:                                              ; preds = %214, %166
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6sum_ofN18cooperative_groups12thread_groupEPii(ptr noundef byval(%"class.cooperative_groups::thread_group") align 4 %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store ptr %0, ptr %9, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %3
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %23 = mul i32 %21, %22
  %24 = add i32 %20, %23
  %25 = mul i32 %19, %24
  %26 = add i32 %18, %25
  %27 = zext i32 %26 to i64
  br label %83

28:                                               ; preds = %3
  %29 = load i32, ptr %14, align 4
  %30 = icmp eq i32 %29, 1
  br i1 %30, label %31, label %62

31:                                               ; preds = %28
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = zext i32 %32 to i64
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %35 = zext i32 %34 to i64
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %39 = mul i32 %37, %38
  %40 = add i32 %36, %39
  %41 = zext i32 %40 to i64
  %42 = mul i64 %35, %41
  %43 = add i64 %33, %42
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %46 = mul i32 %44, %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %48 = mul i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = mul i64 %43, %49
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %56 = mul i32 %54, %55
  %57 = add i32 %53, %56
  %58 = mul i32 %52, %57
  %59 = add i32 %51, %58
  %60 = zext i32 %59 to i64
  %61 = add i64 %50, %60
  br label %81

62:                                               ; preds = %28
  %63 = getelementptr inbounds nuw %"class.cooperative_groups::thread_group", ptr %14, i32 0, i32 1
  %64 = load i32, ptr %63, align 4
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %70 = mul i32 %68, %69
  %71 = add i32 %67, %70
  %72 = mul i32 %66, %71
  %73 = add i32 %65, %72
  %74 = and i32 %73, 31
  %75 = shl i32 1, %74
  %76 = sub i32 %75, 1
  %77 = and i32 %64, %76
  store i32 %77, ptr %8, align 4
  %78 = load i32, ptr %8, align 4
  %79 = call noundef i32 @__nv_popc(i32 noundef %78) #8
  %80 = sext i32 %79 to i64
  br label %81

81:                                               ; preds = %62, %31
  %82 = phi i64 [ %61, %31 ], [ %80, %62 ]
  br label %83

83:                                               ; preds = %17, %81
  %84 = phi i64 [ %27, %17 ], [ %82, %81 ]
  %85 = trunc i64 %84 to i32
  store i32 %85, ptr %12, align 4
  store ptr %0, ptr %7, align 8
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %96

89:                                               ; preds = %83
  %90 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %92 = mul i32 %90, %91
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %94 = mul i32 %92, %93
  %95 = zext i32 %94 to i64
  br label %123

96:                                               ; preds = %83
  %97 = load i32, ptr %86, align 4
  %98 = icmp eq i32 %97, 1
  br i1 %98, label %99, label %115

99:                                               ; preds = %96
  %100 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %101 = zext i32 %100 to i64
  %102 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %103 = zext i32 %102 to i64
  %104 = mul i64 %101, %103
  %105 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %106 = zext i32 %105 to i64
  %107 = mul i64 %104, %106
  %108 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %110 = mul i32 %108, %109
  %111 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %112 = mul i32 %110, %111
  %113 = zext i32 %112 to i64
  %114 = mul i64 %107, %113
  br label %121

115:                                              ; preds = %96
  %116 = getelementptr inbounds nuw %"class.cooperative_groups::thread_group", ptr %86, i32 0, i32 1
  %117 = load i32, ptr %116, align 4
  store i32 %117, ptr %6, align 4
  %118 = load i32, ptr %6, align 4
  %119 = call noundef i32 @__nv_popc(i32 noundef %118) #8
  %120 = sext i32 %119 to i64
  br label %121

121:                                              ; preds = %115, %99
  %122 = phi i64 [ %114, %99 ], [ %120, %115 ]
  br label %123

123:                                              ; preds = %89, %121
  %124 = phi i64 [ %95, %89 ], [ %122, %121 ]
  %125 = udiv i64 %124, 2
  %126 = trunc i64 %125 to i32
  store i32 %126, ptr %13, align 4
  br label %127

127:                                              ; preds = %176, %123
  %128 = load i32, ptr %13, align 4
  %129 = icmp sgt i32 %128, 0
  br i1 %129, label %130, label %179

130:                                              ; preds = %127
  %131 = load i32, ptr %11, align 4
  %132 = load ptr, ptr %10, align 8
  %133 = load i32, ptr %12, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr %132, i64 %134
  store i32 %131, ptr %135, align 4
  store ptr %0, ptr %4, align 8
  %136 = load ptr, ptr %4, align 8
  %137 = load i32, ptr %136, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %140

139:                                              ; preds = %130
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %148

140:                                              ; preds = %130
  %141 = load i32, ptr %136, align 4
  %142 = icmp eq i32 %141, 1
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  call void @__rk_grid_sync() #8
  br label %147

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw %"class.cooperative_groups::thread_group", ptr %136, i32 0, i32 1
  %146 = load i32, ptr %145, align 4
  call void @_Z10__syncwarpj(i32 noundef %146) #8
  br label %147

147:                                              ; preds = %144, %143
  br label %148

148:                                              ; preds = %139, %147
  %149 = load i32, ptr %12, align 4
  %150 = load i32, ptr %13, align 4
  %151 = icmp slt i32 %149, %150
  br i1 %151, label %152, label %162

152:                                              ; preds = %148
  %153 = load ptr, ptr %10, align 8
  %154 = load i32, ptr %12, align 4
  %155 = load i32, ptr %13, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr %153, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = load i32, ptr %11, align 4
  %161 = add nsw i32 %160, %159
  store i32 %161, ptr %11, align 4
  br label %162

162:                                              ; preds = %152, %148
  store ptr %0, ptr %5, align 8
  %163 = load ptr, ptr %5, align 8
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %167

166:                                              ; preds = %162
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %175

167:                                              ; preds = %162
  %168 = load i32, ptr %163, align 4
  %169 = icmp eq i32 %168, 1
  br i1 %169, label %170, label %171

170:                                              ; preds = %167
  call void @__rk_grid_sync() #8
  br label %174

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw %"class.cooperative_groups::thread_group", ptr %163, i32 0, i32 1
  %173 = load i32, ptr %172, align 4
  call void @_Z10__syncwarpj(i32 noundef %173) #8
  br label %174

174:                                              ; preds = %171, %170
  br label %175

175:                                              ; preds = %166, %174
  br label %176

176:                                              ; preds = %175
  %177 = load i32, ptr %13, align 4
  %178 = sdiv i32 %177, 2
  store i32 %178, ptr %13, align 4
  br label %127, !llvm.loop !24

179:                                              ; preds = %127
  %180 = load i32, ptr %11, align 4
  ret i32 %180
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7genericPKiPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca %"class.cooperative_groups::thread_block", align 8
  %5 = alloca ptr, align 8
  %6 = alloca %"class.cooperative_groups::thread_block", align 8
  %7 = alloca %"class.cooperative_groups::thread_block", align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %"class.cooperative_groups::thread_block", align 1
  %11 = alloca i32, align 4
  %12 = alloca %"class.cooperative_groups::thread_group", align 4
  %13 = alloca %"class.cooperative_groups::thread_block", align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  %14 = load %"class.cooperative_groups::thread_block", ptr %7, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %13, i64 1, i1 false)
  store ptr %12, ptr %5, align 8
  %15 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 1 %6, i64 1, i1 false)
  store ptr %15, ptr %3, align 8
  %16 = load ptr, ptr %3, align 8
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw %"class.cooperative_groups::thread_group", ptr %16, i32 0, i32 1
  store i32 0, ptr %17, align 4
  %18 = load ptr, ptr %8, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 64
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %26 = mul i32 %24, %25
  %27 = add i32 %23, %26
  %28 = mul i32 %22, %27
  %29 = add i32 %21, %28
  %30 = add i32 %20, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %18, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = call noundef i32 @_Z6sum_ofN18cooperative_groups12thread_groupEPii(ptr noundef byval(%"class.cooperative_groups::thread_group") align 4 %12, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7genericPKiPiE1s to ptr), i32 noundef %33) #8
  store i32 %34, ptr %11, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %40 = mul i32 %38, %39
  %41 = add i32 %37, %40
  %42 = mul i32 %36, %41
  %43 = add i32 %35, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %51

45:                                               ; preds = %2
  %46 = load i32, ptr %11, align 4
  %47 = load ptr, ptr %9, align 8
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4
  br label %51

51:                                               ; preds = %45, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9copy_tilePKfPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca %"class.cooperative_groups::thread_block", align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %"class.cooperative_groups::thread_block", align 1
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  %13 = load %"class.cooperative_groups::thread_block", ptr %9, align 1
  %14 = load ptr, ptr %10, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %14, i64 %17
  store ptr %12, ptr %4, align 8
  store ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), ptr %5, align 8
  store ptr %18, ptr %6, align 8
  store i64 256, ptr %7, align 8
  %19 = load ptr, ptr %4, align 8, !nonnull !7
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %25 = mul i32 %23, %24
  %26 = add i32 %22, %25
  %27 = mul i32 %21, %26
  %28 = add i32 %20, %27
  %29 = zext i32 %28 to i64
  store i64 %29, ptr %8, align 8
  br label %30

30:                                               ; preds = %35, %2
  %31 = load i64, ptr %8, align 8
  %32 = load i64, ptr %7, align 8
  %33 = udiv i64 %32, 4
  %34 = icmp ult i64 %31, %33
  br i1 %34, label %35, label %52

35:                                               ; preds = %30
  %36 = load ptr, ptr %6, align 8
  %37 = load i64, ptr %8, align 8
  %38 = getelementptr inbounds nuw float, ptr %36, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load ptr, ptr %5, align 8
  %41 = load i64, ptr %8, align 8
  %42 = getelementptr inbounds nuw float, ptr %40, i64 %41
  store float %39, ptr %42, align 4
  %43 = load ptr, ptr %4, align 8, !nonnull !7
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %46 = mul i32 %44, %45
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %48 = mul i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = load i64, ptr %8, align 8
  %51 = add i64 %50, %49
  store i64 %51, ptr %8, align 8
  br label %30, !llvm.loop !25

52:                                               ; preds = %30
  store ptr %12, ptr %3, align 8
  %53 = load ptr, ptr %3, align 8, !nonnull !7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = sub i32 63, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9copy_tilePKfPfE1s to ptr), i64 0, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %11, align 8
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %61 = mul i32 %60, 64
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = add i32 %61, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %59, i64 %64
  store float %58, ptr %65, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z12__activemaskv() #1 comdat {
  %1 = call i32 @llvm.nvvm.activemask()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z13__ballot_syncji(i32 noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: convergent nounwind
declare dso_local void @__rk_grid_sync() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #1 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj8EE9shfl_downIfEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 255, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -8
  %18 = shl i32 255, %17
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %19, i32 noundef %21, i32 noundef 8) #8
  ret i32 %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE7shfl_upIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 65535, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -16
  %18 = shl i32 65535, %17
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds nuw %class.anon.4, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %18, i32 noundef %19, i32 noundef %21, i32 noundef 16) #8
  ret i32 %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 0
  %16 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z18__match32_any_syncjj(i32 noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE4shflIiEET_S4_iENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 65535, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -16
  %18 = shl i32 65535, %17
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds nuw %class.anon.5, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %18, i32 noundef %19, i32 noundef %21, i32 noundef 16) #8
  ret i32 %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZZNK18cooperative_groups2rk4tileILj16EE8shfl_xorIiEET_S4_jENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load ptr, ptr %4, align 8
  store i32 65535, ptr %3, align 4
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = mul i32 %10, %11
  %13 = add i32 %9, %12
  %14 = mul i32 %8, %13
  %15 = add i32 %7, %14
  %16 = and i32 %15, 31
  %17 = and i32 %16, -16
  %18 = shl i32 65535, %17
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %18, i32 noundef %19, i32 noundef %21, i32 noundef 16) #8
  ret i32 %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.unroll.enable"}
!6 = distinct !{!6, !4}
!7 = !{}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = !{i64 4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
