; ModuleID = 'split_sums.cu'
source_filename = "split_sums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10block_dotsPKfS0_PfiE5cache = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9four_sumsPKfS0_Pfii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !11 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %8 = mul i32 %6, %7, !dbg !21
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %10 = add i32 %8, %9, !dbg !25
  %11 = icmp slt i32 %10, %3, !dbg !26
  br i1 %11, label %12, label %84, !dbg !26

12:                                               ; preds = %5
  %13 = mul nsw i32 %4, %10, !dbg !27
  %14 = sext i32 %13 to i64, !dbg !28
  %15 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !28
  %16 = icmp sgt i32 %4, 3, !dbg !29
  br i1 %16, label %26, label %20, !dbg !30

17:                                               ; preds = %26
  %18 = and i32 %4, 2147483644, !dbg !30
  %19 = fadd contract float %55, %62, !dbg !31
  br label %20, !dbg !32

20:                                               ; preds = %17, %12
  %21 = phi float [ 0.000000e+00, %12 ], [ %39, %17 ], !dbg !33
  %22 = phi float [ 0.000000e+00, %12 ], [ %47, %17 ], !dbg !33
  %23 = phi float [ 0.000000e+00, %12 ], [ %19, %17 ], !dbg !33
  %24 = phi i32 [ 0, %12 ], [ %18, %17 ], !dbg !33
  %25 = icmp slt i32 %24, %4, !dbg !32
  br i1 %25, label %66, label %78, !dbg !34

26:                                               ; preds = %12, %26
  %27 = phi i32 [ %63, %26 ], [ 0, %12 ]
  %28 = phi float [ %62, %26 ], [ 0.000000e+00, %12 ]
  %29 = phi float [ %55, %26 ], [ 0.000000e+00, %12 ]
  %30 = phi float [ %47, %26 ], [ 0.000000e+00, %12 ]
  %31 = phi float [ %39, %26 ], [ 0.000000e+00, %12 ]
  %32 = or disjoint i32 %27, 3, !dbg !35
  %33 = zext nneg i32 %27 to i64, !dbg !35
  %34 = getelementptr inbounds nuw float, ptr %15, i64 %33, !dbg !35
  %35 = load float, ptr %34, align 4, !dbg !35, !tbaa !36
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %33, !dbg !38
  %37 = load float, ptr %36, align 4, !dbg !38, !tbaa !36
  %38 = fmul contract float %35, %37, !dbg !39
  %39 = fadd contract float %31, %38, !dbg !40
  %40 = or disjoint i32 %27, 1, !dbg !41
  %41 = zext nneg i32 %40 to i64, !dbg !42
  %42 = getelementptr inbounds nuw float, ptr %15, i64 %41, !dbg !42
  %43 = load float, ptr %42, align 4, !dbg !42, !tbaa !36
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %41, !dbg !43
  %45 = load float, ptr %44, align 4, !dbg !43, !tbaa !36
  %46 = fmul contract float %43, %45, !dbg !44
  %47 = fadd contract float %30, %46, !dbg !45
  %48 = or disjoint i32 %27, 2, !dbg !46
  %49 = zext nneg i32 %48 to i64, !dbg !47
  %50 = getelementptr inbounds nuw float, ptr %15, i64 %49, !dbg !47
  %51 = load float, ptr %50, align 4, !dbg !47, !tbaa !36
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %49, !dbg !48
  %53 = load float, ptr %52, align 4, !dbg !48, !tbaa !36
  %54 = fmul contract float %51, %53, !dbg !49
  %55 = fadd contract float %29, %54, !dbg !50
  %56 = zext nneg i32 %32 to i64, !dbg !51
  %57 = getelementptr inbounds nuw float, ptr %15, i64 %56, !dbg !51
  %58 = load float, ptr %57, align 4, !dbg !51, !tbaa !36
  %59 = getelementptr inbounds nuw float, ptr %1, i64 %56, !dbg !52
  %60 = load float, ptr %59, align 4, !dbg !52, !tbaa !36
  %61 = fmul contract float %58, %60, !dbg !53
  %62 = fadd contract float %28, %61, !dbg !54
  %63 = add nuw nsw i32 %27, 4, !dbg !55
  %64 = or disjoint i32 %63, 3, !dbg !56
  %65 = icmp slt i32 %64, %4, !dbg !29
  br i1 %65, label %26, label %17, !dbg !30, !llvm.loop !57

66:                                               ; preds = %20, %66
  %67 = phi i32 [ %76, %66 ], [ %24, %20 ]
  %68 = phi float [ %75, %66 ], [ %21, %20 ]
  %69 = zext nneg i32 %67 to i64, !dbg !61
  %70 = getelementptr inbounds nuw float, ptr %15, i64 %69, !dbg !61
  %71 = load float, ptr %70, align 4, !dbg !61, !tbaa !36
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %69, !dbg !62
  %73 = load float, ptr %72, align 4, !dbg !62, !tbaa !36
  %74 = fmul contract float %71, %73, !dbg !63
  %75 = fadd contract float %68, %74, !dbg !64
  %76 = add nuw nsw i32 %67, 1, !dbg !65
  %77 = icmp eq i32 %76, %4, !dbg !32
  br i1 %77, label %78, label %66, !dbg !34, !llvm.loop !66

78:                                               ; preds = %66, %20
  %79 = phi float [ %21, %20 ], [ %75, %66 ], !dbg !33
  %80 = fadd contract float %22, %79, !dbg !68
  %81 = fadd contract float %23, %80, !dbg !69
  %82 = sext i32 %10 to i64, !dbg !70
  %83 = getelementptr inbounds float, ptr %2, i64 %82, !dbg !70
  store float %81, ptr %83, align 4, !dbg !71, !tbaa !36
  br label %84, !dbg !72

84:                                               ; preds = %5, %78
  ret void, !dbg !72
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11alternatingPKiPiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !73 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %7 = mul i32 %5, %6, !dbg !78
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  %9 = add i32 %7, %8, !dbg !81
  %10 = icmp slt i32 %9, %2, !dbg !82
  br i1 %10, label %11, label %38, !dbg !82

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1, !dbg !83
  br i1 %12, label %13, label %17, !dbg !84

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %23, !dbg !84

15:                                               ; preds = %23
  %16 = sub i32 %31, %34, !dbg !85
  br label %17, !dbg !85

17:                                               ; preds = %15, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %15 ], !dbg !85
  %19 = sext i32 %9 to i64, !dbg !86
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !86
  %21 = load i32, ptr %20, align 4, !dbg !87, !tbaa !7
  %22 = add nsw i32 %18, %21, !dbg !87
  store i32 %22, ptr %20, align 4, !dbg !87, !tbaa !7
  br label %38, !dbg !88

23:                                               ; preds = %13, %23
  %24 = phi i32 [ 0, %13 ], [ %35, %23 ]
  %25 = phi i32 [ 0, %13 ], [ %34, %23 ]
  %26 = phi i32 [ 0, %13 ], [ %31, %23 ]
  %27 = add nsw i32 %24, %14, !dbg !89
  %28 = sext i32 %27 to i64, !dbg !90
  %29 = getelementptr inbounds i32, ptr %0, i64 %28, !dbg !90
  %30 = load i32, ptr %29, align 4, !dbg !90, !tbaa !7
  %31 = add nsw i32 %30, %26, !dbg !91
  %32 = getelementptr i8, ptr %29, i64 4, !dbg !92
  %33 = load i32, ptr %32, align 4, !dbg !92, !tbaa !7
  %34 = add nsw i32 %33, %25, !dbg !93
  %35 = add nuw nsw i32 %24, 2, !dbg !94
  %36 = or disjoint i32 %35, 1, !dbg !95
  %37 = icmp slt i32 %36, %3, !dbg !83
  br i1 %37, label %23, label %15, !dbg !84, !llvm.loop !96

38:                                               ; preds = %4, %17
  ret void, !dbg !88
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12panel_updatePKdS0_Pdii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !dbg !98 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !101
  %8 = mul i32 %6, %7, !dbg !103
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  %10 = add i32 %8, %9, !dbg !106
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !107
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !110
  %13 = mul nuw nsw i32 %11, %12, !dbg !113
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114
  %15 = add nuw nsw i32 %13, %14, !dbg !117
  %16 = icmp slt i32 %15, %3, !dbg !118
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17, !dbg !119
  br i1 %18, label %19, label %78, !dbg !119

19:                                               ; preds = %5
  %20 = mul nsw i32 %4, %15, !dbg !120
  %21 = add nsw i32 %20, %10, !dbg !121
  %22 = sext i32 %21 to i64, !dbg !122
  %23 = getelementptr inbounds double, ptr %2, i64 %22, !dbg !122
  %24 = load double, ptr %23, align 8, !dbg !122, !tbaa !123
  %25 = mul nuw nsw i32 %15, 6, !dbg !125
  %26 = zext nneg i32 %25 to i64, !dbg !126
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26, !dbg !126
  %28 = load double, ptr %27, align 8, !dbg !126, !tbaa !123
  %29 = sext i32 %10 to i64, !dbg !127
  %30 = getelementptr inbounds double, ptr %1, i64 %29, !dbg !127
  %31 = load double, ptr %30, align 8, !dbg !127, !tbaa !123
  %32 = fmul contract double %28, %31, !dbg !128
  %33 = fsub contract double %24, %32, !dbg !129
  %34 = getelementptr i8, ptr %27, i64 8, !dbg !130
  %35 = load double, ptr %34, align 8, !dbg !130, !tbaa !123
  %36 = add nsw i32 %4, %10, !dbg !131
  %37 = sext i32 %36 to i64, !dbg !132
  %38 = getelementptr inbounds double, ptr %1, i64 %37, !dbg !132
  %39 = load double, ptr %38, align 8, !dbg !132, !tbaa !123
  %40 = fmul contract double %35, %39, !dbg !133
  %41 = fsub contract double %33, %40, !dbg !134
  %42 = getelementptr i8, ptr %27, i64 16, !dbg !135
  %43 = load double, ptr %42, align 8, !dbg !135, !tbaa !123
  %44 = shl nsw i32 %4, 1, !dbg !136
  %45 = add nsw i32 %44, %10, !dbg !137
  %46 = sext i32 %45 to i64, !dbg !138
  %47 = getelementptr inbounds double, ptr %1, i64 %46, !dbg !138
  %48 = load double, ptr %47, align 8, !dbg !138, !tbaa !123
  %49 = fmul contract double %43, %48, !dbg !139
  %50 = fsub contract double %41, %49, !dbg !140
  %51 = getelementptr i8, ptr %27, i64 24, !dbg !141
  %52 = load double, ptr %51, align 8, !dbg !141, !tbaa !123
  %53 = mul nsw i32 %4, 3, !dbg !142
  %54 = add nsw i32 %53, %10, !dbg !143
  %55 = sext i32 %54 to i64, !dbg !144
  %56 = getelementptr inbounds double, ptr %1, i64 %55, !dbg !144
  %57 = load double, ptr %56, align 8, !dbg !144, !tbaa !123
  %58 = fmul contract double %52, %57, !dbg !145
  %59 = fsub contract double %50, %58, !dbg !146
  %60 = getelementptr i8, ptr %27, i64 32, !dbg !147
  %61 = load double, ptr %60, align 8, !dbg !147, !tbaa !123
  %62 = shl nsw i32 %4, 2, !dbg !148
  %63 = add nsw i32 %62, %10, !dbg !149
  %64 = sext i32 %63 to i64, !dbg !150
  %65 = getelementptr inbounds double, ptr %1, i64 %64, !dbg !150
  %66 = load double, ptr %65, align 8, !dbg !150, !tbaa !123
  %67 = fmul contract double %61, %66, !dbg !151
  %68 = fsub contract double %59, %67, !dbg !152
  %69 = getelementptr i8, ptr %27, i64 40, !dbg !153
  %70 = load double, ptr %69, align 8, !dbg !153, !tbaa !123
  %71 = mul nsw i32 %4, 5, !dbg !154
  %72 = add nsw i32 %71, %10, !dbg !155
  %73 = sext i32 %72 to i64, !dbg !156
  %74 = getelementptr inbounds double, ptr %1, i64 %73, !dbg !156
  %75 = load double, ptr %74, align 8, !dbg !156, !tbaa !123
  %76 = fmul contract double %70, %75, !dbg !157
  %77 = fsub contract double %68, %76, !dbg !158
  store double %77, ptr %23, align 8, !dbg !159, !tbaa !123
  br label %78, !dbg !160

78:                                               ; preds = %5, %19
  ret void, !dbg !160
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12row_max_warpPKfPfi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !161 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !162
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !164
  %6 = icmp slt i32 %5, %2, !dbg !166
  br i1 %6, label %9, label %7, !dbg !167

7:                                                ; preds = %11, %3
  %8 = phi float [ 0xFFF0000000000000, %3 ], [ %18, %11 ]
  br label %23, !dbg !168

9:                                                ; preds = %3
  %10 = mul nsw i32 %2, %4
  br label %11, !dbg !167

11:                                               ; preds = %9, %11
  %12 = phi i32 [ %5, %9 ], [ %19, %11 ]
  %13 = phi float [ 0xFFF0000000000000, %9 ], [ %18, %11 ]
  %14 = add nsw i32 %12, %10, !dbg !169
  %15 = sext i32 %14 to i64, !dbg !170
  %16 = getelementptr inbounds float, ptr %0, i64 %15, !dbg !170
  %17 = load float, ptr %16, align 4, !dbg !170, !tbaa !36
  %18 = tail call contract noundef float @__nv_fmaxf(float noundef %13, float noundef %17) #7, !dbg !171
  %19 = add nuw nsw i32 %12, 32, !dbg !175
  %20 = icmp slt i32 %19, %2, !dbg !166
  br i1 %20, label %11, label %7, !dbg !167, !llvm.loop !176

21:                                               ; preds = %23
  %22 = icmp eq i32 %5, 0, !dbg !178
  br i1 %22, label %30, label %33, !dbg !178

23:                                               ; preds = %7, %23
  %24 = phi i32 [ %28, %23 ], [ 16, %7 ]
  %25 = phi float [ %27, %23 ], [ %8, %7 ]
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 %24, i32 31), !dbg !179
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %26) #7, !dbg !183
  %28 = lshr i32 %24, 1, !dbg !185
  %29 = icmp eq i32 %28, 0, !dbg !186
  br i1 %29, label %21, label %23, !dbg !168, !llvm.loop !187

30:                                               ; preds = %21
  %31 = zext nneg i32 %4 to i64, !dbg !189
  %32 = getelementptr inbounds nuw float, ptr %1, i64 %31, !dbg !189
  store float %27, ptr %32, align 4, !dbg !190, !tbaa !36
  br label %33, !dbg !189

33:                                               ; preds = %30, %21
  ret void, !dbg !191
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z10block_dotsPKfS0_Pfi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !192 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !195
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197
  %8 = mul i32 %6, %7, !dbg !199
  %9 = add i32 %8, %5, !dbg !200
  %10 = icmp slt i32 %9, %3, !dbg !201
  br i1 %10, label %11, label %26, !dbg !202

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %7, %12
  br label %14, !dbg !202

14:                                               ; preds = %11, %14
  %15 = phi float [ 0.000000e+00, %11 ], [ %23, %14 ]
  %16 = phi i32 [ %9, %11 ], [ %24, %14 ]
  %17 = sext i32 %16 to i64, !dbg !203
  %18 = getelementptr inbounds float, ptr %0, i64 %17, !dbg !203
  %19 = load float, ptr %18, align 4, !dbg !203, !tbaa !36
  %20 = getelementptr inbounds float, ptr %1, i64 %17, !dbg !204
  %21 = load float, ptr %20, align 4, !dbg !204, !tbaa !36
  %22 = fmul contract float %19, %21, !dbg !205
  %23 = fadd contract float %15, %22, !dbg !206
  %24 = add i32 %16, %13, !dbg !207
  %25 = icmp slt i32 %24, %3, !dbg !201
  br i1 %25, label %14, label %26, !dbg !202, !llvm.loop !208

26:                                               ; preds = %14, %4
  %27 = phi float [ 0.000000e+00, %4 ], [ %23, %14 ], !dbg !210
  %28 = zext nneg i32 %5 to i64, !dbg !211
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %28, !dbg !211
  store float %27, ptr %29, align 4, !dbg !212, !tbaa !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !213
  %30 = lshr i32 %7, 1, !dbg !214
  %31 = icmp eq i32 %30, 0, !dbg !215
  br i1 %31, label %32, label %34, !dbg !216

32:                                               ; preds = %44, %26
  %33 = icmp eq i32 %5, 0, !dbg !217
  br i1 %33, label %47, label %51, !dbg !217

34:                                               ; preds = %26, %44
  %35 = phi i32 [ %45, %44 ], [ %30, %26 ]
  %36 = icmp samesign ult i32 %5, %35, !dbg !218
  br i1 %36, label %37, label %44, !dbg !218

37:                                               ; preds = %34
  %38 = add nuw nsw i32 %35, %5, !dbg !219
  %39 = zext nneg i32 %38 to i64, !dbg !220
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), i64 %39, !dbg !220
  %41 = load float, ptr %40, align 4, !dbg !220, !tbaa !36
  %42 = load float, ptr %29, align 4, !dbg !221, !tbaa !36
  %43 = fadd contract float %41, %42, !dbg !221
  store float %43, ptr %29, align 4, !dbg !221, !tbaa !36
  br label %44, !dbg !222

44:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !223
  %45 = lshr i32 %35, 1, !dbg !214
  %46 = icmp eq i32 %45, 0, !dbg !215
  br i1 %46, label %32, label %34, !dbg !216, !llvm.loop !224

47:                                               ; preds = %32
  %48 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_dotsPKfS0_PfiE5cache to ptr), align 4, !dbg !226, !tbaa !36
  %49 = zext nneg i32 %6 to i64, !dbg !227
  %50 = getelementptr inbounds nuw float, ptr %2, i64 %49, !dbg !227
  store float %48, ptr %50, align 4, !dbg !228, !tbaa !36
  br label %51, !dbg !227

51:                                               ; preds = %47, %32
  ret void, !dbg !229
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10conv_zerosPKfS0_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !230 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !233
  %9 = mul i32 %7, %8, !dbg !235
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !236
  %11 = add i32 %9, %10, !dbg !238
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !239
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !241
  %14 = mul nuw nsw i32 %12, %13, !dbg !243
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !244
  %16 = add nuw nsw i32 %14, %15, !dbg !246
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !247
  %18 = icmp slt i32 %11, %5, !dbg !250
  %19 = icmp slt i32 %16, %4
  %20 = and i1 %19, %18, !dbg !251
  br i1 %20, label %21, label %228, !dbg !251

21:                                               ; preds = %6
  %22 = icmp sgt i32 %3, 0, !dbg !252
  br i1 %22, label %23, label %83, !dbg !253

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %3, %17
  %25 = add nsw i32 %16, -1
  %26 = icmp eq i32 %16, 0
  %27 = icmp sle i32 %16, %4
  %28 = add nsw i32 %11, -1
  %29 = icmp sgt i32 %11, 0
  %30 = icmp sle i32 %11, %5
  %31 = and i1 %29, %30
  %32 = and i1 %27, %31
  %33 = icmp sgt i32 %11, -1
  %34 = icmp slt i32 %11, %5
  %35 = and i1 %33, %34
  %36 = and i1 %27, %35
  %37 = add nsw i32 %11, 1
  %38 = icmp sgt i32 %11, -2
  %39 = icmp slt i32 %37, %5
  %40 = and i1 %38, %39
  %41 = select i1 %27, i1 %40, i1 false
  %42 = icmp slt i32 %16, %4
  %43 = icmp sgt i32 %11, 0
  %44 = icmp sle i32 %11, %5
  %45 = and i1 %43, %44
  %46 = and i1 %42, %45
  %47 = add nsw i32 %11, -1
  %48 = icmp sgt i32 %11, -1
  %49 = icmp slt i32 %11, %5
  %50 = and i1 %48, %49
  %51 = and i1 %42, %50
  %52 = add nsw i32 %11, 1
  %53 = icmp sgt i32 %11, -2
  %54 = icmp slt i32 %52, %5
  %55 = and i1 %53, %54
  %56 = select i1 %42, i1 %55, i1 false
  %57 = add nuw nsw i32 %16, 1
  %58 = icmp slt i32 %57, %4
  %59 = icmp sgt i32 %11, 0
  %60 = icmp sle i32 %11, %5
  %61 = and i1 %59, %60
  %62 = and i1 %58, %61
  %63 = add nsw i32 %11, -1
  %64 = icmp sgt i32 %11, -1
  %65 = icmp slt i32 %11, %5
  %66 = and i1 %64, %65
  %67 = and i1 %58, %66
  %68 = add nsw i32 %11, 1
  %69 = icmp sgt i32 %11, -2
  %70 = icmp slt i32 %68, %5
  %71 = and i1 %69, %70
  %72 = select i1 %58, i1 %71, i1 false
  br label %73, !dbg !253

73:                                               ; preds = %23, %217
  %74 = phi float [ 0.000000e+00, %23 ], [ %225, %217 ]
  %75 = phi i32 [ 0, %23 ], [ %226, %217 ]
  %76 = add nuw nsw i32 %75, %24
  %77 = mul nsw i32 %75, %4
  %78 = mul i32 %76, 9
  %79 = add nsw i32 %25, %77
  %80 = mul nsw i32 %79, %5
  %81 = xor i1 %32, true, !dbg !254
  %82 = or i1 %26, %81, !dbg !254
  br i1 %82, label %96, label %91, !dbg !254

83:                                               ; preds = %217, %21
  %84 = phi float [ 0.000000e+00, %21 ], [ %225, %217 ], !dbg !255
  %85 = mul nsw i32 %4, %17, !dbg !256
  %86 = add nuw nsw i32 %85, %16, !dbg !257
  %87 = mul nsw i32 %86, %5, !dbg !258
  %88 = add nsw i32 %87, %11, !dbg !259
  %89 = sext i32 %88 to i64, !dbg !260
  %90 = getelementptr inbounds float, ptr %2, i64 %89, !dbg !260
  store float %84, ptr %90, align 4, !dbg !261, !tbaa !36
  br label %228, !dbg !262

91:                                               ; preds = %73
  %92 = add nsw i32 %28, %80, !dbg !263
  %93 = sext i32 %92 to i64, !dbg !264
  %94 = getelementptr inbounds float, ptr %0, i64 %93, !dbg !264
  %95 = load float, ptr %94, align 4, !dbg !264, !tbaa !36
  br label %96, !dbg !265

96:                                               ; preds = %73, %91
  %97 = phi contract float [ %95, %91 ], [ 0.000000e+00, %73 ], !dbg !265
  %98 = add i32 %78, -1, !dbg !266
  %99 = sext i32 %98 to i64, !dbg !267
  %100 = getelementptr float, ptr %1, i64 %99, !dbg !267
  %101 = getelementptr i8, ptr %100, i64 4, !dbg !267
  %102 = load float, ptr %101, align 4, !dbg !267, !tbaa !36
  %103 = fmul contract float %97, %102, !dbg !268
  %104 = fadd contract float %74, %103, !dbg !269
  %105 = xor i1 %36, true, !dbg !254
  %106 = or i1 %26, %105, !dbg !254
  br i1 %106, label %112, label %107, !dbg !254

107:                                              ; preds = %96
  %108 = add nsw i32 %11, %80, !dbg !263
  %109 = sext i32 %108 to i64, !dbg !264
  %110 = getelementptr inbounds float, ptr %0, i64 %109, !dbg !264
  %111 = load float, ptr %110, align 4, !dbg !264, !tbaa !36
  br label %112, !dbg !265

112:                                              ; preds = %96, %107
  %113 = phi contract float [ %111, %107 ], [ 0.000000e+00, %96 ], !dbg !265
  %114 = sext i32 %78 to i64, !dbg !267
  %115 = getelementptr float, ptr %1, i64 %114, !dbg !267
  %116 = getelementptr i8, ptr %115, i64 4, !dbg !267
  %117 = load float, ptr %116, align 4, !dbg !267, !tbaa !36
  %118 = fmul contract float %113, %117, !dbg !268
  %119 = fadd contract float %104, %118, !dbg !269
  %120 = xor i1 %41, true, !dbg !254
  %121 = select i1 %26, i1 true, i1 %120, !dbg !254
  br i1 %121, label %127, label %122, !dbg !254

122:                                              ; preds = %112
  %123 = add nsw i32 %37, %80, !dbg !263
  %124 = sext i32 %123 to i64, !dbg !264
  %125 = getelementptr inbounds float, ptr %0, i64 %124, !dbg !264
  %126 = load float, ptr %125, align 4, !dbg !264, !tbaa !36
  br label %127, !dbg !265

127:                                              ; preds = %112, %122
  %128 = phi contract float [ %126, %122 ], [ 0.000000e+00, %112 ], !dbg !265
  %129 = add i32 %78, 1, !dbg !266
  %130 = sext i32 %129 to i64, !dbg !267
  %131 = getelementptr float, ptr %1, i64 %130, !dbg !267
  %132 = getelementptr i8, ptr %131, i64 4, !dbg !267
  %133 = load float, ptr %132, align 4, !dbg !267, !tbaa !36
  %134 = fmul contract float %128, %133, !dbg !268
  %135 = fadd contract float %119, %134, !dbg !269
  %136 = mul i32 %76, 9
  %137 = add i32 %136, 3
  %138 = add nsw i32 %16, %77
  %139 = mul nsw i32 %138, %5
  br i1 %46, label %140, label %145, !dbg !270

140:                                              ; preds = %127
  %141 = add nsw i32 %47, %139, !dbg !263
  %142 = sext i32 %141 to i64, !dbg !264
  %143 = getelementptr inbounds float, ptr %0, i64 %142, !dbg !264
  %144 = load float, ptr %143, align 4, !dbg !264, !tbaa !36
  br label %145, !dbg !265

145:                                              ; preds = %140, %127
  %146 = phi contract float [ %144, %140 ], [ 0.000000e+00, %127 ], !dbg !265
  %147 = add i32 %136, 2, !dbg !266
  %148 = sext i32 %147 to i64, !dbg !267
  %149 = getelementptr float, ptr %1, i64 %148, !dbg !267
  %150 = getelementptr i8, ptr %149, i64 4, !dbg !267
  %151 = load float, ptr %150, align 4, !dbg !267, !tbaa !36
  %152 = fmul contract float %146, %151, !dbg !268
  %153 = fadd contract float %135, %152, !dbg !269
  br i1 %51, label %154, label %159, !dbg !270

154:                                              ; preds = %145
  %155 = add nsw i32 %11, %139, !dbg !263
  %156 = sext i32 %155 to i64, !dbg !264
  %157 = getelementptr inbounds float, ptr %0, i64 %156, !dbg !264
  %158 = load float, ptr %157, align 4, !dbg !264, !tbaa !36
  br label %159, !dbg !265

159:                                              ; preds = %154, %145
  %160 = phi contract float [ %158, %154 ], [ 0.000000e+00, %145 ], !dbg !265
  %161 = sext i32 %137 to i64, !dbg !267
  %162 = getelementptr float, ptr %1, i64 %161, !dbg !267
  %163 = getelementptr i8, ptr %162, i64 4, !dbg !267
  %164 = load float, ptr %163, align 4, !dbg !267, !tbaa !36
  %165 = fmul contract float %160, %164, !dbg !268
  %166 = fadd contract float %153, %165, !dbg !269
  br i1 %56, label %167, label %172, !dbg !270

167:                                              ; preds = %159
  %168 = add nsw i32 %52, %139, !dbg !263
  %169 = sext i32 %168 to i64, !dbg !264
  %170 = getelementptr inbounds float, ptr %0, i64 %169, !dbg !264
  %171 = load float, ptr %170, align 4, !dbg !264, !tbaa !36
  br label %172, !dbg !265

172:                                              ; preds = %167, %159
  %173 = phi contract float [ %171, %167 ], [ 0.000000e+00, %159 ], !dbg !265
  %174 = add i32 %136, 4, !dbg !266
  %175 = sext i32 %174 to i64, !dbg !267
  %176 = getelementptr float, ptr %1, i64 %175, !dbg !267
  %177 = getelementptr i8, ptr %176, i64 4, !dbg !267
  %178 = load float, ptr %177, align 4, !dbg !267, !tbaa !36
  %179 = fmul contract float %173, %178, !dbg !268
  %180 = fadd contract float %166, %179, !dbg !269
  %181 = mul i32 %76, 9
  %182 = add i32 %181, 6
  %183 = add nsw i32 %57, %77
  %184 = mul nsw i32 %183, %5
  br i1 %62, label %185, label %190, !dbg !270

185:                                              ; preds = %172
  %186 = add nsw i32 %63, %184, !dbg !263
  %187 = sext i32 %186 to i64, !dbg !264
  %188 = getelementptr inbounds float, ptr %0, i64 %187, !dbg !264
  %189 = load float, ptr %188, align 4, !dbg !264, !tbaa !36
  br label %190, !dbg !265

190:                                              ; preds = %185, %172
  %191 = phi contract float [ %189, %185 ], [ 0.000000e+00, %172 ], !dbg !265
  %192 = add i32 %181, 5, !dbg !266
  %193 = sext i32 %192 to i64, !dbg !267
  %194 = getelementptr float, ptr %1, i64 %193, !dbg !267
  %195 = getelementptr i8, ptr %194, i64 4, !dbg !267
  %196 = load float, ptr %195, align 4, !dbg !267, !tbaa !36
  %197 = fmul contract float %191, %196, !dbg !268
  %198 = fadd contract float %180, %197, !dbg !269
  br i1 %67, label %199, label %204, !dbg !270

199:                                              ; preds = %190
  %200 = add nsw i32 %11, %184, !dbg !263
  %201 = sext i32 %200 to i64, !dbg !264
  %202 = getelementptr inbounds float, ptr %0, i64 %201, !dbg !264
  %203 = load float, ptr %202, align 4, !dbg !264, !tbaa !36
  br label %204, !dbg !265

204:                                              ; preds = %199, %190
  %205 = phi contract float [ %203, %199 ], [ 0.000000e+00, %190 ], !dbg !265
  %206 = sext i32 %182 to i64, !dbg !267
  %207 = getelementptr float, ptr %1, i64 %206, !dbg !267
  %208 = getelementptr i8, ptr %207, i64 4, !dbg !267
  %209 = load float, ptr %208, align 4, !dbg !267, !tbaa !36
  %210 = fmul contract float %205, %209, !dbg !268
  %211 = fadd contract float %198, %210, !dbg !269
  br i1 %72, label %212, label %217, !dbg !270

212:                                              ; preds = %204
  %213 = add nsw i32 %68, %184, !dbg !263
  %214 = sext i32 %213 to i64, !dbg !264
  %215 = getelementptr inbounds float, ptr %0, i64 %214, !dbg !264
  %216 = load float, ptr %215, align 4, !dbg !264, !tbaa !36
  br label %217, !dbg !265

217:                                              ; preds = %212, %204
  %218 = phi contract float [ %216, %212 ], [ 0.000000e+00, %204 ], !dbg !265
  %219 = add i32 %181, 7, !dbg !266
  %220 = sext i32 %219 to i64, !dbg !267
  %221 = getelementptr float, ptr %1, i64 %220, !dbg !267
  %222 = getelementptr i8, ptr %221, i64 4, !dbg !267
  %223 = load float, ptr %222, align 4, !dbg !267, !tbaa !36
  %224 = fmul contract float %218, %223, !dbg !268
  %225 = fadd contract float %211, %224, !dbg !269
  %226 = add nuw nsw i32 %75, 1, !dbg !271
  %227 = icmp eq i32 %226, %3, !dbg !252
  br i1 %227, label %83, label %73, !dbg !253, !llvm.loop !272

228:                                              ; preds = %6, %83
  ret void, !dbg !262
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
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "split_sums.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "four_sums", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!27 = !DILocation(line: 7, column: 28, scope: !11)
!28 = !DILocation(line: 7, column: 24, scope: !11)
!29 = !DILocation(line: 10, column: 16, scope: !11)
!30 = !DILocation(line: 10, column: 3, scope: !11)
!31 = !DILocation(line: 17, column: 26, scope: !11)
!32 = !DILocation(line: 16, column: 12, scope: !11)
!33 = !DILocation(line: 0, scope: !11)
!34 = !DILocation(line: 16, column: 3, scope: !11)
!35 = !DILocation(line: 11, column: 11, scope: !11)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !9, i64 0}
!38 = !DILocation(line: 11, column: 20, scope: !11)
!39 = !DILocation(line: 11, column: 18, scope: !11)
!40 = !DILocation(line: 11, column: 8, scope: !11)
!41 = !DILocation(line: 12, column: 17, scope: !11)
!42 = !DILocation(line: 12, column: 11, scope: !11)
!43 = !DILocation(line: 12, column: 24, scope: !11)
!44 = !DILocation(line: 12, column: 22, scope: !11)
!45 = !DILocation(line: 12, column: 8, scope: !11)
!46 = !DILocation(line: 13, column: 17, scope: !11)
!47 = !DILocation(line: 13, column: 11, scope: !11)
!48 = !DILocation(line: 13, column: 24, scope: !11)
!49 = !DILocation(line: 13, column: 22, scope: !11)
!50 = !DILocation(line: 13, column: 8, scope: !11)
!51 = !DILocation(line: 14, column: 11, scope: !11)
!52 = !DILocation(line: 14, column: 24, scope: !11)
!53 = !DILocation(line: 14, column: 22, scope: !11)
!54 = !DILocation(line: 14, column: 8, scope: !11)
!55 = !DILocation(line: 10, column: 23, scope: !11)
!56 = !DILocation(line: 10, column: 12, scope: !11)
!57 = distinct !{!57, !30, !58, !59, !60}
!58 = !DILocation(line: 15, column: 3, scope: !11)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 16, column: 28, scope: !11)
!62 = !DILocation(line: 16, column: 37, scope: !11)
!63 = !DILocation(line: 16, column: 35, scope: !11)
!64 = !DILocation(line: 16, column: 25, scope: !11)
!65 = !DILocation(line: 16, column: 17, scope: !11)
!66 = distinct !{!66, !34, !67, !59, !60}
!67 = !DILocation(line: 16, column: 40, scope: !11)
!68 = !DILocation(line: 17, column: 14, scope: !11)
!69 = !DILocation(line: 17, column: 20, scope: !11)
!70 = !DILocation(line: 17, column: 3, scope: !11)
!71 = !DILocation(line: 17, column: 8, scope: !11)
!72 = !DILocation(line: 18, column: 1, scope: !11)
!73 = distinct !DISubprogram(name: "alternating", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !75)
!75 = distinct !DILocation(line: 22, column: 11, scope: !73)
!76 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !77)
!77 = distinct !DILocation(line: 22, column: 24, scope: !73)
!78 = !DILocation(line: 22, column: 22, scope: !73)
!79 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !80)
!80 = distinct !DILocation(line: 22, column: 37, scope: !73)
!81 = !DILocation(line: 22, column: 35, scope: !73)
!82 = !DILocation(line: 23, column: 9, scope: !73)
!83 = !DILocation(line: 25, column: 25, scope: !73)
!84 = !DILocation(line: 25, column: 3, scope: !73)
!85 = !DILocation(line: 29, column: 16, scope: !73)
!86 = !DILocation(line: 29, column: 3, scope: !73)
!87 = !DILocation(line: 29, column: 8, scope: !73)
!88 = !DILocation(line: 30, column: 1, scope: !73)
!89 = !DILocation(line: 26, column: 21, scope: !73)
!90 = !DILocation(line: 26, column: 13, scope: !73)
!91 = !DILocation(line: 26, column: 10, scope: !73)
!92 = !DILocation(line: 27, column: 14, scope: !73)
!93 = !DILocation(line: 27, column: 11, scope: !73)
!94 = !DILocation(line: 25, column: 32, scope: !73)
!95 = !DILocation(line: 25, column: 21, scope: !73)
!96 = distinct !{!96, !84, !97, !59, !60}
!97 = !DILocation(line: 28, column: 3, scope: !73)
!98 = distinct !DISubprogram(name: "panel_update", scope: !1, file: !1, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !100)
!100 = distinct !DILocation(line: 34, column: 11, scope: !98)
!101 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !102)
!102 = distinct !DILocation(line: 34, column: 24, scope: !98)
!103 = !DILocation(line: 34, column: 22, scope: !98)
!104 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !105)
!105 = distinct !DILocation(line: 34, column: 37, scope: !98)
!106 = !DILocation(line: 34, column: 35, scope: !98)
!107 = !DILocation(line: 67, column: 27, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = distinct !DILocation(line: 34, column: 54, scope: !98)
!110 = !DILocation(line: 80, column: 27, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = distinct !DILocation(line: 34, column: 67, scope: !98)
!113 = !DILocation(line: 34, column: 65, scope: !98)
!114 = !DILocation(line: 54, column: 27, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !16, file: !16, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 34, column: 80, scope: !98)
!117 = !DILocation(line: 34, column: 78, scope: !98)
!118 = !DILocation(line: 35, column: 9, scope: !98)
!119 = !DILocation(line: 35, column: 14, scope: !98)
!120 = !DILocation(line: 36, column: 18, scope: !98)
!121 = !DILocation(line: 36, column: 22, scope: !98)
!122 = !DILocation(line: 36, column: 14, scope: !98)
!123 = !{!124, !124, i64 0}
!124 = !{!"double", !9, i64 0}
!125 = !DILocation(line: 37, column: 12, scope: !98)
!126 = !DILocation(line: 37, column: 8, scope: !98)
!127 = !DILocation(line: 37, column: 19, scope: !98)
!128 = !DILocation(line: 37, column: 17, scope: !98)
!129 = !DILocation(line: 37, column: 5, scope: !98)
!130 = !DILocation(line: 38, column: 8, scope: !98)
!131 = !DILocation(line: 38, column: 27, scope: !98)
!132 = !DILocation(line: 38, column: 23, scope: !98)
!133 = !DILocation(line: 38, column: 21, scope: !98)
!134 = !DILocation(line: 38, column: 5, scope: !98)
!135 = !DILocation(line: 39, column: 8, scope: !98)
!136 = !DILocation(line: 39, column: 27, scope: !98)
!137 = !DILocation(line: 39, column: 31, scope: !98)
!138 = !DILocation(line: 39, column: 23, scope: !98)
!139 = !DILocation(line: 39, column: 21, scope: !98)
!140 = !DILocation(line: 39, column: 5, scope: !98)
!141 = !DILocation(line: 40, column: 8, scope: !98)
!142 = !DILocation(line: 40, column: 27, scope: !98)
!143 = !DILocation(line: 40, column: 31, scope: !98)
!144 = !DILocation(line: 40, column: 23, scope: !98)
!145 = !DILocation(line: 40, column: 21, scope: !98)
!146 = !DILocation(line: 40, column: 5, scope: !98)
!147 = !DILocation(line: 41, column: 8, scope: !98)
!148 = !DILocation(line: 41, column: 27, scope: !98)
!149 = !DILocation(line: 41, column: 31, scope: !98)
!150 = !DILocation(line: 41, column: 23, scope: !98)
!151 = !DILocation(line: 41, column: 21, scope: !98)
!152 = !DILocation(line: 41, column: 5, scope: !98)
!153 = !DILocation(line: 42, column: 8, scope: !98)
!154 = !DILocation(line: 42, column: 27, scope: !98)
!155 = !DILocation(line: 42, column: 31, scope: !98)
!156 = !DILocation(line: 42, column: 23, scope: !98)
!157 = !DILocation(line: 42, column: 21, scope: !98)
!158 = !DILocation(line: 42, column: 5, scope: !98)
!159 = !DILocation(line: 43, column: 16, scope: !98)
!160 = !DILocation(line: 44, column: 1, scope: !98)
!161 = distinct !DISubprogram(name: "row_max_warp", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !163)
!163 = distinct !DILocation(line: 48, column: 13, scope: !161)
!164 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !165)
!165 = distinct !DILocation(line: 50, column: 16, scope: !161)
!166 = !DILocation(line: 50, column: 31, scope: !161)
!167 = !DILocation(line: 50, column: 3, scope: !161)
!168 = !DILocation(line: 51, column: 3, scope: !161)
!169 = !DILocation(line: 50, column: 68, scope: !161)
!170 = !DILocation(line: 50, column: 58, scope: !161)
!171 = !DILocation(line: 136, column: 55, scope: !172, inlinedAt: !174)
!172 = distinct !DISubprogram(name: "fmaxf", scope: !173, file: !173, line: 136, type: !12, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!174 = distinct !DILocation(line: 50, column: 49, scope: !161)
!175 = !DILocation(line: 50, column: 38, scope: !161)
!176 = distinct !{!176, !167, !177, !59, !60}
!177 = !DILocation(line: 50, column: 72, scope: !161)
!178 = !DILocation(line: 52, column: 19, scope: !161)
!179 = !DILocation(line: 182, column: 22, scope: !180, inlinedAt: !182)
!180 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !181, file: !181, line: 181, type: !12, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!182 = distinct !DILocation(line: 51, column: 45, scope: !161)
!183 = !DILocation(line: 136, column: 55, scope: !172, inlinedAt: !184)
!184 = distinct !DILocation(line: 51, column: 36, scope: !161)
!185 = !DILocation(line: 51, column: 25, scope: !161)
!186 = !DILocation(line: 51, column: 20, scope: !161)
!187 = distinct !{!187, !168, !188, !59, !60}
!188 = !DILocation(line: 51, column: 78, scope: !161)
!189 = !DILocation(line: 52, column: 25, scope: !161)
!190 = !DILocation(line: 52, column: 32, scope: !161)
!191 = !DILocation(line: 53, column: 1, scope: !161)
!192 = distinct !DISubprogram(name: "block_dots", scope: !1, file: !1, line: 56, type: !12, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !194)
!194 = distinct !DILocation(line: 58, column: 11, scope: !192)
!195 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !196)
!196 = distinct !DILocation(line: 58, column: 25, scope: !192)
!197 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !198)
!198 = distinct !DILocation(line: 58, column: 38, scope: !192)
!199 = !DILocation(line: 58, column: 36, scope: !192)
!200 = !DILocation(line: 58, column: 23, scope: !192)
!201 = !DILocation(line: 60, column: 12, scope: !192)
!202 = !DILocation(line: 60, column: 3, scope: !192)
!203 = !DILocation(line: 60, column: 51, scope: !192)
!204 = !DILocation(line: 60, column: 58, scope: !192)
!205 = !DILocation(line: 60, column: 56, scope: !192)
!206 = !DILocation(line: 60, column: 48, scope: !192)
!207 = !DILocation(line: 60, column: 19, scope: !192)
!208 = distinct !{!208, !202, !209, !59, !60}
!209 = !DILocation(line: 60, column: 61, scope: !192)
!210 = !DILocation(line: 0, scope: !192)
!211 = !DILocation(line: 61, column: 3, scope: !192)
!212 = !DILocation(line: 61, column: 22, scope: !192)
!213 = !DILocation(line: 62, column: 3, scope: !192)
!214 = !DILocation(line: 63, scope: !192)
!215 = !DILocation(line: 63, column: 34, scope: !192)
!216 = !DILocation(line: 63, column: 3, scope: !192)
!217 = !DILocation(line: 67, column: 19, scope: !192)
!218 = !DILocation(line: 64, column: 21, scope: !192)
!219 = !DILocation(line: 64, column: 66, scope: !192)
!220 = !DILocation(line: 64, column: 48, scope: !192)
!221 = !DILocation(line: 64, column: 45, scope: !192)
!222 = !DILocation(line: 64, column: 26, scope: !192)
!223 = !DILocation(line: 65, column: 5, scope: !192)
!224 = distinct !{!224, !216, !225, !59, !60}
!225 = !DILocation(line: 66, column: 3, scope: !192)
!226 = !DILocation(line: 67, column: 43, scope: !192)
!227 = !DILocation(line: 67, column: 25, scope: !192)
!228 = !DILocation(line: 67, column: 41, scope: !192)
!229 = !DILocation(line: 68, column: 1, scope: !192)
!230 = distinct !DISubprogram(name: "conv_zeros", scope: !1, file: !1, line: 71, type: !12, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !232)
!232 = distinct !DILocation(line: 72, column: 12, scope: !230)
!233 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !234)
!234 = distinct !DILocation(line: 72, column: 25, scope: !230)
!235 = !DILocation(line: 72, column: 23, scope: !230)
!236 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !237)
!237 = distinct !DILocation(line: 72, column: 38, scope: !230)
!238 = !DILocation(line: 72, column: 36, scope: !230)
!239 = !DILocation(line: 67, column: 27, scope: !108, inlinedAt: !240)
!240 = distinct !DILocation(line: 72, column: 56, scope: !230)
!241 = !DILocation(line: 80, column: 27, scope: !111, inlinedAt: !242)
!242 = distinct !DILocation(line: 72, column: 69, scope: !230)
!243 = !DILocation(line: 72, column: 67, scope: !230)
!244 = !DILocation(line: 54, column: 27, scope: !115, inlinedAt: !245)
!245 = distinct !DILocation(line: 72, column: 82, scope: !230)
!246 = !DILocation(line: 72, column: 80, scope: !230)
!247 = !DILocation(line: 68, column: 27, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "__fetch_builtin_z", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = distinct !DILocation(line: 73, column: 11, scope: !230)
!250 = !DILocation(line: 74, column: 10, scope: !230)
!251 = !DILocation(line: 74, column: 19, scope: !230)
!252 = !DILocation(line: 76, column: 21, scope: !230)
!253 = !DILocation(line: 76, column: 3, scope: !230)
!254 = !DILocation(line: 82, column: 27, scope: !230)
!255 = !DILocation(line: 75, column: 9, scope: !230)
!256 = !DILocation(line: 85, column: 8, scope: !230)
!257 = !DILocation(line: 85, column: 12, scope: !230)
!258 = !DILocation(line: 85, column: 18, scope: !230)
!259 = !DILocation(line: 85, column: 26, scope: !230)
!260 = !DILocation(line: 85, column: 3, scope: !230)
!261 = !DILocation(line: 85, column: 32, scope: !230)
!262 = !DILocation(line: 86, column: 1, scope: !230)
!263 = !DILocation(line: 82, column: 87, scope: !230)
!264 = !DILocation(line: 82, column: 64, scope: !230)
!265 = !DILocation(line: 82, column: 19, scope: !230)
!266 = !DILocation(line: 83, column: 58, scope: !230)
!267 = !DILocation(line: 83, column: 18, scope: !230)
!268 = !DILocation(line: 83, column: 16, scope: !230)
!269 = !DILocation(line: 83, column: 11, scope: !230)
!270 = !DILocation(line: 82, column: 37, scope: !230)
!271 = !DILocation(line: 76, column: 33, scope: !230)
!272 = distinct !{!272, !253, !273, !59, !60}
!273 = !DILocation(line: 84, column: 7, scope: !230)
