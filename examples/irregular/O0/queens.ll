; ModuleID = 'queens.cu'
source_filename = "queens.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6queensPii(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [16 x i32], align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca [16 x i32], align 4
  %12 = alloca [16 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %4, align 4
  %24 = mul nsw i32 %22, %23
  %25 = icmp sge i32 %21, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %2
  br label %201

27:                                               ; preds = %2
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %4, align 4
  %30 = sdiv i32 %28, %29
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %4, align 4
  %33 = srem i32 %31, %32
  store i32 %33, ptr %7, align 4
  %34 = load i32, ptr %6, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %47, label %37

37:                                               ; preds = %27
  %38 = load i32, ptr %6, align 4
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %39, 1
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %47, label %42

42:                                               ; preds = %37
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %7, align 4
  %45 = sub nsw i32 %44, 1
  %46 = icmp eq i32 %43, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %42, %37, %27
  %48 = load ptr, ptr %3, align 8
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 0, ptr %51, align 4
  br label %201

52:                                               ; preds = %42
  %53 = load i32, ptr %4, align 4
  %54 = shl i32 1, %53
  %55 = sub i32 %54, 1
  store i32 %55, ptr %8, align 4
  store i32 2, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %56 = load i32, ptr %6, align 4
  %57 = shl i32 1, %56
  %58 = load i32, ptr %7, align 4
  %59 = shl i32 1, %58
  %60 = or i32 %57, %59
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %62
  store i32 %60, ptr %63, align 4
  %64 = load i32, ptr %6, align 4
  %65 = shl i32 1, %64
  %66 = shl i32 %65, 2
  %67 = load i32, ptr %7, align 4
  %68 = shl i32 1, %67
  %69 = shl i32 %68, 1
  %70 = or i32 %66, %69
  %71 = load i32, ptr %13, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %72
  store i32 %70, ptr %73, align 4
  %74 = load i32, ptr %6, align 4
  %75 = shl i32 1, %74
  %76 = lshr i32 %75, 2
  %77 = load i32, ptr %7, align 4
  %78 = shl i32 1, %77
  %79 = lshr i32 %78, 1
  %80 = or i32 %76, %79
  %81 = load i32, ptr %13, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %82
  store i32 %80, ptr %83, align 4
  %84 = load i32, ptr %8, align 4
  %85 = load i32, ptr %13, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %13, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = or i32 %88, %92
  %94 = load i32, ptr %13, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = or i32 %93, %97
  %99 = xor i32 %98, -1
  %100 = and i32 %84, %99
  %101 = load i32, ptr %13, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %102
  store i32 %100, ptr %103, align 4
  br label %104

104:                                              ; preds = %140, %137, %113, %52
  %105 = load i32, ptr %13, align 4
  %106 = icmp sge i32 %105, 2
  br i1 %106, label %107, label %195

107:                                              ; preds = %104
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %107
  %114 = load i32, ptr %13, align 4
  %115 = add nsw i32 %114, -1
  store i32 %115, ptr %13, align 4
  br label %104, !llvm.loop !3

116:                                              ; preds = %107
  %117 = load i32, ptr %13, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = sub i32 0, %124
  %126 = and i32 %120, %125
  store i32 %126, ptr %15, align 4
  %127 = load i32, ptr %15, align 4
  %128 = load i32, ptr %13, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = xor i32 %131, %127
  store i32 %132, ptr %130, align 4
  %133 = load i32, ptr %13, align 4
  %134 = add nsw i32 %133, 1
  %135 = load i32, ptr %4, align 4
  %136 = icmp eq i32 %134, %135
  br i1 %136, label %137, label %140

137:                                              ; preds = %116
  %138 = load i32, ptr %14, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %14, align 4
  br label %104, !llvm.loop !3

140:                                              ; preds = %116
  %141 = load i32, ptr %13, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = load i32, ptr %15, align 4
  %146 = or i32 %144, %145
  %147 = load i32, ptr %13, align 4
  %148 = add nsw i32 %147, 1
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %149
  store i32 %146, ptr %150, align 4
  %151 = load i32, ptr %13, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = load i32, ptr %15, align 4
  %156 = or i32 %154, %155
  %157 = shl i32 %156, 1
  %158 = load i32, ptr %13, align 4
  %159 = add nsw i32 %158, 1
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %160
  store i32 %157, ptr %161, align 4
  %162 = load i32, ptr %13, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = load i32, ptr %15, align 4
  %167 = or i32 %165, %166
  %168 = lshr i32 %167, 1
  %169 = load i32, ptr %13, align 4
  %170 = add nsw i32 %169, 1
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %171
  store i32 %168, ptr %172, align 4
  %173 = load i32, ptr %13, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %13, align 4
  %175 = load i32, ptr %8, align 4
  %176 = load i32, ptr %13, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = load i32, ptr %13, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %181
  %183 = load i32, ptr %182, align 4
  %184 = or i32 %179, %183
  %185 = load i32, ptr %13, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = or i32 %184, %188
  %190 = xor i32 %189, -1
  %191 = and i32 %175, %190
  %192 = load i32, ptr %13, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %193
  store i32 %191, ptr %194, align 4
  br label %104, !llvm.loop !3

195:                                              ; preds = %104
  %196 = load i32, ptr %14, align 4
  %197 = load ptr, ptr %3, align 8
  %198 = load i32, ptr %5, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds i32, ptr %197, i64 %199
  store i32 %196, ptr %200, align 4
  br label %201

201:                                              ; preds = %195, %47, %26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
