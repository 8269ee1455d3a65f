; ModuleID = 'textures.cu'
source_filename = "textures.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rk_f32x4 = type { float, float, float, float }
%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.rk_s32x4 = type { i32, i32, i32, i32 }
%struct.rk_u32x4 = type { i32, i32, i32, i32 }
%struct.uchar2 = type { i8, i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.short2 = type { i16, i16 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.rk_quad = type { i32, i32, i32, i32 }
%struct.Field = type { i64, float }

$_Z6texelsIaEvyyPKfPT_i = comdat any

$_Z6texelsI6uchar2EvyyPKfPT_i = comdat any

$_Z6texelsI6uchar4EvyyPKfPT_i = comdat any

$_Z6texelsI6short2EvyyPKfPT_i = comdat any

$_Z6texelsItEvyyPKfPT_i = comdat any

$_Z6texelsI4int4EvyyPKfPT_i = comdat any

$_Z6texelsIjEvyyPKfPT_i = comdat any

$_Z6texelsI6float4EvyyPKfPT_i = comdat any

@row = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@picture = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@stack = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@canvas = dso_local addrspace(1) externally_initialized global i64 undef, align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @canvas to ptr), ptr addrspacecast (ptr addrspace(1) @picture to ptr), ptr addrspacecast (ptr addrspace(1) @row to ptr), ptr addrspacecast (ptr addrspace(1) @stack to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13linear_memoryyPfi(i64 noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = add nsw i32 %8, -3
  %12 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef %11) #8
  %13 = extractvalue %struct.rk_f32x4 %12, 0
  %14 = add nsw i32 %8, 5
  %15 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef %14) #8
  %16 = extractvalue %struct.rk_f32x4 %15, 0
  %17 = fmul contract float %16, 2.000000e+00
  %18 = fadd contract float %13, %17
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  store float %18, ptr %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample1dyPKfPfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %0, float noundef %15) #8
  %17 = extractvalue %struct.rk_f32x4 %16, 0
  store float %17, ptr %13, align 4, !tbaa !11
  br label %18

18:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample2dyPKfS0_Pfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds float, ptr %2, i64 %13
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %0, float noundef %15, float noundef %17) #8
  %19 = extractvalue %struct.rk_f32x4 %18, 0
  %20 = getelementptr inbounds float, ptr %3, i64 %13
  store float %19, ptr %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample3dyPKfS0_S0_Pfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %24

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = getelementptr inbounds float, ptr %2, i64 %14
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = getelementptr inbounds float, ptr %3, i64 %14
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.3d.v4f32.f32(i64 noundef %0, float noundef %16, float noundef %18, float noundef %20) #8
  %22 = extractvalue %struct.rk_f32x4 %21, 0
  %23 = getelementptr inbounds float, ptr %4, i64 %14
  store float %22, ptr %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14sample1d_layeryPKfPKiPfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %21

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds i32, ptr %2, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !7
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.array.v4f32.f32(i64 noundef %0, i32 noundef %17, float noundef %15) #8
  %19 = extractvalue %struct.rk_f32x4 %18, 0
  %20 = getelementptr inbounds float, ptr %3, i64 %13
  store float %19, ptr %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14sample2d_layeryPKfS0_PKiP6float2i(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = getelementptr inbounds float, ptr %2, i64 %14
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = getelementptr inbounds i32, ptr %3, i64 %14
  %20 = load i32, ptr %19, align 4, !tbaa !7
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %0, i32 noundef %20, float noundef %16, float noundef %18) #8
  %22 = extractvalue %struct.rk_f32x4 %21, 0
  %23 = extractvalue %struct.rk_f32x4 %21, 1
  %24 = getelementptr inbounds %struct.float2, ptr %4, i64 %14
  store float %22, ptr %24, align 8, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %23, ptr %25, align 4, !tbaa !11
  br label %26

26:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8gather2dyPKfS0_P6float4i(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %27

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds float, ptr %2, i64 %13
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.g.2d.v4f32.f32(i64 noundef %0, float noundef %15, float noundef %17) #8
  %19 = extractvalue %struct.rk_f32x4 %18, 0
  %20 = extractvalue %struct.rk_f32x4 %18, 1
  %21 = extractvalue %struct.rk_f32x4 %18, 2
  %22 = extractvalue %struct.rk_f32x4 %18, 3
  %23 = getelementptr inbounds %struct.float4, ptr %3, i64 %13
  store float %19, ptr %23, align 16, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store float %20, ptr %24, align 4, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store float %21, ptr %25, align 8, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 12
  store float %22, ptr %26, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsIaEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %32

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_s32x4 %14, 0
  %16 = trunc i32 %15 to i8
  %17 = shl nsw i32 %10, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %3, i64 %18
  store i8 %16, ptr %19, align 1, !tbaa !13
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr %2, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = xor i32 %10, -1
  %24 = add i32 %4, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %22, float noundef %27) #8
  %29 = extractvalue %struct.rk_s32x4 %28, 0
  %30 = trunc i32 %29 to i8
  %31 = getelementptr i8, ptr %19, i64 1
  store i8 %30, ptr %31, align 1, !tbaa !13
  br label %32

32:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6uchar2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %38

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_u32x4 %14, 0
  %16 = extractvalue %struct.rk_u32x4 %14, 1
  %17 = trunc i32 %15 to i8
  %18 = trunc i32 %16 to i8
  %19 = shl nsw i32 %10, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.uchar2, ptr %3, i64 %20
  store i8 %17, ptr %21, align 2, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  store i8 %18, ptr %22, align 1, !tbaa !13
  %23 = sext i32 %10 to i64
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = xor i32 %10, -1
  %27 = add i32 %4, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  %31 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %25, float noundef %30) #8
  %32 = extractvalue %struct.rk_u32x4 %31, 0
  %33 = extractvalue %struct.rk_u32x4 %31, 1
  %34 = trunc i32 %32 to i8
  %35 = trunc i32 %33 to i8
  %36 = getelementptr i8, ptr %21, i64 2
  store i8 %34, ptr %36, align 2, !tbaa !13
  %37 = getelementptr i8, ptr %21, i64 3
  store i8 %35, ptr %37, align 1, !tbaa !13
  br label %38

38:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6uchar4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %46

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_u32x4 %14, 0
  %16 = extractvalue %struct.rk_u32x4 %14, 1
  %17 = extractvalue %struct.rk_u32x4 %14, 2
  %18 = extractvalue %struct.rk_u32x4 %14, 3
  %19 = shl nsw i32 %10, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.uchar4, ptr %3, i64 %20
  %22 = insertelement <4 x i32> poison, i32 %15, i64 0
  %23 = insertelement <4 x i32> %22, i32 %16, i64 1
  %24 = insertelement <4 x i32> %23, i32 %17, i64 2
  %25 = insertelement <4 x i32> %24, i32 %18, i64 3
  %26 = trunc <4 x i32> %25 to <4 x i8>
  store <4 x i8> %26, ptr %21, align 4, !tbaa !13
  %27 = sext i32 %10 to i64
  %28 = getelementptr inbounds float, ptr %2, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = xor i32 %10, -1
  %31 = add i32 %4, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !11
  %35 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %29, float noundef %34) #8
  %36 = extractvalue %struct.rk_u32x4 %35, 0
  %37 = extractvalue %struct.rk_u32x4 %35, 1
  %38 = extractvalue %struct.rk_u32x4 %35, 2
  %39 = extractvalue %struct.rk_u32x4 %35, 3
  %40 = getelementptr i8, ptr %21, i64 4
  %41 = insertelement <4 x i32> poison, i32 %36, i64 0
  %42 = insertelement <4 x i32> %41, i32 %37, i64 1
  %43 = insertelement <4 x i32> %42, i32 %38, i64 2
  %44 = insertelement <4 x i32> %43, i32 %39, i64 3
  %45 = trunc <4 x i32> %44 to <4 x i8>
  store <4 x i8> %45, ptr %40, align 4, !tbaa !13
  br label %46

46:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6short2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %38

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_s32x4 %14, 0
  %16 = extractvalue %struct.rk_s32x4 %14, 1
  %17 = trunc i32 %15 to i16
  %18 = trunc i32 %16 to i16
  %19 = shl nsw i32 %10, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.short2, ptr %3, i64 %20
  store i16 %17, ptr %21, align 4, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 2
  store i16 %18, ptr %22, align 2, !tbaa !14
  %23 = sext i32 %10 to i64
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = xor i32 %10, -1
  %27 = add i32 %4, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  %31 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %25, float noundef %30) #8
  %32 = extractvalue %struct.rk_s32x4 %31, 0
  %33 = extractvalue %struct.rk_s32x4 %31, 1
  %34 = trunc i32 %32 to i16
  %35 = trunc i32 %33 to i16
  %36 = getelementptr i8, ptr %21, i64 4
  store i16 %34, ptr %36, align 4, !tbaa !14
  %37 = getelementptr i8, ptr %21, i64 6
  store i16 %35, ptr %37, align 2, !tbaa !14
  br label %38

38:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsItEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %32

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_u32x4 %14, 0
  %16 = trunc i32 %15 to i16
  %17 = shl nsw i32 %10, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i16, ptr %3, i64 %18
  store i16 %16, ptr %19, align 2, !tbaa !14
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr %2, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = xor i32 %10, -1
  %24 = add i32 %4, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %22, float noundef %27) #8
  %29 = extractvalue %struct.rk_u32x4 %28, 0
  %30 = trunc i32 %29 to i16
  %31 = getelementptr i8, ptr %19, i64 2
  store i16 %30, ptr %31, align 2, !tbaa !14
  br label %32

32:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI4int4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %42

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_s32x4 %14, 0
  %16 = extractvalue %struct.rk_s32x4 %14, 1
  %17 = extractvalue %struct.rk_s32x4 %14, 2
  %18 = extractvalue %struct.rk_s32x4 %14, 3
  %19 = shl nsw i32 %10, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.int4, ptr %3, i64 %20
  store i32 %15, ptr %21, align 16, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 %16, ptr %22, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i32 %17, ptr %23, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store i32 %18, ptr %24, align 4, !tbaa !7
  %25 = sext i32 %10 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = xor i32 %10, -1
  %29 = add i32 %4, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %27, float noundef %32) #8
  %34 = extractvalue %struct.rk_s32x4 %33, 0
  %35 = extractvalue %struct.rk_s32x4 %33, 1
  %36 = extractvalue %struct.rk_s32x4 %33, 2
  %37 = extractvalue %struct.rk_s32x4 %33, 3
  %38 = getelementptr i8, ptr %21, i64 16
  store i32 %34, ptr %38, align 16, !tbaa !7
  %39 = getelementptr i8, ptr %21, i64 20
  store i32 %35, ptr %39, align 4, !tbaa !7
  %40 = getelementptr i8, ptr %21, i64 24
  store i32 %36, ptr %40, align 8, !tbaa !7
  %41 = getelementptr i8, ptr %21, i64 28
  store i32 %37, ptr %41, align 4, !tbaa !7
  br label %42

42:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsIjEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %30

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_u32x4 %14, 0
  %16 = shl nsw i32 %10, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %3, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !7
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !11
  %22 = xor i32 %10, -1
  %23 = add i32 %4, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %2, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !11
  %27 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %21, float noundef %26) #8
  %28 = extractvalue %struct.rk_u32x4 %27, 0
  %29 = getelementptr i8, ptr %18, i64 4
  store i32 %28, ptr %29, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6float4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %42

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  %14 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8
  %15 = extractvalue %struct.rk_f32x4 %14, 0
  %16 = extractvalue %struct.rk_f32x4 %14, 1
  %17 = extractvalue %struct.rk_f32x4 %14, 2
  %18 = extractvalue %struct.rk_f32x4 %14, 3
  %19 = shl nsw i32 %10, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.float4, ptr %3, i64 %20
  store float %15, ptr %21, align 16, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store float %16, ptr %22, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store float %17, ptr %23, align 8, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store float %18, ptr %24, align 4, !tbaa !11
  %25 = sext i32 %10 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = xor i32 %10, -1
  %29 = add i32 %4, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %1, float noundef %27, float noundef %32) #8
  %34 = extractvalue %struct.rk_f32x4 %33, 0
  %35 = extractvalue %struct.rk_f32x4 %33, 1
  %36 = extractvalue %struct.rk_f32x4 %33, 2
  %37 = extractvalue %struct.rk_f32x4 %33, 3
  %38 = getelementptr i8, ptr %21, i64 16
  store float %34, ptr %38, align 16, !tbaa !11
  %39 = getelementptr i8, ptr %21, i64 20
  store float %35, ptr %39, align 4, !tbaa !11
  %40 = getelementptr i8, ptr %21, i64 24
  store float %36, ptr %40, align 8, !tbaa !11
  %41 = getelementptr i8, ptr %21, i64 28
  store float %37, ptr %41, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10referencesPKfP6float4i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %43

10:                                               ; preds = %3
  %11 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @picture)
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = xor i32 %8, -1
  %16 = add i32 %2, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %11) #9, !srcloc !16
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %20, float noundef %14, float noundef %19) #8
  %22 = extractvalue %struct.rk_f32x4 %21, 0
  %23 = extractvalue %struct.rk_f32x4 %21, 1
  %24 = extractvalue %struct.rk_f32x4 %21, 2
  %25 = extractvalue %struct.rk_f32x4 %21, 3
  %26 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @row)
  %27 = shl nsw i32 %8, 1
  %28 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %26) #9, !srcloc !16
  %29 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %28, i32 noundef %27) #8
  %30 = extractvalue %struct.rk_f32x4 %29, 0
  %31 = fadd contract float %22, %30
  %32 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @stack)
  %33 = load float, ptr %13, align 4, !tbaa !11
  %34 = srem i32 %8, 3
  %35 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %32) #9, !srcloc !16
  %36 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %35, i32 noundef range(i32 -2, 3) %34, float noundef %33, float noundef 5.000000e-01) #8
  %37 = extractvalue %struct.rk_f32x4 %36, 0
  %38 = fadd contract float %23, %37
  %39 = getelementptr inbounds %struct.float4, ptr %1, i64 %12
  store float %31, ptr %39, align 16, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  store float %38, ptr %40, align 4, !tbaa !11
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store float %24, ptr %41, align 8, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 12
  store float %25, ptr %42, align 4, !tbaa !11
  br label %43

43:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5paintPKfi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %23

9:                                                ; preds = %2
  %10 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @canvas)
  %11 = sdiv i32 %7, 5
  %12 = mul i32 %11, 5
  %13 = sub i32 %7, %12
  %14 = shl nsw i32 %13, 4
  %15 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %10) #9, !srcloc !17
  %16 = tail call %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.trap(i64 noundef %15, i32 noundef range(i32 -64, 65) %14, i32 noundef range(i32 -429496729, 429496730) %11) #8
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !11
  %20 = extractvalue %struct.rk_quad %16, 0
  %21 = extractvalue %struct.rk_quad %16, 1
  %22 = extractvalue %struct.rk_quad %16, 2
  tail call void @llvm.nvvm.sust.b.2d.v4i32.trap(i64 noundef %15, i32 noundef range(i32 -64, 65) %14, i32 noundef range(i32 -429496729, 429496730) %11, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %19) #8
  br label %23

23:                                               ; preds = %2, %9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6chooseyyPKfPKiPfi(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %24

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %3, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !7
  %17 = icmp sgt i32 %16, 0
  %18 = select i1 %17, i64 %0, i64 %1
  %19 = getelementptr inbounds float, ptr %2, i64 %14
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %18, float noundef %20, float noundef 1.500000e+00) #8
  %22 = extractvalue %struct.rk_f32x4 %21, 0
  %23 = getelementptr inbounds float, ptr %4, i64 %14
  store float %22, ptr %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9in_struct5FieldPKfPfi(ptr noundef readonly byval(%struct.Field) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 8, !tbaa !18
  %14 = load i64, ptr %0, align 8, !tbaa !21
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %14, float noundef %17) #8
  %19 = extractvalue %struct.rk_f32x4 %18, 0
  %20 = fmul contract float %13, %19
  %21 = getelementptr inbounds float, ptr %2, i64 %15
  store float %20, ptr %21, align 4, !tbaa !11
  br label %22

22:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7centersyPfii(i64 noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %29

18:                                               ; preds = %4
  %19 = sitofp i32 %9 to float
  %20 = fadd contract float %19, 5.000000e-01
  %21 = uitofp nneg i32 %14 to float
  %22 = fadd contract float %21, 5.000000e-01
  %23 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %0, float noundef %20, float noundef %22) #8
  %24 = extractvalue %struct.rk_f32x4 %23, 0
  %25 = mul nsw i32 %2, %14
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  store float %24, ptr %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9surface1dyyPKii(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !7
  %15 = shl nsw i32 %14, 2
  %16 = tail call noundef i32 @llvm.nvvm.suld.1d.i32.clamp(i64 noundef %0, i32 noundef %15) #8
  %17 = tail call noundef i32 @llvm.nvvm.suld.1d.i32.zero(i64 noundef %0, i32 noundef %15) #8
  %18 = shl nsw i32 %9, 3
  tail call void @llvm.nvvm.sust.b.1d.v2i32.trap(i64 noundef %1, i32 noundef %18, i32 noundef %16, i32 noundef %17) #8
  br label %19

19:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(write, argmem: readwrite)
define dso_local ptx_kernel void @_Z9surface2dyPK6uchar4ii(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -1
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nsw i32 %15, -1
  %17 = icmp sgt i32 %10, %2
  %18 = icmp sgt i32 %16, %3
  %19 = or i1 %17, %18
  br i1 %19, label %36, label %20

20:                                               ; preds = %4
  %21 = add nsw i32 %2, 2
  %22 = mul nsw i32 %21, %15
  %23 = add i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.uchar4, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = shl nsw i32 %10, 2
  %28 = trunc i32 %26 to i16
  %29 = lshr i16 %28, 8
  %30 = lshr i32 %26, 16
  %31 = trunc nuw i32 %30 to i16
  %32 = lshr i32 %26, 24
  %33 = trunc nuw nsw i32 %32 to i16
  %34 = and i16 %28, 255
  %35 = and i16 %31, 255
  tail call void @llvm.nvvm.sust.b.2d.v4i8.zero(i64 noundef %0, i32 noundef %27, i32 noundef %16, i16 noundef signext %34, i16 noundef signext %29, i16 noundef signext %35, i16 noundef signext %33) #8
  br label %36

36:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9surface3dyPKsiii(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl nuw nsw i32 %6, 1
  %10 = tail call noundef signext i16 @llvm.nvvm.suld.3d.i16.trap(i64 noundef %0, i32 noundef %9, i32 noundef %7, i32 noundef %8) #8
  %11 = mul nsw i32 %3, %8
  %12 = add nsw i32 %11, %7
  %13 = mul nsw i32 %12, %2
  %14 = add nsw i32 %13, %6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i16, ptr %1, i64 %15
  %17 = load i16, ptr %16, align 2, !tbaa !14
  %18 = add i16 %17, %10
  tail call void @llvm.nvvm.sust.b.3d.i16.trap(i64 noundef %0, i32 noundef %9, i32 noundef %7, i32 noundef %8, i16 noundef signext %18) #8
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14surface_layersyyii(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl nuw nsw i32 %5, 3
  %9 = tail call noundef i64 @llvm.nvvm.suld.2d.array.i64.trap(i64 noundef %0, i32 noundef %7, i32 noundef %8, i32 noundef %6) #8
  %10 = trunc i64 %9 to i32
  %11 = add i32 %6, %10
  %12 = mul nsw i32 %2, %6
  %13 = add nsw i32 %12, %5
  %14 = shl nsw i32 %13, 2
  tail call void @llvm.nvvm.sust.b.1d.array.i32.trap(i64 noundef %1, i32 noundef %7, i32 noundef %14, i32 noundef %11) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8assemblyyyyPKfP6float4i(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %36

13:                                               ; preds = %6
  %14 = shl nsw i32 %11, 2
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds float, ptr %3, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = xor i32 %11, -1
  %19 = add i32 %5, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %3, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = tail call contract { float, float, float, float } asm "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %0, float %17, float %22) #9, !srcloc !22
  %24 = extractvalue { float, float, float, float } %23, 0
  %25 = extractvalue { float, float, float, float } %23, 3
  %26 = srem i32 %11, 4
  %27 = tail call contract { float, float, float, float } asm "tex.a2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,r,f,f"(i64 %1, i32 %26, float %17, float 2.500000e-01) #9, !srcloc !23
  %28 = extractvalue { float, float, float, float } %27, 0
  %29 = extractvalue { float, float, float, float } %27, 1
  %30 = tail call i32 asm sideeffect "suld.b.1d.b32.clamp {$0}, [$1, {$2}];", "=r,l,r"(i64 %2, i32 %14) #8, !srcloc !24
  %31 = shl nsw i32 %30, 1
  tail call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], {$2};", "l,r,r,~{memory}"(i64 %2, i32 %14, i32 %31) #8, !srcloc !25
  %32 = getelementptr inbounds %struct.float4, ptr %4, i64 %15
  store float %24, ptr %32, align 16, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  store float %25, ptr %33, align 4, !tbaa !11
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store float %28, ptr %34, align 8, !tbaa !11
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store float %29, ptr %35, align 4, !tbaa !11
  br label %36

36:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mipmapyPf(i64 noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #0 {
  %3 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.level.v4f32.f32(i64 noundef %0, float noundef 5.000000e-01, float noundef 5.000000e-01, float noundef 1.000000e+00) #8
  %4 = extractvalue %struct.rk_f32x4 %3, 0
  store float %4, ptr %1, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.3d.v4f32.f32(i64, float, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.array.v4f32.f32(i64, i32, float)

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64, i32, float, float)

declare %struct.rk_f32x4 @llvm.nvvm.tld4.unified.g.2d.v4f32.f32(i64, float, float)

declare %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)

declare %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64, float, float)

declare %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64, i32)

declare %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64, float, float)

declare %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.trap(i64, i32, i32)

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i32.trap(i64, i32, i32, i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare i32 @llvm.nvvm.suld.1d.i32.zero(i64, i32) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare i32 @llvm.nvvm.suld.1d.i32.clamp(i64, i32) #5

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.1d.v2i32.trap(i64, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(write)
declare void @llvm.nvvm.sust.b.2d.v4i8.zero(i64, i32, i32, i16, i16, i16, i16) #6

; Function Attrs: nocallback nofree nounwind memory(read)
declare i16 @llvm.nvvm.suld.3d.i16.trap(i64, i32, i32, i32) #7

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.3d.i16.trap(i64, i32, i32, i32, i16) #4

; Function Attrs: nocallback nofree nounwind memory(read)
declare i64 @llvm.nvvm.suld.2d.array.i64.trap(i64, i32, i32, i32) #7

; Function Attrs: nocallback nofree nounwind memory(write)
declare void @llvm.nvvm.sust.b.1d.array.i32.trap(i64, i32, i32, i32) #4

declare %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.level.v4f32.f32(i64, float, float, float)

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(write, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nounwind memory(write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(read) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(write) }
attributes #7 = { nocallback nofree nounwind memory(read) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = !{ptr addrspace(1) @row, !"texture", i32 1}
!1 = !{ptr addrspace(1) @picture, !"texture", i32 1}
!2 = !{ptr addrspace(1) @stack, !"texture", i32 1}
!3 = !{ptr addrspace(1) @canvas, !"surface", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !9, i64 0}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !9, i64 0}
!16 = !{i64 648764}
!17 = !{i64 648970}
!18 = !{!19, !12, i64 8}
!19 = !{!"_ZTS5Field", !20, i64 0, !12, i64 8}
!20 = !{!"long long", !9, i64 0}
!21 = !{!19, !20, i64 0}
!22 = !{i64 5739}
!23 = !{i64 5897}
!24 = !{i64 6082}
!25 = !{i64 6166}
