; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@_ZZ12histogram256PKhPjiE5local = internal addrspace(3) global [256 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12histogram256PKhPji(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %15, align 4
  br label %19

19:                                               ; preds = %26, %3
  %20 = load i32, ptr %15, align 4
  %21 = icmp slt i32 %20, 256
  br i1 %21, label %22, label %30

22:                                               ; preds = %19
  %23 = load i32, ptr %15, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 0, i64 %24
  store i32 0, ptr %25, align 4
  br label %26

26:                                               ; preds = %22
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = load i32, ptr %15, align 4
  %29 = add i32 %28, %27
  store i32 %29, ptr %15, align 4
  br label %19, !llvm.loop !3

30:                                               ; preds = %19
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %16, align 4
  br label %36

36:                                               ; preds = %53, %30
  %37 = load i32, ptr %16, align 4
  %38 = load i32, ptr %14, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %59

40:                                               ; preds = %36
  %41 = load ptr, ptr %12, align 8
  %42 = load i32, ptr %16, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i64
  %47 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 0, i64 %46
  store ptr %47, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %5, align 4
  store i32 %49, ptr %6, align 4
  %50 = load i32, ptr %6, align 4
  %51 = atomicrmw add ptr %48, i32 %50 monotonic, align 4
  store i32 %51, ptr %7, align 4
  %52 = load i32, ptr %7, align 4
  br label %53

53:                                               ; preds = %40
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = mul i32 %54, %55
  %57 = load i32, ptr %16, align 4
  %58 = add i32 %57, %56
  store i32 %58, ptr %16, align 4
  br label %36, !llvm.loop !5

59:                                               ; preds = %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %60, ptr %17, align 4
  br label %61

61:                                               ; preds = %85, %59
  %62 = load i32, ptr %17, align 4
  %63 = icmp slt i32 %62, 256
  br i1 %63, label %64, label %89

64:                                               ; preds = %61
  %65 = load i32, ptr %17, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %84

70:                                               ; preds = %64
  %71 = load ptr, ptr %13, align 8
  %72 = load i32, ptr %17, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  %75 = load i32, ptr %17, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256PKhPjiE5local to ptr), i64 0, i64 %76
  %78 = load i32, ptr %77, align 4
  store ptr %74, ptr %8, align 8
  store i32 %78, ptr %9, align 4
  %79 = load ptr, ptr %8, align 8
  %80 = load i32, ptr %9, align 4
  store i32 %80, ptr %10, align 4
  %81 = load i32, ptr %10, align 4
  %82 = atomicrmw add ptr %79, i32 %81 monotonic, align 4
  store i32 %82, ptr %11, align 4
  %83 = load i32, ptr %11, align 4
  br label %84

84:                                               ; preds = %70, %64
  br label %85

85:                                               ; preds = %84
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %87 = load i32, ptr %17, align 4
  %88 = add i32 %87, %86
  store i32 %88, ptr %17, align 4
  br label %61, !llvm.loop !6

89:                                               ; preds = %61
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
