; ModuleID = 'parts.cu'
source_filename = "parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11byte_countsPKiPhS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %12, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  br label %66

25:                                               ; preds = %4
  %26 = load ptr, ptr %9, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %14, align 4
  %31 = load ptr, ptr %10, align 8
  %32 = load i32, ptr %14, align 4
  %33 = and i32 %32, -4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  store ptr %35, ptr %15, align 8
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %14, align 4
  %38 = and i32 %37, 3
  %39 = mul nsw i32 8, %38
  %40 = shl i32 1, %39
  store ptr %36, ptr %5, align 8
  store i32 %40, ptr %6, align 4
  %41 = load ptr, ptr %5, align 8
  %42 = load i32, ptr %6, align 4
  store i32 %42, ptr %7, align 4
  %43 = load i32, ptr %7, align 4
  %44 = atomicrmw add ptr %41, i32 %43 monotonic, align 4
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %8, align 4
  %46 = load ptr, ptr %10, align 8
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %14, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %46, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = load ptr, ptr %11, align 8
  %54 = load i32, ptr %13, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %53, i64 %55
  store i8 %52, ptr %56, align 1
  %57 = load i32, ptr %14, align 4
  %58 = trunc i32 %57 to i8
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %12, align 4
  %61 = mul nsw i32 2, %60
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %59, i64 %64
  store i8 %58, ptr %65, align 1
  br label %66

66:                                               ; preds = %25, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11mixed_wordsPKsPti(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %16, align 4
  %25 = load i32, ptr %16, align 4
  %26 = load i32, ptr %15, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  br label %77

29:                                               ; preds = %3
  %30 = load ptr, ptr %14, align 8
  store ptr %30, ptr %9, align 8
  store i32 1, ptr %10, align 4
  %31 = load ptr, ptr %9, align 8
  %32 = load i32, ptr %10, align 4
  store i32 %32, ptr %11, align 4
  %33 = load i32, ptr %11, align 4
  %34 = atomicrmw add ptr %31, i32 %33 monotonic, align 4
  store i32 %34, ptr %12, align 4
  %35 = load i32, ptr %12, align 4
  %36 = load ptr, ptr %14, align 8
  %37 = getelementptr inbounds i16, ptr %36, i64 2
  %38 = load i32, ptr %16, align 4
  %39 = and i32 %38, 7
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, ptr %37, i64 %40
  store ptr %41, ptr %17, align 8
  %42 = load ptr, ptr %17, align 8
  %43 = load i16, ptr %42, align 2
  store i16 %43, ptr %18, align 2
  br label %44

44:                                               ; preds = %71, %29
  %45 = load i16, ptr %18, align 2
  store i16 %45, ptr %19, align 2
  %46 = load ptr, ptr %17, align 8
  %47 = load i16, ptr %19, align 2
  %48 = load i16, ptr %19, align 2
  %49 = zext i16 %48 to i32
  %50 = load ptr, ptr %13, align 8
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i16, ptr %50, i64 %52
  %54 = load i16, ptr %53, align 2
  %55 = sext i16 %54 to i32
  %56 = add nsw i32 %49, %55
  %57 = trunc i32 %56 to i16
  store ptr %46, ptr %4, align 8
  store i16 %47, ptr %5, align 2
  store i16 %57, ptr %6, align 2
  %58 = load ptr, ptr %4, align 8
  %59 = load i16, ptr %6, align 2
  store i16 %59, ptr %7, align 2
  %60 = load i16, ptr %5, align 2
  %61 = load i16, ptr %7, align 2
  %62 = cmpxchg ptr %58, i16 %60, i16 %61 monotonic monotonic, align 2
  %63 = extractvalue { i16, i1 } %62, 0
  %64 = extractvalue { i16, i1 } %62, 1
  br i1 %64, label %66, label %65

65:                                               ; preds = %44
  store i16 %63, ptr %5, align 2
  br label %66

66:                                               ; preds = %44, %65
  %67 = zext i1 %64 to i8
  store i8 %67, ptr %8, align 1
  %68 = load i8, ptr %8, align 1
  %69 = trunc i8 %68 to i1
  %70 = load i16, ptr %5, align 2
  store i16 %70, ptr %18, align 2
  br label %71

71:                                               ; preds = %66
  %72 = load i16, ptr %18, align 2
  %73 = zext i16 %72 to i32
  %74 = load i16, ptr %19, align 2
  %75 = zext i16 %74 to i32
  %76 = icmp ne i32 %73, %75
  br i1 %76, label %44, label %77, !llvm.loop !3

77:                                               ; preds = %28, %71
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
