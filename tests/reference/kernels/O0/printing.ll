; ModuleID = 'printing.cu'
source_filename = "printing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%printf_args = type { i32, i32, i32, i32, i64, i64, i32, i32, i32, double, double, double, i32, i32, double, double, double, ptr, ptr, ptr, i32 }
%printf_args.0 = type { i32, i32, double }
%printf_args.1 = type { i32, double }
%printf_args.2 = type { ptr }

$_Z15__shfl_xor_syncjfii = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@.str = private unnamed_addr constant [87 x i8] c"%d|%5u|%-6x|%o|%lld|%llx|%hhd|%hu|%c|%%|%f|%8.3e|%+g|%*.*f|%06.1f|%a|%s|%5s|%.1s|%.3d\0A\00", align 1
@.str1 = private unnamed_addr constant [3 x i8] c"st\00", align 1
@.str2 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str3 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str4 = private unnamed_addr constant [17 x i8] c"lane %d, %d: %g\0A\00", align 1
@_ZZ4tilePKfPfE1s = internal addrspace(3) global [8 x float] undef, align 4
@.str5 = private unnamed_addr constant [19 x i8] c"block %d first %g\0A\00", align 1
@.str6 = private unnamed_addr constant [11 x i8] c"v < 1000.f\00", align 1
@.str7 = private unnamed_addr constant [12 x i8] c"printing.cu\00", align 1
@__PRETTY_FUNCTION__._Z4tilePKfPf = private unnamed_addr constant [34 x i8] c"void tile(const float *, float *)\00", align 1
@.str8 = private unnamed_addr constant [9 x i8] c"name %s\0A\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5formsPKiPKdPi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca %printf_args, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = add i32 %10, %13
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = shl i64 %20, 33
  store i64 %21, ptr %8, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i64, ptr %8, align 8
  %43 = load i64, ptr %8, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = load i32, ptr %7, align 4
  %55 = add nsw i32 65, %54
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = load ptr, ptr %5, align 8
  %62 = load i32, ptr %7, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %7, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %5, align 8
  %72 = load i32, ptr %7, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %5, align 8
  %77 = load i32, ptr %7, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %5, align 8
  %82 = load i32, ptr %7, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = load ptr, ptr %4, align 8
  %87 = load i32, ptr %7, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 0
  store i32 %26, ptr %91, align 4
  %92 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 1
  store i32 %31, ptr %92, align 4
  %93 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 2
  store i32 %36, ptr %93, align 4
  %94 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 3
  store i32 %41, ptr %94, align 4
  %95 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 4
  store i64 %42, ptr %95, align 8
  %96 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 5
  store i64 %43, ptr %96, align 8
  %97 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 6
  store i32 %48, ptr %97, align 4
  %98 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 7
  store i32 %53, ptr %98, align 4
  %99 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 8
  store i32 %55, ptr %99, align 4
  %100 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 9
  store double %60, ptr %100, align 8
  %101 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 10
  store double %65, ptr %101, align 8
  %102 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 11
  store double %70, ptr %102, align 8
  %103 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 12
  store i32 9, ptr %103, align 4
  %104 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 13
  store i32 2, ptr %104, align 4
  %105 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 14
  store double %75, ptr %105, align 8
  %106 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 15
  store double %80, ptr %106, align 8
  %107 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 16
  store double %85, ptr %107, align 8
  %108 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 17
  store ptr @.str1, ptr %108, align 8
  %109 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 18
  store ptr @.str2, ptr %109, align 8
  %110 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 19
  store ptr @.str3, ptr %110, align 8
  %111 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 20
  store i32 %90, ptr %111, align 4
  %112 = call i32 @vprintf(ptr @.str, ptr %9)
  %113 = load i32, ptr %7, align 4
  %114 = load ptr, ptr %6, align 8
  %115 = load i32, ptr %7, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %114, i64 %116
  store i32 %113, ptr %117, align 4
  ret void
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z6maskedPKfPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %printf_args.0, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  br label %55

19:                                               ; preds = %3
  store i32 0, ptr %8, align 4
  br label %20

20:                                               ; preds = %46, %19
  %21 = load i32, ptr %8, align 4
  %22 = load i32, ptr %7, align 4
  %23 = srem i32 %22, 3
  %24 = icmp slt i32 %21, %23
  br i1 %24, label %25, label %49

25:                                               ; preds = %20
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fcmp contract ogt float %30, 0.000000e+00
  br i1 %31, label %32, label %45

32:                                               ; preds = %25
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %8, align 4
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fpext contract float %39 to double
  %41 = getelementptr inbounds nuw %printf_args.0, ptr %9, i32 0, i32 0
  store i32 %33, ptr %41, align 4
  %42 = getelementptr inbounds nuw %printf_args.0, ptr %9, i32 0, i32 1
  store i32 %34, ptr %42, align 4
  %43 = getelementptr inbounds nuw %printf_args.0, ptr %9, i32 0, i32 2
  store double %40, ptr %43, align 8
  %44 = call i32 @vprintf(ptr @.str4, ptr %9)
  br label %45

45:                                               ; preds = %32, %25
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %8, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %8, align 4
  br label %20, !llvm.loop !3

49:                                               ; preds = %20
  %50 = load i32, ptr %7, align 4
  %51 = load ptr, ptr %5, align 8
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  store i32 %50, ptr %54, align 4
  br label %55

55:                                               ; preds = %49, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4tilePKfPf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca %printf_args.1, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 8
  %13 = load i32, ptr %5, align 4
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %10, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfPfE1s to ptr), i64 0, i64 %19
  store float %17, ptr %20, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr %5, align 4
  %22 = sub nsw i32 7, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4tilePKfPfE1s to ptr), i64 0, i64 %23
  %25 = load float, ptr %24, align 4
  store float %25, ptr %6, align 4
  %26 = load i32, ptr %5, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %35

28:                                               ; preds = %2
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = load float, ptr %6, align 4
  %31 = fpext contract float %30 to double
  %32 = getelementptr inbounds nuw %printf_args.1, ptr %7, i32 0, i32 0
  store i32 %29, ptr %32, align 4
  %33 = getelementptr inbounds nuw %printf_args.1, ptr %7, i32 0, i32 1
  store double %31, ptr %33, align 8
  %34 = call i32 @vprintf(ptr @.str5, ptr %7)
  br label %35

35:                                               ; preds = %28, %2
  store i32 4, ptr %8, align 4
  br label %36

36:                                               ; preds = %45, %35
  %37 = load i32, ptr %8, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %36
  %40 = load float, ptr %6, align 4
  %41 = load i32, ptr %8, align 4
  %42 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %40, i32 noundef %41, i32 noundef 32) #7
  %43 = load float, ptr %6, align 4
  %44 = fadd contract float %43, %42
  store float %44, ptr %6, align 4
  br label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %8, align 4
  %47 = sdiv i32 %46, 2
  store i32 %47, ptr %8, align 4
  br label %36, !llvm.loop !5

48:                                               ; preds = %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = load float, ptr %6, align 4
  %50 = fcmp contract olt float %49, 1.000000e+03
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str6, ptr noundef @.str7, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__._Z4tilePKfPf) #7
  br label %53

53:                                               ; preds = %52, %51
  %54 = load float, ptr %6, align 4
  %55 = fcmp contract olt float %54, -1.000000e+03
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  call void @llvm.trap()
  unreachable

57:                                               ; No predecessors!
  unreachable

58:                                               ; preds = %53
  %59 = load float, ptr %6, align 4
  %60 = load ptr, ptr %4, align 8
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = mul i32 %61, 8
  %63 = load i32, ptr %5, align 4
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %60, i64 %65
  store float %59, ptr %66, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent nounwind
declare dso_local void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z7unknownPKcPi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %printf_args.2, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %printf_args.2, ptr %5, i32 0, i32 0
  store ptr %6, ptr %7, align 8
  %8 = call i32 @vprintf(ptr @.str8, ptr %5)
  %9 = load ptr, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  store i32 1, ptr %12, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
