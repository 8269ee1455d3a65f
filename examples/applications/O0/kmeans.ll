; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@c = external dso_local addrspace(3) global [0 x float], align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@s = external dso_local addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z13kmeans_assignPKfS0_Piiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %13, align 4
  br label %22

22:                                               ; preds = %37, %6
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 4
  %26 = mul nsw i32 %24, %25
  %27 = icmp slt i32 %23, %26
  br i1 %27, label %28, label %41

28:                                               ; preds = %22
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %13, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = load i32, ptr %13, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 0, i64 %35
  store float %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %28
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %39 = load i32, ptr %13, align 4
  %40 = add i32 %39, %38
  store i32 %40, ptr %13, align 4
  br label %22, !llvm.loop !3

41:                                               ; preds = %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %44 = mul i32 %42, %43
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %46 = add i32 %44, %45
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %14, align 4
  %48 = load i32, ptr %10, align 4
  %49 = icmp sge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %41
  br label %105

51:                                               ; preds = %41
  store float 0x47EFFFFFE0000000, ptr %15, align 4
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %52

52:                                               ; preds = %96, %51
  %53 = load i32, ptr %17, align 4
  %54 = load i32, ptr %11, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %99

56:                                               ; preds = %52
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %57

57:                                               ; preds = %85, %56
  %58 = load i32, ptr %19, align 4
  %59 = load i32, ptr %12, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %88

61:                                               ; preds = %57
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %19, align 4
  %64 = load i32, ptr %10, align 4
  %65 = mul nsw i32 %63, %64
  %66 = load i32, ptr %14, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %62, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = load i32, ptr %17, align 4
  %72 = load i32, ptr %12, align 4
  %73 = mul nsw i32 %71, %72
  %74 = load i32, ptr %19, align 4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fsub contract float %70, %78
  store float %79, ptr %20, align 4
  %80 = load float, ptr %20, align 4
  %81 = load float, ptr %20, align 4
  %82 = fmul contract float %80, %81
  %83 = load float, ptr %18, align 4
  %84 = fadd contract float %83, %82
  store float %84, ptr %18, align 4
  br label %85

85:                                               ; preds = %61
  %86 = load i32, ptr %19, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %19, align 4
  br label %57, !llvm.loop !5

88:                                               ; preds = %57
  %89 = load float, ptr %18, align 4
  %90 = load float, ptr %15, align 4
  %91 = fcmp contract olt float %89, %90
  br i1 %91, label %92, label %95

92:                                               ; preds = %88
  %93 = load float, ptr %18, align 4
  store float %93, ptr %15, align 4
  %94 = load i32, ptr %17, align 4
  store i32 %94, ptr %16, align 4
  br label %95

95:                                               ; preds = %92, %88
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %17, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4
  br label %52, !llvm.loop !6

99:                                               ; preds = %52
  %100 = load i32, ptr %16, align 4
  %101 = load ptr, ptr %9, align 8
  %102 = load i32, ptr %14, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %101, i64 %103
  store i32 %100, ptr %104, align 4
  br label %105

105:                                              ; preds = %99, %50
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11kmeans_sumsPKfPKiPfPiiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  store ptr %0, ptr %24, align 8
  store ptr %1, ptr %25, align 8
  store ptr %2, ptr %26, align 8
  store ptr %3, ptr %27, align 8
  store i32 %4, ptr %28, align 4
  store i32 %5, ptr %29, align 4
  store i32 %6, ptr %30, align 4
  %39 = load i32, ptr %29, align 4
  %40 = load i32, ptr %30, align 4
  %41 = mul nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %42
  store ptr %43, ptr %31, align 8
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %44, ptr %32, align 4
  br label %45

45:                                               ; preds = %55, %7
  %46 = load i32, ptr %32, align 4
  %47 = load i32, ptr %29, align 4
  %48 = load i32, ptr %30, align 4
  %49 = mul nsw i32 %47, %48
  %50 = icmp slt i32 %46, %49
  br i1 %50, label %51, label %59

51:                                               ; preds = %45
  %52 = load i32, ptr %32, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %53
  store float 0.000000e+00, ptr %54, align 4
  br label %55

55:                                               ; preds = %51
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %57 = load i32, ptr %32, align 4
  %58 = add i32 %57, %56
  store i32 %58, ptr %32, align 4
  br label %45, !llvm.loop !7

59:                                               ; preds = %45
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %60, ptr %33, align 4
  br label %61

61:                                               ; preds = %70, %59
  %62 = load i32, ptr %33, align 4
  %63 = load i32, ptr %29, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %61
  %66 = load ptr, ptr %31, align 8
  %67 = load i32, ptr %33, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  store i32 0, ptr %69, align 4
  br label %70

70:                                               ; preds = %65
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %72 = load i32, ptr %33, align 4
  %73 = add i32 %72, %71
  store i32 %73, ptr %33, align 4
  br label %61, !llvm.loop !8

74:                                               ; preds = %61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %77 = mul i32 %75, %76
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %79 = add i32 %77, %78
  store i32 %79, ptr %34, align 4
  %80 = load i32, ptr %34, align 4
  %81 = load i32, ptr %28, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %128

83:                                               ; preds = %74
  %84 = load ptr, ptr %25, align 8
  %85 = load i32, ptr %34, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  %88 = load i32, ptr %87, align 4
  store i32 %88, ptr %35, align 4
  store i32 0, ptr %36, align 4
  br label %89

89:                                               ; preds = %115, %83
  %90 = load i32, ptr %36, align 4
  %91 = load i32, ptr %30, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %118

93:                                               ; preds = %89
  %94 = load i32, ptr %35, align 4
  %95 = load i32, ptr %30, align 4
  %96 = mul nsw i32 %94, %95
  %97 = load i32, ptr %36, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %99
  %101 = load ptr, ptr %24, align 8
  %102 = load i32, ptr %36, align 4
  %103 = load i32, ptr %28, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %34, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  %109 = load float, ptr %108, align 4
  store ptr %100, ptr %16, align 8
  store float %109, ptr %17, align 4
  %110 = load ptr, ptr %16, align 8
  %111 = load float, ptr %17, align 4
  store float %111, ptr %18, align 4
  %112 = load float, ptr %18, align 4
  %113 = atomicrmw fadd ptr %110, float %112 monotonic, align 4
  store float %113, ptr %19, align 4
  %114 = load float, ptr %19, align 4
  br label %115

115:                                              ; preds = %93
  %116 = load i32, ptr %36, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %36, align 4
  br label %89, !llvm.loop !9

118:                                              ; preds = %89
  %119 = load ptr, ptr %31, align 8
  %120 = load i32, ptr %35, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %119, i64 %121
  store ptr %122, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %123 = load ptr, ptr %8, align 8
  %124 = load i32, ptr %9, align 4
  store i32 %124, ptr %10, align 4
  %125 = load i32, ptr %10, align 4
  %126 = atomicrmw add ptr %123, i32 %125 monotonic, align 4
  store i32 %126, ptr %11, align 4
  %127 = load i32, ptr %11, align 4
  br label %128

128:                                              ; preds = %118, %74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %129, ptr %37, align 4
  br label %130

130:                                              ; preds = %150, %128
  %131 = load i32, ptr %37, align 4
  %132 = load i32, ptr %29, align 4
  %133 = load i32, ptr %30, align 4
  %134 = mul nsw i32 %132, %133
  %135 = icmp slt i32 %131, %134
  br i1 %135, label %136, label %154

136:                                              ; preds = %130
  %137 = load ptr, ptr %26, align 8
  %138 = load i32, ptr %37, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  %141 = load i32, ptr %37, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  store ptr %140, ptr %20, align 8
  store float %144, ptr %21, align 4
  %145 = load ptr, ptr %20, align 8
  %146 = load float, ptr %21, align 4
  store float %146, ptr %22, align 4
  %147 = load float, ptr %22, align 4
  %148 = atomicrmw fadd ptr %145, float %147 monotonic, align 4
  store float %148, ptr %23, align 4
  %149 = load float, ptr %23, align 4
  br label %150

150:                                              ; preds = %136
  %151 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %152 = load i32, ptr %37, align 4
  %153 = add i32 %152, %151
  store i32 %153, ptr %37, align 4
  br label %130, !llvm.loop !10

154:                                              ; preds = %130
  %155 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %155, ptr %38, align 4
  br label %156

156:                                              ; preds = %175, %154
  %157 = load i32, ptr %38, align 4
  %158 = load i32, ptr %29, align 4
  %159 = icmp slt i32 %157, %158
  br i1 %159, label %160, label %179

160:                                              ; preds = %156
  %161 = load ptr, ptr %27, align 8
  %162 = load i32, ptr %38, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr %161, i64 %163
  %165 = load ptr, ptr %31, align 8
  %166 = load i32, ptr %38, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i32, ptr %165, i64 %167
  %169 = load i32, ptr %168, align 4
  store ptr %164, ptr %12, align 8
  store i32 %169, ptr %13, align 4
  %170 = load ptr, ptr %12, align 8
  %171 = load i32, ptr %13, align 4
  store i32 %171, ptr %14, align 4
  %172 = load i32, ptr %14, align 4
  %173 = atomicrmw add ptr %170, i32 %172 monotonic, align 4
  store i32 %173, ptr %15, align 4
  %174 = load i32, ptr %15, align 4
  br label %175

175:                                              ; preds = %160
  %176 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %177 = load i32, ptr %38, align 4
  %178 = add i32 %177, %176
  store i32 %178, ptr %38, align 4
  br label %156, !llvm.loop !11

179:                                              ; preds = %156
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
