; ModuleID = 'vectors.cu'
source_filename = "vectors.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.int2 = type { i32, i32 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.Body = type { float, float, float, float }
%struct.float3 = type { float, float, float }
%struct.Mixed = type { i32, double, i16 }
%struct.Grid = type { i32, i32, double, double, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16complex_multiplyPK6float2S1_PS_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %29, !dbg !26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !27
  %13 = getelementptr inbounds %struct.float2, ptr %0, i64 %12, !dbg !27
  %14 = load float, ptr %13, align 8, !dbg !27, !tbaa !28
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !27
  %16 = load float, ptr %15, align 4, !dbg !27, !tbaa !28
  %17 = getelementptr inbounds %struct.float2, ptr %1, i64 %12, !dbg !30
  %18 = load float, ptr %17, align 8, !dbg !30, !tbaa !28
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4, !dbg !30
  %20 = load float, ptr %19, align 4, !dbg !30, !tbaa !28
  %21 = fmul contract float %14, %18, !dbg !31
  %22 = fmul contract float %16, %20, !dbg !32
  %23 = fsub contract float %21, %22, !dbg !33
  %24 = fmul contract float %14, %20, !dbg !34
  %25 = fmul contract float %16, %18, !dbg !35
  %26 = fadd contract float %25, %24, !dbg !36
  %27 = getelementptr inbounds %struct.float2, ptr %2, i64 %12, !dbg !37
  store float %23, ptr %27, align 8, !dbg !38, !tbaa !28
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4, !dbg !38
  store float %26, ptr %28, align 4, !dbg !38, !tbaa !28
  br label %29, !dbg !39

29:                                               ; preds = %4, %11
  ret void, !dbg !39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6scale4PK6float4PS_fi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !40 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43
  %7 = mul i32 %5, %6, !dbg !45
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %9 = add i32 %7, %8, !dbg !48
  %10 = icmp slt i32 %9, %3, !dbg !49
  br i1 %10, label %11, label %29, !dbg !49

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !50
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12, !dbg !50
  %14 = load float, ptr %13, align 16, !dbg !50, !tbaa !28
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !50
  %16 = load float, ptr %15, align 4, !dbg !50, !tbaa !28
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !50
  %18 = load float, ptr %17, align 8, !dbg !50, !tbaa !28
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 12, !dbg !50
  %20 = load float, ptr %19, align 4, !dbg !50, !tbaa !28
  %21 = fmul contract float %2, %14, !dbg !51
  %22 = fmul contract float %2, %16, !dbg !52
  %23 = fmul contract float %2, %18, !dbg !53
  %24 = fmul contract float %2, %20, !dbg !54
  %25 = getelementptr inbounds %struct.float4, ptr %1, i64 %12, !dbg !55
  store float %21, ptr %25, align 16, !dbg !56, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4, !dbg !56
  store float %22, ptr %26, align 4, !dbg !56, !tbaa !28
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !56
  store float %23, ptr %27, align 8, !dbg !56, !tbaa !28
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 12, !dbg !56
  store float %24, ptr %28, align 4, !dbg !56, !tbaa !28
  br label %29, !dbg !57

29:                                               ; preds = %4, %11
  ret void, !dbg !57
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4dot4PK6float4S1_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !58 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %7 = mul i32 %5, %6, !dbg !63
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %9 = add i32 %7, %8, !dbg !66
  %10 = icmp slt i32 %9, %3, !dbg !67
  br i1 %10, label %11, label %37, !dbg !67

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !68
  %13 = getelementptr inbounds %struct.float4, ptr %0, i64 %12, !dbg !68
  %14 = load float, ptr %13, align 16, !dbg !69, !tbaa !70
  %15 = getelementptr inbounds %struct.float4, ptr %1, i64 %12, !dbg !72
  %16 = load float, ptr %15, align 16, !dbg !73, !tbaa !70
  %17 = fmul contract float %14, %16, !dbg !74
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4, !dbg !75
  %19 = load float, ptr %18, align 4, !dbg !75, !tbaa !76
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 4, !dbg !77
  %21 = load float, ptr %20, align 4, !dbg !77, !tbaa !76
  %22 = fmul contract float %19, %21, !dbg !78
  %23 = fadd contract float %17, %22, !dbg !79
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !80
  %25 = load float, ptr %24, align 8, !dbg !80, !tbaa !81
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !82
  %27 = load float, ptr %26, align 8, !dbg !82, !tbaa !81
  %28 = fmul contract float %25, %27, !dbg !83
  %29 = fadd contract float %23, %28, !dbg !84
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 12, !dbg !85
  %31 = load float, ptr %30, align 4, !dbg !85, !tbaa !86
  %32 = getelementptr inbounds nuw i8, ptr %15, i64 12, !dbg !87
  %33 = load float, ptr %32, align 4, !dbg !87, !tbaa !86
  %34 = fmul contract float %31, %33, !dbg !88
  %35 = fadd contract float %29, %34, !dbg !89
  %36 = getelementptr inbounds float, ptr %2, i64 %12, !dbg !90
  store float %35, ptr %36, align 4, !dbg !91, !tbaa !28
  br label %37, !dbg !92

37:                                               ; preds = %4, %11
  ret void, !dbg !92
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13reinterpretedPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !93 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %6 = mul i32 %4, %5, !dbg !98
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %8 = add i32 %6, %7, !dbg !101
  %9 = icmp slt i32 %8, %2, !dbg !102
  br i1 %9, label %10, label %24, !dbg !102

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !103
  %12 = getelementptr inbounds %struct.float4, ptr %0, i64 %11, !dbg !103
  %13 = load float, ptr %12, align 16, !dbg !103, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !103
  %15 = load float, ptr %14, align 4, !dbg !103, !tbaa !28
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !103
  %17 = load float, ptr %16, align 8, !dbg !103, !tbaa !28
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12, !dbg !103
  %19 = load float, ptr %18, align 4, !dbg !103, !tbaa !28
  %20 = getelementptr inbounds %struct.float4, ptr %1, i64 %11, !dbg !104
  store float %19, ptr %20, align 16, !dbg !105, !tbaa !28
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4, !dbg !105
  store float %17, ptr %21, align 4, !dbg !105, !tbaa !28
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !105
  store float %15, ptr %22, align 8, !dbg !105, !tbaa !28
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12, !dbg !105
  store float %13, ptr %23, align 4, !dbg !105, !tbaa !28
  br label %24, !dbg !106

24:                                               ; preds = %3, %10
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9swap_int2P4int2i(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !107 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %5 = mul i32 %3, %4, !dbg !112
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %7 = add i32 %5, %6, !dbg !115
  %8 = icmp slt i32 %7, %1, !dbg !116
  br i1 %8, label %9, label %15, !dbg !116

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !117
  %11 = getelementptr inbounds %struct.int2, ptr %0, i64 %10, !dbg !117
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4, !dbg !118
  %13 = load i32, ptr %12, align 4, !dbg !118, !tbaa !119
  %14 = load i32, ptr %11, align 8, !dbg !121, !tbaa !122
  store i32 %13, ptr %11, align 8, !dbg !123, !tbaa !7
  store i32 %14, ptr %12, align 4, !dbg !123, !tbaa !7
  br label %15, !dbg !124

15:                                               ; preds = %9, %2
  ret void, !dbg !125
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10pixel_grayPK6uchar4Phi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !126 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %6 = mul i32 %4, %5, !dbg !131
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %8 = add i32 %6, %7, !dbg !134
  %9 = icmp slt i32 %8, %2, !dbg !135
  br i1 %9, label %10, label %29, !dbg !135

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !136
  %12 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %11, !dbg !136
  %13 = load i8, ptr %12, align 4, !dbg !136, !tbaa !137
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 1, !dbg !136
  %15 = load i8, ptr %14, align 1, !dbg !136, !tbaa !137
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 2, !dbg !136
  %17 = load i8, ptr %16, align 2, !dbg !136, !tbaa !137
  %18 = zext i8 %13 to i16, !dbg !138
  %19 = mul nuw nsw i16 %18, 77, !dbg !139
  %20 = zext i8 %15 to i16, !dbg !140
  %21 = mul nuw i16 %20, 150, !dbg !141
  %22 = add nuw i16 %21, %19, !dbg !142
  %23 = zext i8 %17 to i16, !dbg !143
  %24 = mul nuw nsw i16 %23, 29, !dbg !144
  %25 = add nuw i16 %22, %24, !dbg !145
  %26 = lshr i16 %25, 8, !dbg !146
  %27 = trunc nuw i16 %26 to i8, !dbg !147
  %28 = getelementptr inbounds i8, ptr %1, i64 %11, !dbg !148
  store i8 %27, ptr %28, align 1, !dbg !149, !tbaa !137
  br label %29, !dbg !150

29:                                               ; preds = %3, %10
  ret void, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7gravityPK4BodyP6float3if(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !dbg !151 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154
  %7 = mul i32 %5, %6, !dbg !156
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %9 = add i32 %7, %8, !dbg !159
  %10 = icmp slt i32 %9, %2, !dbg !160
  br i1 %10, label %11, label %64, !dbg !160

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0, !dbg !161
  br i1 %12, label %13, label %18, !dbg !162

13:                                               ; preds = %11
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds %struct.Body, ptr %0, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  br label %26, !dbg !162

18:                                               ; preds = %26, %11
  %19 = phi float [ 0.000000e+00, %11 ], [ %61, %26 ], !dbg !163
  %20 = phi float [ 0.000000e+00, %11 ], [ %59, %26 ], !dbg !163
  %21 = phi float [ 0.000000e+00, %11 ], [ %57, %26 ], !dbg !163
  %22 = sext i32 %9 to i64, !dbg !164
  %23 = getelementptr inbounds %struct.float3, ptr %1, i64 %22, !dbg !164
  store float %21, ptr %23, align 4, !dbg !165, !tbaa !28
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4, !dbg !165
  store float %20, ptr %24, align 4, !dbg !165, !tbaa !28
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !165
  store float %19, ptr %25, align 4, !dbg !165, !tbaa !28
  br label %64, !dbg !166

26:                                               ; preds = %13, %26
  %27 = phi float [ 0.000000e+00, %13 ], [ %57, %26 ]
  %28 = phi float [ 0.000000e+00, %13 ], [ %59, %26 ]
  %29 = phi float [ 0.000000e+00, %13 ], [ %61, %26 ]
  %30 = phi i32 [ 0, %13 ], [ %62, %26 ]
  %31 = zext nneg i32 %30 to i64, !dbg !167
  %32 = getelementptr inbounds nuw %struct.Body, ptr %0, i64 %31, !dbg !167
  %33 = load float, ptr %32, align 4, !dbg !168, !tbaa !169
  %34 = load float, ptr %15, align 4, !dbg !171, !tbaa !169
  %35 = fsub contract float %33, %34, !dbg !172
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 4, !dbg !173
  %37 = load float, ptr %36, align 4, !dbg !173, !tbaa !174
  %38 = load float, ptr %16, align 4, !dbg !175, !tbaa !174
  %39 = fsub contract float %37, %38, !dbg !176
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 8, !dbg !177
  %41 = load float, ptr %40, align 4, !dbg !177, !tbaa !178
  %42 = load float, ptr %17, align 4, !dbg !179, !tbaa !178
  %43 = fsub contract float %41, %42, !dbg !180
  %44 = fmul contract float %35, %35, !dbg !181
  %45 = fmul contract float %39, %39, !dbg !182
  %46 = fadd contract float %44, %45, !dbg !183
  %47 = fmul contract float %43, %43, !dbg !184
  %48 = fadd contract float %46, %47, !dbg !185
  %49 = fadd contract float %3, %48, !dbg !186
  %50 = tail call contract noundef float @__nv_rsqrtf(float noundef %49) #4, !dbg !187
  %51 = getelementptr inbounds nuw i8, ptr %32, i64 12, !dbg !191
  %52 = load float, ptr %51, align 4, !dbg !191, !tbaa !192
  %53 = fmul contract float %50, %52, !dbg !193
  %54 = fmul contract float %50, %53, !dbg !194
  %55 = fmul contract float %50, %54, !dbg !195
  %56 = fmul contract float %35, %55, !dbg !196
  %57 = fadd contract float %27, %56, !dbg !197
  %58 = fmul contract float %39, %55, !dbg !198
  %59 = fadd contract float %28, %58, !dbg !199
  %60 = fmul contract float %43, %55, !dbg !200
  %61 = fadd contract float %29, %60, !dbg !201
  %62 = add nuw nsw i32 %30, 1, !dbg !202
  %63 = icmp eq i32 %62, %2, !dbg !161
  br i1 %63, label %18, label %26, !dbg !162, !llvm.loop !203

64:                                               ; preds = %4, %18
  ret void, !dbg !166
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12update_mixedP5Mixedi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !207 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !210
  %5 = mul i32 %3, %4, !dbg !212
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !213
  %7 = add i32 %5, %6, !dbg !215
  %8 = icmp slt i32 %7, %1, !dbg !216
  br i1 %8, label %9, label %22, !dbg !216

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !217
  %11 = getelementptr inbounds %struct.Mixed, ptr %0, i64 %10, !dbg !217
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !218
  %13 = load double, ptr %12, align 8, !dbg !218, !tbaa !219
  %14 = fmul contract double %13, 2.000000e+00, !dbg !223
  %15 = load i32, ptr %11, align 8, !dbg !224, !tbaa !225
  %16 = sitofp i32 %15 to double, !dbg !226
  %17 = fadd contract double %14, %16, !dbg !227
  store double %17, ptr %12, align 8, !dbg !228, !tbaa !219
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !229
  %19 = load i16, ptr %18, align 8, !dbg !229, !tbaa !230
  %20 = sext i16 %19 to i32, !dbg !231
  %21 = add nsw i32 %15, %20, !dbg !232
  store i32 %21, ptr %11, align 8, !dbg !232, !tbaa !225
  br label %22, !dbg !233

22:                                               ; preds = %2, %9
  ret void, !dbg !233
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9laplacianPKdPd4Grid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %2) local_unnamed_addr #0 !dbg !234 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !237
  %6 = mul i32 %4, %5, !dbg !239
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !240
  %8 = add i32 %6, %7, !dbg !242
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !243
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !246
  %11 = mul nuw nsw i32 %9, %10, !dbg !249
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !250
  %13 = add nuw nsw i32 %11, %12, !dbg !253
  %14 = icmp slt i32 %8, 1, !dbg !254
  %15 = icmp eq i32 %13, 0
  %16 = or i1 %14, %15, !dbg !255
  br i1 %16, label %63, label %17, !dbg !255

17:                                               ; preds = %3
  %18 = load i32, ptr %2, align 8, !dbg !256, !tbaa !257
  %19 = add nsw i32 %18, -1, !dbg !259
  %20 = icmp slt i32 %8, %19, !dbg !260
  br i1 %20, label %21, label %63, !dbg !261

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !262
  %23 = load i32, ptr %22, align 4, !dbg !262, !tbaa !263
  %24 = add nsw i32 %23, -1, !dbg !264
  %25 = icmp slt i32 %13, %24, !dbg !265
  br i1 %25, label %26, label %63, !dbg !261

26:                                               ; preds = %21
  %27 = mul nsw i32 %18, %13, !dbg !266
  %28 = add nsw i32 %27, %8, !dbg !267
  %29 = sext i32 %28 to i64, !dbg !268
  %30 = getelementptr double, ptr %0, i64 %29, !dbg !268
  %31 = getelementptr i8, ptr %30, i64 -8, !dbg !268
  %32 = load double, ptr %31, align 8, !dbg !268, !tbaa !269
  %33 = load double, ptr %30, align 8, !dbg !270, !tbaa !269
  %34 = fmul contract double %33, 2.000000e+00, !dbg !271
  %35 = fsub contract double %32, %34, !dbg !272
  %36 = getelementptr i8, ptr %30, i64 8, !dbg !273
  %37 = load double, ptr %36, align 8, !dbg !273, !tbaa !269
  %38 = fadd contract double %37, %35, !dbg !274
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !275
  %40 = load double, ptr %39, align 8, !dbg !275, !tbaa !276
  %41 = fmul contract double %40, %40, !dbg !277
  %42 = fdiv contract double %38, %41, !dbg !278
  %43 = sub nsw i32 %28, %18, !dbg !279
  %44 = sext i32 %43 to i64, !dbg !280
  %45 = getelementptr inbounds double, ptr %0, i64 %44, !dbg !280
  %46 = load double, ptr %45, align 8, !dbg !280, !tbaa !269
  %47 = fsub contract double %46, %34, !dbg !281
  %48 = add nsw i32 %28, %18, !dbg !282
  %49 = sext i32 %48 to i64, !dbg !283
  %50 = getelementptr inbounds double, ptr %0, i64 %49, !dbg !283
  %51 = load double, ptr %50, align 8, !dbg !283, !tbaa !269
  %52 = fadd contract double %47, %51, !dbg !284
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !285
  %54 = load double, ptr %53, align 8, !dbg !285, !tbaa !286
  %55 = fmul contract double %54, %54, !dbg !287
  %56 = fdiv contract double %52, %55, !dbg !288
  %57 = fadd contract double %42, %56, !dbg !289
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !290
  %59 = load float, ptr %58, align 8, !dbg !290, !tbaa !291
  %60 = fpext contract float %59 to double, !dbg !292
  %61 = fadd contract double %57, %60, !dbg !293
  %62 = getelementptr inbounds double, ptr %1, i64 %29, !dbg !294
  store double %61, ptr %62, align 8, !dbg !295, !tbaa !269
  br label %63, !dbg !296

63:                                               ; preds = %3, %17, %21, %26
  ret void, !dbg !296
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vectors.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "complex_multiply", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 24, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 35, scope: !11)
!26 = !DILocation(line: 5, column: 9, scope: !11)
!27 = !DILocation(line: 6, column: 14, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 6, column: 24, scope: !11)
!31 = !DILocation(line: 7, column: 26, scope: !11)
!32 = !DILocation(line: 7, column: 38, scope: !11)
!33 = !DILocation(line: 7, column: 32, scope: !11)
!34 = !DILocation(line: 7, column: 49, scope: !11)
!35 = !DILocation(line: 7, column: 61, scope: !11)
!36 = !DILocation(line: 7, column: 55, scope: !11)
!37 = !DILocation(line: 7, column: 3, scope: !11)
!38 = !DILocation(line: 7, column: 8, scope: !11)
!39 = !DILocation(line: 8, column: 1, scope: !11)
!40 = distinct !DISubprogram(name: "scale4", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !42)
!42 = distinct !DILocation(line: 11, column: 11, scope: !40)
!43 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !44)
!44 = distinct !DILocation(line: 11, column: 24, scope: !40)
!45 = !DILocation(line: 11, column: 22, scope: !40)
!46 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !47)
!47 = distinct !DILocation(line: 11, column: 37, scope: !40)
!48 = !DILocation(line: 11, column: 35, scope: !40)
!49 = !DILocation(line: 12, column: 9, scope: !40)
!50 = !DILocation(line: 13, column: 14, scope: !40)
!51 = !DILocation(line: 14, column: 7, scope: !40)
!52 = !DILocation(line: 15, column: 7, scope: !40)
!53 = !DILocation(line: 16, column: 7, scope: !40)
!54 = !DILocation(line: 17, column: 7, scope: !40)
!55 = !DILocation(line: 18, column: 3, scope: !40)
!56 = !DILocation(line: 18, column: 8, scope: !40)
!57 = !DILocation(line: 19, column: 1, scope: !40)
!58 = distinct !DISubprogram(name: "dot4", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !60)
!60 = distinct !DILocation(line: 22, column: 11, scope: !58)
!61 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !62)
!62 = distinct !DILocation(line: 22, column: 24, scope: !58)
!63 = !DILocation(line: 22, column: 22, scope: !58)
!64 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !65)
!65 = distinct !DILocation(line: 22, column: 37, scope: !58)
!66 = !DILocation(line: 22, column: 35, scope: !58)
!67 = !DILocation(line: 23, column: 9, scope: !58)
!68 = !DILocation(line: 24, column: 10, scope: !58)
!69 = !DILocation(line: 24, column: 15, scope: !58)
!70 = !{!71, !29, i64 0}
!71 = !{!"_ZTS6float4", !29, i64 0, !29, i64 4, !29, i64 8, !29, i64 12}
!72 = !DILocation(line: 24, column: 19, scope: !58)
!73 = !DILocation(line: 24, column: 24, scope: !58)
!74 = !DILocation(line: 24, column: 17, scope: !58)
!75 = !DILocation(line: 24, column: 33, scope: !58)
!76 = !{!71, !29, i64 4}
!77 = !DILocation(line: 24, column: 42, scope: !58)
!78 = !DILocation(line: 24, column: 35, scope: !58)
!79 = !DILocation(line: 24, column: 26, scope: !58)
!80 = !DILocation(line: 24, column: 51, scope: !58)
!81 = !{!71, !29, i64 8}
!82 = !DILocation(line: 24, column: 60, scope: !58)
!83 = !DILocation(line: 24, column: 53, scope: !58)
!84 = !DILocation(line: 24, column: 44, scope: !58)
!85 = !DILocation(line: 24, column: 69, scope: !58)
!86 = !{!71, !29, i64 12}
!87 = !DILocation(line: 24, column: 78, scope: !58)
!88 = !DILocation(line: 24, column: 71, scope: !58)
!89 = !DILocation(line: 24, column: 62, scope: !58)
!90 = !DILocation(line: 24, column: 3, scope: !58)
!91 = !DILocation(line: 24, column: 8, scope: !58)
!92 = !DILocation(line: 25, column: 1, scope: !58)
!93 = distinct !DISubprogram(name: "reinterpreted", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !95)
!95 = distinct !DILocation(line: 29, column: 11, scope: !93)
!96 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !97)
!97 = distinct !DILocation(line: 29, column: 24, scope: !93)
!98 = !DILocation(line: 29, column: 22, scope: !93)
!99 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !100)
!100 = distinct !DILocation(line: 29, column: 37, scope: !93)
!101 = !DILocation(line: 29, column: 35, scope: !93)
!102 = !DILocation(line: 30, column: 9, scope: !93)
!103 = !DILocation(line: 31, column: 14, scope: !93)
!104 = !DILocation(line: 32, column: 3, scope: !93)
!105 = !DILocation(line: 32, column: 35, scope: !93)
!106 = !DILocation(line: 33, column: 1, scope: !93)
!107 = distinct !DISubprogram(name: "swap_int2", scope: !1, file: !1, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !109)
!109 = distinct !DILocation(line: 36, column: 11, scope: !107)
!110 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !111)
!111 = distinct !DILocation(line: 36, column: 24, scope: !107)
!112 = !DILocation(line: 36, column: 22, scope: !107)
!113 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !114)
!114 = distinct !DILocation(line: 36, column: 37, scope: !107)
!115 = !DILocation(line: 36, column: 35, scope: !107)
!116 = !DILocation(line: 37, column: 9, scope: !107)
!117 = !DILocation(line: 37, column: 31, scope: !107)
!118 = !DILocation(line: 37, column: 36, scope: !107)
!119 = !{!120, !8, i64 4}
!120 = !{!"_ZTS4int2", !8, i64 0, !8, i64 4}
!121 = !DILocation(line: 37, column: 44, scope: !107)
!122 = !{!120, !8, i64 0}
!123 = !DILocation(line: 37, column: 19, scope: !107)
!124 = !DILocation(line: 37, column: 14, scope: !107)
!125 = !DILocation(line: 38, column: 1, scope: !107)
!126 = distinct !DISubprogram(name: "pixel_gray", scope: !1, file: !1, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !128)
!128 = distinct !DILocation(line: 41, column: 11, scope: !126)
!129 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !130)
!130 = distinct !DILocation(line: 41, column: 24, scope: !126)
!131 = !DILocation(line: 41, column: 22, scope: !126)
!132 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !133)
!133 = distinct !DILocation(line: 41, column: 37, scope: !126)
!134 = !DILocation(line: 41, column: 35, scope: !126)
!135 = !DILocation(line: 42, column: 9, scope: !126)
!136 = !DILocation(line: 43, column: 14, scope: !126)
!137 = !{!9, !9, i64 0}
!138 = !DILocation(line: 44, column: 35, scope: !126)
!139 = !DILocation(line: 44, column: 33, scope: !126)
!140 = !DILocation(line: 44, column: 47, scope: !126)
!141 = !DILocation(line: 44, column: 45, scope: !126)
!142 = !DILocation(line: 44, column: 39, scope: !126)
!143 = !DILocation(line: 44, column: 58, scope: !126)
!144 = !DILocation(line: 44, column: 56, scope: !126)
!145 = !DILocation(line: 44, column: 51, scope: !126)
!146 = !DILocation(line: 44, column: 63, scope: !126)
!147 = !DILocation(line: 44, column: 28, scope: !126)
!148 = !DILocation(line: 44, column: 3, scope: !126)
!149 = !DILocation(line: 44, column: 11, scope: !126)
!150 = !DILocation(line: 45, column: 1, scope: !126)
!151 = distinct !DISubprogram(name: "gravity", scope: !1, file: !1, line: 52, type: !12, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !153)
!153 = distinct !DILocation(line: 53, column: 11, scope: !151)
!154 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !155)
!155 = distinct !DILocation(line: 53, column: 24, scope: !151)
!156 = !DILocation(line: 53, column: 22, scope: !151)
!157 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !158)
!158 = distinct !DILocation(line: 53, column: 37, scope: !151)
!159 = !DILocation(line: 53, column: 35, scope: !151)
!160 = !DILocation(line: 54, column: 9, scope: !151)
!161 = !DILocation(line: 56, column: 21, scope: !151)
!162 = !DILocation(line: 56, column: 3, scope: !151)
!163 = !DILocation(line: 0, scope: !151)
!164 = !DILocation(line: 66, column: 3, scope: !151)
!165 = !DILocation(line: 66, column: 13, scope: !151)
!166 = !DILocation(line: 67, column: 1, scope: !151)
!167 = !DILocation(line: 57, column: 16, scope: !151)
!168 = !DILocation(line: 57, column: 26, scope: !151)
!169 = !{!170, !29, i64 0}
!170 = !{!"_ZTS4Body", !29, i64 0, !29, i64 4, !29, i64 8, !29, i64 12}
!171 = !DILocation(line: 57, column: 40, scope: !151)
!172 = !DILocation(line: 57, column: 28, scope: !151)
!173 = !DILocation(line: 58, column: 26, scope: !151)
!174 = !{!170, !29, i64 4}
!175 = !DILocation(line: 58, column: 40, scope: !151)
!176 = !DILocation(line: 58, column: 28, scope: !151)
!177 = !DILocation(line: 59, column: 26, scope: !151)
!178 = !{!170, !29, i64 8}
!179 = !DILocation(line: 59, column: 40, scope: !151)
!180 = !DILocation(line: 59, column: 28, scope: !151)
!181 = !DILocation(line: 60, column: 31, scope: !151)
!182 = !DILocation(line: 60, column: 41, scope: !151)
!183 = !DILocation(line: 60, column: 36, scope: !151)
!184 = !DILocation(line: 60, column: 51, scope: !151)
!185 = !DILocation(line: 60, column: 46, scope: !151)
!186 = !DILocation(line: 60, column: 56, scope: !151)
!187 = !DILocation(line: 280, column: 45, scope: !188, inlinedAt: !190)
!188 = distinct !DISubprogram(name: "rsqrtf", scope: !189, file: !189, line: 280, type: !12, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!190 = distinct !DILocation(line: 60, column: 21, scope: !151)
!191 = !DILocation(line: 61, column: 25, scope: !151)
!192 = !{!170, !29, i64 12}
!193 = !DILocation(line: 61, column: 30, scope: !151)
!194 = !DILocation(line: 61, column: 40, scope: !151)
!195 = !DILocation(line: 61, column: 50, scope: !151)
!196 = !DILocation(line: 62, column: 14, scope: !151)
!197 = !DILocation(line: 62, column: 8, scope: !151)
!198 = !DILocation(line: 63, column: 14, scope: !151)
!199 = !DILocation(line: 63, column: 8, scope: !151)
!200 = !DILocation(line: 64, column: 14, scope: !151)
!201 = !DILocation(line: 64, column: 8, scope: !151)
!202 = !DILocation(line: 56, column: 27, scope: !151)
!203 = distinct !{!203, !162, !204, !205, !206}
!204 = !DILocation(line: 65, column: 3, scope: !151)
!205 = !{!"llvm.loop.mustprogress"}
!206 = !{!"llvm.loop.unroll.disable"}
!207 = distinct !DISubprogram(name: "update_mixed", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !209)
!209 = distinct !DILocation(line: 77, column: 11, scope: !207)
!210 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !211)
!211 = distinct !DILocation(line: 77, column: 24, scope: !207)
!212 = !DILocation(line: 77, column: 22, scope: !207)
!213 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !214)
!214 = distinct !DILocation(line: 77, column: 37, scope: !207)
!215 = !DILocation(line: 77, column: 35, scope: !207)
!216 = !DILocation(line: 78, column: 9, scope: !207)
!217 = !DILocation(line: 79, column: 20, scope: !207)
!218 = !DILocation(line: 79, column: 29, scope: !207)
!219 = !{!220, !221, i64 8}
!220 = !{!"_ZTS5Mixed", !8, i64 0, !221, i64 8, !222, i64 16}
!221 = !{!"double", !9, i64 0}
!222 = !{!"short", !9, i64 0}
!223 = !DILocation(line: 79, column: 35, scope: !207)
!224 = !DILocation(line: 79, column: 52, scope: !207)
!225 = !{!220, !8, i64 0}
!226 = !DILocation(line: 79, column: 43, scope: !207)
!227 = !DILocation(line: 79, column: 41, scope: !207)
!228 = !DILocation(line: 79, column: 18, scope: !207)
!229 = !DILocation(line: 80, column: 30, scope: !207)
!230 = !{!220, !222, i64 16}
!231 = !DILocation(line: 80, column: 21, scope: !207)
!232 = !DILocation(line: 80, column: 18, scope: !207)
!233 = !DILocation(line: 81, column: 1, scope: !207)
!234 = distinct !DISubprogram(name: "laplacian", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!235 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !236)
!236 = distinct !DILocation(line: 90, column: 11, scope: !234)
!237 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !238)
!238 = distinct !DILocation(line: 90, column: 24, scope: !234)
!239 = !DILocation(line: 90, column: 22, scope: !234)
!240 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !241)
!241 = distinct !DILocation(line: 90, column: 37, scope: !234)
!242 = !DILocation(line: 90, column: 35, scope: !234)
!243 = !DILocation(line: 67, column: 27, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = distinct !DILocation(line: 91, column: 11, scope: !234)
!246 = !DILocation(line: 80, column: 27, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!248 = distinct !DILocation(line: 91, column: 24, scope: !234)
!249 = !DILocation(line: 91, column: 22, scope: !234)
!250 = !DILocation(line: 54, column: 27, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = distinct !DILocation(line: 91, column: 37, scope: !234)
!253 = !DILocation(line: 91, column: 35, scope: !234)
!254 = !DILocation(line: 92, column: 9, scope: !234)
!255 = !DILocation(line: 92, column: 13, scope: !234)
!256 = !DILocation(line: 92, column: 32, scope: !234)
!257 = !{!258, !8, i64 0}
!258 = !{!"_ZTS4Grid", !8, i64 0, !8, i64 4, !221, i64 8, !221, i64 16, !29, i64 24}
!259 = !DILocation(line: 92, column: 35, scope: !234)
!260 = !DILocation(line: 92, column: 27, scope: !234)
!261 = !DILocation(line: 92, column: 39, scope: !234)
!262 = !DILocation(line: 92, column: 49, scope: !234)
!263 = !{!258, !8, i64 4}
!264 = !DILocation(line: 92, column: 52, scope: !234)
!265 = !DILocation(line: 92, column: 44, scope: !234)
!266 = !DILocation(line: 93, column: 14, scope: !234)
!267 = !DILocation(line: 93, column: 21, scope: !234)
!268 = !DILocation(line: 94, column: 14, scope: !234)
!269 = !{!221, !221, i64 0}
!270 = !DILocation(line: 94, column: 32, scope: !234)
!271 = !DILocation(line: 94, column: 30, scope: !234)
!272 = !DILocation(line: 94, column: 24, scope: !234)
!273 = !DILocation(line: 94, column: 40, scope: !234)
!274 = !DILocation(line: 94, column: 38, scope: !234)
!275 = !DILocation(line: 94, column: 56, scope: !234)
!276 = !{!258, !221, i64 8}
!277 = !DILocation(line: 94, column: 59, scope: !234)
!278 = !DILocation(line: 94, column: 51, scope: !234)
!279 = !DILocation(line: 95, column: 19, scope: !234)
!280 = !DILocation(line: 95, column: 14, scope: !234)
!281 = !DILocation(line: 95, column: 27, scope: !234)
!282 = !DILocation(line: 95, column: 48, scope: !234)
!283 = !DILocation(line: 95, column: 43, scope: !234)
!284 = !DILocation(line: 95, column: 41, scope: !234)
!285 = !DILocation(line: 95, column: 62, scope: !234)
!286 = !{!258, !221, i64 16}
!287 = !DILocation(line: 95, column: 65, scope: !234)
!288 = !DILocation(line: 95, column: 57, scope: !234)
!289 = !DILocation(line: 94, column: 67, scope: !234)
!290 = !DILocation(line: 95, column: 77, scope: !234)
!291 = !{!258, !29, i64 24}
!292 = !DILocation(line: 95, column: 75, scope: !234)
!293 = !DILocation(line: 95, column: 73, scope: !234)
!294 = !DILocation(line: 94, column: 3, scope: !234)
!295 = !DILocation(line: 94, column: 11, scope: !234)
!296 = !DILocation(line: 96, column: 1, scope: !234)
