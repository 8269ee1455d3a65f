; ModuleID = 'sorting.cu'
source_filename = "sorting.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@_ZZ12bitonic_sortPKfPfiE1s = internal addrspace(3) global [256 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12bitonic_sortPKfPfi(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = load i32, ptr %8, align 4
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %31

25:                                               ; preds = %3
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  br label %34

31:                                               ; preds = %3
  store i32 2139095040, ptr %4, align 4
  %32 = load i32, ptr %4, align 4
  %33 = call contract noundef float @__nv_int_as_float(i32 noundef %32) #4
  br label %34

34:                                               ; preds = %31, %25
  %35 = phi contract float [ %30, %25 ], [ %33, %31 ]
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %37
  store float %35, ptr %38, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %10, align 4
  br label %39

39:                                               ; preds = %93, %34
  %40 = load i32, ptr %10, align 4
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = icmp ule i32 %40, %41
  br i1 %42, label %43, label %96

43:                                               ; preds = %39
  %44 = load i32, ptr %10, align 4
  %45 = ashr i32 %44, 1
  store i32 %45, ptr %11, align 4
  br label %46

46:                                               ; preds = %89, %43
  %47 = load i32, ptr %11, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %92

49:                                               ; preds = %46
  %50 = load i32, ptr %8, align 4
  %51 = load i32, ptr %11, align 4
  %52 = xor i32 %50, %51
  store i32 %52, ptr %12, align 4
  %53 = load i32, ptr %12, align 4
  %54 = load i32, ptr %8, align 4
  %55 = icmp sgt i32 %53, %54
  br i1 %55, label %56, label %88

56:                                               ; preds = %49
  %57 = load i32, ptr %8, align 4
  %58 = load i32, ptr %10, align 4
  %59 = and i32 %57, %58
  %60 = icmp eq i32 %59, 0
  %61 = zext i1 %60 to i8
  store i8 %61, ptr %13, align 1
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %63
  %65 = load float, ptr %64, align 4
  store float %65, ptr %14, align 4
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  store float %69, ptr %15, align 4
  %70 = load float, ptr %14, align 4
  %71 = load float, ptr %15, align 4
  %72 = fcmp contract ogt float %70, %71
  %73 = zext i1 %72 to i32
  %74 = load i8, ptr %13, align 1
  %75 = trunc i8 %74 to i1
  %76 = zext i1 %75 to i32
  %77 = icmp eq i32 %73, %76
  br i1 %77, label %78, label %87

78:                                               ; preds = %56
  %79 = load float, ptr %15, align 4
  %80 = load i32, ptr %8, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %81
  store float %79, ptr %82, align 4
  %83 = load float, ptr %14, align 4
  %84 = load i32, ptr %12, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %85
  store float %83, ptr %86, align 4
  br label %87

87:                                               ; preds = %78, %56
  br label %88

88:                                               ; preds = %87, %49
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %11, align 4
  %91 = ashr i32 %90, 1
  store i32 %91, ptr %11, align 4
  br label %46, !llvm.loop !3

92:                                               ; preds = %46
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %10, align 4
  %95 = shl i32 %94, 1
  store i32 %95, ptr %10, align 4
  br label %39, !llvm.loop !5

96:                                               ; preds = %39
  %97 = load i32, ptr %9, align 4
  %98 = load i32, ptr %7, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %109

100:                                              ; preds = %96
  %101 = load i32, ptr %8, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortPKfPfiE1s to ptr), i64 0, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %6, align 8
  %106 = load i32, ptr %9, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  store float %104, ptr %108, align 4
  br label %109

109:                                              ; preds = %100, %96
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
