; ModuleID = 'node_sums.cu'
source_filename = "node_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Force = type { double, double, double }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z9node_sumsPKiS0_PK5ForcePS1_PKdS4_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Force, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Force, align 8
  %21 = alloca %struct.Force, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %14, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %7
  br label %121

31:                                               ; preds = %7
  %32 = load ptr, ptr %8, align 8
  %33 = load i32, ptr %15, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr %16, align 4
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %15, align 4
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %16, align 4
  %44 = sub nsw i32 %42, %43
  store i32 %44, ptr %17, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  store i32 0, ptr %19, align 4
  br label %45

45:                                               ; preds = %75, %31
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %17, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %78

49:                                               ; preds = %45
  %50 = load ptr, ptr %10, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = load i32, ptr %16, align 4
  %53 = load i32, ptr %19, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %51, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.Force, ptr %50, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %59, i64 24, i1 false)
  %60 = getelementptr inbounds nuw %struct.Force, ptr %20, i32 0, i32 0
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 0
  %63 = load double, ptr %62, align 8
  %64 = fadd contract double %63, %61
  store double %64, ptr %62, align 8
  %65 = getelementptr inbounds nuw %struct.Force, ptr %20, i32 0, i32 1
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 1
  %68 = load double, ptr %67, align 8
  %69 = fadd contract double %68, %66
  store double %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw %struct.Force, ptr %20, i32 0, i32 2
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 2
  %73 = load double, ptr %72, align 8
  %74 = fadd contract double %73, %71
  store double %74, ptr %72, align 8
  br label %75

75:                                               ; preds = %49
  %76 = load i32, ptr %19, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %19, align 4
  br label %45, !llvm.loop !3

78:                                               ; preds = %45
  %79 = load ptr, ptr %11, align 8
  %80 = load i32, ptr %15, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.Force, ptr %79, i64 %81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %18, i64 24, i1 false)
  %83 = load ptr, ptr %12, align 8
  %84 = load i32, ptr %15, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fcmp contract ogt double %87, 0.000000e+00
  br i1 %88, label %89, label %121

89:                                               ; preds = %78
  %90 = getelementptr inbounds nuw %struct.Force, ptr %21, i32 0, i32 0
  %91 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 0
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %12, align 8
  %94 = load i32, ptr %15, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fdiv contract double %92, %97
  store double %98, ptr %90, align 8
  %99 = getelementptr inbounds nuw %struct.Force, ptr %21, i32 0, i32 1
  %100 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 1
  %101 = load double, ptr %100, align 8
  %102 = load ptr, ptr %12, align 8
  %103 = load i32, ptr %15, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fdiv contract double %101, %106
  store double %107, ptr %99, align 8
  %108 = getelementptr inbounds nuw %struct.Force, ptr %21, i32 0, i32 2
  %109 = getelementptr inbounds nuw %struct.Force, ptr %18, i32 0, i32 2
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %12, align 8
  %112 = load i32, ptr %15, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fdiv contract double %110, %115
  store double %116, ptr %108, align 8
  %117 = load ptr, ptr %13, align 8
  %118 = load i32, ptr %15, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds %struct.Force, ptr %117, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %120, ptr align 8 %21, i64 24, i1 false)
  br label %121

121:                                              ; preds = %30, %89, %78
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
