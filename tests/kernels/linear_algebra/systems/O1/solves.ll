; ModuleID = 'solves.cu'
source_filename = "solves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9trsv_treeE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_left(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !11 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %10 = mul i32 %8, %9, !dbg !21
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %12 = add i32 %10, %11, !dbg !25
  %13 = icmp slt i32 %12, %1, !dbg !26
  %14 = icmp sgt i32 %0, 0
  %15 = and i1 %13, %14, !dbg !26
  br i1 %15, label %16, label %52, !dbg !26

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19, !dbg !27

19:                                               ; preds = %16, %27
  %20 = phi i32 [ 0, %16 ], [ %34, %27 ]
  %21 = add nsw i32 %20, %17, !dbg !28
  %22 = sext i32 %21 to i64, !dbg !29
  %23 = getelementptr inbounds float, ptr %5, i64 %22, !dbg !29
  %24 = load float, ptr %23, align 4, !dbg !29, !tbaa !30
  %25 = fmul contract float %2, %24, !dbg !32
  %26 = icmp eq i32 %20, 0, !dbg !33
  br i1 %26, label %27, label %36, !dbg !34

27:                                               ; preds = %36, %19
  %28 = phi float [ %25, %19 ], [ %49, %36 ], !dbg !35
  %29 = mul i32 %20, %18, !dbg !36
  %30 = sext i32 %29 to i64, !dbg !37
  %31 = getelementptr inbounds float, ptr %3, i64 %30, !dbg !37
  %32 = load float, ptr %31, align 4, !dbg !37, !tbaa !30
  %33 = fdiv contract float %28, %32, !dbg !38
  store float %33, ptr %23, align 4, !dbg !39, !tbaa !30
  %34 = add nuw nsw i32 %20, 1, !dbg !40
  %35 = icmp eq i32 %34, %0, !dbg !41
  br i1 %35, label %52, label %19, !dbg !27, !llvm.loop !42

36:                                               ; preds = %19, %36
  %37 = phi i32 [ %50, %36 ], [ 0, %19 ]
  %38 = phi float [ %49, %36 ], [ %25, %19 ]
  %39 = mul nsw i32 %37, %4, !dbg !46
  %40 = add nsw i32 %39, %20, !dbg !47
  %41 = sext i32 %40 to i64, !dbg !48
  %42 = getelementptr inbounds float, ptr %3, i64 %41, !dbg !48
  %43 = load float, ptr %42, align 4, !dbg !48, !tbaa !30
  %44 = add nsw i32 %37, %17, !dbg !49
  %45 = sext i32 %44 to i64, !dbg !50
  %46 = getelementptr inbounds float, ptr %5, i64 %45, !dbg !50
  %47 = load float, ptr %46, align 4, !dbg !50, !tbaa !30
  %48 = fmul contract float %43, %47, !dbg !51
  %49 = fsub contract float %38, %48, !dbg !52
  %50 = add nuw nsw i32 %37, 1, !dbg !53
  %51 = icmp eq i32 %50, %20, !dbg !33
  br i1 %51, label %27, label %36, !dbg !34, !llvm.loop !54

52:                                               ; preds = %27, %7
  ret void, !dbg !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_right(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !57 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !58
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !60
  %10 = mul i32 %8, %9, !dbg !62
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !63
  %12 = add i32 %10, %11, !dbg !65
  %13 = icmp slt i32 %12, %0, !dbg !66
  %14 = icmp sgt i32 %1, 0
  %15 = and i1 %13, %14, !dbg !66
  br i1 %15, label %16, label %52, !dbg !66

16:                                               ; preds = %7
  %17 = mul nsw i32 %6, %12
  %18 = add i32 %4, 1
  br label %19, !dbg !67

19:                                               ; preds = %16, %27
  %20 = phi i32 [ 0, %16 ], [ %34, %27 ]
  %21 = add nsw i32 %20, %17, !dbg !68
  %22 = sext i32 %21 to i64, !dbg !69
  %23 = getelementptr inbounds double, ptr %5, i64 %22, !dbg !69
  %24 = load double, ptr %23, align 8, !dbg !69, !tbaa !70
  %25 = fmul contract double %2, %24, !dbg !72
  %26 = icmp eq i32 %20, 0, !dbg !73
  br i1 %26, label %27, label %36, !dbg !74

27:                                               ; preds = %36, %19
  %28 = phi double [ %25, %19 ], [ %49, %36 ], !dbg !75
  %29 = mul i32 %20, %18, !dbg !76
  %30 = sext i32 %29 to i64, !dbg !77
  %31 = getelementptr inbounds double, ptr %3, i64 %30, !dbg !77
  %32 = load double, ptr %31, align 8, !dbg !77, !tbaa !70
  %33 = fdiv contract double %28, %32, !dbg !78
  store double %33, ptr %23, align 8, !dbg !79, !tbaa !70
  %34 = add nuw nsw i32 %20, 1, !dbg !80
  %35 = icmp eq i32 %34, %1, !dbg !81
  br i1 %35, label %52, label %19, !dbg !67, !llvm.loop !82

36:                                               ; preds = %19, %36
  %37 = phi i32 [ %50, %36 ], [ 0, %19 ]
  %38 = phi double [ %49, %36 ], [ %25, %19 ]
  %39 = add nsw i32 %37, %17, !dbg !84
  %40 = sext i32 %39 to i64, !dbg !85
  %41 = getelementptr inbounds double, ptr %5, i64 %40, !dbg !85
  %42 = load double, ptr %41, align 8, !dbg !85, !tbaa !70
  %43 = mul nsw i32 %37, %4, !dbg !86
  %44 = add nsw i32 %43, %20, !dbg !87
  %45 = sext i32 %44 to i64, !dbg !88
  %46 = getelementptr inbounds double, ptr %3, i64 %45, !dbg !88
  %47 = load double, ptr %46, align 8, !dbg !88, !tbaa !70
  %48 = fmul contract double %42, %47, !dbg !89
  %49 = fsub contract double %38, %48, !dbg !90
  %50 = add nuw nsw i32 %37, 1, !dbg !91
  %51 = icmp eq i32 %50, %20, !dbg !73
  br i1 %51, label %27, label %36, !dbg !74, !llvm.loop !92

52:                                               ; preds = %27, %7
  ret void, !dbg !94
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @trsm_columns(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !95 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !96
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  %10 = mul i32 %8, %9, !dbg !100
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !101
  %12 = add i32 %10, %11, !dbg !103
  %13 = icmp slt i32 %12, %1, !dbg !104
  br i1 %13, label %14, label %68, !dbg !104

14:                                               ; preds = %7
  %15 = fcmp contract une double %2, 1.000000e+00, !dbg !105
  %16 = icmp sgt i32 %0, 0
  %17 = and i1 %15, %16, !dbg !105
  br i1 %17, label %18, label %29, !dbg !105

18:                                               ; preds = %14
  %19 = mul nsw i32 %6, %12
  br label %20, !dbg !106

20:                                               ; preds = %18, %20
  %21 = phi i32 [ 0, %18 ], [ %27, %20 ]
  %22 = add nsw i32 %21, %19, !dbg !107
  %23 = sext i32 %22 to i64, !dbg !108
  %24 = getelementptr inbounds double, ptr %5, i64 %23, !dbg !108
  %25 = load double, ptr %24, align 8, !dbg !109, !tbaa !70
  %26 = fmul contract double %2, %25, !dbg !109
  store double %26, ptr %24, align 8, !dbg !109, !tbaa !70
  %27 = add nuw nsw i32 %21, 1, !dbg !110
  %28 = icmp eq i32 %27, %0, !dbg !111
  br i1 %28, label %29, label %20, !dbg !106, !llvm.loop !112

29:                                               ; preds = %20, %14
  %30 = icmp sgt i32 %0, 0, !dbg !114
  br i1 %30, label %31, label %68, !dbg !115

31:                                               ; preds = %29
  %32 = mul nsw i32 %6, %12
  br label %33, !dbg !115

33:                                               ; preds = %31, %66
  %34 = phi i32 [ %0, %31 ], [ %36, %66 ]
  %35 = phi i32 [ %0, %31 ], [ %37, %66 ]
  %36 = add nsw i32 %34, -1, !dbg !115
  %37 = add nsw i32 %35, -1, !dbg !116
  %38 = add nsw i32 %37, %32, !dbg !117
  %39 = sext i32 %38 to i64, !dbg !118
  %40 = getelementptr inbounds double, ptr %5, i64 %39, !dbg !118
  %41 = load double, ptr %40, align 8, !dbg !118, !tbaa !70
  %42 = fcmp contract une double %41, 0.000000e+00, !dbg !119
  br i1 %42, label %43, label %66, !dbg !119

43:                                               ; preds = %33
  %44 = mul nsw i32 %37, %4, !dbg !120
  %45 = add nsw i32 %44, %37, !dbg !121
  %46 = sext i32 %45 to i64, !dbg !122
  %47 = getelementptr inbounds double, ptr %3, i64 %46, !dbg !122
  %48 = load double, ptr %47, align 8, !dbg !122, !tbaa !70
  %49 = fdiv contract double %41, %48, !dbg !123
  store double %49, ptr %40, align 8, !dbg !123, !tbaa !70
  %50 = icmp sgt i32 %35, 1, !dbg !124
  br i1 %50, label %51, label %66, !dbg !125

51:                                               ; preds = %43, %51
  %52 = phi i32 [ %64, %51 ], [ 0, %43 ]
  %53 = load double, ptr %40, align 8, !dbg !126, !tbaa !70
  %54 = add nsw i32 %52, %44, !dbg !127
  %55 = sext i32 %54 to i64, !dbg !128
  %56 = getelementptr inbounds double, ptr %3, i64 %55, !dbg !128
  %57 = load double, ptr %56, align 8, !dbg !128, !tbaa !70
  %58 = fmul contract double %53, %57, !dbg !129
  %59 = add nsw i32 %52, %32, !dbg !130
  %60 = sext i32 %59 to i64, !dbg !131
  %61 = getelementptr inbounds double, ptr %5, i64 %60, !dbg !131
  %62 = load double, ptr %61, align 8, !dbg !132, !tbaa !70
  %63 = fsub contract double %62, %58, !dbg !132
  store double %63, ptr %61, align 8, !dbg !132, !tbaa !70
  %64 = add nuw nsw i32 %52, 1, !dbg !133
  %65 = icmp eq i32 %64, %36, !dbg !124
  br i1 %65, label %66, label %51, !dbg !125, !llvm.loop !134

66:                                               ; preds = %51, %43, %33
  %67 = icmp sgt i32 %35, 1, !dbg !114
  br i1 %67, label %33, label %68, !dbg !115, !llvm.loop !136

68:                                               ; preds = %66, %29, %7
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @trsv_tree(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !139 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !140
  %6 = icmp sgt i32 %3, 0, !dbg !142
  br i1 %6, label %7, label %17, !dbg !143

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %8
  %10 = icmp eq i32 %5, 0
  %11 = add nuw i32 %3, 1
  br label %12, !dbg !143

12:                                               ; preds = %7, %60
  %13 = phi i32 [ 0, %7 ], [ %61, %60 ]
  %14 = icmp samesign ult i32 %5, %13, !dbg !144
  br i1 %14, label %15, label %18, !dbg !145

15:                                               ; preds = %12
  %16 = mul nuw nsw i32 %13, %3
  br label %20, !dbg !145

17:                                               ; preds = %60, %4
  ret void, !dbg !146

18:                                               ; preds = %20, %12
  %19 = phi float [ 0.000000e+00, %12 ], [ %31, %20 ], !dbg !147
  store float %19, ptr %9, align 4, !dbg !148, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !149
  br label %35, !dbg !150

20:                                               ; preds = %15, %20
  %21 = phi i32 [ %5, %15 ], [ %32, %20 ]
  %22 = phi float [ 0.000000e+00, %15 ], [ %31, %20 ]
  %23 = add nuw nsw i32 %21, %16, !dbg !151
  %24 = zext nneg i32 %23 to i64, !dbg !152
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %24, !dbg !152
  %26 = load float, ptr %25, align 4, !dbg !152, !tbaa !30
  %27 = zext nneg i32 %21 to i64, !dbg !153
  %28 = getelementptr inbounds nuw float, ptr %2, i64 %27, !dbg !153
  %29 = load float, ptr %28, align 4, !dbg !153, !tbaa !30
  %30 = fmul contract float %26, %29, !dbg !154
  %31 = fadd contract float %22, %30, !dbg !155
  %32 = add nuw nsw i32 %21, 64, !dbg !156
  %33 = icmp samesign ult i32 %32, %13, !dbg !144
  br i1 %33, label %20, label %18, !dbg !145, !llvm.loop !157

34:                                               ; preds = %45
  br i1 %10, label %48, label %60, !dbg !159

35:                                               ; preds = %18, %45
  %36 = phi i32 [ 32, %18 ], [ %46, %45 ]
  %37 = icmp samesign ult i32 %5, %36, !dbg !160
  br i1 %37, label %38, label %45, !dbg !160

38:                                               ; preds = %35
  %39 = add nuw nsw i32 %36, %5, !dbg !161
  %40 = zext nneg i32 %39 to i64, !dbg !162
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), i64 %40, !dbg !162
  %42 = load float, ptr %41, align 4, !dbg !162, !tbaa !30
  %43 = load float, ptr %9, align 4, !dbg !163, !tbaa !30
  %44 = fadd contract float %42, %43, !dbg !163
  store float %44, ptr %9, align 4, !dbg !163, !tbaa !30
  br label %45, !dbg !164

45:                                               ; preds = %38, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  %46 = lshr i32 %36, 1, !dbg !166
  %47 = icmp eq i32 %46, 0, !dbg !167
  br i1 %47, label %34, label %35, !dbg !150, !llvm.loop !168

48:                                               ; preds = %34
  %49 = zext nneg i32 %13 to i64, !dbg !170
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49, !dbg !170
  %51 = load float, ptr %50, align 4, !dbg !170, !tbaa !30
  %52 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9trsv_treeE4part to ptr), align 4, !dbg !171, !tbaa !30
  %53 = fsub contract float %51, %52, !dbg !172
  %54 = mul i32 %13, %11, !dbg !173
  %55 = sext i32 %54 to i64, !dbg !174
  %56 = getelementptr inbounds float, ptr %0, i64 %55, !dbg !174
  %57 = load float, ptr %56, align 4, !dbg !174, !tbaa !30
  %58 = fdiv contract float %53, %57, !dbg !175
  %59 = getelementptr inbounds nuw float, ptr %2, i64 %49, !dbg !176
  store float %58, ptr %59, align 4, !dbg !177, !tbaa !30
  br label %60, !dbg !176

60:                                               ; preds = %48, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !178
  %61 = add nuw nsw i32 %13, 1, !dbg !179
  %62 = icmp eq i32 %61, %3, !dbg !142
  br i1 %62, label %17, label %12, !dbg !143, !llvm.loop !180
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @solve_reciprocals(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !182 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %8 = mul i32 %6, %7, !dbg !187
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %10 = add i32 %8, %9, !dbg !190
  %11 = icmp slt i32 %10, %4, !dbg !191
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12, !dbg !191
  br i1 %13, label %14, label %48, !dbg !191

14:                                               ; preds = %5, %24
  %15 = phi i32 [ %30, %24 ], [ 0, %5 ]
  %16 = mul nsw i32 %15, %4, !dbg !192
  %17 = add nsw i32 %16, %10, !dbg !193
  %18 = sext i32 %17 to i64, !dbg !194
  %19 = getelementptr inbounds float, ptr %2, i64 %18, !dbg !194
  %20 = load float, ptr %19, align 4, !dbg !194, !tbaa !30
  %21 = icmp eq i32 %15, 0, !dbg !195
  br i1 %21, label %24, label %22, !dbg !196

22:                                               ; preds = %14
  %23 = mul nuw nsw i32 %15, %3
  br label %32, !dbg !196

24:                                               ; preds = %32, %14
  %25 = phi float [ %20, %14 ], [ %45, %32 ], !dbg !197
  %26 = zext nneg i32 %15 to i64, !dbg !198
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26, !dbg !198
  %28 = load float, ptr %27, align 4, !dbg !198, !tbaa !30
  %29 = fmul contract float %25, %28, !dbg !199
  store float %29, ptr %19, align 4, !dbg !200, !tbaa !30
  %30 = add nuw nsw i32 %15, 1, !dbg !201
  %31 = icmp eq i32 %30, %3, !dbg !202
  br i1 %31, label %48, label %14, !dbg !203, !llvm.loop !204

32:                                               ; preds = %22, %32
  %33 = phi i32 [ 0, %22 ], [ %46, %32 ]
  %34 = phi float [ %20, %22 ], [ %45, %32 ]
  %35 = add nuw nsw i32 %33, %23, !dbg !206
  %36 = zext nneg i32 %35 to i64, !dbg !207
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36, !dbg !207
  %38 = load float, ptr %37, align 4, !dbg !207, !tbaa !30
  %39 = mul nsw i32 %33, %4, !dbg !208
  %40 = add nsw i32 %39, %10, !dbg !209
  %41 = sext i32 %40 to i64, !dbg !210
  %42 = getelementptr inbounds float, ptr %2, i64 %41, !dbg !210
  %43 = load float, ptr %42, align 4, !dbg !210, !tbaa !30
  %44 = fmul contract float %38, %43, !dbg !211
  %45 = fsub contract float %34, %44, !dbg !212
  %46 = add nuw nsw i32 %33, 1, !dbg !213
  %47 = icmp eq i32 %46, %15, !dbg !195
  br i1 %47, label %24, label %32, !dbg !196, !llvm.loop !214

48:                                               ; preds = %24, %5
  ret void, !dbg !216
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @back_columns(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !217 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220
  %7 = mul i32 %5, %6, !dbg !222
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223
  %9 = add i32 %7, %8, !dbg !225
  %10 = icmp slt i32 %9, %3, !dbg !226
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11, !dbg !226
  br i1 %12, label %13, label %50, !dbg !226

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %17, !dbg !227

15:                                               ; preds = %34, %17
  %16 = icmp sgt i32 %19, 1, !dbg !228
  br i1 %16, label %17, label %50, !dbg !227, !llvm.loop !229

17:                                               ; preds = %13, %15
  %18 = phi i32 [ %2, %13 ], [ %20, %15 ]
  %19 = phi i32 [ %2, %13 ], [ %21, %15 ]
  %20 = add nsw i32 %18, -1, !dbg !227
  %21 = add nsw i32 %19, -1, !dbg !231
  %22 = mul nsw i32 %21, %3, !dbg !232
  %23 = add nsw i32 %22, %9, !dbg !233
  %24 = sext i32 %23 to i64, !dbg !234
  %25 = getelementptr inbounds float, ptr %1, i64 %24, !dbg !234
  %26 = load float, ptr %25, align 4, !dbg !234, !tbaa !30
  %27 = mul i32 %21, %14, !dbg !235
  %28 = sext i32 %27 to i64, !dbg !236
  %29 = getelementptr inbounds float, ptr %0, i64 %28, !dbg !236
  %30 = load float, ptr %29, align 4, !dbg !236, !tbaa !30
  %31 = fdiv contract float 1.000000e+00, %30, !dbg !237
  %32 = fmul contract float %26, %31, !dbg !238
  store float %32, ptr %25, align 4, !dbg !239, !tbaa !30
  %33 = icmp sgt i32 %19, 1, !dbg !240
  br i1 %33, label %34, label %15, !dbg !241

34:                                               ; preds = %17, %34
  %35 = phi i32 [ %48, %34 ], [ 0, %17 ]
  %36 = mul nuw nsw i32 %35, %2, !dbg !242
  %37 = add nsw i32 %36, %21, !dbg !243
  %38 = sext i32 %37 to i64, !dbg !244
  %39 = getelementptr inbounds float, ptr %0, i64 %38, !dbg !244
  %40 = load float, ptr %39, align 4, !dbg !244, !tbaa !30
  %41 = fmul contract float %32, %40, !dbg !245
  %42 = mul nsw i32 %35, %3, !dbg !246
  %43 = add nsw i32 %42, %9, !dbg !247
  %44 = sext i32 %43 to i64, !dbg !248
  %45 = getelementptr inbounds float, ptr %1, i64 %44, !dbg !248
  %46 = load float, ptr %45, align 4, !dbg !249, !tbaa !30
  %47 = fsub contract float %46, %41, !dbg !249
  store float %47, ptr %45, align 4, !dbg !249, !tbaa !30
  %48 = add nuw nsw i32 %35, 1, !dbg !250
  %49 = icmp eq i32 %48, %20, !dbg !240
  br i1 %49, label %15, label %34, !dbg !241, !llvm.loop !251

50:                                               ; preds = %15, %4
  ret void, !dbg !253
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @solve_panels(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !254 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !255
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257
  %7 = mul i32 %5, %6, !dbg !259
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !260
  %9 = add i32 %7, %8, !dbg !262
  %10 = icmp slt i32 %9, %3, !dbg !263
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11, !dbg !263
  br i1 %12, label %13, label %86, !dbg !263

13:                                               ; preds = %4
  %14 = add nuw i32 %2, 1
  br label %18, !dbg !264

15:                                               ; preds = %67, %21
  %16 = icmp slt i32 %22, %2, !dbg !265
  %17 = add nuw i32 %19, 8, !dbg !264
  br i1 %16, label %18, label %86, !dbg !264, !llvm.loop !266

18:                                               ; preds = %13, %15
  %19 = phi i32 [ 8, %13 ], [ %17, %15 ]
  %20 = phi i32 [ 0, %13 ], [ %22, %15 ]
  br label %24, !dbg !268

21:                                               ; preds = %34
  %22 = add nuw nsw i32 %20, 8
  %23 = icmp slt i32 %22, %2, !dbg !269
  br i1 %23, label %59, label %15, !dbg !270

24:                                               ; preds = %18, %34
  %25 = phi i32 [ %20, %18 ], [ %41, %34 ]
  %26 = mul nsw i32 %25, %3, !dbg !271
  %27 = add nsw i32 %26, %9, !dbg !272
  %28 = sext i32 %27 to i64, !dbg !273
  %29 = getelementptr inbounds float, ptr %1, i64 %28, !dbg !273
  %30 = load float, ptr %29, align 4, !dbg !273, !tbaa !30
  %31 = icmp samesign ult i32 %20, %25, !dbg !274
  br i1 %31, label %32, label %34, !dbg !275

32:                                               ; preds = %24
  %33 = mul nuw nsw i32 %25, %2
  br label %43, !dbg !275

34:                                               ; preds = %43, %24
  %35 = phi float [ %30, %24 ], [ %56, %43 ], !dbg !276
  %36 = mul i32 %25, %14, !dbg !277
  %37 = sext i32 %36 to i64, !dbg !278
  %38 = getelementptr inbounds float, ptr %0, i64 %37, !dbg !278
  %39 = load float, ptr %38, align 4, !dbg !278, !tbaa !30
  %40 = fdiv contract float %35, %39, !dbg !279
  store float %40, ptr %29, align 4, !dbg !280, !tbaa !30
  %41 = add nuw nsw i32 %25, 1, !dbg !281
  %42 = icmp eq i32 %41, %19, !dbg !282
  br i1 %42, label %21, label %24, !dbg !268, !llvm.loop !283

43:                                               ; preds = %32, %43
  %44 = phi i32 [ %20, %32 ], [ %57, %43 ]
  %45 = phi float [ %30, %32 ], [ %56, %43 ]
  %46 = add nuw nsw i32 %44, %33, !dbg !285
  %47 = zext nneg i32 %46 to i64, !dbg !286
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %47, !dbg !286
  %49 = load float, ptr %48, align 4, !dbg !286, !tbaa !30
  %50 = mul nsw i32 %44, %3, !dbg !287
  %51 = add nsw i32 %50, %9, !dbg !288
  %52 = sext i32 %51 to i64, !dbg !289
  %53 = getelementptr inbounds float, ptr %1, i64 %52, !dbg !289
  %54 = load float, ptr %53, align 4, !dbg !289, !tbaa !30
  %55 = fmul contract float %49, %54, !dbg !290
  %56 = fsub contract float %45, %55, !dbg !291
  %57 = add nuw nsw i32 %44, 1, !dbg !292
  %58 = icmp eq i32 %57, %25, !dbg !274
  br i1 %58, label %34, label %43, !dbg !275, !llvm.loop !293

59:                                               ; preds = %21, %67
  %60 = phi i32 [ %68, %67 ], [ %22, %21 ]
  %61 = mul nsw i32 %60, %3, !dbg !295
  %62 = add nsw i32 %61, %9, !dbg !296
  %63 = sext i32 %62 to i64, !dbg !297
  %64 = getelementptr inbounds float, ptr %1, i64 %63, !dbg !297
  %65 = load float, ptr %64, align 4, !dbg !297, !tbaa !30
  %66 = mul nuw nsw i32 %60, %2
  br label %70, !dbg !298

67:                                               ; preds = %70
  store float %83, ptr %64, align 4, !dbg !299, !tbaa !30
  %68 = add nuw nsw i32 %60, 1, !dbg !300
  %69 = icmp eq i32 %68, %2, !dbg !269
  br i1 %69, label %15, label %59, !dbg !270, !llvm.loop !301

70:                                               ; preds = %59, %70
  %71 = phi i32 [ %20, %59 ], [ %84, %70 ]
  %72 = phi float [ %65, %59 ], [ %83, %70 ]
  %73 = add nuw nsw i32 %71, %66, !dbg !303
  %74 = zext nneg i32 %73 to i64, !dbg !304
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74, !dbg !304
  %76 = load float, ptr %75, align 4, !dbg !304, !tbaa !30
  %77 = mul nsw i32 %71, %3, !dbg !305
  %78 = add nsw i32 %77, %9, !dbg !306
  %79 = sext i32 %78 to i64, !dbg !307
  %80 = getelementptr inbounds float, ptr %1, i64 %79, !dbg !307
  %81 = load float, ptr %80, align 4, !dbg !307, !tbaa !30
  %82 = fmul contract float %76, %81, !dbg !308
  %83 = fsub contract float %72, %82, !dbg !309
  %84 = add nuw nsw i32 %71, 1, !dbg !310
  %85 = icmp eq i32 %84, %19, !dbg !311
  br i1 %85, label %67, label %70, !dbg !298, !llvm.loop !312

86:                                               ; preds = %15, %4
  ret void, !dbg !314
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "solves.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "trsm_left", scope: !1, file: !1, line: 4, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 6, column: 13, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 26, scope: !11)
!21 = !DILocation(line: 6, column: 24, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 6, column: 39, scope: !11)
!25 = !DILocation(line: 6, column: 37, scope: !11)
!26 = !DILocation(line: 7, column: 11, scope: !11)
!27 = !DILocation(line: 8, column: 3, scope: !11)
!28 = !DILocation(line: 9, column: 29, scope: !11)
!29 = !DILocation(line: 9, column: 25, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 9, column: 23, scope: !11)
!33 = !DILocation(line: 10, column: 23, scope: !11)
!34 = !DILocation(line: 10, column: 5, scope: !11)
!35 = !DILocation(line: 0, scope: !11)
!36 = !DILocation(line: 11, column: 34, scope: !11)
!37 = !DILocation(line: 11, column: 30, scope: !11)
!38 = !DILocation(line: 11, column: 28, scope: !11)
!39 = !DILocation(line: 11, column: 22, scope: !11)
!40 = !DILocation(line: 8, column: 26, scope: !11)
!41 = !DILocation(line: 8, column: 21, scope: !11)
!42 = distinct !{!42, !27, !43, !44, !45}
!43 = !DILocation(line: 12, column: 3, scope: !11)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 10, column: 48, scope: !11)
!47 = !DILocation(line: 10, column: 44, scope: !11)
!48 = !DILocation(line: 10, column: 40, scope: !11)
!49 = !DILocation(line: 10, column: 61, scope: !11)
!50 = !DILocation(line: 10, column: 57, scope: !11)
!51 = !DILocation(line: 10, column: 55, scope: !11)
!52 = !DILocation(line: 10, column: 37, scope: !11)
!53 = !DILocation(line: 10, column: 28, scope: !11)
!54 = distinct !{!54, !34, !55, !44, !45}
!55 = !DILocation(line: 10, column: 72, scope: !11)
!56 = !DILocation(line: 13, column: 1, scope: !11)
!57 = distinct !DISubprogram(name: "trsm_right", scope: !1, file: !1, line: 16, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !59)
!59 = distinct !DILocation(line: 18, column: 13, scope: !57)
!60 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !61)
!61 = distinct !DILocation(line: 18, column: 26, scope: !57)
!62 = !DILocation(line: 18, column: 24, scope: !57)
!63 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !64)
!64 = distinct !DILocation(line: 18, column: 39, scope: !57)
!65 = !DILocation(line: 18, column: 37, scope: !57)
!66 = !DILocation(line: 19, column: 11, scope: !57)
!67 = !DILocation(line: 20, column: 3, scope: !57)
!68 = !DILocation(line: 21, column: 38, scope: !57)
!69 = !DILocation(line: 21, column: 26, scope: !57)
!70 = !{!71, !71, i64 0}
!71 = !{!"double", !9, i64 0}
!72 = !DILocation(line: 21, column: 24, scope: !57)
!73 = !DILocation(line: 22, column: 23, scope: !57)
!74 = !DILocation(line: 22, column: 5, scope: !57)
!75 = !DILocation(line: 0, scope: !57)
!76 = !DILocation(line: 23, column: 40, scope: !57)
!77 = !DILocation(line: 23, column: 30, scope: !57)
!78 = !DILocation(line: 23, column: 28, scope: !57)
!79 = !DILocation(line: 23, column: 22, scope: !57)
!80 = !DILocation(line: 20, column: 26, scope: !57)
!81 = !DILocation(line: 20, column: 21, scope: !57)
!82 = distinct !{!82, !67, !83, !44, !45}
!83 = !DILocation(line: 24, column: 3, scope: !57)
!84 = !DILocation(line: 22, column: 52, scope: !57)
!85 = !DILocation(line: 22, column: 40, scope: !57)
!86 = !DILocation(line: 22, column: 63, scope: !57)
!87 = !DILocation(line: 22, column: 69, scope: !57)
!88 = !DILocation(line: 22, column: 59, scope: !57)
!89 = !DILocation(line: 22, column: 57, scope: !57)
!90 = !DILocation(line: 22, column: 37, scope: !57)
!91 = !DILocation(line: 22, column: 28, scope: !57)
!92 = distinct !{!92, !74, !93, !44, !45}
!93 = !DILocation(line: 22, column: 72, scope: !57)
!94 = !DILocation(line: 25, column: 1, scope: !57)
!95 = distinct !DISubprogram(name: "trsm_columns", scope: !1, file: !1, line: 28, type: !12, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !97)
!97 = distinct !DILocation(line: 30, column: 11, scope: !95)
!98 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !99)
!99 = distinct !DILocation(line: 30, column: 24, scope: !95)
!100 = !DILocation(line: 30, column: 22, scope: !95)
!101 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !102)
!102 = distinct !DILocation(line: 30, column: 37, scope: !95)
!103 = !DILocation(line: 30, column: 35, scope: !95)
!104 = !DILocation(line: 31, column: 9, scope: !95)
!105 = !DILocation(line: 32, column: 13, scope: !95)
!106 = !DILocation(line: 33, column: 5, scope: !95)
!107 = !DILocation(line: 33, column: 37, scope: !95)
!108 = !DILocation(line: 33, column: 33, scope: !95)
!109 = !DILocation(line: 33, column: 48, scope: !95)
!110 = !DILocation(line: 33, column: 28, scope: !95)
!111 = !DILocation(line: 33, column: 23, scope: !95)
!112 = distinct !{!112, !106, !113, !44, !45}
!113 = !DILocation(line: 33, column: 51, scope: !95)
!114 = !DILocation(line: 34, column: 25, scope: !95)
!115 = !DILocation(line: 34, column: 3, scope: !95)
!116 = !DILocation(line: 34, scope: !95)
!117 = !DILocation(line: 35, column: 13, scope: !95)
!118 = !DILocation(line: 35, column: 9, scope: !95)
!119 = !DILocation(line: 35, column: 24, scope: !95)
!120 = !DILocation(line: 36, column: 33, scope: !95)
!121 = !DILocation(line: 36, column: 29, scope: !95)
!122 = !DILocation(line: 36, column: 25, scope: !95)
!123 = !DILocation(line: 36, column: 22, scope: !95)
!124 = !DILocation(line: 37, column: 25, scope: !95)
!125 = !DILocation(line: 37, column: 7, scope: !95)
!126 = !DILocation(line: 37, column: 53, scope: !95)
!127 = !DILocation(line: 37, column: 74, scope: !95)
!128 = !DILocation(line: 37, column: 70, scope: !95)
!129 = !DILocation(line: 37, column: 68, scope: !95)
!130 = !DILocation(line: 37, column: 39, scope: !95)
!131 = !DILocation(line: 37, column: 35, scope: !95)
!132 = !DILocation(line: 37, column: 50, scope: !95)
!133 = !DILocation(line: 37, column: 30, scope: !95)
!134 = distinct !{!134, !125, !135, !44, !45}
!135 = !DILocation(line: 37, column: 83, scope: !95)
!136 = distinct !{!136, !115, !137, !44, !45}
!137 = !DILocation(line: 38, column: 5, scope: !95)
!138 = !DILocation(line: 39, column: 1, scope: !95)
!139 = distinct !DISubprogram(name: "trsv_tree", scope: !1, file: !1, line: 42, type: !12, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !141)
!141 = distinct !DILocation(line: 44, column: 11, scope: !139)
!142 = !DILocation(line: 45, column: 21, scope: !139)
!143 = !DILocation(line: 45, column: 3, scope: !139)
!144 = !DILocation(line: 47, column: 23, scope: !139)
!145 = !DILocation(line: 47, column: 5, scope: !139)
!146 = !DILocation(line: 57, column: 1, scope: !139)
!147 = !DILocation(line: 0, scope: !139)
!148 = !DILocation(line: 48, column: 13, scope: !139)
!149 = !DILocation(line: 49, column: 5, scope: !139)
!150 = !DILocation(line: 50, column: 5, scope: !139)
!151 = !DILocation(line: 47, column: 50, scope: !139)
!152 = !DILocation(line: 47, column: 42, scope: !139)
!153 = !DILocation(line: 47, column: 57, scope: !139)
!154 = !DILocation(line: 47, column: 55, scope: !139)
!155 = !DILocation(line: 47, column: 39, scope: !139)
!156 = !DILocation(line: 47, column: 30, scope: !139)
!157 = distinct !{!157, !145, !158, !44, !45}
!158 = !DILocation(line: 47, column: 60, scope: !139)
!159 = !DILocation(line: 54, column: 11, scope: !139)
!160 = !DILocation(line: 51, column: 13, scope: !139)
!161 = !DILocation(line: 51, column: 36, scope: !139)
!162 = !DILocation(line: 51, column: 29, scope: !139)
!163 = !DILocation(line: 51, column: 26, scope: !139)
!164 = !DILocation(line: 51, column: 18, scope: !139)
!165 = !DILocation(line: 52, column: 7, scope: !139)
!166 = !DILocation(line: 50, column: 31, scope: !139)
!167 = !DILocation(line: 50, column: 24, scope: !139)
!168 = distinct !{!168, !150, !169, !44, !45}
!169 = !DILocation(line: 53, column: 5, scope: !139)
!170 = !DILocation(line: 54, column: 25, scope: !139)
!171 = !DILocation(line: 54, column: 32, scope: !139)
!172 = !DILocation(line: 54, column: 30, scope: !139)
!173 = !DILocation(line: 54, column: 51, scope: !139)
!174 = !DILocation(line: 54, column: 43, scope: !139)
!175 = !DILocation(line: 54, column: 41, scope: !139)
!176 = !DILocation(line: 54, column: 17, scope: !139)
!177 = !DILocation(line: 54, column: 22, scope: !139)
!178 = !DILocation(line: 55, column: 5, scope: !139)
!179 = !DILocation(line: 45, column: 27, scope: !139)
!180 = distinct !{!180, !143, !181, !44, !45}
!181 = !DILocation(line: 56, column: 3, scope: !139)
!182 = distinct !DISubprogram(name: "solve_reciprocals", scope: !1, file: !1, line: 60, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !184)
!184 = distinct !DILocation(line: 62, column: 11, scope: !182)
!185 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !186)
!186 = distinct !DILocation(line: 62, column: 24, scope: !182)
!187 = !DILocation(line: 62, column: 22, scope: !182)
!188 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !189)
!189 = distinct !DILocation(line: 62, column: 37, scope: !182)
!190 = !DILocation(line: 62, column: 35, scope: !182)
!191 = !DILocation(line: 63, column: 9, scope: !182)
!192 = !DILocation(line: 65, column: 21, scope: !182)
!193 = !DILocation(line: 65, column: 25, scope: !182)
!194 = !DILocation(line: 65, column: 17, scope: !182)
!195 = !DILocation(line: 66, column: 25, scope: !182)
!196 = !DILocation(line: 66, column: 7, scope: !182)
!197 = !DILocation(line: 0, scope: !182)
!198 = !DILocation(line: 67, column: 26, scope: !182)
!199 = !DILocation(line: 67, column: 24, scope: !182)
!200 = !DILocation(line: 67, column: 20, scope: !182)
!201 = !DILocation(line: 64, column: 29, scope: !182)
!202 = !DILocation(line: 64, column: 23, scope: !182)
!203 = !DILocation(line: 64, column: 5, scope: !182)
!204 = distinct !{!204, !203, !205, !44, !45}
!205 = !DILocation(line: 68, column: 5, scope: !182)
!206 = !DILocation(line: 66, column: 48, scope: !182)
!207 = !DILocation(line: 66, column: 40, scope: !182)
!208 = !DILocation(line: 66, column: 59, scope: !182)
!209 = !DILocation(line: 66, column: 63, scope: !182)
!210 = !DILocation(line: 66, column: 55, scope: !182)
!211 = !DILocation(line: 66, column: 53, scope: !182)
!212 = !DILocation(line: 66, column: 37, scope: !182)
!213 = !DILocation(line: 66, column: 31, scope: !182)
!214 = distinct !{!214, !196, !215, !44, !45}
!215 = !DILocation(line: 66, column: 66, scope: !182)
!216 = !DILocation(line: 69, column: 1, scope: !182)
!217 = distinct !DISubprogram(name: "back_columns", scope: !1, file: !1, line: 72, type: !12, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !219)
!219 = distinct !DILocation(line: 73, column: 11, scope: !217)
!220 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !221)
!221 = distinct !DILocation(line: 73, column: 24, scope: !217)
!222 = !DILocation(line: 73, column: 22, scope: !217)
!223 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !224)
!224 = distinct !DILocation(line: 73, column: 37, scope: !217)
!225 = !DILocation(line: 73, column: 35, scope: !217)
!226 = !DILocation(line: 74, column: 9, scope: !217)
!227 = !DILocation(line: 75, column: 3, scope: !217)
!228 = !DILocation(line: 75, column: 25, scope: !217)
!229 = distinct !{!229, !227, !230, !44, !45}
!230 = !DILocation(line: 79, column: 3, scope: !217)
!231 = !DILocation(line: 75, scope: !217)
!232 = !DILocation(line: 76, column: 19, scope: !217)
!233 = !DILocation(line: 76, column: 23, scope: !217)
!234 = !DILocation(line: 76, column: 15, scope: !217)
!235 = !DILocation(line: 76, column: 46, scope: !217)
!236 = !DILocation(line: 76, column: 38, scope: !217)
!237 = !DILocation(line: 76, column: 36, scope: !217)
!238 = !DILocation(line: 76, column: 28, scope: !217)
!239 = !DILocation(line: 77, column: 18, scope: !217)
!240 = !DILocation(line: 78, column: 23, scope: !217)
!241 = !DILocation(line: 78, column: 5, scope: !217)
!242 = !DILocation(line: 78, column: 53, scope: !217)
!243 = !DILocation(line: 78, column: 57, scope: !217)
!244 = !DILocation(line: 78, column: 49, scope: !217)
!245 = !DILocation(line: 78, column: 62, scope: !217)
!246 = !DILocation(line: 78, column: 37, scope: !217)
!247 = !DILocation(line: 78, column: 41, scope: !217)
!248 = !DILocation(line: 78, column: 33, scope: !217)
!249 = !DILocation(line: 78, column: 46, scope: !217)
!250 = !DILocation(line: 78, column: 29, scope: !217)
!251 = distinct !{!251, !241, !252, !44, !45}
!252 = !DILocation(line: 78, column: 64, scope: !217)
!253 = !DILocation(line: 80, column: 1, scope: !217)
!254 = distinct !DISubprogram(name: "solve_panels", scope: !1, file: !1, line: 83, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !256)
!256 = distinct !DILocation(line: 84, column: 11, scope: !254)
!257 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !258)
!258 = distinct !DILocation(line: 84, column: 24, scope: !254)
!259 = !DILocation(line: 84, column: 22, scope: !254)
!260 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !261)
!261 = distinct !DILocation(line: 84, column: 37, scope: !254)
!262 = !DILocation(line: 84, column: 35, scope: !254)
!263 = !DILocation(line: 85, column: 9, scope: !254)
!264 = !DILocation(line: 86, column: 3, scope: !254)
!265 = !DILocation(line: 86, column: 21, scope: !254)
!266 = distinct !{!266, !264, !267, !44, !45}
!267 = !DILocation(line: 97, column: 3, scope: !254)
!268 = !DILocation(line: 87, column: 5, scope: !254)
!269 = !DILocation(line: 92, column: 27, scope: !254)
!270 = !DILocation(line: 92, column: 5, scope: !254)
!271 = !DILocation(line: 88, column: 21, scope: !254)
!272 = !DILocation(line: 88, column: 25, scope: !254)
!273 = !DILocation(line: 88, column: 17, scope: !254)
!274 = !DILocation(line: 89, column: 25, scope: !254)
!275 = !DILocation(line: 89, column: 7, scope: !254)
!276 = !DILocation(line: 0, scope: !254)
!277 = !DILocation(line: 90, column: 34, scope: !254)
!278 = !DILocation(line: 90, column: 26, scope: !254)
!279 = !DILocation(line: 90, column: 24, scope: !254)
!280 = !DILocation(line: 90, column: 20, scope: !254)
!281 = !DILocation(line: 87, column: 33, scope: !254)
!282 = !DILocation(line: 87, column: 23, scope: !254)
!283 = distinct !{!283, !268, !284, !44, !45}
!284 = !DILocation(line: 91, column: 5, scope: !254)
!285 = !DILocation(line: 89, column: 48, scope: !254)
!286 = !DILocation(line: 89, column: 40, scope: !254)
!287 = !DILocation(line: 89, column: 59, scope: !254)
!288 = !DILocation(line: 89, column: 63, scope: !254)
!289 = !DILocation(line: 89, column: 55, scope: !254)
!290 = !DILocation(line: 89, column: 53, scope: !254)
!291 = !DILocation(line: 89, column: 37, scope: !254)
!292 = !DILocation(line: 89, column: 31, scope: !254)
!293 = distinct !{!293, !275, !294, !44, !45}
!294 = !DILocation(line: 89, column: 66, scope: !254)
!295 = !DILocation(line: 93, column: 21, scope: !254)
!296 = !DILocation(line: 93, column: 25, scope: !254)
!297 = !DILocation(line: 93, column: 17, scope: !254)
!298 = !DILocation(line: 94, column: 7, scope: !254)
!299 = !DILocation(line: 95, column: 20, scope: !254)
!300 = !DILocation(line: 92, column: 33, scope: !254)
!301 = distinct !{!301, !270, !302, !44, !45}
!302 = !DILocation(line: 96, column: 5, scope: !254)
!303 = !DILocation(line: 94, column: 52, scope: !254)
!304 = !DILocation(line: 94, column: 44, scope: !254)
!305 = !DILocation(line: 94, column: 63, scope: !254)
!306 = !DILocation(line: 94, column: 67, scope: !254)
!307 = !DILocation(line: 94, column: 59, scope: !254)
!308 = !DILocation(line: 94, column: 57, scope: !254)
!309 = !DILocation(line: 94, column: 41, scope: !254)
!310 = !DILocation(line: 94, column: 35, scope: !254)
!311 = !DILocation(line: 94, column: 25, scope: !254)
!312 = distinct !{!312, !298, !313, !44, !45}
!313 = !DILocation(line: 94, column: 70, scope: !254)
!314 = !DILocation(line: 98, column: 1, scope: !254)
