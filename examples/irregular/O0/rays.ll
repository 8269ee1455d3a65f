; ModuleID = 'rays.cu'
source_filename = "rays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.Sphere = type { %struct.float3, float, %struct.float3, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1, float noundef %2) #0 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  store float %2, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %5, align 4
  %9 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %7, %11
  %13 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = load float, ptr %5, align 4
  %16 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %17 = load float, ptr %16, align 4
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %14, %18
  %20 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %21 = load float, ptr %20, align 4
  %22 = load float, ptr %5, align 4
  %23 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %24 = load float, ptr %23, align 4
  %25 = fmul contract float %22, %24
  %26 = fadd contract float %21, %25
  %27 = call %struct.float3 @_ZL11make_float3fff(float noundef %12, float noundef %19, float noundef %26) #5
  %28 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 0
  %29 = extractvalue %struct.float3 %27, 0
  store float %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  %31 = extractvalue %struct.float3 %27, 1
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  %33 = extractvalue %struct.float3 %27, 2
  store float %33, ptr %32, align 4
  %34 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %34
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float3 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store float %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 0
  %9 = load float, ptr %5, align 4
  store float %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  %11 = load float, ptr %6, align 4
  store float %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  %13 = load float, ptr %7, align 4
  store float %13, ptr %12, align 4
  %14 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #0 {
  %3 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7nearestPK6Spherei6float3S2_Pf(ptr noundef %0, i32 noundef %1, ptr noundef byval(%struct.float3) align 4 %2, ptr noundef byval(%struct.float3) align 4 %3, ptr noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca %struct.float3, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.float3, align 4
  %17 = alloca %struct.float3, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.float3, align 4
  %20 = alloca %struct.float3, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr %4, ptr %9, align 8
  store i32 -1, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %96, %5
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %99

27:                                               ; preds = %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %2, i64 12, i1 false)
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %11, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.Sphere, ptr %28, i64 %30
  %32 = getelementptr inbounds nuw %struct.Sphere, ptr %31, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %32, i64 12, i1 false)
  %33 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %13, ptr noundef byval(%struct.float3) align 4 %14, float noundef -1.000000e+00) #5
  %34 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %35 = extractvalue %struct.float3 %33, 0
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %37 = extractvalue %struct.float3 %33, 1
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %39 = extractvalue %struct.float3 %33, 2
  store float %39, ptr %38, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %12, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %3, i64 12, i1 false)
  %40 = call contract noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %16, ptr noundef byval(%struct.float3) align 4 %17) #5
  store float %40, ptr %15, align 4
  %41 = load float, ptr %15, align 4
  %42 = load float, ptr %15, align 4
  %43 = fmul contract float %41, %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %12, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %12, i64 12, i1 false)
  %44 = call contract noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %19, ptr noundef byval(%struct.float3) align 4 %20) #5
  %45 = fsub contract float %43, %44
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.Sphere, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw %struct.Sphere, ptr %49, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Sphere, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw %struct.Sphere, ptr %55, i32 0, i32 1
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %51, %57
  %59 = fadd contract float %45, %58
  store float %59, ptr %18, align 4
  %60 = load float, ptr %18, align 4
  %61 = fcmp contract olt float %60, 0.000000e+00
  br i1 %61, label %62, label %63

62:                                               ; preds = %27
  br label %96

63:                                               ; preds = %27
  %64 = load float, ptr %18, align 4
  store float %64, ptr %6, align 4
  %65 = load float, ptr %6, align 4
  %66 = call contract noundef float @__nv_sqrtf(float noundef %65) #5
  store float %66, ptr %21, align 4
  %67 = load float, ptr %15, align 4
  %68 = fneg contract float %67
  %69 = load float, ptr %21, align 4
  %70 = fsub contract float %68, %69
  %71 = fcmp contract ogt float %70, 0x3F50624DE0000000
  br i1 %71, label %72, label %77

72:                                               ; preds = %63
  %73 = load float, ptr %15, align 4
  %74 = fneg contract float %73
  %75 = load float, ptr %21, align 4
  %76 = fsub contract float %74, %75
  br label %82

77:                                               ; preds = %63
  %78 = load float, ptr %15, align 4
  %79 = fneg contract float %78
  %80 = load float, ptr %21, align 4
  %81 = fadd contract float %79, %80
  br label %82

82:                                               ; preds = %77, %72
  %83 = phi contract float [ %76, %72 ], [ %81, %77 ]
  store float %83, ptr %22, align 4
  %84 = load float, ptr %22, align 4
  %85 = fcmp contract ogt float %84, 0x3F50624DE0000000
  br i1 %85, label %86, label %95

86:                                               ; preds = %82
  %87 = load float, ptr %22, align 4
  %88 = load ptr, ptr %9, align 8
  %89 = load float, ptr %88, align 4
  %90 = fcmp contract olt float %87, %89
  br i1 %90, label %91, label %95

91:                                               ; preds = %86
  %92 = load float, ptr %22, align 4
  %93 = load ptr, ptr %9, align 8
  store float %92, ptr %93, align 4
  %94 = load i32, ptr %11, align 4
  store i32 %94, ptr %10, align 4
  br label %95

95:                                               ; preds = %91, %86, %82
  br label %96

96:                                               ; preds = %95, %62
  %97 = load i32, ptr %11, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %11, align 4
  br label %23, !llvm.loop !3

99:                                               ; preds = %23
  %100 = load i32, ptr %10, align 4
  ret i32 %100
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z4raysPK6SphereiP6float3ii(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float3, align 4
  %17 = alloca %struct.float3, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.float3, align 4
  %20 = alloca %struct.float3, align 4
  %21 = alloca %struct.float3, align 4
  %22 = alloca %struct.float3, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca %struct.float3, align 4
  %28 = alloca %struct.float3, align 4
  %29 = alloca %struct.float3, align 4
  %30 = alloca %struct.float3, align 4
  %31 = alloca %struct.float3, align 4
  %32 = alloca %struct.Sphere, align 4
  %33 = alloca %struct.float3, align 4
  %34 = alloca %struct.float3, align 4
  %35 = alloca %struct.float3, align 4
  %36 = alloca %struct.float3, align 4
  %37 = alloca %struct.float3, align 4
  %38 = alloca %struct.float3, align 4
  %39 = alloca float, align 4
  %40 = alloca %struct.float3, align 4
  %41 = alloca float, align 4
  %42 = alloca %struct.float3, align 4
  %43 = alloca %struct.float3, align 4
  %44 = alloca %struct.float3, align 4
  %45 = alloca %struct.float3, align 4
  %46 = alloca %struct.float3, align 4
  %47 = alloca %struct.float3, align 4
  %48 = alloca %struct.float3, align 4
  %49 = alloca %struct.float3, align 4
  %50 = alloca %struct.float3, align 4
  %51 = alloca %struct.float3, align 4
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %54 = mul i32 %52, %53
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = add i32 %54, %55
  store i32 %56, ptr %14, align 4
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %59 = mul i32 %57, %58
  %60 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %61 = add i32 %59, %60
  store i32 %61, ptr %15, align 4
  %62 = load i32, ptr %14, align 4
  %63 = load i32, ptr %12, align 4
  %64 = icmp sge i32 %62, %63
  br i1 %64, label %69, label %65

65:                                               ; preds = %5
  %66 = load i32, ptr %15, align 4
  %67 = load i32, ptr %13, align 4
  %68 = icmp sge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %65, %5
  br label %259

70:                                               ; preds = %65
  %71 = call %struct.float3 @_ZL11make_float3fff(float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef -3.000000e+00) #5
  %72 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 0
  %73 = extractvalue %struct.float3 %71, 0
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 1
  %75 = extractvalue %struct.float3 %71, 1
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 2
  %77 = extractvalue %struct.float3 %71, 2
  store float %77, ptr %76, align 4
  %78 = load i32, ptr %14, align 4
  %79 = sitofp i32 %78 to float
  %80 = fadd contract float %79, 5.000000e-01
  %81 = load i32, ptr %12, align 4
  %82 = sitofp i32 %81 to float
  %83 = fdiv contract float %80, %82
  %84 = fsub contract float %83, 5.000000e-01
  %85 = load i32, ptr %15, align 4
  %86 = sitofp i32 %85 to float
  %87 = fadd contract float %86, 5.000000e-01
  %88 = load i32, ptr %13, align 4
  %89 = sitofp i32 %88 to float
  %90 = fdiv contract float %87, %89
  %91 = fsub contract float %90, 5.000000e-01
  %92 = call %struct.float3 @_ZL11make_float3fff(float noundef %84, float noundef %91, float noundef 1.000000e+00) #5
  %93 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %94 = extractvalue %struct.float3 %92, 0
  store float %94, ptr %93, align 4
  %95 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %96 = extractvalue %struct.float3 %92, 1
  store float %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %98 = extractvalue %struct.float3 %92, 2
  store float %98, ptr %97, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %17, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %17, i64 12, i1 false)
  %99 = call contract noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %19, ptr noundef byval(%struct.float3) align 4 %20) #5
  store float %99, ptr %8, align 4
  %100 = load float, ptr %8, align 4
  %101 = call contract noundef float @__nv_sqrtf(float noundef %100) #5
  store float %101, ptr %18, align 4
  %102 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %103 = load float, ptr %102, align 4
  %104 = load float, ptr %18, align 4
  %105 = fdiv contract float %103, %104
  %106 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %107 = load float, ptr %106, align 4
  %108 = load float, ptr %18, align 4
  %109 = fdiv contract float %107, %108
  %110 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %111 = load float, ptr %110, align 4
  %112 = load float, ptr %18, align 4
  %113 = fdiv contract float %111, %112
  %114 = call %struct.float3 @_ZL11make_float3fff(float noundef %105, float noundef %109, float noundef %113) #5
  %115 = getelementptr inbounds nuw %struct.float3, ptr %21, i32 0, i32 0
  %116 = extractvalue %struct.float3 %114, 0
  store float %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.float3, ptr %21, i32 0, i32 1
  %118 = extractvalue %struct.float3 %114, 1
  store float %118, ptr %117, align 4
  %119 = getelementptr inbounds nuw %struct.float3, ptr %21, i32 0, i32 2
  %120 = extractvalue %struct.float3 %114, 2
  store float %120, ptr %119, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %21, i64 12, i1 false)
  %121 = call %struct.float3 @_ZL11make_float3fff(float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #5
  %122 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 0
  %123 = extractvalue %struct.float3 %121, 0
  store float %123, ptr %122, align 4
  %124 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 1
  %125 = extractvalue %struct.float3 %121, 1
  store float %125, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 2
  %127 = extractvalue %struct.float3 %121, 2
  store float %127, ptr %126, align 4
  store float 1.000000e+00, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %128

128:                                              ; preds = %247, %70
  %129 = load i32, ptr %24, align 4
  %130 = icmp slt i32 %129, 4
  br i1 %130, label %131, label %134

131:                                              ; preds = %128
  %132 = load float, ptr %23, align 4
  %133 = fcmp contract ogt float %132, 0x3F847AE140000000
  br label %134

134:                                              ; preds = %131, %128
  %135 = phi i1 [ false, %128 ], [ %133, %131 ]
  br i1 %135, label %136, label %250

136:                                              ; preds = %134
  store float 0x4415AF1D80000000, ptr %25, align 4
  %137 = load ptr, ptr %9, align 8
  %138 = load i32, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %16, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %17, i64 12, i1 false)
  %139 = call noundef i32 @_Z7nearestPK6Spherei6float3S2_Pf(ptr noundef %137, i32 noundef %138, ptr noundef byval(%struct.float3) align 4 %27, ptr noundef byval(%struct.float3) align 4 %28, ptr noundef %25) #5
  store i32 %139, ptr %26, align 4
  %140 = load i32, ptr %26, align 4
  %141 = icmp slt i32 %140, 0
  br i1 %141, label %142, label %163

142:                                              ; preds = %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %22, i64 12, i1 false)
  %143 = call %struct.float3 @_ZL11make_float3fff(float noundef 0x3FD3333340000000, float noundef 5.000000e-01, float noundef 0x3FECCCCCC0000000) #5
  %144 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 0
  %145 = extractvalue %struct.float3 %143, 0
  store float %145, ptr %144, align 4
  %146 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 1
  %147 = extractvalue %struct.float3 %143, 1
  store float %147, ptr %146, align 4
  %148 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 2
  %149 = extractvalue %struct.float3 %143, 2
  store float %149, ptr %148, align 4
  %150 = load float, ptr %23, align 4
  %151 = fmul contract float %150, 5.000000e-01
  %152 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %153 = load float, ptr %152, align 4
  %154 = fsub contract float 1.000000e+00, %153
  %155 = fmul contract float %151, %154
  %156 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %30, ptr noundef byval(%struct.float3) align 4 %31, float noundef %155) #5
  %157 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 0
  %158 = extractvalue %struct.float3 %156, 0
  store float %158, ptr %157, align 4
  %159 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 1
  %160 = extractvalue %struct.float3 %156, 1
  store float %160, ptr %159, align 4
  %161 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 2
  %162 = extractvalue %struct.float3 %156, 2
  store float %162, ptr %161, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %29, i64 12, i1 false)
  br label %250

163:                                              ; preds = %136
  %164 = load ptr, ptr %9, align 8
  %165 = load i32, ptr %26, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds %struct.Sphere, ptr %164, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %167, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %16, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %17, i64 12, i1 false)
  %168 = load float, ptr %25, align 4
  %169 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %34, ptr noundef byval(%struct.float3) align 4 %35, float noundef %168) #5
  %170 = getelementptr inbounds nuw %struct.float3, ptr %33, i32 0, i32 0
  %171 = extractvalue %struct.float3 %169, 0
  store float %171, ptr %170, align 4
  %172 = getelementptr inbounds nuw %struct.float3, ptr %33, i32 0, i32 1
  %173 = extractvalue %struct.float3 %169, 1
  store float %173, ptr %172, align 4
  %174 = getelementptr inbounds nuw %struct.float3, ptr %33, i32 0, i32 2
  %175 = extractvalue %struct.float3 %169, 2
  store float %175, ptr %174, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %33, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %16, i64 12, i1 false)
  %176 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %176, i64 12, i1 false)
  %177 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %37, ptr noundef byval(%struct.float3) align 4 %38, float noundef -1.000000e+00) #5
  %178 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 0
  %179 = extractvalue %struct.float3 %177, 0
  store float %179, ptr %178, align 4
  %180 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 1
  %181 = extractvalue %struct.float3 %177, 1
  store float %181, ptr %180, align 4
  %182 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 2
  %183 = extractvalue %struct.float3 %177, 2
  store float %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i32 0, i32 1
  %185 = load float, ptr %184, align 4
  %186 = fdiv contract float 1.000000e+00, %185
  store float %186, ptr %39, align 4
  %187 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 0
  %188 = load float, ptr %187, align 4
  %189 = load float, ptr %39, align 4
  %190 = fmul contract float %188, %189
  %191 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 1
  %192 = load float, ptr %191, align 4
  %193 = load float, ptr %39, align 4
  %194 = fmul contract float %192, %193
  %195 = getelementptr inbounds nuw %struct.float3, ptr %36, i32 0, i32 2
  %196 = load float, ptr %195, align 4
  %197 = load float, ptr %39, align 4
  %198 = fmul contract float %196, %197
  %199 = call %struct.float3 @_ZL11make_float3fff(float noundef %190, float noundef %194, float noundef %198) #5
  %200 = getelementptr inbounds nuw %struct.float3, ptr %40, i32 0, i32 0
  %201 = extractvalue %struct.float3 %199, 0
  store float %201, ptr %200, align 4
  %202 = getelementptr inbounds nuw %struct.float3, ptr %40, i32 0, i32 1
  %203 = extractvalue %struct.float3 %199, 1
  store float %203, ptr %202, align 4
  %204 = getelementptr inbounds nuw %struct.float3, ptr %40, i32 0, i32 2
  %205 = extractvalue %struct.float3 %199, 2
  store float %205, ptr %204, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %40, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %36, i64 12, i1 false)
  %206 = call %struct.float3 @_ZL11make_float3fff(float noundef 0x3FDEB851E0000000, float noundef 0xBFE47AE140000000, float noundef 0xBFE3333340000000) #5
  %207 = getelementptr inbounds nuw %struct.float3, ptr %43, i32 0, i32 0
  %208 = extractvalue %struct.float3 %206, 0
  store float %208, ptr %207, align 4
  %209 = getelementptr inbounds nuw %struct.float3, ptr %43, i32 0, i32 1
  %210 = extractvalue %struct.float3 %206, 1
  store float %210, ptr %209, align 4
  %211 = getelementptr inbounds nuw %struct.float3, ptr %43, i32 0, i32 2
  %212 = extractvalue %struct.float3 %206, 2
  store float %212, ptr %211, align 4
  %213 = call contract noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %42, ptr noundef byval(%struct.float3) align 4 %43) #5
  store float 0.000000e+00, ptr %6, align 4
  store float %213, ptr %7, align 4
  %214 = load float, ptr %6, align 4
  %215 = load float, ptr %7, align 4
  %216 = call contract noundef float @__nv_fmaxf(float noundef %214, float noundef %215) #5
  store float %216, ptr %41, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %45, ptr align 4 %22, i64 12, i1 false)
  %217 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %217, i64 12, i1 false)
  %218 = load float, ptr %23, align 4
  %219 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i32 0, i32 3
  %220 = load float, ptr %219, align 4
  %221 = fsub contract float 1.000000e+00, %220
  %222 = fmul contract float %218, %221
  %223 = load float, ptr %41, align 4
  %224 = fmul contract float 0x3FECCCCCC0000000, %223
  %225 = fadd contract float 0x3FB99999A0000000, %224
  %226 = fmul contract float %222, %225
  %227 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %45, ptr noundef byval(%struct.float3) align 4 %46, float noundef %226) #5
  %228 = getelementptr inbounds nuw %struct.float3, ptr %44, i32 0, i32 0
  %229 = extractvalue %struct.float3 %227, 0
  store float %229, ptr %228, align 4
  %230 = getelementptr inbounds nuw %struct.float3, ptr %44, i32 0, i32 1
  %231 = extractvalue %struct.float3 %227, 1
  store float %231, ptr %230, align 4
  %232 = getelementptr inbounds nuw %struct.float3, ptr %44, i32 0, i32 2
  %233 = extractvalue %struct.float3 %227, 2
  store float %233, ptr %232, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %44, i64 12, i1 false)
  %234 = getelementptr inbounds nuw %struct.Sphere, ptr %32, i32 0, i32 3
  %235 = load float, ptr %234, align 4
  %236 = load float, ptr %23, align 4
  %237 = fmul contract float %236, %235
  store float %237, ptr %23, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %17, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %36, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %50, ptr align 4 %17, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %51, ptr align 4 %36, i64 12, i1 false)
  %238 = call contract noundef float @_Z3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %50, ptr noundef byval(%struct.float3) align 4 %51) #5
  %239 = fmul contract float -2.000000e+00, %238
  %240 = call %struct.float3 @_Z5along6float3S_f(ptr noundef byval(%struct.float3) align 4 %48, ptr noundef byval(%struct.float3) align 4 %49, float noundef %239) #5
  %241 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 0
  %242 = extractvalue %struct.float3 %240, 0
  store float %242, ptr %241, align 4
  %243 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 1
  %244 = extractvalue %struct.float3 %240, 1
  store float %244, ptr %243, align 4
  %245 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 2
  %246 = extractvalue %struct.float3 %240, 2
  store float %246, ptr %245, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %47, i64 12, i1 false)
  br label %247

247:                                              ; preds = %163
  %248 = load i32, ptr %24, align 4
  %249 = add nsw i32 %248, 1
  store i32 %249, ptr %24, align 4
  br label %128, !llvm.loop !5

250:                                              ; preds = %142, %134
  %251 = load ptr, ptr %11, align 8
  %252 = load i32, ptr %15, align 4
  %253 = load i32, ptr %12, align 4
  %254 = mul nsw i32 %252, %253
  %255 = load i32, ptr %14, align 4
  %256 = add nsw i32 %254, %255
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds %struct.float3, ptr %251, i64 %257
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %258, ptr align 4 %22, i64 12, i1 false)
  br label %259

259:                                              ; preds = %250, %69
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
