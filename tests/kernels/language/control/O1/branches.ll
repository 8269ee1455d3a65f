; ModuleID = 'branches.cu'
source_filename = "branches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10uniform_ifPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %22, !dbg !26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !27
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !27
  %14 = load float, ptr %13, align 4, !dbg !27, !tbaa !28
  switch i32 %3, label %17 [
    i32 0, label %19
    i32 1, label %15
  ], !dbg !30

15:                                               ; preds = %11
  %16 = fmul contract float %14, %14, !dbg !31
  br label %19, !dbg !32

17:                                               ; preds = %11
  %18 = fneg contract float %14, !dbg !33
  br label %19

19:                                               ; preds = %11, %15, %17
  %20 = phi float [ %16, %15 ], [ %18, %17 ], [ %14, %11 ]
  %21 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !27
  store float %20, ptr %21, align 4, !dbg !27, !tbaa !28
  br label %22, !dbg !34

22:                                               ; preds = %19, %4
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4reluPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !35 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %6 = mul i32 %4, %5, !dbg !40
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %8 = add i32 %6, %7, !dbg !43
  %9 = icmp slt i32 %8, %2, !dbg !44
  br i1 %9, label %10, label %17, !dbg !44

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !45
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !45
  %13 = load float, ptr %12, align 4, !dbg !45, !tbaa !28
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !46
  %15 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !47
  %16 = select i1 %14, float %13, float 0.000000e+00
  store float %16, ptr %15, align 4, !dbg !47, !tbaa !28
  br label %17, !dbg !48

17:                                               ; preds = %10, %3
  ret void, !dbg !48
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13keep_negativePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !49 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %6 = mul i32 %4, %5, !dbg !54
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  %8 = add i32 %6, %7, !dbg !57
  %9 = icmp slt i32 %8, %2, !dbg !58
  br i1 %9, label %10, label %17, !dbg !59

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !60
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !60
  %13 = load float, ptr %12, align 4, !dbg !60, !tbaa !28
  %14 = fcmp contract olt float %13, 0.000000e+00, !dbg !61
  br i1 %14, label %15, label %17, !dbg !59

15:                                               ; preds = %10
  %16 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !62
  store float %13, ptr %16, align 4, !dbg !63, !tbaa !28
  br label %17, !dbg !62

17:                                               ; preds = %15, %10, %3
  ret void, !dbg !64
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7diamondPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  %6 = mul i32 %4, %5, !dbg !70
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  %8 = add i32 %6, %7, !dbg !73
  %9 = icmp slt i32 %8, %2, !dbg !74
  br i1 %9, label %10, label %26, !dbg !74

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !75
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !75
  %13 = load float, ptr %12, align 4, !dbg !75, !tbaa !28
  %14 = fcmp contract olt float %13, -1.000000e+00, !dbg !76
  br i1 %14, label %23, label %15, !dbg !76

15:                                               ; preds = %10
  %16 = fcmp contract ogt float %13, 1.000000e+00, !dbg !77
  br i1 %16, label %17, label %20, !dbg !77

17:                                               ; preds = %15
  %18 = fcmp contract ogt float %13, 2.000000e+00, !dbg !78
  br i1 %18, label %19, label %23, !dbg !78

19:                                               ; preds = %17
  br label %23, !dbg !79

20:                                               ; preds = %15
  %21 = fmul contract float %13, %13, !dbg !80
  %22 = fmul contract float %13, %21, !dbg !81
  br label %23

23:                                               ; preds = %10, %20, %19, %17
  %24 = phi float [ %22, %20 ], [ 2.000000e+00, %19 ], [ 1.000000e+00, %17 ], [ -1.000000e+00, %10 ], !dbg !82
  %25 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !83
  store float %24, ptr %25, align 4, !dbg !84, !tbaa !28
  br label %26, !dbg !85

26:                                               ; preds = %3, %23
  ret void, !dbg !85
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8switchedPKiPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !86 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89
  %6 = mul i32 %4, %5, !dbg !91
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %8 = add i32 %6, %7, !dbg !94
  %9 = icmp slt i32 %8, %2, !dbg !95
  br i1 %9, label %10, label %25, !dbg !95

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !96
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !96
  %13 = load i32, ptr %12, align 4, !dbg !96, !tbaa !7
  %14 = and i32 %13, 7, !dbg !97
  switch i32 %14, label %21 [
    i32 0, label %22
    i32 1, label %15
    i32 3, label %17
    i32 4, label %19
    i32 5, label %19
  ], !dbg !98

15:                                               ; preds = %10
  %16 = add nsw i32 %13, 1, !dbg !99
  br label %22, !dbg !100

17:                                               ; preds = %10
  %18 = mul nsw i32 %13, 3, !dbg !101
  br label %22, !dbg !102

19:                                               ; preds = %10, %10
  %20 = sub nsw i32 0, %13, !dbg !103
  br label %22, !dbg !104

21:                                               ; preds = %10
  br label %22, !dbg !105

22:                                               ; preds = %10, %21, %19, %17, %15
  %23 = phi i32 [ %8, %21 ], [ %20, %19 ], [ %16, %15 ], [ %18, %17 ], [ 11, %10 ], !dbg !106
  %24 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !107
  store i32 %23, ptr %24, align 4, !dbg !108, !tbaa !7
  br label %25, !dbg !109

25:                                               ; preds = %3, %22
  ret void, !dbg !109
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12guarded_loadPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !110 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %6 = mul i32 %4, %5, !dbg !115
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %8 = add i32 %6, %7, !dbg !118
  %9 = icmp slt i32 %8, %2, !dbg !119
  br i1 %9, label %10, label %34, !dbg !119

10:                                               ; preds = %3
  %11 = icmp sgt i32 %8, 0, !dbg !120
  br i1 %11, label %12, label %17, !dbg !120

12:                                               ; preds = %10
  %13 = zext nneg i32 %8 to i64, !dbg !121
  %14 = getelementptr float, ptr %0, i64 %13, !dbg !121
  %15 = getelementptr i8, ptr %14, i64 -4, !dbg !121
  %16 = load float, ptr %15, align 4, !dbg !121, !tbaa !28
  br label %17, !dbg !122

17:                                               ; preds = %12, %10
  %18 = phi float [ %16, %12 ], [ 0.000000e+00, %10 ], !dbg !123
  %19 = add nsw i32 %8, 1, !dbg !124
  %20 = icmp slt i32 %19, %2, !dbg !125
  br i1 %20, label %21, label %25, !dbg !125

21:                                               ; preds = %17
  %22 = sext i32 %19 to i64, !dbg !126
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !126
  %24 = load float, ptr %23, align 4, !dbg !126, !tbaa !28
  br label %25, !dbg !127

25:                                               ; preds = %21, %17
  %26 = phi float [ %24, %21 ], [ 0.000000e+00, %17 ], !dbg !123
  %27 = sext i32 %8 to i64, !dbg !128
  %28 = getelementptr inbounds float, ptr %0, i64 %27, !dbg !128
  %29 = load float, ptr %28, align 4, !dbg !128, !tbaa !28
  %30 = fmul contract float %29, 2.000000e+00, !dbg !129
  %31 = fadd contract float %18, %30, !dbg !130
  %32 = fadd contract float %26, %31, !dbg !131
  %33 = getelementptr inbounds float, ptr %1, i64 %27, !dbg !132
  store float %32, ptr %33, align 4, !dbg !133, !tbaa !28
  br label %34, !dbg !134

34:                                               ; preds = %3, %25
  ret void, !dbg !134
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12guarded_sqrtPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !135 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !136
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138
  %6 = mul i32 %4, %5, !dbg !140
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141
  %8 = add i32 %6, %7, !dbg !143
  %9 = icmp slt i32 %8, %2, !dbg !144
  br i1 %9, label %10, label %23, !dbg !144

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !145
  %12 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !145
  %13 = load float, ptr %12, align 4, !dbg !145, !tbaa !28
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !146
  br i1 %14, label %15, label %20, !dbg !146

15:                                               ; preds = %10
  %16 = tail call contract noundef float @__nv_sqrtf(float noundef %13) #4, !dbg !147
  %17 = load float, ptr %12, align 4, !dbg !151, !tbaa !28
  %18 = fdiv contract float 1.000000e+00, %17, !dbg !152
  %19 = fadd contract float %16, %18, !dbg !153
  br label %20, !dbg !154

20:                                               ; preds = %15, %10
  %21 = phi float [ %19, %15 ], [ 0.000000e+00, %10 ], !dbg !155
  %22 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !156
  store float %21, ptr %22, align 4, !dbg !157, !tbaa !28
  br label %23, !dbg !158

23:                                               ; preds = %3, %20
  ret void, !dbg !158
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14guarded_dividePKiS0_Pii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !159 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = mul i32 %5, %6, !dbg !164
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %9 = add i32 %7, %8, !dbg !167
  %10 = icmp slt i32 %9, %3, !dbg !168
  br i1 %10, label %11, label %23, !dbg !168

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !169
  %13 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !169
  %14 = load i32, ptr %13, align 4, !dbg !169, !tbaa !7
  %15 = icmp eq i32 %14, 0, !dbg !170
  br i1 %15, label %20, label %16, !dbg !170

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !171
  %18 = load i32, ptr %17, align 4, !dbg !171, !tbaa !7
  %19 = sdiv i32 %18, %14, !dbg !172
  br label %20, !dbg !173

20:                                               ; preds = %11, %16
  %21 = phi i32 [ %19, %16 ], [ -1, %11 ]
  %22 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !174
  store i32 %21, ptr %22, align 4, !dbg !174, !tbaa !7
  br label %23, !dbg !175

23:                                               ; preds = %20, %4
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13short_circuitPKiS0_Pbi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !176 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179
  %7 = mul i32 %5, %6, !dbg !181
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182
  %9 = add i32 %7, %8, !dbg !184
  %10 = icmp slt i32 %9, %3, !dbg !185
  br i1 %10, label %11, label %32, !dbg !185

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !186
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !186
  %14 = load i32, ptr %13, align 4, !dbg !186, !tbaa !7
  %15 = icmp sgt i32 %14, 0, !dbg !187
  br i1 %15, label %16, label %20, !dbg !188

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !189
  %18 = load i32, ptr %17, align 4, !dbg !189, !tbaa !7
  %19 = icmp sgt i32 %18, 0, !dbg !190
  br i1 %19, label %28, label %20, !dbg !191

20:                                               ; preds = %16, %11
  %21 = icmp slt i32 %14, -3, !dbg !192
  br i1 %21, label %22, label %28, !dbg !193

22:                                               ; preds = %20
  %23 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !194
  %24 = load i32, ptr %23, align 4, !dbg !194, !tbaa !7
  %25 = icmp sgt i32 %24, -1, !dbg !195
  %26 = icmp ne i32 %14, -7
  %27 = and i1 %26, %25, !dbg !196
  br label %28

28:                                               ; preds = %20, %22, %16
  %29 = phi i1 [ true, %16 ], [ false, %20 ], [ %27, %22 ]
  %30 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !197
  %31 = zext i1 %29 to i8, !dbg !198
  store i8 %31, ptr %30, align 1, !dbg !198, !tbaa !199
  br label %32, !dbg !197

32:                                               ; preds = %28, %4
  ret void, !dbg !201
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z20store_then_overwritePKfPfi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !202 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !203
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205
  %6 = mul i32 %4, %5, !dbg !207
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208
  %8 = add i32 %6, %7, !dbg !210
  %9 = icmp slt i32 %8, %2, !dbg !211
  br i1 %9, label %10, label %20, !dbg !211

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !212
  %12 = getelementptr inbounds float, ptr %1, i64 %11, !dbg !212
  store float -1.000000e+00, ptr %12, align 4, !dbg !213, !tbaa !28
  %13 = getelementptr inbounds float, ptr %0, i64 %11, !dbg !214
  %14 = load float, ptr %13, align 4, !dbg !214, !tbaa !28
  %15 = fcmp contract ogt float %14, 5.000000e-01, !dbg !215
  br i1 %15, label %16, label %17, !dbg !215

16:                                               ; preds = %10
  store float %14, ptr %12, align 4, !dbg !216, !tbaa !28
  br label %17, !dbg !217

17:                                               ; preds = %16, %10
  %18 = load float, ptr %12, align 4, !dbg !218, !tbaa !28
  %19 = fadd contract float %18, 1.000000e+01, !dbg !219
  store float %19, ptr %12, align 4, !dbg !220, !tbaa !28
  br label %20, !dbg !221

20:                                               ; preds = %3, %17
  ret void, !dbg !221
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8boundaryPKfPfiif(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !222 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225
  %8 = mul i32 %6, %7, !dbg !227
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %10 = add i32 %8, %9, !dbg !230
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !231
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !234
  %13 = mul nuw nsw i32 %11, %12, !dbg !237
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !238
  %15 = add nuw nsw i32 %13, %14, !dbg !241
  %16 = icmp slt i32 %15, %2, !dbg !242
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17, !dbg !243
  br i1 %18, label %19, label %55, !dbg !243

19:                                               ; preds = %5
  %20 = mul nsw i32 %3, %15, !dbg !244
  %21 = add nsw i32 %20, %10, !dbg !245
  %22 = icmp eq i32 %15, 0, !dbg !246
  %23 = icmp eq i32 %10, 0
  %24 = or i1 %22, %23, !dbg !247
  %25 = add nsw i32 %2, -1
  %26 = icmp eq i32 %15, %25
  %27 = select i1 %24, i1 true, i1 %26, !dbg !247
  %28 = add nsw i32 %3, -1
  %29 = icmp eq i32 %10, %28
  %30 = select i1 %27, i1 true, i1 %29, !dbg !247
  %31 = sext i32 %21 to i64, !dbg !248
  br i1 %30, label %52, label %32, !dbg !247

32:                                               ; preds = %19
  %33 = getelementptr float, ptr %0, i64 %31, !dbg !249
  %34 = getelementptr i8, ptr %33, i64 -4, !dbg !249
  %35 = load float, ptr %34, align 4, !dbg !249, !tbaa !28
  %36 = getelementptr i8, ptr %33, i64 4, !dbg !250
  %37 = load float, ptr %36, align 4, !dbg !250, !tbaa !28
  %38 = fadd contract float %35, %37, !dbg !251
  %39 = sub nsw i32 %21, %3, !dbg !252
  %40 = sext i32 %39 to i64, !dbg !253
  %41 = getelementptr inbounds float, ptr %0, i64 %40, !dbg !253
  %42 = load float, ptr %41, align 4, !dbg !253, !tbaa !28
  %43 = fadd contract float %38, %42, !dbg !254
  %44 = add nsw i32 %21, %3, !dbg !255
  %45 = sext i32 %44 to i64, !dbg !256
  %46 = getelementptr inbounds float, ptr %0, i64 %45, !dbg !256
  %47 = load float, ptr %46, align 4, !dbg !256, !tbaa !28
  %48 = fadd contract float %43, %47, !dbg !257
  %49 = load float, ptr %33, align 4, !dbg !258, !tbaa !28
  %50 = fmul contract float %49, 4.000000e+00, !dbg !259
  %51 = fsub contract float %48, %50, !dbg !260
  br label %52

52:                                               ; preds = %19, %32
  %53 = phi float [ %51, %32 ], [ %4, %19 ]
  %54 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !248
  store float %53, ptr %54, align 4, !dbg !248, !tbaa !28
  br label %55, !dbg !261

55:                                               ; preds = %52, %5
  ret void, !dbg !261
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11clamp_earlyPKfPfiff(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !262 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !263
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !265
  %8 = mul i32 %6, %7, !dbg !267
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !268
  %10 = add i32 %8, %9, !dbg !270
  %11 = icmp slt i32 %10, %2, !dbg !271
  br i1 %11, label %12, label %24, !dbg !271

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !272
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !272
  %15 = load float, ptr %14, align 4, !dbg !272, !tbaa !28
  %16 = fcmp contract olt float %15, %3, !dbg !273
  br i1 %16, label %17, label %19, !dbg !273

17:                                               ; preds = %12
  %18 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !274
  store float %3, ptr %18, align 4, !dbg !275, !tbaa !28
  br label %24, !dbg !276

19:                                               ; preds = %12
  %20 = fcmp contract ogt float %15, %4, !dbg !277
  %21 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !278
  br i1 %20, label %22, label %23, !dbg !277

22:                                               ; preds = %19
  store float %4, ptr %21, align 4, !dbg !279, !tbaa !28
  br label %24, !dbg !280

23:                                               ; preds = %19
  store float %15, ptr %21, align 4, !dbg !281, !tbaa !28
  br label %24, !dbg !282

24:                                               ; preds = %5, %23, %22, %17
  ret void, !dbg !282
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6upwindPKdS0_Pdid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 !dbg !283 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !284
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286
  %8 = mul i32 %6, %7, !dbg !288
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289
  %10 = add i32 %8, %9, !dbg !291
  %11 = icmp sgt i32 %10, 0, !dbg !292
  %12 = add nsw i32 %3, -1
  %13 = icmp slt i32 %10, %12
  %14 = select i1 %11, i1 %13, i1 false, !dbg !293
  br i1 %14, label %15, label %39, !dbg !293

15:                                               ; preds = %5
  %16 = zext nneg i32 %10 to i64, !dbg !294
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %16, !dbg !294
  %18 = load double, ptr %17, align 8, !dbg !294, !tbaa !295
  %19 = fcmp contract ogt double %18, 0.000000e+00, !dbg !297
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %16, !dbg !298
  br i1 %19, label %21, label %26, !dbg !297

21:                                               ; preds = %15
  %22 = load double, ptr %20, align 8, !dbg !299, !tbaa !295
  %23 = getelementptr i8, ptr %20, i64 -8, !dbg !300
  %24 = load double, ptr %23, align 8, !dbg !300, !tbaa !295
  %25 = fsub contract double %22, %24, !dbg !301
  br label %31, !dbg !302

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8, !dbg !303
  %28 = load double, ptr %27, align 8, !dbg !303, !tbaa !295
  %29 = load double, ptr %20, align 8, !dbg !304, !tbaa !295
  %30 = fsub contract double %28, %29, !dbg !305
  br label %31

31:                                               ; preds = %26, %21
  %32 = phi double [ %25, %21 ], [ %30, %26 ], !dbg !298
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %16, !dbg !306
  %34 = load double, ptr %33, align 8, !dbg !306, !tbaa !295
  %35 = fmul contract double %4, %18, !dbg !307
  %36 = fmul contract double %35, %32, !dbg !308
  %37 = fsub contract double %34, %36, !dbg !309
  %38 = getelementptr inbounds nuw double, ptr %2, i64 %16, !dbg !310
  store double %37, ptr %38, align 8, !dbg !311, !tbaa !295
  br label %39, !dbg !312

39:                                               ; preds = %5, %31
  ret void, !dbg !312
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

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
!1 = !DIFile(filename: "branches.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "uniform_if", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 0, scope: !11)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !9, i64 0}
!30 = !DILocation(line: 6, column: 12, scope: !11)
!31 = !DILocation(line: 9, column: 17, scope: !11)
!32 = !DILocation(line: 9, column: 5, scope: !11)
!33 = !DILocation(line: 11, column: 12, scope: !11)
!34 = !DILocation(line: 12, column: 1, scope: !11)
!35 = distinct !DISubprogram(name: "relu", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !37)
!37 = distinct !DILocation(line: 15, column: 11, scope: !35)
!38 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !39)
!39 = distinct !DILocation(line: 15, column: 24, scope: !35)
!40 = !DILocation(line: 15, column: 22, scope: !35)
!41 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !42)
!42 = distinct !DILocation(line: 15, column: 37, scope: !35)
!43 = !DILocation(line: 15, column: 35, scope: !35)
!44 = !DILocation(line: 16, column: 9, scope: !35)
!45 = !DILocation(line: 17, column: 9, scope: !35)
!46 = !DILocation(line: 17, column: 14, scope: !35)
!47 = !DILocation(line: 0, scope: !35)
!48 = !DILocation(line: 22, column: 1, scope: !35)
!49 = distinct !DISubprogram(name: "keep_negative", scope: !1, file: !1, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !51)
!51 = distinct !DILocation(line: 26, column: 11, scope: !49)
!52 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !53)
!53 = distinct !DILocation(line: 26, column: 24, scope: !49)
!54 = !DILocation(line: 26, column: 22, scope: !49)
!55 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !56)
!56 = distinct !DILocation(line: 26, column: 37, scope: !49)
!57 = !DILocation(line: 26, column: 35, scope: !49)
!58 = !DILocation(line: 27, column: 9, scope: !49)
!59 = !DILocation(line: 27, column: 13, scope: !49)
!60 = !DILocation(line: 27, column: 16, scope: !49)
!61 = !DILocation(line: 27, column: 21, scope: !49)
!62 = !DILocation(line: 27, column: 29, scope: !49)
!63 = !DILocation(line: 27, column: 34, scope: !49)
!64 = !DILocation(line: 28, column: 1, scope: !49)
!65 = distinct !DISubprogram(name: "diamond", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !67)
!67 = distinct !DILocation(line: 31, column: 11, scope: !65)
!68 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !69)
!69 = distinct !DILocation(line: 31, column: 24, scope: !65)
!70 = !DILocation(line: 31, column: 22, scope: !65)
!71 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !72)
!72 = distinct !DILocation(line: 31, column: 37, scope: !65)
!73 = !DILocation(line: 31, column: 35, scope: !65)
!74 = !DILocation(line: 32, column: 9, scope: !65)
!75 = !DILocation(line: 33, column: 13, scope: !65)
!76 = !DILocation(line: 34, column: 9, scope: !65)
!77 = !DILocation(line: 36, column: 16, scope: !65)
!78 = !DILocation(line: 38, column: 11, scope: !65)
!79 = !DILocation(line: 38, column: 19, scope: !65)
!80 = !DILocation(line: 40, column: 11, scope: !65)
!81 = !DILocation(line: 40, column: 15, scope: !65)
!82 = !DILocation(line: 0, scope: !65)
!83 = !DILocation(line: 42, column: 3, scope: !65)
!84 = !DILocation(line: 42, column: 8, scope: !65)
!85 = !DILocation(line: 43, column: 1, scope: !65)
!86 = distinct !DISubprogram(name: "switched", scope: !1, file: !1, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !88)
!88 = distinct !DILocation(line: 46, column: 11, scope: !86)
!89 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !90)
!90 = distinct !DILocation(line: 46, column: 24, scope: !86)
!91 = !DILocation(line: 46, column: 22, scope: !86)
!92 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !93)
!93 = distinct !DILocation(line: 46, column: 37, scope: !86)
!94 = !DILocation(line: 46, column: 35, scope: !86)
!95 = !DILocation(line: 47, column: 9, scope: !86)
!96 = !DILocation(line: 49, column: 11, scope: !86)
!97 = !DILocation(line: 49, column: 16, scope: !86)
!98 = !DILocation(line: 49, column: 3, scope: !86)
!99 = !DILocation(line: 51, column: 22, scope: !86)
!100 = !DILocation(line: 51, column: 27, scope: !86)
!101 = !DILocation(line: 52, column: 22, scope: !86)
!102 = !DILocation(line: 52, column: 27, scope: !86)
!103 = !DILocation(line: 54, column: 17, scope: !86)
!104 = !DILocation(line: 54, column: 24, scope: !86)
!105 = !DILocation(line: 57, column: 3, scope: !86)
!106 = !DILocation(line: 0, scope: !86)
!107 = !DILocation(line: 58, column: 3, scope: !86)
!108 = !DILocation(line: 58, column: 8, scope: !86)
!109 = !DILocation(line: 59, column: 1, scope: !86)
!110 = distinct !DISubprogram(name: "guarded_load", scope: !1, file: !1, line: 62, type: !12, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !112)
!112 = distinct !DILocation(line: 63, column: 11, scope: !110)
!113 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !114)
!114 = distinct !DILocation(line: 63, column: 24, scope: !110)
!115 = !DILocation(line: 63, column: 22, scope: !110)
!116 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !117)
!117 = distinct !DILocation(line: 63, column: 37, scope: !110)
!118 = !DILocation(line: 63, column: 35, scope: !110)
!119 = !DILocation(line: 64, column: 9, scope: !110)
!120 = !DILocation(line: 66, column: 9, scope: !110)
!121 = !DILocation(line: 66, column: 21, scope: !110)
!122 = !DILocation(line: 66, column: 14, scope: !110)
!123 = !DILocation(line: 0, scope: !110)
!124 = !DILocation(line: 67, column: 9, scope: !110)
!125 = !DILocation(line: 67, column: 13, scope: !110)
!126 = !DILocation(line: 67, column: 26, scope: !110)
!127 = !DILocation(line: 67, column: 18, scope: !110)
!128 = !DILocation(line: 68, column: 24, scope: !110)
!129 = !DILocation(line: 68, column: 22, scope: !110)
!130 = !DILocation(line: 68, column: 15, scope: !110)
!131 = !DILocation(line: 68, column: 29, scope: !110)
!132 = !DILocation(line: 68, column: 3, scope: !110)
!133 = !DILocation(line: 68, column: 8, scope: !110)
!134 = !DILocation(line: 69, column: 1, scope: !110)
!135 = distinct !DISubprogram(name: "guarded_sqrt", scope: !1, file: !1, line: 72, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !137)
!137 = distinct !DILocation(line: 73, column: 11, scope: !135)
!138 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !139)
!139 = distinct !DILocation(line: 73, column: 24, scope: !135)
!140 = !DILocation(line: 73, column: 22, scope: !135)
!141 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !142)
!142 = distinct !DILocation(line: 73, column: 37, scope: !135)
!143 = !DILocation(line: 73, column: 35, scope: !135)
!144 = !DILocation(line: 74, column: 9, scope: !135)
!145 = !DILocation(line: 76, column: 7, scope: !135)
!146 = !DILocation(line: 76, column: 12, scope: !135)
!147 = !DILocation(line: 318, column: 44, scope: !148, inlinedAt: !150)
!148 = distinct !DISubprogram(name: "sqrtf", scope: !149, file: !149, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!150 = distinct !DILocation(line: 76, column: 24, scope: !135)
!151 = !DILocation(line: 76, column: 45, scope: !135)
!152 = !DILocation(line: 76, column: 43, scope: !135)
!153 = !DILocation(line: 76, column: 36, scope: !135)
!154 = !DILocation(line: 76, column: 20, scope: !135)
!155 = !DILocation(line: 0, scope: !135)
!156 = !DILocation(line: 77, column: 3, scope: !135)
!157 = !DILocation(line: 77, column: 8, scope: !135)
!158 = !DILocation(line: 78, column: 1, scope: !135)
!159 = distinct !DISubprogram(name: "guarded_divide", scope: !1, file: !1, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !161)
!161 = distinct !DILocation(line: 81, column: 11, scope: !159)
!162 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !163)
!163 = distinct !DILocation(line: 81, column: 24, scope: !159)
!164 = !DILocation(line: 81, column: 22, scope: !159)
!165 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !166)
!166 = distinct !DILocation(line: 81, column: 37, scope: !159)
!167 = !DILocation(line: 81, column: 35, scope: !159)
!168 = !DILocation(line: 82, column: 9, scope: !159)
!169 = !DILocation(line: 83, column: 7, scope: !159)
!170 = !DILocation(line: 83, column: 12, scope: !159)
!171 = !DILocation(line: 84, column: 12, scope: !159)
!172 = !DILocation(line: 84, column: 17, scope: !159)
!173 = !DILocation(line: 84, column: 5, scope: !159)
!174 = !DILocation(line: 0, scope: !159)
!175 = !DILocation(line: 87, column: 1, scope: !159)
!176 = distinct !DISubprogram(name: "short_circuit", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !178)
!178 = distinct !DILocation(line: 90, column: 11, scope: !176)
!179 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !180)
!180 = distinct !DILocation(line: 90, column: 24, scope: !176)
!181 = !DILocation(line: 90, column: 22, scope: !176)
!182 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !183)
!183 = distinct !DILocation(line: 90, column: 37, scope: !176)
!184 = !DILocation(line: 90, column: 35, scope: !176)
!185 = !DILocation(line: 91, column: 9, scope: !176)
!186 = !DILocation(line: 91, column: 22, scope: !176)
!187 = !DILocation(line: 91, column: 27, scope: !176)
!188 = !DILocation(line: 91, column: 31, scope: !176)
!189 = !DILocation(line: 91, column: 34, scope: !176)
!190 = !DILocation(line: 91, column: 39, scope: !176)
!191 = !DILocation(line: 91, column: 44, scope: !176)
!192 = !DILocation(line: 91, column: 53, scope: !176)
!193 = !DILocation(line: 91, column: 58, scope: !176)
!194 = !DILocation(line: 91, column: 63, scope: !176)
!195 = !DILocation(line: 91, column: 68, scope: !176)
!196 = !DILocation(line: 91, column: 72, scope: !176)
!197 = !DILocation(line: 91, column: 14, scope: !176)
!198 = !DILocation(line: 91, column: 19, scope: !176)
!199 = !{!200, !200, i64 0}
!200 = !{!"bool", !9, i64 0}
!201 = !DILocation(line: 92, column: 1, scope: !176)
!202 = distinct !DISubprogram(name: "store_then_overwrite", scope: !1, file: !1, line: 94, type: !12, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !204)
!204 = distinct !DILocation(line: 95, column: 11, scope: !202)
!205 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !206)
!206 = distinct !DILocation(line: 95, column: 24, scope: !202)
!207 = !DILocation(line: 95, column: 22, scope: !202)
!208 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !209)
!209 = distinct !DILocation(line: 95, column: 37, scope: !202)
!210 = !DILocation(line: 95, column: 35, scope: !202)
!211 = !DILocation(line: 96, column: 9, scope: !202)
!212 = !DILocation(line: 97, column: 3, scope: !202)
!213 = !DILocation(line: 97, column: 8, scope: !202)
!214 = !DILocation(line: 98, column: 7, scope: !202)
!215 = !DILocation(line: 98, column: 12, scope: !202)
!216 = !DILocation(line: 98, column: 25, scope: !202)
!217 = !DILocation(line: 98, column: 20, scope: !202)
!218 = !DILocation(line: 99, column: 10, scope: !202)
!219 = !DILocation(line: 99, column: 15, scope: !202)
!220 = !DILocation(line: 99, column: 8, scope: !202)
!221 = !DILocation(line: 100, column: 1, scope: !202)
!222 = distinct !DISubprogram(name: "boundary", scope: !1, file: !1, line: 102, type: !12, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !224)
!224 = distinct !DILocation(line: 103, column: 11, scope: !222)
!225 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !226)
!226 = distinct !DILocation(line: 103, column: 24, scope: !222)
!227 = !DILocation(line: 103, column: 22, scope: !222)
!228 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !229)
!229 = distinct !DILocation(line: 103, column: 37, scope: !222)
!230 = !DILocation(line: 103, column: 35, scope: !222)
!231 = !DILocation(line: 67, column: 27, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!233 = distinct !DILocation(line: 104, column: 11, scope: !222)
!234 = !DILocation(line: 80, column: 27, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = distinct !DILocation(line: 104, column: 24, scope: !222)
!237 = !DILocation(line: 104, column: 22, scope: !222)
!238 = !DILocation(line: 54, column: 27, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = distinct !DILocation(line: 104, column: 37, scope: !222)
!241 = !DILocation(line: 104, column: 35, scope: !222)
!242 = !DILocation(line: 105, column: 9, scope: !222)
!243 = !DILocation(line: 105, column: 14, scope: !222)
!244 = !DILocation(line: 106, column: 14, scope: !222)
!245 = !DILocation(line: 106, column: 18, scope: !222)
!246 = !DILocation(line: 107, column: 9, scope: !222)
!247 = !DILocation(line: 107, column: 14, scope: !222)
!248 = !DILocation(line: 0, scope: !222)
!249 = !DILocation(line: 110, column: 13, scope: !222)
!250 = !DILocation(line: 110, column: 25, scope: !222)
!251 = !DILocation(line: 110, column: 23, scope: !222)
!252 = !DILocation(line: 110, column: 42, scope: !222)
!253 = !DILocation(line: 110, column: 37, scope: !222)
!254 = !DILocation(line: 110, column: 35, scope: !222)
!255 = !DILocation(line: 110, column: 54, scope: !222)
!256 = !DILocation(line: 110, column: 49, scope: !222)
!257 = !DILocation(line: 110, column: 47, scope: !222)
!258 = !DILocation(line: 110, column: 68, scope: !222)
!259 = !DILocation(line: 110, column: 66, scope: !222)
!260 = !DILocation(line: 110, column: 59, scope: !222)
!261 = !DILocation(line: 111, column: 1, scope: !222)
!262 = distinct !DISubprogram(name: "clamp_early", scope: !1, file: !1, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!263 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !264)
!264 = distinct !DILocation(line: 114, column: 11, scope: !262)
!265 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !266)
!266 = distinct !DILocation(line: 114, column: 24, scope: !262)
!267 = !DILocation(line: 114, column: 22, scope: !262)
!268 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !269)
!269 = distinct !DILocation(line: 114, column: 37, scope: !262)
!270 = !DILocation(line: 114, column: 35, scope: !262)
!271 = !DILocation(line: 115, column: 9, scope: !262)
!272 = !DILocation(line: 116, column: 7, scope: !262)
!273 = !DILocation(line: 116, column: 12, scope: !262)
!274 = !DILocation(line: 117, column: 5, scope: !262)
!275 = !DILocation(line: 117, column: 10, scope: !262)
!276 = !DILocation(line: 118, column: 5, scope: !262)
!277 = !DILocation(line: 120, column: 12, scope: !262)
!278 = !DILocation(line: 0, scope: !262)
!279 = !DILocation(line: 121, column: 10, scope: !262)
!280 = !DILocation(line: 122, column: 5, scope: !262)
!281 = !DILocation(line: 124, column: 8, scope: !262)
!282 = !DILocation(line: 125, column: 1, scope: !262)
!283 = distinct !DISubprogram(name: "upwind", scope: !1, file: !1, line: 128, type: !12, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !285)
!285 = distinct !DILocation(line: 129, column: 11, scope: !283)
!286 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !287)
!287 = distinct !DILocation(line: 129, column: 24, scope: !283)
!288 = !DILocation(line: 129, column: 22, scope: !283)
!289 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !290)
!290 = distinct !DILocation(line: 129, column: 37, scope: !283)
!291 = !DILocation(line: 129, column: 35, scope: !283)
!292 = !DILocation(line: 130, column: 9, scope: !283)
!293 = !DILocation(line: 130, column: 13, scope: !283)
!294 = !DILocation(line: 132, column: 7, scope: !283)
!295 = !{!296, !296, i64 0}
!296 = !{!"double", !9, i64 0}
!297 = !DILocation(line: 132, column: 16, scope: !283)
!298 = !DILocation(line: 0, scope: !283)
!299 = !DILocation(line: 133, column: 13, scope: !283)
!300 = !DILocation(line: 133, column: 20, scope: !283)
!301 = !DILocation(line: 133, column: 18, scope: !283)
!302 = !DILocation(line: 133, column: 5, scope: !283)
!303 = !DILocation(line: 135, column: 13, scope: !283)
!304 = !DILocation(line: 135, column: 24, scope: !283)
!305 = !DILocation(line: 135, column: 22, scope: !283)
!306 = !DILocation(line: 136, column: 13, scope: !283)
!307 = !DILocation(line: 136, column: 22, scope: !283)
!308 = !DILocation(line: 136, column: 33, scope: !283)
!309 = !DILocation(line: 136, column: 18, scope: !283)
!310 = !DILocation(line: 136, column: 3, scope: !283)
!311 = !DILocation(line: 136, column: 11, scope: !283)
!312 = !DILocation(line: 137, column: 1, scope: !283)
