; ModuleID = 'carried.cu'
source_filename = "carried.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11prefix_rowsPKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %36, !dbg !26

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9, !dbg !27
  %13 = sext i32 %12 to i64, !dbg !28
  %14 = getelementptr inbounds float, ptr %0, i64 %13, !dbg !28
  %15 = load float, ptr %14, align 4, !dbg !28, !tbaa !29
  %16 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !31
  store float %15, ptr %16, align 4, !dbg !32, !tbaa !29
  %17 = icmp sgt i32 %3, 1, !dbg !33
  br i1 %17, label %18, label %36, !dbg !34

18:                                               ; preds = %11
  %19 = add i32 %12, 1, !dbg !34
  %20 = sext i32 %19 to i64, !dbg !34
  %21 = shl nsw i64 %20, 2, !dbg !34
  %22 = getelementptr i8, ptr %1, i64 %21, !dbg !34
  %23 = getelementptr i8, ptr %22, i64 -4, !dbg !34
  %24 = load float, ptr %23, align 4
  br label %25, !dbg !34

25:                                               ; preds = %18, %25
  %26 = phi float [ %24, %18 ], [ %33, %25 ], !dbg !35
  %27 = phi i32 [ 1, %18 ], [ %34, %25 ]
  %28 = add nsw i32 %27, %12, !dbg !36
  %29 = sext i32 %28 to i64, !dbg !35
  %30 = getelementptr float, ptr %1, i64 %29, !dbg !35
  %31 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !37
  %32 = load float, ptr %31, align 4, !dbg !37, !tbaa !29
  %33 = fadd contract float %26, %32, !dbg !38
  store float %33, ptr %30, align 4, !dbg !39, !tbaa !29
  %34 = add nuw nsw i32 %27, 1, !dbg !40
  %35 = icmp eq i32 %34, %3, !dbg !33
  br i1 %35, label %36, label %25, !dbg !34, !llvm.loop !41

36:                                               ; preds = %25, %11, %4
  ret void, !dbg !45
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z14prefix_columnsPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !46 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !47
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  %6 = mul i32 %4, %5, !dbg !51
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %8 = add i32 %6, %7, !dbg !54
  %9 = icmp slt i32 %8, %2, !dbg !55
  %10 = icmp sgt i32 %1, 1
  %11 = and i1 %9, %10, !dbg !55
  br i1 %11, label %12, label %28, !dbg !55

12:                                               ; preds = %3, %12
  %13 = phi i32 [ %26, %12 ], [ 1, %3 ]
  %14 = add nsw i32 %13, -1, !dbg !56
  %15 = mul nsw i32 %14, %2, !dbg !57
  %16 = add nsw i32 %15, %8, !dbg !58
  %17 = sext i32 %16 to i64, !dbg !59
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !59
  %19 = load i32, ptr %18, align 4, !dbg !59, !tbaa !7
  %20 = mul nsw i32 %13, %2, !dbg !60
  %21 = add nsw i32 %20, %8, !dbg !61
  %22 = sext i32 %21 to i64, !dbg !62
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !62
  %24 = load i32, ptr %23, align 4, !dbg !63, !tbaa !7
  %25 = add nsw i32 %24, %19, !dbg !63
  store i32 %25, ptr %23, align 4, !dbg !63, !tbaa !7
  %26 = add nuw nsw i32 %13, 1, !dbg !64
  %27 = icmp eq i32 %26, %1, !dbg !65
  br i1 %27, label %28, label %12, !dbg !66, !llvm.loop !67

28:                                               ; preds = %12, %3
  ret void, !dbg !69
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5decayPfPKfii(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !70 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %7 = mul i32 %5, %6, !dbg !75
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %9 = add i32 %7, %8, !dbg !78
  %10 = icmp slt i32 %9, %2, !dbg !79
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !79
  br i1 %12, label %13, label %29, !dbg !79

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !29
  br label %17, !dbg !80

17:                                               ; preds = %13, %17
  %18 = phi float [ %16, %13 ], [ %26, %17 ], !dbg !81
  %19 = phi i32 [ 0, %13 ], [ %27, %17 ]
  %20 = fmul contract float %18, 0x3FECCCCCC0000000, !dbg !82
  %21 = mul nsw i32 %19, %2, !dbg !83
  %22 = add nsw i32 %21, %9, !dbg !84
  %23 = sext i32 %22 to i64, !dbg !85
  %24 = getelementptr inbounds float, ptr %1, i64 %23, !dbg !85
  %25 = load float, ptr %24, align 4, !dbg !85, !tbaa !29
  %26 = fadd contract float %20, %25, !dbg !86
  store float %26, ptr %15, align 4, !dbg !87, !tbaa !29
  %27 = add nuw nsw i32 %19, 1, !dbg !88
  %28 = icmp eq i32 %27, %3, !dbg !89
  br i1 %28, label %29, label %17, !dbg !80, !llvm.loop !90

29:                                               ; preds = %17, %4
  ret void, !dbg !92
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10trajectoryPKdPdiid(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 !dbg !93 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  %8 = mul i32 %6, %7, !dbg !98
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99
  %10 = add i32 %8, %9, !dbg !101
  %11 = icmp slt i32 %10, %2, !dbg !102
  br i1 %11, label %12, label %35, !dbg !102

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !103
  %14 = getelementptr inbounds double, ptr %0, i64 %13, !dbg !103
  %15 = load double, ptr %14, align 8, !dbg !103, !tbaa !104
  %16 = getelementptr inbounds double, ptr %1, i64 %13, !dbg !106
  store double %15, ptr %16, align 8, !dbg !107, !tbaa !104
  %17 = icmp sgt i32 %3, 1, !dbg !108
  br i1 %17, label %18, label %35, !dbg !109

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %33, %18 ], [ 1, %12 ]
  %20 = add nsw i32 %19, -1, !dbg !110
  %21 = mul nsw i32 %20, %2, !dbg !111
  %22 = add nsw i32 %21, %10, !dbg !112
  %23 = sext i32 %22 to i64, !dbg !113
  %24 = getelementptr inbounds double, ptr %1, i64 %23, !dbg !113
  %25 = load double, ptr %24, align 8, !dbg !113, !tbaa !104
  %26 = fmul contract double %4, %25, !dbg !114
  %27 = fsub contract double 1.000000e+00, %25, !dbg !115
  %28 = fmul contract double %26, %27, !dbg !116
  %29 = mul nsw i32 %19, %2, !dbg !117
  %30 = add nsw i32 %29, %10, !dbg !118
  %31 = sext i32 %30 to i64, !dbg !119
  %32 = getelementptr inbounds double, ptr %1, i64 %31, !dbg !119
  store double %28, ptr %32, align 8, !dbg !120, !tbaa !104
  %33 = add nuw nsw i32 %19, 1, !dbg !121
  %34 = icmp eq i32 %33, %3, !dbg !108
  br i1 %34, label %35, label %18, !dbg !109, !llvm.loop !122

35:                                               ; preds = %18, %12, %5
  ret void, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10accumulatePKfPfii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !125 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %7 = mul i32 %5, %6, !dbg !130
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %9 = add i32 %7, %8, !dbg !133
  %10 = icmp slt i32 %9, %2, !dbg !134
  br i1 %10, label %11, label %28, !dbg !134

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !135
  %13 = getelementptr inbounds float, ptr %1, i64 %12, !dbg !135
  store float 0.000000e+00, ptr %13, align 4, !dbg !136, !tbaa !29
  %14 = icmp sgt i32 %3, 0, !dbg !137
  br i1 %14, label %15, label %28, !dbg !138

15:                                               ; preds = %11
  %16 = mul nsw i32 %3, %9
  %17 = load float, ptr %13, align 4, !tbaa !29
  br label %18, !dbg !138

18:                                               ; preds = %15, %18
  %19 = phi float [ %17, %15 ], [ %25, %18 ], !dbg !139
  %20 = phi i32 [ 0, %15 ], [ %26, %18 ]
  %21 = add nsw i32 %20, %16, !dbg !139
  %22 = sext i32 %21 to i64, !dbg !140
  %23 = getelementptr inbounds float, ptr %0, i64 %22, !dbg !140
  %24 = load float, ptr %23, align 4, !dbg !140, !tbaa !29
  %25 = fadd contract float %24, %19, !dbg !141
  store float %25, ptr %13, align 4, !dbg !141, !tbaa !29
  %26 = add nuw nsw i32 %20, 1, !dbg !142
  %27 = icmp eq i32 %26, %3, !dbg !137
  br i1 %27, label %28, label %18, !dbg !138, !llvm.loop !143

28:                                               ; preds = %18, %11, %4
  ret void, !dbg !145
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z17linear_recurrencePfiiff(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 !dbg !146 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !147
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149
  %8 = mul i32 %6, %7, !dbg !151
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152
  %10 = add i32 %8, %9, !dbg !154
  %11 = icmp slt i32 %10, %1, !dbg !155
  %12 = icmp sgt i32 %2, 2
  %13 = and i1 %11, %12, !dbg !155
  br i1 %13, label %14, label %37, !dbg !155

14:                                               ; preds = %5
  %15 = mul nsw i32 %2, %10
  %16 = add i32 %15, 2, !dbg !156
  %17 = sext i32 %16 to i64, !dbg !156
  %18 = shl nsw i64 %17, 2, !dbg !156
  %19 = getelementptr i8, ptr %0, i64 %18, !dbg !156
  %20 = getelementptr i8, ptr %19, i64 -4, !dbg !156
  %21 = load float, ptr %20, align 4
  br label %22, !dbg !156

22:                                               ; preds = %14, %22
  %23 = phi float [ %21, %14 ], [ %34, %22 ], !dbg !157
  %24 = phi i32 [ 2, %14 ], [ %35, %22 ]
  %25 = add nsw i32 %24, %15, !dbg !158
  %26 = sext i32 %25 to i64, !dbg !157
  %27 = getelementptr float, ptr %0, i64 %26, !dbg !157
  %28 = fmul contract float %3, %23, !dbg !159
  %29 = getelementptr i8, ptr %27, i64 -8, !dbg !160
  %30 = load float, ptr %29, align 4, !dbg !160, !tbaa !29
  %31 = fmul contract float %4, %30, !dbg !161
  %32 = fadd contract float %28, %31, !dbg !162
  %33 = load float, ptr %27, align 4, !dbg !163, !tbaa !29
  %34 = fadd contract float %33, %32, !dbg !163
  store float %34, ptr %27, align 4, !dbg !163, !tbaa !29
  %35 = add nuw nsw i32 %24, 1, !dbg !164
  %36 = icmp eq i32 %35, %2, !dbg !165
  br i1 %36, label %37, label %22, !dbg !156, !llvm.loop !166

37:                                               ; preds = %22, %5
  ret void, !dbg !168
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10relax_rowsPdii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !169 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !170
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !172
  %6 = mul i32 %4, %5, !dbg !174
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175
  %8 = add i32 %6, %7, !dbg !177
  %9 = icmp slt i32 %8, %1, !dbg !178
  br i1 %9, label %10, label %30, !dbg !178

10:                                               ; preds = %3
  %11 = mul i32 %2, %8, !dbg !179
  %12 = sext i32 %11 to i64, !dbg !180
  %13 = getelementptr double, ptr %0, i64 %12, !dbg !180
  %14 = icmp sgt i32 %2, 2, !dbg !181
  br i1 %14, label %15, label %30, !dbg !182

15:                                               ; preds = %10
  %16 = load double, ptr %13, align 8
  %17 = add nsw i32 %2, -2
  br label %18, !dbg !182

18:                                               ; preds = %15, %18
  %19 = phi double [ %16, %15 ], [ %28, %18 ], !dbg !183
  %20 = phi i32 [ 1, %15 ], [ %23, %18 ]
  %21 = zext nneg i32 %20 to i64, !dbg !183
  %22 = getelementptr double, ptr %13, i64 %21, !dbg !183
  %23 = add nuw nsw i32 %20, 1, !dbg !184
  %24 = zext nneg i32 %23 to i64, !dbg !185
  %25 = getelementptr inbounds nuw double, ptr %13, i64 %24, !dbg !185
  %26 = load double, ptr %25, align 8, !dbg !185, !tbaa !104
  %27 = fadd contract double %19, %26, !dbg !186
  %28 = fmul contract double %27, 5.000000e-01, !dbg !187
  store double %28, ptr %22, align 8, !dbg !188, !tbaa !104
  %29 = icmp eq i32 %20, %17, !dbg !181
  br i1 %29, label %30, label %18, !dbg !182, !llvm.loop !189

30:                                               ; preds = %18, %10, %3
  ret void, !dbg !191
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6thomasPKdS0_S0_PdS1_ii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !dbg !192 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !195
  %10 = mul i32 %8, %9, !dbg !197
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198
  %12 = add i32 %10, %11, !dbg !200
  %13 = icmp slt i32 %12, %5, !dbg !201
  br i1 %13, label %14, label %142, !dbg !201

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64, !dbg !202
  %16 = getelementptr inbounds double, ptr %2, i64 %15, !dbg !202
  %17 = load double, ptr %16, align 8, !dbg !202, !tbaa !104
  %18 = getelementptr inbounds double, ptr %1, i64 %15, !dbg !203
  %19 = load double, ptr %18, align 8, !dbg !203, !tbaa !104
  %20 = fdiv contract double %17, %19, !dbg !204
  %21 = getelementptr inbounds double, ptr %4, i64 %15, !dbg !205
  store double %20, ptr %21, align 8, !dbg !206, !tbaa !104
  %22 = getelementptr inbounds double, ptr %3, i64 %15, !dbg !207
  %23 = load double, ptr %22, align 8, !dbg !207, !tbaa !104
  %24 = load double, ptr %18, align 8, !dbg !208, !tbaa !104
  %25 = fdiv contract double %23, %24, !dbg !209
  store double %25, ptr %22, align 8, !dbg !210, !tbaa !104
  %26 = icmp sgt i32 %6, 1, !dbg !211
  br i1 %26, label %27, label %93, !dbg !212

27:                                               ; preds = %14
  %28 = add i32 %11, %10, !dbg !212
  %29 = add i32 %28, 1, !dbg !212
  %30 = sext i32 %29 to i64, !dbg !212
  %31 = shl nsw i64 %30, 3, !dbg !212
  %32 = add nsw i64 %31, -8, !dbg !212
  %33 = getelementptr i8, ptr %4, i64 %32, !dbg !212
  %34 = add nsw i32 %6, -2, !dbg !212
  %35 = zext i32 %34 to i64, !dbg !212
  %36 = add nsw i64 %30, %35, !dbg !212
  %37 = shl nsw i64 %36, 3, !dbg !212
  %38 = add nsw i64 %37, 8, !dbg !212
  %39 = getelementptr i8, ptr %4, i64 %38, !dbg !212
  %40 = getelementptr i8, ptr %3, i64 %32, !dbg !212
  %41 = getelementptr i8, ptr %3, i64 %38, !dbg !212
  %42 = icmp ult ptr %33, %41, !dbg !212
  %43 = icmp ult ptr %40, %39, !dbg !212
  %44 = and i1 %42, %43, !dbg !212
  %45 = icmp ne i32 %5, 1, !dbg !212
  %46 = add nsw i32 %6, -2, !dbg !212
  %47 = add i32 %11, %10, !dbg !212
  %48 = add i32 %47, 1, !dbg !212
  %49 = add i32 %48, %46, !dbg !212
  %50 = icmp slt i32 %49, %48, !dbg !212
  %51 = or i1 %45, %50, !dbg !212
  %52 = or i1 %44, %51, !dbg !212
  br i1 %52, label %53, label %83, !dbg !212

53:                                               ; preds = %27, %53
  %54 = phi i32 [ %81, %53 ], [ 1, %27 ]
  %55 = mul nsw i32 %54, %5, !dbg !213
  %56 = add nsw i32 %55, %12, !dbg !214
  %57 = sub nsw i32 %56, %5, !dbg !215
  %58 = sext i32 %56 to i64, !dbg !216
  %59 = getelementptr inbounds double, ptr %1, i64 %58, !dbg !216
  %60 = load double, ptr %59, align 8, !dbg !216, !tbaa !104
  %61 = getelementptr inbounds double, ptr %0, i64 %58, !dbg !217
  %62 = load double, ptr %61, align 8, !dbg !217, !tbaa !104
  %63 = sext i32 %57 to i64, !dbg !218
  %64 = getelementptr inbounds double, ptr %4, i64 %63, !dbg !218
  %65 = load double, ptr %64, align 8, !dbg !218, !tbaa !104
  %66 = fmul contract double %62, %65, !dbg !219
  %67 = fsub contract double %60, %66, !dbg !220
  %68 = fdiv contract double 1.000000e+00, %67, !dbg !221
  %69 = getelementptr inbounds double, ptr %2, i64 %58, !dbg !222
  %70 = load double, ptr %69, align 8, !dbg !222, !tbaa !104
  %71 = fmul contract double %70, %68, !dbg !223
  %72 = getelementptr inbounds double, ptr %4, i64 %58, !dbg !224
  store double %71, ptr %72, align 8, !dbg !225, !tbaa !104
  %73 = getelementptr inbounds double, ptr %3, i64 %58, !dbg !226
  %74 = load double, ptr %73, align 8, !dbg !226, !tbaa !104
  %75 = load double, ptr %61, align 8, !dbg !227, !tbaa !104
  %76 = getelementptr inbounds double, ptr %3, i64 %63, !dbg !228
  %77 = load double, ptr %76, align 8, !dbg !228, !tbaa !104
  %78 = fmul contract double %75, %77, !dbg !229
  %79 = fsub contract double %74, %78, !dbg !230
  %80 = fmul contract double %68, %79, !dbg !231
  store double %80, ptr %73, align 8, !dbg !232, !tbaa !104
  %81 = add nuw nsw i32 %54, 1, !dbg !233
  %82 = icmp eq i32 %81, %6, !dbg !211
  br i1 %82, label %93, label %53, !dbg !212, !llvm.loop !234

83:                                               ; preds = %27
  %84 = add i32 %11, %10, !dbg !212
  %85 = add i32 %84, 1, !dbg !212
  %86 = sext i32 %85 to i64, !dbg !212
  %87 = shl nsw i64 %86, 3, !dbg !212
  %88 = add nsw i64 %87, -8, !dbg !212
  %89 = getelementptr i8, ptr %4, i64 %88, !dbg !212
  %90 = load double, ptr %89, align 8
  %91 = getelementptr i8, ptr %3, i64 %88, !dbg !212
  %92 = load double, ptr %91, align 8
  br label %97, !dbg !212

93:                                               ; preds = %97, %53, %14
  %94 = icmp sgt i32 %6, 1, !dbg !236
  br i1 %94, label %95, label %142, !dbg !237

95:                                               ; preds = %93
  %96 = add nsw i32 %6, -2, !dbg !238
  br label %123, !dbg !237

97:                                               ; preds = %83, %97
  %98 = phi double [ %92, %83 ], [ %120, %97 ], !dbg !228
  %99 = phi double [ %90, %83 ], [ %113, %97 ], !dbg !218
  %100 = phi i32 [ 1, %83 ], [ %121, %97 ]
  %101 = mul nuw nsw i32 %100, %5, !dbg !213
  %102 = add nsw i32 %101, %12, !dbg !214
  %103 = sext i32 %102 to i64, !dbg !216
  %104 = getelementptr inbounds double, ptr %1, i64 %103, !dbg !216
  %105 = load double, ptr %104, align 8, !dbg !216, !tbaa !104
  %106 = getelementptr inbounds double, ptr %0, i64 %103, !dbg !217
  %107 = load double, ptr %106, align 8, !dbg !217, !tbaa !104
  %108 = fmul contract double %107, %99, !dbg !219
  %109 = fsub contract double %105, %108, !dbg !220
  %110 = fdiv contract double 1.000000e+00, %109, !dbg !221
  %111 = getelementptr inbounds double, ptr %2, i64 %103, !dbg !222
  %112 = load double, ptr %111, align 8, !dbg !222, !tbaa !104
  %113 = fmul contract double %112, %110, !dbg !223
  %114 = getelementptr inbounds double, ptr %4, i64 %103, !dbg !224
  store double %113, ptr %114, align 8, !dbg !225, !tbaa !104
  %115 = getelementptr inbounds double, ptr %3, i64 %103, !dbg !226
  %116 = load double, ptr %115, align 8, !dbg !226, !tbaa !104
  %117 = load double, ptr %106, align 8, !dbg !227, !tbaa !104
  %118 = fmul contract double %117, %98, !dbg !229
  %119 = fsub contract double %116, %118, !dbg !230
  %120 = fmul contract double %110, %119, !dbg !231
  store double %120, ptr %115, align 8, !dbg !232, !tbaa !104
  %121 = add nuw nsw i32 %100, 1, !dbg !233
  %122 = icmp eq i32 %121, %6, !dbg !211
  br i1 %122, label %93, label %97, !dbg !212, !llvm.loop !234

123:                                              ; preds = %95, %123
  %124 = phi i32 [ %140, %123 ], [ %96, %95 ]
  %125 = mul nsw i32 %124, %5, !dbg !239
  %126 = add nsw i32 %125, %12, !dbg !240
  %127 = sext i32 %126 to i64, !dbg !241
  %128 = getelementptr inbounds double, ptr %4, i64 %127, !dbg !241
  %129 = load double, ptr %128, align 8, !dbg !241, !tbaa !104
  %130 = add nuw nsw i32 %124, 1, !dbg !242
  %131 = mul nsw i32 %130, %5, !dbg !243
  %132 = add nsw i32 %131, %12, !dbg !244
  %133 = sext i32 %132 to i64, !dbg !245
  %134 = getelementptr inbounds double, ptr %3, i64 %133, !dbg !245
  %135 = load double, ptr %134, align 8, !dbg !245, !tbaa !104
  %136 = fmul contract double %129, %135, !dbg !246
  %137 = getelementptr inbounds double, ptr %3, i64 %127, !dbg !247
  %138 = load double, ptr %137, align 8, !dbg !248, !tbaa !104
  %139 = fsub contract double %138, %136, !dbg !248
  store double %139, ptr %137, align 8, !dbg !248, !tbaa !104
  %140 = add nsw i32 %124, -1, !dbg !249
  %141 = icmp sgt i32 %124, 0, !dbg !236
  br i1 %141, label %123, label %142, !dbg !237, !llvm.loop !250

142:                                              ; preds = %123, %93, %7
  ret void, !dbg !252
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9ping_pongPfS_ii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !253 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !254
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !256
  %7 = mul i32 %5, %6, !dbg !258
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !259
  %9 = add i32 %7, %8, !dbg !261
  %10 = icmp slt i32 %9, %2, !dbg !262
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11, !dbg !262
  br i1 %12, label %13, label %26, !dbg !262

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = getelementptr inbounds float, ptr %1, i64 %14
  br label %17, !dbg !263

17:                                               ; preds = %13, %17
  %18 = phi i32 [ 0, %13 ], [ %24, %17 ]
  %19 = load float, ptr %15, align 4, !dbg !264, !tbaa !29
  %20 = fmul contract float %19, 5.000000e-01, !dbg !265
  %21 = fadd contract float %20, 1.000000e+00, !dbg !266
  store float %21, ptr %16, align 4, !dbg !267, !tbaa !29
  %22 = fmul contract float %21, 5.000000e-01, !dbg !268
  %23 = fadd contract float %22, -1.000000e+00, !dbg !269
  store float %23, ptr %15, align 4, !dbg !270, !tbaa !29
  %24 = add nuw nsw i32 %18, 1, !dbg !271
  %25 = icmp eq i32 %24, %3, !dbg !272
  br i1 %25, label %26, label %17, !dbg !263, !llvm.loop !273

26:                                               ; preds = %17, %4
  ret void, !dbg !275
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "carried.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "prefix_rows", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 6, column: 18, scope: !11)
!28 = !DILocation(line: 6, column: 14, scope: !11)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !9, i64 0}
!31 = !DILocation(line: 6, column: 3, scope: !11)
!32 = !DILocation(line: 6, column: 12, scope: !11)
!33 = !DILocation(line: 7, column: 21, scope: !11)
!34 = !DILocation(line: 7, column: 3, scope: !11)
!35 = !DILocation(line: 7, column: 46, scope: !11)
!36 = !DILocation(line: 7, column: 54, scope: !11)
!37 = !DILocation(line: 7, column: 65, scope: !11)
!38 = !DILocation(line: 7, column: 63, scope: !11)
!39 = !DILocation(line: 7, column: 44, scope: !11)
!40 = !DILocation(line: 7, column: 27, scope: !11)
!41 = distinct !{!41, !34, !42, !43, !44}
!42 = !DILocation(line: 7, column: 76, scope: !11)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 8, column: 1, scope: !11)
!46 = distinct !DISubprogram(name: "prefix_columns", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !48)
!48 = distinct !DILocation(line: 11, column: 11, scope: !46)
!49 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !50)
!50 = distinct !DILocation(line: 11, column: 24, scope: !46)
!51 = !DILocation(line: 11, column: 22, scope: !46)
!52 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !53)
!53 = distinct !DILocation(line: 11, column: 37, scope: !46)
!54 = !DILocation(line: 11, column: 35, scope: !46)
!55 = !DILocation(line: 12, column: 9, scope: !46)
!56 = !DILocation(line: 13, column: 52, scope: !46)
!57 = !DILocation(line: 13, column: 57, scope: !46)
!58 = !DILocation(line: 13, column: 61, scope: !46)
!59 = !DILocation(line: 13, column: 47, scope: !46)
!60 = !DILocation(line: 13, column: 35, scope: !46)
!61 = !DILocation(line: 13, column: 39, scope: !46)
!62 = !DILocation(line: 13, column: 31, scope: !46)
!63 = !DILocation(line: 13, column: 44, scope: !46)
!64 = !DILocation(line: 13, column: 27, scope: !46)
!65 = !DILocation(line: 13, column: 21, scope: !46)
!66 = !DILocation(line: 13, column: 3, scope: !46)
!67 = distinct !{!67, !66, !68, !43, !44}
!68 = !DILocation(line: 13, column: 64, scope: !46)
!69 = !DILocation(line: 14, column: 1, scope: !46)
!70 = distinct !DISubprogram(name: "decay", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !72)
!72 = distinct !DILocation(line: 18, column: 11, scope: !70)
!73 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !74)
!74 = distinct !DILocation(line: 18, column: 24, scope: !70)
!75 = !DILocation(line: 18, column: 22, scope: !70)
!76 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !77)
!77 = distinct !DILocation(line: 18, column: 37, scope: !70)
!78 = !DILocation(line: 18, column: 35, scope: !70)
!79 = !DILocation(line: 19, column: 9, scope: !70)
!80 = !DILocation(line: 20, column: 3, scope: !70)
!81 = !DILocation(line: 20, column: 53, scope: !70)
!82 = !DILocation(line: 20, column: 51, scope: !70)
!83 = !DILocation(line: 20, column: 73, scope: !70)
!84 = !DILocation(line: 20, column: 77, scope: !70)
!85 = !DILocation(line: 20, column: 64, scope: !70)
!86 = !DILocation(line: 20, column: 62, scope: !70)
!87 = !DILocation(line: 20, column: 44, scope: !70)
!88 = !DILocation(line: 20, column: 31, scope: !70)
!89 = !DILocation(line: 20, column: 21, scope: !70)
!90 = distinct !{!90, !80, !91, !43, !44}
!91 = !DILocation(line: 20, column: 80, scope: !70)
!92 = !DILocation(line: 21, column: 1, scope: !70)
!93 = distinct !DISubprogram(name: "trajectory", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !95)
!95 = distinct !DILocation(line: 25, column: 11, scope: !93)
!96 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !97)
!97 = distinct !DILocation(line: 25, column: 24, scope: !93)
!98 = !DILocation(line: 25, column: 22, scope: !93)
!99 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !100)
!100 = distinct !DILocation(line: 25, column: 37, scope: !93)
!101 = !DILocation(line: 25, column: 35, scope: !93)
!102 = !DILocation(line: 26, column: 9, scope: !93)
!103 = !DILocation(line: 27, column: 13, scope: !93)
!104 = !{!105, !105, i64 0}
!105 = !{!"double", !9, i64 0}
!106 = !DILocation(line: 27, column: 3, scope: !93)
!107 = !DILocation(line: 27, column: 11, scope: !93)
!108 = !DILocation(line: 28, column: 21, scope: !93)
!109 = !DILocation(line: 28, column: 3, scope: !93)
!110 = !DILocation(line: 29, column: 27, scope: !93)
!111 = !DILocation(line: 29, column: 32, scope: !93)
!112 = !DILocation(line: 29, column: 36, scope: !93)
!113 = !DILocation(line: 29, column: 19, scope: !93)
!114 = !DILocation(line: 30, column: 28, scope: !93)
!115 = !DILocation(line: 30, column: 42, scope: !93)
!116 = !DILocation(line: 30, column: 35, scope: !93)
!117 = !DILocation(line: 30, column: 12, scope: !93)
!118 = !DILocation(line: 30, column: 16, scope: !93)
!119 = !DILocation(line: 30, column: 5, scope: !93)
!120 = !DILocation(line: 30, column: 21, scope: !93)
!121 = !DILocation(line: 28, column: 31, scope: !93)
!122 = distinct !{!122, !109, !123, !43, !44}
!123 = !DILocation(line: 31, column: 3, scope: !93)
!124 = !DILocation(line: 32, column: 1, scope: !93)
!125 = distinct !DISubprogram(name: "accumulate", scope: !1, file: !1, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 35, column: 11, scope: !125)
!128 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !129)
!129 = distinct !DILocation(line: 35, column: 24, scope: !125)
!130 = !DILocation(line: 35, column: 22, scope: !125)
!131 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !132)
!132 = distinct !DILocation(line: 35, column: 37, scope: !125)
!133 = !DILocation(line: 35, column: 35, scope: !125)
!134 = !DILocation(line: 36, column: 9, scope: !125)
!135 = !DILocation(line: 37, column: 3, scope: !125)
!136 = !DILocation(line: 37, column: 11, scope: !125)
!137 = !DILocation(line: 38, column: 21, scope: !125)
!138 = !DILocation(line: 38, column: 3, scope: !125)
!139 = !DILocation(line: 38, column: 50, scope: !125)
!140 = !DILocation(line: 38, column: 42, scope: !125)
!141 = !DILocation(line: 38, column: 39, scope: !125)
!142 = !DILocation(line: 38, column: 27, scope: !125)
!143 = distinct !{!143, !138, !144, !43, !44}
!144 = !DILocation(line: 38, column: 53, scope: !125)
!145 = !DILocation(line: 39, column: 1, scope: !125)
!146 = distinct !DISubprogram(name: "linear_recurrence", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !148)
!148 = distinct !DILocation(line: 42, column: 11, scope: !146)
!149 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !150)
!150 = distinct !DILocation(line: 42, column: 24, scope: !146)
!151 = !DILocation(line: 42, column: 22, scope: !146)
!152 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !153)
!153 = distinct !DILocation(line: 42, column: 37, scope: !146)
!154 = !DILocation(line: 42, column: 35, scope: !146)
!155 = !DILocation(line: 43, column: 9, scope: !146)
!156 = !DILocation(line: 44, column: 3, scope: !146)
!157 = !DILocation(line: 44, column: 51, scope: !146)
!158 = !DILocation(line: 44, column: 59, scope: !146)
!159 = !DILocation(line: 44, column: 49, scope: !146)
!160 = !DILocation(line: 44, column: 74, scope: !146)
!161 = !DILocation(line: 44, column: 72, scope: !146)
!162 = !DILocation(line: 44, column: 68, scope: !146)
!163 = !DILocation(line: 44, column: 44, scope: !146)
!164 = !DILocation(line: 44, column: 27, scope: !146)
!165 = !DILocation(line: 44, column: 21, scope: !146)
!166 = distinct !{!166, !156, !167, !43, !44}
!167 = !DILocation(line: 44, column: 89, scope: !146)
!168 = !DILocation(line: 45, column: 1, scope: !146)
!169 = distinct !DISubprogram(name: "relax_rows", scope: !1, file: !1, line: 48, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !171)
!171 = distinct !DILocation(line: 49, column: 11, scope: !169)
!172 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !173)
!173 = distinct !DILocation(line: 49, column: 24, scope: !169)
!174 = !DILocation(line: 49, column: 22, scope: !169)
!175 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !176)
!176 = distinct !DILocation(line: 49, column: 37, scope: !169)
!177 = !DILocation(line: 49, column: 35, scope: !169)
!178 = !DILocation(line: 50, column: 9, scope: !169)
!179 = !DILocation(line: 51, column: 23, scope: !169)
!180 = !DILocation(line: 51, column: 19, scope: !169)
!181 = !DILocation(line: 52, column: 21, scope: !169)
!182 = !DILocation(line: 52, column: 3, scope: !169)
!183 = !DILocation(line: 52, column: 51, scope: !169)
!184 = !DILocation(line: 52, column: 70, scope: !169)
!185 = !DILocation(line: 52, column: 64, scope: !169)
!186 = !DILocation(line: 52, column: 62, scope: !169)
!187 = !DILocation(line: 52, column: 48, scope: !169)
!188 = !DILocation(line: 52, column: 42, scope: !169)
!189 = distinct !{!189, !182, !190, !43, !44}
!190 = !DILocation(line: 52, column: 74, scope: !169)
!191 = !DILocation(line: 53, column: 1, scope: !169)
!192 = distinct !DISubprogram(name: "thomas", scope: !1, file: !1, line: 56, type: !12, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !194)
!194 = distinct !DILocation(line: 58, column: 11, scope: !192)
!195 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !196)
!196 = distinct !DILocation(line: 58, column: 24, scope: !192)
!197 = !DILocation(line: 58, column: 22, scope: !192)
!198 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !199)
!199 = distinct !DILocation(line: 58, column: 37, scope: !192)
!200 = !DILocation(line: 58, column: 35, scope: !192)
!201 = !DILocation(line: 59, column: 9, scope: !192)
!202 = !DILocation(line: 60, column: 13, scope: !192)
!203 = !DILocation(line: 60, column: 24, scope: !192)
!204 = !DILocation(line: 60, column: 22, scope: !192)
!205 = !DILocation(line: 60, column: 3, scope: !192)
!206 = !DILocation(line: 60, column: 11, scope: !192)
!207 = !DILocation(line: 61, column: 12, scope: !192)
!208 = !DILocation(line: 61, column: 21, scope: !192)
!209 = !DILocation(line: 61, column: 19, scope: !192)
!210 = !DILocation(line: 61, column: 10, scope: !192)
!211 = !DILocation(line: 62, column: 21, scope: !192)
!212 = !DILocation(line: 62, column: 3, scope: !192)
!213 = !DILocation(line: 63, column: 16, scope: !192)
!214 = !DILocation(line: 63, column: 26, scope: !192)
!215 = !DILocation(line: 63, column: 43, scope: !192)
!216 = !DILocation(line: 64, column: 27, scope: !192)
!217 = !DILocation(line: 64, column: 42, scope: !192)
!218 = !DILocation(line: 64, column: 54, scope: !192)
!219 = !DILocation(line: 64, column: 52, scope: !192)
!220 = !DILocation(line: 64, column: 40, scope: !192)
!221 = !DILocation(line: 64, column: 24, scope: !192)
!222 = !DILocation(line: 65, column: 16, scope: !192)
!223 = !DILocation(line: 65, column: 26, scope: !192)
!224 = !DILocation(line: 65, column: 5, scope: !192)
!225 = !DILocation(line: 65, column: 14, scope: !192)
!226 = !DILocation(line: 66, column: 16, scope: !192)
!227 = !DILocation(line: 66, column: 26, scope: !192)
!228 = !DILocation(line: 66, column: 38, scope: !192)
!229 = !DILocation(line: 66, column: 36, scope: !192)
!230 = !DILocation(line: 66, column: 24, scope: !192)
!231 = !DILocation(line: 66, column: 51, scope: !192)
!232 = !DILocation(line: 66, column: 13, scope: !192)
!233 = !DILocation(line: 62, column: 27, scope: !192)
!234 = distinct !{!234, !212, !235, !43, !44}
!235 = !DILocation(line: 67, column: 3, scope: !192)
!236 = !DILocation(line: 68, column: 25, scope: !192)
!237 = !DILocation(line: 68, column: 3, scope: !192)
!238 = !DILocation(line: 68, column: 18, scope: !192)
!239 = !DILocation(line: 69, column: 36, scope: !192)
!240 = !DILocation(line: 69, column: 46, scope: !192)
!241 = !DILocation(line: 69, column: 29, scope: !192)
!242 = !DILocation(line: 69, column: 60, scope: !192)
!243 = !DILocation(line: 69, column: 65, scope: !192)
!244 = !DILocation(line: 69, column: 75, scope: !192)
!245 = !DILocation(line: 69, column: 53, scope: !192)
!246 = !DILocation(line: 69, column: 51, scope: !192)
!247 = !DILocation(line: 69, column: 5, scope: !192)
!248 = !DILocation(line: 69, column: 26, scope: !192)
!249 = !DILocation(line: 68, column: 32, scope: !192)
!250 = distinct !{!250, !237, !251, !43, !44}
!251 = !DILocation(line: 69, column: 78, scope: !192)
!252 = !DILocation(line: 70, column: 1, scope: !192)
!253 = distinct !DISubprogram(name: "ping_pong", scope: !1, file: !1, line: 73, type: !12, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !255)
!255 = distinct !DILocation(line: 74, column: 11, scope: !253)
!256 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !257)
!257 = distinct !DILocation(line: 74, column: 24, scope: !253)
!258 = !DILocation(line: 74, column: 22, scope: !253)
!259 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !260)
!260 = distinct !DILocation(line: 74, column: 37, scope: !253)
!261 = !DILocation(line: 74, column: 35, scope: !253)
!262 = !DILocation(line: 75, column: 9, scope: !253)
!263 = !DILocation(line: 76, column: 3, scope: !253)
!264 = !DILocation(line: 77, column: 19, scope: !253)
!265 = !DILocation(line: 77, column: 17, scope: !253)
!266 = !DILocation(line: 77, column: 24, scope: !253)
!267 = !DILocation(line: 77, column: 10, scope: !253)
!268 = !DILocation(line: 78, column: 17, scope: !253)
!269 = !DILocation(line: 78, column: 24, scope: !253)
!270 = !DILocation(line: 78, column: 10, scope: !253)
!271 = !DILocation(line: 76, column: 31, scope: !253)
!272 = !DILocation(line: 76, column: 21, scope: !253)
!273 = distinct !{!273, !263, !274, !43, !44}
!274 = !DILocation(line: 79, column: 3, scope: !253)
!275 = !DILocation(line: 80, column: 1, scope: !253)
