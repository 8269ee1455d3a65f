; ModuleID = 'products.cu'
source_filename = "products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ12gemm_columnsE2as = internal addrspace(3) global [512 x float] undef, align 4
@_ZZ12gemm_columnsE2bs = internal addrspace(3) global [512 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_columns(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [8 x float], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = urem i32 %26, 64
  store i32 %27, ptr %15, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = udiv i32 %28, 64
  store i32 %29, ptr %16, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = udiv i32 %30, 8
  store i32 %31, ptr %17, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = urem i32 %32, 8
  store i32 %33, ptr %18, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = mul i32 %34, 64
  %36 = load i32, ptr %12, align 4
  %37 = mul i32 %35, %36
  %38 = load ptr, ptr %8, align 8
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw float, ptr %38, i64 %39
  store ptr %40, ptr %8, align 8
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = mul i32 %41, 64
  %43 = load ptr, ptr %9, align 8
  %44 = zext i32 %42 to i64
  %45 = getelementptr inbounds nuw float, ptr %43, i64 %44
  store ptr %45, ptr %9, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %47 = mul i32 %46, 64
  %48 = load i32, ptr %11, align 4
  %49 = mul i32 %47, %48
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = mul i32 %50, 64
  %52 = add i32 %49, %51
  %53 = load ptr, ptr %10, align 8
  %54 = zext i32 %52 to i64
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54
  store ptr %55, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %138, %7
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %12, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %141

60:                                               ; preds = %56
  %61 = load ptr, ptr %8, align 8
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %12, align 4
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %18, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load i32, ptr %17, align 4
  %71 = mul nsw i32 %70, 8
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 0, i64 %74
  store float %69, ptr %75, align 4
  %76 = load ptr, ptr %9, align 8
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %11, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %15, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %76, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load i32, ptr %16, align 4
  %86 = mul nsw i32 %85, 64
  %87 = load i32, ptr %15, align 4
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 0, i64 %89
  store float %84, ptr %90, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds float, ptr %91, i64 8
  store ptr %92, ptr %8, align 8
  %93 = load i32, ptr %11, align 4
  %94 = mul nsw i32 8, %93
  %95 = load ptr, ptr %9, align 8
  %96 = sext i32 %94 to i64
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  store ptr %97, ptr %9, align 8
  store i32 0, ptr %21, align 4
  br label %98

98:                                               ; preds = %134, %60
  %99 = load i32, ptr %21, align 4
  %100 = icmp slt i32 %99, 8
  br i1 %100, label %101, label %137

101:                                              ; preds = %98
  %102 = load i32, ptr %21, align 4
  %103 = mul nsw i32 %102, 64
  %104 = load i32, ptr %15, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2bs to ptr), i64 0, i64 %106
  %108 = load float, ptr %107, align 4
  store float %108, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %109

109:                                              ; preds = %130, %101
  %110 = load i32, ptr %23, align 4
  %111 = icmp slt i32 %110, 8
  br i1 %111, label %112, label %133

112:                                              ; preds = %109
  %113 = load i32, ptr %16, align 4
  %114 = mul nsw i32 %113, 8
  %115 = load i32, ptr %23, align 4
  %116 = add nsw i32 %114, %115
  %117 = mul nsw i32 %116, 8
  %118 = load i32, ptr %21, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12gemm_columnsE2as to ptr), i64 0, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load float, ptr %22, align 4
  %124 = fmul contract float %122, %123
  %125 = load i32, ptr %23, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fadd contract float %128, %124
  store float %129, ptr %127, align 4
  br label %130

130:                                              ; preds = %112
  %131 = load i32, ptr %23, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %23, align 4
  br label %109, !llvm.loop !3

133:                                              ; preds = %109
  br label %134

134:                                              ; preds = %133
  %135 = load i32, ptr %21, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %21, align 4
  br label %98, !llvm.loop !5

137:                                              ; preds = %98
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %138

138:                                              ; preds = %137
  %139 = load i32, ptr %20, align 4
  %140 = add nsw i32 %139, 8
  store i32 %140, ptr %20, align 4
  br label %56, !llvm.loop !6

141:                                              ; preds = %56
  store i32 0, ptr %24, align 4
  br label %142

142:                                              ; preds = %169, %141
  %143 = load i32, ptr %24, align 4
  %144 = icmp slt i32 %143, 8
  br i1 %144, label %145, label %172

145:                                              ; preds = %142
  %146 = load ptr, ptr %10, align 8
  %147 = load i32, ptr %16, align 4
  %148 = mul nsw i32 %147, 8
  %149 = load i32, ptr %24, align 4
  %150 = add nsw i32 %148, %149
  %151 = load i32, ptr %11, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %15, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %146, i64 %155
  store ptr %156, ptr %25, align 8
  %157 = load float, ptr %13, align 4
  %158 = load i32, ptr %24, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = fmul contract float %157, %161
  %163 = load float, ptr %14, align 4
  %164 = load ptr, ptr %25, align 8
  %165 = load float, ptr %164, align 4
  %166 = fmul contract float %163, %165
  %167 = fadd contract float %162, %166
  %168 = load ptr, ptr %25, align 8
  store float %167, ptr %168, align 4
  br label %169

169:                                              ; preds = %145
  %170 = load i32, ptr %24, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %24, align 4
  br label %142, !llvm.loop !7

172:                                              ; preds = %142
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

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
