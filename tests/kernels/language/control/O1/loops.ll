; ModuleID = 'loops.cu'
source_filename = "loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9power_sumPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %29, !dbg !26

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !27
  br i1 %12, label %13, label %17, !dbg !28

13:                                               ; preds = %11
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !29
  br label %21, !dbg !28

17:                                               ; preds = %21, %11
  %18 = phi float [ 0.000000e+00, %11 ], [ %25, %21 ], !dbg !31
  %19 = sext i32 %9 to i64, !dbg !32
  %20 = getelementptr inbounds float, ptr %1, i64 %19, !dbg !32
  store float %18, ptr %20, align 4, !dbg !33, !tbaa !29
  br label %29, !dbg !34

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %27, %21 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %25, %21 ]
  %24 = phi float [ 1.000000e+00, %13 ], [ %26, %21 ]
  %25 = fadd contract float %24, %23, !dbg !35
  %26 = fmul contract float %24, %16, !dbg !36
  %27 = add nuw nsw i32 %22, 1, !dbg !37
  %28 = icmp eq i32 %27, %3, !dbg !27
  br i1 %28, label %17, label %21, !dbg !28, !llvm.loop !38

29:                                               ; preds = %4, %17
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11newton_sqrtPKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !42 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %6 = mul i32 %4, %5, !dbg !47
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %8 = add i32 %6, %7, !dbg !50
  %9 = icmp slt i32 %8, %2, !dbg !51
  br i1 %9, label %10, label %26, !dbg !51

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !52
  %12 = getelementptr inbounds double, ptr %0, i64 %11, !dbg !52
  %13 = load double, ptr %12, align 8, !dbg !52, !tbaa !53
  %14 = fcmp contract ogt double %13, 1.000000e+00, !dbg !55
  %15 = select contract i1 %14, double %13, double 1.000000e+00, !dbg !52
  br label %16, !dbg !56

16:                                               ; preds = %10, %16
  %17 = phi i32 [ 30, %10 ], [ %22, %16 ]
  %18 = phi double [ %15, %10 ], [ %21, %16 ]
  %19 = fdiv contract double %13, %18, !dbg !57
  %20 = fadd contract double %18, %19, !dbg !58
  %21 = fmul contract double %20, 5.000000e-01, !dbg !59
  %22 = add nsw i32 %17, -1, !dbg !60
  %23 = icmp samesign ugt i32 %17, 1, !dbg !61
  br i1 %23, label %16, label %24, !dbg !56, !llvm.loop !62

24:                                               ; preds = %16
  %25 = getelementptr inbounds double, ptr %1, i64 %11, !dbg !64
  store double %21, ptr %25, align 8, !dbg !65, !tbaa !53
  br label %26, !dbg !66

26:                                               ; preds = %3, %24
  ret void, !dbg !66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z9fibonacciPjii(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !67 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70
  %6 = mul i32 %4, %5, !dbg !72
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73
  %8 = add i32 %6, %7, !dbg !75
  %9 = icmp slt i32 %8, %1, !dbg !76
  br i1 %9, label %10, label %22, !dbg !76

10:                                               ; preds = %3
  %11 = tail call i32 @llvm.smax.i32(i32 %2, i32 1), !dbg !77
  br label %12, !dbg !77

12:                                               ; preds = %10, %12
  %13 = phi i32 [ %14, %12 ], [ %8, %10 ], !dbg !78
  %14 = phi i32 [ %16, %12 ], [ 1, %10 ], !dbg !78
  %15 = phi i32 [ %17, %12 ], [ 0, %10 ], !dbg !78
  %16 = add i32 %14, %13, !dbg !79
  %17 = add nuw nsw i32 %15, 1, !dbg !80
  %18 = icmp eq i32 %17, %11, !dbg !81
  br i1 %18, label %19, label %12, !dbg !82, !llvm.loop !83

19:                                               ; preds = %12
  %20 = sext i32 %8 to i64, !dbg !85
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !85
  store i32 %14, ptr %21, align 4, !dbg !86, !tbaa !7
  br label %22, !dbg !87

22:                                               ; preds = %3, %19
  ret void, !dbg !87
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8filter1dPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !88 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  %8 = mul i32 %6, %7, !dbg !93
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %10 = add i32 %8, %9, !dbg !96
  %11 = sub nsw i32 %3, %4, !dbg !97
  %12 = icmp sgt i32 %10, %11, !dbg !98
  br i1 %12, label %33, label %13, !dbg !98

13:                                               ; preds = %5
  %14 = icmp sgt i32 %4, 0, !dbg !99
  br i1 %14, label %19, label %15, !dbg !100

15:                                               ; preds = %19, %13
  %16 = phi float [ 0.000000e+00, %13 ], [ %30, %19 ], !dbg !101
  %17 = sext i32 %10 to i64, !dbg !102
  %18 = getelementptr inbounds float, ptr %2, i64 %17, !dbg !102
  store float %16, ptr %18, align 4, !dbg !103, !tbaa !29
  br label %33, !dbg !104

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %31, %19 ], [ 0, %13 ]
  %21 = phi float [ %30, %19 ], [ 0.000000e+00, %13 ]
  %22 = zext nneg i32 %20 to i64, !dbg !105
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %22, !dbg !105
  %24 = load float, ptr %23, align 4, !dbg !105, !tbaa !29
  %25 = add nsw i32 %20, %10, !dbg !106
  %26 = sext i32 %25 to i64, !dbg !107
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !107
  %28 = load float, ptr %27, align 4, !dbg !107, !tbaa !29
  %29 = fmul contract float %24, %28, !dbg !108
  %30 = fadd contract float %21, %29, !dbg !109
  %31 = add nuw nsw i32 %20, 1, !dbg !110
  %32 = icmp eq i32 %31, %4, !dbg !99
  br i1 %32, label %15, label %19, !dbg !100, !llvm.loop !111

33:                                               ; preds = %5, %15
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8filter2dPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !113 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  %9 = mul i32 %7, %8, !dbg !118
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119
  %11 = add i32 %9, %10, !dbg !121
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !122
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !125
  %14 = mul nuw nsw i32 %12, %13, !dbg !128
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !129
  %16 = add nuw nsw i32 %14, %15, !dbg !132
  %17 = sub nsw i32 %3, %5, !dbg !133
  %18 = sub nsw i32 %4, %5, !dbg !134
  %19 = add nsw i32 %18, 1, !dbg !135
  %20 = icmp sgt i32 %16, %17, !dbg !136
  %21 = icmp sgt i32 %11, %18
  %22 = select i1 %20, i1 true, i1 %21, !dbg !137
  br i1 %22, label %56, label %23, !dbg !137

23:                                               ; preds = %6
  %24 = icmp sgt i32 %5, 0, !dbg !138
  br i1 %24, label %25, label %32, !dbg !139

25:                                               ; preds = %23, %38
  %26 = phi i32 [ %39, %38 ], [ 0, %23 ]
  %27 = phi float [ %53, %38 ], [ 0.000000e+00, %23 ]
  %28 = mul nuw nsw i32 %26, %5
  %29 = add nuw nsw i32 %26, %16
  %30 = mul nsw i32 %29, %4
  %31 = add nsw i32 %30, %11
  br label %41, !dbg !140

32:                                               ; preds = %38, %23
  %33 = phi float [ 0.000000e+00, %23 ], [ %53, %38 ], !dbg !141
  %34 = mul nsw i32 %19, %16, !dbg !142
  %35 = add nsw i32 %34, %11, !dbg !143
  %36 = sext i32 %35 to i64, !dbg !144
  %37 = getelementptr inbounds float, ptr %2, i64 %36, !dbg !144
  store float %33, ptr %37, align 4, !dbg !145, !tbaa !29
  br label %56, !dbg !146

38:                                               ; preds = %41
  %39 = add nuw nsw i32 %26, 1, !dbg !147
  %40 = icmp eq i32 %39, %5, !dbg !138
  br i1 %40, label %32, label %25, !dbg !139, !llvm.loop !148

41:                                               ; preds = %25, %41
  %42 = phi i32 [ 0, %25 ], [ %54, %41 ]
  %43 = phi float [ %27, %25 ], [ %53, %41 ]
  %44 = add nuw nsw i32 %42, %28, !dbg !150
  %45 = zext nneg i32 %44 to i64, !dbg !151
  %46 = getelementptr inbounds nuw float, ptr %1, i64 %45, !dbg !151
  %47 = load float, ptr %46, align 4, !dbg !151, !tbaa !29
  %48 = add nsw i32 %31, %42, !dbg !152
  %49 = sext i32 %48 to i64, !dbg !153
  %50 = getelementptr inbounds float, ptr %0, i64 %49, !dbg !153
  %51 = load float, ptr %50, align 4, !dbg !153, !tbaa !29
  %52 = fmul contract float %47, %51, !dbg !154
  %53 = fadd contract float %43, %52, !dbg !155
  %54 = add nuw nsw i32 %42, 1, !dbg !156
  %55 = icmp eq i32 %54, %5, !dbg !157
  br i1 %55, label %38, label %41, !dbg !140, !llvm.loop !158

56:                                               ; preds = %6, %32
  ret void, !dbg !146
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9countdownPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !159 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162
  %7 = mul i32 %5, %6, !dbg !164
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165
  %9 = add i32 %7, %8, !dbg !167
  %10 = icmp slt i32 %9, %2, !dbg !168
  br i1 %10, label %11, label %30, !dbg !168

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !169
  br i1 %12, label %13, label %15, !dbg !170

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !170

15:                                               ; preds = %19, %11
  %16 = phi float [ 0.000000e+00, %11 ], [ %28, %19 ], !dbg !171
  %17 = sext i32 %9 to i64, !dbg !172
  %18 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !172
  store float %16, ptr %18, align 4, !dbg !173, !tbaa !29
  br label %30, !dbg !174

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %3, %13 ], [ %22, %19 ]
  %21 = phi float [ 0.000000e+00, %13 ], [ %28, %19 ]
  %22 = add nsw i32 %20, -1, !dbg !175
  %23 = fmul contract float %21, 5.000000e-01, !dbg !176
  %24 = add nsw i32 %22, %14, !dbg !177
  %25 = sext i32 %24 to i64, !dbg !178
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !178
  %27 = load float, ptr %26, align 4, !dbg !178, !tbaa !29
  %28 = fadd contract float %23, %27, !dbg !179
  %29 = icmp sgt i32 %20, 1, !dbg !169
  br i1 %29, label %19, label %15, !dbg !170, !llvm.loop !180

30:                                               ; preds = %4, %15
  ret void, !dbg !174
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11every_thirdPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !182 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %7 = mul i32 %5, %6, !dbg !187
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %9 = add i32 %7, %8, !dbg !190
  %10 = icmp slt i32 %9, %2, !dbg !191
  br i1 %10, label %11, label %29, !dbg !191

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1, !dbg !192
  br i1 %12, label %13, label %15, !dbg !193

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %19, !dbg !193

15:                                               ; preds = %19, %11
  %16 = phi i32 [ 0, %11 ], [ %26, %19 ], !dbg !194
  %17 = sext i32 %9 to i64, !dbg !195
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !195
  store i32 %16, ptr %18, align 4, !dbg !196, !tbaa !7
  br label %29, !dbg !197

19:                                               ; preds = %13, %19
  %20 = phi i32 [ 1, %13 ], [ %27, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %26, %19 ]
  %22 = add nsw i32 %20, %14, !dbg !198
  %23 = sext i32 %22 to i64, !dbg !199
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !199
  %25 = load i32, ptr %24, align 4, !dbg !199, !tbaa !7
  %26 = add nsw i32 %25, %21, !dbg !200
  %27 = add nuw nsw i32 %20, 3, !dbg !201
  %28 = icmp slt i32 %27, %3, !dbg !192
  br i1 %28, label %19, label %15, !dbg !193, !llvm.loop !202

29:                                               ; preds = %4, %15
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11row_extremaPKfPfS1_Piii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !dbg !204 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !205
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207
  %9 = mul i32 %7, %8, !dbg !209
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !210
  %11 = add i32 %9, %10, !dbg !212
  %12 = icmp slt i32 %11, %4, !dbg !213
  br i1 %12, label %13, label %42, !dbg !213

13:                                               ; preds = %6
  %14 = mul nsw i32 %5, %11, !dbg !214
  %15 = sext i32 %14 to i64, !dbg !215
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !215
  %17 = load float, ptr %16, align 4, !dbg !215, !tbaa !29
  %18 = icmp sgt i32 %5, 1, !dbg !216
  br i1 %18, label %27, label %19, !dbg !217

19:                                               ; preds = %27, %13
  %20 = phi float [ %17, %13 ], [ %36, %27 ], !dbg !218
  %21 = phi float [ %17, %13 ], [ %38, %27 ], !dbg !218
  %22 = phi i32 [ 0, %13 ], [ %39, %27 ], !dbg !218
  %23 = sext i32 %11 to i64, !dbg !219
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !219
  store float %20, ptr %24, align 4, !dbg !220, !tbaa !29
  %25 = getelementptr inbounds float, ptr %2, i64 %23, !dbg !221
  store float %21, ptr %25, align 4, !dbg !222, !tbaa !29
  %26 = getelementptr inbounds i32, ptr %3, i64 %23, !dbg !223
  store i32 %22, ptr %26, align 4, !dbg !224, !tbaa !7
  br label %42, !dbg !225

27:                                               ; preds = %13, %27
  %28 = phi i32 [ %40, %27 ], [ 1, %13 ]
  %29 = phi i32 [ %39, %27 ], [ 0, %13 ]
  %30 = phi float [ %38, %27 ], [ %17, %13 ]
  %31 = phi float [ %36, %27 ], [ %17, %13 ]
  %32 = add nsw i32 %28, %14, !dbg !226
  %33 = sext i32 %32 to i64, !dbg !227
  %34 = getelementptr inbounds float, ptr %0, i64 %33, !dbg !227
  %35 = load float, ptr %34, align 4, !dbg !227, !tbaa !29
  %36 = tail call contract noundef float @__nv_fminf(float noundef %31, float noundef %35) #7, !dbg !228
  %37 = fcmp contract ogt float %35, %30, !dbg !232
  %38 = select i1 %37, float %35, float %30, !dbg !232
  %39 = select i1 %37, i32 %28, i32 %29, !dbg !232
  %40 = add nuw nsw i32 %28, 1, !dbg !233
  %41 = icmp eq i32 %40, %5, !dbg !216
  br i1 %41, label %19, label %27, !dbg !217, !llvm.loop !234

42:                                               ; preds = %6, %19
  ret void, !dbg !225
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14triple_productPKfS0_S0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !236 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !237
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !239
  %10 = mul i32 %8, %9, !dbg !241
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !242
  %12 = add i32 %10, %11, !dbg !244
  %13 = icmp slt i32 %12, %4, !dbg !245
  br i1 %13, label %14, label %52, !dbg !245

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0, !dbg !246
  br i1 %15, label %16, label %24, !dbg !247

16:                                               ; preds = %14
  %17 = icmp sgt i32 %6, 0
  %18 = mul nsw i32 %5, %12
  br label %19, !dbg !247

19:                                               ; preds = %16, %28
  %20 = phi i32 [ 0, %16 ], [ %36, %28 ]
  %21 = phi float [ 0.000000e+00, %16 ], [ %35, %28 ]
  br i1 %17, label %22, label %28, !dbg !248

22:                                               ; preds = %19
  %23 = mul nuw nsw i32 %20, %6
  br label %38, !dbg !248

24:                                               ; preds = %28, %14
  %25 = phi float [ 0.000000e+00, %14 ], [ %35, %28 ], !dbg !249
  %26 = sext i32 %12 to i64, !dbg !250
  %27 = getelementptr inbounds float, ptr %3, i64 %26, !dbg !250
  store float %25, ptr %27, align 4, !dbg !251, !tbaa !29
  br label %52, !dbg !252

28:                                               ; preds = %38, %19
  %29 = phi float [ 0.000000e+00, %19 ], [ %49, %38 ], !dbg !249
  %30 = add nsw i32 %20, %18, !dbg !253
  %31 = sext i32 %30 to i64, !dbg !254
  %32 = getelementptr inbounds float, ptr %0, i64 %31, !dbg !254
  %33 = load float, ptr %32, align 4, !dbg !254, !tbaa !29
  %34 = fmul contract float %29, %33, !dbg !255
  %35 = fadd contract float %21, %34, !dbg !256
  %36 = add nuw nsw i32 %20, 1, !dbg !257
  %37 = icmp eq i32 %36, %5, !dbg !246
  br i1 %37, label %24, label %19, !dbg !247, !llvm.loop !258

38:                                               ; preds = %22, %38
  %39 = phi i32 [ 0, %22 ], [ %50, %38 ]
  %40 = phi float [ 0.000000e+00, %22 ], [ %49, %38 ]
  %41 = add nuw nsw i32 %39, %23, !dbg !260
  %42 = zext nneg i32 %41 to i64, !dbg !261
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42, !dbg !261
  %44 = load float, ptr %43, align 4, !dbg !261, !tbaa !29
  %45 = zext nneg i32 %39 to i64, !dbg !262
  %46 = getelementptr inbounds nuw float, ptr %2, i64 %45, !dbg !262
  %47 = load float, ptr %46, align 4, !dbg !262, !tbaa !29
  %48 = fmul contract float %44, %47, !dbg !263
  %49 = fadd contract float %40, %48, !dbg !264
  %50 = add nuw nsw i32 %39, 1, !dbg !265
  %51 = icmp eq i32 %50, %6, !dbg !266
  br i1 %51, label %28, label %38, !dbg !248, !llvm.loop !267

52:                                               ; preds = %7, %24
  ret void, !dbg !252
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18uniform_if_in_loopPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !269 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !270
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !272
  %7 = mul i32 %5, %6, !dbg !274
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !275
  %9 = add i32 %7, %8, !dbg !277
  %10 = icmp slt i32 %9, %2, !dbg !278
  br i1 %10, label %11, label %29, !dbg !278

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !279
  %13 = getelementptr inbounds float, ptr %0, i64 %12, !dbg !279
  %14 = load float, ptr %13, align 4, !dbg !279, !tbaa !29
  %15 = icmp sgt i32 %3, 0, !dbg !280
  br i1 %15, label %19, label %16, !dbg !281

16:                                               ; preds = %19, %11
  %17 = phi float [ %14, %11 ], [ %26, %19 ], !dbg !282
  %18 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !283
  store float %17, ptr %18, align 4, !dbg !284, !tbaa !29
  br label %29, !dbg !285

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %27, %19 ], [ 0, %11 ]
  %21 = phi float [ %26, %19 ], [ %14, %11 ]
  %22 = and i32 %20, 1, !dbg !286
  %23 = icmp eq i32 %22, 0, !dbg !287
  %24 = fmul contract float %21, 1.500000e+00, !dbg !287
  %25 = fadd contract float %21, -1.000000e+00, !dbg !287
  %26 = select i1 %23, float %24, float %25, !dbg !287
  %27 = add nuw nsw i32 %20, 1, !dbg !288
  %28 = icmp eq i32 %27, %3, !dbg !280
  br i1 %28, label %16, label %19, !dbg !281, !llvm.loop !289

29:                                               ; preds = %4, %16
  ret void, !dbg !285
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z20divergent_if_in_loopPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !291 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !292
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !294
  %7 = mul i32 %5, %6, !dbg !296
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !297
  %9 = add i32 %7, %8, !dbg !299
  %10 = icmp slt i32 %9, %2, !dbg !300
  br i1 %10, label %11, label %38, !dbg !300

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !301
  %13 = icmp sgt i32 %3, 0, !dbg !302
  br i1 %13, label %14, label %17, !dbg !303

14:                                               ; preds = %11
  %15 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !301
  %16 = load i32, ptr %15, align 4, !dbg !301, !tbaa !7
  br label %20, !dbg !303

17:                                               ; preds = %33, %11
  %18 = phi i32 [ 0, %11 ], [ %35, %33 ], !dbg !304
  %19 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !305
  store i32 %18, ptr %19, align 4, !dbg !306, !tbaa !7
  br label %38, !dbg !307

20:                                               ; preds = %14, %33
  %21 = phi i32 [ %36, %33 ], [ 0, %14 ]
  %22 = phi i32 [ %35, %33 ], [ 0, %14 ]
  %23 = phi i32 [ %34, %33 ], [ %16, %14 ]
  %24 = icmp eq i32 %23, 1, !dbg !308
  br i1 %24, label %33, label %25, !dbg !308

25:                                               ; preds = %20
  %26 = and i32 %23, 1, !dbg !309
  %27 = icmp eq i32 %26, 0, !dbg !310
  %28 = mul nsw i32 %23, 3, !dbg !310
  %29 = add nsw i32 %28, 1, !dbg !310
  %30 = ashr exact i32 %23, 1, !dbg !310
  %31 = select i1 %27, i32 %30, i32 %29, !dbg !310
  %32 = add nsw i32 %22, 1, !dbg !311
  br label %33, !dbg !312

33:                                               ; preds = %20, %25
  %34 = phi i32 [ %31, %25 ], [ 1, %20 ], !dbg !304
  %35 = phi i32 [ %32, %25 ], [ %22, %20 ], !dbg !304
  %36 = add nuw nsw i32 %21, 1, !dbg !313
  %37 = icmp eq i32 %36, %3, !dbg !302
  br i1 %37, label %17, label %20, !dbg !303, !llvm.loop !314

38:                                               ; preds = %4, %17
  ret void, !dbg !307
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11single_lanePKdPdi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !316 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !317
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !319
  %6 = mul i32 %4, %5, !dbg !321
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !322
  %8 = sub nsw i32 0, %7, !dbg !324
  %9 = icmp eq i32 %6, %8, !dbg !324
  br i1 %9, label %10, label %28, !dbg !324

10:                                               ; preds = %3
  %11 = icmp sgt i32 %2, 0, !dbg !325
  br i1 %11, label %16, label %12, !dbg !326

12:                                               ; preds = %16, %10
  %13 = phi double [ 0.000000e+00, %10 ], [ %23, %16 ], !dbg !327
  %14 = phi double [ 0.000000e+00, %10 ], [ %25, %16 ], !dbg !327
  store double %13, ptr %1, align 8, !dbg !328, !tbaa !53
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !329
  store double %14, ptr %15, align 8, !dbg !330, !tbaa !53
  br label %28, !dbg !331

16:                                               ; preds = %10, %16
  %17 = phi i32 [ %26, %16 ], [ 0, %10 ]
  %18 = phi double [ %25, %16 ], [ 0.000000e+00, %10 ]
  %19 = phi double [ %23, %16 ], [ 0.000000e+00, %10 ]
  %20 = zext nneg i32 %17 to i64, !dbg !332
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %20, !dbg !332
  %22 = load double, ptr %21, align 8, !dbg !332, !tbaa !53
  %23 = fadd contract double %19, %22, !dbg !333
  %24 = fmul contract double %22, %22, !dbg !334
  %25 = fadd contract double %18, %24, !dbg !335
  %26 = add nuw nsw i32 %17, 1, !dbg !336
  %27 = icmp eq i32 %26, %2, !dbg !325
  br i1 %27, label %12, label %16, !dbg !326, !llvm.loop !337

28:                                               ; preds = %3, %12
  ret void, !dbg !331
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12long_counterPKfPfxx(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 !dbg !339 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !340
  %6 = zext nneg i32 %5 to i64, !dbg !342
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343
  %8 = zext nneg i32 %7 to i64, !dbg !345
  %9 = mul nuw nsw i64 %6, %8, !dbg !346
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !347
  %11 = zext nneg i32 %10 to i64, !dbg !349
  %12 = add nuw nsw i64 %9, %11, !dbg !350
  %13 = icmp slt i64 %12, %2, !dbg !351
  br i1 %13, label %14, label %29, !dbg !351

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !352
  %16 = load float, ptr %15, align 4, !dbg !352, !tbaa !29
  %17 = icmp sgt i64 %3, 0, !dbg !353
  br i1 %17, label %21, label %18, !dbg !354

18:                                               ; preds = %21, %14
  %19 = phi float [ %16, %14 ], [ %26, %21 ], !dbg !355
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %12, !dbg !356
  store float %19, ptr %20, align 4, !dbg !357, !tbaa !29
  br label %29, !dbg !358

21:                                               ; preds = %14, %21
  %22 = phi i64 [ %27, %21 ], [ 0, %14 ]
  %23 = phi float [ %26, %21 ], [ %16, %14 ]
  %24 = fmul contract float %23, 5.000000e-01, !dbg !359
  %25 = uitofp nneg i64 %22 to float, !dbg !360
  %26 = fadd contract float %24, %25, !dbg !361
  %27 = add nuw nsw i64 %22, 1, !dbg !362
  %28 = icmp eq i64 %27, %3, !dbg !353
  br i1 %28, label %18, label %21, !dbg !354, !llvm.loop !363

29:                                               ; preds = %4, %18
  ret void, !dbg !358
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16unsigned_counterPKjPjjj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !364 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367
  %7 = mul i32 %5, %6, !dbg !369
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370
  %9 = add i32 %7, %8, !dbg !372
  %10 = icmp ult i32 %9, %2, !dbg !373
  br i1 %10, label %11, label %26, !dbg !373

11:                                               ; preds = %4
  %12 = zext i32 %9 to i64, !dbg !374
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12, !dbg !374
  %14 = load i32, ptr %13, align 4, !dbg !374, !tbaa !7
  %15 = icmp eq i32 %3, 0, !dbg !375
  br i1 %15, label %16, label %19, !dbg !376

16:                                               ; preds = %19, %11
  %17 = phi i32 [ %14, %11 ], [ %23, %19 ], !dbg !377
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %12, !dbg !378
  store i32 %17, ptr %18, align 4, !dbg !379, !tbaa !7
  br label %26, !dbg !380

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %24, %19 ], [ 0, %11 ]
  %21 = phi i32 [ %23, %19 ], [ %14, %11 ]
  %22 = mul i32 %21, 1664525, !dbg !381
  %23 = add i32 %22, 1013904223, !dbg !382
  %24 = add nuw i32 %20, 1, !dbg !383
  %25 = icmp eq i32 %24, %3, !dbg !375
  br i1 %25, label %16, label %19, !dbg !376, !llvm.loop !384

26:                                               ; preds = %4, %16
  ret void, !dbg !380
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z13local_windowsPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !386 {
  %4 = alloca [40 x float], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !387
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389
  %7 = mul i32 %5, %6, !dbg !391
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !392
  %9 = add i32 %7, %8, !dbg !394
  %10 = icmp slt i32 %9, %2, !dbg !395
  br i1 %10, label %11, label %51, !dbg !395

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8, !dbg !396
  %12 = mul nsw i32 %9, 40
  br label %15, !dbg !397

13:                                               ; preds = %15
  %14 = shl nsw i32 %9, 5
  br label %32, !dbg !398

15:                                               ; preds = %11, %15
  %16 = phi i32 [ 0, %11 ], [ %30, %15 ]
  %17 = add nsw i32 %16, %12, !dbg !399
  %18 = sext i32 %17 to i64, !dbg !400
  %19 = getelementptr inbounds float, ptr %0, i64 %18, !dbg !400
  %20 = load float, ptr %19, align 4, !dbg !400, !tbaa !29
  %21 = mul nuw nsw i32 %16, 7, !dbg !401
  %22 = urem i32 %21, 40, !dbg !402
  %23 = add nsw i32 %22, %12, !dbg !403
  %24 = sext i32 %23 to i64, !dbg !404
  %25 = getelementptr inbounds float, ptr %0, i64 %24, !dbg !404
  %26 = load float, ptr %25, align 4, !dbg !404, !tbaa !29
  %27 = fmul contract float %20, %26, !dbg !405
  %28 = zext nneg i32 %16 to i64, !dbg !406
  %29 = getelementptr inbounds nuw float, ptr %4, i64 %28, !dbg !406
  store float %27, ptr %29, align 4, !dbg !407, !tbaa !29
  %30 = add nuw nsw i32 %16, 1, !dbg !408
  %31 = icmp eq i32 %30, 40, !dbg !409
  br i1 %31, label %13, label %15, !dbg !397, !llvm.loop !410

32:                                               ; preds = %13, %35
  %33 = phi i32 [ 0, %13 ], [ %39, %35 ]
  br label %41, !dbg !412

34:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8, !dbg !413
  br label %51, !dbg !413

35:                                               ; preds = %41
  %36 = add nuw nsw i32 %33, %14, !dbg !414
  %37 = sext i32 %36 to i64, !dbg !415
  %38 = getelementptr inbounds float, ptr %1, i64 %37, !dbg !415
  store float %48, ptr %38, align 4, !dbg !416, !tbaa !29
  %39 = add nuw nsw i32 %33, 1, !dbg !417
  %40 = icmp eq i32 %39, 32, !dbg !418
  br i1 %40, label %34, label %32, !dbg !398, !llvm.loop !419

41:                                               ; preds = %32, %41
  %42 = phi i32 [ 0, %32 ], [ %49, %41 ]
  %43 = phi float [ 0.000000e+00, %32 ], [ %48, %41 ]
  %44 = add nuw nsw i32 %42, %33, !dbg !421
  %45 = zext nneg i32 %44 to i64, !dbg !422
  %46 = getelementptr inbounds nuw float, ptr %4, i64 %45, !dbg !422
  %47 = load float, ptr %46, align 4, !dbg !422, !tbaa !29
  %48 = fadd contract float %43, %47, !dbg !423
  %49 = add nuw nsw i32 %42, 1, !dbg !424
  %50 = icmp eq i32 %49, 8, !dbg !425
  br i1 %50, label %35, label %41, !dbg !412, !llvm.loop !426

51:                                               ; preds = %3, %34
  ret void, !dbg !413
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "power_sum", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 7, column: 21, scope: !11)
!28 = !DILocation(line: 7, column: 3, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 0, scope: !11)
!32 = !DILocation(line: 11, column: 3, scope: !11)
!33 = !DILocation(line: 11, column: 8, scope: !11)
!34 = !DILocation(line: 12, column: 1, scope: !11)
!35 = !DILocation(line: 8, column: 9, scope: !11)
!36 = !DILocation(line: 9, column: 11, scope: !11)
!37 = !DILocation(line: 7, column: 31, scope: !11)
!38 = distinct !{!38, !28, !39, !40, !41}
!39 = !DILocation(line: 10, column: 3, scope: !11)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = distinct !DISubprogram(name: "newton_sqrt", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !44)
!44 = distinct !DILocation(line: 15, column: 11, scope: !42)
!45 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !46)
!46 = distinct !DILocation(line: 15, column: 24, scope: !42)
!47 = !DILocation(line: 15, column: 22, scope: !42)
!48 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 15, column: 37, scope: !42)
!50 = !DILocation(line: 15, column: 35, scope: !42)
!51 = !DILocation(line: 16, column: 9, scope: !42)
!52 = !DILocation(line: 17, column: 17, scope: !42)
!53 = !{!54, !54, i64 0}
!54 = !{!"double", !9, i64 0}
!55 = !DILocation(line: 17, column: 22, scope: !42)
!56 = !DILocation(line: 19, column: 3, scope: !42)
!57 = !DILocation(line: 20, column: 31, scope: !42)
!58 = !DILocation(line: 20, column: 24, scope: !42)
!59 = !DILocation(line: 20, column: 16, scope: !42)
!60 = !DILocation(line: 21, column: 9, scope: !42)
!61 = !DILocation(line: 19, column: 15, scope: !42)
!62 = distinct !{!62, !56, !63, !40, !41}
!63 = !DILocation(line: 22, column: 3, scope: !42)
!64 = !DILocation(line: 23, column: 3, scope: !42)
!65 = !DILocation(line: 23, column: 8, scope: !42)
!66 = !DILocation(line: 24, column: 1, scope: !42)
!67 = distinct !DISubprogram(name: "fibonacci", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !69)
!69 = distinct !DILocation(line: 27, column: 11, scope: !67)
!70 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !71)
!71 = distinct !DILocation(line: 27, column: 24, scope: !67)
!72 = !DILocation(line: 27, column: 22, scope: !67)
!73 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !74)
!74 = distinct !DILocation(line: 27, column: 37, scope: !67)
!75 = !DILocation(line: 27, column: 35, scope: !67)
!76 = !DILocation(line: 28, column: 9, scope: !67)
!77 = !DILocation(line: 31, column: 3, scope: !67)
!78 = !DILocation(line: 0, scope: !67)
!79 = !DILocation(line: 32, column: 23, scope: !67)
!80 = !DILocation(line: 35, column: 12, scope: !67)
!81 = !DILocation(line: 35, column: 16, scope: !67)
!82 = !DILocation(line: 35, column: 3, scope: !67)
!83 = distinct !{!83, !77, !84, !40, !41}
!84 = !DILocation(line: 35, column: 23, scope: !67)
!85 = !DILocation(line: 36, column: 3, scope: !67)
!86 = !DILocation(line: 36, column: 8, scope: !67)
!87 = !DILocation(line: 37, column: 1, scope: !67)
!88 = distinct !DISubprogram(name: "filter1d", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !90)
!90 = distinct !DILocation(line: 40, column: 11, scope: !88)
!91 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !92)
!92 = distinct !DILocation(line: 40, column: 24, scope: !88)
!93 = !DILocation(line: 40, column: 22, scope: !88)
!94 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !95)
!95 = distinct !DILocation(line: 40, column: 37, scope: !88)
!96 = !DILocation(line: 40, column: 35, scope: !88)
!97 = !DILocation(line: 41, column: 14, scope: !88)
!98 = !DILocation(line: 41, column: 9, scope: !88)
!99 = !DILocation(line: 43, column: 21, scope: !88)
!100 = !DILocation(line: 43, column: 3, scope: !88)
!101 = !DILocation(line: 0, scope: !88)
!102 = !DILocation(line: 44, column: 3, scope: !88)
!103 = !DILocation(line: 44, column: 8, scope: !88)
!104 = !DILocation(line: 45, column: 1, scope: !88)
!105 = !DILocation(line: 43, column: 38, scope: !88)
!106 = !DILocation(line: 43, column: 52, scope: !88)
!107 = !DILocation(line: 43, column: 48, scope: !88)
!108 = !DILocation(line: 43, column: 46, scope: !88)
!109 = !DILocation(line: 43, column: 35, scope: !88)
!110 = !DILocation(line: 43, column: 27, scope: !88)
!111 = distinct !{!111, !100, !112, !40, !41}
!112 = !DILocation(line: 43, column: 55, scope: !88)
!113 = distinct !DISubprogram(name: "filter2d", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !115)
!115 = distinct !DILocation(line: 48, column: 11, scope: !113)
!116 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !117)
!117 = distinct !DILocation(line: 48, column: 24, scope: !113)
!118 = !DILocation(line: 48, column: 22, scope: !113)
!119 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !120)
!120 = distinct !DILocation(line: 48, column: 37, scope: !113)
!121 = !DILocation(line: 48, column: 35, scope: !113)
!122 = !DILocation(line: 67, column: 27, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = distinct !DILocation(line: 49, column: 11, scope: !113)
!125 = !DILocation(line: 80, column: 27, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 49, column: 24, scope: !113)
!128 = !DILocation(line: 49, column: 22, scope: !113)
!129 = !DILocation(line: 54, column: 27, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = distinct !DILocation(line: 49, column: 37, scope: !113)
!132 = !DILocation(line: 49, column: 35, scope: !113)
!133 = !DILocation(line: 50, column: 14, scope: !113)
!134 = !DILocation(line: 50, column: 30, scope: !113)
!135 = !DILocation(line: 50, column: 34, scope: !113)
!136 = !DILocation(line: 51, column: 9, scope: !113)
!137 = !DILocation(line: 51, column: 15, scope: !113)
!138 = !DILocation(line: 53, column: 23, scope: !113)
!139 = !DILocation(line: 53, column: 3, scope: !113)
!140 = !DILocation(line: 54, column: 5, scope: !113)
!141 = !DILocation(line: 52, column: 9, scope: !113)
!142 = !DILocation(line: 55, column: 7, scope: !113)
!143 = !DILocation(line: 55, column: 12, scope: !113)
!144 = !DILocation(line: 55, column: 3, scope: !113)
!145 = !DILocation(line: 55, column: 17, scope: !113)
!146 = !DILocation(line: 56, column: 1, scope: !113)
!147 = !DILocation(line: 53, column: 28, scope: !113)
!148 = distinct !{!148, !139, !149, !40, !41}
!149 = !DILocation(line: 54, column: 86, scope: !113)
!150 = !DILocation(line: 54, column: 55, scope: !113)
!151 = !DILocation(line: 54, column: 43, scope: !113)
!152 = !DILocation(line: 54, column: 82, scope: !113)
!153 = !DILocation(line: 54, column: 63, scope: !113)
!154 = !DILocation(line: 54, column: 61, scope: !113)
!155 = !DILocation(line: 54, column: 40, scope: !113)
!156 = !DILocation(line: 54, column: 30, scope: !113)
!157 = !DILocation(line: 54, column: 25, scope: !113)
!158 = distinct !{!158, !140, !149, !40, !41}
!159 = distinct !DISubprogram(name: "countdown", scope: !1, file: !1, line: 58, type: !12, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !161)
!161 = distinct !DILocation(line: 59, column: 11, scope: !159)
!162 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !163)
!163 = distinct !DILocation(line: 59, column: 24, scope: !159)
!164 = !DILocation(line: 59, column: 22, scope: !159)
!165 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !166)
!166 = distinct !DILocation(line: 59, column: 37, scope: !159)
!167 = !DILocation(line: 59, column: 35, scope: !159)
!168 = !DILocation(line: 60, column: 9, scope: !159)
!169 = !DILocation(line: 62, column: 25, scope: !159)
!170 = !DILocation(line: 62, column: 3, scope: !159)
!171 = !DILocation(line: 0, scope: !159)
!172 = !DILocation(line: 63, column: 3, scope: !159)
!173 = !DILocation(line: 63, column: 8, scope: !159)
!174 = !DILocation(line: 64, column: 1, scope: !159)
!175 = !DILocation(line: 62, scope: !159)
!176 = !DILocation(line: 62, column: 49, scope: !159)
!177 = !DILocation(line: 62, column: 67, scope: !159)
!178 = !DILocation(line: 62, column: 59, scope: !159)
!179 = !DILocation(line: 62, column: 57, scope: !159)
!180 = distinct !{!180, !170, !181, !40, !41}
!181 = !DILocation(line: 62, column: 70, scope: !159)
!182 = distinct !DISubprogram(name: "every_third", scope: !1, file: !1, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !184)
!184 = distinct !DILocation(line: 67, column: 11, scope: !182)
!185 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !186)
!186 = distinct !DILocation(line: 67, column: 24, scope: !182)
!187 = !DILocation(line: 67, column: 22, scope: !182)
!188 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !189)
!189 = distinct !DILocation(line: 67, column: 37, scope: !182)
!190 = !DILocation(line: 67, column: 35, scope: !182)
!191 = !DILocation(line: 68, column: 9, scope: !182)
!192 = !DILocation(line: 70, column: 21, scope: !182)
!193 = !DILocation(line: 70, column: 3, scope: !182)
!194 = !DILocation(line: 0, scope: !182)
!195 = !DILocation(line: 71, column: 3, scope: !182)
!196 = !DILocation(line: 71, column: 8, scope: !182)
!197 = !DILocation(line: 72, column: 1, scope: !182)
!198 = !DILocation(line: 70, column: 49, scope: !182)
!199 = !DILocation(line: 70, column: 41, scope: !182)
!200 = !DILocation(line: 70, column: 38, scope: !182)
!201 = !DILocation(line: 70, column: 28, scope: !182)
!202 = distinct !{!202, !193, !203, !40, !41}
!203 = !DILocation(line: 70, column: 52, scope: !182)
!204 = distinct !DISubprogram(name: "row_extrema", scope: !1, file: !1, line: 74, type: !12, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !206)
!206 = distinct !DILocation(line: 75, column: 11, scope: !204)
!207 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !208)
!208 = distinct !DILocation(line: 75, column: 24, scope: !204)
!209 = !DILocation(line: 75, column: 22, scope: !204)
!210 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !211)
!211 = distinct !DILocation(line: 75, column: 37, scope: !204)
!212 = !DILocation(line: 75, column: 35, scope: !204)
!213 = !DILocation(line: 76, column: 9, scope: !204)
!214 = !DILocation(line: 77, column: 21, scope: !204)
!215 = !DILocation(line: 77, column: 17, scope: !204)
!216 = !DILocation(line: 79, column: 21, scope: !204)
!217 = !DILocation(line: 79, column: 3, scope: !204)
!218 = !DILocation(line: 0, scope: !204)
!219 = !DILocation(line: 87, column: 3, scope: !204)
!220 = !DILocation(line: 87, column: 10, scope: !204)
!221 = !DILocation(line: 88, column: 3, scope: !204)
!222 = !DILocation(line: 88, column: 11, scope: !204)
!223 = !DILocation(line: 89, column: 3, scope: !204)
!224 = !DILocation(line: 89, column: 12, scope: !204)
!225 = !DILocation(line: 90, column: 1, scope: !204)
!226 = !DILocation(line: 80, column: 23, scope: !204)
!227 = !DILocation(line: 80, column: 15, scope: !204)
!228 = !DILocation(line: 138, column: 55, scope: !229, inlinedAt: !231)
!229 = distinct !DISubprogram(name: "fminf", scope: !230, file: !230, line: 138, type: !12, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!231 = distinct !DILocation(line: 81, column: 13, scope: !204)
!232 = !DILocation(line: 82, column: 11, scope: !204)
!233 = !DILocation(line: 79, column: 27, scope: !204)
!234 = distinct !{!234, !217, !235, !40, !41}
!235 = !DILocation(line: 86, column: 3, scope: !204)
!236 = distinct !DISubprogram(name: "triple_product", scope: !1, file: !1, line: 92, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !238)
!238 = distinct !DILocation(line: 94, column: 11, scope: !236)
!239 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !240)
!240 = distinct !DILocation(line: 94, column: 24, scope: !236)
!241 = !DILocation(line: 94, column: 22, scope: !236)
!242 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !243)
!243 = distinct !DILocation(line: 94, column: 37, scope: !236)
!244 = !DILocation(line: 94, column: 35, scope: !236)
!245 = !DILocation(line: 95, column: 9, scope: !236)
!246 = !DILocation(line: 97, column: 21, scope: !236)
!247 = !DILocation(line: 97, column: 3, scope: !236)
!248 = !DILocation(line: 99, column: 5, scope: !236)
!249 = !DILocation(line: 0, scope: !236)
!250 = !DILocation(line: 102, column: 3, scope: !236)
!251 = !DILocation(line: 102, column: 8, scope: !236)
!252 = !DILocation(line: 103, column: 1, scope: !236)
!253 = !DILocation(line: 100, column: 22, scope: !236)
!254 = !DILocation(line: 100, column: 14, scope: !236)
!255 = !DILocation(line: 100, column: 27, scope: !236)
!256 = !DILocation(line: 100, column: 11, scope: !236)
!257 = !DILocation(line: 97, column: 27, scope: !236)
!258 = distinct !{!258, !247, !259, !40, !41}
!259 = !DILocation(line: 101, column: 3, scope: !236)
!260 = !DILocation(line: 99, column: 50, scope: !236)
!261 = !DILocation(line: 99, column: 42, scope: !236)
!262 = !DILocation(line: 99, column: 57, scope: !236)
!263 = !DILocation(line: 99, column: 55, scope: !236)
!264 = !DILocation(line: 99, column: 39, scope: !236)
!265 = !DILocation(line: 99, column: 29, scope: !236)
!266 = !DILocation(line: 99, column: 23, scope: !236)
!267 = distinct !{!267, !248, !268, !40, !41}
!268 = !DILocation(line: 99, column: 60, scope: !236)
!269 = distinct !DISubprogram(name: "uniform_if_in_loop", scope: !1, file: !1, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !271)
!271 = distinct !DILocation(line: 106, column: 11, scope: !269)
!272 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !273)
!273 = distinct !DILocation(line: 106, column: 24, scope: !269)
!274 = !DILocation(line: 106, column: 22, scope: !269)
!275 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !276)
!276 = distinct !DILocation(line: 106, column: 37, scope: !269)
!277 = !DILocation(line: 106, column: 35, scope: !269)
!278 = !DILocation(line: 107, column: 9, scope: !269)
!279 = !DILocation(line: 108, column: 13, scope: !269)
!280 = !DILocation(line: 109, column: 21, scope: !269)
!281 = !DILocation(line: 109, column: 3, scope: !269)
!282 = !DILocation(line: 0, scope: !269)
!283 = !DILocation(line: 115, column: 3, scope: !269)
!284 = !DILocation(line: 115, column: 8, scope: !269)
!285 = !DILocation(line: 116, column: 1, scope: !269)
!286 = !DILocation(line: 110, column: 11, scope: !269)
!287 = !DILocation(line: 110, column: 15, scope: !269)
!288 = !DILocation(line: 109, column: 31, scope: !269)
!289 = distinct !{!289, !281, !290, !40, !41}
!290 = !DILocation(line: 114, column: 3, scope: !269)
!291 = distinct !DISubprogram(name: "divergent_if_in_loop", scope: !1, file: !1, line: 118, type: !12, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!292 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !293)
!293 = distinct !DILocation(line: 119, column: 11, scope: !291)
!294 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !295)
!295 = distinct !DILocation(line: 119, column: 24, scope: !291)
!296 = !DILocation(line: 119, column: 22, scope: !291)
!297 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !298)
!298 = distinct !DILocation(line: 119, column: 37, scope: !291)
!299 = !DILocation(line: 119, column: 35, scope: !291)
!300 = !DILocation(line: 120, column: 9, scope: !291)
!301 = !DILocation(line: 121, column: 11, scope: !291)
!302 = !DILocation(line: 122, column: 21, scope: !291)
!303 = !DILocation(line: 122, column: 3, scope: !291)
!304 = !DILocation(line: 0, scope: !291)
!305 = !DILocation(line: 128, column: 3, scope: !291)
!306 = !DILocation(line: 128, column: 12, scope: !291)
!307 = !DILocation(line: 129, column: 1, scope: !291)
!308 = !DILocation(line: 123, column: 11, scope: !291)
!309 = !DILocation(line: 124, column: 13, scope: !291)
!310 = !DILocation(line: 124, column: 11, scope: !291)
!311 = !DILocation(line: 125, column: 12, scope: !291)
!312 = !DILocation(line: 126, column: 5, scope: !291)
!313 = !DILocation(line: 122, column: 31, scope: !291)
!314 = distinct !{!314, !303, !315, !40, !41}
!315 = !DILocation(line: 127, column: 3, scope: !291)
!316 = distinct !DISubprogram(name: "single_lane", scope: !1, file: !1, line: 132, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!317 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !318)
!318 = distinct !DILocation(line: 133, column: 7, scope: !316)
!319 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !320)
!320 = distinct !DILocation(line: 133, column: 20, scope: !316)
!321 = !DILocation(line: 133, column: 18, scope: !316)
!322 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !323)
!323 = distinct !DILocation(line: 133, column: 33, scope: !316)
!324 = !DILocation(line: 133, column: 45, scope: !316)
!325 = !DILocation(line: 135, column: 21, scope: !316)
!326 = !DILocation(line: 135, column: 3, scope: !316)
!327 = !DILocation(line: 0, scope: !316)
!328 = !DILocation(line: 139, column: 10, scope: !316)
!329 = !DILocation(line: 140, column: 3, scope: !316)
!330 = !DILocation(line: 140, column: 10, scope: !316)
!331 = !DILocation(line: 141, column: 1, scope: !316)
!332 = !DILocation(line: 136, column: 12, scope: !316)
!333 = !DILocation(line: 136, column: 9, scope: !316)
!334 = !DILocation(line: 137, column: 21, scope: !316)
!335 = !DILocation(line: 137, column: 13, scope: !316)
!336 = !DILocation(line: 135, column: 27, scope: !316)
!337 = distinct !{!337, !326, !338, !40, !41}
!338 = !DILocation(line: 138, column: 3, scope: !316)
!339 = distinct !DISubprogram(name: "long_counter", scope: !1, file: !1, line: 143, type: !12, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!340 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !341)
!341 = distinct !DILocation(line: 144, column: 28, scope: !339)
!342 = !DILocation(line: 144, column: 28, scope: !339)
!343 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !344)
!344 = distinct !DILocation(line: 144, column: 41, scope: !339)
!345 = !DILocation(line: 144, column: 41, scope: !339)
!346 = !DILocation(line: 144, column: 39, scope: !339)
!347 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !348)
!348 = distinct !DILocation(line: 144, column: 54, scope: !339)
!349 = !DILocation(line: 144, column: 54, scope: !339)
!350 = !DILocation(line: 144, column: 52, scope: !339)
!351 = !DILocation(line: 145, column: 9, scope: !339)
!352 = !DILocation(line: 146, column: 13, scope: !339)
!353 = !DILocation(line: 147, column: 27, scope: !339)
!354 = !DILocation(line: 147, column: 3, scope: !339)
!355 = !DILocation(line: 0, scope: !339)
!356 = !DILocation(line: 148, column: 3, scope: !339)
!357 = !DILocation(line: 148, column: 8, scope: !339)
!358 = !DILocation(line: 149, column: 1, scope: !339)
!359 = !DILocation(line: 147, column: 47, scope: !339)
!360 = !DILocation(line: 147, column: 63, scope: !339)
!361 = !DILocation(line: 147, column: 54, scope: !339)
!362 = !DILocation(line: 147, column: 37, scope: !339)
!363 = distinct !{!363, !354, !360, !40, !41}
!364 = distinct !DISubprogram(name: "unsigned_counter", scope: !1, file: !1, line: 151, type: !12, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !366)
!366 = distinct !DILocation(line: 152, column: 16, scope: !364)
!367 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !368)
!368 = distinct !DILocation(line: 152, column: 29, scope: !364)
!369 = !DILocation(line: 152, column: 27, scope: !364)
!370 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !371)
!371 = distinct !DILocation(line: 152, column: 42, scope: !364)
!372 = !DILocation(line: 152, column: 40, scope: !364)
!373 = !DILocation(line: 153, column: 9, scope: !364)
!374 = !DILocation(line: 154, column: 16, scope: !364)
!375 = !DILocation(line: 155, column: 26, scope: !364)
!376 = !DILocation(line: 155, column: 3, scope: !364)
!377 = !DILocation(line: 0, scope: !364)
!378 = !DILocation(line: 156, column: 3, scope: !364)
!379 = !DILocation(line: 156, column: 8, scope: !364)
!380 = !DILocation(line: 157, column: 1, scope: !364)
!381 = !DILocation(line: 155, column: 47, scope: !364)
!382 = !DILocation(line: 155, column: 58, scope: !364)
!383 = !DILocation(line: 155, column: 36, scope: !364)
!384 = distinct !{!384, !376, !385, !40, !41}
!385 = !DILocation(line: 155, column: 60, scope: !364)
!386 = distinct !DISubprogram(name: "local_windows", scope: !1, file: !1, line: 159, type: !12, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!387 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !388)
!388 = distinct !DILocation(line: 160, column: 11, scope: !386)
!389 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !390)
!390 = distinct !DILocation(line: 160, column: 24, scope: !386)
!391 = !DILocation(line: 160, column: 22, scope: !386)
!392 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !393)
!393 = distinct !DILocation(line: 160, column: 37, scope: !386)
!394 = !DILocation(line: 160, column: 35, scope: !386)
!395 = !DILocation(line: 161, column: 9, scope: !386)
!396 = !DILocation(line: 162, column: 3, scope: !386)
!397 = !DILocation(line: 163, column: 3, scope: !386)
!398 = !DILocation(line: 164, column: 3, scope: !386)
!399 = !DILocation(line: 163, column: 50, scope: !386)
!400 = !DILocation(line: 163, column: 41, scope: !386)
!401 = !DILocation(line: 163, column: 71, scope: !386)
!402 = !DILocation(line: 163, column: 76, scope: !386)
!403 = !DILocation(line: 163, column: 66, scope: !386)
!404 = !DILocation(line: 163, column: 57, scope: !386)
!405 = !DILocation(line: 163, column: 55, scope: !386)
!406 = !DILocation(line: 163, column: 32, scope: !386)
!407 = !DILocation(line: 163, column: 39, scope: !386)
!408 = !DILocation(line: 163, column: 27, scope: !386)
!409 = !DILocation(line: 163, column: 21, scope: !386)
!410 = distinct !{!410, !397, !411, !40, !41}
!411 = !DILocation(line: 163, column: 80, scope: !386)
!412 = !DILocation(line: 166, column: 5, scope: !386)
!413 = !DILocation(line: 169, column: 1, scope: !386)
!414 = !DILocation(line: 167, column: 14, scope: !386)
!415 = !DILocation(line: 167, column: 5, scope: !386)
!416 = !DILocation(line: 167, column: 19, scope: !386)
!417 = !DILocation(line: 164, column: 27, scope: !386)
!418 = !DILocation(line: 164, column: 21, scope: !386)
!419 = distinct !{!419, !398, !420, !40, !41}
!420 = !DILocation(line: 168, column: 3, scope: !386)
!421 = !DILocation(line: 166, column: 46, scope: !386)
!422 = !DILocation(line: 166, column: 40, scope: !386)
!423 = !DILocation(line: 166, column: 37, scope: !386)
!424 = !DILocation(line: 166, column: 28, scope: !386)
!425 = !DILocation(line: 166, column: 23, scope: !386)
!426 = distinct !{!426, !412, !427, !40, !41}
!427 = !DILocation(line: 166, column: 49, scope: !386)
