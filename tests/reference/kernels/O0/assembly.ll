; ModuleID = 'assembly.cu'
source_filename = "assembly.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ6memoryE4part = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ14memory_barrierE7barrier = internal addrspace(3) global i64 undef, align 8
@_ZZ14memory_barrierE4part = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @integers(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %13, ptr %8, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %9, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  store i32 %23, ptr %10, align 4
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %10, align 4
  %26 = call i32 asm "add.u32 $0, $1, $2;", "=r,r,r"(i32 %24, i32 %25) #4, !srcloc !3
  store i32 %26, ptr %11, align 4
  %27 = load i32, ptr %11, align 4
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  store i32 %27, ptr %31, align 4
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = call i32 asm "mul.hi.u32 $0, $1, $2;", "=r,r,r"(i32 %32, i32 %33) #4, !srcloc !4
  store i32 %34, ptr %11, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %7, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %36, i64 %40
  store i32 %35, ptr %41, align 4
  %42 = load i32, ptr %9, align 4
  %43 = call i32 asm "bfe.u32 $0, $1, 4, 8;", "=r,r"(i32 %42) #4, !srcloc !5
  store i32 %43, ptr %11, align 4
  %44 = load i32, ptr %11, align 4
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %8, align 4
  %47 = mul nsw i32 2, %46
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %45, i64 %50
  store i32 %44, ptr %51, align 4
  %52 = load i32, ptr %9, align 4
  %53 = load i32, ptr %10, align 4
  %54 = call i32 asm "bfi.b32 $0, $1, $2, 8, 12;", "=r,r,r"(i32 %52, i32 %53) #4, !srcloc !6
  store i32 %54, ptr %11, align 4
  %55 = load i32, ptr %11, align 4
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %8, align 4
  %58 = mul nsw i32 3, %57
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %56, i64 %61
  store i32 %55, ptr %62, align 4
  %63 = load i32, ptr %9, align 4
  %64 = load i32, ptr %10, align 4
  %65 = load i32, ptr %9, align 4
  %66 = lshr i32 %65, 3
  %67 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %63, i32 %64, i32 %66) #4, !srcloc !7
  store i32 %67, ptr %11, align 4
  %68 = load i32, ptr %11, align 4
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %8, align 4
  %71 = mul nsw i32 4, %70
  %72 = load i32, ptr %7, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %69, i64 %74
  store i32 %68, ptr %75, align 4
  %76 = load i32, ptr %9, align 4
  %77 = load i32, ptr %10, align 4
  %78 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, 7;", "=r,r,r"(i32 %76, i32 %77) #4, !srcloc !8
  store i32 %78, ptr %11, align 4
  %79 = load i32, ptr %11, align 4
  %80 = load ptr, ptr %6, align 8
  %81 = load i32, ptr %8, align 4
  %82 = mul nsw i32 5, %81
  %83 = load i32, ptr %7, align 4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %80, i64 %85
  store i32 %79, ptr %86, align 4
  %87 = load i32, ptr %9, align 4
  %88 = load i32, ptr %10, align 4
  %89 = call i32 asm "prmt.b32 $0, $1, $2, 0x5410;", "=r,r,r"(i32 %87, i32 %88) #4, !srcloc !9
  store i32 %89, ptr %11, align 4
  %90 = load i32, ptr %11, align 4
  %91 = load ptr, ptr %6, align 8
  %92 = load i32, ptr %8, align 4
  %93 = mul nsw i32 6, %92
  %94 = load i32, ptr %7, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %91, i64 %96
  store i32 %90, ptr %97, align 4
  %98 = load i32, ptr %9, align 4
  %99 = call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 %98) #4, !srcloc !10
  store i32 %99, ptr %11, align 4
  %100 = load i32, ptr %11, align 4
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr %8, align 4
  %103 = mul nsw i32 7, %102
  %104 = load i32, ptr %7, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %101, i64 %106
  store i32 %100, ptr %107, align 4
  %108 = load i32, ptr %9, align 4
  %109 = load i32, ptr %10, align 4
  %110 = call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.u32 p, $1, $2;\0A\09selp.u32 $0, 1, 2, p;\0A\09}", "=r,r,r"(i32 %108, i32 %109) #4, !srcloc !11
  store i32 %110, ptr %11, align 4
  %111 = load i32, ptr %11, align 4
  %112 = load ptr, ptr %6, align 8
  %113 = load i32, ptr %8, align 4
  %114 = mul nsw i32 8, %113
  %115 = load i32, ptr %7, align 4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %112, i64 %117
  store i32 %111, ptr %118, align 4
  %119 = load i32, ptr %9, align 4
  %120 = load i32, ptr %10, align 4
  %121 = and i32 %120, 63
  %122 = call i32 asm "shl.b32 $0, $1, $2;", "=r,r,r"(i32 %119, i32 %121) #4, !srcloc !12
  store i32 %122, ptr %11, align 4
  %123 = load i32, ptr %11, align 4
  %124 = load ptr, ptr %6, align 8
  %125 = load i32, ptr %8, align 4
  %126 = mul nsw i32 9, %125
  %127 = load i32, ptr %7, align 4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %124, i64 %129
  store i32 %123, ptr %130, align 4
  %131 = load i32, ptr %9, align 4
  %132 = call i32 asm "{ .reg .pred p; setp.gt.u32 p, $1, 100; mov.u32 $0, 5; @p mov.u32 $0, 9; }", "=r,r"(i32 %131) #4, !srcloc !13
  store i32 %132, ptr %11, align 4
  %133 = load i32, ptr %11, align 4
  %134 = load ptr, ptr %6, align 8
  %135 = load i32, ptr %8, align 4
  %136 = mul nsw i32 10, %135
  %137 = load i32, ptr %7, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, ptr %134, i64 %139
  store i32 %133, ptr %140, align 4
  %141 = load i32, ptr %9, align 4
  %142 = call i32 asm "brev.b32 $0, $1;", "=r,r"(i32 %141) #4, !srcloc !14
  store i32 %142, ptr %11, align 4
  %143 = load i32, ptr %11, align 4
  %144 = load ptr, ptr %6, align 8
  %145 = load i32, ptr %8, align 4
  %146 = mul nsw i32 11, %145
  %147 = load i32, ptr %7, align 4
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %144, i64 %149
  store i32 %143, ptr %150, align 4
  %151 = load i32, ptr %9, align 4
  %152 = call i32 asm "popc.b32 $0, $1;", "=r,r"(i32 %151) #4, !srcloc !15
  store i32 %152, ptr %11, align 4
  %153 = load i32, ptr %11, align 4
  %154 = load ptr, ptr %6, align 8
  %155 = load i32, ptr %8, align 4
  %156 = mul nsw i32 12, %155
  %157 = load i32, ptr %7, align 4
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i32, ptr %154, i64 %159
  store i32 %153, ptr %160, align 4
  %161 = call i32 asm "vote.sync.ballot.b32 $0, 1, 0xffffffff;", "=r"() #4, !srcloc !16
  store i32 %161, ptr %11, align 4
  %162 = load i32, ptr %11, align 4
  %163 = load ptr, ptr %6, align 8
  %164 = load i32, ptr %8, align 4
  %165 = mul nsw i32 13, %164
  %166 = load i32, ptr %7, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr %163, i64 %168
  store i32 %162, ptr %169, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wide_add(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = mul i32 4, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %14, i64 %17
  store ptr %18, ptr %7, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = mul i32 4, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %19, i64 %22
  store ptr %23, ptr %8, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds i32, ptr %24, i64 0
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds i32, ptr %27, i64 1
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds i32, ptr %30, i64 2
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 3
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 0
  %38 = load i32, ptr %37, align 4
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 1
  %41 = load i32, ptr %40, align 4
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds i32, ptr %42, i64 2
  %44 = load i32, ptr %43, align 4
  %45 = load ptr, ptr %8, align 8
  %46 = getelementptr inbounds i32, ptr %45, i64 3
  %47 = load i32, ptr %46, align 4
  %48 = call { i32, i32, i32, i32 } asm "add.cc.u32 $0, $4, $8;\0A\09addc.cc.u32 $1, $5, $9;\0A\09addc.cc.u32 $2, $6, $10;\0A\09addc.u32 $3, $7, $11;", "=r,=r,=r,=r,r,r,r,r,r,r,r,r"(i32 %26, i32 %29, i32 %32, i32 %35, i32 %38, i32 %41, i32 %44, i32 %47) #4, !srcloc !17
  %49 = extractvalue { i32, i32, i32, i32 } %48, 0
  %50 = extractvalue { i32, i32, i32, i32 } %48, 1
  %51 = extractvalue { i32, i32, i32, i32 } %48, 2
  %52 = extractvalue { i32, i32, i32, i32 } %48, 3
  store i32 %49, ptr %9, align 4
  store i32 %50, ptr %10, align 4
  store i32 %51, ptr %11, align 4
  store i32 %52, ptr %12, align 4
  %53 = load ptr, ptr %6, align 8
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %55 = mul i32 4, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %53, i64 %56
  store ptr %57, ptr %13, align 8
  %58 = load i32, ptr %9, align 4
  %59 = load ptr, ptr %13, align 8
  %60 = getelementptr inbounds i32, ptr %59, i64 0
  store i32 %58, ptr %60, align 4
  %61 = load i32, ptr %10, align 4
  %62 = load ptr, ptr %13, align 8
  %63 = getelementptr inbounds i32, ptr %62, i64 1
  store i32 %61, ptr %63, align 4
  %64 = load i32, ptr %11, align 4
  %65 = load ptr, ptr %13, align 8
  %66 = getelementptr inbounds i32, ptr %65, i64 2
  store i32 %64, ptr %66, align 4
  %67 = load i32, ptr %12, align 4
  %68 = load ptr, ptr %13, align 8
  %69 = getelementptr inbounds i32, ptr %68, i64 3
  store i32 %67, ptr %69, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @floats(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %11, ptr %6, align 4
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4
  store float %16, ptr %7, align 4
  %17 = load float, ptr %7, align 4
  %18 = call contract float asm "ex2.approx.ftz.f32 $0, $1;", "=f,f"(float %17) #4, !srcloc !18
  store float %18, ptr %8, align 4
  %19 = load float, ptr %8, align 4
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %19, ptr %23, align 4
  %24 = load float, ptr %7, align 4
  %25 = call contract float asm "rsqrt.approx.f32 $0, $1;", "=f,f"(float %24) #4, !srcloc !19
  store float %25, ptr %8, align 4
  %26 = load float, ptr %8, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %6, align 4
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %27, i64 %31
  store float %26, ptr %32, align 4
  %33 = load float, ptr %7, align 4
  %34 = call contract float asm "fma.rn.f32 $0, $1, $1, 0f3F800000;", "=f,f"(float %33) #4, !srcloc !20
  store float %34, ptr %8, align 4
  %35 = load float, ptr %8, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %6, align 4
  %38 = mul nsw i32 2, %37
  %39 = load i32, ptr %5, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %36, i64 %41
  store float %35, ptr %42, align 4
  %43 = load float, ptr %7, align 4
  %44 = call contract float asm "add.rz.f32 $0, $1, 0f33800000;", "=f,f"(float %43) #4, !srcloc !21
  store float %44, ptr %8, align 4
  %45 = load float, ptr %8, align 4
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %6, align 4
  %48 = mul nsw i32 3, %47
  %49 = load i32, ptr %5, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %46, i64 %51
  store float %45, ptr %52, align 4
  %53 = load float, ptr %7, align 4
  %54 = call contract float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %53) #4, !srcloc !22
  store float %54, ptr %8, align 4
  %55 = load float, ptr %8, align 4
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %6, align 4
  %58 = mul nsw i32 4, %57
  %59 = load i32, ptr %5, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %56, i64 %61
  store float %55, ptr %62, align 4
  %63 = load float, ptr %7, align 4
  %64 = call contract float asm "max.f32 $0, $1, 0f40000000;", "=f,f"(float %63) #4, !srcloc !23
  store float %64, ptr %8, align 4
  %65 = load float, ptr %8, align 4
  %66 = load ptr, ptr %4, align 8
  %67 = load i32, ptr %6, align 4
  %68 = mul nsw i32 5, %67
  %69 = load i32, ptr %5, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  store float %65, ptr %72, align 4
  %73 = load float, ptr %7, align 4
  %74 = call i32 asm "cvt.rni.s32.f32 $0, $1;", "=r,f"(float %73) #4, !srcloc !24
  store i32 %74, ptr %9, align 4
  %75 = load i32, ptr %9, align 4
  %76 = sitofp i32 %75 to float
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %6, align 4
  %79 = mul nsw i32 6, %78
  %80 = load i32, ptr %5, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  store float %76, ptr %83, align 4
  %84 = load float, ptr %7, align 4
  %85 = call contract float asm "add.sat.f32 $0, $1, 0f3E800000;", "=f,f"(float %84) #4, !srcloc !25
  store float %85, ptr %8, align 4
  %86 = load float, ptr %8, align 4
  %87 = load ptr, ptr %4, align 8
  %88 = load i32, ptr %6, align 4
  %89 = mul nsw i32 7, %88
  %90 = load i32, ptr %5, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %87, i64 %92
  store float %86, ptr %93, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @memory(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.float4, align 16
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %11 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %12 = load ptr, ptr %3, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.float4, ptr %12, i64 %14
  %16 = call contract { float, float, float, float } asm sideeffect "ld.global.nc.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %15) #5, !srcloc !26
  %17 = extractvalue { float, float, float, float } %16, 0
  %18 = extractvalue { float, float, float, float } %16, 1
  %19 = extractvalue { float, float, float, float } %16, 2
  %20 = extractvalue { float, float, float, float } %16, 3
  store float %17, ptr %8, align 16
  store float %18, ptr %9, align 4
  store float %19, ptr %10, align 8
  store float %20, ptr %11, align 4
  %21 = call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(ptr addrspacecast (ptr addrspace(3) @_ZZ6memoryE4part to ptr)) #4, !srcloc !27
  store i64 %21, ptr %6, align 8
  %22 = load i64, ptr %6, align 8
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %7, align 4
  %25 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %26 = load float, ptr %25, align 4
  call void asm sideeffect "st.shared.f32 [$0+4], $1;", "r,f,~{memory}"(i32 %24, float %26) #5, !srcloc !28
  %27 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %28 = load i32, ptr %7, align 4
  %29 = call contract float asm sideeffect "ld.shared.f32 $0, [$1+4];", "=f,r"(i32 %28) #5, !srcloc !29
  store float %29, ptr %27, align 16
  %30 = load ptr, ptr %4, align 8
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.float4, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %35 = load float, ptr %34, align 16
  %36 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %39 = load float, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %41 = load float, ptr %40, align 4
  call void asm sideeffect "st.global.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %33, float %35, float %37, float %39, float %41) #5, !srcloc !30
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @loop(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %4, i64 %6
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %3, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0AAGAIN:\0A\09shr.u32 $0, $0, 1;\0A\09setp.gt.u32 p, $0, 10;\0A\09@p bra AGAIN;\0A\09}", "=r,0"(i32 %9) #5, !srcloc !31
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load ptr, ptr %2, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %12, i64 %14
  store i32 %11, ptr %15, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @halves(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %11, ptr %8, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = call i32 asm "add.f16x2 $0, $1, $2;", "=r,r,r"(i32 %16, i32 %21) #4, !srcloc !32
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load ptr, ptr %6, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = call i32 asm "fma.rn.f16x2 $0, $1, $2, $1;", "=r,r,r"(i32 %32, i32 %37) #4, !srcloc !33
  store i32 %38, ptr %9, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load ptr, ptr %6, align 8
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %7, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %40, i64 %44
  store i32 %39, ptr %45, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z12shared_placePKv(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(3)
  %5 = ptrtoint ptr addrspace(3) %4 to i64
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @memory_barrier(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %7, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %15, ptr %8, align 4
  %16 = call noundef i32 @_Z12shared_placePKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14memory_barrierE7barrier to ptr)) #5
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %3
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %8, align 4
  call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r"(i32 %20, i32 %21) #5, !srcloc !34
  br label %22

22:                                               ; preds = %19, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %61, %22
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %64

27:                                               ; preds = %23
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = load i32, ptr %11, align 4
  %34 = sitofp i32 %33 to float
  %35 = fadd contract float %32, %34
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14memory_barrierE4part to ptr), i64 0, i64 %37
  store float %35, ptr %38, align 4
  %39 = load i32, ptr %9, align 4
  %40 = call i64 asm sideeffect "mbarrier.arrive.shared.b64 $0, [$1];", "=l,r,~{memory}"(i32 %39) #5, !srcloc !35
  store i64 %40, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %41

41:                                               ; preds = %45, %27
  %42 = load i32, ptr %13, align 4
  %43 = icmp ne i32 %42, 0
  %44 = xor i1 %43, true
  br i1 %44, label %45, label %49

45:                                               ; preds = %41
  %46 = load i32, ptr %9, align 4
  %47 = load i64, ptr %12, align 8
  %48 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [$1], $2; selp.u32 $0, 1, 0, p; }", "=r,r,l,~{memory}"(i32 %46, i64 %47) #5, !srcloc !36
  store i32 %48, ptr %13, align 4
  br label %41, !llvm.loop !37

49:                                               ; preds = %41
  %50 = load i32, ptr %8, align 4
  %51 = sub nsw i32 %50, 1
  %52 = load i32, ptr %7, align 4
  %53 = sub nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14memory_barrierE4part to ptr), i64 0, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load float, ptr %10, align 4
  %58 = fadd contract float %57, %56
  store float %58, ptr %10, align 4
  %59 = load i32, ptr %9, align 4
  call void asm sideeffect "mbarrier.arrive.shared.b64 _, [$0];", "r,~{memory}"(i32 %59) #5, !srcloc !39
  %60 = load i32, ptr %9, align 4
  call void asm sideeffect "{ .reg .pred p;\0AAGAIN: mbarrier.try_wait.parity.shared.b64 p, [$0], 1;\0A@!p bra AGAIN; }", "r,~{memory}"(i32 %60) #5, !srcloc !40
  br label %61

61:                                               ; preds = %49
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %23, !llvm.loop !41

64:                                               ; preds = %23
  %65 = load float, ptr %10, align 4
  %66 = load ptr, ptr %5, align 8
  %67 = load i32, ptr %7, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  store float %65, ptr %69, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @unknown(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  %5 = call i32 asm sideeffect "frobnicate.u32 $0, 1;", "=r"() #5, !srcloc !42
  store i32 %5, ptr %4, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i64 219}
!4 = !{i64 290}
!5 = !{i64 368}
!6 = !{i64 441}
!7 = !{i64 527}
!8 = !{i64 630}
!9 = !{i64 719}
!10 = !{i64 807}
!11 = !{i64 876, i64 880, i64 897, i64 923, i64 948}
!12 = !{i64 1022}
!13 = !{i64 1106}
!14 = !{i64 1245}
!15 = !{i64 1314}
!16 = !{i64 1383}
!17 = !{i64 1700, i64 1725, i64 1752, i64 1780}
!18 = !{i64 2182}
!19 = !{i64 2252}
!20 = !{i64 2324}
!21 = !{i64 2410}
!22 = !{i64 2492}
!23 = !{i64 2567}
!24 = !{i64 2655}
!25 = !{i64 2730}
!26 = !{i64 2929}
!27 = !{i64 3109}
!28 = !{i64 3217}
!29 = !{i64 3296}
!30 = !{i64 3366}
!31 = !{i64 3611, i64 3615, i64 3650, i64 3658, i64 3680, i64 3706, i64 3723}
!32 = !{i64 3928}
!33 = !{i64 4007}
!34 = !{i64 4573}
!35 = !{i64 4780}
!36 = !{i64 4919}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{i64 5179}
!40 = !{i64 5260, i64 5278, i64 5354}
!41 = distinct !{!41, !38}
!42 = !{i64 5501}
