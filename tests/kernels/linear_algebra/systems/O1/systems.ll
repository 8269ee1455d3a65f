; ModuleID = 'systems.cu'
source_filename = "systems.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lower_sharedE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %4, !dbg !26
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12, !dbg !26
  br i1 %13, label %14, label %52, !dbg !26

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16, !dbg !27

16:                                               ; preds = %14, %26
  %17 = phi i32 [ 0, %14 ], [ %34, %26 ]
  %18 = mul nsw i32 %17, %4, !dbg !28
  %19 = add nsw i32 %18, %10, !dbg !29
  %20 = sext i32 %19 to i64, !dbg !30
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !30
  %22 = load float, ptr %21, align 4, !dbg !30, !tbaa !31
  %23 = icmp eq i32 %17, 0, !dbg !33
  br i1 %23, label %26, label %24, !dbg !34

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  br label %36, !dbg !34

26:                                               ; preds = %36, %16
  %27 = phi float [ %22, %16 ], [ %49, %36 ], !dbg !35
  %28 = mul i32 %17, %15, !dbg !36
  %29 = sext i32 %28 to i64, !dbg !37
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !37
  %31 = load float, ptr %30, align 4, !dbg !37, !tbaa !31
  %32 = fdiv contract float %27, %31, !dbg !38
  %33 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !39
  store float %32, ptr %33, align 4, !dbg !40, !tbaa !31
  %34 = add nuw nsw i32 %17, 1, !dbg !41
  %35 = icmp eq i32 %34, %3, !dbg !42
  br i1 %35, label %52, label %16, !dbg !27, !llvm.loop !43

36:                                               ; preds = %24, %36
  %37 = phi i32 [ 0, %24 ], [ %50, %36 ]
  %38 = phi float [ %22, %24 ], [ %49, %36 ]
  %39 = add nuw nsw i32 %37, %25, !dbg !47
  %40 = zext nneg i32 %39 to i64, !dbg !48
  %41 = getelementptr inbounds nuw float, ptr %0, i64 %40, !dbg !48
  %42 = load float, ptr %41, align 4, !dbg !48, !tbaa !31
  %43 = mul nsw i32 %37, %4, !dbg !49
  %44 = add nsw i32 %43, %10, !dbg !50
  %45 = sext i32 %44 to i64, !dbg !51
  %46 = getelementptr inbounds float, ptr %2, i64 %45, !dbg !51
  %47 = load float, ptr %46, align 4, !dbg !51, !tbaa !31
  %48 = fmul contract float %42, %47, !dbg !52
  %49 = fsub contract float %38, %48, !dbg !53
  %50 = add nuw nsw i32 %37, 1, !dbg !54
  %51 = icmp eq i32 %50, %17, !dbg !33
  br i1 %51, label %26, label %36, !dbg !34, !llvm.loop !55

52:                                               ; preds = %26, %5
  ret void, !dbg !57
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @upper_in_place(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !58 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !61
  %7 = mul i32 %5, %6, !dbg !63
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %9 = add i32 %7, %8, !dbg !66
  %10 = icmp slt i32 %9, %3, !dbg !67
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11, !dbg !67
  br i1 %12, label %13, label %52, !dbg !67

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %15, !dbg !68

15:                                               ; preds = %13, %21
  %16 = phi i32 [ %2, %13 ], [ %17, %21 ]
  %17 = add nsw i32 %16, -1, !dbg !69
  %18 = icmp slt i32 %16, %2, !dbg !70
  br i1 %18, label %19, label %21, !dbg !71

19:                                               ; preds = %15
  %20 = mul nsw i32 %17, %2
  br label %36, !dbg !71

21:                                               ; preds = %36, %15
  %22 = phi double [ 0.000000e+00, %15 ], [ %49, %36 ], !dbg !72
  %23 = mul nsw i32 %17, %3, !dbg !73
  %24 = add nsw i32 %23, %9, !dbg !74
  %25 = sext i32 %24 to i64, !dbg !75
  %26 = getelementptr inbounds double, ptr %1, i64 %25, !dbg !75
  %27 = load double, ptr %26, align 8, !dbg !75, !tbaa !76
  %28 = fsub contract double %27, %22, !dbg !78
  %29 = mul i32 %17, %14, !dbg !79
  %30 = sext i32 %29 to i64, !dbg !80
  %31 = getelementptr inbounds double, ptr %0, i64 %30, !dbg !80
  %32 = load double, ptr %31, align 8, !dbg !80, !tbaa !76
  %33 = fdiv contract double 1.000000e+00, %32, !dbg !81
  %34 = fmul contract double %28, %33, !dbg !82
  store double %34, ptr %26, align 8, !dbg !83, !tbaa !76
  %35 = icmp sgt i32 %16, 1, !dbg !84
  br i1 %35, label %15, label %52, !dbg !68, !llvm.loop !85

36:                                               ; preds = %19, %36
  %37 = phi i32 [ %16, %19 ], [ %50, %36 ]
  %38 = phi double [ 0.000000e+00, %19 ], [ %49, %36 ]
  %39 = add nuw nsw i32 %37, %20, !dbg !87
  %40 = zext nneg i32 %39 to i64, !dbg !88
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40, !dbg !88
  %42 = load double, ptr %41, align 8, !dbg !88, !tbaa !76
  %43 = mul nsw i32 %37, %3, !dbg !89
  %44 = add nsw i32 %43, %9, !dbg !90
  %45 = sext i32 %44 to i64, !dbg !91
  %46 = getelementptr inbounds double, ptr %1, i64 %45, !dbg !91
  %47 = load double, ptr %46, align 8, !dbg !91, !tbaa !76
  %48 = fmul contract double %42, %47, !dbg !92
  %49 = fadd contract double %38, %48, !dbg !93
  %50 = add nuw nsw i32 %37, 1, !dbg !94
  %51 = icmp eq i32 %50, %2, !dbg !70
  br i1 %51, label %21, label %36, !dbg !71, !llvm.loop !95

52:                                               ; preds = %21, %4
  ret void, !dbg !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_columns(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !98 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %7 = mul i32 %5, %6, !dbg !103
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %9 = add i32 %7, %8, !dbg !106
  %10 = icmp slt i32 %9, %3, !dbg !107
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11, !dbg !107
  br i1 %12, label %13, label %47, !dbg !107

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %17, !dbg !108

15:                                               ; preds = %31, %17
  %16 = icmp eq i32 %29, %2, !dbg !109
  br i1 %16, label %47, label %17, !dbg !108, !llvm.loop !110

17:                                               ; preds = %13, %15
  %18 = phi i32 [ 0, %13 ], [ %29, %15 ]
  %19 = mul nsw i32 %18, %3, !dbg !112
  %20 = add nsw i32 %19, %9, !dbg !113
  %21 = sext i32 %20 to i64, !dbg !114
  %22 = getelementptr inbounds float, ptr %1, i64 %21, !dbg !114
  %23 = load float, ptr %22, align 4, !dbg !114, !tbaa !31
  %24 = mul i32 %18, %14, !dbg !115
  %25 = sext i32 %24 to i64, !dbg !116
  %26 = getelementptr inbounds float, ptr %0, i64 %25, !dbg !116
  %27 = load float, ptr %26, align 4, !dbg !116, !tbaa !31
  %28 = fdiv contract float %23, %27, !dbg !117
  store float %28, ptr %22, align 4, !dbg !118, !tbaa !31
  %29 = add nuw nsw i32 %18, 1, !dbg !119
  %30 = icmp slt i32 %29, %2, !dbg !120
  br i1 %30, label %31, label %15, !dbg !121

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %45, %31 ], [ %29, %17 ]
  %33 = mul nuw nsw i32 %32, %2, !dbg !122
  %34 = add nuw nsw i32 %33, %18, !dbg !123
  %35 = zext nneg i32 %34 to i64, !dbg !124
  %36 = getelementptr inbounds nuw float, ptr %0, i64 %35, !dbg !124
  %37 = load float, ptr %36, align 4, !dbg !124, !tbaa !31
  %38 = fmul contract float %28, %37, !dbg !125
  %39 = mul nsw i32 %32, %3, !dbg !126
  %40 = add nsw i32 %39, %9, !dbg !127
  %41 = sext i32 %40 to i64, !dbg !128
  %42 = getelementptr inbounds float, ptr %1, i64 %41, !dbg !128
  %43 = load float, ptr %42, align 4, !dbg !129, !tbaa !31
  %44 = fsub contract float %43, %38, !dbg !129
  store float %44, ptr %42, align 4, !dbg !129, !tbaa !31
  %45 = add nuw nsw i32 %32, 1, !dbg !130
  %46 = icmp eq i32 %45, %2, !dbg !120
  br i1 %46, label %15, label %31, !dbg !121, !llvm.loop !131

47:                                               ; preds = %15, %4
  ret void, !dbg !133
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @right_side(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !134 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !135
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !137
  %7 = mul i32 %5, %6, !dbg !139
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %9 = add i32 %7, %8, !dbg !142
  %10 = icmp slt i32 %9, %3, !dbg !143
  br i1 %10, label %11, label %44, !dbg !143

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9, !dbg !144
  %13 = sext i32 %12 to i64, !dbg !145
  %14 = getelementptr inbounds float, ptr %1, i64 %13, !dbg !145
  %15 = icmp sgt i32 %2, 1, !dbg !146
  br i1 %15, label %16, label %44, !dbg !147

16:                                               ; preds = %11
  %17 = add nsw i32 %2, -2, !dbg !148
  %18 = add nsw i32 %2, -1
  br label %19, !dbg !147

19:                                               ; preds = %16, %25
  %20 = phi i32 [ %17, %16 ], [ %27, %25 ]
  %21 = zext nneg i32 %20 to i64, !dbg !149
  %22 = getelementptr inbounds nuw float, ptr %14, i64 %21, !dbg !149
  %23 = load float, ptr %22, align 4, !dbg !149, !tbaa !31
  %24 = icmp sgt i32 %18, %20, !dbg !150
  br i1 %24, label %29, label %25, !dbg !151

25:                                               ; preds = %29, %19
  %26 = phi float [ %23, %19 ], [ %41, %29 ], !dbg !152
  store float %26, ptr %22, align 4, !dbg !153, !tbaa !31
  %27 = add nsw i32 %20, -1, !dbg !154
  %28 = icmp sgt i32 %20, 0, !dbg !146
  br i1 %28, label %19, label %44, !dbg !147, !llvm.loop !155

29:                                               ; preds = %19, %29
  %30 = phi i32 [ %42, %29 ], [ %18, %19 ]
  %31 = phi float [ %41, %29 ], [ %23, %19 ]
  %32 = zext nneg i32 %30 to i64, !dbg !157
  %33 = getelementptr inbounds nuw float, ptr %14, i64 %32, !dbg !157
  %34 = load float, ptr %33, align 4, !dbg !157, !tbaa !31
  %35 = mul nsw i32 %30, %2, !dbg !158
  %36 = add nsw i32 %35, %20, !dbg !159
  %37 = sext i32 %36 to i64, !dbg !160
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !160
  %39 = load float, ptr %38, align 4, !dbg !160, !tbaa !31
  %40 = fmul contract float %34, %39, !dbg !161
  %41 = fsub contract float %31, %40, !dbg !162
  %42 = add nsw i32 %30, -1, !dbg !163
  %43 = icmp sgt i32 %42, %20, !dbg !150
  br i1 %43, label %29, label %25, !dbg !151, !llvm.loop !164

44:                                               ; preds = %25, %11, %4
  ret void, !dbg !166
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lower_batch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !167 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !168
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !170
  %8 = mul i32 %6, %7, !dbg !172
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173
  %10 = add i32 %8, %9, !dbg !175
  %11 = icmp slt i32 %10, %4, !dbg !176
  br i1 %11, label %12, label %58, !dbg !176

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !177
  %14 = sext i32 %3 to i64, !dbg !178
  %15 = mul nsw i64 %14, %13, !dbg !179
  %16 = mul nsw i64 %15, %14, !dbg !180
  %17 = getelementptr inbounds float, ptr %0, i64 %16, !dbg !181
  %18 = icmp sgt i32 %3, 0, !dbg !182
  br i1 %18, label %19, label %58, !dbg !183

19:                                               ; preds = %12
  %20 = mul nsw i32 %3, %10
  %21 = mul nsw i32 %3, %10
  %22 = add nuw i32 %3, 1
  br label %23, !dbg !183

23:                                               ; preds = %19, %28
  %24 = phi i32 [ 0, %19 ], [ %41, %28 ]
  %25 = icmp eq i32 %24, 0, !dbg !184
  br i1 %25, label %28, label %26, !dbg !185

26:                                               ; preds = %23
  %27 = mul nuw nsw i32 %24, %3
  br label %43, !dbg !185

28:                                               ; preds = %43, %23
  %29 = phi float [ 0.000000e+00, %23 ], [ %55, %43 ], !dbg !186
  %30 = add nsw i32 %24, %21, !dbg !187
  %31 = sext i32 %30 to i64, !dbg !188
  %32 = getelementptr inbounds float, ptr %1, i64 %31, !dbg !188
  %33 = load float, ptr %32, align 4, !dbg !188, !tbaa !31
  %34 = fsub contract float %33, %29, !dbg !189
  %35 = mul i32 %24, %22, !dbg !190
  %36 = sext i32 %35 to i64, !dbg !191
  %37 = getelementptr inbounds float, ptr %17, i64 %36, !dbg !191
  %38 = load float, ptr %37, align 4, !dbg !191, !tbaa !31
  %39 = fdiv contract float %34, %38, !dbg !192
  %40 = getelementptr inbounds float, ptr %2, i64 %31, !dbg !193
  store float %39, ptr %40, align 4, !dbg !194, !tbaa !31
  %41 = add nuw nsw i32 %24, 1, !dbg !195
  %42 = icmp eq i32 %41, %3, !dbg !182
  br i1 %42, label %58, label %23, !dbg !183, !llvm.loop !196

43:                                               ; preds = %26, %43
  %44 = phi i32 [ 0, %26 ], [ %56, %43 ]
  %45 = phi float [ 0.000000e+00, %26 ], [ %55, %43 ]
  %46 = add nuw nsw i32 %44, %27, !dbg !198
  %47 = zext nneg i32 %46 to i64, !dbg !199
  %48 = getelementptr inbounds nuw float, ptr %17, i64 %47, !dbg !199
  %49 = load float, ptr %48, align 4, !dbg !199, !tbaa !31
  %50 = add nsw i32 %44, %20, !dbg !200
  %51 = sext i32 %50 to i64, !dbg !201
  %52 = getelementptr inbounds float, ptr %2, i64 %51, !dbg !201
  %53 = load float, ptr %52, align 4, !dbg !201, !tbaa !31
  %54 = fmul contract float %49, %53, !dbg !202
  %55 = fadd contract float %45, %54, !dbg !203
  %56 = add nuw nsw i32 %44, 1, !dbg !204
  %57 = icmp eq i32 %56, %24, !dbg !184
  br i1 %57, label %28, label %43, !dbg !185, !llvm.loop !205

58:                                               ; preds = %28, %12, %5
  ret void, !dbg !207
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_shared(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !208 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !211
  %7 = zext nneg i32 %6 to i64, !dbg !213
  %8 = sext i32 %3 to i64, !dbg !214
  %9 = mul nsw i64 %8, %7, !dbg !215
  %10 = mul nsw i64 %9, %8, !dbg !216
  %11 = getelementptr inbounds float, ptr %0, i64 %10, !dbg !217
  %12 = icmp sge i32 %5, %3, !dbg !218
  br i1 %12, label %21, label %13, !dbg !218

13:                                               ; preds = %4
  %14 = mul i32 %3, %6, !dbg !219
  %15 = add i32 %14, %5, !dbg !220
  %16 = zext i32 %15 to i64, !dbg !221
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %16, !dbg !221
  %18 = load float, ptr %17, align 4, !dbg !221, !tbaa !31
  %19 = zext nneg i32 %5 to i64, !dbg !222
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %19, !dbg !222
  store float %18, ptr %20, align 4, !dbg !223, !tbaa !31
  br label %21, !dbg !222

21:                                               ; preds = %13, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !224
  %22 = icmp sgt i32 %3, 0, !dbg !225
  br i1 %22, label %23, label %28, !dbg !226

23:                                               ; preds = %21
  %24 = add nuw i32 %3, 1
  %25 = mul nuw nsw i32 %3, %5
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %26
  br label %29, !dbg !226

28:                                               ; preds = %55, %21
  br i1 %12, label %66, label %58, !dbg !227

29:                                               ; preds = %23, %55
  %30 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %31 = icmp eq i32 %5, %30, !dbg !228
  br i1 %31, label %32, label %41, !dbg !228

32:                                               ; preds = %29
  %33 = mul i32 %30, %24, !dbg !229
  %34 = sext i32 %33 to i64, !dbg !230
  %35 = getelementptr inbounds float, ptr %11, i64 %34, !dbg !230
  %36 = load float, ptr %35, align 4, !dbg !230, !tbaa !31
  %37 = zext nneg i32 %30 to i64, !dbg !231
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %37, !dbg !231
  %39 = load float, ptr %38, align 4, !dbg !232, !tbaa !31
  %40 = fdiv contract float %39, %36, !dbg !232
  store float %40, ptr %38, align 4, !dbg !232, !tbaa !31
  br label %41, !dbg !231

41:                                               ; preds = %32, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !233
  %42 = icmp samesign ule i32 %5, %30, !dbg !234
  %43 = or i1 %12, %42, !dbg !235
  br i1 %43, label %55, label %44, !dbg !235

44:                                               ; preds = %41
  %45 = add nuw nsw i32 %30, %25, !dbg !236
  %46 = zext nneg i32 %45 to i64, !dbg !237
  %47 = getelementptr inbounds nuw float, ptr %11, i64 %46, !dbg !237
  %48 = load float, ptr %47, align 4, !dbg !237, !tbaa !31
  %49 = zext nneg i32 %30 to i64, !dbg !238
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %49, !dbg !238
  %51 = load float, ptr %50, align 4, !dbg !238, !tbaa !31
  %52 = fmul contract float %48, %51, !dbg !239
  %53 = load float, ptr %27, align 4, !dbg !240, !tbaa !31
  %54 = fsub contract float %53, %52, !dbg !240
  store float %54, ptr %27, align 4, !dbg !240, !tbaa !31
  br label %55, !dbg !241

55:                                               ; preds = %41, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !242
  %56 = add nuw nsw i32 %30, 1, !dbg !243
  %57 = icmp eq i32 %56, %3, !dbg !225
  br i1 %57, label %28, label %29, !dbg !226, !llvm.loop !244

58:                                               ; preds = %28
  %59 = zext nneg i32 %5 to i64, !dbg !246
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12lower_sharedE1s to ptr), i64 %59, !dbg !246
  %61 = load float, ptr %60, align 4, !dbg !246, !tbaa !31
  %62 = mul i32 %3, %6, !dbg !247
  %63 = add i32 %62, %5, !dbg !248
  %64 = zext i32 %63 to i64, !dbg !249
  %65 = getelementptr inbounds nuw float, ptr %2, i64 %64, !dbg !249
  store float %61, ptr %65, align 4, !dbg !250, !tbaa !31
  br label %66, !dbg !249

66:                                               ; preds = %58, %28
  ret void, !dbg !251
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_solve(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !252 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !253
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !255
  %7 = mul i32 %5, %6, !dbg !257
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !258
  %9 = add i32 %7, %8, !dbg !260
  %10 = icmp slt i32 %9, %3, !dbg !261
  br i1 %10, label %11, label %79, !dbg !261

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 1, !dbg !262
  br i1 %12, label %17, label %13, !dbg !263

13:                                               ; preds = %25, %11
  %14 = icmp sgt i32 %2, 0, !dbg !264
  br i1 %14, label %15, label %79, !dbg !265

15:                                               ; preds = %13
  %16 = add nuw i32 %2, 1
  br label %44, !dbg !265

17:                                               ; preds = %11, %25
  %18 = phi i32 [ %26, %25 ], [ 1, %11 ]
  %19 = mul nsw i32 %18, %3, !dbg !266
  %20 = add nsw i32 %19, %9, !dbg !267
  %21 = sext i32 %20 to i64, !dbg !268
  %22 = getelementptr inbounds double, ptr %1, i64 %21, !dbg !268
  %23 = load double, ptr %22, align 8, !dbg !268, !tbaa !76
  %24 = mul nuw nsw i32 %18, %2
  br label %28, !dbg !269

25:                                               ; preds = %28
  store double %41, ptr %22, align 8, !dbg !270, !tbaa !76
  %26 = add nuw nsw i32 %18, 1, !dbg !271
  %27 = icmp eq i32 %26, %2, !dbg !262
  br i1 %27, label %13, label %17, !dbg !263, !llvm.loop !272

28:                                               ; preds = %17, %28
  %29 = phi i32 [ 0, %17 ], [ %42, %28 ]
  %30 = phi double [ %23, %17 ], [ %41, %28 ]
  %31 = add nuw nsw i32 %29, %24, !dbg !274
  %32 = zext nneg i32 %31 to i64, !dbg !275
  %33 = getelementptr inbounds nuw double, ptr %0, i64 %32, !dbg !275
  %34 = load double, ptr %33, align 8, !dbg !275, !tbaa !76
  %35 = mul nsw i32 %29, %3, !dbg !276
  %36 = add nsw i32 %35, %9, !dbg !277
  %37 = sext i32 %36 to i64, !dbg !278
  %38 = getelementptr inbounds double, ptr %1, i64 %37, !dbg !278
  %39 = load double, ptr %38, align 8, !dbg !278, !tbaa !76
  %40 = fmul contract double %34, %39, !dbg !279
  %41 = fsub contract double %30, %40, !dbg !280
  %42 = add nuw nsw i32 %29, 1, !dbg !281
  %43 = icmp eq i32 %42, %18, !dbg !282
  br i1 %43, label %25, label %28, !dbg !269, !llvm.loop !283

44:                                               ; preds = %15, %55
  %45 = phi i32 [ %2, %15 ], [ %46, %55 ]
  %46 = add nsw i32 %45, -1, !dbg !285
  %47 = mul nsw i32 %46, %3, !dbg !286
  %48 = add nsw i32 %47, %9, !dbg !287
  %49 = sext i32 %48 to i64, !dbg !288
  %50 = getelementptr inbounds double, ptr %1, i64 %49, !dbg !288
  %51 = load double, ptr %50, align 8, !dbg !288, !tbaa !76
  %52 = icmp slt i32 %45, %2, !dbg !289
  br i1 %52, label %53, label %55, !dbg !290

53:                                               ; preds = %44
  %54 = mul nsw i32 %46, %2
  br label %63, !dbg !290

55:                                               ; preds = %63, %44
  %56 = phi double [ %51, %44 ], [ %76, %63 ], !dbg !291
  %57 = mul i32 %46, %16, !dbg !292
  %58 = sext i32 %57 to i64, !dbg !293
  %59 = getelementptr inbounds double, ptr %0, i64 %58, !dbg !293
  %60 = load double, ptr %59, align 8, !dbg !293, !tbaa !76
  %61 = fdiv contract double %56, %60, !dbg !294
  store double %61, ptr %50, align 8, !dbg !295, !tbaa !76
  %62 = icmp sgt i32 %45, 1, !dbg !264
  br i1 %62, label %44, label %79, !dbg !265, !llvm.loop !296

63:                                               ; preds = %53, %63
  %64 = phi i32 [ %45, %53 ], [ %77, %63 ]
  %65 = phi double [ %51, %53 ], [ %76, %63 ]
  %66 = add nsw i32 %64, %54, !dbg !298
  %67 = sext i32 %66 to i64, !dbg !299
  %68 = getelementptr inbounds double, ptr %0, i64 %67, !dbg !299
  %69 = load double, ptr %68, align 8, !dbg !299, !tbaa !76
  %70 = mul nsw i32 %64, %3, !dbg !300
  %71 = add nsw i32 %70, %9, !dbg !301
  %72 = sext i32 %71 to i64, !dbg !302
  %73 = getelementptr inbounds double, ptr %1, i64 %72, !dbg !302
  %74 = load double, ptr %73, align 8, !dbg !302, !tbaa !76
  %75 = fmul contract double %69, %74, !dbg !303
  %76 = fsub contract double %65, %75, !dbg !304
  %77 = add nuw nsw i32 %64, 1, !dbg !305
  %78 = icmp eq i32 %77, %2, !dbg !289
  br i1 %78, label %55, label %63, !dbg !290, !llvm.loop !306

79:                                               ; preds = %55, %13, %4
  ret void, !dbg !308
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gauss_seidel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !309 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !310
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !312
  %8 = mul i32 %6, %7, !dbg !314
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %10 = add i32 %8, %9, !dbg !317
  %11 = icmp slt i32 %10, %4, !dbg !318
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12, !dbg !318
  br i1 %13, label %14, label %53, !dbg !318

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16, !dbg !319

16:                                               ; preds = %14, %24
  %17 = phi i32 [ 0, %14 ], [ %31, %24 ]
  %18 = mul nsw i32 %17, %4, !dbg !320
  %19 = add nsw i32 %18, %10, !dbg !321
  %20 = sext i32 %19 to i64, !dbg !322
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !322
  %22 = load float, ptr %21, align 4, !dbg !322, !tbaa !31
  %23 = mul nuw nsw i32 %17, %3
  br label %33, !dbg !323

24:                                               ; preds = %49
  %25 = mul i32 %17, %15, !dbg !324
  %26 = sext i32 %25 to i64, !dbg !325
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !325
  %28 = load float, ptr %27, align 4, !dbg !325, !tbaa !31
  %29 = fdiv contract float %50, %28, !dbg !326
  %30 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !327
  store float %29, ptr %30, align 4, !dbg !328, !tbaa !31
  %31 = add nuw nsw i32 %17, 1, !dbg !329
  %32 = icmp eq i32 %31, %3, !dbg !330
  br i1 %32, label %53, label %16, !dbg !319, !llvm.loop !331

33:                                               ; preds = %16, %49
  %34 = phi i32 [ 0, %16 ], [ %51, %49 ]
  %35 = phi float [ %22, %16 ], [ %50, %49 ]
  %36 = icmp eq i32 %34, %17, !dbg !333
  br i1 %36, label %49, label %37, !dbg !333

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %34, %23, !dbg !334
  %39 = zext nneg i32 %38 to i64, !dbg !335
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39, !dbg !335
  %41 = load float, ptr %40, align 4, !dbg !335, !tbaa !31
  %42 = mul nsw i32 %34, %4, !dbg !336
  %43 = add nsw i32 %42, %10, !dbg !337
  %44 = sext i32 %43 to i64, !dbg !338
  %45 = getelementptr inbounds float, ptr %2, i64 %44, !dbg !338
  %46 = load float, ptr %45, align 4, !dbg !338, !tbaa !31
  %47 = fmul contract float %41, %46, !dbg !339
  %48 = fsub contract float %35, %47, !dbg !340
  br label %49, !dbg !341

49:                                               ; preds = %33, %37
  %50 = phi float [ %48, %37 ], [ %35, %33 ], !dbg !342
  %51 = add nuw nsw i32 %34, 1, !dbg !343
  %52 = icmp eq i32 %51, %3, !dbg !344
  br i1 %52, label %24, label %33, !dbg !323, !llvm.loop !345

53:                                               ; preds = %24, %5
  ret void, !dbg !347
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @compensated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !348 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351
  %8 = mul i32 %6, %7, !dbg !353
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !354
  %10 = add i32 %8, %9, !dbg !356
  %11 = icmp slt i32 %10, %4, !dbg !357
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12, !dbg !357
  br i1 %13, label %14, label %57, !dbg !357

14:                                               ; preds = %5
  %15 = add nuw i32 %3, 1
  br label %16, !dbg !358

16:                                               ; preds = %14, %26
  %17 = phi i32 [ 0, %14 ], [ %34, %26 ]
  %18 = mul nsw i32 %17, %4, !dbg !359
  %19 = add nsw i32 %18, %10, !dbg !360
  %20 = sext i32 %19 to i64, !dbg !361
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !361
  %22 = load float, ptr %21, align 4, !dbg !361, !tbaa !31
  %23 = icmp eq i32 %17, 0, !dbg !362
  br i1 %23, label %26, label %24, !dbg !363

24:                                               ; preds = %16
  %25 = mul nuw nsw i32 %17, %3
  br label %36, !dbg !363

26:                                               ; preds = %36, %16
  %27 = phi float [ %22, %16 ], [ %52, %36 ], !dbg !364
  %28 = mul i32 %17, %15, !dbg !365
  %29 = sext i32 %28 to i64, !dbg !366
  %30 = getelementptr inbounds float, ptr %0, i64 %29, !dbg !366
  %31 = load float, ptr %30, align 4, !dbg !366, !tbaa !31
  %32 = fdiv contract float %27, %31, !dbg !367
  %33 = getelementptr inbounds float, ptr %2, i64 %20, !dbg !368
  store float %32, ptr %33, align 4, !dbg !369, !tbaa !31
  %34 = add nuw nsw i32 %17, 1, !dbg !370
  %35 = icmp eq i32 %34, %3, !dbg !371
  br i1 %35, label %57, label %16, !dbg !358, !llvm.loop !372

36:                                               ; preds = %24, %36
  %37 = phi i32 [ 0, %24 ], [ %55, %36 ]
  %38 = phi float [ 0.000000e+00, %24 ], [ %54, %36 ]
  %39 = phi float [ %22, %24 ], [ %52, %36 ]
  %40 = add nuw nsw i32 %37, %25, !dbg !374
  %41 = zext nneg i32 %40 to i64, !dbg !375
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41, !dbg !375
  %43 = load float, ptr %42, align 4, !dbg !375, !tbaa !31
  %44 = fneg contract float %43, !dbg !376
  %45 = mul nsw i32 %37, %4, !dbg !377
  %46 = add nsw i32 %45, %10, !dbg !378
  %47 = sext i32 %46 to i64, !dbg !379
  %48 = getelementptr inbounds float, ptr %2, i64 %47, !dbg !379
  %49 = load float, ptr %48, align 4, !dbg !379, !tbaa !31
  %50 = fmul contract float %49, %44, !dbg !380
  %51 = fsub contract float %50, %38, !dbg !381
  %52 = fadd contract float %39, %51, !dbg !382
  %53 = fsub contract float %52, %39, !dbg !383
  %54 = fsub contract float %53, %51, !dbg !384
  %55 = add nuw nsw i32 %37, 1, !dbg !385
  %56 = icmp eq i32 %55, %17, !dbg !362
  br i1 %56, label %26, label %36, !dbg !363, !llvm.loop !386

57:                                               ; preds = %26, %5
  ret void, !dbg !388
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_batch(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !389 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !390
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !392
  %6 = mul i32 %4, %5, !dbg !394
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !395
  %8 = add i32 %6, %7, !dbg !397
  %9 = icmp slt i32 %8, %2, !dbg !398
  br i1 %9, label %10, label %72, !dbg !398

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !399
  %12 = sext i32 %1 to i64, !dbg !400
  %13 = mul nsw i64 %12, %11, !dbg !401
  %14 = mul nsw i64 %13, %12, !dbg !402
  %15 = getelementptr inbounds double, ptr %0, i64 %14, !dbg !403
  %16 = icmp sgt i32 %1, 0, !dbg !404
  br i1 %16, label %19, label %72, !dbg !405

17:                                               ; preds = %52, %27
  %18 = icmp eq i32 %30, %1, !dbg !404
  br i1 %18, label %72, label %19, !dbg !405, !llvm.loop !406

19:                                               ; preds = %10, %17
  %20 = phi i32 [ %30, %17 ], [ 0, %10 ]
  %21 = mul nuw nsw i32 %20, %1, !dbg !408
  %22 = add nuw nsw i32 %21, %20, !dbg !409
  %23 = zext nneg i32 %22 to i64, !dbg !410
  %24 = getelementptr inbounds nuw double, ptr %15, i64 %23, !dbg !410
  %25 = load double, ptr %24, align 8, !dbg !410, !tbaa !76
  %26 = icmp eq i32 %20, 0, !dbg !411
  br i1 %26, label %27, label %34, !dbg !412

27:                                               ; preds = %34, %19
  %28 = phi double [ %25, %19 ], [ %42, %34 ], !dbg !413
  %29 = tail call contract noundef double @__nv_sqrt(double noundef %28) #5, !dbg !414
  store double %29, ptr %24, align 8, !dbg !418, !tbaa !76
  %30 = add nuw nsw i32 %20, 1, !dbg !419
  %31 = icmp slt i32 %30, %1, !dbg !420
  br i1 %31, label %32, label %17, !dbg !421

32:                                               ; preds = %27
  %33 = icmp eq i32 %20, 0
  br label %45, !dbg !421

34:                                               ; preds = %19, %34
  %35 = phi i32 [ %43, %34 ], [ 0, %19 ]
  %36 = phi double [ %42, %34 ], [ %25, %19 ]
  %37 = add nuw nsw i32 %35, %21, !dbg !422
  %38 = zext nneg i32 %37 to i64, !dbg !423
  %39 = getelementptr inbounds nuw double, ptr %15, i64 %38, !dbg !423
  %40 = load double, ptr %39, align 8, !dbg !423, !tbaa !76
  %41 = fmul contract double %40, %40, !dbg !424
  %42 = fsub contract double %36, %41, !dbg !425
  %43 = add nuw nsw i32 %35, 1, !dbg !426
  %44 = icmp eq i32 %43, %20, !dbg !411
  br i1 %44, label %27, label %34, !dbg !412, !llvm.loop !427

45:                                               ; preds = %32, %52
  %46 = phi i32 [ %30, %32 ], [ %55, %52 ]
  %47 = mul nuw nsw i32 %46, %1, !dbg !429
  %48 = add nuw nsw i32 %47, %20, !dbg !430
  %49 = zext nneg i32 %48 to i64, !dbg !431
  %50 = getelementptr inbounds nuw double, ptr %15, i64 %49, !dbg !431
  %51 = load double, ptr %50, align 8, !dbg !431, !tbaa !76
  br i1 %33, label %52, label %57, !dbg !432

52:                                               ; preds = %57, %45
  %53 = phi double [ %51, %45 ], [ %69, %57 ], !dbg !413
  %54 = fdiv contract double %53, %29, !dbg !433
  store double %54, ptr %50, align 8, !dbg !434, !tbaa !76
  %55 = add nuw nsw i32 %46, 1, !dbg !435
  %56 = icmp eq i32 %55, %1, !dbg !420
  br i1 %56, label %17, label %45, !dbg !421, !llvm.loop !436

57:                                               ; preds = %45, %57
  %58 = phi i32 [ %70, %57 ], [ 0, %45 ]
  %59 = phi double [ %69, %57 ], [ %51, %45 ]
  %60 = add nuw nsw i32 %58, %47, !dbg !438
  %61 = zext nneg i32 %60 to i64, !dbg !439
  %62 = getelementptr inbounds nuw double, ptr %15, i64 %61, !dbg !439
  %63 = load double, ptr %62, align 8, !dbg !439, !tbaa !76
  %64 = add nuw nsw i32 %58, %21, !dbg !440
  %65 = zext nneg i32 %64 to i64, !dbg !441
  %66 = getelementptr inbounds nuw double, ptr %15, i64 %65, !dbg !441
  %67 = load double, ptr %66, align 8, !dbg !441, !tbaa !76
  %68 = fmul contract double %63, %67, !dbg !442
  %69 = fsub contract double %59, %68, !dbg !443
  %70 = add nuw nsw i32 %58, 1, !dbg !444
  %71 = icmp eq i32 %70, %20, !dbg !445
  br i1 %71, label %52, label %57, !dbg !432, !llvm.loop !446

72:                                               ; preds = %17, %10, %3
  ret void, !dbg !448
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !449 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !450
  %4 = icmp sgt i32 %1, 0, !dbg !452
  br i1 %4, label %5, label %11, !dbg !453

5:                                                ; preds = %2
  %6 = add nuw i32 %1, 1
  %7 = icmp slt i32 %3, %1
  %8 = add nuw i32 %1, 1
  %9 = mul nuw nsw i32 %1, %3
  %10 = mul nuw nsw i32 %1, %3
  br label %12, !dbg !453

11:                                               ; preds = %55, %2
  ret void, !dbg !454

12:                                               ; preds = %5, %55
  %13 = phi i32 [ 0, %5 ], [ %56, %55 ]
  %14 = icmp eq i32 %3, %13, !dbg !455
  br i1 %14, label %15, label %21, !dbg !455

15:                                               ; preds = %12
  %16 = mul i32 %13, %6, !dbg !456
  %17 = sext i32 %16 to i64, !dbg !457
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !457
  %19 = load float, ptr %18, align 4, !dbg !457, !tbaa !31
  %20 = tail call contract noundef float @__nv_sqrtf(float noundef %19) #5, !dbg !458
  store float %20, ptr %18, align 4, !dbg !461, !tbaa !31
  br label %21, !dbg !462

21:                                               ; preds = %15, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !463
  %22 = icmp samesign ugt i32 %3, %13, !dbg !464
  %23 = and i1 %7, %22, !dbg !465
  br i1 %23, label %24, label %34, !dbg !465

24:                                               ; preds = %21
  %25 = mul i32 %13, %8, !dbg !466
  %26 = sext i32 %25 to i64, !dbg !467
  %27 = getelementptr inbounds float, ptr %0, i64 %26, !dbg !467
  %28 = load float, ptr %27, align 4, !dbg !467, !tbaa !31
  %29 = add nuw nsw i32 %13, %9, !dbg !468
  %30 = zext nneg i32 %29 to i64, !dbg !469
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %30, !dbg !469
  %32 = load float, ptr %31, align 4, !dbg !470, !tbaa !31
  %33 = fdiv contract float %32, %28, !dbg !470
  store float %33, ptr %31, align 4, !dbg !470, !tbaa !31
  br label %34, !dbg !469

34:                                               ; preds = %24, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !471
  br i1 %23, label %35, label %55, !dbg !472

35:                                               ; preds = %34
  %36 = add nuw nsw i32 %13, %10
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  br label %39, !dbg !473

39:                                               ; preds = %35, %39
  %40 = phi i32 [ %13, %35 ], [ %41, %39 ]
  %41 = add nuw nsw i32 %40, 1, !dbg !474
  %42 = load float, ptr %38, align 4, !dbg !475, !tbaa !31
  %43 = mul nuw nsw i32 %41, %1, !dbg !476
  %44 = add nuw nsw i32 %43, %13, !dbg !477
  %45 = zext nneg i32 %44 to i64, !dbg !478
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45, !dbg !478
  %47 = load float, ptr %46, align 4, !dbg !478, !tbaa !31
  %48 = fmul contract float %42, %47, !dbg !479
  %49 = add nuw nsw i32 %41, %10, !dbg !480
  %50 = zext nneg i32 %49 to i64, !dbg !481
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50, !dbg !481
  %52 = load float, ptr %51, align 4, !dbg !482, !tbaa !31
  %53 = fsub contract float %52, %48, !dbg !482
  store float %53, ptr %51, align 4, !dbg !482, !tbaa !31
  %54 = icmp eq i32 %41, %3, !dbg !483
  br i1 %54, label %55, label %39, !dbg !473, !llvm.loop !484

55:                                               ; preds = %39, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !486
  %56 = add nuw nsw i32 %13, 1, !dbg !487
  %57 = icmp eq i32 %56, %1, !dbg !452
  br i1 %57, label %11, label %12, !dbg !453, !llvm.loop !488
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_block(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !490 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !491
  %4 = icmp sgt i32 %1, 0, !dbg !493
  br i1 %4, label %5, label %8, !dbg !494

5:                                                ; preds = %2
  %6 = icmp slt i32 %3, %1
  %7 = mul nuw nsw i32 %1, %3
  br label %9, !dbg !494

8:                                                ; preds = %40, %2
  ret void, !dbg !495

9:                                                ; preds = %5, %40
  %10 = phi i32 [ 0, %5 ], [ %41, %40 ]
  %11 = icmp samesign ugt i32 %3, %10, !dbg !496
  %12 = and i1 %6, %11, !dbg !497
  br i1 %12, label %13, label %40, !dbg !497

13:                                               ; preds = %9
  %14 = add nuw nsw i32 %10, %7, !dbg !498
  %15 = zext nneg i32 %14 to i64, !dbg !499
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15, !dbg !499
  %17 = load float, ptr %16, align 4, !dbg !499, !tbaa !31
  %18 = mul nuw nsw i32 %10, %1, !dbg !500
  %19 = add nuw nsw i32 %18, %10, !dbg !501
  %20 = zext nneg i32 %19 to i64, !dbg !502
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20, !dbg !502
  %22 = load float, ptr %21, align 4, !dbg !502, !tbaa !31
  %23 = fdiv contract float %17, %22, !dbg !503
  store float %23, ptr %16, align 4, !dbg !504, !tbaa !31
  %24 = add nuw nsw i32 %10, 1, !dbg !505
  %25 = icmp slt i32 %24, %1, !dbg !506
  br i1 %25, label %26, label %40, !dbg !507

26:                                               ; preds = %13, %26
  %27 = phi i32 [ %38, %26 ], [ %24, %13 ]
  %28 = add nuw nsw i32 %27, %18, !dbg !508
  %29 = zext nneg i32 %28 to i64, !dbg !509
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %29, !dbg !509
  %31 = load float, ptr %30, align 4, !dbg !509, !tbaa !31
  %32 = fmul contract float %23, %31, !dbg !510
  %33 = add nuw nsw i32 %27, %7, !dbg !511
  %34 = zext nneg i32 %33 to i64, !dbg !512
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34, !dbg !512
  %36 = load float, ptr %35, align 4, !dbg !513, !tbaa !31
  %37 = fsub contract float %36, %32, !dbg !513
  store float %37, ptr %35, align 4, !dbg !513, !tbaa !31
  %38 = add nuw nsw i32 %27, 1, !dbg !505
  %39 = icmp eq i32 %38, %1, !dbg !506
  br i1 %39, label %40, label %26, !dbg !507, !llvm.loop !514

40:                                               ; preds = %26, %13, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !516
  %41 = add nuw nsw i32 %10, 1, !dbg !517
  %42 = icmp eq i32 %41, %1, !dbg !493
  br i1 %42, label %8, label %9, !dbg !494, !llvm.loop !518
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "systems.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "lower_rows", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 5, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 24, scope: !11)
!21 = !DILocation(line: 5, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 5, column: 37, scope: !11)
!25 = !DILocation(line: 5, column: 35, scope: !11)
!26 = !DILocation(line: 6, column: 9, scope: !11)
!27 = !DILocation(line: 7, column: 3, scope: !11)
!28 = !DILocation(line: 8, column: 19, scope: !11)
!29 = !DILocation(line: 8, column: 23, scope: !11)
!30 = !DILocation(line: 8, column: 15, scope: !11)
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !9, i64 0}
!33 = !DILocation(line: 9, column: 23, scope: !11)
!34 = !DILocation(line: 9, column: 5, scope: !11)
!35 = !DILocation(line: 0, scope: !11)
!36 = !DILocation(line: 10, column: 32, scope: !11)
!37 = !DILocation(line: 10, column: 24, scope: !11)
!38 = !DILocation(line: 10, column: 22, scope: !11)
!39 = !DILocation(line: 10, column: 5, scope: !11)
!40 = !DILocation(line: 10, column: 18, scope: !11)
!41 = !DILocation(line: 7, column: 27, scope: !11)
!42 = !DILocation(line: 7, column: 21, scope: !11)
!43 = distinct !{!43, !27, !44, !45, !46}
!44 = !DILocation(line: 11, column: 3, scope: !11)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 9, column: 46, scope: !11)
!48 = !DILocation(line: 9, column: 38, scope: !11)
!49 = !DILocation(line: 9, column: 57, scope: !11)
!50 = !DILocation(line: 9, column: 61, scope: !11)
!51 = !DILocation(line: 9, column: 53, scope: !11)
!52 = !DILocation(line: 9, column: 51, scope: !11)
!53 = !DILocation(line: 9, column: 35, scope: !11)
!54 = !DILocation(line: 9, column: 29, scope: !11)
!55 = distinct !{!55, !34, !56, !45, !46}
!56 = !DILocation(line: 9, column: 64, scope: !11)
!57 = !DILocation(line: 12, column: 1, scope: !11)
!58 = distinct !DISubprogram(name: "upper_in_place", scope: !1, file: !1, line: 15, type: !12, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !60)
!60 = distinct !DILocation(line: 16, column: 11, scope: !58)
!61 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !62)
!62 = distinct !DILocation(line: 16, column: 24, scope: !58)
!63 = !DILocation(line: 16, column: 22, scope: !58)
!64 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !65)
!65 = distinct !DILocation(line: 16, column: 37, scope: !58)
!66 = !DILocation(line: 16, column: 35, scope: !58)
!67 = !DILocation(line: 17, column: 9, scope: !58)
!68 = !DILocation(line: 18, column: 3, scope: !58)
!69 = !DILocation(line: 18, scope: !58)
!70 = !DILocation(line: 20, column: 27, scope: !58)
!71 = !DILocation(line: 20, column: 5, scope: !58)
!72 = !DILocation(line: 0, scope: !58)
!73 = !DILocation(line: 21, column: 25, scope: !58)
!74 = !DILocation(line: 21, column: 29, scope: !58)
!75 = !DILocation(line: 21, column: 21, scope: !58)
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !9, i64 0}
!78 = !DILocation(line: 21, column: 34, scope: !58)
!79 = !DILocation(line: 21, column: 56, scope: !58)
!80 = !DILocation(line: 21, column: 48, scope: !58)
!81 = !DILocation(line: 21, column: 46, scope: !58)
!82 = !DILocation(line: 21, column: 39, scope: !58)
!83 = !DILocation(line: 21, column: 18, scope: !58)
!84 = !DILocation(line: 18, column: 25, scope: !58)
!85 = distinct !{!85, !68, !86, !45, !46}
!86 = !DILocation(line: 22, column: 3, scope: !58)
!87 = !DILocation(line: 20, column: 50, scope: !58)
!88 = !DILocation(line: 20, column: 42, scope: !58)
!89 = !DILocation(line: 20, column: 61, scope: !58)
!90 = !DILocation(line: 20, column: 65, scope: !58)
!91 = !DILocation(line: 20, column: 57, scope: !58)
!92 = !DILocation(line: 20, column: 55, scope: !58)
!93 = !DILocation(line: 20, column: 39, scope: !58)
!94 = !DILocation(line: 20, column: 33, scope: !58)
!95 = distinct !{!95, !71, !96, !45, !46}
!96 = !DILocation(line: 20, column: 68, scope: !58)
!97 = !DILocation(line: 23, column: 1, scope: !58)
!98 = distinct !DISubprogram(name: "lower_columns", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 27, column: 11, scope: !98)
!101 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 27, column: 24, scope: !98)
!103 = !DILocation(line: 27, column: 22, scope: !98)
!104 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 27, column: 37, scope: !98)
!106 = !DILocation(line: 27, column: 35, scope: !98)
!107 = !DILocation(line: 28, column: 9, scope: !98)
!108 = !DILocation(line: 29, column: 3, scope: !98)
!109 = !DILocation(line: 29, column: 21, scope: !98)
!110 = distinct !{!110, !108, !111, !45, !46}
!111 = !DILocation(line: 33, column: 3, scope: !98)
!112 = !DILocation(line: 30, column: 20, scope: !98)
!113 = !DILocation(line: 30, column: 24, scope: !98)
!114 = !DILocation(line: 30, column: 16, scope: !98)
!115 = !DILocation(line: 30, column: 39, scope: !98)
!116 = !DILocation(line: 30, column: 31, scope: !98)
!117 = !DILocation(line: 30, column: 29, scope: !98)
!118 = !DILocation(line: 31, column: 18, scope: !98)
!119 = !DILocation(line: 32, column: 20, scope: !98)
!120 = !DILocation(line: 32, column: 27, scope: !98)
!121 = !DILocation(line: 32, column: 5, scope: !98)
!122 = !DILocation(line: 32, column: 57, scope: !98)
!123 = !DILocation(line: 32, column: 61, scope: !98)
!124 = !DILocation(line: 32, column: 53, scope: !98)
!125 = !DILocation(line: 32, column: 66, scope: !98)
!126 = !DILocation(line: 32, column: 41, scope: !98)
!127 = !DILocation(line: 32, column: 45, scope: !98)
!128 = !DILocation(line: 32, column: 37, scope: !98)
!129 = !DILocation(line: 32, column: 50, scope: !98)
!130 = !DILocation(line: 32, column: 33, scope: !98)
!131 = distinct !{!131, !121, !132, !45, !46}
!132 = !DILocation(line: 32, column: 68, scope: !98)
!133 = !DILocation(line: 34, column: 1, scope: !98)
!134 = distinct !DISubprogram(name: "right_side", scope: !1, file: !1, line: 37, type: !12, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !136)
!136 = distinct !DILocation(line: 38, column: 11, scope: !134)
!137 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !138)
!138 = distinct !DILocation(line: 38, column: 24, scope: !134)
!139 = !DILocation(line: 38, column: 22, scope: !134)
!140 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !141)
!141 = distinct !DILocation(line: 38, column: 37, scope: !134)
!142 = !DILocation(line: 38, column: 35, scope: !134)
!143 = !DILocation(line: 39, column: 9, scope: !134)
!144 = !DILocation(line: 40, column: 22, scope: !134)
!145 = !DILocation(line: 40, column: 18, scope: !134)
!146 = !DILocation(line: 41, column: 25, scope: !134)
!147 = !DILocation(line: 41, column: 3, scope: !134)
!148 = !DILocation(line: 41, column: 18, scope: !134)
!149 = !DILocation(line: 42, column: 15, scope: !134)
!150 = !DILocation(line: 43, column: 27, scope: !134)
!151 = !DILocation(line: 43, column: 5, scope: !134)
!152 = !DILocation(line: 0, scope: !134)
!153 = !DILocation(line: 44, column: 12, scope: !134)
!154 = !DILocation(line: 41, column: 32, scope: !134)
!155 = distinct !{!155, !147, !156, !45, !46}
!156 = !DILocation(line: 45, column: 3, scope: !134)
!157 = !DILocation(line: 43, column: 42, scope: !134)
!158 = !DILocation(line: 43, column: 55, scope: !134)
!159 = !DILocation(line: 43, column: 59, scope: !134)
!160 = !DILocation(line: 43, column: 51, scope: !134)
!161 = !DILocation(line: 43, column: 49, scope: !134)
!162 = !DILocation(line: 43, column: 39, scope: !134)
!163 = !DILocation(line: 43, scope: !134)
!164 = distinct !{!164, !151, !165, !45, !46}
!165 = !DILocation(line: 43, column: 62, scope: !134)
!166 = !DILocation(line: 46, column: 1, scope: !134)
!167 = distinct !DISubprogram(name: "lower_batch", scope: !1, file: !1, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !169)
!169 = distinct !DILocation(line: 50, column: 11, scope: !167)
!170 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !171)
!171 = distinct !DILocation(line: 50, column: 24, scope: !167)
!172 = !DILocation(line: 50, column: 22, scope: !167)
!173 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !174)
!174 = distinct !DILocation(line: 50, column: 37, scope: !167)
!175 = !DILocation(line: 50, column: 35, scope: !167)
!176 = !DILocation(line: 51, column: 9, scope: !167)
!177 = !DILocation(line: 52, column: 30, scope: !167)
!178 = !DILocation(line: 52, column: 34, scope: !167)
!179 = !DILocation(line: 52, column: 32, scope: !167)
!180 = !DILocation(line: 52, column: 36, scope: !167)
!181 = !DILocation(line: 52, column: 22, scope: !167)
!182 = !DILocation(line: 53, column: 21, scope: !167)
!183 = !DILocation(line: 53, column: 3, scope: !167)
!184 = !DILocation(line: 55, column: 23, scope: !167)
!185 = !DILocation(line: 55, column: 5, scope: !167)
!186 = !DILocation(line: 0, scope: !167)
!187 = !DILocation(line: 56, column: 29, scope: !167)
!188 = !DILocation(line: 56, column: 21, scope: !167)
!189 = !DILocation(line: 56, column: 34, scope: !167)
!190 = !DILocation(line: 56, column: 49, scope: !167)
!191 = !DILocation(line: 56, column: 41, scope: !167)
!192 = !DILocation(line: 56, column: 39, scope: !167)
!193 = !DILocation(line: 56, column: 5, scope: !167)
!194 = !DILocation(line: 56, column: 18, scope: !167)
!195 = !DILocation(line: 53, column: 27, scope: !167)
!196 = distinct !{!196, !183, !197, !45, !46}
!197 = !DILocation(line: 57, column: 3, scope: !167)
!198 = !DILocation(line: 55, column: 46, scope: !167)
!199 = !DILocation(line: 55, column: 38, scope: !167)
!200 = !DILocation(line: 55, column: 61, scope: !167)
!201 = !DILocation(line: 55, column: 53, scope: !167)
!202 = !DILocation(line: 55, column: 51, scope: !167)
!203 = !DILocation(line: 55, column: 35, scope: !167)
!204 = !DILocation(line: 55, column: 29, scope: !167)
!205 = distinct !{!205, !185, !206, !45, !46}
!206 = !DILocation(line: 55, column: 64, scope: !167)
!207 = !DILocation(line: 58, column: 1, scope: !167)
!208 = distinct !DISubprogram(name: "lower_shared", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !210)
!210 = distinct !DILocation(line: 63, column: 11, scope: !208)
!211 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !212)
!212 = distinct !DILocation(line: 64, column: 14, scope: !208)
!213 = !DILocation(line: 64, column: 14, scope: !208)
!214 = !DILocation(line: 64, column: 27, scope: !208)
!215 = !DILocation(line: 64, column: 25, scope: !208)
!216 = !DILocation(line: 64, column: 29, scope: !208)
!217 = !DILocation(line: 64, column: 5, scope: !208)
!218 = !DILocation(line: 65, column: 9, scope: !208)
!219 = !DILocation(line: 65, column: 34, scope: !208)
!220 = !DILocation(line: 65, column: 38, scope: !208)
!221 = !DILocation(line: 65, column: 21, scope: !208)
!222 = !DILocation(line: 65, column: 14, scope: !208)
!223 = !DILocation(line: 65, column: 19, scope: !208)
!224 = !DILocation(line: 66, column: 3, scope: !208)
!225 = !DILocation(line: 67, column: 21, scope: !208)
!226 = !DILocation(line: 67, column: 3, scope: !208)
!227 = !DILocation(line: 73, column: 9, scope: !208)
!228 = !DILocation(line: 68, column: 11, scope: !208)
!229 = !DILocation(line: 68, column: 33, scope: !208)
!230 = !DILocation(line: 68, column: 25, scope: !208)
!231 = !DILocation(line: 68, column: 17, scope: !208)
!232 = !DILocation(line: 68, column: 22, scope: !208)
!233 = !DILocation(line: 69, column: 5, scope: !208)
!234 = !DILocation(line: 70, column: 11, scope: !208)
!235 = !DILocation(line: 70, column: 15, scope: !208)
!236 = !DILocation(line: 70, column: 41, scope: !208)
!237 = !DILocation(line: 70, column: 33, scope: !208)
!238 = !DILocation(line: 70, column: 48, scope: !208)
!239 = !DILocation(line: 70, column: 46, scope: !208)
!240 = !DILocation(line: 70, column: 30, scope: !208)
!241 = !DILocation(line: 70, column: 25, scope: !208)
!242 = !DILocation(line: 71, column: 5, scope: !208)
!243 = !DILocation(line: 67, column: 27, scope: !208)
!244 = distinct !{!244, !226, !245, !45, !46}
!245 = !DILocation(line: 72, column: 3, scope: !208)
!246 = !DILocation(line: 73, column: 38, scope: !208)
!247 = !DILocation(line: 73, column: 27, scope: !208)
!248 = !DILocation(line: 73, column: 31, scope: !208)
!249 = !DILocation(line: 73, column: 14, scope: !208)
!250 = !DILocation(line: 73, column: 36, scope: !208)
!251 = !DILocation(line: 74, column: 1, scope: !208)
!252 = distinct !DISubprogram(name: "packed_solve", scope: !1, file: !1, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !254)
!254 = distinct !DILocation(line: 78, column: 11, scope: !252)
!255 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !256)
!256 = distinct !DILocation(line: 78, column: 24, scope: !252)
!257 = !DILocation(line: 78, column: 22, scope: !252)
!258 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !259)
!259 = distinct !DILocation(line: 78, column: 37, scope: !252)
!260 = !DILocation(line: 78, column: 35, scope: !252)
!261 = !DILocation(line: 79, column: 9, scope: !252)
!262 = !DILocation(line: 80, column: 21, scope: !252)
!263 = !DILocation(line: 80, column: 3, scope: !252)
!264 = !DILocation(line: 85, column: 25, scope: !252)
!265 = !DILocation(line: 85, column: 3, scope: !252)
!266 = !DILocation(line: 81, column: 20, scope: !252)
!267 = !DILocation(line: 81, column: 24, scope: !252)
!268 = !DILocation(line: 81, column: 16, scope: !252)
!269 = !DILocation(line: 82, column: 5, scope: !252)
!270 = !DILocation(line: 83, column: 18, scope: !252)
!271 = !DILocation(line: 80, column: 27, scope: !252)
!272 = distinct !{!272, !263, !273, !45, !46}
!273 = !DILocation(line: 84, column: 3, scope: !252)
!274 = !DILocation(line: 82, column: 47, scope: !252)
!275 = !DILocation(line: 82, column: 38, scope: !252)
!276 = !DILocation(line: 82, column: 58, scope: !252)
!277 = !DILocation(line: 82, column: 62, scope: !252)
!278 = !DILocation(line: 82, column: 54, scope: !252)
!279 = !DILocation(line: 82, column: 52, scope: !252)
!280 = !DILocation(line: 82, column: 35, scope: !252)
!281 = !DILocation(line: 82, column: 29, scope: !252)
!282 = !DILocation(line: 82, column: 23, scope: !252)
!283 = distinct !{!283, !269, !284, !45, !46}
!284 = !DILocation(line: 82, column: 65, scope: !252)
!285 = !DILocation(line: 85, scope: !252)
!286 = !DILocation(line: 86, column: 20, scope: !252)
!287 = !DILocation(line: 86, column: 24, scope: !252)
!288 = !DILocation(line: 86, column: 16, scope: !252)
!289 = !DILocation(line: 87, column: 27, scope: !252)
!290 = !DILocation(line: 87, column: 5, scope: !252)
!291 = !DILocation(line: 0, scope: !252)
!292 = !DILocation(line: 88, column: 33, scope: !252)
!293 = !DILocation(line: 88, column: 24, scope: !252)
!294 = !DILocation(line: 88, column: 22, scope: !252)
!295 = !DILocation(line: 88, column: 18, scope: !252)
!296 = distinct !{!296, !265, !297, !45, !46}
!297 = !DILocation(line: 89, column: 3, scope: !252)
!298 = !DILocation(line: 87, column: 51, scope: !252)
!299 = !DILocation(line: 87, column: 42, scope: !252)
!300 = !DILocation(line: 87, column: 62, scope: !252)
!301 = !DILocation(line: 87, column: 66, scope: !252)
!302 = !DILocation(line: 87, column: 58, scope: !252)
!303 = !DILocation(line: 87, column: 56, scope: !252)
!304 = !DILocation(line: 87, column: 39, scope: !252)
!305 = !DILocation(line: 87, column: 33, scope: !252)
!306 = distinct !{!306, !290, !307, !45, !46}
!307 = !DILocation(line: 87, column: 69, scope: !252)
!308 = !DILocation(line: 90, column: 1, scope: !252)
!309 = distinct !DISubprogram(name: "gauss_seidel", scope: !1, file: !1, line: 93, type: !12, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!310 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !311)
!311 = distinct !DILocation(line: 94, column: 11, scope: !309)
!312 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !313)
!313 = distinct !DILocation(line: 94, column: 24, scope: !309)
!314 = !DILocation(line: 94, column: 22, scope: !309)
!315 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !316)
!316 = distinct !DILocation(line: 94, column: 37, scope: !309)
!317 = !DILocation(line: 94, column: 35, scope: !309)
!318 = !DILocation(line: 95, column: 9, scope: !309)
!319 = !DILocation(line: 96, column: 3, scope: !309)
!320 = !DILocation(line: 97, column: 19, scope: !309)
!321 = !DILocation(line: 97, column: 23, scope: !309)
!322 = !DILocation(line: 97, column: 15, scope: !309)
!323 = !DILocation(line: 98, column: 5, scope: !309)
!324 = !DILocation(line: 100, column: 32, scope: !309)
!325 = !DILocation(line: 100, column: 24, scope: !309)
!326 = !DILocation(line: 100, column: 22, scope: !309)
!327 = !DILocation(line: 100, column: 5, scope: !309)
!328 = !DILocation(line: 100, column: 18, scope: !309)
!329 = !DILocation(line: 96, column: 27, scope: !309)
!330 = !DILocation(line: 96, column: 21, scope: !309)
!331 = distinct !{!331, !319, !332, !45, !46}
!332 = !DILocation(line: 101, column: 3, scope: !309)
!333 = !DILocation(line: 99, column: 13, scope: !309)
!334 = !DILocation(line: 99, column: 32, scope: !309)
!335 = !DILocation(line: 99, column: 24, scope: !309)
!336 = !DILocation(line: 99, column: 43, scope: !309)
!337 = !DILocation(line: 99, column: 47, scope: !309)
!338 = !DILocation(line: 99, column: 39, scope: !309)
!339 = !DILocation(line: 99, column: 37, scope: !309)
!340 = !DILocation(line: 99, column: 21, scope: !309)
!341 = !DILocation(line: 99, column: 19, scope: !309)
!342 = !DILocation(line: 0, scope: !309)
!343 = !DILocation(line: 98, column: 29, scope: !309)
!344 = !DILocation(line: 98, column: 23, scope: !309)
!345 = distinct !{!345, !323, !346, !45, !46}
!346 = !DILocation(line: 99, column: 50, scope: !309)
!347 = !DILocation(line: 102, column: 1, scope: !309)
!348 = distinct !DISubprogram(name: "compensated", scope: !1, file: !1, line: 105, type: !12, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !350)
!350 = distinct !DILocation(line: 106, column: 11, scope: !348)
!351 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !352)
!352 = distinct !DILocation(line: 106, column: 24, scope: !348)
!353 = !DILocation(line: 106, column: 22, scope: !348)
!354 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !355)
!355 = distinct !DILocation(line: 106, column: 37, scope: !348)
!356 = !DILocation(line: 106, column: 35, scope: !348)
!357 = !DILocation(line: 107, column: 9, scope: !348)
!358 = !DILocation(line: 108, column: 3, scope: !348)
!359 = !DILocation(line: 109, column: 19, scope: !348)
!360 = !DILocation(line: 109, column: 23, scope: !348)
!361 = !DILocation(line: 109, column: 15, scope: !348)
!362 = !DILocation(line: 110, column: 23, scope: !348)
!363 = !DILocation(line: 110, column: 5, scope: !348)
!364 = !DILocation(line: 0, scope: !348)
!365 = !DILocation(line: 116, column: 32, scope: !348)
!366 = !DILocation(line: 116, column: 24, scope: !348)
!367 = !DILocation(line: 116, column: 22, scope: !348)
!368 = !DILocation(line: 116, column: 5, scope: !348)
!369 = !DILocation(line: 116, column: 18, scope: !348)
!370 = !DILocation(line: 108, column: 27, scope: !348)
!371 = !DILocation(line: 108, column: 21, scope: !348)
!372 = distinct !{!372, !358, !373, !45, !46}
!373 = !DILocation(line: 117, column: 3, scope: !348)
!374 = !DILocation(line: 111, column: 26, scope: !348)
!375 = !DILocation(line: 111, column: 18, scope: !348)
!376 = !DILocation(line: 111, column: 17, scope: !348)
!377 = !DILocation(line: 111, column: 37, scope: !348)
!378 = !DILocation(line: 111, column: 41, scope: !348)
!379 = !DILocation(line: 111, column: 33, scope: !348)
!380 = !DILocation(line: 111, column: 31, scope: !348)
!381 = !DILocation(line: 111, column: 46, scope: !348)
!382 = !DILocation(line: 112, column: 19, scope: !348)
!383 = !DILocation(line: 113, column: 17, scope: !348)
!384 = !DILocation(line: 113, column: 22, scope: !348)
!385 = !DILocation(line: 110, column: 29, scope: !348)
!386 = distinct !{!386, !363, !387, !45, !46}
!387 = !DILocation(line: 115, column: 5, scope: !348)
!388 = !DILocation(line: 118, column: 1, scope: !348)
!389 = distinct !DISubprogram(name: "cholesky_batch", scope: !1, file: !1, line: 121, type: !12, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!390 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !391)
!391 = distinct !DILocation(line: 122, column: 11, scope: !389)
!392 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !393)
!393 = distinct !DILocation(line: 122, column: 24, scope: !389)
!394 = !DILocation(line: 122, column: 22, scope: !389)
!395 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !396)
!396 = distinct !DILocation(line: 122, column: 37, scope: !389)
!397 = !DILocation(line: 122, column: 35, scope: !389)
!398 = !DILocation(line: 123, column: 9, scope: !389)
!399 = !DILocation(line: 124, column: 25, scope: !389)
!400 = !DILocation(line: 124, column: 29, scope: !389)
!401 = !DILocation(line: 124, column: 27, scope: !389)
!402 = !DILocation(line: 124, column: 31, scope: !389)
!403 = !DILocation(line: 124, column: 17, scope: !389)
!404 = !DILocation(line: 125, column: 21, scope: !389)
!405 = !DILocation(line: 125, column: 3, scope: !389)
!406 = distinct !{!406, !405, !407, !45, !46}
!407 = !DILocation(line: 135, column: 3, scope: !389)
!408 = !DILocation(line: 126, column: 20, scope: !389)
!409 = !DILocation(line: 126, column: 24, scope: !389)
!410 = !DILocation(line: 126, column: 16, scope: !389)
!411 = !DILocation(line: 127, column: 23, scope: !389)
!412 = !DILocation(line: 127, column: 5, scope: !389)
!413 = !DILocation(line: 0, scope: !389)
!414 = !DILocation(line: 317, column: 45, scope: !415, inlinedAt: !417)
!415 = distinct !DISubprogram(name: "sqrt", scope: !416, file: !416, line: 317, type: !12, scopeLine: 317, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!416 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!417 = distinct !DILocation(line: 128, column: 9, scope: !389)
!418 = !DILocation(line: 129, column: 18, scope: !389)
!419 = !DILocation(line: 130, column: 20, scope: !389)
!420 = !DILocation(line: 130, column: 27, scope: !389)
!421 = !DILocation(line: 130, column: 5, scope: !389)
!422 = !DILocation(line: 127, column: 46, scope: !389)
!423 = !DILocation(line: 127, column: 38, scope: !389)
!424 = !DILocation(line: 127, column: 51, scope: !389)
!425 = !DILocation(line: 127, column: 35, scope: !389)
!426 = !DILocation(line: 127, column: 29, scope: !389)
!427 = distinct !{!427, !412, !428, !45, !46}
!428 = !DILocation(line: 127, column: 64, scope: !389)
!429 = !DILocation(line: 131, column: 22, scope: !389)
!430 = !DILocation(line: 131, column: 26, scope: !389)
!431 = !DILocation(line: 131, column: 18, scope: !389)
!432 = !DILocation(line: 132, column: 7, scope: !389)
!433 = !DILocation(line: 133, column: 24, scope: !389)
!434 = !DILocation(line: 133, column: 20, scope: !389)
!435 = !DILocation(line: 130, column: 33, scope: !389)
!436 = distinct !{!436, !421, !437, !45, !46}
!437 = !DILocation(line: 134, column: 5, scope: !389)
!438 = !DILocation(line: 132, column: 48, scope: !389)
!439 = !DILocation(line: 132, column: 40, scope: !389)
!440 = !DILocation(line: 132, column: 63, scope: !389)
!441 = !DILocation(line: 132, column: 55, scope: !389)
!442 = !DILocation(line: 132, column: 53, scope: !389)
!443 = !DILocation(line: 132, column: 37, scope: !389)
!444 = !DILocation(line: 132, column: 31, scope: !389)
!445 = !DILocation(line: 132, column: 25, scope: !389)
!446 = distinct !{!446, !432, !447, !45, !46}
!447 = !DILocation(line: 132, column: 66, scope: !389)
!448 = !DILocation(line: 136, column: 1, scope: !389)
!449 = distinct !DISubprogram(name: "cholesky_block", scope: !1, file: !1, line: 139, type: !12, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!450 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !451)
!451 = distinct !DILocation(line: 140, column: 11, scope: !449)
!452 = !DILocation(line: 141, column: 21, scope: !449)
!453 = !DILocation(line: 141, column: 3, scope: !449)
!454 = !DILocation(line: 150, column: 1, scope: !449)
!455 = !DILocation(line: 142, column: 11, scope: !449)
!456 = !DILocation(line: 142, column: 46, scope: !449)
!457 = !DILocation(line: 142, column: 38, scope: !449)
!458 = !DILocation(line: 318, column: 44, scope: !459, inlinedAt: !460)
!459 = distinct !DISubprogram(name: "sqrtf", scope: !416, file: !416, line: 318, type: !12, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!460 = distinct !DILocation(line: 142, column: 32, scope: !449)
!461 = !DILocation(line: 142, column: 30, scope: !449)
!462 = !DILocation(line: 142, column: 17, scope: !449)
!463 = !DILocation(line: 143, column: 5, scope: !449)
!464 = !DILocation(line: 144, column: 11, scope: !449)
!465 = !DILocation(line: 144, column: 15, scope: !449)
!466 = !DILocation(line: 144, column: 49, scope: !449)
!467 = !DILocation(line: 144, column: 41, scope: !449)
!468 = !DILocation(line: 144, column: 33, scope: !449)
!469 = !DILocation(line: 144, column: 25, scope: !449)
!470 = !DILocation(line: 144, column: 38, scope: !449)
!471 = !DILocation(line: 145, column: 5, scope: !449)
!472 = !DILocation(line: 146, column: 15, scope: !449)
!473 = !DILocation(line: 147, column: 7, scope: !449)
!474 = !DILocation(line: 147, scope: !449)
!475 = !DILocation(line: 147, column: 56, scope: !449)
!476 = !DILocation(line: 147, column: 75, scope: !449)
!477 = !DILocation(line: 147, column: 79, scope: !449)
!478 = !DILocation(line: 147, column: 71, scope: !449)
!479 = !DILocation(line: 147, column: 69, scope: !449)
!480 = !DILocation(line: 147, column: 48, scope: !449)
!481 = !DILocation(line: 147, column: 40, scope: !449)
!482 = !DILocation(line: 147, column: 53, scope: !449)
!483 = !DILocation(line: 147, column: 29, scope: !449)
!484 = distinct !{!484, !473, !485, !45, !46}
!485 = !DILocation(line: 147, column: 82, scope: !449)
!486 = !DILocation(line: 148, column: 5, scope: !449)
!487 = !DILocation(line: 141, column: 27, scope: !449)
!488 = distinct !{!488, !453, !489, !45, !46}
!489 = !DILocation(line: 149, column: 3, scope: !449)
!490 = distinct !DISubprogram(name: "lu_block", scope: !1, file: !1, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!491 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !492)
!492 = distinct !DILocation(line: 154, column: 11, scope: !490)
!493 = !DILocation(line: 155, column: 21, scope: !490)
!494 = !DILocation(line: 155, column: 3, scope: !490)
!495 = !DILocation(line: 163, column: 1, scope: !490)
!496 = !DILocation(line: 156, column: 11, scope: !490)
!497 = !DILocation(line: 156, column: 15, scope: !490)
!498 = !DILocation(line: 157, column: 25, scope: !490)
!499 = !DILocation(line: 157, column: 17, scope: !490)
!500 = !DILocation(line: 157, column: 36, scope: !490)
!501 = !DILocation(line: 157, column: 40, scope: !490)
!502 = !DILocation(line: 157, column: 32, scope: !490)
!503 = !DILocation(line: 157, column: 30, scope: !490)
!504 = !DILocation(line: 158, column: 20, scope: !490)
!505 = !DILocation(line: 159, scope: !490)
!506 = !DILocation(line: 159, column: 29, scope: !490)
!507 = !DILocation(line: 159, column: 7, scope: !490)
!508 = !DILocation(line: 159, column: 67, scope: !490)
!509 = !DILocation(line: 159, column: 59, scope: !490)
!510 = !DILocation(line: 159, column: 57, scope: !490)
!511 = !DILocation(line: 159, column: 47, scope: !490)
!512 = !DILocation(line: 159, column: 39, scope: !490)
!513 = !DILocation(line: 159, column: 52, scope: !490)
!514 = distinct !{!514, !507, !515, !45, !46}
!515 = !DILocation(line: 159, column: 70, scope: !490)
!516 = !DILocation(line: 161, column: 5, scope: !490)
!517 = !DILocation(line: 155, column: 27, scope: !490)
!518 = distinct !{!518, !494, !519, !45, !46}
!519 = !DILocation(line: 162, column: 3, scope: !490)
