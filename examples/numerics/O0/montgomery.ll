; ModuleID = 'montgomery.cu'
source_filename = "montgomery.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z10montgomeryPKjS0_S0_Pjji(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [10 x i32], align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [8 x i32], align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %13, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %6
  br label %227

35:                                               ; preds = %6
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 40, i1 false)
  store i32 0, ptr %15, align 4
  br label %36

36:                                               ; preds = %158, %35
  %37 = load i32, ptr %15, align 4
  %38 = icmp slt i32 %37, 8
  br i1 %38, label %39, label %161

39:                                               ; preds = %36
  store i64 0, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %40

40:                                               ; preds = %78, %39
  %41 = load i32, ptr %17, align 4
  %42 = icmp slt i32 %41, 8
  br i1 %42, label %43, label %81

43:                                               ; preds = %40
  %44 = load ptr, ptr %7, align 8
  %45 = load i32, ptr %13, align 4
  %46 = mul nsw i32 %45, 8
  %47 = load i32, ptr %17, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %44, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %51 to i64
  %53 = load ptr, ptr %8, align 8
  %54 = load i32, ptr %13, align 4
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr %15, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %53, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = zext i32 %60 to i64
  %62 = mul i64 %52, %61
  %63 = load i32, ptr %17, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add i64 %62, %67
  %69 = load i64, ptr %16, align 8
  %70 = add i64 %69, %68
  store i64 %70, ptr %16, align 8
  %71 = load i64, ptr %16, align 8
  %72 = trunc i64 %71 to i32
  %73 = load i32, ptr %17, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %74
  store i32 %72, ptr %75, align 4
  %76 = load i64, ptr %16, align 8
  %77 = lshr i64 %76, 32
  store i64 %77, ptr %16, align 8
  br label %78

78:                                               ; preds = %43
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %17, align 4
  br label %40, !llvm.loop !3

81:                                               ; preds = %40
  %82 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 8
  %83 = load i32, ptr %82, align 4
  %84 = zext i32 %83 to i64
  %85 = load i64, ptr %16, align 8
  %86 = add i64 %85, %84
  store i64 %86, ptr %16, align 8
  %87 = load i64, ptr %16, align 8
  %88 = trunc i64 %87 to i32
  %89 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 8
  store i32 %88, ptr %89, align 4
  %90 = load i64, ptr %16, align 8
  %91 = lshr i64 %90, 32
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 9
  store i32 %92, ptr %93, align 4
  %94 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 0
  %95 = load i32, ptr %94, align 4
  %96 = load i32, ptr %11, align 4
  %97 = mul i32 %95, %96
  store i32 %97, ptr %18, align 4
  %98 = load i32, ptr %18, align 4
  %99 = zext i32 %98 to i64
  %100 = load ptr, ptr %9, align 8
  %101 = getelementptr inbounds i32, ptr %100, i64 0
  %102 = load i32, ptr %101, align 4
  %103 = zext i32 %102 to i64
  %104 = mul i64 %99, %103
  %105 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 0
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = add i64 %104, %107
  %109 = lshr i64 %108, 32
  store i64 %109, ptr %16, align 8
  store i32 1, ptr %19, align 4
  br label %110

110:                                              ; preds = %139, %81
  %111 = load i32, ptr %19, align 4
  %112 = icmp slt i32 %111, 8
  br i1 %112, label %113, label %142

113:                                              ; preds = %110
  %114 = load i32, ptr %18, align 4
  %115 = zext i32 %114 to i64
  %116 = load ptr, ptr %9, align 8
  %117 = load i32, ptr %19, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = zext i32 %120 to i64
  %122 = mul i64 %115, %121
  %123 = load i32, ptr %19, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = zext i32 %126 to i64
  %128 = add i64 %122, %127
  %129 = load i64, ptr %16, align 8
  %130 = add i64 %129, %128
  store i64 %130, ptr %16, align 8
  %131 = load i64, ptr %16, align 8
  %132 = trunc i64 %131 to i32
  %133 = load i32, ptr %19, align 4
  %134 = sub nsw i32 %133, 1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %135
  store i32 %132, ptr %136, align 4
  %137 = load i64, ptr %16, align 8
  %138 = lshr i64 %137, 32
  store i64 %138, ptr %16, align 8
  br label %139

139:                                              ; preds = %113
  %140 = load i32, ptr %19, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %19, align 4
  br label %110, !llvm.loop !5

142:                                              ; preds = %110
  %143 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 8
  %144 = load i32, ptr %143, align 4
  %145 = zext i32 %144 to i64
  %146 = load i64, ptr %16, align 8
  %147 = add i64 %146, %145
  store i64 %147, ptr %16, align 8
  %148 = load i64, ptr %16, align 8
  %149 = trunc i64 %148 to i32
  %150 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 7
  store i32 %149, ptr %150, align 4
  %151 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 9
  %152 = load i32, ptr %151, align 4
  %153 = load i64, ptr %16, align 8
  %154 = lshr i64 %153, 32
  %155 = trunc i64 %154 to i32
  %156 = add i32 %152, %155
  %157 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 8
  store i32 %156, ptr %157, align 4
  br label %158

158:                                              ; preds = %142
  %159 = load i32, ptr %15, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %15, align 4
  br label %36, !llvm.loop !6

161:                                              ; preds = %36
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %162

162:                                              ; preds = %190, %161
  %163 = load i32, ptr %22, align 4
  %164 = icmp slt i32 %163, 8
  br i1 %164, label %165, label %193

165:                                              ; preds = %162
  %166 = load i32, ptr %22, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = zext i32 %169 to i64
  %171 = load ptr, ptr %9, align 8
  %172 = load i32, ptr %22, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %171, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  %177 = sub i64 %170, %176
  %178 = load i32, ptr %21, align 4
  %179 = zext i32 %178 to i64
  %180 = sub i64 %177, %179
  store i64 %180, ptr %23, align 8
  %181 = load i64, ptr %23, align 8
  %182 = trunc i64 %181 to i32
  %183 = load i32, ptr %22, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [8 x i32], ptr %20, i64 0, i64 %184
  store i32 %182, ptr %185, align 4
  %186 = load i64, ptr %23, align 8
  %187 = lshr i64 %186, 32
  %188 = trunc i64 %187 to i32
  %189 = and i32 %188, 1
  store i32 %189, ptr %21, align 4
  br label %190

190:                                              ; preds = %165
  %191 = load i32, ptr %22, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %22, align 4
  br label %162, !llvm.loop !7

193:                                              ; preds = %162
  %194 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 8
  %195 = load i32, ptr %194, align 4
  %196 = load i32, ptr %21, align 4
  %197 = icmp ult i32 %195, %196
  %198 = zext i1 %197 to i8
  store i8 %198, ptr %24, align 1
  store i32 0, ptr %25, align 4
  br label %199

199:                                              ; preds = %224, %193
  %200 = load i32, ptr %25, align 4
  %201 = icmp slt i32 %200, 8
  br i1 %201, label %202, label %227

202:                                              ; preds = %199
  %203 = load i8, ptr %24, align 1
  %204 = trunc i8 %203 to i1
  br i1 %204, label %205, label %210

205:                                              ; preds = %202
  %206 = load i32, ptr %25, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [10 x i32], ptr %14, i64 0, i64 %207
  %209 = load i32, ptr %208, align 4
  br label %215

210:                                              ; preds = %202
  %211 = load i32, ptr %25, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [8 x i32], ptr %20, i64 0, i64 %212
  %214 = load i32, ptr %213, align 4
  br label %215

215:                                              ; preds = %210, %205
  %216 = phi i32 [ %209, %205 ], [ %214, %210 ]
  %217 = load ptr, ptr %10, align 8
  %218 = load i32, ptr %13, align 4
  %219 = mul nsw i32 %218, 8
  %220 = load i32, ptr %25, align 4
  %221 = add nsw i32 %219, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds i32, ptr %217, i64 %222
  store i32 %216, ptr %223, align 4
  br label %224

224:                                              ; preds = %215
  %225 = load i32, ptr %25, align 4
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %25, align 4
  br label %199, !llvm.loop !8

227:                                              ; preds = %34, %199
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
