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
define dso_local ptx_kernel void @_Z13linear_memoryyPfi(i64 noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !15 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %6 = mul i32 %4, %5, !dbg !25
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %8 = add i32 %6, %7, !dbg !25
  %9 = icmp slt i32 %8, %2, !dbg !25
  br i1 %9, label %10, label %21, !dbg !25

10:                                               ; preds = %3
  %11 = add nsw i32 %8, -3, !dbg !29
  %12 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef %11) #8, !dbg !30
  %13 = extractvalue %struct.rk_f32x4 %12, 0, !dbg !30
  %14 = add nsw i32 %8, 5, !dbg !36
  %15 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef %14) #8, !dbg !37
  %16 = extractvalue %struct.rk_f32x4 %15, 0, !dbg !37
  %17 = fmul contract float %16, 2.000000e+00, !dbg !40
  %18 = fadd contract float %13, %17, !dbg !41
  %19 = sext i32 %8 to i64, !dbg !42
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !42
  store float %18, ptr %20, align 4, !dbg !43, !tbaa !44
  br label %21, !dbg !46

21:                                               ; preds = %3, %10
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample1dyPKfPfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !47 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !48
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50
  %7 = mul i32 %5, %6, !dbg !52
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %9 = add i32 %7, %8, !dbg !52
  %10 = icmp slt i32 %9, %3, !dbg !52
  br i1 %10, label %11, label %18, !dbg !52

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !55
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !55
  %14 = load float, ptr %13, align 4, !dbg !55, !tbaa !44
  %15 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %0, float noundef %14) #8, !dbg !56
  %16 = extractvalue %struct.rk_f32x4 %15, 0, !dbg !56
  %17 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !61
  store float %16, ptr %17, align 4, !dbg !62, !tbaa !44
  br label %18, !dbg !63

18:                                               ; preds = %4, %11
  ret void, !dbg !63
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample2dyPKfS0_Pfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !64 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !67
  %8 = mul i32 %6, %7, !dbg !69
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %10 = add i32 %8, %9, !dbg !69
  %11 = icmp slt i32 %10, %4, !dbg !69
  br i1 %11, label %12, label %21, !dbg !69

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !72
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !72
  %15 = load float, ptr %14, align 4, !dbg !72, !tbaa !44
  %16 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !73
  %17 = load float, ptr %16, align 4, !dbg !73, !tbaa !44
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %0, float noundef %15, float noundef %17) #8, !dbg !74
  %19 = extractvalue %struct.rk_f32x4 %18, 0, !dbg !74
  %20 = getelementptr inbounds float, ptr %3, i64 %13, !dbg !79
  store float %19, ptr %20, align 4, !dbg !80, !tbaa !44
  br label %21, !dbg !81

21:                                               ; preds = %5, %12
  ret void, !dbg !81
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8sample3dyPKfS0_S0_Pfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !82 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !85
  %9 = mul i32 %7, %8, !dbg !87
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  %11 = add i32 %9, %10, !dbg !87
  %12 = icmp slt i32 %11, %5, !dbg !87
  br i1 %12, label %13, label %24, !dbg !87

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !90
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !90
  %16 = load float, ptr %15, align 4, !dbg !90, !tbaa !44
  %17 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !91
  %18 = load float, ptr %17, align 4, !dbg !91, !tbaa !44
  %19 = getelementptr inbounds float, ptr %3, i64 %14, !dbg !92
  %20 = load float, ptr %19, align 4, !dbg !92, !tbaa !44
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.3d.v4f32.f32(i64 noundef %0, float noundef %16, float noundef %18, float noundef %20) #8, !dbg !93
  %22 = extractvalue %struct.rk_f32x4 %21, 0, !dbg !93
  %23 = getelementptr inbounds float, ptr %4, i64 %14, !dbg !98
  store float %22, ptr %23, align 4, !dbg !99, !tbaa !44
  br label %24, !dbg !100

24:                                               ; preds = %6, %13
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14sample1d_layeryPKfPKiPfi(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !101 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !102
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  %8 = mul i32 %6, %7, !dbg !106
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !107
  %10 = add i32 %8, %9, !dbg !106
  %11 = icmp slt i32 %10, %4, !dbg !106
  br i1 %11, label %12, label %21, !dbg !106

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !109
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !109
  %15 = load float, ptr %14, align 4, !dbg !109, !tbaa !44
  %16 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !110
  %17 = load i32, ptr %16, align 4, !dbg !110, !tbaa !11
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.array.v4f32.f32(i64 noundef %0, i32 noundef %17, float noundef %15) #8, !dbg !111
  %19 = extractvalue %struct.rk_f32x4 %18, 0, !dbg !118
  %20 = getelementptr inbounds float, ptr %3, i64 %13, !dbg !119
  store float %19, ptr %20, align 4, !dbg !120, !tbaa !44
  br label %21, !dbg !121

21:                                               ; preds = %5, %12
  ret void, !dbg !121
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14sample2d_layeryPKfS0_PKiP6float2i(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !122 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %9 = mul i32 %7, %8, !dbg !127
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %11 = add i32 %9, %10, !dbg !127
  %12 = icmp slt i32 %11, %5, !dbg !127
  br i1 %12, label %13, label %26, !dbg !127

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !130
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !130
  %16 = load float, ptr %15, align 4, !dbg !130, !tbaa !44
  %17 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !131
  %18 = load float, ptr %17, align 4, !dbg !131, !tbaa !44
  %19 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !132
  %20 = load i32, ptr %19, align 4, !dbg !132, !tbaa !11
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %0, i32 noundef %20, float noundef %16, float noundef %18) #8, !dbg !133
  %22 = extractvalue %struct.rk_f32x4 %21, 0, !dbg !140
  %23 = extractvalue %struct.rk_f32x4 %21, 1, !dbg !140
  %24 = getelementptr inbounds %struct.float2, ptr %4, i64 %14, !dbg !141
  store float %22, ptr %24, align 8, !dbg !142, !tbaa !44
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4, !dbg !142
  store float %23, ptr %25, align 4, !dbg !142, !tbaa !44
  br label %26, !dbg !143

26:                                               ; preds = %6, %13
  ret void, !dbg !143
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8gather2dyPKfS0_P6float4i(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !144 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !147
  %8 = mul i32 %6, %7, !dbg !149
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150
  %10 = add i32 %8, %9, !dbg !149
  %11 = icmp slt i32 %10, %4, !dbg !149
  br i1 %11, label %12, label %27, !dbg !149

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !152
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !152
  %15 = load float, ptr %14, align 4, !dbg !152, !tbaa !44
  %16 = getelementptr inbounds float, ptr %2, i64 %13, !dbg !153
  %17 = load float, ptr %16, align 4, !dbg !153, !tbaa !44
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tld4.unified.g.2d.v4f32.f32(i64 noundef %0, float noundef %15, float noundef %17) #8, !dbg !154
  %19 = extractvalue %struct.rk_f32x4 %18, 0, !dbg !161
  %20 = extractvalue %struct.rk_f32x4 %18, 1, !dbg !161
  %21 = extractvalue %struct.rk_f32x4 %18, 2, !dbg !161
  %22 = extractvalue %struct.rk_f32x4 %18, 3, !dbg !161
  %23 = getelementptr inbounds %struct.float4, ptr %3, i64 %13, !dbg !162
  store float %19, ptr %23, align 16, !dbg !163, !tbaa !44
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4, !dbg !163
  store float %20, ptr %24, align 4, !dbg !163, !tbaa !44
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !163
  store float %21, ptr %25, align 8, !dbg !163, !tbaa !44
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 12, !dbg !163
  store float %22, ptr %26, align 4, !dbg !163, !tbaa !44
  br label %27, !dbg !164

27:                                               ; preds = %5, %12
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsIaEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !165 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168
  %8 = mul i32 %6, %7, !dbg !170
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !171
  %10 = add i32 %8, %9, !dbg !170
  %11 = icmp slt i32 %10, %4, !dbg !170
  br i1 %11, label %12, label %32, !dbg !170

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !173
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !174
  %15 = extractvalue %struct.rk_s32x4 %14, 0, !dbg !174
  %16 = trunc i32 %15 to i8, !dbg !179
  %17 = shl nsw i32 %10, 1, !dbg !182
  %18 = sext i32 %17 to i64, !dbg !183
  %19 = getelementptr inbounds i8, ptr %3, i64 %18, !dbg !183
  store i8 %16, ptr %19, align 1, !dbg !184, !tbaa !185
  %20 = sext i32 %10 to i64, !dbg !186
  %21 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !186
  %22 = load float, ptr %21, align 4, !dbg !186, !tbaa !44
  %23 = xor i32 %10, -1, !dbg !187
  %24 = add i32 %4, %23, !dbg !187
  %25 = sext i32 %24 to i64, !dbg !188
  %26 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !188
  %27 = load float, ptr %26, align 4, !dbg !188, !tbaa !44
  %28 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %22, float noundef %27) #8, !dbg !189
  %29 = extractvalue %struct.rk_s32x4 %28, 0, !dbg !189
  %30 = trunc i32 %29 to i8, !dbg !194
  %31 = getelementptr i8, ptr %19, i64 1, !dbg !196
  store i8 %30, ptr %31, align 1, !dbg !197, !tbaa !185
  br label %32, !dbg !198

32:                                               ; preds = %5, %12
  ret void, !dbg !198
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6uchar2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !199 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %8 = mul i32 %6, %7, !dbg !204
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205
  %10 = add i32 %8, %9, !dbg !204
  %11 = icmp slt i32 %10, %4, !dbg !204
  br i1 %11, label %12, label %38, !dbg !204

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !207
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !208
  %15 = extractvalue %struct.rk_u32x4 %14, 0, !dbg !208
  %16 = extractvalue %struct.rk_u32x4 %14, 1, !dbg !208
  %17 = trunc i32 %15 to i8, !dbg !213
  %18 = trunc i32 %16 to i8, !dbg !213
  %19 = shl nsw i32 %10, 1, !dbg !216
  %20 = sext i32 %19 to i64, !dbg !217
  %21 = getelementptr inbounds %struct.uchar2, ptr %3, i64 %20, !dbg !217
  store i8 %17, ptr %21, align 2, !dbg !218, !tbaa !185
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1, !dbg !218
  store i8 %18, ptr %22, align 1, !dbg !218, !tbaa !185
  %23 = sext i32 %10 to i64, !dbg !219
  %24 = getelementptr inbounds float, ptr %2, i64 %23, !dbg !219
  %25 = load float, ptr %24, align 4, !dbg !219, !tbaa !44
  %26 = xor i32 %10, -1, !dbg !220
  %27 = add i32 %4, %26, !dbg !220
  %28 = sext i32 %27 to i64, !dbg !221
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !221
  %30 = load float, ptr %29, align 4, !dbg !221, !tbaa !44
  %31 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %25, float noundef %30) #8, !dbg !222
  %32 = extractvalue %struct.rk_u32x4 %31, 0, !dbg !222
  %33 = extractvalue %struct.rk_u32x4 %31, 1, !dbg !222
  %34 = trunc i32 %32 to i8, !dbg !227
  %35 = trunc i32 %33 to i8, !dbg !227
  %36 = getelementptr i8, ptr %21, i64 2, !dbg !229
  store i8 %34, ptr %36, align 2, !dbg !230, !tbaa !185
  %37 = getelementptr i8, ptr %21, i64 3, !dbg !230
  store i8 %35, ptr %37, align 1, !dbg !230, !tbaa !185
  br label %38, !dbg !231

38:                                               ; preds = %5, %12
  ret void, !dbg !231
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6uchar4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !232 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !233
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %8 = mul i32 %6, %7, !dbg !237
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  %10 = add i32 %8, %9, !dbg !237
  %11 = icmp slt i32 %10, %4, !dbg !237
  br i1 %11, label %12, label %50, !dbg !237

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !240
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !241
  %15 = extractvalue %struct.rk_u32x4 %14, 0, !dbg !241
  %16 = extractvalue %struct.rk_u32x4 %14, 1, !dbg !241
  %17 = extractvalue %struct.rk_u32x4 %14, 2, !dbg !241
  %18 = extractvalue %struct.rk_u32x4 %14, 3, !dbg !241
  %19 = trunc i32 %15 to i8, !dbg !245
  %20 = trunc i32 %16 to i8, !dbg !245
  %21 = trunc i32 %17 to i8, !dbg !245
  %22 = trunc i32 %18 to i8, !dbg !245
  %23 = shl nsw i32 %10, 1, !dbg !248
  %24 = sext i32 %23 to i64, !dbg !249
  %25 = getelementptr inbounds %struct.uchar4, ptr %3, i64 %24, !dbg !249
  store i8 %19, ptr %25, align 4, !dbg !250, !tbaa !185
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 1, !dbg !250
  store i8 %20, ptr %26, align 1, !dbg !250, !tbaa !185
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 2, !dbg !250
  store i8 %21, ptr %27, align 2, !dbg !250, !tbaa !185
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 3, !dbg !250
  store i8 %22, ptr %28, align 1, !dbg !250, !tbaa !185
  %29 = sext i32 %10 to i64, !dbg !251
  %30 = getelementptr inbounds float, ptr %2, i64 %29, !dbg !251
  %31 = load float, ptr %30, align 4, !dbg !251, !tbaa !44
  %32 = xor i32 %10, -1, !dbg !252
  %33 = add i32 %4, %32, !dbg !252
  %34 = sext i32 %33 to i64, !dbg !253
  %35 = getelementptr inbounds float, ptr %2, i64 %34, !dbg !253
  %36 = load float, ptr %35, align 4, !dbg !253, !tbaa !44
  %37 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %31, float noundef %36) #8, !dbg !254
  %38 = extractvalue %struct.rk_u32x4 %37, 0, !dbg !254
  %39 = extractvalue %struct.rk_u32x4 %37, 1, !dbg !254
  %40 = extractvalue %struct.rk_u32x4 %37, 2, !dbg !254
  %41 = extractvalue %struct.rk_u32x4 %37, 3, !dbg !254
  %42 = trunc i32 %38 to i8, !dbg !258
  %43 = trunc i32 %39 to i8, !dbg !258
  %44 = trunc i32 %40 to i8, !dbg !258
  %45 = trunc i32 %41 to i8, !dbg !258
  %46 = getelementptr i8, ptr %25, i64 4, !dbg !260
  store i8 %42, ptr %46, align 4, !dbg !261, !tbaa !185
  %47 = getelementptr i8, ptr %25, i64 5, !dbg !261
  store i8 %43, ptr %47, align 1, !dbg !261, !tbaa !185
  %48 = getelementptr i8, ptr %25, i64 6, !dbg !261
  store i8 %44, ptr %48, align 2, !dbg !261, !tbaa !185
  %49 = getelementptr i8, ptr %25, i64 7, !dbg !261
  store i8 %45, ptr %49, align 1, !dbg !261, !tbaa !185
  br label %50, !dbg !262

50:                                               ; preds = %5, %12
  ret void, !dbg !262
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6short2EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !263 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !266
  %8 = mul i32 %6, %7, !dbg !268
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269
  %10 = add i32 %8, %9, !dbg !268
  %11 = icmp slt i32 %10, %4, !dbg !268
  br i1 %11, label %12, label %38, !dbg !268

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !271
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !272
  %15 = extractvalue %struct.rk_s32x4 %14, 0, !dbg !272
  %16 = extractvalue %struct.rk_s32x4 %14, 1, !dbg !272
  %17 = trunc i32 %15 to i16, !dbg !276
  %18 = trunc i32 %16 to i16, !dbg !276
  %19 = shl nsw i32 %10, 1, !dbg !279
  %20 = sext i32 %19 to i64, !dbg !280
  %21 = getelementptr inbounds %struct.short2, ptr %3, i64 %20, !dbg !280
  store i16 %17, ptr %21, align 4, !dbg !281, !tbaa !282
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 2, !dbg !281
  store i16 %18, ptr %22, align 2, !dbg !281, !tbaa !282
  %23 = sext i32 %10 to i64, !dbg !284
  %24 = getelementptr inbounds float, ptr %2, i64 %23, !dbg !284
  %25 = load float, ptr %24, align 4, !dbg !284, !tbaa !44
  %26 = xor i32 %10, -1, !dbg !285
  %27 = add i32 %4, %26, !dbg !285
  %28 = sext i32 %27 to i64, !dbg !286
  %29 = getelementptr inbounds float, ptr %2, i64 %28, !dbg !286
  %30 = load float, ptr %29, align 4, !dbg !286, !tbaa !44
  %31 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %25, float noundef %30) #8, !dbg !287
  %32 = extractvalue %struct.rk_s32x4 %31, 0, !dbg !287
  %33 = extractvalue %struct.rk_s32x4 %31, 1, !dbg !287
  %34 = trunc i32 %32 to i16, !dbg !291
  %35 = trunc i32 %33 to i16, !dbg !291
  %36 = getelementptr i8, ptr %21, i64 4, !dbg !293
  store i16 %34, ptr %36, align 4, !dbg !294, !tbaa !282
  %37 = getelementptr i8, ptr %21, i64 6, !dbg !294
  store i16 %35, ptr %37, align 2, !dbg !294, !tbaa !282
  br label %38, !dbg !295

38:                                               ; preds = %5, %12
  ret void, !dbg !295
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsItEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !296 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299
  %8 = mul i32 %6, %7, !dbg !301
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !302
  %10 = add i32 %8, %9, !dbg !301
  %11 = icmp slt i32 %10, %4, !dbg !301
  br i1 %11, label %12, label %32, !dbg !301

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !304
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !305
  %15 = extractvalue %struct.rk_u32x4 %14, 0, !dbg !305
  %16 = trunc i32 %15 to i16, !dbg !309
  %17 = shl nsw i32 %10, 1, !dbg !312
  %18 = sext i32 %17 to i64, !dbg !313
  %19 = getelementptr inbounds i16, ptr %3, i64 %18, !dbg !313
  store i16 %16, ptr %19, align 2, !dbg !314, !tbaa !282
  %20 = sext i32 %10 to i64, !dbg !315
  %21 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !315
  %22 = load float, ptr %21, align 4, !dbg !315, !tbaa !44
  %23 = xor i32 %10, -1, !dbg !316
  %24 = add i32 %4, %23, !dbg !316
  %25 = sext i32 %24 to i64, !dbg !317
  %26 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !317
  %27 = load float, ptr %26, align 4, !dbg !317, !tbaa !44
  %28 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %22, float noundef %27) #8, !dbg !318
  %29 = extractvalue %struct.rk_u32x4 %28, 0, !dbg !318
  %30 = trunc i32 %29 to i16, !dbg !322
  %31 = getelementptr i8, ptr %19, i64 2, !dbg !324
  store i16 %30, ptr %31, align 2, !dbg !325, !tbaa !282
  br label %32, !dbg !326

32:                                               ; preds = %5, %12
  ret void, !dbg !326
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI4int4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !327 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !330
  %8 = mul i32 %6, %7, !dbg !332
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333
  %10 = add i32 %8, %9, !dbg !332
  %11 = icmp slt i32 %10, %4, !dbg !332
  br i1 %11, label %12, label %42, !dbg !332

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !335
  %14 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !336
  %15 = extractvalue %struct.rk_s32x4 %14, 0, !dbg !336
  %16 = extractvalue %struct.rk_s32x4 %14, 1, !dbg !336
  %17 = extractvalue %struct.rk_s32x4 %14, 2, !dbg !336
  %18 = extractvalue %struct.rk_s32x4 %14, 3, !dbg !336
  %19 = shl nsw i32 %10, 1, !dbg !340
  %20 = sext i32 %19 to i64, !dbg !341
  %21 = getelementptr inbounds %struct.int4, ptr %3, i64 %20, !dbg !341
  store i32 %15, ptr %21, align 16, !dbg !342, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !342
  store i32 %16, ptr %22, align 4, !dbg !342, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8, !dbg !342
  store i32 %17, ptr %23, align 8, !dbg !342, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 12, !dbg !342
  store i32 %18, ptr %24, align 4, !dbg !342, !tbaa !11
  %25 = sext i32 %10 to i64, !dbg !343
  %26 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !343
  %27 = load float, ptr %26, align 4, !dbg !343, !tbaa !44
  %28 = xor i32 %10, -1, !dbg !344
  %29 = add i32 %4, %28, !dbg !344
  %30 = sext i32 %29 to i64, !dbg !345
  %31 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !345
  %32 = load float, ptr %31, align 4, !dbg !345, !tbaa !44
  %33 = tail call %struct.rk_s32x4 @llvm.nvvm.tex.unified.2d.v4s32.f32(i64 noundef %1, float noundef %27, float noundef %32) #8, !dbg !346
  %34 = extractvalue %struct.rk_s32x4 %33, 0, !dbg !346
  %35 = extractvalue %struct.rk_s32x4 %33, 1, !dbg !346
  %36 = extractvalue %struct.rk_s32x4 %33, 2, !dbg !346
  %37 = extractvalue %struct.rk_s32x4 %33, 3, !dbg !346
  %38 = getelementptr i8, ptr %21, i64 16, !dbg !350
  store i32 %34, ptr %38, align 16, !dbg !351, !tbaa !11
  %39 = getelementptr i8, ptr %21, i64 20, !dbg !351
  store i32 %35, ptr %39, align 4, !dbg !351, !tbaa !11
  %40 = getelementptr i8, ptr %21, i64 24, !dbg !351
  store i32 %36, ptr %40, align 8, !dbg !351, !tbaa !11
  %41 = getelementptr i8, ptr %21, i64 28, !dbg !351
  store i32 %37, ptr %41, align 4, !dbg !351, !tbaa !11
  br label %42, !dbg !352

42:                                               ; preds = %5, %12
  ret void, !dbg !352
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsIjEvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !353 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !354
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356
  %8 = mul i32 %6, %7, !dbg !358
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359
  %10 = add i32 %8, %9, !dbg !358
  %11 = icmp slt i32 %10, %4, !dbg !358
  br i1 %11, label %12, label %30, !dbg !358

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !361
  %14 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.1d.v4u32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !362
  %15 = extractvalue %struct.rk_u32x4 %14, 0, !dbg !362
  %16 = shl nsw i32 %10, 1, !dbg !366
  %17 = sext i32 %16 to i64, !dbg !367
  %18 = getelementptr inbounds i32, ptr %3, i64 %17, !dbg !367
  store i32 %15, ptr %18, align 4, !dbg !368, !tbaa !11
  %19 = sext i32 %10 to i64, !dbg !369
  %20 = getelementptr inbounds float, ptr %2, i64 %19, !dbg !369
  %21 = load float, ptr %20, align 4, !dbg !369, !tbaa !44
  %22 = xor i32 %10, -1, !dbg !370
  %23 = add i32 %4, %22, !dbg !370
  %24 = sext i32 %23 to i64, !dbg !371
  %25 = getelementptr inbounds float, ptr %2, i64 %24, !dbg !371
  %26 = load float, ptr %25, align 4, !dbg !371, !tbaa !44
  %27 = tail call %struct.rk_u32x4 @llvm.nvvm.tex.unified.2d.v4u32.f32(i64 noundef %1, float noundef %21, float noundef %26) #8, !dbg !372
  %28 = extractvalue %struct.rk_u32x4 %27, 0, !dbg !372
  %29 = getelementptr i8, ptr %18, i64 4, !dbg !376
  store i32 %28, ptr %29, align 4, !dbg !377, !tbaa !11
  br label %30, !dbg !378

30:                                               ; preds = %5, %12
  ret void, !dbg !378
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6texelsI6float4EvyyPKfPT_i(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 comdat !dbg !379 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !382
  %8 = mul i32 %6, %7, !dbg !384
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !385
  %10 = add i32 %8, %9, !dbg !384
  %11 = icmp slt i32 %10, %4, !dbg !384
  br i1 %11, label %12, label %42, !dbg !384

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1, !dbg !387
  %14 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %0, i32 noundef range(i32 -2147483648, 2147483647) %13) #8, !dbg !388
  %15 = extractvalue %struct.rk_f32x4 %14, 0, !dbg !388
  %16 = extractvalue %struct.rk_f32x4 %14, 1, !dbg !388
  %17 = extractvalue %struct.rk_f32x4 %14, 2, !dbg !388
  %18 = extractvalue %struct.rk_f32x4 %14, 3, !dbg !388
  %19 = shl nsw i32 %10, 1, !dbg !392
  %20 = sext i32 %19 to i64, !dbg !393
  %21 = getelementptr inbounds %struct.float4, ptr %3, i64 %20, !dbg !393
  store float %15, ptr %21, align 16, !dbg !394, !tbaa !44
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !394
  store float %16, ptr %22, align 4, !dbg !394, !tbaa !44
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8, !dbg !394
  store float %17, ptr %23, align 8, !dbg !394, !tbaa !44
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 12, !dbg !394
  store float %18, ptr %24, align 4, !dbg !394, !tbaa !44
  %25 = sext i32 %10 to i64, !dbg !395
  %26 = getelementptr inbounds float, ptr %2, i64 %25, !dbg !395
  %27 = load float, ptr %26, align 4, !dbg !395, !tbaa !44
  %28 = xor i32 %10, -1, !dbg !396
  %29 = add i32 %4, %28, !dbg !396
  %30 = sext i32 %29 to i64, !dbg !397
  %31 = getelementptr inbounds float, ptr %2, i64 %30, !dbg !397
  %32 = load float, ptr %31, align 4, !dbg !397, !tbaa !44
  %33 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %1, float noundef %27, float noundef %32) #8, !dbg !398
  %34 = extractvalue %struct.rk_f32x4 %33, 0, !dbg !398
  %35 = extractvalue %struct.rk_f32x4 %33, 1, !dbg !398
  %36 = extractvalue %struct.rk_f32x4 %33, 2, !dbg !398
  %37 = extractvalue %struct.rk_f32x4 %33, 3, !dbg !398
  %38 = getelementptr i8, ptr %21, i64 16, !dbg !402
  store float %34, ptr %38, align 16, !dbg !403, !tbaa !44
  %39 = getelementptr i8, ptr %21, i64 20, !dbg !403
  store float %35, ptr %39, align 4, !dbg !403, !tbaa !44
  %40 = getelementptr i8, ptr %21, i64 24, !dbg !403
  store float %36, ptr %40, align 8, !dbg !403, !tbaa !44
  %41 = getelementptr i8, ptr %21, i64 28, !dbg !403
  store float %37, ptr %41, align 4, !dbg !403, !tbaa !44
  br label %42, !dbg !404

42:                                               ; preds = %5, %12
  ret void, !dbg !404
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10referencesPKfP6float4i(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !405 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !406
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408
  %6 = mul i32 %4, %5, !dbg !410
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !411
  %8 = add i32 %6, %7, !dbg !410
  %9 = icmp slt i32 %8, %2, !dbg !410
  br i1 %9, label %10, label %43, !dbg !410

10:                                               ; preds = %3
  %11 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @picture), !dbg !413
  %12 = sext i32 %8 to i64, !dbg !414
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !414
  %14 = load float, ptr %13, align 4, !dbg !414, !tbaa !44
  %15 = xor i32 %8, -1, !dbg !415
  %16 = add i32 %2, %15, !dbg !415
  %17 = sext i32 %16 to i64, !dbg !416
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !416
  %19 = load float, ptr %18, align 4, !dbg !416, !tbaa !44
  %20 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %11) #9, !dbg !417, !srcloc !422
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %20, float noundef %14, float noundef %19) #8, !dbg !423
  %22 = extractvalue %struct.rk_f32x4 %21, 0, !dbg !423
  %23 = extractvalue %struct.rk_f32x4 %21, 1, !dbg !423
  %24 = extractvalue %struct.rk_f32x4 %21, 2, !dbg !423
  %25 = extractvalue %struct.rk_f32x4 %21, 3, !dbg !423
  %26 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @row), !dbg !426
  %27 = shl nsw i32 %8, 1, !dbg !427
  %28 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %26) #9, !dbg !428, !srcloc !422
  %29 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 noundef %28, i32 noundef %27) #8, !dbg !433
  %30 = extractvalue %struct.rk_f32x4 %29, 0, !dbg !433
  %31 = fadd contract float %22, %30, !dbg !436
  %32 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @stack), !dbg !437
  %33 = load float, ptr %13, align 4, !dbg !438, !tbaa !44
  %34 = srem i32 %8, 3, !dbg !439
  %35 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %32) #9, !dbg !440, !srcloc !422
  %36 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.array.v4f32.f32(i64 noundef %35, i32 noundef range(i32 -2, 3) %34, float noundef %33, float noundef 5.000000e-01) #8, !dbg !445
  %37 = extractvalue %struct.rk_f32x4 %36, 0, !dbg !450
  %38 = fadd contract float %23, %37, !dbg !451
  %39 = getelementptr inbounds %struct.float4, ptr %1, i64 %12, !dbg !452
  store float %31, ptr %39, align 16, !dbg !453, !tbaa !44
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4, !dbg !453
  store float %38, ptr %40, align 4, !dbg !453, !tbaa !44
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8, !dbg !453
  store float %24, ptr %41, align 8, !dbg !453, !tbaa !44
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 12, !dbg !453
  store float %25, ptr %42, align 4, !dbg !453, !tbaa !44
  br label %43, !dbg !454

43:                                               ; preds = %3, %10
  ret void, !dbg !454
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5paintPKfi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !455 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !456
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !458
  %5 = mul i32 %3, %4, !dbg !460
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !461
  %7 = add i32 %5, %6, !dbg !460
  %8 = icmp slt i32 %7, %1, !dbg !460
  br i1 %8, label %9, label %23, !dbg !460

9:                                                ; preds = %2
  %10 = tail call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @canvas), !dbg !463
  %11 = sdiv i32 %7, 5, !dbg !464
  %12 = mul i32 %11, 5, !dbg !465
  %13 = sub i32 %7, %12, !dbg !465
  %14 = shl nsw i32 %13, 4, !dbg !466
  %15 = tail call noundef i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %10) #9, !dbg !467, !srcloc !472
  %16 = tail call %struct.rk_quad @llvm.nvvm.suld.2d.v4i32.trap(i64 noundef %15, i32 noundef range(i32 -64, 65) %14, i32 noundef range(i32 -429496729, 429496730) %11) #8, !dbg !473
  %17 = sext i32 %7 to i64, !dbg !478
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !478
  %19 = load i32, ptr %18, align 4, !dbg !478, !tbaa !44
  %20 = extractvalue %struct.rk_quad %16, 0, !dbg !479
  %21 = extractvalue %struct.rk_quad %16, 1, !dbg !479
  %22 = extractvalue %struct.rk_quad %16, 2, !dbg !479
  tail call void @llvm.nvvm.sust.b.2d.v4i32.trap(i64 noundef %15, i32 noundef range(i32 -64, 65) %14, i32 noundef range(i32 -429496729, 429496730) %11, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %19) #8, !dbg !484
  br label %23, !dbg !487

23:                                               ; preds = %2, %9
  ret void, !dbg !487
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6chooseyyPKfPKiPfi(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !488 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !489
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !491
  %9 = mul i32 %7, %8, !dbg !493
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !494
  %11 = add i32 %9, %10, !dbg !493
  %12 = icmp slt i32 %11, %5, !dbg !493
  br i1 %12, label %13, label %24, !dbg !493

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !496
  %15 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !496
  %16 = load i32, ptr %15, align 4, !dbg !496, !tbaa !11
  %17 = icmp sgt i32 %16, 0, !dbg !497
  %18 = select i1 %17, i64 %0, i64 %1, !dbg !496
  %19 = getelementptr inbounds float, ptr %2, i64 %14, !dbg !498
  %20 = load float, ptr %19, align 4, !dbg !498, !tbaa !44
  %21 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %18, float noundef %20, float noundef 1.500000e+00) #8, !dbg !499
  %22 = extractvalue %struct.rk_f32x4 %21, 0, !dbg !499
  %23 = getelementptr inbounds float, ptr %4, i64 %14, !dbg !502
  store float %22, ptr %23, align 4, !dbg !503, !tbaa !44
  br label %24, !dbg !504

24:                                               ; preds = %6, %13
  ret void, !dbg !504
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9in_struct5FieldPKfPfi(ptr noundef readonly byval(%struct.Field) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !505 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !506
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508
  %7 = mul i32 %5, %6, !dbg !510
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !511
  %9 = add i32 %7, %8, !dbg !510
  %10 = icmp slt i32 %9, %3, !dbg !510
  br i1 %10, label %11, label %22, !dbg !510

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !513
  %13 = load float, ptr %12, align 8, !dbg !513, !tbaa !514
  %14 = load i64, ptr %0, align 8, !dbg !517, !tbaa !518
  %15 = sext i32 %9 to i64, !dbg !519
  %16 = getelementptr inbounds float, ptr %1, i64 %15, !dbg !519
  %17 = load float, ptr %16, align 4, !dbg !519, !tbaa !44
  %18 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 noundef %14, float noundef %17) #8, !dbg !520
  %19 = extractvalue %struct.rk_f32x4 %18, 0, !dbg !520
  %20 = fmul contract float %13, %19, !dbg !523
  %21 = getelementptr inbounds float, ptr %2, i64 %15, !dbg !524
  store float %20, ptr %21, align 4, !dbg !525, !tbaa !44
  br label %22, !dbg !526

22:                                               ; preds = %4, %11
  ret void, !dbg !526
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7centersyPfii(i64 noundef %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !527 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !528
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !530
  %7 = mul i32 %5, %6, !dbg !532
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !533
  %9 = add i32 %7, %8, !dbg !535
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !536
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !539
  %12 = mul nuw nsw i32 %10, %11, !dbg !542
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543
  %14 = add nuw nsw i32 %12, %13, !dbg !546
  %15 = icmp slt i32 %9, %2, !dbg !547
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16, !dbg !548
  br i1 %17, label %18, label %29, !dbg !548

18:                                               ; preds = %4
  %19 = sitofp i32 %9 to float, !dbg !549
  %20 = fadd contract float %19, 5.000000e-01, !dbg !550
  %21 = uitofp nneg i32 %14 to float, !dbg !551
  %22 = fadd contract float %21, 5.000000e-01, !dbg !552
  %23 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 noundef %0, float noundef %20, float noundef %22) #8, !dbg !553
  %24 = extractvalue %struct.rk_f32x4 %23, 0, !dbg !553
  %25 = mul nsw i32 %2, %14, !dbg !556
  %26 = add nsw i32 %25, %9, !dbg !557
  %27 = sext i32 %26 to i64, !dbg !558
  %28 = getelementptr inbounds float, ptr %1, i64 %27, !dbg !558
  store float %24, ptr %28, align 4, !dbg !559, !tbaa !44
  br label %29, !dbg !558

29:                                               ; preds = %18, %4
  ret void, !dbg !560
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9surface1dyyPKii(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !561 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !562
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !564
  %7 = mul i32 %5, %6, !dbg !566
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567
  %9 = add i32 %7, %8, !dbg !566
  %10 = icmp slt i32 %9, %3, !dbg !566
  br i1 %10, label %11, label %19, !dbg !566

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !569
  %13 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !569
  %14 = load i32, ptr %13, align 4, !dbg !569, !tbaa !11
  %15 = shl nsw i32 %14, 2, !dbg !570
  %16 = tail call noundef i32 @llvm.nvvm.suld.1d.i32.clamp(i64 noundef %0, i32 noundef %15) #8, !dbg !571
  %17 = tail call noundef i32 @llvm.nvvm.suld.1d.i32.zero(i64 noundef %0, i32 noundef %15) #8, !dbg !576
  %18 = shl nsw i32 %9, 3, !dbg !580
  tail call void @llvm.nvvm.sust.b.1d.v2i32.trap(i64 noundef %1, i32 noundef %18, i32 noundef %16, i32 noundef %17) #8, !dbg !581
  br label %19, !dbg !586

19:                                               ; preds = %4, %11
  ret void, !dbg !586
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(write, argmem: readwrite)
define dso_local ptx_kernel void @_Z9surface2dyPK6uchar4ii(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !587 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !588
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590
  %7 = mul i32 %5, %6, !dbg !592
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !593
  %9 = add i32 %7, %8, !dbg !595
  %10 = add i32 %9, -1, !dbg !596
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !597
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !599
  %13 = mul nuw nsw i32 %11, %12, !dbg !601
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !602
  %15 = add nuw nsw i32 %13, %14, !dbg !604
  %16 = add nsw i32 %15, -1, !dbg !605
  %17 = icmp sgt i32 %10, %2, !dbg !606
  %18 = icmp sgt i32 %16, %3
  %19 = or i1 %17, %18, !dbg !607
  br i1 %19, label %37, label %20, !dbg !607

20:                                               ; preds = %4
  %21 = add nsw i32 %2, 2, !dbg !608
  %22 = mul nsw i32 %21, %15, !dbg !609
  %23 = add i32 %22, %9, !dbg !610
  %24 = sext i32 %23 to i64, !dbg !611
  %25 = getelementptr inbounds %struct.uchar4, ptr %1, i64 %24, !dbg !611
  %26 = load i32, ptr %25, align 4, !dbg !611
  %27 = shl nsw i32 %10, 2, !dbg !612
  %28 = trunc i32 %26 to i16, !dbg !613
  %29 = trunc i32 %26 to i16, !dbg !613
  %30 = lshr i16 %29, 8, !dbg !613
  %31 = lshr i32 %26, 16, !dbg !613
  %32 = trunc nuw i32 %31 to i16, !dbg !613
  %33 = lshr i32 %26, 24, !dbg !613
  %34 = trunc nuw nsw i32 %33 to i16, !dbg !613
  %35 = and i16 %28, 255, !dbg !618
  %36 = and i16 %32, 255, !dbg !621
  tail call void @llvm.nvvm.sust.b.2d.v4i8.zero(i64 noundef %0, i32 noundef %27, i32 noundef %16, i16 noundef signext %35, i16 noundef signext %30, i16 noundef signext %36, i16 noundef signext %34) #8, !dbg !623
  br label %37, !dbg !626

37:                                               ; preds = %4, %20
  ret void, !dbg !626
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9surface3dyPKsiii(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !627 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !628
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !630
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !632
  %9 = shl nuw nsw i32 %6, 1, !dbg !634
  %10 = tail call noundef signext i16 @llvm.nvvm.suld.3d.i16.trap(i64 noundef %0, i32 noundef %9, i32 noundef %7, i32 noundef %8) #8, !dbg !635
  %11 = mul nsw i32 %3, %8, !dbg !640
  %12 = add nsw i32 %11, %7, !dbg !641
  %13 = mul nsw i32 %12, %2, !dbg !642
  %14 = add nsw i32 %13, %6, !dbg !643
  %15 = sext i32 %14 to i64, !dbg !644
  %16 = getelementptr inbounds i16, ptr %1, i64 %15, !dbg !644
  %17 = load i16, ptr %16, align 2, !dbg !644, !tbaa !282
  %18 = add i16 %17, %10, !dbg !645
  tail call void @llvm.nvvm.sust.b.3d.i16.trap(i64 noundef %0, i32 noundef %9, i32 noundef %7, i32 noundef %8, i16 noundef signext %18) #8, !dbg !646
  ret void, !dbg !651
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14surface_layersyyii(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !652 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !653
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !655
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !657
  %8 = shl nuw nsw i32 %5, 3, !dbg !659
  %9 = tail call noundef i64 @llvm.nvvm.suld.2d.array.i64.trap(i64 noundef %0, i32 noundef %7, i32 noundef %8, i32 noundef %6) #8, !dbg !660
  %10 = trunc i64 %9 to i32, !dbg !667
  %11 = add i32 %6, %10, !dbg !667
  %12 = mul nsw i32 %2, %6, !dbg !668
  %13 = add nsw i32 %12, %5, !dbg !669
  %14 = shl nsw i32 %13, 2, !dbg !670
  tail call void @llvm.nvvm.sust.b.1d.array.i32.trap(i64 noundef %1, i32 noundef %7, i32 noundef %14, i32 noundef %11) #8, !dbg !671
  ret void, !dbg !676
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8assemblyyyyPKfP6float4i(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !677 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !678
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !680
  %9 = mul i32 %7, %8, !dbg !682
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !683
  %11 = add i32 %9, %10, !dbg !682
  %12 = icmp slt i32 %11, %5, !dbg !682
  br i1 %12, label %13, label %36, !dbg !682

13:                                               ; preds = %6
  %14 = shl nsw i32 %11, 2, !dbg !685
  %15 = sext i32 %11 to i64, !dbg !686
  %16 = getelementptr inbounds float, ptr %3, i64 %15, !dbg !686
  %17 = load float, ptr %16, align 4, !dbg !686, !tbaa !44
  %18 = xor i32 %11, -1, !dbg !687
  %19 = add i32 %5, %18, !dbg !687
  %20 = sext i32 %19 to i64, !dbg !688
  %21 = getelementptr inbounds float, ptr %3, i64 %20, !dbg !688
  %22 = load float, ptr %21, align 4, !dbg !688, !tbaa !44
  %23 = tail call contract { float, float, float, float } asm "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %0, float %17, float %22) #9, !dbg !689, !srcloc !690
  %24 = extractvalue { float, float, float, float } %23, 0, !dbg !689
  %25 = extractvalue { float, float, float, float } %23, 3, !dbg !689
  %26 = srem i32 %11, 4, !dbg !691
  %27 = tail call contract { float, float, float, float } asm "tex.a2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,r,f,f"(i64 %1, i32 %26, float %17, float 2.500000e-01) #9, !dbg !692, !srcloc !693
  %28 = extractvalue { float, float, float, float } %27, 0, !dbg !692
  %29 = extractvalue { float, float, float, float } %27, 1, !dbg !692
  %30 = tail call i32 asm sideeffect "suld.b.1d.b32.clamp {$0}, [$1, {$2}];", "=r,l,r"(i64 %2, i32 %14) #8, !dbg !694, !srcloc !695
  %31 = shl nsw i32 %30, 1, !dbg !696
  tail call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], {$2};", "l,r,r,~{memory}"(i64 %2, i32 %14, i32 %31) #8, !dbg !697, !srcloc !698
  %32 = getelementptr inbounds %struct.float4, ptr %4, i64 %15, !dbg !699
  store float %24, ptr %32, align 16, !dbg !700, !tbaa !44
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4, !dbg !700
  store float %25, ptr %33, align 4, !dbg !700, !tbaa !44
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8, !dbg !700
  store float %28, ptr %34, align 8, !dbg !700, !tbaa !44
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 12, !dbg !700
  store float %29, ptr %35, align 4, !dbg !700, !tbaa !44
  br label %36, !dbg !701

36:                                               ; preds = %6, %13
  ret void, !dbg !701
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6mipmapyPf(i64 noundef %0, ptr noundef writeonly captures(none) initializes((0, 4)) %1) local_unnamed_addr #0 !dbg !702 {
  %3 = tail call %struct.rk_f32x4 @llvm.nvvm.tex.unified.2d.level.v4f32.f32(i64 noundef %0, float noundef 5.000000e-01, float noundef 5.000000e-01, float noundef 1.000000e+00) #8, !dbg !703
  %4 = extractvalue %struct.rk_f32x4 %3, 0, !dbg !703
  store float %4, ptr %1, align 4, !dbg !708, !tbaa !44
  ret void, !dbg !709
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

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2, !3, !4, !5}
!llvm.module.flags = !{!6, !7, !8, !9, !10}
!llvm.errno.tbaa = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "textures.cu", directory: ".")
!2 = !{ptr addrspace(1) @row, !"texture", i32 1}
!3 = !{ptr addrspace(1) @picture, !"texture", i32 1}
!4 = !{ptr addrspace(1) @stack, !"texture", i32 1}
!5 = !{ptr addrspace(1) @canvas, !"surface", i32 1}
!6 = !{i32 7, !"Dwarf Version", i32 2}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C++ TBAA"}
!15 = distinct !DISubprogram(name: "linear_memory", scope: !1, file: !1, line: 5, type: !16, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 6, column: 3, scope: !15)
!22 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 3, scope: !15)
!25 = !DILocation(line: 6, column: 3, scope: !15)
!26 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 6, column: 3, scope: !15)
!29 = !DILocation(line: 7, column: 33, scope: !15)
!30 = !DILocation(line: 121, column: 1, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "rk_tex1Dfetch", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "include/device/rk_textures.h", directory: "")
!33 = distinct !DILocation(line: 121, column: 1, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "tex1Dfetch<float>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 7, column: 10, scope: !15)
!36 = !DILocation(line: 7, column: 67, scope: !15)
!37 = !DILocation(line: 121, column: 1, scope: !31, inlinedAt: !38)
!38 = distinct !DILocation(line: 121, column: 1, scope: !34, inlinedAt: !39)
!39 = distinct !DILocation(line: 7, column: 44, scope: !15)
!40 = !DILocation(line: 7, column: 42, scope: !15)
!41 = !DILocation(line: 7, column: 38, scope: !15)
!42 = !DILocation(line: 7, column: 3, scope: !15)
!43 = !DILocation(line: 7, column: 8, scope: !15)
!44 = !{!45, !45, i64 0}
!45 = !{!"float", !13, i64 0}
!46 = !DILocation(line: 8, column: 1, scope: !15)
!47 = distinct !DISubprogram(name: "sample1d", scope: !1, file: !1, line: 10, type: !16, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !49)
!49 = distinct !DILocation(line: 11, column: 3, scope: !47)
!50 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !51)
!51 = distinct !DILocation(line: 11, column: 3, scope: !47)
!52 = !DILocation(line: 11, column: 3, scope: !47)
!53 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !54)
!54 = distinct !DILocation(line: 11, column: 3, scope: !47)
!55 = !DILocation(line: 12, column: 26, scope: !47)
!56 = !DILocation(line: 122, column: 1, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "rk_tex1D", scope: !32, file: !32, line: 122, type: !16, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 122, column: 1, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "tex1D<float>", scope: !32, file: !32, line: 122, type: !16, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 12, column: 10, scope: !47)
!61 = !DILocation(line: 12, column: 3, scope: !47)
!62 = !DILocation(line: 12, column: 8, scope: !47)
!63 = !DILocation(line: 13, column: 1, scope: !47)
!64 = distinct !DISubprogram(name: "sample2d", scope: !1, file: !1, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !66)
!66 = distinct !DILocation(line: 16, column: 3, scope: !64)
!67 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !68)
!68 = distinct !DILocation(line: 16, column: 3, scope: !64)
!69 = !DILocation(line: 16, column: 3, scope: !64)
!70 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !71)
!71 = distinct !DILocation(line: 16, column: 3, scope: !64)
!72 = !DILocation(line: 17, column: 26, scope: !64)
!73 = !DILocation(line: 17, column: 32, scope: !64)
!74 = !DILocation(line: 123, column: 1, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "rk_tex2D", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 123, column: 1, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "tex2D<float>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 17, column: 10, scope: !64)
!79 = !DILocation(line: 17, column: 3, scope: !64)
!80 = !DILocation(line: 17, column: 8, scope: !64)
!81 = !DILocation(line: 18, column: 1, scope: !64)
!82 = distinct !DISubprogram(name: "sample3d", scope: !1, file: !1, line: 20, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !84)
!84 = distinct !DILocation(line: 22, column: 3, scope: !82)
!85 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !86)
!86 = distinct !DILocation(line: 22, column: 3, scope: !82)
!87 = !DILocation(line: 22, column: 3, scope: !82)
!88 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !89)
!89 = distinct !DILocation(line: 22, column: 3, scope: !82)
!90 = !DILocation(line: 23, column: 26, scope: !82)
!91 = !DILocation(line: 23, column: 32, scope: !82)
!92 = !DILocation(line: 23, column: 38, scope: !82)
!93 = !DILocation(line: 124, column: 1, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "rk_tex3D", scope: !32, file: !32, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 124, column: 1, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "tex3D<float>", scope: !32, file: !32, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = distinct !DILocation(line: 23, column: 10, scope: !82)
!98 = !DILocation(line: 23, column: 3, scope: !82)
!99 = !DILocation(line: 23, column: 8, scope: !82)
!100 = !DILocation(line: 24, column: 1, scope: !82)
!101 = distinct !DISubprogram(name: "sample1d_layer", scope: !1, file: !1, line: 26, type: !16, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !103)
!103 = distinct !DILocation(line: 28, column: 3, scope: !101)
!104 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 28, column: 3, scope: !101)
!106 = !DILocation(line: 28, column: 3, scope: !101)
!107 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !108)
!108 = distinct !DILocation(line: 28, column: 3, scope: !101)
!109 = !DILocation(line: 29, column: 33, scope: !101)
!110 = !DILocation(line: 29, column: 39, scope: !101)
!111 = !DILocation(line: 144, column: 1, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "rk_f32_tex1DLayered", scope: !32, file: !32, line: 144, type: !16, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 147, column: 1, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "rk_tex1DLayered", scope: !32, file: !32, line: 147, type: !16, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 147, column: 1, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "tex1DLayered<float>", scope: !32, file: !32, line: 147, type: !16, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = distinct !DILocation(line: 29, column: 10, scope: !101)
!118 = !DILocation(line: 147, column: 1, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 29, column: 3, scope: !101)
!120 = !DILocation(line: 29, column: 8, scope: !101)
!121 = !DILocation(line: 30, column: 1, scope: !101)
!122 = distinct !DISubprogram(name: "sample2d_layer", scope: !1, file: !1, line: 32, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !124)
!124 = distinct !DILocation(line: 34, column: 3, scope: !122)
!125 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !126)
!126 = distinct !DILocation(line: 34, column: 3, scope: !122)
!127 = !DILocation(line: 34, column: 3, scope: !122)
!128 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !129)
!129 = distinct !DILocation(line: 34, column: 3, scope: !122)
!130 = !DILocation(line: 35, column: 34, scope: !122)
!131 = !DILocation(line: 35, column: 40, scope: !122)
!132 = !DILocation(line: 35, column: 46, scope: !122)
!133 = !DILocation(line: 145, column: 1, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "rk_f32_tex2DLayered", scope: !32, file: !32, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = distinct !DILocation(line: 149, column: 1, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "rk_tex2DLayered", scope: !32, file: !32, line: 149, type: !16, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 149, column: 1, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "tex2DLayered<float2>", scope: !32, file: !32, line: 149, type: !16, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = distinct !DILocation(line: 35, column: 10, scope: !122)
!140 = !DILocation(line: 149, column: 1, scope: !136, inlinedAt: !137)
!141 = !DILocation(line: 35, column: 3, scope: !122)
!142 = !DILocation(line: 35, column: 8, scope: !122)
!143 = !DILocation(line: 36, column: 1, scope: !122)
!144 = distinct !DISubprogram(name: "gather2d", scope: !1, file: !1, line: 38, type: !16, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !146)
!146 = distinct !DILocation(line: 39, column: 3, scope: !144)
!147 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !148)
!148 = distinct !DILocation(line: 39, column: 3, scope: !144)
!149 = !DILocation(line: 39, column: 3, scope: !144)
!150 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !151)
!151 = distinct !DILocation(line: 39, column: 3, scope: !144)
!152 = !DILocation(line: 40, column: 33, scope: !144)
!153 = !DILocation(line: 40, column: 39, scope: !144)
!154 = !DILocation(line: 158, column: 1, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "rk_f32_tex2Dgather", scope: !32, file: !32, line: 158, type: !16, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = distinct !DILocation(line: 162, column: 1, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "rk_tex2Dgather", scope: !32, file: !32, line: 162, type: !16, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = distinct !DILocation(line: 162, column: 1, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "tex2Dgather<float4>", scope: !32, file: !32, line: 162, type: !16, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = distinct !DILocation(line: 40, column: 10, scope: !144)
!161 = !DILocation(line: 162, column: 1, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 40, column: 3, scope: !144)
!163 = !DILocation(line: 40, column: 8, scope: !144)
!164 = !DILocation(line: 41, column: 1, scope: !144)
!165 = distinct !DISubprogram(name: "texels<signed char>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !167)
!167 = distinct !DILocation(line: 47, column: 3, scope: !165)
!168 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !169)
!169 = distinct !DILocation(line: 47, column: 3, scope: !165)
!170 = !DILocation(line: 47, column: 3, scope: !165)
!171 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !172)
!172 = distinct !DILocation(line: 47, column: 3, scope: !165)
!173 = !DILocation(line: 48, column: 36, scope: !165)
!174 = !DILocation(line: 121, column: 1, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "rk_tex1Dfetch", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 121, column: 1, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "tex1Dfetch<signed char>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 48, column: 14, scope: !165)
!179 = !DILocation(line: 62, column: 1, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "take", scope: !32, file: !32, line: 62, type: !16, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = distinct !DILocation(line: 121, column: 1, scope: !177, inlinedAt: !178)
!182 = !DILocation(line: 48, column: 7, scope: !165)
!183 = !DILocation(line: 48, column: 3, scope: !165)
!184 = !DILocation(line: 48, column: 12, scope: !165)
!185 = !{!13, !13, i64 0}
!186 = !DILocation(line: 49, column: 34, scope: !165)
!187 = !DILocation(line: 49, column: 48, scope: !165)
!188 = !DILocation(line: 49, column: 40, scope: !165)
!189 = !DILocation(line: 123, column: 1, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "rk_tex2D", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = distinct !DILocation(line: 123, column: 1, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "tex2D<signed char>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 49, column: 18, scope: !165)
!194 = !DILocation(line: 62, column: 1, scope: !180, inlinedAt: !195)
!195 = distinct !DILocation(line: 123, column: 1, scope: !192, inlinedAt: !193)
!196 = !DILocation(line: 49, column: 3, scope: !165)
!197 = !DILocation(line: 49, column: 16, scope: !165)
!198 = !DILocation(line: 50, column: 1, scope: !165)
!199 = distinct !DISubprogram(name: "texels<uchar2>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !201)
!201 = distinct !DILocation(line: 47, column: 3, scope: !199)
!202 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !203)
!203 = distinct !DILocation(line: 47, column: 3, scope: !199)
!204 = !DILocation(line: 47, column: 3, scope: !199)
!205 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !206)
!206 = distinct !DILocation(line: 47, column: 3, scope: !199)
!207 = !DILocation(line: 48, column: 36, scope: !199)
!208 = !DILocation(line: 121, column: 1, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "rk_tex1Dfetch", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = distinct !DILocation(line: 121, column: 1, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "tex1Dfetch<uchar2>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = distinct !DILocation(line: 48, column: 14, scope: !199)
!213 = !DILocation(line: 63, column: 1, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "take", scope: !32, file: !32, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = distinct !DILocation(line: 121, column: 1, scope: !211, inlinedAt: !212)
!216 = !DILocation(line: 48, column: 7, scope: !199)
!217 = !DILocation(line: 48, column: 3, scope: !199)
!218 = !DILocation(line: 48, column: 12, scope: !199)
!219 = !DILocation(line: 49, column: 34, scope: !199)
!220 = !DILocation(line: 49, column: 48, scope: !199)
!221 = !DILocation(line: 49, column: 40, scope: !199)
!222 = !DILocation(line: 123, column: 1, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "rk_tex2D", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 123, column: 1, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "tex2D<uchar2>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 49, column: 18, scope: !199)
!227 = !DILocation(line: 63, column: 1, scope: !214, inlinedAt: !228)
!228 = distinct !DILocation(line: 123, column: 1, scope: !225, inlinedAt: !226)
!229 = !DILocation(line: 49, column: 3, scope: !199)
!230 = !DILocation(line: 49, column: 16, scope: !199)
!231 = !DILocation(line: 50, column: 1, scope: !199)
!232 = distinct !DISubprogram(name: "texels<uchar4>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!233 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !234)
!234 = distinct !DILocation(line: 47, column: 3, scope: !232)
!235 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !236)
!236 = distinct !DILocation(line: 47, column: 3, scope: !232)
!237 = !DILocation(line: 47, column: 3, scope: !232)
!238 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !239)
!239 = distinct !DILocation(line: 47, column: 3, scope: !232)
!240 = !DILocation(line: 48, column: 36, scope: !232)
!241 = !DILocation(line: 121, column: 1, scope: !209, inlinedAt: !242)
!242 = distinct !DILocation(line: 121, column: 1, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "tex1Dfetch<uchar4>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!244 = distinct !DILocation(line: 48, column: 14, scope: !232)
!245 = !DILocation(line: 63, column: 1, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "take", scope: !32, file: !32, line: 63, type: !16, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = distinct !DILocation(line: 121, column: 1, scope: !243, inlinedAt: !244)
!248 = !DILocation(line: 48, column: 7, scope: !232)
!249 = !DILocation(line: 48, column: 3, scope: !232)
!250 = !DILocation(line: 48, column: 12, scope: !232)
!251 = !DILocation(line: 49, column: 34, scope: !232)
!252 = !DILocation(line: 49, column: 48, scope: !232)
!253 = !DILocation(line: 49, column: 40, scope: !232)
!254 = !DILocation(line: 123, column: 1, scope: !223, inlinedAt: !255)
!255 = distinct !DILocation(line: 123, column: 1, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "tex2D<uchar4>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = distinct !DILocation(line: 49, column: 18, scope: !232)
!258 = !DILocation(line: 63, column: 1, scope: !246, inlinedAt: !259)
!259 = distinct !DILocation(line: 123, column: 1, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 49, column: 3, scope: !232)
!261 = !DILocation(line: 49, column: 16, scope: !232)
!262 = !DILocation(line: 50, column: 1, scope: !232)
!263 = distinct !DISubprogram(name: "texels<short2>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !265)
!265 = distinct !DILocation(line: 47, column: 3, scope: !263)
!266 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !267)
!267 = distinct !DILocation(line: 47, column: 3, scope: !263)
!268 = !DILocation(line: 47, column: 3, scope: !263)
!269 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !270)
!270 = distinct !DILocation(line: 47, column: 3, scope: !263)
!271 = !DILocation(line: 48, column: 36, scope: !263)
!272 = !DILocation(line: 121, column: 1, scope: !175, inlinedAt: !273)
!273 = distinct !DILocation(line: 121, column: 1, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "tex1Dfetch<short2>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!275 = distinct !DILocation(line: 48, column: 14, scope: !263)
!276 = !DILocation(line: 64, column: 1, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "take", scope: !32, file: !32, line: 64, type: !16, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!278 = distinct !DILocation(line: 121, column: 1, scope: !274, inlinedAt: !275)
!279 = !DILocation(line: 48, column: 7, scope: !263)
!280 = !DILocation(line: 48, column: 3, scope: !263)
!281 = !DILocation(line: 48, column: 12, scope: !263)
!282 = !{!283, !283, i64 0}
!283 = !{!"short", !13, i64 0}
!284 = !DILocation(line: 49, column: 34, scope: !263)
!285 = !DILocation(line: 49, column: 48, scope: !263)
!286 = !DILocation(line: 49, column: 40, scope: !263)
!287 = !DILocation(line: 123, column: 1, scope: !190, inlinedAt: !288)
!288 = distinct !DILocation(line: 123, column: 1, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "tex2D<short2>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!290 = distinct !DILocation(line: 49, column: 18, scope: !263)
!291 = !DILocation(line: 64, column: 1, scope: !277, inlinedAt: !292)
!292 = distinct !DILocation(line: 123, column: 1, scope: !289, inlinedAt: !290)
!293 = !DILocation(line: 49, column: 3, scope: !263)
!294 = !DILocation(line: 49, column: 16, scope: !263)
!295 = !DILocation(line: 50, column: 1, scope: !263)
!296 = distinct !DISubprogram(name: "texels<unsigned short>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!297 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !298)
!298 = distinct !DILocation(line: 47, column: 3, scope: !296)
!299 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !300)
!300 = distinct !DILocation(line: 47, column: 3, scope: !296)
!301 = !DILocation(line: 47, column: 3, scope: !296)
!302 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !303)
!303 = distinct !DILocation(line: 47, column: 3, scope: !296)
!304 = !DILocation(line: 48, column: 36, scope: !296)
!305 = !DILocation(line: 121, column: 1, scope: !209, inlinedAt: !306)
!306 = distinct !DILocation(line: 121, column: 1, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "tex1Dfetch<unsigned short>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!308 = distinct !DILocation(line: 48, column: 14, scope: !296)
!309 = !DILocation(line: 65, column: 1, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "take", scope: !32, file: !32, line: 65, type: !16, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!311 = distinct !DILocation(line: 121, column: 1, scope: !307, inlinedAt: !308)
!312 = !DILocation(line: 48, column: 7, scope: !296)
!313 = !DILocation(line: 48, column: 3, scope: !296)
!314 = !DILocation(line: 48, column: 12, scope: !296)
!315 = !DILocation(line: 49, column: 34, scope: !296)
!316 = !DILocation(line: 49, column: 48, scope: !296)
!317 = !DILocation(line: 49, column: 40, scope: !296)
!318 = !DILocation(line: 123, column: 1, scope: !223, inlinedAt: !319)
!319 = distinct !DILocation(line: 123, column: 1, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "tex2D<unsigned short>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = distinct !DILocation(line: 49, column: 18, scope: !296)
!322 = !DILocation(line: 65, column: 1, scope: !310, inlinedAt: !323)
!323 = distinct !DILocation(line: 123, column: 1, scope: !320, inlinedAt: !321)
!324 = !DILocation(line: 49, column: 3, scope: !296)
!325 = !DILocation(line: 49, column: 16, scope: !296)
!326 = !DILocation(line: 50, column: 1, scope: !296)
!327 = distinct !DISubprogram(name: "texels<int4>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!328 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !329)
!329 = distinct !DILocation(line: 47, column: 3, scope: !327)
!330 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !331)
!331 = distinct !DILocation(line: 47, column: 3, scope: !327)
!332 = !DILocation(line: 47, column: 3, scope: !327)
!333 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !334)
!334 = distinct !DILocation(line: 47, column: 3, scope: !327)
!335 = !DILocation(line: 48, column: 36, scope: !327)
!336 = !DILocation(line: 121, column: 1, scope: !175, inlinedAt: !337)
!337 = distinct !DILocation(line: 121, column: 1, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "tex1Dfetch<int4>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!339 = distinct !DILocation(line: 48, column: 14, scope: !327)
!340 = !DILocation(line: 48, column: 7, scope: !327)
!341 = !DILocation(line: 48, column: 3, scope: !327)
!342 = !DILocation(line: 48, column: 12, scope: !327)
!343 = !DILocation(line: 49, column: 34, scope: !327)
!344 = !DILocation(line: 49, column: 48, scope: !327)
!345 = !DILocation(line: 49, column: 40, scope: !327)
!346 = !DILocation(line: 123, column: 1, scope: !190, inlinedAt: !347)
!347 = distinct !DILocation(line: 123, column: 1, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "tex2D<int4>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = distinct !DILocation(line: 49, column: 18, scope: !327)
!350 = !DILocation(line: 49, column: 3, scope: !327)
!351 = !DILocation(line: 49, column: 16, scope: !327)
!352 = !DILocation(line: 50, column: 1, scope: !327)
!353 = distinct !DISubprogram(name: "texels<unsigned int>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!354 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !355)
!355 = distinct !DILocation(line: 47, column: 3, scope: !353)
!356 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !357)
!357 = distinct !DILocation(line: 47, column: 3, scope: !353)
!358 = !DILocation(line: 47, column: 3, scope: !353)
!359 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !360)
!360 = distinct !DILocation(line: 47, column: 3, scope: !353)
!361 = !DILocation(line: 48, column: 36, scope: !353)
!362 = !DILocation(line: 121, column: 1, scope: !209, inlinedAt: !363)
!363 = distinct !DILocation(line: 121, column: 1, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "tex1Dfetch<unsigned int>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = distinct !DILocation(line: 48, column: 14, scope: !353)
!366 = !DILocation(line: 48, column: 7, scope: !353)
!367 = !DILocation(line: 48, column: 3, scope: !353)
!368 = !DILocation(line: 48, column: 12, scope: !353)
!369 = !DILocation(line: 49, column: 34, scope: !353)
!370 = !DILocation(line: 49, column: 48, scope: !353)
!371 = !DILocation(line: 49, column: 40, scope: !353)
!372 = !DILocation(line: 123, column: 1, scope: !223, inlinedAt: !373)
!373 = distinct !DILocation(line: 123, column: 1, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "tex2D<unsigned int>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!375 = distinct !DILocation(line: 49, column: 18, scope: !353)
!376 = !DILocation(line: 49, column: 3, scope: !353)
!377 = !DILocation(line: 49, column: 16, scope: !353)
!378 = !DILocation(line: 50, column: 1, scope: !353)
!379 = distinct !DISubprogram(name: "texels<float4>", scope: !1, file: !1, line: 45, type: !16, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!380 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !381)
!381 = distinct !DILocation(line: 47, column: 3, scope: !379)
!382 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !383)
!383 = distinct !DILocation(line: 47, column: 3, scope: !379)
!384 = !DILocation(line: 47, column: 3, scope: !379)
!385 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !386)
!386 = distinct !DILocation(line: 47, column: 3, scope: !379)
!387 = !DILocation(line: 48, column: 36, scope: !379)
!388 = !DILocation(line: 121, column: 1, scope: !31, inlinedAt: !389)
!389 = distinct !DILocation(line: 121, column: 1, scope: !390, inlinedAt: !391)
!390 = distinct !DISubprogram(name: "tex1Dfetch<float4>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!391 = distinct !DILocation(line: 48, column: 14, scope: !379)
!392 = !DILocation(line: 48, column: 7, scope: !379)
!393 = !DILocation(line: 48, column: 3, scope: !379)
!394 = !DILocation(line: 48, column: 12, scope: !379)
!395 = !DILocation(line: 49, column: 34, scope: !379)
!396 = !DILocation(line: 49, column: 48, scope: !379)
!397 = !DILocation(line: 49, column: 40, scope: !379)
!398 = !DILocation(line: 123, column: 1, scope: !75, inlinedAt: !399)
!399 = distinct !DILocation(line: 123, column: 1, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "tex2D<float4>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!401 = distinct !DILocation(line: 49, column: 18, scope: !379)
!402 = !DILocation(line: 49, column: 3, scope: !379)
!403 = !DILocation(line: 49, column: 16, scope: !379)
!404 = !DILocation(line: 50, column: 1, scope: !379)
!405 = distinct !DISubprogram(name: "references", scope: !1, file: !1, line: 73, type: !16, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!406 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !407)
!407 = distinct !DILocation(line: 74, column: 3, scope: !405)
!408 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !409)
!409 = distinct !DILocation(line: 74, column: 3, scope: !405)
!410 = !DILocation(line: 74, column: 3, scope: !405)
!411 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !412)
!412 = distinct !DILocation(line: 74, column: 3, scope: !405)
!413 = !DILocation(line: 75, column: 24, scope: !405)
!414 = !DILocation(line: 75, column: 33, scope: !405)
!415 = !DILocation(line: 75, column: 47, scope: !405)
!416 = !DILocation(line: 75, column: 39, scope: !405)
!417 = !DILocation(line: 37, column: 3, scope: !418, inlinedAt: !419)
!418 = distinct !DISubprogram(name: "rk_handle<uchar4, 2, (cudaTextureReadMode)1>", scope: !32, file: !32, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!419 = distinct !DILocation(line: 123, column: 1, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "tex2D<uchar4>", scope: !32, file: !32, line: 123, type: !16, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!421 = distinct !DILocation(line: 75, column: 18, scope: !405)
!422 = !{i64 648836}
!423 = !DILocation(line: 123, column: 1, scope: !75, inlinedAt: !424)
!424 = distinct !DILocation(line: 123, column: 1, scope: !400, inlinedAt: !425)
!425 = distinct !DILocation(line: 123, column: 10, scope: !420, inlinedAt: !421)
!426 = !DILocation(line: 76, column: 25, scope: !405)
!427 = !DILocation(line: 76, column: 32, scope: !405)
!428 = !DILocation(line: 37, column: 3, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "rk_handle<float, 1, (cudaTextureReadMode)0>", scope: !32, file: !32, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!430 = distinct !DILocation(line: 121, column: 1, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "tex1Dfetch<float>", scope: !32, file: !32, line: 121, type: !16, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!432 = distinct !DILocation(line: 76, column: 14, scope: !405)
!433 = !DILocation(line: 121, column: 1, scope: !31, inlinedAt: !434)
!434 = distinct !DILocation(line: 121, column: 1, scope: !34, inlinedAt: !435)
!435 = distinct !DILocation(line: 121, column: 10, scope: !431, inlinedAt: !432)
!436 = !DILocation(line: 76, column: 11, scope: !405)
!437 = !DILocation(line: 77, column: 27, scope: !405)
!438 = !DILocation(line: 77, column: 34, scope: !405)
!439 = !DILocation(line: 77, column: 48, scope: !405)
!440 = !DILocation(line: 37, column: 3, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "rk_handle<float, 242, (cudaTextureReadMode)0>", scope: !32, file: !32, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!442 = distinct !DILocation(line: 149, column: 1, scope: !443, inlinedAt: !444)
!443 = distinct !DISubprogram(name: "tex2DLayered<float>", scope: !32, file: !32, line: 149, type: !16, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!444 = distinct !DILocation(line: 77, column: 14, scope: !405)
!445 = !DILocation(line: 145, column: 1, scope: !134, inlinedAt: !446)
!446 = distinct !DILocation(line: 149, column: 1, scope: !136, inlinedAt: !447)
!447 = distinct !DILocation(line: 149, column: 1, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "tex2DLayered<float>", scope: !32, file: !32, line: 149, type: !16, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!449 = distinct !DILocation(line: 149, column: 10, scope: !443, inlinedAt: !444)
!450 = !DILocation(line: 149, column: 1, scope: !136, inlinedAt: !447)
!451 = !DILocation(line: 77, column: 11, scope: !405)
!452 = !DILocation(line: 78, column: 3, scope: !405)
!453 = !DILocation(line: 78, column: 8, scope: !405)
!454 = !DILocation(line: 79, column: 1, scope: !405)
!455 = distinct !DISubprogram(name: "paint", scope: !1, file: !1, line: 81, type: !16, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!456 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !457)
!457 = distinct !DILocation(line: 82, column: 3, scope: !455)
!458 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !459)
!459 = distinct !DILocation(line: 82, column: 3, scope: !455)
!460 = !DILocation(line: 82, column: 3, scope: !455)
!461 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !462)
!462 = distinct !DILocation(line: 82, column: 3, scope: !455)
!463 = !DILocation(line: 83, column: 35, scope: !455)
!464 = !DILocation(line: 83, column: 59, scope: !455)
!465 = !DILocation(line: 83, column: 51, scope: !455)
!466 = !DILocation(line: 83, column: 46, scope: !455)
!467 = !DILocation(line: 42, column: 3, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "rk_handle<void, 2>", scope: !32, file: !32, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!469 = distinct !DILocation(line: 353, column: 1, scope: !470, inlinedAt: !471)
!470 = distinct !DISubprogram(name: "surf2Dread<float4>", scope: !32, file: !32, line: 353, type: !16, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!471 = distinct !DILocation(line: 83, column: 16, scope: !455)
!472 = !{i64 649042}
!473 = !DILocation(line: 228, column: 1, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "rk_load_2D", scope: !32, file: !32, line: 228, type: !16, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!475 = distinct !DILocation(line: 353, column: 1, scope: !476, inlinedAt: !477)
!476 = distinct !DISubprogram(name: "surf2Dread<float4>", scope: !32, file: !32, line: 353, type: !16, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!477 = distinct !DILocation(line: 353, column: 1, scope: !470, inlinedAt: !471)
!478 = !DILocation(line: 84, column: 11, scope: !455)
!479 = !DILocation(line: 353, column: 1, scope: !480, inlinedAt: !481)
!480 = distinct !DISubprogram(name: "surf2Dwrite<float4>", scope: !32, file: !32, line: 353, type: !16, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!481 = distinct !DILocation(line: 353, column: 1, scope: !482, inlinedAt: !483)
!482 = distinct !DISubprogram(name: "surf2Dwrite<float4>", scope: !32, file: !32, line: 353, type: !16, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!483 = distinct !DILocation(line: 85, column: 3, scope: !455)
!484 = !DILocation(line: 228, column: 1, scope: !485, inlinedAt: !486)
!485 = distinct !DISubprogram(name: "rk_store_2D", scope: !32, file: !32, line: 228, type: !16, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!486 = distinct !DILocation(line: 353, column: 1, scope: !480, inlinedAt: !481)
!487 = !DILocation(line: 86, column: 1, scope: !455)
!488 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 89, type: !16, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!489 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !490)
!490 = distinct !DILocation(line: 91, column: 3, scope: !488)
!491 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !492)
!492 = distinct !DILocation(line: 91, column: 3, scope: !488)
!493 = !DILocation(line: 91, column: 3, scope: !488)
!494 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !495)
!495 = distinct !DILocation(line: 91, column: 3, scope: !488)
!496 = !DILocation(line: 92, column: 23, scope: !488)
!497 = !DILocation(line: 92, column: 31, scope: !488)
!498 = !DILocation(line: 92, column: 44, scope: !488)
!499 = !DILocation(line: 123, column: 1, scope: !75, inlinedAt: !500)
!500 = distinct !DILocation(line: 123, column: 1, scope: !77, inlinedAt: !501)
!501 = distinct !DILocation(line: 92, column: 10, scope: !488)
!502 = !DILocation(line: 92, column: 3, scope: !488)
!503 = !DILocation(line: 92, column: 8, scope: !488)
!504 = !DILocation(line: 93, column: 1, scope: !488)
!505 = distinct !DISubprogram(name: "in_struct", scope: !1, file: !1, line: 99, type: !16, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!506 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !507)
!507 = distinct !DILocation(line: 100, column: 3, scope: !505)
!508 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !509)
!509 = distinct !DILocation(line: 100, column: 3, scope: !505)
!510 = !DILocation(line: 100, column: 3, scope: !505)
!511 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !512)
!512 = distinct !DILocation(line: 100, column: 3, scope: !505)
!513 = !DILocation(line: 101, column: 12, scope: !505)
!514 = !{!515, !45, i64 8}
!515 = !{!"_ZTS5Field", !516, i64 0, !45, i64 8}
!516 = !{!"long long", !13, i64 0}
!517 = !DILocation(line: 101, column: 35, scope: !505)
!518 = !{!515, !516, i64 0}
!519 = !DILocation(line: 101, column: 43, scope: !505)
!520 = !DILocation(line: 122, column: 1, scope: !57, inlinedAt: !521)
!521 = distinct !DILocation(line: 122, column: 1, scope: !59, inlinedAt: !522)
!522 = distinct !DILocation(line: 101, column: 20, scope: !505)
!523 = !DILocation(line: 101, column: 18, scope: !505)
!524 = !DILocation(line: 101, column: 3, scope: !505)
!525 = !DILocation(line: 101, column: 8, scope: !505)
!526 = !DILocation(line: 102, column: 1, scope: !505)
!527 = distinct !DISubprogram(name: "centers", scope: !1, file: !1, line: 105, type: !16, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!528 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !529)
!529 = distinct !DILocation(line: 106, column: 11, scope: !527)
!530 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !531)
!531 = distinct !DILocation(line: 106, column: 24, scope: !527)
!532 = !DILocation(line: 106, column: 22, scope: !527)
!533 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !534)
!534 = distinct !DILocation(line: 106, column: 37, scope: !527)
!535 = !DILocation(line: 106, column: 35, scope: !527)
!536 = !DILocation(line: 67, column: 27, scope: !537, inlinedAt: !538)
!537 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 67, type: !16, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!538 = distinct !DILocation(line: 106, column: 54, scope: !527)
!539 = !DILocation(line: 80, column: 27, scope: !540, inlinedAt: !541)
!540 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 80, type: !16, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!541 = distinct !DILocation(line: 106, column: 67, scope: !527)
!542 = !DILocation(line: 106, column: 65, scope: !527)
!543 = !DILocation(line: 54, column: 27, scope: !544, inlinedAt: !545)
!544 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !20, file: !20, line: 54, type: !16, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!545 = distinct !DILocation(line: 106, column: 80, scope: !527)
!546 = !DILocation(line: 106, column: 78, scope: !527)
!547 = !DILocation(line: 107, column: 9, scope: !527)
!548 = !DILocation(line: 107, column: 13, scope: !527)
!549 = !DILocation(line: 107, column: 54, scope: !527)
!550 = !DILocation(line: 107, column: 56, scope: !527)
!551 = !DILocation(line: 107, column: 64, scope: !527)
!552 = !DILocation(line: 107, column: 66, scope: !527)
!553 = !DILocation(line: 123, column: 1, scope: !75, inlinedAt: !554)
!554 = distinct !DILocation(line: 123, column: 1, scope: !77, inlinedAt: !555)
!555 = distinct !DILocation(line: 107, column: 38, scope: !527)
!556 = !DILocation(line: 107, column: 27, scope: !527)
!557 = !DILocation(line: 107, column: 31, scope: !527)
!558 = !DILocation(line: 107, column: 23, scope: !527)
!559 = !DILocation(line: 107, column: 36, scope: !527)
!560 = !DILocation(line: 108, column: 1, scope: !527)
!561 = distinct !DISubprogram(name: "surface1d", scope: !1, file: !1, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!562 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !563)
!563 = distinct !DILocation(line: 111, column: 3, scope: !561)
!564 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !565)
!565 = distinct !DILocation(line: 111, column: 3, scope: !561)
!566 = !DILocation(line: 111, column: 3, scope: !561)
!567 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !568)
!568 = distinct !DILocation(line: 111, column: 3, scope: !561)
!569 = !DILocation(line: 112, column: 15, scope: !561)
!570 = !DILocation(line: 112, column: 13, scope: !561)
!571 = !DILocation(line: 227, column: 1, scope: !572, inlinedAt: !573)
!572 = distinct !DISubprogram(name: "rk_load_1D", scope: !32, file: !32, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!573 = distinct !DILocation(line: 352, column: 1, scope: !574, inlinedAt: !575)
!574 = distinct !DISubprogram(name: "surf1Dread<float>", scope: !32, file: !32, line: 352, type: !16, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!575 = distinct !DILocation(line: 113, column: 19, scope: !561)
!576 = !DILocation(line: 227, column: 1, scope: !577, inlinedAt: !578)
!577 = distinct !DISubprogram(name: "rk_load_1D", scope: !32, file: !32, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!578 = distinct !DILocation(line: 352, column: 1, scope: !574, inlinedAt: !579)
!579 = distinct !DILocation(line: 114, column: 18, scope: !561)
!580 = !DILocation(line: 115, column: 50, scope: !561)
!581 = !DILocation(line: 227, column: 1, scope: !582, inlinedAt: !583)
!582 = distinct !DISubprogram(name: "rk_store_1D", scope: !32, file: !32, line: 227, type: !16, scopeLine: 227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!583 = distinct !DILocation(line: 352, column: 1, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "surf1Dwrite<float2>", scope: !32, file: !32, line: 352, type: !16, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!585 = distinct !DILocation(line: 115, column: 3, scope: !561)
!586 = !DILocation(line: 116, column: 1, scope: !561)
!587 = distinct !DISubprogram(name: "surface2d", scope: !1, file: !1, line: 118, type: !16, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!588 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !589)
!589 = distinct !DILocation(line: 119, column: 11, scope: !587)
!590 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !591)
!591 = distinct !DILocation(line: 119, column: 24, scope: !587)
!592 = !DILocation(line: 119, column: 22, scope: !587)
!593 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !594)
!594 = distinct !DILocation(line: 119, column: 37, scope: !587)
!595 = !DILocation(line: 119, column: 35, scope: !587)
!596 = !DILocation(line: 119, column: 49, scope: !587)
!597 = !DILocation(line: 67, column: 27, scope: !537, inlinedAt: !598)
!598 = distinct !DILocation(line: 119, column: 58, scope: !587)
!599 = !DILocation(line: 80, column: 27, scope: !540, inlinedAt: !600)
!600 = distinct !DILocation(line: 119, column: 71, scope: !587)
!601 = !DILocation(line: 119, column: 69, scope: !587)
!602 = !DILocation(line: 54, column: 27, scope: !544, inlinedAt: !603)
!603 = distinct !DILocation(line: 119, column: 84, scope: !587)
!604 = !DILocation(line: 119, column: 82, scope: !587)
!605 = !DILocation(line: 119, column: 96, scope: !587)
!606 = !DILocation(line: 120, column: 9, scope: !587)
!607 = !DILocation(line: 120, column: 13, scope: !587)
!608 = !DILocation(line: 121, column: 29, scope: !587)
!609 = !DILocation(line: 121, column: 24, scope: !587)
!610 = !DILocation(line: 121, column: 38, scope: !587)
!611 = !DILocation(line: 121, column: 14, scope: !587)
!612 = !DILocation(line: 122, column: 23, scope: !587)
!613 = !DILocation(line: 294, column: 1, scope: !614, inlinedAt: !615)
!614 = distinct !DISubprogram(name: "to", scope: !32, file: !32, line: 294, type: !16, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!615 = distinct !DILocation(line: 353, column: 1, scope: !616, inlinedAt: !617)
!616 = distinct !DISubprogram(name: "surf2Dwrite<uchar4>", scope: !32, file: !32, line: 353, type: !16, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!617 = distinct !DILocation(line: 122, column: 3, scope: !587)
!618 = !DILocation(line: 245, column: 3, scope: !619, inlinedAt: !620)
!619 = distinct !DISubprogram(name: "rk_word<short, unsigned char>", scope: !32, file: !32, line: 243, type: !16, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!620 = distinct !DILocation(line: 294, column: 1, scope: !614, inlinedAt: !615)
!621 = !DILocation(line: 245, column: 3, scope: !619, inlinedAt: !622)
!622 = distinct !DILocation(line: 294, column: 1, scope: !614, inlinedAt: !615)
!623 = !DILocation(line: 228, column: 1, scope: !624, inlinedAt: !625)
!624 = distinct !DISubprogram(name: "rk_store_2D", scope: !32, file: !32, line: 228, type: !16, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!625 = distinct !DILocation(line: 353, column: 1, scope: !616, inlinedAt: !617)
!626 = !DILocation(line: 123, column: 1, scope: !587)
!627 = distinct !DISubprogram(name: "surface3d", scope: !1, file: !1, line: 125, type: !16, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!628 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !629)
!629 = distinct !DILocation(line: 126, column: 11, scope: !627)
!630 = !DILocation(line: 54, column: 27, scope: !544, inlinedAt: !631)
!631 = distinct !DILocation(line: 126, column: 28, scope: !627)
!632 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !633)
!633 = distinct !DILocation(line: 126, column: 45, scope: !627)
!634 = !DILocation(line: 127, column: 36, scope: !627)
!635 = !DILocation(line: 229, column: 1, scope: !636, inlinedAt: !637)
!636 = distinct !DISubprogram(name: "rk_load_3D", scope: !32, file: !32, line: 229, type: !16, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!637 = distinct !DILocation(line: 354, column: 1, scope: !638, inlinedAt: !639)
!638 = distinct !DISubprogram(name: "surf3Dread<short>", scope: !32, file: !32, line: 354, type: !16, scopeLine: 354, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!639 = distinct !DILocation(line: 127, column: 13, scope: !627)
!640 = !DILocation(line: 128, column: 32, scope: !627)
!641 = !DILocation(line: 128, column: 36, scope: !627)
!642 = !DILocation(line: 128, column: 41, scope: !627)
!643 = !DILocation(line: 128, column: 45, scope: !627)
!644 = !DILocation(line: 128, column: 27, scope: !627)
!645 = !DILocation(line: 128, column: 25, scope: !627)
!646 = !DILocation(line: 229, column: 1, scope: !647, inlinedAt: !648)
!647 = distinct !DISubprogram(name: "rk_store_3D", scope: !32, file: !32, line: 229, type: !16, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!648 = distinct !DILocation(line: 354, column: 1, scope: !649, inlinedAt: !650)
!649 = distinct !DISubprogram(name: "surf3Dwrite<short>", scope: !32, file: !32, line: 354, type: !16, scopeLine: 354, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!650 = distinct !DILocation(line: 128, column: 3, scope: !627)
!651 = !DILocation(line: 129, column: 1, scope: !627)
!652 = distinct !DISubprogram(name: "surface_layers", scope: !1, file: !1, line: 131, type: !16, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!653 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !654)
!654 = distinct !DILocation(line: 132, column: 11, scope: !652)
!655 = !DILocation(line: 54, column: 27, scope: !544, inlinedAt: !656)
!656 = distinct !DILocation(line: 132, column: 28, scope: !652)
!657 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !658)
!658 = distinct !DILocation(line: 132, column: 49, scope: !652)
!659 = !DILocation(line: 134, column: 30, scope: !652)
!660 = !DILocation(line: 231, column: 1, scope: !661, inlinedAt: !662)
!661 = distinct !DISubprogram(name: "rk_load_2DLayered", scope: !32, file: !32, line: 231, type: !16, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!662 = distinct !DILocation(line: 358, column: 1, scope: !663, inlinedAt: !664)
!663 = distinct !DISubprogram(name: "surf2DLayeredread<long long>", scope: !32, file: !32, line: 358, type: !16, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!664 = distinct !DILocation(line: 358, column: 1, scope: !665, inlinedAt: !666)
!665 = distinct !DISubprogram(name: "surf2DLayeredread<long long>", scope: !32, file: !32, line: 358, type: !16, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!666 = distinct !DILocation(line: 134, column: 3, scope: !652)
!667 = !DILocation(line: 135, column: 27, scope: !652)
!668 = !DILocation(line: 135, column: 46, scope: !652)
!669 = !DILocation(line: 135, column: 50, scope: !652)
!670 = !DILocation(line: 135, column: 41, scope: !652)
!671 = !DILocation(line: 230, column: 1, scope: !672, inlinedAt: !673)
!672 = distinct !DISubprogram(name: "rk_store_1DLayered", scope: !32, file: !32, line: 230, type: !16, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!673 = distinct !DILocation(line: 356, column: 1, scope: !674, inlinedAt: !675)
!674 = distinct !DISubprogram(name: "surf1DLayeredwrite<int>", scope: !32, file: !32, line: 356, type: !16, scopeLine: 356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!675 = distinct !DILocation(line: 135, column: 3, scope: !652)
!676 = !DILocation(line: 136, column: 1, scope: !652)
!677 = distinct !DISubprogram(name: "assembly", scope: !1, file: !1, line: 139, type: !16, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!678 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !679)
!679 = distinct !DILocation(line: 141, column: 3, scope: !677)
!680 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !681)
!681 = distinct !DILocation(line: 141, column: 3, scope: !677)
!682 = !DILocation(line: 141, column: 3, scope: !677)
!683 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !684)
!684 = distinct !DILocation(line: 141, column: 3, scope: !677)
!685 = !DILocation(line: 143, column: 16, scope: !677)
!686 = !DILocation(line: 146, column: 21, scope: !677)
!687 = !DILocation(line: 146, column: 40, scope: !677)
!688 = !DILocation(line: 146, column: 32, scope: !677)
!689 = !DILocation(line: 144, column: 3, scope: !677)
!690 = !{i64 5739}
!691 = !DILocation(line: 149, column: 27, scope: !677)
!692 = !DILocation(line: 147, column: 3, scope: !677)
!693 = !{i64 5897}
!694 = !DILocation(line: 150, column: 3, scope: !677)
!695 = !{i64 6082}
!696 = !DILocation(line: 151, column: 79, scope: !677)
!697 = !DILocation(line: 151, column: 3, scope: !677)
!698 = !{i64 6166}
!699 = !DILocation(line: 152, column: 3, scope: !677)
!700 = !DILocation(line: 152, column: 8, scope: !677)
!701 = !DILocation(line: 153, column: 1, scope: !677)
!702 = distinct !DISubprogram(name: "mipmap", scope: !1, file: !1, line: 156, type: !16, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!703 = !DILocation(line: 128, column: 1, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "rk_tex2DLod", scope: !32, file: !32, line: 128, type: !16, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!705 = distinct !DILocation(line: 128, column: 1, scope: !706, inlinedAt: !707)
!706 = distinct !DISubprogram(name: "tex2DLod<float>", scope: !32, file: !32, line: 128, type: !16, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!707 = distinct !DILocation(line: 157, column: 10, scope: !702)
!708 = !DILocation(line: 157, column: 8, scope: !702)
!709 = !DILocation(line: 158, column: 1, scope: !702)
