; ModuleID = 'needleman_wunsch.cu'
source_filename = "needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ4fillPKiPiiiiiE4temp = internal addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ4fillPKiPiiiiiE3ref = internal addrspace(3) global [16 x [16 x i32]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4fillPKiPiiiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
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
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %32, ptr %21, align 4
  %33 = load i32, ptr %17, align 4
  %34 = mul nsw i32 %33, 16
  %35 = load i32, ptr %20, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %19, align 4
  %38 = mul nsw i32 16, %37
  %39 = add nsw i32 %36, %38
  store i32 %39, ptr %22, align 4
  %40 = load i32, ptr %22, align 4
  %41 = load i32, ptr %17, align 4
  %42 = add nsw i32 %40, %41
  %43 = add nsw i32 %42, 1
  %44 = load i32, ptr %21, align 4
  %45 = add nsw i32 %43, %44
  store i32 %45, ptr %23, align 4
  %46 = load i32, ptr %21, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %6
  %49 = load ptr, ptr %16, align 8
  %50 = load i32, ptr %22, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4
  br label %54

54:                                               ; preds = %48, %6
  store i32 0, ptr %24, align 4
  br label %55

55:                                               ; preds = %74, %54
  %56 = load i32, ptr %24, align 4
  %57 = icmp slt i32 %56, 16
  br i1 %57, label %58, label %77

58:                                               ; preds = %55
  %59 = load ptr, ptr %15, align 8
  %60 = load i32, ptr %23, align 4
  %61 = load i32, ptr %17, align 4
  %62 = load i32, ptr %24, align 4
  %63 = mul nsw i32 %61, %62
  %64 = add nsw i32 %60, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %59, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %24, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 0, i64 %69
  %71 = load i32, ptr %21, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i32], ptr %70, i64 0, i64 %72
  store i32 %67, ptr %73, align 4
  br label %74

74:                                               ; preds = %58
  %75 = load i32, ptr %24, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %24, align 4
  br label %55, !llvm.loop !3

77:                                               ; preds = %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load ptr, ptr %16, align 8
  %79 = load i32, ptr %22, align 4
  %80 = load i32, ptr %17, align 4
  %81 = load i32, ptr %21, align 4
  %82 = add nsw i32 %81, 1
  %83 = mul nsw i32 %80, %82
  %84 = add nsw i32 %79, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %78, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %21, align 4
  %89 = add nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %90
  %92 = getelementptr inbounds [17 x i32], ptr %91, i64 0, i64 0
  store i32 %87, ptr %92, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = load ptr, ptr %16, align 8
  %94 = load i32, ptr %22, align 4
  %95 = load i32, ptr %21, align 4
  %96 = add nsw i32 %94, %95
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %93, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %21, align 4
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %103
  store i32 %100, ptr %104, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %25, align 4
  br label %105

105:                                              ; preds = %171, %77
  %106 = load i32, ptr %25, align 4
  %107 = icmp slt i32 %106, 16
  br i1 %107, label %108, label %174

108:                                              ; preds = %105
  %109 = load i32, ptr %21, align 4
  %110 = load i32, ptr %25, align 4
  %111 = icmp sle i32 %109, %110
  br i1 %111, label %112, label %170

112:                                              ; preds = %108
  %113 = load i32, ptr %21, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %26, align 4
  %115 = load i32, ptr %25, align 4
  %116 = load i32, ptr %21, align 4
  %117 = sub nsw i32 %115, %116
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %27, align 4
  %119 = load i32, ptr %27, align 4
  %120 = sub nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %121
  %123 = load i32, ptr %26, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [17 x i32], ptr %122, i64 0, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = load i32, ptr %27, align 4
  %129 = sub nsw i32 %128, 1
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 0, i64 %130
  %132 = load i32, ptr %26, align 4
  %133 = sub nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x i32], ptr %131, i64 0, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = add nsw i32 %127, %136
  %138 = load i32, ptr %27, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %139
  %141 = load i32, ptr %26, align 4
  %142 = sub nsw i32 %141, 1
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [17 x i32], ptr %140, i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = load i32, ptr %18, align 4
  %147 = sub nsw i32 %145, %146
  %148 = load i32, ptr %27, align 4
  %149 = sub nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %150
  %152 = load i32, ptr %26, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [17 x i32], ptr %151, i64 0, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = load i32, ptr %18, align 4
  %157 = sub nsw i32 %155, %156
  store i32 %147, ptr %7, align 4
  store i32 %157, ptr %8, align 4
  %158 = load i32, ptr %7, align 4
  %159 = load i32, ptr %8, align 4
  %160 = call noundef i32 @__nv_max(i32 noundef %158, i32 noundef %159) #5
  store i32 %137, ptr %9, align 4
  store i32 %160, ptr %10, align 4
  %161 = load i32, ptr %9, align 4
  %162 = load i32, ptr %10, align 4
  %163 = call noundef i32 @__nv_max(i32 noundef %161, i32 noundef %162) #5
  %164 = load i32, ptr %27, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %165
  %167 = load i32, ptr %26, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [17 x i32], ptr %166, i64 0, i64 %168
  store i32 %163, ptr %169, align 4
  br label %170

170:                                              ; preds = %112, %108
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %171

171:                                              ; preds = %170
  %172 = load i32, ptr %25, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %25, align 4
  br label %105, !llvm.loop !5

174:                                              ; preds = %105
  store i32 14, ptr %28, align 4
  br label %175

175:                                              ; preds = %241, %174
  %176 = load i32, ptr %28, align 4
  %177 = icmp sge i32 %176, 0
  br i1 %177, label %178, label %244

178:                                              ; preds = %175
  %179 = load i32, ptr %21, align 4
  %180 = load i32, ptr %28, align 4
  %181 = icmp sle i32 %179, %180
  br i1 %181, label %182, label %240

182:                                              ; preds = %178
  %183 = load i32, ptr %21, align 4
  %184 = add nsw i32 %183, 16
  %185 = load i32, ptr %28, align 4
  %186 = sub nsw i32 %184, %185
  store i32 %186, ptr %29, align 4
  %187 = load i32, ptr %21, align 4
  %188 = sub nsw i32 16, %187
  store i32 %188, ptr %30, align 4
  %189 = load i32, ptr %30, align 4
  %190 = sub nsw i32 %189, 1
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %191
  %193 = load i32, ptr %29, align 4
  %194 = sub nsw i32 %193, 1
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [17 x i32], ptr %192, i64 0, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = load i32, ptr %30, align 4
  %199 = sub nsw i32 %198, 1
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 0, i64 %200
  %202 = load i32, ptr %29, align 4
  %203 = sub nsw i32 %202, 1
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [16 x i32], ptr %201, i64 0, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = add nsw i32 %197, %206
  %208 = load i32, ptr %30, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %209
  %211 = load i32, ptr %29, align 4
  %212 = sub nsw i32 %211, 1
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [17 x i32], ptr %210, i64 0, i64 %213
  %215 = load i32, ptr %214, align 4
  %216 = load i32, ptr %18, align 4
  %217 = sub nsw i32 %215, %216
  %218 = load i32, ptr %30, align 4
  %219 = sub nsw i32 %218, 1
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %220
  %222 = load i32, ptr %29, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [17 x i32], ptr %221, i64 0, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = load i32, ptr %18, align 4
  %227 = sub nsw i32 %225, %226
  store i32 %217, ptr %11, align 4
  store i32 %227, ptr %12, align 4
  %228 = load i32, ptr %11, align 4
  %229 = load i32, ptr %12, align 4
  %230 = call noundef i32 @__nv_max(i32 noundef %228, i32 noundef %229) #5
  store i32 %207, ptr %13, align 4
  store i32 %230, ptr %14, align 4
  %231 = load i32, ptr %13, align 4
  %232 = load i32, ptr %14, align 4
  %233 = call noundef i32 @__nv_max(i32 noundef %231, i32 noundef %232) #5
  %234 = load i32, ptr %30, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %235
  %237 = load i32, ptr %29, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [17 x i32], ptr %236, i64 0, i64 %238
  store i32 %233, ptr %239, align 4
  br label %240

240:                                              ; preds = %182, %178
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %241

241:                                              ; preds = %240
  %242 = load i32, ptr %28, align 4
  %243 = add nsw i32 %242, -1
  store i32 %243, ptr %28, align 4
  br label %175, !llvm.loop !6

244:                                              ; preds = %175
  store i32 0, ptr %31, align 4
  br label %245

245:                                              ; preds = %266, %244
  %246 = load i32, ptr %31, align 4
  %247 = icmp slt i32 %246, 16
  br i1 %247, label %248, label %269

248:                                              ; preds = %245
  %249 = load i32, ptr %31, align 4
  %250 = add nsw i32 %249, 1
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 0, i64 %251
  %253 = load i32, ptr %21, align 4
  %254 = add nsw i32 %253, 1
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [17 x i32], ptr %252, i64 0, i64 %255
  %257 = load i32, ptr %256, align 4
  %258 = load ptr, ptr %16, align 8
  %259 = load i32, ptr %23, align 4
  %260 = load i32, ptr %31, align 4
  %261 = load i32, ptr %17, align 4
  %262 = mul nsw i32 %260, %261
  %263 = add nsw i32 %259, %262
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i32, ptr %258, i64 %264
  store i32 %257, ptr %265, align 4
  br label %266

266:                                              ; preds = %248
  %267 = load i32, ptr %31, align 4
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %31, align 4
  br label %245, !llvm.loop !7

269:                                              ; preds = %245
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12needle_upperPKiPiiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %12, ptr %11, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %10, align 4
  %19 = sub nsw i32 %18, 1
  %20 = load i32, ptr %11, align 4
  %21 = sub nsw i32 %19, %20
  call void @_Z4fillPKiPiiiii(ptr noundef %13, ptr noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %21) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12needle_lowerPKiPiiiii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = load i32, ptr %12, align 4
  %16 = add i32 %14, %15
  %17 = load i32, ptr %11, align 4
  %18 = sub i32 %16, %17
  store i32 %18, ptr %13, align 4
  %19 = load ptr, ptr %7, align 8
  %20 = load ptr, ptr %8, align 8
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %12, align 4
  %25 = sub nsw i32 %24, 1
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = sub i32 %25, %26
  call void @_Z4fillPKiPiiiii(ptr noundef %19, ptr noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %27) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
